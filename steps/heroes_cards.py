"""Phrases of Berserk Heroes for what players have: cards in play, hands, decks, coins.

Where a card comes to lie depends on its kind, so a table of cards stands before the phrases that lay them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.conformance.phrases import given, then

if TYPE_CHECKING:
    from ccg_rules.conformance.recorder import Recorder


# Setting up


@given(en="{player} has {cards} in play", ru="у {player.of} в игре {cards}")
def in_play(table: Recorder, player: int, cards: list[str]) -> None:
    """Lay a player's creatures and supports, face up and open."""
    table.enter_play(player, cards)


@given(en="{player.of} hero is {card}", ru="герой {player.of} – {card}")
def hero_is(table: Recorder, player: int, card: str) -> None:
    """Give a player a named hero; without one it is a plain hero of 30 lives."""
    table.define(card, kind="hero")
    table.lay([f"{player}h"], card, "up")


@given(en="{card} is {state}", ru="карта {card} {state.is}")
def card_is(table: Recorder, card: str, state: str) -> None:
    """Let a card in play be open or closed."""
    table.mark(card, closed=state == "closed")


@given(en="{card} is hidden", ru="карта {card} скрыта")
def card_is_hidden(table: Recorder, card: str) -> None:
    """Let a card in play be hidden."""
    table.mark(card, face="down")


@given(en="{card} has come into play this turn", ru="карта {card} вошла в игру в этот ход")
def is_new(table: Recorder, card: str) -> None:
    """Let a card have come under its player's control this turn."""
    table.mark(card, new=True)


@given(en="{card} has attacked this turn", ru="карта {card} в этот ход уже атаковала")
def has_attacked(table: Recorder, card: str) -> None:
    """Let a creature have attacked this turn."""
    table.mark(card, attacked=True)


@given(en="{card} has defended this turn", ru="карта {card} в этот ход уже защищала")
def has_defended(table: Recorder, card: str) -> None:
    """Let a creature have defended this turn."""
    table.mark(card, defended=True)


@given(
    en="the ability of {card} has been used this turn",
    ru="способность карты {card} в этот ход уже использована",
)
def used_this_turn(table: Recorder, card: str) -> None:
    """Let the card's first ability bear its use marker of this turn."""
    table.mark(card, used_now=[0])


@given(
    en="the ability of {card} has been used in this game",
    ru="способность карты {card} в этой игре уже использована",
)
def used_this_game(table: Recorder, card: str) -> None:
    """Let the card's first ability be used up for the game."""
    table.mark(card, used=[0])


@given(en="{player} has {cards} in hand", ru="у {player.of} в руке {cards}")
def hand(table: Recorder, player: int, cards: list[str]) -> None:
    """Give a player named cards in hand."""
    table.hold(player, cards)


@given(
    en="{player} has {n} plain {n|card|cards} in hand",
    ru="у {player.of} в руке {n} {n|простая карта|простые карты|простых карт}",
)
def plain_hand(table: Recorder, player: int, n: int) -> None:
    """Give a player plain cards in hand."""
    table.hold(player, n)


@given(en="{player.of} deck is empty", ru="колода {player.of} пуста")
def empty_deck(table: Recorder, player: int) -> None:
    """Leave a player no card in the deck."""
    table.give(player, deck=[])


@given(en="{player.of} graveyard has {cards}", ru="на кладбище {player.of} лежат {cards}")
def graveyard(table: Recorder, player: int, cards: list[str]) -> None:
    """Lay named cards in a player's graveyard."""
    for card in cards:
        table.define(card)
    table.give(player, graveyard=cards)


@given(en="{player} has {n} {n|coin|coins}", ru="у {player.of} {n} {n|монета|монеты|монет}")
def coins(table: Recorder, player: int, n: int) -> None:
    """Give a player open coins."""
    table.give(player, coins=n)


@given(
    en="{player} has {n} {n|coin|coins}, {closed:n} of them closed",
    ru="у {player.of} {n} {n|монета|монеты|монет}, закрытых {closed:n}",
)
def some_closed(table: Recorder, player: int, n: int, closed: int) -> None:
    """Give a player coins, some of which are closed."""
    table.give(player, coins=n, closed_coins=closed)


@given(
    en="{player} has already failed to draw {n} {n|time|times}",
    ru="{player} уже не смог взять карту {n} {n|раз|раза|раз}",
)
def failed_draws(table: Recorder, player: int, n: int) -> None:
    """Let a player have found the deck empty in the Accumulation Phase that often in this game."""
    table.give(player, failed_draws=n)


# What must hold


@then(en="{card} is hidden", ru="карта {card} скрыта")
def is_hidden(table: Recorder, card: str) -> None:
    """The card lies face down; the opponent does not know which it is."""
    owner, at = table.owner_of(card), table.cell_of(card)
    table.expect("card", observer=owner, at=at, **{"is": {"card": card, "face": "down"}})
    table.expect("card", observer=3 - owner, at=at, **{"is": {"card": "?", "face": "down"}})


@then(en="{card} is in play", ru="карта {card} в игре")
def is_in_play(table: Recorder, card: str) -> None:
    """The card lies face up, and both players know it."""
    for observer in (1, 2):
        seen = {"card": card, "face": "up"}
        table.expect("card", observer=observer, at=table.cell_of(card), **{"is": seen})


@then(en="{card} now has strike {n}", ru="теперь у {card} удар {n}")
def has_strike(table: Recorder, card: str, n: int) -> None:
    """How many wounds the strike of the card deals."""
    seen = {"card": card, "strike": n}
    table.expect("card", observer=table.owner_of(card), at=table.cell_of(card), **{"is": seen})


@then(en="{player} has {card} in hand", ru="у {player.of} в руке {card}")
def in_hand(table: Recorder, player: int, card: str) -> None:
    """The player sees that card in the hand; one that has been drawn can be played from now on."""
    table.drew(player, card)
    table.expect("pile", observer=player, player=player, pile="hand", card=card, there=True)


@then(en="{player} does not have {card} in hand", ru="у {player.of} в руке нет {card}")
def not_in_hand(table: Recorder, player: int, card: str) -> None:
    """The player's hand does not have that card."""
    table.expect("pile", observer=player, player=player, pile="hand", card=card, there=False)


@then(
    en="{observer:player} sees that {player} has {n} {n|card|cards} in hand",
    ru="{observer:player} видит, что в руке {player.of} {n} {n|карта|карты|карт}",
)
def hand_size(table: Recorder, observer: int, player: int, n: int) -> None:
    """How many cards of a player's hand are seen, of one's own or of the opponent's."""
    table.expect("held", observer=observer, player=player, of="hand", **{"is": n})


@then(
    en="{observer:player} sees only that {player} has {n} {n|card|cards} in hand",
    ru="{observer:player} видит только, что в руке {player.of} {n} {n|карта|карты|карт}",
)
def only_hand_size(table: Recorder, observer: int, player: int, n: int) -> None:
    """The observer sees how many cards the hand has, and of none which it is."""
    table.expect("amount", observer=observer, player=player, of="hand", **{"is": n})


@then(
    en="{player} now has {n} {n|coin|coins}, {closed:n} of them closed",
    ru="теперь у {player.of} {n} {n|монета|монеты|монет}, закрытых {closed:n}",
)
def has_coins(table: Recorder, player: int, n: int, closed: int) -> None:
    """How many coins the player has, and how many of them are closed."""
    table.expect("amount", observer=player, player=player, of="coins", **{"is": n})
    table.expect("amount", observer=player, player=player, of="closed_coins", **{"is": closed})
