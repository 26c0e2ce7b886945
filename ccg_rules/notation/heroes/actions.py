"""Actions of Berserk Heroes as structs: plain data that name places, never cards, so that they tell nothing.

=====================================================  ====================================================
`{"do": "attack", "player": 1, "at": "1f1",            declare an attack by the creature there on a character
"target": "2h"}`
`{"do": "use", "player": 1, "at": "1f1",               use an activated ability of the card there, by its
"ability": 0}`                                         number
`{"do": "play", "player": 1, "slot": 0}`               play the card in that slot of one's hand
`{"do": "pass turn", "player": 1}`                     pass the turn to the opponent
`{"do": "defend", "player": 1, "at": "1f2"}`           name the defender
`{"do": "decline", "player": 1}`                       name no defender, or decline optional abilities
`{"do": "choose", "player": 1, "at": "1f1"}`           name a place: a target, a card that is exchanged
                                                       (`hand 2`) or revealed
`{"do": "done", "player": 1}`                          end a choice of several
`{"do": "order", "player": 1, "number": 0}`            of the abilities waiting, put that one next
`{"do": "draw", "player": 1, "number": 0}`             chance: the next card from that player's shuffled deck
`{"do": "enter", "player": 1, "phase": "attack"}`      enter a phase and leave it again with nothing done
=====================================================  ====================================================

`enter` is no choice the rules give (`A-heroes-phase-offered`): it exists so that an engine can be seen to
refuse it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from ccg_rules.notation.heroes import places
from ccg_rules.notation.shapes import NUMBER, PLAYER, fields, one_of, simple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ccg_rules.notation.faults import Fault
    from ccg_rules.notation.shapes import Shape

PROBES = ("enter",)
"""What a player might try although no rule offers it; an engine may have no such action at all."""

PHASES = ("attack", "ability", "playing")
"""The phases that are entered from Choice."""


class Action(TypedDict, total=False):
    """An action struct; which fields it has depends on `do` (see the module)."""

    do: str
    player: int
    slot: int
    at: str
    target: str
    ability: int
    number: int
    phase: str


PLACE = simple(places.is_place, "shape-place-of-heroes")

FIELDS: Mapping[str, Mapping[str, Shape]] = {
    "attack": {"at": PLACE, "target": PLACE},
    "use": {"at": PLACE, "ability": NUMBER},
    "play": {"slot": NUMBER},
    "pass turn": {},
    "defend": {"at": PLACE},
    "decline": {},
    "choose": {"at": PLACE},
    "done": {},
    "order": {"number": NUMBER},
    "draw": {"number": NUMBER},
    "enter": {"phase": one_of(*PHASES)},
}
"""The fields of an action besides `do` and `player`, by what it does."""

_DO = fields({"do": one_of(*FIELDS), "player": PLAYER})


def ACTION(value: Any, place: str, faults: list[Fault]) -> None:  # noqa: N802  # a shape like the others
    """Look at an action struct."""
    found = len(faults)
    _DO(value, place, faults)
    if len(faults) == found:
        fields(FIELDS[value["do"]])(value, place, faults)
