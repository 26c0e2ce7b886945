"""Numbers that shifted together: a chapter that is another one now, with all in it, is one thing to tell."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any

from ccg_rules.rulebook.revisions.compare import Kind

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ccg_rules.rulebook.revisions.compare import Change, Comparison


@dataclass(frozen=True, slots=True)
class Shift:
    """Clauses next to each other whose numbers changed in the same place by the same amount."""

    old: str
    """The first number, or the first and the last with an en dash, of the highest that shifted."""
    new: str
    n: int
    """How many clauses there are, with all below them."""

    def to_json(self) -> dict[str, Any]:
        """Return `{"old": …, "new": …, "n": …}`."""
        return {"old": self.old, "new": self.new, "n": self.n}


@dataclass(frozen=True, slots=True)
class _Step:
    """The first component in which two numbers differ, what stands before it, and by how much it changed."""

    old: tuple[str, ...]
    new: tuple[str, ...]
    by: int | None
    """`None` where the numbers differ in more than one component, or in one that does not count."""

    @property
    def way(self) -> tuple[object, ...]:
        """Return what the steps of one shift have in common."""
        return (self.old[:-1], self.new[:-1], self.by) if self.by is not None else (self.old, self.new)


def shifts(comparison: Comparison) -> tuple[Shift, ...]:
    """Return the renumberings, those that are one collapsed to one, in the order of the new edition.

    What merely stands under another number counts, whether or not it is worded otherwise as well.
    """
    renumbered = [
        change
        for change in comparison.changes
        if change.kind is Kind.RENUMBERED and change.old and change.new and change.old.role.numbered
    ]
    return tuple(_collapsed(renumbered))


def _collapsed(changes: Sequence[Change]) -> Iterator[Shift]:
    steps = [_step(change.old.number, change.new.number) for change in changes if change.old and change.new]
    for _, group in groupby(steps, key=lambda step: step.way):
        together = list(group)
        yield Shift(
            _range([step.old for step in together]), _range([step.new for step in together]), len(together)
        )


def _step(old: str, new: str) -> _Step:
    here, there = old.split("."), new.split(".")
    if len(here) == len(there):
        at = next((i for i, (a, b) in enumerate(zip(here, there, strict=True)) if a != b), len(here) - 1)
        counted = here[at].isdecimal() and there[at].isdecimal()
        if counted and here[at + 1 :] == there[at + 1 :]:
            by = int(there[at]) - int(here[at])
            return _Step(tuple(here[: at + 1]), tuple(there[: at + 1]), by)
    return _Step(tuple(here), tuple(there), None)


def _range(numbers: Sequence[tuple[str, ...]]) -> str:
    first, last = ".".join(numbers[0]), ".".join(numbers[-1])
    return first if first == last else f"{first}–{last}"
