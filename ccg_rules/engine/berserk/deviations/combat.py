"""Deviations from chapter `combat`: strikes, dice, defenders, flyers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine.berserk import actions
from ccg_rules.engine.berserk.combat import HIDDEN, MEDIUM, NONE, STRONG, WEAK, WEAKENED, Combat
from ccg_rules.engine.berserk.deviations.register import alternative, deviation
from ccg_rules.engine.berserk.effects import Effects
from ccg_rules.engine.berserk.main_phase import ExecutionSubphase, MainPhase
from ccg_rules.engine.berserk.priority import Priority
from ccg_rules.engine.berserk.state import (
    DEFENDING,
    PAYMENT,
    ROLLING,
    STRIKE,
    WEAKENING,
    Attack,
    Object,
    State,
    Using,
)
from ccg_rules.notation.berserk import abilities as words
from ccg_rules.notation.berserk import cells, places

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ccg_rules.notation.berserk.abilities import Ability

BOARD = cells.HALVES[0] | cells.HALVES[1]


# A-simple-strike


@deviation(
    "strikes-all-weak",
    "A-simple-strike",
    ru="сильный и средний удары наносят больше ран, чем слабый",
    en="a medium and a strong strike deal wounds of their own, not those of a weak one",
)
class _StrikesAllWeak(Combat):
    def wounds(self, state: State, card: int, strength: int) -> int:
        return Combat.wounds(self, state, card, WEAK)


@deviation(
    "strikes-by-strength",
    "A-simple-strike",
    ru="число ран удара стоит на карте",
    en="how many wounds a strike deals is the card's own number",
)
class _StrikesByStrength(Combat):
    def wounds(self, state: State, card: int, strength: int) -> int:
        return strength


@deviation(
    "strikes-orthogonal",
    "A-simple-strike",
    ru="бьют и по диагонали",
    en="a strike goes diagonally too",
)
class _StrikesOrthogonal(Combat):
    def reach(self, state: State, card: int, place: int) -> int:
        return Combat.reach(self, state, card, place) & cells.STEPS[place]


@deviation(
    "strikes-two-cells-far",
    "A-simple-strike",
    ru="бьют только по соседней карте",
    en="only an adjacent card is struck",
)
class _StrikesTwoCellsFar(Combat):
    def reach(self, state: State, card: int, place: int) -> int:
        mask = Combat.reach(self, state, card, place)
        for near in cells.cells_in(mask & BOARD):
            mask |= cells.NEIGHBOURS[near]
        return mask


@deviation(
    "strikes-stay-on-their-half",
    "A-simple-strike",
    ru="бьют и через середину поля",
    en="a strike crosses the middle of the battlefield",
)
class _StrikesStayOnTheirHalf(Combat):
    def reach(self, state: State, card: int, place: int) -> int:
        half = next((half for half in cells.HALVES if half >> place & 1), places.ALL)
        return Combat.reach(self, state, card, place) & half


@deviation(
    "own-cards-struck",
    "A-simple-strike",
    ru="бьют только карты противника",
    en="only enemy cards are struck",
)
class _OwnCardsStruck(Combat):
    def targets(self, state: State, card: int) -> int:
        own = cells.mask(state.places_of(state.cast.owners[card]))
        return Combat.targets(self, state, card) | own & self.reach(state, card, state.where[card])


@deviation(
    "artifacts-strike",
    "A-simple-strike",
    ru="бьют только существа",
    en="only creatures strike",
)
class _ArtifactsStrike(Combat):
    def can_strike(self, state: State, card: int) -> bool:
        return not state.is_closed(card)


@deviation(
    "artifacts-not-struck",
    "A-simple-strike",
    ru="бьют любую карту противника, не только существо",
    en="any enemy card is struck, not only a creature",
)
class _ArtifactsNotStruck(Combat):
    def targets(self, state: State, card: int) -> int:
        creatures = (p for p in range(places.PLACES) if state.board[p] >= 0 and _is_creature(state, p))
        return Combat.targets(self, state, card) & cells.mask(creatures)


def _is_creature(state: State, place: int) -> bool:
    return state.cast.cards[state.board[place]].kind == "creature"


@deviation(
    "strike-at-once",
    "A-simple-strike",
    ru="удар – игродействие: его объявляют, и он ждёт в стеке",
    en="a strike is a game action: it is declared and waits on the stack",
)
class _StrikeAtOnce(Combat):
    def declare(self, state: State, player: int, place: int, target: int) -> None:
        Combat.declare(self, state, player, place, target)
        state.rules.priority.resolve(state)


@deviation(
    "strike-in-answer",
    "A-simple-strike",
    ru="удар объявляется только при пустом стеке",
    en="a strike is declared only with the stack empty",
)
@deviation(
    "strike-with-a-full-stack",
    "A-slow-actions",
    ru="и удар объявляется только при пустом стеке",
    en="a strike too is declared only with the stack empty",
)
@deviation(
    "strikes-answer-an-action",
    "action.course.answers",
    ru="в подфазе Действия нельзя объявить удар",
    en="in the Action Subphase no strike may be declared",
)
class _StrikeInAnswer(ExecutionSubphase):
    def options(self, state: State) -> Iterator[int]:
        yield from ExecutionSubphase.options(self, state)
        for place, target in state.rules.combat.strikes(state, state.actor):
            yield actions.action(actions.STRIKE, state.actor, place, target)

    def carry_out(self, state: State, action: int) -> None:
        kind, player, first, second = actions.split(action)
        if kind == actions.STRIKE:
            state.rules.combat.declare(state, player, first, second)
        else:
            ExecutionSubphase.carry_out(self, state, action)


@deviation(
    "both-may-strike",
    "A-simple-strike",
    ru="удар объявляет только Активный игрок",
    en="only the Active Player declares a strike",
)
@deviation(
    "strike-of-the-inactive",
    "A-slow-actions",
    ru="и удар объявляет только Активный игрок",
    en="a strike too is declared by the Active Player only",
)
class _BothMayStrike(MainPhase):
    def options(self, state: State) -> Iterator[int]:
        yield from MainPhase.options(self, state)
        other = 1 - state.actor
        for place, target in state.rules.combat.strikes(state, other):
            yield actions.action(actions.STRIKE, other, place, target)


@deviation(
    "closed-creatures-strike",
    "A-simple-strike",
    ru="бьёт только открытое существо",
    en="only an open creature strikes",
)
@deviation(
    "strike-of-the-closed",
    "A-slow-actions",
    ru="закрытая карта не бьёт",
    en="a closed card does not strike",
)
class _ClosedCreaturesStrike(Combat):
    def can_strike(self, state: State, card: int) -> bool:
        return state.cast.cards[card].kind == "creature"


@deviation(
    "strike-costs-movement",
    "A-simple-strike",
    ru="ударить может и существо, которому больше нечем двигаться",
    en="a creature without movement points left may strike",
)
class _StrikeCostsMovement(Combat):
    def can_strike(self, state: State, card: int) -> bool:
        return Combat.can_strike(self, state, card) and state.points[card] > 0


@deviation(
    "corner-cards-not-struck",
    "A-simple-strike",
    ru="карту бьют и на первой клетке поля",
    en="a card on the first cell of the battlefield is struck as well",
)
class _CornerCardsNotStruck(Combat):
    def is_cancelled(self, state: State, top: Object) -> bool:
        return not state.where[top.first] or Combat.is_cancelled(self, state, top)


# A-strike-one-die


@deviation(
    "one-die-three-medium",
    "A-strike-one-die",
    ru="при 3 удар слабый",
    en="a 3 is a weak strike",
)
class _OneDieThreeMedium(Combat):
    def alone(self, die: int) -> int:
        return MEDIUM if die == 3 else Combat.alone(self, die)


@deviation(
    "one-die-four-weak",
    "A-strike-one-die",
    ru="при 4 удар средний",
    en="a 4 is a medium strike",
)
class _OneDieFourWeak(Combat):
    def alone(self, die: int) -> int:
        return WEAK if die == 4 else Combat.alone(self, die)


@deviation(
    "one-die-five-strong",
    "A-strike-one-die",
    ru="при 5 удар средний",
    en="a 5 is a medium strike",
)
class _OneDieFiveStrong(Combat):
    def alone(self, die: int) -> int:
        return STRONG if die == 5 else Combat.alone(self, die)


@deviation(
    "one-die-six-medium",
    "A-strike-one-die",
    ru="при 6 удар сильный",
    en="a 6 is a strong strike",
)
class _OneDieSixMedium(Combat):
    def alone(self, die: int) -> int:
        return MEDIUM if die == 6 else Combat.alone(self, die)


@deviation(
    "one-die-one-misses",
    "A-strike-one-die",
    ru="при 1 удар слабый, а не мимо",
    en="a 1 is a weak strike, not a miss",
)
class _OneDieOneMisses(Combat):
    def alone(self, die: int) -> int:
        return NONE if die == 1 else Combat.alone(self, die)


@deviation(
    "closed-creatures-answer",
    "A-strike-one-die",
    ru="закрытое существо не сражается",
    en="a closed creature does not fight",
)
class _ClosedCreaturesAnswer(Combat):
    def fights(self, state: State, attack: Attack) -> bool:
        return state.cast.cards[self.fighter(attack)].kind == "creature"


@deviation(
    "artifacts-fight",
    "A-strike-one-die",
    ru="артефакт не сражается",
    en="an artifact does not fight",
)
class _ArtifactsFight(Combat):
    def fights(self, state: State, attack: Attack) -> bool:
        return not state.is_closed(self.fighter(attack))


@deviation(
    "closing-one-opens-the-others",
    "A-strike-one-die",
    ru="закрытая раньше карта остаётся закрытой, когда закрывают другую",
    en="a card that was closed stays closed when another is closed",
)
class _ClosingOneOpensTheOthers(Effects):
    def close(self, state: State, card: int) -> None:
        state.closed = 0
        Effects.close(self, state, card)


@deviation(
    "one-die-answered",
    "A-strike-one-die",
    ru="на удар одним кубиком ответа нет",
    en="a strike with one die is not answered",
)
class _OneDieAnswered(Combat):
    def result(self, state: State, attack: Attack) -> tuple[int, int]:
        strength, answer = Combat.result(self, state, attack)
        return (strength, WEAK) if len(attack.dice) == 1 else (strength, answer)


# A-strike-two-dice


def _instead(difference: int, strengths: tuple[int, int]) -> type[Combat]:
    """Return a combat in which unequal dice of one difference give other strikes."""

    class _OtherRow(Combat):
        def compared(self, die: int, other: int) -> tuple[int, int]:
            return strengths if die - other == difference else Combat.compared(self, die, other)

    return _OtherRow


for _ident, _difference, _strengths, _ru, _en in (
    (
        *("dice-plus-five-medium", 5, (MEDIUM, NONE)),
        *("при разности 5 удар сильный", "on 5 the attacker's strike is strong"),
    ),
    (
        *("dice-plus-five-answered", 5, (STRONG, WEAK)),
        *("при разности 5 ответа нет", "on 5 there is no answer"),
    ),
    (
        *("dice-plus-four-medium", 4, (MEDIUM, WEAK)),
        *("при разности 4 удар сильный", "on 4 the attacker's strike is strong"),
    ),
    (
        *("dice-plus-four-unanswered", 4, (STRONG, NONE)),
        *("при разности 4 ответ слабый", "on 4 the answer is weak"),
    ),
    (
        *("dice-plus-three-weak", 3, (WEAK, NONE)),
        *("при разности 3 удар средний", "on 3 the attacker's strike is medium"),
    ),
    (
        *("dice-plus-three-answered", 3, (MEDIUM, WEAK)),
        *("при разности 3 ответа нет", "on 3 there is no answer"),
    ),
    (
        *("dice-plus-two-weak", 2, (WEAK, WEAK)),
        *("при разности 2 удар средний", "on 2 the attacker's strike is medium"),
    ),
    (
        *("dice-plus-two-unanswered", 2, (MEDIUM, NONE)),
        *("при разности 2 ответ слабый", "on 2 the answer is weak"),
    ),
    (
        *("dice-plus-one-medium", 1, (MEDIUM, NONE)),
        *("при разности 1 удар слабый", "on 1 the attacker's strike is weak"),
    ),
    (
        *("dice-plus-one-answered", 1, (WEAK, WEAK)),
        *("при разности 1 ответа нет", "on 1 there is no answer"),
    ),
    (
        *("dice-minus-one-misses", -1, (NONE, NONE)),
        *("при разности −1 удар слабый", "on −1 the attacker's strike is weak"),
    ),
    (
        *("dice-minus-one-answered", -1, (NONE, WEAK)),
        *("при разности −1 бьёт атакующий, а не отвечающий", "on −1 the attacker strikes, not the other"),
    ),
    (
        *("dice-minus-two-strikes", -2, (WEAK, NONE)),
        *("при разности −2 атакующий не бьёт", "on −2 the attacker does not strike"),
    ),
    (
        *("dice-minus-two-answered", -2, (NONE, WEAK)),
        *("при разности −2 ответа нет", "on −2 there is no answer"),
    ),
    (
        *("dice-minus-three-strikes", -3, (WEAK, WEAK)),
        *("при разности −3 атакующий не бьёт", "on −3 the attacker does not strike"),
    ),
    (
        *("dice-minus-three-unanswered", -3, (NONE, NONE)),
        *("при разности −3 ответ слабый", "on −3 the answer is weak"),
    ),
    (
        *("dice-minus-four-misses", -4, (NONE, MEDIUM)),
        *("при разности −4 атакующий бьёт слабо", "on −4 the attacker's strike is weak"),
    ),
    (
        *("dice-minus-four-weak-answer", -4, (WEAK, WEAK)),
        *("при разности −4 ответ средний", "on −4 the answer is medium"),
    ),
    (
        *("dice-minus-five-strikes", -5, (WEAK, MEDIUM)),
        *("при разности −5 атакующий не бьёт", "on −5 the attacker does not strike"),
    ),
    (
        *("dice-minus-five-strong-answer", -5, (NONE, STRONG)),
        *("при разности −5 ответ средний, а не сильный", "on −5 the answer is medium, not strong"),
    ),
):
    deviation(_ident, "A-strike-two-dice", ru=_ru, en=_en)(_instead(_difference, _strengths))


@deviation(
    "dice-even-fours-answered",
    "A-strike-two-dice",
    ru="при двух четвёрках бьёт атакующий",
    en="on two fours the attacker strikes",
)
class _DiceEvenFoursAnswered(Combat):
    def compared(self, die: int, other: int) -> tuple[int, int]:
        return (NONE, WEAK) if die == other == 4 else Combat.compared(self, die, other)


@deviation(
    "dice-even-fives-strike",
    "A-strike-two-dice",
    ru="при двух пятёрках бьёт отвечающий",
    en="on two fives the other strikes",
)
class _DiceEvenFivesStrike(Combat):
    def compared(self, die: int, other: int) -> tuple[int, int]:
        return (WEAK, NONE) if die == other == 5 else Combat.compared(self, die, other)


@deviation(
    "dice-even-low-miss",
    "A-strike-two-dice",
    ru="при равных бросках до 4 атакующий бьёт слабо",
    en="on equal dice up to 4 the attacker strikes weakly",
)
class _DiceEvenLowMiss(Combat):
    def compared(self, die: int, other: int) -> tuple[int, int]:
        return (NONE, NONE) if die == other < 5 else Combat.compared(self, die, other)


@deviation(
    "dice-even-high-miss",
    "A-strike-two-dice",
    ru="при двух шестёрках отвечающий бьёт слабо",
    en="on two sixes the other strikes weakly",
)
class _DiceEvenHighMiss(Combat):
    def compared(self, die: int, other: int) -> tuple[int, int]:
        return (NONE, NONE) if die == other == 6 else Combat.compared(self, die, other)


@deviation(
    "dice-even-both-strike",
    "A-strike-two-dice",
    ru="при равных бросках бьёт только один",
    en="on equal dice only one strikes",
)
class _DiceEvenBothStrike(Combat):
    def compared(self, die: int, other: int) -> tuple[int, int]:
        return (WEAK, WEAK) if die == other else Combat.compared(self, die, other)


@deviation(
    "dice-from-the-first-players-side",
    "A-strike-two-dice",
    ru="из броска атакующего вычитается бросок отвечающего, чья бы ни была атака",
    en="the other's die is subtracted from the attacker's, whoever attacks",
)
class _DiceFromTheFirstPlayersSide(Combat):
    def result(self, state: State, attack: Attack) -> tuple[int, int]:
        if len(attack.dice) == 2 and state.cast.owners[attack.attacker]:
            return self.compared(attack.dice[1], attack.dice[0])
        return Combat.result(self, state, attack)


@deviation(
    "dice-of-the-target",
    "A-strike-two-dice",
    ru="сравнивают броски, если открыт защитник, пусть цель и закрыта",
    en="the dice are compared if the defender is open, though the target be closed",
)
class _DiceOfTheTarget(Combat):
    def fights(self, state: State, attack: Attack) -> bool:
        return Combat.fights(self, state, attack._replace(defender=-1))


@deviation(
    "answers-deal-their-strength",
    "A-strike-two-dice",
    ru="и в ответ число ран – то, что стоит на карте",
    en="an answer too deals the wounds the card says",
)
class _AnswersDealTheirStrength(Combat):
    def wounds(self, state: State, card: int, strength: int) -> int:
        answers = state.cast.owners[card] != state.active
        return strength if answers else Combat.wounds(self, state, card, strength)


# A-strike-exchange


@deviation(
    "no-weakening-on-four",
    "A-strike-exchange",
    ru="при разности 4 размен можно ослабить",
    en="on 4 the exchange may be weakened",
)
class _NoWeakeningOnFour(Combat):
    def may_weaken(self, state: State, attack: Attack) -> bool:
        return Combat.may_weaken(self, state, attack) and self.difference(attack) != 4


@deviation(
    "no-weakening-on-two",
    "A-strike-exchange",
    ru="при разности 2 размен можно ослабить",
    en="on 2 the exchange may be weakened",
)
class _NoWeakeningOnTwo(Combat):
    def may_weaken(self, state: State, attack: Attack) -> bool:
        return Combat.may_weaken(self, state, attack) and self.difference(attack) != 2


@deviation(
    "no-weakening-on-minus-four",
    "A-strike-exchange",
    ru="при разности −4 размен можно ослабить",
    en="on −4 the exchange may be weakened",
)
class _NoWeakeningOnMinusFour(Combat):
    def may_weaken(self, state: State, attack: Attack) -> bool:
        return Combat.may_weaken(self, state, attack) and self.difference(attack) != -4


@deviation(
    "weakened-by-the-lower",
    "A-strike-exchange",
    ru="ослабляет сторона, выбросившая больше",
    en="the side that rolled higher weakens",
)
class _WeakenedByTheLower(Combat):
    def weakener(self, state: State, attack: Attack) -> int:
        return 1 - Combat.weakener(self, state, attack)


@deviation(
    "weakened-by-the-attacker",
    "A-strike-exchange",
    ru="при −4 ослабляет не атакующий",
    en="on −4 it is not the attacker who weakens",
)
class _WeakenedByTheAttacker(Combat):
    def weakener(self, state: State, attack: Attack) -> int:
        return state.cast.owners[attack.attacker]


@deviation(
    "weakened-by-the-attacked",
    "A-strike-exchange",
    ru="при 4 и 2 ослабляет атакующий",
    en="on 4 and 2 it is the attacker who weakens",
)
class _WeakenedByTheAttacked(Combat):
    def weakener(self, state: State, attack: Attack) -> int:
        return 1 - state.cast.owners[attack.attacker]


@deviation(
    "weakened-by-the-first-player",
    "A-strike-exchange",
    ru="ослабляет тот, кто выбросил больше, будь то и Второй игрок",
    en="whoever rolled higher weakens, the Second Player too",
)
class _WeakenedByTheFirstPlayer(Combat):
    def weakener(self, state: State, attack: Attack) -> int:
        return 0


@deviation(
    "weakened-four-weak",
    "A-strike-exchange",
    ru="при 4 ослабленный удар средний",
    en="on 4 the weakened strike is medium",
)
class _WeakenedFourWeak(Combat):
    def weakened(self, attack: Attack) -> tuple[int, int]:
        return (WEAK, NONE) if self.difference(attack) == 4 else Combat.weakened(self, attack)


@deviation(
    "weakened-four-strong",
    "A-strike-exchange",
    ru="при 4 ослабленный удар уже не сильный",
    en="on 4 the weakened strike is not strong any more",
)
class _WeakenedFourStrong(Combat):
    def weakened(self, attack: Attack) -> tuple[int, int]:
        return (STRONG, NONE) if self.difference(attack) == 4 else Combat.weakened(self, attack)


@deviation(
    "weakened-two-nothing",
    "A-strike-exchange",
    ru="при 2 ослабленный удар слабый",
    en="on 2 the weakened strike is weak",
)
class _WeakenedTwoNothing(Combat):
    def weakened(self, attack: Attack) -> tuple[int, int]:
        return (NONE, NONE) if self.difference(attack) == 2 else Combat.weakened(self, attack)


@deviation(
    "weakened-two-medium",
    "A-strike-exchange",
    ru="при 2 ослабленный удар уже не средний",
    en="on 2 the weakened strike is not medium any more",
)
class _WeakenedTwoMedium(Combat):
    def weakened(self, attack: Attack) -> tuple[int, int]:
        return (MEDIUM, NONE) if self.difference(attack) == 2 else Combat.weakened(self, attack)


@deviation(
    "weakened-minus-four-medium",
    "A-strike-exchange",
    ru="при −4 ослабленный ответ слабый",
    en="on −4 the weakened answer is weak",
)
class _WeakenedMinusFourMedium(Combat):
    def weakened(self, attack: Attack) -> tuple[int, int]:
        return (NONE, MEDIUM) if self.difference(attack) == -4 else Combat.weakened(self, attack)


@deviation(
    "weakened-minus-four-struck",
    "A-strike-exchange",
    ru="при −4 остаётся один ответ",
    en="on −4 the answer alone is left",
)
class _WeakenedMinusFourStruck(Combat):
    def weakened(self, attack: Attack) -> tuple[int, int]:
        return (WEAK, WEAK) if self.difference(attack) == -4 else Combat.weakened(self, attack)


@deviation(
    "weakened-still-answered",
    "A-strike-exchange",
    ru="ослабленный размен остаётся без ответа",
    en="a weakened exchange is not answered",
)
class _WeakenedStillAnswered(Combat):
    def weakened(self, attack: Attack) -> tuple[int, int]:
        strength, answer = Combat.weakened(self, attack)
        return strength, answer or WEAK


@deviation(
    "weakening-forced",
    "A-strike-exchange",
    ru="размен можно и не ослаблять",
    en="the exchange need not be weakened",
)
class _WeakeningForced(Combat):
    def actions(self, state: State) -> Iterator[int]:
        forced = state.attack is not None and state.attack.stage == WEAKENING
        for action in Combat.actions(self, state):
            if not forced or actions.split(action)[0] != actions.DECLINE:
                yield action


@deviation(
    "anything-weakened",
    "A-strike-exchange",
    ru="при прочих разностях размен не ослабляют",
    en="on other differences the exchange is not weakened",
)
class _AnythingWeakened(Combat):
    def may_weaken(self, state: State, attack: Attack) -> bool:
        return len(attack.dice) == 2

    def weakened(self, attack: Attack) -> tuple[int, int]:
        return WEAKENED.get(self.difference(attack), (NONE, NONE))


# A-attack-course


@deviation(
    "dice-before-the-defender",
    "A-attack-course",
    ru="защитника назначают до броска",
    en="a defender is named before the dice are rolled",
)
class _DiceBeforeTheDefender(Combat):
    def begin(self, state: State, attacker: int, target: int, *, unanswered: bool) -> None:
        Combat.begin(self, state, attacker, target, unanswered=unanswered)
        if state.attack is not None and state.attack.stage == DEFENDING:
            for _ in range(1 + self.fights(state, state.attack)):
                self.roll(state, state.attack)

    def fights(self, state: State, attack: Attack) -> bool:
        return Combat.fights(self, state, attack._replace(defender=-1))


@deviation(
    "no-one-asked-for-a-defender",
    "A-attack-course",
    ru="неактивный игрок назначает защитника или отказывается",
    en="the inactive player names a defender or declines",
)
class _NoOneAskedForADefender(Combat):
    def asks_for_defender(self, state: State, attack: Attack) -> bool:
        return False


@deviation(
    "attackers-player-names-the-defender",
    "A-attack-course",
    ru="защитника назначает неактивный игрок",
    en="it is the inactive player who names a defender",
)
class _AttackersPlayerNamesTheDefender(Combat):
    def settle(self, state: State) -> bool:
        waits = Combat.settle(self, state)
        if waits and state.attack is not None and state.attack.stage == DEFENDING:
            state.actor = 1 - state.actor
        return waits


@deviation(
    "other-die-first",
    "A-attack-course",
    ru="первым бросают кубик атакующего",
    en="the attacker's die is rolled first",
)
class _OtherDieFirst(Combat):
    def result(self, state: State, attack: Attack) -> tuple[int, int]:
        return Combat.result(self, state, attack._replace(dice=attack.dice[::-1]))

    def difference(self, attack: Attack) -> int:
        return -Combat.difference(self, attack)


@deviation(
    "attacker-strikes-first",
    "A-attack-course",
    ru="раны обоих ударов наносятся одновременно",
    en="the wounds of both strikes are dealt simultaneously",
)
class _AttackerStrikesFirst(Combat):
    def strike(self, state: State, attack: Attack, strengths: tuple[int, int]) -> None:
        Combat.strike(self, state, attack, (strengths[0], NONE))
        state.rules.deaths.check(state)
        if state.where[self.fighter(attack)] >= 0:
            Combat.strike(self, state, attack, (NONE, strengths[1]))


@deviation(
    "answer-comes-first",
    "A-attack-course",
    ru="погибающий от ответа атакующий всё же бьёт",
    en="an attacker that dies of the answer strikes all the same",
)
class _AnswerComesFirst(Combat):
    def strike(self, state: State, attack: Attack, strengths: tuple[int, int]) -> None:
        Combat.strike(self, state, attack, (NONE, strengths[1]))
        state.rules.deaths.check(state)
        if state.where[attack.attacker] >= 0:
            Combat.strike(self, state, attack, (strengths[0], NONE))


@deviation(
    "deaths-in-a-fight-not-seen",
    "A-attack-course",
    ru="погибшие в одном сражении видят гибель друг друга",
    en="those who die in one fight see each other die",
)
class _DeathsInAFightNotSeen(Combat):
    def strike(self, state: State, attack: Attack, strengths: tuple[int, int]) -> None:
        Combat.strike(self, state, attack, strengths)
        attacker = attack.attacker
        if state.wounds[attacker] >= state.rules.ledger.life(state, attacker):
            kept = state.wounds[self.fighter(attack)]
            state.wounds[self.fighter(attack)] = 0
            state.rules.deaths.check(state)
            state.wounds[self.fighter(attack)] = kept


@deviation(
    "answers-during-an-attack",
    "A-attack-course",
    ru="пока атака идёт, внезапных особенностей не использует никто",
    en="nobody uses sudden abilities while an attack is under way",
)
class _AnswersDuringAnAttack(Combat):
    def actions(self, state: State) -> Iterator[int]:
        yield from Combat.actions(self, state)
        for player in (0, 1):
            for place, number in state.rules.priority.sudden(state, player):
                yield actions.action(actions.USE, player, place, number)


@deviation(
    "passing-during-an-attack",
    "A-attack-course",
    ru="пока атака идёт, приоритета нет ни у кого",
    en="nobody has priority while an attack is under way",
)
class _PassingDuringAnAttack(Combat):
    def actions(self, state: State) -> Iterator[int]:
        yield from Combat.actions(self, state)
        yield actions.action(actions.PASS, state.active)


@deviation(
    "exchange-after-the-wounds",
    "A-attack-course",
    ru="ослабляют размен до ран",
    en="the exchange is weakened before the wounds",
)
class _ExchangeAfterTheWounds(Combat):
    def settle(self, state: State) -> bool:
        waits = Combat.settle(self, state)
        attack = state.attack
        if waits and attack is not None and attack.stage == WEAKENING:
            self.strike(state, attack, self.result(state, attack))
            state.attack = attack
        return waits


@deviation(
    "defender-stays-open-if-attacker-dies",
    "A-attack-course",
    ru="защитник закрывается и тогда, когда атакующий погиб",
    en="the defender closes even if the attacker has died",
)
class _DefenderStaysOpenIfAttackerDies(Priority):
    def pay(self, state: State, payment: Object) -> None:
        if state.where[payment.card] >= 0:
            Priority.pay(self, state, payment)


@deviation(
    "defender-named-at-declaration",
    "A-attack-course",
    ru="защитника назначают, когда удар исполняется, а не когда он объявлен",
    en="a defender is named when the strike is executed, not when it is declared",
)
class _DefenderAtDeclaration(Combat):
    """A defender is named as soon as the strike is declared; the payment below it keeps who defends."""

    def declare(self, state: State, player: int, place: int, target: int) -> None:
        card, other = state.board[place], state.board[target]
        Combat.declare(self, state, player, place, target)
        if not self.is_directed(state, card):
            state.attack = Attack(card, other, -1, DEFENDING, (), False)

    def settle(self, state: State) -> bool:
        attack = state.attack
        is_declared = bool(state.stack) and state.stack[-1].kind == STRIKE
        if attack is None or not is_declared:
            return Combat.settle(self, state)
        if attack.stage == DEFENDING and self.asks_for_defender(state, attack):
            state.actor = self.defending_player(state, attack)
            return True
        state.attack = None
        return False

    def begin(self, state: State, attacker: int, target: int, *, unanswered: bool) -> None:
        Combat.begin(self, state, attacker, target, unanswered=unanswered)
        if state.attack is not None and state.attack.stage == DEFENDING:
            defender = state.stack[-1].first
            if defender >= 0 and state.where[defender] < 0:
                defender = -1
            state.attack = state.attack._replace(defender=defender, stage=ROLLING)


alternative("A-attack-course", "defender-named-at-declaration", _DefenderAtDeclaration)


# A-defender


@deviation(
    "closed-creatures-defend",
    "A-defender",
    ru="защищает только открытое существо",
    en="only an open creature defends",
)
@deviation(
    "defence-of-the-closed",
    "A-slow-actions",
    ru="закрытая карта не защищает",
    en="a closed card does not defend",
)
class _ClosedCreaturesDefend(Combat):
    def is_too_tired(self, state: State, card: int) -> bool:
        return False


@deviation(
    "defender-next-to-the-target-only",
    "A-defender",
    ru="защитник соседствует и с атакующим",
    en="the defender is adjacent to the attacker too",
)
class _DefenderNextToTheTargetOnly(Combat):
    def is_near(self, state: State, attack: Attack, card: int) -> bool:
        return bool(self.adjacent(state.where[card]) >> state.where[attack.target] & 1)


@deviation(
    "defender-next-to-the-attacker-only",
    "A-defender",
    ru="защитник соседствует и с целью",
    en="the defender is adjacent to the target too",
)
class _DefenderNextToTheAttackerOnly(Combat):
    def is_near(self, state: State, attack: Attack, card: int) -> bool:
        return bool(self.adjacent(state.where[card]) >> state.where[attack.attacker] & 1)


@deviation(
    "artifacts-defend",
    "A-defender",
    ru="защищает только существо",
    en="only a creature defends",
)
class _ArtifactsDefend(Combat):
    def may_defend(self, state: State, attack: Attack, card: int) -> bool:
        free = not self.is_too_tired(state, card) and self.is_another(attack, card)
        return free and self.is_near(state, attack, card)


@deviation(
    "nobody-defends",
    "A-defender",
    ru="защитника назначить можно",
    en="a defender may be named",
)
class _NobodyDefends(Combat):
    def may_defend(self, state: State, attack: Attack, card: int) -> bool:
        return False


@deviation(
    "both-sides-defend",
    "A-defender",
    ru="назначают только своё существо",
    en="only a creature of one's own is named",
)
class _BothSidesDefend(Combat):
    def defenders(self, state: State, attack: Attack) -> int:
        attackers = state.places_of(state.cast.owners[attack.attacker])
        others = (place for place in attackers if self.may_defend(state, attack, state.board[place]))
        return Combat.defenders(self, state, attack) | cells.mask(others)


@deviation(
    "active-player-defends",
    "A-defender",
    ru="назначает неактивный игрок",
    en="it is the inactive player who names a defender",
)
class _ActivePlayerDefends(Combat):
    def actions(self, state: State) -> Iterator[int]:
        yield from Combat.actions(self, state)
        if state.attack is not None and state.attack.stage == DEFENDING:
            for place in cells.cells_in(self.defenders(state, state.attack)):
                yield actions.action(actions.DEFEND, 1 - state.actor, place)


@deviation(
    "target-fights-beside-the-defender",
    "A-defender",
    ru="защитник сражается вместо цели",
    en="the defender fights in the target's place",
)
class _TargetFightsBesideTheDefender(Combat):
    def fighter(self, attack: Attack) -> int:
        return attack.target


@deviation(
    "defender-takes-the-wounds-only",
    "A-defender",
    ru="защитник и отвечает вместо цели",
    en="the defender answers in the target's place, too",
)
class _DefenderTakesTheWoundsOnly(Combat):
    def wounds(self, state: State, card: int, strength: int) -> int:
        for payment in state.stack:
            if payment.kind == PAYMENT and payment.first == card >= 0:
                return 0
        return Combat.wounds(self, state, card, strength)


@deviation(
    "defending-forced",
    "A-defender",
    ru="защитника можно не назначать",
    en="no defender need be named",
)
class _DefendingForced(Combat):
    def actions(self, state: State) -> Iterator[int]:
        attack = state.attack
        forced = attack is not None and attack.stage == DEFENDING and bool(self.defenders(state, attack))
        for action in Combat.actions(self, state):
            if not forced or actions.split(action)[0] != actions.DECLINE:
                yield action


@deviation(
    "defender-named-again",
    "A-defender",
    ru="защитника назначают один раз за атаку",
    en="a defender is named once per attack",
)
class _DefenderNamedAgain(Combat):
    def defend(self, state: State, card: int) -> None:
        again = state.attack is not None and state.attack.defender < 0
        Combat.defend(self, state, card)
        if again and state.attack is not None:
            state.attack = state.attack._replace(stage=DEFENDING)


@deviation(
    "one-defender-a-turn",
    "A-defender",
    ru="защитника назначают раз за атаку, а не раз за ход",
    en="a defender is named once per attack, not once a turn",
)
class _OneDefenderATurn(Combat):
    def asks_for_defender(self, state: State, attack: Attack) -> bool:
        tired = any(
            state.is_closed(state.board[p]) for p in state.places_of(self.defending_player(state, attack))
        )
        return not tired and Combat.asks_for_defender(self, state, attack)


@deviation(
    "directed-strikes-defended",
    "A-defender",
    ru="против направленного удара не защищают",
    en="nobody defends against a directed strike",
)
class _DirectedStrikesDefended(Combat):
    def is_directed(self, state: State, attacker: int) -> bool:
        return False


@deviation(
    "directed-strikes-on-any-card",
    "A-defender",
    ru="направлен удар той карты, у которой есть эта особенность, а не любой",
    en="a strike is directed if the attacker's are, not if any card's are",
)
class _DirectedStrikesOnAnyCard(Combat):
    def is_directed(self, state: State, attacker: int) -> bool:
        return any(state.has(card, "directed strike") for card in state.lying())


@deviation(
    "defender-closes-at-once",
    "A-defender",
    ru="защитник закрывается при оплате, а не при назначении",
    en="the defender closes at payment, not when it is named",
)
class _DefenderClosesAtOnce(Combat):
    def close_defender(self, state: State, card: int) -> None:
        state.rules.effects.close(state, card)


@deviation(
    "defender-closes-with-the-wounds",
    "A-defender",
    ru="защитник закрывается при оплате, а не вместе с ранами",
    en="the defender closes at payment, not with the wounds",
)
class _DefenderClosesWithTheWounds(Combat):
    def strike(self, state: State, attack: Attack, strengths: tuple[int, int]) -> None:
        Combat.strike(self, state, attack, strengths)
        if attack.defender >= 0:
            state.rules.effects.close(state, attack.defender)


@deviation(
    "defender-stays-open",
    "A-defender",
    ru="защитник закрывается",
    en="the defender closes",
)
class _DefenderStaysOpen(Combat):
    def close_defender(self, state: State, card: int) -> None:
        pass


@deviation(
    "undefended-target-closes",
    "A-defender",
    ru="закрывается защитник, а не цель",
    en="it is the defender that closes, not the target",
)
class _UndefendedTargetCloses(Combat):
    def begin(self, state: State, attacker: int, target: int, *, unanswered: bool) -> None:
        Combat.begin(self, state, attacker, target, unanswered=unanswered)
        if not unanswered:
            self.close_defender(state, target)


@deviation(
    "attacker-closes-only-if-the-defender-lives",
    "A-defender",
    ru="атакующий закрывается, хотя защитник погиб",
    en="the attacker closes though the defender has died",
)
class _AttackerClosesOnlyIfTheDefenderLives(Priority):
    def pay(self, state: State, payment: Object) -> None:
        if payment.first < 0 or state.where[payment.first] >= 0:
            Priority.pay(self, state, payment)


@deviation(
    "defender-loses-movement",
    "A-defender",
    ru="защитник, закрывшись, единиц движения не теряет",
    en="a defender that has closed keeps its movement points",
)
class _DefenderLosesMovement(Priority):
    def pay(self, state: State, payment: Object) -> None:
        Priority.pay(self, state, payment)
        if payment.first >= 0:
            state.points[payment.first] = 0


alternative("A-defender", "defender-loses-movement", _DefenderLosesMovement)


@deviation(
    "first-card-defends-in-vain",
    "A-defender",
    ru="вместо цели сражается любой назначенный защитник, и самая первая карта",
    en="whichever card is named defends in the target's place, the first of all too",
)
class _FirstCardDefendsInVain(Combat):
    def fighter(self, attack: Attack) -> int:
        return attack.defender if attack.defender > 0 else attack.target


# A-defender-not-target


@deviation(
    "target-defends-itself",
    "A-defender-not-target",
    ru="цель себя не защищает",
    en="the target does not defend itself",
)
class _TargetDefendsItself(Combat):
    def may_defend(self, state: State, attack: Attack, card: int) -> bool:
        return card == attack.target or Combat.may_defend(self, state, attack, card)


@deviation(
    "flying-target-defends-itself",
    "A-defender-not-target",
    ru="летающая цель тоже себя не защищает",
    en="a flying target does not defend itself either",
)
class _FlyingTargetDefendsItself(Combat):
    def is_another(self, attack: Attack, card: int) -> bool:
        return True


# A-flyers-adjacent-to-none


@deviation(
    "flyers-struck-from-the-ground",
    "A-flyers-adjacent-to-none",
    ru="наземное существо не бьёт летающее",
    en="a ground creature does not strike a flying one",
)
class _FlyersStruckFromTheGround(Combat):
    def reach(self, state: State, card: int, place: int) -> int:
        return Combat.reach(self, state, card, place) | places.ZONES[0] | places.ZONES[1]


@deviation(
    "abilities-reach-the-zone",
    "A-flyers-adjacent-to-none",
    ru="для особенностей летающее ни с кем не соседствует",
    en="for abilities a flying creature is adjacent to none",
)
class _AbilitiesReachTheZone(Effects):
    def reachable(self, state: State, using: Using, ability: Ability) -> int:
        mask = Effects.reachable(self, state, using, ability)
        if ability.target == words.ADJACENT:
            mask |= cells.mask(state.places_of(1 - using.player)) & places.ZONES[1 - using.player]
        return mask


@deviation(
    "abilities-reach-from-the-zone",
    "A-flyers-adjacent-to-none",
    ru="и с летающим не соседствует ни одна карта",
    en="no card is adjacent to a flying creature either",
)
class _AbilitiesReachFromTheZone(Effects):
    def reachable(self, state: State, using: Using, ability: Ability) -> int:
        if ability.target == words.ADJACENT and state.where[using.card] >= cells.CELLS:
            return cells.mask(state.places_of(1 - using.player))
        return Effects.reachable(self, state, using, ability)


@deviation(
    "flyers-defend-anywhere",
    "A-flyers-adjacent-to-none",
    ru="летающее не защищает наземное от наземного",
    en="a flying creature does not defend a ground creature against a ground one",
)
class _FlyersDefendAnywhere(Combat):
    def is_near(self, state: State, attack: Attack, card: int) -> bool:
        return state.cast.cards[card].flying or Combat.is_near(self, state, attack, card)


# A-flyers-combat


@deviation(
    "flyers-strike-flyers-only",
    "A-flyers-combat",
    ru="летающее бьёт и наземных",
    en="a flying creature strikes ground cards",
)
class _FlyersStrikeFlyersOnly(Combat):
    def flyer_reach(self) -> int:
        return places.ZONES[0] | places.ZONES[1]


@deviation(
    "flyers-strike-the-ground-only",
    "A-flyers-combat",
    ru="летающее бьёт и летающих",
    en="a flying creature strikes flying ones",
)
class _FlyersStrikeTheGroundOnly(Combat):
    def flyer_reach(self) -> int:
        return BOARD


@deviation(
    "flyers-strike-the-front-row-only",
    "A-flyers-combat",
    ru="летающее бьёт и далёкие карты",
    en="a flying creature strikes far cards",
)
class _FlyersStrikeTheFrontRowOnly(Combat):
    def flyer_reach(self) -> int:
        front = cells.block(0, cells.COLUMNS, (1,)) | cells.block(1, cells.COLUMNS, (1,))
        return front | places.ZONES[0] | places.ZONES[1]


@deviation(
    "flyers-strike-unanswered",
    "A-flyers-combat",
    ru="летающее сражается, как все",
    en="a flying creature fights like any other",
)
class _FlyersStrikeUnanswered(Combat):
    def fights(self, state: State, attack: Attack) -> bool:
        return Combat.fights(self, state, attack) and not state.cast.cards[attack.attacker].flying


@deviation(
    "flying-target-undefended",
    "A-flyers-combat",
    ru="летающую цель защищают летающие",
    en="a flying target is defended by flying creatures",
)
class _FlyingTargetUndefended(Combat):
    def is_near(self, state: State, attack: Attack, card: int) -> bool:
        flies = state.cast.cards[attack.target].flying
        return not flies and Combat.is_near(self, state, attack, card)


@deviation(
    "flying-target-defended-by-all",
    "A-flyers-combat",
    ru="летающую цель защищают только летающие",
    en="a flying target is defended by flying creatures only",
)
class _FlyingTargetDefendedByAll(Combat):
    def is_near(self, state: State, attack: Attack, card: int) -> bool:
        return state.cast.cards[attack.target].flying or Combat.is_near(self, state, attack, card)


@deviation(
    "flying-attacker-not-opposed-from-the-ground",
    "A-flyers-combat",
    ru="от летающего защищают и соседи цели",
    en="against a flying attacker neighbours of the target defend",
)
class _FlyingAttackerNotOpposedFromTheGround(Combat):
    def is_near(self, state: State, attack: Attack, card: int) -> bool:
        cards = state.cast.cards
        if cards[attack.attacker].flying and not cards[card].flying:
            return False
        return Combat.is_near(self, state, attack, card)


@deviation(
    "flying-attacker-opposed-by-all",
    "A-flyers-combat",
    ru="от летающего наземное защищает лишь соседа",
    en="against a flying attacker a ground creature defends only a neighbour",
)
class _FlyingAttackerOpposedByAll(Combat):
    def is_near(self, state: State, attack: Attack, card: int) -> bool:
        return state.cast.cards[attack.attacker].flying or Combat.is_near(self, state, attack, card)


@deviation(
    "flying-attacker-not-opposed-by-flyers",
    "A-flyers-combat",
    ru="от летающего наземную цель защищают и летающие",
    en="against a flying attacker flying creatures defend a ground target",
)
class _FlyingAttackerNotOpposedByFlyers(Combat):
    def is_near(self, state: State, attack: Attack, card: int) -> bool:
        cards = state.cast.cards
        if cards[card].flying and not cards[attack.target].flying:
            return False
        return Combat.is_near(self, state, attack, card)


# What other assumptions, and clauses, say of strikes


@deviation(
    "hidden-cards-not-attacked",
    "A-hidden-cards",
    ru="скрытую карту можно атаковать",
    en="a hidden card may be attacked",
)
class _HiddenCardsNotAttacked(Combat):
    def out_of_reach(self, state: State, player: int) -> int:
        return Combat.out_of_reach(self, state, player) | state.rules.reveal.hidden(state, 1 - player)


@deviation(
    "attacked-card-revealed-late",
    "A-hidden-cards",
    ru="атакованная карта вскрывается, когда цель назначена, а не при исполнении",
    en="a card that is attacked is revealed when the target is fixed, not on execution",
)
class _AttackedCardRevealedLate(Combat):
    def show_target(self, state: State, card: int) -> None:
        pass

    def begin(self, state: State, attacker: int, target: int, *, unanswered: bool) -> None:
        Combat.show_target(self, state, target)
        Combat.begin(self, state, attacker, target, unanswered=unanswered)


class _RevealedBeforeTheDice(Combat):
    """A hidden target is revealed before the first die, unless another card defends it."""

    def show_target(self, state: State, card: int) -> None:
        pass

    def roll(self, state: State, attack: Attack) -> bool:
        Combat.show_target(self, state, self.fighter(attack))
        return Combat.roll(self, state, attack)


alternative("A-hidden-cards", "hidden-target-revealed-before-the-dice", _RevealedBeforeTheDice)


@deviation(
    "attacked-hidden-card-does-not-fight",
    "A-hidden-cards",
    ru="скрытая карта, если она открыта, сражается",
    en="a hidden card, being open, fights",
)
class _AttackedHiddenCardDoesNotFight(Combat):
    def show_target(self, state: State, card: int) -> None:
        if not state.is_up(card):
            state.rules.effects.close(state, card)
        Combat.show_target(self, state, card)


@deviation(
    "hidden-artifact-fights",
    "A-hidden-cards",
    ru="вскрытый при атаке артефакт не сражается",
    en="an artifact revealed by an attack does not fight",
)
class _HiddenArtifactFights(Combat):
    def fights(self, state: State, attack: Attack) -> bool:
        return state.turn == 1 or Combat.fights(self, state, attack)


@deviation(
    "hidden-cards-do-not-defend",
    "A-hidden-cards",
    ru="скрытую карту можно назначить защитником",
    en="a hidden card may be named as the defender",
)
class _HiddenCardsDoNotDefend(Combat):
    def may_defend(self, state: State, attack: Attack, card: int) -> bool:
        return state.is_up(card) and Combat.may_defend(self, state, attack, card)


@deviation(
    "hidden-defender-stays-hidden",
    "A-hidden-cards",
    ru="скрытый защитник вскрывается",
    en="a hidden defender is revealed",
)
class _HiddenDefenderStaysHidden(Combat):
    def defend(self, state: State, card: int) -> None:
        up = state.up
        Combat.defend(self, state, card)
        state.up = up


@deviation(
    "possible-defenders-revealed",
    "A-hidden-cards",
    ru="скрытая карта, не назначенная защитником, не вскрывается",
    en="a hidden card that is not named as the defender is not revealed",
)
class _PossibleDefendersRevealed(Combat):
    def asks_for_defender(self, state: State, attack: Attack) -> bool:
        asks = Combat.asks_for_defender(self, state, attack)
        for place in cells.cells_in(self.defenders(state, attack)):
            state.rules.reveal.show(state, state.board[place], HIDDEN)
        return asks


@deviation(
    "hidden-flyer-struck-on-its-cell",
    "A-hidden-flyer",
    ru="вскрывшееся летающее уже не на клетке, и с земли его не ударить",
    en="a revealed flying creature is on its cell no more and is not struck from the ground",
)
class _HiddenFlyerStruckOnItsCell(Combat):
    def is_cancelled(self, state: State, top: Object) -> bool:
        return not state.cast.cards[top.first].flying and Combat.is_cancelled(self, state, top)


alternative("A-hidden-flyer", "hidden-flyer-struck-where-it-lay", _HiddenFlyerStruckOnItsCell)


@deviation(
    "scouting-strike-paid",
    "A-hidden-flyer",
    ru="за отменённый удар по скрытой летающей карте не платят",
    en="a cancelled strike at a hidden flyer is not paid for",
)
class _ScoutingStrikePaid(Priority):
    def cancel_payment(self, state: State, top: Object) -> None:
        if top.kind != STRIKE or not state.cast.cards[top.first].flying:
            Priority.cancel_payment(self, state, top)


alternative("A-hidden-flyer", "scouting-strike-is-paid", _ScoutingStrikePaid)


@deviation(
    "terrain-struck",
    "A-terrain",
    ru="местность нельзя атаковать",
    en="a terrain cannot be attacked",
)
class _TerrainStruck(Combat):
    def out_of_reach(self, state: State, player: int) -> int:
        return 0


@deviation(
    "hidden-terrain-refused",
    "A-terrain",
    ru="удар по скрытой карте не отклоняется оттого, что это местность",
    en="a strike at a hidden card is not refused because it is a terrain",
)
class _HiddenTerrainRefused(Combat):
    def out_of_reach(self, state: State, player: int) -> int:
        terrain = (card for card in state.lying() if state.cast.cards[card].kind == "terrain")
        return cells.mask(state.where[card] for card in terrain)


@deviation(
    "strike-at-terrain-executed",
    "A-terrain",
    ru="удар по карте, оказавшейся местностью, не исполняется",
    en="a strike at what turns out to be a terrain is not executed",
)
class _StrikeAtTerrainExecuted(Combat):
    def is_cancelled(self, state: State, top: Object) -> bool:
        return state.cast.cards[top.first].kind != "terrain" and Combat.is_cancelled(self, state, top)


@deviation(
    "defender-asked-only-when-able",
    "A-always-asked",
    ru="игрока со скрытой картой спрашивают о защитнике всегда",
    en="a player with a hidden card is always asked for a defender",
)
class _DefenderAskedOnlyWhenAble(Combat):
    def asks_for_defender(self, state: State, attack: Attack) -> bool:
        return bool(self.defenders(state, attack))


@deviation(
    "defender-asked-without-hidden-cards",
    "A-always-asked",
    ru="если скрытых карт нет и защищать некому, не спрашивают",
    en="without hidden cards and possible defenders nobody is asked",
)
class _DefenderAskedWithoutHiddenCards(Combat):
    def asks_for_defender(self, state: State, attack: Attack) -> bool:
        return True


@deviation(
    "defender-owes-nothing",
    "A-payment-object",
    ru="защитник, пока не закрылся, не объявляет другого, что оплачивается закрытием",
    en="until it has closed a defender declares nothing else that is paid for by closing",
)
class _DefenderOwesNothing(Priority):
    def owes_closing(self, state: State, card: int) -> bool:
        return any(each.kind == PAYMENT and each.card == card for each in state.stack)


@deviation(
    "strike-paid-with-its-wounds",
    "A-payment-object",
    ru="оплата удара – отдельное игродействие: что вызвал удар, выполняется раньше",
    en="the payment for a strike is a game action of its own: what the strike triggers is executed before it",
)
class _StrikePaidWithItsWounds(Combat):
    def strike(self, state: State, attack: Attack, strengths: tuple[int, int]) -> None:
        Combat.strike(self, state, attack, strengths)
        if state.stack and state.stack[-1].kind == PAYMENT:
            state.rules.priority.pay(state, state.stack.pop())


@deviation(
    "strike-of-a-closed-creature-executed",
    "A-cancelled",
    ru="удар закрытого источника отменяется",
    en="a strike whose source is closed is cancelled",
)
class _StrikeOfAClosedCreatureExecuted(Combat):
    def is_cancelled(self, state: State, top: Object) -> bool:
        return not (state.is_closed(top.card)) and Combat.is_cancelled(self, state, top)


@deviation(
    "strike-of-a-moved-creature-executed",
    "A-cancelled",
    ru="удар источника, оказавшегося в другом месте, отменяется",
    en="a strike whose source is elsewhere is cancelled",
)
class _StrikeOfAMovedCreatureExecuted(Combat):
    def is_cancelled(self, state: State, top: Object) -> bool:
        return not (0 <= state.where[top.card] != top.place) and Combat.is_cancelled(self, state, top)


class _FightingTheDead(Combat):
    def asks_for_defender(self, state: State, attack: Attack) -> bool:
        alive = state.where[attack.attacker] >= 0 and state.where[attack.target] >= 0
        return alive and Combat.asks_for_defender(self, state, attack)


@deviation(
    "strike-of-a-dead-creature-executed",
    "A-cancelled",
    ru="удар погибшего источника отменяется",
    en="a strike whose source has died is cancelled",
)
class _StrikeOfADeadCreatureExecuted(_FightingTheDead):
    def is_cancelled(self, state: State, top: Object) -> bool:
        return not (state.where[top.card] < 0) and Combat.is_cancelled(self, state, top)


@deviation(
    "strike-at-a-dead-target-executed",
    "A-cancelled",
    ru="удар, цели которого нет, отменяется",
    en="a strike whose target is gone is cancelled",
)
class _StrikeAtADeadTargetExecuted(_FightingTheDead):
    def is_cancelled(self, state: State, top: Object) -> bool:
        return not (state.where[top.first] < 0) and Combat.is_cancelled(self, state, top)


@deviation(
    "strike-follows-its-target",
    "A-cancelled",
    ru="удар, до цели которого не достать, отменяется",
    en="a strike whose target is out of reach is cancelled",
)
class _StrikeFollowsItsTarget(Combat):
    def is_cancelled(self, state: State, top: Object) -> bool:
        near = state.where[top.card] == top.place and not state.is_closed(top.card)
        return not (near and state.where[top.first] >= 0)


@deviation(
    "strike-needs-any-target",
    "A-cancelled",
    ru="удар, до цели которого не достать, отменяется, пусть бы и было кого бить",
    en="a strike whose target is out of reach is cancelled though there is another to strike",
)
class _StrikeNeedsAnyTarget(Combat):
    def is_cancelled(self, state: State, top: Object) -> bool:
        return Combat.is_cancelled(self, state, top) and not self.targets(state, top.card)


@deviation(
    "moved-target-missed",
    "A-cancelled",
    ru="цель, которая осталась соседней, получает удар и на другом месте",
    en="a target that is still adjacent is struck in another place too",
)
class _MovedTargetMissed(Combat):
    def declare(self, state: State, player: int, place: int, target: int) -> None:
        Combat.declare(self, state, player, place, target)
        state.stack[-1] = state.stack[-1]._replace(second=target)

    def is_cancelled(self, state: State, top: Object) -> bool:
        return state.where[top.first] != top.second or Combat.is_cancelled(self, state, top)


@deviation(
    "dice-rolled-for-a-cancelled-strike",
    "A-cancelled",
    ru="за отменённый удар кубиков не бросают",
    en="no dice are rolled for a cancelled strike",
)
class _DiceRolledForACancelledStrike(Combat):
    def is_cancelled(self, state: State, top: Object) -> bool:
        cancelled = Combat.is_cancelled(self, state, top)
        if cancelled:
            state.dice = state.dice[1:]
        return cancelled


@deviation(
    "strike-hits-another-card",
    "choice.act.to_action",
    ru="удар получает та карта, которую указали целью",
    en="a strike hits the card that was named as its target",
)
class _StrikeHitsAnotherCard(Combat):
    def declare(self, state: State, player: int, place: int, target: int) -> None:
        last = cells.cells_in(self.targets(state, state.board[place]))[-1]
        Combat.declare(self, state, player, place, last)
