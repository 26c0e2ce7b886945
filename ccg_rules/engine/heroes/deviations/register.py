"""Where the deviations and alternatives of Berserk Heroes are registered."""

from __future__ import annotations

from ccg_rules.engine.deviations import Register
from ccg_rules.engine.heroes.game import Game
from ccg_rules.engine.heroes.rules import EDITIONS

HEROES = Register("heroes", EDITIONS, Game)

deviation = HEROES.deviation
alternative = HEROES.alternative
