"""Abilities: every form of the grammar is read, and what makes no sense is refused with its reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ccg_rules.notation.berserk import abilities
from ccg_rules.notation.berserk.abilities import Ability, X
from ccg_rules.notation.faults import NotationError
from ccg_rules.text import LANGS

if TYPE_CHECKING:
    from steps import _abilities
else:
    from ccg_rules.steps import _abilities

BODIES = {
    "counter": ("counter", "counter 2", "counter X"),
    "wound": (*tuple(f"wound 2 {target}" for target in abilities.TARGETS), "wound X enemy"),
    "heal": (*tuple(f"heal 1 {target}" for target in abilities.TARGETS), "heal X own"),
    "open": tuple(f"open {target}" for target in abilities.TARGETS),
    "close": tuple(f"close {target}" for target in abilities.TARGETS),
    "swap": ("swap",),
    "shift": ("shift",),
    "gold": ("gold 1", "gold X"),
    "silver": ("silver 3", "silver X"),
    "take": ("take coven",),
    "forbid": ("forbid b2",),
    "strike": ("strike adjacent enemy",),
    "grant": (
        "grant own (sudden: open this)",
        "grant this until end of turn (start of your turn, may: counter 2)",
        "grant enemy (cannot be moved)",
        "grant any (poison 2)",
    ),
    "delay": ("delay enemy (start of your turn: wound 1 this)", "delay this (end of each turn: counter)"),
}
PERMANENT = (
    *(
        "other cost 2",
        "discount coven 1",
        "increase coven 1",
        "bonus life 3",
        "cannot be moved",
        "may stay closed",
        "directed strike",
    ),
    *("poison 1", "regeneration 2", "fading 3"),
)
COSTS = ("", ", closing", ", 2 gold", ", 3 silver")


def headed(body: str) -> str:
    """Return an ability with that effect, and a timing at which it is possible."""
    return f"{timing_of(body)}: {body}"


def timing_of(body: str) -> str:
    """Return a timing at which an effect is possible."""
    if body.startswith("strike"):
        return "vanguard"
    return "before recruiting" if body.startswith(("take", "forbid")) else "sudden"


FORMS = (
    *(headed(body) for bodies in BODIES.values() for body in bodies),
    *(
        f"{timing}: counter"
        for timing in abilities.TRIGGERS
        if timing not in (abilities.WHEN_COUNTER, abilities.WHEN_DIES)
    ),
    *(f"{timing}, may: heal 1 own" for timing in abilities.TRIGGERS),
    *(f"{timing}: gold 1" for timing in abilities.WINDOWS if timing != abilities.VANGUARD),
    *(f"sudden{cost}: wound 1 enemy" for cost in COSTS),
    "action: wound 2 adjacent enemy",
    *PERMANENT,
)


def refused(text: str) -> list[str]:
    """Return the ids of the messages of a refusal; each can be said in both languages."""
    with pytest.raises(NotationError) as caught:
        Ability.parse(text)
    assert all(each.message.say(lang) for each in caught.value.faults for lang in LANGS)
    return [each.message.id for each in caught.value.faults]


def test_the_forms_are_of_every_effect() -> None:
    assert tuple(BODIES) == abilities.EFFECTS
    read = [Ability.parse(text) for text in PERMANENT]
    assert tuple(ability.effect for ability in read) == abilities.PERMANENT_EFFECTS
    assert {ability.timing for ability in read} == {abilities.PERMANENT}


@pytest.mark.parametrize("effect", BODIES)
def test_every_effect_is_read(effect: str) -> None:
    for body in BODIES[effect]:
        ability = Ability.parse(headed(body))
        assert ability.effect == effect
        assert ability.text == headed(body)
        assert ability.amount == (X if "X" in body else ability.amount)


@pytest.mark.parametrize("timing", abilities.TIMINGS)
def test_every_timing_is_read(timing: str) -> None:
    effect = "strike adjacent enemy" if timing == abilities.VANGUARD else "gold 2"
    ability = Ability.parse(f"{timing}: {effect}")
    assert (ability.timing, ability.effect) == (timing, effect.split()[0])
    assert ability.closing == (timing == "action")
    assert not ability.optional


@pytest.mark.parametrize("timing", abilities.TRIGGERS)
def test_triggered_abilities_may_be_optional(timing: str) -> None:
    assert Ability.parse(f"{timing}, may: gold 2").optional


@pytest.mark.parametrize(
    ("cost", "closing", "price", "crystals"),
    [
        ("", False, 0, ""),
        (", closing", True, 0, ""),
        (", 2 gold", False, 2, "gold"),
        (", 3 silver", False, 3, "silver"),
    ],
)
def test_costs_are_read(cost: str, closing: bool, price: int, crystals: str) -> None:
    ability = Ability.parse(f"sudden{cost}: counter")
    assert (ability.closing, ability.price, ability.crystals) == (closing, price, crystals)


@pytest.mark.parametrize(
    ("body", "target", "choices"),
    [
        ("wound 1 this", "this", 0),
        ("wound 1 own", "own", 1),
        ("heal 1 enemy", "enemy", 1),
        ("open any", "any", 1),
        ("close adjacent enemy", "adjacent enemy", 1),
        ("swap", "", 2),
        ("shift", "", 2),
        ("counter 3", "", 0),
        ("grant own (sudden: counter)", "own", 1),
    ],
)
def test_targets_and_choices(body: str, target: str, choices: int) -> None:
    ability = Ability.parse(f"sudden: {body}")
    assert (ability.target, ability.choices) == (target, choices)


def test_what_is_granted_is_an_ability() -> None:
    ability = Ability.parse("action: grant own until end of turn (sudden, closing: wound X enemy)")
    assert ability.until
    assert ability.granted == Ability.parse("sudden, closing: wound X enemy")
    assert not Ability.parse("sudden: grant own (poison 1)").until


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("start of your turn, 2 gold: counter", "ability-cost-out-of-place"),
        ("start of battle, closing: counter", "ability-cost-out-of-place"),
        ("action, 1 gold: swap", "ability-cost-out-of-place"),
        ("sudden, may: counter", "ability-may-out-of-place"),
        ("before the turn, may: counter", "ability-may-out-of-place"),
        ("before recruiting: counter", "ability-too-early"),
        ("before recruiting: gold X", "ability-too-early"),
        ("after deployment: wound 1 enemy", "ability-too-early"),
        ("sudden: take coven", "ability-too-late"),
        ("after deployment: forbid b2", "ability-too-early"),
        ("start of battle: forbid b2", "ability-too-late"),
        ("when a card moves: swap", "ability-feeds-itself"),
        ("when a card moves: shift", "ability-feeds-itself"),
        ("when a counter is put: counter", "ability-feeds-itself"),
        ("when a counter is put: swap", "ability-feeds-itself"),
        ("when a card dies: counter", "ability-feeds-itself"),
        ("sudden: grant own (sudden: grant own (poison 1))", "ability-grants-granting"),
        ("sudden: delay own (sudden: counter)", "ability-delays-nothing"),
        ("sudden: delay own (poison 1)", "ability-delays-nothing"),
        ("sudden: grant own (start of battle: counter)", "ability-granted-too-late"),
        ("sudden: grant own (other cost 2)", "ability-granted-too-late"),
        ("sudden: grant own (discount coven 1)", "ability-granted-too-late"),
        ("sudden: grant own (increase coven 1)", "ability-granted-too-late"),
    ],
)
def test_what_makes_no_sense_is_refused(text: str, code: str) -> None:
    assert refused(text) == [code]


def test_an_effect_that_is_watched_for_later_feeds_nothing() -> None:
    assert Ability.parse("when a card moves: counter").effect == "counter"
    assert Ability.parse("when a counter is put: wound 1 enemy").effect == "wound"


@pytest.mark.parametrize(
    "text",
    [
        *("", ":", "sudden", "sudden:", "sudden:counter", "sudden: ", " sudden: counter", "sudden: counter "),
        *("counter", "wound 1 enemy", "swap", "sudden: poison 1", "sudden: cannot be moved"),
        *("sudden: wound enemy", "sudden: wound -1 enemy", "sudden: wound 1 friend", "sudden: wound x enemy"),
        *("before recruiting: forbid 1b2", "before recruiting: forbid f1", "before recruiting: take"),
        *("later: counter", "sudden, 2 copper: counter", "sudden, closing, 2 gold: counter"),
        *("sudden: grant own ()", "sudden: grant own (fly)", "sudden: grant own sudden: counter"),
        *(
            "poison",
            "poison X",
            "other cost X",
            "discount 1",
            "bonus life",
            "Cannot be moved",
            "sudden: swap 2",
        ),
    ],
)
def test_junk_is_refused(text: str) -> None:
    assert refused(text) == ["not-an-ability"]


# In words


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("text", FORMS)
def test_every_form_is_said_and_read_back(text: str, lang: str) -> None:
    assert Ability.parse(text)
    words = _abilities.say(text, lang)
    assert _abilities.read(words) == text


@pytest.mark.parametrize("text", FORMS)
def test_no_two_languages_say_the_same(text: str) -> None:
    ru, en = _abilities.say(text, "ru"), _abilities.say(text, "en")
    assert ru != en
    assert any("а" <= letter.lower() <= "я" for letter in ru)
    assert not any("а" <= letter.lower() <= "я" for letter in en)


@pytest.mark.parametrize(
    "words",
    [
        "",
        "sudden",
        "sudden: dance",
        "later: put a counter on it",
        "внезапно: плясать",
        "отравление",
        "poison X",
        "sudden: give this card (dance)",
        "sudden: положить на неё фишку",
        "внезапно: swap two of your cards",
    ],
)
def test_unknown_words_are_refused(words: str) -> None:
    with pytest.raises(ValueError, match="unknown ability"):
        _abilities.read(words)


@pytest.mark.parametrize("keyword", ["", "dance", "sudden: dance", "later: counter", "sudden, soon: counter"])
def test_an_unknown_ability_cannot_be_said(keyword: str) -> None:
    for lang in LANGS:
        with pytest.raises(ValueError, match="unknown ability"):
            _abilities.say(keyword, lang)
