"""Steps of the game, and what may come in between while one is played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine import decision
from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.citations import cite
from ccg_rules.engine.decision import PLAYERS
from ccg_rules.engine.heroes import actions
from ccg_rules.engine.heroes.state import CHANCE, OVER, State
from ccg_rules.notation.heroes import places

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ccg_rules.engine.heroes.queue import Queue

QUEUE = cite("heroes", "A-heroes-queue")
OPTIONAL = cite("heroes", "A-heroes-optional-triggers")
TARGETS = cite("heroes", "A-heroes-targets")
HIDDEN = cite("heroes", "A-heroes-hidden-not-chosen")
SHUFFLED = cite("heroes", "A-heroes-decks")

Decision = decision.Decision[State]


@dataclass(frozen=True, slots=True)
class Step(decision.OpenStep[State]):
    """One step of the game. Draws, deaths, choices and the Queue come before what is the step's own."""

    def comes_first(self, state: State) -> Decision | None:
        """Chance, then the choice of a target, then the order of what has triggered."""
        if state.actor == CHANCE:
            return DRAWING
        if state.using is not None:
            return CHOOSING
        return ORDERING if state.rules.queue.is_ordering(state) else None

    def settle(self, state: State) -> None:
        rules = state.rules
        if rules.draws.settle(state):
            return
        rules.end_of_game.check(state)
        if state.step == OVER:
            return
        if state.using is not None:
            state.actor = state.using.player
        elif not rules.queue.settle(state):
            self.go_on(state)


class Quiet(Step):
    """A step in which nobody is asked anything of its own."""

    def options(self, state: State) -> Iterator[int]:
        yield from ()

    def why_no_option(self, state: State, action: int) -> Refusal:
        raise AssertionError("nobody is asked here")


class Drawing(Decision):
    """Which card of a shuffled deck is drawn: chance has to be told."""

    def question(self, state: State) -> tuple[str, int]:
        return "draw", SHUFFLED

    def actions(self, state: State) -> Iterator[int]:
        player = state.rules.draws.to_draw(state)
        for number, _ in enumerate(state.deck(player)):
            yield actions.action(actions.DRAW, player, number)

    def apply(self, state: State, action: int) -> None:
        _, player, number, _ = actions.split(action)
        state.rules.draws.draw(state, player, number)

    def why_not(self, state: State, action: int) -> Refusal:
        return refuse(SHUFFLED, "drawing-first")


class Choosing(Decision):
    """Choosing the card that an ability has as its target."""

    def question(self, state: State) -> tuple[str, int]:
        return "choose", TARGETS

    def actions(self, state: State) -> Iterator[int]:
        using = state.using
        assert using is not None
        for card in state.rules.effects.targets(state, using):
            yield actions.action(actions.CHOOSE, using.player, state.where[card])

    def apply(self, state: State, action: int) -> None:
        """Choose the target; the ability goes on with it."""
        using = state.using
        assert using is not None
        state.using = None
        state.rules.queue.go_on(state, using, state.board[actions.split(action)[2]])

    def why_not(self, state: State, action: int) -> Refusal:
        using = state.using
        assert using is not None
        kind, player, place, _ = actions.split(action)
        if kind != actions.CHOOSE or player != using.player:
            return refuse(TARGETS, "target-first", player=PLAYERS[using.player])
        card = state.board[place] if place < places.PLACES else -1
        if card >= 0 and state.is_hidden(card):
            return refuse(HIDDEN, "hidden-not-chosen", place=places.name(place))
        return refuse(TARGETS, "no-target-of-this", place=places.name(place))


class Ordering(decision.Ordering[State]):
    """Which of the abilities that have triggered enters the Queue next, or whether any."""

    def triggers(self, state: State) -> Queue:
        return state.rules.queue


DRAWING = Drawing()
CHOOSING = Choosing()
ORDERING = Ordering(actions.ORDER, actions.DECLINE, QUEUE, OPTIONAL)
