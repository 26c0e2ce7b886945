"""`ccg-rules import`: the files of a rulebook become an edition, a draft for an editor."""

from __future__ import annotations

import datetime
import os
import re
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from ccg_rules.commands import given
from ccg_rules.commands.terminal import coloured, wrapped
from ccg_rules.files import write_whole
from ccg_rules.rulebook import GAMES, RulebookError, load, load_edition
from ccg_rules.rulebook.importing.edition import Window, build, kinds
from ccg_rules.rulebook.importing.files import read_file
from ccg_rules.rulebook.importing.left_out import KINDS
from ccg_rules.rulebook.importing.numbering import SURE
from ccg_rules.rulebook.importing.sentences import split
from ccg_rules.rulebook.importing.successors import missing, style_of
from ccg_rules.rulebook.model import is_provisional
from ccg_rules.rulebook.numbers import parts
from ccg_rules.rulebook.quotes import normalise
from ccg_rules.rulebook.write import to_toml
from ccg_rules.text import Message, Told, Words, say

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence

    from ccg_rules.rulebook import Edition, Game, Rulebook
    from ccg_rules.rulebook.importing.edition import Imported
    from ccg_rules.rulebook.importing.left_out import LeftOut
    from ccg_rules.text import Lang


class CannotImport(Told):
    """An import was asked for that cannot be; `message` says what would do."""


def run(options: argparse.Namespace, lang: Lang) -> int:
    """Read the files, write the edition, print what was found. Writes nothing when anything is wrong.

    Raises `CannotImport`, `ImportFailed`, a lookup error, `RulebookError` and `OSError`.
    """
    output = Path(options.output)
    ident = _ident(output, options.id)
    if options.date is not None:
        _check_date(options.date)
    rulebook = load()
    followed = given.edition(options.follows, rulebook) if options.follows else None
    _check_follows(followed, ident, options.game)
    _check_in_the_way(output)
    windows = [_window(Path(name), i, options.files) for i, name in enumerate(options.files)]
    guessed = None
    game = options.game or (followed.game if followed else None)
    if game is None:
        game, guessed = _game(rulebook, windows)
    imported = build(
        windows,
        id=ident,
        game=game,
        title=Words(ru=options.title, en=options.title) if options.title else None,
        follows=followed.id if followed else None,
        date=options.date,
        complete=options.complete,
    )
    text = to_toml(imported.edition)
    _check_loads(ident, text)
    write_whole(output, text)
    for line in _told(imported, guessed, lang):
        print(line)
    print(say(lang, "imported-written", path=output))
    if followed is not None and followed.id not in rulebook.editions:
        # Alone it loads; what it follows is found beside it, or not at all.
        files = f"{options.follows}{os.pathsep}{output}"
        for line in wrapped(say(lang, "imported-follows-file", follows=followed.id, files=files)):
            print(line)
    return 0


def _check_date(date: str) -> None:
    """Check that a date is one of the calendar, to the year, the month or the day."""
    whole = re.fullmatch(r"[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?", date)
    try:
        datetime.date.fromisoformat((date + "-01-01")[:10] if whole else "")
    except ValueError:
        raise CannotImport(Message("imported-date", {"date": date})) from None


def _ident(output: Path, asked: str | None) -> str:
    """Return the id of the edition, which is the name of its file."""
    if output.suffix != ".toml":
        raise CannotImport(Message("imported-suffix", {"file": str(output)}))
    if asked is not None and asked != output.stem:
        raise CannotImport(Message("imported-id-differs", {"id": asked}))
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", output.stem):
        raise CannotImport(Message("imported-id", {"id": output.stem}))
    return output.stem


def _check_follows(followed: Edition | None, ident: str, game: str | None) -> None:
    if followed is None:
        return
    if followed.id == ident:
        raise CannotImport(Message("imported-follows-itself", {"id": ident}))
    if game is not None and game != followed.game:
        args = {"follows": followed.id, "other": followed.game, "game": game}
        raise CannotImport(Message("imported-other-game", args))


def _check_in_the_way(output: Path) -> None:
    """Check that a file that is there may be written over: an import that nobody has touched."""
    if not output.exists():
        return
    if output.is_dir():
        raise IsADirectoryError(21, "is a directory", str(output))
    try:
        edition = load_edition(output)
    except RulebookError:
        untouched = False
    else:
        untouched = not edition.judgements and all(
            paragraph.en is None and is_provisional(paragraph.key) for paragraph in edition.paragraphs
        )
    if not untouched:
        raise CannotImport(Message("imported-in-the-way", {"file": str(output)}))


def _window(path: Path, i: int, names: Sequence[str]) -> Window:
    """Read a file. Its source is called like it; files called alike are counted."""
    left_out: list[LeftOut] = []
    lines = read_file(path, left_out)
    stems = [Path(name).stem for name in names]
    alike = stems[:i].count(path.stem)
    source = path.stem if not alike else f"{path.stem} ({alike + 1})"
    return Window(source, path.name, sha256(path.read_bytes()).hexdigest(), lines, left_out)


def _game(rulebook: Rulebook, windows: Sequence[Window]) -> tuple[Game, int]:
    """Return the game whose editions share most sentences with the files, and how many."""
    theirs = {normalise(s) for window in windows for line in window.lines for s in split(line.text)}
    shared = {
        game: len(
            theirs
            & {normalise(s.text) for e in rulebook.editions.values() if e.game == game for s in e.sentences}
        )
        for game in GAMES
    }
    best = max(GAMES, key=lambda game: shared[game])
    if not shared[best]:
        raise CannotImport(Message("imported-which-game", {"games": ", ".join(GAMES)}))
    return best, shared[best]


def _check_loads(ident: str, text: str) -> None:
    """Check that what is about to be written can be read. Raises `RulebookError`."""
    with tempfile.TemporaryDirectory() as folder:
        draft = Path(folder) / f"{ident}.toml"
        draft.write_text(text, encoding="utf-8", newline="\n")
        load_edition(draft)


def _told(imported: Imported, guessed: int | None, lang: Lang) -> Iterator[str]:
    edition = imported.edition
    roles, numbers = kinds(edition)
    told = ", ".join(f"{say(lang, f'role-{role}')} {n}" for role, n in roles.items())
    yield coloured(f"{edition.id}  {edition.title.say(lang)}", "strong")
    if guessed is not None:
        yield from wrapped(say(lang, "imported-game", game=edition.game, n=guessed))
    yield from wrapped(say(lang, "imported-counts", n=len(edition.paragraphs), roles=told))
    weak = sum(
        p.role.numbered and p.confidence is not None and p.confidence <= SURE for p in edition.paragraphs
    )
    args = {"printed": numbers["printed"], "listed": numbers["list"], "inferred": numbers["inferred"]}
    yield from wrapped(say(lang, "imported-numbers", weak=weak, **args))
    yield from _covered(edition, lang)
    if any(imported.left_out):
        yield from _left_out(imported, lang)
    yield ""
    if not imported.findings:
        yield from wrapped(say(lang, "imported-nothing-to-look-at"), 0)
        return
    yield say(lang, "imported-look-at", n=len(imported.findings))
    for finding in imported.findings:
        yield from wrapped(finding.say(lang))
    yield ""


def _covered(edition: Edition, lang: Lang) -> Iterator[str]:
    """Tell from where to where each file reaches, and what lies between them."""
    owned = [p for p in edition.paragraphs if p.role.numbered]
    style = style_of(p.number for p in owned)
    before = None
    for source in edition.sources:
        numbers = sorted({p.number for p in owned if p.source == source.id}, key=parts)
        if not numbers:
            yield from wrapped(say(lang, "imported-covers-nothing", file=source.file))
            continue
        if before is not None and not edition.complete and any(missing(before, numbers[0], style) or ()):
            yield from wrapped(say(lang, "imported-not-covered", last=before, first=numbers[0]))
        yield from wrapped(say(lang, "imported-covers", file=source.file, first=numbers[0], last=numbers[-1]))
        before = numbers[-1]


_SAMPLES = (12, 3)
"""How many pieces are shown of what may have been rules after all, and of anything else."""
_SAMPLE = 60


def _shortened(text: str) -> str:
    return text if len(text) <= _SAMPLE else text[:_SAMPLE].rsplit(" ", 1)[0] + "…"


def _left_out(imported: Imported, lang: Lang) -> Iterator[str]:
    """Tell what the files have and the edition has not, with the first of it."""
    yield ""
    yield say(lang, "imported-left-out")
    for source, left_out in zip(imported.edition.sources, imported.left_out, strict=True):
        for kind in KINDS:
            texts = [each.text for each in left_out if each.kind == kind]
            if not texts:
                continue
            shown = [_shortened(text) for text in dict.fromkeys(texts)]
            most = _SAMPLES[kind != "front"]
            samples = [say(lang, "imported-sample", text=text) for text in shown[:most]]
            what = say(lang, f"left-out-{kind}", n=len(texts))
            told = "; ".join([*samples, "…"] if len(shown) > most else samples)
            yield from wrapped(say(lang, "imported-left-out-of", file=source.file, what=what, samples=told))
