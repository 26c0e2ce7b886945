"""A comparison as a page shows it: the document of the comparison, and what a reader wants beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ccg_rules.rulebook.revisions.compare import Kind
from ccg_rules.rulebook.revisions.shifts import shifts
from ccg_rules.rulebook.revisions.words import redline

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from ccg_rules.rulebook.model import Edition, Judgement, Paragraph, Rulebook
    from ccg_rules.rulebook.revisions.compare import Change, Comparison

JOINT = " ¶ "
"""Stands where the parts of a split or a merge meet."""


def shown(comparison: Comparison, newer: Mapping[str, str | None] | None = None) -> dict[str, Any]:
    """Return the document of the comparison, `ccg-rules/diff/1`, with fields that a page needs beside it.

    `old_edition` and `new_edition` are the editions with their provenance, `shifts` the numbers that shifted
    together. A change has also `en`, the translation of its new text, else of its old one, and
    `translation_is`, which says whether it was made of that text; `why`, the words of a judgement; `names`,
    what a reused number names in the other edition; `proposed`, what a proposal is; `joined`, of the first
    part of a split or a merge the redline of the whole. `newer` tells the newest edition known after each,
    by its id.
    """
    judgements = _judgements(comparison.old, comparison.new)
    document = comparison.to_json()
    parts = _parts(comparison.changes)
    changes = [
        {**change, **_beside(comparison, told, judgements, parts)}
        for change, told in zip(document["changes"], comparison.changes, strict=True)
    ]
    newest = newer or {}
    return {
        **document,
        "old_edition": {**provenance(comparison.old), "newer": newest.get(comparison.old.id)},
        "new_edition": {**provenance(comparison.new), "newer": newest.get(comparison.new.id)},
        "shifts": [shift.to_json() for shift in shifts(comparison)],
        "changes": changes,
    }


def newest_after(rulebook: Rulebook, edition: Edition) -> str | None:
    """Return the id of the newest edition loaded that follows this one, directly or through others."""
    following = [other.id for other in rulebook.editions.values() if edition.id in _before(rulebook, other)]
    return following[-1] if following else None


def _before(rulebook: Rulebook, edition: Edition) -> Iterator[str]:
    while edition.follows is not None:
        edition = rulebook.edition(edition.follows)
        yield edition.id


def provenance(edition: Edition) -> dict[str, Any]:
    """Return where an edition comes from, as documents have it."""
    return {
        "id": edition.id,
        "title": edition.title.to_json(),
        "date": edition.date,
        "sha256": edition.sha256,
        "sources": [{"id": s.id, "file": s.file, "sha256": s.sha256} for s in edition.sources],
    }


def _beside(
    comparison: Comparison,
    change: Change,
    judgements: Mapping[str, Judgement],
    parts: Mapping[int, list[list[str]]],
) -> dict[str, Any]:
    stands = change.new or change.old
    assert stands is not None
    keys = (stands.key, *(sentence.key for sentence in stands.sentences))
    found = [
        judgements[key] for key in keys if key in judgements and judgements[key].meaning == change.meaning
    ]
    return {
        "en": stands.en,
        "translation_is": stands.translation_is,
        "why": found[0].why.to_json() if found else None,
        "names": _brief(_names(comparison, change)),
        "proposed": _brief(change.proposal),
        "joined": parts.get(id(change)),
    }


def _judgements(old: Edition, new: Edition) -> dict[str, Judgement]:
    return {
        judgement.key: judgement
        for here, there in ((old, new), (new, old))
        for judgement in here.judgements
        if judgement.against == there.id
    }


def _names(comparison: Comparison, change: Change) -> Paragraph | None:
    """Return what the reused number names: the old number in the new edition, else the other way round."""
    if not change.number_reused:
        return None
    if change.old is not None:
        return comparison.new.numbered(change.old.number)[0]
    assert change.new is not None
    return comparison.old.numbered(change.new.number)[0]


def _brief(paragraph: Paragraph | None) -> dict[str, str] | None:
    if paragraph is None:
        return None
    return {"key": paragraph.key, "label": paragraph.label, "text": paragraph.text}


def _parts(changes: Iterable[Change]) -> dict[int, list[list[str]]]:
    """Return the redline of each split and merge as a whole, by its first part."""
    groups: dict[tuple[Kind, str], list[Change]] = {}
    for change in changes:
        whole = {Kind.SPLIT: change.old, Kind.MERGED: change.new}.get(change.kind)
        if whole is not None:
            groups.setdefault((change.kind, whole.key), []).append(change)
    return {id(group[0]): _joined(group) for group in groups.values()}


def _joined(group: list[Change]) -> list[list[str]]:
    olds = {change.old.key: change.old.text for change in group if change.old}
    news = {change.new.key: change.new.text for change in group if change.new}
    return [list(stretch) for stretch in redline(JOINT.join(olds.values()), JOINT.join(news.values()))]
