"""Which number may follow which, and what is missing between two: questions about numbers alone."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from ccg_rules.rulebook.numbers import following, parent, parts, under

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Move = Literal["child", "sibling", "up"]

_UNUSED = "lo"
"""The letters that are passed over where they would be taken for 1 and 0."""
_FIRST = {"a": "a", "A": "A", "а": "а", "А": "А"}


@dataclass(frozen=True, slots=True)
class Style:
    """How a rulebook counts: what the first paragraph below another has, by level, and which letters."""

    first: tuple[tuple[str, ...], ...]
    """What is added to a number for its first child: by the level of the child, from 1; `.1`, `a`, `.a`."""
    skips: bool
    """Whether the letters l and o are passed over."""

    def first_children(self, number: str) -> tuple[str, ...]:
        """Return the numbers that the first paragraph below `number` may have."""
        level = len(parts(number)) + 1
        added = self.first[level] if level < len(self.first) else (".1",)
        lettered = number.isdecimal() is False and any(c.isalpha() for c in number)
        return tuple(number + each for each in added if not (lettered and each[-1].isalpha()))

    def next_sibling(self, number: str) -> str | None:
        """Return the number after it on its level; `None` after the last letter."""
        try:
            found = following(number)
            if self.skips and found[-1].lower() in _UNUSED:
                found = following(found)
        except ValueError:
            return None
        return found

    def sibling_before(self, number: str) -> str | None:
        """Return the number before it on its level; `None` before the first."""
        value = parts(number)[-1]
        if value <= 1:
            return None
        if number[-1].isdigit():
            return re.sub(r"\d+$", str(value - 1), number)
        letters = (chr(ord(number[-1]) - back) for back in (1, 2))
        return next((n for c in letters if self.next_sibling(n := number[:-1] + c) == number), None)


def style_of(numbers: Iterable[str]) -> Style:
    """Return how the numbers count; a level that is not among them is counted in whole numbers."""
    first: list[dict[str, None]] = [{}]
    letters = set()
    for number in numbers:
        depth = len(parts(number))
        while len(first) <= depth:
            first.append({})
        if tail := re.search(r"(\.?)(\D)$", number):
            letters.add(tail[2].lower())
            cyrillic = "а" <= tail[2].lower() <= "я"
            letter = "а" if cyrillic else "a"
            first[depth][tail[1] + (letter.upper() if tail[2].isupper() else letter)] = None
        elif depth > 1:
            first[depth][".1"] = None
    skips = not letters & set(_UNUSED) and bool(letters & set("mp"))
    return Style(tuple(tuple(each) or (".1",) for each in first), skips)


@lru_cache(maxsize=65536)
def move(before: str, after: str) -> Move:
    """Return how one comes from a number to a later one."""
    if under(before, after):
        return "child"
    return "sibling" if parent(before) == parent(after) else "up"


def missing(before: str, after: str, style: Style) -> tuple[int, int] | None:
    """Return how many siblings, and how many parents, lack between two numbers; `None` in the wrong order.

    Between 408 and 408.2 a sibling lacks, between 409.3 and 410.1 a parent.
    """
    one, other = parts(before), parts(after)
    if one >= other:
        return None
    shared = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), len(one))
    reached = one[shared] if shared < len(one) else 0
    siblings = other[shared] - reached - 1 - _passed(after, reached, other[shared], shared, style)
    siblings += sum(value - 1 for value in other[shared + 1 :])
    return max(0, siblings), len(other) - shared - 1


def _passed(number: str, begin: int, end: int, at: int, style: Style) -> int:
    """Return how many letters that are passed over lie between two values of a component."""
    if not style.skips or at != len(parts(number)) - 1 or not number[-1].isalpha():
        return 0
    return sum(begin < ord(letter) - ord("a") + 1 < end for letter in _UNUSED)


def lacking(before: str, after: str, style: Style, most: int = 50) -> list[str]:
    """Return the numbers that lack between two, those of the last level only, at most so many."""
    above = parent(after)
    step: str | None
    if move(before, after) == "sibling":
        step = style.next_sibling(before)
    else:
        level = len(parts(after)) - 1
        ancestor = before
        while len(parts(ancestor)) > level + 1:
            ancestor = parent(ancestor) or ancestor
        same = len(parts(ancestor)) == level + 1 and parent(ancestor) == above
        if same:
            step = style.next_sibling(ancestor)
        else:
            step = f"{above}.1" if above is not None else after
            if after[-1].isalpha():
                step = re.sub(r".$", "a" if after[-1].isascii() else "а", after)
    found: list[str] = []
    while step is not None and parts(step) < parts(after) and len(found) < most:
        found.append(step)
        step = style.next_sibling(step)
    return found


def ancestors(number: str) -> Sequence[str]:
    """Return the numbers above it, the nearest first."""
    found = []
    above = parent(number)
    while above is not None:
        found.append(above)
        above = parent(above)
    return found
