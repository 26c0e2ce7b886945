"""What a paragraph looks like, from its words alone, and the role that follows once its number is known."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from ccg_rules.rulebook.importing.sentences import split
from ccg_rules.rulebook.model import Role
from ccg_rules.rulebook.numbers import parts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ccg_rules.rulebook.importing.lines import Line

Look = Literal["text", "step", "bullet", "example", "note"]
"""A heading is a `text` that is likely one (`heading_likeness`); it cannot be told for sure."""

LIKELY_HEADING = 0.5

_EXAMPLE = re.compile(r"(?:пример(?:ы|\s*\d+)?|например|examples?(?:\s*\d+)?)\s*[:.–—-]", re.IGNORECASE)
_NOTE = re.compile(
    r"(?:важно|внимание|примечани[ея](?:\s*\d+)?|замечание|notes?(?:\s*\d+)?|important|n\.?b\.?)\s*[:.!–—-]",
    re.IGNORECASE,
)
_STEP = re.compile(r"(?:Шаг|Step)\s+\w")

_LONGEST = 10
"""The words that a title has at most."""
_TITLE_WORD = re.compile(
    r"\b(?:под)?фаза\b|\bэтап\b|\bглава\b|\bраздел\b|\bчасть\b|\bприложение\b|\bправила\b"
    r"|\bphase\b|\bchapter\b|\bsection\b|\bpart\b|\bappendix\b|\brules\b|\bglossary\b",
    re.IGNORECASE,
)
_VERB = re.compile(r"\w{2,}[еёиюуая]т(?:ся)?|\w+[ауыиеоя]ть(?:ся)?|\w+[аияо]л(?:ся|[аои]сь)|\w+[йи]те(?:сь)?")
_NO_VERB = frozenset(
    re.findall(
        r"\S+",
        "маршрут атрибут предмет приоритет результат формат лимит возврат захват совет ответ запрет цвет "
        "пакет магнит полёт счёт зачёт свет бюджет билет статут статус комитет кредит мат "
        "память печать кровать",
    )
)
_PREDICATES = frozenset(
    re.findall(
        r"\S+",
        "должен должна должно должны может могут можно нельзя нужно необходимо надо следует есть это нет не "
        "is are was were be may must can cannot can't has have had does do don't will should shall isn't "
        "becomes gets puts takes draws loses wins plays chooses",
    )
)
_CLAUSE_BEGIN = re.compile(
    r"(?:Если|Когда|Чтобы|Как только|Пока|If|When|Whenever|Each|You|Your|This|Any|Some)\b"
)


def look(line: Line, before: Line | None, look_before: Look | None) -> Look:
    """Return what the paragraph is by its beginning, or as an item of the list that the one before it opens.

    An item needs no mark of its own: after a colon, or after another item, a beginning in lower case does.
    """
    if line.bullet:
        return "bullet"
    if _EXAMPLE.match(line.text):
        return "example"
    if _NOTE.match(line.text):
        return "note"
    if line.number is None and line.text[:1].islower() and before is not None:
        opened = before.text.endswith(":") or (look_before == "bullet" and before.text.endswith((";", ",")))
        if opened:
            return "bullet"
    return "step" if _STEP.match(line.text) else "text"


@lru_cache(maxsize=16384)
def heading_likeness(line: Line) -> float:
    """Return how likely the paragraph is a heading: marked up, or a short title without a predicate."""
    if line.heading is not None:
        return 0.98
    text = line.text
    words = re.findall(r"[\w'’]+", text)
    if (
        not words
        or len(words) > _LONGEST
        or not text[:1].isupper()
        or text.endswith((":", ";", ",", "!", "?"))
    ):
        return 0.02
    if _STEP.match(text) or _CLAUSE_BEGIN.match(text) or any(_is_predicate(word) for word in words):
        return 0.03
    if any(len(re.findall(r"\w+", sentence)) > _LONGEST // 2 + 1 for sentence in split(text)):
        return 0.3
    if _TITLE_WORD.search(text):
        return 0.96
    return 0.6 if text.endswith(".") else 0.88


def _is_predicate(word: str) -> bool:
    word = word.lower()
    return word in _PREDICATES or (word not in _NO_VERB and bool(_VERB.fullmatch(word)))


_FRONT = re.compile(
    r"\b(?:правила|руководство|редакция|версия|издание|предисловие|введение|вступление|авторы?|составители|"
    r"rulebook|rules|edition|version|preface|foreword|introduction|copyright)\b|©|\b(?:19|20)\d\d\b",
    re.IGNORECASE,
)
_BACK = re.compile(
    r"(?:приложени[ея]|глоссарий|словарь|указатель|алфавитный указатель|авторы|благодарности|"
    r"(?:список|история) изменений|appendix|annex|glossary|index|credits|change ?log|release notes)\b",
    re.IGNORECASE,
)


def front_likeness(line: Line) -> float:
    """Return how well the paragraph fits before all rules: a title, the date of an edition, a preface."""
    title, says_so = heading_likeness(line) >= LIKELY_HEADING, _FRONT.search(line.text) is not None
    return (1.0 if says_so else 0.6) if title else (0.5 if says_so else 0.25)


def is_back_matter(line: Line) -> bool:
    """Tell whether a title is of what comes after the rules and is not counted with them: an appendix."""
    return _BACK.match(line.text) is not None and heading_likeness(line) >= LIKELY_HEADING


def role_of(line: Line, seen: Look, number: str | None) -> Role:
    """Return the role of a paragraph with that number of its own, or without one."""
    if number is None:
        return _UNNUMBERED.get(seen, Role.PREAMBLE)
    depth = len(parts(number))
    likely = heading_likeness(line)
    if likely >= LIKELY_HEADING if depth == 1 else likely >= 0.85 and not number[-1].isalpha():
        return Role.HEADING
    if depth == 2 and seen == "step":
        return Role.STEP
    return Role.CLAUSE if depth <= 2 else Role.SUBCLAUSE


_UNNUMBERED = {"bullet": Role.BULLET, "example": Role.EXAMPLE, "note": Role.NOTE}


def looks(lines: Sequence[Line]) -> list[Look]:
    """Return what each paragraph of a file looks like."""
    found: list[Look] = []
    for i, line in enumerate(lines):
        found.append(look(line, lines[i - 1] if i else None, found[-1] if i else None))
    return found
