"""Cards by requirement: what a card must have, not which card of a pool it is.

A card of a position is a mapping such as `{"cost": "2+X", "flying": true, "life": 4}`; everything has a
default. Abilities are put together of few words (see `abilities`), so that a position can be read and an
engine of any pool can be asked for "a card that has this".
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any

from ccg_rules.notation.berserk import pool
from ccg_rules.notation.berserk.abilities import PERMANENT, Ability
from ccg_rules.notation.cards import read_abilities, read_cards
from ccg_rules.notation.faults import Fault, NotationError, fault
from ccg_rules.notation.shapes import FLAG, NAMES, NUMBER, TEXT, is_number, one_of, simple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ccg_rules.notation.shapes import Shape

KINDS = ("creature", "artifact", "terrain")
OUT_OF_SCOPE = ("symbiont", "equipment")
"""Kinds that a position may name although no clause at hand is about them (`A-scope`): an engine that does
not play them says so."""
ELEMENTS = ("steppe", "forest", "mountains", "swamp", "darkness")
RECRUITED = ("ordinary", "replaced")

REVEAL = "reveal"
"""The ability that 404.2.1 and 404.2.2 give a card by themselves: "after deployment - reveal"."""


FIRST_ACQUIRED = 8
"""The number of the first ability that a card has acquired; its own are numbered from 0."""


def _is_payment(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(is_number, value))


_STRIKE = re.compile(r"(\d+)-(\d+)-(\d+)")

SIMPLE_STRIKE = (1, 2, 3)
"""The wounds of a weak, a medium and a strong strike of a creature of which nothing else is said."""

_COST = re.compile(r"(?:(?P<fixed>\d+)(?P<plus>\+X)?|(?P<x>X))")


@dataclass(frozen=True, slots=True)
class Cost:
    """What a card costs: a fixed part in crystals, and whether X is added to it."""

    fixed: int
    has_x: bool

    @classmethod
    def parse(cls, text: str) -> Cost:
        """Read `5`, `X` or `2+X` (Latin or Cyrillic X). Raises `NotationError` for anything else."""
        match = _COST.fullmatch(text.replace("Х", "X"))
        if match is None:
            raise NotationError([fault(text, "not-a-cost", text=text)])
        return cls(int(match["fixed"] or 0), bool(match["plus"] or match["x"]))

    def __str__(self) -> str:
        if not self.has_x:
            return str(self.fixed)
        return f"{self.fixed}+X" if self.fixed else "X"


@dataclass(frozen=True, slots=True)
class Card:
    """One physical card: what it is, and how it was recruited.

    `movement` is how many points it has for a turn (None: one for a ground creature, else none). `strike` are
    the wounds of its weak, medium and strong simple strike (None: `SIMPLE_STRIKE` for a creature). `x`,
    `recruited` and `paid` (gold, silver; None: as its price says) tell of its recruiting.
    """

    name: str
    kind: str = "creature"
    flying: bool = False
    elite: bool = False
    cost: Cost = Cost(1, has_x=False)
    element: str | None = None
    life: int = 1
    movement: int | None = None
    strike: tuple[int, int, int] | None = None
    clan: str | None = None
    abilities: tuple[Ability, ...] = ()
    copy_of: str | None = None
    pool: str | None = None
    x: int | None = None
    recruited: str = "ordinary"
    paid: tuple[int, int] | None = None

    @property
    def points(self) -> int:
        """The movement points it has for a turn."""
        if self.movement is not None:
            return self.movement
        return int(self.kind == "creature" and not self.flying)

    @property
    def strikes(self) -> tuple[int, int, int]:
        """The wounds of its weak, medium and strong simple strike; only creatures strike."""
        if self.kind != "creature":
            return (0, 0, 0)
        return SIMPLE_STRIKE if self.strike is None else self.strike

    def has(self, effect: str) -> bool:
        """Tell whether the card has a permanent ability with that effect."""
        return any(a.timing == PERMANENT and a.effect == effect for a in self.abilities)

    def recruited_as(self, x: int | None, recruited: str, paid: tuple[int, int] | None) -> Card:
        """Return the card with how it was recruited."""
        return replace(self, x=x, recruited=recruited, paid=paid)

    def to_json(self) -> dict[str, Any]:
        """Return the card as position data, defaults left out."""
        plain = _pool_card(self.pool) if self.pool is not None else Card(self.name)
        data: dict[str, Any] = {
            field: getattr(self, field)
            for field in _PLAIN_FIELDS
            if getattr(self, field) != getattr(plain, field)
        }
        if self.pool is not None:
            data["pool"] = self.pool
        if self.cost != plain.cost:
            data["cost"] = str(self.cost)
        if self.abilities != plain.abilities:
            data["abilities"] = [ability.text for ability in self.abilities]
        if self.strike != plain.strike and self.strike is not None:
            data["strike"] = "-".join(map(str, self.strike))
        if self.paid is not None:
            data["paid"] = list(self.paid)
        return data


_PLAIN_FIELDS = (
    *("kind", "flying", "elite", "element", "life", "movement", "clan", "copy_of", "x", "recruited"),
)

_FIELDS: dict[str, Shape] = {
    "kind": one_of(*KINDS, *OUT_OF_SCOPE),
    "flying": FLAG,
    "elite": FLAG,
    "cost": simple(lambda value: isinstance(value, str) or is_number(value), "shape-cost"),
    "element": one_of(*ELEMENTS),
    "life": NUMBER,
    "movement": NUMBER,
    "strike": simple(lambda value: isinstance(value, str) and bool(_STRIKE.fullmatch(value)), "shape-strike"),
    "clan": TEXT,
    "abilities": NAMES,
    "copy_of": TEXT,
    "pool": TEXT,
    "x": NUMBER,
    "recruited": one_of(*RECRUITED),
    "paid": simple(_is_payment, "shape-payment"),
}


def parse_cards(data: Mapping[str, Any], place: str = "cards") -> dict[str, Card]:
    """Read the cards of a position, by name. Raises `NotationError` with every fault found."""
    return read_cards(data, place, _FIELDS, pool.POOL, _parse_card)


@cache
def _pool_card(ident: str) -> Card:
    return _parse_card(ident, {**pool.fields()[ident], "pool": ident}, f"pool.{ident}")


def _parse_card(name: str, values: dict[str, Any], where: str) -> Card:
    faults: list[Fault] = []
    try:
        if "cost" in values:
            values["cost"] = Cost.parse(str(values["cost"]))
    except NotationError as error:
        faults += [Fault(f"{where}.cost", each.message) for each in error.faults]
    try:
        values["abilities"] = read_abilities(values.get("abilities", ()), Ability.parse, where)
    except NotationError as error:
        faults += error.faults
    if faults:
        raise NotationError(faults)
    if "strike" in values:
        values["strike"] = tuple(map(int, values["strike"].split("-")))
    if "paid" in values:
        values["paid"] = tuple(values["paid"])
    card = Card(name, **values)
    if card.x is not None and not card.cost.has_x:
        raise NotationError([fault(f"{where}.x", "x-without-cost")])
    if card.strike is not None and card.kind != "creature":
        raise NotationError([fault(f"{where}.strike", "strike-without-creature")])
    if card.recruited == "replaced" and not card.has("other cost"):
        raise NotationError([fault(f"{where}.recruited", "replaced-without-other-cost")])
    return card
