"""HTML as a browser shows it without style sheets, as far as that can be had of its elements alone.

Numbers of lists are those HTML gives them: `start`, `reversed`, `type` and `value`. An `ol` within an item
of an `ol` counts below it, as laws do: item 1 within item 404 is 404.1. An `ol` whose items carry printed
numbers has no others; one that begins again below a printed number counts below that, as readers take it.
What is deleted (`del`, `s`), hidden or struck through where it stands is no text. What a style sheet does is
not seen: counters of CSS, text put before or after, what it hides.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import TYPE_CHECKING, NamedTuple

from ccg_rules.rulebook.importing import blocks
from ccg_rules.rulebook.importing.blocks import Block, number_of, roman
from ccg_rules.rulebook.importing.encoding import decode
from ccg_rules.rulebook.importing.left_out import leave_out
from ccg_rules.rulebook.importing.lines import Line, read_line
from ccg_rules.rulebook.importing.refusals import MOST_PARAGRAPHS, refused, too_many, within_limits

if TYPE_CHECKING:
    from pathlib import Path

    from ccg_rules.rulebook.importing.left_out import Kind, LeftOut

_ENCODINGS = {
    "utf-8": "utf-8",
    "utf8": "utf-8",
    "unicode": "utf-8",
    # Whoever reads the declaration as ASCII knows that the file is no UTF-16, whatever it says.
    "utf-16": "utf-8",
    "us-ascii": "cp1252",
    "ascii": "cp1252",
    "iso-8859-1": "cp1252",
    "latin1": "cp1252",
    "windows-1252": "cp1252",
    "cp1252": "cp1252",
    "windows-1251": "cp1251",
    "win-1251": "cp1251",
    "cp1251": "cp1251",
    "koi8-r": "koi8-r",
    "koi8-u": "koi8-u",
    "ibm866": "cp866",
    "cp866": "cp866",
    "iso-8859-5": "iso8859-5",
    "x-mac-cyrillic": "mac-cyrillic",
}
"""Python's codecs by the names the web has for them; browsers take Latin 1 for windows-1252 too."""

_DECLARED = re.compile(
    rb"""<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w.:-]+)|<\?xml\b[^>]*?\bencoding\s*=\s*["']([\w.:-]+)""",
    re.IGNORECASE,
)
_HEAD = 4096
"""Where a declaration is looked for; HTML asks for the first 1024 bytes."""

_DROPPED = re.compile(
    r"audio|button|canvas|datalist|iframe|noscript|object|script|select|style|svg|template|textarea|title|video"
)
_UNSAID: dict[str, Kind] = {"nav": "navigation", "del": "deleted", "s": "deleted", "strike": "deleted"}
_HIDDEN = re.compile(r"\b(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))\b", re.IGNORECASE)
_STRUCK = re.compile(r"\btext-decoration(?:-line)?\s*:[^;]*\bline-through\b", re.IGNORECASE)
_VOID = re.compile(r"area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr")
_NESTS = re.compile(r"ul|ol|menu|dir|dl|table")
_BLOCKS = re.compile(
    r"address|article|aside|blockquote|body|caption|center|dd|details|dialog|dir|div|dl|dt|fieldset|"
    r"figcaption|figure|footer|form|h1|h2|h3|h4|h5|h6|header|hgroup|hr|html|legend|li|main|menu|ol|p|"
    r"pre|section|summary|table|tbody|tfoot|thead|tr|ul"
)
_HEADING = re.compile(r"h([1-6])")
_LISTS = re.compile(r"ol|ul|menu|dir")
_ENDS_HEADING = re.compile(r"blockquote|h1|h2|h3|h4|h5|h6|hr|li|ol|p|pre|table|ul")
_ENDED_BY = {
    "p": _BLOCKS,
    "li": re.compile("li"),
    "dt": re.compile("dt|dd"),
    "dd": re.compile("dt|dd"),
    "td": re.compile("td|th|tr|tbody|tfoot"),
    "th": re.compile("td|th|tr|tbody|tfoot"),
    "tr": re.compile("tr|tbody|tfoot"),
}
"""The elements whose end nobody has to write, and what begins only after them."""
_DEEPEST = 100
"""Of lists in lists and of tables in tables, each counted by itself."""
_SPACE = re.compile(r"[ \t\n\f\r]+")
_WHOLE = re.compile(r"\s*([+-]?\d{1,9})(?!\d)")


def read(path: Path, data: bytes, left_out: list[LeftOut]) -> list[Line]:
    """Return the paragraphs of an HTML file in the encoding it declares, UTF-8 without.

    What is deleted or hidden is noted in `left_out`.

    Raises `ImportFailed` for bytes that are not in that encoding, one that is not known, and too much text.
    """
    found = blocks_of(path, decode(path, data, _declared(path, data)), left_out)
    return within_limits(path, blocks.lines(found))


def _declared(path: Path, data: bytes) -> str:
    match = _DECLARED.search(data[:_HEAD])
    if match is None:
        return "utf-8"
    name = (match[1] or match[2]).decode("ascii", "replace").lower()
    if name not in _ENCODINGS:
        raise refused("import-charset", path, charset=name)
    return _ENCODINGS[name]


def blocks_of(path: Path, text: str, left_out: list[LeftOut], first: int = 1) -> list[Block]:
    """Return the blocks of a piece of HTML that begins at line `first` of its file.

    Raises `ImportFailed` for too many of them, and for a tag, comment or script that never ends.
    """
    page = _Page(path, left_out)
    page.feed(text)
    if page.cdata_elem or (page.rawdata.startswith("<") and page.rawdata != "<"):
        # A browser shows nothing of what comes after; here it would be rules that are lost.
        line, sample = page.getpos()[0] + first - 1, " ".join(page.rawdata[:40].split())
        raise refused("import-html-cut", path, line=line, sample=sample)
    page.close()
    return page.finish()


class _Draft(NamedTuple):
    """A block whose list is not yet counted; `item` is that whose first block it is."""

    block: Block
    item: _Item | None


@dataclass(eq=False, slots=True)
class _List:
    ordered: bool
    type: str
    start: int | None
    reversed: bool
    within: _Item | None
    below: str | None
    """The last number that is printed before it, outside of lists."""
    items: list[_Item] = field(default_factory=list)

    @property
    def numbered(self) -> bool:
        """Whether its items have the numbers it gives them, and none of them a printed one."""
        return self.ordered and not any(item.printed for item in self.items)


@dataclass(eq=False, slots=True)
class _Item:
    list: _List
    value: int | None
    type: str
    printed: str | None = None
    begun: bool = False
    label: str | None = None


@dataclass(eq=False, slots=True)
class _Table:
    lists: int
    """How many lists are open around it; those opened in a cell end with it."""
    row: list[list[_Draft]] | None = None
    """The cells of the open row."""


class _Page(HTMLParser):
    """Gathers blocks; every element may be left unclosed."""

    def __init__(self, path: Path, left_out: list[LeftOut]) -> None:
        super().__init__(convert_charrefs=True)
        self._path = path
        self._left_out = left_out
        self._done: list[_Draft] = []
        self._tables: list[_Table] = []
        self._lists: list[_List] = []
        self._items: list[_Item | None] = []
        """The open item of every open list."""
        self._every_list: list[_List] = []
        self._text: list[str] = []
        self._count = 0
        self._number: str | None = None
        """The last that was printed outside of ordered lists."""
        self._dropped: list[str] = []
        """The open element that is no text, and those within it that could be taken for its end."""
        self._unsaid: Kind | None = None
        """Why it is none, where that is worth telling; `_unseen` is what stands in it."""
        self._unseen: list[str] = []
        self._heading: int | None = None
        self._pre = 0

    # -- what the parser tells

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin an element."""
        if self._dropped and self._is_ended_by(tag):
            self._end_drop()
        given = dict(attrs)
        kind = _unsaid(tag, given)
        if self._dropped:
            if _BLOCKS.fullmatch(tag) or tag in ("br", "td", "th"):
                self._unseen.append(" ")
            if tag == self._dropped[0] or _NESTS.fullmatch(tag):
                self._dropped.append(tag)
        elif kind or _DROPPED.fullmatch(tag):
            self._drop(tag, kind)
        elif tag == "img":
            self._text.append(given.get("alt") or "")
        elif tag == "br":
            self._text.append(" ") if self._heading else self._end_block()
        elif tag in ("td", "th"):
            self._begin_cell()
        elif _BLOCKS.fullmatch(tag):
            self._end_block()
            if _ENDS_HEADING.fullmatch(tag):
                self._heading = None
            self._begin(tag, given)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin an element written `<tag/>`, which HTML does not take for its end, but in pictures."""
        if not _DROPPED.fullmatch(tag):
            self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        """End an element, and whatever within it was left open."""
        if self._dropped:
            if _BLOCKS.fullmatch(tag):
                self._unseen.append(" ")
            if tag in self._dropped:
                while self._dropped.pop() != tag:
                    pass
            elif self._dropped[0] in _ENDED_BY and _BLOCKS.fullmatch(tag):
                # The end of what stands around it.
                self._end_drop()
                self.handle_endtag(tag)
            if not self._dropped:
                self._end_drop()
            return
        if tag in ("td", "th"):
            self._end_block()
        elif _BLOCKS.fullmatch(tag):
            self._end_block()
            self._end(tag)

    def handle_data(self, data: str) -> None:
        """Take text."""
        if self._dropped:
            self._unseen.append(data)
            return
        if not self._pre:
            self._text.append(data)
            return
        first, *rest = data.split("\n")
        self._text.append(first)
        for each in rest:
            self._end_block()
            self._text.append(each)

    def parse_html_declaration(self, i: int) -> int:
        """Pass over `<![…]>` as browsers do: HTMLParser fails at those it does not know."""
        if self.rawdata.startswith("<![", i):
            return self.parse_bogus_comment(i)
        return super().parse_html_declaration(i)

    def finish(self) -> list[Block]:
        """Return the blocks, the items of lists labelled."""
        self._end_drop()
        self._end_block()
        while self._tables:
            self._end_table()
        for each in self._every_list:
            _count(each)
        return [_finished(draft) for draft in self._done]

    # -- what is no text

    def _drop(self, tag: str, kind: Kind | None) -> None:
        if _BLOCKS.fullmatch(tag) or tag in ("td", "th"):
            self._end_block()
        if not _VOID.fullmatch(tag):
            self._dropped, self._unsaid, self._unseen = [tag], kind, []

    def _is_ended_by(self, tag: str) -> bool:
        ended_by = _ENDED_BY.get(self._dropped[0]) if len(self._dropped) == 1 else None
        return ended_by is not None and ended_by.fullmatch(tag) is not None

    def _end_drop(self) -> None:
        if self._unsaid:
            leave_out(self._left_out, self._unsaid, "".join(self._unseen))
        self._dropped, self._unsaid = [], None

    # -- elements that are blocks

    def _begin(self, tag: str, attrs: dict[str, str | None]) -> None:
        if heading := _HEADING.fullmatch(tag):
            self._heading = int(heading[1])
        elif _LISTS.fullmatch(tag):
            self._begin_list(tag, attrs)
        elif tag == "li":
            self._begin_item(attrs)
        elif tag == "table":
            self._begin_table()
        elif tag == "tr":
            self._begin_row()
        elif tag == "pre":
            self._pre += 1

    def _end(self, tag: str) -> None:
        if _HEADING.fullmatch(tag):
            self._heading = None
        elif _LISTS.fullmatch(tag) and self._lists:
            self._end_lists(len(self._lists) - 1)
        elif tag == "li" and self._items:
            self._items[-1] = None
        elif tag == "tr" and self._tables:
            self._end_row()
        elif tag == "table" and self._tables:
            self._end_table()
        elif tag == "pre" and self._pre:
            self._pre -= 1

    def _begin_list(self, tag: str, attrs: dict[str, str | None]) -> None:
        within = self._items[-1] if self._items else None
        if self._lists and within is None and self._lists[-1].items:
            # A list that stands between items, as many editors write it, belongs to the one before it.
            within = self._lists[-1].items[-1]
        made = _List(
            tag == "ol",
            attrs.get("type") or "1",
            _whole(attrs.get("start")),
            "reversed" in attrs,
            within,
            self._number,
        )
        self._lists.append(made)
        self._items.append(None)
        self._every_list.append(made)
        self._hold_depth(len(self._lists))

    def _end_lists(self, left: int) -> None:
        """End the innermost lists until no more than so many are left."""
        del self._lists[left:], self._items[left:]

    def _hold_depth(self, depth: int) -> None:
        if depth > _DEEPEST:
            raise refused("import-nested", self._path)

    def _begin_item(self, attrs: dict[str, str | None]) -> None:
        if not self._lists:
            self._begin_list("ul", {})
        owner = self._lists[-1]
        item = _Item(owner, _whole(attrs.get("value")), attrs.get("type") or owner.type)
        owner.items.append(item)
        self._items[-1] = item

    # -- tables

    def _begin_table(self) -> None:
        self._tables.append(_Table(len(self._lists)))
        self._hold_depth(len(self._tables))

    def _end_table(self) -> None:
        self._end_row()
        self._end_lists(self._tables.pop().lists)

    def _begin_row(self) -> None:
        if self._tables:
            self._end_row()
            self._tables[-1].row = []

    def _begin_cell(self) -> None:
        self._end_block()
        if not self._tables:
            return
        table = self._tables[-1]
        self._end_lists(table.lists)
        if table.row is None:
            table.row = []
        table.row.append([])

    def _end_row(self) -> None:
        table = self._tables[-1]
        row, table.row = table.row or [], None
        drafts = [draft for cell in row for draft in cell]
        joined = blocks.row([[draft.block for draft in cell] for cell in row])
        if len(joined) < len(drafts):
            drafts = [_Draft(joined[0], drafts[0].item)]
        for draft in drafts:
            self._put(draft)

    def _put(self, draft: _Draft) -> None:
        rows = (table.row for table in reversed(self._tables) if table.row)
        next(rows, [self._done])[-1].append(draft)

    # -- blocks

    def _end_block(self) -> None:
        text = "".join(self._text)
        self._text.clear()
        if not self._pre:
            text = _SPACE.sub(" ", text).strip(" ")
        block = Block(text, heading=self._heading)
        if block.blank:
            return
        self._count += 1
        if self._count > MOST_PARAGRAPHS:
            raise too_many(self._path)
        line = read_line(text, 1, heading=self._heading)
        printed = line.number if line else None
        if not any(each.ordered for each in self._lists):
            self._number = printed or self._number
        item = self._items[-1] if self._items else None
        if item is None or item.begun:
            self._put(_Draft(block, None))
            return
        item.begun, item.printed = True, printed
        self._put(_Draft(block, item))


def _whole(text: str | None) -> int | None:
    match = _WHOLE.match(text or "")
    return int(match[1]) if match else None


def _count(each: _List) -> None:
    """Label the items of a list; those of the list around it have labels already."""
    step = -1 if each.reversed else 1
    value = each.start if each.start is not None else len(each.items) if each.reversed else 1
    above, numbered = _number_above(each, value), each.numbered
    for item in each.items:
        value = value if item.value is None else item.value
        if numbered:
            item.label = f"{above}{_written(item.type, value)}."
        value += step


def _number_above(each: _List, first: int) -> str:
    """Return what stands before the numbers of a list: of the item around it, or of what it begins below."""
    if item := each.within:
        number = item.printed or (item.label and number_of(item.label))
    else:
        number = each.below if first == 1 else None
    return f"{number}." if number else ""


def _written(kind: str, value: int) -> str:
    """Return how HTML shows the number of an item; it counts letters as columns of a table: z, aa, ab."""
    if kind in ("i", "I"):
        return roman(value).lower() if kind == "i" else roman(value)
    if kind not in ("a", "A") or value < 1:
        return str(value)
    letters = ""
    while value:
        value, letter = divmod(value - 1, 26)
        letters = chr(ord(kind) + letter) + letters
    return letters


def _finished(draft: _Draft) -> Block:
    block, item = draft
    if item is None:
        return block
    return Block(block.text, item.label, bullet=not item.list.ordered, heading=block.heading)


def _unsaid(tag: str, attrs: dict[str, str | None]) -> Kind | None:
    """Return why an element is no text, `None` when it is."""
    style = attrs.get("style") or ""
    if tag not in ("html", "body") and ("hidden" in attrs or _HIDDEN.search(style)):
        return "hidden"
    return "deleted" if _STRUCK.search(style) else _UNSAID.get(tag)
