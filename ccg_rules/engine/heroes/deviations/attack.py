"""Deviations from chapter `attack`, and from what is assumed of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine.heroes import actions
from ccg_rules.engine.heroes import state as steps
from ccg_rules.engine.heroes.abilities import ActivatedAbilities
from ccg_rules.engine.heroes.attack import CLOSING, DEFENDING, RETURNS, UNDONE, WATCHED, AttackPhase
from ccg_rules.engine.heroes.choice import Choice
from ccg_rules.engine.heroes.deviations.register import alternative, deviation
from ccg_rules.engine.heroes.effects import CARD_TEXT, Effects
from ccg_rules.engine.heroes.end_of_game import EndOfGame
from ccg_rules.engine.heroes.end_of_turn import EndOfTurn
from ccg_rules.engine.heroes.playing_cards import PlayingCards
from ccg_rules.engine.heroes.state import Attack, State, Using
from ccg_rules.notation.heroes import abilities as words
from ccg_rules.notation.heroes.actions import PHASES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


def _kind(state: State, card: int) -> str:
    return state.cast.cards[card].kind


def _on_the_spot(state: State) -> None:
    """Execute what has triggered, past the Queue."""
    waiting, state.waiting = state.waiting, []
    for player, card, definition in waiting:
        state.rules.effects.execute(state, Using(card, definition, player), -1)


# 307.1, the declaration


@deviation(
    "friendly-fire",
    "attack.declaration.creature_and_target",
    ru="атакуют персонажа противника, а не своего",
    en="it is a character of the opponent that is attacked, not one's own",
)
class _FriendlyFire(AttackPhase):
    def is_target(self, state: State, player: int, card: int) -> bool:
        return state.cast.cards[card].is_character


@deviation(
    "attack-turned-on-hero",
    "attack.declaration.creature_and_target",
    ru="атакован тот персонаж, который назван, а не герой",
    en="the character named is the one attacked, not the hero",
)
class _OnHero(AttackPhase):
    def declare(self, state: State, attacker: int, target: int) -> None:
        super().declare(state, attacker, state.hero(1 - state.active))


@deviation(
    "heroes-not-attacked",
    "attack.declaration.creature_and_target",
    ru="атаковать можно и героя: он тоже персонаж",
    en="a hero may be attacked too: it is a character as well",
)
class _HeroesNotAttacked(AttackPhase):
    def is_target(self, state: State, player: int, card: int) -> bool:
        return super().is_target(state, player, card) and _kind(state, card) != "hero"


@deviation(
    "hero-behind-creatures",
    "attack.declaration.creature_and_target",
    ru="героя можно атаковать и тогда, когда у противника есть существа",
    en="the hero may be attacked although the opponent has creatures",
)
class _HeroBehindCreatures(AttackPhase):
    def is_target(self, state: State, player: int, card: int) -> bool:
        is_covered = _kind(state, card) == "hero" and bool(state.creatures(1 - player))
        return super().is_target(state, player, card) and not is_covered


@deviation(
    "heroes-attack",
    "attack.declaration.creature_and_target",
    ru="атакуют существом, а не героем",
    en="it is a creature that attacks, not a hero",
)
class _HeroesAttack(AttackPhase):
    def is_attacker(self, state: State, card: int) -> bool:
        return state.cast.cards[card].is_character


@deviation(
    "supports-attack",
    "attack.declaration.creature_and_target",
    ru="атакуют существом, а не картой поддержки",
    en="it is a creature that attacks, not a support card",
)
class _SupportsAttack(AttackPhase):
    def is_attacker(self, state: State, card: int) -> bool:
        return _kind(state, card) != "hero"


@deviation(
    "supports-attacked",
    "attack.declaration.creature_and_target",
    ru="атакуют персонажа, а не карту поддержки",
    en="it is a character that is attacked, not a support card",
)
class _SupportsAttacked(AttackPhase):
    def is_target(self, state: State, player: int, card: int) -> bool:
        return state.cast.owners[card] != player


@deviation(
    "attack-with-enemy-creature",
    "attack.declaration.creature_and_target",
    ru="атакуют своим существом, а не существом противника",
    en="it is a creature of one's own that attacks, not one of the opponent's",
)
class _WithEnemyCreature(Choice):
    def attacks(self, state: State) -> Iterator[tuple[int, int]]:
        attack, player = state.rules.attack, self.chooser(state)
        for card in state.lying():
            if attack.why_not_attacker(state, player, card) is None:
                for target in state.lying():
                    if attack.why_not_target(state, player, target) is None:
                        yield card, target


@deviation(
    "only-open-attacked",
    "attack.declaration.creature_and_target",
    ru="атаковать можно и закрытого персонажа",
    en="a closed character may be attacked too",
)
class _OnlyOpenAttacked(AttackPhase):
    def is_target(self, state: State, player: int, card: int) -> bool:
        return super().is_target(state, player, card) and not state.is_closed(card)


@deviation(
    "inactive-player-attacks",
    "attack.declaration.creature_and_target",
    ru="атакует активный игрок",
    en="it is the active player who attacks",
)
class _InactiveAttacks(Choice):
    def options(self, state: State) -> Iterator[int]:
        yield from super().options(state)
        other = 1 - state.actor
        for card in state.creatures(other):
            for target in state.creatures(state.actor):
                yield actions.action(actions.ATTACK, other, state.where[card], state.where[target])


@deviation(
    "attack-not-declared",
    "attack.declaration.creature_and_target",
    ru="в фазе атаки ударом игрок должен заявить атаку, а не уйти, ничего не заявив",
    en="in the Strike Attack Phase an attack must be declared; one does not leave with nothing declared",
)
class _NotDeclared(Choice):
    def options(self, state: State) -> Iterator[int]:
        yield from super().options(state)
        yield actions.action(actions.ENTER, state.actor, PHASES.index("attack"))

    def carry_out(self, state: State, action: int) -> None:
        if actions.split(action)[0] != actions.ENTER:
            super().carry_out(state, action)


# 307.1, what watches for the declaration


@deviation(
    "declared-attack-trigger-late",
    "attack.declaration.triggers",
    ru="«когда противник объявляет атаку» заносится сразу после заявки, а не после сражения",
    en="“when the opponent declares an attack” enters right after the declaration, not after the fight",
)
class _DeclaredLate(AttackPhase):
    def watch_declaration(self, state: State) -> None:
        pass

    def watch_fight(self, state: State, attacker: int, strikers: list[int]) -> None:
        super().watch_declaration(state)
        super().watch_fight(state, attacker, strikers)


@deviation(
    "own-attack-watched",
    "attack.declaration.triggers",
    ru="«когда противник объявляет атаку» не срабатывает на свою атаку",
    en="“when the opponent declares an attack” does not trigger for an attack of one's own",
)
class _OwnWatched(AttackPhase):
    def watch_declaration(self, state: State) -> None:
        state.rules.queue.happens(state, words.WHEN_ATTACKED)


@deviation(
    "only-attacked-card-watches",
    "attack.declaration.triggers",
    ru="срабатывают способности и тех карт, которых не атакуют",
    en="abilities of cards that are not attacked trigger too",
)
class _OnlyAttackedWatches(AttackPhase):
    def watch_declaration(self, state: State) -> None:
        assert state.attack is not None
        state.rules.queue.happens_to(state, words.WHEN_ATTACKED, state.attack.target)


@deviation(
    "attack-on-hero-unwatched",
    "attack.declaration.triggers",
    ru="способности срабатывают и тогда, когда атакуют героя",
    en="abilities trigger when a hero is attacked too",
)
class _HeroUnwatched(AttackPhase):
    def watch_declaration(self, state: State) -> None:
        assert state.attack is not None
        if _kind(state, state.attack.target) != "hero":
            super().watch_declaration(state)


@deviation(
    "one-watcher-per-attack",
    "attack.declaration.triggers",
    ru="заносятся все такие способности, а не одна",
    en="all such abilities enter, not one",
)
class _OneWatcher(AttackPhase):
    def watch_declaration(self, state: State) -> None:
        super().watch_declaration(state)
        state.waiting = state.waiting[:1]


@deviation(
    "declared-attack-on-the-spot",
    "attack.declaration.triggers",
    ru="способности заносятся в Очередь, а не выполняются на месте",
    en="the abilities enter the Queue and are not executed on the spot",
)
class _DeclaredOnTheSpot(AttackPhase):
    def watch_declaration(self, state: State) -> None:
        super().watch_declaration(state)
        _on_the_spot(state)


@deviation(
    "defending-watched-anew",
    "attack.declaration.triggers",
    ru="способности срабатывают от заявки, а не от назначения защитника",
    en="the abilities trigger by the declaration, not by the naming of a defender",
)
class _WatchedAnew(AttackPhase):
    def defend(self, state: State, card: int) -> None:
        super().defend(state, card)
        self.watch_declaration(state)


@deviation(
    "attacking-triggers-at-declaration",
    "attack.declaration.triggers",
    ru="сразу после заявки заносится только «когда противник объявляет атаку», а не «когда атакует»",
    en="right after the declaration only “when the opponent declares an attack” enters, not “when attacks”",
)
class _AttackingAtDeclaration(AttackPhase):
    def watch_declaration(self, state: State) -> None:
        assert state.attack is not None
        super().watch_declaration(state)
        state.rules.queue.happens_to(state, words.WHEN_ATTACKS, state.attack.attacker)


# 307.1, the defender


@deviation(
    "defends-twice",
    "attack.declaration.defender",
    ru="существо, уже защищавшее в этот ход, снова не защищает",
    en="a creature that has defended this turn does not defend again",
)
class _DefendsTwice(AttackPhase):
    def has_defended(self, state: State, card: int) -> bool:
        return False


@deviation(
    "closed-defender",
    "attack.declaration.defender",
    ru="защищает открытое существо, а не закрытое",
    en="an open creature defends, not a closed one",
)
class _ClosedDefender(AttackPhase):
    def is_open_enough(self, state: State, card: int) -> bool:
        return True


@deviation(
    "defender-before-triggers",
    "attack.declaration.defender",
    ru="защитника назначают после выполнения способностей, а не до него",
    en="the defender is named after the abilities have been executed, not before",
)
class _BeforeTriggers(AttackPhase):
    def begin(self, state: State) -> None:
        if state.step == steps.DECLARED:
            state.rules.enter(state, steps.DEFENDER, WATCHED)
        else:
            super().begin(state)

    def put_strike(self, state: State) -> None:
        self.watch_declaration(state)
        super().put_strike(state)


@deviation(
    "attacked-creature-defends",
    "attack.declaration.defender",
    ru="защитник – другое существо, а не то, которое атаковано",
    en="the defender is another creature, not the one attacked",
)
class _AttackedDefends(AttackPhase):
    def is_another(self, state: State, card: int) -> bool:
        return True


@deviation(
    "defender-not-struck",
    "attack.declaration.defender",
    ru="назначенный защитник получает удар вместо цели",
    en="the defender named is struck in the target's place",
)
class _NotStruck(AttackPhase):
    def struck(self, state: State) -> int:
        assert state.attack is not None
        return state.attack.target


@deviation(
    "defender-obligatory",
    "attack.declaration.defender",
    ru="защитника можно и не назначать",
    en="the player need not name a defender",
)
class _Obligatory(AttackPhase):
    def options(self, state: State) -> Iterator[int]:
        return (each for each in super().options(state) if actions.split(each)[0] != actions.DECLINE)


@deviation(
    "attacker-names-defender",
    "attack.declaration.defender",
    ru="защитника назначает неактивный игрок",
    en="it is the inactive player who names the defender",
)
class _AttackerNames(AttackPhase):
    def ask_for_defender(self, state: State) -> None:
        super().ask_for_defender(state)
        if state.step == steps.DEFENDER:
            state.actor = state.active


class _MoreDefend(AttackPhase):
    """More cards than the rules know may defend."""

    def others(self, state: State) -> list[int]:
        """Return the cards that may defend although no rule lets them."""
        raise NotImplementedError

    def defenders(self, state: State) -> list[int]:
        return super().defenders(state) + self.others(state)


@deviation(
    "hero-defends",
    "attack.declaration.defender",
    ru="защищает существо, а не герой",
    en="a creature defends, not a hero",
)
class _HeroDefends(_MoreDefend):
    def others(self, state: State) -> list[int]:
        return [state.hero(1 - state.active)]


@deviation(
    "support-defends",
    "attack.declaration.defender",
    ru="защищает существо, а не карта поддержки",
    en="a creature defends, not a support card",
)
class _SupportDefends(_MoreDefend):
    def others(self, state: State) -> list[int]:
        return [card for card in state.in_play(1 - state.active) if _kind(state, card) == "support"]


@deviation(
    "attackers-creature-defends",
    "attack.declaration.defender",
    ru="защищает существо неактивного игрока, а не активного",
    en="a creature of the inactive player defends, not one of the active player",
)
class _AttackersDefend(_MoreDefend):
    def others(self, state: State) -> list[int]:
        return state.creatures(state.active)


@deviation(
    "hero-undefended",
    "attack.declaration.defender",
    ru="защитить можно и героя",
    en="a hero may be defended too",
)
class _HeroUndefended(AttackPhase):
    def may_defend(self, state: State, card: int) -> bool:
        assert state.attack is not None
        return super().may_defend(state, card) and _kind(state, state.attack.target) != "hero"


@deviation(
    "heroes-one-defender-a-turn",
    "attack.declaration.defender",
    ru="если одно существо в этот ход защищало, другое всё равно может защитить",
    en="if one creature has defended this turn, another may defend all the same",
)
class _OneDefender(AttackPhase):
    def has_defended(self, state: State, card: int) -> bool:
        return state.defended != 0


@deviation(
    "attacked-counts-as-defender",
    "attack.declaration.defender",
    ru="атакованное в этот ход существо тем самым не выступало защитником",
    en="a creature that was attacked this turn has not acted as a defender by that",
)
class _AttackedHasDefended(AttackPhase):
    def declare(self, state: State, attacker: int, target: int) -> None:
        super().declare(state, attacker, target)
        state.defended |= 1 << target


@deviation(
    "copies-defend-once",
    "attack.declaration.defender",
    ru="не защищает снова то же существо, а его копия защищает",
    en="it is the same creature that does not defend again; a copy of it does",
)
class _CopiesDefendOnce(AttackPhase):
    def has_defended(self, state: State, card: int) -> bool:
        cards = state.cast.cards
        copies = [c for c in state.creatures(1 - state.active) if cards[c].copy_of == cards[card].name]
        copies += [c for c in state.creatures(1 - state.active) if cards[card].copy_of == cards[c].name]
        return any(state.defended >> each & 1 for each in [card, *copies])


@deviation(
    "defends-once-a-game",
    "attack.declaration.defender",
    ru="защищавшее существо не защищает снова в тот же ход, а не до конца игры",
    en="a creature that has defended does not defend again that turn, not for the rest of the game",
)
class _DefendsOnce(EndOfTurn):
    def begin_turn(self, state: State) -> None:
        defended = state.defended
        super().begin_turn(state)
        state.defended = defended


# 307.1, the strike


@deviation(
    "window-before-strike",
    "attack.declaration.strike_at_once",
    ru="после решения о защитнике удар выполняется сразу: больше никого не спрашивают",
    en="after the decision on the defender the strike is executed at once: nobody else is asked",
)
class _WindowBeforeStrike(AttackPhase):
    def carry_out(self, state: State, action: int) -> None:
        kind, player, place, _ = actions.split(action)
        if player == state.active:
            state.chosen = []
            self.put_strike(state)
            return
        if kind == actions.DEFEND:
            self.defend(state, state.board[place])
        assert state.attack is not None
        state.chosen = [state.where[state.attack.attacker]]

    def ask_for_defender(self, state: State) -> None:
        if state.chosen:
            state.actor = state.active
        else:
            super().ask_for_defender(state)

    def options(self, state: State) -> Iterator[int]:
        if state.chosen:
            yield actions.action(actions.DECLINE, state.actor)
        else:
            yield from super().options(state)


@deviation(
    "no-strike-without-defenders",
    "attack.declaration.strike_at_once",
    ru="удар выполняется и тогда, когда защитить некому",
    en="the strike is executed although nobody can defend",
)
class _NoStrikeWithoutDefenders(AttackPhase):
    def ask_for_defender(self, state: State) -> None:
        if self.defenders(state):
            super().ask_for_defender(state)
        else:
            state.rules.enter(state, steps.CLOSED, DEFENDING)


@deviation(
    "defender-ends-attack",
    "attack.declaration.strike_at_once",
    ru="удар выполняется и тогда, когда защитник назначен",
    en="the strike is executed although a defender has been named",
)
class _DefenderEndsAttack(AttackPhase):
    def put_strike(self, state: State) -> None:
        assert state.attack is not None
        if state.attack.defender < 0:
            super().put_strike(state)
        else:
            state.rules.enter(state, steps.CLOSED, DEFENDING)


@deviation(
    "strike-after-closing",
    "attack.declaration.strike_at_once",
    ru="удар выполняется сразу, а не после закрытия",
    en="the strike is executed at once, not after the closing",
)
class _StrikeAfterClosing(AttackPhase):
    def put_strike(self, state: State) -> None:
        state.rules.enter(state, steps.CLOSED, CLOSING)

    def go_on(self, state: State) -> None:
        if state.step == steps.CLOSED:
            super().put_strike(state)
        elif state.step == steps.STRUCK:
            state.attack = None
            state.rules.choice.back(state, RETURNS)
        else:
            super().go_on(state)


# 307.2


@deviation(
    "strike-triggers-early",
    "attack.after_fight.triggers",
    ru="«когда атакует» и «при ударе» заносятся после сражения, а не после заявки",
    en="“when attacks” and “on a strike” enter after the fight, not after the declaration",
)
class _StrikeTriggersEarly(AttackPhase):
    def watch_declaration(self, state: State) -> None:
        assert state.attack is not None
        super().watch_declaration(state)
        super().watch_fight(state, state.attack.attacker, [state.attack.attacker])

    def watch_fight(self, state: State, attacker: int, strikers: list[int]) -> None:
        pass


@deviation(
    "strike-triggers-before-wounds",
    "attack.after_fight.triggers",
    ru="способности заносятся после сражения, когда раны нанесены, а не перед ним",
    en="the abilities enter after the fight, when the wounds have been dealt, not before it",
)
class _BeforeWounds(AttackPhase):
    def put_strike(self, state: State) -> None:
        assert state.attack is not None
        super().watch_fight(state, state.attack.attacker, [state.attack.attacker])
        super().put_strike(state)

    def watch_fight(self, state: State, attacker: int, strikers: list[int]) -> None:
        pass


@deviation(
    "when-attacks-lost",
    "attack.after_fight.triggers",
    ru="заносится и «когда атакует»",
    en="“when attacks” enters too",
)
class _WhenAttacksLost(AttackPhase):
    def watch_fight(self, state: State, attacker: int, strikers: list[int]) -> None:
        for card in strikers:
            state.rules.queue.happens_to(state, words.ON_STRIKE, card)


@deviation(
    "on-strike-lost",
    "attack.after_fight.triggers",
    ru="заносится и «при ударе»",
    en="“on a strike” enters too",
)
class _OnStrikeLost(AttackPhase):
    def watch_fight(self, state: State, attacker: int, strikers: list[int]) -> None:
        super().watch_fight(state, attacker, [])


@deviation(
    "attack-on-hero-triggers-nothing",
    "attack.after_fight.triggers",
    ru="способности срабатывают и от атаки на героя",
    en="the abilities trigger by an attack on a hero too",
)
class _HeroTriggersNothing(AttackPhase):
    def watch_fight(self, state: State, attacker: int, strikers: list[int]) -> None:
        if _kind(state, self.struck(state)) != "hero":
            super().watch_fight(state, attacker, strikers)


@deviation(
    "fight-triggers-in-two-batches",
    "attack.after_fight.triggers",
    ru="«когда атакует» и «при ударе» заносятся вместе",
    en="“when attacks” and “on a strike” enter together",
)
class _TwoBatches(AttackPhase):
    def watch_fight(self, state: State, attacker: int, strikers: list[int]) -> None:
        state.rules.queue.happens_to(state, words.WHEN_ATTACKS, attacker)

    def close(self, state: State) -> None:
        assert state.attack is not None
        super().close(state)
        state.rules.queue.happens_to(state, words.ON_STRIKE, state.attack.attacker)


@deviation(
    "fight-triggers-on-the-spot",
    "attack.after_fight.triggers",
    ru="способности заносятся в Очередь, а не выполняются на месте",
    en="the abilities enter the Queue and are not executed on the spot",
)
class _FightOnTheSpot(AttackPhase):
    def watch_fight(self, state: State, attacker: int, strikers: list[int]) -> None:
        super().watch_fight(state, attacker, strikers)
        _on_the_spot(state)


@deviation(
    "dead-in-fight-trigger-nothing",
    "A-heroes-ability-outlives",
    ru="способности погибшего в сражении, уже сработавшие, выполняются",
    en="abilities of what has died in the fight that have triggered are executed",
)
class _DeadTriggerNothing(EndOfGame):
    def die(self, state: State, dead: list[int]) -> None:
        if state.step == steps.STRUCK:
            state.waiting = [entry for entry in state.waiting if entry.card not in dead]
        super().die(state, dead)


@deviation(
    "death-in-fight-unseen",
    "attack.after_fight.triggers",
    ru="заносится и то, что сработало от гибели в сражении",
    en="what triggers by a death in the fight enters too",
)
class _DeathUnseen(EndOfGame):
    def die(self, state: State, dead: list[int]) -> None:
        before = state.waiting[:]
        super().die(state, dead)
        if state.step == steps.STRUCK:
            state.waiting = before


# 307.3, what closes


@deviation(
    "attacker-closes-first",
    "attack.closing.attacker_and_defender",
    ru="атакующая карта закрывается после сражения и Очереди, а не при заявке",
    en="the attacking card closes after the fight and the Queue, not at the declaration",
)
class _ClosesFirst(AttackPhase):
    def declare(self, state: State, attacker: int, target: int) -> None:
        super().declare(state, attacker, target)
        state.rules.effects.close_cards(state, [attacker], CLOSING)


@deviation(
    "defender-closes-first",
    "attack.closing.attacker_and_defender",
    ru="защитник закрывается после сражения и Очереди, а не когда его назначают",
    en="the defender closes after the fight and the Queue, not when it is named",
)
class _DefenderClosesFirst(AttackPhase):
    def watch_fight(self, state: State, attacker: int, strikers: list[int]) -> None:
        super().watch_fight(state, attacker, strikers)
        assert state.attack is not None
        if state.attack.defender >= 0:
            state.rules.effects.close_cards(state, [state.attack.defender], CLOSING)


@deviation(
    "closing-before-queue",
    "attack.closing.attacker_and_defender",
    ru="закрытие происходит, когда Очередь после сражения очищена, а не до того",
    en="the closing comes when the Queue after the fight has been cleared, not before",
)
class _BeforeQueue(AttackPhase):
    def watch_fight(self, state: State, attacker: int, strikers: list[int]) -> None:
        super().watch_fight(state, attacker, strikers)
        self.close(state)


@deviation(
    "target-closes",
    "attack.closing.attacker_and_defender",
    ru="атакованное существо, не бывшее защитником, не закрывается",
    en="a creature attacked that was no defender does not close",
)
class _TargetCloses(AttackPhase):
    def closing(self, state: State) -> list[int]:
        assert state.attack is not None
        attacked = state.attack.target
        return super().closing(state) + [c for c in state.creatures(1 - state.active) if c == attacked]


@deviation(
    "attacked-hero-closes",
    "attack.closing.attacker_and_defender",
    ru="атакованный герой не закрывается",
    en="a hero attacked does not close",
)
class _HeroCloses(AttackPhase):
    def closing(self, state: State) -> list[int]:
        assert state.attack is not None
        hero = state.hero(1 - state.active)
        return super().closing(state) + ([hero] if state.attack.target == hero else [])


@deviation(
    "attacker-stays-open",
    "attack.closing.attacker_and_defender",
    ru="атаковавшая карта закрывается",
    en="the attacking card closes",
)
class _AttackerStaysOpen(AttackPhase):
    def closing(self, state: State) -> list[int]:
        assert state.attack is not None
        return [card for card in super().closing(state) if card != state.attack.attacker]


@deviation(
    "victor-stays-open",
    "attack.closing.attacker_and_defender",
    ru="закрывается и та атаковавшая карта, которая убила противника",
    en="an attacking card that has killed its opponent closes too",
)
class _VictorStaysOpen(AttackPhase):
    def closing(self, state: State) -> list[int]:
        return super().closing(state) if state.where[self.struck(state)] >= 0 else []


@deviation(
    "heroes-defender-stays-open",
    "attack.closing.attacker_and_defender",
    ru="защитник закрывается",
    en="the defender closes",
)
class _DefenderStaysOpen(AttackPhase):
    def closing(self, state: State) -> list[int]:
        assert state.attack is not None
        return [card for card in super().closing(state) if card == state.attack.attacker]


# 307.3, what triggers by it


@deviation(
    "closing-not-seen",
    "attack.closing.triggers",
    ru="от закрытия после атаки способности срабатывают",
    en="the closing after an attack triggers abilities",
)
class _NotSeen(AttackPhase):
    def close(self, state: State) -> None:
        for card in self.closing(state):
            state.closed |= 1 << card


@deviation(
    "defender-closing-not-seen",
    "attack.closing.triggers",
    ru="способности срабатывают и от закрытия защитника",
    en="the closing of the defender triggers abilities too",
)
class _DefenderNotSeen(AttackPhase):
    def close(self, state: State) -> None:
        assert state.attack is not None
        if state.attack.defender in self.closing(state):
            state.closed |= 1 << state.attack.defender
        super().close(state)


@deviation(
    "only-own-closing-triggers",
    "attack.closing.triggers",
    ru="срабатывают способности и других карт, а не только закрывшихся",
    en="abilities of other cards trigger too, not only of those that close",
)
class _OnlyOwn(Effects):
    def watch_closing(self, state: State, card: int) -> None:
        state.rules.queue.happens_to(state, words.WHEN_THIS_CLOSES, card)


@deviation(
    "own-closing-not-seen",
    "attack.closing.triggers",
    ru="срабатывают и собственные способности закрывшихся карт",
    en="the abilities of those that close trigger themselves too",
)
class _OwnNotSeen(Effects):
    def watch_closing(self, state: State, card: int) -> None:
        state.rules.queue.happens(state, words.WHEN_CLOSES)


@deviation(
    "closing-seen-by-active-player",
    "attack.closing.triggers",
    ru="срабатывают способности карт обоих игроков",
    en="abilities of both players' cards trigger",
)
class _SeenByActive(Effects):
    def watch_closing(self, state: State, card: int) -> None:
        before = state.waiting[:]
        super().watch_closing(state, card)
        found = state.waiting[len(before) :]
        state.waiting = before + [entry for entry in found if entry.player == state.active]


@deviation(
    "closing-triggers-with-fight",
    "attack.closing.triggers",
    ru="от закрытия срабатывает после того, что сработало от сражения, а не вместе с ним",
    en="what triggers by the closing enters after what the fight has triggered, not with it",
)
class _WithFight(_NotSeen):
    def watch_fight(self, state: State, attacker: int, strikers: list[int]) -> None:
        super().watch_fight(state, attacker, strikers)
        for card in self.closing(state):
            state.rules.effects.watch_closing(state, card)


@deviation(
    "closing-triggers-on-the-spot",
    "attack.closing.triggers",
    ru="способности заносятся в Очередь, а не выполняются на месте",
    en="the abilities enter the Queue and are not executed on the spot",
)
class _ClosingOnTheSpot(AttackPhase):
    def close(self, state: State) -> None:
        super().close(state)
        _on_the_spot(state)


@deviation(
    "closing-seen-twice",
    "attack.closing.triggers",
    ru="карта, закрытая раньше, при закрытии после атаки ничего не вызывает",
    en="a card that was closed before triggers nothing by the closing after the attack",
)
class _SeenTwice(AttackPhase):
    def close(self, state: State) -> None:
        for card in self.closing(state):
            state.closed |= 1 << card
            state.rules.effects.watch_closing(state, card)


# How often and by what one attacks (`A-heroes-attack-once`, `A-heroes-attack-open`)


@deviation(
    "undone-attack-does-not-count",
    "A-heroes-attack-once",
    ru="атака без удара – тоже атака",
    en="an attack without a strike is an attack too",
)
class _UndoneDoesNotCount(AttackPhase):
    def go_on(self, state: State) -> None:
        if state.step == steps.DECLARED and state.attack is not None and not self.is_intact(state):
            state.attacked &= ~(1 << state.attack.attacker)
        super().go_on(state)


@deviation(
    "attacks-twice",
    "A-heroes-attack-once",
    ru="существо атакует один раз за ход, хотя бы и открылось снова",
    en="a creature attacks once per turn, even if it has opened again",
)
class _AttacksTwice(AttackPhase):
    def has_attacked(self, state: State, card: int) -> bool:
        return False


@deviation(
    "attacks-once-a-game",
    "A-heroes-attack-once",
    ru="атаковавшее существо в следующий ход снова атакует",
    en="a creature that has attacked attacks again in the next turn",
)
class _AttacksOnceAGame(EndOfTurn):
    def begin_turn(self, state: State) -> None:
        attacked = state.attacked
        super().begin_turn(state)
        state.attacked = attacked


@deviation(
    "one-attacker-a-turn",
    "A-heroes-attack-once",
    ru="один раз за ход атакует каждое существо, а не игрок",
    en="it is each creature that attacks once per turn, not the player",
)
class _OneAttacker(AttackPhase):
    def has_attacked(self, state: State, card: int) -> bool:
        return state.attacked != 0


@deviation("hero-as-attacker", "A-heroes-attack-once", ru="герои не атакуют", en="heroes do not attack")
class _HeroAsAttacker(_HeroesAttack):
    pass


@deviation("hero-as-defender", "A-heroes-attack-once", ru="герои не защищают", en="heroes do not defend")
class _HeroAsDefender(_HeroDefends):
    pass


@deviation(
    "closed-attacker",
    "A-heroes-attack-open",
    ru="закрытое существо не атакует",
    en="a closed creature does not attack",
)
class _ClosedAttacker(AttackPhase):
    def may_attack_closed(self, state: State, card: int) -> bool:
        return True


alternative("A-heroes-attack-open", "closed-creature-attacks", _ClosedAttacker)


@deviation(
    "opened-does-not-attack",
    "A-heroes-attack-open",
    ru="существо, открытое способностью, атакует",
    en="a creature that an ability has opened attacks",
)
class _OpenedDoesNotAttack(Effects):
    def open_cards(self, state: State, cards: Iterable[int], citation: int) -> None:
        if citation != CARD_TEXT:
            super().open_cards(state, cards, citation)


# Hidden characters (`A-heroes-hidden-not-chosen`)


@deviation(
    "hidden-attacked",
    "A-heroes-hidden-not-chosen",
    ru="скрытого персонажа не атакуют",
    en="a hidden character is not attacked",
)
class _HiddenAttacked(AttackPhase):
    def may_be_attacked(self, state: State, card: int) -> bool:
        return True


@deviation(
    "hidden-targeted",
    "A-heroes-hidden-not-chosen",
    ru="скрытого персонажа не выбирают целью способности",
    en="a hidden character is not chosen as the target of an ability",
)
class _HiddenTargeted(Effects):
    def may_be_target(self, state: State, card: int) -> bool:
        return True


@deviation(
    "own-hidden-targeted",
    "A-heroes-hidden-not-chosen",
    ru="и своего скрытого персонажа целью не выбирают",
    en="one's own hidden character is not chosen as a target either",
)
class _OwnHiddenTargeted(Effects):
    def may_be_target(self, state: State, card: int) -> bool:
        return super().may_be_target(state, card) or state.cast.owners[card] == state.active


# New creatures (`A-heroes-new-creature`)


@deviation(
    "new-creature-attacks",
    "A-heroes-new-creature",
    ru="в ход, когда попало под контроль, существо не атакует",
    en="a creature does not attack on the turn it came under control",
)
class _NewAttacks(AttackPhase):
    def is_too_new(self, state: State, card: int) -> bool:
        return False


@deviation(
    "new-creature-closes",
    "A-heroes-new-creature",
    ru="в ход, когда попало под контроль, существо не закрывается ради способностей",
    en="a creature does not close for abilities on the turn it came under control",
)
class _NewCloses(ActivatedAbilities):
    def is_too_new(self, state: State, card: int) -> bool:
        return False


@deviation(
    "new-creature-uses-nothing",
    "A-heroes-new-creature",
    ru="способности, не требующие закрытия, новое существо использует",
    en="a new creature uses abilities that do not require closing",
)
class _NewUsesNothing(ActivatedAbilities):
    def uses_left(self, state: State, card: int, definition: int) -> int:
        return 0 if self.is_too_new(state, card) else super().uses_left(state, card, definition)


@deviation(
    "new-support-too-new",
    "A-heroes-new-creature",
    ru="это касается существ, а не карт поддержки",
    en="this is about creatures, not about support cards",
)
class _SupportTooNew(PlayingCards):
    def put_into_play(self, state: State, player: int, card: int, place: int) -> None:
        super().put_into_play(state, player, card, place)
        state.new |= 1 << card


@deviation(
    "new-creature-does-not-defend",
    "A-heroes-new-creature",
    ru="защищать новое существо может",
    en="a new creature may defend",
)
class _NewDoesNotDefend(AttackPhase):
    def may_defend(self, state: State, card: int) -> bool:
        return super().may_defend(state, card) and not self.is_too_new(state, card)


@deviation(
    "new-for-good",
    "A-heroes-new-creature",
    ru="со следующего хода существо атакует",
    en="from the next turn on the creature attacks",
)
class _NewForGood(EndOfTurn):
    def begin_turn(self, state: State) -> None:
        new = state.new
        super().begin_turn(state)
        state.new = new


# The fight (`A-heroes-strike-back`)


@deviation(
    "no-strike-back",
    "A-heroes-strike-back",
    ru="открытая цель бьёт в ответ",
    en="an open target strikes back",
)
class _NoStrikeBack(AttackPhase):
    def strikes_back(self, state: State, card: int) -> bool:
        return False


@deviation(
    "heroes-attacker-strikes-first",
    "A-heroes-strike-back",
    ru="удары одновременны: цель, погибающая от удара, бьёт в ответ",
    en="the strikes are simultaneous: a target that dies of the strike strikes back",
)
class _AttackerFirst(AttackPhase):
    def strikes_back(self, state: State, card: int) -> bool:
        assert state.attack is not None
        taken = state.wounds[card] + state.rules.effects.blow(state, state.attack.attacker)
        return super().strikes_back(state, card) and taken < state.cast.cards[card].lives


@deviation(
    "target-strikes-first",
    "A-heroes-strike-back",
    ru="удары одновременны: атакующий, погибающий от ответа, свой удар наносит",
    en="the strikes are simultaneous: an attacker that dies of the answer has struck",
)
class _TargetFirst(AttackPhase):
    def fight(self, state: State) -> None:
        assert state.attack is not None
        struck, attacker = self.struck(state), state.attack.attacker
        before = state.wounds[struck]
        super().fight(state)
        if state.rules.end_of_game.is_dead(state, attacker):
            state.wounds[struck] = before


@deviation(
    "defender-does-not-strike",
    "A-heroes-strike-back",
    ru="в ответ бьёт и защитник",
    en="a defender strikes back too",
)
class _DefenderDoesNotStrike(AttackPhase):
    def strikes_back(self, state: State, card: int) -> bool:
        assert state.attack is not None
        return super().strikes_back(state, card) and card == state.attack.target


@deviation(
    "closed-strikes-back",
    "A-heroes-strike-back",
    ru="закрытая цель в ответ не бьёт",
    en="a closed target does not strike back",
)
class _ClosedStrikesBack(AttackPhase):
    def strikes_back(self, state: State, card: int) -> bool:
        return _kind(state, card) == "creature"


@deviation(
    "hero-strikes-back",
    "A-heroes-strike-back",
    ru="герой в ответ не бьёт",
    en="a hero does not strike back",
)
class _HeroStrikesBack(AttackPhase):
    def strikes_back(self, state: State, card: int) -> bool:
        return not state.is_closed(card)


@deviation(
    "strikes-of-one-wound",
    "A-heroes-strike-back",
    ru="ран столько, каков удар",
    en="there are as many wounds as the strike says",
)
class _OneWound(Effects):
    def blow(self, state: State, card: int) -> int:
        return min(1, super().blow(state, card))


# An attack that cannot be carried out (`A-heroes-attack-undone`)


@deviation(
    "dead-attacker-strikes",
    "A-heroes-attack-undone",
    ru="погибший атакующий не бьёт",
    en="an attacker that has died does not strike",
)
class _DeadStrikes(AttackPhase):
    def is_intact(self, state: State) -> bool:
        return state.attack is not None and state.where[state.attack.target] >= 0


@deviation(
    "dead-target-defended",
    "A-heroes-attack-undone",
    ru="если цель погибла, защитника не назначают",
    en="with the target dead no defender is named",
)
class _DeadDefended(AttackPhase):
    def is_intact(self, state: State) -> bool:
        return state.attack is not None and state.where[state.attack.attacker] >= 0


@deviation(
    "undone-attacker-stays-open",
    "A-heroes-attack-undone",
    ru="атакующий, оставшийся в игре без цели, закрывается",
    en="an attacker left in play without a target closes",
)
class _UndoneStaysOpen(AttackPhase):
    def closing(self, state: State) -> list[int]:
        return super().closing(state) if state.where[self.struck(state)] >= 0 else []


class _DeadClose(AttackPhase):
    """What has fought closes even if it has died."""

    def dead(self, attack: Attack) -> int:
        """Return the card that closes although it has died."""
        raise NotImplementedError

    def close(self, state: State) -> None:
        assert state.attack is not None
        card = self.dead(state.attack)
        if card >= 0 and state.where[card] < 0:
            state.rules.queue.happens(state, words.WHEN_CLOSES)
        super().close(state)


@deviation(
    "dead-attacker-closes",
    "A-heroes-attack-undone",
    ru="погибший атакующий не закрывается",
    en="an attacker that has died does not close",
)
class _DeadAttackerCloses(_DeadClose):
    def dead(self, attack: Attack) -> int:
        return attack.attacker


@deviation(
    "dead-defender-closes",
    "A-heroes-attack-undone",
    ru="погибший защитник не закрывается",
    en="a defender that has died does not close",
)
class _DeadDefenderCloses(_DeadClose):
    def dead(self, attack: Attack) -> int:
        return attack.defender


class _NothingCloses(AttackPhase):
    """With no strike 307.3 does not come about: nothing has fought."""

    def go_on(self, state: State) -> None:
        if state.step == steps.DECLARED and not self.is_intact(state):
            state.attack = None
            state.rules.choice.back(state, UNDONE)
        else:
            super().go_on(state)


alternative("A-heroes-attack-undone", "undone-attack-closes-nothing", _NothingCloses)


# What follows (`A-heroes-attack-returns`)


@deviation(
    "attack-ends-the-turn",
    "A-heroes-attack-returns",
    ru="после атаки игра возвращается в фазу выбора, а ход не кончается",
    en="after an attack the game returns to the Choice Phase, and the turn does not end",
)
class _EndsTheTurn(Choice):
    def after_phase(self, state: State) -> int:
        return steps.END if state.step == steps.CLOSED else super().after_phase(state)


@deviation(
    "attack-over-before-queue",
    "A-heroes-attack-returns",
    ru="игра возвращается в фазу выбора, когда Очередь пуста, а не раньше",
    en="the game returns to the Choice Phase when the Queue is empty, not before",
)
class _OverBeforeQueue(AttackPhase):
    def close(self, state: State) -> None:
        super().close(state)
        state.attack = None
        state.rules.choice.back(state, RETURNS)


# Who strikes and who attacks (`A-heroes-on-strike`)


@deviation(
    "struck-one-attacks",
    "A-heroes-on-strike",
    ru="«когда атакует» срабатывает только у атакующего",
    en="“when attacks” triggers for the attacker only",
)
class _StruckAttacks(AttackPhase):
    def watch_fight(self, state: State, attacker: int, strikers: list[int]) -> None:
        super().watch_fight(state, attacker, strikers)
        state.rules.queue.happens_to(state, words.WHEN_ATTACKS, self.struck(state))


@deviation(
    "only-attacker-strikes",
    "A-heroes-on-strike",
    ru="«при ударе» срабатывает и у того, кто бьёт в ответ",
    en="“on strike” triggers for one who strikes back too",
)
class _OnlyAttackerStrikes(AttackPhase):
    def watch_fight(self, state: State, attacker: int, strikers: list[int]) -> None:
        super().watch_fight(state, attacker, [attacker])


@deviation(
    "struck-one-strikes",
    "A-heroes-on-strike",
    ru="у того, кто в ответ не бьёт, «при ударе» не срабатывает",
    en="“on strike” does not trigger for one who does not strike back",
)
class _StruckStrikes(AttackPhase):
    def watch_fight(self, state: State, attacker: int, strikers: list[int]) -> None:
        super().watch_fight(state, attacker, [attacker, self.struck(state)])


@deviation(
    "everybody-strikes",
    "A-heroes-on-strike",
    ru="у тех, кто в сражении не участвует, «при ударе» не срабатывает",
    en="“on strike” does not trigger for those who are not in the fight",
)
class _EverybodyStrikes(AttackPhase):
    def watch_fight(self, state: State, attacker: int, strikers: list[int]) -> None:
        super().watch_fight(state, attacker, [])
        state.rules.queue.happens(state, words.ON_STRIKE)


@deviation(
    "undone-attack-triggers",
    "A-heroes-on-strike",
    ru="если удара не было, «когда атакует» не срабатывает",
    en="with no strike “when attacks” does not trigger",
)
class _UndoneTriggers(AttackPhase):
    def close(self, state: State) -> None:
        assert state.attack is not None
        if state.where[state.attack.target] < 0:
            state.rules.queue.happens_to(state, words.WHEN_ATTACKS, state.attack.attacker)
        super().close(state)


class _HasAttacked(AttackPhase):
    """Whoever has declared an attack has attacked, strike or not."""

    def go_on(self, state: State) -> None:
        if state.step == steps.DECLARED and state.attack is not None and not self.is_intact(state):
            state.rules.queue.happens_to(state, words.WHEN_ATTACKS, state.attack.attacker)
        super().go_on(state)


alternative("A-heroes-on-strike", "attacked-without-a-strike", _HasAttacked)
