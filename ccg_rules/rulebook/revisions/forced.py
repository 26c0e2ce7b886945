"""A person's decisions on which paragraph is which, where the texts alone would conclude otherwise.

They are written in a file of their own, each with who decided and why::

    schema = "ccg-rules/forced/1"
    old = "berserk-vanguard"
    new = "berserk-execution"

    [[match]]
    old = "404.1.4"
    new = "404.1.4"
    old_text = "Карты, которые в силу каких-то причин"
    by = "…"
    why = "…"

`match` says that two paragraphs are one rule, `forbid` that they are not; `split` has a list of `new`,
`merge` one of `old`. A paragraph without a number of its own is named as `409.3/example`, the second of its
kind as `412.2/bullet/2`. `old_text` and `new_text` are how the text begins, or its digest: should the text
become another, the decision is refused, not applied to what it was never about.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Literal

from ccg_rules.rulebook.fields import (
    Field,
    FileReader,
    RulebookError,
    Shape,
    Tables,
    list_of,
    one_of,
    pattern,
    text,
)
from ccg_rules.rulebook.load import parse_toml
from ccg_rules.rulebook.model import Role, digest_of
from ccg_rules.rulebook.numbers import NUMBER, is_number, parts
from ccg_rules.rulebook.quotes import normalise
from ccg_rules.rulebook.revisions.words import words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from ccg_rules.rulebook.fields import Row
    from ccg_rules.rulebook.model import Edition, Paragraph


DecisionKind = Literal["match", "forbid", "split", "merge"]


@dataclass(frozen=True, slots=True)
class Decision:
    """What a person decided of paragraphs of two editions; the paragraphs are theirs."""

    kind: DecisionKind
    name: str
    """Where it stands in the file, as errors have it: `match[1] (404.1.4)`."""
    olds: tuple[Paragraph, ...]
    """One, but those of a merge."""
    news: tuple[Paragraph, ...]
    """One, but those of a split."""
    by: str
    why: str
    quoted: bool
    """Whether it says of both sides how the texts begin: else it binds numbers, whatever they name."""

    def links(self, old: Paragraph, new: Paragraph) -> bool:
        """Tell whether it is about these two."""
        return any(p.key == old.key for p in self.olds) and any(p.key == new.key for p in self.news)

    def touches(self, old: Paragraph, new: Paragraph) -> bool:
        """Tell whether it is about either."""
        return any(p.key == old.key for p in self.olds) or any(p.key == new.key for p in self.news)

    def to_json(self) -> dict[str, str]:
        """Return who decided, and why."""
        return {"by": self.by, "why": self.why}


@dataclass(frozen=True, slots=True)
class Forced:
    """What a person decided about two editions."""

    decisions: tuple[Decision, ...] = ()

    def of(self, kind: DecisionKind) -> tuple[Decision, ...]:
        """Return the decisions of one kind, in the order of the file."""
        return tuple(decision for decision in self.decisions if decision.kind == kind)


NOTHING = Forced()

_UNNUMBERED = "|".join(role.value for role in Role if not role.numbered)
_address = pattern(rf"{NUMBER}(?:/(?:{_UNNUMBERED})(?:/[1-9][0-9]*)?)?", "type-address")
_id = pattern(r"[a-z0-9]+(-[a-z0-9]+)*", "type-name")
_DIGEST = re.compile(r"[0-9a-f]{16}")


def _one(read: Any) -> Any:
    """Return a reader of one, as a list of one: all decisions have lists on both sides."""
    return lambda value: (read(value),)


def _shape(*, olds: bool = False, news: bool = False) -> Shape:
    return {
        "old": Field(list_of(_address) if olds else _one(_address)),
        "new": Field(list_of(_address) if news else _one(_address)),
        "old_text": Field(list_of(text) if olds else _one(text), required=False),
        "new_text": Field(list_of(text) if news else _one(text), required=False),
        "by": Field(text),
        "why": Field(text),
    }


_SHAPES: dict[DecisionKind, Shape] = {
    "match": _shape(),
    "forbid": _shape(),
    "split": _shape(news=True),
    "merge": _shape(olds=True),
}
_FILE: Shape = {
    "schema": Field(one_of("ccg-rules/forced/1")),
    "old": Field(_id),
    "new": Field(_id),
    **{name: Tables(shape, name="old", required=False) for name, shape in _SHAPES.items()},
}


def load_forced(path: Path, old: Edition, new: Edition) -> Forced:
    """Return the decisions in that file.

    Raises `OSError` when it cannot be read, and `RulebookError` with everything that is wrong or no longer
    fits: another pair of editions, a number that is not there, a text that begins otherwise, decisions that
    contradict one another.
    """
    reader = FileReader(path.name)
    raw = parse_toml(reader, path.read_bytes())
    row = None if raw is None else reader.table(raw, _FILE)
    if row is not None:
        decisions = _Decisions(reader, row, old, new).read()
    if reader.faults:
        raise RulebookError(reader.faults)
    return decisions


class _Decisions:
    """Reads the tables of a file against the two editions."""

    def __init__(self, reader: FileReader, row: Row, old: Edition, new: Edition) -> None:
        self.reader, self.row = reader, row
        self.editions = {"old": old, "new": new}
        self.addresses = {side: dict(addresses(edition)) for side, edition in self.editions.items()}

    def read(self) -> Forced:
        for side, edition in self.editions.items():
            given = self.row[side]
            if given is not None and given != edition.id:
                self.reader.fault("", "forced-edition", field=side, given=given, edition=edition.id)
        found = {name: list(self._table(name)) for name in _SHAPES}
        for decision in (*found["split"], *found["merge"]):
            self._check_parts(decision)
        self._check_contradictions(found)
        return Forced(tuple(decision for decisions in found.values() for decision in decisions))

    def _table(self, name: DecisionKind) -> Iterator[Decision]:
        """Yield the decisions of one kind whose paragraphs are all there, as they were quoted."""
        for row in self.row[name] or ():
            olds, news = self._paragraphs(row, "old"), self._paragraphs(row, "new")
            if row.sound and olds and news:
                quoted = all(row[f"{side}_text"] for side in self.editions)
                yield Decision(name, row.place, olds, news, row["by"], row["why"], quoted)

    def _paragraphs(self, row: Row, side: str) -> tuple[Paragraph, ...]:
        """Return the paragraphs named, none when one is not as it was quoted."""
        names, quoted = row[side] or (), row[f"{side}_text"] or ()
        if quoted and len(quoted) != len(names):
            self.reader.fault(row.place, "forced-texts", field=f"{side}_text", n=len(names))
            return ()
        found = [self._paragraph(row.place, side, name) for name in names]
        for paragraph, beginning in zip(found, quoted, strict=bool(quoted)):
            if paragraph is not None and not _begins(paragraph, beginning):
                self._other_text(row.place, side, paragraph, beginning)
                return ()
        return tuple(p for p in found if p is not None) if None not in found else ()

    def _paragraph(self, place: str, side: str, name: str) -> Paragraph | None:
        known = self.addresses[side]
        if name not in known:
            args = {"name": name, "edition": self.editions[side].id, "nearest": ", ".join(_near(name, known))}
            self.reader.fault(place, "forced-nothing-there", **args)
        return known.get(name)

    def _other_text(self, place: str, side: str, paragraph: Paragraph, beginning: str) -> None:
        edition = self.editions[side]
        args = {"name": paragraph.number, "edition": edition.id, "given": beginning, "text": paragraph.text}
        now = [name for name, other in self.addresses[side].items() if _begins(other, beginning)]
        if now:
            self.reader.fault(place, "forced-text-elsewhere", **args, nearest=now[0])
        else:
            self.reader.fault(place, "forced-text", **args)

    def _check_parts(self, decision: Decision) -> None:
        several = max(decision.olds, decision.news, key=len)
        if len({p.key for p in several}) < max(len(several), 2):
            self.reader.fault(decision.name, "forced-parts")

    def _check_contradictions(self, found: Mapping[DecisionKind, Sequence[Decision]]) -> None:
        """Check that nothing is decided twice, and that nothing forbidden is decided."""
        told: dict[tuple[str, str], str] = {}
        together: dict[tuple[str, str], str] = {}
        for decision in (*found["match"], *found["split"], *found["merge"]):
            for side, paragraphs in (("old", decision.olds), ("new", decision.news)):
                for paragraph in paragraphs:
                    first = told.setdefault((side, paragraph.key), decision.name)
                    if first != decision.name:
                        edition = self.editions[side].id
                        args = {"name": paragraph.number, "edition": edition, "other": first}
                        self.reader.fault(decision.name, "forced-twice", **args)
            together |= {(o.key, n.key): decision.name for o in decision.olds for n in decision.news}
        for decision in found["forbid"]:
            other = together.get((decision.olds[0].key, decision.news[0].key))
            if other is not None:
                self.reader.fault(decision.name, "forced-contradicts", other=other)


def addresses(edition: Edition) -> Iterator[tuple[str, Paragraph]]:
    """Yield what each paragraph is called by: its number, or that of its owner with its role and place."""
    counts: dict[str, int] = {}
    for paragraph in edition.paragraphs:
        if paragraph.role.numbered:
            yield paragraph.number, paragraph
            continue
        name = f"{paragraph.number}/{paragraph.role.value}"
        counts[name] = counts.get(name, 0) + 1
        if counts[name] == 1:
            yield name, paragraph
        yield f"{name}/{counts[name]}", paragraph


def _begins(paragraph: Paragraph, beginning: str) -> bool:
    """Tell whether the text begins so, in whole words, or has this digest."""
    if _DIGEST.fullmatch(beginning):
        return digest_of(paragraph.text) == beginning
    start = words(beginning)
    return (
        normalise(paragraph.text).startswith(normalise(beginning))
        and words(paragraph.text)[: len(start)] == start
    )


def _near(name: str, known: Mapping[str, Paragraph]) -> list[str]:
    """Return what is named most alike, and the numbers before and after it."""
    near = get_close_matches(name, known, 2)
    if is_number(name):
        ordered = sorted(filter(is_number, known), key=parts)
        before = [number for number in ordered if parts(number) < parts(name)]
        near = [*before[-1:], *ordered[len(before) : len(before) + 1]]
    return near or list(known)[:2]
