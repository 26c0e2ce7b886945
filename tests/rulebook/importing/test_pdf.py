"""PDFs become the paragraphs they were made of, or are refused with what to do about it.

Some are printed by a Chromium: the one that CCG_RULES_CHROMIUM names, or an installed one.
"""

from __future__ import annotations

import html
import os
import random
import shutil
import subprocess
import tracemalloc
import zlib
from contextlib import suppress
from io import BytesIO
from typing import TYPE_CHECKING, Any

import pytest
from pypdf import PdfReader, PdfWriter

from ccg_rules.rulebook import load
from ccg_rules.rulebook.importing.lines import ImportFailed, Line, read_line
from ccg_rules.rulebook.importing.pdf import read
from ccg_rules.rulebook.model import Role

from .drawn import Text, pdf

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ccg_rules.rulebook.model import Edition

CHROMIUM = (
    os.environ.get("CCG_RULES_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
)
LEFT, RIGHT, TOP, LEADING = 40.0, 340.0, 540.0, 13.0


def written(path: Path, data: bytes) -> Path:
    """Write a file of that name and return where it is."""
    (path / "rules.pdf").write_bytes(data)
    return path / "rules.pdf"


def made(path: Path, *pages: Sequence[Text] | bytes, **options: Any) -> list[Line]:
    return read(written(path, pdf(pages, **options)), [])


def texts(lines: Sequence[Line]) -> list[str]:
    return [line.text for line in lines]


def column(*rows: str, x: float = LEFT, y: float = TOP, leading: float = LEADING) -> list[Text]:
    """Return rows of text one under the other."""
    return [Text(x, y - index * leading, row) for index, row in enumerate(rows)]


def full(text: str, width: float = RIGHT - LEFT) -> str:
    """Return a row of that text that reaches the right edge."""
    words = f"{text} {'слово ' * 20}"[: int(width / 5)]
    return words.rstrip()[:-1].rstrip() + "ща"


def refusal(path: Path, data: bytes) -> str:
    """Return the id of the message that a file is refused with, worded in both languages."""
    with pytest.raises(ImportFailed) as caught:
        read(written(path, data), [])
    message = caught.value.message
    assert all("rules.pdf" in message.say(lang) for lang in ("ru", "en"))
    return message.id


# Rows to paragraphs


def test_rows_are_joined_until_one_ends_short(tmp_path: Path) -> None:
    rows = [full("404.1. Игрок"), full("карты"), "и ходит.", full("404.2. Второй"), "ждёт."]
    lines = made(tmp_path, column(*rows))
    assert [(line.number, line.line) for line in lines] == [("404.1", 1), ("404.2", 2)]
    assert lines[0].text == f"{rows[0].removeprefix('404.1. ')} {rows[1]} и ходит."


def test_wider_gap_parts_paragraphs(tmp_path: Path) -> None:
    first = column(full("Первый"), full("и второй") + ".", full("Затем снова"))
    second = column(full("Третий"), full("и четвёртый"), y=TOP - 3 * LEADING - 5)
    assert len(made(tmp_path, [*first, *second])) == 2


def test_first_line_indent_parts_paragraphs(tmp_path: Path) -> None:
    rows = [Text(LEFT + 15, TOP, full("Первый", 285)), *column(full("ещё") + ".", y=TOP - 13)]
    rows += [Text(LEFT + 15, TOP - 26, full("Другой", 285)), *column(full("и ещё"), y=TOP - 39)]
    assert len(made(tmp_path, rows)) == 2


def test_number_in_mid_sentence_begins_nothing(tmp_path: Path) -> None:
    rows = column(full("404.1. Согласно правилам, перечисленным в п.п."), "404.1.1 – 404.1.4.")
    assert [line.number for line in made(tmp_path, rows)] == ["404.1"]


def test_number_after_full_row_begins_paragraph(tmp_path: Path) -> None:
    ended = full("404.1. Игрок", 295) + "."
    rows = column(ended, full("404.2. Второй игрок"), "ждёт.")
    assert [line.number for line in made(tmp_path, rows)] == ["404.1", "404.2"]


def test_number_in_column_of_its_own(tmp_path: Path) -> None:
    rows = [Text(LEFT, TOP, "404.1."), *column(full("Игрок", 250), "ходит.", x=LEFT + 50)]
    rows += [Text(LEFT, TOP - 26, "404.2."), *column("Ждёт.", x=LEFT + 50, y=TOP - 26)]
    assert [(line.number, line.text[-6:]) for line in made(tmp_path, rows)] == [
        ("404.1", "ходит."),
        ("404.2", "Ждёт."),
    ]


def test_larger_and_bold_type_is_heading(tmp_path: Path) -> None:
    rows = [Text(LEFT, TOP, "Правила", 20), Text(LEFT, TOP - 40, "4. Ход", 14)]
    rows += [Text(LEFT, TOP - 60, "Начало", bold=True), *column(full("Игрок"), "ходит.", y=TOP - 80)]
    lines = made(tmp_path, rows)
    assert [line.heading for line in lines] == [1, 2, 3, None]
    assert lines[1].number == "4"


def test_paragraph_goes_on_over_page_break(tmp_path: Path) -> None:
    lines = made(tmp_path, column(full("404.1. Игрок"), full("карты")), column("и ходит.", "404.2. Всё."))
    assert [line.number for line in lines] == ["404.1", "404.2"]
    assert lines[0].text.endswith("и ходит.")


def test_two_columns_are_read_one_after_the_other(tmp_path: Path) -> None:
    left = [full(f"404.{n}. Слева", 140) if n % 2 else "и дальше слева." for n in range(1, 9)]
    right = [full(f"405.{n}. Справа", 140) if n % 2 else "и дальше справа." for n in range(1, 9)]
    lines = made(tmp_path, [*column(*left), *column(*right, x=210)])
    assert [line.number for line in lines] == [f"{n}.{m}" for n in (404, 405) for m in (1, 3, 5, 7)]


@pytest.mark.parametrize(
    ("head", "tail", "elsewhere", "joined"),
    [
        ("расста-", "новки", "бро- сок", "расстановки"),
        ("какие-", "то", "", "какие-то"),
        ("Шаг-", "Два", "", "Шаг-Два"),
        ("2-", "го", "", "2-го"),
        ("во-", "первых", "во-первых", "во-первых"),
        ("чёрно-", "белый", "чёрно-белый", "чёрно-белый"),
        ("пере-", "мещение", "перемещение", "перемещение"),
        ("по-", "прежнему", "", "по-прежнему"),
        ("рас\xad", "становки", "", "расстановки"),
    ],
)
def test_hyphens(tmp_path: Path, head: str, tail: str, elsewhere: str, joined: str) -> None:
    first = full("404.1. Игрок", RIGHT - LEFT - 5 * len(head) - 5) + " " + head
    rows = column(first, f"{tail} карты.", f"404.2. Всё {elsewhere}.")
    assert f" {joined} карты." in made(tmp_path, rows)[0].text


# What is left out


def test_running_headers_footers_and_page_numbers(tmp_path: Path) -> None:
    pages = []
    for number in range(1, 7):
        header = "Правила игры" if number % 2 else f"Глава {number // 3}"
        rows = column(f"{number}.1. Первый абзац страницы {'раз два три'[:number]}.", f"{number}.2. Второй.")
        pages.append([Text(LEFT, 570, header), *rows, Text(180, 20, f"– {number + 8} –")])
    lines = made(tmp_path, *pages)
    assert [line.number for line in lines] == [f"{n}.{m}" for n in range(1, 7) for m in (1, 2)]


def test_table_of_contents_is_left_out(tmp_path: Path) -> None:
    rows = column("1. Начало" + "." * 40 + " 3", "2. Конец" + ". " * 20 + "4", "1. Начало правил.")
    assert texts(made(tmp_path, rows)) == ["Начало правил."]


def test_numbers_of_paragraphs_are_no_page_numbers(tmp_path: Path) -> None:
    pages = [column(f"{n}. Правило, которое {'все знают '[: n + 4]}и чтут.", "Ещё.") for n in range(1, 6)]
    assert [line.number for line in made(tmp_path, *pages) if line.number] == ["1", "2", "3", "4", "5"]


def test_turned_page(tmp_path: Path) -> None:
    turned = b"0 1 -1 0 420 0 cm " + b"BT /F 10 Tf 40 300 Td (1. Turned page.) Tj ET"
    assert texts(made(tmp_path, turned, rotate=90)) == ["Turned page."]
    assert texts(made(tmp_path, turned)) == ["Turned page."]


def test_spaces_are_told_from_gaps_and_kerning(tmp_path: Path) -> None:
    page = b"BT /F 10 Tf 40 500 Td [(One) -300 (w) 60 (ord and) -20 (more.)] TJ ET"
    assert texts(made(tmp_path, page)) == ["One word andmore."]


def test_text_painted_twice_to_look_bold_is_read_once(tmp_path: Path) -> None:
    rows = [Text(LEFT, TOP, "1. Раз."), Text(LEFT + 0.3, TOP - 0.2, "1. Раз.")]
    assert texts(made(tmp_path, rows)) == ["Раз."]


# What is refused


def test_encrypted(tmp_path: Path) -> None:
    for password, expected in (("", None), ("secret", "import-pdf-encrypted")):
        writer = PdfWriter(PdfReader(BytesIO(pdf([column("404.1. Игрок.")]))))
        writer.encrypt(user_password=password, owner_password="owner", algorithm="RC4-128")
        out = BytesIO()
        writer.write(out)
        if expected:
            assert refusal(tmp_path, out.getvalue()) == expected
        else:
            assert texts(read(written(tmp_path, out.getvalue()), [])) == ["Игрок."]


PICTURE = b"q 420 0 0 595 0 0 cm /I Do Q"


def test_scanned(tmp_path: Path) -> None:
    assert refusal(tmp_path, pdf([PICTURE, PICTURE])) == "import-pdf-no-text"


def test_letters_drawn_as_outlines(tmp_path: Path) -> None:
    assert refusal(tmp_path, pdf([b"0 0 m " + b"1 1 l " * 400 + b"S"])) == "import-pdf-no-text"


def test_partly_scanned_names_pages(tmp_path: Path) -> None:
    with pytest.raises(ImportFailed) as caught:
        made(tmp_path, column("1. Раз."), PICTURE, PICTURE, column("2. Два."), PICTURE)
    assert caught.value.message.id == "import-pdf-some-text"
    assert "2–3, 5" in caught.value.message.say("en")


def test_empty_page_and_small_picture_are_no_scan(tmp_path: Path) -> None:
    small = b"q 40 0 0 40 0 0 cm /I Do Q"
    assert texts(made(tmp_path, column("1. Раз."), b"", small, column("2. Два."))) == ["Раз.", "Два."]


def test_fonts_without_unicode(tmp_path: Path) -> None:
    data = pdf([column("404.1. Игрок размещает карты.")], unicode=False)
    assert refusal(tmp_path, data) == "import-pdf-garbled"


def test_cut_off(tmp_path: Path) -> None:
    for data in (b"", b"%PDF-1.7\n", pdf([column("1. Раз.")])[:-40]):
        assert refusal(tmp_path, data) == "import-pdf-cut"


def test_bomb(tmp_path: Path) -> None:
    bomb = zlib.compress(b" " * (1 << 27), 9)
    plain, deflated = b"<</Length %d>>" % len(bomb), b"<</Filter/FlateDecode/Length %d>>" % len(bomb)
    tracemalloc.start()
    try:
        assert refusal(tmp_path, pdf([bomb]).replace(plain, deflated)) == "import-pdf-broken"
        assert tracemalloc.get_traced_memory()[1] < 1 << 27
    finally:
        tracemalloc.stop()


def test_drawing_without_end(tmp_path: Path) -> None:
    assert refusal(tmp_path, pdf([b"0 0 m " * 600_000])) in ("import-pdf-broken", "import-pdf-too-much")


def test_row_without_end(tmp_path: Path) -> None:
    """Looking at all of it again for every row or word would take hours; no paragraph is that long."""
    page = b"BT /F 0.0005 Tf 1 0 0 1 40 500 Tm " + b"(%s) Tj " % (b"word-" * 20_000) * 10 + b"ET"
    assert refusal(tmp_path, pdf([page])) == "import-long-paragraph"


def test_page_strewn_with_letters(tmp_path: Path) -> None:
    lines = made(tmp_path, [Text(1 + n % 401, 500 - n % 397, "в") for n in range(20_000)])
    assert sum(text.count("в") for text in texts(lines)) == 20_000


def test_any_bytes_are_read_or_refused(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    pages = [[*column(full(f"{n}. Игрок"), "ходит."), Text(180, 20, str(n))] for n in range(1, 4)]
    sound, rng = pdf(pages), random.Random(1)
    for case in range(300):
        data = bytearray(sound)
        if case % 3 == 0:
            del data[rng.randrange(len(data)) :]
        else:
            for _ in range(rng.choice((1, 4, 30))):
                data[rng.randrange(len(data))] = rng.randrange(256)
        with suppress(ImportFailed):
            read(written(tmp_path, bytes(data)), [])
    assert capfd.readouterr() == ("", "")


# The five texts, printed


def shown(edition: Edition) -> list[str]:
    """Return the paragraphs of an edition as a numbered rulebook shows them."""
    return [
        f"· {each.text}"
        if each.role is Role.BULLET
        else f"{each.number}. {each.text}"
        if each.role.numbered
        else each.text
        for each in edition.paragraphs
    ]


LAYOUTS = {
    "A4": "@page { size: A4 } body { font: 12pt 'DejaVu Serif' }",
    "narrow": "@page { size: 90mm 150mm; margin: 12mm } body { font: 9pt 'DejaVu Sans' } p { margin: 0 }",
    "justified": "@page { size: A5 } body { font: 10pt 'DejaVu Serif'; text-align: justify }"
    "p { margin: 0; text-indent: 1.5em }",
    "columns": "@page { size: A4 } body { font: 9pt 'DejaVu Sans'; columns: 2 } p { margin: 0 0 3pt }",
}


@pytest.mark.skipif(
    CHROMIUM is None and os.environ.get("CCG_RULES_REQUIRE_CHROMIUM") != "1",
    reason="no Chromium installed; CCG_RULES_CHROMIUM names none",
)
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("edition", load().editions.values(), ids=lambda edition: edition.id)
def test_printed_texts_come_back(tmp_path: Path, edition: Edition, layout: str) -> None:
    paragraphs = shown(edition)
    body = "".join(f"<p>{html.escape(each)}</p>" for each in paragraphs)
    style = f"{LAYOUTS[layout]} body {{ hyphens: none }}"
    page, printed = tmp_path / "rules.html", tmp_path / "rules.pdf"
    page.write_text(f"<meta charset=utf-8><title>Правила</title><style>{style}</style>{body}", "utf-8")
    flags = ["--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={tmp_path / 'profile'}"]
    subprocess.run(
        [str(CHROMIUM), *flags, f"--print-to-pdf={printed}", page.as_uri()],
        check=True,
        capture_output=True,
        timeout=120,
    )
    expected = [line for each in paragraphs if (line := read_line(each, 1))]
    assert [(each.number, each.bullet, each.text) for each in read(printed, [])] == [
        (each.number, each.bullet, each.text) for each in expected
    ]
