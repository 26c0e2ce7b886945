"""`ccg-rules coverage`: which clauses and assumptions have scenarios and deviations, and which have none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.commands.suite import read_suite
from ccg_rules.commands.terminal import coloured
from ccg_rules.rulebook import load
from ccg_rules.text import say

if TYPE_CHECKING:
    import argparse

    from ccg_rules.commands.suite import Suite
    from ccg_rules.rulebook import Edition
    from ccg_rules.text import Lang


def run(options: argparse.Namespace, lang: Lang) -> int:
    """Print, edition by edition, each clause with what holds an engine to it."""
    rulebook = load()
    suite = read_suite()
    chosen = [rulebook.edition(options.edition)] if options.edition else list(rulebook.editions.values())
    if not suite.proof_is_current:
        print(say(lang, "coverage-no-proof"))
    for edition in chosen:
        _edition(edition, suite, lang)
    ids = {edition.id for edition in chosen}
    assumptions = [a for a in rulebook.assumptions if ids & set(a.editions)]
    print(coloured(say(lang, "coverage-assumptions"), "strong"))
    untested = 0
    for assumption in assumptions:
        cases = [case for e in assumption.editions for case in suite.cases.get((e, assumption.id), ())]
        killings = [k for e in assumption.editions for k in suite.killings.get((e, assumption.id), ())]
        untested += not cases
        if cases:
            names = len({case.scenario.name for case in cases})
            deviations = len({killing.deviation for killing in killings})
            print(f"  {assumption.id}: {_holds(names, deviations, lang)}")
    print("  " + say(lang, "coverage-assumptions-untested", n=untested, total=len(assumptions)))
    return 0


def _edition(edition: Edition, suite: Suite, lang: Lang) -> None:
    print(coloured(edition.title.say(lang), "strong") + f"  {edition.id}")
    tested = total = 0
    for paragraph in edition.paragraphs:
        normative = [sentence for sentence in paragraph.sentences if sentence.normative]
        if not normative:
            continue
        scenarios = [case for s in normative for case in suite.cases.get((edition.id, s.key), ())]
        killings = [k for s in normative for k in suite.killings.get((edition.id, s.key), ())]
        covered = [
            s
            for s in normative
            if suite.cases.get((edition.id, s.key)) or any(r.implied_by for r in suite.rules.get(s.key, ()))
        ]
        tested, total = tested + len(covered), total + len(normative)
        text = _holds(len(scenarios), len(killings), lang) if covered else say(lang, "coverage-none")
        if covered and len(covered) < len(normative):
            text += "; " + say(lang, "coverage-partly", n=len(normative) - len(covered))
        name = "conforms" if len(covered) == len(normative) else "untested"
        print(f"  {paragraph.label:<12} {coloured(text, name)}  {paragraph.key}")
    print("  " + say(lang, "coverage-total", tested=tested, total=total))
    print()


def _holds(scenarios: int, deviations: int, lang: Lang) -> str:
    return say(lang, "coverage-holds", scenarios=scenarios, deviations=deviations)
