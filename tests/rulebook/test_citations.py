"""Citations in texts: number and words must belong together, and nothing that limits them be cut off."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ccg_rules.rulebook import QuoteLine, Sentence, load
from ccg_rules.rulebook.citations import (
    check_citation,
    check_mention,
    cut_after,
    cut_before,
    mentions_in,
    sentence_of,
    unread_in,
)
from ccg_rules.text import LANGS
from tests.cli.lines import said

if TYPE_CHECKING:
    from pathlib import Path

FLANKS = "Лишь после того, как все эти клетки окажутся занятыми"


@pytest.mark.parametrize(
    "line",
    [
        f"berserk-execution 404.1.2 «{FLANKS}»",
        "berserk-vanguard [404.1.2] «Первый игрок может помещать карты на клетки центральной части»",
        "berserk-execution 407.2 «Каждый раз ход игрока начинается с Начальной Фазы. […] Главная Фаза»",
        "berserk-vanguard [412.2] «объявить движение своей карты»",
        "berserk-heroes 304.2 «Если карт в колоде не осталось, то игрок просто не берёт карту.»",
    ],
)
def test_a_citation_that_stands(line: str) -> None:
    quote = QuoteLine.parse(line)
    assert quote is not None
    assert check_citation(load(), quote) == ()


@pytest.mark.parametrize(
    ("line", "message", "right"),
    [
        (
            f"berserk-execution 404.1.4 «{FLANKS}»",
            "cite-other-rule",
            f"berserk-execution 404.1.2 «{FLANKS}»",
        ),
        (
            "berserk-execution 410.2 «Активный игрок одновременно открывает все свои закрытые карты»",
            "cite-elsewhere",
            "berserk-execution 409.2 «Активный игрок одновременно открывает все свои закрытые карты»",
        ),
        (
            "berserk-execution 499 «Активный игрок одновременно открывает все свои закрытые карты»",
            "cite-nowhere",
            "berserk-execution 409.2 «Активный игрок одновременно открывает все свои закрытые карты»",
        ),
        (
            "berserk-vanguard 404.1.2 «Первый игрок может помещать карты»",
            "cite-brackets",
            "berserk-vanguard [404.1.2] «Первый игрок может помещать карты»",
        ),
        (
            "berserk-execution 403.2.5 «Игрок проигрывает партию,»",
            "cite-cut",
            "berserk-execution 403.2.5 «Игрок проигрывает партию, если он не может набрать легальный отряд.»",
        ),
        ("berserk-execution 404.1.2 «Первый игрок всегда ходит первым»", "cite-words", None),
        ("berserk-executions 404.1.2 «Первый игрок»", "unknown-edition-near", None),
    ],
)
def test_a_citation_that_does_not(line: str, message: str, right: str | None) -> None:
    quote = QuoteLine.parse(line)
    assert quote is not None
    (doubt,) = check_citation(load(), quote)
    assert (doubt.message.id, doubt.proposal) == (message, right)
    assert (doubt.nearest is not None) is (message == "cite-words")
    for lang in LANGS:
        assert doubt.message.say(lang)
    if right is not None:
        proposed = QuoteLine.parse(right)
        assert proposed is not None
        assert check_citation(load(), proposed) == ()


TEXT = (
    "Карты остаются на местах, кроме летающих, если игрок не решит иначе. "
    "Players draw unless the deck is empty."
)


@pytest.mark.parametrize(
    ("quote", "word"),
    [
        ("Карты остаются на местах", "кроме"),
        ("Карты остаются на местах, кроме летающих", "если"),
        ("Карты остаются на местах, […] если игрок не решит иначе.", "кроме"),
        ("Карты остаются на местах, кроме летающих, если игрок не решит иначе.", None),
        ("остаются", None),
        ("Players draw", "unless"),
        ("[…] летающих, если игрок не решит иначе.", None),
        ("слова не отсюда", None),
    ],
)
def test_a_quote_cut_before_what_limits_it(quote: str, word: str | None) -> None:
    assert cut_before(TEXT, QuoteLine("e", "1", quote)) == word


def test_a_limit_that_the_next_piece_takes_up_is_not_cut_off() -> None:
    quote = QuoteLine(
        "e", "1", "Карты остаются на местах, […] кроме летающих, […] если игрок не решит иначе."
    )
    assert cut_before(TEXT, quote) is None


def test_words_that_stand_twice_are_sought_first_where_they_are_cited() -> None:
    twice = "Если игрок в свой черёд отказался от использования этой особенности"
    for number in ("404.2", "406.1", "408.1"):
        assert check_citation(load(), QuoteLine("berserk-execution", number, twice)) == ()
        (mention,) = mentions_in(f"berserk-execution {number} «{twice}»")
        found = sentence_of(load().edition("berserk-execution"), mention)
        assert isinstance(found, Sentence)
        assert load().edition("berserk-execution").owner(found.key).number == number


def test_a_number_of_the_other_game_is_nowhere() -> None:
    (doubt,) = check_citation(load(), QuoteLine("berserk-execution", "304.2", "Игрок может"))
    assert doubt.message.id == "cite-nowhere"


def test_two_words_may_limit_as_well() -> None:
    assert (
        cut_before("Все ходят, за исключением летающих.", QuoteLine("e", "1", "Все ходят,"))
        == "за исключением"
    )
    assert cut_before("Все ходят за углом.", QuoteLine("e", "1", "Все ходят")) is None


def test_the_mentions_of_a_text() -> None:
    text = (
        "По berserk-execution 404.1.2 и berserk-vanguard [408.1], а также berserk-heroes 304.2.\n\n"
        "- berserk-execution 404.1.4 «во время расстановки» (см.)\n"
        "пункт 404.1.2, berserk-vanguard, 3 карты; версия 0.1.0 от 12.10.2024\n"
    )
    assert [(m.line, m.edition, m.label, m.text) for m in mentions_in(text)] == [
        (1, "berserk-execution", "404.1.2", None),
        (1, "berserk-vanguard", "[408.1]", None),
        (1, "berserk-heroes", "304.2", None),
        (3, "berserk-execution", "404.1.4", "во время расстановки"),
        (4, None, "404.1.2", None),
    ]


ONE = "Одна карта занимает одну клетку."


@pytest.mark.parametrize(
    "text",
    [
        f"berserk-execution 404.1.2. «{ONE}»",
        f'berserk-execution 404.1.2: "{ONE}"',
        f"berserk-execution 404.1.2 „{ONE}“",
        f"berserk-execution 404.1.2 – “{ONE}”",
        f"berserk-execution п.404.1.2 «{ONE}»",
        f"berserk-execution пункт 404.1.2 «{ONE}»",
        f"`berserk-execution` **404.1.2** «{ONE}»",
        f"п. 404.1.2 (berserk-execution) «{ONE}»",
        f"404.1.2 (berserk-execution): «{ONE}»",
        f"berserk-execution 404.1.2:\n> «{ONE}»",
        f"berserk-execution 404.1.1, 404.1.2 «{ONE}»",
        f"berserk-execution 404.1.1–404.1.2 «{ONE}»",
        f"berserk-execution 404.1.4 «во время расстановки эти клетки» и 404.1.2 «{ONE}»",
    ],
)
def test_however_it_is_written_the_words_are_held_against_the_number(text: str) -> None:
    mentions = list(mentions_in(text))
    assert (mentions[-1].edition, mentions[-1].label, mentions[-1].text) == (
        "berserk-execution",
        "404.1.2",
        ONE,
    )
    assert [doubt.message.id for doubt in check_mention(load(), mentions[-1])] == ["cite-other-rule"]


def test_words_may_be_left_out_by_a_bare_ellipsis_and_marks_may_nest() -> None:
    text = (
        "berserk-execution 404.1.1 «Все карты … рубашкой вверх.»\n"
        "berserk-heroes 307.1 «после такой заявки в очередь заносятся»\n"
        "berserk-heroes 307.1 «срабатывающие способности «когда противник объявляет атаку …»»\n"
    )
    doubts = [[doubt.message.id for doubt in check_mention(load(), each)] for each in mentions_in(text)]
    assert doubts == [[], ["cite-words"], []]


def test_what_cannot_be_read_is_told() -> None:
    text = "berserk-execution 404,1,2 «да»\nberserk-execution и 3 карты\nberserk-execution 404.1.2\n"
    unread = list(unread_in(text, load().editions))
    assert [(each.line, each.edition, each.label) for each in unread] == [(1, "berserk-execution", None)]
    assert [doubt.message.id for doubt in check_mention(load(), unread[0])] == ["cite-unread"]
    (bare,) = mentions_in("по п. 404.1.4 нельзя")
    assert [doubt.message.id for doubt in check_mention(load(), bare)] == ["cite-no-edition"]


@pytest.mark.parametrize(
    ("quote", "word"),
    [
        ("Карты остаются на местах", None),
        ("на местах, кроме летающих", None),
        ("могут ходить", "не"),
        ("они могут", "Если"),
        ("Если игра идёт, они не могут ходить.", None),
    ],
)
def test_a_quote_that_begins_after_what_turns_it(quote: str, word: str | None) -> None:
    text = "Если игра идёт, они не могут ходить." if word or "Если" in quote else TEXT
    if word == "Если":
        text = "Если игра идёт, они могут ходить."
    assert cut_after(text, QuoteLine("e", "1", quote)) == word


def test_a_mention_without_a_quote_is_asked_for_its_number() -> None:
    doubts = [
        check_mention(load(), m) for m in mentions_in("berserk-execution 404.1.2, berserk-execution 412.2")
    ]
    assert doubts[0] == ()
    assert [doubt.message.id for doubt in doubts[1]] == ["cite-elsewhere"]
    (elder,) = mentions_in("berserk-elder 1.1")
    assert [doubt.message.id for doubt in check_mention(load(), elder)] == ["unknown-edition-near"]


def test_the_command(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    good, bad, other = tmp_path / "good.md", tmp_path / "bad.md", tmp_path / "other.md"
    good.write_text(f"berserk-execution 404.1.2 «{FLANKS}»\n", encoding="utf-8")
    bad.write_text(f"\nberserk-execution 404.1.4 «{FLANKS}»\n", encoding="utf-8")
    other.write_bytes("berserk-execution 404.1.2 «да»".encode("cp1251"))
    fine = said(capfd, "citations", good, "--lang", "en")
    assert (fine.code, fine.out.startswith("1 quote checked, 0 numbers"), "0 doubtful" in fine.out) == (
        0,
        True,
        True,
    )
    wrong = said(capfd, "citations", good, bad, "--lang", "ru")
    assert wrong.code == 1
    assert f"{bad}:2: В berserk-execution номер 404.1.4 – у другого правила" in wrong.out
    assert "правильно: berserk-execution 404.1.2" in wrong.out
    assert said(capfd, "citations", other, "--lang", "en").code == 2
    assert said(capfd, "citations", tmp_path / "none.md", "--lang", "en").code == 2
