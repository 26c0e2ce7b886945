"""How long the page of a comparison takes, and how large it is: two editions of thousands of clauses.

    python -m tests.benchmarks.revisions_html [CLAUSES [REPEATS]]

The editions are made up as for `tests.benchmarks.revisions`; comparing them is not counted. Prints the
seconds of making the document and of writing the page, and the size of the page and of the change log. What
is aimed at is 2 s for the page of 3,000 clauses; nothing fails here, since time is the machine's.
"""

from __future__ import annotations

import statistics
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from ccg_rules.rulebook.revisions import compare
from ccg_rules.rulebook.revisions.changelog import changelog
from ccg_rules.rulebook.revisions.shown import shown
from tests.reports.room import render_diff
from tests.rulebook.revisions.synthetic import editions

CLAUSES, REPEATS, AIM = 3000, 5, 2.0


def main(clauses: int, repeats: int) -> None:
    """Write the page of one comparison several times."""
    old, new, _ = editions(0, clauses)
    comparison = compare(old, new)
    documents, pages = [], []
    with TemporaryDirectory() as directory:
        path = Path(directory) / "changes.html"
        for _ in range(repeats):
            started = time.perf_counter()
            document = shown(comparison)
            made = time.perf_counter()
            render_diff(document, path, "ru")
            documents.append(made - started)
            pages.append(time.perf_counter() - made)
        size = path.stat().st_size
    print(f"{len(old.paragraphs)} → {len(new.paragraphs)} paragraphs, {len(comparison.changes)} changes")
    print(f"document   {statistics.median(documents):.2f} s")
    print(f"page       {statistics.median(pages):.2f} s, slowest {max(pages):.2f} s (aimed at: {AIM} s)")
    print(f"page       {size / 1e6:.2f} MB")
    print(f"change log {len(changelog(comparison, 'ru').encode()) / 1e6:.2f} MB")


if __name__ == "__main__":
    given = [int(argument) for argument in sys.argv[1:]]
    main(*(given + [CLAUSES, REPEATS][len(given) :]))
