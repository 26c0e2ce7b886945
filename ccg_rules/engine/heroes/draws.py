"""Drawing cards, in every step the same: what is drawn next, by order or by chance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.citations import cite
from ccg_rules.engine.heroes.state import CHANCE, EXCHANGE, HAND, NOBODY
from ccg_rules.notation.heroes import abilities as words

if TYPE_CHECKING:
    from ccg_rules.engine.heroes.state import State

DECKS = cite("heroes", "A-heroes-decks")


@dataclass(frozen=True, slots=True)
class Draws:
    """Cards come from the top of the deck; of a shuffled one chance says which (`A-heroes-decks`)."""

    def shows_hand(self, player: int, observer: int) -> bool:
        """Tell whether the observer sees a player's hand: only their own (`A-heroes-hands-private`)."""
        return player == observer

    def to_draw(self, state: State) -> int:
        """Return who has still to draw a card, or nobody."""
        return next((player for player in (0, 1) if state.drawing[player]), NOBODY)

    def draw(self, state: State, player: int, number: int) -> None:
        """Draw a card of the deck, counted from the top."""
        state.put(state.deck(player)[number], HAND)
        state.drawing[player] -= 1
        state.note(DECKS, "card-drawn", player)
        if state.step != EXCHANGE:
            state.rules.queue.happens(state, words.WHEN_DRAWN, player)

    def shuffle(self, state: State, player: int, citation: int) -> None:
        """Shuffle a deck: it has no order until it is drawn from."""
        state.library[player] = None
        state.note(citation, "shuffled", player)

    def settle(self, state: State) -> bool:
        """Draw what is to be drawn; tell whether chance has to say what comes."""
        while (player := self.to_draw(state)) != NOBODY:
            if state.library[player] is not None:
                self.draw(state, player, 0)
            elif state.seed is None:
                state.actor = CHANCE
                return True
            else:
                self.draw(state, player, state.random(len(state.deck(player))))
        return False
