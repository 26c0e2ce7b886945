"""Chapters `main_phase`, `choice`, `movement`, `action` (410 of the Execution edition, 411–414 of Vanguard).

The Execution edition knows a Choice and an Execution Subphase; what they are like it leaves to the earlier
edition (`A-execution-subphase`), which has a Movement and an Action Subphase instead.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.berserk import actions
from ccg_rules.engine.berserk.decision import PLAYERS
from ccg_rules.engine.berserk.effects import CARD_TEXT
from ccg_rules.engine.berserk.priority import SLOW, Phase
from ccg_rules.engine.berserk.state import ACT, CHOICE, EXECUTION, MOVE, POINT, Object, State
from ccg_rules.engine.citations import cite
from ccg_rules.notation.berserk import abilities as words
from ccg_rules.notation.berserk import cells, places

if TYPE_CHECKING:
    from collections.abc import Iterator

SUBPHASES = cite("berserk", "main_phase.subphases.choice_then_execution")
MOVEMENT_OR_ACTION = cite("berserk", "main_phase.subphases.choice_then_movement_or_action")
RETURNING = cite("berserk", "choice.returning.any_number")
ACTIVE_ONLY = cite("berserk", "choice.priority.active_only")
EXACTLY_ONE = cite("berserk", "choice.options.exactly_one")
DECLARE_MOVE = cite("berserk", "choice.move.to_movement")
DECLARE_ACTION = cite("berserk", "choice.act.to_action")
PASS_TURN = cite("berserk", "choice.pass_turn.to_final")
SPENT_AFTER = cite("berserk", "movement.course.points_spent_after")
CLOSES_AFTER = cite("berserk", "action.course.closes_after")
NO_ANSWERS = cite("berserk", "A-choice-no-answers")
ONE_STEP = cite("berserk", "A-movement-step")
RETURNS = cite("berserk", "A-action-returns")
SLOW_OPTIONAL = cite("berserk", "battle.turn.slow_actions_optional")


@dataclass(frozen=True, slots=True)
class MainPhase(Phase):
    """The Choice Subphase, and what is declared in it.

    `movement_step` and `action_step` are the subphases in which a movement and an action are executed.
    """

    end_by: int = PASS_TURN
    movement_step: int = EXECUTION
    action_step: int = EXECUTION
    no_answers_by: int = NO_ANSWERS
    """What forbids the Active Player's sudden abilities in the Choice Subphase."""

    no_answers_from_others_by: int = NO_ANSWERS
    """What forbids the other player's."""

    subphases_by: int = SUBPHASES

    # Choice

    def begin(self, state: State) -> None:
        """Enter the Choice Subphase: only the Active Player may act in it."""
        Phase.begin(self, state)

    def chooser(self, state: State) -> int:
        """Return who chooses: the Active Player."""
        return state.active

    def may_be_sudden(self, state: State, player: int) -> bool:
        return False

    def may_pass_turn(self, state: State) -> bool:
        """Tell whether the turn may be passed: always, whatever might be declared (407.2)."""
        return True

    def options(self, state: State) -> Iterator[int]:
        player = state.actor
        for card, to in self.movements(state, player):
            yield actions.action(actions.MOVE, player, state.where[card], to)
        for place, target in state.rules.combat.strikes(state, player):
            yield actions.action(actions.STRIKE, player, place, target)
        for place, number in self.slow_abilities(state, player):
            yield actions.action(actions.USE, player, place, number)
        if self.may_be_sudden(state, player):
            for place, number in state.rules.priority.sudden(state, player):
                yield actions.action(actions.USE, player, place, number)
        if self.may_pass_turn(state):
            yield actions.action(actions.PASS_TURN, player)

    def movements(self, state: State, player: int) -> Iterator[tuple[int, int]]:
        """Yield card and cell of the movements the player may declare."""
        occupied = state.occupied()
        for place in state.places_of(player):
            card = state.board[place]
            if place < cells.CELLS and state.points[card] > 0 and not state.is_closed(card):
                for to in cells.cells_in(cells.STEPS[place] & ~occupied):
                    if self.why_not_move(state, card, to, place) is None:
                        yield card, to

    def slow_abilities(self, state: State, player: int) -> Iterator[tuple[int, int]]:
        """Yield place and number of the actions the player may declare."""
        for card, number, definition in state.having(player, words.ACTION):
            if not state.rules.priority.why_not_play(state, player, card, definition):
                yield state.where[card], number

    def is_pinned(self, state: State, card: int) -> bool:
        """Tell whether the text of a card forbids its movement: a prohibition prevails (`A-golden`)."""
        return state.has(card, "cannot be moved")

    def why_not_move(self, state: State, card: int, to: int, place: int) -> Refusal | None:
        """Return what forbids a card that is, or was, at a place to move; also when it is executed."""
        name = places.name(place)
        if state.where[card] != place or place >= cells.CELLS:
            return refuse(ONE_STEP, "cannot-move", place=name)
        if state.is_closed(card):
            return refuse(SLOW, "closed", place=name)
        if self.is_pinned(state, card):
            return refuse(CARD_TEXT, "cannot-move", place=name)
        if state.points[card] <= 0:
            return refuse(ONE_STEP, "no-points", place=name)
        if to >= cells.CELLS or not cells.STEPS[place] >> to & 1:
            return refuse(ONE_STEP, "not-one-step", place=places.name(to))
        if state.board[to] >= 0:
            return refuse(ONE_STEP, "cell-occupied", place=places.name(to))
        return None

    def carry_out(self, state: State, action: int) -> None:
        kind, player, first, second = actions.split(action)
        if kind == actions.MOVE:
            self.declare_move(state, player, state.board[first], second)
        elif kind == actions.STRIKE:
            state.rules.combat.declare(state, player, first, second)
            self.declared(state, ACT)
        elif kind == actions.PASS_TURN:
            state.note(PASS_TURN, "turn-passed", player)
            self.end(state)
        else:
            Phase.carry_out(self, state, action)

    def declare_move(self, state: State, player: int, card: int, to: int) -> None:
        """Put a movement on the stack, its payment below it."""
        place = state.where[card]
        state.note(DECLARE_MOVE, "movement-declared", player, place, to)
        state.rules.priority.put_payment(state, card, POINT, player, 1)
        state.stack.append(Object(MOVE, card, -1, player, -1, -1, to, place))
        state.rules.priority.give(state)
        self.declared(state, MOVE)

    def declared(self, state: State, kind: int) -> None:
        """Enter the subphase in which what was declared is executed."""
        state.step = self.movement_step if kind == MOVE else self.action_step
        state.note(self.subphases_by, "execution-begins", state.active)
        state.rules.battle.enter(state)

    # Execution

    def move(self, state: State, card: int, to: int) -> None:
        """Execute a movement."""
        state.note(DECLARE_MOVE, "moved", state.where[card], to)
        state.put(card, to)
        state.rules.triggers.card_moved(state, card)

    def spend_point(self, state: State, card: int) -> None:
        """Pay for a movement that was executed."""
        state.points[card] = max(0, state.points[card] - 1)
        state.note(SPENT_AFTER, "point-spent", state.where[card])

    def close_in_payment(self, state: State, card: int, *, acted: bool) -> None:
        """Pay for an action, or a sudden ability, by closing; acting costs the remaining movement."""
        state.closed |= 1 << card
        state.note(CLOSES_AFTER, "closed", state.where[card])
        if acted:
            state.points[card] = 0

    # What follows from these

    def own_question(self, state: State) -> tuple[str, int]:
        return "choice", EXACTLY_ONE

    def ask(self, state: State) -> None:
        state.actor = self.chooser(state)

    def end(self, state: State) -> None:
        state.rules.battle.next_phase(state, CHOICE)

    def why_no_option(self, state: State, action: int) -> Refusal:
        kind, player, first, second = actions.split(action)
        if kind == actions.PASS:
            return refuse(EXACTLY_ONE, "choose-one", player=PLAYERS[state.actor])
        if player != state.actor and kind in (actions.MOVE, actions.STRIKE, actions.PASS_TURN):
            return refuse(SLOW, "not-active", player=PLAYERS[player])
        if kind == actions.MOVE:
            card = state.board[first]
            if card < 0 or state.cast.owners[card] != player:
                return refuse(DECLARE_MOVE, "no-card-of-yours", place=places.name(first))
            return self.why_not_move(state, card, second, first) or refuse(DECLARE_MOVE, "not-now")
        if kind == actions.STRIKE:
            card = state.board[first]
            if card < 0 or state.cast.owners[card] != player:
                return refuse(DECLARE_ACTION, "no-card-of-yours", place=places.name(first))
            return state.rules.combat.why_not_strike(state, card, second)
        if kind == actions.USE:
            return self.why_not_use(state, player, first, second)
        return refuse(EXACTLY_ONE, "choose-one", player=PLAYERS[state.actor])

    def why_not_use(self, state: State, player: int, place: int, number: int) -> Refusal:
        name = places.name(place)
        card = state.board[place] if place < places.PLACES else -1
        own = card >= 0 and state.cast.owners[card] == player
        definition = state.definition(card, number) if own else -1
        timing = state.cast.definitions[definition].timing if definition >= 0 else ""
        if timing == words.SUDDEN:
            by = self.no_answers_by if player == state.active else self.no_answers_from_others_by
            return refuse(by, "no-answers-in-choice", player=PLAYERS[player])
        if player != state.actor:
            return refuse(SLOW, "not-active", player=PLAYERS[player])
        if not own:
            return refuse(DECLARE_ACTION, "no-card-of-yours", place=name)
        if timing != words.ACTION:
            return refuse(DECLARE_ACTION, "no-such-ability", place=name)
        why = state.rules.priority.why_not_play(state, player, card, definition)
        return why or refuse(DECLARE_ACTION, "not-now")


@dataclass(frozen=True, slots=True)
class ExecutionSubphase(Phase):
    """The subphase in which what was declared is executed and paid for; then comes Choice again."""

    end_by: int = RETURNS

    def after(self, state: State) -> int:
        """Return the step that follows: Choice, any number of times (412 of the Vanguard edition)."""
        return CHOICE

    def end(self, state: State) -> None:
        state.rules.battle.begin_phase(state, self.after(state), RETURNING)
