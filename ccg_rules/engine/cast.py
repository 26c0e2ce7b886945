"""The cast of a game: its physical cards and whose they are. Never changes while a game is played.

Every ability of every card, and every ability that one of them grants, has a number of its own in the cast:
its *definition*. Cards acquire abilities by definition.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from typing import Self


class AnyAbility(Protocol):
    """What a cast has to know of an ability."""

    @property
    def timing(self) -> str:
        """When it works."""

    @property
    def granted(self) -> Self | None:
        """The ability it grants."""


A = TypeVar("A", bound=AnyAbility)


C = TypeVar("C")


class Cast(Generic[C, A]):
    """The cards of a game and their owners (0 or 1).

    `own[card]` are the definitions of the card's own abilities, in order; `definitions[d]` is the ability
    that a definition stands for, `granted[d]` the definition that it grants (-1: none) and `origin[d]` the
    card, the number of its ability, and whether it is the granted one. `timed` are card, number and
    definition of the cards' own abilities by timing.
    """

    __slots__ = ("cards", "definitions", "granted", "origin", "own", "owners", "timed")

    def __init__(self, cards: Iterable[C], owners: Iterable[int], abilities: Iterable[Sequence[A]]) -> None:
        self.cards: tuple[C, ...] = tuple(cards)
        self.owners: tuple[int, ...] = tuple(owners)
        self.definitions: list[A] = []
        self.granted: list[int] = []
        self.origin: list[tuple[int, int, bool]] = []
        self.own: list[list[int]] = []
        self.timed: dict[str, list[tuple[int, int, int]]] = {}
        for number, own in enumerate(abilities):
            self.own.append([self._define(number, n, ability) for n, ability in enumerate(own)])

    def _define(self, card: int, number: int, ability: A) -> int:
        definition = len(self.definitions)
        self.definitions.append(ability)
        self.origin.append((card, number, False))
        self.granted.append(-1 if ability.granted is None else definition + 1)
        self.timed.setdefault(ability.timing, []).append((card, number, definition))
        if ability.granted is not None:
            self.definitions.append(ability.granted)
            self.origin.append((card, number, True))
            self.granted.append(-1)
        return definition

    def of(self, player: int) -> list[int]:
        """Return the numbers of the player's cards, in order."""
        return [card for card, owner in enumerate(self.owners) if owner == player]

    def of_turn(
        self,
        active: int,
        timings: tuple[str, str, str],
        with_timing: Callable[[str], Iterable[tuple[int, int]]],
    ) -> Iterator[tuple[int, int]]:
        """Yield card and definition of the abilities of both players that name the Active Player's turn.

        `timings` are those of one's own turn, of the enemy's and of each; `with_timing` finds abilities.
        """
        own, enemy, each = timings
        for card, definition in with_timing(own):
            if self.owners[card] == active:
                yield card, definition
        for card, definition in with_timing(enemy):
            if self.owners[card] != active:
                yield card, definition
        yield from with_timing(each)
