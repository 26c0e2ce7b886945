"""Reading a rulebook from its data files, which are refused as a whole when anything in them is wrong."""

from __future__ import annotations

import os
import re
import shlex
import tomllib
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ccg_rules.rulebook import checks
from ccg_rules.rulebook.checks import Draft
from ccg_rules.rulebook.fields import (
    Fault,
    Field,
    FileReader,
    Row,
    RulebookError,
    Shape,
    Tables,
    flag,
    line_number,
    list_of,
    one_of,
    pattern,
    share,
    text,
    words,
)
from ccg_rules.rulebook.model import (
    GAMES,
    MEANINGS,
    NUMBER_IS,
    Assumption,
    Coverage,
    Edition,
    Judgement,
    Paragraph,
    PublicSource,
    Reading,
    Role,
    Rulebook,
    Sentence,
    Source,
    Term,
    is_provisional,
)
from ccg_rules.rulebook.numbers import NUMBER
from ccg_rules.rulebook.references import find_references
from ccg_rules.text import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["DATA", "Fault", "RulebookError", "load", "load_edition"]

DATA = Path(__file__).with_name("data")
"""Where the shipped data files are."""

INSTEAD = "CCG_RULES_DATA"
"""The environment variable that names a folder to read instead of the shipped data."""
MORE = "CCG_RULES_EDITIONS"
"""The environment variable that names edition files to be read beside those."""

_ASSUMPTIONS = "assumptions.toml"
_GLOSSARY = "glossary.toml"

_key = pattern(r"[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)*", "type-key")
_name = pattern(r"[a-z0-9]+(-[a-z0-9]+)*", "type-name")
_chapter = pattern(r"[a-z][a-z0-9_]*", "type-chapter")
_number = pattern(NUMBER, "type-number")
_digest = pattern(r"[0-9a-f]{64}", "type-sha256")
_short_digest = pattern(r"[0-9a-f]{16}", "type-short-sha256")
_date = pattern(r"[0-9]{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?", "type-date")
_assumption_id = pattern(r"A(-[a-z0-9]+)+", "type-assumption-id")

_SENTENCE: Shape = {
    "key": Field(_key),
    "text": Field(text),
    "normative": Field(flag),
    "reason": Field(words, required=False),
}
_PARAGRAPH: Shape = {
    "key": Field(_key),
    "number": Field(_number),
    "number_is": Field(one_of(*NUMBER_IS)),
    "confidence": Field(share, required=False),
    "evidence": Field(words, required=False),
    "alternatives": Field(words, required=False),
    "role": Field(one_of(*Role)),
    "source": Field(text),
    "line": Field(line_number),
    "text": Field(text),
    "en": Field(text, required=False),
    "en_of": Field(_short_digest, required=False),
    "sentences": Tables(_SENTENCE, name="key"),
}
_EDITION: Shape = {
    "schema": Field(one_of("ccg-rules/edition/1")),
    "id": Field(_name),
    "game": Field(one_of(*GAMES)),
    "title": Field(words),
    "follows": Field(_name, required=False),
    "date": Field(_date, required=False),
    "complete": Field(flag, required=False),
    "note": Field(words),
    "sources": Tables({"id": Field(text), "file": Field(text), "sha256": Field(_digest)}, name="id"),
    "coverage": Tables({"from": Field(_number), "to": Field(_number)}, name="from"),
    "paragraphs": Tables(_PARAGRAPH, name="number"),
    "judgements": Tables(
        {
            "key": Field(_key),
            "against": Field(_name),
            "meaning": Field(one_of(*MEANINGS)),
            "by": Field(text),
            "why": Field(words),
        },
        name="key",
        required=False,
    ),
}
_ASSUMPTIONS_FILE: Shape = {
    "schema": Field(one_of("ccg-rules/assumptions/1")),
    "sources": Tables({"id": Field(text), "title": Field(words)}, name="id", required=False),
    "assumptions": Tables(
        {
            "id": Field(_assumption_id),
            "game": Field(one_of(*GAMES)),
            "editions": Field(list_of(_name)),
            "chapter": Field(_chapter),
            "text": Field(words),
            "why": Field(words),
            "sources": Field(list_of(text, empty=True)),
            "readings": Tables({"id": Field(_name), "text": Field(words)}, name="id", required=False),
        },
        name="id",
    ),
}
_GLOSSARY_FILE: Shape = {
    "schema": Field(one_of("ccg-rules/glossary/1")),
    "terms": Tables(
        {
            "ru": Field(text),
            "en": Field(text),
            "game": Field(one_of(*GAMES, "both")),
            "line": Field(words),
        },
        name="ru",
    ),
}


def load(directory: Path | None = None) -> Rulebook:
    """Return the rulebook in `directory`; without one that in `data_dir()`, which is read once.

    Every `*.toml` there is an edition, but for `assumptions.toml` and `glossary.toml`, which may be absent.
    Without a directory there are beside it the editions in the files that `CCG_RULES_EDITIONS` names, parted
    as in `PATH`. Such a guest takes over from the edition that it follows: names for what is only named after
    its number, and what is assumed. Raises `RulebookError` with everything that is wrong.
    """
    if directory is not None:
        return _read(directory)
    return _read_once(data_dir(), tuple(filter(None, os.environ.get(MORE, "").split(os.pathsep))))


def data_dir() -> Path:
    """Return the folder of the shipped data, or that which `CCG_RULES_DATA` names instead."""
    return Path(os.environ.get(INSTEAD) or DATA)


@cache
def _read_once(directory: Path, more: tuple[str, ...]) -> Rulebook:
    return _read(directory, [Path(path) for path in more])


def load_edition(path: Path) -> Edition:
    """Return the edition in a file of its own, checked by itself: what it follows need not be there.

    Raises `OSError` when the file cannot be read, and `RulebookError` with everything that is wrong.
    """
    faults: list[Fault] = []
    file = _file(path, _EDITION, faults, required=True)
    if file.row:
        draft = _draft(path.stem, file, file.row)
        checks.check_edition(draft)
    if faults:
        raise RulebookError(faults)
    return draft.edition


@dataclass(frozen=True, slots=True)
class _File:
    """A data file as it was read; `row` is `None` when it is absent or no TOML."""

    reader: FileReader
    row: Row | None
    digest: str

    def rows(self, name: str) -> list[Row]:
        """Return the sound tables under `name`."""
        return [row for row in (self.row[name] if self.row else None) or () if row.sound]

    def places(self, name: str) -> list[str]:
        """Return the places of the sound tables under `name`."""
        return [row.place for row in self.rows(name)]


def _read(directory: Path, more: Sequence[Path] = ()) -> Rulebook:
    faults: list[Fault] = []
    own = [path for path in sorted(directory.glob("*.toml")) if path.name not in (_ASSUMPTIONS, _GLOSSARY)]
    editions: dict[str, _File] = {}
    for path in (*own, *more):
        file = _file(path, _EDITION, faults, required=path in more)
        if path.stem in editions:
            file.reader.fault("", "edition-twice", id=path.stem)
        editions.setdefault(path.stem, file)
    assumptions = _file(directory / _ASSUMPTIONS, _ASSUMPTIONS_FILE, faults)
    glossary = _file(directory / _GLOSSARY, _GLOSSARY_FILE, faults)
    if not editions:
        faults.append(Fault(str(directory), "", Message("rulebook-no-edition")))

    drafts = [_draft(stem, file, file.row) for stem, file in editions.items() if file.row]
    drafts = checks.in_order(_inheriting(drafts, {path.stem for path in more}))
    by_id = {draft.edition.id: draft.edition for draft in drafts}
    guests = [by_id[path.stem] for path in more if path.stem in by_id]
    rulebook = Rulebook(
        by_id,
        tuple(_carried(_assumption(row), guests) for row in assumptions.rows("assumptions")),
        tuple(_term(row) for row in glossary.rows("terms")),
        tuple(PublicSource(row["id"], row["title"]) for row in assumptions.rows("sources")),
    )
    for draft in drafts:
        checks.check_edition(draft)
    known = set(editions)
    checks.check_lineage(drafts, known)
    checks.check_assumptions(assumptions.reader, rulebook, assumptions.places("assumptions"), known)
    checks.check_glossary(glossary.reader, rulebook, glossary.places("terms"))
    if faults:
        raise RulebookError(sorted(faults, key=lambda fault: fault.file))
    return replace(
        rulebook,
        guests=frozenset(guest.id for guest in guests),
        pending=tuple(fault for draft in drafts for fault in draft.pending),
    )


def _inheriting(drafts: list[Draft], guests: set[str]) -> list[Draft]:
    """Return the drafts, guests with the names that they take over from the edition they follow."""
    if not guests:
        return drafts
    from ccg_rules.rulebook.revisions import compare
    from ccg_rules.rulebook.revisions.inherit import inherit

    sound = {draft.edition.id: draft.edition for draft in drafts if draft.sound}
    found = []
    for draft in checks.in_order(drafts):
        edition, before = draft.edition, sound.get(draft.edition.follows or "")
        is_guest = draft.sound and edition.id in guests and any(map(is_provisional, edition.keys))
        if is_guest and before and before.game == edition.game:
            edition = sound[edition.id] = inherit(compare(before, edition))
        found.append(replace(draft, edition=edition))
    return found


def _carried(assumption: Assumption, guests: Sequence[Edition]) -> Assumption:
    """Return the assumption, in force also in the editions from outside that follow one where it is."""
    editions = list(assumption.editions)
    for guest in guests:
        if guest.follows in editions and guest.id not in editions:
            editions.append(guest.id)
    return replace(assumption, editions=tuple(editions))


def _file(path: Path, shape: Shape, faults: list[Fault], *, required: bool = False) -> _File:
    reader = FileReader(path.name, faults)
    if not path.exists() and not required:
        return _File(reader, None, "")
    content = path.read_bytes()
    if path.suffix != ".toml":
        # Most likely the rulebook itself: what TOML has against its first line would help nobody.
        reader.fault("", "edition-to-import", quoted=shlex.quote(str(path)))
        return _File(reader, None, "")
    raw = parse_toml(reader, content)
    row = None if raw is None else reader.table(raw, shape)
    return _File(reader, row, sha256(content).hexdigest())


def parse_toml(reader: FileReader, content: bytes) -> dict[str, Any] | None:
    """Return the TOML document, or `None` after reporting where it is not one."""
    try:
        return tomllib.loads(content.decode("utf-8"))
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        reader.fault(str(line), "toml-encoding")
    except tomllib.TOMLDecodeError as error:
        # tomllib says where only in its text: "… (at line 3, column 5)", or "(at end of document)".
        found = re.search(r"\s*\(at (?:line (\d+), column \d+|end of document)\)$", str(error))
        line = int(found[1]) if found and found[1] else content.count(b"\n") + 1
        reason = str(error)[: found.start()] if found else str(error)
        reader.fault(str(line), "toml-syntax", reason=reason)
    return None


def _draft(stem: str, file: _File, row: Row) -> Draft:
    """Build the edition of what is sound in its file; the rest is reported already, and will refuse it."""
    if row["id"] is not None and row["id"] != stem:
        file.reader.fault("", "edition-file-name", id=row["id"])
    edition = Edition(
        id=stem,
        game=row["game"],
        title=row["title"],
        note=row["note"],
        sources=tuple(Source(r["id"], r["file"], r["sha256"]) for r in file.rows("sources")),
        coverage=tuple(Coverage(r["from"], r["to"]) for r in file.rows("coverage")),
        paragraphs=tuple(_paragraph(r) for r in file.rows("paragraphs")),
        sha256=file.digest,
        judgements=tuple(
            Judgement(r["key"], r["against"], r["meaning"], r["by"], r["why"])
            for r in file.rows("judgements")
        ),
        follows=row["follows"],
        date=row["date"],
        complete=bool(row["complete"]),
    )
    places = {name: file.places(name) for name in ("sources", "coverage", "paragraphs", "judgements")}
    sentence_places = [[s.place for s in r["sentences"]] for r in file.rows("paragraphs")]
    return Draft(file.reader, edition, row.sound, places, sentence_places, [])


def _paragraph(row: Row) -> Paragraph:
    sentences = tuple(Sentence(r["key"], r["text"], r["normative"], r["reason"]) for r in row["sentences"])
    return Paragraph(
        key=row["key"],
        number=row["number"],
        number_is=row["number_is"],
        role=Role(row["role"]),
        source=row["source"],
        line=row["line"],
        text=row["text"],
        en=row["en"],
        en_of=row["en_of"],
        sentences=sentences,
        confidence=row["confidence"],
        evidence=row["evidence"],
        alternatives=row["alternatives"],
        references=find_references(row["text"]),
    )


def _assumption(row: Row) -> Assumption:
    return Assumption(
        id=row["id"],
        game=row["game"],
        editions=row["editions"],
        chapter=row["chapter"],
        text=row["text"],
        why=row["why"],
        sources=row["sources"],
        readings=tuple(Reading(r["id"], r["text"]) for r in row["readings"] or ()),
    )


def _term(row: Row) -> Term:
    return Term(row["ru"], row["en"], row["game"], row["line"])
