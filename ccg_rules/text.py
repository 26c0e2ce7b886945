"""The one place where text for people is worded, in Russian and in English.

Every message lives in `ccg_rules/messages/*.toml`, both languages side by side::

    [stale-quote]
    en = "The quote no longer stands in {number}."
    ru = "Цитаты больше нет в {number}."

Code names a message and its arguments and leaves the wording to the edge. `{n|сценарий|сценария|сценариев}`
(in English `{n|scenario|scenarios}`) picks the plural form that fits the argument `n`.
"""

from __future__ import annotations

import os
import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Literal, get_args

if TYPE_CHECKING:
    from collections.abc import Mapping

Lang = Literal["ru", "en"]
LANGS: tuple[Lang, ...] = get_args(Lang)

_PLURAL = re.compile(r"\{(\w+)((?:\|[^|{}]*)+)\}")


@dataclass(frozen=True, slots=True)
class Words:
    """A text in both languages."""

    ru: str
    en: str

    def say(self, lang: Lang) -> str:
        """Return the text in `lang`."""
        return self.ru if lang == "ru" else self.en

    def to_json(self) -> dict[str, str]:
        """Return `{"ru": …, "en": …}`."""
        return {"ru": self.ru, "en": self.en}


@dataclass(frozen=True, slots=True)
class Message:
    """A message not yet worded: its id in the catalogue and its arguments."""

    id: str
    args: Mapping[str, Any] = field(default_factory=dict)

    def say(self, lang: Lang) -> str:
        """Word the message in `lang`; arguments that are `Words` or messages are worded too."""
        return say(lang, self.id, **self.args)


class Told(Exception):
    """Something went wrong that a person can mend: `message` says what, where, and what would be right."""

    def __init__(self, message: Message) -> None:
        """Keep the message to be worded."""
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        """Return the message in English, for tracebacks."""
        return self.message.say("en")


@cache
def catalogue() -> dict[str, Words]:
    """Return every message by id. Raises `ValueError` for an id that stands twice or lacks a language."""
    found: dict[str, Words] = {}
    for entry in sorted((files("ccg_rules") / "messages").iterdir(), key=lambda e: e.name):
        if not entry.name.endswith(".toml"):
            continue
        for ident, texts in tomllib.loads(entry.read_text(encoding="utf-8")).items():
            if ident in found or set(texts) != set(LANGS):
                raise ValueError(f"{entry.name}: [{ident}] stands twice or lacks a language")
            found[ident] = Words(ru=texts["ru"], en=texts["en"])
    return found


def say(lang: Lang, message: str, /, **args: Any) -> str:
    """Word the message with that id in `lang`. Raises `KeyError` for an unknown id or a missing argument."""
    pattern = catalogue()[message].say(lang)
    worded: dict[str, Any] = {
        name: a.say(lang) if isinstance(a, Words | Message) else a for name, a in args.items()
    }
    pattern = _PLURAL.sub(lambda m: plural_form(lang, worded[m[1]], m[2][1:].split("|")), pattern)
    return pattern.format_map(worded)


def words(message: str, /, **args: Any) -> Words:
    """Word the message in both languages at once."""
    return Words(ru=say("ru", message, **args), en=say("en", message, **args))


def plural_form(lang: Lang, n: int, forms: list[str]) -> str:
    """Return the form for `n`: English one/other, Russian one/few/many (the CLDR rules for whole numbers)."""
    if lang == "en":
        return forms[0] if n == 1 else forms[1]
    tail, teens = n % 10, n % 100
    if tail == 1 and teens != 11:
        return forms[0]
    if 2 <= tail <= 4 and not 12 <= teens <= 14:
        return forms[1]
    return forms[2]


def language_of(environ: Mapping[str, str] = os.environ) -> Lang:
    """Return the language the locale variables ask for: Russian for `ru…`, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environ.get(name):
            return "ru" if value.lower().startswith("ru") else "en"
    return "en"
