"""Readings not taken: where they part from ours, and telling an engine that follows one from a wrong one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from ccg_rules.conformance.answers import Outcome
from ccg_rules.conformance.reference import ReferenceEngine
from ccg_rules.conformance.vectors import play
from ccg_rules.engine.deviations import alternatives
from ccg_rules.rulebook import load

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ccg_rules.conformance.engine import View
    from ccg_rules.conformance.vectors import Run, Vector
    from ccg_rules.engine.deviations import Alternative
    from ccg_rules.text import Message


@dataclass(frozen=True, slots=True)
class Parting:
    """A scenario in which a reading not taken parts from ours: the step, from 0, and what is amiss there.

    `ours` and `theirs` are what the players see at that step by either reading.
    """

    scenario: str
    step: int
    message: Message
    ours: dict[int, View]
    theirs: dict[int, View]


def partings(vectors: Sequence[Vector]) -> dict[str, tuple[Parting, ...]]:
    """Return, by the id of each reading that can be played, where it parts from ours.

    Only scenarios of the assumption's own Rule are asked, as with deviations: they are there to tell it.
    `vectors` are those of scenarios that the reference passes; a reading none of whose scenarios are among
    them is left out.
    """
    own: dict[str, list[Vector]] = {}
    for vector in vectors:
        own.setdefault(vector.key, []).append(vector)
    return {
        each.reading: tuple(_parting(each, own[each.assumption]))
        for each in alternatives()
        if each.assumption in own
    }


def _parting(alternative: Alternative, vectors: Sequence[Vector]) -> Iterator[Parting]:
    engine = ReferenceEngine(alternative.game)
    for vector in vectors:
        theirs = play(vector, engine, citations=False)
        if theirs.outcome is Outcome.FAILED and theirs.step is not None and theirs.message is not None:
            ours = play(_until(vector, theirs.step), ReferenceEngine(), citations=False)
            yield Parting(vector.id, theirs.step, theirs.message, ours.after or {}, theirs.after or {})


def _until(vector: Vector, step: int) -> Vector:
    """Return the beginning of a scenario, up to and with a step."""
    return replace(
        vector, instructions=tuple(each for each in vector.instructions if each["at_step"] <= step)
    )


class Readings:
    """How the reference would end each scenario if it followed the readings not taken.

    `vectors` are those of scenarios that the reference passes: where it fails itself, failing like a variant
    of it says nothing.
    """

    def __init__(self, vectors: Sequence[Vector]) -> None:
        self._vectors = vectors

    @cached_property
    def _failing(self) -> dict[str, dict[str, object]]:
        """For each reading, how the scenarios end that it makes the reference fail.

        Only in editions in which the assumption is in force: elsewhere it is no reading of anything.
        """
        failing: dict[str, dict[str, object]] = {}
        for alternative in alternatives():
            editions = load().assumption(alternative.assumption).editions
            engine = ReferenceEngine(alternative.game)
            runs = {
                vector.id: play(vector, engine, citations=False, look=False)
                for vector in self._vectors
                if vector.edition in editions
            }
            failing[alternative.reading] = {
                ident: _end(run) for ident, run in runs.items() if run.outcome is Outcome.FAILED
            }
        return failing

    @property
    def telling(self) -> set[str]:
        """The ids of the scenarios that tell a reading apart: what happens in others, no reading explains."""
        return {ident for failing in self._failing.values() for ident in failing}

    def explain(self, runs: Mapping[str, Run]) -> dict[str, str]:
        """Return, by the id of a failed scenario, the reading not taken that explains the failure.

        `runs` are an engine's, by scenario; those of `telling` must be among them. A reading explains a
        failure when the reference, following it, fails the scenario in the same step for the same reason. An
        engine is taken to follow a reading only if it fails like that in every scenario in which the reading
        makes the reference fail: a single coincidence excuses nothing.
        """
        if all(run.outcome is not Outcome.FAILED for run in runs.values()):
            return {}
        found: dict[str, str] = {}
        for reading, failing in self._failing.items():
            if failing and all(_end(runs[ident]) == end for ident, end in failing.items()):
                found |= dict.fromkeys(failing.keys() - found.keys(), reading)
        return found


def _end(run: Run) -> object:
    """Return what makes two ends alike: where, and which expectation; an engine's own words do not matter."""
    return run.outcome, run.step, run.message.id if run.message else None
