"""What `ccg-rules perft` and `ccg-rules games` share: holding an engine to entries of the shared data."""

from __future__ import annotations

import difflib
from collections import Counter
from typing import TYPE_CHECKING, TypeVar

from ccg_rules.commands.terminal import Progress, coloured
from ccg_rules.conformance.answers import Outcome, ScenarioEnd
from ccg_rules.conformance.engines import open_engine
from ccg_rules.conformance.selection import Selection
from ccg_rules.conformance.vectors import raised
from ccg_rules.engine.games import played
from ccg_rules.text import Message, Told, say

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Sequence

    from ccg_rules.conformance.engine import Engine
    from ccg_rules.text import Lang

    Entry = TypeVar("Entry")

_SIGNS = {
    Outcome.PASSED: ("✓", "conforms"),
    Outcome.FAILED: ("✗", "violates"),
    Outcome.ERRORED: ("!", "errored"),
    Outcome.UNSUPPORTED: ("–", "unsupported"),
}


class WrongRequest(Told):
    """What is asked for does not exist, or makes no sense; `message` says what would be right."""


def hold_all(
    kind: str,
    options: argparse.Namespace,
    lang: Lang,
    read: Callable[[str], Sequence[Entry]],
    name: Callable[[Entry], str],
    hold: Callable[[Engine, Entry], Message],
) -> int:
    """Hold an engine to entries and print a line for each; return 1 if one failed or errored, else 0.

    `read` gives the entries of an edition, `hold` returns what there is to say when the engine agrees and
    raises a `ScenarioEnd` when it does not.
    """
    Selection(options.edition).check()
    editions = [options.edition] if options.edition else list(played())
    chosen = {edition: _chosen(read(edition), name, options.names) for edition in editions}
    if missing := _missing(kind, options.names, [name(e) for edition in editions for e in read(edition)]):
        raise WrongRequest(missing)
    engine, outcomes, progress = open_engine(options.engine), Counter[Outcome](), Progress(lang)
    total, done = sum(map(len, chosen.values())), 0
    try:
        print(say(lang, "data-engine", name=engine.name, version=engine.version))
        for edition, entries in chosen.items():
            print(coloured(edition, "strong"))
            for entry in entries:
                outcome, message = _held(engine, entry, hold)
                progress.end()
                print(_line(name(entry), outcome, message, lang))
                outcomes[outcome] += 1
                done += 1
                progress(kind, done, total)
    finally:
        progress.end()
        engine.close()
    counts = {str(outcome): outcomes[outcome] for outcome in _SIGNS}
    print(say(lang, "data-total", n=total, agree=counts.pop("passed"), **counts))
    return int(bool(outcomes[Outcome.FAILED] or outcomes[Outcome.ERRORED]))


def _held(engine: Engine, entry: Entry, hold: Callable[[Engine, Entry], Message]) -> tuple[Outcome, Message]:
    """Return what came of one entry. An engine that misbehaves costs this entry, nothing else."""
    try:
        return Outcome.PASSED, hold(engine, entry)
    except ScenarioEnd as end:
        return end.outcome, end.message
    except Exception as error:  # an engine in process may raise anything
        unforeseen = raised(error)
        return unforeseen.outcome, unforeseen.message


def _line(name: str, outcome: Outcome, message: Message, lang: Lang) -> str:
    sign, colour = _SIGNS[outcome]
    return f"  {coloured(sign, colour)} {name}: {message.say(lang)}"


def _chosen(entries: Sequence[Entry], name: Callable[[Entry], str], names: Sequence[str]) -> list[Entry]:
    return [entry for entry in entries if not names or name(entry) in names]


def _missing(kind: str, names: Sequence[str], known: Sequence[str]) -> Message | None:
    for name in names:
        if name not in known:
            nearest = ", ".join(difflib.get_close_matches(name, dict.fromkeys(known), 3, 0.0)) or "–"
            return Message(f"{kind}-unknown", {"name": name, "nearest": nearest})
    return None
