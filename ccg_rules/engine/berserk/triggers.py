"""Triggered abilities: what triggers them, and how they come onto the stack."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from ccg_rules.engine.berserk.actions import NUMBERS
from ccg_rules.engine.berserk.state import (
    ABILITY,
    AT_ONCE,
    INITIAL,
    NOBODY,
    REVEAL,
    TO_STACK,
    Object,
    State,
    Using,
    Waiting,
)
from ccg_rules.engine.citations import cite
from ccg_rules.notation.berserk import abilities as words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ccg_rules.engine.berserk.state import Acquired

ORDER = cite("berserk", "A-order-triggers")
HIDDEN = cite("berserk", "A-hidden-cards")


@dataclass(frozen=True, slots=True)
class Triggers:
    """What triggers abilities, in which order they go on the stack, and what is executed at once."""

    # What triggers

    def with_timing(self, state: State, timing: str) -> Iterator[tuple[int, int]]:
        """Yield card and definition of each ability of that timing of a card in play, acquired ones too."""
        for card, _, definition in state.cast.timed.get(timing, ()):
            if state.where[card] >= 0:
                yield card, definition
        # By card, since what is written out and read back keeps the order of each card only.
        for entry in sorted(state.acquired, key=lambda each: each.card):
            if state.cast.definitions[entry.definition].timing == timing:
                yield entry.card, entry.definition

    def turn_abilities(self, state: State, timings: tuple[str, str, str]) -> Iterator[tuple[int, int]]:
        """Return card and definition of the abilities of both players that name this turn."""
        return state.cast.of_turn(state.active, timings, partial(self.with_timing, state))

    def card_moved(self, state: State, card: int) -> None:
        """Trigger what watches for the movement of a card: abilities of its owner's cards."""
        owner = state.cast.owners[card]
        for watcher, definition in list(self.with_timing(state, words.WHEN_MOVED)):
            if state.cast.owners[watcher] == owner:
                self.trigger(state, watcher, definition)
        self.ask_about_hidden(state, owner)

    def counter_put(self, state: State, card: int) -> None:
        """Trigger what watches for counters on this card."""
        for watcher, definition in list(self.with_timing(state, words.WHEN_COUNTER)):
            if watcher == card:
                self.trigger(state, watcher, definition)

    def cards_die(self, state: State, cards: Iterable[int]) -> None:
        """Trigger what watches for deaths; those who die together see one another."""
        for _ in cards:
            for watcher, definition in list(self.with_timing(state, words.WHEN_DIES)):
                self.trigger(state, watcher, definition)
        for player in (0, 1):
            self.ask_about_hidden(state, player)

    def opened(self, state: State, card: int) -> None:
        """Trigger what happens on the opening of this card."""
        for watcher, definition in list(self.with_timing(state, words.ON_OPENING)):
            if watcher == card:
                self.trigger(state, watcher, definition)

    def acquired(self, state: State, entry: Acquired) -> None:
        """Do nothing: an ability just acquired does not look back (409.3)."""

    def trigger(self, state: State, card: int, definition: int, value: int = -1) -> None:
        """Let an ability wait to be put on the stack; a mandatory one reveals its hidden card."""
        if not state.is_up(card) and not state.cast.definitions[definition].optional:
            state.rules.reveal.show(state, card, HIDDEN)
        state.waiting.append(Waiting(state.cast.owners[card], card, definition, value))

    def ask_about_hidden(self, state: State, player: int) -> None:
        """Have a player with hidden cards asked, whatever those can do (`A-always-asked`)."""
        if state.step > REVEAL and state.has_hidden(player):
            state.must_ask[player] = True

    # Onto the stack

    def order_of_players(self, state: State) -> tuple[int, int]:
        """Return whose abilities go on the stack first: the Active Player's (`A-order-triggers`).

        Before the Main Battle Phase those of the player who has just used an ability.
        """
        first = 1 - state.next_to_use if state.active == NOBODY else state.active
        return first, 1 - first

    def asks(self, state: State, player: int) -> bool:
        """Tell whether the player has to be asked: which of several comes next, or whether at all.

        What cannot be told apart needs no order.
        """
        own = [entry for entry in state.waiting if entry.player == player]
        optional = any(state.cast.definitions[entry.definition].optional for entry in own)
        return state.must_ask[player] or optional or len(set(own)) > 1

    def to_order(self, state: State) -> int:
        """Return who is asked about waiting abilities, or nobody."""
        return next((p for p in self.order_of_players(state) if self.asks(state, p)), NOBODY)

    def may_decline(self, state: State, player: int) -> bool:
        """Tell whether the player may decline what waits: when nothing mandatory is left."""
        own = [entry for entry in state.waiting if entry.player == player]
        return all(state.cast.definitions[entry.definition].optional for entry in own)

    def decline(self, state: State, player: int) -> None:
        """Lose the optional abilities that wait, for this triggering."""
        for entry in state.waiting:
            if entry.player == player:
                self.lose(state, entry)
        state.waiting = [entry for entry in state.waiting if entry.player != player]
        state.must_ask[player] = False
        state.note(ORDER, "declined-triggers", player)

    def own(self, state: State, player: int) -> list[int]:
        """Return the indices in `waiting` of what waits for that player, of what is alike only the first.

        There are no more of them than an action can number; the rest comes when these have gone.
        """
        seen: dict[Waiting, int] = {}
        for number, entry in enumerate(state.waiting):
            if entry.player == player:
                seen.setdefault(entry, number)
        return list(seen.values())[:NUMBERS]

    def put(self, state: State, number: int) -> None:
        """Put what waits on the stack, or have places chosen for it first; without a target it is lost."""
        entry = state.waiting.pop(number)
        definition = state.cast.definitions[entry.definition]
        if not state.is_up(entry.card):
            state.rules.reveal.show(state, entry.card, HIDDEN)
        self.use_up(state, entry)
        mode = AT_ONCE if state.step < INITIAL else TO_STACK
        using = Using(entry.card, entry.definition, entry.player, entry.value, mode)
        if not state.rules.effects.has_target(state, using):
            state.note(ORDER, "no-target", entry.player)
        elif definition.choices:
            state.using, state.chosen = using, ()
        else:
            self.go_on(state, using, -1, -1)

    def use_up(self, state: State, entry: Waiting) -> None:
        """Take away a delayed effect that has triggered (`A-delayed`)."""
        for acquired in state.acquired:
            if acquired.delayed and acquired[:2] == (entry.card, entry.definition):
                state.acquired.remove(acquired)
                return

    def lose(self, state: State, entry: Waiting) -> None:
        """Lose a triggering that is declined; a delayed effect has triggered all the same (`A-delayed`)."""
        self.use_up(state, entry)

    def go_on(self, state: State, using: Using, first: int, second: int) -> None:
        """Execute an ability for which everything is chosen, or put it on the stack.

        What was hidden may have turned out to be no target for it: then it does nothing.
        """
        if using.mode == AT_ONCE:
            if state.rules.effects.is_still_legal(state, using, first, second):
                state.rules.effects.execute(state, using, first, second)
            return
        place = state.where[using.card]
        state.stack.append(
            Object(ABILITY, using.card, using.definition, using.player, using.value, first, second, place)
        )
        state.rules.priority.give(state)
        state.note(ORDER, "on-the-stack", using.player)

    def settle(self, state: State) -> bool:
        """Put on the stack, or execute, what waits, as far as nobody has to be asked; tell who is, if so."""
        while state.is_ordering():
            for player in self.order_of_players(state):
                if self.asks(state, player):
                    state.actor = player
                    return True
                if own := self.own(state, player):
                    self.put(state, own[0])
                    break
            if state.using is not None:
                state.actor = state.using.player
                return True
            self.let_die(state)
        return False

    def let_die(self, state: State) -> None:
        """Let die whom what has just been executed has killed, before anything else is (`A-death`)."""
        state.rules.deaths.check(state)
