"""The notation in which an edition is played: that of its game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.notation.games import NOTATIONS
from ccg_rules.rulebook import load

if TYPE_CHECKING:
    from ccg_rules.notation.game import Notation


def notation_of(edition: str) -> Notation:
    """Return how positions, views and actions of an edition are written. Raises `UnknownEdition`."""
    return NOTATIONS[load().edition(edition).game]
