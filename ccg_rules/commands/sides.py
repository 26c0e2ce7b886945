"""Two texts side by side in a terminal."""

from __future__ import annotations

import textwrap
from itertools import zip_longest
from typing import TYPE_CHECKING

from ccg_rules.commands.terminal import WIDTH

if TYPE_CHECKING:
    from collections.abc import Iterator


def side_by_side(left: str, right: str, indent: int = 4) -> Iterator[str]:
    """Yield the lines of two texts beside each other, no wider together than a page."""
    width = (WIDTH - indent - 3) // 2
    columns = [textwrap.wrap(text, width, break_on_hyphens=False) for text in (left, right)]
    for one, other in zip_longest(*columns, fillvalue=""):
        yield f"{' ' * indent}{one:<{width}} │ {other}".rstrip()
