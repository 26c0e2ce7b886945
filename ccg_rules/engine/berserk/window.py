"""Windows: "players, beginning with …, alternate in using abilities; who declines cannot use it later".

One concept stands behind every such step of the rules; a chapter fills in who begins, which abilities
belong to it and what the marks of their use last for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.berserk import actions
from ccg_rules.engine.berserk.decision import PLAYERS
from ccg_rules.engine.berserk.state import AT_ONCE, NOBODY, State, Using
from ccg_rules.engine.berserk.step import MISSING_TARGET, OpenStep
from ccg_rules.engine.citations import cite
from ccg_rules.notation.berserk import places

if TYPE_CHECKING:
    from collections.abc import Iterator

USE_SHOWS = cite("berserk", "A-use-shows")
WINDOW_ONLY = cite("berserk", "A-window-only")


@dataclass(frozen=True, slots=True)
class Window(OpenStep):
    """A window for abilities of one timing. What is used is executed at once (`A-no-stack-yet`)."""

    timing: str
    alternate_by: int
    """What lets the players alternate."""

    decline_by: int
    """What forbids the use after declining."""

    once_by: int
    """What limits the use."""

    mode: int = AT_ONCE

    def first_to_act(self, state: State) -> int:
        """Return who is asked first."""
        return 0

    def begin(self, state: State) -> None:
        """Open the window: nobody has declined, and the first to act is asked."""
        state.declined = [False, False]
        state.next_to_use = self.first_to_act(state)
        state.note(self.alternate_by, "window-opens")

    def asks(self, state: State, player: int) -> bool:
        """Tell whether the player is still asked.

        Someone with unseen cards is asked even when only declining is left, since not being asked would
        tell what those cards cannot do (`A-always-asked`).
        """
        if state.declined[player]:
            return False
        return self.has_unseen(state, player) or any(True for _ in self.usable(state, player))

    def has_unseen(self, state: State, player: int) -> bool:
        """Tell whether the player has cards of which the opponent does not know whether they can be used."""
        return state.has_hidden(player)

    def next_to_act(self, state: State) -> int:
        """Return who is asked now: the one whose turn it is, unless they are not asked any more."""
        order = (state.next_to_use, 1 - state.next_to_use)
        return next((player for player in order if self.asks(state, player)), NOBODY)

    def alternate(self, state: State, player: int) -> None:
        """Give the turn to use an ability to the other player."""
        state.next_to_use = 1 - player

    def decline(self, state: State, player: int) -> None:
        """Take from the player the use of this window's abilities."""
        state.declined[player] = True

    def is_used(self, state: State, card: int, number: int, definition: int) -> bool:
        """Tell whether the card has used the ability: once per battle."""
        return bool(state.used[card] >> number & 1)

    def mark(self, state: State, card: int, number: int, definition: int) -> None:
        """Mark an ability as used by this card."""
        state.used[card] |= 1 << number

    def candidates(self, state: State, player: int) -> Iterator[tuple[int, int]]:
        """Yield place and card of everything whose abilities the player may use in this window."""
        for place in state.places_of(player):
            yield place, state.board[place]

    def abilities(self, state: State, card: int) -> list[tuple[int, int]]:
        """Return number and definition of the card's abilities that belong to this window."""
        return state.abilities_with(card, self.timing)

    def has_target(self, state: State, player: int, card: int, definition: int) -> bool:
        """Tell whether what the ability needs is there; without it, the ability cannot be used."""
        return state.rules.effects.has_target(state, Using(card, definition, player, -1, self.mode))

    def usable(self, state: State, player: int) -> Iterator[tuple[int, int]]:
        """Yield place and number of the abilities the player may use."""
        for place, card in self.candidates(state, player):
            for number, definition in self.abilities(state, card):
                used = self.is_used(state, card, number, definition)
                if not used and self.has_target(state, player, card, definition):
                    yield place, number

    def use_shows(self) -> bool:
        """Tell whether using an ability of a face-down card reveals the card (`A-use-shows`)."""
        return True

    def may_decline(self, state: State, player: int) -> bool:
        """Tell whether the player may decline."""
        return True

    # What follows from these

    def asked_by(self) -> int:
        return self.alternate_by

    def own_question(self, state: State) -> tuple[str, int]:
        return "use", self.alternate_by

    def options(self, state: State) -> Iterator[int]:
        player = state.actor
        for place, number in self.usable(state, player):
            yield actions.action(actions.USE, player, place, number)
        if self.may_decline(state, player):
            yield actions.action(actions.DECLINE, player)

    def carry_out(self, state: State, action: int) -> None:
        kind, player, first, second = actions.split(action)
        if kind == actions.DECLINE:
            state.note(self.decline_by, "declined", player)
            self.decline(state, player)
            self.alternate(state, player)
        else:
            self.use(state, player, first, second)

    def card_at(self, state: State, player: int, place: int) -> int:
        """Return the card at a place of those that belong to the window, or -1."""
        return next((card for at, card in self.candidates(state, player) if at == place), -1)

    def use(self, state: State, player: int, place: int, number: int) -> None:
        """Use an ability: show its card, mark it, and carry it out or have places chosen."""
        card = self.card_at(state, player, place)
        definition = state.definition(card, number)
        self.mark(state, card, number, definition)
        self.alternate(state, player)
        state.note(self.alternate_by, "used", player, place)
        if self.use_shows():
            self.show(state, card)
        using = Using(card, definition, player, -1, self.mode)
        ability = state.cast.definitions[definition]
        if ability.choices or ability.effect == "take":
            state.using, state.chosen = using, ()
        else:
            state.rules.triggers.go_on(state, using, -1, -1)

    def show(self, state: State, card: int) -> None:
        """Show the card whose ability is used."""
        state.rules.reveal.show(state, card, USE_SHOWS)

    def go_on(self, state: State) -> None:
        state.actor = self.next_to_act(state)
        if state.actor == NOBODY:
            state.note(self.alternate_by, "window-closes")
            self.end(state)

    def end(self, state: State) -> None:
        """Go on to the next step."""
        raise NotImplementedError

    def why_no_option(self, state: State, action: int) -> Refusal:
        kind, player, first, second = actions.split(action)
        if kind in (actions.USE, actions.DECLINE):
            return self.why_not_use(state, kind, player, first, second)
        if kind == actions.CHOOSE:
            return refuse(self.alternate_by, "nothing-to-choose")
        return refuse(WINDOW_ONLY, "use-or-decline", player=PLAYERS[state.actor])

    def why_not_use(self, state: State, kind: int, player: int, place: int, number: int) -> Refusal:
        """Explain why an ability cannot be used, or why it cannot be declined."""
        if player != state.actor:
            if state.declined[player]:
                return refuse(self.decline_by, "has-declined", player=PLAYERS[player])
            return refuse(self.alternate_by, "not-your-turn", player=PLAYERS[player])
        if kind == actions.DECLINE:
            return self.why_not_decline(state)
        name = places.name(place)
        card = self.card_at(state, player, place)
        if card < 0:
            return refuse(self.alternate_by, "no-card-of-yours", place=name)
        definition = state.definition(card, number)
        if definition >= 0 and self.is_used(state, card, number, definition):
            return refuse(self.once_by, "used-already", place=name)
        if (number, definition) not in self.abilities(state, card):
            return self.why_no_ability(state, card, number, name)
        return refuse(MISSING_TARGET, "no-target", place=name)

    def why_not_decline(self, state: State) -> Refusal:
        """Explain why the player may not decline."""
        return refuse(self.alternate_by, "nothing-to-decline")

    def why_no_ability(self, state: State, card: int, number: int, name: str) -> Refusal:
        """Explain that the card has no such ability for this window."""
        return refuse(WINDOW_ONLY, "no-such-ability", place=name)
