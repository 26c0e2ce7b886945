"""Deviations from chapter `reveal`, and alternatives to its assumptions."""

from __future__ import annotations
