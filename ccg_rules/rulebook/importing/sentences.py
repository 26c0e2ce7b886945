"""Where a sentence ends and the next begins, in a paragraph of Russian or English rules."""

from __future__ import annotations

import re
from collections import Counter
from itertools import accumulate
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

_MARKS, _CLOSING, _OPENING = ".!?…", "»”\"')]", "«“„\"'(["
_BEGIN = re.compile(r"[A-ZА-ЯЁ0-9]|[a-zа-яё]\)")
_ABBREVIATIONS = frozenset(
    re.findall(
        r"\S+",
        "п пп ст гл см ср рис табл стр с разд напр т.е т.к т.н т.о т.ч им ул ред изд авт прим св ок руб "
        "тыс млн e.g i.e cf vs no fig p pp sec ch para mr mrs ms dr st approx",
    )
)
"""What a dot follows though the sentence goes on; those that may also end one (т.п., etc.) are not here."""
_UNITS = frozenset(("см", "руб", "тыс", "млн"))
"""Those of them that may end a sentence after a number: «5 см. Карта»."""
_TITLES = frozenset(("им.", "mr.", "mrs.", "ms.", "dr.", "st."))
"""What an initial follows. A single letter after another word names a type, a zone, a quantity."""
_INITIAL = re.compile(r"[A-ZА-ЯЁ]\.")
_ENUMERATOR = re.compile(r"[0-9]+(?:\.[0-9]+)*|[^\W\d_]")
_BRACKETS = {"(": ")", "[": "]", "«": "»", "“": "”", "„": "“"}


def split(text: str) -> list[str]:
    """Return the sentences of a paragraph, verbatim; joined by blanks they are its words.

    A label («Шаг раздачи.») is a sentence. What stands in brackets or quotation marks is not divided, nothing
    ends before a word in lower case, and an enumerator ("2.") or an abbreviation («п.», «т.е.») ends nothing.
    Takes time in proportion to the text.
    """
    closed = _enclosed(text)
    words = list(re.finditer(r"\S+", text))
    said = [word[0] for word in words]
    found: list[str] = []
    first = 0
    for at, word in enumerate(words[:-1]):
        if not closed[word.end() - 1] and _begins(said, at + 1) and _ends(said, first, at):
            found.append(text[words[first].start() : word.end()])
            first = at + 1
    if words:
        found.append(text[words[first].start() : words[-1].end()])
    return found


def _begins(words: Sequence[str], at: int) -> bool:
    """Tell whether a sentence may begin with a word, or with the one after a bracket that stands alone."""
    word = words[at].lstrip(_OPENING) or "".join(words[at + 1 : at + 2])
    return _BEGIN.match(word) is not None


def _ends(words: Sequence[str], first: int, at: int) -> bool:
    """Tell whether the sentence that begins with the first of the words may end with the one at `at`."""
    said = words[at].rstrip(_CLOSING)
    word = said.rstrip(_MARKS)
    if word == said:
        return False
    if words[at] != f"{word}.":
        return True
    word = word.lstrip(_OPENING)
    before = words[at - 1] if at > first else ""
    if not before and _ENUMERATOR.fullmatch(word):
        return False
    if _is_initial(words, first, at):
        return False
    if re.fullmatch(r"(?:[Пп]\.)*[Пп]", word) or word.lower() in _ABBREVIATIONS:
        return word.lower() in _UNITS and before[-1:].isdigit()
    # «Правила 2024 г. Все» may be an end; «г. Москва» and «В 2024 г. Берсерк» are none.
    return word.lower() != "г" or (at - first > 2 and re.search(r"[12][0-9]{3}$", before) is not None)


def _is_initial(words: Sequence[str], first: int, at: int) -> bool:
    """Tell whether a letter belongs to a name: «А. С. Пушкин», but not «Пушкин А. С. Игроки»."""
    if not _INITIAL.fullmatch(words[at].lstrip(_OPENING)):
        return False
    if _INITIAL.fullmatch(words[at + 1]):
        return True
    before = words[at - 1] if at > first else ""
    if not _INITIAL.fullmatch(before.lstrip(_OPENING)):
        return before.lower() in _TITLES
    surname_first = at - first > 2 and words[at - 2][:1].isupper() and words[at - 2][-1:].isalpha()
    return not surname_first


def _enclosed(text: str) -> list[bool]:
    """Tell of every character whether it stands in brackets or quotation marks that are closed after it."""
    deeper = [0] * (len(text) + 1)
    opened: list[tuple[str, int]] = []
    awaited: Counter[str] = Counter()
    straight: int | None = None
    for at, character in enumerate(text):
        if awaited[character]:
            closes = ""
            while closes != character:
                closes, begin = opened.pop()
                awaited[closes] -= 1
            deeper[begin] += 1
            deeper[at] -= 1
        elif character in _BRACKETS:
            opened.append((_BRACKETS[character], at))
            awaited[_BRACKETS[character]] += 1
        elif character == '"' and straight is not None:
            deeper[straight] += 1
            deeper[at] -= 1
            straight = None
        elif character == '"' and not text[at - 1 : at].isdigit():  # 5" are inches
            straight = at
    return [depth > 0 for depth in accumulate(deeper[:-1])]
