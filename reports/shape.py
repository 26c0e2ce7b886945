"""Whether a results document has the shape that `results.schema.json` describes.

The schema is the one description of that shape. This reads the few keywords it uses, so that making a report
needs no schema library; the tests hold it against one.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from ccg_rules.text import Message

from .errors import ReportError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_TYPES: dict[str, type | tuple[type, ...]] = {
    "object": dict,
    "array": list,
    "string": str,
    "boolean": bool,
    "null": type(None),
    "number": (int, float),
    "integer": int,
}


@cache
def schema() -> dict[str, Any]:
    """Return the JSON Schema of a results document."""
    text = (files(__package__) / "results.schema.json").read_text(encoding="utf-8")
    loaded: dict[str, Any] = json.loads(text)
    return loaded


def check(results: object) -> None:
    """Raise `ReportError` unless `results` is a results document of the schema this version reads."""
    expected = schema()["properties"]["schema"]["const"]
    found = results.get("schema") if isinstance(results, dict) else None
    if found != expected:
        raise ReportError(Message("report-other-schema", {"found": json.dumps(found), "expected": expected}))
    _refuse(list(faults(results, schema())))


def check_revision(diff: object) -> None:
    """Raise `ReportError` unless `diff` is a comparison of two editions as results documents have them."""
    _refuse(list(faults(diff, schema()["$defs"]["revision"], "diff")))


def _refuse(places: list[str]) -> None:
    if places:
        raise ReportError(Message("report-malformed", {"places": ", ".join(places[:5]), "n": len(places)}))


def faults(value: object, rule: Mapping[str, Any], place: str = "results") -> Iterator[str]:
    """Yield the places in `value` that break the schema `rule`."""
    if "$ref" in rule:
        rule = schema()["$defs"][rule["$ref"].rpartition("/")[2]]
    if "anyOf" in rule and not any(_fits(value, each) for each in rule["anyOf"]):
        # Where one alternative is of the right type, its faults say more than the fact that none fits.
        near = [each for each in rule["anyOf"] if not _fits(None, each) and isinstance(value, dict)]
        yield from faults(value, near[0], place) if near else [place]
        return
    if not _has_type(value, rule) or ("enum" in rule and not _among(value, rule["enum"])):
        yield place
        return
    if isinstance(value, dict):
        properties = rule.get("properties", {})
        yield from (f"{place}.{name}" for name in rule.get("required", ()) if name not in value)
        for name, each in value.items():
            inner = properties.get(name, rule.get("additionalProperties", {}))
            yield from [f"{place}.{name}"] if inner is False else faults(each, inner, f"{place}.{name}")
    elif isinstance(value, list) and "items" in rule:
        for i, each in enumerate(value):
            yield from faults(each, rule["items"], f"{place}[{i}]")


def _fits(value: object, rule: Mapping[str, Any]) -> bool:
    return next(faults(value, rule), None) is None


def _has_type(value: object, rule: Mapping[str, Any]) -> bool:
    if "const" in rule and value != rule["const"]:
        return False
    names = rule.get("type")
    if names is None:
        return True
    if isinstance(value, bool):  # which Python counts among the ints
        return "boolean" in names
    return any(isinstance(value, _TYPES[name]) for name in ([names] if isinstance(names, str) else names))


def _among(value: object, choices: list[object]) -> bool:
    return any(value == choice and isinstance(value, bool) == isinstance(choice, bool) for choice in choices)
