"""Markdown: CommonMark with tables; its marks are taken off, and what they mark is read.

"404. Text" is an item of a list for Markdown, which shows its own count instead of the numbers after the
first. Its number is taken as it stands, unless every item of the list has the same, which is a writer
leaving the counting to Markdown. A list within an item counts below it, as in HTML, and so does one that
begins at 1 below a printed number: item 1 under "# 404. Title" is 404.1. What is ~~struck through~~ is no
text. A line of a paragraph that begins with a number or a bullet is a paragraph of its own: rulebooks are
pasted so, and nobody breaks a sentence there.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from markdown_it import MarkdownIt

from ccg_rules.rulebook.importing import blocks, html
from ccg_rules.rulebook.importing.blocks import Block
from ccg_rules.rulebook.importing.encoding import decode
from ccg_rules.rulebook.importing.left_out import leave_out
from ccg_rules.rulebook.importing.lines import Line, read_line
from ccg_rules.rulebook.importing.refusals import MOST_PARAGRAPHS, refused, too_many, within_limits

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from markdown_it.token import Token

    from ccg_rules.rulebook.importing.left_out import LeftOut

_FRONT_MATTER = re.compile(
    r"---[ \t]*\n(?=[a-z_])(?:(?:[a-z_][\w-]*:.*|[ \t]+.*|- .*|#.*)?\n)*?(?:---|\.\.\.)[ \t]*(?:\n|$)",
    re.ASCII | re.IGNORECASE,
)
"""What site generators put before the text: settings, no paragraphs."""
_DEEPEST = 100
"""Of blocks within blocks: the parser leaves out what is deeper."""
_BREAK = re.compile(r"<br\b", re.IGNORECASE)
_STRUCK = re.compile(r"<(/?)(?:del|s|strike)\b", re.IGNORECASE)


def read(path: Path, data: bytes, left_out: list[LeftOut]) -> list[Line]:
    """Return the paragraphs of a Markdown file in UTF-8, each with its line in the file.

    What is struck through or hidden is noted in `left_out`.

    Raises `ImportFailed` for another encoding and for too much text.
    """
    text = re.sub(r"\r\n?", "\n", decode(path, data))
    if text.count("\n") > 2 * MOST_PARAGRAPHS:
        raise too_many(path)
    if front := _FRONT_MATTER.match(text):
        text = "\n" * front[0].count("\n") + text[front.end() :]
    tokens = MarkdownIt("commonmark", {"maxNesting": _DEEPEST}).enable(["table", "strikethrough"]).parse(text)
    if any(token.level >= _DEEPEST - 2 for token in tokens):
        raise refused("import-nested", path)
    return within_limits(path, blocks.lines(_Reader(path, tokens, left_out).blocks()))


@dataclass(eq=False, slots=True)
class _List:
    ordered: bool
    above: str
    """The number of the item it stands in, with a dot."""
    counts: bool
    """Whether Markdown counts its items, rather than their writer."""
    value: int
    item: Block | None = None
    """The mark of the open item, until its first block takes it."""
    number: str = ""
    """The number of the open item, with a dot."""


class _Reader:
    """Goes through the tokens once; those of a file are nested as deep as the parser lets them be."""

    def __init__(self, path: Path, tokens: Sequence[Token], left_out: list[LeftOut]) -> None:
        self._path = path
        self._left_out = left_out
        self._tokens = tokens
        self._lists: list[_List] = []
        self._markers = _markers(tokens)
        self._number: str | None = None
        """The last that was printed outside of ordered lists."""
        self._heading: int | None = None
        self._row: list[list[Block]] | None = None

    def blocks(self) -> Iterator[Block]:
        """Yield the blocks."""
        for at, token in enumerate(self._tokens):
            place = token.map[0] + 1 if token.map else 1
            match token.type:
                case "heading_open":
                    self._heading = int(token.tag[1])
                case "heading_close":
                    self._heading = None
                case "ordered_list_open" | "bullet_list_open":
                    self._begin_list(at, token)
                case "ordered_list_close" | "bullet_list_close":
                    self._lists.pop()
                case "list_item_open":
                    self._begin_item(token)
                case "tr_open":
                    self._row = []
                case "tr_close":
                    yield from map(self._marked, blocks.row(self._row or []))
                    self._row = None
                case "inline":
                    found = list(self._inline(token, place))
                    if self._row is None:
                        yield from map(self._marked, found)
                    else:
                        self._row.append(found)
                case "fence" | "code_block":
                    first = place + (token.type == "fence")
                    for count, text in enumerate(token.content.splitlines(), start=first):
                        yield self._marked(Block(text, place=count))
                case "html_block":
                    for block in html.blocks_of(self._path, token.content, self._left_out, place):
                        yield self._marked(replace(block, place=place))

    # -- lists

    def _begin_list(self, at: int, token: Token) -> None:
        ordered = token.type == "ordered_list_open"
        markers = self._markers.get(at, [])
        counts = len(markers) > 1 and len(set(markers)) == 1
        start = int(token.attrGet("start") or 1)
        above = self._lists[-1].number if self._lists else ""
        if not self._lists and self._number and markers[0] == "1":
            above = f"{self._number}."
        self._lists.append(_List(ordered, above, counts, start))

    def _begin_item(self, token: Token) -> None:
        owner = self._lists[-1]
        if not owner.ordered:
            owner.item, owner.number = Block("", bullet=True), ""
            return
        value = str(owner.value) if owner.counts else token.info
        owner.value += 1
        owner.number = f"{owner.above}{value}."
        if owner.counts or owner.above:
            owner.item = Block("", owner.number)
        else:
            owner.item = Block(f"{value}{token.markup} ")

    def _marked(self, block: Block) -> Block:
        """Give the mark of the innermost item to its first block."""
        if not any(each.ordered for each in self._lists):
            line = read_line(block.text, 1, heading=block.heading)
            self._number = (line and line.number) or self._number
        return self._with_mark(block)

    def _with_mark(self, block: Block) -> Block:
        if not self._lists or (item := self._lists[-1].item) is None or block.blank:
            return block
        owner = self._lists[-1]
        owner.item = None
        line = read_line(block.text, 1, heading=block.heading)
        if line and line.number and owner.ordered:
            owner.number = f"{line.number}."
            return block
        return replace(block, text=item.text + block.text, label=item.label, bullet=item.bullet)

    # -- within a paragraph

    def _inline(self, token: Token, place: int) -> Iterator[Block]:
        """Yield the paragraphs of a paragraph: its lines, where they are broken or begin anew."""
        text, begun = "", place
        for written, offset, broken in _lines(token.children or [], self._left_out):
            if text and not broken and not _begins(written):
                text += f" {written}"
                continue
            yield Block(text, heading=self._heading, place=begun)
            text, begun = written, place + offset
        yield Block(text, heading=self._heading, place=begun)


def _markers(tokens: Sequence[Token]) -> dict[int, list[str]]:
    """Return the marks of the items of every list, by the place of the token that opens it."""
    found: dict[int, list[str]] = {}
    opened: list[int] = []
    for at, token in enumerate(tokens):
        if token.type in ("ordered_list_open", "bullet_list_open"):
            opened.append(at)
            found[at] = []
        elif token.type in ("ordered_list_close", "bullet_list_close"):
            opened.pop()
        elif token.type == "list_item_open":
            found[opened[-1]].append(token.info)
    return found


def _lines(tokens: Sequence[Token], left_out: list[LeftOut]) -> Iterator[tuple[str, int, bool]]:
    """Yield the lines of a paragraph: text, how many lines down the file, whether a break is asked for."""
    text, offset, broken = "", 0, False
    struck = 0
    gone: list[str] = []
    for token in tokens:
        if token.type in ("softbreak", "hardbreak"):
            yield _closed_up(text), offset, broken
            text, offset, broken = "", offset + 1, token.type == "hardbreak"
        elif token.type == "html_inline" and _BREAK.match(token.content):
            yield _closed_up(text), offset, broken
            text, broken = "", True
        elif step := _striking(token):
            struck = max(0, struck + step)
            if not struck:
                leave_out(left_out, "deleted", "".join(gone))
                gone.clear()
        elif token.type == "image":
            text += "".join(child.content for child in token.children or [])
        elif struck:
            gone.append(token.content)
        elif token.type != "html_inline":
            text += token.content
    leave_out(left_out, "deleted", "".join(gone))
    yield _closed_up(text), offset, broken


def _striking(token: Token) -> int:
    """Return 1 where text begins that is struck through, -1 where it ends."""
    if token.type in ("s_open", "s_close"):
        return token.nesting
    if token.type == "html_inline" and (tag := _STRUCK.match(token.content)):
        return -1 if tag[1] else 1
    return 0


def _closed_up(text: str) -> str:
    """Return a line as it is shown: of several spaces in a row, one."""
    return re.sub(r" {2,}", " ", text)


def _begins(text: str) -> bool:
    line = read_line(text, 1)
    return line is not None and (line.number is not None or line.bullet)
