"""A small declarative reader of TOML tables: it knows their fields, and collects what is wrong with them.

A *shape* maps the names of a table's fields to how each is read. `FileReader.table` reads a table by its
shape; whatever is wrong becomes a `Fault` with file, place and reason, and the reading goes on.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ccg_rules.text import Message, Words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from ccg_rules.text import Lang


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong with a data file: where, and what."""

    file: str
    place: str
    """A table, counted from 1, such as `paragraphs[7] (404.1.2)`; a line number; empty for the whole file."""
    message: Message

    def say(self, lang: Lang) -> str:
        """Word the fault in one line."""
        where = f"{self.file}: {self.place}" if self.place else self.file
        return f"{where}: {self.message.say(lang)}"


class RulebookError(ValueError):
    """The data of a rulebook is refused; `faults` has everything that is wrong with it."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        """Keep the faults to be worded."""
        self.faults = tuple(faults)
        super().__init__(self.faults)

    def __str__(self) -> str:
        """Return the faults in English, a line each, for tracebacks."""
        return "\n".join(fault.say("en") for fault in self.faults)


class WrongValue(Exception):
    """A value is not what its field takes; the message's argument `field` is added by the reader."""

    def __init__(self, ident: str, **args: Any) -> None:
        """Keep the id of the message and its arguments."""
        super().__init__(ident)
        self.ident, self.args_ = ident, args


@dataclass(frozen=True, slots=True)
class Field:
    """How a field is read: `read` returns the value or raises `WrongValue`."""

    read: Callable[[Any], Any]
    required: bool = True


@dataclass(frozen=True, slots=True)
class Tables:
    """A field that is an array of tables; `name` says how a table is called in a place."""

    shape: Shape
    name: str
    required: bool = True


Shape = dict[str, "Field | Tables"]


@dataclass(frozen=True, slots=True)
class Row:
    """A table as it was read: the values of its good fields, and whether all of them are good."""

    place: str
    values: Mapping[str, Any]
    sound: bool

    def __getitem__(self, name: str) -> Any:
        """Return the value of a field, `None` when it is absent."""
        return self.values.get(name)


@dataclass(slots=True)
class FileReader:
    """Reads the tables of one file and collects their faults."""

    file: str
    faults: list[Fault] = field(default_factory=list)

    def fault(self, place: str, ident: str, **args: Any) -> None:
        """Add a fault."""
        self.faults.append(Fault(self.file, place, Message(ident, args)))

    def table(self, raw: Mapping[str, Any], shape: Shape, place: str = "") -> Row:
        """Read a table by its shape. The rows of nested tables are values, unsound ones included."""
        before = len(self.faults)
        for name in sorted(raw.keys() - shape.keys()):
            self.fault(place, "field-unknown", field=name, known=", ".join(shape))
        values: dict[str, Any] = {}
        for name, how in shape.items():
            if name not in raw:
                if how.required:
                    self.fault(place, "field-missing", field=name)
            elif isinstance(how, Tables):
                values[name] = self._tables(raw[name], how, name, place)
            else:
                try:
                    values[name] = how.read(raw[name])
                except WrongValue as wrong:
                    self.fault(place, wrong.ident, field=name, **wrong.args_)
        return Row(place, values, sound=len(self.faults) == before)

    def _tables(self, raw: Any, how: Tables, name: str, place: str) -> tuple[Row, ...]:
        empty = raw == [] and how.required
        if empty or not isinstance(raw, list) or not all(isinstance(item, dict) for item in raw):
            self.fault(place, "field-type", field=name, type=Message("type-tables"))
            return ()
        prefix = f"{place.partition(' ')[0]}." if place else ""
        rows = []
        for i, item in enumerate(raw, start=1):
            called = f" ({item[how.name]})" if isinstance(item.get(how.name), str) else ""
            rows.append(self.table(item, how.shape, f"{prefix}{name}[{i}]{called}"))
        return tuple(rows)


def _wrong_type(ident: str) -> WrongValue:
    return WrongValue("field-type", type=Message(ident))


def text(value: Any) -> str:
    """Read a text on one line without white space around it: a line of a source, or a part of one."""
    if not isinstance(value, str):
        raise _wrong_type("type-text")
    if not value or value != " ".join(value.splitlines()).strip():
        raise WrongValue("field-one-line")
    return value


def words(value: Any) -> Words:
    """Read a text in both languages: exactly `ru` and `en`, neither empty."""
    if not isinstance(value, dict) or value.keys() != {"ru", "en"}:
        raise _wrong_type("type-words")
    if not all(isinstance(v, str) and v.strip() for v in value.values()):
        raise _wrong_type("type-words")
    return Words(ru=value["ru"], en=value["en"])


def flag(value: Any) -> bool:
    """Read true or false."""
    if not isinstance(value, bool):
        raise _wrong_type("type-flag")
    return value


def line_number(value: Any) -> int:
    """Read a whole number from 1."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise _wrong_type("type-line-number")
    return value


def share(value: Any) -> float:
    """Read a number above 0, up to 1."""
    if not isinstance(value, int | float) or isinstance(value, bool) or not 0 < value <= 1:
        raise _wrong_type("type-share")
    return float(value)


def one_of(*options: str) -> Callable[[Any], str]:
    """Return a reader of one of these words."""

    def read(value: Any) -> str:
        if not isinstance(value, str) or value not in options:
            raise WrongValue("field-option", value=value, options=", ".join(options))
        return value

    return read


def pattern(regex: str, ident: str) -> Callable[[Any], str]:
    """Return a reader of texts that `regex` matches as a whole; the message `ident` says what they are."""
    compiled = re.compile(regex)

    def read(value: Any) -> str:
        if not isinstance(value, str) or not compiled.fullmatch(value):
            raise WrongValue("field-pattern", value=value, type=Message(ident))
        return value

    return read


def list_of(read_item: Callable[[Any], str], *, empty: bool = False) -> Callable[[Any], tuple[str, ...]]:
    """Return a reader of a list of such texts, which may be empty only if said so."""

    def read(value: Any) -> tuple[str, ...]:
        if not isinstance(value, list) or not (value or empty):
            raise _wrong_type("type-list")
        return tuple(read_item(item) for item in value)

    return read
