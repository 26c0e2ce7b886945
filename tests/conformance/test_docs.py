"""What the pages for authors of engines say is what the code does."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

from ccg_rules import __version__
from ccg_rules.conformance import protocol
from ccg_rules.conformance.reference import ReferenceEngine
from ccg_rules.conformance.serve import serve
from ccg_rules.notation import cards, position, shapes
from ccg_rules.notation.actions import ACTION, FIELDS
from ccg_rules.notation.cards import Ability
from ccg_rules.notation.views import VIEWS

DOCS = Path(__file__).parents[2] / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text(encoding="utf-8")
POSITION = (DOCS / "position.md").read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def section(text: str, title: str) -> str:
    """Return the section under a heading of the second level."""
    return text.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def first_column(text: str) -> list[str]:
    """Return what stands as code in the first column of the tables."""
    rows = (line.split("|")[1] for line in text.splitlines() if line.startswith("| `"))
    return [code for row in rows for code in re.findall(r"`([^`]+)`", row)]


def masked(message: Any) -> Any:
    """Return a message without the words, which may change."""
    if isinstance(message, dict):
        return {
            name: name if name in ("words", "message") else masked(item) for name, item in message.items()
        }
    return [masked(item) for item in message] if isinstance(message, list) else message


def test_dialogue_is_what_the_reference_says() -> None:
    lines = blocks(section(PROTOCOL, "A dialogue"), "")[0].splitlines()
    asked = "\n".join(line[2:] for line in lines if line.startswith("→ ")) + "\n"
    answered = [json.loads(line[2:]) for line in lines if line.startswith("← ")]
    stdout = io.BytesIO()
    editions = answered[0]["result"]["editions"]
    assert serve(ReferenceEngine(), io.BytesIO(asked.encode()), stdout, editions) == 0
    said = [json.loads(line) for line in stdout.getvalue().splitlines()]
    assert said[0]["result"].pop("version") == __version__
    del answered[0]["result"]["version"]
    assert masked(said) == masked(answered)


def test_minimal_engine_is_quoted_in_full() -> None:
    minimal = Path(__file__).with_name("engines") / "minimal.py"
    assert minimal.read_text(encoding="utf-8") in blocks(PROTOCOL, "python")


def test_answer_of_the_page_is_one() -> None:
    (answer,) = blocks(section(PROTOCOL, "Answers"), "json")
    assert protocol.read_answer(json.loads(answer)).key == "deployment.first.flanks"


def test_every_method_and_code_is_described() -> None:
    methods = first_column(section(PROTOCOL, "Methods"))
    assert methods == list(protocol.METHODS)
    codes = {int(code) for code in re.findall(r"^\| (-\d+)", section(PROTOCOL, "Errors"), re.MULTILINE)}
    own = {protocol.Code.UNSUPPORTED, protocol.Code.BAD_POSITION}
    assert codes == own | {protocol.Code.INTERNAL_ERROR, protocol.Code.METHOD_NOT_FOUND}


def test_view_of_the_page_is_that_of_its_position() -> None:
    (written,) = blocks(section(POSITION, "Position"), "json")
    (seen,) = blocks(section(POSITION, "Views"), "json")
    engine = ReferenceEngine()
    engine.set_up("berserk-execution", json.loads(written))
    assert engine.view(2) == json.loads(seen)
    shapes.hold(json.loads(seen), VIEWS[2], "view")


def test_every_field_of_a_position_is_described() -> None:
    described = first_column(section(POSITION, "Position"))
    assert sorted(described) == sorted([*position._POSITION, *position._SIDE, *position._STANDING])
    fields = [name for name in first_column(section(POSITION, "Cards")) if name in cards._FIELDS]
    assert sorted(fields) == sorted(cards._FIELDS)


def test_every_ability_is_described() -> None:
    keywords = [name for name in first_column(section(POSITION, "Cards")) if name not in cards._FIELDS]
    kinds = {Ability.parse(keyword).kind for keyword in keywords}
    assert kinds == {kind for kind, _ in cards._ABILITIES}
    assert {Ability.parse(keyword).effect for keyword in keywords} - {""} == set(cards.EFFECTS)


def test_every_action_is_described() -> None:
    actions = [json.loads(action) for action in first_column(section(POSITION, "Actions"))]
    for action in actions:
        shapes.hold(action, ACTION, "action")
    assert {action["do"] for action in actions} == set(FIELDS)


@pytest.mark.parametrize("page", ["protocol.md", "position.md"])
def test_links_lead_somewhere(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    for target, anchor in re.findall(r"\]\((?!https?:)([\w.]*)#?([\w-]*)\)", text):
        linked = (DOCS / (target or page)).read_text(encoding="utf-8")
        headings = re.findall(r"^#+ (.+)$", linked, re.MULTILINE)
        assert not anchor or anchor in [heading.lower().replace(" ", "-") for heading in headings]


def test_the_rule_that_features_md_shows_is_one_of_the_suite() -> None:
    page = (DOCS / "features.md").read_text(encoding="utf-8")
    shown = page.partition("```gherkin\n")[2].partition("```")[0]
    assert shown in (DOCS.parent / "features/berserk/deployment.feature").read_text(encoding="utf-8")
