"""Phrases by which players act. Whether an action is accepted is for the phrases of `expectations` to say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.conformance.phrases import cell_list, when

if TYPE_CHECKING:
    from ccg_rules.conformance.recorder import Recorder


@when(en="{player} places a card on {cell}", ru="{player} размещает карту на клетке {cell}")
def place_a_card(table: Recorder, player: int, cell: str) -> None:
    """Place the next plain card."""
    table.place(player, cell)


@when(en="{player} places {card} on {cell}", ru="{player} размещает {card} на клетке {cell}")
def place_named(table: Recorder, player: int, card: str, cell: str) -> None:
    """Place a named card."""
    table.place(player, cell, card)


@when(
    en="{player} puts {card} into the additional zone",
    ru="{player} помещает {card} во вспомогательную зону",
)
def into_zone(table: Recorder, player: int, card: str) -> None:
    """Try to put a card into one's additional zone instead of on a cell."""
    table.act("place", player, slot=table.slot(player, card), at=f"{player}zone")


@when(en="{player} stops placing", ru="{player} прекращает размещение")
def stop_placing(table: Recorder, player: int) -> None:
    """Try to stop although cards are left to place."""
    table.act("finish", player)


@when(en="{player} returns a card to the deck", ru="{player} возвращает карту в колоду")
def return_to_deck(table: Recorder, player: int) -> None:
    """Try to give the next plain card back."""
    table.act("return", player, slot=table.slot(player))


@when(
    en='{player} uses the "after deployment" ability of {card}',
    ru="{player} использует особенность «после расстановки карт» карты {card}",
)
def use(table: Recorder, player: int, card: str) -> None:
    """Use the card's own ability."""
    table.tell({"do": "act", "action": table.using(player, card)})


@when(
    en='{player} uses the "after deployment - reveal" ability of {card}',
    ru="{player} использует особенность «после расстановки карт – вскрыться» карты {card}",
)
def reveal(table: Recorder, player: int, card: str) -> None:
    """Use the reveal that a card has automatically."""
    table.tell({"do": "act", "action": table.revealing(player, card)})


@when(en="{player} chooses {cells}", ru="{player} выбирает {cells}")
def choose(table: Recorder, player: int, cells: str) -> None:
    """Choose cells for the ability being resolved, one after another."""
    for cell in cell_list(cells):
        table.act("choose", player, at=cell)


@when(en="{player} declines", ru="{player} отказывается")
def decline(table: Recorder, player: int) -> None:
    """Decline to use an ability."""
    table.act("decline", player)


@when(en="{player} declines, if asked", ru="{player} отказывается, если его спрашивают")
def decline_if_asked(table: Recorder, player: int) -> None:
    """Decline, unless the engine has not asked because nothing else was left to do."""
    table.tell({"do": "act", "action": {"do": "decline", "player": player}, "if": "asked"})
