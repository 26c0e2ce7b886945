"""Deviations and alternatives: the reference engine behaving otherwise in one single rule.

A *deviation* goes against one claim of one sentence (or assumption); the suite must notice it. An
*alternative* follows a reading that an assumption did not take; an engine that differs in the same way is
told apart from one that is merely wrong.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from functools import reduce
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from ccg_rules.engine.rows import row_of
from ccg_rules.text import Words

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ccg_rules.engine.games import Game
    from ccg_rules.rulebook.model import Game as GameId


@dataclass(frozen=True, slots=True)
class Deviation:
    """One way of breaking one claim. `key` is the sentence's or assumption's, `claim` what is denied.

    `of` is the game whose rulebook has that key, `editions` are those whose rules have the chapter it
    changes. `game` returns the game of one of them played with this deviation; it raises `UnsupportedRule`
    for an edition of another game and `TypeError` for one without that chapter.
    """

    id: str
    of: GameId
    key: str
    claim: Words
    editions: tuple[str, ...]
    game: Callable[[str], Game]


@dataclass(frozen=True, slots=True)
class Alternative:
    """A reading not taken: the assumption it belongs to, the reading's id, and the game played by it."""

    assumption: str
    reading: str
    game: Callable[[str], Game]


R = TypeVar("R")
C = TypeVar("C", bound=type)


class Register(Generic[R]):
    """The deviations and alternatives of one game; each changes one method of one chapter's rules.

    Their names are public: reports and `suite.json` use them. `editions` are the rules by edition, and `play`
    makes a game of rules.
    """

    def __init__(self, of: GameId, editions: Mapping[str, R], play: Callable[[R], Game]) -> None:
        self.deviations: list[Deviation] = []
        self.alternatives: list[Alternative] = []
        self._of: GameId = of
        self._editions = editions
        self._play = play

    def deviation(self, ident: str, key: str, *, ru: str, en: str) -> Callable[[C], C]:
        """Register a subclass of a chapter's rules as a deviation from the sentence or assumption `key`.

        The words say what it denies.
        """

        def register(chapter: C) -> C:
            editions = tuple(edition for edition, row in self._editions.items() if _field(row, chapter))
            self.deviations.append(
                Deviation(ident, self._of, key, Words(ru, en), editions, self._with(chapter))
            )
            return chapter

        return register

    def alternative(self, assumption: str, reading: str, *chapters: type) -> None:
        """Register subclasses of chapters' rules as a reading that an assumption did not take."""
        self.alternatives.append(Alternative(assumption, reading, self._with(*chapters)))

    def _with(self, *chapters: type) -> Callable[[str], Game]:
        return lambda edition: self._play(reduce(put, chapters, row_of(self._editions, edition)))


def put(rules: R, chapter: type) -> R:
    """Return the rules with the object replaced whose class `chapter` derives from, its fields kept."""
    row: Any = rules
    name = _field(row, chapter)
    if not name:
        raise TypeError(f"{chapter.__name__} derives from no object of the rules")
    current = getattr(row, name)
    kept = {each.name: getattr(current, each.name) for each in fields(current)}
    changed: R = replace(row, **{name: chapter(**kept)})
    return changed


def _field(row: Any, chapter: type) -> str:
    """Return the name of the object of the rules whose class `chapter` derives from, or nothing."""
    for field in fields(row):
        current = getattr(row, field.name)
        if not isinstance(current, str) and issubclass(chapter, type(current)):
            return field.name
    return ""


def deviations() -> tuple[Deviation, ...]:
    """Return every deviation, game by game, in the order of the rulebook."""
    from ccg_rules.engine.berserk.deviations import DEVIATIONS as BERSERK
    from ccg_rules.engine.heroes.deviations import DEVIATIONS as HEROES

    return BERSERK + HEROES


def alternatives() -> tuple[Alternative, ...]:
    """Return every alternative."""
    from ccg_rules.engine.berserk.deviations import ALTERNATIVES as BERSERK
    from ccg_rules.engine.heroes.deviations import ALTERNATIVES as HEROES

    return BERSERK + HEROES


def of_key(key: str, game: GameId) -> list[Deviation]:
    """Return the deviations from one sentence or assumption of a game."""
    return [each for each in deviations() if each.key == key and each.of == game]
