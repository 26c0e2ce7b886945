"""Berserk as a table, a recorder and the protocol need to know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ccg_rules.notation.berserk import cells
from ccg_rules.notation.berserk.abilities import Ability
from ccg_rules.notation.berserk.actions import ACTION, PROBES
from ccg_rules.notation.berserk.position import PLACING, REVEALED, STEPS
from ccg_rules.notation.berserk.views import ASKED, VIEWS
from ccg_rules.notation.confirm import amount_fault, board_faults, decision_faults, held_faults
from ccg_rules.notation.game import Notation
from ccg_rules.text import Message

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ccg_rules.notation.game import Data

_LEAST: Mapping[str, Data] = {
    "priority": {"do": "pass"},
    "use": {"do": "decline"},
    "choice": {"do": "pass turn"},
    "hide": {"do": "done"},
    "keep closed": {"do": "done"},
    "order": {"do": "order", "number": 0},
    "redeal": {"do": "keep"},
    "defend": {"do": "decline"},
    "weaken": {"do": "decline"},
}


def timing(ability: str) -> str:
    """Return the timing of an ability. Raises `NotationError` for an unknown one."""
    return Ability.parse(ability).timing


def least(view: Data) -> Data | None:
    """Return the least that can be done: decline, pass, end a choice; None where there is no least."""
    asked: Any = view.get("asked")
    if asked == "order" and not view.get("waiting"):
        return {"do": "decline"}  # asked, so that nothing is told by not asking
    return _LEAST.get(asked)


def set_up_faults(position: Data, views: Mapping[int, Data]) -> Iterator[Message]:
    """Yield how the views after a set-up contradict the position that was asked for."""

    def face_at(at: str) -> str:
        # As in `docs/position.md`: in battle and in an additional zone cards are face up by default.
        return "up" if position.get("step") in REVEALED or at[1:2] == "z" else "down"

    yield from decision_faults(position, views)
    yield from board_faults(position, views, face_at)
    for player, side in position.get("players", {}).items():
        seen = views[int(player)].get("players", {}).get(player, {})
        yield from _side_faults(int(player), side, seen)


def _side_faults(player: int, side: Data, seen: Data) -> Iterator[Message]:
    """Yield how a player's own view of their side contradicts what was asked for."""
    yield from held_faults(player, side, seen, "squad")
    forbidden, shown = (", ".join(sorted(each.get("forbidden", ()))) or "–" for each in (side, seen))
    if forbidden != shown:
        yield Message("set-up-forbidden", {"player": player, "expected": forbidden, "actual": shown})
    for name in ("gold", "silver"):
        yield from amount_fault(player, side, seen, name)


BERSERK = Notation(
    game="berserk",
    steps=STEPS,
    asked=ASKED,
    cells=tuple(map(cells.name, range(cells.CELLS))),
    action=ACTION,
    views=VIEWS,
    probes=PROBES,
    beginning={"step": PLACING},
    held="squad",
    dealt="deal",
    timing=timing,
    least=least,
    set_up_faults=set_up_faults,
)
