"""`ccg-rules diff`: what became of every paragraph from one edition to another."""

from __future__ import annotations

import json
from collections import Counter
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from ccg_rules.commands import given
from ccg_rules.commands.terminal import coloured, redlined, wrapped
from ccg_rules.files import write_whole
from ccg_rules.rulebook import load
from ccg_rules.rulebook.revisions import NOTHING, Kind, TextChange, compare, load_forced
from ccg_rules.rulebook.revisions.changelog import changelog
from ccg_rules.rulebook.revisions.shifts import shifts
from ccg_rules.rulebook.revisions.shown import newest_after, shown
from ccg_rules.text import say

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence

    import reports
    from ccg_rules.rulebook import Paragraph
    from ccg_rules.rulebook.revisions import Change, Comparison
    from ccg_rules.text import Lang
else:
    from ccg_rules import reports

_SIGNS = {Kind.REMOVED: "−", Kind.ADDED: "+", Kind.MOVED: "→", Kind.SPLIT: "~", Kind.MERGED: "~"}
_COLOURS = {"−": "violates", "+": "conforms", "~": "stale", "→": "untested", "≈": "informative"}


def run(options: argparse.Namespace, lang: Lang) -> int:
    """Print what became of the old edition, and write it as JSON, as a page or as Markdown if asked to."""
    rulebook = load()
    old, new = (given.edition(each, rulebook) for each in (options.old, options.new))
    forced = load_forced(Path(options.forced), old, new) if options.forced else NOTHING
    comparison = compare(old, new, forced)
    if options.html:
        newest = {each.id: newest_after(rulebook, each) for each in (old, new)}
        reports.render_diff(shown(comparison, newest), Path(options.html), lang)
    if options.markdown:
        write_whole(Path(options.markdown), changelog(comparison, lang))
    if options.json:
        document = json.dumps(comparison.to_json(), ensure_ascii=False, indent=1)
        if options.json == "-":
            print(document)
            return 0
        write_whole(Path(options.json), document + "\n")
    for line in told(comparison, lang):
        print(line)
    for file in filter(None, (options.json, options.html, options.markdown)):
        print(say(lang, "verify-wrote", file=file))
    return 0


def told(comparison: Comparison, lang: Lang) -> Iterator[str]:
    """Yield the comparison in lines: what shifted as a whole, then in reading order what is not as it was."""
    yield coloured(say(lang, "diff-title", old=comparison.old.id, new=comparison.new.id), "strong")
    counts = Counter(change.kind for change in comparison.changes)
    listed = [f"{say(lang, f'report-revision-{kind}')} {counts[kind]}" for kind in Kind if counts[kind]]
    yield from wrapped(", ".join(listed))
    if moved := [_shift(lang, shift.old, shift.new, shift.n) for shift in shifts(comparison)]:
        yield ""
        yield from moved
    for outside, run_ in groupby(comparison.changes, key=_outside):
        if outside:
            yield ""
            yield from _not_covered(comparison, list(run_), lang)
        else:
            for change in run_:
                yield from _change(comparison, change, lang)
    yield from _reused(comparison.changes, lang)


def _shift(lang: Lang, old: str, new: str, n: int) -> str:
    return f"{coloured('→', 'untested')} {say(lang, 'diff-shift', old=old, new=new, n=n)}"


def _outside(change: Change) -> str:
    """Return which side a paragraph stands on that the other does not cover; nothing for any other."""
    return "" if change.kind is not Kind.NOT_COVERED else "old" if change.old else "new"


def _not_covered(comparison: Comparison, run_: Sequence[Change], lang: Lang) -> Iterator[str]:
    """Yield a run of paragraphs that the other edition's sources do not reach, in one line."""
    paragraphs = [_stands(change) for change in run_]
    labels = list(dict.fromkeys(p.label for p in paragraphs))
    here, there = comparison.old.id, comparison.new.id
    if run_[0].new:
        here, there = there, here
    which = labels[0] if len(labels) == 1 else f"{labels[0]} – {labels[-1]}"
    line = say(lang, "diff-not-covered", there=there, here=here, which=which, n=len(run_))
    for text in wrapped(f"? {line}", 0):
        yield coloured(text, "informative")


def _change(comparison: Comparison, change: Change, lang: Lang) -> Iterator[str]:
    """Yield a change, unless nothing but its number is another: that is told by the shifts."""
    sign = _SIGNS.get(change.kind) or _sign_of_text(change.text_change)
    if not sign:
        return
    yield ""
    old, new = change.old, change.new
    label = _stands(change).label if not (old and new) else _labels(old, new)
    said = (
        [] if change.kind in (Kind.SAME, Kind.RENUMBERED) else [say(lang, f"report-revision-{change.kind}")]
    )
    if change.text_change is not None:
        said.append(say(lang, f"report-text-{change.text_change}"))
    if change.meaning is not None:
        said.append(say(lang, f"diff-meaning-{change.meaning}"))
    role = _stands(change).role
    name = label if role.numbered else f"{label} ({say(lang, f'diff-role-{role}')})"
    yield coloured(f"{sign} {name}", _COLOURS[sign]) + f"  {', '.join(said)}"
    red = change.redline
    yield from redlined(red) if red else wrapped(_stands(change).text)
    if change.proposal is not None:
        side = "removed" if change.kind is Kind.REMOVED else "added"
        yield from _aside(say(lang, f"diff-proposal-{side}", label=change.proposal.label))
    if change.number_reused:
        yield from _aside(_other_rule(comparison, change, lang))


def _sign_of_text(change: TextChange | None) -> str:
    if change in (None, TextChange.NONE):
        return ""
    return "~" if change is TextChange.WORDING else "≈"


def _stands(change: Change) -> Paragraph:
    one = change.new or change.old
    assert one is not None
    return one


def _labels(old: Paragraph, new: Paragraph) -> str:
    return new.label if old.number == new.number else f"{old.label} → {new.label}"


def _aside(text: str) -> Iterator[str]:
    for line in wrapped(text):
        yield coloured(line, "stale")


def _other_rule(comparison: Comparison, change: Change, lang: Lang) -> str:
    """Return what else the number names: the old number in the new edition, or the other way round."""
    number = (change.old or _stands(change)).number
    edition = comparison.new if change.old else comparison.old
    text = edition.numbered(number)[0].text
    return say(lang, "diff-number-reused", number=number, edition=edition.id, text=_beginning(text))


def _beginning(text: str) -> str:
    """Return the first words of a long text."""
    return text if len(text) <= 80 else f"{text[:80].rpartition(' ')[0]} …"


def _reused(changes: Sequence[Change], lang: Lang) -> Iterator[str]:
    """Yield the old numbers that name another rule now, all together: nobody finds them one by one."""
    numbers = list(dict.fromkeys(c.old.number for c in changes if c.old and c.number_reused))
    if numbers:
        yield ""
        yield from _aside(say(lang, "diff-numbers-reused", n=len(numbers), numbers=", ".join(numbers)))
