"""What a paragraph is follows from its words, its number and where it stands."""

from __future__ import annotations

import pytest

from ccg_rules.rulebook import load
from ccg_rules.rulebook.importing.lines import Line, read_line
from ccg_rules.rulebook.importing.roles import LIKELY_HEADING, heading_likeness, look, looks, role_of
from ccg_rules.rulebook.model import Role


def test_the_roles_of_the_shipped_editions() -> None:
    """Their roles follow from the numbers they have."""
    count = 0
    for edition in load().editions.values():
        for paragraph in edition.paragraphs:
            line = Line(paragraph.text, paragraph.line, bullet=paragraph.role is Role.BULLET)
            number = paragraph.number if paragraph.role.numbered else None
            assert role_of(line, look(line, None, None), number) is paragraph.role
            assert (heading_likeness(line) >= LIKELY_HEADING) is (paragraph.role is Role.HEADING)
            count += 1
    assert count == 103


@pytest.mark.parametrize(
    ("text", "is_heading"),
    [
        ("Главная фаза.", True),
        ("Подфаза Расстановки. Правила расстановки.", True),
        ("Основной этап", True),
        ("Кладбище и колода", True),
        ("Ending the Game", True),
        ("Приоритет", True),
        ("Игрок выигрывает.", False),
        ("Игра переходит в фазу накопления.", False),
        ("Возьмите карту.", False),
        ("Только Активный игрок имеет приоритет в этой подфазе.", False),
        ("Если стек пуст", False),
        ("Шаг раздачи.", False),
        ("Each player draws a card.", False),
        ("Игрок выбирает одно:", False),
        ("перейти в фазу атаки", False),
        ("Одна карта занимает одну клетку поля боя и не больше того никогда", False),
    ],
)
def test_what_looks_like_a_heading(text: str, is_heading: bool) -> None:
    assert (heading_likeness(Line(text, 1)) >= LIKELY_HEADING) is is_heading


def test_a_heading_that_is_marked_up_needs_no_words_for_it() -> None:
    assert heading_likeness(Line("Если вы выиграли, то что дальше?", 1, heading=2)) > 0.9


@pytest.mark.parametrize(
    ("text", "number", "role"),
    [
        ("Шаг раздачи. Игрок берёт карту.", "402.3", Role.STEP),
        ("Шаг раздачи. Игрок берёт карту.", "402.3.1", Role.SUBCLAUSE),
        ("Игрок берёт карту.", "402", Role.CLAUSE),
        ("Игрок берёт карту.", "402.3", Role.CLAUSE),
        ("Игрок берёт карту.", "402.3a", Role.SUBCLAUSE),
        ("Equip", "702.6", Role.HEADING),
        ("Игрок берёт карту.", None, Role.PREAMBLE),
        ("ПРИМЕР. Игрок берёт карту.", None, Role.EXAMPLE),
        ("Пример: игрок берёт карту.", None, Role.EXAMPLE),
        ("Example: You draw a card.", None, Role.EXAMPLE),
        ("ВАЖНО: игрок берёт карту.", None, Role.NOTE),
        ("Примечание 2. Игрок берёт карту.", None, Role.NOTE),
        ("Note: you draw a card.", None, Role.NOTE),
        ("Важнее всего колода.", None, Role.PREAMBLE),
    ],
)
def test_the_role_of_a_paragraph(text: str, number: str | None, role: Role) -> None:
    line = Line(text, 1, number, None if number is None else "printed")
    assert role_of(line, look(line, None, None), number) is role


def test_items_of_a_list_need_no_mark() -> None:
    texts = ("Игрок выбирает одно:", "взять карту;", "сыграть карту;", "спасовать.", "Затем ход кончается.")
    lines = [line for text in texts if (line := read_line(text, 1))]
    assert looks(lines) == ["text", "bullet", "bullet", "bullet", "text"]
    assert looks(lines[1:3]) == ["text", "text"]
