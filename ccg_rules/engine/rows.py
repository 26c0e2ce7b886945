"""The row of rules that an edition is played by: its own, or that of the edition it follows."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from ccg_rules.engine.answers import UnsupportedRule
from ccg_rules.rulebook import load

if TYPE_CHECKING:
    from collections.abc import Mapping

R = TypeVar("R")


def row_of(rows: Mapping[str, R], edition: str) -> R:
    """Return the rules of an edition.

    A new edition is played as the nearest one before it of which there are rules, until it has a row of its
    own: what it changes will show in scenarios that quote it. Raises `UnsupportedRule` when there is none,
    and `UnknownEdition`.
    """
    rulebook = load()
    known = before = rulebook.edition(edition)
    while before.id not in rows:
        if before.follows is None:
            raise UnsupportedRule("edition-not-played", title=known.title)
        before = rulebook.edition(before.follows)
    row: Any = rows[before.id]
    played: R = row if before is known else replace(row, edition=edition)
    return played
