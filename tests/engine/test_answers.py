"""Refusals, traces and reckonings, each with what it rests on: what scenarios of clauses do not spell out."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest

from ccg_rules.engine import load_game
from ccg_rules.rulebook import UnknownEdition
from tests.engine.positions import start

if TYPE_CHECKING:
    from ccg_rules.engine.berserk.game import Battle

EXECUTION, VANGUARD = "berserk-execution", "berserk-vanguard"
COUNTER, SWAP, SHIFT = ("after deployment: " + effect for effect in ("counter", "swap", "shift"))

PLACING = {
    "players": {"1": {"squad": [2], "forbidden": ["1b2"]}, "2": {"squad": [1]}},
    "board": {"1c1": None},
}
WINDOW = {
    "step": "deployment.after",
    "cards": {
        "A": {"abilities": [COUNTER]},
        "S": {"abilities": [SWAP]},
        "X": {"cost": "X", "x": 2},
        "Y": {"cost": "X", "x": 2, "abilities": [COUNTER]},
        "T": {"abilities": [SHIFT]},
    },
    "board": {"1a1": "A", "1b1": "S", "1c1": "X", "1d1": "Y", "2a1": "T", "2b1": None},
}
LONELY = {
    "step": "deployment.after",
    "cards": {"S": {"abilities": [SWAP]}},
    "board": {"1a1": "S", "2a1": None},
}


def place(player: int, at: str, slot: int = 0) -> dict[str, Any]:
    return {"do": "place", "player": player, "slot": slot, "at": at}


def use(player: int, at: str, ability: int | str = 0) -> dict[str, Any]:
    return {"do": "use", "player": player, "at": at, "ability": ability}


def choose(player: int, at: str) -> dict[str, Any]:
    return {"do": "choose", "player": player, "at": at}


def simple(do: str, player: int) -> dict[str, Any]:
    return {"do": do, "player": player}


def played(edition: str, position: dict[str, Any], *actions: dict[str, Any]) -> Battle:
    battle = start(edition, position)
    for action in actions:
        battle.apply_action(battle.action(action))
    return battle


SQUAD, AFTER = "deployment.squad.", "deployment.after."
ORDER = SQUAD + "first_then_second"
REFUSALS: list[tuple[str, dict[str, Any], list[dict[str, Any]], dict[str, Any], str, str, str]] = [
    # edition, position, what is played before; the action; key, code, and what the words must contain
    (
        EXECUTION,
        PLACING,
        [],
        place(2, "2c1"),
        SQUAD + "first_then_second",
        "not-your-turn-to-place",
        "Second",
    ),
    (
        EXECUTION,
        PLACING,
        [],
        place(2, "1c1"),
        SQUAD + "first_then_second",
        "not-your-turn-to-place",
        "Second",
    ),
    (EXECUTION, PLACING, [], simple("finish", 2), ORDER, "not-your-turn-to-place", ""),
    (EXECUTION, PLACING, [], simple("finish", 1), SQUAD + "face_down", "cards-left", ""),
    (EXECUTION, PLACING, [], {**simple("return", 1), "slot": 0}, SQUAD + "face_down", "can-be-placed", ""),
    (EXECUTION, PLACING, [], {**simple("return", 1), "slot": 5}, SQUAD + "face_down", "no-card-in-slot", "5"),
    (EXECUTION, PLACING, [], place(1, "1d1", 7), SQUAD + "face_down", "no-card-in-slot", "7"),
    (EXECUTION, PLACING, [place(1, "1d1")], place(1, "1d2"), SQUAD + "face_down", "no-card-in-slot", "0"),
    (EXECUTION, PLACING, [], place(1, "1zone"), SQUAD + "face_down", "not-on-the-field", ""),
    (EXECUTION, PLACING, [], place(1, "1c1"), SQUAD + "one_per_cell", "cell-taken", "1c1"),
    (EXECUTION, PLACING, [], place(1, "2c1"), ORDER, "other-half", "2c1"),
    (EXECUTION, PLACING, [], place(1, "1a2"), "deployment.first.flanks", "not-available-yet", "1a2"),
    (EXECUTION, PLACING, [], place(1, "1e1"), "deployment.first.front_edges", "not-available-yet", "1e1"),
    (
        *(EXECUTION, PLACING, [place(1, "1d1"), place(1, "1d2", 1)], place(2, "2e3")),
        *("deployment.second.flanks_last", "not-available-yet", "2e3"),
    ),
    (
        *(EXECUTION, PLACING, [], place(1, "1b2")),
        *("deployment.forbidden_cells.count_as_occupied", "cell-forbidden", "1b2"),
    ),
    (VANGUARD, PLACING, [], place(1, "1b2"), "A-forbidden-cells-vanguard", "cell-forbidden", "1b2"),
    (EXECUTION, PLACING, [], use(1, "1c1"), AFTER + "alternate", "placing-first", ""),
    (EXECUTION, PLACING, [], simple("decline", 1), AFTER + "alternate", "placing-first", ""),
    (EXECUTION, PLACING, [], choose(1, "1c1"), AFTER + "alternate", "placing-first", ""),
    (EXECUTION, WINDOW, [], place(1, "1b2"), AFTER + "alternate", "placing-is-over", ""),
    (EXECUTION, WINDOW, [], simple("finish", 1), AFTER + "alternate", "placing-is-over", ""),
    (EXECUTION, WINDOW, [], use(2, "2a1"), AFTER + "alternate", "not-your-turn", "Second"),
    (EXECUTION, WINDOW, [], choose(1, "1a1"), AFTER + "alternate", "nothing-to-choose", ""),
    (EXECUTION, WINDOW, [], use(1, "1e1"), AFTER + "alternate", "no-card-of-yours", "1e1"),
    (EXECUTION, WINDOW, [], use(1, "2a1"), AFTER + "alternate", "no-card-of-yours", "2a1"),
    (EXECUTION, WINDOW, [], use(1, "1a1", 1), AFTER + "alternate", "no-such-ability", "1a1"),
    (EXECUTION, WINDOW, [], use(1, "1a1", "reveal"), "deployment.x_cost.reveal", "no-such-ability", "1a1"),
    (EXECUTION, WINDOW, [], simple("decline", 1), "A-x-reveal", "must-reveal", ""),
    (EXECUTION, WINDOW, [use(1, "1b1")], simple("decline", 1), AFTER + "alternate", "choose-first", "First"),
    (EXECUTION, WINDOW, [use(1, "1b1")], use(1, "1a1"), AFTER + "alternate", "choose-first", "First"),
    (EXECUTION, WINDOW, [use(1, "1b1")], choose(2, "2a1"), AFTER + "alternate", "choose-first", "First"),
    (EXECUTION, WINDOW, [use(1, "1b1")], choose(1, "2a1"), "A-missing-target", "not-to-be-chosen", "2a1"),
    (
        *(EXECUTION, WINDOW, [use(1, "1b1"), choose(1, "1a1")], choose(1, "1a1")),
        *("A-rearranging-free", "not-to-be-chosen", "1a1"),
    ),
    (
        *(EXECUTION, WINDOW, [use(1, "1a1"), simple("decline", 2)], use(1, "1a1")),
        *(AFTER + "once", "used-already", "1a1"),
    ),
    (
        *(EXECUTION, WINDOW, [use(1, "1c1", "reveal"), simple("decline", 2)], use(1, "1c1", "reveal")),
        *("deployment.x_cost.reveal", "already-face-up", "1c1"),
    ),
    (
        *(EXECUTION, WINDOW, [use(1, "1d1"), simple("decline", 2)], use(1, "1d1", "reveal")),
        *("deployment.x_cost.reveal", "already-face-up", "1d1"),
    ),
    (
        *(EXECUTION, LONELY, [simple("decline", 1)], use(1, "1a1")),
        *(AFTER + "decline", "has-declined", "First"),
    ),
    (EXECUTION, LONELY, [], use(1, "1a1"), "A-missing-target", "no-target", "1a1"),
]


DEALT = {
    "step": "deal.redeal",
    "players": {player: {"deal": [15], "deck": [15], "shuffled": True} for player in ("1", "2")},
}
KEPT = {
    "step": "deal.redeal",
    "to_act": 2,
    "players": {"1": {"deal": [15], "entitled": False}, "2": {"deal": [15]}},
}
BEFORE_RECRUITING = {
    "step": "recruiting.before",
    "cards": {"A": {"abilities": ["before recruiting: gold 1"]}},
    "players": {"1": {"deal": ["A", 1]}, "2": {"deal": [2]}},
}
RECRUITING = {
    "step": "recruiting.taking",
    "cards": {
        "N": {"cost": 2},
        "W": {"cost": 30, "elite": True},
        "Q": {"cost": 50},
        "F": {"cost": 20, "flying": True},
        "X": {"cost": "X"},
        "T": {"kind": "terrain"},
        "U": {"kind": "terrain"},
    },
    "players": {
        "1": {"deal": ["N", "W", "Q", "F", "X", "T"], "squad": ["U"], "gold": 24, "silver": 22},
        "2": {"deal": [3]},
    },
}
NO_CREATURE = {"step": "recruiting.taking", "players": {"1": {"deal": [1]}, "2": {"deal": [1]}}}
HIDING = {"step": "reveal", "board": {"1a1": None, "2a1": None, "2a3": None}}
BEFORE_TURN = {
    "step": "initial_phase",
    "active": 1,
    "entering": True,
    "cards": {
        "A": {"abilities": ["before the turn: counter", "before the turn: counter", "sudden: counter"]}
    },
    "board": {"1a1": "A", "2a1": None},
}
KEEPING_CLOSED = {
    "step": "opening_phase.preparation",
    "active": 1,
    "entering": True,
    "cards": {"A": {"abilities": ["may stay closed"]}},
    "board": {"1a1": {"card": "A", "closed": True}, "1b1": None, "2a1": None},
}
TRIGGERED = {
    "step": "final_phase",
    "active": 1,
    "entering": True,
    "cards": {name: {"abilities": ["end of your turn: counter"]} for name in "AB"},
    "board": {"1a1": "A", "1b1": "B", "2a1": None},
}
CHOICE = {
    "step": "main_phase.choice",
    "active": 1,
    "cards": {
        "A": {"abilities": ["sudden: counter", "action: counter"]},
        "C": {"abilities": ["action: counter"]},
        "D": {"abilities": ["cannot be moved"]},
    },
    "board": {
        "1a1": "A",
        "1b1": {"card": "C", "closed": True},
        "1c1": "D",
        "1d1": {"card": None, "points": 0},
        "1z1": None,
        "2a1": None,
    },
}
SUDDENS = [
    "sudden: counter",
    "sudden, closing: counter",
    "sudden, 3 gold: counter",
    "sudden: wound 1 adjacent enemy",
]
FINAL = {
    "step": "final_phase",
    "active": 1,
    "cards": {"A": {"abilities": SUDDENS}, "X": {"cost": "X", "x": 1}},
    "players": {"1": {"gold": 2}},
    "board": {"1a3": "A", "1e3": {"card": "X", "face": "down"}, "2a1": None},
}
GAME_OVER = {"step": "over", "winner": 1, "board": {"1a1": None}}


def rich(gold: int, silver: int, cost: int) -> dict[str, Any]:
    """A player of the swamp with that many crystals, and a forest card in the deal."""
    return {
        "step": "recruiting.taking",
        "cards": {"S": {"element": "swamp"}, "E": {"element": "forest", "cost": cost}},
        "players": {"1": {"deal": ["E"], "squad": ["S"], "gold": gold, "silver": silver}, "2": {"deal": [3]}},
    }


def take(player: int, slot: int, cost: str = "ordinary") -> dict[str, Any]:
    return {"do": "take", "player": player, "slot": slot, "cost": cost}


def number(player: int, number: int, do: str = "number") -> dict[str, Any]:
    return {"do": do, "player": player, "number": number}


def move(player: int, at: str, to: str) -> dict[str, Any]:
    return {"do": "move", "player": player, "at": at, "to": to}


def strike(player: int, at: str, target: str) -> dict[str, Any]:
    return {"do": "strike", "player": player, "at": at, "target": target}


def defend(player: int, at: str) -> dict[str, Any]:
    return {"do": "defend", "player": player, "at": at}


STRIKING: dict[str, Any] = {
    "step": "main_phase.choice",
    "active": 1,
    "seed": None,
    "cards": {"A": {"kind": "artifact"}, "F": {"flying": True}, "T": {"kind": "terrain", "life": 0}},
    "board": {
        "1b1": None,
        "1e1": "A",
        **dict.fromkeys(("2a1", "2b1", "2d1", "2e3"), None),
        "2c1": {"card": None, "closed": True},
        "2z1": "F",
        "2z2": "T",
    },
}
STRUCK = [strike(1, "1b1", "2b1"), simple("pass", 1), simple("pass", 2)]
TWO_DICE, DEFENDER = "A-strike-two-dice", "A-defender"
ANNOUNCING, PAYING, WINDOW_OF_TURN = "deal.announcing.", "recruiting.price.", "initial_phase.before_turn."
SLOW, SUDDEN_PAYS, MOVEMENT = "A-slow-actions", "A-sudden-pays-after", "A-movement-step"
BATTLE_REFUSALS: list[tuple[str, dict[str, Any], list[dict[str, Any]], dict[str, Any], str, str, str]] = [
    (EXECUTION, DEALT, [], simple("pass", 1), ANNOUNCING + "first_player_first", "redeal-first", ""),
    (EXECUTION, DEALT, [], simple("redeal", 2), ANNOUNCING + "first_player_first", "announces-first", ""),
    (
        *(EXECUTION, DEALT, [simple("redeal", 1), simple("keep", 2)], simple("keep", 1)),
        *("deal.dealing.top_fifteen", "drawing-first", "drawn"),
    ),
    (EXECUTION, KEPT, [], simple("redeal", 1), ANNOUNCING + "declined_for_good", "has-kept", "First"),
    (
        *(EXECUTION, BEFORE_RECRUITING, [], simple("done", 1)),
        *("recruiting.before.alternate", "window-first", "before recruiting"),
    ),
    (EXECUTION, BEFORE_RECRUITING, [], simple("pass", 1), "A-window-only", "use-or-decline", "First"),
    (
        *(EXECUTION, RECRUITING, [], simple("pass", 1)),
        *("recruiting.one_by_one.one_at_a_time", "take-or-finish", "First"),
    ),
    (EXECUTION, RECRUITING, [], simple("done", 2), "A-recruit-order", "recruits-first", "First"),
    (
        *(EXECUTION, NO_CREATURE, [], simple("done", 1)),
        *("recruiting.illegal_squad.loses", "no-creature", "creature"),
    ),
    (EXECUTION, RECRUITING, [], take(1, 9), PAYING + "pay_cost", "not-in-deal", "9"),
    (EXECUTION, RECRUITING, [], take(1, 0, "replaced"), PAYING + "pay_cost", "no-other-cost", ""),
    (EXECUTION, RECRUITING, [], take(1, 1), PAYING + "gold_and_silver", "too-little-gold", "30"),
    (EXECUTION, RECRUITING, [], take(1, 2), PAYING + "pay_cost", "too-few-crystals-for", "50"),
    (EXECUTION, RECRUITING, [], take(1, 3), "A-flyer-cap", "flyer-cap", "15"),
    (EXECUTION, RECRUITING, [], take(1, 5), "A-one-terrain", "one-terrain", ""),
    (EXECUTION, rich(0, 9, 1), [], take(1, 0), "A-element-no-gold", "no-gold-for-element", ""),
    (
        *(EXECUTION, rich(1, 3, 4), [], take(1, 0)),
        *(PAYING + "element_crystal", "too-few-after-element", "4"),
    ),
    (EXECUTION, RECRUITING, [take(1, 4)], simple("pass", 1), "A-x-min", "number-first", "First"),
    (EXECUTION, RECRUITING, [take(1, 4)], number(1, 63), "A-x-min", "number-not-possible", "46"),
    (
        *(EXECUTION, HIDING, [], choose(1, "1a1")),
        *("reveal.revealing.second_player_after", "hiding-first", "Second"),
    ),
    (
        *(EXECUTION, HIDING, [], choose(2, "2a1")),
        *("reveal.revealing.row_three_may_stay_hidden", "cannot-stay-hidden", "2a1"),
    ),
    (
        *(EXECUTION, BEFORE_TURN, [], use(1, "1a1", 2)),
        *(WINDOW_OF_TURN + "nothing_playable", "not-playable-now", "1a1"),
    ),
    (EXECUTION, BEFORE_TURN, [], simple("pass", 1), WINDOW_OF_TURN + "alternate", "use-or-decline-first", ""),
    (
        *(EXECUTION, BEFORE_TURN, [use(1, "1a1")], simple("decline", 1)),
        *(WINDOW_OF_TURN + "alternate", "stack-first", "stack"),
    ),
    (
        *(EXECUTION, BEFORE_TURN, [simple("decline", 1)], use(1, "1a1")),
        *(WINDOW_OF_TURN + "decline", "has-declined", "First"),
    ),
    (
        EXECUTION,
        KEEPING_CLOSED,
        [],
        simple("pass", 1),
        "A-preparation-no-window",
        "keep-closed-first",
        "First",
    ),
    (
        *(EXECUTION, KEEPING_CLOSED, [], choose(1, "1b1")),
        *("opening_phase.preparation.may_stay_closed", "cannot-stay-closed", "1b1"),
    ),
    (EXECUTION, TRIGGERED, [], simple("pass", 1), "A-order-triggers", "order-first", "First"),
    (EXECUTION, TRIGGERED, [], number(2, 0, "order"), "A-order-triggers", "order-first", "First"),
    (EXECUTION, TRIGGERED, [], simple("decline", 1), "A-order-triggers", "not-optional", ""),
    (EXECUTION, TRIGGERED, [], number(1, 2, "order"), "A-order-triggers", "nothing-waits", ""),
    (EXECUTION, CHOICE, [], simple("pass", 1), "choice.options.exactly_one", "choose-one", "First"),
    (EXECUTION, CHOICE, [], simple("pass turn", 2), SLOW, "not-active", "Second"),
    (EXECUTION, CHOICE, [], use(2, "2a1"), SLOW, "not-active", "Second"),
    (EXECUTION, CHOICE, [], use(1, "1a1"), "A-choice-no-answers", "no-answers-in-choice", "First"),
    (EXECUTION, CHOICE, [], use(1, "1b1"), SLOW, "closed", "1b1"),
    (EXECUTION, CHOICE, [], move(1, "1e1", "1e2"), "choice.move.to_movement", "no-card-of-yours", "1e1"),
    (EXECUTION, CHOICE, [], move(1, "1b1", "1b2"), SLOW, "closed", "1b1"),
    (EXECUTION, CHOICE, [], move(1, "1c1", "1c2"), "A-golden", "cannot-move", "1c1"),
    (EXECUTION, CHOICE, [], move(1, "1z1", "1c2"), MOVEMENT, "cannot-move", "1z1"),
    (EXECUTION, CHOICE, [], move(1, "1d1", "1d2"), MOVEMENT, "no-points", "1d1"),
    (EXECUTION, CHOICE, [], move(1, "1a1", "1a3"), MOVEMENT, "not-one-step", "1a3"),
    (EXECUTION, CHOICE, [], move(1, "1a1", "2a1"), MOVEMENT, "cell-occupied", "2a1"),
    (EXECUTION, FINAL, [], simple("decline", 1), "A-priority", "nothing-to-decline", ""),
    (EXECUTION, FINAL, [], number(1, 0, "draw"), "A-decks", "no-chance-now", ""),
    (EXECUTION, FINAL, [], simple("pass turn", 1), SLOW, "not-in-choice", "First"),
    (EXECUTION, FINAL, [], simple("pass", 2), "battle.turn.active_has_priority", "no-priority", "Second"),
    (EXECUTION, FINAL, [simple("pass", 1)], simple("pass", 1), "A-priority", "no-priority", "First"),
    (EXECUTION, FINAL, [], choose(1, "1a3"), "A-priority", "pass-or-use", "First"),
    (EXECUTION, FINAL, [], use(1, "1e3", "reveal"), "A-no-early-reveal", "no-early-reveal", "1e3"),
    (EXECUTION, FINAL, [use(1, "1a3")], use(1, "1a3"), SUDDEN_PAYS, "used-this-turn", "1a3"),
    (EXECUTION, FINAL, [use(1, "1a3", 1)], use(1, "1a3", 1), "A-payment-object", "still-to-close", "1a3"),
    (EXECUTION, FINAL, [], use(1, "1a3", 2), SUDDEN_PAYS, "too-few-crystals", "1a3"),
    (EXECUTION, FINAL, [], use(1, "1a3", 3), "A-missing-target", "no-target", "1a3"),
    (EXECUTION, STRIKING, [], strike(1, "1e1", "2e3"), "A-simple-strike", "only-creatures-strike", "1e1"),
    (EXECUTION, STRIKING, [], strike(1, "1b1", "1e1"), "A-simple-strike", "no-enemy-card", "1e1"),
    (EXECUTION, STRIKING, [], strike(1, "1b1", "2d1"), "A-simple-strike", "not-adjacent", "2d1"),
    (EXECUTION, STRIKING, [], strike(1, "1b1", "2z2"), "A-terrain", "not-to-be-struck", "2z2"),
    (
        *(EXECUTION, STRIKING, [], strike(1, "1b1", "2z1")),
        *("A-flyers-adjacent-to-none", "flyer-out-of-reach", "2z1"),
    ),
    (EXECUTION, STRIKING, STRUCK, simple("pass", 1), DEFENDER, "defender-first", ""),
    (EXECUTION, STRIKING, STRUCK, defend(2, "1b1"), DEFENDER, "no-creature-of-yours", "1b1"),
    (EXECUTION, STRIKING, STRUCK, defend(2, "2c1"), DEFENDER, "closed", "2c1"),
    (EXECUTION, STRIKING, STRUCK, defend(2, "2b1"), "A-defender-not-target", "defends-itself", "2b1"),
    (EXECUTION, STRIKING, STRUCK, defend(2, "2e3"), DEFENDER, "too-far-to-defend", "2e3"),
    (
        *(EXECUTION, STRIKING, [*STRUCK, simple("decline", 2)], simple("pass", 1)),
        *(TWO_DICE, "roll-first", ""),
    ),
    (
        *(EXECUTION, {**STRIKING, "dice": [5, 1]}, [*STRUCK, simple("decline", 2)], simple("weaken", 2)),
        *("A-strike-exchange", "weaken-first", ""),
    ),
    (EXECUTION, GAME_OVER, [], simple("pass", 1), "A-defeat-check", "game-over", ""),
]
ONLY_BY_DEVIATIONS = {"not-now", "no-redeal"}
"""Refusals that the rules as they are never give: what an engine that breaks one of them says."""


@pytest.mark.parametrize(
    ("edition", "position", "before", "action", "key", "code", "says"),
    [*REFUSALS, *BATTLE_REFUSALS],
    ids=lambda value: str(value)[:40],
)
def test_a_refusal_says_why(
    edition: str,
    position: dict[str, Any],
    before: list[dict[str, Any]],
    action: dict[str, Any],
    key: str,
    code: str,
    says: str,
) -> None:
    battle = played(edition, position, *before)
    refusal = battle.check(battle.action(action))
    assert refusal is not None
    assert (refusal.key, refusal.code) == (key, code)
    assert says in refusal.message.say("en")


def test_every_refusal_there_are_words_for_is_given_somewhere() -> None:
    messages = tomllib.loads((files("ccg_rules") / "messages" / "engine.toml").read_text(encoding="utf-8"))
    codes = {ident.removeprefix("refused-") for ident in messages if ident.startswith("refused-")}
    given = {refusal[5] for refusal in (*REFUSALS, *BATTLE_REFUSALS)}
    assert not given & ONLY_BY_DEVIATIONS
    assert codes == given | ONLY_BY_DEVIATIONS


def told(battle: Battle) -> list[tuple[str, str]]:
    return [(entry.key, entry.message.say("en")) for entry in battle.trace]


def test_the_trace_of_a_deployment() -> None:
    position = {"players": {"1": {"squad": [2]}, "2": {"squad": [1]}}}
    battle = played(
        EXECUTION, position, place(1, "1c1"), place(1, "1d2", 1), place(2, "2a1"), simple("decline", 1)
    )
    assert told(battle) == [
        ("deployment.first.centre", "the First Player places a card on 1c1"),
        ("deployment.first.centre", "the First Player places a card on 1d2"),
        (ORDER, "the whole squad is placed (the First Player)"),
        ("deployment.second.centre_and_front", "the Second Player places a card on 2a1"),
        (ORDER, "the whole squad is placed (the Second Player)"),
        (AFTER + "alternate", "abilities of this step may be used"),
        (AFTER + "decline", "the First Player declines"),
    ]


def test_the_trace_of_a_window() -> None:
    battle = played(
        EXECUTION,
        WINDOW,
        *(use(1, "1a1"), use(2, "2a1"), choose(2, "2b1"), choose(2, "2e3")),
        *(use(1, "1c1", "reveal"), simple("decline", 2), use(1, "1d1", "reveal"), simple("decline", 1)),
    )
    assert told(battle) == [
        (AFTER + "alternate", "the First Player uses an ability of the card on 1a1"),
        ("A-use-shows", "the card on 1a1 is revealed"),
        ("A-golden", "counters put on the card on 1a1: 1"),
        (AFTER + "alternate", "the Second Player uses an ability of the card on 2a1"),
        ("A-use-shows", "the card on 2a1 is revealed"),
        (
            "deployment.rearranging.no_movement",
            "the cards on 2b1 and 2e3 change places; this is not movement",
        ),
        (AFTER + "alternate", "the First Player uses an ability of the card on 1c1"),
        ("deployment.x_cost.reveal", "the card on 1c1 is revealed"),
        ("deployment.x_cost.tell", "told: the card on 1c1 was recruited with X = 2"),
        (AFTER + "decline", "the Second Player declines"),
        (AFTER + "alternate", "the First Player uses an ability of the card on 1d1"),
        ("deployment.x_cost.reveal", "the card on 1d1 is revealed"),
        ("deployment.x_cost.tell", "told: the card on 1d1 was recruited with X = 2"),
        (AFTER + "decline", "the First Player declines"),
        (AFTER + "alternate", "nobody is asked any more: the step is over"),
        ("reveal.revealing.first_player_all", "the card on 1b1 is revealed"),
    ]
    assert battle.step == "reveal"
    assert battle.pending is not None
    assert (battle.pending.player, battle.pending.kind) == (2, "hide")
    assert battle.pending.key == "reveal.revealing.row_three_may_stay_hidden"
    assert battle.to_json()["board"]["2e3"]["card"] == "2-1"


@pytest.mark.parametrize(
    ("recruited", "says"),
    [("ordinary", "recruited for its ordinary cost"), ("replaced", "recruited for a replaced cost")],
)
def test_the_trace_tells_what_was_used_as_cost(recruited: str, says: str) -> None:
    card = {"cost": 5, "abilities": ["other cost 2"], "recruited": recruited}
    position = {"step": "deployment.after", "cards": {"A": card}, "board": {"1a1": "A", "2a1": None}}
    battle = played(EXECUTION, position, use(1, "1a1", "reveal"))
    assert told(battle)[1][0] == "deployment.replaced_cost.reveal"
    assert told(battle)[2] == ("deployment.replaced_cost.tell", f"told: the card on 1a1 was {says}")


def stuck(**card: Any) -> dict[str, Any]:
    """A position in which the First Player has one cell left, and B besides the card that goes there."""
    free = "1e1"
    taken = {f"1{c}{r}": None for c in "abcde" for r in "123" if f"1{c}{r}" != free}
    return {"cards": {"B": card}, "players": {"1": {"squad": [1, "B"]}, "2": {"squad": [1]}}, "board": taken}


@pytest.mark.parametrize(
    ("edition", "returned", "anew"),
    [
        (VANGUARD, "deployment.unplaced.return_to_deck", "deployment.unplaced.never_taken"),
        (EXECUTION, "A-too-few-cells", "A-unplaced-ledger"),
    ],
)
def test_the_trace_of_a_return(edition: str, returned: str, anew: str) -> None:
    battle = played(edition, stuck(cost=3), place(1, "1e1"))
    assert told(battle) == [
        ("deployment.first.front_edges", "the First Player places a card on 1e1"),
        (returned, "a card that found no cell goes back to the deck (the First Player)"),
        (anew, "crystals recalculated without the returned cards (the First Player): 24 gold, 7 silver"),
    ]


def left(*cards: dict[str, Any], player: int = 1) -> tuple[int, int]:
    """Return gold and silver that recruiting those cards, in that order, has left a player."""
    named = {f"C{number}": card for number, card in enumerate(cards)}
    data = {"cards": named, "players": {str(player): {"squad": list(named)}}}
    side = start(EXECUTION, data).to_json()["players"][str(player)]
    return side["gold"], side["silver"]


DISCOUNT = {"cost": 2, "abilities": ["discount coven 3"]}


@pytest.mark.parametrize(
    ("cards", "player", "crystals"),
    [
        ([], 1, (24, 22)),
        ([], 2, (25, 23)),
        ([{"cost": 5}], 1, (24, 17)),
        ([{"cost": 5, "elite": True}], 1, (19, 22)),
        ([{"cost": 5, "paid": [2, 3]}], 1, (22, 19)),
        ([{"cost": "2+X", "x": 4}], 1, (24, 16)),
        ([{"cost": 6, "abilities": ["other cost 2"], "recruited": "replaced"}], 1, (24, 20)),
        ([{"cost": 6, "abilities": ["other cost 2"]}], 1, (24, 16)),
        ([DISCOUNT, {"cost": 5, "clan": "coven"}], 1, (24, 18)),
        ([DISCOUNT, {"cost": 5}], 1, (24, 15)),
        ([{"cost": 5, "clan": "coven"}, DISCOUNT], 1, (24, 15)),
        ([DISCOUNT, {"cost": 2, "clan": "coven"}], 1, (24, 20)),
        (
            [DISCOUNT, {"cost": 9, "clan": "coven", "abilities": ["other cost 4"], "recruited": "replaced"}],
            1,
            (24, 16),
        ),
        ([{"element": "swamp"}, {"element": "swamp"}], 1, (24, 20)),
        ([{"element": "swamp"}, {"element": "forest"}, {}], 1, (23, 19)),
        ([{"element": "swamp"}, {"element": "forest", "elite": True}, {"element": "steppe"}], 1, (21, 20)),
        ([{"cost": 22}], 1, (24, 0)),
        ([{"cost": 25}], 1, (21, 0)),
        ([{"cost": 60}], 1, (0, 0)),
    ],
)
def test_what_recruiting_leaves(cards: list[dict[str, Any]], player: int, crystals: tuple[int, int]) -> None:
    assert left(*cards, player=player) == crystals


def test_bonuses_are_for_the_players_other_creatures() -> None:
    cards = {
        "A": {"life": 3, "abilities": ["bonus life 2"]},
        "B": {"life": 4},
        "C": {"life": 5, "kind": "artifact"},
        "D": {"life": 6},
    }
    position = {
        "cards": cards,
        "board": {"1a1": "A", "1b1": "B", "1c1": "C", "2a1": "D"},
        "step": "deployment.after",
    }
    own, other = (start(EXECUTION, position).observation(player)["board"] for player in (1, 2))
    assert [own[at]["life"] for at in ("1a1", "1b1", "1c1")] == [3, 6, 5]
    assert other["2a1"]["life"] == 6


def test_a_bonus_of_a_hidden_card_does_not_show() -> None:
    cards = {"A": {"life": 3, "abilities": [COUNTER]}, "H": {"abilities": ["bonus life 2"]}}
    position = {"step": "deployment.after", "cards": cards, "board": {"1a1": "A", "1b1": "H", "2a1": None}}
    battle = played(EXECUTION, position, use(1, "1a1"))
    assert battle.observation(1)["board"]["1a1"]["life"] == 5
    assert battle.observation(2)["board"]["1a1"]["life"] == 3


def test_counters_add_up() -> None:
    cards = {"A": {"abilities": [COUNTER, COUNTER]}}
    position = {"step": "deployment.after", "cards": cards, "board": {"1a1": "A", "2a1": None}}
    battle = played(EXECUTION, position, use(1, "1a1"), simple("decline", 2), use(1, "1a1", 1))
    assert battle.observation(2)["board"]["1a1"]["counters"] == 2
    assert battle.to_json()["board"]["1a1"]["used"] == [0, 1]


def test_a_turn_is_played_in_either_edition() -> None:
    for edition in (EXECUTION, VANGUARD):
        battle = start(edition, {**CHOICE, "entering": True})
        battle.apply_action(battle.action(simple("pass turn", 1)))
        assert battle.pending is not None
        assert battle.pending.kind in ("priority", "choice")


def test_an_edition_there_is_not() -> None:
    with pytest.raises(UnknownEdition):
        load_game("berserk-2031")
