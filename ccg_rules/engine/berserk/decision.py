"""What every decision of Berserk answers: what may be done, why not, and what is asked."""

from __future__ import annotations

from ccg_rules.engine import decision
from ccg_rules.engine.berserk.state import State
from ccg_rules.engine.decision import PLAYERS as PLAYERS

Decision = decision.Decision[State]
