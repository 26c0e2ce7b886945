"""Paragraph numbers. They stay strings: "404.10" is not "404.1", and a number is never a float.

A number is made of *components*: whole numbers or single letters, joined by dots; before a letter there may
be none: `403.2.5`, `100.2.a`, `702.6c`.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ccg_rules.rulebook.model import Coverage

_WHOLE = r"(?:0|[1-9][0-9]*)"
_LETTER = r"[A-Za-zА-Яа-яЁё]"
NUMBER = rf"{_WHOLE}(?:\.{_WHOLE})*(?:\.?{_LETTER}(?:\.{_WHOLE})*)?"
"""The pattern of a number, for those who look for one in a text."""

_NUMBER = re.compile(NUMBER)
_COMPONENT = re.compile(rf"[0-9]+|{_LETTER}")
_LAST = re.compile(rf"\.?(?:[0-9]+|{_LETTER})$")
_ALPHABETS = ("abcdefghijklmnopqrstuvwxyz", "абвгдежзиклмнопрстуфхцчшщэюя")
"""The letters that paragraphs are counted with; Russian lists leave out «ё», «й» and the mute ones."""


def is_number(text: str) -> bool:
    """Tell whether `text` is a paragraph number: whole numbers without leading zeros, at most one letter."""
    return _NUMBER.fullmatch(text) is not None


@lru_cache(maxsize=16384)
def parts(number: str) -> tuple[int, ...]:
    """Return the components, which is also the key to sort by: `parts("404.1.2") == (404, 1, 2)`.

    A letter counts as its place in its alphabet: `parts("702.6c") == (702, 6, 3)`. Raises `ValueError` for
    what is not a paragraph number.
    """
    if not is_number(number):
        raise ValueError(f"not a paragraph number: {number!r}")
    return tuple(_value(component) for component in _COMPONENT.findall(number))


def _value(component: str) -> int:
    if component.isdigit():
        return int(component)
    letter = component.lower()
    alphabet = next((each for each in _ALPHABETS if letter in each), None)
    # «ё», «й» and the like are counted by few; they keep their order, if not their distance.
    return alphabet.index(letter) + 1 if alphabet else ord(letter) - ord("а") + 1


@lru_cache(maxsize=16384)
def parent(number: str) -> str | None:
    """Return the number one level up, `None` at the top: 702.6 for 702.6c."""
    return number[: match.start()] or None if (match := _LAST.search(number)) else None


def under(ancestor: str, number: str) -> bool:
    """Tell whether `number` is `ancestor` or stands below it: 404.1 has 404.1.4 under it, but not 404.10."""
    above = parts(ancestor)
    return parts(number)[: len(above)] == above


def following(number: str) -> str:
    """Return the number after it on its level: 404.2 after 404.1, 702.6d after 702.6c.

    After the last letter of an alphabet there is none: then a letter is doubled by nobody we know of, and
    `ValueError` is raised.
    """
    match = _LAST.search(number)
    assert match is not None
    dot, last = ("." if match[0].startswith(".") else ""), match[0].removeprefix(".")
    if last.isdigit():
        return f"{number[: match.start()]}{dot}{int(last) + 1}"
    alphabet = next((each for each in _ALPHABETS if last.lower() in each[:-1]), None)
    if alphabet is None:
        raise ValueError(f"no letter follows in {number!r}")
    letter = alphabet[alphabet.index(last.lower()) + 1]
    return f"{number[: match.start()]}{dot}{letter.upper() if last.isupper() else letter}"


def is_within(number: str, window: Coverage) -> bool:
    """Tell whether `number` lies between the first and the last number of `window`, both inclusive.

    What is below the last number comes after it, and so lies outside.
    """
    return parts(window.first) <= parts(number) <= parts(window.last)
