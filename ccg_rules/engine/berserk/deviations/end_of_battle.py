"""Deviations from chapters `deaths` and `end_of_battle`, and alternatives to its assumptions."""

from __future__ import annotations
