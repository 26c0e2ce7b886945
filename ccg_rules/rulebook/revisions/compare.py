"""What became of every paragraph from one edition to another."""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from ccg_rules.rulebook.model import Paragraph
from ccg_rules.rulebook.quotes import normalise
from ccg_rules.rulebook.revisions.align import Decisions, align
from ccg_rules.rulebook.revisions.forced import NOTHING, Forced
from ccg_rules.rulebook.revisions.places import Places
from ccg_rules.rulebook.revisions.words import TextChange, redline, text_change

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ccg_rules.rulebook.model import Edition, Meaning
    from ccg_rules.rulebook.revisions.align import Pair
    from ccg_rules.rulebook.revisions.words import Redline

SCHEMA = "ccg-rules/diff/1"


class Kind(StrEnum):
    """What became of a paragraph."""

    SAME = "same"
    RENUMBERED = "renumbered"
    """It stands in the same order among the rest, under another number."""
    MOVED = "moved"
    """It stands elsewhere: its order among the rest is broken."""
    SPLIT = "split"
    MERGED = "merged"
    ADDED = "added"
    REMOVED = "removed"
    NOT_COVERED = "not_covered"
    """The other edition's sources do not reach there: they cannot tell."""


@dataclass(frozen=True, slots=True)
class Change:
    """What became of a paragraph: a pair, or a paragraph of one edition only.

    A split is a change for each new part, all with the same `old`; a merge one for each old part, all with
    the same `new`.
    """

    old: Paragraph | None
    new: Paragraph | None
    kind: Kind
    text_change: TextChange | None
    """`None` when there is one side only. Of a split or a merge, between the whole and its parts joined."""
    number_reused: bool
    """Whether its old number names another rule in the new edition; of an added one, whether its number
    named another rule in the old edition."""
    meaning: Meaning | None
    """A person's recorded judgement; never concluded."""
    proposal: Paragraph | None
    """Of a removed or added one: what stands in the same place and may be a full rewrite of it."""
    similarity: float | None
    """From 0 to 1, by their words, the rare ones counting more; `None` when there is one side only."""

    @property
    def redline(self) -> Redline | None:
        """How the old text becomes the new one; `None` when there is one side only or no difference."""
        if self.old is None or self.new is None or self.text_change is TextChange.NONE:
            return None
        return redline(self.old.text, self.new.text)


@dataclass(frozen=True, slots=True, eq=False)
class Comparison:
    """Two editions and what became of every paragraph of either."""

    old: Edition
    new: Edition
    changes: tuple[Change, ...]
    """In the order of the new edition, with those of the old one only where they stood."""
    _of_old: Mapping[str, tuple[Change, ...]] = field(init=False, repr=False)
    _of_new: Mapping[str, tuple[Change, ...]] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        """Index the changes."""
        of_old: dict[str, list[Change]] = {}
        of_new: dict[str, list[Change]] = {}
        for change in self.changes:
            if change.old is not None:
                of_old.setdefault(change.old.key, []).append(change)
            if change.new is not None:
                of_new.setdefault(change.new.key, []).append(change)
        object.__setattr__(self, "_of_old", {key: tuple(changes) for key, changes in of_old.items()})
        object.__setattr__(self, "_of_new", {key: tuple(changes) for key, changes in of_new.items()})

    def of_old(self, key: str) -> tuple[Change, ...]:
        """Return what became of the old paragraph with that key. Raises `UnknownKey`."""
        self.old.paragraph(key)
        return self._of_old[key]

    def of_new(self, key: str) -> tuple[Change, ...]:
        """Return where the new paragraph with that key comes from. Raises `UnknownKey`."""
        self.new.paragraph(key)
        return self._of_new[key]

    def to_json(self) -> dict[str, Any]:
        """Return the document that `diff.schema.json` describes."""
        changes = [_to_json(change) for change in self.changes]
        return {"schema": SCHEMA, "old": self.old.id, "new": self.new.id, "changes": changes}


def _to_json(change: Change) -> dict[str, Any]:
    one = change.old or change.new
    assert one is not None
    changed = change.redline
    return {
        "old_number": change.old and change.old.number,
        "new_number": change.new and change.new.number,
        "old_label": change.old and change.old.label,
        "new_label": change.new and change.new.label,
        "role": (change.new or one).role.value,
        "kind": change.kind.value,
        "text_change": change.text_change and change.text_change.value,
        "number_reused": change.number_reused,
        "key": one.key,
        "new_key": change.new and change.new.key,
        "meaning": change.meaning,
        "proposal": change.proposal and change.proposal.number,
        "proposal_key": change.proposal and change.proposal.key,
        "similarity": change.similarity,
        "old_text": change.old and change.old.text,
        "new_text": change.new and change.new.text,
        "redline": None if changed is None else [list(stretch) for stretch in changed],
    }


def compare(old: Edition, new: Edition, forced: Forced = NOTHING) -> Comparison:
    """Return what became of every paragraph of `old` and `new`.

    It goes by the texts. What a person decided goes before: the `forced` decisions, then the keys of recorded
    judgements between the two editions, which say that both have the same rule.
    """
    return Comparison(old, new, tuple(_Changes(old, new, forced).in_order()))


def _decisions(old: Edition, new: Edition, forced: Forced) -> Decisions:
    """Return what persons decided, by places: the forced decisions, then the keys of recorded judgements."""
    here = {p.key: place for place, p in enumerate(old.paragraphs)}
    there = {p.key: place for place, p in enumerate(new.paragraphs)}
    pairs = {here[one.key]: there[other.key] for one, other in forced.matches}
    splits = {here[one.key]: [there[part.key] for part in parts] for one, parts in forced.splits}
    merges = {there[one.key]: [here[part.key] for part in parts] for parts, one in forced.merges}
    forbidden = frozenset((here[one.key], there[other.key]) for one, other in forced.forbidden)
    taken_old = {*pairs, *splits, *(i for parts in merges.values() for i in parts)}
    taken_new = {*pairs.values(), *merges, *(j for parts in splits.values() for j in parts)}
    judged = {
        (here[old_owner.key], there[new_owner.key])
        for key in _judged(old, new)
        if (old_owner := _owner(old, key)) and (new_owner := _owner(new, key))
    }
    ends_old, ends_new = Counter(i for i, _ in judged), Counter(j for _, j in judged)
    for i, j in sorted(judged):
        if i in taken_old or j in taken_new or (i, j) in forbidden:
            continue
        # Sentences of one paragraph that were judged in several make a split; the other way round, a merge.
        if ends_old[i] == ends_new[j] == 1:
            pairs[i] = j
        elif ends_new[j] == 1:
            splits.setdefault(i, []).append(j)
        elif ends_old[i] == 1:
            merges.setdefault(j, []).append(i)
    return Decisions(pairs, splits, merges, forbidden)


def _judged(old: Edition, new: Edition) -> dict[str, Meaning]:
    """Return the keys that were judged between the two, with the judgement."""
    return {
        judgement.key: judgement.meaning
        for one, other in ((old, new), (new, old))
        for judgement in one.judgements
        if judgement.against == other.id
    }


def _owner(edition: Edition, key: str) -> Paragraph | None:
    """Return the paragraph with that key, or the one whose sentence has it."""
    item = edition.find(key)
    return item if item is None or isinstance(item, Paragraph) else edition.owner(key)


class _Changes:
    """Makes the changes out of an alignment."""

    def __init__(self, old: Edition, new: Edition, forced: Forced) -> None:
        self.old, self.new = old, new
        self.alignment = align(old.paragraphs, new.paragraphs, _decisions(old, new, forced))
        self.forwards = Places(old, new, self.alignment.spine)
        self.backwards = Places(new, old, [(j, i) for i, j in self.alignment.spine])
        self.judged = _judged(old, new)
        self.on_spine = frozenset(self.alignment.spine)
        self.numbers = [
            {p.number: place for place, p in enumerate(edition.paragraphs) if p.role.numbered}
            for edition in (old, new)
        ]
        links = [*self.alignment.pairs.items()]
        links += [(i, j) for i, parts in self.alignment.splits.items() for j in parts]
        links += [(i, j) for j, parts in self.alignment.merges.items() for i in parts]
        self.of_old: dict[int, list[int]] = {}
        self.of_new: dict[int, list[int]] = {}
        for i, j in sorted(set(links)):
            self.of_old.setdefault(i, []).append(j)
            self.of_new.setdefault(j, []).append(i)
        self.removed = [i for i in range(len(old.paragraphs)) if self.gone(i) and self.forwards.covered(i)]
        self.added = [j for j in range(len(new.paragraphs)) if self.come(j) and self.backwards.covered(j)]
        self.proposals = dict(self.proposed())
        self.proposals_back = {j: i for i, j in self.proposals.items()}

    def gone(self, i: int) -> bool:
        return i not in self.of_old

    def come(self, j: int) -> bool:
        return j not in self.of_new

    def in_order(self) -> Iterator[Change]:
        """Yield the changes in the order of the new edition, what is gone after what it stood behind."""
        behind: dict[int, list[int]] = {}
        last = -1
        counterparts = dict(self.alignment.spine)
        for i in range(len(self.old.paragraphs)):
            if i in counterparts:
                last = self.of_old[i][-1]
            elif self.gone(i):
                behind.setdefault(last, []).append(i)
        for j in range(-1, len(self.new.paragraphs)):
            if j >= 0:
                yield from (self.pair(i, j) for i in self.of_new.get(j, ()))
                if self.come(j):
                    yield self.only_new(j)
            yield from (self.only_old(i) for i in behind.get(j, ()))

    def pair(self, i: int, j: int) -> Change:
        one, other = self.old.paragraphs[i], self.new.paragraphs[j]
        return Change(
            one,
            other,
            self.kind(i, j),
            self.text_change(i, j),
            self.reused(i),
            self.meaning(one, other),
            None,
            round(self.alignment.likeness(i, j), 3),
        )

    def kind(self, i: int, j: int) -> Kind:
        if i in self.alignment.splits:
            return Kind.SPLIT
        if j in self.alignment.merges:
            return Kind.MERGED
        if (i, j) not in self.on_spine:
            return Kind.MOVED
        same = self.old.paragraphs[i].number == self.new.paragraphs[j].number
        return Kind.SAME if same else Kind.RENUMBERED

    def text_change(self, i: int, j: int) -> TextChange:
        """Return the change of the text, of all parts together when there are several."""
        olds = " ".join(self.old.paragraphs[part].text for part in self.of_new[j])
        news = " ".join(self.new.paragraphs[part].text for part in self.of_old[i])
        return text_change(olds, news)

    def reused(self, i: int) -> bool:
        """Tell whether the number of an old paragraph names another rule now."""
        one = self.old.paragraphs[i]
        now = self.numbers[1].get(one.number) if one.role.numbered else None
        return now is not None and now not in self.of_old.get(i, ())

    def meaning(self, one: Paragraph, other: Paragraph) -> Meaning | None:
        """Return what was judged: `changed` by one judgement, `same` if no difference is left unjudged."""
        if one.key == other.key and one.key in self.judged:
            return self.judged[one.key]
        there = {sentence.key: sentence for sentence in other.sentences}
        shared = [s for s in one.sentences if s.key in there]
        judged = [self.judged[s.key] for s in shared if s.key in self.judged]
        if "changed" in judged:
            return "changed"
        differ = [s for s in shared if normalise(s.text) != normalise(there[s.key].text)]
        told = len(shared) == len(one.sentences) == len(other.sentences)
        return "same" if judged and told and all(s.key in self.judged for s in differ) else None

    def only_old(self, i: int) -> Change:
        kind = Kind.REMOVED if i in self.removed else Kind.NOT_COVERED
        proposal = self.new.paragraphs[self.proposals[i]] if i in self.proposals else None
        return Change(self.old.paragraphs[i], None, kind, None, self.reused(i), None, proposal, None)

    def only_new(self, j: int) -> Change:
        kind = Kind.ADDED if j in self.added else Kind.NOT_COVERED
        one = self.new.paragraphs[j]
        reused = kind is Kind.ADDED and one.role.numbered and one.number in self.numbers[0]
        proposal = self.old.paragraphs[self.proposals_back[j]] if j in self.proposals_back else None
        return Change(None, one, kind, None, reused, None, proposal, None)

    def proposed(self) -> Iterator[Pair]:
        """Yield what may be a full rewrite: what is gone, and what came in its place in the same role."""
        gaps: dict[int, list[int]] = {}
        for j in self.added:
            gaps.setdefault(bisect(self.alignment.spine, j, key=lambda pair: pair[1]), []).append(j)
        for i in self.removed:
            options = gaps.get(bisect(self.alignment.spine, i, key=lambda pair: pair[0]), [])
            fitting = [j for j in options if self.same_place(i, j)]
            if fitting:
                best = max(fitting, key=lambda j: self.alignment.likeness(i, j))
                options.remove(best)
                yield i, best

    def same_place(self, i: int, j: int) -> bool:
        one, other = self.old.paragraphs[i], self.new.paragraphs[j]
        return one.role is other.role and self.forwards.number(one.number) == other.number
