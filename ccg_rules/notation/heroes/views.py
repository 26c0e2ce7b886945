"""Views: positions as one player sees them, and what they must look like when an engine gives them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.notation.heroes.position import IN_PLAY, KINDS
from ccg_rules.notation.shapes import (
    FLAG,
    NAMES,
    NUMBER,
    OBJECT,
    PLAYER,
    TEXT,
    TEXT_OR_NULL,
    Shape,
    fields,
    list_of,
    one_of,
    table_of,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

ASKED = ("exchange", "reveal", "phase", "defend", "order", "choose")
"""The kinds of decisions."""

_PILES: Mapping[str, Shape] = {
    "deck": NUMBER,
    "coins": NUMBER,
    "closed_coins": NUMBER,
    "graveyard": NAMES,
    "failed_draws": NUMBER,
    "exchanged": FLAG,
}
_OWN_SIDE = fields({"hand": NAMES}, _PILES)
_OTHER_SIDE = fields({"hand": NUMBER}, _PILES)
_STANDING = fields(
    {"card": TEXT, "owner": PLAYER, "face": one_of("up", "down"), "closed": FLAG},
    {
        **dict.fromkeys(("life", "strike", "wounds", "counters"), NUMBER),
        **dict.fromkeys(("new", "attacked", "defended"), FLAG),
        **dict.fromkeys(("acquired", "used", "used_now"), NAMES),
    },
)
_QUEUED = fields({"kind": one_of(*KINDS), "card": TEXT}, {"player": PLAYER, "targets": NAMES})


def _view(observer: int) -> Shape:
    return fields(
        {
            "step": TEXT,
            "to_act": one_of(1, 2, None),
            "players": fields(
                {str(player): _OWN_SIDE if player == observer else _OTHER_SIDE for player in (1, 2)}
            ),
            "board": table_of(_STANDING, IN_PLAY),
        },
        {
            "game": TEXT,
            "asked": TEXT_OR_NULL,
            "turn": NUMBER,
            "active": one_of(1, 2, None),
            "queue": list_of(_QUEUED),
            "waiting": list_of(fields({"card": TEXT})),
            "attack": fields({"attacker": TEXT, "target": TEXT}, {"defender": TEXT_OR_NULL}),
            "winner": one_of(0, 1, 2, None),
            "cards": table_of(OBJECT),
            "using": OBJECT,
            "chosen": NAMES,
        },
    )


VIEWS = {observer: _view(observer) for observer in (1, 2)}
"""The shape of a view, by its observer."""
