"""How long an import of 3,000 clauses takes: `python tests/benchmarks/importing.py`.

All numbers printed, and with a fifth of them lost; prints seconds and the peak of memory, which is taken in a
run of its own, for counting it takes time. What is aimed at is 2 s; nothing fails here, since time is the
machine's.
"""

from __future__ import annotations

import sys
import time
import tracemalloc
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[2]))

from ccg_rules.rulebook import load_edition
from ccg_rules.rulebook.importing.edition import build
from ccg_rules.rulebook.importing.files import read_file
from ccg_rules.rulebook.importing.sentences import split
from ccg_rules.rulebook.write import to_toml
from ccg_rules.text import Words
from tests.rulebook.importing.made_up import MANNERS, erased, rulebook

AIM = 2.0
CLAUSES = 3000
LOST = 0.2


def text(random: Random, lost: float) -> str:
    """Return a rulebook of so many clauses, some of its numbers lost, as plain text."""
    lines = rulebook(random, MANNERS["Russian"].of(CLAUSES // 5))[:CLAUSES]
    kept = [erased(line) if random.random() < lost else line for line in lines]
    return "\n".join(f"{line.number}. {line.text}" if line.number else line.text for line in kept)


def imported(path: Path) -> float:
    """Import a file, up to its being loaded again; return the seconds."""
    started = time.perf_counter()
    lines = read_file(path)
    found = build(
        [("S", path.name, "0" * 64, lines)],
        id="large",
        game="berserk",
        title=Words("Правила", "Rules"),
        follows=None,
    )
    written = to_toml(found.edition)
    building = time.perf_counter() - started
    target = path.with_name("large.toml")
    target.write_text(written, encoding="utf-8")
    load_edition(target)
    loading = time.perf_counter() - started - building
    print(
        f"{len(lines)} paragraphs: built and written {building:.2f} s, loaded again {loading:.2f} s", end=""
    )
    return building + loading


def main() -> None:
    """Measure both."""
    with TemporaryDirectory() as folder:
        for name, lost in (("all printed", 0.0), (f"{LOST:.0%} lost", LOST)):
            path = Path(folder) / "rules.txt"
            path.write_text(text(Random(1), lost), encoding="utf-8")
            print(f"{name:<12}", end=" ")
            seconds = imported(path)
            print(f", together {seconds:.2f} s (aimed at: {AIM} s)")
            tracemalloc.start()
            print(" " * 12, end=" ")
            imported(path)
            print(f", counting memory: {tracemalloc.get_traced_memory()[1] / 1e6:.0f} MB at most")
            tracemalloc.stop()


def growth() -> float:
    """Return how many times as long it takes to divide a text ten times as long, of the least kind row."""

    def seconds(length: int) -> float:
        started = time.perf_counter()
        split("п. А " * (length // 5))
        return time.perf_counter() - started

    return seconds(200_000) / seconds(20_000)


if __name__ == "__main__":
    print(f"sentences of a text ten times as long: {growth():.0f} times as long")
    main()
