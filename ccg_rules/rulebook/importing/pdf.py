"""PDF with text in it → lines. What cannot be read as text is refused with what to do about it."""

from __future__ import annotations

import logging
import unicodedata
from contextlib import contextmanager
from typing import TYPE_CHECKING, BinaryIO

from pypdf import Configuration, PasswordType, PdfReader, apply_configuration
from pypdf.errors import DependencyError

from ccg_rules.rulebook.importing.lines import ImportFailed, Line
from ccg_rules.rulebook.importing.pdf_glyphs import UNREADABLE, Budget, Fonts, TooMuch, paint
from ccg_rules.rulebook.importing.pdf_layout import Sheet, rows, sheet, without_running
from ccg_rules.rulebook.importing.pdf_paragraphs import lines
from ccg_rules.rulebook.importing.refusals import (
    LARGEST_TEXT,
    MEBIBYTE,
    refused,
    too_long,
    within_limits,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ccg_rules.rulebook.importing.left_out import LeftOut

_OPERATORS = 10_000_000
"""In a whole file; a page of text has some hundreds, and a million takes some ten seconds."""
_LIMITS = Configuration(
    zlib_maximum_output_length=32 * MEBIBYTE,
    lzw_maximum_output_length=32 * MEBIBYTE,
    run_length_maximum_output_length=32 * MEBIBYTE,
    array_based_stream_maximum_output_length=32 * MEBIBYTE,
    stream_decoding_work_maximum_length=64 * MEBIBYTE,
    stream_parsing_work_maximum_count=1_000_000,
    # What is left of a damaged stream is not what its author wrote.
    zlib_maximum_recovery_input_length=0,
)
_TAIL = 2048


def read(path: Path, left_out: list[LeftOut]) -> list[Line]:
    """Return the paragraphs of a PDF, in reading order.

    Running headers, footers, page numbers and tables of contents are noted in `left_out`. Raises
    `ImportFailed` for what is encrypted, has pages without text or fonts without characters, is damaged, or
    is larger than any rulebook; `OSError` when the file cannot be opened.
    """
    with path.open("rb") as stream, _quietly(), apply_configuration(_LIMITS):
        try:
            sheets = _sheets(path, stream, left_out)
        except ImportFailed:
            raise
        except TooMuch:
            raise refused("import-pdf-too-much", path) from None
        except Exception as error:
            # pypdf raises what broken bytes lead it to: its own errors, and those of zlib, struct and others.
            raise refused("import-pdf-broken", path) from error
    return within_limits(path, lines(list(rows(sheets)), left_out))


def _sheets(path: Path, stream: BinaryIO, left_out: list[LeftOut]) -> list[Sheet]:
    """Lay out the pages one by one, keeping of each its text only."""
    if not _ends(stream):
        raise refused("import-pdf-cut", path)
    reader = PdfReader(stream)
    _decrypt(path, reader)
    fonts, budget, sheets, length = Fonts(), Budget(_OPERATORS), list[Sheet](), 0
    for number, page in enumerate(reader.pages, start=1):
        sheets.append(sheet(number, paint(page, reader, fonts, budget)))
        length += sum(len(piece.text) for row in sheets[-1].rows for piece in row)
        if length > LARGEST_TEXT:
            raise too_long(path)
        # pypdf keeps every object it ever read, pictures too.
        reader.resolved_objects.clear()
    without_running(sheets, left_out)
    _refuse_without_text(path, sheets)
    _refuse_garbled(path, sheets)
    return sheets


def _ends(stream: BinaryIO) -> bool:
    """Tell whether the file has the end of a PDF; without it pypdf would read what is left of the pages."""
    size = stream.seek(0, 2)
    stream.seek(max(0, size - _TAIL))
    tail = stream.read()
    stream.seek(0)
    return b"%%EOF" in tail and b"startxref" in tail


def _decrypt(path: Path, reader: PdfReader) -> None:
    if not reader.is_encrypted:
        return
    try:
        opened = reader.decrypt("") is not PasswordType.NOT_DECRYPTED
    except (DependencyError, NotImplementedError):
        opened = False
    if not opened:
        raise refused("import-pdf-encrypted", path)


def _refuse_without_text(path: Path, sheets: list[Sheet]) -> None:
    """Refuse pages that show something and say nothing: scanned ones, or letters turned into outlines."""
    missing = [each.number for each in sheets if not each.rows and each.drawn]
    if len(missing) == len(sheets) or not any(each.rows for each in sheets):
        raise refused("import-pdf-no-text", path, n=len(sheets))
    if missing:
        raise refused("import-pdf-some-text", path, n=len(missing), of=len(sheets), pages=_ranges(missing))


def _refuse_garbled(path: Path, sheets: list[Sheet]) -> None:
    """Refuse pages whose fonts do not say which characters they show."""
    garbled = [each.number for each in sheets if _is_garbled(each)]
    if garbled:
        raise refused("import-pdf-garbled", path, n=len(garbled), of=len(sheets), pages=_ranges(garbled))


def _is_garbled(each: Sheet) -> bool:
    text = "".join(piece.text for row in each.rows for piece in row)
    ink = [character for character in text if not character.isspace()]
    bad = sum(c == UNREADABLE or unicodedata.category(c) in ("Co", "Cn", "Cc", "Cs") for c in ink)
    letters = [character for character in ink if character.isalpha()]
    # A font of Cyrillic letters that claims to be a Western one shows «Игрок» as "Èãðîê".
    western = sum("\u00c0" <= character <= "\u00ff" for character in letters)
    return bad > 0.2 * len(ink) or western > 0.5 * len(letters)


def _ranges(numbers: list[int]) -> str:
    """Return page numbers as people write them: "1, 3–5"."""
    found: list[list[int]] = []
    for number in numbers:
        if found and number == found[-1][1] + 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    shown = [str(a) if a == b else f"{a}–{b}" for a, b in found]
    return ", ".join(shown if len(shown) <= 12 else [*shown[:12], "…"])


@contextmanager
def _quietly() -> Iterator[None]:
    """Keep the log of pypdf off the terminal."""
    logger, nowhere = logging.getLogger("pypdf"), logging.NullHandler()
    propagates = logger.propagate
    logger.addHandler(nowhere)
    logger.propagate = False
    try:
        yield
    finally:
        logger.removeHandler(nowhere)
        logger.propagate = propagates
