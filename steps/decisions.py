"""Phrases by which players act. Whether an action is accepted is for the phrases of `expectations` to say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.conformance.phrases import cell_list, when
from ccg_rules.notation.berserk.cards import FIRST_ACQUIRED

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
    en="{player} uses the {timing} ability of {card}",
    ru="{player} использует особенность {timing} карты {card}",
)
def use(table: Recorder, player: int, timing: str, card: str) -> None:
    """Use the card's own ability of that timing: declare it, where it goes on the stack."""
    table.tell({"do": "act", "action": table.using(player, card, timing)})


@when(
    en="{player} uses the second {timing} ability of {card}",
    ru="{player} использует вторую особенность {timing} карты {card}",
)
def use_second(table: Recorder, player: int, timing: str, card: str) -> None:
    """Use the second of the card's own abilities of that timing."""
    table.tell({"do": "act", "action": table.using(player, card, table.ability(card, timing, 1))})


@when(
    en="{player} uses the {timing} ability of {card} on {target:card}",
    ru="{player} использует особенность {timing} карты {card} на {target:card}",
)
def use_on(table: Recorder, player: int, timing: str, card: str, target: str) -> None:
    """Use the card's own ability of that timing on a card."""
    table.tell({"do": "act", "action": table.using(player, card, timing)})
    table.tell({"do": "act", "action": table.choosing(player, target)})


@when(
    en="{player} uses the acquired ability of {card}",
    ru="{player} использует приобретённую особенность карты {card}",
)
def use_acquired(table: Recorder, player: int, card: str) -> None:
    """Use the first ability the card has acquired."""
    table.tell({"do": "act", "action": table.using(player, card, FIRST_ACQUIRED)})


@when(
    en='{player} uses the "after deployment - reveal" ability of {card}',
    ru="{player} использует особенность «после расстановки карт – вскрыться» карты {card}",
)
def reveal(table: Recorder, player: int, card: str) -> None:
    """Use the reveal that a card has automatically."""
    table.tell({"do": "act", "action": table.revealing(player, card)})


@when(en="{player} reveals {card}", ru="{player} вскрывает {card}")
def reveal_at_will(table: Recorder, player: int, card: str) -> None:
    """Try to turn a hidden card face up without using an ability of its own."""
    table.tell({"do": "act", "action": table.revealing(player, card)})


@when(en="{player} chooses {card}", ru="{player} выбирает {card}")
def choose_card(table: Recorder, player: int, card: str) -> None:
    """Choose a named card: as a target, or as one that stays hidden or closed."""
    table.tell({"do": "act", "action": table.choosing(player, card)})


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


@when(en="{player} is done", ru="{player} заканчивает выбор")
def done(table: Recorder, player: int) -> None:
    """End a choice of several, or recruiting."""
    table.act("done", player)


@when(en="{player} passes", ru="{player} пасует")
def pass_priority(table: Recorder, player: int) -> None:
    """Pass priority."""
    table.act("pass", player)


@when(en="{player} concedes", ru="{player} сдаётся")
def concede(table: Recorder, player: int) -> None:
    """Concede, whoever is to act."""
    table.tell({"do": "concede", "player": player})


@when(en="the players agree to a draw", ru="игроки соглашаются на ничью")
def agree_to_draw(table: Recorder) -> None:
    """Agree to a draw, whoever is to act."""
    table.tell({"do": "agree to a draw"})


@when(en="both players pass", ru="оба игрока пасуют")
def both_pass(table: Recorder) -> None:
    """Let whoever is to act pass, then the other."""
    table.tell({"do": "both pass"})


@when(en="{player} passes the turn", ru="{player} передаёт ход")
def pass_turn(table: Recorder, player: int) -> None:
    """Pass the turn in the Choice Subphase."""
    table.act("pass turn", player)


@when(en="{player} moves {card} to {cell}", ru="{player} двигает {card} на {cell}")
def move(table: Recorder, player: int, card: str, cell: str) -> None:
    """Declare a movement."""
    table.tell({"do": "act", "action": table.moving(player, card, cell)})


@when(
    en="{player} puts the ability of {card} on the stack next",
    ru="{player} следующей заносит в стек особенность карты {card}",
)
def order(table: Recorder, player: int, card: str) -> None:
    """Of the abilities that have triggered, put that card's on the stack next."""
    table.tell({"do": "order", "player": player, "card": card})


@when(
    en="the players pass until the stack is empty",
    ru="игроки пасуют, пока стек не опустеет",
)
def until_empty(table: Recorder) -> None:
    """Let everything on the stack be executed and paid for."""
    table.tell({"do": "go on", "until": "stack empty"})


@when(
    en="the players do nothing until the {phase} of turn {n}",
    ru="игроки ничего не делают до {phase.of} хода {n}",
)
def until_phase(table: Recorder, phase: str, n: int) -> None:
    """Let both do as little as they can: decline, pass, pass the turn."""
    table.tell({"do": "go on", "step": phase, "turn": n})
