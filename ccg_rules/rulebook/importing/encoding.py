"""Bytes to text: what encoding they are in, and where a text shows that it went through the wrong one."""

from __future__ import annotations

import codecs
import re
from typing import TYPE_CHECKING, NamedTuple

from ccg_rules.rulebook.importing.refusals import LARGEST_TEXT, refused, too_long

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from ccg_rules.rulebook.importing.lines import ImportFailed, Line

_MARKS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))
_RUSSIAN = ("cp1251", "koi8-r", "cp866")
_LATIN = "cp1252"
_CONTROL = re.compile("[\x00-\x08\x0e-\x19\x1b-\x1f\x7f]")
_FREQUENT = frozenset("оеаинтсрвлкмдпуяыьгзбчйхжшюцщэф")
_SAMPLE = 1 << 16
"""How many bytes tell an encoding: some pages."""


def decode(path: Path, data: bytes, declared: str = "utf-8") -> str:
    """Return the text of a file: in the encoding its first bytes mark, or in the one it declares.

    Raises `ImportFailed` for what is no text, for another encoding (naming the likely one and the command
    that mends it) and for too long a text.
    """
    encoding = declared
    for mark, marked in _MARKS:
        if data.startswith(mark):
            encoding, data = marked, data[len(mark) :]
            break
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        raise _wrong(path, data, encoding, error.start) from None
    if found := _CONTROL.search(text):
        raise _not_text(path, data, text, found.start())
    if len(text) > LARGEST_TEXT:
        raise too_long(path)
    return text


def _not_text(path: Path, data: bytes, text: str, at: int) -> ImportFailed:
    """Tell UTF-16 without its mark, which is half zeros, from what is no text at all."""
    for encoding, zeros in (("utf-16le", data[1:_SAMPLE:2]), ("utf-16be", data[:_SAMPLE:2])):
        # Cyrillic is 04 in the upper byte, Latin and punctuation 00.
        if len(zeros) > 1 and zeros.count(0) + zeros.count(4) > 0.9 * len(zeros):
            return refused("import-encoding-utf16", path, encoding=encoding)
    return refused("import-not-text", path, line=text.count("\n", 0, at) + 1)


def _wrong(path: Path, data: bytes, encoding: str, at: int) -> ImportFailed:
    line = data.count(b"\n", 0, at) + 1
    if encoding.startswith("utf-16"):
        return refused("import-not-text", path, line=max(line, 1))
    if _is_noise(data):
        return refused("import-not-text", path, line=line)
    start = data.rfind(b"\n", 0, at) + 1
    likely = likely_encoding(data[start : start + _SAMPLE])
    if encoding != "utf-8":
        return refused("import-encoding-declared", path, declared=encoding, line=line)
    if likely is None:
        return refused("import-encoding-unknown", path, line=line)
    if _is_mixed(data):
        return refused("import-encoding-mixed", path, line=line, encoding=likely)
    return refused("import-encoding", path, line=line, encoding=likely)


def _is_noise(data: bytes) -> bool:
    return _CONTROL.search(data[:_SAMPLE].decode("latin-1")) is not None


def _is_mixed(data: bytes) -> bool:
    """Whether some lines are UTF-8 and not merely ASCII."""
    for each in data.split(b"\n"):
        try:
            if not each.isascii() and len(each.decode()) > 1:
                return True
        except UnicodeDecodeError:
            continue
    return False


def likely_encoding(data: bytes) -> str | None:
    """Return the encoding in which `data` reads like Russian; `None` when it does in none.

    Without a word of four letters that are not ASCII it is Latin, in cp1252.
    """
    runs = re.findall(rb"[\x80-\xff]+", data)
    if not runs:
        return None
    if max(map(len, runs)) < 4:
        return _LATIN
    plausible = {encoding: _russian(b" ".join(runs).decode(encoding, "replace")) for encoding in _RUSSIAN}
    best = max(plausible, key=plausible.__getitem__)
    return best if plausible[best] > 0.5 else None


def _russian(text: str) -> float:
    """Return the share of small Russian letters; the capitals of one encoding are small ones of another."""
    letters = text.replace(" ", "")
    return sum(letter in _FREQUENT for letter in letters) / len(letters)


class _Damage(NamedTuple):
    """Text that was read in the wrong encoding and saved so."""

    pattern: re.Pattern[str]
    read_as: str | None
    """What it was taken for; `None` where letters are lost."""
    written_in: str


def _twice(first: str, read_as: str) -> _Damage:
    """Return how UTF-8 looks in `read_as`: the `first` bytes of letters, each before one from 80 to BF."""
    second = "".join(bytes([byte]).decode(read_as, "ignore") or chr(byte) for byte in range(0x80, 0xC0))
    return _Damage(re.compile(rf"(?:[{first}][{re.escape(second)}\x80-\xbf]){{3,}}"), read_as, "utf-8")


_DAMAGES = (
    _Damage(re.compile("\ufffd"), None, "utf-8"),
    _twice("РС", "cp1251"),
    _twice("ÐÑ", "cp1252"),
    _twice("╨╤", "cp866"),
    _Damage(re.compile(r"(?<![^\W\d_])[À-ÿ]{4,}(?![^\W\d_])"), "cp1252", "cp1251"),
)


def check(path: Path, read: Iterable[Line]) -> None:
    """Raise `ImportFailed` for the first line that shows that its text was once read in a wrong encoding."""
    for line in read:
        for damage in _DAMAGES:
            if found := damage.pattern.search(line.text):
                raise _damaged(path, line, damage, found)


def _damaged(path: Path, line: Line, damage: _Damage, found: re.Match[str]) -> ImportFailed:
    sample = line.text[max(found.start() - 12, 0) : found.end() + 12][:40]
    if damage.read_as is None:
        return refused("import-lost-letters", path, line=line.line, sample=sample)
    mended = b"".join(_byte(each, damage.read_as) for each in found[0]).decode(damage.written_in, "ignore")
    return refused(
        "import-mojibake",
        path,
        line=line.line,
        sample=found[0][:40],
        mended=mended[:40],
        read_as=damage.read_as,
    )


def _byte(letter: str, encoding: str) -> bytes:
    """Return what a letter was read from; what an encoding leaves out is read as if it were Latin 1."""
    return letter.encode(encoding, "ignore") or letter.encode("latin-1", "ignore")
