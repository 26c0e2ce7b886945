"""Editions as rows of rules objects, one object per chapter; a deviation or an alternative replaces one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ccg_rules.engine.berserk import state as steps
from ccg_rules.engine.berserk.after_deployment import AfterDeployment
from ccg_rules.engine.berserk.battle import MainBattlePhase
from ccg_rules.engine.berserk.combat import Combat
from ccg_rules.engine.berserk.deal import Deal
from ccg_rules.engine.berserk.deployment import FORBIDDEN_VANGUARD, NEVER_TAKEN, RETURNED, Deployment
from ccg_rules.engine.berserk.effects import Deaths, Effects, Rearranging
from ccg_rules.engine.berserk.final_phase import FinalPhase
from ccg_rules.engine.berserk.initial_phase import BeforeTurn, InitialPhase
from ccg_rules.engine.berserk.ledger import Ledger
from ccg_rules.engine.berserk.main_phase import (
    ACTIVE_ONLY,
    EXACTLY_ONE,
    MOVEMENT_OR_ACTION,
    ExecutionSubphase,
    MainPhase,
)
from ccg_rules.engine.berserk.opening_phase import OpeningPhase, Preparation
from ccg_rules.engine.berserk.priority import Priority
from ccg_rules.engine.berserk.recruiting import BeforeRecruiting, Recruiting
from ccg_rules.engine.berserk.reveal import Reveal
from ccg_rules.engine.berserk.start_of_battle import StartOfBattle
from ccg_rules.engine.berserk.triggers import Triggers
from ccg_rules.engine.berserk.vanguard import Vanguard

if TYPE_CHECKING:
    from ccg_rules.engine.berserk.step import Step


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of one edition."""

    edition: str
    deal: Deal
    before_recruiting: BeforeRecruiting
    recruiting: Recruiting
    ledger: Ledger
    deployment: Deployment
    after_deployment: AfterDeployment
    rearranging: Rearranging
    reveal: Reveal
    start_of_battle: StartOfBattle
    vanguard: Vanguard | None
    """The Vanguard Subphase, in an edition that has one."""

    battle: MainBattlePhase
    priority: Priority
    triggers: Triggers
    effects: Effects
    combat: Combat
    deaths: Deaths
    initial_phase: InitialPhase
    before_turn: BeforeTurn
    preparation: Preparation
    opening_phase: OpeningPhase
    main_phase: MainPhase
    execution: ExecutionSubphase
    final_phase: FinalPhase

    def at(self, step: int) -> Step:
        """Return the rules of a step of the edition."""
        step_rules: Step = getattr(self, _BY_STEP[step])
        return step_rules

    def has(self, step: int) -> bool:
        """Tell whether the edition has the step."""
        if step in _SUBPHASES:
            return step in (self.main_phase.movement_step, self.main_phase.action_step)
        return step == steps.OVER or getattr(self, _BY_STEP[step]) is not None


_BY_STEP = {
    steps.REDEAL: "deal",
    steps.BEFORE: "before_recruiting",
    steps.RECRUITING: "recruiting",
    steps.PLACING: "deployment",
    steps.AFTER: "after_deployment",
    steps.REVEAL: "reveal",
    steps.START: "start_of_battle",
    steps.VANGUARD: "vanguard",
    steps.INITIAL: "initial_phase",
    steps.PREPARATION: "preparation",
    steps.OPENING: "opening_phase",
    steps.CHOICE: "main_phase",
    steps.EXECUTION: "execution",
    steps.MOVEMENT: "execution",
    steps.ACTION: "execution",
    steps.FINAL: "final_phase",
}

_SUBPHASES = (steps.EXECUTION, steps.MOVEMENT, steps.ACTION)

EXECUTION = Rules(
    "berserk-execution",
    Deal(),
    BeforeRecruiting(),
    Recruiting(),
    Ledger(),
    Deployment(),
    AfterDeployment(),
    Rearranging(),
    Reveal(),
    StartOfBattle(),
    None,
    MainBattlePhase(),
    Priority(),
    Triggers(),
    Effects(),
    Combat(),
    Deaths(),
    InitialPhase(),
    BeforeTurn(),
    Preparation(),
    OpeningPhase(),
    MainPhase(),
    ExecutionSubphase(),
    FinalPhase(),
)

VANGUARD = replace(
    EXECUTION,
    edition="berserk-vanguard",
    # It has no 403.2.5: any squad may be finished.
    recruiting=Recruiting(must_be_legal=False),
    deployment=Deployment(
        # 404.1.4 of the Execution edition has no counterpart here: a forbidden cell is refused all the same,
        # but others go on waiting for it.
        forbidden_count=False,
        forbidden_by=FORBIDDEN_VANGUARD,
        # What the Execution edition has to assume is 404.1.4 here.
        returned_by=RETURNED,
        never_taken_by=NEVER_TAKEN,
    ),
    vanguard=Vanguard(),
    # One subphase for each of what the Execution edition executes in a single one.
    main_phase=MainPhase(
        movement_step=steps.MOVEMENT,
        action_step=steps.ACTION,
        no_answers_by=EXACTLY_ONE,
        no_answers_from_others_by=ACTIVE_ONLY,
        subphases_by=MOVEMENT_OR_ACTION,
    ),
)

EDITIONS = {rules.edition: rules for rules in (VANGUARD, EXECUTION)}
