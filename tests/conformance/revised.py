"""Editions and features as a rules editor has them: a text nobody has worked on yet, and an older suite."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING

from ccg_rules.locations import features_dir
from ccg_rules.rulebook import load
from ccg_rules.rulebook.importing.edition import build
from ccg_rules.rulebook.importing.lines import read_line
from ccg_rules.rulebook.write import to_toml
from ccg_rules.text import Words

if TYPE_CHECKING:
    from pathlib import Path

    from ccg_rules.rulebook import Edition

VANGUARD, EXECUTION = "berserk-vanguard", "berserk-execution"
_LINE_OF = r"\s+{}\s+(?:\[?\d|A-)"
_RULE = re.compile(r"  @[\w.-]+$")


def text_of(edition_id: str) -> str:
    """Return the text of a shipped edition, a line a paragraph, with the numbers it has."""
    return "\n".join(paragraph.line_text for paragraph in load().edition(edition_id).paragraphs)


def imported(text: str, ident: str, follows: str | None) -> Edition:
    """Return a text as an import makes an edition of it: provisional keys, no translation."""
    lines = [line for n, each in enumerate(text.split("\n"), 1) if (line := read_line(each, n))]
    window = ("S", "s.txt", "0" * 64, lines)
    return build([window], id=ident, game="berserk", title=Words("Новая", "New"), follows=follows).edition


def written(edition: Edition, folder: Path) -> Path:
    """Write an edition as a data file."""
    path = folder / f"{edition.id}.toml"
    path.write_text(to_toml(edition), encoding="utf-8")
    return path


def suite_without(edition: str, folder: Path) -> Path:
    """Write Berserk's features as they were before there was an edition: its lines, and Rules of it alone."""
    shutil.copytree(features_dir(), folder, ignore=shutil.ignore_patterns("__pycache__", "*.py", "heroes"))
    for path in folder.rglob("*.feature"):
        path.write_bytes(_without(edition, path.read_bytes().decode()).encode())
    return folder


def _without(edition: str, text: str) -> str:
    lines = text.split("\n")
    starts = [n for n, line in enumerate(lines) if _RULE.fullmatch(line)]
    kept = lines[: starts[0]]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        rule = [line for line in lines[start:end] if not re.match(_LINE_OF.format(edition), line)]
        if any(re.match(_LINE_OF.format(r"berserk-\w+"), line) for line in rule):
            kept += rule
    return "\n".join(kept)
