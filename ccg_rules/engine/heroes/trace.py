"""The trace in words: what the numbers of each event mean, and who may read of it."""

from __future__ import annotations

from ccg_rules.engine.trace import Telling
from ccg_rules.notation.heroes import places
from ccg_rules.notation.heroes.position import STEPS

_ARGUMENTS = {
    # setup
    "dealt": ("player", "n"),
    "exchanged": ("player", "n"),
    "shuffled": ("player",),
    "card-drawn": ("player",),
    # the turn
    "phase-begins": ("player",),
    "queue-empty": (),
    "main-stage-begins": ("player",),
    "turn-passed": ("player",),
    "turn-passes": ("player",),
    "opened": ("place",),
    "marks-off": ("n",),
    "granted-ends": ("place",),
    "draws": ("player",),
    "draw-failed": ("player", "n"),
    "revealed": ("place",),
    # the attack
    "attack-declared": ("player", "place", "other"),
    "attack-undone": (),
    "defends": ("place",),
    "no-defender": ("player",),
    "strike-begins": ("player",),
    "fought": ("place", "other"),
    "fight-over": (),
    "closed": ("place",),
    # abilities, cards and the Queue
    "used": ("player", "place"),
    "paid-coins": ("player", "n"),
    "event-played": ("player",),
    "card-played": ("player", "place"),
    "into-the-queue": ("player",),
    "ability-executed": ("player",),
    "ability-cancelled": ("player",),
    "no-target": ("player",),
    "declined-triggers": ("player",),
    # effects
    "counters": ("place", "n"),
    "wounded": ("place", "n"),
    "healed": ("place", "n"),
    "gained-coins": ("player", "n"),
    "acquired": ("place",),
    "died": ("place",),
    # the end
    "won": ("player",),
    "drawn": (),
}

TELLING = Telling(STEPS, _ARGUMENTS, {"place": places.name, "other": places.name})
"""How a game of Heroes tells of its events; both players may read all of them."""
