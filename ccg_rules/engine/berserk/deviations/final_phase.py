"""Deviations from chapter `final_phase`, and alternatives to its assumptions."""

from __future__ import annotations
