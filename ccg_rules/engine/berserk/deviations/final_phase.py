"""Deviations from chapter `final_phase`, and alternatives to its assumptions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine.berserk.deviations.register import deviation
from ccg_rules.engine.berserk.final_phase import FinalPhase
from ccg_rules.engine.berserk.reveal import Reveal
from ccg_rules.engine.berserk.state import FINAL, State
from ccg_rules.engine.berserk.triggers import Triggers
from ccg_rules.notation.berserk import abilities as words

if TYPE_CHECKING:
    from collections.abc import Iterator


@deviation(
    "end-of-turn-abilities-forgotten",
    "A-final-phase",
    ru="особенности «в конце хода» заносятся в стек",
    en='abilities "at the end of the turn" go on the stack',
)
class _EndOfTurnAbilitiesForgotten(FinalPhase):
    def collect(self, state: State) -> None:
        for player in (0, 1):
            state.rules.triggers.ask_about_hidden(state, player)


@deviation(
    "only-active-players-end-of-turn-abilities",
    "A-final-phase",
    ru="особенности «в конце хода» заносятся у обоих игроков",
    en='abilities "at the end of the turn" of both players go on the stack',
)
class _OnlyActivePlayersEndOfTurnAbilities(FinalPhase):
    def collect(self, state: State) -> None:
        FinalPhase.collect(self, state)
        state.waiting = [entry for entry in state.waiting if entry.player == state.active]


@deviation(
    "end-of-any-turn",
    "A-final-phase",
    ru="срабатывают особенности конца этого хода, а не любого",
    en="abilities of the end of this turn trigger, not of any turn",
)
class _EndOfAnyTurn(Triggers):
    def turn_abilities(self, state: State, timings: tuple[str, str, str]) -> Iterator[tuple[int, int]]:
        if timings is words.END_OF_TURN:
            for timing in timings:
                yield from self.with_timing(state, timing)
        else:
            yield from Triggers.turn_abilities(self, state, timings)


@deviation(
    "no-sudden-in-final",
    "A-final-phase",
    ru="внезапные особенности используются и в Заключительной Фазе",
    en="sudden abilities are used in the Final Phase too",
)
class _NoSuddenInFinal(FinalPhase):
    def may_be_sudden(self, state: State, player: int) -> bool:
        return False


@deviation(
    "no-sudden-of-the-other-player-in-final",
    "A-final-phase",
    ru="внезапные особенности использует и противник Активного игрока",
    en="the Active Player's opponent uses sudden abilities too",
)
class _NoSuddenOfTheOtherPlayerInFinal(FinalPhase):
    def may_be_sudden(self, state: State, player: int) -> bool:
        return player == state.active


@deviation(
    "no-triggers-in-final",
    "A-final-phase",
    ru="в Заключительной Фазе особенности срабатывают",
    en="abilities do trigger in the Final Phase",
)
class _NoTriggersInFinal(Triggers):
    def counter_put(self, state: State, card: int) -> None:
        if state.step != FINAL:
            Triggers.counter_put(self, state, card)


@deviation(
    "lasting-ends-when-final-begins",
    "A-final-phase",
    ru="«до конца хода» кончается после Заключительной Фазы, а не с её началом",
    en='what lasts "until the end of the turn" ends after the Final Phase, not when it begins',
)
class _LastingEndsWhenFinalBegins(FinalPhase):
    def begin(self, state: State) -> None:
        self.end_lasting(state)
        FinalPhase.begin(self, state)


@deviation(
    "lasting-ends-on-first-pass",
    "A-final-phase",
    ru="пока не спасовали оба, длящееся «до конца хода» не кончается",
    en='until both have passed, what lasts "until the end of the turn" does not end',
)
class _LastingEndsOnFirstPass(FinalPhase):
    def settle(self, state: State) -> None:
        if state.passes == 1 and not state.stack:
            self.end_lasting(state)
        FinalPhase.settle(self, state)


@deviation(
    "lasting-never-ends",
    "A-final-phase",
    ru="«до конца хода» кончается",
    en='what lasts "until the end of the turn" does end',
)
class _LastingNeverEnds(FinalPhase):
    def has_ended(self, state: State, until: int) -> bool:
        return False


@deviation(
    "lasting-ends-a-turn-later",
    "A-final-phase",
    ru="«до конца хода» кончается в этот ход, а не в следующий",
    en='what lasts "until the end of the turn" ends this turn, not the next',
)
class _LastingEndsATurnLater(FinalPhase):
    def has_ended(self, state: State, until: int) -> bool:
        return until == state.turn - 1


@deviation(
    "everything-acquired-ends",
    "A-final-phase",
    ru="приобретённое без срока не кончается",
    en="what was acquired for good does not end",
)
class _EverythingAcquiredEnds(FinalPhase):
    def has_ended(self, state: State, until: int) -> bool:
        return True


@deviation(
    "hidden-cards-revealed-when-final-begins",
    "A-final-phase",
    ru="скрытые карты вскрываются после пасов, а не с началом фазы",
    en="hidden cards are revealed after the passes, not when the phase begins",
)
class _HiddenCardsRevealedWhenFinalBegins(FinalPhase):
    def begin(self, state: State) -> None:
        state.rules.reveal.reveal_hidden(state)
        FinalPhase.begin(self, state)


@deviation(
    "hidden-cards-revealed-on-first-pass",
    "A-final-phase",
    ru="скрытые карты вскрываются, когда спасовали оба",
    en="hidden cards are revealed when both have passed",
)
class _HiddenCardsRevealedOnFirstPass(FinalPhase):
    def settle(self, state: State) -> None:
        if state.passes == 1:
            state.rules.reveal.reveal_hidden(state)
        FinalPhase.settle(self, state)


@deviation(
    "hidden-cards-revealed-in-turn-two",
    "A-final-phase",
    ru="скрытые карты вскрываются в первом ходу",
    en="hidden cards are revealed in turn 1",
)
class _HiddenCardsRevealedInTurnTwo(Reveal):
    def hiding_ends(self, state: State) -> bool:
        return state.turn == 2


@deviation(
    "final-ends-with-stack",
    "A-final-phase",
    ru="пока стек не пуст, ничто не кончается",
    en="nothing ends while the stack is not empty",
)
class _FinalEndsWithStack(FinalPhase):
    def ends(self, state: State) -> bool:
        return True


@deviation(
    "final-ends-without-passes-after-execution",
    "A-final-phase",
    ru="после выполнения особенности игроки пасуют заново",
    en="after an ability has been executed the players pass anew",
)
class _FinalEndsWithoutPassesAfterExecution(FinalPhase):
    def passed(self, state: State) -> None:
        FinalPhase.passed(self, state)
        if state.step == FINAL and not state.stack and not state.waiting:
            self.end(state)


@deviation(
    "turn-does-not-pass",
    "A-final-phase",
    ru="после Заключительной Фазы ход переходит",
    en="after the Final Phase the turn passes",
)
class _TurnDoesNotPass(FinalPhase):
    def end(self, state: State) -> None:
        FinalPhase.end(self, state)
        state.active = 1 - state.active
        state.rules.battle.enter(state)
