"""Tables of contents: headings that stand a second time, one after another, in the order of the text."""

from __future__ import annotations

import re
from bisect import bisect_left
from typing import TYPE_CHECKING, NamedTuple

from ccg_rules.rulebook.importing.left_out import LeftOut, leave_out
from ccg_rules.rulebook.importing.roles import LIKELY_HEADING, heading_likeness

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ccg_rules.rulebook.importing.lines import Line

TITLE = re.compile(r"(?:содержание|оглавление|(?:table\s+of\s+)?contents)\W*", re.IGNORECASE)
"""What stands above a table of contents."""

_LED = re.compile(r"\s*(?:(?:[.·_]\s?){4,}|…[…\s.]*|\t+)\s*(?:\d{1,4}|[ivxlc]+)$", re.IGNORECASE)
"""What leads from a title to the number of its page."""
_PAGE = re.compile(r"\s+\d{1,4}$")
_LONGEST = 200
"""Of characters: what is longer is the title of nothing."""
_FEWEST = 3
"""Two headings in a row that stand again later may be a chapter and its first section."""
_FEWEST_ANNOUNCED = 2
_SHARE = 0.7
"""How many of the lines must stand again as headings: a table may be older than the text in some."""


class _Entry(NamedTuple):
    keys: tuple[str, ...]
    """Its text as it is compared, with and without what may be the number of a page."""
    begins: str
    """How its text begins."""
    number: str | None
    counted: bool
    """Whether a list counts it, rather than its writer."""
    led: bool
    heading: bool
    """Whether it looks like a title."""


def without_contents(lines: Sequence[Line], left_out: list[LeftOut]) -> list[Line]:
    """Return the paragraphs without those of tables of contents, which are noted."""
    entries = [_entry(line) for line in lines]
    text = _Text(entries)
    dropped: set[int] = set()
    for begin, end in _stretches(entries, text):
        found = text.table(begin, end, announced=begin > 0 and _is_title(lines[begin - 1]))
        if found:
            first = (
                begin - 1 if begin and found.start == begin and _is_title(lines[begin - 1]) else found.start
            )
            dropped.update(range(first, found.stop))
    for place in sorted(dropped):
        leave_out(left_out, "contents", lines[place].text)
    return [line for place, line in enumerate(lines) if place not in dropped]


def _is_title(line: Line) -> bool:
    return TITLE.fullmatch(line.text) is not None


def _entry(line: Line) -> _Entry:
    begins, counted = _key(line.text[:_LONGEST]), line.number_is == "list"
    if len(line.text) > _LONGEST:
        return _Entry((), begins, line.number, counted, False, False)
    led = _LED.search(line.text)
    bare = line.text[: led.start()] if led else _PAGE.sub("", line.text)
    keys = dict.fromkeys(key for text in (line.text, bare) if (key := _key(text)))
    title = heading_likeness(line) >= LIKELY_HEADING
    return _Entry(tuple(keys), begins, line.number, counted, led is not None, title)


def _key(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.casefold()))


def _stretches(entries: Sequence[_Entry], text: _Text) -> Iterator[tuple[int, int]]:
    """Yield the longest runs of lines of which each may be one of a table."""
    begin = 0
    for place in range(len(entries) + 1):
        if place < len(entries) and text.may_be_one(place):
            continue
        if place - begin >= _FEWEST_ANNOUNCED:
            yield begin, place
        begin = place + 1


class _Text:
    """Where each title stands."""

    def __init__(self, entries: Sequence[_Entry]) -> None:
        self._entries = entries
        self._places: dict[str, list[int]] = {}
        self._numbered: dict[str, list[int]] = {}
        for place, entry in enumerate(entries):
            for key in entry.keys:
                self._places.setdefault(key, []).append(place)
            if entry.number is not None:
                self._numbered.setdefault(entry.number, []).append(place)

    def may_be_one(self, place: int) -> bool:
        """Tell whether a line leads to a page, or is a title that stands elsewhere too."""
        entry = self._entries[place]
        return entry.led or (bool(entry.keys) and any(self._again(entry, place)))

    def _again(self, entry: _Entry, place: int) -> Iterator[bool]:
        yield any(len(self._places[key]) > 1 for key in entry.keys)
        if entry.number is not None:
            others = self._numbered[entry.number]
            yield len(others) > 1 and any(self._is_of(entry, other) for other in others if other != place)

    def _is_of(self, entry: _Entry, place: int) -> bool:
        """Tell whether a paragraph with the same number begins with the title."""
        return any(f"{self._entries[place].begins} ".startswith(f"{key} ") for key in entry.keys)

    def table(self, begin: int, end: int, *, announced: bool) -> range | None:
        """Return which lines of a run are a table of contents, `None` when none are."""
        best: tuple[int, range] | None = None
        # The first heading of the text may stand right behind the table, and look like one more line of it.
        opening = {key for entry in self._entries[begin : begin + 3] for key in entry.keys}
        stops = [p for p in range(begin + 1, end) if opening.intersection(self._entries[p].keys)]
        for stop in (*stops[:6], end):
            for low, high in ((stop, len(self._entries)), (0, begin)):
                found = self._matched(range(begin, stop), low, high)
                if found and (best is None or len(found) > best[0]):
                    best = len(found), range(min(found), max(found) + 1)
        enough = _FEWEST_ANNOUNCED if announced else _FEWEST
        if best is None or best[0] < max(enough, _SHARE * len(best[1])):
            return None
        titles = sum(self._entries[place].heading or self._entries[place].led for place in best[1])
        return best[1] if titles >= _SHARE * len(best[1]) else None

    def _matched(self, run: range, low: int, high: int) -> list[int]:
        """Return which lines of a run lead to a page or stand again, in order, between two places."""
        found, headings, bare, at = [], set[int](), set[int](), low
        for place in run:
            again = self._next(self._entries[place], at, high)
            if again is not None:
                headings.add(again)
                if set(self._entries[again].keys) & set(self._entries[place].keys):
                    bare.add(again)
                at = again + 1
            if again is not None or self._entries[place].led:
                found.append(place)
        # Headings have something below them or behind them; a list that stands twice has not.
        empty = sum(place + 1 >= high or place + 1 in headings for place in bare)
        return found if 2 * empty <= len(headings) else []

    def _next(self, entry: _Entry, low: int, high: int) -> int | None:
        """Return where a title stands next, from one place to before another."""
        near = []
        for key in entry.keys:
            near += self._first(self._places[key], low, high)
        if entry.number is not None:
            others = self._first(self._numbered[entry.number], low, high)
            near += [place for place in others if self._is_of(entry, place)]
        same = [place for place in near if self._agrees(entry, place)]
        return min(same, default=None)

    def _agrees(self, entry: _Entry, place: int) -> bool:
        """Tell whether two numbers, where there are two, are the same; a list may count the table itself."""
        number = self._entries[place].number
        return entry.counted or None in (entry.number, number) or entry.number == number

    @staticmethod
    def _first(places: Sequence[int], low: int, high: int) -> list[int]:
        at = bisect_left(places, low)
        return [places[at]] if at < len(places) and places[at] < high else []
