"""What can go wrong with a report."""

from __future__ import annotations

from ccg_rules.text import Told


class ReportError(Told):
    """A report that cannot be made; `message` says why."""
