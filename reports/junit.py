"""Results as JUnit XML, for the pages that build servers make of it."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

from .shape import check

if TYPE_CHECKING:
    from collections.abc import Iterable

_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_ELEMENTS = {"failed": "failure", "stale": "failure", "errored": "error", "unsupported": "skipped"}


def junit(results: dict[str, Any]) -> str:
    """Return the scenarios of each edition as a test suite, and the findings as the suite "lint".

    JUnit has one text per case, so it is the English one. Raises `ReportError` as `render` does.
    """
    check(results)
    root = ET.Element("testsuites", name=_xml(f"ccg-rules: {results['engine']['name']}"))
    known = [edition["id"] for edition in results["editions"]]
    others = sorted({s["edition"] for s in results["scenarios"]} - set(known))
    for edition in known + others:
        _suite(root, edition, _cases([s for s in results["scenarios"] if s["edition"] == edition]))
    if results["findings"]:
        _suite(root, "lint", [_finding(finding) for finding in results["findings"]])
    for name in ("tests", "failures", "errors", "skipped"):
        root.set(name, str(sum(int(suite.get(name, "0")) for suite in root)))
    root.set("time", _seconds(sum(float(suite.get("time", "0")) for suite in root)))
    ET.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(root, encoding="unicode") + "\n"


def _suite(root: ET.Element, name: str, cases: list[ET.Element]) -> None:
    def having(tag: str) -> str:
        return str(sum(case.find(tag) is not None for case in cases))

    suite = ET.SubElement(
        root,
        "testsuite",
        name=_xml(name),
        tests=str(len(cases)),
        failures=having("failure"),
        errors=having("error"),
        skipped=having("skipped"),
        time=_seconds(sum(float(case.get("time", "0")) for case in cases)),
    )
    suite.extend(cases)


def _cases(scenarios: list[dict[str, Any]]) -> list[ET.Element]:
    """Return a case for each scenario; where names repeat, as in an outline, ids tell them apart."""
    taken = Counter((scenario["key"], scenario["name"]) for scenario in scenarios)
    return [_case(s, apart=taken[s["key"], s["name"]] > 1) for s in scenarios]


def _case(scenario: dict[str, Any], *, apart: bool) -> ET.Element:
    name = scenario["name"]
    if apart:
        name += f" [{scenario['id'].rpartition('/')[2]}]"
    case = ET.Element(
        "testcase",
        classname=_xml(scenario["key"]),
        name=_xml(name),
        file=_xml(scenario["feature"]),
        line=str(scenario["line"]),
        time=_seconds(scenario["seconds"] or 0),
    )
    if tag := _ELEMENTS.get(scenario["outcome"]):
        at = next((s for s in scenario["steps"] if s["outcome"] not in ("passed", "skipped")), None)
        told = (_step(at) + (f": {at['message']['en']}" if at["message"] else "")) if at else ""
        element = ET.SubElement(case, tag, message=_xml(told or scenario["outcome"]))
        element.set("type", scenario["outcome"])
        element.text = _xml("\n".join(_told(scenario)))
    return case


def _told(scenario: dict[str, Any]) -> Iterable[str]:
    yield f"{scenario['edition']} {scenario['label'] or scenario['key']}: {scenario['rule']['en']}"
    for step in scenario["steps"]:
        yield f"{step['outcome']:>11}  {_step(step)}"
        if step["message"]:
            yield f"{'':>11}  {step['message']['en']}"


def _step(step: dict[str, Any]) -> str:
    return f"{step['keyword']['en'].strip()} {step['text']['en']}"


def _finding(finding: dict[str, Any]) -> ET.Element:
    place = finding["file"] if finding["line"] is None else f"{finding['file']}:{finding['line']}"
    case = ET.Element(
        "testcase", classname=_xml(finding["code"]), name=_xml(place), file=_xml(finding["file"])
    )
    if finding["line"] is not None:
        case.set("line", str(finding["line"]))
    failure = ET.SubElement(case, "failure", message=_xml(finding["message"]["en"]))
    failure.set("type", finding["code"])
    return case


def _seconds(value: float) -> str:
    return f"{value:.3f}"


def _xml(text: str) -> str:
    """Return `text` without the control characters that XML cannot hold, however they are escaped."""
    return _NOT_XML.sub("\ufffd", text)
