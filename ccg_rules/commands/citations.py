"""`ccg-rules citations`: whether the citations in somebody's texts stand: rulings, answers, notes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ccg_rules.commands.terminal import coloured, wrapped
from ccg_rules.rulebook import load
from ccg_rules.rulebook.citations import check_mention, mentions_in, unread_in
from ccg_rules.text import Message, Told, say

if TYPE_CHECKING:
    import argparse

    from ccg_rules.rulebook.citations import Doubt
    from ccg_rules.text import Lang


class NotText(Told):
    """A file is not UTF-8; `message` says so."""


def run(options: argparse.Namespace, lang: Lang) -> int:
    """Print what is wrong with each citation, and what would be right; 1 when anything is."""
    rulebook = load()
    checked = {True: 0, False: 0}
    doubtful = 0
    for file in options.files:
        text = read_text(file)
        mentions = sorted(
            (*mentions_in(text), *unread_in(text, rulebook.editions)), key=lambda each: each.line
        )
        for mention in mentions:
            checked[mention.quote is not None] += 1
            doubts = check_mention(rulebook, mention)
            doubtful += bool(doubts)
            for doubt in doubts:
                print(f"{file}:{mention.line}: {coloured(doubt.message.say(lang), 'violates')}")
                for text in _help(doubt, lang):
                    print(text)
    print(say(lang, "citations-checked", quoted=checked[True], bare=checked[False], doubtful=doubtful))
    return int(bool(doubtful))


def read_text(file: str) -> str:
    """Return the text of a file. Raises `NotText`, and `OSError` when it cannot be read."""
    try:
        return Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise NotText(Message("citations-not-utf-8", {"file": file})) from None


def _help(doubt: Doubt, lang: Lang) -> list[str]:
    if doubt.proposal:
        return wrapped(say(lang, "citations-right", proposal=doubt.proposal), 4)
    return wrapped(say(lang, "citations-nearest", nearest=doubt.nearest), 4) if doubt.nearest else []
