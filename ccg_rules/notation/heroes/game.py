"""Berserk Heroes as a table, a recorder and the protocol need to know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ccg_rules.notation.confirm import amount_fault, board_faults, count, decision_faults, held_faults
from ccg_rules.notation.game import Notation
from ccg_rules.notation.heroes import places
from ccg_rules.notation.heroes.abilities import Ability
from ccg_rules.notation.heroes.actions import ACTION, PROBES
from ccg_rules.notation.heroes.position import CHOICE, EXCHANGE, STEPS
from ccg_rules.notation.heroes.views import ASKED, VIEWS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ccg_rules.notation.game import Data
    from ccg_rules.text import Message

_LEAST: Mapping[str, Data] = {
    "exchange": {"do": "done"},
    "reveal": {"do": "done"},
    "phase": {"do": "pass turn"},
    "defend": {"do": "decline"},
    "order": {"do": "order", "number": 0},
}


def timing(ability: str) -> str:
    """Return the timing of an ability. Raises `NotationError` for an unknown one."""
    return Ability.parse(ability).timing


def least(view: Data) -> Data | None:
    """Return the least that can be done: decline, end a choice, pass the turn; None where there is none."""
    asked: Any = view.get("asked")
    return _LEAST.get(asked)


def set_up_faults(position: Data, views: Mapping[int, Data]) -> Iterator[Message]:
    """Yield how the views after a set-up contradict the position that was asked for."""
    # A hero lies there even if nothing is said of it.
    board = dict.fromkeys(map(places.name, places.HEROES)) | position.get("board", {})
    yield from decision_faults(position, views)
    yield from board_faults({"board": board}, views, lambda _: "up")
    if position.get("entering") and position.get("step") == EXCHANGE:
        return  # the hands are dealt from the decks as the step is entered
    for player, side in position.get("players", {}).items():
        seen = views[int(player)].get("players", {}).get(player, {})
        yield from held_faults(int(player), side, seen, "hand")
        decks = {"deck": count(side["deck"])} if "deck" in side else {}
        for name in ("deck", "coins", "closed_coins", "failed_draws"):
            yield from amount_fault(int(player), {**side, **decks}, seen, name)


HEROES = Notation(
    game="heroes",
    steps=STEPS,
    asked=ASKED,
    cells=tuple(map(places.name, range(places.PLACES))),
    action=ACTION,
    views=VIEWS,
    probes=PROBES,
    beginning={"game": "heroes", "step": CHOICE},
    held="hand",
    dealt="hand",
    timing=timing,
    least=least,
    set_up_faults=set_up_faults,
)
