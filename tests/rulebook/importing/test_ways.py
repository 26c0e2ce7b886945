"""What the text says of its numbers weighs with the ways in which it may be numbered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ccg_rules.rulebook.importing.lines import Line, read_line
from ccg_rules.rulebook.importing.ways import Ways, build
from ccg_rules.rulebook.numbers import parts

if TYPE_CHECKING:
    from collections.abc import Sequence


def lines(*texts: str) -> list[Line]:
    found = (read_line(text, count) for count, text in enumerate(texts, start=1))
    return [line for line in found if line is not None]


def ways(*texts: str) -> Ways:
    return Ways([lines(*texts)])


@pytest.mark.parametrize(
    "pointer",
    [
        "(п.402.2)",
        "(п. 402.2)",
        "(см. п.402.2)",
        "(см. 402.2)",
        "по п. 402.2",
        "согласно п. 402.2",
        "в пункте 402.2",
    ],
)
def test_what_points_with_a_number_is_passed_over(pointer: str) -> None:
    (named,) = ways(f"402.1. Ход начат. Игрок повторяет перемешивание колоды {pointer}.").named
    assert named.stems == ("игро", "повто", "перем", "колод")


def test_words_before_a_list_of_numbers_are_about_each() -> None:
    both = ways("402.1. Раздача колоды, пп. 402.2, 402.3; бросок жребия (п. 402.5).").named
    assert [named.stems for named in both] == [("разда", "колод")] * 2 + [("бросо", "жреби")]


def test_a_sentence_of_its_own_that_refers_is_about_the_one_before() -> None:
    (named,) = ways("402.1. Игрок ходит. Колода перемешана. См. п. 402.2.").named
    assert named.stems == ("колод", "перем")


RANGE = ("1. Ход", "1.1. Порядок описан в п.п. 1.1.1 – 1.1.3.", "1.1.1. Игрок берёт карту.")


def test_numbers_that_a_range_names_are_owed_but_after_its_end() -> None:
    known = ways(*RANGE)
    owed = [known.owed(number) for number in ("1.1", "1.1.1", "1.1.2", "1.1.3", "1.1.4")]
    assert owed[0] < owed[1] == owed[2] < owed[3] == owed[4] == 1


def test_a_list_seldom_goes_on_after_a_range_of_it() -> None:
    known = ways(*RANGE)
    carrier, item = known.items[-1], known.items[-1]
    inside, after = (
        known.transition(before, following, carrier, item)
        for before, following in (("1.1.2", "1.1.3"), ("1.1.3", "1.1.4"))
    )
    assert after < inside


def test_numbers_that_are_referred_to_are_seldom_passed_over() -> None:
    plain, told = (ways(*RANGE, f"1.2. Игрок ходит{such}.") for such in ("", ", см. п. 1.5.2, 1.5.3 и 1.6.1"))
    passing, between = (
        [known.transition(before, "1.7", known.items[-1], known.items[-1]) for known in (plain, told)]
        for before in ("1.5", "1.6.1")
    )
    assert passing[1] == pytest.approx(passing[0] * 0.25**3, rel=0.05)
    assert between[1] == pytest.approx(between[0], rel=0.05)


@pytest.mark.parametrize("after", ["702.6.c", "702.7", "702.5"])
def test_nothing_inferred_comes_after_the_next_printed_number(after: str) -> None:
    """Not even the same number in another dress."""
    window = lines(
        "702. Карты", "702.6. Раз.", "702.6b. Два.", "Игрок ходит.", "Игрок берёт.", f"{after}. Три."
    )
    limit = max(parts(after), parts("702.6b"))
    for places, steps in build(Ways([window])):
        for place, step in zip(places, steps, strict=True):
            if window[place].number is None:
                assert all(parts(state.number) < limit for state in step.states if not state.run)


def test_a_level_is_lost_where_it_is_named_and_never_printed() -> None:
    known = ways("1. Ход", "1.1. Игрок ходит, см. п. 1.1.2.", "1.2. Игрок берёт.")
    lost = {number: known.may_have_lost_children(number) for number in ("", "1", "1.1", "1.1.1")}
    assert lost == {"": False, "1": False, "1.1": True, "1.1.1": False}


def test_that_none_goes_down_to_a_level_that_is_printed_nowhere_says_nothing() -> None:
    texts = ["1. Ход", *(f"1.{i}. Игрок ходит." for i in range(1, 30)), "2. Бой, см. п. 1.1.2."]
    named, printed = ways(*texts), ways(*texts, "2.1. Удар.", "2.1.1. Защита.")
    unseen, seen = (known.move_weight("1.1", "child", None, known.items[1]) for known in (named, printed))
    assert unseen > 2 * seen


NAMES = ("колоду", "отряд", "кристалл", "героя", "жетон", "клетку", "артефакт", "местность")


def referring(said: Sequence[str]) -> Ways:
    at = [f"1.{i}. Игрок открывает {name} сразу." for i, name in enumerate(NAMES, start=1)]
    return ways(
        "1. Ход", *at, "2. Бой", *(f"2.{i}. Здесь – {x} (п. 1.{i})." for i, x in enumerate(said, start=1))
    )


def test_how_much_words_tell_is_learned_from_what_is_printed() -> None:
    """Where what stands before a number is never like what stands at it, its likeness says little."""
    one, told, untold = (referring(said) for said in (NAMES[:1], NAMES, (*NAMES[3:], *NAMES[:3])))
    assert told.naming(2, "1.1") < 0.85 * one.naming(2, "1.1") < 1
    assert untold.naming(4, "1.1") < 0.6 * one.naming(1, "1.1")
