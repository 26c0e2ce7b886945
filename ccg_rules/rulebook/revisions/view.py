"""Which paragraph is which in editions of which the sources hold a part only.

What stands once in view may stand elsewhere too, and out of view: boilerplate would look as if it had moved
from where the one edition cannot be seen to where the other cannot. So it matters what the sources reach.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ccg_rules.rulebook.numbers import is_within
from ccg_rules.rulebook.revisions.align import SPEAKING, Likeness, Side, align, spine
from ccg_rules.rulebook.revisions.places import places

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ccg_rules.rulebook.model import Edition, Paragraph
    from ccg_rules.rulebook.revisions.align import Alignment, Decisions

_NEAR = 6
"""How many paragraphs before and after are near: what moved, or stayed, did so with some of them."""
_FAR = 2 * _NEAR
"""How far off those may then stand."""
_LOOKS = 4
"""How often what strayed is looked for: what is freed may stray elsewhere."""


def align_editions(old: Edition, new: Edition, decided: Decisions) -> Alignment:
    """Return which paragraph is which: what is decided stays, and the texts decide the rest.

    Where an edition is not complete, what is out of the other's reach is left alone, and all is aligned anew.
    """
    vocabulary: dict[str, int] = {}
    here, there = Side(old.paragraphs, vocabulary), Side(new.paragraphs, vocabulary)
    likeness = Likeness(here, there)
    found = align(likeness, decided)
    if old.complete and new.complete:
        return found
    for _ in range(_LOOKS):
        view = _View(old, new, here, there, found, decided)
        if not view.strayed:
            break
        decided = replace(decided, forbidden=decided.forbidden | view.strayed)
        found = align(likeness, decided, *view.out_of_reach())
    return found


class _View:
    """What two editions show of each other, as far as pairs that go together tell."""

    def __init__(
        self, old: Edition, new: Edition, here: Side, there: Side, found: Alignment, decided: Decisions
    ) -> None:
        """Find the pairs that strayed: each alone, and out of what the sources can tell.

        A pair that nothing else goes with is believed if the sources hold both the place that it left and the
        place where it came.
        """
        self.sides = (
            (here, [_window(old, p) for p in old.paragraphs]),
            (there, [_window(new, p) for p in new.paragraphs]),
        )
        self.pairs = found.pairs
        alone = {i: j for i, j in found.pairs.items() if decided.pairs.get(i) != j and self.alone(i, j)}
        self.kept = {i: j for i, j in found.pairs.items() if i not in alone}
        in_order = spine(here, there, self.kept.items())
        self.forwards, self.backwards = places(old, new, in_order, self.kept)
        self.strayed = frozenset(
            (i, j) for i, j in alone.items() if not (self.forwards.covered(i) and self.backwards.covered(j))
        )

    def alone(self, i: int, j: int) -> bool:
        """Tell whether little of what is near the one is paired with what is near the other."""
        near = [self.near(side, windows, at) for (side, windows), at in zip(self.sides, (i, j), strict=True)]
        together = sum(abs(self.pairs.get(other, -_FAR) - j) < _FAR for other in near[0])
        return together < min(map(len, near)) / 3

    @staticmethod
    def near(side: Side, windows: Sequence[int], place: int) -> list[int]:
        """Return what is near a place in its window, and has words enough to be recognised."""
        around = range(max(place - _NEAR, 0), min(place + _NEAR + 1, len(side)))
        in_window = (at for at in around if at != place and windows[at] == windows[place])
        return [at for at in in_window if len(side.words[at]) >= SPEAKING]

    def out_of_reach(self) -> tuple[set[int], set[int]]:
        """Return what is not paired on either side, and what the other side's sources cannot reach."""
        (here, _), (there, _) = self.sides
        news = set(self.kept.values())
        return (
            {i for i in range(len(here)) if i not in self.kept and not self.forwards.perhaps_covered(i)},
            {j for j in range(len(there)) if j not in news and not self.backwards.perhaps_covered(j)},
        )


def _window(edition: Edition, paragraph: Paragraph) -> int:
    """Return which of the windows of its edition a paragraph lies in."""
    return next((n for n, each in enumerate(edition.coverage) if is_within(paragraph.number, each)), -1)
