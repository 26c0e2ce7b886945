"""A new edition takes over from the old one: keys, what is normative, translations that still hold."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ccg_rules.rulebook.model import Edition, digest_of, is_provisional
from ccg_rules.rulebook.quotes import normalise
from ccg_rules.rulebook.revisions.compare import Kind
from ccg_rules.rulebook.revisions.sentences import pair_sentences

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ccg_rules.rulebook.model import Paragraph, Sentence
    from ccg_rules.rulebook.revisions.compare import Change, Comparison

_ONE_TO_ONE = (Kind.SAME, Kind.RENUMBERED, Kind.MOVED)


def inherit(comparison: Comparison) -> Edition:
    """Return the new edition with everything provisional in it named after the old one, where that is known.

    A paragraph has the key of the one it was; of a split the part that is most like the whole has it, of a
    merge the whole has that of the part most like it. What is new keeps a provisional key under the chapter
    it stands in. A sentence has its old key whether or not its words have changed, and wherever it has moved:
    whether it means the same is a judgement, and pending until somebody records one. Keys that somebody has
    given stay as they are.
    """
    return _Heir(comparison).edition()


class _Heir:
    def __init__(self, comparison: Comparison) -> None:
        self.comparison = comparison
        self.old = comparison.old
        self.new = comparison.new
        self.ancestors = dict(self._ancestors())
        self.taken = {p.key for p in self.new.paragraphs if not is_provisional(p.key)}
        self.chapters = dict(self._chapters())
        self.keys = {p.key: self._key(p) for p in self.new.paragraphs}
        self.named = {s.key for s in self.new.sentences if not is_provisional(s.key)}
        self.sentences = {
            pair.new.key: pair.old for pair in pair_sentences(comparison) if pair.new and pair.old
        }

    def edition(self) -> Edition:
        return replace(self.new, paragraphs=tuple(self._paragraph(p) for p in self.new.paragraphs))

    def _ancestors(self) -> Iterable[tuple[str, Paragraph]]:
        """Yield the key of each new paragraph that was one before, and what it was."""
        for paragraph in self.new.paragraphs:
            changes = [c for c in self.comparison.of_new(paragraph.key) if c.old is not None]
            if not changes:
                continue
            change = max(changes, key=_likeness)
            assert change.old is not None
            if change.kind in _ONE_TO_ONE or self._is_best_of(change):
                yield paragraph.key, change.old

    def _is_best_of(self, change: Change) -> bool:
        """Tell whether of everything that came of its old paragraph this is the one most like it."""
        assert change.old is not None
        siblings = self.comparison.of_old(change.old.key)
        return change is max(siblings, key=_likeness)

    def _chapters(self) -> Iterable[tuple[str, str]]:
        """Yield the number of each chapter and its name: that of its heading, or of most that stands in it.

        One in which nothing is known has the name of the old chapter of that number, counted from its nearest
        neighbour: new clauses of a chapter need not come with any of the old ones.
        """
        named = dict(self._named_chapters())
        yield from named.items()
        shifts = {
            int(_top(new)): int(_top(old)) - int(_top(new))
            for new in self.new.paragraphs
            if (old := self.ancestors.get(new.key)) and _top(new).isdigit() and _top(old).isdigit()
        }
        old_names = {_top(p): p.chapter for p in reversed(self.old.paragraphs)}
        for top in dict.fromkeys(_top(p) for p in self.new.paragraphs):
            if top in named or not top.isdigit() or not shifts:
                continue
            nearest = min(shifts, key=lambda each: (abs(each - int(top)), each))
            name = old_names.get(str(int(top) + shifts[nearest]))
            if name is not None and name not in named.values():
                yield top, name

    def _named_chapters(self) -> Iterable[tuple[str, str]]:
        counts: dict[str, dict[str, int]] = {}
        for paragraph in self.new.paragraphs:
            if not is_provisional(paragraph.key):
                named: str | None = paragraph.chapter
            else:
                ancestor = self.ancestors.get(paragraph.key)
                named = ancestor.chapter if ancestor else None
            if named is not None and not is_provisional(named):
                found = counts.setdefault(_top(paragraph), {})
                found[named] = found.get(named, 0) + (100 if paragraph.role == "heading" else 1)
        given: set[str] = set()
        for top, found in counts.items():
            name = max(found, key=lambda each: found[each])
            if name not in given:  # a chapter cut in two: the second stays without a name
                given.add(name)
                yield top, name

    def _key(self, paragraph: Paragraph) -> str:
        if not is_provisional(paragraph.key):
            return paragraph.key
        ancestor = self.ancestors.get(paragraph.key)
        if ancestor is not None and ancestor.key not in self.taken:
            key = ancestor.key
        else:
            chapter, _, rest = paragraph.key.partition(".")
            key = ".".join(filter(None, (self.chapters.get(_top(paragraph), chapter), rest)))
            if key in self.taken or key in (p.key for p in self.old.paragraphs):
                key = paragraph.key
        self.taken.add(key)
        return key

    def _paragraph(self, paragraph: Paragraph) -> Paragraph:
        key = self.keys[paragraph.key]
        sentences = [self._sentence(sentence, key) for sentence in paragraph.sentences]
        ancestor = self.ancestors.get(paragraph.key)
        found = replace(paragraph, key=key, sentences=tuple(sentences))
        if ancestor is None or paragraph.en is not None:
            return found
        same = normalise(ancestor.text) == normalise(paragraph.text) and ancestor.translation_is == "current"
        return replace(found, en=ancestor.en, en_of=digest_of(paragraph.text) if same else ancestor.en_of)

    def _sentence(self, sentence: Sentence, owner: str) -> Sentence:
        """Return the sentence under the name it had, wherever it stood; else under that of its paragraph."""
        if not is_provisional(sentence.key):
            return sentence
        old = self.sentences.get(sentence.key)
        if old is not None and old.key not in self.named:
            return replace(sentence, key=old.key, normative=old.normative, reason=old.reason)
        return replace(sentence, key=f"{owner}.{sentence.key.rpartition('.')[2]}")


def _likeness(change: Change) -> float:
    return change.similarity if change.similarity is not None else 0.0


def _top(paragraph: Paragraph) -> str:
    return paragraph.number.partition(".")[0]
