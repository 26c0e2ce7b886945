"""Chapter `main_stage` (305): the stage that consists of Choice and the phases entered from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.citations import cite
from ccg_rules.engine.heroes.state import CHOICE

if TYPE_CHECKING:
    from ccg_rules.engine.heroes.state import State

OBLIGATORY = cite("heroes", "main_stage.phases.choice_obligatory")
STRAIGHT_TO_CHOICE = cite("heroes", "main_stage.beginning.straight_to_choice")


@dataclass(frozen=True, slots=True)
class MainStage:
    """The main stage begins with Choice, whatever can be chosen there."""

    # 305.1

    def has_choice(self, state: State) -> bool:
        """Tell whether the stage has a Choice Phase: always, even with nothing to do."""
        return True

    # 305.2

    def first_phase(self, state: State) -> int:
        """Return the phase that the stage begins with."""
        return CHOICE

    def begin(self, state: State) -> None:
        """Begin the main stage, by itself."""
        state.note(OBLIGATORY, "main-stage-begins", state.active)
        state.rules.enter(state, self.first_phase(state), STRAIGHT_TO_CHOICE)
        if not self.has_choice(state):
            state.rules.choice.pass_turn(state)
