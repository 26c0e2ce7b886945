"""Abilities in words of both languages: `after deployment: swap two of your cards`.

An ability is put together of few words (see `ccg_rules.notation.berserk.abilities`), and so is its wording: a
timing, what it costs, an effect, a target. What is granted stands in brackets.
"""

from __future__ import annotations

import re

from ccg_rules.text import LANGS, Lang, Words

_TIMINGS = {
    "before recruiting": Words("до набора отряда", "before recruiting"),
    "after deployment": Words("после расстановки карт", "after deployment"),
    "start of battle": Words("в начале боя", "start of battle"),
    "vanguard": Words("авангард", "vanguard"),
    "before the turn": Words("до начала хода", "before the turn"),
    "start of your turn": Words("в начале своего хода", "start of your turn"),
    "start of the enemy turn": Words("в начале хода противника", "start of the enemy turn"),
    "start of each turn": Words("в начале каждого хода", "start of each turn"),
    "end of your turn": Words("в конце своего хода", "end of your turn"),
    "end of the enemy turn": Words("в конце хода противника", "end of the enemy turn"),
    "end of each turn": Words("в конце каждого хода", "end of each turn"),
    "on opening": Words("при открытии", "on opening"),
    "when a card moves": Words("при перемещении своей карты", "when a card of yours moves"),
    "when a counter is put": Words("когда на неё кладут фишку", "when a counter is put on it"),
    "when a card dies": Words("при гибели карты", "when a card dies"),
    "sudden": Words("внезапно", "sudden"),
    "action": Words("действие", "action"),
}

_EXTRAS = {
    r", may": Words(", по желанию", ", you may"),
    r", closing": Words(", закрывшись", ", closing"),
    r", (\d+) gold": Words(", {0} золотых", ", {0} gold"),
    r", (\d+) silver": Words(", {0} серебряных", ", {0} silver"),
}

_TARGETS = {
    "this": Words("этой карте", "this card"),
    "own": Words("своей карте", "one of your cards"),
    "enemy": Words("карте противника", "an enemy card"),
    "any": Words("любой карте", "any card"),
    "adjacent enemy": Words("соседней карте противника", "an adjacent enemy card"),
}
_TARGETED = {
    "this": Words("эту карту", "this card"),
    "own": Words("свою карту", "one of your cards"),
    "enemy": Words("карту противника", "an enemy card"),
    "any": Words("любую карту", "any card"),
    "adjacent enemy": Words("соседнюю карту противника", "an adjacent enemy card"),
}
_TARGET = "|".join(_TARGETS)
_N = r"(\d+|X)"
_NUMBERS = (_N, r"(\d+)", "([a-e][1-3])")

_EFFECTS = {
    r"strike adjacent enemy": Words("удар по соседней карте противника", "a strike at an adjacent enemy card"),
    r"swap": Words("поменять местами две свои карты", "swap two of your cards"),
    r"shift": Words("переставить свою карту", "shift one of your cards"),
    r"counter": Words("положить на неё фишку", "put a counter on it"),
    rf"counter {_N}": Words("положить на неё фишек: {0}", "put {0} counters on it"),
    rf"wound {_N} ({_TARGET})": Words("ран: {0} – {to}", "{0} wounds to {to}"),
    rf"heal {_N} ({_TARGET})": Words("излечить ран: {0} – {to}", "heal {0} wounds of {to}"),
    rf"open ({_TARGET})": Words("открыть {on}", "open {on}"),
    rf"close ({_TARGET})": Words("закрыть {on}", "close {on}"),
    rf"gold {_N}": Words("получить золотых: {0}", "gain {0} gold"),
    rf"silver {_N}": Words("получить серебряных: {0}", "gain {0} silver"),
    r"take coven": Words("взять в отряд члена Ковена", "take a Coven card"),
    r"forbid ([a-e][1-3])": Words("противник не расставляет карты на {0}", "the enemy may not deploy on {0}"),
    rf"grant ({_TARGET}) until end of turn \((.+)\)": Words(
        "дать до конца хода {to} ({granted})", "give {to} until the end of the turn ({granted})"
    ),
    rf"grant ({_TARGET}) \((.+)\)": Words("дать {to} ({granted})", "give {to} ({granted})"),
    rf"delay ({_TARGET}) \((.+)\)": Words(
        "отложенный эффект {to} ({granted})", "a delayed effect on {on} ({granted})"
    ),
}

_PERMANENT = {
    r"other cost (\d+)": Words("можно набрать за {0}", "may be recruited for {0}"),
    r"discount coven (\d+)": Words("члены Ковена дешевле на {0}", "Coven cards cost {0} less"),
    r"bonus life (\d+)": Words("другие свои существа: жизнь +{0}", "your other creatures: life +{0}"),
    r"directed strike": Words("направленный удар", "directed strike"),
    r"cannot be moved": Words("не может быть перемещена", "cannot be moved"),
    r"may stay closed": Words(
        "может не открываться в начале хода", "may stay closed at the start of the turn"
    ),
    r"poison (\d+)": Words("отравление {0}", "poison {0}"),
    r"regeneration (\d+)": Words("регенерация {0}", "regeneration {0}"),
    r"fading (\d+)": Words("угасание {0}", "fading {0}"),
}


def read(text: str) -> str:
    """Return the keyword of an ability written in words. Raises `ValueError` for unknown words."""
    for lang in LANGS:
        keyword = _read(text, lang)
        if keyword is not None:
            return keyword
    raise ValueError(f"unknown ability in a table of cards: {text!r}")


def say(keyword: str, lang: Lang) -> str:
    """Return an ability in words. Raises `ValueError` for an unknown one."""
    head, colon, effect = keyword.partition(": ")
    if colon:
        for timing, words in _TIMINGS.items():
            if head == timing or head.startswith(f"{timing}, "):
                extra = _say(_EXTRAS, head[len(timing) :], lang) if head != timing else ""
                return f"{words.say(lang)}{extra}: {_say(_EFFECTS, effect, lang)}"
    return _say(_PERMANENT, keyword, lang)


def _say(known: dict[str, Words], keyword: str, lang: Lang) -> str:
    for pattern, words in known.items():
        if match := re.fullmatch(pattern, keyword):
            numbers = [text for text in match.groups() if text not in _TARGETS and ":" not in text]
            target = next((text for text in match.groups() if text in _TARGETS), None)
            named = {}
            if target is not None:
                named = {"to": _TARGETS[target].say(lang), "on": _TARGETED[target].say(lang)}
            if pattern.endswith("\\)") and "(.+)" in pattern:
                named["granted"] = say(match.groups()[-1], lang)
                numbers = []
            return words.say(lang).format(*numbers, **named)
    raise ValueError(f"unknown ability: {keyword!r}")


def _read(text: str, lang: Lang) -> str | None:
    for timing in sorted(_TIMINGS, key=lambda each: -len(_TIMINGS[each].say(lang))):
        said = _TIMINGS[timing].say(lang)
        head, colon, rest = text.partition(": ")
        if colon and (head == said or head.startswith(f"{said}, ")):
            extra = _read_from(_EXTRAS, head[len(said) :], lang) if head != said else ""
            effect = _read_from(_EFFECTS, rest, lang)
            return None if extra is None or effect is None else f"{timing}{extra}: {effect}"
    return _read_from(_PERMANENT, text, lang)


def _read_from(known: dict[str, Words], text: str, lang: Lang) -> str | None:
    """Return the keyword of what is said: the pattern with what stands in the place of its groups."""
    for pattern, words in known.items():
        said = re.escape(words.say(lang))
        for name, forms in (("to", _TARGETS), ("on", _TARGETED)):
            options = "|".join(re.escape(form.say(lang)) for form in forms.values())
            said = said.replace(re.escape(f"{{{name}}}"), f"(?P<{name}>{options})")
        said = said.replace(re.escape("{granted}"), "(?P<granted>.+)")
        number = next((group for group in _NUMBERS if group in pattern), "()")
        said = said.replace(re.escape("{0}"), f"(?P<n>{number[1:-1]})")
        if match := re.fullmatch(said, text):
            values = match.groupdict()
            keyword = pattern.replace("\\(", "(").replace("\\)", ")")
            for group in _NUMBERS if "n" in values else ():
                keyword = keyword.replace(group, values["n"])
            target = values.get("to") or values.get("on")
            if target:
                forms = _TARGETS if values.get("to") else _TARGETED
                name = next(key for key, form in forms.items() if form.say(lang) == target)
                keyword = keyword.replace(f"({_TARGET})", name)
            if "granted" in values:
                granted = _read(values["granted"], lang)
                if granted is None:
                    return None
                keyword = keyword.replace("(.+)", granted)
            return keyword
    return None
