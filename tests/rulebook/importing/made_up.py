"""Made-up rulebooks in the manners that rulebooks are written in, and the ways in which they lose numbers."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ccg_rules.rulebook.importing.lines import Line
from ccg_rules.rulebook.numbers import parts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

_NOUNS = re.findall(
    r"\w+",
    "карта игрок колода существо отряд кристалл ход фаза стек особенность приоритет зона рука кладбище удар "
    "движение действие эффект цель стоимость стихия артефакт местность герой маркер очередь жетон клетка",
)
_VERBS = re.findall(
    r"\w+", "берёт кладёт теряет получает открывает закрывает выбирает сбрасывает перемещает объявляет"
)
_WHEN = (
    "В свой ход",
    "После этого",
    "В начале боя",
    "Если стек пуст",
    "Когда карта открыта",
    "При этом",
    "Затем",
)
_TITLES = (
    "Подготовка",
    "Ход игры",
    "Колода",
    "Карты",
    "Поле боя",
    "Стек",
    "Особенности",
    "Конец игры",
    "Зоны",
)


@dataclass(frozen=True)
class Manner:
    """How a rulebook is written."""

    first: int = 401
    """The number of its first chapter."""
    chapters: int = 8
    clauses: tuple[int, int] = (1, 6)
    deep: float = 0.3
    """How many clauses have others below them."""
    below: tuple[int, int] = (2, 5)
    letters: bool = False
    marked_up: bool = False
    steps: float = 0.0
    """How many chapters are counted in steps."""
    preambles: float = 0.05
    continued: float = 0.0
    """How many clauses have a second paragraph without a number."""
    ranges: float = 0.0
    bullets: float = 0.05
    examples: float = 0.05
    dot: bool = True
    """Whether a title ends with a dot."""

    def of(self, chapters: int) -> Manner:
        """Return this manner for a rulebook of so many chapters."""
        return replace(self, chapters=chapters)


MANNERS = {
    "Russian": Manner(steps=0.4, ranges=0.5),
    "lettered": Manner(first=100, letters=True, dot=False, clauses=(2, 8), chapters=6, deep=0.5),
    "decimal": Manner(first=1, marked_up=True, dot=False, clauses=(2, 6)),
    "plain decimal": Manner(first=1, dot=False, deep=0.4, preambles=0.15),
    "flat": Manner(first=1, deep=0.0, clauses=(3, 9), examples=0.15),
    "talkative": Manner(continued=0.25, preambles=0.3, examples=0.2),
}


def rulebook(random: Random, manner: Manner) -> list[Line]:
    """Return a rulebook with all its numbers printed."""
    found: list[tuple[str | None, str, int | None, bool]] = []

    def add(number: str | None, text: str, heading: int | None = None, bullet: bool = False) -> None:
        found.append((number, text, heading, bullet))

    for chapter in range(manner.first, manner.first + manner.chapters):
        title = random.choice(("Подфаза", "Фаза", "")) if manner.dot else ""
        name = f"{title} {random.choice(_TITLES).lower()}".strip().capitalize()
        add(str(chapter), name + "." * manner.dot, 1 if manner.marked_up else None)
        if random.random() < manner.preambles:
            add(None, _text(random))
        steps = random.random() < manner.steps
        for clause in range(1, random.randint(*manner.clauses) + 1):
            number = f"{chapter}.{clause}"
            deep = random.random() < manner.deep
            count = random.randint(*manner.below) if deep else 0
            label = f"Шаг {random.choice(_NOUNS)}. " if steps and random.random() < 0.85 else ""
            text = label + _text(random)
            if deep and random.random() < manner.ranges:
                text += f" Порядок описан в п.п.{number}.1 – {number}.{count}."
            add(number, text)
            _extras(random, manner, add)
            for below in range(count):
                tail = "abcdefgh"[below] if manner.letters else f".{below + 1}"
                add(number + tail, _text(random))
                _extras(random, manner, add)
    return [
        Line(text, count, number, None if number is None else "printed", bullet, heading)
        for count, (number, text, heading, bullet) in enumerate(found, start=1)
    ]


def _extras(random: Random, manner: Manner, add: Callable[..., None]) -> None:
    if random.random() < manner.continued:
        add(None, _text(random))
    if random.random() < manner.bullets:
        for _ in range(random.randint(2, 4)):
            add(None, f"{random.choice(_VERBS)} {random.choice(_NOUNS)};", bullet=True)
    if random.random() < manner.examples:
        add(None, f"Пример: {_text(random)}")


def _text(random: Random) -> str:
    return " ".join(
        f"{random.choice(_WHEN)} {random.choice(_NOUNS)} {random.choice(_VERBS)} {random.choice(_NOUNS)} и "
        f"{random.choice(_VERBS)} {random.choice(_NOUNS)} {random.choice(_NOUNS)}."
        for _ in range(random.randint(1, 3))
    )


def erased(line: Line) -> Line:
    """Return the paragraph as a list leaves it that was copied without its numbers."""
    return replace(line, number=None, number_is=None)


LOSSES = ("single", "many", "level", "level of a chapter", "chapter", "run")


def lose(random: Random, lines: Sequence[Line], loss: str) -> list[Line]:
    """Return the paragraphs with some of the numbers lost in one of these ways."""
    numbered = [i for i, line in enumerate(lines) if line.number is not None]
    levels = sorted({len(parts(lines[i].number or "")) for i in numbered})
    level, chapter = random.choice(levels), parts(lines[random.choice(numbered)].number or "")[0]
    share = random.uniform(0.05, 0.2) if loss == "single" else random.uniform(0.3, 0.8)
    begin = random.choice(numbered)
    end = begin + random.randint(2, 8)

    def is_lost(i: int) -> bool:
        number = parts(lines[i].number or "")
        return {
            "single": random.random() < share,
            "many": random.random() < share,
            "level": len(number) == level,
            "level of a chapter": len(number) == level and number[0] == chapter,
            "chapter": number[0] == chapter,
            "run": begin <= i < end,
        }[loss]

    lost = {i for i in numbered if is_lost(i)}
    return [erased(line) if i in lost else line for i, line in enumerate(lines)]
