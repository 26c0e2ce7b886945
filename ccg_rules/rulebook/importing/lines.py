"""What a file shows, paragraph by paragraph, before anything is concluded from it.

Every format (`text`, `html`, `markdown`, `docx`, `pdf`) is read into `Line`s; nothing after them knows
formats.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from ccg_rules.rulebook.numbers import NUMBER
from ccg_rules.text import Told

BULLETS = "·•‣◦▪●○■–—-*"
"""The marks that open an item of a list; dashes and the asterisk only before white space."""


class ImportFailed(Told):
    """A file cannot be read as a rulebook; `message` says which, why, and what to do."""


@dataclass(frozen=True, slots=True)
class Line:
    """A paragraph of a file."""

    text: str
    """Verbatim on one line, without its number and without the mark of a bullet."""
    line: int
    """Where it stands in the file, from 1: the line of a text, the paragraph or block of anything else."""
    number: str | None = None
    """The number before it, without the dot or bracket that closes it."""
    number_is: Literal["printed", "list"] | None = None
    """Whether it stands in the text, or the numbering of a list puts it there."""
    bullet: bool = False
    heading: int | None = None
    """Its level, 1 the highest, where the file marks it up as a heading."""


_ROMAN = r"(?=[IVXLC])(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})"
_NAMED = (
    r"(?P<name>§+|(?:пп?|ст|гл|разд)\.|(?:под)?пункт|(?:под)?раздел|глава|статья|правило|rule|section|chapter|"
    r"article|clause)\s*"
)
_LABEL = re.compile(rf"(?P<number>{NUMBER})(?P<close>[.)]?)(?=\s|$)\s*")
_NAMED_LABEL = re.compile(
    rf"{_NAMED}(?:(?P<number>{NUMBER})|(?P<roman>(?-i:{_ROMAN})))(?P<close>[.):]?)(?=\s|$)\s*(?P<dash>[–—-]\s+)?",
    re.IGNORECASE,
)
"""A number with what it is called before it: "Глава 4.", "п. 6.1.", "Rule 6.1", "§ 5"."""
_OF_ANOTHER = re.compile(r"(?:настоящ|правил\b|регламент|положени|закон|кодекс|rules?\b)", re.IGNORECASE)
"""How a sentence goes on that speaks of a number: «Пункт 6.1 Правил применяется…»."""
_ROMAN_DIGITS = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100}
_BULLET = re.compile(rf"(?:[{re.escape(BULLETS[:8])}]\s*|[{re.escape(BULLETS[8:])}]\s+)")
LONGEST = 4
"""Of digits in a component: what is longer is a sum or a date."""


def read_line(text: str, line: int, *, heading: int | None = None, bullet: bool = False) -> Line | None:
    """Return the paragraph, its printed number or the mark of its bullet taken off; `None` when it is blank.

    What a number is called ("Глава 4.", "п. 6.1.") belongs to it, not to the text. A whole number without a
    dot or bracket after it ("15 карт") is a number only before a heading, and dates (12.10.2024) are none.
    """
    text = " ".join(text.splitlines()).strip().strip("\ufeff\u200b").strip()
    if not text:
        return None
    if match := _BULLET.match(text):
        if rest := text[match.end() :]:
            return Line(rest, line, bullet=True, heading=heading)
        return None
    if bullet:
        return Line(text, line, bullet=True, heading=heading)
    if (match := _NAMED_LABEL.match(text)) and _is_named_label(match, text):
        number = match["number"] or str(_roman(match["roman"]))
        return Line(text[match.end() :] or text, line, number, "printed", heading=heading)
    if (match := _LABEL.match(text)) and _is_label(match, text, heading):
        return Line(text[match.end() :], line, match["number"], "printed", heading=heading)
    return Line(text, line, heading=heading)


def is_bare(line: Line) -> bool:
    """Tell whether a paragraph says nothing but what it is called: «Глава 4»."""
    match = _NAMED_LABEL.match(line.text) if line.number is not None else None
    return match is not None and match.end() == len(line.text)


def _is_named_label(match: re.Match[str], text: str) -> bool:
    """Tell a label from the beginning of a sentence that speaks of a number."""
    if _is_too_long(match["number"] or ""):
        return False
    after = text[match.end() :]
    if not after or match["close"] or match["dash"]:
        return not after[:1].islower()
    return not after[0].islower() and after[0].isalnum() and not _OF_ANOTHER.match(after)


def _is_label(match: re.Match[str], text: str, heading: int | None) -> bool:
    number = match["number"]
    if match.end() == len(text) or _is_too_long(number):
        return False
    if re.fullmatch(r"\d{1,2}\.\d{1,2}\.(?:19|20)\d\d", number):
        return False
    return bool(match["close"] or "." in number or heading)


def _is_too_long(number: str) -> bool:
    return any(len(each) > LONGEST for each in re.findall(r"\d+", number))


def _roman(numeral: str) -> int:
    values = [_ROMAN_DIGITS[each] for each in numeral]
    return sum(-one if one < other else one for one, other in zip(values, [*values[1:], 0], strict=True))
