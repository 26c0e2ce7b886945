"""Counting sequences of legal actions from named positions, as chess programs do to find their faults.

The name is that of chess (performance test). From a position every sequence of legal actions is followed to a
depth, and those of each length are counted. Chance is told, never drawn: positions have no seed, and each
outcome (a `draw`, a `roll`) counts as an action, whatever its likelihood. `docs/data.md` says it for authors.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from ccg_rules.conformance.answers import EngineError, ExpectationFailed, Reply, Unsupported
from ccg_rules.conformance.canonical import canonical, digest, listed, ordered
from ccg_rules.conformance.notations import notation_of
from ccg_rules.conformance.reference import ReferenceEngine
from ccg_rules.rulebook import load
from ccg_rules.text import Message, Words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ccg_rules.conformance.engine import Engine, Struct

SCHEMA = "ccg-rules/perft/1"
SOURCE = "positions.toml"

Path = tuple["Struct", ...]


@dataclass(frozen=True, slots=True)
class Landmark:
    """A named position, and how deep its sequences are counted. It says `"seed": null`: chance is told."""

    name: str
    title: Words
    edition: str
    position: Mapping[str, Any]
    depth: int


@dataclass(frozen=True, slots=True)
class Perft:
    """A landmark with its counts: for each length, sequences by the kind (`do`) of their last action.

    `digest` is that of the sorted legal actions of the position itself.
    """

    landmark: Landmark
    counts: tuple[Mapping[str, int], ...]
    digest: str

    def to_json(self) -> dict[str, Any]:
        """Return the entry of a data file."""
        return {
            "name": self.landmark.name,
            "title": self.landmark.title.to_json(),
            "position": self.landmark.position,
            "legal": self.digest,
            "counts": [
                {"depth": depth, "n": sum(by.values()), "by": dict(sorted(by.items()))}
                for depth, by in enumerate(self.counts, 1)
            ],
        }

    @classmethod
    def from_json(cls, edition: str, data: Mapping[str, Any]) -> Perft:
        """Return the counts that `to_json` wrote."""
        counts = tuple(each["by"] for each in data["counts"])
        landmark = Landmark(data["name"], Words(**data["title"]), edition, data["position"], len(counts))
        return cls(landmark, counts, data["legal"])


def landmarks(edition: str) -> list[Landmark]:
    """Return the named positions of an edition, as `positions.toml` has them.

    Names of objects are sorted, since the numbers of `draw` actions follow the order of `cards`.
    """
    text = (files("ccg_rules.conformance") / SOURCE).read_text(encoding="utf-8")
    game = load().edition(edition).game
    found = []
    for name, each in tomllib.loads(text).items():
        if each["game"] == game and edition in each.get("editions", (edition,)):
            position = sorted_names({"game": game, "seed": None, **each["position"]})
            found.append(Landmark(name, Words(**each["title"]), edition, position, each["depth"]))
    return found


def sorted_names(value: Any) -> Any:
    """Return data with the names of every object in order."""
    if isinstance(value, dict):
        return {name: sorted_names(value[name]) for name in sorted(value)}
    return [sorted_names(item) for item in value] if isinstance(value, list) else value


def sequences(engine: Engine, landmark: Landmark, depth: int) -> Iterator[tuple[Path, list[Struct]]]:
    """Yield every sequence of fewer than `depth` legal actions, with the actions legal after it, in order.

    Depth first: the engine is at the sequence that was yielded last, and need not be able to take back.
    """
    if "legal" not in engine.capabilities:
        raise Unsupported("perft-needs-legal")
    begin(engine, landmark.edition, landmark.position)
    at: Path = ()
    ahead: list[Path] = [()]
    while ahead:
        path = ahead.pop()
        if path[: len(at)] != at:
            engine.set_up(landmark.edition, landmark.position)
            at = ()
        for number in range(len(at), len(path)):
            if engine.act(path[number]).reply is not Reply.ACCEPTED:
                raise ExpectationFailed(
                    "perft-refused", action=listed([path[number]]), path=told(path[:number])
                )
        at = path
        legal = ordered(engine.legal())
        yield path, legal
        if len(path) + 1 < depth:
            ahead += [(*path, action) for action in reversed(legal)]


def begin(engine: Engine, edition: str, position: Mapping[str, Any]) -> None:
    """Set a position up and look whether it was reached. Raises `ScenarioEnd` when it was not."""
    engine.set_up(edition, position)
    views = {player: engine.view(player) for player in (1, 2)}
    for fault in notation_of(edition).set_up_faults(position, views):
        raise EngineError("set-up-not-reached", what=fault)


def count(engine: Engine, landmark: Landmark) -> Perft:
    """Count the sequences of a landmark on an engine."""
    counts: list[Counter[str]] = [Counter() for _ in range(landmark.depth)]
    first = ""
    for path, legal in sequences(engine, landmark, landmark.depth):
        first = first or digest(legal)
        counts[len(path)].update(action["do"] for action in legal)
    return Perft(landmark, tuple(counts), first)


def hold(engine: Engine, expected: Perft, depth: int | None = None) -> int:
    """Hold an engine to the counts, down to a depth; return how many sequences were counted.

    Raises `ExpectationFailed` that tells the first difference, and any `ScenarioEnd` of the engine's.
    """
    counts = expected.counts[:depth]
    actual: list[Counter[str]] = [Counter() for _ in counts]
    for path, legal in sequences(engine, expected.landmark, len(counts)):
        if not path and digest(legal) != expected.digest:
            raise _difference(engine, expected, 1, len(legal))
        found = actual[len(path)]
        found.update(action["do"] for action in legal)
        # An engine that lists far too much is not followed everywhere.
        if any(n > counts[len(path)].get(kind, 0) for kind, n in found.items()):
            raise _difference(engine, expected, len(path) + 1, found.total())
    for number, by in enumerate(counts):
        if actual[number] != by:
            raise _difference(engine, expected, number + 1, actual[number].total())
    return sum(found.total() for found in actual)


def _difference(engine: Engine, expected: Perft, depth: int, actual: int) -> ExpectationFailed:
    """Return the failure at a depth, with the shortest sequence after which something else is legal."""
    where = Message("perft-unexplained")
    for limit in range(1, depth + 1):
        if (found := _first_difference(engine, expected.landmark, limit)) is not None:
            where = found
            break
    n = sum(expected.counts[depth - 1].values())
    return ExpectationFailed("perft-differs", depth=depth, expected=n, actual=actual, where=where)


def _first_difference(engine: Engine, landmark: Landmark, depth: int) -> Message | None:
    """Follow the reference engine and an engine side by side; both go in the same order while they agree."""
    beside = sequences(ReferenceEngine(), landmark, depth)
    for (path, wanted), (_, legal) in zip(beside, sequences(engine, landmark, depth), strict=False):
        if wanted != legal:
            return Message("perft-where", {"path": told(path), "what": unlike(wanted, legal)})
    return None


def unlike(wanted: Sequence[Struct], legal: Sequence[Struct]) -> Message:
    """Return in words which legal actions are missing, and which are too many."""
    due, found = Counter(map(canonical, wanted)), Counter(map(canonical, legal))
    missing, extra = (" ".join((one - other).elements()) for one, other in ((due, found), (found, due)))
    if not extra:
        return Message("legal-missing", {"missing": missing})
    if not missing:
        return Message("legal-extra", {"extra": extra})
    return Message("legal-otherwise", {"missing": missing, "extra": extra})


def told(path: Sequence[Struct]) -> Message:
    """Return a sequence of actions in words."""
    return Message("after-actions", {"actions": listed(path)}) if path else Message("after-nothing")
