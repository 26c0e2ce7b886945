"""What a squad costs: prices, the mix of crystals paid, and what a player has left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ccg_rules.engine.berserk.state import State

START = ((24, 22), (25, 23))
"""Gold and silver of the First and of the Second Player before recruiting (public rule, `A-crystals`)."""


@dataclass(frozen=True, slots=True)
class Ledger:
    """The crystals a player has left, reckoned from the cards that count as taken into the squad."""

    def counts(self, state: State, card: int) -> bool:
        """Tell whether the card's own price is part of the reckoning: not once it was returned (404.1.4)."""
        return state.in_force(card)

    def influences(self, state: State, card: int) -> bool:
        """Tell whether the card's abilities have influence: not those of a returned card (404.1.4)."""
        return state.in_force(card)

    def shows_crystals(self, state: State, player: int) -> bool:
        """Tell whether the opponent sees the player's crystals.

        Not while any card of theirs is hidden or unplaced, since they would tell what those cards cost
        (`A-crystals-private`).
        """
        return not state.has_hidden(player) and not (
            state.squad(player) or state.rules.deal.held(state, player)
        )

    def start(self, player: int) -> tuple[int, int]:
        """Return the gold and silver a player starts with (`A-crystals`)."""
        return START[player]

    def left(self, state: State, player: int) -> tuple[int, int]:
        """Return the gold and silver that recruiting left the player."""
        return self.settled(*self.balance(state, player))

    def settled(self, gold: int, silver: int) -> tuple[int, int]:
        """Return crystals of which none is below zero: gold stands in for silver, a shortfall is waived."""
        if silver < 0:
            gold, silver = gold + silver, 0
        return max(0, gold), silver

    def renew(self, state: State, player: int) -> None:
        """Reckon the player's crystals anew after cards were given back (`A-unplaced-ledger`).

        What has happened to the crystals since recruiting is not undone: they change by the difference
        between the squad as it is now and as it was recruited.
        """
        gold, silver = self.balance(state, player)
        gold_then, silver_then = AS_RECRUITED.balance(state, player)
        state.gold[player], state.silver[player] = self.settled(
            state.gold[player] + gold - gold_then, state.silver[player] + silver - silver_then
        )

    def balance(self, state: State, player: int) -> tuple[int, int]:
        """Return what the player starts with less what the counting cards cost; it may be below zero.

        Each card is paid in the mix the player chose; where its price has grown because a discount is gone, a
        regular card takes the difference from silver, an elite one from gold. Every element of the squad
        beyond the first costs one gold.
        """
        gold, silver = self.start(player)
        elements: set[str] = set()
        for number in state.taken[player]:
            if not self.counts(state, number):
                continue
            card = state.cast.cards[number]
            price = self.price(state, number)
            gold_paid, silver_paid = state.paid[number] or ((price, 0) if card.elite else (0, price))
            grown = price - gold_paid - silver_paid
            gold -= gold_paid + (grown if card.elite else 0)
            silver -= silver_paid + (0 if card.elite else grown)
            if card.element:
                elements.add(card.element)
        return gold - max(0, len(elements) - 1), silver

    def price(self, state: State, number: int) -> int:
        """Return the price of a card of the squad as it was recruited: see `cost`."""
        replaced = bool(state.replaced >> number & 1)
        return self.cost(state, number, replaced=replaced, x=state.x[number] or 0)

    def cost(self, state: State, number: int, *, replaced: bool, x: int) -> int:
        """Return what a card costs: its cost with X, changed by the cards taken before it (`A-price`).

        Increases come first, then discounts, and what is below zero then is zero. A replaced cost is paid as
        its text says, without either.
        """
        card = state.cast.cards[number]
        if replaced:
            return next(ability.amount for ability in card.abilities if ability.effect == "other cost")
        return max(0, card.cost.fixed + x + self.increase(state, number) - self.discount(state, number))

    def increase(self, state: State, number: int) -> int:
        """Return by how much cards that were taken earlier, and count, raise the price of this one."""
        return self.modifiers(state, number, "increase")

    def discount(self, state: State, number: int) -> int:
        """Return by how much cards that were taken earlier, and count, lower the price of this one."""
        return self.modifiers(state, number, "discount")

    def modifiers(self, state: State, number: int, effect: str) -> int:
        """Return the sum of one effect of the cards that were taken earlier, and count, on a card's clan."""
        card = state.cast.cards[number]
        taken = state.taken[state.cast.owners[number]]
        earlier = taken[: taken.index(number)] if number in taken else taken
        return sum(
            ability.amount
            for other in earlier
            if self.influences(state, other)
            for ability in state.cast.cards[other].abilities
            if ability.effect == effect and ability.clan == card.clan
        )

    def life(self, state: State, number: int, observer: int | None = None) -> int:
        """Return a card's life, or as a player sees it: with the bonuses of the cards that player knows."""
        life = state.cast.cards[number].life
        for other in self.bonuses(state, number):
            if observer is None or state.is_known(other, observer):
                abilities = state.cast.cards[other].abilities
                life += sum(a.amount for a in abilities if a.effect == "bonus life")
        return life

    def bonuses(self, state: State, number: int) -> list[int]:
        """Return the cards that give a creature more life: others of its owner's."""
        if state.cast.cards[number].kind != "creature":
            return []
        givers = state.cast.bonus_life[state.cast.owners[number]]
        return [other for other in givers if other != number and self.influences(state, other)]


class _AsRecruited(Ledger):
    """The ledger as it was when recruiting ended: nothing has been given back."""

    def counts(self, state: State, card: int) -> bool:
        return True

    def influences(self, state: State, card: int) -> bool:
        return True


AS_RECRUITED = _AsRecruited()
