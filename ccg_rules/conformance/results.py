"""The results document: what an engine does, sentence by sentence, with a snapshot of the editions judged.

The document is all a report needs; `reports/results.schema.json` describes it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ccg_rules import __version__
from ccg_rules.conformance import verdicts
from ccg_rules.conformance.answers import Outcome
from ccg_rules.conformance.differences import differences, pairs
from ccg_rules.conformance.impact import impact
from ccg_rules.conformance.lint import STALE
from ccg_rules.conformance.records import by_player
from ccg_rules.conformance.verdicts import Verdict
from ccg_rules.engine.deviations import alternatives, of_key
from ccg_rules.rulebook import Paragraph, UnknownKey, check_references, normalise, targets
from ccg_rules.rulebook.revisions import compare
from ccg_rules.rulebook.revisions.history import history, judgement_on
from ccg_rules.rulebook.revisions.shown import newest_after, provenance, shown
from ccg_rules.text import Words, words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ccg_rules.conformance.engine import Engine
    from ccg_rules.conformance.proof import Proof
    from ccg_rules.conformance.readings import Parting
    from ccg_rules.conformance.scenarios import Case, FeatureFile, Finding, RuleBlock
    from ccg_rules.conformance.selection import Selection
    from ccg_rules.rulebook import Assumption, Edition, Reading, Rulebook, Sentence
    from ccg_rules.rulebook import Finding as ReferenceFinding
    from ccg_rules.rulebook.revisions import Comparison

SCHEMA = "ccg-rules/results/1"


@dataclass(slots=True)
class Judged:
    """A case and what came of it: its record, and the reading not taken that the engine seems to follow."""

    case: Case
    record: dict[str, Any]
    reading: str | None = None

    @property
    def outcome(self) -> Outcome:
        """How the case ended."""
        return Outcome(self.record["outcome"])


@dataclass(slots=True)
class Run:
    """Everything a results document is made of."""

    rulebook: Rulebook
    features: Sequence[FeatureFile]
    engine: Engine
    command: str | None
    selection: Selection
    suite: str
    judged: Sequence[Judged]
    findings: Sequence[Finding]
    proof: Proof | None
    proof_state: str
    seconds: dict[str, float] = field(default_factory=dict)
    partings: Mapping[str, Sequence[Parting]] = field(default_factory=dict)


def document(run: Run) -> dict[str, Any]:
    """Return the results document of a run."""
    return _Document(run).build()


class _Document:
    def __init__(self, run: Run) -> None:
        self.run = run
        self.editions = run.selection.editions()
        self.cases: dict[tuple[str, str], list[Judged]] = {}
        for judged in run.judged:
            self.cases.setdefault((judged.case.edition, judged.case.rule.key), []).append(judged)
        self.rules: dict[tuple[str, str], list[RuleBlock]] = {}  # by game, which may share keys, and key
        self.stale: set[tuple[str, str]] = set()
        stale_at = {(f.file, f.line) for f in run.findings if f.code == STALE}
        for feature in run.features:
            for rule in feature.rules:
                self.rules.setdefault((feature.game, rule.key), []).append(rule)
                self.stale |= {
                    (q.edition, rule.key) for q, line in rule.quotes if (feature.name, line) in stale_at
                }
        self.killed: dict[tuple[str, str], dict[str, list[str]]] = {}
        for killing in run.proof.killings if run.proof else ():
            killed = self.killed.setdefault((killing.edition, killing.key), {})
            killed[killing.deviation] = list(killing.killed_by)
        self.newest = {each.id: newest_after(run.rulebook, each) for each in run.rulebook.editions.values()}
        self.comparisons = [compare(old, new) for old, new in self._revised()]

    def build(self) -> dict[str, Any]:
        run = self.run
        engine = run.engine
        return {
            "schema": SCHEMA,
            "generator": {"name": "ccg-rules", "version": __version__},
            "engine": {
                "id": engine.id,
                "name": engine.name,
                "version": engine.version,
                "command": run.command,
                "capabilities": sorted(engine.capabilities),
            },
            "suite": run.suite,
            "selection": {
                "edition": run.selection.edition,
                "clause": run.selection.clause,
                "key": run.selection.key,
            },
            "proof": self._proof(),
            "seconds": {way: round(seconds, 3) for way, seconds in run.seconds.items()},
            "findings": [
                {
                    "code": finding.code,
                    "file": finding.file,
                    "line": finding.line,
                    "message": words(finding.message.id, **finding.message.args).to_json(),
                }
                for finding in run.findings
            ],
            "editions": [self._edition(edition) for edition in self.editions],
            "differences": self._differences(),
            "revisions": [shown(each, self.newest) for each in self.comparisons],
            "impact": [self._impact(each) for each in self.comparisons],
            "assumptions": [self._assumption(each) for each in run.rulebook.assumptions if self._shown(each)],
            "assumption_sources": [
                {"id": source.id, "title": source.title.to_json()} for source in run.rulebook.public_sources
            ],
            "glossary": [
                {"ru": term.ru, "en": term.en, "game": term.game, "line": term.line.to_json()}
                for term in run.rulebook.glossary
            ],
            "scenarios": [self._scenario(judged) for judged in run.judged],
        }

    def _proof(self) -> dict[str, Any]:
        proof = self.run.proof
        shown = {edition.id for edition in self.editions}
        killings = [k for k in proof.killings if k.edition in shown] if proof else []
        return {
            "state": self.run.proof_state,
            "deviations": len(killings),
            "killed": sum(bool(killing.killed_by) for killing in killings),
            "survived": [
                {"id": killing.deviation, "key": killing.key, "edition": killing.edition}
                for killing in killings
                if not killing.killed_by
            ],
            "vacuous": [v for v in proof.vacuous if v.split("/")[0] in shown] if proof else [],
        }

    # Editions

    def _edition(self, edition: Edition) -> dict[str, Any]:
        references = check_references(edition)
        referring: dict[str, list[str]] = {}
        for found in references:
            for paragraph in targets(edition, found.reference):
                referring.setdefault(paragraph.key, []).append(found.paragraph.key)
        verdict_of = {sentence.key: self._verdict(edition, sentence) for sentence in edition.sentences}
        clauses = []
        clause_verdicts = []
        for paragraph in edition.paragraphs:
            verdict = verdicts.of_clause(verdict_of[sentence.key] for sentence in paragraph.sentences)
            clause_verdicts.append(verdict)
            clauses.append(
                {
                    **_paragraph(paragraph),
                    "verdict": verdict.value,
                    "references": [_reference(edition, f) for f in references if f.paragraph is paragraph],
                    "referred_by": referring.get(paragraph.key, []),
                    "elsewhere": self._elsewhere(edition, paragraph),
                    "number_reused": self._number_reused(edition, paragraph),
                    "history": self._history(edition, paragraph),
                    "sentences": [
                        self._sentence(edition, sentence, verdict_of[sentence.key])
                        for sentence in paragraph.sentences
                    ],
                }
            )
        return {
            **provenance(edition),
            "game": edition.game,
            "note": edition.note.to_json(),
            "follows": edition.follows,
            "newer": self.newest[edition.id],
            "coverage": [{"from": window.first, "to": window.last} for window in edition.coverage],
            "counts": verdicts.counts(clause_verdicts),
            "sentences": verdicts.counts(verdict_of.values()),
            "clauses": clauses,
        }

    def _verdict(self, edition: Edition, sentence: Sentence, asked: frozenset[str] = frozenset()) -> Verdict:
        if not sentence.normative:
            return Verdict.INFORMATIVE
        implied = self._implied_by(edition, sentence.key)
        own = self.cases.get((edition.id, sentence.key), [])
        stale = (edition.id, sentence.key) in self.stale
        if implied and not own and not stale and sentence.key not in asked:
            asked |= {sentence.key}
            others = (edition.find(key) for key in implied)
            return verdicts.gravest(
                (
                    self._verdict(edition, other, asked)
                    for other in others
                    if other is not None and not isinstance(other, Paragraph)
                ),
                none=Verdict.UNTESTED,
            )
        return verdicts.of_sentence(((j.outcome, j.reading is not None) for j in own), stale=stale)

    def _implied_by(self, edition: Edition, key: str) -> list[str]:
        found = [implying for rule in self.rules.get((edition.game, key), ()) for implying in rule.implied_by]
        return [implying for implying in found if edition.find(implying) is not None]

    def _sentence(self, edition: Edition, sentence: Sentence, verdict: Verdict) -> dict[str, Any]:
        rules = self.rules.get((edition.game, sentence.key), ())
        because = [rule.implied_because for rule in rules if rule.implied_because]
        return {
            "key": sentence.key,
            "text": sentence.text,
            "normative": sentence.normative,
            "reason": sentence.reason.to_json() if sentence.reason else None,
            "verdict": verdict.value,
            "scenarios": [j.case.id for j in self.cases.get((edition.id, sentence.key), ())],
            "implied_by": self._implied_by(edition, sentence.key),
            "implied_because": because[0] if because else None,
            "deviations": self._deviations(edition.id, sentence.key),
        }

    def _deviations(self, edition: str, key: str) -> list[dict[str, Any]]:
        killed = self.killed.get((edition, key), {})
        return [
            {"id": d.id, "claim": d.claim.to_json(), "killed_by": killed[d.id]}
            for d in of_key(key, self.run.rulebook.edition(edition).game)
            if d.id in killed
        ]

    def _elsewhere(self, edition: Edition, paragraph: Paragraph) -> list[dict[str, Any]]:
        found = []
        for other, item in self.run.rulebook.lineage(edition.game, paragraph.key):
            if other is edition or not isinstance(item, Paragraph):
                continue
            judgement = judgement_on(self.run.rulebook, paragraph, edition.id, other.id)
            same = normalise(paragraph.text) == normalise(item.text)
            found.append(
                {
                    "edition": other.id,
                    "label": item.label,
                    "key": item.key,
                    "same_number": item.number == paragraph.number,
                    "change": "none" if same else "wording",
                    "meaning": judgement.meaning if judgement else None,
                    "why": judgement.why.to_json() if judgement else None,
                }
            )
        return found

    def _number_reused(self, edition: Edition, paragraph: Paragraph) -> list[dict[str, str]]:
        if not paragraph.role.numbered:
            return []
        return [
            {"edition": other.id, "key": item.key}
            for other in self.run.rulebook.editions.values()
            if other.game == edition.game and other is not edition
            for item in other.paragraphs
            if item.role.numbered and item.number == paragraph.number and item.key != paragraph.key
        ]

    def _history(self, edition: Edition, paragraph: Paragraph) -> list[dict[str, Any]]:
        """Return what became of the paragraph through the editions, nothing where nothing is known."""
        entries = history(self.run.rulebook, edition.game, paragraph.key)
        return [entry.to_json() for entry in entries] if any(entry.tells for entry in entries) else []

    # Revisions

    def _before(self, edition: Edition) -> Iterator[Edition]:
        while edition.follows is not None:
            edition = self.run.rulebook.edition(edition.follows)
            yield edition

    def _revised(self) -> Iterator[tuple[Edition, Edition]]:
        """Yield each edition with each that follows it, directly or not, where either is selected."""
        for new in self.run.rulebook.editions.values():
            for old in self._before(new):
                if {old, new} & set(self.editions):
                    yield old, new

    def _impact(self, comparison: Comparison) -> dict[str, Any]:
        run = self.run
        return impact(run.rulebook, run.features, comparison, run.proof).to_json()

    def _differences(self) -> list[dict[str, Any]]:
        rulebook = self.run.rulebook
        return [
            {
                "earlier": earlier.id,
                "later": later.id,
                "rows": [row.to_json() for row in differences(rulebook, earlier, later)],
            }
            for earlier, later in pairs(rulebook)
            if {earlier, later} <= set(self.editions)
        ]

    # Assumptions

    def _shown(self, assumption: Assumption) -> bool:
        return bool(set(assumption.editions) & {edition.id for edition in self.editions})

    def _assumption(self, assumption: Assumption) -> dict[str, Any]:
        own = [j for e in self.editions for j in self.cases.get((e.id, assumption.id), ())]
        verdict = verdicts.of_sentence(((j.outcome, j.reading is not None) for j in own), stale=False)
        merged: dict[str, dict[str, Any]] = {}
        for edition in self.editions:
            for deviation in self._deviations(edition.id, assumption.id):
                known = merged.setdefault(deviation["id"], {**deviation, "killed_by": []})
                known["killed_by"] += deviation["killed_by"]
        return {
            "id": assumption.id,
            "game": assumption.game,
            "editions": list(assumption.editions),
            "chapter": assumption.chapter,
            "question": _question(assumption),
            "text": assumption.text.to_json(),
            "why": assumption.why.to_json(),
            "sources": list(assumption.sources),
            "readings": [self._reading(reading) for reading in assumption.readings],
            "verdict": verdicts.of_assumption(verdict),
            "scenarios": [j.case.id for j in own],
            "deviations": list(merged.values()),
        }

    def _reading(self, reading: Reading) -> dict[str, Any]:
        found = self.run.partings.get(reading.id)
        if reading.id not in {each.reading for each in alternatives()}:
            state = "not_played"
        elif found is None:
            state = "not_run"
        else:
            state = "told" if found else "alike"
        return {
            "id": reading.id,
            "text": reading.text.to_json(),
            "state": state,
            # A board for the first is enough to see what it is about; the others are told.
            "partings": [_parting(each, drawn=not n) for n, each in enumerate(found or ())],
        }

    # Scenarios

    def _scenario(self, judged: Judged) -> dict[str, Any]:
        case, record = judged.case, judged.record
        quotes = case.rule.quoted(case.edition)
        return {
            "id": case.id,
            "feature": case.feature,
            "line": case.scenario.line,
            "name": case.name,
            "title": case.title.to_json(),
            "rule": case.rule.title.to_json(),
            "key": case.rule.key,
            "edition": case.edition,
            "label": quotes[0].label if quotes else case.rule.key,
            "quote": " … ".join(quote.text for quote in quotes),
            "outcome": record["outcome"],
            "reading": judged.reading,
            "seconds": record["seconds"],
            "cites": list(dict.fromkeys(entry["key"] for entry in record["trace"])),
            "steps": record["steps"],
            "trace": [self._trace(case.edition, entry) for entry in record["trace"]],
            "before": record["before"],
            "after": record["after"],
        }

    def _trace(self, edition: str, entry: dict[str, Any]) -> dict[str, Any]:
        try:
            authority = self.run.rulebook.authority(edition, entry["key"])
        except UnknownKey:  # another engine may cite what it likes
            return {**entry, "label": entry["key"], "authority": "unknown", "edition": None}
        return {**entry, "label": authority.label, "authority": authority.kind, "edition": authority.edition}


def _question(assumption: Assumption) -> dict[str, str] | None:
    """Return what the text leaves open, where more than one reading of it is known."""
    return words(f"question-{assumption.id}").to_json() if assumption.readings else None


def _parting(parting: Parting, *, drawn: bool) -> dict[str, Any]:
    return {
        "scenario": parting.scenario,
        "step": parting.step,
        "message": words(parting.message.id, **parting.message.args).to_json(),
        "ours": by_player(parting.ours) if drawn else None,
        "theirs": by_player(parting.theirs) if drawn else None,
    }


def _paragraph(paragraph: Paragraph) -> dict[str, Any]:
    def both(text: Words | None) -> dict[str, str] | None:
        return text.to_json() if text else None

    return {
        "key": paragraph.key,
        "number": paragraph.number,
        "number_is": paragraph.number_is,
        "label": paragraph.label,
        "confidence": paragraph.confidence,
        "evidence": both(paragraph.evidence),
        "alternatives": both(paragraph.alternatives),
        "role": paragraph.role.value,
        "chapter": paragraph.chapter,
        "text": paragraph.text,
        "en": paragraph.en,
        "translation_is": paragraph.translation_is,
    }


def _reference(edition: Edition, found: ReferenceFinding) -> dict[str, Any]:
    first, last = found.reference.first, found.reference.last
    return {
        "text": found.reference.label,
        "from": first,
        "to": None if last == first else last,
        "state": found.resolution.value.replace(" ", "_"),
        "keys": [paragraph.key for paragraph in targets(edition, found.reference)],
    }
