"""What became of every paragraph, on small editions that show one thing each."""

from __future__ import annotations

import json
from dataclasses import replace
from importlib.resources import files
from typing import TYPE_CHECKING

import jsonschema  # type: ignore[import-untyped]
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ccg_rules.rulebook import Judgement, Role, UnknownKey, load
from ccg_rules.rulebook.revisions import Kind, TextChange, compare
from ccg_rules.rulebook.revisions.changelog import changelog, counted
from ccg_rules.rulebook.revisions.shown import shown
from reports.revision import Revision

from .books import NONE, edition
from .synthetic import editions

if TYPE_CHECKING:
    from ccg_rules.rulebook import Edition, Meaning
    from ccg_rules.rulebook.revisions import Comparison

DEAL = "Каждый игрок берёт пятнадцать верхних карт своей колоды."
LOOK = "Игрок вправе посмотреть карты своей раздачи до набора отряда."
PAY = "Чтобы карта попала в отряд, необходимо оплатить её стоимость кристаллами."
ELITE = "Элитные карты набираются за золотые кристаллы, рядовые за серебряные."
RETURN = "Оставшиеся после набора карты возвращаются обратно на дно колоды."
REFUSED = (
    "Если игрок в свой черёд отказался от использования этой особенности, то сыграть её позже он не сможет."
)


def told(comparison: Comparison) -> list[str]:
    """Return the changes, as `old → new kind text`."""
    lines = []
    for c in comparison.changes:
        parts = [c.old and c.old.number, "→", c.new and c.new.number, c.kind, c.text_change]
        lines.append(" ".join(str(part) for part in parts if part))
    return lines


def test_an_insertion_renumbers_what_follows() -> None:
    old = edition("old", "1. Раздача.", f"1.1. {DEAL}", f"1.2. {LOOK}")
    new = edition("new", "1. Раздача.", f"1.1. {PAY}", f"1.2. {DEAL}", f"1.3. {LOOK}")
    found = compare(old, new)
    assert told(found) == [
        "1 → 1 same none",
        "→ 1.1 added",
        "1.1 → 1.2 renumbered none",
        "1.2 → 1.3 renumbered none",
    ]
    assert [c.number_reused for c in found.changes] == [False, True, True, True]


def test_what_changes_places_with_several_has_moved_and_they_have_not() -> None:
    old = edition("old", "1. Раздача.", f"1.1. {DEAL}", f"1.2. {LOOK}", f"1.3. {PAY}", f"1.4. {ELITE}")
    new = edition("new", "1. Раздача.", f"1.1. {LOOK}", f"1.2. {PAY}", f"1.3. {ELITE}", f"1.4. {DEAL}")
    assert [c.old.number for c in compare(old, new).changes if c.kind is Kind.MOVED and c.old] == ["1.1"]


def test_a_parent_with_its_children_outweighs_a_paragraph_that_passes_them() -> None:
    old = edition("old", f"1.1. {DEAL}", f"1.2. {PAY}", f"1.2.1. {ELITE}", "2. Конец.")
    new = edition("new", f"1.1. {PAY}", f"1.1.1. {ELITE}", f"1.2. {DEAL}", "2. Конец.")
    assert [c.old.text for c in compare(old, new).changes if c.kind is Kind.MOVED and c.old] == [DEAL]


def test_bullets_that_change_their_order_have_moved_under_the_same_number() -> None:
    old = edition(
        "old", "1. Выбор.", f"1.1. {DEAL}", f"1.1/bullet {LOOK}", f"1.1/bullet {PAY}", f"1.1/bullet {ELITE}"
    )
    new = edition(
        "new", "1. Выбор.", f"1.1. {DEAL}", f"1.1/bullet {PAY}", f"1.1/bullet {ELITE}", f"1.1/bullet {LOOK}"
    )
    moved = [c for c in compare(old, new).changes if c.kind is not Kind.SAME]
    assert [(c.kind, c.old.text if c.old else "", c.number_reused) for c in moved] == [
        (Kind.MOVED, LOOK, False)
    ]


def test_a_split_is_told_for_each_part_and_a_merge_is_its_mirror() -> None:
    whole = edition("old", "1. Набор.", f"1.1. {PAY} {ELITE}", f"1.2. {RETURN}")
    parts = edition("new", "1. Набор.", f"1.1. {PAY}", f"1.2. {ELITE}", f"1.3. {RETURN}")
    split = compare(whole, parts)
    assert told(split) == [
        "1 → 1 same none",
        "1.1 → 1.1 split none",
        "1.1 → 1.2 split none",
        "1.2 → 1.3 renumbered none",
    ]
    assert [c.number_reused for c in split.changes] == [False, False, False, True]
    assert len(split.of_old(whole.paragraphs[1].key)) == 2
    merge = compare(parts, whole)
    assert told(merge) == [
        "1 → 1 same none",
        "1.1 → 1.1 merged none",
        "1.2 → 1.1 merged none",
        "1.3 → 1.2 renumbered none",
    ]
    assert len(merge.of_new(whole.paragraphs[1].key)) == 2


def test_identical_boilerplate_stays_with_its_parent() -> None:
    old = edition(
        "old",
        "1. Набор.",
        f"1.1. {PAY}",
        f"1.2. {REFUSED}",
        "2. Расстановка.",
        f"2.1. {ELITE}",
        f"2.2. {REFUSED}",
    )
    new = edition("new", "1. Набор.", f"1.1. {PAY}", "2. Расстановка.", f"2.1. {ELITE}", f"2.2. {REFUSED}")
    assert [c.old.number for c in compare(old, new).changes if c.kind is Kind.REMOVED and c.old] == ["1.2"]


def test_boilerplate_does_not_attract() -> None:
    before, after, late = (
        f"Особенности {when}. {REFUSED}" for when in ("до набора", "после боя", "в конце хода")
    )
    old = edition("old", "1. Набор.", f"1.1. {before}", "2. Бой.", f"2.1. {ELITE}", f"2.2. {late}")
    new = edition("new", "1. Набор.", "2. Бой.", f"2.1. {ELITE}", f"2.2. {late}", f"2.3. {after}")
    kinds = [c.kind for c in compare(old, new).changes if c.kind is not Kind.SAME]
    assert sorted(kinds) == [Kind.ADDED, Kind.REMOVED]


def test_boilerplate_does_not_stray_to_another_parent() -> None:
    # Its own went with a rewording of the clause, and a new clause brought one.
    old = edition(
        "old", f"1.1. {PAY}", f"1.1.1. {REFUSED}", f"1.2. {ELITE}", f"1.3. {DEAL}", f"1.3.1. {REFUSED}"
    )
    new = edition(
        "new", f"1.1. {PAY}", f"1.2. {ELITE}", f"1.2.1. {REFUSED}", f"1.3. {DEAL}", f"1.3.1. {REFUSED}"
    )
    differ = [line for line in told(compare(old, new)) if "same" not in line]
    assert differ == ["1.1.1 → removed", "→ 1.2.1 added"]


def test_boilerplate_does_not_stray_where_nothing_else_is_left() -> None:
    lines = f"1.3. {DEAL}", f"1.3.1. {REFUSED}"
    old = edition("old", f"1.1. {PAY}", f"1.1.1. {REFUSED}", *lines)
    new = edition("new", f"1.1. {PAY}", f"1.2. {ELITE}", f"1.2.1. {REFUSED}", *lines)
    assert [line for line in told(compare(old, new)) if "same" not in line] == [
        "1.1.1 → removed",
        "→ 1.2 added",
        "→ 1.2.1 added",
    ]


def test_rules_that_share_only_boilerplate_are_not_one_though_most_of_their_words_are() -> None:
    rest = [f"1.{n}. {text} {REFUSED}" for n, text in enumerate((DEAL, PAY, LOOK, ELITE, RETURN), 2)]
    old = edition("old", f"1.1. Каждый лучник сбрасывает фишку мести после схватки отряда. {REFUSED}", *rest)
    new = edition("new", f"1.1. Терния возвращаются хозяину вместе с его символом победы. {REFUSED}", *rest)
    removed, added = compare(old, new).changes[:2]
    assert (removed.kind, added.kind) == (Kind.REMOVED, Kind.ADDED)
    assert removed.proposal is added.new


SHARE = "Серебряные кристаллы делятся поровну между всеми сторонами сражения."


@pytest.mark.parametrize(
    ("first", "second", "child"),
    [
        (PAY, PAY, ()),
        (PAY, PAY.replace("необходимо", "нужно"), ()),
        (PAY, "Монеты и знамёна хранятся отдельно.", (f"1.1.1. {LOOK}",)),
    ],
    ids=["as it was", "reworded", "written anew"],
)
def test_boilerplate_stays_with_its_parent_whatever_became_of_that(
    first: str, second: str, child: tuple[str, ...]
) -> None:
    own, next_own = f"1.1.{1 + len(child)}", "1.2.1"
    old = edition(
        "old", "1. Бой.", f"1.1. {first}", *child, f"{own}. {REFUSED}", f"1.2. {SHARE}", f"1.3. {DEAL}"
    )
    new = edition(
        *("new", "1. Бой.", f"1.1. {second}", *child),
        *(f"1.2. {SHARE.replace('поровну', 'всегда')}", f"{next_own}. {REFUSED}", f"1.3. {DEAL}"),
    )
    old = edition("old", *lines_of(old), "2. Конец.", f"2.1. {REFUSED}")
    new = edition("new", *lines_of(new), "2. Конец.", f"2.1. {REFUSED}")
    found = told(compare(old, new))
    assert {"1.2 → 1.2 same wording", f"{own} → removed", f"→ {next_own} added"} <= set(found)


def lines_of(one: Edition) -> list[str]:
    return [f"{p.number}. {p.text}" for p in one.paragraphs]


def test_a_clause_that_changed_its_level_is_still_the_same_unless_it_is_hardly_like_it() -> None:
    old = edition("old", "1. Бой.", f"1.1. {DEAL}", f"1.1.1. {PAY}", f"1.1.1.1. {SHARE}", f"1.1.2. {ELITE}")
    for words, became in (
        ("поровну", "1.1.1.1 → 1.1.2 renumbered wording"),
        ("поровну между всеми", "1.1.1.1 → removed"),
    ):
        text = SHARE.replace(words, " ".join(["всегда", "среди", "разных"][: len(words.split())]))
        new = edition("new", "1. Бой.", f"1.1. {DEAL}", f"1.1.1. {PAY}", f"1.1.2. {text}", f"1.1.3. {ELITE}")
        assert became in told(compare(old, new))


def test_below_a_parent_that_stayed_what_is_a_little_alike_does_not_pass_another() -> None:
    text = SHARE.replace("поровну между всеми", "всегда среди разных")
    old = edition("old", "1. Бой.", f"1.1. {DEAL}", f"1.1.1. {SHARE}", f"1.1.2. {PAY}")
    new = edition("new", "1. Бой.", f"1.1. {DEAL}", f"1.1.1. {PAY}", f"1.1.2. {text}")
    assert "1.1.1 → removed" in told(compare(old, new))
    there = edition("new", "1. Бой.", f"1.1. {DEAL}", f"1.1.1. {text}", f"1.1.2. {PAY}")
    assert "1.1.1 → 1.1.1 same wording" in told(compare(old, there))


def test_a_title_written_anew_is_not_its_successor_though_all_below_it_went_there() -> None:
    old = edition("old", "1. Подфаза Вскрытия.", f"1.1. {DEAL}", "2. Бой.", f"2.1. {PAY}", f"2.2. {ELITE}")
    new = edition("new", "1. Бой.", f"1.1. {PAY}", f"1.2. {ELITE}", "2. Монеты.", f"2.1. {DEAL}")
    assert "1 → removed" in told(compare(old, new))


def test_what_is_split_is_found_from_whatever_stands_beside_it() -> None:
    whole, long = f"{PAY} {ELITE}", f"{PAY} {DEAL} {SHARE}"
    rest = ("2. Бой.", f"2.1. {LOOK}", f"2.2. {RETURN}")
    splits = {
        "moved as well": (
            edition("old", "1. Раздача.", f"1.1. {long} {ELITE}", *rest),
            edition("new", "1. Раздача.", *rest, f"2.3. {long}", f"2.4. {ELITE}"),
        ),
        "something moved between": (
            edition("old", "1. Раздача.", f"1.1. {whole}", f"1.2. {DEAL}", f"1.3. {SHARE}", *rest),
            edition(
                "new",
                "1. Раздача.",
                f"1.1. {PAY}",
                f"1.2. {RETURN}",
                f"1.3. {ELITE}",
                f"1.4. {DEAL}",
                f"1.5. {SHARE}",
                *rest[:2],
            ),
        ),
        "below itself, after others": (
            edition("old", "1. Раздача.", f"1.1. {whole}", f"1.1.1. {DEAL}", f"1.1.2. {SHARE}", *rest),
            edition(
                "new",
                "1. Раздача.",
                f"1.1. {PAY}",
                f"1.1.1. {DEAL}",
                f"1.1.2. {SHARE}",
                f"1.1.3. {ELITE}",
                *rest,
            ),
        ),
    }
    for name, (old, new) in splits.items():
        found = [c.new.text for c in compare(old, new).changes if c.kind is Kind.SPLIT and c.new]
        assert found in ([PAY, ELITE], [long, ELITE]), name
        back = [c.old.text for c in compare(new, old).changes if c.kind is Kind.MERGED and c.old]
        assert back == found, name


def test_a_whole_none_of_whose_parts_is_much_like_it_is_still_split() -> None:
    texts = (PAY, ELITE, DEAL, LOOK, RETURN, SHARE)
    old = edition("old", "1. Раздача.", f"1.1. {' '.join(texts)}", "2. Бой.")
    new = edition("new", "1. Раздача.", *(f"1.{n}. {text}" for n, text in enumerate(texts, 1)), "2. Бой.")
    assert [c.kind for c in compare(old, new).changes].count(Kind.SPLIT) == 6


def test_a_couple_of_words_are_no_part() -> None:
    old = edition("old", "1. Раздача.", f"1.1. {DEAL} Конец хода.", "2. Бой.")
    new = edition("new", "1. Раздача.", f"1.1. {DEAL}", "2. Конец хода.", "3. Бой.")
    assert "→ 2 added" in told(compare(old, new))


def test_a_line_without_words_is_the_same_line() -> None:
    old = edition("old", "1. Раздача.", f"1.1. {DEAL}", "1.2. ***", "2. Бой.", "2.1. ***")
    assert {c.kind for c in compare(old, replace(old, id="new")).changes} == {Kind.SAME}


def test_what_passes_the_next_heading_has_moved_and_the_heading_has_not() -> None:
    old = edition("old", "1. Раздача.", f"1.1. {DEAL}", f"1.2. {LOOK}", "2. Набор.", f"2.1. {PAY}")
    new = edition("new", "1. Раздача.", f"1.1. {DEAL}", "2. Набор.", f"2.1. {LOOK}", f"2.2. {PAY}")
    for found, moved in ((compare(old, new), LOOK), (compare(new, old), LOOK)):
        assert [c.old.text for c in found.changes if c.kind is Kind.MOVED and c.old] == [moved]


def test_of_two_that_changed_places_the_one_with_another_parent_has_moved() -> None:
    old = edition("old", "1. Раздача.", f"1.1. {DEAL}", f"1.1.1. {LOOK}", f"1.2. {PAY}")
    new = edition("new", "1. Раздача.", f"1.1. {DEAL}", f"1.2. {PAY}", f"1.2.1. {LOOK}")
    for found in (compare(old, new), compare(new, old)):
        assert [c.old.text for c in found.changes if c.kind is Kind.MOVED and c.old] == [LOOK]


def test_a_heading_is_not_taken_for_a_clause_of_much_the_same_words() -> None:
    old = edition("old", "1. Подфаза Движения отряда.", f"1.1. {DEAL}", "2. Конец.")
    for first, became in (("1.", "1 → 1 same wording"), ("1.0.", "1 → removed")):
        new = edition("new", f"{first} Подфаза Движения куда-то идёт.", f"1.1. {DEAL}", "2. Конец.")
        assert told(compare(old, new))[0] == became


FOUR_ONE_WAY = "Подфаза Вскрытия карт отряда"


def test_a_short_title_that_went_here_and_came_there_has_not_moved() -> None:
    old = edition("old", f"1. {FOUR_ONE_WAY}.", f"1.1. {DEAL}", "2. Бой.", f"2.1. {PAY}", f"2.2. {ELITE}")
    new = edition("new", "1. Бой.", f"1.1. {PAY}", f"1.2. {ELITE}", f"2. {FOUR_ONE_WAY}.", f"2.1. {RETURN}")
    assert Kind.MOVED not in {c.kind for c in compare(old, new).changes}
    # With what stands below it, it has.
    new = edition("new", "1. Бой.", f"1.1. {PAY}", f"1.2. {ELITE}", f"2. {FOUR_ONE_WAY}.", f"2.1. {DEAL}")
    moved = [c.old.number for c in compare(old, new).changes if c.kind is Kind.MOVED and c.old]
    assert moved == ["1", "1.1"]


REWORDED = "Каждый игрок обязан взять пятнадцать верхних карт своей колоды в руку."


def test_what_moves_with_its_parent_is_found_below_it_reworded_or_boilerplate() -> None:
    moving = [f"{LOOK} {RETURN}", DEAL, REFUSED]
    old = edition(
        "old",
        *("1. Раздача.", *(f"1.{'1.' * bool(n)}{n or 1}. {text}" for n, text in enumerate(moving))),
        *("2. Набор.", f"2.1. {PAY}", f"2.2. {ELITE}", f"2.3. {REFUSED}", f"2.4. {PAY} {RETURN}", "3. Бой."),
    )
    moving[1] = REWORDED
    new = edition(
        "new",
        *("1. Раздача.",),
        *("2. Набор.", f"2.1. {PAY}", f"2.2. {ELITE}", f"2.3. {REFUSED}", f"2.4. {PAY} {RETURN}", "3. Бой."),
        *(f"3.{'1.' * bool(n)}{n or 1}. {text}" for n, text in enumerate(moving)),
    )
    moved = [line for line in told(compare(old, new)) if "moved" in line]
    assert moved == ["1.1 → 3.1 moved none", "1.1.1 → 3.1.1 moved wording", "1.1.2 → 3.1.2 moved none"]


def test_what_moved_and_was_reworded_is_found_if_it_is_like_nothing_else() -> None:
    lines = [f"2.1. {PAY}", f"2.2. {ELITE}", "3. Бой."]
    old = edition("old", "1. Раздача.", f"1.1. {DEAL} {LOOK}", "2. Набор.", *lines)
    moved = f"{DEAL} {LOOK.replace('вправе', 'может')}"
    new = edition("new", "1. Раздача.", "2. Набор.", *lines, f"3.1. {moved}")
    assert "1.1 → 3.1 moved wording" in told(compare(old, new))
    twice = edition("new", "1. Раздача.", "2. Набор.", *lines, f"3.1. {moved}", f"3.2. {moved} Тогда.")
    assert "1.1 → removed" in told(compare(old, twice))


def test_what_moved_below_another_parent_must_be_more_alike() -> None:
    text = f"{DEAL} {LOOK}"
    other = text
    for word in ("вправе", "верхних", "пятнадцать", "посмотреть", "колоды", "раздачи"):
        other = other.replace(word, word[::-1])
    chapters = ("1. Раздача.", f"1.1. {PAY}", f"1.2. {ELITE}"), ("2. Бой.", f"2.1. {RETURN}")
    old = edition("old", "1. Раздача.", f"1.1. {text}", f"1.2. {PAY}", f"1.3. {ELITE}", *chapters[1])
    within = edition("new", *chapters[0], f"1.3. {other}", *chapters[1])
    assert "1.1 → 1.3 moved wording" in told(compare(old, within))
    elsewhere = edition("new", *chapters[0], *chapters[1], f"2.2. {other}")
    assert "1.1 → removed" in told(compare(old, elsewhere))


def test_what_is_only_a_little_alike_is_one_only_in_its_place() -> None:
    half = "Каждый игрок берёт пятнадцать монет из общего запаса в центре стола."
    old = edition("old", "1. Раздача.", f"1.1. {DEAL}", f"1.2. {LOOK}", "2. Бой.", f"2.1. {PAY}")
    new = edition("new", "1. Раздача.", f"1.1. {LOOK}", f"1.2. {half}", "2. Бой.", f"2.1. {PAY}")
    assert [line for line in told(compare(old, new)) if "1.1 →" in line] == ["1.1 → removed"]


def test_two_sentences_that_stand_alone_now_are_no_split_of_a_clause_that_is_gone() -> None:
    long = " ".join(
        (DEAL, LOOK, RETURN, "Вскрытие карт происходит одновременно.", "Летающие существа переносятся.")
    )
    old = edition("old", "1. Набор.", f"1.1. {long} {PAY} {ELITE}", "2. Бой.")
    new = edition("new", "1. Набор.", f"1.1. {PAY}", f"1.2. {ELITE}", "2. Бой.")
    assert told(compare(old, new))[1:4] == ["1.1 → removed", "→ 1.1 added", "→ 1.2 added"]
    half = edition(
        "new", "1. Набор.", f"1.1. {PAY} {LOOK}", f"1.2. {ELITE} {DEAL}", f"1.3. {RETURN}", "2. Бой."
    )
    assert [line for line in told(compare(old, half)) if "split" in line] == [
        "1.1 → 1.1 split wording",
        "1.1 → 1.2 split wording",
        "1.1 → 1.3 split wording",
    ]


def test_a_full_rewrite_is_removed_and_added_and_each_is_proposed_for_the_other() -> None:
    old = edition("old", "1. Раздача.", f"1.1. {DEAL}", f"1.2. {LOOK}", f"1.3. {PAY}")
    new = edition("new", "1. Раздача.", f"1.1. {DEAL}", f"1.2. {RETURN}", f"1.3. {PAY}")
    removed, added = (c for c in compare(old, new).changes if c.kind is not Kind.SAME)
    assert (removed.kind, removed.proposal) == (Kind.REMOVED, added.new)
    assert (added.kind, added.proposal) == (Kind.ADDED, removed.old)
    assert removed.number_reused
    assert added.number_reused


def test_what_the_sources_do_not_reach_is_neither_added_nor_removed() -> None:
    old = edition(
        "old", "1. Раздача.", f"1.1. {DEAL}", "2. Набор.", f"2.1. {PAY}", f"2.2. {ELITE}", "3. Конец."
    )
    new = edition(
        "new",
        "2. Раздача.",
        f"2.1. {DEAL}",
        "3. Набор.",
        f"3.1. {PAY}",
        complete=False,
        windows=(("2", "3.1"),),
    )
    # The chapters shifted by one: 2.2 would be 3.2, and 3 would be 4.
    assert told(compare(old, new))[-2:] == ["2.2 → not_covered", "3 → not_covered"]
    whole = replace(new, complete=True)
    assert told(compare(old, whole))[-2:] == ["2.2 → removed", "3 → removed"]
    wider = edition(
        "new",
        "2. Раздача.",
        f"2.1. {DEAL}",
        "3. Набор.",
        f"3.1. {PAY}",
        complete=False,
        windows=(("2", "3.5"),),
    )
    assert told(compare(old, wider))[-2:] == ["2.2 → removed", "3 → not_covered"]


def test_between_two_neighbours_in_one_window_everything_is_covered() -> None:
    old = edition("old", "1. Раздача.", "1.9. Давно забытое правило о пересдаче.", f"2.1. {PAY}")
    new = edition("new", "11. Раздача.", f"12.1. {PAY}", complete=False, windows=(("11", "12.1"),))
    assert told(compare(old, new))[1] == "1.9 → removed"
    torn = edition(
        "new", "11. Раздача.", f"12.1. {PAY}", complete=False, windows=(("11", "11"), ("12.1", "12.1"))
    )
    assert told(compare(old, torn))[1] == "1.9 → not_covered"


def test_neighbours_in_one_window_say_more_than_the_number() -> None:
    old = edition("old", f"2.1. {DEAL}", f"2.9. {ELITE}", f"3.1. {PAY}")
    new = edition("new", f"5.1. {DEAL}", f"5.2. {PAY}", complete=False, windows=(("5.1", "5.2"),))
    # By its number it would be 5.9, outside; but where it stood nothing is missing.
    assert told(compare(old, new))[1] == "2.9 → removed"


def test_of_what_is_not_covered_only_the_old_number_is_told_to_be_reused() -> None:
    old = edition("old", "5. Бой.", f"5.1. {DEAL}", f"5.2. {PAY}", complete=False, windows=(("5", "5.2"),))
    new = edition("new", f"5.1. {ELITE}", "6. Бой.", f"6.1. {DEAL}", f"6.2. {PAY}")
    found = compare(old, new)
    assert told(found)[0] == "→ 5.1 not_covered"
    assert [c.number_reused for c in found.changes] == [False, False, True, False]


def test_a_rewrite_is_proposed_in_the_same_role_under_the_same_number_only() -> None:
    old = edition("old", "1. Раздача.", f"1.1. {DEAL}", f"1.2. {LOOK}", "2. Бой.")
    for line in (f"1.2/example {RETURN}", f"1.5. {RETURN}"):
        new = edition("new", "1. Раздача.", f"1.1. {DEAL}", line, "2. Бой.")
        found = compare(old, new)
        assert {c.kind for c in found.changes} == {Kind.SAME, Kind.REMOVED, Kind.ADDED}
        assert not any(c.proposal for c in found.changes)


def judged(one: Edition, *judgements: Judgement) -> Edition:
    return replace(one, judgements=judgements)


def test_a_paragraph_means_the_same_only_if_no_difference_is_left_unjudged() -> None:
    texts = f"{DEAL} {LOOK}"
    old = edition("one", "1. Раздача.", f"1.1. {texts}")
    new = edition(
        "one", "1. Раздача.", f"1.1. {texts.replace('игрок', 'участник').replace('Игрок', 'Участник')}"
    )
    new = replace(new, id="two")
    first, second = (s.key for s in new.paragraphs[1].sentences)

    def meaning(*judgements: Judgement) -> str | None:
        return compare(old, judged(new, *judgements)).of_new(new.paragraphs[1].key)[0].meaning

    def one(key: str, meaning: Meaning, against: str = "one") -> Judgement:
        return Judgement(key, against, meaning, "x", NONE)

    assert meaning() is None
    assert meaning(one(first, "same")) is None
    assert meaning(one(first, "same"), one(second, "same", against="three")) is None
    assert meaning(one(first, "same"), one(second, "same")) == "same"
    assert meaning(one(second, "changed")) == "changed"
    assert meaning(one(new.paragraphs[1].key, "same")) == "same"


def test_sentences_judged_in_two_paragraphs_make_a_split_and_mirrored_a_merge() -> None:
    old = edition("one", "1. Раздача.", f"1.1. {DEAL} {LOOK}")
    keys = [s.key for s in old.paragraphs[1].sentences]
    new = edition("two", "1. Раздача.", "1.1. Карты раздаются по кругу.", "1.2. Смотреть их можно всем.")
    renamed = [
        replace(p, sentences=(replace(p.sentences[0], key=key),))
        for p, key in zip(new.paragraphs[1:], keys, strict=True)
    ]
    new = replace(new, paragraphs=(new.paragraphs[0], *renamed))
    judgements = tuple(Judgement(key, "one", "changed", "x", NONE) for key in keys)
    found = compare(old, judged(new, *judgements))
    assert told(found)[1:] == ["1.1 → 1.1 split wording", "1.1 → 1.2 split wording"]
    back = compare(judged(new, *judgements), old)
    assert told(back)[1:] == ["1.1 → 1.1 merged wording", "1.2 → 1.1 merged wording"]


def test_a_judged_key_is_the_decision_of_a_person() -> None:
    old = edition("old", "1. Раздача.", f"1.1. {DEAL}", f"1.2. {LOOK}")
    new = edition("new", "1. Раздача.", f"1.1. {PAY}", f"1.2. {RETURN}")
    assert "1.1 → 1.1 same wording" not in told(compare(old, new))
    key = old.paragraphs[1].key
    renamed = replace(new.paragraphs[1], key=key)
    judged = replace(
        new,
        paragraphs=(new.paragraphs[0], renamed, new.paragraphs[2]),
        judgements=(Judgement(key, "old", "changed", "x", NONE),),
    )
    found = compare(old, judged)
    assert "1.1 → 1.1 same wording" in told(found)
    assert found.of_old(key)[0].meaning == "changed"
    # A shared key that nobody judged proves nothing: drafts have provisional ones.
    assert "1.1 → 1.1 same wording" not in told(compare(old, replace(judged, judgements=())))


def test_an_edition_is_the_same_as_itself() -> None:
    for one in load().editions.values():
        found = compare(one, one)
        assert {(c.kind, c.text_change, c.number_reused) for c in found.changes} == {
            (Kind.SAME, TextChange.NONE, False)
        }
        assert [c.old for c in found.changes] == list(one.paragraphs)


def test_editions_of_different_games_have_little_in_common() -> None:
    rulebook = load()
    found = compare(rulebook.edition("berserk-vanguard"), rulebook.edition("berserk-heroes"))
    assert {c.kind for c in found.changes if c.old and c.new} <= {Kind.SAME, Kind.RENUMBERED}


LINES = st.lists(
    st.sampled_from([DEAL, LOOK, PAY, ELITE, RETURN, REFUSED, f"{PAY} {ELITE}", "Раздача."]), max_size=12
)


def numbered(name: str, texts: list[str], *, complete: bool) -> Edition:
    windows = (("1", "1.7"), ("1.9", "1.20"))
    return edition(
        name, *(f"1.{n}. {text}" for n, text in enumerate(texts, 1)), complete=complete, windows=windows
    )


@settings(max_examples=200)
@given(LINES, LINES, st.booleans())
def test_every_paragraph_has_a_place_and_one_fate(olds: list[str], news: list[str], complete: bool) -> None:
    old, new = numbered("old", olds, complete=complete), numbered("new", news, complete=complete)
    found = compare(old, new)
    assert {c.old.key for c in found.changes if c.old} == {p.key for p in old.paragraphs}
    new_order = list(dict.fromkeys(c.new.key for c in found.changes if c.new))
    assert new_order == [p.key for p in new.paragraphs]
    for change in found.changes:
        two_sided = change.old is not None and change.new is not None
        assert two_sided == (change.text_change is not None) == (change.similarity is not None)
        assert two_sided == (change.kind not in (Kind.ADDED, Kind.REMOVED, Kind.NOT_COVERED))
        if change.kind not in (Kind.SPLIT, Kind.MERGED):
            assert not change.old or len(found.of_old(change.old.key)) == 1
            assert not change.new or len(found.of_new(change.new.key)) == 1


def schema() -> dict[str, object]:
    document: dict[str, object] = json.loads(
        (files("ccg_rules.rulebook.revisions") / "diff.schema.json").read_text(encoding="utf-8")
    )
    jsonschema.Draft202012Validator.check_schema(document)
    return document


@pytest.mark.parametrize("pair", ["real", "made up"])
def test_the_document_is_what_its_schema_says(pair: str) -> None:
    rulebook = load()
    if pair == "real":
        old, new = rulebook.edition("berserk-vanguard"), rulebook.edition("berserk-execution")
    else:
        old, new, _ = editions(1, 300)
    document = compare(old, new).to_json()
    jsonschema.validate(document, schema())
    entries = document["changes"]
    assert {e["key"] for e in entries} | {e["new_key"] for e in entries} >= {
        p.key for p in (*old.paragraphs, *new.paragraphs)
    }
    for entry in entries:
        red = entry["redline"]
        assert (red is None) == (entry["text_change"] in (None, "none"))
        if red is not None:
            assert "".join(text for op, text in red if op != "+") == entry["old_text"]
            assert "".join(text for op, text in red if op != "-") == entry["new_text"]


def test_what_is_not_there_has_no_change() -> None:
    one = load().edition("berserk-heroes")
    with pytest.raises(UnknownKey):
        compare(one, one).of_old("no.such")


ITEMS = ("подфазу Выбора", "подфазу Выполнения (не обязательно)", "подфазу Завершения")
PHASE = "1.1. Главная фаза хода каждого игрока содержит по порядку следующее:"


def listed(name: str, *items: str, lead: str = PHASE) -> Edition:
    ends = [*";" * (len(items) - 1), "."]
    return edition(
        name,
        *("1. Главная фаза.", lead, *(f"1.1/bullet {i}{end}" for i, end in zip(items, ends, strict=True))),
        f"1.2. {SHARE}",
    )


def test_short_items_in_another_order_have_moved_within_their_clause() -> None:
    first, second, third = ITEMS
    found = compare(listed("old", first, second, third), listed("new", first, third, second))
    assert [line for line in told(found) if "none" not in line] == [
        "1.1 → 1.1 moved typographic",
        "1.1 → 1.1 same typographic",
    ]
    assert [c.moved_within for c in found.changes if c.kind is Kind.MOVED] == [True]


def test_items_of_the_same_words_and_examples_that_were_reworded_are_found_in_another_order() -> None:
    found = compare(listed("old", "карта", "карта", "монета"), listed("new", "монета", "карта", "карта"))
    assert sorted(c.kind for c in found.changes if c.old and c.old.role is Role.BULLET) == [
        *(Kind.MOVED, Kind.SAME, Kind.SAME),
    ]
    first, second = "Первый игрок кладёт карту на клетку своего ряда.", "Второй игрок вскрывает карту."
    old = edition("old", f"1.1. {DEAL}", f"1.1/example {first}", f"1.1/example {second}")
    new = edition("new", f"1.1. {DEAL}", f"1.1/example {second}", f"1.1/example Так, {first}")
    assert sorted(told(compare(old, new))) == [
        *("1.1 → 1.1 moved none", "1.1 → 1.1 same none", "1.1 → 1.1 same wording"),
    ]


def test_what_left_its_clause_has_not_moved_within_it() -> None:
    old = edition("old", "1. Раздача.", f"1.1. {DEAL}", f"1.1/example {LOOK}", f"1.2. {PAY}")
    new = edition("new", "1. Раздача.", f"1.1. {DEAL}", f"1.2. {PAY}", f"1.2/example {LOOK}")
    assert [c.moved_within for c in compare(old, new).changes if c.kind is Kind.MOVED] == [False]


def test_a_clause_recast_as_a_list_is_split_and_mirrored_merged() -> None:
    whole = edition(
        "old",
        *("1. Главная фаза.", "1.1. Главная фаза содержит подфазу Выбора и подфазу Выполнения карт."),
        f"1.2. {SHARE}",
    )
    parts = listed(
        "new", "подфазу Выбора", "подфазу Выполнения карт", "монеты", lead="1.1. Главная фаза содержит:"
    )
    found = compare(whole, parts)
    assert told(found)[1:5] == ["1.1 → 1.1 split wording"] * 3 + ["→ 1.1 added"]
    assert [c.kind for c in compare(parts, whole).changes].count(Kind.MERGED) == 3


@pytest.mark.parametrize("items", [("1.1/bullet", ";") * 3, ("1.1.1.", "", "1.1.2.", "", "1.1.3.", "")])
def test_a_list_with_numbers_is_one_too(items: tuple[str, ...]) -> None:
    texts = ("сыграть карту с руки", "переместить одно своё существо", "объявить атаку")
    old = edition(
        *("old", "1. Ход.", f"1.1. В свой ход игрок может {texts[0]}, {texts[1]} и {texts[2]}."),
        f"1.2. {SHARE}",
    )
    lines = [f"{n} {text}{end}" for n, text, end in zip(items[::2], texts, items[1::2], strict=True)]
    new = edition("new", "1. Ход.", "1.1. В свой ход игрок может:", *lines, f"1.2. {SHARE}")
    assert [c.kind for c in compare(old, new).changes].count(Kind.SPLIT) == 4


def test_a_few_words_of_a_list_are_no_part_of_what_is_not_recast() -> None:
    old = edition("old", "1. Раздача.", f"1.1. {DEAL}", f"1.2. {SHARE}")
    new = edition(
        "new", "1. Раздача.", f"1.1. {DEAL}", "1.1/bullet верхних карт;", "1.1/bullet монет.", f"1.2. {SHARE}"
    )
    assert Kind.SPLIT not in {c.kind for c in compare(old, new).changes}


def test_a_likeness_of_one_is_of_the_same_words_in_the_same_order() -> None:
    old = edition("old", f"1.1. {DEAL}", f"1.2. {LOOK}", f"1.3. {PAY}")
    swapped = "Карты своей раздачи игрок вправе посмотреть до набора отряда."
    new = edition("new", f"1.1. {DEAL.replace('карт', 'карты')}", f"1.2. {swapped}", f"1.3. {PAY[:-1]}")
    found = compare(old, new)
    assert [c.similarity for c in found.changes] == [0.999, 0.999, 1.0]
    assert [entry["similarity"] for entry in found.to_json()["changes"]] == [0.999, 0.999, 1.0]


def test_a_clause_that_stands_twice_now_says_where_its_words_stand_too() -> None:
    old = edition("old", "1. Раздача.", f"1.1. {DEAL}", f"1.2. {LOOK}")
    new = edition("new", "1. Раздача.", f"1.1. {DEAL}", f"1.2. {LOOK}", f"1.3. {DEAL}")
    (added,) = (c for c in compare(old, new).changes if c.kind is Kind.ADDED)
    assert [p.number for p in added.also_in] == ["1.1"]
    (removed,) = (c for c in compare(new, old).changes if c.kind is Kind.REMOVED)
    assert [p.number for p in removed.also_in] == ["1.1"]


def test_a_number_is_open_only_if_what_it_names_may_be_the_rewrite() -> None:
    old = edition("old", "1. Раздача.", f"1.1. {DEAL}", f"1.2. {LOOK}", f"1.3. {PAY}", f"1.4. {ELITE}")
    new = edition("new", "1. Раздача.", f"1.1. {DEAL}", f"1.2. {RETURN}", f"1.3. {PAY}", f"1.4. {ELITE}")
    found = compare(old, new)
    assert (found.numbers_reused(), found.numbers_reused(perhaps=True)) == ((), ("1.2",))
    assert [c.number_open for c in found.changes if c.number_reused] == [True, True]
    # Where all has shifted, the rewrite stands under another number, and the old one is taken.
    shifted = edition(
        "new",
        "1. Раздача.",
        f"1.1. {SHARE}",
        f"1.2. {DEAL}",
        f"1.3. {RETURN}",
        f"1.4. {PAY}",
        f"1.5. {ELITE}",
    )
    found = compare(old, shifted)
    assert found.of_old(old.paragraphs[2].key)[0].proposal is shifted.paragraphs[3]
    assert found.numbers_reused() == ("1.1", "1.2", "1.3", "1.4")
    assert found.numbers_reused(perhaps=True) == ()


def test_a_split_and_a_merge_count_once_and_the_counts_are_the_same_everywhere() -> None:
    texts = (PAY, ELITE, DEAL)
    old = edition("old", "1. Раздача.", f"1.1. {' '.join(texts)}", f"1.2. {LOOK}", f"1.3. {SHARE}")
    new = edition(
        "new", "1. Раздача.", *(f"1.{n}. {text}" for n, text in enumerate(texts, 1)), f"1.4. {LOOK} {SHARE}"
    )
    found = compare(old, new)
    assert found.counts() == {Kind.SAME: 1, Kind.SPLIT: 1, Kind.MERGED: 1}
    told_ = "kept 1, split 1, merged 1"
    assert counted(found, "en") == told_
    assert told_ in changelog(found, "en")
    document = shown(found)
    assert document["counts"] == {"same": 1, "split": 1, "merged": 1}
    page = Revision(document)
    assert {kind: n for kind, _, n in page.counts} == document["counts"]
    assert {name: len(links) for name, links in page.lists}["reused"] == len(found.numbers_reused())


def test_the_counts_of_the_shipped_editions_are_the_same_everywhere() -> None:
    rulebook = load()
    found = compare(rulebook.edition("berserk-vanguard"), rulebook.edition("berserk-execution"))
    document = shown(found)
    page = Revision(document)
    assert {kind: n for kind, _, n in page.counts} == document["counts"] == found.counts()
    links = dict(page.lists)
    assert [label for label, _ in links["reused"]] == list(found.numbers_reused())
    assert [label for label, _ in links["perhaps_reused"]] == ["404.1.4"]
    assert len({anchor for _, anchor in links["reused"]}) == len(found.numbers_reused())


def test_a_number_printed_twice_is_not_reused_by_its_namesake() -> None:
    twice = edition("old", "1. Набор.", f"1.1. {DEAL}", f"1.1. {PAY}", f"1.2. {ELITE}")
    assert not any(change.number_reused for change in compare(twice, twice).changes)


def test_a_split_of_which_a_later_part_keeps_the_number_reuses_none() -> None:
    old = edition("old", "1. Набор.", f"1.2. {DEAL} {PAY}", f"1.3. {ELITE}")
    new = edition("new", "1. Набор.", f"1.1. {DEAL}", f"1.2. {PAY}", f"1.3. {ELITE}")
    assert [c.kind for c in compare(old, new).changes][1:3] == [Kind.SPLIT, Kind.SPLIT]
    assert not any(change.number_reused for change in compare(old, new).changes)
