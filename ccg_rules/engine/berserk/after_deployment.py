"""Chapter `deployment`, second step: "after deployment" abilities (404.2; borrowed in Vanguard)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.berserk import actions
from ccg_rules.engine.berserk.cast import REVEAL_ABILITY
from ccg_rules.engine.berserk.deployment import HALVES, PLAYERS
from ccg_rules.engine.berserk.window import Window
from ccg_rules.engine.citations import cite
from ccg_rules.notation import cells

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ccg_rules.engine.berserk.state import State

ALTERNATE = cite("berserk", "deployment.after.alternate")
DECLINE = cite("berserk", "deployment.after.decline")
ONCE = cite("berserk", "deployment.after.once")
X_REVEAL = cite("berserk", "deployment.x_cost.reveal")
X_TELL = cite("berserk", "deployment.x_cost.tell")
REPLACED_REVEAL = cite("berserk", "deployment.replaced_cost.reveal")
REPLACED_TELL = cite("berserk", "deployment.replaced_cost.tell")
REARRANGING = cite("berserk", "deployment.rearranging.no_movement")
MUST_REVEAL = cite("berserk", "A-x-reveal")
REARRANGING_FREE = cite("berserk", "A-rearranging-free")
USE_SHOWS = cite("berserk", "A-use-shows")
MISSING_TARGET = cite("berserk", "A-missing-target")


@dataclass(frozen=True, slots=True)
class Rearranging:
    """404.2.3: changing the places of cards in this phase is no movement of cards."""

    def is_movement(self, effect: str) -> bool:
        """Tell whether abilities that watch for movement see that effect."""
        return False

    def may_be_rearranged(self, state: State, card: int, effect: str) -> bool:
        """Tell whether the effect may change the card's place: also that of one that cannot be moved."""
        return True

    def free_cells(self, state: State, player: int) -> int:
        """Return the cells a card may be shifted to: any empty one of the own half (`A-rearranging-free`)."""
        return HALVES[player] & ~state.occupied()


@dataclass(frozen=True, slots=True)
class AfterDeployment(Window):
    """404.2: the window, the automatic reveals of 404.2.1 and 404.2.2, and what a reveal tells."""

    timing: str = "after deployment"
    rearranging: Rearranging = Rearranging()

    # 404.2

    def early(self, state: State) -> Iterator[int]:
        """Yield the uses that are legal before all cards of both players are placed: none."""
        return iter(())

    # 404.2.1, 404.2.2

    def x_gives_reveal(self, state: State, card: int) -> bool:
        """Tell whether the card has "reveal" by its cost: when that contains X, alone or in a sum."""
        return state.cast.cards[card].cost.has_x

    def other_cost_gives_reveal(self, state: State, card: int) -> bool:
        """Tell whether the card has "reveal" by an ability that allows another cost, used or not."""
        return state.cast.cards[card].has("other_cost")

    def tells_x(self, state: State, card: int) -> bool:
        """Tell whether the opponent is told the X the card was recruited with."""
        return state.is_up(card) and state.cast.cards[card].cost.has_x

    def tells_cost(self, state: State, card: int) -> bool:
        """Tell whether the opponent is told what was used as the card's cost, the ordinary one included."""
        return state.is_up(card) and state.cast.cards[card].has("other_cost")

    def told_x(self, state: State, card: int) -> int:
        """Return what is told as the card's X."""
        return state.cast.cards[card].x or 0

    def turn_up(self, state: State, card: int) -> None:
        """Turn a card face up where it lies; 405.1 moves flyers later."""
        state.up |= 1 << card

    def must_reveal_first(self, state: State, player: int) -> bool:
        """Tell whether the player cannot decline yet, an automatic reveal being unused (`A-x-reveal`)."""
        return any(ability == REVEAL_ABILITY for _, ability in self.usable(state, player))

    # Assumed

    def use_shows(self) -> bool:
        """Tell whether using an ability of a face-down card reveals the card (`A-use-shows`)."""
        return True

    # What follows from these

    def abilities(self, state: State, card: int) -> list[int]:
        """Return the card's abilities of this window, the automatic reveal of a face-down card included."""
        own = Window.abilities(self, state, card)
        reveals = self.x_gives_reveal(state, card) or self.other_cost_gives_reveal(state, card)
        return [*own, REVEAL_ABILITY] if reveals and not state.is_up(card) else own

    def has_target(self, state: State, player: int, ability: int, card: int) -> bool:
        """Tell whether there are cards and cells for the ability to rearrange."""
        if ability == REVEAL_ABILITY:
            return True
        effect = state.cast.cards[card].abilities[ability].effect
        if effect == "swap":
            return len(self._movable(state, player, effect)) >= 2
        if effect == "shift":
            movable = self._movable(state, player, effect)
            return bool(movable) and bool(self.rearranging.free_cells(state, player))
        return True

    def _movable(self, state: State, player: int, effect: str) -> list[int]:
        """Return the cells of the player's cards that the effect may rearrange."""
        may = self.rearranging.may_be_rearranged
        return [cell for cell in state.cells_of(player) if may(state, state.board[cell], effect)]

    def actions(self, state: State) -> Iterator[int]:
        """Yield the legal actions of this step."""
        player = state.actor
        if state.using >= 0:
            for cell in cells.cells_in(self.targets(state)):
                yield actions.action(actions.CHOOSE, player, cell)
            return
        for cell, ability in self.usable(state, player):
            yield actions.action(actions.USE, player, cell, ability)
        if not self.must_reveal_first(state, player):
            yield actions.action(actions.DECLINE, player)

    def targets(self, state: State) -> int:
        """Return the cells that may be chosen next for the ability being resolved."""
        effect = self._effect(state)
        if effect == "shift" and state.chosen:
            return self.rearranging.free_cells(state, state.actor)
        return cells.mask(c for c in self._movable(state, state.actor, effect) if c not in state.chosen)

    def _effect(self, state: State) -> str:
        """Return the effect of the ability that waits for cells."""
        card, ability = divmod(state.using, actions.ABILITIES)
        return state.cast.cards[card].abilities[ability].effect

    def apply(self, state: State, action: int) -> None:
        """Carry out a legal action of this step."""
        kind, player, first, second = actions.split(action)
        if kind == actions.DECLINE:
            state.note(DECLINE, "declined", player)
            self.decline(state, player)
        elif kind == actions.USE:
            self._use(state, player, first, second)
        else:
            state.chosen.append(first)
            if len(state.chosen) == 2:
                self.rearrange(state, player)

    def why_not(self, state: State, action: int) -> Refusal:
        """Explain an action that is not legal in this step: the first rule it fails, in rulebook order."""
        kind, player, first, second = actions.split(action)
        if state.using >= 0 and kind != actions.CHOOSE:
            return refuse(ALTERNATE, "choose-first", player=PLAYERS[state.actor])
        if kind in (actions.PLACE, actions.FINISH, actions.RETURN):
            return refuse(ALTERNATE, "placing-is-over")
        if player != state.actor:
            if state.declined[player]:
                return refuse(DECLINE, "has-declined", player=PLAYERS[player])
            return refuse(ALTERNATE, "not-your-turn", player=PLAYERS[player])
        if kind == actions.DECLINE:
            return refuse(MUST_REVEAL, "must-reveal")
        name = cells.name(first)
        if kind == actions.CHOOSE:
            if state.using < 0:
                return refuse(ALTERNATE, "nothing-to-choose")
            return refuse(REARRANGING_FREE if state.chosen else MISSING_TARGET, "not-to-be-chosen", cell=name)
        card = state.board[first]
        if card < 0 or state.cast.owners[card] != player:
            return refuse(ALTERNATE, "no-card-of-yours", cell=name)
        if state.used[card] >> second & 1:
            return refuse(ONCE, "used-already", cell=name)
        if second not in self.abilities(state, card):
            if second != REVEAL_ABILITY:
                return refuse(ALTERNATE, "no-such-ability", cell=name)
            return refuse(X_REVEAL, "already-face-up" if state.is_up(card) else "no-such-ability", cell=name)
        return refuse(MISSING_TARGET, "nothing-to-rearrange", cell=name)

    def _use(self, state: State, player: int, cell: int, ability: int) -> None:
        card = state.board[cell]
        self.mark(state, card, ability)
        state.note(ALTERNATE, "used", player, cell)
        if ability == REVEAL_ABILITY:
            by_x = self.x_gives_reveal(state, card)
            self._reveal(state, card, X_REVEAL if by_x else REPLACED_REVEAL)
            return
        if self.use_shows():
            self._reveal(state, card, USE_SHOWS)
        if state.cast.cards[card].abilities[ability].effect == "counter":
            state.counters[card] += 1
        else:
            state.using = card * actions.ABILITIES + ability

    def _reveal(self, state: State, card: int, citation: int) -> None:
        if state.is_up(card):
            return
        cell = state.where[card]
        self.turn_up(state, card)
        state.note(citation, "revealed", cell)
        if self.tells_x(state, card):
            state.note(X_TELL, "told-x", cell, self.told_x(state, card))
        if self.tells_cost(state, card):
            replaced = state.cast.cards[card].recruited == "replaced"
            state.note(REPLACED_TELL, "told-replaced" if replaced else "told-ordinary", cell)

    def rearrange(self, state: State, player: int) -> None:
        """Exchange what lies on the two chosen cells."""
        first, second = state.chosen
        effect = self._effect(state)
        state.using = -1
        state.chosen = []
        state.rearranged.append((first, second))
        state.exchange(first, second)
        state.note(REARRANGING, "rearranged", first, second)
        if self.rearranging.is_movement(effect):
            for number in state.cast.of(player):
                if state.where[number] >= 0 and state.cast.cards[number].has("watcher"):
                    state.counters[number] += 1
