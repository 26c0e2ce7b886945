"""Deviations from the assumptions that all chapters rest on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine.berserk.battle import MainBattlePhase
from ccg_rules.engine.berserk.combat import Combat
from ccg_rules.engine.berserk.deviations.register import deviation
from ccg_rules.engine.berserk.effects import Effects, Rearranging
from ccg_rules.engine.berserk.main_phase import MainPhase
from ccg_rules.engine.berserk.opening_phase import Preparation
from ccg_rules.engine.berserk.recruiting import Recruiting
from ccg_rules.engine.berserk.start_of_battle import StartOfBattle
from ccg_rules.notation.berserk import cells

if TYPE_CHECKING:
    from ccg_rules.engine.berserk.state import State, Using
    from ccg_rules.notation.berserk.abilities import Ability


@deviation(
    "rule-prevails-over-card",
    "A-golden",
    ru="текст карты, которая может не открываться, важнее правила, по которому открываются все",
    en="the text of a card that may stay closed prevails over the rule by which all cards open",
)
class _RulePrevails(Preparation):
    def asks(self, state: State) -> bool:
        return False


@deviation(
    "movement-prevails-over-prohibition",
    "A-golden",
    ru="запрет на карте важнее правила, которое разрешает двигать её",
    en="a card's prohibition prevails over the rule that permits its movement",
)
class _MovementPrevails(MainPhase):
    def is_pinned(self, state: State, card: int) -> bool:
        return False


@deviation(
    "effect-prevails-over-prohibition",
    "A-golden",
    ru="запрет на одной карте важнее разрешения на другой",
    en="a prohibition on one card prevails over a permission on another",
)
class _EffectPrevails(Rearranging):
    def may_be_rearranged(self, state: State, card: int, effect: str) -> bool:
        return True


@deviation(
    "one-prohibition-for-all",
    "A-golden",
    ru="запрет действует на ту карту, о которой говорит, а не на другие",
    en="a prohibition concerns the card it speaks of and no other",
)
class _OneForAll(MainPhase):
    def is_pinned(self, state: State, card: int) -> bool:
        return any(state.has(other, "cannot be moved") for other in state.lying())


# A-first-player


@deviation(
    "player-2-is-active-first",
    "A-first-player",
    ru="Первый игрок – игрок 1",
    en="the First Player is player 1",
)
class _Player2IsActiveFirst(MainBattlePhase):
    def first_active(self, state: State) -> int:
        return 1


@deviation(
    "player-2-is-asked-first",
    "A-first-player",
    ru="игрок 1 первым и спрошен",
    en="player 1 is the one asked first",
)
class _Player2IsAskedFirst(StartOfBattle):
    def first_to_act(self, state: State) -> int:
        return 1


# A-coordinates


@deviation(
    "not-adjacent-across-the-middle",
    "A-coordinates",
    ru="через середину клетки соседствуют",
    en="cells are adjacent across the middle",
)
class _NotAcrossTheMiddle(Combat):
    def adjacent(self, place: int) -> int:
        near = Combat.adjacent(self, place)
        return near & cells.HALVES[place // cells.HALF] if near else 0


@deviation(
    "columns-from-each-seat",
    "A-coordinates",
    ru="столбцы обеих половин считаются с места Первого игрока",
    en="the columns of both halves are counted from the First Player's seat",
)
class _ColumnsFromEachSeat(Combat):
    def adjacent(self, place: int) -> int:
        near = Combat.adjacent(self, place)
        if not near:
            return 0
        half = cells.HALVES[place // cells.HALF]
        return near & half | cells.mask(_mirrored(cell) for cell in cells.cells_in(near & ~half))


@deviation(
    "adjacent-by-edges-only",
    "A-coordinates",
    ru="соседствуют и клетки, касающиеся углом",
    en="cells that touch at a corner are adjacent too",
)
class _ByEdgesOnly(Combat):
    def adjacent(self, place: int) -> int:
        return cells.STEPS[place] if place < cells.CELLS else 0


@deviation(
    "adjacent-two-cells-away",
    "A-coordinates",
    ru="клетки, между которыми есть ещё одна, не соседствуют",
    en="cells with one between them are not adjacent",
)
class _TwoCellsAway(Combat):
    def adjacent(self, place: int) -> int:
        near = Combat.adjacent(self, place)
        for cell in cells.cells_in(near):
            near |= cells.NEIGHBOURS[cell]
        return near


@deviation(
    "battlefield-goes-round",
    "A-coordinates",
    ru="поле боя не замкнуто в кольцо",
    en="the battlefield does not go round",
)
class _GoesRound(Combat):
    def adjacent(self, place: int) -> int:
        near = Combat.adjacent(self, place)
        at_edge = near and cells.name(place)[1] in "ae"
        return near | 1 << _mirrored(place) if at_edge else near


@deviation(
    "first-cell-overlooked",
    "A-coordinates",
    ru="клетка 1a1 – такая же, как все",
    en="1a1 is a cell like every other",
)
class _FirstCellOverlooked(Effects):
    def reachable(self, state: State, using: Using, ability: Ability) -> int:
        return Effects.reachable(self, state, using, ability) & ~1


def _mirrored(cell: int) -> int:
    """Return the cell of the same row that is as far from the other edge."""
    name = cells.name(cell)
    return cells.cell(f"{name[0]}{cells.COLUMNS[::-1][cells.COLUMNS.index(name[1])]}{name[2]}")


# A-elements


@deviation(
    "darkness-is-no-element",
    "A-elements",
    ru="Тьма – тоже стихия",
    en="Darkness is an element too",
)
class _DarknessIsNoElement(Recruiting):
    def element_crystals(self, state: State, player: int, card: int) -> int:
        dark = state.cast.cards[card].element == "darkness"
        return 0 if dark else Recruiting.element_crystals(self, state, player, card)


@deviation(
    "being-neutral-is-an-element",
    "A-elements",
    ru="нейтральность – не стихия",
    en="being neutral is no element",
)
class _NeutralIsAnElement(Recruiting):
    def element_crystals(self, state: State, player: int, card: int) -> int:
        neutral = state.cast.cards[card].element is None
        return int(neutral) or Recruiting.element_crystals(self, state, player, card)
