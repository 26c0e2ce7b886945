"""The numbers that lists of Word count, by ISO/IEC 29500-1, 17.9, and by what Word does where it is silent.

* Lists (`num`) of one definition (`abstractNum`) count on where the other stopped; a `startOverride` begins
  anew the first time its list comes to the level.
* A level that was passed over counts as begun: after 1.1 without a 1 before it comes 2.
* A level begins anew after any higher one, or after the one `lvlRestart` names and those above it; 0: never.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import Enum

from ccg_rules.rulebook.importing.blocks import roman

_LEVELS = 9
_LATIN = "abcdefghijklmnopqrstuvwxyz"
_RUSSIAN = "абвгдежзиклмнопрстуфхцчшщыэюя"
_REPEATS = 30
"""Letters begin anew doubled, tripled and so on; more than so many are no number but an attack."""


class Numeral(Enum):
    """How a counter is written."""

    DECIMAL = "decimal"
    PADDED = "decimalZero"
    LOWER_LETTER = "lowerLetter"
    UPPER_LETTER = "upperLetter"
    LOWER_ROMAN = "lowerRoman"
    UPPER_ROMAN = "upperRoman"
    LOWER_RUSSIAN = "russianLower"
    UPPER_RUSSIAN = "russianUpper"
    BULLET = "bullet"
    NONE = "none"

    @classmethod
    def named(cls, name: str | None) -> Numeral:
        """Return the numeral of that name in the standard; decimal without one and for the ones of others."""
        return next((each for each in cls if each.value == name), cls.DECIMAL)

    def write(self, value: int) -> str:
        """Write a counter; what its numerals cannot say stays decimal."""
        match self:
            case Numeral.PADDED:
                return f"{value:02d}"
            case Numeral.LOWER_LETTER:
                return _letters(_LATIN, value)
            case Numeral.UPPER_LETTER:
                return _letters(_LATIN.upper(), value)
            case Numeral.LOWER_RUSSIAN:
                return _letters(_RUSSIAN, value)
            case Numeral.UPPER_RUSSIAN:
                return _letters(_RUSSIAN.upper(), value)
            case Numeral.LOWER_ROMAN:
                return roman(value).lower()
            case Numeral.UPPER_ROMAN:
                return roman(value)
            case Numeral.BULLET | Numeral.NONE:
                return ""
        return str(value)


def _letters(alphabet: str, value: int) -> str:
    repeats, letter = divmod(value - 1, len(alphabet))
    if value < 1 or repeats >= _REPEATS:
        return str(value)
    return alphabet[letter] * (repeats + 1)


@dataclass(frozen=True, slots=True)
class Level:
    """A level of a list."""

    start: int
    numeral: Numeral
    pattern: str
    """What is shown, the counter of the first level as %1."""
    restart: int | None = None
    """Counted from 1."""
    legal: bool = False
    """Whether all counters in it are decimal, whatever their levels say."""
    style: str | None = None
    """The style of its paragraphs, if it goes with one."""


@dataclass(slots=True)
class Numbering:
    """The lists of a document."""

    abstract: dict[int, dict[int, Level]] = field(default_factory=dict)
    lists: dict[int, int] = field(default_factory=dict)
    """The definition of every list."""
    starts: dict[tuple[int, int], int] = field(default_factory=dict)
    overrides: dict[tuple[int, int], Level] = field(default_factory=dict)
    styled: dict[str, int] = field(default_factory=dict)
    """The definition that a style of numbering has its levels in."""
    links: dict[int, tuple[str, int | None]] = field(default_factory=dict)
    """Definitions that only refer to a style of numbering, and the list which that style names."""

    def definition(self, num: int) -> int | None:
        """Return the definition that has the levels of a list, `None` where there is none."""
        ident, seen = self.lists.get(num), []
        while ident in self.links and ident not in seen:
            seen.append(ident)
            style, linked = self.links[ident]
            ident = self.styled.get(style, self.lists.get(linked) if linked is not None else None)
        return ident if ident in self.abstract else None

    def level(self, num: int, at: int) -> Level | None:
        """Return a level of a list."""
        ident = self.definition(num)
        if ident is None or not 0 <= at < _LEVELS:
            return None
        return self.overrides.get((num, at)) or self.abstract[ident].get(at)

    def start(self, num: int, at: int) -> int:
        """Return where a level of a list begins."""
        level = self.level(num, at)
        return self.starts.get((num, at), level.start if level else 0)

    def level_of(self, num: int, styles: tuple[str, ...]) -> int | None:
        """Return the level that goes with the first of the styles any goes with."""
        found = {level.style: at for at in reversed(range(_LEVELS)) if (level := self.level(num, at))}
        return next((found[style] for style in styles if style in found), None)


class Counters:
    """Counts the paragraphs of one story."""

    def __init__(self, numbering: Numbering) -> None:
        """Begin at the beginning."""
        self._numbering = numbering
        self._values: dict[int, dict[int, int]] = {}
        self._overridden: set[tuple[int, int]] = set()

    def next(self, num: int, at: int) -> tuple[str | None, bool]:
        """Count a paragraph; return its label, `None` when it shows none, and whether it is a bullet."""
        level = self._numbering.level(num, at)
        ident = self._numbering.definition(num)
        if level is None or ident is None:
            return None, False
        values = self._values.setdefault(ident, {})
        for above in range(at):
            if above not in values:
                self._begin_anew(num, above, values)
                values[above] = self._numbering.start(num, above)
        self._begin_anew(num, at, values)
        values[at] = values[at] + 1 if at in values else self._numbering.start(num, at)
        self._restart(num, at, values)
        if level.numeral is Numeral.BULLET:
            return None, bool(level.pattern.strip())
        return self._shown(num, at, level, values) or None, False

    def _begin_anew(self, num: int, at: int, values: dict[int, int]) -> None:
        if (num, at) in self._numbering.starts and (num, at) not in self._overridden:
            self._overridden.add((num, at))
            values.pop(at, None)

    def _restart(self, num: int, at: int, values: dict[int, int]) -> None:
        for below in range(at + 1, _LEVELS):
            level = self._numbering.level(num, below)
            restart = level.restart if level else None
            # What names itself or a lower level is to be ignored.
            if restart is None or restart > below or at < restart:
                values.pop(below, None)

    def _shown(self, num: int, at: int, level: Level, values: dict[int, int]) -> str:
        def written(match: re.Match[str]) -> str:
            shown = int(match[1]) - 1
            if not 0 <= shown <= at:
                return ""
            its = self._numbering.level(num, shown)
            numeral = Numeral.DECIMAL if level.legal or its is None else its.numeral
            return numeral.write(values[shown])

        label = re.sub(r"%([1-9])", written, level.pattern).strip()
        return label if any(map(str.isalnum, label)) else ""
