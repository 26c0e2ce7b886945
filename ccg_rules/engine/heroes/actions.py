"""Actions as ints, one for each struct of `ccg_rules.notation.heroes.actions`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ccg_rules.engine.codes import action, below, split
from ccg_rules.notation.faults import NotationError, fault
from ccg_rules.notation.heroes import actions as structs
from ccg_rules.notation.heroes import places
from ccg_rules.notation.shapes import hold

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

__all__ = ["action", "split"]

KINDS = tuple(structs.FIELDS)
ATTACK, USE, PLAY, PASS_TURN, DEFEND, DECLINE, CHOOSE, DONE, ORDER, DRAW, ENTER = range(11)

ABILITIES = 64
"""Numbers of abilities are below this."""

NUMBERS = places.HAND_SLOTS
"""Numbers that can be said: one's place in a list, a card of a deck."""

_BARE = tuple(kind for kind, name in enumerate(KINDS) if not structs.FIELDS[name])
_PLACES = range(places.PLACES)


def vocabulary() -> Iterator[int]:
    """Yield every action id that stands for a struct."""
    for player in (0, 1):
        for kind in _BARE:
            yield action(kind, player)
        for kind in (ORDER, DRAW, PLAY):
            for number in range(NUMBERS):
                yield action(kind, player, number)
        for phase in range(len(structs.PHASES)):
            yield action(ENTER, player, phase)
        for place in range(places.NAMED):
            yield action(CHOOSE, player, place)
        for place in _PLACES:
            yield action(DEFEND, player, place)
            for ability in range(ABILITIES):
                yield action(USE, player, place, ability)
            for target in _PLACES:
                yield action(ATTACK, player, place, target)


def to_struct(action: int) -> structs.Action:
    """Return the struct of an action id."""
    kind, player, first, second = split(action)
    struct: structs.Action = {"do": KINDS[kind], "player": player + 1}
    if kind in (ATTACK, USE, DEFEND, CHOOSE):
        struct |= {"at": places.name(first)}
    if kind == ATTACK:
        struct |= {"target": places.name(second)}
    elif kind == USE:
        struct |= {"ability": second}
    elif kind == PLAY:
        struct |= {"slot": first}
    elif kind in (ORDER, DRAW):
        struct |= {"number": first}
    elif kind == ENTER:
        struct |= {"phase": structs.PHASES[first]}
    return struct


def from_struct(struct: Mapping[str, Any]) -> int:
    """Return the id of an action struct. Raises `NotationError` for a malformed one."""
    hold(struct, structs.ACTION, "action")
    kind, player = KINDS.index(struct["do"]), struct["player"] - 1
    if kind == ATTACK:
        return action(kind, player, _in_play(struct, "at"), _in_play(struct, "target"))
    if kind == USE:
        number = below(struct["ability"], ABILITIES, "action.ability")
        return action(kind, player, _in_play(struct, "at"), number)
    if kind == DEFEND:
        return action(kind, player, _in_play(struct, "at"))
    if kind == CHOOSE:
        return action(kind, player, places.place(struct["at"]))
    if kind == PLAY:
        return action(kind, player, below(struct["slot"], NUMBERS, "action.slot"))
    if kind in (ORDER, DRAW):
        return action(kind, player, below(struct["number"], NUMBERS, "action.number"))
    if kind == ENTER:
        return action(kind, player, structs.PHASES.index(struct["phase"]))
    return action(kind, player)


def _in_play(struct: Mapping[str, Any], field: str) -> int:
    place = places.place(struct[field])
    if place >= places.PLACES:
        raise NotationError([fault(f"action.{field}", "not-in-play-of-heroes", text=struct[field])])
    return place
