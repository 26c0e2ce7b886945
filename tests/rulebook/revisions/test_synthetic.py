"""Editions of several hundred clauses with a known history: what was done is found, and nothing else.

`tests/benchmarks/revisions.py` does the same with 3,000 clauses, and measures.
"""

from __future__ import annotations

from copy import deepcopy

import pytest

from ccg_rules.rulebook.revisions import Kind, TextChange, compare

from .synthetic import Author, edition, editions, measure


@pytest.mark.parametrize("seed", range(8))
def test_what_was_done_is_found_and_nothing_else(seed: int) -> None:
    old, new, truth = editions(seed, 700)
    assert truth.moved
    assert truth.split
    assert truth.merged
    assert truth.twins
    found = measure(compare(old, new), truth)
    assert found.wrong == []
    assert found.false_moves == []
    assert found.kinds == []
    assert found.recovered >= 0.995 * found.links


def test_a_book_of_which_no_sentence_was_left_as_it_was_is_still_that_book() -> None:
    author = Author(5)
    book = author.book(400)
    revised = deepcopy(book)
    for chapter in revised:
        for node in chapter.walk():
            author.reword(node, 0.33)
    changes = compare(edition("old", book), edition("new", revised)).changes
    paired = [(c.old.key, c.new.key) for c in changes if c.old and c.new]
    assert all(one.removeprefix("old.") == other.removeprefix("new.") for one, other in paired)
    assert len(paired) >= 0.985 * sum(1 for chapter in book for _ in chapter.walk())
    assert {c.kind for c in changes} <= {Kind.SAME, Kind.ADDED, Kind.REMOVED}


def test_an_edition_of_hundreds_of_clauses_is_the_same_as_itself() -> None:
    old, _, _ = editions(1, 500)
    changes = compare(old, old).changes
    assert {(c.kind, c.text_change, c.number_reused) for c in changes} == {
        (Kind.SAME, TextChange.NONE, False)
    }
    assert all(c.old is c.new for c in changes)
