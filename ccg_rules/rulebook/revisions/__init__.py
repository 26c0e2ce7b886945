"""Two editions of a rulebook beside each other: which paragraph is which, and what became of each.

Start at `compare()`. It goes by the texts: neither numbers nor keys are trusted to say what is the same rule.
"""

from ccg_rules.rulebook.revisions.compare import SCHEMA, Change, Comparison, Kind, compare
from ccg_rules.rulebook.revisions.forced import NOTHING, Forced, load_forced
from ccg_rules.rulebook.revisions.sentences import SentencePair, pair_sentences
from ccg_rules.rulebook.revisions.words import Redline, TextChange, redline, text_change

__all__ = [
    "NOTHING",
    "SCHEMA",
    "Change",
    "Comparison",
    "Forced",
    "Kind",
    "Redline",
    "SentencePair",
    "TextChange",
    "compare",
    "load_forced",
    "pair_sentences",
    "redline",
    "text_change",
]
