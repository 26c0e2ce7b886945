"""`ccg-rules clause`: look a clause up by its number, or an assumption by its id."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ccg_rules.commands import evidence
from ccg_rules.commands.suite import read_suite
from ccg_rules.commands.terminal import coloured, wrapped
from ccg_rules.conformance.selection import unknown_key, unknown_number
from ccg_rules.rulebook import Paragraph, check_references, load, normalise, targets
from ccg_rules.text import say

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from ccg_rules.commands.suite import Suite
    from ccg_rules.rulebook import Edition, Rulebook
    from ccg_rules.text import Lang


def run(options: argparse.Namespace, lang: Lang) -> int:
    """Print the clause in every edition that has the number, or in one; or an assumption.

    Raises a lookup error.
    """
    rulebook = load()
    if options.number.startswith("A-"):
        return _assumption(rulebook, options.number.strip(), options.edition, lang)
    number = re.sub(r"^(?:п\.\s*)+", "", options.number.strip()).strip("[]").rstrip(".")
    number = _number_of(rulebook, number) or number
    editions = [rulebook.edition(options.edition)] if options.edition else list(rulebook.editions.values())
    found = [(edition, edition.numbered(number)) for edition in editions if _has(edition, number)]
    if not found:
        raise (unknown_key if re.match(r"[a-z_]+\.", number) else unknown_number)(editions, number)
    suite = read_suite()
    keys = {paragraphs[0].key for edition, paragraphs in found}
    if len(keys) > 1:
        print(say(lang, "clause-different", number=number, n=len(keys)))
        print()
    for count, (edition, paragraphs) in enumerate(found):
        if count:
            print()
        for line in _clause(rulebook, edition, paragraphs, suite, lang):
            print(line)
    return 0


def _assumption(rulebook: Rulebook, ident: str, edition: str | None, lang: Lang) -> int:
    assumption = rulebook.assumption(ident)
    if edition:
        rulebook.authority(edition, ident)  # raises where it is not in force
    for line in evidence.assumption(assumption, rulebook, read_suite(), lang):
        print(line)
    return 0


def _has(edition: Edition, number: str) -> bool:
    return any(paragraph.number == number for paragraph in edition.paragraphs)


def _number_of(rulebook: Rulebook, key: str) -> str | None:
    """Return the number of the paragraph with that key, or with a sentence of that key, if there is one."""
    for edition in rulebook.editions.values():
        item = edition.find(key)
        if item is not None:
            return (item if isinstance(item, Paragraph) else edition.owner(key)).number
    return None


def _clause(
    rulebook: Rulebook, edition: Edition, paragraphs: tuple[Paragraph, ...], suite: Suite, lang: Lang
) -> Iterator[str]:
    own = paragraphs[0]
    yield coloured(f"{own.label}  {edition.title.say(lang)}", "strong") + f"  {edition.id}"
    yield "  " + say(
        lang, "clause-place", role=say(lang, f"role-{own.role}"), key=own.key, chapter=own.chapter
    )
    if own.number_is == "inferred":
        evidence = own.evidence.say(lang) if own.evidence else ""
        yield from wrapped(
            say(lang, "clause-inferred", confidence=f"{own.confidence:.2f}", evidence=evidence)
        )
    for paragraph in paragraphs:
        yield ""
        mark = "· " if paragraph.role == "bullet" else ""
        yield from wrapped(mark + paragraph.text)
        yield from wrapped(mark + paragraph.en if paragraph.en else say(lang, "clause-not-translated"))
        if paragraph.translation_is == "stale":
            yield from wrapped(say(lang, "clause-translation-stale"))
    yield ""
    yield from _elsewhere(rulebook, edition, own, lang)
    yield from _references(edition, paragraphs, lang)
    yield from _scenarios(edition, paragraphs, suite, lang)


def _elsewhere(rulebook: Rulebook, edition: Edition, own: Paragraph, lang: Lang) -> Iterator[str]:
    for other, item in rulebook.lineage(edition.game, own.key):
        if other is edition or not isinstance(item, Paragraph):
            continue
        same = normalise(item.text) == normalise(own.text)
        yield "  " + say(
            lang, "clause-same" if same else "clause-reworded", label=item.label, edition=other.id
        )
        for key in (own.key, *(sentence.key for sentence in own.sentences)):
            judgement = rulebook.judgement(key, edition.id, other.id)
            if judgement is not None:
                meaning = say(lang, f"meaning-{judgement.meaning}")
                yield from wrapped(say(lang, "clause-judged", meaning=meaning, why=judgement.why.say(lang)))
    for other in rulebook.editions.values():
        if other is edition or other.game != edition.game:
            continue
        for item in other.paragraphs:
            if item.role.numbered and item.number == own.number and item.key != own.key:
                yield from wrapped(
                    say(lang, "clause-reused", label=item.label, edition=other.id, text=item.text)
                )


def _references(edition: Edition, paragraphs: tuple[Paragraph, ...], lang: Lang) -> Iterator[str]:
    found = check_references(edition)
    for finding in found:
        if finding.paragraph in paragraphs:
            yield "  " + say(lang, "clause-refers", to=finding.reference.label)
            if finding.resolution != "resolved":
                yield from wrapped(finding.message.say(lang))
    own = paragraphs[0]
    for finding in found:
        if finding.paragraph not in paragraphs and own in targets(edition, finding.reference):
            yield "  " + say(lang, "clause-referred", by=finding.paragraph.label)


def _scenarios(
    edition: Edition, paragraphs: tuple[Paragraph, ...], suite: Suite, lang: Lang
) -> Iterator[str]:
    for paragraph in paragraphs:
        for sentence in paragraph.sentences:
            cases = suite.cases.get((edition.id, sentence.key), [])
            if not sentence.normative:
                continue
            yield ""
            yield from wrapped(f"{sentence.key}: «{sentence.text}»")
            for rule in suite.rules.get((edition.game, sentence.key), ()):
                if rule.implied_by:
                    args = {"keys": ", ".join(rule.implied_by), "because": rule.implied_because}
                    yield "    " + say(lang, "clause-implied", **args)
            if not cases:
                yield "    " + say(lang, "clause-untested")
            yield from evidence.scenarios(cases, lang)
            if cases:
                yield "    " + say(lang, "evidence-deviations")
                killings = suite.killings.get((edition.id, sentence.key), [])
                yield from evidence.deviations(killings, suite, lang)
