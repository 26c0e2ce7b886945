"""Deviations from chapter `accumulation`, and readings not taken there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.decision import PLAYERS
from ccg_rules.engine.heroes import actions
from ccg_rules.engine.heroes.accumulation import (
    QUEUE_EMPTY,
    THIRD_FAILURE,
    Accumulation,
    AccumulationQueue,
    Revealing,
)
from ccg_rules.engine.heroes.deviations.register import alternative, deviation
from ccg_rules.engine.heroes.draws import Draws
from ccg_rules.engine.heroes.effects import Effects
from ccg_rules.engine.heroes.end_of_game import EndOfGame
from ccg_rules.engine.heroes.queue import Queue, collect
from ccg_rules.engine.heroes.state import (
    ACCUMULATION,
    DECK,
    DRAWN,
    END,
    HAND,
    OVER,
    TRIGGERS,
)
from ccg_rules.notation.heroes import abilities as words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ccg_rules.engine.heroes.state import State


# 304.1


@deviation(
    "coin-without-limit",
    "accumulation.coin.below_ten",
    ru="у кого десять монет, тот больше не получает",
    en="whoever has ten coins gains no more",
)
class _WithoutLimit(Accumulation):
    def gains_coin(self, state: State, player: int) -> bool:
        return True


@deviation(
    "coin-at-more-than-ten",
    "accumulation.coin.below_ten",
    ru="у кого больше десяти монет, тот больше не получает",
    en="whoever has more than ten coins gains no more",
)
class _MoreThanTen(Accumulation):
    def gains_coin(self, state: State, player: int) -> bool:
        return state.coins[player] != 10


@deviation(
    "coins-cut-to-ten",
    "accumulation.coin.below_ten",
    ru="у кого больше десяти монет, тот их не теряет",
    en="whoever has more than ten coins does not lose them",
)
class _CutToTen(Accumulation):
    def begin(self, state: State) -> None:
        super().begin(state)
        state.coins[state.active] = min(10, state.coins[state.active])


@deviation(
    "coin-limit-nine",
    "accumulation.coin.below_ten",
    ru="у кого девять монет, тот получает десятую",
    en="whoever has nine coins gains the tenth",
)
class _LimitNine(Accumulation):
    def gains_coin(self, state: State, player: int) -> bool:
        return state.coins[player] < 9


@deviation(
    "coin-closed",
    "accumulation.coin.below_ten",
    ru="полученная монета открыта",
    en="the coin gained is open",
)
class _Closed(Accumulation):
    def gain_coin(self, state: State, player: int) -> None:
        super().gain_coin(state, player)
        state.closed_coins[player] += 1


@deviation(
    "two-coins",
    "accumulation.coin.below_ten",
    ru="игрок получает одну монету, а не две",
    en="the player gains one coin, not two",
)
class _TwoCoins(Accumulation):
    def gain_coin(self, state: State, player: int) -> None:
        super().gain_coin(state, player)
        super().gain_coin(state, player)


@deviation(
    "coin-for-both-players",
    "accumulation.coin.below_ten",
    ru="неактивный игрок монеты не получает",
    en="the inactive player gains no coin",
)
class _ForBoth(Accumulation):
    def gain_coin(self, state: State, player: int) -> None:
        super().gain_coin(state, player)
        super().gain_coin(state, 1 - player)


@deviation(
    "coin-for-the-inactive-player",
    "accumulation.coin.below_ten",
    ru="монету получает активный игрок, а не его противник",
    en="it is the active player who gains the coin, not the opponent",
)
class _ForInactive(Accumulation):
    def gain_coin(self, state: State, player: int) -> None:
        super().gain_coin(state, 1 - player)


@deviation(
    "no-coin-in-the-first-turn",
    "accumulation.coin.below_ten",
    ru="монету получают и в первый ход партии",
    en="a coin is gained in the first turn of the game too",
)
class _NotInFirstTurn(Accumulation):
    def gains_coin(self, state: State, player: int) -> bool:
        return state.turn > 1 and super().gains_coin(state, player)


# 304.2


@deviation(
    "first-player-draws",
    "accumulation.draw.one_card",
    ru="в первый ход Первый игрок карты не берёт",
    en="in the first turn the First Player draws no card",
)
class _FirstPlayerDraws(Accumulation):
    def draws(self, state: State) -> bool:
        return True


@deviation(
    "nobody-draws-in-their-first-turn",
    "accumulation.draw.one_card",
    ru="Второй игрок берёт карту и в первый свой ход",
    en="the Second Player draws a card in their first turn too",
)
class _NobodyDraws(Accumulation):
    def draws(self, state: State) -> bool:
        return state.turn > 2


@deviation(
    "first-player-does-not-draw",
    "accumulation.draw.one_card",
    ru="не берёт карты Первый игрок только в первый ход",
    en="the First Player does not draw in the first turn only",
)
class _FirstNeverDraws(Accumulation):
    def draws(self, state: State) -> bool:
        return state.active != 0


@deviation(
    "two-cards-drawn",
    "accumulation.draw.one_card",
    ru="берут одну карту, а не две",
    en="one card is drawn, not two",
)
class _TwoCards(Accumulation):
    def draw_one(self, state: State, player: int) -> None:
        super().draw_one(state, player)
        state.drawing[player] = min(2, len(state.deck(player)))


@deviation(
    "both-players-draw",
    "accumulation.draw.one_card",
    ru="неактивный игрок карты не берёт",
    en="the inactive player draws no card",
)
class _BothDraw(Accumulation):
    def draw_one(self, state: State, player: int) -> None:
        super().draw_one(state, player)
        super().draw_one(state, 1 - player)


@deviation(
    "inactive-player-draws",
    "accumulation.draw.one_card",
    ru="карту берёт активный игрок, а не его противник",
    en="it is the active player who draws a card, not the opponent",
)
class _InactiveDraws(Accumulation):
    def draw_one(self, state: State, player: int) -> None:
        super().draw_one(state, 1 - player)


@deviation(
    "no-draw-with-a-full-hand",
    "accumulation.draw.one_card",
    ru="карту берут, сколько бы их ни было в руке",
    en="a card is drawn however many are in hand",
)
class _FullHand(Accumulation):
    def draws(self, state: State) -> bool:
        return super().draws(state) and len(state.hand[state.active]) < 10


@deviation(
    "no-card-drawn",
    "accumulation.draw.one_card",
    ru="карту берут, и в колоде их становится меньше",
    en="a card is drawn, and the deck has one less",
)
class _NoneDrawn(Accumulation):
    def draws(self, state: State) -> bool:
        return False


@deviation(
    "last-card-is-not-drawn",
    "accumulation.draw.one_card",
    ru="последнюю карту колоды берут",
    en="the last card of a deck is drawn",
)
class _LastNotDrawn(Accumulation):
    def draw_one(self, state: State, player: int) -> None:
        if len(state.deck(player)) > 1:
            super().draw_one(state, player)


@deviation(
    "graveyard-reshuffled",
    "accumulation.draw.empty_deck",
    ru="если колода пуста, карту не берут, и кладбище колодой не становится",
    en="with the deck empty no card is drawn, and the graveyard does not become the deck",
)
class _Reshuffled(Accumulation):
    def draw_one(self, state: State, player: int) -> None:
        if not state.deck(player):
            for card in list(state.graveyard[player]):
                state.graveyard[player].remove(card)
                state.put(card, DECK)
                state.up &= ~(1 << card)
            state.library[player] = None
        super().draw_one(state, player)


@deviation(
    "empty-deck-wounds",
    "accumulation.draw.empty_deck",
    ru="герой от пустой колоды ран не получает",
    en="the hero gets no wounds from an empty deck",
)
class _Wounds(Accumulation):
    def fail_to_draw(self, state: State, player: int) -> None:
        super().fail_to_draw(state, player)
        state.rules.effects.wound(state, [(state.hero(player), state.failed_draws[player])])


@deviation(
    "empty-deck-loses",
    "accumulation.draw.empty_deck",
    ru="не взяв карты в первый раз, игрок не проигрывает",
    en="failing to draw for the first time does not lose the game",
)
class _LosesAtOnce(Accumulation):
    def loses(self, state: State, player: int) -> bool:
        return True


@deviation(
    "empty-deck-loses-the-second-time",
    "accumulation.draw.empty_deck",
    ru="не взяв карты во второй раз, игрок не проигрывает",
    en="failing to draw for the second time does not lose the game",
)
class _LosesSecondTime(Accumulation):
    def loses(self, state: State, player: int) -> bool:
        return state.failed_draws[player] >= 2


@deviation(
    "empty-deck-ends-the-turn",
    "accumulation.draw.empty_deck",
    ru="не взяв карты, игрок просто играет дальше",
    en="having drawn no card, the player simply plays on",
)
class _EndsTurn(AccumulationQueue):
    def go_on(self, state: State) -> None:
        if state.deck(state.active):
            super().go_on(state)
        else:
            state.rules.enter(state, END, QUEUE_EMPTY)


@deviation(
    "drawn-from-the-other-deck",
    "accumulation.draw.empty_deck",
    ru="если колода пуста, из колоды противника не берут",
    en="with one's deck empty no card is drawn from the opponent's",
)
class _OtherDeck(Accumulation):
    def fail_to_draw(self, state: State, player: int) -> None:
        super().fail_to_draw(state, player)
        for card in state.deck(1 - player)[:1]:
            state.put(card, HAND)


@deviation(
    "never-lost-by-decking",
    "accumulation.third_failure.loses",
    ru="на третий раз игрок проигрывает",
    en="the third time the player loses",
)
class _NeverLost(Accumulation):
    def loses(self, state: State, player: int) -> bool:
        return False


@deviation(
    "lost-at-the-second-failure",
    "accumulation.third_failure.loses",
    ru="проигрывают на третий раз, а не на второй",
    en="it is the third time that loses, not the second",
)
class _LostAtSecond(Accumulation):
    def loses(self, state: State, player: int) -> bool:
        return state.failed_draws[player] >= 2


@deviation(
    "lost-at-the-fourth-failure",
    "accumulation.third_failure.loses",
    ru="проигрывают на третий раз, а не на четвёртый",
    en="it is the third time that loses, not the fourth",
)
class _LostAtFourth(Accumulation):
    def loses(self, state: State, player: int) -> bool:
        return state.failed_draws[player] >= 4


@deviation(
    "third-failure-is-a-draw",
    "accumulation.third_failure.loses",
    ru="партия проиграна этим игроком, а не закончена вничью",
    en="the game is lost by that player, not drawn",
)
class _IsADraw(EndOfGame):
    def end_game(self, state: State, winner: int, citation: int) -> None:
        super().end_game(state, DRAWN if citation == THIRD_FAILURE else winner, citation)


@deviation(
    "lost-after-the-reveal",
    "accumulation.third_failure.loses",
    ru="игра проиграна сразу, до раскрытия карт",
    en="the game is lost at once, before cards are revealed",
)
class _AfterReveal(EndOfGame):
    def end_game(self, state: State, winner: int, citation: int) -> None:
        if citation != THIRD_FAILURE or state.step != ACCUMULATION:
            super().end_game(state, winner, citation)

    def check(self, state: State) -> None:
        super().check(state)
        if state.step == TRIGGERS and state.failed_draws[state.active] >= 3:
            super().end_game(state, 1 - state.active, THIRD_FAILURE)


@deviation(
    "failures-in-a-row",
    "accumulation.third_failure.loses",
    ru="считаются все разы за игру, а не три подряд",
    en="all times in the game count, not three in a row",
)
class _InARow(Accumulation):
    def draw_one(self, state: State, player: int) -> None:
        if state.deck(player):
            state.failed_draws[player] = 0
        super().draw_one(state, player)


@deviation(
    "failures-of-both-players",
    "accumulation.third_failure.loses",
    ru="считаются разы этого игрока, а не обоих вместе",
    en="the times of that player count, not those of both together",
)
class _OfBoth(Accumulation):
    def loses(self, state: State, player: int) -> bool:
        return sum(state.failed_draws) >= 3


@deviation(
    "lost-with-the-last-card",
    "accumulation.third_failure.loses",
    ru="проигрывает тот, кто не может взять карту, а не тот, кто взял последнюю",
    en="whoever cannot draw loses, not whoever has drawn the last card",
)
class _WithTheLastCard(Accumulation):
    def draw_one(self, state: State, player: int) -> None:
        super().draw_one(state, player)
        if state.step != OVER and len(state.deck(player)) == 1 and state.failed_draws[player] == 2:
            state.rules.end_of_game.end_game(state, 1 - player, THIRD_FAILURE)


class _Counting(Effects):
    """A draw that fails by an ability counts as well."""

    def draw(self, state: State, player: int, n: int) -> None:
        missing = n > len(state.deck(player))
        super().draw(state, player, n)
        if missing:
            state.failed_draws[player] += 1


@deviation(
    "any-failed-draw-counts",
    "accumulation.third_failure.loses",
    ru="карта, не взятая по способности, в число трёх раз не входит",
    en="a draw that fails by an ability is none of the three times",
)
class _AnyFailureCounts(_Counting):
    pass


@deviation(
    "any-failed-draw-loses",
    "accumulation.third_failure.loses",
    ru="не взяв карты по способности, не проигрывают",
    en="a draw that fails by an ability does not lose the game",
)
class _AnyFailureLoses(_Counting):
    def draw(self, state: State, player: int, n: int) -> None:
        super().draw(state, player, n)
        if state.failed_draws[player] >= 3:
            state.rules.end_of_game.end_game(state, 1 - player, THIRD_FAILURE)


# A-heroes-third-failure


@deviation(
    "any-failed-draw-in-the-phase",
    "A-heroes-third-failure",
    ru="карта, не взятая по способности в фазу накопления, не считается",
    en="a draw that fails by an ability in the Accumulation Phase does not count",
)
class _InThePhase(_AnyFailureLoses):
    def draw(self, state: State, player: int, n: int) -> None:
        if state.step == TRIGGERS:
            _AnyFailureLoses.draw(self, state, player, n)
        else:
            Effects.draw(self, state, player, n)


alternative("A-heroes-third-failure", "any-failed-draw-in-the-phase", _InThePhase)


@deviation(
    "third-failure-only-without-abilities",
    "A-heroes-third-failure",
    ru="карта, не взятая по 304.2, считается, что бы ни делали в ту же фазу способности",
    en="a draw that fails by 304.2 counts, whatever abilities do in the same phase",
)
class _AbilityInstead(Effects):
    def draw(self, state: State, player: int, n: int) -> None:
        Effects.draw(self, state, player, n)
        if state.step == TRIGGERS and state.failed_draws[player]:
            state.failed_draws[player] -= 1


# 304.3


@deviation(
    "all-revealed",
    "accumulation.reveal.chosen_cards_together",
    ru="раскрываются только те карты, которые игрок хочет раскрыть",
    en="only those cards are revealed that the player wants to reveal",
)
class _AllRevealed(Revealing):
    def revealed(self, state: State) -> list[int]:
        return state.hidden(state.active)


@deviation(
    "all-or-none-revealed",
    "accumulation.reveal.chosen_cards_together",
    ru="можно раскрыть и часть скрытых карт",
    en="some of the hidden cards may be revealed and others not",
)
class _AllOrNone(Revealing):
    def revealed(self, state: State) -> list[int]:
        return state.hidden(state.active) if state.chosen else []


@deviation(
    "one-card-revealed",
    "accumulation.reveal.chosen_cards_together",
    ru="раскрыть можно все свои скрытые карты, а не одну",
    en="all one's hidden cards may be revealed, not one only",
)
class _OneRevealed(Revealing):
    def may_reveal(self, state: State) -> list[int]:
        return [] if state.chosen else super().may_reveal(state)


@deviation(
    "revealed-one-by-one",
    "accumulation.reveal.chosen_cards_together",
    ru="карты раскрываются одновременно, а не по одной",
    en="the cards are revealed together, not one by one",
)
class _OneByOne(Revealing):
    def carry_out(self, state: State, action: int) -> None:
        super().carry_out(state, action)
        for place in state.chosen:
            state.up |= 1 << state.board[place]


@deviation(
    "reveal-triggers-one-by-one",
    "accumulation.reveal.chosen_cards_together",
    ru="сработавшее при раскрытии нескольких карт ждёт вместе",
    en="what several revealed cards have triggered waits together",
)
class _TriggersOneByOne(Revealing):
    def end(self, state: State) -> None:
        queue = state.rules.queue
        while state.waiting:
            queue.put(state, 0)
            queue.execute(state)
        super().end(state)


@deviation(
    "one-card-must-be-revealed",
    "accumulation.reveal.chosen_cards_together",
    ru="можно не раскрывать ни одной карты",
    en="one may reveal no card at all",
)
class _MustReveal(Revealing):
    def options(self, state: State) -> Iterator[int]:
        for action in super().options(state):
            if state.chosen or actions.split(action)[0] == actions.CHOOSE:
                yield action

    def why_no_option(self, state: State, action: int) -> Refusal:
        if actions.split(action)[0] == actions.DONE:
            return refuse(THIRD_FAILURE, "reveal-first", player=PLAYERS[state.actor])
        return super().why_no_option(state, action)


@deviation(
    "no-reveal-after-the-first-turns",
    "accumulation.reveal.chosen_cards_together",
    ru="что осталось скрытым, можно раскрыть позже",
    en="what has stayed hidden may be revealed later",
)
class _OnlyEarly(Revealing):
    def may_reveal(self, state: State) -> list[int]:
        return super().may_reveal(state) if state.turn < 5 else []


@deviation(
    "opponent-s-cards-revealed",
    "accumulation.reveal.chosen_cards_together",
    ru="скрытые карты противника остаются скрытыми",
    en="the opponent's hidden cards stay hidden",
)
class _OpponentsToo(Revealing):
    def revealed(self, state: State) -> list[int]:
        return super().revealed(state) + state.hidden(1 - state.active)


@deviation(
    "opponent-s-cards-may-be-named",
    "accumulation.reveal.chosen_cards_together",
    ru="раскрывают только свои карты",
    en="one reveals one's own cards only",
)
class _AnyNamed(Revealing):
    def may_reveal(self, state: State) -> list[int]:
        found = super().may_reveal(state)
        return found + [c for c in state.hidden(1 - state.active) if state.where[c] not in state.chosen]


@deviation(
    "any-card-may-be-named",
    "accumulation.reveal.chosen_cards_together",
    ru="раскрывают только скрытые карты",
    en="only hidden cards are revealed",
)
class _NotHiddenNamed(Revealing):
    def may_reveal(self, state: State) -> list[int]:
        return [c for c in state.in_play(state.active) if state.where[c] not in state.chosen]


@deviation(
    "card-named-twice",
    "accumulation.reveal.chosen_cards_together",
    ru="карту называют для раскрытия один раз",
    en="a card is named once for revealing",
)
class _NamedTwice(Revealing):
    def may_reveal(self, state: State) -> list[int]:
        return state.hidden(self.revealer(state))


@deviation(
    "revealed-again",
    "accumulation.reveal.chosen_cards_together",
    ru="раскрытая карта в следующий ход снова не раскрывается",
    en="a card that has been revealed is not revealed again in the next turn",
)
class _RevealedAgain(Revealing):
    def reveal(self, state: State) -> None:
        named = list(state.chosen)
        Revealing.reveal(self, state)
        state.chosen = named


# A-heroes-reveal-active


class _ByBoth(Revealing):
    """The opponent too may name cards while the active player does, or when only they have any."""

    def options(self, state: State) -> Iterator[int]:
        for player in (state.active, 1 - state.active):
            for card in state.hidden(player):
                if state.where[card] not in state.chosen:
                    yield actions.action(actions.CHOOSE, player, state.where[card])
        yield actions.action(actions.DONE, state.actor)

    def go_on(self, state: State) -> None:
        asked = [player for player in (state.active, 1 - state.active) if state.hidden(player)]
        if asked:
            state.actor = asked[0]
        else:
            self.end(state)


alternative("A-heroes-reveal-active", "reveal-by-both-players", _ByBoth)


@deviation(
    "reveal-by-both-players",
    "A-heroes-reveal-active",
    ru="противник своих карт не раскрывает",
    en="the opponent reveals no cards",
)
class _BothReveal(_ByBoth):
    pass


@deviation(
    "reveal-by-the-inactive-player",
    "A-heroes-reveal-active",
    ru="раскрывает активный игрок, а не его противник",
    en="it is the active player who reveals, not the opponent",
)
class _InactiveReveals(Revealing):
    def revealer(self, state: State) -> int:
        return 1 - state.active


@deviation(
    "what-is-not-named-is-revealed",
    "A-heroes-reveal-active",
    ru="карта, которую не назвали, остаётся скрытой",
    en="a card that is not named stays hidden",
)
class _NotNamedRevealed(Revealing):
    def revealed(self, state: State) -> list[int]:
        return [card for card in state.hidden(state.active) if state.where[card] not in state.chosen]


# 304.4


@deviation(
    "early-triggers-at-once",
    "accumulation.triggers.one_batch",
    ru="сработавшее с начала восстановления выполняется не сразу, а после раскрытия карт",
    en="what has triggered since recovery is executed not on the spot but after cards were revealed",
)
class _AtOnce(Queue):
    def is_entered(self, state: State) -> bool:
        return True


class _Losing(AccumulationQueue):
    """Something that has triggered since the beginning of recovery is lost."""

    def loses(self, timing: str) -> bool:
        """Tell whether abilities of that timing are."""
        raise NotImplementedError

    def begin(self, state: State) -> None:
        super().begin(state)
        state.waiting = [e for e in state.waiting if not self.loses(state.ability(e.definition).timing)]


@deviation(
    "opening-triggers-lost",
    "accumulation.triggers.one_batch",
    ru="заносятся и способности, сработавшие при открытии",
    en="abilities that opening has triggered enter too",
)
class _OpeningLost(_Losing):
    def loses(self, timing: str) -> bool:
        return timing == words.ON_OPENING


@deviation(
    "draw-triggers-lost",
    "accumulation.triggers.one_batch",
    ru="заносятся и способности, сработавшие от взятой карты",
    en="abilities that the draw has triggered enter too",
)
class _DrawLost(_Losing):
    def loses(self, timing: str) -> bool:
        return timing == words.WHEN_DRAWN


@deviation(
    "reveal-triggers-lost",
    "accumulation.triggers.one_batch",
    ru="заносятся и способности, сработавшие при раскрытии",
    en="abilities that a reveal has triggered enter too",
)
class _RevealLost(_Losing):
    def loses(self, timing: str) -> bool:
        return timing == words.WHEN_REVEALED


@deviation(
    "start-of-turn-lost",
    "accumulation.triggers.one_batch",
    ru="заносятся способности «в начале хода»",
    en="“at the start of the turn” abilities enter",
)
class _StartLost(_Losing):
    def loses(self, timing: str) -> bool:
        return timing in words.START_OF_TURN


class _InTurn(Queue):
    """Of what waits some enters before the rest."""

    def comes_first(self, timing: str) -> bool:
        """Tell whether abilities of that timing do."""
        raise NotImplementedError

    def own(self, state: State, player: int) -> list[int]:
        found = super().own(state, player)
        first = [n for n in found if self.comes_first(state.ability(state.waiting[n].definition).timing)]
        return first if first and state.step == TRIGGERS else found

    def asks(self, state: State, player: int) -> bool:
        return super().asks(state, player) and len(self.own(state, player)) > 1


@deviation(
    "start-of-turn-before-the-rest",
    "accumulation.triggers.one_batch",
    ru="«в начале хода» заносится не раньше остального, а вместе с ним",
    en="“at the start of the turn” abilities enter not before the rest but with it",
)
class _StartFirst(_InTurn):
    def comes_first(self, timing: str) -> bool:
        return timing in words.START_OF_TURN


@deviation(
    "start-of-turn-after-the-rest",
    "accumulation.triggers.one_batch",
    ru="«в начале хода» заносится не позже остального, а вместе с ним",
    en="“at the start of the turn” abilities enter not after the rest but with it",
)
class _StartLast(_InTurn):
    def comes_first(self, timing: str) -> bool:
        return timing not in words.START_OF_TURN


@deviation(
    "start-of-turn-before-the-reveal",
    "accumulation.triggers.one_batch",
    ru="«в начале хода» срабатывает и у карты, которую только что раскрыли",
    en="“at the start of the turn” triggers for a card just revealed too",
)
class _StartBeforeReveal(Revealing):
    def begin(self, state: State) -> None:
        collect(state, state.rules.accumulation_queue.start_of_turn(state))

    def end(self, state: State) -> None:
        waiting = list(state.waiting)
        super().end(state)
        state.waiting = waiting


@deviation(
    "start-of-turn-of-the-active-player-only",
    "accumulation.triggers.one_batch",
    ru="заносятся способности обоих игроков",
    en="abilities of both players enter",
)
class _ActiveOnly(AccumulationQueue):
    def start_of_turn(self, state: State) -> Iterator[tuple[int, int]]:
        for card, definition in super().start_of_turn(state):
            if state.cast.owners[card] == state.active:
                yield card, definition


@deviation(
    "heroes-start-of-any-turn",
    "accumulation.triggers.one_batch",
    ru="заносятся только те способности «в начале хода», которые называют этот ход",
    en="only those “at the start of the turn” abilities enter that name this turn",
)
class _AnyTurn(AccumulationQueue):
    def start_of_turn(self, state: State) -> Iterator[tuple[int, int]]:
        for timing in words.START_OF_TURN:
            yield from state.rules.queue.with_timing(state, timing)


@deviation(
    "open-cards-open",
    "accumulation.triggers.one_batch",
    ru="карта, которая и так была открыта, не открывается",
    en="a card that was open already does not open",
)
class _OpenOpens(Effects):
    def open_cards(self, state: State, cards: Iterable[int], citation: int) -> None:
        cards = list(cards)
        were_open = [card for card in cards if not state.is_closed(card)]
        super().open_cards(state, cards, citation)
        for card in were_open:
            state.rules.queue.happens_to(state, words.ON_OPENING, card)


@deviation(
    "failed-draw-triggers",
    "accumulation.triggers.one_batch",
    ru="карта, которую не взяли, ничего не вызывает",
    en="a card that is not drawn triggers nothing",
)
class _FailureTriggers(Accumulation):
    def fail_to_draw(self, state: State, player: int) -> None:
        super().fail_to_draw(state, player)
        state.rules.queue.happens(state, words.WHEN_DRAWN, player)


@deviation(
    "draw-triggers-of-both-players",
    "accumulation.triggers.one_batch",
    ru="от карты, взятой противником, то, что ждёт своей, не срабатывает",
    en="the opponent's draw does not trigger what watches for one's own",
)
class _AnyDraw(Draws):
    def draw(self, state: State, player: int, number: int) -> None:
        super().draw(state, player, number)
        state.rules.queue.happens(state, words.WHEN_DRAWN, 1 - player)


@deviation(
    "only-creatures-at-start-of-turn",
    "accumulation.triggers.one_batch",
    ru="заносятся и способности героев и карт поддержки",
    en="abilities of heroes and support cards enter too",
)
class _OnlyCreatures(AccumulationQueue):
    def start_of_turn(self, state: State) -> Iterator[tuple[int, int]]:
        for card, definition in AccumulationQueue.start_of_turn(self, state):
            if state.cast.cards[card].kind == "creature":
                yield card, definition


# 304.5


@deviation(
    "main-with-queue",
    "accumulation.end.queue_empty",
    ru="пока Очередь не пуста, основной этап не начинается",
    en="while the Queue is not empty the Main Stage does not begin",
)
class _MainWithQueue(AccumulationQueue):
    def begin(self, state: State) -> None:
        super().begin(state)
        self.go_on(state)


@deviation(
    "accumulation-ended-by-hand",
    "accumulation.end.queue_empty",
    ru="фаза накопления заканчивается сама",
    en="the Accumulation Phase ends by itself",
)
class _ByHand(AccumulationQueue):
    def own_question(self, state: State) -> tuple[str, int]:
        return "reveal", QUEUE_EMPTY

    def options(self, state: State) -> Iterator[int]:
        yield actions.action(actions.DONE, state.actor)

    def carry_out(self, state: State, action: int) -> None:
        super().go_on(state)

    def why_no_option(self, state: State, action: int) -> Refusal:
        return refuse(QUEUE_EMPTY, "reveal-first", player=PLAYERS[state.actor])

    def go_on(self, state: State) -> None:
        state.actor = state.active


@deviation(
    "no-main-stage-after-triggers",
    "accumulation.end.queue_empty",
    ru="основной этап наступает и тогда, когда в Очереди что-то было",
    en="the Main Stage comes even if there was something in the Queue",
)
class _NoMainAfterTriggers(AccumulationQueue):
    def begin(self, state: State) -> None:
        super().begin(state)
        if state.waiting:
            state.step = END


@deviation(
    "no-main-stage-without-triggers",
    "accumulation.end.queue_empty",
    ru="основной этап наступает и тогда, когда ничего не сработало",
    en="the Main Stage comes even if nothing has triggered",
)
class _NoMainWithoutTriggers(AccumulationQueue):
    def begin(self, state: State) -> None:
        super().begin(state)
        if not state.waiting:
            state.step = END
