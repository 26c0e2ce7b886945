"""The pool of Berserk Heroes: cards to play with, and decks made of them, each with its hero.

A card of a position may name a card of the pool (`{"pool": "torchbearer"}`) and has all its properties.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from ccg_rules.notation.pool import Pool

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ccg_rules.notation.heroes.cards import Card

SMALLEST_DECK, LARGEST_DECK = 40, 60
COPIES = 3
"""The limits of a deck (`A-heroes-setup`, `A-heroes-decks`); the hero is no part of it."""


def _hold(cards: Mapping[str, Any], place: str) -> None:
    from ccg_rules.notation.heroes.cards import parse_cards

    parse_cards(cards, place)


POOL = Pool("ccg_rules.notation.heroes", _hold)
fields, name, known = POOL.fields, POOL.name, POOL.known


def heroes() -> list[str]:
    """Return the ids of the heroes of the pool."""
    return [ident for ident, card in fields().items() if card.get("kind") == "hero"]


def deck(random: Random, owner: str, size: int = SMALLEST_DECK) -> list[Card]:
    """Return a hero and a legal deck of `size` cards of the pool, in an order of chance; the hero is first.

    Names begin with `owner` and end with the number of the copy: `A-torchbearer-2`. Raises `ValueError` for
    a size that is not legal.
    """
    from ccg_rules.notation.heroes.cards import parse_cards

    if not SMALLEST_DECK <= size <= LARGEST_DECK:
        raise ValueError(f"a deck has {SMALLEST_DECK} to {LARGEST_DECK} cards, not {size}")
    hero = random.choice(heroes())
    others = [ident for ident in fields() if ident not in heroes()]
    chosen = random.sample([(ident, copy) for ident in others for copy in range(1, COPIES + 1)], size)
    cards = parse_cards({f"{owner}-{ident}-{copy}": {"pool": ident} for ident, copy in [(hero, 1), *chosen]})
    return list(cards.values())


def decks(seed: int | None) -> tuple[list[Card], list[Card]]:
    """Return a hero and a legal deck for each player, always the same for a seed; without one, for seed 0."""
    random = Random(seed or 0)
    return deck(random, "A"), deck(random, "B")
