"""The shipped editions against the texts they were made from, letter for letter."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest

from ccg_rules.rulebook import Edition, Paragraph, Role, load

TEXTS = Path(__file__).parents[1] / "data" / "texts"
VANGUARD, EXECUTION, HEROES = "berserk-vanguard", "berserk-execution", "berserk-heroes"

# Chapters that no edition has: what is assumed about them stands beside none of its clauses.
ASSUMED_CHAPTERS = {
    "berserk": {"setup", "combat", "deaths", "final_phase", "end_of_battle"},
    "heroes": {"setup", "abilities", "playing_cards", "end_of_turn", "queue", "end_of_game"},
}


def edition(edition_id: str) -> Edition:
    return load().edition(edition_id)


@pytest.fixture(params=[VANGUARD, EXECUTION, HEROES])
def each(request: pytest.FixtureRequest) -> Edition:
    return edition(request.param)


def test_there_are_three_editions_earlier_ones_first() -> None:
    assert list(load().editions) == [VANGUARD, EXECUTION, HEROES]
    assert [e.follows for e in load().editions.values()] == [None, VANGUARD, None]


def test_the_sources_are_the_texts(each: Edition) -> None:
    for source in each.sources:
        assert sha256((TEXTS / source.file).read_bytes()).hexdigest() == source.sha256


def test_every_text_is_a_source_of_one_edition() -> None:
    files = [source.file for e in load().editions.values() for source in e.sources]
    assert sorted(files) == sorted(path.name for path in TEXTS.glob("*.txt"))


def test_the_paragraphs_are_the_lines_of_the_texts_in_order(each: Edition) -> None:
    lines = [
        (source.id, number, line)
        for source in each.sources
        for number, line in enumerate((TEXTS / source.file).read_text(encoding="utf-8").split("\n"), start=1)
        if line.strip()
    ]
    assert [(p.source, p.line, p.line_text) for p in each.paragraphs] == lines


def test_the_sentences_joined_are_the_paragraphs(each: Edition) -> None:
    for paragraph in each.paragraphs:
        assert " ".join(s.text for s in paragraph.sentences) == paragraph.text


@pytest.mark.parametrize(
    ("edition_id", "paragraphs", "sentences", "normative"),
    [(EXECUTION, 30, 59, 45), (VANGUARD, 49, 95, 69), (HEROES, 24, 29, 25)],
)
def test_counts_by_edition(edition_id: str, paragraphs: int, sentences: int, normative: int) -> None:
    found = edition(edition_id)
    assert len(found.paragraphs) == paragraphs
    assert len(found.sentences) == sentences
    assert sum(s.normative for s in found.sentences) == normative


def test_counts_in_all() -> None:
    editions = load().editions.values()
    assert sum(len(e.paragraphs) for e in editions) == 103
    assert sum(len(e.sentences) for e in editions) == 183
    normative = [(e.game, s.key) for e in editions for s in e.sentences if s.normative]
    assert len(normative) == 139
    assert len(set(normative)) == 108


def test_the_roles_of_the_paragraphs() -> None:
    counts = {e.id: Counter(p.role for p in e.paragraphs) for e in load().editions.values()}
    assert counts[VANGUARD][Role.EXAMPLE] == 2
    assert counts[VANGUARD][Role.BULLET] == 3
    assert counts[HEROES][Role.BULLET] == 4
    assert counts[HEROES][Role.NOTE] == 1
    assert [c[Role.PREAMBLE] for c in counts.values()] == [1, 0, 1]
    assert [c[Role.HEADING] for c in counts.values()] == [11, 7, 4]


def test_numbers_are_inferred_where_the_text_has_lost_them() -> None:
    inferred = {e.id: [p for p in e.paragraphs if not p.printed] for e in load().editions.values()}
    assert {edition_id: len(found) for edition_id, found in inferred.items()} == {
        VANGUARD: 39,
        EXECUTION: 0,
        HEROES: 6,
    }
    assert not any(p.role.numbered for p in inferred[HEROES])


def test_a_shared_key_keeps_its_lineage_when_the_number_changes() -> None:
    found = load().lineage("berserk", "opening_phase.open_all")
    assert [(e.id, p.label) for e, p in found if isinstance(p, Paragraph)] == [
        (VANGUARD, "410.2"),
        (EXECUTION, "409.2"),
    ]


def test_a_number_may_be_another_rule_in_the_next_edition() -> None:
    keys = [edition(e).numbered("404.1.4")[0].key for e in (VANGUARD, EXECUTION)]
    assert keys == ["deployment.unplaced", "deployment.forbidden_cells"]
    chapters = [edition(e).numbered("407")[0].chapter for e in (VANGUARD, EXECUTION)]
    assert chapters == ["vanguard", "battle"]


@pytest.mark.parametrize(
    ("edition_id", "number", "covered"),
    [
        (VANGUARD, "402.2", False),
        (VANGUARD, "402.3", True),
        (VANGUARD, "404.1.4", True),
        (VANGUARD, "404.2", False),
        (VANGUARD, "405.1", False),
        (VANGUARD, "406", True),
        (VANGUARD, "414.1", True),
        (VANGUARD, "414.2", False),
        (EXECUTION, "403.2.4", False),
        (EXECUTION, "403.2.5", True),
        (EXECUTION, "410.1", True),
        (EXECUTION, "410.2", False),
        (HEROES, "303.2", False),
        (HEROES, "307.3", True),
    ],
)
def test_coverage(edition_id: str, number: str, covered: bool) -> None:
    assert edition(edition_id).covers(number) is covered


def test_what_changed_its_wording_is_judged() -> None:
    changed = {j.key for j in edition(EXECUTION).judgements if j.meaning == "changed"}
    assert len(changed) == 2
    judged = load().judgement("deployment.first.flanks", EXECUTION, VANGUARD)
    assert judged
    assert judged.meaning == "same"
    assert load().judgement("deployment.first.flanks", VANGUARD, EXECUTION) is judged
    assert load().judgement("deployment.squad.face_down", EXECUTION, VANGUARD) is None


def test_the_chapters_in_order() -> None:
    assert edition(EXECUTION).chapters == (
        "recruiting",
        "deployment",
        "reveal",
        "start_of_battle",
        "battle",
        "initial_phase",
        "opening_phase",
        "main_phase",
    )
    assert edition(HEROES).chapters == ("recovery", "accumulation", "main_stage", "choice", "attack")


def test_every_assumption_stands_beside_a_chapter_that_is_known() -> None:
    for assumption in load().assumptions:
        chapters = {c for e in load().editions.values() if e.game == assumption.game for c in e.chapters}
        assert assumption.chapter in chapters | ASSUMED_CHAPTERS[assumption.game], assumption.id


def test_reading_the_rulebook_imports_nothing_heavy() -> None:
    """The command line starts with it."""
    script = "import sys; from ccg_rules.rulebook import load; load(); print(*sys.modules)"
    root = Path(__file__).parents[2]
    run = subprocess.run([sys.executable, "-c", script], cwd=root, capture_output=True, text=True, check=True)
    loaded = set(run.stdout.split())
    assert "tomllib" in loaded
    assert not loaded & {"difflib", "pytest", "pytest_bdd", "gherkin", "jinja2", "json"}
