"""What each player sees: everything of their own, and of the other only what both may know."""

from __future__ import annotations

from typing import Any

from ccg_rules.notation.shapes import hold
from ccg_rules.notation.views import VIEWS
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
    assert battle.observation(1)["using"] == {"at": "1a1", "ability": 0, "chosen": ["1b1"]}
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
