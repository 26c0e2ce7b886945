"""Lint of the suite: what pytest-bdd and Gherkin pass over in silence."""

from __future__ import annotations

import difflib
import re
from typing import TYPE_CHECKING

from ccg_rules.conformance.phrases import Phrase, find, phrases
from ccg_rules.conformance.scenarios import Finding, Scenario, fill, keyword_meant
from ccg_rules.rulebook import UnknownEdition, check_quotes, uncovered
from ccg_rules.rulebook.citations import about_number, cut_after, cut_before, other_rule
from ccg_rules.rulebook.load import data_dir
from ccg_rules.text import Message

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from ccg_rules.conformance.scenarios import FeatureFile, RuleBlock
    from ccg_rules.rulebook import QuoteResult, Rulebook

STALE = "stale-quote"
"""The finding of a quote that no longer stands; its scenarios are stale as well."""

_CLAUSE_NUMBER = re.compile(r"(?<![\w.])\d{3}(?:\.\d+)+(?![\w.])|(?<![\w.])(?:clause|пункт|п\.)\s*\d{3}")


def lint(features: Sequence[FeatureFile], rulebook: Rulebook, *, unused: bool = True) -> list[Finding]:
    """Return everything there is to find in the features and in the step definitions.

    `unused` tells whether the features are the whole suite, so that a phrase they do not use is a fault.
    """
    found = [finding for feature in features for finding in lint_feature(feature, rulebook)]
    unused &= not any(finding.code == "syntax" for finding in found)  # of such a file no step is known
    found += [*_namesakes(features), *_split_quotes(features, rulebook), *_pending(rulebook)]
    return [*found, *lint_steps(features, unused=unused)]


def lint_feature(feature: FeatureFile, rulebook: Rulebook) -> list[Finding]:
    """Return everything there is to find in one feature file."""
    found = [*feature.findings]
    found += _duplicates(feature)
    for rule in feature.rules:
        found += _keys_and_quotes(feature, rule, rulebook)
        found += _prose(feature, rule.prose)
        for scenario in rule.scenarios:
            found += _scenario(feature, scenario)
    # A step of a background belongs to every scenario after it, but is one fault.
    unique = {(finding.code, finding.line, finding.message.say("en")): finding for finding in found}
    return sorted(unique.values(), key=lambda finding: finding.line)


def lint_steps(features: Iterable[FeatureFile], *, unused: bool = True) -> Iterator[Finding]:
    """Yield asynchronous phrases, which would pass without being run, and those that no feature uses."""
    used: set[int] = set()
    for feature in features:
        for scenario in (s for rule in feature.rules for s in rule.scenarios):
            for step in scenario.steps:
                for row in scenario.rows:
                    used |= {id(phrase) for phrase, _, _ in find(step.type, fill(step.text, row))}
    for phrase in phrases():
        if phrase.is_async:
            yield _about(phrase, "step-async")
        if unused and id(phrase) not in used:
            yield _about(phrase, "step-unused")


def _about(phrase: Phrase, code: str) -> Finding:
    module, _, line = phrase.place.rpartition(":")
    file = module.removeprefix("ccg_rules.").replace(".", "/") + ".py"
    return Finding(code, file, int(line), Message(f"lint-{code}", {"text": phrase.parsers["en"].name}))


def _duplicates(feature: FeatureFile) -> Iterator[Finding]:
    seen: dict[str, int] = {}
    for scenario in [*(s for rule in feature.rules for s in rule.scenarios), *feature.stray]:
        if scenario.name in seen:
            args = {"name": scenario.name, "line": seen[scenario.name]}
            yield Finding("duplicate-name", feature.name, scenario.line, Message("lint-duplicate-name", args))
        seen.setdefault(scenario.name, scenario.line)


def _namesakes(features: Iterable[FeatureFile]) -> Iterator[Finding]:
    """Yield scenarios whose name and key another file has too: one id would stand for both."""
    seen: dict[tuple[str, str, str], tuple[str, int]] = {}
    for feature in features:
        for rule in feature.rules:
            for scenario in rule.scenarios:
                first = seen.setdefault(
                    (feature.game, rule.key, scenario.name), (feature.name, scenario.line)
                )
                if first[0] != feature.name:
                    args = {"name": scenario.name, "file": first[0], "line": first[1]}
                    message = Message("lint-namesake", args)
                    yield Finding("duplicate-name", feature.name, scenario.line, message)


def _keys_and_quotes(feature: FeatureFile, rule: RuleBlock, rulebook: Rulebook) -> Iterator[Finding]:
    def find_at(code: str, line: int, **args: object) -> Finding:
        return Finding(code, feature.name, line, Message(f"lint-{code}", args))

    if not rule.editions and not rule.implied_by:
        yield find_at("no-quote", rule.line, key=rule.key)
    if not rule.scenarios and not rule.implied_by:
        yield find_at("no-scenario", rule.line, key=rule.key)
    if rule.is_assumption:
        yield from _assumption(feature, rule, rulebook)
        return
    game = feature.game
    known = {key: e for e in rulebook.editions.values() if e.game == game for key in e.keys}
    sentences = [s.key for e in rulebook.editions.values() if e.game == game for s in e.sentences]
    if rule.key not in sentences:
        nearest = difflib.get_close_matches(rule.key, sentences, 3, 0.5)
        code = "key-of-paragraph" if rule.key in known else "unknown-key"
        yield find_at(code, rule.line, key=rule.key, nearest=", ".join(nearest) or "–")
    for key in rule.implied_by:
        if key not in sentences:
            nearest = difflib.get_close_matches(key, sentences, 3, 0.5)
            yield find_at("unknown-key", rule.line, key=key, nearest=", ".join(nearest) or "–")
    results = check_quotes(rulebook, rule.key, [quote for quote, _ in rule.quotes])
    for (quote, line), result in zip(rule.quotes, results, strict=True):
        if result.stale:
            nearest_text = result.nearest.text if result.nearest else "–"
            args = {
                "why": _why(rulebook, rule.key, result),
                "nearest": nearest_text,
                "proposal": result.proposal or "–",
            }
            yield Finding(STALE, feature.name, line, Message("lint-stale-quote", args))
            continue
        sentence = rulebook.edition(quote.edition).sentence(rule.key)
        for cut, cut_at in (("cite-cut", cut_before), ("cite-cut-after", cut_after)):
            if (word := cut_at(sentence.text, quote)) is None:
                continue
            why = Message(cut, {"word": word})
            right = f"{quote.edition} {quote.label} «{sentence.text}»"
            message = Message("cite-doubt", {"why": why, "proposal": right})
            yield Finding("quote-cut", feature.name, line, message)


def _why(rulebook: Rulebook, key: str, result: QuoteResult) -> Message | None:
    """Return why a quote is stale; if its number is that of nothing or of another rule, that as well."""
    edition = rulebook.editions.get(result.quote.edition)
    if edition is None or result.why is None:
        return result.why
    label = result.quote.label
    if (about := about_number(rulebook, edition, label) or other_rule(edition, label, key)) is None:
        return result.why
    return Message("lint-stale-number", {"why": result.why, "about": about})


def _pending(rulebook: Rulebook) -> Iterator[Finding]:
    """Yield what in the data waits for a person: translations of a changed text, wordings nobody has judged.

    What a text itself prints wrongly is no fault of the data, and a draft waits for everything.
    """
    guests = {f"{guest}.toml" for guest in rulebook.guests}
    for fault in rulebook.pending:
        if fault.message.id in ("translation-stale", "judgement-missing") and fault.file not in guests:
            message = Message("lint-pending", {"place": fault.place, "what": fault.message})
            line = line_of(data_dir() / fault.file, fault.place)
            yield Finding(fault.message.id, fault.file, line, message)


def line_of(file: Path, place: str) -> int:
    """Return the line of a table (`paragraphs[7].sentences[2] (…)`) in a data file, 1 if it is not found."""
    path = re.findall(r"(\w+)\[(\d+)\]", place.partition(" ")[0])
    if not file.is_file():
        return 1
    lines = file.read_text(encoding="utf-8").split("\n")
    at, header = 0, ""
    for name, count in path:
        header = f"{header}.{name}" if header else name
        for _ in range(int(count)):
            at = next((n for n in range(at + 1, len(lines) + 1) if lines[n - 1] == f"[[{header}]]"), 1)
    return max(at, 1)


def _assumption(feature: FeatureFile, rule: RuleBlock, rulebook: Rulebook) -> Iterator[Finding]:
    known = {assumption.id: assumption for assumption in rulebook.assumptions}
    if rule.key not in known:
        nearest = ", ".join(difflib.get_close_matches(rule.key, known, 3, 0.5)) or "–"
        args: dict[str, object] = {"key": rule.key, "nearest": nearest}
        yield Finding("unknown-key", feature.name, rule.line, Message("lint-unknown-key", args))
        return
    for edition in rule.assumed_in:
        if edition not in known[rule.key].editions:
            args = {"id": rule.key, "edition": edition}
            yield Finding("not-in-force", feature.name, rule.line, Message("lint-not-in-force", args))


def _split_quotes(features: Sequence[FeatureFile], rulebook: Rulebook) -> Iterator[Finding]:
    """Yield sentences whose words are not all covered by the quotes of all their Rules together."""
    by_sentence: dict[tuple[str, str], list[tuple[FeatureFile, RuleBlock]]] = {}
    for feature in features:
        for rule in feature.rules:
            for edition in {quote.edition for quote, _ in rule.quotes}:
                by_sentence.setdefault((edition, rule.key), []).append((feature, rule))
    for (edition_id, key), rules in by_sentence.items():
        try:
            sentence = rulebook.edition(edition_id).find(key)
        except UnknownEdition:
            continue
        if sentence is None or not hasattr(sentence, "normative"):
            continue
        quotes = [quote for _, rule in rules for quote in rule.quoted(edition_id)]
        if left := uncovered(sentence, quotes):  # type: ignore[arg-type]
            feature, rule = rules[0]
            stale = any(r.stale for r in check_quotes(rulebook, key, quotes))
            if not stale:
                args = {"edition": edition_id, "words": " ".join(left)}
                yield Finding("uncovered", feature.name, rule.line, Message("lint-uncovered", args))


def _scenario(feature: FeatureFile, scenario: Scenario) -> Iterator[Finding]:
    def find_at(code: str, line: int, **args: object) -> Finding:
        return Finding(code, feature.name, line, Message(f"lint-{code}", args))

    yield from _prose(feature, scenario.prose)
    if not any(step.type == "then" for step in scenario.steps):
        yield find_at("no-then", scenario.line, name=scenario.name)
    if _CLAUSE_NUMBER.search(scenario.name):
        yield find_at("clause-number", scenario.line, text=scenario.name)
    for step in scenario.steps:
        if _CLAUSE_NUMBER.search(step.text):
            yield find_at("clause-number", step.line, text=step.text)
        for row in scenario.rows:
            found = find(step.type, fill(step.text, row))
            if not found:
                yield find_at(
                    "step-undefined", step.line, text=fill(step.text, row), nearest=_nearest(step.text)
                )
            elif len(found) > 1:
                places = ", ".join(phrase.place for phrase, _, _ in found)
                yield find_at("step-ambiguous", step.line, text=fill(step.text, row), places=places)
            elif step.table:
                table = [[fill(cell, row) for cell in line] for line in step.table]
                for text in _unknown_words(found[0][0], table):
                    yield find_at("table-word", step.line, text=text)


def _unknown_words(phrase: Phrase, table: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield the columns of a table that the phrase does not know, and the values of those it knows."""
    translate = getattr(phrase.function, "translate_table", None)
    if translate is None:
        return
    for title, *values in zip(*table, strict=True):
        for value in ("", *values):
            try:
                translate([[title], [value]], "en")
            except ValueError:
                yield value or title
                if not value:
                    break


def _prose(feature: FeatureFile, lines: Iterable[tuple[int, str]]) -> Iterator[Finding]:
    """Yield lines of a description that look like a mistyped keyword, which Gherkin takes for prose."""
    for number, text in lines:
        if (meant := keyword_meant(text)) is not None:
            args = {"text": text, "nearest": meant}
            yield Finding("mistyped-keyword", feature.name, number, Message("lint-mistyped-keyword", args))


def _nearest(text: str) -> str:
    patterns = [parser.name for phrase in phrases() for parser in phrase.parsers.values()]
    return " / ".join(difflib.get_close_matches(text, patterns, 1, 0.4)) or "–"
