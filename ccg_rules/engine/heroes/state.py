"""The state of a game of Berserk Heroes: plain ints, flat lists and bit masks, so that a copy is cheap.

Rules live elsewhere (`attack`, `queue`, …) and read and change a state; this module only knows where things
are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ccg_rules.engine.moment import CHANCE as CHANCE
from ccg_rules.engine.moment import DRAWN as DRAWN
from ccg_rules.engine.moment import NOBODY as NOBODY
from ccg_rules.engine.moment import Moment
from ccg_rules.notation.heroes.abilities import PERMANENT
from ccg_rules.notation.heroes.cards import FIRST_ACQUIRED
from ccg_rules.notation.heroes.places import FIELDS, PLACES, SUPPORTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ccg_rules.engine.heroes.cast import Cast
    from ccg_rules.engine.heroes.rules import Rules
    from ccg_rules.notation.heroes.abilities import Ability

# Where a card is: a place in play (see `ccg_rules.notation.heroes.places`), or one of these.
HAND = -1
DECK = -2
GRAVEYARD = -3

# Steps, in the order in which they are played: the indices of `ccg_rules.notation.heroes.position.STEPS`.
EXCHANGE, RECOVERY, ACCUMULATION, REVEAL, TRIGGERS, CHOICE = range(6)
DECLARED, DEFENDER, STRUCK, CLOSED, ABILITY, PLAYING, END, OVER = range(6, 14)

# Kinds of objects in the Queue.
BY_ABILITY, STRIKE = range(2)


class Using(NamedTuple):
    """An ability for which a place is being chosen: the card and definition, and whose choice it is."""

    card: int
    definition: int
    player: int


class Waiting(NamedTuple):
    """A triggered ability that waits to be put into the Queue."""

    player: int
    card: int
    definition: int


class Object(NamedTuple):
    """What waits in the Queue: an ability and the card chosen for it (-1: none), or a strike."""

    kind: int
    card: int
    definition: int
    player: int
    target: int


class Acquired(NamedTuple):
    """An ability a card has acquired, until the end of a turn or its owner's turn (-1: for good)."""

    card: int
    definition: int
    until: int


class Attack(NamedTuple):
    """An attack under way: the cards that attack, are attacked and defend (-1: none)."""

    attacker: int
    target: int
    defender: int


class State(Moment):
    """One moment of a game. `copy` gives an independent one; the cast and the rules are shared."""

    __slots__ = (
        *("cast", "rules", "where", "board", "hand", "library", "graveyard"),
        *("up", "closed", "new", "attacked", "defended"),
        *("counters", "wounds", "used", "used_now", "acquired"),
        *("coins", "closed_coins", "failed_draws", "drawing", "exchanged"),
        *("active", "queue", "waiting", "using", "chosen", "attack"),
    )

    def __init__(self, cast: Cast, rules: Rules) -> None:
        super().__init__(CHOICE)
        size = len(cast.cards)
        self.cast = cast
        self.rules = rules
        # Where the cards are
        self.where = [DECK] * size
        self.board = [-1] * PLACES
        self.hand: list[list[int]] = [[], []]
        self.library: list[list[int] | None] = [[], []]
        """The cards of a deck from the top; None: shuffled, they have no order."""
        self.graveyard: list[list[int]] = [[], []]
        # How they are
        self.up = 0
        self.closed = 0
        self.new = 0
        self.attacked = 0
        self.defended = 0
        self.counters = [0] * size
        self.wounds = [0] * size
        self.used: list[tuple[int, int]] = []
        """Card and definition of the abilities used in this game, of those that are used once a game."""
        self.used_now: list[tuple[int, int]] = []
        """Card and definition of the abilities used since the marks were taken off, as often as they were."""
        self.acquired: list[Acquired] = []
        # What the players have
        self.coins = [0, 0]
        self.closed_coins = [0, 0]
        self.failed_draws = [0, 0]
        self.drawing = [0, 0]
        """How many cards each player has still to draw."""
        self.exchanged = [False, False]
        # The turn
        self.active = NOBODY
        self.queue: list[Object] = []
        self.waiting: list[Waiting] = []
        self.using: Using | None = None
        self.chosen: list[int] = []
        self.attack: Attack | None = None

    def copy(self) -> State:
        """Return an independent copy with the same future."""
        twin = State.__new__(State)
        twin.cast = self.cast
        twin.rules = self.rules
        twin.step = self.step
        twin.actor = self.actor
        twin.winner = self.winner
        twin.seed = self.seed
        twin.turn = self.turn
        twin.trace = self.trace.copy()
        twin.where = self.where[:]
        twin.board = self.board[:]
        twin.hand = [self.hand[0][:], self.hand[1][:]]
        twin.library = [None if cards is None else cards[:] for cards in self.library]
        twin.graveyard = [self.graveyard[0][:], self.graveyard[1][:]]
        twin.up = self.up
        twin.closed = self.closed
        twin.new = self.new
        twin.attacked = self.attacked
        twin.defended = self.defended
        twin.counters = self.counters[:]
        twin.wounds = self.wounds[:]
        twin.used = self.used[:]
        twin.used_now = self.used_now[:]
        twin.acquired = self.acquired[:]
        twin.coins = self.coins[:]
        twin.closed_coins = self.closed_coins[:]
        twin.failed_draws = self.failed_draws[:]
        twin.drawing = self.drawing[:]
        twin.exchanged = self.exchanged[:]
        twin.active = self.active
        twin.queue = self.queue[:]
        twin.waiting = self.waiting[:]
        twin.using = self.using
        twin.chosen = self.chosen[:]
        twin.attack = self.attack
        return twin

    # What is where

    def in_play(self, player: int) -> Iterator[int]:
        """Yield the player's cards in play, by place."""
        owners = self.cast.owners
        return (card for card in self.board if card >= 0 and owners[card] == player)

    def lying(self) -> Iterator[int]:
        """Yield the cards in play, by place."""
        return (card for card in self.board if card >= 0)

    def creatures(self, player: int) -> list[int]:
        """Return the player's creatures in play, by place."""
        return [self.board[place] for place in FIELDS[player] if self.board[place] >= 0]

    def hero(self, player: int) -> int:
        """Return the player's hero."""
        return self.board[player]

    def deck(self, player: int) -> list[int]:
        """Return the cards of the player's deck: from the top, or in no order where it is shuffled."""
        library = self.library[player]
        if library is not None:
            return library
        return [card for card in self.cast.of(player) if self.where[card] == DECK]

    def free_place(self, player: int, kind: str) -> int:
        """Return the first free place for a creature or a support card, -1 when there is none."""
        zone = (FIELDS if kind == "creature" else SUPPORTS)[player]
        return next((place for place in zone if self.board[place] < 0), -1)

    def is_up(self, card: int) -> bool:
        """Tell whether the card is face up: both players know it."""
        return bool(self.up >> card & 1)

    def is_hidden(self, card: int) -> bool:
        """Tell whether the card lies face down."""
        return self.where[card] >= 0 and not self.is_up(card)

    def is_closed(self, card: int) -> bool:
        """Tell whether the card is closed."""
        return bool(self.closed >> card & 1)

    def hidden(self, player: int) -> list[int]:
        """Return the player's hidden cards, by place."""
        return [card for card in self.in_play(player) if not self.is_up(card)]

    def open_coins(self, player: int) -> int:
        """Return how many coins the player can spend."""
        return self.coins[player] - self.closed_coins[player]

    # Abilities

    def ability(self, definition: int) -> Ability:
        """Return the ability that a definition stands for."""
        return self.cast.definitions[definition]

    def lasting(self, definition: int) -> str:
        """Return until when an ability lasts that was granted, as what grants it says."""
        return self.cast.definitions[self.cast.granted.index(definition)].until

    def abilities(self, card: int) -> list[tuple[int, int]]:
        """Return number and definition of each ability of a card, the acquired ones from 8 on."""
        own = list(enumerate(self.cast.own[card]))
        got = [entry.definition for entry in self.acquired if entry.card == card]
        return own + list(enumerate(got, FIRST_ACQUIRED))

    def definition(self, card: int, number: int) -> int:
        """Return the definition of an ability by its number, -1 when the card has none of that number."""
        return next((definition for n, definition in self.abilities(card) if n == number), -1)

    def permanent(self, card: int, effect: str) -> Iterator[Ability]:
        """Yield the card's permanent abilities with that effect, its own and acquired ones."""
        for _, definition in self.abilities(card):
            ability = self.ability(definition)
            if ability.timing == PERMANENT and ability.effect == effect:
                yield ability

    # Changes

    def put(self, card: int, where: int) -> None:
        """Move a card to a place, a hand, a deck or a graveyard, from wherever it is."""
        before = self.where[card]
        owner = self.cast.owners[card]
        if before >= 0:
            self.board[before] = -1
        elif before == HAND:
            self.hand[owner].remove(card)
        elif before == DECK and (library := self.library[owner]) is not None:
            library.remove(card)
        self.where[card] = where
        if where >= 0:
            self.board[where] = card
        elif where == HAND:
            self.hand[owner].append(card)
        elif where == GRAVEYARD:
            self.graveyard[owner].append(card)

    def bury(self, cards: Iterable[int]) -> None:
        """Take from cards everything that they have only while they are in play."""
        gone = list(cards)
        for card in gone:
            keep = ~(1 << card)
            self.closed &= keep
            self.new &= keep
            self.attacked &= keep
            self.defended &= keep
            self.counters[card] = self.wounds[card] = 0
        self.acquired = [entry for entry in self.acquired if entry.card not in gone]
        self.used = [mark for mark in self.used if mark[0] not in gone]
        self.used_now = [mark for mark in self.used_now if mark[0] not in gone]
