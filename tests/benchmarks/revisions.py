"""How well and how fast two editions of thousands of clauses are compared.

    python -m tests.benchmarks.revisions [CLAUSES [SEEDS]]

Each seed makes an edition of the words of the real texts and the next of it, with every kind of change in
one go (`tests/rulebook/revisions/synthetic.py`). Prints what share of the links was recovered, what was found
that is not so, the seconds of `compare` alone, and the peak memory of a child process that makes and compares
one pair. What is aimed at is 99.5 % of the links, no false move, one second, and 200 MB; nothing fails here.
"""

from __future__ import annotations

import resource
import statistics
import subprocess
import sys
import time

from ccg_rules.rulebook.revisions import compare
from tests.rulebook.revisions.synthetic import editions, measure

CLAUSES, SEEDS = 3000, 10


def main(clauses: int, seeds: int) -> None:
    """Compare a pair of editions for each seed."""
    print("seed  old   new   links  recovered  wrong  false moves  missed moves  false parts  seconds")
    seconds = []
    for seed in range(seeds):
        old, new, truth = editions(seed, clauses)
        started = time.perf_counter()
        comparison = compare(old, new)
        seconds.append(time.perf_counter() - started)
        found = measure(comparison, truth)
        sizes = f"{seed:>4} {len(old.paragraphs):>5} {len(new.paragraphs):>5} {found.links:>6}"
        links = f"{found.recovered / found.links:>10.2%} {len(found.wrong):>6}"
        moves = f"{len(found.false_moves):>12} {len(found.missed_moves):>7} of {len(truth.moved):<3}"
        print(f"{sizes} {links} {moves} {len(found.kinds):>11} {seconds[-1]:>8.2f}")
    print(f"median {statistics.median(seconds):.2f} s, slowest {max(seconds):.2f} s")
    child = [sys.executable, "-m", __spec__.name, "--memory", str(clauses)]
    print(
        f"peak memory {subprocess.run(child, check=True, capture_output=True, text=True).stdout.strip()} MB"
    )


def memory(clauses: int) -> None:
    """Compare one pair and print the peak memory of this process."""
    old, new, _ = editions(0, clauses)
    compare(old, new)
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--memory"]:
        memory(int(sys.argv[2]))
    else:
        given = [int(argument) for argument in sys.argv[1:]]
        main(*(given + [CLAUSES, SEEDS][len(given) :]))
