"""Random walks through whole battles, and what must hold at every step of them."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field, replace
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from ccg_rules.engine import IllegalAction, UnsupportedRule
from ccg_rules.engine.berserk import actions, trace
from ccg_rules.engine.berserk.effects import Effects
from ccg_rules.engine.berserk.game import Battle, Game
from ccg_rules.engine.berserk.rules import EDITIONS
from ccg_rules.notation.berserk import pool
from ccg_rules.notation.berserk.places import NAMED, PLACES
from ccg_rules.rulebook import load
from tests.engine.shrink import shrink

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ccg_rules.engine.answers import Refusal
    from ccg_rules.engine.berserk.state import State, Using

EXECUTION, VANGUARD = "berserk-execution", "berserk-vanguard"

CHAPTERS_OF_EXECUTION = (
    "deployment",
    "reveal",
    "start_of_battle",
    "battle",
    "initial_phase",
    "opening_phase",
)
"""Chapters that the Execution edition has from the first sentence to the last: there it borrows nothing."""


@dataclass
class Stats:
    """What has been played: decisions and refusals by kind, abilities by timing and effect."""

    decisions: Counter[str] = field(default_factory=Counter)
    questions: Counter[str] = field(default_factory=Counter)
    timings: Counter[str] = field(default_factory=Counter)
    effects: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    codes: Counter[str] = field(default_factory=Counter)
    keys: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    turns: int = 0

    def add(self, other: Stats) -> None:
        """Add what another has counted."""
        for name in ("decisions", "questions", "timings", "effects", "refusals", "codes", "keys", "ends"):
            getattr(self, name).update(getattr(other, name))
        self.turns += other.turns


class CountingEffects(Effects):
    """Effects that are counted, by timing and by effect, while `stats` is set."""

    stats: Stats | None = None

    def execute(self, state: State, using: Using, first: int, second: int) -> None:
        if self.stats is not None:
            ability = state.cast.definitions[using.definition]
            self.stats.timings[ability.timing] += 1
            self.stats.effects[ability.effect] += 1
        Effects.execute(self, state, using, first, second)


def begin(edition: str, seed: int, *, counted: bool = False) -> Battle:
    """Return a battle of two decks of the pool about to be dealt; every tenth leaves chance to be told."""
    rules = EDITIONS[edition]
    if counted:
        rules = replace(rules, effects=CountingEffects())
    random = Random(seed)
    decks = tuple(pool.deck(random, owner, random.choice([30, 30, 34, 40])) for owner in "AB")
    return Game(rules).new_initial_state(decks=(decks[0], decks[1]), seed=None if seed % 10 == 9 else seed)


def choose(battle: Battle, random: Random) -> int:
    """Return a legal action: passes and refusals to act only half as often as chance has it."""
    legal = battle.legal_actions()
    if random.random() < 0.6:
        lively = [a for a in legal if actions.split(a)[0] not in QUIET]
        return random.choice(lively or legal)
    return random.choice(legal)


QUIET = (actions.PASS, actions.PASS_TURN, actions.DECLINE, actions.REDEAL, actions.DONE)


def walk(
    edition: str,
    seed: int,
    length: int,
    checks: Iterable[Callable[[Battle, Random], None]],
    stats: Stats | None = None,
) -> Battle:
    """Play a random battle of at most `length` decisions, with every check after every decision.

    What breaks is shrunk, and raised as an `AssertionError` that tells the actions left.
    """
    battle = begin(edition, seed, counted=stats is not None)
    random = Random(seed * 7919 + 1)
    played: list[int] = []
    checks = list(checks)
    for number in range(length):
        if battle.current_player() is None:
            break
        pending = battle.pending
        action = choose(battle, random)
        played.append(action)
        if stats is not None and pending is not None:
            stats.decisions[str(battle.struct(action)["do"])] += 1
            stats.questions[pending.kind] += 1
        check: Callable[[Battle, Random], None] | None = None
        try:
            CountingEffects.stats = stats
            battle.apply_action(action)
            CountingEffects.stats = None
            for check in checks:
                check(battle, Random(seed * 1009 + number))
        except Exception as error:
            raise AssertionError(_told(edition, seed, played, check, error)) from error
    if stats is not None:
        stats.ends[battle.step if battle.is_terminal() else "cut off"] += 1
        stats.turns += battle.turn
        stats.keys.update(entry.key for entry in battle.trace)
    return battle


def _told(
    edition: str, seed: int, played: list[int], check: Callable[..., None] | None, error: Exception
) -> str:
    """Return a broken walk in words: what broke, and a short list of actions after which it still does."""
    kind, last = type(error), len(played) - 1

    def fails(part: list[int]) -> bool:
        battle = begin(edition, seed)
        try:
            for action in part:
                if battle.current_player() is not None and action in battle.legal_actions():
                    battle.apply_action(action)
            if check is not None:
                check(battle, Random(seed * 1009 + last))
        except kind:
            return True
        return False

    left = shrink(played, fails) if fails(played) else played
    structs = json.dumps([Battle.struct(action) for action in left])
    return (
        f"{edition}, seed {seed}: {kind.__name__}: {error}\n{len(left)} of {len(played)} actions: {structs}"
    )


# What must hold


def whole(battle: Battle) -> Any:
    """Everything there is in a battle's state, its trace included; copies, so that it stays as it was."""
    state = battle._state.copy()
    return [getattr(state, name) for name in state.__slots__ if name not in ("cast", "rules")]


def somebody_acts(battle: Battle, random: Random) -> None:
    """Actions are legal exactly when somebody is to act; a battle without is over, or beyond the engine."""
    legal = battle.legal_actions()
    assert bool(legal) == (battle.current_player() is not None)
    assert legal == sorted(set(legal))
    if not legal:
        assert battle.is_terminal() or battle.unplayed is not None
        assert sum(battle.returns()) == 0
    for action in random.sample(legal, min(3, len(legal))):
        assert actions.from_struct(actions.to_struct(action)) == action
        assert battle.check(action) is None


def refusal_stands(battle: Battle, refusal: Refusal) -> None:
    """A refusal has a key that is something to the edition, and words in both languages."""
    stands(battle.game.edition, refusal.key)
    assert refusal.message.say("ru")
    assert refusal.message.say("en")


@cache
def authority(edition: str, key: str) -> str:
    """Return what a key is to an edition: clause, borrowed or assumption."""
    return load().authority(edition, key).kind


def stands(edition: str, key: str) -> None:
    """A key cited is a clause of the edition, an assumption, or borrowed where the edition is silent."""
    borrowed = authority(edition, key) == "borrowed"
    own = edition == EXECUTION and key.split(".")[0] in CHAPTERS_OF_EXECUTION
    assert not (borrowed and own), f"{key} is borrowed, although {edition} has a text of its own"


def trace_stands(battle: Battle, random: Random) -> None:
    """Whatever the trace cites stands, and is worded in both languages."""
    for entry in map(trace.entry, battle._state.trace[-4:]):
        stands(battle.game.edition, entry.key)
        assert entry.message.say("ru")
        assert entry.message.say("en")


def plausible(battle: Battle, random: Random) -> int:
    """Return an action somebody might try: mostly with places on which something lies."""
    kind, player = random.randrange(len(actions.KINDS)), random.randrange(2)
    if random.random() < 0.7 and battle.current_player():
        player = (battle.current_player() or 1) - 1
    taken = [p for p in range(PLACES) if battle._state.board[p] >= 0] or [0]
    place = random.choice(taken) if random.random() < 0.8 else random.randrange(NAMED)
    if kind in (actions.USE, actions.CHOOSE):
        held = range(PLACES, NAMED)
        place = place if battle.turn or random.random() < 0.4 else random.choice(held)
        second = random.choice([0, 0, 1, 1, 2, 7, 8, 9]) if kind == actions.USE else 0
        return actions.action(kind, player, place, second)
    if kind == actions.MOVE:
        to = random.randrange(30)
        if place < 30 and random.random() < 0.8:
            near = [c for c in range(30) if abs(c - place) in (1, 3, 15)]
            to = random.choice(near)
        return actions.action(kind, player, min(place, PLACES - 1), to)
    if kind in (actions.PLACE, actions.RETURN, actions.TAKE):
        seconds = {actions.PLACE: 32, actions.RETURN: 1, actions.TAKE: 2}
        return actions.action(kind, player, random.randrange(16), random.randrange(seconds[kind]))
    if kind in (actions.NUMBER, actions.ORDER, actions.DRAW):
        return actions.action(kind, player, random.randrange(12))
    return actions.action(kind, player)


def probes(stats: Stats | None = None, n: int = 4) -> Callable[[Battle, Random], None]:
    """Return a check that tries a few actions: accepted exactly if listed, refused without any change."""

    def check(battle: Battle, random: Random) -> None:
        if battle.unplayed is not None:
            return
        listed = set(battle.legal_actions())
        tried = [plausible(battle, random) for _ in range(n)]
        before = whole(battle)
        for action in tried:
            refusal = battle.check(action)
            assert (refusal is None) == (action in listed), battle.struct(action)
            if refusal is not None:
                refusal_stands(battle, refusal)
                if stats is not None:
                    stats.refusals[refusal.key] += 1
                    stats.codes[refusal.code] += 1
                if random.random() < 0.7:
                    continue  # applying is dear; asking is what differs
                with pytest.raises(IllegalAction) as illegal:
                    battle.apply_action(action)
                assert illegal.value.refusal == refusal
        assert whole(battle) == before

    return check


def sometimes(check: Callable[[Battle, Random], None], one_in: int) -> Callable[[Battle, Random], None]:
    """Return a check that is made at one step in so many, by chance."""

    def sampled(battle: Battle, random: Random) -> None:
        if random.randrange(one_in) == 0:
            check(battle, random)

    return sampled


def whole_vocabulary(battle: Battle, random: Random) -> None:
    """Every action there is is accepted exactly if it is listed; nothing changes by asking."""
    if battle.unplayed is not None:
        try:
            battle.check(0)
        except UnsupportedRule:
            return
        raise AssertionError("a step that is not played was judged")
    listed = set(battle.legal_actions())
    before = whole(battle)
    for action in actions.vocabulary():
        refusal = battle.check(action)
        assert (refusal is None) == (action in listed), battle.struct(action)
        if refusal is not None:
            stands(battle.game.edition, refusal.key)
    assert whole(battle) == before


def same_future(battle: Battle, random: Random) -> None:
    """A clone, the state after an undo and one written out and read back have the same future."""
    legal = battle.legal_actions()
    data = json.loads(json.dumps(battle.to_json()))
    again = battle.game.from_json(data)
    assert again.to_json() == data
    if not legal:
        return
    before = whole(battle)
    twin = battle.clone()
    for _ in range(3):
        if not (options := twin.legal_actions()):
            break
        assert again.legal_actions() == options
        action = random.choice(options)
        twin.apply_action(action)
        again.apply_action(action)
        assert again.to_json() == twin.to_json()
        for player in (1, 2):
            assert again.observation(player) == twin.observation(player)
    assert whole(battle) == before, "a clone changes its original"
    action = random.choice(legal)
    battle.apply_action(action)
    battle.undo()
    assert whole(battle) == before, "undo does not restore everything"


def nothing_is_lost(battle: Battle, random: Random) -> None:
    """Cards are somewhere, each once; no crystal is below zero, and they are what the trace says."""
    data = battle.to_json()
    places: Counter[str] = Counter(entry["card"] for entry in data["board"].values())
    for number in ("1", "2"):
        side = data["players"][number]
        for name in ("squad", "deal", "returned", "graveyard"):
            places.update(filter(None, side.get(name, ())))
        if isinstance(side["deck"], list):
            places.update(side["deck"])
        assert side["gold"] >= 0
        assert side["silver"] >= 0
    assert places == Counter(data["cards"].keys())
    if not any(code == "crystals-anew" for _, code, _ in battle._state.trace):
        assert _crystals(battle) == [
            sum(data["players"][number][kind] for kind in ("gold", "silver")) for number in ("1", "2")
        ]


def _crystals(battle: Battle) -> list[int]:
    """Return how many crystals each player has by what the trace says was paid and gained."""
    left = [24 + 22, 25 + 23]
    for _, code, (_, _, *numbers) in battle._state.trace:
        if code == "taken":
            left[numbers[0]] -= numbers[1] + numbers[2]
        elif code in ("element-crystal", "paid-crystals"):
            left[numbers[0]] -= numbers[1]
        elif code in ("gained-gold", "gained-silver"):
            left[numbers[0]] += numbers[1]
    return left


def cannot_be_told_apart(battle: Battle, random: Random) -> None:
    """Let two cards an observer cannot see be each other: the observer sees, and is asked, the same."""
    observer = random.choice((1, 2))
    data = json.loads(json.dumps(battle.to_json()))
    if battle.current_player() in (None, 0) or "taking" in data or "using" in data or "waiting" in data:
        return
    pair = _unseen_pair(battle, data, observer, random)
    if pair is None:
        return
    one, other = pair
    data["cards"][one], data["cards"][other] = data["cards"][other], data["cards"][one]
    twin = battle.game.from_json(data)
    original = battle.clone()
    logged = len(battle._state.trace)
    for _ in range(4):
        assert json.dumps(twin.observation(observer)) == json.dumps(original.observation(observer))
        assert twin.current_player() == original.current_player()
        told = [event for event in original._state.trace[logged:] if trace.is_told(event, observer - 1)]
        also = [event for event in twin._state.trace if trace.is_told(event, observer - 1)]
        assert not told or also[-len(told) :] == told
        legal, options = original.legal_actions(), twin.legal_actions()
        if original.current_player() == observer:
            assert legal == options
        both = [action for action in legal if action in options]
        if not both:
            return
        action = random.choice(both)
        if original.current_player() != observer and _touches(original, action, pair):
            return
        for each in (original, twin):
            each.apply_action(action)
        if original.step != battle.step:
            return  # what follows by itself may reveal the cards


def _unseen_pair(
    battle: Battle, data: dict[str, Any], observer: int, random: Random
) -> tuple[str, str] | None:
    """Return two cards of the opponent that the observer has not seen and that could be each other."""
    state = battle._state
    unseen = []
    for number, card in enumerate(state.cast.cards):
        entry = data["cards"][card.name]
        if state.cast.owners[number] == observer - 1 or state.is_up(number):
            continue
        if state.used[number] or {"x", "paid", "recruited"} & set(entry) or card.cost.has_x:
            continue
        unseen.append(card)
    if len(unseen) < 2:
        return None
    one = random.choice(unseen)
    # A deal without creatures loses, and who may decline depends on the card: those are events, no leaks.
    like = [
        card
        for card in unseen
        if card is not one and card.kind == one.kind and card.has("other cost") == one.has("other cost")
    ]
    return (one.name, random.choice(like).name) if like else None


def _touches(battle: Battle, action: int, pair: tuple[str, str]) -> bool:
    """Tell whether an action names a place at which one of these cards is."""
    kind, player, first, second = actions.split(action)
    state = battle._state
    cards = {state.board[place] for place in (first, second) if place < PLACES}
    if kind in (actions.TAKE, actions.PLACE):
        held = state.deal[player] if kind == actions.TAKE else state.hand[player]
        cards = {held[first]}
    return any(card >= 0 and state.cast.cards[card].name in pair for card in cards)
