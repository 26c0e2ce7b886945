"""`ccg-rules impact`: what leans on an edition, and how it stands in another."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, get_args

from ccg_rules.commands import given
from ccg_rules.commands.citations import read_text
from ccg_rules.commands.sides import side_by_side
from ccg_rules.commands.terminal import coloured, wrapped
from ccg_rules.conformance import proof as proofs
from ccg_rules.conformance.impact import Leaning, Status, by_status, impact
from ccg_rules.conformance.scenarios import load_features
from ccg_rules.files import write_whole
from ccg_rules.locations import features_dir
from ccg_rules.rulebook import load
from ccg_rules.rulebook.revisions import NOTHING, compare, load_forced
from ccg_rules.text import say

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence

    from ccg_rules.conformance.impact import Entry, Impact
    from ccg_rules.text import Lang

_CALM = (Status.OK, Status.RENUMBERED, Status.TYPOGRAPHIC)
_COLOURS = {
    Status.REMOVED: "violates",
    Status.SPLIT: "stale",
    Status.REWORDED: "stale",
    Status.NUMBER_REUSED: "stale",
    Status.NOT_COVERED: "untested",
    Status.OK: "conforms",
}


def run(options: argparse.Namespace, lang: Lang) -> int:
    """Print how everything stands, and write it as JSON if asked to."""
    rulebook = load()
    old, new = (given.edition(each, rulebook) for each in (options.old, options.new))
    forced = load_forced(Path(options.forced), old, new) if options.forced else NOTHING
    features = load_features(Path(options.features) if options.features else features_dir())
    rulings = {name: read_text(name) for name in options.rulings or ()}
    found = impact(rulebook, features, compare(old, new, forced), proofs.shipped(), rulings)
    for line in told(found, lang):
        print(line)
    if options.json:
        import json

        write_whole(Path(options.json), json.dumps(found.to_json(), ensure_ascii=False, indent=1) + "\n")
        print(say(lang, "verify-wrote", file=options.json))
    return 0


def told(found: Impact, lang: Lang) -> Iterator[str]:
    """Yield the list, what leans on what by kind, the gravest first; what stands firm is only counted."""
    yield coloured(say(lang, "impact-title", old=found.old.id, new=found.new.id), "strong")
    for kind in get_args(Leaning):
        entries = found.of(kind)
        if not entries:
            continue
        counts = ", ".join(
            coloured(f"{say(lang, f'impact-{status}')} {n}", _COLOURS.get(status, "informative"))
            for status, n in found.counts(kind).items()
        )
        yield ""
        yield coloured(say(lang, f"impact-of-{kind}", n=len(entries)), "strong") + f" {counts}"
        for status, group in by_status(entries).items():
            if status not in _CALM:
                yield from _group(kind, status, group, lang)
    yield from _doubts(found, lang)


def _doubts(found: Impact, lang: Lang) -> Iterator[str]:
    """Yield what rulings cite wrongly: of that nothing can be said."""
    if found.doubts:
        yield ""
        yield coloured(say(lang, "impact-doubts", n=len(found.doubts), old=found.old.id), "violates")
    for where, doubt in found.doubts:
        yield from wrapped(f"{where}: {doubt.message.say(lang)}", 4)


def _group(kind: Leaning, status: Status, entries: Sequence[Entry], lang: Lang) -> Iterator[str]:
    yield f"  {coloured(say(lang, f'impact-{status}'), _COLOURS.get(status, 'strong'))}"
    by_text: dict[tuple[str, str, str | None], list[Entry]] = {}
    for entry in entries:
        fate = entry.fate
        by_text.setdefault((fate.old_number, fate.old_text, fate.new_text), []).append(entry)
    for (number, old_text, new_text), group in by_text.items():
        fate = group[0].fate
        arrow = f" → {fate.new_number}" if fate.new_number else ""
        reused = f"  ({say(lang, 'impact-reused', number=number.strip('[]'))})" if fate.number_reused else ""
        where = list(dict.fromkeys(entry.where for entry in group))
        shown = ", ".join(where[:4]) + (say(lang, "impact-more", n=len(where) - 4) if len(where) > 4 else "")
        yield from wrapped(f"{number}{arrow}{reused}: {shown}", 4)
        if kind == "quote" and status is Status.NOT_COVERED:
            continue
        if new_text is None or status is Status.NUMBER_REUSED:
            if kind == "quote":
                yield from wrapped(f"«{old_text}»", 6)
        elif kind != "deviation":
            yield from side_by_side(old_text, new_text, 6)
