"""Where the rules of two editions differ, as the engine plays them, for those who tell people about it."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING

from ccg_rules.engine.berserk.rules import EDITIONS
from ccg_rules.engine.citations import key_of
from ccg_rules.notation.berserk.position import STEPS

if TYPE_CHECKING:
    from collections.abc import Iterator


@dataclass(frozen=True, slots=True)
class Differing:
    """A field in which a chapter's rules differ, and what it holds in either edition.

    A flag is `yes` or `no`, a step is named as positions name it, and what a rule rests on is a key.
    """

    chapter: str
    field: str
    earlier: str
    later: str


def differing(earlier: str, later: str) -> tuple[Differing, ...]:
    """Return the fields in which the rules of two editions differ, in the order of the chapters.

    A chapter that only one of them has differs in `played`, one played by rules of another kind altogether in
    its `kind`. Of an edition that the engine does not play nothing is known, and so nothing is told.
    """
    if earlier not in EDITIONS or later not in EDITIONS:
        return ()
    return tuple(_differing(EDITIONS[earlier], EDITIONS[later]))


def _differing(earlier: object, later: object) -> Iterator[Differing]:
    for chapter in fields(earlier):  # type: ignore[arg-type]
        one, other = getattr(earlier, chapter.name), getattr(later, chapter.name)
        if isinstance(one, str):  # the edition's id
            continue
        if one is None or other is None:
            if one is not other:
                yield Differing(
                    chapter.name, "played", *(_told("", each is not None) for each in (one, other))
                )
            continue
        if type(one) is not type(other):
            yield Differing(chapter.name, "kind", type(one).__name__, type(other).__name__)
            continue
        for field in fields(one):
            values = getattr(one, field.name), getattr(other, field.name)
            if values[0] != values[1]:
                told = (_told(field.name, value) for value in values)
                yield Differing(chapter.name, field.name, *told)


def _told(name: str, value: object) -> str:
    """Return a value as it is told: the ends of a field's name say what its numbers stand for."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int) and name.endswith("_by"):
        return key_of(value)
    if isinstance(value, int) and name.endswith("_step"):
        return STEPS[value]
    return str(value)
