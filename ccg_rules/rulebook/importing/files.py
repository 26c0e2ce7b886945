"""Which reader a file is for: its content says, and where text is only text, its name.

A file is refused with what to make of it instead, never guessed at.
"""

from __future__ import annotations

import codecs
import re
import shlex
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from ccg_rules.rulebook.importing import docx, encoding, html, markdown, text
from ccg_rules.rulebook.importing.contents import without_contents
from ccg_rules.rulebook.importing.lines import is_bare
from ccg_rules.rulebook.importing.refusals import LARGEST_FILE, MEBIBYTE, refused
from ccg_rules.rulebook.importing.roles import LIKELY_HEADING, heading_likeness
from ccg_rules.text import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from ccg_rules.rulebook.importing.left_out import LeftOut
    from ccg_rules.rulebook.importing.lines import ImportFailed, Line

    Reader = Callable[[Path, bytes, list[LeftOut]], list[Line]]

_MARKDOWN = (".md", ".markdown", ".mkd", ".mdown")
_HTML = (".html", ".htm", ".xhtml", ".xht")
_HEAD = 4096
"""How much of a text shows what it is."""

_BEFORE = re.compile(r"(?:\s+|<!--.*?-->|<\?.*?\?>)*", re.DOTALL)
"""What may stand before the first element."""
_PAGE = re.compile(r"<(?:!doctype\s+html|html)\b", re.IGNORECASE)
_ELEMENT = re.compile(
    r"<(?:article|body|br|center|div|dl|font|h[1-6]|head|li|main|meta|ol|p|section|span|style|table|title|ul)\b[^<]*>",
    re.IGNORECASE,
)

_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
"""How files of Office before 2007 begin, and those of today that a password protects."""


_ZIP = b"PK\x03\x04"


class _Foreign(NamedTuple):
    """A format that is not read."""

    begins: tuple[bytes, ...]
    format: str
    advice: str


_FOREIGN = (
    _Foreign((b"{\\rtf",), "import-format-rtf", "import-advice-office"),
    _Foreign(
        (b"\x89PNG", b"\xff\xd8\xff", b"GIF87a", b"GIF89a", b"II*\0", b"MM\0*", b"AT&TFORM"),
        "import-format-image",
        "import-advice-image",
    ),
    _Foreign(
        (b"\x1f\x8b", b"7z\xbc\xaf", b"Rar!\x1a", b"\xfd7zXZ"),
        "import-format-archive",
        "import-advice-archive",
    ),
    _Foreign((b"%!PS",), "import-format-postscript", "import-advice-postscript"),
)
_ZIPPED = (
    (b"mimetypeapplication/epub", "import-format-epub", "import-advice-epub"),
    (b"mimetypeapplication/vnd.oasis.opendocument.text", "import-format-odt", "import-advice-office"),
    (b"mimetypeapplication/vnd.oasis", "import-format-other-office", "import-advice-other-office"),
    (b"xl/workbook", "import-format-other-office", "import-advice-other-office"),
    (b"ppt/presentation", "import-format-other-office", "import-advice-other-office"),
    (b"", "import-format-archive", "import-advice-archive"),
)
"""What is a zip, by the name of a part or the type in it, which are never packed."""
_MAIL = re.compile(rb"(?:[\w-]+:[^\n]*\n|[ \t][^\n]*\n)*?MIME-Version:", re.IGNORECASE)


def read_file(path: Path, left_out: list[LeftOut] | None = None) -> list[Line]:
    """Return the paragraphs of a plain text, HTML, Markdown, .docx or PDF file, in order.

    What stands in it and is no rule, such as a table of contents, is added to `left_out`.
    Raises `ImportFailed` for every other format, for what is damaged, too large, wrongly encoded or without
    a paragraph, and `OSError` when the file cannot be read.
    """
    with path.open("rb") as file:
        data = file.read(LARGEST_FILE + 1)
    if not data:
        raise refused("import-blank", path)
    if len(data) > LARGEST_FILE:
        raise refused("import-too-large", path, most=LARGEST_FILE // MEBIBYTE)
    left_out = [] if left_out is None else left_out
    if b"%PDF-" in data[:1024]:
        lines = _read_pdf(path, left_out)
    else:
        lines = _reader(path, data)(path, data, left_out)
        encoding.check(path, lines)
    rules = list(_titled(without_contents(lines, left_out)))
    if not rules:
        raise refused("import-empty", path)
    return rules


def _titled(lines: Sequence[Line]) -> Iterator[Line]:
    """Yield the paragraphs, «Глава 4» joined with the title in the line below it."""
    rest = iter([*lines, None])
    line = next(rest)
    while line is not None:
        below = next(rest)
        if below is not None and is_bare(line) and below.number is None and _is_title(below):
            line, below = replace(line, text=below.text, heading=below.heading or line.heading), next(rest)
        yield line
        line = below


def _is_title(line: Line) -> bool:
    return heading_likeness(line) >= LIKELY_HEADING


def _read_pdf(path: Path, left_out: list[LeftOut]) -> list[Line]:
    # What reads PDF takes long to import, and few need it.
    from ccg_rules.rulebook.importing import pdf

    return pdf.read(path, left_out)


def _reader(path: Path, data: bytes) -> Reader:
    """Return the reader for some content. Raises `ImportFailed` when there is none."""
    if data.startswith(_OLE):
        raise _refused_ole(path, data)
    if data[:4] in (_ZIP[:2], _ZIP[:3]):
        raise refused("import-docx-damaged", path, part="zip")
    if data.startswith(_ZIP):
        if b"word/document" in data:
            return docx.read
        raise _convert(path, *next(each[1:] for each in _ZIPPED if each[0] in data))
    for foreign in _FOREIGN:
        if data.startswith(foreign.begins):
            raise _convert(path, foreign.format, foreign.advice)
    return _reader_of_text(path, data[:_HEAD])


def _reader_of_text(path: Path, data: bytes) -> Reader:
    if _MAIL.match(data):
        raise _convert(path, "import-format-mhtml", "import-advice-mhtml")
    utf16 = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    head = data.decode("utf-16" if utf16 else "latin-1", "ignore").removeprefix("ï»¿").lstrip()
    before = _BEFORE.match(head)
    start = before.end() if before else 0
    suffix = path.suffix.lower()
    if _PAGE.match(head, start):
        return html.read
    if head.startswith("<?xml") and suffix not in _HTML:
        raise _convert(path, "import-format-xml", "import-advice-xml")
    if suffix in _MARKDOWN:
        return markdown.read
    return html.read if suffix in _HTML or _ELEMENT.match(head, start) else text.read


def _refused_ole(path: Path, data: bytes) -> ImportFailed:
    if "EncryptedPackage".encode("utf-16-le") in data:
        return refused("import-encrypted", path)
    if "WordDocument".encode("utf-16-le") in data:
        return _convert(path, "import-format-doc", "import-advice-office")
    return _convert(path, "import-format-ole", "import-advice-other-office")


def _convert(path: Path, form: str, advice: str) -> ImportFailed:
    mend = Message(advice, {"quoted": shlex.quote(str(path))})
    return refused("import-convert", path, format=Message(form), advice=mend)
