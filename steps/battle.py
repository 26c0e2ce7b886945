"""Phrases that say what must hold of the turn, the stack and the cards in battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.conformance.phrases import then

if TYPE_CHECKING:
    from ccg_rules.conformance.recorder import Recorder


@then(en="{player} is asked {question}", ru="{player} решает, {question}")
def asked(table: Recorder, player: int, question: str) -> None:
    """That decision is asked of the player."""
    table.expect("asked", player=player, kind=question)


@then(en="the decision is {player.of}", ru="решать должен {player}")
def to_act(table: Recorder, player: int) -> None:
    """The player is the one to act, whatever is asked."""
    table.expect("to act", player=player)


@then(en="it is the {phase} of turn {n}", ru="идёт {phase} хода {n}")
def phase_is(table: Recorder, phase: str, n: int) -> None:
    """That phase of that turn is being played."""
    table.expect("phase", step=phase, turn=n)


@then(en="the active player is {player}", ru="активен {player}")
def active(table: Recorder, player: int) -> None:
    """The turn is that player's."""
    table.expect("active", player=player)


@then(en="there is no active player", ru="активного игрока нет")
def nobody_active(table: Recorder) -> None:
    """No turn is being played yet."""
    table.expect("active", player=None)


@then(en="the stack is empty", ru="стек пуст")
def stack_empty(table: Recorder) -> None:
    """Nothing is on the stack; a payment counts as something."""
    table.expect("stack", cards=[])


@then(
    en="on the stack, from the top, are those of {cards}",
    ru="в стеке, начиная с верхнего, особенности {cards}",
)
def stack_is(table: Recorder, cards: list[str]) -> None:
    """The abilities, actions and movements on the stack are those of these cards, payments left out."""
    table.expect("stack", cards=cards)


@then(en="{card} is {state}", ru="карта {card} {state.is}")
def is_open(table: Recorder, card: str, state: str) -> None:
    """The card is open or closed, as its owner sees it."""
    _card(table, card, closed=state == "closed")


@then(en="{card} now has {n} {n|counter|counters}", ru="теперь на {card} {n} {n|фишка|фишки|фишек}")
def has_counters(table: Recorder, card: str, n: int) -> None:
    """The number of counters on the card."""
    _card(table, card, counters=n)


@then(en="{card} now has {n} {n|wound|wounds}", ru="теперь на {card} {n} {n|рана|раны|ран}")
def has_wounds(table: Recorder, card: str, n: int) -> None:
    """The number of wounds on the card."""
    _card(table, card, wounds=n)


@then(
    en="{card} now has {n} movement {n|point|points}",
    ru="теперь у {card} {n} {n|единица|единицы|единиц} движения",
)
def has_points(table: Recorder, card: str, n: int) -> None:
    """The movement points the card has left."""
    _card(table, card, points=n)


def _card(table: Recorder, card: str, **fields: object) -> None:
    owner, at = table.owner_of(card), table.cell_of(card)
    table.expect("card", observer=owner, at=at, **{"is": {"card": card, **fields}})


@then(en="{card} lies on {cell}", ru="{card} лежит на клетке {cell}")
def lies_on(table: Recorder, card: str, cell: str) -> None:
    """The card lies there now, as its owner sees it; what is said of it later is looked for there."""
    table.put(card, cell)
    _card(table, card)


@then(en="{card} is in {player.of} additional zone", ru="{card} во вспомогательной зоне {player.of}")
def in_zone(table: Recorder, card: str, player: int) -> None:
    """The card has been transferred."""
    table.expect("pile", observer=player, player=player, pile="zone", card=card, there=True)


@then(en="{card} is in {player.of} graveyard", ru="{card} на кладбище {player.of}")
def in_graveyard(table: Recorder, card: str, player: int) -> None:
    """The card has died."""
    table.expect("pile", observer=player, player=player, pile="graveyard", card=card, there=True)


@then(en="{player} may move {card} to {cell}", ru="{player} может двинуть {card} на {cell}")
def may_move(table: Recorder, player: int, card: str, cell: str) -> None:
    """The movement may be declared."""
    table.expect("may", action=table.moving(player, card, cell))


@then(
    en="{player} may not move {card} to {cell}",
    ru="{player} не может двинуть {card} на {cell}",
)
def may_not_move(table: Recorder, player: int, card: str, cell: str) -> None:
    """The movement may not be declared, by whatever rule."""
    table.expect("may not", action=table.moving(player, card, cell), by="any")


@then(
    en="by this rule {player} may not move {card} to {cell}",
    ru="по этому правилу {player} не может двинуть {card} на {cell}",
)
def may_not_move_by_this(table: Recorder, player: int, card: str, cell: str) -> None:
    """The movement may not be declared, for the sake of this rule."""
    table.expect("may not", action=table.moving(player, card, cell), by="this rule")


@then(en="{player} may pass", ru="{player} может спасовать")
def may_pass(table: Recorder, player: int) -> None:
    """The player has priority and may pass it."""
    table.expect("may", action={"do": "pass", "player": player})


@then(en="{player} may not pass", ru="{player} не может спасовать")
def may_not_pass(table: Recorder, player: int) -> None:
    """The player has no priority to pass."""
    table.expect("may not", action={"do": "pass", "player": player}, by="any")


@then(en="{player} may pass the turn", ru="{player} может передать ход")
def may_pass_turn(table: Recorder, player: int) -> None:
    """The turn may be passed."""
    table.expect("may", action={"do": "pass turn", "player": player})


@then(en="{player} has won", ru="победил {player}")
def has_won(table: Recorder, player: int) -> None:
    """The game has ended for the player."""
    table.expect("winner", **{"is": player})


@then(en="the game is drawn", ru="партия закончилась вничью")
def drawn(table: Recorder) -> None:
    """The game has ended without a winner."""
    table.expect("winner", **{"is": 0})


@then(en="the game goes on", ru="партия продолжается")
def goes_on(table: Recorder) -> None:
    """The game has not ended."""
    table.expect("winner", **{"is": None})
