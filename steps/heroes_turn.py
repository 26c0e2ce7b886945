"""Phrases of Berserk Heroes for a turn: what is chosen in it, and the Queue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.conformance.phrases import given, then, when

if TYPE_CHECKING:
    from ccg_rules.conformance.recorder import Recorder

EXCHANGE = "setup.exchange"
REVEAL = "accumulation.reveal"
ACTIVATED = "activated"


@given(en="the first hands are being exchanged", ru="идёт замена карт в начальных руках")
def exchanging(table: Recorder) -> None:
    """Begin where players may exchange cards they have been dealt."""
    table.begin(EXCHANGE)


@given(en="the first hands are about to be dealt", ru="предстоит раздача начальных рук")
def dealing_hands(table: Recorder) -> None:
    """Begin where the first hands are about to be dealt from the decks."""
    table.enter(EXCHANGE)


@given(en="hidden cards are being revealed in turn {n}", ru="в ход {n} раскрывают скрытые карты")
def revealing(table: Recorder, n: int) -> None:
    """Begin in the Accumulation Phase of that turn, where the active player reveals hidden cards."""
    table.enter(REVEAL, n)


# Acting


@when(en="{player} activates the ability of {card}", ru="{player} активирует способность карты {card}")
def activate(table: Recorder, player: int, card: str) -> None:
    """Use the card's first activated ability."""
    table.tell({"do": "act", "action": table.using(player, card, ACTIVATED)})


@when(
    en="{player} activates the {timing} ability of {card}",
    ru="{player} активирует способность {timing} карты {card}",
)
def activate_other(table: Recorder, player: int, timing: str, card: str) -> None:
    """Try to use an ability of the card that is not an activated one."""
    table.tell({"do": "act", "action": table.using(player, card, timing)})


@when(
    en="{player} activates the ability of {card} on {target:card}",
    ru="{player} активирует способность карты {card} на {target:card}",
)
def activate_on(table: Recorder, player: int, card: str, target: str) -> None:
    """Use the card's first activated ability on a card."""
    table.tell({"do": "act", "action": table.using(player, card, ACTIVATED)})
    table.tell({"do": "act", "action": table.choosing(player, target)})


@when(en="{player} plays {card}", ru="{player} разыгрывает {card}")
def play(table: Recorder, player: int, card: str) -> None:
    """Play a card of the hand."""
    table.tell({"do": "act", "action": table.playing(player, card)})
    table.played(player, card)


@when(
    en="{player} enters {entered} and does nothing there", ru="{player} входит в {entered} и ничего не делает"
)
def enter(table: Recorder, player: int, entered: str) -> None:
    """Try to enter a phase, and leave it again with nothing done."""
    table.act("enter", player, phase=entered)


@when(
    en="{player} puts the ability of {card} into the Queue next",
    ru="{player} следующей заносит в Очередь способность карты {card}",
)
def order(table: Recorder, player: int, card: str) -> None:
    """Of the abilities that have triggered, put that card's into the Queue next."""
    table.tell({"do": "order", "player": player, "card": card})


# What must hold


@then(
    en="in the Queue, from the first, are those of {cards}",
    ru="в Очереди, начиная с первой, способности {cards}",
)
def queue_is(table: Recorder, cards: list[str]) -> None:
    """What waits in the Queue are abilities and strikes of these cards."""
    table.expect("queue", cards=cards)


@then(en="the Queue is empty", ru="Очередь пуста")
def queue_empty(table: Recorder) -> None:
    """Nothing waits in the Queue."""
    table.expect("queue", cards=[])


@then(
    en="{player} may activate the ability of {card}",
    ru="{player} может активировать способность карты {card}",
)
def may_activate(table: Recorder, player: int, card: str) -> None:
    """The card's first activated ability may be used now."""
    table.expect("may", action=table.using(player, card, ACTIVATED))


@then(
    en="{player} may not activate the ability of {card}",
    ru="{player} не может активировать способность карты {card}",
)
def may_not_activate(table: Recorder, player: int, card: str) -> None:
    """The card's first activated ability may not be used now, by whatever rule."""
    table.expect("may not", action=table.using(player, card, ACTIVATED), by="any")


@then(
    en="by this rule {player} may not activate the ability of {card}",
    ru="по этому правилу {player} не может активировать способность карты {card}",
)
def may_not_activate_by_this(table: Recorder, player: int, card: str) -> None:
    """The card's first activated ability may not be used now, for the sake of this rule."""
    table.expect("may not", action=table.using(player, card, ACTIVATED), by="this rule")


@then(en="{player} may play {card}", ru="{player} может разыграть {card}")
def may_play(table: Recorder, player: int, card: str) -> None:
    """The card of the hand may be played now."""
    table.expect("may", action=table.playing(player, card))


@then(en="{player} may not play {card}", ru="{player} не может разыграть {card}")
def may_not_play(table: Recorder, player: int, card: str) -> None:
    """The card of the hand may not be played now, by whatever rule."""
    table.expect("may not", action=table.playing(player, card), by="any")


@then(
    en="by this rule {player} may not play {card}",
    ru="по этому правилу {player} не может разыграть {card}",
)
def may_not_play_by_this(table: Recorder, player: int, card: str) -> None:
    """The card of the hand may not be played now, for the sake of this rule."""
    table.expect("may not", action=table.playing(player, card), by="this rule")


@then(en="{player} may not pass the turn", ru="{player} не может передать ход")
def may_not_pass_turn(table: Recorder, player: int) -> None:
    """The turn may not be passed, by whatever rule."""
    table.expect("may not", action={"do": "pass turn", "player": player}, by="any")


@then(en="{player} may not decline", ru="{player} не может отказаться")
def may_not_decline(table: Recorder, player: int) -> None:
    """There is nothing to decline, or what is asked must be done."""
    table.expect("may not", action={"do": "decline", "player": player}, by="any")
