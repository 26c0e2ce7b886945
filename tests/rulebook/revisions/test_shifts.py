"""Renumberings told together."""

from __future__ import annotations

import pytest

from ccg_rules.rulebook.revisions import Comparison, Kind, TextChange
from ccg_rules.rulebook.revisions.compare import Change
from ccg_rules.rulebook.revisions.shifts import shifts

from .books import edition


def told(*pairs: tuple[str, str], role: str = "clause") -> list[tuple[str, str, int]]:
    """Return the shifts of clauses that were renumbered so."""
    old = edition("old", *(f"{number}/{role} Текст." for number, _ in pairs))
    new = edition("new", *(f"{number}/{role} Текст." for _, number in pairs))
    changes = tuple(
        Change(a, b, Kind.RENUMBERED, TextChange.NONE, False, None, None, 1.0)
        for a, b in zip(old.paragraphs, new.paragraphs, strict=True)
    )
    return [(shift.old, shift.new, shift.n) for shift in shifts(Comparison(old, new, changes))]


@pytest.mark.parametrize(
    ("pairs", "expected"),
    [
        ([], []),
        (
            [("408", "407"), ("408.1", "407.1"), ("409", "408"), ("409.2", "408.2")],
            [("408–409", "407–408", 4)],
        ),
        ([("404.1.2", "404.1.3"), ("404.1.3", "404.1.4")], [("404.1.2–404.1.3", "404.1.3–404.1.4", 2)]),
        # What shifted inside by itself does not break what shifted as a whole.
        ([("5.1", "6.1"), ("5.4", "6.3"), ("5.2", "6.2")], [("5", "6", 2), ("5.4", "6.3", 1)]),
        (
            [("101.9", "101.10"), ("101.9.4", "101.10.3"), ("101.10", "101.11")],
            [("101.9–101.10", "101.10–101.11", 2), ("101.9.4", "101.10.3", 1)],
        ),
        # A gap, or another amount, is another shift.
        ([("1", "2"), ("3", "4")], [("1", "2", 1), ("3", "4", 1)]),
        ([("1", "2"), ("2", "4")], [("1", "2", 1), ("2", "4", 1)]),
        ([("1.1", "1.2"), ("2.2", "2.3")], [("1.1", "1.2", 1), ("2.2", "2.3", 1)]),
        # Deeper or higher than it was.
        ([("3.1", "3.1.1"), ("3.2", "3.1.2")], [("3.1–3.2", "3.1.1–3.1.2", 2)]),
    ],
)
def test_neighbours_that_shifted_alike_are_one(
    pairs: list[tuple[str, str]], expected: list[tuple[str, str, int]]
) -> None:
    assert told(*pairs) == expected


def test_what_has_no_number_of_its_own_does_not_count() -> None:
    assert told(("1.1", "1.2"), role="bullet") == []
