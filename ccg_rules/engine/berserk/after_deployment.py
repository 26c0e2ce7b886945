"""Chapter `deployment`, second step: "after deployment" abilities (404.2; borrowed in Vanguard)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.berserk import actions
from ccg_rules.engine.berserk.cast import REVEAL_ABILITY
from ccg_rules.engine.berserk.state import REVEAL, State
from ccg_rules.engine.berserk.window import WINDOW_ONLY, Window
from ccg_rules.engine.citations import cite
from ccg_rules.notation.berserk.abilities import AFTER_DEPLOYMENT

if TYPE_CHECKING:
    from collections.abc import Iterator

ALTERNATE = cite("berserk", "deployment.after.alternate")
DECLINE = cite("berserk", "deployment.after.decline")
ONCE = cite("berserk", "deployment.after.once")
X_REVEAL = cite("berserk", "deployment.x_cost.reveal")
X_TELL = cite("berserk", "deployment.x_cost.tell")
REPLACED_REVEAL = cite("berserk", "deployment.replaced_cost.reveal")
REPLACED_TELL = cite("berserk", "deployment.replaced_cost.tell")
MUST_REVEAL = cite("berserk", "A-x-reveal")


@dataclass(frozen=True, slots=True)
class AfterDeployment(Window):
    """404.2: the window, the automatic reveals of 404.2.1 and 404.2.2, and what a reveal tells."""

    timing: str = AFTER_DEPLOYMENT
    alternate_by: int = ALTERNATE
    decline_by: int = DECLINE
    once_by: int = ONCE

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
        return state.cast.cards[card].has("other cost")

    def tells_x(self, state: State, card: int) -> bool:
        """Tell whether the opponent is told the X the card was recruited with."""
        return state.is_revealed(card) and state.x[card] is not None

    def tells_cost(self, state: State, card: int) -> bool:
        """Tell whether the opponent is told what was used as the card's cost, the ordinary one included."""
        return state.is_revealed(card) and state.cast.cards[card].has("other cost")

    def tells_payment(self, state: State, card: int) -> bool:
        """Tell whether the opponent is told which crystals the card was paid with (`A-mix-not-told`)."""
        return False

    def told_x(self, state: State, card: int) -> int:
        """Return what is told as the card's X."""
        return state.x[card] or 0

    def must_reveal_first(self, state: State, player: int) -> bool:
        """Tell whether the player cannot decline yet, an automatic reveal being unused (`A-x-reveal`)."""
        return any(ability == REVEAL_ABILITY for _, ability in self.usable(state, player))

    # What follows from these

    def may_decline(self, state: State, player: int) -> bool:
        return not self.must_reveal_first(state, player)

    def abilities(self, state: State, card: int) -> list[tuple[int, int]]:
        """Return the card's abilities of this window, the automatic reveal of a face-down card included."""
        own = Window.abilities(self, state, card)
        reveals = self.x_gives_reveal(state, card) or self.other_cost_gives_reveal(state, card)
        return [*own, (REVEAL_ABILITY, -1)] if reveals and not state.is_up(card) else own

    def has_target(self, state: State, player: int, card: int, definition: int) -> bool:
        return definition < 0 or Window.has_target(self, state, player, card, definition)

    def use(self, state: State, player: int, place: int, number: int) -> None:
        if number != REVEAL_ABILITY:
            Window.use(self, state, player, place, number)
            return
        card = self.card_at(state, player, place)
        self.mark(state, card, number, -1)
        self.alternate(state, player)
        state.note(ALTERNATE, "used", player, place)
        by_x = self.x_gives_reveal(state, card)
        state.rules.reveal.show(state, card, X_REVEAL if by_x else REPLACED_REVEAL)

    def tell(self, state: State, card: int) -> None:
        """Tell the opponent of a card that has just been revealed what its owner has to tell."""
        place = state.where[card]
        if self.tells_x(state, card):
            state.note(X_TELL, "told-x", place, self.told_x(state, card))
        if self.tells_cost(state, card):
            replaced = state.replaced >> card & 1
            state.note(REPLACED_TELL, "told-replaced" if replaced else "told-ordinary", place)

    def end(self, state: State) -> None:
        state.declined = [False, False]
        state.step = REVEAL

    def why_no_option(self, state: State, action: int) -> Refusal:
        if actions.split(action)[0] in (actions.PLACE, actions.FINISH, actions.RETURN):
            return refuse(ALTERNATE, "placing-is-over")
        return Window.why_no_option(self, state, action)

    def why_not_decline(self, state: State) -> Refusal:
        return refuse(MUST_REVEAL, "must-reveal")

    def why_no_ability(self, state: State, card: int, number: int, name: str) -> Refusal:
        if number != REVEAL_ABILITY:
            by = ALTERNATE if state.definition(card, number) < 0 else WINDOW_ONLY
            return refuse(by, "no-such-ability", place=name)
        return refuse(X_REVEAL, "already-face-up" if state.is_up(card) else "no-such-ability", place=name)
