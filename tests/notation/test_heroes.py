"""The notation of Berserk Heroes: what is read, what is written back, and what is told of mistakes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ccg_rules.engine import load_game
from ccg_rules.notation.faults import NotationError
from ccg_rules.notation.heroes import abilities, places, pool
from ccg_rules.notation.heroes.abilities import Ability
from ccg_rules.notation.heroes.position import Position, Standing
from ccg_rules.notation.reading import Acquired, Ref
from ccg_rules.text import LANGS

GRANTING = "activated, closing: grant own until end of turn (stronger 1)"
RICH: dict[str, Any] = {
    "game": "heroes",
    "step": "attack.struck",
    "turn": 4,
    "active": 2,
    "to_act": 1,
    "cards": {
        "A": {"kind": "creature", "cost": 2, "life": 3, "strike": 2, "abilities": [GRANTING]},
        "B": {"copy_of": "A"},
        "S": {"kind": "support", "class": "horn"},
        "T": {"pool": "troll", "life": 9},
        "H": {"kind": "hero", "life": 20},
    },
    "players": {
        "1": {"hand": ["S", 2], "deck": [3], "coins": 4, "closed_coins": 1, "failed_draws": 2},
        "2": {"graveyard": ["T"], "shuffled": True, "exchanged": True, "deck": 2, "drawing": 1},
    },
    "board": {
        "1h": "H",
        "1f1": {
            "card": "A",
            "closed": True,
            "wounds": 1,
            "counters": 2,
            "used": [0],
            "used_now": [0, 0],
            "acquired": [{"of": "A", "ability": 0, "until": 4}],
        },
        "2f1": {"card": "B", "new": True, "attacked": True, "defended": True},
        "2f3": {"face": "down"},
    },
    "queue": [{"kind": "ability", "card": "A", "player": 1, "ability": 0, "targets": ["B"]}],
    "waiting": [{"card": "A", "ability": {"of": "A", "ability": 0}, "player": 1}],
    "attack": {"attacker": "B", "target": "A", "defender": None},
    "seed": 7,
}


def test_a_position_is_read() -> None:
    position = Position.parse(RICH)
    assert position.sides[0].hand == ["S", "1-1", "1-2"]
    assert position.sides[0].deck == ["1-3", "1-4", "1-5"]
    assert position.board[places.place("1f1")] == Standing(
        "A",
        closed=True,
        wounds=1,
        counters=2,
        used=(Ref("A", 0),),
        used_now=(Ref("A", 0), Ref("A", 0)),
        acquired=(Acquired(Ref("A", 0, granted=True), 4),),
    )
    assert position.board[places.HEROES[1]].card == "2-hero"
    assert position.cards["2-hero"].lives == 30
    assert (position.cards["H"].lives, position.cards["T"].lives) == (20, 9)
    assert position.cards["B"].abilities == position.cards["A"].abilities
    assert position.cards["T"].blow == 4


def test_a_position_survives_writing_and_reading() -> None:
    written = Position.parse(RICH).to_json()
    assert Position.parse(json.loads(json.dumps(written))) == Position.parse(RICH)
    assert Position.parse(written).to_json() == written


def test_the_least_that_can_be_said_is_a_position() -> None:
    position = Position.parse({})
    assert (position.step, position.turn, len(position.sides[0].deck)) == ("choice", 1, 10)
    assert sorted(position.board) == list(places.HEROES)


FAULTS: list[tuple[dict[str, Any], str, str]] = [
    ({"step": "duel"}, "step", "not-of-shape"),
    ({"stack": []}, "stack", "unknown-field"),
    ({"board": {"1c2": None}}, "board", "not-of-shape"),
    ({"board": {"hand 0": None}}, "board", "not-of-shape"),
    ({"board": {"1f16": None}}, "board", "not-of-shape"),
    ({"board": {"1f1": "Z"}}, "board.1f1", "no-such-card"),
    ({"cards": {"A": {}}}, "cards.A", "card-nowhere"),
    ({"cards": {"A": {}}, "board": {"1f1": "A", "1f2": "A"}}, "board.1f2", "card-twice"),
    ({"cards": {"A": {}}, "board": {"1s1": "A"}}, "board.1s1", "wrong-kind-there"),
    ({"cards": {"A": {}}, "board": {"1h": "A"}}, "board.1h", "wrong-kind-there"),
    (
        {"cards": {"A": {"kind": "hero"}}, "players": {"1": {"hand": ["A"]}}},
        "players.1.hand",
        "wrong-kind-there",
    ),
    ({"players": {"1": {"closed_coins": 1}}}, "players.1.closed_coins", "more-closed-than-coins"),
    ({"players": {"1": {"hand": 61}}}, "players.1.hand", "too-many-cards"),
    ({"cards": {"A": {"class": "x"}}, "board": {"1f1": "A"}}, "cards.A.class", "class-without-support"),
    (
        {"cards": {"A": {"kind": "event", "abilities": [GRANTING]}}, "players": {"1": {"hand": ["A"]}}},
        "cards.A.abilities",
        "wrong-event-ability",
    ),
    (
        {"cards": {"A": {"abilities": ["poison 1"] * 9}}, "board": {"1f1": "A"}},
        "cards.A.abilities",
        "too-many-abilities",
    ),
    ({"cards": {"A": {"pool": "trol"}}, "board": {"1f1": "A"}}, "cards.A.pool", "not-in-pool"),
    ({"cards": {"A": {"copy_of": "B"}}, "board": {"1f1": "A"}}, "cards.A.copy_of", "no-such-card"),
    ({"board": {"1f1": {"used": [0]}}}, "board.1f1.used[0]", "no-such-ability-number"),
    ({"board": {"1f1": {"acquired": [{"of": "1-1"}]}}}, "board.1f1.acquired[0]", "missing-field"),
    ({"queue": [{"kind": "strike", "player": 1}]}, "queue[0]", "missing-field"),
    ({"queue": [{"kind": "ability", "card": "1-hero", "player": 1}]}, "queue[0]", "missing-field"),
    ({"queue": [{"kind": "strike", "card": "X", "player": 1}]}, "queue[0].card", "no-such-card"),
    (
        {"waiting": [{"card": "1-hero", "ability": 0, "player": 1}]},
        "waiting[0].ability",
        "no-such-ability-number",
    ),
    ({"using": {"card": "1-hero", "ability": 0}}, "using", "missing-field"),
    ({"attack": {"attacker": "X", "target": "2-hero"}}, "attack.attacker", "no-such-card"),
]


@pytest.mark.parametrize(("position", "place", "message"), FAULTS)
def test_a_mistake_is_told_with_its_place(position: dict[str, Any], place: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        Position.parse(position)
    assert (place, message) in [(each.place, each.message.id) for each in caught.value.faults]
    assert all(each.say(lang) for each in caught.value.faults for lang in LANGS)


def test_every_mistake_is_told_at_once() -> None:
    with pytest.raises(NotationError) as caught:
        Position.parse({"step": "duel", "players": {"1": {"coins": -1}}, "board": {"1f1": "Z"}})
    assert len(caught.value.faults) == 3


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("wound 1 enemy", "not-an-ability"),
        ("activated, closing: dance", "not-an-ability"),
        ("cost own divided 0", "not-an-ability"),
        ("on opening, closing: counter", "ability-not-paid-for"),
        ("on opening, 2 coins: counter", "ability-not-paid-for"),
        ("activated, may, closing: counter", "ability-may-out-of-place"),
        ("activated: counter", "ability-without-limit"),
        ("activated, closing: open this", "ability-without-limit"),
        ("activated, 1 coin: coin 2", "ability-without-limit"),
        ("when this closes: open this", "ability-feeds-itself"),
        ("on strike: wound 1 attacker", "ability-without-attacker"),
        (f"on opening: grant this ({GRANTING})", "ability-grants-granting"),
        ("on opening: grant this (hidden)", "ability-granted-in-vain"),
        ("on opening: grant this (when played: counter)", "ability-granted-in-vain"),
    ],
)
def test_abilities_that_make_no_sense(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        Ability.parse(text)
    assert [each.message.id for each in caught.value.faults] == [message]
    assert all(each.say(lang) for each in caught.value.faults for lang in LANGS)


def test_an_ability_is_read_whole() -> None:
    ability = Ability.parse("activated, closing, 2 coins, 3 a turn: wound X enemy creature")
    assert (ability.closing, ability.price, ability.turn, ability.once) == (True, 2, 3, False)
    assert (ability.effect, ability.amount, ability.target, ability.choices) == (
        "wound",
        abilities.X,
        "enemy creature",
        1,
    )
    optional = Ability.parse("when a creature dies, may, once a game: grant any until your turn (poison 2)")
    assert (optional.optional, optional.once, optional.until) == (True, True, "your turn")
    assert optional.granted == Ability.parse("poison 2")


def test_the_pool_has_every_timing_and_effect() -> None:
    read = [Ability.parse(text) for card in pool.fields().values() for text in card.get("abilities", ())]
    read += [ability.granted for ability in read if ability.granted is not None]
    assert {ability.timing for ability in read} == {*abilities.TIMINGS, abilities.PERMANENT}
    assert {ability.effect for ability in read} == {*abilities.EFFECTS, *abilities.PERMANENT_EFFECTS}
    assert {ability.change for ability in read} == {"", *abilities.CHANGES}
    assert len(pool.heroes()) >= 3
    assert len(pool.fields()) - len(pool.heroes()) >= 25
    assert all(pool.name(ident).ru != pool.name(ident).en for ident in pool.fields())


def test_every_place_has_a_name_and_a_player() -> None:
    for place in range(places.NAMED):
        assert places.place(places.name(place)) == place
    assert [places.player_of(places.place(name)) for name in ("1h", "2h", "1f15", "2f1", "1s5", "2s1")] == [
        *(0, 1, 0, 1, 0, 1)
    ]
    for name in ("3h", "1f0", "1f16", "2s6", "hand 60", "hand", "1c2"):
        with pytest.raises(NotationError):
            places.place(name)


WORDS = (
    *("step", "turn", "active", "to_act", "cards", "players", "board", "queue", "waiting", "using", "attack"),
    *("chosen", "winner", "seed", "entering", "A", "1", "2", "1h", "1f1", "2s1", "hand", "deck", "coins"),
    *("graveyard", "card", "face", "closed", "used", "used_now", "acquired", "of", "ability", "player"),
    *("kind", "targets", "attacker", "target", "defender", "abilities", "class", "life", "drawing", "until"),
)
scalars = st.none() | st.booleans() | st.integers(-3, 40) | st.sampled_from(["1f1", "A", "1-hero", "2-1"])
junk = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(WORDS), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=60, derandomize=True, database=None, deadline=None)
@given(st.dictionaries(st.sampled_from(WORDS), junk, max_size=6))
def test_junk_is_refused_with_places_and_reasons(data: dict[str, Any]) -> None:
    refused = None
    try:
        load_game("berserk-heroes").from_position(data)
    except NotationError as error:
        refused = error
    if refused is not None:
        assert refused.faults
        assert all(each.say(lang) for each in refused.faults for lang in LANGS)
