"""Numbers that shifted together: a chapter that is another one now, with all in it, is one thing to tell."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ccg_rules.rulebook.revisions.compare import Kind

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ccg_rules.rulebook.revisions.compare import Comparison


@dataclass(frozen=True, slots=True)
class Shift:
    """Clauses whose numbers changed in the same place by the same amount, one after another."""

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
    """The component that a renumbering changed, as the last of both numbers, and by how much.

    What stands below it keeps the rest. Where more changed, it is the last component, next to others of the
    same paragraph; `by` is `None` where nothing can be counted.
    """

    old: tuple[str, ...]
    new: tuple[str, ...]
    by: int | None

    @property
    def way(self) -> tuple[object, ...]:
        """Return what the steps of one shift have in common."""
        return (self.old[:-1], self.new[:-1], self.by) if self.by is not None else (self.old, self.new)

    def goes_on_from(self, last: _Step) -> bool:
        """Tell whether it is at the same component as another of its way, or at the next."""
        return self.old == last.old or int(self.old[-1]) == int(last.old[-1]) + 1


def shifts(comparison: Comparison) -> tuple[Shift, ...]:
    """Return the renumberings, those that are one collapsed to one, in the order of the new edition.

    What merely stands under another number counts, whether or not it is worded otherwise as well.
    """
    steps = (
        _step(change.old.number, change.new.number)
        for change in comparison.changes
        if change.kind is Kind.RENUMBERED and change.old and change.new and change.old.role.numbered
    )
    return tuple(_collapsed(steps))


def _collapsed(steps: Iterable[_Step]) -> Iterator[Shift]:
    """Yield the shifts; what shifted within one shift as well does not break it."""
    groups: list[list[_Step]] = []
    latest: dict[tuple[object, ...], list[_Step]] = {}
    for step in steps:
        group = latest.get(step.way)
        if group and step.goes_on_from(group[-1]):
            group.append(step)
        else:
            latest[step.way] = [step]
            groups.append(latest[step.way])
    for group in groups:
        yield Shift(_range([step.old for step in group]), _range([step.new for step in group]), len(group))


def _step(old: str, new: str) -> _Step:
    here, there = tuple(old.split(".")), tuple(new.split("."))
    at = next((i for i, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), len(here) - 1)
    if here[at + 1 :] != there[at + 1 :]:
        at = -1
    here, there = (here[: at + 1], there[: at + 1]) if at >= 0 else (here, there)
    counted = here[-1].isdecimal() and there[-1].isdecimal()
    return _Step(here, there, int(there[-1]) - int(here[-1]) if counted else None)


def _range(numbers: Sequence[tuple[str, ...]]) -> str:
    first, last = ".".join(numbers[0]), ".".join(numbers[-1])
    return first if first == last else f"{first}–{last}"
