"""Where a sentence ends and the next begins, in a paragraph of Russian or English rules."""

from __future__ import annotations

import re

_END = re.compile(r"(?:\.\.\.|[.!?…])+[»”\"')\]]*(?=\s)")
_BEGIN = re.compile(r"\s+[«“„\"'(\[]*\s*[A-ZА-ЯЁ0-9]")
_ABBREVIATIONS = frozenset(
    re.findall(
        r"\S+",
        "п пп ст гл см ср рис табл стр с разд напр т.е т.к т.н т.о т.ч им ул ред изд авт прим св ок руб "
        "тыс млн e.g i.e cf vs no fig p pp sec ch para mr mrs ms dr st approx",
    )
)
"""What a dot follows though the sentence goes on; those that may also end one (т.п., etc.) are not here."""
_VARIABLES = frozenset("XХYNZ")
"""Single letters that stand for numbers: a dot after one of them is not that of an initial."""
_BRACKETS = {"(": ")", "[": "]", "«": "»", "“": "”", "„": "“"}


def split(text: str) -> list[str]:
    """Return the sentences of a paragraph, verbatim; joined by blanks they are its words.

    A label («Шаг раздачи.») is a sentence. What stands in brackets or quotation marks is not divided, nothing
    ends before a word in lower case, and an enumerator ("2.") or an abbreviation («п.», «т.е.») ends nothing.
    """
    closed = _enclosed(text)
    found: list[str] = []
    start = 0
    for end in _END.finditer(text):
        if _ends(text, start, end, closed):
            found.append(text[start : end.end()].strip())
            start = end.end()
    if rest := text[start:].strip():
        found.append(rest)
    return found


def _ends(text: str, start: int, end: re.Match[str], closed: list[bool]) -> bool:
    """Tell whether the sentence from `start` ends with this mark."""
    if closed[end.end() - 1] or not _BEGIN.match(text, end.end()):
        return False
    if end[0] != ".":
        return True
    before = text[start : end.start()].split()
    word = re.sub(r"^[«“„\"'(\[]+", "", before[-1]) if before else ""
    if len(before) <= 1 and re.fullmatch(r"[0-9]+(?:\.[0-9]+)*|[^\W\d_]", word):
        return False
    if re.fullmatch(r"[A-ZА-ЯЁ]", word) and word not in _VARIABLES:
        return False
    if re.fullmatch(r"(?:[Пп]\.)+\s?[Пп]", word) or word.lower() in _ABBREVIATIONS:
        return False
    # «2024 г. Все» may be an end; «г. Москва» is none.
    return word.lower() != "г" or bool(re.search(r"[12][0-9]{3}$", before[-2] if len(before) > 1 else ""))


def _enclosed(text: str) -> list[bool]:
    """Tell of every character whether it stands in brackets or quotation marks that are closed after it."""
    inside = [False] * len(text)
    opened: list[tuple[str, int]] = []
    straight: int | None = None
    for at, character in enumerate(text):
        if opened and character in (")", "]", "»", "”", "“"):
            depth = next((i for i in range(len(opened) - 1, -1, -1) if opened[i][0] == character), None)
            if depth is not None:
                begin = opened[depth][1]
                inside[begin:at] = [True] * (at - begin)
                del opened[depth:]
                continue
        if character in _BRACKETS:
            opened.append((_BRACKETS[character], at))
        elif character == '"':
            if straight is None:
                straight = at
            else:
                inside[straight:at] = [True] * (at - straight)
                straight = None
    return inside
