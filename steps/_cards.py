"""Tables of cards in steps: the words of both languages for columns and values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ccg_rules.text import Words

from . import _abilities

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
    "movement": Words("движение", "movement"),
    "strike": Words("удар", "strike"),
    "clan": Words("клан", "clan"),
    "copy_of": Words("копия", "copy of"),
    "class": Words("класс", "class"),
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
    "hero": Words("герой", "hero"),
    "support": Words("поддержка", "support"),
    "event": Words("событие", "event"),
    "weapon": Words("оружие", "weapon"),
    "armour": Words("броня", "armour"),
}

_AMOUNTS = {"berserk": ("x", "life", "movement"), "heroes": ("cost", "life", "strike")}
"""By game, the columns in which a plain number stands."""


def read(datatable: list[list[str]], game: str = "berserk") -> dict[str, dict[str, Any]]:
    """Return the fields of a game's cards in a table, by name. Raises `ValueError` for an unknown word."""
    header, *rows = datatable
    columns = [_key(COLUMNS, title) for title in header]
    cards = {}
    for row in rows:
        fields: dict[str, Any] = {}
        for column, text in zip(columns, row, strict=True):
            if text:
                fields |= {column: int(text)} if column in _AMOUNTS[game] else _field(column, text)
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
    if column == "paid":
        gold, silver = text.split("+")
        return {"paid": [int(gold), int(silver)]}
    if column == "abilities":
        return {"abilities": [_abilities.read(part.strip()) for part in text.split(";")]}
    if column in ("kind", "rank", "recruited", "element", "clan", "class"):
        value = _key(_VALUES, text)
        if value == "flyer":
            return {"flying": True}
        if column == "rank":
            return {"elite": value == "elite"}
        return {column: value}
    return {column: text}


def _say(column: str, text: str, lang: Lang) -> str:
    if not text or column in ("card", "copy_of", "x", "life", "movement", "strike", "paid", "cost"):
        return text
    if column == "abilities":
        return "; ".join(_abilities.say(_abilities.read(part.strip()), lang) for part in text.split(";"))
    return _VALUES[_key(_VALUES, text)].say(lang)


def _key(known: dict[str, Words], text: str) -> str:
    for key, words in known.items():
        if text in (words.ru, words.en):
            return key
    raise ValueError(f"unknown word in a table of cards: {text!r}")
