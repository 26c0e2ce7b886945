"""`ccg-rules report`: a results document as pages to read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from ccg_rules.text import Message, say

if TYPE_CHECKING:
    import argparse

    import reports
    from ccg_rules.text import Lang
else:
    from ccg_rules import reports


def run(options: argparse.Namespace, lang: Lang) -> int:
    """Render the document."""
    path = Path(options.results)
    try:
        results = json.loads(path.read_text(encoding="utf-8"))
    except (json.JSONDecodeError, UnicodeDecodeError):
        raise reports.ReportError(Message("report-not-json", {"file": str(path)})) from None
    page = reports.render(results, Path(options.output), lang)
    print(say(lang, "verify-wrote", file=page))
    return 0
