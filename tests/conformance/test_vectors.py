"""Vectors: the same outcomes as the steps they were recorded from, on every engine."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

import pytest

from ccg_rules.conformance.answers import Answer, Outcome
from ccg_rules.conformance.reference import ReferenceEngine
from ccg_rules.conformance.vectors import Vector, play
from ccg_rules.conformance.verify import vector_of
from ccg_rules.engine.deviations import deviations

from .suites import (
    SERVING,
    SMALL,
    cases,
    outcome,
    records,
    run,
    small_vectors,
    tell,
    vectors,
    written,
)

if TYPE_CHECKING:
    from pathlib import Path

    from ccg_rules.conformance.engine import Struct


def test_every_case_is_recorded_and_ends_the_same_by_steps_and_by_vector() -> None:
    assert set(records()) == set(cases())
    for ident, record in records().items():
        played = play(vectors()[ident], ReferenceEngine())
        assert (record["outcome"], played.outcome) == ("passed", Outcome.PASSED)
        assert played.after is not None
        assert {str(player): view for player, view in played.after.items()} == record["after"]
        assert [entry.key for entry in played.trace] == [entry["key"] for entry in record["trace"]]


def test_a_failing_engine_fails_the_same_by_steps_and_by_vector(tmp_path: Path) -> None:
    """Steps are run by pytest-bdd on an engine that deviates, vectors are those of the reference."""
    deviant = next(d for d in deviations() if d.id == "flanks-after-eight")
    file = tmp_path / "records.json"
    engine = f"{sys.executable} {SERVING} {deviant.id}"
    folder = written(tmp_path, SMALL)
    options = ("-q", "-p", "no:hypothesispytest", "--ccg-engine", engine, "--ccg-records", file)
    run("-m", "pytest", folder, "--ccg-features", folder, *options)
    by_steps = json.loads(file.read_text(encoding="utf-8"))
    by_vector = {vector.id: vector for vector in small_vectors()}
    assert [record["id"] for record in by_steps] == list(by_vector)
    ends = []
    for record in by_steps:
        ended = next((n for n, step in enumerate(record["steps"]) if step["outcome"] != "passed"), None)
        vector = by_vector[record["id"]]
        assert outcome(vector, ReferenceEngine(deviant.game)) == (record["outcome"], ended)
        assert tuple(record["vector"]) == vector.instructions[: len(record["vector"])]
        ends.append(record["outcome"])
    assert ends.count("failed") == 2


def test_vectors_are_plain_data() -> None:
    for vector in vectors().values():
        data = vector.to_json()
        assert json.loads(json.dumps(data)) == data
        assert Vector(data["id"], data["key"], data["edition"], tuple(data["instructions"])) == vector
        assert data["schema"] == "ccg-rules/vector/1"


def test_a_vector_sets_up_once_and_expects_something() -> None:
    for vector in vectors().values():
        did = [each["do"] for each in vector.instructions if "do" in each]
        assert did[0] == "set up"
        assert did.count("set up") == 1
        assert any("expect" in each for each in vector.instructions)
        steps = [each["at_step"] for each in vector.instructions]
        assert steps == sorted(steps)


def test_steps_told_without_pytest_give_the_same_vector() -> None:
    for ident, case in cases().items():
        told, end = tell(case, ReferenceEngine())
        assert end is None, ident
        assert told == records()[ident]["vector"]


def test_the_vector_does_not_depend_on_the_engine() -> None:
    """On an engine that deviates, what is told is the same up to where the scenario ends."""
    short = 0
    some = deviations()[::8]  # of every chapter: all of them take half a minute
    for deviation in some:
        for case in cases().values():
            if case.rule.key != deviation.key or case.edition not in deviation.editions:
                continue
            told, end = tell(case, ReferenceEngine(deviation.game))
            whole = records()[case.id]["vector"]
            assert told == whole[: len(told)]
            assert end is not None or told == whole
            short += end is not None
    assert short > len(some)


def test_a_vector_can_be_played_again_and_again() -> None:
    before = json.dumps([vector.to_json() for vector in vectors().values()])
    engine = ReferenceEngine()
    for _ in range(2):
        assert {outcome(vector, engine)[0] for vector in vectors().values()} == {Outcome.PASSED}
    assert json.dumps([vector.to_json() for vector in vectors().values()]) == before


def test_a_vector_made_of_a_record_bears_the_key_of_its_rule() -> None:
    for ident, record in records().items():
        vector = vector_of(cases()[ident], record)
        assert (vector.id, vector.key, vector.edition) == (
            ident,
            cases()[ident].rule.key,
            ident.split("/")[0],
        )


class Citing(ReferenceEngine):
    """Refuses as the reference does, always by the same rule."""

    def act(self, action: Struct) -> Answer:
        return _by_another_rule(super().act(action))

    def check(self, action: Struct) -> Answer:
        return _by_another_rule(super().check(action))


def _by_another_rule(answer: Answer) -> Answer:
    return Answer(answer.reply, answer.key and "deployment.squad.face_down", answer.words)


@pytest.mark.parametrize("citations", [True, False])
def test_citations_decide_only_where_they_are_asked_for(citations: bool) -> None:
    ends = {outcome(vector, Citing(), citations=citations)[0] for vector in vectors().values()}
    assert ends == ({Outcome.PASSED, Outcome.FAILED} if citations else {Outcome.PASSED})
