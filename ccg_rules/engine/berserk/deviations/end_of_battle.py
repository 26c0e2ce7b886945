"""Deviations from chapters `deaths` and `end_of_battle`, and alternatives to its assumptions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine.berserk.after_deployment import AfterDeployment
from ccg_rules.engine.berserk.battle import BOUND, TURNS, MainBattlePhase
from ccg_rules.engine.berserk.combat import Combat
from ccg_rules.engine.berserk.deviations.register import alternative, deviation
from ccg_rules.engine.berserk.effects import Deaths, Effects
from ccg_rules.engine.berserk.priority import DEFEAT, Priority
from ccg_rules.engine.berserk.start_of_battle import StartOfBattle
from ccg_rules.engine.berserk.state import CHOICE, CLOSING, DECK, DRAWN, OVER, PAYMENT, Acquired, Object
from ccg_rules.engine.citations import cite
from ccg_rules.notation.berserk import cells, places

if TYPE_CHECKING:
    from ccg_rules.engine.berserk.state import State


# A-death


@deviation(
    "deaths-on-the-stack",
    "A-death",
    ru="карта погибает сразу, помимо стека",
    en="a card dies at once, outside the stack",
)
class _OnTheStack(Deaths):
    def check(self, state: State) -> None:
        # What stands for a death on the stack is a payment that closes the card; then it dies.
        for card in list(state.lying()):
            if not state.wounds[card] or not self.is_dead(state, card):
                continue
            if state.is_closed(card):
                state.rules.triggers.cards_die(state, [card])
                self.die(state, card)
            elif not any(each.kind == PAYMENT and each.card == card for each in state.stack):
                owner, place = state.cast.owners[card], state.where[card]
                state.stack.append(Object(PAYMENT, card, CLOSING, owner, 0, -1, -1, place))


alternative("A-death", "deaths-on-the-stack", _OnTheStack)


@deviation(
    "deaths-wait-for-the-stack",
    "A-death",
    ru="карта погибает раньше, чем кто-либо получит приоритет, пуст стек или нет",
    en="a card dies before anyone receives priority, whether the stack is empty or not",
)
class _WaitForTheStack(Deaths):
    def check(self, state: State) -> None:
        if not state.stack:
            Deaths.check(self, state)


@deviation(
    "deaths-open-the-others",
    "A-death",
    ru="другие карты от гибели не открываются",
    en="other cards do not open because of a death",
)
class _DeathsOpenTheOthers(Deaths):
    def die(self, state: State, card: int) -> None:
        Deaths.die(self, state, card)
        state.closed = 0


@deviation(
    "deaths-clear-the-others",
    "A-death",
    ru="фишки и раны других карт при гибели остаются",
    en="the counters and wounds of other cards stay when one dies",
)
class _DeathsClearTheOthers(Deaths):
    def die(self, state: State, card: int) -> None:
        Deaths.die(self, state, card)
        for other in state.lying():
            state.counters[other] = state.wounds[other] = 0


@deviation(
    "healing-does-nothing",
    "A-death",
    ru="излеченные раны больше не считаются",
    en="wounds that have been healed do not count any more",
)
class _HealingDoesNothing(Effects):
    def heal(self, state: State, card: int, n: int) -> None:
        pass


@deviation(
    "healed-beyond-its-wounds",
    "A-death",
    ru="излечивается не больше ран, чем есть",
    en="no more wounds are healed than there are",
)
class _HealedBeyondItsWounds(Effects):
    def heal(self, state: State, card: int, n: int) -> None:
        state.wounds[card] -= n


@deviation(
    "dies-of-more-wounds-than-life",
    "A-death",
    ru="довольно, чтобы ран было столько же, сколько жизней",
    en="as many wounds as life are enough",
)
class _MoreThanLife(Deaths):
    def is_dead(self, state: State, card: int) -> bool:
        return Deaths.is_dead(self, state, card) and state.wounds[card] > state.rules.ledger.life(state, card)


@deviation(
    "dies-of-exactly-its-life",
    "A-death",
    ru="карта погибает и тогда, когда ран больше, чем жизней",
    en="a card dies when it has more wounds than life, too",
)
class _ExactlyLife(Deaths):
    def is_dead(self, state: State, card: int) -> bool:
        return Deaths.is_dead(self, state, card) and state.wounds[card] == state.rules.ledger.life(
            state, card
        )


@deviation(
    "dies-of-any-wound",
    "A-death",
    ru="карта, у которой ран меньше, чем жизней, не погибает",
    en="a card with fewer wounds than life does not die",
)
class _AnyWound(Deaths):
    def is_dead(self, state: State, card: int) -> bool:
        return state.wounds[card] > 0


@deviation(
    "the-dead-return-to-the-deck",
    "A-death",
    ru="погибшая карта отправляется на кладбище владельца",
    en="a card that dies goes to its owner's graveyard",
)
class _ReturnToDeck(Deaths):
    def die(self, state: State, card: int) -> None:
        Deaths.die(self, state, card)
        state.put(card, DECK)
        state.returned |= 1 << card


@deviation(
    "deaths-one-by-one",
    "A-death",
    ru="все такие карты погибают одновременно",
    en="all such cards die simultaneously",
)
class _OneByOne(Deaths):
    def check(self, state: State) -> None:
        while dead := [card for card in state.lying() if state.wounds[card] and self.is_dead(state, card)]:
            state.rules.triggers.cards_die(state, dead[:1])
            self.die(state, dead[0])


@deviation(
    "the-dying-see-nothing",
    "A-death",
    ru="погибающие вместе видят гибель друг друга",
    en="those that die together see one another die",
)
class _SeeNothing(Deaths):
    def check(self, state: State) -> None:
        while dead := [card for card in state.lying() if state.wounds[card] and self.is_dead(state, card)]:
            for card in dead:
                self.die(state, card)
            state.rules.triggers.cards_die(state, dead)


@deviation(
    "only-the-active-player-s-cards-die",
    "A-death",
    ru="погибают карты обоих игроков",
    en="cards of both players die",
)
class _OnlyActiveDie(Deaths):
    def is_dead(self, state: State, card: int) -> bool:
        return Deaths.is_dead(self, state, card) and state.cast.owners[card] == state.active


@deviation(
    "acquired-outlives-death",
    "A-death",
    ru="с кладбища приобретённое не действует",
    en="what was acquired does nothing from the graveyard",
)
class _AcquiredOutlivesDeath(Deaths):
    def die(self, state: State, card: int) -> None:
        acquired = state.acquired
        Deaths.die(self, state, card)
        state.acquired = acquired


@deviation(
    "the-dead-acquire",
    "A-death",
    ru="погибшая карта ничего не приобретает",
    en="a card that has died acquires nothing",
)
class _TheDeadAcquire(Effects):
    def grant(self, state: State, card: int, definition: int) -> None:
        if state.where[card] < 0:
            state.acquired.append(Acquired(card, state.cast.granted[definition], -1, 0))
        else:
            Effects.grant(self, state, card, definition)


# A-artifact-dies


@deviation(
    "artifacts-do-not-die",
    "A-artifact-dies",
    ru="артефакт погибает от ран",
    en="an artifact dies of wounds",
)
class _ArtifactsDoNotDie(Deaths):
    def is_dead(self, state: State, card: int) -> bool:
        return state.cast.cards[card].kind == "creature" and Deaths.is_dead(self, state, card)


@deviation(
    "artifacts-die-of-any-wound",
    "A-artifact-dies",
    ru="у артефакта есть жизни, и меньшее число ран он переносит",
    en="an artifact has life and survives fewer wounds than that",
)
class _ArtifactsDieOfAnyWound(Deaths):
    def is_dead(self, state: State, card: int) -> bool:
        wounded = state.cast.cards[card].kind == "artifact" and state.wounds[card] > 0
        return wounded or Deaths.is_dead(self, state, card)


@deviation(
    "artifacts-get-more-life",
    "A-artifact-dies",
    ru="прибавка к жизни существ артефакт не спасает",
    en="more life for creatures does not save an artifact",
)
class _ArtifactsGetMoreLife(Deaths):
    def is_dead(self, state: State, card: int) -> bool:
        is_artifact = state.cast.cards[card].kind == "artifact"
        saved = is_artifact and bool(state.cast.bonus_life[state.cast.owners[card]])
        return not saved and Deaths.is_dead(self, state, card)


# A-defeat-check


@deviation(
    "nobody-loses",
    "A-defeat-check",
    ru="игрок без существ проигрывает",
    en="a player without creatures loses",
)
class _NobodyLoses(Deaths):
    def losers(self, state: State) -> list[int]:
        return []


@deviation(
    "whose-creatures-are-left-loses",
    "A-defeat-check",
    ru="проигрывает тот, у кого существ нет, а не тот, у кого они есть",
    en="the one without creatures loses, not the one who has some",
)
class _OtherLoses(Deaths):
    def losers(self, state: State) -> list[int]:
        return [1 - player for player in Deaths.losers(self, state)]


@deviation(
    "only-the-opponent-loses",
    "A-defeat-check",
    ru="проиграть может и Активный игрок",
    en="the Active Player may lose as well",
)
class _OnlyOpponentLoses(Deaths):
    def losers(self, state: State) -> list[int]:
        return [player for player in Deaths.losers(self, state) if player != state.active]


@deviation(
    "only-the-active-player-loses",
    "A-defeat-check",
    ru="проиграть может и противник Активного игрока",
    en="the Active Player's opponent may lose as well",
)
class _OnlyActiveLoses(Deaths):
    def losers(self, state: State) -> list[int]:
        return [player for player in Deaths.losers(self, state) if player == state.active]


class _Counting(Deaths):
    """Other cards than creatures in play count, or not all creatures do."""

    def counts(self, state: State, card: int) -> bool:
        return state.cast.cards[card].kind == "creature"

    def losers(self, state: State) -> list[int]:
        owners = {state.cast.owners[card] for card in state.lying() if self.counts(state, card)}
        return [player for player in (0, 1) if player not in owners]


@deviation(
    "artifacts-count-as-creatures",
    "A-defeat-check",
    ru="считаются только существа",
    en="only creatures count",
)
class _ArtifactsCount(_Counting):
    def counts(self, state: State, card: int) -> bool:
        return True


@deviation(
    "creatures-in-the-zone-do-not-count",
    "A-defeat-check",
    ru="считаются и существа во вспомогательной зоне",
    en="creatures in the additional zone count too",
)
class _ZoneDoesNotCount(_Counting):
    def counts(self, state: State, card: int) -> bool:
        return _Counting.counts(self, state, card) and state.where[card] < cells.CELLS


@deviation(
    "closed-creatures-do-not-count",
    "A-defeat-check",
    ru="считаются и закрытые существа",
    en="closed creatures count too",
)
class _ClosedDoNotCount(_Counting):
    def counts(self, state: State, card: int) -> bool:
        return _Counting.counts(self, state, card) and not state.is_closed(card)


@deviation(
    "hidden-creatures-do-not-count",
    "A-defeat-check",
    ru="считаются и скрытые существа",
    en="hidden creatures count too",
)
class _HiddenDoNotCount(_Counting):
    def counts(self, state: State, card: int) -> bool:
        return _Counting.counts(self, state, card) and state.is_up(card)


@deviation(
    "any-death-decides",
    "A-defeat-check",
    ru="пока есть хоть одно существо, партия продолжается",
    en="while a creature is left the game goes on",
)
class _AnyDeathDecides(Deaths):
    def losers(self, state: State) -> list[int]:
        bereft = {numbers[2] for _, code, numbers in state.trace if code == "died"}
        return [player for player in (0, 1) if any(cells.half_of(p) == player for p in bereft)]


@deviation(
    "defeat-with-the-stack-full",
    "A-defeat-check",
    ru="проигрыш наступает только при пустом стеке",
    en="a defeat comes only with the stack empty",
)
class _WithTheStackFull(Priority):
    def check_defeat(self, state: State) -> None:
        losers = state.rules.deaths.losers(state)
        if losers:
            self.end_game(state, DRAWN if len(losers) == 2 else 1 - losers[0], DEFEAT)


@deviation(
    "active-player-loses-without-creatures",
    "A-defeat-check",
    ru="если существ нет у обоих, партия кончается вничью",
    en="if neither player has a creature, the game is drawn",
)
class _NoDraw(Deaths):
    def losers(self, state: State) -> list[int]:
        losers = Deaths.losers(self, state)
        return [state.active] if len(losers) == 2 else losers


@deviation(
    "defeat-before-the-reveal",
    "A-defeat-check",
    ru="до вскрытия никто не проигрывает",
    en="nobody loses before the reveal",
)
class _BeforeTheReveal(AfterDeployment):
    def settle(self, state: State) -> None:
        state.rules.priority.check_defeat(state)
        if state.step != OVER:
            AfterDeployment.settle(self, state)


@deviation(
    "defeat-at-the-start-of-battle",
    "A-defeat-check",
    ru="в начале боя, пока приоритета ни у кого нет, никто не проигрывает",
    en="at the start of battle, while nobody has priority, nobody loses",
)
class _AtTheStartOfBattle(StartOfBattle):
    def go_on(self, state: State) -> None:
        state.rules.priority.check_defeat(state)
        if state.step != OVER:
            StartOfBattle.go_on(self, state)


# A-bound


@deviation(
    "no-bound-on-turns",
    "A-bound",
    ru="после 200-го хода партия кончается",
    en="after turn 200 the game is over",
)
class _NoBound(MainBattlePhase):
    def end_turn(self, state: State) -> None:
        state.active = self.next_active(state)
        self.begin_turn(state)


@deviation(
    "bound-of-199-turns",
    "A-bound",
    ru="ходов может быть 200",
    en="there may be 200 turns",
)
class _Bound199(MainBattlePhase):
    def end_turn(self, state: State) -> None:
        if state.turn >= TURNS - 1:
            state.rules.priority.end_game(state, DRAWN, BOUND)
        else:
            MainBattlePhase.end_turn(self, state)


@deviation(
    "turn-200-has-no-final-phase",
    "A-bound",
    ru="партия кончается после 200-го хода, а не до его конца",
    en="the game ends after turn 200, not before its end",
)
class _NoLastFinalPhase(MainBattlePhase):
    def next_phase(self, state: State, phase: int) -> None:
        if state.turn >= TURNS and phase == CHOICE:
            state.rules.priority.end_game(state, DRAWN, BOUND)
        else:
            MainBattlePhase.next_phase(self, state, phase)


@deviation(
    "more-creatures-win-after-turn-200",
    "A-bound",
    ru="после 200-го хода – ничья, сколько бы существ у кого ни осталось",
    en="after turn 200 it is a draw, however many creatures either player has left",
)
class _MoreCreaturesWin(MainBattlePhase):
    def end_turn(self, state: State) -> None:
        first, second = (len(state.places_of(player)) for player in (0, 1))
        if state.turn >= TURNS and first != second:
            state.rules.priority.end_game(state, int(second > first), BOUND)
        else:
            MainBattlePhase.end_turn(self, state)


@deviation(
    "agreed-draw-goes-on",
    "A-bound",
    ru="соглашением о ничьей партия кончается",
    en="an agreement ends the game in a draw",
)
class _AgreedDrawGoesOn(Priority):
    def end_game(self, state: State, winner: int, citation: int) -> None:
        if citation != BOUND or state.turn >= TURNS:
            Priority.end_game(self, state, winner, citation)


@deviation(
    "draw-agreed-in-battle-only",
    "A-bound",
    ru="согласиться на ничью можно и до боя",
    en="a draw may be agreed before the battle too",
)
class _DrawAgreedInBattleOnly(Priority):
    def end_game(self, state: State, winner: int, citation: int) -> None:
        if citation != BOUND or state.turn:
            Priority.end_game(self, state, winner, citation)


class _ReachingFlyers(Combat):
    """Ground creatures strike flying ones: like every strike, by closing."""

    def reach(self, state: State, card: int, place: int) -> int:
        return Combat.reach(self, state, card, place) | places.ZONES[1 - state.cast.owners[card]]


alternative("A-bound", "closing-to-strike-a-flyer", _ReachingFlyers, _NoBound)


# A-concede

CONCEDE = cite("berserk", "A-concede")


@deviation(
    "conceding-wins",
    "A-concede",
    ru="сдавшийся проигрывает",
    en="who concedes has lost",
)
class _ConcedingWins(Priority):
    def end_game(self, state: State, winner: int, citation: int) -> None:
        Priority.end_game(self, state, 1 - winner if citation == CONCEDE else winner, citation)


@deviation(
    "conceding-draws",
    "A-concede",
    ru="сдача – поражение, а не ничья",
    en="conceding is losing, not a draw",
)
class _ConcedingDraws(Priority):
    def end_game(self, state: State, winner: int, citation: int) -> None:
        Priority.end_game(self, state, DRAWN if citation == CONCEDE else winner, citation)


@deviation(
    "concede-when-to-act-only",
    "A-concede",
    ru="сдаётся и тот, кому сейчас не действовать",
    en="a player who is not to act may concede too",
)
class _WhenToActOnly(Priority):
    def end_game(self, state: State, winner: int, citation: int) -> None:
        if citation != CONCEDE or state.actor != winner:
            Priority.end_game(self, state, winner, citation)


@deviation(
    "concede-in-the-battle-only",
    "A-concede",
    ru="сдаются и до Основной Фазы боя",
    en="a player may concede before the Main Battle Phase too",
)
class _InTheBattleOnly(Priority):
    def end_game(self, state: State, winner: int, citation: int) -> None:
        if citation != CONCEDE or state.turn:
            Priority.end_game(self, state, winner, citation)


@deviation(
    "concede-with-the-stack-empty-only",
    "A-concede",
    ru="сдаются и при непустом стеке",
    en="a player may concede with the stack not empty too",
)
class _WithTheStackEmptyOnly(Priority):
    def end_game(self, state: State, winner: int, citation: int) -> None:
        if citation != CONCEDE or not state.stack:
            Priority.end_game(self, state, winner, citation)
