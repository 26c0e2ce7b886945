"""The trace in words: events are ints while a game is played, and are worded only when read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.citations import key_of
from ccg_rules.engine.decision import PLAYERS
from ccg_rules.text import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from ccg_rules.engine.moment import Event


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of the trace: the key it rests on, when, and what happened, still to be said in a language.

    `turn` is 0 before the first.
    """

    key: str
    turn: int
    step: str
    message: Message


@dataclass(frozen=True, slots=True)
class Telling:
    """How a game tells of its events.

    `arguments` are what the numbers of an event mean, by its code; those named in `worded` are said in its
    way, a `player` by name, everything else as it is. Events of `private` codes only their player reads,
    whose number comes first; those of `referee` codes neither player.
    """

    steps: Sequence[str]
    arguments: Mapping[str, Sequence[str]]
    worded: Mapping[str, Callable[[int], object]]
    private: Collection[str] = ()
    referee: Collection[str] = ()

    def is_told(self, event: Event, observer: int) -> bool:
        """Tell whether a player (0 or 1) may read of an event."""
        _, code, numbers = event
        if code in self.private:
            return numbers[2] == observer
        return code not in self.referee

    def entry(self, event: Event) -> Entry:
        """Return an event as an entry to read."""
        citation, code, (turn, step, *numbers) = event
        args: dict[str, object] = {}
        for name, number in zip(self.arguments[code], numbers, strict=True):
            if name == "player":
                args[name] = PLAYERS[number]
            else:
                args[name] = self.worded[name](number) if name in self.worded else number
        if code == "phase-begins":
            args["step"] = Message(f"step-{self.steps[step]}")
        return Entry(key_of(citation), turn, self.steps[step], Message(f"event-{code}", args))
