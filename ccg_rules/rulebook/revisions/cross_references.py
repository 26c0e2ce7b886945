"""Whether the cross references of a text still lead where they led.

A number in a text is no more than a number: when the clauses are numbered anew, a reference that was left as
it was leads to another rule, and one that was changed may follow its rule or be aimed at another. Which it is
tells the comparison of the paragraphs.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from ccg_rules.rulebook.revisions.align import chain
from ccg_rules.rulebook.revisions.words import TextChange, words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from ccg_rules.rulebook.model import Edition, Paragraph, Reference


class ReferenceState(StrEnum):
    """What a cross reference names now, by what it named."""

    FOLLOWS = "follows"
    """Its number is another, and the same rule."""
    UNKNOWN = "unknown"
    """Its number is another, and the sources do not reach what it names or named."""
    RE_AIMED = "re_aimed"
    """Its number is another, and another rule."""
    STALE = "stale"
    """Its number is the same, and another rule now, or none."""
    DANGLING = "dangling"
    """Its number is another, and no rule."""


_SAME_PLACES = (TextChange.NONE, TextChange.TYPOGRAPHIC, TextChange.REFERENCES)
"""With these the references of two texts stand in the same places."""
_GRAVITY = tuple(ReferenceState)


@dataclass(frozen=True, slots=True)
class ReferenceChange:
    """What became of a cross reference that does not simply stand as it stood."""

    was: str | None
    """As the old text has it; `None` where it was put in."""
    now: str | None
    """As the new text has it; `None` where it was taken out."""
    state: ReferenceState
    old: Paragraph | None
    """What it named: of a range, the end that is to be told of."""
    new: Paragraph | None
    """What it names."""
    number: str
    """The number that `new` has, or that nothing has."""

    @property
    def astray(self) -> bool:
        """Whether it leads, as far as is known, to another rule than it did, or nowhere."""
        return self.state not in (ReferenceState.FOLLOWS, ReferenceState.UNKNOWN)

    def to_json(self) -> dict[str, Any]:
        """Return the entry that `diff.schema.json` describes."""
        return {
            "text": self.now or self.was,
            "was": self.was,
            "now": self.now,
            "state": self.state.value,
            "number": self.number,
            "old_key": self.old and self.old.key,
            "new_key": self.new and self.new.key,
        }


@dataclass(frozen=True, slots=True)
class _End:
    """What became of a reference to one clause, or of an end of a range."""

    state: ReferenceState | None
    """`None` where it simply stands as it stood, or nothing can be said of it."""
    old: Paragraph | None
    new: Paragraph | None
    number: str


class CrossReferences:
    """The references of two editions, held against which paragraph is which."""

    def __init__(
        self,
        old: Edition,
        new: Edition,
        became: Mapping[str, Sequence[str]],
        proposed: Mapping[str, str],
        outside: Callable[[Paragraph], bool],
    ) -> None:
        """Take the keys that each old key became, and what may be the full rewrite of what.

        `outside` tells of a paragraph of either edition whether the other's sources do not reach it.
        """
        self.old, self.new = old, new
        self.became, self.proposed, self.outside = became, proposed, outside
        self.here, self.there = ({p.number: p for p in e.paragraphs if p.role.numbered} for e in (old, new))

    def of_pair(
        self,
        one: Paragraph,
        other: Paragraph,
        change: TextChange,
        olds: Sequence[Paragraph],
        news: Sequence[Paragraph],
    ) -> tuple[ReferenceChange, ...]:
        """Return what became of the references from one paragraph to the other.

        `olds` and `news` are all parts of a split or a merge, else the two. References that were put in or
        taken out count where nothing but references differs, each with the first part; in another wording
        only those that lead nowhere.
        """
        if not (one.references or other.references):
            return ()
        alone = len(olds) == len(news) == 1
        in_order = alone and change in _SAME_PLACES and len(one.references) == len(other.references)
        pairs = {n: n for n in range(len(one.references))} if in_order else self._pairs(one, other)
        found = [self._change(one.references[i], other.references[j]) for i, j in sorted(pairs.items())]
        known = set(pairs) if alone else {i for new in news for i in self._pairs(one, new)}
        known_new = (
            set(pairs.values()) if alone else {j for old in olds for j in self._pairs(old, other).values()}
        )
        put_in = [r for j, r in enumerate(other.references) if j not in known_new and one is olds[0]]
        if change is not TextChange.REFERENCES:
            return tuple([each for each in found if each is not None] + list(self._nowhere(put_in)))
        taken_out = [r for i, r in enumerate(one.references) if i not in known and other is news[0]]
        found += [self._put_in(reference) for reference in put_in]
        found += [
            ReferenceChange(r.label, None, ReferenceState.RE_AIMED, self.here.get(r.first), None, r.first)
            for r in taken_out
        ]
        return tuple(each for each in found if each is not None)

    def of_added(self, other: Paragraph) -> tuple[ReferenceChange, ...]:
        """Return the references of a new paragraph that lead nowhere."""
        return tuple(self._nowhere(other.references))

    def _nowhere(self, references: Iterable[Reference]) -> Iterator[ReferenceChange]:
        for reference in references:
            for number in dict.fromkeys((reference.first, reference.last)):
                if number not in self.there and self.new.covers(number):
                    yield ReferenceChange(None, reference.label, ReferenceState.DANGLING, None, None, number)
                    break

    def _put_in(self, reference: Reference) -> ReferenceChange:
        nowhere = next(self._nowhere([reference]), None)
        now = self.there.get(reference.first)
        return nowhere or ReferenceChange(
            None, reference.label, ReferenceState.RE_AIMED, None, now, reference.first
        )

    def _pairs(self, one: Paragraph, other: Paragraph) -> dict[int, int]:
        """Return which reference of the old text is which of the new, by what they name and stand between."""
        here, there = one.references, other.references
        contexts = [
            [_context(text, reference) for reference in references]
            for text, references in ((one.text, here), (other.text, there))
        ]

        def candidates() -> Iterator[tuple[int, int, float]]:
            for i, old in enumerate(here):
                for j, new in enumerate(there):
                    changed = self._change(old, new)
                    if changed is None or changed.state is ReferenceState.FOLLOWS:
                        yield i, j, 3.0
                    elif any(a == b for a, b in zip(contexts[0][i], contexts[1][j], strict=True)):
                        yield i, j, 1.0

        return dict(chain(candidates()))

    def _change(self, old: Reference, new: Reference) -> ReferenceChange | None:
        """Return what became of a reference, by the graver of its ends."""
        ends = [self._end(old.first, new.first), self._end(old.last, new.last)]
        told = [(_GRAVITY.index(end.state), -n, end) for n, end in enumerate(ends) if end.state is not None]
        if not told:
            return None
        end = max(told)[2]
        assert end.state is not None
        return ReferenceChange(old.label, new.label, end.state, end.old, end.new, end.number)

    def _end(self, was: str, now: str) -> _End:
        one, other = self.here.get(was), self.there.get(now)
        return _End(self._state(was, one, now, other), one, other, now)

    def _state(
        self, was: str, one: Paragraph | None, now: str, other: Paragraph | None
    ) -> ReferenceState | None:
        same = was == now
        unknown = None if same else ReferenceState.UNKNOWN
        if other is None:
            if not self.new.covers(now) or (same and one is None and self.old.covers(was)):
                return unknown
            return ReferenceState.STALE if same and one is not None else ReferenceState.DANGLING
        if one is None:
            return unknown if same or not self.old.covers(was) else ReferenceState.RE_AIMED
        if other.key in self.became.get(one.key, ()):
            return None if same else ReferenceState.FOLLOWS
        if self.proposed.get(one.key) == other.key or (self.outside(one) and self.outside(other)):
            return unknown
        return ReferenceState.STALE if same else ReferenceState.RE_AIMED


_POINTERS = frozenset(("п", "пп", "см", "и", "или", "пункт", "rule", "rules", "see", "and", "or"))


def _context(text: str, reference: Reference) -> tuple[str, str]:
    """Return the words before and after a reference, and what leads to it left out."""

    def speaking(part: str) -> list[str]:
        return [word for word in words(part) if word not in _POINTERS and not word[0].isdigit()]

    before, after = speaking(text[: reference.start]), speaking(text[reference.end :])
    return (before or ["^"])[-1], (after or ["$"])[0]
