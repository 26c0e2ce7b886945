"""`ccg-rules rebase`: re-point the suite at a new edition, and list what a person must decide."""

from __future__ import annotations

import shutil
import tempfile
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from ccg_rules.commands import given
from ccg_rules.commands.sides import side_by_side
from ccg_rules.commands.terminal import coloured, wrapped
from ccg_rules.conformance.rebase import REWORDINGS, Question, grouped, rebase
from ccg_rules.conformance.scenarios import load_features
from ccg_rules.files import write_whole
from ccg_rules.locations import features_dir
from ccg_rules.rulebook import load
from ccg_rules.rulebook.load import data_dir
from ccg_rules.rulebook.model import digest_of
from ccg_rules.rulebook.revisions import NOTHING, compare, load_forced
from ccg_rules.rulebook.write import to_toml
from ccg_rules.text import Message, Told, say

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from ccg_rules.conformance.rebase import Decision, Rebased
    from ccg_rules.rulebook import Edition, Rulebook
    from ccg_rules.text import Lang


class RebaseRefused(Told):
    """Nothing can be re-pointed; `message` says why."""


def run(options: argparse.Namespace, lang: Lang) -> int:
    """Show what would be written and what is left to decide; with `--apply`, write it."""
    data = Path(options.data) if options.data else data_dir()
    folder = Path(options.features) if options.features else features_dir()
    rulebook = load(data)
    features = load_features(folder)
    if not features:
        raise RebaseRefused(Message("no-features", {"folder": str(folder)}))
    old = rulebook.edition(options.old)
    new = _new(options.new, rulebook, old)
    forced = load_forced(Path(options.forced), old, new) if options.forced else NOTHING
    # Of an edition that is not in the data yet, assumptions.toml cannot say what is in force.
    assumed = options.assumed and new.id in rulebook.editions
    rebased = rebase(rulebook, features, compare(old, new, forced), carry_assumptions=assumed)
    files = dict(_files(rebased, rulebook, data, folder))
    _check(rebased.edition, data)
    if options.decisions:
        # First, so that a list that cannot be written leaves everything as it was.
        write_whole(Path(options.decisions), markdown(rebased, lang))
    if options.apply:
        for path, text in files.items():
            write_whole(path, text)
    for line in told(rebased, files, lang, applied=options.apply):
        print(line)
    if options.decisions:
        print(say(lang, "verify-wrote", file=options.decisions))
    return 0


def _new(text: str, rulebook: Rulebook, old: Edition) -> Edition:
    """Return the new edition; of one that is in the data already, what is there is taken."""
    new = given.edition(text, rulebook)
    known = rulebook.editions.get(new.id)
    if known is not None and [(p.number, p.text) for p in known.paragraphs] != [
        (p.number, p.text) for p in new.paragraphs
    ]:
        raise RebaseRefused(Message("rebase-other-text", {"id": new.id, "file": text}))
    new = known or new
    if new.id == old.id:
        raise RebaseRefused(Message("rebase-itself", {"id": new.id}))
    if new.game != old.game:
        raise RebaseRefused(Message("rebase-other-game", {"old": old.id, "new": new.id}))
    if new.id in _before(old, rulebook):
        raise RebaseRefused(Message("rebase-backwards", {"old": old.id, "new": new.id}))
    if new.follows not in (None, old.id):
        args = {"old": old.id, "new": new.id, "follows": new.follows}
        raise RebaseRefused(Message("rebase-follows-other", args))
    return replace(new, follows=old.id)


def _before(edition: Edition, rulebook: Rulebook) -> list[str]:
    """Return the ids of the editions that this one follows, directly or through others."""
    found: list[str] = []
    while edition.follows is not None and edition.follows in rulebook.editions:
        edition = rulebook.edition(edition.follows)
        found.append(edition.id)
    return found


def _files(rebased: Rebased, rulebook: Rulebook, data: Path, folder: Path) -> Iterator[tuple[Path, str]]:
    """Yield the files that are not yet as they are to be, and their texts."""
    known = rulebook.editions.get(rebased.edition.id)
    if known is None or known.paragraphs != rebased.edition.paragraphs:
        yield data / f"{rebased.edition.id}.toml", to_toml(rebased.edition)
    for name, text in rebased.texts.items():
        yield folder / name, text


def _check(edition: Edition, data: Path) -> None:
    """Raise `RulebookError` when the data would not load with the edition: then nothing is written."""
    with tempfile.TemporaryDirectory(prefix="ccg-rules-") as scratch:
        for path in data.glob("*.toml"):
            shutil.copy(path, scratch)
        (Path(scratch) / f"{edition.id}.toml").write_text(to_toml(edition), encoding="utf-8")
        load(Path(scratch))


def told(rebased: Rebased, files: dict[Path, str], lang: Lang, *, applied: bool) -> Iterator[str]:
    """Yield what is written, or would be, and the numbered list of what a person must decide."""
    if files:
        yield say(lang, "rebase-written" if applied else "rebase-to-write", n=rebased.lines)
        for path in files:
            yield f"  {path}"
        if not applied:
            yield say(lang, "rebase-apply")
    else:
        yield say(lang, "rebase-nothing")
    if not rebased.decisions:
        yield say(lang, "rebase-all-decided")
        return
    yield ""
    yield coloured(say(lang, "rebase-decide", n=len(rebased.decisions)), "strong")
    numbers = count(1)
    for question, decisions in grouped(rebased.decisions):
        yield ""
        yield from wrapped(coloured(say(lang, f"rebase-{question}"), "strong"), 0)
        for decision in decisions:
            yield from _decision(next(numbers), decision, rebased, lang)


def _decision(number: int, decision: Decision, rebased: Rebased, lang: Lang) -> Iterator[str]:
    yield from wrapped(f"{number}. {_head(decision)}", 2)
    if decision.where:
        yield from wrapped(", ".join(decision.where), 5)
    old, new = decision.old_text, decision.new_text
    if old and new and old != new:
        yield from side_by_side(old, new, 5)
    elif text := old or new:
        yield from wrapped(f"«{text}»", 5)
    for line in _to_paste(decision, rebased, lang):
        yield f"     {line}"


def _head(decision: Decision) -> str:
    labels = [label for label in (decision.old_number, decision.new_number) if label]
    return f"{decision.key}  {' → '.join(dict.fromkeys(labels))}".rstrip()


def _to_paste(decision: Decision, rebased: Rebased, lang: Lang) -> Iterator[str]:
    """Yield what to write once the question is decided: the quote that is right then, and the data."""
    edition, question = rebased.edition, decision.question
    if question in (*REWORDINGS, Question.MOVED) and decision.where:
        yield say(lang, "rebase-quote")
        yield f"  {edition.id} {decision.new_number} «{decision.new_text}»"
    if question in (*REWORDINGS, Question.SENTENCES) and not decision.judged:
        yield say(lang, "rebase-judge", file=f"{edition.id}.toml")
        yield "  [[judgements]]"
        yield f'  key = "{decision.key}"'
        yield f'  against = "{edition.follows}"'
        yield f'  meaning = "same"  # {say(lang, "rebase-or-changed")}'
        yield f'  by = ""  # {say(lang, "rebase-by")}'
        yield f'  why = {{ ru = "", en = "" }}  # {say(lang, "rebase-why")}'
    if question is Question.TRANSLATION and decision.new_text:
        yield say(lang, "rebase-translated", file=f"{edition.id}.toml")
        yield f'  en_of = "{digest_of(decision.new_text)}"'
    if question is Question.ASSUMED:
        yield say(lang, "rebase-assumed-line", edition=edition.id)
    if question in (Question.ASSUMPTION, Question.ASSUMPTIONS):
        yield say(lang, "rebase-in-force", edition=edition.id)


def markdown(rebased: Rebased, lang: Lang) -> str:
    """Return the list as Markdown, both texts of each item beside each other in a table."""
    lines = [f"# {say(lang, 'rebase-title', new=rebased.edition.id)}", ""]
    numbers = count(1)
    for question, decisions in grouped(rebased.decisions):
        lines += [f"## {say(lang, f'rebase-{question}')}", ""]
        for decision in decisions:
            lines.append(
                f"{next(numbers)}. `{decision.key}` {_head(decision).removeprefix(decision.key).strip()}"
            )
            lines += [f"   - {where}" for where in decision.where]
            if decision.old_text or decision.new_text:
                cells = (_cell(decision.old_text), _cell(decision.new_text))
                lines += [
                    "",
                    f"   | {say(lang, 'rebase-old')} | {say(lang, 'rebase-new-text')} |",
                    "   | --- | --- |",
                    f"   | {cells[0]} | {cells[1]} |",
                ]
            if paste := list(_to_paste(decision, rebased, lang)):
                lines += ["", "   ```", *(f"   {line}" for line in paste), "   ```"]
            lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def _cell(text: str | None) -> str:
    return (text or "–").replace("|", "\\|")
