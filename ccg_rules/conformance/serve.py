"""Serving an engine in the line protocol: the other end of `CommandEngine`."""

from __future__ import annotations

import os
import sys
from contextlib import redirect_stdout, suppress
from typing import IO, TYPE_CHECKING, Any

from ccg_rules.conformance import protocol
from ccg_rules.conformance.answers import ScenarioEnd, Unsupported
from ccg_rules.conformance.notations import notation_of
from ccg_rules.conformance.protocol import CAPABILITIES, Code, Request, Welcome
from ccg_rules.notation.faults import NotationError
from ccg_rules.notation.shapes import hold, shown
from ccg_rules.text import Message, Words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ccg_rules.conformance.engine import Engine
    from ccg_rules.notation.game import Notation


class _Error(Exception):
    """A call that is answered with an error; `data` holds the faults, or the words in both languages."""

    def __init__(self, code: Code, message: Message, data: list[dict[str, Any]] | None = None) -> None:
        self.code = code
        self.words = Words(message.say("ru"), message.say("en"))
        self.data: Any = {"words": self.words.to_json()} if data is None else data
        super().__init__(self.words.en)


def serve(engine: Engine, stdin: IO[bytes], stdout: IO[bytes], editions: Iterable[str]) -> int:
    """Answer requests until the end of the input or `bye`, and return the exit code.

    That is 0, or 1 when nobody is left to hear an answer. Whatever comes in is answered, with an error when
    need be; what the engine prints goes to stderr, so that it cannot come between the answers.
    """
    session = _Session(engine, frozenset(editions))
    with redirect_stdout(sys.stderr):
        for line in stdin:
            answer = session.answer(line)
            if answer is not None and not _written(stdout, answer):
                return 1
            if session.over:
                break
    return 0


def _written(stdout: IO[bytes], line: bytes) -> bool:
    try:
        stdout.write(line)
        stdout.flush()
    except BrokenPipeError:
        # What is left in the buffer would raise once more when Python closes the stream at its exit.
        with suppress(OSError), open(os.devnull, "wb") as nowhere:  # noqa: PTH123  # no path of ours
            os.dup2(nowhere.fileno(), stdout.fileno())
        return False
    return True


class _Session:
    """One conversation: turns a line into the line that answers it."""

    def __init__(self, engine: Engine, editions: frozenset[str]) -> None:
        self.over = False
        self._engine = engine
        self._editions = editions
        self._notation: Notation | None = None

    def answer(self, line: bytes) -> bytes | None:
        """Return the answer to a line, or None when it wants none."""
        ident: str | int | None = None
        try:
            message = _message(line)
            if "id" not in message:
                return None
            ident = message["id"]
            result = self._result(self._request(message))
            return protocol.encode({"jsonrpc": "2.0", "id": ident, "result": result})
        except _Error as error:
            return _refusal(ident, error)
        except ScenarioEnd as end:
            return _refusal(ident, _Error(Code.INTERNAL_ERROR, end.message))
        except Exception as failure:  # the engine's own, which must not end the conversation
            reason = Message("said", {"words": f"{type(failure).__name__}: {failure}"})
            return _refusal(ident, _Error(Code.INTERNAL_ERROR, reason))

    def _request(self, message: dict[str, Any]) -> Request[Any]:
        method = message["method"]
        known = protocol.METHODS.get(method)
        if known is None or (method in CAPABILITIES and method not in self._engine.capabilities):
            raise _Error(Code.METHOD_NOT_FOUND, Message("rpc-method-not-found", {"method": shown(method)}))
        try:
            return known.read(message.get("params", {}))
        except NotationError as error:
            raise _wrong_params(method, error) from None

    def _result(self, request: Request[Any]) -> Any:
        match request:
            case protocol.Hello():
                return self._welcome().to_json()
            case protocol.Bye():
                self.over = True
                return None
            case protocol.SetUp():
                return self._set_up(request)
        if self._notation is None:
            raise _Error(Code.INVALID_REQUEST, Message("rpc-nothing-set-up"))
        try:
            if isinstance(request, protocol.Act | protocol.Check):
                hold(request.action, self._notation.action, "params.action")
            return self._ask(request)
        except NotationError as error:
            raise _wrong_params(request.method, error) from None

    def _ask(self, request: Request[Any]) -> Any:
        match request:
            case protocol.Act():
                return protocol.answer_to_json(self._engine.act(request.action))
            case protocol.Check():
                return protocol.answer_to_json(self._engine.check(request.action))
            case protocol.View():
                return self._engine.view(request.observer)
            case protocol.Legal():
                return self._engine.legal()
            case protocol.Trace():
                return protocol.trace_to_json(self._engine.trace())
            case protocol.Concede():
                return protocol.answer_to_json(self._engine.concede(request.player))
            case protocol.Draw():
                return protocol.answer_to_json(self._engine.draw())
        raise AssertionError(request)

    def _welcome(self) -> Welcome:
        engine = self._engine
        return Welcome(engine.name, engine.version, self._editions, engine.capabilities)

    def _set_up(self, request: protocol.SetUp) -> None:
        self._notation = None
        if request.edition not in self._editions:
            message = Message("set-up-edition-unsupported", {"edition": request.edition})
            raise _Error(Code.UNSUPPORTED, message)
        try:
            self._engine.set_up(request.edition, request.position)
        except Unsupported as unsupported:
            raise _Error(Code.UNSUPPORTED, unsupported.message) from None
        except NotationError as error:
            faults = protocol.faults_to_json(error.faults)
            raise _Error(Code.BAD_POSITION, Message("rpc-bad-position"), faults) from None
        self._notation = notation_of(request.edition)


def _message(line: bytes) -> dict[str, Any]:
    """Return the request on a line, whatever it asks for."""
    try:
        message = protocol.decode(line)
    except ValueError:
        raise _Error(Code.PARSE_ERROR, Message("rpc-parse-error")) from None
    right = (
        isinstance(message, dict)
        and message.get("jsonrpc") == "2.0"
        and isinstance(message.get("method"), str)
        and (message.get("id") is None or type(message["id"]) in (str, int))
    )
    if not right:
        raise _Error(Code.INVALID_REQUEST, Message("rpc-invalid-request"))
    request: dict[str, Any] = message
    return request


def _wrong_params(method: str, error: NotationError) -> _Error:
    message = Message("rpc-invalid-params", {"method": method})
    return _Error(Code.INVALID_PARAMS, message, protocol.faults_to_json(error.faults))


def _refusal(ident: str | int | None, error: _Error) -> bytes:
    said = {"code": int(error.code), "message": error.words.en, "data": error.data}
    return protocol.encode({"jsonrpc": "2.0", "id": ident, "error": said})
