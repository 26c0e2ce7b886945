"""What is shown to whom: observations made from an allow-list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ccg_rules.engine.heroes.positions import frame
from ccg_rules.engine.heroes.state import CHANCE, HAND, NOBODY
from ccg_rules.notation.heroes import places

if TYPE_CHECKING:
    from ccg_rules.engine.heroes.state import State
    from ccg_rules.notation.heroes.position import Side


def observe(state: State, observer: int) -> dict[str, Any]:
    """Return what the observer (0 or 1) may know, as position data; what they may not is `?` or a number.

    Everything shown is named here; what is not named stays unseen.
    """
    full = frame(state)
    whole = full.proceedings()
    shown = [card for n, card in enumerate(state.cast.cards) if _shown(state, observer, n)]
    names = [card.name for card in shown]
    data: dict[str, Any] = {
        "game": "heroes",
        "step": full.step,
        "turn": full.turn,
        "active": full.active,
        "to_act": full.to_act,
        "asked": _asked(state),
        # By name: the order in which the cards were written down is nobody's business.
        "cards": {c.name: _known(c.to_json(), names) for c in sorted(shown, key=lambda card: card.name)},
        "players": {
            str(player + 1): _side(full.sides[player], shown=state.rules.draws.shows_hand(player, observer))
            for player in (0, 1)
        },
        "board": {
            places.name(place): _standing(state, observer, card)
            for place, card in enumerate(state.board)
            if card >= 0
        },
        "queue": whole.get("queue", []),
        "winner": full.winner,
    }
    if "attack" in whole:
        data["attack"] = whole["attack"]
    if state.actor == observer:
        data |= {name: whole[name] for name in ("using", "chosen") if name in whole}
    waiting = [entry for entry in whole.get("waiting", ()) if entry["player"] == observer + 1]
    if waiting:
        data["waiting"] = waiting
    return data


def _asked(state: State) -> str | None:
    if state.actor in (NOBODY, CHANCE):
        return None
    return state.rules.at(state.step).question(state)[0]


def _shown(state: State, observer: int, card: int) -> bool:
    """Tell whether the observer sees which card this is: nobody sees what a deck holds."""
    owner, where = state.cast.owners[card], state.where[card]
    if where == HAND:
        return state.rules.draws.shows_hand(owner, observer)
    return state.is_up(card) or (owner == observer and where >= 0)


def _known(data: dict[str, Any], names: list[str]) -> dict[str, Any]:
    """Return the data of a card, without the name of a card the observer does not see."""
    if data.get("copy_of") not in names:
        data.pop("copy_of", None)
    return data


def _side(side: Side, *, shown: bool) -> dict[str, Any]:
    """Return a player's side as somebody sees it to whom the hand is shown, or is not."""
    return {
        "hand": list(side.hand) if shown else len(side.hand),
        "deck": len(side.deck),
        "coins": side.coins,
        "closed_coins": side.closed_coins,
        "graveyard": list(side.graveyard),
        "failed_draws": side.failed_draws,
        "exchanged": side.exchanged,
    }


def _standing(state: State, observer: int, card: int) -> dict[str, Any]:
    cast = state.cast
    entry: dict[str, Any] = {
        "card": "?",
        "owner": cast.owners[card] + 1,
        "face": "up" if state.is_up(card) else "down",
        "closed": state.is_closed(card),
        "new": bool(state.new >> card & 1),
        "attacked": bool(state.attacked >> card & 1),
        "defended": bool(state.defended >> card & 1),
    }
    if not _shown(state, observer, card):
        return entry
    entry |= {"card": cast.cards[card].name, "counters": state.counters[card]}
    if cast.cards[card].is_character:
        entry |= {
            "life": cast.cards[card].lives,
            "strike": state.rules.effects.blow(state, card),
            "wounds": state.wounds[card],
        }
    for name, marks in (("used", state.used), ("used_now", state.used_now)):
        if texts := [state.ability(d).text for c, d in marks if c == card]:
            entry[name] = texts
    if got := [state.ability(e.definition).text for e in state.acquired if e.card == card]:
        entry["acquired"] = got
    return entry
