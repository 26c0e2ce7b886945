"""Windows: "players, beginning with …, alternate in using abilities; who declines cannot use it later".

One concept stands behind every such step of the rules; a chapter fills in who begins and which abilities
belong to it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.berserk.state import NOBODY, State

if TYPE_CHECKING:
    from collections.abc import Iterator


@dataclass(frozen=True, slots=True)
class Window:
    """A window for abilities of one timing."""

    timing: str

    def first_to_act(self) -> int:
        """Return who is asked first."""
        return 0

    def asks(self, state: State, player: int) -> bool:
        """Tell whether the player is still asked.

        Someone with hidden cards is asked even when only declining is left, since not being asked would
        tell what those cards cannot do (`A-always-asked`).
        """
        if state.declined[player]:
            return False
        hidden = any(not state.is_up(state.board[cell]) for cell in state.cells_of(player))
        return hidden or any(True for _ in self.usable(state, player))

    def next_to_act(self, state: State, last: int) -> int:
        """Return who is asked after `last` has acted: the other, unless they are not asked any more."""
        order = (self.first_to_act(), 1 - self.first_to_act()) if last == NOBODY else (1 - last, last)
        return next((player for player in order if self.asks(state, player)), NOBODY)

    def decline(self, state: State, player: int) -> None:
        """Take from the player the use of this window's abilities."""
        state.declined[player] = True

    def mark(self, state: State, card: int, ability: int) -> None:
        """Mark an ability as used by this card."""
        state.used[card] |= 1 << ability

    def abilities(self, state: State, card: int) -> list[int]:
        """Return the numbers of the card's abilities that belong to this window."""
        return [
            number
            for number, ability in enumerate(state.cast.cards[card].abilities)
            if ability.kind == "window" and ability.window == self.timing
        ]

    def has_target(self, state: State, player: int, ability: int, card: int) -> bool:
        """Tell whether what the ability needs is there; without it, the ability cannot be used."""
        return True

    def usable(self, state: State, player: int) -> Iterator[tuple[int, int]]:
        """Yield cell and number of the abilities the player may use."""
        for cell in state.cells_of(player):
            card = state.board[cell]
            for ability in self.abilities(state, card):
                if not state.used[card] >> ability & 1 and self.has_target(state, player, ability, card):
                    yield cell, ability
