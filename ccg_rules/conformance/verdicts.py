"""Verdicts: what the outcomes of scenarios say about sentences, and sentences about clauses."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import TYPE_CHECKING

from ccg_rules.conformance.answers import Outcome

if TYPE_CHECKING:
    from collections.abc import Iterable


class Verdict(StrEnum):
    """What is said of a sentence or clause, the gravest first."""

    VIOLATES = "violates"
    ERRORED = "errored"
    STALE = "stale"
    DIFFERS = "differs"
    PARTLY = "partly"
    UNSUPPORTED = "unsupported"
    UNTESTED = "untested"
    CONFORMS = "conforms"
    INFORMATIVE = "informative"


FAILING = frozenset({Verdict.VIOLATES, Verdict.ERRORED, Verdict.STALE})
"""Verdicts for which a run ends with exit code 1."""

_BY_OUTCOME = {
    Outcome.FAILED: Verdict.VIOLATES,
    Outcome.ERRORED: Verdict.ERRORED,
    Outcome.UNSUPPORTED: Verdict.UNSUPPORTED,
    Outcome.PASSED: Verdict.CONFORMS,
}
_ORDER = {verdict: number for number, verdict in enumerate(Verdict)}


def gravest(verdicts: Iterable[Verdict], *, none: Verdict) -> Verdict:
    """Return the gravest of some verdicts; `none` when there are none."""
    return min(verdicts, key=_ORDER.__getitem__, default=none)


def of_sentence(outcomes: Iterable[tuple[Outcome, bool]], *, stale: bool) -> Verdict:
    """Return the verdict on a normative sentence that has Rules of its own.

    `outcomes` says of each of its scenarios how it ended, and whether it failed just as the reference does
    under a reading not taken; `stale` whether a quote of it no longer stands.
    """
    verdicts = [
        Verdict.DIFFERS if outcome is Outcome.FAILED and differs else _BY_OUTCOME[outcome]
        for outcome, differs in outcomes
    ]
    if stale:
        verdicts.append(Verdict.STALE)
    return gravest(verdicts, none=Verdict.UNTESTED)


def of_clause(sentences: Iterable[Verdict]) -> Verdict:
    """Return the verdict on a clause: the gravest of its sentences, but `partly` for a mixture.

    A clause some of whose normative sentences conform while others are untested or unsupported conforms
    *partly*. Informative sentences count only where there are no others.
    """
    normative = {verdict for verdict in sentences if verdict is not Verdict.INFORMATIVE}
    open_ends = {Verdict.UNSUPPORTED, Verdict.UNTESTED}
    if Verdict.CONFORMS in normative and normative & open_ends:
        normative.add(Verdict.PARTLY)
    return gravest(normative, none=Verdict.INFORMATIVE)


def of_assumption(verdict: Verdict) -> str:
    """Return the verdict on an assumption: an engine agrees with it, or differs; it cannot violate it."""
    if verdict is Verdict.CONFORMS:
        return "agrees"
    return "differs" if verdict is Verdict.VIOLATES else verdict.value


def counts(verdicts: Iterable[Verdict]) -> dict[str, int]:
    """Return how often each verdict occurs, the gravest first, those that do not occur left out."""
    counted = Counter(verdicts)
    return {verdict.value: counted[verdict] for verdict in Verdict if counted[verdict]}
