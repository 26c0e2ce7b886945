"""The pool: cards to play with, and decks made of them.

A card of a position may name a card of the pool (`{"pool": "soultrad"}`) and has all its properties.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING, Any

from ccg_rules.notation.faults import NotationError, fault
from ccg_rules.text import Words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ccg_rules.notation.berserk.cards import Card

SMALLEST_DECK, LARGEST_DECK = 30, 50
COPIES = 3
"""The limits of a deck (`A-decks`)."""


@cache
def fields() -> Mapping[str, Mapping[str, Any]]:
    """Return the cards of the pool by id, as position data. Raises `NotationError` with every fault."""
    from ccg_rules.notation.berserk.cards import parse_cards

    text = files("ccg_rules.notation.berserk").joinpath("pool.toml").read_text(encoding="utf-8")
    cards = {ident: dict(entry) for ident, entry in tomllib.loads(text)["cards"].items()}
    _NAMES.update({ident: Words(**entry.pop("name")) for ident, entry in cards.items()})
    parse_cards(cards, "pool")
    return cards


_NAMES: dict[str, Words] = {}


def name(ident: str) -> Words:
    """Return the name of a card of the pool. Raises `NotationError` for an unknown one."""
    return _NAMES[known(ident, ident)]


def known(ident: str, place: str) -> str:
    """Return the id of a card of the pool. Raises `NotationError` with the nearest for an unknown one."""
    import difflib

    if ident not in fields():
        nearest = ", ".join(difflib.get_close_matches(ident, fields(), 3, 0.5)) or "–"
        raise NotationError([fault(place, "not-in-pool", name=ident, nearest=nearest)])
    return ident


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
