"""What kind of change leads from one text to another, and how it is shown."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ccg_rules.rulebook.revisions import TextChange, redline, text_change
from ccg_rules.rulebook.revisions.words import look_alikes

NONE, TYPOGRAPHIC, REFERENCES, INFLECTION, WORDING = TextChange

CHANGES = [
    ("Карта закрывается.", "Карта закрывается.", NONE),
    ("Подфаза Начала боя", "Подфаза Начала боя.", TYPOGRAPHIC),
    ('особенности " в начале хода"', 'особенности "в начале хода"', TYPOGRAPHIC),
    ("особенности «в начале хода»", 'особенности "в начале хода"', TYPOGRAPHIC),
    ("вида до набора - текст", "вида до набора – текст", TYPOGRAPHIC),
    ("Активный Игрок  получает", "Активный игрок получает", TYPOGRAPHIC),
    ("перевернутыми рубашкой", "перевёрнутыми рубашкой", TYPOGRAPHIC),
    ("закрытый перевёрнут", "закрыты\u0438\u0306 переве\u0308рнут", TYPOGRAPHIC),
    ("2-го ряда", "2‑го ряда", TYPOGRAPHIC),
    ("колоды (п.402.2) и", "колоды (п.403.2) и", REFERENCES),
    ("в п.п.404.1.1 – 404.1.3.", "в п.п.404.1.1 - 404.1.4", REFERENCES),
    ("см. п.404.1 и п.404.2", "см. п.404.1", WORDING),
    ("см. п.404.1 и 404.2", "см. п.404.1, 404.2 и 404.5", REFERENCES),
    ("в п.п.404.1.1 и 404.1.2", "в пп. 404.1.1 и 404.1.2", TYPOGRAPHIC),
    ("(см. главы 408, 409 и 410)", "(см. главы 409, 410 и 411)", REFERENCES),
    ("по статье 12", "по статье 13", REFERENCES),
    ("на поле 3х3 клетки", "на поле 3x3 клетки", TYPOGRAPHIC),
    ("Если карта", "Eсли карта", TYPOGRAPHIC),
    ("величину Х при наборе", "величину X при наборе", TYPOGRAPHIC),
    ("пе\u00adре\u00adме\u00adща\u00adется карта", "перемещается карта", TYPOGRAPHIC),
    ("3\u2011го\u00a0ряда", "3\u2010го ряда", TYPOGRAPHIC),
    ("карты на клетки", "карты на клетках", INFLECTION),
    ("карты на клетки (п.404.1)", "карты на клетках (п.404.2)", INFLECTION),
    ("The player draws a card", "The players draw a card", INFLECTION),
    ("помещать карты", "размещать карты", WORDING),
    ("помещаются карты", "карты помещаются", WORDING),
    ("карта, если может", "карта если может", WORDING),
    ("карта закрывается.", "карта закрывается!", WORDING),
    ("берёт 15 карт", "берёт 16 карт", WORDING),
    ("какой-либо эффект", "какой либо эффект", WORDING),
    ("не смотря на", "несмотря на", WORDING),
    ("клетки 3х3", "клетки 3х4", WORDING),
    ("", "Правило.", WORDING),
]


@pytest.mark.parametrize(("old", "new", "change"), CHANGES)
def test_the_gravest_change_decides(old: str, new: str, change: TextChange) -> None:
    assert text_change(old, new) is change
    assert text_change(new, old) is change


def test_letters_that_look_alike_are_named() -> None:
    assert look_alikes("Если на поле 3х3 клетки", "Eсли на поле 3x3 клетки, то") == ("Eсли", "3x3")
    assert look_alikes("Eсли карта", "Если карта") == ("Если",)
    assert look_alikes("Если карта", "Если карты") == ()
    assert look_alikes("A card", "A cap") == ()


def test_what_closes_an_item_says_only_whether_another_follows() -> None:
    assert text_change("подфазу Выбора;", "подфазу Выбора.", item=True) is TYPOGRAPHIC
    assert text_change("подфазу Выбора;", "подфазу Выбора.") is WORDING
    assert text_change("подфазу Выбора;", "подфазу Выбора!", item=True) is WORDING


RED = [
    (
        "подфазу Выбора (обязательно), подфазу Движения (не обязательно) и подфазу Действия (нет).",
        "подфазу Выбора (обязательно) и подфазу Выполнения (нет).",
        "подфазу Выбора (обязательно)[, подфазу Движения (не обязательно)]"
        " и подфазу [Действия]{Выполнения} (нет).",
    ),
    (
        "на оставшиеся клетки 2-го ряда",
        "на оставшихся клетках 3-го ряда",
        "на [оставшиеся клетки 2-го]{оставшихся клетках 3-го} ряда",
    ),
    (
        "В последнюю очередь помещаются карты на",
        "В последнюю очередь карты размещаются на",
        "В последнюю очередь [помещаются карты]{карты размещаются} на",
    ),
    ("п.404.1.3.", "п.404.1.4.", "п.[404.1.3]{404.1.4}."),
    (
        "Движения и/или подфаза Действия могут",
        "Выполнения могут",
        "[Движения и/или подфаза Действия]{Выполнения} могут",
    ),
    ("Подфаза Начала боя", "Подфаза Начала боя.", "Подфаза Начала боя{.}"),
    ("один раз за бой", "раз за ход", "[один ]раз за [бой]{ход}"),
    ("карта", "карта закрыта", "карта{ закрыта}"),
    ("карту и фишку игрока", "монету и всю очередь игрока", "[карту и фишку]{монету и всю очередь} игрока"),
    (
        "карту, или сбросить фишку",
        "монету, или сбросить очередь",
        "[карту]{монету}, или сбросить [фишку]{очередь}",
    ),
]


@pytest.mark.parametrize(("old", "new", "shown"), RED)
def test_a_redline_reads_as_phrases(old: str, new: str, shown: str) -> None:
    marks = {"=": "{}", "-": "[{}]", "+": "{{{}}}"}
    assert "".join(marks[op].format(text) for op, text in redline(old, new)) == shown


TEXTS = st.lists(
    st.sampled_from(
        ["карта", "карты", "2-го", "404.1.3", "3х3", "и", ",", " ", "  ", "«", "»", ".", "–", "е", "ё"]
    ),
    max_size=20,
).map("".join)


@given(TEXTS, TEXTS)
def test_a_redline_gives_both_texts_verbatim(old: str, new: str) -> None:
    stretches = redline(old, new)
    assert "".join(text for op, text in stretches if op != "+") == old
    assert "".join(text for op, text in stretches if op != "-") == new
    assert all(text for _, text in stretches)
    assert all(one[0] != other[0] for one, other in pairwise(stretches))


WORDS = st.lists(
    st.sampled_from(["карта", "2-го", "2-му", "404.1.3", "404.1", "3х3", "по-русски"]), max_size=8
)


@given(WORDS, WORDS)
def test_a_redline_never_cuts_a_word(old: list[str], new: list[str]) -> None:
    for _, text in redline(" ".join(old), " ".join(new)):
        assert set(text.split()) <= {*old, *new}


@given(TEXTS)
def test_a_text_is_the_same_as_itself(text: str) -> None:
    assert text_change(text, text) is NONE
    assert all(op == "=" for op, _ in redline(text, text))


@given(TEXTS, TEXTS)
def test_neither_direction_is_graver(old: str, new: str) -> None:
    assert text_change(old, new) is text_change(new, old)


def test_letters_of_a_number_are_of_its_word() -> None:
    assert [t for op, t in redline("по 702.6c и", "по 702.6d и") if op != "="] == ["702.6c", "702.6d"]
    assert not re.search(r"\d", "".join(t for op, t in redline("ряд 2-го", "ряд 2-му") if op == "="))
