"""The pytest plugin: collects the suite's feature files, runs each case, and records what came of it.

It is inert anywhere else: only `.feature` files inside the suite's own features folder are collected, and
step definitions are found in the suite's own phrases, so that another project's pytest-bdd suite neither
sees nor feels it.

pytest-bdd parses the files and runs the steps. What it gets wrong is done here: it keeps only the last of
two scenarios with one name, takes any of several matching steps, lets `async` steps pass unrun, and looks
every step up among all fixtures of the session.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from ccg_rules.locations import features_dir
from ccg_rules.text import language_of

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from pytest_bdd.parser import Scenario as BddScenario
    from pytest_bdd.parser import ScenarioTemplate
    from pytest_bdd.parser import Step as BddStep

    from ccg_rules.conformance.answers import EngineError
    from ccg_rules.conformance.engine import Engine
    from ccg_rules.conformance.recorder import Recorder
    from ccg_rules.conformance.scenarios import Case, FeatureFile, Finding

RECORD = "ccg-rules"
"""The name under which a case's record travels in a report's user properties, also between processes."""

ENGINE: pytest.StashKey[Engine] = pytest.StashKey()
ENGINE_FAILURE: pytest.StashKey[EngineError] = pytest.StashKey()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options by which the suite is narrowed and pointed at an engine."""
    group = parser.getgroup("ccg-rules", "rules conformance")
    group.addoption("--clause", metavar="N", help="only scenarios of that clause number, or below it")
    group.addoption("--edition", metavar="ID", help="only scenarios of that edition of the rules")
    group.addoption("--key", metavar="KEY", help="only scenarios of that key, or below it")
    group.addoption("--ccg-engine", metavar="CMD", default="reference", help="'reference' or a command")
    group.addoption("--ccg-features", metavar="DIR", help="the features folder (default: the shipped one)")
    group.addoption("--ccg-records", metavar="FILE", help="write what came of each scenario as JSON")


def pytest_configure(config: pytest.Config) -> None:
    """Check the selection, and prepare the list of records where one is to be written."""
    config.addinivalue_line("markers", "ccg_rules: a scenario of the rules conformance suite")
    if any(config.getoption(name) for name in ("clause", "edition", "key")):
        from ccg_rules.conformance.selection import Selection
        from ccg_rules.rulebook import RulebookLookupError

        try:
            Selection.of_options(config.option).check()
        except RulebookLookupError as unknown:
            raise pytest.UsageError(unknown.message.say(language_of())) from None
    if (path := config.getoption("ccg_records")) and not hasattr(config, "workerinput"):
        config.pluginmanager.register(RecordKeeper(Path(path)), "ccg-rules records")


def pytest_unconfigure(config: pytest.Config) -> None:
    """Let go of the engine."""
    if (engine := config.stash.get(ENGINE, None)) is not None:
        engine.close()


class RecordKeeper:
    """Gathers the records of all cases, from other processes too, and writes them at the end.

    Where `CCG_RULES_PROGRESS` is set, it tells a waiting `ccg-rules verify` how far the run is.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._records: list[dict[str, Any]] = []
        self._total = 0
        self._tells = bool(os.environ.get("CCG_RULES_PROGRESS"))

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Note how many cases there are."""
        self._total = sum(isinstance(item, ScenarioItem) for item in session.items)
        if self._tells:
            # This process is the run's own, and what has been collected stays to its end: looking through it
            # for garbage again and again would take a seventh of the time.
            gc.freeze()
            gc.set_threshold(100_000)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep the record that a report carries."""
        for name, value in report.user_properties:
            if name == RECORD:
                self._records.append(json.loads(str(value)))
                if self._tells:
                    print(f"{len(self._records)}/{self._total}", flush=True)

    def pytest_unconfigure(self) -> None:
        """Write the records."""
        self._path.write_text(json.dumps(self._records, ensure_ascii=False), encoding="utf-8")


def features_root(config: pytest.Config) -> Path:
    """Return the features folder this run is about."""
    given = config.getoption("ccg_features")
    return Path(given).resolve() if given else features_dir()


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect feature files of the suite."""
    if file_path.suffix == ".feature" and file_path.is_relative_to(features_root(parent.config)):
        return FeatureModule.from_parent(parent, path=file_path)
    return None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep only what was asked for by clause, edition and key."""
    if not any(config.getoption(name) for name in ("clause", "edition", "key")):
        return
    from ccg_rules.conformance.selection import Selection

    selection = Selection.of_options(config.option)
    kept: list[pytest.Item] = []
    dropped: list[pytest.Item] = []
    for item in items:
        wanted = isinstance(item, ScenarioItem) and selection.includes(item.case)
        (kept if wanted else dropped).append(item)
    config.hook.pytest_deselected(items=dropped)
    items[:] = kept


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let a case's record travel with its report, as text: so it survives the way between processes."""
    report = yield
    if isinstance(item, ScenarioItem) and call.when == "call" and item.record:
        report.user_properties.append((RECORD, json.dumps(item.record, ensure_ascii=False)))
    return report


class FeatureModule(pytest.Module):
    """A feature file: its lint and its cases."""

    def _getobj(self) -> Any:
        # There is no Python module behind a feature file; pytest wants an object to look fixtures up on.
        return type("feature", (), {"__doc__": None, "__file__": str(self.path)})

    def _register_setup_module_fixture(self) -> None:
        """A feature file has no module-level set-up."""

    def _register_setup_function_fixture(self) -> None:
        """A feature file has no function-level set-up."""

    def collect(self) -> Iterator[pytest.Item | pytest.Collector]:
        """Yield the file's lint, then every case."""
        from ccg_rules.conformance import fixtures
        from ccg_rules.conformance.scenarios import load_feature

        self.session._fixturemanager.parsefactories(holder=fixtures, node=self)
        feature = load_feature(self.path, self.path.relative_to(features_root(self.config)).as_posix())
        yield LintItem.from_parent(self, name="lint", feature=feature)
        if any(finding.code in ("syntax", "not-utf-8", "empty") for finding in feature.findings):
            return
        templates = _parse(self.path)
        for case in feature.cases():
            row = f", {'-'.join(case.row.values())}" if case.row else ""
            yield ScenarioItem.from_parent(
                self,
                name=f"{case.scenario.name} [{case.edition}{row}]",
                callobj=_call,
                case=case,
                template=templates[case.scenario.line],
            )


def _parse(path: Path) -> dict[int, ScenarioTemplate]:
    """Return pytest-bdd's scenarios of a file by line: by name, it would drop all but the last of each."""
    from pytest_bdd.parser import FeatureParser

    found: dict[int, ScenarioTemplate] = {}

    class ByLine(FeatureParser):
        def parse_steps(self, steps_data: list[Any]) -> list[BddStep]:
            if steps_data and steps_data[0].keyword_type not in ("Context", "Action", "Outcome"):
                # A finding of its own, for which pytest-bdd would give up the whole file.
                steps_data[0].keyword_type = "Context"
            return super().parse_steps(steps_data)

        def parse_scenario(self, *args: Any, **kwargs: Any) -> ScenarioTemplate:
            scenario = super().parse_scenario(*args, **kwargs)
            found[scenario.line_number] = scenario
            return scenario

    ByLine(str(path.parent), path.name).parse()
    return found


class LintError(Exception):
    """A feature file has findings."""

    def __init__(self, findings: list[Finding]) -> None:
        self.findings = findings
        super().__init__(f"{len(findings)} findings")


class LintItem(pytest.Item):
    """The lint of one feature file."""

    def __init__(self, *, feature: FeatureFile, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.feature = feature

    def runtest(self) -> None:
        """Fail when there is anything to find."""
        from ccg_rules.conformance.lint import lint_feature
        from ccg_rules.rulebook import load

        if findings := lint_feature(self.feature, load()):
            raise LintError(findings)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """Show findings as lines with file and line."""
        if not isinstance(excinfo.value, LintError):
            return super().repr_failure(excinfo)
        lang = language_of()
        folder = self.path.parents[self.feature.name.count("/")]
        return "\n".join(f"{folder / f.file}:{f.line}: {f.message.say(lang)}" for f in excinfo.value.findings)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Return where this is shown."""
        return self.path, 0, f"lint {self.feature.name}"


class ScenarioItem(pytest.Function):
    """One case. Its `record` says what came of it, step by step."""

    def __init__(self, *, case: Case, template: Any, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.case = case
        self.template = template
        self.record: dict[str, Any] = {}
        self.add_marker("ccg_rules")

    def reportinfo(self) -> tuple[Path, int, str]:
        """Return where this is shown."""
        return self.path, self.case.scenario.line - 1, self.name

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """Show what failed in the words of the rulebook instead of a traceback of steps."""
        from ccg_rules.conformance.answers import ScenarioEnd

        if not isinstance(excinfo.value, ScenarioEnd):
            return super().repr_failure(excinfo)
        lang = language_of()
        if not self.record:  # there was no engine to begin with
            return excinfo.value.say(lang)
        lines = [f"{self.case.edition} · {self.case.rule.key} · {self.case.rule.title.say(lang)}"]
        for step in self.record["steps"]:
            mark = {"passed": "  ", "skipped": "  "}.get(step["outcome"], "> ")
            lines.append(f"{mark}{step['keyword'][lang]} {step['text'][lang]}")
            if step["message"]:
                lines.append(f"    {step['message'][lang]}")
        return "\n".join(lines)


def _call(request: pytest.FixtureRequest) -> None:
    """Run the case of this item: the function behind every scenario."""
    __tracebackhide__ = True
    from ccg_rules.conformance.answers import EngineError, Outcome, ScenarioEnd, Unsupported
    from ccg_rules.conformance.records import record
    from ccg_rules.conformance.vectors import Run, raised

    item = request.node
    assert isinstance(item, ScenarioItem)
    recorder = request.getfixturevalue("table")
    scenario = item.template.render(item.case.row)
    run = Run()
    started = time.perf_counter()
    try:
        _run_steps(request, item, scenario, recorder)
    except ScenarioEnd as end:
        run.end(end, recorder.step)
        if isinstance(end, Unsupported):
            pytest.skip(end.say(language_of()))
        raise
    except Exception as error:
        run.end(raised(error), recorder.step)
        raise
    finally:
        run.seconds = time.perf_counter() - started
        run.look(recorder.table)
        item.record = record(item.case, run, recorder.vector)
    if run.outcome is not Outcome.PASSED and run.message is not None:
        # Every step went well, and looking at the engine afterwards did not.
        raise EngineError(run.message.id, **run.message.args)


def _run_steps(
    request: pytest.FixtureRequest, item: ScenarioItem, scenario: BddScenario, recorder: Recorder
) -> None:
    hook = request.config.hook
    told = {"request": request, "feature": scenario.feature, "scenario": scenario}
    hook.pytest_bdd_before_scenario(**told)
    try:
        for number, step in enumerate(scenario.steps):
            recorder.step = number
            _run_step(request, scenario, step)
        recorder.finish()
    finally:
        hook.pytest_bdd_after_scenario(**told)


def _run_step(request: pytest.FixtureRequest, scenario: BddScenario, step: BddStep) -> None:
    from pytest_bdd.steps import StepFunctionContext

    from ccg_rules.conformance.answers import EngineError
    from ccg_rules.conformance.phrases import find

    found = find(step.type, step.name)
    if len(found) != 1:
        raise EngineError("step-ambiguous" if found else "step-undefined", text=step.name)
    phrase, lang, _ = found[0]
    if phrase.is_async:
        raise EngineError("step-async", place=phrase.place)
    context = StepFunctionContext(phrase.type, phrase.function, phrase.parsers[lang])
    # `import pytest_bdd.scenario` gives the function of that name, not the module.
    execute = importlib.import_module("pytest_bdd.scenario")._execute_step_function
    execute(request=request, scenario=scenario, step=step, context=context)
