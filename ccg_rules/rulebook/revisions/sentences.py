"""Sentence against sentence, within the paragraphs that belong together."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from ccg_rules.rulebook.quotes import normalise
from ccg_rules.rulebook.revisions.align import chain
from ccg_rules.rulebook.revisions.words import TextChange, masked, stem, text_change, words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ccg_rules.rulebook.model import Paragraph, Sentence
    from ccg_rules.rulebook.revisions.compare import Change, Comparison

_LIKE = 0.4
"""How much alike two sentences in the same order must be to be one."""
_LIKE_ELSEWHERE = 0.7
"""How much, when the order does not speak for them."""
_TELLING = 4
"""How many words a sentence must have to be known again in another paragraph."""


@dataclass(frozen=True, slots=True)
class SentencePair:
    """What became of a sentence."""

    old: Sentence | None
    new: Sentence | None
    old_owner: Paragraph | None
    new_owner: Paragraph | None
    text_change: TextChange | None
    """`None` when there is one side only."""

    @property
    def unchanged(self) -> bool:
        """Whether a quote of the old sentence stands in the new one as it is."""
        return self.old is not None and self.new is not None and _same(self.old, self.new)


def pair_sentences(comparison: Comparison) -> tuple[SentencePair, ...]:
    """Return what became of every sentence of either edition, in the order of the changes.

    Sentences are sought within the paragraphs that belong together; of a split or a merge, in all parts. One
    that is left over there and stands word for word in another paragraph, and nowhere else, has moved there.
    """
    found: list[SentencePair] = []
    told: set[str] = set()
    for change in comparison.changes:
        olds, news = _together(comparison, change)
        name = f"{olds[0].key} " if olds else f" {news[0].key}"
        if name not in told:
            told.add(name)
            found += _pair(olds, news)
    return tuple(_with_moved(found))


def _with_moved(pairs: Sequence[SentencePair]) -> Iterator[SentencePair]:
    """Yield the pairs, those of one side together that are one sentence: it stands where the new one does."""
    gone, come = _by_words(pairs, "old"), _by_words(pairs, "new")
    moved = {text for text in gone.keys() & come.keys() if len(gone[text]) == len(come[text]) == 1}
    for pair in pairs:
        if pair.old is not None and pair.new is None and normalise(pair.old.text) in moved:
            continue
        text = normalise(pair.new.text) if pair.new is not None and pair.old is None else None
        if text in moved:
            was = gone[text][0]
            assert was.old is not None
            assert pair.new is not None
            change = text_change(was.old.text, pair.new.text)
            yield SentencePair(was.old, pair.new, was.old_owner, pair.new_owner, change)
        else:
            yield pair


def _by_words(pairs: Sequence[SentencePair], side: Literal["old", "new"]) -> dict[str, list[SentencePair]]:
    """Return the pairs that have that side only, by their words; a mere label is not known again by them."""
    found: dict[str, list[SentencePair]] = {}
    for pair in pairs:
        own, other = (pair.old, pair.new) if side == "old" else (pair.new, pair.old)
        if own is not None and other is None and len(words(own.text)) >= _TELLING:
            found.setdefault(normalise(own.text), []).append(pair)
    return found


def _together(comparison: Comparison, change: Change) -> tuple[list[Paragraph], list[Paragraph]]:
    """Return all that is one with the two sides of the change: the parts of a split, or of a merge."""
    olds = comparison.of_new(change.new.key) if change.new else (change,)
    news = comparison.of_old(change.old.key) if change.old else (change,)
    return [c.old for c in olds if c.old is not None], [c.new for c in news if c.new is not None]


def _pair(olds: Sequence[Paragraph], news: Sequence[Paragraph]) -> Iterator[SentencePair]:
    here = [(sentence, owner) for owner in olds for sentence in owner.sentences]
    there = [(sentence, owner) for owner in news for sentence in owner.sentences]
    pairs = _matched([s for s, _ in here], [s for s, _ in there])
    if len(here) == len(there) == 1 and olds and news:
        pairs = {0: 0}  # paragraphs of one sentence that belong together: so do these, whatever their words
    backwards = {j: i for i, j in pairs.items()}
    told = 0
    for j, (new, new_owner) in enumerate(there):
        if j not in backwards:
            yield SentencePair(None, new, None, new_owner, None)
            continue
        while told < backwards[j]:  # what is gone, where it stood
            if told not in pairs:
                yield SentencePair(here[told][0], None, here[told][1], None, None)
            told += 1
        old, old_owner = here[backwards[j]]
        yield SentencePair(old, new, old_owner, new_owner, text_change(old.text, new.text))
    for i in range(told, len(here)):
        if i not in pairs:
            yield SentencePair(here[i][0], None, here[i][1], None, None)


def _matched(here: Sequence[Sentence], there: Sequence[Sentence]) -> dict[int, int]:
    """Return which sentence is which: in order first, then what is alike in another order."""
    if [s.text for s in here] == [s.text for s in there]:
        return {place: place for place in range(len(here))}
    bags = [_bag(s) for s in here], [_bag(s) for s in there]
    # Equal sentences outweigh any number of merely similar ones.
    scores = {
        (i, j): 100.0 if _same(one, other) else _like(bags[0][i], bags[1][j])
        for i, one in enumerate(here)
        for j, other in enumerate(there)
    }
    pairs = dict(chain((i, j, score) for (i, j), score in scores.items() if score >= _LIKE))
    taken = set(pairs.values())
    for (i, j), score in sorted(scores.items(), key=lambda each: -each[1]):
        if score >= _LIKE_ELSEWHERE and i not in pairs and j not in taken:
            pairs[i] = j
            taken.add(j)
    return pairs


def _bag(sentence: Sentence) -> Counter[str]:
    return Counter(stem(word) for word in words(masked(sentence.text)))


def _like(one: Counter[str], other: Counter[str]) -> float:
    return 2 * (one & other).total() / max(one.total() + other.total(), 1)


def _same(one: Sentence, other: Sentence) -> bool:
    return one.text == other.text or normalise(one.text) == normalise(other.text)
