"""Priority and the stack: who may do what, what two passes do, and what becomes of declared game actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.berserk import actions
from ccg_rules.engine.berserk.cast import REVEAL_ABILITY
from ccg_rules.engine.berserk.decision import PLAYERS
from ccg_rules.engine.berserk.state import (
    ABILITY,
    ACT,
    CLOSING,
    DRAWN,
    GOLD,
    MOVE,
    NOBODY,
    OVER,
    PAID,
    PAYMENT,
    POINT,
    SILVER,
    STRIKE,
    Object,
    State,
    Using,
)
from ccg_rules.engine.berserk.step import MISSING_TARGET, OpenStep
from ccg_rules.engine.berserk.window import USE_SHOWS
from ccg_rules.engine.citations import cite
from ccg_rules.notation.berserk import abilities as words
from ccg_rules.notation.berserk import cells, places

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ccg_rules.notation.berserk.abilities import Ability

PRIORITY = cite("berserk", "A-priority")
SLOW = cite("berserk", "A-slow-actions")
SUDDEN_PAYS = cite("berserk", "A-sudden-pays-after")
PAYMENT_OBJECT = cite("berserk", "A-payment-object")
CANCELLED = cite("berserk", "A-cancelled")
DEFEAT = cite("berserk", "A-defeat-check")
NO_EARLY_REVEAL = cite("berserk", "A-no-early-reveal")
ACTIVE_HAS_PRIORITY = cite("berserk", "battle.turn.active_has_priority")


@dataclass(frozen=True, slots=True)
class Priority:
    """The stack, passes, and payment after execution."""

    # Priority

    def give(self, state: State) -> None:
        """Give priority to the Active Player, with the passes counted anew (`A-priority`)."""
        state.passes = 0
        state.holder = self.gets_priority(state)

    def gets_priority(self, state: State) -> int:
        """Return who gets priority after a declaration or an execution: the Active Player."""
        return state.active

    def pass_priority(self, state: State, player: int) -> bool:
        """Let a player pass; tell whether both have now passed in succession."""
        state.note(PRIORITY, "passed", player)
        state.passes += 1
        state.holder = 1 - player
        return state.passes >= 2

    # Declaring

    def sudden(self, state: State, player: int) -> Iterator[tuple[int, int]]:
        """Yield place and number of the sudden abilities the player may use."""
        for card, number, definition in state.having(player, words.SUDDEN):
            if not self.why_not_play(state, player, card, definition):
                yield state.where[card], number

    def why_not_play(self, state: State, player: int, card: int, definition: int) -> Refusal | None:
        """Return what forbids the player to play an ability of a card, apart from the time."""
        ability = state.cast.definitions[definition]
        name = places.name(state.where[card])
        if ability.closing:
            if state.is_closed(card):
                return refuse(SLOW, "closed", place=name)
            if self.owes_closing(state, card):
                return refuse(PAYMENT_OBJECT, "still-to-close", place=name)
        elif ability.price:
            crystals = state.gold if ability.crystals == "gold" else state.silver
            what = GOLD if ability.crystals == "gold" else SILVER
            if crystals[player] - self.owed(state, player, what) < ability.price:
                return refuse(SUDDEN_PAYS, "too-few-crystals", place=name)
        elif (card, definition) in state.used_now:
            return refuse(SUDDEN_PAYS, "used-this-turn", place=name)
        if not state.rules.effects.has_target(state, Using(card, definition, player, -1, PAID)):
            return refuse(MISSING_TARGET, "no-target", place=name)
        return None

    def is_once_a_turn(self, ability: Ability) -> bool:
        """Tell whether a card uses the ability once a turn: when it costs nothing."""
        return not ability.closing and not ability.price

    def owes_closing(self, state: State, card: int) -> bool:
        """Tell whether the card has still to pay for something by closing; a defender closes as well."""
        due = (o for o in state.stack if o.kind == PAYMENT and o.definition == CLOSING)
        return any(card in (o.card, o.first) for o in due)

    def owed(self, state: State, player: int, what: int) -> int:
        """Return how many crystals the player has still to pay."""
        due = (o for o in state.stack if o.kind == PAYMENT and o.definition == what and o.player == player)
        return sum(o.value for o in due)

    def play(self, state: State, player: int, place: int, number: int) -> None:
        """Begin to declare an ability of the card at a place."""
        card = state.board[place]
        definition = state.definition(card, number)
        ability = state.cast.definitions[definition]
        if self.is_once_a_turn(ability):
            state.used_now.append((card, definition))
        state.note(PRIORITY, "declared", player, place)
        if not state.is_up(card):
            state.rules.reveal.show(state, card, USE_SHOWS)
        using = Using(card, definition, player, -1, PAID)
        if ability.choices:
            state.using, state.chosen = using, ()
        else:
            self.declare(state, using, -1, -1)

    def declare(self, state: State, using: Using, first: int, second: int) -> None:
        """Put an ability for which everything is chosen on the stack, its payment below it."""
        ability = state.cast.definitions[using.definition]
        slow = ability.timing == words.ACTION
        if ability.closing:
            self.put_payment(state, using.card, CLOSING, using.player, int(slow))
        elif ability.price:
            what = GOLD if ability.crystals == "gold" else SILVER
            self.put_payment(state, using.card, what, using.player, ability.price)
        kind = ACT if slow else ABILITY
        place = state.where[using.card]
        state.stack.append(
            Object(kind, using.card, using.definition, using.player, using.value, first, second, place)
        )
        self.give(state)
        if slow:
            state.rules.main_phase.declared(state, kind)

    def put_closing(self, state: State, card: int, player: int) -> None:
        """Put the payment for an action that is declared next on the stack: closing."""
        self.put_payment(state, card, CLOSING, player, 1)

    def put_payment(self, state: State, card: int, what: int, player: int, value: int) -> None:
        """Put the payment for what is declared next on the stack (`A-payment-object`)."""
        state.stack.append(Object(PAYMENT, card, what, player, value, -1, -1, state.where[card]))

    # Resolving

    def resolve(self, state: State) -> None:
        """Execute what is on top of the stack; the Active Player gets priority."""
        top = state.stack.pop()
        if top.kind == PAYMENT:
            self.pay(state, top)
        elif self.is_cancelled(state, top):
            state.note(CANCELLED, "cancelled", top.player)
            self.cancel_payment(state, top)
        elif top.kind == MOVE:
            state.rules.main_phase.move(state, top.card, top.second)
        elif top.kind == STRIKE:
            state.note(PRIORITY, "executed", top.player)
            state.rules.combat.begin(state, top.card, top.first, unanswered=False)
        else:
            state.note(PRIORITY, "executed", top.player)
            using = Using(top.card, top.definition, top.player, top.value, PAID)
            state.rules.effects.execute(state, using, top.first, top.second)
        self.give(state)

    def is_cancelled(self, state: State, top: Object) -> bool:
        """Tell whether what was declared is no longer legal (`A-cancelled`, `A-targets`).

        An ability outlives its source (`A-ability-outlives-source`), an action does not.
        """
        if top.kind == MOVE:
            return bool(state.rules.main_phase.why_not_move(state, top.card, top.second, top.place))
        if top.kind == STRIKE:
            return state.rules.combat.is_cancelled(state, top)
        if top.kind == ACT and (state.where[top.card] != top.place or state.is_closed(top.card)):
            return True
        using = Using(top.card, top.definition, top.player, top.value, PAID)
        return not state.rules.effects.is_still_legal(state, using, top.first, top.second)

    def cancel_payment(self, state: State, top: Object) -> None:
        """Take the payment for something cancelled off the stack: it is not paid for."""
        below = state.stack[-1] if state.stack else None
        if below and below.kind == PAYMENT and below.card == top.card and self.is_paid_for(state, top):
            state.stack.pop()
        if (top.card, top.definition) in state.used_now:
            state.used_now.remove((top.card, top.definition))

    def is_paid_for(self, state: State, top: Object) -> bool:
        """Tell whether a payment of its own lies below an object of the stack."""
        if top.kind in (MOVE, STRIKE):
            return True
        if top.kind == PAYMENT:
            return False
        ability = state.cast.definitions[top.definition]
        return ability.closing or bool(ability.price)

    def pay(self, state: State, payment: Object) -> None:
        """Pay for what was executed: by closing, movement points or crystals."""
        what, card = payment.definition, payment.card
        if what in (GOLD, SILVER):
            crystals = state.gold if what == GOLD else state.silver
            crystals[payment.player] -= payment.value
            state.note(PAYMENT_OBJECT, "paid-crystals", payment.player, payment.value)
        elif what == POINT:
            if state.where[card] >= 0:
                state.rules.main_phase.spend_point(state, card)
        else:
            self.close(state, card, acted=bool(payment.value))
            if payment.first >= 0:
                self.close(state, payment.first, acted=False)

    def close(self, state: State, card: int, *, acted: bool) -> None:
        """Close a card that pays so, if it is still in play and open."""
        if state.where[card] >= 0 and not state.is_closed(card):
            state.rules.main_phase.close_in_payment(state, card, acted=acted)

    # Ending the game

    def check_defeat(self, state: State) -> None:
        """With the stack empty, end the game for whoever has no creature (`A-defeat-check`)."""
        if state.stack:
            return
        losers = state.rules.deaths.losers(state)
        if losers:
            self.end_game(state, DRAWN if len(losers) == 2 else 1 - losers[0], DEFEAT)

    def end_game(self, state: State, winner: int, citation: int) -> None:
        """End the game."""
        state.winner = winner
        state.step = OVER
        state.actor = NOBODY
        if winner == DRAWN:
            state.note(citation, "drawn")
        else:
            state.note(citation, "won", winner)


@dataclass(frozen=True, slots=True)
class Phase(OpenStep):
    """A phase of the turn in which players have priority."""

    end_by: int
    """What ends the phase."""

    def begin(self, state: State) -> None:
        """Enter the phase: the Active Player gets priority (407.2)."""
        state.rules.battle.enter(state)

    def may_be_sudden(self, state: State, player: int) -> bool:
        """Tell whether sudden abilities may be used here."""
        return True

    def ends(self, state: State) -> bool:
        """Tell whether two passes end the phase now: with the stack empty."""
        return not state.stack

    def end(self, state: State) -> None:
        """Go on to what comes next."""
        raise NotImplementedError

    def passed(self, state: State) -> None:
        """Both have passed in succession: execute the top of the stack, or end the phase."""
        if self.ends(state):
            state.passes = 0
            state.note(self.end_by, "phase-ends")
            self.end(state)
        else:
            state.rules.priority.resolve(state)

    # What follows from these

    def asked_by(self) -> int:
        return PRIORITY

    def own_question(self, state: State) -> tuple[str, int]:
        return "priority", ACTIVE_HAS_PRIORITY if state.passes == 0 else PRIORITY

    def options(self, state: State) -> Iterator[int]:
        player = state.actor
        yield actions.action(actions.PASS, player)
        if self.may_be_sudden(state, player):
            for place, number in state.rules.priority.sudden(state, player):
                yield actions.action(actions.USE, player, place, number)
        for place in cells.cells_in(state.rules.reveal.may_be_revealed_at_will(state, player)):
            yield actions.action(actions.USE, player, place, REVEAL_ABILITY)

    def carry_out(self, state: State, action: int) -> None:
        kind, player, first, second = actions.split(action)
        if kind == actions.PASS:
            if state.rules.priority.pass_priority(state, player):
                self.passed(state)
        elif second == REVEAL_ABILITY:
            state.rules.reveal.show(state, state.board[first], NO_EARLY_REVEAL)
        else:
            state.rules.priority.play(state, player, first, second)

    def go_on(self, state: State) -> None:
        state.rules.priority.check_defeat(state)
        if state.step != OVER:
            self.ask(state)

    def ask(self, state: State) -> None:
        """Let the player with priority act."""
        state.actor = state.holder

    def why_no_option(self, state: State, action: int) -> Refusal:
        kind, player, first, second = actions.split(action)
        if kind == actions.USE:
            return self.why_not_use(state, player, first, second)
        if kind in (actions.MOVE, actions.STRIKE, actions.PASS_TURN):
            return refuse(SLOW, "not-in-choice", player=PLAYERS[player])
        if kind == actions.PASS:
            return self.no_priority(state, player)
        if kind == actions.DECLINE:
            return refuse(PRIORITY, "nothing-to-decline")
        return refuse(PRIORITY, "pass-or-use", player=PLAYERS[state.actor])

    def no_priority(self, state: State, player: int) -> Refusal:
        """Say that the other player has priority, and by what."""
        by = ACTIVE_HAS_PRIORITY if state.passes == 0 else PRIORITY
        return refuse(by, "no-priority", player=PLAYERS[player])

    def why_not_use(self, state: State, player: int, place: int, number: int) -> Refusal:
        """Explain why an ability cannot be played."""
        name = places.name(place)
        card = state.board[place] if place < places.PLACES else -1
        known = card >= 0 and state.cast.owners[card] == player
        definition = state.definition(card, number) if known else -1
        timing = state.cast.definitions[definition].timing if definition >= 0 else ""
        if timing == words.ACTION:
            return refuse(SLOW, "not-in-choice", player=PLAYERS[player])
        if player != state.actor:
            return self.no_priority(state, player)
        if not known:
            return refuse(PRIORITY, "no-card-of-yours", place=name)
        if number == REVEAL_ABILITY and not state.is_up(card):
            return refuse(NO_EARLY_REVEAL, "no-early-reveal", place=name)
        if timing != words.SUDDEN:
            return refuse(PRIORITY, "no-such-ability", place=name)
        why = state.rules.priority.why_not_play(state, player, card, definition)
        return why or refuse(PRIORITY, "not-now")
