"""Deviations and alternatives: the reference engine behaving otherwise in one single rule.

A *deviation* goes against one claim of one sentence (or assumption); the suite must notice it. An
*alternative* follows a reading that an assumption did not take; an engine that differs in the same way is
told apart from one that is merely wrong.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.berserk.game import Game
from ccg_rules.engine.berserk.rules import EDITIONS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ccg_rules.engine.berserk.rules import Rules
    from ccg_rules.text import Words


@dataclass(frozen=True, slots=True)
class Deviation:
    """One way of breaking one claim. `key` is the sentence's or assumption's, `claim` what is denied."""

    id: str
    key: str
    claim: Words
    change: Callable[[Rules], Rules]

    def game(self, edition: str) -> Game:
        """Return the game of an edition played with this deviation. Raises `KeyError`."""
        return Game(self.change(EDITIONS[edition]))


@dataclass(frozen=True, slots=True)
class Alternative:
    """A reading not taken: the assumption it belongs to, the reading's id, and the rules by it."""

    assumption: str
    reading: str
    change: Callable[[Rules], Rules]

    def game(self, edition: str) -> Game:
        """Return the game of an edition played by this reading. Raises `KeyError`."""
        return Game(self.change(EDITIONS[edition]))


def deviations() -> tuple[Deviation, ...]:
    """Return every deviation, in the order of the rulebook."""
    from ccg_rules.engine.berserk.deviations import DEVIATIONS

    return DEVIATIONS


def alternatives() -> tuple[Alternative, ...]:
    """Return every alternative."""
    from ccg_rules.engine.berserk.deviations import ALTERNATIVES

    return ALTERNATIVES


def of_key(key: str, among: Iterable[Deviation] | None = None) -> list[Deviation]:
    """Return the deviations from one sentence or assumption."""
    return [d for d in (deviations() if among is None else among) if d.key == key]
