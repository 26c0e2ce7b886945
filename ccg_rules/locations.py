"""Where the suite's files are: one way of finding them for a checkout, an editable install and the wheel."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path


def features_dir() -> Path:
    """Return the folder of the shipped features."""
    return Path(str(files("ccg_rules.features")))


def steps_dir() -> Path:
    """Return the folder of the shipped step definitions."""
    return Path(str(files("ccg_rules.steps")))


def package_dir() -> Path:
    """Return the folder of the package."""
    return Path(__file__).parent
