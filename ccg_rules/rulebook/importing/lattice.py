"""All the ways in which the paragraphs of a rulebook may be numbered, and how likely each is.

Every path through the lattice gives each paragraph a number of its own or none. Numbers that stand in the
text are fixed: only what lies between two of them has more than one way. How much was lost, and how often a
paragraph has no number, is not known beforehand: `REGIMES` are tried, and weigh by how well each explains
all of the text, the printed numbers included.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product
from math import exp, log
from typing import TYPE_CHECKING, NamedTuple

from ccg_rules.rulebook.numbers import parts

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

BEAM = 48
"""The states kept after a paragraph."""

DEEPEST = 3
"""Levels below this one are lost or kept together."""
FIXED, AFTER_HEADING, AFTER_TEXT, AFTER_UNNUMBERED = 0, DEEPEST + 1, DEEPEST + 2, DEEPEST + 3
"""What happened to a paragraph, besides that its number on level 1, 2 or 3 was lost: kinds of edges."""
KINDS = DEEPEST + 4


class State(NamedTuple):
    """Where the numbering stands after a paragraph."""

    number: str
    """The last number; empty before the first."""
    run: int = 0
    """The paragraphs without a number since."""


class Edge(NamedTuple):
    """A way from a state to a state of the next paragraph, by their places."""

    source: int
    target: int
    weight: float
    kind: int


@dataclass(slots=True)
class Step:
    """A paragraph in the lattice: the states it may leave the numbering in, and the ways to them."""

    states: list[State]
    edges: list[Edge]
    marginals: list[float] = field(default_factory=list)


class Regime(NamedTuple):
    """How often a number is lost, on levels 1, 2 and below, and how often a paragraph never had one."""

    lost: tuple[float, ...]
    unnumbered: float

    def factors(self) -> list[float]:
        """Return the factor of each kind of edge."""
        has = 1 - self.unnumbered
        found = [1.0, *(has * share for share in self.lost)]
        # A preamble is more common than a second paragraph, a third likelier after a second.
        return [*found, min(0.9, self.unnumbered * 1.3), self.unnumbered * 0.8, min(0.9, self.unnumbered * 2)]


_LOST = {0.004: 0.72, 0.15: 0.18, 0.8: 0.10}
_UNNUMBERED = {0.02: 0.5, 0.1: 0.4, 0.35: 0.1}
REGIMES = {
    Regime((one, two, three), unnumbered): _LOST[one] * _LOST[two] * _LOST[three] * _UNNUMBERED[unnumbered]
    for one, two, three, unnumbered in product(_LOST, _LOST, _LOST, _UNNUMBERED)
}
"""What is tried, and how likely each is before anything was read."""

_BUDGET = 1_500_000
"""Edges times regimes that are worth looking at."""


def level(number: str) -> int:
    """Return the level that a number is lost with."""
    return min(DEEPEST, len(parts(number)))


def weigh(segments: Sequence[Sequence[Step]], kept: Sequence[int]) -> None:
    """Set the marginals of every step: the shares of its states, of all ways through its segment.

    `kept` has how many numbers of each level stand in the text. Segments begin in a known state, and are
    independent of each other but for the regime.
    """
    shares = _shares(segments, kept)
    for segment in segments:
        for step in segment:
            step.marginals = [0.0] * len(step.states)
        for regime, share in shares.items():
            _forward_backward(segment, regime.factors(), share)


def _shares(segments: Sequence[Sequence[Step]], kept: Sequence[int]) -> dict[Regime, float]:
    """Return how likely each regime is after all, leaving out those that hardly matter."""
    edges = sum(len(step.edges) for segment in segments for step in segment)
    stride = 1 + edges * len(REGIMES) // _BUDGET
    told = segments[::stride] if len(segments) >= stride else ()
    logs = {}
    for regime, prior in REGIMES.items():
        factors = regime.factors()
        found = log(prior) + sum(kept) * log(1 - regime.unnumbered)
        found += sum(n * log(1 - lost) for n, lost in zip(kept, regime.lost, strict=True))
        logs[regime] = found + stride * sum(_evidence(segment, factors) for segment in told)
    most = max(logs.values())
    shares = {regime: exp(value - most) for regime, value in logs.items()}
    largest = sorted(shares, key=lambda regime: -shares[regime])[: max(3, min(27, _BUDGET // max(1, edges)))]
    total = sum(shares[regime] for regime in largest)
    return {regime: shares[regime] / total for regime in largest if shares[regime] > total / 500}


def _forward(segment: Sequence[Step], factors: Sequence[float]) -> Iterator[tuple[list[float], float]]:
    """Yield the shares of the states after each step, and the scale they were divided by."""
    before = [1.0]
    for step in segment:
        after = [0.0] * len(step.states)
        for source, target, weight, kind in step.edges:
            after[target] += before[source] * weight * factors[kind]
        scale = sum(after) or 1e-300
        before = [share / scale for share in after]
        yield before, scale


def _evidence(segment: Sequence[Step], factors: Sequence[float]) -> float:
    return sum(log(scale) for _, scale in _forward(segment, factors))


def _forward_backward(segment: Sequence[Step], factors: Sequence[float], share: float) -> None:
    forward = list(_forward(segment, factors))
    after = [1.0] * len(segment[-1].states)
    for i in range(len(segment) - 1, -1, -1):
        step, (ahead, scale) = segment[i], forward[i]
        for place, (one, other) in enumerate(zip(ahead, after, strict=True)):
            step.marginals[place] += share * one * other
        if i:
            before = [0.0] * len(segment[i - 1].states)
            for source, target, weight, kind in step.edges:
                before[source] += weight * factors[kind] * after[target] / scale
            after = before


def pruned(
    states: Sequence[State], edges: Iterable[Edge], before: Sequence[float]
) -> tuple[Step, list[float]]:
    """Return the step with the best states only, and their shares; `before` has those of the step before."""
    kept = list(edges)
    shares = [0.0] * len(states)
    for source, target, weight, kind in kept:
        shares[target] += before[source] * weight * _MIDDLE[kind]
    if len(states) > BEAM:
        best = sorted(range(len(states)), key=lambda place: -shares[place])[:BEAM]
        places = {old: new for new, old in enumerate(sorted(best))}
        kept = [Edge(s, places[t], w, k) for s, t, w, k in kept if t in places]
        states = [states[old] for old in places]
        shares = [shares[old] for old in places]
    total = sum(shares) or 1.0
    return Step(list(states), kept), [share / total for share in shares]


_MIDDLE = Regime((0.3, 0.3, 0.3), 0.15).factors()


def best_path(segment: Sequence[Step]) -> list[int]:
    """Return the places of the states of the way whose states have the largest shares altogether."""
    scores = [0.0]
    back: list[list[int]] = []
    for step in segment:
        reached = [-1e18] * len(step.states)
        origin = [0] * len(step.states)
        for source, target, weight, _ in step.edges:
            if weight > 0 and scores[source] > reached[target]:
                reached[target], origin[target] = scores[source], source
        scores = [s + log(max(m, 1e-300)) for s, m in zip(reached, step.marginals, strict=True)]
        back.append(origin)
    place = max(range(len(scores)), key=lambda p: scores[p])
    path = [place]
    for origin in reversed(back[1:]):
        place = origin[place]
        path.append(place)
    return path[::-1]
