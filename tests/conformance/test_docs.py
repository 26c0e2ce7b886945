"""What the pages for authors of engines say is what the code does."""

from __future__ import annotations

import dataclasses
import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

from ccg_rules import __version__
from ccg_rules.conformance import protocol
from ccg_rules.conformance.phrases import Phrase, find, phrases
from ccg_rules.conformance.reference import ReferenceEngine
from ccg_rules.conformance.serve import serve
from ccg_rules.notation import shapes
from ccg_rules.notation.berserk import abilities, cards, places, position
from ccg_rules.notation.berserk.abilities import Ability
from ccg_rules.notation.berserk.actions import ACTION, FIELDS
from ccg_rules.notation.berserk.position import Position
from ccg_rules.notation.berserk.views import ASKED, VIEWS
from ccg_rules.notation.heroes import abilities as hero_abilities
from ccg_rules.notation.heroes import actions as hero_actions
from ccg_rules.notation.heroes import cards as hero_cards
from ccg_rules.notation.heroes import places as hero_places
from ccg_rules.notation.heroes import position as hero_position
from ccg_rules.notation.heroes import views as hero_views

DOCS = Path(__file__).parents[2] / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text(encoding="utf-8")
POSITION = (DOCS / "position.md").read_text(encoding="utf-8")
HEROES = (DOCS / "position-heroes.md").read_text(encoding="utf-8")
FEATURES = (DOCS / "features.md").read_text(encoding="utf-8")


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


def rows(text: str, header: str) -> list[str]:
    """Return what stands as code in the first column of the table with that header."""
    table = text.partition(f"| {header} |")[2].partition("\n\n")[0]
    return first_column(table)


def test_every_ability_is_described() -> None:
    text = section(POSITION, "Abilities")
    assert sorted(rows(text, "Timing")) == sorted(abilities.TIMINGS)
    effects = rows(text, "Effect")
    assert {Ability.parse(f"{timing_of(effect)}: {effect}").effect for effect in effects} == set(
        abilities.EFFECTS
    )
    permanent = [Ability.parse(keyword) for keyword in rows(text, "Permanent")]
    assert [ability.effect for ability in permanent] == list(abilities.PERMANENT_EFFECTS)
    assert {ability.timing for ability in permanent} == {abilities.PERMANENT}
    for target in abilities.TARGETS:
        assert f"`{target}` (" in text or f"`{target}`." in text or f"`{target}`\n" in text
    for line in blocks(text, "")[0].splitlines():
        assert Ability.parse(line).text == line


def timing_of(effect: str) -> str:
    """Return a timing with which an effect of the page is possible."""
    if effect.startswith("strike"):
        return abilities.VANGUARD
    early = effect.startswith(("take", "forbid"))
    return abilities.BEFORE_RECRUITING if early else abilities.SUDDEN


def test_every_place_is_described() -> None:
    ends = rows(section(POSITION, "Places"), "Place")
    named = [places.place(end) for end in ends]
    starts = [0, *places.ZONE_STARTS, places.DEAL_START, places.SQUAD_START]
    assert named[2::2] == starts[1:]
    assert named[3::2] == [start - 1 for start in starts[2:]] + [places.NAMED - 1]
    assert ends[:2] == ["1a1", "2e3"]
    assert places.is_place(ends[0])


def test_every_step_and_decision_is_described() -> None:
    assert rows(section(POSITION, "Steps"), "Step") == list(position.STEPS)
    decisions = rows(section(POSITION, "Views"), "Asked")
    assert [json.loads(kind) for kind in decisions] == list(ASKED)
    answers = re.findall(r"`([a-z ]+)`", section(POSITION, "Views").partition("### Decisions")[2])
    assert set(answers) <= set(FIELDS)


def test_everything_of_the_stack_is_described() -> None:
    text = section(POSITION, "The stack")
    assert sorted(rows(text, "Stack")) == sorted(field.name for field in dataclasses.fields(position.OnStack))
    for value in (*position.KINDS, *position.PAYS):
        assert f'`"{value}"`' in text
    (written,) = blocks(text, "json")
    engine = ReferenceEngine()
    engine.set_up("berserk-execution", json.loads(written))
    for observer in (1, 2):
        seen = engine.view(observer)
        shapes.hold(seen, VIEWS[observer], "view")
        assert seen["to_act"] == 2
        assert seen["stack"] == json.loads(written)["stack"]
    assert Position.parse(json.loads(written)).stack[1].targets == ("B",)


def test_every_action_is_described() -> None:
    actions = [json.loads(action) for action in first_column(section(POSITION, "Actions"))]
    for action in actions:
        shapes.hold(action, ACTION, "action")
    assert {action["do"] for action in actions} == set(FIELDS)


# Heroes


def test_every_field_of_a_position_of_heroes_is_described() -> None:
    described = first_column(section(HEROES, "Position"))
    known = [*hero_position._POSITION, *hero_position._SIDE, *hero_position._STANDING]
    assert sorted(described) == sorted(known)
    assert sorted(first_column(section(HEROES, "Cards"))) == sorted(hero_cards._FIELDS)


def test_position_of_the_page_of_heroes_is_one() -> None:
    (written,) = blocks(section(HEROES, "Position"), "json")
    engine = ReferenceEngine()
    engine.set_up("berserk-heroes", json.loads(written))
    for observer in (1, 2):
        shapes.hold(engine.view(observer), hero_views.VIEWS[observer], "view")
    legal = engine.legal()
    assert {"do": "attack", "player": 1, "at": "1f1", "target": "2f2"} in legal
    assert {"do": "attack", "player": 1, "at": "1f1", "target": "2f1"} not in legal
    assert {"do": "play", "player": 1, "slot": 0} in legal


def test_every_ability_of_heroes_is_described() -> None:
    text, words = section(HEROES, "Abilities"), hero_abilities
    assert sorted(rows(text, "Timing")) == sorted(words.TIMINGS)
    effects = [words.Ability.parse(f"on strike: {effect}") for effect in rows(text, "Effect")]
    assert {ability.effect for ability in effects} == set(words.EFFECTS)
    assert {ability.until for ability in effects} == {"", *words.UNTIL}
    permanent = [words.Ability.parse(keyword) for keyword in rows(text, "Permanent")]
    assert {ability.effect for ability in permanent} == set(words.PERMANENT_EFFECTS)
    told = text.partition("A *target* is")[2]
    assert {target for target in words.TARGETS if f"`{target}`" in told} == set(words.TARGETS)
    assert set(words.CHANGES) <= set(re.findall("`([a-z]+)`", text))
    for line in blocks(text, "")[0].splitlines():
        assert words.Ability.parse(line).text == line


def test_every_place_of_heroes_is_described() -> None:
    ends = rows(section(HEROES, "Places"), "Place")
    named = [hero_places.place(end) for end in ends]
    assert named == [
        *hero_places.HEROES,
        *(end for zone in (*hero_places.FIELDS, *hero_places.SUPPORTS) for end in (zone[0], zone[-1])),
        *(hero_places.HAND_START, hero_places.NAMED - 1),
    ]


def test_every_step_decision_and_action_of_heroes_is_described() -> None:
    assert rows(section(HEROES, "Steps"), "Step") == list(hero_position.STEPS)
    views = section(HEROES, "Views")
    assert [json.loads(kind) for kind in rows(views, "Asked")] == list(hero_views.ASKED)
    answers = re.findall(r"`([a-z ]+)`", views.partition("| Asked |")[2].partition("\n\n")[0])
    assert set(answers) - set(hero_views.ASKED) <= set(hero_actions.FIELDS)
    actions = [json.loads(action) for action in first_column(section(HEROES, "Actions"))]
    for action in actions:
        shapes.hold(action, hero_actions.ACTION, "action")
    assert {action["do"] for action in actions} == set(hero_actions.FIELDS)


@pytest.mark.parametrize("page", ["protocol.md", "position.md", "position-heroes.md", "features.md"])
def test_links_lead_somewhere(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    for target, anchor in re.findall(r"\]\((?!https?:)([\w.]*)#?([\w-]*)\)", text):
        linked = (DOCS / (target or page)).read_text(encoding="utf-8")
        headings = re.findall(r"^#+ (.+)$", linked, re.MULTILINE)
        assert not anchor or anchor in [heading.lower().replace(" ", "-") for heading in headings]


def test_what_features_md_shows_is_of_the_suite() -> None:
    rule, scenario = blocks(FEATURES, "gherkin")
    for shown, file in ((rule, "berserk/deployment.feature"), (scenario, "heroes/choice.feature")):
        assert shown in (DOCS.parent / "features" / file).read_text(encoding="utf-8")


def test_every_phrase_of_heroes_is_listed() -> None:
    listed: set[str] = set()
    for step_type in ("Given", "When", "Then"):
        for text in rows(FEATURES, f"Phrases of Heroes: {step_type}"):
            ((phrase, lang, _),) = find(step_type.lower(), text)
            assert lang == "en"
            listed.add(named(phrase))
    assert {name for name in map(named, phrases()) if name.startswith("heroes_")} <= listed


def named(phrase: Phrase) -> str:
    """Return the name of a phrase's function, with that of its module."""
    return f"{phrase.function.__module__.rpartition('.')[2]}.{phrase.function.__name__}"
