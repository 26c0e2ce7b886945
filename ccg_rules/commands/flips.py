"""Which scenarios of an edition do not stand in a draft of the next, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ccg_rules.commands.sides import side_by_side
from ccg_rules.commands.terminal import coloured, wrapped
from ccg_rules.conformance.impact import Status, by_status
from ccg_rules.conformance.scenarios import load_features
from ccg_rules.rulebook import is_provisional, normalise
from ccg_rules.text import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ccg_rules.conformance.draft import Draft
    from ccg_rules.conformance.impact import Entry
    from ccg_rules.text import Lang


def flipped(draft: Draft) -> list[Entry]:
    """Return the quotes of the edition before that do not stand in the draft: their scenarios flip to stale.

    What the draft does not cover has not flipped: nothing is known of it.
    """
    suite = load_features(draft.features)
    standing = {rule.key for each in suite for rule in each.rules if rule.quoted(draft.edition.id)}
    return [
        entry
        for entry in draft.impact.of("quote")
        if entry.key not in standing and entry.fate.status is not Status.NOT_COVERED
    ]


def flips(draft: Draft, results: dict[str, Any], lang: Lang) -> Iterator[str]:
    """Yield what flips, clause by clause, with both texts, then what is new and untested."""
    own = [each for each in results["scenarios"] if each["edition"] == draft.edition.id]
    passed = sum(each["outcome"] == "passed" for each in own)
    gone = flipped(draft)
    yield coloured(say(lang, "flips-title", old=draft.before.id, new=draft.edition.id), "strong")
    yield "  " + say(lang, "flips-standing", n=len(own), passed=passed)
    uncovered = [e for e in draft.impact.of("quote") if e.fate.status is Status.NOT_COVERED]
    if uncovered:
        yield "  " + say(lang, "flips-not-covered", n=len(uncovered))
    if not gone:
        yield "  " + say(lang, "flips-none")
    scenarios = _scenarios(draft)
    for status, entries in by_status(gone).items():
        yield "  " + coloured(say(lang, f"flips-{_why(status)}"), "stale")
        for entry in entries:
            yield from _flip(entry, scenarios.get(entry.where, 0), lang)
    new = [s for p in draft.edition.paragraphs for s in p.sentences if s.normative and is_provisional(s.key)]
    if new:
        yield "  " + coloured(say(lang, "flips-new", n=len(new)), "untested")
        for sentence in new:
            label = draft.edition.owner(sentence.key).label
            yield from wrapped(f"{label} «{sentence.text}»", 4)


def _scenarios(draft: Draft) -> dict[str, int]:
    """Return how many scenarios stand under each quote of the edition before, by its file and line."""
    return {
        f"{feature.name}:{line}": len(rule.scenarios)
        for feature in draft.suite
        for rule in feature.rules
        for quote, line in rule.quotes
        if quote.edition == draft.before.id
    }


def _why(status: Status) -> str:
    told = (Status.REMOVED, Status.SPLIT, Status.REWORDED, Status.TYPOGRAPHIC)
    return status.value if status in told else "elsewhere"


def _flip(entry: Entry, scenarios: int, lang: Lang) -> Iterator[str]:
    fate = entry.fate
    arrow = f" → {fate.new_number}" if fate.new_number else ""
    args = {"n": scenarios, "where": entry.where}
    yield from wrapped(f"{fate.old_number}{arrow}: {say(lang, 'flips-scenarios', **args)}", 4)
    if fate.new_text is None or normalise(fate.old_text) == normalise(fate.new_text):
        yield from wrapped(f"«{fate.old_text}»", 6)
    else:
        yield from side_by_side(fate.old_text, fate.new_text, 6)
