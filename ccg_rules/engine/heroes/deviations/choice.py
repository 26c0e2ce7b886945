"""Deviations from chapter `choice`, and readings not taken there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.heroes import actions
from ccg_rules.engine.heroes.abilities import TO_ABILITIES, ActivatedAbilities
from ccg_rules.engine.heroes.attack import TO_ATTACK, AttackPhase
from ccg_rules.engine.heroes.choice import EXACTLY_ONE, Choice
from ccg_rules.engine.heroes.deviations.main_stage import is_idle
from ccg_rules.engine.heroes.deviations.register import alternative, deviation
from ccg_rules.engine.heroes.playing_cards import TO_PLAYING, PlayingCards
from ccg_rules.engine.heroes.state import ABILITY, CHOICE, CLOSED, END, PLAYING, State
from ccg_rules.notation.heroes import abilities as words
from ccg_rules.notation.heroes.actions import PHASES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ccg_rules.notation.heroes.abilities import Ability


def _attacks(state: State, player: int) -> int:
    """Return how many attacks the player has made this turn."""
    return sum(state.attacked >> card & 1 for card in state.in_play(player))


def _uses(state: State, player: int) -> int:
    """Return how many abilities the player has used that bear a mark of this turn."""
    return sum(state.cast.owners[card] == player for card, _ in state.used_now)


def _plays(state: State, player: int) -> int:
    """Return how many creatures the player has played this turn."""
    return sum(state.new >> card & 1 for card in state.in_play(player))


# 306


class _EndsAfter(Choice):
    """The turn ends after some of the phases that are entered from Choice."""

    def ends(self, state: State) -> bool:
        """Tell whether it does after the phase being played."""
        raise NotImplementedError

    def after_phase(self, state: State) -> int:
        return END if self.ends(state) else CHOICE


@deviation(
    "main-ends-after-attack",
    "choice.returning.any_number",
    ru="после атаки игра возвращается к выбору",
    en="after an attack the game returns to Choice",
)
class _EndsAfterAttack(_EndsAfter):
    def ends(self, state: State) -> bool:
        return state.step == CLOSED


@deviation(
    "main-ends-after-ability",
    "choice.returning.any_number",
    ru="после активируемой способности игра возвращается к выбору",
    en="after an activated ability the game returns to Choice",
)
class _EndsAfterAbility(_EndsAfter):
    def ends(self, state: State) -> bool:
        return state.step == ABILITY


@deviation(
    "main-ends-after-card",
    "choice.returning.any_number",
    ru="после розыгрыша карты игра возвращается к выбору",
    en="after a card has been played the game returns to Choice",
)
class _EndsAfterCard(_EndsAfter):
    def ends(self, state: State) -> bool:
        return state.step == PLAYING


@deviation(
    "choice-three-times-a-turn",
    "choice.returning.any_number",
    ru="к фазе выбора можно переходить любое число раз за ход, а не не больше трёх",
    en="one may proceed to the Choice Phase any number of times a turn, not three at most",
)
class _ThreeTimes(_EndsAfter):
    def ends(self, state: State) -> bool:
        player = state.active
        return _attacks(state, player) + _uses(state, player) + _plays(state, player) > 2


@deviation(
    "heroes-choice-by-turns",
    "choice.returning.any_number",
    ru="к выбору возвращается активный игрок, а не его противник",
    en="it is the active player who comes back to Choice, not the opponent",
)
class _ByTurns(Choice):
    def chooser(self, state: State) -> int:
        has_acted = _attacks(state, state.active) + _plays(state, state.active) > 0
        return 1 - state.active if has_acted else state.active


# 306.1


@deviation(
    "idle-choice",
    "choice.options.exactly_one",
    ru="выбрать нужно одно из четырёх: уйти из фазы выбора иначе нельзя",
    en="one of the four must be chosen: the Choice Phase cannot be left otherwise",
)
class _Idle(Choice):
    def options(self, state: State) -> Iterator[int]:
        yield from super().options(state)
        yield actions.action(actions.DECLINE, state.actor)

    def carry_out(self, state: State, action: int) -> None:
        if actions.split(action)[0] == actions.DECLINE:
            state.rules.enter(state, END, EXACTLY_ONE)
        else:
            super().carry_out(state, action)


@deviation(
    "heroes-inactive-player-chooses",
    "choice.options.exactly_one",
    ru="выбирает активный игрок",
    en="it is the active player who chooses",
)
class _InactiveChooses(Choice):
    def chooser(self, state: State) -> int:
        return 1 - state.active


@deviation(
    "turn-passed-for-the-player",
    "choice.options.exactly_one",
    ru="выбирает сам игрок: ход не передаётся за него, даже если больше выбрать нечего",
    en="the player chooses: the turn is not passed for them, even if nothing else can be chosen",
)
class _PassedForPlayer(Choice):
    def go_on(self, state: State) -> None:
        if is_idle(state):
            self.pass_turn(state)
        else:
            super().go_on(state)


@deviation(
    "opponent-passes-the-turn",
    "choice.options.exactly_one",
    ru="пока выбирает активный игрок, противник не может выбрать ничего",
    en="while the active player chooses, the opponent can choose nothing",
)
class _OpponentMayPass(Choice):
    def options(self, state: State) -> Iterator[int]:
        yield from super().options(state)
        yield actions.action(actions.PASS_TURN, 1 - state.actor)


# 306.1, the strike


class _Forbidding(AttackPhase):
    """An attack is forbidden for some reason that no rule knows."""

    def forbids(self, state: State, player: int) -> bool:
        """Tell whether the player may not attack."""
        raise NotImplementedError

    def why_not_attacker(self, state: State, player: int, card: int) -> Refusal | None:
        why = super().why_not_attacker(state, player, card)
        return why or (refuse(TO_ATTACK, "has-attacked", place="") if self.forbids(state, player) else None)


@deviation(
    "strike-not-in-first-turns",
    "choice.strike.to_attack",
    ru="перейти в фазу атаки ударом можно и в первый свой ход",
    en="one may proceed to the Strike Attack Phase in one's first turn too",
)
class _NotInFirstTurns(_Forbidding):
    def forbids(self, state: State, player: int) -> bool:
        return state.turn <= 2


@deviation(
    "strike-before-cards-only",
    "choice.strike.to_attack",
    ru="перейти в фазу атаки ударом можно и после розыгрыша карты",
    en="one may proceed to the Strike Attack Phase after a card has been played too",
)
class _BeforeCardsOnly(_Forbidding):
    def forbids(self, state: State, player: int) -> bool:
        return _plays(state, player) > 0


@deviation(
    "strike-leads-nowhere",
    "choice.strike.to_attack",
    ru="выбор атаки ведёт в фазу атаки ударом",
    en="choosing an attack leads to the Strike Attack Phase",
)
class _LeadsNowhere(AttackPhase):
    def declare(self, state: State, attacker: int, target: int) -> None:
        state.attacked |= 1 << attacker
        state.rules.choice.back(state, TO_ATTACK)


# 306.1, the ability


class _ForbiddingAbility(ActivatedAbilities):
    """Using an ability is forbidden for some reason that no rule knows."""

    def forbids(self, state: State, player: int) -> bool:
        """Tell whether the player may use no ability."""
        raise NotImplementedError

    def why_not_pay(self, state: State, player: int, card: int, ability: Ability) -> Refusal | None:
        if self.forbids(state, player):
            return refuse(TO_ABILITIES, "used-up", place="")
        return super().why_not_pay(state, player, card, ability)


@deviation(
    "ability-needs-open-card",
    "choice.ability.to_abilities",
    ru="перейти в фазу активируемых способностей можно и тогда, когда все свои существа закрыты",
    en="one may proceed to the Activated Abilities Phase even if all one's creatures are closed",
)
class _NeedsOpenCard(_ForbiddingAbility):
    def forbids(self, state: State, player: int) -> bool:
        return all(state.is_closed(card) for card in state.creatures(player))


@deviation(
    "ability-before-attacks-only",
    "choice.ability.to_abilities",
    ru="перейти в фазу активируемых способностей можно и после атаки",
    en="one may proceed to the Activated Abilities Phase after an attack too",
)
class _BeforeAttacksOnly(_ForbiddingAbility):
    def forbids(self, state: State, player: int) -> bool:
        return _attacks(state, player) > 0


@deviation(
    "any-ability-is-activated",
    "choice.ability.to_abilities",
    ru="в фазе активируемых способностей используют только активируемые способности",
    en="in the Activated Abilities Phase only activated abilities are used",
)
class _AnyAbility(ActivatedAbilities):
    def why_not_use(self, state: State, player: int, card: int, definition: int) -> Refusal | None:
        if state.ability(definition).timing != words.ACTIVATED:
            return None
        return super().why_not_use(state, player, card, definition)


@deviation(
    "ability-leads-nowhere",
    "choice.ability.to_abilities",
    ru="выбор способности ведёт в фазу активируемых способностей",
    en="choosing an ability leads to the Activated Abilities Phase",
)
class _AbilityLeadsNowhere(ActivatedAbilities):
    def use(self, state: State, player: int, card: int, number: int) -> None:
        self.mark(state, card, state.definition(card, number))
        state.rules.choice.back(state, TO_ABILITIES)


# 306.1, the card


class _ForbiddingCard(PlayingCards):
    """Playing a card is forbidden for some reason that no rule knows."""

    def forbids(self, state: State, player: int) -> bool:
        """Tell whether the player may play no card."""
        raise NotImplementedError

    def why_not_play(self, state: State, player: int, card: int) -> Refusal | None:
        if self.forbids(state, player):
            return refuse(TO_PLAYING, "no-place-left")
        return super().why_not_play(state, player, card)


@deviation(
    "card-first",
    "choice.card.to_playing",
    ru="перейти в фазу розыгрыша карты можно и после атаки",
    en="one may proceed to the Card Playing Phase after an attack too",
)
class _CardFirst(_ForbiddingCard):
    def forbids(self, state: State, player: int) -> bool:
        return _attacks(state, player) > 0


@deviation(
    "card-before-abilities-only",
    "choice.card.to_playing",
    ru="перейти в фазу розыгрыша карты можно и после активируемой способности",
    en="one may proceed to the Card Playing Phase after an activated ability too",
)
class _BeforeAbilitiesOnly(_ForbiddingCard):
    def forbids(self, state: State, player: int) -> bool:
        return _uses(state, player) > 0


@deviation(
    "card-leads-nowhere",
    "choice.card.to_playing",
    ru="выбранная карта разыгрывается",
    en="the card chosen is played",
)
class _CardLeadsNowhere(PlayingCards):
    def play(self, state: State, player: int, card: int) -> None:
        state.rules.choice.back(state, TO_PLAYING)


# 306.1, passing the turn


@deviation(
    "pass-skips-end-stage",
    "choice.pass_turn.to_end_of_turn",
    ru="после передачи хода наступает этап конца хода",
    en="after the turn has been passed comes the End of Turn Stage",
)
class _SkipsEndStage(Choice):
    def pass_turn(self, state: State) -> None:
        state.rules.end_of_turn.go_on(state)


@deviation(
    "pass-only-if-idle",
    "choice.pass_turn.to_end_of_turn",
    ru="ход можно передать и тогда, когда есть что сделать",
    en="the turn may be passed even if something could be done",
)
class _PassOnlyIfIdle(Choice):
    def may_pass_turn(self, state: State) -> bool:
        return is_idle(state)


@deviation(
    "pass-leads-back-to-choice",
    "choice.pass_turn.to_end_of_turn",
    ru="передав ход, игрок больше не выбирает",
    en="having passed the turn, the player chooses no more",
)
class _BackToChoice(Choice):
    def after_passing(self, state: State) -> int:
        return CHOICE


# 306.2


@deviation(
    "one-strike-phase",
    "choice.repeating.without_limit",
    ru="в фазу атаки ударом можно переходить больше одного раза за основной этап",
    en="one may proceed to the Strike Attack Phase more than once in a Main Stage",
)
class _OneStrike(_Forbidding):
    def forbids(self, state: State, player: int) -> bool:
        return _attacks(state, player) > 0


@deviation(
    "three-strike-phases",
    "choice.repeating.without_limit",
    ru="число переходов в фазу атаки ударом не ограничено, тремя тоже",
    en="how often one proceeds to the Strike Attack Phase is not limited, to three neither",
)
class _ThreeStrikes(_Forbidding):
    def forbids(self, state: State, player: int) -> bool:
        return _attacks(state, player) > 2


@deviation(
    "one-ability-phase",
    "choice.repeating.without_limit",
    ru="в фазу активируемых способностей можно переходить больше одного раза за основной этап",
    en="one may proceed to the Activated Abilities Phase more than once in a Main Stage",
)
class _OneAbility(_ForbiddingAbility):
    def forbids(self, state: State, player: int) -> bool:
        return _uses(state, player) > 0


@deviation(
    "one-card-phase",
    "choice.repeating.without_limit",
    ru="в фазу розыгрыша карты можно переходить больше одного раза за основной этап",
    en="one may proceed to the Card Playing Phase more than once in a Main Stage",
)
class _OneCard(_ForbiddingCard):
    def forbids(self, state: State, player: int) -> bool:
        return _plays(state, player) > 0


# Entering a phase for nothing (`A-heroes-phase-offered`)


class _Entered(Choice):
    """Some phases may be entered and left again with nothing done."""

    def left_undone(self) -> Sequence[str]:
        """Return the phases that may be left with nothing done."""
        return PHASES

    def options(self, state: State) -> Iterator[int]:
        yield from super().options(state)
        for phase in self.left_undone():
            yield actions.action(actions.ENTER, state.actor, PHASES.index(phase))

    def carry_out(self, state: State, action: int) -> None:
        if actions.split(action)[0] != actions.ENTER:
            super().carry_out(state, action)


alternative("A-heroes-phase-offered", "phase-entered-and-left", _Entered)


@deviation(
    "attack-phase-left",
    "A-heroes-phase-offered",
    ru="из фазы атаки ударом не выходят, ничего не сделав",
    en="the Strike Attack Phase is not left with nothing done",
)
class _AttackLeft(_Entered):
    def left_undone(self) -> Sequence[str]:
        return ("attack",)


@deviation(
    "ability-phase-left",
    "A-heroes-phase-offered",
    ru="из фазы активируемых способностей не выходят, ничего не сделав",
    en="the Activated Abilities Phase is not left with nothing done",
)
class _AbilityLeft(_Entered):
    def left_undone(self) -> Sequence[str]:
        return ("ability",)


@deviation(
    "playing-phase-left",
    "A-heroes-phase-offered",
    ru="из фазы розыгрыша карт не выходят, ничего не сделав",
    en="the Card Playing Phase is not left with nothing done",
)
class _PlayingLeft(_Entered):
    def left_undone(self) -> Sequence[str]:
        return ("playing",)


@deviation(
    "card-played-for-nothing",
    "A-heroes-phase-offered",
    ru="фаза розыгрыша не предлагается ради события, которому нечего сделать",
    en="the Card Playing Phase is not offered for an event that would do nothing",
)
class _PlayedForNothing(PlayingCards):
    def has_effect(self, state: State, player: int, card: int) -> bool:
        return True


@deviation(
    "attack-broken-off",
    "A-heroes-phase-offered",
    ru="объявленную атаку не прекращают",
    en="an attack that has been declared is not broken off",
)
class _BrokenOff(AttackPhase):
    def options(self, state: State) -> Iterator[int]:
        yield from super().options(state)
        yield actions.action(actions.PASS_TURN, state.active)

    def carry_out(self, state: State, action: int) -> None:
        if actions.split(action)[0] == actions.PASS_TURN:
            state.attack = None
            state.rules.choice.pass_turn(state)
        else:
            super().carry_out(state, action)
