"""What abilities do: the places that may be chosen for them, and their execution."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.berserk.state import AFTER, GRAVEYARD, Acquired, State, Using
from ccg_rules.engine.citations import cite
from ccg_rules.notation.berserk import abilities as words
from ccg_rules.notation.berserk import cells
from ccg_rules.notation.berserk.places import DEAL_START

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ccg_rules.notation.berserk.abilities import Ability

CARD_TEXT = cite("berserk", "A-golden")
TARGETS = cite("berserk", "A-targets")
HIDDEN = cite("berserk", "A-hidden-cards")
ACQUIRED = cite("berserk", "A-delayed")


@dataclass(frozen=True, slots=True)
class Effects:
    """Targets and execution of abilities, by their effect."""

    # Choosing

    def targets(self, state: State, using: Using, chosen: Iterable[int]) -> int:
        """Return the places that may be chosen next for an ability, as a mask.

        Of a card the player does not know, only that it lies there counts.
        """
        ability = state.cast.definitions[using.definition]
        chosen = list(chosen)
        if ability.effect in ("swap", "shift"):
            if ability.effect == "shift" and chosen:
                return state.rules.rearranging.free_cells(state, using.player)
            return self.movable(state, using.player, ability.effect) & ~cells.mask(chosen)
        if ability.effect == "take":
            return self.takeable(state, using)
        if ability.effect == "strike":
            return self.strikable(state, using)
        return self.reachable(state, using, ability)

    def movable(self, state: State, player: int, effect: str) -> int:
        """Return the cells of the player's cards that an effect may rearrange."""
        may = state.rules.rearranging.may_be_rearranged
        return cells.mask(
            place
            for place in state.places_of(player)
            if place < cells.CELLS and may(state, state.board[place], effect)
        )

    def takeable(self, state: State, using: Using) -> int:
        """Return the slots of the deal with cards that the ability may take, as places."""
        ability = state.cast.definitions[using.definition]
        return cells.mask(
            DEAL_START + slot
            for slot, card in enumerate(state.deal[using.player])
            if card >= 0
            and card != using.card
            and state.cast.cards[card].clan == ability.clan
            and state.rules.recruiting.costs(state, using.player, card)
        )

    def strikable(self, state: State, using: Using) -> int:
        """Return the places at which a "vanguard" ability strikes.

        Flying creatures strike at none, and what could not strike otherwise does not strike so either.
        """
        if state.cast.cards[using.card].flying or not state.rules.combat.can_strike(state, using.card):
            return 0
        return state.rules.combat.targets(state, using.card)

    def reachable(self, state: State, using: Using, ability: Ability) -> int:
        """Return the places of the cards that the ability may have as its target."""
        own, other = state.lies[using.player], state.lies[1 - using.player]
        if ability.target == words.OWN:
            mask = own
        elif ability.target == words.ENEMY:
            mask = other
        elif ability.target == words.ADJACENT:
            place = state.where[using.card]
            mask = other & cells.NEIGHBOURS[place] if 0 <= place < cells.CELLS else 0
        else:
            mask = own | other
        if ability.effect in ("wound", "heal"):
            # Terrain has no life. An unknown card may be anything.
            mask &= ~state.terrain(using.player)
        return mask

    def has_target(self, state: State, using: Using) -> bool:
        """Tell whether there is everything the ability needs."""
        ability = state.cast.definitions[using.definition]
        if not ability.choices and ability.effect != "take":
            return True
        mask = self.targets(state, using, ())
        if ability.effect == "swap":
            return mask.bit_count() >= 2
        if ability.effect == "shift":
            return bool(mask) and bool(state.rules.rearranging.free_cells(state, using.player))
        return bool(mask)

    def is_still_legal(self, state: State, using: Using, first: int, second: int) -> bool:
        """Tell whether what was chosen may still be chosen (`A-targets`).

        An ability that has outlived its source has no place to be adjacent to: the target must be in play.
        """
        ability = state.cast.definitions[using.definition]
        if not ability.choices:
            return True
        place = state.where[first]
        if state.where[using.card] < 0 and ability.target:
            return place >= 0
        legal = self.targets(state, using, ())
        if place < 0 or not legal >> place & 1:
            return False
        if ability.effect == "swap":
            return state.where[second] >= 0 and bool(legal >> state.where[second] & 1)
        if ability.effect == "shift":
            return bool(self.targets(state, using, (place,)) >> second & 1)
        return True

    # Executing

    def number(self, state: State, ability: Ability, card: int, value: int) -> int:
        """Return the number of an effect: as written, or the X fixed or read now from the counters."""
        if ability.amount != words.X:
            return ability.amount
        return value if value >= 0 else state.counters[card]

    def execute(self, state: State, using: Using, first: int, second: int) -> None:
        """Carry out an ability. `first` and `second` are the cards (or the place) chosen, or -1."""
        ability = state.cast.definitions[using.definition]
        card = using.card
        target = card if ability.target == words.THIS or first < 0 else first
        n = self.number(state, ability, card, using.value)
        effect = ability.effect
        if effect in ("swap", "shift"):
            other = second if effect == "shift" else state.where[second]
            self.rearrange(state, effect, state.where[first], other)
        elif effect == "counter":
            self.put_counters(state, card, n)
        elif effect in ("wound", "poison", "fading"):
            self.wound(state, target, n)
        elif effect in ("heal", "regeneration"):
            self.heal(state, target, n)
        elif effect == "open":
            state.rules.opening_phase.open_cards(state, [target])
        elif effect == "close":
            self.close(state, target)
        elif effect in ("gold", "silver"):
            crystals = state.gold if effect == "gold" else state.silver
            crystals[using.player] += n
            state.note(CARD_TEXT, f"gained-{effect}", using.player, n)
        elif effect == "strike":
            state.rules.combat.begin(state, card, target, unanswered=True)
        elif effect in ("grant", "delay"):
            self.grant(state, target, using.definition)
        elif effect == "forbid":
            self.forbid(state, 1 - using.player, cells.cell(f"1{ability.cell}"))

    def forbid(self, state: State, player: int, cell: int) -> None:
        """Forbid a player to deploy on a cell of their half, given as one of the First Player's."""
        cell += player * cells.HALF
        state.forbidden[player] |= 1 << cell
        state.note(CARD_TEXT, "forbidden", player, cell)

    def rearrange(self, state: State, effect: str, first: int, second: int) -> None:
        """Exchange what lies on two cells, by an ability."""
        rearranging = state.rules.rearranging
        moved = [state.board[place] for place in (first, second) if state.board[place] >= 0]
        state.rearranged += ((first, second),)
        state.exchange(first, second)
        rearranging.note(state, first, second)
        if rearranging.is_movement(state, effect):
            for card in moved:
                state.rules.triggers.card_moved(state, card)

    def put_counters(self, state: State, card: int, n: int) -> None:
        """Put counters on a card that is in play."""
        if n <= 0 or state.where[card] < 0:
            return
        state.counters[card] += n
        state.note(CARD_TEXT, "counters", state.where[card], n)
        state.rules.triggers.counter_put(state, card)

    def wound(self, state: State, card: int, n: int) -> None:
        """Deal wounds to a card that is in play."""
        if n > 0 and state.where[card] >= 0 and state.cast.cards[card].kind != "terrain":
            state.wounds[card] += n
            state.note(CARD_TEXT, "wounded", state.where[card], n)

    def heal(self, state: State, card: int, n: int) -> None:
        """Heal wounds of a card, as many as it has."""
        healed = min(n, state.wounds[card])
        if healed > 0:
            state.wounds[card] -= healed
            state.note(CARD_TEXT, "healed", state.where[card], healed)

    def close(self, state: State, card: int) -> None:
        """Close a card."""
        if not state.is_closed(card):
            state.closed |= 1 << card
            state.note(CARD_TEXT, "closed", state.where[card])

    def grant(self, state: State, card: int, definition: int) -> None:
        """Let a card acquire the ability that a definition grants."""
        if state.where[card] < 0:
            return
        ability = state.cast.definitions[definition]
        until = state.turn if ability.until else -1
        acquired = Acquired(card, state.cast.granted[definition], until, int(ability.effect == "delay"))
        state.acquired.append(acquired)
        state.note(CARD_TEXT, "acquired", state.where[card])
        state.rules.triggers.acquired(state, acquired)


@dataclass(frozen=True, slots=True)
class Deaths:
    """Cards with at least as many wounds as life die, outside the stack, together (`A-death`)."""

    def is_dead(self, state: State, card: int) -> bool:
        """Tell whether the card has to die: creatures and artifacts do (`A-artifact-dies`)."""
        if state.cast.terrain >> card & 1:
            return False
        # Bonuses only add to its life.
        wounds = state.wounds[card]
        return wounds >= state.cast.life[card] and wounds >= state.rules.ledger.life(state, card)

    def check(self, state: State) -> None:
        """Let every card die that has to, until none is left that has to."""
        while any(state.wounds):
            wounded = [card for card in state.lying() if state.wounds[card]]
            self.show_bonuses(state, wounded)
            dead = [card for card in wounded if self.is_dead(state, card)]
            if not dead:
                return
            state.rules.triggers.cards_die(state, dead)
            for card in dead:
                self.die(state, card)

    def show_bonuses(self, state: State, wounded: Iterable[int]) -> None:
        """Reveal hidden cards whose permanent ability keeps a card alive (`A-hidden-cards`)."""
        ledger = state.rules.ledger
        for card in wounded:
            owner = state.cast.owners[card]
            if state.has_hidden(owner):
                seen = ledger.life(state, card, 1 - owner)
                if state.is_up(card) and seen <= state.wounds[card] < ledger.life(state, card):
                    for other in ledger.bonuses(state, card):
                        state.rules.reveal.show(state, other, HIDDEN)

    def die(self, state: State, card: int) -> None:
        """Put a card into its owner's graveyard; nothing it had acquired stays with it."""
        state.note(DEATH, "died", state.where[card])
        state.up |= 1 << card
        state.put(card, GRAVEYARD)
        bury(state, card)

    def losers(self, state: State) -> list[int]:
        """Return the players who control no creature (`A-defeat-check`); hidden ones count."""
        return [player for player in (0, 1) if not state.in_play[player] & state.cast.creatures]


DEATH = cite("berserk", "A-death")


def bury(state: State, card: int) -> None:
    """Take from a card everything that it has only while it is in play."""
    state.closed &= ~(1 << card)
    state.counters[card] = state.wounds[card] = 0
    state.points[card] = state.cast.cards[card].points
    state.acquired = [entry for entry in state.acquired if entry.card != card]
    state.fixed = [entry for entry in state.fixed if entry[0] != card]


@dataclass(frozen=True, slots=True)
class Rearranging:
    """Effects that change the places of cards: no movement in the Deployment Subphase (404.2.3)."""

    def is_movement(self, state: State, effect: str) -> bool:
        """Tell whether abilities that watch for movement see that effect."""
        return state.step != AFTER

    def may_be_rearranged(self, state: State, card: int, effect: str) -> bool:
        """Tell whether the effect may change the card's place.

        In the Deployment Subphase also that of one that cannot be moved, later not.
        """
        return state.step == AFTER or not state.has(card, "cannot be moved")

    def free_cells(self, state: State, player: int) -> int:
        """Return the cells a card may be shifted to: any empty one of the own half (`A-rearranging-free`)."""
        return cells.HALVES[player] & ~state.occupied()

    def note(self, state: State, first: int, second: int) -> None:
        """Note in the trace that cards have changed places."""
        if state.step == AFTER:
            state.note(REARRANGING, "rearranged", first, second)
        else:
            state.note(CARD_TEXT, "moved-by-effect", first, second)


REARRANGING = cite("berserk", "deployment.rearranging.no_movement")
