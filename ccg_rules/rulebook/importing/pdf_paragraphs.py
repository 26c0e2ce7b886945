"""Rows of text to paragraphs.

A PDF says where every row stands and nothing about paragraphs. What tells a new one, strongest first: other
type; a gap wider than those between rows of which one surely goes on in the next; a row that ends although
the first word of the next would have fitted; a first line further in or out; and, where all of this leaves it
open, a number or a bullet after the end of a sentence.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from itertools import groupby, pairwise
from statistics import median
from typing import TYPE_CHECKING

from ccg_rules.rulebook.importing.contents import TITLE
from ccg_rules.rulebook.importing.left_out import leave_out
from ccg_rules.rulebook.importing.lines import Line, read_line
from ccg_rules.rulebook.importing.pdf_layout import SOFT
from ccg_rules.rulebook.numbers import parts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ccg_rules.rulebook.importing.left_out import LeftOut
    from ccg_rules.rulebook.importing.pdf_layout import Row

_LEADING = 1.3
"""Between baselines, in sizes, where a file has no row that surely goes on; type is set at 1.15 to 1.3."""
_WIDER = 1.1
_SHIFT = 0.8
"""How far, in sizes, a first line stands in or out."""

_ENDED = re.compile(r"[.!?…:;][\"'»”’)\]]*$")
_ABBREVIATED = re.compile(
    r"(?:^|[\s(.])(?:п|пп|см|ср|гл|ч|ст|стр|с|рис|табл|т\.\s?е|т\.\s?к|напр|p|pp|no|e\.g|i\.e)\.$", re.I
)


_ANNOUNCED = re.compile(
    r"[^\W\d_a-zа-яё]{4,}(?:\s\d+)?[.:]|(?:Пример|Примечание|Важно|Внимание|Example|Note)(?:\s\d+)?[.:]"
)
"""How examples and notes begin: "ПРИМЕР.", «ВАЖНО:», "Example 2:"."""
_CONTENTS = re.compile(r"(?:\.\s?){4}\s*(?:\d+|[ivxlc]+)$")
"""A line of a table of contents: dots that lead to the number of a page."""


def lines(rows: Sequence[Row], left_out: list[LeftOut]) -> list[Line]:
    """Return the paragraphs as lines, counted from 1; lines that lead to a page are noted in `left_out`."""
    if not rows:
        return []
    words = _Hyphens(rows)
    type_ = _Type(rows)
    found: list[Line] = []
    for paragraph in _Geometry(rows).paragraphs():
        text = _plain(words.join([row.text for row in paragraph]))
        if _CONTENTS.search(_end(text)):
            if found and TITLE.fullmatch(found[-1].text):
                leave_out(left_out, "contents", found.pop().text)
            leave_out(left_out, "contents", text)
        elif line := read_line(text, len(found) + 1, heading=type_.heading(paragraph)):
            found.append(line)
    return found


def _end(text: str) -> str:
    """Return what is looked at to tell how a text ends, however long it is."""
    return text[-200:]


class _Geometry:
    """Where the rows of a file stand, as far as it tells paragraphs."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self._rows = rows
        self._regions = {key: list(group) for key, group in groupby(rows, key=lambda row: row.region)}
        self._rights = dict(self._right_edges())
        self._lefts = {key: _usual(sorted(row.x0 for row in group)) for key, group in self._regions.items()}
        self._gaps = self._sure_gaps()

    def paragraphs(self) -> Iterator[list[Row]]:
        """Yield the rows of every paragraph."""
        paragraph = [self._rows[0]]
        number: str | None = None
        for previous, row in pairwise(self._rows):
            if len(paragraph) == 1:
                number = _number(paragraph[0].text) or number
            if self._begins(paragraph, previous, row, number):
                yield paragraph
                paragraph = []
            paragraph.append(row)
        yield paragraph

    def _begins(self, paragraph: list[Row], previous: Row, row: Row, number: str | None) -> bool:
        """Tell whether a row begins a paragraph rather than going on with the one so far."""
        if not 0.88 < row.size / previous.size < 1.13 or _CONTENTS.search(_end(previous.text)):
            return True
        goes_on = _goes_on(previous, row)
        fits = self._fits(previous, row)
        if row.region == previous.region:
            gap = (previous.y - row.y) / self._usual_gap(row)
            if gap > _WIDER and (fits or not goes_on):
                return True
        if goes_on:
            return False
        heading_ends = previous.all_bold and not row.bold
        return (
            fits
            or heading_ends
            or self._shifted(paragraph, previous, row)
            or _labelled(previous, row, number)
        )

    def _right_edges(self) -> Iterator[tuple[int, float]]:
        """Yield the right edge of every region: its own, or that of its like where it has few rows."""
        own = {key: _right_edge(group) for key, group in self._regions.items()}
        places = {key: round(min(row.x0 for row in group) / 6) for key, group in self._regions.items()}
        alike: defaultdict[int, list[float]] = defaultdict(list)
        for key, place in places.items():
            alike[place].append(own[key])
        usual = {place: median(edges) for place, edges in alike.items()}
        for key, group in self._regions.items():
            yield key, max(own[key], usual[places[key]]) if len(group) < 8 else own[key]

    def _fits(self, previous: Row, row: Row) -> bool:
        """Tell whether the first word of a row would have had room at the end of the one before."""
        space = 0.3 * previous.size
        return previous.x1 + space + row.first < self._rights[previous.region] - 0.05 * previous.size

    def _sure_gaps(self) -> dict[int, float]:
        """Return for every size the widest usual gap between rows of which the first surely goes on."""
        gaps: defaultdict[int, list[float]] = defaultdict(list)
        for previous, row in pairwise(self._rows):
            same = previous.region == row.region and abs(previous.size - row.size) < 0.1
            if same and _goes_on(previous, row) and not self._fits(previous, row):
                gaps[round(row.size)].append((previous.y - row.y) / row.size)
        return {size: sorted(each)[int(0.9 * (len(each) - 1))] for size, each in gaps.items()}

    def _usual_gap(self, row: Row) -> float:
        size = round(row.size)
        if size not in self._gaps:
            return row.size * (median(self._gaps.values()) if self._gaps else _LEADING)
        return row.size * self._gaps[size]

    def _shifted(self, paragraph: list[Row], previous: Row, row: Row) -> bool:
        """Tell whether a row begins further in or out than it would if it went on."""
        size = row.size
        if self._centred(previous) and self._centred(row):
            return False
        inward = (row.x0 - self._lefts[row.region]) - (previous.x0 - self._lefts[previous.region])
        if len(paragraph) > 1:
            return abs(inward) > _SHIFT * size
        # The second row of a paragraph stands out from a first line that is further in; it stands further in
        # only after a number or a bullet.
        label = read_line(previous.text, 1)
        hanging = label is not None and (label.bullet or label.number is not None)
        return inward > _SHIFT * size and not hanging

    def _centred(self, row: Row) -> bool:
        left, right = self._lefts[row.region], self._rights[row.region]
        margins = row.x0 - left, right - row.x1
        return margins[0] > row.size and abs(margins[0] - margins[1]) < row.size


def _right_edge(rows: Sequence[Row]) -> float:
    """Return how far the rows of a column reach: not how far the one goes that sticks out."""
    ends = sorted((row.x1 for row in rows), reverse=True)
    enough = min(len(ends), max(2, round(0.08 * len(ends))))
    return next(end for end in ends if end <= ends[enough - 1] + 2 * rows[0].size)


def _usual(lefts: list[float]) -> float:
    """Return the left edge of a column: the furthest left that some of its rows begin at."""
    return lefts[len(lefts) // 10]


def _goes_on(previous: Row, row: Row) -> bool:
    """Tell whether the text says that it goes on: no sentence has ended, and no new one begins."""
    start = row.text.lstrip("\"'«“(„[")[:1]
    return start.islower() and not _ENDED.search(_end(previous.text))


def _number(text: str) -> str | None:
    line = read_line(text, 1)
    return line.number if line else None


def _labelled(previous: Row, row: Row, number: str | None) -> bool:
    """Tell whether a row begins with a number, a bullet or the like, and not with a number referred to."""
    line = read_line(row.text, 1)
    if line is None or not _ENDED.search(_end(previous.text)) or _ABBREVIATED.search(_end(previous.text)):
        return False
    if line.number is None:
        return line.bullet or _ANNOUNCED.match(line.text) is not None
    start = line.text.lstrip("\"'«“(„[")[:1]
    return start.isupper() and (number is None or parts(line.number) > parts(number))


class _Type:
    """The sizes that a file is set in, to tell headings."""

    def __init__(self, rows: Sequence[Row]) -> None:
        sizes = Counter[float]()
        for row in rows:
            sizes[_size(row)] += row.ink
        self._body = sizes.most_common(1)[0][0]
        self._larger = sorted((size for size in sizes if size > 1.12 * self._body), reverse=True)
        body = [row for row in rows if _size(row) == self._body]
        self._bold_body = sum(row.bold for row in body) > 0.4 * sum(row.ink for row in body)

    def heading(self, paragraph: list[Row]) -> int | None:
        """Return the level: by size, and bold type of the size of the text below all larger ones."""
        size, short = _size(paragraph[0]), len(paragraph) <= 3
        line = read_line(paragraph[0].text, 1)
        if not short or (line and line.bullet):
            return None
        if size in self._larger:
            return min(self._larger.index(size) + 1, 6)
        bold = all(row.all_bold for row in paragraph) and not self._bold_body and size >= 0.95 * self._body
        return min(len(self._larger) + 1, 6) if bold else None


def _size(row: Row) -> float:
    return round(row.size * 2) / 2


_WORD = re.compile(r"[^\W\d_]+(?:[-‐][^\W\d_]+)*|\d+(?:[-‐][^\W\d_]+)+")
_BROKEN = re.compile(rf"([^\W_]+(?:[-‐][^\W_]+)*)([-‐{SOFT}])$")
_BEGUN = re.compile(r"[^\W_]+(?:[-‐][^\W_]+)*")
_UNSPACED = re.compile(r"\S[—–/]$")
_PARTICLES = frozenset(
    [
        "то",
        "либо",
        "нибудь",
        "таки",
        "ка",
        "де",
        "с",
        "го",
        "му",
        "ми",
        "м",
        "х",
        "й",
        "я",
        "е",
        "ю",
        "ой",
        "ый",
        "ая",
        "ое",
        "ые",
        "ых",
        "ого",
        "ому",
        "ом",
        "ти",
        "за",
        "под",
    ]
)
_PREFIXES = frozenset(["кое", "кой"])
_ADVERB = re.compile(r"(?:ому|ему|ски|цки|ьи)$")


class _Hyphens:
    """Tells a hyphen that breaks a word at the end of a row from one that belongs to the word."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self._words = Counter[str]()
        for row in rows:
            broken = _BROKEN.search(_end(row.text))
            text = row.text.removesuffix(broken[0]) if broken else row.text
            self._words.update(word.lower().replace("‐", "-") for word in _WORD.findall(text))
        self._hyphenated = self._breaks_words(rows)

    def _breaks_words(self, rows: Sequence[Row]) -> bool:
        """Tell whether words are broken in this file at all; where they are not, hyphens end few rows."""
        if any(row.text.endswith(SOFT) for row in rows):
            return False
        pairs = [
            (match[1], begun[0])
            for row, following in pairwise(rows)
            if (match := _BROKEN.search(_end(row.text))) and (begun := _BEGUN.match(following.text))
        ]
        known = [self._known(head, tail) for head, tail in pairs]
        whole, parted = sum(w > p for w, p in known), sum(p > w for w, p in known)
        return whole > parted or (whole == parted and len(pairs) > 0.03 * len(rows))

    def _known(self, head: str, tail: str) -> tuple[int, int]:
        """Return how often a word stands elsewhere in one, and with its hyphen."""
        return self._words[f"{head}{tail}".lower()], self._words[f"{head}-{tail}".lower()]

    def join(self, texts: list[str]) -> str:
        """Return the rows of a paragraph as one text."""
        joined = texts[:1]
        for following in texts[1:]:
            match, begun = _BROKEN.search(_end(joined[-1])), _BEGUN.match(following)
            if match and begun:
                if not self._keeps(match, begun[0]):
                    joined[-1] = joined[-1][:-1]
            elif not _UNSPACED.search(_end(joined[-1])):
                joined.append(" ")
            joined.append(following)
        return "".join(joined).removesuffix(SOFT)

    def _keeps(self, broken: re.Match[str], tail: str) -> bool:
        """Tell whether the hyphen stays."""
        head = broken[1]
        if broken[2] == SOFT:
            return False
        if head[-1].isdigit() or not tail[0].islower():
            return True
        whole, parted = self._known(head, tail)
        if whole or parted:
            return parted >= whole
        if tail.lower() in _PARTICLES or head.lower() in _PREFIXES:
            return True
        if head.lower() in ("по", "во", "в") and _ADVERB.search(tail):
            return True
        return not self._hyphenated


_LIGATURES = str.maketrans(
    {"ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "st", "ﬆ": "st"}
    | dict.fromkeys("\u00a0\u2007\u202f\u2002\u2003\u2004\u2005\u2006\u2008\u2009\u200a\t", " ")
    | dict.fromkeys("\u200b\u200c\u200d\u2060\ufeff", "")
)


def _plain(text: str) -> str:
    """Return the text with ligatures taken apart, every space a plain one, and nothing invisible."""
    return text.translate(_LIGATURES)
