"""`ccg-rules diff`: what became of every paragraph from one edition to another."""

from __future__ import annotations

import json
import sys
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from ccg_rules.commands import given
from ccg_rules.commands.terminal import coloured, redlined, wrapped
from ccg_rules.files import write_whole
from ccg_rules.rulebook import load
from ccg_rules.rulebook.revisions import NOTHING, Kind, TextChange, compare, load_forced
from ccg_rules.rulebook.revisions.changelog import changelog, counted
from ccg_rules.rulebook.revisions.compare import references_follow
from ccg_rules.rulebook.revisions.remarks import brief, on_decision, on_references, on_words, warnings
from ccg_rules.rulebook.revisions.shifts import shifts
from ccg_rules.rulebook.revisions.shown import joined, newest_after, shown
from ccg_rules.text import Message, Told, say

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
_COLOURS = {
    "−": "violates",
    "+": "conforms",
    "~": "stale",
    "→": "untested",
    "≈": "informative",
    "!": "violates",
    "=": "informative",
}


def run(options: argparse.Namespace, lang: Lang) -> int:
    """Print what became of the old edition, and write it as JSON, as a page or as Markdown if asked to.

    What is to be printed (`-`) instead of the text is printed alone; what is to be beware of is said aside.
    """
    rulebook = load()
    old, new = (given.edition(each, rulebook) for each in (options.old, options.new))
    forced = load_forced(Path(options.forced), old, new) if options.forced else NOTHING
    files = [file for file in (options.json, options.html, options.markdown) if file]
    if files.count("-") > 1:
        raise Told(Message("diff-one-printed"))
    comparison = compare(old, new, forced)
    if options.html:
        newest = {each.id: newest_after(rulebook, each) for each in (old, new)}
        document = shown(comparison, newest)
        if options.html == "-":
            print(reports.diff_page(document, lang), end="")
        else:
            reports.render_diff(document, Path(options.html), lang)
    if options.markdown:
        _put(options.markdown, changelog(comparison, lang))
    if options.json:
        _put(options.json, json.dumps(comparison.to_json(), ensure_ascii=False, indent=1) + "\n")
    if "-" in files:
        for warning in warnings(comparison):
            print(warning.say(lang), file=sys.stderr)
        return 0
    for line in told(comparison, lang):
        print(line)
    for file in files:
        print(say(lang, "verify-wrote", file=file))
    return 0


def _put(file: str, text: str) -> None:
    """Print the text where the file is `-`, else write it."""
    if file == "-":
        print(text, end="")
    else:
        write_whole(Path(file), text)


def told(comparison: Comparison, lang: Lang) -> Iterator[str]:
    """Yield the comparison in lines: what shifted as a whole, then in reading order what is not as it was."""
    yield coloured(say(lang, "diff-title", old=comparison.old.id, new=comparison.new.id), "strong")
    yield from wrapped(counted(comparison, lang))
    for warning in warnings(comparison):
        yield from _aside(warning.say(lang))
    if moved := [_shift(lang, shift.old, shift.new, shift.n) for shift in shifts(comparison)]:
        yield ""
        yield from moved
    for outside, run_ in groupby(comparison.grouped(), key=_outside):
        if outside:
            yield ""
            yield from _not_covered(comparison, [change for group in run_ for change in group], lang)
        else:
            for group in run_:
                yield from _change(comparison, group, lang)
    yield from _beware(comparison, lang)


def _shift(lang: Lang, old: str, new: str, n: int) -> str:
    return f"{coloured('→', 'untested')} {say(lang, 'diff-shift', old=old, new=new, n=n)}"


def _outside(group: Sequence[Change]) -> str:
    """Return which side a paragraph stands on that the other does not cover; nothing for any other."""
    change = group[0]
    return "" if change.kind is not Kind.NOT_COVERED or change.astray else "old" if change.old else "new"


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


def _change(comparison: Comparison, group: Sequence[Change], lang: Lang) -> Iterator[str]:
    """Yield a change, unless nothing but its number is another: that is told by the shifts.

    A split or a merge is one, each of its texts told once.
    """
    change = group[0]
    astray = any(each.astray for each in group)
    sign = "!" if astray else _SIGNS.get(change.kind) or _sign_of_text(change.text_change)
    sign = sign or "=" * (change.decided is not None)
    if not sign:
        return
    yield ""
    yield coloured(f"{sign} {_name(group, lang)}", _COLOURS[sign]) + f"  {', '.join(_said(group, lang))}"
    red = joined(group) if change.whole else change.redline
    yield from redlined(red) if red else wrapped(_stands(change).text)
    for remark in (*on_references(comparison, group), *on_words(change)):
        yield from _aside(remark.say(lang))
    for remark in on_decision(change):
        yield from wrapped(remark.say(lang))
    if change.proposal is not None:
        side = "removed" if change.kind is Kind.REMOVED else "added"
        ident = f"diff-proposal-{side}{'-open' * change.number_open}"
        yield from _aside(say(lang, ident, label=change.proposal.label))
    for each in {part.old and part.old.key: part for part in group if part.number_reused}.values():
        if not each.number_open:
            yield from _aside(_other_rule(comparison, each, lang))


def _name(group: Sequence[Change], lang: Lang) -> str:
    """Return what the change is of, by numbers: all that it was, and all that it is."""
    sides = [
        list(dict.fromkeys(_labelled(each, lang) for each in side if each))
        for side in zip(*((change.old, change.new) for change in group), strict=True)
    ]
    old, new = group[0].old, group[0].new
    if len(group) == 1 and old and new and (old.number, old.role) == (new.number, new.role):
        return sides[1][0]
    return " → ".join(", ".join(side) for side in sides if side)


def _labelled(paragraph: Paragraph, lang: Lang) -> str:
    role = paragraph.role
    return paragraph.label if role.numbered else f"{paragraph.label} ({say(lang, f'diff-role-{role}')})"


def _said(group: Sequence[Change], lang: Lang) -> Iterator[str]:
    """Yield in a few words what became of it."""
    change = group[0]
    if change.kind is Kind.SPLIT:
        yield say(lang, "diff-split-in", n=len(group))
    elif change.kind is Kind.MERGED:
        yield say(lang, "diff-merged-from", n=len(group))
    elif change.moved_within:
        yield say(lang, "diff-moved-within")
    elif change.kind not in (Kind.SAME, Kind.RENUMBERED):
        yield say(lang, f"report-revision-{change.kind}")
    if change.text_change is not None:
        follow = references_follow(group)
        yield say(lang, "diff-references-follow" if follow else f"report-text-{change.text_change}")
    if change.meaning is not None:
        yield say(lang, f"diff-meaning-{change.meaning}")


def _sign_of_text(change: TextChange | None) -> str:
    if change in (None, TextChange.NONE):
        return ""
    return "~" if change is TextChange.WORDING else "≈"


def _stands(change: Change) -> Paragraph:
    one = change.new or change.old
    assert one is not None
    return one


def _aside(text: str) -> Iterator[str]:
    for line in wrapped(text):
        yield coloured(line, "stale")


def _other_rule(comparison: Comparison, change: Change, lang: Lang) -> str:
    """Return what else the number names: the old number in the new edition, or the other way round."""
    number = (change.old or _stands(change)).number
    edition = comparison.new if change.old else comparison.old
    text = edition.numbered(number)[0].text
    return say(lang, "diff-number-reused", number=number, edition=edition.id, text=brief(text))


def _beware(comparison: Comparison, lang: Lang) -> Iterator[str]:
    """Yield what leads readers astray, all together: nobody finds them one by one."""
    clauses = [_stands(change) for change in comparison.changes if change.astray]
    found = {
        "diff-references-astray": list(dict.fromkeys(paragraph.label for paragraph in clauses)),
        "diff-numbers-reused": comparison.numbers_reused(),
        "diff-numbers-perhaps-reused": comparison.numbers_reused(perhaps=True),
    }
    if any(found.values()):
        yield ""
    for ident, numbers in found.items():
        if numbers:
            yield from _aside(say(lang, ident, n=len(numbers), numbers=", ".join(numbers)))
