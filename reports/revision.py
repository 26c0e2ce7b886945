"""What became of the clauses from one edition to another, arranged for reading."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from typing import Any

Json = dict[str, Any]

KINDS = ("added", "removed", "split", "merged", "moved", "renumbered", "same", "not_covered")
TEXT_CHANGES = ("wording", "inflection", "references", "typographic", "none", None)
"""The gravest first; `None` stands for what has one side only."""

_FOLDED = {"same": "kept", "renumbered": "merely-renumbered"}


@dataclass(frozen=True, slots=True)
class Row:
    """A change as it is shown; a split or a merge is one, with all its parts."""

    anchor: str
    change: Json
    parts: tuple[Json, ...]

    @property
    def run(self) -> str:
        """With which of its neighbours it is folded, `""` if with none."""
        if self.astray or self.change["decided"]:
            return ""
        if self.change["kind"] == "not_covered":
            return "outside"
        return _FOLDED.get(self.change["kind"], "") if self.change["text_change"] == "none" else ""

    @property
    def astray(self) -> bool:
        """Whether a reference of it does not lead where it led."""
        return bool(self.change["remarks"]["astray"])

    @property
    def reused(self) -> tuple[Json, ...]:
        """The changes whose number names another rule in the other edition, each number once."""
        found = [part for part in self.parts if part["number_reused"]]
        return tuple({part["old_number"] or part["new_number"]: part for part in found}.values())

    @property
    def differs(self) -> bool:
        """Whether anything but its number differs and is known to."""
        return self.run == ""

    @property
    def words(self) -> bool:
        """Whether it is worded otherwise."""
        return self.change["text_change"] in ("wording", "inflection")

    @property
    def unjudged(self) -> bool:
        """Whether the words differ and nobody has judged whether the meaning does."""
        told = self.change["text_change"] in (None, "none") or self.change["references_follow"]
        return self.change["meaning"] is None and not told

    @property
    def labels(self) -> tuple[tuple[Json, ...], tuple[Json, ...]]:
        """The changes that name its clauses in the old and in the new edition, each clause once."""
        sides = (("old_label", "key"), ("new_label", "new_key"))
        return tuple(  # type: ignore[return-value]
            tuple({part[key]: part for part in self.parts if part[label] is not None}.values())
            for label, key in sides
        )


@dataclass(frozen=True, slots=True)
class Run:
    """Rows next to each other that are folded together, or one that is not."""

    name: str
    rows: tuple[Row, ...]

    @property
    def reused(self) -> int:
        """How many of its numbers name another rule in the other edition."""
        return sum(len(row.reused) for row in self.rows)

    def ends(self, side: str) -> tuple[str, ...]:
        """Return the first and the last label on a side, one if they are the same."""
        labels = [row.change[f"{side}_label"] for row in self.rows if row.change[f"{side}_label"]]
        return tuple(dict.fromkeys((labels[0], labels[-1]))) if labels else ()


class Revision:
    """A comparison of two editions; `document` has the shape of `revision` in `results.schema.json`."""

    def __init__(self, document: Json) -> None:
        self.document = document
        self.old, self.new = document["old_edition"], document["new_edition"]
        self.anchor = f"changes/{self.old['id']}/{self.new['id']}"

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """The changes in order, a split or a merge where its first part stands."""
        groups: dict[tuple[str, object], list[Json]] = {}
        for number, change in enumerate(self.document["changes"]):
            whole = {"split": change["key"], "merged": change["new_key"]}.get(change["kind"], number)
            groups.setdefault((change["kind"], whole), []).append(change)
        return tuple(
            Row(f"change/{number}", parts[0], tuple(parts)) for number, parts in enumerate(groups.values(), 1)
        )

    @cached_property
    def runs(self) -> tuple[Run, ...]:
        """The rows, those folded together as one."""
        found: list[Run] = []
        for name, group in groupby(self.rows, lambda row: row.run):
            rows = tuple(group)
            found += [Run(name, rows)] if name else [Run("", (row,)) for row in rows]
        return tuple(found)

    @property
    def counts(self) -> list[tuple[str, list[int], int]]:
        """How many rows of each kind there are, by `text_changes`, and in all."""
        counted = Counter((row.change["kind"], row.change["text_change"]) for row in self.rows)
        table = [(kind, [counted[kind, change] for change in self.text_changes]) for kind in KINDS]
        return [(kind, row, sum(row)) for kind, row in table if any(row)]

    @cached_property
    def text_changes(self) -> list[str | None]:
        """The kinds of text change there are, the gravest first."""
        there = {change["text_change"] for change in self.document["changes"]}
        return [each for each in TEXT_CHANGES if each in there]

    @property
    def lists(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """The labels and anchors of the rows by what one may look for.

        What merely stayed or was not compared is not looked for.
        """
        found = [("astray", [row for row in self.rows if row.astray])]
        found += [
            (f"text-{change}", [row for row in self.rows if row.change["text_change"] == change])
            for change in self.text_changes
            if change not in (None, "none")
        ]
        found += [
            (kind, [row for row in self.rows if row.change["kind"] == kind])
            for kind in KINDS
            if kind not in ("same", "not_covered")
        ]
        labelled = [(name, [(_label(row.change), row.anchor) for row in rows]) for name, rows in found]
        labelled[1:1] = [
            (name, [(n, self._lost[n]) for n in self.document[f"numbers_{name}"] if n in self._lost])
            for name in ("reused", "perhaps_reused")
        ]
        return [(name, links) for name, links in labelled if links]

    @cached_property
    def _lost(self) -> dict[str, str]:
        """The anchor of the row in which each old number stands."""
        found = [(part["old_number"], row.anchor) for row in self.rows for part in row.reused]
        return {number: anchor for number, anchor in reversed(found) if number is not None}

    @property
    def headings(self) -> list[Row]:
        """The headings of what was compared, in order."""
        return [row for row in self.rows if row.change["role"] == "heading" and row.run != "outside"]


def _label(change: Json) -> str:
    label: str = change["old_label"] or change["new_label"]
    return label
