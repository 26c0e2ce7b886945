from __future__ import annotations

import io
import json
import os
import random
import sys
import threading
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import ccg_rules
from ccg_rules.conformance import command, protocol
from ccg_rules.conformance.answers import Answer, EngineError, Reply, ScenarioEnd, Unsupported
from ccg_rules.conformance.command import CommandEngine
from ccg_rules.conformance.reference import ReferenceEngine
from ccg_rules.conformance.serve import serve
from ccg_rules.conformance.table import Table
from ccg_rules.notation.berserk import cells
from ccg_rules.notation.faults import NotationError
from ccg_rules.text import LANGS, Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ccg_rules.conformance.engine import Engine, Struct

ENGINES = Path(__file__).with_name("engines")
EDITIONS = ("berserk-execution", "berserk-vanguard")
HEROES = "berserk-heroes"
SLOW = 10.0
QUICK = 0.4

PLACE: Struct = {"do": "place", "player": 1, "slot": 0, "at": "1b1"}
UNLUCKY = PLACE | {"slot": 13}
"""What brings out the fault of `engines/faulty.py`."""


@pytest.fixture(autouse=True)
def _path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(ccg_rules.__file__).parents[1]))


@pytest.fixture(autouse=True)
def _no_leaks() -> Iterator[None]:
    before = threading.active_count()
    yield
    assert threading.active_count() == before


@contextmanager
def program(
    name: str, *args: str, timeout: float = SLOW, first_timeout: float = SLOW
) -> Iterator[CommandEngine]:
    # Without `site`, which takes longer to load than these programs.
    argv = [sys.executable, "-S", str(ENGINES / f"{name}.py"), *args]
    with CommandEngine(argv, timeout=timeout, first_timeout=first_timeout) as engine:
        yield engine


def faulty(fault: str, timeout: float = SLOW, first_timeout: float = SLOW) -> Any:
    return program("faulty", fault, timeout=timeout, first_timeout=first_timeout)


def set_up(engine: Engine) -> None:
    engine.set_up("berserk-execution", {})


def failure(engine: Engine, action: Struct = UNLUCKY) -> EngineError:
    """Return the error by which an action ends; every error can be worded."""
    with pytest.raises(EngineError) as caught:
        engine.act(action)
    assert all(caught.value.say(lang) for lang in LANGS)
    return caught.value


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


# The whole chain


def stand(kind: str, **fields: Any) -> dict[str, Any]:
    return {"abilities": [f"after deployment: {kind}"], **fields}


POSITION: dict[str, Any] = {
    "cards": {
        "A": {"cost": "2+X", "x": 3, "flying": True},
        "B": stand("swap"),
        "C": stand("shift", life=4),
        "D": {"abilities": ["other cost 2"], "recruited": "replaced"},
        "E": stand("counter", element="forest"),
        "Ж": {"abilities": ["bonus life 1"]},
    },
    "players": {
        "1": {"squad": ["A", "B", 9], "forbidden": ["1b2"]},
        "2": {"squad": ["C", "D", "E", "Ж", 4]},
    },
}


def any_action(rng: random.Random) -> Struct:
    """Return an action that is well-formed and hardly ever legal."""
    do = rng.choice(["place", "finish", "return", "use", "choose", "decline"])
    action: Struct = {"do": do, "player": rng.choice([1, 2])}
    if do in ("place", "return"):
        action["slot"] = rng.randrange(14)
    if do in ("place", "use", "choose"):
        action["at"] = cells.name(rng.randrange(cells.CELLS))
    if do == "use":
        action["ability"] = rng.choice([0, 1, "reveal"])
    return action


def played(engine: Engine, edition: str, actions: list[Struct]) -> list[Any]:
    """Return all that a table and an engine say while actions are tried."""
    said: list[Any] = []
    table = Table(engine, edition, "deployment.first.centre")
    table.play({"do": "set up", "position": POSITION})
    for action in actions:
        try:
            table.play({"expect": "may", "action": action})
            table.play({"do": "act", "action": action})
            table.play({"expect": "accepted"})
        except ScenarioEnd as end:
            said.append((type(end), end.say("ru"), end.say("en")))
        said.append((engine.check(action), table.views(), engine.legal()))
    said.append(engine.trace())
    return said


def walk(edition: str, seed: int) -> list[Struct]:
    """Return actions of which some are legal, and which lead through deployment into the battle."""
    rng = random.Random(seed)
    reference = ReferenceEngine()
    reference.set_up(edition, POSITION)
    actions: list[Struct] = []
    while (legal := reference.legal()) and len(actions) < 160:
        actions.append(any_action(rng))
        actions.append(rng.choice(legal))
        for action in actions[-2:]:
            reference.act(action)
    return actions


@pytest.mark.parametrize("edition", EDITIONS)
def test_served_reference_is_the_reference(edition: str) -> None:
    with program("reference") as engine:
        for seed in range(2):
            actions = walk(edition, seed)
            assert len(actions) > 30
            assert played(engine, edition, actions) == played(ReferenceEngine(), edition, actions)
        assert (engine.id, engine.name, engine.version) == (
            ReferenceEngine.name,
            ReferenceEngine.name,
            ReferenceEngine.version,
        )
        assert engine.capabilities == ReferenceEngine.capabilities
        assert engine.editions == {*EDITIONS, HEROES}


def test_either_game_is_spoken_in_one_conversation() -> None:
    position = {"game": "heroes", "turn": 3, "board": {"1f1": None, "2f1": None}}
    attack: Struct = {"do": "attack", "player": 1, "at": "1f1", "target": "2f1"}
    local = ReferenceEngine()
    local.set_up(HEROES, position)
    with program("reference") as engine:
        engine.set_up("berserk-execution", POSITION)
        with pytest.raises(EngineError, match="-32602"):  # Berserk knows no such action
            engine.act(attack)
        engine.set_up(HEROES, position)
        assert engine.legal() == local.legal()
        assert engine.act(attack) == local.act(attack)
        assert [engine.view(observer) for observer in (1, 2)] == [local.view(1), local.view(2)]
        with pytest.raises(EngineError, match="-32602"):
            engine.act(PLACE)
        engine.set_up("berserk-vanguard", POSITION)
        assert engine.act(PLACE).reply is Reply.ACCEPTED


def test_bad_position_is_told_with_every_fault() -> None:
    with program("reference") as engine:
        with pytest.raises(EngineError) as caught:
            engine.set_up("berserk-execution", {"step": "x", "board": {"1q9": None}})
        assert caught.value.message.id == "set-up-not-reached"
        assert "step" in caught.value.say("en")
        assert "1q9" in caught.value.say("ru")
        engine.set_up("berserk-execution", POSITION)
        assert engine.act(PLACE).reply is Reply.ACCEPTED


def test_mechanic_and_edition_that_are_not_played() -> None:
    with program("reference") as engine, pytest.raises(Unsupported, match="berserk-2031"):
        engine.set_up("berserk-2031", {})
    with faulty("none") as engine:
        with pytest.raises(Unsupported, match="reveal") as caught:
            engine.set_up("berserk-execution", {"step": "reveal"})
        assert "вскрытие" in caught.value.say("ru")
        with pytest.raises(EngineError, match="no such step") as faults:
            engine.set_up("berserk-execution", {"step": "nonsense"})
        assert "нет такого шага" in faults.value.say("ru")
        set_up(engine)


def bare(view: dict[str, Any]) -> Any:
    """Return of a view what the minimal engine shows too."""
    board = {
        at: {name: card[name] for name in ("card", "owner", "face")} for at, card in view["board"].items()
    }
    return view["step"], view["to_act"], view["asked"], board


def test_minimal_engine_says_what_the_reference_says() -> None:
    reference, rng = ReferenceEngine(), random.Random(1)
    with program("minimal") as engine:
        for each in (engine, reference):
            table = Table(each, "berserk-execution", "deployment.first.centre")
            table.play(
                {"do": "set up", "position": {"players": {"1": {"squad": [12]}}, "board": {"1c3": None}}}
            )
        while reference.view(1)["step"] == "deployment.placing":
            action = rng.choice([rng.choice(reference.legal()), any_action(rng)])
            theirs, ours = engine.act(action).reply, reference.act(action).reply
            probe = action["do"] in ("finish", "return")
            assert theirs is (Reply.UNSUPPORTED if probe else ours), action
            for observer in (1, 2):
                assert bare(engine.view(observer)) == bare(reference.view(observer))
        assert engine.act({"do": "decline", "player": 1}).reply is Reply.UNSUPPORTED
        with pytest.raises(Unsupported, match="plain cards"):
            engine.set_up("berserk-execution", POSITION)


# Engines at fault

CRASHES = {
    "crash": "exit code 3; last on stderr: first line | something terrible",
    "crash after half a line": "exit code 0; nothing on stderr",
    "crash with a child": "exit code 4",
}


@pytest.mark.parametrize(("fault", "said"), CRASHES.items())
def test_crash(fault: str, said: str) -> None:
    with faulty(fault) as engine:
        set_up(engine)
        error = failure(engine)
        assert error.message.id == "engine-crashed"
        assert said in error.say("en")


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_crash_by_a_signal() -> None:
    with faulty("none") as engine:
        set_up(engine)
        process = engine._process
        assert process is not None
        os.kill(process.pid, 9)
        assert "killed by SIGKILL" in failure(engine).say("en")


def test_engine_that_closes_its_output(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "_GRACE", 0.1)
    with faulty("close its output") as engine:
        set_up(engine)
        assert "closed its output" in failure(engine).say("en")


@pytest.mark.parametrize("fault", ["hang", "deaf", "notify on"])
def test_hanging_engine_is_killed(fault: str) -> None:
    with faulty(fault, timeout=QUICK) as engine:
        engine.start()
        process = engine._process
        assert process is not None
        began = time.monotonic()
        if fault != "deaf":
            set_up(engine)
        # More than any pipe holds: an engine that does not read must not stop us.
        error = failure(engine, UNLUCKY | {"padding": "x" * 1_000_000})
        assert error.message.id == "engine-timeout"
        assert time.monotonic() - began < 3
        assert is_gone(process.pid)


NOISE = {
    "babble": "engine-protocol-not-json",
    "babble on": "engine-protocol-not-json",
    "latin": "engine-protocol-not-json",
    "nest": "engine-protocol-not-json",
    "nan": "engine-protocol-not-json",
    "infinite": "engine-protocol-not-json",
    "half a character": "engine-protocol-not-json",
    "wrong id": "engine-protocol-id",
    "id as text": "engine-protocol-id",
    "id null": "engine-protocol-error",
    "no version": "engine-protocol-not-an-answer",
    "both": "engine-protocol-not-an-answer",
    "question": "engine-protocol-not-an-answer",
    "misshapen error": "engine-protocol-shape",
    "error": "engine-protocol-error",
    "unknown method": "engine-protocol-unknown-method",
    "inside": "engine-crashed-inside",
}


@pytest.mark.parametrize(("fault", "ident"), NOISE.items())
def test_noise_costs_its_scenario_only(fault: str, ident: str) -> None:
    with faulty(fault) as engine:
        set_up(engine)
        assert failure(engine).message.id == ident
        set_up(engine)
        assert engine.act(PLACE).reply is Reply.ACCEPTED


@pytest.mark.parametrize(("fault", "goes_on"), [("mutter", False), ("notify late", True)])
def test_what_is_said_after_an_answer_is_not_the_next_scenarios_fault(fault: str, goes_on: bool) -> None:
    with faulty(fault) as engine:
        set_up(engine)
        assert engine.act(UNLUCKY).reply is Reply.ACCEPTED
        process = engine._process
        assert process is not None
        deadline = time.monotonic() + SLOW
        while not process.has_output() and time.monotonic() < deadline:
            time.sleep(0.01)
        set_up(engine)
        assert engine.act(PLACE).reply is Reply.ACCEPTED
        assert (engine._process is process) is goes_on


def test_line_that_never_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ccg_rules.conformance.process.LINE_LIMIT", 1_000_000)
    monkeypatch.setattr(command, "LINE_LIMIT", 1_000_000)
    with faulty("too long") as engine:
        set_up(engine)
        assert failure(engine).message.id == "engine-protocol-too-long"


@pytest.mark.parametrize("fault", ["flood stderr", "notify", "long"])
def test_what_is_no_fault(fault: str) -> None:
    with faulty(fault) as engine:
        set_up(engine)
        assert engine.act(UNLUCKY).reply is Reply.ACCEPTED


def test_scenario_stays_failed_until_the_next_set_up() -> None:
    with faulty("crash") as engine:
        set_up(engine)
        first = failure(engine)
        assert '"slot":13' in first.message.args["transcript"]
        with pytest.raises(EngineError) as again:
            engine.view(1)
        assert again.value.message == first.message
        set_up(engine)
        assert engine.check(PLACE) == Answer(Reply.REFUSED, None, Words("нет", "нет"))


SIDES = '"players":{"1":{"squad":[]},"2":{"squad":0}}'
SHAPES = {
    "act:null": "answer",
    'act:{"reply":"maybe"}': "answer.reply",
    'act:{"reply":"refused","key":5,"words":{"ru":"нет"}}': "answer.words",
    "view:[]": "view",
    "view:{}": "step",
    f'view:{{"step":"reveal","to_act":3,"board":{{}},{SIDES}}}': "view.to_act",
    f'view:{{"step":"reveal","to_act":true,"board":{{}},{SIDES}}}': "view.to_act",
    f'view:{{"step":"reveal","to_act":1,"board":[],{SIDES}}}': "view.board",
    f'view:{{"step":"reveal","to_act":1,"board":{{"9z9":{{}}}},{SIDES}}}': "view.board",
    f'view:{{"step":"reveal","to_act":1,"board":{{"1a1":"A"}},{SIDES}}}': "view.board.1a1",
    f'view:{{"step":"reveal","to_act":1,"board":{{}},"asked":[],{SIDES}}}': "view.asked",
    'view:{"step":"reveal","to_act":1,"board":{},"players":{"1":{"squad":3},"2":{"squad":[]}}}': "1.squad",
    'view:{"step":"reveal","to_act":1,"board":{},"players":{"1":{"squad":[]}}}': "view.players",
    'legal:{"do":"place"}': "actions",
    'legal:[{"do":[],"player":1}]': "actions[0].do",
    'legal:[{"do":"place","player":1}]': "slot",
    'legal:[{"do":"use","player":1,"at":"1zone","ability":-1}]': "actions[0].ability",
    'trace:[{"key":1}]': "trace[0].key",
}


@pytest.mark.parametrize(("fault", "place"), SHAPES.items(), ids=list(SHAPES.values()))
def test_wrong_shape_is_named(fault: str, place: str) -> None:
    method = fault.partition(":")[0]
    instructions: dict[str, dict[str, Any]] = {
        "act": {"do": "act", "action": PLACE},
        "legal": {"expect": "cells", "player": 1, "slot": 0, "cells": []},
        "trace": {"expect": "cited"},
        "view": {"do": "set up", "position": {}},
    }
    with faulty(fault) as engine:
        table = Table(engine, "berserk-execution", "deployment.first.centre")
        if method != "view":
            table.play(instructions["view"])
        with pytest.raises(EngineError) as caught:
            table.play(instructions[method])
        assert caught.value.message.id == "engine-protocol-shape"
        assert place in caught.value.say("en")
        assert place in caught.value.say("ru")


def test_capability_that_is_only_declared() -> None:
    with faulty("unknown legal") as engine:
        set_up(engine)
        with pytest.raises(EngineError, match="declares") as caught:
            engine.legal()
        assert caught.value.message.id == "engine-protocol-undeclared"


# Starting and stopping


def test_slow_start_has_time_of_its_own() -> None:
    with faulty("start slowly", timeout=QUICK) as engine:
        set_up(engine)
        assert engine.name == "faulty"


STARTS = {
    "never start": "engine-timeout",
    "other version": "engine-protocol-version",
    "no name": "engine-protocol-shape",
    "unknown hello": "engine-protocol-unknown-method",
}


@pytest.mark.parametrize(("fault", "ident"), STARTS.items())
def test_engine_that_does_not_get_going(fault: str, ident: str) -> None:
    with faulty(fault, first_timeout=QUICK if fault == "never start" else SLOW) as engine:
        for _ in range(command.STARTS):
            with pytest.raises(EngineError) as caught:
                set_up(engine)
            assert caught.value.message.id == ident
        began = time.monotonic()
        with pytest.raises(EngineError) as again:
            set_up(engine)
        assert again.value.message == caught.value.message
        assert time.monotonic() - began < QUICK


@pytest.mark.parametrize(
    ("words", "ident"),
    [
        ("no-such-program-anywhere --x", "engine-start-not-found"),
        (["no-such-program-anywhere"], "engine-start-not-found"),
        ([str(ENGINES)], "engine-start-failed"),
        ([str(ENGINES / "minimal.py")], "engine-start-failed"),
        (["nul\0"], "engine-start-failed"),
        ([], "engine-start-not-a-command"),
        ("", "engine-start-not-a-command"),
        ("'unclosed", "engine-start-not-a-command"),
    ],
)
def test_command_that_cannot_be_started(words: str | list[str], ident: str) -> None:
    engine = CommandEngine(words)
    with pytest.raises(EngineError) as caught:
        engine.start()
    assert caught.value.message.id == ident
    assert all(caught.value.say(lang) for lang in LANGS)
    engine.close()


def test_command_line_is_split_as_a_shell_would() -> None:
    path = ENGINES / "faulty.py"
    with CommandEngine(f'"{sys.executable}" "{path}" "start slowly"') as engine:
        set_up(engine)
        assert engine.name == "faulty"


def test_closing_never_hangs_and_may_be_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "_GRACE", 0.2)
    for fault in ("stay", "none"):
        with faulty(fault) as engine:
            set_up(engine)
            process = engine._process
            assert process is not None
            began = time.monotonic()
            engine.close()
            engine.close()
            assert time.monotonic() - began < 3
            assert is_gone(process.pid)
            set_up(engine)


# The serving side


def ask(*lines: object, engine: Engine | None = None) -> list[Any]:
    """Return what is answered to lines, given as data or as they are."""
    encoded = [line if isinstance(line, bytes) else json.dumps(line).encode() for line in lines]
    stdout = io.BytesIO()
    served = engine or ReferenceEngine()
    assert serve(served, io.BytesIO(b"\n".join(encoded) + b"\n"), stdout, EDITIONS) == 0
    return [json.loads(line) for line in stdout.getvalue().splitlines()]


def call(method: str, ident: Any = 1, **params: Any) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": ident, "method": method, "params": params}


READY = call("set_up", edition="berserk-execution", position={"players": {"1": {"squad": 2}}})


BAD_INPUT: dict[str, tuple[object, protocol.Code]] = {
    "no JSON": (b"what?", protocol.Code.PARSE_ERROR),
    "empty line": (b"", protocol.Code.PARSE_ERROR),
    "no UTF-8": (b"\xff\xfe", protocol.Code.PARSE_ERROR),
    "deep": (b"[" * 100_000, protocol.Code.PARSE_ERROR),
    "list": ([], protocol.Code.INVALID_REQUEST),
    "batch": ([READY], protocol.Code.INVALID_REQUEST),
    "no version": ({"id": 1, "method": "bye"}, protocol.Code.INVALID_REQUEST),
    "odd id": (call("act", ident=[]), protocol.Code.INVALID_REQUEST),
    "odd method": ({"jsonrpc": "2.0", "id": 1, "method": ["bye"]}, protocol.Code.INVALID_REQUEST),
    "unknown method": (call("dance"), protocol.Code.METHOD_NOT_FOUND),
    "no params": (call("act"), protocol.Code.INVALID_PARAMS),
    "odd do": (call("act", action={"do": {}, "player": 1}), protocol.Code.INVALID_PARAMS),
    "slot out of range": (call("act", action=PLACE | {"slot": 99}), protocol.Code.INVALID_PARAMS),
    "odd observer": (call("view", observer=3), protocol.Code.INVALID_PARAMS),
    "number for params": (call("view") | {"params": 5}, protocol.Code.INVALID_PARAMS),
    "list for params": (call("legal") | {"params": []}, protocol.Code.INVALID_PARAMS),
    "odd hello": (call("hello", protocol=1), protocol.Code.INVALID_PARAMS),
    "list for position": (
        call("set_up", edition="berserk-execution", position=[]),
        protocol.Code.INVALID_PARAMS,
    ),
    "other edition": (call("set_up", edition="none", position={}), protocol.Code.UNSUPPORTED),
    "bad position": (
        call("set_up", edition="berserk-execution", position={"board": 1}),
        protocol.Code.BAD_POSITION,
    ),
}


@pytest.mark.parametrize(("line", "code"), BAD_INPUT.values(), ids=BAD_INPUT)
def test_bad_input_is_answered_with_an_error(line: object, code: int) -> None:
    ready, error, welcome = ask(READY, line, call("hello", protocol="x", suite={"name": "", "version": ""}))
    assert ready["result"] is None
    assert error["error"]["code"] == code
    assert error["error"]["message"]
    assert welcome["result"]["protocol"] == protocol.PROTOCOL


def test_nothing_is_asked_before_a_set_up_that_held() -> None:
    bad = call("set_up", edition="berserk-execution", position={"step": "?"})
    for lines in ([call("view", observer=1)], [READY, bad, call("view", observer=1)]):
        assert ask(*lines)[-1]["error"]["code"] == protocol.Code.INVALID_REQUEST


def test_conversation_ends_with_bye() -> None:
    silent = {"jsonrpc": "2.0", "method": "bye"}
    answers = ask(silent, READY, call("legal") | {"id": "two"}, call("bye"), call("legal"))
    assert [answer["id"] for answer in answers] == [1, "two", 1]


class Odd(ReferenceEngine):
    """A reference engine that fails in ways of its own."""

    capabilities = frozenset({"trace"})

    def act(self, action: Struct) -> Answer:
        print("a stray print")
        raise RecursionError("deep down")

    def view(self, observer: int) -> dict[str, Any]:
        return {"of": {1, 2}}

    def trace(self) -> Any:
        raise EngineError("not-a-cell", text="x")


def test_failing_engine_is_served_on(capsys: pytest.CaptureFixture[str]) -> None:
    odd = [call("act", action=PLACE), call("view", observer=1), call("trace"), call("legal")]
    answers = ask(READY, *odd, call("bye"), engine=Odd())
    codes = [answer.get("error", {}).get("code") for answer in answers]
    internal = protocol.Code.INTERNAL_ERROR
    assert codes == [None, internal, internal, internal, protocol.Code.METHOD_NOT_FOUND, None]
    assert answers[1]["error"]["message"] == "RecursionError: deep down"
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == "a stray print\n"


def test_nobody_listening() -> None:
    readable, writable = os.pipe()
    os.close(readable)
    with os.fdopen(writable, "wb") as stdout:
        stdin = io.BytesIO(json.dumps(call("bye")).encode() + b"\n")
        assert serve(ReferenceEngine(), stdin, stdout, EDITIONS) == 1


def test_every_request_is_read_as_it_was_written() -> None:
    requests: list[protocol.Request[Any]] = [
        protocol.Hello("s", "1"),
        protocol.SetUp("e", {"step": "x"}),
        protocol.Act(PLACE),
        protocol.View(2),
        protocol.Check(PLACE),
        protocol.Concede(2),
    ]
    for request in requests:
        assert protocol.METHODS[request.method].read(request.params()) == request
    for name in ("legal", "trace", "draw", "bye"):
        assert protocol.METHODS[name].read({}).method == name


def test_answers_are_read_as_they_were_written() -> None:
    for answer in (Answer(Reply.ACCEPTED), Answer(Reply.REFUSED, "a.b", Words("нет", "no"))):
        assert protocol.read_answer(protocol.answer_to_json(answer)) == answer
    with pytest.raises(NotationError):
        protocol.read_answer("accepted")
