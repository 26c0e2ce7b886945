"""What makes the data of a rulebook consistent, beyond each field being what it should be.

Every check reports a fault and goes on. A table with a faulty field was reported by the reader and is left
out here; a check that its absence alone could set off is skipped for that file. What is a person's to decide,
or what a rulebook itself prints wrongly, is no fault of the data: it is *pending*, and refuses nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

from ccg_rules.rulebook.fields import Fault
from ccg_rules.rulebook.model import Paragraph, digest_of
from ccg_rules.rulebook.numbers import parts
from ccg_rules.rulebook.quotes import normalise
from ccg_rules.text import Message

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ccg_rules.rulebook.fields import FileReader
    from ccg_rules.rulebook.model import Edition, Game, Rulebook, Sentence


@dataclass(frozen=True, slots=True)
class Draft:
    """An edition as far as its file is sound, with the place of everything in it."""

    reader: FileReader
    edition: Edition
    sound: bool
    """Whether every field of the file is; otherwise the edition lacks something."""
    places: Mapping[str, Sequence[str]]
    """The places of the sound sources, windows, paragraphs and judgements, in order."""
    sentence_places: Sequence[Sequence[str]]
    """The places of the sentences, by paragraph."""
    pending: list[Fault]
    """What is no fault but waits for a person."""

    def leave_pending(self, place: str, ident: str, **args: object) -> None:
        """Note something that waits for a person."""
        self.pending.append(Fault(self.reader.file, place, Message(ident, args)))

    def place_of(self, key: str) -> str:
        """Return the place of the paragraph or sentence with that key."""
        places: dict[str, str] = {}
        for place, paragraph, sentence_places in self.paragraphs():
            places[paragraph.key] = place
            places |= zip((s.key for s in paragraph.sentences), sentence_places, strict=True)
        return places[key]

    def paragraphs(self) -> Iterator[tuple[str, Paragraph, Sequence[str]]]:
        """Yield each paragraph with its place and those of its sentences."""
        yield from zip(self.places["paragraphs"], self.edition.paragraphs, self.sentence_places, strict=True)


def in_order(drafts: Sequence[Draft]) -> list[Draft]:
    """Return the drafts by game, earlier editions first; those that do not follow one another go by id."""

    def position(draft: Draft) -> tuple[str, str, int, str]:
        before = _before(draft, drafts)
        root = before[-1] if before else draft
        return root.edition.game or "", root.edition.id, len(before), draft.edition.id

    return sorted(drafts, key=position)


def _before(draft: Draft, drafts: Sequence[Draft]) -> list[Draft]:
    """Return the editions of the game before this one, nearest first, as far as `follows` can be followed."""
    by_id = {d.edition.id: d for d in drafts if d.edition.game == draft.edition.game}
    before: list[Draft] = []
    step = by_id.get(draft.edition.follows or "")
    while step is not None and step not in (draft, *before):
        before.append(step)
        step = by_id.get(step.edition.follows or "")
    return before


def check_edition(draft: Draft) -> None:
    """Check an edition by itself."""
    _check_sources(draft)
    for place, paragraph, sentence_places in draft.paragraphs():
        _check_number(draft, place, paragraph)
        _check_translation(draft, place, paragraph)
        _check_sentences(draft, place, paragraph, sentence_places)
    _check_keys(draft)
    _check_numbers(draft)


def _check_sources(draft: Draft) -> None:
    seen: set[str] = set()
    for place, source in zip(draft.places["sources"], draft.edition.sources, strict=True):
        if source.id in seen:
            draft.reader.fault(place, "source-twice", source=source.id)
        seen.add(source.id)
    for place, window in zip(draft.places["coverage"], draft.edition.coverage, strict=True):
        if parts(window.first) > parts(window.last):
            draft.reader.fault(place, "coverage-backwards", first=window.first, last=window.last)


def _check_number(draft: Draft, place: str, paragraph: Paragraph) -> None:
    """Check that a printed number needs no inference, an inferred one has it, and the sources cover it."""
    inference = {
        "confidence": paragraph.confidence,
        "evidence": paragraph.evidence,
        "alternatives": paragraph.alternatives,
    }
    for name, value in inference.items():
        inferred = paragraph.number_is == "inferred"
        if not inferred and value is not None:
            draft.reader.fault(place, "number-printed-with", field=name)
        if inferred and value is None and name != "alternatives":
            draft.reader.fault(place, "number-inferred-without", field=name)
    if paragraph.number_is != "inferred" and not paragraph.role.numbered:
        draft.reader.fault(place, "number-not-its-own", role=paragraph.role.value)
    if draft.edition.coverage and not draft.edition.covers(paragraph.number):
        windows = ", ".join(f"{w.first} – {w.last}" for w in draft.edition.coverage)
        draft.reader.fault(place, "number-not-covered", number=paragraph.number, windows=windows)


def _check_translation(draft: Draft, place: str, paragraph: Paragraph) -> None:
    if (paragraph.en is None) != (paragraph.en_of is None):
        draft.reader.fault(place, "translation-half", right=digest_of(paragraph.text))
    elif paragraph.translation_is == "stale":
        args = {"given": paragraph.en_of, "right": digest_of(paragraph.text), "number": paragraph.label}
        draft.leave_pending(place, "translation-stale", **args)


def _check_sentences(draft: Draft, place: str, paragraph: Paragraph, sentence_places: Sequence[str]) -> None:
    """Check that the sentences add up to the paragraph, with a reason if not normative."""
    all_found = True
    for at, sentence in zip(sentence_places, paragraph.sentences, strict=True):
        if sentence.normative and sentence.reason is not None:
            draft.reader.fault(at, "sentence-reason-needless")
        if not sentence.normative and sentence.reason is None:
            draft.reader.fault(at, "sentence-reason-missing")
        if sentence.text not in paragraph.text:
            draft.reader.fault(at, "sentence-not-in-paragraph", key=sentence.key)
            all_found = False
    joined = " ".join(sentence.text for sentence in paragraph.sentences)
    if all_found and joined.split() != paragraph.text.split():
        draft.reader.fault(place, "sentences-do-not-add-up")


def _check_keys(draft: Draft) -> None:
    seen: set[str] = set()

    def see(place: str, key: str) -> None:
        if key in seen:
            draft.reader.fault(place, "key-twice", key=key)
        seen.add(key)

    for place, paragraph, sentence_places in draft.paragraphs():
        see(place, paragraph.key)
        for at, sentence in zip(sentence_places, paragraph.sentences, strict=True):
            see(at, sentence.key)


def _check_numbers(draft: Draft) -> None:
    """Check that numbers are unique and in order, and that what has none of its own belongs to one.

    An inferred number that is not is a mistake of ours; one that the text itself has wrong stays as it is.
    """
    own: dict[str, Paragraph] = {}

    def tell(place: str, paragraph: Paragraph, other: Paragraph, ident: str, **args: str) -> None:
        ours = "inferred" in (paragraph.number_is, other.number_is)
        (draft.reader.fault if ours else draft.leave_pending)(place, ident, **args)

    source_ids = [source.id for source in draft.edition.sources]
    for place, paragraph, _ in draft.paragraphs():
        if paragraph.role.numbered:
            if paragraph.number in own:
                tell(place, paragraph, own[paragraph.number], "number-twice", number=paragraph.number)
            own.setdefault(paragraph.number, paragraph)
        if paragraph.source not in source_ids and draft.sound:
            draft.reader.fault(place, "source-unknown", source=paragraph.source)
    for place, paragraph, _ in draft.paragraphs():
        if not paragraph.role.numbered and paragraph.number not in own and draft.sound:
            draft.reader.fault(place, "number-of-nothing", number=paragraph.number, role=paragraph.role.value)
    for (_, before, _), (place, paragraph, _) in pairwise(draft.paragraphs()):
        same = paragraph.number == before.number
        owner_is_late = same and own.get(paragraph.number) is paragraph and not before.role.numbered
        if parts(paragraph.number) < parts(before.number) or owner_is_late:
            args = {"number": paragraph.number, "before": before.number}
            # What has no number of its own stands where the paragraph stands that it belongs to.
            owner = before if owner_is_late else own.get(before.number, before)
            tell(place, own.get(paragraph.number, paragraph), owner, "number-order", **args)
        if {paragraph.source, before.source} <= set(source_ids):
            here = source_ids.index(paragraph.source), paragraph.line
            if here <= (source_ids.index(before.source), before.line):
                draft.reader.fault(place, "line-order", line=paragraph.line, source=paragraph.source)


def check_lineage(drafts: Sequence[Draft], known: set[str]) -> None:
    """Check the editions of a game against each other: what follows what, and the wordings of shared keys.

    `known` has the ids of all editions there are, also of those whose file could not be read.
    """
    for draft in drafts:
        _check_follows(draft, drafts, known)
    by_id = {d.edition.id: d for d in drafts}
    for draft in drafts:
        _check_judgements(draft, by_id, known)
    for draft in drafts:
        _check_sentence_keys(draft, drafts)
    if len(drafts) == len(known) and all(draft.sound for draft in drafts):
        _check_wordings(drafts)


def _check_sentence_keys(draft: Draft, drafts: Sequence[Draft]) -> None:
    """Check that a sentence is named under its paragraph, or keeps the name it has in another edition.

    A sentence that has moved to another paragraph is still the same rule.
    """
    elsewhere = {
        sentence.key
        for other in drafts
        if other is not draft and other.edition.game == draft.edition.game
        for sentence in other.edition.sentences
    }
    for _, paragraph, sentence_places in draft.paragraphs():
        for at, sentence in zip(sentence_places, paragraph.sentences, strict=True):
            if sentence.key.rpartition(".")[0] != paragraph.key and sentence.key not in elsewhere:
                draft.reader.fault(at, "sentence-key", key=sentence.key, paragraph=paragraph.key)


def _check_follows(draft: Draft, drafts: Sequence[Draft], known: set[str]) -> None:
    edition = draft.edition
    if edition.follows is None:
        return
    if edition.follows not in known:
        draft.reader.fault("", "follows-unknown", edition=edition.follows)
        return
    before = _before(draft, drafts)
    if edition.follows == edition.id or any(d.edition.follows == edition.id for d in before):
        draft.reader.fault("", "follows-circle", edition=edition.id)
    if any(d.edition.id == edition.follows and _of_other_game(d, edition.game) for d in drafts):
        draft.reader.fault("", "follows-other-game", edition=edition.follows)


def _of_other_game(draft: Draft, game: Game) -> bool:
    """Tell whether both games are known, and differ: a faulty `game` was reported already."""
    return None not in (draft.edition.game, game) and draft.edition.game != game


def _differ(one: Paragraph | Sentence, other: Paragraph | Sentence) -> bool:
    """Tell whether a shared key needs a judgement.

    A sentence needs one for its wording, a paragraph for which sentences it has.
    """
    if isinstance(one, Paragraph) and isinstance(other, Paragraph):
        return [s.key for s in one.sentences] != [s.key for s in other.sentences]
    if isinstance(one, Paragraph) or isinstance(other, Paragraph):
        return True
    return one.text != other.text and normalise(one.text) != normalise(other.text)


def _check_judgements(draft: Draft, by_id: Mapping[str, Draft], known: set[str]) -> None:
    """Check that each judgement is on a wording that differs, and the only one on it."""
    seen: set[tuple[str, str]] = set()
    for place, judgement in zip(draft.places["judgements"], draft.edition.judgements, strict=True):
        key, against = judgement.key, judgement.against
        other = by_id.get(against)
        if against not in known or other is draft or (other and _of_other_game(other, draft.edition.game)):
            draft.reader.fault(place, "judgement-edition", edition=against)
            continue
        if (key, against) in seen or (other and _recorded_earlier(other, draft, key)):
            draft.reader.fault(place, "judgement-twice", key=key, edition=against)
        seen.add((key, against))
        if other is None or not (draft.sound and other.sound):
            continue
        here, there = draft.edition.find(key), other.edition.find(key)
        if here is None or there is None:
            draft.reader.fault(place, "judgement-not-shared", key=key, edition=against)
        elif not _differ(here, there):
            draft.reader.fault(place, "judgement-no-difference", key=key, edition=against)


def _recorded_earlier(other: Draft, draft: Draft, key: str) -> bool:
    """Tell whether the other edition judges the same difference; of such a pair only one is reported."""
    mutual = any(j.key == key and j.against == draft.edition.id for j in other.edition.judgements)
    return mutual and other.edition.id < draft.edition.id


def _check_wordings(drafts: Sequence[Draft]) -> None:
    """Note every difference in a shared key that nobody has judged.

    An edition answers to the nearest one before it that has the key; of those that have none before them,
    each answers to each.
    """
    judged = {(j.key, frozenset({d.edition.id, j.against})) for d in drafts for j in d.edition.judgements}
    heads: dict[tuple[str, str], list[Draft]] = {}
    for draft in drafts:
        before = _before(draft, drafts)
        for key in draft.edition.keys:
            earlier = next((d for d in before if d.edition.find(key)), None)
            if earlier is None:
                heads.setdefault((draft.edition.game, key), []).append(draft)
            else:
                _check_wording(earlier, draft, key, judged)
    for (_, key), group in heads.items():
        for one, other in combinations(group, 2):
            _check_wording(one, other, key, judged)


def _check_wording(earlier: Draft, later: Draft, key: str, judged: set[tuple[str, frozenset[str]]]) -> None:
    here, there = later.edition.find(key), earlier.edition.find(key)
    if here is None or there is None or not _differ(here, there):
        return
    if (key, frozenset({earlier.edition.id, later.edition.id})) not in judged:
        later.leave_pending(later.place_of(key), "judgement-missing", key=key, edition=earlier.edition.id)


def check_assumptions(reader: FileReader, rulebook: Rulebook, places: Sequence[str], known: set[str]) -> None:
    """Check that ids are unique, and that assumptions are in force in, and lean on, what there is."""
    ids: set[str] = set()
    readings: set[str] = set()
    sources = {source.id for source in rulebook.public_sources}
    for place, assumption in zip(places, rulebook.assumptions, strict=True):
        if assumption.id in ids:
            reader.fault(place, "assumption-twice", id=assumption.id)
        ids.add(assumption.id)
        for edition_id in assumption.editions:
            edition = rulebook.editions.get(edition_id)
            if edition_id not in known:
                reader.fault(place, "assumption-edition", edition=edition_id)
            elif edition and edition.game not in (None, assumption.game):
                reader.fault(place, "assumption-other-game", edition=edition_id, game=assumption.game)
        for citation in assumption.sources:
            if citation.partition(" ")[0] not in sources:
                reader.fault(place, "assumption-source", source=citation)
        for reading in assumption.readings:
            if reading.id in readings:
                reader.fault(place, "reading-twice", id=reading.id)
            readings.add(reading.id)


def check_glossary(reader: FileReader, rulebook: Rulebook, places: Sequence[str]) -> None:
    """Check that no term stands twice for a game."""
    seen: set[tuple[str, str]] = set()
    for place, term in zip(places, rulebook.glossary, strict=True):
        games = {(term.ru, game) for game in ("berserk", "heroes") if term.game in (game, "both")}
        if games & seen:
            reader.fault(place, "term-twice", term=term.ru)
        seen |= games
