"""Chapter `final_phase`: no text reaches it; all of it is assumed (`A-final-phase`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.berserk.priority import Phase
from ccg_rules.engine.citations import cite
from ccg_rules.notation.berserk import abilities as words

if TYPE_CHECKING:
    from ccg_rules.engine.berserk.state import State

FINAL_PHASE = cite("berserk", "A-final-phase")
TWO_PASSES = cite("berserk", "battle.phase_end.two_passes")


@dataclass(frozen=True, slots=True)
class FinalPhase(Phase):
    """The end of the turn: its abilities, then what lasted until now ends, then hidden cards are revealed."""

    end_by: int = TWO_PASSES

    def begin(self, state: State) -> None:
        Phase.begin(self, state)
        self.collect(state)

    def collect(self, state: State) -> None:
        """Let "at the end of the turn" abilities wait for the stack."""
        for card, definition in list(state.rules.triggers.turn_abilities(state, words.END_OF_TURN)):
            state.rules.triggers.trigger(state, card, definition)
        for player in (0, 1):
            state.rules.triggers.ask_about_hidden(state, player)

    def end_lasting(self, state: State) -> None:
        """End what lasts "until the end of the turn"."""
        for entry in state.acquired:
            if self.has_ended(state, entry.until):
                state.note(FINAL_PHASE, "ability-ends", state.where[entry.card])
        state.acquired = [entry for entry in state.acquired if not self.has_ended(state, entry.until)]

    def has_ended(self, state: State, until: int) -> bool:
        """Tell whether something that lasts until the end of a turn (-1: for good) has ended now."""
        return until == state.turn

    def end(self, state: State) -> None:
        self.end_lasting(state)
        if state.rules.reveal.hiding_ends(state):
            state.rules.reveal.reveal_hidden(state)
        state.rules.battle.end_turn(state)
