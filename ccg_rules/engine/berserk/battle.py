"""Chapter `battle` (407 of the Execution edition, 408 of the Vanguard one): the turn and its phases."""

from __future__ import annotations

from dataclasses import dataclass

from ccg_rules.engine.berserk.state import (
    CHOICE,
    DRAWN,
    FINAL,
    INITIAL,
    PREPARATION,
    State,
)
from ccg_rules.engine.citations import cite

FIRST_ACTIVE = cite("berserk", "battle.beginning.first_player_active")
BEGINS = cite("berserk", "battle.turn.begins_with_initial")
FOUR_PHASES = cite("berserk", "battle.turn.four_phases_in_order")
SLOW_OPTIONAL = cite("berserk", "battle.turn.slow_actions_optional")
ACTIVE_HAS_PRIORITY = cite("berserk", "battle.turn.active_has_priority")
TWO_PASSES = cite("berserk", "battle.phase_end.two_passes")
ALTERNATE = cite("berserk", "A-turns-alternate")
BOUND = cite("berserk", "A-bound")

TURNS = 200


@dataclass(frozen=True, slots=True)
class MainBattlePhase:
    """407: how turns follow one another, and phases within a turn."""

    # 407.1

    def first_active(self, state: State) -> int:
        """Return who is active in the first turn: the First Player."""
        return 0

    def begin(self, state: State) -> None:
        """Begin the Main Battle Phase, by itself."""
        state.active = self.first_active(state)
        state.note(FIRST_ACTIVE, "battle-begins", state.active)
        self.begin_turn(state)

    # 407.2

    def first_phase(self, state: State) -> int:
        """Return the phase a turn begins with: the Initial one."""
        return INITIAL

    def phase_after(self, state: State, phase: int) -> int:
        """Return the phase that follows one: each once a turn, in order."""
        return {INITIAL: PREPARATION, PREPARATION: CHOICE, CHOICE: FINAL}[phase]

    def enter(self, state: State) -> None:
        """Give priority on entering a phase, subphase or step: to the Active Player."""
        state.passes = 0
        state.holder = self.gets_priority(state)

    def gets_priority(self, state: State) -> int:
        """Return who gets priority on entering a phase, subphase or step."""
        return state.active

    # 407.3

    def next_active(self, state: State) -> int:
        """Return who is active in the next turn (`A-turns-alternate`)."""
        return 1 - state.active

    # What follows from these

    def begin_turn(self, state: State) -> None:
        """Begin the Active Player's turn."""
        state.turn += 1
        state.used_now = []
        state.declined = [False, False]
        self.begin_phase(state, self.first_phase(state), BEGINS)

    def begin_phase(self, state: State, phase: int, citation: int = FOUR_PHASES) -> None:
        """Enter a phase."""
        state.step = phase
        state.note(citation, "phase-begins", state.active)
        state.rules.at(phase).begin(state)

    def next_phase(self, state: State, phase: int) -> None:
        """Go on to the phase after one."""
        self.begin_phase(state, self.phase_after(state, phase))

    def end_turn(self, state: State) -> None:
        """Let the other player be active, or end a battle that has lasted too long (`A-bound`)."""
        if state.turn >= TURNS:
            state.rules.priority.end_game(state, DRAWN, BOUND)
            return
        state.active = self.next_active(state)
        state.note(ALTERNATE, "turn-passes", state.active)
        self.begin_turn(state)
