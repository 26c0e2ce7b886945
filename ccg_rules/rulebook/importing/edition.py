"""An edition from the paragraphs of files, with provisional keys, and what an editor should look at in it."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from ccg_rules.rulebook.importing.evidence import share
from ccg_rules.rulebook.importing.left_out import KINDS, LeftOut
from ccg_rules.rulebook.importing.lines import ImportFailed
from ccg_rules.rulebook.importing.numbering import number
from ccg_rules.rulebook.importing.roles import LIKELY_HEADING, heading_likeness
from ccg_rules.rulebook.importing.sentences import split
from ccg_rules.rulebook.importing.successors import lacking, missing, style_of
from ccg_rules.rulebook.model import Coverage, Edition, Paragraph, Role, Sentence, Source
from ccg_rules.rulebook.numbers import parent, parts
from ccg_rules.rulebook.references import Resolution, check_references, find_references
from ccg_rules.text import Message, Words, words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ccg_rules.rulebook.importing.lines import Line
    from ccg_rules.rulebook.importing.numbering import Numbered
    from ccg_rules.rulebook.model import Game, NumberIs


class Window(NamedTuple):
    """A file of an edition: a fragment, or all of it."""

    source: str
    """What it is called in the edition."""
    file: str
    sha256: str
    """Of its bytes."""
    lines: Sequence[Line]
    left_out: Sequence[LeftOut] = ()
    """What else it has, which is no rule."""


@dataclass(frozen=True, slots=True)
class Imported:
    """An edition as its files have it, and what an editor should look at."""

    edition: Edition
    findings: tuple[Message, ...]
    left_out: tuple[tuple[LeftOut, ...], ...]
    """What of each file is no rule of the edition: what was left out of it, and stands before its rules."""


def build(
    windows: Sequence[tuple[str, str, str, Sequence[Line]] | Window],
    *,
    id: str,
    game: Game,
    title: Words | None,
    follows: str | None,
    date: str | None = None,
    complete: bool = False,
) -> Imported:
    """Return the edition that the files make up, each as `(source id, file name, sha256, lines)`, in order.

    Keys are provisional, after the numbers; nothing is translated. Numbers that stand in the files are kept
    as they are, twice or in disorder; `findings` say so. What stands before the first number cannot be cited
    and is no part of the edition; without a `title` its first heading is that, or else the id. No window may
    be without lines. Raises `ImportFailed` when no paragraph has a number or can be given one.
    """
    named = [Window(*window) for window in windows]
    parted = [_parted(row, i) for i, row in enumerate(number([window.lines for window in named]))]
    numbered = [rules for _, rules in parted]
    if not any(numbered):
        raise ImportFailed(Message("imported-no-number", {"file": ", ".join(each.file for each in named)}))
    left_out = tuple(
        (*(LeftOut("front", each.line.text) for each in front), *window.left_out)
        for window, (front, _) in zip(named, parted, strict=True)
    )
    keys = _Keys()
    paragraphs = tuple(
        _paragraph(window.source, each, keys)
        for window, row in zip(named, numbered, strict=True)
        for each in row
    )
    edition = Edition(
        id=id,
        game=game,
        title=title or _title(parted[0][0]) or Words(id, id),
        note=_note(named, left_out),
        sources=tuple(Source(window.source, window.file, window.sha256) for window in named),
        coverage=tuple(covered for row in numbered if (covered := _coverage(row))),
        paragraphs=paragraphs,
        sha256="",
        follows=follows,
        date=date,
        complete=complete,
    )
    fronts = [front for front, _ in parted]
    return Imported(edition, tuple(_findings(edition, named, numbered, fronts)), left_out)


def _parted(row: Sequence[Numbered], window: int) -> tuple[list[Numbered], list[Numbered]]:
    """Return what stands before the rules of a file, such as its title page, and the rules.

    In a later file it is what a heading opens; without one the last clause of the file before may go on.
    """
    first = next((i for i, each in enumerate(row) if each.role.numbered), len(row))
    goes_on = window > 0 and row[0].number and heading_likeness(row[0].line) < LIKELY_HEADING
    parted = 0 if goes_on else first
    return list(row[:parted]), list(row[parted:])


def _title(front: Sequence[Numbered]) -> Words | None:
    """Return the title of the rulebook, where a heading before its first number says it."""
    titles = (each.line.text.rstrip(".") for each in front if heading_likeness(each.line) >= LIKELY_HEADING)
    found = next(titles, None)
    return None if found is None else Words(found, found)


def _note(windows: Sequence[Window], left_out: Sequence[Sequence[LeftOut]]) -> Words:
    """Return where the edition comes from, and what of its files is not in it."""
    told = [words("imported-note", files=", ".join(window.file for window in windows))]
    of_kind = Counter(each.kind for row in left_out for each in row)
    if of_kind:
        kinds = [words(f"left-out-{kind}", n=of_kind[kind]) for kind in KINDS if of_kind[kind]]
        listed = Words(ru="; ".join(each.ru for each in kinds), en="; ".join(each.en for each in kinds))
        told.append(words("imported-note-left-out", kinds=listed))
    return Words(ru=" ".join(each.ru for each in told), en=" ".join(each.en for each in told))


def _coverage(row: Sequence[Numbered]) -> Coverage | None:
    """Return from which number to which a file reaches, `None` when no paragraph of it has its own.

    What belongs to a paragraph of the file before says nothing of what this one covers.
    """
    numbers = sorted((each.number for each in row if each.role.numbered), key=parts)
    return Coverage(numbers[0], numbers[-1]) if numbers else None


# Keys

_LATIN = dict(
    zip(
        "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
        re.findall(
            r"\w+", "a b v g d e yo zh z i j k l m n o p r s t u f kh ts ch sh shch hard y soft eh yu ya"
        ),
        strict=True,
    )
)


class _Keys:
    """Names paragraphs after their numbers, none like another."""

    def __init__(self) -> None:
        self._given: set[str] = set()
        self._of_number: dict[str, str] = {}

    def own(self, number: str) -> str:
        """Return the key of a paragraph with that number: `c404`, `c404.n404_1_2`."""
        spelt = "".join(_LATIN.get(c, c) for c in number.lower()).replace(".", "_")
        chapter = f"c{parts(number)[0]}"
        key = self._unlike(f"{chapter}.n{spelt}" if parent(number) is not None else f"c{spelt}", "_again")
        self._of_number[number] = key
        return key

    def belonging(self, number: str, role: Role) -> str:
        """Return the key of a paragraph that belongs to that number: `c404.n404_1_2.example`."""
        return self._unlike(f"{self._of_number[number]}.{role.value}", "")

    def _unlike(self, key: str, more: str) -> str:
        found, count = key, 1
        while found in self._given:
            count += 1
            found = f"{key}{more}" if more and count == 2 else f"{key}{more}_{count}"
        self._given.add(found)
        return found


def _paragraph(source: str, each: Numbered, keys: _Keys) -> Paragraph:
    text = each.line.text
    key = keys.own(each.number) if each.role.numbered else keys.belonging(each.number, each.role)
    sentences = []
    for count, sentence in enumerate(split(text), start=1):
        reason = _reason(each.role, sentence, is_first=count == 1)
        sentences.append(Sentence(f"{key}.s{count}", sentence, reason is None, reason))
    return Paragraph(
        key=key,
        number=each.number,
        number_is=each.number_is,
        role=each.role,
        source=source,
        line=each.line.line,
        text=text,
        sentences=tuple(sentences),
        confidence=each.confidence,
        evidence=each.evidence,
        alternatives=each.alternatives_told,
        references=find_references(text),
    )


_LABEL = re.compile(r"(?:Шаг|Step)\b[^.]*\.")


def _reason(role: Role, sentence: str, *, is_first: bool) -> Words | None:
    """Return why a sentence is no rule, `None` when it is taken for one."""
    if role is Role.HEADING:
        return words("imported-heading")
    if role is Role.EXAMPLE:
        return words("imported-example")
    if role is Role.STEP and is_first and _LABEL.fullmatch(sentence):
        return words("imported-label")
    return None


# Findings


def _findings(
    edition: Edition,
    windows: Sequence[Window],
    numbered: Sequence[Sequence[Numbered]],
    fronts: Sequence[Sequence[Numbered]],
) -> Iterator[Message]:
    for window, front in zip(windows, fronts, strict=True):
        for each in front:
            if each.is_weak and each.alternatives_told is not None:
                args = _where(window, each) | {"alternatives": each.alternatives_told}
                yield Message("imported-front-weak", args)
    yield from _of_numbers(windows, numbered)
    yield from _of_letters(windows, numbered)
    for finding in check_references(edition):
        if finding.resolution in (Resolution.DANGLING, Resolution.SHORT):
            yield finding.message
    for window, row in zip(windows, numbered, strict=True):
        for before, each in zip([None, *row], row, strict=False):
            if each.is_weak:
                yield _weak(window, each)
            elif _is_guess(before, each):
                yield Message("imported-role", _where(window, each) | {"role": Message(f"role-{each.role}")})


_TWO_ALPHABETS = re.compile(r"\b\w*(?:[а-яё][a-z]|[a-z][а-яё])\w*\b", re.IGNORECASE)


def _of_letters(windows: Sequence[Window], numbered: Sequence[Sequence[Numbered]]) -> Iterator[Message]:
    """Yield the words that have letters of two alphabets, which look alike and are not."""
    for window, row in zip(windows, numbered, strict=True):
        for each in row:
            if found := dict.fromkeys(_TWO_ALPHABETS.findall(each.line.text)):
                told = ", ".join(f"«{_spelt(word)}»" for word in found)
                yield Message("imported-two-alphabets", _where(window, each) | {"words": told})


def _spelt(word: str) -> str:
    """Return a word with its Latin letters in brackets: what they are is not to be seen."""
    return re.sub(r"[a-z]+", lambda match: f"[{match[0]}]", word, flags=re.IGNORECASE)


def _of_numbers(windows: Sequence[Window], numbered: Sequence[Sequence[Numbered]]) -> Iterator[Message]:
    """Yield what is wrong with the sequence of numbers: those that lack, stand twice, or in disorder."""
    style = style_of({each.number for row in numbered for each in row if each.role.numbered})
    first: dict[str, str] = {}
    before: Numbered | None = None
    for window, row in zip(windows, numbered, strict=True):
        begins = True
        for each in row:
            if not each.role.numbered:
                continue
            where = _where(window, each)
            if each.number in first:
                yield Message("imported-twice", where | {"first": first[each.number]})
            elif before is not None and parts(before.number) > parts(each.number):
                yield Message("imported-disorder", where | {"before": before.number})
            elif before is not None and not begins and (lacks := missing(before.number, each.number, style)):
                siblings, orphans = lacks
                if siblings or orphans:
                    between = lacking(before.number, each.number, style)
                    names = _listed([*_parents(before.number, each.number), *between])
                    yield Message("imported-gap", where | {"before": before.number, "missing": names})
            first.setdefault(each.number, f"{window.file}:{each.line.line}")
            before, begins = each, False


def _listed(numbers: Sequence[str]) -> str:
    return ", ".join(numbers if len(numbers) <= _LISTED else [*numbers[:_LISTED], "…"])


_LISTED = 12
"""The numbers that lack one after another which are told: of more, the first say it."""


def _parents(before: str, after: str) -> list[str]:
    """Return the numbers above `after` that neither stand above `before` nor are it."""
    have = {parts(before)[:i] for i in range(1, len(parts(before)) + 1)}
    found = []
    above = parent(after)
    while above is not None:
        if parts(above) not in have:
            found.append(above)
        above = parent(above)
    return found[::-1]


def _where(window: Window, each: Numbered) -> dict[str, object]:
    text = each.line.text
    begin = text if len(text) <= _SHOWN else text[:_SHOWN].rsplit(" ", 1)[0] + "…"
    return {"file": window.file, "line": each.line.line, "number": each.number, "text": begin}


_SHOWN = 60


def _weak(window: Window, each: Numbered) -> Message:
    args = _where(window, each) | {"confidence": share(each.confidence or 0), "evidence": each.evidence}
    if each.alternatives_told is None:
        return Message("imported-weak", args)
    return Message("imported-weak-or", args | {"alternatives": each.alternatives_told})


def _is_guess(before: Numbered | None, each: Numbered) -> bool:
    """Tell whether the role of a paragraph may well be another."""
    if each.role is Role.PREAMBLE:
        return before is None or before.role is not Role.HEADING
    if each.role is Role.BULLET:
        return not each.line.bullet
    if each.role.numbered and len(parts(each.number)) == 1:
        return abs(heading_likeness(each.line) - LIKELY_HEADING) < 0.2
    return False


def kinds(edition: Edition) -> tuple[Counter[str], Counter[NumberIs]]:
    """Return how many paragraphs there are of each role, and how many numbers stand in which way."""
    roles = Counter(paragraph.role.value for paragraph in edition.paragraphs)
    numbers = Counter(p.number_is for p in edition.paragraphs if p.role.numbered)
    return roles, numbers
