"""A minimal engine: the placing step for plain cards, on an empty board. Asked for more, it says so."""

import json
import sys

HELLO = {"protocol": "ccg-rules/protocol/1", "name": "minimal", "version": "1", "capabilities": []}
EDITIONS = ["berserk-execution"]
GROUPS = {  # cells in the order in which they open: (columns, rows) of the player's half
    1: [[("bcd", "123")], [("ae", "23")], [("ae", "1")]],
    2: [[("bcd", "123"), ("ae", "1")], [("ae", "23")]],
}
squads: dict = {}
board: dict = {}


class Unsupported(Exception):
    pass


def set_up(edition, position):
    sides = {player: position.get("players", {}).get(str(player), {}) for player in (1, 2)}
    lists = {player: side.get("squad", 0) for player, side in sides.items()}
    plain = edition in EDITIONS and position.get("step", "deployment.placing") == "deployment.placing"
    plain = plain and not position.get("board") and not any(position.get("cards", {}).values())
    plain = plain and position.get("to_act") in (None, 1)
    if not plain or any(set(side) - {"squad"} for side in sides.values()):
        raise Unsupported("only the placing step with plain cards")
    board.clear()
    for player, squad in lists.items():
        names = [f"{player}-{n + 1}" for n in range(squad)] if isinstance(squad, int) else list(squad)
        if len(names) > 15 or not all(isinstance(name, str) for name in names):
            raise Unsupported("only squads that find room, given by names or by a number")
        squads[player] = names


def to_act():
    return next((player for player in (1, 2) if any(squads[player])), None)


def act(action):
    player, slot, at = (action.get(name) for name in ("player", "slot", "at"))
    if action["do"] in ("finish", "return"):
        return {"reply": "unsupported"}
    names = squads[player]
    right = action["do"] == "place" and player == to_act() and slot < len(names) and names[slot]
    if not right or at in board or at not in open_cells(player):
        return {"reply": "refused"}
    board[at] = {"card": names[slot], "owner": player, "face": "down"}
    names[slot] = None
    return {"reply": "accepted"}


def open_cells(player):
    cells = set()
    for group in GROUPS[player]:
        cells |= {f"{player}{c}{r}" for columns, rows in group for c in columns for r in rows}
        if not cells <= set(board):
            break
    return cells


def view(observer):
    def seen(card):
        return card if card["owner"] == observer else {**card, "card": "?"}

    def squad(player):
        names = squads[player]
        return names if player == observer else sum(name is not None for name in names)

    return {
        "step": "deployment.placing" if to_act() else "deployment.after",
        "to_act": to_act(),
        "asked": "place" if to_act() else None,
        "players": {str(player): {"squad": squad(player)} for player in (1, 2)},
        "board": {at: seen(card) for at, card in board.items()},
    }


METHODS = {
    "hello": lambda protocol, suite: {**HELLO, "editions": EDITIONS},
    "set_up": set_up,
    "act": act,
    "view": view,
    "bye": lambda: None,
}

for line in sys.stdin.buffer:
    request = json.loads(line)
    answer = {"jsonrpc": "2.0", "id": request["id"]}
    try:
        answer["result"] = METHODS[request["method"]](**request.get("params", {}))
    except Unsupported as what:
        answer["error"] = {"code": -32001, "message": str(what), "data": {"words": str(what)}}
    except KeyError:
        answer["error"] = {"code": -32601, "message": "method not found"}
    sys.stdout.buffer.write(json.dumps(answer).encode() + b"\n")
    sys.stdout.buffer.flush()
    if request["method"] == "bye":
        break
