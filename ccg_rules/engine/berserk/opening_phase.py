"""Chapter `opening_phase` (409 of the Execution edition, 410 of the Vanguard one)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.berserk import actions
from ccg_rules.engine.berserk.decision import PLAYERS
from ccg_rules.engine.berserk.priority import Phase
from ccg_rules.engine.berserk.state import OPENING, PREPARATION, State
from ccg_rules.engine.berserk.step import Step
from ccg_rules.engine.citations import cite
from ccg_rules.notation.berserk import abilities as words
from ccg_rules.notation.berserk import cells, places

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

MAY_STAY = cite("berserk", "opening_phase.preparation.may_stay_closed")
TOGETHER = cite("berserk", "opening_phase.open_all.together_without_stack")
BATCH = cite("berserk", "opening_phase.open_all.batch")
ANSWERS = cite("berserk", "opening_phase.open_all.then_answers")
END = cite("berserk", "opening_phase.end.two_passes")
NO_WINDOW = cite("berserk", "A-preparation-no-window")
LASTING = cite("berserk", "A-lasting-effects")


@dataclass(frozen=True, slots=True)
class Preparation(Step):
    """409.1: the Active Player decides which of their cards stay closed."""

    def candidates(self, state: State) -> int:
        """Return the places of the cards that may stay closed: closed ones that say so."""
        return cells.mask(
            place
            for place in state.places_of(state.active)
            if self.may_stay(state, state.board[place]) and state.is_closed(state.board[place])
        )

    def may_stay(self, state: State, card: int) -> bool:
        """Tell whether the card "may stay closed at the start of the turn"."""
        return state.has(card, "may stay closed")

    def asks(self, state: State) -> bool:
        """Tell whether there is something to decide."""
        return bool(self.candidates(state))

    def decider(self, state: State) -> int:
        """Return who decides: the Active Player."""
        return state.active

    def kept(self, state: State) -> Iterable[int]:
        """Return the places of the cards that stay closed: those that were named, all others open."""
        return state.chosen

    # What follows from these

    def begin(self, state: State) -> None:
        """Enter the step: nobody gets priority in it (`A-preparation-no-window`)."""
        state.chosen = ()

    def question(self, state: State) -> tuple[str, int]:
        return "keep closed", MAY_STAY

    def actions(self, state: State) -> Iterator[int]:
        for place in cells.cells_in(self.candidates(state) & ~cells.mask(state.chosen)):
            yield actions.action(actions.CHOOSE, state.actor, place)
        yield actions.action(actions.DONE, state.actor)

    def apply(self, state: State, action: int) -> None:
        kind, _, place, _ = actions.split(action)
        if kind == actions.CHOOSE:
            state.chosen += (place,)
        else:
            self.end(state)

    def settle(self, state: State) -> None:
        if self.asks(state):
            state.actor = self.decider(state)
        else:
            self.end(state)

    def end(self, state: State) -> None:
        """Go on to the Opening Step with what stays closed."""
        kept, state.chosen = self.kept(state), ()
        for place in kept:
            state.note(MAY_STAY, "stays-closed", place)
        state.step = OPENING
        state.rules.opening_phase.begin_with(state, kept)

    def why_not(self, state: State, action: int) -> Refusal:
        kind, player, place, _ = actions.split(action)
        if player != state.actor or kind != actions.CHOOSE:
            return refuse(NO_WINDOW, "keep-closed-first", player=PLAYERS[state.actor])
        return refuse(MAY_STAY, "cannot-stay-closed", place=places.name(place))


@dataclass(frozen=True, slots=True)
class OpeningPhase(Phase):
    """409.2–409.4: cards open together, what triggers goes on the stack as one batch, then answers."""

    end_by: int = END

    # 409.2

    def to_open(self, state: State, kept: Iterable[int]) -> list[int]:
        """Return the closed cards of the Active Player that open: all but those that were chosen."""
        kept = set(kept)
        return [
            state.board[place]
            for place in state.places_of(state.active)
            if place not in kept and state.is_closed(state.board[place])
        ]

    def open_cards(self, state: State, cards: Iterable[int]) -> None:
        """Open cards, together and without the stack; what really opened triggers "on opening"."""
        opened = [card for card in cards if state.is_closed(card) and state.where[card] >= 0]
        for card in opened:
            state.closed &= ~(1 << card)
            state.note(TOGETHER, "opened", state.where[card])
        for card in opened:
            if state.cast.owners[card] == state.active:
                self.restore(state, card)
        for card in self.watching(state, opened):
            state.rules.triggers.opened(state, card)

    def watching(self, state: State, opened: list[int]) -> list[int]:
        """Return the cards whose "on opening" abilities trigger: those that have in fact opened."""
        return opened

    def restore(self, state: State, card: int) -> None:
        """Give a card its movement points back (`A-movement-restored`)."""
        state.points[card] = state.cast.cards[card].points

    def restore_all(self, state: State) -> None:
        """Give all cards of the Active Player their movement points back."""
        for place in state.places_of(state.active):
            self.restore(state, state.board[place])

    def start_of_turn(self, state: State) -> Iterator[tuple[int, int]]:
        """Yield card and definition of the "at the start of the turn" abilities, delayed effects included."""
        return state.rules.triggers.turn_abilities(state, words.START_OF_TURN)

    def collect_batch(self, state: State) -> None:
        """Let everything that the start of the turn triggers wait for the stack, together (409.2)."""
        for card, definition in list(self.start_of_turn(state)):
            ability = state.cast.definitions[definition]
            if ability.amount == words.X:
                value = self.fixed_number(state, card, definition)
                if value is not None:
                    state.rules.triggers.trigger(state, card, definition, value)
            else:
                state.rules.triggers.trigger(state, card, definition)
        for name in words.LASTING:
            for card in self.lasting(state, name):
                state.rules.triggers.trigger(state, card, self.strongest(state, card, name))
        for player in (0, 1):
            state.rules.triggers.ask_about_hidden(state, player)

    def fixed_number(self, state: State, card: int, definition: int) -> int | None:
        """Return the X fixed at the start of the turn, None for an ability got later (`A-late-number`)."""
        return next((n for c, d, n in state.fixed if (c, d) == (card, definition)), None)

    def lasting(self, state: State, name: str) -> list[int]:
        """Return the Active Player's open cards with poison, regeneration or fading."""
        cards = [state.board[place] for place in state.places_of(state.active)]
        return [card for card in cards if state.has(card, name) and self.heeds(state, card)]

    def heeds(self, state: State, card: int) -> bool:
        """Tell whether lasting effects work on the card: it has opened or was open (`A-stayed-closed`)."""
        return not state.is_closed(card)

    def strongest(self, state: State, card: int, name: str) -> int:
        """Return the definition of the highest lasting effect of that name (`A-lasting-effects`)."""
        known = state.cast.definitions
        of_name = [d for _, d in state.abilities(card) if known[d].effect == name]
        return max(of_name, key=lambda d: known[d].amount)

    def may_be_sudden(self, state: State, player: int) -> bool:
        return True

    # What follows from these

    def begin_with(self, state: State, kept: Iterable[int]) -> None:
        """Enter the Opening Step with what the Active Player keeps closed."""
        Phase.begin(self, state)
        cards = self.to_open(state, kept)
        self.restore_all(state)
        self.open_cards(state, cards)
        self.collect_batch(state)
        state.note(BATCH, "batch", len(state.waiting))

    def end(self, state: State) -> None:
        state.rules.battle.next_phase(state, PREPARATION)
