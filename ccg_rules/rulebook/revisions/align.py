"""Which paragraph of one edition is which of another.

It goes by the texts. Paragraphs whose words stand once in either edition are anchors; the heaviest chain
of them that keeps the order is the *spine*. Between two neighbours on the spine lies a *gap*, whose
paragraphs are matched in order by their likeness, helped by where they stand. What is left over may have
moved, if it is like nothing else, or be a part of what was split or merged.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import pairwise
from math import log
from typing import TYPE_CHECKING

from ccg_rules.rulebook.model import Role
from ccg_rules.rulebook.numbers import parent
from ccg_rules.rulebook.numbers import parts as components
from ccg_rules.rulebook.revisions.words import masked, stem, words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from ccg_rules.rulebook.model import Paragraph

Pair = tuple[int, int]
"""The places of a paragraph in the old edition and of one in the new."""

_LIKE_IN_PLACE = 0.5
"""How much alike two paragraphs must be where the order allows it, less what else speaks against it."""
_LIKE_ELSEWHERE = 0.75
"""How much alike two paragraphs must be when the order does not speak for them."""
_LIKE_ALONE = 0.6
"""How much alike they must be if neither is much like anything else at all."""
_MARGIN_ALONE = 0.35
"""By how much they must then be more alike than either is to any other."""
_MARGIN = 0.12
"""By how much they must then be more alike than either is to any other: boilerplate is like itself."""
_LIKE_PART = 0.65
"""How much of a part's words must be those that the whole has lost."""
SPEAKING = 5
"""How many words a text must have to be recognised wherever it stands."""
_STRANGE = 0.1
"""What a paragraph weighs that stands elsewhere than below what it stood below: what stayed weighs one."""
_ALL_PAIRS = 900
"""Up to so many pairs a gap is looked at in full; a larger one by phrases that both have."""
_RARE = 60
"""In how many paragraphs a phrase may stand to be looked up by."""
_MOST_ALIKE = 8
"""How many candidates the phrases give."""


@dataclass(frozen=True, slots=True)
class Decisions:
    """What is decided beforehand, by places."""

    pairs: Mapping[int, int] = field(default_factory=dict)
    splits: Mapping[int, Sequence[int]] = field(default_factory=dict)
    merges: Mapping[int, Sequence[int]] = field(default_factory=dict)
    forbidden: frozenset[Pair] = frozenset()
    whole: frozenset[Pair] = frozenset()
    """The pairs that a person says are one and one: neither is a part of anything, nor in parts."""


@dataclass(frozen=True, slots=True)
class Alignment:
    """Which paragraph is which, by their places."""

    pairs: Mapping[int, int]
    """From old to new, one to one; a whole that was split or merged is here with one of its parts."""
    splits: Mapping[int, Sequence[int]]
    """From an old paragraph to its parts in the new edition, in order."""
    merges: Mapping[int, Sequence[int]]
    """From a new paragraph to its parts in the old edition, in order."""
    spine: Sequence[Pair]
    """The pairs that keep the order; the others have moved."""
    likeness: Callable[[int, int], float]
    """How much alike an old and a new paragraph are: from 0 to 1, a rare word counting more."""


class Side:
    """The paragraphs of one edition, made comparable."""

    def __init__(self, paragraphs: Sequence[Paragraph], vocabulary: dict[str, int]) -> None:
        """Number the stems of every text by `vocabulary`, which both sides share."""
        self.paragraphs = paragraphs
        self.words = [_stems(paragraph.text, vocabulary) for paragraph in paragraphs]
        self.bags = [Counter(stems) for stems in self.words]
        self.parents = _parents(paragraphs)

    def __len__(self) -> int:
        return len(self.paragraphs)

    @cached_property
    def phrases(self) -> Sequence[set[int]]:
        """The pairs of neighbouring words of each paragraph: what texts on one subject do not all share."""
        return [{one << 32 | other for one, other in pairwise(stems)} for stems in self.words]

    @cached_property
    def children(self) -> Mapping[int, list[int]]:
        """What stands directly below each paragraph, in order."""
        found: dict[int, list[int]] = {}
        for child, above in enumerate(self.parents):
            if above is not None:
                found.setdefault(above, []).append(child)
        return found

    @cached_property
    def below(self) -> Sequence[int]:
        """How many paragraphs stand below each, on whatever level."""
        count = [0] * len(self)
        for child, above in reversed(list(enumerate(self.parents))):
            if above is not None and above < child:
                count[above] += count[child] + 1
        return count

    @cached_property
    def by_words(self) -> Mapping[tuple[int, ...], list[int]]:
        """The paragraphs that have exactly these words."""
        found: dict[tuple[int, ...], list[int]] = {}
        for place, stems in enumerate(self.words):
            found.setdefault(stems, []).append(place)
        return found


def _stems(text: str, vocabulary: dict[str, int]) -> tuple[int, ...]:
    return tuple(vocabulary.setdefault(stem(word), len(vocabulary)) for word in words(masked(text)))


def _parents(paragraphs: Sequence[Paragraph]) -> list[int | None]:
    """Return the place of what each stands under: the nearest there is of the numbers above its own."""
    numbered = {p.number: place for place, p in enumerate(paragraphs) if p.role.numbered}
    found: list[int | None] = []
    for paragraph in paragraphs:
        above = parent(paragraph.number) if paragraph.role.numbered else paragraph.number
        while above is not None and above not in numbered:
            above = parent(above)
        found.append(None if above is None else numbered[above])
    return found


def chain(candidates: Iterable[tuple[int, int, float]]) -> list[Pair]:
    """Return the pairs that together weigh most among those that keep the order on both sides."""
    ordered = sorted(candidates, key=lambda each: (each[0], -each[1]))
    columns = sorted({j for _, j, _ in ordered})
    heaviest: list[tuple[float, int]] = [(0.0, -1)] * (len(columns) + 1)  # a Fenwick tree of maxima
    before: list[int] = []
    best = (0.0, -1)
    for here, (_, j, weight) in enumerate(ordered):
        column = bisect_left(columns, j)
        total, last = 0.0, -1
        at = column
        while at:
            if heaviest[at][0] > total:
                total, last = heaviest[at]
            at &= at - 1
        before.append(last)
        total += weight
        if total > best[0]:
            best = total, here
        at = column + 1
        while at <= len(columns):
            if total > heaviest[at][0]:
                heaviest[at] = total, here
            at += at & -at
    found: list[Pair] = []
    here = best[1]
    while here >= 0:
        found.append(ordered[here][:2])
        here = before[here]
    return found[::-1]


def spine(old: Side, new: Side, pairs: Iterable[Pair]) -> list[Pair]:
    """Return those of the pairs that keep the order: as many as can, and rather a chapter than a line.

    What stands under another parent than it did, or under what does, has moved rather than what it passed,
    be there ever so much of it; and what has much below it has rather stayed.
    """
    pairs = list(pairs)
    counterparts = containers(old, new, dict(pairs))

    @cache
    def rooted(i: int, j: int) -> bool:
        above, there = old.parents[i], new.parents[j]
        if above is None or there is None:
            return above is there
        return counterparts.get(above) == there and rooted(above, there)

    def weight(i: int, j: int) -> float:
        return (1.0 if rooted(i, j) else _STRANGE) + 0.01 * min(old.below[i], new.below[j], 50)

    return chain((i, j, weight(i, j)) for i, j in pairs)


def containers(old: Side, new: Side, pairs: Mapping[int, int]) -> dict[int, int]:
    """Return what stands for what as a parent: its pair, else what most of its children went below."""
    news = set(pairs.values())
    votes: dict[int, Counter[int]] = {}
    for i, j in pairs.items():
        here, there = old.parents[i], new.parents[j]
        if here is not None and there is not None and here not in pairs and there not in news:
            votes.setdefault(here, Counter())[there] += 1
    return {here: count.most_common(1)[0][0] for here, count in votes.items()} | dict(pairs)


def align(
    likeness: Likeness, decided: Decisions, lost_old: Iterable[int] = (), lost_new: Iterable[int] = ()
) -> Alignment:
    """Return which paragraph is which: what is decided stays, and the texts decide the rest.

    What is lost on either side is out of the reach of the other, and paired with nothing.
    """
    return _Aligner(likeness, decided, lost_old, lost_new).run()


class _Aligner:
    """The steps of an alignment, on what is found so far."""

    def __init__(
        self, likeness: Likeness, decided: Decisions, lost_old: Iterable[int], lost_new: Iterable[int]
    ) -> None:
        self.old, self.new, self.likeness = likeness.old, likeness.new, likeness
        self.forbidden = decided.forbidden
        self.splits = {i: sorted(parts) for i, parts in decided.splits.items()}
        self.merges = {j: sorted(parts) for j, parts in decided.merges.items()}
        # What a person put into a split or a merge is taken, whole and parts.
        self.taken_old = {i for parts in self.merges.values() for i in parts} | set(self.splits)
        self.taken_new = {j for parts in self.splits.values() for j in parts} | set(self.merges)
        self.pairs: dict[int, int] = {}
        self.backwards: dict[int, int] = {}
        self.take(decided.pairs.items())
        self.taken_old |= {i for i, _ in decided.whole}
        self.taken_new |= {j for _, j in decided.whole}
        self.take((i, parts[0]) for i, parts in self.splits.items())
        self.take((parts[0], j) for j, parts in self.merges.items())
        self.taken_old.update(lost_old)
        self.taken_new.update(lost_new)

    def run(self) -> Alignment:
        unique = list(self.anchors())
        on_spine = spine(self.old, self.new, [*self.pairs.items(), *unique])
        self.take(pair for pair in on_spine if self.free(*pair))
        on_spine = sorted([*on_spine, *self.landmarks(on_spine)])
        self.take([pair for pair in unique if self.free(*pair) and self.has_moved(*pair, on_spine)])
        # Twice: what a paragraph stands under is better known once its neighbours are.
        rough = self.in_gaps(on_spine, self.pairs)
        self.take(rough)
        parents = containers(self.old, self.new, self.pairs)
        self.drop(rough)
        self.take(self.in_gaps(on_spine, parents))
        self.families()
        self.siblings()
        self.take_moves()
        self.follow_children()
        self.families()
        self.siblings()
        self.find_parts()
        on_spine = spine(self.old, self.new, self.pairs.items())
        return Alignment(self.pairs, self.splits, self.merges, on_spine, self.likeness.of)

    def free(self, i: int, j: int) -> bool:
        return self.free_old(i) and self.free_new(j) and (i, j) not in self.forbidden

    def free_old(self, i: int) -> bool:
        return i not in self.pairs and i not in self.taken_old

    def free_new(self, j: int) -> bool:
        return j not in self.backwards and j not in self.taken_new

    def take(self, pairs: Iterable[Pair]) -> None:
        for i, j in pairs:
            self.pairs[i] = j
            self.backwards[j] = i

    def drop(self, pairs: Iterable[Pair]) -> None:
        for i, j in pairs:
            del self.pairs[i], self.backwards[j]

    def anchors(self) -> Iterator[Pair]:
        """Yield the pairs whose words stand exactly once in either edition."""
        for stems, places in self.old.by_words.items():
            others = self.new.by_words.get(stems, ())
            if len(places) == len(others) == 1 and self.free(places[0], others[0]):
                i, j = places[0], others[0]
                if not self.of_other_level(i, j) or self.old.below[i] == self.new.below[j] == 0:
                    yield i, j

    def has_moved(self, i: int, j: int, on_spine: Sequence[Pair]) -> bool:
        """Tell of two of the same words whether they are one, though they stand out of order.

        A clause may be reworded where it stands, and what it said be said elsewhere: then it has not moved.
        """
        if len(self.old.words[i]) < SPEAKING:
            return False
        at = bisect_left(on_spine, (i,))
        first = on_spine[at - 1][1] if at else -1
        last = on_spine[at][1] if at < len(on_spine) else len(self.new)
        there = [other for other in range(first + 1, last) if self.free(i, other)]
        return not any(self.reworded(i, other, j) for _, other in self.likeness.candidates([i], there))

    def reworded(self, i: int, other: int, j: int) -> bool:
        """Tell whether `other` is `i` in other words, and like nothing else that is left but `j`."""
        like = self.likeness.of(i, other)
        if like - self.standing(i, other, self.pairs) < _LIKE_IN_PLACE:
            return False
        rivals = (p for p in self.likeness.rivals(i, other) if self.free(*p) and p != (i, j))
        return all(like - self.likeness.of(*pair) >= _MARGIN for pair in rivals)

    def landmarks(self, on_spine: Sequence[Pair]) -> list[Pair]:
        """Take what is unmistakable in gaps too large to be looked at in full, which makes them smaller."""
        found: list[Pair] = []
        for here, there in self.gaps(on_spine):
            if len(here) * len(there) > _ALL_PAIRS:
                found += [pair for pair in self.in_order(here, there, self.pairs) if self.unmistakable(*pair)]
        self.take(found)
        return found

    def unmistakable(self, i: int, j: int) -> bool:
        """Tell whether the two are much more alike than either is to anything else."""
        return self.likeness.of(i, j) - self.likeness.rival(i, j) >= _MARGIN

    def in_gaps(self, on_spine: Sequence[Pair], parents: Mapping[int, int]) -> list[Pair]:
        """Match what is left between neighbours on the spine, in order."""
        gaps = self.gaps(on_spine)
        return [pair for here, there in gaps for pair in self.in_order(here, there, parents)]

    def gaps(self, on_spine: Sequence[Pair]) -> Iterator[tuple[list[int], list[int]]]:
        """Yield what is left on both sides between neighbours on the spine."""
        ends = (len(self.old), len(self.new))
        for before, after in pairwise([(-1, -1), *on_spine, ends]):
            here = [i for i in range(before[0] + 1, after[0]) if self.free_old(i)]
            there = [j for j in range(before[1] + 1, after[1]) if self.free_new(j)]
            if here and there:
                yield here, there

    def in_order(self, here: Sequence[int], there: Sequence[int], parents: Mapping[int, int]) -> list[Pair]:
        """Return the best choice of pairs that keeps the order."""

        def candidates() -> Iterator[tuple[int, int, float]]:
            for i, j in self.likeness.candidates(here, there):
                if (i, j) in self.forbidden or self.of_other_level(i, j) or self.astray(i, j, parents):
                    continue
                score = self.likeness.of(i, j) - self.standing(i, j, parents)
                if score >= _LIKE_IN_PLACE:
                    yield i, j, score - _LIKE_IN_PLACE + 0.05

        return chain(candidates())

    def of_other_level(self, i: int, j: int) -> bool:
        """Tell whether they are headings of different levels, of which what is below them tells."""
        one, other = self.old.paragraphs[i], self.new.paragraphs[j]
        headings = one.role is other.role is Role.HEADING
        return headings and len(components(one.number)) != len(components(other.number))

    def astray(self, i: int, j: int, parents: Mapping[int, int]) -> bool:
        """Tell whether the pair is of boilerplate that stands elsewhere too, below different paragraphs."""
        here, there = self.old.parents[i], self.new.parents[j]
        if here is None or there is None or parents.get(here, there) == there:
            return False
        copies = (side.by_words[side.words[place]] for side, place in ((self.old, i), (self.new, j)))
        return any(len(places) > 1 for places in copies)

    def standing(self, i: int, j: int, parents: Mapping[int, int]) -> float:
        """Return what speaks against the pair, apart from the texts: another kind, another parent."""
        one, other = self.old.paragraphs[i].role, self.new.paragraphs[j].role
        against = 0.15 * (one.numbered != other.numbered or (one is Role.HEADING) != (other is Role.HEADING))
        here, there = self.old.parents[i], self.new.parents[j]
        if here is not None and there is not None and parents.get(here, there) != there:
            against += 0.15
        return against

    def families(self) -> None:
        """Match what is left below paragraphs that moved, from the top down."""
        in_order = dict(spine(self.old, self.new, self.pairs.items()))
        for i, j in sorted(self.pairs.items()):
            if i in in_order:
                continue
            here = [child for child in self.old.children.get(i, ()) if self.free_old(child)]
            there = [child for child in self.new.children.get(j, ()) if self.free_new(child)]
            if here and there:
                self.take(self.in_order(here, there, self.pairs))

    def siblings(self) -> None:
        """Pair what changed its place below one parent, however short: bullets in another order."""
        for i, j in sorted(self.pairs.items()):
            here = [child for child in self.old.children.get(i, ()) if self.free_old(child)]
            there = [child for child in self.new.children.get(j, ()) if self.free_new(child)]
            if not (here and there):
                continue
            news = self.by_words(self.new, there)
            for stems, places in self.by_words(self.old, here).items():
                others = news.get(stems, ())
                if len(places) == len(others):
                    self.take(pair for pair in zip(places, others, strict=True) if self.free(*pair))
            self.take_items(here, there)

    def take_items(self, here: Sequence[int], there: Sequence[int]) -> None:
        """Pair the items and examples of one clause that are much alike, the most alike first."""
        found = sorted(
            (-self.likeness.of(i, j), i, j)
            for i in here
            for j in there
            if self.free(i, j)
            and self.old.paragraphs[i].role is self.new.paragraphs[j].role
            and not self.old.paragraphs[i].role.numbered
            and self.likeness.of(i, j) >= _LIKE_ELSEWHERE
        )
        for _, i, j in found:
            if self.free(i, j):
                self.take([(i, j)])

    @staticmethod
    def by_words(side: Side, places: Iterable[int]) -> dict[tuple[int, ...], list[int]]:
        """Return those of the places whose text has words, by them."""
        found: dict[tuple[int, ...], list[int]] = {}
        for place in places:
            if side.words[place]:
                found.setdefault(side.words[place], []).append(place)
        return found

    def take_moves(self) -> None:
        """Pair what is alike wherever it stands, if it is much less like anything else in either edition."""
        found = []
        for i in range(len(self.old)):
            if not self.free_old(i) or len(self.old.words[i]) < 2 * SPEAKING:
                continue
            for j in self.likeness.most_alike(i):
                if self.free(i, j) and self.recognised(i, j):
                    found.append((-self.likeness.of(i, j), i, j))
        for _, i, j in sorted(found):
            if self.free(i, j):
                self.take([(i, j)])

    def recognised(self, i: int, j: int) -> bool:
        """Tell whether the two are one wherever they stand: very much alike, or like nothing else."""
        here, there = self.old.parents[i], self.new.parents[j]
        strange = here is None or there is None or self.pairs.get(here) != there
        like = self.likeness.of(i, j) - 0.05 * strange
        if like < _LIKE_ALONE:
            return False
        ahead = self.likeness.of(i, j) - self.likeness.rival(i, j)
        return ahead >= (_MARGIN if like >= _LIKE_ELSEWHERE else _MARGIN_ALONE)

    def follow_children(self) -> None:
        """Pair what most children say belongs together, however short, if it is alike: titles that moved.

        A title that is one of another level now has to have its words.
        """
        for i, j in containers(self.old, self.new, self.pairs).items():
            least = 1.0 if self.of_other_level(i, j) else _LIKE_IN_PLACE
            if self.free(i, j) and self.likeness.of(i, j) >= least:
                self.take([(i, j)])

    def find_parts(self) -> None:
        """Find the whole that each paragraph left over was split from, or merged into."""
        on_spine = spine(self.old, self.new, self.pairs.items())
        back = [(j, i) for i, j in on_spine]
        splits = _Parts(self.old, self.new, self.likeness, self.pairs, self.backwards, back, self.forbidden)
        self.splits |= splits.find(self.taken_old, self.taken_new)
        flipped = frozenset((j, i) for i, j in self.forbidden)
        merges = _Parts(self.new, self.old, self.likeness, self.backwards, self.pairs, on_spine, flipped)
        self.merges |= merges.find(self.taken_new, self.taken_old)
        self.take((i, parts[0]) for i, parts in self.splits.items() if i not in self.pairs)
        self.take((parts[0], j) for j, parts in self.merges.items() if j not in self.backwards)


@dataclass(frozen=True, slots=True)
class _Parts:
    """Looks for wholes on one side that stand in parts on the other: splits, and mirrored, merges."""

    whole: Side
    part: Side
    likeness: Likeness
    pairs: Mapping[int, int]
    backwards: Mapping[int, int]
    in_order: Sequence[Pair]
    """The pairs that keep the order, from part to whole."""
    forbidden: frozenset[Pair]

    def find(self, taken_wholes: set[int], taken_parts: set[int]) -> dict[int, list[int]]:
        """Return the parts of each whole, in order, and add both to what is taken."""
        found: dict[int, list[int]] = {}
        for run in self._runs(taken_parts):
            wholes = [w for w in self._near(run, taken_wholes) if self.pairs.get(w) not in taken_parts]
            for place in run:
                best = max(wholes, key=lambda w: self._covered(w, place, found), default=None)
                if best is not None and self._fits(best, place, found):
                    found.setdefault(best, self._own(best)).append(place)
        kept = {whole: sorted(parts) for whole, parts in found.items() if self._adds_up(whole, parts)}
        taken_wholes.update(kept)
        taken_parts.update(part for parts in kept.values() for part in parts)
        return kept

    def _runs(self, taken: set[int]) -> Iterator[list[int]]:
        """Yield what is left over, by runs of neighbours."""
        run: list[int] = []
        for place in range(len(self.part)):
            if place not in self.backwards and place not in taken:
                run.append(place)
            elif run:
                yield run
                run = []
        if run:
            yield run

    def _near(self, run: Sequence[int], taken: set[int]) -> list[int]:
        """Return the wholes that stand where the run stands: what is next to it, and what may lie between."""
        at = bisect_left(self.in_order, run[0], key=lambda pair: pair[0])
        first = self.in_order[at - 1][1] if at else -1
        last = self.in_order[at][1] if at < len(self.in_order) else len(self.whole)
        beside = [self.backwards.get(run[0] - 1), self.backwards.get(run[-1] + 1)]
        above = [self.backwards.get(a) for place in run if (a := self.part.parents[place]) is not None]
        between = [w for w in range(first + 1, last) if w not in self.pairs][:_MOST_ALIKE]
        found = dict.fromkeys([first, last, *beside, *above, *between])
        return [w for w in found if w is not None and 0 <= w < len(self.whole) and w not in taken]

    def _own(self, whole: int) -> list[int]:
        return [self.pairs[whole]] if whole in self.pairs else []

    def _fits(self, whole: int, place: int, found: Mapping[int, list[int]]) -> bool:
        """Tell whether it is a part: of the words of the whole, or next to another part and like the rest."""
        covered = self._covered(whole, place, found)
        if covered >= _LIKE_PART:
            return True
        if not {place - 1, place + 1} & set(found.get(whole, self._own(whole))):
            return False
        rest, part = self.likeness.total(self._lost(whole, found)), self.likeness.total(self.part.bags[place])
        return 2 * covered * part >= _LIKE_IN_PLACE * (rest + part)

    def _lost(self, whole: int, found: Mapping[int, list[int]]) -> Counter[int]:
        """Return the words of the whole that its parts do not have."""
        lost = Counter(self.whole.bags[whole])
        for other in found.get(whole, self._own(whole)):
            lost -= self.part.bags[other]
        return lost

    def _covered(self, whole: int, place: int, found: Mapping[int, list[int]]) -> float:
        """Return how much of the part is words of the whole that its other parts do not have."""
        part = self.part.bags[place]
        if (whole, place) in self.forbidden:
            return 0.0
        if len(self.part.words[place]) < SPEAKING and not self._of_a_list(whole, place, found):
            return 0.0
        return self.likeness.common(self._lost(whole, found), part) / self.likeness.total(part)

    def _of_a_list(self, whole: int, place: int, found: Mapping[int, list[int]]) -> bool:
        """Tell whether a few words may be a part because of the list they are of: its lead-in, or an item.

        A clause recast as a list has its words there, though no item has many of them.
        """
        above = self.part.parents[place]
        if above is not None and above in found.get(whole, self._own(whole)):
            return self._is_item(place, above)
        items = [child for child in self.part.children.get(place, ()) if self._is_item(child, place)]
        return any(item not in self.backwards for item in items)

    def _is_item(self, place: int, above: int) -> bool:
        """Tell whether it is an item of the list that its parent leads in, with a number or without."""
        role, lead = self.part.paragraphs[place].role, self.part.paragraphs[above].text
        return role is Role.BULLET or lead.rstrip().endswith(":")

    def _adds_up(self, whole: int, parts: Sequence[int]) -> bool:
        """Tell whether these are several parts, which together are more than half of the whole."""
        bag = self.whole.bags[whole]
        together: Counter[int] = Counter()
        for part in parts:
            together += self.part.bags[part]
        return len(parts) > 1 and 2 * self.likeness.common(bag, together) > self.likeness.total(bag)


class Likeness:
    """How much alike the paragraphs of two editions are: from 0 to 1, a rare word counting more."""

    def __init__(self, old: Side, new: Side) -> None:
        self.old, self.new = old, new
        # A word that one edition has once is as rare as one that both have once.
        spread, other = (Counter(word for bag in side.bags for word in bag) for side in (old, new))
        spread |= other
        total = max(len(old), len(new))
        self.weights = {word: log(1 + total / count) for word, count in spread.items()}
        self._known: dict[Pair, float] = {}
        self._totals = [self.total(bag) for bag in old.bags], [self.total(bag) for bag in new.bags]

    def total(self, bag: Mapping[int, int]) -> float:
        """Return the weight of all words of the bag."""
        weights = self.weights
        return sum(weights[word] * count for word, count in bag.items())

    def of(self, i: int, j: int) -> float:
        """Return how much alike the old paragraph `i` and the new one `j` are."""
        like = self._known.get((i, j))
        if like is None:
            like = self._known[i, j] = self._dice(
                self.old.bags[i], self.new.bags[j], self._totals[0][i] + self._totals[1][j]
            )
        return like

    def _dice(self, one: Mapping[int, int], other: Mapping[int, int], total: float) -> float:
        return 2 * self.common(one, other) / total if total else 1.0

    def common(self, one: Mapping[int, int], other: Mapping[int, int]) -> float:
        """Return the weight of the words that both have."""
        if len(other) < len(one):
            one, other = other, one
        weights = self.weights
        return sum(weights[w] * min(count, other[w]) for w, count in one.items() if w in other)

    def candidates(self, here: Sequence[int], there: Sequence[int]) -> Iterator[Pair]:
        """Yield the pairs worth looking at: all, or where those are many, those that share phrases."""
        if len(here) * len(there) <= _ALL_PAIRS:
            for i in here:
                for j in there:
                    yield i, j
            return
        index = _index(self.new, there)
        for i in here:
            for j in _sharing(self.old.phrases[i], index):
                yield i, j

    @cached_property
    def _old_index(self) -> Mapping[int, list[int]]:
        return _index(self.old, range(len(self.old)))

    @cached_property
    def _new_index(self) -> Mapping[int, list[int]]:
        return _index(self.new, range(len(self.new)))

    def most_alike(self, i: int) -> list[int]:
        """Return the new paragraphs that share most phrases with the old paragraph `i`."""
        return _sharing(self.old.phrases[i], self._new_index)

    def rivals(self, i: int, j: int) -> Iterator[Pair]:
        """Yield `i` with what it is like besides `j`, and `j` with what it is like besides `i`."""
        yield from ((i, other) for other in self.most_alike(i) if other != j)
        others = _sharing(self.new.phrases[j], self._old_index)
        yield from ((other, j) for other in others if other != i)

    def rival(self, i: int, j: int) -> float:
        """Return how much `i` is like the next best after `j`, or `j` like the next best after `i`."""
        return max((self.of(*pair) for pair in self.rivals(i, j)), default=0.0)


def _index(side: Side, places: Iterable[int]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for place in places:
        for phrase in side.phrases[place]:
            found.setdefault(phrase, []).append(place)
    return found


def _sharing(phrases: Iterable[int], index: Mapping[int, Sequence[int]]) -> list[int]:
    """Return the places that share most of the phrases, a rare one counting more; the best first."""
    shared: dict[int, float] = {}
    for phrase in phrases:
        places = index.get(phrase, ())
        if len(places) <= _RARE:
            for place in places:
                shared[place] = shared.get(place, 0.0) + 1 / len(places)
    return sorted(shared, key=lambda place: (-shared[place], place))[:_MOST_ALIKE]
