"""Tables of cards in steps: the words of both languages for columns and values."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from ccg_rules.text import Words

if TYPE_CHECKING:
    from ccg_rules.text import Lang

COLUMNS = {
    "card": Words("карта", "card"),
    "kind": Words("вид", "kind"),
    "rank": Words("ранг", "rank"),
    "cost": Words("стоимость", "cost"),
    "x": Words("Х", "X"),
    "recruited": Words("набрана за", "recruited for"),
    "paid": Words("уплачено", "paid"),
    "element": Words("стихия", "element"),
    "life": Words("жизнь", "life"),
    "clan": Words("клан", "clan"),
    "copy_of": Words("копия", "copy of"),
    "abilities": Words("особенности", "abilities"),
}

_VALUES = {
    "creature": Words("существо", "creature"),
    "flyer": Words("летающее существо", "flyer"),
    "artifact": Words("артефакт", "artifact"),
    "terrain": Words("местность", "terrain"),
    "elite": Words("элитная", "elite"),
    "regular": Words("рядовая", "regular"),
    "ordinary": Words("обычную стоимость", "ordinary cost"),
    "replaced": Words("заменённую стоимость", "replaced cost"),
    "steppe": Words("Степи", "Steppe"),
    "forest": Words("Леса", "Forest"),
    "mountains": Words("Горы", "Mountains"),
    "swamp": Words("Болота", "Swamp"),
    "darkness": Words("Тьма", "Darkness"),
    "coven": Words("Ковен", "Coven"),
}

_ABILITIES = {
    r"after deployment: swap": Words(
        "после расстановки карт: поменять местами две свои карты", "after deployment: swap two of your cards"
    ),
    r"after deployment: shift": Words(
        "после расстановки карт: переставить свою карту", "after deployment: shift one of your cards"
    ),
    r"after deployment: counter": Words(
        "после расстановки карт: положить на неё фишку", "after deployment: put a counter on it"
    ),
    r"other cost (\d+)": Words("можно набрать за {0}", "may be recruited for {0}"),
    r"discount coven (\d+)": Words("члены Ковена дешевле на {0}", "Coven cards cost {0} less"),
    r"bonus life (\d+)": Words("другие свои существа: жизнь +{0}", "your other creatures: life +{0}"),
    r"when a card moves: counter": Words(
        "при перемещении своей карты: положить на неё фишку",
        "when a card of yours moves: put a counter on it",
    ),
    r"cannot be moved": Words("не может быть перемещена", "cannot be moved"),
}


def read(datatable: list[list[str]]) -> dict[str, dict[str, Any]]:
    """Return the fields of the cards in a table, by name. Raises `ValueError` for an unknown word."""
    header, *rows = datatable
    columns = [_key(COLUMNS, title) for title in header]
    cards = {}
    for row in rows:
        fields: dict[str, Any] = {}
        for column, text in zip(columns, row, strict=True):
            if text:
                fields |= _field(column, text)
        cards[fields.pop("card")] = fields
    return cards


def translate(datatable: list[list[str]], lang: Lang) -> list[list[str]]:
    """Return the table with its words in `lang`."""
    header, *rows = datatable
    columns = [_key(COLUMNS, title) for title in header]
    return [
        [COLUMNS[column].say(lang) for column in columns],
        *([_say(column, text, lang) for column, text in zip(columns, row, strict=True)] for row in rows),
    ]


def _field(column: str, text: str) -> dict[str, Any]:
    if column in ("x", "life"):
        return {column: int(text)}
    if column == "paid":
        gold, silver = text.split("+")
        return {"paid": [int(gold), int(silver)]}
    if column == "abilities":
        return {"abilities": [_ability(part.strip()) for part in text.split(";")]}
    if column in ("kind", "rank", "recruited", "element", "clan"):
        value = _key(_VALUES, text)
        if value == "flyer":
            return {"flying": True}
        if column == "rank":
            return {"elite": value == "elite"}
        return {column: value}
    return {column: text}


def _say(column: str, text: str, lang: Lang) -> str:
    if not text or column in ("card", "copy_of", "x", "life", "paid", "cost"):
        return text
    if column == "abilities":
        return "; ".join(_say_ability(_ability(part.strip()), lang) for part in text.split(";"))
    return _VALUES[_key(_VALUES, text)].say(lang)


def _key(known: dict[str, Words], text: str) -> str:
    for key, words in known.items():
        if text in (words.ru, words.en):
            return key
    raise ValueError(f"unknown word in a table of cards: {text!r}")


def _ability(text: str) -> str:
    """Return the keyword of an ability that is written in words."""
    for keyword, words in _ABILITIES.items():
        for pattern in (words.ru, words.en):
            if match := re.fullmatch(re.escape(pattern).replace(r"\{0\}", r"(\d+)"), text):
                return keyword.replace(r"(\d+)", match[1]) if match.groups() else keyword
    raise ValueError(f"unknown ability in a table of cards: {text!r}")


def _say_ability(keyword: str, lang: Lang) -> str:
    for pattern, words in _ABILITIES.items():
        if match := re.fullmatch(pattern, keyword):
            return words.say(lang).format(*match.groups())
    raise ValueError(f"unknown ability: {keyword!r}")
