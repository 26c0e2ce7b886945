"""Shrinking a list of actions that breaks a property: parts of it are played, what is illegal is skipped."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


def shrink(items: list[T], fails: Callable[[list[T]], bool], budget: int = 400) -> list[T]:
    """Return a part of `items` that still fails, with nothing left that can be taken away alone.

    Delta debugging: larger and larger parts are left out. `fails` must hold of `items`; it is asked at most
    `budget` times.
    """
    parts = 2
    while len(items) > 1:
        size = max(1, len(items) // parts)
        for start in range(0, len(items), size):
            rest = items[:start] + items[start + size :]
            budget -= 1
            if budget < 0:
                return items
            if fails(rest):
                items, parts = rest, max(2, parts - 1)
                break
        else:
            if size == 1:
                return items
            parts = min(len(items), parts * 2)
    return items
