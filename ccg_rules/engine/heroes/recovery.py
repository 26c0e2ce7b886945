"""Chapter `recovery` (303.3, 303.4): the beginning of a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.citations import cite
from ccg_rules.engine.heroes.state import ACCUMULATION
from ccg_rules.engine.heroes.step import Quiet

if TYPE_CHECKING:
    from ccg_rules.engine.heroes.state import State

RECOVERING = cite("heroes", "A-heroes-recovery")
MARKS = cite("heroes", "recovery.turn_marks.taken_off")
TO_ACCUMULATION = cite("heroes", "recovery.end.to_accumulation")


@dataclass(frozen=True, slots=True)
class Recovery(Quiet):
    """What lasts until now ends, the active player's cards and coins open, marks are taken off."""

    def begin(self, state: State) -> None:
        self.end_lasting(state)
        state.rules.effects.open_cards(state, self.opening(state), RECOVERING)
        self.open_coins(state)
        self.take_off_marks(state)

    # 303.1, 303.2 (`A-heroes-recovery`)

    def end_lasting(self, state: State) -> None:
        """End what lasts "until the start of the turn" of the player who is active now."""
        state.rules.effects.end_lasting(state, "your turn", RECOVERING)

    def opening(self, state: State) -> list[int]:
        """Return the cards that open: all of the active player's, the hero among them."""
        return list(state.in_play(state.active))

    def open_coins(self, state: State) -> None:
        """Open the active player's coins."""
        state.closed_coins[state.active] = 0

    # 303.3

    def loses_marks(self, state: State, card: int) -> bool:
        """Tell whether the card loses its marks: every card, both players' (`A-heroes-turn-marks-all`)."""
        return True

    def take_off_marks(self, state: State) -> None:
        """Take the marks "N times a turn" off the cards; those "once a game" stay."""
        kept = [mark for mark in state.used_now if not self.loses_marks(state, mark[0])]
        if kept != state.used_now:
            state.note(MARKS, "marks-off", len(state.used_now) - len(kept))
        state.used_now = kept

    # 303.4

    def next_phase(self, state: State) -> int:
        """Return the phase that follows."""
        return ACCUMULATION

    def go_on(self, state: State) -> None:
        state.rules.enter(state, self.next_phase(state), TO_ACCUMULATION)
