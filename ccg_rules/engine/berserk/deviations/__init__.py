"""Deviations and alternatives, a module per chapter."""

from __future__ import annotations

import importlib

from ccg_rules.engine.berserk.deviations import register

CHAPTERS = ("deployment",)
"""The modules of this package, in the order of the rulebook."""

for _chapter in CHAPTERS:
    importlib.import_module(f"{__name__}.{_chapter}")

DEVIATIONS = tuple(register.DEVIATIONS)
ALTERNATIVES = tuple(register.ALTERNATIVES)
