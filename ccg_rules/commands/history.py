"""`ccg-rules history`: one rule through all editions of its game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ccg_rules.commands.terminal import coloured, redlined, wrapped
from ccg_rules.conformance.selection import unknown_key, unknown_number
from ccg_rules.rulebook import GAMES, Paragraph, is_number, load
from ccg_rules.rulebook.revisions import Kind
from ccg_rules.rulebook.revisions.history import history
from ccg_rules.text import say

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence

    from ccg_rules.rulebook import Edition, Game, Rulebook
    from ccg_rules.rulebook.revisions.history import Entry
    from ccg_rules.text import Lang


def run(options: argparse.Namespace, lang: Lang) -> int:
    """Print the history of every rule that the key or number names. Raises a lookup error."""
    rulebook = load()
    if options.edition:
        editions = [rulebook.edition(options.edition)]
    else:
        editions = [e for e in rulebook.editions.values() if options.game in (None, e.game)]
    found = _named(editions, options.key.strip())
    if len(found) > 1:
        print(say(lang, "history-several", name=options.key.strip(), n=len(found)))
        print()
    for count, (game, key) in enumerate(found):
        if count:
            print()
        for line in _history(rulebook, game, key, lang):
            print(line)
    return 0


def _named(editions: Sequence[Edition], name: str) -> list[tuple[Game, str]]:
    """Return what a number or a key names in these editions, by game and key. Raises a lookup error."""
    number = re.sub(r"^(?:п\.\s*)+", "", name).strip("[]").rstrip(".")
    by_number = is_number(number)
    found = [
        (edition.game, paragraph.key)
        for edition in editions
        for paragraph in edition.paragraphs
        if by_number and paragraph.number == number and paragraph.role.numbered
    ]
    if not by_number:
        found = [(edition.game, name) for edition in editions if edition.find(name)]
    if not found:
        raise unknown_number(editions, number) if by_number else unknown_key(editions, name)
    return sorted(dict.fromkeys(found), key=lambda each: GAMES.index(each[0]))


def _history(rulebook: Rulebook, game: Game, key: str, lang: Lang) -> Iterator[str]:
    yield coloured(key, "strong") + "  " + say(lang, f"report-game-{game}")
    entries = history(rulebook, game, key)
    for entry in entries:
        yield ""
        date = entry.edition.date or say(lang, "report-undated")
        label = f"{entry.label}  " if entry.label else ""
        yield coloured(f"{label}{entry.edition.title.say(lang)}", "strong") + f"  {entry.edition.id}, {date}"
        yield from _became(entry, lang)
        if entry.item is not None:
            yield from _text(entry, lang)
        if entry.judgement is not None:
            meaning = say(lang, f"meaning-{entry.judgement.meaning}")
            yield from wrapped(say(lang, "clause-judged", meaning=meaning, why=entry.judgement.why.say(lang)))
        elif entry.redline is not None:
            yield from wrapped(say(lang, "history-not-judged"))


def _became(entry: Entry, lang: Lang) -> Iterator[str]:
    """Say what became of the rule since the edition before."""
    if entry.kind is None or entry.against is None:
        return
    told = [] if entry.redline and entry.kind is Kind.SAME else [say(lang, f"report-revision-{entry.kind}")]
    if entry.text_change is not None:
        told.append(say(lang, f"report-text-{entry.text_change}"))
    yield "  " + say(lang, "history-since", edition=entry.against.id, told=", ".join(told))
    if entry.another is not None:
        there = entry.against if entry.kind is Kind.ADDED else entry.edition
        args = {"number": entry.another.number, "edition": there.id, "key": entry.another.key}
        for line in wrapped(say(lang, "history-number-reused", **args)):
            yield coloured(line, "stale")


def _text(entry: Entry, lang: Lang) -> Iterator[str]:
    """Print the text as it became, else as it stands; a translation where the reader needs one."""
    if entry.redline:
        yield from redlined(entry.redline)
    elif entry.item is not None:
        yield from wrapped(entry.item.text)
    if lang == "en" and isinstance(entry.item, Paragraph):
        yield from wrapped(entry.item.en or say(lang, "clause-not-translated"))
        if entry.item.translation_is == "stale":
            yield from wrapped(say(lang, "clause-translation-stale"))
