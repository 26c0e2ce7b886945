"""Chapter `end_of_game`: deaths and defeat. Of defeats the text knows only 304.2; the rest is assumed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.citations import cite
from ccg_rules.engine.heroes.state import DRAWN, GRAVEYARD, NOBODY, OVER
from ccg_rules.notation.heroes import abilities as words

if TYPE_CHECKING:
    from ccg_rules.engine.heroes.state import State

DEATH = cite("heroes", "A-heroes-death")
DEFEAT = cite("heroes", "A-heroes-defeat")
CONCEDE = cite("heroes", "A-heroes-concede")


@dataclass(frozen=True, slots=True)
class EndOfGame:
    """Creatures die and heroes lose at once, outside the Queue, before anybody is asked."""

    def is_dead(self, state: State, card: int) -> bool:
        """Tell whether the card has at least as many wounds as life."""
        return state.wounds[card] >= state.cast.cards[card].lives

    def dead(self, state: State) -> list[int]:
        """Return the creatures that have to die, together."""
        return [card for p in (0, 1) for card in state.creatures(p) if self.is_dead(state, card)]

    def losers(self, state: State) -> list[int]:
        """Return the players whose hero has at least as many wounds as life."""
        return [player for player in (0, 1) if self.is_dead(state, state.hero(player))]

    def check(self, state: State) -> None:
        """Let creatures die that have to, and the game end where a hero has lost."""
        if dead := self.dead(state):
            self.die(state, dead)
        if losers := self.losers(state):
            self.end_game(state, DRAWN if len(losers) == 2 else 1 - losers[0], DEFEAT)

    def die(self, state: State, dead: list[int]) -> None:
        """Put creatures into the graveyard; those who die together see one another."""
        for _ in dead:
            state.rules.queue.happens(state, words.WHEN_DIES)
        for card in dead:
            state.note(DEATH, "died", state.where[card])
            state.up |= 1 << card
            state.put(card, GRAVEYARD)
        state.bury(dead)

    def end_game(self, state: State, winner: int, citation: int) -> None:
        """End the game, whatever is under way."""
        state.winner = winner
        state.step = OVER
        state.actor = NOBODY
        state.queue, state.waiting, state.chosen = [], [], []
        state.using, state.attack = None, None
        state.drawing = [0, 0]
        if winner == DRAWN:
            state.note(citation, "drawn")
        else:
            state.note(citation, "won", winner)
