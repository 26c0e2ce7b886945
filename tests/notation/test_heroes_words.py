"""Abilities of Heroes in the words of the features, in both languages and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ccg_rules.notation.faults import NotationError
from ccg_rules.notation.heroes import abilities, pool
from ccg_rules.notation.heroes.abilities import Ability
from ccg_rules.text import LANGS, Lang

if TYPE_CHECKING:
    from steps import _abilities, _cards
else:
    from ccg_rules.steps import _abilities, _cards

EXTRAS = ("", ", may", ", 1 a turn", ", may, 2 a turn", ", once a game", ", may, once a game")
COSTS = (", closing", ", 1 coin", ", 3 coins", ", closing, 2 coins, 3 a turn", ", 1 coin, once a game")
FORMS = [
    *(f"{timing}{extra}: draw 1" for timing in abilities.TRIGGERS for extra in EXTRAS),
    *(f"activated{cost}: counter" for cost in COSTS),
    *(
        f"activated, closing, 1 a turn: {verb} {target}"
        for verb in ("wound 2", "heal X", "open", "close", "grant")
        for target in abilities.TARGETS
        if target != abilities.ATTACKER and verb != "grant"
    ),
    *(
        "when the enemy declares an attack: wound 1 attacker",
        "when played: coin X",
        "when revealed: counter 3",
    ),
    *(
        f"when played: grant own creature{until} (on strike: draw 1)"
        for until in ("", " until end of turn", " until your turn")
    ),
    *(f"cost {whose} {change} 2" for whose in ("own", "enemy", "any") for change in abilities.CHANGES),
    *("hidden", "stronger 3", "poison 1", "regeneration 2"),
]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("text", FORMS)
def test_every_form_is_said_and_read_back(text: str, lang: Lang) -> None:
    assert Ability.parse(text).text == text
    words = _abilities.say(text, lang)
    assert _abilities.read(words) == text
    assert (lang == "ru") == any("а" <= letter.lower() <= "я" for letter in words)


def test_the_forms_are_of_every_effect_and_timing() -> None:
    parsed = [Ability.parse(text) for text in FORMS]
    assert {each.effect for each in parsed} == {*abilities.EFFECTS, *abilities.PERMANENT_EFFECTS}
    assert {each.timing for each in parsed} == {*abilities.TIMINGS, abilities.PERMANENT}
    assert {each.target for each in parsed} == {*abilities.TARGETS, ""}


def test_every_card_of_the_pool_can_be_told() -> None:
    texts = {text for fields in pool.fields().values() for text in fields.get("abilities", ())}
    assert len(texts) > 30
    for text in texts:
        assert [_abilities.read(_abilities.say(text, lang)) for lang in LANGS] == [text, text]


def test_a_table_of_heroes_has_numbers() -> None:
    table = [
        ["card", "kind", "cost", "life", "strike", "class", "abilities"],
        ["A", "creature", "2", "3", "4", "", "activated, closing, 1 coin, 2 a turn: draw 1 cards"],
        ["S", "support", "1", "", "", "weapon", ""],
        ["H", "hero", "", "25", "", "", ""],
        ["E", "event", "", "", "", "", "when played: gain 2 coins; when played: close an enemy creature"],
    ]
    read = {
        "A": {
            "kind": "creature",
            "cost": 2,
            "life": 3,
            "strike": 4,
            "abilities": ["activated, closing, 1 coin, 2 a turn: draw 1"],
        },
        "S": {"kind": "support", "cost": 1, "class": "weapon"},
        "H": {"kind": "hero", "life": 25},
        "E": {"kind": "event", "abilities": ["when played: coin 2", "when played: close enemy creature"]},
    }
    assert _cards.read(table, "heroes") == read
    assert _cards.read(_cards.translate(table, "ru"), "heroes") == read
    assert _cards.translate(_cards.translate(table, "ru"), "en") == table


@pytest.mark.parametrize(
    "words",
    [
        "activated, soon: put a counter on it",
        "activated, 1 a turn, dance: put a counter on it",
        "активируемая, closing: взять карт: 1",
        "your cards cost more",
        "its strike deals X more",
    ],
)
def test_unknown_words_are_refused(words: str) -> None:
    with pytest.raises(ValueError, match="unknown ability"):
        _abilities.read(words)


def test_what_can_be_said_need_not_make_sense() -> None:
    text = _abilities.read("activated: put a counter on it")
    with pytest.raises(NotationError):
        Ability.parse(text)
