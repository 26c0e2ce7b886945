"""Deviations from chapter `opening_phase`, and alternatives to its assumptions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine.berserk import actions
from ccg_rules.engine.berserk.deviations.register import alternative, deviation
from ccg_rules.engine.berserk.effects import Effects
from ccg_rules.engine.berserk.final_phase import FinalPhase
from ccg_rules.engine.berserk.opening_phase import OpeningPhase, Preparation
from ccg_rules.engine.berserk.priority import PRIORITY, Phase, Priority
from ccg_rules.engine.berserk.state import CHOICE, OPENING, PAID, TO_STACK, Using
from ccg_rules.engine.berserk.triggers import Triggers
from ccg_rules.notation.berserk import abilities as words
from ccg_rules.notation.berserk import cells

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ccg_rules.engine.berserk.state import Acquired, Object, State, Waiting
    from ccg_rules.notation.berserk.abilities import Ability


# 409.1, V: 410.1


@deviation(
    "may-stay-closed-never-asked",
    "opening_phase.preparation.may_stay_closed",
    ru="об открытии карт, которые могут не открываться, решает игрок",
    en="whether cards that may stay closed open is for a player to decide",
)
class _NeverAsked(Preparation):
    def asks(self, state: State) -> bool:
        return False


@deviation(
    "may-stay-closed-only-printed",
    "opening_phase.preparation.may_stay_closed",
    ru="решение принимается и о карте, которая эту особенность приобрела",
    en="the decision is made about a card that has acquired the ability too",
)
class _OnlyPrinted(Preparation):
    def may_stay(self, state: State, card: int) -> bool:
        return state.cast.cards[card].has("may stay closed")


@deviation(
    "any-card-may-stay-closed",
    "opening_phase.preparation.may_stay_closed",
    ru="решение принимается только о картах с этой особенностью",
    en="the decision is made only about cards that have the ability",
)
class _AnyMayStay(Preparation):
    def may_stay(self, state: State, card: int) -> bool:
        return True


@deviation(
    "asked-about-open-cards",
    "opening_phase.preparation.may_stay_closed",
    ru="об уже открытой карте решать нечего",
    en="there is nothing to decide about a card that is open already",
)
class _AskedAboutOpenCards(Preparation):
    def candidates(self, state: State) -> int:
        return cells.mask(p for p in state.places_of(state.active) if self.may_stay(state, state.board[p]))


@deviation(
    "asked-about-all-cards",
    "opening_phase.preparation.may_stay_closed",
    ru="решение принимается о картах Активного игрока",
    en="the decision is made about cards of the Active Player",
)
class _AskedAboutAllCards(Preparation):
    def candidates(self, state: State) -> int:
        return cells.mask(
            state.where[c] for c in state.lying() if self.may_stay(state, c) and state.is_closed(c)
        )


@deviation(
    "opponent-decides-what-opens",
    "opening_phase.preparation.may_stay_closed",
    ru="решает Активный игрок",
    en="it is the Active Player who decides",
)
class _OpponentDecides(Preparation):
    def decider(self, state: State) -> int:
        return 1 - state.active


@deviation(
    "first-player-decides-what-opens",
    "opening_phase.preparation.may_stay_closed",
    ru="в ход Второго игрока решает он, а не Первый",
    en="in the Second Player's turn it is the Second Player who decides, not the First",
)
class _FirstDecides(Preparation):
    def decider(self, state: State) -> int:
        return 0


@deviation(
    "may-stay-closed-always-stays",
    "opening_phase.preparation.may_stay_closed",
    ru="игрок может решить, что карта откроется",
    en="the player may decide that the card opens",
)
class _AlwaysStays(Preparation):
    def kept(self, state: State) -> list[int]:
        return list(cells.cells_in(self.candidates(state)))


@deviation(
    "choice-to-stay-closed-not-heeded",
    "opening_phase.preparation.may_stay_closed",
    ru="карта, которая по решению игрока не открывается, остаётся закрытой",
    en="a card that is not to open, as its player has decided, stays closed",
)
class _NotHeeded(Preparation):
    def kept(self, state: State) -> list[int]:
        return []


@deviation(
    "all-or-none-stay-closed",
    "opening_phase.preparation.may_stay_closed",
    ru="о каждой такой карте решают отдельно",
    en="each such card is decided about by itself",
)
class _AllOrNone(Preparation):
    def kept(self, state: State) -> list[int]:
        return list(cells.cells_in(self.candidates(state))) if state.chosen else []


@deviation(
    "only-one-stays-closed",
    "opening_phase.preparation.may_stay_closed",
    ru="закрытыми могут остаться несколько таких карт",
    en="several such cards may stay closed",
)
class _OnlyOneStays(Preparation):
    def actions(self, state: State) -> Iterator[int]:
        if state.chosen:
            yield actions.action(actions.DONE, state.actor)
        else:
            yield from Preparation.actions(self, state)


# 409.2, V: 410.2: opening


@deviation(
    "opening-on-the-stack",
    "opening_phase.open_all.together_without_stack",
    ru="открытие не использует стек: ответить на него нельзя",
    en="the opening does not use the stack: it cannot be answered",
)
class _OpeningOnTheStack(OpeningPhase):
    def begin_with(self, state: State, kept: Iterable[int]) -> None:
        Phase.begin(self, state)
        state.chosen = tuple(kept)
        self.restore_all(state)
        self.collect_batch(state)

    def passed(self, state: State) -> None:
        if not state.stack and (cards := self.to_open(state, state.chosen)):
            self.open_cards(state, cards)
            state.rules.priority.give(state)
        else:
            Phase.passed(self, state)


@deviation(
    "opens-one-by-one",
    "opening_phase.open_all.together_without_stack",
    ru="закрытые карты открываются одновременно",
    en="the closed cards open simultaneously",
)
class _OpensOneByOne(_OpeningOnTheStack):
    def begin_with(self, state: State, kept: Iterable[int]) -> None:
        _OpeningOnTheStack.begin_with(self, state, kept)
        self.open_cards(state, self.to_open(state, state.chosen))

    def to_open(self, state: State, kept: Iterable[int]) -> list[int]:
        return OpeningPhase.to_open(self, state, kept)[:1]


@deviation(
    "opens-both-players",
    "opening_phase.open_all.together_without_stack",
    ru="открываются только карты Активного игрока",
    en="only the Active Player's cards open",
)
class _OpensBothPlayers(OpeningPhase):
    def to_open(self, state: State, kept: Iterable[int]) -> list[int]:
        other = [state.board[place] for place in state.places_of(1 - state.active)]
        return OpeningPhase.to_open(self, state, kept) + [card for card in other if state.is_closed(card)]


@deviation(
    "opens-the-other-player",
    "opening_phase.open_all.together_without_stack",
    ru="в ход Второго игрока открываются его карты, а не карты Первого",
    en="in the Second Player's turn it is their cards that open, not the First Player's",
)
class _OpensFirstPlayers(OpeningPhase):
    def to_open(self, state: State, kept: Iterable[int]) -> list[int]:
        cards = [state.board[place] for place in state.places_of(0) if place not in set(kept)]
        return [card for card in cards if state.is_closed(card)]


@deviation(
    "chosen-cards-open-too",
    "opening_phase.open_all.together_without_stack",
    ru="карты, выбранные в Шаге подготовки, не открываются",
    en="cards chosen in the Preparation Step do not open",
)
class _ChosenOpenToo(OpeningPhase):
    def to_open(self, state: State, kept: Iterable[int]) -> list[int]:
        return OpeningPhase.to_open(self, state, ())


@deviation(
    "a-chosen-card-keeps-the-rest-closed",
    "opening_phase.open_all.together_without_stack",
    ru="кроме выбранных, открываются все закрытые карты",
    en="apart from those chosen, all closed cards open",
)
class _ChosenKeepsTheRest(OpeningPhase):
    def to_open(self, state: State, kept: Iterable[int]) -> list[int]:
        return [] if list(kept) else OpeningPhase.to_open(self, state, ())


@deviation(
    "able-to-stay-closed-stays",
    "opening_phase.open_all.together_without_stack",
    ru="не выбранная карта открывается, хотя и могла остаться закрытой",
    en="a card that was not chosen opens, although it could have stayed closed",
)
class _AbleStays(OpeningPhase):
    def to_open(self, state: State, kept: Iterable[int]) -> list[int]:
        cards = OpeningPhase.to_open(self, state, kept)
        return [card for card in cards if not state.has(card, "may stay closed")]


@deviation(
    "only-creatures-open",
    "opening_phase.open_all.together_without_stack",
    ru="открываются все карты, не только существа",
    en="all cards open, not only creatures",
)
class _OnlyCreaturesOpen(OpeningPhase):
    def to_open(self, state: State, kept: Iterable[int]) -> list[int]:
        cards = OpeningPhase.to_open(self, state, kept)
        return [card for card in cards if state.cast.cards[card].kind == "creature"]


@deviation(
    "only-the-battlefield-opens",
    "opening_phase.open_all.together_without_stack",
    ru="открываются и карты во вспомогательной зоне",
    en="cards in the additional zone open too",
)
class _OnlyTheBattlefieldOpens(OpeningPhase):
    def to_open(self, state: State, kept: Iterable[int]) -> list[int]:
        return [card for card in OpeningPhase.to_open(self, state, kept) if state.where[card] < cells.CELLS]


# 409.2, V: 410.2: what goes on the stack


class _AtOnce(Triggers):
    """Some triggered abilities of the batch are executed instead of put on the stack."""

    def leaves_stack_out(self, state: State, definition: int) -> bool:
        raise NotImplementedError

    def trigger(self, state: State, card: int, definition: int, value: int = -1) -> None:
        if state.step == OPENING and self.leaves_stack_out(state, definition):
            using = Using(card, definition, state.cast.owners[card], value, PAID)
            state.rules.effects.execute(state, using, -1, -1)
        else:
            Triggers.trigger(self, state, card, definition, value)


@deviation(
    "poison-without-stack",
    "opening_phase.open_all.batch",
    ru="отравление, регенерация и угасание заносятся в стек, а не действуют сразу",
    en="poison, regeneration and fading go on the stack and do not act at once",
)
class _LastingAtOnce(_AtOnce):
    def leaves_stack_out(self, state: State, definition: int) -> bool:
        return state.cast.definitions[definition].effect in words.LASTING


@deviation(
    "start-of-turn-without-stack",
    "opening_phase.open_all.batch",
    ru="особенности «в начале хода» заносятся в стек, а не выполняются сразу",
    en="“at the start of the turn” abilities go on the stack and are not executed at once",
)
class _StartAtOnce(_AtOnce):
    def leaves_stack_out(self, state: State, definition: int) -> bool:
        return state.cast.definitions[definition].timing in words.START_OF_TURN


@deviation(
    "on-opening-without-stack",
    "opening_phase.open_all.batch",
    ru="особенности «при открытии» заносятся в стек, а не выполняются сразу",
    en="“on opening” abilities go on the stack and are not executed at once",
)
class _OpeningAtOnce(_AtOnce):
    def leaves_stack_out(self, state: State, definition: int) -> bool:
        return state.cast.definitions[definition].timing == words.ON_OPENING


class _LeftOut(OpeningPhase):
    """Some "at the start of the turn" abilities are left out of the batch."""

    def left_out(self, state: State, card: int, definition: int) -> bool:
        raise NotImplementedError

    def start_of_turn(self, state: State) -> Iterator[tuple[int, int]]:
        for card, definition in OpeningPhase.start_of_turn(self, state):
            if not self.left_out(state, card, definition):
                yield card, definition


@deviation(
    "delayed-left-out",
    "opening_phase.open_all.batch",
    ru="в стек заносятся и отложенные эффекты",
    en="delayed effects go on the stack too",
)
class _DelayedLeftOut(_LeftOut):
    def left_out(self, state: State, card: int, definition: int) -> bool:
        return any(entry.delayed and entry[:2] == (card, definition) for entry in state.acquired)


@deviation(
    "delayed-for-another-time-too",
    "opening_phase.open_all.batch",
    ru="заносятся только отложенные эффекты, которые должны сработать в начале хода",
    en="only delayed effects that are due at the start of the turn go on the stack",
)
class _DelayedForAnotherTime(OpeningPhase):
    def start_of_turn(self, state: State) -> Iterator[tuple[int, int]]:
        yield from OpeningPhase.start_of_turn(self, state)
        for entry in state.acquired:
            if entry.delayed and state.cast.definitions[entry.definition].timing in words.END_OF_TURN:
                yield entry.card, entry.definition


@deviation(
    "own-start-of-turn-left-out",
    "opening_phase.open_all.batch",
    ru="в стек заносятся особенности «в начале своего хода»",
    en="“at the start of your turn” abilities go on the stack",
)
class _OwnLeftOut(_LeftOut):
    def left_out(self, state: State, card: int, definition: int) -> bool:
        return state.cast.definitions[definition].timing == words.START_OF_TURN[0]


@deviation(
    "enemy-start-of-turn-left-out",
    "opening_phase.open_all.batch",
    ru="в стек заносятся и особенности «в начале хода противника»",
    en="“at the start of the enemy turn” abilities go on the stack too",
)
class _EnemyLeftOut(_LeftOut):
    def left_out(self, state: State, card: int, definition: int) -> bool:
        return state.cast.definitions[definition].timing == words.START_OF_TURN[1]


@deviation(
    "each-start-of-turn-left-out",
    "opening_phase.open_all.batch",
    ru="в стек заносятся и особенности «в начале каждого хода»",
    en="“at the start of each turn” abilities go on the stack too",
)
class _EachLeftOut(_LeftOut):
    def left_out(self, state: State, card: int, definition: int) -> bool:
        return state.cast.definitions[definition].timing == words.START_OF_TURN[2]


@deviation(
    "start-of-any-turn",
    "opening_phase.open_all.batch",
    ru="заносятся только особенности, которые называют этот ход",
    en="only abilities that name this turn go on the stack",
)
class _StartOfAnyTurn(OpeningPhase):
    def start_of_turn(self, state: State) -> Iterator[tuple[int, int]]:
        for timing in words.START_OF_TURN:
            yield from state.rules.triggers.with_timing(state, timing)


@deviation(
    "on-opening-for-open-cards",
    "opening_phase.open_all.batch",
    ru="«при открытии» не работает у карты, которая уже была открыта",
    en="“on opening” does not work for a card that was open already",
)
class _OnOpeningForOpenCards(OpeningPhase):
    def watching(self, state: State, opened: list[int]) -> list[int]:
        own = [state.board[place] for place in state.places_of(state.active)]
        return [card for card in own if not state.is_closed(card)]


@deviation(
    "on-opening-for-closed-cards",
    "opening_phase.open_all.batch",
    ru="«при открытии» не работает у карты, которая осталась закрытой",
    en="“on opening” does not work for a card that has stayed closed",
)
class _OnOpeningForClosedCards(OpeningPhase):
    def watching(self, state: State, opened: list[int]) -> list[int]:
        return [*opened, *(c for c in state.lying() if state.is_closed(c))]


@deviation(
    "on-opening-left-out",
    "opening_phase.open_all.batch",
    ru="в стек заносятся особенности «при открытии»",
    en="“on opening” abilities go on the stack",
)
class _OnOpeningLeftOut(OpeningPhase):
    def watching(self, state: State, opened: list[int]) -> list[int]:
        return []


class _LastingLeftOut(OpeningPhase):
    """One of the lasting effects is left out of the batch."""

    def name(self) -> str:
        raise NotImplementedError

    def lasting(self, state: State, name: str) -> list[int]:
        return [] if name == self.name() else OpeningPhase.lasting(self, state, name)


@deviation(
    "poison-left-out",
    "opening_phase.open_all.batch",
    ru="в стек заносится отравление",
    en="poison goes on the stack",
)
class _PoisonLeftOut(_LastingLeftOut):
    def name(self) -> str:
        return "poison"


@deviation(
    "regeneration-left-out",
    "opening_phase.open_all.batch",
    ru="в стек заносится регенерация",
    en="regeneration goes on the stack",
)
class _RegenerationLeftOut(_LastingLeftOut):
    def name(self) -> str:
        return "regeneration"


@deviation(
    "fading-left-out",
    "opening_phase.open_all.batch",
    ru="в стек заносится угасание",
    en="fading goes on the stack",
)
class _FadingLeftOut(_LastingLeftOut):
    def name(self) -> str:
        return "fading"


@deviation(
    "batch-in-portions",
    "opening_phase.open_all.batch",
    ru="всё это заносится в стек вместе, раньше, чем кто-либо получит приоритет",
    en="all this goes on the stack together, before anybody receives priority",
)
class _InPortions(OpeningPhase):
    def settle(self, state: State) -> None:
        if state.stack and state.waiting and state.using is None:
            held, state.waiting = state.waiting, []
            Phase.settle(self, state)
            state.waiting = held
        else:
            Phase.settle(self, state)


# 409.2, V: 410.2: answers


@deviation(
    "no-answers-in-opening",
    "opening_phase.open_all.then_answers",
    ru="в этой фазе можно использовать внезапные особенности",
    en="sudden abilities may be used in this phase",
)
class _NoAnswers(OpeningPhase):
    def may_be_sudden(self, state: State, player: int) -> bool:
        return False


@deviation(
    "answers-only-after-batch",
    "opening_phase.open_all.then_answers",
    ru="отвечать можно и тогда, когда стек не пуст",
    en="answers may be given while the stack is not empty",
)
class _OnlyAfterBatch(OpeningPhase):
    def may_be_sudden(self, state: State, player: int) -> bool:
        return not state.stack


@deviation(
    "answers-only-to-something",
    "opening_phase.open_all.then_answers",
    ru="внезапные особенности можно использовать и при пустом стеке",
    en="sudden abilities may be used with the stack empty too",
)
class _OnlyToSomething(OpeningPhase):
    def may_be_sudden(self, state: State, player: int) -> bool:
        return bool(state.stack)


@deviation(
    "only-active-answers",
    "opening_phase.open_all.then_answers",
    ru="внезапные особенности использует и противник Активного игрока",
    en="the Active Player's opponent uses sudden abilities too",
)
class _OnlyActiveAnswers(OpeningPhase):
    def may_be_sudden(self, state: State, player: int) -> bool:
        return player == state.active


@deviation(
    "only-opponent-answers",
    "opening_phase.open_all.then_answers",
    ru="внезапные особенности использует и Активный игрок",
    en="the Active Player uses sudden abilities too",
)
class _OnlyOpponentAnswers(OpeningPhase):
    def may_be_sudden(self, state: State, player: int) -> bool:
        return player != state.active


@deviation(
    "no-answers-to-answers",
    "opening_phase.open_all.then_answers",
    ru="на внезапную особенность можно ответить внезапной",
    en="a sudden ability may be answered with a sudden one",
)
class _NoAnswersToAnswers(OpeningPhase):
    def may_be_sudden(self, state: State, player: int) -> bool:
        known = state.cast.definitions
        return not any(known[each.definition].timing == words.SUDDEN for each in state.stack)


class _NotHere(Triggers):
    """Some abilities do not trigger once the batch is on the stack."""

    def is_silent(self, state: State, definition: int) -> bool:
        raise NotImplementedError

    def trigger(self, state: State, card: int, definition: int, value: int = -1) -> None:
        if not (state.step == OPENING and self.is_silent(state, definition)):
            Triggers.trigger(self, state, card, definition, value)


@deviation(
    "nothing-else-triggers-in-opening",
    "opening_phase.open_all.then_answers",
    ru="в этой фазе работают и другие срабатывающие особенности",
    en="other triggered abilities work in this phase too",
)
class _NothingElseTriggers(_NotHere):
    def is_silent(self, state: State, definition: int) -> bool:
        return state.cast.definitions[definition].timing == words.WHEN_COUNTER


@deviation(
    "opened-by-an-answer-does-not-trigger",
    "opening_phase.open_all.then_answers",
    ru="«при открытии» работает и тогда, когда карту открыл ответ",
    en="“on opening” works too when an answer has opened the card",
)
class _OpenedByAnswer(_NotHere):
    def is_silent(self, state: State, definition: int) -> bool:
        return state.cast.definitions[definition].timing == words.ON_OPENING and not state.waiting


class _Slow(OpeningPhase):
    """Slow game actions may be declared in this phase."""

    def slow(self, state: State) -> Iterator[int]:
        raise NotImplementedError

    def options(self, state: State) -> Iterator[int]:
        yield from Phase.options(self, state)
        yield from self.slow(state)


@deviation(
    "actions-in-opening",
    "opening_phase.open_all.then_answers",
    ru="из играемых особенностей можно использовать только внезапные, не действия",
    en="of playable abilities only sudden ones may be used, no actions",
)
class _ActionsInOpening(_Slow):
    def slow(self, state: State) -> Iterator[int]:
        for place, number in state.rules.main_phase.slow_abilities(state, state.actor):
            yield actions.action(actions.USE, state.actor, place, number)


@deviation(
    "movements-in-opening",
    "opening_phase.open_all.then_answers",
    ru="в этой фазе карты не двигают",
    en="cards are not moved in this phase",
)
class _MovementsInOpening(_Slow):
    def slow(self, state: State) -> Iterator[int]:
        for card, to in state.rules.main_phase.movements(state, state.actor):
            yield actions.action(actions.MOVE, state.actor, state.where[card], to)


def _sudden(state: State) -> Iterator[int]:
    """Yield the sudden abilities of the player to act."""
    for place, number in state.rules.priority.sudden(state, state.actor):
        yield actions.action(actions.USE, state.actor, place, number)


@deviation(
    "answers-before-opening",
    "opening_phase.open_all.then_answers",
    ru="до открытия карт внезапных особенностей не используют",
    en="no sudden abilities are used before the cards have opened",
)
class _BeforeOpening(Preparation):
    def actions(self, state: State) -> Iterator[int]:
        yield from Preparation.actions(self, state)
        yield from _sudden(state)


@deviation(
    "answers-before-batch",
    "opening_phase.open_all.then_answers",
    ru="внезапные особенности используют после того, как всё занесено в стек",
    en="sudden abilities are used after everything has been put on the stack",
)
class _BeforeBatch(OpeningPhase):
    def actions(self, state: State) -> Iterator[int]:
        yield from Phase.actions(self, state)
        if state.waiting and state.using is None:
            yield from _sudden(state)

    def apply(self, state: State, action: int) -> None:
        if actions.split(action)[0] == actions.USE:
            self.carry_out(state, action)
        else:
            OpeningPhase.apply(self, state, action)


# 409.3, V: 410.3


def _names_this_turn(state: State, entry: Acquired) -> bool:
    """Tell whether an acquired ability is one "at the start of" this very turn."""
    own, enemy, each = words.START_OF_TURN
    timing = state.cast.definitions[entry.definition].timing
    return timing in (each, own if state.cast.owners[entry.card] == state.active else enemy)


class _FiresAtOnce(Triggers):
    def fires(self, state: State, entry: Acquired) -> bool:
        return state.step == OPENING and _names_this_turn(state, entry)

    def acquired(self, state: State, entry: Acquired) -> None:
        if self.fires(state, entry):
            self.trigger(state, entry.card, entry.definition)


@deviation(
    "acquired-fires-at-once",
    "opening_phase.acquired.next_turn_only",
    ru="«в начале своего хода», приобретённая в эту фазу, не срабатывает в этот же ход",
    en="“at the start of your turn” acquired in this phase does not trigger in this very turn",
)
class _OwnFiresAtOnce(_FiresAtOnce):
    def fires(self, state: State, entry: Acquired) -> bool:
        timing = state.cast.definitions[entry.definition].timing
        return _FiresAtOnce.fires(self, state, entry) and timing == words.START_OF_TURN[0]


@deviation(
    "acquired-enemy-turn-fires-at-once",
    "opening_phase.acquired.next_turn_only",
    ru="«в начале хода противника», приобретённая в эту фазу, не срабатывает в этот же ход",
    en="“at the start of the enemy turn” acquired in this phase does not trigger in this very turn",
)
class _EnemyFiresAtOnce(_FiresAtOnce):
    def fires(self, state: State, entry: Acquired) -> bool:
        timing = state.cast.definitions[entry.definition].timing
        return _FiresAtOnce.fires(self, state, entry) and timing == words.START_OF_TURN[1]


@deviation(
    "acquired-each-turn-fires-at-once",
    "opening_phase.acquired.next_turn_only",
    ru="«в начале каждого хода», приобретённая в эту фазу, не срабатывает в этот же ход",
    en="“at the start of each turn” acquired in this phase does not trigger in this very turn",
)
class _EachFiresAtOnce(_FiresAtOnce):
    def fires(self, state: State, entry: Acquired) -> bool:
        timing = state.cast.definitions[entry.definition].timing
        return _FiresAtOnce.fires(self, state, entry) and timing == words.START_OF_TURN[2]


class _Lost(Effects):
    """Some acquired abilities are lost."""

    def is_lost(self, state: State, card: int, definition: int) -> bool:
        raise NotImplementedError

    def grant(self, state: State, card: int, definition: int) -> None:
        if not (state.step == OPENING and self.is_lost(state, card, state.cast.granted[definition])):
            Effects.grant(self, state, card, definition)


@deviation(
    "acquired-lost",
    "opening_phase.acquired.next_turn_only",
    ru="приобретённая в эту фазу «в начале своего хода» работает в начале следующего своего хода",
    en="“at the start of your turn” acquired in this phase works at the start of one's next turn",
)
class _AcquiredLost(_Lost):
    def is_lost(self, state: State, card: int, definition: int) -> bool:
        own = state.cast.owners[card] == state.active
        return own and state.cast.definitions[definition].timing == words.START_OF_TURN[0]


@deviation(
    "acquired-by-the-opponent-lost",
    "opening_phase.acquired.next_turn_only",
    ru="карта противника использует приобретённую особенность в начале его следующего хода",
    en="a card of the opponent uses the acquired ability at the start of their next turn",
)
class _AcquiredByOpponentLost(_Lost):
    def is_lost(self, state: State, card: int, definition: int) -> bool:
        other = state.cast.owners[card] != state.active
        return other and state.cast.definitions[definition].timing == words.START_OF_TURN[0]


@deviation(
    "acquired-enemy-turn-lost",
    "opening_phase.acquired.next_turn_only",
    ru="приобретённая «в начале хода противника» работает в начале следующего хода противника",
    en="an acquired “at the start of the enemy turn” works at the start of the enemy's next turn",
)
class _AcquiredEnemyLost(_Lost):
    def is_lost(self, state: State, card: int, definition: int) -> bool:
        return state.cast.definitions[definition].timing == words.START_OF_TURN[1]


@deviation(
    "acquired-each-turn-lost",
    "opening_phase.acquired.next_turn_only",
    ru="приобретённая «в начале каждого хода» работает в начале следующего хода",
    en="an acquired “at the start of each turn” works at the start of the next turn",
)
class _AcquiredEachLost(_Lost):
    def is_lost(self, state: State, card: int, definition: int) -> bool:
        return state.cast.definitions[definition].timing == words.START_OF_TURN[2]


@deviation(
    "acquired-works-in-the-turn-between",
    "opening_phase.acquired.next_turn_only",
    ru="«следующий ход» – ход того игрока, которого называет особенность, а не просто следующий",
    en="the “next turn” is one of the player the ability names, not just any next turn",
)
class _TurnBetween(OpeningPhase):
    def start_of_turn(self, state: State) -> Iterator[tuple[int, int]]:
        yield from OpeningPhase.start_of_turn(self, state)
        for entry in state.acquired:
            starts = state.cast.definitions[entry.definition].timing in words.START_OF_TURN
            if starts and not _names_this_turn(state, entry):
                yield entry.card, entry.definition


@deviation(
    "acquired-earlier-waits-too",
    "opening_phase.acquired.next_turn_only",
    ru="особенность, приобретённая до этой фазы, работает в этот же ход",
    en="an ability acquired before this phase works in this very turn",
)
class _EarlierWaitsToo(OpeningPhase):
    def start_of_turn(self, state: State) -> Iterator[tuple[int, int]]:
        # The trace of this turn tells what has been acquired in it.
        new = {
            numbers[2]
            for _, code, numbers in state.trace
            if code == "acquired" and numbers[0] == state.turn and numbers[1] < OPENING
        }
        got = {(e.card, e.definition) for e in state.acquired if state.where[e.card] in new}
        for pair in OpeningPhase.start_of_turn(self, state):
            if pair not in got:
                yield pair


@deviation(
    "acquired-outlasts-its-text",
    "opening_phase.acquired.next_turn_only",
    ru="в следующий ход она работает, только если это позволяет её текст",
    en="it works in the next turn only if its text allows it",
)
class _OutlastsItsText(FinalPhase):
    def has_ended(self, state: State, until: int) -> bool:
        return until >= 0 and until == state.turn - 2


@deviation(
    "everything-acquired-waits",
    "opening_phase.acquired.next_turn_only",
    ru="ждут только особенности «в начале хода», другие приобретённые работают сразу",
    en="only “at the start of the turn” abilities wait, others that are acquired work right away",
)
class _EverythingWaits(_Lost):
    def is_lost(self, state: State, card: int, definition: int) -> bool:
        return state.cast.definitions[definition].timing not in words.START_OF_TURN


# 409.4, V: 410.4


@deviation(
    "opening-ends-on-one-pass",
    "opening_phase.end.two_passes",
    ru="пас одного Активного игрока фазу не завершает",
    en="the Active Player's pass alone does not end the phase",
)
class _EndsOnOnePass(OpeningPhase):
    def apply(self, state: State, action: int) -> None:
        if actions.split(action)[0] == actions.PASS and self.ends(state):
            self.passed(state)
        else:
            Phase.apply(self, state, action)


@deviation(
    "opening-ends-with-the-stack-full",
    "opening_phase.end.two_passes",
    ru="фаза завершается только при пустом стеке",
    en="the phase ends only with the stack empty",
)
class _EndsWithStackFull(OpeningPhase):
    def ends(self, state: State) -> bool:
        return True


@deviation(
    "opening-ends-when-the-stack-empties",
    "opening_phase.end.two_passes",
    ru="фаза не завершается сама, как только опустел стек",
    en="the phase does not end by itself as soon as the stack is empty",
)
class _EndsWhenEmptied(OpeningPhase):
    def passed(self, state: State) -> None:
        Phase.passed(self, state)
        if state.step == OPENING and not state.stack and not state.waiting:
            self.end(state)


@deviation(
    "opening-skipped-without-a-batch",
    "opening_phase.end.two_passes",
    ru="фаза завершается пасами, даже если в стек ничего не занесено",
    en="the phase ends by passes even if nothing was put on the stack",
)
class _SkippedWithoutBatch(OpeningPhase):
    def begin_with(self, state: State, kept: Iterable[int]) -> None:
        OpeningPhase.begin_with(self, state, kept)
        if not state.waiting and state.step == OPENING:
            self.end(state)


@deviation(
    "opening-counts-passes-apart",
    "opening_phase.end.two_passes",
    ru="пасы, между которыми что-то сделали, – не подряд",
    en="passes with something done in between are not in succession",
)
class _CountsPassesApart(Priority):
    def give(self, state: State) -> None:
        passes = state.passes
        Priority.give(self, state)
        if state.step == OPENING and passes == 1:
            state.passes = 1

    def resolve(self, state: State) -> None:
        state.passes = 1
        Priority.resolve(self, state)


@deviation(
    "opening-never-ends",
    "opening_phase.end.two_passes",
    ru="два паса при пустом стеке завершают фазу",
    en="two passes with the stack empty end the phase",
)
class _NeverEnds(OpeningPhase):
    def passed(self, state: State) -> None:
        if state.stack:
            Phase.passed(self, state)
        else:
            state.rules.battle.enter(state)


@deviation(
    "opening-leads-past-the-main-phase",
    "opening_phase.end.two_passes",
    ru="за Фазой Открытия следует Главная",
    en="the Main Phase follows the Opening Phase",
)
class _PastTheMainPhase(OpeningPhase):
    def end(self, state: State) -> None:
        state.rules.battle.next_phase(state, CHOICE)


@deviation(
    "opponents-pass-not-needed",
    "opening_phase.end.two_passes",
    ru="после паса Активного игрока противник может действовать",
    en="after the Active Player's pass the opponent may act",
)
class _OpponentMayNotAct(OpeningPhase):
    def may_be_sudden(self, state: State, player: int) -> bool:
        return state.passes == 0


# A-preparation-no-window


@deviation(
    "priority-in-preparation",
    "A-preparation-no-window",
    ru="после решения Шаг подготовки завершается сам, без пасов",
    en="after the decision the Preparation Step ends by itself, without passes",
)
class _PriorityInPreparation(Preparation):
    def begin(self, state: State) -> None:
        Preparation.begin(self, state)
        state.passes = -1 if self.asks(state) else 0

    def question(self, state: State) -> tuple[str, int]:
        return Preparation.question(self, state) if state.passes < 0 else ("priority", PRIORITY)

    def actions(self, state: State) -> Iterator[int]:
        if state.passes < 0:
            yield from Preparation.actions(self, state)
        else:
            yield actions.action(actions.PASS, state.actor)

    def apply(self, state: State, action: int) -> None:
        kind, player, _, _ = actions.split(action)
        if kind == actions.CHOOSE:
            Preparation.apply(self, state, action)
        elif kind == actions.DONE:
            state.rules.battle.enter(state)
        elif state.rules.priority.pass_priority(state, player):
            self.end(state)

    def settle(self, state: State) -> None:
        state.actor = state.active if state.passes < 0 else state.holder


alternative("A-preparation-no-window", "priority-in-preparation", _PriorityInPreparation)


@deviation(
    "passes-in-preparation",
    "A-preparation-no-window",
    ru="в Шаге подготовки никто не пасует",
    en="nobody passes in the Preparation Step",
)
class _PassesInPreparation(Preparation):
    def actions(self, state: State) -> Iterator[int]:
        yield from Preparation.actions(self, state)
        yield from (actions.action(actions.PASS, player) for player in (0, 1))


@deviation(
    "preparation-always-asked",
    "A-preparation-no-window",
    ru="если решать нечего, никого не спрашивают",
    en="with nothing to decide nobody is asked",
)
class _AlwaysAsked(Preparation):
    def asks(self, state: State) -> bool:
        return True


@deviation(
    "unnamed-stays-closed",
    "A-preparation-no-window",
    ru="карта, о которой не сказано, открывается",
    en="a card of which nothing is said opens",
)
class _UnnamedStays(_AlwaysStays):
    pass


@deviation(
    "preparation-card-by-card",
    "A-preparation-no-window",
    ru="это одно решение обо всех таких картах",
    en="it is one decision about all such cards",
)
class _CardByCard(Preparation):
    def apply(self, state: State, action: int) -> None:
        Preparation.apply(self, state, action)
        if state.chosen:
            self.end(state)


@deviation(
    "opens-before-the-decision",
    "A-preparation-no-window",
    ru="до конца решения ничего не открывается",
    en="nothing opens before the decision is complete",
)
class _OpensBeforeDecision(Preparation):
    def begin(self, state: State) -> None:
        Preparation.begin(self, state)
        opening = state.rules.opening_phase
        opening.open_cards(state, opening.to_open(state, cells.cells_in(self.candidates(state))))


# A-batch-order


@deviation(
    "opponents-batch-first",
    "A-batch-order",
    ru="сначала в стек заносятся особенности Активного игрока",
    en="the Active Player's abilities go on the stack first",
)
class _OpponentsFirst(Triggers):
    def order_of_players(self, state: State) -> tuple[int, int]:
        first, second = Triggers.order_of_players(self, state)
        return (second, first) if state.step == OPENING else (first, second)


@deviation(
    "first-players-batch-first",
    "A-batch-order",
    ru="в ход Второго игрока его особенности заносятся первыми",
    en="in the Second Player's turn their abilities go first",
)
class _FirstPlayersFirst(Triggers):
    def order_of_players(self, state: State) -> tuple[int, int]:
        return (0, 1) if state.step == OPENING else Triggers.order_of_players(self, state)


@deviation(
    "batch-order-not-asked",
    "A-batch-order",
    ru="порядок своих особенностей выбирает Активный игрок",
    en="the Active Player chooses the order of their own abilities",
)
class _OrderNotAsked(Triggers):
    def asks(self, state: State, player: int) -> bool:
        if state.step == OPENING and player == state.active:
            return state.must_ask[player]
        return Triggers.asks(self, state, player)


@deviation(
    "opponents-batch-order-not-asked",
    "A-batch-order",
    ru="порядок своих особенностей выбирает и противник",
    en="the opponent chooses the order of theirs too",
)
class _OpponentNotAsked(Triggers):
    def asks(self, state: State, player: int) -> bool:
        if state.step == OPENING and player != state.active:
            return state.must_ask[player]
        return Triggers.asks(self, state, player)


@deviation(
    "batch-of-the-active-player-only",
    "A-batch-order",
    ru="в группу входят и особенности карт противника",
    en="abilities of the opponent's cards belong to the batch too",
)
class _ActiveOnly(_LeftOut):
    def left_out(self, state: State, card: int, definition: int) -> bool:
        return state.cast.owners[card] != state.active


@deviation(
    "on-opening-apart",
    "A-batch-order",
    ru="«при открытии» входит в ту же группу",
    en="“on opening” belongs to the same batch",
)
class _OnOpeningApart(OpeningPhase):
    def collect_batch(self, state: State) -> None:
        while state.waiting:
            state.rules.triggers.put(state, 0)
        OpeningPhase.collect_batch(self, state)


@deviation(
    "lasting-effects-apart",
    "A-batch-order",
    ru="отравление, регенерация и угасание входят в ту же группу",
    en="poison, regeneration and fading belong to the same batch",
)
class _LastingApart(Triggers):
    def trigger(self, state: State, card: int, definition: int, value: int = -1) -> None:
        if state.step == OPENING and state.cast.definitions[definition].effect in words.LASTING:
            using = Using(card, definition, state.cast.owners[card], value, TO_STACK)
            self.go_on(state, using, -1, -1)
        else:
            Triggers.trigger(self, state, card, definition, value)


@deviation(
    "opening-the-open-works-on-opening",
    "opening_phase.open_all.then_answers",
    ru="ответ, открывающий открытую карту, особенностей «при открытии» не вызывает",
    en="an answer that opens an open card makes nothing work “on opening”",
)
class _OpeningTheOpen(OpeningPhase):
    def open_cards(self, state: State, cards: Iterable[int]) -> None:
        cards = list(cards)
        already = [card for card in cards if not state.is_closed(card)]
        OpeningPhase.open_cards(self, state, cards)
        for card in already:
            state.rules.triggers.opened(state, card)


@deviation(
    "on-opening-of-what-was-open",
    "A-batch-order",
    ru="«при открытии» работает только у карт, которые действительно открылись",
    en="“on opening” works only for cards that have in fact opened",
)
class _OnOpeningOfOpen(_OnOpeningForOpenCards):
    pass


# A-stayed-closed


@deviation(
    "stayed-closed-uses-nothing",
    "A-stayed-closed",
    ru="карта, оставшаяся закрытой, использует особенности «в начале хода»",
    en="a card that has stayed closed uses its “at the start of the turn” abilities",
)
class _ClosedUsesNothing(_LeftOut):
    def left_out(self, state: State, card: int, definition: int) -> bool:
        return state.is_closed(card)


@deviation(
    "lasting-effects-on-closed-cards",
    "A-stayed-closed",
    ru="отравление, регенерация и угасание на закрытую карту не действуют",
    en="poison, regeneration and fading do not work on a closed card",
)
class _LastingOnClosed(OpeningPhase):
    def heeds(self, state: State, card: int) -> bool:
        return True


def _has_just_opened(state: State, card: int) -> bool:
    """Tell whether the card has opened in this phase: its trace tells."""
    now = (state.turn, OPENING, state.where[card])
    return any(code == "opened" and numbers == now for _, code, numbers in state.trace)


@deviation(
    "lasting-effects-only-on-opened-cards",
    "A-stayed-closed",
    ru="они действуют и на карту, которая была открыта раньше",
    en="they work on a card that was open before as well",
)
class _LastingOnlyOnOpened(OpeningPhase):
    def heeds(self, state: State, card: int) -> bool:
        return _has_just_opened(state, card)


@deviation(
    "lasting-effects-only-on-open-cards",
    "A-stayed-closed",
    ru="они действуют и на карту, которая открылась в этот ход",
    en="they work on a card that has opened this turn as well",
)
class _LastingOnlyOnOpen(OpeningPhase):
    def heeds(self, state: State, card: int) -> bool:
        return not state.is_closed(card) and not _has_just_opened(state, card)


@deviation(
    "lasting-effects-tested-on-execution",
    "A-stayed-closed",
    ru="открыта ли карта, проверяется, когда эффект пора занести в стек, а не при выполнении",
    en="whether the card is open is tested when the effect would be put on the stack, not at its execution",
)
class _LastingTestedLate(Priority):
    def is_cancelled(self, state: State, top: Object) -> bool:
        lasting = state.cast.definitions[top.definition].effect in words.LASTING
        return (lasting and state.is_closed(top.card)) or Priority.is_cancelled(self, state, top)


# A-lasting-effects


class _AlwaysOne(Effects):
    """A lasting effect always has the number 1."""

    def name(self) -> str:
        raise NotImplementedError

    def number(self, state: State, ability: Ability, card: int, value: int) -> int:
        return 1 if ability.effect == self.name() else Effects.number(self, state, ability, card, value)


@deviation(
    "poison-always-one",
    "A-lasting-effects",
    ru="отравление Х наносит Х ран",
    en="poison X deals X wounds",
)
class _PoisonOne(_AlwaysOne):
    def name(self) -> str:
        return "poison"


@deviation(
    "regeneration-always-one",
    "A-lasting-effects",
    ru="регенерация Х излечивает Х ран",
    en="regeneration X heals X wounds",
)
class _RegenerationOne(_AlwaysOne):
    def name(self) -> str:
        return "regeneration"


@deviation(
    "fading-always-one",
    "A-lasting-effects",
    ru="угасание Х наносит Х ран",
    en="fading X deals X wounds",
)
class _FadingOne(_AlwaysOne):
    def name(self) -> str:
        return "fading"


@deviation(
    "lasting-effects-add-up",
    "A-lasting-effects",
    ru="одноимённые эффекты не складываются",
    en="effects of the same name do not add up",
)
class _AddUp(OpeningPhase):
    def collect_batch(self, state: State) -> None:
        OpeningPhase.collect_batch(self, state)
        for name in words.LASTING:
            for card in self.lasting(state, name):
                for _, definition in state.abilities(card):
                    same = state.cast.definitions[definition].effect == name
                    if same and definition != self.strongest(state, card, name):
                        state.rules.triggers.trigger(state, card, definition)


@deviation(
    "first-lasting-effect-counts",
    "A-lasting-effects",
    ru="действует наибольшее число, а не первое",
    en="the highest number counts, not the first",
)
class _FirstCounts(OpeningPhase):
    def strongest(self, state: State, card: int, name: str) -> int:
        known = state.cast.definitions
        return next(d for _, d in state.abilities(card) if known[d].effect == name)


@deviation(
    "last-lasting-effect-counts",
    "A-lasting-effects",
    ru="действует наибольшее число, а не последнее",
    en="the highest number counts, not the last",
)
class _LastCounts(OpeningPhase):
    def strongest(self, state: State, card: int, name: str) -> int:
        known = state.cast.definitions
        return next(d for _, d in reversed(state.abilities(card)) if known[d].effect == name)


@deviation(
    "one-lasting-effect-a-card",
    "A-lasting-effects",
    ru="не складываются только одноимённые эффекты, разные действуют оба",
    en="only effects of the same name do not add up, different ones both work",
)
class _OneACard(OpeningPhase):
    def lasting(self, state: State, name: str) -> list[int]:
        cards = OpeningPhase.lasting(self, state, name)
        return [card for card in cards if name == "poison" or not state.has(card, "poison")]


# A-delayed


@deviation(
    "delayed-effect-stays",
    "A-delayed",
    ru="сработав, отложенный эффект исчезает",
    en="once it has triggered, a delayed effect disappears",
)
class _DelayedStays(Triggers):
    def use_up(self, state: State, entry: Waiting) -> None:
        pass


@deviation(
    "oldest-delayed-effect-disappears",
    "A-delayed",
    ru="исчезает тот отложенный эффект, который сработал",
    en="the delayed effect that disappears is the one that has triggered",
)
class _OldestDisappears(Triggers):
    def use_up(self, state: State, entry: Waiting) -> None:
        due = any(each.delayed and each[:2] == (entry.card, entry.definition) for each in state.acquired)
        if due:
            state.acquired.remove(next(each for each in state.acquired if each.delayed))


@deviation(
    "everything-acquired-disappears",
    "A-delayed",
    ru="исчезает, сработав, только отложенный эффект",
    en="only a delayed effect disappears once it has triggered",
)
class _EverythingAcquiredDisappears(Triggers):
    def use_up(self, state: State, entry: Waiting) -> None:
        own = (entry.card, entry.definition)
        state.acquired = [each for each in state.acquired if each[:2] != own]


@deviation(
    "declined-delayed-effect-stays",
    "A-delayed",
    ru="отложенный эффект, от которого отказались, тоже исчезает",
    en="a delayed effect that is declined disappears too",
)
class _DeclinedStays(Triggers):
    def lose(self, state: State, entry: Waiting) -> None:
        pass


@deviation(
    "delayed-effect-at-once",
    "A-delayed",
    ru="отложенный эффект – приобретённая особенность и в этой фазе ждёт следующего хода",
    en="a delayed effect is an acquired ability and in this phase waits for the next turn",
)
class _DelayedAtOnce(_FiresAtOnce):
    def fires(self, state: State, entry: Acquired) -> bool:
        return bool(entry.delayed) and _FiresAtOnce.fires(self, state, entry)


@deviation(
    "delayed-effect-stays-with-its-source",
    "A-delayed",
    ru="отложенный эффект, наложенный на карту, – её особенность",
    en="a delayed effect on a card is that card's ability",
)
class _StaysWithSource(Effects):
    def grant(self, state: State, card: int, definition: int) -> None:
        delayed = state.cast.definitions[definition].effect == "delay"
        source = state.cast.origin[definition][0]
        Effects.grant(self, state, source if delayed else card, definition)


@deviation(
    "delayed-effect-lost-with-the-turn",
    "A-delayed",
    ru="отложенный эффект исчезает не раньше, чем сработает",
    en="a delayed effect does not disappear before it has triggered",
)
class _LostWithTheTurn(FinalPhase):
    def end_lasting(self, state: State) -> None:
        FinalPhase.end_lasting(self, state)
        state.acquired = [entry for entry in state.acquired if not entry.delayed]


# A-movement-restored


@deviation(
    "movement-not-restored",
    "A-movement-restored",
    ru="в шаге открытия карты восстанавливают движение",
    en="cards regain their movement in the Opening Step",
)
class _NotRestored(OpeningPhase):
    def restore(self, state: State, card: int) -> None:
        pass


@deviation(
    "movement-restored-only-by-opening",
    "A-movement-restored",
    ru="движение восстанавливают все карты, а не только открывшиеся",
    en="all cards regain their movement, not only those that open",
)
class _OnlyByOpening(OpeningPhase):
    def restore_all(self, state: State) -> None:
        pass


@deviation(
    "movement-of-closed-cards-not-restored",
    "A-movement-restored",
    ru="движение восстанавливает и карта, оставшаяся закрытой",
    en="a card that stays closed regains its movement too",
)
class _ClosedNotRestored(OpeningPhase):
    def restore_all(self, state: State) -> None:
        for place in state.places_of(state.active):
            if not state.is_closed(state.board[place]):
                self.restore(state, state.board[place])


@deviation(
    "movement-restored-only-in-the-step",
    "A-movement-restored",
    ru="карта, открывшаяся позже, тоже восстанавливает движение",
    en="a card opened later regains its movement too",
)
class _OnlyInTheStep(OpeningPhase):
    def restore(self, state: State, card: int) -> None:
        if state.step == OPENING:
            OpeningPhase.restore(self, state, card)


@deviation(
    "movement-of-both-restored",
    "A-movement-restored",
    ru="движение восстанавливают только карты Активного игрока",
    en="only the Active Player's cards regain their movement",
)
class _BothRestored(OpeningPhase):
    def restore_all(self, state: State) -> None:
        for card in state.lying():
            self.restore(state, card)


@deviation(
    "movement-restored-early",
    "A-movement-restored",
    ru="движение восстанавливается в шаге открытия, не раньше",
    en="movement is regained in the Opening Step, not earlier",
)
class _RestoredEarly(Preparation):
    def begin(self, state: State) -> None:
        Preparation.begin(self, state)
        state.rules.opening_phase.restore_all(state)


@deviation(
    "movement-adds-up",
    "A-movement-restored",
    ru="неистраченное движение не прибавляется",
    en="unspent movement is not added",
)
class _MovementAddsUp(OpeningPhase):
    def restore(self, state: State, card: int) -> None:
        state.points[card] += state.cast.cards[card].points


@deviation(
    "movement-restored-by-one",
    "A-movement-restored",
    ru="движение восстанавливается полностью",
    en="movement is regained in full",
)
class _RestoredByOne(OpeningPhase):
    def restore(self, state: State, card: int) -> None:
        state.points[card] = min(state.points[card] + 1, state.cast.cards[card].points)
