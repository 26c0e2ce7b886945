"""A person's decisions on which paragraph is which, where the texts alone would conclude otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from ccg_rules.rulebook.model import Edition, Paragraph


@dataclass(frozen=True, slots=True)
class Forced:
    """What a person decided about two editions; the paragraphs are theirs."""

    matches: tuple[tuple[Paragraph, Paragraph], ...] = ()
    forbidden: tuple[tuple[Paragraph, Paragraph], ...] = ()
    splits: tuple[tuple[Paragraph, tuple[Paragraph, ...]], ...] = ()
    merges: tuple[tuple[tuple[Paragraph, ...], Paragraph], ...] = ()


NOTHING = Forced()


def load_forced(path: Path, old: Edition, new: Edition) -> Forced:
    """Return the decisions in that file. Raises `RulebookError` with everything that no longer fits."""
    raise NotImplementedError
