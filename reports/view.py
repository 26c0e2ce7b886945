"""What the templates need beyond the document itself: anchors, pieces of text, groups."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING, Any

from .impact import CALM, by_status
from .revision import Revision

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

VERDICTS = (
    "violates",
    "errored",
    "stale",
    "differs",
    "partly",
    "unsupported",
    "untested",
    "conforms",
    "informative",
)
"""All verdicts in the order in which they decide for a whole: the first one present is the whole's."""

OUTCOMES = ("failed", "errored", "stale", "unsupported", "passed")

INDEX, QUESTIONS, EDITIONS = "index.html", "questions.html", "editions.html"
ASSUMPTIONS, GAPS, GLOSSARY = "assumptions.html", "gaps.html", "glossary.html"
SCENARIOS, CHANGES, IMPACT = "scenarios-{}.html", "changes-{}.html", "impact.html"

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Piece:
    """A run of a sentence's text; part of a cross reference when `state` is set."""

    text: str
    state: str | None = None
    anchor: str | None = None
    last: bool = False


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of an edition; `heading` is None where the sources lack it."""

    key: str
    anchor: str
    heading: Json | None
    clauses: tuple[Json, ...]

    @property
    def verdict(self) -> str:
        """The verdict of the chapter as a whole."""
        found = {clause["verdict"] for clause in self.clauses}
        if "conforms" in found and found & {"untested", "unsupported"}:
            found.add("partly")
        return next(verdict for verdict in VERDICTS if verdict in found)

    @property
    def numbers(self) -> str:
        """The number of the chapter, in brackets when inferred, as it is where the heading is missing."""
        first = self.clauses[0]
        return str(self.heading["label"]) if self.heading else f"[{first['number'].partition('.')[0]}]"


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a scenario with what came of it in each of the runs."""

    step: Json
    outcomes: tuple[tuple[str, tuple[str, ...]], ...]
    messages: tuple[tuple[Json, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario with its runs, one per edition it quotes."""

    runs: tuple[Json, ...]
    steps: tuple[Step, ...]

    @property
    def first(self) -> Json:
        """One of the runs; they share title, place and steps."""
        return self.runs[0]

    @property
    def worst(self) -> str:
        """The outcome that decides for the runs together."""
        found = {run["outcome"] for run in self.runs}
        return next(outcome for outcome in OUTCOMES if outcome in found)

    @property
    def same_boards(self) -> bool:
        """Whether the runs began and ended in the same positions."""
        first = self.first
        return all((run["before"], run["after"]) == (first["before"], first["after"]) for run in self.runs)

    @property
    def traces(self) -> list[tuple[tuple[Json, ...], list[Json]]]:
        """The traces, each with the runs in which the same was done by the same right."""
        groups: dict[str, list[Json]] = {}
        for run in self.runs:
            done = [(entry["key"], entry["authority"], entry["text"]) for entry in run["trace"]]
            if done:
                groups.setdefault(repr(done), []).append(run)
        return [(tuple(runs), runs[0]["trace"]) for runs in groups.values()]


@dataclass(frozen=True, slots=True)
class Rule:
    """The scenarios of one sentence or assumption, in all editions that have it."""

    game: str
    key: str
    title: Json
    anchor: str
    scenarios: tuple[Scenario, ...]

    @property
    def quotes(self) -> list[Json]:
        """A run for each edition and quote, in the order of the document."""
        seen: dict[tuple[str, str | None], Json] = {}
        for scenario in self.scenarios:
            for run in scenario.runs:
                seen.setdefault((run["edition"], run["quote"]), run)
        return list(seen.values())


class View:
    """A results document, arranged for reading. `results` must have the shape `shape.check` asks for."""

    def __init__(self, results: Json) -> None:
        self.results = results
        self.editions: dict[str, Json] = {edition["id"]: edition for edition in results["editions"]}
        self.scenarios: dict[str, Json] = {scenario["id"]: scenario for scenario in results["scenarios"]}
        self.assumptions: dict[str, Json] = {each["id"]: each for each in results["assumptions"]}
        self.readings: dict[str, Json] = {
            r["id"]: r for each in results["assumptions"] for r in each["readings"]
        }
        self.sources: dict[str, Json] = {each["id"]: each for each in results["assumption_sources"]}

    @cached_property
    def anchors(self) -> dict[str, str]:
        """Every place a link may lead to, and the page it is on."""
        found = dict.fromkeys(("summary", "proof", "findings", "rulebook"), INDEX)
        found |= {"differences": EDITIONS, "questions": QUESTIONS, "impact": IMPACT}
        found |= {"implied": GAPS, "gaps": GAPS, "glossary": GLOSSARY, "assumptions": ASSUMPTIONS}
        found |= {f"source/{ident}": ASSUMPTIONS for ident in self.sources}
        found |= {f"assumption/{ident}": ASSUMPTIONS for ident in self.assumptions}
        for each in self.questions:
            found |= {f"question/{each['id']}": QUESTIONS}
            found |= {f"reading/{reading['id']}": QUESTIONS for reading in each["readings"]}
        found |= {revision.anchor: page for page, revision in self.revisions.items()}
        for each in self.results["impact"]:
            found |= {
                f"impact/{each['old']}/{each['new']}/{status}": IMPACT for status, *_ in by_status(each)
            }
        for edition in self.editions.values():
            found |= {edition["id"]: INDEX}
            found |= {chapter.anchor: INDEX for chapter in self.chapters(edition)}
            for clause in edition["clauses"]:
                found[f"{edition['id']}/{clause['key']}"] = INDEX
                found |= {f"{edition['id']}/{sentence['key']}": INDEX for sentence in clause["sentences"]}
        for feature, rules in self.features:
            for rule in rules:
                found[rule.anchor] = self.pages[feature]
                found |= {
                    run["id"]: self.pages[feature] for scenario in rule.scenarios for run in scenario.runs
                }
        return found

    @cached_property
    def pages(self) -> dict[str, str]:
        """The page of each feature: one for all scenarios would be too large to read."""
        names = [feature.removesuffix(".feature") for feature, _ in self.features]
        return {
            feature: page
            for (feature, _), page in zip(self.features, _file_names(SCENARIOS, names), strict=True)
        }

    @cached_property
    def revisions(self) -> dict[str, Revision]:
        """The comparisons of editions, each by its page."""
        found = [Revision(document) for document in self.results["revisions"]]
        names = [f"{revision.old['id']}-{revision.new['id']}" for revision in found]
        return dict(zip(_file_names(CHANGES, names), found, strict=True))

    def href(self, anchor: str, page: str) -> str:
        """Return the link that leads from a page to an anchor."""
        there = self.anchors.get(anchor, page)
        return f"#{anchor}" if there == page else f"{there}#{anchor}"

    @property
    def questions(self) -> list[Json]:
        """The assumptions of which other readings are known."""
        return [each for each in self.results["assumptions"] if each["readings"]]

    def states(self) -> Counter[str]:
        """Count the readings not taken by whether and why they are shown."""
        return Counter(reading["state"] for each in self.questions for reading in each["readings"])

    def partings(self, reading: Json) -> list[tuple[Json, list[Json]]]:
        """Return where a reading parts from ours, scenarios that differ in the edition only together.

        A scenario that the document does not hold cannot be shown.
        """
        groups: dict[tuple[str, int], tuple[Json, list[Json]]] = {}
        for parting in reading["partings"]:
            if run := self.scenarios.get(parting["scenario"]):
                place = (run["feature"], run["line"])
                groups.setdefault(place, (parting, []))[1].append(run)
        return list(groups.values())

    def resting_on(self, key: str) -> int:
        """Count the scenarios of other rules that cite a key."""
        return sum(key in each["cites"] and key != each["key"] for each in self.scenarios.values())

    def cited_sources(self, assumption: Json) -> list[Json]:
        """Return the public sources that an assumption or its readings name, in its sources or its words."""
        texts = [assumption["text"], assumption["why"], *(each["text"] for each in assumption["readings"])]
        told = " ".join((*assumption["sources"], *(text["en"] for text in texts if text)))
        return [
            source
            for ident, source in self.sources.items()
            if re.search(rf"(?<!\w){re.escape(ident)}(?= \d|\W|$)", told)
        ]

    def clauses_with(self, edition: Json, verdict: str) -> Iterator[tuple[Json, list[Json]]]:
        """Yield the clauses of an edition that have sentences of that verdict, with those sentences."""
        for clause in edition["clauses"]:
            if found := [each for each in clause["sentences"] if each["verdict"] == verdict]:
                yield clause, found

    def short(self, edition: str) -> str:
        """Return the id of an edition without its game, for places where the game is plain."""
        return edition.removeprefix(f"{self.game(edition)}-")

    def clause_anchor(self, edition: str, key: str) -> str | None:
        """Return where `key` stands in that edition, else in another of its game, else None."""
        if key in self.assumptions:
            return f"assumption/{key}"
        game = self.game(edition)
        own = [edition, *(other for other in self.editions if self.game(other) == game)]
        return next((a for each in own if (a := f"{each}/{key}") in self.anchors), None)

    def label(self, edition: str, key: str) -> str:
        """Return the number of the clause that has `key`, or the key itself."""
        return self._labels.get((edition, key), key)

    @cached_property
    def _labels(self) -> dict[tuple[str, str], str]:
        return {
            (edition["id"], each["key"]): clause["label"]
            for edition in self.editions.values()
            for clause in edition["clauses"]
            for each in (clause, *clause["sentences"])
        }

    def game(self, edition: str) -> str:
        """Return the game of an edition; of one the document does not hold, the first word of its id."""
        known = self.editions.get(edition)
        return str(known["game"]) if known else edition.partition("-")[0]

    def chapters(self, edition: Json) -> list[Chapter]:
        """Return the clauses of an edition chapter by chapter, in rulebook order."""
        found: list[Chapter] = []
        for key, group in groupby(edition["clauses"], key=lambda clause: clause["chapter"]):
            clauses = tuple(group)
            heading = next((clause for clause in clauses if clause["role"] == "heading"), None)
            count = sum(chapter.key == key for chapter in found)
            anchor = f"{edition['id']}/chapter/{key}" + (f"/{count + 1}" if count else "")
            found.append(Chapter(key, anchor, heading, clauses))
        return found

    def gap_before(self, edition: Json, clause: Json) -> bool:
        """Tell whether the sources break off before this clause."""
        starts = [window["from"] for window in edition["coverage"][1:]]
        first = next((c for c in edition["clauses"] if c["number"] == clause["number"]), None)
        return clause["number"] in starts and clause is first

    def pieces(self, edition: Json, clause: Json) -> list[tuple[Json, list[Piece]]]:
        """Return the sentences of a clause, their text cut where a cross reference begins or ends."""
        pending = list(clause["references"])
        cut: list[tuple[Json, list[Piece]]] = []
        for sentence in clause["sentences"]:
            pieces: list[Piece] = []
            text, at = sentence["text"], 0
            while found := [
                (text.find(r["text"], at), i) for i, r in enumerate(pending) if r["text"] in text[at:]
            ]:
                start, i = min(found)
                reference = pending.pop(i)
                if start > at:
                    pieces.append(Piece(text[at:start]))
                pieces += self._reference(edition["id"], reference)
                at = start + len(reference["text"])
            if at < len(text):
                pieces.append(Piece(text[at:]))
            cut.append((sentence, pieces))
        return cut

    def _reference(self, edition: str, reference: Json) -> Iterator[Piece]:
        """Yield a cross reference; both ends of a range lead to a clause of their own."""
        text, state, keys = reference["text"], reference["state"], reference["keys"]
        ends = [self.clause_anchor(edition, key) for key in (keys[:1] + keys[-1:] if keys else [])]
        second = text.rfind(reference["to"]) if reference["to"] else -1
        if second > 0 and len(ends) == 2:
            yield Piece(text[:second], state, ends[0])
            yield Piece(text[second:], state, ends[1], last=True)
        else:
            yield Piece(text, state, ends[0] if ends else None, last=True)

    @cached_property
    def features(self) -> list[tuple[str, list[Rule]]]:
        """The rules of the scenarios, feature by feature, in the order of the document."""
        rules: dict[tuple[str, str, str], list[Json]] = {}
        for scenario in self.scenarios.values():
            place = (scenario["feature"], self.game(scenario["edition"]), scenario["key"])
            rules.setdefault(place, []).append(scenario)
        taken: Counter[str] = Counter()
        found: dict[str, list[Rule]] = {}
        for (feature, game, key), runs in rules.items():
            anchor = f"rule/{game}/{key}"
            taken[anchor] += 1
            if taken[anchor] > 1:  # the same rule in a second file
                anchor += f"/{taken[anchor]}"
            rule = Rule(game, key, runs[0]["rule"], anchor, tuple(_grouped(runs)))
            found.setdefault(feature, []).append(rule)
        return list(found.items())

    def known(self, edition: str) -> Json | None:
        """Return where an edition that is here, or compared to one, comes from; None of any other."""
        return self._known.get(edition)

    @cached_property
    def _known(self) -> dict[str, Json]:
        compared = [each for revision in self.revisions.values() for each in (revision.old, revision.new)]
        return {each["id"]: each for each in (*compared, *self.editions.values())}

    def date(self, edition: str) -> str | None:
        """Return the date of an edition, None where it is not known."""
        known = self.known(edition)
        return known["date"] if known else None

    def on_sand(self, edition: str, key: str) -> list[tuple[Json, str, Counter[str]]]:
        """Return what a revision does to all that leans on a sentence, where that asks for a decision.

        That is the revision, how the sentence stands in it, and how much of each kind leans on it.
        """
        return [
            (impact, status, Counter(entry["kind"] for entry in entries))
            for impact, found in self._leaning
            if impact["old"] == edition
            for (status, entries) in found.get(key, {}).items()
        ]

    @cached_property
    def _leaning(self) -> list[tuple[Json, dict[str, dict[str, list[Json]]]]]:
        found = []
        for impact in self.results["impact"]:
            by_key: dict[str, dict[str, list[Json]]] = {}
            for entry in impact["entries"]:
                if entry["key"] and entry["status"] not in CALM:
                    by_key.setdefault(entry["key"], {}).setdefault(entry["status"], []).append(entry)
            found.append((impact, by_key))
        return found

    def editions_of(self, feature: str) -> set[str]:
        """Return the ids of the editions that a feature was run on."""
        return {run["edition"] for run in self.scenarios.values() if run["feature"] == feature}

    def outcomes(self, scenarios: Sequence[Json]) -> list[tuple[str, int]]:
        """Count the outcomes of those scenarios, worst first."""
        counted = Counter(scenario["outcome"] for scenario in scenarios)
        return [(outcome, counted[outcome]) for outcome in OUTCOMES if counted[outcome]]

    def sentences(self, edition: Json) -> Iterator[tuple[Json, Json]]:
        """Yield each sentence of an edition with its clause."""
        for clause in edition["clauses"]:
            for sentence in clause["sentences"]:
                yield clause, sentence


def _file_names(pattern: str, names: Sequence[str]) -> list[str]:
    """Return a name of a file for each, of letters, digits and hyphens, and none twice."""
    found: list[str] = []
    for name in names:
        plain = re.sub(r"\W+", "-", name)[:80].strip("-")
        candidates = (pattern.format(plain + "-2" * again) for again in range(len(names)))
        found.append(next(each for each in candidates if each not in found))
    return found


def _grouped(runs: list[Json]) -> Iterator[Scenario]:
    """Yield runs of the same scenario together: same place, same words, only the edition differs."""
    groups: dict[str, list[Json]] = {}
    for run in runs:
        words = [(step["keyword"], step["text"], step["table"]) for step in run["steps"]]
        groups.setdefault(repr((run["line"], run["title"], words)), []).append(run)
    for group in groups.values():
        yield Scenario(tuple(group), tuple(_steps(group)))


def _steps(runs: list[Json]) -> Iterator[Step]:
    for i, step in enumerate(runs[0]["steps"]):
        outcomes: dict[str, list[str]] = {}
        messages: dict[str, tuple[Json, list[str]]] = {}
        for run in runs:
            mine = run["steps"][i]
            outcomes.setdefault(mine["outcome"], []).append(run["edition"])
            if mine["message"]:
                messages.setdefault(repr(mine["message"]), (mine["message"], []))[1].append(run["edition"])
        yield Step(
            step,
            tuple((outcome, tuple(editions)) for outcome, editions in outcomes.items()),
            tuple((message, tuple(editions)) for message, editions in messages.values()),
        )
