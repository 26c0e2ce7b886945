"""Which scenarios are asked for: by clause number, edition, key."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ccg_rules.rulebook import (
    RulebookLookupError,
    UnknownKey,
    UnknownNumber,
    is_number,
    load,
    under,
)
from ccg_rules.text import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

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
                raise unknown_number(editions, number)
        if self.key is not None and not any(self._has_key(key) for key in _keys(editions)):
            raise unknown_key(editions, self.key)

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


def unknown_number(editions: Sequence[Edition], number: str) -> UnknownNumber:
    """Return the error that names the numbers nearest to one that no paragraph of these editions has."""
    near: list[str] = []
    for edition in editions:
        try:
            edition.numbered(number)
        except RulebookLookupError as unknown:
            near += [f"{each} ({edition.id})" for each in unknown.nearest]
    if not is_number(number):
        example = next(p.number for p in editions[0].paragraphs if p.number.count("."))
        args = {"number": number, "nearest": ", ".join(near) or example}
        return UnknownNumber(Message("not-a-number", args), tuple(near))
    chapter = number.partition(".")[0] + "."
    near = [each for each in near if each.startswith(chapter)] or near
    args = {"number": number, "nearest": ", ".join(near), "edition": editions[0].id}
    return UnknownNumber(
        Message("no-such-number" if len(editions) > 1 else "no-such-number-in", args), tuple(near)
    )


def unknown_key(editions: Sequence[Edition], key: str) -> UnknownKey:
    """Return the error that names the keys nearest to one that nothing in these editions has."""
    known = _keys(editions)
    near = tuple(difflib.get_close_matches(key, known))
    if not near:
        args = {"key": key, "editions": ", ".join(edition.id for edition in editions), "example": known[0]}
        return UnknownKey(Message("no-such-key", args))
    return UnknownKey(Message("no-such-key-near", {"key": key, "nearest": ", ".join(near)}), near)


def _keys(editions: Sequence[Edition]) -> list[str]:
    """Return the keys of the editions, and the assumptions in force in any of them."""
    ids = {edition.id for edition in editions}
    assumptions = [each.id for each in load().assumptions if ids & set(each.editions)]
    return list(dict.fromkeys([*(key for edition in editions for key in edition.keys), *assumptions]))


def _contains(edition: Edition, number: str) -> bool:
    return is_number(number) and any(under(number, paragraph.number) for paragraph in edition.paragraphs)
