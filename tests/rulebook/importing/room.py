"""Builders: the shipped editions with all their numbers, in every format that is read."""

from __future__ import annotations

import io
import zipfile
from html import escape
from typing import TYPE_CHECKING

from ccg_rules.rulebook import load
from ccg_rules.rulebook.importing.files import read_file
from ccg_rules.rulebook.numbers import parts

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from ccg_rules.rulebook import Edition, Paragraph
    from ccg_rules.rulebook.importing.lines import Line

WINDOWS = [(edition.id, source.id) for edition in load().editions.values() for source in edition.sources]
"""The five texts: the edition and the source of each."""


def window(edition: Edition, source: str | None = None) -> list[Paragraph]:
    """Return the paragraphs of an edition, or those of one of its sources."""
    return [p for p in edition.paragraphs if source in (None, p.source)]


# -- plain text


def numbered_text(edition: Edition, source: str | None = None) -> str:
    """Return the text with every number printed that its paragraphs have, a paragraph a line."""
    return "".join(f"{mark(p)}{p.text}\n" for p in window(edition, source))


def mark(paragraph: Paragraph) -> str:
    """Return what stands before a paragraph when all numbers are printed."""
    if paragraph.role.numbered:
        return f"{paragraph.number}. "
    return "· " if paragraph.role == "bullet" else ""


# -- HTML


def as_html(edition: Edition, source: str | None = None, *, lists: bool = False) -> str:
    """Return a page with printed numbers in its paragraphs, or with lists that put them there."""
    body = _lists(window(edition, source)) if lists else _paragraphs(window(edition, source))
    return (
        f'<!DOCTYPE html>\n<html lang="ru"><head><meta charset="utf-8"><title>x</title></head>{body}</html>'
    )


def _paragraphs(paragraphs: Iterable[Paragraph]) -> str:
    return "\n".join(
        f"<ul><li>{escape(p.text)}</li></ul>" if p.role == "bullet" else f"<p>{escape(mark(p) + p.text)}</p>"
        for p in paragraphs
    )


def _lists(paragraphs: Iterable[Paragraph]) -> str:
    """Nest lists as the numbers say; what has none stands in the item before it."""
    written: list[str] = []
    open_items: tuple[int, ...] = ()
    for p in paragraphs:
        if not p.role.numbered:
            text = escape(p.text)
            written.append(f"<ul><li>{text}</ul>" if p.role == "bullet" else f"<p>{text}</p>")
            continue
        number = parts(p.number)
        shared = 0
        while shared < min(len(number), len(open_items)) and number[shared] == open_items[shared]:
            shared += 1
        written.append("</li></ol>" * (len(open_items) - shared - 1))
        for depth in range(shared, len(number)):
            fresh = depth > shared or len(open_items) <= depth
            start, follows = number[depth], not fresh and number[depth] == open_items[depth] + 1
            written.append(
                f'<ol start="{start}"><li>'
                if fresh
                else "</li><li>"
                if follows
                else f'</li><li value="{start}">'
            )
        written.append(escape(p.text))
        open_items = number
    return "".join(written)


# -- Markdown


def as_markdown(edition: Edition, source: str | None = None) -> str:
    """Return Markdown: headings marked, every other number as it is printed, a blank line between."""
    written = []
    for p in window(edition, source):
        text = mark(p).replace("· ", "- ") + p.text.replace("*", r"\*").replace("[", r"\[")
        written.append(f"## {text}" if p.role == "heading" else text)
    return "\n\n".join(written) + "\n"


# -- .docx

W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
_RELATIONSHIPS = "http://schemas.openxmlformats.org/package/2006/relationships"
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_TYPES = "application/vnd.openxmlformats-officedocument.wordprocessingml"
KINDS = ("styles", "numbering", "footnotes", "endnotes")


def docx(body: str, **more: str) -> bytes:
    """Return a .docx of that body; `styles`, `numbering`, `footnotes` and `endnotes` are parts' contents."""
    parts = {"word/document.xml": xml("document", f"<w:body>{body}</w:body>")}
    parts |= {f"word/{kind}.xml": xml(kind, content) for kind, content in more.items()}
    related = "".join(
        f'<Relationship Id="r{n}" Type="{_OFFICE}/{kind}" Target="{kind}.xml"/>'
        for n, kind in enumerate(more)
    )
    types = "".join(
        f'<Override PartName="/{name}" ContentType="{_TYPES}.{_content_type(name)}+xml"/>' for name in parts
    )
    parts["word/_rels/document.xml.rels"] = (
        f'<Relationships xmlns="{_RELATIONSHIPS}">{related}</Relationships>'
    )
    parts["_rels/.rels"] = (
        f'<Relationships xmlns="{_RELATIONSHIPS}"><Relationship Id="r1" Type="{_OFFICE}/officeDocument"'
        ' Target="word/document.xml"/></Relationships>'
    )
    parts["[Content_Types].xml"] = (
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        f"{types}</Types>"
    )
    return zipped(parts)


def _content_type(name: str) -> str:
    return "document.main" if name == "word/document.xml" else name[5:-4]


def xml(kind: str, content: str) -> str:
    """Return a part with that content in its root."""
    return f'<?xml version="1.0" encoding="UTF-8"?><w:{kind} xmlns:w="{W}">{content}</w:{kind}>'


def zipped(parts: dict[str, str]) -> bytes:
    """Return a zip of parts, of which one that says what it is stays unpacked, as it must."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(name, content, zipfile.ZIP_STORED if name == "mimetype" else None)
    return file.getvalue()


def unzipped(content: bytes) -> dict[str, str]:
    """Return the parts of a zip."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}


def p(text: str, num: int | None = None, level: int | None = None, style: str = "", more: str = "") -> str:
    """Return a paragraph, in a list if `num` or `level` says so; `more` are further properties."""
    numbers = "" if level is None else f'<w:ilvl w:val="{level}"/>'
    numbers += "" if num is None else f'<w:numId w:val="{num}"/>'
    numbers = f"<w:numPr>{numbers}</w:numPr>" if numbers else ""
    style = f'<w:pStyle w:val="{style}"/>' if style else ""
    return f"<w:p><w:pPr>{style}{numbers}{more}</w:pPr>{r(text)}</w:p>"


def r(text: str) -> str:
    """Return a run."""
    return f'<w:r><w:t xml:space="preserve">{escape(text)}</w:t></w:r>' if text else ""


def level(at: int, pattern: str, fmt: str = "decimal", start: int | None = 1, more: str = "") -> str:
    """Return a level of a list."""
    begins = "" if start is None else f'<w:start w:val="{start}"/>'
    shown = f'<w:numFmt w:val="{fmt}"/>{more}<w:lvlText w:val="{pattern}"/>'
    return f'<w:lvl w:ilvl="{at}">{begins}{shown}</w:lvl>'


def abstract(ident: int, *levels: str) -> str:
    """Return a definition of a list."""
    return f'<w:abstractNum w:abstractNumId="{ident}">{"".join(levels)}</w:abstractNum>'


def num(ident: int, definition: int, *overrides: str) -> str:
    """Return a list of that definition."""
    levels = "".join(overrides)
    return f'<w:num w:numId="{ident}"><w:abstractNumId w:val="{definition}"/>{levels}</w:num>'


def start_at(at: int, start: int) -> str:
    """Return what begins a level of a list anew."""
    return f'<w:lvlOverride w:ilvl="{at}"><w:startOverride w:val="{start}"/></w:lvlOverride>'


LEGAL = [level(at, "".join(f"%{n}." for n in range(1, at + 2))) for at in range(9)]
"""1., 1.1., 1.1.1. and so on."""


def as_docx(edition: Edition, source: str | None = None) -> bytes:
    """Return a .docx that prints no number: one definition counts, begun anew where numbers jump."""
    body: list[str] = []
    lists: list[_List] = []
    for each in window(edition, source):
        style = "Heading1" if each.role == "heading" else ""
        if not each.role.numbered:
            body.append(p(each.text, 1, 0) if each.role == "bullet" else p(each.text))
            continue
        number = parts(each.number)
        if not lists or not lists[-1].follows(number):
            lists.append(_List(number))
        lists[-1].show(number)
        body.append(p(each.text, len(lists) + 1, len(number) - 1, style))
    heading = '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style>'
    made = [num(1, 1)] + [num(n, 0, *each.overrides()) for n, each in enumerate(lists, start=2)]
    definitions = abstract(0, *LEGAL) + abstract(1, level(0, "·", "bullet"))
    return docx("".join(body), styles=heading, numbering=definitions + "".join(made))


class _List:
    """A list that begins at a number, each of its levels at the component it has there."""

    def __init__(self, first: tuple[int, ...]) -> None:
        self._first = first
        self._shown = first[:-1]
        self._used: set[int] = set()

    def overrides(self) -> list[str]:
        return [start_at(at, start) for at, start in enumerate(self._first)]

    def follows(self, number: tuple[int, ...]) -> bool:
        """Tell whether it shows this number next by itself."""
        *above, last = number
        at = len(above)
        if self._shown[:at] != tuple(above):
            return False
        if at < len(self._shown):
            return at in self._used and last == self._shown[at] + 1
        return last == (self._first[at] if at < len(self._first) else 1)

    def show(self, number: tuple[int, ...]) -> None:
        self._shown = number
        self._used.add(len(number) - 1)


# -- reading


def read(folder: Path, name: str, content: str | bytes) -> list[Line]:
    """Write a file and read it."""
    path = folder / name
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return read_file(path)


def shown(lines: Iterable[Line]) -> list[tuple[str, str | None, bool]]:
    """Return what every format must agree upon."""
    return [(line.text, line.number, line.bullet) for line in lines]
