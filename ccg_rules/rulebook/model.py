"""What a rulebook is made of: editions, their paragraphs and sentences, assumptions and the glossary.

All of it is frozen. `ccg_rules.rulebook.load` builds it and answers for its being consistent.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import StrEnum
from hashlib import sha256
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, get_args

from ccg_rules.rulebook.numbers import is_number, is_within, parts
from ccg_rules.text import Message, Words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ccg_rules.rulebook.fields import Fault

Game = Literal["berserk", "heroes"]
GAMES: tuple[Game, ...] = get_args(Game)
Meaning = Literal["same", "changed"]
MEANINGS: tuple[Meaning, ...] = get_args(Meaning)
AuthorityKind = Literal["clause", "borrowed", "assumption"]
NumberIs = Literal["printed", "list", "inferred"]
NUMBER_IS: tuple[NumberIs, ...] = get_args(NumberIs)
TranslationIs = Literal["current", "stale", "missing"]

_PROVISIONAL = re.compile(r"[cns]\d\w*")


def is_provisional(key: str) -> bool:
    """Tell whether a key is only named after a number, as an import names it until somebody gives it a name.

    Such a component is `c` for a chapter, `n` for a paragraph or `s` for a sentence, and a number.
    """
    return any(_PROVISIONAL.fullmatch(component) for component in key.split("."))


def digest_of(text: str) -> str:
    """Return the first 16 hex digits of the SHA-256 of a text, by which a translation knows its original."""
    return sha256(text.encode()).hexdigest()[:16]


class RulebookLookupError(LookupError):
    """Something was asked for that is not there. `message` says what, and names the `nearest` there are."""

    def __init__(self, message: Message, nearest: tuple[str, ...] = ()) -> None:
        """Keep the message to be worded and the nearest names."""
        super().__init__(message, nearest)
        self.message = message
        self.nearest = nearest

    def __str__(self) -> str:
        """Return the message in English, for tracebacks."""
        return self.message.say("en")


class UnknownKey(RulebookLookupError):
    """No paragraph, sentence or assumption has this key."""


class UnknownNumber(RulebookLookupError):
    """No paragraph has this number."""


class UnknownEdition(RulebookLookupError):
    """No edition has this id."""


class Role(StrEnum):
    """What a paragraph is in its edition."""

    HEADING = "heading"
    STEP = "step"
    CLAUSE = "clause"
    SUBCLAUSE = "subclause"
    PREAMBLE = "preamble"
    BULLET = "bullet"
    EXAMPLE = "example"
    NOTE = "note"

    @property
    def numbered(self) -> bool:
        """Whether such a paragraph has a number of its own; the others carry that of their paragraph."""
        return self in _NUMBERED


_NUMBERED = frozenset({Role.HEADING, Role.STEP, Role.CLAUSE, Role.SUBCLAUSE})


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence, verbatim: the unit that is quoted, tested and judged."""

    key: str
    text: str
    normative: bool
    reason: Words | None = None
    """Why it is not normative; `None` when it is."""


@dataclass(frozen=True, slots=True)
class Reference:
    """A cross reference found in a text: one number, or a range from `first` to `last`."""

    first: str
    last: str
    start: int
    """Where it begins in the text; with `end`, the slice that names the numbers."""
    end: int

    @property
    def label(self) -> str:
        """The number, or both ends of the range with an en dash."""
        return self.first if self.first == self.last else f"{self.first} – {self.last}"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph of an edition: one line of its source."""

    key: str
    """Its lineage: the same in every edition of the game where it is the same rule."""
    number: str
    number_is: NumberIs
    """Whether the number stands in the text, was counted by a list of the document, or is inferred."""
    role: Role
    source: str
    line: int
    text: str
    """Verbatim, without the printed number and without the bullet mark."""
    sentences: tuple[Sentence, ...]
    en: str | None = None
    """The translation, `None` where there is none yet."""
    en_of: str | None = None
    """The digest (`digest_of`) of the Russian text that `en` was made from."""
    confidence: float | None = None
    evidence: Words | None = None
    alternatives: Words | None = None
    references: tuple[Reference, ...] = ()

    @property
    def printed(self) -> bool:
        """Whether the number stands in the text."""
        return self.number_is == "printed"

    @property
    def label(self) -> str:
        """The number as it is written everywhere: in brackets when it is inferred."""
        return f"[{self.number}]" if self.number_is == "inferred" else self.number

    @property
    def translation_is(self) -> TranslationIs:
        """Whether there is a translation, and of this text: what has changed since makes it stale."""
        if self.en is None:
            return "missing"
        return "current" if self.en_of == digest_of(self.text) else "stale"

    @property
    def chapter(self) -> str:
        """The chapter it stands in: its key up to the first dot."""
        return self.key.partition(".")[0]

    @property
    def line_text(self) -> str:
        """The line of the source that this paragraph must equal."""
        if self.role is Role.BULLET:
            return f"· {self.text}"
        return f"{self.number}. {self.text}" if self.printed else self.text


@dataclass(frozen=True, slots=True)
class Coverage:
    """A window of numbers that the sources cover, first and last inclusive."""

    first: str
    last: str


@dataclass(frozen=True, slots=True)
class Source:
    """A fragment that an edition was read from."""

    id: str
    file: str
    sha256: str


@dataclass(frozen=True, slots=True)
class Judgement:
    """Somebody's judgement whether a key means the same as in `against`, where it is worded otherwise."""

    key: str
    against: str
    meaning: Meaning
    by: str
    why: Words


@dataclass(frozen=True, slots=True, eq=False)
class Edition:
    """One edition of the rules of one game, its paragraphs in order."""

    id: str
    game: Game
    title: Words
    note: Words
    sources: tuple[Source, ...]
    coverage: tuple[Coverage, ...]
    paragraphs: tuple[Paragraph, ...]
    sha256: str
    """Of the bytes of its data file."""
    judgements: tuple[Judgement, ...] = ()
    follows: str | None = None
    date: str | None = None
    """`YYYY`, `YYYY-MM` or `YYYY-MM-DD`, if it is known."""
    complete: bool = False
    """Whether the sources hold the whole rulebook: then nothing lies outside the coverage windows."""
    _paragraphs: Mapping[str, Paragraph] = field(init=False, repr=False)
    _sentences: Mapping[str, Sentence] = field(init=False, repr=False)
    _owners: Mapping[str, Paragraph] = field(init=False, repr=False)
    _numbers: Mapping[str, tuple[Paragraph, ...]] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        """Index the paragraphs and sentences."""
        numbers: dict[str, list[Paragraph]] = {}
        for paragraph in self.paragraphs:
            numbers.setdefault(paragraph.number, []).append(paragraph)
        own_first = {n: tuple(sorted(ps, key=lambda p: not p.role.numbered)) for n, ps in numbers.items()}
        indexes = {
            "_paragraphs": {p.key: p for p in self.paragraphs},
            "_sentences": {s.key: s for p in self.paragraphs for s in p.sentences},
            "_owners": {s.key: p for p in self.paragraphs for s in p.sentences},
            "_numbers": own_first,
        }
        for name, index in indexes.items():
            object.__setattr__(self, name, index)

    @property
    def sentences(self) -> tuple[Sentence, ...]:
        """Every sentence, in order."""
        return tuple(self._sentences.values())

    @property
    def chapters(self) -> tuple[str, ...]:
        """The names of the chapters, in order."""
        return tuple(dict.fromkeys(p.chapter for p in self.paragraphs))

    @property
    def keys(self) -> tuple[str, ...]:
        """Every key of a paragraph or a sentence."""
        return (*self._paragraphs, *self._sentences)

    def paragraph(self, key: str) -> Paragraph:
        """Return the paragraph with that key. Raises `UnknownKey`."""
        try:
            return self._paragraphs[key]
        except KeyError:
            raise _unknown_key(key, self.id, self._paragraphs) from None

    def sentence(self, key: str) -> Sentence:
        """Return the sentence with that key. Raises `UnknownKey`."""
        try:
            return self._sentences[key]
        except KeyError:
            raise _unknown_key(key, self.id, self._sentences) from None

    def owner(self, sentence_key: str) -> Paragraph:
        """Return the paragraph that the sentence stands in. Raises `UnknownKey`."""
        self.sentence(sentence_key)
        return self._owners[sentence_key]

    def find(self, key: str) -> Paragraph | Sentence | None:
        """Return the paragraph or sentence with that key, `None` when there is neither."""
        return self._paragraphs.get(key) or self._sentences.get(key)

    def numbered(self, number: str) -> tuple[Paragraph, ...]:
        """Return the paragraph with that number, then those that belong to it. Raises `UnknownNumber`."""
        try:
            return self._numbers[number]
        except KeyError:
            near = _neighbours(number, self._numbers)
            message = _with_nearest("unknown-number", near, number=number, edition=self.id)
            raise UnknownNumber(message, near) from None

    def covers(self, number: str) -> bool:
        """Tell whether the sources of this edition cover the number, whether or not a paragraph has it."""
        return self.complete or any(is_within(number, window) for window in self.coverage)


@dataclass(frozen=True, slots=True)
class Reading:
    """A reading that an assumption did not take."""

    id: str
    text: Words


@dataclass(frozen=True, slots=True)
class Assumption:
    """What was decided where the texts are silent: never counted among the clauses."""

    id: str
    game: Game
    editions: tuple[str, ...]
    chapter: str
    text: Words
    why: Words
    sources: tuple[str, ...]
    """Public sources, as `O 405.2`; none when the decision is ours alone."""
    readings: tuple[Reading, ...] = ()


@dataclass(frozen=True, slots=True)
class PublicSource:
    """A public source that assumptions lean on, by the letters they cite it with."""

    id: str
    title: Words


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the rules in both languages, with a line on what it means."""

    ru: str
    en: str
    game: Game | Literal["both"]
    line: Words


@dataclass(frozen=True, slots=True)
class Authority:
    """What a rule rests on: a clause of the edition, a borrowed one, or an assumption."""

    kind: AuthorityKind
    key: str
    edition: str | None
    """The id of the edition whose text it is, `None` for an assumption."""
    label: str
    """The number as it is written, or the id of the assumption."""


@dataclass(frozen=True, slots=True, eq=False)
class Rulebook:
    """Every edition, with the assumptions and the glossary."""

    editions: Mapping[str, Edition]
    """By id; within a game, earlier editions first."""
    assumptions: tuple[Assumption, ...] = ()
    glossary: tuple[Term, ...] = ()
    public_sources: tuple[PublicSource, ...] = ()
    guests: frozenset[str] = frozenset()
    """The ids of the editions that are not in the data but were given beside them, such as drafts."""
    pending: tuple[Fault, ...] = ()
    """What is no fault but waits for a person: translations of a text that has changed since, wordings that
    nobody has judged, numbers that a text itself prints twice or out of order."""
    _assumptions: Mapping[str, Assumption] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        """Freeze the mapping of editions and index the assumptions."""
        object.__setattr__(self, "editions", MappingProxyType(dict(self.editions)))
        object.__setattr__(self, "_assumptions", {a.id: a for a in self.assumptions})

    def edition(self, edition_id: str) -> Edition:
        """Return the edition with that id. Raises `UnknownEdition`."""
        try:
            return self.editions[edition_id]
        except KeyError:
            near = _close(edition_id, self.editions)
            known = ", ".join(self.editions)
            message = _with_nearest("unknown-edition", near, edition=edition_id, known=known)
            raise UnknownEdition(message, near) from None

    def assumption(self, assumption_id: str) -> Assumption:
        """Return the assumption with that id. Raises `UnknownKey`."""
        try:
            return self._assumptions[assumption_id]
        except KeyError:
            near = _close(assumption_id, self._assumptions)
            raise UnknownKey(_with_nearest("unknown-assumption", near, key=assumption_id), near) from None

    def lineage(self, game: Game, key: str) -> tuple[tuple[Edition, Paragraph | Sentence], ...]:
        """Return what has that key in each edition of the game, the earlier first. Raises `UnknownKey`."""
        editions = [e for e in self.editions.values() if e.game == game]
        found = tuple((e, item) for e in editions if (item := e.find(key)))
        if not found:
            raise _unknown_key(key, game, dict.fromkeys(k for e in editions for k in e.keys))
        return found

    def judgement(self, key: str, edition: str, against: str) -> Judgement | None:
        """Return the judgement on `key` between two editions, whichever of them records it, if there is one.

        Raises `UnknownEdition`.
        """
        for here, there in ((edition, against), (against, edition)):
            for judgement in self.edition(here).judgements:
                if judgement.key == key and judgement.against == there:
                    return judgement
        return None

    def authority(self, edition_id: str, key: str) -> Authority:
        """Say what `key` is to the edition: a clause of its own, a borrowed one, or an assumption in force.

        A borrowed clause is taken from the nearest edition before it that has the key, else from another
        edition of the same game. Raises `UnknownEdition`, and `UnknownKey` when the key is none of the three.
        """
        edition = self.edition(edition_id)
        if key.startswith("A-"):
            assumption = self.assumption(key)
            if edition_id not in assumption.editions:
                raise UnknownKey(Message("assumption-not-in-force", {"key": key, "edition": edition_id}))
            return Authority("assumption", key, None, key)
        for lender in (edition, *self._lenders(edition)):
            item = lender.find(key)
            if item is not None:
                paragraph = item if isinstance(item, Paragraph) else lender.owner(key)
                kind: AuthorityKind = "clause" if lender is edition else "borrowed"
                return Authority(kind, key, lender.id, paragraph.label)
        raise _unknown_key(key, edition_id, dict.fromkeys((*edition.keys, *self._borrowable(edition))))

    def _lenders(self, edition: Edition) -> list[Edition]:
        """Return the other editions of the game: those before this one, nearest first, then the rest."""
        before = []
        step = edition
        while step.follows is not None:
            step = self.editions[step.follows]
            before.append(step)
        others = [e for e in self.editions.values() if e.game == edition.game and e is not edition]
        return before + [e for e in others if e not in before]

    def _borrowable(self, edition: Edition) -> Iterable[str]:
        return (key for lender in self._lenders(edition) for key in lender.keys)


def _unknown_key(key: str, where: str, keys: Iterable[str]) -> UnknownKey:
    near = _close(key, keys)
    return UnknownKey(_with_nearest("unknown-key", near, key=key, edition=where), near)


def _with_nearest(ident: str, near: tuple[str, ...], **args: str) -> Message:
    """Return the message, in its variant that names the nearest when there are any."""
    return Message(f"{ident}-near", {**args, "nearest": ", ".join(near)}) if near else Message(ident, args)


def _close(name: str, names: Iterable[str]) -> tuple[str, ...]:
    from difflib import get_close_matches  # a mistake pays for it, not every start of the program

    known = list(names)
    within = [each for each in known if name and name in each]
    return tuple(dict.fromkeys([*get_close_matches(name, known), *within]))[:3]


def _neighbours(number: str, numbers: Iterable[str]) -> tuple[str, ...]:
    """Return the number before and the number after; what is no number at all gets those spelt most alike."""
    if not is_number(number):
        return _close(number, numbers)
    ordered = sorted(numbers, key=parts)
    before = [n for n in ordered if parts(n) < parts(number)]
    return tuple(before[-1:] + ordered[len(before) : len(before) + 1])
