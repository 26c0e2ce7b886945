"""Deviations from what is assumed of the End of Turn Stage and of whose turn is next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.decision import PLAYERS
from ccg_rules.engine.heroes import actions
from ccg_rules.engine.heroes.choice import Choice
from ccg_rules.engine.heroes.deviations.register import deviation
from ccg_rules.engine.heroes.end_of_turn import END_OF_TURN, EndOfTurn
from ccg_rules.engine.heroes.queue import Queue
from ccg_rules.engine.heroes.state import END
from ccg_rules.notation.heroes import abilities as words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ccg_rules.engine.heroes.state import State


# A-heroes-end-of-turn


@deviation(
    "end-of-turn-lost",
    "A-heroes-end-of-turn",
    ru="способности «в конце хода» срабатывают",
    en="“at the end of the turn” abilities trigger",
)
class _Lost(EndOfTurn):
    def end_of_turn(self, state: State) -> Iterator[tuple[int, int]]:
        yield from ()


@deviation(
    "end-of-turn-of-the-active-player-only",
    "A-heroes-end-of-turn",
    ru="срабатывают способности обоих игроков",
    en="abilities of both players trigger",
)
class _ActiveOnly(EndOfTurn):
    def end_of_turn(self, state: State) -> Iterator[tuple[int, int]]:
        for card, definition in super().end_of_turn(state):
            if state.cast.owners[card] == state.active:
                yield card, definition


@deviation(
    "heroes-end-of-any-turn",
    "A-heroes-end-of-turn",
    ru="срабатывают только те способности, которые называют этот ход",
    en="only those abilities trigger that name this turn",
)
class _AnyTurn(EndOfTurn):
    def end_of_turn(self, state: State) -> Iterator[tuple[int, int]]:
        for timing in words.END_OF_TURN:
            yield from state.rules.queue.with_timing(state, timing)


@deviation(
    "end-of-turn-outside-the-queue",
    "A-heroes-end-of-turn",
    ru="способности «в конце хода» заносятся в Очередь, а не выполняются сразу",
    en="“at the end of the turn” abilities enter the Queue and are not executed on the spot",
)
class _OutsideQueue(Queue):
    def settle(self, state: State) -> bool:
        if state.queue and state.step == END:
            self.execute(state)
            return True
        return super().settle(state)


@deviation(
    "turn-passes-with-queue",
    "A-heroes-end-of-turn",
    ru="пока Очередь не пуста, ход не переходит",
    en="while the Queue is not empty the turn does not pass",
)
class _PassesWithQueue(EndOfTurn):
    def begin(self, state: State) -> None:
        super().begin(state)
        self.go_on(state)


@deviation(
    "window-at-the-end-of-turn",
    "A-heroes-end-of-turn",
    ru="когда Очередь пуста, ход переходит сам",
    en="when the Queue is empty the turn passes by itself",
)
class _Window(EndOfTurn):
    def own_question(self, state: State) -> tuple[str, int]:
        return "reveal", END_OF_TURN

    def options(self, state: State) -> Iterator[int]:
        yield actions.action(actions.DONE, state.actor)

    def carry_out(self, state: State, action: int) -> None:
        super().go_on(state)

    def why_no_option(self, state: State, action: int) -> Refusal:
        return refuse(END_OF_TURN, "reveal-first", player=PLAYERS[state.actor])

    def go_on(self, state: State) -> None:
        state.actor = state.active


# A-heroes-until-end-of-turn


@deviation(
    "until-end-of-turn-ends-too-early",
    "A-heroes-until-end-of-turn",
    ru="«до конца хода» ещё действует в этапе конца хода",
    en="“until the end of the turn” is still there in the End of Turn Stage",
)
class _TooEarly(EndOfTurn):
    def begin(self, state: State) -> None:
        self.end_lasting(state)
        super().begin(state)


@deviation(
    "until-end-of-turn-never-ends",
    "A-heroes-until-end-of-turn",
    ru="«до конца хода» кончается",
    en="“until the end of the turn” ends",
)
class _NeverEnds(EndOfTurn):
    def end_lasting(self, state: State) -> None:
        pass


@deviation(
    "until-end-of-turn-ends-after-the-enemy-turn",
    "A-heroes-until-end-of-turn",
    ru="«до конца хода» кончается до хода противника, а не после",
    en="“until the end of the turn” ends before the opponent's turn, not after it",
)
class _AfterEnemyTurn(EndOfTurn):
    def end_lasting(self, state: State) -> None:
        ended = [
            each for each in state.acquired if each.until < state.turn and state.lasting(each.definition)
        ]
        state.acquired = [each for each in state.acquired if each not in ended]


@deviation(
    "until-end-of-turn-ends-in-choice",
    "A-heroes-until-end-of-turn",
    ru="«до конца хода» действует весь ход, а не до возвращения к выбору",
    en="“until the end of the turn” is there all through the turn, not until Choice comes back",
)
class _EndsInChoice(Choice):
    def back(self, state: State, citation: int) -> None:
        state.rules.end_of_turn.end_lasting(state)
        super().back(state, citation)


@deviation(
    "until-end-of-turn-ends-with-a-queue-only",
    "A-heroes-until-end-of-turn",
    ru="«до конца хода» кончается и тогда, когда в конце хода ничего не сработало",
    en="“until the end of the turn” ends even if nothing has triggered at the end of the turn",
)
class _WithQueueOnly(EndOfTurn):
    def end_lasting(self, state: State) -> None:
        if any(True for _ in self.end_of_turn(state)):
            super().end_lasting(state)


# A-heroes-turns-alternate


@deviation(
    "heroes-second-player-begins",
    "A-heroes-turns-alternate",
    ru="первым ходит Первый игрок",
    en="the First Player has the first turn",
)
class _SecondBegins(EndOfTurn):
    def first_active(self, state: State) -> int:
        return 1


@deviation(
    "heroes-same-player-again",
    "A-heroes-turns-alternate",
    ru="следующим ходит другой игрок",
    en="the other player has the next turn",
)
class _SameAgain(EndOfTurn):
    def next_active(self, state: State) -> int:
        return state.active


@deviation(
    "second-player-has-two-turns",
    "A-heroes-turns-alternate",
    ru="двух ходов подряд не бывает и у Второго игрока",
    en="the Second Player does not have two turns one after the other either",
)
class _TwoTurns(EndOfTurn):
    def next_active(self, state: State) -> int:
        return 0 if state.turn % 3 == 0 else 1
