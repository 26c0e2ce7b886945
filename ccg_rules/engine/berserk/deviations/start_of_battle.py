"""Deviations from chapter `start_of_battle`, and alternatives to its assumptions."""

from __future__ import annotations
