"""What differs between editions: nothing that differs is without words, and nothing is told twice."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ccg_rules.conformance.differences import KINDS, TOPICS, differences, pairs
from ccg_rules.engine import editions
from ccg_rules.engine.berserk.recruiting import Recruiting
from ccg_rules.engine.berserk.rules import EDITIONS
from ccg_rules.engine.editions import Differing, differing
from ccg_rules.rulebook import load, normalise
from ccg_rules.text import catalogue

PAIRS = [(earlier.id, later.id) for earlier, later in pairs(load())]
FIELDS = [
    (f"{each.chapter}.{each.field}", value)
    for pair in PAIRS
    for each in differing(*pair)
    for value in (each.earlier, each.later)
]


def test_there_is_a_pair_of_editions() -> None:
    assert PAIRS == [("berserk-vanguard", "berserk-execution")]
    assert FIELDS


@pytest.mark.parametrize(("field", "value"), FIELDS)
def test_no_field_that_differs_is_without_words_and_a_topic(field: str, value: str) -> None:
    assert f"difference-{field.replace('.', '-')}-{value}" in catalogue()
    (topic,) = [topic for topic in TOPICS if field in topic.fields]
    assert f"difference-{topic.id}" in catalogue()


def test_no_words_are_kept_for_what_no_longer_differs() -> None:
    used = {f"difference-{field.replace('.', '-')}-{value}" for field, value in FIELDS}
    used |= {f"difference-{topic.id}" for topic in TOPICS} | {"difference-only", "difference-unjudged"}
    assert {ident for ident in catalogue() if ident.startswith("difference-")} == used
    assert {field for topic in TOPICS for field in topic.fields} == {field for field, _ in FIELDS}


def test_every_clause_of_a_topic_stands_in_one_of_the_editions() -> None:
    for earlier, later in PAIRS:
        for key in (key for topic in TOPICS for key in topic.keys):
            kinds = {load().authority(edition, key).kind for edition in (earlier, later)}
            assert kinds & {"clause", "assumption"}, key


@pytest.mark.parametrize(("earlier", "later"), PAIRS)
def test_every_sentence_that_differs_is_told_once(earlier: str, later: str) -> None:
    one, other = load().edition(earlier), load().edition(later)
    rows = differences(load(), one, other)
    assert [row.kind for row in rows] == sorted((row.kind for row in rows), key=KINDS.index)
    for edition, against, side in ((one, other, "earlier"), (other, one, "later")):
        for paragraph in edition.paragraphs:
            for sentence in paragraph.sentences:
                found = against.find(sentence.key)
                if found is None and not against.covers(paragraph.number):
                    continue
                same = found is not None and normalise(found.text) == normalise(sentence.text)
                telling = [
                    row for row in rows if paragraph.label in [c.label for c in getattr(row, side).clauses]
                ]
                of_texts = [row for row in telling if row.kind != "rule"]
                assert len(of_texts) <= 1
                if not same:
                    assert telling, sentence.key


def test_a_side_names_only_what_stands_in_its_edition_or_is_assumed_there() -> None:
    for earlier, later in PAIRS:
        for row in differences(load(), load().edition(earlier), load().edition(later)):
            for edition, side in ((earlier, row.earlier), (later, row.later)):
                for clause in side.clauses:
                    assert clause.kind in ("clause", "assumption")
                    assert load().authority(edition, clause.key) == clause
            assert row.topic.ru
            assert row.topic.en
            # Of a rule each edition says something; of other words for the same neither needs to.
            said = [side.rule for side in (row.earlier, row.later) if side.rule]
            assert len(said) == {"rule": 2, "wording": 0}.get(row.kind, len(said) or -1)


def test_an_edition_does_not_differ_from_itself_and_one_not_played_from_nothing() -> None:
    assert differing("berserk-vanguard", "berserk-vanguard") == ()
    assert differing("berserk-vanguard", "of-no-game") == ()
    assert differing("of-no-game", "berserk-vanguard") == ()


class _Otherwise(Recruiting):
    """Rules of another kind, with the same fields."""


def test_rules_of_another_kind_and_chapters_left_out_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = EDITIONS["berserk-vanguard"]
    kept = {name: getattr(plain.recruiting, name) for name in ("must_be_legal",)}
    made = {
        "plain": plain,
        "kind": replace(plain, recruiting=_Otherwise(**kept)),
        "none": replace(plain, vanguard=None),
    }
    monkeypatch.setattr(editions, "EDITIONS", made)
    assert differing("plain", "kind") == (Differing("recruiting", "kind", "Recruiting", "_Otherwise"),)
    assert differing("plain", "none") == (Differing("vanguard", "played", "yes", "no"),)
    assert differing("none", "none") == ()
