"""What became of every paragraph from one edition to another."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from ccg_rules.rulebook.revisions.forced import NOTHING, Forced
from ccg_rules.rulebook.revisions.words import TextChange

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ccg_rules.rulebook.model import Edition, Meaning, Paragraph

SCHEMA = "ccg-rules/diff/1"


class Kind(StrEnum):
    """What became of a paragraph."""

    SAME = "same"
    RENUMBERED = "renumbered"
    """It stands in the same order among the rest, under another number."""
    MOVED = "moved"
    """It stands elsewhere: its order among the rest is broken."""
    SPLIT = "split"
    MERGED = "merged"
    ADDED = "added"
    REMOVED = "removed"
    NOT_COVERED = "not_covered"
    """The other edition's sources do not reach there: they cannot tell."""


@dataclass(frozen=True, slots=True)
class Change:
    """What became of a paragraph: a pair, or a paragraph of one edition only.

    A split is a change for each new part, all with the same `old`; a merge one for each old part, all with the
    same `new`.
    """

    old: Paragraph | None
    new: Paragraph | None
    kind: Kind
    text_change: TextChange | None
    """`None` when there is one side only. Of a split or a merge, between all parts together and the whole."""
    number_reused: bool
    """Whether its old number names another rule in the new edition; of an added one, whether its number
    named another rule in the old edition."""
    meaning: Meaning | None
    """A person's recorded judgement; never concluded."""
    proposal: Paragraph | None
    """Of a removed or added one: what stands in the same place and may be a full rewrite of it."""
    similarity: float | None
    """From 0 to 1, by their words, the rare ones counting more; `None` when there is one side only."""


@dataclass(frozen=True, slots=True, eq=False)
class Comparison:
    """Two editions and what became of every paragraph of either."""

    old: Edition
    new: Edition
    changes: tuple[Change, ...]
    """In the order of the new edition, with those of the old one only where they stood."""
    _of_old: Mapping[str, tuple[Change, ...]] = field(init=False, repr=False)
    _of_new: Mapping[str, tuple[Change, ...]] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        """Index the changes."""
        for name in ("old", "new"):
            found: dict[str, list[Change]] = {}
            for change in self.changes:
                paragraph: Paragraph | None = getattr(change, name)
                if paragraph is not None:
                    found.setdefault(paragraph.key, []).append(change)
            object.__setattr__(self, f"_of_{name}", {key: tuple(changes) for key, changes in found.items()})

    def of_old(self, key: str) -> tuple[Change, ...]:
        """Return what became of the old paragraph with that key. Raises `UnknownKey`."""
        self.old.paragraph(key)
        return self._of_old[key]

    def of_new(self, key: str) -> tuple[Change, ...]:
        """Return where the new paragraph with that key comes from. Raises `UnknownKey`."""
        self.new.paragraph(key)
        return self._of_new[key]

    def to_json(self) -> dict[str, Any]:
        """Return the document that `diff.schema.json` describes."""
        raise NotImplementedError


def compare(old: Edition, new: Edition, forced: Forced = NOTHING) -> Comparison:
    """Return what became of every paragraph of `old` and `new`, by their texts."""
    raise NotImplementedError
