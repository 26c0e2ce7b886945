"""Positions and games for property tests: random squads, random play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from ccg_rules.engine import load_game
from ccg_rules.notation.berserk import cells
from ccg_rules.notation.berserk.cards import ELEMENTS

if TYPE_CHECKING:
    from random import Random

    from ccg_rules.engine.berserk.game import Battle

EDITIONS = ("berserk-vanguard", "berserk-execution")
ABILITIES = (
    "after deployment: swap",
    "after deployment: shift",
    "after deployment: counter",
    "other cost 2",
    "discount coven 1",
    "increase coven 1",
    "bonus life 1",
    "when a card moves: counter",
    "cannot be moved",
)


@st.composite
def positions(draw: st.DrawFn) -> dict[str, Any]:
    """A position at the start of the placing step: two squads of odd cards, perhaps forbidden cells."""
    data: dict[str, Any] = {"cards": {}, "players": {}}
    for player in (1, 2):
        size = draw(st.integers(0, 17))
        names = [f"{'AB'[player - 1]}{number}" for number in range(size)]
        for name in names:
            data["cards"][name] = draw(cards())
        if size > 1 and draw(st.booleans()):
            data["cards"][names[1]] = {"copy_of": names[0]}
        forbidden = draw(
            st.lists(st.sampled_from([cells.name(c) for c in range(cells.CELLS)]), max_size=5, unique=True)
        )
        data["players"][str(player)] = {
            "squad": names,
            "forbidden": forbidden,
            "deck": draw(st.integers(0, 20)),
        }
    return data


@st.composite
def cards(draw: st.DrawFn) -> dict[str, Any]:
    """A card with some of everything."""
    cost, x = draw(st.sampled_from([("3", None), ("0", None), ("X", 2), ("1+X", 1)]))
    abilities = draw(st.lists(st.sampled_from(ABILITIES), max_size=3, unique=True))
    card: dict[str, Any] = {
        "cost": cost,
        "flying": draw(st.booleans()),
        "elite": draw(st.booleans()),
        "life": draw(st.integers(1, 9)),
        "abilities": abilities,
    }
    if x is not None:
        card["x"] = x
    if draw(st.booleans()):
        card["clan"] = "coven"
    if draw(st.booleans()):
        card["element"] = draw(st.sampled_from(ELEMENTS))
    if "other cost 2" in abilities and draw(st.booleans()):
        card["recruited"] = "replaced"
    return card


def start(edition: str, position: dict[str, Any]) -> Battle:
    """Return a battle from a position."""
    return load_game(edition).from_position(position)


def play(battle: Battle, random: Random, limit: int = 60) -> list[int]:
    """Play random legal actions; return those played."""
    played = []
    for _ in range(limit):
        legal = battle.legal_actions()
        if not legal:
            break
        played.append(random.choice(legal))
        battle.apply_action(played[-1])
    return played
