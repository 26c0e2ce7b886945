"""Attacks where chance is told, refused or written out in the middle: what scenarios cannot show."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from ccg_rules.engine import load_game
from ccg_rules.notation.faults import NotationError
from ccg_rules.text import LANGS
from tests.engine.positions import EDITIONS
from tests.engine.test_answers import EXECUTION, simple

if TYPE_CHECKING:
    from ccg_rules.engine.berserk.game import Battle

STRIKE = {"do": "strike", "player": 1, "at": "1b1", "target": "2b1"}
DEFEND = {"do": "defend", "player": 2, "at": "2c1"}
PASSES = (simple("pass", 1), simple("pass", 2))
FIELD = {
    "turn": 3,
    "cards": {
        "B": {"life": 20, "strike": "1-2-3"},
        "C": {"life": 20, "strike": "4-5-6"},
        "D": {"life": 20, "strike": "7-8-9"},
        "T": {"kind": "terrain"},
        "A": {"kind": "artifact"},
    },
    "board": {
        "1b1": {"card": "B", "face": "up"},
        "1b2": {"card": "A", "face": "up"},
        "2b1": {"card": "C", "face": "up"},
        "2c1": {"card": "D", "face": "up"},
        "2z1": {"card": "T", "owner": 2, "face": "up"},
    },
}


def roll(player: int, number: int) -> dict[str, Any]:
    return {"do": "roll", "player": player, "number": number}


def attacked(*actions: dict[str, Any], edition: str = EXECUTION, seed: int | None = None) -> Battle:
    """Return a battle in which B has struck at C, both have passed, and these actions have followed."""
    battle = load_game(edition).from_position({**FIELD, "step": "main_phase.choice", "seed": seed})
    for action in (STRIKE, *PASSES, *actions):
        battle.apply_action(battle.action(action))
    return battle


def offered(battle: Battle) -> list[dict[str, Any]]:
    return [dict(battle.struct(action)) for action in battle.legal_actions()]


def wounds(battle: Battle, cell: str) -> int:
    found: int = battle.to_json()["board"][cell].get("wounds", 0)
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_seed_both_dice_are_told(edition: str) -> None:
    battle = attacked(simple("decline", 2), edition=edition)
    assert offered(battle) == [roll(1, number) for number in range(1, 7)]
    battle.apply_action(battle.action(roll(1, 3)))
    assert offered(battle) == [roll(2, number) for number in range(1, 7)]
    battle.apply_action(battle.action(roll(2, 6)))
    assert (wounds(battle, "1b1"), wounds(battle, "2b1")) == (4, 0)


def test_with_a_seed_the_same_dice_fall_again() -> None:
    one, other = (attacked(simple("decline", 2), seed=7) for _ in range(2))
    assert one.to_json() == other.to_json()
    fallen = {json.dumps(attacked(simple("decline", 2), seed=n).to_json()["board"]) for n in range(40)}
    assert len(fallen) > 3


@pytest.mark.parametrize(
    ("before", "action", "key", "code"),
    [
        ((), roll(1, 6), "A-defender", "defender-first"),
        ((), simple("weaken", 2), "A-defender", "defender-first"),
        ((), simple("pass", 1), "A-defender", "defender-first"),
        ((), {**DEFEND, "player": 1}, "A-defender", "defender-first"),
        ((), {**DEFEND, "at": "2e3"}, "A-defender", "no-creature-of-yours"),
        ((simple("decline", 2),), roll(2, 6), "A-strike-two-dice", "roll-first"),
        ((simple("decline", 2),), simple("decline", 1), "A-strike-two-dice", "roll-first"),
        ((simple("decline", 2), roll(1, 6)), roll(1, 2), "A-strike-two-dice", "roll-first"),
        ((DEFEND,), DEFEND, "A-strike-two-dice", "roll-first"),
        ((DEFEND, roll(1, 6), roll(2, 2)), roll(1, 1), "A-strike-exchange", "weaken-first"),
        ((DEFEND, roll(1, 6), roll(2, 2)), simple("weaken", 2), "A-strike-exchange", "weaken-first"),
    ],
)
def test_out_of_its_turn_nothing_is_said_or_rolled(
    before: tuple[dict[str, Any], ...], action: dict[str, Any], key: str, code: str
) -> None:
    battle = attacked(*before)
    was = battle.to_json()
    refusal = battle.check(battle.action(action))
    assert refusal is not None
    assert (refusal.key, refusal.message.id) == (key, f"refused-{code}")
    assert all(refusal.message.say(lang) for lang in LANGS)
    assert battle.to_json() == was


@pytest.mark.parametrize("done", range(4))
@pytest.mark.parametrize("first", [DEFEND, simple("decline", 2)])
def test_an_attack_under_way_is_written_out_and_read_back(first: dict[str, Any], done: int) -> None:
    script = (first, roll(1, 2), roll(2, 6), simple("weaken", 2), *PASSES)
    battle = attacked(*script[:done])
    written = json.loads(json.dumps(battle.to_json()))
    again = battle.game.from_position(written)
    assert again.to_json() == written
    assert offered(again) == offered(battle)
    for each in (battle, again):
        for action in script[done:]:
            each.apply_action(each.action(action))
    assert again.to_json() == battle.to_json()
    assert wounds(again, "1b1") == (7 if first is DEFEND else 4)
    closed = [cell for cell, lying in again.to_json()["board"].items() if lying.get("closed")]
    assert closed == (["1b1", "2c1"] if first is DEFEND else ["1b1"])


def test_a_defence_is_undone_with_its_payment() -> None:
    battle = attacked()
    was = battle.to_json()
    battle.apply_action(battle.action(DEFEND))
    assert battle.to_json() != was
    battle.undo()
    assert battle.to_json() == was


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "attack",
    [
        {"target": "B"},
        {"target": "A"},
        {"target": "T"},
        {"attacker": "A"},
        {"attacker": "C", "target": "C"},
        {"dice": [6]},
        {"defender": "D"},
        {"unanswered": True},
        {"stage": "dice", "defender": "C"},
        {"stage": "dice", "defender": "A"},
        {"stage": "dice", "dice": [6, 2, 3]},
        {"stage": "dice", "dice": [6, 2], "unanswered": True},
        {"stage": "dice", "defender": "D", "unanswered": True},
        {"stage": "exchange"},
        {"stage": "exchange", "dice": [6]},
        {"stage": "exchange", "dice": [6, 3]},
        {"stage": "exchange", "dice": [6, 2], "unanswered": True},
    ],
)
def test_no_attack_comes_to_that(edition: str, attack: dict[str, Any]) -> None:
    step = "main_phase.action" if edition == "berserk-vanguard" else "main_phase.execution"
    position = {**FIELD, "step": step, "attack": {"attacker": "B", "target": "C", **attack}}
    with pytest.raises(NotationError) as caught:
        load_game(edition).from_position(position)
    assert [(each.place, each.message.id) for each in caught.value.faults] == [
        ("attack", "strike-out-of-place")
    ]


def test_no_attack_is_under_way_where_strikes_are_not_executed() -> None:
    position = {**FIELD, "step": "main_phase.choice", "attack": {"attacker": "B", "target": "C"}}
    with pytest.raises(NotationError, match="attack"):
        load_game(EXECUTION).from_position(position)
