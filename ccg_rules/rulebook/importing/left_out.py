"""What stands in a file and is no rule: it is left out, and an import says so."""

from __future__ import annotations

from typing import Literal, NamedTuple

Kind = Literal["deleted", "hidden", "contents", "running", "margins", "comments", "navigation", "front"]
"""Why something is no rule.

`deleted`: struck through, or a tracked deletion. `running`: heads, feet and numbers of the pages of a PDF,
`margins`: the same of a .docx. `front`: what stands before the first number, such as a title page.
"""
KINDS: tuple[Kind, ...] = (
    "front",
    "contents",
    "deleted",
    "hidden",
    "running",
    "margins",
    "comments",
    "navigation",
)
"""In the order in which they are told."""


class LeftOut(NamedTuple):
    """A piece of a file that was left out, and why."""

    kind: Kind
    text: str


def leave_out(found: list[LeftOut], kind: Kind, text: str) -> None:
    """Note a piece of text; one that shows nothing is not worth telling."""
    if shown := " ".join(text.split()):
        found.append(LeftOut(kind, shown))
