"""What a page of a PDF paints: runs of characters and where they stand, once the page is turned upright.

pypdf reads the file and its fonts. Its own text extraction keeps no right edge of what it finds, without
which nobody can tell the last line of a paragraph from a full one; so the operators that show text are
followed here.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from pypdf.generic import ArrayObject, ContentStream, DictionaryObject, IndirectObject, NullObject
from pypdf.generic._font import Font

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pypdf import PageObject, PdfReader

Matrix = tuple[float, float, float, float, float, float]

UNREADABLE = "\ufffd"
"""What stands for a glyph that the font gives no character for."""

_IDENTITY: Matrix = (1, 0, 0, 1, 0, 0)
_TURNED: tuple[Matrix, ...] = (_IDENTITY, (0, -1, 1, 0, 0, 0), (-1, 0, 0, -1, 0, 0), (0, 1, -1, 0, 0, 0))
_DEEPEST_FORM = 12
_FONTS_KEPT = 64
_BOLD = re.compile(r"bold|black|heavy|demi", re.IGNORECASE)
_FORCE_BOLD = 1 << 18
_SYMBOLS = str.maketrans(
    {"\uf0b7": "•", "\uf0a7": "▪", "\uf06e": "■", "\uf06f": "□", "\uf02d": "–", "\uf0d8": "‣", "\uf076": "◦"}
)
"""The bullets of the fonts Symbol and Wingdings, in which word processors set them."""


class Malformed(Exception):
    """A page cannot be followed: an operator lacks its operands, or what it names is not there."""


class TooMuch(Exception):
    """The file paints more than any rulebook does."""


@dataclass(slots=True)
class Run:
    """Characters shown in one go, left to right on one baseline."""

    text: str
    starts: list[float]
    ends: list[float]
    """Where each character begins and ends."""
    y: float
    """The baseline, upwards from the bottom of the page, in points like everything here."""
    size: float
    bold: bool


@dataclass(slots=True)
class Painted:
    """What a page paints."""

    runs: list[Run] = field(default_factory=list)
    top: float = 0
    bottom: float = 0
    picture: float = 0
    """The part of the page that pictures cover, from 0 on."""
    strokes: int = 0
    """How many lines and curves are drawn; letters turned into outlines are drawn in thousands of them."""


@dataclass(slots=True)
class Budget:
    """How many more operators may be followed before the file is given up."""

    left: int

    def spend(self, operators: int) -> None:
        """Take them off. Raises `TooMuch` when none are left."""
        self.left -= operators
        if self.left < 0:
            raise TooMuch


class Glyphs:
    """A font: bytes to characters and their widths."""

    def __init__(self, resource: DictionaryObject | None) -> None:
        """Read the font resource; `None` is a font that is named but not there."""
        self.bold = False
        self._font: Font | None = None
        self._known: dict[str, tuple[str, float]] = {}
        self._scale = 0.001
        if resource is None:
            return
        font = Font.from_font_resource(resource)
        self.bold = _is_bold(font)
        self._mapped = "/ToUnicode" in resource
        composite = isinstance(font.encoding, str)
        identity = str(resource.get("/Encoding", "")).startswith("/Identity") or font.encoding == "charmap"
        self._blind = not font.interpretable or (composite and identity and not self._mapped)
        self._strict = composite and identity
        if font.sub_type == "Type3" and isinstance(matrix := resource.get("/FontMatrix"), ArrayObject):
            self._scale = abs(float(matrix[0]))
        self._font = font

    def read(self, shown: bytes) -> Iterator[tuple[str, float, bool]]:
        """Yield for every glyph its characters, its width in font sizes, and whether it is byte 32."""
        font = self._font
        if font is None:
            yield from ((UNREADABLE, 0.5, False) for _ in shown)
            return
        if isinstance(font.encoding, str):
            raw = shown.decode(font.encoding, "replace")
        else:
            raw = shown.decode("latin-1")
        simple = not isinstance(font.encoding, str)
        for code in raw:
            if code not in self._known:
                self._known[code] = (self._character(font, code), self._width(font, code))
            yield (*self._known[code], simple and code == " ")

    def _character(self, font: Font, code: str) -> str:
        if self._blind:
            return UNREADABLE
        if not isinstance(font.encoding, str):
            name = font.encoding.get(ord(code), code)
            text = font.character_map.get(name, font.character_map.get(code, name))
        else:
            text = font.character_map.get(code, UNREADABLE if self._strict else code)
        return str(text).translate(_SYMBOLS)

    def _width(self, font: Font, code: str) -> float:
        width = font.space_width if code == font.space_char else font.get_text_width(code)
        return float(width) * self._scale


def _is_bold(font: Font) -> bool:
    flags, weight = font.font_descriptor.flags, font.font_descriptor.weight
    heavy = isinstance(weight, int | float) and weight >= 600
    forced = isinstance(flags, int) and bool(flags & _FORCE_BOLD)
    return bool(_BOLD.search(font.name)) or heavy or forced


@dataclass(slots=True)
class _State:
    """The part of the graphics state that says where text goes (ISO 32000-1, 8.4 and 9.3)."""

    ctm: Matrix
    font: Glyphs | None = None
    size: float = 1
    character_space: float = 0
    word_space: float = 0
    stretch: float = 1
    leading: float = 0
    rise: float = 0
    stroked: bool = False


class Fonts:
    """The fonts of a file, each read once as long as there are not too many."""

    def __init__(self) -> None:
        """Begin with none."""
        self._known: dict[tuple[int, int], Glyphs] = {}

    def get(self, resources: DictionaryObject, name: str) -> Glyphs:
        """Return the font with that name in these resources."""
        fonts = resolved(resources.get("/Font"))
        if not isinstance(fonts, DictionaryObject) or name not in fonts:
            return Glyphs(None)
        raw = fonts.raw_get(name)
        if not isinstance(raw, IndirectObject):
            return self._read(raw)
        key = (raw.idnum, raw.generation)
        if key not in self._known:
            if len(self._known) >= _FONTS_KEPT:
                self._known.clear()
            self._known[key] = self._read(raw.get_object())
        return self._known[key]

    @staticmethod
    def _read(resource: object) -> Glyphs:
        return Glyphs(resource if isinstance(resource, DictionaryObject) else None)


def resolved(value: Any) -> Any:
    """Return the object that an indirect reference leads to; anything else as it is."""
    return value.get_object() if isinstance(value, IndirectObject) else value


def paint(page: PageObject, reader: PdfReader, fonts: Fonts, budget: Budget) -> Painted:
    """Follow the page. Raises `Malformed`, `TooMuch`, and whatever pypdf raises for broken bytes."""
    quarters = int(page.rotation) // 90 % 4
    painter = _Painter(reader, fonts, budget, _TURNED[quarters])
    contents = resolved(page.get("/Contents"))
    if contents is not None and not isinstance(contents, NullObject):
        painter.follow(contents, _dictionary(page.get("/Resources")), depth=0)
    box = page.cropbox
    corners = [_apply(_TURNED[quarters], float(x), float(y)) for x, y in (box.lower_left, box.upper_right)]
    return _upright(painter, corners)


class _Painter:
    """Follows the operators of a page and of the forms on it."""

    def __init__(self, reader: PdfReader, fonts: Fonts, budget: Budget, ctm: Matrix) -> None:
        self._reader, self._fonts, self._budget = reader, fonts, budget
        self._state = _State(ctm)
        self._saved: list[_State] = []
        self._line = self._text = _IDENTITY
        self._marks: list[bool] = []
        self._resources = DictionaryObject()
        self._depth = 0
        self.runs: list[tuple[int | None, Run, Matrix]] = []
        self.picture = 0.0
        self.strokes = 0

    def follow(self, stream: Any, resources: DictionaryObject, depth: int) -> None:
        """Follow a content stream with its resources."""
        operations = ContentStream(stream, self._reader, "bytes").operations
        self._budget.spend(len(operations))
        outer = self._resources, self._depth
        self._resources, self._depth = resources, depth
        for operands, operator in operations:
            if handle := _HANDLERS.get(operator):
                try:
                    handle(self, operands)
                except (IndexError, TypeError, ValueError, OverflowError) as error:
                    raise Malformed from error
        self._resources, self._depth = outer

    def save(self, _: Any) -> None:
        self._saved.append(replace(self._state))

    def restore(self, _: Any) -> None:
        if self._saved:
            self._state = self._saved.pop()

    def transform(self, operands: Any) -> None:
        self._state.ctm = _multiply(_matrix(operands), self._state.ctm)

    def begin(self, _: Any) -> None:
        self._line = self._text = _IDENTITY

    def choose(self, operands: Any) -> None:
        self._state.font = self._fonts.get(self._resources, str(operands[0]))
        self._state.size = float(operands[1])

    def character_space(self, operands: Any) -> None:
        self._state.character_space = float(operands[0])

    def word_space(self, operands: Any) -> None:
        self._state.word_space = float(operands[0])

    def stretch(self, operands: Any) -> None:
        self._state.stretch = float(operands[0]) / 100

    def leading(self, operands: Any) -> None:
        self._state.leading = float(operands[0])

    def rise(self, operands: Any) -> None:
        self._state.rise = float(operands[0])

    def mode(self, operands: Any) -> None:
        self._state.stroked = int(operands[0]) == 2

    def settings(self, operands: Any) -> None:
        """An external graphics state may name a font, too."""
        states = _dictionary(self._resources.get("/ExtGState"))
        font = resolved(_dictionary(states.get(str(operands[0]))).get("/Font"))
        if isinstance(font, ArrayObject):
            resource = resolved(font[0])
            self._state.font = Glyphs(resource if isinstance(resource, DictionaryObject) else None)
            self._state.size = float(font[1])

    def move(self, operands: Any) -> None:
        shift: Matrix = (1, 0, 0, 1, float(operands[0]), float(operands[1]))
        self._line = self._text = _multiply(shift, self._line)

    def move_and_lead(self, operands: Any) -> None:
        self._state.leading = -float(operands[1])
        self.move(operands)

    def place(self, operands: Any) -> None:
        self._line = self._text = _matrix(operands)

    def next_line(self, _: Any) -> None:
        self.move((0, -self._state.leading))

    def show(self, operands: Any) -> None:
        self._show([operands[0]])

    def show_next(self, operands: Any) -> None:
        self.next_line(())
        self._show([operands[0]])

    def show_next_spaced(self, operands: Any) -> None:
        self._state.word_space, self._state.character_space = float(operands[0]), float(operands[1])
        self.show_next(operands[2:])

    def show_moved(self, operands: Any) -> None:
        self._show(operands[0])

    def form(self, operands: Any) -> None:
        """Follow a form with its own resources, or note a picture."""
        drawn = resolved(_dictionary(self._resources.get("/XObject")).get(str(operands[0])))
        if not isinstance(drawn, DictionaryObject):
            return
        if drawn.get("/Subtype") == "/Image":
            self.image(())
            return
        if drawn.get("/Subtype") != "/Form" or self._depth >= _DEEPEST_FORM:
            return
        saved, depth = replace(self._state), len(self._saved)
        if isinstance(matrix := resolved(drawn.get("/Matrix")), ArrayObject):
            self.transform(matrix)
        own = resolved(drawn.get("/Resources"))
        resources = own if isinstance(own, DictionaryObject) else self._resources
        self.follow(drawn, resources, self._depth + 1)
        self._state = saved
        del self._saved[depth:]

    def image(self, _: Any) -> None:
        a, b, c, d, _e, _f = self._state.ctm
        self.picture += abs(a * d - b * c)

    def stroke(self, _: Any) -> None:
        self.strokes += 1

    def mark(self, operands: Any) -> None:
        """Begin marked content: a page number or a running header may be marked as no part of the text."""
        properties = operands[1] if len(operands) > 1 else None
        if isinstance(properties, str):
            properties = _dictionary(self._resources.get("/Properties")).get(properties)
        kind = _dictionary(properties).get("/Type")
        self._marks.append(operands[0] == "/Artifact" and kind == "/Pagination")

    def unmark(self, _: Any) -> None:
        if self._marks:
            self._marks.pop()

    def _show(self, pieces: Any) -> None:
        state = self._state
        if state.font is None or any(self._marks):
            return
        text: list[str] = []
        starts: list[float] = []
        ends: list[float] = []
        at = 0.0
        for piece in pieces:
            if isinstance(piece, int | float):
                at -= float(piece) / 1000 * state.size * state.stretch
                continue
            shown = piece if isinstance(piece, bytes) else str(piece).encode("latin-1", "replace")
            for characters, width, is_space in state.font.read(shown):
                space = state.character_space + (state.word_space if is_space else 0)
                step = (width * state.size + space) * state.stretch
                each = step / max(1, len(characters))
                text += characters
                starts += (at + each * index for index in range(len(characters)))
                ends += (at + each * index for index in range(1, len(characters) + 1))
                at += step
        if text:
            self._note("".join(text), starts, ends, state)
        self._text = _multiply((1, 0, 0, 1, at, 0), self._text)

    def _note(self, text: str, starts: list[float], ends: list[float], state: _State) -> None:
        matrix = _multiply(self._text, state.ctm)
        along = math.hypot(matrix[0], matrix[1])
        across = math.hypot(matrix[2], matrix[3])
        if not all(map(math.isfinite, (*matrix, *starts, *ends))) or along == 0 or across == 0:
            return
        place = _multiply((1, 0, 0, 1, 0, state.rise), matrix)
        bold = state.stroked or (state.font is not None and state.font.bold)
        starts, ends = ([edge * along for edge in edges] for edges in (starts, ends))
        run = Run(text, starts, ends, 0, abs(state.size) * across, bold)
        self.runs.append((_quarter(matrix), run, place))


def _upright(painter: _Painter, corners: list[tuple[float, float]]) -> Painted:
    """Turn the page so that most of its text runs left to right; what runs otherwise is decoration."""
    counts = Counter[int]()
    for quarter, run, _ in painter.runs:
        if quarter is not None:
            counts[quarter] += len(run.text)
    main = counts.most_common(1)[0][0] if counts else 0
    turn = _TURNED[main]
    (x0, y0), (x1, y1) = (_apply(turn, x, y) for x, y in corners)
    left, right, bottom, top = min(x0, x1), max(x0, x1), min(y0, y1), max(y0, y1)
    area = (right - left) * (top - bottom)
    painted = Painted(top=top, bottom=bottom, strokes=painter.strokes)
    painted.picture = painter.picture / area if area > 0 else 1
    for quarter, run, place in painter.runs:
        x, run.y = _apply(turn, place[4], place[5])
        run.starts = [x + edge for edge in run.starts]
        run.ends = [x + edge for edge in run.ends]
        inside = area <= 0 or (left <= (run.starts[0] + run.ends[-1]) / 2 <= right and bottom <= run.y <= top)
        if quarter == main and inside:
            painted.runs.append(run)
    return painted


def _quarter(matrix: Matrix) -> int | None:
    """Return by how many quarters the baseline is turned to the left, `None` when it is slanted."""
    quarters = math.atan2(matrix[1], matrix[0]) / (math.pi / 2)
    return round(quarters) % 4 if abs(quarters - round(quarters)) < 0.06 else None


def _dictionary(value: Any) -> DictionaryObject:
    value = resolved(value)
    return value if isinstance(value, DictionaryObject) else DictionaryObject()


def _matrix(operands: Any) -> Matrix:
    a, b, c, d, e, f = (float(resolved(each)) for each in operands[:6])
    return (a, b, c, d, e, f)


def _multiply(m: Matrix, n: Matrix) -> Matrix:
    return (
        m[0] * n[0] + m[1] * n[2],
        m[0] * n[1] + m[1] * n[3],
        m[2] * n[0] + m[3] * n[2],
        m[2] * n[1] + m[3] * n[3],
        m[4] * n[0] + m[5] * n[2] + n[4],
        m[4] * n[1] + m[5] * n[3] + n[5],
    )


def _apply(m: Matrix, x: float, y: float) -> tuple[float, float]:
    return (x * m[0] + y * m[2] + m[4], x * m[1] + y * m[3] + m[5])


_HANDLERS: dict[bytes, Callable[[_Painter, Any], None]] = {
    b"q": _Painter.save,
    b"Q": _Painter.restore,
    b"cm": _Painter.transform,
    b"BT": _Painter.begin,
    b"Tf": _Painter.choose,
    b"gs": _Painter.settings,
    b"Tc": _Painter.character_space,
    b"Tw": _Painter.word_space,
    b"Tz": _Painter.stretch,
    b"TL": _Painter.leading,
    b"Ts": _Painter.rise,
    b"Tr": _Painter.mode,
    b"Td": _Painter.move,
    b"TD": _Painter.move_and_lead,
    b"Tm": _Painter.place,
    b"T*": _Painter.next_line,
    b"Tj": _Painter.show,
    b"'": _Painter.show_next,
    b'"': _Painter.show_next_spaced,
    b"TJ": _Painter.show_moved,
    b"Do": _Painter.form,
    b"INLINE IMAGE": _Painter.image,
    b"l": _Painter.stroke,
    b"c": _Painter.stroke,
    b"v": _Painter.stroke,
    b"y": _Painter.stroke,
    b"BMC": _Painter.mark,
    b"BDC": _Painter.mark,
    b"EMC": _Painter.unmark,
}
