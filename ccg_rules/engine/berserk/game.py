"""Berserk as one clear object: a `Game` makes battles, a `Battle` is asked and acted on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ccg_rules.engine.answers import IllegalAction, Refusal, UnsupportedRule
from ccg_rules.engine.berserk import actions, trace, view
from ccg_rules.engine.berserk.after_deployment import ALTERNATE
from ccg_rules.engine.berserk.cast import REVEAL_ABILITY, Cast
from ccg_rules.engine.berserk.deployment import FIRST_THEN_SECOND
from ccg_rules.engine.berserk.state import (
    AFTER,
    DECK,
    GRAVEYARD,
    NOBODY,
    PLACING,
    REVEAL,
    ZONES,
    State,
)
from ccg_rules.engine.citations import key_of
from ccg_rules.notation import cells
from ccg_rules.notation import position as notation
from ccg_rules.notation.faults import Fault, NotationError, fault
from ccg_rules.notation.position import Position, Using

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ccg_rules.engine.berserk.rules import Rules
    from ccg_rules.notation.actions import Action


@dataclass(frozen=True, slots=True)
class Pending:
    """The decision that is asked for: of whom (1 or 2), of what kind, and which key asks it."""

    player: int
    kind: str
    key: str


class Game:
    """Berserk by the rules of one edition."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    @property
    def edition(self) -> str:
        """The id of the edition played."""
        return self.rules.edition

    def from_position(self, position: Position | Mapping[str, Any]) -> Battle:
        """Return a battle that starts at a position.

        What follows by itself (the turn to place passes on, a window nobody is asked in closes) has happened
        already in the battle returned. Raises `NotationError` with every fault of the position.
        """
        if not isinstance(position, Position):
            position = Position.parse(position)
        return Battle(self, _set_up(self.rules, position))

    from_json = from_position


class Battle:
    """A battle in progress.

    Actions are ints; `action` and `struct` translate them from and to the structs of
    `ccg_rules.notation.actions`. Every method is deterministic, and none but `apply_action` and `undo`
    changes anything.
    """

    __slots__ = ("_past", "_state", "game")

    def __init__(self, game: Game, state: State, past: Sequence[State] = ()) -> None:
        self.game = game
        self._state = state
        self._past = list(past)

    # Asking

    def current_player(self) -> int | None:
        """Return who is to act, 1 or 2; None when nobody is."""
        actor = self._state.actor
        return None if actor == NOBODY else actor + 1

    @property
    def pending(self) -> Pending | None:
        """The decision asked for, or None when nobody is to act."""
        state = self._state
        if state.actor == NOBODY:
            return None
        if state.step == PLACING:
            return Pending(state.actor + 1, "place", key_of(FIRST_THEN_SECOND))
        return Pending(state.actor + 1, "choose" if state.using >= 0 else "use", key_of(ALTERNATE))

    @property
    def unplayed(self) -> str | None:
        """The step at which this engine's knowledge of the rules ends, once it is reached; else None."""
        return notation.STEPS[REVEAL] if self._state.step == REVEAL else None

    def is_terminal(self) -> bool:
        """Tell whether the battle has a result. None of the steps played so far can end one."""
        return False

    def legal_actions(self) -> list[int]:
        """Return the ids of the legal actions, ascending; empty exactly when nobody is to act."""
        state, rules = self._state, self.game.rules
        if state.actor == NOBODY:
            return []
        if state.step == PLACING:
            return sorted([*rules.deployment.actions(state), *rules.after_deployment.early(state)])
        return sorted(rules.after_deployment.actions(state))

    def check(self, action: int) -> Refusal | None:
        """Return why the action is not legal, or None when it is.

        Raises `UnsupportedRule` past the last step the engine plays.
        """
        if self._state.step == REVEAL:
            raise UnsupportedRule("step-not-played")
        if action in self.legal_actions():
            return None
        rules = self.game.rules
        chapter = rules.deployment if self._state.step == PLACING else rules.after_deployment
        return chapter.why_not(self._state, action)

    def observation(self, player: int) -> dict[str, Any]:
        """Return what player 1 or 2 may know, as position data with `?` for what they may not."""
        return view.observe(self._state, self.game.rules, player - 1)

    @property
    def trace(self) -> list[trace.Entry]:
        """What has happened so far and by which keys, as the referee sees it."""
        return [trace.entry(event) for event in self._state.trace]

    # Acting

    def apply_action(self, action: int) -> None:
        """Carry out a legal action and all that follows from it by itself.

        Raises `IllegalAction` and leaves everything as it was when it is not legal.
        """
        if refusal := self.check(action):
            raise IllegalAction(refusal)
        self._past.append(self._state.copy())
        state, rules = self._state, self.game.rules
        kind, player, _, _ = actions.split(action)
        if kind in (actions.PLACE, actions.FINISH, actions.RETURN):
            rules.deployment.apply(state, action)
        else:
            rules.after_deployment.apply(state, action)
        settle(rules, state, player)

    def undo(self) -> None:
        """Take back the last action. Raises `IndexError` when there is none."""
        self._state = self._past.pop()

    def clone(self) -> Battle:
        """Return an independent battle with the same past and future."""
        return Battle(self.game, self._state.copy(), self._past)

    # Translating

    def to_json(self) -> dict[str, Any]:
        """Return the complete position as data; `Game.from_json` gives a battle with the same future."""
        return view.to_position(self._state).to_json()

    @staticmethod
    def action(struct: Action | Mapping[str, Any]) -> int:
        """Return the id of an action struct. Raises `NotationError` for a malformed one."""
        return actions.from_struct(struct)

    @staticmethod
    def struct(action: int) -> Action:
        """Return the struct of an action id."""
        return actions.to_struct(action)


def settle(rules: Rules, state: State, last: int) -> None:
    """Do what follows by itself until somebody is to act or the engine's knowledge ends.

    `last` is the player who has just acted, or nobody.
    """
    if state.step == PLACING:
        for player in rules.deployment.settle(state, last):
            rules.ledger.renew(state, player)
            by = rules.deployment.never_taken_by
            state.note(by, "crystals-anew", player, state.gold[player], state.silver[player])
        if state.actor != NOBODY:
            return
        state.step, last = AFTER, NOBODY
        state.note(ALTERNATE, "window-opens")
    if state.step == AFTER and state.using < 0:
        state.actor = rules.after_deployment.next_to_act(state, last)
        if state.actor == NOBODY:
            state.step = REVEAL
            state.note(ALTERNATE, "window-closes")


def _set_up(rules: Rules, position: Position) -> State:
    names = list(position.cards)
    number = {name: n for n, name in enumerate(names)}
    owners = [-1] * len(names)
    for player, side in enumerate(position.sides):
        for name in [*filter(None, side.squad), *side.returned, *side.graveyard, *side.zone]:
            owners[number[name]] = player
    for standing in position.board.values():
        owners[number[standing.card]] = standing.owner - 1
    state = State(Cast(tuple(position.cards.values()), tuple(owners)))
    state.step = notation.STEPS.index(position.step)
    for player, side in enumerate(position.sides):
        state.hand[player] = [-1 if name is None else number[name] for name in side.squad]
        for name in side.returned:
            state.where[number[name]] = DECK
        for name in side.graveyard:
            state.where[number[name]] = GRAVEYARD
        for name in side.zone:
            state.where[number[name]] = ZONES[player]
        state.deck[player] = side.deck
        state.forbidden[player] = cells.mask(side.forbidden)
        state.declined[player] = side.declined
    for cell, standing in position.board.items():
        card = number[standing.card]
        state.board[cell] = card
        state.where[card] = cell
        state.up |= standing.up << card
        state.counters[card] = standing.counters
        state.used[card] = cells.mask(REVEAL_ABILITY if a == "reveal" else int(a) for a in standing.used)
    for player, side in enumerate(position.sides):
        gold, silver = rules.ledger.left(state, player)
        state.gold[player] = gold if side.gold is None else side.gold
        state.silver[player] = silver if side.silver is None else side.silver
    state.rearranged = list(position.rearranged)
    if position.using is not None:
        ability = REVEAL_ABILITY if position.using.ability == "reveal" else int(position.using.ability)
        state.using = state.board[position.using.at] * actions.ABILITIES + ability
        state.chosen = list(position.using.chosen)
        state.actor = (position.to_act or 1) - 1
    faults = list(_faults(position))
    if not faults:
        settle(rules, state, NOBODY)
        faults += _wrong_actor(rules, state, position)
    if faults:
        raise NotationError(faults)
    return state


def _faults(position: Position) -> list[Fault]:
    """Return what makes a position impossible in the steps played."""
    faults = [
        fault(f"board.{cells.name(cell)}", "not-own-half", card=standing.card)
        for cell, standing in position.board.items()
        if cells.half_of(cell) + 1 != standing.owner
    ]
    if position.step != notation.PLACING:
        faults += [
            fault(f"players.{player}.squad", "squad-not-placed")
            for player, side in enumerate(position.sides, 1)
            if any(side.squad)
        ]
    if position.using is not None and not _can_be_in_use(position, position.using):
        faults.append(fault("using", "using-out-of-place"))
    return faults


def _can_be_in_use(position: Position, using: Using) -> bool:
    """Tell whether an ability waits for cells in this position: one that rearranges, of the player to act."""
    standing = position.board[using.at]
    if position.step != notation.AFTER or position.to_act != standing.owner:
        return False
    if not isinstance(using.ability, int) or len(using.chosen) > 1:
        return False
    ability = position.cards[standing.card].abilities[using.ability]
    chosen = [position.board.get(cell) for cell in using.chosen]
    return ability.effect in ("swap", "shift") and all(c and c.owner == standing.owner for c in chosen)


def _wrong_actor(rules: Rules, state: State, position: Position) -> list[Fault]:
    """Let the player named by the position act, where the rules allow it; else return the fault."""
    if position.to_act is None or position.to_act - 1 == state.actor:
        return []
    player = position.to_act - 1
    if state.step == AFTER and rules.after_deployment.asks(state, player):
        state.actor = player
        return []
    return [fault("to_act", "cannot-be-to-act", player=position.to_act)]
