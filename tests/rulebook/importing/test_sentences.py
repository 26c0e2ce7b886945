"""Paragraphs are divided into sentences as the shipped editions are."""

from __future__ import annotations

import pytest

from ccg_rules.rulebook import load
from ccg_rules.rulebook.importing.sentences import split


def test_the_sentences_of_the_shipped_editions() -> None:
    paragraphs = [p for edition in load().editions.values() for p in edition.paragraphs]
    assert sum(len(p.sentences) for p in paragraphs) == 183
    for paragraph in paragraphs:
        assert split(paragraph.text) == [sentence.text for sentence in paragraph.sentences]


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("Один. Два! Три? Четыре… Пять?! Шесть", ["Один.", "Два!", "Три?", "Четыре…", "Пять?!", "Шесть"]),
        ("Шаг раздачи. Игрок берёт 15 карт.", ["Шаг раздачи.", "Игрок берёт 15 карт."]),
        ("Карта открыта. 15 карт в колоде.", ["Карта открыта.", "15 карт в колоде."]),
        ("См. п. 402.2 и п.п. 5. Затем ход.", ["См. п. 402.2 и п.п. 5.", "Затем ход."]),
        ("Берёт карту, т.е. Элитную. Далее", ["Берёт карту, т.е. Элитную.", "Далее"]),
        ("Удар, движение и т.п. Игрок ходит.", ["Удар, движение и т.п.", "Игрок ходит."]),
        ("Удар, движение и т. п. в свой ход.", ["Удар, движение и т. п. в свой ход."]),
        ("Приз им. А. С. Пушкина. Далее", ["Приз им. А. С. Пушкина.", "Далее"]),
        ("На рис. 5 и стр. 3. Далее", ["На рис. 5 и стр. 3.", "Далее"]),
        ("Стоимость равна Х. При вскрытии", ["Стоимость равна Х.", "При вскрытии"]),
        ("Игрок (см. стр. 3. Это важно.) ходит. Да", ["Игрок (см. стр. 3. Это важно.) ходит.", "Да"]),
        ("Способность «Удар. Ещё удар» есть. Да", ["Способность «Удар. Ещё удар» есть.", "Да"]),
        ('Особенность "вскрыться". При вскрытии', ['Особенность "вскрыться".', "При вскрытии"]),
        ("«Первый.» Второй. (Третий.) Четвёртый", ["«Первый.»", "Второй.", "(Третий.)", "Четвёртый"]),
        ("Скобка ( не закрыта. Далее", ["Скобка ( не закрыта.", "Далее"]),
        ("1. Первое. 2. Второе.", ["1. Первое.", "2. Второе."]),
        ("В 2024 г. Берсерк вышел в г. Москва.", ["В 2024 г.", "Берсерк вышел в г. Москва."]),
        ("See e.g. Rule 702.6c. Then draw.", ["See e.g. Rule 702.6c.", "Then draw."]),
        ("Версия 1.2.3. Новая", ["Версия 1.2.3.", "Новая"]),
        ("перейти в фазу атаки ударом;", ["перейти в фазу атаки ударом;"]),
    ],
)
def test_where_a_sentence_ends(text: str, sentences: list[str]) -> None:
    assert split(text) == sentences


@pytest.mark.parametrize("text", ["", " ", "…", "?!", "«", "((", "а. б. В. Г.", "\u00a0А.\u00a0Б"])
def test_nothing_is_lost_whatever_the_text(text: str) -> None:
    assert " ".join(split(text)).split() == text.split()
    assert all(sentence in text for sentence in split(text))
