"""Faults in hand-written data, gathered so that all of them are told at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.text import Message

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ccg_rules.text import Lang


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong: where, and what would be right."""

    place: str
    message: Message

    def say(self, lang: Lang) -> str:
        """Word the fault as `place: what is wrong`."""
        return f"{self.place}: {self.message.say(lang)}"


class NotationError(ValueError):
    """Data that is not in the notation; `faults` holds everything that is wrong with it."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(fault.say("en") for fault in self.faults))

    def say(self, lang: Lang) -> str:
        """Word every fault, one a line."""
        return "\n".join(fault.say(lang) for fault in self.faults)


def fault(place: str, message: str, **args: object) -> Fault:
    """Return the fault with that message at `place`."""
    return Fault(place, Message(message, args))
