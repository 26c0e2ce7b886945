"""Which paragraph is which: the steps of the alignment, one thing each."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from ccg_rules.rulebook.revisions import Kind, compare
from ccg_rules.rulebook.revisions.align import Decisions, Likeness, Side, align, chain

from .books import edition

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ccg_rules.rulebook import Edition
    from ccg_rules.rulebook.revisions.align import Alignment

CONSONANTS = "бвгджзклмнпрстфхцчшщ"


def words() -> Iterator[str]:
    """Yield words that share no stem."""
    for letters in product(CONSONANTS, repeat=5):
        yield "".join(letters)


def texts(*sizes: int) -> list[str]:
    """Return texts of so many words, no word in two of them."""
    fresh = words()
    return [" ".join(next(fresh) for _ in range(size)) for size in sizes]


def reworded(text: str, share: float, mark: str) -> str:
    """Return the text with others in the place of so many of its words, from the front."""
    own = text.split()
    changed = round(len(own) * share)
    return " ".join([*(f"{mark}{word}" for word in own[:changed]), *own[changed:]])


def likeness(old: Edition, new: Edition) -> Likeness:
    vocabulary: dict[str, int] = {}
    return Likeness(Side(old.paragraphs, vocabulary), Side(new.paragraphs, vocabulary))


def aligned(old: Edition, new: Edition, decided: Decisions | None = None) -> Alignment:
    return align(likeness(old, new), decided or Decisions())


def became(old: Edition, new: Edition) -> dict[str, list[str]]:
    """Return by old number what is told of it."""
    found: dict[str, list[str]] = {}
    for c in compare(old, new).changes:
        if c.old:
            found.setdefault(c.old.number, []).append(f"{c.kind} {c.new.number if c.new else ''}".strip())
    return found


def many(first: int, size: int, words_each: int = 8) -> list[str]:
    """Return a chapter of clauses that are like nothing else, to make a book large."""
    fresh = words()
    for _ in range(3000 + first * 500):
        next(fresh)
    clauses = (" ".join(next(fresh) for _ in range(words_each)) for _ in range(size))
    return [f"{first}. {next(fresh)}.", *(f"{first}.{n}. {text}" for n, text in enumerate(clauses, 1))]


# What stays and what moves.


def test_a_section_that_went_to_the_next_chapter_has_moved_however_large_it_is() -> None:
    """Ten clauses passed three and a heading: the ten have another parent now."""
    *small, section = texts(*[8] * 7, 8)
    items = texts(*[9] * 18)[8:]

    def below(number: str) -> list[str]:
        return [f"{number}.{n}. {item}" for n, item in enumerate(items, 1)]

    old = edition(
        *("old", f"1. {small[0]}.", *(f"1.{n}. {small[n]}" for n in (1, 2, 3)), f"2. {small[4]}."),
        *(f"2.1. {section}", *below("2.1")),
        *(f"2.2. {small[5]}", f"2.3. {small[6]}"),
    )
    new = edition(
        *("new", f"1. {small[0]}.", f"1.1. {section}", *below("1.1")),
        *(*(f"1.{n + 1}. {small[n]}" for n in (1, 2, 3)), f"2. {small[4]}."),
        *(f"2.1. {small[5]}", f"2.2. {small[6]}"),
    )
    for one, other in ((old, new), (new, old)):
        moved = {c.old.text for c in compare(one, other).changes if c.kind is Kind.MOVED and c.old}
        assert moved == {section, *items}


def test_a_heading_that_changes_places_with_one_that_has_less_below_it_has_stayed() -> None:
    one, two, a, b, c, d = texts(6, 6, 8, 8, 8, 8)
    old = edition("old", f"1. {one}.", f"1.1. {a}", f"1.2. {b}", f"2. {two}.")
    new = edition("new", f"1. {two}.", f"2. {one}.", f"2.1. {c}", f"2.2. {d}")
    for here, there in ((old, new), (new, old)):
        moved = [
            change.old.text
            for change in compare(here, there).changes
            if change.kind is Kind.MOVED and change.old
        ]
        assert moved == [f"{two}."]


def test_a_chapter_whose_heading_is_new_has_not_moved() -> None:
    a, b, c, d, one, two, three = texts(8, 8, 8, 8, 2, 2, 2)
    old = edition("old", f"1. {one}.", f"1.1. {a}", f"1.2. {b}", f"2. {two}.", f"2.1. {c}", f"2.2. {d}")
    new = edition("new", f"1. {one}.", f"1.1. {a}", f"1.2. {b}", f"2. {three}.", f"2.1. {c}", f"2.2. {d}")
    assert Kind.MOVED not in {change.kind for change in compare(old, new).changes}


HERE = "Подфаза Расстановки завершается, когда оба игрока подряд отказались от действий."
REWORDED = "Когда оба игрока подряд отказались от действий, подфаза Расстановки завершается, ход переходит."


def test_a_clause_reworded_in_its_place_has_not_moved_where_its_words_are_said_too() -> None:
    a, b, c, d, one, two = texts(8, 8, 8, 8, 2, 2)
    old = edition(
        "old", f"1. {one}.", f"1.1. {a}", f"1.2. {HERE}", f"1.3. {b}", f"2. {two}.", f"2.1. {c}", f"2.2. {d}"
    )
    new = edition(
        *("new", f"1. {one}.", f"1.1. {a}", f"1.2. {REWORDED}", f"1.3. {b}"),
        *(f"2. {two}.", f"2.1. {c}", f"2.2. {d}", f"2.3. {HERE}"),
    )
    assert became(old, new)["1.2"] == ["same 1.2"]
    assert [c.new.number for c in compare(old, new).changes if c.kind is Kind.ADDED and c.new] == ["2.3"]
    # Where something else that is new is as like it, what stands in its place says nothing.
    like = REWORDED.replace("переходит", "кончается")
    new = edition("new", *(f"{p.number}. {p.text}" for p in new.paragraphs), "3. Ещё.", f"3.1. {like}")
    assert became(old, new)["1.2"] == ["moved 2.3"]


def test_a_title_does_not_pair_with_one_of_another_level() -> None:
    a, b, c, d = texts(8, 8, 8, 8)
    old = edition(
        "old",
        "1. Подфаза Боя.",
        f"1.1. {a}",
        "1.2/heading Этап Вскрытия карт.",
        f"1.2.1. {b}",
        f"1.2.2. {c}",
        "2. Конец.",
    )
    other = edition(
        "new", "1. Подфаза Боя.", f"1.1. {a}", "2. Подфаза Вскрытия карт.", f"2.1. {d}", "3. Конец."
    )
    assert became(old, other)["1.2"] == ["removed"]
    same = edition("new", "1. Подфаза Боя.", f"1.1. {a}", "2. Этап Вскрытия карт.", f"2.1. {d}", "3. Конец.")
    assert became(old, same)["1.2"] == ["removed"]
    followed = edition(
        "new", "1. Подфаза Боя.", f"1.1. {a}", "2. Этап Вскрытия карт.", f"2.1. {b}", f"2.2. {c}", "3. Конец."
    )
    assert became(old, followed)["1.2"] == ["renumbered 2"]
    renamed = edition(
        "new", "1. Подфаза Боя.", f"1.1. {a}", "2. Фаза Вскрытия карт.", f"2.1. {b}", f"2.2. {c}", "3. Конец."
    )
    assert became(old, renamed)["1.2"] == ["removed"]


def test_a_title_with_nothing_below_it_pairs_by_its_words() -> None:
    a, b = texts(8, 8)
    old = edition("old", "1. Бой.", f"1.1. {a}", "1.2/heading Этап Вскрытия карт.", "2. Конец.", f"2.1. {b}")
    new = edition("new", "1. Бой.", f"1.1. {a}", "2. Этап Вскрытия карт.", "3. Конец.", f"3.1. {b}")
    assert became(old, new)["1.2"] == ["renumbered 2"]


# What moved and was reworded.


@pytest.mark.parametrize(
    ("share", "rival", "kind"),
    [
        (0.15, 0.3, "moved 2.2"),  # .85, and the rival .7
        (0.15, 0.25, "removed"),  # .85, and the rival .75
        (0.325, 0.6, "removed"),  # .675, and the rival .4
        (0.325, 1.0, "moved 2.2"),  # .675 and no rival
        (0.5, 1.0, "removed"),
    ],
)
def test_what_moved_and_was_reworded_must_be_ahead_of_all_others(
    share: float, rival: float, kind: str
) -> None:
    text, one, two, three, stays, last = texts(40, 2, 2, 2, 8, 8)
    filler = many(9, 60)
    old = edition(
        "old",
        f"1. {one}.",
        f"1.1. {text}",
        f"2. {two}.",
        f"2.1. {stays}",
        f"3. {three}.",
        f"3.1. {last}",
        *filler,
    )
    likely, other = reworded(text, share, "ж"), reworded(text, rival, "щ")
    new = edition(
        *("new", f"1. {one}.", f"2. {two}.", f"2.1. {stays}", f"2.2. {likely}"),
        *(f"3. {three}.", f"3.1. {last}", f"3.2. {other}", *filler),
    )
    assert became(old, new)["1.1"] == [kind]


def test_what_is_as_like_another_old_clause_has_not_moved() -> None:
    """Though that one is paired itself, and is not like the one that is gone."""
    shared, left, right, one, two, stays = texts(24, 8, 8, 2, 2, 8)
    gone, other = f"{left} {shared}", f"{shared} {right}"
    new_words = f"{left} {shared} {right}"
    filler = many(9, 60)
    old = edition(
        "old", f"1. {one}.", f"1.1. {gone}", f"1.2. {other}", f"2. {two}.", f"2.1. {stays}", *filler
    )
    new = edition(
        "new", f"1. {one}.", f"1.1. {other}", f"2. {two}.", f"2.1. {stays}", f"2.2. {new_words}", *filler
    )
    assert became(old, new)["1.1"] == ["removed"]


def test_below_a_parent_that_moved_it_is_found_before_it_is_sought_everywhere() -> None:
    parent, child, one, two, stays = texts(12, 20, 2, 2, 8)
    near, far = reworded(child, 0.4, "ж"), reworded(child, 0.15, "щ")
    filler = many(9, 60)
    lines = f"2. {two}.", f"2.1. {stays}"
    old = edition("old", f"1. {one}.", f"1.1. {parent}", f"1.1.1. {child}", *lines, *filler)
    new = edition(*("new", f"1. {one}.", *lines, f"2.2. {parent}", f"2.2.1. {near}", *filler, f"9.61. {far}"))
    assert became(old, new)["1.1.1"] == ["moved 2.2.1"]


def test_below_a_parent_that_moved_and_was_reworded_too() -> None:
    parent, child, one, two, stays = texts(30, 8, 2, 2, 8)
    filler = many(9, 60)
    lines = f"2. {two}.", f"2.1. {stays}"
    old = edition("old", f"1. {one}.", f"1.1. {parent}", f"1.1.1. {child}", *lines, *filler)
    new = edition(
        *("new", f"1. {one}.", *lines, f"2.2. {reworded(parent, 0.2, 'ж')}"),
        *(f"2.2.1. {reworded(child, 0.3, 'ж')}", *filler),
    )
    assert became(old, new)["1.1.1"] == ["moved 2.2.1"]


# What is split.


def test_a_part_must_have_its_words_from_the_whole() -> None:
    first, second, one, two, stays = texts(12, 12, 2, 2, 8)
    rest = (f"2. {two}.", *many(9, 60))
    old = edition("old", f"1. {one}.", f"1.1. {first} {second}", f"1.1.1. {stays}", *rest)
    for share, kind in ((0.25, ["split 1.1", "split 1.1.2"]), (0.42, ["same 1.1"])):
        # Not beside the other part, or it would only have to be like the rest of the whole.
        lines = f"1.1. {first}", f"1.1.1. {stays}", f"1.1.2. {reworded(second, share, 'ж')}"
        assert became(old, edition("new", f"1. {one}.", *lines, *rest))["1.1"] == kind


def test_beside_the_other_part_it_may_be_reworded() -> None:
    first, second, added, one, two, stays = texts(12, 14, 6, 2, 2, 8)
    filler = many(9, 60)
    old = edition("old", f"1. {one}.", f"1.1. {first} {second}", f"1.2. {stays}", f"2. {two}.", *filler)
    for share, kind in ((0.2, ["split 1.1", "split 1.2"]), (0.6, ["renumbered 1.2"])):
        part = f"{reworded(first, share, 'ж')} {added}"
        new = edition(
            "new", f"1. {one}.", f"1.1. {part}", f"1.2. {second}", f"1.3. {stays}", f"2. {two}.", *filler
        )
        assert became(old, new)["1.1"] == kind
        assert became(new, old)["1.1"] == (["merged 1.1"] if len(kind) == 2 else ["removed"])


def test_a_part_may_stand_before_the_other_though_both_moved() -> None:
    short, long, one, two, stays = texts(6, 24, 2, 2, 8)
    lines = f"2. {two}.", f"2.1. {stays}"
    old = edition("old", f"1. {one}.", f"1.1. {short} {long}", *lines)
    new = edition("new", f"1. {one}.", *lines, f"2.2. {short}", f"2.3. {long}")
    assert became(old, new)["1.1"] == ["split 2.2", "split 2.3"]


def test_the_whole_is_sought_among_all_that_went_from_its_place() -> None:
    gone, other, *parts = texts(9, 9, *[7] * 6)
    old = edition("old", "1. Раз.", f"1.1. {gone}", f"1.2. {other}", f"1.3. {' '.join(parts)}", "2. Два.")
    new = edition("new", "1. Раз.", *(f"1.{n}. {part}" for n, part in enumerate(parts, 1)), "2. Два.")
    assert became(old, new)["1.3"] == [f"split 1.{n}" for n in range(1, 7)]


def test_the_parts_that_a_person_named_are_nobody_elses() -> None:
    whole, part, one = texts(20, 9, 2)
    old = edition("old", f"1. {one}.", f"1.1. {whole}", f"1.2. {part}")
    new = edition("new", f"1. {one}.", f"1.1. {whole}", f"1.2. {part}")
    found = aligned(old, new, Decisions(splits={1: [1, 2]}))
    assert found.splits == {1: [1, 2]}
    assert 2 not in found.pairs


# How it is looked for.


def test_the_parent_is_the_nearest_number_above_that_there_is() -> None:
    one = edition("one", "1. Раз.", "1.1.1.1. Два.", "1.1.1.1/example Три.", "2.1. Четыре.")
    assert Side(one.paragraphs, {}).parents == [None, 0, 1, None]


def test_a_gap_is_looked_at_in_full_unless_it_is_large() -> None:
    fresh = texts(*[6] * 62)
    old = edition("old", *(f"1.{n}. {text}" for n, text in enumerate(fresh[:31], 1)))
    new = edition("new", *(f"1.{n}. {text}" for n, text in enumerate([*fresh[31:61], fresh[0]], 1)))
    like = likeness(old, new)
    assert len(list(like.candidates(range(30), range(30)))) == 900
    assert list(like.candidates(range(31), range(31))) == [(0, 30)]


def test_candidates_share_phrases_that_are_not_everywhere() -> None:
    own = texts(*[3] * 62)
    for copies, expected in ((1, 1), (8, 8), (60, 8), (61, 0)):
        book = edition("book", *(f"1.{n}. общая фраза {text}" for n, text in enumerate(own[:copies], 1)))
        one = edition("one", "1.1. общая фраза")
        assert len(likeness(one, book).most_alike(0)) == expected


def test_two_pairs_that_are_alike_enough_are_better_than_one_that_is_a_little_more() -> None:
    first, second, both, third, own, other_own = texts(22, 24, 4, 24, 16, 24)
    filler = many(9, 200)
    old = edition(
        "old", "1. Раз.", f"1.1. {first} {second} {both}", f"1.2. {third} {own}", "2. Два.", *filler
    )
    new = edition(
        *("new", "1. Раз.", f"1.1. {first} {both} {other_own}", f"1.2. {second} {both} {third}", "2. Два."),
        *filler,
    )
    like = likeness(old, new)
    scores = [like.of(1, 1), like.of(2, 2), like.of(1, 2)]
    assert min(scores) > 0.5
    assert scores[0] + scores[1] - 1 < scores[2] - 0.5
    assert became(old, new) | {"1.1": ["same 1.1"], "1.2": ["same 1.2"]} == became(old, new)


def test_the_chain_is_the_heaviest_that_keeps_the_order() -> None:
    assert chain([]) == []
    assert chain([(0, 1, 1.0), (1, 0, 1.5), (2, 2, 1.0)]) == [(1, 0), (2, 2)]
    assert chain([(0, 0, 1.0), (0, 1, 3.0), (1, 1, 1.0)]) == [(0, 1)]
