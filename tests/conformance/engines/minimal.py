"""A minimal engine: the First Player places plain cards. Asked for more, it says so."""

import json
import sys
from collections.abc import Callable
from typing import Any

HELLO = {
    "protocol": "ccg-rules/protocol/1",
    "name": "minimal",
    "version": "1",
    "editions": ["berserk-execution"],
    "capabilities": [],
}
GROUPS = [
    ("bcd", "123"),
    ("ae", "23"),
    ("ae", "1"),
]  # columns and rows; each opens when those before are full
PLAIN = (None, {"card": None, "face": "down"})

squad: list[str | None] = []
board: dict[str, str] = {}


class Unsupported(Exception):
    """A set-up that this engine does not know how to play."""


def hello(protocol: str, suite: dict[str, str]) -> dict[str, Any]:
    return HELLO


def set_up(edition: str, position: dict[str, Any]) -> None:
    players = {"1": {"squad": []}, "2": {"squad": []}, **position.get("players", {})}
    counts, standing = players["1"].get("squad"), position.get("board", {})
    known = {
        "game": "berserk",
        "step": "deployment.placing",
        "players": {"1": {"squad": counts}, "2": {"squad": []}},
        "board": {cell: card for cell, card in standing.items() if cell[0] == "1" and card in PLAIN},
    }
    numbers = isinstance(counts, list) and all(isinstance(number, int) for number in counts)
    if {**known, **position, "players": players} != known or not numbers:
        raise Unsupported("only the First Player's placing of plain cards")
    if not 0 < sum(counts) <= 15 - len(standing):
        raise Unsupported("only as many cards as find room, and at least one")
    names = [f"1-{number + 1}" for number in range(len(standing) + sum(counts))]
    board.clear()
    board.update(zip(standing, names, strict=False))
    squad[:] = names[len(standing) :]


def open_cells() -> set[str]:
    cells: set[str] = set()
    for columns, rows in GROUPS:
        cells |= {f"1{column}{row}" for column in columns for row in rows}
        if not cells <= set(board):
            break
    return cells - set(board)


def act(action: dict[str, Any]) -> dict[str, Any]:
    # Nothing here can give cards back or end the deployment early, and what follows placing is not known.
    if action["do"] in ("finish", "return") or not any(squad):
        return {"reply": "unsupported"}
    card = squad[action["slot"]] if action["do"] == "place" and action["slot"] < len(squad) else None
    if card is None or action["player"] != 1 or action["at"] not in open_cells():
        return {"reply": "refused"}
    squad[action["slot"]] = None
    board[action["at"]] = card
    return {"reply": "accepted"}


def view(observer: int) -> dict[str, Any]:
    left = sum(card is not None for card in squad)
    sides = {1: {"1": {"squad": squad}, "2": {"squad": 0}}, 2: {"1": {"squad": left}, "2": {"squad": []}}}
    return {
        "step": "deployment.placing" if left else "deployment.after",
        "to_act": 1,
        "asked": "place" if left else "use",
        "players": sides[observer],
        "board": {
            cell: {"card": card if observer == 1 else "?", "owner": 1, "face": "down"}
            for cell, card in board.items()
        },
    }


def bye() -> None:
    """Nothing to put away."""


METHODS: dict[str, Callable[..., Any]] = {
    "hello": hello,
    "set_up": set_up,
    "act": act,
    "view": view,
    "bye": bye,
}

for line in sys.stdin.buffer:
    request = json.loads(line)
    method, answer = request["method"], {"jsonrpc": "2.0", "id": request["id"]}
    try:
        answer["result"] = METHODS[method](**request["params"])
    except Unsupported as what:
        answer["error"] = {"code": -32001, "message": str(what), "data": {"words": str(what)}}
    sys.stdout.buffer.write(json.dumps(answer).encode() + b"\n")
    sys.stdout.buffer.flush()
    if method == "bye":
        break
