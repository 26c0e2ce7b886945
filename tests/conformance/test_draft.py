"""A new edition is held against the suite before it is published: which scenarios flip, and why."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

import pytest

from ccg_rules.conformance.draft import drafted
from ccg_rules.engine import UnsupportedRule, load_game
from ccg_rules.locations import features_dir
from ccg_rules.rulebook import RulebookError, load
from ccg_rules.rulebook.load import MORE
from tests.cli.lines import said
from tests.conformance.revised import EXECUTION, VANGUARD, imported, text_of, written

if TYPE_CHECKING:
    from pathlib import Path


def changed_text() -> str:
    """Return the Execution edition with a sentence gone, one reworded, one new, and a chapter renumbered."""
    text = text_of(EXECUTION)
    for was, now in (
        ("Одна карта занимает одну клетку. ", ""),
        ("оба игрока пасовали, то Начальная", "оба игрока подряд пасовали, то Начальная"),
        ("\n406. ", "\n405.2. Второй игрок не вскрывает чужих карт.\n406. "),
        ("\n410.1. ", "\n411.1. "),
        ("\n410. ", "\n411. "),
    ):
        assert was in text
        text = text.replace(was, now)
    return text


def test_while_it_lasts_a_draft_is_an_edition_among_the_others(tmp_path: Path) -> None:
    before = os.environ.get(MORE)
    with drafted(written(imported(changed_text(), "next", EXECUTION), tmp_path), features_dir()) as draft:
        rulebook = load()
        assert list(rulebook.editions) == [VANGUARD, EXECUTION, "next", "berserk-heroes"]
        assert rulebook.edition("next") is load().edition("next")
        assert draft.edition.numbered("411.1")[0].key == "main_phase.subphases"
        battle = load_game("next").new_initial_state(seed=1)
        assert battle.legal_actions()
        assert load_game("next").edition == "next"
    assert os.environ.get(MORE) == before
    assert "next" not in load().editions
    assert list(tmp_path.iterdir()) == [tmp_path / "next.toml"]


def test_which_scenarios_flip(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = written(imported(changed_text(), "next", EXECUTION), tmp_path)
    results = tmp_path / "r.json"
    ran = said(
        capfd,
        "verify",
        "--edition",
        path,
        "--results",
        results,
        "--report",
        tmp_path / "pages",
        "--lang",
        "en",
    )
    assert ran.code == 1
    told = ran.out.split("From berserk-execution to the draft next:")[1]
    gone, _, rest = told.partition("the text has changed")
    assert "the sentence is gone" in gone
    assert "«Одна карта занимает одну клетку.»" in gone
    assert "3 scenarios at berserk/deployment.feature:" in gone
    reworded, _, new = rest.partition("1 new sentence, untested:")
    assert "подряд" in reworded
    assert reworded.count("scenarios at") == 1
    assert "405.2 «Второй игрок не вскрывает чужих карт.»" in " ".join(new.split())
    document = json.loads(results.read_text(encoding="utf-8"))
    (edition,) = document["editions"]
    counts = edition["sentences"]
    assert counts["conforms"] == 43
    assert counts["untested"] == 2
    assert document["findings"] == []
    renumbered = next(c for c in edition["clauses"] if c["key"] == "main_phase.subphases")
    assert (renumbered["number"], renumbered["verdict"]) == ("411.1", "conforms")
    assert (tmp_path / "pages" / "index.html").is_file()


def test_a_draft_in_which_nothing_changed_flips_nothing(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = written(imported(text_of(EXECUTION), "next", EXECUTION), tmp_path)
    ran = said(capfd, "verify", "--edition", path, "--clause", "404.1", "--lang", "ru")
    assert ran.code == 0, ran.out + ran.err
    assert "ни один сценарий не меняет вердикта" in ran.out


@pytest.mark.parametrize(
    ("ident", "follows", "words"),
    [
        ("next", None, "does not say which edition it follows"),
        (EXECUTION, VANGUARD, "is loaded already"),
        ("next", "berserk-executio", "The nearest: berserk-execution"),
    ],
)
def test_a_draft_that_cannot_be_held_against_anything_is_refused(
    ident: str, follows: str | None, words: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = written(imported(text_of(EXECUTION), ident, follows), tmp_path)
    ran = said(capfd, "verify", "--edition", path, "--lang", "en")
    assert ran.code == 2
    assert words in ran.err


def test_a_file_that_is_no_edition_is_refused(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "next.toml"
    path.write_text("schema = 1\n", encoding="utf-8")
    with pytest.raises(RulebookError), drafted(path, features_dir()):
        pass
    ran = said(capfd, "verify", "--edition", path, "--lang", "en")
    assert ran.code == 1
    assert "next.toml" in ran.err


def test_a_proof_is_not_measured_on_a_draft(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = written(imported(text_of(EXECUTION), "next", EXECUTION), tmp_path)
    ran = said(capfd, "verify", "--edition", path, "--deviations", "--lang", "en")
    assert ran.code == 2
    assert "not for drafts" in ran.err


def test_decisions_of_a_person_count_for_a_draft(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    text = text_of(EXECUTION).replace("Одна карта занимает одну клетку. ", "")
    path = written(imported(text, "next", EXECUTION), tmp_path)
    forced = tmp_path / "forced.toml"
    decision = '[[forbid]]\nold = "404.1.1"\nnew = "404.1.1"\nby = "editors"\nwhy = "another rule"\n'
    forced.write_text(
        f'schema = "ccg-rules/forced/1"\nold = "{EXECUTION}"\nnew = "next"\n\n{decision}', encoding="utf-8"
    )
    arguments = ("verify", "--edition", path, "--clause", "404.1.1", "--lang", "en")
    assert "but elsewhere" not in said(capfd, *arguments).out
    assert "but elsewhere" in said(capfd, *arguments, "--forced", forced).out
    alone = said(capfd, "verify", "--forced", forced, "--lang", "en")
    assert (alone.code, "give its file" in alone.err) == (2, True)


def test_a_step_that_only_another_edition_has_is_not_played() -> None:
    position = {"step": "vanguard"}
    assert load_game(VANGUARD).from_position(position).legal_actions() is not None
    with pytest.raises(UnsupportedRule, match="has no step"):
        load_game(EXECUTION).from_position(position)


def test_an_edition_is_played_as_the_one_it_follows_only_within_its_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(imported(text_of(EXECUTION), "apart", None), tmp_path)
    monkeypatch.setenv(MORE, str(path))
    with pytest.raises(UnsupportedRule):
        load_game("apart")
