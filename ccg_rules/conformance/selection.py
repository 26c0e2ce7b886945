"""Which scenarios are asked for: by clause number, edition, key."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ccg_rules.rulebook import UnknownKey, is_number, load, under

if TYPE_CHECKING:
    from ccg_rules.conformance.scenarios import Case
    from ccg_rules.rulebook import Edition


@dataclass(frozen=True, slots=True)
class Selection:
    """A selection; None leaves that open. A clause or key includes everything below it."""

    edition: str | None = None
    clause: str | None = None
    key: str | None = None

    @classmethod
    def of_options(cls, options: Any) -> Selection:
        """Return the selection of parsed command line options."""
        return cls(options.edition, options.clause, options.key)

    def check(self) -> None:
        """Raise the lookup error with the nearest names when something asked for does not exist."""
        editions = self.editions()
        if self.clause is not None:
            number = self.clause.strip("[]")
            if not any(_contains(edition, number) for edition in editions):
                editions[-1].numbered(number)
        if self.key is not None and not any(self._has_key(key) for e in editions for key in e.keys):
            if self.key.startswith("A-"):
                load().assumption(self.key)
            else:
                editions[-1].paragraph(self.key)

    def editions(self) -> list[Edition]:
        """Return the editions selected. Raises `UnknownEdition`."""
        rulebook = load()
        return [rulebook.edition(self.edition)] if self.edition else list(rulebook.editions.values())

    def includes(self, case: Case) -> bool:
        """Tell whether a case belongs to the selection."""
        if self.edition is not None and case.edition != self.edition:
            return False
        if self.key is not None and not self._has_key(case.rule.key):
            return False
        return self.clause is None or self._under_clause(case)

    def _has_key(self, key: str) -> bool:
        return self.key is not None and (key == self.key or key.startswith(f"{self.key}."))

    def _under_clause(self, case: Case) -> bool:
        edition = load().editions.get(case.edition)
        if edition is None or case.rule.is_assumption:
            return False
        try:
            number = edition.owner(case.rule.key).number
        except UnknownKey:
            return False
        return under((self.clause or "").strip("[]"), number)


def _contains(edition: Edition, number: str) -> bool:
    return is_number(number) and any(under(number, paragraph.number) for paragraph in edition.paragraphs)
