"""Re-pointing a suite at a new edition: what carries over by itself, and what a person must decide.

A quote carries over where its sentence stands unchanged in the aligned clause: then the new edition's quote
line is written beside the old one. Everything else is left for a person, as a numbered list.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from typing import TYPE_CHECKING

from ccg_rules.conformance.impact import Fates, Status, numbers_named
from ccg_rules.rulebook import QuoteLine, UnknownNumber, check_quote, is_provisional, normalise
from ccg_rules.rulebook.revisions import Kind
from ccg_rules.rulebook.revisions.inherit import inherit

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ccg_rules.conformance.impact import Fate
    from ccg_rules.conformance.scenarios import FeatureFile, RuleBlock
    from ccg_rules.rulebook import Assumption, Edition, Rulebook
    from ccg_rules.rulebook.revisions import Comparison


class Question(StrEnum):
    """What a person is asked."""

    REWORDED = "reworded"
    """Does the sentence still mean the same, and do its scenarios hold?"""
    SPLIT = "split"
    """Which part do the quote and its scenarios belong to?"""
    MOVED_OUT = "moved_out"
    """The sentence stands unchanged in a paragraph of another key: under which key does it go on?"""
    REMOVED = "removed"
    """Is the rule gone? Its scenarios stay with the old edition."""
    REWRITE = "rewrite"
    """Is what stands in the same place a full rewrite of it, or another rule?"""
    NEW = "new"
    """What is it to be called, and which scenarios does it need?"""
    ASSUMPTION = "assumption"
    """Does what was assumed still hold, now that a clause it names has changed?"""
    ASSUMPTIONS = "assumptions"
    """Which of the remaining assumptions are in force in the new edition?"""
    TRANSLATION = "translation"
    """The Russian has changed: how does it read in English now?"""


@dataclass(frozen=True, slots=True)
class Decision:
    """Something a person must decide, with both texts and where it matters."""

    question: Question
    key: str
    old_number: str | None = None
    old_text: str | None = None
    new_number: str | None = None
    new_text: str | None = None
    where: tuple[str, ...] = ()
    """The Rules that quote it, as file and line, or the ids of assumptions."""
    judged: bool = False
    """Whether somebody has recorded what a reworded sentence means; then only the quotes wait."""


@dataclass(frozen=True, slots=True)
class Rebased:
    """A suite that knows the new edition as far as it carries over by itself."""

    edition: Edition
    """The new edition, with what it inherits."""
    texts: dict[str, str]
    """The features that get quote lines, by name, as they are to be: every byte else is as it was."""
    lines: int
    """How many quote lines are new in them."""
    decisions: tuple[Decision, ...]


def rebase(
    rulebook: Rulebook,
    features: Sequence[FeatureFile],
    comparison: Comparison,
    *,
    carry_assumptions: bool = False,
) -> Rebased:
    """Re-point features from the old edition of a comparison at the new one.

    What already is re-pointed or decided is left alone, so that doing it again does nothing more. With
    `carry_assumptions` what is assumed in the old edition is taken to hold in the new one, too: for a draft,
    before anybody has decided.
    """
    return _Rebase(rulebook, features, comparison, carry_assumptions).run()


class _Rebase:
    def __init__(
        self,
        rulebook: Rulebook,
        features: Sequence[FeatureFile],
        comparison: Comparison,
        carry_assumptions: bool,
    ) -> None:
        self.rulebook = rulebook
        self.features = [each for each in features if each.game == comparison.old.game]
        self.comparison = comparison
        self.carry_assumptions = carry_assumptions
        self.old = comparison.old
        self.new = inherit(comparison)
        self.names = dict(zip(comparison.new.keys, self.new.keys, strict=True))
        """The inherited key of everything in the new edition, by the key it came with."""
        self.fates = Fates(comparison)

    def run(self) -> Rebased:
        texts: dict[str, str] = {}
        lines = 0
        for feature in self.features:
            insertions = dict(self._insertions(feature))
            if insertions:
                texts[feature.name] = insert_lines(read_exactly(feature), insertions)
                lines += sum(map(len, insertions.values()))
        return Rebased(self.new, texts, lines, tuple(self._decisions()))

    # What carries over

    def _insertions(self, feature: FeatureFile) -> Iterator[tuple[int, list[str]]]:
        """Yield the number of a line and the lines to go before it."""
        lines = lines_of(read_exactly(feature))
        for rule in feature.rules:
            if rule.quoted(self.new.id) or self.new.id in rule.assumed_in:
                continue
            if rule.is_assumption:
                if self.carry_assumptions and self.old.id in rule.assumed_in:
                    at = next(n for n, text in rule.prose if text.split() == [self.old.id, rule.key])
                    yield at, [_beside(lines[at - 1], self.old.id, self.new.id)]
                continue
            own = [(quote, at) for quote, at in rule.quotes if quote.edition == self.old.id]
            if own and (found := self._carried(rule, [quote for quote, _ in own])):
                yield (
                    own[0][1],
                    [_quote_line(lines[at - 1], new) for (_, at), new in zip(own, found, strict=True)],
                )

    def _carried(self, rule: RuleBlock, quotes: Sequence[QuoteLine]) -> list[QuoteLine] | None:
        """Return the new edition's quotes, if the sentence stands there unchanged under the Rule's key."""
        if self.old.find(rule.key) is None:
            return None
        fate = self.fates.of(rule.key)
        if fate.new_key is None or self.names[fate.new_key] != rule.key or fate.new_text is None:
            return None
        if normalise(fate.old_text) != normalise(fate.new_text):
            return None
        label = self.new.owner(rule.key).label
        found = [QuoteLine(self.new.id, label, _as_it_stands(quote, fate)) for quote in quotes]
        return found if all(check_quote(self.new, rule.key, quote).fits for quote in found) else None

    # What does not

    def _decisions(self) -> Iterator[Decision]:
        yield from self._sentences()
        yield from self._rewrites()
        yield from self._additions()
        yield from self._assumptions()
        yield from self._translations()

    def _sentences(self) -> Iterator[Decision]:
        """Yield the old sentences that do not carry over, where a Rule quotes them or they are normative."""
        rules = self._rules()
        for sentence in self.old.sentences:
            quoting = rules.get(sentence.key, [])
            if not quoting and not sentence.normative:
                continue
            fate = self.fates.of(sentence.key)
            new_key = self.names.get(fate.new_key or "")
            question = self._question(fate, sentence.key, new_key)
            if question is None or self._is_settled(question, sentence.key, quoting):
                continue
            yield Decision(
                question,
                sentence.key,
                fate.old_number,
                fate.old_text,
                fate.new_number,
                fate.new_text,
                tuple(f"{feature.name}:{rule.line}" for feature, rule in quoting),
                self._judged(sentence.key),
            )

    def _rules(self) -> dict[str, list[tuple[FeatureFile, RuleBlock]]]:
        found: dict[str, list[tuple[FeatureFile, RuleBlock]]] = {}
        for feature in self.features:
            for rule in feature.rules:
                if rule.quoted(self.old.id):
                    found.setdefault(rule.key, []).append((feature, rule))
        return found

    def _question(self, fate: Fate, key: str, new_key: str | None) -> Question | None:
        if fate.status is Status.NOT_COVERED:
            return None
        if fate.new_text is None:
            return Question.REMOVED
        unchanged = normalise(fate.old_text) == normalise(fate.new_text)
        if new_key != key:
            if new_key is not None and not is_provisional(new_key):
                return None  # somebody has named it otherwise
            return Question.SPLIT if fate.status is Status.SPLIT else Question.MOVED_OUT
        return None if unchanged else Question.REWORDED

    def _is_settled(
        self, question: Question, key: str, quoting: Sequence[tuple[FeatureFile, RuleBlock]]
    ) -> bool:
        """Tell whether a person has decided: has judged and quoted the new words, or named what is new."""
        if question is Question.REWORDED:
            return self._judged(key) and all(rule.quoted(self.new.id) for _, rule in quoting)
        if question is Question.REMOVED:
            return key in self._gone()
        return False

    def _judged(self, key: str) -> bool:
        return any(j.key == key and j.against == self.old.id for j in self.new.judgements) or any(
            j.key == key and j.against == self.new.id for j in self.old.judgements
        )

    def _gone(self) -> set[str]:
        """Return the keys that the loaded new edition has done without: it is in the data, and named."""
        if self.new.id not in self.rulebook.editions or self._provisional():
            return set()
        return {key for key in self.old.keys if self.new.find(key) is None}

    def _provisional(self) -> list[str]:
        return [p.key for p in self.new.paragraphs if is_provisional(p.key)]

    def _rewrites(self) -> Iterator[Decision]:
        for change in self.comparison.changes:
            if change.kind is Kind.REMOVED and change.old and change.proposal:
                key = self.names[change.proposal.key]
                if is_provisional(key):
                    yield Decision(
                        Question.REWRITE,
                        change.old.key,
                        change.old.label,
                        change.old.text,
                        change.proposal.label,
                        change.proposal.text,
                    )

    def _additions(self) -> Iterator[Decision]:
        for paragraph in self.new.paragraphs:
            if is_provisional(paragraph.key):
                yield Decision(
                    Question.NEW, paragraph.key, new_number=paragraph.label, new_text=paragraph.text
                )
                continue
            for sentence in paragraph.sentences:
                if is_provisional(sentence.key):
                    yield Decision(
                        Question.NEW, sentence.key, new_number=paragraph.label, new_text=sentence.text
                    )

    def _assumptions(self) -> Iterator[Decision]:
        if any(self.new.id in each.editions for each in self.rulebook.assumptions):
            return  # somebody has gone through them
        waiting = [each for each in self.rulebook.assumptions if self.old.id in each.editions]
        unaffected: list[str] = []
        for assumption in waiting:
            touched = list(self._touched(assumption))
            if not touched:
                unaffected.append(assumption.id)
            for fate in touched:
                yield Decision(
                    Question.ASSUMPTION,
                    assumption.id,
                    fate.old_number,
                    fate.old_text,
                    fate.new_number,
                    fate.new_text,
                )
        if unaffected:
            yield Decision(Question.ASSUMPTIONS, self.new.id, where=tuple(unaffected))

    def _touched(self, assumption: Assumption) -> Iterator[Fate]:
        """Yield what became of the clauses that an assumption names, those that did not stay as they were."""
        texts = (assumption.text.ru, assumption.why.ru, *(reading.text.ru for reading in assumption.readings))
        for number in numbers_named(" ".join(texts)):
            try:
                fate = self.fates.of(self.old.numbered(number)[0].key)
            except UnknownNumber:
                continue
            if fate.status not in (Status.OK, Status.TYPOGRAPHIC, Status.NOT_COVERED):
                yield fate

    def _translations(self) -> Iterator[Decision]:
        for paragraph in self.new.paragraphs:
            if paragraph.translation_is == "stale":
                yield Decision(
                    Question.TRANSLATION,
                    paragraph.key,
                    old_text=paragraph.en,
                    new_number=paragraph.label,
                    new_text=paragraph.text,
                )


def read_exactly(feature: FeatureFile) -> str:
    """Return the text of a feature with its line ends as they are."""
    return feature.path.read_bytes().decode("utf-8")


def lines_of(text: str) -> list[str]:
    """Return the lines of a text as Gherkin counts them: whatever else may end a line belongs to it."""
    return text.split("\n")


def insert_lines(text: str, insertions: dict[int, list[str]]) -> str:
    """Return the text with lines put before those of these numbers, counted from 1, ended as those are."""
    out: list[str] = []
    for number, line in enumerate(lines_of(text), 1):
        end = "\r" if line.endswith("\r") else ""
        out += [*(each + end for each in insertions.get(number, ())), line]
    return "\n".join(out)


def _beside(line: str, old: str, new: str) -> str:
    """Return the line with one edition in place of the other; the rest stays where it stands if it can."""
    indent, rest = re.match(r"(\s*)(.*)", line).groups()  # type: ignore[union-attr]
    tail = rest.removeprefix(old)
    space = len(tail) - len(tail.lstrip())
    return f"{indent}{new}{' ' * max(space + len(old) - len(new), 1)}{tail.lstrip()}"


def _quote_line(line: str, new: QuoteLine) -> str:
    """Return the line of the new quote, its guillemet below that of the old one where there is room."""
    indent = line[: len(line) - len(line.lstrip())]
    head = f"{indent}{new.edition} {new.label}"
    return f"{head}{' ' * max(line.index('«') - len(head), 1)}«{new.text}»"


def _as_it_stands(quote: QuoteLine, fate: Fate) -> str:
    """Return the words of an old quote as the new edition has them, typography included.

    The sentence is the same but for typography. A piece of it is kept as it was quoted, which fits as well.
    """
    whole = len(quote.pieces) == 1 and normalise(quote.pieces[0]) == normalise(fate.old_text)
    return fate.new_text if whole and fate.new_text is not None else quote.text


def grouped(decisions: Iterable[Decision]) -> Iterator[tuple[Question, list[Decision]]]:
    """Yield the decisions by what is asked, in their order."""
    for question, group in groupby(decisions, key=lambda each: each.question):
        yield question, list(group)
