"""Whether importing a long PDF stays small: `python -m tests.benchmarks.pdf_memory [PAGES]`.

Writes a PDF of that many pages with a large picture on each, imports it in a process of its own and prints
pages, paragraphs, seconds and the most memory that process held. What is aimed at is at most 300 MB for 500
pages; nothing fails here, since time is the machine's.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from tests.rulebook.importing.drawn import Text, pdf

AIM = 300
ROWS = 40
PICTURE = b"q 100 0 0 100 300 10 cm BI /W 256 /H 256 /CS /G /BPC 8 ID " + bytes(1 << 16) + b" EI Q\n"
IMPORT = """
import resource, sys, time
from pathlib import Path
from ccg_rules.rulebook.importing.pdf import read
started = time.perf_counter()
lines = read(Path(sys.argv[1]), [])
print(len(lines), time.perf_counter() - started, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
"""


def page(number: int) -> bytes:
    """Return the operators of a page: a picture, and rules numbered after the page."""
    rows = [
        Text(
            40,
            540 - 13 * index,
            f"{number}.{index // 2 + 1}. Игрок размещает карты на клетках своей половины поля",
        )
        if index % 2 == 0
        else Text(40, 540 - 13 * index, "и ждёт.")
        for index in range(ROWS)
    ]
    return PICTURE + b"\n".join(each.operators for each in rows)


def main(pages: int) -> None:
    """Make the file, import it and print what that took."""
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory) / "rules.pdf"
        path.write_bytes(pdf([page(number) for number in range(1, pages + 1)]))
        result = subprocess.run(
            [sys.executable, "-c", IMPORT, path], check=True, capture_output=True, text=True
        )
        paragraphs, seconds, memory = result.stdout.split()
        print(f"file        {path.stat().st_size / 1e6:.0f} MB")
    print(f"pages       {pages}")
    print(f"paragraphs  {paragraphs}")
    print(f"seconds     {float(seconds):.1f}")
    print(f"peak memory {memory} MB; aimed at: at most {AIM} MB")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
