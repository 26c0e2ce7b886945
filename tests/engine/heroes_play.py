"""Berserk Heroes as it is played at random."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from ccg_rules.engine.heroes import actions
from ccg_rules.engine.heroes.effects import Effects
from ccg_rules.engine.heroes.game import Battle, Game
from ccg_rules.engine.heroes.rules import EDITIONS
from ccg_rules.notation.heroes import pool
from ccg_rules.notation.heroes.places import HAND_SLOTS, HAND_START, PLACES
from tests.engine.plays import Play

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ccg_rules.engine.heroes.state import State, Using

HEROES_EDITION = "berserk-heroes"


class HeroesPlay(Play):
    """Berserk Heroes."""

    quiet = (actions.PASS_TURN, actions.DECLINE, actions.DONE)
    eager = (actions.ATTACK,)
    own_chapters: ClassVar = {HEROES_EDITION: ("accumulation", "main_stage", "choice", "attack")}

    def begin(self, edition: str, seed: int, *, counted: bool) -> Battle:
        rules = EDITIONS[edition]
        if counted:
            rules = replace(rules, effects=CountingEffects())
        random = Random(seed)
        decks = tuple(pool.deck(random, owner, random.choice([40, 40, 45, 60])) for owner in "AB")
        return Game(rules).new_initial_state(
            decks=(decks[0], decks[1]), seed=None if seed % 10 == 9 else seed
        )

    def plausible(self, battle: Battle, random: Random) -> int:
        kind, player = random.randrange(len(actions.KINDS)), random.randrange(2)
        if random.random() < 0.8 and battle.current_player():
            player = (battle.current_player() or 1) - 1
        taken = [place for place in range(PLACES) if battle._state.board[place] >= 0]
        place = random.choice(taken) if random.random() < 0.8 else random.randrange(PLACES)
        if kind == actions.CHOOSE:
            slot = HAND_START + random.randrange(6)
            return actions.action(kind, player, place if battle.turn and random.random() < 0.9 else slot)
        if kind == actions.USE:
            return actions.action(kind, player, place, random.choice([0, 0, 1, 1, 2, 8, 9]))
        if kind == actions.ATTACK:
            return actions.action(kind, player, place, random.choice(taken))
        if kind == actions.DEFEND:
            return actions.action(kind, player, place)
        if kind in (actions.PLAY, actions.ORDER, actions.DRAW):
            return actions.action(kind, player, random.randrange(10))
        if kind == actions.ENTER:
            return actions.action(kind, player, random.randrange(3))
        return actions.action(kind, player)

    def vocabulary(self) -> Iterator[int]:
        return actions.vocabulary()

    def nothing_is_lost(self, battle: Battle, data: Mapping[str, Any]) -> None:
        places: Counter[str] = Counter(entry["card"] for entry in data["board"].values())
        for number, side in data["players"].items():
            for name in ("hand", "deck", "graveyard"):
                places.update(side.get(name, ()))
            coins = [0, 0]
            for _, code, (_, _, *numbers) in battle._state.trace:
                if code == "gained-coins":
                    coins[numbers[0]] += numbers[1]
            assert side.get("coins", 0) == coins[int(number) - 1]
            assert 0 <= side.get("closed_coins", 0) <= side.get("coins", 0)
            assert len(side["hand"]) <= HAND_SLOTS
        assert places == Counter(data["cards"].keys())

    def may_be_swapped(self, battle: Battle, data: Mapping[str, Any], card: int) -> bool:
        return True

    def is_alike(self, battle: Battle, one: int, other: int) -> bool:
        # What was paid for a hidden card, and where it lies, both have seen.
        first, second = (battle._state.cast.cards[card] for card in (one, other))
        return (first.kind, first.cost, first.has("hidden")) == (
            second.kind,
            second.cost,
            second.has("hidden"),
        )

    def touched(self, battle: Battle, action: int) -> set[int]:
        kind, player, first, second = actions.split(action)
        state = battle._state
        if kind == actions.PLAY:
            return {state.hand[player][first]}
        if kind == actions.CHOOSE and first >= HAND_START:
            return {state.hand[player][first - HAND_START]}
        return {state.board[place] for place in (first, second) if place < PLACES}


HEROES = HeroesPlay()


class CountingEffects(Effects):
    """Effects that are counted, by timing and by effect."""

    def execute(self, state: State, using: Using, target: int) -> None:
        ability = state.ability(using.definition)
        HEROES.count(ability.timing, ability.effect)
        Effects.execute(self, state, using, target)
