"""One way of writing data down, so that engines in any language can compare digests instead of data.

`docs/data.md` defines it for authors: JSON in UTF-8, names of every object sorted, no white space, and
nothing escaped that need not be; a digest is the first sixteen digits of its SHA-256.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from ccg_rules.conformance.engine import Struct, View

DIGITS = 16

LEFT_OUT = ("cards",)
"""Fields of a view that say again what the position said: they are not part of what is compared."""

UNORDERED = ("forbidden", "graveyard", "returned", "shown", "zone", "acquired", "rearranged")
"""Lists in a view whose order tells nothing."""

PLACES = ("board",)
"""Objects in a view whose names are data: there a name too many is a difference."""


def canonical(value: Any) -> str:
    """Return the value as canonical JSON."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":"))


def digest(value: Any) -> str:
    """Return the first digits of the SHA-256 of the canonical JSON."""
    return hashlib.sha256(canonical(value).encode("utf-8")).hexdigest()[:DIGITS]


def ordered(actions: Iterable[Struct]) -> list[Struct]:
    """Return actions in the order of their canonical JSON."""
    return sorted((dict(action) for action in actions), key=canonical)


def seen(view: View) -> dict[str, Any]:
    """Return what is compared of a view: without `LEFT_OUT`, and with what has no order sorted."""
    return {name: _sorted(name, value) for name, value in view.items() if name not in LEFT_OUT}


def _sorted(name: str, value: Any) -> Any:
    if isinstance(value, dict):
        return {inner: _sorted(inner, item) for inner, item in value.items()}
    if not isinstance(value, list):
        return value
    items = [_sorted("", item) for item in value]
    if name not in UNORDERED:
        return items
    return sorted((sorted(i) if isinstance(i, list) else i for i in items), key=canonical)


class Difference(NamedTuple):
    """A place at which two views differ. `is_left_out`: the one view merely does not show that field."""

    path: str
    expected: Any
    actual: Any
    is_left_out: bool = False


def differences(expected: Any, actual: Any, path: str = "") -> Iterator[Difference]:
    """Yield where what is shown differs from what should be.

    A field that only `actual` has is let through, as the protocol does, unless its name is data (`PLACES`).
    """
    if not isinstance(expected, dict) or not isinstance(actual, dict):
        if expected != actual:
            yield Difference(path, expected, actual)
        return
    by_place = path.rpartition(".")[2] in PLACES
    for name in {**expected, **actual} if by_place else expected:
        inner = f"{path}.{name}".lstrip(".")
        if name in actual or by_place:
            yield from differences(expected.get(name), actual.get(name), inner)
        else:
            yield Difference(inner, expected[name], None, is_left_out=True)


def listed(actions: Iterable[Mapping[str, Any]]) -> str:
    """Return actions as a message shows them."""
    return " ".join(map(canonical, actions))
