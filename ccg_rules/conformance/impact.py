"""What a new edition does to all that leans on the old one: quotes, proof, assumptions, translations."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal

from ccg_rules.rulebook import UnknownNumber, normalise
from ccg_rules.rulebook.citations import check_mention, mentions_in, sentence_of, unread_in
from ccg_rules.rulebook.numbers import NUMBER
from ccg_rules.rulebook.revisions import Kind, TextChange, pair_sentences, redline

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from ccg_rules.conformance.proof import Proof
    from ccg_rules.conformance.scenarios import FeatureFile
    from ccg_rules.rulebook import Assumption, Edition, Paragraph, Rulebook
    from ccg_rules.rulebook.citations import Doubt
    from ccg_rules.rulebook.revisions import Comparison, SentencePair

Leaning = Literal["quote", "ruling", "deviation", "assumption", "translation"]


class Status(StrEnum):
    """How something that leans on the old edition stands in the new one; the gravest there is to say."""

    OK = "ok"
    TYPOGRAPHIC = "typographic"
    """Only marks, white space or capitals differ."""
    RENUMBERED = "renumbered"
    NUMBER_REUSED = "number_reused"
    """Renumbered, and its old number is that of another rule now: left as it is, it would lead astray."""
    REWORDED = "reworded"
    SPLIT = "split"
    """What it stands in has become several paragraphs."""
    NOT_COVERED = "not_covered"
    """The new edition's sources do not reach there: they cannot tell."""
    REMOVED = "removed"


GRAVEST_FIRST: tuple[Status, ...] = tuple(reversed(Status))


@dataclass(frozen=True, slots=True)
class Fate:
    """What became of a sentence or a paragraph."""

    status: Status
    number_reused: bool
    old_number: str
    new_number: str | None
    old_text: str
    new_text: str | None
    new_key: str | None
    moved: bool = False
    """Whether the sentence stands in another paragraph than what became of its own."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that leans on the old edition, and how it stands in the new one."""

    kind: Leaning
    where: str
    """File and line of a quote, the id of a deviation or an assumption, the key of a translated paragraph."""
    key: str | None
    fate: Fate

    def to_json(self) -> dict[str, Any]:
        """Return the entry as the results document has it."""
        fate = self.fate
        changed = fate.new_text is not None and fate.new_text != fate.old_text
        return {
            "kind": self.kind,
            "where": self.where,
            "key": self.key,
            "old_number": fate.old_number,
            "new_number": fate.new_number,
            "status": fate.status.value,
            "number_reused": fate.number_reused,
            "old_text": fate.old_text,
            "new_text": fate.new_text,
            "redline": [list(piece) for piece in redline(fate.old_text, fate.new_text or "")]
            if changed
            else None,
        }


@dataclass(frozen=True, slots=True)
class Impact:
    """Everything that leans on an edition, and how it stands in another."""

    old: Edition
    new: Edition
    entries: tuple[Entry, ...]
    doubts: tuple[tuple[str, Doubt], ...] = ()
    """What rulings cite that does not stand in the old edition to begin with: file and line, and why."""

    def of(self, kind: Leaning) -> tuple[Entry, ...]:
        """Return the entries of a kind."""
        return tuple(entry for entry in self.entries if entry.kind == kind)

    def counts(self, kind: Leaning) -> dict[Status, int]:
        """Count the entries of a kind by how they stand, the gravest first."""
        found = Counter(entry.fate.status for entry in self.of(kind))
        return {status: found[status] for status in GRAVEST_FIRST if found[status]}

    def to_json(self) -> dict[str, Any]:
        """Return the list as the results document has it."""
        return {
            "old": self.old.id,
            "new": self.new.id,
            "entries": [entry.to_json() for entry in self.entries],
        }


def impact(
    rulebook: Rulebook,
    features: Sequence[FeatureFile],
    comparison: Comparison,
    proof: Proof | None = None,
    rulings: Mapping[str, str] = MappingProxyType({}),
) -> Impact:
    """Return how everything that leans on the old edition stands in the new one.

    That is each quote of it in the features, each deviation that `proof` has for it, each number of it that
    an assumption in force in it names, each translation, and each mention of it in `rulings`: texts by name,
    such as answers of judges. What those cite wrongly has no status: it is a doubt.
    """
    fates = Fates(comparison)
    ruled, doubts = _rulings(rulings, rulebook, fates)
    return Impact(
        comparison.old,
        comparison.new,
        (
            *_quotes(features, fates),
            *ruled,
            *_deviations(proof, fates),
            *(entry for each in rulebook.assumptions for entry in _assumption(each, fates)),
            *_translations(fates),
        ),
        tuple(doubts),
    )


class Fates:
    """What became of each sentence and paragraph of the old edition."""

    def __init__(self, comparison: Comparison) -> None:
        self.comparison = comparison
        self.old = comparison.old
        self._pairs = {pair.old.key: pair for pair in pair_sentences(comparison) if pair.old}

    def of(self, key: str) -> Fate:
        """Return what became of the sentence or paragraph. Raises `UnknownKey`."""
        if key in self._pairs:
            return self._of_sentence(self._pairs[key])
        return self._of_paragraph(self.old.paragraph(key))

    def _of_sentence(self, pair: SentencePair) -> Fate:
        assert pair.old is not None
        owner = self.old.owner(pair.old.key)
        changes = self.comparison.of_old(owner.key)
        reused = any(change.number_reused for change in changes)
        new = pair.new_owner
        if pair.new is None or new is None or pair.text_change is None:
            gone = changes[0].kind is Kind.NOT_COVERED
            status = Status.NOT_COVERED if gone else Status.REMOVED
            return Fate(status, reused, owner.label, None, pair.old.text, None, None)
        change = next((each for each in changes if each.new is new), None)
        texts = pair.old.text, pair.new.text
        if change is not None and change.kind is Kind.SPLIT:
            status = Status.SPLIT
        else:
            status = _status(owner.number, new.number, pair.text_change, *texts, reused=reused)
        return Fate(status, reused, owner.label, new.label, *texts, pair.new.key, moved=change is None)

    def _of_paragraph(self, paragraph: Paragraph) -> Fate:
        changes = self.comparison.of_old(paragraph.key)
        first = max(changes, key=lambda each: each.similarity or 0.0)
        reused = any(change.number_reused for change in changes)
        if first.new is None or first.text_change is None:
            status = Status.NOT_COVERED if first.kind is Kind.NOT_COVERED else Status.REMOVED
            return Fate(status, reused, paragraph.label, None, paragraph.text, None, None)
        new, texts = first.new, (paragraph.text, first.new.text)
        if first.kind is Kind.SPLIT:
            status = Status.SPLIT
        else:
            status = _status(paragraph.number, new.number, first.text_change, *texts, reused=reused)
        return Fate(status, reused, paragraph.label, new.label, *texts, new.key)


def _status(
    old_number: str, new_number: str, text_change: TextChange, old: str, new: str, *, reused: bool
) -> Status:
    """Return how a pair stands: what can be said of it that is gravest."""
    if text_change not in (TextChange.NONE, TextChange.TYPOGRAPHIC):
        return Status.REWORDED
    if old_number != new_number:
        return Status.NUMBER_REUSED if reused else Status.RENUMBERED
    return Status.OK if old == new or normalise(old) == normalise(new) else Status.TYPOGRAPHIC


def _quotes(features: Iterable[FeatureFile], fates: Fates) -> Iterator[Entry]:
    for feature in features:
        if feature.game != fates.old.game:
            continue
        for rule in feature.rules:
            for quote, line in rule.quotes:
                if quote.edition == fates.old.id and fates.old.find(rule.key) is not None:
                    yield Entry("quote", f"{feature.name}:{line}", rule.key, fates.of(rule.key))


def _rulings(
    rulings: Mapping[str, str], rulebook: Rulebook, fates: Fates
) -> tuple[list[Entry], list[tuple[str, Doubt]]]:
    entries: list[Entry] = []
    found: list[tuple[str, Doubt]] = []
    for name, text in rulings.items():
        for mention in (*mentions_in(text), *unread_in(text, [fates.old.id])):
            if mention.edition not in (None, fates.old.id):
                continue
            where = f"{name}:{mention.line}"
            doubts = check_mention(rulebook, mention)
            item = None if doubts else sentence_of(fates.old, mention)
            found += [(where, doubt) for doubt in doubts]
            if item is not None:
                entries.append(Entry("ruling", where, item.key, fates.of(item.key)))
    return entries, found


def _deviations(proof: Proof | None, fates: Fates) -> Iterator[Entry]:
    for killing in proof.killings if proof else ():
        if killing.edition == fates.old.id and fates.old.find(killing.key) is not None:
            yield Entry("deviation", killing.deviation, killing.key, fates.of(killing.key))


# A number after a letter is a public source's («O 405.2»), one before an ordinal is no clause.
_NAMED = re.compile(rf"(?<![\w.\d])(?<![A-Z] )(?<![A-Z]\d\d )({NUMBER})(?![\w-]|\.\d)")


def numbers_named(text: str) -> tuple[str, ...]:
    """Return the numbers with a dot in them that a text names, each once."""
    found = (match[1] for match in _NAMED.finditer(text))
    return tuple(dict.fromkeys(number for number in found if "." in number))


def _assumption(assumption: Assumption, fates: Fates) -> Iterator[Entry]:
    """Yield an entry for each clause of the old edition that an assumption in force there names."""
    if fates.old.id not in assumption.editions:
        return
    texts = (assumption.text, assumption.why, *(reading.text for reading in assumption.readings))
    for number in numbers_named(" ".join(text.ru for text in texts)):
        try:
            own = fates.old.numbered(number)[0]
        except UnknownNumber:
            continue
        yield Entry("assumption", assumption.id, own.key, fates.of(own.key))


def _translations(fates: Fates) -> Iterator[Entry]:
    for paragraph in fates.old.paragraphs:
        if paragraph.en is not None:
            yield Entry("translation", paragraph.key, paragraph.key, fates.of(paragraph.key))


def by_status(entries: Iterable[Entry]) -> Mapping[Status, list[Entry]]:
    """Return the entries by how they stand, the gravest first."""
    found: dict[Status, list[Entry]] = {status: [] for status in GRAVEST_FIRST}
    for entry in entries:
        found[entry.fate.status].append(entry)
    return {status: group for status, group in found.items() if group}
