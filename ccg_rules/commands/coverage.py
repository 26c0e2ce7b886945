"""`ccg-rules coverage`: which clauses and assumptions have scenarios and deviations, and which have none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.commands import evidence
from ccg_rules.commands.suite import read_suite
from ccg_rules.commands.terminal import coloured
from ccg_rules.conformance.selection import Selection
from ccg_rules.rulebook import is_number, load, under
from ccg_rules.text import say

if TYPE_CHECKING:
    import argparse

    from ccg_rules.commands.suite import Suite
    from ccg_rules.rulebook import Assumption, Edition, Paragraph, Rulebook
    from ccg_rules.text import Lang


def run(options: argparse.Namespace, lang: Lang) -> int:
    """Print, edition by edition, each clause with what holds an engine to it. Raises a lookup error."""
    rulebook = load()
    asked = _Asked.of(options.what, options.edition)
    suite = read_suite()
    named = options.names or options.what is not None
    chosen = asked.editions()
    if not suite.proof_is_current:
        print(say(lang, "coverage-no-proof"))
    for edition in chosen:
        if paragraphs := [p for p in edition.paragraphs if asked.covers(p)]:
            _edition(edition, paragraphs, suite, lang, named=named)
    ids = {edition.id for edition in chosen}
    assumptions = [a for a in rulebook.assumptions if ids & set(a.editions) and asked.covers_assumption(a)]
    if assumptions:
        _assumptions(assumptions, rulebook, suite, lang, named=named)
    return 0


@dataclass(frozen=True, slots=True)
class _Asked(Selection):
    """What was asked for: everything, a clause or key and what is below it, or one assumption."""

    @classmethod
    def of(cls, what: str | None, edition: str | None) -> _Asked:
        """Return what a word on the command line asks for. Raises a lookup error if that is not there."""
        number = None if what is None else what.strip("[] ").rstrip(".")
        asked = (
            cls(edition, clause=number)
            if number is not None and is_number(number)
            else cls(edition, key=number)
        )
        asked.check()
        return asked

    def covers(self, paragraph: Paragraph) -> bool:
        """Tell whether a paragraph, or a sentence of it, was asked for."""
        if self.clause is not None:
            return under(self.clause, paragraph.number)
        keys = (paragraph.key, *(sentence.key for sentence in paragraph.sentences))
        return self.key is None or any(self._has_key(key) for key in keys)

    def covers_assumption(self, assumption: Assumption) -> bool:
        """Tell whether an assumption was asked for."""
        return self.clause is None and self.key in (None, assumption.id)


def _edition(edition: Edition, paragraphs: list[Paragraph], suite: Suite, lang: Lang, *, named: bool) -> None:
    print(coloured(edition.title.say(lang), "strong") + f"  {edition.id}")
    tested = total = 0
    for paragraph in paragraphs:
        normative = [sentence for sentence in paragraph.sentences if sentence.normative]
        if not normative:
            continue
        scenarios = [case for s in normative for case in suite.cases.get((edition.id, s.key), ())]
        killings = [k for s in normative for k in suite.killings.get((edition.id, s.key), ())]
        covered = [
            s
            for s in normative
            if suite.cases.get((edition.id, s.key))
            or any(rule.implied_by for rule in suite.rules.get((edition.game, s.key), ()))
        ]
        tested, total = tested + len(covered), total + len(normative)
        text = _holds(len(scenarios), len(killings), suite, lang) if covered else say(lang, "coverage-none")
        if covered and len(covered) < len(normative):
            text += "; " + say(lang, "coverage-partly", n=len(normative) - len(covered))
        name = "conforms" if len(covered) == len(normative) else "untested"
        print(f"  {paragraph.label:<12} {coloured(text, name)}  {paragraph.key}")
        if named and scenarios:
            for line in (
                *evidence.scenarios(scenarios, lang),
                *(evidence.deviations(killings, suite, lang) if suite.proof_is_current else ()),
            ):
                print(line)
    print("  " + say(lang, "coverage-total", tested=tested, total=total))
    print()


def _assumptions(
    assumptions: list[Assumption], rulebook: Rulebook, suite: Suite, lang: Lang, *, named: bool
) -> None:
    print(coloured(say(lang, "coverage-assumptions"), "strong"))
    untested = 0
    for assumption in assumptions:
        cases = [case for e in assumption.editions for case in suite.cases.get((e, assumption.id), ())]
        killings = [k for e in assumption.editions for k in suite.killings.get((e, assumption.id), ())]
        untested += not cases
        if named:
            print()
            for line in evidence.assumption(assumption, rulebook, suite, lang):
                print(line)
            continue
        names = len({case.scenario.name for case in cases})
        deviations = len({killing.deviation for killing in killings})
        text = _holds(names, deviations, suite, lang) if cases else say(lang, "coverage-none")
        source = ", ".join(assumption.sources) or say(lang, "report-own-decision")
        if assumption.readings:
            source += "; " + say(lang, "coverage-readings", n=len(assumption.readings))
        print(f"  {assumption.id}: {coloured(text, 'conforms' if cases else 'untested')}; {source}")
    if not named:
        for source_ in rulebook.public_sources:
            print(f"  {source_.id} – {source_.title.say(lang)}")
    print("  " + say(lang, "coverage-assumptions-untested", n=untested, total=len(assumptions)))


def _holds(scenarios: int, deviations: int, suite: Suite, lang: Lang) -> str:
    if not suite.proof_is_current:
        return say(lang, "coverage-scenarios", scenarios=scenarios)
    return say(lang, "coverage-holds", scenarios=scenarios, deviations=deviations)
