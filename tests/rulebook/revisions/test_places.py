"""Where a paragraph would stand in the other edition, and what the sources of partial editions tell."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ccg_rules.rulebook import Coverage, Edition, Paragraph
from ccg_rules.rulebook.numbers import is_within, parts
from ccg_rules.rulebook.revisions import Kind, compare
from ccg_rules.rulebook.revisions.align import Decisions
from ccg_rules.rulebook.revisions.places import Places, places
from ccg_rules.rulebook.revisions.view import align_editions

from .books import edition
from .synthetic import editions

RULES = (
    "Каждый игрок берёт пятнадцать верхних карт своей колоды.",
    "Чтобы карта попала в отряд, оплатите её стоимость кристаллами.",
    "Оставшиеся после набора карты возвращаются на дно стопки.",
    "Летающие существа переносятся в дополнительную зону поля боя.",
    "Серебряные монеты делятся поровну между всеми сторонами сражения.",
    "Раненый воин лечится только в конце следующего хода хозяина.",
    "Лучник стреляет через ряд, если перед ним никого нет.",
    "Закрытая карта открывается, когда начинается черёд её владельца.",
    "Симбионт кладётся под того, кого он усиливает, лицом вниз.",
    "Артефакты снаряжаются перед атакой и сбрасываются вместе с бойцом.",
    "Победителем считается последний, у кого остались живые герои.",
    "Судья вправе остановить партию при явном нарушении порядка.",
)
BOILERPLATE = "Если стек пуст и оба игрока подряд пасуют, то подфаза заканчивается."


def book(chapters: int, clauses: int = 4, first: int = 1) -> list[str]:
    """Return the lines of chapters whose clauses share few words."""
    lines = []
    for chapter in range(chapters):
        lines.append(f"{first + chapter}. Глава {'абвгдежзик'[chapter] * 4}.")
        for clause in range(clauses):
            rule = RULES[(chapter * clauses + clause) % len(RULES)]
            mark = "бвгджзклмнпр"[chapter] * 3 + "стфхцчшщ"[clause] * 3
            lines.append(f"{first + chapter}.{clause + 1}. {mark} {mark[::-1]} {rule} {mark[3:]}")
    return lines


def kinds(old: Edition, new: Edition) -> dict[str, Kind]:
    """Return what became of each old paragraph that has a number of its own, by number."""
    return {c.old.number: c.kind for c in compare(old, new).changes if c.old and c.old.role.numbered}


def placed(old: Edition, new: Edition) -> Places:
    """Return the places in the new edition."""
    found = align_editions(old, new, Decisions())
    return places(old, new, found.spine, found.pairs)[0]


def fragment(lines: list[str], first: str, last: str, name: str = "new") -> Edition:
    """Return an edition of the lines that lie in a window."""
    window = Coverage(first, last)
    kept = [line for line in lines if is_within(line.split(" ")[0].rstrip("."), window)]
    return edition(name, *kept, complete=False, windows=((first, last),))


def test_a_fragment_of_a_chapter_says_where_the_other_chapters_are() -> None:
    """Its clauses say that chapter 3 is 4 now, though no heading is paired: so 4 is 5, and lies outside."""
    found = kinds(edition("old", *book(6)), fragment(book(6, first=2), "4.2", "4.3"))
    assert {number for number, kind in found.items() if kind is Kind.RENUMBERED} == {"3.2", "3.3"}
    assert {kind for number, kind in found.items() if not number.startswith("3.")} == {Kind.NOT_COVERED}


@pytest.mark.parametrize("text", [RULES[1] + " Особая пометка.", BOILERPLATE])
def test_a_pair_far_away_opens_no_stretch_that_nobody_sees(text: str) -> None:
    lines = book(6)
    lines[2] = f"1.2. {text}"
    clauses = [line.partition(" ")[2] for line in lines[16:20]]
    later = [f"4.{n}. {clause}" for n, clause in enumerate([text, *clauses], 1)]
    new = edition("new", *later, *lines[20:], complete=False, windows=(("4.1", "6.4"),))
    found = kinds(edition("old", *lines), new)
    assert {kind for number, kind in found.items() if number[0] in "123"} == {Kind.NOT_COVERED}
    assert [found[f"4.{n}"] for n in range(1, 5)] == [Kind.RENUMBERED] * 4


def test_between_two_windows_nothing_is_covered() -> None:
    lines = book(5)
    new = edition("new", *lines[:8], *lines[18:], complete=False, windows=(("1", "2.2"), ("4.3", "5.4")))
    found = kinds(edition("old", *lines), new)
    assert {number for number, kind in found.items() if kind is Kind.NOT_COVERED} == {
        *("2.3", "2.4", "3", "3.1", "3.2", "3.3", "3.4", "4", "4.1", "4.2")
    }


def test_what_is_gone_from_within_a_window_is_removed() -> None:
    lines = book(5)
    new = edition("new", *lines[6:12], *lines[13:19], complete=False, windows=(("2.1", "4.3"),))
    assert kinds(edition("old", *lines), new)["3.2"] is Kind.REMOVED


def test_neighbours_of_two_windows_say_nothing_of_what_lies_between() -> None:
    """What the old edition does not show has gone from between them too, or they are no neighbours."""
    lines = book(8)
    old = edition("old", *lines[:10], *lines[26:], complete=False, windows=(("1", "2.4"), ("6.1", "8.4")))
    tail = [line.replace("7", "3", 1) for line in lines[30:33]]
    new = edition("new", *lines[5:10], *tail, complete=False, windows=(("2", "3.2"),))
    found = kinds(old, new)
    assert [found[number] for number in ("7", "7.1", "7.2")] == [Kind.RENUMBERED] * 3
    assert {found[f"6.{n}"] for n in range(1, 5)} == {Kind.NOT_COVERED}


def test_a_chapter_that_moved_does_not_shift_its_neighbours() -> None:
    lines = book(6)
    moved = [line.replace("2", "9", 1) for line in lines[5:10]]
    new = edition("new", *lines[10:15], *moved, complete=False, windows=(("3", "9.4"),))
    # As many clauses stand where they stood as went elsewhere: the numbers tell which.
    where = placed(edition("old", *lines), new)
    assert [where.number(n) for n in ("1", "1.2", "2.7", "4.1", "6")] == ["1", "1.2", "9.7", "4.1", "6"]


def by_pairs(old: Edition, new: Edition, pairs: dict[str, str]) -> Places:
    """Return the places in the new edition by these pairs, all taken to keep the order."""
    here, there = ({p.number: n for n, p in enumerate(one.paragraphs)} for one in (old, new))
    found = {here[number]: there[other] for number, other in pairs.items()}
    return places(old, new, sorted(found.items()), found)[0]


def numbers(name: str, *own: str) -> Edition:
    return edition(name, *(f"{number}. Правило." for number in own))


def test_one_child_in_many_does_not_say_what_stands_for_its_parent() -> None:
    old, new = (numbers(name, *(f"{n}.{m}" for m in range(1, 7))) for name, n in (("old", 1), ("new", 7)))
    assert by_pairs(old, new, {"1.1": "7.1"}).number("1.4") == "1.4"
    assert by_pairs(old, new, {"1.1": "7.1", "1.2": "7.3"}).number("1.4") == "7.5"


def test_one_child_does_not_outweigh_those_of_another_parent() -> None:
    old, new = numbers("old", "1.1", "1.2", "4.1", "4.2"), numbers("new", "4.1", "4.2", "4.3")
    where = by_pairs(old, new, {"1.2": "4.1", "4.1": "4.2", "4.2": "4.3"})
    assert [where.number("1.1"), where.number("4.3")] == ["1.1", "4.4"]
    # Of two chapters that are one now, both are, if there is more than a stray to tell.
    old = numbers("old", "3.1", "3.2", "3.3", "4.1", "4.2", "4.3")
    new = numbers("new", "3.1", "3.2", "3.3", "3.4", "3.5")
    where = by_pairs(old, new, {"3.1": "3.1", "3.2": "3.2", "3.3": "3.3", "4.1": "3.4", "4.2": "3.5"})
    assert where.number("4.3") == "3.6"


def test_one_child_out_of_order_does_not_say_what_stands_for_its_parent() -> None:
    old, new = numbers("old", "3.1", "3.2", "5.1", "5.2"), numbers("new", "5.1", "5.2", "9.1", "9.2")
    assert by_pairs(old, new, {"3.1": "9.1", "5.1": "5.1", "5.2": "5.2"}).number("3.2") == "3.2"
    both = {"3.1": "9.1", "3.2": "9.2", "5.1": "5.1", "5.2": "5.2"}
    assert by_pairs(old, new, both).number("3.3") == "9.3"


def test_a_section_that_moved_has_neighbours_within_itself_and_none_outside() -> None:
    old = numbers("old", *(f"1.{n}" for n in range(1, 7)), *(f"1.2.{n}" for n in range(1, 10)), "6.1", "6.2")
    old = replace(old, paragraphs=tuple(sorted(old.paragraphs, key=lambda p: parts(p.number))))
    new = numbers("new", "5.3", "5.3.1", "5.3.2", *(f"5.{n}" for n in range(4, 9)), "6.1", "6.2")
    new = replace(new, complete=False, coverage=(Coverage("5.3", "5.3.2"), Coverage("5.4", "6.4")))
    pairs = {"1.2": "5.3", "1.2.1": "5.3.1", "1.2.9": "5.3.2", "6.1": "6.1", "6.2": "6.2"}
    where = by_pairs(old, new, pairs)
    there = {p.number: where.covered(n) for n, p in enumerate(old.paragraphs) if p.number not in pairs}
    assert {number for number, covered in there.items() if covered} == {f"1.2.{n}" for n in range(2, 9)}
    wide = replace(new, coverage=(Coverage("5.3", "6.4"),))
    where = by_pairs(old, wide, pairs)
    assert not where.covered([p.number for p in old.paragraphs].index("1.3"))


def test_a_clause_that_moved_alone_is_found_if_both_show_where_it_was_and_where_it_went() -> None:
    lines = book(6)
    gone, rest = lines[7], [*lines[:7], *lines[8:]]
    came = [
        *rest[:27],
        f"6.3. {gone.partition(' ')[2]}",
        *(f"6.{n}. {t.partition(' ')[2]}" for n, t in ((4, rest[27]), (5, rest[28]))),
    ]
    renumbered_rest = [line.replace("2.3.", "2.2.", 1).replace("2.4.", "2.3.", 1) for line in came]
    old = edition("old", *lines, complete=False, windows=(("1", "6.9"),))
    new = edition("new", *renumbered_rest, complete=False, windows=(("1", "6.9"),))
    assert kinds(old, new)["2.2"] is Kind.MOVED
    # Of a fragment that does not show where it was nobody knows.
    late = edition("new", *renumbered_rest[14:], complete=False, windows=(("4", "6.9"),))
    assert kinds(old, late)["2.2"] is Kind.NOT_COVERED


def test_two_that_strayed_together_among_many_are_still_alone() -> None:
    mine, shared, theirs = book(1, clauses=8), book(9)[20:30], book(1, clauses=8, first=9)
    theirs = [theirs[0], *(f"9.{n}. {rule[-2::-1]}." for n, rule in enumerate(RULES[4:], 1))]
    for n, text in ((3, BOILERPLATE), (5, f"{RULES[1]} Снова.")):
        mine[n], theirs[n + 1] = f"1.{n}. {text}", f"9.{n + 1}. {text}"
    old = edition("old", *mine, *shared, complete=False, windows=(("1", "1.8"), ("5", "6.4")))
    new = edition("new", *shared, *theirs, complete=False, windows=(("5", "6.4"), ("9", "9.8")))
    assert {kind for number, kind in kinds(old, new).items() if number[0] == "1"} == {Kind.NOT_COVERED}


def test_what_a_person_paired_teaches_the_shift_though_nothing_else_goes_with_it() -> None:
    lines = book(6)
    new = edition(
        *("new", *(f"4.{n}. {rule} Иначе никак." for n, rule in enumerate(reversed(RULES[8:]), 1))),
        complete=False,
        windows=(("4.1", "4.4"),),
    )
    old = edition("old", *lines)
    here = {p.number: place for place, p in enumerate(old.paragraphs)}
    found = align_editions(old, new, Decisions(pairs={here["3.2"]: 1}))
    forwards, _ = places(old, new, found.spine, found.pairs)
    assert not forwards.covered(here["4.2"])
    assert forwards.covered(here["3.3"])


def test_boilerplate_out_of_sight_finds_no_other_to_pair_with() -> None:
    """Whichever of the many that are nearly alike is tried."""
    strike = "В подфазу {} активный игрок может объявить не более одного удара каждым существом."

    def with_strikes(chapter: int, phases: str) -> list[str]:
        lines = book(1, clauses=8, first=chapter)
        return [
            *lines,
            *(f"{chapter}.{n}. {strike.format(phase)}" for n, phase in enumerate(phases.split(), 9)),
        ]

    shared = book(9)[20:30]
    mine = with_strikes(1, "Выбора Хода Боя Раздачи Набора Вскрытия Обмена Призыва Дозора Осады Пира Суда")
    theirs = with_strikes(9, "Сброса Оплаты Защиты Магии Разведки Отдыха Торга Похода Сна Клятвы Ночи Жатвы")
    theirs[1:9] = [f"9.{n}. {rule} Иначе." for n, rule in enumerate(reversed(RULES[4:]), 1)]
    old = edition("old", *mine, *shared, complete=False, windows=(("1", "1.20"), ("5", "6.4")))
    new = edition("new", *shared, *theirs, complete=False, windows=(("5", "6.4"), ("9", "9.20")))
    found = kinds(old, new)
    assert {kind for number, kind in found.items() if number[0] == "1"} == {Kind.NOT_COVERED}
    assert {kind for number, kind in found.items() if number[0] != "1"} == {Kind.SAME}


def test_a_number_shifts_as_the_nearest_sibling_and_as_it_is_printed() -> None:
    old = edition("old", *(f"1.{n}. {RULES[n]}" for n in range(1, 9)))
    new = edition(
        "new",
        *(f"1.{n}. {RULES[n]}" for n in (1, 2)),
        *(f"1.{n + 2}. {RULES[n]}" for n in (5, 6)),
        "1.10. Ещё.",
    )
    where = placed(old, new)
    assert [where.number(f"1.{n}") for n in (1, 3, 4, 6, 7, 8)] == ["1.1", "1.3", "1.6", "1.8", "1.9", "1.10"]


def test_it_is_covered_if_both_neighbours_say_so_and_perhaps_if_one_does() -> None:
    old = edition("old", *(f"1.{n}. {RULES[n]}" for n in range(1, 9)))
    news = {1: 1, 6: 8}
    new = edition(
        *("new", *(f"1.{there}. {RULES[n]}" for n, there in news.items())),
        complete=False,
        windows=(("1.1", "1.4"), ("1.8", "1.9")),
    )
    where = placed(old, new)
    assert [where.covered(n - 1) for n in (2, 3, 4, 5, 7, 8)] == [True, False, False, False, True, False]
    assert [where.perhaps_covered(n - 1) for n in (3, 4, 5, 8)] == [True, True, False, False]


def test_an_example_that_strayed_does_not_say_where_its_clause_is() -> None:
    old = edition("old", f"1.1. {RULES[0]}", f"1.2. {RULES[1]}", f"1.2/example {RULES[2]}")
    new = edition(
        "new", f"1.1. {RULES[0]}", f"1.1/example {RULES[2]}", complete=False, windows=(("1.1", "1.1"),)
    )
    assert placed(old, new).number("1.2") == "1.2"
    assert kinds(old, new)["1.2"] is Kind.NOT_COVERED


def renumbered(one: Edition, *numbers: str) -> Edition:
    """Return the edition with other numbers, which `books.edition` cannot write."""
    return replace(
        one, paragraphs=tuple(replace(p, number=n) for p, n in zip(one.paragraphs, numbers, strict=True))
    )


def test_a_letter_below_a_letter_is_counted() -> None:
    texts = [f"1.{n}. {rule}" for n, rule in enumerate(RULES[:5], 1)]
    old = renumbered(edition("old", *texts), "1.1", "1.2", "1.2a", "1.3", "2.1")
    new = edition("new", *texts[:2], *texts[3:], complete=False, windows=(("1", "1.1"), ("2", "2.1")))
    new = renumbered(new, "1.1", "1.1a", "1.2", "2.1")
    assert placed(old, new).number("1.2a") == "1.1a.1"
    assert kinds(old, new)["1.2a"] in (Kind.REMOVED, Kind.NOT_COVERED)


def test_a_letter_shifts_to_the_one_that_is_printed() -> None:
    texts = [f"1.{n}. {rule}" for n, rule in enumerate(RULES[:3], 1)]
    old = renumbered(edition("old", *texts), "1.1a", "1.1b", "1.1c")
    new = renumbered(edition("new", texts[0], f"1.9. {RULES[7]}"), "1.1b", "1.1c")
    assert placed(old, new).number("1.1b") == "1.1c"
    assert parts(placed(old, new).number("1.1c")) == parts("1.1d")


NUMBERS = st.sampled_from(
    [
        *("1", "2", "10", "0", "1.1", "1.2", "1.10", "2.1", "1.1.1", "1.2.1", "1.1.2", "2.1.1.1", "10.3"),
        *("1.1a", "1.2a", "1.2b", "1.1.a", "1.z", "2я", "1.1ё", "1.1a.1", "1.2a.3", "1.2b.1.1", "2A", "2.1щ"),
    ]
)
LINES = st.lists(
    st.tuples(NUMBERS, st.sampled_from([*RULES[:6], BOILERPLATE, f"{RULES[0]} {RULES[1]}"]), st.booleans()),
    max_size=10,
)
WINDOWS = st.lists(st.tuples(NUMBERS, NUMBERS), min_size=1, max_size=3)


def odd(
    name: str, lines: list[tuple[str, str, bool]], windows: list[tuple[str, str]], whole: bool
) -> Edition:
    written = (f"1.1{'/example' if example else '.'} {text}" for _, text, example in lines)
    one = renumbered(edition(name, *written), *(number for number, _, _ in lines))
    return replace(one, coverage=tuple(Coverage(*window) for window in windows), complete=whole)


@settings(max_examples=150, deadline=None)
@given(LINES, LINES, WINDOWS, WINDOWS, st.booleans(), st.booleans())
def test_whatever_the_numbers_are_every_paragraph_has_a_fate(
    olds: list[tuple[str, str, bool]],
    news: list[tuple[str, str, bool]],
    here: list[tuple[str, str]],
    there: list[tuple[str, str]],
    old_whole: bool,
    new_whole: bool,
) -> None:
    """Letters, mixed depths, duplicates, disorder, windows upside down."""
    old, new = odd("old", olds, here, old_whole), odd("new", news, there, new_whole)
    found = compare(old, new)
    assert {c.old.key for c in found.changes if c.old} == {p.key for p in old.paragraphs}
    assert {c.new.key for c in found.changes if c.new} == {p.key for p in new.paragraphs}
    if old_whole and new_whole:
        assert Kind.NOT_COVERED not in {c.kind for c in found.changes}


def cut(one: Edition, *windows: tuple[str, str]) -> Edition:
    """Return what lies in the windows of a complete edition."""
    coverage = tuple(Coverage(*window) for window in windows)
    kept = tuple(p for p in one.paragraphs if any(is_within(p.number, window) for window in coverage))
    return replace(one, paragraphs=kept, coverage=coverage, complete=False)


def test_what_windows_of_one_book_do_not_show_of_each_other_is_neither_removed_nor_added() -> None:
    """Of what moved, only what came into view can be told; of the rest, all but what stands at an edge.

    Where a window ends amid what was added, that may as well be a rewrite of what went on behind it.
    """
    hidden, wrong = 0, 0
    for seed in range(4):
        whole_old, whole_new, truth = editions(seed, 700)
        old = cut(whole_old, ("103", "118.3"), ("125.4", "150"))
        new = cut(whole_new, ("100", "109.4"), ("114.2", "130.2"), ("141", "152"))
        shown = {ident(p) for p in old.paragraphs}, {ident(p) for p in new.paragraphs}
        out_of_sight = (
            {i for i, _ in truth.links} - {i for i, j in truth.links if j in shown[1]} - truth.moved,
            {j for _, j in truth.links} - {j for i, j in truth.links if i in shown[0]} - truth.moved,
        )
        for change in compare(old, new).changes:
            if change.old is not None and change.new is not None:
                assert (ident(change.old), ident(change.new)) in truth.links | truth.twins
                continue
            for one, hides in ((change.old, out_of_sight[0]), (change.new, out_of_sight[1])):
                if one is not None and ident(one) in hides:
                    hidden += 1
                    wrong += change.kind is not Kind.NOT_COVERED
    assert hidden > 1400
    assert wrong < 0.01 * hidden


def ident(paragraph: Paragraph) -> int:
    return int(paragraph.key.partition(".n")[2])
