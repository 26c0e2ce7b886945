"""Confirming a set-up: how the views of both players contradict the position that was asked for.

What is here holds for every game; each adds what its players have beside the board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ccg_rules.text import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from ccg_rules.notation.game import Data


def decision_faults(position: Data, views: Mapping[int, Data]) -> Iterator[Message]:
    """Yield whether another step is played, or somebody else is to act, than was asked for."""
    first = views[1]
    if (step := position.get("step")) is not None and first.get("step") != step:
        yield Message("set-up-step", {"step": step, "actual": first.get("step")})
    if (to_act := position.get("to_act")) is not None and first.get("to_act") != to_act:
        yield Message("set-up-to-act", {"player": to_act, "actual": first.get("to_act")})


def board_faults(
    position: Data, views: Mapping[int, Data], face_at: Callable[[str], str]
) -> Iterator[Message]:
    """Yield at which places other cards lie than were asked for; `face_at` is the face there by default."""
    board = position.get("board", {})
    for at, entry in board.items():
        if not _lies(entry, at, face_at(at), views):
            yield Message("set-up-card", {"at": at})
    for at in views[1].get("board", {}):
        if at not in board:
            yield Message("set-up-extra", {"at": at})


def _lies(entry: Any, at: str, face: str, views: Mapping[int, Data]) -> bool:
    """Tell whether the card asked for lies there, in the eyes of its owner."""
    wanted = entry if isinstance(entry, dict) else {"card": entry}
    seen = views[wanted.get("owner", int(at[0]))].get("board", {}).get(at)
    if seen is None or seen.get("face") != wanted.get("face", face):
        return False
    return wanted.get("card") is None or seen.get("card") == wanted["card"]


def amount_fault(player: int, side: Data, seen: Data, name: str) -> Iterator[Message]:
    """Yield that a player sees another number of something of their own than was asked for."""
    if name in side and seen.get(name) != side[name]:
        shown = Message("nothing-shown") if seen.get(name) is None else seen[name]
        args = {"what": Message(f"field-{name}"), "expected": side[name], "actual": shown}
        yield Message("set-up-amount", {"player": player, **args})


def held_faults(player: int, side: Data, seen: Data, pile: str) -> Iterator[Message]:
    """Yield that a player does not see their cards of a pile, slot by slot, as they were asked for."""
    listed = side.get(pile, [])
    names = set() if isinstance(listed, int) else {name for name in listed if isinstance(name, str)}
    held = [name for name in seen.get(pile, ()) if name is not None]
    if len(held) != count(listed) or not names <= set(held):
        yield Message(f"set-up-{pile}", {"player": player, "expected": count(listed), "actual": len(held)})


def count(pile: int | Sequence[object]) -> int:
    """Return how many cards a pile has as it is written: names, nulls and numbers of plain cards."""
    if isinstance(pile, int):
        return pile
    return sum(item if isinstance(item, int) else int(item is not None) for item in pile)
