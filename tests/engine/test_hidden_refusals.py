"""A refusal must not tell what a hidden card of the opponent can do."""

from __future__ import annotations

from typing import Any

import pytest

from ccg_rules.engine import load_game

ABILITIES = [
    [],
    ["before the turn: counter"],
    ["sudden: counter"],
    ["action: counter"],
    ["start of each turn, may: counter"],
    ["when a card moves, may: counter"],
]
STEPS = ["initial_phase", "opening_phase.opening", "main_phase.choice", "final_phase"]


def refusal(step: str, turn: int, number: int, abilities: list[str]) -> Any:
    """Return why the First Player cannot use an ability of the Second Player's hidden card."""
    battle = load_game("berserk-execution").from_position(
        {
            "step": step,
            "entering": True,
            "turn": turn,
            "cards": {"A": {"abilities": ["before the turn: counter"]}, "D": {"abilities": abilities}},
            "board": {
                "1b1": {"card": "A", "face": "up"},
                "2b1": {"card": None, "face": "up"},
                "2c3": {"card": "D", "face": "down"},
            },
        }
    )
    return battle.check(battle.action({"do": "use", "player": 1, "at": "2c3", "ability": number}))


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("turn", [1, 2])
@pytest.mark.parametrize("number", [0, 1])
def test_a_refusal_tells_nothing_about_a_hidden_card(step: str, turn: int, number: int) -> None:
    found = [refusal(step, turn, number, abilities) for abilities in ABILITIES]
    assert found[0] is not None
    assert all(each == found[0] for each in found)
