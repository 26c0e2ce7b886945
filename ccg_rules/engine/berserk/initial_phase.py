"""Chapter `initial_phase` (408 of the Execution edition, 409 of the Vanguard one)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.berserk import actions
from ccg_rules.engine.berserk.decision import PLAYERS
from ccg_rules.engine.berserk.priority import Phase
from ccg_rules.engine.berserk.state import INITIAL, NOBODY, TO_STACK, State
from ccg_rules.engine.berserk.window import Window
from ccg_rules.engine.citations import cite
from ccg_rules.notation.berserk import abilities as words
from ccg_rules.notation.berserk import places

if TYPE_CHECKING:
    from collections.abc import Iterator

NOTHING_PLAYABLE = cite("berserk", "initial_phase.before_turn.nothing_playable")
ALTERNATE = cite("berserk", "initial_phase.before_turn.alternate")
DECLINE = cite("berserk", "initial_phase.before_turn.decline")
ONCE = cite("berserk", "initial_phase.before_turn.once")
END = cite("berserk", "initial_phase.end.two_passes")
FIXED = cite("berserk", "initial_phase.numbers.fixed_at_start")


@dataclass(frozen=True, slots=True)
class BeforeTurn(Window):
    """408.1: the window for "before the turn" abilities, on the stack (`A-before-turn-on-stack`)."""

    timing: str = words.BEFORE_TURN
    alternate_by: int = ALTERNATE
    decline_by: int = DECLINE
    once_by: int = ONCE
    mode: int = TO_STACK

    def first_to_act(self, state: State) -> int:
        return state.active

    def is_used(self, state: State, card: int, number: int, definition: int) -> bool:
        return (card, definition) in state.used_now

    def mark(self, state: State, card: int, number: int, definition: int) -> None:
        state.used_now.append((card, definition))

    def why_no_ability(self, state: State, card: int, number: int, name: str) -> Refusal:
        return refuse(NOTHING_PLAYABLE, "no-such-ability", place=name)


@dataclass(frozen=True, slots=True)
class InitialPhase(Phase):
    """408: numbers are fixed, "before the turn" abilities are used, nothing else can be played."""

    end_by: int = END

    # 408.1

    def may_be_sudden(self, state: State, player: int) -> bool:
        return False

    # 408.3

    def begin(self, state: State) -> None:
        Phase.begin(self, state)
        self.fix_numbers(state)
        state.rules.before_turn.begin(state)

    def fix_numbers(self, state: State) -> None:
        """Fix the numbers that "at the start of the turn" abilities of this turn ask for."""
        state.fixed = []
        for card, definition in state.rules.triggers.turn_abilities(state, words.START_OF_TURN):
            ability = state.cast.definitions[definition]
            if ability.amount == words.X and not any(e[:2] == (card, definition) for e in state.fixed):
                state.fixed.append((card, definition, state.counters[card]))
                if state.is_up(card):
                    state.note(FIXED, "number-fixed", state.where[card], state.counters[card])

    # What follows from these

    def asks_window(self, state: State) -> bool:
        """Tell whether it is time to ask in the window: with nothing on the stack, while it lasts."""
        return not state.stack and state.rules.before_turn.next_to_act(state) != NOBODY

    def own_question(self, state: State) -> tuple[str, int]:
        return ("use", ALTERNATE) if self.asks_window(state) else Phase.own_question(self, state)

    def options(self, state: State) -> Iterator[int]:
        if self.asks_window(state):
            yield from state.rules.before_turn.options(state)
        else:
            yield from Phase.options(self, state)

    def carry_out(self, state: State, action: int) -> None:
        if actions.split(action)[0] in (actions.USE, actions.DECLINE):
            state.rules.before_turn.carry_out(state, action)
            self.after_window(state)
        else:
            Phase.carry_out(self, state, action)

    def after_window(self, state: State) -> None:
        """Give priority to the Active Player after a use or a decline; declining is no pass."""
        state.rules.battle.enter(state)

    def ask(self, state: State) -> None:
        window = state.rules.before_turn
        state.actor = window.next_to_act(state) if self.asks_window(state) else state.holder

    def end(self, state: State) -> None:
        state.rules.battle.next_phase(state, INITIAL)

    def why_no_option(self, state: State, action: int) -> Refusal:
        kind, player, first, second = actions.split(action)
        if kind == actions.USE and state.rules.before_turn.card_at(state, player, first) < 0:
            return refuse(ALTERNATE, "no-card-of-yours", place=places.name(first))
        if kind == actions.USE and not self.is_of_window(state, first, second):
            return refuse(NOTHING_PLAYABLE, "not-playable-now", place=places.name(first))
        if kind in (actions.USE, actions.DECLINE):
            if not self.asks_window(state):
                return self.why_window_rests(state, kind, player, first, second)
            return state.rules.before_turn.why_not_use(state, kind, player, first, second)
        if kind == actions.PASS and self.asks_window(state):
            return refuse(ALTERNATE, "use-or-decline-first")
        return Phase.why_no_option(self, state, action)

    def is_of_window(self, state: State, place: int, number: int) -> bool:
        """Tell whether that is a "before the turn" ability of a card in play."""
        card = state.board[place] if place < places.PLACES else -1
        definition = state.definition(card, number) if card >= 0 else -1
        return definition >= 0 and state.cast.definitions[definition].timing == words.BEFORE_TURN

    def why_window_rests(self, state: State, kind: int, player: int, place: int, number: int) -> Refusal:
        """Explain why nothing of the window can be used now: declined, used, or the stack comes first."""
        window = state.rules.before_turn
        if state.declined[player]:
            return refuse(DECLINE, "has-declined", player=PLAYERS[player])
        if kind == actions.USE:
            card = window.card_at(state, player, place)
            if card >= 0 and window.is_used(state, card, number, state.definition(card, number)):
                return refuse(ONCE, "used-already", place=places.name(place))
        return refuse(ALTERNATE, "stack-first")
