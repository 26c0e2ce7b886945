"""Positions: everything of them comes back, and every fault is told with its place."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from ccg_rules.notation.berserk import places
from ccg_rules.notation.berserk.cards import Card, Cost
from ccg_rules.notation.berserk.position import Position, Standing
from ccg_rules.notation.faults import Fault, NotationError
from ccg_rules.notation.reading import Acquired, Ref
from ccg_rules.text import LANGS

GRANTING = "action: grant own until end of turn (sudden: open this)"
RICH: dict[str, Any] = {
    "game": "berserk",
    "step": "main_phase.execution",
    "to_act": 2,
    "active": 1,
    "next": 2,
    "seed": 7,
    "entering": True,
    "turn": 3,
    "passes": 1,
    "cards": {
        "A": {"life": 5, "flying": True, "cost": "2+X", "x": 3, "abilities": ["sudden, 2 gold: heal X own"]},
        "B": {"kind": "artifact", "elite": True, "element": "swamp", "clan": "coven", "paid": [2, 1]},
        "C": {"copy_of": "B", "kind": "artifact", "elite": True, "element": "swamp", "clan": "coven"},
        "G": {"abilities": [GRANTING, "after deployment: swap"], "movement": 2},
        "D": {"abilities": ["other cost 2"], "recruited": "replaced"},
        **{name: {} for name in ("E", "F", "H", "I", "J", "K", "L")},
    },
    "players": {
        "1": {
            "squad": ["D", None],
            "deck": ["E", "F"],
            "deal": [None, "H"],
            "gold": 3,
            "silver": 0,
            "shuffled": True,
            "returned": ["I"],
            "graveyard": ["J"],
            "taken": ["D", "A"],
            "shown": ["H"],
            "used": {"D": [0], "H": ["reveal"]},
            "declined": True,
            "must_ask": True,
            "redeals": 2,
            "entitled": False,
            "announced": "redeal",
            "drawing": 4,
            "forbidden": ["1b2", "1e3"],
        },
        "2": {"squad": [], "deck": 9},
    },
    "board": {
        "1a1": {
            "card": "A",
            "owner": 1,
            "face": "up",
            "closed": True,
            "counters": 2,
            "wounds": 1,
            "points": 0,
            "used": [0, "reveal"],
            "used_now": [0, {"of": "G", "ability": 0}],
            "acquired": [{"of": "G", "ability": 0, "until": 3}, {"of": "G", "ability": 0}],
            "fixed": [{"ability": 0, "x": 2}, {"ability": {"of": "G", "ability": 0}, "x": 1}],
        },
        "1b1": {"card": "G", "owner": 1, "face": "up"},
        "2c1": {"card": "B", "owner": 2, "face": "down"},
        "1z3": {"card": "K", "owner": 1, "face": "up"},
        "2z15": {"card": "C", "owner": 2, "face": "up"},
        "2a1": {"card": "L", "owner": 1, "face": "up"},
    },
    "stack": [
        {"kind": "movement", "card": "A", "player": 1, "to": "1a2", "place": "1a1"},
        {"kind": "payment", "card": "A", "player": 1, "pays": "gold", "amount": 2},
        {"kind": "payment", "card": "A", "player": 1, "pays": "closing", "place": "1a1"},
        {"kind": "ability", "card": "A", "player": 1, "x": 2, "targets": ["B"], "ability": 0},
        {"kind": "action", "card": "G", "player": 1, "targets": ["L", "1e1"], "ability": 0},
        {"kind": "ability", "card": "A", "player": 1, "ability": {"of": "G", "ability": 0}},
    ],
    "waiting": [{"card": "A", "ability": {"of": "G", "ability": 0}, "player": 2, "x": 4}],
    "using": {"card": "G", "ability": 1, "player": 1, "x": 1, "paid": True, "chosen": ["1b1"]},
    "taking": {"card": "H", "player": 1, "cost": "replaced", "x": 2},
    "chosen": ["1a1", "deal 1", "squad 0", "1z3"],
    "rearranged": [["1b1", "1c1"]],
}


def faults(data: Any) -> list[Fault]:
    with pytest.raises(NotationError) as caught:
        Position.parse(data)
    assert all(each.say(lang) for each in caught.value.faults for lang in LANGS)
    return list(caught.value.faults)


def told(data: Any) -> list[tuple[str, str]]:
    """Return place and message of every fault."""
    return [(each.place, each.message.id) for each in faults(data)]


# There and back


def test_everything_comes_back() -> None:
    data = json.loads(json.dumps(RICH))
    position = Position.parse(data)
    assert data == RICH, "reading changes nothing"
    written = position.to_json()
    assert written["stack"] == RICH["stack"]
    assert written["players"]["1"] == RICH["players"]["1"] | {"deck": ["E", "F"]}
    for name in RICH.keys() - {"cards", "players", "board"}:
        assert written[name] == RICH[name], name
    assert written["board"] == RICH["board"]
    again = Position.parse(json.loads(json.dumps(written)))
    assert again == position
    assert again.to_json() == written


def test_defaults_are_left_out() -> None:
    assert Position.parse({}).to_json() == {
        "game": "berserk",
        "step": "deployment.placing",
        "players": {"1": {"squad": [], "deck": 15}, "2": {"squad": [], "deck": 15}},
        "board": {},
    }


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_a_game_that_is_over_comes_back(winner: int) -> None:
    position = Position.parse({"step": "over", "winner": winner})
    assert Position.parse(position.to_json()).winner == winner


def test_what_is_read() -> None:
    position = Position.parse(RICH)
    standing = position.board[places.place("1a1")]
    granted = Ref("G", 0, granted=True)
    assert standing == Standing(
        "A",
        1,
        up=True,
        closed=True,
        counters=2,
        wounds=1,
        points=0,
        used=(0, "reveal"),
        used_now=(Ref("A", 0), granted),
        acquired=(Acquired(granted, 3), Acquired(granted)),
        fixed=((Ref("A", 0), 2), (granted, 1)),
    )
    assert position.sides[0].library == ["E", "F"]
    assert position.sides[1].deck == 9
    assert position.sides[1].library is None
    assert position.chosen == [places.place(name) for name in RICH["chosen"]]


def test_cards_in_a_zone_fill_free_slots_face_up() -> None:
    data = {"cards": {"A": {}, "B": {}}, "players": {"2": {"zone": ["A", "B"]}}, "board": {"2z1": None}}
    board = Position.parse(data).board
    assert {places.name(at): standing.card for at, standing in board.items()} == {
        "2z1": "2-1",
        "2z2": "A",
        "2z3": "B",
    }
    assert all(standing.up and standing.owner == 2 for standing in board.values())


@pytest.mark.parametrize(
    ("step", "up"),
    [("deployment.after", False), ("reveal", False), ("start_of_battle", True), ("final_phase", True)],
)
def test_faces_by_default(step: str, up: bool) -> None:
    assert Position.parse({"step": step, "board": {"1a1": None}}).board[0].up == up


@pytest.mark.parametrize(("step", "turn"), [("start_of_battle", 0), ("initial_phase", 1), ("over", 0)])
def test_the_turn_by_default(step: str, turn: int) -> None:
    assert Position.parse({"step": step}).turn == turn


def test_plain_cards_are_numbered_board_first() -> None:
    data = {"players": {"1": {"squad": [2, None], "deal": 1}}, "board": {"1b2": None, "1a1": None}}
    position = Position.parse(data)
    assert position.board[places.place("1b2")].card == "1-1"
    assert position.sides[0].squad == ["1-3", "1-4", None]
    assert position.sides[0].deal == ["1-5"]


def test_a_copy_has_all_of_its_original() -> None:
    data = {"cards": {"A": {"life": 4, "cost": "X", "x": 1}, "B": {"copy_of": "A", "x": 2}}}
    data["players"] = {"1": {"squad": ["A", "B"]}}
    card = Position.parse(data).cards["B"]
    assert card == Card("B", life=4, cost=Cost(0, has_x=True), x=2, copy_of="A")


# Faults


def rich(path: str, value: Any) -> dict[str, Any]:
    """Return the rich position with something else at a path."""
    data: dict[str, Any] = copy.deepcopy(RICH)
    *way, last = path.split("/")
    part: Any = data
    for name in way:
        part = part[int(name) if isinstance(part, list) else name]
    if isinstance(part, list):
        part[int(last)] = value
    else:
        part[last] = value
    return data


PLACES_OF_FAULTS: list[tuple[str, Any, list[tuple[str, str]]]] = [
    # where, what; the places and messages of the faults
    ("game", "magic", [("game", "not-of-shape")]),
    ("step", "dinner", [("step", "not-of-shape")]),
    ("entering", 1, [("entering", "not-of-shape")]),
    ("to_act", 3, [("to_act", "not-of-shape")]),
    ("turn", -1, [("turn", "not-of-shape")]),
    ("turn", True, [("turn", "not-of-shape")]),
    ("active", None, [("active", "not-of-shape")]),
    ("passes", 2, [("passes", "not-of-shape")]),
    ("next", 0, [("next", "not-of-shape")]),
    ("winner", 3, [("winner", "not-of-shape")]),
    ("seed", "x", [("seed", "not-of-shape")]),
    ("weather", "fine", [("weather", "unknown-field")]),
    ("cards/A/life", "many", [("cards.A.life", "not-of-shape")]),
    ("cards/A/colour", "red", [("cards.A.colour", "unknown-field")]),
    ("cards/A/cost", "Y", [("cards.A.cost", "not-a-cost")]),
    ("cards/A/cost", "2", [("cards.A.x", "x-without-cost")]),
    ("cards/A/cost", [], [("cards.A.cost", "not-of-shape"), ("cards.A.x", "x-without-cost")]),
    ("cards/B/paid", [1], [("cards.B.paid", "not-of-shape")]),
    ("cards/B/pool", "no-such-thing", [("cards.B.pool", "not-in-pool"), ("cards.C.pool", "not-in-pool")]),
    ("cards/C/copy_of", "Z", [("cards.C.copy_of", "no-such-card")]),
    ("cards/G/abilities/1", "dance", [("cards.G.abilities[1]", "not-an-ability")]),
    ("cards/D/abilities", [], [("cards.D.recruited", "replaced-without-other-cost")]),
    ("cards/Z", {}, [("cards.Z", "card-nowhere")]),
    ("players/3", {}, [("players", "not-of-shape")]),
    ("players/1/luck", 1, [("players.1.luck", "unknown-field")]),
    ("players/1/squad", [True], [("players.1.squad", "not-of-shape")]),
    ("players/1/squad", ["D", 31], [("players.1.squad", "too-many-cards")]),
    ("players/1/deal", ["H", 20], [("players.1.deal", "too-many-cards")]),
    ("players/1/deck", ["E", "F", 49], [("players.1.deck", "too-many-cards")]),
    ("players/1/graveyard", ["J", "Z"], [("players.1.graveyard", "no-such-card")]),
    ("players/1/returned", ["I", "J"], [("players.1.graveyard", "card-twice")]),
    ("players/1/squad", ["D", "A"], [("players.1.squad", "card-twice")]),
    ("players/1/taken", ["Z"], [("players.1.taken", "no-such-card")]),
    ("players/1/shown", ["Z"], [("players.1.shown", "no-such-card")]),
    ("players/1/used", {"Z": [0]}, [("players.1.used", "no-such-card")]),
    ("players/1/used", {"D": [1]}, [("players.1.used.D", "no-such-ability-number")]),
    ("players/1/used", {"D": ["x"]}, [("players.1.used.D[0]", "not-of-shape")]),
    ("players/1/forbidden", ["1z1"], [("players.1.forbidden[0]", "not-of-shape")]),
    ("players/1/declined", "no", [("players.1.declined", "not-of-shape")]),
    ("players/1/announced", "maybe", [("players.1.announced", "not-of-shape")]),
    ("players/1/drawing", -1, [("players.1.drawing", "not-of-shape")]),
    ("board/1f1", None, [("board", "not-of-shape")]),
    ("board/deal 0", None, [("board", "not-of-shape")]),
    ("board/1a2", "Z", [("board.1a2", "no-such-card")]),
    ("board/1a2", "A", [("board.1a2", "card-twice")]),
    ("board/1a2", 5, [("board.1a2", "not-of-shape")]),
    ("board/1a1/owner", 3, [("board.1a1.owner", "not-of-shape")]),
    ("board/1a1/face", "left", [("board.1a1.face", "not-of-shape")]),
    ("board/1a1/closed", 1, [("board.1a1.closed", "not-of-shape")]),
    ("board/1a1/wounds", -1, [("board.1a1.wounds", "not-of-shape")]),
    ("board/1a1/points", None, [("board.1a1.points", "not-of-shape")]),
    ("board/1a1/hat", 1, [("board.1a1.hat", "unknown-field")]),
    ("board/1a1/used", [1], [("board.1a1.used", "no-such-ability-number")]),
    ("board/1a1/used_now", [1], [("board.1a1.used_now[0]", "no-such-ability-number")]),
    ("board/1a1/used_now", ["x"], [("board.1a1.used_now[0]", "not-of-shape")]),
    ("board/1a1/used_now", [{"of": "G"}], [("board.1a1.used_now[0]", "missing-field")]),
    ("board/1a1/acquired", [{"of": "G", "ability": 1}], [("board.1a1.acquired[0]", "grants-nothing")]),
    (
        "board/1a1/acquired",
        [{"of": "G", "ability": 2}],
        [("board.1a1.acquired[0]", "no-such-ability-number")],
    ),
    ("board/1a1/fixed", [{"ability": 0}], [("board.1a1.fixed[0]", "missing-field")]),
    ("board/1a1/fixed", [{"ability": 4, "x": 1}], [("board.1a1.fixed[0]", "no-such-ability-number")]),
    ("stack/0", 5, [("stack[0]", "not-of-shape")]),
    ("stack/0", {"kind": "movement", "card": "A", "player": 1, "to": "1a2"}, [("stack[0]", "missing-field")]),
    ("stack/0/kind", "dance", [("stack[0].kind", "not-of-shape")]),
    ("stack/0/card", "Z", [("stack[0].card", "no-such-card")]),
    ("stack/0/to", "1zone", [("stack[0].to", "not-of-shape")]),
    ("stack/0/player", 0, [("stack[0].player", "not-of-shape")]),
    ("stack/1", {"kind": "payment", "card": "A", "player": 1}, [("stack[1]", "missing-field")]),
    ("stack/1/pays", "tears", [("stack[1].pays", "not-of-shape")]),
    ("stack/3", {"kind": "ability", "card": "A", "player": 1}, [("stack[3]", "missing-field")]),
    ("stack/4", {"kind": "action", "card": "G", "player": 1}, [("stack[4]", "missing-field")]),
    ("stack/3", {"kind": "ability", "ability": 0, "player": 1}, [("stack[3]", "missing-field")]),
    ("stack/3/ability", 1, [("stack[3].ability", "no-such-ability-number")]),
    ("stack/3/targets", ["B", "Z"], [("stack[3].targets", "no-such-card")]),
    ("stack/3/mood", 1, [("stack[3].mood", "unknown-field")]),
    ("waiting/0/ability", 3, [("waiting[0].ability", "no-such-ability-number")]),
    ("waiting/0/card", "Z", [("waiting[0].card", "no-such-card")]),
    ("waiting/0", {"card": "A", "ability": 0}, [("waiting[0]", "missing-field")]),
    ("using/ability", 7, [("using.ability", "no-such-ability-number")]),
    ("using/chosen", ["nowhere"], [("using.chosen[0]", "not-of-shape")]),
    ("using/card", 1, [("using.card", "not-of-shape")]),
    ("using", {"card": "G", "ability": 1}, [("using", "missing-field")]),
    ("taking/cost", "free", [("taking.cost", "not-of-shape")]),
    ("taking/card", "Z", [("taking.card", "no-such-card")]),
    ("taking", {"card": "H"}, [("taking", "missing-field")]),
    ("chosen", ["1q1"], [("chosen[0]", "not-of-shape")]),
    ("rearranged", [["1a1"]], [("rearranged[0]", "not-of-shape")]),
]


@pytest.mark.parametrize(("path", "value", "wrong"), PLACES_OF_FAULTS)
def test_every_fault_is_told(path: str, value: Any, wrong: list[tuple[str, str]]) -> None:
    found = told(rich(path, value))
    assert found == wrong


def test_too_many_cards_in_a_zone() -> None:
    names = [f"Z{n}" for n in range(16)]
    data = {"cards": {name: {} for name in names}, "players": {"1": {"zone": names}}}
    assert ("players.1.zone", "too-many-cards") in told(data)


def test_all_faults_are_told_at_once() -> None:
    data = {"step": "dinner", "board": {"1a1": "Z", "1a2": {"wounds": -1}}, "stack": [{"kind": "dance"}]}
    assert {place for place, _ in told(data)} >= {"step", "board.1a1", "board.1a2.wounds", "stack[0].kind"}


@pytest.mark.parametrize("data", [None, 5, "x", [], True])
def test_what_is_no_object_is_no_position(data: Any) -> None:
    assert told(data) == [("", "not-of-shape")]


def test_a_message_says_what_would_be_right() -> None:
    (fault,) = faults({"step": "deal.redeal", "to_act": 7})
    assert fault.say("en") == "to_act: expected is one of 1, 2, null, found 7"
    assert fault.say("ru") == "to_act: ожидается одно из значений 1, 2, null, получено 7"
