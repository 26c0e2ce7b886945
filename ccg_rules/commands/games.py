"""`ccg-rules games`: hold an engine to the shared games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.commands.hold import hold_all
from ccg_rules.conformance import replay, shared
from ccg_rules.text import Message

if TYPE_CHECKING:
    import argparse

    from ccg_rules.conformance.engine import Engine
    from ccg_rules.text import Lang


def run(options: argparse.Namespace, lang: Lang) -> int:
    """Play every game asked for, and print whether all was seen that should be."""

    def hold(engine: Engine, game: replay.Game) -> Message:
        n = replay.hold(engine, game)
        return Message("games-agrees", {"n": n, "checkpoints": len(game.checkpoints)})

    return hold_all("games", options, lang, shared.read_games, lambda game: game.name, hold)
