"""Tests of the notation: positions, places, abilities."""
