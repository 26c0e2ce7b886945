"""The trace in words: what the numbers of each event mean, and who may read of it."""

from __future__ import annotations

from ccg_rules.engine.trace import Telling
from ccg_rules.notation.berserk import places
from ccg_rules.notation.berserk import position as notation
from ccg_rules.text import Message

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


TELLING = Telling(
    notation.STEPS,
    _ARGUMENTS,
    {
        "place": places.name,
        "other": places.name,
        "strength": lambda number: Message(f"strength-{notation.STRENGTHS[number - 1]}"),
    },
    _PRIVATE,
    _REFEREE,
)
"""How a battle of Berserk tells of its events."""
