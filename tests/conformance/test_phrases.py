"""Phrases: one meaning in two languages, one phrase for a text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ccg_rules.conformance.phrases import TYPES, PhraseParser, cell_list, find, phrases
from ccg_rules.conformance.scenarios import fill
from ccg_rules.notation.berserk import cells
from ccg_rules.notation.faults import NotationError
from ccg_rules.text import LANGS, Lang

from .suites import cases, features, records

if TYPE_CHECKING:
    from ccg_rules.conformance.phrases import Phrase
    from steps import _cards
else:
    from ccg_rules.steps import _cards

OTHER: dict[Lang, Lang] = {"ru": "en", "en": "ru"}

CELLS = st.integers(0, cells.CELLS - 1).map(cells.name)
FREE: dict[str, st.SearchStrategy[Any]] = {
    "cell": CELLS,
    "cells": st.lists(CELLS, min_size=1, max_size=4).map(", ".join) | st.just("1b1-1d3, 2a1"),
    "card": st.from_regex(r"[A-ZА-Я][a-zа-я0-9]{0,3}", fullmatch=True),
    "cards": st.lists(st.from_regex(r"[A-ZА-Я][a-z]?", fullmatch=True), min_size=1, max_size=3),
    "n": st.integers(0, 130),
    "dice": st.lists(st.integers(1, 6), min_size=1, max_size=3),
}


def values_of(phrase: Phrase) -> st.SearchStrategy[dict[str, Any]]:
    """Return a strategy of values for the fields of a phrase."""
    given_by: dict[str, st.SearchStrategy[Any]] = {}
    for field, (field_type, _) in phrase.parsers["en"].fields.items():
        known = [name for name, each in TYPES.items() if each is field_type]
        given_by[field] = (
            st.sampled_from(list(field_type.forms)) if field_type.forms is not None else FREE[known[0]]
        )
    return st.fixed_dictionaries(given_by)


@pytest.mark.parametrize("phrase", phrases(), ids=lambda phrase: phrase.function.__name__)
def test_both_languages_have_the_same_fields(phrase: Phrase) -> None:
    fields = [{name: kind for name, (kind, _) in parser.fields.items()} for parser in phrase.parsers.values()]
    assert fields[0] == fields[1]
    assert set(phrase.parsers) == set(LANGS)
    assert re.search("[а-я]", phrase.parsers["ru"].name)
    assert not re.search("[а-яё]", phrase.parsers["en"].name)


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(data=st.data())
def test_what_is_said_is_understood_in_either_language_and_as_nothing_else(data: st.DataObject) -> None:
    phrase = data.draw(st.sampled_from(phrases()))
    values = data.draw(values_of(phrase))
    for lang in LANGS:
        text = phrase.parsers[lang].say(values)
        assert find(phrase.type, text) == [(phrase, lang, values)]
        assert re.fullmatch(r"[^{}|<>]+", text)


def test_plural_forms() -> None:
    (cards,) = [p for p in phrases() if p.function.__name__ == "plain_cards_to_place"]
    said = {n: cards.parsers["ru"].say({"player": 1, "n": n}) for n in (1, 2, 5, 11, 21)}
    assert said[1] == "у первого игрока для размещения 1 простая карта"
    assert said[2] == "у первого игрока для размещения 2 простые карты"
    assert said[5] == "у первого игрока для размещения 5 простых карт"
    assert said[11] == "у первого игрока для размещения 11 простых карт"
    assert said[21] == "у первого игрока для размещения 21 простая карта"
    assert cards.parsers["en"].say({"player": 2, "n": 1}) == "the second player has 1 plain card to place"


@pytest.mark.parametrize(
    "text",
    [
        "the first player places a card on 1b2 ",
        "the first player places a card on 1b4",
        "the first player places a card on 3b1",
        "the third player places a card on 1b2",
        "первый игрок размещает карту на клетке 1f2",
        "the first player places a on 1b2",
    ],
)
def test_near_misses_are_no_phrase(text: str) -> None:
    assert find("when", text) == []


def test_a_phrase_is_found_only_as_what_it_is() -> None:
    text = "the first player places a card on 1b2"
    assert len(find("when", text)) == 1
    assert find("given", text) == find("then", text) == []


def test_forms_of_a_field() -> None:
    parser = PhraseParser("у {player.of}", "ru")
    assert parser.parse_arguments("у первого игрока") == {"player": 1}
    assert parser.parse_arguments("у первый игрок") is None
    assert parser.say({"player": 2}) == "у второго игрока"
    named = PhraseParser("{gold:n} gold, {silver:n} silver", "en")
    assert named.parse_arguments("3 gold, 4 silver") == {"gold": 3, "silver": 4}
    assert named.say({"gold": 5, "silver": 6}) == "5 gold, 6 silver"


def test_lists_of_cells() -> None:
    assert cell_list("1b2, 1c1-1d2") == ["1b2", "1c1", "1c2", "1d1", "1d2"]
    with pytest.raises(NotationError):
        cell_list("1b2, 1b2")


# The shipped features


def test_every_step_says_the_same_in_the_other_language() -> None:
    tried = 0
    for case in cases().values():
        for step in case.scenario.steps:
            text = fill(step.text, case.row)
            ((phrase, lang, values),) = find(step.type, text)
            # As it is written it is also said, so nothing is lost on the way there and back; an outline is
            # written with one plural form for all its rows.
            if text == step.text:
                assert phrase.parsers[lang].say(values).replace("–", "-") == text.replace("–", "-")
            other = phrase.parsers[OTHER[lang]].say(values)
            assert find(step.type, other) == [(phrase, OTHER[lang], values)]
            tried += 1
    assert tried > 500


def test_every_table_says_the_same_in_the_other_language() -> None:
    tables = {s.table for f in features() for r in f.rules for c in r.scenarios for s in c.steps if s.table}
    assert len(tables) > 10
    for table in tables:
        written = [list(row) for row in table]
        for lang in LANGS:
            said = _cards.translate(written, lang)
            assert _cards.read(said) == _cards.read(written)
            assert _cards.translate(said, "en") == written
        assert re.search("[а-я]", str(_cards.translate(written, "ru")))


def test_records_show_every_step_in_both_languages() -> None:
    for ident, record in list(records().items())[::4]:
        case = cases()[ident]
        for shown, step in zip(record["steps"], case.scenario.steps, strict=True):
            ((phrase, _, values),) = find(step.type, fill(step.text, case.row))
            for lang in LANGS:
                assert find(step.type, shown["text"][lang]) == [(phrase, lang, values)]
                if step.table:
                    written = [[fill(cell, case.row) for cell in row] for row in step.table]
                    assert _cards.read(shown["table"][lang]) == _cards.read(written)
            assert shown["keyword"]["ru"] in ("Дано", "Когда", "То", "И")
            assert not re.search("[а-яё]", shown["text"]["en"])
            assert (shown["table"] is None) == (step.table is None)


@pytest.mark.parametrize(
    "table",
    [
        [["card", "colour"], ["A", "red"]],
        [["card", "kind"], ["A", "spell"]],
        [["card", "abilities"], ["A", "after deployment: dance"]],
    ],
)
def test_unknown_words_of_a_table_are_refused(table: list[list[str]]) -> None:
    with pytest.raises(ValueError, match="unknown"):
        _cards.read(table)


def test_all_words_of_tables_are_there_and_back() -> None:
    for words in [*_cards.COLUMNS.values(), *_cards._VALUES.values()]:
        assert words.ru
        assert words.en
        assert words.ru != words.en
    header = [words.en for words in _cards.COLUMNS.values()]
    row = ["A", "flyer", "elite", "2+X", "3", "replaced cost", "2+1", "Steppe", "4", "2", "1-2-3"]
    row += ["Coven", "B", "weapon"]
    row.append("may be recruited for 3; your other creatures: life +2; cannot be moved")
    assert _cards.read([header, row]) == {
        "A": {
            "flying": True,
            "elite": True,
            "cost": "2+X",
            "x": 3,
            "recruited": "replaced",
            "paid": [2, 1],
            "element": "steppe",
            "life": 4,
            "movement": 2,
            "strike": "1-2-3",
            "clan": "coven",
            "copy_of": "B",
            "class": "weapon",
            "abilities": ["other cost 3", "bonus life 2", "cannot be moved"],
        }
    }
    assert _cards.translate(_cards.translate([header, row], "ru"), "en") == [header, row]
