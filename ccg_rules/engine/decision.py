"""What every decision of a game answers: what may be done, why not, and what is asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from ccg_rules.engine import codes
from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.moment import Moment
from ccg_rules.text import Words

if TYPE_CHECKING:
    from collections.abc import Iterator

PLAYERS = (Words("Первый игрок", "the First Player"), Words("Второй игрок", "the Second Player"))

S = TypeVar("S", bound=Moment)
T = TypeVar("T", bound=Moment, contravariant=True)


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


@dataclass(frozen=True, slots=True)
class OpenStep(Step[S]):
    """A step in which something may come in between that is decided before what is the step's own."""

    def comes_first(self, state: S) -> Decision[S] | None:
        """Return what has to be decided before anything else."""
        raise NotImplementedError

    def own_question(self, state: S) -> tuple[str, int]:
        """Return what is asked when nothing comes first."""
        raise NotImplementedError

    def options(self, state: S) -> Iterator[int]:
        """Yield what the player to act may do when nothing comes first."""
        raise NotImplementedError

    def carry_out(self, state: S, action: int) -> None:
        """Carry out one of the options."""
        raise NotImplementedError

    def why_no_option(self, state: S, action: int) -> Refusal:
        """Explain what is not among the options."""
        raise NotImplementedError

    def go_on(self, state: S) -> None:
        """Do what follows by itself when nothing comes first."""
        raise NotImplementedError

    # What follows from these

    def question(self, state: S) -> tuple[str, int]:
        """Return what is asked: what comes first, or the step's own question."""
        first = self.comes_first(state)
        return self.own_question(state) if first is None else first.question(state)

    def actions(self, state: S) -> Iterator[int]:
        """Yield the legal actions: those of what comes first, or the step's own options."""
        first = self.comes_first(state)
        return self.options(state) if first is None else first.actions(state)

    def apply(self, state: S, action: int) -> None:
        """Carry out a legal action."""
        first = self.comes_first(state)
        if first is None:
            self.carry_out(state, action)
        else:
            first.apply(state, action)

    def why_not(self, state: S, action: int) -> Refusal:
        """Explain an action that is not legal, by what was asked instead if something comes first."""
        first = self.comes_first(state)
        return self.why_no_option(state, action) if first is None else first.why_not(state, action)


class Triggers(Protocol[T]):
    """What an order of triggered abilities is asked of."""

    def own(self, state: T, player: int) -> list[int]:
        """Return the indices of what waits for that player."""

    def may_decline(self, state: T, player: int) -> bool:
        """Tell whether the player may decline what waits."""

    def decline(self, state: T, player: int) -> None:
        """Lose what waits for the player."""

    def put(self, state: T, number: int) -> None:
        """Put what waits, by its index, where it is to be executed."""


@dataclass(frozen=True, slots=True)
class Ordering(Decision[S]):
    """Which of the abilities that have triggered comes next, or whether any. The number counts one's own.

    `order` and `decline` are the kinds of actions that answer, `order_by` lets the player order and
    `optional_by` forbids to decline what is not optional.
    """

    order: int
    decline: int
    order_by: int
    optional_by: int

    def triggers(self, state: S) -> Triggers[S]:
        """Return the rules of triggered abilities."""
        raise NotImplementedError

    def question(self, state: S) -> tuple[str, int]:
        """Ask for the order."""
        return "order", self.order_by

    def actions(self, state: S) -> Iterator[int]:
        """Yield one's own, by number, and declining where nothing mandatory is left."""
        player, triggers = state.actor, self.triggers(state)
        for number, _ in enumerate(triggers.own(state, player)):
            yield codes.action(self.order, player, number)
        if triggers.may_decline(state, player):
            yield codes.action(self.decline, player)

    def apply(self, state: S, action: int) -> None:
        """Put the one that is named next, or lose all of them."""
        kind, player, number, _ = codes.split(action)
        triggers = self.triggers(state)
        if kind == self.decline:
            triggers.decline(state, player)
        else:
            triggers.put(state, triggers.own(state, player)[number])

    def why_not(self, state: S, action: int) -> Refusal:
        """Explain what is no answer to that question."""
        kind, player, _, _ = codes.split(action)
        if player != state.actor or kind not in (self.order, self.decline):
            return refuse(self.order_by, "order-first", player=PLAYERS[state.actor])
        if kind == self.decline:
            return refuse(self.optional_by, "not-optional")
        return refuse(self.order_by, "nothing-waits")
