"""A suite is re-pointed at a new edition: exactly what carries over, and nothing else is touched."""

from __future__ import annotations

import json
import re
import shutil
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from ccg_rules.conformance.rebase import Question, insert_lines, rebase
from ccg_rules.conformance.scenarios import load_features
from ccg_rules.locations import features_dir
from ccg_rules.rulebook import Judgement, check_quotes, is_provisional, load, load_edition, normalise
from ccg_rules.rulebook.load import DATA
from ccg_rules.rulebook.revisions import compare
from ccg_rules.text import Words
from tests.cli.lines import said
from tests.conformance.revised import EXECUTION, VANGUARD, imported, suite_without, text_of, written

if TYPE_CHECKING:
    from pathlib import Path

    from ccg_rules.conformance.rebase import Rebased
    from ccg_rules.conformance.scenarios import FeatureFile


def rebased(folder: Path) -> Rebased:
    rulebook = load()
    comparison = compare(rulebook.edition(VANGUARD), rulebook.edition(EXECUTION))
    return rebase(rulebook, load_features(folder), comparison)


def quoted(features: list[FeatureFile], edition: str) -> Counter[tuple[str, str, str]]:
    """Return the quotes of an edition: file, key and the line as it is written, apart from white space."""
    return Counter(
        (feature.name, rule.key, str(quote))
        for feature in features
        for rule in feature.rules
        for quote in rule.quoted(edition)
    )


def test_the_quote_lines_of_the_next_edition_come_back_exactly_where_the_sentence_is_unchanged(
    tmp_path: Path,
) -> None:
    old, new = (load().edition(each) for each in (VANGUARD, EXECUTION))
    folder = suite_without(EXECUTION, tmp_path / "features")
    assert not quoted(load_features(folder), EXECUTION)
    found = rebased(folder)
    for name, text in found.texts.items():
        (folder / name).write_bytes(text.encode())

    def is_unchanged(key: str) -> bool:
        return new.find(key) is not None and normalise(old.sentence(key).text) == normalise(
            new.sentence(key).text
        )

    rules = [
        (feature.name, rule) for feature in load_features(folder) for rule in feature.rules if rule.quotes
    ]
    assert {rule.key for _, rule in rules if rule.quoted(EXECUTION)} == {
        rule.key for _, rule in rules if is_unchanged(rule.key)
    }
    shipped = quoted(load_features(features_dir()), EXECUTION)
    carried = quoted(load_features(folder), EXECUTION)
    assert found.lines == carried.total() == 27
    # A Rule that needs the Vanguard Subphase is quoted of one edition alone; its sentence is the same.
    assert carried - shipped == Counter(
        [("berserk/battle.feature", "battle.beginning.first_player_active", next(
            str(q) for _, r in rules for q in r.quoted(EXECUTION)
            if r.key == "battle.beginning.first_player_active"
        ))]
    )  # fmt: skip
    lacking = {key for _, key, _ in shipped - carried if old.find(key) is not None}
    assert all(not is_unchanged(key) for key in lacking)
    assert len(lacking) == 5


def test_every_byte_else_stays(tmp_path: Path) -> None:
    folder = suite_without(EXECUTION, tmp_path / "features")
    path = folder / "berserk/deployment.feature"
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))  # line ends of another system
    before = {each: each.read_bytes() for each in folder.rglob("*.feature")}
    found = rebased(folder)
    assert len(found.texts) == 5
    for name, text in found.texts.items():
        after = text.encode()
        inserted = [line for line in after.split(b"\n") if re.match(rb"\s+berserk-execution ", line)]
        assert inserted
        kept = b"\n".join(line for line in after.split(b"\n") if line not in inserted)
        assert kept == before[folder / name]
    assert found.texts["berserk/deployment.feature"].count("\r\n") == before[path].count(b"\r\n") + sum(
        "berserk-execution " in line for line in found.texts["berserk/deployment.feature"].split("\n")
    )


def test_the_new_line_stands_as_the_old_one_does(tmp_path: Path) -> None:
    text = rebased(suite_without(EXECUTION, tmp_path / "features")).texts["berserk/deployment.feature"]
    shipped = (features_dir() / "berserk/deployment.feature").read_text(encoding="utf-8").split("\n")
    lines = [line for line in text.split("\n") if line.lstrip().startswith(EXECUTION)]
    assert lines
    assert all(line in shipped for line in lines)


def test_done_again_it_does_nothing_more(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    folder = suite_without(EXECUTION, tmp_path / "features")
    arguments = ("rebase", VANGUARD, EXECUTION, "--features", folder, "--lang", "en")
    shown = said(capfd, *arguments)
    assert "27 quote lines carry over" in shown.out
    assert "Nothing is written yet" in shown.out
    assert not quoted(load_features(folder), EXECUTION)
    done = said(capfd, *arguments, "--apply")
    assert "27 quote lines carried over" in done.out
    after = {each: each.read_bytes() for each in folder.rglob("*.feature")}
    again = said(capfd, *arguments, "--apply")
    assert "Nothing to write" in again.out
    assert {each: each.read_bytes() for each in folder.rglob("*.feature")} == after
    # What is left to decide is listed every time, until it is decided.
    assert done.out.count("[[judgements]]") == again.out.count("[[judgements]]") == 0
    assert "14 things for a person to decide" in again.out


def test_the_suite_passes_in_both_editions(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    folder = suite_without(EXECUTION, tmp_path / "features")
    for name, text in rebased(folder).texts.items():
        (folder / name).write_bytes(text.encode())
    results = tmp_path / "r.json"
    ran = said(capfd, "verify", "--features", folder, "--results", results, "--lang", "en")
    assert ran.code == 0, ran.out
    document = json.loads(results.read_text(encoding="utf-8"))
    counts = {edition["id"]: edition["sentences"] for edition in document["editions"]}
    assert counts[VANGUARD] == {"conforms": 69, "informative": 26}
    assert counts[EXECUTION]["conforms"] == 25
    assert not {"violates", "errored", "stale", "differs"} & set(counts[EXECUTION])
    assert document["findings"] == []


# A text as it comes: no keys, no translation


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A rulebook that knows the Vanguard edition only."""
    folder = tmp_path / "data"
    folder.mkdir()
    shutil.copy(DATA / f"{VANGUARD}.toml", folder)
    return folder


def test_an_imported_edition_inherits_the_keys_of_the_one_before(
    tmp_path: Path, data: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = suite_without(EXECUTION, tmp_path / "features")
    draft = written(imported(text_of(EXECUTION), EXECUTION, VANGUARD), tmp_path)
    decisions = tmp_path / "decisions.md"
    arguments = ("rebase", VANGUARD, draft, "--data", data, "--features", folder)
    done = said(capfd, *arguments, "--apply", "--lang", "en", "--decisions", decisions)
    assert done.code == 0, done.err
    rulebook = load(data)
    new, shipped = rulebook.edition(EXECUTION), load().edition(EXECUTION)
    keys = {p.number: p.key for p in shipped.paragraphs}
    shared = set(load().edition(VANGUARD).keys)
    for paragraph in new.paragraphs:
        expected = keys[paragraph.number]
        assert (paragraph.key == expected) is (expected in shared)
        assert is_provisional(paragraph.key) is (expected not in shared)
        # What is new stands under the name of its chapter, where the old edition had it.
        if expected.partition(".")[0] in shared:
            assert paragraph.chapter == expected.partition(".")[0]
    for feature in load_features(folder):
        for rule in feature.rules:
            assert all(result.fits for result in check_quotes(rulebook, rule.key, rule.quoted(EXECUTION)))
    assert quoted(load_features(folder), EXECUTION).total() == 27
    translated = {p.key for p in new.paragraphs if p.translation_is == "current"}
    stale = {p.key for p in new.paragraphs if p.translation_is == "stale"}
    assert "opening_phase.open_all" in translated  # only white space differs
    assert stale == {
        "deployment.placing", "deployment.first", "deployment.second", "start_of_battle", "battle.turn",
        "main_phase.subphases",
    }  # fmt: skip
    unjudged = {f.message.args["key"] for f in rulebook.pending if f.message.id == "judgement-missing"}
    # The last of them a person gave another key; nothing but a person can tell that.
    judged = {judgement.key for judgement in shipped.judgements} - {"main_phase.subphases"}
    assert unjudged == judged | {"main_phase.subphases.choice_then_movement_or_action"}
    again = said(capfd, *arguments, "--apply", "--lang", "en")
    assert "Nothing to write" in again.out
    told = decisions.read_text(encoding="utf-8")
    assert told.startswith(f"# To decide about {EXECUTION}")
    numbers = [int(match) for match in re.findall(r"^(\d+)\. ", told, re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert "| old | new |" in told
    assert "Если какой-либо эффект запрещает игроку" in told  # 404.1.4: another text in the same place


def test_a_draft_that_would_not_load_is_refused_and_nothing_is_written(
    tmp_path: Path, data: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = suite_without(EXECUTION, tmp_path / "features")
    before = {each: each.read_bytes() for each in folder.rglob("*.feature")}
    judgement = Judgement("c404", "berserk-elder", "same", "editors", Words("то же", "the same"))
    draft = written(
        replace(imported(text_of(EXECUTION), EXECUTION, VANGUARD), judgements=(judgement,)), tmp_path
    )
    ran = said(
        capfd, "rebase", VANGUARD, draft, "--data", data, "--features", folder, "--apply", "--lang", "en"
    )
    assert ran.code == 1
    assert "berserk-elder" in ran.err
    assert {each: each.read_bytes() for each in folder.rglob("*.feature")} == before
    assert [path.name for path in data.iterdir()] == [f"{VANGUARD}.toml"]


def test_a_draft_that_follows_another_edition_is_refused(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    draft = written(imported(text_of(EXECUTION), "next", EXECUTION), tmp_path)
    ran = said(capfd, "rebase", VANGUARD, draft, "--lang", "en")
    assert (ran.code, "re-point from berserk-execution" in ran.err) == (2, True)


def test_a_list_that_cannot_be_written_leaves_everything_as_it_was(
    tmp_path: Path, data: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = suite_without(EXECUTION, tmp_path / "features")
    draft = written(imported(text_of(EXECUTION), EXECUTION, VANGUARD), tmp_path)
    arguments = ("rebase", VANGUARD, draft, "--data", data, "--features", folder, "--apply")
    assert said(capfd, *arguments, "--decisions", tmp_path, "--lang", "en").code == 2
    assert not quoted(load_features(folder), EXECUTION)
    assert [path.name for path in data.iterdir()] == [f"{VANGUARD}.toml"]


def test_a_folder_without_features_is_refused(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    ran = said(capfd, "rebase", VANGUARD, EXECUTION, "--features", tmp_path / "none", "--lang", "en")
    assert (ran.code, "none" in ran.err) == (2, True)


def test_what_splits_merges_and_moves_keeps_its_keys_and_quotes() -> None:
    text = text_of(EXECUTION)
    second = "Затем игра переходит к следующей фазе (подфазе, шагу)."
    third = "Никакое событие не может произойти в игре между ходами, фазами, подфазами или шагами."
    cuts = [
        (f" {second} {third}", f"\n407.4. {second} {third}"),  # split
        ("противнику, какое значение величины Х он использовал при наборе этой карты в отряд.\n404.2.2. ",
         "противнику, какое значение величины Х он использовал при наборе этой карты в отряд. "),  # merged
        (" Каждая карта использует особенность \"до начала хода\" один раз за ход.", ""),  # moved …
        ("переходит в Фазу Открытия.", "переходит в Фазу Открытия. "
         "Каждая карта использует особенность \"до начала хода\" один раз за ход."),  # … to here
    ]  # fmt: skip
    for was, now in cuts:
        assert text.count(was) == 1
        text = text.replace(was, now)
    draft = imported(text, "next", EXECUTION)
    old = load().edition(EXECUTION)
    found = rebase(load(), load_features(features_dir()), compare(old, draft))
    new = found.edition
    assert {s.key for s in new.sentences} == {s.key for s in old.sentences}
    for sentence in old.sentences:
        assert new.sentence(sentence.key).text == sentence.text
    assert new.owner("battle.phase_end.then_next").number == "407.4"
    assert new.owner("deployment.replaced_cost.tell").number == "404.2.1"
    once = "initial_phase.before_turn.once"
    assert new.owner(once).number == "408.2"
    lines = [line for name in found.texts for line in found.texts[name].split("\n") if "next " in line]
    carried = " ".join(lines)
    assert f"next 407.4                  «{second}»" in carried or f"«{second}»" in carried
    assert sum("«" in line for line in lines) == 44  # all but the one that stands in another clause
    asked = {(d.question, d.key) for d in found.decisions if d.question is not Question.ASSUMPTIONS}
    assert (Question.MOVED, once) in asked
    assert {key for question, key in asked if question is Question.SENTENCES} == {
        new.owner("deployment.replaced_cost.tell").key,
        "battle.phase_end",
        "initial_phase.before_turn",
        "initial_phase.end",
    }
    assert not [key for question, key in asked if question in (Question.REMOVED, Question.REWORDED)]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (EXECUTION, VANGUARD, "is the earlier of the two"),
        (VANGUARD, VANGUARD, "cannot be re-pointed at itself"),
        (VANGUARD, "berserk-heroes", "rules of two games"),
        (VANGUARD, "berserk-executions", "berserk-execution"),
        (VANGUARD, "nowhere/new.toml", "no such file"),
    ],
)
def test_what_cannot_be_re_pointed_is_refused(
    old: str, new: str, reason: str, capfd: pytest.CaptureFixture[str]
) -> None:
    ran = said(capfd, "rebase", old, new, "--lang", "en")
    assert ran.code == 2
    assert reason in ran.err


def test_a_draft_with_other_words_under_a_known_id_is_refused(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    text = text_of(EXECUTION).replace("Одна карта занимает одну клетку. ", "")
    draft = written(imported(text, EXECUTION, VANGUARD), tmp_path)
    ran = said(capfd, "rebase", VANGUARD, draft, "--lang", "ru")
    assert ran.code == 2
    assert "уже есть редакция berserk-execution" in ran.err


def test_what_a_person_must_decide() -> None:
    old = load().edition(VANGUARD)
    text = text_of(EXECUTION)
    cuts = [
        ("Одна карта занимает одну клетку. ", ""),  # removed
        ("оба игрока пасовали, то Начальная", "оба игрока подряд пасовали, то Начальная"),  # reworded
    ]
    for was, now in cuts:
        assert was in text
        text = text.replace(was, now)
    draft = imported(text, "next", VANGUARD)
    found = rebase(load(), load_features(features_dir()), compare(old, draft))
    asked: dict[Question, set[str]] = {}
    for decision in found.decisions:
        asked.setdefault(decision.question, set()).add(decision.key)
    assert "deployment.squad.one_per_cell" in asked[Question.REMOVED]
    assert any(key.startswith("vanguard.abilities.") for key in asked[Question.REMOVED])
    assert "initial_phase.end.two_passes" in asked[Question.REWORDED]
    assert asked[Question.REWRITE] == {"deployment.unplaced"}
    assert any(key.startswith("deployment.n404_2") for key in asked[Question.NEW])
    affected = {d.key: d.where for d in found.decisions if d.question is Question.ASSUMPTION}
    assert "A-unplaced-ledger" in affected["deployment.unplaced"]
    assert asked[Question.ASSUMPTIONS] == {"next"}
    assert "main_phase.subphases" in asked[Question.TRANSLATION]
    # Nobody is asked about what the draft does not cover.
    assert not any(
        key.startswith(("movement.", "action.", "deal.")) for keys in asked.values() for key in keys
    )


def test_rules_of_assumptions_carry_over_only_when_asked_and_only_what_is_in_force(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = suite_without(EXECUTION, tmp_path / "features")
    arguments = ("rebase", VANGUARD, EXECUTION, "--features", folder, "--apply", "--lang", "en")
    assert "In force in the new edition" in said(capfd, *arguments).out
    assert not [r for f in load_features(folder) for r in f.rules if EXECUTION in r.assumed_in]
    assert "90 quote lines carried over" in said(capfd, *arguments, "--assumed").out
    in_force = {each.id for each in load().assumptions if EXECUTION in each.editions}
    rules = [r for f in load_features(folder) for r in f.rules if r.is_assumption]
    assert {r.key for r in rules if EXECUTION in r.assumed_in} == {r.key for r in rules} & in_force
    again = said(capfd, *arguments, "--assumed").out
    assert "Nothing to write" in again
    assert "In force in the new edition" not in again


def test_nobody_is_asked_about_what_a_fragment_does_not_cover() -> None:
    """Only chapters 404 to 406 have come: what assumptions name of the turn may be as it was."""
    text = text_of(EXECUTION)
    fragment = text[text.index("404. ") : text.index("407. ")].rstrip("\n")
    draft = imported(fragment, "next", EXECUTION)
    found = rebase(load(), load_features(features_dir()), compare(load().edition(EXECUTION), draft))
    assert {decision.question for decision in found.decisions} == {Question.ASSUMPTIONS}


def test_a_judgement_counts_in_whichever_edition_it_stands() -> None:
    text = text_of(EXECUTION).replace("оба игрока пасовали, то", "оба игрока подряд пасовали, то")
    old, draft = load().edition(EXECUTION), imported(text, "next", EXECUTION)
    key = "initial_phase.end.two_passes"
    judgement = Judgement(key, "next", "same", "editors", Words("то же", "the same"))
    for edition, other in ((old, draft), (replace(old, judgements=(judgement,)), draft)):
        found = rebase(load(), load_features(features_dir()), compare(edition, other))
        (decision,) = [d for d in found.decisions if d.question is Question.REWORDED]
        assert (decision.key, decision.judged) == (key, bool(edition.judgements and edition is not old))


def test_a_quote_that_is_stale_already_does_not_carry_over(tmp_path: Path) -> None:
    folder = suite_without(EXECUTION, tmp_path / "features")
    path = folder / "berserk/deployment.feature"
    text = path.read_text(encoding="utf-8")
    was = "Все карты, взятые в отряд, помещаются на поле боя рубашкой вверх."
    assert text.count(f"«{was}»") == 1
    path.write_text(text.replace(f"«{was}»", "«[…] помещаются на стол […]»"), encoding="utf-8")
    lines = rebased(folder).texts["berserk/deployment.feature"]
    assert "на стол […]»" in lines
    assert lines.count("на стол") == 1


def test_references_that_follow_the_new_numbers_are_told_from_those_that_do_not() -> None:
    """Another clause before 404.1.1 shifts the rest; the range in 404.1 is carried along, or forgotten."""
    shifted = text_of(EXECUTION)
    for number in (4, 3, 2, 1):
        shifted = shifted.replace(f"\n404.1.{number}. ", f"\n404.1.{number + 1}. ")
    shifted = shifted.replace("\n404.1.2. ", "\n404.1.1. Игроки снимают с поля всё лишнее.\n404.1.2. ", 1)
    old = load().edition(EXECUTION)
    asked = {}
    for name, text in (
        ("forgotten", shifted),
        ("along", shifted.replace("404.1.1 – 404.1.4", "404.1.2 – 404.1.5")),
    ):
        draft = imported(text, "next", EXECUTION)
        found = rebase(load(), load_features(features_dir()), compare(old, draft))
        asked[name] = {d.question for d in found.decisions if d.key.startswith("deployment.placing")}
    assert asked["forgotten"] == {Question.ASTRAY}
    assert asked["along"] == {Question.REFERENCES, Question.TRANSLATION}


def test_what_is_named_but_has_no_rule_or_no_translation_is_still_to_be_done() -> None:
    text = text_of(EXECUTION).replace("\n406. ", "\n405.2. Второй игрок не вскрывает чужих карт.\n406. ")
    draft = imported(text, "next", EXECUTION)
    old = load().edition(EXECUTION)
    paragraphs = tuple(
        replace(p, key="reveal.own", sentences=(replace(p.sentences[0], key="reveal.own.only"),))
        if p.number == "405.2"
        else p
        for p in draft.paragraphs
    )
    found = rebase(load(), load_features(features_dir()), compare(old, replace(draft, paragraphs=paragraphs)))
    asked = {(d.question, d.key, d.where) for d in found.decisions if d.key.startswith("reveal.own")}
    assert asked == {
        (Question.NEW, "reveal.own", ("reveal.own.only",)),
        (Question.TRANSLATION, "reveal.own", ()),
    }


def test_letters_that_look_alike_are_told_as_what_they_are() -> None:
    text = text_of(EXECUTION).replace("408.2. Если стек", "408.2. Ecли стек")
    found = rebase(
        load(),
        load_features(features_dir()),
        compare(load().edition(EXECUTION), imported(text, "next", EXECUTION)),
    )
    asked = {d.question: d.key for d in found.decisions}
    assert asked[Question.TYPOGRAPHIC] == "initial_phase.end.two_passes"
    assert Question.REWORDED not in asked


def test_lines_are_counted_as_gherkin_counts_them() -> None:
    text = "a\x0bb\u2028c\r\nd\ne"
    assert insert_lines(text, {2: ["x"], 3: ["y", "z"]}) == "a\x0bb\u2028c\r\nx\nd\ny\nz\ne"
    assert insert_lines(text, {1: ["x"]}) == "x\r\n" + text


def test_an_edition_file_is_read_by_its_path(tmp_path: Path) -> None:
    path = written(imported(text_of(EXECUTION), "next", EXECUTION), tmp_path)
    assert load_edition(path).follows == EXECUTION
