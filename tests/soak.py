"""Thousands of random battles with every property held: `make soak`.

Prints what was played: decisions by kind, and how often each kind of ability and each refusal occurred. A
kind that never occurred is a failure, since then nothing was held of it.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
import tomllib
from concurrent.futures import ProcessPoolExecutor
from importlib.resources import files
from typing import TYPE_CHECKING

from ccg_rules.notation.berserk import abilities
from ccg_rules.notation.berserk.actions import FIELDS, PROBES
from ccg_rules.notation.berserk.views import ASKED
from tests.engine import walks
from tests.engine.plays import Stats
from tests.engine.test_answers import ONLY_BY_DEVIATIONS
from tests.engine.walks import EXECUTION

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterable

LENGTH = 400
"""The most decisions of a battle."""

CHUNK = 20


def play(edition: str, seeds: Iterable[int]) -> tuple[Stats, list[str]]:
    """Play a battle for each seed; return what was played, and what broke."""
    stats = Stats()
    checks = [
        walks.somebody_acts,
        walks.trace_stands,
        walks.sometimes(walks.probes(stats, 12), 8),
        walks.sometimes(walks.nothing_is_lost, 20),
        walks.sometimes(walks.same_future, 40),
        walks.sometimes(walks.cannot_be_told_apart, 25),
        walks.sometimes(walks.whole_vocabulary, 4000),
    ]
    broken = []
    for seed in seeds:
        try:
            walks.walk(edition, seed, LENGTH, checks, stats)
        except AssertionError as error:
            broken.append(str(error))
    return stats, broken


def missing(stats: Stats) -> list[str]:
    """Return what never occurred although it can."""
    timings = (*abilities.TIMINGS, abilities.PERMANENT)
    effects = [*abilities.EFFECTS, *abilities.LASTING]
    effects.remove("take")  # it is executed by the taking, not as an effect; see `codes` and the trace
    messages = tomllib.loads(files("ccg_rules.messages").joinpath("engine.toml").read_text(encoding="utf-8"))
    codes = [name.removeprefix("refused-") for name in messages if name.startswith("refused-")]
    codes = [code for code in codes if code not in ONLY_BY_DEVIATIONS]
    wanted: list[tuple[str, Iterable[str], Counter[str]]] = [
        ("decision", [kind for kind in FIELDS if kind not in PROBES], stats.decisions),
        ("question", [*ASKED, "draw"], stats.questions),
        ("timing", timings, stats.timings),
        ("effect", effects, stats.effects),
        ("refusal", codes, stats.codes),
    ]
    return [f"{what} {name}" for what, names, found in wanted for name in names if not found[name]]


def shown(counter: Counter[str]) -> str:
    """Return a counter in words, the most frequent first."""
    return ", ".join(f"{name} {n}" for name, n in counter.most_common())


def main() -> int:
    """Play, print, and return 1 when something broke or never occurred."""
    parser = argparse.ArgumentParser(description=re.sub(r"\s+", " ", (__doc__ or "").split("\n\n")[0]))
    parser.add_argument("--battles", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first battle")
    parser.add_argument("--edition", default=EXECUTION)
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    started = time.perf_counter()
    seeds = range(options.seed, options.seed + options.battles)
    chunks = [seeds[n : n + CHUNK] for n in range(0, len(seeds), CHUNK)]
    total, broken = Stats(), []
    with ProcessPoolExecutor(options.processes) as pool:
        for stats, faults in pool.map(play, [options.edition] * len(chunks), chunks):
            total.add(stats)
            broken += faults
    seconds = time.perf_counter() - started
    decisions = sum(total.decisions.values())
    print(f"{len(seeds)} battles of {options.edition} in {seconds:.0f} s: {decisions} decisions,")
    print(f"{total.turns} turns; at most {LENGTH} decisions each; ended by: {shown(total.ends)}")
    for title in ("decisions", "questions", "timings", "effects", "codes", "refusals", "keys"):
        print(f"\n{title}: {shown(getattr(total, title))}")
    for fault in broken:
        print(f"\nbroken: {fault}")
    lacking = missing(total)
    for name in lacking:
        print(f"\nnever occurred: {name}")
    return int(bool(broken or lacking))


if __name__ == "__main__":
    sys.exit(main())
