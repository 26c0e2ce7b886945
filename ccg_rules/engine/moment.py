"""What the states of both games have in common: who is to act, the turn, the result, chance and the trace."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine.events import Events

if TYPE_CHECKING:
    from typing import Self

NOBODY = -1
CHANCE = 2
"""The actor where chance has to be told."""
DRAWN = 2
"""The winner of a drawn game."""

Event = tuple[int, str, tuple[int, ...]]
"""An entry of the trace: citation, code, and numbers whose meaning goes with the code."""


class Moment:
    """One moment of a game. A game's `State` adds where its cards are and how.

    `actor` is 0 or 1, `CHANCE`, or `NOBODY`; `winner` 0 or 1, `DRAWN`, or `NOBODY`. `seed` is what chance is
    drawn from; None leaves chance to be told by `draw` actions.
    """

    __slots__ = ("actor", "seed", "step", "trace", "turn", "winner")

    def __init__(self, step: int) -> None:
        self.step = step
        self.actor = NOBODY
        self.winner = NOBODY
        self.seed: int | None = None
        self.turn = 0
        self.trace: Events[Event] = Events()

    def note(self, citation: int, code: str, *numbers: int) -> None:
        """Add an event to the trace: what happened, in which step, and what it rests on."""
        self.trace.add((citation, code, (self.turn, self.step, *numbers)))

    def random(self, n: int) -> int:
        """Return a number below `n` from the seed, and move the seed on (a 64-bit linear generator)."""
        assert self.seed is not None
        self.seed = (self.seed * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.seed >> 33) % n

    def copy(self) -> Self:
        """Return an independent copy with the same future."""
        raise NotImplementedError
