"""Deviations from chapter `main_stage`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.heroes.abilities import TO_ABILITIES, ActivatedAbilities
from ccg_rules.engine.heroes.attack import TO_ATTACK, AttackPhase
from ccg_rules.engine.heroes.choice import Choice
from ccg_rules.engine.heroes.deviations.register import deviation
from ccg_rules.engine.heroes.main_stage import MainStage
from ccg_rules.engine.heroes.playing_cards import TO_PLAYING, PlayingCards
from ccg_rules.engine.heroes.state import END

if TYPE_CHECKING:
    from ccg_rules.engine.heroes.state import State
    from ccg_rules.notation.heroes.abilities import Ability


def is_idle(state: State) -> bool:
    """Tell whether nothing can be done in Choice but pass the turn."""
    choice = state.rules.choice
    return not any(
        any(True for _ in offered(state)) for offered in (choice.attacks, choice.uses, choice.plays)
    )


# 305.1


@deviation(
    "heroes-choice-skipped-if-idle",
    "main_stage.phases.choice_obligatory",
    ru="фаза выбора бывает и тогда, когда ничего, кроме передачи хода, выбрать нельзя",
    en="there is a Choice Phase even if nothing but passing the turn can be chosen",
)
class _SkippedIfIdle(MainStage):
    def has_choice(self, state: State) -> bool:
        return not is_idle(state)


@deviation(
    "main-stage-without-attacks",
    "main_stage.phases.choice_obligatory",
    ru="в основном этапе есть фаза атаки ударом",
    en="the Main Stage has a Strike Attack Phase",
)
class _NoAttacks(AttackPhase):
    def why_not_attacker(self, state: State, player: int, card: int) -> Refusal | None:
        return refuse(TO_ATTACK, "has-attacked", place="")


@deviation(
    "main-stage-without-abilities",
    "main_stage.phases.choice_obligatory",
    ru="в основном этапе есть фаза активируемых способностей",
    en="the Main Stage has an Activated Abilities Phase",
)
class _NoAbilities(ActivatedAbilities):
    def why_not_pay(self, state: State, player: int, card: int, ability: Ability) -> Refusal | None:
        return refuse(TO_ABILITIES, "used-up", place="")


@deviation(
    "main-stage-without-cards",
    "main_stage.phases.choice_obligatory",
    ru="в основном этапе есть фаза розыгрыша карт",
    en="the Main Stage has a Card Playing Phase",
)
class _NoCards(PlayingCards):
    def why_not_play(self, state: State, player: int, card: int) -> Refusal | None:
        return refuse(TO_PLAYING, "no-place-left")


@deviation(
    "main-stage-all-phases-obligatory",
    "main_stage.phases.choice_obligatory",
    ru="обязательна только фаза выбора: остальные можно пропустить, хотя в них есть что сделать",
    en="only the Choice Phase is obligatory: the others may be left out although something could be done",
)
class _AllObligatory(Choice):
    def may_pass_turn(self, state: State) -> bool:
        return is_idle(state)


# 305.2


@deviation(
    "main-stage-begins-with-attack",
    "main_stage.beginning.straight_to_choice",
    ru="основной этап начинается с выбора, а не с атаки",
    en="the Main Stage begins with Choice, not with an attack",
)
class _AttackFirst(MainStage):
    def begin(self, state: State) -> None:
        super().begin(state)
        for attacker, target in state.rules.choice.attacks(state):
            state.rules.attack.declare(state, attacker, target)
            return


@deviation(
    "main-stage-skipped-in-first-turns",
    "main_stage.beginning.straight_to_choice",
    ru="с первого же хода основной этап переходит в фазу выбора",
    en="from the first turn on, the Main Stage proceeds to the Choice Phase",
)
class _NotInFirstTurns(MainStage):
    def first_phase(self, state: State) -> int:
        return END if state.turn <= 2 else super().first_phase(state)


@deviation(
    "main-stage-needs-a-creature",
    "main_stage.beginning.straight_to_choice",
    ru="основной этап переходит в фазу выбора независимо от того, что у игрока в игре",
    en="the Main Stage proceeds to the Choice Phase whatever the player has in play",
)
class _NeedsCreature(MainStage):
    def first_phase(self, state: State) -> int:
        return super().first_phase(state) if state.creatures(state.active) else END
