"""`ccg-rules perft`: hold an engine to the counts of sequences of legal actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.commands.hold import hold_all
from ccg_rules.conformance import perft, shared
from ccg_rules.text import Message

if TYPE_CHECKING:
    import argparse

    from ccg_rules.conformance.engine import Engine
    from ccg_rules.text import Lang


def run(options: argparse.Namespace, lang: Lang) -> int:
    """Count from every position asked for, and print whether the counts are right."""

    def hold(engine: Engine, entry: perft.Perft) -> Message:
        n = perft.hold(engine, entry, options.depth)
        depth = min(options.depth or entry.landmark.depth, entry.landmark.depth)
        return Message("perft-agrees", {"n": n, "depth": depth})

    return hold_all("perft", options, lang, shared.read_perft, lambda entry: entry.landmark.name, hold)
