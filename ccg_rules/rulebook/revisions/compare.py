"""What became of every paragraph from one edition to another."""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from ccg_rules.rulebook.model import Paragraph, Role
from ccg_rules.rulebook.numbers import parts
from ccg_rules.rulebook.quotes import normalise
from ccg_rules.rulebook.revisions.align import Decisions
from ccg_rules.rulebook.revisions.cross_references import CrossReferences, ReferenceState
from ccg_rules.rulebook.revisions.forced import NOTHING, Forced
from ccg_rules.rulebook.revisions.places import places
from ccg_rules.rulebook.revisions.view import align_editions
from ccg_rules.rulebook.revisions.words import TextChange, look_alikes, redline, text_change, words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ccg_rules.rulebook.model import Edition, Meaning
    from ccg_rules.rulebook.revisions.align import Pair
    from ccg_rules.rulebook.revisions.cross_references import ReferenceChange
    from ccg_rules.rulebook.revisions.forced import Decision
    from ccg_rules.rulebook.revisions.words import Redline

SCHEMA = "ccg-rules/diff/1"

_RECOGNISED = 5
"""How many words a text must have for it to be worth telling that they stand elsewhere too."""
_ALL_BUT_ONE = 0.999
"""The likeness of texts that have the same words in another order, or in other forms, at most."""


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
    """From 0 to 1, by their words, the rare ones counting more; 1 only where they are the same in the same
    order; `None` when there is one side only."""
    references: tuple[ReferenceChange, ...] = ()
    """Its cross references that do not simply stand as they stood."""
    also_in: tuple[Paragraph, ...] = ()
    """Of an added or a removed one: where else in the new edition its words stand."""
    decided: Decision | None = None
    """The person's decision that this is so; `None` where the texts tell."""

    @property
    def whole(self) -> str | None:
        """The key of what was split, or of what others were merged into; `None` of anything else."""
        side = {Kind.SPLIT: self.old, Kind.MERGED: self.new}.get(self.kind)
        return None if side is None else side.key

    @property
    def number_open(self) -> bool:
        """Whether its number is reused only if what stands there now is no rewrite of it."""
        own = self.old or self.new
        if own is None or self.proposal is None:
            return False
        return self.number_reused and self.proposal.number == own.number

    @property
    def references_follow(self) -> bool:
        """Whether nothing differs but references, and each names the rule that it named."""
        return (
            self.text_change is TextChange.REFERENCES
            and bool(self.references)
            and all(each.state is ReferenceState.FOLLOWS for each in self.references)
        )

    @property
    def moved_within(self) -> bool:
        """Whether it has moved among what stands below the same number: a bullet among bullets."""
        return (
            self.kind is Kind.MOVED
            and self.old is not None
            and self.new is not None
            and self.old.number == self.new.number
            and not self.new.role.numbered
        )

    @property
    def astray(self) -> tuple[ReferenceChange, ...]:
        """The references that lead to another rule than they did, or nowhere."""
        return tuple(each for each in self.references if each.astray)

    @property
    def look_alikes(self) -> tuple[str, ...]:
        """The words that differ in nothing but Latin letters that look like Russian ones."""
        return () if self.old is None or self.new is None else look_alikes(self.old.text, self.new.text)

    @property
    def redline(self) -> Redline | None:
        """How the old text becomes the new one; `None` when there is one side only or no difference."""
        if self.old is None or self.new is None or self.text_change is TextChange.NONE:
            return None
        return redline(self.old.text, self.new.text)


@dataclass(frozen=True, slots=True)
class Undone:
    """A pair that the texts would have made, and a person's decision has not let them make."""

    old: Paragraph
    new: Paragraph
    verbatim: bool
    """Whether it was of the same words."""
    decision: Decision | None
    """`None` where it was not about either, but left no other place for them."""

    def to_json(self) -> dict[str, Any]:
        """Return the entry that `diff.schema.json` describes."""
        return {
            "decision": self.decision and self.decision.name,
            "old_key": self.old.key,
            "new_key": self.new.key,
            "old_number": self.old.number,
            "new_number": self.new.number,
            "verbatim": self.verbatim,
        }


@dataclass(frozen=True, slots=True, eq=False)
class Comparison:
    """Two editions and what became of every paragraph of either."""

    old: Edition
    new: Edition
    changes: tuple[Change, ...]
    """In the order of the new edition, with those of the old one only where they stood."""
    forced: Forced = NOTHING
    """What a person decided beforehand."""
    undone: tuple[Undone, ...] = ()
    """What that has undone."""
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

    def grouped(self) -> tuple[tuple[Change, ...], ...]:
        """Return the changes as they are told and counted: a split or a merge is one, with all its parts.

        It stands where the first of them does.
        """
        groups: dict[tuple[Kind, object], list[Change]] = {}
        for place, change in enumerate(self.changes):
            groups.setdefault((change.kind, change.whole or place), []).append(change)
        return tuple(tuple(group) for group in groups.values())

    def counts(self) -> dict[Kind, int]:
        """Return how many there are of each kind, where there are any; a split or a merge counts once."""
        counted = Counter(group[0].kind for group in self.grouped())
        return {kind: counted[kind] for kind in Kind if counted[kind]}

    def numbers_reused(self, *, perhaps: bool = False) -> tuple[str, ...]:
        """Return the numbers of the old edition that name another rule in the new one, in order.

        `perhaps` asks for those instead that do if what stands there now is no rewrite.
        """
        found = {c.old.number for c in self.changes if c.old and c.number_reused and c.number_open is perhaps}
        return tuple(sorted(found, key=parts))

    def to_json(self) -> dict[str, Any]:
        """Return the document that `diff.schema.json` describes."""
        return {
            "schema": SCHEMA,
            "old": self.old.id,
            "new": self.new.id,
            "counts": {kind.value: n for kind, n in self.counts().items()},
            "numbers_reused": list(self.numbers_reused()),
            "numbers_perhaps_reused": list(self.numbers_reused(perhaps=True)),
            "undone": [each.to_json() for each in self.undone],
            "changes": [_to_json(change) for change in self.changes],
        }


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
        "references": [each.to_json() for each in change.references],
        "references_follow": change.references_follow,
        "also_in": [paragraph.number for paragraph in change.also_in],
        "decided": change.decided and change.decided.to_json(),
        "look_alikes": list(change.look_alikes),
    }


def references_follow(group: Sequence[Change]) -> bool:
    """Tell of a change, or of all parts of one, whether nothing differs but references that follow."""
    told = [change for change in group if change.references]
    return bool(told) and all(change.references_follow for change in told)


def compare(old: Edition, new: Edition, forced: Forced = NOTHING) -> Comparison:
    """Return what became of every paragraph of `old` and `new`.

    It goes by the texts. What a person decided goes before: the `forced` decisions, then the keys of recorded
    judgements between the two editions, which say that both have the same rule.
    """
    changes = _Changes(old, new, forced)
    undone = tuple(_undone(_Changes(old, new, NOTHING), changes)) if forced.decisions else ()
    return Comparison(old, new, tuple(changes.in_order()), forced, undone)


def _undone(by_texts: _Changes, changes: _Changes) -> Iterator[Undone]:
    """Yield the pairs that the texts alone make, and that are not made; what is forbidden is no news."""
    decisions = changes.forced.decisions
    for i, news in sorted(by_texts.of_old.items()):
        for j in news:
            one, other = changes.old.paragraphs[i], changes.new.paragraphs[j]
            if j in changes.of_old.get(i, ()) or any(
                d.links(one, other) for d in changes.forced.of("forbid")
            ):
                continue
            verbatim = text_change(one.text, other.text) in (TextChange.NONE, TextChange.TYPOGRAPHIC)
            yield Undone(one, other, verbatim, next((d for d in decisions if d.touches(one, other)), None))


def _decisions(old: Edition, new: Edition, forced: Forced) -> Decisions:
    """Return what persons decided, by places: the forced decisions, then the keys of recorded judgements."""
    here = {p.key: place for place, p in enumerate(old.paragraphs)}
    there = {p.key: place for place, p in enumerate(new.paragraphs)}
    pairs = {here[d.olds[0].key]: there[d.news[0].key] for d in forced.of("match")}
    whole = frozenset(pairs.items())
    splits = {here[d.olds[0].key]: [there[part.key] for part in d.news] for d in forced.of("split")}
    merges = {there[d.news[0].key]: [here[part.key] for part in d.olds] for d in forced.of("merge")}
    forbidden = frozenset((here[d.olds[0].key], there[d.news[0].key]) for d in forced.of("forbid"))
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
    return Decisions(pairs, splits, merges, forbidden, whole)


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
        self.old, self.new, self.forced = old, new, forced
        self.alignment = align_editions(old, new, _decisions(old, new, forced))
        self.forwards, self.backwards = places(old, new, self.alignment.spine, self.alignment.pairs)
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
        self.references = self.cross_references()
        self.places = self.places_of_texts()

    def cross_references(self) -> CrossReferences:
        olds, news = self.old.paragraphs, self.new.paragraphs
        became = {olds[i].key: [news[j].key for j in found] for i, found in self.of_old.items()}
        proposed = {olds[i].key: news[j].key for i, j in self.proposals.items()}
        known = {id(olds[i]) for i in (*self.of_old, *self.removed)}
        known |= {id(news[j]) for j in (*self.of_new, *self.added)}
        return CrossReferences(self.old, self.new, became, proposed, lambda each: id(each) not in known)

    def places_of_texts(self) -> Mapping[str, Sequence[Paragraph]]:
        """Return where the texts of the new edition stand, if any paragraph stands alone."""
        found: dict[str, list[Paragraph]] = {}
        for paragraph in self.new.paragraphs if self.removed or self.added else ():
            found.setdefault(paragraph.text, []).append(paragraph)
        return found

    def also_in(self, one: Paragraph) -> tuple[Paragraph, ...]:
        """Return where in the new edition the words of one that stands alone stand too."""
        if len(one.text.split()) < _RECOGNISED or one.role is Role.HEADING:
            return ()
        return tuple(each for each in self.places.get(one.text, ()) if each is not one)

    def decided(self, one: Paragraph | None, other: Paragraph | None) -> Decision | None:
        """Return the decision on the two; on one that stands alone, that it is not what it would be."""
        for decision in self.forced.decisions:
            if one is not None and other is not None:
                if decision.kind != "forbid" and decision.links(one, other):
                    return decision
            elif decision.kind == "forbid" and (one in decision.olds or other in decision.news):
                return decision
        return None

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
        olds, news = self.together(i, j)
        change = self.text_change(olds, news)
        return Change(
            one,
            other,
            self.kind(i, j),
            change,
            self.reused(i),
            self.meaning(one, other),
            None,
            self.similarity(i, j),
            self.references.of_pair(one, other, change, olds, news),
            decided=self.decided(one, other),
        )

    def similarity(self, i: int, j: int) -> float:
        """Return how much alike two are, to be shown: 1 only if the words are the same in the same order."""
        like = round(self.alignment.likeness(i, j), 3)
        one, other = self.old.paragraphs[i].text, self.new.paragraphs[j].text
        return like if like < 1 or one == other or words(one) == words(other) else _ALL_BUT_ONE

    def kind(self, i: int, j: int) -> Kind:
        if i in self.alignment.splits:
            return Kind.SPLIT
        if j in self.alignment.merges:
            return Kind.MERGED
        if (i, j) not in self.on_spine:
            return Kind.MOVED
        same = self.old.paragraphs[i].number == self.new.paragraphs[j].number
        return Kind.SAME if same else Kind.RENUMBERED

    def together(self, i: int, j: int) -> tuple[list[Paragraph], list[Paragraph]]:
        """Return all that is one with the two: the parts of a split or of a merge."""
        olds = [self.old.paragraphs[part] for part in self.of_new[j]]
        return olds, [self.new.paragraphs[part] for part in self.of_old[i]]

    @staticmethod
    def text_change(olds: Sequence[Paragraph], news: Sequence[Paragraph]) -> TextChange:
        """Return the change of the text, of all parts together when there are several."""
        item = len(olds) == len(news) == 1 and olds[0].role is news[0].role is Role.BULLET
        joined = (" ".join(paragraph.text for paragraph in side) for side in (olds, news))
        return text_change(*joined, item=item)

    def reused(self, i: int) -> bool:
        """Tell whether the number of an old paragraph names another rule now, and not it as well.

        A text may print a number twice: then each keeps its own.
        """
        one = self.old.paragraphs[i]
        if not one.role.numbered or one.number not in self.numbers[1]:
            return False
        return all(self.new.paragraphs[j].number != one.number for j in self.of_old.get(i, ()))

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
        one = self.old.paragraphs[i]
        also_in = self.also_in(one) if kind is Kind.REMOVED else ()
        decided = self.decided(one, None)
        return Change(
            one, None, kind, None, self.reused(i), None, proposal, None, also_in=also_in, decided=decided
        )

    def only_new(self, j: int) -> Change:
        kind = Kind.ADDED if j in self.added else Kind.NOT_COVERED
        one = self.new.paragraphs[j]
        reused = kind is Kind.ADDED and one.role.numbered and one.number in self.numbers[0]
        proposal = self.old.paragraphs[self.proposals_back[j]] if j in self.proposals_back else None
        references = self.references.of_added(one)
        also_in = self.also_in(one) if kind is Kind.ADDED else ()
        decided = self.decided(None, one)
        return Change(None, one, kind, None, reused, None, proposal, None, references, also_in, decided)

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
