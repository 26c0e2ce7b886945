"""Runs of characters to rows of text in reading order, without what merely repeats on every page."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ccg_rules.rulebook.importing.left_out import leave_out
from ccg_rules.rulebook.importing.lines import read_line

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ccg_rules.rulebook.importing.left_out import LeftOut
    from ccg_rules.rulebook.importing.pdf_glyphs import Painted, Run

SOFT = "\u00ad"
"""A soft hyphen. It stays at the end of a row only, where it says that a word goes on."""

_SAME_ROW = 0.45
"""How far baselines of one row may be apart, in sizes: superscripts are raised by a third."""
_SPACE = 0.15
"""The narrowest gap that is a space, in sizes: spaces are 0.25 and more, kerning 0.1 and less."""
_APART = 0.6
"""The gap, in sizes, at which pieces of a row may belong to different columns."""
_OUTER = 3
"""How many rows at the top and at the bottom of a page may be running headers and footers."""


@dataclass(slots=True)
class Piece:
    """Text on one baseline without a gap that could part two columns."""

    text: str
    x0: float
    x1: float
    y: float
    size: float
    first: float
    """How wide its first word is."""
    bold: int
    """How many of its characters are bold; `ink` of them are more than white space."""
    ink: int


@dataclass(slots=True)
class Sheet:
    """A page: its rows from top to bottom, each of pieces from left to right."""

    number: int
    rows: list[list[Piece]]
    top: float
    bottom: float
    drawn: bool
    """Whether there is something on it beside text, which may be a picture of text."""


@dataclass(slots=True)
class Row:
    """A row of a column."""

    pieces: list[Piece]
    region: int
    """Which column of which page it stands in, counted through the file."""
    page: int
    text: str = field(init=False)
    x0: float = field(init=False)
    x1: float = field(init=False)
    y: float = field(init=False)
    size: float = field(init=False)
    first: float = field(init=False)
    ink: int = field(init=False)
    bold: int = field(init=False)

    def __post_init__(self) -> None:
        """Join the pieces."""
        main = max(self.pieces, key=lambda piece: piece.ink)
        self.text = " ".join(piece.text.strip(" ") for piece in self.pieces)
        self.x0, self.x1 = self.pieces[0].x0, self.pieces[-1].x1
        self.y, self.size, self.first = main.y, main.size, self.pieces[0].first
        self.ink = sum(piece.ink for piece in self.pieces)
        self.bold = sum(piece.bold for piece in self.pieces)

    @property
    def all_bold(self) -> bool:
        """Whether nothing in it is set in plain type."""
        return self.bold == self.ink


def sheet(number: int, painted: Painted) -> Sheet:
    """Lay out a page."""
    rows = [pieces for runs in _baselines(painted.runs) if (pieces := list(_pieces(runs)))]
    drawn = painted.picture > 0.25 or painted.strokes > 300
    return Sheet(number, rows, painted.top, painted.bottom, drawn)


def _baselines(runs: Iterable[Run]) -> Iterator[list[Run]]:
    """Yield the runs of every row, from top to bottom."""
    row: list[Run] = []
    for run in sorted((run for run in runs if run.text.strip()), key=lambda run: -run.y):
        if row and row[0].y - run.y > _SAME_ROW * max(row[0].size, run.size):
            yield row
            row = []
        row.append(run)
    if row:
        yield row


@dataclass(slots=True)
class _Glyph:
    character: str
    x0: float
    x1: float
    run: Run


def _pieces(runs: list[Run]) -> Iterator[Piece]:
    """Yield the pieces of a row: spaces put where there is room, and what is painted twice taken once."""
    glyphs = list(_glyphs(runs))
    piece: list[_Glyph] = []
    for glyph in glyphs:
        if piece:
            gap = glyph.x0 - piece[-1].x1
            size = max(glyph.run.size, piece[-1].run.size)
            if gap > _APART * size:
                yield from _piece(piece)
                piece = []
            elif gap > _SPACE * size and not piece[-1].character.isspace() and not glyph.character.isspace():
                piece.append(_Glyph(" ", piece[-1].x1, glyph.x0, glyph.run))
        piece.append(glyph)
    yield from _piece(piece)


def _glyphs(runs: list[Run]) -> Iterator[_Glyph]:
    shown: list[Run] = []
    for run in sorted(runs, key=lambda run: run.starts[0]):
        # Bold type and shadows are sometimes made by painting the same again, hardly moved.
        if any(_painted_twice(run, other) for other in shown):
            continue
        shown = [*shown[-7:], run]
        for index, character in enumerate(run.text):
            yield _Glyph(character, run.starts[index], run.ends[index], run)


def _painted_twice(run: Run, other: Run) -> bool:
    near = 0.1 * run.size
    return (
        run.text == other.text and abs(run.starts[0] - other.starts[0]) < near and abs(run.y - other.y) < near
    )


def _piece(glyphs: list[_Glyph]) -> Iterator[Piece]:
    while glyphs and glyphs[-1].character.isspace():
        glyphs.pop()
    start = next((index for index, glyph in enumerate(glyphs) if not glyph.character.isspace()), None)
    if start is None:
        return
    glyphs = glyphs[start:]
    ink = [glyph for glyph in glyphs if not glyph.character.isspace()]
    end = next((index for index, glyph in enumerate(glyphs) if glyph.character.isspace()), len(glyphs))
    weights: defaultdict[tuple[float, float], int] = defaultdict(int)
    for glyph in ink:
        weights[round(glyph.run.size, 1), round(glyph.run.y, 1)] += 1
    size, y = max(weights, key=weights.__getitem__)
    text = "".join(_character(glyph, glyph is glyphs[-1]) for glyph in glyphs)
    bold = sum(glyph.run.bold for glyph in ink)
    first = glyphs[end - 1].x1 - glyphs[0].x0
    yield Piece(text, glyphs[0].x0, glyphs[-1].x1, y, size, first, bold, len(ink))


def _character(glyph: _Glyph, last: bool) -> str:
    """Return the character. A soft hyphen seen within a row is a hyphen that shares its glyph."""
    if glyph.character != SOFT or last:
        return glyph.character
    return "-" if glyph.x1 - glyph.x0 > 0.1 * glyph.run.size else ""


# What repeats on every page


def without_running(sheets: Sequence[Sheet], left_out: list[LeftOut]) -> None:
    """Take the running headers, footers and page numbers off the pages, and note them in `left_out`."""
    before = [list(sheet_.rows) for sheet_ in sheets]
    _take_off(sheets)
    for rows, sheet_ in zip(before, sheets, strict=True):
        kept = {id(row) for row in sheet_.rows}
        for row in rows:
            if id(row) not in kept:
                leave_out(left_out, "running", " ".join(piece.text for piece in row))


def _take_off(sheets: Sequence[Sheet]) -> None:
    seen: defaultdict[tuple[str, str, int], list[int]] = defaultdict(list)
    for sheet_ in sheets:
        for key in {key for edge in ("top", "bottom") for row in _outer(sheet_, edge) for key in _keys(row)}:
            seen[key].append(sheet_.number)
    running = {key for key, pages in seen.items() if _runs(pages, len(sheets))}
    for sheet_ in sheets:
        for edge in ("top", "bottom"):
            while any(running.intersection(_keys(row)) for row in list(_outer(sheet_, edge))[:1]):
                del sheet_.rows[0 if edge == "top" else -1]
    _without_page_numbers(sheets)
    if len(sheets) == 1:
        _without_browser_margins(sheets[0])


def _outer(sheet_: Sheet, edge: str) -> Iterator[tuple[str, float, str]]:
    """Yield the outermost rows of a page, from its edge inwards: the edge, how far off it, and the text."""
    rows = sheet_.rows[:_OUTER] if edge == "top" else sheet_.rows[: -_OUTER - 1 : -1]
    for row in rows:
        away = sheet_.top - row[0].y if edge == "top" else row[0].y - sheet_.bottom
        yield edge, away, " ".join(piece.text for piece in row)


_COUNTED = re.compile(r"\d+|\b[ivxlc]+\b", re.IGNORECASE)


def _keys(row: tuple[str, float, str]) -> Iterator[tuple[str, str, int]]:
    """Yield what stays of a row from page to page: its text without numbers, about where it stands."""
    edge, away, text = row
    line = read_line(text, 1)
    # What is numbered is a paragraph, or a header that names one and so repeats its number too.
    stays = text if line and line.number else _COUNTED.sub("#", text)
    for place in (int(away // 2), int((away + 1) // 2) + 100_000):
        yield edge, stays, place


def _runs(pages: list[int], of: int) -> bool:
    """Tell whether a row runs through pages: through both of two, or through every other one of more.

    A header may be that of a chapter, so it counts between the first and the last page it stands on.
    """
    if of == 2:
        return len(pages) == 2
    return len(pages) >= 3 and len(pages) >= 0.4 * (pages[-1] - pages[0] + 1)


_ALONE = re.compile(r"[\W_]*\d{1,4}[\W_]*")


def _without_page_numbers(sheets: Sequence[Sheet]) -> None:
    """Take off the outermost rows that count the pages, which a new chapter may word or place otherwise."""
    counting = Counter[int]()
    found: list[tuple[Sheet, str, float, str, set[int]]] = []
    for sheet_ in sheets:
        for edge in ("top", "bottom"):
            for _, away, text in list(_outer(sheet_, edge))[:1]:
                offsets = {int(n) - sheet_.number for n in re.findall(r"\d{1,4}", text) if _counts(text, n)}
                counting.update(offsets)
                found.append((sheet_, edge, away, text, offsets))
    offset, pages = counting.most_common(1)[0] if counting else (0, 0)
    if pages < 3 or pages < 0.3 * len(sheets):
        return
    counted = [each for each in found if offset in each[4]]
    places = Counter((edge, round(away)) for _, edge, away, _, _ in counted)
    for sheet_, edge, away, text, _ in counted:
        if sheet_.rows and (_ALONE.fullmatch(text) or places[edge, round(away)] > 1):
            del sheet_.rows[0 if edge == "top" else -1]


def _counts(text: str, number: str) -> bool:
    """Tell whether a row begins or ends with a number, or is nothing else."""
    words = text.split()
    return number in (words[0], words[-1]) or bool(_ALONE.fullmatch(text))


_OF_ONE = re.compile(r"(?:^|\s)1\s*(?:/|из|of)\s*1$")


def _without_browser_margins(sheet_: Sheet) -> None:
    """Take off a single page what "1/1" in small type at its edge proves to be printed by a browser."""
    texts = [" ".join(piece.text for piece in row) for row in sheet_.rows]
    sizes = sorted(piece.size for row in sheet_.rows for piece in row for _ in range(piece.ink))
    for edge in (0, -1):
        if not texts or len(sheet_.rows) < 2 or not _OF_ONE.search(texts[edge]):
            continue
        small = sheet_.rows[edge][0].size
        if small < 0.95 * sizes[len(sizes) // 2]:
            del sheet_.rows[edge]
            other = -1 if edge == 0 else 0
            if len(sheet_.rows) > 1 and abs(sheet_.rows[other][0].size - small) < 0.1:
                del sheet_.rows[other]
        return


# Reading order


def rows(sheets: Sequence[Sheet]) -> Iterator[Row]:
    """Yield the rows of all pages in reading order: left column, then right column, where there are two."""
    region = 0
    pages = [[piece for row in sheet_.rows for piece in row] for sheet_ in sheets]
    gutters = [_gutter(pieces) for pieces in pages]
    known = sorted({round(gutter) for gutter in gutters if gutter is not None})
    for sheet_, pieces_, gutter in zip(sheets, pages, gutters, strict=True):
        for column in _columns(pieces_, gutter or _like_others(pieces_, known)):
            region += 1
            for pieces in _gathered(column):
                yield Row(pieces, region, sheet_.number)


def _like_others(pieces: list[Piece], gutters: Sequence[float]) -> float | None:
    """Return the gutter of another page that this one has too: text on both sides, and nothing across."""
    for gutter in gutters:
        left = any(piece.x1 <= gutter for piece in pieces)
        right = any(piece.x0 >= gutter for piece in pieces)
        if left and right and not any(piece.x0 < gutter < piece.x1 for piece in pieces):
            return gutter
    return None


def _columns(pieces: list[Piece], gutter: float | None) -> Iterator[list[Piece]]:
    """Yield the columns of a page; what crosses the gutter ends the columns above it."""
    if gutter is None:
        yield pieces
        return
    left: list[Piece] = []
    right: list[Piece] = []
    across: list[Piece] = []
    for piece in sorted(pieces, key=lambda piece: -piece.y):
        crosses = piece.x0 < gutter < piece.x1
        if crosses and (left or right):
            yield from (column for column in (left, right) if column)
            left, right = [], []
        if not crosses and across:
            yield across
            across = []
        (across if crosses else left if piece.x1 <= gutter else right).append(piece)
    yield from (column for column in (across, left, right) if column)


def _gutter(pieces: list[Piece]) -> float | None:
    """Return where the gap between two columns is, `None` when the page has one column.

    Nearly nothing crosses a gutter, and there is running text at both sides of it: not the numbers of a
    list, which have hardly any ink, nor the cells of a small table.
    """
    if not pieces:
        return None
    left, right = min(piece.x0 for piece in pieces), max(piece.x1 for piece in pieces)
    width, height, ink = right - left, _height(pieces), sum(piece.ink for piece in pieces)
    best: tuple[int, float] | None = None
    starts: dict[int, float] = {}
    for piece in pieces:
        if left + 0.3 * width < piece.x0 < left + 0.7 * width:
            place = int(200 * (piece.x0 - left) / width)
            starts[place] = min(piece.x0, starts.get(place, piece.x0))
    for x in (start - 0.5 for start in starts.values()):
        crossing = sum(piece.x0 < x < piece.x1 for piece in pieces)
        before = [piece for piece in pieces if piece.x1 <= x]
        after = [piece for piece in pieces if piece.x0 >= x]
        columns = all(_is_column(side, ink) for side in (before, after))
        if columns and crossing <= 0.1 * height and (best is None or (crossing, x) < best):
            best = (crossing, x)
    return best[1] if best else None


def _is_column(pieces: list[Piece], of: int) -> bool:
    """Tell whether the pieces at one side of a gap are running text, given the ink of the page."""
    ink, height = sum(piece.ink for piece in pieces), _height(pieces)
    return height >= 4 and ink >= 0.2 * of and ink >= 12 * height


def _height(pieces: list[Piece]) -> int:
    """Return how many baselines there are."""
    return len({round(piece.y) for piece in pieces})


def _gathered(pieces: list[Piece]) -> Iterator[list[Piece]]:
    """Yield the pieces of every row of a column."""
    row: list[Piece] = []
    for piece in sorted(pieces, key=lambda piece: -piece.y):
        if row and row[0].y - piece.y > _SAME_ROW * max(row[0].size, piece.size):
            yield sorted(row, key=lambda piece: piece.x0)
            row = []
        row.append(piece)
    if row:
        yield sorted(row, key=lambda piece: piece.x0)
