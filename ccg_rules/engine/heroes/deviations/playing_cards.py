"""Deviations from what is assumed of the playing of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.heroes import state as steps
from ccg_rules.engine.heroes.choice import Choice
from ccg_rules.engine.heroes.deviations.register import deviation
from ccg_rules.engine.heroes.playing_cards import PLAYED, PlayingCards
from ccg_rules.engine.heroes.state import HAND, State, Using
from ccg_rules.notation.heroes import abilities as words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


# In which order costs change (`A-heroes-costs`)


@deviation(
    "cost-times-before-more",
    "A-heroes-costs",
    ru="сначала увеличивают, потом умножают",
    en="increasing comes first, then multiplying",
)
class _TimesBeforeMore(PlayingCards):
    def order_of_changes(self) -> Sequence[str]:
        return ("times", "more", "less", "divided", "set")


@deviation(
    "cost-more-last",
    "A-heroes-costs",
    ru="увеличивают прежде всего, а не в последнюю очередь",
    en="increasing comes before all, not last",
)
class _MoreLast(PlayingCards):
    def order_of_changes(self) -> Sequence[str]:
        return ("times", "less", "divided", "set", "more")


@deviation(
    "cost-less-before-times",
    "A-heroes-costs",
    ru="сначала умножают, потом уменьшают",
    en="multiplying comes first, then decreasing",
)
class _LessBeforeTimes(PlayingCards):
    def order_of_changes(self) -> Sequence[str]:
        return ("more", "less", "times", "divided", "set")


@deviation(
    "cost-divided-before-times",
    "A-heroes-costs",
    ru="сначала умножают, потом делят",
    en="multiplying comes first, then dividing",
)
class _DividedBeforeTimes(PlayingCards):
    def order_of_changes(self) -> Sequence[str]:
        return ("more", "divided", "times", "less", "set")


@deviation(
    "cost-divided-before-less",
    "A-heroes-costs",
    ru="сначала уменьшают, потом делят",
    en="decreasing comes first, then dividing",
)
class _DividedBeforeLess(PlayingCards):
    def order_of_changes(self) -> Sequence[str]:
        return ("more", "times", "divided", "less", "set")


@deviation(
    "cost-set-before-divided",
    "A-heroes-costs",
    ru="сначала делят, потом устанавливают",
    en="dividing comes first, then setting",
)
class _SetBeforeDivided(PlayingCards):
    def order_of_changes(self) -> Sequence[str]:
        return ("more", "times", "less", "set", "divided")


@deviation(
    "cost-set-first",
    "A-heroes-costs",
    ru="устанавливают в последнюю очередь, а не прежде всего",
    en="setting comes last, not before all",
)
class _SetFirst(PlayingCards):
    def order_of_changes(self) -> Sequence[str]:
        return ("set", "more", "times", "less", "divided")


@deviation(
    "cost-below-zero",
    "A-heroes-costs",
    ru="стоимость не бывает ниже 0",
    en="a cost is never below 0",
)
class _BelowZero(PlayingCards):
    def at_least(self, price: int) -> int:
        return price


@deviation(
    "cost-at-least-one",
    "A-heroes-costs",
    ru="стоимость может опуститься до 0, а не до 1",
    en="a cost may sink to 0, not only to 1",
)
class _AtLeastOne(PlayingCards):
    def at_least(self, price: int) -> int:
        return max(1, price)


@deviation(
    "cost-changed-for-both-players",
    "A-heroes-costs",
    ru="меняется стоимость только тех карт, о которых сказано",
    en="the cost of those cards only changes that are spoken of",
)
class _ForBothPlayers(PlayingCards):
    def changes(self, state: State, player: int) -> Iterator[words.Ability]:
        for card in state.lying():
            yield from state.permanent(card, "cost")


# Halves, and what is set twice (`A-heroes-cost-numbers`)


@deviation(
    "cost-rounded-down",
    "A-heroes-cost-numbers",
    ru="половина стоимости округляется вверх, а не вниз",
    en="half a cost is rounded up, not down",
)
class _RoundedDown(PlayingCards):
    def changed(self, price: int, change: str, numbers: Sequence[int]) -> int:
        if change == "divided":
            for number in numbers:
                price //= number
            return price
        return super().changed(price, change, numbers)


@deviation(
    "cost-highest-set",
    "A-heroes-cost-numbers",
    ru="из нескольких установленных стоимостей берётся наименьшая, а не наибольшая",
    en="of several costs that are set the lowest counts, not the highest",
)
class _HighestSet(PlayingCards):
    def changed(self, price: int, change: str, numbers: Sequence[int]) -> int:
        return max(numbers) if change == "set" else super().changed(price, change, numbers)


@deviation(
    "cost-last-set",
    "A-heroes-cost-numbers",
    ru="из нескольких установленных стоимостей берётся наименьшая, а не последняя",
    en="of several costs that are set the lowest counts, not the last",
)
class _LastSet(PlayingCards):
    def changed(self, price: int, change: str, numbers: Sequence[int]) -> int:
        return numbers[-1] if change == "set" else super().changed(price, change, numbers)


# Classes of support cards (`A-heroes-one-support-per-class`)


@deviation(
    "two-of-a-class",
    "A-heroes-one-support-per-class",
    ru="второй карты поддержки того же класса у игрока не бывает",
    en="a player has no second support card of a class",
)
class _TwoOfAClass(PlayingCards):
    def is_class_free(self, state: State, player: int, card: int) -> bool:
        return True


@deviation(
    "class-taken-by-opponent",
    "A-heroes-one-support-per-class",
    ru="карта поддержки противника того же класса не мешает",
    en="the opponent's support card of the class is no hindrance",
)
class _TakenByOpponent(PlayingCards):
    def is_class_free(self, state: State, player: int, card: int) -> bool:
        return all(super(_TakenByOpponent, self).is_class_free(state, each, card) for each in (0, 1))


@deviation(
    "one-class-at-all",
    "A-heroes-one-support-per-class",
    ru="карту поддержки другого класса разыграть можно",
    en="a support card of another class may be played",
)
class _OneClass(PlayingCards):
    def is_class_free(self, state: State, player: int, card: int) -> bool:
        own = state.cast.cards[card].group
        return own is None or all(state.cast.cards[c].group is None for c in state.in_play(player))


@deviation(
    "no-class-is-a-class",
    "A-heroes-one-support-per-class",
    ru="карт поддержки без класса может быть несколько",
    en="there may be several support cards without a class",
)
class _NoClass(PlayingCards):
    def is_class_free(self, state: State, player: int, card: int) -> bool:
        cards = state.cast.cards
        own = [cards[c].group for c in state.in_play(player) if cards[c].kind == "support"]
        return cards[card].kind != "support" or cards[card].group not in own


# What becomes of a card (`A-heroes-playing`)


@deviation(
    "cards-played-free",
    "A-heroes-playing",
    ru="за карту платят",
    en="a card is paid for",
)
class _PlayedFree(PlayingCards):
    def at_least(self, price: int) -> int:
        return 0


@deviation(
    "coins-spent-for-good",
    "A-heroes-playing",
    ru="монеты закрываются, а не исчезают",
    en="coins close and do not disappear",
)
class _SpentForGood(PlayingCards):
    def play(self, state: State, player: int, card: int) -> None:
        closed = state.closed_coins[player]
        super().play(state, player, card)
        state.coins[player] -= state.closed_coins[player] - closed
        state.closed_coins[player] = closed


@deviation(
    "closed-coins-pay",
    "A-heroes-playing",
    ru="закрытые монеты ни за что не платят",
    en="closed coins pay for nothing",
)
class _ClosedCoinsPay(PlayingCards):
    def why_not_play(self, state: State, player: int, card: int) -> Refusal | None:
        closed, state.closed_coins[player] = state.closed_coins[player], 0
        why = super().why_not_play(state, player, card)
        state.closed_coins[player] = closed
        return why


@deviation(
    "comes-into-play-closed",
    "A-heroes-playing",
    ru="существо и карта поддержки входят в игру открытыми",
    en="creatures and support cards come into play open",
)
class _ComesClosed(PlayingCards):
    def put_into_play(self, state: State, player: int, card: int, place: int) -> None:
        super().put_into_play(state, player, card, place)
        state.closed |= 1 << card


@deviation(
    "comes-into-play-face-up",
    "A-heroes-playing",
    ru="карта входит в игру скрытой, если на ней так сказано",
    en="a card comes into play hidden where it says so",
)
class _ComesFaceUp(PlayingCards):
    def comes_face_up(self, state: State, card: int) -> bool:
        return True


@deviation(
    "event-kept-in-hand",
    "A-heroes-playing",
    ru="событие уходит на кладбище, а не возвращается в руку",
    en="an event goes to the graveyard and does not return to the hand",
)
class _EventKept(PlayingCards):
    def play_event(self, state: State, player: int, card: int) -> None:
        super().play_event(state, player, card)
        state.put(card, HAND)
        state.graveyard[player].remove(card)


@deviation(
    "when-played-on-the-spot",
    "A-heroes-playing",
    ru="способности «при розыгрыше» заносятся в Очередь, а не выполняются на месте",
    en="“when played” abilities enter the Queue and are not executed on the spot",
)
class _OnTheSpot(PlayingCards):
    def put_into_play(self, state: State, player: int, card: int, place: int) -> None:
        super().put_into_play(state, player, card, place)
        waiting, state.waiting = state.waiting, []
        for entry in waiting:
            using = Using(entry.card, entry.definition, entry.player)
            state.rules.effects.execute(state, using, -1)


@deviation(
    "when-played-for-any-card",
    "A-heroes-playing",
    ru="«при розыгрыше» срабатывает от розыгрыша самой карты, а не любой",
    en="“when played” triggers by the card's own playing, not by any card's",
)
class _ForAnyCard(PlayingCards):
    def put_into_play(self, state: State, player: int, card: int, place: int) -> None:
        super().put_into_play(state, player, card, place)
        for other in state.creatures(player):
            if other != card:
                state.rules.queue.happens_to(state, words.WHEN_PLAYED, other)


@deviation(
    "playing-ends-the-turn",
    "A-heroes-playing",
    ru="после розыгрыша карты игра возвращается в фазу выбора",
    en="after a card has been played the game returns to the Choice Phase",
)
class _EndsTheTurn(Choice):
    def after_phase(self, state: State) -> int:
        return steps.END if state.step == steps.PLAYING else super().after_phase(state)


@deviation(
    "playing-over-before-queue",
    "A-heroes-playing",
    ru="игра возвращается в фазу выбора, когда Очередь пуста, а не раньше",
    en="the game returns to the Choice Phase when the Queue is empty, not before",
)
class _OverBeforeQueue(PlayingCards):
    def put_into_play(self, state: State, player: int, card: int, place: int) -> None:
        super().put_into_play(state, player, card, place)
        state.rules.choice.back(state, PLAYED)


class _Fewer(PlayingCards):
    """A player has fewer places for cards of a kind than there are."""

    def is_full(self, state: State, player: int, kind: str) -> bool:
        """Tell whether the player can play no more cards of that kind."""
        raise NotImplementedError

    def why_not_play(self, state: State, player: int, card: int) -> Refusal | None:
        if self.is_full(state, player, state.cast.cards[card].kind):
            return refuse(PLAYED, "no-place-left")
        return super().why_not_play(state, player, card)


@deviation(
    "fourteen-creatures-at-most",
    "A-heroes-playing",
    ru="существ у игрока может быть 15",
    en="a player may have 15 creatures",
)
class _FourteenCreatures(_Fewer):
    def is_full(self, state: State, player: int, kind: str) -> bool:
        return kind == "creature" and len(state.creatures(player)) >= 14


@deviation(
    "four-supports-at-most",
    "A-heroes-playing",
    ru="карт поддержки у игрока может быть 5",
    en="a player may have 5 support cards",
)
class _FourSupports(_Fewer):
    def is_full(self, state: State, player: int, kind: str) -> bool:
        supports = [card for card in state.in_play(player) if state.cast.cards[card].kind == "support"]
        return kind == "support" and len(supports) >= 4
