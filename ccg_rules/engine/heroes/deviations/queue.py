"""Deviations from what is assumed of the Queue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine.heroes.abilities import ActivatedAbilities
from ccg_rules.engine.heroes.deviations.register import alternative, deviation
from ccg_rules.engine.heroes.effects import Effects
from ccg_rules.engine.heroes.end_of_game import EndOfGame
from ccg_rules.engine.heroes.playing_cards import PlayingCards
from ccg_rules.engine.heroes.queue import TARGETS, Queue
from ccg_rules.engine.heroes.state import BY_ABILITY, TRIGGERS, Object, Using, Waiting
from ccg_rules.notation.heroes import abilities as words

if TYPE_CHECKING:
    from ccg_rules.engine.answers import Refusal
    from ccg_rules.engine.heroes.state import State


# A-heroes-queue


@deviation(
    "last-in-first-out",
    "A-heroes-queue",
    ru="первым выполняется то, что вошло первым",
    en="what entered first is executed first",
)
class _LastInFirstOut(Queue):
    def next(self, state: State) -> int:
        return len(state.queue) - 1


@deviation(
    "new-triggers-jump-the-queue",
    "A-heroes-queue",
    ru="сработавшее позже заносится в конец Очереди",
    en="what triggers later enters at the end of the Queue",
)
class _Jump(Queue):
    def enter(self, state: State, using: Using, target: int) -> None:
        super().enter(state, using, target)
        if state.ability(using.definition).timing == words.WHEN_CLOSES:
            state.queue.insert(0, state.queue.pop())


@deviation(
    "executed-as-it-enters",
    "A-heroes-queue",
    ru="сработавшее вместе сначала заносится целиком, потом выполняется",
    en="what has triggered together enters as a whole before it is executed",
)
class _AsItEnters(Queue):
    def settle(self, state: State) -> bool:
        if state.queue:
            self.execute(state)
            return True
        return super().settle(state)


@deviation(
    "active-player-s-triggers-first",
    "A-heroes-queue",
    ru="первыми заносятся способности неактивного игрока",
    en="the inactive player's abilities enter first",
)
class _ActiveFirst(Queue):
    def order_of_players(self, state: State) -> tuple[int, int]:
        return state.active, 1 - state.active


@deviation(
    "first-player-s-triggers-first",
    "A-heroes-queue",
    ru="первыми заносятся способности неактивного игрока, а не всегда Первого",
    en="the inactive player's abilities enter first, not always the First Player's",
)
class _FirstFirst(Queue):
    def order_of_players(self, state: State) -> tuple[int, int]:
        return 0, 1


@deviation(
    "heroes-triggers-in-a-fixed-order",
    "A-heroes-queue",
    ru="свои способности игрок располагает сам",
    en="a player orders their own abilities",
)
class _FixedOrder(Queue):
    def asks(self, state: State, player: int) -> bool:
        return False


@deviation(
    "active-player-orders-everything",
    "A-heroes-queue",
    ru="свои способности располагает и неактивный игрок",
    en="the inactive player orders their own abilities too",
)
class _ActiveOrders(Queue):
    def trigger(self, state: State, card: int, definition: int) -> None:
        super().trigger(state, card, definition)
        state.waiting = [Waiting(state.active, *each[1:]) for each in state.waiting]


@deviation(
    "opponent-orders",
    "A-heroes-queue",
    ru="способности игрока располагает он сам, а не противник",
    en="a player's abilities are ordered by that player, not by the opponent",
)
class _OpponentOrders(Queue):
    def trigger(self, state: State, card: int, definition: int) -> None:
        super().trigger(state, card, definition)
        state.waiting = [Waiting(1 - state.cast.owners[each.card], *each[1:]) for each in state.waiting]


@deviation(
    "one-trigger-a-card",
    "A-heroes-queue",
    ru="у одной карты вместе срабатывают все способности, а не одна",
    en="of one card all abilities trigger together, not one",
)
class _OneACard(Queue):
    def trigger(self, state: State, card: int, definition: int) -> None:
        if all(each.card != card or each.definition == definition for each in state.waiting):
            super().trigger(state, card, definition)


@deviation(
    "same-triggers-merged",
    "A-heroes-queue",
    ru="способность, сработавшая дважды, заносится дважды",
    en="an ability that has triggered twice enters twice",
)
class _Merged(Queue):
    def trigger(self, state: State, card: int, definition: int) -> None:
        if all(each[1:] != (card, definition) for each in state.waiting):
            super().trigger(state, card, definition)


class _ByTime(Queue):
    """What triggered earlier since recovery enters earlier, whatever the players would choose."""

    _MOMENTS = (words.ON_OPENING, words.WHEN_DRAWN, words.WHEN_REVEALED)

    def moment(self, state: State, entry: Waiting) -> int:
        """Return when it triggered: on opening, by the draw, on revealing, at the start of the turn."""
        timing = state.ability(entry.definition).timing
        at_once = state.step != TRIGGERS or timing not in self._MOMENTS
        return len(self._MOMENTS) if at_once else self._MOMENTS.index(timing)

    def own(self, state: State, player: int) -> list[int]:
        moments = [self.moment(state, entry) for entry in state.waiting]
        found = super().own(state, player)
        return [n for n in found if moments[n] == min(moments)]


alternative("A-heroes-queue", "earlier-triggered-enters-earlier", _ByTime)


@deviation(
    "earlier-triggered-enters-earlier",
    "A-heroes-queue",
    ru="занесённое в 304.4 разом сработало вместе, когда бы ни сработало",
    en="what enters at once by 304.4 has triggered together, whenever it triggered",
)
class _EarlierFirst(_ByTime):
    pass


# A-heroes-optional-triggers


@deviation(
    "optional-forced",
    "A-heroes-optional-triggers",
    ru="от необязательной способности можно отказаться",
    en="an optional ability may be declined",
)
class _Forced(Queue):
    def asks(self, state: State, player: int) -> bool:
        return len({entry for entry in state.waiting if entry.player == player}) > 1

    def may_decline(self, state: State, player: int) -> bool:
        return False


@deviation(
    "optional-forced-with-a-target",
    "A-heroes-optional-triggers",
    ru="от необязательной способности можно отказаться и тогда, когда у неё есть цель",
    en="an optional ability may be declined even if it has a target",
)
class _ForcedWithTarget(Queue):
    def may_decline(self, state: State, player: int) -> bool:
        own = [entry for entry in state.waiting if entry.player == player]
        untargeted = all(not state.ability(entry.definition).target for entry in own)
        return untargeted and super().may_decline(state, player)


@deviation(
    "optional-never-triggers",
    "A-heroes-optional-triggers",
    ru="необязательную способность можно использовать",
    en="an optional ability may be used",
)
class _Never(Queue):
    def trigger(self, state: State, card: int, definition: int) -> None:
        if not state.ability(definition).optional:
            super().trigger(state, card, definition)


@deviation(
    "declined-waits-on",
    "A-heroes-optional-triggers",
    ru="способность, от которой отказались, потеряна",
    en="an ability that was declined is lost",
)
class _WaitsOn(Queue):
    def decline(self, state: State, player: int) -> None:
        pass


@deviation(
    "declined-for-good",
    "A-heroes-optional-triggers",
    ru="способность, от которой отказались, в следующий раз срабатывает снова",
    en="an ability that was declined triggers again the next time",
)
class _ForGood(Queue):
    def decline(self, state: State, player: int) -> None:
        state.used += [entry[1:] for entry in state.waiting if entry.player == player]
        super().decline(state, player)

    def is_used_up(self, state: State, card: int, definition: int) -> bool:
        return (card, definition) in state.used or super().is_used_up(state, card, definition)


@deviation(
    "declining-one-declines-all-that-entered",
    "A-heroes-optional-triggers",
    ru="отказ не касается того, что уже занесено",
    en="declining leaves alone what has entered already",
)
class _DeclinesAll(Queue):
    def decline(self, state: State, player: int) -> None:
        super().decline(state, player)
        state.queue = [each for each in state.queue if each.player != player]


@deviation(
    "mandatory-declined",
    "A-heroes-optional-triggers",
    ru="от обязательной способности отказаться нельзя",
    en="a mandatory ability may not be declined",
)
class _MandatoryDeclined(Queue):
    def may_decline(self, state: State, player: int) -> bool:
        return True


@deviation(
    "opponent-s-mandatory-binds",
    "A-heroes-optional-triggers",
    ru="обязательная способность противника отказаться не мешает",
    en="a mandatory ability of the opponent does not keep a player from declining",
)
class _BoundByOpponent(Queue):
    def may_decline(self, state: State, player: int) -> bool:
        return all(state.ability(entry.definition).optional for entry in state.waiting)


@deviation(
    "asked-with-nothing-to-decide",
    "A-heroes-optional-triggers",
    ru="о единственной обязательной способности не спрашивают",
    en="nobody is asked about a single mandatory ability",
)
class _AlwaysAsked(Queue):
    def asks(self, state: State, player: int) -> bool:
        return bool(super().own(state, player))


# A-heroes-targets


@deviation(
    "target-named-on-execution",
    "A-heroes-targets",
    ru="цель называют, когда способность заносится в Очередь",
    en="the target is named as the ability enters the Queue",
)
class _NamedOnExecution(Queue):
    def put(self, state: State, number: int) -> None:
        _, card, definition = state.waiting.pop(number)
        state.rules.abilities.mark(state, card, definition)
        self.enter(state, Using(card, definition, state.cast.owners[card]), -1)

    def execute(self, state: State) -> None:
        each = state.queue[0]
        if each.kind == BY_ABILITY and each.target < 0 and state.ability(each.definition).choices:
            state.queue.pop(0)
            using = Using(each.card, each.definition, each.player)
            if state.rules.effects.has_target(state, using):
                state.using = using
        else:
            super().execute(state)

    def go_on(self, state: State, using: Using, target: int) -> None:
        if state.ability(using.definition).timing == words.ACTIVATED:
            super().go_on(state, using, target)
        else:
            state.queue.insert(0, Object(BY_ABILITY, *using, target))


@deviation(
    "another-target-taken",
    "A-heroes-targets",
    ru="если цели больше нет, способность отменяется, а не берёт другую",
    en="with its target gone the ability is cancelled and takes no other",
)
class _AnotherTarget(Effects):
    def execute(self, state: State, using: Using, target: int) -> None:
        found = self.targets(state, using)
        super().execute(state, using, target if target < 0 or target in found else found[0])

    def is_still_legal(self, state: State, using: Using, target: int) -> bool:
        return self.has_target(state, using)


@deviation(
    "target-not-tested-again",
    "A-heroes-targets",
    ru="цель проверяют ещё раз при выполнении",
    en="the target is tested again on execution",
)
class _NotTestedAgain(Effects):
    def is_still_legal(self, state: State, using: Using, target: int) -> bool:
        return True


@deviation(
    "every-target-fails-on-execution",
    "A-heroes-targets",
    ru="если цель на месте, способность выполняется, что бы с ней ни случилось",
    en="with its target still there the ability is executed, whatever has happened to it",
)
class _FailsIfTouched(Effects):
    def is_still_legal(self, state: State, using: Using, target: int) -> bool:
        touched = target >= 0 and state.wounds[target] > 0
        return not touched and super().is_still_legal(state, using, target)


@deviation(
    "targetless-counts-as-used",
    "A-heroes-targets",
    ru="срабатывающая способность без цели не заносится и не использована",
    en="a triggered ability without a target does not enter and is not used",
)
class _TargetlessUsed(Queue):
    def put(self, state: State, number: int) -> None:
        player, card, definition = state.waiting[number]
        if not state.rules.effects.has_target(state, Using(card, definition, player)):
            state.rules.abilities.mark(state, card, definition)
        super().put(state, number)


@deviation(
    "heroes-used-without-a-target",
    "A-heroes-targets",
    ru="активируемую способность без цели использовать нельзя",
    en="an activated ability without a target cannot be used",
)
class _UsedWithout(ActivatedAbilities):
    def why_not_use(self, state: State, player: int, card: int, definition: int) -> Refusal | None:
        why = super().why_not_use(state, player, card, definition)
        return None if why is not None and why.citation == TARGETS else why


@deviation(
    "gone-card-its-own-target",
    "A-heroes-targets",
    ru="карта, которой больше нет в игре, своей способности не цель",
    en="a card that is gone is no target of its own ability",
)
class _GoneItsOwnTarget(Effects):
    def meant(self, state: State, using: Using, target: str) -> list[int]:
        return [using.card] if target == words.THIS else super().meant(state, using, target)


@deviation(
    "hero-not-its-own-target",
    "A-heroes-targets",
    ru="способность героя берёт целью и самого героя",
    en="an ability of a hero has the hero as its target too",
)
class _HeroNotItsOwn(Effects):
    def meant(self, state: State, using: Using, target: str) -> list[int]:
        own = using.card == state.hero(using.player)
        return [] if own and target == words.THIS else super().meant(state, using, target)


@deviation(
    "any-creature-for-every-creature",
    "A-heroes-targets",
    ru="способность берёт целью только то, о чём говорит",
    en="an ability has only what it means as its target",
)
class _EveryCreature(Effects):
    def meant(self, state: State, using: Using, target: str) -> list[int]:
        whose = (words.OWN_CREATURE, words.ENEMY_CREATURE)
        return super().meant(state, using, words.ANY_CREATURE if target in whose else target)


@deviation(
    "any-creature-is-the-enemy-s",
    "A-heroes-targets",
    ru="«любое» существо может быть и своим",
    en="“any” creature may be one's own",
)
class _AnyIsEnemy(Effects):
    def meant(self, state: State, using: Using, target: str) -> list[int]:
        return super().meant(state, using, words.ENEMY_CREATURE if target == words.ANY_CREATURE else target)


@deviation(
    "event-played-without-a-target",
    "A-heroes-targets",
    ru="событие без цели разыграть нельзя",
    en="an event without a target cannot be played",
)
class _EventWithout(PlayingCards):
    def has_effect(self, state: State, player: int, card: int) -> bool:
        return True


# A-heroes-ability-outlives


@deviation(
    "queued-dies-with-its-card",
    "A-heroes-ability-outlives",
    ru="занесённая в Очередь способность выполняется и без своей карты",
    en="an ability in the Queue is executed without its card too",
)
class _QueuedDies(Effects):
    def is_still_legal(self, state: State, using: Using, target: int) -> bool:
        return state.where[using.card] >= 0 and super().is_still_legal(state, using, target)


@deviation(
    "waiting-dies-with-its-card",
    "A-heroes-ability-outlives",
    ru="сработавшая способность выполняется и без своей карты",
    en="an ability that has triggered is executed without its card too",
)
class _WaitingDies(EndOfGame):
    def die(self, state: State, dead: list[int]) -> None:
        super().die(state, dead)
        state.waiting = [entry for entry in state.waiting if entry.card not in dead]


@deviation(
    "only-the-active-player-s-outlive",
    "A-heroes-ability-outlives",
    ru="способности обоих игроков переживают свои карты",
    en="the abilities of both players outlive their cards",
)
class _OnlyActiveOutlive(Effects):
    def is_still_legal(self, state: State, using: Using, target: int) -> bool:
        outlives = state.where[using.card] >= 0 or using.player == state.active
        return outlives and super().is_still_legal(state, using, target)
