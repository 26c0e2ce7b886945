"""Shapes: what data from outside must look like before anybody here relies on it.

A shape is a function that looks at a value and reports every fault with its place, so that whoever wrote the
data is told all of them at once. What an engine says may have more fields than are named (`fields`); what a
person writes may not, since a field nobody reads is a mistake (`known_fields`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ccg_rules.notation.faults import Fault, NotationError, fault
from ccg_rules.text import Message

Shape = Callable[[Any, str, list[Fault]], None]
"""Looks at a value that stands at a place and adds what is wrong with it to the faults."""

_SHOWN = 60


def hold(value: Any, shape: Shape, place: str) -> None:
    """Raise `NotationError` with every fault unless the value has that shape."""
    faults: list[Fault] = []
    shape(value, place, faults)
    if faults:
        raise NotationError(faults)


def shown(value: object) -> str:
    """Return a value as a message can show it: in full when it is short."""
    text = repr(value)
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


def simple(is_right: Callable[[Any], bool], name: str, **args: object) -> Shape:
    """Return the shape of the values for which `is_right` holds; the message `name` says what they are."""

    def look(value: Any, place: str, faults: list[Fault]) -> None:
        if not is_right(value):
            faults.append(fault(place, "not-of-shape", shape=Message(name, args), value=shown(value)))

    return look


def one_of(*choices: object) -> Shape:
    """Return the shape of exactly these values; 1 is not `true`."""

    def is_right(value: Any) -> bool:
        return any(type(value) is type(choice) and value == choice for choice in choices)

    return simple(is_right, "shape-one-of", choices=", ".join(map(_written, choices)))


def either(is_one: Callable[[Any], bool], name: str, *others: object) -> Shape:
    """Return the shape of what `is_one` holds for, and of a few other values."""
    written = ", ".join(map(_written, others))
    return simple(
        lambda value: is_one(value) or any(type(value) is type(o) and value == o for o in others),
        "shape-either",
        one=Message(name),
        other=written,
    )


def list_of(shape: Shape) -> Shape:
    """Return the shape of a list whose items have a shape."""

    def look(value: Any, place: str, faults: list[Fault]) -> None:
        if not isinstance(value, list):
            faults.append(fault(place, "not-of-shape", shape=Message("shape-list"), value=shown(value)))
            return
        for number, item in enumerate(value):
            shape(item, f"{place}[{number}]", faults)

    return look


def table_of(shape: Shape, name: Shape | None = None) -> Shape:
    """Return the shape of an object whose values, and names if that is given, have a shape."""

    def look(value: Any, place: str, faults: list[Fault]) -> None:
        if not is_object(value, place, faults):
            return
        for key, item in value.items():
            if name is not None:
                name(key, place, faults)
            shape(item, f"{place}.{key}", faults)

    return look


def fields(required: Mapping[str, Shape], optional: Mapping[str, Shape] | None = None) -> Shape:
    """Return the shape of an object with these fields."""

    def look(value: Any, place: str, faults: list[Fault]) -> None:
        if not is_object(value, place, faults):
            return
        for name, shape in required.items():
            if name in value:
                shape(value[name], f"{place}.{name}", faults)
            else:
                faults.append(fault(place, "missing-field", field=name))
        for name, shape in (optional or {}).items():
            if name in value:
                shape(value[name], f"{place}.{name}", faults)

    return look


def known_fields(value: Any, place: str, known: Mapping[str, Shape], faults: list[Fault]) -> dict[str, Any]:
    """Return the fields of an object that have their shape; report those that do not, and unknown ones."""
    good: dict[str, Any] = {}
    if not is_object(value, place, faults):
        return good
    for name, item in value.items():
        where = f"{place}.{name}" if place else str(name)
        if name not in known:
            faults.append(fault(where, "unknown-field", field=name, known=", ".join(known)))
            continue
        found = len(faults)
        known[name](item, where, faults)
        if len(faults) == found:
            good[name] = item
    return good


def is_object(value: Any, place: str, faults: list[Fault]) -> bool:
    """Tell whether the value is an object, and report it when it is not."""
    if isinstance(value, dict):
        return True
    faults.append(fault(place, "not-of-shape", shape=Message("shape-object"), value=shown(value)))
    return False


def _written(value: object) -> str:
    return "null" if value is None else f'"{value}"' if isinstance(value, str) else str(value)


def is_text(value: Any) -> bool:
    """Tell whether the value is text."""
    return isinstance(value, str)


def is_number(value: Any) -> bool:
    """Tell whether the value is a whole number from 0; `true` is none."""
    return type(value) is int and value >= 0


TEXT = simple(is_text, "shape-text")
NUMBER = simple(is_number, "shape-number")
FLAG = simple(lambda value: isinstance(value, bool), "shape-flag")
TEXT_OR_NULL = either(is_text, "shape-text", None)
OBJECT = fields({})
ANYTHING = simple(lambda value: True, "shape-object")
PLAYER = one_of(1, 2)
NAMES = list_of(TEXT)
