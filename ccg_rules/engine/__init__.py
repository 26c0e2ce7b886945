"""The reference engine: the rules as this project reads them, one clear object per game."""

from __future__ import annotations

from ccg_rules.engine.answers import IllegalAction, Refusal, UnsupportedRule
from ccg_rules.engine.games import load_game

__all__ = ["IllegalAction", "Refusal", "UnsupportedRule", "load_game"]
