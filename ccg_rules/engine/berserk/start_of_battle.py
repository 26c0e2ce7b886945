"""Chapter `start_of_battle` (406 of both editions)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.berserk.state import VANGUARD
from ccg_rules.engine.berserk.window import Window
from ccg_rules.engine.citations import cite
from ccg_rules.notation.berserk.abilities import START_OF_BATTLE

if TYPE_CHECKING:
    from ccg_rules.engine.berserk.state import State

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

    def end(self, state: State) -> None:
        """Go on to the Vanguard Subphase, where there is one, else to the Main Battle Phase."""
        vanguard = state.rules.vanguard
        if vanguard is None:
            state.rules.battle.begin(state)
        else:
            state.step = VANGUARD
            vanguard.begin(state)
