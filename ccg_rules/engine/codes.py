"""Actions as ints: a kind, a player and up to two small numbers, the same way in both games.

An id is `(((kind * 2 + player) * 128 + first) * 128 + second)`; a game says what its kinds are.
"""

from __future__ import annotations

from ccg_rules.notation.faults import NotationError, fault

BASE = 128


def action(kind: int, player: int, first: int = 0, second: int = 0) -> int:
    """Return the id of an action; `player` is 0 or 1."""
    return ((kind * 2 + player) * BASE + first) * BASE + second


def split(action: int) -> tuple[int, int, int, int]:
    """Return kind, player, first and second number of an action id."""
    rest, second = divmod(action, BASE)
    rest, first = divmod(rest, BASE)
    kind, player = divmod(rest, 2)
    return kind, player, first, second


def below(number: int, limit: int, place: str) -> int:
    """Return the number if it is below the limit. Raises `NotationError`."""
    if number >= limit:
        raise NotationError([fault(place, "not-in-range", value=number, low=0, high=limit - 1)])
    return number
