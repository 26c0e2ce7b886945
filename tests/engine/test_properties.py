"""What must hold of the engine in every game, whatever is played."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ccg_rules.engine import IllegalAction, UnsupportedRule
from ccg_rules.engine.berserk import actions
from ccg_rules.notation.faults import NotationError
from ccg_rules.notation.position import Position
from ccg_rules.rulebook import load
from tests.engine.positions import ABILITIES, EDITIONS, play, positions, start

if TYPE_CHECKING:
    from ccg_rules.engine.berserk.game import Battle

settings.register_profile("quick", max_examples=25, derandomize=True, database=None, deadline=None)
settings.load_profile("quick")

WORDS = (
    *(
        "step",
        "to_act",
        "cards",
        "players",
        "board",
        "using",
        "A",
        "B",
        "1",
        "2",
        "1b2",
        "2c1",
        "squad",
        "deck",
    ),
    *("gold", "forbidden", "returned", "zone", "cost", "abilities", "x", "used", "counters"),
    *("card", "owner", "face", "at", "ability", "chosen", "copy_of", "paid", "recruited", "kind", "element"),
    *("stack", "waiting", "taking", "turn", "active", "entering", "deal", "closed", "wounds", "points"),
    *("acquired", "fixed", "used_now", "of", "player", "1z1", "deal 0", "squad 0", "seed", "winner"),
)

games = st.tuples(st.sampled_from(EDITIONS), positions(), st.integers(0, 2**32))


def whole(battle: Battle) -> Any:
    """Everything that can be told of a battle."""
    return (
        battle.to_json(),
        battle.observation(1),
        battle.observation(2),
        battle.legal_actions(),
        battle.trace,
    )


def _stands(edition: str, key: str) -> None:
    """A key cited is a clause of the edition, an assumption in force, or borrowed where the texts are silent.

    The Execution edition has all of its chapter 404: there is nothing for it to borrow.
    """
    borrowed = load().authority(edition, key).kind == "borrowed"
    assert not (borrowed and edition == "berserk-execution")


@settings(max_examples=12)
@given(games, st.integers(0, 25))
def test_exactly_what_is_listed_is_accepted(game: tuple[str, dict[str, Any], int], length: int) -> None:
    edition, position, seed = game
    battle = start(edition, position)
    play(battle, Random(seed), length)
    if battle.unplayed is not None:
        return
    listed = set(battle.legal_actions())
    assert (battle.current_player() is None) == (not listed)
    before = whole(battle)
    for action in actions.vocabulary():
        refusal = battle.check(action)
        assert (refusal is None) == (action in listed)
        if refusal is not None:
            with pytest.raises(IllegalAction):
                battle.apply_action(action)
            _stands(edition, refusal.key)
            assert refusal.message.say("ru")
            assert refusal.message.say("en")
    assert whole(battle) == before


@given(games)
def test_every_step_of_a_game(game: tuple[str, dict[str, Any], int]) -> None:
    edition, position, seed = game
    random = Random(seed)
    battle = start(edition, position)
    total = [
        len(side["squad"]) + side["deck"] for side in (position["players"][str(player)] for player in (1, 2))
    ]
    while legal := battle.legal_actions():
        before = whole(battle)
        twin = battle.clone()
        action = random.choice(legal)
        assert actions.from_struct(actions.to_struct(action)) == action
        battle.apply_action(action)
        assert whole(twin) == before, "a clone changes with its original"
        battle.undo()
        assert whole(battle) == before, "undo does not restore everything"
        battle.apply_action(action)
        twin.apply_action(action)
        assert whole(twin) == whole(battle)
        data = json.loads(json.dumps(battle.to_json()))
        again = battle.game.from_json(data)
        assert again.to_json() == battle.to_json()
        assert again.legal_actions() == battle.legal_actions()
        assert again.observation(1) == battle.observation(1)
        assert again.observation(2) == battle.observation(2)
        for player in (1, 2):
            side = battle.to_json()["players"][str(player)]
            own = [e for e in battle.to_json()["board"].values() if e["owner"] == player]
            held = [name for name in side["squad"] if name is not None]
            assert len(held) + len(own) + side["deck"] == total[player - 1]
            assert side["gold"] >= 0
            assert side["silver"] >= 0
    assert battle.unplayed is not None, "somebody is to act until the engine's knowledge ends"
    with pytest.raises(UnsupportedRule):
        battle.check(0)
    for entry in battle.trace:
        _stands(edition, entry.key)
        assert entry.message.say("ru")
        assert entry.message.say("en")


@given(games, st.integers(0, 40), st.integers(0, 2**32))
def test_hidden_cards_leave_no_trace_in_what_the_opponent_sees(
    game: tuple[str, dict[str, Any], int], length: int, other: int
) -> None:
    """Change the properties of cards that are still hidden, and play the same: the opponent sees the same."""
    edition, position, seed = game
    battle = start(edition, position)
    played = play(battle, Random(seed), length)
    data = battle.to_json()
    hidden = [e["card"] for e in data["board"].values() if e["owner"] == 1 and e["face"] == "down"]
    hidden += [name for name in data["players"]["1"]["squad"] if name is not None]
    copied = {card["copy_of"] for card in position["cards"].values() if "copy_of" in card}
    hidden = [name for name in hidden if name not in copied]  # else their copies would change, too
    changed = json.loads(json.dumps(position))
    random = Random(other)
    for name in hidden:
        card = changed["cards"][name]
        card["life"] = random.randint(1, 9)
        card["flying"] = random.random() < 0.5
        card["kind"] = random.choice(["creature", "artifact", "terrain"])
        if "copy_of" not in card and "other cost 2" not in card["abilities"]:
            card["abilities"] = random.sample([a for a in ABILITIES if a != "other cost 2"], 2)
        if "x" in card:
            card["x"] = random.randint(1, 5)
    twin = start(edition, changed)
    try:
        for action in played:
            twin.apply_action(action)
    except IllegalAction:  # the change made something else legal; then there is nothing to compare
        return
    # As text, so that the order of names may not tell anything either.
    assert json.dumps(twin.observation(2)) == json.dumps(battle.observation(2))
    assert twin.current_player() == battle.current_player()
    if battle.current_player() == 2:
        assert twin.legal_actions() == battle.legal_actions()


scalars = (
    st.none() | st.booleans() | st.integers(-3, 40) | st.text(max_size=3) | st.sampled_from(["1b2", "A"])
)
junk = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(WORDS), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=200)
@given(st.dictionaries(st.sampled_from(WORDS), junk, max_size=6), st.sampled_from(EDITIONS))
def test_junk_is_refused_with_places_and_reasons(data: dict[str, Any], edition: str) -> None:
    refused = None
    try:
        whole(start(edition, data))
    except NotationError as error:
        refused = error
    if refused is not None:
        assert all(fault.say("ru") and fault.say("en") for fault in refused.faults)
        assert refused.faults


@given(positions())
def test_a_position_survives_writing_and_reading(position: dict[str, Any]) -> None:
    parsed = Position.parse(position)
    assert Position.parse(json.loads(json.dumps(parsed.to_json()))) == parsed


PLAY = """
import json, sys
from random import Random
from tests.engine.positions import play, start
squad = {"cards": {n: {"cost": "X", "x": 2, "abilities": ["after deployment: swap"]} for n in "ABCDEF"},
         "players": {"1": {"squad": [*"ABC", 9]}, "2": {"squad": [*"DEF", 4]}}}
battle = start("berserk-execution", squad)
play(battle, Random(7), 100)
print(json.dumps([battle.to_json(), [[e.key, e.message.say("ru")] for e in battle.trace]]))
"""


def test_the_same_game_in_every_process() -> None:
    """Neither hash seeds nor the order of sets decide anything."""
    outputs = {
        subprocess.run(
            [sys.executable, "-c", PLAY],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(outputs) == 1


def test_an_illegal_action_says_why_and_changes_nothing() -> None:
    battle = start("berserk-execution", {"players": {"1": {"squad": 2}, "2": {"squad": 1}}})
    before = whole(battle)
    with pytest.raises(
        IllegalAction, match=r"1a2 is not available for placing yet \(deployment\.first\.flanks\)"
    ):
        battle.apply_action(battle.action({"do": "place", "player": 1, "slot": 0, "at": "1a2"}))
    assert whole(battle) == before


def test_every_action_id_stands_for_one_struct() -> None:
    seen = set()
    for action in actions.vocabulary():
        struct = actions.to_struct(action)
        assert actions.from_struct(struct) == action
        seen.add(json.dumps(struct, sort_keys=True))
    assert len(seen) == len(list(actions.vocabulary()))
