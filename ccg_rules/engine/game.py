"""One clear object per game: a `Game` makes battles, a `Battle` is asked and acted on.

Each game fills in what is its own: how positions are set up and written, what its actions are called, what
is shown to whom, and how it ends.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from ccg_rules.engine.answers import IllegalAction, Refusal, refuse
from ccg_rules.engine.citations import key_of
from ccg_rules.engine.codes import split
from ccg_rules.engine.moment import CHANCE, DRAWN, NOBODY, Moment

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ccg_rules.engine.decision import Step
    from ccg_rules.engine.trace import Entry, Telling

S = TypeVar("S", bound=Moment)


Past: TypeAlias = "tuple[S, Past[S] | None]"
"""A state, and what was before it."""


@dataclass(frozen=True, slots=True)
class Pending:
    """The decision that is asked for: of whom (1 or 2; 0 is chance), of what kind, and which key asks it."""

    player: int
    kind: str
    key: str


class Game(Generic[S]):
    """A game by the rules of one edition; what every game has to say of itself.

    `steps` are the names of its steps, the last of which is the end. `draw` is its kind of action by which
    chance is told. `over_by` forbids to act when the game is over, `chance_by` to tell chance where none is
    wanted; `concede_by` lets a player concede, and `drawn_by` lets the players agree to a draw.
    """

    steps: Sequence[str]
    telling: Telling
    draw: int
    over_by: int
    chance_by: int
    concede_by: int
    drawn_by: int

    @property
    def edition(self) -> str:
        """The id of the edition played."""
        raise NotImplementedError

    def from_position(self, position: Any) -> Battle[S]:
        """Return a battle that starts at a position, written as data or read already.

        What follows by itself has happened already in the battle returned. Raises `NotationError` with every
        fault of the position.
        """
        return Battle(self, self.set_up(position))

    def from_json(self, data: Mapping[str, Any]) -> Battle[S]:
        """Return a battle with the same future as the one that was written out."""
        return self.from_position(data)

    # What a game fills in

    def new_initial_state(self, *, decks: Any = None, seed: int | None = None) -> Battle[S]:
        """Return a battle about to be dealt from two decks, given from the top down.

        Names of cards must differ between and within the decks. With a `seed` chance resolves itself, and
        the decks are shuffled first; without one they are dealt as they lie, and where a shuffled deck is
        drawn from later, `draw` actions tell which card comes. Without `decks` two of the pool are made.
        Raises `NotationError` for decks that are not legal.
        """
        raise NotImplementedError

    def set_up(self, position: Any) -> S:
        """Return the state of a position. Raises `NotationError` with every fault of the position."""
        raise NotImplementedError

    def settle(self, state: S) -> None:
        """Do what follows by itself until somebody is to act."""
        raise NotImplementedError

    def at(self, state: S) -> Step[S]:
        """Return the rules of the step that is played."""
        raise NotImplementedError

    def end(self, state: S, winner: int, citation: int) -> None:
        """End the game: `winner` is 0 or 1, or `DRAWN`."""
        raise NotImplementedError

    def to_json(self, state: S) -> dict[str, Any]:
        """Return the complete position as data."""
        raise NotImplementedError

    def observe(self, state: S, observer: int) -> dict[str, Any]:
        """Return what a player (0 or 1) may know, as position data with `?` for what they may not."""
        raise NotImplementedError

    def action(self, struct: Mapping[str, Any]) -> int:
        """Return the id of an action struct. Raises `NotationError` for a malformed one."""
        raise NotImplementedError

    def struct(self, action: int) -> Mapping[str, Any]:
        """Return the struct of an action id."""
        raise NotImplementedError


class Battle(Generic[S]):
    """A battle in progress.

    Actions are ints; `action` and `struct` translate them from and to the structs of the game's notation.
    Every method is deterministic, and none but `apply_action`, `concede`, `agree_to_draw` and `undo` changes
    anything.
    """

    # A state is never changed once it has been somebody's: acting goes on with a copy. So clones share the
    # past, a list of states of which each knows the one before, and undoing takes nothing from anybody.
    __slots__ = ("_legal", "_past", "_state", "game")

    def __init__(self, game: Game[S], state: S, past: Past[S] | None = None) -> None:
        self.game = game
        self._state = state
        self._past = past
        self._legal: list[int] | None = None

    # Asking

    def current_player(self) -> int | None:
        """Return who is to act, 1 or 2, or 0 where chance has to be told; None when nobody is."""
        actor = self._state.actor
        return None if actor == NOBODY else 0 if actor == CHANCE else actor + 1

    @property
    def pending(self) -> Pending | None:
        """The decision asked for, or None when nobody is to act."""
        if self._state.actor == NOBODY:
            return None
        kind, citation = self.game.at(self._state).question(self._state)
        return Pending(self.current_player() or 0, kind, key_of(citation))

    @property
    def step(self) -> str:
        """The step of the game, one of the `STEPS` of its notation."""
        return self.game.steps[self._state.step]

    @property
    def turn(self) -> int:
        """The number of the turn, from 1; 0 before the first."""
        return self._state.turn

    def is_terminal(self) -> bool:
        """Tell whether the battle has a result."""
        return self._state.step == len(self.game.steps) - 1

    def returns(self) -> tuple[int, int]:
        """Return 1 for the player who has won and -1 for the other; 0 for both without a winner."""
        winner = self._state.winner
        return (0, 0) if winner in (NOBODY, DRAWN) else (1, -1) if winner == 0 else (-1, 1)

    def legal_actions(self) -> list[int]:
        """Return the ids of the legal actions, ascending; empty exactly when nobody is to act."""
        return self._listed()[:]

    def _listed(self) -> list[int]:
        """Return the legal actions, which are found once for each state."""
        if self._legal is None:
            state = self._state
            self._legal = [] if state.actor == NOBODY else sorted(self.game.at(state).actions(state))
        return self._legal

    def check(self, action: int) -> Refusal | None:
        """Return why the action is not legal, or None when it is."""
        if self.is_terminal():
            return refuse(self.game.over_by, "game-over")
        if action in self._listed():
            return None
        if split(action)[0] == self.game.draw and self._state.actor != CHANCE:
            return refuse(self.game.chance_by, "no-chance-now")
        return self.game.at(self._state).why_not(self._state, action)

    def observation(self, player: int) -> dict[str, Any]:
        """Return what player 1 or 2 may know, as position data with `?` for what they may not."""
        return self.game.observe(self._state, player - 1)

    def log(self, player: int) -> list[Entry]:
        """Return the part of the trace that player 1 or 2 may read: nothing they were not told."""
        telling = self.game.telling
        return [telling.entry(e) for e in self._state.trace if telling.is_told(e, player - 1)]

    @property
    def trace(self) -> list[Entry]:
        """What has happened so far and by which keys, as the referee sees it."""
        return [self.game.telling.entry(event) for event in self._state.trace]

    # Acting

    def apply_action(self, action: int) -> None:
        """Carry out a legal action and all that follows from it by itself.

        Raises `IllegalAction` and leaves everything as it was when it is not legal.
        """
        if refusal := self.check(action):
            raise IllegalAction(refusal)
        state = self._state.copy()
        self.game.at(state).apply(state, action)
        self.game.settle(state)
        self._go_on(state)

    def concede(self, player: int) -> None:
        """Let player 1 or 2 concede, at any time. Raises `IllegalAction` when it is over."""
        self._end(2 - player, self.game.concede_by)

    def agree_to_draw(self) -> None:
        """Let both players agree to a draw, at any time; how they came to agree is not the game's affair.

        Raises `IllegalAction` when it is over.
        """
        self._end(DRAWN, self.game.drawn_by)

    def _end(self, winner: int, citation: int) -> None:
        if self.is_terminal():
            raise IllegalAction(refuse(self.game.over_by, "game-over"))
        state = self._state.copy()
        self.game.end(state, winner, citation)
        self._go_on(state)

    def _go_on(self, state: S) -> None:
        self._past = (self._state, self._past)
        self._state = state
        self._legal = None

    def undo(self) -> None:
        """Take back the last action. Raises `IndexError` when there is none."""
        if self._past is None:
            raise IndexError("nothing has been done that could be taken back")
        self._state, self._past = self._past
        self._legal = None

    def clone(self) -> Battle[S]:
        """Return an independent battle with the same past and future."""
        return Battle(self.game, self._state, self._past)

    # Translating

    def to_json(self) -> dict[str, Any]:
        """Return the complete position as data; `Game.from_json` gives a battle with the same future."""
        return self.game.to_json(self._state)

    def action(self, struct: Mapping[str, Any]) -> int:
        """Return the id of an action struct. Raises `NotationError` for a malformed one."""
        return self.game.action(struct)

    def struct(self, action: int) -> Mapping[str, Any]:
        """Return the struct of an action id."""
        return self.game.struct(action)
