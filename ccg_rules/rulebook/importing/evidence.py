"""On what an inferred number rests, in words: the facts that decided, those that bind most first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.rulebook.importing.successors import lacking, missing, move
from ccg_rules.rulebook.importing.ways import BESIDE_STEP, STEP
from ccg_rules.rulebook.numbers import parent, parts
from ccg_rules.text import Words, words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ccg_rules.rulebook.importing.numbering import Alternative
    from ccg_rules.rulebook.importing.roles import Look
    from ccg_rules.rulebook.importing.ways import Ways

_MOST = 3
"""The facts that are told."""


def foreword() -> Words:
    """Return why a paragraph before the first number has none."""
    return words("numbering-foreword")


def in_context(told: Words) -> Words:
    """Return the evidence for a number that would not be the likeliest if the paragraph stood alone."""
    return _joined([told, words("numbering-in-context")])


def unconfirmed(told: Words) -> Words:
    """Return the evidence for a title after all printed numbers, which may be of what is not counted."""
    return _joined([told, words("numbering-unconfirmed")])


def taken(number: str) -> Words:
    """Return why a paragraph has no number: the one due here was given before."""
    return words("numbering-taken", number=number)


def belonging(seen: Look, before: str, nth: int, n: int) -> Words:
    """Return why an item, an example or a note belongs to the number before it."""
    if seen == "bullet":
        return words("numbering-bullet", nth=nth, n=n, before=before)
    return words(f"numbering-{seen}", before=before)


def alternatives(found: Sequence[Alternative]) -> Words | None:
    """Return the alternatives with their shares, `None` when there are none."""
    told = [_alternative(each) for each in found]
    return _joined(told) if told else None


def _alternative(each: Alternative) -> Words:
    if each.own:
        return words("numbering-alternative", number=each.number, share=share(each.share))
    if not each.number:
        return words("numbering-alternative-foreword", share=share(each.share))
    return words("numbering-alternative-none", number=each.number, share=share(each.share))


def share(value: float) -> Words:
    """Return a share to the hundredth, as it is written."""
    said = f"{value:.2f}"
    return Words(ru=said.replace(".", ","), en=said)


def _joined(told: Sequence[Words]) -> Words:
    return Words(ru="; ".join(each.ru for each in told), en="; ".join(each.en for each in told))


class Teller:
    """Tells on what the chosen numbers rest; `chosen` has the number of each item, and whether it is its."""

    def __init__(self, known: Ways, chosen: Sequence[tuple[str, bool]]) -> None:
        self.known = known
        self._chosen = chosen
        self._own = {number: place for place, (number, own) in enumerate(chosen) if own}
        fixed = [item.line.number is not None for item in known.items]
        self._fixed_before = _nearest(fixed)
        self._fixed_after = [None if p is None else len(fixed) - 1 - p for p in _nearest(fixed[::-1])[::-1]]

    def tell(self, place: int) -> Words:
        """Return on what the number of a paragraph rests, or its having none."""
        own = self._chosen[place][1]
        told = list(self._numbered(place) if own else self._unnumbered(place))
        return _joined(told[:_MOST])

    def _numbered(self, place: int) -> Iterator[Words]:
        number = self._chosen[place][0]
        item = self.known.items[place]
        after = self.known.items[place + 1].line.number if place + 1 < len(self.known.items) else None
        if after is not None and parent(after) == number:
            yield words("numbering-next-below", number=after)
        yield from self._between(place)
        yield from self._ranges(place, number)
        for named in self.known.references_to(number):
            if item.stems & set(named.stems) and named.place not in (place, -1):
                quote = f"…{named.quote.strip()}"
                yield words("numbering-named", by=self._label(named.place), number=number, quote=quote)
                break
        yield from self._course(place, number)

    def _course(self, place: int, number: str) -> Iterator[Words]:
        """Tell how the number goes on from the one before it."""
        before = self._owner_before(place)
        item = self.known.items[place]
        if item.likely_heading and len(parts(number)) == 1:
            fixed = self._fixed_after[place]
            if before:
                yield words("numbering-chapter", before=before)
            elif fixed is not None:
                yield words("numbering-first-chapter", after=self._chosen[fixed][0])
        if item.kind == STEP and len(parts(number)) == 2:
            yield words("numbering-step")
        if item.kind == BESIDE_STEP and len(parts(number)) > 2:
            yield words("numbering-below-step")
        if not before:
            fixed = self._fixed_after[place]
            yield (
                words("numbering-opens")
                if fixed is None
                else words("numbering-before", after=self._chosen[fixed][0])
            )
            return
        how = {"child": "first-below", "sibling": "follows", "up": "above"}[move(before, number)]
        yield words(f"numbering-{how}", before=before)

    def _between(self, place: int) -> Iterator[Words]:
        """Tell that the paragraphs between two printed numbers are as many as the numbers free there."""
        begin, end = self._fixed_before[place], self._fixed_after[place]
        if begin is None or end is None:
            return
        before, after = self._chosen[begin][0], self._chosen[end][0]
        number = self._chosen[place][0]
        free = lacking(before, after, self.known.style) if parts(before) < parts(after) else []
        held = [p for p in range(begin + 1, end) if parent(self._chosen[p][0]) == parent(number)]
        if number not in free or len(free) != len(held):
            return
        if end - begin == 2:
            yield words("numbering-only-one", before=before, after=after)
        elif len(free) == end - begin - 1:
            nth = place - begin
            yield words("numbering-as-many", nth=nth, n=len(free), before=before, after=after)

    def _ranges(self, place: int, number: str) -> Iterator[Words]:
        above = parent(number)
        for named in self.known.named:
            if named.first == named.last:
                continue
            span = f"{named.first} – {named.last}"
            if named.place == place and parent(named.first) == number:
                yield words("numbering-range-carried", range=span)
                return
            inside = parts(named.first) <= parts(number) <= parts(named.last)
            if (
                inside
                and parent(named.first) == above
                and above is not None
                and named.place not in (place, -1)
            ):
                by, nth = self._label(named.place), parts(number)[-1]
                yield words("numbering-range-of", nth=nth, above=above, range=span, by=by)
                return

    def _unnumbered(self, place: int) -> Iterator[Words]:
        number = self._chosen[place][0]
        begin, end = self._fixed_before[place], self._fixed_after[place]
        if begin is not None and end is not None:
            before, after = self._chosen[begin][0], self._chosen[end][0]
            lacks = missing(before, after, self.known.style)
            if lacks is not None and not any(lacks):
                yield words("numbering-no-room", before=before, after=after)
            elif lacks is not None and sum(lacks) < end - begin - 1:
                yield words("numbering-too-many", before=before, after=after)
        owner = self._own.get(number)
        if owner is not None and owner == place - 1 and self.known.items[owner].likely_heading:
            yield words("numbering-preamble", before=number)
        else:
            yield words("numbering-continues", before=number)
        yield words("numbering-nothing-lost")

    def _owner_before(self, place: int) -> str | None:
        number = self._chosen[place - 1][0] if place else ""
        return number or None

    def _label(self, place: int) -> str:
        return self._chosen[place][0]


def _nearest(fixed: Sequence[bool]) -> list[int | None]:
    """Return the place of the last that is fixed before each."""
    found: list[int | None] = []
    last: int | None = None
    for place, is_fixed in enumerate(fixed):
        found.append(last)
        if is_fixed:
            last = place
    return found
