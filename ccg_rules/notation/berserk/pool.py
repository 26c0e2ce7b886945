"""The pool: cards to play with, and decks made of them.

A card of a position may name a card of the pool (`{"pool": "soultrad"}`) and has all its properties.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from ccg_rules.notation.pool import Pool

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ccg_rules.notation.berserk.cards import Card

SMALLEST_DECK, LARGEST_DECK = 30, 50
COPIES = 3
"""The limits of a deck (`A-decks`)."""


def _hold(cards: Mapping[str, Any], place: str) -> None:
    from ccg_rules.notation.berserk.cards import parse_cards

    parse_cards(cards, place)


POOL = Pool("ccg_rules.notation.berserk", _hold)
fields, name, known = POOL.fields, POOL.name, POOL.known


def deck(random: Random, owner: str, size: int = SMALLEST_DECK) -> list[Card]:
    """Return a legal deck of `size` cards of the pool, in an order of chance.

    Names begin with `owner` and end with the number of the copy: `A-soultrad-2`. Raises `ValueError` for a
    size that is not legal.
    """
    from ccg_rules.notation.berserk.cards import parse_cards

    if not SMALLEST_DECK <= size <= LARGEST_DECK:
        raise ValueError(f"a deck has {SMALLEST_DECK} to {LARGEST_DECK} cards, not {size}")
    chosen = random.sample([(ident, copy) for ident in fields() for copy in range(1, COPIES + 1)], size)
    cards = parse_cards({f"{owner}-{ident}-{copy}": {"pool": ident} for ident, copy in chosen})
    return list(cards.values())


def decks(seed: int | None) -> tuple[list[Card], list[Card]]:
    """Return a legal deck for each player, always the same for a seed; without one, for seed 0."""
    random = Random(seed or 0)
    return deck(random, "A"), deck(random, "B")
