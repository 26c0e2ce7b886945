"""Abilities as data: a timing, what using it costs, an effect and its target, put together of few words.

    start of battle: wound 1 enemy
    sudden, closing: heal 2 own
    start of your turn, may: counter X
    action: grant own until end of turn (sudden: open this)
    vanguard: strike adjacent enemy

What stands before the colon is the *timing*; a text without one is *permanent*. X is the number of counters
on the card. `docs/position.md` lists the words.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from ccg_rules.notation.faults import NotationError, fault

BEFORE_RECRUITING = "before recruiting"
AFTER_DEPLOYMENT = "after deployment"
START_OF_BATTLE = "start of battle"
VANGUARD = "vanguard"
BEFORE_TURN = "before the turn"
PRELIMINARY = (BEFORE_RECRUITING, AFTER_DEPLOYMENT, START_OF_BATTLE, VANGUARD)
WINDOWS = (*PRELIMINARY, BEFORE_TURN)
"""Timings of the abilities that are used in a step of their own, by turns."""

START_OF_TURN = ("start of your turn", "start of the enemy turn", "start of each turn")
END_OF_TURN = ("end of your turn", "end of the enemy turn", "end of each turn")
ON_OPENING = "on opening"
WHEN_MOVED = "when a card moves"
WHEN_COUNTER = "when a counter is put"
WHEN_DIES = "when a card dies"
TRIGGERS = (*START_OF_TURN, *END_OF_TURN, ON_OPENING, WHEN_MOVED, WHEN_COUNTER, WHEN_DIES)
"""Timings of triggered abilities."""

SUDDEN = "sudden"
ACTION = "action"
PLAYABLE = (SUDDEN, ACTION)
"""Timings of playable abilities; an action is slow and always paid for by closing."""

PERMANENT = "permanent"
TIMINGS = (*WINDOWS, *TRIGGERS, *PLAYABLE)

THIS, OWN, ENEMY, ANY, ADJACENT = "this", "own", "enemy", "any", "adjacent enemy"
TARGETS = (THIS, OWN, ENEMY, ANY, ADJACENT)

X = -1
"""The amount X."""

LASTING = ("poison", "regeneration", "fading")
"""Permanent abilities that go on the stack at the start of the turn by themselves."""

_EARLY_EFFECTS = {
    BEFORE_RECRUITING: ("take", "forbid", "gold", "silver"),
    AFTER_DEPLOYMENT: ("swap", "shift", "counter", "gold", "silver"),
}
"""The effects that abilities of the steps before the reveal may have."""

_RANKS = {WHEN_MOVED: 0, WHEN_COUNTER: 1, WHEN_DIES: 2}
_EFFECT_RANKS = {"swap": 0, "shift": 0, "counter": 1}
"""An ability that watches for something may not bring about the same or something watched for earlier:
chains of triggers come to an end by themselves."""

_TIMING = re.compile(
    rf"(?P<timing>{'|'.join(TIMINGS)})(?P<may>, may)?"
    r"(?:, (?:(?P<closing>closing)|(?P<price>\d+) (?P<crystals>gold|silver)))?"
)
_N = r"(?P<amount>\d+|X)"
_TARGET = rf"(?P<target>{'|'.join(TARGETS)})"
_EFFECTS = {
    name: re.compile(pattern)
    for name, pattern in {
        "counter": rf"counter(?: {_N})?",
        "wound": rf"wound {_N} {_TARGET}",
        "heal": rf"heal {_N} {_TARGET}",
        "open": rf"open {_TARGET}",
        "close": rf"close {_TARGET}",
        "swap": "swap",
        "shift": "shift",
        "gold": rf"gold {_N}",
        "silver": rf"silver {_N}",
        "take": r"take (?P<clan>\w+)",
        "forbid": r"forbid (?P<cell>[a-e][1-3])",
        "strike": rf"strike (?P<target>{ADJACENT})",
        "grant": rf"grant {_TARGET}(?P<until> until end of turn)? \((?P<granted>.+)\)",
        "delay": rf"delay {_TARGET} \((?P<granted>.+)\)",
    }.items()
}
_PERMANENT = {
    name: re.compile(pattern)
    for name, pattern in {
        "other cost": r"other cost (?P<amount>\d+)",
        "discount": r"discount (?P<clan>\w+) (?P<amount>\d+)",
        "increase": r"increase (?P<clan>\w+) (?P<amount>\d+)",
        "bonus life": r"bonus life (?P<amount>\d+)",
        "cannot be moved": "cannot be moved",
        "may stay closed": "may stay closed",
        "directed strike": "directed strike",
        **{name: rf"{name} (?P<amount>\d+)" for name in LASTING},
    }.items()
}
EFFECTS = tuple(_EFFECTS)
PERMANENT_EFFECTS = tuple(_PERMANENT)

CHOICES = {"swap": 2, "shift": 2}
"""How many places are chosen for an effect that rearranges; others choose one, if they have a target."""


@dataclass(frozen=True, slots=True)
class Ability:
    """One ability of a card.

    `timing` is one of `TIMINGS` or `permanent`; `effect` what it does; `amount` its number, `X` for the
    number of counters on the card; `target` one of `TARGETS`, or empty. `granted` is the ability that
    `grant` and `delay` give; `until` tells that it lasts until the end of the turn. `closing`, `price` and
    `crystals` are what using it costs. `optional`: the player may.
    """

    text: str
    timing: str
    effect: str
    amount: int = 1
    target: str = ""
    clan: str = ""
    cell: str = ""
    closing: bool = False
    price: int = 0
    crystals: str = ""
    optional: bool = False
    until: bool = False
    granted: Ability | None = None

    @classmethod
    def parse(cls, text: str) -> Ability:
        """Read an ability. Raises `NotationError` for one that is unknown or makes no sense."""
        return _parse(text)

    @property
    def choices(self) -> int:
        """How many places the player chooses for it."""
        return CHOICES.get(self.effect, int(self.target not in ("", THIS)))


def _parse(text: str) -> Ability:
    head, colon, rest = text.partition(": ")
    timing = _TIMING.fullmatch(head) if colon else None
    patterns, body = (_EFFECTS, rest) if timing else (_PERMANENT, text)
    for effect, pattern in patterns.items():
        if match := pattern.fullmatch(body):
            found = {name: value for name, value in match.groupdict().items() if value is not None}
            ability = Ability(
                text,
                timing["timing"] if timing else PERMANENT,
                effect,
                amount=_amount(found.get("amount", "1")),
                target=found.get("target", ""),
                clan=found.get("clan", ""),
                cell=found.get("cell", ""),
                closing=bool(timing and timing["closing"]) or bool(timing and timing["timing"] == ACTION),
                price=int(timing["price"] or 0) if timing else 0,
                crystals=(timing["crystals"] or "") if timing else "",
                optional=bool(timing and timing["may"]),
                until="until" in found,
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
    if (ability.price and timing != SUDDEN) or (ability.closing and timing not in PLAYABLE):
        return "ability-cost-out-of-place"
    if ability.optional and timing not in TRIGGERS:
        return "ability-may-out-of-place"
    early = _EARLY_EFFECTS.get(timing)
    if early is not None and effect not in early:
        return "ability-too-early"
    if early is None and effect in ("take", "forbid"):
        return "ability-too-late"
    if (timing == VANGUARD) != (effect == "strike"):
        return "ability-not-vanguard"
    if timing == BEFORE_RECRUITING and ability.amount == X:
        return "ability-too-early"
    if timing in _RANKS and _EFFECT_RANKS.get(effect, 2) <= _RANKS[timing] and effect in _EFFECT_RANKS:
        return "ability-feeds-itself"
    granted = ability.granted
    if granted is not None:
        if granted.granted is not None:
            return "ability-grants-granting"
        if effect == "delay" and granted.timing not in (*START_OF_TURN, *END_OF_TURN):
            return "ability-delays-nothing"
        if granted.timing in PRELIMINARY or granted.effect in ("other cost", "discount", "increase"):
            return "ability-granted-too-late"
    return None
