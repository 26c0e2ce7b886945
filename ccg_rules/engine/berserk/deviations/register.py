"""How deviations and alternatives are registered.

Each changes one method of one chapter's rules. Their names are public: reports and `suite.json` use them.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING, TypeVar

from ccg_rules.engine.deviations import Alternative, Deviation
from ccg_rules.text import Words

if TYPE_CHECKING:
    from collections.abc import Callable

    from ccg_rules.engine.berserk.rules import Rules

DEVIATIONS: list[Deviation] = []
ALTERNATIVES: list[Alternative] = []


def put(rules: Rules, chapter: type) -> Rules:
    """Return the rules with the object replaced whose class `chapter` derives from, its fields kept."""
    for field in fields(rules):
        current = getattr(rules, field.name)
        if not isinstance(current, str) and issubclass(chapter, type(current)):
            kept = {each.name: getattr(current, each.name) for each in fields(current)}
            return replace(rules, **{field.name: chapter(**kept)})
    raise TypeError(f"{chapter.__name__} derives from no object of the rules")


C = TypeVar("C", bound=type)


def deviation(ident: str, key: str, *, ru: str, en: str) -> Callable[[C], C]:
    """Register a subclass of a chapter's rules as a deviation from the sentence or assumption `key`.

    The words say what it denies.
    """

    def register(chapter: C) -> C:
        DEVIATIONS.append(Deviation(ident, key, Words(ru, en), lambda rules: put(rules, chapter)))
        return chapter

    return register


def alternative(assumption: str, reading: str, chapter: type) -> None:
    """Register a subclass of a chapter's rules as a reading that an assumption did not take."""
    ALTERNATIVES.append(Alternative(assumption, reading, lambda rules: put(rules, chapter)))
