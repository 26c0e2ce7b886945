"""`diff`: what became of every paragraph, in the terminal and as JSON."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from ccg_rules.cli import main
from ccg_rules.rulebook import load
from ccg_rules.rulebook.load import DATA

from .lines import on_a_terminal, said

if TYPE_CHECKING:
    from pathlib import Path

EXECUTION, VANGUARD = "berserk-execution", "berserk-vanguard"


def test_the_terminal_tells_everything_once(capfd: pytest.CaptureFixture[str]) -> None:
    done = said(capfd, "diff", VANGUARD, EXECUTION, "--lang", "en")
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[1] == "  kept 7, renumbered 15, added 2, removed 4, not covered 29"
    assert "→ 408–411 → 407–410: 15 paragraphs under another number" in lines
    heads = [line for line in lines if re.match(r"[−+~≈?→!] ", line)]
    assert [head[0] for head in heads] == [*"→?+!~~−+?≈−−~−≈≈≈~?"]
    assert "− [409.3] (example)  removed" in lines
    assert "~ 408.2 → 407.2  wording, judged to mean something else" in lines
    text = " ".join(done.out.split())
    assert "подфаза [-Движения и/или подфаза Действия-]{+Выполнения+} могут отсутствовать" in text
    assert (
        "? [402.3] – [403.2.2] of berserk-vanguard (10 paragraphs): the sources of berserk-execution" in text
    )
    assert "? [411.2] – [414.1] of berserk-vanguard (13 paragraphs)" in text
    assert "? 404.2 – 405.1 of berserk-execution (6 paragraphs)" in text
    # What may be a rewrite is not flatly another rule as well.
    assert "In its place stands 404.1.4: perhaps it is written anew; if it is another rule, the" in text
    assert "404.1.4 in berserk-execution is another rule" not in text
    assert "1 number is reused if what stands there now is no rewrite: 404.1.4" in text
    assert "the reference 404.1.1 – 404.1.3 → 404.1.1 – 404.1.4 names another rule than before" in text
    assert "Beware: 1 clause refers to another rule than before, or to none: 404.1" in text
    assert "Beware: 407 in berserk-execution is another rule: «Основная фаза боя.»" in text
    assert "Beware: 12 old numbers name another rule now: 407, 407.1, 408, 408.1, 408.2," in text
    # What merely shifted is told by its chapter.
    assert "408.3" not in text.replace("408, 408.1, 408.2, 408.3", "")


def test_it_speaks_russian(capfd: pytest.CaptureFixture[str]) -> None:
    text = " ".join(said(capfd, "diff", VANGUARD, EXECUTION, "--lang", "ru").out.split())
    assert "408–411 → 407–410: 15 абзацев под другим номером" in text
    assert "− [409.3] (пример) удалено" in text
    assert "Внимание: 12 прежних номеров называют теперь другое правило" in text


def test_nothing_is_left_to_colour_alone() -> None:
    coloured = on_a_terminal("diff", VANGUARD, EXECUTION, "--lang", "en").replace("\r\n", "\n")
    assert "\033[31m[-\033[0m" in coloured
    assert "\033[32m{+\033[0m" in coloured
    plain = on_a_terminal("diff", VANGUARD, EXECUTION, "--lang", "en", NO_COLOR="1").replace("\r\n", "\n")
    assert re.sub(r"\033\[\d+m", "", coloured) == plain
    assert all(line.count("\033[") % 2 == 0 for line in coloured.splitlines())


def test_an_edition_is_given_by_its_file_too(capfd: pytest.CaptureFixture[str]) -> None:
    by_id = said(capfd, "diff", VANGUARD, EXECUTION).out
    assert said(capfd, "diff", DATA / f"{VANGUARD}.toml", DATA / f"{EXECUTION}.toml").out == by_id


def test_nothing_differs_from_itself(capfd: pytest.CaptureFixture[str]) -> None:
    done = said(capfd, "diff", EXECUTION, EXECUTION, "--lang", "en")
    assert done.out.splitlines() == [f"What became of {EXECUTION} in {EXECUTION}", "  kept 30"]


def test_json_is_written_or_printed(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "diff.json"
    done = said(capfd, "diff", VANGUARD, EXECUTION, "--json", file, "--lang", "en")
    assert done.code == 0
    assert str(file) in done.out
    document = json.loads(file.read_text(encoding="utf-8"))
    assert json.loads(said(capfd, "diff", VANGUARD, EXECUTION, "--json", "-").out) == document
    assert (document["schema"], document["old"], document["new"]) == ("ccg-rules/diff/1", VANGUARD, EXECUTION)
    keys = {change["key"] for change in document["changes"]} | {c["new_key"] for c in document["changes"]}
    editions = (load().edition(VANGUARD), load().edition(EXECUTION))
    assert keys - {None} == {p.key for edition in editions for p in edition.paragraphs}
    assert (files("ccg_rules.rulebook.revisions") / "diff.schema.json").is_file()


def test_decisions_of_persons_are_followed(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "forced.toml"
    head = f'schema = "ccg-rules/forced/1"\nold = "{VANGUARD}"\nnew = "{EXECUTION}"\n'
    entry = '[[match]]\nold = "404.1.4"\nnew = "404.1.4"\nby = "Редактор"\nwhy = "Переписано целиком."\n'
    file.write_text(head + entry, encoding="utf-8")
    done = said(capfd, "diff", VANGUARD, EXECUTION, "--forced", file, "--lang", "en")
    assert "~ [404.1.4] → 404.1.4" not in done.out
    assert "~ 404.1.4  wording" in done.out
    assert "Decided by Редактор: Переписано целиком." in done.out
    assert "1 decision binds numbers, whatever stands under them: match[1] (404.1.4)" in " ".join(
        done.out.split()
    )
    file.write_text(head + entry.replace("404.1.4", "404.1.9"), encoding="utf-8")
    done = said(capfd, "diff", VANGUARD, EXECUTION, "--forced", file, "--lang", "en")
    assert (done.code, done.out) == (1, "")
    assert f"{VANGUARD} has no 404.1.9. The nearest: 404.1.4, 406." in done.err


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (
            ("berserk-vangard", EXECUTION),
            "There is no edition berserk-vangard. The nearest: berserk-vanguard",
        ),
        (("no/such.toml", EXECUTION), "no/such.toml"),
        ((VANGUARD,), "NEW"),
        ((VANGUARD, EXECUTION, "--forced", "no/such.toml"), "no/such.toml"),
    ],
)
def test_what_is_wrong_is_said(
    capfd: pytest.CaptureFixture[str], arguments: tuple[str, ...], expected: str
) -> None:
    done = said(capfd, "diff", *arguments, "--lang", "en")
    assert done.code == 2
    assert expected in done.err


@pytest.mark.parametrize(("option", "begins"), [("html", "<!doctype html>"), ("markdown", "# What changed")])
def test_a_page_and_a_change_log_are_printed_as_they_are_written(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, option: str, begins: str
) -> None:
    printed = said(capfd, "diff", VANGUARD, EXECUTION, f"--{option}", "-", "--lang", "en").out
    assert printed.lower().startswith(begins.lower())
    file = tmp_path / "changes.html"
    said(capfd, "diff", VANGUARD, EXECUTION, f"--{option}", file, "--lang", "en")
    assert file.read_text(encoding="utf-8") == printed
    assert not (tmp_path / "-").exists()


def test_only_one_is_printed(capfd: pytest.CaptureFixture[str]) -> None:
    done = said(capfd, "diff", VANGUARD, EXECUTION, "--html", "-", "--json", "-", "--lang", "en")
    assert (done.code, done.out) == (2, "")
    assert "Only one of --json, --html and --markdown can be printed" in done.err


def test_two_games_are_warned_of(capfd: pytest.CaptureFixture[str]) -> None:
    done = said(capfd, "diff", VANGUARD, "berserk-heroes", "--lang", "en")
    warning = "Beware: berserk-vanguard and berserk-heroes are editions of two games"
    assert warning in " ".join(done.out.split())
    done = said(capfd, "diff", VANGUARD, "berserk-heroes", "--markdown", "-", "--lang", "en")
    assert warning in done.err
    assert warning in done.out


def drafts(folder: Path, old: str, new: str) -> tuple[Path, Path]:
    """Return the drafts that two texts make."""
    files = []
    for name, text in (("first", old), ("second", new)):
        (folder / f"{name}.txt").write_text(text, encoding="utf-8")
        files.append(folder / f"{name}.toml")
        assert main(["import", str(folder / f"{name}.txt"), "-o", str(files[-1]), "--game", "berserk"]) == 0
    return files[0], files[1]


DEAL = "Каждый игрок берёт пятнадцать верхних карт своей колоды."
LOOK = "Игрок вправе посмотреть карты своей раздачи до набора отряда."
CITING = "Пересдача проводится согласно п. 1.2 и п. 1.1."
PAY = "Чтобы карта попала в отряд, необходимо оплатить её стоимость кристаллами."


def test_a_split_is_one_line_and_its_words_stand_once(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    files = drafts(
        tmp_path,
        f"1. Раздача.\n1.1. {DEAL} {LOOK}\n1.2. {PAY} Поле 3х3 клетки.\n",
        f"1. Раздача.\n1.1. {DEAL}\n1.2. {LOOK}\n1.3. {PAY} Поле 3x3 клетки.\n",
    )
    capfd.readouterr()
    text = said(capfd, "diff", *files, "--lang", "en").out
    assert "~ 1.1 → 1.1, 1.2  split in 2, same words" in text
    assert text.count(DEAL.split()[2]) == 1
    assert "{+¶ +}" in text
    assert "≈ 1.2 → 1.3  typography only" in text
    assert "of other letters, Latin ones and Russian ones: «3x3»" in " ".join(text.split())


def test_a_reference_left_behind_is_told_where_nothing_else_has_changed(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    files = drafts(
        tmp_path,
        f"1. Раздача.\n1.1. {DEAL}\n1.2. {LOOK}\n1.3. {CITING}\n",
        f"1. Раздача.\n1.1. {DEAL}\n1.2. {PAY}\n1.3. {LOOK}\n1.4. {CITING}\n",
    )
    capfd.readouterr()
    text = " ".join(said(capfd, "diff", *files, "--lang", "en").out.split())
    assert "! 1.3 → 1.4 same words" in text
    assert "the reference to 1.2 was left as it stood, but 1.2 is another rule now" in text
    assert "That rule stands in 1.3 now." in text
    assert "1 clause refers to another rule than before, or to none: 1.4" in text
