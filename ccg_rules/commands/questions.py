"""`ccg-rules questions`: what the texts leave open, and the positions that tell the readings apart."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from ccg_rules.commands import evidence
from ccg_rules.commands.terminal import Progress, coloured, wrapped
from ccg_rules.conformance.selection import Selection
from ccg_rules.conformance.verify import Request, verify
from ccg_rules.rulebook import load
from ccg_rules.text import LANGS, say

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from ccg_rules.text import Lang


def run(options: argparse.Namespace, lang: Lang) -> int:
    """Play the scenarios of the assumptions by every reading and print where they part.

    Raises a lookup error for an assumption that is not there.
    """
    if options.assumption is not None:
        load().assumption(options.assumption)
    progress = Progress(lang)
    try:
        results, _ = verify(Request(Selection(options.edition, key=options.assumption)), progress)
    finally:
        progress.end()
    asked = [
        each
        for each in results["assumptions"]
        if each["readings"] and options.assumption in (None, each["id"])
    ]
    scenarios = {scenario["id"]: scenario for scenario in results["scenarios"]}
    print(coloured(_count(asked, lang), "strong"))
    for each in asked:
        print()
        for line in _question(each, scenarios, lang):
            print(line)
    return 0


def _count(asked: list[dict[str, Any]], lang: Lang) -> str:
    states = Counter(reading["state"] for each in asked for reading in each["readings"])
    told = states.pop("told", 0)
    readings = told + states.total()
    return say(lang, "questions-count", n=len(asked), readings=readings, told=told, others=states.total())


def _question(each: dict[str, Any], scenarios: dict[str, dict[str, Any]], lang: Lang) -> Iterator[str]:
    yield coloured(each["id"], "strong") + "  " + ", ".join(each["editions"])
    for spoken in (lang, *(other for other in LANGS if other != lang)):
        yield from wrapped(each["question"][spoken])
    yield from wrapped(say(lang, "questions-taken", text=each["text"][lang]))
    yield from wrapped(say(lang, "evidence-why", why=each["why"][lang]))
    for reading in each["readings"]:
        yield from wrapped(say(lang, "evidence-reading", reading=reading["text"][lang], id=reading["id"]))
        if reading["state"] != "told":
            yield from wrapped(coloured(say(lang, f"questions-{reading['state']}"), "untested"), 4)
        yield from _partings(reading["partings"], scenarios, lang)
    texts = [each["text"]["en"], each["why"]["en"], *(r["text"]["en"] for r in each["readings"])]
    for line in evidence.sources(each["sources"], texts, load(), lang):
        yield from wrapped(line)


def _partings(
    partings: list[dict[str, Any]], scenarios: dict[str, dict[str, Any]], lang: Lang
) -> Iterator[str]:
    """Yield the steps up to the first parting, what each reading says there, and where else they part."""
    for parting in partings[:1]:
        scenario = scenarios[parting["scenario"]]
        yield from wrapped(say(lang, "questions-position", title=scenario["title"][lang]), 4)
        steps = scenario["steps"][: parting["step"] + 1]
        for step in steps:
            yield from wrapped(f"{step['keyword'][lang]} {step['text'][lang]}", 6)
            for row in step["table"][lang] if step["table"] else ():
                yield "        | " + " | ".join(row) + " |"
        yield from wrapped(say(lang, "questions-ours"), 4)
        theirs = " ".join(parting["message"][lang].split())
        yield from wrapped(say(lang, "questions-theirs", message=theirs), 4)
        yield f"      ({scenario['feature']}:{scenario['line']})"
    others = dict.fromkeys(scenarios[each["scenario"]]["title"][lang] for each in partings)
    for title in list(others)[1:]:
        yield from wrapped(say(lang, "questions-also", title=title), 4)
