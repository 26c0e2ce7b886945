"""The reference engine: the rules as this project reads them, one clear object per game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine.answers import IllegalAction, Refusal, UnsupportedRule

if TYPE_CHECKING:
    from ccg_rules.engine.berserk.game import Game

__all__ = ["IllegalAction", "Refusal", "UnsupportedRule", "load_game"]


def load_game(edition: str) -> Game:
    """Return the game played by that edition of the rules.

    Raises `UnknownEdition` for an edition that is not in the rulebook and `UnsupportedRule` for one that
    the reference engine does not play.
    """
    # The rules of a game are imported when it is played: `import ccg_rules.engine` stays cheap.
    from ccg_rules.engine.berserk import game
    from ccg_rules.engine.berserk.rules import EDITIONS
    from ccg_rules.rulebook import load

    title = load().edition(edition).title
    if edition not in EDITIONS:
        raise UnsupportedRule("edition-not-played", title=title)
    return game.Game(EDITIONS[edition])
