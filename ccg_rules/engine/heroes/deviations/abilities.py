"""Deviations from what is assumed of abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine.heroes import actions
from ccg_rules.engine.heroes import state as steps
from ccg_rules.engine.heroes.abilities import UNLIMITED, ActivatedAbilities, Lasting
from ccg_rules.engine.heroes.accumulation import ENOUGH_COINS, Revealing
from ccg_rules.engine.heroes.attack import AttackPhase
from ccg_rules.engine.heroes.choice import Choice
from ccg_rules.engine.heroes.deviations.register import deviation
from ccg_rules.engine.heroes.effects import Effects
from ccg_rules.engine.heroes.playing_cards import PlayingCards
from ccg_rules.engine.heroes.queue import Queue
from ccg_rules.engine.heroes.recovery import Recovery
from ccg_rules.engine.heroes.state import State, Using
from ccg_rules.notation.heroes import abilities as words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ccg_rules.engine.answers import Refusal
    from ccg_rules.notation.heroes.abilities import Ability


# Poison and regeneration (`A-heroes-lasting-effects`)


class _WorksOn(Lasting):
    """An effect works on open cards only, or on closed ones only."""

    def is_spared(self, effect: str, *, closed: bool) -> bool:
        """Tell whether the effect does nothing to a card that is closed, or open."""
        raise NotImplementedError

    def works_on(self, state: State, card: int, effect: str) -> bool:
        return super().works_on(state, card, effect) and not self.is_spared(
            effect, closed=state.is_closed(card)
        )


@deviation(
    "poison-on-open-only",
    "A-heroes-lasting-effects",
    ru="отравление действует и на закрытую карту",
    en="poison works on a closed card too",
)
class _OnOpenOnly(_WorksOn):
    def is_spared(self, effect: str, *, closed: bool) -> bool:
        return effect == "poison" and closed


@deviation(
    "poison-on-closed-only",
    "A-heroes-lasting-effects",
    ru="отравление действует и на открытую карту",
    en="poison works on an open card too",
)
class _OnClosedOnly(_WorksOn):
    def is_spared(self, effect: str, *, closed: bool) -> bool:
        return effect == "poison" and not closed


@deviation(
    "heroes-poison-at-end",
    "A-heroes-lasting-effects",
    ru="отравление действует в начале хода, а не в конце",
    en="poison works at the start of the turn, not at its end",
)
class _PoisonAtEnd(Lasting):
    def at_start_of_turn(self, state: State) -> Iterator[tuple[int, int]]:
        yield from ()

    def at_end_of_turn(self, state: State) -> Iterator[tuple[int, int]]:
        yield from self.working(state, "poison")
        yield from self.working(state, "regeneration")


@deviation(
    "heroes-regeneration-at-start",
    "A-heroes-lasting-effects",
    ru="регенерация действует в конце хода, а не в начале",
    en="regeneration works at the end of the turn, not at its start",
)
class _RegenerationAtStart(Lasting):
    def at_start_of_turn(self, state: State) -> Iterator[tuple[int, int]]:
        yield from self.working(state, "poison")
        yield from self.working(state, "regeneration")

    def at_end_of_turn(self, state: State) -> Iterator[tuple[int, int]]:
        yield from ()


@deviation(
    "heroes-regeneration-twice",
    "A-heroes-lasting-effects",
    ru="регенерация действует только в конце хода",
    en="regeneration works at the end of the turn only",
)
class _RegenerationTwice(Lasting):
    def at_start_of_turn(self, state: State) -> Iterator[tuple[int, int]]:
        yield from super().at_start_of_turn(state)
        yield from self.working(state, "regeneration")


@deviation(
    "poisons-add-up",
    "A-heroes-lasting-effects",
    ru="отравления и регенерации не складываются",
    en="poisons and regenerations do not add up",
)
class _AddUp(Lasting):
    def working(self, state: State, effect: str) -> Iterator[tuple[int, int]]:
        for card, _ in Lasting.working(self, state, effect):
            for _, definition in state.abilities(card):
                if state.ability(definition).effect == effect:
                    yield card, definition


@deviation(
    "regeneration-on-open-only",
    "A-heroes-lasting-effects",
    ru="регенерация действует и на закрытую карту",
    en="regeneration works on a closed card too",
)
class _RegenerationOnOpenOnly(_WorksOn):
    def is_spared(self, effect: str, *, closed: bool) -> bool:
        return effect == "regeneration" and closed


# Hidden cards (`A-heroes-hidden`)


@deviation(
    "hidden-card-shown",
    "A-heroes-hidden",
    ru="скрытую карту знает только владелец",
    en="only the owner knows a hidden card",
)
class _Shown(PlayingCards):
    def comes_face_up(self, state: State, card: int) -> bool:
        return True


@deviation(
    "hidden-creature-attacks",
    "A-heroes-hidden",
    ru="скрытая карта не атакует",
    en="a hidden card does not attack",
)
class _HiddenAttacks(AttackPhase):
    def why_not_attacker(self, state: State, player: int, card: int) -> Refusal | None:
        up, state.up = state.up, state.up | 1 << card
        why = super().why_not_attacker(state, player, card)
        state.up = up
        return why


@deviation(
    "revealed-creature-is-new",
    "A-heroes-hidden",
    ru="раскрытая карта может атаковать",
    en="a card that has been revealed may attack",
)
class _RevealedIsNew(Revealing):
    def reveal(self, state: State) -> None:
        for card in self.revealed(state):
            state.new |= 1 << card
        super().reveal(state)


@deviation(
    "hidden-creature-defends",
    "A-heroes-hidden",
    ru="скрытая карта не защищает",
    en="a hidden card does not defend",
)
class _HiddenDefends(AttackPhase):
    def may_defend(self, state: State, card: int) -> bool:
        up, state.up = state.up, state.up | 1 << card
        may = super().may_defend(state, card)
        state.up = up
        return may


@deviation(
    "hidden-ability-used",
    "A-heroes-hidden",
    ru="активируемая способность скрытой карты не используется",
    en="the activated ability of a hidden card is not used",
)
class _HiddenUsed(ActivatedAbilities):
    def why_not_use(self, state: State, player: int, card: int, definition: int) -> Refusal | None:
        up, state.up = state.up, state.up | 1 << card
        why = super().why_not_use(state, player, card, definition)
        state.up = up
        return why


@deviation(
    "hidden-ability-triggers",
    "A-heroes-hidden",
    ru="способности скрытой карты не срабатывают",
    en="the abilities of a hidden card do not trigger",
)
class _HiddenTriggers(Queue):
    def with_timing(self, state: State, timing: str) -> Iterator[tuple[int, int]]:
        yield from super().with_timing(state, timing)
        for card, _, definition in state.cast.timed.get(timing, ()):
            if state.is_hidden(card):
                yield card, definition


@deviation(
    "hidden-card-changes-costs",
    "A-heroes-hidden",
    ru="скрытая карта не меняет стоимостей",
    en="a hidden card changes no costs",
)
class _HiddenChangesCosts(PlayingCards):
    def changes(self, state: State, player: int) -> Iterator[Ability]:
        yield from super().changes(state, player)
        for card in state.hidden(player):
            yield from state.permanent(card, "cost")


@deviation(
    "hidden-card-poisoned",
    "A-heroes-hidden",
    ru="на скрытую карту отравление не действует",
    en="poison does not work on a hidden card",
)
class _HiddenPoisoned(Lasting):
    def works_on(self, state: State, card: int, effect: str) -> bool:
        return True


@deviation(
    "hidden-card-stays-closed",
    "A-heroes-hidden",
    ru="в восстановлении открывается и скрытая карта",
    en="in recovery a hidden card opens too",
)
class _HiddenStaysClosed(Recovery):
    def opening(self, state: State) -> list[int]:
        return [card for card in super().opening(state) if state.is_up(card)]


# Who uses abilities, and when (`A-heroes-activated`)


@deviation(
    "inactive-player-uses",
    "A-heroes-activated",
    ru="активируемые способности использует только активный игрок",
    en="only the active player uses activated abilities",
)
class _InactiveUses(Choice):
    def options(self, state: State) -> Iterator[int]:
        yield from super().options(state)
        other = 1 - state.actor
        for card in state.in_play(other):
            for number, definition in state.abilities(card):
                if state.rules.abilities.why_not_use(state, other, card, definition) is None:
                    yield actions.action(actions.USE, other, state.where[card], number)


class _UsedInBetween(AttackPhase):
    """While a defender is being named, some player may use abilities that need no target."""

    def user(self, state: State) -> int:
        """Return the player who may use abilities."""
        raise NotImplementedError

    def options(self, state: State) -> Iterator[int]:
        yield from super().options(state)
        player = self.user(state)
        for card in state.in_play(player):
            for number, definition in state.abilities(card):
                if state.rules.abilities.why_not_use(state, player, card, definition) is None:
                    yield actions.action(actions.USE, player, state.where[card], number)

    def carry_out(self, state: State, action: int) -> None:
        kind, player, place, number = actions.split(action)
        if kind == actions.USE:
            card = state.board[place]
            using = Using(card, state.definition(card, number), player)
            state.rules.abilities.declare(state, using, -1)
        else:
            super().carry_out(state, action)


@deviation(
    "ability-in-answer-to-attack",
    "A-heroes-activated",
    ru="неактивный игрок не отвечает на атаку способностью",
    en="the inactive player does not answer an attack with an ability",
)
class _InAnswer(_UsedInBetween):
    def user(self, state: State) -> int:
        return 1 - state.active


@deviation(
    "ability-during-attack",
    "A-heroes-activated",
    ru="активный игрок использует способности из фазы выбора, а не посреди атаки",
    en="the active player uses abilities from the Choice Phase, not in the middle of an attack",
)
class _DuringAttack(_UsedInBetween):
    def user(self, state: State) -> int:
        return state.active


@deviation(
    "activated-on-the-spot",
    "A-heroes-activated",
    ru="использованная способность заносится в Очередь, а не выполняется на месте",
    en="an ability that is used enters the Queue and is not executed on the spot",
)
class _OnTheSpot(ActivatedAbilities):
    def declare(self, state: State, using: Using, target: int) -> None:
        self.mark(state, using.card, using.definition)
        state.rules.effects.execute(state, using, target)
        self.pay(state, using)


@deviation(
    "abilities-over-before-queue",
    "A-heroes-activated",
    ru="игра возвращается в фазу выбора, когда Очередь пуста, а не раньше",
    en="the game returns to the Choice Phase when the Queue is empty, not before",
)
class _OverBeforeQueue(ActivatedAbilities):
    def declare(self, state: State, using: Using, target: int) -> None:
        super().declare(state, using, target)
        self.go_on(state)


@deviation(
    "ability-ends-the-turn",
    "A-heroes-activated",
    ru="после способности игра возвращается в фазу выбора",
    en="after an ability the game returns to the Choice Phase",
)
class _EndsTheTurn(Choice):
    def after_phase(self, state: State) -> int:
        return steps.END if state.step == steps.ABILITY else super().after_phase(state)


# Paying (`A-heroes-paying`)


@deviation(
    "abilities-cost-no-coins",
    "A-heroes-paying",
    ru="за способность закрываются монеты",
    en="coins close for an ability",
)
class _NoCoins(ActivatedAbilities):
    def pay(self, state: State, using: Using) -> None:
        super().pay(state, using)
        state.closed_coins[using.player] -= state.ability(using.definition).price


@deviation(
    "abilities-close-nothing",
    "A-heroes-paying",
    ru="карта закрывается, если так сказано",
    en="the card closes where it says so",
)
class _ClosesNothing(ActivatedAbilities):
    def pay(self, state: State, using: Using) -> None:
        self.pay_coins(state, using.player, state.ability(using.definition).price)


@deviation(
    "abilities-close-always",
    "A-heroes-paying",
    ru="карта закрывается, только если так сказано",
    en="the card closes only where it says so",
)
class _ClosesAlways(ActivatedAbilities):
    def pay(self, state: State, using: Using) -> None:
        super().pay(state, using)
        state.closed |= 1 << using.card


@deviation(
    "paid-when-executed",
    "A-heroes-paying",
    ru="платят, когда способность используют, а не когда она выполнена",
    en="one pays as the ability is used, not when it has been executed",
)
class _PaidWhenExecuted(ActivatedAbilities):
    def declare(self, state: State, using: Using, target: int) -> None:
        self.mark(state, using.card, using.definition)
        state.rules.effects.execute(state, using, target)
        self.pay(state, using)


@deviation(
    "paid-before-target",
    "A-heroes-paying",
    ru="цель называют до того, как платят",
    en="the target is named before one pays",
)
class _PaidBeforeTarget(ActivatedAbilities):
    def use(self, state: State, player: int, card: int, number: int) -> None:
        definition = state.definition(card, number)
        if state.ability(definition).choices:
            super().pay(state, Using(card, definition, player))
        super().use(state, player, card, number)

    def pay(self, state: State, using: Using) -> None:
        if not state.ability(using.definition).choices:
            super().pay(state, using)


class _Lenient(ActivatedAbilities):
    """Some price need not be payable."""

    def why_not_pay(self, state: State, player: int, card: int, ability: Ability) -> Refusal | None:
        closed, coins = state.closed, state.closed_coins[player]
        self.forget(state, player, card)
        why = super().why_not_pay(state, player, card, ability)
        state.closed, state.closed_coins[player] = closed, coins
        return why

    def forget(self, state: State, player: int, card: int) -> None:
        """Let what cannot be paid with count as if it could."""
        raise NotImplementedError


@deviation(
    "closed-coins-pay-for-abilities",
    "A-heroes-paying",
    ru="закрытые монеты за способность не платят",
    en="closed coins do not pay for an ability",
)
class _ClosedCoins(_Lenient):
    def forget(self, state: State, player: int, card: int) -> None:
        state.closed_coins[player] = 0


@deviation(
    "closed-card-closes-again",
    "A-heroes-paying",
    ru="закрытая карта ради способности не закрывается",
    en="a closed card does not close for an ability",
)
class _ClosesAgain(_Lenient):
    def forget(self, state: State, player: int, card: int) -> None:
        state.closed &= ~(1 << card)


@deviation(
    "every-closing-is-a-creature-s",
    "A-heroes-paying",
    ru="карта поддержки, закрываясь за способность, не закрывается как существо",
    en="a support card that closes for its ability does not close as a creature does",
)
class _ClosesLikeACreature(Effects):
    def watch_closing(self, state: State, card: int) -> None:
        super().watch_closing(state, card)
        if state.cast.cards[card].kind != "creature":
            state.rules.queue.happens(state, words.WHEN_CLOSES)


@deviation(
    "first-ability-used",
    "A-heroes-activated",
    ru="используется та способность карты, которую выбрали",
    en="the ability of the card is used that was chosen",
)
class _FirstUsed(ActivatedAbilities):
    def use(self, state: State, player: int, card: int, number: int) -> None:
        super().use(state, player, card, 0)


# X (`A-heroes-x`)


@deviation(
    "x-is-one",
    "A-heroes-x",
    ru="Х – число фишек, сколько бы их ни было",
    en="X is the number of counters, however many there are",
)
class _XIsOne(Effects):
    def number(self, state: State, ability: Ability, card: int) -> int:
        return 1 if ability.amount == words.X else super().number(state, ability, card)


@deviation(
    "x-counts-every-counter",
    "A-heroes-x",
    ru="считаются фишки самой карты, а не все",
    en="the counters of the card itself count, not all there are",
)
class _EveryCounter(Effects):
    def number(self, state: State, ability: Ability, card: int) -> int:
        return sum(state.counters) if ability.amount == words.X else super().number(state, ability, card)


@deviation(
    "x-read-on-entering",
    "A-heroes-x",
    ru="фишки считают, когда способность выполняется, а не когда она заносится",
    en="counters are counted when the ability is executed, not when it enters the Queue",
)
class _ReadOnEntering(Queue):
    def enter(self, state: State, using: Using, target: int) -> None:
        if state.ability(using.definition).amount != words.X or state.counters[using.card]:
            super().enter(state, using, target)


# How often (`A-heroes-use-marks`)


@deviation(
    "uses-not-marked",
    "A-heroes-use-marks",
    ru="использование помечается маркером",
    en="a use is marked",
)
class _NotMarked(ActivatedAbilities):
    def mark(self, state: State, card: int, definition: int) -> None:
        pass


@deviation(
    "once-a-turn-only",
    "A-heroes-use-marks",
    ru="способность «два раза за ход» используется дважды",
    en="an ability “twice a turn” is used twice",
)
class _OnceATurnOnly(ActivatedAbilities):
    def uses_left(self, state: State, card: int, definition: int) -> int:
        left = super().uses_left(state, card, definition)
        return left if left == UNLIMITED or (card, definition) not in state.used_now else 0


@deviation(
    "two-uses-for-one",
    "A-heroes-use-marks",
    ru="маркер ставится за каждое использование",
    en="there is a mark for each use",
)
class _TwoForOne(ActivatedAbilities):
    def uses_left(self, state: State, card: int, definition: int) -> int:
        left = super().uses_left(state, card, definition)
        return left + 1 if state.ability(definition).turn > 1 else left


@deviation(
    "once-a-game-taken-off",
    "A-heroes-use-marks",
    ru="маркеры «раз за игру» не снимаются",
    en="marks “once a game” are not taken off",
)
class _TakenOff(Recovery):
    def take_off_marks(self, state: State) -> None:
        super().take_off_marks(state)
        state.used = []


@deviation(
    "marks-shared-by-player",
    "A-heroes-use-marks",
    ru="маркеры у каждой карты свои",
    en="each card has marks of its own",
)
class _SharedByPlayer(ActivatedAbilities):
    def uses_left(self, state: State, card: int, definition: int) -> int:
        turn = state.ability(definition).turn
        used = sum(state.cast.owners[each] == state.cast.owners[card] for each, _ in state.used_now)
        return turn - used if turn else super().uses_left(state, card, definition)


@deviation(
    "marks-shared-by-card",
    "A-heroes-use-marks",
    ru="маркеры у каждой способности свои",
    en="each ability has marks of its own",
)
class _SharedByCard(ActivatedAbilities):
    def uses_left(self, state: State, card: int, definition: int) -> int:
        turn = state.ability(definition).turn
        used = sum(each == card for each, _ in state.used_now)
        return turn - used if turn else super().uses_left(state, card, definition)


@deviation(
    "used-up-still-triggers",
    "A-heroes-use-marks",
    ru="использованная способность не срабатывает",
    en="an ability used up does not trigger",
)
class _StillTriggers(Queue):
    def is_used_up(self, state: State, card: int, definition: int) -> bool:
        return False


@deviation(
    "marked-twice-with-a-target",
    "A-heroes-use-marks",
    ru="срабатывающая способность с целью получает за использование один маркер",
    en="a triggered ability with a target gets one mark for a use",
)
class _MarkedTwice(Queue):
    def go_on(self, state: State, using: Using, target: int) -> None:
        if state.ability(using.definition).timing != words.ACTIVATED:
            state.rules.abilities.mark(state, using.card, using.definition)
        super().go_on(state, using, target)


@deviation(
    "waiting-not-counted",
    "A-heroes-use-marks",
    ru="от одного события способность не срабатывает чаще, чем её можно использовать",
    en="of one event an ability does not trigger more often than it may be used",
)
class _WaitingNotCounted(Queue):
    def is_used_up(self, state: State, card: int, definition: int) -> bool:
        return state.rules.abilities.uses_left(state, card, definition) <= 0


@deviation(
    "declined-ability-marked",
    "A-heroes-use-marks",
    ru="способность, от которой отказались, не использована",
    en="an ability that was declined has not been used",
)
class _DeclinedMarked(Queue):
    def decline(self, state: State, player: int) -> None:
        for entry in state.waiting:
            if entry.player == player:
                state.rules.abilities.mark(state, entry.card, entry.definition)
        super().decline(state, player)


# Texts of cards and rules (`A-heroes-card-text`)


@deviation(
    "rule-over-hidden",
    "A-heroes-card-text",
    ru="карта, на которой так сказано, входит в игру скрытой",
    en="a card that says so comes into play hidden",
)
class _RuleOverHidden(_Shown):
    pass


@deviation(
    "rule-over-coins",
    "A-heroes-card-text",
    ru="по тексту карты монету получают и сверх десяти",
    en="by a card's text a coin is gained beyond ten too",
)
class _RuleOverCoins(Effects):
    def gain_coins(self, state: State, player: int, n: int) -> None:
        super().gain_coins(state, player, min(n, ENOUGH_COINS - state.coins[player]))


@deviation(
    "rule-over-drawing",
    "A-heroes-card-text",
    ru="по тексту карты Первый игрок берёт карту и в первый ход",
    en="by a card's text the First Player draws a card in the first turn too",
)
class _RuleOverDrawing(Effects):
    def draw(self, state: State, player: int, n: int) -> None:
        if state.rules.accumulation.draws(state):
            super().draw(state, player, n)


@deviation(
    "rule-over-opening",
    "A-heroes-card-text",
    ru="атаковавшая карта открывается, если так сказано в её тексте",
    en="an attacking card opens where its text says so",
)
class _RuleOverOpening(Effects):
    def open_cards(self, state: State, cards: Iterable[int], citation: int) -> None:
        attacker = -1 if state.attack is None else state.attack.attacker
        super().open_cards(state, [card for card in cards if card != attacker], citation)


@deviation(
    "rule-over-costs",
    "A-heroes-card-text",
    ru="текст другой карты меняет напечатанную стоимость",
    en="another card's text changes the printed cost",
)
class _RuleOverCosts(PlayingCards):
    def changes(self, state: State, player: int) -> Iterator[Ability]:
        yield from ()
