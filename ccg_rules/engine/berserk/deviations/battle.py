"""Deviations from chapter `battle`, and alternatives to its assumptions."""

from __future__ import annotations
