"""What holds an engine to a clause or an assumption, by name: scenarios, deviations, sources, readings."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ccg_rules.commands.terminal import coloured, wrapped
from ccg_rules.text import say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ccg_rules.commands.suite import Suite
    from ccg_rules.conformance.proof import Killing
    from ccg_rules.conformance.scenarios import Case
    from ccg_rules.rulebook import Assumption, Rulebook
    from ccg_rules.text import Lang


def scenarios(cases: Sequence[Case], lang: Lang, indent: int = 4) -> Iterator[str]:
    """Yield the titles of the scenarios and where they stand; one that runs in two editions once."""
    seen = dict.fromkeys((case.title.say(lang), case.feature, case.scenario.line) for case in cases)
    for title, feature, line in seen:
        yield from wrapped(f"· {title}  ({feature}:{line})", indent)


def deviations(killings: Sequence[Killing], suite: Suite, lang: Lang, indent: int = 4) -> Iterator[str]:
    """Yield what the deviations deny, and by how many scenarios each is noticed.

    Where the proof is out of date they are not named: whether they are noticed is not known then.
    """
    if not suite.proof_is_current:
        yield from wrapped(say(lang, "coverage-no-proof"), indent)
        return
    noticed: dict[str, list[str]] = {}
    for killing in killings:
        noticed.setdefault(killing.deviation, []).extend(killing.killed_by)
    for ident, killers in noticed.items():
        args = {"claim": suite.claims[ident], "id": ident, "n": len(set(killers))}
        yield from wrapped("✗ " + say(lang, "evidence-deviation", **args), indent)


def assumption(each: Assumption, rulebook: Rulebook, suite: Suite, lang: Lang) -> Iterator[str]:
    """Yield all there is to an assumption: what was decided and why, by which source, and what holds it."""
    yield coloured(each.id, "strong") + "  " + ", ".join(each.editions)
    if each.readings:
        yield from wrapped(say(lang, f"question-{each.id}"))
    for text in (each.text.ru, each.text.en):
        yield from wrapped(text)
    yield from wrapped(say(lang, "evidence-why", why=each.why))
    for reading in each.readings:
        yield from wrapped(say(lang, "evidence-reading", reading=reading.text, id=reading.id))
    texts = [each.text.en, each.why.en, *(reading.text.en for reading in each.readings)]
    for line in sources(each.sources, texts, rulebook, lang):
        yield from wrapped(line)
    cases = [case for e in each.editions for case in suite.cases.get((e, each.id), ())]
    killings = [k for e in each.editions for k in suite.killings.get((e, each.id), ())]
    if not cases:
        yield "  " + say(lang, "clause-untested")
        return
    yield "  " + say(lang, "evidence-scenarios")
    yield from scenarios(cases, lang)
    yield "  " + say(lang, "evidence-deviations")
    yield from deviations(killings, suite, lang)


def sources(cited: Sequence[str], texts: Sequence[str], rulebook: Rulebook, lang: Lang) -> Iterator[str]:
    """Yield where a decision comes from, as it is cited, and what the letters stand for, in texts too."""
    yield say(lang, "evidence-sources", sources=", ".join(cited) or say(lang, "report-own-decision"))
    told = " ".join((*cited, *texts))
    for source in rulebook.public_sources:
        if re.search(rf"(?<!\w){source.id}(?= \d|\W|$)", told):
            yield say(lang, "evidence-source", source=source.id, title=source.title)
