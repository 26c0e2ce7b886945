"""Where a paragraph of one edition would stand in another: its number, and whether the sources reach it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from ccg_rules.rulebook.numbers import is_within, parent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ccg_rules.rulebook.model import Edition
    from ccg_rules.rulebook.revisions.align import Pair


class Places:
    """The places of one edition in another, by the pairs that keep the order."""

    def __init__(self, here: Edition, there: Edition, spine: Sequence[Pair]) -> None:
        """Take the pairs from `here` to `there`."""
        self._here, self._there, self._spine = here, there, spine

    def covered(self, place: int) -> bool:
        """Tell whether the sources of the other edition cover the place where the paragraph would stand.

        They do between two neighbours that lie in one window of theirs; else its number there decides.
        """
        before, after = self._neighbours[place]
        if before is not None and after is not None:
            ends = self._there.paragraphs[before].number, self._there.paragraphs[after].number
            if any(all(is_within(end, window) for end in ends) for window in self._there.coverage):
                return True
        return self._there.covers(self.number(self._here.paragraphs[place].number))

    def number(self, number: str) -> str:
        """Return the number in the other edition, shifted as its parent and its nearest sibling were."""
        if (known := self._known.get(number)) is not None:
            return known
        above = parent(number)
        there = self.number(above) if above is not None else None
        last = number[len(above or "") :]
        digits = last.removeprefix(".")
        if digits.isdigit():
            siblings = self._shifts.get((above, there), ())
            shift = min(siblings, key=lambda each: abs(each[0] - int(digits)), default=(0, 0))[1]
            last = last.replace(digits, str(max(int(digits) + shift, 0)))
        return f"{there or ''}{last}"

    @cached_property
    def _known(self) -> dict[str, str]:
        here, there = self._here.paragraphs, self._there.paragraphs
        return {
            here[i].number: there[j].number
            for i, j in self._spine
            if here[i].role.numbered and there[j].role.numbered
        }

    @cached_property
    def _shifts(self) -> dict[tuple[str | None, str | None], list[tuple[int, int]]]:
        """By parent here and there: the last component of each paired child, and by how much it shifted."""
        found: dict[tuple[str | None, str | None], list[tuple[int, int]]] = {}
        for number, counterpart in self._known.items():
            above, there = parent(number), parent(counterpart)
            lasts = [n[len(p or "") :].removeprefix(".") for n, p in ((number, above), (counterpart, there))]
            if all(last.isdigit() for last in lasts):
                found.setdefault((above, there), []).append((int(lasts[0]), int(lasts[1]) - int(lasts[0])))
        return found

    @cached_property
    def _neighbours(self) -> list[tuple[int | None, int | None]]:
        """By place: where the nearest paired paragraphs before and after it stand in the other edition."""
        counterparts = dict(self._spine)
        size = len(self._here.paragraphs)
        before: list[int | None] = []
        for place in range(size):
            before.append(counterparts.get(place, before[-1] if before else None))
        after: list[int | None] = []
        for place in reversed(range(size)):
            after.append(counterparts.get(place, after[-1] if after else None))
        return list(zip(before, reversed(after), strict=True))
