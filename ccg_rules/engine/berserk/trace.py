"""The trace in words: events are ints while a game is played, and are worded only when read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.berserk.decision import PLAYERS
from ccg_rules.engine.citations import key_of
from ccg_rules.notation.berserk import places
from ccg_rules.notation.berserk import position as notation
from ccg_rules.text import Message

if TYPE_CHECKING:
    from ccg_rules.engine.berserk.state import Event

_ARGUMENTS = {
    # deal and recruiting
    "dealing": ("n",),
    "announces": ("player",),
    "keeps": ("player",),
    "redeals": ("player",),
    "shuffled": ("player",),
    "shown": ("player",),
    "takes-by-ability": ("player",),
    "element-crystal": ("player", "n"),
    "taken": ("player", "gold", "silver"),
    "squad-finished": ("player",),
    "rest-returned": ("player", "n"),
    # deployment
    "placed": ("player", "place"),
    "squad-placed": ("player",),
    "returned": ("player",),
    "crystals-anew": ("player", "gold", "silver"),
    "rearranged": ("place", "other"),
    # windows
    "window-opens": (),
    "window-closes": (),
    "used": ("player", "place"),
    "declined": ("player",),
    # reveal
    "revealed": ("place",),
    "told-x": ("place", "x"),
    "told-ordinary": ("place",),
    "told-replaced": ("place",),
    "stays-hidden": ("place",),
    "transferred": ("place", "other"),
    # the turn
    "battle-begins": ("player",),
    "phase-begins": ("player",),
    "phase-ends": (),
    "turn-passes": ("player",),
    "number-fixed": ("place", "x"),
    "stays-closed": ("place",),
    "opened": ("place",),
    "batch": ("n",),
    "ability-ends": ("place",),
    # priority and the stack
    "passed": ("player",),
    "declared": ("player", "place"),
    "movement-declared": ("player", "place", "other"),
    "execution-begins": ("player",),
    "turn-passed": ("player",),
    "on-the-stack": ("player",),
    "no-target": ("player",),
    "declined-triggers": ("player",),
    "executed": ("player",),
    "cancelled": ("player",),
    "moved": ("place", "other"),
    "point-spent": ("place",),
    # strikes
    "strike-declared": ("player", "place", "other"),
    "defends": ("place",),
    "no-defender": ("player",),
    "rolled": ("player", "n"),
    "weakened": ("player",),
    "strikes": ("place", "strength", "other"),
    "closed": ("place",),
    "paid-crystals": ("player", "n"),
    # effects
    "moved-by-effect": ("place", "other"),
    "counters": ("place", "n"),
    "wounded": ("place", "n"),
    "healed": ("place", "n"),
    "gained-gold": ("player", "n"),
    "gained-silver": ("player", "n"),
    "acquired": ("place",),
    "forbidden": ("player", "place"),
    "died": ("place",),
    # the end
    "won": ("player",),
    "drawn": (),
}


_PRIVATE = ("taken", "element-crystal", "crystals-anew")
"""Events that only their player reads: they tell what cards cost that the other has not seen."""

_REFEREE = ("number-fixed", "batch")
"""Events that only a referee reads: they speak of hidden cards too."""


def is_told(event: Event, observer: int) -> bool:
    """Tell whether a player (0 or 1) may read of an event."""
    _, code, numbers = event
    if code in _PRIVATE:
        return numbers[2] == observer
    return code not in _REFEREE


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of the trace: the key it rests on, when, and what happened, still to be said in a language.

    `turn` is 0 before the Main Battle Phase.
    """

    key: str
    turn: int
    step: str
    message: Message


def entry(event: Event) -> Entry:
    """Return an event as an entry to read."""
    citation, code, (turn, step, *numbers) = event
    args: dict[str, object] = {}
    for name, number in zip(_ARGUMENTS[code], numbers, strict=True):
        if name == "player":
            args[name] = PLAYERS[number]
        elif name in ("place", "other"):
            args[name] = places.name(number)
        elif name == "strength":
            args[name] = Message(f"strength-{notation.STRENGTHS[number - 1]}")
        else:
            args[name] = number
    if code == "phase-begins":
        args["step"] = Message(f"step-{notation.STEPS[step]}")
    return Entry(key_of(citation), turn, notation.STEPS[step], Message(f"event-{code}", args))
