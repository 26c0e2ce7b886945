"""The pytest plugin: the suite under plain pytest, and everybody else's suites left alone."""

from __future__ import annotations

import json
import re
import sys
from typing import TYPE_CHECKING, Any

import pytest

from ccg_rules.conformance.selection import Selection
from ccg_rules.rulebook import load

from .suites import (
    CENTRE,
    EXECUTION,
    SERVING,
    SMALL,
    VANGUARD,
    cases,
    feature,
    features,
    rule,
    run,
    scenario,
    written,
)

if TYPE_CHECKING:
    import subprocess
    from pathlib import Path

DEPLOYMENT = "features/berserk/deployment.feature"


def pytest_run(
    *arguments: str | Path, cwd: Path | None = None, **variables: str
) -> subprocess.CompletedProcess[str]:
    # Hypothesis takes a second to load.
    options = ("-p", "no:cacheprovider", "-p", "no:hypothesispytest")
    return run("-m", "pytest", *options, *arguments, cwd=cwd, variables=variables)


def small_run(folder: Path, *arguments: str | Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a small features folder, outside any project."""
    return pytest_run(folder, "--ccg-features", folder, *arguments, cwd=folder, **variables)


def collected(*arguments: str) -> list[str]:
    """Return the node ids collected of the shipped features."""
    done = pytest_run("features", "--collect-only", "-q", *arguments)
    assert done.returncode == 0, done.stdout
    return [line for line in done.stdout.splitlines() if "::" in line]


# The shipped suite


def test_plain_pytest_runs_every_case_and_the_lint_of_every_file() -> None:
    done = pytest_run("features", "-v", "--strict-markers", "-W", "error")
    assert done.returncode == 0, done.stdout
    lines = [line for line in done.stdout.splitlines() if " PASSED" in line]
    ids = [line.partition(" PASSED")[0].strip() for line in lines]
    assert len(ids) == len(set(ids)) == len(cases()) + len(features())
    assert f"{DEPLOYMENT}::lint" in ids
    plain = [case for case in cases().values() if not case.row]
    for case in plain:
        assert f"features/{case.feature}::{case.name} [{case.edition}]" in ids
    assert {case.edition for case in plain} == set(load().editions)


def test_a_node_id_selects_its_case() -> None:
    case = next(case for case in cases().values() if case.edition == VANGUARD and not case.row)
    done = pytest_run(f"features/{case.feature}::{case.name} [{VANGUARD}]", "-q")
    assert "1 passed" in done.stdout


def test_selecting_by_clause_edition_and_key() -> None:
    selection = Selection(clause="404.1", edition=EXECUTION)
    wanted = [case for case in cases().values() if selection.includes(case)]
    found = collected("--clause", "404.1", "--edition", EXECUTION)
    assert len(found) == len(wanted) > 10
    assert all(f"[{EXECUTION}" in ident for ident in found)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--edition", "berserk-executon"), "The nearest: berserk-execution"),
        (
            ("--clause", "404.9", "--edition", EXECUTION),
            "berserk-execution has no clause 404.9; nearest: 404.2.3 (berserk-execution)",
        ),
        (("--clause", "404.1.20"), "nearest: 404.1.4 (berserk-vanguard), 404.1.4 (berserk-execution), 404.2"),
        (("--clause", "first"), "first is not a clause number"),
        (("--key", "deployment.first.flank"), "nearest: deployment.first.flanks"),
        (("--key", "A-x-reveals"), "nearest: A-x-reveal"),
    ],
)
def test_what_does_not_exist_is_a_usage_error(arguments: tuple[str, ...], says: str) -> None:
    done = pytest_run("features", *arguments)
    assert done.returncode == 4
    assert "ERROR: " in done.stderr
    assert says in done.stderr
    assert "Traceback" not in done.stderr


def test_two_processes_record_the_same(tmp_path: Path) -> None:
    folder = written(tmp_path, SMALL)
    found = []
    for processes in ("0", "2"):
        file = tmp_path / f"records-{processes}.json"
        done = small_run(folder, "-q", "-n", processes, "--ccg-records", file)
        assert done.returncode == 0, done.stdout
        told = json.loads(file.read_text(encoding="utf-8"))
        found.append({record["id"]: _timeless(record) for record in told})
    assert found[0] == found[1]
    assert len(found[0]) == 10


def _timeless(record: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in record.items() if name != "seconds"}


# Small suites


OUTLINE = """\
# language: ru
Функция: Малая
  Small

  @deployment.first.centre
  Правило: Центр
    The centre

    berserk-execution 404.1.2    «Первый игрок может размещать карты на клетках центральной части своей половины поля боя размером 3х3 клетки.»

    Структура сценария: клетка за клеткой
      cell by cell
      Пусть идёт размещение отрядов
      И у первого игрока для размещения 9 простых карт
      Если первый игрок размещает карту на клетке <клетка>
      Затем это принимается

      Примеры:
        | клетка |
        | 1b1    |
        | 1d3    |
      Примеры:
        | клетка |
        | 1a1    |

    Пример: без строк
      without rows
      Допустим идёт размещение отрядов
      * у первого игрока для размещения 9 простых карт
      То первый игрок может разместить карту на клетках 1b1
"""  # noqa: E501


def test_an_outline_runs_a_case_a_row_in_russian(tmp_path: Path) -> None:
    folder = written(tmp_path, OUTLINE)
    file = tmp_path / "records.json"
    done = small_run(
        folder,
        "-v",
        "--ccg-records",
        file,
        "-o",
        "disable_test_id_escaping_and_forfeit_all_rights_to_community_support=true",
        LANG="ru_RU.UTF-8",
    )
    lines = [line.partition("::")[2] for line in done.stdout.splitlines() if "::" in line and "%]" in line]
    assert [re.sub(r" +\[ *\d+%\]", "", line) for line in lines] == [
        "lint PASSED",
        "клетка за клеткой [berserk-execution, 1b1] PASSED",
        "клетка за клеткой [berserk-execution, 1d3] PASSED",
        "клетка за клеткой [berserk-execution, 1a1] FAILED",
        "без строк [berserk-execution] PASSED",
    ]
    found = json.loads(file.read_text(encoding="utf-8"))
    assert [record["id"].split("/", 2)[2] for record in found] == [
        "клетка-за-клеткой/1",
        "клетка-за-клеткой/2",
        "клетка-за-клеткой/3",
        "без-строк",
    ]
    assert [record["outcome"] for record in found] == ["passed", "passed", "failed", "passed"]
    assert found[1]["steps"][2]["text"]["en"] == "the first player places a card on 1d3"


FAILS = scenario(
    "a flank first",
    "Given the squads are being placed",
    "And the first player has 2 plain cards to place",
    "When the first player places a card on 1a2",
    "Then that is accepted",
    "And the first player may place a card on 1b1",
)


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        (
            "en_GB.UTF-8",
            [
                f"{EXECUTION} · {CENTRE} · about {CENTRE}",
                "  When the first player places a card on 1a2",
                "> Then that is accepted",
                "    placing a card on 1a2 (player 1) should be accepted, but is not (",
                "  And the first player may place a card on 1b1",
            ],
        ),
        (
            "ru_RU.UTF-8",
            [
                f"{EXECUTION} · {CENTRE} · о {CENTRE}",
                "  Когда первый игрок размещает карту на клетке 1a2",
                "> То это принимается",
                "    размещение карты на 1a2 (игрок 1) должно приниматься, но не принято (",
                "  И первый игрок может разместить карту на клетках 1b1",
            ],
        ),
    ],
)
def test_a_failure_is_told_in_the_words_of_the_rulebook(lang: str, says: list[str], tmp_path: Path) -> None:
    done = small_run(written(tmp_path, feature(rule(CENTRE, FAILS))), LANG=lang)
    assert done.returncode == 1
    for line in says:
        assert f"\n{line}" in done.stdout
    assert "Traceback" not in done.stdout
    assert "steps/expectations.py" not in done.stdout
    assert "deployment.first.flanks]" in done.stdout


def test_findings_are_told_with_file_and_line(tmp_path: Path) -> None:
    folder = written(tmp_path, feature(rule(CENTRE, FAILS.replace("that is accepted", "that is acceptable"))))
    done = small_run(folder, LANG="ru_RU.UTF-8")
    place = folder / "berserk/small.feature"
    assert f"\n{place}:15: неизвестный шаг «that is acceptable»; ближайший: that is accepted" in done.stdout
    done = small_run(folder, LANG="C")
    assert f"\n{place}:15: undefined step «that is acceptable»; nearest: that is accepted" in done.stdout
    assert "\n    undefined step «that is acceptable»" in done.stdout
    assert done.stdout.count("Traceback") == 0


def test_an_unreadable_file_is_its_lint(tmp_path: Path) -> None:
    folder = written(tmp_path, feature(rule(CENTRE, FAILS.replace("Then that", "Than that"))))
    done = small_run(folder, LANG="C")
    assert done.returncode == 1
    assert "small.feature:15: not understood: " in done.stdout
    assert "1 failed" in done.stdout


def test_what_an_engine_does_not_know_is_skipped(tmp_path: Path) -> None:
    engine = tmp_path / "engine.py"
    engine.write_text(UNKNOWING, encoding="utf-8")
    done = small_run(
        *(written(tmp_path, feature(rule(CENTRE, FAILS))), "-rs"),
        *("--ccg-engine", f"{sys.executable} {engine}"),
        LANG="C",
    )
    assert done.returncode == 0
    assert "1 passed, 1 skipped" in done.stdout
    assert "only chess" in done.stdout


UNKNOWING = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    answer = {"jsonrpc": "2.0", "id": asked["id"]}
    if asked["method"] == "hello":
        answer["result"] = {"protocol": "ccg-rules/protocol/1", "name": "chess", "version": "1",
                            "editions": ["berserk-execution"], "capabilities": []}
    elif asked["method"] == "bye":
        answer["result"] = None
    else:
        answer["error"] = {"code": -32001, "message": "only chess", "data": {"words": "only chess"}}
    print(json.dumps(answer), flush=True)
"""


@pytest.mark.parametrize("processes", ["0", "1"])
def test_an_engine_that_cannot_be_started_is_told_plainly(processes: str, tmp_path: Path) -> None:
    folder = written(tmp_path, feature(rule(CENTRE, FAILS, FAILS.replace("a flank first", "again"))))
    file = tmp_path / "records.json"
    done = small_run(
        folder, "--ccg-engine", "no-such-program", "-n", processes, "--ccg-records", file, LANG="C"
    )
    assert done.returncode == 1
    assert done.stdout.count("\nthe engine cannot be started: there is no program no-such-program") == 2
    assert "Traceback" not in done.stdout
    assert "INTERNALERROR" not in done.stdout
    assert json.loads(file.read_text(encoding="utf-8")) == []


def test_an_engine_that_deviates_fails_under_plain_pytest(tmp_path: Path) -> None:
    folder = written(tmp_path, SMALL)
    assert "11 passed" in small_run(folder, "-q").stdout
    done = small_run(folder, "-q", "--ccg-engine", f"{sys.executable} {SERVING} flanks-after-eight")
    assert done.returncode == 1
    assert "2 failed, 9 passed" in done.stdout


# Somebody else's project


THEIRS = """\
Feature: Theirs
  Scenario: theirs works
    Given a turtle
    Then it is slow

  Scenario: ours is unknown there
    Given the squads are being placed
"""
THEIR_TEST = """
import pytest
from pytest_bdd import given, scenarios, then

scenarios("theirs.feature")

@pytest.fixture
def table():
    return "their own"

@given("a turtle", target_fixture="turtle")
def turtle(table):
    assert table == "their own"
    return "slow"

@then("it is slow")
def slow(turtle):
    assert turtle == "slow"
"""


@pytest.fixture
def theirs(tmp_path: Path) -> Path:
    folder = tmp_path / "features"
    folder.mkdir()
    (folder / "theirs.feature").write_text(THEIRS, encoding="utf-8")
    (folder / "test_theirs.py").write_text(THEIR_TEST, encoding="utf-8")
    return tmp_path


def test_another_project_is_not_disturbed(theirs: Path) -> None:
    done = pytest_run("-v", "--strict-markers", "-W", "error", cwd=theirs)
    lines = [line for line in done.stdout.splitlines() if "::" in line and "%]" in line]
    # Their feature file is collected once, by them.
    assert [line.split()[:2] for line in lines] == [
        ["features/test_theirs.py::test_theirs_works", "PASSED"],
        ["features/test_theirs.py::test_ours_is_unknown_there", "FAILED"],
    ]
    assert 'Step definition is not found: Given "the squads are being placed"' in done.stdout


def test_the_plugin_is_on_in_another_project(theirs: Path) -> None:
    """Else nothing above would say anything."""
    done = pytest_run("--help", cwd=theirs)
    assert "--ccg-features" in done.stdout


def test_the_suite_can_be_run_from_another_project(theirs: Path) -> None:
    done = pytest_run("--pyargs", "ccg_rules.features", "-q", "--key", CENTRE, cwd=theirs)
    assert done.returncode == 0, done.stdout
    own = sum(case.rule.key == CENTRE for case in cases().values())
    assert f"{own} passed" in done.stdout
