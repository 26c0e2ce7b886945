"""What leans on an edition, and how it stands in another: everything gets exactly one status."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from ccg_rules.conformance import proof as proofs
from ccg_rules.conformance.impact import Fates, Impact, Status, impact, numbers_named
from ccg_rules.conformance.scenarios import load_features
from ccg_rules.locations import features_dir
from ccg_rules.rulebook import Assumption, Reading, Rulebook, UnknownKey, load
from ccg_rules.rulebook.revisions import compare
from ccg_rules.text import Words
from tests.cli.lines import said
from tests.conformance.revised import EXECUTION, VANGUARD, imported, text_of, written

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def shipped() -> Impact:
    rulebook = load()
    comparison = compare(rulebook.edition(VANGUARD), rulebook.edition(EXECUTION))
    rulings = {
        "answers.md": "\n".join(
            [
                f"{VANGUARD} [404.1.4] «Карты, которые в силу каких-то причин не удалось поместить»",
                f"По {VANGUARD} [408.1] и {VANGUARD} [412.1] …",
                f"{EXECUTION} 404.1.4 «во время расстановки эти клетки считаются занятыми»",
                f"{VANGUARD} [404.1.2] «Одна карта занимает одну клетку.»",
            ]
        )
    }
    return impact(rulebook, load_features(features_dir()), comparison, proofs.shipped(), rulings)


def test_every_quote_of_the_old_edition_has_one_status(shipped: Impact) -> None:
    quotes = sum(len(rule.quoted(VANGUARD)) for f in load_features(features_dir()) for rule in f.rules)
    assert len(shipped.of("quote")) == quotes == 70
    assert shipped.counts("quote") == {
        Status.REMOVED: 5,
        Status.NOT_COVERED: 32,
        Status.REWORDED: 6,
        Status.NUMBER_REUSED: 15,
        Status.RENUMBERED: 5,
        Status.OK: 7,
    }


@pytest.mark.parametrize(
    ("key", "status", "old", "new", "reused"),
    [
        ("deployment.squad.face_down", Status.OK, "[404.1.1]", "404.1.1", False),
        ("deployment.first.centre", Status.REWORDED, "[404.1.2]", "404.1.2", False),
        ("deployment.placing.pointer", Status.REWORDED, "[404.1]", "404.1", False),
        ("deployment.unplaced", Status.REMOVED, "[404.1.4]", None, True),
        ("vanguard.abilities.once", Status.REMOVED, "407.1", None, True),
        ("battle.beginning.first_player_active", Status.NUMBER_REUSED, "[408.1]", "407.1", True),
        ("opening_phase.acquired.next_turn_only", Status.RENUMBERED, "410.3", "409.3", False),
        ("start_of_battle.title", Status.TYPOGRAPHIC, "[406]", "406", False),
        ("movement.course", Status.NOT_COVERED, "[413.1]", None, False),
    ],
)
def test_what_became_of(key: str, status: Status, old: str, new: str | None, reused: bool) -> None:
    fate = Fates(compare(load().edition(VANGUARD), load().edition(EXECUTION))).of(key)
    assert (fate.status, fate.old_number, fate.new_number, fate.number_reused) == (status, old, new, reused)
    assert (fate.new_text is None) is (new is None)


def test_what_was_never_there_has_no_fate() -> None:
    with pytest.raises(UnknownKey):
        Fates(compare(load().edition(VANGUARD), load().edition(EXECUTION))).of("deployment.third")


def test_a_split_clause() -> None:
    second = "Затем игра переходит к следующей фазе (подфазе, шагу)."
    text = text_of(EXECUTION).replace(f" {second} ", f"\n407.4. {second} ")
    fates = Fates(compare(load().edition(EXECUTION), imported(text, "next", EXECUTION)))
    assert fates.of("battle.phase_end").status is Status.SPLIT
    assert fates.of("battle.phase_end.then_next").status is Status.SPLIT
    assert fates.of("battle.phase_end.then_next").new_number == "407.4"
    assert fates.of("battle.turn").status is Status.OK


def test_a_split_clause_whose_second_part_is_the_likest_and_reworded() -> None:
    second = "Затем игра переходит к следующей фазе (подфазе, шагу)."
    first = "Фаза (подфаза, шаг) завершается, когда в стеке нет игродействий"
    text = text_of(EXECUTION)
    assert first in text
    # The first part keeps one short sentence, the second takes the rest; its first sentence is reworded.
    text = text.replace(f"407.3. {first}", f"407.3. {second}\n407.4. {first}").replace(
        f"последовательно пасуют. {second} Никакое событие не", "последовательно пасуют. Никакое событие не"
    )
    text = text.replace("Никакое событие не может произойти", "Ни одно событие не может произойти")
    fates = Fates(compare(load().edition(EXECUTION), imported(text, "next", EXECUTION)))
    fate = fates.of("battle.phase_end")
    assert (fate.status, fate.new_number) == (Status.SPLIT, "407.4")
    nothing = fates.of("battle.phase_end.nothing_between")
    assert (nothing.status, nothing.new_number) == (Status.SPLIT, "407.4")
    assert nothing.moved is False
    assert fates.of("battle.phase_end.then_next").new_number == "407.3"


def test_only_the_features_of_the_game_are_asked() -> None:
    rulebook = load()
    heroes = rulebook.edition("berserk-heroes")
    found = impact(rulebook, load_features(features_dir()), compare(heroes, heroes))
    assert {entry.where.split("/")[0] for entry in found.of("quote")} == {"heroes"}
    assert {entry.fate.status for entry in found.entries} == {Status.OK}


def test_a_clause_named_by_a_reading_is_named_by_its_assumption() -> None:
    rulebook = load()
    old = rulebook.edition(EXECUTION)
    reading = Reading("other", Words("а по 405.1 иначе", "but by 405.1 otherwise"))
    assumption = Assumption(
        "A-x", "berserk", (EXECUTION,), "reveal", Words("Да.", "Yes."), Words("Нет.", "No."), (), (reading,)
    )
    found = impact(Rulebook(rulebook.editions, (assumption,)), [], compare(old, old))
    assert [(entry.where, entry.key) for entry in found.of("assumption")] == [("A-x", "reveal.revealing")]


def test_the_proof_the_assumptions_and_the_translations_have_a_status(shipped: Impact) -> None:
    proof = proofs.shipped()
    assert proof is not None
    old = load().edition(VANGUARD)
    own = [k for k in proof.killings if k.edition == VANGUARD and old.find(k.key) is not None]
    assert len(shipped.of("deviation")) == len(own) > 300
    named = Counter(entry.where for entry in shipped.of("assumption"))
    assert named["A-unplaced-ledger"] >= 1
    assert all(VANGUARD in load().assumption(ident).editions for ident in named)
    assert len(shipped.of("translation")) == len(old.paragraphs)
    assert Status.TYPOGRAPHIC in shipped.counts("translation")


def test_a_mention_in_a_ruling_has_a_status(shipped: Impact) -> None:
    found = {(entry.where, entry.key): entry.fate.status for entry in shipped.of("ruling")}
    assert found == {
        ("answers.md:1", "deployment.unplaced.return_to_deck"): Status.REMOVED,
        ("answers.md:2", "battle.beginning"): Status.NUMBER_REUSED,
        ("answers.md:2", "choice.priority"): Status.NOT_COVERED,
    }
    # What is cited wrongly to begin with has no status.
    assert [(where, doubt.message.id) for where, doubt in shipped.doubts] == [
        ("answers.md:4", "cite-other-rule")
    ]


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("404.1.4 велит; ср. 402.3–402.4", ("404.1.4", "402.3", "402.4")),
        ("так в O 405.2 и H15 309.1, но не в 403.2.1", ("403.2.1",)),
        ("3 карты, 2-го ряда, 404", ()),
        ("404.1.2, и снова 404.1.2.", ("404.1.2",)),
        ("версия 404.1.2.3beta и 1.5-кратно", ()),
    ],
)
def test_the_numbers_that_a_text_names(text: str, numbers: tuple[str, ...]) -> None:
    assert numbers_named(text) == numbers


def test_the_list_as_data(shipped: Impact) -> None:
    document = shipped.to_json()
    assert (document["old"], document["new"]) == (VANGUARD, EXECUTION)
    entry = next(each for each in document["entries"] if each["key"] == "deployment.first.centre")
    assert entry["status"] == "reworded"
    assert "".join(text for op, text in entry["redline"] if op != "+") == entry["old_text"]
    assert "".join(text for op, text in entry["redline"] if op != "-") == entry["new_text"]
    assert next(e for e in document["entries"] if e["status"] == "ok")["redline"] is None


@pytest.mark.parametrize(
    ("lang", "words"), [("ru", "70 цитат в сценариях"), ("en", "70 quotes in the features")]
)
def test_the_command_tells_and_writes(
    lang: str, words: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "impact.json"
    ran = said(capfd, "impact", VANGUARD, EXECUTION, "--json", file, "--lang", lang)
    assert ran.code == 0
    assert words in ran.out
    assert "[404.1.4]" in ran.out
    assert json.loads(file.read_text(encoding="utf-8"))["old"] == VANGUARD
    assert all(len(line) <= 101 for line in ran.out.split("\n") if " │ " in line)


def test_a_draft_may_be_asked_for_before_it_is_in_the_data(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    draft = written(imported(text_of(EXECUTION), "next", EXECUTION), tmp_path)
    ran = said(capfd, "impact", EXECUTION, draft, "--lang", "en")
    assert "45 quotes in the features: ok 45" in ran.out
