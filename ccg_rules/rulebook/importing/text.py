"""Plain text: a paragraph a line."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ccg_rules.rulebook.importing.encoding import decode
from ccg_rules.rulebook.importing.lines import Line, read_line
from ccg_rules.rulebook.importing.refusals import within_limits

if TYPE_CHECKING:
    from pathlib import Path

    from ccg_rules.rulebook.importing.left_out import LeftOut

_END_OF_LINE = re.compile(r"\r\n|\r|\n")


def read(path: Path, data: bytes, left_out: list[LeftOut]) -> list[Line]:
    """Return the paragraphs of a plain text in UTF-8, or in UTF-16 with its mark; blank lines say nothing.

    Nothing of a plain text goes to `left_out`. Raises `ImportFailed` for another encoding, for what is no
    text, and for too much of it.
    """
    texts = enumerate(_END_OF_LINE.split(decode(path, data)), start=1)
    read = (read_line(text.removesuffix("\x1a"), count) for count, text in texts)
    return within_limits(path, (line for line in read if line))
