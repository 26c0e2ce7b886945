"""The phrases of the features, in English and Russian, by concept.

Importing `ccg_rules.steps` defines them all; `MODULES` are the modules that define phrases.
"""

from . import (
    battle,
    combat,
    decisions,
    expectations,
    heroes_attack,
    heroes_cards,
    heroes_turn,
    position,
    recruiting,
)

MODULES = (
    position,
    decisions,
    expectations,
    battle,
    combat,
    recruiting,
    heroes_cards,
    heroes_turn,
    heroes_attack,
)
