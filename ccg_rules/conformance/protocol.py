"""The line protocol between the suite and an engine in any language: `docs/protocol.md` as types.

JSON-RPC 2.0, one message a line, UTF-8. The suite asks, the engine answers. Each method is a class here with
its params and the reading of its result; both sides use it. Nothing that has passed through this module is of
another shape than its type says: `NotationError` tells what was wrong.
"""

from __future__ import annotations

import json
import math
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from ccg_rules.conformance.answers import Answer, Reply
from ccg_rules.conformance.engine import TraceEntry
from ccg_rules.notation import shapes
from ccg_rules.notation.faults import Fault
from ccg_rules.notation.shapes import either, fields, hold, list_of, one_of, simple
from ccg_rules.text import Message, Words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ccg_rules.conformance.engine import Struct
    from ccg_rules.notation.shapes import Shape

PROTOCOL = "ccg-rules/protocol/1"

CAPABILITIES = ("check", "legal", "trace", "concede", "draw")
"""The methods an engine may leave out; it declares those it has."""

Result = TypeVar("Result")


def _is_words(value: Any) -> bool:
    if isinstance(value, dict):
        return all(isinstance(value.get(lang), str) for lang in ("ru", "en"))
    return isinstance(value, str)


WORDS = simple(_is_words, "shape-words")
WORDS_OR_NULL = either(_is_words, "shape-words", None)


class Code(IntEnum):
    """The codes of errors: those of JSON-RPC, and two of our own."""

    PARSE_ERROR = -32700
    INVALID_REQUEST = -32600
    METHOD_NOT_FOUND = -32601
    INVALID_PARAMS = -32602
    INTERNAL_ERROR = -32603
    UNSUPPORTED = -32001
    """`set_up` of an edition or mechanic that the engine does not know."""
    BAD_POSITION = -32002
    """`set_up` of a position that contradicts itself; `data` lists the faults."""


# Methods


class Request(ABC, Generic[Result]):
    """One call of a method."""

    method: ClassVar[str]

    def params(self) -> dict[str, Any]:
        """Return the params as they are sent."""
        return {}

    @classmethod
    def read(cls, params: Any) -> Self:
        """Return the request with these params. Raises `NotationError` for malformed ones."""
        hold(params, shapes.OBJECT, "params")
        return cls()

    @abstractmethod
    def read_result(self, result: Any) -> Result:
        """Return what the engine has answered. Raises `NotationError` for a malformed result."""


@dataclass(frozen=True, slots=True)
class Welcome:
    """What an engine says of itself."""

    name: str
    version: str
    editions: frozenset[str]
    capabilities: frozenset[str]

    def to_json(self) -> dict[str, Any]:
        """Return the result of `hello`."""
        return {
            "protocol": PROTOCOL,
            "name": self.name,
            "version": self.version,
            "editions": sorted(self.editions),
            "capabilities": sorted(self.capabilities),
        }


_WELCOME = fields(
    {
        "name": shapes.TEXT,
        "version": shapes.TEXT,
        "editions": list_of(shapes.TEXT),
        "capabilities": list_of(one_of(*CAPABILITIES)),
    }
)


class OtherProtocol(Exception):
    """The other side speaks another protocol, or another version of it."""

    def __init__(self, protocol: object) -> None:
        self.protocol = protocol
        super().__init__(shapes.shown(protocol))


@dataclass(frozen=True, slots=True)
class Hello(Request[Welcome]):
    """The first call: who asks, and in which protocol."""

    method = "hello"
    suite: str
    version: str
    protocol: str = PROTOCOL

    def params(self) -> dict[str, Any]:
        """Return the protocol and the suite's name and version."""
        return {"protocol": self.protocol, "suite": {"name": self.suite, "version": self.version}}

    @classmethod
    def read(cls, params: Any) -> Self:
        """Return the request with these params; another protocol than ours is let through."""
        hold(params, _HELLO, "params")
        return cls(params["suite"]["name"], params["suite"]["version"], params["protocol"])

    def read_result(self, result: Any) -> Welcome:
        """Return what the engine is. Raises `OtherProtocol` before it looks at the rest."""
        hold(result, fields({"protocol": shapes.TEXT}), "result")
        if result["protocol"] != PROTOCOL:
            raise OtherProtocol(result["protocol"])
        hold(result, _WELCOME, "result")
        return Welcome(
            result["name"],
            result["version"],
            frozenset(result["editions"]),
            frozenset(result["capabilities"]),
        )


_HELLO = fields(
    {"protocol": shapes.TEXT, "suite": fields({"name": shapes.TEXT, "version": shapes.TEXT})},
)


@dataclass(frozen=True, slots=True)
class SetUp(Request[None]):
    """Begin at a position; the answer tells nothing but that it is done."""

    method = "set_up"
    edition: str
    position: dict[str, Any]

    def params(self) -> dict[str, Any]:
        """Return edition and position."""
        return {"edition": self.edition, "position": self.position}

    @classmethod
    def read(cls, params: Any) -> Self:
        """Return the request; whether the position is right is for the engine to say."""
        hold(params, fields({"edition": shapes.TEXT, "position": shapes.OBJECT}), "params")
        return cls(params["edition"], params["position"])

    def read_result(self, result: Any) -> None:
        """Let any result pass."""


@dataclass(frozen=True, slots=True)
class _OfAction(Request[Answer]):
    action: Struct

    def params(self) -> dict[str, Any]:
        """Return the action."""
        return {"action": self.action}

    @classmethod
    def read(cls, params: Any) -> Self:
        """Return the request; what actions look like is for the game that is set up to say."""
        hold(params, fields({"action": shapes.OBJECT}), "params")
        return cls(params["action"])

    def read_result(self, result: Any) -> Answer:
        """Return the answer."""
        return read_answer(result)


class Act(_OfAction):
    """Try an action."""

    method = "act"


class Check(_OfAction):
    """Ask what `act` would answer."""

    method = "check"


@dataclass(frozen=True, slots=True)
class View(Request[dict[str, Any]]):
    """Ask what a player can see; a view must have the `shape` that the game's notation gives it."""

    method = "view"
    observer: int
    shape: Shape = field(default=shapes.OBJECT, compare=False)

    def params(self) -> dict[str, Any]:
        """Return the observer."""
        return {"observer": self.observer}

    @classmethod
    def read(cls, params: Any) -> Self:
        """Return the request."""
        hold(params, fields({"observer": shapes.PLAYER}), "params")
        return cls(params["observer"])

    def read_result(self, result: Any) -> dict[str, Any]:
        """Return the view."""
        hold(result, self.shape, "view")
        view: dict[str, Any] = result
        return view


@dataclass(frozen=True, slots=True)
class Legal(Request[list[dict[str, Any]]]):
    """Ask for the legal actions; each must have the `shape` that the game's notation gives it."""

    method = "legal"
    shape: Shape = field(default=shapes.OBJECT, compare=False)

    def read_result(self, result: Any) -> list[dict[str, Any]]:
        """Return the actions."""
        hold(result, list_of(self.shape), "actions")
        actions: list[dict[str, Any]] = result
        return actions


class Trace(Request[list[TraceEntry]]):
    """Ask what has happened since the set-up."""

    method = "trace"

    def read_result(self, result: Any) -> list[TraceEntry]:
        """Return the entries."""
        hold(result, list_of(fields({"key": shapes.TEXT, "words": WORDS})), "trace")
        return [TraceEntry(entry["key"], read_words(entry["words"])) for entry in result]


@dataclass(frozen=True, slots=True)
class Concede(Request[Answer]):
    """Let a player concede."""

    method = "concede"
    player: int

    def params(self) -> dict[str, Any]:
        """Return the player."""
        return {"player": self.player}

    @classmethod
    def read(cls, params: Any) -> Self:
        """Return the request."""
        hold(params, fields({"player": shapes.PLAYER}), "params")
        return cls(params["player"])

    def read_result(self, result: Any) -> Answer:
        """Return the answer."""
        return read_answer(result)


class Draw(Request[Answer]):
    """Let both players agree to a draw."""

    method = "draw"

    def read_result(self, result: Any) -> Answer:
        """Return the answer."""
        return read_answer(result)


class Bye(Request[None]):
    """The last call: the engine answers and ends."""

    method = "bye"

    def read_result(self, result: Any) -> None:
        """Let any result pass."""


METHODS: dict[str, type[Request[Any]]] = {
    request.method: request for request in (Hello, SetUp, Act, View, Check, Legal, Trace, Concede, Draw, Bye)
}


# Values in both directions

_ANSWER = fields({"reply": one_of(*map(str, Reply))}, {"key": shapes.TEXT_OR_NULL, "words": WORDS_OR_NULL})


def answer_to_json(answer: Answer) -> dict[str, Any]:
    """Return an answer as data; what it does not say is left out."""
    data: dict[str, Any] = {"reply": str(answer.reply)}
    if answer.key is not None:
        data["key"] = answer.key
    if answer.words is not None:
        data["words"] = answer.words.to_json()
    return data


def read_answer(data: Any) -> Answer:
    """Return the answer that `answer_to_json` wrote. Raises `NotationError` for anything else."""
    hold(data, _ANSWER, "answer")
    said = data.get("words")
    return Answer(Reply(data["reply"]), data.get("key"), None if said is None else read_words(said))


def trace_to_json(entries: Iterable[TraceEntry]) -> list[dict[str, Any]]:
    """Return a trace as data."""
    return [{"key": entry.key, "words": entry.words.to_json()} for entry in entries]


def faults_to_json(faults: Iterable[Fault]) -> list[dict[str, Any]]:
    """Return faults as data: their places, and what is wrong there in both languages."""
    return [
        {"place": each.place, "words": {"ru": each.message.say("ru"), "en": each.message.say("en")}}
        for each in faults
    ]


def read_fault(data: dict[str, Any]) -> Fault:
    """Return a fault that `faults_to_json` wrote, worded as it was."""
    return Fault(data["place"], Message("said", {"words": read_words(data["words"])}))


def read_words(data: dict[str, str] | str) -> Words:
    """Return words given in both languages, or in one that must do for both."""
    return Words(data, data) if isinstance(data, str) else Words(data["ru"], data["en"])


# Lines


def encode(message: Any) -> bytes:
    """Return a message as a line. Raises `ValueError` or `TypeError` for what JSON cannot hold."""
    text = json.dumps(message, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    return text.encode("utf-8") + b"\n"


def decode(line: bytes) -> Any:
    """Return the value that stands on a line. Raises `ValueError` when it is no JSON in UTF-8."""
    try:
        text = line.decode("utf-8")
        value = json.loads(text, parse_constant=_no_number, parse_float=_finite)
        if "\\ud" in text or "\\uD" in text:
            # JSON lets half a surrogate pair through, which nobody could write out again.
            json.dumps(value, ensure_ascii=False).encode("utf-8")
    except RecursionError:
        raise ValueError("nested too deeply") from None
    return value


def _no_number(name: str) -> float:
    raise ValueError(f"{name} is no number of JSON")


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text} is too large")
    return number
