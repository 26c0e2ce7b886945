"""Chapter `end_of_turn`: the End of Turn Stage, and whose turn is next. No text reaches it; it is assumed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.citations import cite
from ccg_rules.engine.heroes.queue import collect
from ccg_rules.engine.heroes.recovery import RECOVERING
from ccg_rules.engine.heroes.state import DRAWN, RECOVERY
from ccg_rules.engine.heroes.step import Quiet
from ccg_rules.notation.heroes import abilities as words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ccg_rules.engine.heroes.state import State

END_OF_TURN = cite("heroes", "A-heroes-end-of-turn")
UNTIL_NOW = cite("heroes", "A-heroes-until-end-of-turn")
ALTERNATE = cite("heroes", "A-heroes-turns-alternate")
BOUND = cite("heroes", "A-heroes-bound")

TURNS = 200


@dataclass(frozen=True, slots=True)
class EndOfTurn(Quiet):
    """What is for the end of the turn enters the Queue; when it is empty, the other player's turn begins."""

    def begin(self, state: State) -> None:
        collect(state, self.end_of_turn(state))

    def end_of_turn(self, state: State) -> Iterator[tuple[int, int]]:
        """Yield card and definition of what triggers at the end of the turn, regeneration too."""
        yield from state.rules.queue.turn_abilities(state, words.END_OF_TURN)
        yield from state.rules.lasting.at_end_of_turn(state)

    def end_lasting(self, state: State) -> None:
        """End what lasts "until the end of the turn"."""
        state.rules.effects.end_lasting(state, "end of turn", UNTIL_NOW)

    def go_on(self, state: State) -> None:
        self.end_lasting(state)
        if self.is_last(state):
            state.rules.end_of_game.end_game(state, DRAWN, BOUND)
        else:
            state.active = self.next_active(state)
            state.note(ALTERNATE, "turn-passes", state.active)
            self.begin_turn(state)

    # Turns

    def is_last(self, state: State) -> bool:
        """Tell whether the game ends with this turn (`A-heroes-bound`)."""
        return state.turn >= TURNS

    def first_active(self, state: State) -> int:
        """Return who is active in the first turn: the First Player."""
        return 0

    def next_active(self, state: State) -> int:
        """Return who is active in the next turn (`A-heroes-turns-alternate`)."""
        return 1 - state.active

    def begin_first_turn(self, state: State) -> None:
        """Begin the game proper."""
        state.active = self.first_active(state)
        self.begin_turn(state)

    def begin_turn(self, state: State) -> None:
        """Begin the active player's turn: nothing has attacked or defended in it yet, and nothing is new."""
        state.turn += 1
        state.new = state.attacked = state.defended = 0
        state.rules.enter(state, RECOVERY, RECOVERING)
