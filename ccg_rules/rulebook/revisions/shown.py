"""A comparison as a page shows it: the document of the comparison, and what a reader wants beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ccg_rules.rulebook.revisions.compare import references_follow
from ccg_rules.rulebook.revisions.remarks import on_decision, on_references, on_words, warnings
from ccg_rules.rulebook.revisions.shifts import shifts
from ccg_rules.rulebook.revisions.words import redline
from ccg_rules.text import words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from ccg_rules.rulebook.model import Edition, Judgement, Paragraph, Rulebook
    from ccg_rules.rulebook.revisions.compare import Change, Comparison
    from ccg_rules.rulebook.revisions.words import Redline
    from ccg_rules.text import Message

JOINT = " ¶ "
"""Stands where the parts of a split or a merge meet."""


def shown(comparison: Comparison, newer: Mapping[str, str | None] | None = None) -> dict[str, Any]:
    """Return the document of the comparison, `ccg-rules/diff/1`, with fields that a page needs beside it.

    `old_edition` and `new_edition` are the editions with their provenance, `shifts` the numbers that shifted
    together. A change has also `en`, the translation of its new text, else of its old one, and
    `translation_is`, which says whether it was made of that text; `why`, the words of a judgement; `names`,
    what a reused number names in the other edition, and `number_open`, whether only if that is no rewrite;
    `proposed`, what a proposal is; `moved_within`; `joined`, of the first part of a split or a merge the
    redline of the whole; `remarks`, what is to be said besides, in both languages: `astray` on references,
    `words`, `decision`. So are the `warnings` of the comparison. `newer` tells the newest edition known after
    each, by its id.
    """
    judgements = _judgements(comparison.old, comparison.new)
    document = comparison.to_json()
    wholes = {id(group[0]): group for group in comparison.grouped()}
    changes = [
        {**change, **_beside(comparison, told, judgements, wholes.get(id(told), ()))}
        for change, told in zip(document["changes"], comparison.changes, strict=True)
    ]
    newest = newer or {}
    return {
        **document,
        "old_edition": {**provenance(comparison.old), "newer": newest.get(comparison.old.id)},
        "new_edition": {**provenance(comparison.new), "newer": newest.get(comparison.new.id)},
        "warnings": _worded(warnings(comparison)),
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
    group: Sequence[Change],
) -> dict[str, Any]:
    """Return the fields beside a change; `group` is all parts of a split or a merge if it is the first."""
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
        "number_open": change.number_open,
        "moved_within": change.moved_within,
        "references_follow": references_follow(group or (change,)),
        "joined": [list(stretch) for stretch in joined(group)] if group and change.whole else None,
        "remarks": {
            "astray": _worded(on_references(comparison, group or (change,))),
            "words": _worded(on_words(change)),
            "decision": _worded(on_decision(change)),
        },
    }


def _worded(messages: Iterable[Message]) -> list[dict[str, str]]:
    return [words(message.id, **message.args).to_json() for message in messages]


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


def joined(group: Sequence[Change]) -> Redline:
    """Return the redline of a split or a merge as a whole, each of its texts once."""
    olds = {change.old.key: change.old.text for change in group if change.old}
    news = {change.new.key: change.new.text for change in group if change.new}
    return redline(JOINT.join(olds.values()), JOINT.join(news.values()))
