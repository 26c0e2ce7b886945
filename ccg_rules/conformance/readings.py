"""Readings not taken: telling an engine that reads an assumption otherwise from one that is merely wrong."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from ccg_rules.conformance.answers import Outcome
from ccg_rules.conformance.reference import ReferenceEngine
from ccg_rules.conformance.vectors import play
from ccg_rules.engine.deviations import alternatives
from ccg_rules.rulebook import load

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ccg_rules.conformance.vectors import Run, Vector


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
