"""Chapter `reveal` (405; borrowed in Vanguard): cards are revealed, flyers leave the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.berserk import actions
from ccg_rules.engine.berserk.decision import PLAYERS
from ccg_rules.engine.berserk.state import REVEAL, START, State
from ccg_rules.engine.berserk.step import Step
from ccg_rules.engine.citations import cite
from ccg_rules.notation.berserk import cells, places

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

FIRST_ALL = cite("berserk", "reveal.revealing.first_player_all")
SECOND_AFTER = cite("berserk", "reveal.revealing.second_player_after")
ROW_THREE = cite("berserk", "reveal.revealing.row_three_may_stay_hidden")
HIDDEN_FLYER = cite("berserk", "A-hidden-flyer")
TERRAIN = cite("berserk", "A-terrain")

ROW_THREE_CELLS = cells.block(1, cells.COLUMNS, (3,))


@dataclass(frozen=True, slots=True)
class Reveal(Step):
    """405.1: the First Player reveals everything, then the Second, who may leave row 3 hidden."""

    # 405.1

    def order(self) -> tuple[int, int]:
        """Return who reveals first and who after them."""
        return 0, 1

    def may_stay_hidden(self, state: State, player: int) -> int:
        """Return the places of the cards that the player may leave hidden."""
        if player == 0:
            return 0
        return self.hidden(state, player) & ROW_THREE_CELLS

    def leaves_board(self, state: State, card: int) -> bool:
        """Tell whether a card is transferred to the additional zone when revealed.

        Flyers are (405.1), and so is terrain (`A-terrain`).
        """
        return state.cast.cards[card].flying or self.terrain_leaves(state, card)

    def terrain_leaves(self, state: State, card: int) -> bool:
        """Tell whether the card is a terrain, which is transferred too (`A-terrain`)."""
        return state.cast.cards[card].kind == "terrain"

    def hiding_ends(self, state: State) -> bool:
        """Tell whether hidden cards are revealed now, at the end of a Final Phase: that of turn 1."""
        return state.turn == 1

    # What the texts leave open

    def starts_closed(self, state: State, card: int) -> bool:
        """Tell whether a card begins the battle closed: none does, hidden or not (`A-cards-start-open`)."""
        return False

    def may_be_revealed_at_will(self, state: State, player: int) -> int:
        """Return the places of the hidden cards a player with priority may reveal (`A-no-early-reveal`)."""
        return 0

    def shows_target(self, state: State, card: int) -> bool:
        """Tell whether a hidden card is revealed when it is fixed as a target (`A-hidden-cards`)."""
        return True

    def may_end_choice(self, state: State) -> bool:
        """Tell whether the player may say that no more cards stay hidden: always."""
        return True

    # What follows from these

    def hidden(self, state: State, player: int) -> int:
        """Return the places of the player's cards that lie face down."""
        return cells.mask(p for p in state.places_of(player) if not state.is_up(state.board[p]))

    def choices(self, state: State, player: int) -> int:
        """Return the places the player may still name as staying hidden."""
        return self.may_stay_hidden(state, player) & ~cells.mask(state.chosen)

    def question(self, state: State) -> tuple[str, int]:
        return "hide", ROW_THREE

    def actions(self, state: State) -> Iterator[int]:
        player = state.actor
        for place in cells.cells_in(self.choices(state, player)):
            yield actions.action(actions.CHOOSE, player, place)
        if self.may_end_choice(state):
            yield actions.action(actions.DONE, player)

    def apply(self, state: State, action: int) -> None:
        kind, player, place, _ = actions.split(action)
        if kind == actions.CHOOSE:
            state.chosen += (place,)
            return
        self.reveal_all(state, player, set(state.chosen))
        state.chosen = ()
        # What stays hidden is not asked about again.
        state.declined[player] = True

    def settle(self, state: State) -> None:
        for player in self.order():
            if state.declined[player] or not self.hidden(state, player):
                continue
            if self.choices(state, player) or state.chosen:
                state.actor = player
                return
            self.reveal_all(state, player, set())
        self.end(state)

    def end(self, state: State) -> None:
        """Go on to the start of the battle."""
        for card in state.lying():
            if self.starts_closed(state, card):
                state.closed |= 1 << card
        state.step = START
        state.rules.start_of_battle.begin(state)

    def citation(self, player: int) -> int:
        """Return what the player's revealing rests on."""
        return SECOND_AFTER if player else FIRST_ALL

    def reveal_all(self, state: State, player: int, kept: Iterable[int]) -> None:
        """Reveal all of the player's cards but those on some places, together."""
        for place in state.places_of(player):
            if place not in kept:
                self.show(state, state.board[place], self.citation(player), leave=False)
        for place in state.places_of(player):
            if place not in kept:
                self.leave(state, state.board[place], self.citation(player))
        for place in kept:
            state.note(ROW_THREE, "stays-hidden", place)

    def show(self, state: State, card: int, citation: int, *, leave: bool = True) -> None:
        """Turn a card face up, tell what has to be told of it, and let it leave the board.

        In the steps before the reveal a card stays where it lies: 405.1 names the time of the transfer.
        """
        if state.is_up(card):
            return
        state.up |= 1 << card
        state.note(citation, "revealed", state.where[card])
        state.rules.after_deployment.tell(state, card)
        if leave and state.step > REVEAL:
            self.leave(state, card, HIDDEN_FLYER)

    def leave(self, state: State, card: int, citation: int) -> None:
        """Transfer a card that belongs there to its owner's additional zone."""
        if not 0 <= state.where[card] < cells.CELLS or not self.leaves_board(state, card):
            return
        cell = state.where[card]
        owner = state.cast.owners[card]
        flying = state.cast.cards[card].flying
        state.put(card, state.zone_slot(owner))
        state.note(citation if flying else TERRAIN, "transferred", cell, state.where[card])

    def reveal_hidden(self, state: State) -> None:
        """Reveal, together, what has stayed hidden until now (`A-hidden-until-final-phase`)."""
        hidden = [card for card in state.lying() if not state.is_up(card)]
        for card in hidden:
            self.show(state, card, ROW_THREE, leave=False)
        for card in hidden:
            self.leave(state, card, HIDDEN_FLYER)

    def why_not(self, state: State, action: int) -> Refusal:
        kind, player, place, _ = actions.split(action)
        if player != state.actor:
            return refuse(SECOND_AFTER, "hiding-first", player=PLAYERS[state.actor])
        if kind != actions.CHOOSE:
            return refuse(ROW_THREE, "hiding-first", player=PLAYERS[state.actor])
        return refuse(ROW_THREE, "cannot-stay-hidden", place=places.name(place))
