"""An engine that is a program, spoken to in the line protocol of `docs/protocol.md`.

Whatever the program does costs the scenario that is being played, never the run: one that crashes, hangs or
babbles is killed, and the next set-up starts it anew.
"""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import sys
from collections import deque
from contextlib import suppress
from itertools import islice
from time import monotonic
from typing import TYPE_CHECKING, Any, Self, TypeVar

from ccg_rules import __version__
from ccg_rules.conformance import protocol
from ccg_rules.conformance.answers import Answer, EngineError, ScenarioEnd, Unsupported
from ccg_rules.conformance.notations import notation_of
from ccg_rules.conformance.process import LINE_LIMIT, LineProcess
from ccg_rules.conformance.protocol import CAPABILITIES, WORDS, Code, OtherProtocol, Request
from ccg_rules.notation.faults import NotationError
from ccg_rules.notation.shapes import TEXT, fields, hold, list_of, shown, simple
from ccg_rules.text import Message, Words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ccg_rules.conformance.engine import Struct, TraceEntry, View
    from ccg_rules.notation.faults import Fault
    from ccg_rules.notation.game import Notation
    from ccg_rules.notation.shapes import Shape

Result = TypeVar("Result")

STARTS = 2
"""How many starts may fail one after the other before no more are tried."""

_GRACE = 1.0
"""Seconds that a program which has closed its output, or has been told goodbye, may take to end."""

_TRANSCRIPT_MESSAGES = 12
_TRANSCRIPT_TEXT = 1000
_SHOWN_TEXT = 200
_SHOWN_FAULTS = 5
_SHOWN_STDERR = 5

_ERROR = fields({"code": simple(lambda value: type(value) is int, "shape-integer"), "message": TEXT})


class CommandEngine:
    """The engine that a command starts.

    The command is a line as one would type it, or a program and its arguments. The program is started by the
    first set-up, or by `start`; until then the engine goes by its command. An answer may take `timeout`
    seconds, the first one, which has to wait for the program to load, `first_timeout`.

    Every method may raise `EngineError`. The ids of its messages tell apart an engine that could not be
    started (`engine-start-…`), one that crashed (`engine-crashed…`), was too slow (`engine-timeout`) or broke
    the protocol (`engine-protocol-…`); the argument `transcript` holds the last messages both ways.
    """

    id: str
    name: str
    version: str
    capabilities: frozenset[str]

    def __init__(
        self, command: str | Sequence[str], *, timeout: float = 10.0, first_timeout: float = 30.0
    ) -> None:
        self.command = command if isinstance(command, str) else shlex.join(command)
        self.timeout = timeout
        self.first_timeout = first_timeout
        self.id = self.name = self.command
        self.version = ""
        self.capabilities = frozenset()
        self.editions: frozenset[str] = frozenset()
        self._set_up_in: Notation | None = None
        self._argv = command if isinstance(command, str) else list(command)
        self._process: LineProcess | None = None
        self._calls = 0
        self._failure: Message | None = None
        self._failed_starts = 0
        self._transcript: deque[str] = deque(maxlen=_TRANSCRIPT_MESSAGES)

    # The engine's methods

    def set_up(self, edition: str, position: Mapping[str, Any]) -> None:
        """Begin at a position, in a program that is started when there is none.

        Raises `Unsupported` when the engine says that it does not know the edition or a mechanic.
        """
        if self._process is not None and not _is_quiet(self._process):
            # It spoke or ended after its last answer. That scenario is over, and this one is not to blame.
            self._discard()
        self.start()
        if edition not in self.editions:
            raise Unsupported("set-up-edition-unsupported", edition=edition)
        self._set_up_in = notation_of(edition)
        self._call(protocol.SetUp(edition, dict(position)))

    def act(self, action: Struct) -> Answer:
        """Try an action."""
        return self._call(protocol.Act(action))

    def view(self, observer: int) -> View:
        """Return what player 1 or 2 can see."""
        return self._call(protocol.View(observer, self._notation.views[observer]))

    def check(self, action: Struct) -> Answer:
        """Answer as `act` would, without acting."""
        return self._call(protocol.Check(action))

    def legal(self) -> list[Struct]:
        """Return the legal actions of the player to act."""
        return self._call(protocol.Legal(self._notation.action))

    def trace(self) -> list[TraceEntry]:
        """Return what has happened since the set-up."""
        return self._call(protocol.Trace())

    def concede(self, player: int) -> Answer:
        """Let player 1 or 2 concede."""
        return self._call(protocol.Concede(player))

    def draw(self) -> Answer:
        """Let both players agree to a draw."""
        return self._call(protocol.Draw())

    def close(self) -> None:
        """Say goodbye and see to it that the program ends. Never raises; may be called twice."""
        if self._process is None:
            return
        with suppress(ScenarioEnd):
            self._call(protocol.Bye(), min(self.timeout, _GRACE))
        if self._process is not None:
            self._process.close_input()
            self._discard(_GRACE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # Starting

    def start(self) -> None:
        """Start the program and ask it who it is, unless it is running already."""
        if self._process is not None:
            return
        if self._failed_starts >= STARTS:
            raise self._again()
        self._failed_starts += 1
        self._failure = None
        self._transcript.clear()
        self._process = self._spawn()
        try:
            welcome = self._call(protocol.Hello("ccg-rules", __version__), self.first_timeout)
        except ScenarioEnd as end:
            self._failure = end.message
            self._discard()
            raise
        self._failed_starts = 0
        self.id = self.name = welcome.name
        self.version = welcome.version
        self.editions = welcome.editions
        self.capabilities = welcome.capabilities

    def _spawn(self) -> LineProcess:
        try:
            argv = _split(self._argv) if isinstance(self._argv, str) else self._argv
        except ValueError:
            argv = []
        if not argv:
            raise self._fail("engine-start-not-a-command", command=self.command)
        program = argv if isinstance(argv, str) else argv[0]
        try:
            return LineProcess(argv)
        except (OSError, ValueError) as error:
            if isinstance(error, FileNotFoundError) and shutil.which(program) is None:
                raise self._fail("engine-start-not-found", program=program) from None
            reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
            raise self._fail("engine-start-failed", program=program, reason=reason) from None

    # Calling

    @property
    def _notation(self) -> Notation:
        """The notation of the game set up last."""
        assert self._set_up_in is not None, "nothing has been set up yet"
        return self._set_up_in

    def _call(self, request: Request[Result], timeout: float | None = None) -> Result:
        """Return the result of a call. One request is in flight at a time."""
        if self._process is None:
            raise self._again()
        seconds = self.timeout if timeout is None else timeout
        deadline = monotonic() + seconds
        self._calls += 1
        message = {"jsonrpc": "2.0", "id": self._calls, "method": request.method, "params": request.params()}
        line = protocol.encode(message)
        self._note("→", line)
        self._process.send(line)
        try:
            answer = self._answer(self._process, request.method, deadline)
        except TimeoutError:
            raise self._timed_out(self._process, request.method, seconds) from None
        if "error" in answer:
            raise self._error(request.method, answer["error"])
        try:
            return request.read_result(answer["result"])
        except OtherProtocol as other:
            raise self._fail(
                "engine-protocol-version", actual=shown(other.protocol), expected=protocol.PROTOCOL
            ) from None
        except NotationError as error:
            raise self._misshapen(request.method, error) from None

    def _answer(self, process: LineProcess, method: str, deadline: float) -> dict[str, Any]:
        """Return the response to the request in flight; notifications before it are let pass."""
        while True:
            line = process.receive(deadline)
            if line is not None:
                self._note("←", line)
            if line is None or (not line.endswith(b"\n") and len(line) < LINE_LIMIT):
                raise self._crashed(process, method, process.end(_GRACE))
            if not line.endswith(b"\n"):
                raise self._fail("engine-protocol-too-long", method=method, limit=LINE_LIMIT)
            try:
                message = protocol.decode(line)
            except ValueError:
                raise self._fail("engine-protocol-not-json", method=method, text=_text(line)) from None
            if not _is_notification(message):
                return self._response(message, method, line)

    def _response(self, message: Any, method: str, line: bytes) -> dict[str, Any]:
        if not _is_response(message):
            raise self._fail("engine-protocol-not-an-answer", method=method, text=_text(line))
        ident = message["id"]
        # An engine that could not read the id of a request answers with null, and says why.
        unread = ident is None and "error" in message
        if not unread and (type(ident) is not int or ident != self._calls):
            raise self._fail(
                "engine-protocol-id", method=method, actual=shown(ident), expected=str(self._calls)
            )
        response: dict[str, Any] = message
        return response

    # Failing

    def _error(self, method: str, error: Any) -> ScenarioEnd:
        """Return how a call ends that the engine has answered with an error. The program runs on."""
        try:
            hold(error, _ERROR, "error")
        except NotationError as fault:
            return self._misshapen(method, fault)
        code, data = error["code"], error.get("data")
        said = _words_of(data) or Words(error["message"], error["message"])
        if method == protocol.SetUp.method and code == Code.UNSUPPORTED:
            return Unsupported("set-up-unsupported", words=said)
        if method == protocol.SetUp.method and code == Code.BAD_POSITION:
            rejected = Message("position-rejected", {"words": _faults_of(data) or said})
            return self._end("set-up-not-reached", what=rejected)
        if code == Code.INTERNAL_ERROR:
            return self._end("engine-crashed-inside", method=method, words=said)
        if code == Code.METHOD_NOT_FOUND:
            declared = method in CAPABILITIES
            ident = "engine-protocol-undeclared" if declared else "engine-protocol-unknown-method"
            return self._end(ident, method=method)
        return self._end("engine-protocol-error", method=method, code=str(code), words=said)

    def _misshapen(self, method: str, error: NotationError) -> EngineError:
        return self._end("engine-protocol-shape", method=method, faults=_joined(error.faults))

    def _timed_out(self, process: LineProcess, method: str, seconds: float) -> EngineError:
        code = process.end()
        if code is not None:
            return self._crashed(process, method, code)
        return self._fail("engine-timeout", method=method, seconds=f"{seconds:g}", stderr=_stderr(process))

    def _crashed(self, process: LineProcess, method: str, code: int | None) -> EngineError:
        return self._fail("engine-crashed", method=method, how=_how(code), stderr=_stderr(process))

    def _fail(self, ident: str, **args: Any) -> EngineError:
        """End the program; until the next set-up every call fails as this one."""
        error = self._end(ident, **args)
        self._failure = error.message
        self._discard()
        return error

    def _end(self, ident: str, **args: Any) -> EngineError:
        return EngineError(ident, **args, transcript="\n".join(self._transcript))

    def _again(self) -> EngineError:
        assert self._failure is not None, "nothing has been set up yet"
        return EngineError(self._failure.id, **self._failure.args)

    def _discard(self, grace: float = 0.0) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.end(grace)

    def _note(self, arrow: str, line: bytes) -> None:
        self._transcript.append(f"{arrow} {_text(line, _TRANSCRIPT_TEXT)}")


def _split(command: str) -> str | list[str]:
    """Return a command line as program and arguments; on Windows programs read their own command lines."""
    return command.strip() if os.name == "nt" else shlex.split(command)


def _is_quiet(process: LineProcess) -> bool:
    """Tell whether a program has said nothing since its last answer but notifications."""
    while process.has_output():
        line = process.receive(monotonic() + _GRACE)
        try:
            if line is None or not _is_notification(protocol.decode(line)):
                return False
        except ValueError:
            return False
    return True


def _is_notification(message: Any) -> bool:
    return isinstance(message, dict) and isinstance(message.get("method"), str) and "id" not in message


def _is_response(message: Any) -> bool:
    return (
        isinstance(message, dict)
        and message.get("jsonrpc") == "2.0"
        and "id" in message
        and "method" not in message
        and ("result" in message) != ("error" in message)
    )


def _text(line: bytes, limit: int = _SHOWN_TEXT) -> str:
    """Return a line as text, cut where it gets long, with nothing in it that a terminal would obey."""
    text = line[: 4 * limit].decode("utf-8", "backslashreplace").rstrip("\r\n")
    text = "".join(c if c.isprintable() else repr(c)[1:-1] for c in text)
    return text if len(text) <= limit else f"{text[:limit]}…"


def _stderr(process: LineProcess) -> Message:
    lines = [_text(line.encode("utf-8", "replace")) for line in process.stderr_tail(_SHOWN_STDERR)]
    return Message("stderr-tail", {"lines": " | ".join(lines)}) if lines else Message("stderr-empty")


def _how(code: int | None) -> Message:
    if code is None:
        return Message("exit-output-closed")
    if code < 0 and sys.platform != "win32":
        return Message("exit-signal", {"signal": _signal_name(-code)})
    return Message("exit-code", {"code": str(code)})


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return str(number)


def _joined(faults: Iterable[Fault]) -> Words:
    some = list(islice(faults, _SHOWN_FAULTS))
    return Words("; ".join(f.say("ru") for f in some), "; ".join(f.say("en") for f in some))


def _words_of(data: Any) -> Words | None:
    """Return the words an engine has put with an error, if it has."""
    if _has_shape(data, fields({"words": WORDS})):
        return protocol.read_words(data["words"])
    return None


def _faults_of(data: Any) -> Words | None:
    """Return the faults an engine has found in a position, if it tells them."""
    if not data or not _has_shape(data, list_of(fields({"place": TEXT, "words": WORDS}))):
        return None
    return _joined(protocol.read_fault(each) for each in data)


def _has_shape(data: Any, shape: Shape) -> bool:
    faults: list[Fault] = []
    shape(data, "", faults)
    return not faults
