"""What is shown to whom: positions for a referee, and observations made from an allow-list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ccg_rules.engine.berserk import actions
from ccg_rules.engine.berserk.cast import REVEAL_ABILITY
from ccg_rules.engine.berserk.state import AFTER, DECK, GRAVEYARD, NOBODY, PLACING, ZONES
from ccg_rules.notation import cells
from ccg_rules.notation import position as notation
from ccg_rules.notation.cards import REVEAL
from ccg_rules.notation.position import Position, Side, Standing, Using

if TYPE_CHECKING:
    from ccg_rules.engine.berserk.rules import Rules
    from ccg_rules.engine.berserk.state import State

ASKED = {PLACING: "place", AFTER: "use"}


def to_position(state: State) -> Position:
    """Return the complete position: the same future, whatever has been played before."""
    cast = state.cast
    names = [card.name for card in cast.cards]
    sides = []
    for player in (0, 1):
        own = cast.of(player)
        slots = [names[card] if card >= 0 else None for card in state.hand[player]]
        while slots and slots[-1] is None:
            slots.pop()
        sides.append(
            Side(
                squad=slots,
                gold=state.gold[player],
                silver=state.silver[player],
                deck=state.deck[player],
                returned=[names[card] for card in own if state.where[card] == DECK],
                graveyard=[names[card] for card in own if state.where[card] == GRAVEYARD],
                zone=[names[card] for card in own if state.where[card] == ZONES[player]],
                forbidden=list(cells.cells_in(state.forbidden[player])),
                declined=state.declined[player],
            )
        )
    board = {
        cell: Standing(
            card=names[card],
            owner=cast.owners[card] + 1,
            up=state.is_up(card),
            counters=state.counters[card],
            used=tuple(_ability(number) for number in cells.cells_in(state.used[card])),
        )
        for cell, card in enumerate(state.board)
        if card >= 0
    }
    using = None
    if state.using >= 0:
        card, ability = divmod(state.using, actions.ABILITIES)
        using = Using(state.where[card], _ability(ability), tuple(state.chosen))
    return Position(
        step=notation.STEPS[state.step],
        to_act=None if state.actor == NOBODY else state.actor + 1,
        cards={card.name: card for card in cast.cards},
        sides=(sides[0], sides[1]),
        board=board,
        using=using,
        rearranged=list(state.rearranged),
    )


def observe(state: State, rules: Rules, observer: int) -> dict[str, Any]:
    """Return what the observer (0 or 1) may know, as position data; what they may not is `?` or a number.

    Everything shown is named here; what is not named stays unseen.
    """
    full = to_position(state)
    cast = state.cast
    shown = [n for n in range(len(cast.cards)) if _shown(state, rules, observer, n)]
    names = {cast.cards[number].name for number in shown}
    # By name: the order of recruiting is nobody else's business.
    known = {
        cast.cards[n].name: _known_card(state, rules, observer, n, names)
        for n in sorted(shown, key=lambda number: cast.cards[number].name)
    }
    asked = None if state.actor == NOBODY else "choose" if state.using >= 0 else ASKED[state.step]
    data: dict[str, Any] = {
        "game": "berserk",
        "step": full.step,
        "to_act": full.to_act,
        "asked": asked,
        "cards": known,
        "players": {
            str(player + 1): _own_side(full.sides[player])
            if player == observer
            else _other_side(full.sides[player], state, rules, player)
            for player in (0, 1)
        },
        "board": {
            cells.name(cell): _standing(state, rules, observer, card)
            for cell, card in enumerate(state.board)
            if card >= 0
        },
    }
    data["rearranged"] = [[cells.name(cell) for cell in pair] for pair in state.rearranged]
    if full.using is not None and state.actor == observer:
        data["using"] = full.to_json()["using"]
    return data


def _shown(state: State, rules: Rules, observer: int, card: int) -> bool:
    """Tell whether the observer sees which card this is."""
    lies = state.where[card] >= 0
    return state.is_known(card, observer) or (lies and rules.deployment.shows_face_down())


def _known_card(state: State, rules: Rules, observer: int, card: int, names: set[str]) -> dict[str, Any]:
    """Return the data of a card the observer sees, without what they have not been told of it."""
    data = state.cast.cards[card].to_json()
    if state.cast.owners[card] == observer:
        return data
    data.pop("paid", None)
    if data.get("copy_of") not in names:
        data.pop("copy_of", None)
    if not rules.after_deployment.tells_x(state, card):
        data.pop("x", None)
    if not rules.after_deployment.tells_cost(state, card):
        data.pop("recruited", None)
    return data


def _ability(number: int) -> int | str:
    return REVEAL if number == REVEAL_ABILITY else number


def _own_side(side: Side) -> dict[str, Any]:
    return {
        "squad": list(side.squad),
        "gold": side.gold,
        "silver": side.silver,
        "deck": side.deck,
        "returned": side.returned,
        "graveyard": side.graveyard,
        "zone": side.zone,
        "forbidden": [cells.name(cell) for cell in side.forbidden],
        "declined": side.declined,
    }


def _other_side(side: Side, state: State, rules: Rules, player: int) -> dict[str, Any]:
    """Return a player's side as the opponent sees it."""
    shown = rules.ledger.shows_crystals(state, player)
    return {
        "squad": len(state.squad(player)),
        "gold": side.gold if shown else "?",
        "silver": side.silver if shown else "?",
        "deck": side.deck,
        "graveyard": side.graveyard,
        "zone": side.zone,
        "forbidden": [cells.name(cell) for cell in side.forbidden],
        "declined": side.declined,
    }


def _standing(state: State, rules: Rules, observer: int, card: int) -> dict[str, Any]:
    cast = state.cast
    owner = cast.owners[card]
    up = state.is_up(card)
    entry: dict[str, Any] = {"card": "?", "owner": owner + 1, "face": "up" if up else "down"}
    if _shown(state, rules, observer, card):
        entry["card"] = cast.cards[card].name
        entry["life"] = rules.ledger.life(state, card, observer)
        entry["counters"] = state.counters[card]
    if owner != observer:
        return entry | _told(state, rules, card)
    if cast.cards[card].cost.has_x:
        entry["x"] = cast.cards[card].x
    if cast.cards[card].has("other_cost"):
        entry["recruited"] = cast.cards[card].recruited
    return entry


def _told(state: State, rules: Rules, card: int) -> dict[str, Any]:
    """Return what the opponent has been told of the card's recruiting."""
    told: dict[str, Any] = {}
    if rules.after_deployment.tells_x(state, card):
        told["x"] = rules.after_deployment.told_x(state, card)
    if rules.after_deployment.tells_cost(state, card):
        told["recruited"] = state.cast.cards[card].recruited
    return told
