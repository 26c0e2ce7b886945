"""Actions of Berserk as structs: plain data that name places, never cards, so that they tell nothing.

=====================================================  ====================================================
`{"do": "redeal", "player": 1}`                        announce a redeal
`{"do": "keep", "player": 1}`                          keep the deal
`{"do": "take", "player": 1, "slot": 3,                take the card in that slot of the deal into the squad
"cost": "ordinary"}`                                   for its ordinary or its `"replaced"` cost
`{"do": "number", "player": 1, "number": 2}`           say the number that is asked for: X, or how much gold
                                                       of the price is paid with
`{"do": "place", "player": 1, "slot": 0, "at": "1b2"}` put the card in that slot of one's squad on a cell
                                                       (`at` may be `1zone` or `2zone`, an additional zone)
`{"do": "use", "player": 1, "at": "1b2",               use an ability of the card there, by its number;
"ability": 0}`                                         `"reveal"` is the automatic one of 404.2.1 and 404.2.2
`{"do": "choose", "player": 1, "at": "1b2"}`           name a place: a target, a card that stays hidden or
                                                       closed
`{"do": "done", "player": 1}`                          end a choice of several, or recruiting
`{"do": "decline", "player": 1}`                       decline to use an ability
`{"do": "order", "player": 1, "number": 0}`            of the abilities waiting, put that one next
`{"do": "move", "player": 1, "at": "1b1",              declare a movement
"to": "2b1"}`
`{"do": "strike", "player": 1, "at": "1b1",            declare a simple strike at a card
"target": "2b1"}`
`{"do": "defend", "player": 2, "at": "2c1"}`           name a defender
`{"do": "weaken", "player": 1}`                        weaken an exchange of strikes
`{"do": "pass turn", "player": 1}`                     pass the turn to the opponent
`{"do": "pass", "player": 1}`                          pass priority
`{"do": "draw", "player": 1, "number": 0}`             chance: the next card from that player's shuffled deck
`{"do": "roll", "player": 1, "number": 5}`             chance: what that player's die shows
`{"do": "finish", "player": 1}`                        end one's deployment
`{"do": "return", "player": 1, "slot": 0}`             give a card of the squad back to the deck
=====================================================  ====================================================

A place is a cell, a slot of an additional zone (`1z1`), of one's deal (`deal 3`) or of one's squad
(`squad 0`). `finish` and `return` are no choices the rules give: they exist so that an engine can be seen to
refuse them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from ccg_rules.notation.berserk import cells, places
from ccg_rules.notation.berserk.cards import RECRUITED, REVEAL
from ccg_rules.notation.berserk.cells import is_cell
from ccg_rules.notation.shapes import NUMBER, PLAYER, either, fields, is_number, one_of, simple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ccg_rules.notation.faults import Fault
    from ccg_rules.notation.shapes import Shape

PROBES = ("finish", "return")
"""What a player might try although no rule offers it; an engine may have no such action at all."""

ZONES = ("1zone", "2zone")
WIDE_PLACES = cells.CELLS + len(ZONES)
"""The number of places a card of the squad might be put: cells, and the additional zones as wholes."""


class Action(TypedDict, total=False):
    """An action struct; which fields it has depends on `do` (see the module)."""

    do: str
    player: int
    slot: int
    at: str
    to: str
    target: str
    ability: int | str
    cost: str
    number: int


def place_name(place: int) -> str:
    """Return the name of a cell or additional zone."""
    return cells.name(place) if place < cells.CELLS else ZONES[place - cells.CELLS]


def place(name: str) -> int:
    """Return the number of a cell or additional zone. Raises `NotationError` for anything else."""
    return cells.CELLS + ZONES.index(name) if name in ZONES else cells.cell(name)


WIDE = simple(lambda value: is_cell(value) or value in ZONES, "shape-wide-place")
PLACE = simple(places.is_place, "shape-place")
ABILITY = either(is_number, "shape-number", REVEAL)
DIE = one_of(*range(1, 7))

FIELDS: Mapping[str, Mapping[str, Shape]] = {
    "place": {"slot": NUMBER, "at": WIDE},
    "finish": {},
    "return": {"slot": NUMBER},
    "use": {"at": PLACE, "ability": ABILITY},
    "choose": {"at": PLACE},
    "decline": {},
    "redeal": {},
    "keep": {},
    "take": {"slot": NUMBER, "cost": one_of(*RECRUITED)},
    "number": {"number": NUMBER},
    "done": {},
    "order": {"number": NUMBER},
    "move": {"at": PLACE, "to": PLACE},
    "strike": {"at": PLACE, "target": PLACE},
    "defend": {"at": PLACE},
    "weaken": {},
    "pass turn": {},
    "pass": {},
    "draw": {"number": NUMBER},
    "roll": {"number": DIE},
}
"""The fields of an action besides `do` and `player`, by what it does."""

_DO = fields({"do": one_of(*FIELDS), "player": PLAYER})


def ACTION(value: Any, place: str, faults: list[Fault]) -> None:  # noqa: N802  # a shape like the others
    """Look at an action struct."""
    found = len(faults)
    _DO(value, place, faults)
    if len(faults) == found:
        fields(FIELDS[value["do"]])(value, place, faults)
