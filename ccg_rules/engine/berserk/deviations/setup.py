"""Deviations from the assumptions that all chapters rest on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine.berserk.deviations.register import deviation
from ccg_rules.engine.berserk.effects import Rearranging
from ccg_rules.engine.berserk.main_phase import MainPhase
from ccg_rules.engine.berserk.opening_phase import Preparation

if TYPE_CHECKING:
    from ccg_rules.engine.berserk.state import State


@deviation(
    "rule-prevails-over-card",
    "A-golden",
    ru="текст карты, которая может не открываться, важнее правила, по которому открываются все",
    en="the text of a card that may stay closed prevails over the rule by which all cards open",
)
class _RulePrevails(Preparation):
    def asks(self, state: State) -> bool:
        return False


@deviation(
    "movement-prevails-over-prohibition",
    "A-golden",
    ru="запрет на карте важнее правила, которое разрешает двигать её",
    en="a card's prohibition prevails over the rule that permits its movement",
)
class _MovementPrevails(MainPhase):
    def is_pinned(self, state: State, card: int) -> bool:
        return False


@deviation(
    "effect-prevails-over-prohibition",
    "A-golden",
    ru="запрет на одной карте важнее разрешения на другой",
    en="a prohibition on one card prevails over a permission on another",
)
class _EffectPrevails(Rearranging):
    def may_be_rearranged(self, state: State, card: int, effect: str) -> bool:
        return True


@deviation(
    "one-prohibition-for-all",
    "A-golden",
    ru="запрет действует на ту карту, о которой говорит, а не на другие",
    en="a prohibition concerns the card it speaks of and no other",
)
class _OneForAll(MainPhase):
    def is_pinned(self, state: State, card: int) -> bool:
        return any(state.has(other, "cannot be moved") for other in state.lying())
