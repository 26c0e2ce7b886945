"""From positions to states and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine.answers import UnsupportedRule
from ccg_rules.engine.berserk import state as steps
from ccg_rules.engine.berserk.cast import REVEAL_ABILITY, Cast
from ccg_rules.engine.berserk.state import (
    AT_ONCE,
    DEAL,
    DECK,
    DRAWN,
    GRAVEYARD,
    MOVE,
    NOBODY,
    PAID,
    PAYMENT,
    STRIKE,
    TO_STACK,
    Acquired,
    Attack,
    Object,
    State,
    Using,
    Waiting,
)
from ccg_rules.engine.berserk.step import comes_first
from ccg_rules.notation.berserk import cells, places
from ccg_rules.notation.berserk import position as notation
from ccg_rules.notation.berserk.cards import OUT_OF_SCOPE, RECRUITED, REVEAL, Card
from ccg_rules.notation.berserk.position import OnStack, Position, Side, Standing
from ccg_rules.notation.faults import Fault, NotationError, fault
from ccg_rules.notation.reading import Acquired as Noted
from ccg_rules.notation.reading import Ref

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ccg_rules.engine.berserk.rules import Rules

WINDOWS = {
    steps.BEFORE: "before_recruiting",
    steps.AFTER: "after_deployment",
    steps.START: "start_of_battle",
    steps.VANGUARD: "vanguard",
    steps.INITIAL: "before_turn",
}


def settle(state: State) -> None:
    """Do what follows by itself until somebody is to act, or the game is over."""
    state.actor = NOBODY
    while state.actor == NOBODY and state.step != steps.OVER:
        state.rules.at(state.step).settle(state)


def set_up(rules: Rules, position: Position) -> State:
    """Return the state of a position, with what follows by itself done.

    Raises `NotationError` with every fault of the position, and `UnsupportedRule` for a step that the edition
    does not have and for cards of a kind that is not played (`A-scope`).
    """
    if not rules.has(notation.STEPS.index(position.step)):
        # A good position of another edition: this one has nothing to play it by.
        raise UnsupportedRule("step-not-of-edition", step=position.step, edition=rules.edition)
    faults = list(_faults(rules, position))
    if faults:
        raise NotationError(faults)
    for card in position.cards.values():
        if card.kind in OUT_OF_SCOPE:
            raise UnsupportedRule("kind-not-played", card=card.name)
    state = _Builder(rules, position).state()
    if state.attack is not None and not rules.combat.may_be_under_way(state, state.attack):
        raise NotationError([fault("attack", "strike-out-of-place")])
    if position.entering:
        state.rules.at(state.step).begin(state)
    settle(state)
    faults = _wrong_actor(state, position)
    if faults:
        raise NotationError(faults)
    return state


class _Builder:
    def __init__(self, rules: Rules, position: Position) -> None:
        self.position = position
        self.names = list(position.cards)
        self.number = {name: n for n, name in enumerate(self.names)}
        owners = [0] * len(self.names)
        for player, side in enumerate(position.sides):
            held = (*side.squad, *side.deal, *side.returned, *side.graveyard, *(side.library or ()))
            for name in filter(None, held):
                owners[self.number[name]] = player
        for standing in position.board.values():
            owners[self.number[standing.card]] = standing.owner - 1
        self.cast = Cast(position.cards.values(), owners)
        self.rules = rules

    def definition(self, ref: Ref) -> int:
        definition = self.cast.own[self.number[ref.card]][ref.ability]
        return self.cast.granted[definition] if ref.granted else definition

    def state(self) -> State:
        position = self.position
        state = State(self.cast, self.rules)
        state.step = notation.STEPS.index(position.step)
        state.seed = position.seed
        for player, side in enumerate(position.sides):
            self.side(state, player, side)
        for place, standing in position.board.items():
            self.standing(state, place, standing)
        for player, side in enumerate(position.sides):
            taken = [c for c in self.cast.of(player) if state.where[c] != DEAL and c not in self.in_library]
            state.taken[player] = [self.number[name] for name in side.taken] or taken
        state.replaced = cells.mask(
            n for n, card in enumerate(self.cast.cards) if card.recruited == "replaced"
        )
        for player, side in enumerate(position.sides):
            gold, silver = self.rules.ledger.left(state, player)
            state.gold[player] = gold if side.gold is None else side.gold
            state.silver[player] = silver if side.silver is None else side.silver
        state.rearranged = tuple(position.rearranged)
        state.dice = tuple(position.dice)
        if position.attack is not None:
            state.attack = self.attack(position.attack)
        state.chosen = tuple(position.chosen)
        self.turn(state)
        if position.winner is not None:
            state.winner = DRAWN if position.winner == 0 else position.winner - 1
        return state

    @property
    def in_library(self) -> set[int]:
        return {self.number[name] for side in self.position.sides for name in side.library or ()}

    def side(self, state: State, player: int, side: Side) -> None:
        state.hand[player] = [-1 if name is None else self.number[name] for name in side.squad]
        state.deal[player] = [-1 if name is None else self.number[name] for name in side.deal]
        for card in state.deal[player]:
            if card >= 0:
                state.where[card] = DEAL
        for name in (*side.returned, *(side.library or ())):
            state.where[self.number[name]] = DECK
        for name in side.returned:
            state.returned |= 1 << self.number[name]
        for name in side.graveyard:
            state.where[self.number[name]] = GRAVEYARD
            state.up |= 1 << self.number[name]
        for name in side.shown:
            state.up |= 1 << self.number[name]
        for name, numbers in side.used.items():
            state.used[self.number[name]] = _mask(numbers)
        state.deck[player] = side.deck
        if side.library is not None:
            state.deck[player] = len(side.library) + len(side.returned)
            if not side.shuffled:
                state.library[player] = [self.number[name] for name in side.library]
        state.forbidden[player] = cells.mask(side.forbidden)
        state.declined[player] = side.declined
        state.must_ask[player] = side.must_ask
        state.redeals[player] = side.redeals
        state.entitled[player] = side.entitled
        state.announced[player] = notation.ANNOUNCED.index(side.announced)
        state.drawing[player] = side.drawing

    def standing(self, state: State, place: int, standing: Standing) -> None:
        card = self.number[standing.card]
        state.lay(card, place)
        state.up |= standing.up << card
        state.closed |= standing.closed << card
        state.counters[card] = standing.counters
        state.wounds[card] = standing.wounds
        if standing.points is not None:
            state.points[card] = standing.points
        state.used[card] = _mask(standing.used)
        for ref in standing.used_now:
            state.used_now.append((card, self.definition(ref)))
        for ref, until in standing.acquired:
            source = self.cast.cards[self.number[ref.card]].abilities[ref.ability]
            delayed = int(source.effect == "delay")
            state.acquired.append(
                Acquired(card, self.definition(ref), -1 if until is None else until, delayed)
            )
        for ref, x in standing.fixed:
            state.fixed.append((card, self.definition(ref), x))

    def turn(self, state: State) -> None:
        position = self.position
        state.turn = position.turn
        if position.active is not None:
            state.active = position.active - 1
        elif position.step in notation.TURN_STEPS:
            state.active = (position.turn + 1) % 2
        state.passes = position.passes
        state.holder = state.active if not state.passes or state.active == NOBODY else 1 - state.active
        if position.next is not None:
            state.next_to_use = position.next - 1
        elif state.step in WINDOWS:
            state.next_to_use = getattr(state.rules, WINDOWS[state.step]).first_to_act(state)
        state.stack = [self.object(each) for each in position.stack]
        state.waiting = [
            Waiting(w.player - 1, self.number[w.card], self.definition(w.ability), _x(w.x))
            for w in position.waiting
        ]
        if position.using is not None:
            using = position.using
            mode = PAID if using.paid else AT_ONCE if state.step < steps.INITIAL else TO_STACK
            definition = self.definition(using.ability)
            state.using = Using(self.number[using.card], definition, using.player - 1, _x(using.x), mode)
            state.chosen = using.chosen
        if position.taking is not None:
            taking = position.taking
            card = self.number[taking.card]
            x = 0 if not self.cast.cards[card].cost.has_x else _x(taking.x)
            replaced = RECRUITED.index(taking.cost)
            state.taking = (taking.player - 1, card, replaced, 0 if replaced else x)

    def attack(self, attack: notation.Attack) -> Attack:
        return Attack(
            self.number[attack.attacker],
            self.number[attack.target],
            -1 if attack.defender is None else self.number[attack.defender],
            notation.STAGES.index(attack.stage),
            attack.dice,
            attack.unanswered,
        )

    def object(self, each: OnStack) -> Object:
        card, player = self.number[each.card], each.player - 1
        place = NOBODY if each.place is None else each.place
        kind = notation.KINDS.index(each.kind)
        first, second = self.chosen(each)
        if kind == PAYMENT:
            return Object(kind, card, notation.PAYS.index(each.pays), player, each.amount, first, -1, place)
        if kind == STRIKE:
            return Object(kind, card, -1, player, -1, first, -1, place)
        if kind == MOVE:
            assert each.to is not None
            return Object(kind, card, -1, player, -1, -1, each.to, place)
        assert each.ability is not None
        return Object(kind, card, self.definition(each.ability), player, _x(each.x), first, second, place)

    def chosen(self, each: OnStack) -> tuple[int, int]:
        """Return what was chosen for something on the stack: cards, or a place."""
        chosen = [self.number[name] if name in self.number else places.place(name) for name in each.targets]
        first, second = (*chosen, -1, -1)[:2]
        return first, second


def _mask(numbers: Iterable[int | str]) -> int:
    """Return abilities by number as a mask."""
    return cells.mask(REVEAL_ABILITY if number == REVEAL else int(number) for number in numbers)


def _used(state: State, card: int) -> list[int | str]:
    """Return the numbers of the abilities that a card has used in this battle."""
    return [REVEAL if n == REVEAL_ABILITY else n for n in cells.cells_in(state.used[card])]


def _x(x: int | None) -> int:
    return -1 if x is None else x


def to_position(state: State) -> Position:
    """Return the complete position: the same future, whatever has been played before."""
    position = frame(state)
    position.board = {place: _standing(state, card) for place, card in enumerate(state.board) if card >= 0}
    position.cards = {card.name: card_of(state, number) for number, card in enumerate(state.cast.cards)}
    return position


def frame(state: State) -> Position:
    """Return the position but for the cards and the board, which are dear to make."""
    cast = state.cast
    names = [card.name for card in cast.cards]
    using = None
    if state.using is not None:
        using = notation.Using(
            names[state.using.card],
            _ref(state, state.using.definition),
            state.using.player + 1,
            _known(state.using.value),
            state.using.mode == PAID,
            tuple(state.chosen),
        )
    taking = None
    if state.taking is not None:
        player, card, replaced, x = state.taking
        has_x = cast.cards[card].cost.has_x and not replaced
        taking = notation.Taking(names[card], player + 1, RECRUITED[replaced], _known(x) if has_x else None)
    return Position(
        step=notation.STEPS[state.step],
        to_act=state.actor + 1 if state.actor in (0, 1) else None,
        turn=state.turn,
        active=None if state.active == NOBODY else state.active + 1,
        passes=state.passes,
        next=state.next_to_use + 1,
        sides=(_side(state, 0), _side(state, 1)),
        stack=[_object(state, each) for each in state.stack],
        waiting=[
            notation.Waiting(names[w.card], _ref(state, w.definition), w.player + 1, _known(w.value))
            for w in state.waiting
        ],
        using=using,
        taking=taking,
        attack=_attack(state),
        dice=list(state.dice),
        chosen=[] if state.using is not None else list(state.chosen),
        rearranged=list(state.rearranged),
        winner=None if state.winner == NOBODY else 0 if state.winner == DRAWN else state.winner + 1,
        seed=state.seed,
    )


def _attack(state: State) -> notation.Attack | None:
    if (attack := state.attack) is None:
        return None
    names = [card.name for card in state.cast.cards]
    return notation.Attack(
        names[attack.attacker],
        names[attack.target],
        notation.STAGES[attack.stage],
        None if attack.defender < 0 else names[attack.defender],
        attack.dice,
        attack.unanswered,
    )


def _known(x: int) -> int | None:
    return None if x < 0 else x


def _ref(state: State, definition: int) -> Ref:
    card, number, granted = state.cast.origin[definition]
    return Ref(state.cast.cards[card].name, number, granted)


def card_of(state: State, number: int) -> Card:
    """Return a card with how it was recruited."""
    card = state.cast.cards[number]
    recruited = RECRUITED[state.replaced >> number & 1]
    if (card.x, card.recruited, card.paid) == (state.x[number], recruited, state.paid[number]):
        return card
    return card.recruited_as(state.x[number], recruited, state.paid[number])


def _side(state: State, player: int) -> Side:
    cast = state.cast
    names = [card.name for card in cast.cards]
    own = cast.of(player)

    def slots(held: list[int]) -> list[str | None]:
        found = [names[card] if card >= 0 else None for card in held]
        while found and found[-1] is None:
            found.pop()
        return found

    returned = [names[card] for card in own if state.returned >> card & 1 and state.where[card] == DECK]
    library = [card for card in own if state.where[card] == DECK and not state.returned >> card & 1]
    named = bool(library) or state.deck[player] == 0
    order = state.library[player]
    in_squad = [c for c in own if state.where[c] != DEAL and c not in library]
    return Side(
        squad=slots(state.hand[player]),
        deal=slots(state.deal[player]),
        gold=state.gold[player],
        silver=state.silver[player],
        deck=state.deck[player],
        library=[names[card] for card in (library if order is None else order)] if named else None,
        shuffled=named and order is None,
        returned=returned,
        graveyard=[names[card] for card in own if state.where[card] == GRAVEYARD],
        taken=[] if state.taken[player] == in_squad else [names[card] for card in state.taken[player]],
        shown=[names[card] for card in own if state.is_up(card) and state.where[card] in (DEAL, steps.SQUAD)],
        used={
            names[card]: _used(state, card)
            for card in own
            if state.used[card] and state.where[card] in (DEAL, steps.SQUAD)
        },
        forbidden=list(cells.cells_in(state.forbidden[player])),
        declined=state.declined[player],
        must_ask=state.must_ask[player],
        redeals=state.redeals[player],
        entitled=state.entitled[player],
        announced=notation.ANNOUNCED[state.announced[player]],
        drawing=state.drawing[player],
    )


def _standing(state: State, card: int) -> Standing:
    cast = state.cast
    points = state.points[card]
    return Standing(
        card=cast.cards[card].name,
        owner=cast.owners[card] + 1,
        up=state.is_up(card),
        closed=state.is_closed(card),
        counters=state.counters[card],
        wounds=state.wounds[card],
        points=None if points == cast.cards[card].points else points,
        used=tuple(_used(state, card)),
        used_now=tuple(_ref(state, d) for c, d in state.used_now if c == card),
        acquired=tuple(
            Noted(_ref(state, e.definition), _known(e.until)) for e in state.acquired if e.card == card
        ),
        fixed=tuple((_ref(state, d), n) for c, d, n in state.fixed if c == card),
    )


def _object(state: State, each: Object) -> OnStack:
    names = [card.name for card in state.cast.cards]
    kind, card, player = notation.KINDS[each.kind], names[each.card], each.player + 1
    place = _known(each.place)
    if each.kind == PAYMENT:
        pays = notation.PAYS[each.definition]
        closing = (names[each.first],) if each.first >= 0 else ()
        return OnStack(kind, card, player, pays=pays, amount=each.value, targets=closing, place=place)
    if each.kind == STRIKE:
        return OnStack(kind, card, player, targets=(names[each.first],), place=place)
    if each.kind == MOVE:
        return OnStack(kind, card, player, to=each.second, place=place)
    effect = state.cast.definitions[each.definition].effect
    targets = [names[each.first]] if each.first >= 0 else []
    if each.second >= 0:
        targets.append(places.name(each.second) if effect == "shift" else names[each.second])
    return OnStack(
        kind,
        card,
        player,
        _ref(state, each.definition),
        _known(each.value),
        targets=tuple(targets),
        place=place,
    )


def _faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield what makes a position impossible in its step."""
    step = notation.STEPS.index(position.step)
    if step <= steps.START:
        for place, standing in position.board.items():
            if place < cells.CELLS and cells.half_of(place) + 1 != standing.owner:
                yield fault(f"board.{places.name(place)}", "not-own-half", card=standing.card)
    for player, side in enumerate(position.sides, 1):
        if step > steps.PLACING and any(side.squad):
            yield fault(f"players.{player}.squad", "squad-not-placed")
        if step > steps.RECRUITING and any(side.deal):
            yield fault(f"players.{player}.deal", "deal-not-returned")
        if step < steps.PLACING and side.library is None and position.entering:
            yield fault(f"players.{player}.deck", "deck-not-named")
    held = {name for side in position.sides for name in filter(None, side.squad)}
    in_play = {standing.card for standing in position.board.values()} | held
    for name, card in position.cards.items():
        if name in in_play and card.cost.has_x and card.x is None and card.recruited == "ordinary":
            yield fault(f"cards.{name}.x", "cost-without-x")
    if position.using is not None and not _can_be_in_use(position):
        yield fault("using", "using-out-of-place")


def _can_be_in_use(position: Position) -> bool:
    """Tell whether an ability waits for places in this position: one that has places to choose."""
    using = position.using
    assert using is not None
    ability = position.cards[using.ability.card].abilities[using.ability.ability]
    if using.ability.granted:
        assert ability.granted is not None
        ability = ability.granted
    wanted = max(ability.choices, int(ability.effect == "take"))
    return position.to_act in (None, using.player) and len(using.chosen) < wanted


def _wrong_actor(state: State, position: Position) -> list[Fault]:
    """Let the player named by the position act, where the rules allow it; else return the fault."""
    if position.to_act is None or position.to_act - 1 == state.actor:
        return []
    player = position.to_act - 1
    window = WINDOWS.get(state.step)
    free = comes_first(state) is None
    if window is not None and free and getattr(state.rules, window).asks(state, player):
        state.next_to_use = player
        state.actor = player
        return []
    in_turn = (
        position.step in notation.TURN_STEPS and state.rules.at(state.step).question(state)[0] == "priority"
    )
    if in_turn and free and state.holder != player:
        state.holder, state.passes = player, int(player != state.active)
        state.actor = player
        return []
    return [fault("to_act", "cannot-be-to-act", player=position.to_act)]
