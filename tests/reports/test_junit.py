from __future__ import annotations

from xml.etree import ElementTree as ET

from .room import junit
from .sample import V, X, bare, sample


def suites() -> dict[str, ET.Element]:
    return {suite.get("name", ""): suite for suite in ET.fromstring(junit(sample()))}


def case(ident: str) -> ET.Element:
    edition, _, rest = ident.partition("/")
    key, _, number = rest.rpartition("/")
    return next(
        each
        for each in suites()[edition]
        if each.get("classname") == key
        and each.get("name") in (f"an example of {key}", f"an example of {key} [{number}]")
    )


def test_a_suite_per_edition_and_one_of_findings() -> None:
    found = suites()
    assert list(found) == [X, V, "berserk-heroes", "lint"]
    assert {name: found[X].get(name) for name in ("tests", "failures", "errors", "skipped")} == {
        "tests": "9",
        "failures": "3",
        "errors": "1",
        "skipped": "1",
    }


def test_totals_add_up() -> None:
    root = ET.fromstring(junit(sample()))
    for name in ("tests", "failures", "errors", "skipped"):
        assert root.get(name) == str(sum(int(suite.get(name, "")) for suite in root))
    assert root.get("tests") == str(len(list(root.iter("testcase"))))


def test_a_case_is_named_after_its_key_and_says_where_it_stands() -> None:
    found = case(f"{X}/deployment.first.flanks/1")
    assert found.attrib == {
        "classname": "deployment.first.flanks",
        "name": "an example of deployment.first.flanks [1]",
        "file": "berserk/deployment.feature",
        "line": "40",
        "time": "0.004",
    }


def test_names_do_not_repeat_within_a_suite() -> None:
    for suite in suites().values():
        names = [(each.get("classname"), each.get("name")) for each in suite]
        assert len(set(names)) == len(names)


def test_a_failure_names_the_step_and_what_was_said() -> None:
    failure = case(f"{X}/deployment.first.flanks/1").find("failure")
    assert failure is not None
    assert failure.get("message") == "Given the player deploys on a flank: refused"
    assert failure.text is not None
    assert "skipped  Given a" in failure.text


def test_each_outcome_has_its_element() -> None:
    assert len(case(f"{X}/deployment.first.flanks/2")) == 0
    for key, tag in (
        ("battle.starts.by_itself", "failure"),
        ("deployment.forbidden_cells.count_as_occupied", "failure"),
        ("deployment.x_cost.tell", "error"),
        ("recruiting.illegal_squad.loses", "skipped"),
    ):
        assert [child.tag for child in case(f"{X}/{key}/1")] == [tag]


def test_findings_are_failures() -> None:
    first, second = suites()["lint"]
    assert first.get("name") == "features/berserk/deployment.feature:12"
    failure = first.find("failure")
    assert failure is not None
    assert (failure.get("type"), failure.get("message")) == (
        "stale-quote",
        "The quote no longer stands in 404.1.4.",
    )
    assert second.get("line") is None


def test_no_findings_no_suite_of_them() -> None:
    assert list(ET.fromstring(junit(bare()))) == []


def test_a_scenario_of_an_edition_that_is_not_there_is_not_lost() -> None:
    document = sample()
    document["editions"] = []
    assert [suite.get("name") for suite in ET.fromstring(junit(document))] == [X, V, "lint"]


def test_what_xml_cannot_hold_does_not_break_it() -> None:
    document = sample()
    document["scenarios"][0]["steps"][1]["message"] = {"ru": "", "en": "<b>&\x00\x1b[31m\ud800]]>"}
    failure = next(ET.fromstring(junit(document)).iter("failure"))
    assert failure.get("message", "").endswith("<b>&\ufffd\ufffd[31m\ufffd]]>")
