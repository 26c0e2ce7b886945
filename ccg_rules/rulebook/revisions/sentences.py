"""Sentence against sentence, within the paragraphs that belong together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ccg_rules.rulebook.model import Paragraph, Sentence
    from ccg_rules.rulebook.revisions.compare import Comparison
    from ccg_rules.rulebook.revisions.words import TextChange


@dataclass(frozen=True, slots=True)
class SentencePair:
    """What became of a sentence."""

    old: Sentence | None
    new: Sentence | None
    old_owner: Paragraph | None
    new_owner: Paragraph | None
    text_change: TextChange | None
    """`None` when there is one side only."""


def pair_sentences(comparison: Comparison) -> tuple[SentencePair, ...]:
    """Return what became of every sentence of either edition, in the order of the changes."""
    raise NotImplementedError
