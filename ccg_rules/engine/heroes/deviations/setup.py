"""Deviations from what is assumed of the setting up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine.heroes.deviations.register import deviation
from ccg_rules.engine.heroes.draws import Draws
from ccg_rules.engine.heroes.end_of_turn import EndOfTurn
from ccg_rules.engine.heroes.setup import Setup
from ccg_rules.engine.heroes.state import EXCHANGE, GRAVEYARD, NOBODY
from ccg_rules.notation.heroes import abilities as words
from ccg_rules.notation.heroes import places

if TYPE_CHECKING:
    from ccg_rules.engine.heroes.state import State


# A-heroes-setup


@deviation(
    "five-cards-dealt",
    "A-heroes-setup",
    ru="раздаются четыре карты, а не пять",
    en="four cards are dealt, not five",
)
class _FiveDealt(Setup):
    def size_of_hand(self, player: int) -> int:
        return 5


@deviation(
    "one-card-more-for-the-second-player",
    "A-heroes-setup",
    ru="обоим игрокам раздаётся поровну",
    en="both players are dealt the same number",
)
class _MoreForSecond(Setup):
    def size_of_hand(self, player: int) -> int:
        return super().size_of_hand(player) + player


@deviation(
    "whole-hand-exchanged",
    "A-heroes-setup",
    ru="заменяются только названные карты",
    en="only the cards that are named are exchanged",
)
class _WholeHand(Setup):
    def exchange(self, state: State, player: int) -> None:
        slots = range(len(state.hand[player])) if state.chosen else ()
        state.chosen = [places.HAND_START + slot for slot in slots]
        super().exchange(state, player)


@deviation(
    "exchange-obligatory",
    "A-heroes-setup",
    ru="можно не заменять ни одной карты",
    en="one may exchange no card at all",
)
class _Obligatory(Setup):
    def exchange(self, state: State, player: int) -> None:
        state.chosen = state.chosen or [places.HAND_START]
        super().exchange(state, player)


@deviation(
    "three-cards-exchanged-at-most",
    "A-heroes-setup",
    ru="заменить можно и все карты",
    en="all cards may be exchanged",
)
class _ThreeAtMost(Setup):
    def may_exchange(self, state: State, slot: int) -> bool:
        return super().may_exchange(state, slot) and len(state.chosen) < 3


@deviation(
    "card-named-twice-for-the-exchange",
    "A-heroes-setup",
    ru="назвать карту дважды нельзя",
    en="no card may be named twice",
)
class _NamedTwice(Setup):
    def may_exchange(self, state: State, slot: int) -> bool:
        return True

    def exchange(self, state: State, player: int) -> None:
        state.chosen = list(dict.fromkeys(state.chosen))
        super().exchange(state, player)


@deviation(
    "exchange-until-content",
    "A-heroes-setup",
    ru="заменяют карты один раз",
    en="cards are exchanged once",
)
class _UntilContent(Setup):
    def exchange(self, state: State, player: int) -> None:
        content = not state.chosen
        super().exchange(state, player)
        state.exchanged[player] = content


# A-heroes-exchange


@deviation(
    "second-player-exchanges-first",
    "A-heroes-exchange",
    ru="первым заменяет Первый игрок",
    en="the First Player exchanges first",
)
class _SecondFirst(Setup):
    def exchanger(self, state: State) -> int:
        return next((player for player in (1, 0) if not state.exchanged[player]), NOBODY)


@deviation(
    "exchange-of-the-first-player-only",
    "A-heroes-exchange",
    ru="заменяет и Второй игрок",
    en="the Second Player exchanges too",
)
class _FirstOnly(Setup):
    def exchanger(self, state: State) -> int:
        return NOBODY if state.exchanged[0] else 0


@deviation(
    "one-card-fewer-after-the-exchange",
    "A-heroes-exchange",
    ru="берётся столько же карт, сколько названо",
    en="as many cards are drawn as were named",
)
class _OneFewer(Setup):
    def exchange(self, state: State, player: int) -> None:
        super().exchange(state, player)
        state.drawing[player] = max(0, state.drawing[player] - 1)


@deviation(
    "exchanged-cards-to-the-graveyard",
    "A-heroes-exchange",
    ru="названные карты уходят в колоду",
    en="the cards named go to the deck",
)
class _ToTheGraveyard(Setup):
    def exchange(self, state: State, player: int) -> None:
        cards = [state.hand[player][place - places.HAND_START] for place in state.chosen]
        super().exchange(state, player)
        for card in cards:
            state.put(card, GRAVEYARD)
        state.drawing[player] = min(state.drawing[player], len(state.deck(player)))


@deviation(
    "drawn-before-the-exchanged-go-back",
    "A-heroes-exchange",
    ru="названные карты уходят в колоду раньше, чем берутся новые",
    en="the cards named go to the deck before new ones are drawn",
)
class _DrawnBefore(Setup):
    def exchange(self, state: State, player: int) -> None:
        before = len(state.deck(player))
        super().exchange(state, player)
        state.drawing[player] = min(state.drawing[player], before)


@deviation(
    "named-by-the-first-named-for-both",
    "A-heroes-exchange",
    ru="названное Первым игроком Второго не связывает",
    en="what the First Player has named does not bind the Second",
)
class _NamedForBoth(Setup):
    def exchange(self, state: State, player: int) -> None:
        named = list(state.chosen)
        super().exchange(state, player)
        state.chosen = named


@deviation(
    "first-hand-triggers",
    "A-heroes-exchange",
    ru="от карт первой руки способности не срабатывают",
    en="no ability triggers by a card of the first hand",
)
class _FirstHandTriggers(Draws):
    def draw(self, state: State, player: int, number: int) -> None:
        super().draw(state, player, number)
        if state.step == EXCHANGE:
            state.rules.queue.happens(state, words.WHEN_DRAWN, player)


# A-heroes-hands-private


@deviation(
    "hands-shown-to-both",
    "A-heroes-hands-private",
    ru="карты руки видит только их владелец",
    en="the cards of a hand are seen by their owner only",
)
class _HandsShown(Draws):
    def shows_hand(self, player: int, observer: int) -> bool:
        return True


# A-heroes-decks


@deviation(
    "drawn-from-the-bottom",
    "A-heroes-decks",
    ru="карты берут сверху",
    en="cards are drawn from the top",
)
class _FromTheBottom(Draws):
    def draw(self, state: State, player: int, number: int) -> None:
        super().draw(state, player, -1 if number == 0 else number)


@deviation(
    "coins-at-the-beginning",
    "A-heroes-decks",
    ru="в начале партии монет нет",
    en="there are no coins at the beginning of a game",
)
class _CoinsAtTheBeginning(EndOfTurn):
    def begin_first_turn(self, state: State) -> None:
        state.coins = [1, 1]
        super().begin_first_turn(state)
