"""The two editions of Berserk are aligned as a person aligned them, by the texts alone."""

from __future__ import annotations

import csv
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from ccg_rules.rulebook import load
from ccg_rules.rulebook.revisions import Kind, TextChange, compare

if TYPE_CHECKING:
    from ccg_rules.rulebook import Edition, Paragraph
    from ccg_rules.rulebook.revisions import Change, Comparison

ALIGNMENT = Path(__file__).parents[2] / "data" / "alignment.csv"

Row = dict[str, str]


@cache
def rows() -> list[Row]:
    with ALIGNMENT.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def nameless(edition: Edition) -> Edition:
    """Return the edition with keys that say nothing, and without what persons judged."""

    def without_names(number: int, paragraph: Paragraph) -> Paragraph:
        sentences = [
            replace(s, key=f"{edition.id}.p{number}.s{n}") for n, s in enumerate(paragraph.sentences)
        ]
        return replace(paragraph, key=f"{edition.id}.p{number}", sentences=tuple(sentences))

    paragraphs = tuple(without_names(n, p) for n, p in enumerate(edition.paragraphs))
    return replace(edition, paragraphs=paragraphs, judgements=())


@cache
def by_texts(*, backwards: bool = False) -> Comparison:
    rulebook = load()
    old, new = rulebook.edition("berserk-vanguard"), nameless(rulebook.edition("berserk-execution"))
    old = replace(old, judgements=())
    return compare(new, old) if backwards else compare(old, new)


def line(paragraph: Paragraph | None) -> tuple[str, str]:
    """Return what identifies a paragraph in the table: its source and its line there."""
    return ("", "") if paragraph is None else (paragraph.source, str(paragraph.line))


def told(change: Change) -> tuple[str, ...]:
    """Return what the table says of a change."""
    return (
        *line(change.old),
        change.old.number if change.old else "",
        *line(change.new),
        change.new.number if change.new else "",
        change.kind.value,
        change.text_change.value if change.text_change else "",
        "yes" if change.number_reused else "",
    )


def expected(row: Row) -> tuple[str, ...]:
    names = (
        *("vanguard_source", "vanguard_line", "vanguard_number"),
        *("execution_source", "execution_line", "execution_number", "kind", "text_change", "number_reused"),
    )
    return tuple(row[name] for name in names)


def test_the_texts_alone_give_the_alignment_of_a_person() -> None:
    assert [told(change) for change in by_texts().changes] == [expected(row) for row in rows()]


def test_backwards_it_is_the_mirror() -> None:
    mirrored = {Kind.ADDED: Kind.REMOVED, Kind.REMOVED: Kind.ADDED}

    def seen(change: Change) -> tuple[tuple[str, str], tuple[str, str], Kind, TextChange | None]:
        return line(change.old), line(change.new), change.kind, change.text_change

    forwards = {seen(change) for change in by_texts().changes}
    back = {seen(change) for change in by_texts(backwards=True).changes}
    assert {(new, old, mirrored.get(kind, kind), text) for old, new, kind, text in back} == forwards


def test_a_number_that_names_another_rule_is_told_backwards_too() -> None:
    reused = {c.old.number for c in by_texts(backwards=True).changes if c.number_reused and c.old}
    assert reused == {
        *("404.1.4", "407", "407.1", "408", "408.1", "408.2", "408.3"),
        *("409", "409.1", "409.2", "409.3", "410", "410.1"),
    }


def test_the_judgements_of_persons_are_taken_over_and_none_is_made_up() -> None:
    rulebook = load()
    whole = compare(rulebook.edition("berserk-vanguard"), rulebook.edition("berserk-execution"))
    judged = {c.new.number: c.meaning for c in whole.changes if c.meaning and c.new}
    by_hand = {
        row["execution_number"]: row["judgement"].removesuffix("-meaning")
        for row in rows()
        if row["judgement"]
    }
    # The range in 404.1 and the full stop in 406 are judged in the edition too.
    assert judged == by_hand | {"404.1": "same", "406": "same"}
    assert not any(change.meaning for change in by_texts().changes)


def test_a_full_rewrite_is_proposed_and_not_taken() -> None:
    proposed = {(c.old or c.new, c.proposal) for c in by_texts().changes if c.proposal}
    assert {(one.number, other.number) for one, other in proposed if one and other} == {
        ("404.1.4", "404.1.4")
    }
    assert len(proposed) == 2
