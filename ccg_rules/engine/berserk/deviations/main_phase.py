"""Deviations from chapters `main_phase`, `choice`, `movement`, `action`, and readings not taken there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine.berserk import actions
from ccg_rules.engine.berserk.battle import MainBattlePhase
from ccg_rules.engine.berserk.deviations.register import alternative, deviation
from ccg_rules.engine.berserk.main_phase import ExecutionSubphase, MainPhase
from ccg_rules.engine.berserk.opening_phase import OpeningPhase
from ccg_rules.engine.berserk.priority import Priority
from ccg_rules.engine.berserk.state import (
    ABILITY,
    ACT,
    ACTION,
    AT_ONCE,
    CHOICE,
    CLOSING,
    EXECUTION,
    FINAL,
    GOLD,
    GRAVEYARD,
    MOVE,
    MOVEMENT,
    PAID,
    PAYMENT,
    POINT,
    SILVER,
    Object,
    State,
    Using,
    numbers,
)
from ccg_rules.engine.berserk.triggers import Triggers
from ccg_rules.notation.berserk import abilities as words
from ccg_rules.notation.berserk import cells

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ccg_rules.engine.answers import Refusal
    from ccg_rules.notation.berserk.abilities import Ability

MOVING = (MOVEMENT, EXECUTION)
ACTING = (ACTION, EXECUTION)


def _can_declare(state: State, player: int) -> bool:
    """Tell whether the player has a movement or an action to declare."""
    main = state.rules.main_phase
    return any(True for _ in main.movements(state, player)) or any(
        True for _ in main.slow_abilities(state, player)
    )


def _execute_all(state: State) -> None:
    """Execute and pay for what is on the stack without asking anybody."""
    while state.stack:
        state.rules.priority.resolve(state)


# 410.1, 411.1


@deviation(
    "choice-skipped-if-idle",
    "main_phase.subphases.choice_then_execution",
    ru="подфаза Выбора бывает и тогда, когда Активному игроку нечего объявить",
    en="there is a Choice Subphase even if the Active Player has nothing to declare",
)
@deviation(
    "vanguard-choice-skipped-if-idle",
    "main_phase.subphases.choice_then_movement_or_action",
    ru="подфаза Выбора бывает и тогда, когда Активному игроку нечего объявить",
    en="there is a Choice Subphase even if the Active Player has nothing to declare",
)
@deviation(
    "main-phase-skipped-if-idle",
    "main_phase.beginning.straight_to_choice",
    ru="Главная Фаза переходит в подфазу Выбора, даже если объявить нечего",
    en="the Main Phase goes to the Choice Subphase even if there is nothing to declare",
)
@deviation(
    "no-return-when-idle",
    "choice.returning.any_number",
    ru="к подфазе Выбора возвращаются и тогда, когда объявить больше нечего",
    en="the Choice Subphase is returned to even if nothing is left to declare",
)
class _ChoiceSkippedIfIdle(MainPhase):
    def begin(self, state: State) -> None:
        if _can_declare(state, state.active):
            MainPhase.begin(self, state)
        else:
            self.end(state)


@deviation(
    "choice-for-the-first-player-only",
    "main_phase.subphases.choice_then_execution",
    ru="подфаза Выбора обязательна и в ход Второго игрока",
    en="the Choice Subphase is obligatory in the Second Player's turn too",
)
@deviation(
    "vanguard-choice-for-the-first-player-only",
    "main_phase.subphases.choice_then_movement_or_action",
    ru="подфаза Выбора обязательна и в ход Второго игрока",
    en="the Choice Subphase is obligatory in the Second Player's turn too",
)
class _ChoiceForTheFirstPlayerOnly(MainPhase):
    def begin(self, state: State) -> None:
        if state.active == 0:
            MainPhase.begin(self, state)
        else:
            self.end(state)


@deviation(
    "movement-without-execution",
    "main_phase.subphases.choice_then_execution",
    ru="объявленное движение выполняется в подфазе Выполнения",
    en="a declared movement is executed in the Execution Subphase",
)
@deviation(
    "movement-without-movement-subphase",
    "main_phase.subphases.choice_then_movement_or_action",
    ru="объявленное движение выполняется в подфазе Движения",
    en="a declared movement is executed in the Movement Subphase",
)
@deviation(
    "movement-at-once",
    "choice.move.to_movement",
    ru="после объявления движения наступает подфаза Движения",
    en="after a movement is declared the Movement Subphase comes",
)
class _MovementAtOnce(MainPhase):
    def declared(self, state: State, kind: int) -> None:
        if kind == MOVE:
            _execute_all(state)
        else:
            MainPhase.declared(self, state, kind)


@deviation(
    "action-without-execution",
    "main_phase.subphases.choice_then_execution",
    ru="объявленное действие выполняется в подфазе Выполнения",
    en="a declared action is executed in the Execution Subphase",
)
@deviation(
    "action-without-action-subphase",
    "main_phase.subphases.choice_then_movement_or_action",
    ru="объявленное действие выполняется в подфазе Действия",
    en="a declared action is executed in the Action Subphase",
)
@deviation(
    "action-at-once",
    "choice.act.to_action",
    ru="после объявления действия наступает подфаза Действия",
    en="after an action is declared the Action Subphase comes",
)
class _ActionAtOnce(MainPhase):
    def declared(self, state: State, kind: int) -> None:
        if kind == ACT:
            _execute_all(state)
        else:
            MainPhase.declared(self, state, kind)


@deviation(
    "execution-obligatory",
    "main_phase.subphases.choice_then_execution",
    ru="без подфазы Выполнения можно обойтись, даже если есть что объявить",
    en="there need be no Execution Subphase even if something could be declared",
)
@deviation(
    "movement-or-action-obligatory",
    "main_phase.subphases.choice_then_movement_or_action",
    ru="без подфаз Движения и Действия можно обойтись, даже если есть что объявить",
    en="there need be no Movement or Action Subphase even if something could be declared",
)
@deviation(
    "turn-passed-only-when-idle",
    "choice.options.exactly_one",
    ru="передать ход можно и тогда, когда есть что объявить",
    en="the turn may be passed even if something could be declared",
)
class _ExecutionObligatory(MainPhase):
    def may_pass_turn(self, state: State) -> bool:
        return not _can_declare(state, state.active)


@deviation(
    "execution-without-declaration",
    "main_phase.subphases.choice_then_execution",
    ru="если ничего не объявлено, подфазы Выполнения нет",
    en="with nothing declared there is no Execution Subphase",
)
@deviation(
    "movement-subphase-without-declaration",
    "main_phase.subphases.choice_then_movement_or_action",
    ru="если ничего не объявлено, подфаз Движения и Действия нет",
    en="with nothing declared there is no Movement or Action Subphase",
)
@deviation(
    "passing-the-turn-opens-a-subphase",
    "choice.pass_turn.to_final",
    ru="после передачи хода сразу идёт Заключительная Фаза",
    en="passing the turn goes straight to the Final Phase",
)
class _ExecutionWithoutDeclaration(MainPhase):
    def end(self, state: State) -> None:
        state.rules.battle.begin_phase(state, self.movement_step)


@deviation(
    "action-in-the-movement-subphase",
    "main_phase.subphases.choice_then_movement_or_action",
    ru="действие выполняется в подфазе Действия, а не Движения",
    en="an action is executed in the Action Subphase, not in the Movement Subphase",
)
@deviation(
    "action-goes-to-movement",
    "choice.act.to_action",
    ru="объявив действие, игра переходит в подфазу Действия, а не Движения",
    en="with an action declared the game proceeds to the Action, not the Movement Subphase",
)
class _ActionInTheMovementSubphase(MainPhase):
    def declared(self, state: State, kind: int) -> None:
        MainPhase.declared(self, state, MOVE)


@deviation(
    "movement-in-the-action-subphase",
    "main_phase.subphases.choice_then_movement_or_action",
    ru="движение выполняется в подфазе Движения, а не Действия",
    en="a movement is executed in the Movement Subphase, not in the Action Subphase",
)
@deviation(
    "movement-goes-to-action",
    "choice.move.to_movement",
    ru="объявив движение, игра переходит в подфазу Движения, а не Действия",
    en="with a movement declared the game proceeds to the Movement, not the Action Subphase",
)
class _MovementInTheActionSubphase(MainPhase):
    def declared(self, state: State, kind: int) -> None:
        MainPhase.declared(self, state, ACT)


# 411.2


@deviation(
    "window-before-choice",
    "main_phase.beginning.straight_to_choice",
    ru="Главная Фаза начинается сразу с подфазы Выбора, без приоритета для игроков",
    en="the Main Phase begins with the Choice Subphase at once, without priority for the players",
)
@deviation(
    "execution-before-choice",
    "main_phase.subphases.choice_then_execution",
    ru="подфаза Выполнения не предшествует подфазе Выбора",
    en="no Execution Subphase comes before the Choice Subphase",
)
class _WindowBeforeChoice(OpeningPhase):
    def end(self, state: State) -> None:
        state.rules.battle.begin_phase(state, state.rules.main_phase.movement_step)


@deviation(
    "answers-before-choice",
    "main_phase.beginning.straight_to_choice",
    ru="до подфазы Выбора в Главной Фазе нельзя использовать и внезапные особенности",
    en="not even sudden abilities come before the Choice Subphase in the Main Phase",
)
class _AnswersBeforeChoice(OpeningPhase):
    def end(self, state: State) -> None:
        if any(any(True for _ in state.rules.priority.sudden(state, player)) for player in (0, 1)):
            state.rules.battle.begin_phase(state, state.rules.main_phase.movement_step)
        else:
            OpeningPhase.end(self, state)


# 412


def _subphases(state: State) -> int:
    """Return how many movements and actions have been declared in this turn."""
    return sum(code == "execution-begins" and n[0] == state.turn for _, code, n in state.trace)


@deviation(
    "three-choices",
    "choice.returning.any_number",
    ru="возвращаться к подфазе Выбора можно и больше трёх раз за ход",
    en="the Choice Subphase may be returned to more than three times a turn",
)
class _ThreeChoices(ExecutionSubphase):
    def after(self, state: State) -> int:
        return CHOICE if _subphases(state) < 4 else FINAL


@deviation(
    "one-return-to-choice",
    "choice.returning.any_number",
    ru="к подфазе Выбора можно вернуться и второй раз",
    en="the Choice Subphase may be returned to a second time",
)
class _OneReturn(ExecutionSubphase):
    def after(self, state: State) -> int:
        return CHOICE if _subphases(state) < 2 else FINAL


@deviation(
    "answers-in-choice",
    "choice.priority.active_only",
    ru="Неактивный игрок не использует внезапных особенностей в подфазе Выбора",
    en="the inactive player uses no sudden abilities in the Choice Subphase",
)
@deviation(
    "inactive-answers-in-choice",
    "A-choice-no-answers",
    ru="Неактивный игрок не использует внезапных особенностей в подфазе Выбора",
    en="the inactive player uses no sudden abilities in the Choice Subphase",
)
class _AnswersInChoice(MainPhase):
    def options(self, state: State) -> Iterator[int]:
        yield from MainPhase.options(self, state)
        player = 1 - state.active
        for place, number in state.rules.priority.sudden(state, player):
            yield actions.action(actions.USE, player, place, number)


@deviation(
    "first-player-always-chooses",
    "choice.priority.active_only",
    ru="решает в подфазе Выбора Активный игрок, хотя бы и Второй",
    en="in the Choice Subphase the Active Player decides, be it the Second",
)
class _FirstPlayerAlwaysChooses(MainPhase):
    def chooser(self, state: State) -> int:
        return 0


@deviation(
    "inactive-player-makes-the-choice",
    "choice.priority.active_only",
    ru="решает в подфазе Выбора не Неактивный игрок",
    en="it is not the inactive player who decides in the Choice Subphase",
)
class _InactivePlayerChooses(MainPhase):
    def chooser(self, state: State) -> int:
        return 1 - state.active


@deviation(
    "both-may-move",
    "choice.priority.active_only",
    ru="Неактивный игрок не объявляет движений в подфазе Выбора",
    en="the inactive player declares no movements in the Choice Subphase",
)
@deviation(
    "inactive-moves",
    "A-slow-actions",
    ru="медленное игродействие объявляет только Активный игрок",
    en="only the Active Player declares a slow game action",
)
class _BothMayMove(MainPhase):
    def options(self, state: State) -> Iterator[int]:
        yield from MainPhase.options(self, state)
        player = 1 - state.active
        for card, to in self.movements(state, player):
            yield actions.action(actions.MOVE, player, state.where[card], to)


@deviation(
    "inactive-acts",
    "A-slow-actions",
    ru="действие объявляет только Активный игрок",
    en="only the Active Player declares an action",
)
class _BothMayAct(MainPhase):
    def options(self, state: State) -> Iterator[int]:
        yield from MainPhase.options(self, state)
        player = 1 - state.active
        for place, number in self.slow_abilities(state, player):
            yield actions.action(actions.USE, player, place, number)


@deviation(
    "sudden-from-choice",
    "choice.options.exactly_one",
    ru="в подфазе Выбора Активный игрок не использует внезапных особенностей",
    en="the Active Player uses no sudden abilities in the Choice Subphase",
)
@deviation(
    "active-answers-in-choice",
    "A-choice-no-answers",
    ru="Активный игрок тоже не использует внезапных особенностей в подфазе Выбора",
    en="the Active Player too uses no sudden abilities in the Choice Subphase",
)
class _SuddenFromChoice(MainPhase):
    def may_be_sudden(self, state: State, player: int) -> bool:
        return True


@deviation(
    "passing-in-choice",
    "choice.options.exactly_one",
    ru="в подфазе Выбора нельзя спасовать, ничего не выбрав",
    en="in the Choice Subphase one may not pass without choosing",
)
class _PassingInChoice(MainPhase):
    def options(self, state: State) -> Iterator[int]:
        yield from MainPhase.options(self, state)
        yield actions.action(actions.PASS, state.actor)


class _DeclaringInExecution(ExecutionSubphase):
    def may_declare(self, state: State) -> bool:
        return True

    def options(self, state: State) -> Iterator[int]:
        yield from ExecutionSubphase.options(self, state)
        player = state.actor
        if player == state.active and self.may_declare(state):
            for card, to in state.rules.main_phase.movements(state, player):
                yield actions.action(actions.MOVE, player, state.where[card], to)
            for place, number in state.rules.main_phase.slow_abilities(state, player):
                yield actions.action(actions.USE, player, place, number)

    def apply(self, state: State, action: int) -> None:
        kind, player, first, second = actions.split(action)
        if kind == actions.MOVE:
            state.rules.main_phase.declare_move(state, player, state.board[first], second)
        else:
            ExecutionSubphase.apply(self, state, action)


@deviation(
    "two-declared-at-once",
    "choice.options.exactly_one",
    ru="объявляется что-то одно, а не второе поверх первого",
    en="one thing is declared, not a second on top of the first",
)
@deviation(
    "slow-actions-in-answer",
    "A-slow-actions",
    ru="медленное игродействие объявляется только при пустом стеке",
    en="a slow game action is declared only with the stack empty",
)
@deviation(
    "slow-actions-answer-a-movement",
    "movement.course.answers",
    ru="в подфазе Движения нельзя объявить ещё движение или действие",
    en="in the Movement Subphase no further movement or action may be declared",
)
@deviation(
    "slow-actions-answer-an-action",
    "action.course.answers",
    ru="в подфазе Действия нельзя объявить ещё движение или действие",
    en="in the Action Subphase no further movement or action may be declared",
)
@deviation(
    "slow-actions-in-execution",
    "A-execution-subphase",
    ru="в подфазе Выполнения нельзя объявить ещё движение или действие",
    en="in the Execution Subphase no further movement or action may be declared",
)
class _TwoDeclaredAtOnce(_DeclaringInExecution):
    pass


@deviation(
    "no-movement-after-an-action",
    "choice.options.exactly_one",
    ru="движение можно объявить и тогда, когда есть действия",
    en="a movement may be declared even if there are actions to declare",
)
class _ActionsOnly(MainPhase):
    def movements(self, state: State, player: int) -> Iterator[tuple[int, int]]:
        if not any(True for _ in self.slow_abilities(state, player)):
            yield from MainPhase.movements(self, state, player)


@deviation(
    "no-action-while-movements",
    "choice.options.exactly_one",
    ru="действие можно объявить и тогда, когда есть движения",
    en="an action may be declared even if there are movements to declare",
)
class _MovementsFirst(MainPhase):
    def slow_abilities(self, state: State, player: int) -> Iterator[tuple[int, int]]:
        if not any(True for _ in self.movements(state, player)):
            yield from MainPhase.slow_abilities(self, state, player)


class _InactiveFirst(MainPhase):
    kind = MOVE

    def declared(self, state: State, kind: int) -> None:
        MainPhase.declared(self, state, kind)
        if kind == self.kind:
            state.holder = 1 - state.active


@deviation(
    "movement-priority-to-inactive",
    "choice.move.to_movement",
    ru="после объявления движения приоритет остаётся у Активного игрока",
    en="after a movement is declared priority stays with the Active Player",
)
class _InactiveFirstInMovement(_InactiveFirst):
    kind = MOVE


@deviation(
    "action-priority-to-inactive",
    "choice.act.to_action",
    ru="после объявления действия приоритет остаётся у Активного игрока",
    en="after an action is declared priority stays with the Active Player",
)
class _InactiveFirstInAction(_InactiveFirst):
    kind = ACT


@deviation(
    "enemy-cards-move",
    "choice.move.to_movement",
    ru="объявляется движение своей карты, а не чужой",
    en="the movement declared is of an own card, not of an enemy one",
)
class _EnemyCardsMove(MainPhase):
    def movements(self, state: State, player: int) -> Iterator[tuple[int, int]]:
        yield from MainPhase.movements(self, state, player)
        yield from MainPhase.movements(self, state, 1 - player)


@deviation(
    "movement-picks-its-cell",
    "choice.move.to_movement",
    ru="цель движения указывает игрок",
    en="the player names the target of a movement",
)
class _MovementPicksItsCell(MainPhase):
    def declare_move(self, state: State, player: int, card: int, to: int) -> None:
        first = next(cell for of, cell in self.movements(state, player) if of == card)
        MainPhase.declare_move(self, state, player, card, first)


@deviation(
    "enemy-cards-act",
    "choice.act.to_action",
    ru="объявляется действие своей карты, а не чужой",
    en="the action declared is of an own card, not of an enemy one",
)
class _EnemyCardsAct(MainPhase):
    def slow_abilities(self, state: State, player: int) -> Iterator[tuple[int, int]]:
        yield from MainPhase.slow_abilities(self, state, player)
        yield from MainPhase.slow_abilities(self, state, 1 - player)


@deviation(
    "action-target-later",
    "choice.act.to_action",
    ru="цель действия указывается, когда его объявляют",
    en="the target of an action is named when it is declared",
)
class _ActionTargetLater(Priority):
    def play(self, state: State, player: int, place: int, number: int) -> None:
        card = state.board[place]
        definition = state.definition(card, number)
        if state.cast.definitions[definition].timing == words.ACTION:
            self.declare(state, Using(card, definition, player, -1, PAID), -1, -1)
        else:
            Priority.play(self, state, player, place, number)

    def resolve(self, state: State) -> None:
        top = state.stack[-1]
        if top.kind == ACT and state.cast.definitions[top.definition].choices:
            state.stack.pop()
            state.using = Using(top.card, top.definition, top.player, top.value, AT_ONCE)
            state.chosen = ()
            self.give(state)
        else:
            Priority.resolve(self, state)


@deviation(
    "first-action-of-the-card",
    "choice.act.to_action",
    ru="используемую особенность указывает игрок",
    en="the player names the ability used",
)
class _FirstActionOfTheCard(Priority):
    def play(self, state: State, player: int, place: int, number: int) -> None:
        known = state.cast.definitions
        card = state.board[place]
        own = state.abilities(card)
        if known[state.definition(card, number)].timing == words.ACTION:
            number = next(n for n, definition in own if known[definition].timing == words.ACTION)
        Priority.play(self, state, player, place, number)


@deviation(
    "turn-passed-without-final",
    "choice.pass_turn.to_final",
    ru="после передачи хода наступает Заключительная Фаза, а не ход противника",
    en="after the turn is passed the Final Phase comes, not the opponent's turn",
)
class _TurnPassedWithoutFinal(MainPhase):
    def end(self, state: State) -> None:
        state.rules.battle.end_turn(state)


@deviation(
    "final-priority-to-inactive",
    "choice.pass_turn.to_final",
    ru="после передачи хода приоритет остаётся у Активного игрока",
    en="after the turn is passed priority stays with the Active Player",
)
class _FinalPriorityToInactive(MainPhase):
    def end(self, state: State) -> None:
        MainPhase.end(self, state)
        state.holder = 1 - state.active


# 413.1, 414.1 and what the Execution edition takes from them


class _Answering(ExecutionSubphase):
    """Sudden abilities are refused to some in the subphases `where`."""

    where = MOVING

    def may_be_sudden(self, state: State, player: int) -> bool:
        return state.step not in self.where or self.may_answer(state, player)

    def may_answer(self, state: State, player: int) -> bool:
        return False


@deviation(
    "no-answers-to-movement",
    "movement.course.answers",
    ru="в подфазе Движения используются внезапные особенности",
    en="sudden abilities are used in the Movement Subphase",
)
@deviation(
    "no-answers-in-execution",
    "A-execution-subphase",
    ru="в подфазе Выполнения используются внезапные особенности",
    en="sudden abilities are used in the Execution Subphase",
)
class _NoAnswersToMovement(_Answering):
    where = MOVING


@deviation(
    "no-answers-to-action",
    "action.course.answers",
    ru="в подфазе Действия используются внезапные особенности",
    en="sudden abilities are used in the Action Subphase",
)
class _NoAnswersToAction(_Answering):
    where = ACTING


@deviation(
    "only-active-answers-movement",
    "movement.course.answers",
    ru="внезапные особенности в подфазе Движения использует и Неактивный игрок",
    en="the inactive player too uses sudden abilities in the Movement Subphase",
)
@deviation(
    "only-active-answers-action",
    "action.course.answers",
    ru="внезапные особенности в подфазе Действия использует и Неактивный игрок",
    en="the inactive player too uses sudden abilities in the Action Subphase",
)
@deviation(
    "only-active-answers-execution",
    "A-execution-subphase",
    ru="внезапные особенности в подфазе Выполнения использует и Неактивный игрок",
    en="the inactive player too uses sudden abilities in the Execution Subphase",
)
class _OnlyActiveAnswers(ExecutionSubphase):
    def may_be_sudden(self, state: State, player: int) -> bool:
        return player == state.active


@deviation(
    "only-inactive-answers-movement",
    "movement.course.answers",
    ru="внезапные особенности в подфазе Движения использует и Активный игрок",
    en="the Active Player too uses sudden abilities in the Movement Subphase",
)
@deviation(
    "only-inactive-answers-action",
    "action.course.answers",
    ru="внезапные особенности в подфазе Действия использует и Активный игрок",
    en="the Active Player too uses sudden abilities in the Action Subphase",
)
@deviation(
    "only-inactive-answers-execution",
    "A-execution-subphase",
    ru="внезапные особенности в подфазе Выполнения использует и Активный игрок",
    en="the Active Player too uses sudden abilities in the Execution Subphase",
)
class _OnlyInactiveAnswers(ExecutionSubphase):
    def may_be_sudden(self, state: State, player: int) -> bool:
        return player != state.active


@deviation(
    "no-answers-once-executed",
    "movement.course.answers",
    ru="внезапные особенности используются и после того, как движение выполнилось",
    en="sudden abilities are used after the movement has been executed too",
)
@deviation(
    "no-answers-once-acted",
    "action.course.answers",
    ru="внезапные особенности используются и после того, как действие выполнилось",
    en="sudden abilities are used after the action has been executed too",
)
class _NoAnswersOnceExecuted(ExecutionSubphase):
    def may_be_sudden(self, state: State, player: int) -> bool:
        return bool(state.stack)


@deviation(
    "movement-triggers-nothing",
    "movement.course.answers",
    ru="в подфазе Движения используются срабатывающие особенности",
    en="triggered abilities are used in the Movement Subphase",
)
@deviation(
    "action-triggers-nothing",
    "action.course.answers",
    ru="в подфазе Действия используются срабатывающие особенности",
    en="triggered abilities are used in the Action Subphase",
)
@deviation(
    "execution-triggers-nothing",
    "A-execution-subphase",
    ru="в подфазе Выполнения используются срабатывающие особенности",
    en="triggered abilities are used in the Execution Subphase",
)
class _TriggersNothing(Triggers):
    def trigger(self, state: State, card: int, definition: int, value: int = -1) -> None:
        if state.step not in (MOVEMENT, ACTION, EXECUTION):
            Triggers.trigger(self, state, card, definition, value)


@deviation(
    "movement-triggers-the-enemys",
    "movement.course.answers",
    ru="срабатывают лишь особенности, которые движение вызвало, а не те, что ждут движения карт противника",
    en="only abilities that the movement triggers are used, not those that await an enemy card's",
)
class _MovementTriggersTheEnemys(Triggers):
    def card_moved(self, state: State, card: int) -> None:
        for watcher, definition in list(self.with_timing(state, words.WHEN_MOVED)):
            self.trigger(state, watcher, definition)


@deviation(
    "movement-prepaid",
    "movement.course.points_spent_after",
    ru="единицы движения тратятся после выполнения движения, а не при объявлении",
    en="movement points are spent after the movement has been executed, not at its declaration",
)
@deviation(
    "execution-prepays-movement",
    "A-execution-subphase",
    ru="движение оплачивается после выполнения, а не при объявлении",
    en="a movement is paid for after its execution, not at its declaration",
)
class _MovementPrepaid(Priority):
    def put_payment(self, state: State, card: int, what: int, player: int, value: int) -> None:
        if what == POINT:
            state.rules.main_phase.spend_point(state, card)
        else:
            Priority.put_payment(self, state, card, what, player, value)


@deviation(
    "movement-free",
    "movement.course.points_spent_after",
    ru="движение оплачивается",
    en="a movement is paid for",
)
@deviation(
    "execution-leaves-movement-free",
    "A-execution-subphase",
    ru="движение в подфазе Выполнения оплачивается",
    en="a movement in the Execution Subphase is paid for",
)
class _MovementFree(MainPhase):
    def spend_point(self, state: State, card: int) -> None:
        pass


@deviation(
    "movement-paid-by-closing",
    "movement.course.points_spent_after",
    ru="движение оплачивается единицами движения, а не закрытием",
    en="a movement is paid for with movement points, not by closing",
)
class _MovementPaidByClosing(MainPhase):
    def spend_point(self, state: State, card: int) -> None:
        self.close_in_payment(state, card, acted=False)


@deviation(
    "action-prepaid",
    "action.course.closes_after",
    ru="карта закрывается после выполнения действия, а не при объявлении",
    en="the card closes after the action has been executed, not at its declaration",
)
@deviation(
    "execution-prepays-action",
    "A-execution-subphase",
    ru="действие оплачивается после выполнения, а не при объявлении",
    en="an action is paid for after its execution, not at its declaration",
)
class _ActionPrepaid(Priority):
    def put_payment(self, state: State, card: int, what: int, player: int, value: int) -> None:
        if what == CLOSING and value:
            state.rules.main_phase.close_in_payment(state, card, acted=True)
        else:
            Priority.put_payment(self, state, card, what, player, value)

    def is_cancelled(self, state: State, top: Object) -> bool:
        return top.kind != ACT and Priority.is_cancelled(self, state, top)


@deviation(
    "paying-opens-the-others",
    "action.course.closes_after",
    ru="закрывается карта, которая платит, а другие остаются как были",
    en="the card that pays closes, and others stay as they were",
)
class _PayingOpensTheOthers(MainPhase):
    def close_in_payment(self, state: State, card: int, *, acted: bool) -> None:
        state.closed = 0
        MainPhase.close_in_payment(self, state, card, acted=acted)


@deviation(
    "action-never-closes",
    "action.course.closes_after",
    ru="действие оплачивается закрытием карты",
    en="an action is paid for by closing the card",
)
@deviation(
    "execution-leaves-actions-free",
    "A-execution-subphase",
    ru="действие в подфазе Выполнения оплачивается",
    en="an action in the Execution Subphase is paid for",
)
class _ActionNeverCloses(MainPhase):
    def close_in_payment(self, state: State, card: int, *, acted: bool) -> None:
        if not acted:
            MainPhase.close_in_payment(self, state, card, acted=acted)


# 413.2 and `A-action-returns`


@deviation(
    "movement-ends-main",
    "movement.end.back_to_choice",
    ru="после подфазы Движения идёт подфаза Выбора, а не Заключительная Фаза",
    en="after the Movement Subphase comes the Choice Subphase, not the Final Phase",
)
class _MovementEndsMain(ExecutionSubphase):
    def after(self, state: State) -> int:
        return FINAL if state.step == MOVEMENT else CHOICE


@deviation(
    "movement-leads-to-action",
    "movement.end.back_to_choice",
    ru="после подфазы Движения идёт подфаза Выбора, а не Действия",
    en="after the Movement Subphase comes the Choice Subphase, not the Action Subphase",
)
class _MovementLeadsToAction(ExecutionSubphase):
    def after(self, state: State) -> int:
        return ACTION if state.step == MOVEMENT else CHOICE


@deviation(
    "action-ends-main",
    "A-action-returns",
    ru="после действия игра возвращается в подфазу Выбора, а не идёт к Заключительной Фазе",
    en="after an action the game returns to the Choice Subphase and does not go on to the Final Phase",
)
class _ActionEndsMain(ExecutionSubphase):
    def after(self, state: State) -> int:
        return FINAL if state.step in ACTING else CHOICE


@deviation(
    "movement-subphase-ends-with-its-stack",
    "movement.end.back_to_choice",
    ru="подфаза Движения кончается двумя пасами, а не тем, что стек опустел",
    en="the Movement Subphase ends with two passes, not with the stack becoming empty",
)
@deviation(
    "action-subphase-ends-with-its-stack",
    "A-action-returns",
    ru="подфаза кончается двумя пасами, а не тем, что стек опустел",
    en="the subphase ends with two passes, not with the stack becoming empty",
)
class _EndsWithItsStack(ExecutionSubphase):
    def passed(self, state: State) -> None:
        ExecutionSubphase.passed(self, state)
        if not state.stack and state.step != CHOICE:
            self.end(state)


@deviation(
    "one-pass-ends-movement",
    "movement.end.back_to_choice",
    ru="чтобы подфаза Движения кончилась, должны спасовать оба",
    en="both players must pass for the Movement Subphase to end",
)
@deviation(
    "one-pass-ends-the-subphase",
    "A-action-returns",
    ru="чтобы подфаза кончилась, должны спасовать оба",
    en="both players must pass for the subphase to end",
)
class _OnePassEnds(ExecutionSubphase):
    def apply(self, state: State, action: int) -> None:
        if actions.split(action)[0] == actions.PASS and not state.stack and not state.waiting:
            self.end(state)
        else:
            ExecutionSubphase.apply(self, state, action)


@deviation(
    "two-passes-end-movement-with-a-stack",
    "movement.end.back_to_choice",
    ru="пока стек не пуст, два паса подфазу Движения не заканчивают",
    en="while the stack is not empty two passes do not end the Movement Subphase",
)
@deviation(
    "two-passes-end-the-subphase-with-a-stack",
    "A-action-returns",
    ru="пока стек не пуст, два паса подфазу не заканчивают",
    en="while the stack is not empty two passes do not end the subphase",
)
class _TwoPassesEndWithAStack(ExecutionSubphase):
    def ends(self, state: State) -> bool:
        return True


@deviation(
    "pass-outlives-an-answer-in-movement",
    "movement.end.back_to_choice",
    ru="пасы должны следовать один за другим, без ответа между ними",
    en="the passes must be in succession, without an answer between them",
)
@deviation(
    "pass-outlives-an-answer",
    "A-action-returns",
    ru="пасы должны следовать один за другим, без ответа между ними",
    en="the passes must be in succession, without an answer between them",
)
class _PassOutlivesAnAnswer(Priority):
    def resolve(self, state: State) -> None:
        top = state.stack[-1]
        Priority.resolve(self, state)
        if top.kind == ABILITY and not state.stack and not state.waiting:
            state.passes = 1


# `A-slow-actions`


@deviation(
    "slow-actions-when-the-stack-is-empty-again",
    "A-execution-subphase",
    ru="выполнив объявленное, подфаза Выполнения не даёт объявить следующее",
    en="with what was declared executed, the Execution Subphase lets nothing further be declared",
)
class _SlowWithAnEmptyStack(_DeclaringInExecution):
    def may_declare(self, state: State) -> bool:
        return not state.stack


@deviation(
    "closed-cards-move",
    "A-slow-actions",
    ru="закрытая карта не движется",
    en="a closed card does not move",
)
class _ClosedCardsMove(MainPhase):
    def movements(self, state: State, player: int) -> Iterator[tuple[int, int]]:
        closed, state.closed = state.closed, 0
        found = list(MainPhase.movements(self, state, player))
        state.closed = closed
        yield from found


@deviation(
    "closed-cards-act",
    "A-slow-actions",
    ru="закрытая карта не действует",
    en="a closed card does not act",
)
class _ClosedCardsAct(MainPhase):
    def slow_abilities(self, state: State, player: int) -> Iterator[tuple[int, int]]:
        closed, state.closed = state.closed, 0
        found = list(MainPhase.slow_abilities(self, state, player))
        state.closed = closed
        yield from found


@deviation(
    "closed-cards-close-once-more",
    "A-slow-actions",
    ru="закрытая карта не использует особенностей, которые требуют закрытия",
    en="a closed card uses no abilities that require closing",
)
class _ClosedCardsCloseOnceMore(Priority):
    def sudden(self, state: State, player: int) -> Iterator[tuple[int, int]]:
        closed, state.closed = state.closed, 0
        found = list(Priority.sudden(self, state, player))
        state.closed = closed
        yield from found


@deviation(
    "closed-cards-do-nothing",
    "A-slow-actions",
    ru="закрытая карта использует особенности, которые не требуют закрытия",
    en="a closed card uses abilities that do not require closing",
)
class _ClosedCardsDoNothing(Priority):
    def sudden(self, state: State, player: int) -> Iterator[tuple[int, int]]:
        for place, number in Priority.sudden(self, state, player):
            if not state.is_closed(state.board[place]):
                yield place, number


@deviation(
    "acting-keeps-movement",
    "A-slow-actions",
    ru="действие лишает карту оставшихся единиц движения",
    en="acting costs the card its remaining movement points",
)
class _ActingKeepsMovement(MainPhase):
    def close_in_payment(self, state: State, card: int, *, acted: bool) -> None:
        MainPhase.close_in_payment(self, state, card, acted=False)


@deviation(
    "acting-costs-movement-at-declaration",
    "A-slow-actions",
    ru="единиц движения действие лишает, когда оплачено, а не когда объявлено",
    en="acting costs the movement points at payment, not at declaration",
)
class _ActingCostsMovementAtOnce(Priority):
    def put_payment(self, state: State, card: int, what: int, player: int, value: int) -> None:
        Priority.put_payment(self, state, card, what, player, value)
        if what == CLOSING and value:
            state.points[card] = 0


@deviation(
    "acting-not-after-moving",
    "A-slow-actions",
    ru="действует и карта, которая двигалась",
    en="a card that has moved may act as well",
)
class _ActingNotAfterMoving(MainPhase):
    def slow_abilities(self, state: State, player: int) -> Iterator[tuple[int, int]]:
        for place, number in MainPhase.slow_abilities(self, state, player):
            card = state.board[place]
            if state.points[card] == state.cast.cards[card].points:
                yield place, number


# `A-sudden-pays-after`


@deviation(
    "sudden-pays-first",
    "A-sudden-pays-after",
    ru="внезапная особенность оплачивается закрытием после выполнения, а не при объявлении",
    en="a sudden ability is paid for by closing after its execution, not at its declaration",
)
class _SuddenPaysFirst(Priority):
    def put_payment(self, state: State, card: int, what: int, player: int, value: int) -> None:
        if what == CLOSING and not value:
            state.rules.main_phase.close_in_payment(state, card, acted=False)
        elif what in (GOLD, SILVER):
            crystals = state.gold if what == GOLD else state.silver
            crystals[player] -= value
        else:
            Priority.put_payment(self, state, card, what, player, value)


alternative("A-sudden-pays-after", "sudden-pays-first", _SuddenPaysFirst)


@deviation(
    "sudden-never-closes",
    "A-sudden-pays-after",
    ru="внезапная особенность, которая оплачивается закрытием, закрывает карту",
    en="a sudden ability that is paid for by closing closes the card",
)
class _SuddenNeverCloses(MainPhase):
    def close_in_payment(self, state: State, card: int, *, acted: bool) -> None:
        if acted:
            MainPhase.close_in_payment(self, state, card, acted=acted)


@deviation(
    "crystals-never-paid",
    "A-sudden-pays-after",
    ru="внезапная особенность, которая оплачивается кристаллами, стоит кристаллов",
    en="a sudden ability that is paid for with crystals costs crystals",
)
class _CrystalsNeverPaid(Priority):
    def pay(self, state: State, payment: Object) -> None:
        if payment.definition not in (GOLD, SILVER):
            Priority.pay(self, state, payment)


@deviation(
    "first-player-pays",
    "A-sudden-pays-after",
    ru="платит тот, чья особенность, а не Первый игрок",
    en="the player whose ability it is pays, not the First Player",
)
class _FirstPlayerPays(Priority):
    def pay(self, state: State, payment: Object) -> None:
        Priority.pay(self, state, payment._replace(player=0))


@deviation(
    "crystals-owed-count",
    "A-sudden-pays-after",
    ru="ещё не уплаченные кристаллы вычитаются",
    en="crystals still to be paid are subtracted",
)
class _CrystalsOwedCount(Priority):
    def owed(self, state: State, player: int, what: int) -> int:
        return 0


@deviation(
    "opponents-debt-counts",
    "A-sudden-pays-after",
    ru="вычитаются только свои неуплаченные кристаллы",
    en="only one's own crystals still to be paid are subtracted",
)
class _OpponentsDebtCounts(Priority):
    def owed(self, state: State, player: int, what: int) -> int:
        return sum(Priority.owed(self, state, each, what) for each in (0, 1))


@deviation(
    "gold-and-silver-owed-together",
    "A-sudden-pays-after",
    ru="неуплаченное серебро не уменьшает золота",
    en="silver still to be paid takes nothing from the gold",
)
class _GoldAndSilverOwedTogether(Priority):
    def owed(self, state: State, player: int, what: int) -> int:
        return sum(Priority.owed(self, state, player, each) for each in (GOLD, SILVER))


@deviation(
    "one-crystal-must-remain",
    "A-sudden-pays-after",
    ru="кристаллов, которых ровно хватает на оплату, достаточно",
    en="crystals that are just enough to pay are enough",
)
class _OneCrystalMustRemain(Priority):
    def owed(self, state: State, player: int, what: int) -> int:
        return Priority.owed(self, state, player, what) + 1


@deviation(
    "declared-on-credit",
    "A-sudden-pays-after",
    ru="объявить можно, только если на оплату хватает кристаллов",
    en="it can be declared only if there are crystals enough to pay for it",
)
class _DeclaredOnCredit(Priority):
    def owed(self, state: State, player: int, what: int) -> int:
        return -1


@deviation(
    "free-used-again",
    "A-sudden-pays-after",
    ru="особенность, которая ничего не стоит, карта использует один раз за ход",
    en="a card uses an ability that costs nothing once a turn",
)
class _FreeUsedAgain(Priority):
    def is_once_a_turn(self, ability: Ability) -> bool:
        return False


@deviation(
    "free-used-by-one-card",
    "A-sudden-pays-after",
    ru="другая карта использует такую же особенность в том же ходу",
    en="another card uses the same ability in the same turn",
)
class _FreeUsedByOneCard(Priority):
    def play(self, state: State, player: int, place: int, number: int) -> None:
        ability = state.cast.definitions[state.definition(state.board[place], number)]
        if self.is_once_a_turn(ability):
            same = [n for n, each in enumerate(state.cast.definitions) if each == ability]
            state.used_now += [(card, n) for card in state.lying() for n in same]
        Priority.play(self, state, player, place, number)


@deviation(
    "free-used-once-a-battle",
    "A-sudden-pays-after",
    ru="в следующем ходу особенность, которая ничего не стоит, снова можно использовать",
    en="an ability that costs nothing can be used again in the next turn",
)
class _FreeUsedOnceABattle(MainBattlePhase):
    def begin_turn(self, state: State) -> None:
        used = state.used_now
        MainBattlePhase.begin_turn(self, state)
        state.used_now = used


@deviation(
    "crystals-once-a-turn",
    "A-sudden-pays-after",
    ru="за кристаллы особенность используют и несколько раз за ход",
    en="for crystals an ability is used several times a turn too",
)
class _CrystalsOnceATurn(Priority):
    def is_once_a_turn(self, ability: Ability) -> bool:
        return not ability.closing

    def why_not_play(self, state: State, player: int, card: int, definition: int) -> Refusal | None:
        if (card, definition) in state.used_now:
            return state.rules.main_phase.why_not_move(state, card, cells.CELLS, state.where[card])
        return Priority.why_not_play(self, state, player, card, definition)


# `A-payment-object`


def _pay_now(priority: Priority, state: State, below: int) -> None:
    """Pay for what has just been executed: its payment is where the stack ended below it."""
    if below and len(state.stack) >= below and state.stack[below - 1].kind == PAYMENT:
        priority.pay(state, state.stack.pop(below - 1))


@deviation(
    "payment-with-execution",
    "A-payment-object",
    ru="оплата – отдельное игродействие: что вызвало выполнение, выполняется раньше неё",
    en="payment is a game action of its own: what the execution triggers is executed before it",
)
class _PaymentWithExecution(Priority):
    def resolve(self, state: State) -> None:
        top, below = state.stack[-1], len(state.stack) - 1
        Priority.resolve(self, state)
        if self.is_paid_for(state, top):
            _pay_now(self, state, below)


alternative("A-payment-object", "payment-with-execution", _PaymentWithExecution)


@deviation(
    "closing-declared-twice",
    "A-payment-object",
    ru="пока не заплачено, карта не объявляет другого, что оплачивается закрытием",
    en="until it has paid a card declares nothing else that is paid for by closing",
)
class _ClosingDeclaredTwice(Priority):
    def owes_closing(self, state: State, card: int) -> bool:
        return False


@deviation(
    "owing-cards-do-nothing",
    "A-payment-object",
    ru="пока не заплачено, карта может использовать то, что не оплачивается закрытием",
    en="until it has paid a card may use what is not paid for by closing",
)
class _OwingCardsDoNothing(Priority):
    def why_not_play(self, state: State, player: int, card: int, definition: int) -> Refusal | None:
        if self.owes_closing(state, card):
            return state.rules.main_phase.why_not_move(state, card, cells.CELLS, state.where[card])
        return Priority.why_not_play(self, state, player, card, definition)


@deviation(
    "one-owing-card-stops-all",
    "A-payment-object",
    ru="другой карте чужая неоплаченная особенность не мешает",
    en="another card is not hindered by what one has still to pay for",
)
class _OneOwingCardStopsAll(Priority):
    def owes_closing(self, state: State, card: int) -> bool:
        return any(each.kind == PAYMENT and each.definition == CLOSING for each in state.stack)


@deviation(
    "free-abilities-stop-closing",
    "A-payment-object",
    ru="то, за что карта платить не должна, не мешает тому, что оплачивается закрытием",
    en="what the card need not pay for does not hinder what is paid for by closing",
)
class _FreeAbilitiesStopClosing(Priority):
    def owes_closing(self, state: State, card: int) -> bool:
        on_the_stack = any(each.kind == ABILITY and each.card == card for each in state.stack)
        return on_the_stack or Priority.owes_closing(self, state, card)


@deviation(
    "any-debt-stops-closing",
    "A-payment-object",
    ru="неоплаченное движение карты не мешает тому, что оплачивается закрытием",
    en="a movement that is still to be paid for does not hinder what is paid for by closing",
)
class _AnyDebtStopsClosing(Priority):
    def owes_closing(self, state: State, card: int) -> bool:
        return any(each.kind == PAYMENT and each.card == card for each in state.stack)


# `A-cancelled`


@deviation(
    "cancelled-is-paid",
    "A-cancelled",
    ru="отменённое игродействие не оплачивается",
    en="a cancelled game action is not paid for",
)
class _CancelledIsPaid(Priority):
    def cancel_payment(self, state: State, top: Object) -> None:
        pass


alternative("A-cancelled", "cancelled-is-paid", _CancelledIsPaid)


@deviation(
    "cancelled-crystals-paid",
    "A-cancelled",
    ru="за отменённое не платят и кристаллами",
    en="crystals are not paid for what was cancelled either",
)
class _CancelledCrystalsPaid(Priority):
    def is_paid_for(self, state: State, top: Object) -> bool:
        crystals = top.definition >= 0 and bool(state.cast.definitions[top.definition].price)
        return not crystals and Priority.is_paid_for(self, state, top)


@deviation(
    "cancelled-counts-as-used",
    "A-cancelled",
    ru="отменённое не считается использованным",
    en="what was cancelled does not count as used",
)
class _CancelledCountsAsUsed(Priority):
    def cancel_payment(self, state: State, top: Object) -> None:
        used = list(state.used_now)
        Priority.cancel_payment(self, state, top)
        state.used_now = used


@deviation(
    "cancellation-lifts-another-payment",
    "A-cancelled",
    ru="отмена не снимает оплаты другого игродействия той же карты",
    en="a cancellation does not lift the payment for another game action of the same card",
)
class _CancellationLiftsAnotherPayment(Priority):
    def is_paid_for(self, state: State, top: Object) -> bool:
        return True


class _NotTested(Priority):
    """Something is not tested again when it is executed."""

    def is_cancelled(self, state: State, top: Object) -> bool:
        return not self.passes_untested(state, top) and Priority.is_cancelled(self, state, top)

    def passes_untested(self, state: State, top: Object) -> bool:
        return False


@deviation(
    "occupied-cell-not-tested",
    "A-cancelled",
    ru="движение на клетку, которая оказалась занята, отменяется",
    en="a movement to a cell that has become occupied is cancelled",
)
class _OccupiedCellNotTested(_NotTested):
    def passes_untested(self, state: State, top: Object) -> bool:
        return top.kind == MOVE and state.board[top.second] >= 0


@deviation(
    "closed-mover-not-tested",
    "A-cancelled",
    ru="движение карты, которую закрыли, отменяется",
    en="the movement of a card that has been closed is cancelled",
)
class _ClosedMoverNotTested(_NotTested):
    def passes_untested(self, state: State, top: Object) -> bool:
        return top.kind == MOVE and state.is_closed(top.card)


@deviation(
    "closed-source-not-tested",
    "A-cancelled",
    ru="действие карты, которую закрыли, отменяется",
    en="the action of a card that has been closed is cancelled",
)
class _ClosedSourceNotTested(_NotTested):
    def passes_untested(self, state: State, top: Object) -> bool:
        return top.kind == ACT and state.is_closed(top.card)


@deviation(
    "dead-source-not-tested",
    "A-cancelled",
    ru="действие погибшей карты отменяется",
    en="the action of a card that has died is cancelled",
)
class _DeadSourceNotTested(_NotTested):
    def passes_untested(self, state: State, top: Object) -> bool:
        return top.kind == ACT and state.where[top.card] < 0


@deviation(
    "dead-mover-not-tested",
    "A-cancelled",
    ru="движение погибшей карты отменяется",
    en="the movement of a card that has died is cancelled",
)
class _DeadMoverNotTested(_NotTested):
    def passes_untested(self, state: State, top: Object) -> bool:
        return top.kind == MOVE and state.where[top.card] < 0


@deviation(
    "moved-source-not-tested",
    "A-cancelled",
    ru="действие карты, оказавшейся на другом месте, отменяется",
    en="the action of a card that is elsewhere is cancelled",
)
class _MovedSourceNotTested(_NotTested):
    def passes_untested(self, state: State, top: Object) -> bool:
        return top.kind == ACT and state.where[top.card] not in (top.place, GRAVEYARD)


@deviation(
    "moved-mover-not-tested",
    "A-cancelled",
    ru="движение карты, оказавшейся на другом месте, отменяется",
    en="the movement of a card that is elsewhere is cancelled",
)
class _MovedMoverNotTested(_NotTested):
    def passes_untested(self, state: State, top: Object) -> bool:
        return top.kind == MOVE and 0 <= state.where[top.card] != top.place


@deviation(
    "cancelled-ends-the-subphase",
    "A-cancelled",
    ru="после отмены подфаза завершается как обычно, двумя пасами",
    en="after a cancellation the subphase ends in the usual way, with two passes",
)
class _CancelledEndsTheSubphase(ExecutionSubphase):
    def passed(self, state: State) -> None:
        top = state.stack[-1] if state.stack else None
        cancelled = top is not None and top.kind in (MOVE, ACT)
        cancelled = cancelled and state.rules.priority.is_cancelled(state, state.stack[-1])
        ExecutionSubphase.passed(self, state)
        if cancelled and not state.stack and state.step != CHOICE:
            self.end(state)


@deviation(
    "target-not-tested",
    "A-cancelled",
    ru="действие, чья цель погибла, отменяется и не оплачивается",
    en="an action whose target has died is cancelled and not paid for",
)
class _TargetNotTested(_NotTested):
    def passes_untested(self, state: State, top: Object) -> bool:
        return top.kind == ACT and top.first >= 0 and state.where[top.first] < 0


# `A-movement-step`


class _Stepping(MainPhase):
    """Steps other than the usual ones are movements too."""

    def is_step(self, state: State, place: int, to: int) -> bool:
        return False

    def movements(self, state: State, player: int) -> Iterator[tuple[int, int]]:
        yield from MainPhase.movements(self, state, player)
        for place in state.places_of(player):
            card = state.board[place]
            if place < cells.CELLS and state.points[card] > 0 and not state.is_closed(card):
                for to in range(cells.CELLS):
                    if self.is_step(state, place, to):
                        yield card, to


@deviation(
    "diagonal-steps",
    "A-movement-step",
    ru="движение – шаг по горизонтали или вертикали, но не по диагонали",
    en="a movement is an orthogonal step, not a diagonal one",
)
class _DiagonalSteps(_Stepping):
    def is_step(self, state: State, place: int, to: int) -> bool:
        diagonal = cells.NEIGHBOURS[place] & ~cells.STEPS[place]
        return state.board[to] < 0 and bool(diagonal >> to & 1)


@deviation(
    "long-steps",
    "A-movement-step",
    ru="одно движение – один шаг, не дальше",
    en="one movement is one step and no farther",
)
class _LongSteps(_Stepping):
    def is_step(self, state: State, place: int, to: int) -> bool:
        near = cells.STEPS[place]
        return state.board[to] < 0 and any(cells.STEPS[cell] >> to & 1 for cell in cells.cells_in(near))


@deviation(
    "steps-onto-cards",
    "A-movement-step",
    ru="шаг возможен только на пустую клетку",
    en="a step is possible to an empty cell only",
)
class _StepsOntoCards(_Stepping):
    def is_step(self, state: State, place: int, to: int) -> bool:
        return state.board[to] >= 0 and bool(cells.STEPS[place] >> to & 1)


@deviation(
    "steps-within-the-own-half",
    "A-movement-step",
    ru="шаг возможен и на половину противника",
    en="a step may lead to the enemy half",
)
class _StepsWithinTheOwnHalf(MainPhase):
    def movements(self, state: State, player: int) -> Iterator[tuple[int, int]]:
        for card, to in MainPhase.movements(self, state, player):
            if cells.HALVES[player] >> to & 1:
                yield card, to


@deviation(
    "movement-without-points",
    "A-movement-step",
    ru="карта без единиц движения не движется",
    en="a card without movement points does not move",
)
class _MovementWithoutPoints(MainPhase):
    def movements(self, state: State, player: int) -> Iterator[tuple[int, int]]:
        points, state.points = state.points, numbers([1] * len(state.points))
        found = list(MainPhase.movements(self, state, player))
        state.points = points
        yield from found


@deviation(
    "movement-spends-all",
    "A-movement-step",
    ru="шаг стоит одну единицу движения, а не все",
    en="a step costs one movement point, not all of them",
)
class _MovementSpendsAll(MainPhase):
    def spend_point(self, state: State, card: int) -> None:
        state.points[card] = 0
