"""Random walks through whole battles of either game, and what must hold at every step of them."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from ccg_rules.engine import IllegalAction
from ccg_rules.engine.citations import key_of
from ccg_rules.rulebook import load
from tests.engine.berserk_play import BERSERK, VANGUARD
from tests.engine.berserk_play import EXECUTION as EXECUTION
from tests.engine.heroes_play import HEROES, HEROES_EDITION
from tests.engine.shrink import shrink

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from ccg_rules.engine.answers import Refusal
    from ccg_rules.engine.games import Battle
    from tests.engine.plays import Play, Stats

PLAYS: Mapping[str, Play] = {EXECUTION: BERSERK, VANGUARD: BERSERK, HEROES_EDITION: HEROES}
EDITIONS = tuple(PLAYS)


def play_of(battle: Battle) -> Play:
    """Return the game that a battle is of."""
    return PLAYS[battle.game.edition]


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
    play = PLAYS[edition]
    battle = play.begin(edition, seed, counted=stats is not None)
    random = Random(seed * 7919 + 1)
    played: list[int] = []
    checks = list(checks)
    for number in range(length):
        if battle.current_player() is None:
            break
        pending = battle.pending
        action = play.choose(battle, random)
        played.append(action)
        if stats is not None and pending is not None:
            stats.decisions[str(battle.struct(action)["do"])] += 1
            stats.questions[pending.kind] += 1
        check: Callable[[Battle, Random], None] | None = None
        try:
            play.stats = stats
            battle.apply_action(action)
            play.stats = None
            key = seed * 1009 + number
            for check in checks:
                if not isinstance(check, Sampled) or check.is_due(key):
                    check(battle, Random(key))
        except Exception as error:
            raise AssertionError(_told(edition, seed, played, check, error)) from error
    if stats is not None:
        stats.ends[_result(battle)] += 1
        stats.turns += battle.turn
        stats.keys.update(key_of(citation) for citation, _, _ in battle._state.trace)
    return battle


def _result(battle: Battle) -> str:
    if not battle.is_terminal():
        return "cut off"
    return {(1, -1): "first player won", (-1, 1): "second player won"}.get(battle.returns(), "drawn")


def _told(
    edition: str, seed: int, played: list[int], check: Callable[..., None] | None, error: Exception
) -> str:
    """Return a broken walk in words: what broke, and a short list of actions after which it still does."""
    kind, last = type(error), len(played) - 1

    def fails(part: list[int]) -> bool:
        battle = PLAYS[edition].begin(edition, seed, counted=False)
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
    any_battle = PLAYS[edition].begin(edition, seed, counted=False)
    structs = json.dumps([any_battle.struct(action) for action in left])
    return (
        f"{edition}, seed {seed}: {kind.__name__}: {error}\n{len(left)} of {len(played)} actions: {structs}"
    )


# What must hold


def whole(battle: Battle) -> Any:
    """Everything there is in a battle's state, its trace included; copies, so that it stays as it was."""
    state = battle._state.copy()
    names = [name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())]
    return [getattr(state, name) for name in names if name not in ("cast", "rules")]


def somebody_acts(battle: Battle, random: Random) -> None:
    """Actions are legal exactly when somebody is to act; a battle without anybody to act is over."""
    legal = battle.legal_actions()
    assert bool(legal) == (battle.current_player() is not None)
    assert legal == sorted(set(legal))
    if not legal:
        assert battle.is_terminal()
        assert sum(battle.returns()) == 0
    for action in random.sample(legal, min(3, len(legal))):
        assert battle.action(battle.struct(action)) == action
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
    own = key.split(".")[0] in PLAYS[edition].own_chapters.get(edition, ())
    assert not (borrowed and own), f"{key} is borrowed, although {edition} has a text of its own"


def trace_stands(battle: Battle, random: Random) -> None:
    """Whatever the trace cites stands, and is worded in both languages."""
    for entry in map(battle.game.telling.entry, battle._state.trace[-4:]):
        stands(battle.game.edition, entry.key)
        assert entry.message.say("ru")
        assert entry.message.say("en")


def probes(stats: Stats | None = None, n: int = 4) -> Callable[[Battle, Random], None]:
    """Return a check that tries a few actions: accepted exactly if listed, refused without any change."""

    def check(battle: Battle, random: Random) -> None:
        listed = set(battle.legal_actions())
        tried = [play_of(battle).plausible(battle, random) for _ in range(n)]
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


class Sampled:
    """A check that is made at one step in so many, as it falls."""

    def __init__(self, check: Callable[[Battle, Random], None], one_in: int) -> None:
        self.check = check
        self.one_in = one_in

    def is_due(self, key: int) -> bool:
        """Tell whether the check is made at the step with that number."""
        return (key * 2_654_435_761 % 2**32 >> 9) % self.one_in == 0

    def __call__(self, battle: Battle, random: Random) -> None:
        """Make the check."""
        self.check(battle, random)


def early(check: Callable[[Battle, Random], None]) -> Callable[[Battle, Random], None]:
    """Return a check that is made before the second turn only: a small part of a game, but a varied one."""

    def checked(battle: Battle, random: Random) -> None:
        if battle.turn <= 1:
            check(battle, random)

    return checked


def whole_vocabulary(battle: Battle, random: Random) -> None:
    """Every action there is is accepted exactly if it is listed; nothing changes by asking."""
    listed = set(battle.legal_actions())
    before = whole(battle)
    for action in play_of(battle).vocabulary():
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
    """Cards are somewhere, each once; nothing that is paid with is below zero, or lost without a trace."""
    play_of(battle).nothing_is_lost(battle, battle.to_json())


def cannot_be_told_apart(battle: Battle, random: Random) -> None:
    """Let two cards an observer cannot see be each other: the observer sees, and is asked, the same."""
    observer = random.choice((1, 2))
    data = json.loads(json.dumps(battle.to_json()))
    if battle.current_player() in (None, 0) or "taking" in data or "using" in data or "waiting" in data:
        return
    pair = _unseen_pair(battle, data, observer, random)
    if pair is None:
        return
    cards, telling = battle._state.cast.cards, battle.game.telling
    one, other = (cards[card].name for card in pair)
    data["cards"][one], data["cards"][other] = data["cards"][other], data["cards"][one]
    twin = battle.game.from_json(data)
    original = battle.clone()
    logged = len(battle._state.trace)
    for _ in range(4):
        assert json.dumps(twin.observation(observer)) == json.dumps(original.observation(observer))
        assert twin.current_player() == original.current_player()
        told = [event for event in original._state.trace[logged:] if telling.is_told(event, observer - 1)]
        also = [event for event in twin._state.trace if telling.is_told(event, observer - 1)]
        assert not told or also[-len(told) :] == told
        legal, options = original.legal_actions(), twin.legal_actions()
        if original.current_player() == observer:
            assert legal == options
        both = [action for action in legal if action in options]
        if not both:
            return
        action = random.choice(both)
        if original.current_player() != observer and play_of(battle).touched(original, action) & set(pair):
            return
        for each in (original, twin):
            each.apply_action(action)
        if original.step != battle.step:
            return  # what follows by itself may reveal the cards


def _unseen_pair(
    battle: Battle, data: dict[str, Any], observer: int, random: Random
) -> tuple[int, int] | None:
    """Return two cards of the opponent that the observer has not seen and that could be each other."""
    state, play = battle._state, play_of(battle)
    unseen = [
        card
        for card, owner in enumerate(state.cast.owners)
        if owner != observer - 1 and not state.is_up(card) and play.may_be_swapped(battle, data, card)
    ]
    if len(unseen) < 2:
        return None
    one = random.choice(unseen)
    like = [card for card in unseen if card != one and play.is_alike(battle, one, card)]
    return (one, random.choice(like)) if like else None
