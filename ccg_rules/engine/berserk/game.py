"""Berserk as one clear object: a `Game` makes battles, a `Battle` is asked and acted on."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ccg_rules.engine.answers import IllegalAction, Refusal, refuse
from ccg_rules.engine.berserk import actions, setup, trace, view
from ccg_rules.engine.berserk.state import CHANCE, DRAWN, NOBODY, OVER, State
from ccg_rules.engine.citations import cite, key_of
from ccg_rules.notation.berserk import pool
from ccg_rules.notation.berserk import position as notation
from ccg_rules.notation.berserk.position import Position
from ccg_rules.notation.faults import NotationError, fault

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ccg_rules.engine.berserk.rules import Rules
    from ccg_rules.notation.berserk.actions import Action
    from ccg_rules.notation.berserk.cards import Card
    from ccg_rules.notation.faults import Fault

DEFEAT = cite("berserk", "A-defeat-check")
CONCEDE = cite("berserk", "A-concede")
DECKS = cite("berserk", "A-decks")


@dataclass(frozen=True, slots=True)
class Pending:
    """The decision that is asked for: of whom (1 or 2; 0 is chance), of what kind, and which key asks it."""

    player: int
    kind: str
    key: str


class Game:
    """Berserk by the rules of one edition."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    @property
    def edition(self) -> str:
        """The id of the edition played."""
        return self.rules.edition

    def new_initial_state(
        self, *, decks: tuple[Sequence[Card], Sequence[Card]] | None = None, seed: int | None = None
    ) -> Battle:
        """Return a battle about to be dealt from two decks, given from the top down.

        Names of cards must differ between and within the decks. With a `seed` chance resolves itself, and
        the decks are shuffled first; without one they are dealt as they lie, and where a shuffled deck is
        drawn from later, `draw` actions tell which card comes. Without `decks` two of the pool are made.
        Raises `NotationError` for decks that are not legal (`A-decks`).
        """
        if decks is None:
            decks = pool.decks(seed)
        if faults := [*_wrong_deck(1, decks[0]), *_wrong_deck(2, decks[1])]:
            raise NotationError(faults)
        position = Position(
            step=notation.REDEAL,
            entering=True,
            seed=seed,
            cards={card.name: card for deck in decks for card in deck},
        )
        for side, deck in zip(position.sides, decks, strict=True):
            side.library = [card.name for card in deck]
            side.shuffled = seed is not None
        return self.from_position(position)

    def from_position(self, position: Position | Mapping[str, Any]) -> Battle:
        """Return a battle that starts at a position.

        What follows by itself (the turn to place passes on, a window nobody is asked in closes) has happened
        already in the battle returned. Raises `NotationError` with every fault of the position.
        """
        if not isinstance(position, Position):
            position = Position.parse(position)
        return Battle(self, setup.set_up(self.rules, position))

    from_json = from_position


def _wrong_deck(player: int, deck: Sequence[Card]) -> Iterator[Fault]:
    """Yield what makes a deck illegal: its size, or more than three cards alike (`A-decks`)."""
    if not pool.SMALLEST_DECK <= len(deck) <= pool.LARGEST_DECK:
        limits = {"low": pool.SMALLEST_DECK, "high": pool.LARGEST_DECK}
        yield fault(f"decks.{player}", "deck-size", n=len(deck), **limits)
    alike = Counter(card.pool or card.copy_of or card.name for card in deck)
    for name, n in alike.items():
        if n > pool.COPIES:
            yield fault(f"decks.{player}", "too-many-alike", name=name, n=n, limit=pool.COPIES)


class Battle:
    """A battle in progress.

    Actions are ints; `action` and `struct` translate them from and to the structs of
    `ccg_rules.notation.berserk.actions`. Every method is deterministic, and none but `apply_action`,
    `concede` and `undo` changes anything.
    """

    __slots__ = ("_past", "_state", "game")

    def __init__(self, game: Game, state: State, past: Sequence[State] = ()) -> None:
        self.game = game
        self._state = state
        self._past = list(past)

    # Asking

    def current_player(self) -> int | None:
        """Return who is to act, 1 or 2, or 0 where chance has to be told; None when nobody is."""
        actor = self._state.actor
        return None if actor == NOBODY else 0 if actor == CHANCE else actor + 1

    @property
    def pending(self) -> Pending | None:
        """The decision asked for, or None when nobody is to act."""
        state = self._state
        if state.actor == NOBODY:
            return None
        kind, citation = state.rules.at(state.step).question(state)
        return Pending(self.current_player() or 0, kind, key_of(citation))

    @property
    def step(self) -> str:
        """The step of the game, one of `ccg_rules.notation.berserk.position.STEPS`."""
        return notation.STEPS[self._state.step]

    @property
    def turn(self) -> int:
        """The number of the turn, from 1; 0 before the Main Battle Phase."""
        return self._state.turn

    def is_terminal(self) -> bool:
        """Tell whether the battle has a result."""
        return self._state.step == OVER

    def returns(self) -> tuple[int, int]:
        """Return 1 for the player who has won and -1 for the other; 0 for both without a winner."""
        winner = self._state.winner
        return (0, 0) if winner in (NOBODY, DRAWN) else (1, -1) if winner == 0 else (-1, 1)

    def legal_actions(self) -> list[int]:
        """Return the ids of the legal actions, ascending; empty exactly when nobody is to act."""
        state = self._state
        if state.actor == NOBODY:
            return []
        return sorted(state.rules.at(state.step).actions(state))

    def check(self, action: int) -> Refusal | None:
        """Return why the action is not legal, or None when it is."""
        state = self._state
        if state.step == OVER:
            return refuse(DEFEAT, "game-over")
        if action in state.rules.at(state.step).actions(state):
            return None
        if actions.split(action)[0] == actions.DRAW and state.actor != CHANCE:
            return refuse(DECKS, "no-chance-now")
        return state.rules.at(state.step).why_not(state, action)

    def observation(self, player: int) -> dict[str, Any]:
        """Return what player 1 or 2 may know, as position data with `?` for what they may not."""
        return view.observe(self._state, player - 1)

    def log(self, player: int) -> list[trace.Entry]:
        """Return the part of the trace that player 1 or 2 may read: nothing they were not told."""
        return [trace.entry(event) for event in self._state.trace if trace.is_told(event, player - 1)]

    @property
    def trace(self) -> list[trace.Entry]:
        """What has happened so far and by which keys, as the referee sees it."""
        return [trace.entry(event) for event in self._state.trace]

    # Acting

    def apply_action(self, action: int) -> None:
        """Carry out a legal action and all that follows from it by itself.

        Raises `IllegalAction` and leaves everything as it was when it is not legal.
        """
        if refusal := self.check(action):
            raise IllegalAction(refusal)
        self._past.append(self._state.copy())
        state = self._state
        state.rules.at(state.step).apply(state, action)
        setup.settle(state)

    def concede(self, player: int) -> None:
        """Let player 1 or 2 concede, at any time (`A-concede`). Raises `IllegalAction` when it is over."""
        if self.is_terminal():
            raise IllegalAction(refuse(DEFEAT, "game-over"))
        self._past.append(self._state.copy())
        self._state.rules.priority.end_game(self._state, 2 - player, CONCEDE)

    def undo(self) -> None:
        """Take back the last action. Raises `IndexError` when there is none."""
        self._state = self._past.pop()

    def clone(self) -> Battle:
        """Return an independent battle with the same past and future."""
        return Battle(self.game, self._state.copy(), self._past)

    # Translating

    def to_json(self) -> dict[str, Any]:
        """Return the complete position as data; `Game.from_json` gives a battle with the same future."""
        return setup.to_position(self._state).to_json()

    @staticmethod
    def action(struct: Action | Mapping[str, Any]) -> int:
        """Return the id of an action struct. Raises `NotationError` for a malformed one."""
        return actions.from_struct(struct)

    @staticmethod
    def struct(action: int) -> Action:
        """Return the struct of an action id."""
        return actions.to_struct(action)
