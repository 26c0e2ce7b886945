"""What every decision of a game answers: what may be done, why not, and what is asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from ccg_rules.engine.moment import Moment
from ccg_rules.text import Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ccg_rules.engine.answers import Refusal

PLAYERS = (Words("Первый игрок", "the First Player"), Words("Второй игрок", "the Second Player"))

S = TypeVar("S", bound=Moment)


@dataclass(frozen=True, slots=True)
class Decision(Generic[S]):
    """Something that is decided by a player, or by chance."""

    def question(self, state: S) -> tuple[str, int]:
        """Return what kind of decision is asked for, and the citation that asks it."""
        raise NotImplementedError

    def actions(self, state: S) -> Iterator[int]:
        """Yield the legal actions."""
        raise NotImplementedError

    def apply(self, state: S, action: int) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def why_not(self, state: S, action: int) -> Refusal:
        """Explain an action that is not legal: the first rule it fails.

        First comes the question that was asked instead, then the rules in the order of the rulebook.
        """
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Step(Decision[S]):
    """One step of the game. `settle` goes on by itself until somebody is to act or the step is over."""

    def begin(self, state: S) -> None:
        """Enter the step: what happens then, before anybody may act."""

    def settle(self, state: S) -> None:
        """Do what follows by itself: let somebody be to act, or go on to another step."""
        raise NotImplementedError
