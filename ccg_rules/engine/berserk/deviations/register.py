"""Where Berserk's deviations and alternatives are registered."""

from __future__ import annotations

from ccg_rules.engine.berserk.game import Game
from ccg_rules.engine.berserk.rules import EDITIONS
from ccg_rules.engine.deviations import Register

BERSERK = Register("berserk", EDITIONS, Game)

deviation = BERSERK.deviation
alternative = BERSERK.alternative
