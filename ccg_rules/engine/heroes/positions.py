"""From positions to states and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.engine.heroes.cast import Cast
from ccg_rules.engine.heroes.state import (
    BY_ABILITY,
    DRAWN,
    GRAVEYARD,
    HAND,
    NOBODY,
    OVER,
    Acquired,
    Attack,
    Object,
    State,
    Using,
    Waiting,
)
from ccg_rules.notation.faults import Fault, NotationError, fault
from ccg_rules.notation.heroes import places
from ccg_rules.notation.heroes import position as notation
from ccg_rules.notation.heroes.abilities import ACTIVATED, Ability
from ccg_rules.notation.heroes.cards import CHARACTERS
from ccg_rules.notation.heroes.position import InQueue, Position, Side, Standing
from ccg_rules.notation.reading import Acquired as Noted
from ccg_rules.notation.reading import Ref

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ccg_rules.engine.heroes.rules import Rules


def settle(state: State) -> None:
    """Do what follows by itself until somebody is to act, or the game is over."""
    state.actor = NOBODY
    while state.actor == NOBODY and state.step != OVER:
        state.rules.at(state.step).settle(state)


def set_up(rules: Rules, position: Position) -> State:
    """Return the state of a position, with what follows by itself done.

    Raises `NotationError` with every fault of the position.
    """
    if faults := list(_faults(position)):
        raise NotationError(faults)
    state = _Builder(rules, position).state()
    if position.entering:
        rules.at(state.step).begin(state)
    settle(state)
    if position.to_act is not None and position.to_act - 1 != state.actor:
        raise NotationError([fault("to_act", "cannot-be-to-act", player=position.to_act)])
    return state


class _Builder:
    def __init__(self, rules: Rules, position: Position) -> None:
        self.position = position
        self.rules = rules
        self.number = {name: n for n, name in enumerate(position.cards)}
        owners = [0] * len(self.number)
        for player, side in enumerate(position.sides):
            for name in (*side.hand, *side.deck, *side.graveyard):
                owners[self.number[name]] = player
        for place, standing in position.board.items():
            owners[self.number[standing.card]] = places.player_of(place)
        self.cast = Cast(list(position.cards.values()), owners)

    def definition(self, ref: Ref) -> int:
        definition = self.cast.own[self.number[ref.card]][ref.ability]
        return self.cast.granted[definition] if ref.granted else definition

    def state(self) -> State:
        position = self.position
        state = State(self.cast, self.rules)
        state.step = notation.STEPS.index(position.step)
        state.seed = position.seed
        state.turn = position.turn
        if position.active is not None:
            state.active = position.active - 1
        elif position.turn:
            state.active = (position.turn + 1) % 2
        for player, side in enumerate(position.sides):
            self.side(state, player, side)
        for place, standing in position.board.items():
            self.standing(state, place, standing)
        self.proceedings(state)
        if position.winner is not None:
            state.winner = DRAWN if position.winner == 0 else position.winner - 1
        return state

    def side(self, state: State, player: int, side: Side) -> None:
        state.hand[player] = [self.number[name] for name in side.hand]
        state.graveyard[player] = [self.number[name] for name in side.graveyard]
        for where, cards in ((HAND, state.hand[player]), (GRAVEYARD, state.graveyard[player])):
            for card in cards:
                state.where[card] = where
        for card in state.graveyard[player]:
            state.up |= 1 << card
        state.library[player] = None if side.shuffled else [self.number[name] for name in side.deck]
        state.coins[player] = side.coins
        state.closed_coins[player] = side.closed_coins
        state.failed_draws[player] = side.failed_draws
        state.drawing[player] = side.drawing
        state.exchanged[player] = side.exchanged

    def standing(self, state: State, place: int, standing: Standing) -> None:
        card = self.number[standing.card]
        state.board[place] = card
        state.where[card] = place
        state.up |= standing.up << card
        state.closed |= standing.closed << card
        state.new |= standing.new << card
        state.attacked |= standing.attacked << card
        state.defended |= standing.defended << card
        state.counters[card] = standing.counters
        state.wounds[card] = standing.wounds
        state.used += [(card, self.definition(ref)) for ref in standing.used]
        state.used_now += [(card, self.definition(ref)) for ref in standing.used_now]
        for ref, until in standing.acquired:
            state.acquired.append(Acquired(card, self.definition(ref), -1 if until is None else until))

    def proceedings(self, state: State) -> None:
        position = self.position
        state.queue = [self.queued(each) for each in position.queue]
        state.waiting = [
            Waiting(w.player - 1, self.number[w.card], self.definition(w.ability)) for w in position.waiting
        ]
        if position.using is not None:
            using = position.using
            state.using = Using(self.number[using.card], self.definition(using.ability), using.player - 1)
        if position.attack is not None:
            attack = position.attack
            defender = -1 if attack.defender is None else self.number[attack.defender]
            state.attack = Attack(self.number[attack.attacker], self.number[attack.target], defender)
        state.chosen = list(position.chosen)

    def queued(self, each: InQueue) -> Object:
        definition = -1 if each.ability is None else self.definition(each.ability)
        target = self.number[each.targets[0]] if each.targets else -1
        kind = notation.KINDS.index(each.kind)
        return Object(kind, self.number[each.card], definition, each.player - 1, target)


def to_position(state: State) -> Position:
    """Return the complete position: the same future, whatever has been played before."""
    position = frame(state)
    position.cards = {card.name: card for card in state.cast.cards}
    position.board = {place: _standing(state, card) for place, card in enumerate(state.board) if card >= 0}
    return position


def frame(state: State) -> Position:
    """Return the position but for the cards and the board."""
    names = [card.name for card in state.cast.cards]
    using, attack = None, None
    if state.using is not None:
        card, definition, player = state.using
        using = notation.Using(names[card], _ref(state, definition), player + 1)
    if state.attack is not None:
        attacker, target, defender = state.attack
        attack = notation.Attack(names[attacker], names[target], names[defender] if defender >= 0 else None)
    return Position(
        step=notation.STEPS[state.step],
        to_act=state.actor + 1 if state.actor in (0, 1) else None,
        turn=state.turn,
        active=None if state.active == NOBODY else state.active + 1,
        sides=(_side(state, 0), _side(state, 1)),
        queue=[_queued(state, each) for each in state.queue],
        waiting=[
            notation.Waiting(names[w.card], _ref(state, w.definition), w.player + 1) for w in state.waiting
        ],
        using=using,
        attack=attack,
        chosen=list(state.chosen),
        winner=None if state.winner == NOBODY else 0 if state.winner == DRAWN else state.winner + 1,
        seed=state.seed,
    )


def _ref(state: State, definition: int) -> Ref:
    card, number, granted = state.cast.origin[definition]
    return Ref(state.cast.cards[card].name, number, granted)


def _refs(state: State, card: int, marks: Iterable[tuple[int, int]]) -> tuple[Ref, ...]:
    return tuple(_ref(state, definition) for marked, definition in marks if marked == card)


def _side(state: State, player: int) -> Side:
    def names(cards: Iterable[int]) -> list[str]:
        return [state.cast.cards[card].name for card in cards]

    return Side(
        hand=names(state.hand[player]),
        deck=names(state.deck(player)),
        shuffled=state.library[player] is None,
        coins=state.coins[player],
        closed_coins=state.closed_coins[player],
        graveyard=names(state.graveyard[player]),
        failed_draws=state.failed_draws[player],
        drawing=state.drawing[player],
        exchanged=state.exchanged[player],
    )


def _standing(state: State, card: int) -> Standing:
    return Standing(
        card=state.cast.cards[card].name,
        up=state.is_up(card),
        closed=state.is_closed(card),
        counters=state.counters[card],
        wounds=state.wounds[card],
        new=bool(state.new >> card & 1),
        attacked=bool(state.attacked >> card & 1),
        defended=bool(state.defended >> card & 1),
        used=_refs(state, card, state.used),
        used_now=_refs(state, card, state.used_now),
        acquired=tuple(
            Noted(_ref(state, e.definition), None if e.until < 0 else e.until)
            for e in state.acquired
            if e.card == card
        ),
    )


def _queued(state: State, each: Object) -> InQueue:
    names = [card.name for card in state.cast.cards]
    return InQueue(
        notation.KINDS[each.kind],
        names[each.card],
        each.player + 1,
        _ref(state, each.definition) if each.kind == BY_ABILITY else None,
        (names[each.target],) if each.target >= 0 else (),
    )


def _faults(position: Position) -> Iterator[Fault]:
    """Yield what makes a position impossible in its step."""
    for player, side in enumerate(position.sides, 1):
        n = len(side.hand) + len(side.deck)
        if n > places.HAND_SLOTS:
            yield fault(f"players.{player}.deck", "hand-and-deck", n=n, limit=places.HAND_SLOTS)
        if side.drawing > len(side.deck):
            yield fault(f"players.{player}.drawing", "draws-too-many", n=len(side.deck))
        if position.step in notation.TURN_STEPS and not position.turn:
            yield fault("turn", "turn-before-the-first")
    yield from _attack_faults(position)
    yield from _ability_faults(position)
    for n, place in enumerate(position.chosen):
        if not _can_be_chosen(position, place):
            yield fault(f"chosen[{n}]", "chosen-out-of-place", at=places.name(place))
    if (position.winner is None) == (position.step == notation.OVER):
        yield fault("winner", "winner-out-of-place")


def _attack_faults(position: Position) -> Iterator[Fault]:
    """Yield what makes the attack impossible: its step, or cards that cannot fight."""
    attack = position.attack
    if (attack is None) == (position.step in notation.ATTACK_STEPS):
        yield fault("attack", "attack-out-of-place")
    if attack is None:
        return
    active = position.active or 2 - position.turn % 2
    to_come = position.step == notation.DEFENDER or (position.step == notation.STRUCK and position.entering)
    fighters: list[tuple[str, str, int, tuple[str, ...]]] = [
        ("attacker", attack.attacker, active, ("creature",)),
        ("target", attack.target, 3 - active, CHARACTERS),
    ]
    if attack.defender is not None:
        fighters.append(("defender", attack.defender, 3 - active, ("creature",)))
    for role, name, player, kinds in fighters:
        fits = position.cards[name].kind in kinds and _owner(position, name) == player
        if not fits or (to_come and not _is_in_play(position, name)):
            yield fault(f"attack.{role}", "cannot-be-in-attack", name=name)


def _ability_faults(position: Position) -> Iterator[Fault]:
    """Yield abilities that cannot be under way: chosen for, waiting or in the Queue."""
    using = position.using
    if using is not None:
        ability = _ability(position, using.ability)
        activated = ability.timing == ACTIVATED
        acts = position.to_act in (None, using.player) and _owner(position, using.card) == using.player
        if not ability.choices or not acts or (activated and not _is_in_play(position, using.card)):
            yield fault("using", "using-out-of-place")
    for n, each in enumerate(position.queue):
        if each.kind == "strike":
            fits = position.step == notation.STRUCK and not position.entering
        else:
            assert each.ability is not None
            fits = len(each.targets) <= _ability(position, each.ability).choices
        if not fits:
            yield fault(f"queue[{n}]", "queue-out-of-place")


def _ability(position: Position, ref: Ref) -> Ability:
    ability = position.cards[ref.card].abilities[ref.ability]
    if ref.granted:
        assert ability.granted is not None
        ability = ability.granted
    return ability


def _is_in_play(position: Position, name: str) -> bool:
    return any(standing.card == name for standing in position.board.values())


def _owner(position: Position, name: str) -> int:
    """Return whose card it is, 1 or 2."""
    for place, standing in position.board.items():
        if standing.card == name:
            return places.player_of(place) + 1
    first = position.sides[0]
    return 1 if name in (*first.hand, *first.deck, *first.graveyard) else 2


def _can_be_chosen(position: Position, place: int) -> bool:
    """Tell whether a place can have been named so far in this step."""
    if position.step == notation.EXCHANGE:
        side = next((side for side in position.sides if not side.exchanged), None)
        return side is not None and places.HAND_START <= place < places.HAND_START + len(side.hand)
    standing = position.board.get(place)
    return position.step == notation.REVEAL and standing is not None and not standing.up
