"""Paragraph numbers are strings compared by their whole components."""

from __future__ import annotations

import pytest

from ccg_rules.rulebook import Coverage, is_number, is_within, parent, parts, under


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
    "text", ["", "404.", ".1", "404..1", "404.01", "404,1", "[404]", "-1", "404.1a", "٤٠٤"]
)
def test_what_is_not_a_number(text: str) -> None:
    assert not is_number(text)
    with pytest.raises(ValueError, match="not a paragraph number"):
        parts(text)


def test_parent() -> None:
    assert parent("404.1.2") == "404.1"
    assert parent("404") is None


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
