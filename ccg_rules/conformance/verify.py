"""Verifying an engine: lint the suite, record its scenarios on the reference, judge the engine by them."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ccg_rules.conformance import proof as proofs
from ccg_rules.conformance.answers import Outcome
from ccg_rules.conformance.engines import REFERENCE, open_engine
from ccg_rules.conformance.lint import lint
from ccg_rules.conformance.readings import Readings, partings
from ccg_rules.conformance.records import ending, steps
from ccg_rules.conformance.results import Judged, Run, document
from ccg_rules.conformance.scenarios import Case, Finding, load_features
from ccg_rules.conformance.selection import Selection
from ccg_rules.conformance.vectors import Vector, play
from ccg_rules.locations import features_dir
from ccg_rules.rulebook import load
from ccg_rules.text import Message, Told

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ccg_rules.conformance.engine import Engine
    from ccg_rules.conformance.vectors import Run as Played


_PROGRESS = re.compile(r"[.FEs]*(?P<done>\d+)/(?P<total>\d+)")
"""How the plugin tells how far it is, after the letters that pytest prints for what has been run."""


class SuiteError(Told):
    """The suite itself could not be run; `message` says why, `details` is what pytest printed."""

    def __init__(self, message: Message, details: str = "") -> None:
        super().__init__(message)
        self.details = details


@dataclass(frozen=True, slots=True)
class Request:
    """What to verify: which scenarios, on which engine, with or without measuring the proof."""

    selection: Selection = field(default_factory=Selection)
    engine: str = REFERENCE
    deviations: bool = False
    features: Path | None = None


def verify(
    request: Request, progress: Callable[[str, int, int], None]
) -> tuple[dict[str, Any], proofs.Proof | None]:
    """Verify an engine; return the results document and the proof it stands on, if that is current.

    `progress` is told what is being done, how far, and of how many. Raises lookup errors for a selection that
    does not exist, `EngineError` for an engine that cannot be started, and `SuiteError`.
    """
    rulebook = load()
    request.selection.check()
    folder = request.features or features_dir()
    if not any(folder.rglob("*.feature")):
        raise SuiteError(Message("no-features", {"folder": str(folder)}))
    seconds: dict[str, float] = {}
    engine = open_engine(request.engine)
    try:
        started = time.perf_counter()
        with ThreadPoolExecutor(1) as beside:
            recording = beside.submit(record_scenarios, folder, request.selection, progress)
            # While pytest runs in its process, the features are read and looked over here.
            features = load_features(folder)
            # Phrases that somebody else's features do not use are no fault of those features.
            findings = lint(features, rulebook, unused=request.features is None)
            recorded = recording.result()
        seconds["pytest"] = time.perf_counter() - started
        cases = {case.id: case for feature in features for case in feature.cases()}
        vectors = [vector_of(cases[record["id"]], record) for record in recorded]
        started = time.perf_counter()
        runs = play_all(vectors, engine, progress)
        seconds["vectors" if request.engine == REFERENCE else "protocol"] = time.perf_counter() - started
        sound = [n for n, record in enumerate(recorded) if record["outcome"] == Outcome.PASSED]
        readings = Readings([vectors[n] for n in sound]).explain({vectors[n].id: runs[n] for n in sound})
        judged = []
        for record, vector, run in zip(recorded, vectors, runs, strict=True):
            case = cases[record["id"]]
            if request.engine == REFERENCE:
                findings += _otherwise_by_vector(case, record, run)
            else:
                if record["outcome"] != Outcome.PASSED and run.outcome is Outcome.PASSED:
                    _only_in_part(record, run)
                record = {"id": case.id, **ending(run), "steps": steps(case, run)}
            judged.append(Judged(case, record, readings.get(vector.id)))
        proof, state = _proof(request, vectors, progress)
        run_of_all = Run(
            rulebook=rulebook,
            features=features,
            engine=engine,
            command=None if request.engine == REFERENCE else request.engine,
            selection=request.selection,
            suite=proofs.suite_hash(folder),
            judged=judged,
            findings=findings,
            proof=proof,
            proof_state=state,
            seconds=seconds,
            partings=partings([vectors[n] for n in sound]),
        )
        return document(run_of_all), proof
    finally:
        engine.close()


def record_scenarios(
    folder: Path, selection: Selection, progress: Callable[[str, int, int], None]
) -> list[dict[str, Any]]:
    """Run the selected scenarios on the reference engine by pytest-bdd; return their records.

    pytest runs in a process of its own, free of whatever configuration and plugins lie around the caller.
    Raises `SuiteError` when it could not run at all.
    """
    with tempfile.TemporaryDirectory(prefix="ccg-rules-") as scratch:
        records = Path(scratch) / "records.json"
        command = [
            *(sys.executable, "-m", "pytest", str(folder)),
            *("-c", os.devnull, "--rootdir", str(folder), "--import-mode", "importlib"),
            *("-p", "pytest_bdd.plugin", "-p", "ccg_rules.conformance.plugin", "-p", "no:cacheprovider"),
            *(
                "-q",
                "--no-header",
                "--tb",
                "short",
                "--ccg-features",
                str(folder),
                "--ccg-records",
                str(records),
            ),
        ]
        for option in ("edition", "clause", "key"):
            if value := getattr(selection, option):
                command += [f"--{option}", value]
        environment = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "CCG_RULES_PROGRESS": "1"}
        environment.pop("PYTEST_ADDOPTS", None)
        printed = []
        with subprocess.Popen(
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        ) as process:
            assert process.stdout is not None
            for line in process.stdout:
                if match := _PROGRESS.fullmatch(line.strip()):
                    progress("scenarios", int(match["done"]), int(match["total"]))
                else:
                    printed.append(line)
        # 0: all passed, 1: some failed, 5: none selected. Anything else is no run at all.
        if process.returncode not in (0, 1, 5) or not records.is_file():
            raise SuiteError(Message("suite-did-not-run", {"code": process.returncode}), "".join(printed))
        found: list[dict[str, Any]] = json.loads(records.read_text(encoding="utf-8"))
        return found


def vector_of(case: Case, record: dict[str, Any]) -> Vector:
    """Return the vector of a recorded case."""
    return Vector(case.id, case.rule.key, case.edition, tuple(record["vector"]))


def play_all(
    vectors: Sequence[Vector], engine: Engine, progress: Callable[[str, int, int], None]
) -> list[Played]:
    """Play vectors one after another."""
    runs = []
    for number, vector in enumerate(vectors, 1):
        runs.append(play(vector, engine))
        progress("vectors", number, len(vectors))
    return runs


def _only_in_part(record: dict[str, Any], run: Played) -> None:
    """Take a pass back that rests on the beginning of a scenario: the vector ends where recording did."""
    recorded = Outcome(record["outcome"])
    run.outcome = Outcome.UNSUPPORTED if recorded is Outcome.UNSUPPORTED else Outcome.ERRORED
    run.step = next(n for n, step in enumerate(record["steps"]) if step["outcome"] != Outcome.PASSED)
    run.message = Message("recorded-in-part")


def _otherwise_by_vector(case: Case, record: dict[str, Any], run: Played) -> list[Finding]:
    """Return a finding when a scenario ends otherwise by its vector than by its steps."""
    ended = next((n for n, step in enumerate(record["steps"]) if step["outcome"] != Outcome.PASSED), None)
    told = ended is None or any(each["at_step"] == ended for each in record["vector"])
    # A step that could not be run (undefined, say) is in no vector, and a finding of its own.
    if record["outcome"] == run.outcome.value or not told:
        return []
    args = {"id": case.id, "by_steps": record["outcome"], "by_vector": run.outcome.value}
    return [Finding("vector-differs", case.feature, case.scenario.line, Message("vector-differs", args))]


def _proof(
    request: Request, vectors: Sequence[Vector], progress: Callable[[str, int, int], None]
) -> tuple[proofs.Proof | None, str]:
    if request.deviations:
        measured = proofs.measure(
            vectors, request.features, lambda done, total: progress("deviations", done, total)
        )
        return measured, "measured"
    shipped = proofs.shipped()
    if shipped is None:
        return None, "absent"
    return (shipped, "current") if shipped.is_current(request.features) else (None, "out_of_date")
