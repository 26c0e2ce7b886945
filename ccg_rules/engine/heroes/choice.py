"""Chapter `choice` (306): attack, use an ability, play a card, or pass the turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.citations import cite
from ccg_rules.engine.decision import PLAYERS
from ccg_rules.engine.heroes import actions
from ccg_rules.engine.heroes.state import CHOICE, END, State
from ccg_rules.engine.heroes.step import Step
from ccg_rules.notation.heroes import places

if TYPE_CHECKING:
    from collections.abc import Iterator

EXACTLY_ONE = cite("heroes", "choice.options.exactly_one")
ABILITIES = cite("heroes", "choice.ability.to_abilities")
CARD = cite("heroes", "choice.card.to_playing")
PASS_TURN = cite("heroes", "choice.pass_turn.to_end_of_turn")
OFFERED = cite("heroes", "A-heroes-phase-offered")
DECLARED = cite("heroes", "attack.declaration.creature_and_target")
DEFENDER = cite("heroes", "attack.declaration.defender")


@dataclass(frozen=True, slots=True)
class Choice(Step):
    """The Choice Phase: exactly one of four, any number of times.

    Entering a phase and doing what it is for are one decision (`A-heroes-phase-offered`).
    """

    # 306, 306.2

    def back(self, state: State, citation: int) -> None:
        """Come back to Choice from a phase that was entered from it."""
        state.rules.enter(state, self.after_phase(state), citation)

    def after_phase(self, state: State) -> int:
        """Return what follows a phase that was entered from Choice: Choice again, any number of times."""
        return CHOICE

    # 306.1

    def chooser(self, state: State) -> int:
        """Return who chooses: the active player."""
        return state.active

    def attacks(self, state: State) -> Iterator[tuple[int, int]]:
        """Yield the cards that may attack, and whom."""
        attack = state.rules.attack
        for card in state.in_play(self.chooser(state)):
            if attack.why_not_attacker(state, self.chooser(state), card) is None:
                for target in state.lying():
                    if attack.why_not_target(state, self.chooser(state), target) is None:
                        yield card, target

    def uses(self, state: State) -> Iterator[tuple[int, int]]:
        """Yield card and number of the abilities that may be used."""
        player = self.chooser(state)
        for card in state.in_play(player):
            for number, definition in state.abilities(card):
                if state.rules.abilities.why_not_use(state, player, card, definition) is None:
                    yield card, number

    def plays(self, state: State) -> Iterator[int]:
        """Yield the slots of the hand whose cards may be played."""
        player = self.chooser(state)
        for slot, card in enumerate(state.hand[player]):
            if state.rules.playing_cards.why_not_play(state, player, card) is None:
                yield slot

    def may_pass_turn(self, state: State) -> bool:
        """Tell whether the turn may be passed: always."""
        return True

    def pass_turn(self, state: State) -> None:
        """Pass the turn to the opponent; the End of Turn Stage comes first, by itself."""
        state.note(PASS_TURN, "turn-passed", self.chooser(state))
        state.rules.enter(state, self.after_passing(state), PASS_TURN)

    def after_passing(self, state: State) -> int:
        """Return what follows when the turn is passed: the End of Turn Stage."""
        return END

    # What follows from these

    def own_question(self, state: State) -> tuple[str, int]:
        return "phase", EXACTLY_ONE

    def options(self, state: State) -> Iterator[int]:
        player = state.actor
        for card, target in self.attacks(state):
            yield actions.action(actions.ATTACK, player, state.where[card], state.where[target])
        for card, number in self.uses(state):
            yield actions.action(actions.USE, player, state.where[card], number)
        for slot in self.plays(state):
            yield actions.action(actions.PLAY, player, slot)
        if self.may_pass_turn(state):
            yield actions.action(actions.PASS_TURN, player)

    def carry_out(self, state: State, action: int) -> None:
        kind, player, first, second = actions.split(action)
        if kind == actions.ATTACK:
            state.rules.attack.declare(state, state.board[first], state.board[second])
        elif kind == actions.USE:
            state.rules.abilities.use(state, player, state.board[first], second)
        elif kind == actions.PLAY:
            state.rules.playing_cards.play(state, player, state.hand[player][first])
        else:
            self.pass_turn(state)

    def go_on(self, state: State) -> None:
        state.actor = self.chooser(state)

    def why_no_option(self, state: State, action: int) -> Refusal:
        kind, player, first, second = actions.split(action)
        if kind == actions.DEFEND:
            return refuse(DEFENDER, "no-attack-to-defend")
        if player != state.actor:
            return refuse(EXACTLY_ONE, "not-active", player=PLAYERS[player])
        if kind == actions.ENTER:
            return refuse(OFFERED, "nothing-in-phase")
        if kind == actions.ATTACK:
            return self.why_no_attack(state, player, first, second)
        if kind == actions.USE:
            return self.why_no_use(state, player, first, second)
        if kind == actions.PLAY:
            return self.why_no_play(state, player, first)
        return refuse(EXACTLY_ONE, "choose-phase", player=PLAYERS[player])

    def why_no_attack(self, state: State, player: int, place: int, target: int) -> Refusal:
        """Explain why an attack cannot be declared."""
        attack = state.rules.attack
        own, other = state.board[place], state.board[target]
        if own < 0 or state.cast.owners[own] != player:
            return refuse(DECLARED, "no-creature-of-yours", place=places.name(place))
        if other < 0:
            return refuse(DECLARED, "no-enemy-character", place=places.name(target))
        why = attack.why_not_declare(state, player, own, other)
        assert why is not None
        return why

    def why_no_use(self, state: State, player: int, place: int, number: int) -> Refusal:
        """Explain why an ability cannot be used."""
        card = state.board[place]
        if card < 0 or state.cast.owners[card] != player:
            return refuse(ABILITIES, "no-card-of-yours-there", place=places.name(place))
        definition = state.definition(card, number)
        if definition < 0:
            return refuse(ABILITIES, "no-activated-ability", place=places.name(place))
        why = state.rules.abilities.why_not_use(state, player, card, definition)
        assert why is not None
        return why

    def why_no_play(self, state: State, player: int, slot: int) -> Refusal:
        """Explain why a card cannot be played."""
        if slot >= len(state.hand[player]):
            return refuse(CARD, "no-card-in-hand", place=places.name(places.HAND_START + slot))
        why = state.rules.playing_cards.why_not_play(state, player, state.hand[player][slot])
        assert why is not None
        return why
