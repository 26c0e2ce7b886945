"""Deviations from chapter `start_of_battle`, and alternatives to its assumptions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine.berserk import actions
from ccg_rules.engine.berserk.after_deployment import AfterDeployment
from ccg_rules.engine.berserk.deviations.register import alternative, deviation
from ccg_rules.engine.berserk.effects import Rearranging
from ccg_rules.engine.berserk.final_phase import FinalPhase
from ccg_rules.engine.berserk.initial_phase import InitialPhase
from ccg_rules.engine.berserk.opening_phase import OpeningPhase
from ccg_rules.engine.berserk.reveal import Reveal
from ccg_rules.engine.berserk.start_of_battle import StartOfBattle
from ccg_rules.engine.berserk.state import INITIAL, NOBODY, START, TO_STACK, VANGUARD, State
from ccg_rules.engine.berserk.triggers import Triggers
from ccg_rules.notation.berserk import cells
from ccg_rules.notation.berserk.abilities import AFTER_DEPLOYMENT, PLAYABLE, START_OF_BATTLE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ccg_rules.engine.berserk.state import Using


# 406.1: alternating


@deviation(
    "battle-start-no-alternation",
    "start_of_battle.abilities.alternate",
    ru="игроки чередуют использование особенностей «в начале боя»",
    en="the players alternate in using «start of battle» abilities",
)
class _NoAlternation(StartOfBattle):
    def alternate(self, state: State, player: int) -> None:
        if state.declined[player]:
            StartOfBattle.alternate(self, state, player)


@deviation(
    "battle-start-second-goes-on",
    "start_of_battle.abilities.alternate",
    ru="Второй игрок тоже не использует две особенности подряд",
    en="the Second Player does not use two abilities in a row either",
)
class _SecondGoesOn(StartOfBattle):
    def alternate(self, state: State, player: int) -> None:
        if not player or state.declined[player]:
            StartOfBattle.alternate(self, state, player)


@deviation(
    "battle-start-second-begins",
    "start_of_battle.abilities.alternate",
    ru="начинает Первый игрок",
    en="the First Player begins",
)
class _SecondBegins(StartOfBattle):
    def first_to_act(self, state: State) -> int:
        return 1


@deviation(
    "battle-start-before-reveal",
    "start_of_battle.abilities.alternate",
    ru="до вскрытия особенности «в начале боя» не используются",
    en="«start of battle» abilities are not used before the reveal",
)
class _BeforeReveal(AfterDeployment):
    def abilities(self, state: State, card: int) -> list[tuple[int, int]]:
        return AfterDeployment.abilities(self, state, card) + _timed(state, card, START_OF_BATTLE)


@deviation(
    "battle-start-during-reveal",
    "start_of_battle.abilities.alternate",
    ru="пока Второй игрок не вскрыл карты, особенности «в начале боя» не используются",
    en="until the Second Player has revealed «start of battle» abilities are not used",
)
class _DuringReveal(Reveal):
    def actions(self, state: State) -> Iterator[int]:
        yield from Reveal.actions(self, state)
        for player in (0, 1):
            for place, number in state.rules.start_of_battle.usable(state, player):
                yield actions.action(actions.USE, player, place, number)

    def apply(self, state: State, action: int) -> None:
        kind, player, first, second = actions.split(action)
        if kind == actions.USE:
            state.rules.start_of_battle.use(state, player, first, second)
        else:
            Reveal.apply(self, state, action)


@deviation(
    "battle-start-on-cells-only",
    "start_of_battle.abilities.alternate",
    ru="особенность использует и летающее существо во вспомогательной зоне",
    en="a flyer in the additional zone uses its ability too",
)
class _OnCellsOnly(StartOfBattle):
    def candidates(self, state: State, player: int) -> Iterator[tuple[int, int]]:
        for place, card in StartOfBattle.candidates(self, state, player):
            if place < cells.CELLS:
                yield place, card


@deviation(
    "battle-start-by-the-first-only",
    "start_of_battle.abilities.alternate",
    ru="особенности использует и Второй игрок",
    en="the Second Player uses abilities too",
)
class _ByTheFirstOnly(StartOfBattle):
    def asks(self, state: State, player: int) -> bool:
        return not player and StartOfBattle.asks(self, state, player)


# 406.1: declining


@deviation(
    "battle-start-decline-once",
    "start_of_battle.abilities.decline",
    ru="от чего отказались, того позже не сыграть",
    en="what was declined cannot be played later",
)
class _DeclineOnce(StartOfBattle):
    def decline(self, state: State, player: int) -> None:
        if state.declined[1 - player] or self.asks(state, 1 - player):
            state.declined[player] = player == 1


@deviation(
    "battle-start-second-declines-once",
    "start_of_battle.abilities.decline",
    ru="и Второй игрок не сыграет позже того, от чего отказался",
    en="nor can the Second Player play later what they declined",
)
class _SecondDeclinesOnce(StartOfBattle):
    def decline(self, state: State, player: int) -> None:
        state.declined[player] = player == 0


@deviation(
    "battle-start-decline-for-both",
    "start_of_battle.abilities.decline",
    ru="отказ одного игрока не отнимает особенностей у другого",
    en="one player's declining does not take the other's abilities",
)
class _DeclineForBoth(StartOfBattle):
    def decline(self, state: State, player: int) -> None:
        state.declined = [True, True]


@deviation(
    "battle-start-one-after-declining",
    "start_of_battle.abilities.decline",
    ru="после отказа одного другой использует сколько угодно особенностей",
    en="after one has declined the other uses any number of abilities",
)
class _OneAfterDeclining(StartOfBattle):
    def alternate(self, state: State, player: int) -> None:
        StartOfBattle.alternate(self, state, player)
        if state.declined[1 - player]:
            state.declined[player] = True


@deviation(
    "battle-start-cannot-decline",
    "start_of_battle.abilities.decline",
    ru="отказаться можно и после того, как одна особенность использована",
    en="declining is possible after one ability has been used, too",
)
class _CannotDecline(StartOfBattle):
    def may_decline(self, state: State, player: int) -> bool:
        return not any(state.used)


# 406.1: once


@deviation(
    "battle-start-unlimited",
    "start_of_battle.abilities.once",
    ru="карта использует особенность «в начале боя» один раз",
    en="a card uses its «start of battle» ability once",
)
class _Unlimited(StartOfBattle):
    def is_used(self, state: State, card: int, number: int, definition: int) -> bool:
        return False


@deviation(
    "battle-start-unlimited-for-second",
    "start_of_battle.abilities.once",
    ru="карта Второго игрока тоже использует особенность один раз",
    en="a card of the Second Player uses its ability once too",
)
class _UnlimitedForSecond(StartOfBattle):
    def mark(self, state: State, card: int, number: int, definition: int) -> None:
        if not state.cast.owners[card]:
            StartOfBattle.mark(self, state, card, number, definition)


@deviation(
    "battle-start-once-for-all-copies",
    "start_of_battle.abilities.once",
    ru="каждая из одинаковых карт использует свою особенность",
    en="each of several copies uses its own ability",
)
class _OnceForAllCopies(StartOfBattle):
    def mark(self, state: State, card: int, number: int, definition: int) -> None:
        for copy in state.cast.copies(card):
            StartOfBattle.mark(self, state, copy, number, definition)


@deviation(
    "battle-start-once-for-both-players",
    "start_of_battle.abilities.once",
    ru="использование картой одного игрока не считается за карту другого",
    en="a use by one player's card does not count for the other's",
)
class _OnceForBothPlayers(StartOfBattle):
    def mark(self, state: State, card: int, number: int, definition: int) -> None:
        StartOfBattle.mark(self, state, card, number, definition)
        for other in state.cast.of(1 - state.cast.owners[card]):
            state.used[other] |= 1 << number


# Assumptions


@deviation(
    "stack-before-the-battle",
    "A-no-stack-yet",
    ru="использованная особенность выполняется сразу",
    en="an ability that is used is executed at once",
)
class _StackBeforeTheBattle(Triggers):
    def go_on(self, state: State, using: Using, first: int, second: int) -> None:
        early = using._replace(mode=TO_STACK) if state.step in (START, VANGUARD) else using
        Triggers.go_on(self, state, early, first, second)


@deviation(
    "killed-by-triggers-live-on",
    "A-no-stack-yet",
    ru="кого убило вызванное, погибает до следующей особенности",
    en="whom something triggered kills is dead before the next ability",
)
class _KilledByTriggersLiveOn(Triggers):
    def let_die(self, state: State) -> None:
        if state.step not in (START, VANGUARD):
            Triggers.let_die(self, state)


@deviation(
    "first-players-triggers-always-first",
    "A-no-stack-yet",
    ru="первым выполняется вызванное у игрока, чей сейчас черёд",
    en="what is triggered for the player whose turn it is comes first",
)
class _FirstPlayersTriggersAlwaysFirst(Triggers):
    def order_of_players(self, state: State) -> tuple[int, int]:
        return (0, 1) if state.active == NOBODY else Triggers.order_of_players(self, state)


@deviation(
    "battle-start-opponents-triggers-first",
    "A-no-stack-yet",
    ru="вызванное у противника выполняется вторым",
    en="what is triggered for the opponent comes second",
)
class _OpponentsTriggersFirst(Triggers):
    def order_of_players(self, state: State) -> tuple[int, int]:
        first, second = Triggers.order_of_players(self, state)
        return (second, first) if state.active == NOBODY else (first, second)


@deviation(
    "triggers-in-a-fixed-order",
    "A-no-stack-yet",
    ru="порядок вызванного игрок выбирает сам",
    en="the player chooses the order of what is triggered",
)
class _TriggersInAFixedOrder(Triggers):
    def asks(self, state: State, player: int) -> bool:
        return state.active != NOBODY and Triggers.asks(self, state, player)


@deviation(
    "no-triggers-before-the-battle",
    "A-no-stack-yet",
    ru="вызванное тоже выполняется",
    en="what is triggered is executed too",
)
class _NoTriggersBeforeTheBattle(Triggers):
    def trigger(self, state: State, card: int, definition: int, value: int = -1) -> None:
        if state.active != NOBODY:
            Triggers.trigger(self, state, card, definition, value)


@deviation(
    "triggering-keeps-the-turn",
    "A-no-stack-yet",
    ru="когда вызванное выполнено, черёд переходит",
    en="once what is triggered is executed the turn passes",
)
class _TriggeringKeepsTheTurn(Triggers):
    def settle(self, state: State) -> bool:
        triggered = bool(state.waiting) and state.active == NOBODY
        user = 1 - state.next_to_use
        asked = Triggers.settle(self, state)
        if triggered and not asked:
            state.next_to_use = user
        return asked


@deviation(
    "sudden-at-the-start-of-battle",
    "A-window-only",
    ru="внезапные особенности в шаге «в начале боя» не используются",
    en="sudden abilities are not used in the «start of battle» step",
)
class _SuddenAtTheStartOfBattle(StartOfBattle):
    def abilities(self, state: State, card: int) -> list[tuple[int, int]]:
        return StartOfBattle.abilities(self, state, card) + _timed(state, card, *PLAYABLE)


@deviation(
    "after-deployment-at-the-start-of-battle",
    "A-window-only",
    ru="особенности «после расстановки карт» в шаге «в начале боя» не используются",
    en="«after deployment» abilities are not used in the «start of battle» step",
)
class _AfterDeploymentAtTheStartOfBattle(StartOfBattle):
    def abilities(self, state: State, card: int) -> list[tuple[int, int]]:
        return StartOfBattle.abilities(self, state, card) + _timed(state, card, AFTER_DEPLOYMENT)


@deviation(
    "sudden-after-deployment",
    "A-window-only",
    ru="внезапные особенности в шаге «после расстановки карт» не используются",
    en="sudden abilities are not used in the «after deployment» step",
)
class _SuddenAfterDeployment(AfterDeployment):
    def abilities(self, state: State, card: int) -> list[tuple[int, int]]:
        return AfterDeployment.abilities(self, state, card) + _timed(state, card, *PLAYABLE)


@deviation(
    "active-before-the-battle",
    "A-before-main-active",
    ru="до Основной Фазы боя Активного игрока нет",
    en="until the Main Battle Phase nobody is the Active Player",
)
class _ActiveBeforeTheBattle(StartOfBattle):
    def begin(self, state: State) -> None:
        state.active = 0
        StartOfBattle.begin(self, state)


@deviation(
    "active-is-who-uses",
    "A-before-main-active",
    ru="использование особенности «в начале боя» не делает игрока активным",
    en="using a «start of battle» ability makes nobody active",
)
class _ActiveIsWhoUses(StartOfBattle):
    def alternate(self, state: State, player: int) -> None:
        StartOfBattle.alternate(self, state, player)
        state.active = player


@deviation(
    "swap-before-the-battle-is-no-movement",
    "A-this-phase",
    ru="в начале боя перестановка уже видна тому, что следит за перемещением",
    en="at the start of battle what watches for movement sees cards rearranged",
)
class _SwapBeforeTheBattleIsNoMovement(Rearranging):
    def is_movement(self, state: State, effect: str) -> bool:
        return state.step >= INITIAL


@deviation(
    "immovable-swapped-before-the-battle",
    "A-this-phase",
    ru="в начале боя запрет на перемещение перестановке уже мешает",
    en="at the start of battle a ban on movement hinders rearranging",
)
class _ImmovableSwappedBeforeTheBattle(Rearranging):
    def may_be_rearranged(self, state: State, card: int, effect: str) -> bool:
        return state.step < INITIAL or Rearranging.may_be_rearranged(self, state, card, effect)


class _PreliminaryPhase(Rearranging):
    """404.2.3 read as speaking of the whole Preliminary Phase."""

    def is_movement(self, state: State, effect: str) -> bool:
        return state.step >= INITIAL

    def may_be_rearranged(self, state: State, card: int, effect: str) -> bool:
        return state.step < INITIAL or Rearranging.may_be_rearranged(self, state, card, effect)


@deviation(
    "battle-start-decline-forfeits-one",
    "A-decline-forfeits-window",
    ru="в начале боя отказавшийся тоже теряет весь шаг",
    en="at the start of battle too who declines forfeits the whole step",
)
class _DeclineForfeitsOne(StartOfBattle):
    def decline(self, state: State, player: int) -> None:
        usable = list(self.usable(state, player))
        for place, number in usable[:1]:
            card = state.board[place]
            self.mark(state, card, number, state.definition(card, number))
        state.declined[player] = len(usable) <= 1


@deviation(
    "battle-start-once-per-card",
    "A-once-per-ability",
    ru="карта с двумя особенностями «в начале боя» использует каждую",
    en="a card with two «start of battle» abilities uses each",
)
class _OncePerCard(StartOfBattle):
    def mark(self, state: State, card: int, number: int, definition: int) -> None:
        for other, other_definition in self.abilities(state, card):
            StartOfBattle.mark(self, state, card, other, other_definition)


@deviation(
    "battle-start-second-use-forgets-the-first",
    "A-once-per-ability",
    ru="использовав вторую особенность, карта не получает снова первую",
    en="having used its second ability a card does not have the first one again",
)
class _SecondUseForgetsTheFirst(StartOfBattle):
    def mark(self, state: State, card: int, number: int, definition: int) -> None:
        state.used[card] = 1 << number


@deviation(
    "battle-start-asked-only-when-able",
    "A-always-asked",
    ru="в начале боя игрока со скрытыми картами тоже спрашивают всегда",
    en="at the start of battle too a player with hidden cards is always asked",
)
class _AskedOnlyWhenAble(StartOfBattle):
    def has_unseen(self, state: State, player: int) -> bool:
        return False


@deviation(
    "battle-start-everybody-asked",
    "A-always-asked",
    ru="кому нечего скрывать и нечего использовать, того не спрашивают",
    en="who has nothing hidden and nothing to use is not asked",
)
class _EverybodyAsked(StartOfBattle):
    def has_unseen(self, state: State, player: int) -> bool:
        return True


@deviation(
    "battle-start-use-hidden",
    "A-use-shows",
    ru="скрытая карта, использовавшая особенность «в начале боя», вскрывается",
    en="a hidden card that uses a «start of battle» ability is revealed",
)
class _UseHidden(StartOfBattle):
    def use_shows(self) -> bool:
        return False


@deviation(
    "not-asked-at-start-of-turn",
    "A-always-asked",
    ru="в Шаге открытия игрока со скрытой картой спрашивают всегда",
    en="in the Opening Step a player with a hidden card is always asked",
)
class _NotAskedAtStartOfTurn(OpeningPhase):
    def collect_batch(self, state: State) -> None:
        OpeningPhase.collect_batch(self, state)
        state.must_ask = [False, False]


@deviation(
    "not-asked-at-end-of-turn",
    "A-always-asked",
    ru="в Заключительной Фазе игрока со скрытой картой спрашивают всегда",
    en="in the Final Phase a player with a hidden card is always asked",
)
class _NotAskedAtEndOfTurn(FinalPhase):
    def collect(self, state: State) -> None:
        FinalPhase.collect(self, state)
        state.must_ask = [False, False]


@deviation(
    "not-asked-when-moved",
    "A-always-asked",
    ru="когда двинулась его карта, игрока со скрытой картой спрашивают всегда",
    en="when their card has moved a player with a hidden card is always asked",
)
class _NotAskedWhenMoved(Triggers):
    def card_moved(self, state: State, card: int) -> None:
        asked = list(state.must_ask)
        Triggers.card_moved(self, state, card)
        state.must_ask = asked


@deviation(
    "not-asked-when-died",
    "A-always-asked",
    ru="когда погибла карта, игрока со скрытой картой спрашивают всегда",
    en="when a card has died a player with a hidden card is always asked",
)
class _NotAskedWhenDied(Triggers):
    def cards_die(self, state: State, cards: Iterable[int]) -> None:
        asked = list(state.must_ask)
        Triggers.cards_die(self, state, cards)
        state.must_ask = asked


@deviation(
    "declining-the-question-declines-the-turn",
    "A-always-asked",
    ru="отказ на вопрос о скрытых картах – не отказ от особенностей «до начала хода»",
    en="declining the question about hidden cards declines no ability “before the turn”",
)
class _DecliningDeclinesAll(InitialPhase):
    def apply(self, state: State, action: int) -> None:
        kind, player, _, _ = actions.split(action)
        if kind == actions.DECLINE and any(state.must_ask):
            state.rules.before_turn.decline(state, player)
        InitialPhase.apply(self, state, action)


def _timed(state: State, card: int, *timings: str) -> list[tuple[int, int]]:
    """Return number and definition of the card's abilities of those timings."""
    return [(n, d) for n, d in state.abilities(card) if state.cast.definitions[d].timing in timings]


alternative("A-this-phase", "this-phase-is-the-preliminary-phase", _PreliminaryPhase)
