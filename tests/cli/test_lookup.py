"""`clause`, `editions`, `coverage`: what is known, without running anything."""

from __future__ import annotations

import re
from itertools import cycle
from typing import TYPE_CHECKING

import pytest

from ccg_rules.commands import clause, coverage, suite
from ccg_rules.conformance.differences import differences, pairs
from ccg_rules.conformance.proof import Killing
from ccg_rules.rulebook import load
from ccg_rules.text import LANGS, Words, say
from tests.conformance.suites import cases

from .lines import said

if TYPE_CHECKING:
    from ccg_rules.text import Lang

EXECUTION, VANGUARD, HEROES = "berserk-execution", "berserk-vanguard", "berserk-heroes"


def test_a_number_that_names_two_rules_shows_both_and_says_so(capfd: pytest.CaptureFixture[str]) -> None:
    done = said(capfd, "clause", "404.1.4", "--lang", "en")
    assert done.code == 0
    assert done.out.startswith("Beware: 404.1.4 names 2 different rules in different editions.")
    text = " ".join(done.out.split())
    for edition, key in ((EXECUTION, "deployment.forbidden_cells"), (VANGUARD, "deployment.unplaced")):
        (paragraph,) = [p for p in load().edition(edition).paragraphs if p.key == key]
        # In its own place (where its one sentence may be quoted as well), and as a warning in the other's.
        assert f"{paragraph.text} {paragraph.en}" in text
        assert f"is another rule: «{paragraph.text}»" in text
    assert "[404.1.4] in berserk-vanguard is another rule" in text
    assert "404.1.4 in berserk-execution is another rule" in text
    assert "The number is inferred (confidence 0.60)" in text
    assert re.search("Внимание: под номером 404.1.4", said(capfd, "clause", "404.1.4", "--lang", "ru").out)


def test_one_edition_shows_one(capfd: pytest.CaptureFixture[str]) -> None:
    done = said(capfd, "clause", "404.1.2", "--edition", EXECUTION, "--lang", "en")
    assert done.code == 0
    assert done.out.startswith("404.1.2  Berserk, the Execution edition  berserk-execution\n")
    text = " ".join(done.out.split())
    (paragraph,) = load().edition(EXECUTION).numbered("404.1.2")
    assert text.count(paragraph.text) == 1
    assert "names 2 different rules" not in text
    assert "reworded, [404.1.2] in berserk-vanguard judged to mean the same: " in text
    own = [c for c in cases().values() if c.edition == EXECUTION and c.rule.key == "deployment.first.flanks"]
    assert own
    for case in own:
        assert " ".join(f"{case.title.en} ({case.feature}:{case.scenario.line})".split()) in text
    assert "[404.1.2]  Berserk" not in done.out


def test_brackets_and_a_full_stop_do_not_matter(capfd: pytest.CaptureFixture[str]) -> None:
    plain = said(capfd, "clause", "404.1.2")
    for written in ("[404.1.2]", "404.1.2.", " 404.1.2 "):
        assert said(capfd, "clause", written) == plain


def test_a_clause_without_scenarios_says_so(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clause, "read_suite", suite.Suite)
    done = said(capfd, "clause", "407.1", "--edition", VANGUARD, "--lang", "en")
    assert done.code == 0
    assert "    no scenario\n" in done.out


def test_any_number_can_be_looked_up(capfd: pytest.CaptureFixture[str]) -> None:
    numbers = {p.number for edition in load().editions.values() for p in edition.paragraphs}
    for number, lang in zip(sorted(numbers)[::9], cycle(("ru", "en"))):
        done = said(capfd, "clause", number, "--lang", lang)
        assert (done.code, done.err) == (0, "")
        assert number in done.out


def test_editions(capfd: pytest.CaptureFixture[str]) -> None:
    done = said(capfd, "editions", "--lang", "en")
    assert done.code == 0
    for edition in load().editions.values():
        assert f"{edition.title.en}  {edition.id}\n" in done.out
        assert f"  sha256 {edition.sha256}\n" in done.out
        windows = ", ".join(f"{window.first} – {window.last}" for window in edition.coverage)
        assert f"  covers {windows}\n" in done.out
        assert f"  {len(edition.paragraphs)} paragraphs (" in done.out
    assert "follows berserk-vanguard" in done.out
    # Of its references, what leads nowhere or too short is told; what stands is not.
    assert "[404.1] refers to 404.1.1 – 404.1.3, but 404.1.4 follows the range" in done.out
    assert "which is there" not in done.out
    assert f"{len(load().assumptions)} assumptions" in done.out
    ru = said(capfd, "editions", "--lang", "ru")
    assert ru.out.splitlines()[0].startswith(load().editions[VANGUARD].title.ru)


FLANKS = "deployment.first.flanks"


def proven(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the shipped proof be current, whatever is being worked on."""
    plain = suite.read_suite

    def read() -> suite.Suite:
        found = plain()
        found.proof_is_current = True
        found.claims = {"a": Words("первое", "the first claim"), "b": Words("второе", "the second claim")}
        found.killings = {
            (e, key): [Killing("a", key, e, ("x", "y")), Killing("b", key, e, ("x",))]
            for e in (EXECUTION, VANGUARD)
            for key in (FLANKS, "A-redeal-free")
        }
        return found

    for command in (coverage, clause):
        monkeypatch.setattr(command, "read_suite", read)


def out_of_date(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ccg_rules.conformance.proof.suite_hashes", lambda features=None: {})


def test_coverage(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    proven(monkeypatch)
    done = said(capfd, "coverage", "--lang", "en")
    assert done.code == 0
    lines = [re.sub(" +", " ", line.strip()) for line in done.out.splitlines()]
    for ident, label in ((EXECUTION, "404.1.2"), (VANGUARD, "[404.1.2]")):
        own = [c for c in cases().values() if c.edition == ident and ".first." in c.rule.key]
        assert f"{label} {len(own)} scenarios, 2 deviations deployment.first" in lines
    assert "The shipped proof" not in done.out
    for edition in load().editions.values():
        normative = sum(sentence.normative for sentence in edition.sentences)
        assert re.search(rf"\d+ of {normative} normative sentences have scenarios", done.out)
    # Of an assumption: what holds it, where it comes from, and what its letters stand for.
    assert re.search("A-redeal-free: \\d+ scenarios, 2 deviations; our decision; 1 other reading\n", done.out)
    assert re.search("A-first-player: .*; O 302.2\n", done.out)
    for source in load().public_sources:
        assert f"  {source.id} – {source.title.en}\n" in done.out


def test_coverage_by_name(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    proven(monkeypatch)
    counted = said(capfd, "coverage", "--edition", EXECUTION, "--lang", "en")
    named = said(capfd, "coverage", "--edition", EXECUTION, "--names", "--lang", "en")
    text = flat(named.out)
    for case in (c for c in cases().values() if c.edition == EXECUTION):
        assert flat(f"· {case.title.en} ({case.feature}:{case.scenario.line})") in text
        assert flat(f"({case.feature}:{case.scenario.line})") not in counted.out
    assert "✗ the first claim: noticed by 2 scenarios [a]" in text
    assert "✗ the second claim: noticed by 1 scenario [b]" in text


@pytest.mark.parametrize("what", ["404.1.2", "[404.1.2]", "404.1.2.", "deployment.first", FLANKS])
def test_coverage_of_one_clause_names_what_holds_it(
    what: str, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    proven(monkeypatch)
    done = said(capfd, "coverage", what, "--edition", EXECUTION, "--lang", "en")
    assert (done.code, done.err) == (0, "")
    assert re.findall(r"^  \[?\d[\d.]+", done.out, re.MULTILINE) == ["  404.1.2"]
    assert "✗ the first claim: noticed by 2 scenarios [a]" in flat(done.out)
    for case in (c for c in cases().values() if (c.edition, c.rule.key) == (EXECUTION, FLANKS)):
        assert flat(case.title.en) in flat(done.out)
    assert "A-" not in done.out


def test_coverage_of_one_assumption_tells_all_there_is_to_it(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    proven(monkeypatch)
    for command in ("coverage", "clause"):
        done = said(capfd, command, "A-redeal-free", "--lang", "en")
        assert (done.code, done.err) == (0, "")
        text = flat(done.out)
        assumption = load().assumption("A-redeal-free")
        told = [assumption.text.en, assumption.text.ru, assumption.why.en, "Source: our decision"]
        told += [f"Another reading: {reading.text.en} [{reading.id}]" for reading in assumption.readings]
        # The reading speaks of O 302.3 and W; the assumption itself has no source.
        told += [f"{s.id} is: {s.title.en}" for s in load().public_sources if s.id in ("O", "W")]
        told += ["✗ the first claim: noticed by 2 scenarios [a]"]
        told += [c.title.en for c in cases().values() if c.rule.key == assumption.id]
        assert [each for each in told if flat(each) not in text] == []
        assert "H15 is:" not in text
        assert "404.1.2" not in done.out


def test_sources_of_an_assumption_are_told_as_cited(capfd: pytest.CaptureFixture[str]) -> None:
    for lang in LANGS:
        text = flat(said(capfd, "clause", "A-x-reveal", "--lang", lang).out)
        cited = load().assumption("A-x-reveal").sources
        assert len(cited) > 1
        assert ", ".join(cited) in text
        for source in load().public_sources:
            assert (source.title.say(lang) in text) is (source.id in {c.split(" ")[0] for c in cited})


def test_an_assumption_that_is_not_there_or_not_in_force(capfd: pytest.CaptureFixture[str]) -> None:
    for command in ("clause", "questions", "coverage"):
        done = said(capfd, command, "A-redeal-fre", "--lang", "en")
        assert done.code == 2
        assert "A-redeal-free" in done.err
    done = said(capfd, "clause", "A-redeal-free", "--edition", HEROES, "--lang", "en")
    assert done.code == 2
    assert HEROES in done.err
    assert said(capfd, "coverage", "999.9", "--lang", "en").code == 2


def test_a_clause_names_its_deviations(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    proven(monkeypatch)
    text = flat(said(capfd, "clause", "404.1.2", "--edition", EXECUTION, "--lang", "en").out)
    assert text.count("✗ the first claim: noticed by 2 scenarios [a]") == 1


def test_a_clause_names_no_deviations_when_the_proof_is_out_of_date(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out_of_date(monkeypatch)
    text = flat(said(capfd, "clause", "404.1.2", "--edition", EXECUTION, "--lang", "en").out)
    assert "✗" not in text
    assert "The shipped proof is missing or out of date" in text


def test_coverage_of_one_edition(capfd: pytest.CaptureFixture[str]) -> None:
    done = said(capfd, "coverage", "--edition", EXECUTION, "--lang", "en")
    assert done.code == 0
    assert "[404.1.2]" not in done.out
    assert "A-forbidden-cells-vanguard" not in done.out
    assert re.search(r"A-too-few-cells: \d+ scenario", done.out)


def test_coverage_says_when_the_proof_is_out_of_date_and_counts_no_deviations(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out_of_date(monkeypatch)
    langs: tuple[Lang, ...] = ("en", "ru")
    says = {"en": "The shipped proof is missing or out of date", "ru": "Доказательства из поставки нет"}
    for lang in langs:
        for what in ((), ("--names",), ("404.1.2",), ("A-redeal-free",)):
            done = said(capfd, "coverage", *what, "--lang", lang)
            assert done.code == 0
            assert done.out.startswith(says[lang])
            assert not re.search(r"\d+ (deviation|отклонен)", done.out)
            assert "✗" not in done.out


# What differs, and what is open


def test_differences_of_editions(capfd: pytest.CaptureFixture[str]) -> None:
    for lang in LANGS:
        done = said(capfd, "editions", "--differences", "--lang", lang)
        assert (done.code, done.err) == (0, "")
        text = flat(done.out)
        ((earlier, later),) = pairs(load())
        rows = differences(load(), earlier, later)
        for number, row in enumerate(rows, 1):
            assert flat(f"{number}. {row.topic.say(lang)}") in text
            for edition, side in ((earlier, row.earlier), (later, row.later)):
                if side.rule:
                    assert flat(f"{edition.title.say(lang)}: {side.rule.say(lang)}") in text
                for ground in side.clauses:
                    assert ground.label in text
        assert (say(lang, "editions-absent") in text) == any(
            side.rule is None for row in rows if row.kind == "text" for side in (row.earlier, row.later)
        )
        # A short table: it fits on two screens.
        assert len(done.out.splitlines()) < 80


def test_an_open_question_is_told_with_its_position(capfd: pytest.CaptureFixture[str]) -> None:
    for lang in LANGS:
        done = said(capfd, "questions", "A-redeal-free", "--lang", lang)
        assert (done.code, done.err) == (0, "")
        text = flat(done.out)
        assumption = load().assumption("A-redeal-free")
        told = [
            say(lang, "questions-count", n=1, readings=1, told=1, others=0),
            *(say(each, "question-A-redeal-free") for each in LANGS),
            say(lang, "questions-taken", text=assumption.text),
            say(lang, "evidence-why", why=assumption.why),
            say(lang, "questions-ours"),
            say(lang, "evidence-reading", reading=assumption.readings[0].text, id=assumption.readings[0].id),
        ]
        assert [each for each in told if flat(each) not in text] == []
        # The last step that is told is the one in which they part, and then comes what happens otherwise.
        step = {"en": "And the first player has as much gold as before", "ru": "И у первого игрока"}[lang]
        wrong = {"en": "before 8, now 7", "ru": "было 8, стало 7"}[lang]
        assert text.index(step) < text.index(flat(say(lang, "questions-ours"))) < text.index(wrong)


def test_a_reading_that_is_not_played_is_listed_as_such(capfd: pytest.CaptureFixture[str]) -> None:
    done = said(capfd, "questions", "A-defeat-check", "--lang", "en")
    assert done.code == 0
    assert "1 open question, 1 other reading: 0 told apart by a position, 1 not shown." in done.out
    assert flat(say("en", "questions-not_played")) in flat(done.out)


def test_an_assumption_nobody_reads_otherwise_is_no_question(capfd: pytest.CaptureFixture[str]) -> None:
    done = said(capfd, "questions", "A-first-player", "--lang", "en")
    assert done.code == 0
    assert done.out == "0 open questions, 0 other readings: 0 told apart by a position, 0 not shown.\n"


def flat(text: str) -> str:
    """Return the text on one line, since the terminal breaks it somewhere."""
    return " ".join(text.split())
