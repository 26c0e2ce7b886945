"""Paragraph numbers. They stay strings: "404.10" is not "404.1", and a number is never a float."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ccg_rules.rulebook.model import Coverage

_NUMBER = re.compile(r"(?:0|[1-9][0-9]*)(?:\.(?:0|[1-9][0-9]*))*")


def is_number(text: str) -> bool:
    """Tell whether `text` is a paragraph number: whole numbers without leading zeros, joined by dots."""
    return _NUMBER.fullmatch(text) is not None


@lru_cache(maxsize=4096)
def parts(number: str) -> tuple[int, ...]:
    """Return the components, which is also the key to sort by: `parts("404.1.2") == (404, 1, 2)`.

    Raises `ValueError` for what is not a paragraph number.
    """
    if not is_number(number):
        raise ValueError(f"not a paragraph number: {number!r}")
    return tuple(int(part) for part in number.split("."))


def parent(number: str) -> str | None:
    """Return the number one level up, `None` at the top."""
    return number.rpartition(".")[0] or None


def under(ancestor: str, number: str) -> bool:
    """Tell whether `number` is `ancestor` or stands below it: 404.1 has 404.1.4 under it, but not 404.10."""
    above = parts(ancestor)
    return parts(number)[: len(above)] == above


def is_within(number: str, window: Coverage) -> bool:
    """Tell whether `number` lies between the first and the last number of `window`, both inclusive.

    What is below the last number comes after it, and so lies outside.
    """
    return parts(window.first) <= parts(number) <= parts(window.last)
