"""Deviations from chapter `deal`, and alternatives to its assumptions."""

from __future__ import annotations

from ccg_rules.engine.berserk.deal import ANNOUNCED, KEPT, LAST_CARD, SILENT, SIZE, Deal
from ccg_rules.engine.berserk.deviations.register import alternative, deviation
from ccg_rules.engine.berserk.state import DRAWN, NOBODY, State

# 402.3


@deviation(
    "deal-from-bottom",
    "deal.dealing.top_fifteen",
    ru="карты берутся с верха колоды",
    en="the cards are taken from the top of the deck",
)
class _DealFromBottom(Deal):
    def deck(self, state: State, player: int) -> list[int]:
        return Deal.deck(self, state, player)[::-1]


@deviation(
    "deal-fourteen",
    "deal.dealing.top_fifteen",
    ru="в раздаче не меньше 15 карт",
    en="a deal has no fewer than 15 cards",
)
class _DealFourteen(Deal):
    def size(self) -> int:
        return SIZE - 1


@deviation(
    "deal-sixteen",
    "deal.dealing.top_fifteen",
    ru="в раздаче не больше 15 карт",
    en="a deal has no more than 15 cards",
)
class _DealSixteen(Deal):
    def size(self) -> int:
        return SIZE + 1


@deviation(
    "second-dealt-sixteen",
    "deal.dealing.top_fifteen",
    ru="и Второй игрок берёт 15 карт",
    en="the Second Player takes 15 cards too",
)
class _SecondDealtSixteen(Deal):
    def begin(self, state: State) -> None:
        Deal.begin(self, state)
        state.drawing[1] += 1


@deviation(
    "deal-unseen-by-first",
    "deal.dealing.look",
    ru="Первый игрок видит карты своей раздачи",
    en="the First Player sees the cards of their deal",
)
class _DealUnseenByFirst(Deal):
    def is_looked_at(self, state: State, player: int) -> bool:
        return player == 1


@deviation(
    "deal-unseen-by-second",
    "deal.dealing.look",
    ru="Второй игрок видит карты своей раздачи",
    en="the Second Player sees the cards of their deal",
)
class _DealUnseenBySecond(Deal):
    def is_looked_at(self, state: State, player: int) -> bool:
        return player == 0


@deviation(
    "deal-seen-once-kept",
    "deal.dealing.look",
    ru="карты раздачи видны уже при решении о пересдаче",
    en="the cards of the deal are seen already when a redeal is decided about",
)
class _DealSeenOnceKept(Deal):
    def is_looked_at(self, state: State, player: int) -> bool:
        return not state.entitled[player]


# 402.4


@deviation(
    "redeal-same-size",
    "deal.redeal.one_card_fewer",
    ru="новая раздача Первого игрока меньше прежней",
    en="the First Player's new deal is smaller than the old one",
)
class _RedealSameSize(Deal):
    def size_of_redeal(self, state: State, player: int) -> int:
        return Deal.size_of_redeal(self, state, player) + (player == 0)


@deviation(
    "second-redeal-same-size",
    "deal.redeal.one_card_fewer",
    ru="новая раздача Второго игрока меньше прежней",
    en="the Second Player's new deal is smaller than the old one",
)
class _SecondRedealSameSize(Deal):
    def size_of_redeal(self, state: State, player: int) -> int:
        return Deal.size_of_redeal(self, state, player) + (player == 1)


@deviation(
    "redeal-once-reduced",
    "deal.redeal.one_card_fewer",
    ru="карт на одну меньше за каждую пересдачу, а не за первую",
    en="there is one card fewer for each redeal, not for the first one",
)
class _RedealOnceReduced(Deal):
    def size_of_redeal(self, state: State, player: int) -> int:
        return SIZE - 1


@deviation(
    "redeal-reduced-by-both",
    "deal.redeal.one_card_fewer",
    ru="считаются только свои пересдачи",
    en="only one's own redeals count",
)
class _RedealReducedByBoth(Deal):
    def size_of_redeal(self, state: State, player: int) -> int:
        return SIZE - max(1, sum(state.redeals))


@deviation(
    "redeal-keeps-old-cards-out",
    "deal.redeal.one_card_fewer",
    ru="прежние карты возвращаются в колоду",
    en="the old cards go back into the deck",
)
class _RedealKeepsOldCardsOut(Deal):
    def give_back(self, state: State, player: int) -> None:
        kept = len(self.held(state, player))
        Deal.give_back(self, state, player)
        state.deck[player] -= kept


class _NotShuffled(Deal):
    def give_back(self, state: State, player: int) -> None:
        below = Deal.deck(self, state, player)
        old = self.held(state, player)
        Deal.give_back(self, state, player)
        state.library[player] = self.order_of_deck(old, below)

    def order_of_deck(self, old: list[int], below: list[int]) -> list[int]:
        raise NotImplementedError


@deviation(
    "redeal-not-shuffled",
    "deal.redeal.one_card_fewer",
    ru="колода перемешивается: прежние карты не лежат под нею",
    en="the deck is shuffled: the old cards do not lie under it",
)
class _RedealNotShuffled(_NotShuffled):
    def order_of_deck(self, old: list[int], below: list[int]) -> list[int]:
        return below + old


@deviation(
    "redeal-of-the-same-cards",
    "deal.redeal.one_card_fewer",
    ru="колода перемешивается: прежние карты не лежат на ней",
    en="the deck is shuffled: the old cards do not lie on top of it",
)
class _RedealOfTheSameCards(_NotShuffled):
    def order_of_deck(self, old: list[int], below: list[int]) -> list[int]:
        return old + below


@deviation(
    "redeal-capped",
    "deal.redeal.no_other_limit",
    ru="Первый игрок может взять больше трёх пересдач",
    en="the First Player may take more than three redeals",
)
class _RedealCapped(Deal):
    def may_redeal(self, state: State, player: int) -> bool:
        return player == 1 or state.redeals[player] < 3


@deviation(
    "second-redeal-capped",
    "deal.redeal.no_other_limit",
    ru="Второй игрок может взять больше трёх пересдач",
    en="the Second Player may take more than three redeals",
)
class _SecondRedealCapped(Deal):
    def may_redeal(self, state: State, player: int) -> bool:
        return player == 0 or state.redeals[player] < 3


@deviation(
    "redeal-not-below-three-cards",
    "deal.redeal.no_other_limit",
    ru="пересдачу можно взять и с двумя картами",
    en="a redeal may be taken with two cards as well",
)
class _RedealNotBelowThreeCards(Deal):
    def may_redeal(self, state: State, player: int) -> bool:
        return len(self.held(state, player)) > 2


@deviation(
    "redeal-needs-gold",
    "deal.redeal.no_other_limit",
    ru="пересдачу можно взять и без кристаллов",
    en="a redeal may be taken without crystals too",
)
class _RedealNeedsGold(Deal):
    def may_redeal(self, state: State, player: int) -> bool:
        return state.gold[player] > 0


@deviation(
    "redeal-at-one-refused",
    "deal.redeal.last_card_loses",
    ru="пересдача с одной картой – проигрыш, а не запрет",
    en="a redeal with one card is a loss, not forbidden",
)
class _RedealAtOneRefused(Deal):
    def may_redeal(self, state: State, player: int) -> bool:
        return len(self.held(state, player)) > 1


class _LosesSometimes(Deal):
    def loses_at_once(self, state: State, player: int) -> bool:
        return self.is_strict_with(player) and Deal.loses_at_once(self, state, player)

    def is_strict_with(self, player: int) -> bool:
        raise NotImplementedError


@deviation(
    "redeal-at-one-goes-on",
    "deal.redeal.last_card_loses",
    ru="Первый игрок, объявивший пересдачу с одной картой, проигрывает",
    en="a First Player who announces a redeal with one card loses",
)
class _RedealAtOneGoesOn(_LosesSometimes):
    def is_strict_with(self, player: int) -> bool:
        return player == 1


@deviation(
    "second-redeal-at-one-goes-on",
    "deal.redeal.last_card_loses",
    ru="Второй игрок, объявивший пересдачу с одной картой, проигрывает",
    en="a Second Player who announces a redeal with one card loses",
)
class _SecondRedealAtOneGoesOn(_LosesSometimes):
    def is_strict_with(self, player: int) -> bool:
        return player == 0


@deviation(
    "redeal-at-two-loses",
    "deal.redeal.last_card_loses",
    ru="с двумя картами пересдача не проигрывает",
    en="with two cards a redeal does not lose",
)
class _RedealAtTwoLoses(Deal):
    def loses_at_once(self, state: State, player: int) -> bool:
        return len(self.held(state, player)) <= 2


@deviation(
    "keeping-one-card-loses",
    "deal.redeal.last_card_loses",
    ru="проигрывает объявление пересдачи, а не сама единственная карта",
    en="it is announcing a redeal that loses, not having one card",
)
class _KeepingOneCardLoses(Deal):
    def keep(self, state: State, player: int) -> None:
        Deal.keep(self, state, player)
        if len(self.held(state, player)) == 1:
            state.rules.priority.end_game(state, 1 - player, LAST_CARD)


# 402.4.1


@deviation(
    "redeal-second-asked-first",
    "deal.announcing.first_player_first",
    ru="первым объявляет Первый игрок, а не Второй",
    en="the First Player announces first, not the Second",
)
class _RedealSecondAskedFirst(Deal):
    def order(self, state: State) -> tuple[int, int]:
        return 1, 0


@deviation(
    "redeal-first-by-turns",
    "deal.announcing.first_player_first",
    ru="Первый игрок объявляет первым каждый раз",
    en="the First Player announces first every time",
)
class _RedealFirstByTurns(Deal):
    def order(self, state: State) -> tuple[int, int]:
        return (1, 0) if max(state.redeals) % 2 else (0, 1)


@deviation(
    "redeal-second-not-asked-after-keeping",
    "deal.announcing.second_player_too",
    ru="Второй игрок объявляет и тогда, когда Первый оставил раздачу",
    en="the Second Player announces even when the First has kept the deal",
)
class _RedealSecondNotAskedAfterKeeping(Deal):
    def is_entitled(self, state: State, player: int) -> bool:
        first_kept = player == 1 and state.announced[0] == KEPT
        return not first_kept and Deal.is_entitled(self, state, player)


@deviation(
    "redeal-second-follows-first",
    "deal.announcing.second_player_too",
    ru="Второй игрок решает сам, а не берёт пересдачу вместе с Первым",
    en="the Second Player decides, and does not simply redeal with the First",
)
class _RedealSecondFollowsFirst(Deal):
    def is_entitled(self, state: State, player: int) -> bool:
        first_redeals = player == 1 and state.announced[0] == ANNOUNCED
        return not first_redeals and Deal.is_entitled(self, state, player)

    def redealing(self, state: State) -> list[int]:
        return [0, 1] if state.announced[0] == ANNOUNCED else Deal.redealing(self, state)


@deviation(
    "redeal-second-never-asked",
    "deal.announcing.second_player_too",
    ru="Второй игрок тоже может взять пересдачу",
    en="the Second Player may take a redeal too",
)
class _RedealSecondNeverAsked(Deal):
    def may_redeal(self, state: State, player: int) -> bool:
        return player == 0


@deviation(
    "first-redeals-at-once",
    "A-redeal-together",
    ru="Первый игрок не берёт новых карт, пока не объявил Второй",
    en="the First Player takes no new cards before the Second has announced",
)
@deviation(
    "redeal-first-before-second-asked",
    "deal.announcing.second_player_too",
    ru="пока Второй игрок не объявил, у Первого прежняя раздача",
    en="until the Second Player has announced, the First holds the old deal",
)
class _RedealFirstBeforeSecondAsked(Deal):
    def settle(self, state: State) -> None:
        if state.announced[0] == ANNOUNCED and state.announced[1] == SILENT and not any(state.drawing):
            self.redeal_now(state)
        Deal.settle(self, state)

    def redeal_now(self, state: State) -> None:
        """Let the First Player redeal alone; they announce again once the Second Player has spoken."""
        size = self.size_of_redeal(state, 0)
        self.give_back(state, 0)
        state.redeals[0] += 1
        state.drawing[0] = size
        state.announced[0] = KEPT

    def redealing(self, state: State) -> list[int]:
        found = Deal.redealing(self, state)
        if not found and state.entitled[0]:
            state.announced = [SILENT, SILENT]
        return found


class _SomeRedeal(Deal):
    def redealing(self, state: State) -> list[int]:
        announced = Deal.redealing(self, state)
        return self.of(announced) if announced else []

    def of(self, announced: list[int]) -> list[int]:
        raise NotImplementedError


@deviation(
    "redeal-only-first-carried-out",
    "deal.announcing.then_both_redeal",
    ru="объявили оба – пересдачу берёт и Второй игрок",
    en="when both have announced it, the Second Player redeals too",
)
class _RedealOnlyFirstCarriedOut(_SomeRedeal):
    def of(self, announced: list[int]) -> list[int]:
        return announced[:1]


@deviation(
    "redeal-only-last-carried-out",
    "deal.announcing.then_both_redeal",
    ru="объявили оба – пересдачу берёт и Первый игрок",
    en="when both have announced it, the First Player redeals too",
)
class _RedealOnlyLastCarriedOut(_SomeRedeal):
    def of(self, announced: list[int]) -> list[int]:
        return announced[-1:]


@deviation(
    "redeal-for-both-if-either",
    "deal.announcing.then_both_redeal",
    ru="не объявивший пересдачи её не берёт",
    en="who has not announced a redeal takes none",
)
class _RedealForBothIfEither(_SomeRedeal):
    def of(self, announced: list[int]) -> list[int]:
        return [0, 1]


@deviation(
    "redeal-right-kept",
    "deal.announcing.declined_for_good",
    ru="Первый игрок, оставивший раздачу, теряет право на пересдачу",
    en="a First Player who keeps the deal loses the right to a redeal",
)
class _RedealRightKept(Deal):
    def keep(self, state: State, player: int) -> None:
        state.entitled[player] = player == 0


@deviation(
    "asked-again-about-a-redeal",
    "A-redeal-together",
    ru="отказавшегося больше не спрашивают",
    en="who has declined is not asked again",
)
@deviation(
    "second-redeal-right-kept",
    "deal.announcing.declined_for_good",
    ru="Второй игрок, оставивший раздачу, теряет право на пересдачу",
    en="a Second Player who keeps the deal loses the right to a redeal",
)
class _SecondRedealRightKept(Deal):
    def keep(self, state: State, player: int) -> None:
        state.entitled[player] = player == 1


@deviation(
    "redeal-rounds-end-with-a-refusal",
    "A-redeal-together",
    ru="круги повторяются, пока кто-нибудь сохраняет право",
    en="the rounds go on while anybody is still entitled",
)
@deviation(
    "redeal-step-ends-on-first-refusal",
    "deal.announcing.declined_for_good",
    ru="противник отказавшегося может брать пересдачи и дальше",
    en="the opponent of the one who declined may go on taking redeals",
)
class _RedealStepEndsOnFirstRefusal(Deal):
    def is_entitled(self, state: State, player: int) -> bool:
        return all(state.entitled) or (any(state.announced) and Deal.is_entitled(self, state, player))


@deviation(
    "redealing-forfeits",
    "deal.announcing.declined_for_good",
    ru="взятая пересдача права на следующую не лишает",
    en="taking a redeal does not forfeit the next one",
)
class _RedealingForfeits(Deal):
    def redealing(self, state: State) -> list[int]:
        found = Deal.redealing(self, state)
        for player in found:
            state.entitled[player] = state.redeals[player] == 0 and player == 0
        return found


# What the texts leave open


@deviation(
    "deal-open",
    "A-deal-private",
    ru="раздачи соперника игрок не видит",
    en="a player does not see the opponent's deal",
)
class _DealOpen(Deal):
    def is_seen_by_opponent(self) -> bool:
        return True


@deviation(
    "size-of-deal-untold",
    "A-deal-private",
    ru="сколько карт в раздаче, видят оба игрока",
    en="both players see how many cards a deal has",
)
class _SizeOfDealUntold(Deal):
    def told_size(self, state: State, player: int) -> int:
        return SIZE


@deviation(
    "redeals-paid-in-gold",
    "A-redeal-free",
    ru="пересдача не стоит кристаллов",
    en="a redeal costs no crystals",
)
class _RedealForOneGold(Deal):
    def may_redeal(self, state: State, player: int) -> bool:
        return state.gold[player] > 0

    def size_of_redeal(self, state: State, player: int) -> int:
        return len(self.held(state, player))

    def give_back(self, state: State, player: int) -> None:
        state.gold[player] -= 1
        Deal.give_back(self, state, player)


alternative("A-redeal-free", "redeal-for-one-gold", _RedealForOneGold)


@deviation(
    "redeal-needs-a-crystal",
    "A-redeal-free",
    ru="и без кристаллов пересдачу взять можно",
    en="a redeal may be taken without crystals too",
)
class _RedealNeedsACrystal(_RedealNeedsGold):
    pass


@deviation(
    "redeal-shrinks-by-two",
    "A-redeal-free",
    ru="каждая новая раздача меньше на одну карту, не больше",
    en="each new deal is smaller by one card, no more",
)
class _RedealShrinksByTwo(Deal):
    def size_of_redeal(self, state: State, player: int) -> int:
        return max(1, len(self.held(state, player)) - 2)


@deviation(
    "last-card-loss-waits",
    "A-redeal-loss",
    ru="проигрыш наступает сразу, и Второго игрока уже не спрашивают",
    en="the loss comes at once, and the Second Player is no longer asked",
)
class _LastCardLossWaits(Deal):
    def loses_at_once(self, state: State, player: int) -> bool:
        return False

    def redealing(self, state: State) -> list[int]:
        found = Deal.redealing(self, state)
        losers = [player for player in found if len(self.held(state, player)) == 1]
        if losers:
            state.rules.priority.end_game(state, DRAWN if len(losers) > 1 else 1 - losers[0], LAST_CARD)
        return [] if losers else found

    def end(self, state: State) -> None:
        if state.winner == NOBODY:
            Deal.end(self, state)


alternative("A-redeal-loss", "last-card-loss-after-both-announced", _LastCardLossWaits)


@deviation(
    "last-card-shuffled-in",
    "A-redeal-loss",
    ru="проигравший так карту в колоду не замешивает",
    en="who loses so does not shuffle the card into the deck",
)
class _LastCardShuffledIn(Deal):
    def loses_at_once(self, state: State, player: int) -> bool:
        loses = Deal.loses_at_once(self, state, player)
        if loses:
            self.give_back(state, player)
        return loses


@deviation(
    "execution-second-not-asked",
    "A-from-vanguard",
    ru="и в редакции с Выполнением о пересдаче объявляет также Второй игрок",
    en="in the Execution edition too the Second Player announces about a redeal",
)
class _ExecutionSecondNotAsked(_RedealSecondNeverAsked):
    pass


@deviation(
    "execution-redeal-same-size",
    "A-from-vanguard",
    ru="и в редакции с Выполнением новая раздача на карту меньше",
    en="in the Execution edition too the new deal has one card fewer",
)
class _ExecutionRedealSameSize(_RedealSameSize):
    pass


@deviation(
    "execution-deals-fourteen",
    "A-from-vanguard",
    ru="и в редакции с Выполнением раздаётся 15 карт",
    en="in the Execution edition too 15 cards are dealt",
)
class _ExecutionDealsFourteen(_DealFourteen):
    pass


@deviation(
    "execution-deals-from-the-bottom",
    "A-from-vanguard",
    ru="и в редакции с Выполнением раздаются верхние карты",
    en="in the Execution edition too the top cards are dealt",
)
class _ExecutionDealsFromTheBottom(_DealFromBottom):
    pass
