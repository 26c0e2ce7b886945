"""Cards by requirement: what the cards of both games have in common.

A card of a position is a mapping of what it must have; everything has a default. It may be a copy of another
card of the position, or a card of the pool, and has then the properties of that one besides its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from ccg_rules.notation.faults import Fault, NotationError, fault
from ccg_rules.notation.shapes import known_fields

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from ccg_rules.notation.pool import Pool
    from ccg_rules.notation.shapes import Shape

C = TypeVar("C")
A = TypeVar("A")


def read_cards(
    data: Mapping[str, Any],
    place: str,
    shapes: Mapping[str, Shape],
    pool: Pool,
    build: Callable[[str, dict[str, Any], str], C],
) -> dict[str, C]:
    """Read cards, by name. Raises `NotationError` with every fault found.

    `build` makes a card of its name, its fields and its place in the data.
    """
    faults: list[Fault] = []
    cards: dict[str, C] = {}
    fields = {name: known_fields(entry, f"{place}.{name}", shapes, faults) for name, entry in data.items()}
    for name, own in fields.items():
        where = f"{place}.{name}"
        try:
            cards[name] = build(name, {**_original(own, fields, where, pool), **own}, where)
        except NotationError as error:
            faults += error.faults
    if faults:
        raise NotationError(faults)
    return cards


def _original(own: Mapping[str, Any], fields: Mapping[str, Any], where: str, pool: Pool) -> Mapping[str, Any]:
    """Return the fields of what the card is a copy of: another card of the position, or one of the pool."""
    if (copied := own.get("copy_of")) is not None:
        if copied not in fields:
            raise NotationError([fault(f"{where}.copy_of", "no-such-card", name=copied)])
        return {**_original(fields[copied], {}, where, pool), **fields[copied]}
    if "pool" in own:
        return pool.fields()[pool.known(own["pool"], f"{where}.pool")]
    return {}


def read_abilities(texts: Iterable[str], parse: Callable[[str], A], where: str) -> tuple[A, ...]:
    """Read the abilities of a card. Raises `NotationError` with every fault, each at its place."""
    faults: list[Fault] = []
    abilities = []
    for number, text in enumerate(texts):
        try:
            abilities.append(parse(text))
        except NotationError as error:
            faults += [Fault(f"{where}.abilities[{number}]", each.message) for each in error.faults]
    if faults:
        raise NotationError(faults)
    return tuple(abilities)
