"""Suites to be run: the shipped one, copies of it with something broken, and small ones made for a test."""

from __future__ import annotations

import inspect
import json
import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ccg_rules.conformance.answers import Outcome, ScenarioEnd
from ccg_rules.conformance.phrases import find
from ccg_rules.conformance.recorder import Recorder
from ccg_rules.conformance.reference import ReferenceEngine
from ccg_rules.conformance.results import Judged, Run, document
from ccg_rules.conformance.scenarios import fill, load_features
from ccg_rules.conformance.selection import Selection
from ccg_rules.conformance.table import Table
from ccg_rules.conformance.vectors import Vector, play
from ccg_rules.conformance.verify import record_scenarios, vector_of
from ccg_rules.locations import features_dir
from ccg_rules.rulebook import load

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ccg_rules.conformance.engine import Engine
    from ccg_rules.conformance.readings import Parting
    from ccg_rules.conformance.scenarios import Case, FeatureFile, Finding

ROOT = Path(__file__).parents[2]
SOURCES = ("pyproject.toml", "ccg_rules", "features", "steps", "reports")
SERVING = Path(__file__).with_name("serving.py")
"""A program that serves a deviation or a reading not taken, by its id."""

EXECUTION, VANGUARD = "berserk-execution", "berserk-vanguard"


# Writing


def quote(key: str, edition: str = EXECUTION) -> str:
    """Return the line that quotes a sentence in full."""
    rules = load().edition(edition)
    return f"{edition} {rules.owner(key).label} «{rules.sentence(key).text}»"


def rule(key: str, *scenarios: str, lines: Iterable[str] | None = None) -> str:
    """Return a Rule about a sentence that the Execution edition quotes, or with these lines instead."""
    described = "\n".join(f"    {line}" for line in ([quote(key)] if lines is None else lines))
    return f"  @{key}\n  Rule: about {key}\n    о {key}\n\n{described}\n\n" + "\n".join(scenarios)


def scenario(name: str, *steps: str) -> str:
    """Return a scenario."""
    return f"    Example: {name}\n      по-русски: {name}\n" + "".join(f"      {step}\n" for step in steps)


def feature(*rules: str) -> str:
    """Return the text of a feature file."""
    return "Feature: small\n  Малая\n\n" + "\n".join(rules)


PLACES_IN_THE_CENTRE = (
    "Given the squads are being placed",
    "And the first player has 9 plain cards to place",
    "When the first player places a card on 1c2",
    "Then that is accepted",
)
"""Steps of a scenario that passes."""


CENTRE, FLANKS = "deployment.first.centre", "deployment.first.flanks"
ONE_PER_CELL = "deployment.squad.one_per_cell"

IN_THE_CENTRE = scenario("in the centre", *PLACES_IN_THE_CENTRE)
NO_FLANK_FIRST = scenario(
    "no flank first",
    "Given the squads are being placed",
    "And the first player has 10 plain cards to place",
    "When the first player places a card on 1a2",
    "Then that is refused by this rule",
)
NO_FLANK_YET = scenario(
    "no flank yet",
    "Given the squads are being placed",
    "And plain cards lie on 1b1-1c3, 1d1, 1d2",
    "And the first player has 2 plain cards to place",
    "When the first player places a card on 1a2",
    "Then that is refused by this rule",
    "When the first player places a card on 1d3",
    "Then that is accepted",
)
ALL_FLANKS = scenario(
    "all flanks",
    "Given the squads are being placed",
    "And plain cards lie on 1b1-1d3",
    "And the first player has 4 plain cards to place",
    "Then the first player may place a card on 1a2, 1a3, 1e2, 1e3",
)
NOT_TWO_ON_A_CELL = scenario(
    "not two on a cell",
    "Given the squads are being placed",
    "And plain cards lie on 1b2",
    "And the first player has 2 plain cards to place",
    "When the first player places a card on 1b2",
    "Then that is refused",
)


def in_both(key: str, *scenarios: str) -> str:
    """Return a Rule that both editions quote."""
    return rule(key, *scenarios, lines=[quote(key, EXECUTION), quote(key, VANGUARD)])


SMALL = feature(
    in_both(CENTRE, IN_THE_CENTRE),
    in_both(FLANKS, NO_FLANK_FIRST, NO_FLANK_YET, ALL_FLANKS),
    in_both(ONE_PER_CELL, NOT_TWO_ON_A_CELL),
)
"""A feature file that nobody but the tests changes."""


# Running


@dataclass(frozen=True, slots=True)
class Ran:
    """What `ccg-rules verify` came to: its exit code, what it printed, and the results document."""

    code: int
    out: str
    err: str
    results: dict[str, Any]

    @property
    def findings(self) -> list[tuple[str, str, int]]:
        """The findings: code, file, line."""
        return [(f["code"], f["file"], f["line"]) for f in self.results["findings"]]

    def message(self, code: str, lang: str = "en") -> str:
        """Return the words of the one finding with that code."""
        (found,) = [f["message"][lang] for f in self.results["findings"] if f["code"] == code]
        return str(found)

    def verdict(self, key: str, edition: str = EXECUTION) -> str:
        """Return the verdict on a sentence."""
        (found,) = [s["verdict"] for s in sentences(self.results) if s["of"] == edition and s["key"] == key]
        return str(found)

    def scenarios(self, key: str, edition: str = EXECUTION) -> list[dict[str, Any]]:
        """Return the scenarios of a sentence or assumption that were run."""
        return [s for s in self.results["scenarios"] if s["key"] == key and s["edition"] == edition]


def sentences(results: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return all sentences of a results document, each with the edition it is `of`."""
    return [
        {**sentence, "of": edition["id"]}
        for edition in results["editions"]
        for clause in edition["clauses"]
        for sentence in clause["sentences"]
    ]


def environment(checkout: Path = ROOT, **variables: str) -> dict[str, str]:
    """Return the environment in which a checkout is run, free of the language of whoever runs the tests."""
    clean = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("LC_", "LANG", "PYTEST", "PYTHON", "CCG_RULES", "NO_COLOR"))
    }
    return {**clean, "PYTHONPATH": str(checkout), "PYTHONUTF8": "1", **variables}


def run(
    *command: str | Path,
    checkout: Path = ROOT,
    cwd: Path | None = None,
    variables: Mapping[str, str] | None = None,
) -> subprocess.CompletedProcess[str]:
    """Run `python` with these arguments."""
    return subprocess.run(
        [sys.executable, *map(str, command)],
        cwd=cwd or checkout,
        env=environment(checkout, **(variables or {})),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def verify(scratch: Path, *arguments: str | Path, features: Path | None = None, checkout: Path = ROOT) -> Ran:
    """Run `ccg-rules verify` in a process of its own."""
    results = scratch / "results.json"
    given = () if features is None else ("--features", features)
    done = run(
        "-m",
        "ccg_rules",
        "verify",
        "--lang",
        "en",
        "--results",
        results,
        *given,
        *arguments,
        checkout=checkout,
    )
    assert results.is_file(), done.stdout + done.stderr
    return Ran(done.returncode, done.stdout, done.stderr, json.loads(results.read_text(encoding="utf-8")))


# Breaking


def copied_features(scratch: Path) -> Path:
    """Return a copy of the shipped features."""
    return Path(shutil.copytree(features_dir(), scratch / "features"))


def copied_checkout(scratch: Path) -> Path:
    """Return a copy of all that is run."""
    checkout = scratch / "checkout"
    checkout.mkdir()
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, checkout / name)
        else:
            shutil.copy2(source, checkout / name)
    return checkout


def edit(path: Path, old: str, new: str) -> int:
    """Put `new` where `old` stands, once, and return the line on which `old` begins."""
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {path}"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


def written(scratch: Path, text: str, name: str = "berserk/small.feature") -> Path:
    """Write a feature file and return the folder of features it stands in."""
    folder = scratch / "small"
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return folder


# In this process


@cache
def features() -> tuple[FeatureFile, ...]:
    """Return the shipped features."""
    return tuple(load_features(features_dir()))


@cache
def cases() -> dict[str, Case]:
    """Return the shipped cases by id."""
    return {case.id: case for feature in features() for case in feature.cases()}


@cache
def records() -> dict[str, dict[str, Any]]:
    """Return the records of the shipped cases, as pytest-bdd leaves them on the reference engine."""
    recorded = record_scenarios(features_dir(), Selection(), lambda what, done, total: None)
    return {record["id"]: record for record in recorded}


@cache
def vectors() -> dict[str, Vector]:
    """Return the vectors of the shipped cases by id."""
    return {ident: vector_of(cases()[ident], record) for ident, record in records().items()}


def vectors_of(key: str, edition: str) -> list[Vector]:
    """Return the vectors of a Rule in an edition."""
    return [v for v in vectors().values() if v.key == key and v.edition == edition]


@cache
def small_vectors() -> tuple[Vector, ...]:
    """Return the vectors of `SMALL`, told without pytest."""
    with tempfile.TemporaryDirectory() as scratch:
        found = [case for each in load_features(written(Path(scratch), SMALL)) for case in each.cases()]
    engine = ReferenceEngine()
    return tuple(Vector(case.id, case.rule.key, case.edition, tuple(tell(case, engine)[0])) for case in found)


def tell(case: Case, engine: Engine) -> tuple[list[dict[str, Any]], ScenarioEnd | None]:
    """Run the steps of a case without pytest; return its vector and how it ended early, if it did."""
    recorder = Recorder(Table(engine, case.edition, case.rule.key))
    try:
        for number, step in enumerate(case.scenario.steps):
            recorder.step = number
            ((phrase, _, values),) = find(step.type, fill(step.text, case.row))
            if "datatable" in inspect.signature(phrase.function).parameters:
                values["datatable"] = [[fill(cell, case.row) for cell in row] for row in step.table or ()]
            phrase.function(recorder, **values)
        recorder.finish()
    except ScenarioEnd as end:
        return recorder.vector, end
    return recorder.vector, None


def outcome(vector: Vector, engine: Engine, *, citations: bool = True) -> tuple[Outcome, int | None]:
    """Play a vector; return how it ended, and at which step."""
    played = play(vector, engine, citations=citations, look=False)
    return played.outcome, played.step


class Stranger:
    """An engine that nobody knows, for results documents; it is never played on."""

    id = name = version = "stranger"
    capabilities: frozenset[str] = frozenset()


def judged(
    folder: Path,
    outcomes: Mapping[str, Outcome] | None = None,
    *,
    readings: Mapping[str, str] | None = None,
    findings: Sequence[Finding] = (),
    selection: Selection | None = None,
    partings: Mapping[str, Sequence[Parting]] | None = None,
) -> dict[str, Any]:
    """Return the results document of a run in which cases ended so; what is not named has passed."""
    loaded = load_features(folder)
    found: Iterable[Case] = [case for feature in loaded for case in feature.cases()]
    record: dict[str, Any] = {"seconds": 0.0, "trace": [], "before": None, "after": None, "steps": []}
    return document(
        Run(
            rulebook=load(),
            features=loaded,
            engine=Stranger(),  # type: ignore[arg-type]
            command="stranger",
            selection=selection or Selection(),
            suite="",
            judged=[
                Judged(
                    case,
                    {**record, "id": case.id, "outcome": (outcomes or {}).get(case.id, Outcome.PASSED).value},
                    (readings or {}).get(case.id),
                )
                for case in found
            ],
            findings=findings,
            proof=None,
            proof_state="absent",
            partings=partings or {},
        )
    )
