"""Positions: one format for set-up by hand, serialisation, observation, protocol and drawing.

See `docs/position.md` for the format. `Position.parse` reads data written by a person or an engine and tells
every fault at once; `to_json` writes it back, defaults left out.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ccg_rules.notation import cells
from ccg_rules.notation.cards import Card, parse_cards
from ccg_rules.notation.faults import Fault, NotationError, fault

if TYPE_CHECKING:
    from collections.abc import Mapping

PLACING = "deployment.placing"
AFTER = "deployment.after"
REVEAL = "reveal"
STEPS = (PLACING, AFTER, REVEAL)

SQUAD_LIMIT = 30
"""The most cards a squad can hold: a whole deck of the smallest legal size."""


@dataclass(slots=True)
class Standing:
    """A card on the board: which, whose, and its state."""

    card: str
    owner: int
    up: bool = False
    counters: int = 0
    used: tuple[int | str, ...] = ()


@dataclass(slots=True)
class Side:
    """What one player has outside the board.

    Slots of `squad` whose card is placed already are None; `deck` counts the cards of the deck, those
    returned to it during deployment (named in `returned`) included; `zone` is the additional zone.
    """

    squad: list[str | None] = field(default_factory=list)
    gold: int | None = None
    silver: int | None = None
    deck: int = 15
    returned: list[str] = field(default_factory=list)
    graveyard: list[str] = field(default_factory=list)
    zone: list[str] = field(default_factory=list)
    forbidden: list[int] = field(default_factory=list)
    declined: bool = False


@dataclass(slots=True)
class Using:
    """An ability being resolved: whose cell and which ability, and the cells chosen for it so far."""

    at: int
    ability: int | str
    chosen: tuple[int, ...] = ()


@dataclass(slots=True)
class Position:
    """A complete position of Berserk. `to_act` is 1 or 2; None leaves it to the rules."""

    step: str = PLACING
    to_act: int | None = None
    cards: dict[str, Card] = field(default_factory=dict)
    sides: tuple[Side, Side] = field(default_factory=lambda: (Side(), Side()))
    board: dict[int, Standing] = field(default_factory=dict)
    using: Using | None = None

    @classmethod
    def parse(cls, data: Mapping[str, Any]) -> Position:
        """Read position data. Raises `NotationError` with every fault: where, and what would be right."""
        return _Reader(data).read()

    def to_json(self) -> dict[str, Any]:
        """Return the position as data that `parse` reads back."""
        data: dict[str, Any] = {"game": "berserk", "step": self.step}
        if self.to_act is not None:
            data["to_act"] = self.to_act
        if self.cards:
            data["cards"] = {name: card.to_json() for name, card in self.cards.items()}
        data["players"] = {str(n): _side_to_json(side) for n, side in enumerate(self.sides, 1)}
        data["board"] = {cells.name(at): _standing_to_json(s) for at, s in sorted(self.board.items())}
        if self.using is not None:
            data["using"] = {
                "at": cells.name(self.using.at),
                "ability": self.using.ability,
                "chosen": [cells.name(c) for c in self.using.chosen],
            }
        return data


def _side_to_json(side: Side) -> dict[str, Any]:
    data: dict[str, Any] = {"squad": list(side.squad), "deck": side.deck}
    for name in ("gold", "silver"):
        if getattr(side, name) is not None:
            data[name] = getattr(side, name)
    for name in ("returned", "graveyard", "zone"):
        if getattr(side, name):
            data[name] = list(getattr(side, name))
    if side.forbidden:
        data["forbidden"] = [cells.name(c) for c in side.forbidden]
    if side.declined:
        data["declined"] = True
    return data


def _standing_to_json(standing: Standing) -> dict[str, Any]:
    data: dict[str, Any] = {
        "card": standing.card,
        "owner": standing.owner,
        "face": "up" if standing.up else "down",
    }
    if standing.counters:
        data["counters"] = standing.counters
    if standing.used:
        data["used"] = list(standing.used)
    return data


class _Reader:
    """Reads one position, gathering faults instead of stopping at the first."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.faults: list[Fault] = []
        self.cards: dict[str, Card] = {}
        self.placed: dict[str, str] = {}
        self.plain = {1: 0, 2: 0}

    def read(self) -> Position:
        data = self._fields(self.data, "position", _POSITION)
        if data.get("game", "berserk") != "berserk":
            self._fault("game", "not-a-choice", value=data["game"], known="berserk")
        step = data.get("step", PLACING)
        if step not in STEPS:
            self._fault("step", "not-a-choice", value=step, known=", ".join(STEPS))
        if data.get("to_act") not in (None, 1, 2):
            self._fault("to_act", "not-a-choice", value=data["to_act"], known="1, 2")
        try:
            self.cards = parse_cards(data.get("cards", {}))
        except NotationError as error:
            self.faults += error.faults
            self.cards = {name: Card(name) for name in data.get("cards", {})}
        players = self._fields(data.get("players", {}), "players", {"1": dict, "2": dict})
        # The board first: plain cards on it are numbered before those still to be placed.
        board = {
            at: s
            for name, entry in data.get("board", {}).items()
            if (at := self._cell(name, "board")) is not None and (s := self._standing(at, entry)) is not None
        }
        sides = tuple(self._side(n, players.get(str(n), {})) for n in (1, 2))
        for name in self.cards:
            if name not in self.placed:
                self._fault(f"cards.{name}", "card-nowhere", name=name)
        using = self._using(data["using"], board) if "using" in data else None
        if self.faults:
            raise NotationError(self.faults)
        first, second = sides
        return Position(step, data.get("to_act"), self.cards, (first, second), board, using)

    def _side(self, player: int, entry: Mapping[str, Any]) -> Side:
        place = f"players.{player}"
        data = self._fields(entry, place, _SIDE)
        side = Side(
            gold=data.get("gold"),
            silver=data.get("silver"),
            deck=data.get("deck", 15),
            declined=data.get("declined", False),
        )
        for name in ("gold", "silver", "deck"):
            if isinstance(data.get(name), int) and data[name] < 0:
                self._fault(f"{place}.{name}", "negative", value=data[name])
        squad = data.get("squad", [])
        for item in [squad] if isinstance(squad, int) else squad:
            if isinstance(item, int) and not isinstance(item, bool) and item >= 0:
                side.squad += [self._plain(player, f"{place}.squad") for _ in range(item)]
            elif item is None or isinstance(item, str):
                side.squad.append(item and self._known(item, f"{place}.squad", player))
            else:
                self._fault(f"{place}.squad", "wrong-type", value=repr(item))
        if len(side.squad) > SQUAD_LIMIT:
            self._fault(f"{place}.squad", "squad-too-large", n=len(side.squad), limit=SQUAD_LIMIT)
        for name in ("returned", "graveyard", "zone"):
            setattr(side, name, [self._known(n, f"{place}.{name}", player) for n in data.get(name, [])])
        forbidden = [self._cell(n, f"{place}.forbidden") for n in data.get("forbidden", [])]
        side.forbidden = [c for c in forbidden if c is not None]
        return side

    def _standing(self, at: int, entry: Any) -> Standing | None:
        place = f"board.{cells.name(at)}"
        owner = cells.half_of(at) + 1
        if entry is None or isinstance(entry, str):
            entry = {"card": entry}
        data = self._fields(entry, place, _STANDING)
        if data.get("owner", owner) not in (1, 2):
            self._fault(f"{place}.owner", "not-a-choice", value=data["owner"], known="1, 2")
            return None
        owner = data.get("owner", owner)
        if data.get("face", "down") not in ("up", "down"):
            self._fault(f"{place}.face", "not-a-choice", value=data["face"], known="up, down")
        name = data.get("card")
        name = self._plain(owner, place) if name is None else self._known(name, place, owner)
        return Standing(
            name,
            owner,
            data.get("face", "down") == "up",
            data.get("counters", 0),
            tuple(data.get("used", ())),
        )

    def _using(self, entry: Any, board: Mapping[int, Standing]) -> Using | None:
        data = self._fields(entry, "using", {"at": str, "ability": (int, str), "chosen": list})
        at = self._cell(data.get("at", ""), "using.at")
        chosen = [self._cell(name, "using.chosen") for name in data.get("chosen", [])]
        if at is None or None in chosen:
            return None
        if at not in board:
            self._fault("using.at", "no-card-there", cell=cells.name(at))
        return Using(at, data.get("ability", 0), tuple(c for c in chosen if c is not None))

    def _plain(self, player: int, place: str) -> str:
        self.plain[player] += 1
        while (name := f"{player}-{self.plain[player]}") in self.cards:
            self.plain[player] += 1
        self.cards[name] = Card(name)
        self.placed[name] = place
        return name

    def _known(self, name: Any, place: str, player: int) -> str:
        if isinstance(name, str) and name not in self.cards and name.startswith(f"{player}-"):
            # A plain card written out by name, as serialised positions do.
            self.cards[name] = Card(name)
        if name not in self.cards:
            self._fault(place, "no-such-card", name=name)
        elif name in self.placed:
            self._fault(place, "card-twice", name=name, other=self.placed[name])
        self.placed[name] = place
        return str(name)

    def _cell(self, name: Any, place: str) -> int | None:
        try:
            return cells.cell(str(name))
        except NotationError as error:
            self.faults += [Fault(place, each.message) for each in error.faults]
            return None

    def _fields(self, entry: Any, place: str, known: Mapping[str, Any]) -> dict[str, Any]:
        """Return the fields of `entry` that are known and of the right type; report the others."""
        if not isinstance(entry, dict):
            self._fault(place, "wrong-type", value=repr(entry))
            return {}
        good: dict[str, Any] = {}
        for name, value in entry.items():
            where = name if place == "position" else f"{place}.{name}"
            if name not in known:
                self._fault(where, "unknown-field", field=name, known=", ".join(known))
            elif not isinstance(value, known[name]) or (isinstance(value, bool) and known[name] is not bool):
                self._fault(where, "wrong-type", value=repr(value))
            else:
                good[name] = value
        return good

    def _fault(self, place: str, message: str, **args: object) -> None:
        self.faults.append(fault(place, message, **args))


_NONE = type(None)
_POSITION = {
    "game": str,
    "step": str,
    "to_act": (int, _NONE),
    "cards": dict,
    "players": dict,
    "board": dict,
    "using": dict,
}
_SIDE = {
    "squad": (list, int),
    "gold": int,
    "silver": int,
    "deck": int,
    "returned": list,
    "graveyard": list,
    "zone": list,
    "forbidden": list,
    "declined": bool,
}
_STANDING = {"card": (str, _NONE), "owner": int, "face": str, "counters": int, "used": list}
