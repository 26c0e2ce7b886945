"""Chapter `abilities`: activated and lasting abilities. No text reaches it; all of it is assumed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.citations import cite
from ccg_rules.engine.heroes.state import ABILITY, Using
from ccg_rules.engine.heroes.step import Quiet
from ccg_rules.notation.heroes import abilities as words
from ccg_rules.notation.heroes import places

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ccg_rules.engine.heroes.state import State

TO_ABILITIES = cite("heroes", "choice.ability.to_abilities")
ANY_NUMBER = cite("heroes", "choice.returning.any_number")
ACTIVATED = cite("heroes", "A-heroes-activated")
PAYING = cite("heroes", "A-heroes-paying")
MARKS = cite("heroes", "A-heroes-use-marks")
NEW = cite("heroes", "A-heroes-new-creature")
HIDDEN = cite("heroes", "A-heroes-hidden")
TARGETS = cite("heroes", "A-heroes-targets")

UNLIMITED = 1000
"""More uses than there can be."""


@dataclass(frozen=True, slots=True)
class ActivatedAbilities(Quiet):
    """The Activated Abilities Phase: one ability is used and executed; then comes Choice again."""

    def why_not_use(self, state: State, player: int, card: int, definition: int) -> Refusal | None:
        """Return what forbids the player to use an ability of one of their cards."""
        ability = state.ability(definition)
        place = places.name(state.where[card])
        if ability.timing != words.ACTIVATED:
            return refuse(TO_ABILITIES, "no-activated-ability", place=place)
        if not state.is_up(card):
            return refuse(HIDDEN, "hidden-does-nothing", place=place)
        if ability.closing and self.is_too_new(state, card):
            return refuse(NEW, "too-new", place=place)
        if why := self.why_not_pay(state, player, card, ability):
            return why
        if self.uses_left(state, card, definition) <= 0:
            return refuse(MARKS, "used-up", place=place)
        if not state.rules.effects.has_target(state, Using(card, definition, player)):
            return refuse(TARGETS, "no-target-there", place=place)
        return None

    def is_too_new(self, state: State, card: int) -> bool:
        """Tell whether a creature came under control this turn and cannot close for anything."""
        return bool(state.new >> card & 1)

    def why_not_pay(self, state: State, player: int, card: int, ability: words.Ability) -> Refusal | None:
        """Return why the price of an ability cannot be paid."""
        place = places.name(state.where[card])
        if ability.closing and state.is_closed(card):
            return refuse(PAYING, "closed-already", place=place)
        if ability.price > state.open_coins(player):
            return refuse(PAYING, "too-few-coins", n=ability.price, left=state.open_coins(player))
        return None

    # How often

    def uses_left(self, state: State, card: int, definition: int) -> int:
        """Return how often an ability may still be used: marks on the card count its uses."""
        ability = state.ability(definition)
        if ability.once:
            return 1 - state.used.count((card, definition))
        if ability.turn:
            return ability.turn - state.used_now.count((card, definition))
        return UNLIMITED

    def mark(self, state: State, card: int, definition: int) -> None:
        """Mark the use of an ability that may be used only so often."""
        ability = state.ability(definition)
        if ability.once:
            state.used.append((card, definition))
        elif ability.turn:
            state.used_now.append((card, definition))

    # Using

    def use(self, state: State, player: int, card: int, number: int) -> None:
        """Use an ability of a card: its target is chosen first, if it has one."""
        definition = state.definition(card, number)
        state.note(ACTIVATED, "used", player, state.where[card])
        state.rules.enter(state, ABILITY, TO_ABILITIES)
        using = Using(card, definition, player)
        if state.ability(definition).choices:
            state.using = using
        else:
            self.declare(state, using, -1)

    def declare(self, state: State, using: Using, target: int) -> None:
        """Put an ability for which everything is chosen into the Queue, and pay for it at once."""
        self.mark(state, using.card, using.definition)
        state.rules.queue.enter(state, using, target)
        self.pay(state, using)

    def pay(self, state: State, using: Using) -> None:
        """Pay for an ability: by closing coins, and by closing the card."""
        ability = state.ability(using.definition)
        self.pay_coins(state, using.player, ability.price)
        if ability.closing:
            state.rules.effects.close_cards(state, [using.card], PAYING)

    def pay_coins(self, state: State, player: int, n: int) -> None:
        """Close so many of a player's open coins."""
        if n:
            state.closed_coins[player] += n
            state.note(PAYING, "paid-coins", player, n)

    def go_on(self, state: State) -> None:
        state.rules.choice.back(state, ANY_NUMBER)


@dataclass(frozen=True, slots=True)
class Lasting:
    """Poison and regeneration, which enter the Queue by themselves (`A-heroes-lasting-effects`)."""

    def at_start_of_turn(self, state: State) -> Iterator[tuple[int, int]]:
        """Yield card and definition of what works at the start of the turn: poison."""
        yield from self.working(state, "poison")

    def at_end_of_turn(self, state: State) -> Iterator[tuple[int, int]]:
        """Yield card and definition of what works at the end of the turn: regeneration."""
        yield from self.working(state, "regeneration")

    def works_on(self, state: State, card: int, effect: str) -> bool:
        """Tell whether it works on a card of the active player: whether the card is open or closed."""
        return state.is_up(card)

    def working(self, state: State, effect: str) -> Iterator[tuple[int, int]]:
        """Yield card and definition of one effect on the active player's cards; the highest number counts."""
        for card in list(state.in_play(state.active)):
            if not self.works_on(state, card, effect):
                continue
            found = [
                (state.ability(definition).amount, -definition)
                for _, definition in state.abilities(card)
                if state.ability(definition).effect == effect
            ]
            if found:
                yield card, -max(found)[1]
