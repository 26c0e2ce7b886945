"""Actions as ints, one for each struct of `ccg_rules.notation.actions`.

An id is a kind, a player and up to two small numbers: `(((kind * 2 + player) * 32 + first) * 32 + second)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ccg_rules.engine.berserk.cast import REVEAL_ABILITY
from ccg_rules.notation import actions as structs
from ccg_rules.notation import cells
from ccg_rules.notation.cards import REVEAL
from ccg_rules.notation.faults import Fault, NotationError, fault

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

KINDS = ("place", "finish", "return", "use", "choose", "decline")
PLACE, FINISH, RETURN, USE, CHOOSE, DECLINE = range(len(KINDS))

SLOTS = 32
ABILITIES = REVEAL_ABILITY + 1
ACTIONS = len(KINDS) * 2 * 32 * 32

_FIELDS = {
    "place": ("slot", "at"),
    "finish": (),
    "return": ("slot",),
    "use": ("at", "ability"),
    "choose": ("at",),
    "decline": (),
}


def action(kind: int, player: int, first: int = 0, second: int = 0) -> int:
    """Return the id of an action; `player` is 0 or 1."""
    return ((kind * 2 + player) * 32 + first) * 32 + second


def split(action: int) -> tuple[int, int, int, int]:
    """Return kind, player, first and second number of an action id."""
    rest, second = divmod(action, 32)
    rest, first = divmod(rest, 32)
    kind, player = divmod(rest, 2)
    return kind, player, first, second


def vocabulary() -> Iterator[int]:
    """Yield every action id that stands for a struct."""
    places = structs.PLACES
    for player in (0, 1):
        yield action(FINISH, player)
        yield action(DECLINE, player)
        for slot in range(SLOTS):
            yield action(RETURN, player, slot)
            for place in range(places):
                yield action(PLACE, player, slot, place)
        for cell in range(cells.CELLS):
            yield action(CHOOSE, player, cell)
            for ability in range(ABILITIES):
                yield action(USE, player, cell, ability)


def to_struct(action: int) -> structs.Action:
    """Return the struct of an action id."""
    kind, player, first, second = split(action)
    struct: structs.Action = {"do": KINDS[kind], "player": player + 1}
    if kind == PLACE:
        struct |= {"slot": first, "at": structs.place_name(second)}
    elif kind == RETURN:
        struct |= {"slot": first}
    elif kind == USE:
        struct |= {"at": cells.name(first), "ability": REVEAL if second == REVEAL_ABILITY else second}
    elif kind == CHOOSE:
        struct |= {"at": cells.name(first)}
    return struct


def from_struct(struct: Mapping[str, Any]) -> int:
    """Return the id of an action struct. Raises `NotationError` for a malformed one."""
    do = struct.get("do")
    if do not in _FIELDS:
        raise NotationError([fault("do", "not-a-choice", value=do, known=", ".join(KINDS))])
    expected = {"do", "player", *_FIELDS[do]}
    faults = [
        fault(name, "unknown-field", field=name, known=", ".join(sorted(expected)))
        for name in struct
        if name not in expected
    ]
    faults += [fault(name, "missing-field", field=name) for name in sorted(expected - set(struct))]
    if faults:
        raise NotationError(faults)
    player = _number(struct, "player", 1, 2) - 1
    if do == "place":
        return action(PLACE, player, _number(struct, "slot", 0, SLOTS - 1), _place(struct["at"]))
    if do == "return":
        return action(RETURN, player, _number(struct, "slot", 0, SLOTS - 1))
    if do == "use":
        ability = struct["ability"]
        number = REVEAL_ABILITY if ability == REVEAL else _number(struct, "ability", 0, REVEAL_ABILITY - 1)
        return action(USE, player, cells.cell(str(struct["at"])), number)
    if do == "choose":
        return action(CHOOSE, player, cells.cell(str(struct["at"])))
    return action(KINDS.index(do), player)


def _number(struct: Mapping[str, Any], name: str, low: int, high: int) -> int:
    value = struct[name]
    if type(value) is not int or not low <= value <= high:
        raise NotationError([fault(name, "not-in-range", value=repr(value), low=low, high=high)])
    return value


def _place(name: object) -> int:
    try:
        return structs.place(str(name))
    except NotationError as error:
        raise NotationError([Fault("at", each.message) for each in error.faults]) from None
