"""Deviations from chapter `recovery`, and readings not taken there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine.answers import Refusal, refuse
from ccg_rules.engine.decision import PLAYERS
from ccg_rules.engine.heroes import actions
from ccg_rules.engine.heroes.choice import Choice
from ccg_rules.engine.heroes.deviations.register import alternative, deviation
from ccg_rules.engine.heroes.effects import Effects
from ccg_rules.engine.heroes.end_of_turn import EndOfTurn
from ccg_rules.engine.heroes.recovery import RECOVERING, TO_ACCUMULATION, Recovery
from ccg_rules.engine.heroes.state import CHOICE
from ccg_rules.notation.heroes import abilities as words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ccg_rules.engine.heroes.state import State


# 303.3


@deviation(
    "turn-marks-stay",
    "recovery.turn_marks.taken_off",
    ru="маркеры «раз за ход» снимаются",
    en="marks of use “per turn” are taken off",
)
class _MarksStay(Recovery):
    def loses_marks(self, state: State, card: int) -> bool:
        return False


@deviation(
    "one-turn-mark-taken-off",
    "recovery.turn_marks.taken_off",
    ru="со способности, которую используют несколько раз за ход, снимаются все маркеры, а не один",
    en="of an ability used several times a turn all marks are taken off, not one",
)
class _OneMarkOff(Recovery):
    def take_off_marks(self, state: State) -> None:
        kept = list(state.used_now)
        for mark in dict.fromkeys(state.used_now):
            kept.remove(mark)
        state.used_now = kept


@deviation(
    "game-marks-taken-off",
    "recovery.turn_marks.taken_off",
    ru="маркеры «раз за игру» не снимаются",
    en="marks of use “once a game” are not taken off",
)
class _GameMarksOff(Recovery):
    def take_off_marks(self, state: State) -> None:
        super().take_off_marks(state)
        state.used = []


@deviation(
    "only-creatures-lose-turn-marks",
    "recovery.turn_marks.taken_off",
    ru="маркеры теряют не только существа, но и герои и карты поддержки",
    en="not only creatures lose the marks but heroes and support cards too",
)
class _OnlyCreatures(Recovery):
    def loses_marks(self, state: State, card: int) -> bool:
        return state.cast.cards[card].kind == "creature"


@deviation(
    "only-activated-abilities-lose-turn-marks",
    "recovery.turn_marks.taken_off",
    ru="снимаются маркеры не только активируемых, но и срабатывающих способностей",
    en="not only the marks of activated abilities are taken off but those of triggered ones too",
)
class _OnlyActivated(Recovery):
    def take_off_marks(self, state: State) -> None:
        state.used_now = [mark for mark in state.used_now if state.ability(mark[1]).timing != words.ACTIVATED]


@deviation(
    "turn-marks-off-in-every-choice",
    "recovery.turn_marks.taken_off",
    ru="маркеры снимаются в восстановлении, а не при каждом возвращении к выбору",
    en="the marks are taken off in recovery, not whenever Choice comes back",
)
class _OffInEveryChoice(Choice):
    def back(self, state: State, citation: int) -> None:
        state.used_now = []
        super().back(state, citation)


@deviation(
    "turn-marks-off-at-end-of-turn",
    "recovery.turn_marks.taken_off",
    ru="маркеры снимаются в восстановлении, а не в конце хода",
    en="the marks are taken off in recovery, not at the end of the turn",
)
class _OffAtEndOfTurn(EndOfTurn):
    def begin(self, state: State) -> None:
        state.used_now = []
        super().begin(state)


@deviation(
    "turn-marks-active-only",
    "A-heroes-turn-marks-all",
    ru="маркеры теряют карты обоих игроков",
    en="the cards of both players lose the marks",
)
class _ActiveOnly(Recovery):
    def loses_marks(self, state: State, card: int) -> bool:
        return state.cast.owners[card] == state.active


alternative("A-heroes-turn-marks-all", "turn-marks-active-only", _ActiveOnly)


@deviation(
    "turn-marks-inactive-only",
    "A-heroes-turn-marks-all",
    ru="маркеры теряют и карты активного игрока",
    en="the active player's cards lose the marks too",
)
class _InactiveOnly(Recovery):
    def loses_marks(self, state: State, card: int) -> bool:
        return state.cast.owners[card] != state.active


# 303.4


@deviation(
    "window-after-recovery",
    "recovery.end.to_accumulation",
    ru="между восстановлением и накоплением никого ни о чём не спрашивают",
    en="nothing is asked between recovery and accumulation",
)
class _Window(Recovery):
    def own_question(self, state: State) -> tuple[str, int]:
        return "reveal", TO_ACCUMULATION

    def options(self, state: State) -> Iterator[int]:
        yield actions.action(actions.DONE, state.actor)

    def carry_out(self, state: State, action: int) -> None:
        super().go_on(state)

    def why_no_option(self, state: State, action: int) -> Refusal:
        return refuse(TO_ACCUMULATION, "reveal-first", player=PLAYERS[state.actor])

    def go_on(self, state: State) -> None:
        state.actor = state.active


@deviation(
    "accumulation-skipped",
    "recovery.end.to_accumulation",
    ru="после восстановления наступает накопление, а не сразу фаза выбора",
    en="after recovery comes accumulation, not Choice at once",
)
class _Skipped(Recovery):
    def next_phase(self, state: State) -> int:
        return CHOICE


@deviation(
    "accumulation-skipped-in-first-turns",
    "recovery.end.to_accumulation",
    ru="накопление наступает и в первые ходы игроков",
    en="accumulation comes in the players' first turns too",
)
class _SkippedInFirstTurns(Recovery):
    def next_phase(self, state: State) -> int:
        return CHOICE if state.turn <= 2 else super().next_phase(state)


@deviation(
    "accumulation-of-the-first-player-only",
    "recovery.end.to_accumulation",
    ru="накопление наступает в ход обоих игроков",
    en="accumulation comes in the turns of both players",
)
class _FirstPlayerOnly(Recovery):
    def next_phase(self, state: State) -> int:
        return CHOICE if state.active == 1 else super().next_phase(state)


# A-heroes-recovery


@deviation(
    "until-your-turn-never-ends",
    "A-heroes-recovery",
    ru="длящееся «до начала хода» кончается",
    en="what lasts “until the start of the turn” ends",
)
class _NeverEnds(Recovery):
    def end_lasting(self, state: State) -> None:
        pass


@deviation(
    "until-your-turn-ends-in-the-enemy-turn",
    "A-heroes-recovery",
    ru="длящееся «до начала хода» кончается в начале хода того, кто его начал, а не противника",
    en="“until the start of the turn” ends at the start of the turn of who began it, not of the enemy's",
)
class _EndsInEnemyTurn(Recovery):
    def end_lasting(self, state: State) -> None:
        state.acquired = [each for each in state.acquired if state.lasting(each.definition) != "your turn"]


@deviation(
    "until-your-turn-skips-one",
    "A-heroes-recovery",
    ru="длящееся «до начала хода» кончается в начале ближайшего своего хода, когда бы ни началось",
    en="“until the start of the turn” ends at the start of one's very next turn, whenever it began",
)
class _SkipsOne(Effects):
    def lasts_until(self, state: State, until: str, player: int) -> int:
        return (
            state.turn + 3
            if until == "your turn" and state.active != player
            else super().lasts_until(state, until, player)
        )


@deviation(
    "opens-before-lasting-ends",
    "A-heroes-recovery",
    ru="«до начала хода» кончается раньше, чем открываются карты",
    en="“until the start of the turn” ends before cards open",
)
class _OpensFirst(Recovery):
    def begin(self, state: State) -> None:
        state.rules.effects.open_cards(state, self.opening(state), RECOVERING)
        super().begin(state)


@deviation(
    "marks-off-before-opening",
    "A-heroes-recovery",
    ru="маркеры снимают после того, как карты открылись",
    en="the marks are taken off after the cards have opened",
)
class _MarksOffFirst(Recovery):
    def begin(self, state: State) -> None:
        self.take_off_marks(state)
        super().begin(state)


alternative("A-heroes-recovery", "marks-off-before-opening", _MarksOffFirst)


@deviation(
    "recovery-opens-nothing",
    "A-heroes-recovery",
    ru="активный игрок открывает свои карты",
    en="the active player opens their cards",
)
class _OpensNothing(Recovery):
    def opening(self, state: State) -> list[int]:
        return []


@deviation(
    "recovery-opens-everything",
    "A-heroes-recovery",
    ru="карты неактивного игрока не открываются",
    en="the inactive player's cards do not open",
)
class _OpensEverything(Recovery):
    def opening(self, state: State) -> list[int]:
        return list(state.lying())


@deviation(
    "recovery-leaves-the-hero-closed",
    "A-heroes-recovery",
    ru="открывается и герой",
    en="the hero opens too",
)
class _HeroStaysClosed(Recovery):
    def opening(self, state: State) -> list[int]:
        return [card for card in super().opening(state) if card != state.hero(state.active)]


@deviation(
    "recovery-leaves-supports-closed",
    "A-heroes-recovery",
    ru="открываются и карты поддержки",
    en="support cards open too",
)
class _SupportsStayClosed(Recovery):
    def opening(self, state: State) -> list[int]:
        return [card for card in super().opening(state) if state.cast.cards[card].kind != "support"]


@deviation(
    "recovery-opens-one-card",
    "A-heroes-recovery",
    ru="открываются все закрытые карты активного игрока",
    en="all closed cards of the active player open",
)
class _OpensOne(Recovery):
    def opening(self, state: State) -> list[int]:
        return [card for card in super().opening(state) if state.is_closed(card)][:1]


@deviation(
    "recovery-leaves-coins-closed",
    "A-heroes-recovery",
    ru="открываются и монеты активного игрока",
    en="the active player's coins open too",
)
class _CoinsStayClosed(Recovery):
    def open_coins(self, state: State) -> None:
        pass


@deviation(
    "recovery-opens-all-coins",
    "A-heroes-recovery",
    ru="монеты неактивного игрока не открываются",
    en="the inactive player's coins do not open",
)
class _AllCoins(Recovery):
    def open_coins(self, state: State) -> None:
        state.closed_coins = [0, 0]
