"""How likely a paragraph takes a number after another, from what it looks like and what the text says of it.

Nothing here depends on a game: what counts is how the rulebook itself does it where numbers are printed, what
its cross references say, and a few expectations for want of either.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from math import log, prod
from typing import TYPE_CHECKING

from ccg_rules.rulebook.importing import lattice
from ccg_rules.rulebook.importing.lattice import Edge, State
from ccg_rules.rulebook.importing.roles import (
    LIKELY_HEADING,
    front_likeness,
    heading_likeness,
    is_back_matter,
    looks,
)
from ccg_rules.rulebook.importing.successors import ancestors, missing, move, style_of
from ccg_rules.rulebook.numbers import parent, parts
from ccg_rules.rulebook.references import find_references, numbers_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ccg_rules.rulebook.importing.lines import Line
    from ccg_rules.rulebook.importing.roles import Look
    from ccg_rules.rulebook.importing.successors import Move
    from ccg_rules.rulebook.model import Reference

HEADING, STEP, BESIDE_STEP, TEXT = range(4)
"""What the numbered paragraphs of a level may be; `BESIDE_STEP` is a text after a step of its chapter."""


@dataclass(frozen=True, slots=True)
class Named:
    """A cross reference: the paragraph it stands in, what it names, and the stems of the words before it."""

    place: int
    first: str
    last: str
    stems: tuple[str, ...]
    quote: str


@dataclass(slots=True)
class Item:
    """A paragraph that may have a number, among all that may."""

    line: Line
    look: Look
    window: int
    nth: int
    """Which of its window, from 0."""
    likeness: float
    kind: int = TEXT
    own_range: str | None = None
    """The number whose children a range in its text names, if it is the only such."""
    names: frozenset[str] = frozenset()
    stems: frozenset[str] = frozenset()
    label: frozenset[str] = frozenset()
    """The stems of the name of a step, or of a title."""
    chapter: frozenset[str] = frozenset()
    """The stems of the title above it."""

    @property
    def opens(self) -> bool:
        """Whether it is the first of its window."""
        return self.nth == 0

    @property
    def likely_heading(self) -> bool:
        """Whether it is rather a heading than not."""
        return self.likeness >= LIKELY_HEADING


# How often a level has headings, steps among what is no heading, and both among paragraphs without a number:
# seen so many times, of so many, before anything was read.
_HEADINGS = {0: (0.15, 5.0), 1: (4.7, 5.0), 2: (0.15, 5.0), 3: (0.05, 5.0)}
_STEPS = {0: (0.05, 2.0), 1: (0.2, 2.0), 2: (2.0, 4.0), 3: (0.05, 2.0)}
_MOVES: dict[int, dict[Move, float]] = {
    1: {"child": 2.0, "sibling": 1.0, "up": 0.01},
    2: {"child": 0.7, "sibling": 3.6, "up": 1.5},
    3: {"child": 0.1, "sibling": 4.0, "up": 1.9},
}
_HEADING_SHARE = 0.25
"""How many of all paragraphs are headings, to tell how much a likeness means."""


class Ways:
    """The paragraphs of the windows of an edition, and how likely each takes which number."""

    def __init__(self, windows: Sequence[Sequence[Line]]) -> None:
        """Look at the paragraphs once; everything after this is arithmetic."""
        self.looks = [looks(window) for window in windows]
        self.items = [
            Item(line, seen, w, 0, heading_likeness(line))
            for w, (window, row) in enumerate(zip(windows, self.looks, strict=True))
            for line, seen in zip(window, row, strict=True)
            if line.number is not None or seen in ("text", "step")
        ]
        for before, item in pairwise([None, *self.items]):
            assert item is not None
            item.nth = before.nth + 1 if before is not None and before.window == item.window else 0
        self.printed = [item.line.number for item in self.items if item.line.number is not None]
        self.fixed = frozenset(self.printed)
        marked = (item.line.heading for item in self.items if item.line.number is not None)
        self._chapters = min((level for level in marked if level is not None), default=None)
        """The level of the highest headings that have numbers."""
        self._see_references(windows)
        self.style = style_of([*self.printed, *self._referenced])
        self.levels = {len(parts(number)) for number in (*self.printed, *self._referenced)}
        self._see_blocks()
        self._count()
        self._likely: dict[tuple[int, str], float] = {}
        self._moves: dict[str, tuple[tuple[str, Move], ...]] = {}

    # What the text says

    def _see_references(self, windows: Sequence[Sequence[Line]]) -> None:
        self.named: list[Named] = []
        places = {id(item.line): i for i, item in enumerate(self.items)}
        lines = [line for window in windows for line in window]
        documents: Counter[str] = Counter()
        for line in lines:
            said = frozenset(_stems(line.text))
            documents.update(said)
            if id(line) in places:
                self.items[places[id(line)]].stems = said
        self._rarity = {stem: log((len(lines) + 1) / n) for stem, n in documents.items()}
        self._children: set[str] = set()
        self._range_ends: set[str] = set()
        self._inner: set[str] = set()
        spans: set[str] = set()
        names: dict[int, set[str]] = {}
        for line in lines:
            begin = 0
            stems: tuple[str, ...] = ()
            for reference in find_references(line.text):
                place = places.get(id(line), -1)
                quote = line.text[max(0, reference.start - 40) : reference.end]
                # Of a list of numbers what stands before it says of each what it is about.
                stems = tuple(_stems(" ".join(_words_before(line.text, begin, reference.start)))) or stems
                begin = reference.end
                self.named.append(Named(place, reference.first, reference.last, stems, quote))
                spans.update(self._see_range(reference))
                if place >= 0:
                    names.setdefault(place, set()).update(numbers_of(reference))
        self._referenced = sorted(spans, key=parts)
        self._referenced_keys = [parts(number) for number in self._referenced]
        for i, item in enumerate(self.items):
            ranges = {parent(n.first) for n in self.named if n.place == i and n.first != n.last}
            item.own_range = ranges.pop() if len(ranges) == 1 else None
        for place, found in names.items():
            self.items[place].names = frozenset(found)

    def _see_range(self, reference: Reference) -> list[str]:
        """Return the numbers a reference names, and keep what a range says of its parent and its end."""
        found = numbers_of(reference)
        above = parent(reference.first)
        if reference.first != reference.last and above is not None and above == parent(reference.last):
            self._children.add(above)
            self._range_ends.add(reference.last)
            self._inner.update(found[:-1])
        return found

    def _see_blocks(self) -> None:
        """Tell texts that stand after a step of their chapter from others."""
        in_steps = False
        chapter: frozenset[str] = frozenset()
        for item in self.items:
            if item.opens:
                chapter = frozenset()
            number = item.line.number
            if item.likely_heading or (number is not None and len(parts(number)) == 1):
                in_steps = False
                chapter = item.stems
            item.chapter = chapter
            if item.look == "step":
                item.kind, in_steps = STEP, True
                item.label = frozenset(_stems(item.line.text.partition(".")[0]))
            elif in_steps:
                item.kind = BESIDE_STEP

    # How the rulebook does it where numbers are printed

    def _count(self) -> None:
        headings = {level: list(share) for level, share in _HEADINGS.items()}
        steps = {level: list(share) for level, share in _STEPS.items()}
        moves = {level: dict(shares) for level, shares in _MOVES.items()}
        self.kept = [0] * lattice.DEEPEST
        gaps = [0.3, 0.2, 30.0]
        before: Item | None = None
        for item in self.items:
            number = item.line.number
            if number is not None:
                level = lattice.level(number)
                self.kept[level - 1] += 1
                headings[level][0] += item.likely_heading
                headings[level][1] += 1
                if item.kind in (STEP, BESIDE_STEP):
                    steps[level][0] += item.kind == STEP
                    steps[level][1] += 1
                last = before.line.number if before is not None else None
                if last is not None and not item.opens and parts(last) < parts(number):
                    lacks = missing(last, number, self.style)
                    assert before is not None
                    assert lacks is not None
                    gaps[0] += lacks[0] > 0
                    gaps[1] += lacks[1] > 0
                    gaps[2] += 1
                    # Where a level is nowhere printed, that none goes down to it says nothing.
                    if not before.likely_heading and len(parts(last)) + 1 in self._printed_levels:
                        moves[lattice.level(last)][move(last, number)] += 1
            before = item
        self._headings = {level: seen / of for level, (seen, of) in headings.items()}
        self._steps = {level: seen / of for level, (seen, of) in steps.items()}
        self._move_shares = {
            level: {m: n / sum(shares.values()) for m, n in shares.items()} for level, shares in moves.items()
        }
        self._gap, self._orphan = gaps[0] / gaps[2], gaps[1] / gaps[2]

    # Weights

    def look_weight(self, item: Item, level: int) -> float:
        """Return how well the looks of a paragraph fit a level; level 0 is having no number."""
        heading = self._headings[level]
        found = item.likeness / _HEADING_SHARE * heading
        other = (1 - item.likeness) / (1 - _HEADING_SHARE) * (1 - heading)
        if item.kind == STEP:
            other *= 2 * self._steps[level]
        elif item.kind == BESIDE_STEP:
            other *= 2 * (1 - self._steps[level])
        return found + other

    def front_weight(self, item: Item, before: int) -> float:
        """Return how likely a paragraph stands before the rules of a file, with `before` others."""
        weight = front_likeness(item.line) * (1.0 if before else _FOREWORD)
        if item.window:
            # A fragment has a title of its own more seldom, and is the rest of a clause if it has none.
            weight *= 1.0 if before else _FRAGMENT * item.likeness
        return weight * (4.0 if self.is_above(item) else 1.0)

    def is_above(self, item: Item) -> bool:
        """Tell whether a paragraph is marked up as a heading of what all numbered headings stand below."""
        level = item.line.heading
        return level is not None and self._chapters is not None and level < self._chapters

    def move_weight(self, number: str, how: Move, carrier: Item | None, item: Item) -> float:
        """Return how likely it goes on from a number like this; `carrier` is the paragraph that has it."""
        level = lattice.level(number)
        shares = self._move_shares[level]
        child = shares["child"]
        if carrier is not None:
            child = carrier.likeness * 0.95 + (1 - carrier.likeness) * child
            if carrier.kind == STEP:
                child = min(0.9, child * (1.0, 1.5, 2.4)[1 + _about(item, carrier)])
        if number in self._children:
            child = max(child, 0.9)
        if how == "child":
            return child
        return (1 - child) * shares[how] / (shares["sibling"] + shares["up"])

    def transition(self, before: str, after: str, carrier: Item | None, item: Item) -> float:
        """Return how likely `after` follows `before`, whatever the paragraph looks like."""
        lacks = missing(before, after, self.style)
        if lacks is None:
            return 1e-5
        how = move(before, after)
        weight = self.move_weight(before, how, carrier, item)
        if how == "up":
            levels = len(parts(before)) - 1
            to = len(parts(before)) - 1 - (len(ancestors(before)) - 1 - self._shared(before, after))
            weight *= {1: 1.0, 2: (0.4, 0.6)[to - 1] if 1 <= to <= 2 else 0.4}.get(levels, 0.35)
        siblings, orphans = lacks
        weight *= self._gap_weight(siblings)
        if orphans:
            weight *= self._orphan
        weight *= 0.25 ** min(4, self._skipped(before, after))
        if before in self._range_ends and how == "sibling":
            weight *= 0.4
        if how == "up" and parts(before)[-1] == 1:
            weight *= 0.3 if len(parts(before)) > 2 else 0.8
        mixed = carrier is not None and {STEP, BESIDE_STEP} == {carrier.kind, item.kind}
        if how == "sibling" and carrier is not None and mixed:
            weight *= (0.9, 0.5, 0.35)[1 + _about(item, carrier)]
        return weight

    def hope(self, state: State, end: str, more: int) -> float:
        """Return how likely a state comes to the next printed number when so many paragraphs lie between.

        That is no weight of a way, which gets its own when it arrives: it is what is worth being looked at.
        """
        lacks = missing(state.number, end, self.style) if state.number else (0, 0)
        short = sum(lacks or (0, 0)) - more
        return self._gap_weight(max(0, short))

    def _gap_weight(self, lacking: int) -> float:
        """Return how likely so many numbers are left out by the rulebook itself."""
        return self._gap * max(0.3 ** (lacking - 1), 1e-8) if lacking else 1.0

    @staticmethod
    def _shared(before: str, after: str) -> int:
        return next(
            (i for i, (a, b) in enumerate(zip(parts(before), parts(after), strict=False)) if a != b), 0
        )

    def owed(self, number: str) -> float:
        """Return how likely a paragraph has no number where the text names numbers that should follow."""
        if number in self._children:
            return 0.15
        return 0.4 if number in self._inner else 1.0

    def _skipped(self, before: str, after: str) -> int:
        """Return how many numbers that the text refers to lie between the two."""
        begin = bisect_right(self._referenced_keys, parts(before))
        return max(0, bisect_left(self._referenced_keys, parts(after)) - begin)

    def naming(self, place: int, number: str) -> float:
        """Return how well what the text says of a number fits the paragraph."""
        key = (place, number)
        if key not in self._likely:
            self._likely[key] = self._naming(self.items[place], place, number)
        return self._likely[key]

    def _naming(self, item: Item, place: int, number: str) -> float:
        weight = 1.0
        if item.own_range is not None:
            weight *= 5.0 if item.own_range == number else 1.0
        if number in item.names:
            weight *= 0.1
        for named in self._singles.get(number, ()):
            if named.place != place and named.stems:
                weight *= self._telling[bisect_left(_LIKE, self._likeness(named, item))]
        return weight

    def _likeness(self, named: Named, item: Item) -> float:
        """Return how much of what stands before a reference a paragraph says, its rare words most."""
        # The word right before a reference mostly says what it is about.
        words = (*named.stems, named.stems[-1])
        shared = sum(self._rarity[stem] for stem in words if stem in item.stems)
        return shared / (sum(self._rarity[stem] for stem in words) or 1.0)

    @cached_property
    def _telling(self) -> list[float]:
        """How much likelier what is named is this like the words before the number than another is.

        Some rulebooks name what stands at the number (`раздачу (п.402.3)`), others say of what they follow.
        """
        named_so, others = list(_NAMED_SO), list(_OTHERS)
        printed = {item.line.number: i for i, item in enumerate(self.items) if item.line.number is not None}
        told = [named for singles in self._singles.values() for named in singles if named.stems]
        stride = 1 + len(self.items) * len(told) // _COMPARED
        for count, named in enumerate(told):
            place = printed.get(named.first)
            if place is not None and place != named.place:
                named_so[bisect_left(_LIKE, self._likeness(named, self.items[place]))] += 1
            for other in range(count % stride, len(self.items), stride):
                if other not in (place, named.place):
                    others[bisect_left(_LIKE, self._likeness(named, self.items[other]))] += 1
        return [
            one * sum(others) / (other * sum(named_so)) for one, other in zip(named_so, others, strict=True)
        ]

    @cached_property
    def _singles(self) -> dict[str, list[Named]]:
        found: dict[str, list[Named]] = {}
        for named in self.named:
            if named.first == named.last:
                found.setdefault(named.first, []).append(named)
        return found

    def references_to(self, number: str) -> list[Named]:
        """Return the cross references that name a number alone."""
        return self._singles.get(number, [])

    def is_back_matter(self, place: int) -> bool:
        """Tell whether a title comes after all printed numbers of a file that prints those of its chapters.

        An appendix, the names of the authors: either is not counted with the chapters, or lost its number.
        """
        item = self.items[place]
        if item.line.number is not None or place <= self._last_printed.get(item.window, place):
            return False
        return is_back_matter(item.line) or (item.likely_heading and self.kept[0] > 1)

    def may_have_lost_children(self, number: str) -> bool:
        """Tell whether paragraphs below a number, if any, lost theirs for all one knows.

        The text names numbers of that level, and none of them is printed anywhere.
        """
        below = len(parts(number)) + 1 if number else 1
        return below in self.levels and below not in self._printed_levels

    @cached_property
    def _printed_levels(self) -> frozenset[int]:
        return frozenset(len(parts(number)) for number in self.printed)

    @cached_property
    def _last_printed(self) -> dict[int, int]:
        return {item.window: i for i, item in enumerate(self.items) if item.line.number is not None}

    # Candidates

    def successors(self, number: str) -> tuple[str, ...]:
        """Return the numbers that come right after one."""
        found: dict[str, None] = dict.fromkeys(self.style.first_children(number))
        for each in (number, *ancestors(number)):
            if (after := self.style.next_sibling(each)) is not None:
                found[after] = None
        return tuple(found)

    def openings(self, first: str | None, leading: int) -> list[str]:
        """Return the numbers that a window may begin with, when its first printed one comes so much later."""
        if first is None:
            near = {n for number in self._referenced for n in (number, *ancestors(number))}
            return sorted({*near, "1"} - self.fixed, key=parts)[:400]
        found: dict[str, None] = {}
        edge = {first: None}
        for _ in range(min(leading, 12)):
            edge = dict.fromkeys(p for number in edge for p in self._before(number) if p not in found)
            found |= edge
            if len(found) > 300:
                break
        chapter = parts(first)[0]
        near = {n for n in self._referenced if chapter - 2 <= parts(n)[0] <= chapter}
        return [n for n in (found | dict.fromkeys(sorted(near, key=parts))) if parts(n) < parts(first)]

    def _before(self, number: str) -> Iterator[str]:
        """Yield the numbers that may come right before one."""
        above = parent(number)
        if parts(number)[-1] == 1 and above is not None:
            yield above
        before = self.style.sibling_before(number)
        if before is None:
            return
        yield before
        for child in self._children_of(before, 12 if above is None else 6):
            yield child
            if above is None and 3 in self.levels:
                yield from self._children_of(child, 4)

    def _children_of(self, number: str, most: int) -> Iterator[str]:
        for first in self.style.first_children(number):
            child: str | None = first
            for _ in range(most):
                if child is not None:
                    yield child
                    child = self.style.next_sibling(child)


_LIKE = (0.0, 0.15, 0.3, 0.5, 0.75)
"""Where one likeness ends and the next begins."""
_NAMED_SO = (4.0, 1.5, 2.0, 3.0, 3.0, 3.0)
_OTHERS = (750.0, 130.0, 80.0, 30.0, 8.0, 2.0)
"""How often what is named is so like the words before its number, and any other, before anything was read."""
_COMPARED = 20_000
"""How many paragraphs are compared with what is said before numbers, to learn how much that tells."""

_WORDS_BEFORE = 7
"""The words before a reference that may say what it is about."""
_NEAR = 160
"""The characters among which they are looked for."""
_ANY_WORD = re.compile(r"[\w-]+")
_STOP = re.compile(r"[.;:]\s")
_POINTER = re.compile(
    r"см|пп?|пункт\w*|согласно|соответств\w+|описан\w*|указан\w*|глав\w*|раздел\w*|стать\w*|по|в|во|из|с|со|к|и|или"
    r"|see|per|rules?|sections?|clauses?|chapters?|described|according|under|to|in|by|with|and|or",
    re.IGNORECASE,
)
"""A word that only points at the number after it."""


def _words_before(text: str, begin: int, end: int) -> list[str]:
    """Return the words that lead to a reference, of its sentence; pointers («см. п.») are none of them."""
    found: list[str] = []
    after = end
    for word in reversed(list(_ANY_WORD.finditer(text, max(begin, end - _NEAR), end))):
        if not found and _POINTER.fullmatch(word[0]):
            continue
        if len(found) == _WORDS_BEFORE or (found and _STOP.search(text, word.end(), after)):
            break
        found.append(word[0])
        after = word.start()
    return found[::-1]


_WORD = re.compile(r"[а-яёa-z]{4,}")


def _stems(text: str) -> list[str]:
    """Return the beginnings of the words that say something, which survive their being inflected."""
    return [word[: min(5, len(word) - 1)].replace("ё", "е") for word in _WORD.findall(text.lower())]


def _about(item: Item, step: Item) -> int:
    """Return whether a text beside a step is about the step (1), its chapter (-1), or who knows (0)."""
    return bool(item.stems & step.label) - bool(item.stems & item.chapter)


def build(ways: Ways) -> list[tuple[list[int], list[lattice.Step]]]:
    """Return the lattice in segments, each with the places of its paragraphs; a printed number ends one."""
    found: list[tuple[list[int], list[lattice.Step]]] = []
    start = State("")
    places: list[int] = []
    ahead = _next_printed(ways)
    for place, item in enumerate(ways.items):
        places.append(place)
        if item.line.number is not None:
            found.append((places, _segment(ways, places, start, item.line.number)))
            start, places = State(item.line.number), []
    if places:
        found.append((places, _segment(ways, places, start, ahead[places[0]])))
    return found


def _next_printed(ways: Ways) -> list[str | None]:
    found: list[str | None] = []
    last: str | None = None
    for item in reversed(ways.items):
        last = item.line.number or last
        found.append(last)
    return found[::-1]


def _segment(ways: Ways, places: Sequence[int], start: State, end: str | None) -> list[lattice.Step]:
    states, shares = [start], [1.0]
    steps = []
    all_openings: list[str] = []
    beam = lattice.BEAM if len(places) <= LONG else lattice.NARROW_BEAM
    # Before a printed number that is out of order anything inferred would be out of order too.
    ordered = end is None or not start.number or parts(start.number) < parts(end)
    bound = None if end is None else parts(end if ordered else start.number)
    for count, place in enumerate(places):
        item = ways.items[place]
        targets: dict[State, int] = {}
        edges = []
        openings: list[str] = []
        if any(_is_fresh(item, state) for state in states):
            if count < FOREWORDS:
                all_openings = [n for n in ways.openings(end, len(places) - count) if n not in ways.fixed]
            openings = all_openings if count < FOREWORDS else all_openings[:FOREWORDS]
        for source, state in enumerate(states):
            carrier = ways.items[place - 1 - state.run] if state.number and place > state.run else None
            begins = openings if _is_fresh(item, state) else ()
            for target, weight, kind in _edges(ways, place, item, state, carrier, begins):
                outside = bound is not None and target.run == 0 and item.line.number is None
                if outside and parts(target.number) >= (bound or ()):
                    continue
                edges.append(Edge(source, targets.setdefault(target, len(targets)), weight, kind))
        hope = [1.0] * len(targets)
        # Between two files any number may lie.
        if len(targets) > beam and end is not None and item.window == ways.items[places[-1]].window:
            more = len(places) - count - 2
            hope = [1.0 if state.run > item.nth else ways.hope(state, end, more) for state in targets]
        step, shares = lattice.pruned(list(targets), edges, shares, hope, beam)
        states = step.states
        steps.append(step)
    return steps


def _edges(
    ways: Ways, place: int, item: Item, state: State, carrier: Item | None, openings: Sequence[str]
) -> Iterator[tuple[State, float, int]]:
    number, fresh = item.line.number, _is_fresh(item, state)
    if number is not None:
        if state.number:
            weight = ways.transition(state.number, number, carrier, item)
        else:
            weight = _BEGUN if state.run and not _begins_a_rulebook(number) else 1.0
        if fresh and state.number and parts(state.number) < parts(number):
            weight = max(weight, 0.02)
        yield State(number), weight, lattice.FIXED
        return
    if fresh:
        yield State(state.number, state.run + 1), ways.front_weight(item, item.nth), lattice.FIXED
    if state.number:
        yield _unnumbered(ways, item, state, carrier)
    natural = ways.successors(state.number) if state.number else ()
    for after in natural:
        if after not in ways.fixed:
            weight = ways.transition(state.number, after, carrier, item)
            yield _lost(ways, place, item, after, weight * (0.5 if item.opens else 1.0))
    for after in openings:
        if after not in natural and (not state.number or parts(state.number) < parts(after)):
            yield _lost(ways, place, item, after, _opening(state, after))


def _is_fresh(item: Item, state: State) -> bool:
    """Tell whether no paragraph of the window has had a number so far."""
    return not state.number or state.run >= item.nth


FOREWORDS = 12
"""The paragraphs of a foreword after which hardly any number is still looked for."""
LONG = 80
"""The paragraphs without a printed number after which it matters little what was least likely."""
_JUMP = 0.05
"""How likely a window begins with any one number that does not follow the window before."""


_FOREWORD = 0.15
"""How likely a rulebook begins with something that has no number."""
_FRAGMENT = 0.3
"""How much less likely that is of a file in which a rulebook goes on."""
_BEGUN = 0.1
"""How likely the first number after that is none that a rulebook begins with, as in a fragment."""


def _begins_a_rulebook(number: str) -> bool:
    """Tell whether it is 1, 1.1, 100, 101 or the like."""
    return all(part % 100 in (0, 1) for part in parts(number))


def _opening(state: State, number: str) -> float:
    """Return how likely a file begins with a number that does not follow the one before it."""
    if not state.number and _begins_a_rulebook(number) and (state.run or parent(number) is None):
        return 0.4
    if not state.number and state.run:
        return 0.002
    # A fragment may begin anywhere, but seldom far down a long chapter.
    return _JUMP * prod(1 / (1 + part) for part in parts(number)[1:])


def _lost(ways: Ways, place: int, item: Item, number: str, weight: float) -> tuple[State, float, int]:
    level = lattice.level(number)
    weight *= (
        ways.look_weight(item, level) * ways.naming(place, number) * (0.1 if ways.is_above(item) else 1.0)
    )
    return State(number), weight, level


def _unnumbered(ways: Ways, item: Item, state: State, carrier: Item | None) -> tuple[State, float, int]:
    if state.run:
        kind = lattice.AFTER_UNNUMBERED
    else:
        heading = carrier is not None and carrier.likely_heading
        kind = lattice.AFTER_HEADING if heading else lattice.AFTER_TEXT
    weight = ways.look_weight(item, 0) * (0.5 if item.opens else 1.0) * ways.owed(state.number)
    return State(state.number, state.run + 1), weight, kind
