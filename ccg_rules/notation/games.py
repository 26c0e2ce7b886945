"""The games whose notation is known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.notation.berserk.game import BERSERK
from ccg_rules.notation.heroes.game import HEROES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ccg_rules.notation.game import Notation

NOTATIONS: Mapping[str, Notation] = {each.game: each for each in (BERSERK, HEROES)}
"""How each game is written, by its id."""
