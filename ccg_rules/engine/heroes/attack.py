"""Chapter `attack` (307): an attack is declared, defended, struck, and what has fought closes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.citations import cite
from ccg_rules.engine.decision import PLAYERS
from ccg_rules.engine.heroes import actions
from ccg_rules.engine.heroes import state as steps
from ccg_rules.engine.heroes.state import Attack, Object, State
from ccg_rules.engine.heroes.step import Step
from ccg_rules.notation.heroes import abilities as words
from ccg_rules.notation.heroes import places

if TYPE_CHECKING:
    from collections.abc import Iterator

TO_ATTACK = cite("heroes", "choice.strike.to_attack")
DECLARED = cite("heroes", "attack.declaration.creature_and_target")
WATCHED = cite("heroes", "attack.declaration.triggers")
DEFENDING = cite("heroes", "attack.declaration.defender")
AT_ONCE = cite("heroes", "attack.declaration.strike_at_once")
AFTER_FIGHT = cite("heroes", "attack.after_fight.triggers")
CLOSING = cite("heroes", "attack.closing.attacker_and_defender")
ONCE = cite("heroes", "A-heroes-attack-once")
OPEN_ATTACKS = cite("heroes", "A-heroes-attack-open")
NEW = cite("heroes", "A-heroes-new-creature")
HIDDEN_ATTACKS = cite("heroes", "A-heroes-hidden")
HIDDEN = cite("heroes", "A-heroes-hidden-not-chosen")
STRIKES_BACK = cite("heroes", "A-heroes-strike-back")
UNDONE = cite("heroes", "A-heroes-attack-undone")
RETURNS = cite("heroes", "A-heroes-attack-returns")


@dataclass(frozen=True, slots=True)
class AttackPhase(Step):
    """The Strike Attack Phase, from the declaration to the closing."""

    # 307.1: declaring

    def why_not_declare(self, state: State, player: int, attacker: int, target: int) -> Refusal | None:
        """Return what forbids the player to declare that attack: the first rule it fails."""
        return (
            self.why_not_attacks(state, player, attacker)
            or self.why_not_target(state, player, target)
            or self.why_not_attacker(state, player, attacker)
        )

    def why_not_attacks(self, state: State, player: int, card: int) -> Refusal | None:
        """Return what keeps a card of the player from ever attacking: it is no creature."""
        if not self.is_attacker(state, card):
            return refuse(DECLARED, "no-creature-of-yours", place=places.name(state.where[card]))
        return None

    def is_attacker(self, state: State, card: int) -> bool:
        """Tell whether cards of this kind attack: creatures do."""
        return state.cast.cards[card].kind == "creature"

    def why_not_target(self, state: State, player: int, card: int) -> Refusal | None:
        """Return what forbids the player to attack that card."""
        place = places.name(state.where[card])
        if not self.is_target(state, player, card):
            return refuse(DECLARED, "no-enemy-character", place=place)
        if not self.may_be_attacked(state, card):
            return refuse(HIDDEN, "hidden-not-chosen", place=place)
        return None

    def is_target(self, state: State, player: int, card: int) -> bool:
        """Tell whether cards of this kind are attacked: the enemy's characters are."""
        return state.cast.cards[card].is_character and state.cast.owners[card] != player

    def may_be_attacked(self, state: State, card: int) -> bool:
        """Tell whether a character may be chosen: hidden ones may not (`A-heroes-hidden-not-chosen`)."""
        return state.is_up(card)

    def why_not_attacker(self, state: State, player: int, card: int) -> Refusal | None:
        """Return what forbids a card of the player to attack now."""
        if why := self.why_not_attacks(state, player, card):
            return why
        place = places.name(state.where[card])
        if state.is_hidden(card):
            return refuse(HIDDEN_ATTACKS, "hidden-does-nothing", place=place)
        if self.is_too_new(state, card):
            return refuse(NEW, "too-new", place=place)
        if self.has_attacked(state, card):
            return refuse(ONCE, "has-attacked", place=place)
        if not self.may_attack_closed(state, card):
            return refuse(OPEN_ATTACKS, "closed-already", place=place)
        return None

    def is_too_new(self, state: State, card: int) -> bool:
        """Tell whether the creature came under control this turn (`A-heroes-new-creature`)."""
        return bool(state.new >> card & 1)

    def has_attacked(self, state: State, card: int) -> bool:
        """Tell whether the creature has attacked this turn as often as it may (`A-heroes-attack-once`)."""
        return bool(state.attacked >> card & 1)

    def may_attack_closed(self, state: State, card: int) -> bool:
        """Tell whether the creature is open, as it has to be (`A-heroes-attack-open`)."""
        return not state.is_closed(card)

    def declare(self, state: State, attacker: int, target: int) -> None:
        """Declare an attack."""
        state.attack = Attack(attacker, target, -1)
        state.attacked |= 1 << attacker
        state.note(DECLARED, "attack-declared", state.active, state.where[attacker], state.where[target])
        state.rules.enter(state, steps.DECLARED, TO_ATTACK)

    def watch_declaration(self, state: State) -> None:
        """Trigger what watches for the declaration: abilities of the attacked player's cards."""
        state.rules.queue.happens(state, words.WHEN_ATTACKED, 1 - state.active)

    # 307.1: defending

    def defenders(self, state: State) -> list[int]:
        """Return the creatures that may defend."""
        if not self.is_intact(state):
            return []
        return [card for card in state.creatures(1 - state.active) if self.may_defend(state, card)]

    def may_defend(self, state: State, card: int) -> bool:
        """Tell whether a creature of the attacked player may defend.

        It is another one than the target, revealed, open, and has not defended this turn.
        """
        return (
            self.is_another(state, card)
            and state.is_up(card)
            and self.is_open_enough(state, card)
            and not self.has_defended(state, card)
        )

    def is_another(self, state: State, card: int) -> bool:
        """Tell whether the creature is another than the one attacked."""
        return state.attack is not None and card != state.attack.target

    def is_open_enough(self, state: State, card: int) -> bool:
        """Tell whether the creature is open, as a defender has to be."""
        return not state.is_closed(card)

    def has_defended(self, state: State, card: int) -> bool:
        """Tell whether the creature has defended this turn already."""
        return bool(state.defended >> card & 1)

    def defend(self, state: State, card: int) -> None:
        """Name the defender, who is struck in the target's place."""
        attack = state.attack
        assert attack is not None
        state.attack = attack._replace(defender=card)
        state.defended |= 1 << card
        state.note(DEFENDING, "defends", state.where[card])

    # 307.1: the strike

    def put_strike(self, state: State) -> None:
        """Put the strike into the Queue, where it is executed at once."""
        attack = state.attack
        assert attack is not None
        state.note(AT_ONCE, "strike-begins", state.active)
        state.step = steps.STRUCK
        state.queue.append(Object(steps.STRIKE, attack.attacker, -1, state.active, -1))

    def is_intact(self, state: State) -> bool:
        """Tell whether attacker and target are still there (`A-heroes-attack-undone`)."""
        attack = state.attack
        return attack is not None and state.where[attack.attacker] >= 0 and state.where[attack.target] >= 0

    def fight(self, state: State) -> None:
        """Strike: both at the same time, if the one struck strikes back."""
        attack = state.attack
        assert attack is not None
        struck = self.struck(state)
        wounds = [(struck, state.rules.effects.blow(state, attack.attacker))]
        strikers = [attack.attacker]
        if self.strikes_back(state, struck):
            wounds.append((attack.attacker, state.rules.effects.blow(state, struck)))
            strikers.append(struck)
        state.note(STRIKES_BACK, "fought", state.where[attack.attacker], state.where[struck])
        state.rules.effects.wound(state, wounds)
        self.watch_fight(state, attack.attacker, strikers)

    def struck(self, state: State) -> int:
        """Return who is struck: the defender, if there is one, else the target."""
        attack = state.attack
        assert attack is not None
        return attack.target if attack.defender < 0 else attack.defender

    def strikes_back(self, state: State, card: int) -> bool:
        """Tell whether the one struck strikes back: an open creature does (`A-heroes-strike-back`)."""
        return state.cast.cards[card].kind == "creature" and not state.is_closed(card)

    # 307.2

    def watch_fight(self, state: State, attacker: int, strikers: list[int]) -> None:
        """Trigger what should have triggered by the fight; it enters the Queue after it."""
        state.note(AFTER_FIGHT, "fight-over")
        state.rules.queue.happens_to(state, words.WHEN_ATTACKS, attacker)
        for card in strikers:
            state.rules.queue.happens_to(state, words.ON_STRIKE, card)

    # 307.3

    def closing(self, state: State) -> list[int]:
        """Return what closes: the attacker and the defender, as far as they are in play; no mere target."""
        attack = state.attack
        assert attack is not None
        fought = (attack.attacker, attack.defender)
        return [card for card in fought if card >= 0 and state.where[card] >= 0]

    def close(self, state: State) -> None:
        """Close what has fought; what watches for that triggers."""
        state.rules.effects.close_cards(state, self.closing(state), CLOSING)

    # What follows from these

    def begin(self, state: State) -> None:
        if state.step == steps.DECLARED:
            self.watch_declaration(state)
        elif state.step == steps.STRUCK:
            self.put_strike(state)
        elif state.step == steps.CLOSED:
            self.close(state)

    def go_on(self, state: State) -> None:
        if state.step == steps.DECLARED and self.is_intact(state):
            state.rules.enter(state, steps.DEFENDER, WATCHED)
        elif state.step == steps.DECLARED:
            state.note(UNDONE, "attack-undone")
            state.rules.enter(state, steps.CLOSED, UNDONE)
        elif state.step == steps.DEFENDER:
            self.ask_for_defender(state)
        elif state.step == steps.STRUCK:
            state.rules.enter(state, steps.CLOSED, CLOSING)
        else:
            state.attack = None
            state.rules.choice.back(state, RETURNS)

    def ask_for_defender(self, state: State) -> None:
        """Ask the inactive player for a defender; without any that may defend, the strike follows."""
        if self.defenders(state):
            state.actor = 1 - state.active
        else:
            self.put_strike(state)

    def own_question(self, state: State) -> tuple[str, int]:
        return "defend", DEFENDING

    def options(self, state: State) -> Iterator[int]:
        for card in self.defenders(state):
            yield actions.action(actions.DEFEND, state.actor, state.where[card])
        yield actions.action(actions.DECLINE, state.actor)

    def carry_out(self, state: State, action: int) -> None:
        kind, player, place, _ = actions.split(action)
        if kind == actions.DEFEND:
            self.defend(state, state.board[place])
        else:
            state.note(DEFENDING, "no-defender", player)
        self.put_strike(state)

    def why_no_option(self, state: State, action: int) -> Refusal:
        kind, player, place, _ = actions.split(action)
        if kind not in (actions.DEFEND, actions.DECLINE) or player != state.actor:
            return refuse(DEFENDING, "defender-first", player=PLAYERS[state.actor])
        return refuse(DEFENDING, "cannot-defend", place=places.name(place))
