"""What the engine answers: refusals with their authority, and what it does not play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.engine.citations import key_of
from ccg_rules.text import Message

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal: the citation it fails by, a message id and its arguments."""

    citation: int
    code: str
    args: Mapping[str, object]

    @property
    def key(self) -> str:
        """The key of the sentence or assumption that forbids the action."""
        return key_of(self.citation)

    @property
    def message(self) -> Message:
        """The refusal in words, still to be said in a language."""
        return Message(f"refused-{self.code}", self.args)


def refuse(citation: int, code: str, **args: object) -> Refusal:
    """Return the refusal by that citation."""
    return Refusal(citation, code, args)


class IllegalAction(ValueError):
    """An action that is not legal in this state was applied; the state is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(f"{refusal.message.say('en')} ({refusal.key})")


class UnsupportedRule(NotImplementedError):
    """The reference engine does not play this part of the rules; that is not "illegal"."""

    def __init__(self, message: str, **args: object) -> None:
        self.message = Message(message, args)
        super().__init__(self.message.say("en"))
