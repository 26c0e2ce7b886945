"""Chapter `recruiting` (403 of the Vanguard edition; but for 403.2.5 borrowed in Execution)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.berserk import actions
from ccg_rules.engine.berserk.decision import PLAYERS
from ccg_rules.engine.berserk.state import DECK, DRAWN, NOBODY, PLACING, RECRUITING, SQUAD, State
from ccg_rules.engine.berserk.step import Step
from ccg_rules.engine.berserk.window import Window
from ccg_rules.engine.citations import cite
from ccg_rules.notation.berserk.abilities import BEFORE_RECRUITING
from ccg_rules.notation.berserk.places import DEAL_START, SQUAD_START

if TYPE_CHECKING:
    from collections.abc import Iterator

ALTERNATE = cite("berserk", "recruiting.before.alternate")
DECLINE = cite("berserk", "recruiting.before.decline")
ONCE = cite("berserk", "recruiting.before.once")
BY_ABILITY = cite("berserk", "recruiting.by_ability.now_under_usual_rules")
PAY = cite("berserk", "recruiting.price.pay_cost")
GOLD_AND_SILVER = cite("berserk", "recruiting.price.gold_and_silver")
ELEMENT = cite("berserk", "recruiting.price.element_crystal")
ONE_AT_A_TIME = cite("berserk", "recruiting.one_by_one.one_at_a_time")
REST = cite("berserk", "recruiting.one_by_one.rest_to_deck")
ILLEGAL_SQUAD = cite("berserk", "recruiting.illegal_squad.loses")
ORDER = cite("berserk", "A-recruit-order")
NO_GOLD = cite("berserk", "A-element-no-gold")
X_MIN = cite("berserk", "A-x-min")
FLYER_CAP = cite("berserk", "A-flyer-cap")
ONE_TERRAIN = cite("berserk", "A-one-terrain")
USE_SHOWS = cite("berserk", "A-use-shows")

FLYERS = 15
"""The most crystals that may be spent on flyers."""

MOST = 60
"""The highest number that is asked for."""


@dataclass(frozen=True, slots=True)
class BeforeRecruiting(Window):
    """403.1: "before recruiting" abilities of cards of the deal, and of those already taken."""

    timing: str = BEFORE_RECRUITING
    alternate_by: int = ALTERNATE
    decline_by: int = DECLINE
    once_by: int = ONCE

    def candidates(self, state: State, player: int) -> Iterator[tuple[int, int]]:
        for start, held in ((DEAL_START, state.deal[player]), (SQUAD_START, state.hand[player])):
            for slot, card in enumerate(held):
                if card >= 0:
                    yield start + slot, card

    def has_unseen(self, state: State, player: int) -> bool:
        return any(True for _ in self.candidates(state, player))

    def show(self, state: State, card: int) -> None:
        state.up |= 1 << card
        state.note(USE_SHOWS, "shown", state.cast.owners[card])

    # A card being taken by an ability asks for numbers in between.

    def own_question(self, state: State) -> tuple[str, int]:
        if state.taking is not None:
            return state.rules.recruiting.number_question(state)
        return Window.own_question(self, state)

    def options(self, state: State) -> Iterator[int]:
        if state.taking is not None:
            return state.rules.recruiting.number_actions(state)
        return Window.options(self, state)

    def carry_out(self, state: State, action: int) -> None:
        if state.taking is not None:
            state.rules.recruiting.say_number(state, actions.split(action)[2])
        else:
            Window.carry_out(self, state, action)

    def go_on(self, state: State) -> None:
        if state.taking is not None:
            state.actor = state.taking[0]
        else:
            Window.go_on(self, state)

    def why_no_option(self, state: State, action: int) -> Refusal:
        if state.taking is not None:
            return state.rules.recruiting.why_not_number(state, action)
        if actions.split(action)[0] in (actions.TAKE, actions.DONE):
            return refuse(ALTERNATE, "window-first")
        return Window.why_no_option(self, state, action)

    def why_no_ability(self, state: State, card: int, number: int, name: str) -> Refusal:
        return refuse(ALTERNATE, "no-such-ability", place=name)

    def end(self, state: State) -> None:
        state.step = RECRUITING
        state.declined = [False, False]
        state.next_to_use = 0


@dataclass(frozen=True, slots=True)
class Recruiting(Step):
    """403.2: cards are taken from the deal one by one and paid for; who cannot have a legal squad loses."""

    must_be_legal: bool = True
    """403.2.5 of the Execution edition."""

    # 403.2.1

    def element_crystals(self, state: State, player: int, card: int) -> int:
        """Return the gold lost for the element of a card before it is taken."""
        element = state.cast.cards[card].element
        own = {state.cast.cards[c].element for c in state.squad(player)} - {None}
        return int(element is not None and bool(own) and element not in own)

    def golds(self, state: State, player: int, card: int, *, replaced: bool, x: int) -> list[int]:
        """Return the amounts of gold with which the card can be paid, the rest in silver; empty: none can."""
        price = state.rules.ledger.cost(state, card, replaced=replaced, x=x)
        gold = state.gold[player] - self.element_crystals(state, player, card)
        if gold < 0:
            return []
        if state.cast.cards[card].elite:
            return [price] if price <= gold else []
        return list(range(max(0, price - state.silver[player]), min(price, gold, MOST) + 1))

    def lose_for_element(self, state: State, player: int, lost: int) -> None:
        """Take the crystals for an element: gold ones."""
        state.gold[player] -= lost

    # Whether a squad is legal

    def is_legal(self, state: State, player: int) -> bool:
        """Tell whether the squad is legal: it has a creature (`A-legal-squad`)."""
        return any(state.cast.cards[card].kind == "creature" for card in state.squad(player))

    # 403.2.5

    def may_finish(self, state: State, player: int) -> bool:
        """Tell whether the player may end recruiting with the squad they have."""
        return not self.must_be_legal or self.is_legal(state, player)

    def loses(self, state: State, player: int) -> bool:
        """Tell whether the player cannot have a legal squad any more."""
        return self.must_be_legal and not self.can_be_legal(state, player)

    def can_be_legal(self, state: State, player: int) -> bool:
        """Tell whether the player has, or can still recruit, a legal squad: a creature can be paid for.

        Cards that make others cheaper are tried first.
        """
        if self.is_legal(state, player):
            return True
        cards = state.cast.cards
        takeable = [
            (card, cost)
            for card in state.deal[player]
            if card >= 0
            for cost in self.costs(state, player, card)
        ]
        if any(cards[card].kind == "creature" for card, _ in takeable):
            return True
        for card, cost in takeable:
            if cards[card].has("discount"):
                twin = state.copy()
                x = 1 if cards[card].cost.has_x and not cost else 0
                gold = self.golds(twin, player, card, replaced=bool(cost), x=x)[0]
                self.complete(twin, player, card, replaced=bool(cost), x=x, gold=gold)
                if self.can_be_legal(twin, player):
                    return True
        return False

    # Assumed

    def keeps_limits(self, state: State, player: int, card: int, price: int) -> bool:
        """Tell whether the squad keeps its limits with the card (`A-flyer-cap`, `A-one-terrain`)."""
        return self.within_flyers(state, player, card, price) and self.within_terrain(state, player, card)

    def within_flyers(self, state: State, player: int, card: int, price: int) -> bool:
        """Tell whether no more than 15 crystals go on flyers."""
        cards = state.cast.cards
        if not cards[card].flying:
            return True
        spent = sum(sum(state.paid[c] or (0, 0)) for c in state.squad(player) if cards[c].flying)
        return spent + price <= FLYERS

    def within_terrain(self, state: State, player: int, card: int) -> bool:
        """Tell whether the squad has at most one terrain."""
        cards = state.cast.cards
        if cards[card].kind != "terrain":
            return True
        return all(cards[other].kind != "terrain" for other in state.squad(player))

    def shows_squad(self) -> bool:
        """Tell whether the opponent sees the cards taken into a squad (`A-deal-private`)."""
        return False

    def least_x(self) -> int:
        """Return the least X that may be chosen (`A-x-min`)."""
        return 1

    # What follows from these

    def xs(self, state: State, player: int, card: int) -> list[int]:
        """Return the X with which the card can be taken at its ordinary cost; 0 where it has none."""
        if not state.cast.cards[card].cost.has_x:
            return [0] if self.can_pay(state, player, card, replaced=False, x=0) else []
        found = []
        for x in range(self.least_x(), MOST):
            if not self.can_pay(state, player, card, replaced=False, x=x):
                break  # a greater X is dearer still
            found.append(x)
        return found

    def can_pay(self, state: State, player: int, card: int, *, replaced: bool, x: int) -> bool:
        """Tell whether the card can be taken at that cost, within the limits of a squad."""
        price = state.rules.ledger.cost(state, card, replaced=replaced, x=x)
        return self.keeps_limits(state, player, card, price) and bool(
            self.golds(state, player, card, replaced=replaced, x=x)
        )

    def costs(self, state: State, player: int, card: int) -> list[int]:
        """Return the costs at which the card can be taken: 0 the ordinary, 1 a replaced one."""
        found = [0] if self.xs(state, player, card) else []
        has_other = state.cast.cards[card].has("other cost")
        if has_other and self.can_pay(state, player, card, replaced=True, x=0):
            found.append(1)
        return found

    def recruiter(self, state: State) -> int:
        """Return who recruits now: the First Player to the end, then the Second (`A-recruit-order`)."""
        return next((player for player in (0, 1) if not state.declined[player]), NOBODY)

    def question(self, state: State) -> tuple[str, int]:
        if state.taking is not None:
            return self.number_question(state)
        return "take", ONE_AT_A_TIME

    def number_question(self, state: State) -> tuple[str, int]:
        """Return which number is asked for of a card being taken."""
        assert state.taking is not None
        return ("gold", GOLD_AND_SILVER) if state.taking[3] >= 0 else ("x", X_MIN)

    def actions(self, state: State) -> Iterator[int]:
        if state.taking is not None:
            yield from self.number_actions(state)
            return
        player = state.actor
        for slot, card in enumerate(state.deal[player]):
            if card >= 0:
                for cost in self.costs(state, player, card):
                    yield actions.action(actions.TAKE, player, slot, cost)
        if self.may_finish(state, player):
            yield actions.action(actions.DONE, player)

    def numbers(self, state: State) -> list[int]:
        """Return the numbers that may be said of the card being taken."""
        assert state.taking is not None
        player, card, replaced, x = state.taking
        if x < 0:
            return self.xs(state, player, card)
        return self.golds(state, player, card, replaced=bool(replaced), x=x)

    def number_actions(self, state: State) -> Iterator[int]:
        """Yield the numbers that may be said."""
        assert state.taking is not None
        for number in self.numbers(state):
            yield actions.action(actions.NUMBER, state.taking[0], number)

    def apply(self, state: State, action: int) -> None:
        kind, player, first, second = actions.split(action)
        if kind == actions.NUMBER:
            self.say_number(state, first)
        elif kind == actions.DONE:
            state.note(ORDER, "squad-finished", player)
            state.declined[player] = True
        else:
            self.take(state, player, state.deal[player][first], second)

    def take_by_ability(self, state: State, player: int, card: int) -> None:
        """Take a card now, under the usual rules (403.1.1): at its ordinary cost where both can be paid."""
        state.note(BY_ABILITY, "takes-by-ability", player)
        self.take(state, player, card, self.costs(state, player, card)[0])

    def take(self, state: State, player: int, card: int, cost: int) -> None:
        """Begin to take a card: ask for X, then for the mix of crystals, where there is a choice."""
        x = -1 if self.asks_for_x(state, card, cost) else 0
        state.taking = (player, card, cost, x)
        if x == 0:
            self.go_on(state)

    def asks_for_x(self, state: State, card: int, cost: int) -> bool:
        """Tell whether the player chooses X: where the ordinary cost has one and is the one paid."""
        return not cost and state.cast.cards[card].cost.has_x

    def say_number(self, state: State, number: int) -> None:
        """Say X, or how much gold the card is paid with."""
        assert state.taking is not None
        player, card, replaced, x = state.taking
        if x < 0:
            state.taking = (player, card, replaced, number)
            self.go_on(state)
        else:
            state.taking = None
            self.complete(state, player, card, replaced=bool(replaced), x=x, gold=number)

    def go_on(self, state: State) -> None:
        """Complete the taking where there is only one way to pay."""
        assert state.taking is not None
        player, card, replaced, x = state.taking
        golds = self.golds(state, player, card, replaced=bool(replaced), x=x)
        if len(golds) == 1:
            state.taking = None
            self.complete(state, player, card, replaced=bool(replaced), x=x, gold=golds[0])

    def complete(self, state: State, player: int, card: int, *, replaced: bool, x: int, gold: int) -> None:
        """Take a card into the squad and pay for it: the element's crystal first."""
        price = state.rules.ledger.cost(state, card, replaced=replaced, x=x)
        lost = self.element_crystals(state, player, card)
        if lost:
            self.lose_for_element(state, player, lost)
            state.note(ELEMENT, "element-crystal", player, lost)
        state.gold[player] -= gold
        state.silver[player] -= price - gold
        state.paid[card] = (gold, price - gold)
        state.x[card] = x if state.cast.cards[card].cost.has_x and not replaced else None
        if replaced:
            state.replaced |= 1 << card
        state.put(card, SQUAD)
        state.hand[player].append(card)
        state.taken[player].append(card)
        state.note(PAY, "taken", player, gold, price - gold)

    def settle(self, state: State) -> None:
        if state.taking is not None:
            state.actor = state.taking[0]
            return
        player = self.recruiter(state)
        if player == NOBODY:
            self.end(state)
        elif self.loses(state, player):
            # The other player may be in the same plight (`A-legal-squad`).
            both = self.loses(state, 1 - player)
            state.rules.priority.end_game(state, DRAWN if both else 1 - player, ILLEGAL_SQUAD)
        else:
            state.actor = player

    def end(self, state: State) -> None:
        """Give the rest of the deal back, shuffled into the deck, and go on to deployment."""
        for player in (0, 1):
            self.give_rest_back(state, player)
        state.declined = [False, False]
        state.step = PLACING

    def give_rest_back(self, state: State, player: int) -> None:
        """Return what is left of a deal to its deck (403.2.2)."""
        rest = [card for card in state.deal[player] if card >= 0]
        for card in rest:
            state.put(card, DECK)
            state.up &= ~(1 << card)
            state.deck[player] += 1
        state.deal[player] = []
        state.library[player] = None
        state.note(REST, "rest-returned", player, len(rest))

    def why_not(self, state: State, action: int) -> Refusal:
        if state.taking is not None:
            return self.why_not_number(state, action)
        kind, player, slot, cost = actions.split(action)
        if kind not in (actions.TAKE, actions.DONE):
            return refuse(ONE_AT_A_TIME, "take-or-finish", player=PLAYERS[state.actor])
        if player != state.actor:
            return refuse(ORDER, "recruits-first", player=PLAYERS[state.actor])
        if kind == actions.DONE:
            return refuse(ILLEGAL_SQUAD, "no-creature")
        deal = state.deal[player]
        if slot >= len(deal) or deal[slot] < 0:
            return refuse(PAY, "not-in-deal", slot=slot)
        return self.why_not_taken(state, player, deal[slot], replaced=bool(cost))

    def why_not_taken(self, state: State, player: int, card: int, *, replaced: bool) -> Refusal:
        """Explain why a card of the deal cannot be taken at a cost."""
        own = state.cast.cards[card]
        if replaced and not own.has("other cost"):
            return refuse(PAY, "no-other-cost")
        x = self.least_x() if own.cost.has_x and not replaced else 0
        price = state.rules.ledger.cost(state, card, replaced=replaced, x=x)
        if not self.golds(state, player, card, replaced=replaced, x=x):
            lost = self.element_crystals(state, player, card)
            if lost and not state.gold[player]:
                return refuse(NO_GOLD, "no-gold-for-element")
            gold, silver = state.gold[player], state.silver[player]
            payable = price <= gold if own.elite else price <= gold + silver
            if lost and payable:
                return refuse(ELEMENT, "too-few-after-element", price=price)
            if own.elite and price <= gold + silver:
                return refuse(GOLD_AND_SILVER, "too-little-gold", price=price)
            return refuse(PAY, "too-few-crystals-for", price=price)
        if not self.within_flyers(state, player, card, price):
            return refuse(FLYER_CAP, "flyer-cap", cap=FLYERS)
        return refuse(ONE_TERRAIN, "one-terrain")

    def why_not_number(self, state: State, action: int) -> Refusal:
        """Explain what is not legal while a number is asked for."""
        assert state.taking is not None
        kind, player, _, _ = actions.split(action)
        _, citation = self.number_question(state)
        if kind != actions.NUMBER or player != state.taking[0]:
            return refuse(citation, "number-first", player=PLAYERS[state.taking[0]])
        allowed = self.numbers(state)
        return refuse(citation, "number-not-possible", low=allowed[0], high=allowed[-1])
