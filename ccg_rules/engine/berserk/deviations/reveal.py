"""Deviations from chapter `reveal`, and alternatives to its assumptions."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ccg_rules.engine.berserk import actions
from ccg_rules.engine.berserk.after_deployment import AfterDeployment
from ccg_rules.engine.berserk.battle import MainBattlePhase
from ccg_rules.engine.berserk.combat import Combat
from ccg_rules.engine.berserk.deployment import Deployment
from ccg_rules.engine.berserk.deviations.register import alternative, deviation
from ccg_rules.engine.berserk.effects import Deaths, Effects
from ccg_rules.engine.berserk.final_phase import FinalPhase
from ccg_rules.engine.berserk.main_phase import MainPhase
from ccg_rules.engine.berserk.priority import Priority
from ccg_rules.engine.berserk.reveal import HIDDEN_FLYER, ROW_THREE_CELLS, Reveal
from ccg_rules.engine.berserk.state import AT_ONCE, SQUAD, START, State
from ccg_rules.engine.berserk.triggers import Triggers
from ccg_rules.notation.berserk import cells

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ccg_rules.engine.berserk.state import Attack, Object, Using
    from ccg_rules.notation.berserk.abilities import Ability


# 405.1: the First Player


@deviation(
    "first-may-hide",
    "reveal.revealing.first_player_all",
    ru="Первый игрок не может оставить скрытой карту своего 3-го ряда",
    en="the First Player may leave no card of their row 3 hidden",
)
class _FirstMayHide(Reveal):
    def may_stay_hidden(self, state: State, player: int) -> int:
        return self.hidden(state, player) & cells.block(player, cells.COLUMNS, (3,))


@deviation(
    "first-row-three-stays-hidden",
    "reveal.revealing.first_player_all",
    ru="Первый игрок вскрывает и карты 3-го ряда",
    en="the First Player reveals the cards of row 3 too",
)
class _FirstRowThreeStaysHidden(Reveal):
    def reveal_all(self, state: State, player: int, kept: Iterable[int]) -> None:
        row_three = cells.block(0, cells.COLUMNS, (3,))
        Reveal.reveal_all(self, state, player, kept if player else set(cells.cells_in(row_three)))

    def hidden(self, state: State, player: int) -> int:
        row_three = cells.block(0, cells.COLUMNS, (3,))
        return Reveal.hidden(self, state, player) & ~row_three


@deviation(
    "flyers-stay-on-cells",
    "reveal.revealing.first_player_all",
    ru="летающие существа Первого игрока переносятся во вспомогательную зону",
    en="the First Player's flyers are transferred to the additional zone",
)
class _FlyersStayOnCells(Reveal):
    def leaves_board(self, state: State, card: int) -> bool:
        return bool(state.cast.owners[card]) and Reveal.leaves_board(self, state, card)


@deviation(
    "first-row-three-flyers-stay",
    "reveal.revealing.first_player_all",
    ru="летающие существа 3-го ряда Первого игрока тоже переносятся",
    en="the First Player's flyers of row 3 are transferred too",
)
class _FirstRowThreeFlyersStay(Reveal):
    def leaves_board(self, state: State, card: int) -> bool:
        in_row_three = cells.block(0, cells.COLUMNS, (3,)) >> state.where[card] & 1
        return not in_row_three and Reveal.leaves_board(self, state, card)


@deviation(
    "only-flyers-just-revealed-leave",
    "reveal.revealing.first_player_all",
    ru="переносятся и те летающие существа, которые вскрылись раньше",
    en="flyers that were revealed earlier are transferred too",
)
class _OnlyFlyersJustRevealedLeave(Reveal):
    def reveal_all(self, state: State, player: int, kept: Iterable[int]) -> None:
        earlier = [place for place in state.places_of(player) if state.is_up(state.board[place])]
        Reveal.reveal_all(self, state, player, {*kept, *earlier})


@deviation(
    "artifacts-leave-the-board",
    "reveal.revealing.first_player_all",
    ru="артефакты Первого игрока остаются на своих клетках",
    en="the First Player's artifacts stay on their cells",
)
class _ArtifactsLeaveTheBoard(Reveal):
    def leaves_board(self, state: State, card: int) -> bool:
        artifact = state.cast.cards[card].kind == "artifact" and not state.cast.owners[card]
        return artifact or Reveal.leaves_board(self, state, card)


@deviation(
    "all-creatures-leave-the-board",
    "reveal.revealing.first_player_all",
    ru="наземные существа Первого игрока остаются на своих клетках",
    en="the First Player's ground creatures stay on their cells",
)
class _AllCreaturesLeaveTheBoard(Reveal):
    def leaves_board(self, state: State, card: int) -> bool:
        creature = state.cast.cards[card].kind == "creature" and not state.cast.owners[card]
        return creature or Reveal.leaves_board(self, state, card)


# 405.1: the Second Player


@deviation(
    "reveal-together",
    "reveal.revealing.second_player_after",
    ru="Второй игрок решает, когда Первый уже вскрыл карты",
    en="the Second Player decides when the First has revealed already",
)
class _RevealTogether(Reveal):
    def order(self) -> tuple[int, int]:
        return 1, 0


@deviation(
    "second-reveals-with-the-first",
    "reveal.revealing.second_player_after",
    ru="Второй игрок вскрывает карты после Первого, а не вместе с ним",
    en="the Second Player reveals after the First, not together with them",
)
class _SecondRevealsWithTheFirst(Reveal):
    def reveal_all(self, state: State, player: int, kept: Iterable[int]) -> None:
        Reveal.reveal_all(self, state, player, kept)
        if player == 0:
            Reveal.reveal_all(self, state, 1, set(cells.cells_in(self.may_stay_hidden(state, 1))))


@deviation(
    "second-reveals-nothing-unasked",
    "reveal.revealing.second_player_after",
    ru="карты 1-го и 2-го ряда Второй игрок вскрывает",
    en="the Second Player reveals the cards of rows 1 and 2",
)
class _SecondRevealsNothingUnasked(Reveal):
    def reveal_all(self, state: State, player: int, kept: Iterable[int]) -> None:
        front = set(state.places_of(1)) - set(cells.cells_in(ROW_THREE_CELLS)) if player else set()
        Reveal.reveal_all(self, state, player, {*kept, *front})


@deviation(
    "second-flyers-stay-on-cells",
    "reveal.revealing.second_player_after",
    ru="летающие существа Второго игрока переносятся во вспомогательную зону",
    en="the Second Player's flyers are transferred to the additional zone",
)
class _SecondFlyersStayOnCells(Reveal):
    def leaves_board(self, state: State, card: int) -> bool:
        return not state.cast.owners[card] and Reveal.leaves_board(self, state, card)


@deviation(
    "second-row-three-flyers-stay",
    "reveal.revealing.second_player_after",
    ru="вскрытые летающие существа 3-го ряда тоже переносятся",
    en="revealed flyers of row 3 are transferred too",
)
class _SecondRowThreeFlyersStay(Reveal):
    def leaves_board(self, state: State, card: int) -> bool:
        in_row_three = ROW_THREE_CELLS >> state.where[card] & 1
        return not in_row_three and Reveal.leaves_board(self, state, card)


@deviation(
    "hiding-keeps-flyers",
    "reveal.revealing.second_player_after",
    ru="остальные летающие существа переносятся, даже если что-то осталось скрытым",
    en="the other flyers are transferred even if something stays hidden",
)
class _HidingKeepsFlyers(Reveal):
    def leaves_board(self, state: State, card: int) -> bool:
        return not state.chosen and Reveal.leaves_board(self, state, card)


@deviation(
    "second-artifacts-leave-the-board",
    "reveal.revealing.second_player_after",
    ru="артефакты Второго игрока остаются на своих клетках",
    en="the Second Player's artifacts stay on their cells",
)
class _SecondArtifactsLeaveTheBoard(Reveal):
    def leaves_board(self, state: State, card: int) -> bool:
        artifact = state.cast.cards[card].kind == "artifact" and bool(state.cast.owners[card])
        return artifact or Reveal.leaves_board(self, state, card)


# 405.1: row 3


@deviation(
    "hidden-too-long",
    "reveal.revealing.row_three_may_stay_hidden",
    ru="скрытые карты вскрыты ещё до первого хода Второго игрока",
    en="the hidden cards are revealed before the Second Player's first turn",
)
class _HiddenTooLong(Reveal):
    def hiding_ends(self, state: State) -> bool:
        return state.turn == 2


@deviation(
    "hidden-until-the-battle-only",
    "reveal.revealing.row_three_may_stay_hidden",
    ru="в первый ход Первого игрока карты остаются скрытыми",
    en="the cards stay hidden in the First Player's first turn",
)
class _HiddenUntilTheBattleOnly(MainBattlePhase):
    def begin(self, state: State) -> None:
        state.rules.reveal.reveal_hidden(state)
        MainBattlePhase.begin(self, state)


@deviation(
    "hidden-until-the-turn-is-passed",
    "reveal.revealing.row_three_may_stay_hidden",
    ru="карты остаются скрытыми до самого конца хода",
    en="the cards stay hidden right up to the end of the turn",
)
class _HiddenUntilTheTurnIsPassed(MainPhase):
    def end(self, state: State) -> None:
        state.rules.reveal.reveal_hidden(state)
        MainPhase.end(self, state)


@deviation(
    "hide-row-two",
    "reveal.revealing.row_three_may_stay_hidden",
    ru="карту 2-го ряда оставить скрытой нельзя",
    en="a card of row 2 may not stay hidden",
)
class _HideRowTwo(Reveal):
    def may_stay_hidden(self, state: State, player: int) -> int:
        rows = cells.block(1, cells.COLUMNS, (2, 3))
        return self.hidden(state, player) & rows if player else 0


@deviation(
    "hide-row-one",
    "reveal.revealing.row_three_may_stay_hidden",
    ru="карту 1-го ряда оставить скрытой нельзя",
    en="a card of row 1 may not stay hidden",
)
class _HideRowOne(Reveal):
    def may_stay_hidden(self, state: State, player: int) -> int:
        rows = cells.block(1, cells.COLUMNS, (1, 3))
        return self.hidden(state, player) & rows if player else 0


class _OnlySomeHide(Reveal):
    def is_barred(self, state: State, card: int) -> bool:
        raise NotImplementedError

    def may_stay_hidden(self, state: State, player: int) -> int:
        places = cells.cells_in(Reveal.may_stay_hidden(self, state, player))
        return cells.mask(place for place in places if not self.is_barred(state, state.board[place]))


@deviation(
    "artifacts-may-not-hide",
    "reveal.revealing.row_three_may_stay_hidden",
    ru="артефакт 3-го ряда тоже может остаться скрытым",
    en="an artifact of row 3 may stay hidden too",
)
class _ArtifactsMayNotHide(_OnlySomeHide):
    def is_barred(self, state: State, card: int) -> bool:
        return state.cast.cards[card].kind == "artifact"


@deviation(
    "flyers-may-not-hide",
    "reveal.revealing.row_three_may_stay_hidden",
    ru="летающее существо 3-го ряда тоже может остаться скрытым",
    en="a flyer of row 3 may stay hidden too",
)
class _FlyersMayNotHide(_OnlySomeHide):
    def is_barred(self, state: State, card: int) -> bool:
        return state.cast.cards[card].flying


@deviation(
    "hide-all-or-none",
    "reveal.revealing.row_three_may_stay_hidden",
    ru="можно оставить скрытыми любые карты 3-го ряда, а не только все",
    en="any cards of row 3 may stay hidden, not only all of them",
)
class _HideAllOrNone(Reveal):
    def may_end_choice(self, state: State) -> bool:
        return not state.chosen or not self.choices(state, state.actor)


@deviation(
    "hide-only-one",
    "reveal.revealing.row_three_may_stay_hidden",
    ru="скрытой может остаться не только одна карта",
    en="not only one card may stay hidden",
)
class _HideOnlyOne(Reveal):
    def choices(self, state: State, player: int) -> int:
        return 0 if state.chosen else Reveal.choices(self, state, player)


@deviation(
    "must-hide",
    "reveal.revealing.row_three_may_stay_hidden",
    ru="оставлять карты скрытыми не обязательно",
    en="no card needs to stay hidden",
)
class _MustHide(Reveal):
    def may_end_choice(self, state: State) -> bool:
        return bool(state.chosen)


@deviation(
    "hide-revealed-cards",
    "reveal.revealing.row_three_may_stay_hidden",
    ru="оставить скрытой можно только скрытую карту",
    en="only a hidden card may be left hidden",
)
class _HideRevealedCards(Reveal):
    def may_stay_hidden(self, state: State, player: int) -> int:
        return cells.mask(state.places_of(player)) & ROW_THREE_CELLS if player else 0

    def apply(self, state: State, action: int) -> None:
        chosen = list(state.chosen)
        Reveal.apply(self, state, action)
        if not state.chosen:
            for place in chosen:
                state.up &= ~(1 << state.board[place])


@deviation(
    "no-card-may-stay-hidden",
    "reveal.revealing.row_three_may_stay_hidden",
    ru="карты 3-го ряда могут остаться скрытыми",
    en="cards of row 3 may stay hidden",
)
class _NoCardMayStayHidden(Reveal):
    def may_stay_hidden(self, state: State, player: int) -> int:
        return 0


@deviation(
    "hidden-cards-seen",
    "reveal.revealing.row_three_may_stay_hidden",
    ru="скрытая карта противнику неизвестна",
    en="a hidden card is unknown to the opponent",
)
class _HiddenCardsSeen(Deployment):
    def shows_face_down(self) -> bool:
        return True


@deviation(
    "first-decides-what-stays-hidden",
    "reveal.revealing.row_three_may_stay_hidden",
    ru="что останется скрытым, решает Второй игрок",
    en="it is the Second Player who decides what stays hidden",
)
class _FirstDecidesWhatStaysHidden(Reveal):
    def actions(self, state: State) -> Iterator[int]:
        for action in Reveal.actions(self, state):
            kind, player, first, second = actions.split(action)
            yield from (action, actions.action(kind, 1 - player, first, second))

    def apply(self, state: State, action: int) -> None:
        kind, _, first, second = actions.split(action)
        Reveal.apply(self, state, actions.action(kind, 1, first, second))


# Assumptions


@deviation(
    "cards-start-closed",
    "A-cards-start-open",
    ru="вскрытые карты открыты",
    en="revealed cards are open",
)
class _CardsStartClosed(Reveal):
    def starts_closed(self, state: State, card: int) -> bool:
        return state.is_up(card)


@deviation(
    "hidden-cards-count-as-closed",
    "A-cards-start-open",
    ru="скрытая карта считается открытой",
    en="a hidden card counts as open",
)
class _HiddenCardsCountAsClosed(Reveal):
    def starts_closed(self, state: State, card: int) -> bool:
        return not state.is_up(card)


@deviation(
    "early-reveal-at-will",
    "A-no-early-reveal",
    ru="скрытую карту нельзя вскрыть по желанию раньше срока",
    en="a hidden card may not be revealed at will before its time",
)
class _EarlyRevealAtWill(Reveal):
    def may_be_revealed_at_will(self, state: State, player: int) -> int:
        return self.hidden(state, player)


@deviation(
    "revealing-is-movement",
    "A-reveal-is-no-movement",
    ru="перенос летающего существа не видит то, что следит за перемещением",
    en="what watches for movement does not see a flyer transferred",
)
class _RevealingIsMovement(Reveal):
    def leave(self, state: State, card: int, citation: int) -> None:
        Reveal.leave(self, state, card, citation)
        if state.where[card] >= cells.CELLS:
            state.rules.triggers.card_moved(state, card)


@deviation(
    "turning-up-is-movement",
    "A-reveal-is-no-movement",
    ru="само вскрытие не видит то, что следит за перемещением",
    en="what watches for movement does not see a card revealed",
)
class _TurningUpIsMovement(Reveal):
    def show(self, state: State, card: int, citation: int, *, leave: bool = True) -> None:
        if not state.is_up(card):
            Reveal.show(self, state, card, citation, leave=leave)
            state.rules.triggers.card_moved(state, card)


@deviation(
    "transfer-costs-a-point",
    "A-reveal-is-no-movement",
    ru="перенос не тратит очков движения",
    en="the transfer spends no movement points",
)
class _TransferCostsAPoint(Reveal):
    def leave(self, state: State, card: int, citation: int) -> None:
        before = state.where[card]
        Reveal.leave(self, state, card, citation)
        if state.where[card] != before:
            state.points[card] -= 1


@deviation(
    "immovable-flyer-stays",
    "A-reveal-is-no-movement",
    ru="запрет на перемещение переносу не мешает",
    en="a ban on movement does not hinder the transfer",
)
class _ImmovableFlyerStays(Reveal):
    def leaves_board(self, state: State, card: int) -> bool:
        return not state.has(card, "cannot be moved") and Reveal.leaves_board(self, state, card)


@deviation(
    "hidden-until-the-final-phase-begins",
    "A-hidden-until-final-phase",
    ru="в Заключительной Фазе карты ещё скрыты: они вскрываются последними",
    en="in the Final Phase the cards are still hidden: their reveal comes last",
)
class _HiddenUntilTheFinalPhaseBegins(FinalPhase):
    def begin(self, state: State) -> None:
        state.rules.reveal.reveal_hidden(state)
        FinalPhase.begin(self, state)


@deviation(
    "hidden-past-the-final-phase",
    "A-hidden-until-final-phase",
    ru="следующий ход начинается, когда карты уже вскрыты",
    en="the next turn begins with the cards revealed",
)
class _HiddenPastTheFinalPhase(Reveal):
    def hiding_ends(self, state: State) -> bool:
        return state.turn == 2


@deviation(
    "hidden-cards-revealed-one-a-turn",
    "A-hidden-until-final-phase",
    ru="скрытые карты вскрываются все разом",
    en="the hidden cards are revealed all together",
)
class _HiddenCardsRevealedOneATurn(Reveal):
    def reveal_hidden(self, state: State) -> None:
        hidden = [card for card in state.lying() if not state.is_up(card)]
        for card in hidden[:1]:
            self.show(state, card, HIDDEN_FLYER)


@deviation(
    "hidden-flyers-leave-at-once",
    "A-hidden-flyer",
    ru="скрытое летающее существо остаётся на своей клетке",
    en="a hidden flyer stays on its cell",
)
class _HiddenFlyersLeaveAtOnce(Reveal):
    def reveal_all(self, state: State, player: int, kept: Iterable[int]) -> None:
        hidden = [state.board[place] for place in kept]
        Reveal.reveal_all(self, state, player, kept)
        for card in hidden:
            self.leave(state, card, HIDDEN_FLYER)


@deviation(
    "hidden-flyers-stay-on-cells",
    "A-hidden-flyer",
    ru="вскрывшись последним, летающее существо переносится",
    en="a flyer revealed at last is transferred",
)
class _HiddenFlyersStayOnCells(Reveal):
    def reveal_hidden(self, state: State) -> None:
        for card in list(state.lying()):
            self.show(state, card, HIDDEN_FLYER, leave=False)


@deviation(
    "flyers-wait-for-the-end-of-the-turn",
    "A-hidden-flyer",
    ru="летающее существо переносится сразу, как только вскрыто",
    en="a flyer is transferred as soon as it is revealed",
)
class _FlyersWaitForTheEndOfTheTurn(Reveal):
    def show(self, state: State, card: int, citation: int, *, leave: bool = True) -> None:
        Reveal.show(self, state, card, citation, leave=False)


@deviation(
    "strike-at-a-hidden-flyer-lost",
    "A-hidden-flyer",
    ru="летающее бьёт вскрывшееся летающее",
    en="a flying creature does strike a flyer that is revealed",
)
class _StrikeAtAHiddenFlyerLost(Combat):
    def is_cancelled(self, state: State, top: Object) -> bool:
        is_new = state.turn == 1 and state.cast.cards[top.first].flying
        return is_new or Combat.is_cancelled(self, state, top)


@deviation(
    "flyer-lost-as-a-target",
    "A-hidden-flyer",
    ru="вскрывшееся летающее остаётся целью особенности",
    en="a flyer that is revealed is still the target of the ability",
)
class _FlyerLostAsATarget(Effects):
    def is_still_legal(self, state: State, using: Using, first: int, second: int) -> bool:
        has_left = state.turn == 1 and first >= 0 and state.where[first] >= cells.CELLS
        return not has_left and Effects.is_still_legal(self, state, using, first, second)


@deviation(
    "flyer-still-adjacent-as-a-target",
    "A-hidden-flyer",
    ru="вскрывшееся летающее уже не соседняя карта",
    en="a flyer that is revealed is no adjacent card any more",
)
class _FlyerStillAdjacentAsATarget(Effects):
    def is_still_legal(self, state: State, using: Using, first: int, second: int) -> bool:
        return True


@deviation(
    "hidden-flyer-shifted",
    "A-hidden-flyer",
    ru="переставляемое летающее переносится, а не переставляется",
    en="a flyer that is shifted is transferred and not shifted",
)
class _HiddenFlyerShifted(Triggers):
    def go_on(self, state: State, using: Using, first: int, second: int) -> None:
        if state.step == START and using.mode == AT_ONCE:
            state.rules.effects.execute(state, using, first, second)
        else:
            Triggers.go_on(self, state, using, first, second)


@deviation(
    "hidden-flyers-have-no-neighbours",
    "A-hidden-flyer",
    ru="скрытое летающее существо на своей клетке может защитить соседнее",
    en="a hidden flyer on its cell may defend a neighbour",
)
class _HiddenFlyersHaveNoNeighbours(Combat):
    def is_near(self, state: State, attack: Attack, card: int) -> bool:
        cards = state.cast.cards
        in_the_air = cards[attack.attacker].flying or cards[attack.target].flying
        return (in_the_air or not cards[card].flying) and Combat.is_near(self, state, attack, card)


@deviation(
    "hidden-flyers-defend-anybody",
    "A-hidden-flyer",
    ru="на своей клетке скрытое летающее существо защищает только соседних",
    en="on its cell a hidden flyer defends its neighbours only",
)
class _HiddenFlyersDefendAnybody(Combat):
    def is_near(self, state: State, attack: Attack, card: int) -> bool:
        is_hidden_flyer = state.cast.cards[card].flying and not state.is_up(card)
        return is_hidden_flyer or Combat.is_near(self, state, attack, card)


@deviation(
    "hidden-card-leaves-its-cell-free",
    "A-hidden-cards",
    ru="скрытая карта занимает клетку",
    en="a hidden card occupies its cell",
)
class _HiddenCardLeavesItsCellFree(MainPhase):
    def movements(self, state: State, player: int) -> Iterator[tuple[int, int]]:
        seen = state.copy()
        for card in state.lying():
            if not state.is_up(card):
                seen.put(card, SQUAD)
        yield from MainPhase.movements(self, seen, player)


@deviation(
    "hidden-card-is-no-target",
    "A-hidden-cards",
    ru="скрытую карту можно назначить целью",
    en="a hidden card may be made a target",
)
class _HiddenCardIsNoTarget(Effects):
    def reachable(self, state: State, using: Using, ability: Ability) -> int:
        hidden = cells.mask(state.where[card] for card in state.lying() if not state.is_up(card))
        return Effects.reachable(self, state, using, ability) & ~hidden


@deviation(
    "hidden-target-stays-hidden",
    "A-hidden-cards",
    ru="скрытая карта вскрывается, когда она назначена целью",
    en="a hidden card is revealed when it is fixed as a target",
)
class _HiddenTargetStaysHidden(Reveal):
    def shows_target(self, state: State, card: int) -> bool:
        return False


@deviation(
    "sudden-use-stays-hidden",
    "A-hidden-cards",
    ru="использовав внезапную особенность, скрытая карта вскрывается",
    en="a hidden card that uses a sudden ability is revealed",
)
class _SuddenUseStaysHidden(Priority):
    def play(self, state: State, player: int, place: int, number: int) -> None:
        up = state.up
        Priority.play(self, state, player, place, number)
        state.up = up


@deviation(
    "mandatory-trigger-stays-hidden",
    "A-hidden-cards",
    ru="скрытая карта вскрывается, когда срабатывает её обязательная особенность",
    en="a hidden card is revealed when a mandatory ability of it triggers",
)
class _MandatoryTriggerStaysHidden(Triggers):
    def trigger(self, state: State, card: int, definition: int, value: int = -1) -> None:
        up = state.up
        Triggers.trigger(self, state, card, definition, value)
        state.up = up

    def put(self, state: State, number: int) -> None:
        up, mandatory = state.up, not state.cast.definitions[state.waiting[number].definition].optional
        Triggers.put(self, state, number)
        if mandatory:
            state.up = up


@deviation(
    "optional-trigger-reveals",
    "A-hidden-cards",
    ru="необязательная особенность не вскрывает карту, если не использована",
    en="an optional ability that is not used does not reveal its card",
)
class _OptionalTriggerReveals(Triggers):
    def trigger(self, state: State, card: int, definition: int, value: int = -1) -> None:
        Triggers.trigger(self, state, card, definition, value)
        state.rules.reveal.show(state, card, HIDDEN_FLYER)


@deviation(
    "optional-use-stays-hidden",
    "A-hidden-cards",
    ru="использованная необязательная особенность вскрывает карту",
    en="an optional ability that is used reveals its card",
)
class _OptionalUseStaysHidden(Triggers):
    def put(self, state: State, number: int) -> None:
        up, optional = state.up, state.cast.definitions[state.waiting[number].definition].optional
        Triggers.put(self, state, number)
        if optional:
            state.up = up


@deviation(
    "hidden-bonus-stays-hidden",
    "A-hidden-cards",
    ru="скрытая карта вскрывается, когда её постоянная особенность начинает что-то значить",
    en="a hidden card is revealed when a permanent ability of it begins to matter",
)
class _HiddenBonusStaysHidden(Deaths):
    def show_bonuses(self, state: State, wounded: Iterable[int]) -> None:
        pass


@deviation(
    "hidden-bonus-always-revealed",
    "A-hidden-cards",
    ru="пока постоянная особенность ничего не значит, карта остаётся скрытой",
    en="while its permanent ability does not matter a card stays hidden",
)
class _HiddenBonusAlwaysRevealed(Deaths):
    def show_bonuses(self, state: State, wounded: Iterable[int]) -> None:
        for card in list(state.lying()):
            if state.wounds[card] and state.is_up(card):
                for other in state.rules.ledger.bonuses(state, card):
                    state.rules.reveal.show(state, other, HIDDEN_FLYER)


@deviation(
    "terrain-stays-on-cell",
    "A-terrain",
    ru="местность переносится во вспомогательную зону",
    en="a terrain is transferred to the additional zone",
)
class _TerrainStaysOnCell(Reveal):
    def terrain_leaves(self, state: State, card: int) -> bool:
        return False


@deviation(
    "second-terrain-stays-on-cell",
    "A-terrain",
    ru="местность Второго игрока тоже переносится",
    en="the Second Player's terrain is transferred too",
)
class _SecondTerrainStaysOnCell(Reveal):
    def terrain_leaves(self, state: State, card: int) -> bool:
        return not state.cast.owners[card] and Reveal.terrain_leaves(self, state, card)


@deviation(
    "x-forgotten",
    "A-x-public",
    ru="с момента вскрытия величина Х известна обоим и дальше",
    en="from the reveal on X remains known to both",
)
class _XForgotten(AfterDeployment):
    def tells_x(self, state: State, card: int) -> bool:
        return state.step < START and AfterDeployment.tells_x(self, state, card)


@deviation(
    "x-told-when-all-reveal",
    "A-x-public",
    ru="Х сообщают при вскрытии самой карты, а не позже",
    en="X is told on the reveal of the card itself, not later",
)
class _XToldWhenAllReveal(AfterDeployment):
    def tells_x(self, state: State, card: int) -> bool:
        return state.step >= START and AfterDeployment.tells_x(self, state, card)


@deviation(
    "mix-told",
    "A-mix-not-told",
    ru="какими кристаллами оплачена карта, не сообщается",
    en="the crystals a card was paid for with are not told",
)
class _MixTold(AfterDeployment):
    def tells_payment(self, state: State, card: int) -> bool:
        return self.tells_cost(state, card)


alternative("A-no-early-reveal", "early-reveal-at-will", _EarlyRevealAtWill)
alternative("A-terrain", "terrain-stays-on-cell", _TerrainStaysOnCell)
alternative("A-mix-not-told", "mix-told", _MixTold)


@deviation(
    "terrain-is-wounded",
    "A-terrain",
    ru="местности раны не наносят",
    en="no wounds are dealt to a terrain",
)
class _TerrainIsWounded(Effects):
    def reachable(self, state: State, using: Using, ability: Ability) -> int:
        of_any = replace(ability, effect="close") if ability.effect == "wound" else ability
        return Effects.reachable(self, state, using, of_any)


@deviation(
    "terrain-is-healed",
    "A-terrain",
    ru="ран местности не излечивают",
    en="no wounds of a terrain are healed",
)
class _TerrainIsHealed(Effects):
    def reachable(self, state: State, using: Using, ability: Ability) -> int:
        of_any = replace(ability, effect="close") if ability.effect == "heal" else ability
        return Effects.reachable(self, state, using, of_any)
