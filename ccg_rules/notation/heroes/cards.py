"""Cards by requirement: what a card must have, not which card of a pool it is.

A card of a position is a mapping such as `{"cost": 2, "life": 3, "strike": 2}`; everything has a default.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from ccg_rules.notation.cards import read_abilities, read_cards
from ccg_rules.notation.faults import NotationError, fault
from ccg_rules.notation.heroes import pool
from ccg_rules.notation.heroes.abilities import PERMANENT, WHEN_PLAYED, Ability
from ccg_rules.notation.shapes import NAMES, NUMBER, TEXT, one_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ccg_rules.notation.shapes import Shape

KINDS = ("hero", "creature", "support", "event")
CHARACTERS = ("hero", "creature")
"""The kinds of cards that have life."""

HERO_LIFE = 30
"""The life of a hero of whom nothing is said."""

FIRST_ACQUIRED = 8
"""The number of the first ability that a card has acquired; its own are numbered from 0."""


@dataclass(frozen=True, slots=True)
class Card:
    """One physical card: what it is.

    `life` and `strike` are None for what the kind has by default. `group` is the class of a support card, of
    which a player has at most one in play (None: it has none).
    """

    name: str
    kind: str = "creature"
    cost: int = 1
    life: int | None = None
    strike: int | None = None
    group: str | None = None
    abilities: tuple[Ability, ...] = ()
    copy_of: str | None = None
    pool: str | None = None

    @property
    def lives(self) -> int:
        """How many wounds it takes to kill it."""
        if self.life is not None:
            return self.life
        return HERO_LIFE if self.kind == "hero" else 1

    @property
    def blow(self) -> int:
        """How many wounds its strike deals."""
        if self.strike is not None:
            return self.strike
        return int(self.kind == "creature")

    @property
    def is_character(self) -> bool:
        """Tell whether it has life: it is a hero or a creature."""
        return self.kind in CHARACTERS

    def has(self, effect: str) -> bool:
        """Tell whether the card has a permanent ability with that effect."""
        return any(a.timing == PERMANENT and a.effect == effect for a in self.abilities)

    def to_json(self) -> dict[str, Any]:
        """Return the card as position data, defaults left out."""
        plain = _pool_card(self.pool) if self.pool is not None else Card(self.name)
        data: dict[str, Any] = {
            _WRITTEN.get(field, field): getattr(self, field)
            for field in _PLAIN_FIELDS
            if getattr(self, field) != getattr(plain, field)
        }
        if self.pool is not None:
            data["pool"] = self.pool
        if self.abilities != plain.abilities:
            data["abilities"] = [ability.text for ability in self.abilities]
        return data


_PLAIN_FIELDS = ("kind", "cost", "life", "strike", "group", "copy_of")
_WRITTEN = {"group": "class"}

_FIELDS: dict[str, Shape] = {
    "kind": one_of(*KINDS),
    "cost": NUMBER,
    "life": NUMBER,
    "strike": NUMBER,
    "class": TEXT,
    "abilities": NAMES,
    "copy_of": TEXT,
    "pool": TEXT,
}


def parse_cards(data: Mapping[str, Any], place: str = "cards") -> dict[str, Card]:
    """Read the cards of a position, by name. Raises `NotationError` with every fault found."""
    return read_cards(data, place, _FIELDS, pool.POOL, _parse_card)


@cache
def _pool_card(ident: str) -> Card:
    return _parse_card(ident, {**pool.fields()[ident], "pool": ident}, f"pool.{ident}")


def _parse_card(name: str, values: dict[str, Any], where: str) -> Card:
    abilities = read_abilities(values.pop("abilities", ()), Ability.parse, where)
    group = values.pop("class", None)
    card = Card(name, **values, group=group, abilities=abilities)
    if len(abilities) > FIRST_ACQUIRED:
        raise NotationError([fault(f"{where}.abilities", "too-many-abilities", limit=FIRST_ACQUIRED)])
    if group is not None and card.kind != "support":
        raise NotationError([fault(f"{where}.class", "class-without-support")])
    if card.kind == "event" and any(ability.timing != WHEN_PLAYED for ability in abilities):
        raise NotationError([fault(f"{where}.abilities", "wrong-event-ability")])
    return card
