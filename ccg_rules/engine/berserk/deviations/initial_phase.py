"""Deviations from chapter `initial_phase`, and alternatives to its assumptions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine.berserk import actions
from ccg_rules.engine.berserk.battle import MainBattlePhase
from ccg_rules.engine.berserk.deviations.register import alternative, deviation
from ccg_rules.engine.berserk.effects import Effects
from ccg_rules.engine.berserk.initial_phase import BeforeTurn, InitialPhase
from ccg_rules.engine.berserk.opening_phase import OpeningPhase
from ccg_rules.engine.berserk.priority import Priority
from ccg_rules.engine.berserk.state import CHOICE, INITIAL, NOBODY, State, Using
from ccg_rules.engine.berserk.triggers import Triggers
from ccg_rules.engine.berserk.window import Window
from ccg_rules.notation.berserk import abilities as words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ccg_rules.notation.berserk.abilities import Ability


# 408.1


@deviation(
    "sudden-in-initial",
    "initial_phase.before_turn.nothing_playable",
    ru="Активный игрок не использует внезапных особенностей",
    en="the Active Player uses no sudden abilities",
)
class _SuddenInInitial(InitialPhase):
    def may_be_sudden(self, state: State, player: int) -> bool:
        return player == state.active


@deviation(
    "sudden-in-initial-for-the-other-player",
    "initial_phase.before_turn.nothing_playable",
    ru="противник Активного игрока тоже не использует внезапных особенностей",
    en="the other player uses no sudden abilities either",
)
class _SuddenInInitialForTheOtherPlayer(InitialPhase):
    def may_be_sudden(self, state: State, player: int) -> bool:
        return player != state.active


@deviation(
    "sudden-in-initial-for-the-second-player",
    "initial_phase.before_turn.nothing_playable",
    ru="Второй игрок не использует внезапных особенностей ни в свой ход, ни в чужой",
    en="the Second Player uses no sudden abilities, in neither player's turn",
)
class _SuddenInInitialForTheSecondPlayer(InitialPhase):
    def may_be_sudden(self, state: State, player: int) -> bool:
        return player == 1


@deviation(
    "action-in-initial",
    "initial_phase.before_turn.nothing_playable",
    ru="действия тоже играемые, и их не объявляют",
    en="actions are playable abilities too and are not declared",
)
class _ActionInInitial(InitialPhase):
    def options(self, state: State) -> Iterator[int]:
        yield from InitialPhase.options(self, state)
        for place, number in state.rules.main_phase.slow_abilities(state, state.actor):
            yield actions.action(actions.USE, state.actor, place, number)

    def apply(self, state: State, action: int) -> None:
        kind, player, place, number = actions.split(action)
        if kind == actions.USE and not self.is_of_window(state, place, number):
            state.rules.priority.play(state, player, place, number)
        else:
            InitialPhase.apply(self, state, action)


@deviation(
    "no-triggers-in-initial",
    "initial_phase.before_turn.nothing_playable",
    ru="срабатывающие особенности в этой фазе срабатывают",
    en="triggered abilities do trigger in this phase",
)
class _NoTriggersInInitial(Triggers):
    def trigger(self, state: State, card: int, definition: int, value: int = -1) -> None:
        if state.step != INITIAL:
            Triggers.trigger(self, state, card, definition, value)


@deviation(
    "only-active-players-triggers-in-initial",
    "initial_phase.before_turn.nothing_playable",
    ru="срабатывают особенности обоих игроков",
    en="abilities of both players trigger",
)
class _OnlyActivePlayersTriggersInInitial(Triggers):
    def trigger(self, state: State, card: int, definition: int, value: int = -1) -> None:
        if state.step != INITIAL or state.cast.owners[card] == state.active:
            Triggers.trigger(self, state, card, definition, value)


@deviation(
    "before-turn-first-player-starts",
    "initial_phase.before_turn.alternate",
    ru="начинает Активный игрок, а не всегда Первый",
    en="the Active Player begins, not always the First Player",
)
class _BeforeTurnFirstPlayerStarts(BeforeTurn):
    def first_to_act(self, state: State) -> int:
        return 0


@deviation(
    "before-turn-inactive-starts",
    "initial_phase.before_turn.alternate",
    ru="начинает Активный игрок, а не его противник",
    en="the Active Player begins, not the opponent",
)
class _BeforeTurnInactiveStarts(BeforeTurn):
    def first_to_act(self, state: State) -> int:
        return 1 - state.active


@deviation(
    "before-turn-active-only",
    "initial_phase.before_turn.alternate",
    ru="особенности «до начала хода» используют оба игрока",
    en='both players use "before the turn" abilities',
)
class _BeforeTurnActiveOnly(BeforeTurn):
    def asks(self, state: State, player: int) -> bool:
        return player == state.active and BeforeTurn.asks(self, state, player)


@deviation(
    "before-turn-one-after-another",
    "initial_phase.before_turn.alternate",
    ru="игроки чередуются, а не используют всё подряд",
    en="the players alternate and do not use everything at once",
)
class _BeforeTurnOneAfterAnother(BeforeTurn):
    def alternate(self, state: State, player: int) -> None:
        state.next_to_use = player if not state.declined[player] else 1 - player


@deviation(
    "before-turn-in-any-order",
    "initial_phase.before_turn.alternate",
    ru="вне своего черёда особенности не используют",
    en="nobody uses an ability out of their turn",
)
class _BeforeTurnInAnyOrder(InitialPhase):
    def options(self, state: State) -> Iterator[int]:
        yield from InitialPhase.options(self, state)
        if self.asks_window(state):
            other = 1 - state.actor
            for place, number in state.rules.before_turn.usable(state, other):
                yield actions.action(actions.USE, other, place, number)


@deviation(
    "before-turn-decline-once",
    "initial_phase.before_turn.decline",
    ru="отказ действует до конца фазы, а не на один черёд",
    en="declining lasts for the phase, not for one turn to use an ability",
)
class _BeforeTurnDeclineOnce(BeforeTurn):
    def decline(self, state: State, player: int) -> None:
        if state.declined[1 - player]:
            BeforeTurn.decline(self, state, player)


@deviation(
    "before-turn-only-active-players-decline-binds",
    "initial_phase.before_turn.decline",
    ru="отказ связывает и противника Активного игрока",
    en="declining binds the Active Player's opponent too",
)
class _OnlyActivePlayersDeclineBinds(BeforeTurn):
    def decline(self, state: State, player: int) -> None:
        if player == state.active:
            BeforeTurn.decline(self, state, player)


@deviation(
    "before-turn-first-decline-does-not-bind",
    "initial_phase.before_turn.decline",
    ru="отказ связывает и того, кто уже использовал особенность в этот ход",
    en="declining also binds a player who has used an ability this turn",
)
class _DeclineAfterUseDoesNotBind(BeforeTurn):
    def decline(self, state: State, player: int) -> None:
        if not any(state.cast.owners[card] == player for card, _ in state.used_now):
            BeforeTurn.decline(self, state, player)


@deviation(
    "before-turn-decline-binds-both",
    "initial_phase.before_turn.decline",
    ru="отказ связывает только отказавшегося",
    en="declining binds only the player who declines",
)
class _BeforeTurnDeclineBindsBoth(BeforeTurn):
    def decline(self, state: State, player: int) -> None:
        state.declined = [True, True]


@deviation(
    "before-turn-decline-for-good",
    "initial_phase.before_turn.decline",
    ru="в следующем ходу игрока снова спрашивают",
    en="in the next turn the player is asked again",
)
class _BeforeTurnDeclineForGood(BeforeTurn):
    def decline(self, state: State, player: int) -> None:
        for _, card in self.candidates(state, player):
            for number, _ in self.abilities(state, card):
                state.used[card] |= 1 << number
        BeforeTurn.decline(self, state, player)

    def is_used(self, state: State, card: int, number: int, definition: int) -> bool:
        return bool(state.used[card] >> number & 1) or BeforeTurn.is_used(
            self, state, card, number, definition
        )


@deviation(
    "before-turn-unlimited",
    "initial_phase.before_turn.once",
    ru="карта использует особенность один раз за ход",
    en="a card uses the ability once a turn",
)
class _BeforeTurnUnlimited(BeforeTurn):
    def is_used(self, state: State, card: int, number: int, definition: int) -> bool:
        return False


@deviation(
    "before-turn-once-per-battle",
    "initial_phase.before_turn.once",
    ru="в каждом ходу особенность можно использовать снова",
    en="the ability may be used again every turn",
)
class _BeforeTurnOncePerBattle(BeforeTurn):
    def is_used(self, state: State, card: int, number: int, definition: int) -> bool:
        return Window.is_used(self, state, card, number, definition)

    def mark(self, state: State, card: int, number: int, definition: int) -> None:
        Window.mark(self, state, card, number, definition)


@deviation(
    "before-turn-in-own-turn-only",
    "initial_phase.before_turn.once",
    ru="карта использует особенность и в ход противника",
    en="a card uses the ability in the enemy's turn too",
)
class _BeforeTurnInOwnTurnOnly(BeforeTurn):
    def candidates(self, state: State, player: int) -> Iterator[tuple[int, int]]:
        if player == state.active:
            yield from BeforeTurn.candidates(self, state, player)


@deviation(
    "before-turn-once-per-player",
    "initial_phase.before_turn.once",
    ru="ограничение действует на карту, а не на игрока",
    en="the limit is one of the card, not of the player",
)
class _BeforeTurnOncePerPlayer(BeforeTurn):
    def is_used(self, state: State, card: int, number: int, definition: int) -> bool:
        owners = state.cast.owners
        return any(owners[other] == owners[card] for other, _ in state.used_now)


@deviation(
    "before-turn-use-shared-by-copies",
    "initial_phase.before_turn.once",
    ru="у одинаковых карт использование у каждой своё",
    en="cards that are alike each have a use of their own",
)
class _BeforeTurnUseSharedByCopies(BeforeTurn):
    def is_used(self, state: State, card: int, number: int, definition: int) -> bool:
        known, owners = state.cast.definitions, state.cast.owners
        return any(
            known[other].text == known[definition].text and owners[user] == owners[card]
            for user, other in state.used_now
        )


@deviation(
    "before-turn-once-for-both-players",
    "initial_phase.before_turn.once",
    ru="карта одного игрока не лишает особенности карту другого",
    en="a card of one player does not take the use from a card of the other",
)
class _BeforeTurnOnceForBothPlayers(BeforeTurn):
    def is_used(self, state: State, card: int, number: int, definition: int) -> bool:
        known = state.cast.definitions
        return any(known[other].text == known[definition].text for _, other in state.used_now)


# 408.2


@deviation(
    "initial-ends-on-one-pass",
    "initial_phase.end.two_passes",
    ru="пасовать должны оба игрока",
    en="both players have to pass",
)
class _InitialEndsOnOnePass(Priority):
    def pass_priority(self, state: State, player: int) -> bool:
        return Priority.pass_priority(self, state, player) or state.step == INITIAL


@deviation(
    "initial-ends-on-second-players-pass",
    "initial_phase.end.two_passes",
    ru="паса Второго игрока недостаточно и в его ход",
    en="the Second Player's pass is not enough in their own turn either",
)
class _InitialEndsOnSecondPlayersPass(Priority):
    def pass_priority(self, state: State, player: int) -> bool:
        both = Priority.pass_priority(self, state, player)
        return both or (state.step == INITIAL and player == 1)


@deviation(
    "initial-ends-with-stack",
    "initial_phase.end.two_passes",
    ru="пока стек не пуст, фаза не заканчивается",
    en="the phase does not end while the stack is not empty",
)
class _InitialEndsWithStack(InitialPhase):
    def ends(self, state: State) -> bool:
        return len(state.stack) < 2


@deviation(
    "initial-ends-when-stack-empties",
    "initial_phase.end.two_passes",
    ru="выполнение последнего игродействия фазы не заканчивает",
    en="the execution of the last game action does not end the phase",
)
class _InitialEndsWhenStackEmpties(InitialPhase):
    def passed(self, state: State) -> None:
        InitialPhase.passed(self, state)
        if state.step == INITIAL and not state.stack and not state.waiting:
            self.end(state)


@deviation(
    "opening-must-be-begun",
    "initial_phase.end.two_passes",
    ru="в Фазу Открытия игра переходит сама",
    en="the game goes on to the Opening Phase by itself",
)
class _OpeningMustBeBegun(InitialPhase):
    def passed(self, state: State) -> None:
        if not state.stack and state.passes == 2:
            state.holder = state.active
        else:
            InitialPhase.passed(self, state)


@deviation(
    "initial-followed-by-main",
    "initial_phase.end.two_passes",
    ru="за Начальной Фазой идёт Фаза Открытия",
    en="the Initial Phase is followed by the Opening Phase",
)
class _InitialFollowedByMain(MainBattlePhase):
    def phase_after(self, state: State, phase: int) -> int:
        return CHOICE if phase == INITIAL else MainBattlePhase.phase_after(self, state, phase)


@deviation(
    "initial-not-over-after-declining",
    "initial_phase.end.two_passes",
    ru="пасов достаточно и тогда, когда от особенностей отказались",
    en="the passes are enough also when abilities have been declined",
)
class _InitialNotOverAfterDeclining(InitialPhase):
    def passed(self, state: State) -> None:
        if state.declined == [True, True] and state.passes == 2 and not state.stack:
            state.holder = state.active
        else:
            InitialPhase.passed(self, state)


# 408.3


@deviation(
    "x-at-resolution",
    "initial_phase.numbers.fixed_at_start",
    ru="величина определяется не при выполнении особенности",
    en="the number is not read when the ability is executed",
)
class _XAtResolution(Effects):
    def number(self, state: State, ability: Ability, card: int, value: int) -> int:
        return Effects.number(self, state, ability, card, -1)


@deviation(
    "x-at-opening",
    "initial_phase.numbers.fixed_at_start",
    ru="величина определяется не в Фазе Открытия",
    en="the number is not read in the Opening Phase",
)
class _XAtOpening(OpeningPhase):
    def fixed_number(self, state: State, card: int, definition: int) -> int | None:
        fixed = OpeningPhase.fixed_number(self, state, card, definition)
        return None if fixed is None else state.counters[card]


@deviation(
    "x-fixed-once-a-battle",
    "initial_phase.numbers.fixed_at_start",
    ru="величина определяется в каждом ходу заново",
    en="the number is fixed anew every turn",
)
class _XFixedOnceABattle(InitialPhase):
    def fix_numbers(self, state: State) -> None:
        before = state.fixed
        InitialPhase.fix_numbers(self, state)
        state.fixed = before + [each for each in state.fixed if each[:2] not in [e[:2] for e in before]]


@deviation(
    "every-x-fixed",
    "initial_phase.numbers.fixed_at_start",
    ru="заранее определяется лишь величина, нужная в начале хода",
    en="only a number asked for at the start of the turn is fixed beforehand",
)
class _EveryXFixed(Effects):
    def number(self, state: State, ability: Ability, card: int, value: int) -> int:
        fixed = next((n for each, _, n in state.fixed if each == card), value)
        return Effects.number(self, state, ability, card, fixed)


# Assumptions


@deviation(
    "before-turn-at-once",
    "A-before-turn-on-stack",
    ru="особенность заносится в стек, а не выполняется сразу",
    en="the ability goes on the stack and is not executed at once",
)
class _BeforeTurnAtOnce(Triggers):
    def go_on(self, state: State, using: Using, first: int, second: int) -> None:
        if state.cast.definitions[using.definition].timing == words.BEFORE_TURN:
            state.rules.effects.execute(state, using, first, second)
        else:
            Triggers.go_on(self, state, using, first, second)


alternative("A-before-turn-on-stack", "before-turn-at-once", _BeforeTurnAtOnce)


@deviation(
    "before-turn-triggers-at-once",
    "A-before-turn-on-stack",
    ru="и то, что она вызвала, заносится в стек",
    en="what it triggers goes on the stack as well",
)
class _BeforeTurnTriggersAtOnce(Triggers):
    def go_on(self, state: State, using: Using, first: int, second: int) -> None:
        if state.step == INITIAL and state.cast.definitions[using.definition].timing in words.TRIGGERS:
            state.rules.effects.execute(state, using, first, second)
        else:
            Triggers.go_on(self, state, using, first, second)


@deviation(
    "before-turn-executed-on-one-pass",
    "A-before-turn-on-stack",
    ru="для выполнения нужны два паса",
    en="it takes two passes to execute it",
)
class _BeforeTurnExecutedOnOnePass(Priority):
    def pass_priority(self, state: State, player: int) -> bool:
        return Priority.pass_priority(self, state, player) or (state.step == INITIAL and bool(state.stack))


@deviation(
    "before-turn-window-over-the-stack",
    "A-before-turn-on-stack",
    ru="пока особенность в стеке, следующую не используют",
    en="while an ability is on the stack the next one is not used",
)
class _BeforeTurnWindowOverTheStack(InitialPhase):
    def asks_window(self, state: State) -> bool:
        return state.rules.before_turn.next_to_act(state) != NOBODY


@deviation(
    "declines-end-initial-phase",
    "A-decline-is-no-pass",
    ru="отказы фазы не заканчивают",
    en="declining does not end the phase",
)
class _DeclinesEndInitialPhase(InitialPhase):
    def after_window(self, state: State) -> None:
        InitialPhase.after_window(self, state)
        if state.declined == [True, True] and not state.stack:
            self.end(state)


alternative("A-decline-is-no-pass", "declines-end-initial-phase", _DeclinesEndInitialPhase)


@deviation(
    "last-decline-counts-as-pass",
    "A-decline-is-no-pass",
    ru="отказ не считается пасом",
    en="declining does not count as a pass",
)
class _LastDeclineCountsAsPass(InitialPhase):
    def after_window(self, state: State) -> None:
        InitialPhase.after_window(self, state)
        state.passes = int(state.declined == [True, True])


@deviation(
    "declines-give-priority-to-the-other-player",
    "A-decline-is-no-pass",
    ru="после отказов приоритет получает Активный игрок",
    en="after the declining the Active Player receives priority",
)
class _DeclinesGivePriorityToTheOtherPlayer(InitialPhase):
    def after_window(self, state: State) -> None:
        InitialPhase.after_window(self, state)
        if state.declined == [True, True]:
            state.holder = 1 - state.active


@deviation(
    "declines-give-priority-to-the-first-player",
    "A-decline-is-no-pass",
    ru="после отказов приоритет получает Активный игрок, а не всегда Первый",
    en="after the declining the Active Player receives priority, not always the First Player",
)
class _DeclinesGivePriorityToTheFirstPlayer(InitialPhase):
    def after_window(self, state: State) -> None:
        InitialPhase.after_window(self, state)
        state.holder = 0


@deviation(
    "sudden-after-declining",
    "A-decline-is-no-pass",
    ru="после отказов остаётся только пасовать",
    en="after the declining nothing but passing is left",
)
class _SuddenAfterDeclining(InitialPhase):
    def may_be_sudden(self, state: State, player: int) -> bool:
        return state.declined[player]


@deviation(
    "one-number-a-turn",
    "initial_phase.numbers.fixed_at_start",
    ru="величина определяется для каждой особенности, которой она нужна",
    en="a number is fixed for every ability that asks for one",
)
class _OneNumberATurn(InitialPhase):
    def fix_numbers(self, state: State) -> None:
        InitialPhase.fix_numbers(self, state)
        del state.fixed[1:]


@deviation(
    "first-number-for-all",
    "initial_phase.numbers.fixed_at_start",
    ru="у каждой особенности своя величина",
    en="every ability has a number of its own",
)
class _FirstNumberForAll(OpeningPhase):
    def fixed_number(self, state: State, card: int, definition: int) -> int | None:
        return state.fixed[0][2] if state.fixed else None


@deviation(
    "numbers-fixed-for-active-player-only",
    "A-late-number",
    ru="величина определяется заранее и для карт другого игрока",
    en="the number is fixed beforehand for the other player's cards too",
)
class _NumbersFixedForActivePlayerOnly(OpeningPhase):
    def fixed_number(self, state: State, card: int, definition: int) -> int | None:
        if state.cast.owners[card] != state.active:
            return state.counters[card]
        return OpeningPhase.fixed_number(self, state, card, definition)


@deviation(
    "numbers-of-hidden-cards-not-fixed",
    "A-late-number",
    ru="величина определяется и для скрытых карт",
    en="the number is fixed for hidden cards too",
)
class _NumbersOfHiddenCardsNotFixed(InitialPhase):
    def fix_numbers(self, state: State) -> None:
        InitialPhase.fix_numbers(self, state)
        state.fixed = [entry for entry in state.fixed if state.is_up(entry[0])]


@deviation(
    "number-of-nought-not-fixed",
    "A-late-number",
    ru="величина определяется и тогда, когда она равна нулю",
    en="the number is fixed although it is nought",
)
class _NumberOfNoughtNotFixed(OpeningPhase):
    def fixed_number(self, state: State, card: int, definition: int) -> int | None:
        fixed = OpeningPhase.fixed_number(self, state, card, definition)
        return state.counters[card] if fixed == 0 else fixed


@deviation(
    "late-number-read-at-once",
    "A-late-number",
    ru="полученная позже особенность в этот ход не используется",
    en="an ability got later is not used this turn",
)
class _LateNumberReadAtOnce(OpeningPhase):
    def fixed_number(self, state: State, card: int, definition: int) -> int | None:
        fixed = OpeningPhase.fixed_number(self, state, card, definition)
        return state.counters[card] if fixed is None else fixed


@deviation(
    "late-number-is-zero",
    "A-late-number",
    ru="у полученной позже особенности величины нет, а не ноль",
    en="an ability got later has no number rather than zero",
)
class _LateNumberIsZero(OpeningPhase):
    def fixed_number(self, state: State, card: int, definition: int) -> int | None:
        return OpeningPhase.fixed_number(self, state, card, definition) or 0


@deviation(
    "late-number-never-fixed",
    "A-late-number",
    ru="в следующий раз полученная особенность используется",
    en="the next time the ability that was got is used",
)
class _LateNumberNeverFixed(InitialPhase):
    def fix_numbers(self, state: State) -> None:
        InitialPhase.fix_numbers(self, state)
        got = {(entry.card, entry.definition) for entry in state.acquired}
        state.fixed = [entry for entry in state.fixed if entry[:2] not in got]
