"""Places of cards in play: the cells of the board, then the slots of both additional zones.

A place is an int: 0 to 29 are cells (see `cells`), 30 to 44 the slots of the First Player's additional zone,
45 to 59 those of the Second Player's. A set of places is a bit mask. Cards that lie in a player's deal or
squad are named by `deal 3` and `squad 0`; those numbers go on from 60.
"""

from __future__ import annotations

import re

from ccg_rules.notation.berserk import cells
from ccg_rules.notation.faults import NotationError, fault

ZONE_SLOTS = 15
"""As many as a half has cells: what is transferred to the zone has lain on a cell."""

ZONE_STARTS = (cells.CELLS, cells.CELLS + ZONE_SLOTS)
PLACES = cells.CELLS + 2 * ZONE_SLOTS
ALL = (1 << PLACES) - 1
"""The mask of every place."""

ZONES = tuple(((1 << ZONE_SLOTS) - 1) << start for start in ZONE_STARTS)
"""The masks of the First and of the Second Player's additional zone."""

DEAL_START = PLACES
DEAL_SLOTS = 20
SQUAD_START = DEAL_START + DEAL_SLOTS
SQUAD_SLOTS = 30
NAMED = SQUAD_START + SQUAD_SLOTS
"""The number of places that have a name."""

_ZONE = re.compile(r"([12])z(\d{1,2})")
_HELD = re.compile(r"(deal|squad) (\d{1,2})")


def place(text: str) -> int:
    """Return the place called `text`: a cell, `1z1` to `2z15`, `deal 0` or `squad 0` and on.

    Raises `NotationError` for anything else.
    """
    if match := _ZONE.fullmatch(text):
        slot = int(match[2])
        if 1 <= slot <= ZONE_SLOTS:
            return ZONE_STARTS[int(match[1]) - 1] + slot - 1
    elif match := _HELD.fullmatch(text):
        start, slots = (DEAL_START, DEAL_SLOTS) if match[1] == "deal" else (SQUAD_START, SQUAD_SLOTS)
        if int(match[2]) < slots:
            return start + int(match[2])
    else:
        return cells.cell(text)
    raise NotationError([fault(text, "not-a-place", text=text)])


def name(place: int) -> str:
    """Return the name of a place."""
    if place < cells.CELLS:
        return cells.name(place)
    if place < PLACES:
        zone, slot = divmod(place - cells.CELLS, ZONE_SLOTS)
        return f"{zone + 1}z{slot + 1}"
    if place < SQUAD_START:
        return f"deal {place - DEAL_START}"
    return f"squad {place - SQUAD_START}"


def is_place(text: object) -> bool:
    """Tell whether that is the name of a place."""
    return isinstance(text, str) and text in _NAMES


_NAMES = frozenset(map(name, range(NAMED)))
