"""Deviations from chapter `opening_phase`, and alternatives to its assumptions."""

from __future__ import annotations
