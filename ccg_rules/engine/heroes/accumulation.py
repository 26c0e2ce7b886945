"""Chapter `accumulation` (304): a coin, a card, what is revealed, and what has triggered since recovery."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.citations import cite
from ccg_rules.engine.decision import PLAYERS
from ccg_rules.engine.heroes import actions
from ccg_rules.engine.heroes.queue import collect
from ccg_rules.engine.heroes.state import REVEAL, TRIGGERS, State
from ccg_rules.engine.heroes.step import Quiet, Step
from ccg_rules.notation.heroes import abilities as words
from ccg_rules.notation.heroes import places

if TYPE_CHECKING:
    from collections.abc import Iterator

COIN = cite("heroes", "accumulation.coin.below_ten")
ONE_CARD = cite("heroes", "accumulation.draw.one_card")
EMPTY_DECK = cite("heroes", "accumulation.draw.empty_deck")
THIRD_FAILURE = cite("heroes", "accumulation.third_failure.loses")
REVEALING = cite("heroes", "accumulation.reveal.chosen_cards_together")
ONE_BATCH = cite("heroes", "accumulation.triggers.one_batch")
QUEUE_EMPTY = cite("heroes", "accumulation.end.queue_empty")
ACTIVE_REVEALS = cite("heroes", "A-heroes-reveal-active")

ENOUGH_COINS = 10
FAILURES_TO_LOSE = 3


@dataclass(frozen=True, slots=True)
class Accumulation(Quiet):
    """304.1 and 304.2: the active player gains a coin and draws a card."""

    def begin(self, state: State) -> None:
        if self.gains_coin(state, state.active):
            self.gain_coin(state, state.active)
        if self.draws(state):
            self.draw_one(state, state.active)

    # 304.1

    def gains_coin(self, state: State, player: int) -> bool:
        """Tell whether the active player gains a coin: with fewer than ten, open and closed together."""
        return state.coins[player] < ENOUGH_COINS

    def gain_coin(self, state: State, player: int) -> None:
        """Give a player one more coin, an open one."""
        state.coins[player] += 1
        state.note(COIN, "gained-coins", player, 1)

    # 304.2

    def draws(self, state: State) -> bool:
        """Tell whether a card is drawn: not in the First Player's first turn."""
        return state.turn > 1 or state.active != 0

    def draw_one(self, state: State, player: int) -> None:
        """Have the active player draw one card from the deck, if there is one."""
        if state.deck(player):
            state.drawing[player] = 1
            state.note(ONE_CARD, "draws", player)
        else:
            self.fail_to_draw(state, player)

    def fail_to_draw(self, state: State, player: int) -> None:
        """Let the draw fail: nothing is drawn, and only a third failure has a consequence."""
        self.count_failure(state, player)
        state.note(EMPTY_DECK, "draw-failed", player, state.failed_draws[player])
        if self.loses(state, player):
            state.rules.end_of_game.end_game(state, 1 - player, THIRD_FAILURE)

    def count_failure(self, state: State, player: int) -> None:
        """Count the failure: this player's, over the whole game, in this phase only."""
        state.failed_draws[player] += 1

    def loses(self, state: State, player: int) -> bool:
        """Tell whether the player has failed to draw for the third time, and loses."""
        return state.failed_draws[player] >= FAILURES_TO_LOSE

    def go_on(self, state: State) -> None:
        state.rules.enter(state, REVEAL, REVEALING)


@dataclass(frozen=True, slots=True)
class Revealing(Step):
    """304.3: the active player reveals, all at once, those of their hidden cards that they want to."""

    def revealer(self, state: State) -> int:
        """Return who reveals: the active player (`A-heroes-reveal-active`)."""
        return state.active

    def may_reveal(self, state: State) -> list[int]:
        """Return the cards that may still be named: the player's hidden ones."""
        cards = state.hidden(self.revealer(state))
        return [card for card in cards if state.where[card] not in state.chosen]

    def revealed(self, state: State) -> list[int]:
        """Return the cards that are revealed: those named; what is not named stays hidden."""
        return [state.board[place] for place in state.chosen]

    def reveal(self, state: State) -> None:
        """Reveal what has been named, together."""
        cards = self.revealed(state)
        state.chosen = []
        for card in cards:
            state.up |= 1 << card
            state.note(REVEALING, "revealed", state.where[card])
        for card in cards:
            state.rules.queue.happens_to(state, words.WHEN_REVEALED, card)
        self.end(state)

    def end(self, state: State) -> None:
        """Go on to what has triggered."""
        state.rules.enter(state, TRIGGERS, ONE_BATCH)

    # What follows from these

    def own_question(self, state: State) -> tuple[str, int]:
        return "reveal", REVEALING

    def options(self, state: State) -> Iterator[int]:
        player = state.actor
        for card in self.may_reveal(state):
            yield actions.action(actions.CHOOSE, player, state.where[card])
        yield actions.action(actions.DONE, player)

    def carry_out(self, state: State, action: int) -> None:
        kind, _, place, _ = actions.split(action)
        if kind == actions.CHOOSE:
            state.chosen.append(place)
        else:
            self.reveal(state)

    def go_on(self, state: State) -> None:
        if state.hidden(self.revealer(state)):
            state.actor = self.revealer(state)
        else:
            self.end(state)

    def why_no_option(self, state: State, action: int) -> Refusal:
        kind, player, place, _ = actions.split(action)
        if kind not in (actions.CHOOSE, actions.DONE):
            return refuse(REVEALING, "reveal-first", player=PLAYERS[state.actor])
        if player != state.actor:
            return refuse(ACTIVE_REVEALS, "not-yours-to-reveal", player=PLAYERS[player])
        if place in state.chosen:
            return refuse(REVEALING, "named-already", place=places.name(place))
        return refuse(REVEALING, "not-hidden-card", place=places.name(place))


@dataclass(frozen=True, slots=True)
class AccumulationQueue(Quiet):
    """304.4 and 304.5: what has triggered since recovery enters the Queue; with it empty the phase ends."""

    def begin(self, state: State) -> None:
        collect(state, self.start_of_turn(state))

    # 304.4

    def start_of_turn(self, state: State) -> Iterator[tuple[int, int]]:
        """Yield card and definition of what triggers at the start of the turn, poison too."""
        yield from state.rules.queue.turn_abilities(state, words.START_OF_TURN)
        yield from state.rules.lasting.at_start_of_turn(state)

    # 304.5

    def go_on(self, state: State) -> None:
        state.note(QUEUE_EMPTY, "queue-empty")
        state.rules.main_stage.begin(state)
