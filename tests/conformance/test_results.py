"""The results document: its shape, and what it says of real runs."""

from __future__ import annotations

import json
import re
import sys
from typing import TYPE_CHECKING, Any

import jsonschema  # type: ignore[import-untyped]
import pytest

from ccg_rules.conformance.phrases import find
from ccg_rules.conformance.proof import suite_hash
from ccg_rules.conformance.scenarios import fill
from ccg_rules.conformance.selection import Selection
from ccg_rules.conformance.verify import Request, verify
from ccg_rules.engine.deviations import deviations
from ccg_rules.rulebook import load
from ccg_rules.text import LANGS

from .suites import (
    CENTRE,
    EXECUTION,
    PLACES_IN_THE_CENTRE,
    ROOT,
    SERVING,
    SMALL,
    VANGUARD,
    cases,
    feature,
    rule,
    scenario,
    sentences,
    written,
)

if TYPE_CHECKING:
    from pathlib import Path

SCHEMA = json.loads((ROOT / "reports/results.schema.json").read_text(encoding="utf-8"))
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)
CARDS = scenario(
    "cards",
    "Given these cards:",
    "  | card | kind  | life |",
    "  | F    | flyer | 3    |",
    "And the squads are being placed",
    "And F lies face down on 1b1",
    "And the first player has 2 plain cards to place",
    "Then the first player sees F with life 3",
    "And the first player sees F with life 4",
    "And the first player sees no card on 1c1",
)


def silent(what: str, done: int, total: int) -> None:
    """Say nothing of the progress."""


def checked(results: dict[str, Any]) -> dict[str, Any]:
    """Return the document as it is read back, once it fits the schema."""
    read: dict[str, Any] = json.loads(json.dumps(results, ensure_ascii=False))
    VALIDATOR.validate(read)
    return read


@pytest.fixture(scope="module")
def whole() -> dict[str, Any]:
    """The document of a run of everything, with the proof measured."""
    results, _ = verify(Request(deviations=True), silent)
    return checked(results)


def test_the_whole_run(whole: dict[str, Any]) -> None:
    assert [edition["id"] for edition in whole["editions"]] == list(load().editions)
    assert [s["id"] for s in whole["scenarios"]] == list(cases())
    assert whole["findings"] == []
    assert whole["suite"] == suite_hash()
    assert whole["proof"] == {
        "state": "measured",
        "deviations": whole["proof"]["deviations"],
        "killed": whole["proof"]["deviations"],
        "survived": [],
        "vacuous": [],
    }
    assert whole["engine"]["id"] == "reference"
    assert whole["engine"]["command"] is None


def test_a_snapshot_of_the_editions_is_in_it(whole: dict[str, Any]) -> None:
    for told, edition in zip(whole["editions"], load().editions.values(), strict=True):
        assert told["sha256"] == edition.sha256
        for clause, paragraph in zip(told["clauses"], edition.paragraphs, strict=True):
            assert (clause["key"], clause["label"], clause["text"]) == (
                paragraph.key,
                paragraph.label,
                paragraph.text,
            )
            assert [s["text"] for s in clause["sentences"]] == [s.text for s in paragraph.sentences]


def test_numbers_that_name_another_rule_elsewhere_are_told(whole: dict[str, Any]) -> None:
    for told, own, other in (
        (whole["editions"][0], "deployment.unplaced", "deployment.forbidden_cells"),
        (whole["editions"][1], "deployment.forbidden_cells", "deployment.unplaced"),
    ):
        (clause,) = [clause for clause in told["clauses"] if clause["key"] == own]
        assert [reused["key"] for reused in clause["number_reused"]] == [other]


def test_editions_and_what_became_of_their_clauses_are_told(whole: dict[str, Any]) -> None:
    assert [(e["id"], e["date"], e["newer"]) for e in whole["editions"]] == [
        (VANGUARD, None, EXECUTION),
        (EXECUTION, None, None),
        ("berserk-heroes", None, None),
    ]
    (revision,) = whole["revisions"]
    assert (revision["old"], revision["new"]) == (VANGUARD, EXECUTION)
    assert revision["old_edition"]["newer"] == EXECUTION
    keys = {change["key"] for change in revision["changes"]} | {c["new_key"] for c in revision["changes"]}
    editions = (load().edition(VANGUARD), load().edition(EXECUTION))
    assert keys - {None} == {paragraph.key for edition in editions for paragraph in edition.paragraphs}


def test_the_history_of_a_clause_stands_beside_it_where_it_has_one(whole: dict[str, Any]) -> None:
    told = {(e["id"], c["key"]): c["history"] for e in whole["editions"] for c in e["clauses"]}
    assert told[VANGUARD, "battle.turn"] == told[EXECUTION, "battle.turn"]
    first, second = told[EXECUTION, "battle.turn"]
    assert (first["edition"], first["label"], first["kind"]) == (VANGUARD, "408.2", None)
    assert (second["label"], second["text_change"], second["meaning"]) == ("407.2", "wording", "changed")
    for kept in ((EXECUTION, "deployment"), (VANGUARD, "deal.dealing"), ("berserk-heroes", "choice")):
        assert told[kept] == []


def test_everything_that_leans_on_the_older_edition_is_in_the_impact(whole: dict[str, Any]) -> None:
    (impact,) = whole["impact"]
    quotes = [entry for entry in impact["entries"] if entry["kind"] == "quote"]
    assert {entry["key"] for entry in quotes} >= {
        s["key"] for s in sentences(whole) if s["of"] == VANGUARD and s["scenarios"]
    }
    (gone,) = [entry for entry in quotes if entry["key"] == "deployment.unplaced.return_to_deck"]
    assert (gone["status"], gone["number_reused"], gone["new_number"]) == ("removed", True, None)


def test_a_report_of_the_older_edition_alone_knows_the_newer(whole: dict[str, Any]) -> None:
    results, _ = verify(Request(Selection(VANGUARD, key="deployment.first.flanks")), silent)
    alone = checked(results)
    assert [edition["newer"] for edition in alone["editions"]] == [EXECUTION]
    assert alone["revisions"] == whole["revisions"]
    results, _ = verify(Request(Selection("berserk-heroes", key="choice")), silent)
    assert (results["revisions"], results["impact"]) == ([], [])


def test_scenarios_and_sentences_name_each_other(whole: dict[str, Any]) -> None:
    for sentence in sentences(whole):
        of = [
            s["id"]
            for s in whole["scenarios"]
            if (s["edition"], s["key"]) == (sentence["of"], sentence["key"])
        ]
        assert sentence["scenarios"] == of
    for assumption in whole["assumptions"]:
        of = [s["id"] for s in whole["scenarios"] if s["key"] == assumption["id"]]
        assert sorted(assumption["scenarios"]) == sorted(of)
    assert sum(len(s["scenarios"]) for s in [*sentences(whole), *whole["assumptions"]]) == len(cases())


def test_every_deviation_stands_with_its_sentence_and_its_killers(whole: dict[str, Any]) -> None:
    told = [*sentences(whole), *whole["assumptions"]]
    found = {deviation["id"] for each in told for deviation in each["deviations"]}
    assert found == {deviation.id for deviation in deviations()}
    for sentence in sentences(whole):
        for deviation in sentence["deviations"]:
            assert deviation["killed_by"]
            assert set(deviation["killed_by"]) <= set(sentence["scenarios"])


def test_steps_are_told_in_both_languages(whole: dict[str, Any]) -> None:
    for told in whole["scenarios"]:
        assert all(re.search("[а-я]", told[name]["ru"]) for name in ("title", "rule"))
        assert not any(re.search("[а-я]", told[name]["en"]) for name in ("title", "rule"))
        assert "<" not in told["name"] + told["title"]["ru"]
        case = cases()[told["id"]]
        for step, of in zip(told["steps"], case.scenario.steps, strict=True):
            ((phrase, _, values),) = find(of.type, fill(of.text, case.row))
            assert step["text"] == {lang: phrase.parsers[lang].say(values) for lang in LANGS}
            assert (step["outcome"], step["message"]) == ("passed", None)


def test_what_is_traced_has_an_authority(whole: dict[str, Any]) -> None:
    kinds = set()
    for told in whole["scenarios"]:
        assert told["cites"] == list(dict.fromkeys(entry["key"] for entry in told["trace"]))
        for entry in told["trace"]:
            authority = load().authority(told["edition"], entry["key"])
            assert (entry["authority"], entry["label"]) == (authority.kind, authority.label)
            kinds.add(entry["authority"])
    assert kinds == {"clause", "borrowed", "assumption"}


def test_positions_are_told_before_and_after(whole: dict[str, Any]) -> None:
    for told in whole["scenarios"]:
        assert set(told["before"]) == set(told["after"]) == {"1", "2"}
    placed = [
        (cell, seen)
        for told in whole["scenarios"]
        for cell, seen in told["after"]["2"]["board"].items()
        if cell not in told["before"]["2"]["board"] and seen["owner"] == 1
    ]
    assert placed
    assert all(seen["card"] == "?" or seen["face"] == "up" for _, seen in placed)


def test_references_are_told(whole: dict[str, Any]) -> None:
    (clause,) = [c for c in whole["editions"][1]["clauses"] if c["key"] == "deployment.forbidden_cells"]
    assert clause["referred_by"] == ["deployment.placing"]
    for edition in whole["editions"]:
        keys = {clause["key"] for clause in edition["clauses"]}
        for clause in edition["clauses"]:
            assert set(clause["referred_by"]) <= keys
            for reference in clause["references"]:
                assert set(reference["keys"]) <= keys
                assert all(
                    clause["key"] in c["referred_by"]
                    for c in edition["clauses"]
                    if c["key"] in reference["keys"]
                )


# Runs in which something fails


def test_a_run_with_failures_fits_too(tmp_path: Path) -> None:
    wrong = scenario("wrong", *PLACES_IN_THE_CENTRE[:3], "Then that is refused by this rule")
    nowhere = scenario(
        "nowhere",
        *PLACES_IN_THE_CENTRE[:2],
        "When the first player places a card on 1a1",
        "And the first player places a card on 1b1",
        "Then that is accepted",
    )
    unknown = scenario("unknown", *PLACES_IN_THE_CENTRE, "And that is nice")
    folder = written(tmp_path, feature(rule(CENTRE, wrong, nowhere, unknown, CARDS)))
    results, _ = verify(Request(features=folder), silent)
    checked(results)
    told = {s["name"]: s for s in results["scenarios"]}
    ends = {name: s["outcome"] for name, s in told.items()}
    assert ends == {"wrong": "failed", "nowhere": "errored", "unknown": "errored", "cards": "failed"}
    steps = {name: [step["outcome"] for step in s["steps"]] for name, s in told.items()}
    assert steps["wrong"] == ["passed", "passed", "passed", "failed"]
    assert steps["nowhere"] == ["passed", "passed", "passed", "errored", "skipped"]
    assert steps["unknown"] == ["passed", "passed", "passed", "passed", "errored"]
    assert steps["cards"] == [*["passed"] * 5, "failed", "skipped"]
    for each in told.values():
        messages = [step["message"] for step in each["steps"] if step["message"]]
        assert len(messages) == 1
        assert re.search("[а-я]", messages[0]["ru"])
    assert "undefined step «that is nice»" in told["unknown"]["steps"][-1]["message"]["en"]
    assert told["unknown"]["steps"][-1]["text"] == {"ru": "that is nice", "en": "that is nice"}
    assert told["cards"]["steps"][0]["table"] == {
        "en": [["card", "kind", "life"], ["F", "flyer", "3"]],
        "ru": [["карта", "вид", "жизнь"], ["F", "летающее существо", "3"]],
    }


def test_a_stale_quote_fits_too(tmp_path: Path) -> None:
    text = feature(rule(CENTRE, scenario("a", *PLACES_IN_THE_CENTRE))).replace(
        "может размещать", "может помещать"
    )
    results, _ = verify(Request(Selection(edition=EXECUTION), features=written(tmp_path, text)), silent)
    checked(results)
    (finding,) = results["findings"]
    assert (finding["code"], finding["file"], finding["line"]) == ("stale-quote", "berserk/small.feature", 8)
    assert results["editions"][0]["counts"]["stale"] == 1
    assert [edition["id"] for edition in results["editions"]] == [EXECUTION]


def test_another_engine_fits_too(tmp_path: Path) -> None:
    engine = f"{sys.executable} {SERVING} flanks-after-eight"
    results, _ = verify(
        Request(Selection(edition=VANGUARD), engine, features=written(tmp_path, SMALL)), silent
    )
    checked(results)
    assert results["engine"]["command"] == engine
    assert set(results["seconds"]) == {"pytest", "protocol"}
    assert {s["outcome"] for s in results["scenarios"]} == {"passed", "failed"}


def test_an_engine_that_ends_halfway_fits_too() -> None:
    engine = f"{sys.executable} {ROOT / 'tests/conformance/engines/faulty.py'} act:{{}}"
    results, _ = verify(Request(Selection(edition=EXECUTION, key=CENTRE), engine), silent)
    checked(results)
    assert {s["outcome"] for s in results["scenarios"]} == {"errored"}


def test_nothing_selected_is_nothing_tried(tmp_path: Path) -> None:
    results, _ = verify(Request(Selection(edition="berserk-heroes", key="choice.title")), silent)
    checked(results)
    assert results["scenarios"] == []
    assert set(results["editions"][0]["sentences"]) == {"untested", "informative"}
