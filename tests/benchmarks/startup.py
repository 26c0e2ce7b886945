"""How long `ccg-rules --help` takes beyond a bare Python: `python tests/benchmarks/startup.py [REPEATS]`.

Prints medians. What is aimed at is at most 0.3 s more; nothing fails here, since time is the machine's.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time

AIM = 0.3
COMMANDS = {
    "python -c pass": ("-c", "pass"),
    "ccg-rules --help": ("-m", "ccg_rules", "--help"),
    "ccg-rules clause 404.1.2": ("-m", "ccg_rules", "clause", "404.1.2"),
}


def seconds(arguments: tuple[str, ...]) -> float:
    """Return the wall time of one run."""
    started = time.perf_counter()
    subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - started


def main(repeats: int) -> None:
    """Measure the commands in turn, so that whatever else the machine does falls on all of them."""
    taken: dict[str, list[float]] = {name: [] for name in COMMANDS}
    for _ in range(repeats):
        for name, arguments in COMMANDS.items():
            taken[name].append(seconds(arguments))
    medians = {name: statistics.median(values) for name, values in taken.items()}
    bare = medians["python -c pass"]
    for name, median in medians.items():
        print(f"{name:<26} {median:.3f} s   {median - bare:+.3f} s   ×{median / bare:.1f}")
    print(f"aimed at: ccg-rules --help within {AIM:+.1f} s of bare Python")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 15)
