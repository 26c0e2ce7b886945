"""Verdicts: from outcomes to sentences, from sentences to clauses, from an engine to an exit code."""

from __future__ import annotations

import sys
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from ccg_rules.commands.verify import fails
from ccg_rules.conformance import verdicts
from ccg_rules.conformance.answers import Outcome
from ccg_rules.conformance.selection import Selection
from ccg_rules.conformance.verdicts import Verdict
from ccg_rules.engine.deviations import alternatives
from ccg_rules.rulebook import load

from .suites import (
    CENTRE,
    EXECUTION,
    FLANKS,
    ONE_PER_CELL,
    PLACES_IN_THE_CENTRE,
    SERVING,
    SMALL,
    VANGUARD,
    cases,
    feature,
    judged,
    quote,
    rule,
    scenario,
    sentences,
    verify,
    written,
)

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

PASSED, FAILED, ERRORED, UNSUPPORTED = Outcome.PASSED, Outcome.FAILED, Outcome.ERRORED, Outcome.UNSUPPORTED
V = Verdict


@pytest.mark.parametrize(
    ("outcomes", "stale", "verdict"),
    [
        ([], False, V.UNTESTED),
        ([], True, V.STALE),
        ([PASSED], False, V.CONFORMS),
        ([PASSED], True, V.STALE),
        ([PASSED, UNSUPPORTED], False, V.UNSUPPORTED),
        ([UNSUPPORTED], True, V.STALE),
        ([PASSED, ERRORED], False, V.ERRORED),
        ([UNSUPPORTED, ERRORED], True, V.ERRORED),
        ([PASSED, FAILED], False, V.VIOLATES),
        ([ERRORED, FAILED], True, V.VIOLATES),
        (["differs"], False, V.DIFFERS),
        (["differs", PASSED], False, V.DIFFERS),
        (["differs", UNSUPPORTED], False, V.DIFFERS),
        (["differs"], True, V.STALE),
        (["differs", ERRORED], False, V.ERRORED),
        (["differs", FAILED], False, V.VIOLATES),
    ],
)
def test_sentence(outcomes: list[Any], stale: bool, verdict: Verdict) -> None:
    told = [(FAILED, True) if each == "differs" else (each, False) for each in outcomes]
    assert verdicts.of_sentence(told, stale=stale) is verdict
    assert verdicts.of_sentence(reversed(told), stale=stale) is verdict


def test_only_a_failure_differs() -> None:
    for outcome in (PASSED, ERRORED, UNSUPPORTED):
        assert verdicts.of_sentence([(outcome, True)], stale=False) is verdicts.of_sentence(
            [(outcome, False)], stale=False
        )


CLAUSES: list[tuple[set[Verdict], Verdict]] = [
    (set(), V.INFORMATIVE),
    ({V.INFORMATIVE}, V.INFORMATIVE),
    ({V.CONFORMS}, V.CONFORMS),
    ({V.CONFORMS, V.INFORMATIVE}, V.CONFORMS),
    ({V.UNTESTED, V.INFORMATIVE}, V.UNTESTED),
    ({V.CONFORMS, V.UNTESTED}, V.PARTLY),
    ({V.CONFORMS, V.UNSUPPORTED}, V.PARTLY),
    ({V.CONFORMS, V.UNSUPPORTED, V.UNTESTED}, V.PARTLY),
    ({V.UNSUPPORTED, V.UNTESTED}, V.UNSUPPORTED),
    ({V.CONFORMS, V.UNTESTED, V.DIFFERS}, V.DIFFERS),
    ({V.CONFORMS, V.UNTESTED, V.DIFFERS, V.STALE}, V.STALE),
    ({V.CONFORMS, V.UNTESTED, V.STALE, V.ERRORED}, V.ERRORED),
    ({V.CONFORMS, V.UNTESTED, V.STALE, V.ERRORED, V.VIOLATES}, V.VIOLATES),
]


@pytest.mark.parametrize(("of", "verdict"), CLAUSES)
def test_clause(of: set[Verdict], verdict: Verdict) -> None:
    assert verdicts.of_clause(sorted(of)) is verdict
    assert verdicts.of_clause([*sorted(of, reverse=True), *of]) is verdict


ORDER = [
    *(V.VIOLATES, V.ERRORED, V.STALE, V.DIFFERS, V.PARTLY),
    *(V.UNSUPPORTED, V.UNTESTED, V.CONFORMS, V.INFORMATIVE),
]


def test_precedence() -> None:
    assert set(ORDER) == set(V)
    for (a, one), (b, other) in product(enumerate(ORDER), repeat=2):
        assert verdicts.gravest([one, other], none=V.UNTESTED) is ORDER[min(a, b)]
    assert verdicts.gravest([], none=V.PARTLY) is V.PARTLY


def test_assumption() -> None:
    """An engine can differ from an assumption; it cannot violate it."""
    said = {V.CONFORMS: "agrees", V.VIOLATES: "differs", V.DIFFERS: "differs", V.ERRORED: "errored"}
    said |= {V.UNSUPPORTED: "unsupported", V.UNTESTED: "untested"}
    assert {verdict: verdicts.of_assumption(verdict) for verdict in said} == said


def test_counts() -> None:
    assert verdicts.counts([]) == {}
    counted = verdicts.counts([V.CONFORMS, V.VIOLATES, V.CONFORMS])
    assert list(counted.items()) == [("violates", 1), ("conforms", 2)]


# Through the results document


def passing(name: str) -> str:
    return scenario(name, *PLACES_IN_THE_CENTRE)


def small(scratch: Path, *rules: str) -> Path:
    return written(scratch, feature(*rules))


def verdict_of(results: dict[str, Any], key: str) -> str:
    (found,) = [s["verdict"] for s in sentences(results) if s["key"] == key and s["of"] == EXECUTION]
    return str(found)


def clause_of(results: dict[str, Any], key: str) -> str:
    (edition,) = [e for e in results["editions"] if e["id"] == EXECUTION]
    (found,) = [c["verdict"] for c in edition["clauses"] if c["key"] == key]
    return str(found)


def test_counts_add_up(tmp_path: Path) -> None:
    results = judged(small(tmp_path, rule(CENTRE, passing("a"))), {f"{EXECUTION}/{CENTRE}/a": FAILED})
    for edition, of in zip(results["editions"], load().editions.values(), strict=True):
        assert sum(edition["counts"].values()) == len(of.paragraphs) == len(edition["clauses"])
        assert sum(edition["sentences"].values()) == len(of.sentences)
        told = [clause["verdict"] for clause in edition["clauses"]]
        assert edition["counts"] == {verdict: told.count(verdict) for verdict in edition["counts"]}
    assert verdict_of(results, CENTRE) == "violates"
    assert clause_of(results, "deployment.first") == "violates"
    assert fails(results)


def test_partly(tmp_path: Path) -> None:
    results = judged(small(tmp_path, rule(CENTRE, passing("a"))))
    assert verdict_of(results, CENTRE) == "conforms"
    assert verdict_of(results, FLANKS) == "untested"
    assert clause_of(results, "deployment.first") == "partly"
    assert not fails(results)


@pytest.mark.parametrize("outcome", list(Outcome)[:4])
def test_an_implied_sentence_fares_as_those_that_imply_it(outcome: Outcome, tmp_path: Path) -> None:
    implied = rule(FLANKS, lines=[f"implied by {CENTRE}: for a test"])
    results = judged(
        small(tmp_path, rule(CENTRE, passing("a")), implied), {f"{EXECUTION}/{CENTRE}/a": outcome}
    )
    assert verdict_of(results, FLANKS) == verdict_of(results, CENTRE)
    (found,) = [s for s in sentences(results) if s["key"] == FLANKS and s["of"] == EXECUTION]
    assert (found["implied_by"], found["implied_because"]) == ([CENTRE], "for a test")
    # In the other edition nothing is tried that could imply it.
    (other,) = [s for s in sentences(results) if s["key"] == FLANKS and s["of"] == VANGUARD]
    assert other["verdict"] == "untested"


def test_implied_by_several_is_the_gravest_of_them(tmp_path: Path) -> None:
    both = rule(ONE_PER_CELL, lines=[f"implied by {CENTRE}, {FLANKS}: for a test"])
    folder = small(tmp_path, rule(CENTRE, passing("a")), rule(FLANKS, passing("b")), both)
    results = judged(folder, {f"{EXECUTION}/{FLANKS}/b": FAILED})
    assert verdict_of(results, ONE_PER_CELL) == "violates"


def test_implied_by_what_nobody_tests_is_untested(tmp_path: Path) -> None:
    results = judged(small(tmp_path, rule(FLANKS, lines=[f"implied by {CENTRE}: for a test"])))
    assert verdict_of(results, FLANKS) == "untested"


def test_two_sentences_that_imply_each_other_prove_nothing(tmp_path: Path) -> None:
    circle = [
        rule(FLANKS, lines=[f"implied by {CENTRE}: x"]),
        rule(CENTRE, lines=[f"implied by {FLANKS}: y"]),
    ]
    results = judged(small(tmp_path, *circle))
    assert {verdict_of(results, FLANKS), verdict_of(results, CENTRE)} == {"untested"}


def test_scenarios_of_its_own_count_more_than_what_implies_it(tmp_path: Path) -> None:
    own = rule(FLANKS, passing("b"), lines=["implied by deployment.first.centre: for a test"])
    own = own.replace(
        "    implied",
        f"    {EXECUTION} 404.1.2 «{load().edition(EXECUTION).sentence(FLANKS).text}»\n    implied",
    )
    folder = small(tmp_path, rule(CENTRE, passing("a")), own)
    results = judged(folder, {f"{EXECUTION}/{FLANKS}/b": FAILED})
    assert (verdict_of(results, CENTRE), verdict_of(results, FLANKS)) == ("conforms", "violates")


def outcomes(results: dict[str, Any], verdict: str) -> dict[str, Any]:
    """Return the document with a verdict put on one sentence."""
    results["editions"][0]["clauses"][0]["sentences"][0]["verdict"] = verdict
    return results


@pytest.mark.parametrize(
    ("verdict", "own", "foreign"),
    [
        ("violates", True, True),
        ("errored", True, True),
        ("stale", True, True),
        ("differs", True, False),
        ("unsupported", False, False),
        ("untested", False, False),
        ("conforms", False, False),
        ("informative", False, False),
    ],
)
def test_exit_code(verdict: str, own: bool, foreign: bool, tmp_path: Path) -> None:
    results = judged(small(tmp_path, rule(CENTRE, passing("a"))), selection=Selection(edition=EXECUTION))
    assert not fails(results)
    assert fails(outcomes(results, verdict)) is foreign
    results["engine"]["command"] = None
    assert fails(results) is own


@pytest.mark.parametrize("what", ["findings", "survived", "vacuous", "assumption"])
def test_what_else_fails_a_run(what: str, tmp_path: Path) -> None:
    results = judged(small(tmp_path, rule(CENTRE, passing("a"))))
    if what == "findings":
        results["findings"] = [{}]
    elif what == "assumption":
        results["assumptions"][0]["verdict"] = "errored"
    else:
        results["proof"][what] = [{}]
    assert fails(results)


def test_a_suite_without_scenarios_that_passes_is_no_failure(tmp_path: Path) -> None:
    """Untested alone exits 0."""
    small_suite = small(tmp_path, rule(CENTRE, passing("a")))
    ran = verify(tmp_path, "--edition", EXECUTION, "--key", CENTRE, features=small_suite)
    assert ran.findings == []
    assert ran.code == 0
    assert ran.verdict(CENTRE) == "conforms"
    assert ran.results["editions"][0]["counts"]["untested"] > 1


# Engines that are somebody else's


NEVER_TAKEN = "deployment.unplaced.never_taken"
RETURNED = scenario(
    "what was paid is not spent",
    "Given these cards:",
    "  | card | rank  | cost |",
    "  | B    | elite | 5    |",
    "And the squads are being placed",
    "And plain cards lie on 1a2-1e3, 1a1, 1b1, 1c1, 1d1",
    "And the first player has 1 plain card to place",
    "And the first player has B to place",
    "When the first player places a card on 1e1",
    "Then that is accepted",
    "And the first player has 5 gold more than before",
)


def test_an_engine_that_reads_otherwise_differs(tmp_path: Path) -> None:
    engine = f"{sys.executable} {SERVING} unplaced-not-refunded"
    folder = small(
        tmp_path,
        rule(NEVER_TAKEN, RETURNED, lines=[quote(NEVER_TAKEN, VANGUARD)]),
        rule(CENTRE, passing("a")),
    )
    ran = verify(tmp_path, "--engine", engine, features=folder)
    assert ran.findings == []
    assert ran.code == 0
    assert ran.results["engine"]["command"] == engine
    assert ran.verdict(NEVER_TAKEN, VANGUARD) == "differs"
    assert ran.verdict(CENTRE) == "conforms"
    assert {s["reading"] for s in ran.results["scenarios"]} == {None, "unplaced-not-refunded"}
    assert "as under the reading «unplaced-not-refunded»" in ran.out


def test_an_engine_that_goes_against_a_rule_violates(tmp_path: Path) -> None:
    engine = f"{sys.executable} {SERVING} flanks-after-eight"
    ran = verify(tmp_path, "--engine", engine, features=written(tmp_path, SMALL))
    assert ran.code == 1
    assert ran.findings == []
    assert ran.verdict(FLANKS) == "violates"
    assert {s["reading"] for s in ran.scenarios(FLANKS)} == {None}
    assert ran.verdict(CENTRE) == "conforms"


CRYSTALS = scenario(
    "crystals do not tell X",
    "Given these cards:",
    "  | card | cost | X |",
    "  | A    | X    | 3 |",
    "And all cards are placed",
    "And A lies face down on 1b1",
    "And plain cards lie on 2c1",
    "Then the second player sees the same as if A had been recruited with X = 5",
)


def test_an_engine_that_takes_another_assumption_differs_in_it(tmp_path: Path) -> None:
    engine = f"{sys.executable} {SERVING} crystals-public"
    crystals = "A-crystals-private"
    folder = small(tmp_path, rule(crystals, CRYSTALS, lines=[f"{EXECUTION} {crystals}"]))
    for arguments, verdict in ((("--engine", engine), "differs"), ((), "agrees")):
        ran = verify(tmp_path, *arguments, features=folder)
        assert (ran.code, ran.findings) == (0, [])
        (assumption,) = [a for a in ran.results["assumptions"] if a["id"] == crystals]
        assert assumption["verdict"] == verdict


def test_readings_not_taken_are_those_of_the_assumptions() -> None:
    known: Iterable[tuple[str, str]] = {(a.id, r.id) for a in load().assumptions for r in a.readings}
    assert {(each.assumption, each.reading) for each in alternatives()} <= set(known)


def test_no_shipped_scenario_is_without_a_sentence_or_assumption() -> None:
    for case in cases().values():
        assert load().authority(case.edition, case.rule.key).kind in ("clause", "assumption")
