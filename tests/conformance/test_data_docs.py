"""What the page about the shared data says is what the data are."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any

from ccg_rules.conformance import perft, replay, schemas, shared
from ccg_rules.conformance.canonical import LEFT_OUT, UNORDERED
from ccg_rules.conformance.reference import ReferenceEngine
from ccg_rules.notation.berserk.actions import ACTION
from ccg_rules.notation.shapes import hold
from tests.conformance.suites import EXECUTION
from tests.conformance.test_docs import first_column, section

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "data.md").read_text(encoding="utf-8")


def by_the_page(value: Any) -> str:
    """Return canonical JSON as the page tells it, written without `json.dumps` of the product."""
    if isinstance(value, dict):
        inner = ",".join(f"{by_the_page(name)}:{by_the_page(value[name])}" for name in sorted(value))
        return "{" + inner + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(by_the_page, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def digest(value: Any) -> str:
    return hashlib.sha256(by_the_page(value).encode()).hexdigest()[:16]


def sorted_by_the_page(actions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted(actions, key=by_the_page)


def test_every_file_and_format_is_named() -> None:
    listed = section(f"\n{PAGE}", "Shared data") or PAGE.partition("\n## ")[0]
    for kind in shared.KINDS:
        assert f"  {kind}/EDITION.json" in listed
    assert "  index.json" in listed
    assert "  schemas/KIND.schema.json" in listed


def test_every_instruction_is_described() -> None:
    told = [
        json.loads(row.replace("{…}", "{}"))
        for row in first_column(section(PAGE, "Vectors"))
        if row[0] == "{"
    ]
    assert {each["do"] for each in told if "do" in each} == set(schemas.DOINGS)
    assert {each["expect"] for each in told if "expect" in each} == set(schemas.EXPECTATIONS)
    for each in told:
        word = "do" if "do" in each else "expect"
        required, optional = {"do": schemas.DOINGS, "expect": schemas.EXPECTATIONS}[word][each[word]]
        assert set(required) <= set(each) - {word} <= {*required, *optional}


def test_every_field_of_an_entry_is_described() -> None:
    for title, kind in (("Vectors", "vectors"), ("Counts", "perft"), ("Games", "games")):
        described = {name for name in first_column(section(PAGE, title)) if name[0] != "{"}
        assert described == {name for entry in shared.read(kind, EXECUTION)[kind] for name in entry}
    (checkpoint, *_) = shared.read("games", EXECUTION)["games"][0]["checkpoints"]
    for name in checkpoint:
        assert f"`{name}`" in section(PAGE, "Games")


def test_chance_is_told_as_the_page_says() -> None:
    for row in first_column(section(PAGE, "Chance")):
        hold(json.loads(row), ACTION, "action")
    engine = ReferenceEngine()
    (mark,) = [each for each in perft.landmarks(EXECUTION) if each.name == "deal-draws"]
    engine.set_up(EXECUTION, mark.position)
    assert (engine.view(1)["to_act"], engine.view(1)["asked"]) == (None, None)
    assert engine.legal() == [{"do": "draw", "player": 1, "number": number} for number in range(4)]
    for number, name in ((2, "A3"), (2, "A4")):  # the third that is left, by name
        engine.act({"do": "draw", "player": 1, "number": number})
        assert engine.view(1)["players"]["1"]["deal"][-1] == name


def test_digests_are_made_as_the_page_says() -> None:
    assert digest([]) == re.findall(r"`([0-9a-f]{16})`", PAGE)[0] == "4f53cda18c2baa0c"
    for field in (*LEFT_OUT, *UNORDERED):
        assert f"`{field}`" in section(PAGE, "Canonical JSON and digests")
    game = min(shared.read_games(EXECUTION), key=lambda each: len(each.actions))
    engine = ReferenceEngine()
    engine.set_up(EXECUTION, game.start)
    due = {each.after: each for each in game.checkpoints}
    for number in range(len(game.actions) + 1):
        if point := due.get(number):
            legal = sorted_by_the_page(engine.legal())
            assert point.legal == (len(legal), digest(legal))
            for player in (1, 2):
                assert point.seen[str(player)] == digest(seen_by_the_page(engine.view(player)))
        if number < len(game.actions):
            engine.act(game.actions[number])


def seen_by_the_page(view: dict[str, Any]) -> Any:
    def change(name: str, value: Any) -> Any:
        if isinstance(value, dict):
            return {inner: change(inner, item) for inner, item in value.items()}
        if not isinstance(value, list):
            return value
        items = [change("", item) for item in value]
        if name in ("forbidden", "graveyard", "returned", "shown", "zone", "acquired", "rearranged"):
            pairs = [sorted(item) if isinstance(item, list) else item for item in items]
            return sorted(pairs, key=by_the_page)
        return items

    return {name: change(name, value) for name, value in view.items() if name != "cards"}


def test_counting_is_all_there_is_to_it() -> None:
    """The few lines of the page, given an engine that can be told to go on from a sequence."""
    (code,) = re.findall(r"^```python\n(.*?)^```$", section(PAGE, "Counts"), re.DOTALL | re.MULTILINE)
    scope: dict[str, Any] = {}
    exec(code, scope)

    class After:
        def __init__(self, landmark: perft.Landmark, path: tuple[Any, ...] = ()) -> None:
            self.landmark, self.path, self.engine = landmark, path, ReferenceEngine()
            self.engine.set_up(EXECUTION, landmark.position)
            for action in path:
                self.engine.act(action)

        def legal(self) -> list[Any]:
            return self.engine.legal()

        def after(self, action: Any) -> After:
            return After(self.landmark, (*self.path, action))

    for expected in shared.read_perft(EXECUTION):
        for depth, by in enumerate(expected.counts[:3], 1):
            assert scope["perft"](After(expected.landmark), depth) == sum(by.values())


def test_links_lead_somewhere() -> None:
    links = re.findall(r"\]\((?!https?:)([\w.-]*)#?([\w-]*)\)", PAGE)
    assert links
    for target, anchor in links:
        text = (DOCS / (target or "data.md")).read_text(encoding="utf-8")
        headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
        assert not anchor or anchor in [heading.lower().replace(" ", "-") for heading in headings]


def test_games_are_noted_as_often_as_the_page_says() -> None:
    assert replay.EVERY == 10
    assert "after every tenth" in section(PAGE, "Games")
