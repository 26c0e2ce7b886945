"""Deviations and alternatives, a module per chapter."""

from __future__ import annotations

import importlib

from ccg_rules.engine.berserk.deviations.register import BERSERK

CHAPTERS = (
    *("setup", "deal", "recruiting", "deployment", "reveal", "start_of_battle", "vanguard", "battle"),
    *("initial_phase", "opening_phase", "main_phase", "combat", "final_phase", "end_of_battle"),
)
"""The modules of this package, in the order of the rulebook."""

for _chapter in CHAPTERS:
    importlib.import_module(f"{__name__}.{_chapter}")

DEVIATIONS = tuple(BERSERK.deviations)
ALTERNATIVES = tuple(BERSERK.alternatives)
