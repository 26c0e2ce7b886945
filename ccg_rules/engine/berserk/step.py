"""Steps of the game, and what may come in between while one is played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine import decision
from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.berserk import actions
from ccg_rules.engine.berserk.decision import PLAYERS, Decision
from ccg_rules.engine.berserk.state import PAID, REVEAL, State
from ccg_rules.engine.berserk.triggers import ORDER, Triggers
from ccg_rules.engine.citations import cite
from ccg_rules.notation.berserk import cells, places
from ccg_rules.notation.berserk.places import DEAL_START

if TYPE_CHECKING:
    from collections.abc import Iterator

MISSING_TARGET = cite("berserk", "A-missing-target")
REARRANGING_FREE = cite("berserk", "A-rearranging-free")
HIDDEN = cite("berserk", "A-hidden-cards")


Step = decision.Step[State]


@dataclass(frozen=True, slots=True)
class OpenStep(decision.OpenStep[State]):
    """A step in which abilities are used.

    While one is being declared, while what has triggered waits, and while an attack is under way, that is
    decided first.
    """

    def asked_by(self) -> int:
        """Return the citation by which abilities are declared here."""
        raise NotImplementedError

    def comes_first(self, state: State) -> Decision | None:
        return comes_first(state)

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
        ability = state.cast.definitions[using.definition]
        if len(state.chosen) < max(1, ability.choices):
            return
        chosen, state.using, state.chosen = state.chosen, None, ()
        if ability.effect == "take":
            card = state.deal[using.player][chosen[0] - DEAL_START]
            state.rules.recruiting.take_by_ability(state, using.player, card)
            return
        # Which cards they are is settled before they are revealed: a flyer leaves its cell by that.
        cards = [state.board[each] for each in chosen]
        self.reveal(state, cards)
        first, second = cards[0], -1
        if ability.effect == "swap":
            second = cards[1]
        elif ability.effect == "shift":
            second = chosen[1]
        if using.mode == PAID:
            state.rules.priority.declare(state, using, first, second)
        else:
            state.rules.triggers.go_on(state, using, first, second)

    def reveal(self, state: State, cards: list[int]) -> None:
        """Reveal what has been chosen and is hidden (`A-hidden-cards`), from the reveal on."""
        if state.step <= REVEAL:
            return
        for card in cards:
            if card >= 0 and state.rules.reveal.shows_target(state, card):
                state.rules.reveal.show(state, card, HIDDEN)

    def why_not(self, state: State, action: int) -> Refusal:
        using = state.using
        assert using is not None
        kind, player, first, _ = actions.split(action)
        if kind != actions.CHOOSE or player != using.player:
            return refuse(self.asked_by(state), "choose-first", player=PLAYERS[using.player])
        moves = state.cast.definitions[using.definition].effect in ("swap", "shift")
        citation = REARRANGING_FREE if state.chosen and moves else MISSING_TARGET
        return refuse(citation, "not-to-be-chosen", place=places.name(first))


class Ordering(decision.Ordering[State]):
    """Which of the abilities that have triggered goes on the stack next, or whether any."""

    def triggers(self, state: State) -> Triggers:
        return state.rules.triggers


CHOOSING = Choosing()
ORDERING = Ordering(actions.ORDER, actions.DECLINE, ORDER, ORDER)
