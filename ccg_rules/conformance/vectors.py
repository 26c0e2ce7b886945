"""Vectors: scenarios as plain data, played on any engine without pytest."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ccg_rules.conformance.answers import EngineError, Outcome, ScenarioEnd
from ccg_rules.conformance.table import Table

if TYPE_CHECKING:
    from ccg_rules.conformance.engine import Engine, TraceEntry, View
    from ccg_rules.conformance.table import Instruction
    from ccg_rules.text import Message

SCHEMA = "ccg-rules/vector/1"


@dataclass(frozen=True, slots=True)
class Vector:
    """A scenario as instructions (see `ccg_rules.conformance.table`)."""

    id: str
    key: str
    edition: str
    instructions: tuple[Instruction, ...]

    def to_json(self) -> dict[str, Any]:
        """Return the vector as data."""
        return {
            "schema": SCHEMA,
            "id": self.id,
            "key": self.key,
            "edition": self.edition,
            "instructions": list(self.instructions),
        }


@dataclass(slots=True)
class Run:
    """What came of playing a scenario. `step` is the number of the step at which it ended, from 0."""

    outcome: Outcome = Outcome.PASSED
    step: int | None = None
    message: Message | None = None
    seconds: float = 0.0
    before: dict[int, View] = field(default_factory=dict)
    after: dict[int, View] | None = None
    trace: list[TraceEntry] = field(default_factory=list)

    def end(self, end: ScenarioEnd, step: int) -> None:
        """Note that the scenario ended early."""
        self.outcome, self.message, self.step = end.outcome, end.message, step

    def look(self, table: Table) -> None:
        """Note what the engine shows after the scenario; a crash while looking ends it too."""
        self.before = table.before
        try:
            self.after = table.views() if table.before else None
            if "trace" in table.engine.capabilities and table.before:
                self.trace = table.engine.trace()
        except Exception as error:  # an engine in process may raise anything
            if self.outcome is Outcome.PASSED:
                end = error if isinstance(error, ScenarioEnd) else raised(error)
                self.outcome, self.message = end.outcome, end.message


def raised(error: Exception) -> EngineError:
    """Return how a scenario ends in which the engine, or a step, raised what nobody foresaw."""
    return EngineError("engine-raised", error=f"{type(error).__name__}: {error}")


def play(vector: Vector, engine: Engine, *, citations: bool = True, look: bool = True) -> Run:
    """Play a vector on an engine. An engine that misbehaves costs this scenario, nothing else."""
    run = Run()
    table = Table(engine, vector.edition, vector.key, citations=citations)
    started = time.perf_counter()
    step = 0
    try:
        for instruction in vector.instructions:
            step = instruction["at_step"]
            table.play(instruction)
        table.finish()
    except ScenarioEnd as end:
        run.end(end, step)
    except Exception as error:  # an engine in process may raise anything
        run.end(raised(error), step)
    run.seconds = time.perf_counter() - started
    if look:
        run.look(table)
    return run
