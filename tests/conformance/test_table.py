"""The table: what an engine is held to, and what is derived for one that offers little."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

import pytest

from ccg_rules.conformance.answers import Answer, EngineError, Outcome, Reply, ScenarioEnd
from ccg_rules.conformance.engine import TraceEntry
from ccg_rules.conformance.reference import ReferenceEngine
from ccg_rules.conformance.table import Table, describe
from ccg_rules.conformance.vectors import Vector, play
from ccg_rules.engine import UnsupportedRule
from ccg_rules.engine.deviations import deviations
from ccg_rules.notation.berserk.actions import FIELDS
from ccg_rules.notation.heroes.actions import FIELDS as HEROES_FIELDS
from ccg_rules.rulebook import load
from ccg_rules.text import LANGS, Words

from .suites import EXECUTION, outcome, vectors, vectors_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ccg_rules.conformance.engine import Struct, View
    from ccg_rules.conformance.table import Instruction
    from ccg_rules.engine.games import Game

KEY = "deployment.first.flanks"
POSITION: dict[str, Any] = {
    "step": "deployment.placing",
    "players": {"1": {"squad": [3]}, "2": {"squad": [1]}},
    "board": {},
}
SET_UP: Instruction = {"do": "set up", "position": POSITION}
LEGAL: Struct = {"do": "place", "player": 1, "slot": 0, "at": "1b1"}
ILLEGAL: Struct = LEGAL | {"at": "1a3"}
PROBE: Struct = {"do": "finish", "player": 1}
ACCEPTED: Instruction = {"expect": "accepted"}
REFUSED: Instruction = {"expect": "refused", "by": "any"}


def act(action: Struct) -> Instruction:
    return {"do": "act", "action": action}


class Fake:
    """The reference engine with one thing done otherwise: `faults` replace its methods."""

    id = name = "fake"
    version = "1"

    def __init__(self, capabilities: frozenset[str] = frozenset(), **faults: Callable[..., Any]) -> None:
        self.capabilities = capabilities
        self.calls: list[str] = []
        self._inner = ReferenceEngine()
        self._faults = faults

    def _call(self, method: str, *args: Any) -> Any:
        self.calls.append(method)
        own = getattr(self._inner, method)
        return self._faults[method](own, *args) if method in self._faults else own(*args)

    def set_up(self, edition: str, position: Mapping[str, Any]) -> None:
        self._call("set_up", edition, position)

    def act(self, action: Struct) -> Answer:
        answer: Answer = self._call("act", action)
        return answer

    def check(self, action: Struct) -> Answer:
        answer: Answer = self._call("check", action)
        return answer

    def view(self, observer: int) -> View:
        view: View = self._call("view", observer)
        return view

    def legal(self) -> list[Struct]:
        legal: list[Struct] = self._call("legal")
        return legal

    def trace(self) -> list[TraceEntry]:
        trace: list[TraceEntry] = self._call("trace")
        return trace

    def concede(self, player: int) -> Answer:
        answer: Answer = self._call("concede", player)
        return answer

    def draw(self) -> Answer:
        answer: Answer = self._call("draw")
        return answer

    def close(self) -> None:
        """Nothing to let go of."""


def ended(engine: Fake, *instructions: Instruction, edition: str = EXECUTION) -> ScenarioEnd | None:
    """Play instructions on an engine; return how that ended early. Whatever is said can be said."""
    table = Table(engine, edition, KEY)
    try:
        for instruction in instructions:
            table.play(instruction)
        table.finish()
    except ScenarioEnd as early:
        end = early
    else:
        return None
    assert all(end.say(lang) for lang in LANGS)
    return end


def said(engine: Fake, *instructions: Instruction) -> tuple[Outcome, str]:
    """Return the outcome, and the id of what is said of it."""
    end = ended(engine, *instructions)
    assert end is not None
    return end.outcome, end.message.id


def without(*words: Struct) -> Callable[..., Answer]:
    """Answer `unsupported` to these actions."""
    return lambda own, action: Answer(Reply.UNSUPPORTED) if action in words else own(action)


# The measure: nothing is said of an engine that does all of it


@pytest.mark.parametrize(
    "capabilities", [frozenset(), frozenset({"check", "legal", "trace"})], ids=["none", "all"]
)
def test_nothing_to_say(capabilities: frozenset[str]) -> None:
    told = [
        *(SET_UP, act(ILLEGAL), REFUSED, act(LEGAL), ACCEPTED),
        {"expect": "may", "action": LEGAL | {"slot": 1, "at": "1b2"}},
        {"expect": "may not", "action": ILLEGAL | {"slot": 1}, "by": "this rule"},
        {
            "expect": "cells",
            "player": 1,
            "slot": 1,
            "cells": ["1b2", "1b3", *(f"1{c}{r}" for c in "cd" for r in "123")],
        },
        {"expect": "asked", "player": 1, "kind": "place"},
        act(PROBE),
        REFUSED,
    ]
    assert ended(Fake(capabilities), *told) is None


# At any time

CONCEDE: Instruction = {"do": "concede", "player": 2}
AGREE: Instruction = {"do": "agree to a draw"}
ENDS = frozenset({"concede", "draw"})


@pytest.mark.parametrize(("doing", "winner"), [(CONCEDE, 1), (AGREE, 0)], ids=["concede", "draw"])
def test_what_ends_the_game_at_any_time(doing: Instruction, winner: int) -> None:
    over = {"expect": "winner", "is": winner}
    goes_on = {"expect": "winner", "is": None}
    assert ended(Fake(ENDS), SET_UP, goes_on, doing, ACCEPTED, over, doing, REFUSED, over) is None
    # What has been played is played again where the table asks without acting; this belongs to it.
    ask = {"expect": "may not", "action": LEGAL, "by": "any"}
    same = {"expect": "same view", "observer": 1, "cards": {}}
    assert ended(Fake(ENDS), SET_UP, doing, ask, same, over) is None


@pytest.mark.parametrize("doing", [CONCEDE, AGREE], ids=["concede", "draw"])
def test_an_engine_without_it_is_unsupported(doing: Instruction) -> None:
    assert said(Fake(), SET_UP, doing) == (Outcome.UNSUPPORTED, "probe-unsupported")


def test_refuses_to_concede_but_moves() -> None:
    def moving(own: Callable[..., Answer], player: int) -> Answer:
        own(player)
        return Answer(Reply.REFUSED)

    assert said(Fake(ENDS, concede=moving), SET_UP, CONCEDE, REFUSED) == (
        Outcome.FAILED,
        "refused-but-moved",
    )


# Refusing and accepting


def test_refuses_but_moves() -> None:
    def moving(own: Callable[..., Answer], action: Struct) -> Answer:
        own(action)
        return Answer(Reply.REFUSED)

    assert said(Fake(act=moving), SET_UP, act(LEGAL), REFUSED) == (Outcome.FAILED, "refused-but-moved")
    # Also when the table only asks, of an engine that has no way of being asked.
    ask = {"expect": "may not", "action": LEGAL, "by": "any"}
    assert said(Fake(act=moving), SET_UP, ask) == (Outcome.FAILED, "refused-but-moved")


def test_refuses_and_shows_it_to_the_other_player_only() -> None:
    tried: list[Struct] = []

    def counting(own: Callable[..., Answer], action: Struct) -> Answer:
        tried.append(action)
        return own(action)

    def leaking(own: Callable[..., View], observer: int) -> View:
        return own(observer) | ({"tried": len(tried)} if observer == 2 else {})

    engine = Fake(act=counting, view=leaking)
    assert said(engine, SET_UP, act(ILLEGAL), REFUSED) == (Outcome.FAILED, "refused-but-moved")


def test_accepts_what_it_should_refuse() -> None:
    lax = Fake(act=lambda own, action: Answer(Reply.ACCEPTED))
    assert said(lax, SET_UP, act(ILLEGAL), REFUSED) == (Outcome.FAILED, "not-refused")


def test_refuses_what_it_should_accept() -> None:
    strict = Fake(act=lambda own, action: Answer(Reply.REFUSED, "some.key", Words("нет", "no")))
    end = ended(strict, SET_UP, act(LEGAL), ACCEPTED)
    assert end is not None
    assert (end.outcome, end.message.id) == (Outcome.FAILED, "not-accepted")
    assert "no [some.key]" in end.say("en")


def test_an_unjudged_refusal_is_no_failure_but_a_way_not_reached() -> None:
    assert said(Fake(), SET_UP, act(ILLEGAL)) == (Outcome.ERRORED, "not-reached")
    assert said(Fake(), SET_UP, act(ILLEGAL), act(LEGAL), ACCEPTED) == (Outcome.ERRORED, "not-reached")
    look = {"expect": "empty", "observer": 1, "at": "1a3"}
    assert said(Fake(), SET_UP, act(ILLEGAL), look) == (Outcome.ERRORED, "not-reached")


@pytest.mark.parametrize("citations", [True, False])
@pytest.mark.parametrize("by", ["this rule", "any"])
@pytest.mark.parametrize("key", [None, KEY, "deployment.first.centre"])
def test_only_a_wrong_citation_is_held_against_an_engine(key: str | None, by: str, citations: bool) -> None:
    engine = Fake(act=lambda own, action: Answer(Reply.REFUSED, key))
    table = Table(engine, EXECUTION, KEY, citations=citations)
    table.play(SET_UP)
    table.play(act(ILLEGAL))
    if key == "deployment.first.centre" and by == "this rule" and citations:
        with pytest.raises(ScenarioEnd, match=r"by deployment\.first\.centre instead of") as caught:
            table.play({"expect": "refused", "by": by})
        assert caught.value.outcome is Outcome.FAILED
    else:
        table.play({"expect": "refused", "by": by})


@pytest.mark.parametrize(
    ("capabilities", "cites", "says"),
    [
        ({"trace"}, ["x", KEY], None),
        ({"trace"}, ["x"], (Outcome.FAILED, "not-cited")),
        ({"trace"}, [], (Outcome.FAILED, "not-cited")),
        (set(), [], None),
    ],
)
def test_citations_of_the_trace(capabilities: set[str], cites: list[str], says: Any) -> None:
    engine = Fake(
        frozenset(capabilities), trace=lambda own: [TraceEntry(key, Words("", "")) for key in cites]
    )
    end = ended(engine, SET_UP, {"expect": "cited"})
    assert (end and (end.outcome, end.message.id)) == says
    table = Table(engine, EXECUTION, KEY, citations=False)
    table.play(SET_UP)
    table.play({"expect": "cited"})


# Unsupported


def test_an_unsupported_probe_ends_the_scenario_as_unsupported() -> None:
    probe = (Outcome.UNSUPPORTED, "probe-unsupported")
    ask = {"expect": "may not", "action": PROBE, "by": "any"}
    assert said(Fake(act=without(PROBE)), SET_UP, act(PROBE), REFUSED) == probe
    assert said(Fake(act=without(PROBE)), SET_UP, ask) == probe
    assert said(Fake(frozenset({"check"}), check=without(PROBE)), SET_UP, ask) == probe


def test_an_unsupported_choice_is_not_offered() -> None:
    end = ended(Fake(act=without(LEGAL)), SET_UP, act(LEGAL), ACCEPTED)
    assert end is not None
    assert (end.outcome, end.message.id) == (Outcome.FAILED, "not-accepted")
    assert "not offered" in end.say("en")
    assert "не предлагается" in end.say("ru")
    assert said(Fake(act=without(LEGAL)), SET_UP, act(LEGAL)) == (Outcome.ERRORED, "not-reached")
    # What is not to be done need not be offered.
    assert ended(Fake(act=without(ILLEGAL)), SET_UP, act(ILLEGAL), REFUSED) is None


# Set-ups


def changed(**changes: Any) -> Callable[..., View]:
    """Let player 1 see other things than there are."""
    return lambda own, observer: own(observer) | (changes if observer == 1 else {})


CARDS = {
    "step": "deployment.after",
    "to_act": 1,
    "cards": {"A": {"life": 3}},
    "players": {"1": {"squad": [], "gold": 3, "forbidden": ["1b2"]}, "2": {"squad": []}},
    "board": {"1b1": {"card": "A", "face": "down"}, "2c1": {"card": None, "face": "down"}},
}
SIDE = {"squad": [], "gold": 3, "silver": 0, "forbidden": ["1b2"]}
SEEN = {"1b1": {"card": "A", "owner": 1, "face": "down"}, "2c1": {"card": "?", "owner": 2, "face": "down"}}
NOT_REACHED: list[tuple[dict[str, Any], str]] = [
    ({"step": "deployment.placing"}, "the step is deployment.placing instead of deployment.after"),
    ({"to_act": 2}, "player 2 is to act instead of 1"),
    ({"board": {**SEEN, "1b1": SEEN["1b1"] | {"card": "B"}}}, "does not lie on 1b1"),
    ({"board": {**SEEN, "1b1": SEEN["1b1"] | {"face": "up"}}}, "does not lie on 1b1"),
    ({"board": {"2c1": SEEN["2c1"]}}, "does not lie on 1b1"),
    ({"board": {**SEEN, "1e3": SEEN["1b1"]}}, "there is a card on 1e3"),
    ({"players": {"1": SIDE | {"squad": ["B"]}}}, "should show the squad asked for"),
    ({"players": {"1": SIDE | {"forbidden": []}}}, "their forbidden cells: 1b2"),
    ({"players": {"1": SIDE | {"gold": 4}}}, "gold crystals: 3"),
]


@pytest.mark.parametrize(("seen", "says"), NOT_REACHED, ids=[says for _, says in NOT_REACHED])
def test_set_up_not_reached(seen: dict[str, Any], says: str) -> None:
    assert ended(Fake(), {"do": "set up", "position": CARDS}) is None
    end = ended(Fake(view=changed(**seen)), {"do": "set up", "position": CARDS})
    assert end is not None
    assert (end.outcome, end.message.id) == (Outcome.ERRORED, "set-up-not-reached")
    assert says in end.say("en")


@pytest.mark.parametrize(("step", "up"), [("deployment.after", False), ("final_phase", True)])
def test_faces_are_by_default_what_the_docs_say(step: str, up: bool) -> None:
    position = {"step": step, "board": {"1a1": None, "2a1": None, "1z1": None}}
    assert ended(Fake(), {"do": "set up", "position": position}) is None
    face = "down" if up else "up"
    turned = {**position, "board": {**position["board"], "1a1": {"card": None, "face": face}}}  # type: ignore[dict-item]
    assert ended(Fake(), {"do": "set up", "position": turned}) is None
    other = Fake(set_up=lambda own, edition, _: own(edition, turned))
    assert said(other, {"do": "set up", "position": position}) == (Outcome.ERRORED, "set-up-not-reached")


def test_a_plain_card_to_place_is_missing() -> None:
    short = Fake(
        set_up=lambda own, edition, position: own(edition, {**position, "players": {"1": {"squad": [2]}}})
    )
    assert said(short, SET_UP) == (Outcome.ERRORED, "set-up-not-reached")


# Crashes


class Boom(Exception):
    pass


def crash(*_: Any) -> Any:
    raise Boom("the end")


@pytest.mark.parametrize("method", ["set_up", "act", "view", "check", "legal", "trace"])
def test_a_crash_costs_the_scenario(method: str) -> None:
    told = [
        *(SET_UP, act(LEGAL), ACCEPTED, {"expect": "may", "action": LEGAL | {"slot": 1, "at": "1b2"}}),
        *({"expect": "cells", "player": 1, "slot": 1, "cells": []}, {"expect": "cited"}),
    ]
    vector = Vector("v", KEY, EXECUTION, tuple({**each, "at_step": n} for n, each in enumerate(told)))
    run = play(vector, Fake(frozenset({"check", "legal", "trace"}), **{method: crash}))
    assert run.outcome is Outcome.ERRORED
    assert run.message is not None
    assert "Boom: the end" in run.message.say("en")
    assert run.step == {"set_up": 0, "view": 0, "act": 1, "trace": 1, "check": 1, "legal": 3}[method]


@pytest.mark.parametrize(
    ("listed", "message"),
    [([LEGAL], "listed-refused"), ([], "accepted-unlisted")],
)
def test_what_is_listed_is_what_is_accepted(listed: list[Any], message: str) -> None:
    refuses = message == "listed-refused"
    reply = Answer(Reply.REFUSED if refuses else Reply.ACCEPTED)
    lying = Fake(frozenset({"check", "legal"}), legal=lambda own: listed, check=lambda own, action: reply)
    expect = {"expect": "may not", "by": "any"} if refuses else {"expect": "may"}
    assert said(lying, SET_UP, {**expect, "action": LEGAL}) == (Outcome.FAILED, message)


@pytest.mark.parametrize("method", ["view", "trace"])
def test_a_crash_after_the_last_step_costs_the_scenario_too(method: str) -> None:
    vector = Vector("v", KEY, EXECUTION, ({**SET_UP, "at_step": 0},))
    seen: list[int] = []

    def late(own: Callable[..., Any], *args: Any) -> Any:
        seen.extend(args or (0,))
        return crash() if method == "trace" or len(seen) > 2 else own(*args)

    run = play(vector, Fake(frozenset({"trace"}), **{method: late}))
    assert run.outcome is Outcome.ERRORED
    assert run.message is not None
    assert "Boom: the end" in run.message.say("en")
    assert play(vector, Fake(frozenset({"trace"}))).outcome is Outcome.PASSED


# Asking without acting


def test_asking_leaves_everything_as_it_was() -> None:
    engine = Fake()
    table = Table(engine, EXECUTION, KEY)
    table.play(SET_UP)
    table.play(act(LEGAL))
    table.play(ACCEPTED)
    before = copy.deepcopy(table.views())
    table.play({"expect": "may", "action": LEGAL | {"slot": 1, "at": "1c2"}})
    table.play(
        {
            "expect": "cells",
            "player": 1,
            "slot": 1,
            "cells": ["1b2", "1b3", *(f"1{c}{r}" for c in "cd" for r in "123")],
        }
    )
    assert table.views() == before


def test_an_engine_that_does_not_play_the_same_twice() -> None:
    acts: list[Struct] = []

    def moody(own: Callable[..., Answer], action: Struct) -> Answer:
        acts.append(action)
        return own(action) if len(acts) < 3 else Answer(Reply.REFUSED)

    told = (SET_UP, act(LEGAL), ACCEPTED, {"expect": "may", "action": LEGAL | {"slot": 1, "at": "1b2"}})
    assert said(Fake(act=moody), *told) == (Outcome.ERRORED, "replay-differs")


HIDDEN = {
    "step": "deployment.after",
    "cards": {"A": {"cost": "X", "x": 2}, "B": {"abilities": ["after deployment: counter"]}},
    "players": {"1": {"squad": [], "gold": 9, "silver": 9}, "2": {"squad": []}},
    "board": {
        "1b1": {"card": "A", "face": "down"},
        "1c1": {"card": "B", "face": "down"},
        "2c1": {"card": None, "face": "down"},
    },
}


def test_same_view_restores_the_state() -> None:
    engine = Fake()
    table = Table(engine, EXECUTION, "A-crystals-private")
    table.play({"do": "set up", "position": HIDDEN})
    table.play(act({"do": "use", "player": 1, "at": "1c1", "ability": 0}))
    table.play(ACCEPTED)
    before = copy.deepcopy(table.views())
    assert before[1]["board"]["1c1"]["counters"] == 1
    table.play({"expect": "same view", "observer": 2, "cards": {"A": {"x": 5}}})
    assert table.views() == before
    assert table.views()[1]["board"]["1b1"]["x"] == 2


def test_same_view_finds_what_tells() -> None:
    def telling(own: Callable[..., View], observer: int) -> View:
        view = own(observer)
        if observer == 2:
            view["board"]["1b1"]["hint"] = own(1)["board"]["1b1"]["x"]
        return view

    look = {"expect": "same view", "observer": 2, "cards": {"A": {"x": 5}}}
    end = ended(Fake(view=telling), {"do": "set up", "position": HIDDEN}, look)
    assert end is not None
    assert (end.outcome, end.message.id) == (Outcome.FAILED, "views-differ")
    assert "board.1b1.hint" in end.say("en")


# Expectations, each with what it must find wrong


WRONG: list[tuple[Instruction, str]] = [
    ({"expect": "may", "action": ILLEGAL}, "not-accepted"),
    ({"expect": "may not", "action": LEGAL, "by": "any"}, "not-refused"),
    ({"expect": "may not", "action": ILLEGAL | {"at": "1a1"}, "by": "this rule"}, "refused-by-another"),
    ({"expect": "cells", "player": 1, "slot": 0, "cells": ["1b1"]}, "cells-extra"),
    ({"expect": "cells", "player": 1, "slot": 0, "cells": ["1a1"]}, "cells-missing"),
    ({"expect": "asked", "player": 2, "kind": "place"}, "not-asked"),
    ({"expect": "asked", "player": 1, "kind": "use"}, "not-asked"),
    ({"expect": "step over", "step": "deployment.placing"}, "step-not-over"),
    ({"expect": "card", "observer": 1, "at": "1b1", "is": {}}, "no-card-seen"),
    ({"expect": "card", "observer": 1, "at": "1e3", "is": {"card": "A"}}, "seen-otherwise"),
    ({"expect": "card", "observer": 2, "at": "1e3", "is": {"face": "up"}}, "seen-otherwise"),
    ({"expect": "card", "observer": 1, "at": "1e3", "is": {"counters": None}}, "seen-otherwise"),
    ({"expect": "empty", "observer": 2, "at": "1e3"}, "card-seen"),
    (
        {"expect": "pile", "observer": 1, "player": 1, "pile": "returned", "card": "A", "there": True},
        "not-in-pile",
    ),
    (
        {"expect": "pile", "observer": 1, "player": 1, "pile": "graveyard", "card": "G", "there": False},
        "in-pile",
    ),
    ({"expect": "change", "observer": 1, "player": 1, "of": "deck", "by": 1}, "changed-otherwise"),
    ({"expect": "change", "observer": 2, "player": 1, "of": "gold", "by": 0}, "changed-otherwise"),
    ({"expect": "amount", "observer": 1, "player": 1, "of": "deck", "is": 3}, "amount-otherwise"),
    ({"expect": "rearranged", "observer": 1, "cells": ["1b1", "1c1"]}, "not-rearranged"),
]


@pytest.mark.parametrize(("instruction", "says"), WRONG)
@pytest.mark.parametrize(
    "capabilities", [frozenset(), frozenset({"check", "legal"})], ids=["derived", "offered"]
)
def test_what_does_not_hold_is_found(
    instruction: Instruction, says: str, capabilities: frozenset[str]
) -> None:
    position = {
        **POSITION,
        "cards": {"G": {}},
        "players": {"1": {"squad": [3], "graveyard": ["G"]}, "2": {"squad": [1]}},
        "board": {"1e3": {"card": None, "face": "down"}},
    }
    end = ended(Fake(capabilities), {"do": "set up", "position": position}, instruction)
    assert end is not None
    assert (end.outcome, end.message.id) == (Outcome.FAILED, says)


def hiding(path: str) -> Callable[..., View]:
    """Leave something out of what is shown."""

    def view(own: Callable[..., View], observer: int) -> View:
        shown = own(observer)
        *way, last = path.split("/")
        part: dict[str, Any] = shown
        for name in way:
            part = part[name]
        part.pop(last, None)
        return shown

    return view


@pytest.mark.parametrize(
    ("hidden", "instruction"),
    [
        ("asked", {"expect": "asked", "player": 1, "kind": "place"}),
        ("rearranged", {"expect": "rearranged", "observer": 1, "cells": ["1b1", "1c1"]}),
        ("players/1/deck", {"expect": "change", "observer": 1, "player": 1, "of": "deck", "by": 0}),
        ("players/1/deck", {"expect": "amount", "observer": 1, "player": 1, "of": "deck", "is": 15}),
        (
            "players/1/graveyard",
            {"expect": "pile", "observer": 1, "player": 1, "pile": "graveyard", "card": "A", "there": False},
        ),
    ],
)
def test_what_need_not_be_shown_is_unsupported(hidden: str, instruction: Instruction) -> None:
    assert said(Fake(view=hiding(hidden)), SET_UP, instruction) == (Outcome.UNSUPPORTED, "not-shown")


MUST_REVEAL = {
    "step": "deployment.after",
    "cards": {"A": {"cost": "X", "x": 2}},
    "board": {"1b1": {"card": "A", "face": "down"}, "2c1": {"card": None, "face": "down"}},
}


def test_a_decision_that_may_be_skipped() -> None:
    decline = {**act({"do": "decline", "player": 2}), "if": "asked"}
    assert ended(Fake(), SET_UP, decline) is None
    assert said(Fake(), SET_UP, act({"do": "decline", "player": 2})) == (Outcome.ERRORED, "not-reached")
    # Who is asked something else has nothing to decline.
    own = {**act({"do": "decline", "player": 1}), "if": "asked"}
    assert ended(Fake(), SET_UP, own) is None
    # Who is asked must answer: A of the First Player has to be revealed.
    must = {"do": "set up", "position": MUST_REVEAL}
    assert said(Fake(), must, own) == (Outcome.ERRORED, "not-reached")
    reveal = act({"do": "use", "player": 1, "at": "1b1", "ability": "reveal"})
    assert ended(Fake(), must, reveal, decline) is None


def test_every_action_can_be_described() -> None:
    actions = [
        *(i["action"] for v in vectors().values() for i in v.instructions if "action" in i),
        LEGAL,
        PROBE,
    ]
    played = {a["do"] for a in actions}
    assert {"place", "finish", "return", "use", "choose", "decline"} <= played
    assert played <= {*FIELDS, *HEROES_FIELDS}
    fields = {"slot": 0, "cost": "ordinary", "at": "1b1", "to": "1b2", "ability": 0, "number": 1}
    fields |= {"target": "2b1", "phase": "attack"}
    for known in (FIELDS, HEROES_FIELDS):
        actions += [{"do": do, "player": 1, **{name: fields[name] for name in known[do]}} for do in known]
    for action in actions:
        assert all(describe(action).say(lang) for lang in LANGS)


# Battles: doings that the table decides, and what is to be seen of a turn


def up(card: str | None, **state: Any) -> dict[str, Any]:
    return {"card": card, "face": "up", **state}


SUDDEN = {"life": 9, "abilities": ["sudden, closing: counter"]}
ENDING = {"abilities": ["end of your turn: counter"]}
IN_TURN = {
    "step": "final_phase",
    "turn": 1,
    "active": 1,
    "cards": {"A": SUDDEN, "B": SUDDEN},
    "board": {"1a1": up("A"), "2c1": up("B")},
}
TRIGGERED = {
    "step": "final_phase",
    "turn": 1,
    "active": 1,
    "entering": True,
    "cards": {"A": ENDING, "B": ENDING},
    "board": {"1a1": up("A"), "1b1": up("B"), "2c1": up(None)},
}
LAST = {
    **IN_TURN,
    "cards": {"A": {"abilities": ["sudden: wound 2 any"]}, "B": {}},
}
BATTLE: Instruction = {"do": "set up", "position": IN_TURN}
TRIGGERS: Instruction = {"do": "set up", "position": TRIGGERED}
USES = act({"do": "use", "player": 1, "at": "1a1", "ability": 0})
ANSWERS = act({"do": "use", "player": 2, "at": "2c1", "ability": 0})
PASSES = act({"do": "pass", "player": 1})
BOTH_PASS: Instruction = {"do": "both pass"}
STRIKES = (
    *({"do": "set up", "position": LAST}, USES, act({"do": "choose", "player": 1, "at": "2c1"})),
    {"do": "go on", "until": "stack empty"},
)
HELD: list[tuple[str, list[Instruction]]] = [
    ("both pass", [BATTLE, BOTH_PASS, {"expect": "phase", "step": "initial_phase", "turn": 2}]),
    ("both pass on the stack", [BATTLE, USES, BOTH_PASS, {"expect": "stack", "cards": []}]),
    (
        "order",
        [TRIGGERS, {"do": "order", "player": 1, "card": "B"}, {"expect": "stack", "cards": ["A", "B"]}],
    ),
    (
        "the other order",
        [TRIGGERS, {"do": "order", "player": 1, "card": "A"}, {"expect": "stack", "cards": ["B", "A"]}],
    ),
    (
        "go on to a phase",
        [
            BATTLE,
            {"do": "go on", "step": "main_phase.choice", "turn": 2},
            {"expect": "phase", "step": "main_phase.choice", "turn": 2},
            {"expect": "active", "player": 2},
        ],
    ),
    ("go on over an order", [TRIGGERS, {"do": "go on", "step": "initial_phase", "turn": 2}]),
    (
        "go on until the stack is empty",
        [BATTLE, USES, {"do": "go on", "until": "stack empty"}, {"expect": "to act", "player": 1}],
    ),
    ("go on nowhere", [BATTLE, {"do": "go on", "step": "final_phase"}, {"expect": "to act", "player": 1}]),
    ("to act", [BATTLE, {"expect": "to act", "player": 1}, PASSES, {"expect": "to act", "player": 2}]),
    ("phase", [BATTLE, {"expect": "phase", "step": "final_phase", "turn": 1}]),
    ("phase of any turn", [BATTLE, {"expect": "phase", "step": "final_phase"}]),
    ("active", [BATTLE, {"expect": "active", "player": 1}]),
    ("nobody active", [SET_UP, {"expect": "active", "player": None}]),
    ("empty stack", [BATTLE, {"expect": "stack", "cards": []}]),
    ("stack", [BATTLE, USES, PASSES, ANSWERS, {"expect": "stack", "cards": ["B", "A"]}]),
    ("no winner", [BATTLE, {"expect": "winner", "is": None}]),
    ("winner", [*STRIKES, {"expect": "winner", "is": 1}, {"expect": "phase", "step": "over"}]),
]


@pytest.mark.parametrize("told", [told for _, told in HELD], ids=[name for name, _ in HELD])
@pytest.mark.parametrize(
    "capabilities", [frozenset(), frozenset({"check", "legal"})], ids=["derived", "offered"]
)
def test_what_holds_of_a_battle(told: list[Instruction], capabilities: frozenset[str]) -> None:
    assert ended(Fake(capabilities), *told) is None


NOT_HELD: list[tuple[list[Instruction], str]] = [
    ([BATTLE, {"expect": "to act", "player": 2}], "not-to-act"),
    ([BATTLE, PASSES, {"expect": "to act", "player": 1}], "not-to-act"),
    ([BATTLE, {"expect": "phase", "step": "initial_phase"}], "other-phase"),
    ([BATTLE, {"expect": "phase", "step": "final_phase", "turn": 2}], "other-phase"),
    ([BATTLE, BOTH_PASS, {"expect": "phase", "step": "final_phase", "turn": 1}], "other-phase"),
    ([BATTLE, {"expect": "active", "player": 2}], "other-active"),
    ([SET_UP, {"expect": "active", "player": 1}], "other-active"),
    ([BATTLE, {"expect": "active", "player": None}], "other-active"),
    ([BATTLE, {"expect": "stack", "cards": ["A"]}], "other-stack"),
    ([BATTLE, USES, {"expect": "stack", "cards": []}], "other-stack"),
    ([BATTLE, USES, PASSES, ANSWERS, {"expect": "stack", "cards": ["A", "B"]}], "other-stack"),
    (
        [TRIGGERS, {"do": "order", "player": 1, "card": "B"}, {"expect": "stack", "cards": ["B", "A"]}],
        "other-stack",
    ),
    ([BATTLE, {"expect": "winner", "is": 1}], "other-winner"),
    ([*STRIKES, {"expect": "winner", "is": None}], "other-winner"),
    ([*STRIKES, {"expect": "winner", "is": 0}], "other-winner"),
]


@pytest.mark.parametrize(("told", "says"), NOT_HELD)
def test_what_does_not_hold_of_a_battle_is_found(told: list[Instruction], says: str) -> None:
    assert said(Fake(), *told) == (Outcome.FAILED, says)


NOT_TO_BE_DONE: list[tuple[list[Instruction], str]] = [
    ([SET_UP, BOTH_PASS], "not-reached"),
    ([TRIGGERS, {"do": "order", "player": 1, "card": "Z"}], "not-reached"),
    ([SET_UP, {"do": "go on", "step": "final_phase", "turn": 1}], "went-on-in-vain"),
    ([*STRIKES, {"do": "go on", "step": "final_phase", "turn": 2}], "went-on-in-vain"),
]


@pytest.mark.parametrize(("told", "says"), NOT_TO_BE_DONE)
def test_a_doing_that_leads_nowhere_errs(told: list[Instruction], says: str) -> None:
    assert said(Fake(), *told) == (Outcome.ERRORED, says)


def test_an_engine_that_refuses_to_pass_is_not_gone_on_with() -> None:
    sulky = Fake(act=without({"do": "pass", "player": 2}))
    assert said(sulky, BATTLE, BOTH_PASS) == (Outcome.ERRORED, "not-reached")
    end = {"do": "go on", "step": "initial_phase", "turn": 2}
    assert said(Fake(act=without({"do": "pass", "player": 2})), BATTLE, end) == (
        Outcome.ERRORED,
        "not-reached",
    )


@pytest.mark.parametrize(
    ("hidden", "told"),
    [
        ("stack", [BATTLE, {"expect": "stack", "cards": []}]),
        ("stack", [BATTLE, {"do": "go on", "until": "stack empty"}]),
        ("turn", [BATTLE, {"expect": "phase", "step": "final_phase", "turn": 1}]),
        ("active", [BATTLE, {"expect": "active", "player": 1}]),
        ("winner", [BATTLE, {"expect": "winner", "is": None}]),
        ("waiting", [TRIGGERS, {"do": "order", "player": 1, "card": "B"}]),
        (
            "board/1a1/wounds",
            [BATTLE, {"expect": "card", "observer": 1, "at": "1a1", "is": {"card": "A", "wounds": 0}}],
        ),
    ],
)
def test_what_need_not_be_shown_of_a_battle(hidden: str, told: list[Instruction]) -> None:
    assert said(Fake(view=hiding(hidden)), *told) == (Outcome.UNSUPPORTED, "not-shown")


# An engine that offers nothing but what it must


def bare(games: Any = None) -> Fake:
    engine = Fake(ENDS)
    if games is not None:
        engine._inner = ReferenceEngine(games)
    return engine


def test_without_capabilities_the_outcomes_are_the_same() -> None:
    for vector in vectors().values():
        assert outcome(vector, bare()) == (Outcome.PASSED, None), vector.id


def test_without_capabilities_every_deviation_fares_the_same() -> None:
    # One in a dozen, of every chapter: to play them all takes minutes.
    fared = []
    for deviation in deviations()[::12]:
        for edition in deviation.editions:
            for vector in vectors_of(deviation.key, edition):
                offered = outcome(vector, ReferenceEngine(deviation.game), citations=False)
                derived = outcome(vector, bare(deviation.game), citations=False)
                assert derived == offered, (deviation.id, vector.id)
                fared.append(offered[0])
    assert {Outcome.PASSED, Outcome.FAILED} <= set(fared)


def test_what_is_offered_is_asked_for() -> None:
    ask = ({"expect": "may", "action": LEGAL}, {"expect": "cells", "player": 1, "slot": 0, "cells": []})
    engine = Fake(frozenset({"check", "legal"}))
    ended(engine, SET_UP, *ask)
    assert {"check", "legal"} <= set(engine.calls)
    assert "act" not in engine.calls
    engine = Fake()
    ended(engine, SET_UP, *ask)
    assert not {"check", "legal", "trace"} & set(engine.calls)


def test_an_unplayed_edition_is_unsupported() -> None:
    def not_played(edition: str) -> Game:
        raise UnsupportedRule("edition-not-played", title=load().edition(edition).title)

    vector = Vector("v", KEY, EXECUTION, ({**SET_UP, "at_step": 0},))
    run = play(vector, ReferenceEngine(not_played))
    assert run.outcome is Outcome.UNSUPPORTED
    assert run.after is None


# Heroes

HEROES_SET_UP: Instruction = {
    "do": "set up",
    "position": {
        "game": "heroes",
        "step": "choice",
        "turn": 3,
        "cards": {
            "A": {"life": 3, "abilities": ["when this attacks: wound 1 enemy creature"]},
            "B": {"life": 3, "abilities": ["end of each turn: counter"]},
            "C": {"life": 3, "abilities": ["end of each turn: wound 1 any creature"]},
        },
        "players": {"1": {"hand": ["D", 1], "coins": 3, "closed_coins": 1, "deck": 4}, "2": {"hand": 2}},
        "board": {"1f1": "A", "2f1": "B", "2f2": "C"},
    },
}
HEROES_SET_UP["position"]["cards"]["D"] = {}
ATTACK: Struct = {"do": "attack", "player": 1, "at": "1f1", "target": "2f1"}
NO_DEFENDER: Struct = {"do": "decline", "player": 2}


def heroes(*instructions: Instruction, engine: Fake | None = None) -> str | None:
    """Play instructions in Heroes; return the id of what ended that early, if anything did."""
    end = ended(engine or Fake(), HEROES_SET_UP, *instructions, edition="berserk-heroes")
    return None if end is None else end.message.id


@pytest.mark.parametrize(
    "capabilities", [frozenset(), frozenset({"check", "legal", "trace"})], ids=["none", "all"]
)
def test_heroes_is_played_at_the_same_table(capabilities: frozenset[str]) -> None:
    assert (
        heroes(
            {"expect": "phase", "step": "choice", "turn": 3},
            {"expect": "asked", "player": 1, "kind": "phase"},
            {"expect": "held", "observer": 2, "player": 1, "of": "hand", "is": 2},
            {"expect": "amount", "observer": 2, "player": 1, "of": "closed_coins", "is": 1},
            {"expect": "pile", "observer": 1, "player": 1, "pile": "hand", "card": "D", "there": True},
            {"expect": "may", "action": ATTACK},
            {"expect": "may not", "action": ATTACK | {"target": "1h"}, "by": "any"},
            act(ATTACK),
            ACCEPTED,
            {"expect": "phase", "step": "attack", "turn": 3},
            {"expect": "phase", "step": "attack.defender", "turn": 3},
            act(NO_DEFENDER),
            {"expect": "asked", "player": 1, "kind": "choose"},
            {"expect": "queue", "cards": []},
            {"expect": "card", "observer": 2, "at": "2f1", "is": {"card": "B", "wounds": 1}},
            act({"do": "choose", "player": 1, "at": "2f2"}),
            {"expect": "card", "observer": 1, "at": "1f1", "is": {"card": "A", "closed": True, "strike": 1}},
            {"do": "go on", "step": "end_of_turn", "turn": 3},
            {"do": "order", "player": 2, "card": "B"},
            {"expect": "queue", "cards": ["B"]},
            act({"do": "choose", "player": 2, "at": "2f2"}),
            {"expect": "card", "observer": 1, "at": "2f2", "is": {"card": "C", "wounds": 2}},
            {"do": "go on", "step": "end_of_turn", "turn": 4},
            engine=Fake(capabilities),
        )
        is None
    )


@pytest.mark.parametrize(
    ("expected", "message"),
    [
        ({"expect": "queue", "cards": ["A"]}, "other-queue"),
        ({"expect": "phase", "step": "attack", "turn": 3}, "other-phase"),
        ({"expect": "asked", "player": 1, "kind": "reveal"}, "not-asked"),
        ({"expect": "amount", "observer": 1, "player": 1, "of": "coins", "is": 4}, "amount-otherwise"),
        ({"do": "go on", "step": "accumulation.reveal", "turn": 9}, "went-on-in-vain"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_fails_in_heroes_is_told(expected: Instruction, message: str) -> None:
    assert heroes(expected) == message


def showing(change: Callable[[View], object]) -> Fake:
    """Return an engine whose views are changed."""

    def view(own: Callable[[int], View], observer: int) -> View:
        seen = copy.deepcopy(own(observer))
        change(seen)
        return seen

    return Fake(view=view)


@pytest.mark.parametrize(
    "change",
    [
        lambda view: view.update(step="accumulation"),
        lambda view: view["board"].pop("1h"),
        lambda view: view["board"]["2f2"].update(face="down"),
        lambda view: view["board"].update({"1s1": view["board"]["1f1"]}),
        lambda view: view["players"]["1"].update(hand=["1-1", "1-2"]),
        lambda view: view["players"]["2"].update(hand=["2-1"]),
        lambda view: view["players"]["1"].update(coins=2),
        lambda view: view["players"]["1"].update(closed_coins=0),
        lambda view: view["players"]["1"].update(deck=5),
    ],
    ids=["step", "hero", "face", "extra", "hand", "other hand", "coins", "closed coins", "deck"],
)
def test_a_set_up_of_heroes_is_confirmed_by_the_views(change: Callable[[View], object]) -> None:
    assert heroes(engine=showing(change)) == "set-up-not-reached"


def test_engine_errors_pass_through() -> None:
    def fail(own: Callable[..., Answer], action: Struct) -> Answer:
        raise EngineError("engine-raised", error="x")

    assert said(Fake(act=fail), SET_UP, act(LEGAL)) == (Outcome.ERRORED, "engine-raised")
