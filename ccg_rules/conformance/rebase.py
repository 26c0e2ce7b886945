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
from ccg_rules.rulebook import Paragraph, QuoteLine, UnknownNumber, check_quote, is_provisional, normalise
from ccg_rules.rulebook.revisions import Kind, TextChange, text_change
from ccg_rules.rulebook.revisions.inherit import inherit

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ccg_rules.conformance.impact import Fate
    from ccg_rules.conformance.scenarios import FeatureFile, RuleBlock
    from ccg_rules.rulebook import Assumption, Edition, Rulebook
    from ccg_rules.rulebook.revisions import Comparison


class Question(StrEnum):
    """What a person is asked; in the order of the list."""

    REWORDED = "reworded"
    """Does the sentence still mean the same, and do its scenarios hold?"""
    TYPOGRAPHIC = "typographic"
    """Nothing differs but marks, capitals or letters that look alike, and yet the quote does not stand."""
    REFERENCES = "references"
    """Nothing differs but cross references, and each names the rule that it named. Is that all?"""
    ASTRAY = "astray"
    """A cross reference names another rule than before, though the words may be the same: is that meant?"""
    SENTENCES = "sentences"
    """The clause has other sentences than before: does it still mean the same?"""
    MOVED = "moved"
    """The sentence stands in another paragraph: do its scenarios hold there?"""
    REMOVED = "removed"
    """Is the rule gone? Its scenarios stay with the old edition."""
    REWRITE = "rewrite"
    """Is what stands in the same place a full rewrite of it, or another rule?"""
    NEW = "new"
    """What is it to be called, and which scenarios does it need?"""
    NAME = "name"
    """What is it to be called? Nothing in it is normative."""
    ASSUMPTION = "assumption"
    """Does what was assumed still hold, now that a clause it names has changed?"""
    ASSUMPTIONS = "assumptions"
    """Which of the remaining assumptions are in force in the new edition?"""
    ASSUMED = "assumed"
    """Where are the Rules of what is in force in the new edition?"""
    TRANSLATION = "translation"
    """The Russian has changed: how does it read in English now?"""


REWORDINGS = (Question.REWORDED, Question.TYPOGRAPHIC, Question.REFERENCES)
"""What is settled by a judgement and the new quote."""


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
    """The Rules that quote it, as file and line, the ids of assumptions, or the keys to be named."""
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
    `carry_assumptions` the Rules of what is assumed in the old edition run in the new one, too: of what the
    data say is in force there, or of everything for a draft of which they say nothing yet.
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
                if self.old.id in rule.assumed_in and self._is_carried(rule.key):
                    at = next(n for n, text in rule.prose if text.split() == [self.old.id, rule.key])
                    yield at, [_beside(lines[at - 1], self.old.id, self.new.id)]
                continue
            own = [(quote, at) for quote, at in rule.quotes if quote.edition == self.old.id]
            if own and (found := self._carried(rule, [quote for quote, _ in own])):
                yield (
                    own[0][1],
                    [_quote_line(lines[at - 1], new) for (_, at), new in zip(own, found, strict=True)],
                )

    def _is_carried(self, assumption: str) -> bool:
        is_draft = self.new.id not in self.rulebook.editions
        in_force = any(
            each.id == assumption and self.new.id in each.editions for each in self.rulebook.assumptions
        )
        return self.carry_assumptions and (is_draft or in_force)

    def _carried(self, rule: RuleBlock, quotes: Sequence[QuoteLine]) -> list[QuoteLine] | None:
        """Return the new edition's quotes, if the sentence stands there unchanged under the Rule's key."""
        if self.old.find(rule.key) is None:
            return None
        fate = self.fates.of(rule.key)
        if fate.new_key is None or fate.new_text is None or fate.moved:
            return None
        if self.names[fate.new_key] != rule.key:
            return None
        if normalise(fate.old_text) != normalise(fate.new_text):
            return None
        label = self.new.owner(rule.key).label
        found = [QuoteLine(self.new.id, label, _as_it_stands(quote, fate)) for quote in quotes]
        return found if all(check_quote(self.new, rule.key, quote).fits for quote in found) else None

    # What does not

    def _decisions(self) -> Iterator[Decision]:
        found = [
            *self._sentences(),
            *self._astray(),
            *self._paragraphs(),
            *self._rewrites(),
            *self._additions(),
            *self._assumptions(),
            *self._translations(),
        ]
        yield from sorted(found, key=lambda each: list(Question).index(each.question))

    def _sentences(self) -> Iterator[Decision]:
        """Yield the old sentences of which somebody must say something."""
        rules = self._rules()
        for sentence in self.old.sentences:
            quoting = rules.get(sentence.key, [])
            fate = self.fates.of(sentence.key)
            question = self._question(fate, sentence.key, said=bool(quoting) or sentence.normative)
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

    def _question(self, fate: Fate, key: str, *, said: bool) -> Question | None:
        """Return what to ask of an old sentence; `said`: whether it is quoted, or demands anything."""
        if fate.status is Status.NOT_COVERED:
            return None
        if fate.new_key is None or fate.new_text is None:
            return Question.REMOVED if said else None
        if self.names[fate.new_key] != key:
            return None  # somebody has named it otherwise
        if normalise(fate.old_text) != normalise(fate.new_text):
            return self._rewording(fate.old_text, fate.new_text, self.old.owner(key).key)
        return Question.MOVED if fate.moved and said else None

    def _rewording(self, old: str, new: str, owner: str) -> Question:
        change = text_change(old, new)
        if change is TextChange.TYPOGRAPHIC:
            return Question.TYPOGRAPHIC
        astray = any(each.astray for change in self.comparison.of_old(owner) for each in change.references)
        follows = change is TextChange.REFERENCES and not astray
        return Question.REFERENCES if follows else Question.REWORDED

    def _is_settled(
        self, question: Question, key: str, quoting: Sequence[tuple[FeatureFile, RuleBlock]]
    ) -> bool:
        """Tell whether a person has decided: has judged and quoted the new words, or named what is new."""
        quoted = all(rule.quoted(self.new.id) for _, rule in quoting)
        if question in REWORDINGS:
            return self._judged(key) and quoted
        if question is Question.MOVED:
            return quoted
        return key in self._gone()

    def _judged(self, key: str) -> bool:
        return any(j.key == key and j.against == self.old.id for j in self.new.judgements) or any(
            j.key == key and j.against == self.new.id for j in self.old.judgements
        )

    def _gone(self) -> set[str]:
        """Return the keys that the loaded new edition has done without: it is in the data, and named."""
        if self.new.id not in self.rulebook.editions or any(is_provisional(key) for key in self.new.keys):
            return set()
        return {key for key in self.old.keys if self.new.find(key) is None}

    def _astray(self) -> Iterator[Decision]:
        """Yield the clauses whose cross references lead to another rule than before, or nowhere.

        That of a quote nobody would see: its words may be the same.
        """
        for change in self.comparison.changes:
            if change.new is None or not change.astray:
                continue
            keys = (change.new.key, *(sentence.key for sentence in change.new.sentences))
            if any(self._judged(self.names[key]) for key in keys):
                continue
            yield Decision(
                Question.ASTRAY,
                self.names[change.new.key],
                change.old.label if change.old else None,
                change.old.text if change.old else None,
                change.new.label,
                change.new.text,
                tuple(f"{each.was or '–'} → {each.now or '–'}" for each in change.astray),
            )

    def _paragraphs(self) -> Iterator[Decision]:
        """Yield the paragraphs that have other sentences than before: that wants a judgement as well."""
        for paragraph in self.new.paragraphs:
            was = self.old.find(paragraph.key)
            if not isinstance(was, Paragraph) or self._judged(paragraph.key):
                continue
            if [s.key for s in was.sentences] != [s.key for s in paragraph.sentences]:
                yield Decision(
                    Question.SENTENCES,
                    paragraph.key,
                    was.label,
                    was.text,
                    paragraph.label,
                    paragraph.text,
                )

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
        """Yield each paragraph with something new that is not yet named or has no Rule, and those keys."""
        rules = [rule for feature in self.features for rule in feature.rules]
        ruled = {rule.key for rule in rules if rule.quoted(self.new.id) or rule.implied_by}
        known = set(self.old.keys)
        for paragraph in self.new.paragraphs:
            demands = [
                s.key
                for s in paragraph.sentences
                if s.normative and s.key not in known and (is_provisional(s.key) or s.key not in ruled)
            ]
            unnamed = [
                key for key in (paragraph.key, *(s.key for s in paragraph.sentences)) if is_provisional(key)
            ]
            if demands or unnamed:
                yield Decision(
                    Question.NEW if demands else Question.NAME,
                    paragraph.key,
                    new_number=paragraph.label,
                    new_text=paragraph.text,
                    where=tuple(dict.fromkeys((*unnamed, *demands))),
                )

    def _assumptions(self) -> Iterator[Decision]:
        if any(self.new.id in each.editions for each in self.rulebook.assumptions):
            yield from self._assumed()
            return
        named: dict[str, list[str]] = {}
        unaffected: list[str] = []
        for assumption in self.rulebook.assumptions:
            if self.old.id not in assumption.editions:
                continue
            touched = list(self._touched(assumption))
            if not touched:
                unaffected.append(assumption.id)
            for key in touched:
                named.setdefault(key, []).append(assumption.id)
        for key, ids in named.items():
            fate = self.fates.of(key)
            yield Decision(
                Question.ASSUMPTION,
                key,
                fate.old_number,
                fate.old_text,
                fate.new_number,
                fate.new_text,
                tuple(ids),
            )
        if unaffected:
            yield Decision(Question.ASSUMPTIONS, self.new.id, where=tuple(unaffected))

    def _assumed(self) -> Iterator[Decision]:
        """Yield the Rules of what somebody has said is in force in the new edition, but no Rule tells there.

        Whether scenarios hold in another edition, too, the words of an assumption do not say.
        """
        in_force = {each.id for each in self.rulebook.assumptions if self.new.id in each.editions}
        rules = [(f, rule) for f in self.features for rule in f.rules if rule.key in in_force]
        told = {rule.key for _, rule in rules if self.new.id in rule.assumed_in}
        waiting = [
            f"{feature.name}:{rule.line}"
            for feature, rule in rules
            if rule.key not in told and self.old.id in rule.assumed_in
        ]
        if waiting:
            yield Decision(Question.ASSUMED, self.new.id, where=tuple(waiting))

    def _touched(self, assumption: Assumption) -> Iterator[str]:
        """Yield the clauses that an assumption names and that do not say what they said."""
        texts = (assumption.text.ru, assumption.why.ru, *(reading.text.ru for reading in assumption.readings))
        for number in numbers_named(" ".join(texts)):
            try:
                key = self.old.numbered(number)[0].key
            except UnknownNumber:
                continue
            if self.fates.of(key).status in (Status.REWORDED, Status.SPLIT, Status.REMOVED):
                yield key

    def _translations(self) -> Iterator[Decision]:
        for paragraph in self.new.paragraphs:
            if paragraph.translation_is != "current":
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
