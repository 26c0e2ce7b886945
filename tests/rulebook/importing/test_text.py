"""Plain text: paragraphs, numbers and bullets, and the encodings it may and may not be in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ccg_rules.rulebook import load
from ccg_rules.rulebook.importing.lines import ImportFailed, Line, read_line
from tests.rulebook.importing.room import WINDOWS, numbered_text, read, shown, window

if TYPE_CHECKING:
    from ccg_rules.text import Message

TEXTS = Path(__file__).parents[2] / "data" / "texts"
RUSSIAN = (
    "404.1. Шаг расстановки. Расстановка осуществляется согласно правилам.\nВторая строка, тоже русская.\n"
)


def refusal(folder: Path, content: bytes | str, name: str = "rules.txt") -> Message:
    with pytest.raises(ImportFailed) as caught:
        read(folder, name, content)
    return caught.value.message


@pytest.mark.parametrize(("edition", "source"), WINDOWS)
def test_the_texts_are_read_as_the_editions_have_them(edition: str, source: str, tmp_path: Path) -> None:
    paragraphs = window(load().edition(edition), source)
    lines = read(tmp_path, "rules.txt", numbered_text(load().edition(edition), source))
    assert shown(lines) == [
        (p.text, p.number if p.role.numbered else None, p.role == "bullet") for p in paragraphs
    ]


@pytest.mark.parametrize("name", sorted(path.name for path in TEXTS.glob("*.txt")))
def test_a_line_is_where_it_stands_in_the_file(name: str, tmp_path: Path) -> None:
    content = (TEXTS / name).read_text(encoding="utf-8")
    lines = read(tmp_path, "rules.txt", content)
    assert [line.line for line in lines] == [n for n, t in enumerate(content.split("\n"), 1) if t.strip()]
    assert all(line.text in content.split("\n")[line.line - 1] for line in lines)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_end_as_any_system_ends_them(end: str, tmp_path: Path) -> None:
    lines = read(tmp_path, "rules.txt", end.join(["404. Фаза", "", "· пункт", "текст"]))
    assert lines == [
        Line("Фаза", 1, "404", "printed"),
        Line("пункт", 3, bullet=True),
        Line("текст", 4),
    ]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_unicode_is_read(encoding: str, tmp_path: Path) -> None:
    first, second = read(tmp_path, "rules.txt", RUSSIAN.encode(encoding))
    assert (first.number, first.text[:4], second.line) == ("404.1", "Шаг ", 2)


def test_utf_16_is_told_by_its_mark_in_either_order(tmp_path: Path) -> None:
    assert read(tmp_path, "rules.txt", b"\xfe\xff" + RUSSIAN.encode("utf-16-be"))[0].number == "404.1"
    for encoding in ("utf-16le", "utf-16be"):
        message = refusal(tmp_path, RUSSIAN.encode(encoding))
        assert (message.id, message.args["encoding"]) == ("import-encoding-utf16", encoding)


@pytest.mark.parametrize("encoding", ["cp1251", "koi8-r", "cp866"])
@pytest.mark.parametrize("name", sorted(path.name for path in TEXTS.glob("*.txt")))
def test_a_russian_encoding_is_named_with_what_mends_it(name: str, encoding: str, tmp_path: Path) -> None:
    message = refusal(tmp_path, (TEXTS / name).read_text("utf-8").encode(encoding, "replace"))
    assert (message.id, message.args["encoding"]) == ("import-encoding", encoding)
    assert f"iconv -f {encoding} -t utf-8 {tmp_path / 'rules.txt'} >" in message.say("ru")


def test_a_command_can_be_pasted_whatever_the_file_is_called(tmp_path: Path) -> None:
    message = refusal(tmp_path, RUSSIAN.encode("cp1251"), "мои $правила.txt")
    assert f"'{tmp_path / 'мои $правила.txt'}'" in message.say("en")


def test_the_line_that_goes_wrong_is_named(tmp_path: Path) -> None:
    content = b"404. Deck.\n405. Zone.\n" + RUSSIAN.encode("cp1251")
    assert refusal(tmp_path, content).args["line"] == 3


def test_a_paste_from_elsewhere_is_told_from_a_wrong_file(tmp_path: Path) -> None:
    message = refusal(tmp_path, RUSSIAN.encode() + "Третья строка из другого файла.".encode("cp1251"))
    assert (message.id, message.args["line"], message.args["encoding"]) == (
        "import-encoding-mixed",
        3,
        "cp1251",
    )


def test_single_letters_are_latin(tmp_path: Path) -> None:
    message = refusal(tmp_path, "404. The Café’s deck.\n".encode("cp1252"))
    assert (message.id, message.args["encoding"]) == ("import-encoding", "cp1252")


def test_what_reads_like_nothing_is_not_guessed_at(tmp_path: Path) -> None:
    assert refusal(tmp_path, "規則は次のとおりです。\n".encode("shift-jis")).id == "import-encoding-unknown"


@pytest.mark.parametrize(
    "noise",
    [
        bytes(range(256)) * 8,
        b"404. text\nmore \x00 text",
        b"\x7fELF\x02\x01\x01\x00",
        b"\xff\xfe\x00\xd8\x00\xd8",
    ],
    ids=["every byte", "a zero", "a program", "halves of UTF-16"],
)
def test_noise_is_no_text(noise: bytes, tmp_path: Path) -> None:
    assert refusal(tmp_path, noise).id == "import-not-text"


@pytest.mark.parametrize(
    ("read_as", "written"),
    [("cp1251", "utf-8"), ("latin-1", "utf-8"), ("cp866", "utf-8"), ("latin-1", "cp1251")],
)
def test_a_text_that_went_through_a_wrong_encoding_is_refused(
    read_as: str, written: str, tmp_path: Path
) -> None:
    # The letters cp1251 has no place for are left out: mojibake has lost them for good.
    damaged = "Карты отряда помещаются на поле боя".encode(written).decode(read_as, "ignore")
    message = refusal(tmp_path, f"404. Deck.\n\n405. {damaged}\n")
    assert (message.id, message.args["line"]) == ("import-mojibake", 3)
    assert "арты" in message.args["mended"]


def test_a_text_with_lost_letters_is_refused(tmp_path: Path) -> None:
    message = refusal(tmp_path, "404. Фаза\n405. Кар\ufffdа занимает клетку\n")
    assert (message.id, message.args["line"]) == ("import-lost-letters", 2)
    assert "Кар\ufffdа занимает" in message.args["sample"]


@pytest.mark.parametrize("text", ["С… и Р–5", "ÀÉ ÷ × ÖÜ", "Сё", "№ 5 — «Ёж»", "crème brûlée", "ÄÖÜ"])
def test_odd_letters_alone_are_no_damage(text: str, tmp_path: Path) -> None:
    assert [line.text for line in read(tmp_path, "rules.txt", text)] == [text]


def test_a_dash_opens_an_item_only_before_white_space(tmp_path: Path) -> None:
    found = read(tmp_path, "rules.txt", "– пункт\n–5 к удару\n·пункт\n-1 к защите\n")
    assert [(line.text, line.bullet) for line in found] == [
        ("пункт", True),
        ("–5 к удару", False),
        ("пункт", True),
        ("-1 к защите", False),
    ]


@pytest.mark.parametrize("digits", [5, 5000])
def test_what_has_too_many_digits_is_no_number(digits: int, tmp_path: Path) -> None:
    text = f"{'9' * digits}. Карта"
    assert read(tmp_path, "rules.txt", text) == [Line(text, 1)]
    assert read(tmp_path, "rules.html", f"<html><p>{text}") == [Line(text, 1)]


@pytest.mark.parametrize(
    ("text", "number", "rest"),
    [
        ("п. 6.1. Ход начинается.", "6.1", "Ход начинается."),
        ("п.6.1 Ход начинается.", "6.1", "Ход начинается."),
        ("Пункт 6.1 Ход.", "6.1", "Ход."),
        ("Подпункт 6.1.2. Ход.", "6.1.2", "Ход."),
        ("Глава 4. Расстановка", "4", "Расстановка"),
        ("ГЛАВА VI. Конец", "6", "Конец"),
        ("Глава XXXIX: Конец", "39", "Конец"),
        ("Глава 4 — Расстановка", "4", "Расстановка"),
        ("Статья 4.1. Игроки ставят карты.", "4.1", "Игроки ставят карты."),
        ("Раздел 2. Карты", "2", "Карты"),
        ("Правило 7. Ход.", "7", "Ход."),
        ("Rule 6.1 Players draw.", "6.1", "Players draw."),
        ("Section 702.6c. Equip.", "702.6c", "Equip."),
        ("§ 5 Подготовка", "5", "Подготовка"),
        ("§5.2. Игроки", "5.2", "Игроки"),
        ("Глава 4", "4", "Глава 4"),
    ],
)
def test_what_a_number_is_called_is_no_text(text: str, number: str, rest: str) -> None:
    assert read_line(text, 1) == Line(rest, 1, number, "printed")


@pytest.mark.parametrize(
    "text",
    [
        "п. 6.1 не применяется.",
        "Пункт 6.1 Правил применяется всегда.",
        "Пункты 6.1 – 6.3 важны.",
        "Глава 4 описывает ход.",
        "Глава 4, Карты",
        "Статья 12345. Да",
        "Section C is about cards.",
        "Rule 6 of the game.",
        "§ 5.1 гласит иное.",
        "Правила. Игрок ходит.",
        "Главарь 5. Да",
    ],
)
def test_a_sentence_that_speaks_of_a_number_has_none(text: str) -> None:
    assert read_line(text, 1) == Line(text, 1)


def test_a_title_may_stand_below_what_its_number_is_called(tmp_path: Path) -> None:
    text = "Глава 4\nРасстановка\n4.1. Да.\nГлава 5\nИгрок берёт карту, если она есть в колоде.\nГлава 6"
    assert shown(read(tmp_path, "rules.txt", text)) == [
        ("Расстановка", "4", False),
        ("Да.", "4.1", False),
        ("Глава 5", "5", False),
        ("Игрок берёт карту, если она есть в колоде.", None, False),
        ("Глава 6", "6", False),
    ]
