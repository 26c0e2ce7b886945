"""What every step of the game answers: what may be done in it, why not, and what follows by itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.berserk import actions
from ccg_rules.engine.berserk.state import PAID, REVEAL, State
from ccg_rules.engine.citations import cite
from ccg_rules.notation.berserk import cells, places
from ccg_rules.notation.berserk.places import DEAL_START, PLACES
from ccg_rules.text import Words

if TYPE_CHECKING:
    from collections.abc import Iterator

PLAYERS = (Words("Первый игрок", "the First Player"), Words("Второй игрок", "the Second Player"))

MISSING_TARGET = cite("berserk", "A-missing-target")
REARRANGING_FREE = cite("berserk", "A-rearranging-free")
HIDDEN = cite("berserk", "A-hidden-cards")


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the game. `settle` goes on by itself until somebody is to act or the step is over."""

    def begin(self, state: State) -> None:
        """Enter the step: what happens then, before anybody may act."""

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

    def settle(self, state: State) -> None:
        """Do what follows by itself: let somebody be to act, or go on to another step."""
        raise NotImplementedError


class Choosing:
    """Choosing places for an ability that is being declared: the same in every step."""

    @staticmethod
    def actions(state: State) -> Iterator[int]:
        """Yield the choices."""
        using = state.using
        assert using is not None
        for place in cells.cells_in(state.rules.effects.targets(state, using, state.chosen)):
            yield actions.action(actions.CHOOSE, using.player, place)

    @staticmethod
    def apply(state: State, place: int) -> None:
        """Choose a place; with the last one the ability goes on."""
        using = state.using
        assert using is not None
        state.chosen.append(place)
        card = state.board[place] if place < PLACES else -1
        if card >= 0 and state.step > REVEAL and state.rules.reveal.shows_target(state, card):
            state.rules.reveal.show(state, card, HIDDEN)
        ability = state.cast.definitions[using.definition]
        if len(state.chosen) < max(1, ability.choices):
            return
        chosen, state.using, state.chosen = state.chosen, None, []
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

    @staticmethod
    def why_not(state: State, action: int, asked_by: int) -> Refusal:
        """Explain what is not legal while an ability waits for places."""
        using = state.using
        assert using is not None
        kind, player, first, _ = actions.split(action)
        if kind != actions.CHOOSE or player != using.player:
            return refuse(asked_by, "choose-first", player=PLAYERS[using.player])
        moves = state.cast.definitions[using.definition].effect in ("swap", "shift")
        citation = REARRANGING_FREE if state.chosen and moves else MISSING_TARGET
        return refuse(citation, "not-to-be-chosen", place=places.name(first))
