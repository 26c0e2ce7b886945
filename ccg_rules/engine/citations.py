"""Citations: what a rule of the engine rests on, as interned ints that are written out as keys.

`FLANKS = cite("berserk", "deployment.first.flanks")` at module level fails on import when no edition and
no assumption of the game has that key, so that a mistyped or removed clause cannot be cited.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.rulebook import UnknownKey, load
from ccg_rules.text import Message

if TYPE_CHECKING:
    from ccg_rules.rulebook.model import Game

_keys: list[str] = []
_numbers: dict[tuple[str, str], int] = {}


class UnknownCitation(LookupError):
    """The engine cites a key that stands in no edition of the game and is no assumption."""

    def __init__(self, game: str, key: str) -> None:
        self.message = Message("unknown-citation", {"game": game, "key": key})
        super().__init__(self.message.say("en"))


def cite(game: Game, key: str) -> int:
    """Return the number under which the engine cites `key`. Raises `UnknownCitation`."""
    number = _numbers.get((game, key))
    if number is None:
        rulebook = load()
        try:
            rulebook.assumption(key) if key.startswith("A-") else rulebook.lineage(game, key)
        except UnknownKey:
            raise UnknownCitation(game, key) from None
        number = _numbers[game, key] = len(_keys)
        _keys.append(key)
    return number


def key_of(citation: int) -> str:
    """Return the key that a citation number stands for."""
    return _keys[citation]
