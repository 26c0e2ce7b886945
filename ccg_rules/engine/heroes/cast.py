"""The cast of a game of Berserk Heroes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine import cast
from ccg_rules.notation.heroes.abilities import Ability
from ccg_rules.notation.heroes.cards import Card

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Cast(cast.Cast[Card, Ability]):
    """The cards of a game, their abilities, and whose they are."""

    __slots__ = ()

    def __init__(self, cards: Sequence[Card], owners: Iterable[int]) -> None:
        super().__init__(cards, owners, [card.abilities for card in cards])
