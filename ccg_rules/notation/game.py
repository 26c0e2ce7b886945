"""What must be known of a game's notation to set positions up, look at views and play on any engine.

Each game fills in one `Notation` (`notation/berserk/game.py`, say); `notation/games.py` lists them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from ccg_rules.notation.shapes import Shape
    from ccg_rules.text import Message

    Data = Mapping[str, Any]
    """A position, a view, or a part of one."""


@dataclass(frozen=True, slots=True)
class Notation:
    """How one game is written.

    `steps` are the names of its steps, `asked` its kinds of decisions, `cells` the places on which cards may
    be placed; `action` is the shape of its actions, `views` those of its views, by observer. `probes` are
    actions that no rule offers: they exist so that an engine can be seen to refuse them.

    `beginning` is what a position says from which a scenario starts if nothing else is told. `held` is the
    pile of a player whose cards are put into play, by slot, and `dealt` the one whose slots a card is named
    by before it has come anywhere else.

    `timing` returns the timing of an ability that is written in the notation. `least` returns the least that
    the player to act, whose view it is given, can do, without saying who: None where there is no least.
    `set_up_faults` yields how the views after a set-up contradict the position that was asked for.
    """

    game: str
    steps: tuple[str, ...]
    asked: tuple[str, ...]
    cells: tuple[str, ...]
    action: Shape
    views: Mapping[int, Shape]
    probes: tuple[str, ...]
    beginning: Data
    held: str
    dealt: str
    timing: Callable[[str], str]
    least: Callable[[Data], Data | None]
    set_up_faults: Callable[[Data, Mapping[int, Data]], Iterator[Message]]
