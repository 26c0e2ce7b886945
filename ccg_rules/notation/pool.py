"""Pools: cards to play with, a file of them for each game. See `ccg_rules.notation.<game>.pool`."""

from __future__ import annotations

import difflib
import tomllib
from collections import Counter
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from ccg_rules.notation.faults import Fault, NotationError, fault
from ccg_rules.text import Words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping


class Pool:
    """The cards in a package's `pool.toml`, by id, as position data; they are read when first needed.

    `hold` raises `NotationError` with every fault of such cards.
    """

    def __init__(self, package: str, hold: Callable[[Mapping[str, Any], str], object]) -> None:
        self._package = package
        self._hold = hold
        self._cards: dict[str, dict[str, Any]] | None = None
        self._names: dict[str, Words] = {}

    def fields(self) -> Mapping[str, Mapping[str, Any]]:
        """Return the cards by id. Raises `NotationError` with every fault."""
        if self._cards is None:
            text = files(self._package).joinpath("pool.toml").read_text(encoding="utf-8")
            cards = {ident: dict(entry) for ident, entry in tomllib.loads(text)["cards"].items()}
            self._names = {ident: Words(**entry.pop("name")) for ident, entry in cards.items()}
            self._hold(cards, "pool")
            self._cards = cards
        return self._cards

    def name(self, ident: str) -> Words:
        """Return the name of a card of the pool. Raises `NotationError` for an unknown one."""
        return self._names[self.known(ident, ident)]

    def known(self, ident: str, place: str) -> str:
        """Return the id of a card of the pool. Raises `NotationError` with the nearest for an unknown one."""
        if ident not in self.fields():
            nearest = ", ".join(difflib.get_close_matches(ident, self.fields(), 3, 0.5)) or "–"
            raise NotationError([fault(place, "not-in-pool", name=ident, nearest=nearest)])
        return ident


def wrong_deck(
    place: str, size: int, titles: Iterable[str], *, smallest: int, largest: int, copies: int
) -> Iterator[Fault]:
    """Yield what makes a deck illegal in either game: its size, or more cards alike than there may be.

    Cards are alike that have the same of the `titles`.
    """
    if not smallest <= size <= largest:
        yield fault(place, "deck-size", n=size, low=smallest, high=largest)
    for name, n in Counter(titles).items():
        if n > copies:
            yield fault(place, "too-many-alike", name=name, n=n, limit=copies)
