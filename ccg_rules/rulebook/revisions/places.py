"""Where a paragraph of one edition would stand in another: its number, and whether the sources reach it."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING

from ccg_rules.rulebook.numbers import is_number, is_within, parent, parts, under
from ccg_rules.rulebook.revisions.align import chain

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from ccg_rules.rulebook.model import Edition
    from ccg_rules.rulebook.revisions.align import Pair

_Shift = tuple[int, int]
"""The last component of a number, and by how much it is another in the other edition."""
_SHARE = 4
"""One in so many of the children that both editions show must be paired, for their parents to be."""
_BOOK = ""
"""What everything stands under."""


class Places:
    """The places of one edition in another, by the pairs of both."""

    def __init__(self, here: Edition, there: Edition, spine: Sequence[Pair], pairs: Iterable[Pair]) -> None:
        """Take the pairs from `here` to `there` that keep the order, and all pairs."""
        self._here, self._there, self._spine = here, there, spine
        self._pairs = list(pairs)

    def covered(self, place: int) -> bool:
        """Tell whether the sources of the other edition cover the place where the paragraph would stand.

        They do if it stands in one window with neighbours that stand in one window of theirs. Else its number
        there decides, as what stands before it shifted and as what stands after it did: they must agree.
        """
        return self._reached(place, all)

    def perhaps_covered(self, place: int) -> bool:
        """Tell whether they cover it by either."""
        return self._reached(place, any)

    def _reached(self, place: int, quorum: Callable[[Iterable[bool]], bool]) -> bool:
        if self._there.complete:
            return True
        number = self._here.paragraphs[place].number
        ends = self._neighbour(number, self._before(place)), self._neighbour(number, self._after(place))
        if None not in ends and self._in_one_window(place, *ends):
            return True
        return quorum(self._there.covers(self._shifted(number, side)) for side in (_from_before, _from_after))

    def number(self, number: str) -> str:
        """Return the number in the other edition, shifted as its parent and its nearest sibling were."""
        there = self._shifted(number, _nearest)
        return self._printed.get(parts(there), there)

    @cached_property
    def _printed(self) -> dict[tuple[int, ...], str]:
        return {parts(p.number): p.number for p in self._there.paragraphs if p.role.numbered}

    def _shifted(self, number: str, choose: Callable[[Sequence[_Shift], int], int]) -> str:
        if (known := self._counterparts.get(number)) is not None:
            return known
        above = parent(number)
        there = None if above is None else self._shifted(above, choose)
        value = parts(number)[-1]
        shift = choose(self._shifts.get((above, there), ()), value)
        same = f"{there or ''}{number[len(above or '') :]}"
        # A letter that shifts, or stands below a letter then, becomes a whole number, which sorts alike.
        if shift == 0 and is_number(same):
            return same
        return ".".join([*([there] if there else []), str(max(value + shift, 0))])

    @cached_property
    def _counterparts(self) -> Mapping[str, str]:
        """By number here: the number there, of what is paired, and of what its children say stands for it.

        A child that strayed, or moved, says little: of its children enough must speak for a parent, and what
        only one speaks for must keep the order among its like, and not have a better counterpart.
        """
        found: dict[str, str] = {}
        votes = self._votes_by_depth()
        for depth in range(max(votes, default=0), 0, -1):
            level = votes.get(depth, {})
            best = {
                n: max(level[n], key=lambda there: (level[n][there], -_distance(n, there))) for n in level
            }
            most: Counter[str] = Counter()
            for number, there in best.items():
                most[there] = max(most[there], level[number][there])
                if (above := parent(number)) is not None and (top := parent(there)) is not None:
                    votes.setdefault(depth - 1, {}).setdefault(above, Counter())[top] += 1
            weighed = {number: (there, level[number][there]) for number, there in best.items()}
            in_order = _in_order(weighed)
            for number, (there, count) in weighed.items():
                seen = min(self._children[0][number], self._children[1][there])
                if count * _SHARE >= seen and (count > 1 or (number in in_order and most[there] == 1)):
                    found[number] = there
        return found

    @cached_property
    def _children(self) -> tuple[Counter[str | None], Counter[str | None]]:
        """By number, here and there: how many paragraphs are numbered directly below it."""
        here, there = (
            Counter(parent(p.number) for p in edition.paragraphs if p.role.numbered)
            for edition in (self._here, self._there)
        )
        return here, there

    def _votes_by_depth(self) -> dict[int, dict[str, Counter[str]]]:
        found: dict[int, dict[str, Counter[str]]] = {}
        here, there = self._here.paragraphs, self._there.paragraphs
        for i, j in self._pairs:
            if here[i].role.numbered and there[j].role.numbered:
                level = found.setdefault(len(parts(here[i].number)), {})
                level.setdefault(here[i].number, Counter())[there[j].number] += 1
        return found

    @cached_property
    def _shifts(self) -> Mapping[tuple[str | None, str | None], list[_Shift]]:
        """By parent here and there: by how much each child shifted, in order."""
        families: dict[tuple[str | None, str | None], dict[str, tuple[str, int]]] = {}
        for number, there in self._counterparts.items():
            families.setdefault((parent(number), parent(there)), {})[number] = there, 1
        return {
            parents: sorted((parts(n)[-1], parts(family[n][0])[-1] - parts(n)[-1]) for n in _in_order(family))
            for parents, family in families.items()
        }

    def _before(self, place: int) -> Iterator[Pair]:
        at = bisect_left(self._spine, place, key=lambda pair: pair[0])
        return reversed(self._spine[:at])

    def _after(self, place: int) -> Iterator[Pair]:
        at = bisect_left(self._spine, place + 1, key=lambda pair: pair[0])
        return iter(self._spine[at:])

    def _in_one_window(self, place: int, *pairs: Pair | None) -> bool:
        """Tell whether the pairs stand in one window there, and with the place in one here."""
        heres = [place, *(pair[0] for pair in pairs if pair)]
        theres = [pair[1] for pair in pairs if pair]
        return all(
            edition.complete
            or any(
                all(is_within(edition.paragraphs[each].number, window) for each in found)
                for window in edition.coverage
            )
            for edition, found in ((self._here, heres), (self._there, theres))
        )

    def _neighbour(self, number: str, pairs: Iterator[Pair]) -> Pair | None:
        """Return the first of the pairs that is a neighbour of the number.

        What strayed from another chapter is none, though it keeps the order: it says nothing of what lies
        between, only of what is below itself.
        """
        for pair in pairs:
            top = self._in_line(*pair)
            if top == _BOOK or (top is not None and under(top, number)):
                return pair
        return None

    def _in_line(self, i: int, j: int) -> str | None:
        """Return the number below which all shifted as the pair did, `None` if the pair is out of line."""
        here: str | None = self._here.paragraphs[i].number
        there: str | None = self._there.paragraphs[j].number
        top = None
        while here is not None and there is not None and self._counterparts.get(here) == there:
            top, here, there = here, parent(here), parent(there)
        return _BOOK if here is None and there is None else top


def places(
    old: Edition, new: Edition, spine: Sequence[Pair], pairs: Mapping[int, int]
) -> tuple[Places, Places]:
    """Return the places of the old edition in the new and of the new in the old."""
    forwards = Places(old, new, spine, pairs.items())
    return forwards, Places(new, old, [(j, i) for i, j in spine], [(j, i) for i, j in pairs.items()])


def _in_order(counterparts: Mapping[str, tuple[str, int]]) -> set[str]:
    """Return those of the numbers whose counterparts keep their order: the heaviest that can together.

    Of two ways as heavy it is the one that shifted less.
    """
    numbers = sorted(counterparts, key=parts)
    others = sorted(numbers, key=lambda number: parts(counterparts[number][0]))  # several may be one there
    place = {number: at for at, number in enumerate(others)}

    def weight(number: str) -> float:
        there, votes = counterparts[number]
        return votes + 0.01 / (1 + _distance(number, there))

    return {numbers[i] for i, _ in chain((i, place[n], weight(n)) for i, n in enumerate(numbers))}


def _distance(number: str, other: str) -> int:
    """Return how far two numbers are from each other in the first component in which they differ at all."""
    return next((abs(a - b) for a, b in zip(parts(number), parts(other), strict=False) if a != b), 0)


def _nearest(shifts: Sequence[_Shift], value: int) -> int:
    return min(shifts, key=lambda each: abs(each[0] - value), default=(0, 0))[1]


def _from_before(shifts: Sequence[_Shift], value: int) -> int:
    """Return the shift of the last sibling before; where there is none, of the first after."""
    at = bisect_left(shifts, (value,))
    return shifts[max(at - 1, 0)][1] if shifts else 0


def _from_after(shifts: Sequence[_Shift], value: int) -> int:
    """Return the shift of the first sibling after; where there is none, of the last before."""
    at = bisect_left(shifts, (value,))
    return shifts[min(at, len(shifts) - 1)][1] if shifts else 0
