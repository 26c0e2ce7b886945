"""What HTML, Markdown and .docx have in common: paragraphs, lists that number them, and rows of tables.

A `Block` is a paragraph as its format gives it. `lines` makes lines of blocks, so that a list, a table or a
heading comes out the same whichever format it was written in.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ccg_rules.rulebook.importing.lines import LONGEST, Line, read_line
from ccg_rules.rulebook.numbers import is_number

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_INVISIBLE = re.compile("[\u00ad\u200b\u200c\u200d\u2060\ufeff]")
"""Soft hyphens and what has no width: they say where a line may be broken and are no part of a text."""
_VISIBLE = re.compile("[^\\s\u00ad\u200b\u200c\u200d\u2060\ufeff]")


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph before its number is looked for."""

    text: str
    label: str | None = None
    """What the numbering of a list puts before it, as it is shown: "404.1.", "а)", "Глава 5."."""
    bullet: bool = False
    heading: int | None = None
    place: int | None = None
    """The line of the file, where the format has lines; otherwise its blocks are counted."""

    @property
    def blank(self) -> bool:
        """Whether nothing is to be seen in it."""
        return _VISIBLE.search(self.text) is None

    @property
    def plain(self) -> bool:
        """Whether it is neither an item of a list nor a heading."""
        return self.label is None and not self.bullet and self.heading is None


def lines(blocks: Iterable[Block]) -> Iterator[Line]:
    """Yield the line of every block that is not blank."""
    shown = (block for block in blocks if not block.blank)
    for count, block in enumerate(shown, start=1):
        if line := _line(block, block.place or count):
            yield line


def _line(block: Block, place: int) -> Line | None:
    text = _INVISIBLE.sub("", block.text)
    line = read_line(text, place, heading=block.heading)
    if line is None or line.number is not None:
        # A number that stands in the text is what its author wrote; the mark of a list only adds to it.
        return line
    if block.label is None:
        return replace(line, bullet=line.bullet or block.bullet)
    if number := number_of(block.label):
        return replace(line, number=number, number_is="list", bullet=False)
    # "а)" or "IV." numbers no paragraph by itself, but readers see it before the text.
    line = read_line(f"{block.label} {text.strip()}", place, heading=block.heading)
    return replace(line, number_is="list") if line and line.number else line


_CLOSING = re.compile(r"[.)\s]+$")
_OPENING = re.compile(r"^(?:[^\W\d_]+\.?\s+|§\s*|\()*")


def number_of(label: str) -> str | None:
    """Return the number in a label without words, brackets and last dot: 5 in "Глава 5."; else `None`."""
    number = _OPENING.sub("", _CLOSING.sub("", label.strip()))
    if not is_number(number) or any(len(each) > LONGEST for each in re.findall(r"\d+", number)):
        return None
    return number


def row(cells: list[list[Block]]) -> list[Block]:
    """Return the blocks of a row of a table: one, if no cell holds more than a plain paragraph.

    A number in a column of its own so comes before its text; a table that only lays out a page stays
    paragraphs.
    """
    full = [cell for cell in ([b for b in cell if b.label or not b.blank] for cell in cells) if cell]
    if not full or any(len(cell) > 1 for cell in full) or any(not cell[0].plain for cell in full[1:]):
        return [block for cell in full for block in cell]
    return [replace(full[0][0], text=" ".join(cell[0].text.strip() for cell in full))]


_ROMAN = {
    "M": 1000,
    "CM": 900,
    "D": 500,
    "CD": 400,
    "C": 100,
    "XC": 90,
    "L": 50,
    "XL": 40,
    "X": 10,
    "IX": 9,
    "V": 5,
    "IV": 4,
    "I": 1,
}


def roman(value: int) -> str:
    """Write a number from 1 to 3999 in Roman numerals; any other stays decimal."""
    if not 1 <= value <= 3999:
        return str(value)
    written = ""
    for numeral, size in _ROMAN.items():
        count, value = divmod(value, size)
        written += numeral * count
    return written
