"""Chapter `deployment`, first step: placing the squad (404.1 of both editions)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.berserk import actions
from ccg_rules.engine.berserk.decision import PLAYERS
from ccg_rules.engine.berserk.state import AFTER, DECK, NOBODY, State
from ccg_rules.engine.berserk.step import Step
from ccg_rules.engine.citations import cite
from ccg_rules.notation.berserk import cells

if TYPE_CHECKING:
    from collections.abc import Iterator

FACE_DOWN = cite("berserk", "deployment.squad.face_down")
ONE_PER_CELL = cite("berserk", "deployment.squad.one_per_cell")
FIRST_THEN_SECOND = cite("berserk", "deployment.squad.first_then_second")
CENTRE = cite("berserk", "deployment.first.centre")
FLANKS = cite("berserk", "deployment.first.flanks")
FRONT_EDGES = cite("berserk", "deployment.first.front_edges")
CENTRE_AND_FRONT = cite("berserk", "deployment.second.centre_and_front")
FLANKS_LAST = cite("berserk", "deployment.second.flanks_last")
FORBIDDEN = cite("berserk", "deployment.forbidden_cells.count_as_occupied")
RETURNED = cite("berserk", "deployment.unplaced.return_to_deck")
NEVER_TAKEN = cite("berserk", "deployment.unplaced.never_taken")
FORBIDDEN_VANGUARD = cite("berserk", "A-forbidden-cells-vanguard")
TOO_FEW_CELLS = cite("berserk", "A-too-few-cells")
LEDGER = cite("berserk", "A-unplaced-ledger")
AFTER_ALL_PLACED = cite("berserk", "deployment.after.alternate")

Group = tuple[int, int]
"""Cells that become available together (a mask), and the citation by which they do."""

CENTRES = tuple(cells.block(half, "bcd", (1, 2, 3)) for half in (0, 1))
FLANK_CELLS = tuple(cells.block(half, "ae", (2, 3)) for half in (0, 1))
FRONT_EDGE_CELLS = tuple(cells.block(half, "ae", (1,)) for half in (0, 1))
HALVES = cells.HALVES


@dataclass(frozen=True, slots=True)
class Deployment(Step):
    """404.1: who places when, where, and what becomes of cards that find no cell."""

    forbidden_count: bool = True
    """404.1.4 of the Execution edition: forbidden cells count as occupied."""

    forbidden_by: int = FORBIDDEN
    """What refuses a forbidden cell."""

    returned_by: int = TOO_FEW_CELLS
    """What returns a card that finds no cell."""

    never_taken_by: int = LEDGER
    """What has the crystals reckoned anew then."""

    # 404.1.1

    def next_to_place(self, state: State) -> int:
        """Return who places now: the First Player until all their cards lie, then the Second, then nobody."""
        return next((player for player in (0, 1) if state.squad(player)), NOBODY)

    def lands(self, state: State, card: int, cell: int) -> int:
        """Return where a card put on a cell comes to lie: there, flyers too."""
        return cell

    def lands_face_up(self, player: int) -> bool:
        """Tell whether the player's cards are placed face up: they are not."""
        return False

    def shows_face_down(self) -> bool:
        """Tell whether the opponent sees what card lies face down: they do not."""
        return False

    def taken(self, state: State, player: int) -> int:
        """Return the cells that hold a card and so cannot take another of the player's."""
        return state.occupied()

    def may_finish(self, player: int) -> bool:
        """Tell whether a player with cards left to place may stop: all cards are placed."""
        return False

    # 404.1.2, 404.1.3

    def groups(self, player: int) -> tuple[Group, ...]:
        """Return the groups of cells in the order of placing; each waits for those before it."""
        if player == 0:
            rows_2_and_3, row_1 = (FLANK_CELLS[0], FLANKS), (FRONT_EDGE_CELLS[0], FRONT_EDGES)
            return (CENTRES[0], CENTRE), rows_2_and_3, row_1
        return ((CENTRES[1] | FRONT_EDGE_CELLS[1], CENTRE_AND_FRONT), (FLANK_CELLS[1], FLANKS_LAST))

    # 404.1.4

    def forbidden(self, state: State, player: int) -> int:
        """Return the cells that an effect forbids this player to deploy on."""
        return state.forbidden[player]

    def barred(self, state: State, player: int) -> int:
        """Return the cells refused to the player for an effect's sake."""
        return self.forbidden(state, player)

    def counted_occupied(self, state: State, player: int) -> int:
        """Return the cells that count as occupied when a group waits for another to be full."""
        occupied = state.occupied()
        return occupied | self.forbidden(state, player) if self.forbidden_count else occupied

    def may_return(self) -> bool:
        """Tell whether a player may give a card back while it could be placed: no."""
        return False

    def goes_to(self, state: State, player: int) -> tuple[int, int]:
        """Return the place of a card that found no cell, and the player whose place that is."""
        return DECK, player

    # What follows from these

    def available_cells(self, state: State, player: int) -> int:
        """Return the cells of the groups that are available to the player."""
        full = self.counted_occupied(state, player)
        mask = 0
        for group, _ in self.groups(player):
            if mask & ~full:
                break
            mask |= group
        return mask

    def legal_cells(self, state: State, player: int) -> int:
        """Return the cells on which the player may place a card now."""
        return self.available_cells(state, player) & ~self.taken(state, player) & ~self.barred(state, player)

    def question(self, state: State) -> tuple[str, int]:
        return "place", FIRST_THEN_SECOND

    def actions(self, state: State) -> Iterator[int]:
        player = state.actor
        targets = list(cells.cells_in(self.legal_cells(state, player)))
        for slot, card in enumerate(state.hand[player]):
            if card < 0:
                continue
            for cell in targets:
                yield actions.action(actions.PLACE, player, slot, cell)
            if self.may_return():
                yield actions.action(actions.RETURN, player, slot)
        if self.may_finish(player):
            yield actions.action(actions.FINISH, player)
        yield from state.rules.after_deployment.early(state)

    def apply(self, state: State, action: int) -> None:
        kind, player, slot, cell = actions.split(action)
        state.next_to_use = 1 - player
        if kind == actions.PLACE:
            self._place(state, player, slot, cell)
        elif kind == actions.RETURN:
            self._give_back(state, state.hand[player][slot])
        elif kind == actions.FINISH:
            for card in state.squad(player):
                self._give_back(state, card)
        else:
            state.rules.after_deployment.apply(state, action)

    def settle(self, state: State) -> None:
        """Pass the turn to place on and give back cards that find no cell, until somebody is to place."""
        while (player := self.next_to_place(state)) != NOBODY:
            if self.legal_cells(state, player):
                state.actor = player
                return
            for card in state.squad(player):
                self._give_back(state, card)
            state.rules.ledger.renew(state, player)
            by = self.never_taken_by
            state.note(by, "crystals-anew", player, state.gold[player], state.silver[player])
        state.step = AFTER
        state.rules.after_deployment.begin(state)

    def why_not(self, state: State, action: int) -> Refusal:
        """Explain an action that is not legal in this step.

        First comes the question that was asked instead, then the first rule it fails, in rulebook order.
        """
        kind, player, first, second = actions.split(action)
        if kind not in (actions.PLACE, actions.FINISH, actions.RETURN):
            return refuse(AFTER_ALL_PLACED, "placing-first")
        if player != state.actor:
            return refuse(FIRST_THEN_SECOND, "not-your-turn-to-place", player=PLAYERS[player])
        if kind == actions.FINISH:
            return refuse(FACE_DOWN, "cards-left")
        slots = state.hand[player]
        if first >= len(slots) or slots[first] < 0:
            return refuse(FACE_DOWN, "no-card-in-slot", slot=first)
        if kind == actions.RETURN:
            return refuse(FACE_DOWN, "can-be-placed")
        if second >= cells.CELLS:
            return refuse(FACE_DOWN, "not-on-the-field")
        name = cells.name(second)
        if self.taken(state, player) >> second & 1:
            return refuse(ONE_PER_CELL, "cell-taken", cell=name)
        if not HALVES[player] >> second & 1:
            return refuse(FIRST_THEN_SECOND, "other-half", cell=name)
        if not self.available_cells(state, player) >> second & 1:
            return refuse(self._made_available_by(player, second), "not-available-yet", cell=name)
        return refuse(self.forbidden_by, "cell-forbidden", cell=name)

    def _made_available_by(self, player: int, cell: int) -> int:
        return next(
            (citation for group, citation in self.groups(player) if group >> cell & 1), FIRST_THEN_SECOND
        )

    def _place(self, state: State, player: int, slot: int, cell: int) -> None:
        card = state.hand[player][slot]
        state.note(self._made_available_by(player, cell), "placed", player, cell)
        state.put(card, self.lands(state, card, cell))
        if self.lands_face_up(player):
            state.up |= 1 << card
        else:
            state.up &= ~(1 << card)  # one that was shown before recruiting lies face down, too
        if not state.squad(player):
            state.note(FIRST_THEN_SECOND, "squad-placed", player)

    def _give_back(self, state: State, card: int) -> None:
        owner = state.cast.owners[card]
        place, whose = self.goes_to(state, owner)
        state.put(card, place)
        state.up &= ~(1 << card)
        if place == DECK:
            state.deck[whose] += 1
            state.returned |= 1 << card
        state.note(self.returned_by, "returned", owner)
