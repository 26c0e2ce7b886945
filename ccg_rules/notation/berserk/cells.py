"""The board of Berserk: two halves of 3 rows by 5 columns; cells are half, column, row, as in `1c2`.

Row 1 of either half faces the enemy, row 3 is its rear; columns a–e are those seen from the First Player's
seat (`A-coordinates`). A cell is an int from 0 to 29; a set of cells is a bit mask.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from ccg_rules.notation.faults import NotationError, fault
from ccg_rules.notation.shapes import simple

if TYPE_CHECKING:
    from collections.abc import Iterable

COLUMNS = "abcde"
ROWS = 3
HALF = len(COLUMNS) * ROWS
CELLS = 2 * HALF

_CELL = re.compile(r"([12])([a-e])([1-3])")
_RANGE = re.compile(r"\s*[-–]\s*")


def cell(name: str) -> int:
    """Return the cell called `name`. Raises `NotationError` for anything else."""
    match = _CELL.fullmatch(name)
    if match is None:
        raise NotationError([fault(name, "not-a-cell", text=name)])
    half, column, row = match.groups()
    return (int(half) - 1) * HALF + COLUMNS.index(column) * ROWS + int(row) - 1


def name(cell: int) -> str:
    """Return the name of a cell, `1a1` to `2e3`."""
    half, rest = divmod(cell, HALF)
    column, row = divmod(rest, ROWS)
    return f"{half + 1}{COLUMNS[column]}{row + 1}"


def half_of(cell: int) -> int:
    """Return the half a cell lies on: 0 is the First Player's, 1 the Second Player's."""
    return cell // HALF


def parse(text: str) -> list[int]:
    """Return the cells of a list like `1b2, 1c1-1d3` in writing order; a range is the block between corners.

    Raises `NotationError` for an unknown cell, a block across the middle, or a cell named twice.
    """
    found: list[int] = []
    for part in text.split(","):
        ends = [cell(end.strip()) for end in _RANGE.split(part.strip(), maxsplit=1)]
        block = [ends[0]] if len(ends) == 1 else _block(*ends, text=part.strip())
        if twice := [c for c in block if c in found]:
            raise NotationError([fault(text, "cell-twice", cell=name(twice[0]))])
        found += block
    return found


def _block(first: int, last: int, *, text: str) -> list[int]:
    half = half_of(first)
    if half_of(last) != half:
        raise NotationError([fault(text, "block-across-the-middle", text=text)])
    columns = sorted(c % HALF // ROWS for c in (first, last))
    rows = sorted(c % ROWS for c in (first, last))
    return [
        half * HALF + column * ROWS + row
        for column in range(columns[0], columns[1] + 1)
        for row in range(rows[0], rows[1] + 1)
    ]


def mask(cells: Iterable[int]) -> int:
    """Return the set of those cells as a bit mask."""
    bits = 0
    for each in cells:
        bits |= 1 << each
    return bits


@lru_cache(maxsize=1 << 14)
def cells_in(mask: int) -> tuple[int, ...]:
    """Return the cells of a bit mask in ascending order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def block(half: int, columns: str, rows: Iterable[int]) -> int:
    """Return the mask of the cells of `half` (0 or 1) in those columns and rows (1 to 3)."""
    return mask(half * HALF + COLUMNS.index(column) * ROWS + row - 1 for column in columns for row in rows)


def _at(cell: int) -> tuple[int, int]:
    """Return column and line of a cell; lines run from the First Player's rear (0) to the Second's (5)."""
    half, rest = divmod(cell, HALF)
    column, row = divmod(rest, ROWS)
    return column, ROWS - 1 - row if half == 0 else ROWS + row


def _near(cell: int, *, diagonal: bool) -> int:
    x, y = _at(cell)
    return mask(
        other
        for other in range(CELLS)
        if other != cell
        and max(abs(_at(other)[0] - x), abs(_at(other)[1] - y)) == 1
        and (diagonal or x == _at(other)[0] or y == _at(other)[1])
    )


NEIGHBOURS = tuple(_near(cell, diagonal=True) for cell in range(CELLS))
"""The masks of the cells around each cell, across the middle too (`A-coordinates`)."""

STEPS = tuple(_near(cell, diagonal=False) for cell in range(CELLS))
"""The masks of the cells one orthogonal step away from each cell (`A-movement-step`)."""

HALVES = tuple(block(half, COLUMNS, (1, 2, 3)) for half in (0, 1))
"""The masks of both halves."""


def is_cell(value: object) -> bool:
    """Tell whether the value is the name of a cell."""
    return isinstance(value, str) and _CELL.fullmatch(value) is not None


CELL = simple(is_cell, "shape-cell")
PAIR = simple(
    lambda value: isinstance(value, list) and len(value) == 2 and all(map(is_cell, value)), "shape-pair"
)
"""The shapes of the name of a cell, and of a pair of them."""
