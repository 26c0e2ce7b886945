"""A small valid rulebook as plain data, for tests that break one thing in it at a time."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

Files = dict[str, dict[str, Any]]

OLD, NEW, HEROES = "old.toml", "new.toml", "heroes.toml"
ASSUMPTIONS, GLOSSARY = "assumptions.toml", "glossary.toml"


def said(ru: str, en: str) -> dict[str, str]:
    return {"ru": ru, "en": en}


def sentence(key: str, text: str, *, normative: bool = True) -> dict[str, Any]:
    found: dict[str, Any] = {"key": key, "text": text, "normative": normative}
    if not normative:
        found["reason"] = said("заголовок", "heading")
    return found


def paragraph(
    key: str, number: str, line: int, *sentences: dict[str, Any], role: str = "clause", inferred: bool = False
) -> dict[str, Any]:
    text = " ".join(s["text"] for s in sentences)
    found: dict[str, Any] = {
        "key": key,
        "number": number,
        "number_is": "inferred" if inferred else "printed",
        "role": role,
        "source": "S",
        "line": line,
        "text": text,
        "en": "In English.",
        "en_of": digest(text),
        "sentences": list(sentences),
    }
    if inferred:
        found |= {"confidence": 0.9, "evidence": said("стоит между", "it stands between")}
    return found


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def edition(edition_id: str, game: str, *paragraphs: dict[str, Any]) -> dict[str, Any]:
    return {
        "schema": "ccg-rules/edition/1",
        "id": edition_id,
        "game": game,
        "title": said("Редакция", "Edition"),
        "note": said("Примечание.", "A note."),
        "sources": [{"id": "S", "file": "s.txt", "sha256": "0" * 64}],
        "coverage": [{"from": "1", "to": "1.9"}],
        "paragraphs": list(paragraphs),
    }


def files() -> Files:
    """Return a valid rulebook: two editions of one game, one of another, assumptions and a glossary.

    In `old` and `new`: 1 heading, 1.1 clause with a bullet, 1.2 clause (inferred in `old`). The wording of
    `start.first.begins` differs and is judged.
    """
    heading = sentence("start.title", "Начало.", normative=False)
    bullet = paragraph(
        "start.list", "1.1", 3, sentence("start.list.item", "одно;"), role="bullet", inferred=True
    )
    waits = sentence("start.first.waits", "Второй ждёт.")
    ends = sentence("start.end.ends", "Затем конец.")
    old = edition(
        "old",
        "berserk",
        paragraph("start", "1", 1, heading, role="heading"),
        paragraph("start.first", "1.1", 2, sentence("start.first.begins", "Первый ходит."), waits),
        bullet,
        paragraph("start.end", "1.2", 4, ends, inferred=True),
    )
    new = edition(
        "new",
        "berserk",
        paragraph("start", "1", 1, heading, role="heading"),
        paragraph("start.first", "1.1", 2, sentence("start.first.begins", "Первый начинает."), waits),
        bullet,
        paragraph("start.end", "1.2", 4, ends),
    )
    new["follows"] = "old"
    new["judgements"] = [judgement("start.first.begins")]
    heroes = edition("heroes", "heroes", paragraph("start", "1.1", 1, sentence("start.go", "Игра идёт.")))
    assumption = {
        "id": "A-one",
        "game": "berserk",
        "editions": ["old", "new"],
        "chapter": "start",
        "text": said("Решено.", "Decided."),
        "why": said("Тексты молчат.", "The texts are silent."),
        "sources": ["O 1.2"],
        "readings": [{"id": "another", "text": said("Иначе.", "Otherwise.")}],
    }
    term = {"ru": "ход", "en": "turn", "game": "both", "line": said("Ход игрока.", "A player's turn.")}
    found = {
        OLD: old,
        NEW: new,
        HEROES: heroes,
        ASSUMPTIONS: {
            "schema": "ccg-rules/assumptions/1",
            "sources": [{"id": "O", "title": said("Правила", "Rules")}],
            "assumptions": [assumption],
        },
        GLOSSARY: {"schema": "ccg-rules/glossary/1", "terms": [term]},
    }
    # A copy in which nothing is shared, so that a test breaks one file at a time.
    return {name: json.loads(json.dumps(table)) for name, table in found.items()}


def judgement(key: str, against: str = "old") -> dict[str, Any]:
    return {
        "key": key,
        "against": against,
        "meaning": "same",
        "by": "editors",
        "why": said("то же", "the same"),
    }


def write(directory: Path, data: Files) -> Path:
    """Write the files as TOML and return their directory."""
    for name, table in data.items():
        lines = [f"{field} = {_toml(value)}\n" for field, value in table.items()]
        (directory / name).write_text("".join(lines), encoding="utf-8")
    return directory


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{k} = {_toml(v)}" for k, v in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(v) for v in value) + "]"
    return json.dumps(value, ensure_ascii=False)
