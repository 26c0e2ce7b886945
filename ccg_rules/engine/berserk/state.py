"""The state of a game of Berserk: plain ints, flat lists and bit masks, so that a copy is cheap.

Rules live elsewhere (`deployment`, `window`, …) and read and change a state; this module only knows where
things are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.notation.cells import CELLS

if TYPE_CHECKING:
    from ccg_rules.engine.berserk.cast import Cast

# Where a card is: a cell, or one of these.
SQUAD = -1
DECK = -2
GRAVEYARD = -3
ZONES = (-4, -5)
"""The additional zones of the First and the Second Player."""

# Steps, in the order in which they are played.
PLACING = 0
AFTER = 1
REVEAL = 2

NOBODY = -1

Event = tuple[int, str, tuple[int, ...]]
"""An entry of the trace: citation, code, and numbers whose meaning goes with the code."""


class State:
    """One moment of a game. `copy` gives an independent one; the cast is shared."""

    __slots__ = (
        "actor",
        "board",
        "cast",
        "chosen",
        "counters",
        "deck",
        "declined",
        "forbidden",
        "gold",
        "hand",
        "rearranged",
        "silver",
        "step",
        "trace",
        "up",
        "used",
        "using",
        "where",
    )

    def __init__(self, cast: Cast) -> None:
        self.cast = cast
        self.step = PLACING
        self.actor = NOBODY
        self.where = [SQUAD] * len(cast.cards)
        self.board = [-1] * CELLS
        self.hand: list[list[int]] = [[], []]
        self.up = 0
        self.counters = [0] * len(cast.cards)
        self.used = [0] * len(cast.cards)
        self.gold = [0, 0]
        self.silver = [0, 0]
        self.deck = [0, 0]
        self.forbidden = [0, 0]
        self.declined = [False, False]
        self.using = -1
        self.chosen: list[int] = []
        self.rearranged: list[tuple[int, int]] = []
        self.trace: list[Event] = []

    def copy(self) -> State:
        """Return an independent copy with the same future."""
        twin = State.__new__(State)
        twin.cast = self.cast
        twin.step = self.step
        twin.actor = self.actor
        twin.where = self.where[:]
        twin.board = self.board[:]
        twin.hand = [self.hand[0][:], self.hand[1][:]]
        twin.up = self.up
        twin.counters = self.counters[:]
        twin.used = self.used[:]
        twin.gold = self.gold[:]
        twin.silver = self.silver[:]
        twin.deck = self.deck[:]
        twin.forbidden = self.forbidden[:]
        twin.declined = self.declined[:]
        twin.using = self.using
        twin.chosen = self.chosen[:]
        twin.rearranged = self.rearranged[:]
        twin.trace = self.trace[:]
        return twin

    def note(self, citation: int, code: str, *numbers: int) -> None:
        """Add an event to the trace: what happened, and what it rests on."""
        self.trace.append((citation, code, numbers))

    # What is where

    def occupied(self) -> int:
        """Return the mask of the cells on which a card lies."""
        mask = 0
        for cell, card in enumerate(self.board):
            if card >= 0:
                mask |= 1 << cell
        return mask

    def squad(self, player: int) -> list[int]:
        """Return the player's cards that are still to be placed."""
        return [card for card in self.hand[player] if card >= 0]

    def cells_of(self, player: int) -> list[int]:
        """Return the cells on which the player's cards lie, in ascending order."""
        owners = self.cast.owners
        return [cell for cell, card in enumerate(self.board) if card >= 0 and owners[card] == player]

    def in_force(self, card: int) -> bool:
        """Tell whether the card is in the squad or on the table, where its abilities have influence."""
        return self.where[card] not in (DECK, GRAVEYARD)

    def is_known(self, card: int, observer: int) -> bool:
        """Tell whether a player knows the card: their own, or one that lies face up."""
        return self.cast.owners[card] == observer or bool(self.up >> card & 1)

    def is_up(self, card: int) -> bool:
        """Tell whether the card lies face up."""
        return bool(self.up >> card & 1)

    # Changes

    def put(self, card: int, place: int) -> None:
        """Move a card to a cell, zone, deck or graveyard, from wherever it is."""
        before = self.where[card]
        if before >= 0 and self.board[before] == card:
            self.board[before] = -1
        hand = self.hand[self.cast.owners[card]]
        if card in hand:
            hand[hand.index(card)] = -1
        self.where[card] = place
        if place >= 0:
            self.board[place] = card

    def exchange(self, first: int, second: int) -> None:
        """Exchange what lies on two cells; either may be empty."""
        board = self.board
        board[first], board[second] = board[second], board[first]
        for cell in (first, second):
            if board[cell] >= 0:
                self.where[board[cell]] = cell
