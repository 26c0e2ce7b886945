"""What is shown to whom: observations made from an allow-list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ccg_rules.engine.berserk.setup import card_of, frame
from ccg_rules.engine.berserk.state import CHANCE, DEAL, NOBODY, REDEAL, SQUAD
from ccg_rules.notation.berserk import cells, places
from ccg_rules.notation.berserk.position import REVEAL, STEPS, Side

if TYPE_CHECKING:
    from ccg_rules.engine.berserk.state import State

BATTLE = STEPS.index(REVEAL) + 1
"""From here on a card in play has a state of its own: open or closed, wounds, movement points."""


def observe(state: State, observer: int) -> dict[str, Any]:
    """Return what the observer (0 or 1) may know, as position data; what they may not is `?` or a number.

    Everything shown is named here; what is not named stays unseen.
    """
    full = frame(state)
    whole = full.proceedings()
    shown = [n for n in range(len(state.cast.cards)) if _shown(state, observer, n)]
    names = {state.cast.cards[number].name for number in shown}
    # By name: the order of recruiting is nobody else's business.
    known = {
        state.cast.cards[n].name: _known_card(state, observer, n, names)
        for n in sorted(shown, key=lambda number: state.cast.cards[number].name)
    }
    data: dict[str, Any] = {
        "game": "berserk",
        "step": full.step,
        "turn": full.turn,
        "active": full.active,
        "passes": full.passes,
        "to_act": full.to_act,
        "asked": _asked(state),
        "cards": known,
        "players": {
            str(player + 1): _own_side(state, full.sides[player], player)
            if player == observer
            else _other_side(state, full.sides[player], player)
            for player in (0, 1)
        },
        "board": {
            places.name(place): _standing(state, observer, card)
            for place, card in enumerate(state.board)
            if card >= 0
        },
        "stack": whole.get("stack", []),
        "rearranged": [[cells.name(cell) for cell in pair] for pair in state.rearranged],
        "winner": full.winner,
    }
    if state.attack is not None:
        data["attack"] = whole["attack"]
    if state.actor == observer:
        for name in ("using", "taking", "chosen"):
            if name in whole:
                data[name] = whole[name]
    if state.waiting:
        own = [whole["waiting"][number] for number in state.rules.triggers.own(state, observer)]
        data |= {"waiting": own} if own else {}
    return data


def _asked(state: State) -> str | None:
    if state.actor == NOBODY:
        return None
    kind = state.rules.at(state.step).question(state)[0]
    return kind if state.actor != CHANCE else None


def _shown(state: State, observer: int, card: int) -> bool:
    """Tell whether the observer sees which card this is.

    Of a deck nobody sees what it holds, but cards that came back from the squad are remembered.
    """
    where = state.where[card]
    if state.is_up(card):
        return True
    if state.cast.owners[card] == observer:
        if where == DEAL:
            return state.rules.deal.is_looked_at(state, observer)
        return where >= 0 or where == SQUAD or bool(state.returned >> card & 1)
    if where == DEAL:
        return state.rules.deal.is_seen_by_opponent()
    if where == SQUAD:
        return state.rules.recruiting.shows_squad()
    return where >= 0 and state.rules.deployment.shows_face_down()


def _known_card(state: State, observer: int, card: int, names: set[str]) -> dict[str, Any]:
    """Return the data of a card the observer sees, without what they have not been told of it."""
    data = card_of(state, card).to_json()
    if state.cast.owners[card] == observer:
        return data
    if not state.rules.after_deployment.tells_payment(state, card):
        data.pop("paid", None)
    if data.get("copy_of") not in names:
        data.pop("copy_of", None)
    if not state.rules.after_deployment.tells_x(state, card):
        data.pop("x", None)
    if not state.rules.after_deployment.tells_cost(state, card):
        data.pop("recruited", None)
    return data


def _public(state: State, side: Side) -> dict[str, Any]:
    """Return what both players know of a player's side."""
    spoken = {"entitled": side.entitled, "announced": side.announced} if state.step == REDEAL else {}
    return spoken | {
        "deck": side.deck,
        "graveyard": side.graveyard,
        "shown": side.shown,
        "forbidden": [cells.name(cell) for cell in side.forbidden],
        "declined": side.declined,
        "redeals": side.redeals,
    }


def _zone(state: State, player: int) -> list[str]:
    """Return the names of the cards in an additional zone; they have all been revealed."""
    zone = cells.cells_in(places.ZONES[player])
    return [state.cast.cards[state.board[place]].name for place in zone if state.board[place] >= 0]


def _own_side(state: State, side: Side, player: int) -> dict[str, Any]:
    looked_at = state.rules.deal.is_looked_at(state, player)
    return _public(state, side) | {
        "squad": list(side.squad),
        "deal": [name and (name if looked_at else "?") for name in side.deal],
        "gold": side.gold,
        "silver": side.silver,
        "returned": side.returned,
        "zone": _zone(state, player),
    }


def _other_side(state: State, side: Side, player: int) -> dict[str, Any]:
    """Return a player's side as the opponent sees it."""
    shown = state.rules.ledger.shows_crystals(state, player)
    return _public(state, side) | {
        "squad": len(state.squad(player)),
        "deal": state.rules.deal.told_size(state, player),
        "gold": side.gold if shown else "?",
        "silver": side.silver if shown else "?",
        "zone": _zone(state, player),
    }


def _standing(state: State, observer: int, card: int) -> dict[str, Any]:
    cast = state.cast
    owner = cast.owners[card]
    up = state.is_up(card)
    entry: dict[str, Any] = {"card": "?", "owner": owner + 1, "face": "up" if up else "down"}
    if state.step >= BATTLE:
        # Whether a card is closed, and its wounds, both see, even of a hidden one.
        entry["closed"] = state.is_closed(card)
        entry["wounds"] = state.wounds[card]
    if _shown(state, observer, card):
        entry["card"] = cast.cards[card].name
        entry["life"] = state.rules.ledger.life(state, card, observer)
        entry["counters"] = state.counters[card]
        if state.step >= BATTLE:
            entry["points"] = state.points[card]
            entry |= _acquired(state, card)
    if owner != observer:
        return entry | _told(state, card)
    if cast.cards[card].cost.has_x:
        entry["x"] = state.x[card]
    if cast.cards[card].has("other cost"):
        entry["recruited"] = _recruited(state, card)
    return entry


def _acquired(state: State, card: int) -> dict[str, Any]:
    """Return the abilities the card has acquired, as they are written."""
    got = [state.cast.definitions[e.definition].text for e in state.acquired if e.card == card]
    return {"acquired": got} if got else {}


def _recruited(state: State, card: int) -> str:
    return "replaced" if state.replaced >> card & 1 else "ordinary"


def _told(state: State, card: int) -> dict[str, Any]:
    """Return what the opponent has been told of the card's recruiting."""
    told: dict[str, Any] = {}
    if state.rules.after_deployment.tells_x(state, card):
        told["x"] = state.rules.after_deployment.told_x(state, card)
    if state.rules.after_deployment.tells_cost(state, card):
        told["recruited"] = _recruited(state, card)
    return told
