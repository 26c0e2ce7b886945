"""Lost numbers are inferred, printed ones are left alone, and confidences mean what they say."""

from __future__ import annotations

import csv
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from ccg_rules.rulebook import load
from ccg_rules.rulebook.importing.files import read_file
from ccg_rules.rulebook.importing.lines import Line, read_line
from ccg_rules.rulebook.importing.numbering import SURE, Numbered, number
from ccg_rules.rulebook.model import Role
from ccg_rules.rulebook.numbers import parts
from ccg_rules.text import LANGS

from .made_up import LOSSES, MANNERS, erased, lose, rulebook

DATA = Path(__file__).parents[2] / "data"
EDITIONS = (("002", "003", "001"), ("000",), ("004",))


def fragment(source: str) -> list[Line]:
    (path,) = (DATA / "texts").glob(f"{source}_*.txt")
    return read_file(path)


@cache
def imported() -> dict[tuple[str, int], Numbered]:
    """Return every paragraph of the five texts by source and line, each edition imported for itself."""
    return {
        (source, each.line.line): each
        for sources in EDITIONS
        for source, row in zip(sources, number([fragment(s) for s in sources]), strict=True)
        for each in row
    }


def told() -> list[dict[str, str]]:
    """Return what was found by hand."""
    with (DATA / "inferred_numbers.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


@pytest.mark.parametrize("row", told(), ids=lambda row: f"{row['source']}:{row['line']}")
def test_the_numbers_that_the_texts_lost(row: dict[str, str]) -> None:
    found = imported()[row["source"], int(row["line"])]
    assert (found.number, found.role) == (row["inferred_number"], row["role"])
    assert found.number_is == "inferred"
    if float(row["confidence"]) <= SURE:
        assert found.confidence is not None
        assert found.confidence < 0.85
        numbers = {each.number for each in found.alternatives if each.own}
        for alternative in row["alternatives"].split("; "):
            if alternative.startswith(("без номера", "вводный абзац без номера")):
                assert any(not each.own for each in found.alternatives)
            else:
                assert alternative.replace(",", " ").split()[0] in numbers


def test_all_else_stands_in_the_texts() -> None:
    inferred = {key for key, each in imported().items() if each.number_is == "inferred"}
    assert inferred == {(row["source"], int(row["line"])) for row in told()}
    assert len(imported()) == 103


def test_evidence_and_alternatives_are_told_in_both_languages() -> None:
    for each in imported().values():
        if each.number_is != "inferred":
            assert (each.confidence, each.evidence, each.alternatives) == (None, None, ())
            continue
        assert each.evidence is not None
        for lang in LANGS:
            assert each.evidence.say(lang)
            if each.alternatives_told is not None:
                assert each.alternatives[0].number in each.alternatives_told.say(lang)
    heading = imported()["003", 1]
    assert heading.evidence is not None
    assert "следующий абзац имеет номер 406.1" in heading.evidence.ru
    dealing = imported()["002", 1]
    assert dealing.evidence is not None
    assert "402.4 отсылает к 402.3" in dealing.evidence.ru
    placing = imported()["002", 25]
    assert placing.evidence is not None
    assert "404.1.1 – 404.1.3" in placing.evidence.ru


def lines(*texts: str) -> list[Line]:
    found = (read_line(text, count) for count, text in enumerate(texts, start=1))
    return [line for line in found if line is not None]


def numbers(*texts: str) -> list[str]:
    """Return the numbers of one window, those of others in brackets."""
    return [each.number if each.role.numbered else f"({each.number})" for each in number([lines(*texts)])[0]]


def test_a_hole_that_fits_is_filled() -> None:
    found = number(
        [lines("1. Ход", "1.1. Игрок берёт карту.", "Игрок ходит.", "1.3. Игрок пасует.", "2. Бой")]
    )
    assert [each.number for each in found[0]] == ["1", "1.1", "1.2", "1.3", "2"]
    assert (found[0][2].confidence or 0) > SURE
    assert found[0][2].evidence is not None
    assert "единственный абзац между 1.1 и 1.3" in found[0][2].evidence.ru


def test_nothing_is_inferred_where_nothing_was_lost() -> None:
    assert numbers(
        "1. Ход", "Вводный абзац о ходе игрока.", "1.1. Игрок берёт карту.", "1.2. Игрок ходит."
    ) == [
        "1",
        "(1)",
        "1.1",
        "1.2",
    ]


def test_printed_numbers_are_kept_twice_and_in_disorder() -> None:
    texts = (
        "2. Ход",
        "2.1. Раз.",
        "2.1. Ещё раз.",
        "1. Бой",
        "1.5. Удар.",
        "Урон считается сразу.",
        "1.2. Конец.",
    )
    found = number([lines(*texts)])[0]
    assert [each.number for each in found if each.number_is == "printed"] == [
        "2",
        "2.1",
        "2.1",
        "1",
        "1.5",
        "1.2",
    ]


def test_numbers_of_lists_are_kept_too() -> None:
    window = [
        Line("Ход", 1, "1", "list", heading=1),
        Line("Игрок ходит.", 2, "1.1", "list"),
        Line("Далее.", 3),
    ]
    found = number([window])[0]
    assert [each.number_is for each in found] == ["list", "list", "inferred"]
    assert [each.role for each in found][:2] == [Role.HEADING, Role.CLAUSE]


def test_letters_are_counted_and_l_and_o_passed_over() -> None:
    clauses = [f"702.6{letter}. Игрок ходит." for letter in "abcdefghijkmnpq"]
    found = number(
        [
            lines(
                "702. Карты",
                "702.6. Игрок берёт.",
                *[c.partition(" ")[2] if "6m" in c else c for c in clauses],
            )
        ]
    )
    assert found[0][13].number == "702.6m"


def test_what_stands_before_the_first_number() -> None:
    found = number([lines("Правила игры", "Эти правила действуют с осени.", "1. Ход", "1.1. Игрок ходит.")])[
        0
    ]
    assert [each.number for each in found] == ["", "", "1", "1.1"]
    assert found[0].evidence is not None
    assert found[0].evidence.en == "stands before the first number of the rulebook"


TITLE_PAGES = {
    "a title": ("Комплексные правила",),
    "a title page": ("Берсерк", "Комплексные правила", "Редакция от 1 декабря 2026 года"),
    "a preface": ("Предисловие", "Эти правила действуют с 1 декабря 2026 года. Карта важнее правил."),
    "a title that looks like a chapter": ("Правила игры.",),
}


@pytest.mark.parametrize("page", TITLE_PAGES)
@pytest.mark.parametrize("begin", ["403.2.5", "404", "406.1"])
def test_a_title_page_is_no_chapter_before_the_first(page: str, begin: str) -> None:
    window = printed_from(begin)
    found = number([[*lines(*TITLE_PAGES[page]), *window]])[0]
    before = found[: len(TITLE_PAGES[page])]
    assert {each.number for each in before} == {""}
    assert [each.number for each in found[len(before) :]] == [line.number or "" for line in window]


def printed_from(begin: str) -> list[Line]:
    """Return the Execution rules with all their numbers printed, from one of them on."""
    numbered = [each for each in load().edition("berserk-execution").paragraphs if each.role.numbered]
    first = next(i for i, each in enumerate(numbered) if each.number == begin)
    return lines(*(f"{each.number}. {each.text}" for each in numbered[first:]))


def test_a_fragment_may_have_a_title_page_too() -> None:
    page = TITLE_PAGES["a title page"]
    windows = [[*lines(*page), *printed_from("403.2.5")[:10]], [*lines(*page), *printed_from("407.3")]]
    second = number(windows)[1]
    assert not any(each.role.numbered for each in second[: len(page)])
    assert second[len(page)].number == "407.3"


def test_a_heading_above_all_numbered_ones_is_no_chapter() -> None:
    rules = [Line("Подготовка", 2, "404", "printed", heading=2), Line("Игрок ходит.", 3, "404.1", "printed")]
    found = number([[Line("Особенности существ", 1, heading=1), *rules]])[0]
    assert [each.number for each in found] == ["", "404", "404.1"]


@pytest.mark.parametrize("title", ["Приложение А. Глоссарий", "Глоссарий", "Авторы и благодарности"])
def test_what_comes_after_the_last_number_is_never_sure(title: str) -> None:
    found = number([[*printed_from("403.2.5"), *lines(title, "Отряд – набор карт игрока.")]])[0]
    assert found[-2].is_weak
    assert found[-2].evidence is not None
    assert "it may be an appendix" in found[-2].evidence.en


def test_a_number_that_is_not_the_likeliest_says_what_decided() -> None:
    random = Random(3)
    for name in MANNERS:
        for loss in LOSSES:
            for each in number([lose(random, rulebook(random, MANNERS[name]), loss)])[0]:
                shares = [other.share for other in each.alternatives]
                if each.confidence is not None and shares and max(shares) > each.confidence + 0.005:
                    assert each.evidence is not None
                    assert "the numbers before and after it decided" in each.evidence.en


def test_a_text_without_any_number_is_never_sure() -> None:
    found = number([lines("Ход", "Игрок берёт карту.", "Игрок ходит.", "Бой", "Игрок атакует.")])[0]
    assert all((each.confidence or 0) <= 0.5 for each in found)
    assert number([]) == []
    assert number([[]]) == [[]]


@pytest.mark.parametrize("name", [*MANNERS, "execution", "heroes"])
@pytest.mark.parametrize("loss", LOSSES)
def test_whatever_is_lost_the_rest_is_kept_and_in_order(name: str, loss: str) -> None:
    random = Random(f"{name} {loss}")
    for _ in range(3):
        window = lose(random, a_rulebook(random, name), loss)
        found = number([window])[0]
        assert [each.line for each in found] == window
        own = [each for each in found if each.role.numbered]
        assert [each.number for each in found if each.number_is == "printed"] == [
            line.number for line in window if line.number is not None
        ]
        assert [each.number for each in own] == sorted({each.number for each in own}, key=parts)
        for before, each in pairwise(found):
            assert each.role.numbered or each.number == before.number
            assert each.number_is == "printed" or 0 < (each.confidence or 0) < 1


def a_rulebook(random: Random, name: str) -> list[Line]:
    shipped = {"execution": "000", "heroes": "004"}
    return fragment(shipped[name]) if name in shipped else rulebook(random, MANNERS[name])


def test_what_is_sure_is_right() -> None:
    """Of the lost numbers that are sure, 98 of 100 are right; the less sure are right as often as said."""
    random = Random(7)
    right: dict[int, list[bool]] = {}
    for name in (*MANNERS, "execution", "heroes"):
        for loss in LOSSES * 2:
            whole = a_rulebook(random, name)
            window = lose(random, whole, loss)
            for line, without, each in zip(whole, window, number([window])[0], strict=True):
                if line.number is not None and without.number is None:
                    assert each.confidence is not None
                    found = each.number == line.number and each.role.numbered
                    right.setdefault(int(each.confidence * 10) if each.confidence > SURE else 0, []).append(
                        found
                    )
                    right.setdefault(10 + int(each.confidence * 5), []).append(found)
    sure = [each for tenth in (8, 9) for each in right[tenth]]
    for fifth in range(5):
        those = right[10 + fifth]
        share = sum(those) / len(those)
        print(f"confidence {fifth / 5:.1f} – {fifth / 5 + 0.2:.1f}: {share:.3f} right of {len(those)}")
        assert fifth / 5 - 0.1 <= share, "more confident than right"
    print(f"sure: {sum(sure) / len(sure):.4f} right of {len(sure)}")
    assert sum(sure) / len(sure) >= 0.98


def test_erasing_everything_leaves_nothing_sure() -> None:
    window = [erased(line) for line in fragment("000")]
    assert all((each.confidence or 0) <= 0.5 for each in number([window])[0])


CLAUSES = ("Игрок берёт карту.", "Игрок кладёт карту.", "Игрок теряет карту.")


@pytest.mark.parametrize(
    "before", [("Ход", *CLAUSES * 5), ("1. Ход", "1.1. Игрок ходит.", *CLAUSES * 30)], ids=["nowhere", "long"]
)
def test_nothing_is_sure_in_a_long_run_without_numbers(before: tuple[str, ...]) -> None:
    """Not even the heading of what is printed after it, which is as likely as anything."""
    short = number([lines("1. Ход", "1.1. Игрок ходит.", "Подфаза Боя.", "2.1. Удар.", "2.2. Защита.")])[0]
    found = number([lines(*before, "Подфаза Боя.", "2.1. Удар.", "2.2. Защита.")])[0]
    assert [short[2].number, found[-3].number] == ["2", "2"]
    assert not short[2].is_weak
    assert found[-3].confidence == SURE
    assert found[-3].is_weak


def test_a_long_list_that_fits_is_counted_through() -> None:
    """However many other ways look likelier at its beginning."""
    window = lines("1. Ход", "1.1. Раз.", *CLAUSES * 8, "1.26. Два.", "2. Бой", "2.1. Удар.")
    assert [each.number for each in number([window])[0]][1:27] == [f"1.{i}" for i in range(1, 27)]


def test_of_several_in_a_row_each_is_less_sure_than_its_share() -> None:
    one, two = (
        number([lines("1. Ход", "1.1. Раз.", *CLAUSES[:n], f"1.{n + 2}. Два.", "2. Бой", "2.1. Удар.")])[0]
        for n in (1, 3)
    )
    (alone,) = (each for each in one if each.confidence is not None)
    row = [each for each in two if each.confidence is not None]
    told = [
        (each.confidence or 0) + sum(other.share for other in each.alternatives) for each in (alone, *row)
    ]
    assert told[0] > 0.95 > max(told[1:])
    assert all(other.share >= 0.03 for each in row for other in each.alternatives)


def test_what_belongs_to_a_number_is_no_surer_than_the_number() -> None:
    found = number(
        [
            lines(
                "1. Ход",
                "1.1. Раз.",
                *CLAUSES,
                "· берёт;",
                "Пример: карта.",
                "1.4. Игрок пасует.",
                "2. Бой",
                "2.1. Удар.",
            )
        ]
    )[0]
    bullet, example = found[5:7]
    assert (bullet.role, example.role) == (Role.BULLET, Role.EXAMPLE)
    assert (bullet.confidence or 1) < 0.9
    assert (example.confidence or 1) < (bullet.confidence or 1)


def test_a_level_that_is_printed_nowhere_is_never_surely_not_there() -> None:
    goes_on = "Важно, что игрок ходит."
    chapters = [
        text
        for c in range(1, 6)
        for text in (
            *(f"{c}. Ход", f"{c}.1. Игрок пасует.", goes_on),
            *(f"{c}.{i}. Игрок пасует." for i in range(2, 6)),
        )
    ]
    told, plain = (
        number([lines(*chapters, "6. Бой", "6.1. Удар.", f"Игрок ходит{such}.", "6.2. Защита.", "7. Ход")])[0]
        for such in (", см. п. 6.1.1", "")
    )
    assert (told[-3].number, told[-3].role, told[-3].confidence) == ("6.1", Role.PREAMBLE, SURE)
    assert (plain[-3].number, plain[-3].role, plain[-3].is_weak) == ("6.1", Role.PREAMBLE, False)


@pytest.mark.parametrize("loss", ["most", "stretches", "level 3"])
def test_what_is_sure_is_right_however_much_is_lost(loss: str) -> None:
    random = Random(11)
    right = []
    for name in (*MANNERS, "execution", "heroes"):
        whole = a_rulebook(random, name)
        window = lose_much(random, whole, loss)
        for line, without, each in zip(whole, window, number([window])[0], strict=True):
            if without.number is None and (each.confidence or 0) > SURE:
                right.append((each.number, each.role.numbered) == (line.number, True) or line.number is None)
    print(f"sure: {sum(right)} of {len(right)}")
    assert sum(right) >= 0.98 * len(right)


def lose_much(random: Random, whole: list[Line], loss: str) -> list[Line]:
    """Return the paragraphs with most of the numbers lost, some whole pages, or all of level 3."""
    begins = [random.randrange(len(whole)) for _ in range(3)]

    def is_lost(place: int, line: Line) -> bool:
        if loss == "level 3":
            return line.number is not None and len(parts(line.number)) == 3
        return random.random() < 0.6 if loss == "most" else any(b <= place < b + 15 for b in begins)

    return [erased(line) if is_lost(place, line) else line for place, line in enumerate(whole)]
