"""What abilities do: the targets they may have, and their execution."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.citations import cite
from ccg_rules.engine.heroes.state import Acquired, State, Using
from ccg_rules.notation.heroes import abilities as words

if TYPE_CHECKING:
    from collections.abc import Iterable

CARD_TEXT = cite("heroes", "A-heroes-card-text")


@dataclass(frozen=True, slots=True)
class Effects:
    """Targets and execution of abilities, by their effect."""

    # Choosing

    def may_be_target(self, state: State, card: int) -> bool:
        """Tell whether a card can be the target of anything: hidden ones cannot.

        See `A-heroes-hidden-not-chosen`.
        """
        return state.is_up(card)

    def targets(self, state: State, using: Using) -> list[int]:
        """Return the cards that an ability may have as its target, by place."""
        ability = state.ability(using.definition)
        return [
            card
            for card in self.meant(state, using, ability.target)
            if self.may_be_target(state, card)
            # Only characters have life.
            and (ability.effect not in ("wound", "heal") or state.cast.cards[card].is_character)
        ]

    def meant(self, state: State, using: Using, target: str) -> list[int]:
        """Return the cards in play that a target stands for."""
        own, enemy = using.player, 1 - using.player
        if target == words.THIS:
            return [using.card] if state.where[using.card] >= 0 else []
        if target == words.ATTACKER:
            attack = state.attack
            return [attack.attacker] if attack is not None and state.where[attack.attacker] >= 0 else []
        if target in (words.OWN_HERO, words.ENEMY_HERO, words.BOTH_HEROES):
            whose = {words.OWN_HERO: [own], words.ENEMY_HERO: [enemy]}.get(target, [0, 1])
            return [state.hero(player) for player in whose]
        found: list[int] = list(state.lying())
        if target in (words.OWN, words.OWN_CREATURE):
            found = list(state.in_play(own))
        elif target in (words.ENEMY, words.ENEMY_CREATURE):
            found = list(state.in_play(enemy))
        if target in (words.OWN_CREATURE, words.ENEMY_CREATURE, words.ANY_CREATURE):
            found = [card for card in found if state.cast.cards[card].kind == "creature"]
        return found

    def has_target(self, state: State, using: Using) -> bool:
        """Tell whether there is everything the ability needs."""
        return not state.ability(using.definition).target or bool(self.targets(state, using))

    def is_still_legal(self, state: State, using: Using, target: int) -> bool:
        """Tell whether what the ability needs is still there (`A-heroes-targets`)."""
        if state.ability(using.definition).choices:
            return target in self.targets(state, using)
        return self.has_target(state, using)

    # Executing

    def number(self, state: State, ability: words.Ability, card: int) -> int:
        """Return the number of an effect: as written, or X read now from the counters."""
        return state.counters[card] if ability.amount == words.X else ability.amount

    def execute(self, state: State, using: Using, target: int) -> None:
        """Carry out an ability. `target` is the card chosen, or -1."""
        ability = state.ability(using.definition)
        n = self.number(state, ability, using.card)
        targets = [target] if target >= 0 else self.targets(state, using) if ability.target else []
        effect = ability.effect
        if effect == "counter":
            self.put_counters(state, using.card, n)
        elif effect == "wound":
            self.wound(state, [(card, n) for card in targets])
        elif effect == "poison":
            self.wound(state, [(using.card, n)])
        elif effect == "heal":
            for card in targets:
                self.heal(state, card, n)
        elif effect == "regeneration":
            self.heal(state, using.card, n)
        elif effect == "draw":
            self.draw(state, using.player, n)
        elif effect == "coin":
            self.gain_coins(state, using.player, n)
        elif effect == "open":
            self.open_cards(state, targets, CARD_TEXT)
        elif effect == "close":
            self.close_cards(state, targets, CARD_TEXT)
        elif effect == "grant":
            for card in targets:
                self.grant(state, using.player, card, using.definition)

    def put_counters(self, state: State, card: int, n: int) -> None:
        """Put counters on a card that is in play."""
        if n > 0 and state.where[card] >= 0:
            state.counters[card] += n
            state.note(CARD_TEXT, "counters", state.where[card], n)

    def wound(self, state: State, wounds: Iterable[tuple[int, int]]) -> None:
        """Deal wounds to cards in play, to all at the same time."""
        for card, n in wounds:
            if n > 0 and state.where[card] >= 0:
                state.wounds[card] += n
                state.note(CARD_TEXT, "wounded", state.where[card], n)

    def heal(self, state: State, card: int, n: int) -> None:
        """Heal wounds of a card, as many as it has."""
        healed = min(n, state.wounds[card])
        if healed > 0:
            state.wounds[card] -= healed
            state.note(CARD_TEXT, "healed", state.where[card], healed)

    def draw(self, state: State, player: int, n: int) -> None:
        """Have a player draw cards, as many as there are; only 304.2 counts the ones that are missing."""
        state.drawing[player] = min(n, len(state.deck(player)))

    def gain_coins(self, state: State, player: int, n: int) -> None:
        """Give a player open coins; only 304.1 has a limit."""
        if n > 0:
            state.coins[player] += n
            state.note(CARD_TEXT, "gained-coins", player, n)

    def open_cards(self, state: State, cards: Iterable[int], citation: int) -> None:
        """Open cards together; only those trigger anything that were closed."""
        opened = [card for card in cards if state.is_closed(card)]
        for card in opened:
            state.closed &= ~(1 << card)
            state.note(citation, "opened", state.where[card])
        for card in opened:
            state.rules.queue.happens_to(state, words.ON_OPENING, card)

    def close_cards(self, state: State, cards: Iterable[int], citation: int) -> None:
        """Close cards together; only those trigger anything that were open."""
        closed = [card for card in cards if not state.is_closed(card)]
        for card in closed:
            state.closed |= 1 << card
            state.note(citation, "closed", state.where[card])
        for card in closed:
            self.watch_closing(state, card)

    def watch_closing(self, state: State, card: int) -> None:
        """Trigger what watches for the closing of this card: its own abilities, and everybody's."""
        state.rules.queue.happens_to(state, words.WHEN_THIS_CLOSES, card)
        if state.cast.cards[card].kind == "creature":
            state.rules.queue.happens(state, words.WHEN_CLOSES)

    def grant(self, state: State, player: int, card: int, definition: int) -> None:
        """Let a card acquire the ability that a definition grants; what it has for good it has once."""
        until = self.lasts_until(state, state.ability(definition).until, player)
        acquired = Acquired(card, state.cast.granted[definition], until)
        if until >= 0 or acquired not in state.acquired:
            state.acquired.append(acquired)
            state.note(CARD_TEXT, "acquired", state.where[card])

    def lasts_until(self, state: State, until: str, player: int) -> int:
        """Return the turn with which something granted ends, -1 for never.

        "Until the end of the turn" is this one; "until your turn" is the next of the player who grants it,
        at whose beginning it ends.
        """
        if until == "end of turn":
            return state.turn
        if until == "your turn":
            return state.turn + (2 if state.active == player else 1)
        return -1

    def end_lasting(self, state: State, until: str, citation: int) -> None:
        """End what lasts until now: what was granted "until the end of the turn" or "until your turn"."""
        ended = [e for e in state.acquired if e.until == state.turn and state.lasting(e.definition) == until]
        for entry in ended:
            state.note(citation, "granted-ends", state.where[entry.card])
        state.acquired = [entry for entry in state.acquired if entry not in ended]

    # What follows from abilities in play

    def blow(self, state: State, card: int) -> int:
        """Return how many wounds the strike of a card deals."""
        more = sum(ability.amount for ability in state.permanent(card, "stronger"))
        return state.cast.cards[card].blow + more
