"""Proof that the suite can fail: every deviation is killed by a scenario of its own Rule, none is vacuous.

A deviation is *killed* in an edition when, with it, an expectation of a scenario under its Rule fails. A
crash or a set-up that is not reached kills nothing, and neither does a citation. A scenario that kills no
deviation of its Rule is *vacuous*. The proof belongs to the suite and ships with it as `suite.json`,
together with hashes of everything it depends on.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from ccg_rules.conformance.answers import Outcome
from ccg_rules.conformance.reference import ReferenceEngine
from ccg_rules.conformance.vectors import play
from ccg_rules.engine.deviations import deviations
from ccg_rules.locations import features_dir, package_dir, steps_dir
from ccg_rules.rulebook.load import data_dir

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from ccg_rules.conformance.vectors import Vector

SCHEMA = "ccg-rules/suite/1"


@dataclass(frozen=True, slots=True)
class Killing:
    """A deviation in one edition, and the ids of the scenarios that notice it."""

    deviation: str
    key: str
    edition: str
    killed_by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Proof:
    """What was measured, and of what."""

    hashes: dict[str, str]
    killings: tuple[Killing, ...]
    vacuous: tuple[str, ...]

    @property
    def survivors(self) -> tuple[Killing, ...]:
        """Deviations that no scenario of their Rule notices."""
        return tuple(killing for killing in self.killings if not killing.killed_by)

    def is_current(self, features: Path | None = None) -> bool:
        """Tell whether nothing it depends on has changed since."""
        return self.hashes == suite_hashes(features)

    def to_json(self) -> dict[str, Any]:
        """Return the proof as data."""
        return {
            "schema": SCHEMA,
            "hashes": self.hashes,
            "deviations": [
                {
                    "id": killing.deviation,
                    "key": killing.key,
                    "edition": killing.edition,
                    "killed_by": list(killing.killed_by),
                }
                for killing in self.killings
            ],
            "vacuous": list(self.vacuous),
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Proof:
        """Read a proof. Raises `ValueError` for data of another schema."""
        if data.get("schema") != SCHEMA:
            raise ValueError(f"not a proof of schema {SCHEMA}")
        return cls(
            data["hashes"],
            tuple(
                Killing(each["id"], each["key"], each["edition"], tuple(each["killed_by"]))
                for each in data["deviations"]
            ),
            tuple(data["vacuous"]),
        )


def measure(
    vectors: Sequence[Vector],
    features: Path | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Proof:
    """Play every deviation against the vectors of its own Rule, edition by edition."""
    editions = sorted({vector.edition for vector in vectors})
    keys = {vector.key for vector in vectors}
    tried = [(d, e) for d in deviations() if d.key in keys for e in editions if e in d.editions]
    killings: list[Killing] = []
    killers: set[str] = set()
    for number, (deviation, edition) in enumerate(tried, 1):
        own = [v for v in vectors if v.key == deviation.key and v.edition == edition]
        if own:
            engine = ReferenceEngine(deviation.game)
            killed_by = tuple(v.id for v in own if _fails(v, engine))
            killings.append(Killing(deviation.id, deviation.key, edition, killed_by))
            killers.update(killed_by)
        progress(number, len(tried))
    vacuous = tuple(vector.id for vector in vectors if vector.id not in killers)
    return Proof(suite_hashes(features), tuple(killings), vacuous)


def _fails(vector: Vector, engine: ReferenceEngine) -> bool:
    return play(vector, engine, citations=False, look=False).outcome is Outcome.FAILED


def shipped() -> Proof | None:
    """Return the proof that ships with the suite, or None when there is none that can be read."""
    try:
        text = (files("ccg_rules.conformance") / "suite.json").read_text(encoding="utf-8")
        return Proof.from_json(json.loads(text))
    except (FileNotFoundError, ValueError, KeyError):
        return None


def suite_hashes(features: Path | None = None) -> dict[str, str]:
    """Return hashes of all that decides what a scenario does: features, steps, engine, editions, table."""
    package = package_dir()
    return {
        "features": hash_of(features or features_dir(), ("*.feature",)),
        "steps": hash_of(steps_dir(), ("*.py",)),
        "engine": hash_of(package / "engine", ("*.py",)),
        "editions": hash_of(data_dir(), ("*.toml",)),
        "table": hash_of(package / "conformance", ("table.py", "recorder.py", "phrases.py")),
        "notation": hash_of(package / "notation", ("*.py",)),
    }


def suite_hash(features: Path | None = None) -> str:
    """Return one hash over all of `suite_hashes`."""
    return hashlib.sha256(json.dumps(suite_hashes(features), sort_keys=True).encode()).hexdigest()


def hash_of(folder: Path, patterns: tuple[str, ...]) -> str:
    """Return the SHA-256 of the files below a folder, their names and contents, line ends as in git."""
    digest = hashlib.sha256()
    for path in sorted({path for pattern in patterns for path in folder.rglob(pattern)}):
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0")
        digest.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()
