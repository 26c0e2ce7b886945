"""Places of cards: the hero, the field of creatures and the supports of each player, and the slots of a hand.

A place is an int: 0 and 1 are the heroes, 2 to 16 the First Player's field, 17 to 31 the Second Player's, 32
to 36 and 37 to 41 their supports. The slots of a hand, `hand 0` and on, go on from 42; whose hand it is, says
who acts.
"""

from __future__ import annotations

from ccg_rules.notation.faults import NotationError, fault

FIELD_SLOTS = 15
SUPPORT_SLOTS = 5

HEROES = (0, 1)
FIELD_STARTS = (2, 2 + FIELD_SLOTS)
SUPPORT_STARTS = (FIELD_STARTS[1] + FIELD_SLOTS, FIELD_STARTS[1] + FIELD_SLOTS + SUPPORT_SLOTS)
PLACES = SUPPORT_STARTS[1] + SUPPORT_SLOTS
"""The number of places in play; places below it are in play."""

FIELDS = tuple(range(start, start + FIELD_SLOTS) for start in FIELD_STARTS)
SUPPORTS = tuple(range(start, start + SUPPORT_SLOTS) for start in SUPPORT_STARTS)
"""The places of each player's creatures and supports."""

HAND_START = PLACES
HAND_SLOTS = 60
NAMED = HAND_START + HAND_SLOTS
"""The number of places that have a name."""


def place(text: str) -> int:
    """Return the place called `text`: `1h`, `1f1` to `2f15`, `1s1` to `2s5`, `hand 0` and on.

    Raises `NotationError` for anything else.
    """
    found = _NUMBERS.get(text)
    if found is None:
        raise NotationError([fault(text, "not-a-place-of-heroes", text=text)])
    return found


def name(place: int) -> str:
    """Return the name of a place."""
    if place in HEROES:
        return f"{place + 1}h"
    if place >= HAND_START:
        return f"hand {place - HAND_START}"
    letter, zones = ("f", FIELDS) if place < SUPPORT_STARTS[0] else ("s", SUPPORTS)
    player = int(place in zones[1])
    return f"{player + 1}{letter}{place - zones[player].start + 1}"


def player_of(place: int) -> int:
    """Return whose place in play it is: 0 is the First Player, 1 the Second Player."""
    if place in HEROES:
        return place
    return int(place in FIELDS[1] or place in SUPPORTS[1])


def is_place(text: object) -> bool:
    """Tell whether that is the name of a place."""
    return isinstance(text, str) and text in _NUMBERS


_NUMBERS = {name(place): place for place in range(NAMED)}
