"""Positions: one format for set-up by hand, serialisation, observation, protocol and drawing.

See `docs/position.md` for the format. `Position.parse` reads data written by a person or an engine and tells
every fault at once; `to_json` writes it back, defaults left out.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from ccg_rules.notation.berserk import cells, places
from ccg_rules.notation.berserk.actions import ABILITY, DIE
from ccg_rules.notation.berserk.cards import RECRUITED, Card, parse_cards
from ccg_rules.notation.berserk.cards import REVEAL as REVEAL_ABILITY
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


class Ref(NamedTuple):
    """An ability: of which card, its number, and whether what it grants is meant instead."""

    card: str
    ability: int
    granted: bool = False


class Acquired(NamedTuple):
    """An acquired ability: what granted it, and the turn until whose end it lasts (None: for good)."""

    ability: Ref
    until: int | None = None


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
            data["taking"] = _plain(self.taking, Taking("", 0), ("card", "player"), ("cost", "x"))
        if self.attack is not None:
            fields = ("stage", "defender", "dice", "unanswered")
            data["attack"] = _plain(self.attack, Attack("", ""), ("attacker", "target"), fields)
        if self.chosen:
            data["chosen"] = [places.name(place) for place in self.chosen]
        return data


def _plain(item: Any, defaults: Any, always: tuple[str, ...], sometimes: tuple[str, ...]) -> dict[str, Any]:
    """Return fields of an item: some always, others where they are not what they are by default."""
    data = {name: getattr(item, name) for name in always}
    for name in sometimes:
        if getattr(item, name) != getattr(defaults, name):
            value = getattr(item, name)
            data[name] = list(value) if isinstance(value, (list, tuple)) else value
    return data


def _side_to_json(side: Side) -> dict[str, Any]:
    data: dict[str, Any] = {"squad": list(side.squad), "deck": side.deck}
    if side.library is not None:
        data["deck"] = list(side.library)
    names = ("deal", "gold", "silver", "shuffled", "returned", "graveyard", "taken", "shown", "used")
    flags = ("declined", "must_ask", "redeals", "entitled", "announced", "drawing")
    data |= _plain(side, Side(), (), (*names, *flags))
    if side.forbidden:
        data["forbidden"] = [cells.name(c) for c in side.forbidden]
    return data


def _ref_to_json(ref: Ref, card: str) -> int | dict[str, Any]:
    """Return an ability of a card: its number, or what granted it."""
    return {"of": ref.card, "ability": ref.ability} if ref.granted or ref.card != card else ref.ability


def _standing_to_json(standing: Standing) -> dict[str, Any]:
    data: dict[str, Any] = {
        "card": standing.card,
        "owner": standing.owner,
        "face": "up" if standing.up else "down",
    }
    data |= _plain(standing, Standing("", 0), (), ("closed", "counters", "wounds", "points", "used"))
    if standing.used_now:
        data["used_now"] = [_ref_to_json(ref, standing.card) for ref in standing.used_now]
    if standing.acquired:
        data["acquired"] = [
            {"of": ref.card, "ability": ref.ability} | ({} if until is None else {"until": until})
            for ref, until in standing.acquired
        ]
    if standing.fixed:
        data["fixed"] = [{"ability": _ref_to_json(ref, standing.card), "x": x} for ref, x in standing.fixed]
    return data


def _waiting_to_json(waiting: Waiting) -> dict[str, Any]:
    data = {"card": waiting.card, "ability": _ref_to_json(waiting.ability, waiting.card)}
    return data | _plain(waiting, Waiting("", Ref("", 0), 0), ("player",), ("x",))


def _using_to_json(using: Using) -> dict[str, Any]:
    data = {"card": using.card, "ability": _ref_to_json(using.ability, using.card)}
    data |= _plain(using, Using("", Ref("", 0), 0), ("player",), ("x", "paid"))
    return data | {"chosen": [places.name(place) for place in using.chosen]}


def _object_to_json(each: OnStack) -> dict[str, Any]:
    data = _plain(each, OnStack("", "", 0), ("kind", "card", "player"), ("x", "pays", "amount", "targets"))
    if each.ability is not None:
        data["ability"] = _ref_to_json(each.ability, each.card)
    for name in ("to", "place"):
        if getattr(each, name) is not None:
            data[name] = places.name(getattr(each, name))
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
        self.up = False
        self.cards_known = True

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
        # A card named in what could not be read lies somewhere.
        unread = any(
            each.place.startswith(("board", "players")) and each.message.id == "not-of-shape"
            for each in self.faults
        )
        for name in self.cards:
            if name not in self.placed and not unread:
                self._fault(f"cards.{name}", "card-nowhere", name=name)
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
            stack=[self._object(n, entry) for n, entry in enumerate(data.get("stack", ()))],
            waiting=[self._waiting(n, entry) for n, entry in enumerate(data.get("waiting", ()))],
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
        side.squad = self._held(player, data.get("squad", []), f"{place}.squad", SQUAD_LIMIT)
        side.deal = self._held(player, data.get("deal", []), f"{place}.deal", DEAL_LIMIT)
        deck = data.get("deck", 15)
        if isinstance(deck, int):
            side.deck = deck
        else:
            held = self._held(player, deck, f"{place}.deck", DECK_LIMIT)
            side.library = [name for name in held if name is not None]
        for name in ("returned", "graveyard"):
            setattr(side, name, [self._known(n, f"{place}.{name}", player) for n in data.get(name, ())])
        self._zone(player, data.get("zone", ()), board)
        for name in ("taken", "shown"):
            setattr(side, name, list(data.get(name, ())))
            for each in data.get(name, ()):
                if each not in self.cards:
                    self._fault(f"{place}.{name}", "no-such-card", name=each)
        for name, numbers in data.get("used", {}).items():
            if name not in self.cards:
                self._fault(f"{place}.used", "no-such-card", name=name)
            else:
                self._used(name, numbers, f"{place}.used.{name}")
        side.used = {name: list(numbers) for name, numbers in data.get("used", {}).items()}
        return side

    def _held(self, player: int, held: Any, place: str, limit: int) -> list[str | None]:
        """Read a list of cards: names, null for an empty slot, and numbers of plain cards."""
        slots: list[str | None] = []
        for item in [held] if isinstance(held, int) else held:
            if isinstance(item, int):
                slots += [self._plain_card(player, place) for _ in range(min(item, limit + 1))]
            else:
                slots.append(item and self._known(item, place, player))
        if len(slots) > limit:
            self._fault(place, "too-many-cards", limit=limit)
        return slots

    def _zone(self, player: int, names: Any, board: dict[int, Standing]) -> None:
        """Put cards into the free slots of an additional zone."""
        where = f"players.{player}.zone"
        start = places.ZONE_STARTS[player - 1]
        free = [place for place in range(start, start + places.ZONE_SLOTS) if place not in board]
        if len(names) > len(free):
            self._fault(where, "too-many-cards", limit=places.ZONE_SLOTS)
        for name, place in zip(names, free, strict=False):
            board[place] = Standing(self._known(name, where, player), player, up=True)

    def _standing(self, at: int, entry: Any) -> Standing:
        place = f"board.{places.name(at)}"
        if entry is None or isinstance(entry, str):
            entry = {"card": entry}
        data = known_fields(entry, place, _STANDING, self.faults)
        half = cells.half_of(at) if at < cells.CELLS else int(at >= places.ZONE_STARTS[1])
        owner = data.get("owner", half + 1)
        name = data.get("card")
        name = self._plain_card(owner, place) if name is None else self._known(name, place, owner)
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
                self._ref(name, ref, f"{place}.used_now[{n}]")
                for n, ref in enumerate(data.get("used_now", ()))
            ),
            acquired=tuple(
                self._acquired(entry, f"{place}.acquired[{n}]")
                for n, entry in enumerate(data.get("acquired", ()))
            ),
            fixed=tuple(
                self._fixed(name, entry, f"{place}.fixed[{n}]")
                for n, entry in enumerate(data.get("fixed", ()))
            ),
        )

    def _abilities_of(self, standing: Standing, place: str) -> None:
        """Report numbers of abilities that the card does not have; the automatic reveal any card may have."""
        self._used(standing.card, standing.used, f"{place}.used")

    def _used(self, name: str, numbers: Iterable[int | str], place: str) -> None:
        card = self.cards.get(name)
        has = len(card.abilities) if card else 0
        for ability in numbers if self.cards_known else ():
            if ability != REVEAL_ABILITY and not (isinstance(ability, int) and ability < has):
                self._fault(place, "no-such-ability-number", card=name, n=has, ability=ability)

    def _ref(self, card: str, value: Any, place: str) -> Ref:
        """Read an ability of a card: its number, or `{"of", "ability"}` for what that one grants."""
        if not isinstance(value, dict):
            ref = Ref(card, int(value))
        else:
            data = self._fields(value, place, {"of": TEXT, "ability": NUMBER})
            ref = Ref(data["of"], data["ability"], granted=True)
        known = self.cards.get(ref.card)
        if known is None and ref.card in self.placed:
            known = Card(ref.card)
        has = len(known.abilities) if known else 0
        if not self.cards_known or not (card or ref.granted):
            return ref
        if ref.ability >= has:
            self._fault(place, "no-such-ability-number", card=ref.card, n=has, ability=ref.ability)
        elif ref.granted and known is not None and known.abilities[ref.ability].granted is None:
            self._fault(place, "grants-nothing", card=ref.card, ability=ref.ability)
        return ref

    def _acquired(self, entry: Any, place: str) -> Acquired:
        data = known_fields(entry, place, {"of": TEXT, "ability": NUMBER, "until": NUMBER}, self.faults)
        ref = self._ref("", {"of": data.get("of", ""), "ability": data.get("ability", 0)}, place)
        return Acquired(ref, data.get("until"))

    def _fixed(self, card: str, entry: Any, place: str) -> tuple[Ref, int]:
        data = self._fields(entry, place, {"ability": ABILITY_REF, "x": NUMBER})
        return self._ref(card, data["ability"], place), data["x"]

    def _fields(
        self, entry: Any, place: str, required: Mapping[str, Any], optional: Mapping[str, Any] | None = None
    ) -> dict[str, Any]:
        """Return fields of which some must be there; those missing are reported and given as defaults."""
        found = len(self.faults)
        data = known_fields(entry, place, {**required, **(optional or {})}, self.faults)
        missing = [name for name in required if name not in data]
        if missing and len(self.faults) == found:
            self.faults += [fault(place, "missing-field", field=name) for name in missing]
        blanks = {"ability": 0, "x": 0, "player": 1, "kind": KINDS[0], "card": None}
        return {name: blanks.get(name, "") for name in missing} | data

    def _of_card(self, data: Mapping[str, Any], place: str) -> str:
        """Return the card a game action is of, which has to be somewhere."""
        name = data["card"]
        if name is None:
            return ""
        if name not in self.cards and name not in self.placed:
            self._fault(f"{place}.card", "no-such-card", name=name)
        return str(name)

    def _using(self, entry: Any) -> Using | None:
        found = len(self.faults)
        required = {"card": TEXT, "ability": ABILITY_REF, "player": PLAYER}
        optional = {"x": NUMBER, "paid": FLAG, "chosen": list_of(PLACE)}
        data = self._fields(entry, "using", required, optional)
        card = self._of_card(data, "using")
        ref = self._ref(card, data["ability"], "using.ability")
        if len(self.faults) > found:
            return None
        chosen = tuple(places.place(name) for name in data.get("chosen", ()))
        return Using(card, ref, data["player"], data.get("x"), data.get("paid", False), chosen)

    def _waiting(self, number: int, entry: Any) -> Waiting:
        place = f"waiting[{number}]"
        required = {"card": TEXT, "ability": ABILITY_REF, "player": PLAYER}
        data = self._fields(entry, place, required, {"x": NUMBER})
        card = self._of_card(data, place)
        return Waiting(
            card, self._ref(card, data["ability"], f"{place}.ability"), data["player"], data.get("x")
        )

    def _object(self, number: int, entry: Any) -> OnStack:
        place = f"stack[{number}]"
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
        data = self._fields(entry, place, required, optional)
        card = self._of_card(data, place)
        kind = data["kind"]
        known = isinstance(entry, dict) and entry.get("kind") == kind
        for name in _NEEDED.get(kind, ("ability",)):
            if known and name not in entry:
                self._fault(place, "missing-field", field=name)
        targets = tuple(data.get("targets", ()))
        for target in targets:
            if target not in self.cards and target not in self.placed and not places.is_place(target):
                self._fault(f"{place}.targets", "no-such-card", name=target)
        return OnStack(
            kind,
            card,
            data["player"],
            self._ref(card, data["ability"], f"{place}.ability") if "ability" in data else None,
            data.get("x"),
            data.get("pays", ""),
            data.get("amount", 0),
            targets,
            places.place(data["to"]) if "to" in data else None,
            places.place(data["place"]) if "place" in data else None,
        )

    def _taking(self, entry: Any) -> Taking:
        required = {"card": TEXT, "player": PLAYER}
        data = self._fields(entry, "taking", required, {"cost": one_of(*RECRUITED), "x": NUMBER})
        return Taking(
            self._of_card(data, "taking"), data["player"], data.get("cost", "ordinary"), data.get("x")
        )

    def _attack(self, entry: Any) -> Attack:
        required = {"attacker": TEXT, "target": TEXT}
        optional = {
            "stage": one_of(*STAGES),
            "defender": TEXT,
            "dice": list_of(DIE),
            "unanswered": FLAG,
        }
        data = self._fields(entry, "attack", required, optional)
        for name in ("attacker", "target", "defender"):
            if data.get(name, "") not in self.placed and name in data:
                self._fault(f"attack.{name}", "no-such-card", name=data[name])
        return Attack(
            data["attacker"],
            data["target"],
            data.get("stage", STAGES[0]),
            data.get("defender"),
            tuple(data.get("dice", ())),
            data.get("unanswered", False),
        )

    def _plain_card(self, player: int, place: str) -> str:
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


_NEEDED = {"movement": ("to", "place"), "payment": ("pays",), "strike": ("targets", "place")}
"""What a game action on the stack must tell, by its kind; others name their ability."""

PLACE = simple(lambda value: places.is_place(value) and places.place(value) < places.NAMED, "shape-place")
IN_PLAY = simple(
    lambda value: places.is_place(value) and places.place(value) < places.PLACES, "shape-in-play"
)
ABILITY_REF = simple(lambda value: is_number(value) or isinstance(value, dict), "shape-ability")
_SIDE = {
    "squad": simple(_is_squad, "shape-squad"),
    "deal": simple(_is_squad, "shape-squad"),
    "gold": NUMBER,
    "silver": NUMBER,
    "deck": simple(_is_squad, "shape-squad"),
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
