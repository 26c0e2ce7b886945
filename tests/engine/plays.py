"""What random walks have to know of a game; see `berserk_play` and `heroes_play`, and `walks` that walk."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from ccg_rules.engine.codes import split

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from random import Random

    from ccg_rules.engine.games import Battle


@dataclass
class Stats:
    """What has been played: decisions and refusals by kind, abilities by timing and effect."""

    decisions: Counter[str] = field(default_factory=Counter)
    questions: Counter[str] = field(default_factory=Counter)
    timings: Counter[str] = field(default_factory=Counter)
    effects: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    codes: Counter[str] = field(default_factory=Counter)
    keys: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    turns: int = 0

    def add(self, other: Stats) -> None:
        """Add what another has counted."""
        for name in ("decisions", "questions", "timings", "effects", "refusals", "codes", "keys", "ends"):
            getattr(self, name).update(getattr(other, name))
        self.turns += other.turns


class Play:
    """One game as it is played at random.

    `stats` counts the abilities that are executed, while it is set. `quiet` are the kinds of actions that
    end something, and that are chosen less often, `eager` those that bring the end of the game nearer, and
    that are chosen more often; `own_chapters` the chapters that an edition has from the
    first sentence to the last, so that it borrows nothing there.
    """

    stats: Stats | None = None
    quiet: ClassVar[tuple[int, ...]] = ()
    eager: ClassVar[tuple[int, ...]] = ()
    own_chapters: ClassVar[Mapping[str, tuple[str, ...]]] = {}

    def begin(self, edition: str, seed: int, *, counted: bool) -> Battle:
        """Return a battle of two decks of the pool about to be dealt; each tenth leaves chance to be told."""
        raise NotImplementedError

    def count(self, timing: str, effect: str) -> None:
        """Count an ability that is executed."""
        if self.stats is not None:
            self.stats.timings[timing] += 1
            self.stats.effects[effect] += 1

    def choose(self, battle: Battle, random: Random) -> int:
        """Return a legal action: strikes more often than chance has it, passes and refusals to act less."""
        legal = battle.legal_actions()
        if len(legal) == 1:
            return legal[0]
        liking = random.random()
        if liking < 0.4:
            eager = [action for action in legal if split(action)[0] in self.eager]
            if eager:
                return random.choice(eager)
        if liking < 0.7:
            lively = [action for action in legal if split(action)[0] not in self.quiet]
            return random.choice(lively or legal)
        return random.choice(legal)

    def plausible(self, battle: Battle, random: Random) -> int:
        """Return an action somebody might try: mostly with places on which something lies."""
        raise NotImplementedError

    def vocabulary(self) -> Iterator[int]:
        """Yield every action there is."""
        raise NotImplementedError

    def nothing_is_lost(self, battle: Battle, data: Mapping[str, Any]) -> None:
        """Hold that everything is somewhere, each card once, and that no amount is below zero."""
        raise NotImplementedError

    def may_be_swapped(self, battle: Battle, data: Mapping[str, Any], card: int) -> bool:
        """Tell whether a card that the other player has not seen might be another unseen card."""
        raise NotImplementedError

    def is_alike(self, battle: Battle, one: int, other: int) -> bool:
        """Tell whether two unseen cards are so much alike that nothing public sets them apart."""
        raise NotImplementedError

    def touched(self, battle: Battle, action: int) -> set[int]:
        """Return the cards at the places that an action names."""
        raise NotImplementedError
