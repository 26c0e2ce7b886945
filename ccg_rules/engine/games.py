"""The games that the reference engine plays, by edition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from ccg_rules.engine import game

    Game: TypeAlias = game.Game[Any]
    """The game of an edition, whichever that is; all of them are asked in the same way."""

    Battle: TypeAlias = game.Battle[Any]
    """A battle in progress, of whichever game."""


def played() -> tuple[str, ...]:
    """Return the ids of the editions that can be played."""
    from ccg_rules.engine.berserk.rules import EDITIONS as BERSERK
    from ccg_rules.engine.heroes.rules import EDITIONS as HEROES

    return (*BERSERK, *HEROES)


def load_game(edition: str) -> Game:
    """Return the game played by that edition of the rules, or as the edition is played that it follows.

    Raises `UnknownEdition` for an edition that is not in the rulebook and `UnsupportedRule` for one that
    the reference engine does not play.
    """
    from ccg_rules.engine.rows import row_of
    from ccg_rules.rulebook import load

    known = load().edition(edition)
    # The rules of a game are imported when it is played: `import ccg_rules.engine` stays cheap.
    if known.game == "heroes":
        from ccg_rules.engine.heroes import game as heroes
        from ccg_rules.engine.heroes.rules import EDITIONS as HEROES

        return heroes.Game(row_of(HEROES, edition))
    from ccg_rules.engine.berserk import game as berserk
    from ccg_rules.engine.berserk.rules import EDITIONS as BERSERK

    return berserk.Game(row_of(BERSERK, edition))
