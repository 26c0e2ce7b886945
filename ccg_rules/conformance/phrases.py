"""Step phrases in both languages.

A phrase is one pattern in English and one in Russian with the same fields::

    @when(en="{player} places {card} on {cell}", ru="{player} размещает карту {card} на клетке {cell}")
    def place(table: Table, player: int, card: str, cell: str) -> None: ...

Fields are typed by their name, or by `{name:type}`. `{player.of}` asks for another grammatical form of the
same value. `{n|card|cards}` stands for the plural form that goes with field `n`. Since a field is read into
a value, a step written in one language can be shown in the other.
"""

from __future__ import annotations

import importlib
import inspect
import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Literal

import pytest_bdd
from pytest_bdd.parsers import StepParser

from ccg_rules.notation.berserk import cells
from ccg_rules.text import LANGS, Lang, plural_form

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

StepType = Literal["given", "when", "then"]


@dataclass(frozen=True, slots=True)
class FieldType:
    """How a field is written and read: the forms of each value by language, or a pattern for free ones."""

    pattern: str = ""
    read: Callable[[str], Any] = str
    forms: Mapping[Any, Mapping[Lang, Mapping[str, str]]] | None = None

    def regex(self, lang: Lang, form: str) -> str:
        """Return the regular expression that a value of this type matches in that form."""
        if self.forms is None:
            return self.pattern
        return "|".join(re.escape(words[lang][form]) for words in self.forms.values())

    def value(self, lang: Lang, form: str, text: str) -> Any:
        """Read a value."""
        if self.forms is None:
            return self.read(text)
        return next(value for value, words in self.forms.items() if words[lang][form] == text)

    def say(self, lang: Lang, form: str, value: Any) -> str:
        """Write a value."""
        return str(value) if self.forms is None else self.forms[value][lang][form]


def _player(en: str, ru: tuple[str, str, str]) -> dict[Lang, dict[str, str]]:
    nominative, genitive, dative = ru
    return {
        "en": {"": f"the {en} player", "of": f"the {en} player's", "to": f"the {en} player"},
        "ru": {"": f"{nominative} игрок", "of": f"{genitive} игрока", "to": f"{dative} игроку"},
    }


def _quoted(en: str, ru: str) -> dict[Lang, dict[str, str]]:
    return {"en": {"": f'"{en}"'}, "ru": {"": f"«{ru}»"}}


def _phase(en: str, ru: str, genitive: str) -> dict[Lang, dict[str, str]]:
    return {"en": {"": en, "of": en}, "ru": {"": ru, "of": genitive}}


def _question(en: str, ru: str) -> dict[Lang, dict[str, str]]:
    return {"en": {"": en}, "ru": {"": ru}}


_CELL = r"[12](?:[a-e][1-3]|z\d+)"
_CARD = r"[A-ZА-Я]\w*"

TYPES = {
    "player": FieldType(
        forms={
            1: _player("first", ("первый", "первого", "первому")),
            2: _player("second", ("второй", "второго", "второму")),
        }
    ),
    "face": FieldType(
        forms={
            "up": {"en": {"": "face up"}, "ru": {"": "лицом вверх"}},
            "down": {"en": {"": "face down"}, "ru": {"": "рубашкой вверх"}},
        }
    ),
    "recruited": FieldType(
        forms={
            "ordinary": {"en": {"": "its ordinary cost"}, "ru": {"": "обычную стоимость"}},
            "replaced": {"en": {"": "its replaced cost"}, "ru": {"": "заменённую стоимость"}},
        }
    ),
    "change": FieldType(
        forms={
            1: {"en": {"": "more"}, "ru": {"": "больше"}},
            -1: {"en": {"": "less"}, "ru": {"": "меньше"}},
        }
    ),
    "crystals": FieldType(
        forms={
            "gold": {"en": {"": "gold"}, "ru": {"": "золотых"}},
            "silver": {"en": {"": "silver"}, "ru": {"": "серебряных"}},
        }
    ),
    "state": FieldType(
        forms={
            "open": {"en": {"": "open", "is": "open"}, "ru": {"": "открытой", "is": "открыта"}},
            "closed": {"en": {"": "closed", "is": "closed"}, "ru": {"": "закрытой", "is": "закрыта"}},
        }
    ),
    "timing": FieldType(
        forms={
            "before recruiting": _quoted("before recruiting", "до набора отряда"),
            "after deployment": _quoted("after deployment", "после расстановки карт"),
            "start of battle": _quoted("start of battle", "в начале боя"),
            "vanguard": _quoted("vanguard", "авангард"),
            "before the turn": _quoted("before the turn", "до начала хода"),
            "sudden": _quoted("sudden", "внезапно"),
            "action": _quoted("action", "действие"),
            "start of your turn": _quoted("start of your turn", "в начале своего хода"),
        }
    ),
    "phase": FieldType(
        forms={
            "vanguard": _phase("Vanguard Subphase", "подфаза Авангарда", "подфазы Авангарда"),
            "initial_phase": _phase("Initial Phase", "Начальная Фаза", "Начальной Фазы"),
            "opening_phase.preparation": _phase("Preparation Step", "Шаг подготовки", "Шага подготовки"),
            "opening_phase.opening": _phase("Opening Step", "Шаг открытия", "Шага открытия"),
            "main_phase.choice": _phase("Choice Subphase", "подфаза Выбора", "подфазы Выбора"),
            "main_phase.execution": _phase("Execution Subphase", "подфаза Выполнения", "подфазы Выполнения"),
            "main_phase.movement": _phase("Movement Subphase", "подфаза Движения", "подфазы Движения"),
            "main_phase.action": _phase("Action Subphase", "подфаза Действия", "подфазы Действия"),
            "final_phase": _phase("Final Phase", "Заключительная Фаза", "Заключительной Фазы"),
            "recovery": _phase("Recovery Phase", "Фаза восстановления", "Фазы восстановления"),
            "accumulation": _phase("Accumulation Phase", "Фаза накопления", "Фазы накопления"),
            "choice": _phase("Choice Phase", "Фаза выбора", "Фазы выбора"),
            "attack": _phase("Strike Attack Phase", "Фаза атаки ударом", "Фазы атаки ударом"),
            "ability": _phase(
                "Activated Abilities Phase",
                "Фаза активируемых способностей",
                "Фазы активируемых способностей",
            ),
            "playing": _phase("Card Playing Phase", "Фаза розыгрыша карт", "Фазы розыгрыша карт"),
            "end_of_turn": _phase("End of Turn Stage", "Этап конца хода", "Этапа конца хода"),
        }
    ),
    "question": FieldType(
        forms={
            "priority": _question("what to do with priority", "что делать, имея приоритет"),
            "choice": _question("what to declare", "что объявить"),
            "use": _question("whether to use an ability", "использовать ли особенность"),
            "order": _question("which ability comes next", "какая особенность следующая"),
            "choose": _question("what to choose for the ability", "что выбрать для особенности"),
            "hide": _question("which cards stay hidden", "какие карты останутся скрытыми"),
            "keep closed": _question("which cards stay closed", "какие карты не откроются"),
            "redeal": _question("about a redeal", "брать ли пересдачу"),
            "take": _question("which card to take", "какую карту взять"),
            "x": _question("about X", "какова величина Х"),
            "gold": _question("how much gold to pay", "сколько платить золотом"),
            "defend": _question("whether to name a defender", "назначить ли защитника"),
            "weaken": _question("whether to weaken the exchange", "ослабить ли размен"),
            "phase": _question("what to do in the Choice Phase", "что выбрать в Фазе выбора"),
            "exchange": _question("which cards to exchange", "какие карты заменить"),
            "reveal": _question("which hidden cards to reveal", "какие скрытые карты раскрыть"),
        }
    ),
    "entered": FieldType(
        forms={
            "attack": {"en": {"": "the Strike Attack Phase"}, "ru": {"": "Фазу атаки ударом"}},
            "ability": {
                "en": {"": "the Activated Abilities Phase"},
                "ru": {"": "Фазу активируемых способностей"},
            },
            "playing": {"en": {"": "the Card Playing Phase"}, "ru": {"": "Фазу розыгрыша карт"}},
        }
    ),
    "cell": FieldType(_CELL),
    "cells": FieldType(rf"{_CELL}(?:(?:, ?| ?[-–] ?){_CELL})*"),
    "card": FieldType(_CARD),
    "cards": FieldType(rf"{_CARD}(?:, {_CARD})*", lambda text: text.split(", ")),
    "n": FieldType(r"\d+", int),
    "dice": FieldType(r"[1-6](?:, [1-6])*", lambda text: [int(number) for number in text.split(", ")]),
}

_PLACEHOLDER = re.compile(
    r"\{(?P<name>\w+)(?::(?P<type>\w+))?(?:\.(?P<form>\w+))?(?P<plural>(?:\|[^|{}]*)+)?\}"
)


class PhraseParser(StepParser):
    """One language of a phrase, as pytest-bdd wants it."""

    def __init__(self, pattern: str, lang: Lang) -> None:
        super().__init__(pattern)
        self.lang = lang
        self.fields: dict[str, tuple[FieldType, str]] = {}
        regex, end = "", 0
        for match in _PLACEHOLDER.finditer(pattern):
            regex += re.escape(pattern[end : match.start()]) + self._regex(match)
            end = match.end()
        self.regex = re.compile(regex + re.escape(pattern[end:]))

    def _regex(self, match: re.Match[str]) -> str:
        name = match["name"]
        if match["plural"]:
            return f"(?:{'|'.join(map(re.escape, match['plural'][1:].split('|')))})"
        field_type, form = TYPES[match["type"] or name], match["form"] or ""
        self.fields[name] = (field_type, form)
        return f"(?P<{name}>{field_type.regex(self.lang, form)})"

    def is_matching(self, name: str) -> bool:
        """Tell whether a step text is this phrase."""
        return self.regex.fullmatch(name) is not None

    def parse_arguments(self, name: str) -> dict[str, Any] | None:
        """Return the values of the fields, or None when the text is not this phrase."""
        match = self.regex.fullmatch(name)
        if match is None:
            return None
        return {
            field: field_type.value(self.lang, form, match[field])
            for field, (field_type, form) in self.fields.items()
        }

    def say(self, values: Mapping[str, Any]) -> str:
        """Write the phrase with these values."""

        def write(match: re.Match[str]) -> str:
            name = match["name"]
            if match["plural"]:
                return plural_form(self.lang, values[name], match["plural"][1:].split("|"))
            field_type, form = self.fields[name]
            value = values[name]
            said = ", ".join(map(str, value)) if isinstance(value, list) else value
            return field_type.say(self.lang, form, said)

        return _PLACEHOLDER.sub(write, self.name)


@dataclass(frozen=True, slots=True, eq=False)
class Phrase:
    """A step definition: its type, both patterns, and the function it runs."""

    type: StepType
    parsers: Mapping[Lang, PhraseParser]
    function: Callable[..., object]

    @property
    def place(self) -> str:
        """Where the function is defined, `module:line`."""
        return f"{self.function.__module__}:{self.function.__code__.co_firstlineno}"

    @property
    def is_async(self) -> bool:
        """Tell whether the function is a coroutine, which pytest-bdd would call but never await."""
        return inspect.iscoroutinefunction(self.function) or inspect.isasyncgenfunction(self.function)

    def match(self, text: str) -> tuple[Lang, dict[str, Any]] | None:
        """Return the language a step text is written in and its values, or None when it is another phrase."""
        for lang, parser in self.parsers.items():
            if (values := parser.parse_arguments(text)) is not None:
                return lang, values
        return None


REGISTRY: dict[str, list[Phrase]] = {}
"""All phrases, by the module that defines them."""


def given(*, en: str, ru: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Define a phrase that sets the position up."""
    return _phrase("given", {"en": en, "ru": ru})


def when(*, en: str, ru: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Define a phrase by which a player acts."""
    return _phrase("when", {"en": en, "ru": ru})


def then(*, en: str, ru: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Define a phrase that says what must hold."""
    return _phrase("then", {"en": en, "ru": ru})


def _phrase(
    step_type: StepType, patterns: Mapping[Lang, str]
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    def define(function: Callable[..., None]) -> Callable[..., None]:
        parsers = {lang: PhraseParser(patterns[lang], lang) for lang in LANGS}
        decorator = getattr(pytest_bdd, step_type)
        for parser in parsers.values():
            # Two frames up is the module that defines the step: there pytest-bdd keeps its fixtures.
            function = decorator(parser, stacklevel=2)(function)
        REGISTRY.setdefault(function.__module__, []).append(Phrase(step_type, parsers, function))
        return function

    return define


def phrases() -> list[Phrase]:
    """Return every phrase of the suite, in the order of their definition."""
    importlib.import_module("ccg_rules.steps")
    return [phrase for module in REGISTRY.values() for phrase in module]


def find(step_type: str, text: str) -> list[tuple[Phrase, Lang, dict[str, Any]]]:
    """Return the phrases a step text can be, with its language and values; more than one is a fault."""
    found = _found(step_type, text, tuple(phrases()))
    return [(phrase, lang, dict(values)) for phrase, lang, values in found]


@cache
def _found(
    step_type: str, text: str, known: tuple[Phrase, ...]
) -> tuple[tuple[Phrase, Lang, dict[str, Any]], ...]:
    """Find, among the known ones, phrases for `find`: the same step stands in many scenarios."""
    return tuple(
        (phrase, *match)
        for phrase in known
        if phrase.type == step_type and (match := phrase.match(text)) is not None
    )


def cell_list(text: str) -> list[str]:
    """Return the names in a list of places such as `1b2, 1c1-1d3` or `1z1, 1z2`."""
    if "z" in text:
        return [part.strip() for part in text.split(",")]
    return [cells.name(cell) for cell in cells.parse(text)]
