"""`history`, and what `diff` writes beside what it prints."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from ccg_rules.rulebook import load
from ccg_rules.rulebook.revisions import compare
from ccg_rules.rulebook.revisions.changelog import changelog

from .lines import on_a_terminal, said

if TYPE_CHECKING:
    from pathlib import Path

EXECUTION, VANGUARD, HEROES = "berserk-execution", "berserk-vanguard", "berserk-heroes"


def test_a_rule_is_followed_through_the_editions(capfd: pytest.CaptureFixture[str]) -> None:
    done = said(capfd, "history", "battle.turn.slow_actions_optional", "--lang", "en")
    text = " ".join(done.out.split())
    assert (done.code, done.err) == (0, "")
    for told in (
        f"408.2 Berserk, the Vanguard edition {VANGUARD}, undated",
        f"407.2 Berserk, the Execution edition {EXECUTION}, undated",
        f"since {VANGUARD}: renumbered, wording",
        f"beware: 408.2 in {EXECUTION} is another rule, initial_phase.end",
        "подфаза [-Движения и/или подфаза Действия-]{+Выполнения+} могут",
        "judged to mean something else: the Movement Subphase",
    ):
        assert told in text
    russian = " ".join(said(capfd, "history", "battle.turn", "--lang", "ru").out.split())
    assert "без даты" in russian
    assert "номер изменён, формулировка" in russian
    assert "A player’s turn always begins" not in russian
    assert "A player’s turn always begins" in " ".join(
        said(capfd, "history", "battle.turn", "--lang", "en").out.split()
    )


def test_what_is_gone_is_told_as_such(capfd: pytest.CaptureFixture[str]) -> None:
    text = " ".join(said(capfd, "history", "deployment.unplaced", "--lang", "en").out.split())
    assert f"since {VANGUARD}: removed" in text
    assert "beware: 404.1.4 in berserk-execution is another rule, deployment.forbidden_cells" in text
    text = " ".join(said(capfd, "history", "deal.redeal", "--lang", "en").out.split())
    assert f"since {VANGUARD}: not covered" in text


def test_a_wording_that_nobody_has_judged_is_told_as_such(capfd: pytest.CaptureFixture[str]) -> None:
    text = said(capfd, "history", "opening_phase.open_all", "--lang", "en").out
    assert "nobody has judged whether it means the same" in text


def test_a_number_shows_every_rule_that_had_it(capfd: pytest.CaptureFixture[str]) -> None:
    text = said(capfd, "history", "[404.1.4]", "--lang", "en").out
    assert text.startswith("[404.1.4] names 2 rules.")
    assert ("deployment.unplaced  " in text, "deployment.forbidden_cells  " in text) == (True, True)
    one = said(capfd, "history", "404.1.4", "--edition", VANGUARD, "--lang", "en").out
    assert one.startswith("deployment.unplaced  Berserk\n")
    assert "\ndeployment.forbidden_cells" not in one


def test_a_key_of_both_games_shows_both(capfd: pytest.CaptureFixture[str]) -> None:
    keys = [
        {key for e in load().editions.values() if e.game == game for key in e.keys}
        for game in ("berserk", "heroes")
    ]
    (shared, *_) = sorted(keys[0] & keys[1])
    text = said(capfd, "history", shared, "--lang", "en").out
    assert re.findall(rf"^{re.escape(shared)}  (\w+)$", text, re.MULTILINE) == ["Berserk", "Heroes"]
    text = said(capfd, "history", shared, "--game", "heroes", "--lang", "en").out
    assert re.findall(rf"^{re.escape(shared)}  (\w+)$", text, re.MULTILINE) == ["Heroes"]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("deployment.frist",), "nearest: deployment.first"),
        (("404.1.9",), "404.1.4"),
        (("404.1.4", "--edition", "berserk-vangard"), "The nearest: berserk-vanguard"),
        (("deployment.first", "--game", "heroes"), "there is no key deployment.first"),
        ((), "missing: KEY"),
    ],
)
def test_what_is_wrong_is_said(
    capfd: pytest.CaptureFixture[str], arguments: tuple[str, ...], expected: str
) -> None:
    done = said(capfd, "history", *arguments, "--lang", "en")
    assert (done.code, done.out) == (2, "")
    assert expected in done.err


def test_colour_on_a_terminal() -> None:
    shown = on_a_terminal("history", "main_phase.subphases", "--lang", "en", TERM="xterm")
    assert "\033[31m" in shown
    assert "\033[32m" in shown


def test_diff_writes_a_page_and_a_change_log(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page, log = tmp_path / "new" / "changes.html", tmp_path / "CHANGES.md"
    done = said(capfd, "diff", VANGUARD, EXECUTION, "--html", page, "--markdown", log, "--lang", "ru")
    assert (done.code, done.err) == (0, "")
    assert str(page) in done.out
    assert str(log) in done.out
    html = page.read_text(encoding="utf-8")
    assert '<html lang="ru"' in html
    assert "408–411 → 407–410" in html
    old, new = load().edition(VANGUARD), load().edition(EXECUTION)
    assert log.read_text(encoding="utf-8") == changelog(compare(old, new), "ru")
    # What is written is written beside the document that is printed, too.
    page.unlink()
    done = said(capfd, "diff", VANGUARD, EXECUTION, "--html", page, "--json", "-")
    assert done.out.startswith("{")
    assert page.exists()


def test_a_page_of_an_older_pair_names_the_newest(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "changes.html"
    said(capfd, "diff", VANGUARD, VANGUARD, "--html", page, "--lang", "en")
    html = page.read_text(encoding="utf-8")
    assert "a newer edition is loaded:" in html
    said(capfd, "diff", VANGUARD, EXECUTION, "--html", page, "--lang", "en")
    assert "a newer edition is loaded:" not in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("option", ["--html", "--markdown"])
def test_a_file_in_the_way_is_told(capfd: pytest.CaptureFixture[str], tmp_path: Path, option: str) -> None:
    done = said(capfd, "diff", VANGUARD, EXECUTION, option, tmp_path, "--lang", "en")
    assert done.code == 2
    assert str(tmp_path) in done.err
