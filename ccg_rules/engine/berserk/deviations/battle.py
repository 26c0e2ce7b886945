"""Deviations from chapter `battle`, and alternatives to its assumptions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine.berserk.battle import MainBattlePhase
from ccg_rules.engine.berserk.deviations.register import deviation
from ccg_rules.engine.berserk.effects import Effects
from ccg_rules.engine.berserk.final_phase import FinalPhase
from ccg_rules.engine.berserk.main_phase import MainPhase
from ccg_rules.engine.berserk.opening_phase import OpeningPhase
from ccg_rules.engine.berserk.priority import Priority
from ccg_rules.engine.berserk.state import (
    ABILITY,
    CHOICE,
    EXECUTION,
    FINAL,
    INITIAL,
    OPENING,
    PREPARATION,
    Object,
    State,
    Using,
)
from ccg_rules.engine.berserk.triggers import Triggers
from ccg_rules.notation.berserk import abilities as words
from ccg_rules.notation.berserk import cells

if TYPE_CHECKING:
    from ccg_rules.notation.berserk.abilities import Ability

_MARK = (-1, -1, -1)


def _once_more(state: State) -> bool:
    """Tell whether something is done for the first time, by turns; the Initial Phase forgets."""
    if _MARK in state.fixed:
        state.fixed.remove(_MARK)
        return False
    state.fixed.append(_MARK)
    return True


# 407.1


@deviation(
    "last-speaker-begins",
    "battle.beginning.first_player_active",
    ru="активен Первый игрок, кто бы ни говорил последним",
    en="the First Player is active, whoever spoke last",
)
class _LastSpeakerBegins(MainBattlePhase):
    def first_active(self, state: State) -> int:
        return 1 - state.next_to_use


@deviation(
    "second-player-begins",
    "battle.beginning.first_player_active",
    ru="первым активен Первый игрок, а не Второй",
    en="the First Player is active first, not the Second",
)
class _SecondPlayerBegins(MainBattlePhase):
    def first_active(self, state: State) -> int:
        return 1


@deviation(
    "battle-must-be-begun",
    "battle.beginning.first_player_active",
    ru="в Основную Фазу игра переходит сама",
    en="the game goes on to the Main Battle Phase by itself",
)
class _BattleMustBeBegun(MainBattlePhase):
    def begin(self, state: State) -> None:
        state.active = 1
        state.step = FINAL
        self.enter(state)


# 407.2


@deviation(
    "no-counters-trigger",
    "A-order-triggers",
    ru="если фишек положено ноль, ничего не срабатывает",
    en="putting no counter triggers nothing",
)
class _NoCountersTrigger(Effects):
    def put_counters(self, state: State, card: int, n: int) -> None:
        Effects.put_counters(self, state, card, n)
        if n <= 0:
            state.rules.triggers.counter_put(state, card)


@deviation(
    "window-before-initial",
    "battle.turn.begins_with_initial",
    ru="до Начальной Фазы в ходу ничего не бывает",
    en="nothing in a turn comes before the Initial Phase",
)
class _WindowBeforeInitial(MainBattlePhase):
    def begin_turn(self, state: State) -> None:
        state.turn += 1
        state.used_now = []
        state.fixed = [_MARK]
        state.step = OPENING
        self.enter(state)
        state.holder = 1 - state.active

    def phase_after(self, state: State, phase: int) -> int:
        return INITIAL if _MARK in state.fixed else MainBattlePhase.phase_after(self, state, phase)


@deviation(
    "turn-begins-with-opening",
    "battle.turn.begins_with_initial",
    ru="ход начинается с Начальной Фазы, а не с Фазы Открытия",
    en="a turn begins with the Initial Phase, not with the Opening Phase",
)
class _TurnBeginsWithOpening(MainBattlePhase):
    def first_phase(self, state: State) -> int:
        return PREPARATION


@deviation(
    "first-players-later-turns-begin-with-opening",
    "battle.turn.begins_with_initial",
    ru="с Начальной Фазы начинается каждый ход, а не только ходы Второго игрока",
    en="every turn begins with the Initial Phase, not only the Second Player's",
)
class _FirstPlayersTurnsBeginWithOpening(MainBattlePhase):
    def first_phase(self, state: State) -> int:
        return PREPARATION if state.active == 0 else INITIAL


@deviation(
    "empty-opening-skipped",
    "battle.turn.four_phases_in_order",
    ru="Фаза Открытия осуществляется и тогда, когда открывать нечего",
    en="the Opening Phase takes place even when there is nothing to open",
)
class _EmptyOpeningSkipped(MainBattlePhase):
    def phase_after(self, state: State, phase: int) -> int:
        closed = any(state.is_closed(state.board[place]) for place in state.places_of(state.active))
        if phase == INITIAL and not closed:
            return CHOICE
        return MainBattlePhase.phase_after(self, state, phase)


@deviation(
    "empty-final-skipped",
    "battle.turn.four_phases_in_order",
    ru="Заключительная Фаза осуществляется в каждом ходу",
    en="the Final Phase takes place every turn",
)
class _EmptyFinalSkipped(MainBattlePhase):
    def next_phase(self, state: State, phase: int) -> None:
        if phase == CHOICE and not any(state.rules.triggers.turn_abilities(state, words.END_OF_TURN)):
            self.end_turn(state)
        else:
            MainBattlePhase.next_phase(self, state, phase)


@deviation(
    "empty-main-skipped",
    "battle.turn.four_phases_in_order",
    ru="Главная Фаза осуществляется в каждом ходу",
    en="the Main Phase takes place every turn",
)
class _EmptyMainSkipped(MainBattlePhase):
    def phase_after(self, state: State, phase: int) -> int:
        return FINAL if phase == PREPARATION else MainBattlePhase.phase_after(self, state, phase)


@deviation(
    "second-main-phase",
    "battle.turn.four_phases_in_order",
    ru="Главная Фаза в ходу одна",
    en="a turn has one Main Phase",
)
class _SecondMainPhase(MainBattlePhase):
    def phase_after(self, state: State, phase: int) -> int:
        if phase == CHOICE and _once_more(state):
            return CHOICE
        return MainBattlePhase.phase_after(self, state, phase)


@deviation(
    "second-opening-phase",
    "battle.turn.four_phases_in_order",
    ru="Фаза Открытия в ходу одна",
    en="a turn has one Opening Phase",
)
class _SecondOpeningPhase(MainBattlePhase):
    def phase_after(self, state: State, phase: int) -> int:
        if phase == PREPARATION and _once_more(state):
            return PREPARATION
        return MainBattlePhase.phase_after(self, state, phase)


@deviation(
    "opening-after-main",
    "battle.turn.four_phases_in_order",
    ru="Фаза Открытия идёт до Главной",
    en="the Opening Phase comes before the Main Phase",
)
class _OpeningAfterMain(MainBattlePhase):
    def phase_after(self, state: State, phase: int) -> int:
        return {INITIAL: CHOICE, CHOICE: PREPARATION, PREPARATION: FINAL}[phase]


@deviation(
    "second-player-has-no-final-phase",
    "battle.turn.four_phases_in_order",
    ru="все четыре фазы есть и в ходу Второго игрока",
    en="the Second Player's turn has all four phases too",
)
class _SecondPlayerHasNoFinalPhase(MainBattlePhase):
    def next_phase(self, state: State, phase: int) -> None:
        if phase == CHOICE and state.active == 1:
            self.end_turn(state)
        else:
            MainBattlePhase.next_phase(self, state, phase)


@deviation(
    "must-move-if-able",
    "battle.turn.slow_actions_optional",
    ru="двигаться не обязательно",
    en="moving is optional",
)
class _MustMoveIfAble(MainPhase):
    def may_pass_turn(self, state: State) -> bool:
        return not any(True for _ in self.movements(state, state.active))


@deviation(
    "must-act-if-able",
    "battle.turn.slow_actions_optional",
    ru="действовать не обязательно",
    en="acting is optional",
)
class _MustActIfAble(MainPhase):
    def may_pass_turn(self, state: State) -> bool:
        return not any(True for _ in self.slow_abilities(state, state.active))


@deviation(
    "subphase-although-nothing-declared",
    "battle.turn.slow_actions_optional",
    ru="если ничего не объявлено, подфазы для выполнения нет",
    en="with nothing declared there is no subphase for executing it",
)
class _SubphaseAlthoughNothingDeclared(MainBattlePhase):
    def phase_after(self, state: State, phase: int) -> int:
        return EXECUTION if phase == CHOICE else MainBattlePhase.phase_after(self, state, phase)


def _inactive_gets_priority_in(ident: str, step: int, ru: str, en: str) -> None:
    class _InactiveGetsPriority(MainBattlePhase):
        def gets_priority(self, state: State) -> int:
            return 1 - state.active if state.step == step else state.active

    deviation(ident, "battle.turn.active_has_priority", ru=ru, en=en)(_InactiveGetsPriority)


_inactive_gets_priority_in(
    "inactive-has-initial-priority",
    INITIAL,
    "в начале Начальной Фазы приоритет получает Активный игрок",
    "at the start of the Initial Phase the Active Player receives priority",
)
_inactive_gets_priority_in(
    "inactive-has-opening-priority",
    OPENING,
    "в начале Шага открытия приоритет получает Активный игрок",
    "at the start of the Opening Step the Active Player receives priority",
)
_inactive_gets_priority_in(
    "inactive-has-final-priority",
    FINAL,
    "в начале Заключительной Фазы приоритет получает Активный игрок",
    "at the start of the Final Phase the Active Player receives priority",
)


@deviation(
    "inactive-has-execution-priority",
    "battle.turn.active_has_priority",
    ru="в начале подфазы, в которой выполняется объявленное, приоритет получает Активный игрок",
    en="at the start of the subphase that executes what was declared the Active Player receives priority",
)
class _InactiveHasExecutionPriority(MainBattlePhase):
    def gets_priority(self, state: State) -> int:
        return 1 - state.active if CHOICE < state.step < FINAL else state.active


@deviation(
    "first-player-has-execution-priority",
    "battle.turn.active_has_priority",
    ru="и в ходу Второго игрока при выполнении объявленного приоритет получает Активный игрок",
    en="in the Second Player's turn too the Active Player has priority as what was declared is executed",
)
class _FirstPlayerHasExecutionPriority(MainBattlePhase):
    def gets_priority(self, state: State) -> int:
        return 0 if CHOICE < state.step < FINAL else state.active


@deviation(
    "inactive-player-chooses",
    "battle.turn.active_has_priority",
    ru="в подфазе Выбора приоритет получает Активный игрок",
    en="in the Choice Subphase the Active Player receives priority",
)
class _InactivePlayerChooses(MainPhase):
    def chooser(self, state: State) -> int:
        return 1 - state.active


@deviation(
    "second-player-has-priority",
    "battle.turn.active_has_priority",
    ru="приоритет получает Активный игрок, а не всегда Второй",
    en="the Active Player receives priority, not always the Second Player",
)
class _SecondPlayerHasPriority(MainBattlePhase):
    def gets_priority(self, state: State) -> int:
        return 1


# 407.3


@deviation(
    "passes-not-in-succession",
    "battle.phase_end.two_passes",
    ru="пасы должны идти подряд",
    en="the passes have to be in succession",
)
class _PassesNotInSuccession(Priority):
    def give(self, state: State) -> None:
        state.holder = self.gets_priority(state)


@deviation(
    "phase-ends-with-stack",
    "battle.phase_end.two_passes",
    ru="пока в стеке есть игродействие, фаза не завершается",
    en="a phase does not end while a game action is on the stack",
)
class _PhaseEndsWithStack(FinalPhase):
    def ends(self, state: State) -> bool:
        return True


@deviation(
    "passes-outlast-execution",
    "battle.phase_end.two_passes",
    ru="пасы, по которым выполнено игродействие, фазы не завершают",
    en="passes that led to an execution do not count towards the end of the phase",
)
class _PassesOutlastExecution(Priority):
    def resolve(self, state: State) -> None:
        Priority.resolve(self, state)
        state.passes = 1


@deviation(
    "active-players-pass-ends-phase",
    "battle.phase_end.two_passes",
    ru="спасовать должны оба игрока, а не только активный",
    en="both players have to pass, not just the active one",
)
class _ActivePlayersPassEndsPhase(Priority):
    def pass_priority(self, state: State, player: int) -> bool:
        return Priority.pass_priority(self, state, player) or player == state.active


@deviation(
    "second-players-pass-ends-phase",
    "battle.phase_end.two_passes",
    ru="пас Второго игрока сам по себе фазы не завершает",
    en="the Second Player's pass alone does not end a phase",
)
class _SecondPlayersPassEndsPhase(Priority):
    def pass_priority(self, state: State, player: int) -> bool:
        return Priority.pass_priority(self, state, player) or player == 1


@deviation(
    "three-passes-end-phase",
    "battle.phase_end.two_passes",
    ru="двух пасов достаточно",
    en="two passes are enough",
)
class _ThreePassesEndPhase(Priority):
    def pass_priority(self, state: State, player: int) -> bool:
        Priority.pass_priority(self, state, player)
        return state.passes >= 3


@deviation(
    "turn-must-be-begun",
    "battle.phase_end.then_next",
    ru="после Заключительной Фазы ход противника начинается сам",
    en="after the Final Phase the opponent's turn begins by itself",
)
class _TurnMustBeBegun(MainBattlePhase):
    def end_turn(self, state: State) -> None:
        if _once_more(state):
            state.active = self.next_active(state)
            self.enter(state)
        else:
            self.begin_turn(state)


@deviation(
    "initial-phase-repeated",
    "battle.phase_end.then_next",
    ru="за Начальной Фазой следует Фаза Открытия, а не ещё одна Начальная",
    en="the Initial Phase is followed by the Opening Phase, not by another Initial Phase",
)
class _InitialPhaseRepeated(MainBattlePhase):
    def phase_after(self, state: State, phase: int) -> int:
        return INITIAL if phase == INITIAL else MainBattlePhase.phase_after(self, state, phase)


@deviation(
    "opening-followed-by-final",
    "battle.phase_end.then_next",
    ru="за Фазой Открытия следует Главная",
    en="the Opening Phase is followed by the Main Phase",
)
class _OpeningFollowedByFinal(MainBattlePhase):
    def phase_after(self, state: State, phase: int) -> int:
        return FINAL if phase == PREPARATION else MainBattlePhase.phase_after(self, state, phase)


@deviation(
    "end-of-turn-abilities-after-final",
    "battle.phase_end.nothing_between",
    ru="особенности «в конце хода» не ждут, пока Заключительная Фаза завершится",
    en='abilities "at the end of the turn" do not wait until the Final Phase is over',
)
class _EndOfTurnAbilitiesAfterFinal(FinalPhase):
    def begin(self, state: State) -> None:
        state.rules.battle.enter(state)

    def end(self, state: State) -> None:
        if _once_more(state):
            self.collect(state)
        else:
            FinalPhase.end(self, state)


@deviation(
    "window-between-turns",
    "battle.phase_end.nothing_between",
    ru="между ходами никто ничего не использует",
    en="nobody uses anything between turns",
)
class _WindowBetweenTurns(FinalPhase):
    def end(self, state: State) -> None:
        if _once_more(state):
            state.rules.battle.enter(state)
        else:
            FinalPhase.end(self, state)


@deviation(
    "window-between-phases",
    "battle.phase_end.nothing_between",
    ru="между фазами никто ничего не использует",
    en="nobody uses anything between phases",
)
class _WindowBetweenPhases(OpeningPhase):
    def end(self, state: State) -> None:
        if _once_more(state):
            state.rules.battle.enter(state)
            state.holder = 1 - state.active
        else:
            OpeningPhase.end(self, state)


@deviation(
    "hidden-cards-outlast-the-turn",
    "battle.phase_end.nothing_between",
    ru="скрытые карты вскрываются не после Заключительной Фазы, а в ней",
    en="hidden cards are revealed in the Final Phase, not after it",
)
class _HiddenCardsOutlastTheTurn(FinalPhase):
    def end(self, state: State) -> None:
        self.end_lasting(state)
        state.rules.battle.end_turn(state)


# A-priority


@deviation(
    "bottom-of-stack-first",
    "A-priority",
    ru="выполняется верхнее игродействие стека",
    en="the top game action of the stack is executed",
)
class _BottomOfStackFirst(Priority):
    def resolve(self, state: State) -> None:
        state.stack.append(state.stack.pop(0))
        Priority.resolve(self, state)


@deviation(
    "whole-stack-at-once",
    "A-priority",
    ru="двух пасов хватает на одно игродействие, а не на весь стек",
    en="two passes execute one game action, not the whole stack",
)
class _WholeStackAtOnce(Priority):
    def resolve(self, state: State) -> None:
        while state.stack:
            Priority.resolve(self, state)


@deviation(
    "executed-on-one-pass",
    "A-priority",
    ru="чтобы игродействие выполнилось, пасуют оба",
    en="both players pass for a game action to be executed",
)
class _ExecutedOnOnePass(Priority):
    def pass_priority(self, state: State, player: int) -> bool:
        return Priority.pass_priority(self, state, player) or bool(state.stack)


@deviation(
    "declarer-keeps-priority",
    "A-priority",
    ru="после объявления противника приоритет у Активного игрока",
    en="after the opponent's declaration the Active Player has priority",
)
class _DeclarerKeepsPriority(Priority):
    def declare(self, state: State, using: Using, first: int, second: int) -> None:
        Priority.declare(self, state, using, first, second)
        state.holder = using.player


@deviation(
    "other-player-gets-priority-after-declaration",
    "A-priority",
    ru="после своего объявления приоритет у Активного игрока",
    en="after their own declaration the Active Player has priority",
)
class _OtherPlayerGetsPriority(Priority):
    def declare(self, state: State, using: Using, first: int, second: int) -> None:
        Priority.declare(self, state, using, first, second)
        state.holder = 1 - using.player


@deviation(
    "executed-players-priority",
    "A-priority",
    ru="после выполнения приоритет у Активного игрока, чьё бы игродействие ни выполнилось",
    en="after an execution the Active Player has priority, whosever game action was executed",
)
class _ExecutedPlayersPriority(Priority):
    def resolve(self, state: State) -> None:
        player = state.stack[-1].player
        Priority.resolve(self, state)
        state.holder = player


@deviation(
    "passes-outlast-declaration",
    "A-priority",
    ru="после объявления пасы считаются заново",
    en="after a declaration the passes are counted anew",
)
class _PassesOutlastDeclaration(Priority):
    def declare(self, state: State, using: Using, first: int, second: int) -> None:
        passes = state.passes
        Priority.declare(self, state, using, first, second)
        state.passes = passes


@deviation(
    "passes-outlast-execution-of-the-top",
    "A-priority",
    ru="после выполнения пасы считаются заново",
    en="after an execution the passes are counted anew",
)
class _PassesOutlastExecutionOfTheTop(Priority):
    def resolve(self, state: State) -> None:
        Priority.resolve(self, state)
        state.passes = 1


# A-turns-alternate


@deviation(
    "same-player-again",
    "A-turns-alternate",
    ru="после хода Первого игрока идёт ход Второго",
    en="after the First Player's turn comes the Second Player's",
)
class _SamePlayerAgain(MainBattlePhase):
    def next_active(self, state: State) -> int:
        return state.active


@deviation(
    "second-player-again",
    "A-turns-alternate",
    ru="после хода Второго игрока идёт ход Первого",
    en="after the Second Player's turn comes the First Player's",
)
class _SecondPlayerAgain(MainBattlePhase):
    def next_active(self, state: State) -> int:
        return 1


@deviation(
    "turn-passes-before-final",
    "A-turns-alternate",
    ru="Активный игрок сменяется в конце Заключительной Фазы, а не в её начале",
    en="the Active Player changes at the end of the Final Phase, not at its beginning",
)
class _TurnPassesBeforeFinal(MainBattlePhase):
    def next_phase(self, state: State, phase: int) -> None:
        if phase == CHOICE:
            state.active = 1 - state.active
        MainBattlePhase.next_phase(self, state, phase)

    def next_active(self, state: State) -> int:
        return state.active


# A-order-triggers


@deviation(
    "opponents-triggers-first",
    "A-order-triggers",
    ru="первыми в стек заносятся особенности Активного игрока",
    en="the Active Player's abilities are put on the stack first",
)
class _OpponentsTriggersFirst(Triggers):
    def order_of_players(self, state: State) -> tuple[int, int]:
        first, second = Triggers.order_of_players(self, state)
        return second, first


@deviation(
    "first-players-triggers-first",
    "A-order-triggers",
    ru="первыми заносятся особенности Активного игрока, а не всегда Первого",
    en="the Active Player's abilities are put on first, not always the First Player's",
)
class _FirstPlayersTriggersFirst(Triggers):
    def order_of_players(self, state: State) -> tuple[int, int]:
        return 0, 1


@deviation(
    "own-triggers-in-fixed-order",
    "A-order-triggers",
    ru="свои особенности располагает сам игрок",
    en="each player orders their own abilities",
)
class _OwnTriggersInFixedOrder(Triggers):
    def asks(self, state: State, player: int) -> bool:
        own = [entry for entry in state.waiting if entry.player == player]
        optional = any(state.cast.definitions[entry.definition].optional for entry in own)
        return state.must_ask[player] or optional


@deviation(
    "only-active-player-orders",
    "A-order-triggers",
    ru="свои располагает и противник Активного игрока",
    en="the Active Player's opponent orders their own too",
)
class _OnlyActivePlayerOrders(_OwnTriggersInFixedOrder):
    def asks(self, state: State, player: int) -> bool:
        if player == state.active:
            return Triggers.asks(self, state, player)
        return _OwnTriggersInFixedOrder.asks(self, state, player)


@deviation(
    "only-the-first-ability-chosen",
    "A-order-triggers",
    ru="особенности располагают по одной, каждый раз выбирая из оставшихся",
    en="abilities are put on one by one, with a choice among the rest each time",
)
class _OnlyTheFirstAbilityChosen(_OwnTriggersInFixedOrder):
    def asks(self, state: State, player: int) -> bool:
        if any(each.player == player for each in state.stack):
            return _OwnTriggersInFixedOrder.asks(self, state, player)
        return Triggers.asks(self, state, player)


@deviation(
    "asked-about-a-single-trigger",
    "A-order-triggers",
    ru="спрашивают, только если особенностей две или больше",
    en="a player is asked only if there are two or more",
)
class _AskedAboutASingleTrigger(Triggers):
    def asks(self, state: State, player: int) -> bool:
        return Triggers.asks(self, state, player) or bool(self.own(state, player))


@deviation(
    "mandatory-triggers-declined",
    "A-order-triggers",
    ru="отказаться можно только от необязательной особенности",
    en="only an optional ability can be declined",
)
class _MandatoryTriggersDeclined(Triggers):
    def may_decline(self, state: State, player: int) -> bool:
        return True


@deviation(
    "optional-forced-with-one-target",
    "A-order-triggers",
    ru="о необязательной спрашивают, даже если цель у неё одна",
    en="an optional ability is asked about even if it has a single target",
)
class _OptionalForcedWithOneTarget(Triggers):
    def asks(self, state: State, player: int) -> bool:
        own = [entry for entry in state.waiting if entry.player == player]
        if len(own) != 1 or state.must_ask[player]:
            return Triggers.asks(self, state, player)
        entry = own[0]
        using = Using(entry.card, entry.definition, player, entry.value, 1)
        ability = state.cast.definitions[entry.definition]
        return ability.optional and state.rules.effects.targets(state, using, ()).bit_count() != 1


@deviation(
    "optional-triggers-always-lost",
    "A-order-triggers",
    ru="необязательная особенность, от которой не отказались, заносится в стек",
    en="an optional ability that was not declined goes on the stack",
)
class _OptionalTriggersAlwaysLost(Triggers):
    def put(self, state: State, number: int) -> None:
        if state.cast.definitions[state.waiting[number].definition].optional:
            state.waiting.pop(number)
        else:
            Triggers.put(self, state, number)


@deviation(
    "declined-triggers-executed",
    "A-order-triggers",
    ru="от чего отказались, то потеряно",
    en="what was declined is lost",
)
class _DeclinedTriggersExecuted(Triggers):
    def decline(self, state: State, player: int) -> None:
        own = [entry for entry in state.waiting if entry.player == player]
        Triggers.decline(self, state, player)
        for entry in own:
            place = state.where[entry.card]
            values = (entry.card, entry.definition, player, entry.value)
            state.stack.append(Object(ABILITY, *values, -1, -1, place))


@deviation(
    "opponents-duty-forbids-declining",
    "A-order-triggers",
    ru="от необязательного можно отказаться, что бы ни было обязательно для противника",
    en="what is optional may be declined, whatever is mandatory for the opponent",
)
class _OpponentsDutyForbidsDeclining(Triggers):
    def may_decline(self, state: State, player: int) -> bool:
        return all(Triggers.may_decline(self, state, each) for each in (0, 1))


@deviation(
    "declined-triggers-lost-for-good",
    "A-order-triggers",
    ru="отказ – только на этот раз",
    en="declining loses this triggering only",
)
class _DeclinedTriggersLostForGood(Triggers):
    def decline(self, state: State, player: int) -> None:
        for entry in state.waiting:
            if entry.player == player:
                state.used[entry.card] |= 1
        Triggers.decline(self, state, player)

    def trigger(self, state: State, card: int, definition: int, value: int = -1) -> None:
        if not (state.cast.definitions[definition].optional and state.used[card]):
            Triggers.trigger(self, state, card, definition, value)


@deviation(
    "simultaneous-triggers-merged",
    "A-order-triggers",
    ru="особенность, сработавшая сразу дважды, заносится в стек дважды",
    en="an ability that triggers twice at once goes on the stack twice",
)
class _SimultaneousTriggersMerged(Triggers):
    def trigger(self, state: State, card: int, definition: int, value: int = -1) -> None:
        if not any((entry.card, entry.definition) == (card, definition) for entry in state.waiting):
            Triggers.trigger(self, state, card, definition, value)


# A-targets


@deviation(
    "triggers-targets-not-named",
    "A-targets",
    ru="цель сработавшей особенности называет игрок, когда она заносится в стек",
    en="the player names the target of a triggered ability when it is put on the stack",
)
class _TriggersTargetsNotNamed(Triggers):
    def put(self, state: State, number: int) -> None:
        Triggers.put(self, state, number)
        using = state.using
        if using is not None and state.cast.definitions[using.definition].choices == 1:
            state.using = None
            place = cells.cells_in(state.rules.effects.targets(state, using, ()))[0]
            self.go_on(state, using, state.board[place], -1)


@deviation(
    "sudden-targets-not-named",
    "A-targets",
    ru="цель внезапной особенности называет игрок, когда её объявляет",
    en="the player names the target of a sudden ability when declaring it",
)
class _SuddenTargetsNotNamed(Priority):
    def play(self, state: State, player: int, place: int, number: int) -> None:
        Priority.play(self, state, player, place, number)
        using = state.using
        if using is not None and state.cast.definitions[using.definition].choices == 1:
            state.using = None
            target = cells.cells_in(state.rules.effects.targets(state, using, ()))[0]
            self.declare(state, using, state.board[target], -1)


@deviation(
    "own-neighbours-are-targets",
    "A-targets",
    ru="целью называют лишь то, о чём говорит особенность",
    en="only what the ability speaks of may be named as its target",
)
class _OwnNeighboursAreTargets(Effects):
    def reachable(self, state: State, using: Using, ability: Ability) -> int:
        mask = Effects.reachable(self, state, using, ability)
        place = state.where[using.card]
        if ability.target != words.ADJACENT or not 0 <= place < cells.CELLS:
            return mask
        return mask | state.lies[using.player] & cells.NEIGHBOURS[place]


@deviation(
    "distant-enemies-are-targets",
    "A-targets",
    ru="цель «соседней карты противника» – лишь соседняя",
    en="the target of “an adjacent enemy card” is an adjacent one only",
)
class _DistantEnemiesAreTargets(Effects):
    def reachable(self, state: State, using: Using, ability: Ability) -> int:
        mask = Effects.reachable(self, state, using, ability)
        return mask | state.lies[1 - using.player] if ability.target == words.ADJACENT else mask


@deviation(
    "targets-not-tested-again",
    "A-targets",
    ru="цель проверяют ещё раз, когда особенность выполняется",
    en="the target is tested again when the ability is executed",
)
class _TargetsNotTestedAgain(Effects):
    def is_still_legal(self, state: State, using: Using, first: int, second: int) -> bool:
        return True


@deviation(
    "second-card-not-tested-again",
    "A-targets",
    ru="из двух карт, которые меняются местами, проверяют и вторую",
    en="of two cards that are to change places the second is tested again too",
)
class _SecondNotTestedAgain(Effects):
    def is_still_legal(self, state: State, using: Using, first: int, second: int) -> bool:
        swap = state.cast.definitions[using.definition].effect == "swap"
        return Effects.is_still_legal(self, state, using, first, first if swap else second)


@deviation(
    "first-card-not-tested-again",
    "A-targets",
    ru="из двух карт, которые меняются местами, проверяют и первую",
    en="of two cards that are to change places the first is tested again too",
)
class _FirstNotTestedAgain(Effects):
    def is_still_legal(self, state: State, using: Using, first: int, second: int) -> bool:
        swap = state.cast.definitions[using.definition].effect == "swap"
        return Effects.is_still_legal(self, state, using, second if swap else first, second)


@deviation(
    "moved-target-lost",
    "A-targets",
    ru="цель, которая сменила клетку, но остаётся законной, – всё ещё цель",
    en="a target that has changed its cell but is still legal is still the target",
)
class _MovedTargetLost(Effects):
    def is_still_legal(self, state: State, using: Using, first: int, second: int) -> bool:
        moved = first >= 0 and any(state.where[first] in pair for pair in state.rearranged)
        return not moved and Effects.is_still_legal(self, state, using, first, second)


@deviation(
    "target-is-the-cell",
    "A-targets",
    ru="цель – карта, а не клетка, на которой она лежала",
    en="the target is the card, not the cell on which it lay",
)
class _TargetIsTheCell(Priority):
    def resolve(self, state: State) -> None:
        top = state.stack[-1]
        if top.kind == ABILITY and top.first >= 0 and state.where[top.first] >= 0:
            for one, two in reversed(state.rearranged):
                if state.where[top.first] in (one, two):
                    place = one if state.where[top.first] == two else two
                    state.stack[-1] = top._replace(first=state.board[place])
        Priority.resolve(self, state)


# A-ability-outlives-source


def _is_dead(state: State, top: Object, timing: str) -> bool:
    """Tell whether the card of a sudden ability, or of any other, is not in play any more."""
    sudden = state.cast.definitions[top.definition].timing == words.SUDDEN
    return top.kind == ABILITY and sudden == (timing == words.SUDDEN) and state.where[top.card] < 0


@deviation(
    "sudden-ability-dies-with-source",
    "A-ability-outlives-source",
    ru="внезапная особенность выполняется и после гибели своей карты",
    en="a sudden ability is executed even if its card has died",
)
class _SuddenAbilityDiesWithSource(Priority):
    def is_cancelled(self, state: State, top: Object) -> bool:
        return _is_dead(state, top, words.SUDDEN) or Priority.is_cancelled(self, state, top)


@deviation(
    "dead-sources-have-no-neighbours",
    "A-ability-outlives-source",
    ru="соседство с погибшей картой у цели уже не проверяют",
    en="whether the target is adjacent to a card that has died is not tested any more",
)
class _DeadSourcesHaveNoNeighbours(Effects):
    def is_still_legal(self, state: State, using: Using, first: int, second: int) -> bool:
        adjacent = state.cast.definitions[using.definition].target == words.ADJACENT
        lost = adjacent and state.where[using.card] < 0
        return not lost and Effects.is_still_legal(self, state, using, first, second)


@deviation(
    "triggered-ability-dies-with-source",
    "A-ability-outlives-source",
    ru="сработавшая особенность выполняется и после гибели своей карты",
    en="a triggered ability is executed even if its card has died",
)
class _TriggeredAbilityDiesWithSource(Priority):
    def is_cancelled(self, state: State, top: Object) -> bool:
        return _is_dead(state, top, "") or Priority.is_cancelled(self, state, top)
