"""Phrases for the deal, its redeals and recruiting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.conformance.phrases import given, then, when
from ccg_rules.notation.berserk.position import BEFORE, RECRUITING, REDEAL

if TYPE_CHECKING:
    from ccg_rules.conformance.recorder import Recorder


# Setting up


@given(en="the cards are about to be dealt", ru="предстоит раздача карт")
def dealing(table: Recorder) -> None:
    """Begin where the cards are about to be dealt from the decks."""
    table.enter(REDEAL)


@given(en="the cards have been dealt", ru="карты розданы")
def dealt(table: Recorder) -> None:
    """Begin where redeals may be announced."""
    table.begin(REDEAL)


@given(
    en='the "before recruiting" abilities are being used', ru="используются особенности «до набора отряда»"
)
def before(table: Recorder) -> None:
    """Begin in the step of "before recruiting" abilities."""
    table.begin(BEFORE)


@given(en="the squads are being recruited", ru="идёт набор отрядов")
def recruiting(table: Recorder) -> None:
    """Begin in the step in which cards are taken from the deal."""
    table.begin(RECRUITING)


@given(en="{player.of} deal is {cards}", ru="раздача {player.of} – {cards}")
def deal(table: Recorder, player: int, cards: list[str]) -> None:
    """Deal a player named cards."""
    table.give(player, deal=cards)


@given(
    en="{player.of} deal is {n} plain {n|card|cards}",
    ru="раздача {player.of} – {n} {n|простая карта|простые карты|простых карт}",
)
def plain_deal(table: Recorder, player: int, n: int) -> None:
    """Deal a player plain cards."""
    table.give(player, deal=[n])


@given(
    en="{player.of} deal is {cards} and {n} plain {n|card|cards}",
    ru="раздача {player.of} – {cards} и {n} {n|простая карта|простые карты|простых карт}",
)
def mixed_deal(table: Recorder, player: int, cards: list[str], n: int) -> None:
    """Deal a player named cards and plain ones."""
    table.give(player, deal=[*cards, n])


@given(
    en="{player.of} deck is {n} plain {n|card|cards}",
    ru="колода {player.of} – {n} {n|простая карта|простые карты|простых карт}",
)
def plain_deck(table: Recorder, player: int, n: int) -> None:
    """Give a player a deck of plain cards."""
    table.give(player, deck=[n])


@given(
    en="{player.of} deck is {cards} on top of {n} plain {n|card|cards}",
    ru="колода {player.of} – {cards}, под ними {n} {n|простая карта|простые карты|простых карт}",
)
def topped_deck(table: Recorder, player: int, cards: list[str], n: int) -> None:
    """Give a player a deck with named cards on top."""
    table.give(player, deck=[*cards, n])


@given(
    en="{player.of} deck is {cards}, {n} plain {n|card|cards}, {below:cards}, {m:n} plain {m|card|cards}",
    ru="колода {player.of} – {cards}, {n} {n|простая карта|простые карты|простых карт}, {below:cards}, "
    "{m:n} {m|простая карта|простые карты|простых карт}",
)
def layered_deck(table: Recorder, player: int, cards: list[str], n: int, below: list[str], m: int) -> None:
    """Give a player a deck with named cards on top and in the middle."""
    table.give(player, deck=[*cards, n, *below, m])


# Acting


@when(en="{player} announces a redeal", ru="{player} объявляет пересдачу")
def redeal(table: Recorder, player: int) -> None:
    """Announce a wish to take a redeal."""
    table.act("redeal", player)


@when(en="{player} keeps the deal", ru="{player} оставляет раздачу")
def keep(table: Recorder, player: int) -> None:
    """Announce that no redeal is wished."""
    table.act("keep", player)


@when(en="{player} takes {card}", ru="{player} берёт {card}")
def take(table: Recorder, player: int, card: str) -> None:
    """Take a card from the deal at its ordinary cost."""
    table.tell({"do": "act", "action": table.taking(player, card)})
    table.took(player, card)


@when(en="{player} takes {card} for {recruited}", ru="{player} берёт {card} за {recruited}")
def take_for(table: Recorder, player: int, card: str, recruited: str) -> None:
    """Take a card from the deal at one of its costs."""
    table.tell({"do": "act", "action": table.taking(player, card, recruited)})
    table.took(player, card)


@when(
    en='{player} takes {card} by the "before recruiting" ability of {source:card}',
    ru="{player} берёт {card} особенностью «до набора отряда» карты {source:card}",
)
def take_by(table: Recorder, player: int, card: str, source: str) -> None:
    """Use an ability that takes a card into the squad, and choose that card."""
    table.tell({"do": "act", "action": table.using(player, source, "before recruiting")})
    table.tell({"do": "act", "action": table.choosing(player, card)})
    table.took(player, card)


@when(en="{player} says {n}", ru="{player} называет {n}")
def say(table: Recorder, player: int, n: int) -> None:
    """Say the number that is asked for: X, or how much gold is paid."""
    table.act("number", player, number=n)


@when(en="{player} gives back the first card taken", ru="{player} возвращает первую взятую карту")
def give_back(table: Recorder, player: int) -> None:
    """Try to give back the card taken first."""
    table.act("return", player, slot=0)


# What must hold


@then(
    en="{player} has {n} {n|card|cards} in the deal",
    ru="в раздаче {player.of} {n} {n|карта|карты|карт}",
)
def deal_size(table: Recorder, player: int, n: int) -> None:
    """How many cards the player's deal has, as they see it themselves."""
    table.expect("held", observer=player, player=player, of="deal", **{"is": n})


@then(
    en="{observer:player} sees that {player} has {n} {n|card|cards} in the deal",
    ru="{observer:player} видит, что в раздаче {player.of} {n} {n|карта|карты|карт}",
)
def sees_deal_size(table: Recorder, observer: int, player: int, n: int) -> None:
    """How many cards of the other's deal a player sees."""
    table.expect("held", observer=observer, player=player, of="deal", **{"is": n})


@then(
    en="{observer:player} sees that {player} has {n} {n|card|cards} in the squad",
    ru="{observer:player} видит, что в отряде {player.of} {n} {n|карта|карты|карт}",
)
def sees_squad_size(table: Recorder, observer: int, player: int, n: int) -> None:
    """How many cards of the other's squad a player sees."""
    table.expect("held", observer=observer, player=player, of="squad", **{"is": n})


@then(
    en="{observer:player} sees that {player} has taken {n} {n|redeal|redeals}",
    ru="{observer:player} видит, что {player} взял {n} {n|пересдачу|пересдачи|пересдач}",
)
def sees_redeals(table: Recorder, observer: int, player: int, n: int) -> None:
    """How many redeals a player has taken."""
    table.expect("amount", observer=observer, player=player, of="redeals", **{"is": n})


@then(en="{player} sees {cards} in the deal", ru="{player} видит в раздаче {cards}")
def in_deal(table: Recorder, player: int, cards: list[str]) -> None:
    """The player sees these cards in their own deal."""
    for card in cards:
        table.expect("pile", observer=player, player=player, pile="deal", card=card, there=True)


@then(en="{player} does not see {card} in the deal", ru="{player} не видит в раздаче {card}")
def not_in_deal(table: Recorder, player: int, card: str) -> None:
    """The player's deal does not have that card."""
    table.expect("pile", observer=player, player=player, pile="deal", card=card, there=False)


@then(
    en="{observer:player} sees that {card} of {player} has been shown",
    ru="{observer:player} видит, что показана карта {card} {player.of}",
)
def sees_shown(table: Recorder, observer: int, card: str, player: int) -> None:
    """Using an ability has shown the card of the deal."""
    table.expect("pile", observer=observer, player=player, pile="shown", card=card, there=True)


@then(en="{card} is in {player.of} squad", ru="{card} в отряде {player.of}")
def in_squad(table: Recorder, card: str, player: int) -> None:
    """The card has been taken."""
    table.expect("pile", observer=player, player=player, pile="squad", card=card, there=True)


@then(en="{card} is not in {player.of} squad", ru="{card} не в отряде {player.of}")
def not_in_squad(table: Recorder, card: str, player: int) -> None:
    """The card has not been taken."""
    table.expect("pile", observer=player, player=player, pile="squad", card=card, there=False)


@then(
    en="{player} does not know where in the deck {card} is",
    ru="{player} не знает, где в колоде {card}",
)
def shuffled_in(table: Recorder, player: int, card: str) -> None:
    """The card is not among those the player knows in the deck."""
    table.expect("pile", observer=player, player=player, pile="returned", card=card, there=False)


@then(
    en="{player.of} new deal mixes old cards with new ones",
    ru="в новой раздаче {player.of} есть и прежние карты, и новые",
)
def mixed(table: Recorder, player: int) -> None:
    """Some cards of the deal were in the one that was set up, and some were not."""
    table.expect("mixed", player=player)


@then(en="{player} may announce a redeal", ru="{player} может объявить пересдачу")
def may_redeal(table: Recorder, player: int) -> None:
    """A redeal may be announced."""
    table.expect("may", action={"do": "redeal", "player": player})


@then(en="{player} may not announce a redeal", ru="{player} не может объявить пересдачу")
def may_not_redeal(table: Recorder, player: int) -> None:
    """A redeal may not be announced, by whatever rule."""
    table.expect("may not", action={"do": "redeal", "player": player}, by="any")


@then(en="{player} may take {card}", ru="{player} может взять {card}")
def may_take(table: Recorder, player: int, card: str) -> None:
    """The card may be taken at its ordinary cost."""
    table.expect("may", action=table.taking(player, card))


@then(en="{player} may not take {card}", ru="{player} не может взять {card}")
def may_not_take(table: Recorder, player: int, card: str) -> None:
    """The card may not be taken at its ordinary cost, by whatever rule."""
    table.expect("may not", action=table.taking(player, card), by="any")


@then(en="{player} may say {n}", ru="{player} может назвать {n}")
def may_say(table: Recorder, player: int, n: int) -> None:
    """That number may be said."""
    table.expect("may", action={"do": "number", "player": player, "number": n})


@then(en="{player} may not say {n}", ru="{player} не может назвать {n}")
def may_not_say(table: Recorder, player: int, n: int) -> None:
    """That number may not be said, by whatever rule."""
    table.expect("may not", action={"do": "number", "player": player, "number": n}, by="any")


@then(en="{player} may not finish recruiting", ru="{player} не может закончить набор")
def may_not_finish(table: Recorder, player: int) -> None:
    """The player may not say that the squad is complete, by whatever rule."""
    table.expect("may not", action={"do": "done", "player": player}, by="any")


@then(en='the "before recruiting" step goes on', ru="шаг особенностей «до набора отряда» продолжается")
def before_goes_on(table: Recorder) -> None:
    """The step of "before recruiting" abilities is being played."""
    table.expect("phase", step=BEFORE)


@then(en="the redeals are over", ru="пересдачи окончены")
def redeals_over(table: Recorder) -> None:
    """Nobody is asked about redeals any more."""
    table.expect("step over", step=REDEAL)
