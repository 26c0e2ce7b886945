"""Actions of Berserk as structs: plain data that name places, never cards, so that they tell nothing.

====================================================  =====================================================
`{"do": "place", "player": 1, "slot": 0, "at": "1b2"}`  put the card in that slot of one's squad on a cell
                                                      (`at` may be `1zone` or `2zone`, an additional zone)
`{"do": "finish", "player": 1}`                       end one's deployment
`{"do": "return", "player": 1, "slot": 0}`            give a card of the squad back to the deck
`{"do": "use", "player": 1, "at": "1b2", "ability": 0}`  use an ability of the card there, by its number;
                                                      `"reveal"` is the automatic one of 404.2.1 and 404.2.2
`{"do": "choose", "player": 1, "at": "1b2"}`          name a cell for the ability being resolved
`{"do": "decline", "player": 1}`                      decline to use an ability
====================================================  =====================================================

`finish` and `return` are no choices the rules give: they exist so that an engine can be seen to refuse them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from ccg_rules.notation import cells
from ccg_rules.notation.cards import REVEAL
from ccg_rules.notation.shapes import CELL, NUMBER, PLAYER, either, fields, is_cell, is_number, one_of, simple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ccg_rules.notation.faults import Fault
    from ccg_rules.notation.shapes import Shape

PROBES = ("finish", "return")
"""What a player might try although no rule offers it; an engine may have no such action at all."""

ZONES = ("1zone", "2zone")
PLACES = cells.CELLS + len(ZONES)


class Action(TypedDict, total=False):
    """An action struct; which fields it has depends on `do` (see the module)."""

    do: str
    player: int
    slot: int
    at: str
    ability: int | str


def place_name(place: int) -> str:
    """Return the name of a cell or additional zone."""
    return cells.name(place) if place < cells.CELLS else ZONES[place - cells.CELLS]


def place(name: str) -> int:
    """Return the number of a cell or additional zone. Raises `NotationError` for anything else."""
    return cells.CELLS + ZONES.index(name) if name in ZONES else cells.cell(name)


PLACE = simple(lambda value: is_cell(value) or value in ZONES, "shape-place")
ABILITY = either(is_number, "shape-number", REVEAL)

FIELDS: Mapping[str, Mapping[str, Shape]] = {
    "place": {"slot": NUMBER, "at": PLACE},
    "finish": {},
    "return": {"slot": NUMBER},
    "use": {"at": CELL, "ability": ABILITY},
    "choose": {"at": CELL},
    "decline": {},
}
"""The fields of an action besides `do` and `player`, by what it does."""

_DO = fields({"do": one_of(*FIELDS), "player": PLAYER})


def ACTION(value: Any, place: str, faults: list[Fault]) -> None:  # noqa: N802  # a shape like the others
    """Look at an action struct."""
    found = len(faults)
    _DO(value, place, faults)
    if len(faults) == found:
        fields(FIELDS[value["do"]])(value, place, faults)
