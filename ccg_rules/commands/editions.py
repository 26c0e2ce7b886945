"""`ccg-rules editions`: what is loaded, how much of each rulebook it covers, and what is odd about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.commands.terminal import coloured
from ccg_rules.rulebook import Resolution, check_references, load
from ccg_rules.text import say

if TYPE_CHECKING:
    import argparse

    from ccg_rules.text import Lang


def run(options: argparse.Namespace, lang: Lang) -> int:
    """Print every edition."""
    rulebook = load()
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
                inferred=sum(not paragraph.printed for paragraph in edition.paragraphs),
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
