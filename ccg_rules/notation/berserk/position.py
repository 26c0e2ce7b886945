"""Positions: one format for set-up by hand, serialisation, observation, protocol and drawing.

See `docs/position.md` for the format. `Position.parse` reads data written by a person or an engine and tells
every fault at once; `to_json` writes it back, defaults left out.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from ccg_rules.notation.berserk import cells, places
from ccg_rules.notation.berserk.actions import ABILITY, DIE
from ccg_rules.notation.berserk.cards import RECRUITED, Card, parse_cards
from ccg_rules.notation.berserk.cards import REVEAL as REVEAL_ABILITY
from ccg_rules.notation.berserk.cells import CELL, PAIR
from ccg_rules.notation.faults import NotationError
from ccg_rules.notation.reading import (
    ABILITY_REF,
    HELD,
    Acquired,
    Reader,
    Ref,
    acquired_to_json,
    differing,
    ref_to_json,
)
from ccg_rules.notation.shapes import (
    ANYTHING,
    FLAG,
    NAMES,
    NUMBER,
    OBJECT,
    PLAYER,
    TEXT,
    TEXT_OR_NULL,
    either,
    is_number,
    known_fields,
    list_of,
    one_of,
    simple,
    table_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

REDEAL = "deal.redeal"
BEFORE = "recruiting.before"
RECRUITING = "recruiting.taking"
PLACING = "deployment.placing"
AFTER = "deployment.after"
REVEAL = "reveal"
START = "start_of_battle"
VANGUARD = "vanguard"
INITIAL = "initial_phase"
PREPARATION = "opening_phase.preparation"
OPENING = "opening_phase.opening"
CHOICE = "main_phase.choice"
EXECUTION = "main_phase.execution"
MOVEMENT = "main_phase.movement"
ACTION = "main_phase.action"
FINAL = "final_phase"
OVER = "over"
STEPS = (
    *(REDEAL, BEFORE, RECRUITING, PLACING, AFTER, REVEAL, START, VANGUARD),
    *(INITIAL, PREPARATION, OPENING, CHOICE, EXECUTION, MOVEMENT, ACTION, FINAL, OVER),
)
"""The steps of a game, in the order in which they are played; `over` is none, the game has ended."""

TURN_STEPS = STEPS[STEPS.index(INITIAL) : STEPS.index(OVER)]
"""The steps of a turn."""

REVEALED = STEPS[STEPS.index(START) :]
"""The steps in which cards on the board are face up unless something else is said."""

SQUAD_LIMIT = 30
"""The most cards a squad can hold: a whole deck of the smallest legal size."""

DEAL_LIMIT = places.DEAL_SLOTS
DECK_LIMIT = 50

KINDS = ("ability", "action", "movement", "payment", "strike")
"""Kinds of game actions on the stack."""

PAYS = ("closing", "point", "gold", "silver")
"""What a payment on the stack takes."""

STRENGTHS = ("weak", "medium", "strong")
"""The strengths of a strike."""

STAGES = ("defender", "dice", "exchange")
"""How far an attack has come: what is still to be said or rolled."""

ANNOUNCED = (None, "redeal", "keep")
"""What a player has said in this round of redeals."""


@dataclass(slots=True)
class Standing:
    """A card in play: which, whose, and its state. `points` are movement points left (None: all)."""

    card: str
    owner: int
    up: bool = False
    closed: bool = False
    counters: int = 0
    wounds: int = 0
    points: int | None = None
    used: tuple[int | str, ...] = ()
    used_now: tuple[Ref, ...] = ()
    acquired: tuple[Acquired, ...] = ()
    fixed: tuple[tuple[Ref, int], ...] = ()


@dataclass(slots=True)
class Side:
    """What one player has outside the board.

    Slots of `squad` and `deal` whose card is gone are None. `deck` counts the cards of the deck, those of
    `returned` included; `library` names them instead, from the top (`shuffled`: in no order), those of
    `returned` left out. `used` are the abilities that cards of the deal and the squad have used, `shown` the
    cards among them that both players have seen. `taken` is the order in which the squad was recruited
    (empty: that of the cards).
    """

    squad: list[str | None] = field(default_factory=list)
    deal: list[str | None] = field(default_factory=list)
    gold: int | None = None
    silver: int | None = None
    deck: int = 15
    library: list[str] | None = None
    shuffled: bool = False
    returned: list[str] = field(default_factory=list)
    graveyard: list[str] = field(default_factory=list)
    taken: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    used: dict[str, list[int | str]] = field(default_factory=dict)
    forbidden: list[int] = field(default_factory=list)
    declined: bool = False
    must_ask: bool = False
    redeals: int = 0
    entitled: bool = True
    announced: str | None = None
    drawing: int = 0


@dataclass(slots=True)
class Using:
    """An ability being declared: which, by whom, its X if that is fixed, and the places chosen so far."""

    card: str
    ability: Ref
    player: int
    x: int | None = None
    paid: bool = False
    chosen: tuple[int, ...] = ()


@dataclass(slots=True)
class Waiting:
    """A triggered ability that waits to be put on the stack."""

    card: str
    ability: Ref
    player: int
    x: int | None = None


@dataclass(slots=True)
class OnStack:
    """A game action on the stack; which fields it has depends on its kind (see `docs/position.md`)."""

    kind: str
    card: str
    player: int
    ability: Ref | None = None
    x: int | None = None
    pays: str = ""
    amount: int = 0
    targets: tuple[str, ...] = ()
    to: int | None = None
    place: int | None = None


@dataclass(slots=True)
class Taking:
    """A card being taken from the deal: by whom, for which cost, and its X once that is said."""

    card: str
    player: int
    cost: str = "ordinary"
    x: int | None = None


@dataclass(slots=True)
class Attack:
    """A strike being executed: who strikes whom, who defends, the dice rolled so far.

    `stage` is one of `STAGES`; `unanswered` tells that nobody defends or answers, as with Vanguard.
    """

    attacker: str
    target: str
    stage: str = STAGES[0]
    defender: str | None = None
    dice: tuple[int, ...] = ()
    unanswered: bool = False


@dataclass(slots=True)
class Position:
    """A complete position of Berserk. `to_act` is 1 or 2; None leaves it to the rules.

    `entering`: the step is being entered, and what happens then is still to come. `rearranged` tells the
    pairs of cells whose cards have changed places, which both players saw. `next` is the player whose turn
    to use an ability is next. `winner` is 1, 2, or 0 for a draw. `seed` decides what chance brings, but that
    the next dice show the numbers of `dice`.
    """

    step: str = PLACING
    entering: bool = False
    to_act: int | None = None
    turn: int = 0
    active: int | None = None
    passes: int = 0
    next: int | None = None
    cards: dict[str, Card] = field(default_factory=dict)
    sides: tuple[Side, Side] = field(default_factory=lambda: (Side(), Side()))
    board: dict[int, Standing] = field(default_factory=dict)
    stack: list[OnStack] = field(default_factory=list)
    waiting: list[Waiting] = field(default_factory=list)
    using: Using | None = None
    taking: Taking | None = None
    attack: Attack | None = None
    chosen: list[int] = field(default_factory=list)
    rearranged: list[tuple[int, int]] = field(default_factory=list)
    dice: list[int] = field(default_factory=list)
    winner: int | None = None
    seed: int | None = None

    @classmethod
    def parse(cls, data: Mapping[str, Any]) -> Position:
        """Read position data. Raises `NotationError` with every fault: where, and what would be right."""
        return _Reader(data).read()

    def to_json(self) -> dict[str, Any]:
        """Return the position as data that `parse` reads back."""
        data: dict[str, Any] = {"game": "berserk", "step": self.step}
        for name in ("to_act", "active", "next", "winner", "seed"):
            if getattr(self, name) is not None:
                data[name] = getattr(self, name)
        for name in ("entering", "turn", "passes"):
            if getattr(self, name):
                data[name] = getattr(self, name)
        if self.cards:
            data["cards"] = {name: card.to_json() for name, card in self.cards.items()}
        data["players"] = {str(n): _side_to_json(side) for n, side in enumerate(self.sides, 1)}
        data["board"] = {places.name(at): _standing_to_json(s) for at, s in sorted(self.board.items())}
        data |= self.proceedings()
        if self.rearranged:
            data["rearranged"] = [[cells.name(cell) for cell in pair] for pair in self.rearranged]
        if self.dice:
            data["dice"] = list(self.dice)
        return data

    def proceedings(self) -> dict[str, Any]:
        """Return what is under way, as data: the stack, what waits, and decisions begun."""
        data: dict[str, Any] = {}
        if self.stack:
            data["stack"] = [_object_to_json(each) for each in self.stack]
        if self.waiting:
            data["waiting"] = [_waiting_to_json(each) for each in self.waiting]
        if self.using is not None:
            data["using"] = _using_to_json(self.using)
        if self.taking is not None:
            data["taking"] = differing(self.taking, Taking("", 0), ("card", "player"), ("cost", "x"))
        if self.attack is not None:
            fields = ("stage", "defender", "dice", "unanswered")
            data["attack"] = differing(self.attack, Attack("", ""), ("attacker", "target"), fields)
        if self.chosen:
            data["chosen"] = [places.name(place) for place in self.chosen]
        return data


def _side_to_json(side: Side) -> dict[str, Any]:
    data: dict[str, Any] = {"squad": list(side.squad), "deck": side.deck}
    if side.library is not None:
        data["deck"] = list(side.library)
    names = ("deal", "gold", "silver", "shuffled", "returned", "graveyard", "taken", "shown", "used")
    flags = ("declined", "must_ask", "redeals", "entitled", "announced", "drawing")
    data |= differing(side, Side(), (), (*names, *flags))
    if side.forbidden:
        data["forbidden"] = [cells.name(c) for c in side.forbidden]
    return data


def _standing_to_json(standing: Standing) -> dict[str, Any]:
    data: dict[str, Any] = {
        "card": standing.card,
        "owner": standing.owner,
        "face": "up" if standing.up else "down",
    }
    data |= differing(standing, Standing("", 0), (), ("closed", "counters", "wounds", "points", "used"))
    if standing.used_now:
        data["used_now"] = [ref_to_json(ref, standing.card) for ref in standing.used_now]
    if standing.acquired:
        data["acquired"] = [acquired_to_json(each) for each in standing.acquired]
    if standing.fixed:
        data["fixed"] = [{"ability": ref_to_json(ref, standing.card), "x": x} for ref, x in standing.fixed]
    return data


def _waiting_to_json(waiting: Waiting) -> dict[str, Any]:
    data = {"card": waiting.card, "ability": ref_to_json(waiting.ability, waiting.card)}
    return data | differing(waiting, Waiting("", Ref("", 0), 0), ("player",), ("x",))


def _using_to_json(using: Using) -> dict[str, Any]:
    data = {"card": using.card, "ability": ref_to_json(using.ability, using.card)}
    data |= differing(using, Using("", Ref("", 0), 0), ("player",), ("x", "paid"))
    return data | {"chosen": [places.name(place) for place in using.chosen]}


def _object_to_json(each: OnStack) -> dict[str, Any]:
    data = differing(each, OnStack("", "", 0), ("kind", "card", "player"), ("x", "pays", "amount", "targets"))
    if each.ability is not None:
        data["ability"] = ref_to_json(each.ability, each.card)
    for name in ("to", "place"):
        if getattr(each, name) is not None:
            data[name] = places.name(getattr(each, name))
    return data


class _Reader(Reader[Card]):
    """Reads one position of Berserk."""

    up = False
    """Whether cards on the board are face up where nothing else is said."""

    def blank(self, name: str) -> Card:
        return Card(name)

    def read(self) -> Position:
        data = known_fields(self.data, "", _POSITION, self.faults)
        try:
            self.cards = parse_cards(data.get("cards", {}))
        except NotationError as error:
            self.faults += error.faults
            # What the cards have is not known, so that nothing is said of what they lack.
            self.cards = {name: Card(name) for name in data.get("cards", {})}
            self.cards_known = False
        step = data.get("step", PLACING)
        self.up = step in REVEALED
        # The board first: plain cards on it are numbered before those still to be placed.
        board = {}
        for name, entry in data.get("board", {}).items():
            at = places.place(name)
            board[at] = self._standing(at, entry)
        sides = [self._side(n, data.get("players", {}).get(str(n), {}), board) for n in (1, 2)]
        self.report_nowhere(("board", "players"))
        for at, standing in board.items():
            self._abilities_of(standing, f"board.{places.name(at)}")
        position = Position(
            step=step,
            entering=data.get("entering", False),
            to_act=data.get("to_act"),
            turn=data.get("turn", int(step in TURN_STEPS)),
            active=data.get("active"),
            passes=data.get("passes", 0),
            next=data.get("next"),
            cards=self.cards,
            sides=(sides[0], sides[1]),
            board=board,
            stack=list(self.each(data.get("stack", ()), "stack", self._object)),
            waiting=list(self.each(data.get("waiting", ()), "waiting", self._waiting)),
            using=self._using(data["using"]) if "using" in data else None,
            taking=self._taking(data["taking"]) if "taking" in data else None,
            attack=self._attack(data["attack"]) if "attack" in data else None,
            chosen=[places.place(name) for name in data.get("chosen", ())],
            rearranged=[(cells.cell(one), cells.cell(other)) for one, other in data.get("rearranged", ())],
            dice=list(data.get("dice", ())),
            winner=data.get("winner"),
            seed=data.get("seed"),
        )
        if self.faults:
            raise NotationError(self.faults)
        return position

    def _side(self, player: int, entry: Any, board: dict[int, Standing]) -> Side:
        place = f"players.{player}"
        data = known_fields(entry, place, _SIDE, self.faults)
        side = Side(
            gold=data.get("gold"),
            silver=data.get("silver"),
            shuffled=data.get("shuffled", False),
            declined=data.get("declined", False),
            must_ask=data.get("must_ask", False),
            redeals=data.get("redeals", 0),
            entitled=data.get("entitled", True),
            announced=data.get("announced"),
            drawing=data.get("drawing", 0),
            forbidden=[cells.cell(name) for name in data.get("forbidden", ())],
        )
        side.squad = self.held(player, data.get("squad", []), f"{place}.squad", SQUAD_LIMIT)
        side.deal = self.held(player, data.get("deal", []), f"{place}.deal", DEAL_LIMIT)
        deck = data.get("deck", 15)
        if isinstance(deck, int):
            side.deck = deck
        else:
            held = self.held(player, deck, f"{place}.deck", DECK_LIMIT)
            side.library = [name for name in held if name is not None]
        for name in ("returned", "graveyard"):
            setattr(side, name, [self.named(n, f"{place}.{name}", player) for n in data.get(name, ())])
        self._zone(player, data.get("zone", ()), board)
        for name in ("taken", "shown"):
            setattr(side, name, list(data.get(name, ())))
            for each in data.get(name, ()):
                if each not in self.cards:
                    self.fault(f"{place}.{name}", "no-such-card", name=each)
        for name, numbers in data.get("used", {}).items():
            if name not in self.cards:
                self.fault(f"{place}.used", "no-such-card", name=name)
            else:
                self._used(name, numbers, f"{place}.used.{name}")
        side.used = {name: list(numbers) for name, numbers in data.get("used", {}).items()}
        return side

    def _zone(self, player: int, names: Any, board: dict[int, Standing]) -> None:
        """Put cards into the free slots of an additional zone."""
        where = f"players.{player}.zone"
        start = places.ZONE_STARTS[player - 1]
        free = [place for place in range(start, start + places.ZONE_SLOTS) if place not in board]
        if len(names) > len(free):
            self.fault(where, "too-many-cards", limit=places.ZONE_SLOTS)
        for name, place in zip(names, free, strict=False):
            board[place] = Standing(self.named(name, where, player), player, up=True)

    def _standing(self, at: int, entry: Any) -> Standing:
        place = f"board.{places.name(at)}"
        if entry is None or isinstance(entry, str):
            entry = {"card": entry}
        data = known_fields(entry, place, _STANDING, self.faults)
        half = cells.half_of(at) if at < cells.CELLS else int(at >= places.ZONE_STARTS[1])
        owner = data.get("owner", half + 1)
        name = data.get("card")
        name = self.plain_card(owner, place) if name is None else self.named(name, place, owner)
        face = data.get("face", "up" if self.up or at >= cells.CELLS else "down")
        return Standing(
            name,
            owner,
            up=face == "up",
            closed=data.get("closed", False),
            counters=data.get("counters", 0),
            wounds=data.get("wounds", 0),
            points=data.get("points"),
            used=tuple(data.get("used", ())),
            used_now=tuple(
                self.ref(name, ref, f"{place}.used_now[{n}]")
                for n, ref in enumerate(data.get("used_now", ()))
            ),
            acquired=self.each(data.get("acquired", ()), f"{place}.acquired", self.acquired),
            fixed=self.each(data.get("fixed", ()), f"{place}.fixed", partial(self._fixed, name)),
        )

    def _abilities_of(self, standing: Standing, place: str) -> None:
        """Report numbers of abilities that the card does not have; the automatic reveal any card may have."""
        self._used(standing.card, standing.used, f"{place}.used")

    def _used(self, name: str, numbers: Iterable[int | str], place: str) -> None:
        card = self.cards.get(name)
        has = len(card.abilities) if card else 0
        for ability in numbers if self.cards_known else ():
            if ability != REVEAL_ABILITY and not (isinstance(ability, int) and ability < has):
                self.fault(place, "no-such-ability-number", card=name, n=has, ability=ability)

    def _fixed(self, card: str, entry: Any, place: str) -> tuple[Ref, int] | None:
        data = self.fields(entry, place, {"ability": ABILITY_REF, "x": NUMBER})
        return None if data is None else (self.ref(card, data["ability"], place), data["x"])

    def _using(self, entry: Any) -> Using | None:
        required = {"card": TEXT, "ability": ABILITY_REF, "player": PLAYER}
        optional = {"x": NUMBER, "paid": FLAG, "chosen": list_of(PLACE)}
        data = self.fields(entry, "using", required, optional)
        if data is None:
            return None
        card = self.mentioned(data["card"], "using.card")
        ref = self.ref(card, data["ability"], "using.ability")
        chosen = tuple(places.place(name) for name in data.get("chosen", ()))
        return Using(card, ref, data["player"], data.get("x"), data.get("paid", False), chosen)

    def _waiting(self, entry: Any, place: str) -> Waiting | None:
        required = {"card": TEXT, "ability": ABILITY_REF, "player": PLAYER}
        data = self.fields(entry, place, required, {"x": NUMBER})
        if data is None:
            return None
        card = self.mentioned(data["card"], f"{place}.card")
        return Waiting(
            card, self.ref(card, data["ability"], f"{place}.ability"), data["player"], data.get("x")
        )

    def _object(self, entry: Any, place: str) -> OnStack | None:
        required = {"kind": one_of(*KINDS), "card": TEXT, "player": PLAYER}
        optional = {
            "ability": ABILITY_REF,
            "x": NUMBER,
            "pays": one_of(*PAYS),
            "amount": NUMBER,
            "targets": NAMES,
            "to": PLACE,
            "place": PLACE,
        }
        data = self.fields(entry, place, required, optional)
        if data is None:
            return None
        card = self.mentioned(data["card"], f"{place}.card")
        for name in _NEEDED.get(data["kind"], ("ability",)):
            if name not in data:
                self.fault(place, "missing-field", field=name)
        targets = tuple(data.get("targets", ()))
        for target in targets:
            if not places.is_place(target):
                self.mentioned(target, f"{place}.targets")
        return OnStack(
            data["kind"],
            card,
            data["player"],
            self.ref(card, data["ability"], f"{place}.ability") if "ability" in data else None,
            data.get("x"),
            data.get("pays", ""),
            data.get("amount", 0),
            targets,
            places.place(data["to"]) if "to" in data else None,
            places.place(data["place"]) if "place" in data else None,
        )

    def _taking(self, entry: Any) -> Taking | None:
        required = {"card": TEXT, "player": PLAYER}
        data = self.fields(entry, "taking", required, {"cost": one_of(*RECRUITED), "x": NUMBER})
        if data is None:
            return None
        card = self.mentioned(data["card"], "taking.card")
        return Taking(card, data["player"], data.get("cost", "ordinary"), data.get("x"))

    def _attack(self, entry: Any) -> Attack | None:
        required = {"attacker": TEXT, "target": TEXT}
        optional = {
            "stage": one_of(*STAGES),
            "defender": TEXT,
            "dice": list_of(DIE),
            "unanswered": FLAG,
        }
        data = self.fields(entry, "attack", required, optional)
        if data is None:
            return None
        for name in ("attacker", "target", "defender"):
            if name in data:
                self.mentioned(data[name], f"attack.{name}")
        return Attack(
            data["attacker"],
            data["target"],
            data.get("stage", STAGES[0]),
            data.get("defender"),
            tuple(data.get("dice", ())),
            data.get("unanswered", False),
        )


_NEEDED = {"movement": ("to", "place"), "payment": ("pays",), "strike": ("targets", "place")}
"""What a game action on the stack must tell, by its kind; others name their ability."""

PLACE = simple(lambda value: places.is_place(value) and places.place(value) < places.NAMED, "shape-place")
IN_PLAY = simple(
    lambda value: places.is_place(value) and places.place(value) < places.PLACES, "shape-in-play"
)
_SIDE = {
    "squad": HELD,
    "deal": HELD,
    "gold": NUMBER,
    "silver": NUMBER,
    "deck": HELD,
    "shuffled": FLAG,
    "returned": NAMES,
    "graveyard": NAMES,
    "zone": NAMES,
    "taken": NAMES,
    "shown": NAMES,
    "used": table_of(list_of(ABILITY)),
    "forbidden": list_of(CELL),
    "declined": FLAG,
    "must_ask": FLAG,
    "redeals": NUMBER,
    "entitled": FLAG,
    "announced": one_of(*ANNOUNCED),
    "drawing": NUMBER,
}
_STANDING = {
    "card": TEXT_OR_NULL,
    "owner": PLAYER,
    "face": one_of("up", "down"),
    "closed": FLAG,
    "counters": NUMBER,
    "wounds": NUMBER,
    "points": NUMBER,
    "used": list_of(ABILITY),
    "used_now": list_of(ABILITY_REF),
    "acquired": list_of(OBJECT),
    "fixed": list_of(OBJECT),
}
_POSITION = {
    "game": one_of("berserk"),
    "step": one_of(*STEPS),
    "entering": FLAG,
    "to_act": one_of(1, 2, None),
    "turn": NUMBER,
    "active": PLAYER,
    "passes": one_of(0, 1),
    "next": PLAYER,
    "cards": OBJECT,
    "players": table_of(OBJECT, one_of("1", "2")),
    "board": table_of(ANYTHING, IN_PLAY),
    "stack": list_of(OBJECT),
    "waiting": list_of(OBJECT),
    "using": OBJECT,
    "taking": OBJECT,
    "attack": OBJECT,
    "chosen": list_of(PLACE),
    "dice": list_of(DIE),
    "rearranged": list_of(PAIR),
    "winner": one_of(0, 1, 2),
    "seed": either(is_number, "shape-number", None),
}
