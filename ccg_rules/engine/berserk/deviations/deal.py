"""Deviations from chapter `deal`, and alternatives to its assumptions."""

from __future__ import annotations
