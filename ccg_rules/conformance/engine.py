"""What an engine must offer to be tested, whatever language it is written in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ccg_rules.conformance.answers import Answer
    from ccg_rules.text import Words

Struct = dict[str, Any]
"""An action struct, as in the notation of the game (`docs/position.md`)."""

View = dict[str, Any]
"""A position as one player sees it, as in `docs/position.md`."""


@dataclass(frozen=True, slots=True)
class TraceEntry:
    """Something that happened, and the key an engine says it rests on."""

    key: str
    words: Words


class Engine(Protocol):
    """An engine at the table.

    `set_up`, `act` and `view` are all that is needed. `check`, `legal` and `trace` are used when their names
    are among the `capabilities`; otherwise the table derives what it can. Without `concede` and `draw` what
    they are needed for is unsupported. Any method may raise `EngineError`; `set_up` may raise `Unsupported`.
    """

    id: str
    name: str
    version: str
    capabilities: frozenset[str]

    def set_up(self, edition: str, position: Mapping[str, Any]) -> None:
        """Begin at a position, by the rules of an edition; what was played before is forgotten."""

    def act(self, action: Struct) -> Answer:
        """Try an action. After a refusal everything must be as it was."""

    def view(self, observer: int) -> View:
        """Return what player 1 or 2 can see."""

    def check(self, action: Struct) -> Answer:
        """Answer as `act` would, without acting."""

    def legal(self) -> list[Struct]:
        """Return the legal actions of the player to act."""

    def trace(self) -> list[TraceEntry]:
        """Return what has happened since the set-up."""

    def concede(self, player: int) -> Answer:
        """Let player 1 or 2 concede, whoever is to act. After a refusal everything must be as it was."""

    def draw(self) -> Answer:
        """Let both players agree to a draw. After a refusal everything must be as it was."""

    def close(self) -> None:
        """Let go of what the engine holds."""
