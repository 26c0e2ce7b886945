"""Deviations from what is assumed of deaths and of the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine.heroes.deviations.register import deviation
from ccg_rules.engine.heroes.end_of_game import CONCEDE, DEFEAT, EndOfGame
from ccg_rules.engine.heroes.end_of_turn import BOUND, TURNS, EndOfTurn
from ccg_rules.engine.heroes.state import DECK, DRAWN, END, OVER
from ccg_rules.notation.heroes import abilities as words

if TYPE_CHECKING:
    from ccg_rules.engine.heroes.state import State


def _is_busy(state: State) -> bool:
    """Tell whether something waits in the Queue or for it."""
    return bool(state.queue or state.waiting)


# A-heroes-death


@deviation(
    "heroes-dies-of-more-wounds-than-life",
    "A-heroes-death",
    ru="довольно, чтобы ран было столько же, сколько жизней",
    en="as many wounds as life are enough",
)
class _MoreThanLife(EndOfGame):
    def dead(self, state: State) -> list[int]:
        return [c for c in super().dead(state) if state.wounds[c] > state.cast.cards[c].lives]


@deviation(
    "heroes-dies-of-exactly-its-life",
    "A-heroes-death",
    ru="существо погибает и тогда, когда ран больше, чем жизней",
    en="a creature dies when it has more wounds than life, too",
)
class _ExactlyLife(EndOfGame):
    def dead(self, state: State) -> list[int]:
        return [c for c in super().dead(state) if state.wounds[c] == state.cast.cards[c].lives]


@deviation(
    "heroes-dies-of-any-wound",
    "A-heroes-death",
    ru="существо, у которого ран меньше, чем жизней, не погибает",
    en="a creature with fewer wounds than life does not die",
)
class _AnyWound(EndOfGame):
    def dead(self, state: State) -> list[int]:
        return [card for p in (0, 1) for card in state.creatures(p) if state.wounds[card] > 0]


@deviation(
    "heroes-deaths-wait-for-the-queue",
    "A-heroes-death",
    ru="существо погибает сразу, пуста Очередь или нет",
    en="a creature dies at once, whether the Queue is empty or not",
)
class _WaitForQueue(EndOfGame):
    def dead(self, state: State) -> list[int]:
        return [] if _is_busy(state) else super().dead(state)


@deviation(
    "heroes-deaths-at-the-end-of-the-turn",
    "A-heroes-death",
    ru="существо погибает сразу, а не в конце хода",
    en="a creature dies at once, not at the end of the turn",
)
class _EndOfTurnDeaths(EndOfGame):
    def dead(self, state: State) -> list[int]:
        return super().dead(state) if state.step == END else []


@deviation(
    "heroes-only-the-inactive-player-s-creatures-die",
    "A-heroes-death",
    ru="погибают существа обоих игроков",
    en="creatures of both players die",
)
class _OnlyInactive(EndOfGame):
    def dead(self, state: State) -> list[int]:
        return [card for card in super().dead(state) if state.cast.owners[card] != state.active]


@deviation(
    "heroes-the-dead-return-to-the-deck",
    "A-heroes-death",
    ru="погибшее существо отправляется на кладбище владельца",
    en="a creature that dies goes to its owner's graveyard",
)
class _ReturnToDeck(EndOfGame):
    def die(self, state: State, dead: list[int]) -> None:
        super().die(state, dead)
        for card in dead:
            state.graveyard[state.cast.owners[card]].remove(card)
            state.up &= ~(1 << card)
            state.where[card] = DECK
            library = state.library[state.cast.owners[card]]
            if library is not None:
                library.append(card)


@deviation(
    "heroes-deaths-one-by-one",
    "A-heroes-death",
    ru="существа погибают одновременно",
    en="creatures die together",
)
class _OneByOne(EndOfGame):
    def die(self, state: State, dead: list[int]) -> None:
        for card in dead:
            super().die(state, [card])


@deviation(
    "heroes-the-dying-see-nothing",
    "A-heroes-death",
    ru="погибающие вместе видят гибель друг друга",
    en="those that die together see one another die",
)
class _SeeNothing(EndOfGame):
    def die(self, state: State, dead: list[int]) -> None:
        before = list(state.waiting)
        super().die(state, dead)
        state.waiting = before
        for _ in dead:
            state.rules.queue.happens(state, words.WHEN_DIES)


@deviation(
    "heroes-the-dead-keep-what-they-acquired",
    "A-heroes-death",
    ru="приобретённое исчезает вместе с существом",
    en="what a creature has acquired is gone with it",
)
class _KeepAcquired(EndOfGame):
    def die(self, state: State, dead: list[int]) -> None:
        acquired = state.acquired
        super().die(state, dead)
        state.acquired = acquired


@deviation(
    "hero-s-loss-waits-for-the-queue",
    "A-heroes-death",
    ru="проигрыш героя проверяется сразу, пуста Очередь или нет",
    en="the loss of a hero is tested at once, whether the Queue is empty or not",
)
class _LossWaits(EndOfGame):
    def losers(self, state: State) -> list[int]:
        return [] if _is_busy(state) else super().losers(state)


# A-heroes-defeat


@deviation(
    "hero-loses-with-more-wounds-than-life",
    "A-heroes-defeat",
    ru="довольно, чтобы ран у героя было столько же, сколько жизней",
    en="as many wounds as life are enough for a hero",
)
class _HeroMore(EndOfGame):
    def losers(self, state: State) -> list[int]:
        heroes = {player: state.hero(player) for player in super().losers(state)}
        return [p for p, c in heroes.items() if state.wounds[c] > state.cast.cards[c].lives]


@deviation(
    "hero-loses-with-exactly-its-life",
    "A-heroes-defeat",
    ru="проигрывает и тот, у чьего героя ран больше, чем жизней",
    en="a player whose hero has more wounds than life loses too",
)
class _HeroExactly(EndOfGame):
    def losers(self, state: State) -> list[int]:
        heroes = {player: state.hero(player) for player in super().losers(state)}
        return [p for p, c in heroes.items() if state.wounds[c] == state.cast.cards[c].lives]


@deviation(
    "hero-loses-one-wound-early",
    "A-heroes-defeat",
    ru="если на рану меньше, партия продолжается",
    en="with one wound fewer the game goes on",
)
class _HeroEarly(EndOfGame):
    def losers(self, state: State) -> list[int]:
        heroes = {player: state.hero(player) for player in (0, 1)}
        return [p for p, c in heroes.items() if state.wounds[c] + 1 >= state.cast.cards[c].lives > 1]


@deviation(
    "only-the-inactive-player-loses",
    "A-heroes-defeat",
    ru="проиграть можно и в свой ход",
    en="one may lose in one's own turn too",
)
class _OnlyInactiveLoses(EndOfGame):
    def losers(self, state: State) -> list[int]:
        return [player for player in super().losers(state) if player != state.active]


@deviation(
    "hero-s-death-is-a-draw",
    "A-heroes-defeat",
    ru="партия проиграна этим игроком, а не закончена вничью",
    en="the game is lost by that player, not drawn",
)
class _IsADraw(EndOfGame):
    def end_game(self, state: State, winner: int, citation: int) -> None:
        super().end_game(state, DRAWN if citation == DEFEAT else winner, citation)


@deviation(
    "both-heroes-active-player-wins",
    "A-heroes-defeat",
    ru="если таковы оба героя – ничья, чей бы ход ни шёл",
    en="if both heroes have, it is a draw, whosever turn it is",
)
class _ActiveWins(EndOfGame):
    def losers(self, state: State) -> list[int]:
        found = super().losers(state)
        return found if len(found) < 2 else [1 - state.active]


@deviation(
    "both-heroes-first-player-wins",
    "A-heroes-defeat",
    ru="если таковы оба героя – ничья, а не победа Первого игрока",
    en="if both heroes have, it is a draw and the First Player does not win",
)
class _FirstWins(EndOfGame):
    def losers(self, state: State) -> list[int]:
        return super().losers(state)[-1:]


@deviation(
    "lost-without-creatures",
    "A-heroes-defeat",
    ru="кто остался без существ, тот ещё не проиграл",
    en="whoever has lost all creatures has not lost the game",
)
class _WithoutCreatures(EndOfGame):
    def die(self, state: State, dead: list[int]) -> None:
        super().die(state, dead)
        for player in (1, 0):
            if not state.creatures(player) and state.step != OVER:
                self.end_game(state, 1 - player, DEFEAT)


# A-heroes-bound


@deviation(
    "heroes-no-bound",
    "A-heroes-bound",
    ru="после 200 ходов партия кончается",
    en="after 200 turns the game ends",
)
class _NoBound(EndOfTurn):
    def is_last(self, state: State) -> bool:
        return False


@deviation(
    "heroes-bound-one-turn-early",
    "A-heroes-bound",
    ru="200-й ход играют",
    en="turn 200 is played",
)
class _OneEarly(EndOfTurn):
    def is_last(self, state: State) -> bool:
        return state.turn >= 199


@deviation(
    "heroes-bound-before-the-end-of-turn",
    "A-heroes-bound",
    ru="200-й ход играют до конца, вместе с этапом конца хода",
    en="turn 200 is played in full, its End of Turn Stage too",
)
class _BeforeEndStage(EndOfTurn):
    def begin(self, state: State) -> None:
        if self.is_last(state):
            self.go_on(state)
        else:
            super().begin(state)


@deviation(
    "heroes-bound-won-by-fewer-wounds",
    "A-heroes-bound",
    ru="после 200 ходов – ничья, у кого бы ран ни было меньше",
    en="after 200 turns it is a draw, whoever has fewer wounds",
)
class _FewerWounds(EndOfGame):
    def end_game(self, state: State, winner: int, citation: int) -> None:
        wounds = [state.wounds[state.hero(player)] for player in (0, 1)]
        if winner == DRAWN and wounds[0] != wounds[1]:
            winner = int(wounds[0] > wounds[1])
        super().end_game(state, winner, citation)


@deviation(
    "heroes-no-agreed-draw",
    "A-heroes-bound",
    ru="на ничью можно согласиться",
    en="the players may agree to a draw",
)
class _NoAgreedDraw(EndOfGame):
    def end_game(self, state: State, winner: int, citation: int) -> None:
        if citation != BOUND or state.turn >= TURNS:
            EndOfGame.end_game(self, state, winner, citation)


# A-heroes-concede


@deviation(
    "heroes-conceding-wins",
    "A-heroes-concede",
    ru="сдавшийся проигрывает",
    en="who concedes has lost",
)
class _ConcedingWins(EndOfGame):
    def end_game(self, state: State, winner: int, citation: int) -> None:
        EndOfGame.end_game(self, state, 1 - winner if citation == CONCEDE else winner, citation)


@deviation(
    "heroes-concede-when-to-act-only",
    "A-heroes-concede",
    ru="сдаётся и тот, кому сейчас не действовать",
    en="a player who is not to act may concede too",
)
class _WhenToActOnly(EndOfGame):
    def end_game(self, state: State, winner: int, citation: int) -> None:
        if citation != CONCEDE or state.actor != winner:
            EndOfGame.end_game(self, state, winner, citation)


@deviation(
    "heroes-no-conceding-in-an-attack",
    "A-heroes-concede",
    ru="сдаются и тогда, когда идёт атака",
    en="a player may concede while an attack is under way, too",
)
class _NotInAnAttack(EndOfGame):
    def end_game(self, state: State, winner: int, citation: int) -> None:
        if citation != CONCEDE or state.attack is None:
            EndOfGame.end_game(self, state, winner, citation)
