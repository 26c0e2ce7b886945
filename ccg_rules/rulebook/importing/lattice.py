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

BEAM, NARROW_BEAM = 64, 24
"""The states kept after a paragraph, and after one of very many that have no printed number between them."""

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
    patches: float
    """How often all that lies between two printed numbers was lost together: a copied list, a chapter."""

    def factors(self) -> tuple[float, ...]:
        """Return the factor of each kind of edge."""
        return _factors(self.lost, self.unnumbered)

    def factors_in_patch(self) -> tuple[float, ...]:
        """Return the factors where all was lost together."""
        return _factors((0.9,) * DEEPEST, self.unnumbered)


def _factors(lost: Sequence[float], unnumbered: float) -> tuple[float, ...]:
    # A preamble is more common than a second paragraph, a third likelier after a second.
    preamble, second, further = unnumbered * 1.3, unnumbered * 0.8, unnumbered * 1.2
    return (1.0, *((1 - unnumbered) * share for share in lost), preamble, second, further)


_LOW, _MIDDLE, _MUCH, _HIGH = 0.004, 0.2, 0.55, 0.85
_LOST = {
    (_LOW, _LOW, _LOW): 0.5,
    (_MIDDLE, _MIDDLE, _MIDDLE): 0.12,
    (_MUCH, _MUCH, _MUCH): 0.04,
    (_HIGH, _HIGH, _HIGH): 0.04,
    (_LOW, _LOW, _HIGH): 0.08,
    (_LOW, _HIGH, _LOW): 0.04,
    (_HIGH, _LOW, _LOW): 0.05,
    (_LOW, _HIGH, _HIGH): 0.04,
    (_HIGH, _HIGH, _LOW): 0.02,
    (_HIGH, _LOW, _HIGH): 0.02,
    (_LOW, _LOW, _MIDDLE): 0.02,
    (_LOW, _MIDDLE, _LOW): 0.02,
    (_MIDDLE, _LOW, _LOW): 0.02,
    (_MIDDLE, _MIDDLE, _HIGH): 0.02,
    (_HIGH, _MIDDLE, _MIDDLE): 0.02,
    (_MIDDLE, _HIGH, _HIGH): 0.02,
}
_UNNUMBERED = {0.02: 0.45, 0.1: 0.4, 0.3: 0.15}
_PATCHES = {0.01: 0.6, 0.15: 0.4}
REGIMES = {
    Regime(lost, unnumbered, patches): _LOST[lost] * _UNNUMBERED[unnumbered] * _PATCHES[patches]
    for lost, unnumbered, patches in product(_LOST, _UNNUMBERED, _PATCHES)
}
"""What is tried, and how likely each is before anything was read."""

_DEPENDENCE = 4.0
"""Segments are alike, so that many of them say no more than one for each of this many would."""

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
    open_ones = [segment for segment in segments if any(len(step.edges) > 1 for step in segment)]
    for segment in segments:
        for step in segment:
            step.marginals = [0.0] * len(step.states) if len(step.edges) > 1 else [1.0]
    if not open_ones:
        return
    intact = len(segments) - len(open_ones)
    for regime, share in _shares(open_ones, kept, intact).items():
        for segment in open_ones:
            _add_marginals(segment, regime, share)


def _shares(segments: Sequence[Sequence[Step]], kept: Sequence[int], intact: int) -> dict[Regime, float]:
    """Return how likely each regime is after all, leaving out those that hardly matter."""
    edges = sum(len(step.edges) for segment in segments for step in segment)
    factors = {regime.factors() for regime in REGIMES} | {regime.factors_in_patch() for regime in REGIMES}
    stride = 1 + edges * len(factors) // _BUDGET
    told = segments[::stride] if len(segments) >= stride else ()
    evidence = {each: [_evidence(segment, each) for segment in told] for each in factors}
    logs = {}
    for regime, prior in REGIMES.items():
        found = sum(kept) * log(1 - regime.unnumbered) + intact * log(1 - regime.patches)
        found += sum(n * log(1 - lost) for n, lost in zip(kept, regime.lost, strict=True))
        both = zip(evidence[regime.factors()], evidence[regime.factors_in_patch()], strict=True)
        found += stride * sum(_mixed(regime, one, other)[0] for one, other in both)
        logs[regime] = log(prior) + found / _DEPENDENCE
    most = max(logs.values())
    shares = {regime: exp(value - most) for regime, value in logs.items()}
    largest = sorted(shares, key=lambda regime: -shares[regime])[: max(3, min(27, _BUDGET // (2 * edges)))]
    total = sum(shares[regime] for regime in largest)
    return {regime: shares[regime] / total for regime in largest if shares[regime] > total / 500}


def _mixed(regime: Regime, scattered: float, in_patch: float) -> tuple[float, float]:
    """Return the evidence of a segment whether it is a patch or not, and how likely it is one."""
    one, other = log(1 - regime.patches) + scattered, log(regime.patches) + in_patch
    most = max(one, other)
    total = exp(one - most) + exp(other - most)
    return most + log(total), exp(other - most) / total


def _add_marginals(segment: Sequence[Step], regime: Regime, share: float) -> None:
    scattered = list(_forward(segment, regime.factors()))
    in_patch = list(_forward(segment, regime.factors_in_patch()))
    logs = [sum(log(scale) for _, scale in each) for each in (scattered, in_patch)]
    patch = _mixed(regime, logs[0], logs[1])[1]
    _backward(segment, scattered, regime.factors(), share * (1 - patch))
    _backward(segment, in_patch, regime.factors_in_patch(), share * patch)


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


def _backward(
    segment: Sequence[Step],
    forward: Sequence[tuple[list[float], float]],
    factors: Sequence[float],
    share: float,
) -> None:
    if share < _NOTHING:
        return
    after = [share] * len(segment[-1].states)
    for i in range(len(segment) - 1, -1, -1):
        step, (ahead, scale) = segment[i], forward[i]
        marginals = step.marginals
        for place, one in enumerate(ahead):
            marginals[place] += one * after[place]
        if i:
            before = [0.0] * len(segment[i - 1].states)
            for source, target, weight, kind in step.edges:
                before[source] += weight * factors[kind] * after[target] / scale
            after = before


_NOTHING = 1e-5


def pruned(
    states: Sequence[State], edges: Iterable[Edge], before: Sequence[float], hope: Sequence[float], beam: int
) -> tuple[Step, list[float]]:
    """Return the step with the best states only, and their shares; `before` has those of the step before.

    What is best depends on what has come and on the hope of what is to come; the shares are of what has come.
    """
    kept = list(edges)
    shares = [0.0] * len(states)
    for source, target, weight, kind in kept:
        shares[target] += before[source] * weight * _TYPICAL[kind]
    if len(states) > beam:
        best = sorted(range(len(states)), key=lambda place: -shares[place] * hope[place])[:beam]
        places = {old: new for new, old in enumerate(sorted(best))}
        kept = [Edge(s, places[t], w, k) for s, t, w, k in kept if t in places]
        states = [states[old] for old in places]
        shares = [shares[old] for old in places]
    total = sum(shares) or 1.0
    return Step(list(states), kept), [share / total for share in shares]


_TYPICAL = _factors((0.3, 0.3, 0.3), 0.15)


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
