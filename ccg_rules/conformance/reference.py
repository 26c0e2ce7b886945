"""The reference engine at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ccg_rules import __version__
from ccg_rules.conformance.answers import Answer, Reply, Unsupported
from ccg_rules.conformance.engine import Struct, TraceEntry, View
from ccg_rules.engine import IllegalAction, Refusal, UnsupportedRule, load_game
from ccg_rules.text import words

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ccg_rules.engine.games import Battle, Game


SEED = 1
"""What chance is drawn from where a position does not say: no scenario depends on what it brings."""


class ReferenceEngine:
    """The reference engine, or one that deviates from it in a single rule.

    `games` gives the game of an edition; it is where a deviation comes in.
    """

    id = "reference"
    name = "ccg-rules reference engine"
    version = __version__
    capabilities = frozenset({"check", "legal", "trace", "concede", "draw"})

    def __init__(self, games: Callable[[str], Game] = load_game) -> None:
        self._games = games
        self._battle: Battle | None = None

    @property
    def battle(self) -> Battle:
        """The battle set up last."""
        assert self._battle is not None, "nothing has been set up yet"
        return self._battle

    def set_up(self, edition: str, position: Mapping[str, Any]) -> None:
        """Begin at a position; `Unsupported` when the edition is not played."""
        try:
            self._battle = self._games(edition).from_position({"seed": SEED, **position})
        except UnsupportedRule as unsupported:
            raise Unsupported(unsupported.message.id, **unsupported.message.args) from None

    def act(self, action: Struct) -> Answer:
        """Apply an action if it is legal."""
        try:
            return _done(lambda: self.battle.apply_action(self.battle.action(action)))
        except UnsupportedRule as unsupported:
            return _unsupported(unsupported)

    def check(self, action: Struct) -> Answer:
        """Say whether an action is legal, and by which key it is not."""
        try:
            refusal = self.battle.check(self.battle.action(action))
        except UnsupportedRule as unsupported:
            return _unsupported(unsupported)
        return Answer(Reply.ACCEPTED) if refusal is None else _refused(refusal)

    def legal(self) -> list[Struct]:
        """Return the legal actions."""
        return [dict(self.battle.struct(action)) for action in self.battle.legal_actions()]

    def view(self, observer: int) -> View:
        """Return the observation of a player."""
        return self.battle.observation(observer)

    def trace(self) -> list[TraceEntry]:
        """Return the trace of the battle."""
        return [TraceEntry(e.key, words(e.message.id, **e.message.args)) for e in self.battle.trace]

    def concede(self, player: int) -> Answer:
        """Let a player concede."""
        return _done(lambda: self.battle.concede(player))

    def draw(self) -> Answer:
        """Let both players agree to a draw."""
        return _done(self.battle.agree_to_draw)

    def close(self) -> None:
        """Nothing to let go of."""


def _done(act: Callable[[], None]) -> Answer:
    """Return the answer to something tried."""
    try:
        act()
    except IllegalAction as illegal:
        return _refused(illegal.refusal)
    return Answer(Reply.ACCEPTED)


def _refused(refusal: Refusal) -> Answer:
    return Answer(Reply.REFUSED, refusal.key, words(refusal.message.id, **refusal.message.args))


def _unsupported(unsupported: UnsupportedRule) -> Answer:
    message = unsupported.message
    return Answer(Reply.UNSUPPORTED, None, words(message.id, **message.args))
