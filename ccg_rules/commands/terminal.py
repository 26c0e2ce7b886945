"""What all commands need of a terminal: colour and progress, both only where somebody looks."""

from __future__ import annotations

import os
import re
import sys
import textwrap
from typing import TYPE_CHECKING

from ccg_rules.text import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ccg_rules.rulebook.revisions import Redline
    from ccg_rules.text import Lang

WIDTH = 100

_COLOURS = {
    "violates": "31",
    "errored": "31",
    "stale": "33",
    "differs": "33",
    "partly": "33",
    "unsupported": "35",
    "untested": "36",
    "conforms": "32",
    "informative": "90",
    "strong": "1",
}


def coloured(text: str, name: str) -> str:
    """Return the text in the colour of a verdict, or `strong`, when standard output is a terminal."""
    if name not in _COLOURS or os.environ.get("NO_COLOR") or not sys.stdout.isatty():
        return text
    return f"\033[{_COLOURS[name]}m{text}\033[0m"


def wrapped(text: str, indent: int = 2) -> list[str]:
    """Return the text in lines no wider than a page, each indented by that many blanks."""
    edge = " " * indent
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=edge,
        subsequent_indent=edge,
        break_on_hyphens=False,
        break_long_words=False,
    )


def redlined(redline: Redline, indent: int = 2) -> Iterator[str]:
    """Yield the lines of a text as it became: `[-words taken out-]` and `{+words put in+}`.

    Colour is added line by line, after wrapping, so that no line is left in the colour of another.
    """
    marks = {"=": "{}", "-": "[-{}-]", "+": "{{+{}+}}"}
    within = ""
    for line in wrapped("".join(marks[op].format(text) for op, text in redline), indent):
        painted = ""
        for piece in re.split(r"(\[-|-\]|\{\+|\+\})", line):
            within = piece if piece in _OPENING else within
            painted += coloured(piece, _OPENING[within]) if within and piece.strip() else piece
            within = "" if piece in ("-]", "+}") else within
        yield painted


_OPENING = {"[-": "violates", "{+": "conforms"}


class Progress:
    """A line on standard error that says what is being done and how far, if that is a terminal."""

    def __init__(self, lang: Lang) -> None:
        self._lang = lang
        self._shown = 0
        self._live = sys.stderr.isatty()

    def __call__(self, what: str, done: int, total: int) -> None:
        """Show that `done` of `total` are done."""
        if self._live:
            self._show(say(self._lang, f"progress-{what}", done=done, total=total))

    def end(self) -> None:
        """Take the line away."""
        if self._shown:
            self._show("")

    def _show(self, text: str) -> None:
        sys.stderr.write("\r" + text.ljust(self._shown) + "\r" * (not text))
        sys.stderr.flush()
        self._shown = len(text)
