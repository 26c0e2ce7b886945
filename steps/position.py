"""Phrases that set a position up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.conformance.phrases import cell_list, given
from ccg_rules.notation.berserk.position import AFTER, PLACING, START, VANGUARD

from . import _cards

if TYPE_CHECKING:
    from ccg_rules.conformance.recorder import Recorder


@given(en="the squads are being placed", ru="идёт размещение отрядов")
def placing(table: Recorder) -> None:
    """Begin in the placing step."""
    table.begin(PLACING)


@given(en="all cards are placed", ru="все карты расставлены")
def placed(table: Recorder) -> None:
    """Begin in the step of "after deployment" abilities."""
    table.begin(AFTER)


@given(
    en="{player} has {n} plain {n|card|cards} to place",
    ru="у {player.of} для размещения {n} {n|простая карта|простые карты|простых карт}",
)
def plain_cards_to_place(table: Recorder, player: int, n: int) -> None:
    """Give a player plain cards to place."""
    table.hold(player, n)


@given(en="{player} has {cards} to place", ru="у {player.of} для размещения {cards}")
def cards_to_place(table: Recorder, player: int, cards: list[str]) -> None:
    """Give a player named cards to place."""
    table.hold(player, cards)


@given(en="plain cards lie on {cells}", ru="простые карты лежат на клетках {cells}")
def plain_cards_lie(table: Recorder, cells: str) -> None:
    """Lay plain cards face down; each belongs to the player whose half the cell is on."""
    table.lay(cell_list(cells))


@given(en="{card} lies {face} on {cell}", ru="{card} лежит {face} на клетке {cell}")
def card_lies(table: Recorder, card: str, face: str, cell: str) -> None:
    """Lay a named card; it belongs to the player whose half the cell is on."""
    table.lay([cell], card, face)


@given(en="the battle is about to begin", ru="бой вот-вот начнётся")
def battle_begins(table: Recorder) -> None:
    """Begin where "at the start of battle" abilities are about to be used."""
    table.enter(START)


@given(en="the Vanguard Subphase begins", ru="начинается подфаза Авангарда")
def vanguard_begins(table: Recorder) -> None:
    """Begin where "vanguard" abilities are about to be used."""
    table.enter(VANGUARD)


@given(en="the {phase} of turn {n} begins", ru="начинается {phase} хода {n}")
def phase_begins(table: Recorder, phase: str, n: int) -> None:
    """Begin where a phase of a turn is being entered; odd turns are the First Player's."""
    table.enter(phase, n)


@given(en="{card} lies {state} on {cell}", ru="{card} лежит {state} на клетке {cell}")
def card_lies_open(table: Recorder, card: str, state: str, cell: str) -> None:
    """Lay a revealed card, open or closed; it belongs to the player whose half the cell is on."""
    table.lay([cell], card, "up")
    table.mark(card, closed=state == "closed")


@given(
    en="{player.of} {card} lies {state} on {cell}",
    ru="{card} {player.of} лежит {state} на клетке {cell}",
)
def players_card_lies(table: Recorder, player: int, card: str, state: str, cell: str) -> None:
    """Lay a player's revealed card on any cell."""
    table.lay([cell], card, "up", player)
    table.mark(card, closed=state == "closed")


@given(en="{card} has {n} {n|counter|counters}", ru="на {card} {n} {n|фишка|фишки|фишек}")
def has_counters(table: Recorder, card: str, n: int) -> None:
    """Put counters on a card that lies."""
    table.mark(card, counters=n)


@given(en="{card} has {n} {n|wound|wounds}", ru="на {card} {n} {n|рана|раны|ран}")
def has_wounds(table: Recorder, card: str, n: int) -> None:
    """Wound a card that lies."""
    table.mark(card, wounds=n)


@given(
    en="{card} has {n} movement {n|point|points} left",
    ru="у {card} осталось единиц движения: {n}",
)
def has_points_left(table: Recorder, card: str, n: int) -> None:
    """Leave a card that lies these movement points."""
    table.mark(card, points=n)


@given(en="{player} is to act", ru="действовать должен {player}")
def to_act(table: Recorder, player: int) -> None:
    """It is that player's turn to act."""
    table.to_act(player)


@given(
    en="{player} has {gold:n} gold and {silver:n} silver left",
    ru="у {player.of} осталось {gold:n} золотых и {silver:n} серебряных",
)
def crystals_left(table: Recorder, player: int, gold: int, silver: int) -> None:
    """Leave a player these crystals, whatever the cards have cost."""
    table.leave(player, gold, silver)


@given(
    en="an effect forbids {player.to} to deploy on {cells}",
    ru="эффект запрещает {player.to} расставлять карты на клетках {cells}",
)
def forbidden(table: Recorder, player: int, cells: str) -> None:
    """Forbid cells to a player."""
    table.forbid(player, cell_list(cells))


@given(en="these cards:", ru="такие карты:")
def these_cards(table: Recorder, datatable: list[list[str]]) -> None:
    """Require cards to have what the table says, one card a row; see `steps._cards` for the columns."""
    for name, fields in _cards.read(datatable, table.notation.game).items():
        table.define(name, **fields)


these_cards.translate_table = _cards.translate  # type: ignore[attr-defined]
