"""Editions of several hundred clauses with a known history: what was done is found, and nothing else.

`tests/benchmarks/revisions.py` does the same with 3,000 clauses, and measures.
"""

from __future__ import annotations

import pytest

from ccg_rules.rulebook.revisions import Kind, TextChange, compare

from .synthetic import editions, measure


@pytest.mark.parametrize("seed", range(8))
def test_what_was_done_is_found_and_nothing_else(seed: int) -> None:
    old, new, truth = editions(seed, 500)
    assert truth.moved
    assert truth.split
    assert truth.merged
    assert truth.twins
    found = measure(compare(old, new), truth)
    assert found.wrong == []
    assert found.false_moves == []
    assert found.kinds == []
    assert found.recovered >= 0.995 * found.links


def test_an_edition_of_hundreds_of_clauses_is_the_same_as_itself() -> None:
    old, _, _ = editions(1, 500)
    changes = compare(old, old).changes
    assert {(c.kind, c.text_change, c.number_reused) for c in changes} == {
        (Kind.SAME, TextChange.NONE, False)
    }
    assert all(c.old is c.new for c in changes)
