"""Deviations from chapter `vanguard`, and from what is assumed about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine.berserk.combat import NONE, WEAK, Combat
from ccg_rules.engine.berserk.deviations.register import deviation
from ccg_rules.engine.berserk.effects import Deaths, Effects
from ccg_rules.engine.berserk.main_phase import MainPhase
from ccg_rules.engine.berserk.start_of_battle import StartOfBattle
from ccg_rules.engine.berserk.state import AT_ONCE, DEFENDING, VANGUARD, State
from ccg_rules.engine.berserk.triggers import Triggers
from ccg_rules.engine.berserk.vanguard import Vanguard
from ccg_rules.notation.berserk import abilities as words
from ccg_rules.notation.berserk import cells

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ccg_rules.engine.berserk.state import Attack, Using


VANGUARD_RULES = Vanguard()

# 407.1: alternating


@deviation(
    "vanguard-no-alternation",
    "vanguard.abilities.alternate",
    ru="игроки чередуют использование особенностей «авангард»",
    en="the players alternate in using “vanguard” abilities",
)
class _NoAlternation(Vanguard):
    def alternate(self, state: State, player: int) -> None:
        if state.declined[player]:
            Vanguard.alternate(self, state, player)


@deviation(
    "vanguard-second-goes-on",
    "vanguard.abilities.alternate",
    ru="Второй игрок тоже не использует две особенности подряд",
    en="the Second Player does not use two abilities in a row either",
)
class _SecondGoesOn(Vanguard):
    def alternate(self, state: State, player: int) -> None:
        if not player or state.declined[player]:
            Vanguard.alternate(self, state, player)


@deviation(
    "vanguard-second-begins",
    "vanguard.abilities.alternate",
    ru="начинает Первый игрок",
    en="the First Player begins",
)
class _SecondBegins(Vanguard):
    def first_to_act(self, state: State) -> int:
        return 1


@deviation(
    "vanguard-by-the-first-only",
    "vanguard.abilities.alternate",
    ru="особенности использует и Второй игрок",
    en="the Second Player uses abilities too",
)
class _ByTheFirstOnly(Vanguard):
    def asks(self, state: State, player: int) -> bool:
        return not player and Vanguard.asks(self, state, player)


@deviation(
    "vanguard-at-start-of-battle",
    "vanguard.abilities.alternate",
    ru="пока идут особенности «в начале боя», «авангард» не используется",
    en="“vanguard” abilities are not used while “start of battle” abilities are",
)
class _AtStartOfBattle(StartOfBattle):
    def abilities(self, state: State, card: int) -> list[tuple[int, int]]:
        own = [(n, d) for n, d in state.abilities(card) if state.cast.definitions[d].timing == words.VANGUARD]
        return [*StartOfBattle.abilities(self, state, card), *own]


@deviation(
    "vanguard-of-enemy-cards",
    "vanguard.abilities.alternate",
    ru="игрок использует особенности своих карт",
    en="a player uses abilities of their own cards",
)
class _OfEnemyCards(Vanguard):
    def candidates(self, state: State, player: int) -> Iterator[tuple[int, int]]:
        yield from Vanguard.candidates(self, state, player)
        yield from Vanguard.candidates(self, state, 1 - player)


# 407.1: declining


@deviation(
    "vanguard-decline-once",
    "vanguard.abilities.decline",
    ru="от чего отказались, того позже не сыграть",
    en="what was declined cannot be played later",
)
class _DeclineOnce(Vanguard):
    def decline(self, state: State, player: int) -> None:
        if state.declined[1 - player] or self.asks(state, 1 - player):
            state.declined[player] = player == 1


@deviation(
    "vanguard-second-declines-once",
    "vanguard.abilities.decline",
    ru="и Второй игрок не сыграет позже того, от чего отказался",
    en="nor can the Second Player play later what they declined",
)
class _SecondDeclinesOnce(Vanguard):
    def decline(self, state: State, player: int) -> None:
        state.declined[player] = player == 0


@deviation(
    "vanguard-one-after-declining",
    "vanguard.abilities.decline",
    ru="после отказа одного другой использует сколько угодно особенностей",
    en="after one has declined the other uses any number of abilities",
)
class _OneAfterDeclining(Vanguard):
    def alternate(self, state: State, player: int) -> None:
        Vanguard.alternate(self, state, player)
        if state.declined[1 - player]:
            state.declined[player] = True


@deviation(
    "vanguard-decline-for-both",
    "vanguard.abilities.decline",
    ru="отказ одного игрока не отнимает особенностей у другого",
    en="one player's declining does not take the other's abilities",
)
class _DeclineForBoth(Vanguard):
    def decline(self, state: State, player: int) -> None:
        state.declined = [True, True]


@deviation(
    "vanguard-cannot-decline-after-use",
    "vanguard.abilities.decline",
    ru="отказаться можно и после того, как одна особенность использована",
    en="declining is possible after one ability has been used, too",
)
class _CannotDeclineAfterUse(Vanguard):
    def may_decline(self, state: State, player: int) -> bool:
        return not any(state.used)


@deviation(
    "vanguard-in-the-turn",
    "vanguard.abilities.decline",
    ru="позже, в свой ход, тоже не сыграть",
    en="nor can it be played later, in the player's own turn",
)
class _InTheTurn(MainPhase):
    def slow_abilities(self, state: State, player: int) -> Iterator[tuple[int, int]]:
        yield from MainPhase.slow_abilities(self, state, player)
        yield from VANGUARD_RULES.usable(state, player)


@deviation(
    "vanguard-declined-at-start-of-battle",
    "vanguard.abilities.decline",
    ru="отказ в начале боя – не отказ от особенностей «авангард»",
    en="declining at the start of battle is not declining “vanguard” abilities",
)
class _DeclinedBefore(Vanguard):
    def begin(self, state: State) -> None:
        declined = list(state.declined)
        Vanguard.begin(self, state)
        state.declined = declined


# 407.1: once


@deviation(
    "vanguard-unlimited",
    "vanguard.abilities.once",
    ru="карта использует особенность «авангард» один раз",
    en="a card uses its “vanguard” ability once",
)
class _Unlimited(Vanguard):
    def is_used(self, state: State, card: int, number: int, definition: int) -> bool:
        return False


@deviation(
    "vanguard-unlimited-for-second",
    "vanguard.abilities.once",
    ru="карта Второго игрока тоже использует особенность один раз",
    en="a card of the Second Player uses its ability once too",
)
class _UnlimitedForSecond(Vanguard):
    def mark(self, state: State, card: int, number: int, definition: int) -> None:
        if not state.cast.owners[card]:
            Vanguard.mark(self, state, card, number, definition)


@deviation(
    "vanguard-once-for-all-copies",
    "vanguard.abilities.once",
    ru="каждая из одинаковых карт использует свою особенность",
    en="each of several copies uses its own ability",
)
class _OnceForAllCopies(Vanguard):
    def mark(self, state: State, card: int, number: int, definition: int) -> None:
        for copy in state.cast.copies(card):
            Vanguard.mark(self, state, copy, number, definition)


@deviation(
    "vanguard-once-for-both-players",
    "vanguard.abilities.once",
    ru="использование картой одного игрока не считается за карту другого",
    en="a use by one player's card does not count for the other's",
)
class _OnceForBothPlayers(Vanguard):
    def mark(self, state: State, card: int, number: int, definition: int) -> None:
        Vanguard.mark(self, state, card, number, definition)
        for other in state.cast.of(1 - state.cast.owners[card]):
            state.used[other] |= 1 << number


@deviation(
    "vanguard-once-a-player",
    "vanguard.abilities.once",
    ru="использует каждая карта, а не одна карта игрока",
    en="each card uses it, not one card of a player",
)
class _OnceAPlayer(Vanguard):
    def mark(self, state: State, card: int, number: int, definition: int) -> None:
        for other in state.cast.of(state.cast.owners[card]):
            Vanguard.mark(self, state, other, number, definition)


# A-vanguard


@deviation(
    "vanguard-must-strike",
    "A-vanguard",
    ru="бить не обязательно",
    en="the strike is optional",
)
class _MustStrike(Vanguard):
    def may_decline(self, state: State, player: int) -> bool:
        return not any(True for _ in self.usable(state, player))


@deviation(
    "vanguard-two-dice",
    "A-vanguard",
    ru="кубик один и ответа нет, хотя карта противника открыта",
    en="one die is rolled and there is no answer, although the enemy card is open",
)
class _TwoDice(Combat):
    def fights(self, state: State, attack: Attack) -> bool:
        return Combat.fights(self, state, attack._replace(unanswered=False))


@deviation(
    "vanguard-always-weak",
    "A-vanguard",
    ru="силу удара определяет кубик, как против закрытой карты",
    en="the die tells how strong the strike is, as against a closed card",
)
class _AlwaysWeak(Combat):
    def result(self, state: State, attack: Attack) -> tuple[int, int]:
        return (WEAK, NONE) if attack.unanswered else Combat.result(self, state, attack)


@deviation(
    "vanguard-at-any-enemy",
    "A-vanguard",
    ru="удар – только по соседней карте",
    en="the strike is at an adjacent card only",
)
class _AtAnyEnemy(Effects):
    def strikable(self, state: State, using: Using) -> int:
        enemies = cells.mask(state.places_of(1 - using.player))
        return enemies if Effects.strikable(self, state, using) else 0


@deviation(
    "vanguard-without-adjacent-enemy",
    "A-vanguard",
    ru="без соседней карты противника особенность не используется",
    en="without an adjacent enemy card the ability is not used",
)
class _WithoutAdjacentEnemy(Effects):
    def strikable(self, state: State, using: Using) -> int:
        return Effects.strikable(self, state, using) or cells.mask(state.places_of(1 - using.player))


@deviation(
    "vanguard-at-own-cards",
    "A-vanguard",
    ru="удар – только по карте противника",
    en="the strike is at an enemy card only",
)
class _AtOwnCards(Effects):
    def strikable(self, state: State, using: Using) -> int:
        near = state.rules.combat.adjacent(state.where[using.card])
        own = cells.mask(state.places_of(using.player)) & near
        return Effects.strikable(self, state, using) | own


@deviation(
    "vanguard-at-creatures-only",
    "A-vanguard",
    ru="удар – по любой соседней карте противника, не только по существу",
    en="the strike is at any adjacent enemy card, not only at a creature",
)
class _AtCreaturesOnly(Effects):
    def strikable(self, state: State, using: Using) -> int:
        creatures = cells.mask(
            state.where[card] for card in state.lying() if state.cast.cards[card].kind == "creature"
        )
        return Effects.strikable(self, state, using) & creatures


@deviation(
    "vanguard-defended",
    "A-vanguard",
    ru="защитника нет",
    en="there is no defender",
)
class _Defended(Combat):
    def begin(self, state: State, attacker: int, target: int, *, unanswered: bool) -> None:
        Combat.begin(self, state, attacker, target, unanswered=unanswered)
        assert state.attack is not None
        state.attack = state.attack._replace(stage=DEFENDING)


@deviation(
    "vanguard-closes",
    "A-vanguard",
    ru="ударившая карта не закрывается",
    en="the card that strikes does not close",
)
class _Closes(Combat):
    def strike(self, state: State, attack: Attack, strengths: tuple[int, int]) -> None:
        Combat.strike(self, state, attack, strengths)
        if attack.unanswered:
            state.rules.effects.close(state, attack.attacker)


@deviation(
    "vanguard-closes-target",
    "A-vanguard",
    ru="карта, по которой ударили, не закрывается",
    en="the card that is struck does not close",
)
class _ClosesTarget(Combat):
    def strike(self, state: State, attack: Attack, strengths: tuple[int, int]) -> None:
        Combat.strike(self, state, attack, strengths)
        if attack.unanswered:
            state.rules.effects.close(state, attack.target)


@deviation(
    "vanguard-spends-movement",
    "A-vanguard",
    ru="единиц движения удар не тратит",
    en="the strike spends no movement points",
)
class _SpendsMovement(Combat):
    def begin(self, state: State, attacker: int, target: int, *, unanswered: bool) -> None:
        Combat.begin(self, state, attacker, target, unanswered=unanswered)
        if unanswered:
            state.points[attacker] = 0


@deviation(
    "vanguard-needs-movement",
    "A-vanguard",
    ru="для удара единиц движения не требуется",
    en="the strike needs no movement points",
)
class _NeedsMovement(Effects):
    def strikable(self, state: State, using: Using) -> int:
        return Effects.strikable(self, state, using) if state.points[using.card] else 0


@deviation(
    "vanguard-of-flyers",
    "A-vanguard",
    ru="летающие так не бьют",
    en="flying creatures do not strike so",
)
class _OfFlyers(Effects):
    def strikable(self, state: State, using: Using) -> int:
        if state.where[using.card] < cells.CELLS:
            return Effects.strikable(self, state, using)
        return state.rules.combat.targets(state, using.card)


@deviation(
    "vanguard-of-hidden-flyers",
    "A-vanguard",
    ru="скрытое летающее на своей клетке тоже так не бьёт",
    en="a hidden flyer on its cell does not strike so either",
)
class _OfHiddenFlyers(Effects):
    def strikable(self, state: State, using: Using) -> int:
        place = state.where[using.card]
        if place >= cells.CELLS or not state.cast.cards[using.card].flying:
            return Effects.strikable(self, state, using)
        return cells.mask(state.places_of(1 - using.player)) & state.rules.combat.adjacent(place)


@deviation(
    "vanguard-of-closed-creatures",
    "A-vanguard",
    ru="закрытое существо так не бьёт",
    en="a closed creature does not strike so",
)
class _OfClosedCreatures(Effects):
    def strikable(self, state: State, using: Using) -> int:
        if state.is_closed(using.card):
            return state.rules.combat.targets(state, using.card)
        return Effects.strikable(self, state, using)


@deviation(
    "vanguard-of-artifacts",
    "A-vanguard",
    ru="удар наносит только существо",
    en="only a creature strikes so",
)
class _OfArtifacts(Effects):
    def strikable(self, state: State, using: Using) -> int:
        if state.cast.cards[using.card].kind == "artifact":
            return state.rules.combat.targets(state, using.card)
        return Effects.strikable(self, state, using)


@deviation(
    "vanguard-at-flyers",
    "A-vanguard",
    ru="летающее во вспомогательной зоне – не соседняя карта",
    en="a flyer in the additional zone is no adjacent card",
)
class _AtFlyers(Effects):
    def strikable(self, state: State, using: Using) -> int:
        zone = cells.mask(place for place in state.places_of(1 - using.player) if place >= cells.CELLS)
        return Effects.strikable(self, state, using) | zone


@deviation(
    "vanguard-at-a-hidden-flyer",
    "A-vanguard",
    ru="вскрывшееся летающее – тоже уже не соседняя карта",
    en="a flyer revealed by the strike is no adjacent card any more either",
)
class _AtAHiddenFlyer(Triggers):
    def go_on(self, state: State, using: Using, first: int, second: int) -> None:
        if state.step == VANGUARD and using.mode == AT_ONCE:
            state.rules.effects.execute(state, using, first, second)
        else:
            Triggers.go_on(self, state, using, first, second)


@deviation(
    "vanguard-kills-late",
    "A-vanguard",
    ru="убитое существо погибает до следующей особенности",
    en="a creature killed is dead before the next ability",
)
class _KillsLate(Deaths):
    def check(self, state: State) -> None:
        if state.step != VANGUARD:
            Deaths.check(self, state)


# What is assumed of all these steps


@deviation(
    "active-in-the-vanguard",
    "A-before-main-active",
    ru="в подфазу Авангарда Активного игрока ещё нет",
    en="in the Vanguard Subphase nobody is the Active Player yet",
)
class _ActiveInTheVanguard(Vanguard):
    def alternate(self, state: State, player: int) -> None:
        Vanguard.alternate(self, state, player)
        state.active = player


@deviation(
    "vanguard-decline-forfeits-one",
    "A-decline-forfeits-window",
    ru="в подфазу Авангарда отказавшийся тоже теряет весь шаг",
    en="in the Vanguard Subphase too who declines forfeits the whole step",
)
class _DeclineForfeitsOne(Vanguard):
    def decline(self, state: State, player: int) -> None:
        usable = list(self.usable(state, player))
        for place, number in usable[:1]:
            card = state.board[place]
            self.mark(state, card, number, state.definition(card, number))
        state.declined[player] = len(usable) <= 1


@deviation(
    "vanguard-once-per-card",
    "A-once-per-ability",
    ru="карта с двумя особенностями «авангард» использует каждую",
    en="a card with two “vanguard” abilities uses each",
)
class _OncePerCard(Vanguard):
    def mark(self, state: State, card: int, number: int, definition: int) -> None:
        for other, other_definition in self.abilities(state, card):
            Vanguard.mark(self, state, card, other, other_definition)


@deviation(
    "vanguard-asked-only-when-able",
    "A-always-asked",
    ru="в подфазу Авангарда игрока со скрытыми картами тоже спрашивают всегда",
    en="in the Vanguard Subphase too a player with hidden cards is always asked",
)
class _AskedOnlyWhenAble(Vanguard):
    def has_unseen(self, state: State, player: int) -> bool:
        return False


@deviation(
    "vanguard-everybody-asked",
    "A-always-asked",
    ru="кому нечего скрывать и нечем бить, того не спрашивают",
    en="who has nothing hidden and nothing to strike with is not asked",
)
class _EverybodyAsked(Vanguard):
    def has_unseen(self, state: State, player: int) -> bool:
        return True


@deviation(
    "vanguard-use-hidden",
    "A-use-shows",
    ru="скрытая карта, использовавшая «авангард», вскрывается",
    en="a hidden card that uses a “vanguard” ability is revealed",
)
class _UseHidden(Vanguard):
    def use_shows(self) -> bool:
        return False
