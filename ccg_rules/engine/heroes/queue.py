"""The Queue: what triggers, in which order it enters, and how what waits there is executed.

No text reaches its rules; they are assumed (`A-heroes-queue`, `A-heroes-optional-triggers`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from ccg_rules.engine.citations import cite
from ccg_rules.engine.heroes.state import (
    ACCUMULATION,
    BY_ABILITY,
    NOBODY,
    RECOVERY,
    REVEAL,
    STRIKE,
    Object,
    Using,
    Waiting,
)
from ccg_rules.notation.heroes import abilities as words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ccg_rules.engine.heroes.state import State

QUEUE = cite("heroes", "A-heroes-queue")
OPTIONAL = cite("heroes", "A-heroes-optional-triggers")
TARGETS = cite("heroes", "A-heroes-targets")


@dataclass(frozen=True, slots=True)
class Queue:
    """Triggered abilities and what they wait for; first in, first out."""

    # What triggers

    def with_timing(self, state: State, timing: str) -> Iterator[tuple[int, int]]:
        """Yield card and definition of each ability of that timing that works, acquired ones too.

        Those of hidden cards do not work (`A-heroes-hidden`).
        """
        for card, _, definition in state.cast.timed.get(timing, ()):
            if state.where[card] >= 0 and state.is_up(card):
                yield card, definition
        # By card, since what is written out and read back keeps the order of each card only.
        for entry in sorted(state.acquired, key=lambda each: each.card):
            if state.is_up(entry.card) and state.ability(entry.definition).timing == timing:
                yield entry.card, entry.definition

    def turn_abilities(self, state: State, timings: tuple[str, str, str]) -> Iterator[tuple[int, int]]:
        """Return card and definition of the abilities of both players that name this turn."""
        return state.cast.of_turn(state.active, timings, partial(self.with_timing, state))

    def happens(self, state: State, timing: str, player: int = NOBODY) -> None:
        """Trigger what watches for an event: abilities of the player's cards, or of everybody's."""
        for card, definition in list(self.with_timing(state, timing)):
            if player in (NOBODY, state.cast.owners[card]):
                self.trigger(state, card, definition)

    def happens_to(self, state: State, timing: str, card: int) -> None:
        """Trigger what a card says of an event that happens to itself."""
        for watcher, definition in list(self.with_timing(state, timing)):
            if watcher == card:
                self.trigger(state, card, definition)

    def trigger(self, state: State, card: int, definition: int) -> None:
        """Let an ability wait to be put into the Queue, unless it has been used as often as it may be."""
        player = state.cast.owners[card]
        if not self.is_used_up(state, card, definition):
            state.waiting.append(Waiting(player, card, definition))

    def is_used_up(self, state: State, card: int, definition: int) -> bool:
        """Tell whether an ability has been used as often as it may be; what waits counts as used."""
        waiting = sum(entry[1:] == (card, definition) for entry in state.waiting)
        return state.rules.abilities.uses_left(state, card, definition) <= waiting

    # Into the Queue

    def is_entered(self, state: State) -> bool:
        """Tell whether what has triggered enters the Queue in this step.

        From the beginning of recovery until hidden cards have been revealed it does not (304.4).
        """
        return state.step not in (RECOVERY, ACCUMULATION, REVEAL)

    def order_of_players(self, state: State) -> tuple[int, int]:
        """Return whose abilities enter first: the inactive player's (`A-heroes-queue`)."""
        return 1 - state.active, state.active

    def asks(self, state: State, player: int) -> bool:
        """Tell whether the player has to be asked: which of several comes next, or whether at all.

        What cannot be told apart needs no order.
        """
        own = [state.waiting[n] for n in self.own(state, player)]
        return any(state.ability(entry.definition).optional for entry in own) or len(set(own)) > 1

    def is_ordering(self, state: State) -> bool:
        """Tell whether somebody has to be asked about abilities that have triggered."""
        return bool(state.waiting) and self.is_entered(state) and any(self.asks(state, p) for p in (0, 1))

    def own(self, state: State, player: int) -> list[int]:
        """Return the indices in `waiting` of what waits for that player and may enter next."""
        return [n for n, entry in enumerate(state.waiting) if entry.player == player]

    def may_decline(self, state: State, player: int) -> bool:
        """Tell whether the player may decline what waits: when nothing mandatory is left."""
        own = [state.waiting[n] for n in self.own(state, player)]
        return all(state.ability(entry.definition).optional for entry in own)

    def decline(self, state: State, player: int) -> None:
        """Lose the optional abilities that wait, for this triggering."""
        own = self.own(state, player)
        state.waiting = [entry for n, entry in enumerate(state.waiting) if n not in own]
        state.note(OPTIONAL, "declined-triggers", player)

    def put(self, state: State, number: int) -> None:
        """Put what waits into the Queue, or have its target chosen first; without a target it is lost."""
        player, card, definition = state.waiting.pop(number)
        using = Using(card, definition, player)
        if not state.rules.effects.has_target(state, using):
            state.note(TARGETS, "no-target", player)
            return
        state.rules.abilities.mark(state, card, definition)
        if state.ability(definition).choices:
            state.using = using
        else:
            self.enter(state, using, -1)

    def go_on(self, state: State, using: Using, target: int) -> None:
        """Go on with an ability whose target is chosen: into the Queue; an activated one is paid for."""
        if state.ability(using.definition).timing == words.ACTIVATED:
            state.rules.abilities.declare(state, using, target)
        else:
            self.enter(state, using, target)

    def enter(self, state: State, using: Using, target: int) -> None:
        """Put an ability at the end of the Queue."""
        state.queue.append(Object(BY_ABILITY, using.card, using.definition, using.player, target))
        state.note(QUEUE, "into-the-queue", using.player)

    # Executing

    def next(self, state: State) -> int:
        """Return the index of what is executed next: what entered first."""
        return 0

    def execute(self, state: State) -> None:
        """Execute what comes next in the Queue."""
        each = state.queue.pop(self.next(state))
        if each.kind == STRIKE:
            state.rules.attack.fight(state)
            return
        using = Using(each.card, each.definition, each.player)
        if not state.rules.effects.is_still_legal(state, using, each.target):
            state.note(TARGETS, "ability-cancelled", each.player)
            return
        state.note(QUEUE, "ability-executed", each.player)
        state.rules.effects.execute(state, using, each.target)

    def settle(self, state: State) -> bool:
        """Put one ability into the Queue, execute one thing, or let somebody be asked; tell whether any."""
        if state.waiting and self.is_entered(state):
            for player in self.order_of_players(state):
                if self.asks(state, player):
                    state.actor = player
                    return True
                if own := self.own(state, player):
                    self.put(state, own[0])
                    return True
        if state.queue:
            self.execute(state)
            return True
        return False


def collect(state: State, found: Iterable[tuple[int, int]]) -> None:
    """Trigger abilities by card and definition."""
    for card, definition in list(found):
        state.rules.queue.trigger(state, card, definition)
