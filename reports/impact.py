"""How what leans on an edition stands in a newer one, arranged for reading."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]

STATUSES = (
    "removed",
    "number_reused",
    "split",
    "reworded",
    "not_covered",
    "renumbered",
    "typographic",
    "ok",
)
"""The gravest first."""

CALM = frozenset({"not_covered", "renumbered", "typographic", "ok"})
"""What needs nobody's decision, or lets nobody decide: it is shown folded."""


@dataclass(frozen=True, slots=True)
class Fate:
    """What became of a rule, and all that leans on it, by its kind."""

    first: Json
    leaning: tuple[tuple[str, tuple[Json, ...]], ...]


def by_status(impact: Json) -> list[tuple[str, list[Fate], int]]:
    """Return the fates by status, the gravest first, each with the number of what leans on its rules."""
    found: list[tuple[str, list[Fate], int]] = []
    for status in STATUSES:
        entries = [entry for entry in impact["entries"] if entry["status"] == status]
        if entries:
            found.append((status, _fates(entries), len(entries)))
    return found


def _fates(entries: list[Json]) -> list[Fate]:
    groups: dict[tuple[object, ...], list[Json]] = {}
    for entry in entries:
        rule = (entry["old_number"], entry["new_number"], entry["old_text"], entry["new_text"])
        groups.setdefault(rule, []).append(entry)
    return [Fate(group[0], tuple(_by_kind(group))) for group in groups.values()]


def _by_kind(entries: list[Json]) -> list[tuple[str, tuple[Json, ...]]]:
    kinds = dict.fromkeys(entry["kind"] for entry in entries)
    return [(kind, tuple(entry for entry in entries if entry["kind"] == kind)) for kind in kinds]
