"""`ccg-rules import`: the files of a rulebook become an edition, a draft for an editor."""

from __future__ import annotations

import re
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from ccg_rules.commands.terminal import coloured, wrapped
from ccg_rules.files import write_whole
from ccg_rules.rulebook import GAMES, RulebookError, load, load_edition
from ccg_rules.rulebook.importing.edition import Window, build, kinds
from ccg_rules.rulebook.importing.files import read_file
from ccg_rules.rulebook.importing.numbering import SURE
from ccg_rules.rulebook.importing.sentences import split
from ccg_rules.rulebook.model import is_provisional
from ccg_rules.rulebook.quotes import normalise
from ccg_rules.rulebook.write import to_toml
from ccg_rules.text import Message, Told, Words, say

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence

    from ccg_rules.rulebook import Edition, Game, Rulebook
    from ccg_rules.rulebook.importing.edition import Imported
    from ccg_rules.text import Lang


class CannotImport(Told):
    """An import was asked for that cannot be; `message` says what would do."""


def run(options: argparse.Namespace, lang: Lang) -> int:
    """Read the files, write the edition, print what was found. Writes nothing when anything is wrong.

    Raises `CannotImport`, `ImportFailed`, a lookup error, `RulebookError` and `OSError`.
    """
    output = Path(options.output)
    ident = _ident(output, options.id)
    if options.date and not re.fullmatch(r"[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?", options.date):
        raise CannotImport(Message("imported-date", {"date": options.date}))
    rulebook = load()
    followed = rulebook.edition(options.follows) if options.follows else None
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
        title=Words(ru=options.title or ident, en=options.title or ident),
        follows=options.follows,
        date=options.date,
        complete=options.complete,
    )
    text = to_toml(imported.edition)
    _check_loads(ident, text)
    write_whole(output, text)
    for line in _told(imported, guessed, lang):
        print(line)
    print(say(lang, "imported-written", path=output))
    return 0


def _ident(output: Path, given: str | None) -> str:
    """Return the id of the edition, which is the name of its file."""
    if output.suffix != ".toml":
        raise CannotImport(Message("imported-suffix", {"file": str(output)}))
    if given is not None and given != output.stem:
        raise CannotImport(Message("imported-id-differs", {"id": given}))
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
    lines = read_file(path)
    stems = [Path(name).stem for name in names]
    alike = stems[:i].count(path.stem)
    source = path.stem if not alike else f"{path.stem} ({alike + 1})"
    return Window(source, path.name, sha256(path.read_bytes()).hexdigest(), lines)


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
    for source, window in zip(edition.sources, edition.coverage, strict=True):
        yield from wrapped(
            say(lang, "imported-covers", file=source.file, first=window.first, last=window.last)
        )
    if not imported.findings:
        yield from wrapped(say(lang, "imported-nothing-to-look-at"))
        return
    yield ""
    yield say(lang, "imported-look-at", n=len(imported.findings))
    for finding in imported.findings:
        yield from wrapped(finding.say(lang))
    yield ""
