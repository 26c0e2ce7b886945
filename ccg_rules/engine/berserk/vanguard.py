"""Chapter `vanguard` (407 of the Vanguard edition; the Execution edition has none)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.berserk.window import Window
from ccg_rules.engine.citations import cite
from ccg_rules.notation.berserk import abilities as words

if TYPE_CHECKING:
    from ccg_rules.engine.berserk.state import State

ALTERNATE = cite("berserk", "vanguard.abilities.alternate")
DECLINE = cite("berserk", "vanguard.abilities.decline")
ONCE = cite("berserk", "vanguard.abilities.once")


@dataclass(frozen=True, slots=True)
class Vanguard(Window):
    """407.1: "vanguard" abilities, each a strike that nobody answers (`A-vanguard`)."""

    timing: str = words.VANGUARD
    alternate_by: int = ALTERNATE
    decline_by: int = DECLINE
    once_by: int = ONCE

    def end(self, state: State) -> None:
        state.rules.battle.begin(state)
