"""Paragraph numbers are strings compared by their whole components."""

from __future__ import annotations

import pytest

from ccg_rules.rulebook import Coverage, is_number, is_within, parent, parts, under
from ccg_rules.rulebook.numbers import following


def test_parts_are_the_key_to_sort_by() -> None:
    assert parts("404.1.2") == (404, 1, 2)
    assert sorted(["404.10", "404.2", "404.1.9", "404.1", "404"], key=parts) == [
        "404",
        "404.1",
        "404.1.9",
        "404.2",
        "404.10",
    ]


@pytest.mark.parametrize(
    "text", ["", "404.", ".1", "404..1", "404.01", "404,1", "[404]", "-1", "404.1ab", "a.1", "404.1.", "٤٠٤"]
)
def test_what_is_not_a_number(text: str) -> None:
    assert not is_number(text)
    with pytest.raises(ValueError, match="not a paragraph number"):
        parts(text)


@pytest.mark.parametrize(
    ("number", "above"),
    [
        ("404.1.2", "404.1"),
        ("404", None),
        ("702.6c", "702.6"),
        ("100.2.a", "100.2"),
        ("100.2.а.1", "100.2.а"),
    ],
)
def test_parent(number: str, above: str | None) -> None:
    assert parent(number) == above


@pytest.mark.parametrize(
    ("number", "next_one"),
    [
        ("404", "405"),
        ("404.1.9", "404.1.10"),
        ("702.6c", "702.6d"),
        ("100.2.a", "100.2.b"),
        ("100.2.A", "100.2.B"),
        ("5и", "5к"),
    ],
)
def test_the_number_after_it_on_its_level(number: str, next_one: str) -> None:
    assert following(number) == next_one
    assert parts(number) < parts(next_one)
    assert parent(number) == parent(next_one)


@pytest.mark.parametrize("number", ["702.6z", "5я"])
def test_after_the_last_letter_there_is_none(number: str) -> None:
    with pytest.raises(ValueError, match="no letter follows"):
        following(number)


def test_a_letter_is_a_component_like_a_number() -> None:
    assert parts("702.6c") == parts("702.6.c") == (702, 6, 3)
    assert sorted(["702.7", "702.6b", "702.6", "702.6a"], key=parts) == ["702.6", "702.6a", "702.6b", "702.7"]
    assert under("702.6", "702.6c")


@pytest.mark.parametrize(
    ("ancestor", "number", "is_under"),
    [
        ("404.1", "404.1.4", True),
        ("404.1", "404.1", True),
        ("404", "404.1.4", True),
        ("404.1", "404.10", False),
        ("404.1", "404.10.1", False),
        ("404.1.4", "404.1", False),
        ("40", "404", False),
    ],
)
def test_under(ancestor: str, number: str, is_under: bool) -> None:
    assert under(ancestor, number) is is_under


@pytest.mark.parametrize(
    ("number", "within"),
    [
        ("402.2", False),
        ("402.3", True),
        ("402.3.1", True),
        ("403", True),
        ("402.10", True),
        ("404.1.4", True),
        ("404.1.4.1", False),
        ("404.1.10", False),
        ("404.2", False),
        ("402", False),
    ],
)
def test_a_window_has_both_its_ends(number: str, within: bool) -> None:
    assert is_within(number, Coverage("402.3", "404.1.4")) is within
