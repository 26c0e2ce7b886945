"""Steps of the game, and what may come in between while one is played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine import decision
from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.berserk import actions
from ccg_rules.engine.berserk.decision import PLAYERS, Decision
from ccg_rules.engine.berserk.state import PAID, REVEAL, State
from ccg_rules.engine.berserk.triggers import ORDER
from ccg_rules.engine.citations import cite
from ccg_rules.notation.berserk import cells, places
from ccg_rules.notation.berserk.places import DEAL_START, PLACES

if TYPE_CHECKING:
    from collections.abc import Iterator

MISSING_TARGET = cite("berserk", "A-missing-target")
REARRANGING_FREE = cite("berserk", "A-rearranging-free")
HIDDEN = cite("berserk", "A-hidden-cards")


Step = decision.Step[State]


@dataclass(frozen=True, slots=True)
class OpenStep(Step):
    """A step in which abilities are used.

    While one is being declared, while what has triggered waits, and while an attack is under way, that is
    decided first.
    """

    def asked_by(self) -> int:
        """Return the citation by which abilities are declared here."""
        raise NotImplementedError

    def own_question(self, state: State) -> tuple[str, int]:
        """Return what is asked when nothing comes first."""
        raise NotImplementedError

    def options(self, state: State) -> Iterator[int]:
        """Yield what the player to act may do when nothing comes first."""
        raise NotImplementedError

    def carry_out(self, state: State, action: int) -> None:
        """Carry out one of the options."""
        raise NotImplementedError

    def why_no_option(self, state: State, action: int) -> Refusal:
        """Explain what is not among the options."""
        raise NotImplementedError

    def go_on(self, state: State) -> None:
        """Do what follows by itself when nothing comes first."""
        raise NotImplementedError

    # What follows from these

    def question(self, state: State) -> tuple[str, int]:
        first = comes_first(state)
        return self.own_question(state) if first is None else first.question(state)

    def actions(self, state: State) -> Iterator[int]:
        first = comes_first(state)
        return self.options(state) if first is None else first.actions(state)

    def apply(self, state: State, action: int) -> None:
        first = comes_first(state)
        if first is None:
            self.carry_out(state, action)
        else:
            first.apply(state, action)

    def why_not(self, state: State, action: int) -> Refusal:
        first = comes_first(state)
        return self.why_no_option(state, action) if first is None else first.why_not(state, action)

    def settle(self, state: State) -> None:
        if state.using is not None:
            state.actor = state.using.player
        elif not state.rules.combat.settle(state):
            state.rules.deaths.check(state)
            if not state.rules.triggers.settle(state):
                self.go_on(state)


def comes_first(state: State) -> Decision | None:
    """Return what has to be decided before anything else in an open step."""
    if state.using is not None:
        return CHOOSING
    if state.attack is not None:
        return state.rules.combat
    return ORDERING if state.is_ordering() else None


class Choosing(Decision):
    """Choosing places for an ability that is being declared."""

    def question(self, state: State) -> tuple[str, int]:
        return "choose", self.asked_by(state)

    def asked_by(self, state: State) -> int:
        """Return what lets the ability be declared: the step in which it is."""
        step = state.rules.at(state.step)
        assert isinstance(step, OpenStep)
        return step.asked_by()

    def actions(self, state: State) -> Iterator[int]:
        using = state.using
        assert using is not None
        for place in cells.cells_in(state.rules.effects.targets(state, using, state.chosen)):
            yield actions.action(actions.CHOOSE, using.player, place)

    def apply(self, state: State, action: int) -> None:
        """Choose a place; with the last one the ability goes on."""
        place = actions.split(action)[2]
        using = state.using
        assert using is not None
        state.chosen += (place,)
        card = state.board[place] if place < PLACES else -1
        if card >= 0 and state.step > REVEAL and state.rules.reveal.shows_target(state, card):
            state.rules.reveal.show(state, card, HIDDEN)
        ability = state.cast.definitions[using.definition]
        if len(state.chosen) < max(1, ability.choices):
            return
        chosen, state.using, state.chosen = state.chosen, None, ()
        if ability.effect == "take":
            card = state.deal[using.player][chosen[0] - DEAL_START]
            state.rules.recruiting.take_by_ability(state, using.player, card)
            return
        first = state.board[chosen[0]]
        second = -1
        if ability.effect == "swap":
            second = state.board[chosen[1]]
        elif ability.effect == "shift":
            second = chosen[1]
        if using.mode == PAID:
            state.rules.priority.declare(state, using, first, second)
        else:
            state.rules.triggers.go_on(state, using, first, second)

    def why_not(self, state: State, action: int) -> Refusal:
        using = state.using
        assert using is not None
        kind, player, first, _ = actions.split(action)
        if kind != actions.CHOOSE or player != using.player:
            return refuse(self.asked_by(state), "choose-first", player=PLAYERS[using.player])
        moves = state.cast.definitions[using.definition].effect in ("swap", "shift")
        citation = REARRANGING_FREE if state.chosen and moves else MISSING_TARGET
        return refuse(citation, "not-to-be-chosen", place=places.name(first))


class Ordering(Decision):
    """Which of the abilities that have triggered comes next, or whether any. The number counts one's own."""

    def question(self, state: State) -> tuple[str, int]:
        return "order", ORDER

    def actions(self, state: State) -> Iterator[int]:
        player, triggers = state.actor, state.rules.triggers
        for number, _ in enumerate(triggers.own(state, player)):
            yield actions.action(actions.ORDER, player, number)
        if triggers.may_decline(state, player):
            yield actions.action(actions.DECLINE, player)

    def apply(self, state: State, action: int) -> None:
        kind, player, number, _ = actions.split(action)
        if kind == actions.DECLINE:
            state.rules.triggers.decline(state, player)
        else:
            state.rules.triggers.put(state, state.rules.triggers.own(state, player)[number])

    def why_not(self, state: State, action: int) -> Refusal:
        kind, player, _, _ = actions.split(action)
        if player != state.actor or kind not in (actions.ORDER, actions.DECLINE):
            return refuse(ORDER, "order-first", player=PLAYERS[state.actor])
        if kind == actions.DECLINE:
            return refuse(ORDER, "not-optional")
        return refuse(ORDER, "nothing-waits")


CHOOSING = Choosing()
ORDERING = Ordering()
