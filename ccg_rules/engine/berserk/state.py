"""The state of a game of Berserk: plain ints, flat lists and bit masks, so that a copy is cheap.

Rules live elsewhere (`deployment`, `window`, `priority`, …) and read and change a state; this module only
knows where things are.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, NamedTuple

from ccg_rules.engine.berserk.cast import ACQUIRED, REVEAL_ABILITY
from ccg_rules.engine.moment import CHANCE as CHANCE
from ccg_rules.engine.moment import DRAWN as DRAWN
from ccg_rules.engine.moment import NOBODY as NOBODY
from ccg_rules.engine.moment import Moment
from ccg_rules.notation.berserk.cells import cells_in, mask
from ccg_rules.notation.berserk.places import PLACES, ZONE_SLOTS, ZONE_STARTS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ccg_rules.engine.berserk.cast import Cast
    from ccg_rules.engine.berserk.rules import Rules

# Where a card is: a place (see `ccg_rules.notation.berserk.places`), or one of these.
SQUAD = -1
DECK = -2
GRAVEYARD = -3
DEAL = -4

# Steps, in the order in which they are played: the indices of `ccg_rules.notation.berserk.position.STEPS`.
REDEAL, BEFORE, RECRUITING, PLACING, AFTER, REVEAL, START, VANGUARD = range(8)
INITIAL, PREPARATION, OPENING, CHOICE, EXECUTION, MOVEMENT, ACTION, FINAL, OVER = range(8, 17)

# How an ability that is being declared goes on when all places are chosen.
AT_ONCE, TO_STACK, PAID = range(3)

# Kinds of objects on the stack, and what a payment takes.
ABILITY, ACT, MOVE, PAYMENT, STRIKE = range(5)
CLOSING, POINT, GOLD, SILVER = range(4)


# How far an attack has come: the indices of `ccg_rules.notation.berserk.position.STAGES`.
DEFENDING, ROLLING, WEAKENING = range(3)


class Using(NamedTuple):
    """An ability being declared: the card and definition, who declares it, X, and how it goes on."""

    card: int
    definition: int
    player: int
    value: int
    mode: int


class Waiting(NamedTuple):
    """A triggered ability that waits to be put on the stack. X is -1 where it is read on execution."""

    player: int
    card: int
    definition: int
    value: int


class Object(NamedTuple):
    """A game action on the stack.

    `ABILITY` is a triggered or sudden ability, `ACT` an action, `STRIKE` a simple strike and `MOVE` a
    movement declared in the Choice Subphase, `PAYMENT` what is due after one of them: `definition` says of
    what kind, `value` how much; `first` is the defender who closes as well.
    `first` and `second` are the cards chosen (for a shift, `second` is a place; for a movement the place it
    goes to), `place` is where the card was when it was declared.
    """

    kind: int
    card: int
    definition: int
    player: int
    value: int
    first: int
    second: int
    place: int


class Attack(NamedTuple):
    """A strike being executed: who strikes whom, who defends (-1: nobody), and the dice rolled so far."""

    attacker: int
    target: int
    defender: int
    stage: int
    dice: tuple[int, ...]
    unanswered: bool


class Acquired(NamedTuple):
    """An ability a card has acquired: until the end of a turn (-1: for good), or until it has triggered."""

    card: int
    definition: int
    until: int
    delayed: int


def numbers(values: Iterable[int]) -> array[int]:
    """Return numbers that are copied with every state: an array costs the garbage collector nothing."""
    return array("i", values)


class State(Moment):
    """One moment of a game. `copy` gives an independent one; the cast and the rules are shared."""

    __slots__ = (
        *("cast", "rules", "where", "board", "lies", "in_play", "hand", "deal", "library", "deck"),
        *("taken", "returned"),
        *("up", "closed", "counters", "wounds", "points", "used", "used_now", "acquired", "fixed"),
        *("x", "replaced", "paid", "gold", "silver", "forbidden"),
        *("declined", "next_to_use", "using", "chosen", "taking", "rearranged"),
        *("redeals", "entitled", "announced", "drawing"),
        *("active", "holder", "passes", "stack", "waiting", "must_ask", "attack", "dice"),
    )

    def __init__(self, cast: Cast, rules: Rules) -> None:
        super().__init__(PLACING)
        size = len(cast.cards)
        self.cast = cast
        self.rules = rules
        # Where the cards are
        self.where = numbers([SQUAD] * size)
        self.board = numbers([-1] * PLACES)
        self.lies = [0, 0]
        """By player, the mask of the places on which their cards lie: kept with the board, for speed."""
        self.in_play = [0, 0]
        """By player, the mask of their cards that lie there."""
        self.hand: list[list[int]] = [[], []]
        self.deal: list[list[int]] = [[], []]
        self.library: list[list[int] | None] = [None, None]
        """The named cards of a deck from the top; None: shuffled, they have no order."""
        self.deck = [0, 0]
        self.taken: list[list[int]] = [[], []]
        """The cards of the squad in the order in which they were taken, returned ones included."""
        self.returned = 0
        # How they are
        self.up = 0
        self.closed = 0
        self.counters = numbers([0] * size)
        self.wounds = numbers([0] * size)
        self.points = numbers([card.points for card in cast.cards])
        self.used = numbers([0] * size)
        self.used_now: list[tuple[int, int]] = []
        self.acquired: list[Acquired] = []
        self.fixed: list[tuple[int, int, int]] = []
        self.x = [card.x for card in cast.cards]
        self.replaced = 0
        self.paid = [card.paid for card in cast.cards]
        # What the players have and have said
        self.gold = numbers([0, 0])
        self.silver = numbers([0, 0])
        self.forbidden = [0, 0]
        self.declined = [False, False]
        self.next_to_use = 0
        self.using: Using | None = None
        self.chosen: tuple[int, ...] = ()
        self.taking: tuple[int, int, int, int] | None = None
        """A card being taken from the deal: player, card, whether at its replaced cost, X (-1: not said)."""
        self.rearranged: tuple[tuple[int, int], ...] = ()
        self.redeals = [0, 0]
        self.entitled = [True, True]
        self.announced = [0, 0]
        """By player: 0 has not spoken in this round, 1 redeals, 2 keeps."""
        self.drawing = [0, 0]
        """How many cards each player has still to draw."""
        # The turn
        self.active = NOBODY
        self.holder = NOBODY
        """Who has priority, where nothing else is asked first."""
        self.passes = 0
        self.stack: list[Object] = []
        self.waiting: list[Waiting] = []
        self.must_ask = [False, False]
        """Players who are asked about triggered abilities even if none waits (`A-always-asked`)."""
        self.attack: Attack | None = None
        self.dice: tuple[int, ...] = ()
        """What the next dice show, whatever the seed."""

    def copy(self) -> State:
        """Return an independent copy with the same future."""
        twin = State.__new__(State)
        twin.cast = self.cast
        twin.rules = self.rules
        twin.step = self.step
        twin.actor = self.actor
        twin.winner = self.winner
        twin.seed = self.seed
        twin.where = self.where[:]
        twin.board = self.board[:]
        twin.lies = self.lies[:]
        twin.in_play = self.in_play[:]
        twin.returned = self.returned
        twin.up = self.up
        twin.closed = self.closed
        twin.counters = self.counters[:]
        twin.wounds = self.wounds[:]
        twin.points = self.points[:]
        twin.used = self.used[:]
        twin.used_now = self.used_now[:]
        twin.acquired = self.acquired[:]
        twin.fixed = self.fixed[:]
        twin.replaced = self.replaced
        twin.gold = self.gold[:]
        twin.silver = self.silver[:]
        twin.declined = self.declined[:]
        twin.next_to_use = self.next_to_use
        twin.using = self.using
        twin.chosen = self.chosen
        twin.taking = self.taking
        twin.rearranged = self.rearranged
        twin.turn = self.turn
        twin.active = self.active
        twin.holder = self.holder
        twin.passes = self.passes
        twin.stack = self.stack[:]
        twin.waiting = self.waiting[:]
        twin.must_ask = self.must_ask[:]
        twin.attack = self.attack
        twin.dice = self.dice
        twin.trace = self.trace.copy()
        if self.step < INITIAL:
            self._copy_preliminaries(twin)
        else:
            self._share_preliminaries(twin)
        return twin

    def _copy_preliminaries(self, twin: State) -> None:
        """Give a copy its own of what the steps before the Main Battle Phase change."""
        twin.hand = [self.hand[0][:], self.hand[1][:]]
        twin.deal = [self.deal[0][:], self.deal[1][:]]
        twin.library = [None if cards is None else cards[:] for cards in self.library]
        twin.deck = self.deck[:]
        twin.taken = [self.taken[0][:], self.taken[1][:]]
        twin.x = self.x[:]
        twin.paid = self.paid[:]
        twin.forbidden = self.forbidden[:]
        twin.redeals = self.redeals[:]
        twin.entitled = self.entitled[:]
        twin.announced = self.announced[:]
        twin.drawing = self.drawing[:]

    def _share_preliminaries(self, twin: State) -> None:
        """Let a copy share what nothing changes any more once turns are played."""
        twin.hand, twin.deal, twin.library, twin.deck = self.hand, self.deal, self.library, self.deck
        twin.taken, twin.x, twin.paid, twin.forbidden = self.taken, self.x, self.paid, self.forbidden
        twin.redeals, twin.entitled = self.redeals, self.entitled
        twin.announced, twin.drawing = self.announced, self.drawing

    # What is where

    def occupied(self) -> int:
        """Return the mask of the places on which a card lies."""
        return self.lies[0] | self.lies[1]

    def squad(self, player: int) -> list[int]:
        """Return the player's cards that are still to be placed."""
        return [card for card in self.hand[player] if card >= 0]

    def places_of(self, player: int) -> tuple[int, ...]:
        """Return the places on which the player's cards lie, in ascending order."""
        return cells_in(self.lies[player])

    def terrain(self, observer: int) -> int:
        """Return the mask of the places on which terrain lies, as far as a player knows."""
        cards = (self.in_play[0] | self.in_play[1]) & self.cast.terrain
        return mask(self.where[card] for card in cells_in(cards) if self.is_known(card, observer))

    def lying(self) -> list[int]:
        """Return the cards that lie on the board or in an additional zone, by place."""
        return [self.board[place] for place in cells_in(self.lies[0] | self.lies[1])]

    def in_force(self, card: int) -> bool:
        """Tell whether the card is in the squad or on the table, where its abilities have influence."""
        return self.where[card] not in (DECK, GRAVEYARD, DEAL)

    def is_known(self, card: int, observer: int) -> bool:
        """Tell whether a player knows the card: their own, or one that is face up."""
        return self.cast.owners[card] == observer or bool(self.up >> card & 1)

    def is_up(self, card: int) -> bool:
        """Tell whether the card is face up: revealed, or shown from the deal or the squad."""
        return bool(self.up >> card & 1)

    def is_revealed(self, card: int) -> bool:
        """Tell whether the card has been revealed: it is face up, and not just shown from deal or squad."""
        return self.is_up(card) and self.where[card] not in (DEAL, SQUAD)

    def is_closed(self, card: int) -> bool:
        """Tell whether the card is closed."""
        return bool(self.closed >> card & 1)

    def has_hidden(self, player: int) -> bool:
        """Tell whether a card of the player lies face down."""
        return bool(self.in_play[player] & ~self.up)

    def is_ordering(self) -> bool:
        """Tell whether somebody has first to be asked about abilities that have triggered."""
        return bool(self.waiting) or any(self.must_ask)

    # Abilities

    def abilities(self, card: int) -> list[tuple[int, int]]:
        """Return number and definition of each ability of a card, the acquired ones from `ACQUIRED` on."""
        own = self.cast.numbered[card]
        if not self.acquired:
            return own
        got = [entry.definition for entry in self.acquired if entry.card == card]
        return own + list(enumerate(got, ACQUIRED)) if got else own

    def abilities_with(self, card: int, timing: str) -> list[tuple[int, int]]:
        """Return number and definition of each ability of that timing that a card has."""
        own = self.cast.with_timing[card].get(timing, [])
        if not self.acquired or (found := self.abilities(card)) is self.cast.numbered[card]:
            return own
        known = self.cast.definitions
        return [(n, d) for n, d in found if known[d].timing == timing]

    def having(self, player: int, timing: str) -> list[tuple[int, int, int]]:
        """Return card, number and definition of abilities of that timing of the player's cards in play."""
        in_play = self.in_play[player]
        found = [entry for entry in self.cast.timed.get(timing, ()) if in_play >> entry[0] & 1]
        for card in dict.fromkeys(entry.card for entry in self.acquired):
            if in_play >> card & 1:
                got = self.abilities_with(card, timing)
                found += [(card, number, definition) for number, definition in got if number >= ACQUIRED]
        return found

    def definition(self, card: int, number: int) -> int:
        """Return the definition of an ability by its number, -1 when the card has none of that number."""
        if number == REVEAL_ABILITY:
            return -1
        return next((definition for n, definition in self.abilities(card) if n == number), -1)

    def has(self, card: int, effect: str) -> bool:
        """Tell whether the card has a permanent ability with that effect, of its own or acquired."""
        return effect in self.cast.permanent[card] or any(
            entry.card == card
            and self.cast.definitions[entry.definition].timing == "permanent"
            and self.cast.definitions[entry.definition].effect == effect
            for entry in self.acquired
        )

    # Changes

    def put(self, card: int, place: int) -> None:
        """Move a card to a place, deck or graveyard, from wherever it is."""
        before = self.where[card]
        owner = self.cast.owners[card]
        if before >= 0 and self.board[before] == card:
            self.board[before] = -1
            self.lies[owner] &= ~(1 << before)
            self.in_play[owner] &= ~(1 << card)
        for held in (self.hand[owner], self.deal[owner]):
            if card in held:
                held[held.index(card)] = -1
        self.where[card] = place
        if place >= 0:
            self.lay(card, place)

    def lay(self, card: int, place: int) -> None:
        """Let a card lie on a place."""
        owner = self.cast.owners[card]
        self.board[place] = card
        self.where[card] = place
        self.lies[owner] |= 1 << place
        self.in_play[owner] |= 1 << card

    def zone_slot(self, player: int) -> int:
        """Return the first free slot of the player's additional zone."""
        start = ZONE_STARTS[player]
        return next(place for place in range(start, start + ZONE_SLOTS) if self.board[place] < 0)

    def exchange(self, first: int, second: int) -> None:
        """Exchange what lies on two places; either may be empty."""
        cards = self.board[first], self.board[second]
        both = ~(1 << first | 1 << second)
        self.lies = [self.lies[0] & both, self.lies[1] & both]
        self.board[first] = self.board[second] = -1
        for card, place in zip(cards, (second, first), strict=True):
            if card >= 0:
                self.lay(card, place)
