"""Positions that no game can reach are refused, each with where and why."""

from __future__ import annotations

from typing import Any

import pytest

from ccg_rules.notation.faults import NotationError
from ccg_rules.text import LANGS
from tests.engine.positions import EDITIONS, start

SWAP = {"abilities": ["after deployment: swap"]}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("position", "place", "message"),
    [
        ({"board": {"1a1": {"card": None, "owner": 2}}}, "board.1a1", "not-own-half"),
        (
            {"step": "deployment.after", "players": {"1": {"squad": [1]}}},
            "players.1.squad",
            "squad-not-placed",
        ),
        ({"players": {"2": {"deal": [1]}}}, "players.2.deal", "deal-not-returned"),
        ({"step": "deal.redeal", "entering": True}, "players.1.deck", "deck-not-named"),
        ({"cards": {"A": {"cost": "X"}}, "board": {"1a1": "A"}}, "cards.A.x", "cost-without-x"),
        (
            {
                "step": "deployment.after",
                "to_act": 2,
                "cards": {"S": SWAP},
                "board": {"1a1": "S", "1b1": None, "2a1": None},
                "using": {"card": "S", "ability": 0, "player": 1},
            },
            "using",
            "using-out-of-place",
        ),
        ({"players": {"1": {"squad": [1]}}, "to_act": 2}, "to_act", "cannot-be-to-act"),
    ],
)
def test_impossible_positions(edition: str, position: dict[str, Any], place: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        start(edition, position)
    assert (place, message) in [(each.place, each.message.id) for each in caught.value.faults]
    assert all(each.say(lang) for each in caught.value.faults for lang in LANGS)


@pytest.mark.parametrize("edition", EDITIONS)
def test_in_battle_cards_may_lie_anywhere(edition: str) -> None:
    position = {"step": "final_phase", "board": {"1a1": {"card": None, "owner": 2}, "2a1": None, "1b1": None}}
    assert start(edition, position).observation(1)["board"]["1a1"]["owner"] == 2


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("player", [1, 2])
def test_either_player_can_have_priority(edition: str, player: int) -> None:
    position = {"step": "final_phase", "active": 1, "to_act": player, "board": {"1a1": None, "2a1": None}}
    battle = start(edition, position)
    assert battle.current_player() == player
    assert battle.observation(1)["passes"] == player - 1
