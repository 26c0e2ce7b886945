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


_LABEL = re.compile(rf"(?:§\s*)?(?P<number>{NUMBER})(?P<close>[.)]?)(?=\s|$)\s*")
_BULLET = re.compile(rf"(?:[{re.escape(BULLETS[:8])}]\s*|[{re.escape(BULLETS[8:])}]\s+)")
LONGEST = 4
"""Of digits in a component: what is longer is a sum or a date."""


def read_line(text: str, line: int, *, heading: int | None = None, bullet: bool = False) -> Line | None:
    """Return the paragraph, its printed number or the mark of its bullet taken off; `None` when it is blank.

    A whole number without a dot or bracket after it ("15 карт") is a number only before a heading, and dates
    (12.10.2024) are none.
    """
    text = " ".join(text.splitlines()).strip().strip("\ufeff\u200b").strip()
    if not text:
        return None
    if match := _BULLET.match(text):
        if rest := text[match.end() :]:
            return Line(rest, line, bullet=True, heading=heading)
        return None
    match = None if bullet else _LABEL.match(text)
    if match and _is_label(match, text, heading):
        return Line(text[match.end() :], line, match["number"], "printed", heading=heading)
    return Line(text, line, bullet=bullet, heading=heading)


def _is_label(match: re.Match[str], text: str, heading: int | None) -> bool:
    number = match["number"]
    if match.end() == len(text) or any(len(each) > LONGEST for each in re.findall(r"\d+", number)):
        return False
    if re.fullmatch(r"\d{1,2}\.\d{1,2}\.(?:19|20)\d\d", number):
        return False
    return bool(match["close"] or "." in number or heading)
