"""Positions of Berserk Heroes: set-up by hand, serialisation, observation and protocol in one format.

See `docs/position.md` for the format. `Position.parse` reads data written by a person or an engine and tells
every fault at once; `to_json` writes it back, defaults left out.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ccg_rules.notation.faults import NotationError
from ccg_rules.notation.heroes import places
from ccg_rules.notation.heroes.cards import Card, parse_cards
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
    from collections.abc import Mapping

EXCHANGE = "setup.exchange"
RECOVERY = "recovery"
ACCUMULATION = "accumulation"
REVEAL = "accumulation.reveal"
TRIGGERS = "accumulation.queue"
CHOICE = "choice"
DECLARED = "attack.declared"
DEFENDER = "attack.defender"
STRUCK = "attack.struck"
CLOSED = "attack.closed"
ABILITY = "ability"
PLAYING = "playing"
END = "end_of_turn"
OVER = "over"
STEPS = (
    *(EXCHANGE, RECOVERY, ACCUMULATION, REVEAL, TRIGGERS, CHOICE),
    *(DECLARED, DEFENDER, STRUCK, CLOSED, ABILITY, PLAYING, END, OVER),
)
"""The steps of a game, in the order in which they are played; `over` is none, the game has ended."""

TURN_STEPS = STEPS[STEPS.index(RECOVERY) : STEPS.index(OVER)]
"""The steps of a turn."""

ATTACK_STEPS = (DECLARED, DEFENDER, STRUCK, CLOSED)
"""The steps of the Strike Attack Phase, in which an attack is under way."""

DECK_LIMIT = places.HAND_SLOTS
DECK = 10
"""How many plain cards a deck holds of which nothing is said."""

KINDS = ("ability", "strike")
"""What waits in the Queue."""


@dataclass(slots=True)
class Standing:
    """A card in play: which, and its state.

    `new`: it came under its player's control this turn. `attacked` and `defended`: it has done so this turn.
    `used` are its abilities used in this game, `used_now` those used this turn, each as often as it was.
    """

    card: str
    up: bool = True
    closed: bool = False
    counters: int = 0
    wounds: int = 0
    new: bool = False
    attacked: bool = False
    defended: bool = False
    used: tuple[Ref, ...] = ()
    used_now: tuple[Ref, ...] = ()
    acquired: tuple[Acquired, ...] = ()


@dataclass(slots=True)
class Side:
    """What one player has besides the cards in play.

    `deck` names the cards from the top (`shuffled`: in no order). Of `coins` so many are closed as
    `closed_coins` says. `failed_draws` counts the draws of 304.2 that failed. `drawing` is how many cards the
    player is still to draw, `exchanged` whether they have exchanged their first hand already.
    """

    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    shuffled: bool = False
    coins: int = 0
    closed_coins: int = 0
    graveyard: list[str] = field(default_factory=list)
    failed_draws: int = 0
    drawing: int = 0
    exchanged: bool = False


@dataclass(slots=True)
class Using:
    """An ability for which a place is being chosen: which, and by whom."""

    card: str
    ability: Ref
    player: int


@dataclass(slots=True)
class Waiting:
    """A triggered ability that waits to be put into the Queue."""

    card: str
    ability: Ref
    player: int


@dataclass(slots=True)
class InQueue:
    """What waits in the Queue: an ability with its targets, or the strike of an attack."""

    kind: str
    card: str
    player: int
    ability: Ref | None = None
    targets: tuple[str, ...] = ()


@dataclass(slots=True)
class Attack:
    """An attack under way: who attacks whom, and who defends."""

    attacker: str
    target: str
    defender: str | None = None


@dataclass(slots=True)
class Position:
    """A complete position of Berserk Heroes. `to_act` is 1 or 2; None leaves it to the rules.

    `entering`: the step is being entered, and what happens then is still to come. The Queue is told from the
    front, which is executed first. `winner` is 1, 2, or 0 for a draw. `seed` decides what chance brings.
    """

    step: str = CHOICE
    entering: bool = False
    to_act: int | None = None
    turn: int = 1
    active: int | None = None
    cards: dict[str, Card] = field(default_factory=dict)
    sides: tuple[Side, Side] = field(default_factory=lambda: (Side(), Side()))
    board: dict[int, Standing] = field(default_factory=dict)
    queue: list[InQueue] = field(default_factory=list)
    waiting: list[Waiting] = field(default_factory=list)
    using: Using | None = None
    attack: Attack | None = None
    chosen: list[int] = field(default_factory=list)
    winner: int | None = None
    seed: int | None = None

    @classmethod
    def parse(cls, data: Mapping[str, Any]) -> Position:
        """Read position data. Raises `NotationError` with every fault: where, and what would be right."""
        return _Reader(data).read()

    def to_json(self) -> dict[str, Any]:
        """Return the position as data that `parse` reads back."""
        data: dict[str, Any] = {"game": "heroes", "step": self.step}
        for name in ("to_act", "active", "winner", "seed"):
            if getattr(self, name) is not None:
                data[name] = getattr(self, name)
        data["turn"] = self.turn
        if self.entering:
            data["entering"] = True
        data["cards"] = {name: card.to_json() for name, card in self.cards.items()}
        data["players"] = {str(n): _side_to_json(side) for n, side in enumerate(self.sides, 1)}
        data["board"] = {places.name(at): _standing_to_json(s) for at, s in sorted(self.board.items())}
        return data | self.proceedings()

    def proceedings(self) -> dict[str, Any]:
        """Return what is under way, as data: the Queue, what waits, the attack, and decisions begun."""
        data: dict[str, Any] = {}
        if self.queue:
            data["queue"] = [_queued_to_json(each) for each in self.queue]
        if self.waiting:
            data["waiting"] = [_of_card_to_json(each) for each in self.waiting]
        if self.using is not None:
            data["using"] = _of_card_to_json(self.using)
        if self.attack is not None:
            names = ("attacker", "target", "defender")
            data["attack"] = {name: getattr(self.attack, name) for name in names}
        if self.chosen:
            data["chosen"] = [places.name(place) for place in self.chosen]
        return data


def _side_to_json(side: Side) -> dict[str, Any]:
    names = ("shuffled", "coins", "closed_coins", "graveyard", "failed_draws", "drawing", "exchanged")
    return differing(side, Side(), ("hand", "deck"), names)


def _standing_to_json(standing: Standing) -> dict[str, Any]:
    data: dict[str, Any] = {"card": standing.card}
    if not standing.up:
        data["face"] = "down"
    flags = ("closed", "counters", "wounds", "new", "attacked", "defended")
    data |= differing(standing, Standing(""), (), flags)
    for name in ("used", "used_now"):
        if refs := getattr(standing, name):
            data[name] = [ref_to_json(ref, standing.card) for ref in refs]
    if standing.acquired:
        data["acquired"] = [acquired_to_json(each) for each in standing.acquired]
    return data


def _of_card_to_json(each: Waiting | Using) -> dict[str, Any]:
    return {"card": each.card, "ability": ref_to_json(each.ability, each.card), "player": each.player}


def _queued_to_json(each: InQueue) -> dict[str, Any]:
    data = differing(each, InQueue("", "", 0), ("kind", "card", "player"), ("targets",))
    if each.ability is not None:
        data["ability"] = ref_to_json(each.ability, each.card)
    return data


class _Reader(Reader[Card]):
    """Reads one position of Heroes."""

    def blank(self, name: str) -> Card:
        return Card(name)

    def read(self) -> Position:
        data = known_fields(self.data, "", _POSITION, self.faults)
        try:
            self.cards = parse_cards(data.get("cards", {}))
        except NotationError as error:
            self.faults += error.faults
            self.cards = {name: Card(name) for name in data.get("cards", {})}
            self.cards_known = False
        step = data.get("step", CHOICE)
        board = self._board(data.get("board", {}))
        sides = [self._side(n, data.get("players", {}).get(str(n), {})) for n in (1, 2)]
        self.report_nowhere(("board", "players"))
        position = Position(
            step=step,
            entering=data.get("entering", False),
            to_act=data.get("to_act"),
            turn=data.get("turn", int(step in TURN_STEPS)),
            active=data.get("active"),
            cards=self.cards,
            sides=(sides[0], sides[1]),
            board=board,
            queue=list(self.each(data.get("queue", ()), "queue", self._queued)),
            waiting=list(self.each(data.get("waiting", ()), "waiting", self._waiting)),
            using=self._using(data["using"]) if "using" in data else None,
            attack=self._attack(data["attack"]) if "attack" in data else None,
            chosen=[places.place(name) for name in data.get("chosen", ())],
            winner=data.get("winner"),
            seed=data.get("seed"),
        )
        if self.faults:
            raise NotationError(self.faults)
        return position

    def _board(self, entries: Mapping[str, Any]) -> dict[int, Standing]:
        board = {places.place(name): self._standing(places.place(name), e) for name, e in entries.items()}
        for player, place in enumerate(places.HEROES, 1):
            if place not in board:
                board[place] = Standing(self._plain_hero(player, f"board.{places.name(place)}"))
        return board

    def _plain_hero(self, player: int, place: str) -> str:
        """Return the name of a player's hero of whom nothing is said."""
        name = f"{player}-hero"
        if name in self.placed:
            self.fault(place, "card-twice", name=name, other=self.placed[name])
        self.cards.setdefault(name, Card(name, "hero"))
        self.placed[name] = place
        return name

    def _standing(self, at: int, entry: Any) -> Standing:
        place = f"board.{places.name(at)}"
        if entry is None or isinstance(entry, str):
            entry = {"card": entry}
        data = known_fields(entry, place, _STANDING, self.faults)
        player = places.player_of(at) + 1
        name = data.get("card")
        if name is not None:
            name = self.named(name, place, player)
        elif at in places.HEROES:
            name = self._plain_hero(player, place)
        else:
            name = self.plain_card(player, place)
        self._kind(name, at, place)
        used, used_now = (
            tuple(self.ref(name, ref, f"{place}.{field}[{n}]") for n, ref in enumerate(data.get(field, ())))
            for field in ("used", "used_now")
        )
        return Standing(
            name,
            up=data.get("face", "up") == "up",
            **{field: data[field] for field in _PLAIN if field in data},
            used=used,
            used_now=used_now,
            acquired=self.each(data.get("acquired", ()), f"{place}.acquired", self.acquired),
        )

    def _kind(self, name: str, at: int, place: str) -> None:
        """Report a card that lies where cards of its kind never do."""
        card = self.cards.get(name)
        wanted = "hero" if at in places.HEROES else "creature" if at < places.SUPPORT_STARTS[0] else "support"
        if card is not None and self.cards_known and card.kind != wanted:
            self.fault(place, "wrong-kind-there", name=name, kind=card.kind, wanted=wanted)

    def _side(self, player: int, entry: Any) -> Side:
        place = f"players.{player}"
        data = known_fields(entry, place, _SIDE, self.faults)
        numbers = ("shuffled", "coins", "closed_coins", "failed_draws", "drawing", "exchanged")
        side = Side(**{name: data[name] for name in numbers if name in data})
        side.hand = self._cards(player, data.get("hand", []), f"{place}.hand", places.HAND_SLOTS)
        side.deck = self._cards(player, data.get("deck", DECK), f"{place}.deck", DECK_LIMIT)
        side.graveyard = [self.named(n, f"{place}.graveyard", player) for n in data.get("graveyard", ())]
        if side.closed_coins > side.coins:
            self.fault(f"{place}.closed_coins", "more-closed-than-coins", n=side.coins)
        return side

    def _cards(self, player: int, entry: Any, place: str, limit: int) -> list[str]:
        names = [name for name in self.held(player, entry, place, limit) if name is not None]
        for name in names:
            card = self.cards.get(name)
            if card is not None and card.kind == "hero":
                self.fault(place, "wrong-kind-there", name=name, kind="hero", wanted="creature")
        return names

    # What is under way

    def _of_card(self, entry: Any, place: str) -> tuple[str, Ref, int] | None:
        data = self.fields(entry, place, {"card": TEXT, "ability": ABILITY_REF, "player": PLAYER})
        if data is None:
            return None
        card = self.mentioned(data["card"], f"{place}.card")
        return card, self.ref(card, data["ability"], f"{place}.ability"), data["player"]

    def _waiting(self, entry: Any, place: str) -> Waiting | None:
        read = self._of_card(entry, place)
        return None if read is None else Waiting(*read)

    def _using(self, entry: Any) -> Using | None:
        read = self._of_card(entry, "using")
        return None if read is None else Using(*read)

    def _queued(self, entry: Any, place: str) -> InQueue | None:
        required = {"kind": one_of(*KINDS), "card": TEXT, "player": PLAYER}
        data = self.fields(entry, place, required, {"ability": ABILITY_REF, "targets": NAMES})
        if data is None:
            return None
        card = self.mentioned(data["card"], f"{place}.card")
        if data["kind"] == "ability" and "ability" not in data:
            self.fault(place, "missing-field", field="ability")
        targets = tuple(self.mentioned(name, f"{place}.targets") for name in data.get("targets", ()))
        ref = self.ref(card, data["ability"], f"{place}.ability") if "ability" in data else None
        return InQueue(data["kind"], card, data["player"], ref, targets)

    def _attack(self, entry: Any) -> Attack | None:
        data = self.fields(entry, "attack", {"attacker": TEXT, "target": TEXT}, {"defender": TEXT_OR_NULL})
        if data is None:
            return None
        for name, card in data.items():
            if card is not None:
                self.mentioned(card, f"attack.{name}")
        return Attack(data["attacker"], data["target"], data.get("defender"))


PLACE = simple(places.is_place, "shape-place-of-heroes")
IN_PLAY = simple(
    lambda value: places.is_place(value) and places.place(value) < places.PLACES, "shape-in-play-of-heroes"
)
_PLAIN = ("closed", "counters", "wounds", "new", "attacked", "defended")
_SIDE = {
    "hand": HELD,
    "deck": HELD,
    "shuffled": FLAG,
    "coins": NUMBER,
    "closed_coins": NUMBER,
    "graveyard": NAMES,
    "failed_draws": NUMBER,
    "drawing": NUMBER,
    "exchanged": FLAG,
}
_STANDING = {
    "card": TEXT_OR_NULL,
    "face": one_of("up", "down"),
    "closed": FLAG,
    "counters": NUMBER,
    "wounds": NUMBER,
    "new": FLAG,
    "attacked": FLAG,
    "defended": FLAG,
    "used": list_of(ABILITY_REF),
    "used_now": list_of(ABILITY_REF),
    "acquired": list_of(OBJECT),
}
_POSITION = {
    "game": one_of("heroes"),
    "step": one_of(*STEPS),
    "entering": FLAG,
    "turn": NUMBER,
    "active": PLAYER,
    "to_act": one_of(1, 2, None),
    "cards": OBJECT,
    "players": table_of(OBJECT, one_of("1", "2")),
    "board": table_of(ANYTHING, IN_PLAY),
    "queue": list_of(OBJECT),
    "waiting": list_of(OBJECT),
    "using": OBJECT,
    "attack": OBJECT,
    "chosen": list_of(PLACE),
    "winner": one_of(0, 1, 2),
    "seed": either(is_number, "shape-number", None),
}
