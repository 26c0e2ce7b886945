"""Chapter `start_of_battle` (406 of both editions)."""

from __future__ import annotations

from dataclasses import dataclass

from ccg_rules.engine.berserk.state import VANGUARD, State
from ccg_rules.engine.berserk.window import Window
from ccg_rules.engine.citations import cite
from ccg_rules.notation.berserk.abilities import START_OF_BATTLE

ALTERNATE = cite("berserk", "start_of_battle.abilities.alternate")
DECLINE = cite("berserk", "start_of_battle.abilities.decline")
ONCE = cite("berserk", "start_of_battle.abilities.once")


@dataclass(frozen=True, slots=True)
class StartOfBattle(Window):
    """406.1: "at the start of battle" abilities."""

    timing: str = START_OF_BATTLE
    alternate_by: int = ALTERNATE
    decline_by: int = DECLINE
    once_by: int = ONCE
    vanguard_follows: bool = False
    """Whether the Vanguard Subphase comes next (407 of the Vanguard edition)."""

    def end(self, state: State) -> None:
        if self.vanguard_follows:
            state.step = VANGUARD
        else:
            state.rules.battle.begin(state)
