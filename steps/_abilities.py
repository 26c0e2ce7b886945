"""Abilities in words of both languages: `after deployment: swap two of your cards`.

An ability is put together of few words (see `ccg_rules.notation.berserk.abilities`), and so is its wording: a
timing, what it costs, an effect, a target. What is granted stands in brackets.
"""

from __future__ import annotations

import re
from functools import cache

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
    "activated": Words("активируемая", "activated"),
    "when revealed": Words("при раскрытии", "when revealed"),
    "when you draw": Words("когда её владелец берёт карту", "when its owner draws a card"),
    "when played": Words("при розыгрыше", "when played"),
    "when the enemy declares an attack": Words(
        "когда противник объявляет атаку", "when the enemy declares an attack"
    ),
    "when this attacks": Words("когда атакует", "when it attacks"),
    "on strike": Words("при ударе", "on a strike"),
    "when a creature closes": Words("когда закрывается существо", "when a creature closes"),
    "when this closes": Words("когда закрывается", "when it closes"),
    "when a creature dies": Words("при гибели существа", "when a creature dies"),
}

_EXTRAS = {
    r", may": Words(", по желанию", ", you may"),
    r", closing": Words(", закрывшись", ", closing"),
    r", (\d+) gold": Words(", {0} золотых", ", {0} gold"),
    r", (\d+) silver": Words(", {0} серебряных", ", {0} silver"),
    r", 1 coin": Words(", 1 монета", ", 1 coin"),
    r", (\d+) coins": Words(", {0} монет", ", {0} coins"),
    r", (\d+) a turn": Words(", {0} раз за ход", ", {0} a turn"),
    r", once a game": Words(", раз за игру", ", once a game"),
}

_TARGETS = {
    "this": Words("этой карте", "this card"),
    "own": Words("своей карте", "one of your cards"),
    "enemy": Words("карте противника", "an enemy card"),
    "any": Words("любой карте", "any card"),
    "adjacent enemy": Words("соседней карте противника", "an adjacent enemy card"),
    "attacker": Words("атакующему", "the attacker"),
    "own creature": Words("своему существу", "one of your creatures"),
    "enemy creature": Words("существу противника", "an enemy creature"),
    "any creature": Words("любому существу", "any creature"),
    "own hero": Words("своему герою", "your hero"),
    "enemy hero": Words("герою противника", "the enemy hero"),
    "both heroes": Words("обоим героям", "both heroes"),
}
_TARGETED = {
    "this": Words("эту карту", "this card"),
    "own": Words("свою карту", "one of your cards"),
    "enemy": Words("карту противника", "an enemy card"),
    "any": Words("любую карту", "any card"),
    "adjacent enemy": Words("соседнюю карту противника", "an adjacent enemy card"),
    "attacker": Words("атакующего", "the attacker"),
    "own creature": Words("своё существо", "one of your creatures"),
    "enemy creature": Words("существо противника", "an enemy creature"),
    "any creature": Words("любое существо", "any creature"),
    "own hero": Words("своего героя", "your hero"),
    "enemy hero": Words("героя противника", "the enemy hero"),
    "both heroes": Words("обоих героев", "both heroes"),
}
_TARGET = "|".join(_TARGETS)
_N = r"(\d+|X)"
_NUMBERS = (_N, r"(\d+)", "([a-e][1-3])")

_EFFECTS = {
    r"strike adjacent enemy": Words(
        "удар по соседней карте противника", "a strike at an adjacent enemy card"
    ),
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
    rf"coin {_N}": Words("получить монет: {0}", "gain {0} coins"),
    rf"draw {_N}": Words("взять карт: {0}", "draw {0} cards"),
    r"take coven": Words("взять в отряд члена Ковена", "take a Coven card"),
    r"forbid ([a-e][1-3])": Words("противник не расставляет карты на {0}", "the enemy may not deploy on {0}"),
    rf"grant ({_TARGET}) until end of turn \((.+)\)": Words(
        "дать до конца хода {to} ({granted})", "give {to} until the end of the turn ({granted})"
    ),
    rf"grant ({_TARGET}) until your turn \((.+)\)": Words(
        "дать до начала своего хода {to} ({granted})", "give {to} until the start of your turn ({granted})"
    ),
    rf"grant ({_TARGET}) \((.+)\)": Words("дать {to} ({granted})", "give {to} ({granted})"),
    rf"delay ({_TARGET}) \((.+)\)": Words(
        "отложенный эффект {to} ({granted})", "a delayed effect on {on} ({granted})"
    ),
}

_WHOSE = {
    "own": Words("свои карты", "your cards"),
    "enemy": Words("карты противника", "the cards of the enemy"),
    "any": Words("все карты", "all cards"),
}
_CHANGES = {
    "more": Words("стоят на {0} больше", "cost {0} more"),
    "times": Words("стоят в {0} раза больше", "cost {0} times as much"),
    "less": Words("стоят на {0} меньше", "cost {0} less"),
    "divided": Words("стоят в {0} раза меньше", "cost {0} times less"),
    "set": Words("стоят {0}", "cost {0}"),
}

_PERMANENT = {
    r"other cost (\d+)": Words("можно набрать за {0}", "may be recruited for {0}"),
    r"discount coven (\d+)": Words("члены Ковена дешевле на {0}", "Coven cards cost {0} less"),
    r"increase coven (\d+)": Words("члены Ковена дороже на {0}", "Coven cards cost {0} more"),
    r"bonus life (\d+)": Words("другие свои существа: жизнь +{0}", "your other creatures: life +{0}"),
    r"directed strike": Words("направленный удар", "directed strike"),
    r"cannot be moved": Words("не может быть перемещена", "cannot be moved"),
    r"may stay closed": Words(
        "может не открываться в начале хода", "may stay closed at the start of the turn"
    ),
    r"poison (\d+)": Words("отравление {0}", "poison {0}"),
    r"regeneration (\d+)": Words("регенерация {0}", "regeneration {0}"),
    r"fading (\d+)": Words("угасание {0}", "fading {0}"),
    r"hidden": Words("входит в игру скрытой", "comes into play hidden"),
    r"stronger (\d+)": Words("удар сильнее на {0}", "its strike deals {0} more"),
    **{
        rf"cost {of} {change} (\d+)": Words(f"{whose.ru} {how.ru}", f"{whose.en} {how.en}")
        for of, whose in _WHOSE.items()
        for change, how in _CHANGES.items()
    },
}


@cache
def read(text: str) -> str:
    """Return the keyword of an ability written in words. Raises `ValueError` for unknown words."""
    for lang in LANGS:
        keyword = _read(text, lang)
        if keyword is not None:
            return keyword
    raise ValueError(f"unknown ability in a table of cards: {text!r}")


@cache
def say(keyword: str, lang: Lang) -> str:
    """Return an ability in words. Raises `ValueError` for an unknown one."""
    head, colon, effect = keyword.partition(": ")
    if colon:
        for timing, words in _TIMINGS.items():
            if head == timing or head.startswith(f"{timing}, "):
                extra = "".join(_say(_EXTRAS, part, lang) for part in _extras(head[len(timing) :]))
                return f"{words.say(lang)}{extra}: {_say(_EFFECTS, effect, lang)}"
    return _say(_PERMANENT, keyword, lang)


def _extras(text: str) -> list[str]:
    """Return what stands between a timing and the colon, part by part, each with the comma before it."""
    return [f", {part}" for part in text.split(", ")[1:]]


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
            extras = [_read_from(_EXTRAS, part, lang) for part in _extras(head[len(said) :])]
            effect = _read_from(_EFFECTS, rest, lang)
            known = [each for each in extras if each is not None]
            return None if effect is None or known != extras else f"{timing}{''.join(known)}: {effect}"
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
