"""Chapter `deal` (402 of the Vanguard edition; borrowed in Execution): the deal and its redeals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.berserk import actions
from ccg_rules.engine.berserk.decision import PLAYERS
from ccg_rules.engine.berserk.state import BEFORE, CHANCE, DEAL, DECK, NOBODY, State
from ccg_rules.engine.berserk.step import Step
from ccg_rules.engine.citations import cite

if TYPE_CHECKING:
    from collections.abc import Iterator

TOP_FIFTEEN = cite("berserk", "deal.dealing.top_fifteen")
ONE_FEWER = cite("berserk", "deal.redeal.one_card_fewer")
LAST_CARD = cite("berserk", "deal.redeal.last_card_loses")
FIRST_FIRST = cite("berserk", "deal.announcing.first_player_first")
SECOND_TOO = cite("berserk", "deal.announcing.second_player_too")
BOTH_REDEAL = cite("berserk", "deal.announcing.then_both_redeal")
FOR_GOOD = cite("berserk", "deal.announcing.declined_for_good")

SIZE = 15

SILENT, ANNOUNCED, KEPT = range(3)


@dataclass(frozen=True, slots=True)
class Deal(Step):
    """402.3 and 402.4: fifteen cards, and as many redeals as there are cards, each one card smaller."""

    # 402.3

    def size(self) -> int:
        """Return how many cards a deal has."""
        return SIZE

    def begin(self, state: State) -> None:
        """Deal: every player takes the top cards of their deck."""
        state.drawing = [self.size(), self.size()]
        state.note(TOP_FIFTEEN, "dealing", self.size())

    def is_looked_at(self, state: State, player: int) -> bool:
        """Tell whether a player sees the cards of their own deal."""
        return True

    def is_seen_by_opponent(self) -> bool:
        """Tell whether a deal is seen by the other player too (`A-deal-private`)."""
        return False

    def told_size(self, state: State, player: int) -> int:
        """Return how many cards of the player's deal the opponent sees: all (`A-deal-private`)."""
        return len(self.held(state, player))

    # 402.4

    def size_of_redeal(self, state: State, player: int) -> int:
        """Return the size of the player's next deal: one card fewer."""
        return len(self.held(state, player)) - 1

    def may_redeal(self, state: State, player: int) -> bool:
        """Tell whether the player may announce a redeal: however often they have."""
        return True

    def loses_at_once(self, state: State, player: int) -> bool:
        """Tell whether announcing a redeal loses the game: with one card in the deal."""
        return len(self.held(state, player)) == 1

    # 402.4.1

    def order(self, state: State) -> tuple[int, int]:
        """Return who announces first."""
        return 0, 1

    def is_entitled(self, state: State, player: int) -> bool:
        """Tell whether the player is still asked: until they have kept their deal."""
        return state.entitled[player]

    def keep(self, state: State, player: int) -> None:
        """Take the right to redeal from a player who keeps their deal."""
        state.entitled[player] = False

    def redealing(self, state: State) -> list[int]:
        """Return who takes a redeal now that everybody has spoken: all who announced it."""
        return [player for player in (0, 1) if state.announced[player] == ANNOUNCED]

    # What follows from these

    def held(self, state: State, player: int) -> list[int]:
        """Return the cards of the player's deal."""
        return [card for card in state.deal[player] if card >= 0]

    def deck(self, state: State, player: int) -> list[int]:
        """Return the named cards of a player's deck: from the top, or in no order when it is shuffled."""
        library = state.library[player]
        if library is not None:
            return library
        return [card for card in state.cast.of(player) if state.where[card] == DECK]

    def question(self, state: State) -> tuple[str, int]:
        if state.actor == CHANCE:
            return "draw", TOP_FIFTEEN
        return "redeal", SECOND_TOO if state.actor else FIRST_FIRST

    def actions(self, state: State) -> Iterator[int]:
        if state.actor == CHANCE:
            player = self.to_draw(state)
            for number in range(len(self.deck(state, player))):
                yield actions.action(actions.DRAW, player, number)
            return
        if self.may_redeal(state, state.actor):
            yield actions.action(actions.REDEAL, state.actor)
        yield actions.action(actions.KEEP, state.actor)

    def to_draw(self, state: State) -> int:
        """Return who draws next, or nobody."""
        return next((player for player in (0, 1) if state.drawing[player]), NOBODY)

    def apply(self, state: State, action: int) -> None:
        kind, player, number, _ = actions.split(action)
        if kind == actions.DRAW:
            self.draw(state, player, number)
        elif kind == actions.KEEP:
            state.note(FOR_GOOD, "keeps", player)
            state.announced[player] = KEPT
            self.keep(state, player)
        else:
            state.note(SECOND_TOO if player else FIRST_FIRST, "announces", player)
            state.announced[player] = ANNOUNCED
            if self.loses_at_once(state, player):
                state.rules.priority.end_game(state, 1 - player, LAST_CARD)

    def draw(self, state: State, player: int, number: int) -> None:
        """Take a card from the deck into the deal."""
        card = self.deck(state, player)[number]
        library = state.library[player]
        if library is not None:
            library.remove(card)
        state.put(card, DEAL)
        state.deal[player].append(card)
        state.deck[player] -= 1
        state.drawing[player] -= 1

    def settle(self, state: State) -> None:
        while (player := self.to_draw(state)) != NOBODY:
            if state.library[player] is not None:
                self.draw(state, player, 0)
            elif state.seed is None:
                state.actor = CHANCE
                return
            else:
                self.draw(state, player, state.random(len(self.deck(state, player))))
        for player in self.order(state):
            if self.is_entitled(state, player) and state.announced[player] == SILENT:
                state.actor = player
                return
        redealing = self.redealing(state)
        if not redealing:
            self.end(state)
            return
        for player in redealing:
            state.note(BOTH_REDEAL, "redeals", player)
            state.redeals[player] += 1
            state.drawing[player] = self.size_of_redeal(state, player)
            self.give_back(state, player)
        state.announced = [SILENT, SILENT]

    def give_back(self, state: State, player: int) -> None:
        """Put the whole deal back and shuffle the deck."""
        for card in self.held(state, player):
            state.put(card, DECK)
            state.deck[player] += 1
        state.deal[player] = []
        state.library[player] = None
        state.note(ONE_FEWER, "shuffled", player)

    def end(self, state: State) -> None:
        """Go on to recruiting."""
        state.step = BEFORE
        state.rules.before_recruiting.begin(state)

    def why_not(self, state: State, action: int) -> Refusal:
        kind, player, _, _ = actions.split(action)
        if kind not in (actions.REDEAL, actions.KEEP):
            return refuse(FIRST_FIRST, "redeal-first")
        if state.actor == CHANCE:
            return refuse(TOP_FIFTEEN, "drawing-first")
        if player != state.actor:
            if not state.entitled[player]:
                return refuse(FOR_GOOD, "has-kept", player=PLAYERS[player])
            return refuse(SECOND_TOO if state.actor else FIRST_FIRST, "announces-first")
        return refuse(ONE_FEWER, "no-redeal", player=PLAYERS[player])
