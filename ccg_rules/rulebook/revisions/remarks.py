"""What is to be said of a comparison besides what it is: for the terminal, for pages and for Markdown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.rulebook.revisions.cross_references import ReferenceState
from ccg_rules.text import Message

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ccg_rules.rulebook.model import Paragraph
    from ccg_rules.rulebook.revisions.compare import Change, Comparison, Undone
    from ccg_rules.rulebook.revisions.cross_references import ReferenceChange

_BRIEF = 80
"""How many letters of a clause are enough to know it by."""


def warnings(comparison: Comparison) -> Iterator[Message]:
    """Yield what speaks against the comparison as a whole: two games, decisions that may be about others."""
    old, new = comparison.old, comparison.new
    if old.game != new.game:
        yield Message("diff-two-games", {"old": old.id, "new": new.id})
    unquoted = [decision.name for decision in comparison.forced.decisions if not decision.quoted]
    if unquoted:
        yield Message("diff-forced-unquoted", {"n": len(unquoted), "names": ", ".join(unquoted)})
    yield from (_undone(each) for each in comparison.undone)


def _undone(undone: Undone) -> Message:
    args = {
        "old": undone.old.label,
        "new": undone.new.label,
        "text": brief(undone.old.text),
        "name": undone.decision.name if undone.decision else Message("diff-forced-together"),
    }
    return Message("diff-forced-undid-verbatim" if undone.verbatim else "diff-forced-undid", args)


def on_references(comparison: Comparison, changes: Iterable[Change]) -> Iterator[Message]:
    """Yield what is to be said of the references that do not follow the rules they named, each once."""
    told = [
        Message("diff-two-sentences", {"one": one, "other": other}) if other else one
        for change in changes
        for each in change.references
        if each.state is not ReferenceState.FOLLOWS
        for one, other in [(_reference(each), _where_now(comparison, each))]
    ]
    yield from told


def _reference(each: ReferenceChange) -> Message:
    name = each.state.value
    if each.state is ReferenceState.RE_AIMED:
        name = "put_in" if each.was is None else "taken_out" if each.now is None else name
    if each.state is ReferenceState.STALE and each.new is None:
        name = "stale-nowhere"
    args = {
        "was": each.was,
        "now": each.now,
        "number": each.number,
        "old": _named(each.old),
        "new": _named(each.new),
    }
    return Message(f"diff-reference-{name}", args)


def _named(paragraph: Paragraph | None) -> str | Message:
    return f"{paragraph.label} «{brief(paragraph.text)}»" if paragraph else Message("diff-reference-nothing")


def _where_now(comparison: Comparison, each: ReferenceChange) -> Message | None:
    """Return where the rule stands now that a reference named and no longer names."""
    if each.old is None or each.now is None:
        return None
    now = [change.new.label for change in comparison.of_old(each.old.key) if change.new]
    if not now:
        return Message("diff-reference-rule-gone")
    return Message("diff-reference-rule-at", {"label": ", ".join(dict.fromkeys(now))})


def on_words(change: Change) -> Iterator[Message]:
    """Yield what is to be said of the words of a change: that they stand elsewhere, or only look the same."""
    if change.also_in:
        labels = ", ".join(paragraph.label for paragraph in change.also_in)
        yield Message("diff-also-in", {"label": labels})
    if change.look_alikes:
        yield Message("diff-look-alikes", {"words": ", ".join(f"«{word}»" for word in change.look_alikes)})


def on_decision(change: Change) -> Iterator[Message]:
    """Yield who decided that this is so, and why."""
    if change.decided is not None:
        yield Message("diff-decided", change.decided.to_json())


def brief(text: str) -> str:
    """Return the first words of a long text."""
    text = " ".join(text.split())
    return text if len(text) <= _BRIEF else f"{text[:_BRIEF].rpartition(' ')[0]} …"
