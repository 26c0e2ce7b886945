"""Lint: what the broken suites of `test_broken_suite` do not show, in process and on small features."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING, Any

import pytest

from ccg_rules.conformance.lint import line_of as line_of_table
from ccg_rules.conformance.lint import lint, lint_feature, lint_steps
from ccg_rules.conformance.phrases import REGISTRY, Phrase, PhraseParser, phrases
from ccg_rules.conformance.scenarios import load_features
from ccg_rules.rulebook import load
from ccg_rules.rulebook.load import DATA
from ccg_rules.text import LANGS

from .suites import (
    EXECUTION,
    PLACES_IN_THE_CENTRE,
    VANGUARD,
    feature,
    features,
    quote,
    rule,
    scenario,
    written,
)

if TYPE_CHECKING:
    from pathlib import Path

CENTRE = "deployment.first.centre"


def named(name: str) -> str:
    return scenario(name, *PLACES_IN_THE_CENTRE)


PLACES = named("places")


def found(scratch: Path, text: str, name: str = "berserk/small.feature") -> list[tuple[str, int]]:
    """Return the codes and lines of what is found, having worded each in both languages."""
    findings = lint(load_features(written(scratch, text, name)), load(), unused=False)
    assert all(finding.file == name for finding in findings)
    assert all(finding.message.say(lang) for finding in findings for lang in LANGS)
    return [(finding.code, finding.line) for finding in findings]


def line_of(text: str, part: str) -> int:
    assert part in text
    return text[: text.index(part)].count("\n") + 1


def test_nothing_is_found_in_what_is_shipped() -> None:
    assert lint(features(), load()) == []


def test_nothing_is_found_in_a_small_feature(tmp_path: Path) -> None:
    assert found(tmp_path, feature(rule(CENTRE, PLACES))) == []


# Rules


def test_a_rule_needs_exactly_one_tag(tmp_path: Path) -> None:
    untagged = rule(CENTRE, PLACES).partition("\n")[2]
    assert found(tmp_path, feature(untagged)) == [("rule-tag", 4)]
    twice = feature(rule(CENTRE, PLACES).replace(f"@{CENTRE}", f"@{CENTRE} @wip"))
    assert found(tmp_path, twice) == [("rule-tag", 5)]


def test_a_rule_that_quotes_nothing_never_runs(tmp_path: Path) -> None:
    assert found(tmp_path, feature(rule(CENTRE, PLACES, lines=["prose"]))) == [("no-quote", 5)]


def test_a_rule_without_scenarios(tmp_path: Path) -> None:
    assert found(tmp_path, feature(rule(CENTRE))) == [("no-scenario", 5)]
    implied = rule(CENTRE, lines=["implied by deployment.first.flanks: for a test"])
    assert found(tmp_path, feature(implied)) == []


def test_what_implies_must_be_a_sentence(tmp_path: Path) -> None:
    for key in ("deployment.first.flank", "deployment.first"):
        text = feature(rule(CENTRE, lines=[f"implied by {key}: for a test"]))
        assert found(tmp_path, text) == [("unknown-key", 5)]


def test_a_scenario_outside_a_rule(tmp_path: Path) -> None:
    text = feature(PLACES, rule(CENTRE, named("places again")))
    assert found(tmp_path, text) == [("outside-rule", line_of(text, "Example:"))]


def test_a_stray_scenario_has_no_name_of_another(tmp_path: Path) -> None:
    text = feature(PLACES, rule(CENTRE, PLACES))
    assert ("duplicate-name", 4) in found(tmp_path, text)


def test_quotes_that_are_miswritten(tmp_path: Path) -> None:
    line = f"{EXECUTION} 404.1.2 без кавычек"
    text = feature(rule(CENTRE, PLACES, lines=[quote(CENTRE), line]))
    assert found(tmp_path, text) == [("quote-syntax", line_of(text, line))]


def test_a_quote_of_an_unknown_edition_is_stale(tmp_path: Path) -> None:
    line = quote(CENTRE).replace(EXECUTION, "berserk-executive")
    text = feature(rule(CENTRE, PLACES, lines=[line]))
    assert found(tmp_path, text) == [("stale-quote", line_of(text, line))]


def test_lines_are_counted_past_blanks_and_comments(tmp_path: Path) -> None:
    """The parser leaves both out of what it calls the description."""
    stale = quote(CENTRE).replace("карты", "карту")
    text = feature(rule(CENTRE, PLACES, lines=["prose", "# a comment", "", stale, "# more", "Exmaple: x"]))
    text = text.replace("  Rule: about deployment.first.centre\n", "  Rule: about it\n\n    # first\n\n")
    assert found(tmp_path, text) == [
        ("stale-quote", line_of(text, stale)),
        ("mistyped-keyword", line_of(text, "Exmaple")),
    ]


def test_quotes_of_two_rules_cover_a_sentence_together(tmp_path: Path) -> None:
    words = load().edition(EXECUTION).sentence(CENTRE).text
    first, second = words[:40].rpartition(" ")[0], words[40:]
    second = words[len(first) :].strip()
    halves = [f"{EXECUTION} 404.1.2 «{first} […]»", f"{EXECUTION} 404.1.2 «[…] {second}»"]
    alone = feature(rule(CENTRE, PLACES, lines=halves[:1]))
    assert found(tmp_path, alone) == [("uncovered", 5)]
    both = [
        rule(CENTRE, PLACES, lines=halves[:1]),
        rule(CENTRE, named("more"), lines=halves[1:]),
    ]
    assert found(tmp_path, feature(*both)) == []


# Assumptions


def test_assumptions(tmp_path: Path) -> None:
    right = rule("A-x-reveal", PLACES, lines=[f"{EXECUTION} A-x-reveal"])
    assert found(tmp_path, feature(right)) == []
    assert found(tmp_path, feature(right.replace("A-x-reveal", "A-x-revea"))) == [("unknown-key", 5)]
    other = right.replace(f"{EXECUTION} A-x-reveal", f"{EXECUTION} A-use-shows")
    assert found(tmp_path, feature(other)) == [
        ("assumed-line", line_of(feature(other), f"{EXECUTION} A-use"))
    ]
    nowhere = rule("A-too-few-cells", PLACES, lines=[f"{VANGUARD} A-too-few-cells"])
    assert found(tmp_path, feature(nowhere)) == [("not-in-force", 5)]


# Scenarios


def test_a_step_of_a_background_is_one_fault(tmp_path: Path) -> None:
    background = "    Background:\n      Given the squads are placed\n"
    text = feature(rule(CENTRE, background, PLACES, named("more")))
    assert found(tmp_path, text) == [("step-undefined", line_of(text, "Given the squads are placed"))]


@pytest.mark.parametrize("keyword", ["And", "But", "*"])
def test_a_first_step_that_continues_nothing(keyword: str, tmp_path: Path) -> None:
    text = feature(rule(CENTRE, PLACES.replace("Given", keyword)))
    assert found(tmp_path, text) == [("first-step", line_of(text, f"{keyword} the squads"))]


def test_a_name_that_a_key_has_in_two_files(tmp_path: Path) -> None:
    text = feature(rule(CENTRE, PLACES))
    written(tmp_path, text, "berserk/first.feature")
    findings = lint(load_features(written(tmp_path, text, "berserk/second.feature")), load(), unused=False)
    assert [(each.code, each.file) for each in findings] == [("duplicate-name", "berserk/second.feature")]
    for lang in LANGS:
        assert "berserk/first.feature:" in findings[0].message.say(lang)


def test_words_of_tables(tmp_path: Path) -> None:
    table = ["| card | lif | kind     |", "| A    | 3   | creature |", "| B    |     | flyr     |"]
    rows = ["Given the squads are being placed", "Given these cards:", *table, *PLACES_IN_THE_CENTRE[1:]]
    text = feature(rule(CENTRE, scenario("cards", *rows)))
    (lif, line), (flyr, same) = found(tmp_path, text)
    assert lif == flyr == "table-word"
    assert line == same == line_of(text, "Given these cards:")


def test_an_outline_without_rows_never_runs(tmp_path: Path) -> None:
    outline = PLACES.replace("Example:", "Scenario Outline:").replace("1c2", "<cell>")
    outline += "\n      Examples:\n        | cell |\n"
    codes = found(tmp_path, feature(rule(CENTRE, outline)))
    assert ("no-examples", line_of(feature(rule(CENTRE, outline)), "Scenario Outline")) in codes


def test_every_row_of_an_outline_is_looked_at(tmp_path: Path) -> None:
    outline = PLACES.replace("Example:", "Scenario Outline:").replace("1c2", "<cell>")
    right = outline + "\n      Examples:\n        | cell |\n        | 1c2  |\n        | 1c3  |\n"
    assert found(tmp_path, feature(rule(CENTRE, right))) == []
    text = feature(rule(CENTRE, right.replace("1c3", "1c4")))
    assert found(tmp_path, text) == [("step-undefined", line_of(text, "When the first"))]


@pytest.mark.parametrize(
    ("name", "is_found"),
    [
        ("by 404.1.2 it is so", True),
        ("clause 404 says so", True),
        ("по п. 404", True),
        ("пункт 404 так говорит", True),
        ("3.5 cards", False),
        ("1404 and 404 cards", False),
        ("version 404x.1", False),
    ],
)
def test_clause_numbers(name: str, is_found: bool, tmp_path: Path) -> None:
    text = feature(rule(CENTRE, PLACES.replace("Example: places", f"Example: {name}")))
    assert [code for code, _ in found(tmp_path, text)] == ["clause-number"] * is_found


@pytest.mark.parametrize(
    ("line", "is_found"),
    [
        ("Exmaple: x", True),
        ("Scenraio: x", True),
        ("Scenario outlin: x", True),
        ("Backgroud:", True),
        ("Сценраий: х", True),
        ("Предистория:", True),
        ("Note: a remark", False),
        ("Cells are written so: 1c2", False),
        ("Замечание: нечто", False),
    ],
)
def test_mistyped_keywords(line: str, is_found: bool, tmp_path: Path) -> None:
    text = feature(rule(CENTRE, PLACES.replace("      по-русски: places", f"      по-русски\n      {line}")))
    assert found(tmp_path, text) == [("mistyped-keyword", line_of(text, line))] * is_found


# Steps


def add(monkeypatch: pytest.MonkeyPatch, function: Any, en: str) -> Phrase:
    """Define a phrase for one test."""
    texts = {"ru": "никто так не говорит", "en": en}
    parsers = {lang: PhraseParser(texts[lang], lang) for lang in LANGS}
    phrase = Phrase("then", parsers, function)
    monkeypatch.setitem(REGISTRY, "a test", [phrase])
    return phrase


def about(phrase: Phrase, *, unused: bool = True) -> list[str]:
    """Return the codes of what is found about a phrase defined for a test."""
    line = phrase.function.__code__.co_firstlineno
    findings = lint_steps(features(), unused=unused)
    return [f.code for f in findings if f.line == line and f.file.endswith("test_lint.py")]


def test_a_step_that_is_used_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    phrase = add(monkeypatch, lambda table: None, "nobody says so")
    assert about(phrase) == ["step-unused"]
    assert about(phrase, unused=False) == []
    assert about(add(monkeypatch, lambda table: None, "that is accepted")) == []


def test_a_step_that_is_async(monkeypatch: pytest.MonkeyPatch) -> None:
    async def coroutine(table: object) -> None:
        """Do nothing."""

    async def generator(table: object) -> Any:
        yield

    for function in (coroutine, generator):
        assert about(add(monkeypatch, function, "that is accepted")) == ["step-async"]


def test_a_step_that_fits_two_definitions(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    add(monkeypatch, lambda table: None, "that is accepted")
    (small,) = load_features(written(tmp_path, feature(rule(CENTRE, PLACES))))
    (finding,) = lint_feature(small, load())
    assert finding.code == "step-ambiguous"
    assert "expectations:" in finding.message.say("en")


def test_every_phrase_has_a_place() -> None:
    assert len(phrases()) == len({phrase.place for phrase in phrases()}) > 30


def test_what_waits_for_a_person_is_found_in_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "data"
    shutil.copytree(DATA, data)
    file = data / "berserk-execution.toml"
    stale = re.sub(r'en_of = "\w+"', f'en_of = "{"0" * 16}"', file.read_text(encoding="utf-8"), count=1)
    file.write_text(stale, encoding="utf-8")
    monkeypatch.setenv("CCG_RULES_DATA", str(data))
    (found,) = [each for each in lint([], load(), unused=False) if each.code == "translation-stale"]
    assert found.file == "berserk-execution.toml"
    assert found.line == stale[: stale.index("[[paragraphs]]")].count("\n") + 1


def test_a_table_within_a_table_is_found_in_its_line(tmp_path: Path) -> None:
    file = tmp_path / "e.toml"
    file.write_text("[[a]]\n[[a.b]]\n[[a]]\n[[a.b]]\nx = 1\n[[a.b]]\n", encoding="utf-8")
    assert line_of_table(file, "a[2].b[2] (x)") == 6
    assert line_of_table(file, "a[1].b[1]") == 2
    assert line_of_table(file, "a[3]") == 1
    assert line_of_table(tmp_path / "none.toml", "a[1]") == 1
