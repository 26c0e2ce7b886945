"""`ccg-rules citations`: whether the citations in somebody's texts stand: rulings, answers, notes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ccg_rules.commands.terminal import coloured, wrapped
from ccg_rules.rulebook import QuoteSyntaxError, load
from ccg_rules.rulebook.citations import check_citation, citations_in
from ccg_rules.text import Message, say

if TYPE_CHECKING:
    import argparse

    from ccg_rules.text import Lang


class NotText(Exception):
    """A file is not UTF-8; `message` says so."""

    def __init__(self, message: Message) -> None:
        """Keep the message to be worded."""
        super().__init__(message.say("en"))
        self.message = message


def run(options: argparse.Namespace, lang: Lang) -> int:
    """Print what is wrong with each citation, and what would be right; 1 when anything is."""
    rulebook = load()
    checked = doubtful = 0
    for file in options.files:
        try:
            text = Path(file).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise NotText(Message("citations-not-utf-8", {"file": file})) from None
        try:
            found = list(citations_in(text))
        except QuoteSyntaxError as error:
            raise NotText(error.message) from None
        checked += len(found)
        for line, quote in found:
            doubts = check_citation(rulebook, quote)
            doubtful += bool(doubts)
            for doubt in doubts:
                print(f"{file}:{line}: {coloured(doubt.message.say(lang), 'violates')}")
                for text in _help(doubt.nearest and doubt.nearest.text, doubt.proposal, lang):
                    print(text)
    print(say(lang, "citations-checked", n=checked, doubtful=doubtful))
    return int(bool(doubtful))


def _help(nearest: str | None, proposal: str | None, lang: Lang) -> list[str]:
    lines = []
    if proposal:
        lines += wrapped(say(lang, "citations-right", proposal=proposal), 4)
    elif nearest:
        lines += wrapped(say(lang, "citations-nearest", nearest=nearest), 4)
    return lines
