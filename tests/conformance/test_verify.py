"""Verifying, and choosing what is verified, in this process."""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from ccg_rules.conformance import verify as verifying
from ccg_rules.conformance.answers import EngineError, Outcome
from ccg_rules.conformance.readings import Readings
from ccg_rules.conformance.reference import ReferenceEngine
from ccg_rules.conformance.scenarios import load_features
from ccg_rules.conformance.selection import Selection
from ccg_rules.conformance.vectors import Run, play
from ccg_rules.conformance.verify import Request, SuiteError, record_scenarios, verify
from ccg_rules.engine.deviations import Alternative, alternatives, deviations
from ccg_rules.rulebook import RulebookLookupError, UnknownEdition, UnknownKey, UnknownNumber, load
from ccg_rules.text import LANGS

from .suites import (
    EXECUTION,
    PLACES_IN_THE_CENTRE,
    SERVING,
    VANGUARD,
    cases,
    feature,
    rule,
    scenario,
    sentences,
    vectors,
    written,
)

if TYPE_CHECKING:
    from pathlib import Path

CENTRE = "deployment.first.centre"


def silent(what: str, done: int, total: int) -> None:
    """Say nothing of the progress."""


# Selections


def selected(**selection: str) -> set[str]:
    chosen = Selection(**selection)
    chosen.check()
    return {f"{case.edition} {case.rule.key}" for case in cases().values() if chosen.includes(case)}


def test_everything_is_selected_by_default() -> None:
    assert all(Selection().includes(case) for case in cases().values())


def test_a_clause_includes_what_is_below_it_and_nothing_that_only_begins_like_it() -> None:
    below = selected(clause="404.1", edition=EXECUTION)
    squad = {
        f"{EXECUTION} deployment.squad.{name}" for name in ("face_down", "one_per_cell", "first_then_second")
    }
    assert squad < below
    assert f"{EXECUTION} deployment.forbidden_cells.count_as_occupied" in below
    assert not [each for each in below if "deployment.after" in each or "A-" in each or VANGUARD in each]
    assert selected(clause="404.1.1", edition=EXECUTION) == squad
    assert selected(clause="[404.1.1]", edition=EXECUTION) == squad
    for prefix in ("40", "404.", "4"):
        with pytest.raises(UnknownNumber):
            selected(clause=prefix)


def test_a_number_is_looked_up_in_each_edition() -> None:
    both = selected(clause="404.1.4")
    assert both == {
        f"{EXECUTION} deployment.forbidden_cells.count_as_occupied",
        f"{VANGUARD} deployment.unplaced.return_to_deck",
        f"{VANGUARD} deployment.unplaced.never_taken",
    }


def test_a_key_includes_what_is_below_it_and_nothing_that_only_begins_like_it() -> None:
    first = {f"{case.edition} {case.rule.key}" for case in cases().values() if ".first." in case.rule.key}
    assert selected(key="deployment.first") == first
    assert f"{VANGUARD} deployment.first.centre" in first
    assert selected(key="A-x-reveal") == {
        f"{case.edition} A-x-reveal" for case in cases().values() if case.rule.key == "A-x-reveal"
    }
    for prefix in ("deployment.fir", "A-x", "A"):
        with pytest.raises(UnknownKey):
            selected(key=prefix)


@pytest.mark.parametrize(
    ("selection", "kind", "nearest"),
    [
        ({"edition": "berserk-executon"}, UnknownEdition, "berserk-execution"),
        ({"clause": "404.1.9"}, UnknownNumber, "404.1.4 (berserk-vanguard)"),
        ({"clause": "404.1.9", "edition": EXECUTION}, UnknownNumber, "404.2 (berserk-execution)"),
        ({"clause": "307.9"}, UnknownNumber, "307.3 (berserk-heroes)"),
        ({"key": "deploymnt"}, UnknownKey, "deployment"),
        ({"key": "A-x-reveel"}, UnknownKey, "A-x-reveal"),
        ({"key": "deployment.unplaced.return_to_dek", "edition": VANGUARD}, UnknownKey, "return_to_deck"),
    ],
)
def test_unknown_selections_name_the_nearest(selection: dict[str, str], kind: type, nearest: str) -> None:
    with pytest.raises(RulebookLookupError) as caught:
        Selection(**selection).check()
    assert type(caught.value) is kind
    assert any(nearest in near for near in caught.value.nearest)
    for lang in LANGS:
        assert nearest in caught.value.message.say(lang)


def test_a_key_of_another_edition_is_unknown_in_this_one() -> None:
    with pytest.raises(UnknownKey):
        Selection(key="deployment.unplaced.return_to_deck", edition=EXECUTION).check()
    with pytest.raises(UnknownKey):
        Selection(key="A-too-few-cells", edition=VANGUARD).check()


# Runs


def test_verifying_says_how_far_it_is(tmp_path: Path) -> None:
    told: list[tuple[str, int, int]] = []
    request = Request(Selection(key=CENTRE), deviations=True)
    results, proof = verify(request, lambda *what: told.append(what))
    total = len(results["scenarios"])
    assert total > 1
    assert [each for each in told if each[0] == "scenarios"] == [
        ("scenarios", n, total) for n in range(1, total + 1)
    ]
    assert [each for each in told if each[0] == "vectors"] == [
        ("vectors", n, total) for n in range(1, total + 1)
    ]
    assert [what for what, done, total in told if what == "deviations" and done == total] == ["deviations"]
    assert set(results["seconds"]) == {"pytest", "vectors"}
    assert proof is not None
    assert results["proof"]["deviations"] == len(proof.killings) > 0
    assert results["selection"] == {"edition": None, "clause": None, "key": CENTRE}


def test_features_that_are_not_there(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(SuiteError, match="no feature file in"):
            verify(Request(features=folder), silent)


def test_an_engine_that_cannot_be_started() -> None:
    with pytest.raises(EngineError, match="no program no-such-program"):
        verify(Request(Selection(key=CENTRE), engine="no-such-program"), silent)


def test_a_suite_that_pytest_cannot_run_tells_what_it_printed(tmp_path: Path) -> None:
    folder = written(tmp_path, feature(rule(CENTRE, scenario("a", *PLACES_IN_THE_CENTRE))))
    (folder / "conftest.py").write_text("raise RuntimeError('a conftest of theirs')", encoding="utf-8")
    with pytest.raises(SuiteError) as caught:
        record_scenarios(folder, Selection(), silent)
    assert "a conftest of theirs" in caught.value.details


def test_whatever_lies_around_the_caller_does_not_matter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --no-such-option\n", encoding="utf-8")
    folder = written(tmp_path, feature(rule(CENTRE, scenario("a", *PLACES_IN_THE_CENTRE))))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTEST_ADDOPTS", "--no-such-option")
    (record,) = record_scenarios(folder, Selection(), silent)
    assert (record["id"], record["outcome"]) == (f"{EXECUTION}/{CENTRE}/a", "passed")


def fails_on_the_reference(scratch: Path) -> Path:
    steps = (*PLACES_IN_THE_CENTRE[:2], "When the first player places a card on 1a2", "Then that is accepted")
    told = scenario("wrong", *steps, "And the first player sees no card on 1b1")
    undefined = scenario("undefined", *PLACES_IN_THE_CENTRE, "And that is nice")
    return written(scratch, feature(rule(CENTRE, told, undefined, scenario("right", *PLACES_IN_THE_CENTRE))))


def test_a_scenario_the_reference_fails_proves_nothing_of_another_engine(tmp_path: Path) -> None:
    """Its vector ends where the reference did; an engine that gets so far has not passed it."""
    lax = f"{sys.executable} {SERVING} flanks-from-the-start"
    results, _ = verify(Request(features=fails_on_the_reference(tmp_path), engine=lax), silent)
    ends = {s["name"]: s["outcome"] for s in results["scenarios"]}
    assert ends == {"wrong": "errored", "undefined": "errored", "right": "passed"}
    (wrong,) = [s for s in results["scenarios"] if s["name"] == "wrong"]
    assert [step["outcome"] for step in wrong["steps"]] == [
        "passed",
        "passed",
        "passed",
        "errored",
        "skipped",
    ]
    assert "ends here on the reference engine" in wrong["steps"][3]["message"]["en"]
    (sentence,) = [s for s in sentences(results) if s["key"] == CENTRE and s["of"] == EXECUTION]
    assert sentence["verdict"] == "errored"


def test_a_scenario_that_cannot_be_run_is_not_told_of_twice(tmp_path: Path) -> None:
    """By its vector it would pass, since the step that could not be run is not in it."""
    results, _ = verify(Request(features=fails_on_the_reference(tmp_path)), silent)
    assert [finding["code"] for finding in results["findings"]] == ["step-undefined"]
    ends = {s["name"]: s["outcome"] for s in results["scenarios"]}
    assert ends == {"wrong": "failed", "undefined": "errored", "right": "passed"}


def test_steps_and_vectors_that_end_differently_are_a_finding() -> None:
    case = next(iter(cases().values()))
    vector = vectors()[case.id]
    record: dict[str, Any] = {"outcome": "failed", "vector": list(vector.instructions)}
    record["steps"] = [{"outcome": "passed"} for _ in case.scenario.steps]
    record["steps"][-1]["outcome"] = "failed"
    run = play(vector, ReferenceEngine())
    (finding,) = verifying._otherwise_by_vector(case, record, run)
    assert (finding.code, finding.file, finding.line) == ("vector-differs", case.feature, case.scenario.line)
    assert verifying._otherwise_by_vector(case, {**record, "outcome": "passed"}, run) == []


# Readings


@cache
def readings() -> Readings:
    return Readings(list(vectors().values()))


def runs_of(engine: ReferenceEngine) -> dict[str, Run]:
    return {ident: play(vectors()[ident], engine, look=False) for ident in sorted(readings().telling)}


@pytest.mark.parametrize("alternative", alternatives(), ids=lambda a: a.reading)
def test_an_engine_by_a_reading_not_taken_is_told_by_that_reading(alternative: Alternative) -> None:
    in_force = load().assumption(alternative.assumption).editions
    runs = runs_of(ReferenceEngine(alternative.game))
    failed = {i for i, run in runs.items() if run.outcome is Outcome.FAILED and i.split("/")[0] in in_force}
    assert failed
    found = readings().explain(runs)
    assert set(found) == failed
    assert alternative.reading in found.values()


def test_a_deviation_from_a_clause_is_never_excused_by_a_reading() -> None:
    told = {vectors()[ident].key for ident in readings().telling}
    for deviation in deviations():
        # Only a scenario in which some reading fails can be excused.
        if deviation.key in told and not deviation.key.startswith("A-"):
            excused = readings().explain(runs_of(ReferenceEngine(deviation.game)))
            assert not any(vectors()[ident].key == deviation.key for ident in excused), deviation.id


def test_what_passes_needs_no_reading() -> None:
    assert readings().explain(runs_of(ReferenceEngine())) == {}


# Feature files


def test_ids_of_cases_depend_on_no_line(tmp_path: Path) -> None:
    text = feature(rule(CENTRE, scenario("A b, c!", *PLACES_IN_THE_CENTRE)))
    for lines in ("", "\n\n\n"):
        (loaded,) = load_features(written(tmp_path, text.replace("    Example", f"{lines}    Example")))
        assert [case.id for case in loaded.cases()] == [f"{EXECUTION}/{CENTRE}/a-b-c"]


def test_ids_of_cases_are_unique() -> None:
    assert all(case.id == ident for ident, case in cases().items())
    assert not [ident for ident in cases() if "~" in ident]


def test_titles_are_in_both_languages() -> None:
    for case in cases().values():
        for title in (case.title, case.rule.title):
            assert title.ru != title.en
            assert not any("а" <= letter <= "я" for letter in title.en.lower())
            assert any("а" <= letter <= "я" for letter in title.ru.lower())
