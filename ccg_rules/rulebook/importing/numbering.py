"""Which number each paragraph has: those that stand in the text, and those that were lost on the way.

Automatic lists lose their numbers when a text is copied. `ways` says how likely a paragraph takes a number
after another, `lattice` weighs all ways to number the text, `evidence` tells what decided.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import sqrt
from typing import TYPE_CHECKING

from ccg_rules.rulebook.importing import evidence, lattice, ways
from ccg_rules.rulebook.importing.roles import role_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ccg_rules.rulebook.importing.lines import Line
    from ccg_rules.rulebook.importing.roles import Look
    from ccg_rules.rulebook.model import NumberIs, Role
    from ccg_rules.text import Words

SURE = 0.8
"""A number of at most this confidence is weak: somebody should look at it."""

_NOTHING_TO_HOLD_ON_TO = 0.5
"""How sure a number can be at most where none stands in the text: nothing says what the first was."""
_LEAST = 0.03
"""The share from which on an alternative is worth telling."""
_CERTAIN = {"bullet": 0.99, "example": 0.95, "note": 0.95}
"""How sure it is that such a paragraph has no number of its own, and belongs to the one before it."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """What else a paragraph may be: a number of its own, or none, belonging to that number; and its share."""

    number: str
    own: bool
    share: float


@dataclass(frozen=True, slots=True)
class Numbered:
    """A paragraph with its number, its own or that of the paragraph it belongs to."""

    line: Line
    number: str
    """Empty for what stands before the first number: no paragraph can be cited by that."""
    number_is: NumberIs
    role: Role
    confidence: float | None = None
    """How likely it is, of all ways to number the text; `None` when it stands in the text."""
    evidence: Words | None = None
    """What decided; `None` when the number stands in the text."""
    alternatives: tuple[Alternative, ...] = ()

    @property
    def alternatives_told(self) -> Words | None:
        """The alternatives in words, `None` when there are none worth telling."""
        return evidence.alternatives(self.alternatives)

    @property
    def is_weak(self) -> bool:
        """Whether somebody should look at it."""
        return self.confidence is not None and self.confidence <= SURE


@dataclass(frozen=True, slots=True)
class _Choice:
    """What was chosen for a paragraph that may have a number."""

    number: str
    own: bool
    owner_share: float
    """The share of all ways in which the numbering stands at that number after the paragraph."""
    confidence: float
    alternatives: tuple[Alternative, ...]


def number(windows: Sequence[Sequence[Line]]) -> list[list[Numbered]]:
    """Return the paragraphs of each window, numbered; windows are fragments of one rulebook, in its order.

    A number that stands in the text is never changed, and none is inferred that stands in it elsewhere. What
    is inferred is in order and no number is inferred twice.
    """
    known = ways.Ways(windows)
    segments = ways.build(known)
    lattice.weigh([steps for _, steps in segments], known.kept)
    choices = {}
    for places, steps in segments:
        path = lattice.best_path(steps)
        most = _most(known, places)
        lost = sum(known.items[place].line.number is None for place in places)
        for place, step, chosen in zip(places, steps, path, strict=True):
            sure = min(most, SURE) if _is_doubtful(known, place, step.states[chosen]) else most
            choices[place] = _choice(step, chosen, sure, lost)
    return _Numbering(known, choices).windows(windows)


def _most(known: ways.Ways, places: Sequence[int]) -> float:
    """Return how sure the numbers of a segment can be at most: not all of the ways were looked at."""
    if not known.printed:
        return _NOTHING_TO_HOLD_ON_TO
    from_nowhere = places[0] == 0 and len(places) > ways.FOREWORDS
    return SURE if from_nowhere or len(places) > ways.LONG else 1.0


def _is_doubtful(known: ways.Ways, place: int, state: lattice.State) -> bool:
    """Tell whether nothing in the text bears out what is chosen, however likely: it cannot be sure."""
    return known.is_back_matter(place) or (state.run > 0 and known.may_have_lost_children(state.number))


def _choice(step: lattice.Step, chosen: int, most: float, lost: int) -> _Choice:
    shares: dict[tuple[str, bool], float] = {}
    for state, share in zip(step.states, step.marginals, strict=True):
        key = state.number, not state.run
        shares[key] = shares.get(key, 0.0) + share
    state = step.states[chosen]
    own = state.number, not state.run
    unnumbered = [(n, share) for (n, has), share in shares.items() if not has and (n, has) != own]
    others = [Alternative(n, True, share) for (n, has), share in shares.items() if has and (n, has) != own]
    if unnumbered:
        likeliest = max(unnumbered, key=lambda each: each[1])
        others.append(Alternative(likeliest[0], False, sum(share for _, share in unnumbered)))
    others = [replace(each, share=min(most, _tempered(each.share, lost))) for each in others]
    others = sorted((each for each in others if each.share >= _LEAST), key=lambda each: -each.share)
    standing = sum(share for (n, _), share in shares.items() if n == state.number)
    sure = [min(most, _tempered(share, lost)) for share in (standing, shares[own])]
    return _Choice(state.number, not state.run, sure[0], sure[1], tuple(others[:4]))


def _tempered(share: float, lost: int) -> float:
    """Return how sure a share makes where so many paragraphs in a row have no printed number.

    Measured on made-up rulebooks: of one paragraph a share is right as often as it says. Of many in a row
    the odds are worse, for each hangs on those before it, and not every way to number them is thought of.
    """
    against = (1 - share) * sqrt(max(lost, 1))
    return share / (share + against)


class _Numbering:
    """Puts the choices to the lines, with those that cannot have a number."""

    def __init__(self, known: ways.Ways, choices: dict[int, _Choice]) -> None:
        self._choices = choices
        self._teller = evidence.Teller(known, [(choices[i].number, choices[i].own) for i in sorted(choices)])
        self._place = -1
        """Of the last paragraph that may have a number."""
        self._before = ""
        self._before_share = 1.0
        self._inferred: set[str] = set()
        """The numbers inferred so far: a rulebook that counts from 1 again and again gives none twice."""

    def windows(self, windows: Sequence[Sequence[Line]]) -> list[list[Numbered]]:
        """Return all of them."""
        found = []
        for window, looks in zip(windows, self._teller.known.looks, strict=True):
            row = []
            for i, (line, seen) in enumerate(zip(window, looks, strict=True)):
                if line.number is not None or seen in ("text", "step"):
                    row.append(self._may_have_one(line, seen))
                else:
                    row.append(self._has_none(line, seen, looks, i))
            found.append(row)
        return found

    def _may_have_one(self, line: Line, seen: Look) -> Numbered:
        self._place += 1
        choice = self._choices[self._place]
        if line.number is None and choice.own and choice.number in self._inferred:
            told = evidence.taken(choice.number)
            confidence = _rounded(min(SURE, choice.confidence))
            return Numbered(line, self._before, "inferred", role_of(line, seen, None), confidence, told)
        self._before, self._before_share = choice.number, choice.owner_share
        if line.number is not None:
            assert line.number_is is not None
            return Numbered(line, line.number, line.number_is, role_of(line, seen, line.number))
        if choice.own:
            self._inferred.add(choice.number)
        role = role_of(line, seen, choice.number if choice.own else None)
        told = self._teller.tell(self._place) if choice.number else evidence.foreword()
        if any(round(each.share, 2) >= round(choice.confidence, 2) for each in choice.alternatives):
            told = evidence.in_context(told)
        if choice.own and self._teller.known.is_back_matter(self._place):
            told = evidence.unconfirmed(told)
        confidence = _rounded(choice.confidence)
        return Numbered(line, self._before, "inferred", role, confidence, told, choice.alternatives)

    def _has_none(self, line: Line, seen: Look, looks: Sequence[Look], i: int) -> Numbered:
        confidence = _rounded(_CERTAIN[seen] * self._before_share)
        role = role_of(line, seen, None)
        told = evidence.foreword()
        if self._before:
            told = evidence.belonging(seen, self._before, *_place_in_list(looks, i))
        return Numbered(line, self._before, "inferred", role, confidence, told)


def _place_in_list(looks: Sequence[Look], i: int) -> tuple[int, int]:
    """Return which of how many paragraphs of its look in a row a paragraph is, from 1."""
    begin, end = i, i
    while begin and looks[begin - 1] == looks[i]:
        begin -= 1
    while end + 1 < len(looks) and looks[end + 1] == looks[i]:
        end += 1
    return i - begin + 1, end - begin + 1


def _rounded(share: float) -> float:
    """Return a share to the hundredth: what was inferred is neither certain nor impossible."""
    return round(min(0.99, max(0.01, share)), 2)
