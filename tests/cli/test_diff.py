"""`diff`: what became of every paragraph, in the terminal and as JSON."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

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
