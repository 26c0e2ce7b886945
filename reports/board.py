"""A position as something to draw: the board from the First Player's seat, and what lies beside it.

Berserk has a grid of cells. In Heroes each player has a row of creatures, the two rows face each other, and a
row with the hero and the supports behind it; it is as wide as what lies there.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ccg_rules.notation.berserk.cells import COLUMNS, ROWS
from ccg_rules.notation.games import NOTATIONS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

UNKNOWN = "?"
CELL_WIDTH, CELL_HEIGHT, MARGIN = 60, 42, 22
_LINES = [(2, row) for row in range(ROWS, 0, -1)] + [(1, row) for row in range(1, ROWS + 1)]
_PLACES = {
    f"{half}{column}{row}": (x, y) for y, (half, row) in enumerate(_LINES) for x, column in enumerate(COLUMNS)
}
_HEROES_ROWS = {"2h": 0, "2s": 0, "2f": 1, "1f": 2, "1h": 3, "1s": 3}
"""The line of each kind of place in Heroes, from the top; the hero comes first in its row."""

_HEROES_PLACE = re.compile(r"([12][hfs])(\d*)")
_PILES = ("squad", "deal", "hand", "zone", "graveyard", "returned")
_ZONE = re.compile(r"([12])z(\d+)")
_MARKS = ("new", "attacked", "defended")
"""What is told of cards below the board: it holds for this turn only."""

_STATE = ("card", "owner", "face", "closed", *_MARKS)
_OTHERS = ("name", "forbidden", *_PILES)
_COUNTED = ("redeals", "closed_coins", "failed_draws")
"""Values that are of no interest while they are 0."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A place that holds a card, or a cell that is barred; `x` and `y` are its corner in the drawing."""

    name: str
    x: int
    y: int
    card: str | None = None
    owner: int = 1
    up: bool = False
    closed: bool = False
    notes: tuple[tuple[str, Any], ...] = ()
    barred: bool = False
    changed: bool = False


@dataclass(frozen=True, slots=True)
class Side:
    """What a player has outside the board: piles of cards, and plain values such as gold.

    `zone` are the cards of the additional zone whose state is known, slot by slot.
    """

    player: str
    piles: tuple[tuple[str, tuple[str, ...]], ...]
    values: tuple[tuple[str, Any], ...]
    zone: tuple[Cell, ...] = ()


@dataclass(frozen=True, slots=True)
class Attack:
    """An attack under way: who attacks whom, who defends, and the dice rolled so far, if any."""

    attacker: str
    target: str
    defender: str | None
    dice: str


@dataclass(frozen=True, slots=True)
class Drawing:
    """A position, merged from what each player sees: a player's own cards as that player knows them.

    `columns` and `lines` tell its size. `rows` are the rows of a board without a grid: their name, where they
    begin, and how many places are drawn in them. `marks` are the cards that have a mark, by the mark.
    """

    step: str | None
    to_act: int | None
    asked: str | None
    cells: tuple[Cell, ...] = ()
    has_board: bool = False
    sides: tuple[Side, ...] = ()
    cards: tuple[tuple[str, tuple[tuple[str, Any], ...]], ...] = ()
    rearranged: tuple[str, ...] = ()
    turn: int | None = None
    active: int | None = None
    stack: tuple[tuple[str, str], ...] = ()
    queue: tuple[tuple[str, str], ...] = ()
    attack: Attack | None = None
    marks: tuple[tuple[str, tuple[str, ...]], ...] = ()
    columns: int = len(COLUMNS)
    lines: int = 2 * ROWS
    rows: tuple[tuple[str, int, int], ...] = ()
    winner: int | None = None
    others: tuple[tuple[str, Any], ...] = field(default=())

    def standing(self, *, up: bool) -> list[Cell]:
        """Return the cells whose card lies face up, or face down."""
        return [cell for cell in self.cells if cell.card is not None and cell.up == up]

    def closed(self) -> list[Cell]:
        """Return the cells and slots whose card is closed."""
        return [cell for cell in (*self.cells, *(c for side in self.sides for c in side.zone)) if cell.closed]


def _attack(shown: Any) -> Attack | None:
    """Return the attack under way as a view tells it; an engine may leave out what it likes."""
    if not isinstance(shown, dict):
        return None
    dice = shown.get("dice")
    return Attack(
        str(shown.get("attacker", "?")),
        str(shown.get("target", "?")),
        shown.get("defender"),
        ", ".join(map(str, dice)) if isinstance(dice, list) else "",
    )


def drawing(views: Mapping[str, Any] | None, before: Mapping[str, Any] | None = None) -> Drawing | None:
    """Return the position that the players' `views` show, None if there is none.

    Cells that differ from `before` are marked as changed.
    """
    if views is None:
        return None
    first, second = views["1"], views["2"]
    board = _board(views)
    was = None if before is None else _board(before)
    barred = {
        name for view in (first, second) for p in _players(view).values() for name in p.get("forbidden", ())
    }
    changed = set() if was is None else {name for name in board | was if board.get(name) != was.get(name)}
    heroes = first.get("game") == "heroes"
    places = _heroes_places({**board, **dict.fromkeys(changed)}) if heroes else _PLACES
    columns = max([len(COLUMNS), *(x + 1 for x, _ in places.values())])
    known = (
        *("game", "step", "to_act", "asked", "cards", "players", "board", "schema", "rearranged"),
        *("turn", "active", "stack", "queue", "attack", "winner"),
    )
    return Drawing(
        step=first.get("step"),
        to_act=first.get("to_act"),
        asked=first.get("asked") or second.get("asked"),
        cells=tuple(_cells(board, barred, changed, places)),
        has_board="board" in first or "board" in second,
        sides=tuple(
            _side(
                n,
                _players(views[n]).get(n, {}),
                board,
                changed,
                NOTATIONS["heroes" if heroes else "berserk"].held,
            )
            for n in ("2", "1")
        ),
        cards=tuple(_cards(views)),
        rearranged=tuple("–".join(pair) for pair in first.get("rearranged", ())),
        turn=first.get("turn") or None,
        active=first.get("active"),
        # The top first, as it is executed.
        stack=tuple(
            (each.get("kind", ""), each.get("card", "")) for each in reversed(first.get("stack", ()))
        ),
        # The first first, as it is executed.
        queue=tuple((each.get("kind", ""), each.get("card", "")) for each in first.get("queue", ())),
        attack=_attack(first.get("attack")),
        marks=tuple(_marks(board)),
        columns=columns,
        lines=len(set(_HEROES_ROWS.values())) if heroes else 2 * ROWS,
        rows=tuple(_rows(columns)) if heroes else (),
        winner=first.get("winner"),
        others=tuple(
            (name, value)
            for name, value in {**second, **first}.items()
            if name not in known and value not in (None, [], {}, 0)
        ),
    )


def _players(view: Mapping[str, Any]) -> Mapping[str, Any]:
    found: Mapping[str, Any] = view.get("players", {})
    return found


def _board(views: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """Return the board with each card as the player who knows it sees it."""
    merged: dict[str, dict[str, Any]] = {}
    for number in ("1", "2"):
        for name, entry in views[number].get("board", {}).items():
            if name not in merged or merged[name]["card"] == UNKNOWN:
                merged[name] = entry
    return merged


def _heroes_places(named: Mapping[str, object]) -> dict[str, tuple[int, int]]:
    """Return column and line of these places of Heroes: the hero first, then the supports; creatures."""
    found = {}
    for name in named:
        if match := _HEROES_PLACE.fullmatch(name):
            number = int(match[2] or 0)
            found[name] = (number - 1 if match[1].endswith("f") else number, _HEROES_ROWS[match[1]])
    return dict(sorted(found.items(), key=lambda each: (each[1][1], each[1][0])))


def _rows(columns: int) -> Iterator[tuple[str, int, int]]:
    """Yield the rows of the board of Heroes: name, where it begins, and how many places are drawn."""
    for name, line in _HEROES_ROWS.items():
        if not name.endswith("s"):
            yield name, MARGIN + line * CELL_HEIGHT, columns if name.endswith("f") else 1


def _marks(board: Mapping[str, Mapping[str, Any]]) -> Iterator[tuple[str, tuple[str, ...]]]:
    for mark in _MARKS:
        if cards := tuple(entry["card"] for entry in board.values() if entry.get(mark)):
            yield mark, cards


def _cells(
    board: Mapping[str, Mapping[str, Any]],
    barred: set[str],
    changed: set[str],
    places: Mapping[str, tuple[int, int]],
) -> Iterator[Cell]:
    for name, (column, line) in places.items():
        if name not in board and name not in barred and name not in changed:
            continue
        yield _cell(
            name,
            board.get(name, {}),
            x=MARGIN + column * CELL_WIDTH,
            y=MARGIN + line * CELL_HEIGHT,
            barred=name in barred,
            changed=name in changed,
        )


def _cell(name: str, entry: Mapping[str, Any], **fields: Any) -> Cell:
    return Cell(
        name,
        card=entry.get("card"),
        owner=entry.get("owner", int(name[0])),
        up=entry.get("face", "down") != "down",
        closed=bool(entry.get("closed")),
        notes=tuple((k, v) for k, v in entry.items() if k not in _STATE and v),
        **fields,
    )


def _zone(number: str, board: Mapping[str, Mapping[str, Any]], changed: set[str]) -> Iterator[Cell]:
    """Yield the slots of a player's additional zone that hold a card, in their order."""
    slots = {int(m[2]): name for name in board if (m := _ZONE.fullmatch(name)) and m[1] == number}
    for _, name in sorted(slots.items()):
        yield _cell(name, board[name], x=0, y=0, changed=name in changed)


def _side(
    number: str,
    player: Mapping[str, Any],
    board: Mapping[str, Mapping[str, Any]],
    changed: set[str],
    always: str,
) -> Side:
    """Return what a player has beside the board; the pile named last is shown even when it is empty."""
    zone = tuple(_zone(number, board, changed))

    def pile(name: str) -> tuple[str, ...]:
        held = player.get(name, [])
        listed = held if isinstance(held, list) else [held]
        # A number stands for that many cards the observer does not see, null for a slot already emptied.
        return tuple(
            f"{UNKNOWN} × {card}" if isinstance(card, int) else str(card)
            for card in listed
            if card is not None and card != 0
        )

    return Side(
        number,
        piles=tuple(
            (name, pile(name))
            for name in _PILES
            if (name == always or player.get(name)) and not (name == "zone" and zone)
        ),
        values=tuple(
            (name, value)
            for name, value in player.items()
            if name not in _OTHERS
            and value is not None
            and value is not False
            and not (isinstance(value, list) and not value)
            and not (name in _COUNTED and not value)
        ),
        zone=zone,
    )


def _cards(views: Mapping[str, Any]) -> Iterator[tuple[str, tuple[tuple[str, Any], ...]]]:
    cards = {**views["2"].get("cards", {}), **views["1"].get("cards", {})}
    for name, properties in cards.items():
        given = tuple((k, v) for k, v in properties.items() if v not in (None, False, [], ""))
        if given:
            yield name, given
