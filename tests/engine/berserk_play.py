"""Berserk as it is played at random."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from ccg_rules.engine.berserk import actions
from ccg_rules.engine.berserk.effects import Effects
from ccg_rules.engine.berserk.game import Battle, Game
from ccg_rules.engine.berserk.rules import EDITIONS
from ccg_rules.notation.berserk import pool
from ccg_rules.notation.berserk.places import DEAL_START, NAMED, PLACES, SQUAD_START
from tests.engine.plays import Play

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ccg_rules.engine.berserk.state import State, Using

EXECUTION, VANGUARD = "berserk-execution", "berserk-vanguard"


class BerserkPlay(Play):
    """Berserk, both editions."""

    quiet = (actions.PASS, actions.PASS_TURN, actions.DECLINE, actions.REDEAL, actions.DONE)
    eager = (actions.STRIKE,)
    own_chapters: ClassVar = {
        EXECUTION: (
            "deployment",
            "reveal",
            "start_of_battle",
            "battle",
            "initial_phase",
            "opening_phase",
        )
    }

    def begin(self, edition: str, seed: int, *, counted: bool) -> Battle:
        rules = EDITIONS[edition]
        if counted:
            rules = replace(rules, effects=CountingEffects())
        random = Random(seed)
        decks = tuple(pool.deck(random, owner, random.choice([30, 30, 34, 40])) for owner in "AB")
        return Game(rules).new_initial_state(
            decks=(decks[0], decks[1]), seed=None if seed % 10 == 9 else seed
        )

    def plausible(self, battle: Battle, random: Random) -> int:
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
        if kind in (actions.STRIKE, actions.DEFEND):
            at = min(place, PLACES - 1)
            return actions.action(kind, player, at, random.choice(taken) if kind == actions.STRIKE else 0)
        if kind in (actions.PLACE, actions.RETURN, actions.TAKE):
            seconds = {actions.PLACE: 32, actions.RETURN: 1, actions.TAKE: 2}
            return actions.action(kind, player, random.randrange(16), random.randrange(seconds[kind]))
        if kind in (actions.NUMBER, actions.ORDER, actions.DRAW, actions.ROLL):
            return actions.action(kind, player, random.randrange(12))
        return actions.action(kind, player)

    def vocabulary(self) -> Iterator[int]:
        return actions.vocabulary()

    def nothing_is_lost(self, battle: Battle, data: Mapping[str, Any]) -> None:
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
            assert crystals(battle) == [
                sum(data["players"][number][kind] for kind in ("gold", "silver")) for number in ("1", "2")
            ]

    def may_be_swapped(self, battle: Battle, data: Mapping[str, Any], card: int) -> bool:
        state = battle._state
        written = data["cards"][state.cast.cards[card].name]
        told = {"x", "paid", "recruited"} & set(written)
        return not (state.used[card] or told or state.cast.cards[card].cost.has_x)

    def is_alike(self, battle: Battle, one: int, other: int) -> bool:
        # A deal without creatures loses, and who may decline depends on the card: those are events, no leaks.
        first, second = (battle._state.cast.cards[card] for card in (one, other))
        return first.kind == second.kind and first.has("other cost") == second.has("other cost")

    def touched(self, battle: Battle, action: int) -> set[int]:
        kind, player, first, second = actions.split(action)
        state = battle._state
        if kind in (actions.TAKE, actions.PLACE):
            held = state.deal[player] if kind == actions.TAKE else state.hand[player]
            return {held[first]}
        if first >= SQUAD_START:
            return {state.hand[player][first - SQUAD_START]}
        if first >= DEAL_START:
            return {state.deal[player][first - DEAL_START]}
        return {state.board[place] for place in (first, second) if place < PLACES}


def crystals(battle: Battle) -> list[int]:
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


BERSERK = BerserkPlay()


class CountingEffects(Effects):
    """Effects that are counted, by timing and by effect."""

    def execute(self, state: State, using: Using, first: int, second: int) -> None:
        ability = state.cast.definitions[using.definition]
        BERSERK.count(ability.timing, ability.effect)
        Effects.execute(self, state, using, first, second)
