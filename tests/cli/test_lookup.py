"""`clause`, `editions`, `coverage`: what is known, without running anything."""

from __future__ import annotations

import re
from itertools import cycle
from typing import TYPE_CHECKING

from ccg_rules.commands import coverage, suite
from ccg_rules.conformance.proof import Killing
from ccg_rules.rulebook import load
from tests.conformance.suites import cases

from .lines import said

if TYPE_CHECKING:
    import pytest

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


def test_a_clause_without_scenarios_says_so(capfd: pytest.CaptureFixture[str]) -> None:
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


def proven(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the shipped proof be current, whatever is being worked on."""
    plain = suite.read_suite

    def read() -> suite.Suite:
        found = plain()
        found.proof_is_current = True
        found.killings = {
            (e, "deployment.first.flanks"): [Killing("d", "deployment.first.flanks", e, ("x",))] * 2
            for e in (EXECUTION, VANGUARD)
        }
        return found

    monkeypatch.setattr(coverage, "read_suite", read)


def test_coverage(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    proven(monkeypatch)
    done = said(capfd, "coverage", "--lang", "en")
    assert done.code == 0
    lines = [re.sub(" +", " ", line.strip()) for line in done.out.splitlines()]
    for ident, label in ((EXECUTION, "404.1.2"), (VANGUARD, "[404.1.2]")):
        own = [c for c in cases().values() if c.edition == ident and ".first." in c.rule.key]
        assert f"{label} {len(own)} scenarios, 2 deviations deployment.first" in lines
    assert any(line.startswith("407.1 no scenario vanguard") for line in lines)
    assert "The shipped proof" not in done.out
    for edition in load().editions.values():
        normative = sum(sentence.normative for sentence in edition.sentences)
        assert re.search(rf"\d+ of {normative} normative sentences have scenarios", done.out)


def test_coverage_of_one_edition(capfd: pytest.CaptureFixture[str]) -> None:
    done = said(capfd, "coverage", "--edition", EXECUTION, "--lang", "en")
    assert done.code == 0
    assert "[404.1.2]" not in done.out
    assert "A-forbidden-cells-vanguard" not in done.out
    assert re.search(r"A-too-few-cells: \d+ scenario", done.out)


def test_coverage_says_when_the_proof_is_out_of_date(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ccg_rules.conformance.proof.suite_hashes", lambda features=None: {})
    langs: tuple[Lang, ...] = ("en", "ru")
    says = {"en": "The shipped proof is missing or out of date", "ru": "Доказательства из поставки нет"}
    for lang in langs:
        done = said(capfd, "coverage", "--edition", HEROES, "--lang", lang)
        assert done.code == 0
        assert done.out.startswith(says[lang])
