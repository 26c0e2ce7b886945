"""`perft` and `games`: engines held to the shared data, in process and over the protocol."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from ccg_rules.conformance import shared
from ccg_rules.engine.games import played
from tests.conformance.suites import EXECUTION, SERVING, VANGUARD

from .lines import said

ENGINES = Path(__file__).parents[1] / "conformance" / "engines"
REFERENCE = f"{sys.executable} {ENGINES / 'reference.py'}"
MINIMAL = f"{sys.executable} {ENGINES / 'minimal.py'}"
DEVIANT = f"{sys.executable} {SERVING} flanks-after-eight"


def test_the_reference_agrees_with_every_count(capfd: pytest.CaptureFixture[str]) -> None:
    done = said(capfd, "perft", "--depth", "2", "--lang", "en")
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0].startswith("Engine: ccg-rules reference engine ")
    for edition in played():
        here = lines.index(edition)
        marks = [each.landmark.name for each in shared.read_perft(edition)]
        told = lines[here + 1 : here + 1 + len(marks)]
        assert [line.split(":")[0] for line in told] == [f"  ✓ {name}" for name in marks]
        assert all(re.fullmatch(r".*: \d+ sequences? down to depth 2", line) for line in told)
    n = sum(len(shared.read_perft(edition)) for edition in played())
    assert lines[-1] == f"{n} of {n} agree, 0 failed, 0 errored, 0 unsupported."


def test_counts_over_the_protocol(capfd: pytest.CaptureFixture[str]) -> None:
    names = ("strike", "deal-draws")
    done = said(
        capfd, "perft", *names, "--edition", EXECUTION, "--depth", "4", "--engine", REFERENCE, "--lang", "ru"
    )
    assert (done.code, done.err) == (0, "")
    assert [line.split(":")[0] for line in done.out.splitlines()[2:4]] == ["  ✓ deal-draws", "  ✓ strike"]
    assert "до глубины 4" in done.out
    assert done.out.splitlines()[-1].startswith("Совпадает 2 из 2, ")


def test_games_over_the_protocol(capfd: pytest.CaptureFixture[str]) -> None:
    game = min(shared.read_games(VANGUARD), key=lambda each: len(each.actions))
    done = said(capfd, "games", game.name, "--edition", VANGUARD, "--engine", REFERENCE, "--lang", "en")
    assert (done.code, done.err) == (0, "")
    assert f"  ✓ {game.name}: {len(game.actions)} actions, {len(game.checkpoints)} checkpoints\n" in done.out


def test_an_engine_that_differs_fails_and_is_told_where(capfd: pytest.CaptureFixture[str]) -> None:
    line = ("perft", "placing-flanks", "placing", "--edition", EXECUTION, "--engine", DEVIANT)
    en, ru = (said(capfd, *line, "--lang", lang) for lang in ("en", "ru"))
    assert en.code == ru.code == 1
    assert "  ✓ placing: 2376 sequences down to depth 3\n" in en.out
    assert "  ✗ placing-flanks: at depth 1 10 instead of 2; the first difference in the position" in en.out
    assert "  ✗ placing-flanks: на глубине 1 получено 10 вместо 2; первое расхождение" in ru.out
    assert en.out.splitlines()[-1] == "1 of 2 agree, 1 failed, 0 errored, 0 unsupported."
    assert not re.search("[а-яё]", en.out)


def test_what_an_engine_does_not_have_is_no_failure(capfd: pytest.CaptureFixture[str]) -> None:
    """The minimal engine neither lists legal actions nor plays games."""
    done = said(capfd, "perft", "placing", "--edition", EXECUTION, "--engine", MINIMAL, "--lang", "en")
    assert done.code == 0
    assert "  – placing: the engine does not list legal actions" in done.out
    done = said(capfd, "games", "--edition", EXECUTION, "--engine", MINIMAL, "--lang", "en")
    n = len(shared.read_games(EXECUTION))
    assert done.code == 0
    assert done.out.splitlines()[-1] == f"0 of {n} agree, 0 failed, 0 errored, {n} unsupported."


def test_an_engine_that_crashes_costs_one_entry(capfd: pytest.CaptureFixture[str]) -> None:
    crash = f"{sys.executable} {ENGINES / 'faulty.py'} 'unknown legal'"
    done = said(capfd, "perft", "placing", "--edition", EXECUTION, "--engine", crash, "--lang", "en")
    assert done.code == 1
    assert "  ! placing: " in done.out
    assert done.out.splitlines()[-1] == "0 of 1 agree, 0 failed, 1 errored, 0 unsupported."


@pytest.mark.parametrize(
    ("line", "en", "ru"),
    [
        (["perft", "plasing"], "there is no position plasing; nearest: placing", "позиции plasing нет"),
        (["games", "chess"], "there is no game chess; nearest: ", "партии chess нет; ближайшие: "),
        (["perft", "--depth", "0"], "a whole number from 1, not 0", "целое число от 1, а не 0"),
        (["perft", "--depth", "deep"], "a whole number from 1, not deep", "целое число от 1, а не deep"),
        (
            ["games", "--edition", "berserk-vangard"],
            "nearest: berserk-vanguard",
            "Ближайшие: berserk-vanguard",
        ),
        (["perft", "--engine", "no-such-program"], "there is no program", "движок не запускается"),
    ],
)
def test_wrong_requests(line: list[str], en: str, ru: str, capfd: pytest.CaptureFixture[str]) -> None:
    for lang, says in (("en", en), ("ru", ru)):
        done = said(capfd, *line, "--lang", lang)
        assert (done.code, done.out) == (2, "")
        assert says in done.err
