"""The cast of a battle of Berserk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine import cast
from ccg_rules.notation.berserk.abilities import PERMANENT, Ability
from ccg_rules.notation.berserk.cards import FIRST_ACQUIRED, Card
from ccg_rules.notation.berserk.cells import mask

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

REVEAL_ABILITY = 7
"""The number of the ability that 404.2.1 and 404.2.2 give; a card's own abilities are numbered from 0."""

ACQUIRED = FIRST_ACQUIRED
"""The number of the first ability that a card has acquired."""

ABILITIES = 16
"""Numbers of abilities are below this."""


class Cast(cast.Cast[Card, Ability]):
    """The cards of a game, their abilities, and whose they are.

    By card, this is what the rules ask for again and again: `numbered[card]` are number and definition of
    its abilities, `with_timing[card]` the same by timing, `permanent[card]` the effects of permanent ones;
    `creatures` and `terrain` are masks of cards, `life` is without bonuses, `bonus_life` are by player the
    cards that give others life.
    """

    __slots__ = ("bonus_life", "creatures", "life", "numbered", "permanent", "terrain", "with_timing")

    def __init__(self, cards: Collection[Card], owners: Iterable[int]) -> None:
        super().__init__(cards, owners, [card.abilities for card in cards])
        self.numbered = [list(enumerate(own)) for own in self.own]
        self.with_timing: list[dict[str, list[tuple[int, int]]]] = [self._by_timing(n) for n in self.numbered]
        self.permanent = [
            frozenset(a.effect for a in card.abilities if a.timing == PERMANENT) for card in self.cards
        ]
        self.creatures = self._of_kind("creature")
        self.terrain = self._of_kind("terrain")
        self.life = [card.life for card in self.cards]
        self.bonus_life = [
            [card for card in self.of(player) if "bonus life" in self.permanent[card]] for player in (0, 1)
        ]

    def _by_timing(self, numbered: list[tuple[int, int]]) -> dict[str, list[tuple[int, int]]]:
        found: dict[str, list[tuple[int, int]]] = {}
        for number, definition in numbered:
            found.setdefault(self.definitions[definition].timing, []).append((number, definition))
        return found

    def _of_kind(self, kind: str) -> int:
        return mask(number for number, card in enumerate(self.cards) if card.kind == kind)

    def copies(self, card: int) -> list[int]:
        """Return the numbers of the owner's cards that are copies of the same card, itself included."""
        own = self.cards[card]
        title = own.copy_of or own.name
        return [
            other
            for other in self.of(self.owners[card])
            if title in (self.cards[other].name, self.cards[other].copy_of)
            or (own.pool is not None and own.pool == self.cards[other].pool)
        ]
