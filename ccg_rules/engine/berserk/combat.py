"""Chapter `combat`: simple strikes, defenders and dice. No text reaches it; all of it is assumed.

A strike is declared like any action (`main_phase`), or made by a "vanguard" ability. When it is executed an
*attack* is under way: a defender may be named, dice are rolled, an exchange may be weakened, and wounds are
dealt, without anybody getting priority in between.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.berserk import actions
from ccg_rules.engine.berserk.decision import Decision
from ccg_rules.engine.berserk.state import (
    ACTION,
    CHANCE,
    DEFENDING,
    EXECUTION,
    PAYMENT,
    ROLLING,
    STRIKE,
    VANGUARD,
    WEAKENING,
    Attack,
    Object,
)
from ccg_rules.engine.citations import cite
from ccg_rules.notation.berserk import cells, places

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ccg_rules.engine.berserk.state import State

SIMPLE_STRIKE = cite("berserk", "A-simple-strike")
ONE_DIE = cite("berserk", "A-strike-one-die")
TWO_DICE = cite("berserk", "A-strike-two-dice")
EXCHANGE = cite("berserk", "A-strike-exchange")
DEFENDER = cite("berserk", "A-defender")
NOT_TARGET = cite("berserk", "A-defender-not-target")
FLYERS = cite("berserk", "A-flyers-combat")
ADJACENT_TO_NONE = cite("berserk", "A-flyers-adjacent-to-none")
TERRAIN = cite("berserk", "A-terrain")
SLOW = cite("berserk", "A-slow-actions")
HIDDEN = cite("berserk", "A-hidden-cards")

EXECUTED_IN = (VANGUARD, EXECUTION, ACTION)
"""The steps in which strikes are executed."""

NONE, WEAK, MEDIUM, STRONG = range(4)
"""Strengths of a strike."""

ALONE = (WEAK, WEAK, WEAK, MEDIUM, MEDIUM, STRONG)
"""By the number of one die: the strike at a card that does not fight (`A-strike-one-die`)."""

COMPARED = {
    -5: (NONE, MEDIUM),
    -4: (WEAK, MEDIUM),
    -3: (NONE, WEAK),
    -2: (NONE, NONE),
    -1: (WEAK, NONE),
    1: (WEAK, NONE),
    2: (MEDIUM, WEAK),
    3: (MEDIUM, NONE),
    4: (STRONG, WEAK),
    5: (STRONG, NONE),
}
"""By the difference of the dice, the attacker's less the other's: both strikes (`A-strike-two-dice`)."""

EVEN = ((WEAK, NONE),) * 4 + ((NONE, WEAK),) * 2
"""The same for equal dice, by their number."""

WEAKENED = {-4: (NONE, WEAK), 2: (WEAK, NONE), 4: (MEDIUM, NONE)}
"""What the side that rolled higher may make of an exchange of strikes (`A-strike-exchange`)."""


@dataclass(frozen=True, slots=True)
class Combat(Decision):
    """Simple strikes: at what, who defends, what the dice say, and what it costs."""

    # At what

    def targets(self, state: State, card: int) -> int:
        """Return the places of the enemy cards that a card may strike, as a mask."""
        place = state.where[card]
        enemies = state.lies[1 - state.cast.owners[card]]
        reach = self.reach(state, card, place)
        return enemies & reach & ~self.out_of_reach(state, state.cast.owners[card])

    def reach(self, state: State, card: int, place: int) -> int:
        """Return the places a card strikes at from a place: adjacent ones, or all, if it flies."""
        if state.cast.cards[card].flying:
            return self.flyer_reach()
        return self.adjacent(place)

    def flyer_reach(self) -> int:
        """Return the places a flying creature strikes at: all (`A-flyers-combat`)."""
        return places.ALL

    def adjacent(self, place: int) -> int:
        """Return what is adjacent to a place; to a place in an additional zone nothing is."""
        return cells.NEIGHBOURS[place] if 0 <= place < cells.CELLS else 0

    def out_of_reach(self, state: State, player: int) -> int:
        """Return the places of what cannot be struck: terrain, as far as the player knows it."""
        return state.terrain(player)

    def can_strike(self, state: State, card: int) -> bool:
        """Tell whether a card may declare a strike, targets left aside: an open creature may."""
        return state.cast.cards[card].kind == "creature" and not state.is_closed(card)

    def strikes(self, state: State, player: int) -> Iterator[tuple[int, int]]:
        """Yield from where to where the player may declare strikes."""
        for place in state.places_of(player):
            card = state.board[place]
            if self.can_strike(state, card):
                for target in cells.cells_in(self.targets(state, card)):
                    yield place, target

    def why_not_strike(self, state: State, card: int, target: int) -> Refusal:
        """Explain why a card of the Active Player cannot strike at a place."""
        name = places.name(state.where[card])
        if state.cast.cards[card].kind != "creature":
            return refuse(SIMPLE_STRIKE, "only-creatures-strike", place=name)
        if state.is_closed(card):
            return refuse(SLOW, "closed", place=name)
        aim = places.name(target)
        other = state.board[target] if target < places.PLACES else -1
        if other < 0 or state.cast.owners[other] == state.cast.owners[card]:
            return refuse(SIMPLE_STRIKE, "no-enemy-card", place=aim)
        if self.out_of_reach(state, state.cast.owners[card]) >> target & 1:
            return refuse(TERRAIN, "not-to-be-struck", place=aim)
        if target >= cells.CELLS:
            return refuse(ADJACENT_TO_NONE, "flyer-out-of-reach", place=aim)
        return refuse(SIMPLE_STRIKE, "not-adjacent", place=aim)

    def declare(self, state: State, player: int, place: int, target: int) -> None:
        """Put a strike on the stack, its payment below it; a hidden target is revealed."""
        card, other = state.board[place], state.board[target]
        state.note(SIMPLE_STRIKE, "strike-declared", player, place, target)
        self.put_payment(state, card, player)
        state.stack.append(Object(STRIKE, card, -1, player, -1, other, -1, place))
        self.show_target(state, other)
        state.rules.priority.give(state)

    def show_target(self, state: State, card: int) -> None:
        """Reveal a hidden target when it is fixed, before anything is rolled (`A-hidden-cards`)."""
        if state.rules.reveal.shows_target(state, card):
            state.rules.reveal.show(state, card, HIDDEN)

    def put_payment(self, state: State, card: int, player: int) -> None:
        """Let the attacker pay by closing, after the execution."""
        state.rules.priority.put_closing(state, card, player)

    def is_cancelled(self, state: State, top: Object) -> bool:
        """Tell whether a strike declared is no longer legal when it is to be executed (`A-cancelled`)."""
        if state.where[top.card] != top.place or state.is_closed(top.card):
            return True
        aim = state.where[top.first]
        return aim < 0 or not self.targets(state, top.card) >> aim & 1

    # The course of an attack

    def begin(self, state: State, attacker: int, target: int, *, unanswered: bool) -> None:
        """Begin to execute a strike."""
        stage = ROLLING if unanswered or self.is_directed(state, attacker) else DEFENDING
        state.attack = Attack(attacker, target, -1, stage, (), unanswered)

    def may_be_under_way(self, state: State, attack: Attack) -> bool:
        """Tell whether an attack can have come that far, as a position claims."""
        owners, cards = state.cast.owners, state.cast.cards
        struck = self.fighter(attack)
        in_play = all(state.where[card] >= 0 for card in (attack.attacker, attack.target, struck))
        enemies = owners[attack.attacker] != owners[attack.target] == owners[struck]
        kinds = cards[attack.attacker].kind == "creature" and cards[attack.target].kind != "terrain"
        if state.step not in EXECUTED_IN or not (in_play and enemies and kinds):
            return False
        if attack.stage == DEFENDING:
            return not attack.unanswered and attack.defender < 0 and not attack.dice
        if attack.defender >= 0 and (attack.unanswered or not self.is_defender(state, attack)):
            return False
        if attack.stage == ROLLING:
            return len(attack.dice) <= 1 + self.fights(state, attack)
        return self.fights(state, attack) and self.may_weaken(state, attack)

    def is_defender(self, state: State, attack: Attack) -> bool:
        """Tell whether the defender of an attack is a creature other than the target."""
        is_creature = state.cast.cards[attack.defender].kind == "creature"
        return is_creature and self.is_another(attack, attack.defender)

    def is_directed(self, state: State, attacker: int) -> bool:
        """Tell whether the attacker's strikes are directed: nobody defends against them (`A-defender`)."""
        return state.has(attacker, "directed strike")

    def fighter(self, attack: Attack) -> int:
        """Return the card that is struck: the defender, or else the target."""
        return attack.target if attack.defender < 0 else attack.defender

    def fights(self, state: State, attack: Attack) -> bool:
        """Tell whether the card that is struck fights: an open creature does (`A-strike-one-die`)."""
        card = self.fighter(attack)
        is_creature = state.cast.cards[card].kind == "creature"
        return not attack.unanswered and is_creature and not state.is_closed(card)

    def settle(self, state: State) -> bool:
        """Go on with the attack; tell whether somebody, or chance, has first to decide something."""
        while state.attack is not None:
            attack = state.attack
            if attack.stage == DEFENDING:
                if self.asks_for_defender(state, attack):
                    state.actor = self.defending_player(state, attack)
                    return True
                state.attack = attack._replace(stage=ROLLING)
            elif attack.stage == ROLLING:
                if len(attack.dice) < 1 + self.fights(state, attack):
                    if not self.roll(state, attack):
                        state.actor = CHANCE
                        return True
                elif self.may_weaken(state, attack):
                    state.attack = attack._replace(stage=WEAKENING)
                else:
                    self.strike(state, attack, self.result(state, attack))
            else:
                state.actor = self.weakener(state, attack)
                return True
        return False

    # Defenders

    def defending_player(self, state: State, attack: Attack) -> int:
        """Return who may name a defender: the inactive player."""
        return 1 - state.cast.owners[attack.attacker]

    def may_defend(self, state: State, attack: Attack, card: int) -> bool:
        """Tell whether a card may be named as the defender."""
        return (
            state.cast.cards[card].kind == "creature"
            and not self.is_too_tired(state, card)
            and self.is_another(attack, card)
            and self.is_near(state, attack, card)
        )

    def is_too_tired(self, state: State, card: int) -> bool:
        """Tell whether the card cannot defend since it is closed."""
        return state.is_closed(card)

    def is_another(self, attack: Attack, card: int) -> bool:
        """Tell whether the card is another than the target (`A-defender-not-target`)."""
        return card != attack.target

    def is_near(self, state: State, attack: Attack, card: int) -> bool:
        """Tell whether the card is where it can defend: adjacent to attacker and target, or by flying.

        A flying target is defended by flying creatures only; against a flying attacker one adjacent to the
        target is enough, or one that flies (`A-flyers-combat`). A hidden one that is still on its
        cell has neighbours there (`A-hidden-flyer`), one in the additional zone has none.
        """
        cards, where = state.cast.cards, state.where
        flies = cards[card].flying
        near_target = bool(self.adjacent(where[card]) >> where[attack.target] & 1)
        if cards[attack.target].flying:
            return flies
        if cards[attack.attacker].flying:
            return flies or near_target
        near_attacker = bool(self.adjacent(where[card]) >> where[attack.attacker] & 1)
        return near_attacker and near_target

    def defenders(self, state: State, attack: Attack) -> int:
        """Return the places of the cards that may be named as the defender."""
        player = self.defending_player(state, attack)
        return cells.mask(
            place for place in state.places_of(player) if self.may_defend(state, attack, state.board[place])
        )

    def asks_for_defender(self, state: State, attack: Attack) -> bool:
        """Tell whether the player is asked: with hidden cards always (`A-always-asked`)."""
        player = self.defending_player(state, attack)
        return bool(self.defenders(state, attack)) or state.has_hidden(player)

    def defend(self, state: State, card: int) -> None:
        """Let a card be the defender; a hidden one is revealed (`A-hidden-cards`)."""
        assert state.attack is not None
        state.note(DEFENDER, "defends", state.where[card])
        if not state.is_up(card):
            state.rules.reveal.show(state, card, HIDDEN)
        state.attack = state.attack._replace(defender=card, stage=ROLLING)
        self.close_defender(state, card)

    def close_defender(self, state: State, card: int) -> None:
        """Let the defender close together with the attacker, at payment, after the wounds."""
        for number in range(len(state.stack) - 1, -1, -1):
            if state.stack[number].kind == PAYMENT:
                state.stack[number] = state.stack[number]._replace(first=card)
                return

    # Dice

    def roll(self, state: State, attack: Attack) -> bool:
        """Roll the next die, the attacker's first; tell whether chance has decided it already."""
        if state.dice:
            number = state.dice[0]
            state.dice = state.dice[1:]
        elif state.seed is not None:
            number = state.random(6) + 1
        else:
            return False
        self.rolled(state, number)
        return True

    def rolled(self, state: State, number: int) -> None:
        """Take a number rolled."""
        attack = state.attack
        assert attack is not None
        state.note(
            TWO_DICE if self.fights(state, attack) else ONE_DIE, "rolled", self.roller(state, attack), number
        )
        state.attack = attack._replace(dice=(*attack.dice, number))

    def roller(self, state: State, attack: Attack) -> int:
        """Return whose die is rolled next."""
        owner = state.cast.owners[attack.attacker]
        return 1 - owner if attack.dice else owner

    def result(self, state: State, attack: Attack) -> tuple[int, int]:
        """Return the strengths of the attacker's strike and of the answer, by the dice."""
        if len(attack.dice) == 1:
            return self.alone(attack.dice[0]), NONE
        return self.compared(*attack.dice)

    def alone(self, die: int) -> int:
        """Return the strength of a strike at a card that does not fight."""
        return ALONE[die - 1]

    def compared(self, die: int, other: int) -> tuple[int, int]:
        """Return the strengths of both strikes when creatures fight."""
        if die == other:
            return EVEN[die - 1]
        return COMPARED[max(-5, min(5, die - other))]

    # Weakening

    def may_weaken(self, state: State, attack: Attack) -> bool:
        """Tell whether the exchange may be weakened."""
        return len(attack.dice) == 2 and self.difference(attack) in WEAKENED

    def difference(self, attack: Attack) -> int:
        """Return the difference of the dice: the attacker's less the other's."""
        return attack.dice[0] - attack.dice[1]

    def weakener(self, state: State, attack: Attack) -> int:
        """Return who may weaken the exchange: the side that rolled higher."""
        owner = state.cast.owners[attack.attacker]
        return owner if self.difference(attack) > 0 else 1 - owner

    def weakened(self, attack: Attack) -> tuple[int, int]:
        """Return the strengths of both strikes when the exchange is weakened."""
        return WEAKENED[self.difference(attack)]

    # Wounds

    def strike(self, state: State, attack: Attack, strengths: tuple[int, int]) -> None:
        """Deal the wounds of both strikes, at the same time; the attack is over."""
        other = self.fighter(attack)
        by = TWO_DICE if len(attack.dice) == 2 else ONE_DIE
        state.attack = None
        for card, strength, struck in (
            (attack.attacker, strengths[0], other),
            (other, strengths[1], attack.attacker),
        ):
            if strength:
                state.note(by, "strikes", state.where[card], strength, state.where[struck])
                state.rules.effects.wound(state, struck, self.wounds(state, card, strength))

    def wounds(self, state: State, card: int, strength: int) -> int:
        """Return how many wounds a strike of a card deals."""
        return state.cast.cards[card].strikes[strength - 1]

    # As a decision

    def question(self, state: State) -> tuple[str, int]:
        attack = state.attack
        assert attack is not None
        if attack.stage == DEFENDING:
            return "defend", DEFENDER
        if attack.stage == ROLLING:
            return "roll", TWO_DICE if self.fights(state, attack) else ONE_DIE
        return "weaken", EXCHANGE

    def actions(self, state: State) -> Iterator[int]:
        attack = state.attack
        assert attack is not None
        if attack.stage == DEFENDING:
            for place in cells.cells_in(self.defenders(state, attack)):
                yield actions.action(actions.DEFEND, state.actor, place)
        elif attack.stage == ROLLING:
            for number in range(1, 7):
                yield actions.action(actions.ROLL, self.roller(state, attack), number)
            return
        else:
            yield actions.action(actions.WEAKEN, state.actor)
        yield actions.action(actions.DECLINE, state.actor)

    def apply(self, state: State, action: int) -> None:
        kind, player, first, _ = actions.split(action)
        attack = state.attack
        assert attack is not None
        if kind == actions.ROLL:
            self.rolled(state, first)
        elif kind == actions.DEFEND:
            self.defend(state, state.board[first])
        elif kind == actions.WEAKEN:
            state.note(EXCHANGE, "weakened", player)
            self.strike(state, attack, self.weakened(attack))
        elif attack.stage == DEFENDING:
            state.note(DEFENDER, "no-defender", player)
            state.attack = attack._replace(stage=ROLLING)
        else:
            self.strike(state, attack, self.result(state, attack))

    def why_not(self, state: State, action: int) -> Refusal:
        attack = state.attack
        assert attack is not None
        kind, player, place, _ = actions.split(action)
        if attack.stage == DEFENDING and player == state.actor and kind == actions.DEFEND:
            return self.why_not_defend(state, attack, place)
        return refuse(self.question(state)[1], _FIRST[attack.stage])

    def why_not_defend(self, state: State, attack: Attack, place: int) -> Refusal:
        """Explain why the card at a place cannot be the defender."""
        name = places.name(place)
        card = state.board[place] if place < places.PLACES else -1
        if card < 0 or state.cast.owners[card] != state.actor or state.cast.cards[card].kind != "creature":
            return refuse(DEFENDER, "no-creature-of-yours", place=name)
        if self.is_too_tired(state, card):
            return refuse(DEFENDER, "closed", place=name)
        if not self.is_another(attack, card):
            return refuse(NOT_TARGET, "defends-itself", place=name)
        flying = state.cast.cards[attack.attacker].flying or state.cast.cards[attack.target].flying
        return refuse(FLYERS if flying else DEFENDER, "too-far-to-defend", place=name)


_FIRST = {DEFENDING: "defender-first", ROLLING: "roll-first", WEAKENING: "weaken-first"}
