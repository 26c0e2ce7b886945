"""A minimal engine: the First Player places plain cards on an empty board. Asked for more, it says so."""

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

squad: list[str | None] = []
board: dict[str, str] = {}


class Unsupported(Exception):
    """A set-up that this engine does not know how to play."""


def hello(protocol: str, suite: dict[str, str]) -> dict[str, Any]:
    return HELLO


def set_up(edition: str, position: dict[str, Any]) -> None:
    cards = position.get("players", {}).get("1", {}).get("squad")
    known = {"game": "berserk", "step": "deployment.placing", "players": {"1": {"squad": cards}}}
    if {**known, **position} != known or cards not in range(1, 16):
        raise Unsupported("only 1 to 15 plain cards of the First Player, and no others")
    squad[:] = [f"1-{number + 1}" for number in range(cards)]
    board.clear()


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
