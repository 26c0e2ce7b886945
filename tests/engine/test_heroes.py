"""Berserk Heroes, clause by clause: what happens, what is asked, and why the rest is refused."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from ccg_rules.engine import IllegalAction, load_game
from ccg_rules.engine.deviations import put
from ccg_rules.engine.heroes.accumulation import Accumulation
from ccg_rules.engine.heroes.game import Game
from ccg_rules.engine.heroes.rules import EDITIONS
from ccg_rules.notation.faults import NotationError
from ccg_rules.notation.heroes import pool
from ccg_rules.notation.heroes.cards import parse_cards
from ccg_rules.notation.heroes.views import VIEWS
from ccg_rules.notation.shapes import hold
from ccg_rules.text import LANGS

if TYPE_CHECKING:
    from ccg_rules.engine.games import Battle
    from ccg_rules.engine.heroes.state import State

HEROES = "berserk-heroes"


def at(position: dict[str, Any]) -> Battle:
    return load_game(HEROES).from_position({"game": "heroes", "seed": 1, **position})


def do(battle: Battle, *structs: dict[str, Any]) -> Battle:
    for struct in structs:
        battle.apply_action(battle.action(struct))
    return battle


def asked(battle: Battle) -> tuple[int, str] | None:
    return None if battle.pending is None else (battle.pending.player, battle.pending.kind)


def attack(player: int, place: str, target: str) -> dict[str, Any]:
    return {"do": "attack", "player": player, "at": place, "target": target}


def defend(player: int, place: str) -> dict[str, Any]:
    return {"do": "defend", "player": player, "at": place}


def choose(player: int, place: str) -> dict[str, Any]:
    return {"do": "choose", "player": player, "at": place}


def use(player: int, place: str, ability: int = 0) -> dict[str, Any]:
    return {"do": "use", "player": player, "at": place, "ability": ability}


def play(player: int, slot: int) -> dict[str, Any]:
    return {"do": "play", "player": player, "slot": slot}


def order(player: int, number: int) -> dict[str, Any]:
    return {"do": "order", "player": player, "number": number}


def simple(what: str, player: int) -> dict[str, Any]:
    return {"do": what, "player": player}


def lying(battle: Battle, place: str) -> dict[str, Any]:
    entry: dict[str, Any] = battle.observation(1)["board"][place]
    return entry


def side(battle: Battle, player: int) -> dict[str, Any]:
    entry: dict[str, Any] = battle.observation(player)["players"][str(player)]
    return entry


def keys(battle: Battle) -> list[str]:
    return [entry.key for entry in battle.trace]


PASS = simple("pass turn", 1)


# From the deal to a result


def test_a_game_begins_with_a_deal_of_four_and_one_exchange_each() -> None:
    battle = load_game(HEROES).new_initial_state(seed=5)
    assert [len(side(battle, player)["hand"]) for player in (1, 2)] == [4, 4]
    first = side(battle, 1)["hand"]
    assert asked(battle) == (1, "exchange")
    do(battle, choose(1, "hand 1"), choose(1, "hand 3"), simple("done", 1))
    assert side(battle, 1)["hand"][:2] == [first[0], first[2]]
    assert len(side(battle, 1)["hand"]) == 4
    assert asked(battle) == (2, "exchange")
    kept = side(battle, 2)["hand"]
    do(battle, simple("done", 2))
    assert side(battle, 2)["hand"] == kept
    assert (battle.turn, asked(battle)) == (1, (1, "phase"))


def test_without_a_seed_chance_is_told() -> None:
    battle = load_game(HEROES).new_initial_state()
    do(battle, choose(1, "hand 0"), simple("done", 1))
    assert asked(battle) == (0, "draw")
    assert battle.observation(1)["asked"] is None
    before = side(battle, 1)["deck"]
    do(battle, {"do": "draw", "player": 1, "number": before - 1})
    assert side(battle, 1)["deck"] == before - 1
    assert asked(battle) == (2, "exchange")


@pytest.mark.parametrize("seed", range(3))
def test_every_game_ends(seed: int) -> None:
    battle, random = load_game(HEROES).new_initial_state(seed=seed), Random(seed)
    while not battle.is_terminal():
        battle.apply_action(random.choice(battle.legal_actions()))
    assert sorted(battle.returns()) in ([-1, 1], [0, 0])
    assert battle.legal_actions() == []
    refusal = battle.check(battle.action(PASS))
    assert refusal is not None
    assert refusal.key == "A-heroes-defeat"


def test_a_game_that_lasts_too_long_is_drawn() -> None:
    battle = at({"turn": 200, "players": {"1": {"deck": 3}, "2": {"deck": 3}}})
    do(battle, simple("pass turn", 2))
    assert (battle.is_terminal(), battle.returns()) == (True, (0, 0))
    assert keys(battle)[-1] == "A-heroes-bound"


def test_conceding_loses_at_any_time_and_can_be_taken_back() -> None:
    battle = do(at({"board": {"1f1": None}}), attack(1, "1f1", "2h"))
    before = battle.to_json()
    battle.concede(1)
    assert (battle.returns(), keys(battle)[-1]) == ((-1, 1), "A-heroes-concede")
    assert load_game(HEROES).from_json(battle.to_json()).returns() == (-1, 1)
    battle.undo()
    assert battle.to_json() == before


def deck_of(owner: str, n: int, **more: Any) -> list[Any]:
    cards: dict[str, Any] = {f"{owner}-{number}": {} for number in range(n)}
    return list(parse_cards({f"{owner}-hero": {"kind": "hero"}, **cards, **more}).values())


@pytest.mark.parametrize(
    ("deck", "message"),
    [
        (deck_of("A", 39), "deck-size"),
        (deck_of("A", 61), "deck-size"),
        (deck_of("A", 40)[1:], "not-one-hero"),
        (deck_of("A", 40, other={"kind": "hero"}), "not-one-hero"),
        (deck_of("A", 38, **{f"x{n}": {"pool": "troll"} for n in range(4)}), "too-many-alike"),
    ],
)
def test_decks_that_are_not_legal(deck: list[Any], message: str) -> None:
    with pytest.raises(NotationError) as caught:
        load_game(HEROES).new_initial_state(decks=(deck, deck_of("B", 40)))
    assert [(each.place, each.message.id) for each in caught.value.faults] == [("decks.1", message)]
    assert all(each.say(lang) for each in caught.value.faults for lang in LANGS)


def test_the_pool_makes_legal_decks() -> None:
    for size in (40, 60):
        deck = pool.deck(Random(size), "A", size)
        assert [card.kind for card in deck].count("hero") == 1
        load_game(HEROES).new_initial_state(decks=(deck, deck_of("B", 40)), seed=1)


# 303


def test_recovery_opens_the_active_players_cards_and_coins_and_takes_marks_off_all() -> None:
    cards = {"A": {"abilities": ["activated, 1 a turn: coin 1"]}, "B": {"abilities": ["on opening: counter"]}}
    battle = at(
        {
            "turn": 2,
            "cards": cards,
            "players": {"1": {"coins": 3, "closed_coins": 2}, "2": {"coins": 2, "closed_coins": 2}},
            "board": {
                "1f1": {"card": "A", "used_now": [0], "closed": True},
                "2f1": {"card": "B", "closed": True},
                "2h": {"closed": True},
            },
        }
    )
    do(battle, simple("pass turn", 2))
    assert (lying(battle, "1f1")["closed"], lying(battle, "2f1")["closed"]) == (False, True)
    assert lying(battle, "2h")["closed"]
    assert "used_now" not in lying(battle, "1f1")
    assert side(battle, 1)["closed_coins"] == 0
    assert side(battle, 2)["closed_coins"] == 2


def test_marks_of_the_game_stay_and_the_second_use_in_a_turn_is_refused() -> None:
    cards = {"A": {"abilities": ["activated, 2 a turn: coin 1", "activated, once a game: coin 1"]}}
    battle = at({"turn": 3, "cards": cards, "board": {"1f1": "A"}})
    do(battle, use(1, "1f1"), use(1, "1f1"), use(1, "1f1", 1))
    for number in (0, 1):
        refusal = battle.check(battle.action(use(1, "1f1", number)))
        assert refusal is not None
        assert (refusal.key, refusal.code) == ("A-heroes-use-marks", "used-up")
    do(battle, simple("pass turn", 1), simple("pass turn", 2))
    assert battle.check(battle.action(use(1, "1f1"))) is None
    assert battle.check(battle.action(use(1, "1f1", 1))) is not None


# 304


@pytest.mark.parametrize(("coins", "then"), [(9, 10), (10, 10), (12, 12), (0, 1)])
def test_a_coin_is_gained_below_ten(coins: int, then: int) -> None:
    battle = at({"step": "accumulation", "entering": True, "players": {"1": {"coins": coins}}})
    assert (side(battle, 1)["coins"], side(battle, 2)["coins"]) == (then, 0)


@pytest.mark.parametrize(("turn", "drawn"), [(1, 0), (2, 1), (3, 1)])
def test_a_card_is_drawn_but_not_in_the_first_players_first_turn(turn: int, drawn: int) -> None:
    battle = at({"step": "accumulation", "entering": True, "turn": turn})
    assert len(side(battle, 2 - turn % 2)["hand"]) == drawn


def test_the_third_failure_to_draw_loses_before_anything_is_revealed() -> None:
    position: dict[str, Any] = {
        "step": "accumulation",
        "entering": True,
        "turn": 3,
        "board": {"1f1": {"face": "down"}},
    }
    for failures in (0, 1):
        battle = at({**position, "players": {"1": {"deck": 0, "failed_draws": failures}}})
        assert asked(battle) == (1, "reveal")
        assert side(battle, 1)["failed_draws"] == failures + 1
    battle = at({**position, "players": {"1": {"deck": 0, "failed_draws": 2}}})
    assert battle.returns() == (-1, 1)
    assert keys(battle)[-1] == "accumulation.third_failure.loses"


def test_a_draw_that_fails_elsewhere_does_not_count() -> None:
    cards = {"A": {"abilities": ["activated, 1 a turn: draw 2"]}}
    players = {"1": {"deck": 1, "failed_draws": 2}}
    battle = do(at({"turn": 3, "cards": cards, "board": {"1f1": "A"}, "players": players}), use(1, "1f1"))
    assert (side(battle, 1)["failed_draws"], len(side(battle, 1)["hand"])) == (2, 1)


def test_hidden_cards_are_revealed_together_and_their_triggers_wait() -> None:
    cards = {name: {"abilities": ["hidden", "when revealed: counter"]} for name in "ABC"}
    battle = at(
        {
            "step": "accumulation.reveal",
            "turn": 3,
            "cards": {**cards, "D": {"abilities": ["start of your turn: counter"]}},
            "board": {
                "1f1": {"card": "A", "face": "down"},
                "1f2": {"card": "B", "face": "down"},
                "1f3": "D",
                "2f1": {"card": "C", "face": "down"},
            },
        }
    )
    assert asked(battle) == (1, "reveal")
    assert battle.observation(2)["board"]["1f1"]["card"] == "?"
    do(battle, choose(1, "1f1"))
    assert battle.observation(2)["board"]["1f1"]["card"] == "?"
    do(battle, choose(1, "1f2"), simple("done", 1))
    assert battle.observation(2)["board"]["1f1"]["card"] == "A"
    assert battle.step == "accumulation.queue"
    assert asked(battle) == (1, "order")
    waiting = [entry["card"] for entry in battle.observation(1)["waiting"]]
    assert waiting == ["A", "B", "D"]
    do(battle, order(1, 0), order(1, 0))
    assert [lying(battle, place)["counters"] for place in ("1f1", "1f2", "1f3")] == [1, 1, 1]
    assert lying(battle, "2f1")["card"] == "?"
    assert asked(battle) == (1, "phase")


def test_what_triggers_in_recovery_waits_for_the_batch() -> None:
    cards = {
        "A": {"abilities": ["on opening: counter"]},
        "B": {"abilities": ["when you draw: counter"]},
        "H": {"abilities": ["hidden"]},
    }
    battle = at(
        {
            "step": "recovery",
            "entering": True,
            "turn": 3,
            "cards": cards,
            "board": {"1f1": {"card": "A", "closed": True}, "1f2": "B", "1f3": {"card": "H", "face": "down"}},
        }
    )
    assert asked(battle) == (1, "reveal")
    assert [lying(battle, place)["counters"] for place in ("1f1", "1f2")] == [0, 0]
    do(battle, simple("done", 1))
    assert [entry["card"] for entry in battle.observation(1)["waiting"]] == ["A", "B"]


# 305, 306


def test_the_main_stage_stops_at_choice_with_nothing_to_do() -> None:
    battle = at({"turn": 1})
    assert [battle.struct(action) for action in battle.legal_actions()] == [PASS]


def test_choice_comes_back_and_passing_the_turn_goes_through_the_end_stage() -> None:
    cards = {
        "A": {"strike": 1, "abilities": ["activated, 1 a turn: coin 1", "end of your turn: counter"]},
        "B": {"cost": 0},
    }
    battle = at({"turn": 3, "cards": cards, "players": {"1": {"hand": ["B"]}}, "board": {"1f1": "A"}})
    for action in (use(1, "1f1"), attack(1, "1f1", "2h"), play(1, 0)):
        do(battle, action)
        assert asked(battle) == (1, "phase")
    do(battle, PASS)
    assert (battle.turn, lying(battle, "1f1")["counters"], asked(battle)) == (4, 1, (2, "phase"))


# 307


FIELD: dict[str, Any] = {
    "turn": 3,
    "cards": {
        "A": {"life": 5, "strike": 2, "abilities": ["on strike: counter", "when this attacks: counter"]},
        "W": {"life": 3, "abilities": ["when a creature closes: counter"]},
        "T": {"life": 4, "strike": 1, "abilities": ["on strike: counter"]},
        "D": {"life": 4, "strike": 3},
        "H": {"abilities": ["hidden"]},
    },
    "board": {
        "1f1": "A",
        "1f2": "W",
        "1f3": {"new": True},
        "1f4": {"closed": True},
        "1f5": {"attacked": True},
        "1f6": {"card": "H", "face": "down"},
        "1s1": {"card": "S"},
        "2f1": "T",
        "2f2": "D",
        "2f3": {"closed": True},
        "2f4": {"defended": True},
        "2f5": {"face": "down"},
        "2s1": {"card": "Z"},
    },
}
FIELD["cards"] |= {"S": {"kind": "support"}, "Z": {"kind": "support"}}


def test_a_defender_is_struck_in_the_targets_place_and_closes_with_the_attacker() -> None:
    battle = do(at(FIELD), attack(1, "1f1", "2f1"))
    assert (battle.step, asked(battle)) == ("attack.defender", (2, "defend"))
    assert battle.observation(2)["attack"] == {"attacker": "A", "target": "T", "defender": None}
    defenders = [battle.struct(action) for action in battle.legal_actions()]
    assert defenders == [defend(2, "2f2"), simple("decline", 2)]
    do(battle, defend(2, "2f2"))
    # Both triggers of A wait; nothing has closed yet, though the wounds are dealt.
    assert (battle.step, asked(battle)) == ("attack.struck", (1, "order"))
    assert (lying(battle, "2f2")["wounds"], lying(battle, "1f1")["wounds"]) == (2, 3)
    assert lying(battle, "2f1")["wounds"] == 0
    assert not lying(battle, "1f1")["closed"]
    do(battle, order(1, 0))
    assert lying(battle, "1f1")["counters"] == 2
    assert [lying(battle, place)["closed"] for place in ("1f1", "2f2", "2f1")] == [True, True, False]
    assert lying(battle, "1f2")["counters"] == 2
    assert asked(battle) == (1, "phase")
    assert (lying(battle, "2f2")["defended"], lying(battle, "1f1")["attacked"]) == (True, True)


def test_an_open_target_strikes_back_and_stays_open() -> None:
    battle = do(at(FIELD), attack(1, "1f1", "2f1"), simple("decline", 2), order(1, 0))
    assert (lying(battle, "1f1")["wounds"], lying(battle, "2f1")["wounds"]) == (1, 2)
    assert lying(battle, "2f1")["counters"] == 1
    assert not lying(battle, "2f1")["closed"]


@pytest.mark.parametrize("target", ["2h", "2f3"])
def test_heroes_and_closed_creatures_do_not_strike_back(target: str) -> None:
    battle = do(at(FIELD), attack(1, "1f1", target), simple("decline", 2))
    assert lying(battle, "1f1")["wounds"] == 0


def test_the_declaration_triggers_before_the_defender_is_asked_and_may_undo_the_attack() -> None:
    cards = {
        "A": {"life": 2, "abilities": ["when this attacks: counter"]},
        "G": {"life": 4, "abilities": ["when the enemy declares an attack: wound 1 attacker"]},
        "B": {"life": 4, "abilities": ["when the enemy declares an attack, may: wound 1 own"]},
    }
    position = {
        "turn": 3,
        "cards": cards,
        "board": {"1f1": "A", "2f1": "G", "2f2": {"card": "B", "wounds": 3}, "2f3": None},
    }
    battle = do(at(position), attack(1, "1f1", "2f2"))
    assert (battle.step, asked(battle)) == ("attack.declared", (2, "order"))
    do(battle, order(2, 1), choose(2, "2f2"))
    # B, the target, is dead: no defender, no strike, and the attacker closes.
    assert "2f2" not in battle.observation(1)["board"]
    assert asked(battle) == (1, "phase")
    assert (lying(battle, "1f1")["wounds"], lying(battle, "1f1")["closed"]) == (1, True)
    assert lying(battle, "1f1")["counters"] == 0
    assert "A-heroes-attack-undone" in keys(battle)


@pytest.mark.parametrize(
    ("wounds", "returns"), [((29, 29), (0, 0)), ((29, 0), (-1, 1)), ((0, 29), (1, -1)), ((0, 0), None)]
)
def test_a_hero_without_life_loses_at_once_and_both_together_draw(
    wounds: tuple[int, int], returns: tuple[int, int] | None
) -> None:
    cards = {"A": {"abilities": ["activated, closing: wound 1 both heroes"]}}
    board = {"1f1": "A", "1h": {"wounds": wounds[0]}, "2h": {"wounds": wounds[1]}}
    battle = do(at({"turn": 3, "cards": cards, "board": board}), use(1, "1f1"))
    assert battle.is_terminal() == (returns is not None)
    if returns is not None:
        assert (battle.returns(), keys(battle)[-1]) == (returns, "A-heroes-defeat")


def test_creatures_that_die_together_see_one_another() -> None:
    cards = {name: {"abilities": ["when a creature dies: wound 1 enemy hero"]} for name in "AB"}
    battle = at({"turn": 3, "cards": cards, "board": {"1f1": "A", "2f1": "B"}})
    do(battle, attack(1, "1f1", "2f1"))
    assert (lying(battle, "1h")["wounds"], lying(battle, "2h")["wounds"]) == (2, 2)
    assert asked(battle) == (1, "phase")


# The Queue, abilities and cards


def test_the_inactive_players_triggers_enter_first_and_the_first_in_is_executed_first() -> None:
    cards = {
        "A": {"abilities": ["end of each turn, may: wound 1 enemy creature"]},
        "B": {"life": 2, "abilities": ["end of each turn: heal 2 this"]},
    }
    battle = at({"turn": 3, "cards": cards, "board": {"1f1": "A", "2f1": {"card": "B", "wounds": 1}}})
    do(battle, PASS)
    assert [entry["card"] for entry in battle.observation(1)["queue"]] == ["B"]
    do(battle, order(1, 0), choose(1, "2f1"))
    assert lying(battle, "2f1")["wounds"] == 1


def test_optional_triggers_not_used_at_once_are_lost() -> None:
    cards = {"A": {"abilities": ["end of your turn, may: counter"]}}
    battle = do(at({"turn": 3, "cards": cards, "board": {"1f1": "A"}}), PASS, simple("decline", 1))
    assert (battle.turn, lying(battle, "1f1")["counters"]) == (4, 0)


def test_a_target_that_is_gone_cancels_and_a_source_that_is_gone_does_not() -> None:
    cards = {
        "A": {"abilities": ["end of your turn: wound 1 enemy"]},
        "B": {"abilities": ["end of your turn: wound 1 enemy hero"]},
        "C": {},
    }
    queued = [
        {"kind": "ability", "card": "A", "player": 1, "ability": 0, "targets": ["C"]},
        {"kind": "ability", "card": "B", "player": 1, "ability": 0},
    ]
    players = {"1": {"graveyard": ["A", "B"]}, "2": {"graveyard": ["C"]}}
    battle = at({"step": "end_of_turn", "turn": 3, "cards": cards, "players": players, "queue": queued})
    assert lying(battle, "2h")["wounds"] == 1
    assert "event-ability-cancelled" in [entry.message.id for entry in battle.trace]


def test_costs_change_in_order() -> None:
    cards = {
        "C": {"cost": 3, "life": 7},
        "M": {"kind": "support", "abilities": ["cost own more 2", "cost any less 4"]},
        "N": {"kind": "support", "abilities": ["cost enemy times 2", "cost enemy divided 2"]},
    }
    position: dict[str, Any] = {
        "turn": 3,
        "cards": cards,
        "board": {"1s1": "M", "2s1": "N"},
        "players": {"1": {"hand": ["C"], "coins": 3}},
    }
    battle = at(position)  # ((3 + 2) * 2 - 4) / 2
    assert side(do(battle, play(1, 0)), 1)["closed_coins"] == 3
    assert lying(battle, "1f1")["new"]
    position["players"]["1"]["coins"] = 2
    refusal = at(position).check(battle.action(play(1, 0)))
    assert refusal is not None
    assert (refusal.key, refusal.code, refusal.args) == (
        "A-heroes-playing",
        "too-few-coins",
        {"n": 3, "left": 2},
    )


def test_events_go_to_the_graveyard_and_are_executed() -> None:
    cards = {"E": {"kind": "event", "cost": 1, "abilities": ["when played: wound 2 enemy hero"]}}
    battle = at({"turn": 3, "cards": cards, "players": {"1": {"hand": ["E"], "coins": 1}}})
    do(battle, play(1, 0))
    assert side(battle, 1)["graveyard"] == ["E"]
    assert lying(battle, "2h")["wounds"] == 2
    assert battle.observation(2)["cards"]["E"]["kind"] == "event"


def test_hidden_cards_are_played_face_down_and_their_abilities_do_not_work() -> None:
    cards = {"H": {"cost": 2, "abilities": ["hidden", "when played: counter", "end of your turn: counter"]}}
    battle = at({"turn": 3, "cards": cards, "players": {"1": {"hand": ["H"], "coins": 2}}})
    do(battle, play(1, 0), PASS)
    seen = battle.observation(2)["board"]["1f1"]
    assert (seen["card"], seen["face"]) == ("?", "down")
    assert "H" not in battle.observation(2)["cards"]
    assert lying(battle, "1f1")["counters"] == 0


def test_an_ability_that_a_hidden_card_has_acquired_does_not_work() -> None:
    granting = {"kind": "support", "abilities": ["activated, 1 a turn: grant own (end of your turn: coin 1)"]}
    acquired = [{"of": "S", "ability": 0}]
    for face, coins in (("up", 1), ("down", 0)):
        battle = at(
            {
                "cards": {"S": granting, "A": {}},
                "turn": 3,
                "board": {"1s1": "S", "1f1": {"card": "A", "face": face, "acquired": acquired}},
            }
        )
        do(battle, {"do": "pass turn", "player": 1})
        assert battle.observation(1)["players"]["1"]["coins"] == coins


def test_what_is_granted_lasts_as_long_as_it_says() -> None:
    grants = ["until end of turn ", "until your turn ", ""]
    abilities = [f"activated, 1 a turn: grant own creature {until}(stronger 1)" for until in grants]
    cards = {"A": {"abilities": abilities}, "B": {"strike": 1}}
    battle = at({"turn": 3, "cards": cards, "board": {"1h": {"card": None}, "1f1": "A", "1f2": "B"}})
    for number in range(3):
        do(battle, use(1, "1f1", number), choose(1, "1f2"))
    assert lying(battle, "1f2")["strike"] == 4
    do(battle, PASS)
    assert lying(battle, "1f2")["strike"] == 3
    do(battle, simple("pass turn", 2))
    assert lying(battle, "1f2")["strike"] == 2
    # What it has for good it does not acquire again.
    do(battle, use(1, "1f1", 2), choose(1, "1f2"))
    assert lying(battle, "1f2")["strike"] == 2


def test_poison_works_on_a_closed_card_and_regeneration_at_the_end_of_the_turn() -> None:
    cards = {
        "A": {"life": 5, "abilities": ["poison 1", "poison 2"]},
        "B": {"life": 5, "abilities": ["regeneration 2"]},
    }
    board = {"1f1": {"card": "A", "closed": True}, "1f2": {"card": "B", "closed": True, "wounds": 3}}
    battle = at({"step": "accumulation.queue", "entering": True, "turn": 3, "cards": cards, "board": board})
    assert (lying(battle, "1f1")["wounds"], lying(battle, "1f2")["wounds"]) == (2, 3)
    do(battle, PASS)
    assert lying(battle, "1f2")["wounds"] == 1


# Refusals


PAYING: dict[str, Any] = {
    "turn": 3,
    "cards": {
        "A": {
            "abilities": [
                "activated, closing: heal 1 own",
                "activated, 3 coins: heal 1 own",
                "activated, 1 a turn: wound 1 enemy creature",
                "start of your turn: counter",
            ]
        },
        "S": {"kind": "support", "class": "x"},
        "R": {"kind": "support", "class": "x", "cost": 0},
        "E": {"kind": "event", "cost": 0, "abilities": ["when played: wound 1 enemy creature"]},
        "H": {"abilities": ["hidden", "activated, 1 a turn: coin 1"]},
        "F": {"cost": 0},
    },
    "players": {"1": {"hand": ["R", "E", 1, "F"]}},
    "board": {
        "1f1": {"card": "A", "closed": True},
        "1f2": {"card": "H", "face": "down"},
        "1s1": "S",
        **{f"1f{n}": None for n in range(3, 16)},
    },
}
NEW = {**PAYING, "board": {"1f1": {"card": "A", "new": True}, "1f2": "H", "1s1": "S"}}
REVEALING = {
    "step": "accumulation.reveal",
    "turn": 3,
    "board": {"1f1": {"face": "down"}, "1f2": {"face": "down"}, "1f3": None, "2f1": {"face": "down"}},
}
EXCHANGING = {"step": "setup.exchange", "players": {"1": {"hand": 4}, "2": {"hand": 4}}}
ORDERING = {
    "turn": 3,
    "cards": {"A": {"abilities": ["end of your turn: counter", "end of your turn: heal 1 own"]}},
    "board": {"1f1": "A", "1f2": {"face": "down"}, "2f1": None},
}
DRAWING = {
    "step": "accumulation",
    "seed": None,
    "turn": 3,
    "players": {"1": {"shuffled": True, "drawing": 1}},
}
ENTER = {"do": "enter", "player": 1, "phase": "attack"}
CREATURE_AND_TARGET = "attack.declaration.creature_and_target"
DEFENDING = "attack.declaration.defender"
TOGETHER = "accumulation.reveal.chosen_cards_together"
EXACTLY_ONE = "choice.options.exactly_one"
REFUSALS: list[tuple[dict[str, Any], list[dict[str, Any]], dict[str, Any], str, str]] = [
    (FIELD, [], attack(1, "1h", "2h"), CREATURE_AND_TARGET, "no-creature-of-yours"),
    (FIELD, [], attack(1, "1s1", "2h"), CREATURE_AND_TARGET, "no-creature-of-yours"),
    (FIELD, [], attack(1, "2f1", "2h"), CREATURE_AND_TARGET, "no-creature-of-yours"),
    (FIELD, [], attack(1, "1f15", "2h"), CREATURE_AND_TARGET, "no-creature-of-yours"),
    (FIELD, [], attack(1, "1f1", "1f2"), CREATURE_AND_TARGET, "no-enemy-character"),
    (FIELD, [], attack(1, "1f1", "2s1"), CREATURE_AND_TARGET, "no-enemy-character"),
    (FIELD, [], attack(1, "1f1", "2f15"), CREATURE_AND_TARGET, "no-enemy-character"),
    (FIELD, [], attack(1, "1f1", "2f5"), "A-heroes-hidden-not-chosen", "hidden-not-chosen"),
    (FIELD, [], attack(1, "1f6", "2h"), "A-heroes-hidden", "hidden-does-nothing"),
    (FIELD, [], attack(1, "1f3", "2h"), "A-heroes-new-creature", "too-new"),
    (FIELD, [], attack(1, "1f4", "2h"), "A-heroes-attack-open", "closed-already"),
    (FIELD, [], attack(1, "1f5", "2h"), "A-heroes-attack-once", "has-attacked"),
    (FIELD, [], attack(2, "2f1", "1h"), EXACTLY_ONE, "not-active"),
    (FIELD, [], simple("decline", 1), EXACTLY_ONE, "choose-phase"),
    (FIELD, [], defend(2, "2f1"), DEFENDING, "no-attack-to-defend"),
    (
        FIELD,
        [],
        {"do": "enter", "player": 1, "phase": "attack"},
        "A-heroes-phase-offered",
        "nothing-in-phase",
    ),
    (FIELD, [], {"do": "draw", "player": 1, "number": 0}, "A-heroes-decks", "no-chance-now"),
    (FIELD, [attack(1, "1f1", "2f1")], attack(1, "1f1", "2f1"), DEFENDING, "defender-first"),
    (FIELD, [attack(1, "1f1", "2f1")], defend(1, "1f2"), DEFENDING, "defender-first"),
    *[
        (FIELD, [attack(1, "1f1", "2f1")], defend(2, place), DEFENDING, "cannot-defend")
        for place in ("2h", "2f1", "2f3", "2f4", "2f5", "2s1", "1f2", "2f15")
    ],
    (PAYING, [], use(1, "1f1"), "A-heroes-paying", "closed-already"),
    (PAYING, [], use(1, "1f1", 1), "A-heroes-paying", "too-few-coins"),
    (PAYING, [], use(1, "1f1", 2), "A-heroes-targets", "no-target-there"),
    (PAYING, [], use(1, "1f1", 3), "choice.ability.to_abilities", "no-activated-ability"),
    (PAYING, [], use(1, "1f1", 9), "choice.ability.to_abilities", "no-activated-ability"),
    (PAYING, [], use(1, "1f2", 1), "A-heroes-hidden", "hidden-does-nothing"),
    (PAYING, [], use(1, "2h"), "choice.ability.to_abilities", "no-card-of-yours-there"),
    (NEW, [], use(1, "1f1"), "A-heroes-new-creature", "too-new"),
    (NEW, [use(1, "1f2", 1)], use(1, "1f2", 1), "A-heroes-use-marks", "used-up"),
    (PAYING, [], play(1, 0), "A-heroes-one-support-per-class", "class-taken"),
    (PAYING, [], play(1, 1), "A-heroes-targets", "event-without-target"),
    (PAYING, [], play(1, 2), "A-heroes-playing", "too-few-coins"),
    (PAYING, [], play(1, 3), "A-heroes-playing", "no-place-left"),
    (PAYING, [], play(1, 4), "choice.card.to_playing", "no-card-in-hand"),
    (EXCHANGING, [], PASS, "A-heroes-setup", "exchange-first"),
    (EXCHANGING, [], choose(1, "hand 4"), "A-heroes-setup", "no-card-in-hand"),
    (EXCHANGING, [], simple("done", 2), "A-heroes-exchange", "not-your-exchange"),
    (EXCHANGING, [choose(1, "hand 0")], choose(1, "hand 0"), "A-heroes-setup", "named-already"),
    (REVEALING, [], PASS, TOGETHER, "reveal-first"),
    (REVEALING, [], choose(1, "1f3"), TOGETHER, "not-hidden-card"),
    (REVEALING, [], choose(1, "2f1"), TOGETHER, "not-hidden-card"),
    (REVEALING, [], choose(2, "2f1"), "A-heroes-reveal-active", "not-yours-to-reveal"),
    (REVEALING, [choose(1, "1f2")], choose(1, "1f2"), TOGETHER, "named-already"),
    (ORDERING, [PASS], PASS, "A-heroes-queue", "order-first"),
    (ORDERING, [PASS], order(1, 2), "A-heroes-queue", "nothing-waits"),
    (ORDERING, [PASS], simple("decline", 1), "A-heroes-optional-triggers", "not-optional"),
    (ORDERING, [PASS, order(1, 1)], PASS, "A-heroes-targets", "target-first"),
    (ORDERING, [PASS, order(1, 1)], choose(1, "2f1"), "A-heroes-targets", "no-target-of-this"),
    (ORDERING, [PASS, order(1, 1)], choose(1, "1f2"), "A-heroes-hidden-not-chosen", "hidden-not-chosen"),
    (DRAWING, [], PASS, "A-heroes-decks", "drawing-first"),
    ({"step": "over", "winner": 1}, [], PASS, "A-heroes-defeat", "game-over"),
]


@pytest.mark.parametrize(("position", "before", "action", "key", "code"), REFUSALS)
def test_a_refusal_says_why(
    position: dict[str, Any],
    before: list[dict[str, Any]],
    action: dict[str, Any],
    key: str,
    code: str,
) -> None:
    battle = do(at(position), *before)
    refusal = battle.check(battle.action(action))
    assert refusal is not None
    assert (refusal.key, refusal.code) == (key, code)
    assert all(refusal.message.say(lang) for lang in LANGS)
    was = battle.to_json()
    with pytest.raises(IllegalAction):
        battle.apply_action(battle.action(action))
    assert battle.to_json() == was


def test_every_refusal_of_heroes_is_given_somewhere() -> None:
    messages = tomllib.loads((files("ccg_rules") / "messages" / "heroes.toml").read_text(encoding="utf-8"))
    codes = {ident.removeprefix("refused-") for ident in messages if ident.startswith("refused-")}
    assert codes <= {code for *_, code in REFUSALS}


# Positions that no game can reach


@pytest.mark.parametrize(
    ("position", "place", "message"),
    [
        ({"step": "attack.defender"}, "attack", "attack-out-of-place"),
        ({"attack": {"attacker": "1-1", "target": "2-hero"}, "board": {"1f1": None}}, "attack", None),
        ({"step": "over"}, "winner", "winner-out-of-place"),
        (
            {"step": "attack.defender", "attack": {"attacker": "1-hero", "target": "2-hero"}},
            "attack.attacker",
            "cannot-be-in-attack",
        ),
        (
            {
                "step": "attack.defender",
                "cards": {"A": {}, "B": {}},
                "board": {"1f1": "A"},
                "attack": {"attacker": "A", "target": "B"},
                "players": {"2": {"graveyard": ["B"]}},
            },
            "attack.target",
            "cannot-be-in-attack",
        ),
        ({"queue": [{"kind": "strike", "card": "1-hero", "player": 1}]}, "queue[0]", "queue-out-of-place"),
        (
            {
                "cards": {"A": {"abilities": ["on opening: counter"]}},
                "board": {"1f1": "A"},
                "queue": [{"kind": "ability", "card": "A", "player": 1, "ability": 0, "targets": ["A"]}],
            },
            "queue[0]",
            "queue-out-of-place",
        ),
        ({"winner": 1}, "winner", "winner-out-of-place"),
        ({"turn": 0}, "turn", "turn-before-the-first"),
        ({"to_act": 2, "turn": 1}, "to_act", "cannot-be-to-act"),
        ({"players": {"1": {"hand": 40, "deck": 30}}}, "players.1.deck", "hand-and-deck"),
        ({"players": {"1": {"deck": 1, "drawing": 2}}}, "players.1.drawing", "draws-too-many"),
        ({"chosen": ["1f1"], "board": {"1f1": None}}, "chosen[0]", "chosen-out-of-place"),
        (
            {
                "cards": {"A": {"abilities": ["activated, 1 a turn: coin 1"]}},
                "board": {"1f1": "A"},
                "using": {"card": "A", "ability": 0, "player": 1},
            },
            "using",
            "using-out-of-place",
        ),
    ],
)
def test_impossible_positions(position: dict[str, Any], place: str, message: str | None) -> None:
    with pytest.raises(NotationError) as caught:
        at(position)
    found = [(each.place, each.message.id) for each in caught.value.faults]
    assert (place, message or "attack-out-of-place") in found
    assert all(each.say(lang) for each in caught.value.faults for lang in LANGS)


# Views


@pytest.mark.parametrize("position", [FIELD, PAYING, NEW, REVEALING, EXCHANGING, ORDERING])
def test_views_have_the_shape_that_is_asked_of_engines(position: dict[str, Any]) -> None:
    battle = at(position)
    for observer in (1, 2):
        hold(battle.observation(observer), VIEWS[observer], "view")


def test_the_hand_is_a_number_to_the_other_and_decks_are_to_both() -> None:
    battle = at({"players": {"1": {"hand": 3, "deck": 7}}})
    assert battle.observation(1)["players"]["1"]["hand"] == ["1-1", "1-2", "1-3"]
    assert battle.observation(2)["players"]["1"]["hand"] == 3
    assert battle.observation(1)["players"]["1"]["deck"] == 7
    assert "1-4" not in battle.observation(1)["cards"]


def test_what_is_being_chosen_is_shown_to_who_decides_only() -> None:
    battle = do(at(EXCHANGING), choose(1, "hand 1"))
    assert battle.observation(1)["chosen"] == ["hand 1"]
    assert "chosen" not in battle.observation(2)
    battle = at(
        {
            "cards": {"A": {"abilities": ["activated, 1 a turn: wound 1 enemy creature"]}},
            "board": {"1f1": "A", "2f1": None, "2f2": None},
            "turn": 3,
        }
    )
    do(battle, use(1, "1f1"))
    assert "using" in battle.observation(1)
    assert "using" not in battle.observation(2)


def test_a_card_that_is_known_does_not_name_one_that_is_not() -> None:
    battle = at(
        {
            "cards": {"A": {"life": 3}, "B": {"copy_of": "A"}},
            "players": {"1": {"hand": ["A"]}},
            "board": {"1f1": "B"},
        }
    )
    assert battle.observation(1)["cards"]["B"]["copy_of"] == "A"
    assert battle.observation(2)["cards"]["B"].get("copy_of") is None
    assert "A" not in battle.observation(2)["cards"]


# Deviations


def test_a_chapter_can_be_replaced() -> None:
    class _TwoCoins(Accumulation):
        def gain_coin(self, state: State, player: int) -> None:
            Accumulation.gain_coin(self, state, player)
            Accumulation.gain_coin(self, state, player)

    battle = Game(put(EDITIONS[HEROES], _TwoCoins)).from_position(
        {"game": "heroes", "step": "accumulation", "entering": True, "turn": 3}
    )
    assert battle.observation(1)["players"]["1"]["coins"] == 2
