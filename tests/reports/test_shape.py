"""The schema, the sample, and our reading of the schema held against a schema library."""

from __future__ import annotations

import copy
import re
from typing import TYPE_CHECKING, Any

import jsonschema  # type: ignore[import-untyped]
import pytest

from .room import shape
from .sample import bare, sample

if TYPE_CHECKING:
    from collections.abc import Iterator

_POSITION = re.compile(r"\.(before|after|ours|theirs)\.")
VALIDATOR = jsonschema.Draft202012Validator(shape.schema())
WORDS_OF_THE_SCHEMA = {
    *("$schema", "$id", "$defs", "$ref", "title", "description"),
    *("type", "const", "enum", "anyOf", "required", "properties", "additionalProperties", "items"),
}


def small() -> dict[str, Any]:
    """Return a document with one or two of each kind, so that all ways to spoil it can be tried."""
    document = sample()
    document["editions"] = document["editions"][:1]
    for name in ("scenarios", "assumptions", "glossary"):
        document[name] = document[name][:1]
    document["editions"][0]["clauses"] = document["editions"][0]["clauses"][3:4]
    document["editions"][0]["clauses"][0]["history"] = document["editions"][0]["clauses"][0]["history"][-1:]
    document["revisions"][0]["changes"] = document["revisions"][0]["changes"][9:10]
    document["impact"][0]["entries"] = document["impact"][0]["entries"][-1:]
    document["scenarios"][0]["before"] = {
        "1": {"board": {"1b2": {"card": "A", "owner": 1}}},
        "2": {"to_act": 1},
    }
    for step in document["scenarios"][0]["steps"][1:]:
        step["table"] = None
    document["scenarios"][0]["after"] = None
    return document


def spoilt(value: Any) -> Iterator[None]:
    """Spoil `value` in place, one way at a time, and mend it again."""
    wrong: tuple[Any, ...] = (None, True, 1, 1.5, "x", [], {"ru": "", "en": ""})
    items = list(value.items()) if isinstance(value, dict) else list(enumerate(value))
    for name, old in items:
        for new in wrong:
            value[name] = new
            yield
        if isinstance(value, dict):
            del value[name]
            yield
        value[name] = old
        if isinstance(old, dict | list):
            yield from spoilt(old)


@pytest.mark.parametrize("document", [sample, bare, small])
def test_the_samples_fit_the_schema(document: Any) -> None:
    VALIDATOR.validate(document())
    shape.check(document())


def test_the_schema_is_one_and_uses_no_word_we_do_not_read() -> None:
    jsonschema.Draft202012Validator.check_schema(shape.schema())

    def words(rule: dict[str, Any]) -> Iterator[str]:
        yield from rule
        for name in ("properties", "$defs"):
            for each in rule.get(name, {}).values():
                yield from words(each)
        for each in (rule.get("items"), rule.get("additionalProperties"), *rule.get("anyOf", ())):
            if isinstance(each, dict):
                yield from words(each)

    assert set(words(shape.schema())) <= WORDS_OF_THE_SCHEMA


def test_we_read_the_schema_as_a_schema_library_does() -> None:
    document = small()
    for _ in spoilt(document):
        ours = next(shape.faults(document, shape.schema()), None)
        theirs = VALIDATOR.is_valid(document)
        assert (ours is None) == theirs, f"{ours} in {document}"
    assert document == small()


def test_the_sample_holds_every_choice_the_schema_gives() -> None:
    """What the sample lacks, no test of the page would see."""
    missing: list[str] = []

    def walk(rule: dict[str, Any], values: list[Any], place: str) -> None:
        if "$ref" in rule:
            rule = shape.schema()["$defs"][rule["$ref"].rpartition("/")[2]]
        for each in rule.get("anyOf", ()):
            walk(each, values, place)
        missing.extend(f"{place} = {choice}" for choice in rule.get("enum", ()) if choice not in values)
        if "null" in (rule.get("type") or ()) and None not in values:
            missing.append(f"{place} = null")
        objects = [value for value in values if isinstance(value, dict)]
        for name, each in rule.get("properties", {}).items():
            walk(each, [value[name] for value in objects if name in value], f"{place}.{name}")
        if "items" in rule:
            walk(
                rule["items"], [v for value in values if isinstance(value, list) for v in value], f"{place}[]"
            )

    # The state of the proof is one for a document; the others are told apart in the page tests.
    documents = [sample(), bare()]
    for state in ("current", "out_of_date"):
        other = copy.deepcopy(bare())
        other["proof"]["state"] = state
        documents.append(other)
    chosen = copy.deepcopy(bare())
    chosen["selection"] = {"edition": "x", "clause": "y", "key": "z"}
    walk(shape.schema(), [*documents, chosen], "results")
    unreachable = [place for place in missing if _POSITION.search(place)]
    assert [place for place in missing if place not in unreachable] == []
