"""What each player sees: everything of their own, and of the other only what both may know."""

from __future__ import annotations

from typing import Any

from ccg_rules.notation.berserk.views import VIEWS
from ccg_rules.notation.shapes import hold
from tests.engine.positions import start
from tests.engine.test_answers import (
    COUNTER,
    EXECUTION,
    SWAP,
    VANGUARD,
    choose,
    place,
    played,
    simple,
    stuck,
    use,
)


def sides(view: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    return view["players"]["1"], view["players"]["2"]


def test_the_opponents_squad_is_a_number_that_shrinks() -> None:
    position = {"players": {"1": {"squad": [3]}, "2": {"squad": [1]}}}
    battle = played(EXECUTION, position, place(1, "1c1", 1))
    own, _ = sides(battle.observation(1))
    seen, _ = sides(battle.observation(2))
    assert own["squad"] == ["1-1", None, "1-3"]
    assert seen["squad"] == 2


def test_returned_cards_are_named_to_their_owner_only() -> None:
    battle = played(VANGUARD, stuck(cost=3), place(1, "1e1"))
    own, _ = sides(battle.observation(1))
    seen, _ = sides(battle.observation(2))
    assert own["returned"] == ["B"]
    assert "returned" not in seen
    assert own["deck"] == seen["deck"] == 16
    assert "B" not in battle.observation(2)["cards"]


def test_zones_and_graveyards_are_seen_by_both() -> None:
    position = {
        "cards": {"A": {}, "B": {}, "C": {}, "D": {}},
        "players": {
            "1": {"squad": [1], "zone": ["A"], "graveyard": ["B"]},
            "2": {"zone": ["C"], "graveyard": ["D"]},
        },
    }
    for observer in (1, 2):
        first, second = sides(start(EXECUTION, position).observation(observer))
        assert (first["zone"], first["graveyard"]) == (["A"], ["B"])
        assert (second["zone"], second["graveyard"]) == (["C"], ["D"])


def test_an_ability_in_use_is_shown_to_its_player() -> None:
    position = {
        "step": "deployment.after",
        "cards": {"S": {"abilities": [SWAP]}},
        "board": {"1a1": "S", "1b1": None, "2a1": None},
    }
    battle = played(EXECUTION, position, use(1, "1a1"), choose(1, "1b1"))
    assert battle.observation(1)["using"] == {
        "card": "S",
        "ability": 0,
        "player": 1,
        "chosen": ["1b1"],
    }
    assert "using" not in battle.observation(2)
    assert battle.observation(2)["asked"] == "choose"
    assert battle.observation(2)["to_act"] == 1


def test_a_card_that_lies_face_up_is_seen_whole() -> None:
    cards = {"A": {"life": 4, "abilities": [COUNTER]}}
    position = {"step": "deployment.after", "cards": cards, "board": {"1a1": "A", "2a1": None}}
    battle = played(EXECUTION, position, use(1, "1a1"))
    seen = battle.observation(2)
    assert seen["board"]["1a1"] == {"card": "A", "owner": 1, "face": "up", "life": 4, "counters": 1}
    assert seen["cards"]["A"] == {"life": 4, "abilities": [COUNTER]}
    assert seen["board"]["2a1"]["card"] == "2-1"


def test_declining_is_seen_by_both() -> None:
    position = {"step": "deployment.after", "board": {"1a1": None, "2a1": None}}
    battle = played(EXECUTION, position, simple("decline", 1))
    for observer in (1, 2):
        first, second = sides(battle.observation(observer))
        assert (first["declined"], second["declined"]) == (True, False)


def test_views_have_the_shape_that_is_asked_of_engines() -> None:
    position = {"players": {"1": {"squad": [3], "forbidden": ["1b2"]}, "2": {"squad": [1]}}}
    battle = played(EXECUTION, position, place(1, "1c1"))
    for observer in (1, 2):
        hold(battle.observation(observer), VIEWS[observer], "view")
        first, _ = sides(battle.observation(observer))
        assert first["forbidden"] == ["1b2"]


BATTLE = {
    "step": "final_phase",
    "active": 1,
    "cards": {
        "A": {"life": 5, "abilities": ["sudden, closing: counter"]},
        "G": {"abilities": ["action: grant own until end of turn (sudden: open this)"]},
        "X": {"cost": "X", "x": 3, "life": 4},
    },
    "board": {
        "1a1": {
            "card": "A",
            "wounds": 2,
            "counters": 1,
            "acquired": [{"of": "G", "ability": 0, "until": 1}],
        },
        "1a2": "G",
        "2a1": None,
        "2c3": {"card": "X", "face": "down", "closed": True, "wounds": 1},
        "2z2": None,
    },
}


def test_in_battle_the_state_of_a_card_is_seen() -> None:
    battle = start(EXECUTION, BATTLE)
    assert battle.observation(2)["board"]["1a1"] == {
        "card": "A",
        "owner": 1,
        "face": "up",
        "closed": False,
        "wounds": 2,
        "life": 5,
        "counters": 1,
        "points": 1,
        "acquired": ["sudden: open this"],
    }
    assert battle.observation(1)["board"]["2z2"]["card"] == "2-2"
    assert sides(battle.observation(1))[1]["zone"] == ["2-2"]


def test_of_a_hidden_card_the_other_sees_only_that_it_is_closed_and_wounded() -> None:
    battle = start(EXECUTION, BATTLE)
    hidden = {"card": "?", "owner": 2, "face": "down", "closed": True, "wounds": 1}
    assert battle.observation(1)["board"]["2c3"] == hidden
    assert battle.observation(2)["board"]["2c3"] == {
        **hidden,
        "card": "X",
        "life": 4,
        "counters": 0,
        "points": 1,
        "x": 3,
    }
    assert "X" not in battle.observation(1)["cards"]


def test_turn_priority_and_stack_are_seen_by_both() -> None:
    battle = played(EXECUTION, BATTLE, use(1, "1a1"))
    for observer in (1, 2):
        seen = battle.observation(observer)
        assert (seen["step"], seen["turn"], seen["active"], seen["winner"]) == ("final_phase", 1, 1, None)
        assert (seen["to_act"], seen["asked"], seen["passes"]) == (1, "priority", 0)
        assert [(each["kind"], each["card"]) for each in seen["stack"]] == [
            ("payment", "A"),
            ("ability", "A"),
        ]
        hold(seen, VIEWS[observer], "view")


def test_what_waits_is_seen_by_its_player_only() -> None:
    position = {
        "step": "final_phase",
        "active": 1,
        "entering": True,
        "cards": {name: {"abilities": ["end of your turn: counter"]} for name in "AB"},
        "board": {"1a1": "A", "1b1": "B", "2a1": None},
    }
    battle = start(EXECUTION, position)
    assert [each["card"] for each in battle.observation(1)["waiting"]] == ["A", "B"]
    assert "waiting" not in battle.observation(2)
    assert battle.observation(2)["asked"] == "order"
    for observer in (1, 2):
        hold(battle.observation(observer), VIEWS[observer], "view")


def test_the_opponents_deal_is_a_number() -> None:
    position = {
        "step": "recruiting.taking",
        "cards": {"A": {}},
        "players": {"1": {"deal": ["A", 2]}, "2": {"deal": [4]}},
    }
    battle = start(EXECUTION, position)
    assert sides(battle.observation(1))[0]["deal"] == ["A", "1-1", "1-2"]
    assert sides(battle.observation(2))[0]["deal"] == 3
    assert "A" not in battle.observation(2)["cards"]


def test_what_was_said_of_redeals_is_shown_to_both() -> None:
    position = {
        "step": "deal.redeal",
        "players": {"1": {"deal": [3], "deck": 20}, "2": {"deal": [4], "deck": 20}},
    }
    for do, entitled in (("redeal", True), ("keep", False)):
        battle = played(EXECUTION, position, {"do": do, "player": 1})
        for observer in (1, 2):
            first, second = sides(battle.observation(observer))
            assert (first["entitled"], first["announced"]) == (entitled, do)
            assert (second["entitled"], second["announced"]) == (True, None)


def test_a_card_being_taken_is_shown_to_its_player() -> None:
    position = {
        "step": "recruiting.taking",
        "cards": {"A": {"cost": "X"}},
        "players": {"1": {"deal": ["A", 2]}, "2": {"deal": [4]}},
    }
    battle = played(EXECUTION, position, {"do": "take", "player": 1, "slot": 0, "cost": "ordinary"})
    assert battle.observation(1)["taking"] == {"card": "A", "player": 1}
    assert "taking" not in battle.observation(2)
    assert battle.observation(2)["asked"] == "x"
