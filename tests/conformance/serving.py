"""A program: the reference engine with a deviation, or by a reading not taken, over the protocol."""

from __future__ import annotations

import sys

from ccg_rules.conformance.reference import ReferenceEngine
from ccg_rules.conformance.serve import serve
from ccg_rules.engine.deviations import alternatives, deviations
from ccg_rules.engine.games import played

if __name__ == "__main__":
    games = {d.id: d.game for d in deviations()} | {a.reading: a.game for a in alternatives()}
    sys.exit(serve(ReferenceEngine(games[sys.argv[1]]), sys.stdin.buffer, sys.stdout.buffer, played()))
