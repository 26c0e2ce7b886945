"""Open questions: each has its words, and each reading that can be played parts from ours somewhere."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from ccg_rules.conformance.answers import Outcome
from ccg_rules.conformance.readings import Parting, partings
from ccg_rules.conformance.reference import ReferenceEngine
from ccg_rules.conformance.vectors import play
from ccg_rules.engine.deviations import Alternative, alternatives
from ccg_rules.rulebook import load
from ccg_rules.text import catalogue

from .suites import SMALL, cases, judged, vectors, written

if TYPE_CHECKING:
    from pathlib import Path


@cache
def found() -> dict[str, tuple[Parting, ...]]:
    return partings(list(vectors().values()))


def test_every_assumption_with_other_readings_has_a_question_and_no_other() -> None:
    asked = {a.id for a in load().assumptions if a.readings}
    assert asked
    assert {i.removeprefix("question-") for i in catalogue() if i.startswith("question-")} == asked


@pytest.mark.parametrize("alternative", alternatives(), ids=lambda a: a.reading)
def test_a_reading_parts_from_ours_where_it_is_said_to(alternative: Alternative) -> None:
    own = found()[alternative.reading]
    assert own
    for parting in own:
        vector = vectors()[parting.scenario]
        assert vector.key == alternative.assumption
        run = play(vector, ReferenceEngine(alternative.game), citations=False)
        assert (run.outcome, run.step, run.message) == (Outcome.FAILED, parting.step, parting.message)
        assert run.after == parting.theirs
        assert set(parting.ours) == {1, 2}
        # By our reading the same step holds, and so does all that follows.
        assert play(vector, ReferenceEngine()).outcome is Outcome.PASSED
        assert parting.step < len(cases()[parting.scenario].scenario.steps)


def test_what_was_not_run_is_not_told() -> None:
    one = next(a for a in alternatives() if a.assumption == "A-redeal-free")
    some = [v for v in vectors().values() if v.key == one.assumption]
    assert set(partings(some)) == {one.reading}
    assert partings([]) == {}


def test_readings_that_cannot_be_shown_say_why(tmp_path: Path) -> None:
    results = judged(written(tmp_path, SMALL))
    states = {r["id"]: r["state"] for a in results["assumptions"] for r in a["readings"]}
    played = {each.reading for each in alternatives()}
    assert {state for reading, state in states.items() if reading in played} == {"not_run"}
    assert {state for reading, state in states.items() if reading not in played} == {"not_played"}
    for assumption in results["assumptions"]:
        assert bool(assumption["question"]) == bool(assumption["readings"])


def test_positions_are_drawn_once_and_the_rest_is_told(tmp_path: Path) -> None:
    results = judged(written(tmp_path, SMALL), partings={**found(), "crystals-public": ()})
    readings = {r["id"]: r for a in results["assumptions"] for r in a["readings"]}
    assert readings["crystals-public"]["state"] == "alike"
    shown = readings["redeal-for-one-gold"]
    assert shown["state"] == "told"
    assert [each["scenario"] for each in shown["partings"]] == [p.scenario for p in found()[shown["id"]]]
    assert [bool(each["ours"] and each["theirs"]) for each in shown["partings"]][:2] == [True, False]
