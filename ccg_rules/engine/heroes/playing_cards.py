"""Chapter `playing_cards`: what a card costs and what becomes of it. No text reaches it; it is assumed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.citations import cite
from ccg_rules.engine.heroes.state import GRAVEYARD, PLAYING, Using
from ccg_rules.engine.heroes.step import Quiet
from ccg_rules.notation.heroes import abilities as words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ccg_rules.engine.heroes.state import State

TO_PLAYING = cite("heroes", "choice.card.to_playing")
ANY_NUMBER = cite("heroes", "choice.returning.any_number")
PLAYED = cite("heroes", "A-heroes-playing")
ONE_PER_CLASS = cite("heroes", "A-heroes-one-support-per-class")
TARGETS = cite("heroes", "A-heroes-targets")


@dataclass(frozen=True, slots=True)
class PlayingCards(Quiet):
    """The Card Playing Phase: one card is played and its abilities are executed; then comes Choice again."""

    # The price

    def price(self, state: State, player: int, card: int) -> int:
        """Return what a card of the hand costs now (`A-heroes-costs`)."""
        price = state.cast.cards[card].cost
        changes = list(self.changes(state, player))
        for change in self.order_of_changes():
            numbers = [ability.amount for ability in changes if ability.change == change]
            if numbers:
                price = self.changed(price, change, numbers)
        return self.at_least(price)

    def order_of_changes(self) -> Sequence[str]:
        """Return the order in which changes apply: more, times, less, divided, set."""
        return words.CHANGES

    def at_least(self, price: int) -> int:
        """Return a price that is not below 0."""
        return max(0, price)

    def changes(self, state: State, player: int) -> Iterator[words.Ability]:
        """Yield the abilities of cards in play that change what the player's cards cost."""
        for card in state.lying():
            if state.is_up(card):
                own = state.cast.owners[card] == player
                for ability in state.permanent(card, "cost"):
                    if ability.target in (words.ANY, words.OWN if own else words.ENEMY):
                        yield ability

    def changed(self, price: int, change: str, numbers: Sequence[int]) -> int:
        """Return a price after all changes of one sort; halves are rounded up, the lowest is set."""
        if change == "set":
            return min(numbers)
        for number in numbers:
            if change == "more":
                price += number
            elif change == "times":
                price *= number
            elif change == "less":
                price -= number
            else:
                price = -(-price // number)
        return price

    # Whether

    def why_not_play(self, state: State, player: int, card: int) -> Refusal | None:
        """Return what forbids the player to play a card of their hand."""
        price = self.price(state, player, card)
        if price > state.open_coins(player):
            return refuse(PLAYED, "too-few-coins", n=price, left=state.open_coins(player))
        kind = state.cast.cards[card].kind
        if kind == "event":
            if not self.has_effect(state, player, card):
                return refuse(TARGETS, "event-without-target")
        elif state.free_place(player, kind) < 0:
            return refuse(PLAYED, "no-place-left")
        elif not self.is_class_free(state, player, card):
            return refuse(ONE_PER_CLASS, "class-taken")
        return None

    def has_effect(self, state: State, player: int, card: int) -> bool:
        """Tell whether an event has an ability for which there is everything it needs."""
        own = state.cast.own[card]
        return any(state.rules.effects.has_target(state, Using(card, each, player)) for each in own)

    def is_class_free(self, state: State, player: int, card: int) -> bool:
        """Tell whether the player has no support card of this class yet."""
        group = state.cast.cards[card].group
        return group is None or all(state.cast.cards[c].group != group for c in state.in_play(player))

    # Playing

    def play(self, state: State, player: int, card: int) -> None:
        """Play a card of the hand: pay for it, and put it where it belongs."""
        state.rules.enter(state, PLAYING, TO_PLAYING)
        price = self.price(state, player, card)
        state.rules.abilities.pay_coins(state, player, price)
        kind = state.cast.cards[card].kind
        if kind == "event":
            self.play_event(state, player, card)
        else:
            self.put_into_play(state, player, card, state.free_place(player, kind))

    def play_event(self, state: State, player: int, card: int) -> None:
        """Put an event into the graveyard; its abilities enter the Queue all the same."""
        state.up |= 1 << card
        state.put(card, GRAVEYARD)
        state.note(PLAYED, "event-played", player)
        for definition in state.cast.own[card]:
            state.rules.queue.trigger(state, card, definition)

    def put_into_play(self, state: State, player: int, card: int, place: int) -> None:
        """Put a creature or support card into play, open."""
        if self.comes_face_up(state, card):
            state.up |= 1 << card
        state.put(card, place)
        state.new |= int(state.cast.cards[card].kind == "creature") << card
        state.note(PLAYED, "card-played", player, place)
        state.rules.queue.happens_to(state, words.WHEN_PLAYED, card)

    def comes_face_up(self, state: State, card: int) -> bool:
        """Tell whether the card comes into play face up: unless it says "hidden"."""
        return not state.cast.cards[card].has("hidden")

    def go_on(self, state: State) -> None:
        state.rules.choice.back(state, ANY_NUMBER)
