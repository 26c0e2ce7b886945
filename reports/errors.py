"""What can go wrong with a report."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ccg_rules.text import Message


class ReportError(Exception):
    """A report that cannot be made; `message` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return self.message.say("en")
