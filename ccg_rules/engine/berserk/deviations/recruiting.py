"""Deviations from chapter `recruiting`, and alternatives to its assumptions."""

from __future__ import annotations
