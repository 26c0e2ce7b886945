"""Actions as ints, one for each struct of `ccg_rules.notation.actions`.

An id is a kind, a player and up to two small numbers: `(((kind * 2 + player) * 32 + first) * 32 + second)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ccg_rules.engine.berserk.cast import REVEAL_ABILITY
from ccg_rules.notation import actions as structs
from ccg_rules.notation import cells
from ccg_rules.notation.cards import REVEAL
from ccg_rules.notation.faults import NotationError, fault
from ccg_rules.notation.shapes import hold

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

KINDS = ("place", "finish", "return", "use", "choose", "decline")
PLACE, FINISH, RETURN, USE, CHOOSE, DECLINE = range(len(KINDS))

SLOTS = 32
ABILITIES = REVEAL_ABILITY + 1
ACTIONS = len(KINDS) * 2 * 32 * 32


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
    hold(struct, structs.ACTION, "action")
    kind, player = KINDS.index(struct["do"]), struct["player"] - 1
    if kind == PLACE:
        return action(PLACE, player, _slot(struct), structs.place(struct["at"]))
    if kind == RETURN:
        return action(RETURN, player, _slot(struct))
    if kind == USE:
        return action(USE, player, cells.cell(struct["at"]), _ability(struct["ability"]))
    if kind == CHOOSE:
        return action(CHOOSE, player, cells.cell(struct["at"]))
    return action(kind, player)


def _slot(struct: Mapping[str, Any]) -> int:
    return _below(struct["slot"], SLOTS, "action.slot")


def _ability(ability: int | str) -> int:
    return REVEAL_ABILITY if ability == REVEAL else _below(int(ability), REVEAL_ABILITY, "action.ability")


def _below(number: int, limit: int, place: str) -> int:
    if number >= limit:
        raise NotationError([fault(place, "not-in-range", value=number, low=0, high=limit - 1)])
    return number
