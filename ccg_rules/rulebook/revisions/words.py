"""The words of a text: what they are, what kind of change leads from one text to another, and a redline.

A word is never cut: «2-го», «3х3», a number with dots and a word with hyphens are one word each.
"""

from __future__ import annotations

import re
import unicodedata
from difflib import SequenceMatcher
from enum import StrEnum
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Literal

import snowballstemmer  # type: ignore[import-untyped]

from ccg_rules.rulebook.references import find_references

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Op = Literal["=", "-", "+"]
Redline = tuple[tuple[Op, str], ...]

REFERENCE = "№"
"""Stands for a cross reference, or a list of them, where it does not matter which it is."""

_INVISIBLE = "\u00ad\u200b\u200c\u200d\u2060\ufeff"
"""Soft hyphens and what joins or parts letters without being seen."""
_LETTER = rf"[\w\u0300-\u036f{_INVISIBLE}]"
_WORD = rf"\d+(?:\.\d+)+{_LETTER}*|{_LETTER}+(?:[-\u2010\u2011'’]{_LETTER}+)*"
_TOKEN = re.compile(rf"{_WORD}|[^\w\s]")
_IS_WORD = re.compile(_WORD)
_QUOTE_MARKS = frozenset("«»„“”\"‹›'‘’‚‛")
_DASHES = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-"))
_UNSEEN = re.compile(f"[{_INVISIBLE}]+")
_LATIN, _RUSSIAN = "ABCEËHKMOPTXYaceëopxyk", "АВСЕЁНКМОРТХУасеёорхук"
_HAS_LATIN = re.compile(f"[{_LATIN}]")
_LOOK_ALIKE = str.maketrans(_LATIN, _RUSSIAN)
_HAS_RUSSIAN = re.compile("[А-Яа-яЁё]")
# A word that would be Russian if its Latin letters were: whatever else is in it looks the same.
_MIXED = re.compile(rf"(?<!\w)[\d\-‐‑А-Яа-яЁё{_LATIN}]*[{_LATIN}][\d\-‐‑А-Яа-яЁё{_LATIN}]*(?!\w)")
# «п.п. 404.1» and «пп. 404.1» abbreviate the same word as «п. 404.1».
_CLAUSES = re.compile(r"(?<![\w.])[Пп](?:\.\s?п\.|п\.)")
_ITEM_END = ";,."
# With what stands before the number, and as many numbers as follow: a list that grew is the same pointer.
_POINTER = re.compile(rf"(?:[Пп]\.\s?п\.|[Пп]п?\.)?\s*{REFERENCE}(?:(?:\s*,\s*|\s+и\s+){REFERENCE})*")


class TextChange(StrEnum):
    """What kind of change leads from one text to the other; the gravest that is needed decides."""

    NONE = "none"
    TYPOGRAPHIC = "typographic"
    """Quote marks, dashes and hyphens, white space, case, ё or е, the closing full stop, Latin letters in
    Russian words, «пп.» or «п.п.»."""
    REFERENCES = "references"
    """The numbers of cross references, besides."""
    INFLECTION = "inflection"
    """Endings, besides: the same stems in the same order."""
    WORDING = "wording"


def text_change(old: str, new: str, *, item: bool = False) -> TextChange:
    """Return what kind of change leads from `old` to `new`.

    What closes an `item` of a list says only whether another follows: «;», «,» or «.».
    """
    if old == new:
        return TextChange.NONE
    if item:
        old, new = old.rstrip(_ITEM_END), new.rstrip(_ITEM_END)
    if _plain(old) == _plain(new):
        return TextChange.TYPOGRAPHIC
    here, there = _plain(masked(old)), _plain(masked(new))
    if here == there:
        return TextChange.REFERENCES
    if [stem(token) for token in here] == [stem(token) for token in there]:
        return TextChange.INFLECTION
    return TextChange.WORDING


def masked(text: str) -> str:
    """Return the text with `REFERENCE` in place of every cross reference."""
    found = find_references(text)
    if not found:
        return text
    for reference in reversed(found):
        text = f"{text[: reference.start]}{REFERENCE}{text[reference.end :]}"
    return _POINTER.sub(f" {REFERENCE}", text)


def words(text: str) -> list[str]:
    """Return the words of a text, in order and folded: case and ё or е do not matter."""
    return _IS_WORD.findall(_folded(text))


@lru_cache(maxsize=65536)
def stem(word: str) -> str:
    """Return the stem of a folded word: by the Russian rules, or the English ones for Latin letters."""
    if word.isascii():
        return _stem_english(word)
    head, hyphen, tail = word.rpartition("-")
    return f"{head}{hyphen}{_stem_russian(tail)}"


_stem_russian: Callable[[str], str] = snowballstemmer.stemmer("russian").stemWord
_stem_english: Callable[[str], str] = snowballstemmer.stemmer("english").stemWord


def look_alikes(old: str, new: str) -> tuple[str, ...]:
    """Return the words of `new` that stand in `old` too, but with Latin letters for Russian ones, or back.

    Nobody sees the difference: a text with «3x3» and one with «3х3» look the same.
    """
    if old == new or not (_HAS_LATIN.search(old) or _HAS_LATIN.search(new)):
        return ()
    here = _IS_WORD.findall(old)
    seen = set(_IS_WORD.findall(_russian(old)))
    fresh = dict.fromkeys(zip(_IS_WORD.findall(new), _IS_WORD.findall(_russian(new)), strict=True))
    return tuple(word for word, russian in fresh if word not in here and russian in seen)


def _russian(text: str) -> str:
    """Return the text with Russian letters for Latin ones that look alike, if it is a Russian text."""
    if not (_HAS_LATIN.search(text) and _HAS_RUSSIAN.search(text)):
        return text
    return _MIXED.sub(lambda word: word[0].translate(_LOOK_ALIKE), text)


def _folded(text: str) -> str:
    if not text.isprintable():
        text = _UNSEEN.sub("", text)
    text = unicodedata.normalize("NFC", text)
    return _russian(text).casefold().replace("ё", "е")


def _plain(text: str) -> list[str]:
    """Return the words and the punctuation that matters, folded."""
    text = _CLAUSES.sub("п.", _folded(text).translate(_DASHES).replace("…", "..."))
    tokens = _TOKEN.findall(text)
    kept = [token for token in tokens if token not in _QUOTE_MARKS]
    return kept[:-1] if kept[-1:] == ["."] else kept


def redline(old: str, new: str) -> Redline:
    """Return how `old` becomes `new`, word by word, as stretches of text.

    The stretches kept (`=`) and taken out (`-`) give `old` verbatim, those kept and put in (`+`) `new`.
    """
    here, there = list(_TOKEN.finditer(old)), list(_TOKEN.finditer(new))
    matcher = SequenceMatcher(None, [t[0] for t in here], [t[0] for t in there], autojunk=False)
    blocks = _phrases([(m.a, m.b, m.size) for m in matcher.get_matching_blocks()], here)
    out: list[tuple[Op, str]] = []
    end_old = end_new = 0
    for a, b, size in blocks:
        for i, j in zip(range(a, a + size), range(b, b + size), strict=True):
            _replaced(out, old[end_old : here[i].start()], new[end_new : there[j].start()])
            _add(out, "=", here[i][0])
            end_old, end_new = here[i].end(), there[j].end()
    _replaced(out, old[end_old:], new[end_new:])
    return tuple(out)


_Block = tuple[int, int, int]


def _phrases(blocks: Sequence[_Block], here: Sequence[re.Match[str]]) -> list[_Block]:
    """Drop the matches that would tear a phrase: a small word amid changes, or a word that was only passed.

    «помещаются карты» became «карты размещаются»: what is kept of it is no stretch of text.
    """
    kept: list[_Block] = []
    for block, after in pairwise(blocks):  # the last stands behind everything, and is of no size
        before = kept[-1] if kept else (0, 0, 0)
        (out_before, in_before), (out_after, in_after) = _between(before, block), _between(block, after)
        a, _, size = block
        amid = (out_before or in_before) and (out_after or in_after)
        small = size <= 2 and sum(len(here[i][0]) for i in range(a, a + size)) <= 3
        many = max(out_before, in_before) + max(out_after, in_after) > 2
        passed = size == 1 and (
            (out_before and not in_before and in_after and not out_after)
            or (in_before and not out_before and out_after and not in_after)
        )
        if not (amid and ((small and many) or passed)):
            kept.append(block)
    return kept


def _between(before: _Block, after: _Block) -> tuple[int, int]:
    """Return how many tokens were taken out and put in between two matches."""
    return after[0] - before[0] - before[2], after[1] - before[1] - before[2]


def _replaced(out: list[tuple[Op, str]], old: str, new: str) -> None:
    """Add a stretch that was replaced; the white space around it that both have is kept."""
    head = _common_space(old, new)
    old, new, kept = old[head:], new[head:], old[:head]
    tail = _common_space(old[::-1], new[::-1])
    _add(out, "=", kept)
    _add(out, "-", old[: len(old) - tail])
    _add(out, "+", new[: len(new) - tail])
    _add(out, "=", old[len(old) - tail :])


def _common_space(one: str, other: str) -> int:
    size = 0
    while size < min(len(one), len(other)) and one[size] == other[size] and one[size].isspace():
        size += 1
    return size


def _add(out: list[tuple[Op, str]], op: Op, text: str) -> None:
    if not text:
        return
    if out and out[-1][0] == op:
        out[-1] = (op, out[-1][1] + text)
    else:
        out.append((op, text))
