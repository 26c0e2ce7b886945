"""`ccg-rules export`: the suite as plain data, for engines whose authors have no Python."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ccg_rules.commands.terminal import Progress
from ccg_rules.conformance import proof as proofs
from ccg_rules.conformance.scenarios import load_features
from ccg_rules.conformance.selection import Selection
from ccg_rules.conformance.verify import record_scenarios, vector_of
from ccg_rules.files import write_whole
from ccg_rules.locations import features_dir
from ccg_rules.text import say

if TYPE_CHECKING:
    import argparse

    from ccg_rules.conformance.scenarios import Case
    from ccg_rules.text import Lang

SCHEMA = "ccg-rules/vectors/1"


def run(options: argparse.Namespace, lang: Lang) -> int:
    """Write the vectors, one file an edition, with an index."""
    directory = Path(options.directory)
    progress = Progress(lang)
    try:
        recorded = record_scenarios(features_dir(), Selection(), progress)
    finally:
        progress.end()
    cases = {case.id: case for feature in load_features(features_dir()) for case in feature.cases()}
    if failed := [record["id"] for record in recorded if record["outcome"] != "passed"]:
        print(say(lang, "export-failed", ids=", ".join(failed)))
        return 1
    suite = proofs.suite_hash()
    by_edition: dict[str, list[dict[str, Any]]] = {}
    for record in recorded:
        case = cases[record["id"]]
        by_edition.setdefault(case.edition, []).append(_exported(case, record))
    for edition, vectors in sorted(by_edition.items()):
        data = {"schema": SCHEMA, "suite": suite, "edition": edition, "vectors": vectors}
        _write(directory / "vectors" / f"{edition}.json", data, lang)
    index = {"schema": SCHEMA, "suite": suite, "editions": {e: len(v) for e, v in sorted(by_edition.items())}}
    _write(directory / "index.json", index, lang)
    return 0


def _exported(case: Case, record: dict[str, Any]) -> dict[str, Any]:
    return {
        **vector_of(case, record).to_json(),
        "title": case.title.to_json(),
        "rule": case.rule.title.to_json(),
        "quotes": [{"label": quote.label, "text": quote.text} for quote in case.rule.quoted(case.edition)],
        "steps": [step["text"] for step in record["steps"]],
    }


def _write(path: Path, data: dict[str, Any], lang: Lang) -> None:
    write_whole(path, json.dumps(data, ensure_ascii=False, indent=1) + "\n")
    print(say(lang, "verify-wrote", file=path))
