"""The shared data: vectors, counts and games in files for engines in any language, shipped with the suite.

`collect` makes all of it from the suite and the reference engine. A file is JSON with one entry a line, so
that a change shows as changed lines; `index.json` tells what the files were made from, whose change makes
them stale.
"""

from __future__ import annotations

import hashlib
import json
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ccg_rules.conformance import perft, replay, schemas
from ccg_rules.conformance.canonical import canonical
from ccg_rules.conformance.proof import hash_of, suite_hashes
from ccg_rules.conformance.reference import ReferenceEngine
from ccg_rules.conformance.vectors import Vector
from ccg_rules.locations import package_dir
from ccg_rules.rulebook import load
from ccg_rules.text import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from ccg_rules.conformance.scenarios import Case

SCHEMA = "ccg-rules/data/1"
VECTORS_SCHEMA = "ccg-rules/vectors/2"

KINDS = ("vectors", "perft", "games")
INDEX = "index.json"

_PARTS = {
    "vectors": ("features", "steps", "table", "editions", "notation"),
    "perft": ("engine", "notation"),
    "games": ("engine", "notation"),
}
"""The parts of the suite that each kind of data is made from, besides the modules here."""

_MAKERS = ("canonical.py", "perft.py", "replay.py", "schemas.py", "shared.py", perft.SOURCE)


def data_dir() -> Path:
    """Return the folder of the shipped data."""
    return Path(str(files("ccg_rules.conformance") / "data"))


class NoData(Exception):
    """There is no shared data of that kind for an edition."""

    def __init__(self, kind: str, edition: str) -> None:
        self.message = Message("data-none", {"kind": kind, "edition": edition})
        super().__init__(self.message.say("en"))


# Making


def collect(
    cases: Mapping[str, Case],
    recorded: Sequence[Mapping[str, Any]],
    editions: Iterable[str],
    progress: Callable[[str, int, int], None],
) -> dict[str, str]:
    """Return the text of every file by its path: vectors of the records, counts, games, schemas, index."""
    made: dict[str, dict[str, Any]] = {}
    for edition in editions:
        made[f"vectors/{edition}.json"] = vectors_file(edition, cases, recorded)
        made[f"perft/{edition}.json"] = perft_file(edition, progress)
        made[f"games/{edition}.json"] = games_file(edition, progress)
    texts = {path: lines(data) for path, data in made.items()}
    entries = {path: len(data[path.partition("/")[0]]) for path, data in made.items()}
    for name, schema in schemas.schemas().items():
        texts[f"schemas/{name}.schema.json"] = json.dumps(schema, ensure_ascii=False, indent=1) + "\n"
    texts[INDEX] = json.dumps(index(texts, entries), ensure_ascii=False, indent=1) + "\n"
    return texts


def vectors_file(
    edition: str, cases: Mapping[str, Case], recorded: Iterable[Mapping[str, Any]]
) -> dict[str, Any]:
    """Return the vectors of an edition, with the rules they stand under."""
    own = [(cases[r["id"]], r) for r in recorded if cases[r["id"]].edition == edition]
    rules = {
        case.rule.key: {
            "title": case.rule.title.to_json(),
            "quotes": [{"label": quote.label, "text": quote.text} for quote in case.rule.quoted(edition)],
        }
        for case, _ in own
    }
    vectors = [
        {
            "id": case.id,
            "key": case.rule.key,
            "title": case.title.to_json(),
            "steps": [step["text"] for step in record["steps"]],
            "instructions": record["vector"],
        }
        for case, record in own
    ]
    return {**_head(VECTORS_SCHEMA, edition), "rules": rules, "vectors": vectors}


def perft_file(edition: str, progress: Callable[[str, int, int], None]) -> dict[str, Any]:
    """Return the counts of an edition, taken on the reference engine."""
    marks, counted = perft.landmarks(edition), []
    for number, landmark in enumerate(marks, 1):
        counted.append(perft.count(ReferenceEngine(), landmark).to_json())
        progress("perft", number, len(marks))
    return {**_head(perft.SCHEMA, edition), "perft": counted}


def games_file(edition: str, progress: Callable[[str, int, int], None]) -> dict[str, Any]:
    """Return the games of an edition, played on the reference engine."""
    played = replay.games(edition, lambda done, total: progress("games", done, total))
    return {**_head(replay.SCHEMA, edition), "games": [game.to_json() for game in played]}


def _head(schema: str, edition: str) -> dict[str, str]:
    return {"schema": schema, "game": load().edition(edition).game, "edition": edition}


def index(texts: Mapping[str, str], entries: Mapping[str, int]) -> dict[str, Any]:
    """Return what the files are and what they were made from."""
    return {
        "schema": SCHEMA,
        "made_from": {kind: made_from(kind) for kind in KINDS},
        "files": {
            path: {"entries": entries.get(path), "sha256": _sha256(text)}
            for path, text in sorted(texts.items())
        },
    }


def made_from(kind: str) -> dict[str, str]:
    """Return hashes of all that a kind of data is made from."""
    hashes = suite_hashes()
    return {part: hashes[part] for part in _PARTS[kind]} | {
        "pool": hash_of(package_dir() / "notation", ("*.toml",)),
        "makers": hash_of(package_dir() / "conformance", _MAKERS),
    }


def stale(folder: Path) -> list[str]:
    """Return which kinds of data in a folder are out of date, and which files are not as the index says."""
    told = json.loads((folder / INDEX).read_text(encoding="utf-8"))
    found = [kind for kind in KINDS if told["made_from"].get(kind) != made_from(kind)]
    there = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*.json"))}
    for path in sorted({*there, *told["files"]} - {INDEX}):
        text = there[path].read_text(encoding="utf-8") if path in there else ""
        if _sha256(text) != told["files"].get(path, {}).get("sha256"):
            found.append(path)
    return found


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


# Writing and reading


def lines(data: Mapping[str, Any]) -> str:
    """Return an object as JSON, with one line for each item of the lists and objects in it."""
    return "{\n" + ",\n".join(f"{canonical(name)}:{_spread(value)}" for name, value in data.items()) + "\n}\n"


def _spread(value: Any) -> str:
    if isinstance(value, list):
        return "[\n" + ",\n".join(map(_compact, value)) + "\n]"
    if isinstance(value, dict):
        return (
            "{\n" + ",\n".join(f"{canonical(name)}:{_compact(item)}" for name, item in value.items()) + "\n}"
        )
    return canonical(value)


def _compact(value: Any) -> str:
    """Return JSON on one line; names keep their order, which is that of the lines of a scenario."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def read(kind: str, edition: str, folder: Path | None = None) -> dict[str, Any]:
    """Return the data of a kind for an edition, shipped or from a folder. Raises `NoData` for none."""
    path = (folder or data_dir()) / kind / f"{edition}.json"
    if not path.is_file():
        raise NoData(kind, edition)
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def read_vectors(edition: str) -> list[Vector]:
    """Return the shipped vectors of an edition."""
    return [
        Vector(each["id"], each["key"], edition, tuple(each["instructions"]))
        for each in read("vectors", edition)["vectors"]
    ]


def read_perft(edition: str) -> list[perft.Perft]:
    """Return the shipped counts of an edition."""
    return [perft.Perft.from_json(edition, each) for each in read("perft", edition)["perft"]]


def read_games(edition: str) -> list[replay.Game]:
    """Return the shipped games of an edition."""
    return [replay.Game.from_json(edition, each) for each in read("games", edition)["games"]]
