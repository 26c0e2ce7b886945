"""The phrases of the features, in English and Russian, by concept.

Importing `ccg_rules.steps` defines them all; `MODULES` are the modules that define phrases.
"""

from . import battle, combat, decisions, expectations, position, recruiting

MODULES = (position, decisions, expectations, battle, combat, recruiting)
