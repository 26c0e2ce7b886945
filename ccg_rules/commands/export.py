"""`ccg-rules export`: the suite, counts and games as plain data, for engines whose authors have no Python."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ccg_rules.commands.terminal import Progress
from ccg_rules.conformance.scenarios import load_features
from ccg_rules.conformance.selection import Selection
from ccg_rules.conformance.shared import collect
from ccg_rules.conformance.verify import record_scenarios
from ccg_rules.engine.games import played
from ccg_rules.files import write_whole
from ccg_rules.locations import features_dir
from ccg_rules.text import say

if TYPE_CHECKING:
    import argparse

    from ccg_rules.text import Lang


def run(options: argparse.Namespace, lang: Lang) -> int:
    """Write vectors, counts, games and their schemas, with an index."""
    progress = Progress(lang)
    try:
        recorded = record_scenarios(features_dir(), Selection(), progress)
        if failed := [record["id"] for record in recorded if record["outcome"] != "passed"]:
            progress.end()
            print(say(lang, "export-failed", ids=", ".join(failed)))
            return 1
        cases = {case.id: case for feature in load_features(features_dir()) for case in feature.cases()}
        texts = collect(cases, recorded, played(), progress)
    finally:
        progress.end()
    for name, text in texts.items():
        path = Path(options.directory) / name
        write_whole(path, text)
        print(say(lang, "verify-wrote", file=path))
    return 0
