"""Abilities as data: a timing, what using it costs and how often, an effect and its target.

    activated, closing: wound 1 enemy
    activated, 2 coins, 1 a turn: heal 2 own
    when a creature closes, may: counter
    when played: grant own creature until end of turn (stronger 2)

What stands before the colon is the *timing*; a text without one is *permanent*. X is the number of counters
on the card. `docs/position.md` lists the words.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from ccg_rules.notation.faults import NotationError, fault

START_OF_TURN = ("start of your turn", "start of the enemy turn", "start of each turn")
END_OF_TURN = ("end of your turn", "end of the enemy turn", "end of each turn")
ON_OPENING = "on opening"
WHEN_REVEALED = "when revealed"
WHEN_DRAWN = "when you draw"
WHEN_PLAYED = "when played"
WHEN_ATTACKED = "when the enemy declares an attack"
WHEN_ATTACKS = "when this attacks"
ON_STRIKE = "on strike"
WHEN_CLOSES = "when a creature closes"
WHEN_THIS_CLOSES = "when this closes"
WHEN_DIES = "when a creature dies"
TRIGGERS = (
    *(*START_OF_TURN, *END_OF_TURN, ON_OPENING, WHEN_REVEALED, WHEN_DRAWN, WHEN_PLAYED, WHEN_ATTACKED),
    *(WHEN_ATTACKS, ON_STRIKE, WHEN_CLOSES, WHEN_THIS_CLOSES, WHEN_DIES),
)
"""Timings of triggered abilities."""

ACTIVATED = "activated"
PERMANENT = "permanent"
TIMINGS = (*TRIGGERS, ACTIVATED)

THIS, ATTACKER = "this", "attacker"
OWN, ENEMY, ANY = "own", "enemy", "any"
OWN_CREATURE, ENEMY_CREATURE, ANY_CREATURE = "own creature", "enemy creature", "any creature"
OWN_HERO, ENEMY_HERO, BOTH_HEROES = "own hero", "enemy hero", "both heroes"
CHOSEN = (OWN, ENEMY, ANY, OWN_CREATURE, ENEMY_CREATURE, ANY_CREATURE)
"""Targets that a player chooses among several."""

TARGETS = (THIS, ATTACKER, *CHOSEN, OWN_HERO, ENEMY_HERO, BOTH_HEROES)

X = -1
"""The amount X."""

LASTING = ("poison", "regeneration")
"""Permanent abilities that enter the Queue by themselves, once a turn."""

CHANGES = ("more", "times", "less", "divided", "set")
"""Changes of a cost, in the order in which they apply (`A-heroes-costs`)."""

_LIMITED = ("open", "coin")
"""Effects that could pay for the next use of their own ability."""

_TIMING = re.compile(
    rf"(?P<timing>{'|'.join(TIMINGS)})(?P<may>, may)?"
    r"(?P<closing>, closing)?(?:, (?P<price>[1-9]\d*) coins?)?"
    r"(?:, (?P<turn>[1-9]\d*) a turn|(?P<game>, once a game))?"
)
_N = r"(?P<amount>\d+|X)"
_TARGET = rf"(?P<target>{'|'.join(sorted(TARGETS, key=len, reverse=True))})"
_EFFECTS = {
    name: re.compile(pattern)
    for name, pattern in {
        "counter": rf"counter(?: {_N})?",
        "wound": rf"wound {_N} {_TARGET}",
        "heal": rf"heal {_N} {_TARGET}",
        "draw": rf"draw {_N}",
        "coin": rf"coin {_N}",
        "open": rf"open {_TARGET}",
        "close": rf"close {_TARGET}",
        "grant": rf"grant {_TARGET}(?: until (?P<until>end of turn|your turn))? \((?P<granted>.+)\)",
    }.items()
}
_PERMANENT = {
    name: re.compile(pattern)
    for name, pattern in {
        "hidden": "hidden",
        "stronger": r"stronger (?P<amount>\d+)",
        "cost": (
            rf"cost (?P<target>{OWN}|{ENEMY}|{ANY}) (?!divided 0)"
            rf"(?P<change>{'|'.join(CHANGES)}) (?P<amount>\d+)"
        ),
        **{name: rf"{name} (?P<amount>\d+)" for name in LASTING},
    }.items()
}
EFFECTS = tuple(_EFFECTS)
PERMANENT_EFFECTS = tuple(_PERMANENT)
UNTIL = ("end of turn", "your turn")
"""Until when something granted may last."""


@dataclass(frozen=True, slots=True)
class Ability:
    """One ability of a card.

    `timing` is one of `TIMINGS` or `permanent`; `effect` what it does; `amount` its number, `X` for the
    number of counters on the card; `target` one of `TARGETS`, or empty; of a permanent `cost` it says whose
    cards cost otherwise, and `change` how. `granted` is the ability that `grant` gives, `until` one of
    `UNTIL`, or empty for good. `closing` and `price` (in coins) are what using it costs, `turn` how often a
    turn it may be used (0: any number of times), `once` whether only once a game. `optional`: the player may.
    """

    text: str
    timing: str
    effect: str
    amount: int = 1
    target: str = ""
    change: str = ""
    closing: bool = False
    price: int = 0
    turn: int = 0
    once: bool = False
    optional: bool = False
    until: str = ""
    granted: Ability | None = None

    @classmethod
    def parse(cls, text: str) -> Ability:
        """Read an ability. Raises `NotationError` for one that is unknown or makes no sense."""
        return _parse(text)

    @property
    def choices(self) -> int:
        """How many places the player chooses for it."""
        return int(self.timing != PERMANENT and self.target in CHOSEN)


def _parse(text: str) -> Ability:
    head, colon, rest = text.partition(": ")
    timing = _TIMING.fullmatch(head) if colon else None
    patterns, body = (_EFFECTS, rest) if timing else (_PERMANENT, text)
    for effect, pattern in patterns.items():
        if match := pattern.fullmatch(body):
            found = {name: value for name, value in match.groupdict().items() if value is not None}
            head_of = timing.groupdict() if timing else {}
            ability = Ability(
                text,
                head_of.get("timing", PERMANENT),
                effect,
                amount=_amount(found.get("amount", "1")),
                target=found.get("target", ""),
                change=found.get("change", ""),
                closing=bool(head_of.get("closing")),
                price=int(head_of.get("price") or 0),
                turn=int(head_of.get("turn") or 0),
                once=bool(head_of.get("game")),
                optional=bool(head_of.get("may")),
                until=found.get("until", ""),
                granted=_parse(found["granted"]) if "granted" in found else None,
            )
            if fault_code := _wrong(ability):
                raise NotationError([fault(text, fault_code, text=text)])
            return ability
    raise NotationError([fault(text, "not-an-ability", text=text)])


def _amount(text: str) -> int:
    return X if text == "X" else int(text)


def _wrong(ability: Ability) -> str | None:
    """Return the message that says why the ability makes no sense, if it makes none."""
    timing, effect = ability.timing, ability.effect
    if (ability.price or ability.closing) and timing != ACTIVATED:
        return "ability-not-paid-for"
    if ability.optional and timing not in TRIGGERS:
        return "ability-may-out-of-place"
    limited = ability.turn or ability.once
    if timing == ACTIVATED and not limited and (effect in _LIMITED or not (ability.price or ability.closing)):
        return "ability-without-limit"
    if timing in (WHEN_CLOSES, WHEN_THIS_CLOSES) and effect == "open" and not limited:
        # What opens may trigger what closes, so that one of the two has to come to an end by itself.
        return "ability-feeds-itself"
    if ability.target == ATTACKER and timing != WHEN_ATTACKED:
        return "ability-without-attacker"
    if ability.granted is not None and ability.granted.granted is not None:
        return "ability-grants-granting"
    if ability.granted is not None and (
        ability.granted.effect == "hidden" or ability.granted.timing == WHEN_PLAYED
    ):
        return "ability-granted-in-vain"
    return None
