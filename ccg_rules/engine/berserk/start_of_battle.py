"""Chapter `start_of_battle` (406 of both editions)."""

from __future__ import annotations

from dataclasses import dataclass

from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.berserk.state import VANGUARD, State
from ccg_rules.engine.berserk.window import Window
from ccg_rules.engine.citations import cite
from ccg_rules.notation.abilities import START_OF_BATTLE

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

    def early(self, state: State) -> bool:
        """Tell whether such abilities may be used before all cards are in their places: no."""
        return False

    def end(self, state: State) -> None:
        if self.vanguard_follows:
            state.step = VANGUARD
        else:
            state.rules.battle.begin(state)

    def why_no_ability(self, state: State, card: int, number: int, name: str) -> Refusal:
        return refuse(self.alternate_by, "no-such-ability", place=name)

    def why_not_decline(self, state: State) -> Refusal:
        return refuse(self.alternate_by, "not-your-turn")
