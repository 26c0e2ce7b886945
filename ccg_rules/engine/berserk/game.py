"""Berserk as one clear object: a `Game` makes battles, a `Battle` is asked and acted on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from ccg_rules.engine import game
from ccg_rules.engine.berserk import actions, setup, view
from ccg_rules.engine.berserk.state import State
from ccg_rules.engine.berserk.trace import TELLING
from ccg_rules.engine.citations import cite
from ccg_rules.notation.berserk import pool
from ccg_rules.notation.berserk import position as notation
from ccg_rules.notation.berserk.position import Position
from ccg_rules.notation.faults import NotationError
from ccg_rules.notation.pool import wrong_deck

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ccg_rules.engine.berserk.rules import Rules
    from ccg_rules.engine.berserk.step import Step
    from ccg_rules.notation.berserk.actions import Action
    from ccg_rules.notation.berserk.cards import Card
    from ccg_rules.notation.faults import Fault

Battle: TypeAlias = game.Battle[State]


class Game(game.Game[State]):
    """Berserk by the rules of one edition."""

    steps = notation.STEPS
    telling = TELLING
    draw = actions.DRAW
    over_by = cite("berserk", "A-defeat-check")
    chance_by = cite("berserk", "A-decks")
    concede_by = cite("berserk", "A-concede")
    drawn_by = cite("berserk", "A-bound")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    @property
    def edition(self) -> str:
        """The id of the edition played."""
        return self.rules.edition

    def new_initial_state(
        self, *, decks: tuple[Sequence[Card], Sequence[Card]] | None = None, seed: int | None = None
    ) -> Battle:
        """See the base class; what makes a deck legal is in `A-decks`."""
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

    def set_up(self, position: Position | Mapping[str, Any]) -> State:
        if not isinstance(position, Position):
            position = Position.parse(position)
        return setup.set_up(self.rules, position)

    def settle(self, state: State) -> None:
        setup.settle(state)

    def at(self, state: State) -> Step:
        return state.rules.at(state.step)

    def end(self, state: State, winner: int, citation: int) -> None:
        state.rules.priority.end_game(state, winner, citation)

    def to_json(self, state: State) -> dict[str, Any]:
        return setup.to_position(state).to_json()

    def observe(self, state: State, observer: int) -> dict[str, Any]:
        return view.observe(state, observer)

    def action(self, struct: Mapping[str, Any]) -> int:
        return actions.from_struct(struct)

    def struct(self, action: int) -> Action:
        return actions.to_struct(action)


def _wrong_deck(player: int, deck: Sequence[Card]) -> Iterator[Fault]:
    """Yield what makes a deck illegal: its size, or more than three cards alike (`A-decks`)."""
    yield from wrong_deck(
        f"decks.{player}",
        len(deck),
        (card.pool or card.copy_of or card.name for card in deck),
        smallest=pool.SMALLEST_DECK,
        largest=pool.LARGEST_DECK,
        copies=pool.COPIES,
    )
