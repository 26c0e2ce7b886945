"""The cast of a game: its physical cards and whose they are. Never changes while a game is played.

Every ability of every card, and every ability that one of them grants, has a number of its own in the cast:
its *definition*. Cards acquire abilities by definition.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.notation.berserk.abilities import PERMANENT
from ccg_rules.notation.berserk.cards import FIRST_ACQUIRED
from ccg_rules.notation.berserk.cells import mask

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ccg_rules.notation.berserk.abilities import Ability
    from ccg_rules.notation.berserk.cards import Card

REVEAL_ABILITY = 7
"""The number of the ability that 404.2.1 and 404.2.2 give; a card's own abilities are numbered from 0."""

ACQUIRED = FIRST_ACQUIRED
"""The number of the first ability that a card has acquired."""

ABILITIES = 16
"""Numbers of abilities are below this."""


class Cast:
    """The cards of a game and their owners (0 or 1).

    `own[card]` are the definitions of the card's own abilities, in order; `definitions[d]` is the ability
    that a definition stands for, `granted[d]` the definition that it grants (-1: none) and `origin[d]` the
    card, the number of its ability, and whether it is the granted one.

    The rest is by card what the rules ask for again and again: `numbered[card]` are number and definition of
    its abilities, `with_timing[card]` the same by timing, `permanent[card]` the effects of permanent ones;
    `creatures` and `terrain` are masks of cards, `life` is without bonuses, `bonus_life` are by player the
    cards that give others life.
    """

    __slots__ = (
        *("cards", "definitions", "granted", "origin", "own", "owners", "timed"),
        *("numbered", "with_timing", "permanent", "creatures", "terrain", "life", "bonus_life"),
    )

    def __init__(self, cards: Iterable[Card], owners: Iterable[int]) -> None:
        self.cards: tuple[Card, ...] = tuple(cards)
        self.owners: tuple[int, ...] = tuple(owners)
        self.definitions: list[Ability] = []
        self.granted: list[int] = []
        self.origin: list[tuple[int, int, bool]] = []
        self.own: list[list[int]] = []
        self.timed: dict[str, list[tuple[int, int, int]]] = {}
        for number, card in enumerate(self.cards):
            self.own.append([self._define(number, n, ability) for n, ability in enumerate(card.abilities)])
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

    def _define(self, card: int, number: int, ability: Ability) -> int:
        definition = len(self.definitions)
        self.definitions.append(ability)
        self.origin.append((card, number, False))
        self.granted.append(-1 if ability.granted is None else definition + 1)
        self.timed.setdefault(ability.timing, []).append((card, number, definition))
        if ability.granted is not None:
            self.definitions.append(ability.granted)
            self.origin.append((card, number, True))
            self.granted.append(-1)
        return definition

    def of(self, player: int) -> list[int]:
        """Return the numbers of the player's cards, in order."""
        return [card for card, owner in enumerate(self.owners) if owner == player]

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
