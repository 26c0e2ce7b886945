"""Phrases that say what must hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.conformance.phrases import cell_list, then
from ccg_rules.notation.berserk.position import AFTER, PLACING, START

if TYPE_CHECKING:
    from ccg_rules.conformance.recorder import Recorder

_UNKNOWN = {
    "card": "?",
    **dict.fromkeys(("life", "counters", "x", "recruited", "kind", "cost", "flying", "abilities")),
}
"""What is shown of a card that nobody may know: not its name, nor anything else that is its own."""

_PLAIN = {
    "kind": "creature",
    "flying": False,
    "elite": False,
    "life": 1,
    "cost": "1",
    "abilities": [],
    "recruited": "ordinary",
}
"""A plain card, spelled out."""


@then(en="that is accepted", ru="это принимается")
def accepted(table: Recorder) -> None:
    """The last action is accepted."""
    table.expect("accepted")


@then(en="that is refused by this rule", ru="это отклоняется этим правилом")
def refused_by_this_rule(table: Recorder) -> None:
    """The last action is refused, and an engine that cites keys cites this rule."""
    table.expect("refused", by="this rule")


@then(en="that is refused", ru="это отклоняется")
def refused(table: Recorder) -> None:
    """The last action is refused, by whatever rule comes first."""
    table.expect("refused", by="any")


@then(
    en="{player} may place a card exactly on {cells}",
    ru="{player} может разместить карту только на клетках {cells}",
)
def may_place_exactly(table: Recorder, player: int, cells: str) -> None:
    """These cells and no others are legal for the player's next plain card."""
    table.expect("cells", player=player, slot=table.slot(player), cells=cell_list(cells))


@then(en="{player} may place a card on {cells}", ru="{player} может разместить карту на клетках {cells}")
def may_place(table: Recorder, player: int, cells: str) -> None:
    """Each of these cells is legal for the player's next plain card."""
    for cell in cell_list(cells):
        table.expect("may", action=table.placing(player, cell))


@then(
    en="by this rule {player} may not place a card on {cells}",
    ru="по этому правилу {player} не может разместить карту на клетках {cells}",
)
def may_not_place(table: Recorder, player: int, cells: str) -> None:
    """Each of these cells is refused for the player's next plain card."""
    for cell in cell_list(cells):
        table.expect("may not", action=table.placing(player, cell), by="this rule")


@then(en="it is for {player.to} to place a card", ru="размещать карту должен {player}")
def to_place(table: Recorder, player: int) -> None:
    """The player is the one to place a card now."""
    table.expect("asked", player=player, kind="place")


@then(
    en="it is for {player.to} to use an ability or decline",
    ru="использовать особенность или отказаться должен {player}",
)
def to_use(table: Recorder, player: int) -> None:
    """The player is the one asked in the window."""
    table.expect("asked", player=player, kind="use")


@then(en="the placing step is over", ru="шаг расстановки окончен")
def placing_over(table: Recorder) -> None:
    """Nobody places cards any more."""
    table.expect("step over", step=PLACING)


@then(
    en='the "after deployment" step is over',
    ru="шаг особенностей «после расстановки карт» окончен",
)
def after_over(table: Recorder) -> None:
    """Nobody uses abilities of that step any more."""
    table.expect("step over", step=AFTER)


@then(
    en='the "start of battle" step is over',
    ru="шаг особенностей «в начале боя» окончен",
)
def start_over(table: Recorder) -> None:
    """Nobody uses abilities of that step any more."""
    table.expect("step over", step=START)


@then(en="{player} sees {card} {face} on {cell}", ru="{player} видит {card} {face} на клетке {cell}")
def sees_card(table: Recorder, player: int, card: str, face: str, cell: str) -> None:
    """The player knows which card lies there, and how."""
    table.expect("card", observer=player, at=cell, **{"is": {"card": card, "face": face}})


@then(en="{player} sees {card} on {cell}", ru="{player} видит {card} на клетке {cell}")
def sees_there(table: Recorder, player: int, card: str, cell: str) -> None:
    """The player knows which card lies there, whichever side is up."""
    table.expect("card", observer=player, at=cell, **{"is": {"card": card}})


@then(
    en="{player} sees an unknown card {face} on {cell}",
    ru="{player} видит неизвестную карту {face} на клетке {cell}",
)
def sees_unknown(table: Recorder, player: int, face: str, cell: str) -> None:
    """The player sees that a card lies there, but not which."""
    table.expect("card", observer=player, at=cell, **{"is": _UNKNOWN | {"face": face}})


@then(en="{player} sees no card on {cell}", ru="{player} не видит карты на клетке {cell}")
def sees_empty(table: Recorder, player: int, cell: str) -> None:
    """The cell is empty."""
    table.expect("empty", observer=player, at=cell)


@then(
    en="{player} sees that {card} was recruited with X = {n}",
    ru="{player} видит, что {card} набрана с Х = {n}",
)
def sees_x(table: Recorder, player: int, card: str, n: int) -> None:
    """The player is told the X of a card."""
    table.expect("card", observer=player, at=table.cell_of(card), **{"is": {"card": card, "x": n}})


@then(
    en="{player} sees that {card} was recruited for {recruited}",
    ru="{player} видит, что {card} набрана за {recruited}",
)
def sees_cost(table: Recorder, player: int, card: str, recruited: str) -> None:
    """The player is told what was used as the cost of a card."""
    table.expect(
        "card", observer=player, at=table.cell_of(card), **{"is": {"card": card, "recruited": recruited}}
    )


@then(
    en="{player} sees the same as if {card} had been recruited with X = {n}",
    ru="{player} видит то же, как если бы {card} была набрана с Х = {n}",
)
def same_with_x(table: Recorder, player: int, card: str, n: int) -> None:
    """Nothing the player sees tells with which X the card was recruited."""
    table.expect("same view", observer=player, cards={card: {"x": n}})


@then(
    en="{player} sees the same as if {card} had been paid for with {gold:n} gold and {silver:n} silver",
    ru="{player} видит то же, как если бы за {card} было уплачено {gold:n} золотых и {silver:n} серебряных",
)
def same_with_payment(table: Recorder, player: int, card: str, gold: int, silver: int) -> None:
    """Nothing the player sees tells which crystals the card was paid for with."""
    table.expect("same view", observer=player, cards={card: {"paid": [gold, silver]}})


@then(
    en="{player} sees the same as if {card} had been recruited for {recruited}",
    ru="{player} видит то же, как если бы {card} была набрана за {recruited}",
)
def same_with_cost(table: Recorder, player: int, card: str, recruited: str) -> None:
    """Nothing the player sees tells for what cost the card was recruited."""
    table.expect("same view", observer=player, cards={card: {"recruited": recruited}})


@then(
    en="{player} sees the same as if {card} had been a plain card",
    ru="{player} видит то же, как если бы {card} была простой картой",
)
def same_as_plain(table: Recorder, player: int, card: str) -> None:
    """Nothing the player sees tells what card that is."""
    table.expect("same view", observer=player, cards={card: _PLAIN})


@then(
    en="{player} sees that the cards on {cells} changed places",
    ru="{player} видит, что карты на клетках {cells} поменялись местами",
)
def rearranged(table: Recorder, player: int, cells: str) -> None:
    """The player has seen on which two cells something changed places."""
    table.expect("rearranged", observer=player, cells=cell_list(cells))


@then(en="{card} is in {player.of} deck", ru="{card} в колоде {player.of}")
def in_deck(table: Recorder, card: str, player: int) -> None:
    """The card is known to its owner to be in the deck."""
    table.expect("pile", observer=player, player=player, pile="returned", card=card, there=True)


@then(en="{card} is not in {player.of} graveyard", ru="{card} не на кладбище {player.of}")
def not_in_graveyard(table: Recorder, card: str, player: int) -> None:
    """The card is not in the graveyard."""
    table.expect("pile", observer=player, player=player, pile="graveyard", card=card, there=False)


@then(
    en="{player.of} deck has {n} {n|card|cards} {change}",
    ru="в колоде {player.of} на {n} {n|карту|карты|карт} {change}",
)
def deck_changed(table: Recorder, player: int, n: int, change: int) -> None:
    """The deck has grown or shrunk since the set-up."""
    table.expect("change", observer=player, player=player, of="deck", by=n * change)


@then(
    en="{player} has {n} {crystals} {change} than before",
    ru="у {player.of} {crystals} кристаллов на {n} {change}, чем было",
)
def crystals_changed(table: Recorder, player: int, n: int, crystals: str, change: int) -> None:
    """The player has more or fewer crystals of that kind than after the set-up."""
    table.expect("change", observer=player, player=player, of=crystals, by=n * change)


@then(
    en="{player} has as much {crystals} as before",
    ru="{crystals} кристаллов у {player.of} столько же, сколько было",
)
def crystals_unchanged(table: Recorder, player: int, crystals: str) -> None:
    """The player has as many crystals of that kind as after the set-up."""
    table.expect("change", observer=player, player=player, of=crystals, by=0)


@then(
    en="{observer:player} sees that {player} has {n} {crystals}",
    ru="{observer:player} видит, что у {player.of} {n} {crystals} кристаллов",
)
def sees_crystals(table: Recorder, observer: int, player: int, n: int, crystals: str) -> None:
    """The observer sees how many crystals of that kind a player has."""
    table.expect("amount", observer=observer, player=player, of=crystals, **{"is": n})


@then(en="{player} sees {card} with life {n}", ru="{player} видит у {card} жизнь {n}")
def life(table: Recorder, player: int, card: str, n: int) -> None:
    """The card's life, bonuses included."""
    table.expect("card", observer=player, at=table.cell_of(card), **{"is": {"card": card, "life": n}})


@then(
    en="{player} sees {card} with {n} {n|counter|counters}",
    ru="{player} видит на {card} {n} {n|фишку|фишки|фишек}",
)
def counters(table: Recorder, player: int, card: str, n: int) -> None:
    """The number of counters on the card."""
    table.expect("card", observer=player, at=table.cell_of(card), **{"is": {"card": card, "counters": n}})


@then(
    en='{player} may not use the "after deployment - reveal" ability of {card}',
    ru="{player} не может использовать особенность «после расстановки карт – вскрыться» карты {card}",
)
def may_not_reveal(table: Recorder, player: int, card: str) -> None:
    """The card has no automatic reveal, or the player may not use it now."""
    table.expect("may not", action=table.revealing(player, card), by="any")


@then(
    en="{player} may use the {timing} ability of {card}",
    ru="{player} может использовать особенность {timing} карты {card}",
)
def may_use(table: Recorder, player: int, timing: str, card: str) -> None:
    """The player may use the card's own ability of that timing now."""
    table.expect("may", action=table.using(player, card, timing))


@then(
    en="{player} sees {card} on {cell} with {n} {n|counter|counters}",
    ru="{player} видит {card} на клетке {cell}, на ней {n} {n|фишка|фишки|фишек}",
)
def counters_there(table: Recorder, player: int, card: str, cell: str, n: int) -> None:
    """The number of counters on a card that may have changed its cell."""
    table.expect("card", observer=player, at=cell, **{"is": {"card": card, "counters": n}})


@then(
    en="by this rule {player} may not use the {timing} ability of {card}",
    ru="по этому правилу {player} не может использовать особенность {timing} карты {card}",
)
def may_not_use(table: Recorder, player: int, timing: str, card: str) -> None:
    """The player may not use the card's own ability now, for the sake of this rule."""
    table.expect("may not", action=table.using(player, card, timing), by="this rule")


@then(
    en="{player} may not use the {timing} ability of {card}",
    ru="{player} не может использовать особенность {timing} карты {card}",
)
def may_not_use_at_all(table: Recorder, player: int, timing: str, card: str) -> None:
    """The player may not use the card's own ability now, by whatever rule."""
    table.expect("may not", action=table.using(player, card, timing), by="any")


@then(en="{player} may decline", ru="{player} может отказаться")
def may_decline(table: Recorder, player: int) -> None:
    """Declining is legal for the player."""
    table.expect("may", action={"do": "decline", "player": player})


@then(en="this rule is cited", ru="движок ссылается на это правило")
def cited(table: Recorder) -> None:
    """An engine that keeps a trace names this rule in it."""
    table.expect("cited")
