"""What is given on the command line: an edition by its id, or by the file it is in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ccg_rules.rulebook import load, load_edition

if TYPE_CHECKING:
    from ccg_rules.rulebook import Edition, Rulebook


def is_file(given: str) -> bool:
    """Tell whether an edition is given by its file: ids have neither dots nor slashes."""
    return "." in given or "/" in given or "\\" in given


def edition(given: str, rulebook: Rulebook | None = None) -> Edition:
    """Return the edition given by its id or by a data file.

    Raises `UnknownEdition` with the nearest ids, `OSError` for a file that cannot be read, and
    `RulebookError` with everything that is wrong with one.
    """
    if is_file(given):
        return load_edition(Path(given))
    return (rulebook or load()).edition(given)
