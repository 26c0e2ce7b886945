"""The trace in words: events are ints while a game is played, and are worded only when read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.berserk.deployment import PLAYERS
from ccg_rules.engine.citations import key_of
from ccg_rules.notation import cells
from ccg_rules.text import Message

if TYPE_CHECKING:
    from ccg_rules.engine.berserk.state import Event

_ARGUMENTS = {
    "placed": ("player", "cell"),
    "to-place": ("player",),
    "returned": ("player",),
    "crystals-anew": ("player", "gold", "silver"),
    "window-opens": (),
    "window-closes": (),
    "used": ("player", "cell"),
    "declined": ("player",),
    "revealed": ("cell",),
    "told-x": ("cell", "x"),
    "told-ordinary": ("cell",),
    "told-replaced": ("cell",),
    "rearranged": ("cell", "other"),
}


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of the trace: the key it rests on, and what happened, still to be said in a language."""

    key: str
    message: Message


def entry(event: Event) -> Entry:
    """Return an event as an entry to read."""
    citation, code, numbers = event
    args: dict[str, object] = {}
    for name, number in zip(_ARGUMENTS[code], numbers, strict=True):
        if name == "player":
            args[name] = PLAYERS[number]
        elif name in ("cell", "other"):
            args[name] = cells.name(number)
        else:
            args[name] = number
    return Entry(key_of(citation), Message(f"event-{code}", args))
