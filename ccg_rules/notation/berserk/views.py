"""Views: positions as one player sees them, and what they must look like when an engine gives them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.notation.berserk.cards import RECRUITED
from ccg_rules.notation.berserk.cells import CELL, PAIR
from ccg_rules.notation.berserk.position import ANNOUNCED, IN_PLAY, KINDS
from ccg_rules.notation.shapes import (
    FLAG,
    NAMES,
    NUMBER,
    OBJECT,
    PLAYER,
    TEXT,
    TEXT_OR_NULL,
    Shape,
    either,
    fields,
    is_number,
    list_of,
    one_of,
    table_of,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

ASKED = (
    *("redeal", "take", "x", "gold", "place", "use", "choose", "hide", "keep closed", "order", "priority"),
    *("choice", "defend", "weaken"),
)
"""The kinds of decisions."""

_CRYSTALS = either(is_number, "shape-number", "?")
_PILES: Mapping[str, Shape] = {
    "gold": _CRYSTALS,
    "silver": _CRYSTALS,
    "deck": NUMBER,
    "returned": NAMES,
    "graveyard": NAMES,
    "zone": NAMES,
    "shown": NAMES,
    "redeals": NUMBER,
    "entitled": FLAG,
    "announced": one_of(*ANNOUNCED),
    "forbidden": list_of(CELL),
    "declined": FLAG,
}
_OWN_SIDE = fields({"squad": list_of(TEXT_OR_NULL)}, {**_PILES, "deal": list_of(TEXT_OR_NULL)})
_OTHER_SIDE = fields({"squad": NUMBER}, {**_PILES, "deal": NUMBER})
_STANDING = fields(
    {"card": TEXT, "owner": PLAYER, "face": one_of("up", "down")},
    {
        **dict.fromkeys(("life", "wounds", "counters", "points"), NUMBER),
        "x": either(is_number, "shape-number", None),
        "recruited": one_of(*RECRUITED),
        "closed": FLAG,
        "acquired": NAMES,
    },
)
_OBJECT = fields({"kind": one_of(*KINDS), "card": TEXT}, {"player": PLAYER, "targets": NAMES})


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
            "passes": NUMBER,
            "stack": list_of(_OBJECT),
            "waiting": list_of(fields({"card": TEXT})),
            "winner": one_of(0, 1, 2, None),
            "cards": table_of(OBJECT),
            "using": OBJECT,
            "taking": OBJECT,
            "attack": OBJECT,
            "chosen": NAMES,
            "rearranged": list_of(PAIR),
        },
    )


VIEWS = {observer: _view(observer) for observer in (1, 2)}
"""The shape of a view, by its observer."""
