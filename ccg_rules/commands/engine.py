"""`ccg-rules engine serve`: the reference engine in the line protocol, on standard input and output."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from ccg_rules.conformance.reference import ReferenceEngine
from ccg_rules.conformance.serve import serve
from ccg_rules.engine.games import played

if TYPE_CHECKING:
    import argparse

    from ccg_rules.text import Lang


def run(options: argparse.Namespace, lang: Lang) -> int:
    """Serve until the input ends."""
    return serve(ReferenceEngine(), sys.stdin.buffer, sys.stdout.buffer, played())
