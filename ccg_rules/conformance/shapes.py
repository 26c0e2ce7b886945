"""What data from outside must look like before anybody here relies on it.

A shape is a function that looks at a value and reports every fault with its place, so that the author of an
engine is told all of them at once. Fields that are not named here are let through unread: an engine may say
more than it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ccg_rules.notation import actions, cells
from ccg_rules.notation.cards import RECRUITED, REVEAL
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


def is_object(value: Any, place: str, faults: list[Fault]) -> bool:
    """Tell whether the value is an object, and report it when it is not."""
    if isinstance(value, dict):
        return True
    faults.append(fault(place, "not-of-shape", shape=Message("shape-object"), value=shown(value)))
    return False


def _written(value: object) -> str:
    return "null" if value is None else f'"{value}"' if isinstance(value, str) else str(value)


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_number(value: Any) -> bool:
    return type(value) is int and value >= 0


def _is_cell(value: Any) -> bool:
    return isinstance(value, str) and value in _CELLS


def _is_words(value: Any) -> bool:
    if isinstance(value, dict):
        return all(isinstance(value.get(lang), str) for lang in ("ru", "en"))
    return isinstance(value, str)


_CELLS = frozenset(map(cells.name, range(cells.CELLS)))

TEXT = simple(_is_text, "shape-text")
NUMBER = simple(_is_number, "shape-number")
FLAG = simple(lambda value: isinstance(value, bool), "shape-flag")
CELL = simple(_is_cell, "shape-cell")
PLACE = simple(lambda value: _is_cell(value) or value in actions.ZONES, "shape-place")
WORDS = simple(_is_words, "shape-words")
WORDS_OR_NULL = either(_is_words, "shape-words", None)
TEXT_OR_NULL = either(_is_text, "shape-text", None)
OBJECT = fields({})
PLAYER = one_of(1, 2)

# Actions

_ABILITY = either(_is_number, "shape-number", REVEAL)

_ACTIONS: Mapping[str, Mapping[str, Shape]] = {
    "place": {"slot": NUMBER, "at": PLACE},
    "finish": {},
    "return": {"slot": NUMBER},
    "use": {"at": CELL, "ability": _ABILITY},
    "choose": {"at": CELL},
    "decline": {},
}
_DO = fields({"do": one_of(*_ACTIONS), "player": PLAYER})


def ACTION(value: Any, place: str, faults: list[Fault]) -> None:  # noqa: N802  # a shape like the others
    """Look at an action struct, as in `ccg_rules.notation.actions`."""
    found = len(faults)
    _DO(value, place, faults)
    if len(faults) == found:
        fields(_ACTIONS[value["do"]])(value, place, faults)


# Views

_CRYSTALS = either(_is_number, "shape-number", "?")
_NAMES = list_of(TEXT)
_PILES: Mapping[str, Shape] = {
    "gold": _CRYSTALS,
    "silver": _CRYSTALS,
    "deck": NUMBER,
    "returned": _NAMES,
    "graveyard": _NAMES,
    "zone": _NAMES,
    "forbidden": list_of(CELL),
    "declined": FLAG,
}
_OWN_SIDE = fields({"squad": list_of(TEXT_OR_NULL)}, _PILES)
_OTHER_SIDE = fields({"squad": NUMBER}, _PILES)
_STANDING = fields(
    {"card": TEXT, "owner": PLAYER, "face": one_of("up", "down")},
    {"life": NUMBER, "wounds": NUMBER, "counters": NUMBER, "x": NUMBER, "paid": one_of(*RECRUITED)},
)


def _view(observer: int) -> Shape:
    return fields(
        {
            "step": TEXT,
            "to_act": one_of(1, 2, None),
            "players": fields(
                {str(player): _OWN_SIDE if player == observer else _OTHER_SIDE for player in (1, 2)}
            ),
            "board": table_of(_STANDING, CELL),
        },
        {
            "game": TEXT,
            "asked": TEXT_OR_NULL,
            "cards": table_of(OBJECT),
            "using": OBJECT,
        },
    )


VIEWS = {observer: _view(observer) for observer in (1, 2)}
"""The shape of a view, by its observer."""
