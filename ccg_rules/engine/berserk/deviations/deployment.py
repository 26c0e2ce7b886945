"""Deviations from chapter `deployment`, and alternatives to its assumptions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine.berserk import actions
from ccg_rules.engine.berserk.after_deployment import AfterDeployment
from ccg_rules.engine.berserk.cast import REVEAL_ABILITY
from ccg_rules.engine.berserk.deployment import (
    CENTRES,
    FLANK_CELLS,
    FRONT_EDGE_CELLS,
    HALVES,
    Deployment,
    Group,
)
from ccg_rules.engine.berserk.deviations.register import alternative, deviation
from ccg_rules.engine.berserk.effects import Effects, Rearranging
from ccg_rules.engine.berserk.ledger import AS_RECRUITED, Ledger
from ccg_rules.engine.berserk.main_phase import MainPhase
from ccg_rules.engine.berserk.recruiting import BeforeRecruiting
from ccg_rules.engine.berserk.state import DECK, GRAVEYARD, NOBODY, State
from ccg_rules.notation.berserk import cells
from ccg_rules.notation.berserk.cells import CELLS

if TYPE_CHECKING:
    from collections.abc import Iterator


# 404.1.1


@deviation(
    "flyers-skip-the-board",
    "deployment.squad.face_down",
    ru="летающие существа тоже помещаются на поле боя",
    en="flyers too are placed on the battlefield",
)
class _FlyersSkipTheBoard(Deployment):
    def lands(self, state: State, card: int, cell: int) -> int:
        owner = state.cast.owners[card]
        return state.zone_slot(owner) if state.cast.cards[card].flying else cell


@deviation(
    "flyers-may-wait-in-the-zone",
    "deployment.squad.face_down",
    ru="место карт при размещении — поле боя, а не вспомогательная зона",
    en="the place for cards is the battlefield, not the additional zone",
)
class _FlyersMayWaitInTheZone(Deployment):
    def actions(self, state: State) -> Iterator[int]:
        yield from Deployment.actions(self, state)
        for slot, card in enumerate(state.hand[state.actor]):
            if card >= 0 and state.cast.cards[card].flying:
                yield actions.action(actions.PLACE, state.actor, slot, CELLS + state.actor)

    def lands(self, state: State, card: int, cell: int) -> int:
        return cell if cell < CELLS else state.zone_slot(cell - CELLS)


@deviation(
    "deploy-partly",
    "deployment.squad.face_down",
    ru="помещаются все карты отряда",
    en="all cards of the squad are placed",
)
class _DeployPartly(Deployment):
    def may_finish(self, player: int) -> bool:
        return player == 0


@deviation(
    "second-deploys-partly",
    "deployment.squad.face_down",
    ru="все карты помещает и Второй игрок",
    en="the Second Player places all cards too",
)
class _SecondDeploysPartly(Deployment):
    def may_finish(self, player: int) -> bool:
        return player == 1


@deviation(
    "terrains-skip-the-board",
    "deployment.squad.face_down",
    ru="местности тоже помещаются на поле боя",
    en="terrains too are placed on the battlefield",
)
class _TerrainsSkipTheBoard(Deployment):
    def lands(self, state: State, card: int, cell: int) -> int:
        owner = state.cast.owners[card]
        return state.zone_slot(owner) if state.cast.cards[card].kind == "terrain" else cell


@deviation(
    "deploy-face-up",
    "deployment.squad.face_down",
    ru="карты помещаются рубашкой вверх",
    en="cards are placed face down",
)
class _DeployFaceUp(Deployment):
    def lands_face_up(self, player: int) -> bool:
        return player == 0


@deviation(
    "second-deploys-face-up",
    "deployment.squad.face_down",
    ru="карты Второго игрока тоже помещаются рубашкой вверх",
    en="the Second Player's cards are placed face down too",
)
class _SecondDeploysFaceUp(Deployment):
    def lands_face_up(self, player: int) -> bool:
        return player == 1


@deviation(
    "face-down-cards-shown",
    "deployment.squad.face_down",
    ru="противник не знает, какая карта лежит рубашкой вверх",
    en="the opponent does not know what card lies face down",
)
class _FaceDownCardsShown(Deployment):
    def shows_face_down(self) -> bool:
        return True


@deviation(
    "cells-shared",
    "deployment.squad.one_per_cell",
    ru="на занятую клетку карта не помещается",
    en="an occupied cell takes no card",
)
class _CellsShared(Deployment):
    def taken(self, state: State, player: int) -> int:
        return state.occupied() if player else 0


@deviation(
    "second-shares-cells",
    "deployment.squad.one_per_cell",
    ru="на занятую клетку не помещается и карта Второго игрока",
    en="an occupied cell takes no card of the Second Player's either",
)
class _SecondSharesCells(Deployment):
    def taken(self, state: State, player: int) -> int:
        return 0 if player else state.occupied()


@deviation(
    "card-blocks-the-next-cell",
    "deployment.squad.one_per_cell",
    ru="карта занимает только одну клетку",
    en="a card occupies one cell only",
)
class _CardBlocksTheNextCell(Deployment):
    def taken(self, state: State, player: int) -> int:
        occupied = state.occupied()
        columns = [cells.block(half, column, (1, 2, 3)) for half in (0, 1) for column in "abcd"]
        beside = 0
        for column in columns:
            beside |= (occupied & column) << cells.ROWS
        return occupied | beside


@deviation(
    "deploy-card-about",
    "deployment.squad.first_then_second",
    ru="Второй игрок размещает карты после всех карт Первого",
    en="the Second Player places after all of the First Player's cards",
)
class _DeployCardAbout(Deployment):
    def next_to_place(self, state: State) -> int:
        order = (state.next_to_use, 1 - state.next_to_use)
        return next((player for player in order if state.squad(player)), NOBODY)


@deviation(
    "second-deploys-first",
    "deployment.squad.first_then_second",
    ru="начинает Первый игрок",
    en="the First Player begins",
)
class _SecondDeploysFirst(Deployment):
    def next_to_place(self, state: State) -> int:
        return next((player for player in (1, 0) if state.squad(player)), NOBODY)


@deviation(
    "deploy-anywhere",
    "deployment.squad.first_then_second",
    ru="карты помещаются на своей половине",
    en="cards are placed on one's own half",
)
class _DeployAnywhere(Deployment):
    def legal_cells(self, state: State, player: int) -> int:
        return Deployment.legal_cells(self, state, player) | HALVES[1 - player] & ~state.occupied()


# 404.1.2


class _FirstPlayersGroups(Deployment):
    """A deviation in how the First Player's cells become available."""

    def first_groups(self) -> tuple[int, ...]:
        raise NotImplementedError

    def groups(self, player: int) -> tuple[Group, ...]:
        own = Deployment.groups(self, player)
        if player:
            return own
        # Each group keeps the citation of its first cell, so that explanations stay possible.
        return tuple(
            (mask, next((c for cited, c in own if cited & mask), own[-1][1]))
            for mask in (*self.first_groups(), 0)
        )


@deviation(
    "centre-row-by-row",
    "deployment.first.centre",
    ru="внутри центра порядок свободный",
    en="within the centre the order is free",
)
class _CentreRowByRow(_FirstPlayersGroups):
    def first_groups(self) -> tuple[int, ...]:
        return (*(cells.block(0, "bcd", (row,)) for row in (1, 2, 3)), FLANK_CELLS[0], FRONT_EDGE_CELLS[0])


@deviation(
    "centre-of-two-rows",
    "deployment.first.centre",
    ru="центр — это 3×3 клетки",
    en="the centre is 3×3 cells",
)
class _CentreOfTwoRows(_FirstPlayersGroups):
    def first_groups(self) -> tuple[int, ...]:
        rear = cells.block(0, "bcd", (3,))
        return CENTRES[0] & ~rear, FLANK_CELLS[0] | rear, FRONT_EDGE_CELLS[0]


@deviation(
    "flanks-from-the-start",
    "deployment.first.flanks",
    ru="крайние клетки 2-го и 3-го ряда ждут, пока центр не занят",
    en="the edge cells of rows 2 and 3 wait for the centre",
)
class _FlanksFromTheStart(_FirstPlayersGroups):
    def first_groups(self) -> tuple[int, ...]:
        return CENTRES[0] | FLANK_CELLS[0], FRONT_EDGE_CELLS[0]


@deviation(
    "flanks-after-eight",
    "deployment.first.flanks",
    ru="должны быть заняты все клетки центра",
    en="all cells of the centre must be occupied",
)
class _FlanksAfterEight(Deployment):
    def available_cells(self, state: State, player: int) -> int:
        available = Deployment.available_cells(self, state, player)
        if player == 0 and (CENTRES[0] & ~self.counted_occupied(state, 0)).bit_count() <= 1:
            available |= FLANK_CELLS[0]
        return available


@deviation(
    "flanks-ignore-row-one",
    "deployment.first.flanks",
    ru="крайние клетки 2-го и 3-го ряда ждут и клеток центра в 1-м ряду",
    en="the edge cells of rows 2 and 3 wait for the centre's cells of row 1 too",
)
class _FlanksIgnoreRowOne(Deployment):
    def available_cells(self, state: State, player: int) -> int:
        available = Deployment.available_cells(self, state, player)
        rear = cells.block(0, "bcd", (2, 3))
        if player == 0 and not rear & ~self.counted_occupied(state, 0):
            available |= FLANK_CELLS[0]
        return available


@deviation(
    "flanks-of-row-two-only",
    "deployment.first.flanks",
    ru="при занятом центре доступны все оставшиеся клетки 2-го и 3-го ряда",
    en="with the centre full all other cells of rows 2 and 3 are available",
)
class _FlanksOfRowTwoOnly(_FirstPlayersGroups):
    def first_groups(self) -> tuple[int, ...]:
        rear = cells.block(0, "ae", (3,))
        return CENTRES[0], FLANK_CELLS[0] & ~rear, FRONT_EDGE_CELLS[0] | rear


@deviation(
    "front-edges-with-flanks",
    "deployment.first.front_edges",
    ru="крайние клетки 1-го ряда — последние",
    en="the edge cells of row 1 come last",
)
class _FrontEdgesWithFlanks(_FirstPlayersGroups):
    def first_groups(self) -> tuple[int, ...]:
        return CENTRES[0], FLANK_CELLS[0] | FRONT_EDGE_CELLS[0]


@deviation(
    "front-edges-wait-for-row-three-only",
    "deployment.first.front_edges",
    ru="крайние клетки 1-го ряда ждут и 2-го ряда",
    en="the edge cells of row 1 wait for row 2 too",
)
class _FrontEdgesWaitForRowThreeOnly(Deployment):
    def available_cells(self, state: State, player: int) -> int:
        available = Deployment.available_cells(self, state, player)
        waited_for = CENTRES[0] | cells.block(0, "ae", (3,))
        if player == 0 and not waited_for & ~self.counted_occupied(state, 0):
            available |= FRONT_EDGE_CELLS[0]
        return available


@deviation(
    "front-edges-never",
    "deployment.first.front_edges",
    ru="в последнюю очередь доступны и крайние клетки 1-го ряда",
    en="in the end the edge cells of row 1 are available too",
)
class _FrontEdgesNever(_FirstPlayersGroups):
    def first_groups(self) -> tuple[int, ...]:
        return CENTRES[0], FLANK_CELLS[0]


# 404.1.3


class _SecondPlayersGroups(Deployment):
    """A deviation in how the Second Player's cells become available."""

    def second_groups(self) -> tuple[int, ...]:
        raise NotImplementedError

    def groups(self, player: int) -> tuple[Group, ...]:
        own = Deployment.groups(self, player)
        if not player:
            return own
        return tuple((mask, own[min(n, len(own) - 1)][1]) for n, mask in enumerate(self.second_groups()))


@deviation(
    "second-deploys-as-first",
    "deployment.second.centre_and_front",
    ru="крайние клетки 1-го ряда доступны Второму игроку сразу",
    en="the edge cells of row 1 are available to the Second Player at once",
)
class _SecondDeploysAsFirst(_SecondPlayersGroups):
    def second_groups(self) -> tuple[int, ...]:
        return CENTRES[1], FLANK_CELLS[1], FRONT_EDGE_CELLS[1]


@deviation(
    "second-front-row-first",
    "deployment.second.centre_and_front",
    ru="центр не ждёт 1-го ряда",
    en="the centre does not wait for row 1",
)
class _SecondFrontRowFirst(_SecondPlayersGroups):
    def second_groups(self) -> tuple[int, ...]:
        front = cells.block(1, "abcde", (1,))
        return front, CENTRES[1] & ~front, FLANK_CELLS[1]


@deviation(
    "second-flanks-after-centre",
    "deployment.second.flanks_last",
    ru="крайние клетки 2-го и 3-го ряда ждут и крайних клеток 1-го ряда",
    en="the edge cells of rows 2 and 3 wait for the edge cells of row 1 as well",
)
class _SecondFlanksAfterCentre(Deployment):
    def available_cells(self, state: State, player: int) -> int:
        available = Deployment.available_cells(self, state, player)
        if player == 1 and not CENTRES[1] & ~self.counted_occupied(state, 1):
            available |= FLANK_CELLS[1]
        return available


@deviation(
    "second-flanks-after-front",
    "deployment.second.flanks_last",
    ru="крайние клетки 2-го и 3-го ряда ждут центра",
    en="the edge cells of rows 2 and 3 wait for the centre",
)
class _SecondFlanksAfterFront(Deployment):
    def available_cells(self, state: State, player: int) -> int:
        available = Deployment.available_cells(self, state, player)
        if player == 1 and not FRONT_EDGE_CELLS[1] & ~self.counted_occupied(state, 1):
            available |= FLANK_CELLS[1]
        return available


@deviation(
    "second-flanks-side-by-side",
    "deployment.second.flanks_last",
    ru="крайние клетки 2-го и 3-го ряда ждут крайних клеток 1-го ряда с обеих сторон",
    en="the edge cells of rows 2 and 3 wait for the edge cells of row 1 on both sides",
)
class _SecondFlanksSideBySide(Deployment):
    def available_cells(self, state: State, player: int) -> int:
        available = Deployment.available_cells(self, state, player)
        full = self.counted_occupied(state, 1)
        if player == 1 and not CENTRES[1] & ~full:
            for column in "ae":
                if not cells.block(1, column, (1,)) & ~full:
                    available |= cells.block(1, column, (2, 3))
        return available


@deviation(
    "second-flanks-ignore-row-one",
    "deployment.second.flanks_last",
    ru="крайние клетки 2-го и 3-го ряда ждут и клеток центра в 1-м ряду",
    en="the edge cells of rows 2 and 3 wait for the centre's cells of row 1 too",
)
class _SecondFlanksIgnoreRowOne(Deployment):
    def available_cells(self, state: State, player: int) -> int:
        available = Deployment.available_cells(self, state, player)
        waited_for = cells.block(1, "bcd", (2, 3)) | FRONT_EDGE_CELLS[1]
        if player == 1 and not waited_for & ~self.counted_occupied(state, 1):
            available |= FLANK_CELLS[1]
        return available


@deviation(
    "second-flanks-never",
    "deployment.second.flanks_last",
    ru="в последнюю очередь доступны и крайние клетки 2-го и 3-го ряда",
    en="in the end the edge cells of rows 2 and 3 are available",
)
class _SecondFlanksNever(_SecondPlayersGroups):
    def second_groups(self) -> tuple[int, ...]:
        return (CENTRES[1] | FRONT_EDGE_CELLS[1],)


# 404.1.4 of the Execution edition


@deviation(
    "forbidden-not-occupied",
    "deployment.forbidden_cells.count_as_occupied",
    ru="запрещённые клетки считаются занятыми, когда другие ждут их",
    en="forbidden cells count as occupied when others wait for them",
)
class _ForbiddenNotOccupied(Deployment):
    def counted_occupied(self, state: State, player: int) -> int:
        return state.occupied()


@deviation(
    "forbidden-but-usable",
    "deployment.forbidden_cells.count_as_occupied",
    ru="запрещённая клетка сама недоступна",
    en="the forbidden cell itself is refused",
)
class _ForbiddenButUsable(Deployment):
    def barred(self, state: State, player: int) -> int:
        return 0


@deviation(
    "forbidden-to-both",
    "deployment.forbidden_cells.count_as_occupied",
    ru="клетки запрещены только тому игроку, которому их запрещает эффект",
    en="cells are forbidden only to the player to whom the effect forbids them",
)
class _ForbiddenToBoth(Deployment):
    def forbidden(self, state: State, player: int) -> int:
        return state.forbidden[0] | state.forbidden[1]


@deviation(
    "forbidden-counts-in-the-centre-only",
    "deployment.forbidden_cells.count_as_occupied",
    ru="считаются занятыми какие угодно запрещённые клетки, не только в центре",
    en="any forbidden cells count as occupied, not only those of the centre",
)
class _ForbiddenCountsInTheCentreOnly(Deployment):
    def counted_occupied(self, state: State, player: int) -> int:
        return state.occupied() | self.forbidden(state, player) & CENTRES[player]


@deviation(
    "forbidden-counts-for-the-first-only",
    "deployment.forbidden_cells.count_as_occupied",
    ru="правило действует и для Второго игрока",
    en="the rule holds for the Second Player too",
)
class _ForbiddenCountsForTheFirstOnly(Deployment):
    def counted_occupied(self, state: State, player: int) -> int:
        return state.occupied() if player else Deployment.counted_occupied(self, state, player)


@deviation(
    "flanks-wait-for-a-placement",
    "deployment.forbidden_cells.count_as_occupied",
    ru="если запрещены все первоочередные клетки, крайние доступны сразу",
    en="with every cell that comes first forbidden the edge cells are available at once",
)
class _FlanksWaitForAPlacement(Deployment):
    def counted_occupied(self, state: State, player: int) -> int:
        occupied = state.occupied()
        placed = occupied & HALVES[player]
        return Deployment.counted_occupied(self, state, player) if placed else occupied


@deviation(
    "forbidden-counted-by-number",
    "deployment.forbidden_cells.count_as_occupied",
    ru="занятой считается именно запрещённая клетка, а не какая-нибудь",
    en="it is the forbidden cell that counts as occupied, not some other",
)
class _ForbiddenCountedByNumber(Deployment):
    def available_cells(self, state: State, player: int) -> int:
        available = Deployment.available_cells(self, state, player)
        own = state.occupied() & HALVES[player] | self.forbidden(state, player) & HALVES[player]
        if player == 0 and own.bit_count() >= CENTRES[0].bit_count():
            available |= FLANK_CELLS[0]
        return available


@deviation(
    "forbidden-for-good",
    "deployment.forbidden_cells.count_as_occupied",
    ru="запрещённые клетки считаются занятыми только во время расстановки",
    en="forbidden cells count as occupied only during deployment",
)
class _ForbiddenForGood(MainPhase):
    def movements(self, state: State, player: int) -> Iterator[tuple[int, int]]:
        for card, to in MainPhase.movements(self, state, player):
            if not state.forbidden[player] >> to & 1:
                yield card, to


@deviation(
    "forbidden-to-the-opponent-counts",
    "deployment.forbidden_cells.count_as_occupied",
    ru="запрещённое противнику для своей очерёдности занятым не считается",
    en="what is forbidden to the opponent does not count for one's own order",
)
class _ForbiddenToTheOpponentCounts(Deployment):
    def counted_occupied(self, state: State, player: int) -> int:
        return state.occupied() | state.forbidden[0] | state.forbidden[1]


# 404.1.4 of the Vanguard edition


@deviation(
    "unplaced-to-graveyard",
    "deployment.unplaced.return_to_deck",
    ru="карта возвращается в колоду, а не на кладбище",
    en="the card goes to the deck, not to the graveyard",
)
class _UnplacedToGraveyard(Deployment):
    def goes_to(self, state: State, player: int) -> tuple[int, int]:
        return GRAVEYARD, player


@deviation(
    "unplaced-to-the-other-deck",
    "deployment.unplaced.return_to_deck",
    ru="карта возвращается в колоду своего владельца",
    en="the card goes to its owner's deck",
)
class _UnplacedToTheOtherDeck(Deployment):
    def goes_to(self, state: State, player: int) -> tuple[int, int]:
        return DECK, 1 - player


@deviation(
    "only-one-unplaced-returns",
    "deployment.unplaced.return_to_deck",
    ru="возвращаются все карты, которые не удалось поместить",
    en="all cards that could not be placed are returned",
)
class _OnlyOneUnplacedReturns(Deployment):
    def goes_to(self, state: State, player: int) -> tuple[int, int]:
        returned = any(state.where[card] == DECK for card in state.cast.of(player))
        return (GRAVEYARD if returned else DECK), player


@deviation(
    "unplaced-at-will",
    "deployment.unplaced.return_to_deck",
    ru="возвращается лишь карта, которую не удалось поместить",
    en="only a card that could not be placed is returned",
)
class _UnplacedAtWill(Deployment):
    def may_return(self) -> bool:
        return True


@deviation(
    "unplaced-keeps-influence",
    "deployment.unplaced.never_taken",
    ru="бонусы возвращённой карты исчезают",
    en="the bonuses of a returned card are gone",
)
class _UnplacedKeepsInfluence(Ledger):
    def life(self, state: State, number: int, observer: int | None = None) -> int:
        return AS_RECRUITED.life(state, number, observer)


@deviation(
    "unplaced-keeps-its-price",
    "A-unplaced-ledger",
    ru="уплаченное за возвращённую карту не потрачено",
    en="what was paid for a returned card is not spent",
)
class _UnplacedKeepsItsPrice(Ledger):
    def counts(self, state: State, card: int) -> bool:
        return True


@deviation(
    "unplaced-keeps-its-discount",
    "A-unplaced-ledger",
    ru="скидка, данная возвращённой картой, отменяется",
    en="a discount given by a returned card is undone",
)
class _UnplacedKeepsItsDiscount(Ledger):
    def discount(self, state: State, number: int) -> int:
        return AS_RECRUITED.discount(state, number)


@deviation(
    "unplaced-silences-the-squad",
    "deployment.unplaced.never_taken",
    ru="влияние размещённых карт остаётся",
    en="the influence of cards that were placed stays",
)
class _UnplacedSilencesTheSquad(Ledger):
    def influences(self, state: State, card: int) -> bool:
        own = state.cast.of(state.cast.owners[card])
        return all(state.in_force(other) for other in own)


# 404.2


@deviation(
    "after-deployment-no-alternation",
    "deployment.after.alternate",
    ru="после использования черёд переходит к другому игроку",
    en="after a use the turn goes to the other player",
)
class _NoAlternation(AfterDeployment):
    def alternate(self, state: State, player: int) -> None:
        state.next_to_use = player


@deviation(
    "after-deployment-second-starts",
    "deployment.after.alternate",
    ru="начинает Первый игрок",
    en="the First Player begins",
)
class _SecondStarts(AfterDeployment):
    def first_to_act(self, state: State) -> int:
        return 1


@deviation(
    "after-own-deployment",
    "deployment.after.alternate",
    ru="особенности используются, когда расставлены все карты обоих игроков",
    en="abilities are used when all cards of both players are placed",
)
class _AfterOwnDeployment(AfterDeployment):
    def early(self, state: State) -> Iterator[int]:
        for player in (0, 1):
            if not state.squad(player):
                for cell, ability in self.usable(state, player):
                    yield actions.action(actions.USE, player, cell, ability)


@deviation(
    "after-deployment-decline-once",
    "deployment.after.decline",
    ru="отказ действует до конца шага, а не на один черёд",
    en="declining holds for the rest of the step, not for one turn",
)
class _DeclineOnce(AfterDeployment):
    def decline(self, state: State, player: int) -> None:
        # Forgotten as soon as the other has acted: only two refusals in a row close the window.
        state.declined[player] = state.declined[1 - player]

    def mark(self, state: State, card: int, number: int, definition: int) -> None:
        AfterDeployment.mark(self, state, card, number, definition)
        state.declined[1 - state.cast.owners[card]] = False


@deviation(
    "one-use-left-after-a-decline",
    "deployment.after.decline",
    ru="другой игрок и после отказа использует все свои особенности",
    en="the other player goes on to use all their abilities",
)
class _OneUseLeft(AfterDeployment):
    def mark(self, state: State, card: int, number: int, definition: int) -> None:
        AfterDeployment.mark(self, state, card, number, definition)
        player = state.cast.owners[card]
        if state.declined[1 - player]:
            state.declined[player] = True


@deviation(
    "after-deployment-never-ends",
    "deployment.after.decline",
    ru="когда отказались оба, шаг окончен",
    en="when both have declined the step is over",
)
class _NeverEnds(AfterDeployment):
    def asks(self, state: State, player: int) -> bool:
        return True


@deviation(
    "after-deployment-decline-for-both",
    "deployment.after.decline",
    ru="отказ одного игрока не лишает особенностей другого",
    en="one player's declining does not take the other's abilities",
)
class _DeclineForBoth(AfterDeployment):
    def decline(self, state: State, player: int) -> None:
        state.declined[0] = state.declined[1] = True


@deviation(
    "after-deployment-unlimited",
    "deployment.after.once",
    ru="карта использует особенность только один раз",
    en="a card uses the ability only once",
)
class _Unlimited(AfterDeployment):
    def mark(self, state: State, card: int, number: int, definition: int) -> None:
        pass


@deviation(
    "after-deployment-shared-by-copies",
    "deployment.after.once",
    ru="одинаковые карты используют особенность независимо",
    en="copies of a card do not share the use",
)
class _SharedByCopies(AfterDeployment):
    def mark(self, state: State, card: int, number: int, definition: int) -> None:
        for copy in state.cast.copies(card):
            AfterDeployment.mark(self, state, copy, number, definition)


# 404.2.1


@deviation(
    "x-cost-no-reveal",
    "deployment.x_cost.reveal",
    ru="карта стоимостью Х может вскрыться",
    en="a card of cost X may reveal itself",
)
class _XCostNoReveal(AfterDeployment):
    def x_gives_reveal(self, state: State, card: int) -> bool:
        return False


@deviation(
    "x-only-pure",
    "deployment.x_cost.reveal",
    ru="достаточно, чтобы стоимость содержала Х: 2+Х — тоже",
    en="it is enough that the cost contains X; 2+X does too",
)
class _XOnlyPure(AfterDeployment):
    def x_gives_reveal(self, state: State, card: int) -> bool:
        cost = state.cast.cards[card].cost
        return cost.has_x and not cost.fixed


@deviation(
    "every-card-may-reveal",
    "deployment.x_cost.reveal",
    ru="без Х в стоимости карта вскрыться не может",
    en="without X in its cost a card may not reveal itself",
)
class _EveryCardMayReveal(AfterDeployment):
    def x_gives_reveal(self, state: State, card: int) -> bool:
        return True


@deviation(
    "revealed-flyer-leaves",
    "deployment.x_cost.reveal",
    ru="вскрывшееся летающее существо остаётся на клетке",
    en="a flyer that reveals itself stays on its cell",
)
class _RevealedFlyerLeaves(AfterDeployment):
    def use(self, state: State, player: int, place: int, number: int) -> None:
        card = state.board[place]
        AfterDeployment.use(self, state, player, place, number)
        if number == REVEAL_ABILITY and state.cast.cards[card].flying:
            state.put(card, state.zone_slot(state.cast.owners[card]))


@deviation(
    "x-reveal-for-the-first-only",
    "deployment.x_cost.reveal",
    ru="вскрыться может и карта Второго игрока",
    en="a card of the Second Player's may reveal itself too",
)
class _XRevealForTheFirstOnly(AfterDeployment):
    def x_gives_reveal(self, state: State, card: int) -> bool:
        first = state.cast.owners[card] == 0
        return first and AfterDeployment.x_gives_reveal(self, state, card)


@deviation(
    "x-told-with-the-rest",
    "deployment.x_cost.tell",
    ru="сообщается само Х, а не вся стоимость",
    en="it is the X that is told, not the whole cost",
)
class _XToldWithTheRest(AfterDeployment):
    def told_x(self, state: State, card: int) -> int:
        return AfterDeployment.told_x(self, state, card) + state.cast.cards[card].cost.fixed


@deviation(
    "x-not-told",
    "deployment.x_cost.tell",
    ru="при вскрытии Х сообщается",
    en="on the reveal X is told",
)
class _XNotTold(AfterDeployment):
    def tells_x(self, state: State, card: int) -> bool:
        return False


@deviation(
    "x-told-too-early",
    "deployment.x_cost.tell",
    ru="Х сообщается при вскрытии, а не раньше",
    en="X is told on the reveal, not before",
)
class _XToldTooEarly(AfterDeployment):
    def tells_x(self, state: State, card: int) -> bool:
        return state.cast.cards[card].cost.has_x


# 404.2.2


@deviation(
    "replaced-cost-no-reveal",
    "deployment.replaced_cost.reveal",
    ru="карта, набранная за заменённую стоимость, может вскрыться",
    en="a card recruited for a replaced cost may reveal itself",
)
class _ReplacedCostNoReveal(AfterDeployment):
    def other_cost_gives_reveal(self, state: State, card: int) -> bool:
        return False


@deviation(
    "replaced-cost-only-if-used",
    "deployment.replaced_cost.reveal",
    ru="достаточно иметь особенность, даже если стоимость не заменялась",
    en="having the ability is enough, even if the cost was not replaced",
)
class _ReplacedCostOnlyIfUsed(AfterDeployment):
    def other_cost_gives_reveal(self, state: State, card: int) -> bool:
        return bool(state.replaced >> card & 1)


@deviation(
    "discounted-cost-reveals",
    "deployment.replaced_cost.reveal",
    ru="скидка от другой карты — не замена стоимости",
    en="a discount by another card is no replacement of the cost",
)
class _DiscountedCostReveals(AfterDeployment):
    def other_cost_gives_reveal(self, state: State, card: int) -> bool:
        discounted = Ledger().discount(state, card) > 0
        return discounted or AfterDeployment.other_cost_gives_reveal(self, state, card)


@deviation(
    "replaced-cost-not-told",
    "deployment.replaced_cost.tell",
    ru="заменённая стоимость сообщается",
    en="a replaced cost is told",
)
class _ReplacedCostNotTold(AfterDeployment):
    def tells_cost(self, state: State, card: int) -> bool:
        ordinary = not state.replaced >> card & 1
        return ordinary and AfterDeployment.tells_cost(self, state, card)


@deviation(
    "ordinary-cost-not-told",
    "deployment.replaced_cost.tell",
    ru="обычная стоимость сообщается тоже",
    en="the ordinary cost is told too",
)
class _OrdinaryCostNotTold(AfterDeployment):
    def tells_cost(self, state: State, card: int) -> bool:
        replaced = bool(state.replaced >> card & 1)
        return replaced and AfterDeployment.tells_cost(self, state, card)


@deviation(
    "cost-told-too-early",
    "deployment.replaced_cost.tell",
    ru="стоимость сообщается при вскрытии, а не раньше",
    en="the cost is told on the reveal, not before",
)
class _CostToldTooEarly(AfterDeployment):
    def tells_cost(self, state: State, card: int) -> bool:
        return state.cast.cards[card].has("other cost")


# 404.2.3


@deviation(
    "rearranging-triggers-movement",
    "deployment.rearranging.no_movement",
    ru="изменение расположения не видно тому, что следит за перемещением",
    en="what watches for movement does not see cards rearranged",
)
class _RearrangingTriggersMovement(Rearranging):
    def is_movement(self, state: State, effect: str) -> bool:
        return effect == "swap"


@deviation(
    "shifting-triggers-movement",
    "deployment.rearranging.no_movement",
    ru="перестановку одной карты не видит то, что следит за перемещением",
    en="what watches for movement does not see a single card shifted",
)
class _ShiftingTriggersMovement(Rearranging):
    def is_movement(self, state: State, effect: str) -> bool:
        return effect == "shift"


@deviation(
    "rearranging-obeys-bans",
    "deployment.rearranging.no_movement",
    ru="запрет на перемещение изменению расположения не мешает",
    en="a ban on movement does not hinder rearranging",
)
class _RearrangingObeysBans(Rearranging):
    def may_be_rearranged(self, state: State, card: int, effect: str) -> bool:
        return effect != "swap" or not state.cast.cards[card].has("cannot be moved")


@deviation(
    "shifting-obeys-bans",
    "deployment.rearranging.no_movement",
    ru="запрет на перемещение не мешает перестановке одной карты",
    en="a ban on movement does not hinder shifting a single card",
)
class _ShiftingObeysBans(Rearranging):
    def may_be_rearranged(self, state: State, card: int, effect: str) -> bool:
        return effect != "shift" or not state.cast.cards[card].has("cannot be moved")


@deviation(
    "rearranging-never-movement",
    "deployment.rearranging.no_movement",
    ru="перемещением изменение расположения не считается только в эту фазу",
    en="only in this phase is rearranging no movement",
)
class _RearrangingNeverMovement(Rearranging):
    def is_movement(self, state: State, effect: str) -> bool:
        return False


@deviation(
    "bans-never-hinder-rearranging",
    "deployment.rearranging.no_movement",
    ru="в другие фазы запрет на перемещение изменению расположения мешает",
    en="in other phases a ban on movement does hinder rearranging",
)
class _BansNeverHinderRearranging(Rearranging):
    def may_be_rearranged(self, state: State, card: int, effect: str) -> bool:
        return True


@deviation(
    "rearranging-costs-a-point",
    "deployment.rearranging.no_movement",
    ru="изменение расположения не тратит очков движения",
    en="rearranging spends no movement points",
)
class _RearrangingCostsAPoint(Effects):
    def rearrange(self, state: State, effect: str, first: int, second: int) -> None:
        for place in (first, second):
            if state.board[place] >= 0:
                state.points[state.board[place]] -= 1
        Effects.rearrange(self, state, effect, first, second)


# Assumptions


@deviation(
    "forbidden-cells-usable-in-vanguard",
    "A-forbidden-cells-vanguard",
    ru="запрещённая клетка недоступна",
    en="a forbidden cell is refused",
)
class _ForbiddenUsableInVanguard(Deployment):
    def barred(self, state: State, player: int) -> int:
        return 0


@deviation(
    "forbidden-cells-count-in-vanguard",
    "A-forbidden-cells-vanguard",
    ru="запрещённая клетка не считается занятой",
    en="a forbidden cell does not count as occupied",
)
class _ForbiddenCountInVanguard(Deployment):
    def counted_occupied(self, state: State, player: int) -> int:
        return state.occupied() | self.forbidden(state, player)


@deviation(
    "too-few-cells-to-graveyard",
    "A-too-few-cells",
    ru="карта возвращается в колоду",
    en="the card goes back to the deck",
)
class _TooFewCellsToGraveyard(Deployment):
    def goes_to(self, state: State, player: int) -> tuple[int, int]:
        return GRAVEYARD, player


@deviation(
    "difference-from-gold",
    "A-unplaced-ledger",
    ru="за рядовую карту разница берётся из серебра",
    en="for a regular card the difference is taken from silver",
)
class _DifferenceFromGold(Ledger):
    def balance(self, state: State, player: int) -> tuple[int, int]:
        return _shifted(self, state, player, elite=False)


@deviation(
    "elite-difference-from-silver",
    "A-unplaced-ledger",
    ru="за элитную карту разница берётся из золота",
    en="for an elite card the difference is taken from gold",
)
class _EliteDifferenceFromSilver(Ledger):
    def balance(self, state: State, player: int) -> tuple[int, int]:
        return _shifted(self, state, player, elite=True)


def _shifted(ledger: Ledger, state: State, player: int, *, elite: bool) -> tuple[int, int]:
    """Return the balance with the differences of elite or regular cards taken from the other crystals."""
    gold, silver = Ledger.balance(ledger, state, player)
    for number in state.cast.of(player):
        if ledger.counts(state, number) and state.cast.cards[number].elite == elite:
            grown = ledger.price(state, number) - AS_RECRUITED.price(state, number)
            gold, silver = (gold + grown, silver - grown) if elite else (gold - grown, silver + grown)
    return gold, silver


@deviation(
    "silver-runs-into-debt",
    "A-unplaced-ledger",
    ru="чего не хватает серебра, берётся золотом",
    en="what silver cannot pay is taken from gold",
)
class _SilverRunsIntoDebt(Ledger):
    def settled(self, gold: int, silver: int) -> tuple[int, int]:
        return max(0, gold), max(0, silver)


@deviation(
    "mix-of-crystals-forgotten",
    "A-unplaced-ledger",
    ru="возвращается то золото и серебро, которое уплатили",
    en="what comes back is the gold and the silver that were paid",
)
class _MixOfCrystalsForgotten(Ledger):
    def renew(self, state: State, player: int) -> None:
        kept, state.paid = state.paid, [None] * len(state.paid)
        Ledger.renew(self, state, player)
        state.paid = kept


@deviation(
    "sole-element-gives-a-crystal",
    "A-unplaced-ledger",
    ru="за единственную стихию, которая ушла с картой, кристалла не возвращают",
    en="for the only element, gone with its card, no crystal is given back",
)
class _SoleElementGivesACrystal(Ledger):
    def balance(self, state: State, player: int) -> tuple[int, int]:
        gold, silver = Ledger.balance(self, state, player)
        own = state.cast.of(player)
        had = any(state.cast.cards[card].element for card in own)
        kept = any(state.cast.cards[card].element for card in own if self.counts(state, card))
        return gold + (had and not kept), silver


@deviation(
    "order-of-taking-forgotten",
    "A-unplaced-ledger",
    ru="скидка была только у взятых позже карты, которая её давала",
    en="only cards taken after the one that gave it had a discount",
)
class _OrderOfTakingForgotten(Ledger):
    def renew(self, state: State, player: int) -> None:
        kept = state.taken[player]
        state.taken[player] = kept[::-1]
        Ledger.renew(self, state, player)
        state.taken[player] = kept


@deviation(
    "replaced-cost-forgotten",
    "A-unplaced-ledger",
    ru="за карту, взятую по заменённой стоимости, не доплачивают",
    en="for a card taken at a replaced cost no difference is paid",
)
class _ReplacedCostForgotten(Ledger):
    def renew(self, state: State, player: int) -> None:
        kept, state.replaced = state.replaced, 0
        Ledger.renew(self, state, player)
        state.replaced = kept


@deviation(
    "shortfall-claimed",
    "A-unplaced-ledger",
    ru="недостача не взыскивается",
    en="a shortfall is not claimed",
)
class _ShortfallClaimed(Ledger):
    def settled(self, gold: int, silver: int) -> tuple[int, int]:
        return gold, silver


@deviation(
    "crystals-from-the-start",
    "A-unplaced-ledger",
    ru="случившееся с кристаллами после набора не отменяется",
    en="what has happened to the crystals since recruiting is not undone",
)
class _CrystalsFromTheStart(Ledger):
    def renew(self, state: State, player: int) -> None:
        state.gold[player], state.silver[player] = self.left(state, player)


@deviation(
    "unplaced-keeps-its-element",
    "A-unplaced-ledger",
    ru="кристалл за стихию возвращённой карты возвращается",
    en="the crystal for a returned card's element is given back",
)
class _UnplacedKeepsItsElement(Ledger):
    def balance(self, state: State, player: int) -> tuple[int, int]:
        gold, silver = Ledger.balance(self, state, player)
        own = state.cast.of(player)
        lost = {state.cast.cards[c].element for c in own if not self.counts(state, c)} - {None}
        kept = {state.cast.cards[c].element for c in own if self.counts(state, c)} - {None}
        return gold - len(lost - kept), silver


@deviation(
    "x-reveal-may-be-declined",
    "A-x-reveal",
    ru="автоматическое вскрытие обязательно",
    en="the automatic reveal is compulsory",
)
class _XRevealMayBeDeclined(AfterDeployment):
    def must_reveal_first(self, state: State, player: int) -> bool:
        return False


@deviation(
    "x-reveal-comes-first",
    "A-x-reveal",
    ru="до вскрытия можно использовать другую особенность",
    en="another ability may be used before the reveal",
)
class _XRevealComesFirst(AfterDeployment):
    def usable(self, state: State, player: int) -> Iterator[tuple[int, int]]:
        found = list(AfterDeployment.usable(self, state, player))
        reveals = [(cell, ability) for cell, ability in found if ability == REVEAL_ABILITY]
        yield from reveals or found


@deviation(
    "rearranging-keeps-group-order",
    "A-rearranging-free",
    ru="очерёдность клеток перестановку не связывает",
    en="the order in which cells become available does not bind rearranging",
)
class _RearrangingKeepsGroupOrder(Rearranging):
    def free_cells(self, state: State, player: int) -> int:
        # As if the card were placed now: its own cell is empty.
        lifted = state.copy()
        for cell in state.chosen:
            lifted.board[cell] = -1
        return Rearranging.free_cells(self, state, player) & Deployment().available_cells(lifted, player)


@deviation(
    "rearranging-heeds-forbidden-cells",
    "A-rearranging-free",
    ru="запрещённые для расстановки клетки доступны",
    en="cells forbidden for deployment may be used",
)
class _RearrangingHeedsForbiddenCells(Rearranging):
    def free_cells(self, state: State, player: int) -> int:
        return Rearranging.free_cells(self, state, player) & ~state.forbidden[player]


@deviation(
    "rearranging-anywhere",
    "A-rearranging-free",
    ru="своя половина и одна карта на клетку остаются в силе",
    en="the own half and one card to a cell remain in force",
)
class _RearrangingAnywhere(Rearranging):
    def free_cells(self, state: State, player: int) -> int:
        return HALVES[0] | HALVES[1]


@deviation(
    "rearranging-reveals",
    "A-rearranging-unseen",
    ru="переставленные карты остаются скрытыми",
    en="rearranged cards stay hidden",
)
class _RearrangingReveals(Effects):
    def rearrange(self, state: State, effect: str, first: int, second: int) -> None:
        for cell in (first, second):
            if state.board[cell] >= 0:
                state.up |= 1 << state.board[cell]
        Effects.rearrange(self, state, effect, first, second)


@deviation(
    "rearranging-unnoticed",
    "A-rearranging-unseen",
    ru="противник видит, на каких клетках поменялись карты",
    en="the opponent sees on which cells cards changed places",
)
class _RearrangingUnnoticed(Effects):
    def rearrange(self, state: State, effect: str, first: int, second: int) -> None:
        Effects.rearrange(self, state, effect, first, second)
        state.rearranged = ()


@deviation(
    "use-hidden",
    "A-use-shows",
    ru="использование вскрывает карту",
    en="a use reveals the card",
)
class _UseHidden(AfterDeployment):
    def use_shows(self) -> bool:
        return False


@deviation(
    "asked-only-when-able",
    "A-always-asked",
    ru="игрока со скрытыми картами спрашивают всегда",
    en="a player with hidden cards is always asked",
)
class _AskedOnlyWhenAble(AfterDeployment):
    def asks(self, state: State, player: int) -> bool:
        return not state.declined[player] and any(True for _ in self.usable(state, player))


@deviation(
    "crystals-public",
    "A-crystals-private",
    ru="кристаллы игрока со скрытыми картами не видны",
    en="the crystals of a player with hidden cards are unseen",
)
class _CrystalsPublic(Ledger):
    def shows_crystals(self, state: State, player: int) -> bool:
        return True


@deviation(
    "crystals-shown-before-placing",
    "A-crystals-private",
    ru="не видны они и пока карты игрока ещё не размещены",
    en="they are unseen while cards of the player are still to be placed, too",
)
class _CrystalsShownBeforePlacing(Ledger):
    def shows_crystals(self, state: State, player: int) -> bool:
        return not state.has_hidden(player)


@deviation(
    "crystals-never-shown",
    "A-crystals-private",
    ru="когда все карты игрока вскрыты, его кристаллы видны",
    en="once all cards of a player are revealed, the crystals are seen",
)
class _CrystalsNeverShown(Ledger):
    def shows_crystals(self, state: State, player: int) -> bool:
        return False


@deviation(
    "once-per-card",
    "A-once-per-ability",
    ru="карта с двумя особенностями использует каждую",
    en="a card with two abilities uses each",
)
class _OncePerCard(AfterDeployment):
    def mark(self, state: State, card: int, number: int, definition: int) -> None:
        for other, other_definition in self.abilities(state, card):
            AfterDeployment.mark(self, state, card, other, other_definition)


@deviation(
    "placed-again",
    "A-placed-stays",
    ru="размещённую карту не размещают снова",
    en="a card that lies is not placed again",
)
class _PlacedAgain(Deployment):
    def apply(self, state: State, action: int) -> None:
        _, player, slot, _ = actions.split(action)
        card = state.hand[player][slot]
        Deployment.apply(self, state, action)
        state.hand[player][slot] = card


@deviation(
    "cells-in-order",
    "A-placed-stays",
    ru="среди доступных клеток выбор свободный",
    en="the choice among the available cells is free",
)
class _CellsInOrder(Deployment):
    def legal_cells(self, state: State, player: int) -> int:
        legal = Deployment.legal_cells(self, state, player)
        return legal & -legal  # only the first


@deviation(
    "decline-forfeits-one-ability",
    "A-decline-forfeits-window",
    ru="отказавшийся теряет весь шаг, а не одну особенность",
    en="who declines forfeits the whole step, not one ability",
)
class _DeclineForfeitsOneAbility(AfterDeployment):
    def decline(self, state: State, player: int) -> None:
        usable = list(self.usable(state, player))
        for cell, ability in usable[:1]:
            card = state.board[cell]
            self.mark(state, card, ability, state.definition(card, ability))
        state.declined[player] = len(usable) <= 1


@deviation(
    "left-over-is-the-last-taken",
    "A-too-few-cells",
    ru="какая карта останется лишней, решает её владелец",
    en="the owner decides which card is left over",
)
class _LeftOverIsTheLastTaken(Deployment):
    def actions(self, state: State) -> Iterator[int]:
        # Cards are placed in the order in which they were taken, so that the last is left over.
        hand = state.hand[state.actor]
        first = next(slot for slot, card in enumerate(hand) if card >= 0)
        for action in Deployment.actions(self, state):
            if actions.split(action)[2] == first:
                yield action


@deviation(
    "vanguard-without-after-deployment",
    "A-from-execution",
    ru="после размещения идёт шаг особенностей «после расстановки карт»",
    en="after the placing comes the step of «after deployment» abilities",
)
class _WithoutAfterDeployment(AfterDeployment):
    def asks(self, state: State, player: int) -> bool:
        return False


class _UnplacedNotRefunded(Ledger):
    """404.1.4 of the Vanguard edition, read as leaving the crystals as they are."""

    def renew(self, state: State, player: int) -> None:
        pass


alternative("A-forbidden-cells-vanguard", "forbidden-cells-count-in-vanguard", _ForbiddenCountInVanguard)
alternative("A-unplaced-ledger", "unplaced-not-refunded", _UnplacedNotRefunded)
alternative("A-from-execution", "reveal-without-after-deployment", _WithoutAfterDeployment)
alternative("A-x-reveal", "x-reveal-may-be-declined", _XRevealMayBeDeclined)
alternative("A-rearranging-free", "rearranging-keeps-group-order", _RearrangingKeepsGroupOrder)
alternative("A-decline-forfeits-window", "decline-forfeits-one-ability", _DeclineForfeitsOneAbility)
alternative("A-once-per-ability", "once-per-card", _OncePerCard)
alternative("A-always-asked", "asked-only-when-able", _AskedOnlyWhenAble)
alternative("A-crystals-private", "crystals-public", _CrystalsPublic)


# A-forbidding-is-public


@deviation(
    "last-forbidding-counts",
    "A-forbidding-is-public",
    ru="отказывают и в клетке, запрещённой раньше другой",
    en="a cell forbidden before another one is refused too",
)
class _LastForbiddingCounts(Effects):
    def forbid(self, state: State, player: int, cell: int) -> None:
        state.forbidden[player] = 0
        Effects.forbid(self, state, player, cell)


@deviation(
    "forbidder-not-shown",
    "A-forbidding-is-public",
    ru="карта, запретившая клетку, показана",
    en="the card that has forbidden a cell has been shown",
)
class _ForbidderNotShown(BeforeRecruiting):
    def use_shows(self) -> bool:
        return False


@deviation(
    "forbidding-does-nothing",
    "A-forbidding-is-public",
    ru="клетку, запрещённую особенностью, противник занять не может",
    en="the opponent cannot place a card on a cell that an ability has forbidden",
)
class _ForbiddingDoesNothing(Effects):
    def forbid(self, state: State, player: int, cell: int) -> None:
        """Do nothing."""


@deviation(
    "forbids-oneself",
    "A-forbidding-is-public",
    ru="клетку особенность запрещает противнику, а не своему игроку",
    en="the ability forbids the cell to the opponent, not to its own player",
)
class _ForbidsOneself(Effects):
    def forbid(self, state: State, player: int, cell: int) -> None:
        Effects.forbid(self, state, 1 - player, cell)


@deviation(
    "showing-hides-the-others",
    "A-forbidding-is-public",
    ru="показанная раньше карта остаётся показанной",
    en="a card shown earlier stays shown",
)
class _ShowingHidesTheOthers(BeforeRecruiting):
    def show(self, state: State, card: int) -> None:
        state.up = 0
        BeforeRecruiting.show(self, state, card)


@deviation(
    "forbids-both",
    "A-forbidding-is-public",
    ru="своему игроку особенность ту же клетку не запрещает",
    en="the ability does not forbid the same cell to its own player",
)
class _ForbidsBoth(Effects):
    def forbid(self, state: State, player: int, cell: int) -> None:
        for each in (0, 1):
            Effects.forbid(self, state, each, cell)
