"""Chapter `setup`: the deal and the exchange. No text reaches it; all of it is assumed (`A-heroes-setup`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.citations import cite
from ccg_rules.engine.decision import PLAYERS
from ccg_rules.engine.heroes import actions
from ccg_rules.engine.heroes.state import DECK, NOBODY, State
from ccg_rules.engine.heroes.step import Step
from ccg_rules.notation.heroes import places

if TYPE_CHECKING:
    from collections.abc import Iterator

SETUP = cite("heroes", "A-heroes-setup")
EXCHANGING = cite("heroes", "A-heroes-exchange")

HAND_SIZE = 4


@dataclass(frozen=True, slots=True)
class Setup(Step):
    """Four cards are dealt, and each player may exchange any number of them, once."""

    def size_of_hand(self, player: int) -> int:
        """Return how many cards are dealt to a player."""
        return HAND_SIZE

    def begin(self, state: State) -> None:
        """Deal."""
        for player in (0, 1):
            state.note(SETUP, "dealt", player, self.size_of_hand(player))
            state.drawing[player] = min(self.size_of_hand(player), len(state.deck(player)))

    def exchanger(self, state: State) -> int:
        """Return who is asked what to exchange: each player once, the First Player first; or nobody."""
        return next((player for player in (0, 1) if not state.exchanged[player]), NOBODY)

    def may_exchange(self, state: State, slot: int) -> bool:
        """Tell whether one more card may be named for the exchange: any that is not named yet."""
        return places.HAND_START + slot not in state.chosen

    def exchange(self, state: State, player: int) -> None:
        """Put the cards named back, shuffle the deck, and draw as many."""
        slots = [place - places.HAND_START for place in state.chosen]
        cards = [state.hand[player][slot] for slot in slots]
        state.chosen = []
        state.exchanged[player] = True
        state.note(EXCHANGING, "exchanged", player, len(cards))
        if cards:
            for card in cards:
                state.put(card, DECK)
            state.rules.draws.shuffle(state, player, EXCHANGING)
            state.drawing[player] = len(cards)

    # What follows from these

    def own_question(self, state: State) -> tuple[str, int]:
        return "exchange", SETUP

    def options(self, state: State) -> Iterator[int]:
        player = state.actor
        for slot, _ in enumerate(state.hand[player]):
            if self.may_exchange(state, slot):
                yield actions.action(actions.CHOOSE, player, places.HAND_START + slot)
        yield actions.action(actions.DONE, player)

    def carry_out(self, state: State, action: int) -> None:
        kind, player, place, _ = actions.split(action)
        if kind == actions.CHOOSE:
            state.chosen.append(place)
        else:
            self.exchange(state, player)

    def go_on(self, state: State) -> None:
        state.actor = self.exchanger(state)
        if state.actor == NOBODY:
            state.rules.end_of_turn.begin_first_turn(state)

    def why_no_option(self, state: State, action: int) -> Refusal:
        kind, player, place, _ = actions.split(action)
        if kind not in (actions.CHOOSE, actions.DONE):
            return refuse(SETUP, "exchange-first")
        if player != state.actor:
            return refuse(EXCHANGING, "not-your-exchange", player=PLAYERS[player])
        if place in state.chosen:
            return refuse(SETUP, "named-already", place=places.name(place))
        return refuse(SETUP, "no-card-in-hand", place=places.name(place))
