"""One rule through all editions of its game: what it is called there, and what became of its words.

It goes by the keys: they are the lineage that people have recorded. What the texts alone would conclude is
told by `compare()`.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ccg_rules.rulebook.model import Paragraph
from ccg_rules.rulebook.revisions.compare import Kind
from ccg_rules.rulebook.revisions.words import TextChange, redline, text_change

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ccg_rules.rulebook.model import Edition, Game, Judgement, Rulebook, Sentence
    from ccg_rules.rulebook.revisions.words import Redline


@dataclass(frozen=True, slots=True)
class Entry:
    """What a rule is in one edition, and what became of it since the one before."""

    edition: Edition
    item: Paragraph | Sentence | None
    """`None` where the edition has no such rule: it is removed there, or not covered."""
    label: str | None
    """The number as it is written, of the paragraph that a sentence stands in."""
    against: Edition | None
    """The edition it is held against: the nearest before this one that has the rule, or would have it."""
    kind: Kind | None
    """`None` where there is no edition before."""
    text_change: TextChange | None
    redline: Redline | None
    """`None` where the words are the same, or stand on one side only."""
    another: Paragraph | None
    """What else has its number: the rule that the number it had names here; of an added one, the rule that
    its number named before."""
    judgement: Judgement | None = None
    """Somebody's judgement whether it still means the same; of a paragraph, the gravest on its sentences."""

    @property
    def number_reused(self) -> bool:
        """Whether its number names another rule in the other edition."""
        return self.another is not None

    @property
    def tells(self) -> bool:
        """Whether anything is known to have become of the rule since the edition before."""
        kept = self.kind is Kind.SAME and self.text_change is TextChange.NONE
        return self.kind not in (None, Kind.NOT_COVERED) and not kept

    def to_json(self) -> dict[str, Any]:
        """Return the entry as `results.schema.json` describes it."""
        return {
            "edition": self.edition.id,
            "label": self.label,
            "key": self.item and self.item.key,
            "kind": self.kind and self.kind.value,
            "text_change": self.text_change and self.text_change.value,
            "meaning": self.judgement and self.judgement.meaning,
            "why": self.judgement and self.judgement.why.to_json(),
            "redline": self.redline and [list(stretch) for stretch in self.redline],
            "number_reused": self.number_reused,
        }


def history(rulebook: Rulebook, game: Game, key: str) -> tuple[Entry, ...]:
    """Return what became of the paragraph or sentence with that key, the earlier editions first.

    It begins with the first edition that has the key, or with the one before. Raises `UnknownKey`.
    """
    rulebook.lineage(game, key)
    editions = [edition for edition in rulebook.editions.values() if edition.game == game]
    return tuple(entry for edition in editions if (entry := _entry(rulebook, edition, key)))


def judgement_on(
    rulebook: Rulebook, item: Paragraph | Sentence, edition: str, against: str
) -> Judgement | None:
    """Return the judgement on the item between two editions; the gravest, where sentences have several."""
    keys = [item.key]
    if isinstance(item, Paragraph):
        keys += [sentence.key for sentence in item.sentences]
    found = [judgement for key in keys if (judgement := rulebook.judgement(key, edition, against))]
    return next((each for each in found if each.meaning == "changed"), next(iter(found), None))


def _entry(rulebook: Rulebook, edition: Edition, key: str) -> Entry | None:
    item = edition.find(key)
    before = next((each for each in _before(rulebook, edition) if each.find(key)), None)
    if item is None:
        return None if before is None else _gone(edition, before, key)
    if before is None:
        return _first(rulebook, edition, item)
    return _kept(rulebook, edition, before, item)


def _before(rulebook: Rulebook, edition: Edition) -> Iterator[Edition]:
    """Yield the editions that this one follows, the nearest first."""
    while edition.follows is not None:
        edition = rulebook.edition(edition.follows)
        yield edition


def _gone(edition: Edition, before: Edition, key: str) -> Entry:
    owner = _owner(before, key)
    kind = Kind.REMOVED if edition.covers(owner.number) else Kind.NOT_COVERED
    return Entry(edition, None, None, before, kind, None, None, _another(edition, owner))


def _first(rulebook: Rulebook, edition: Edition, item: Paragraph | Sentence) -> Entry:
    owner = _owner(edition, item.key)
    before = next(_before(rulebook, edition), None)
    if before is None:
        return Entry(edition, item, owner.label, None, None, None, None, None)
    kind = Kind.ADDED if before.covers(owner.number) else Kind.NOT_COVERED
    return Entry(edition, item, owner.label, before, kind, None, None, _another(before, owner))


def _kept(rulebook: Rulebook, edition: Edition, before: Edition, item: Paragraph | Sentence) -> Entry:
    owner, former, was = _owner(edition, item.key), _owner(before, item.key), before.find(item.key)
    assert was is not None
    changed = text_change(was.text, item.text)
    return Entry(
        edition,
        item,
        owner.label,
        before,
        _kind(before, edition, former, owner),
        changed,
        None if changed is TextChange.NONE else redline(was.text, item.text),
        _another(edition, former),
        judgement_on(rulebook, item, edition.id, before.id),
    )


def _kind(before: Edition, edition: Edition, former: Paragraph, owner: Paragraph) -> Kind:
    if owner.key in _out_of_order(before, edition):
        return Kind.MOVED
    return Kind.SAME if owner.number == former.number else Kind.RENUMBERED


def _owner(edition: Edition, key: str) -> Paragraph:
    item = edition.find(key)
    return item if isinstance(item, Paragraph) else edition.owner(key)


def _another(edition: Edition, paragraph: Paragraph) -> Paragraph | None:
    """Return what has the number of a paragraph of another edition in this one, if it is another rule."""
    other = _named(edition).get(paragraph.number) if paragraph.role.numbered else None
    return None if other is None or other.key == paragraph.key else other


@lru_cache(maxsize=32)
def _named(edition: Edition) -> dict[str, Paragraph]:
    """Return the rule that each number names."""
    return {paragraph.number: paragraph for paragraph in edition.paragraphs if paragraph.role.numbered}


@lru_cache(maxsize=32)
def _out_of_order(before: Edition, edition: Edition) -> frozenset[str]:
    """Return the keys of the paragraphs that have left their place: as few as leave the others in order."""
    place = {paragraph.key: number for number, paragraph in enumerate(before.paragraphs)}
    shared = [paragraph.key for paragraph in edition.paragraphs if paragraph.key in place]
    ends: list[int] = []
    lengths: list[int] = []
    for key in shared:
        at = bisect_left(ends, place[key])
        ends[at : at + 1] = [place[key]]
        lengths.append(at + 1)
    moved, length, limit = [], len(ends), len(place)
    for key, reach in zip(reversed(shared), reversed(lengths), strict=True):
        if reach == length and place[key] < limit:
            length, limit = length - 1, place[key]
        else:
            moved.append(key)
    return frozenset(moved)
