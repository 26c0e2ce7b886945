"""What must hold of the engine in every game, whatever is played."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from ccg_rules.engine import IllegalAction
from ccg_rules.engine.berserk import actions as berserk_actions
from ccg_rules.engine.heroes import actions as heroes_actions
from ccg_rules.notation.berserk.position import Position
from ccg_rules.notation.faults import NotationError
from tests.engine import walks
from tests.engine.positions import ABILITIES, EDITIONS, play, positions, start
from tests.engine.shrink import shrink
from tests.engine.walks import whole

if TYPE_CHECKING:
    from ccg_rules.engine.games import Battle

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


CHECKS = (
    walks.somebody_acts,
    walks.trace_stands,
    walks.Sampled(walks.probes(), 10),
    walks.Sampled(walks.nothing_is_lost, 20),
    walks.Sampled(walks.same_future, 30),
    walks.Sampled(walks.cannot_be_told_apart, 20),
)


@settings(max_examples=10, phases=[Phase.explicit, Phase.generate])
@given(st.sampled_from(walks.EDITIONS), st.integers(0, 2**32))
def test_what_holds_at_every_step_of_a_battle(edition: str, seed: int) -> None:
    """See `walks`; `make soak` plays thousands."""
    walks.walk(edition, seed, 220, CHECKS)


@settings(max_examples=6, phases=[Phase.explicit, Phase.generate])
@given(st.sampled_from(walks.EDITIONS), st.integers(0, 2**32), st.integers(0, 250))
def test_exactly_what_is_listed_is_accepted(edition: str, seed: int, length: int) -> None:
    """Of the whole vocabulary, in states that differ in their step."""
    walks.whole_vocabulary(walks.walk(edition, seed, length, ()), Random(seed))


@settings(max_examples=10)
@given(games, st.integers(0, 40))
def test_deployment_from_odd_squads(game: tuple[str, dict[str, Any], int], length: int) -> None:
    """Squads that no deck has: too many cards, forbidden cells, copies."""
    edition, position, seed = game
    random = Random(seed)
    battle = start(edition, position)
    for _ in range(length):
        walks.somebody_acts(battle, random)
        if battle.current_player() is None:
            break
        walks.probes(n=6)(battle, random)
        walks.same_future(battle, random)
        battle.apply_action(random.choice(battle.legal_actions()))


def test_a_broken_property_is_told_by_a_short_list_of_actions() -> None:
    def nobody_moves(battle: Battle, random: Random) -> None:
        assert not any(entry.message.id == "event-moved" for entry in battle.trace[-6:])

    with pytest.raises(AssertionError, match=r"seed 5.*AssertionError") as told:
        walks.walk(walks.EXECUTION, 5, 2000, [nobody_moves])
    left, played = map(int, re.findall(r"(\d+) of (\d+) actions", str(told.value))[0])
    assert left <= played
    assert '"do": "move"' in str(told.value)


def test_shrinking_leaves_nothing_that_could_be_taken_away() -> None:
    items = list(range(40))
    assert shrink(items, lambda part: {7, 23, 31} <= set(part)) == [7, 23, 31]


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
import json
from tests.engine import walks
for edition in walks.EDITIONS:
    battle = walks.walk(edition, 7, 150, ())
    log = [[e.key, e.message.say("ru")] for e in battle.log(2)]
    print(json.dumps([battle.to_json(), battle.observation(1), battle.legal_actions(), log]))
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


@pytest.mark.parametrize("actions", [berserk_actions, heroes_actions])
def test_every_action_id_stands_for_one_struct(actions: Any) -> None:
    seen = set()
    for action in actions.vocabulary():
        struct = actions.to_struct(action)
        assert actions.from_struct(struct) == action
        seen.add(json.dumps(struct, sort_keys=True))
    assert len(seen) == len(list(actions.vocabulary()))
