"""`verify`, `report`, `export`: what is written, where, and what stands on the terminal meanwhile."""

from __future__ import annotations

import json
import re
import tempfile
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

import pytest

from ccg_rules.conformance import replay, shared
from ccg_rules.conformance.answers import Outcome
from ccg_rules.conformance.proof import suite_hash
from ccg_rules.conformance.reference import ReferenceEngine
from ccg_rules.conformance.vectors import Vector, play
from ccg_rules.conformance.verify import Request, verify
from ccg_rules.engine.games import played
from ccg_rules.files import write_whole
from ccg_rules.text import say
from tests.conformance.suites import (
    CENTRE,
    EXECUTION,
    PLACES_IN_THE_CENTRE,
    SMALL,
    cases,
    feature,
    records,
    rule,
    scenario,
    vectors,
    written,
)

from .lines import on_a_terminal, said

if TYPE_CHECKING:
    from .lines import Said

NARROW = ("--key", CENTRE, "--edition", EXECUTION)
ESCAPE = "\033["


def verified(capfd: pytest.CaptureFixture[str], *arguments: str | Path, lang: str = "en") -> Said:
    return said(capfd, "verify", "--features", small(), *NARROW, *arguments, "--lang", lang)


@cache
def small() -> Path:
    """Return a folder with a small suite that nobody else changes."""
    return written(Path(_scratch.name), SMALL)


_scratch = tempfile.TemporaryDirectory()


# Verifying


def test_everything_that_can_be_written(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    results, junit, report, proof = (tmp_path / "new" / n for n in ("r.json", "j.xml", "report", "p.json"))
    done = verified(capfd, "--results", results, "--junit", junit, "--report", report, "--proof", proof)
    assert done.err == ""
    told = done.out.splitlines()
    assert told[-4:] == [f"Wrote {path}" for path in (results, proof, junit, report / "index.html")]
    data = json.loads(results.read_text(encoding="utf-8"))
    assert data["proof"]["state"] == "measured"  # what the proof implies
    # One small scenario does not kill all there is.
    assert data["proof"]["survived"]
    assert done.code == 1
    assert json.loads(proof.read_text(encoding="utf-8"))["schema"] == "ccg-rules/suite/1"
    # JUnit: a case for each scenario.
    found = [case.get("name") for case in ET.parse(junit).iter("testcase")]
    assert len(found) == len(data["scenarios"]) == 1
    assert sorted(p.name for p in results.parent.iterdir()) == ["j.xml", "p.json", "r.json", "report"]
    # The same report from the same results.
    again = tmp_path / "again"
    done = said(capfd, "report", results, "-o", again, "--lang", "en")
    assert (done.code, done.out) == (0, f"Wrote {again / 'index.html'}\n")
    assert (again / "index.html").read_bytes() == (report / "index.html").read_bytes()
    assert b"<!doctype html>" in (again / "index.html").read_bytes()[:100].lower()


def test_what_is_printed_in_either_language(capfd: pytest.CaptureFixture[str]) -> None:
    en, ru = (verified(capfd, lang=lang) for lang in ("en", "ru"))
    assert (en.code, ru.code) == (0, 0)
    assert "  sentences: " in en.out
    assert "  предложения: " in ru.out
    assert f"{say('en', 'verdict-conforms')} 1" in en.out
    assert f"{say('ru', 'verdict-conforms')} 1" in ru.out
    assert suite_hash(small())[:12] in en.out
    assert len(en.out.splitlines()) == len(ru.out.splitlines())
    assert not re.search("[а-яё]", en.out)


FAILING = feature(
    rule(
        CENTRE,
        scenario("wrong", *PLACES_IN_THE_CENTRE[:3], "Then that is refused by this rule"),
        scenario("right", *PLACES_IN_THE_CENTRE),
    )
)


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        (
            "en",
            [
                f"  404.1.2 {say('en', 'verdict-violates')}: «Первый игрок может",
                "    ✗ wrong [",
                "        Then that is refused by this rule: placing a card on 1c2 (player 1) should be",
                "The shipped proof is out of date",
            ],
        ),
        (
            "ru",
            [
                f"  404.1.2 {say('ru', 'verdict-violates')}: «Первый игрок может",
                "    ✗ по-русски: wrong [",
                "        То это отклоняется этим правилом: размещение карты на 1c2 (игрок 1)",
                "Доказательство из поставки устарело",
            ],
        ),
    ],
)
def test_a_failure_is_printed_with_its_sentence_and_step(
    lang: str, says: list[str], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    junit = tmp_path / "j.xml"
    folder = written(tmp_path, FAILING)
    done = said(capfd, "verify", *NARROW, "--features", folder, "--junit", junit, "--lang", lang)
    assert done.code == 1
    for words in says:
        assert words in done.out
    assert "    right [" not in done.out
    failures = [
        case.get("name") for case in ET.parse(junit).iter("testcase") if case.find("failure") is not None
    ]
    assert len(failures) == 1


def test_what_is_there_stays_when_something_goes_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "results.json"
    write_whole(file, "old")
    with monkeypatch.context() as patch:
        patch.setattr(Path, "chmod", lambda *_: (_ for _ in ()).throw(KeyboardInterrupt))
        with pytest.raises(KeyboardInterrupt):
            write_whole(file, "new")
    assert file.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("option", ["--results", "--junit", "--report", "--proof"])
def test_a_place_that_cannot_be_written(
    option: str, lang: str, tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    quick(monkeypatch)
    (tmp_path / "file").write_text("", encoding="utf-8")
    place = tmp_path / "file" / "below"
    done = verified(capfd, option, place, lang=lang)
    assert done.code == 2
    assert str(place) in done.err
    assert ".below." not in done.err  # the scratch file beside it is nobody's concern
    if option != "--report":
        reason = "a file stands where a folder is needed" if lang == "en" else "на месте папки стоит файл"
        assert done.err == f"ccg-rules: {place}: {reason}\n"


def test_a_folder_where_a_file_is_wanted(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    quick(monkeypatch)
    done = verified(capfd, "--results", tmp_path)
    assert (done.code, done.err) == (2, f"ccg-rules: {tmp_path}: that is a folder, not a file\n")


_kept: list[Any] = []


def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let `verify` be run once for all tests that only look at what is written of it."""

    def once(request: Request, progress: Any) -> Any:
        if not _kept:
            _kept.append(verify(Request(request.selection, deviations=True, features=small()), progress))
        return _kept[0]

    monkeypatch.setattr("ccg_rules.conformance.verify.verify", once)


# Reporting


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"not json", "is not JSON; give a results document"),
        (b"\xff\xfe", "is not JSON; give a results document"),
        (b"[]", "ccg-rules/results/1"),
        (b'{"schema": "ccg-rules/results/2"}', "ccg-rules/results/2"),
        (b'{"schema": "ccg-rules/results/1"}', "results"),
    ],
    ids=["no JSON", "no UTF-8", "a list", "another version", "empty"],
)
def test_a_report_of_what_is_no_results_document(
    content: bytes, says: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "r.json"
    file.write_bytes(content)
    done = said(capfd, "report", file, "-o", tmp_path / "report", "--lang", "en")
    assert done.code == 2
    assert says in done.err
    assert not (tmp_path / "report").exists()


# Exporting


def test_what_is_exported_is_all_there_is_to_share(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Fewer games than are shipped, and scenarios that have been recorded already, to be quick.
    monkeypatch.setattr(replay, "TRIED", 2)
    monkeypatch.setattr("ccg_rules.commands.export.record_scenarios", lambda *_: list(records().values()))
    done = said(capfd, "export", tmp_path / "out", "--lang", "en")
    assert (done.code, done.err) == (0, "")
    files = {path.relative_to(tmp_path / "out") for path in (tmp_path / "out").rglob("*.*")}
    assert sorted(done.out.splitlines()) == sorted(f"Wrote {tmp_path / 'out' / file}" for file in files)
    assert files == {path.relative_to(shared.data_dir()) for path in shared.data_dir().rglob("*.*")}
    assert shared.stale(tmp_path / "out") == []
    exported = {
        each["id"]: (edition, each)
        for edition in played()
        for each in shared.read("vectors", edition, tmp_path / "out")["vectors"]
    }
    assert set(exported) == set(cases())
    for ident, (edition, each) in list(exported.items())[::20]:
        vector = Vector(each["id"], each["key"], edition, tuple(each["instructions"]))
        assert vector == vectors()[ident]
        assert play(vector, ReferenceEngine()).outcome is Outcome.PASSED


def test_nothing_is_exported_of_a_suite_that_fails(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = written(tmp_path, FAILING)
    monkeypatch.setattr("ccg_rules.commands.export.features_dir", lambda: folder)
    done = said(capfd, "export", tmp_path / "out", "--lang", "en")
    assert done.code == 1
    assert f"{EXECUTION}/{CENTRE}/wrong" in done.out
    assert f"{EXECUTION}/{CENTRE}/right" not in done.out
    assert not (tmp_path / "out").exists()


# The terminal


def test_colour_and_progress_where_somebody_looks() -> None:
    seen = on_a_terminal("verify", "--features", str(small()), *NARROW, "--lang", "en")
    assert f"{ESCAPE}32m{say('en', 'verdict-conforms')} 1{ESCAPE}0m" in seen
    assert f"{ESCAPE}36m{say('en', 'verdict-untested')}" in seen
    assert "\rrecording scenarios on the reference engine: 1 of 1" in seen
    assert "\rplaying vectors: 1 of 1" in seen
    # The line is taken away before anything else is said.
    last = seen[: seen.index("Engine: ")].rpartition("\r")
    assert last[2] == ""
    assert "\r\n" not in seen[: seen.index("Engine: ")]


@pytest.mark.parametrize(("variables", "is_coloured"), [({"NO_COLOR": "1"}, False), ({"NO_COLOR": ""}, True)])
def test_no_color(variables: dict[str, str], is_coloured: bool) -> None:
    assert (ESCAPE in on_a_terminal("clause", "404.1.2", **variables)) is is_coloured


def test_no_colour_and_no_progress_elsewhere(capfd: pytest.CaptureFixture[str]) -> None:
    done = verified(capfd)
    assert ESCAPE not in done.out
    assert done.err == ""
