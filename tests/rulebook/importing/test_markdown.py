"""Markdown: printed numbers stay what they are, and its own marks are taken off."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ccg_rules.rulebook import load
from ccg_rules.rulebook.importing.lines import ImportFailed
from tests.rulebook.importing.room import WINDOWS, as_markdown, numbered_text, read, shown

if TYPE_CHECKING:
    from pathlib import Path

    from ccg_rules.rulebook.importing.lines import Line


def lines(folder: Path, text: str) -> list[Line]:
    return read(folder, "rules.md", text)


def numbers(folder: Path, text: str) -> list[tuple[str, str | None]]:
    return [(line.text, line.number) for line in lines(folder, text)]


@pytest.mark.parametrize(("edition", "source"), WINDOWS)
def test_the_texts_come_out_of_markdown_as_out_of_plain_text(
    edition: str, source: str, tmp_path: Path
) -> None:
    plain = read(tmp_path, "rules.txt", numbered_text(load().edition(edition), source))
    read_as = lines(tmp_path, as_markdown(load().edition(edition), source))
    assert shown(read_as) == shown(plain)
    assert {line.number_is for line in read_as} - {None} == {"printed"}


@pytest.mark.parametrize(("edition", "source"), WINDOWS)
def test_a_plain_text_may_be_called_markdown(edition: str, source: str, tmp_path: Path) -> None:
    # Markdown takes a line without a number to go on with the one before: those texts are Markdown only
    # where a blank line comes first.
    text = numbered_text(load().edition(edition), source).replace("\n", "\n\n")
    plain = read(tmp_path, "rules.txt", text)
    found = lines(tmp_path, text)
    assert shown(found) == shown(plain)
    assert [line.line for line in found] == [line.line for line in plain]


def test_the_mark_of_an_item_is_printed_whatever_markdown_counts(tmp_path: Path) -> None:
    assert numbers(tmp_path, "404. a\n406. b\n406. c\n\n- x\n\n7) d\n") == [
        *[("a", "404"), ("b", "406"), ("c", "406"), ("x", None), ("d", "7")],
    ]


def test_items_all_marked_alike_are_counted(tmp_path: Path) -> None:
    found = lines(tmp_path, "404. a\n404. b\n     1. c\n     1. d\n\n404. e\n")
    assert [(x.text, x.number, x.number_is) for x in found] == [
        *[("a", "404", "list"), ("b", "405", "list"), ("c", "405.1", "list"), ("d", "405.2", "list")],
        ("e", "406", "list"),
    ]


def test_a_list_in_an_item_counts_below_it(tmp_path: Path) -> None:
    found = lines(tmp_path, "404. a\n     1. b\n     2. c\n     3. 404.9. d\n         1. e\n")
    assert [(x.text, x.number, x.number_is) for x in found] == [
        *[("a", "404", "printed"), ("b", "404.1", "list"), ("c", "404.2", "list")],
        *[("d", "404.9", "printed"), ("e", "404.9.1", "list")],
    ]


def test_a_list_that_begins_at_1_counts_below_the_number_printed_before_it(tmp_path: Path) -> None:
    text = (
        "# 404. Подфаза\n\nО ней.\n\n1. a\n2. b\n   1. c\n\n## 404.5. Ещё\n\n1) d\n1) e\n\n"
        "Глава 405\n\n406. f\n\n## Бой\n\n1. g\n"
    )
    assert [(x.text, x.number, x.number_is) for x in lines(tmp_path, text) if x.number] == [
        *[("Подфаза", "404", "printed"), ("a", "404.1", "list"), ("b", "404.2", "list")],
        *[("c", "404.2.1", "list"), ("Ещё", "404.5", "printed"), ("d", "404.5.1", "list")],
        *[("e", "404.5.2", "list"), ("Глава 405", "405", "printed"), ("f", "406", "printed")],
        ("g", "405.1", "list"),
    ]
    assert numbers(tmp_path, "# Правила\n\n1. a\n2. b\n\n# Бой\n\n1. c\n") == [
        *[("Правила", None), ("a", "1"), ("b", "2"), ("Бой", None), ("c", "1")],
    ]


def test_lines_that_begin_with_a_number_or_a_bullet_are_paragraphs(tmp_path: Path) -> None:
    text = "404. Фаза\n404.1. Шаг,\nкоторый длится\n404.1.1. a\n\n404.2. b\n· c\n405. d  \ne<br>404.7. f\n"
    assert [(x.line, x.text, x.number, x.bullet) for x in lines(tmp_path, text)] == [
        (1, "Фаза", "404", False),
        (2, "Шаг, который длится", "404.1", False),
        (4, "a", "404.1.1", False),
        (6, "b", "404.2", False),
        (7, "c", None, True),
        (8, "d", "405", False),
        (9, "e", None, False),
        (9, "f", "404.7", False),
    ]


def test_marks_are_taken_off(tmp_path: Path) -> None:
    text = (
        "404\\. **Фаза** _Открытия_ [п. 5](u) `стек` ![монета](c.png) <b>и</b> &laquo;3\\*3&raquo; <!-- x -->"
    )
    assert numbers(tmp_path, text) == [("Фаза Открытия п. 5 стек монета и «3*3»", "404")]


def test_headings_have_levels(tmp_path: Path) -> None:
    found = lines(tmp_path, "# 404 Подфаза\n\n### Без номера\n\nИтог\n====\n\nтекст\n")
    assert [(x.text, x.number, x.heading) for x in found] == [
        *[("Подфаза", "404", 1), ("Без номера", None, 3), ("Итог", None, 1), ("текст", None, None)],
    ]


def test_blocks_of_other_kinds_are_read(tmp_path: Path) -> None:
    text = (
        "<p>404.1. a</p>\n<ol start=5><li>b</ol>\n\n> 404.2. c\n\n    404.3. d\n    404.4. e\n\n"
        "```\n404.5. f\n```\n\n"
        "| № | правило |\n|---|---|\n| 404.6. | g |\n\n---\n\n* h\n* i\n\n   j\n"
    )
    assert shown(lines(tmp_path, text)) == [
        ("a", "404.1", False),
        ("b", "5", False),
        ("c", "404.2", False),
        ("d", "404.3", False),
        ("e", "404.4", False),
        ("f", "404.5", False),
        ("№ правило", None, False),
        ("g", "404.6", False),
        ("h", None, True),
        ("i", None, True),
        ("j", None, False),
    ]


def test_settings_before_the_text_are_left_out_and_rulers_are_not(tmp_path: Path) -> None:
    found = lines(tmp_path, "---\ntitle: Правила\ntags:\n  - x\n---\n404. a\n")
    assert [(x.line, x.text) for x in found] == [(6, "a")]
    assert numbers(tmp_path, "---\n\n404. a\n\n---\n\n405. b\n") == [("a", "404"), ("b", "405")]


def test_what_is_nested_too_deep_is_refused_not_lost(tmp_path: Path) -> None:
    assert len(lines(tmp_path, "".join("  " * n + "- x\n" for n in range(40)))) == 40
    for deep in ("".join("  " * n + "- x\n" for n in range(80)), "> " * 5000 + "x", "- " * 5000 + "x"):
        with pytest.raises(ImportFailed) as caught:
            lines(tmp_path, deep)
        assert caught.value.message.id == "import-nested"
