"""Positions: one format for set-up by hand, serialisation, observation, protocol and drawing.

See `docs/position.md` for the format. `Position.parse` reads data written by a person or an engine and tells
every fault at once; `to_json` writes it back, defaults left out.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ccg_rules.notation import cells
from ccg_rules.notation.actions import ABILITY
from ccg_rules.notation.cards import REVEAL as REVEAL_ABILITY
from ccg_rules.notation.cards import Card, parse_cards
from ccg_rules.notation.faults import Fault, NotationError, fault
from ccg_rules.notation.shapes import (
    ANYTHING,
    CELL,
    FLAG,
    NAMES,
    NUMBER,
    OBJECT,
    PAIR,
    PLAYER,
    TEXT_OR_NULL,
    is_number,
    known_fields,
    list_of,
    one_of,
    simple,
    table_of,
)

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
    """A complete position of Berserk. `to_act` is 1 or 2; None leaves it to the rules.

    `rearranged` tells the pairs of cells whose cards have changed places, which both players saw.
    """

    step: str = PLACING
    to_act: int | None = None
    cards: dict[str, Card] = field(default_factory=dict)
    sides: tuple[Side, Side] = field(default_factory=lambda: (Side(), Side()))
    board: dict[int, Standing] = field(default_factory=dict)
    using: Using | None = None
    rearranged: list[tuple[int, int]] = field(default_factory=list)

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
        if self.rearranged:
            data["rearranged"] = [[cells.name(cell) for cell in pair] for pair in self.rearranged]
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


def _is_squad(value: Any) -> bool:
    if not isinstance(value, list):
        return is_number(value)
    return all(item is None or isinstance(item, str) or is_number(item) for item in value)


class _Reader:
    """Reads one position, gathering faults instead of stopping at the first."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.faults: list[Fault] = []
        self.cards: dict[str, Card] = {}
        self.placed: dict[str, str] = {}
        self.plain = {1: 0, 2: 0}

    def read(self) -> Position:
        data = known_fields(self.data, "", _POSITION, self.faults)
        try:
            self.cards = parse_cards(data.get("cards", {}))
        except NotationError as error:
            self.faults += error.faults
            self.cards = {name: Card(name) for name in data.get("cards", {})}
        # The board first: plain cards on it are numbered before those still to be placed.
        board = {}
        for name, entry in data.get("board", {}).items():
            at = cells.cell(name)
            board[at] = self._standing(at, entry)
        sides = [self._side(n, data.get("players", {}).get(str(n), {})) for n in (1, 2)]
        for name in self.cards:
            if name not in self.placed:
                self._fault(f"cards.{name}", "card-nowhere", name=name)
        using = self._using(data["using"], board) if "using" in data else None
        if self.faults:
            raise NotationError(self.faults)
        return Position(
            step=data.get("step", PLACING),
            to_act=data.get("to_act"),
            cards=self.cards,
            sides=(sides[0], sides[1]),
            board=board,
            using=using,
            rearranged=[(cells.cell(one), cells.cell(other)) for one, other in data.get("rearranged", ())],
        )

    def _side(self, player: int, entry: Any) -> Side:
        place = f"players.{player}"
        data = known_fields(entry, place, _SIDE, self.faults)
        side = Side(
            gold=data.get("gold"),
            silver=data.get("silver"),
            deck=data.get("deck", 15),
            declined=data.get("declined", False),
            forbidden=[cells.cell(name) for name in data.get("forbidden", ())],
        )
        squad = data.get("squad", [])
        for item in [squad] if isinstance(squad, int) else squad:
            if isinstance(item, int):
                side.squad += [
                    self._plain(player, f"{place}.squad") for _ in range(min(item, SQUAD_LIMIT + 1))
                ]
            else:
                side.squad.append(item and self._known(item, f"{place}.squad", player))
        if len(side.squad) > SQUAD_LIMIT:
            self._fault(f"{place}.squad", "squad-too-large", limit=SQUAD_LIMIT)
        for name in ("returned", "graveyard", "zone"):
            setattr(side, name, [self._known(n, f"{place}.{name}", player) for n in data.get(name, ())])
        return side

    def _standing(self, at: int, entry: Any) -> Standing:
        place = f"board.{cells.name(at)}"
        if entry is None or isinstance(entry, str):
            entry = {"card": entry}
        data = known_fields(entry, place, _STANDING, self.faults)
        owner = data.get("owner", cells.half_of(at) + 1)
        name = data.get("card")
        name = self._plain(owner, place) if name is None else self._known(name, place, owner)
        used = tuple(data.get("used", ()))
        self._abilities(name, used, f"{place}.used")
        return Standing(name, owner, data.get("face", "down") == "up", data.get("counters", 0), used)

    def _using(self, entry: Any, board: Mapping[int, Standing]) -> Using | None:
        found = len(self.faults)
        data = known_fields(entry, "using", _USING, self.faults)
        self.faults += [
            fault("using", "missing-field", field=name) for name in ("at", "ability") if name not in data
        ]
        if len(self.faults) > found:
            return None
        at = cells.cell(data["at"])
        if at not in board:
            self._fault("using.at", "no-card-there", cell=data["at"])
            return None
        self._abilities(board[at].card, (data["ability"],), "using.ability")
        return Using(at, data["ability"], tuple(cells.cell(name) for name in data.get("chosen", ())))

    def _abilities(self, card: str, abilities: tuple[int | str, ...], place: str) -> None:
        """Report numbers of abilities that the card does not have; the automatic reveal any card may have."""
        has = len(self.cards[card].abilities) if card in self.cards else 0
        for ability in abilities:
            if ability != REVEAL_ABILITY and not (isinstance(ability, int) and ability < has):
                self._fault(place, "no-such-ability-number", card=card, n=has, ability=ability)

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

    def _fault(self, place: str, message: str, **args: object) -> None:
        self.faults.append(fault(place, message, **args))


_SIDE = {
    "squad": simple(_is_squad, "shape-squad"),
    "gold": NUMBER,
    "silver": NUMBER,
    "deck": NUMBER,
    "returned": NAMES,
    "graveyard": NAMES,
    "zone": NAMES,
    "forbidden": list_of(CELL),
    "declined": FLAG,
}
_STANDING = {
    "card": TEXT_OR_NULL,
    "owner": PLAYER,
    "face": one_of("up", "down"),
    "counters": NUMBER,
    "used": list_of(ABILITY),
}
_USING = {"at": CELL, "ability": ABILITY, "chosen": list_of(CELL)}
_POSITION = {
    "game": one_of("berserk"),
    "step": one_of(*STEPS),
    "to_act": one_of(1, 2, None),
    "cards": OBJECT,
    "players": table_of(OBJECT, one_of("1", "2")),
    "board": table_of(ANYTHING, CELL),
    "using": OBJECT,
    "rearranged": list_of(PAIR),
}
