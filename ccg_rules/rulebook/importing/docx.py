"""Word's .docx, read from its parts: the text as it is shown, and the numbers Word counts.

What is shown: insertions and moves not yet accepted are, deletions are not; results of fields are, their
codes are not; text that is hidden or struck through and tables of contents are not. A tab or a line break is
a space, but a line that begins with a number is a paragraph of its own. The paragraphs of text boxes and
notes come after the paragraph they hang on, each with counters of its own; headers, footers and comments are
no rules. Tables come as rows, as in HTML.
"""

from __future__ import annotations

import io
import posixpath
import re
import zipfile
import zlib
from dataclasses import dataclass, field, replace
from lzma import LZMAError
from typing import TYPE_CHECKING
from xml.etree.ElementTree import Element, ParseError, TreeBuilder, XMLParser

from ccg_rules.rulebook.importing import blocks
from ccg_rules.rulebook.importing.blocks import Block
from ccg_rules.rulebook.importing.counters import Counters, Level, Numbering, Numeral
from ccg_rules.rulebook.importing.left_out import leave_out
from ccg_rules.rulebook.importing.lines import read_line
from ccg_rules.rulebook.importing.refusals import (
    LARGEST_FILE,
    MEBIBYTE,
    MOST_PARAGRAPHS,
    refused,
    too_many,
    within_limits,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from ccg_rules.rulebook.importing.left_out import Kind, LeftOut
    from ccg_rules.rulebook.importing.lines import ImportFailed, Line

_LARGEST_PART = LARGEST_FILE
_LARGEST_RATIO = 300
"""How often smaller a part may be packed; XML of Word packs to a tenth, a bomb to a thousandth."""
_MOST_PARTS = 20_000
_DEEPEST = 200
"""Of elements within elements; a table in a table in a text box needs fifty."""

_NAMESPACES = {
    "http://schemas.openxmlformats.org/wordprocessingml/2006/main": "w:",
    "http://purl.oclc.org/ooxml/wordprocessingml/main": "w:",
    "http://schemas.openxmlformats.org/officeDocument/2006/relationships": "r:",
    "http://purl.oclc.org/ooxml/officeDocument/relationships": "r:",
    "http://schemas.openxmlformats.org/markup-compatibility/2006": "mc:",
    "http://schemas.openxmlformats.org/officeDocument/2006/math": "m:",
    "http://purl.oclc.org/ooxml/officeDocument/math": "m:",
    "http://schemas.openxmlformats.org/package/2006/relationships": "",
    "http://www.w3.org/XML/1998/namespace": "xml:",
}
_ZIP_FAULTS = (
    zipfile.BadZipFile,
    zlib.error,
    LZMAError,
    EOFError,
    OSError,
    NotImplementedError,
    RuntimeError,
    ValueError,
    LookupError,
)


def read(path: Path, data: bytes, left_out: list[LeftOut]) -> list[Line]:
    """Return the paragraphs of a .docx; what is deleted, hidden or beside the text is noted in `left_out`.

    Raises `ImportFailed` for a damaged or protected file, one with a document type or entities in it, and
    for what is too large, packed or unpacked.
    """
    return within_limits(path, blocks.lines(_Document(_Package(path, data), left_out).blocks()))


# -- the package


class _Package:
    """The parts of a .docx."""

    def __init__(self, path: Path, data: bytes) -> None:
        self.path = path
        if data.count(b"PK\x01\x02") > _MOST_PARTS:
            raise refused("import-unpacks-large", path)
        try:
            self._zip = zipfile.ZipFile(io.BytesIO(data))
            self._parts = {info.filename: info for info in self._zip.infolist()}
        except _ZIP_FAULTS:
            raise self._damaged("zip") from None

    def part(self, name: str) -> Element | None:
        """Return the root of an XML part, `None` when there is none of that name."""
        info = self._parts.get(name)
        if info is None:
            return None
        ratio = info.file_size / max(info.compress_size, 1)
        if info.file_size > _LARGEST_PART or (info.file_size > MEBIBYTE and ratio > _LARGEST_RATIO):
            raise refused("import-unpacks-large", self.path)
        try:
            content = self._zip.read(info)
        except _ZIP_FAULTS:
            raise self._damaged(name) from None
        return self._parse(name, content)

    def related(self, name: str) -> dict[str, str]:
        """Return the parts that belong to a part, by kind: "styles", "numbering", "footnotes"…"""
        folder, file = posixpath.split(name)
        root = self.part(posixpath.join(folder, "_rels", f"{file}.rels"))
        found: dict[str, str] = {}
        for each in _children(root):
            target = each.get("Target", "")
            if each.get("TargetMode") != "External":
                kind = each.get("Type", "").rpartition("/")[2]
                found.setdefault(kind, posixpath.normpath(posixpath.join("/", folder, target)).lstrip("/"))
        return found

    def _parse(self, name: str, content: bytes) -> Element:
        target = _Tree()
        parser = XMLParser(target=target)
        try:
            parser.feed(content)
            root: Element = parser.close()
        except _Forbidden as error:
            raise refused(str(error), self.path, part=name) from None
        except (ParseError, ValueError, LookupError):
            raise self._damaged(name) from None
        return root

    def _damaged(self, part: str) -> ImportFailed:
        return refused("import-docx-damaged", self.path, part=part)


class _Forbidden(Exception):
    """XML has what no part of a .docx may have; its text is the id of the message."""


class _Tree:
    """Builds the tree of a part, its names shortened to "w:p", and stops at what could blow it up."""

    def __init__(self) -> None:
        self._builder = TreeBuilder()
        self._depth = 0
        self._names: dict[str, str] = {}

    def start(self, tag: str, attrs: dict[str, str]) -> None:
        """Begin an element."""
        self._depth += 1
        if self._depth > _DEEPEST:
            raise _Forbidden("import-nested")
        self._builder.start(self._short(tag), {self._short(name): value for name, value in attrs.items()})

    def end(self, tag: str) -> None:
        """End an element."""
        self._depth -= 1
        self._builder.end(self._short(tag))

    def data(self, text: str) -> None:
        """Take text."""
        self._builder.data(text)

    def doctype(self, name: str, public: str | None, system: str | None) -> None:
        """Refuse a document type before anything it declares is used."""
        raise _Forbidden("import-docx-doctype")

    def close(self) -> Element:
        """Return the root."""
        return self._builder.close()

    def _short(self, name: str) -> str:
        short = self._names.get(name)
        if short is None:
            namespace, _, local = name.rpartition("}")
            prefix = _NAMESPACES.get(namespace[1:]) if namespace else ""
            short = self._names[name] = "?:" + local if prefix is None else prefix + local
        return short


# -- small properties


def _children(element: Element | None) -> Sequence[Element]:
    return () if element is None else list(element)


def _child(element: Element | None, *names: str) -> Element | None:
    """Return the element at the end of a path of children; `Element.find` would take "w:p" for a prefix."""
    for name in names:
        element = next((child for child in _children(element) if child.tag == name), None)
    return element


def _value(element: Element | None, *names: str) -> str | None:
    found = _child(element, *names)
    return None if found is None else found.get("w:val")


def _whole(text: str | None) -> int | None:
    return int(text) if text and re.fullmatch(r"\s*[+-]?\d{1,9}\s*", text, re.ASCII) else None


def _on(element: Element | None, *names: str) -> bool:
    """Whether a property is there and not switched off."""
    found = _child(element, *names)
    return found is not None and found.get("w:val", "1") not in ("0", "false", "off")


# -- styles


@dataclass(frozen=True, slots=True)
class _Style:
    """What a style says of a paragraph, what it is based on included."""

    heading: int | None = None
    contents: bool = False
    num: int | None = None
    level: int | None = None
    ids: tuple[str, ...] = ()
    """It and those it is based on, nearest first."""


_HEADING = re.compile(r"(?:heading|заголовок) ([1-9])", re.IGNORECASE)
_CONTENTS = re.compile(r"(?:toc|contents|оглавление) (?:[1-9]|heading)", re.IGNORECASE)


class _Styles:
    def __init__(self, root: Element | None) -> None:
        every = [each for each in _children(root) if each.tag == "w:style"]
        self._elements = {each.get("w:styleId", ""): each for each in every}
        self._known: dict[str, _Style] = {}
        defaults = (
            each.get("w:styleId", "")
            for each in every
            if each.get("w:type") == "paragraph" and each.get("w:default") in ("1", "true", "on")
        )
        self._default = next(defaults, "")

    def style(self, name: str | None) -> _Style:
        """Return the style of that id; without one, or for an unknown one, that of plain paragraphs."""
        key = self._default if name is None or name not in self._elements else name
        if key not in self._known:
            self._known[key] = self._resolved(key)
        return self._known[key]

    def numbering_of(self, name: str) -> int | None:
        """Return the list that a style of numbering stands for."""
        return _whole(_value(self._elements.get(name), "w:pPr", "w:numPr", "w:numId"))

    def _resolved(self, name: str) -> _Style:
        style, seen, key = _Style(), [], name
        while (element := self._elements.get(key)) is not None and key not in seen:
            seen.append(key)
            style = self._under(style, element)
            key = _value(element, "w:basedOn") or ""
        heading = style.heading if style.heading != 0 else None
        return _Style(heading, style.contents, style.num, style.level, tuple(seen))

    @staticmethod
    def _under(style: _Style, element: Element) -> _Style:
        """Return a style with what it leaves open taken from one it is based on; no heading is 0 so far."""
        name = _value(element, "w:name") or ""
        heading, built_in = _outline(_child(element, "w:pPr")), _HEADING.fullmatch(name)
        if heading is None and built_in:
            heading = int(built_in[1])
        numbers = _child(element, "w:pPr", "w:numPr")
        return _Style(
            style.heading if style.heading is not None else heading,
            style.contents or _CONTENTS.fullmatch(name) is not None,
            style.num if style.num is not None else _whole(_value(numbers, "w:numId")),
            style.level if style.level is not None else _whole(_value(numbers, "w:ilvl")),
        )


def _outline(properties: Element | None) -> int | None:
    """Return the level of a heading, 0 for what is expressly none, `None` when nothing is said."""
    level = _whole(_value(properties, "w:outlineLvl"))
    return None if level is None else level + 1 if 0 <= level <= 8 else 0


# -- lists


def _numbering(root: Element | None, styles: _Styles) -> Numbering:
    numbering = Numbering()
    linked: dict[int, str] = {}
    for each in _children(root):
        ident = _whole(each.get("w:abstractNumId"))
        if each.tag == "w:abstractNum" and ident is not None:
            numbering.abstract[ident] = {n: level for n, level in map(_level, each) if level}
            if link := _value(each, "w:numStyleLink"):
                linked[ident] = link
            if style := _value(each, "w:styleLink"):
                numbering.styled.setdefault(style, ident)
        elif each.tag == "w:num" and (ident := _whole(each.get("w:numId"))) is not None:
            _add_list(numbering, ident, each)
    for ident, link in linked.items():
        numbering.links[ident] = (link, styles.numbering_of(link))
    return numbering


def _add_list(numbering: Numbering, ident: int, element: Element) -> None:
    abstract = _whole(_value(element, "w:abstractNumId"))
    if abstract is None:
        return
    numbering.lists[ident] = abstract
    for override in element:
        at = _whole(override.get("w:ilvl"))
        if override.tag != "w:lvlOverride" or at is None:
            continue
        start = _whole(_value(override, "w:startOverride"))
        if start is not None:
            numbering.starts[ident, at] = start
        _, level = _level(_child(override, "w:lvl"))
        if level:
            numbering.overrides[ident, at] = level


def _level(element: Element | None) -> tuple[int, Level | None]:
    at = None if element is None or element.tag != "w:lvl" else _whole(element.get("w:ilvl"))
    if at is None:
        return 0, None
    return at, Level(
        # The standard counts from 0 where no start is given.
        start=_whole(_value(element, "w:start")) or 0,
        numeral=Numeral.named(_value(element, "w:numFmt")),
        pattern=_value(element, "w:lvlText") or "",
        restart=_whole(_value(element, "w:lvlRestart")),
        legal=_on(element, "w:isLgl"),
        style=_value(element, "w:pStyle"),
    )


# -- the text

_UNSEEN = frozenset(
    ("w:del", "w:moveFrom", "w:rt", "w:instrText", "w:delText", "w:delInstrText", "w:pPr", "w:rPr", "w:tblPr")
)
_CHARACTERS = {
    "w:tab": " ",
    "w:ptab": " ",
    "w:br": "\n",
    "w:cr": "\n",
    "w:noBreakHyphen": "-",
}


@dataclass(slots=True)
class _Words:
    """The text of a paragraph as it is gathered, and what hangs on it."""

    text: list[str] = field(default_factory=list)
    """Line breaks are those that its writer made within it."""
    boxes: list[Element] = field(default_factory=list)
    notes: list[Element] = field(default_factory=list)


@dataclass(slots=True)
class _Story:
    """A text with counters of its own: the body, a text box, a note."""

    counters: Counters
    note: bool = False
    """Whether it is a note or within one: notes have no notes."""
    carried: str = ""
    """What comes before the next paragraph, the mark between the two being deleted."""
    fields: list[bool] = field(default_factory=list)
    """For every open field, whether its result has begun."""


class _Document:
    """Reads the parts into blocks."""

    def __init__(self, package: _Package, left_out: list[LeftOut]) -> None:
        main = package.related("").get("officeDocument", "word/document.xml")
        root = package.part(main)
        self._body = _child(root, "w:body")
        if self._body is None:
            raise refused("import-docx-damaged", package.path, part=main)
        folder = posixpath.dirname(main)
        related = package.related(main)
        parts = {
            kind: package.part(related.get(kind, posixpath.join(folder, f"{kind}.xml")))
            for kind in ("styles", "numbering", "footnotes", "endnotes")
        }
        self._path = package.path
        self._left_out = left_out
        beside: tuple[tuple[Kind, str], ...] = (
            ("margins", "header"),
            ("margins", "footer"),
            ("comments", "comments"),
        )
        for kind, part in beside:
            if part in related:
                leave_out(left_out, kind, _all_text(package.part(related[part])))
        self._styles = _Styles(parts["styles"])
        self._numbering = _numbering(parts["numbering"], self._styles)
        self._notes: dict[tuple[str, str | None], Element] = {
            (kind, note.get("w:id")): note
            for kind in ("w:footnote", "w:endnote")
            for note in _children(parts[f"{kind[2:]}s"])
            if note.tag == kind and note.get("w:type", "normal") == "normal"
        }
        self._count = 0

    def blocks(self) -> list[Block]:
        """Return the blocks of the body, with what hangs on them."""
        assert self._body is not None
        return self._story(self._body)

    def _story(self, element: Element, *, note: bool = False) -> list[Block]:
        story = _Story(Counters(self._numbering), note)
        found = self._within(element, story)
        if not all(story.fields):
            raise refused("import-docx-field", self._path)
        return [*found, Block(story.carried)] if story.carried else found

    def _within(self, element: Element, story: _Story) -> list[Block]:
        found: list[Block] = []
        for child in _shown(element):
            if child.tag == "w:p":
                found += self._paragraph(child, story)
            elif child.tag == "w:tr":
                if _child(child, "w:trPr", "w:del") is None:
                    found += blocks.row([self._within(cell, story) for cell in _cells(child)])
                else:
                    leave_out(self._left_out, "deleted", _all_text(child))
            elif child.tag not in _UNSEEN:
                found += self._within(child, story)
        return found

    def _paragraph(self, element: Element, story: _Story) -> list[Block]:
        self._count += 1
        if self._count > MOST_PARAGRAPHS:
            raise too_many(self._path)
        words = _Words()
        self._gather(element, story, words)
        text = story.carried + "".join(words.text)
        properties = _child(element, "w:pPr")
        mark = _child(properties, "w:rPr")
        style = self._styles.style(_value(properties, "w:pStyle"))
        found: list[Block] = []
        if _child(mark, "w:del") is not None or _child(mark, "w:moveFrom") is not None:
            story.carried = text
        else:
            story.carried = ""
            label, bullet = self._label(properties, style, story)
            outline = _outline(properties)
            heading = style.heading if outline is None else outline or None
            if style.contents:
                leave_out(self._left_out, "contents", text)
            else:
                found += _lines(Block(text, label, bullet, heading))
        for box in words.boxes:
            found += self._story(box, note=story.note)
        for note in words.notes:
            found += self._story(note, note=True)
        return found

    def _label(self, properties: Element | None, style: _Style, story: _Story) -> tuple[str | None, bool]:
        """Count a paragraph; return what its list shows before it, and whether that is a bullet."""
        numbers = _child(properties, "w:numPr")
        own, level = _whole(_value(numbers, "w:numId")), _whole(_value(numbers, "w:ilvl"))
        num = style.num if own is None else own
        if not num:
            return None, False
        if level is None:
            # Word goes by the style that a level of the list names, before the level a style names.
            level = self._numbering.level_of(num, style.ids)
            if level is None:
                level = (style.level if own is None else None) or 0
        return story.counters.next(num, level)

    def _gather(self, element: Element, story: _Story, words: _Words) -> None:
        for child in _shown(element):
            tag = child.tag
            if tag == "w:fldChar":
                _field(child, story.fields)
            elif tag == "w:txbxContent":
                words.boxes.append(child)
            elif tag in ("w:footnoteReference", "w:endnoteReference"):
                note = self._notes.get((tag.removesuffix("Reference"), child.get("w:id")))
                if note is not None and not story.note:
                    words.notes.append(note)
            elif tag == "w:del":
                leave_out(self._left_out, "deleted", _all_text(child))
            elif tag == "w:r" and (kind := _unsaid(child)):
                leave_out(self._left_out, kind, _all_text(child))
            elif tag in _UNSEEN:
                continue
            elif all(story.fields) and tag in ("w:t", "m:t"):
                words.text.append(_text(child))
            elif all(story.fields) and tag in _CHARACTERS:
                words.text.append(_CHARACTERS[tag])
            elif all(story.fields) and tag == "w:sym":
                words.text.append(_symbol(child))
            else:
                self._gather(child, story, words)


def _shown(element: Element) -> Iterator[Element]:
    """Yield the children; of alternatives for newer and older programs, only the first."""
    for child in element:
        if child.tag == "mc:AlternateContent":
            chosen = _child(child, "mc:Choice")
            yield from _children(_child(child, "mc:Fallback") if chosen is None else chosen)
        else:
            yield child


def _unsaid(run: Element) -> Kind | None:
    """Return why a run is no text, `None` when it is."""
    if _on(run, "w:rPr", "w:vanish"):
        return "hidden"
    struck = _on(run, "w:rPr", "w:strike") or _on(run, "w:rPr", "w:dstrike")
    return "deleted" if struck else None


def _all_text(element: Element | None) -> str:
    """Return the text below an element, deleted or not, its paragraphs apart."""
    found: list[str] = []
    for each in () if element is None else element.iter():
        if each.tag in ("w:t", "w:delText"):
            found.append(each.text or "")
        elif each.tag == "w:p" or each.tag in _CHARACTERS:
            found.append(" ")
    return "".join(found)


def _lines(block: Block) -> Iterator[Block]:
    """Yield a paragraph, in pieces where a line within it begins with a number."""
    text = ""
    for line in block.text.split("\n"):
        begun = read_line(line, 1)
        if text.strip() and begun and begun.number:
            yield replace(block, text=text)
            block, text = Block(line), ""
        text += f" {line}" if text else line
    yield replace(block, text=text)


def _cells(row: Element) -> Iterator[Element]:
    """Yield the cells of a row, those within controls too."""
    for child in row:
        if child.tag == "w:tc":
            yield child
        elif child.tag not in _UNSEEN:
            yield from _cells(child)


def _field(element: Element, fields: list[bool]) -> None:
    kind = element.get("w:fldCharType")
    if kind == "begin":
        fields.append(False)
    elif kind == "separate" and fields:
        fields[-1] = True
    elif kind == "end" and fields:
        fields.pop()


def _text(element: Element) -> str:
    text = re.sub(r"[\t\r\n]", " ", element.text or "")
    # Word takes white space at the ends for the layout of the XML, unless it is told to keep it.
    return text if element.tag == "m:t" or element.get("xml:space") == "preserve" else text.strip(" ")


def _symbol(element: Element) -> str:
    """Return a character of a font of symbols; those fonts count from F000."""
    code = element.get("w:char", "")
    if not re.fullmatch(r"[0-9A-Fa-f]{1,4}", code) or 0xD800 <= int(code, 16) < 0xE000:
        return ""
    return chr(int(code, 16))
