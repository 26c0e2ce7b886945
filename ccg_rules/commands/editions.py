"""`ccg-rules editions`: what is loaded, how much of each rulebook it covers, and what is odd about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.commands.terminal import coloured, wrapped
from ccg_rules.conformance.differences import differences, pairs
from ccg_rules.rulebook import Resolution, check_references, load
from ccg_rules.text import say

if TYPE_CHECKING:
    import argparse

    from ccg_rules.conformance.differences import Side
    from ccg_rules.rulebook import Edition, Rulebook
    from ccg_rules.text import Lang


def run(options: argparse.Namespace, lang: Lang) -> int:
    """Print every edition, or what differs between those that follow one another."""
    rulebook = load()
    if options.differences:
        for earlier, later in pairs(rulebook):
            _differences(rulebook, earlier, later, lang)
        return 0
    for number, edition in enumerate(rulebook.editions.values()):
        if number:
            print()
        print(f"{coloured(edition.title.say(lang), 'strong')}  {edition.id}")
        if edition.follows:
            print("  " + say(lang, "editions-follows", edition=edition.follows))
        windows = ", ".join(f"{window.first} – {window.last}" for window in edition.coverage)
        print("  " + say(lang, "editions-coverage", windows=windows))
        print(
            "  "
            + say(
                lang,
                "editions-size",
                paragraphs=len(edition.paragraphs),
                inferred=sum(paragraph.number_is == "inferred" for paragraph in edition.paragraphs),
                sentences=len(edition.sentences),
                normative=sum(sentence.normative for sentence in edition.sentences),
            )
        )
        print(
            "  " + say(lang, "editions-sources", files=", ".join(source.file for source in edition.sources))
        )
        print(f"  sha256 {edition.sha256}")
        print("  " + edition.note.say(lang))
        for found in check_references(edition):
            if found.resolution is not Resolution.RESOLVED:
                print("  " + found.message.say(lang))
    print()
    print(say(lang, "editions-beside", assumptions=len(rulebook.assumptions), terms=len(rulebook.glossary)))
    return 0


def _differences(rulebook: Rulebook, earlier: Edition, later: Edition, lang: Lang) -> None:
    """Print the table, a topic after another: wide tables do not fit a terminal."""
    titles = (earlier.title.say(lang), later.title.say(lang))
    print(coloured(say(lang, "editions-differences", earlier=titles[0], later=titles[1]), "strong"))
    for number, row in enumerate(differences(rulebook, earlier, later), 1):
        print()
        for line in wrapped(f"{number}. {row.topic.say(lang)}", 0):
            print(coloured(line, "strong"))
        if row.kind == "wording":
            labels = (_clauses(side) for side in (row.earlier, row.later))
            print("  " + say(lang, "editions-wording", clauses=" → ".join(labels)))
            continue
        for title, side in zip(titles, (row.earlier, row.later), strict=True):
            rule = side.rule.say(lang) if side.rule else say(lang, "editions-absent")
            clauses = f" ({_clauses(side)})" if side.clauses else ""
            for line in wrapped(f"{title}: {rule}{clauses}"):
                print(line)


def _clauses(side: Side) -> str:
    return ", ".join(clause.label for clause in side.clauses)
