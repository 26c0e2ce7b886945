"""The reference engine, served over the protocol."""

from __future__ import annotations

import sys

from ccg_rules.conformance.reference import ReferenceEngine
from ccg_rules.conformance.serve import serve
from ccg_rules.engine.games import played

if __name__ == "__main__":
    sys.exit(serve(ReferenceEngine(), sys.stdin.buffer, sys.stdout.buffer, played()))
