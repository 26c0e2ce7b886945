"""PDFs written by hand: what stands where on a page is known to the point."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDTH = 0.5
"""Of every character, in sizes."""


@dataclass(frozen=True)
class Text:
    """A row of text, its baseline beginning at x, y."""

    x: float
    y: float
    text: str
    size: float = 10
    bold: bool = False

    @property
    def operators(self) -> bytes:
        """What paints it."""
        shown = self.text.encode("cp1251").hex().encode()
        return b"BT /%s %f Tf %f %f Td <%s> Tj ET" % (
            b"B" if self.bold else b"F",
            self.size,
            self.x,
            self.y,
            shown,
        )


def pdf(
    pages: Sequence[Sequence[Text] | bytes],
    *,
    unicode: bool = True,
    images: bytes | None = None,
    rotate: int = 0,
) -> bytes:
    """Return a PDF of A5 pages: rows of text, or the operators of a page as they are.

    The font has the characters of Windows-1251; without `unicode` it does not say which they are.
    """
    objects: list[bytes] = [b"<</Type/Catalog/Pages 2 0 R>>", b""]
    mapping = _stream(_cmap())
    objects.append(mapping)
    for name in (b"Body", b"Body-Bold"):
        widths = b" ".join([b"%d" % (1000 * WIDTH)] * 224)
        extra = b"/ToUnicode 3 0 R" if unicode else b""
        objects.append(
            b"<</Type/Font/Subtype/TrueType/BaseFont/%s/Encoding/WinAnsiEncoding/FirstChar 32/LastChar 255"
            b"/Widths[%s]%s>>" % (name, widths, extra)
        )
    objects.append(
        _stream(
            b"\x80", b"/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8"
        )
    )
    kids = []
    for page in pages:
        content = page if isinstance(page, bytes) else b"\n".join(each.operators for each in page)
        objects.append(_stream(content))
        objects.append(
            b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 595]/Rotate %d/Contents %d 0 R"
            b"/Resources<</Font<</F 4 0 R/B 5 0 R>>/XObject<</I 6 0 R>>>>>>" % (rotate, len(objects))
        )
        kids.append(b"%d 0 R" % len(objects))
    objects[1] = b"<</Type/Pages/Count %d/Kids[%s]>>" % (len(kids), b" ".join(kids))
    return _file(objects)


def _cmap() -> bytes:
    pairs = []
    for code in range(32, 256):
        character = bytes([code]).decode("cp1251", "replace")
        pairs.append(b"<%02x> <%s>" % (code, character.encode("utf-16-be").hex().encode()))
    groups = [pairs[start : start + 100] for start in range(0, len(pairs), 100)]
    body = b"\n".join(b"%d beginbfchar\n%s\nendbfchar" % (len(group), b"\n".join(group)) for group in groups)
    return b"1 begincodespacerange\n<00> <ff>\nendcodespacerange\n" + body


def _stream(data: bytes, entries: bytes = b"") -> bytes:
    return b"<<%s/Length %d>>\nstream\n%s\nendstream" % (entries, len(data), data)


def _file(objects: Sequence[bytes]) -> bytes:
    out = bytearray(b"%PDF-1.7\n")
    places = []
    for number, each in enumerate(objects, start=1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, each)
    table = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    out += b"".join(b"%010d 00000 n \n" % place for place in places)
    out += b"trailer\n<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, table)
    return bytes(out)
