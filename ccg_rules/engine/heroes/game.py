"""Berserk Heroes as one clear object: a `Game` makes battles, a `Battle` is asked and acted on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from ccg_rules.engine import game
from ccg_rules.engine.citations import cite
from ccg_rules.engine.heroes import actions, positions, view
from ccg_rules.engine.heroes.end_of_game import CONCEDE, DEFEAT
from ccg_rules.engine.heroes.state import State
from ccg_rules.engine.heroes.trace import TELLING
from ccg_rules.notation.faults import NotationError, fault
from ccg_rules.notation.heroes import places, pool
from ccg_rules.notation.heroes import position as notation
from ccg_rules.notation.heroes.position import Position, Standing
from ccg_rules.notation.pool import wrong_deck

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ccg_rules.engine.heroes.rules import Rules
    from ccg_rules.engine.heroes.step import Step
    from ccg_rules.notation.faults import Fault
    from ccg_rules.notation.heroes.actions import Action
    from ccg_rules.notation.heroes.cards import Card

Battle: TypeAlias = game.Battle[State]


class Game(game.Game[State]):
    """Berserk Heroes by the rules of one edition."""

    steps = notation.STEPS
    telling = TELLING
    draw = actions.DRAW
    over_by = DEFEAT
    chance_by = cite("heroes", "A-heroes-decks")
    concede_by = CONCEDE
    drawn_by = cite("heroes", "A-heroes-bound")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    @property
    def edition(self) -> str:
        """The id of the edition played."""
        return self.rules.edition

    def new_initial_state(
        self, *, decks: tuple[Sequence[Card], Sequence[Card]] | None = None, seed: int | None = None
    ) -> Battle:
        """See the base class. A deck has its hero with it (`A-heroes-setup`, `A-heroes-decks`)."""
        if decks is None:
            decks = pool.decks(seed)
        if faults := [*_wrong_deck(1, decks[0]), *_wrong_deck(2, decks[1])]:
            raise NotationError(faults)
        position = Position(
            step=notation.EXCHANGE,
            entering=True,
            turn=0,
            seed=seed,
            cards={card.name: card for deck in decks for card in deck},
        )
        for place, side, deck in zip(places.HEROES, position.sides, decks, strict=True):
            side.deck = [card.name for card in deck if card.kind != "hero"]
            side.shuffled = seed is not None
            position.board[place] = Standing(next(card.name for card in deck if card.kind == "hero"))
        return self.from_position(position)

    def set_up(self, position: Position | Mapping[str, Any]) -> State:
        if not isinstance(position, Position):
            position = Position.parse(position)
        return positions.set_up(self.rules, position)

    def settle(self, state: State) -> None:
        positions.settle(state)

    def at(self, state: State) -> Step:
        return state.rules.at(state.step)

    def end(self, state: State, winner: int, citation: int) -> None:
        state.rules.end_of_game.end_game(state, winner, citation)

    def to_json(self, state: State) -> dict[str, Any]:
        return positions.to_position(state).to_json()

    def observe(self, state: State, observer: int) -> dict[str, Any]:
        return view.observe(state, observer)

    def action(self, struct: Mapping[str, Any]) -> int:
        return actions.from_struct(struct)

    def struct(self, action: int) -> Action:
        return actions.to_struct(action)


def _wrong_deck(player: int, deck: Sequence[Card]) -> Iterator[Fault]:
    """Yield what makes a deck illegal: its hero, its size, or more than three cards alike."""
    heroes = sum(card.kind == "hero" for card in deck)
    if heroes != 1:
        yield fault(f"decks.{player}", "not-one-hero", n=heroes)
    yield from wrong_deck(
        f"decks.{player}",
        len(deck) - heroes,
        (card.pool or card.copy_of or card.name for card in deck),
        smallest=pool.SMALLEST_DECK,
        largest=pool.LARGEST_DECK,
        copies=pool.COPIES,
    )
