"""`ccg-rules perft`: hold an engine to the counts of sequences of legal actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.commands.hold import WrongRequest, hold_all
from ccg_rules.conformance import perft, shared
from ccg_rules.text import Message

if TYPE_CHECKING:
    import argparse

    from ccg_rules.conformance.engine import Engine
    from ccg_rules.text import Lang


def run(options: argparse.Namespace, lang: Lang) -> int:
    """Count from every position asked for, and print whether the counts are right."""
    limit = _depth(options.depth)

    def hold(engine: Engine, entry: perft.Perft) -> Message:
        n = perft.hold(engine, entry, limit)
        return Message("perft-agrees", {"n": n, "depth": len(entry.counts[:limit])})

    return hold_all("perft", options, lang, shared.read_perft, lambda entry: entry.landmark.name, hold)


def _depth(text: str | None) -> int | None:
    """Return the depth asked for. Raises `WrongRequest` for what is none."""
    if text is None:
        return None
    if not text.isdecimal() or int(text) < 1:
        raise WrongRequest(Message("cli-not-a-depth", {"value": text}))
    return int(text)
