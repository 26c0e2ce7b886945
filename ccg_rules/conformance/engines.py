"""Engines by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ccg_rules.conformance.engine import Engine

REFERENCE = "reference"


def open_engine(name: str) -> Engine:
    """Return the engine called `reference`, or the one that a command starts.

    Raises `EngineError` when the command cannot be started.
    """
    if name == REFERENCE:
        from ccg_rules.conformance.reference import ReferenceEngine

        return ReferenceEngine()
    from ccg_rules.conformance.command import CommandEngine

    engine = CommandEngine(name)
    engine.start()
    return engine
