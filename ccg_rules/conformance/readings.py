"""Readings not taken: telling an engine that reads an assumption otherwise from one that is merely wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.conformance.answers import Outcome
from ccg_rules.conformance.reference import ReferenceEngine
from ccg_rules.conformance.vectors import play
from ccg_rules.engine.deviations import alternatives
from ccg_rules.rulebook import load

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ccg_rules.conformance.vectors import Run, Vector
    from ccg_rules.engine.deviations import Alternative


def explained(vectors: Sequence[Vector], runs: Sequence[Run]) -> dict[str, str]:
    """Return, by the id of a failed scenario, the reading not taken that explains the failure.

    A reading explains a failure when the reference engine, following it, fails the scenario in the same step
    for the same reason. An engine is taken to follow a reading only if it fails like that in every scenario
    in which the reading makes the reference fail: a single coincidence excuses nothing.
    """
    if all(run.outcome is not Outcome.FAILED for run in runs):
        return {}
    found: dict[str, str] = {}
    for alternative in alternatives():
        failing = _failing(alternative, vectors)
        ends = {vector.id: _end(run) for vector, run in zip(vectors, runs, strict=True)}
        if failing and all(ends[ident] == end for ident, end in failing.items()):
            found |= dict.fromkeys(failing.keys() - found.keys(), alternative.reading)
    return found


def _failing(alternative: Alternative, vectors: Sequence[Vector]) -> dict[str, object]:
    """Return how the scenarios end that the reference fails when it follows the reading.

    Only scenarios of editions in which the assumption is in force; elsewhere it is no reading of anything.
    """
    failing: dict[str, object] = {}
    editions = load().assumption(alternative.assumption).editions
    for vector in vectors:
        if vector.edition not in editions:
            continue
        run = play(vector, ReferenceEngine(alternative.game), citations=False, look=False)
        if run.outcome is Outcome.FAILED:
            failing[vector.id] = _end(run)
    return failing


def _end(run: Run) -> object:
    """Return what makes two ends alike: where, and which expectation; an engine's own words do not matter."""
    return run.outcome, run.step, run.message.id if run.message else None
