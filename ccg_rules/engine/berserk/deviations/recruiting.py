"""Deviations from chapter `recruiting`, and alternatives to its assumptions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine.berserk import actions
from ccg_rules.engine.berserk.battle import MainBattlePhase
from ccg_rules.engine.berserk.deviations.register import alternative, deviation
from ccg_rules.engine.berserk.effects import Effects
from ccg_rules.engine.berserk.ledger import START, Ledger
from ccg_rules.engine.berserk.recruiting import FLYERS, ILLEGAL_SQUAD, BeforeRecruiting, Recruiting
from ccg_rules.engine.berserk.state import (
    BEFORE,
    DEAL,
    DECK,
    DRAWN,
    GRAVEYARD,
    NOBODY,
    RECRUITING,
    SQUAD,
    State,
    numbers,
)
from ccg_rules.notation.berserk.places import SQUAD_START

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ccg_rules.engine.berserk.state import Using


# 403.1


@deviation(
    "before-recruiting-no-alternation",
    "recruiting.before.alternate",
    ru="игроки используют особенности по очереди",
    en="the players use abilities by turns",
)
class _BeforeRecruitingNoAlternation(BeforeRecruiting):
    def alternate(self, state: State, player: int) -> None:
        pass


@deviation(
    "before-recruiting-second-uses-all",
    "recruiting.before.alternate",
    ru="Второй игрок, использовав особенность, уступает черёд Первому",
    en="having used an ability, the Second Player gives way to the First",
)
class _BeforeRecruitingSecondUsesAll(BeforeRecruiting):
    def alternate(self, state: State, player: int) -> None:
        state.next_to_use = 1


@deviation(
    "before-recruiting-second-starts",
    "recruiting.before.alternate",
    ru="первым использует особенность Первый игрок",
    en="the First Player is the first to use an ability",
)
class _BeforeRecruitingSecondStarts(BeforeRecruiting):
    def first_to_act(self, state: State) -> int:
        return 1


@deviation(
    "before-recruiting-any-window-ability",
    "recruiting.before.alternate",
    ru="в этот шаг используются особенности вида «до набора отряда», а не другие",
    en="abilities “before recruiting” are used in this step, and no others",
)
class _BeforeRecruitingAnyWindowAbility(BeforeRecruiting):
    def abilities(self, state: State, card: int) -> list[tuple[int, int]]:
        known = state.cast.definitions
        return [
            (n, d) for n, d in state.abilities(card) if known[d].timing in (self.timing, "start of battle")
        ]


@deviation(
    "before-recruiting-one-round",
    "recruiting.before.alternate",
    ru="игроки чередуются, пока есть что использовать, а не по одному разу",
    en="the players alternate as long as there is something to use, not once each",
)
class _BeforeRecruitingOneRound(BeforeRecruiting):
    def alternate(self, state: State, player: int) -> None:
        state.declined[player] = True
        state.next_to_use = 1 - player


@deviation(
    "before-recruiting-decline-once",
    "recruiting.before.decline",
    ru="отказ Первого игрока действует до конца шага, а не на один черёд",
    en="the First Player's declining lasts for the step, not for one turn of using",
)
class _BeforeRecruitingDeclineOnce(BeforeRecruiting):
    def decline(self, state: State, player: int) -> None:
        state.declined[player] = player == 1


@deviation(
    "before-recruiting-second-declines-once",
    "recruiting.before.decline",
    ru="отказ Второго игрока действует до конца шага, а не на один черёд",
    en="the Second Player's declining lasts for the step, not for one turn of using",
)
class _BeforeRecruitingSecondDeclinesOnce(BeforeRecruiting):
    def decline(self, state: State, player: int) -> None:
        state.declined[player] = player == 0


@deviation(
    "before-recruiting-decline-for-both",
    "recruiting.before.decline",
    ru="отказ игрока не лишает особенностей его противника",
    en="a player's declining does not take the abilities from the opponent",
)
class _BeforeRecruitingDeclineForBoth(BeforeRecruiting):
    def decline(self, state: State, player: int) -> None:
        state.declined = [True, True]


@deviation(
    "before-recruiting-use-forfeits",
    "recruiting.before.decline",
    ru="использовавший особенность в свой черёд прав не теряет",
    en="who uses an ability in their turn loses nothing",
)
class _BeforeRecruitingUseForfeits(BeforeRecruiting):
    def mark(self, state: State, card: int, number: int, definition: int) -> None:
        BeforeRecruiting.mark(self, state, card, number, definition)
        state.declined[state.cast.owners[card]] = True


@deviation(
    "before-recruiting-unlimited",
    "recruiting.before.once",
    ru="карта Первого игрока использует особенность только один раз",
    en="a card of the First Player uses its ability only once",
)
class _BeforeRecruitingUnlimited(BeforeRecruiting):
    def is_used(self, state: State, card: int, number: int, definition: int) -> bool:
        return state.cast.owners[card] == 1 and BeforeRecruiting.is_used(
            self, state, card, number, definition
        )


@deviation(
    "before-recruiting-second-unlimited",
    "recruiting.before.once",
    ru="карта Второго игрока использует особенность только один раз",
    en="a card of the Second Player uses its ability only once",
)
class _BeforeRecruitingSecondUnlimited(BeforeRecruiting):
    def is_used(self, state: State, card: int, number: int, definition: int) -> bool:
        return state.cast.owners[card] == 0 and BeforeRecruiting.is_used(
            self, state, card, number, definition
        )


@deviation(
    "before-recruiting-shared-by-copies",
    "recruiting.before.once",
    ru="каждая из одинаковых карт использует свою особенность",
    en="each of several copies uses its own ability",
)
class _BeforeRecruitingSharedByCopies(BeforeRecruiting):
    def mark(self, state: State, card: int, number: int, definition: int) -> None:
        for copy in state.cast.copies(card):
            state.used[copy] |= 1 << number


# 403.1.1


@deviation(
    "recruit-by-ability-free",
    "recruiting.by_ability.now_under_usual_rules",
    ru="карта, взятая по особенности, оплачивается",
    en="a card taken by an ability is paid for",
)
class _RecruitByAbilityFree(Recruiting):
    def take_by_ability(self, state: State, player: int, card: int) -> None:
        state.put(card, SQUAD)
        state.hand[player].append(card)
        state.taken[player].append(card)


@deviation(
    "recruit-by-ability-later",
    "recruiting.by_ability.now_under_usual_rules",
    ru="карта попадает в отряд в этот же шаг, а не в шаг набора",
    en="the card enters the squad in this very step, not in the step of recruiting",
)
class _RecruitByAbilityLater(Recruiting):
    def take_by_ability(self, state: State, player: int, card: int) -> None:
        pass


@deviation(
    "recruit-by-ability-element-free",
    "recruiting.by_ability.now_under_usual_rules",
    ru="и в этот шаг за вторую стихию теряется кристалл",
    en="a crystal is lost for a second element in this step too",
)
class _RecruitByAbilityElementFree(Recruiting):
    def element_crystals(self, state: State, player: int, card: int) -> int:
        return 0 if state.step == BEFORE else Recruiting.element_crystals(self, state, player, card)


@deviation(
    "recruit-by-ability-on-credit",
    "recruiting.by_ability.now_under_usual_rules",
    ru="и в этот шаг берут лишь карту, которую можно оплатить",
    en="in this step too only a card that can be paid for is taken",
)
class _RecruitByAbilityOnCredit(Recruiting):
    def golds(self, state: State, player: int, card: int, *, replaced: bool, x: int) -> list[int]:
        found = Recruiting.golds(self, state, player, card, replaced=replaced, x=x)
        return found or ([state.gold[player]] if state.step == BEFORE else [])


@deviation(
    "recruit-by-ability-silver-first",
    "recruiting.by_ability.now_under_usual_rules",
    ru="и в этот шаг игрок сам решает, сколько платить золотом",
    en="in this step too the player says how much gold is paid",
)
class _RecruitByAbilitySilverFirst(Recruiting):
    def golds(self, state: State, player: int, card: int, *, replaced: bool, x: int) -> list[int]:
        found = Recruiting.golds(self, state, player, card, replaced=replaced, x=x)
        return found[:1] if state.step == BEFORE else found


@deviation(
    "recruit-by-ability-no-influence",
    "recruiting.by_ability.now_under_usual_rules",
    ru="взятая по особенности карта сразу влияет на дальнейший набор",
    en="a card taken by an ability influences further recruiting at once",
)
class _RecruitByAbilityNoInfluence(Ledger):
    def influences(self, state: State, card: int) -> bool:
        return state.step != BEFORE and Ledger.influences(self, state, card)


# 403.2.1


@deviation(
    "recruit-unchecked",
    "recruiting.price.pay_cost",
    ru="карту берут, только если кристаллов хватает",
    en="a card is taken only if there are crystals enough",
)
class _RecruitUnchecked(Recruiting):
    def golds(self, state: State, player: int, card: int, *, replaced: bool, x: int) -> list[int]:
        found = Recruiting.golds(self, state, player, card, replaced=replaced, x=x)
        return found or [max(0, state.gold[player])]


@deviation(
    "recruit-with-one-to-spare",
    "recruiting.price.pay_cost",
    ru="кристаллов достаточно, если их ровно столько, сколько стоит карта",
    en="exactly as many crystals as the card costs are enough",
)
class _RecruitWithOneToSpare(Recruiting):
    def golds(self, state: State, player: int, card: int, *, replaced: bool, x: int) -> list[int]:
        price = state.rules.ledger.cost(state, card, replaced=replaced, x=x)
        if price >= state.gold[player] + state.silver[player]:
            return []
        return Recruiting.golds(self, state, player, card, replaced=replaced, x=x)


class _Free(Recruiting):
    def complete(self, state: State, player: int, card: int, *, replaced: bool, x: int, gold: int) -> None:
        before = state.gold[player], state.silver[player]
        Recruiting.complete(self, state, player, card, replaced=replaced, x=x, gold=gold)
        if self.is_free_for(player):
            state.gold[player], state.silver[player] = before

    def is_free_for(self, player: int) -> bool:
        raise NotImplementedError


@deviation(
    "recruit-for-free",
    "recruiting.price.pay_cost",
    ru="уплаченные Первым игроком кристаллы тратятся",
    en="the crystals the First Player pays are spent",
)
class _RecruitForFree(_Free):
    def is_free_for(self, player: int) -> bool:
        return player == 0


@deviation(
    "second-recruits-for-free",
    "recruiting.price.pay_cost",
    ru="уплаченные Вторым игроком кристаллы тратятся",
    en="the crystals the Second Player pays are spent",
)
class _SecondRecruitsForFree(_Free):
    def is_free_for(self, player: int) -> bool:
        return player == 1


@deviation(
    "recruit-again",
    "recruiting.price.pay_cost",
    ru="берут карту из раздачи, а не ту, которой там уже нет",
    en="a card is taken from the deal, not one that is no longer there",
)
class _RecruitAgain(Recruiting):
    def actions(self, state: State) -> Iterator[int]:
        yield from Recruiting.actions(self, state)
        if state.taking is None:
            for slot, card in enumerate(state.deal[state.actor]):
                if card < 0:
                    yield actions.action(actions.TAKE, state.actor, slot, 0)

    def take(self, state: State, player: int, card: int, cost: int) -> None:
        if card >= 0:
            Recruiting.take(self, state, player, card, cost)


class _ElitePaidAnyhow(Recruiting):
    def golds(self, state: State, player: int, card: int, *, replaced: bool, x: int) -> list[int]:
        if not state.cast.cards[card].elite or not self.is_lax_for(player):
            return Recruiting.golds(self, state, player, card, replaced=replaced, x=x)
        price = state.rules.ledger.cost(state, card, replaced=replaced, x=x)
        gold = state.gold[player] - self.element_crystals(state, player, card)
        low = max(0, price - state.silver[player])
        return [min(gold, price)] if low <= gold else []

    def is_lax_for(self, player: int) -> bool:
        raise NotImplementedError


@deviation(
    "elite-for-silver",
    "recruiting.price.gold_and_silver",
    ru="Первый игрок не платит серебром за элитную карту",
    en="the First Player does not pay for an elite card in silver",
)
class _EliteForSilver(_ElitePaidAnyhow):
    def is_lax_for(self, player: int) -> bool:
        return player == 0


@deviation(
    "second-elite-for-silver",
    "recruiting.price.gold_and_silver",
    ru="Второй игрок не платит серебром за элитную карту",
    en="the Second Player does not pay for an elite card in silver",
)
class _SecondEliteForSilver(_ElitePaidAnyhow):
    def is_lax_for(self, player: int) -> bool:
        return player == 1


@deviation(
    "elite-paid-as-regular",
    "recruiting.price.gold_and_silver",
    ru="элитная карта оплачивается золотом целиком",
    en="an elite card is paid in gold entirely",
)
class _ElitePaidAsRegular(Recruiting):
    def golds(self, state: State, player: int, card: int, *, replaced: bool, x: int) -> list[int]:
        price = state.rules.ledger.cost(state, card, replaced=replaced, x=x)
        found = Recruiting.golds(self, state, player, card, replaced=replaced, x=x)
        if found and state.cast.cards[card].elite:
            return [max(0, price - state.silver[player])]
        return found


class _SomeMixes(Recruiting):
    def golds(self, state: State, player: int, card: int, *, replaced: bool, x: int) -> list[int]:
        price = state.rules.ledger.cost(state, card, replaced=replaced, x=x)
        found = Recruiting.golds(self, state, player, card, replaced=replaced, x=x)
        if state.cast.cards[card].elite:
            return found
        return [gold for gold in found if self.is_allowed(gold, price)]

    def is_allowed(self, gold: int, price: int) -> bool:
        raise NotImplementedError


@deviation(
    "regular-never-silver-only",
    "recruiting.price.gold_and_silver",
    ru="рядовую карту можно оплатить одним серебром",
    en="a regular card can be paid in silver alone",
)
class _RegularNeverSilverOnly(_SomeMixes):
    def is_allowed(self, gold: int, price: int) -> bool:
        return gold > 0


@deviation(
    "regular-never-gold-only",
    "recruiting.price.gold_and_silver",
    ru="рядовую карту можно оплатить одним золотом",
    en="a regular card can be paid in gold alone",
)
class _RegularNeverGoldOnly(_SomeMixes):
    def is_allowed(self, gold: int, price: int) -> bool:
        return gold < price


@deviation(
    "regular-never-mixed",
    "recruiting.price.gold_and_silver",
    ru="рядовую карту можно оплатить золотом вместе с серебром",
    en="a regular card can be paid in gold and silver together",
)
class _RegularNeverMixed(_SomeMixes):
    def is_allowed(self, gold: int, price: int) -> bool:
        return gold in (0, price)


@deviation(
    "element-crystal-after",
    "recruiting.price.element_crystal",
    ru="кристалл за стихию теряется до оплаты карты",
    en="the element's crystal is lost before the card is paid for",
)
class _ElementCrystalAfter(Recruiting):
    def golds(self, state: State, player: int, card: int, *, replaced: bool, x: int) -> list[int]:
        lost = self.element_crystals(state, player, card)
        state.gold[player] += lost
        found = Recruiting.golds(self, state, player, card, replaced=replaced, x=x)
        state.gold[player] -= lost
        return found


@deviation(
    "element-crystal-none",
    "recruiting.price.element_crystal",
    ru="за вторую стихию Первый игрок теряет кристалл",
    en="for a second element the First Player loses a crystal",
)
class _ElementCrystalNone(Recruiting):
    def element_crystals(self, state: State, player: int, card: int) -> int:
        return 0 if player == 0 else Recruiting.element_crystals(self, state, player, card)


@deviation(
    "element-crystal-not-of-the-second",
    "recruiting.price.element_crystal",
    ru="Второй игрок теряет кристалл за стихию тоже",
    en="the Second Player loses a crystal for an element too",
)
class _ElementCrystalNotOfTheSecond(Recruiting):
    def element_crystals(self, state: State, player: int, card: int) -> int:
        return 0 if player == 1 else Recruiting.element_crystals(self, state, player, card)


def _elements(state: State, player: int) -> set[str]:
    return {element for c in state.squad(player) if (element := state.cast.cards[c].element)}


@deviation(
    "element-crystal-beyond-two",
    "recruiting.price.element_crystal",
    ru="кристалл теряется уже за вторую стихию",
    en="a crystal is lost for the second element already",
)
class _ElementCrystalBeyondTwo(Recruiting):
    def element_crystals(self, state: State, player: int, card: int) -> int:
        lost = Recruiting.element_crystals(self, state, player, card)
        return lost if len(_elements(state, player)) > 1 else 0


@deviation(
    "element-crystal-once",
    "recruiting.price.element_crystal",
    ru="кристалл теряется и за третью стихию",
    en="a crystal is lost for a third element too",
)
class _ElementCrystalOnce(Recruiting):
    def element_crystals(self, state: State, player: int, card: int) -> int:
        lost = Recruiting.element_crystals(self, state, player, card)
        return lost if len(_elements(state, player)) < 2 else 0


@deviation(
    "element-crystal-for-the-first",
    "recruiting.price.element_crystal",
    ru="за первую стихию кристалл не теряется",
    en="no crystal is lost for the first element",
)
class _ElementCrystalForTheFirst(Recruiting):
    def element_crystals(self, state: State, player: int, card: int) -> int:
        element = state.cast.cards[card].element
        return int(element is not None and element not in _elements(state, player))


@deviation(
    "element-crystal-per-card",
    "recruiting.price.element_crystal",
    ru="за следующие карты той же стихии кристалл не теряется",
    en="no crystal is lost for further cards of the same element",
)
class _ElementCrystalPerCard(Recruiting):
    def element_crystals(self, state: State, player: int, card: int) -> int:
        first = next((e for c in state.squad(player) if (e := state.cast.cards[c].element)), None)
        element = state.cast.cards[card].element
        return int(first is not None and element is not None and element != first)


@deviation(
    "element-crystal-neutral",
    "recruiting.price.element_crystal",
    ru="нейтральная карта стихии не имеет",
    en="a neutral card has no element",
)
class _ElementCrystalNeutral(Recruiting):
    def element_crystals(self, state: State, player: int, card: int) -> int:
        own = {state.cast.cards[c].element for c in state.squad(player)}
        return int(bool(own) and state.cast.cards[card].element not in own)


@deviation(
    "element-crystal-in-silver",
    "recruiting.price.element_crystal",
    ru="за стихию теряется золотой кристалл",
    en="the crystal lost for an element is gold",
)
class _ElementCrystalInSilver(Recruiting):
    def lose_for_element(self, state: State, player: int, lost: int) -> None:
        state.silver[player] -= lost


class _LosesLeftovers(Recruiting):
    def end(self, state: State) -> None:
        Recruiting.end(self, state)
        self.lose(state)

    def lose(self, state: State) -> None:
        raise NotImplementedError


@deviation(
    "leftover-gold-lost",
    "recruiting.price.leftovers_stay",
    ru="оставшееся золото не пропадает",
    en="gold left over is not lost",
)
class _LeftoverGoldLost(_LosesLeftovers):
    def lose(self, state: State) -> None:
        state.gold = numbers([0, 0])


@deviation(
    "leftover-silver-lost",
    "recruiting.price.leftovers_stay",
    ru="оставшееся серебро не пропадает",
    en="silver left over is not lost",
)
class _LeftoverSilverLost(_LosesLeftovers):
    def lose(self, state: State) -> None:
        state.silver = numbers([0, 0])


@deviation(
    "leftovers-lost-with-the-battle",
    "recruiting.price.leftovers_stay",
    ru="оставшиеся кристаллы не пропадают и тогда, когда начинается бой",
    en="crystals left over are not lost when the battle begins either",
)
class _LeftoversLostWithTheBattle(MainBattlePhase):
    def begin(self, state: State) -> None:
        state.gold, state.silver = numbers([0, 0]), numbers([0, 0])
        MainBattlePhase.begin(self, state)


@deviation(
    "leftovers-go-to-the-opponent",
    "recruiting.price.leftovers_stay",
    ru="оставшиеся кристаллы остаются у своего игрока",
    en="crystals left over stay with their own player",
)
class _LeftoversGoToTheOpponent(_LosesLeftovers):
    def lose(self, state: State) -> None:
        state.gold.reverse()
        state.silver.reverse()


@deviation(
    "seconds-leftovers-lost",
    "recruiting.price.leftovers_stay",
    ru="и у Второго игрока оставшиеся кристаллы не пропадают",
    en="the Second Player's crystals are not lost either",
)
class _SecondsLeftoversLost(_LosesLeftovers):
    def lose(self, state: State) -> None:
        state.gold[1] = state.silver[1] = 0


# 403.2.2


class _Batches(Recruiting):
    def complete(self, state: State, player: int, card: int, *, replaced: bool, x: int, gold: int) -> None:
        Recruiting.complete(self, state, player, card, replaced=replaced, x=x, gold=gold)
        following = next((c for c in state.deal[player] if c >= 0 and self.costs(state, player, c)), None)
        if following is not None and self.is_greedy(player):
            price = state.rules.ledger.cost(state, following, replaced=False, x=0)
            Recruiting.complete(self, state, player, following, replaced=False, x=0, gold=price)

    def is_greedy(self, player: int) -> bool:
        raise NotImplementedError


@deviation(
    "recruit-in-batches",
    "recruiting.one_by_one.one_at_a_time",
    ru="одно действие Первого игрока берёт одну карту",
    en="one act of the First Player takes one card",
)
class _RecruitInBatches(_Batches):
    def is_greedy(self, player: int) -> bool:
        return player == 0


@deviation(
    "second-recruits-in-batches",
    "recruiting.one_by_one.one_at_a_time",
    ru="одно действие Второго игрока берёт одну карту",
    en="one act of the Second Player takes one card",
)
class _SecondRecruitsInBatches(_Batches):
    def is_greedy(self, player: int) -> bool:
        return player == 1


@deviation(
    "recruit-once",
    "recruiting.one_by_one.one_at_a_time",
    ru="взяв карту, игрок может взять следующую",
    en="having taken a card, a player may take the next one",
)
class _RecruitOnce(Recruiting):
    def complete(self, state: State, player: int, card: int, *, replaced: bool, x: int, gold: int) -> None:
        Recruiting.complete(self, state, player, card, replaced=replaced, x=x, gold=gold)
        state.declined[player] = True


@deviation(
    "recruit-in-the-order-of-the-deal",
    "recruiting.one_by_one.one_at_a_time",
    ru="карты берутся в любом порядке, а не по порядку раздачи",
    en="cards are taken in any order, not in that of the deal",
)
class _RecruitInTheOrderOfTheDeal(Recruiting):
    def costs(self, state: State, player: int, card: int) -> list[int]:
        deal = state.deal[player]
        if card in deal and any(c < 0 for c in deal[deal.index(card) :]):
            return []
        return Recruiting.costs(self, state, player, card)


@deviation(
    "squad-silent-while-recruiting",
    "recruiting.one_by_one.in_play_at_once",
    ru="взятая Первым игроком карта влияет уже во время набора",
    en="a card taken by the First Player has influence while recruiting goes on",
)
class _SquadSilentWhileRecruiting(Ledger):
    def influences(self, state: State, card: int) -> bool:
        own = state.cast.owners[card] == 0
        return not (own and state.step == RECRUITING) and Ledger.influences(self, state, card)


@deviation(
    "seconds-squad-silent-while-recruiting",
    "recruiting.one_by_one.in_play_at_once",
    ru="взятая Вторым игроком карта влияет уже во время набора",
    en="a card taken by the Second Player has influence while recruiting goes on",
)
class _SecondsSquadSilentWhileRecruiting(Ledger):
    def influences(self, state: State, card: int) -> bool:
        own = state.cast.owners[card] == 1
        return not (own and state.step == RECRUITING) and Ledger.influences(self, state, card)


@deviation(
    "discount-from-the-deal",
    "recruiting.one_by_one.in_play_at_once",
    ru="карта влияет на набор, только когда взята в отряд",
    en="a card influences recruiting only when it has been taken into the squad",
)
class _DiscountFromTheDeal(Ledger):
    def discount(self, state: State, number: int) -> int:
        card = state.cast.cards[number]
        return Ledger.discount(self, state, number) + sum(
            ability.amount
            for other in state.deal[state.cast.owners[number]]
            if other >= 0 and other != number
            for ability in state.cast.cards[other].abilities
            if ability.effect == "discount" and ability.clan == card.clan
        )


@deviation(
    "discount-backwards",
    "recruiting.one_by_one.in_play_at_once",
    ru="взятая карта влияет на дальнейший набор, а не на сделанный раньше",
    en="a card taken influences further recruiting, not what was done before",
)
class _DiscountBackwards(Recruiting):
    def complete(self, state: State, player: int, card: int, *, replaced: bool, x: int, gold: int) -> None:
        Recruiting.complete(self, state, player, card, replaced=replaced, x=x, gold=gold)
        cards = state.cast.cards
        for ability in cards[card].abilities:
            if ability.effect == "discount":
                earlier = [c for c in state.taken[player] if c != card and cards[c].clan == ability.clan]
                state.gold[player] += ability.amount * len(earlier)


@deviation(
    "discount-for-one-card",
    "recruiting.one_by_one.in_play_at_once",
    ru="взятая карта влияет на весь дальнейший набор, а не на одну карту",
    en="a card taken influences all further recruiting, not one card",
)
class _DiscountForOneCard(Ledger):
    def discount(self, state: State, number: int) -> int:
        owner = state.cast.owners[number]
        cards = state.cast.cards
        used = any(not cards[c].has("discount") and cards[c].clan for c in state.squad(owner))
        return 0 if used else Ledger.discount(self, state, number)


@deviation(
    "discount-for-everything",
    "recruiting.one_by_one.in_play_at_once",
    ru="Соултрад удешевляет членов Ковена, а не все карты",
    en="Soultrad makes members of the Coven cheaper, not every card",
)
class _DiscountForEverything(Ledger):
    def discount(self, state: State, number: int) -> int:
        taken = state.taken[state.cast.owners[number]]
        earlier = taken[: taken.index(number)] if number in taken else taken
        abilities = [a for other in earlier for a in state.cast.cards[other].abilities]
        return sum(a.amount for a in abilities if a.effect == "discount")


@deviation(
    "discount-for-the-opponent",
    "recruiting.one_by_one.in_play_at_once",
    ru="взятая карта удешевляет набор своего игрока, а не противника",
    en="a card taken makes recruiting cheaper for its player, not for the opponent",
)
class _DiscountForTheOpponent(Ledger):
    def discount(self, state: State, number: int) -> int:
        card = state.cast.cards[number]
        return Ledger.discount(self, state, number) + sum(
            ability.amount
            for other in state.squad(1 - state.cast.owners[number])
            for ability in state.cast.cards[other].abilities
            if ability.effect == "discount" and ability.clan == card.clan
        )


@deviation(
    "rest-to-graveyard",
    "recruiting.one_by_one.rest_to_deck",
    ru="оставшиеся в раздаче карты возвращаются в колоду, а не на кладбище",
    en="cards left in the deal return to the deck, not to the graveyard",
)
class _RestToGraveyard(Recruiting):
    def give_rest_back(self, state: State, player: int) -> None:
        rest = [card for card in state.deal[player] if card >= 0]
        Recruiting.give_rest_back(self, state, player)
        for card in rest:
            state.where[card] = GRAVEYARD
            state.up |= 1 << card
            state.deck[player] -= 1


class _RestStays(Recruiting):
    def give_rest_back(self, state: State, player: int) -> None:
        if not self.is_left(player):
            Recruiting.give_rest_back(self, state, player)

    def is_left(self, player: int) -> bool:
        raise NotImplementedError


@deviation(
    "rest-stays-in-the-deal",
    "recruiting.one_by_one.rest_to_deck",
    ru="остаток раздачи Первого игрока возвращается в колоду",
    en="the rest of the First Player's deal returns to the deck",
)
class _RestStaysInTheDeal(_RestStays):
    def is_left(self, player: int) -> bool:
        return player == 0


@deviation(
    "seconds-rest-stays-in-the-deal",
    "recruiting.one_by_one.rest_to_deck",
    ru="остаток раздачи Второго игрока возвращается в колоду",
    en="the rest of the Second Player's deal returns to the deck",
)
class _SecondsRestStaysInTheDeal(_RestStays):
    def is_left(self, player: int) -> bool:
        return player == 1


@deviation(
    "one-card-returns",
    "recruiting.one_by_one.rest_to_deck",
    ru="возвращаются все оставшиеся карты, а не одна",
    en="all the cards left return, not one",
)
class _OneCardReturns(Recruiting):
    def give_rest_back(self, state: State, player: int) -> None:
        rest = [card for card in state.deal[player] if card >= 0]
        Recruiting.give_rest_back(self, state, player)
        for card in rest[1:]:
            state.where[card] = DEAL
            state.deal[player].append(card)
            state.deck[player] -= 1


# 403.2.5


@deviation(
    "illegal-squad-goes-on",
    "recruiting.illegal_squad.loses",
    ru="Первый игрок, который не может набрать легальный отряд, проигрывает",
    en="a First Player who cannot recruit a legal squad loses",
)
class _IllegalSquadGoesOn(Recruiting):
    def loses(self, state: State, player: int) -> bool:
        return player == 1 and Recruiting.loses(self, state, player)


@deviation(
    "seconds-illegal-squad-goes-on",
    "recruiting.illegal_squad.loses",
    ru="Второй игрок, который не может набрать легальный отряд, проигрывает",
    en="a Second Player who cannot recruit a legal squad loses",
)
class _SecondsIllegalSquadGoesOn(Recruiting):
    def loses(self, state: State, player: int) -> bool:
        return player == 0 and Recruiting.loses(self, state, player)


@deviation(
    "illegal-squad-wins",
    "recruiting.illegal_squad.loses",
    ru="проигрывает тот, кто не может набрать отряд, а не его противник",
    en="who cannot recruit a squad loses, not the opponent",
)
class _IllegalSquadWins(Recruiting):
    def settle(self, state: State) -> None:
        Recruiting.settle(self, state)
        if state.winner in (0, 1):
            state.winner = 1 - state.winner


class _LegalByKind(Recruiting):
    def is_legal(self, state: State, player: int) -> bool:
        return any(state.cast.cards[card].kind in self.kinds() for card in state.squad(player))

    def kinds(self) -> tuple[str, ...]:
        raise NotImplementedError


@deviation(
    "artifact-makes-a-squad-legal",
    "recruiting.illegal_squad.loses",
    ru="артефакт отряда легальным не делает",
    en="an artifact does not make a squad legal",
)
class _ArtifactMakesASquadLegal(_LegalByKind):
    def kinds(self) -> tuple[str, ...]:
        return "creature", "artifact"


@deviation(
    "terrain-makes-a-squad-legal",
    "recruiting.illegal_squad.loses",
    ru="местность отряда легальным не делает",
    en="a terrain does not make a squad legal",
)
class _TerrainMakesASquadLegal(_LegalByKind):
    def kinds(self) -> tuple[str, ...]:
        return "creature", "terrain"


@deviation(
    "loses-only-with-nothing-to-take",
    "recruiting.illegal_squad.loses",
    ru="игрок проигрывает, хотя другие карты ещё может взять",
    en="the player loses although other cards can still be taken",
)
class _LosesOnlyWithNothingToTake(Recruiting):
    def loses(self, state: State, player: int) -> bool:
        left = any(card >= 0 and self.costs(state, player, card) for card in state.deal[player])
        return not left and Recruiting.loses(self, state, player)


@deviation(
    "loses-without-a-creature-at-once",
    "recruiting.illegal_squad.loses",
    ru="не проигрывает тот, кто ещё может набрать легальный отряд",
    en="who can still recruit a legal squad does not lose",
)
class _LosesWithoutACreatureAtOnce(Recruiting):
    def loses(self, state: State, player: int) -> bool:
        return bool(state.squad(player)) and not self.is_legal(state, player)


@deviation(
    "loses-without-a-creature-to-take",
    "recruiting.illegal_squad.loses",
    ru="не проигрывает тот, у кого легальный отряд уже есть",
    en="who has a legal squad already does not lose",
)
class _LosesWithoutACreatureToTake(Recruiting):
    def loses(self, state: State, player: int) -> bool:
        cards = state.cast.cards
        return self.must_be_legal and not any(
            cards[c].kind == "creature" and self.costs(state, player, c) for c in state.deal[player] if c >= 0
        )


class _LosesTooEarly(Recruiting):
    def loses(self, state: State, player: int) -> bool:
        cards = state.cast.cards
        return (
            self.must_be_legal
            and not self.is_legal(state, player)
            and not any(
                cards[card].kind == "creature" and self.is_seen_to_be_payable(state, player, card)
                for card in state.deal[player]
                if card >= 0
            )
        )

    def is_seen_to_be_payable(self, state: State, player: int, card: int) -> bool:
        raise NotImplementedError


@deviation(
    "mix-beyond-ones-silver",
    "recruiting.by_ability.now_under_usual_rules",
    ru="серебром платят, сколько его есть у самого игрока",
    en="no more silver is paid than the player has",
)
class _MixBeyondOnesSilver(Recruiting):
    def numbers(self, state: State) -> list[int]:
        found = Recruiting.numbers(self, state)
        assert state.taking is not None
        return found if state.taking[3] < 0 else list(range(found[-1] + 1))


@deviation(
    "any-discount-saves",
    "recruiting.illegal_squad.loses",
    ru="проигрывает и тот, кому скидка не поможет взять существо",
    en="who cannot take a creature even with a discount loses as well",
)
class _AnyDiscountSaves(Recruiting):
    def loses(self, state: State, player: int) -> bool:
        takeable = (c for c in state.deal[player] if c >= 0 and self.costs(state, player, c))
        saved = any(state.cast.cards[card].has("discount") for card in takeable)
        return not saved and Recruiting.loses(self, state, player)


@deviation(
    "loses-but-for-a-discount",
    "recruiting.illegal_squad.loses",
    ru="не проигрывает тот, кому скидка ещё позволит взять существо",
    en="who can still take a creature with a discount does not lose",
)
class _LosesButForADiscount(_LosesTooEarly):
    def is_seen_to_be_payable(self, state: State, player: int, card: int) -> bool:
        return bool(self.costs(state, player, card))


@deviation(
    "loses-but-for-a-replaced-cost",
    "recruiting.illegal_squad.loses",
    ru="не проигрывает тот, кто может взять существо за заменённую стоимость",
    en="who can take a creature at its replaced cost does not lose",
)
class _LosesButForAReplacedCost(_LosesTooEarly):
    def is_seen_to_be_payable(self, state: State, player: int, card: int) -> bool:
        return 0 in self.costs(state, player, card)


@deviation(
    "loses-but-for-x",
    "recruiting.illegal_squad.loses",
    ru="не проигрывает тот, кто может взять существо со стоимостью Х",
    en="who can take a creature that costs X does not lose",
)
class _LosesButForX(_LosesTooEarly):
    def is_seen_to_be_payable(self, state: State, player: int, card: int) -> bool:
        return not state.cast.cards[card].cost.has_x and bool(self.costs(state, player, card))


@deviation(
    "loses-but-for-silver",
    "recruiting.illegal_squad.loses",
    ru="не проигрывает тот, у кого на существо хватает серебра",
    en="who has silver enough for a creature does not lose",
)
class _LosesButForSilver(_LosesTooEarly):
    def is_seen_to_be_payable(self, state: State, player: int, card: int) -> bool:
        price = state.rules.ledger.cost(state, card, replaced=False, x=1)
        return price <= state.gold[player] + 1


@deviation(
    "illegal-squad-judged-by-all-crystals",
    "recruiting.illegal_squad.loses",
    ru="элитное существо за серебро не взять, и спасением оно не считается",
    en="an elite creature cannot be had for silver and does not save the player",
)
class _IllegalSquadJudgedByAllCrystals(Recruiting):
    def loses(self, state: State, player: int) -> bool:
        crystals = state.gold[player] + state.silver[player]
        cheap = any(
            state.cast.cards[card].kind == "creature" and state.cast.cards[card].cost.fixed <= crystals
            for card in state.deal[player]
            if card >= 0
        )
        return not cheap and Recruiting.loses(self, state, player)


@deviation(
    "illegal-squad-judged-when-all-have-recruited",
    "recruiting.illegal_squad.loses",
    ru="проигрыш наступает при наборе, а не потом",
    en="the loss comes while recruiting, not afterwards",
)
class _IllegalSquadJudgedWhenAllHaveRecruited(Recruiting):
    def loses(self, state: State, player: int) -> bool:
        return False

    def may_finish(self, state: State, player: int) -> bool:
        return True

    def end(self, state: State) -> None:
        illegal = [player for player in (0, 1) if not self.is_legal(state, player)]
        Recruiting.end(self, state)
        if illegal and self.must_be_legal:
            state.rules.priority.end_game(state, 1 - illegal[0], ILLEGAL_SQUAD)


# What the texts leave open


@deviation(
    "execution-no-window-before-recruiting",
    "A-from-vanguard",
    ru="и в редакции с Выполнением используются особенности «до набора отряда»",
    en="in the Execution edition too abilities “before recruiting” are used",
)
class _ExecutionNoWindowBeforeRecruiting(BeforeRecruiting):
    def asks(self, state: State, player: int) -> bool:
        return False


@deviation(
    "execution-recruits-for-free",
    "A-from-vanguard",
    ru="и в редакции с Выполнением карты оплачиваются",
    en="in the Execution edition too cards are paid for",
)
class _ExecutionRecruitsForFree(_RecruitForFree):
    pass


@deviation(
    "execution-element-free",
    "A-from-vanguard",
    ru="и в редакции с Выполнением за вторую стихию теряется кристалл",
    en="in the Execution edition too a crystal is lost for a second element",
)
class _ExecutionElementFree(_ElementCrystalNone):
    pass


@deviation(
    "execution-rest-stays",
    "A-from-vanguard",
    ru="и в редакции с Выполнением остаток раздачи возвращается в колоду",
    en="in the Execution edition too the rest of the deal returns to the deck",
)
class _ExecutionRestStays(_SecondsRestStaysInTheDeal):
    pass


@deviation(
    "crystals-of-the-first-for-both",
    "A-crystals",
    ru="у Второго игрока 25 золотых и 23 серебряных",
    en="the Second Player has 25 gold and 23 silver",
)
class _CrystalsOfTheFirstForBoth(Ledger):
    def start(self, player: int) -> tuple[int, int]:
        return START[0]


@deviation(
    "crystals-of-the-second-for-both",
    "A-crystals",
    ru="у Первого игрока 24 золотых и 22 серебряных",
    en="the First Player has 24 gold and 22 silver",
)
class _CrystalsOfTheSecondForBoth(Ledger):
    def start(self, player: int) -> tuple[int, int]:
        return START[1]


@deviation(
    "squad-open",
    "A-deal-private",
    ru="отряда соперника игрок не видит",
    en="a player does not see the opponent's squad",
)
@deviation(
    "second-sees-the-firsts-squad",
    "A-recruit-order",
    ru="Второй игрок не видит отряда Первого",
    en="the Second Player does not see the First's squad",
)
class _SquadOpen(Recruiting):
    def shows_squad(self) -> bool:
        return True


@deviation(
    "before-recruiting-from-the-squad-only",
    "A-before-recruiting-cards",
    ru="особенности используют и карты раздачи",
    en="cards of the deal use their abilities too",
)
class _BeforeRecruitingFromTheSquadOnly(BeforeRecruiting):
    def candidates(self, state: State, player: int) -> Iterator[tuple[int, int]]:
        return (each for each in BeforeRecruiting.candidates(self, state, player) if each[0] >= SQUAD_START)

    def has_unseen(self, state: State, player: int) -> bool:
        return True


@deviation(
    "before-recruiting-from-the-deal-only",
    "A-before-recruiting-cards",
    ru="особенности используют и карты, взятые в этот шаг",
    en="cards taken in this step use their abilities too",
)
class _BeforeRecruitingFromTheDealOnly(BeforeRecruiting):
    def candidates(self, state: State, player: int) -> Iterator[tuple[int, int]]:
        return (each for each in BeforeRecruiting.candidates(self, state, player) if each[0] < SQUAD_START)


class _Forfeits(BeforeRecruiting):
    def next_to_act(self, state: State) -> int:
        player = BeforeRecruiting.next_to_act(self, state)
        if player != NOBODY:
            usable = set(self.usable(state, player))
            lost = [
                (card, number)
                for place, card in self.candidates(state, player)
                for number, _ in self.abilities(state, card)
                if (place, number) not in usable
            ]
            self.forfeit(state, player, lost)
        return player

    def forfeit(self, state: State, player: int, lost: list[tuple[int, int]]) -> None:
        raise NotImplementedError


@deviation(
    "no-target-uses-up",
    "A-missing-target",
    ru="особенность, для которой цели не было, можно использовать, когда цель появится",
    en="an ability that had no target can be used once there is one",
)
class _NoTargetUsesUp(_Forfeits):
    def forfeit(self, state: State, player: int, lost: list[tuple[int, int]]) -> None:
        for card, number in lost:
            state.used[card] |= 1 << number


@deviation(
    "no-target-is-declining",
    "A-missing-target",
    ru="нехватка цели не отнимает права использовать другие особенности",
    en="lacking a target does not take away the right to use other abilities",
)
class _NoTargetIsDeclining(BeforeRecruiting):
    def mark(self, state: State, card: int, number: int, definition: int) -> None:
        BeforeRecruiting.mark(self, state, card, number, definition)
        owner = state.cast.owners[card]
        candidates = self.candidates(state, owner)
        every = {(place, n) for place, own in candidates for n, _ in self.abilities(state, own)}
        left = set(self.usable(state, owner))
        used = {(place, n) for place, n in every if state.used[self.card_at(state, owner, place)] >> n & 1}
        if every - used - left:
            state.declined[owner] = True


@deviation(
    "used-without-a-target",
    "A-missing-target",
    ru="особенность без цели использовать нельзя",
    en="an ability without a target cannot be used",
)
class _UsedWithoutATarget(BeforeRecruiting):
    def has_target(self, state: State, player: int, card: int, definition: int) -> bool:
        return True


@deviation(
    "unaffordable-is-used-up",
    "A-take-affordable",
    ru="особенность, которую было нечем оплатить, можно использовать потом",
    en="an ability for which the crystals were lacking can be used later",
)
class _UnaffordableIsUsedUp(_NoTargetUsesUp):
    pass


@deviation(
    "take-in-vain",
    "A-take-affordable",
    ru="особенность не используют, если взять и оплатить нечего",
    en="the ability is not used when there is nothing to take and pay for",
)
class _TakeInVain(BeforeRecruiting):
    def has_target(self, state: State, player: int, card: int, definition: int) -> bool:
        return True


@deviation(
    "take-only-if-all-are-affordable",
    "A-take-affordable",
    ru="достаточно одной карты, которую можно оплатить",
    en="one card that can be paid for is enough",
)
class _TakeOnlyIfAllAreAffordable(BeforeRecruiting):
    def has_target(self, state: State, player: int, card: int, definition: int) -> bool:
        clan = state.cast.definitions[definition].clan
        return all(
            state.rules.recruiting.costs(state, player, other)
            for other in state.deal[player]
            if other >= 0 and state.cast.cards[other].clan == clan
        )


@deviation(
    "take-from-the-deck-too",
    "A-take-affordable",
    ru="карта берётся оттуда, откуда велит текст, – из раздачи, а не из колоды",
    en="the card comes from where the ability says, from the deal and not from the deck",
)
class _TakeFromTheDeckToo(BeforeRecruiting):
    def has_target(self, state: State, player: int, card: int, definition: int) -> bool:
        clan = state.cast.definitions[definition].clan
        in_deck = [c for c in state.cast.of(player) if state.where[c] == DECK]
        return BeforeRecruiting.has_target(self, state, player, card, definition) or any(
            clan and state.cast.cards[c].clan == clan for c in in_deck
        )


@deviation(
    "second-recruits-first",
    "A-recruit-order",
    ru="первым набирает Первый игрок",
    en="the First Player recruits first",
)
class _SecondRecruitsFirst(Recruiting):
    def recruiter(self, state: State) -> int:
        return next((player for player in (1, 0) if not state.declined[player]), NOBODY)


@deviation(
    "recruit-by-turns",
    "A-recruit-order",
    ru="Первый игрок набирает отряд целиком, а не по карте через одну со Вторым",
    en="the First Player recruits the whole squad, not by turns with the Second",
)
class _RecruitByTurns(Recruiting):
    def recruiter(self, state: State) -> int:
        left = [player for player in (0, 1) if not state.declined[player]]
        return min(left, key=lambda player: len(state.squad(player)), default=NOBODY)


@deviation(
    "only-the-first-recruits",
    "A-recruit-order",
    ru="после Первого игрока отряд набирает Второй",
    en="after the First Player the Second recruits a squad",
)
class _OnlyTheFirstRecruits(Recruiting):
    def recruiter(self, state: State) -> int:
        return NOBODY if state.declined[0] else 0


@deviation(
    "priority-while-recruiting",
    "A-recruit-order",
    ru="при наборе приоритета нет",
    en="there is no priority while recruiting",
)
class _PriorityWhileRecruiting(Recruiting):
    def actions(self, state: State) -> Iterator[int]:
        yield from Recruiting.actions(self, state)
        if state.taking is None:
            yield actions.action(actions.PASS, state.actor)

    def apply(self, state: State, action: int) -> None:
        if actions.split(action)[0] != actions.PASS:
            Recruiting.apply(self, state, action)


@deviation(
    "recruited-cards-given-back",
    "A-no-take-back",
    ru="взятая карта остаётся взятой",
    en="a card taken stays taken",
)
class _RecruitedCardsGivenBack(Recruiting):
    def actions(self, state: State) -> Iterator[int]:
        yield from Recruiting.actions(self, state)
        if state.taking is None:
            for slot, card in enumerate(state.hand[state.actor]):
                if card >= 0:
                    yield actions.action(actions.RETURN, state.actor, slot)

    def apply(self, state: State, action: int) -> None:
        kind, player, slot, _ = actions.split(action)
        if kind != actions.RETURN:
            Recruiting.apply(self, state, action)
            return
        card = state.hand[player][slot]
        state.put(card, DEAL)
        state.deal[player].append(card)
        state.taken[player].remove(card)


@deviation(
    "recruiting-ends-by-itself",
    "A-no-take-back",
    ru="закончить набор – отдельное решение",
    en="finishing is a decision of its own",
)
class _RecruitingEndsByItself(Recruiting):
    def settle(self, state: State) -> None:
        player = self.recruiter(state)
        while state.taking is None and player != NOBODY and not any(c >= 0 for c in state.deal[player]):
            state.declined[player] = True
            player = self.recruiter(state)
        Recruiting.settle(self, state)


@deviation(
    "recruiting-resumed",
    "A-no-take-back",
    ru="решение закончить набор окончательно",
    en="the decision to finish is final",
)
class _RecruitingResumed(Recruiting):
    def actions(self, state: State) -> Iterator[int]:
        yield from Recruiting.actions(self, state)
        other = 1 - state.actor
        if state.taking is None and state.declined[other]:
            for slot, card in enumerate(state.deal[other]):
                if card >= 0 and self.costs(state, other, card):
                    yield actions.action(actions.TAKE, other, slot, 0)


@deviation(
    "price-unreduced",
    "A-price",
    ru="обычная стоимость уменьшается",
    en="the ordinary cost is reduced",
)
class _PriceUnreduced(Ledger):
    def discount(self, state: State, number: int) -> int:
        return 0


@deviation(
    "price-below-zero",
    "A-price",
    ru="ниже 0 стоимость не опускается",
    en="a cost does not fall below 0",
)
class _PriceBelowZero(Ledger):
    def cost(self, state: State, number: int, *, replaced: bool, x: int) -> int:
        if replaced:
            return Ledger.cost(self, state, number, replaced=replaced, x=x)
        return (
            state.cast.cards[number].cost.fixed
            + x
            + self.increase(state, number)
            - self.discount(state, number)
        )


@deviation(
    "price-not-increased",
    "A-price",
    ru="обычная стоимость увеличивается",
    en="the ordinary cost is increased",
)
class _PriceNotIncreased(Ledger):
    def increase(self, state: State, number: int) -> int:
        return 0


@deviation(
    "price-reduced-first",
    "A-price",
    ru="увеличения применяются до уменьшений",
    en="increases are applied before reductions",
)
class _PriceReducedFirst(Ledger):
    def cost(self, state: State, number: int, *, replaced: bool, x: int) -> int:
        if replaced:
            return Ledger.cost(self, state, number, replaced=replaced, x=x)
        reduced = max(0, state.cast.cards[number].cost.fixed + x - self.discount(state, number))
        return reduced + self.increase(state, number)


@deviation(
    "increase-on-replaced-cost",
    "A-price",
    ru="заменённая стоимость не увеличивается",
    en="a replaced cost is not increased",
)
class _IncreaseOnReplacedCost(Ledger):
    def cost(self, state: State, number: int, *, replaced: bool, x: int) -> int:
        cost = Ledger.cost(self, state, number, replaced=replaced, x=x)
        return cost + self.increase(state, number) if replaced else cost


@deviation(
    "replaced-cost-not-paid",
    "A-price",
    ru="заменённую стоимость платят, и без кристаллов карту не взять",
    en="a replaced cost is paid, and without the crystals the card is not taken",
)
class _ReplacedCostNotPaid(Recruiting):
    def golds(self, state: State, player: int, card: int, *, replaced: bool, x: int) -> list[int]:
        found = Recruiting.golds(self, state, player, card, replaced=replaced, x=x)
        return found or ([0] if replaced else [])


@deviation(
    "modifiers-on-replaced-cost",
    "A-price",
    ru="заменённая стоимость не уменьшается",
    en="a replaced cost is not reduced",
)
class _ModifiersOnReplacedCost(Ledger):
    def cost(self, state: State, number: int, *, replaced: bool, x: int) -> int:
        cost = Ledger.cost(self, state, number, replaced=replaced, x=x)
        changed = cost + self.increase(state, number) - self.discount(state, number)
        return max(0, changed) if replaced else cost


alternative("A-price", "modifiers-on-replaced-cost", _ModifiersOnReplacedCost)


@deviation(
    "element-crystal-discounted",
    "A-price",
    ru="кристалл за стихию не уменьшается",
    en="the element crystal is not reduced",
)
class _ElementCrystalDiscounted(Recruiting):
    def element_crystals(self, state: State, player: int, card: int) -> int:
        lost = Recruiting.element_crystals(self, state, player, card)
        return max(0, lost - state.rules.ledger.discount(state, card))


@deviation(
    "element-crystal-replaced",
    "A-price",
    ru="кристалл за стихию вместе со стоимостью не заменяется",
    en="the element crystal is not replaced together with the cost",
)
class _ElementCrystalReplaced(Recruiting):
    def element_crystals(self, state: State, player: int, card: int) -> int:
        lost = Recruiting.element_crystals(self, state, player, card)
        return 0 if state.cast.cards[card].has("other cost") else lost


@deviation(
    "element-crystal-paid-afterwards",
    "A-element-crystal",
    ru="кристалл теряется до оплаты стоимости",
    en="the crystal is lost before the cost is paid",
)
class _ElementCrystalPaidAfterwards(_ElementCrystalAfter):
    pass


@deviation(
    "element-crystal-beyond-the-second",
    "A-element-crystal",
    ru="кристалл теряется уже за вторую стихию",
    en="the crystal is lost for the second element already",
)
class _ElementCrystalBeyondTheSecond(_ElementCrystalBeyondTwo):
    pass


@deviation(
    "element-crystal-at-every-card",
    "A-element-crystal",
    ru="за одну стихию кристалл теряется один раз",
    en="for one element the crystal is lost once",
)
class _ElementCrystalAtEveryCard(_ElementCrystalPerCard):
    pass


@deviation(
    "element-crystal-only-once",
    "A-element-crystal",
    ru="и за третью стихию кристалл теряется",
    en="a crystal is lost for a third element too",
)
class _ElementCrystalOnlyOnce(_ElementCrystalOnce):
    pass


@deviation(
    "neutral-is-an-element",
    "A-element-crystal",
    ru="нейтральная карта стихии не добавляет",
    en="a neutral card adds no element",
)
class _NeutralIsAnElement(_ElementCrystalNeutral):
    pass


@deviation(
    "element-crystal-not-by-ability",
    "A-element-crystal",
    ru="кристалл теряется и при взятии по особенности",
    en="the crystal is lost in a taking by an ability too",
)
class _ElementCrystalNotByAbility(_RecruitByAbilityElementFree):
    pass


@deviation(
    "element-crystals-given-back",
    "A-element-crystal",
    ru="назад кристалл не возвращается",
    en="the crystal is not given back",
)
class _ElementCrystalsGivenBack(Recruiting):
    def end(self, state: State) -> None:
        Recruiting.end(self, state)
        for player in (0, 1):
            state.gold[player] += max(0, len(_elements(state, player)) - 1)


@deviation(
    "element-crystal-waived",
    "A-element-no-gold",
    ru="без золота карту новой стихии взять нельзя",
    en="without gold a card of a new element cannot be taken",
)
class _ElementCrystalWaived(Recruiting):
    def element_crystals(self, state: State, player: int, card: int) -> int:
        return min(state.gold[player], Recruiting.element_crystals(self, state, player, card))


alternative("A-element-no-gold", "element-crystal-waived", _ElementCrystalWaived)


@deviation(
    "first-element-needs-gold",
    "A-element-no-gold",
    ru="карту первой стихии можно взять и без золота",
    en="a card of the first element can be taken without gold too",
)
class _FirstElementNeedsGold(Recruiting):
    def can_pay(self, state: State, player: int, card: int, *, replaced: bool, x: int) -> bool:
        bare = state.cast.cards[card].element is not None and not state.gold[player]
        return not bare and Recruiting.can_pay(self, state, player, card, replaced=replaced, x=x)


@deviation(
    "neutral-needs-gold",
    "A-element-no-gold",
    ru="нейтральную карту можно взять и без золота",
    en="a neutral card can be taken without gold too",
)
class _NeutralNeedsGold(Recruiting):
    def can_pay(self, state: State, player: int, card: int, *, replaced: bool, x: int) -> bool:
        bare = state.cast.cards[card].element is None and not state.gold[player]
        return not bare and Recruiting.can_pay(self, state, player, card, replaced=replaced, x=x)


@deviation(
    "x-of-zero",
    "A-x-min",
    ru="Х не меньше 1",
    en="X is at least 1",
)
class _XOfZero(Recruiting):
    def least_x(self) -> int:
        return 0


@deviation(
    "x-of-two",
    "A-x-min",
    ru="Х может быть равен 1",
    en="X may be 1",
)
class _XOfTwo(Recruiting):
    def least_x(self) -> int:
        return 2


@deviation(
    "x-unasked",
    "A-x-min",
    ru="величину Х называет игрок",
    en="the player says X",
)
class _XUnasked(Recruiting):
    def xs(self, state: State, player: int, card: int) -> list[int]:
        return Recruiting.xs(self, state, player, card)[:1]


@deviation(
    "elite-x-for-silver",
    "A-x-min",
    ru="Х элитной карты платится золотом",
    en="the X of an elite card is paid in gold",
)
class _EliteXForSilver(Recruiting):
    def golds(self, state: State, player: int, card: int, *, replaced: bool, x: int) -> list[int]:
        own = state.cast.cards[card]
        if not own.elite or x < 1 or x > state.silver[player] or own.cost.fixed > state.gold[player]:
            return Recruiting.golds(self, state, player, card, replaced=replaced, x=x)
        return [own.cost.fixed]


@deviation(
    "regular-x-for-gold",
    "A-x-min",
    ru="за Х рядовой карты можно платить серебром",
    en="the X of a regular card may be paid in silver",
)
class _RegularXForGold(Recruiting):
    def golds(self, state: State, player: int, card: int, *, replaced: bool, x: int) -> list[int]:
        found = Recruiting.golds(self, state, player, card, replaced=replaced, x=x)
        return [gold for gold in found if gold >= x]


@deviation(
    "flyers-without-cap",
    "A-flyer-cap",
    ru="на летающих тратится не больше 15 кристаллов",
    en="no more than 15 crystals are spent on flyers",
)
class _FlyersWithoutCap(Recruiting):
    def within_flyers(self, state: State, player: int, card: int, price: int) -> bool:
        return True


class _OtherCap(Recruiting):
    def within_flyers(self, state: State, player: int, card: int, price: int) -> bool:
        if not self.is_capped(state, card):
            return True
        capped = [c for c in state.squad(player) if self.is_capped(state, c)]
        spent = sum(self.counted(state, c, sum(state.paid[c] or (0, 0))) for c in capped)
        return spent + self.counted(state, card, price) <= self.cap()

    def is_capped(self, state: State, card: int) -> bool:
        return state.cast.cards[card].flying

    def counted(self, state: State, card: int, paid: int) -> int:
        return paid

    def cap(self) -> int:
        return FLYERS


@deviation(
    "flyers-below-fifteen",
    "A-flyer-cap",
    ru="пятнадцать кристаллов на летающих потратить можно",
    en="fifteen crystals may be spent on flyers",
)
class _FlyersBelowFifteen(_OtherCap):
    def cap(self) -> int:
        return FLYERS - 1


@deviation(
    "all-creatures-capped",
    "A-flyer-cap",
    ru="наземных существ предел не касается",
    en="creatures on the ground are not limited",
)
class _AllCreaturesCapped(_OtherCap):
    def is_capped(self, state: State, card: int) -> bool:
        return True


@deviation(
    "flyer-cap-by-printed-cost",
    "A-flyer-cap",
    ru="считается уплаченное, а не стоимость, указанная на карте",
    en="what counts is what was paid, not the cost printed on the card",
)
class _FlyerCapByPrintedCost(_OtherCap):
    def counted(self, state: State, card: int, paid: int) -> int:
        return state.cast.cards[card].cost.fixed + (state.x[card] or 0)


alternative("A-flyer-cap", "flyer-cap-by-printed-cost", _FlyerCapByPrintedCost)


@deviation(
    "flyer-cap-in-gold",
    "A-flyer-cap",
    ru="серебро считается наравне с золотом",
    en="silver counts like gold",
)
class _FlyerCapInGold(Recruiting):
    def within_flyers(self, state: State, player: int, card: int, price: int) -> bool:
        cards = state.cast.cards
        spent = sum((state.paid[c] or (0, 0))[0] for c in state.squad(player) if cards[c].flying)
        return not cards[card].flying or spent + price <= FLYERS


@deviation(
    "several-terrains",
    "A-one-terrain",
    ru="местность в отряде не больше чем одна",
    en="a squad has no more than one terrain",
)
class _SeveralTerrains(Recruiting):
    def within_terrain(self, state: State, player: int, card: int) -> bool:
        return True


@deviation(
    "one-card-that-is-no-creature",
    "A-one-terrain",
    ru="число артефактов не ограничено",
    en="the number of artifacts is not limited",
)
class _OneCardThatIsNoCreature(Recruiting):
    def within_terrain(self, state: State, player: int, card: int) -> bool:
        cards = state.cast.cards
        return cards[card].kind == "creature" or all(
            cards[other].kind == "creature" for other in state.squad(player)
        )


@deviation(
    "rest-on-top",
    "A-rest-shuffled",
    ru="остаток раздачи замешивается, и никто не знает, где он лежит",
    en="the rest of the deal is shuffled in, and nobody knows where it lies",
)
class _RestOnTop(Recruiting):
    def give_rest_back(self, state: State, player: int) -> None:
        for card in state.deal[player]:
            if card >= 0:
                state.returned |= 1 << card
        Recruiting.give_rest_back(self, state, player)


@deviation(
    "other-editions-squad",
    "A-legal-squad",
    ru="легального отряда требует редакция с Выполнением, а не с Авангардом",
    en="it is the Execution edition that demands a legal squad, not the Vanguard edition",
)
class _OtherEditionsSquad(Recruiting):
    def may_finish(self, state: State, player: int) -> bool:
        return self.must_be_legal or self.is_legal(state, player)


@deviation(
    "stuck-player-loses-anyhow",
    "A-legal-squad",
    ru="в редакции с Авангардом при наборе не проигрывают, а в редакции с Выполнением возможна ничья",
    en="in the Vanguard edition recruiting is never lost, and in the Execution edition it may be drawn",
)
class _StuckPlayerLosesAnyhow(Recruiting):
    def loses(self, state: State, player: int) -> bool:
        return not self.can_be_legal(state, player)

    def settle(self, state: State) -> None:
        Recruiting.settle(self, state)
        if state.winner == DRAWN:
            state.winner = 1


@deviation(
    "illegal-squad-loses-when-finished",
    "A-legal-squad",
    ru="закончив набор без существа, сразу не проигрывают: это либо запрещено, либо разрешено",
    en="finishing without a creature does not lose at once: it is either forbidden or allowed",
)
class _IllegalSquadLosesWhenFinished(Recruiting):
    def may_finish(self, state: State, player: int) -> bool:
        return True

    def apply(self, state: State, action: int) -> None:
        kind, player, _, _ = actions.split(action)
        Recruiting.apply(self, state, action)
        if kind == actions.DONE and not self.is_legal(state, player):
            state.rules.priority.end_game(state, 1 - player, ILLEGAL_SQUAD)


alternative("A-legal-squad", "illegal-squad-loses-when-finished", _IllegalSquadLosesWhenFinished)


@deviation(
    "two-creatures-needed",
    "A-legal-squad",
    ru="одного существа достаточно (а в редакции с Авангардом не нужно и его)",
    en="one creature is enough (and in the Vanguard edition none is needed)",
)
class _TwoCreaturesNeeded(Recruiting):
    def may_finish(self, state: State, player: int) -> bool:
        creatures = [c for c in state.squad(player) if state.cast.cards[c].kind == "creature"]
        return len(creatures) > 1


@deviation(
    "x-at-another-cost",
    "A-x-min",
    ru="при другой стоимости Х не выбирают",
    en="at another cost no X is chosen",
)
class _XAtAnotherCost(Recruiting):
    def asks_for_x(self, state: State, card: int, cost: int) -> bool:
        return state.cast.cards[card].cost.has_x


@deviation(
    "one-card-taken-by-abilities",
    "A-take-affordable",
    ru="особенностями берут одну карту за другой",
    en="one card after another is taken by abilities",
)
class _OneCardTaken(Effects):
    def takeable(self, state: State, using: Using) -> int:
        return 0 if state.squad(using.player) else Effects.takeable(self, state, using)


@deviation(
    "shift-without-a-card",
    "A-missing-target",
    ru="без карты, которую можно переместить, ничего не переставляют",
    en="without a card that can be moved nothing is shifted",
)
class _ShiftWithoutACard(Effects):
    def has_target(self, state: State, using: Using) -> bool:
        shifts = state.cast.definitions[using.definition].effect == "shift"
        free = bool(state.rules.rearranging.free_cells(state, using.player))
        return (shifts and free) or Effects.has_target(self, state, using)


@deviation(
    "swap-with-nothing",
    "A-missing-target",
    ru="единственную карту менять местами не с чем",
    en="a single card has nothing to be swapped with",
)
class _SwapWithNothing(Effects):
    def has_target(self, state: State, using: Using) -> bool:
        swaps = state.cast.definitions[using.definition].effect == "swap"
        return (swaps and bool(self.targets(state, using, ()))) or Effects.has_target(self, state, using)


@deviation(
    "shift-to-nowhere",
    "A-missing-target",
    ru="без свободной клетки карту не переставляют",
    en="without a free cell no card is shifted",
)
class _ShiftToNowhere(Effects):
    def has_target(self, state: State, using: Using) -> bool:
        shifts = state.cast.definitions[using.definition].effect == "shift"
        return shifts or Effects.has_target(self, state, using)
