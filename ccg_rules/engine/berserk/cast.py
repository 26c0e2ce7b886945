"""The cast of a game: its physical cards and whose they are. Never changes while a game is played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ccg_rules.notation.cards import Card

REVEAL_ABILITY = 7
"""The number of the ability that 404.2.1 and 404.2.2 give; a card's own abilities are numbered from 0."""


@dataclass(frozen=True, slots=True)
class Cast:
    """The cards of a game, in the order in which they were recruited, and their owners (0 or 1)."""

    cards: tuple[Card, ...]
    owners: tuple[int, ...]

    def of(self, player: int) -> list[int]:
        """Return the numbers of the player's cards, in the order of their recruiting."""
        return [card for card, owner in enumerate(self.owners) if owner == player]

    def copies(self, card: int) -> list[int]:
        """Return the numbers of the owner's cards that are copies of the same card, itself included."""
        title = self.cards[card].copy_of or self.cards[card].name
        return [
            other
            for other in self.of(self.owners[card])
            if title in (self.cards[other].name, self.cards[other].copy_of)
        ]
