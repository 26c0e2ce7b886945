"""Deviations from chapters `main_phase`, `choice`, `movement` and `action`, and alternatives to its assumptions."""

from __future__ import annotations
