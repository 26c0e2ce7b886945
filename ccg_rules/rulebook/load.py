"""Reading a rulebook from its data files, which are refused as a whole when anything in them is wrong."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

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
)
from ccg_rules.rulebook.references import find_references

__all__ = ["DATA", "Fault", "RulebookError", "load"]

DATA = Path(__file__).with_name("data")
"""Where the shipped data files are."""

_ASSUMPTIONS = "assumptions.toml"
_GLOSSARY = "glossary.toml"

_key = pattern(r"[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)*", "type-key")
_name = pattern(r"[a-z0-9]+(-[a-z0-9]+)*", "type-name")
_chapter = pattern(r"[a-z][a-z0-9_]*", "type-chapter")
_number = pattern(r"(0|[1-9][0-9]*)(\.(0|[1-9][0-9]*))*", "type-number")
_digest = pattern(r"[0-9a-f]{64}", "type-sha256")
_short_digest = pattern(r"[0-9a-f]{16}", "type-short-sha256")
_date = pattern(r"[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?", "type-date")
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
    "printed": Field(flag),
    "confidence": Field(share, required=False),
    "evidence": Field(words, required=False),
    "alternatives": Field(words, required=False),
    "role": Field(one_of(*Role)),
    "source": Field(text),
    "line": Field(line_number),
    "text": Field(text),
    "en": Field(text),
    "en_of": Field(_short_digest),
    "sentences": Tables(_SENTENCE, name="key"),
}
_EDITION: Shape = {
    "schema": Field(one_of("ccg-rules/edition/1")),
    "id": Field(_name),
    "game": Field(one_of(*GAMES)),
    "title": Field(words),
    "follows": Field(_name, required=False),
    "date": Field(_date, required=False),
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
    """Return the rulebook in `directory`; without one the shipped rulebook, which is read once.

    Every `*.toml` there is an edition, but for `assumptions.toml` and `glossary.toml`, which may be absent.
    Raises `RulebookError` with everything that is wrong.
    """
    return _shipped() if directory is None else _read(directory)


@cache
def _shipped() -> Rulebook:
    return _read(DATA)


def _read(directory: Path) -> Rulebook:
    faults: list[Fault] = []
    drafts: list[Draft] = []
    known: set[str] = set()
    others: dict[str, tuple[FileReader, Row]] = {}
    for path in sorted(directory.glob("*.toml")):
        shape = {_ASSUMPTIONS: _ASSUMPTIONS_FILE, _GLOSSARY: _GLOSSARY_FILE}.get(path.name)
        if shape is None:
            known.add(path.stem)
        reader = FileReader(path.name, faults)
        content = path.read_bytes()
        raw = _parse(reader, content)
        if raw is None:
            continue
        if shape is None:
            row = reader.table(raw, _EDITION)
            drafts.append(_draft(reader, path.stem, row, sha256(content).hexdigest()))
        else:
            others[path.name] = reader, reader.table(raw, shape)
    if not known:
        FileReader(str(directory), faults).fault("", "rulebook-no-edition")
    drafts = checks.in_order(drafts)
    for draft in drafts:
        checks.check_edition(draft)
    checks.check_lineage(drafts, known)
    rulebook = Rulebook(
        {draft.edition.id: draft.edition for draft in drafts},
        tuple(_assumption(row) for row in _rows(others, _ASSUMPTIONS, "assumptions")),
        tuple(_term(row) for row in _rows(others, _GLOSSARY, "terms")),
        tuple(PublicSource(row["id"], row["title"]) for row in _rows(others, _ASSUMPTIONS, "sources")),
    )
    if _ASSUMPTIONS in others:
        places = [row.place for row in _rows(others, _ASSUMPTIONS, "assumptions")]
        checks.check_assumptions(others[_ASSUMPTIONS][0], rulebook, places, known)
    if _GLOSSARY in others:
        places = [row.place for row in _rows(others, _GLOSSARY, "terms")]
        checks.check_glossary(others[_GLOSSARY][0], rulebook, places)
    if faults:
        raise RulebookError(sorted(faults, key=lambda fault: fault.file))
    return rulebook


def _parse(reader: FileReader, content: bytes) -> dict[str, Any] | None:
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


def _rows(others: dict[str, tuple[FileReader, Row]], file: str, name: str) -> list[Row]:
    """Return the sound rows of a table in one of the files beside the editions."""
    return _sound(others[file][1], name) if file in others else []


def _sound(row: Row, name: str) -> list[Row]:
    return [nested for nested in row[name] or () if nested.sound]


def _draft(reader: FileReader, stem: str, row: Row, digest: str) -> Draft:
    """Build the edition of what is sound in its file; the rest is reported already, and will refuse it."""
    if row["id"] is not None and row["id"] != stem:
        reader.fault("", "edition-file-name", id=row["id"])
    paragraph_rows = _sound(row, "paragraphs")
    judgement_rows = _sound(row, "judgements")
    edition = Edition(
        id=stem,
        game=row["game"],
        title=row["title"],
        note=row["note"],
        sources=tuple(Source(r["id"], r["file"], r["sha256"]) for r in _sound(row, "sources")),
        coverage=tuple(Coverage(r["from"], r["to"]) for r in _sound(row, "coverage")),
        paragraphs=tuple(_paragraph(r) for r in paragraph_rows),
        sha256=digest,
        judgements=tuple(
            Judgement(r["key"], r["against"], r["meaning"], r["by"], r["why"]) for r in judgement_rows
        ),
        follows=row["follows"],
        date=row["date"],
    )
    return Draft(
        reader,
        edition,
        row.sound,
        {
            "sources": [r.place for r in _sound(row, "sources")],
            "coverage": [r.place for r in _sound(row, "coverage")],
            "paragraphs": [r.place for r in paragraph_rows],
            "judgements": [r.place for r in judgement_rows],
        },
        [[s.place for s in r["sentences"]] for r in paragraph_rows],
    )


def _paragraph(row: Row) -> Paragraph:
    sentences = tuple(Sentence(r["key"], r["text"], r["normative"], r["reason"]) for r in row["sentences"])
    return Paragraph(
        key=row["key"],
        number=row["number"],
        printed=row["printed"],
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
