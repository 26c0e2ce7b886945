"""Editions side by side: clauses aligned by key, and the words in which two texts differ."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import groupby
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_TOKEN = re.compile(r"\d+(?:\.\d+)*|\w+|\s+|[^\w\s]")

State = Literal["same", "wording", "only_earlier", "only_later", "not_covered"]


@dataclass(frozen=True, slots=True)
class Row:
    """A clause in two editions, either of which may lack it.

    `state` says how they stand to each other; `renumbered` and `moved` say whether the number or the place
    among the others changed. A clause is *not covered* when the sources of the other edition do not reach it.
    """

    earlier: dict[str, Any] | None
    later: dict[str, Any] | None
    state: State
    renumbered: bool = False
    moved: bool = False
    judged: dict[str, Any] | None = None

    @property
    def differs(self) -> bool:
        """Whether anything but the place differs and is known to."""
        return self.state in ("wording", "only_earlier", "only_later") or self.renumbered


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two editions of which the later follows the earlier."""

    earlier: dict[str, Any]
    later: dict[str, Any]
    rows: tuple[Row, ...]

    @property
    def runs(self) -> list[tuple[bool, list[Row]]]:
        """The rows in order, those next to each other that cannot be compared together (marked True)."""
        return [
            (outside, list(group))
            for outside, group in groupby(self.rows, lambda r: r.state == "not_covered")
        ]


def comparisons(editions: Sequence[dict[str, Any]]) -> list[Comparison]:
    """Return a comparison for each edition that follows another one of the document."""
    by_id = {edition["id"]: edition for edition in editions}
    return [
        Comparison(by_id[later["follows"]], later, tuple(_rows(by_id[later["follows"]], later)))
        for later in editions
        if later["follows"] in by_id
    ]


def _rows(earlier: dict[str, Any], later: dict[str, Any]) -> Iterator[Row]:
    old = {clause["key"]: clause for clause in earlier["clauses"]}
    new = {clause["key"]: clause for clause in later["clauses"]}
    matcher = SequenceMatcher(None, list(old), list(new), autojunk=False)
    for tag, a1, a2, b1, b2 in matcher.get_opcodes():
        for key in list(old)[a1:a2]:
            if tag != "equal" and key not in new:
                known = covers(later, old[key]["number"])
                yield Row(old[key], None, "only_earlier" if known else "not_covered")
        for key in list(new)[b1:b2]:
            if key in old:
                yield _pair(old[key], new[key], earlier["id"], moved=tag != "equal")
            else:
                known = covers(earlier, new[key]["number"])
                yield Row(None, new[key], "only_later" if known else "not_covered")


def _pair(old: dict[str, Any], new: dict[str, Any], earlier: str, *, moved: bool) -> Row:
    judged = next((each for each in new["elsewhere"] if each["edition"] == earlier), None)
    state: State = "same" if judged and judged["change"] == "none" else "wording"
    if judged is None and old["text"] == new["text"]:
        state = "same"
    return Row(old, new, state, old["number"] != new["number"], moved, judged)


def covers(edition: dict[str, Any], number: str) -> bool:
    """Tell whether the sources of `edition` reach the number."""
    return any(_parts(w["from"]) <= _parts(number) <= _parts(w["to"]) for w in edition["coverage"])


def _parts(number: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", number))


def words(old: str, new: str) -> tuple[list[tuple[bool, str]], list[tuple[bool, str]]]:
    """Return both texts as pieces, each marked whether it differs from the other text."""
    a, b = _TOKEN.findall(old), _TOKEN.findall(new)
    left: list[tuple[bool, str]] = []
    right: list[tuple[bool, str]] = []
    for tag, a1, a2, b1, b2 in SequenceMatcher(None, a, b, autojunk=False).get_opcodes():
        for side, piece in ((left, "".join(a[a1:a2])), (right, "".join(b[b1:b2]))):
            # White space alone between two changed words belongs to them: one mark reads better than two.
            if tag == "equal" and piece.isspace() and side and side[-1][0]:
                side[-1] = (True, side[-1][1] + piece)
            elif piece:
                side.append((tag != "equal", piece))
    return _joined(left), _joined(right)


def _joined(pieces: list[tuple[bool, str]]) -> list[tuple[bool, str]]:
    """Return the pieces with neighbours of a kind joined, and marks without white space at their end."""
    cut: list[tuple[bool, str]] = []
    for changed, text in _merged(pieces):
        bare = text.rstrip() if changed else text
        cut += [(changed, bare), (False, text[len(bare) :])]
    return _merged([(changed, text) for changed, text in cut if text])


def _merged(pieces: list[tuple[bool, str]]) -> list[tuple[bool, str]]:
    return [
        (kind, "".join(text for _, text in run)) for kind, run in groupby(pieces, key=lambda piece: piece[0])
    ]
