"""What every decision of the game answers: what may be done, why not, and what is asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.text import Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ccg_rules.engine.answers import Refusal
    from ccg_rules.engine.berserk.state import State

PLAYERS = (Words("Первый игрок", "the First Player"), Words("Второй игрок", "the Second Player"))


@dataclass(frozen=True, slots=True)
class Decision:
    """Something that is decided by a player, or by chance."""

    def question(self, state: State) -> tuple[str, int]:
        """Return what kind of decision is asked for, and the citation that asks it."""
        raise NotImplementedError

    def actions(self, state: State) -> Iterator[int]:
        """Yield the legal actions."""
        raise NotImplementedError

    def apply(self, state: State, action: int) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def why_not(self, state: State, action: int) -> Refusal:
        """Explain an action that is not legal: the first rule it fails.

        First comes the question that was asked instead, then the rules in the order of the rulebook.
        """
        raise NotImplementedError
