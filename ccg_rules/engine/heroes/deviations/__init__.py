"""Deviations and alternatives, a module per chapter."""

from __future__ import annotations

import importlib

from ccg_rules.engine.heroes.deviations.register import HEROES

CHAPTERS = (
    *("setup", "recovery", "accumulation", "main_stage", "choice"),
    *("attack", "abilities", "playing_cards", "queue", "end_of_turn", "end_of_game"),
)
"""The modules of this package, in the order of the rulebook."""

for _chapter in CHAPTERS:
    importlib.import_module(f"{__name__}.{_chapter}")

DEVIATIONS = tuple(HEROES.deviations)
ALTERNATIVES = tuple(HEROES.alternatives)
