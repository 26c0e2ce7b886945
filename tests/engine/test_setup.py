"""Positions that no game can reach are refused, each with where and why."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ccg_rules.engine import UnsupportedRule, load_game
from ccg_rules.notation.berserk.cards import Card
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


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", ["symbiont", "equipment"])
def test_kinds_out_of_scope_are_unsupported_not_illegal(edition: str, kind: str) -> None:
    with pytest.raises(UnsupportedRule) as caught:
        start(edition, {"cards": {"A": {"kind": kind}}, "board": {"1b1": "A"}})
    assert all("A" in caught.value.message.say(lang) for lang in LANGS)


def _deck(player: int, size: int, alike: int = 1) -> list[Card]:
    """Return a deck of cards with names of their own, some of which are copies of one another."""
    cards = [Card(f"{player}-{number}") for number in range(size)]
    return [replace(card, copy_of="x") if number < alike else card for number, card in enumerate(cards)]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("size", "alike", "message"),
    [
        (29, 1, "deck-size"),
        (30, 1, None),
        (50, 3, None),
        (51, 1, "deck-size"),
        (40, 4, "too-many-alike"),
    ],
)
def test_decks_that_are_not_legal_are_refused(
    edition: str, size: int, alike: int, message: str | None
) -> None:
    """30 to 50 cards, at most three of them alike (`A-decks`), whoever's deck it is."""
    legal = {1: _deck(1, 40), 2: _deck(2, 40)}
    for player in (1, 2):
        decks = legal | {player: _deck(player, size, alike)}
        if message is None:
            battle = load_game(edition).new_initial_state(decks=(decks[1], decks[2]), seed=1)
            assert battle.step == "deal.redeal"
            continue
        with pytest.raises(NotationError) as caught:
            load_game(edition).new_initial_state(decks=(decks[1], decks[2]), seed=1)
        assert [(each.place, each.message.id) for each in caught.value.faults] == [
            (f"decks.{player}", message)
        ]
