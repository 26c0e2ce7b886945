"""Editions as rows of rules objects, one object per chapter; a deviation or an alternative replaces one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.heroes import state as steps
from ccg_rules.engine.heroes.abilities import ActivatedAbilities, Lasting
from ccg_rules.engine.heroes.accumulation import Accumulation, AccumulationQueue, Revealing
from ccg_rules.engine.heroes.attack import AttackPhase
from ccg_rules.engine.heroes.choice import Choice
from ccg_rules.engine.heroes.draws import Draws
from ccg_rules.engine.heroes.effects import Effects
from ccg_rules.engine.heroes.end_of_game import EndOfGame
from ccg_rules.engine.heroes.end_of_turn import EndOfTurn
from ccg_rules.engine.heroes.main_stage import MainStage
from ccg_rules.engine.heroes.playing_cards import PlayingCards
from ccg_rules.engine.heroes.queue import Queue
from ccg_rules.engine.heroes.recovery import Recovery
from ccg_rules.engine.heroes.setup import Setup

if TYPE_CHECKING:
    from ccg_rules.engine.heroes.state import State
    from ccg_rules.engine.heroes.step import Step


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of one edition."""

    edition: str
    setup: Setup
    recovery: Recovery
    accumulation: Accumulation
    revealing: Revealing
    accumulation_queue: AccumulationQueue
    main_stage: MainStage
    choice: Choice
    attack: AttackPhase
    abilities: ActivatedAbilities
    playing_cards: PlayingCards
    end_of_turn: EndOfTurn
    queue: Queue
    draws: Draws
    effects: Effects
    lasting: Lasting
    end_of_game: EndOfGame

    def at(self, step: int) -> Step:
        """Return the rules of a step. Raises `KeyError` for the end of the game, which has none."""
        step_rules: Step = getattr(self, _BY_STEP[step])
        return step_rules

    def enter(self, state: State, step: int, citation: int) -> None:
        """Enter a step, by what the citation says."""
        state.step = step
        state.note(citation, "phase-begins", state.active)
        self.at(step).begin(state)


_BY_STEP = {
    steps.EXCHANGE: "setup",
    steps.RECOVERY: "recovery",
    steps.ACCUMULATION: "accumulation",
    steps.REVEAL: "revealing",
    steps.TRIGGERS: "accumulation_queue",
    steps.CHOICE: "choice",
    steps.DECLARED: "attack",
    steps.DEFENDER: "attack",
    steps.STRUCK: "attack",
    steps.CLOSED: "attack",
    steps.ABILITY: "abilities",
    steps.PLAYING: "playing_cards",
    steps.END: "end_of_turn",
}

HEROES = Rules(
    "berserk-heroes",
    Setup(),
    Recovery(),
    Accumulation(),
    Revealing(),
    AccumulationQueue(),
    MainStage(),
    Choice(),
    AttackPhase(),
    ActivatedAbilities(),
    PlayingCards(),
    EndOfTurn(),
    Queue(),
    Draws(),
    Effects(),
    Lasting(),
    EndOfGame(),
)

EDITIONS = {rules.edition: rules for rules in (HEROES,)}
