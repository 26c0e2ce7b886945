"""An edition as its data file: what `load` reads, in one way only, so that two files compare line by line."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ccg_rules.rulebook.model import Edition, Judgement, Paragraph, Sentence
    from ccg_rules.text import Words


def to_toml(edition: Edition) -> str:
    """Return the data file of an edition; reading it gives the same edition, but for the hash of the file.

    Confidences are written to the hundredth.
    """
    return "\n".join(_edition(edition)) + "\n"


def _edition(edition: Edition) -> Iterator[str]:
    yield f"schema = {_basic('ccg-rules/edition/1')}"
    yield f"id = {_basic(edition.id)}"
    yield f"game = {_basic(edition.game)}"
    yield f"title = {_inline(edition.title)}"
    if edition.follows is not None:
        yield f"follows = {_basic(edition.follows)}"
    if edition.date is not None:
        yield f"date = {_basic(edition.date)}"
    if edition.complete:
        yield "complete = true"
    yield from _both("note", edition.note)
    for source in edition.sources:
        yield from ("", "[[sources]]")
        yield f"id = {_basic(source.id)}"
        yield f"file = {_basic(source.file)}"
        yield f"sha256 = {_basic(source.sha256)}"
    for window in edition.coverage:
        yield from ("", "[[coverage]]")
        yield f"from = {_basic(window.first)}"
        yield f"to = {_basic(window.last)}"
    for paragraph in edition.paragraphs:
        yield from ("", "[[paragraphs]]")
        yield from _paragraph(paragraph)
    for judgement in edition.judgements:
        yield from ("", "[[judgements]]")
        yield from _judgement(judgement)


def _paragraph(paragraph: Paragraph) -> Iterator[str]:
    yield f"key = {_basic(paragraph.key)}"
    yield f"number = {_basic(paragraph.number)}"
    yield f"number_is = {_basic(paragraph.number_is)}"
    if paragraph.confidence is not None:
        yield f"confidence = {max(paragraph.confidence, 0.01):.2f}"
    yield from _both("evidence", paragraph.evidence)
    yield from _both("alternatives", paragraph.alternatives)
    yield f"role = {_basic(paragraph.role.value)}"
    yield f"source = {_basic(paragraph.source)}"
    yield f"line = {paragraph.line}"
    yield f"text = {_verbatim(paragraph.text)}"
    if paragraph.en is not None and paragraph.en_of is not None:
        yield f"en = {_verbatim(paragraph.en)}"
        yield f"en_of = {_basic(paragraph.en_of)}"
    for sentence in paragraph.sentences:
        yield "[[paragraphs.sentences]]"
        yield from _sentence(sentence)


def _sentence(sentence: Sentence) -> Iterator[str]:
    yield f"key = {_basic(sentence.key)}"
    yield f"text = {_verbatim(sentence.text)}"
    yield f"normative = {'true' if sentence.normative else 'false'}"
    if sentence.reason is not None:
        yield f"reason = {_inline(sentence.reason)}"


def _judgement(judgement: Judgement) -> Iterator[str]:
    yield f"key = {_basic(judgement.key)}"
    yield f"against = {_basic(judgement.against)}"
    yield f"meaning = {_basic(judgement.meaning)}"
    yield f"by = {_basic(judgement.by)}"
    yield from _both("why", judgement.why)


def _both(name: str, words: Words | None) -> Iterator[str]:
    if words is not None:
        yield f"{name}.ru = {_verbatim(words.ru)}"
        yield f"{name}.en = {_verbatim(words.en)}"


def _inline(words: Words) -> str:
    return f"{{ ru = {_basic(words.ru)}, en = {_basic(words.en)} }}"


def _verbatim(text: str) -> str:
    """Return a text as TOML takes it letter for letter, quote marks and all, where that is possible."""
    if "'''" in text or text.endswith("'") or text.startswith("\n") or not _printable(text):
        return _basic(text)
    return f"'''{text}'''"


def _printable(text: str) -> bool:
    return all(char in "\t\n" or (char >= " " and char != "\x7f") for char in text)


def _basic(text: str) -> str:
    """Return a text between quote marks; TOML escapes what JSON does, and the delete character as well."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
