"""What engines answer at the table, and the ways in which playing a scenario can end."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from ccg_rules.text import Message, Words

if TYPE_CHECKING:
    from ccg_rules.text import Lang


class Reply(StrEnum):
    """An engine's answer to an action."""

    ACCEPTED = "accepted"
    REFUSED = "refused"
    UNSUPPORTED = "unsupported"


@dataclass(frozen=True, slots=True)
class Answer:
    """An engine's answer to an action, with the key it cites and its own words, where it gives any."""

    reply: Reply
    key: str | None = None
    words: Words | None = None


class Outcome(StrEnum):
    """How a scenario, or a step of it, ended."""

    PASSED = "passed"
    FAILED = "failed"
    ERRORED = "errored"
    UNSUPPORTED = "unsupported"
    SKIPPED = "skipped"


class ScenarioEnd(Exception):
    """A scenario cannot go on; `outcome` says how it ended and `message` why."""

    outcome: Outcome

    def __init__(self, message: str, **args: Any) -> None:
        self.message = Message(message, args)
        super().__init__(self.message.say("en"))

    def say(self, lang: Lang) -> str:
        """Word the reason."""
        return self.message.say(lang)


class ExpectationFailed(ScenarioEnd):
    """What must hold does not: the only end that speaks against an engine's rules."""

    outcome = Outcome.FAILED


class EngineError(ScenarioEnd):
    """The engine crashed, hung, broke the protocol, or could not be brought to the position."""

    outcome = Outcome.ERRORED


class Unsupported(ScenarioEnd):
    """The engine says that it does not know this mechanic; that is not a refusal."""

    outcome = Outcome.UNSUPPORTED
