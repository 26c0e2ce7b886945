"""Actions as ints, one for each struct of `ccg_rules.notation.berserk.actions`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ccg_rules.engine.berserk.cast import ABILITIES, REVEAL_ABILITY
from ccg_rules.engine.codes import action as action
from ccg_rules.engine.codes import below
from ccg_rules.engine.codes import split as split
from ccg_rules.notation.berserk import actions as structs
from ccg_rules.notation.berserk import places
from ccg_rules.notation.berserk.cards import RECRUITED, REVEAL
from ccg_rules.notation.faults import NotationError, fault
from ccg_rules.notation.shapes import hold

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

KINDS = tuple(structs.FIELDS)
PLACE, FINISH, RETURN, USE, CHOOSE, DECLINE, REDEAL, KEEP = range(8)
TAKE, NUMBER, DONE, ORDER, MOVE, STRIKE, DEFEND, WEAKEN, PASS_TURN, PASS, DRAW, ROLL = range(8, 20)

SLOTS = 30
NUMBERS = 64
"""Numbers that can be said: crystals, X, one's place in a list."""

_BARE = tuple(kind for kind, name in enumerate(KINDS) if not structs.FIELDS[name])


def vocabulary() -> Iterator[int]:
    """Yield every action id that stands for a struct."""
    for player in (0, 1):
        for kind in _BARE:
            yield action(kind, player)
        for kind in (NUMBER, ORDER, DRAW):
            for number in range(NUMBERS):
                yield action(kind, player, number)
        for slot in range(SLOTS):
            yield action(RETURN, player, slot)
            for cost in range(len(RECRUITED)):
                yield action(TAKE, player, slot, cost)
            for place in range(structs.WIDE_PLACES):
                yield action(PLACE, player, slot, place)
        for place in range(places.NAMED):
            yield action(CHOOSE, player, place)
            for ability in range(ABILITIES):
                yield action(USE, player, place, ability)
        for number in range(1, 7):
            yield action(ROLL, player, number)
        for place in range(places.PLACES):
            yield action(DEFEND, player, place)
            for to in range(places.PLACES):
                yield action(MOVE, player, place, to)
                yield action(STRIKE, player, place, to)


def to_struct(action: int) -> structs.Action:
    """Return the struct of an action id."""
    kind, player, first, second = split(action)
    struct: structs.Action = {"do": KINDS[kind], "player": player + 1}
    if kind == PLACE:
        struct |= {"slot": first, "at": structs.place_name(second)}
    elif kind == RETURN:
        struct |= {"slot": first}
    elif kind == TAKE:
        struct |= {"slot": first, "cost": RECRUITED[second]}
    elif kind == USE:
        struct |= {"at": places.name(first), "ability": REVEAL if second == REVEAL_ABILITY else second}
    elif kind in (CHOOSE, DEFEND):
        struct |= {"at": places.name(first)}
    elif kind == MOVE:
        struct |= {"at": places.name(first), "to": places.name(second)}
    elif kind == STRIKE:
        struct |= {"at": places.name(first), "target": places.name(second)}
    elif kind in (NUMBER, ORDER, DRAW, ROLL):
        struct |= {"number": first}
    return struct


def from_struct(struct: Mapping[str, Any]) -> int:
    """Return the id of an action struct. Raises `NotationError` for a malformed one."""
    hold(struct, structs.ACTION, "action")
    kind, player = KINDS.index(struct["do"]), struct["player"] - 1
    if kind == PLACE:
        return action(PLACE, player, _slot(struct), structs.place(struct["at"]))
    if kind == RETURN:
        return action(RETURN, player, _slot(struct))
    if kind == TAKE:
        return action(TAKE, player, _slot(struct), RECRUITED.index(struct["cost"]))
    if kind == USE:
        return action(USE, player, places.place(struct["at"]), _ability(struct["ability"]))
    if kind == CHOOSE:
        return action(CHOOSE, player, places.place(struct["at"]))
    if kind == MOVE:
        return action(MOVE, player, _in_play(struct, "at"), _in_play(struct, "to"))
    if kind == STRIKE:
        return action(STRIKE, player, _in_play(struct, "at"), _in_play(struct, "target"))
    if kind == DEFEND:
        return action(DEFEND, player, _in_play(struct, "at"))
    if kind in (NUMBER, ORDER, DRAW, ROLL):
        return action(kind, player, below(struct["number"], NUMBERS, "action.number"))
    return action(kind, player)


def _slot(struct: Mapping[str, Any]) -> int:
    return below(struct["slot"], SLOTS, "action.slot")


def _in_play(struct: Mapping[str, Any], field: str) -> int:
    place = places.place(struct[field])
    if place >= places.PLACES:
        raise NotationError([fault(f"action.{field}", "not-in-play", text=struct[field])])
    return place


def _ability(ability: int | str) -> int:
    if ability == REVEAL:
        return REVEAL_ABILITY
    number = below(int(ability), ABILITIES, "action.ability")
    if number == REVEAL_ABILITY:
        raise NotationError([fault("action.ability", "ability-by-name", number=number)])
    return number
