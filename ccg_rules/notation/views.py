"""Views: positions as one player sees them, and what they must look like when an engine gives them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.notation.cards import RECRUITED
from ccg_rules.notation.shapes import (
    CELL,
    FLAG,
    NAMES,
    NUMBER,
    OBJECT,
    PAIR,
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

_CRYSTALS = either(is_number, "shape-number", "?")
_PILES: Mapping[str, Shape] = {
    "gold": _CRYSTALS,
    "silver": _CRYSTALS,
    "deck": NUMBER,
    "returned": NAMES,
    "graveyard": NAMES,
    "zone": NAMES,
    "forbidden": list_of(CELL),
    "declined": FLAG,
}
_OWN_SIDE = fields({"squad": list_of(TEXT_OR_NULL)}, _PILES)
_OTHER_SIDE = fields({"squad": NUMBER}, _PILES)
_STANDING = fields(
    {"card": TEXT, "owner": PLAYER, "face": one_of("up", "down")},
    {"life": NUMBER, "wounds": NUMBER, "counters": NUMBER, "x": NUMBER, "recruited": one_of(*RECRUITED)},
)


def _view(observer: int) -> Shape:
    return fields(
        {
            "step": TEXT,
            "to_act": one_of(1, 2, None),
            "players": fields(
                {str(player): _OWN_SIDE if player == observer else _OTHER_SIDE for player in (1, 2)}
            ),
            "board": table_of(_STANDING, CELL),
        },
        {
            "game": TEXT,
            "asked": TEXT_OR_NULL,
            "cards": table_of(OBJECT),
            "using": OBJECT,
            "rearranged": list_of(PAIR),
        },
    )


VIEWS = {observer: _view(observer) for observer in (1, 2)}
"""The shape of a view, by its observer."""
