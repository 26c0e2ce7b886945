"""How reading a file is refused, and how large what is read may be."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Any

from ccg_rules.rulebook.importing.lines import ImportFailed
from ccg_rules.text import Message

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from ccg_rules.rulebook.importing.lines import Line

MEBIBYTE = 1 << 20
LARGEST_FILE = 64 * MEBIBYTE
"""Of bytes. Rulebooks of a thousand pages have a few; what is larger has pictures in it or is no rulebook."""
LARGEST_TEXT = 32 * MEBIBYTE
"""Of characters: five times the Bible. Beyond it a file repeats itself, or was made to exhaust the memory."""
MOST_PARAGRAPHS = 200_000
"""Fifty times the largest rulebook we know of; comparing editions takes time with the square of them."""
LONGEST_PARAGRAPH = 100_000
"""Of characters: fifty pages without a break. Nobody could cite a sentence of it."""


def refused(message: str, path: Path, /, **args: Any) -> ImportFailed:
    """Return the refusal to raise; its message may name the `file` and, for a command, it `quoted`."""
    return ImportFailed(Message(message, {"file": str(path), "quoted": shlex.quote(str(path)), **args}))


def too_many(path: Path) -> ImportFailed:
    """Return the refusal of more paragraphs than there may be."""
    return refused("import-too-many", path, most=MOST_PARAGRAPHS)


def too_long(path: Path) -> ImportFailed:
    """Return the refusal of more text than there may be."""
    return refused("import-too-long", path, most=LARGEST_TEXT // MEBIBYTE)


def within_limits(path: Path, lines: Iterable[Line]) -> list[Line]:
    """Return the lines. Raises `ImportFailed` as soon as they are too many, or one or all are too long."""
    kept: list[Line] = []
    length = 0
    for line in lines:
        kept.append(line)
        length += len(line.text)
        if len(line.text) > LONGEST_PARAGRAPH:
            raise refused("import-long-paragraph", path, line=line.line, n=len(line.text))
        if len(kept) > MOST_PARAGRAPHS:
            raise too_many(path)
        if length > LARGEST_TEXT:
            raise too_long(path)
    return kept
