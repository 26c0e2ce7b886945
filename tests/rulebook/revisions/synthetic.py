"""Large rulebooks made up of the words of the real texts, and what became of them: known, since we did it.

An edition has chapters, clauses, sub-clauses, examples and bullets. Some clauses are boilerplate: the same
words at many places. The next edition is made by changes of every kind in one go; `Truth` says what was done.
"""

from __future__ import annotations

import random
import re
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from ccg_rules.rulebook import Coverage, Edition, Paragraph, Role, Sentence, find_references
from ccg_rules.rulebook.revisions import Kind
from ccg_rules.text import Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ccg_rules.rulebook.revisions import Comparison

TEXTS = Path(__file__).parents[2] / "data" / "texts"

BOILERPLATE = (
    "Если игрок в свой черёд отказался от использования этой особенности, то сыграть её позже он не сможет.",
    "Если стек пуст и оба игрока последовательно пасуют, то подфаза заканчивается.",
    "Каждая карта использует эту особенность один раз за бой.",
    "Никакое событие не может произойти в игре между ходами, фазами, подфазами или шагами.",
)


@dataclass
class Node:
    """A paragraph with what stands below it."""

    ident: int
    role: Role
    sentences: list[str]
    below: list[Node] = field(default_factory=list)

    @property
    def text(self) -> str:
        return " ".join(self.sentences)

    def walk(self) -> Iterator[Node]:
        yield self
        for node in self.below:
            yield from node.walk()


@dataclass
class Truth:
    """What was done, by idents."""

    links: set[tuple[int, int]]
    """What became of what."""
    moved: set[int] = field(default_factory=set)
    split: set[int] = field(default_factory=set)
    """The wholes, in the old edition."""
    merged: set[int] = field(default_factory=set)
    """The wholes, in the new edition."""
    twins: set[tuple[int, int]] = field(default_factory=set)
    """Identical boilerplate that changed places: what stands where the other stood is as good an answer."""


@dataclass
class Found:
    """How a comparison compares to the truth."""

    links: int
    recovered: int
    """How many links were found, of those there are."""
    wrong: list[tuple[int, int]]
    """Links found that there are not."""
    false_moves: list[int]
    missed_moves: list[int]
    kinds: list[tuple[int, Kind]]
    """Splits and merges told of what was neither."""


@cache
def _followers() -> dict[str, list[str]]:
    """Return by each word of the texts the words that follow it; "" stands before a sentence and after."""
    found: dict[str, list[str]] = {}
    for path in sorted(TEXTS.glob("*.txt")):
        text = re.sub(r"^\s*[\d.]+\.\s|[\"«»()·\[\]]", " ", path.read_text(encoding="utf-8"), flags=re.M)
        for sentence in re.split(r"(?<=[а-я])[.:]\s+", text):
            words = ["", *re.findall(r"\w+(?:-\w+)*,?", sentence), ""]
            for word, following in pairwise(words):
                found.setdefault(word, []).append(following)
    return found


class Author:
    """Writes an edition, and the next."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.count = 0
        self.written: set[str] = set()

    def ident(self) -> int:
        self.count += 1
        return self.count

    def sentence(self) -> str:
        """Return a sentence of its own: only boilerplate stands twice, or nobody could say which is which."""
        while (text := self.any_sentence()) in self.written:
            pass
        self.written.add(text)
        return text

    def any_sentence(self) -> str:
        """Return a sentence that goes on, word after word, as some sentence of the texts does."""
        followers = _followers()
        words: list[str] = []
        word = self.random.choice(followers[""])
        while len(words) < 25 and (word or len(words) < 6):
            words.append(word or self.random.choice(self.vocabulary()))
            word = self.random.choice(followers[words[-1]])
        text = " ".join(words).rstrip(",")
        return f"{text[0].upper()}{text[1:]}."

    def vocabulary(self) -> list[str]:
        return [word for word in _followers() if word]

    def clause(self, role: Role) -> Node:
        chance = self.random.random()
        if chance < 0.05 and role is not Role.HEADING:
            return Node(self.ident(), role, [self.random.choice(BOILERPLATE)])
        sentences = [self.sentence() for _ in range(self.random.choice((1, 1, 2, 2, 3)))]
        if chance < 0.12 and role is not Role.HEADING:
            sentences.append(self.random.choice(BOILERPLATE))
        return Node(self.ident(), role, sentences)

    def heading(self) -> Node:
        words = [self.random.choice(self.vocabulary()).strip(",") for _ in range(self.random.choice((2, 3)))]
        return Node(self.ident(), Role.HEADING, [f"{' '.join(words).capitalize()}."])

    def chapter(self) -> Node:
        top = self.heading()
        for _ in range(self.random.randint(4, 12)):
            clause = self.clause(Role.CLAUSE)
            for _ in range(self.random.choice((0, 0, 0, 2, 3, 5))):
                clause.below.append(self.clause(Role.SUBCLAUSE))
            if not clause.below and self.random.random() < 0.15:
                clause.below.append(self.clause(Role.EXAMPLE))
            if not clause.below and self.random.random() < 0.1:
                clause.below += [self.clause(Role.BULLET) for _ in range(3)]
            top.below.append(clause)
        return top

    def book(self, clauses: int) -> list[Node]:
        chapters: list[Node] = []
        size = 0
        while size < clauses:
            chapters.append(self.chapter())
            size += sum(1 for _ in chapters[-1].walk())
        return chapters

    def revise(self, book: list[Node]) -> tuple[list[Node], Truth]:
        """Return the next edition and what was done. No paragraph is changed in two ways."""
        chapters = deepcopy(book)
        everything = [node for chapter in chapters for node in chapter.walk()]
        truth = Truth({(node.ident, node.ident) for node in everything})
        size = len(everything)
        self.swap(everything, truth)
        untouched = [
            (chapter, above, node)
            for chapter in chapters
            for above in chapter.walk()
            for node in above.below
            if node.text not in BOILERPLATE
        ]
        self.random.shuffle(untouched)
        busy: set[int] = set()

        def some(share: float) -> Iterator[tuple[Node, Node, Node]]:
            wanted = int(size * share)
            while wanted and untouched:
                chapter, above, node = untouched.pop()
                near = {above.ident, *(n.ident for n in node.walk())}
                if not near & busy and node in above.below:
                    busy.update(n.ident for n in node.walk())
                    wanted -= 1
                    yield chapter, above, node

        for _, _, node in some(0.05):
            self.reword(node, 0.33)
        for chapter, above, node in some(0.015):
            if self.move(chapters, chapter, above, node, truth):
                self.revise_moved(node)
        for _, above, node in some(0.02):
            self.split(above, node, truth)
        for _, above, node in some(0.02):
            self.merge(above, node, truth, busy)
        for _, above, node in some(0.02):
            above.below.remove(node)
            gone = {n.ident for n in node.walk()}
            truth.links = {link for link in truth.links if link[0] not in gone}
        for _, above, node in some(0.01):
            if not node.below:  # written anew from end to end, in the same place
                another = Node(self.ident(), node.role, [self.sentence() for _ in node.sentences])
                above.below[above.below.index(node)] = another
                truth.links -= {(node.ident, node.ident)}
        for _, above, node in some(0.03):
            # Whatever comes after is renumbered. Two of the same words in one place nobody could tell apart.
            added = self.clause(node.role)
            while added.text in (other.text for other in above.below):
                added = self.clause(node.role)
            above.below.insert(above.below.index(node), added)
        for place in sorted((self.random.randrange(len(chapters)) for _ in range(3)), reverse=True):
            chapters.insert(place, self.chapter())
        return chapters, truth

    def reword(self, node: Node, most: float) -> None:
        """Exchange, drop or add some of the words of each sentence, up to a share."""
        for number, sentence in enumerate(node.sentences):
            words = sentence.rstrip(".").split()
            for _ in range(max(1, int(len(words) * self.random.uniform(0.05, most)))):
                place = self.random.randrange(len(words))
                how = self.random.random()
                if how < 0.6 or len(words) < 4:
                    words[place] = self.random.choice(self.vocabulary())
                elif how < 0.8:
                    del words[place]
                else:
                    words.insert(place, self.random.choice(self.vocabulary()))
            node.sentences[number] = f"{' '.join(words)}."

    def revise_moved(self, node: Node) -> None:
        """Reword what is below a paragraph that moved; of long ones also a word or two of their own."""
        for child in node.below:
            if child.text not in BOILERPLATE:
                self.reword(child, 0.33)
        if len(node.text.split()) > 20 and self.random.random() < 0.3:
            self.reword(node, 0.1)

    def move(self, chapters: list[Node], chapter: Node, above: Node, node: Node, truth: Truth) -> bool:
        """Take a paragraph and what is below it to a chapter three further on or back, if there is one."""
        if node.role not in (Role.CLAUSE, Role.SUBCLAUSE):
            return False
        here = chapters.index(chapter)
        far = [other for place, other in enumerate(chapters) if abs(place - here) > 2]
        if not far:
            return False
        target = self.random.choice(far)
        if node.role is Role.SUBCLAUSE:
            targets = [n for n in target.below if n.below and n.below[0].role is Role.SUBCLAUSE]
            if not targets:
                return False
            target = self.random.choice(targets)
        above.below.remove(node)
        target.below.insert(self.random.randint(0, len(target.below)), node)
        truth.moved.update(n.ident for n in node.walk())
        return True

    def split(self, above: Node, node: Node, truth: Truth) -> None:
        if len(node.sentences) < 2 or node.below:
            return
        cut = self.random.randint(1, len(node.sentences) - 1)
        rest = Node(self.ident(), node.role, node.sentences[cut:])
        if rest.text in BOILERPLATE or " ".join(node.sentences[:cut]) in BOILERPLATE:
            return
        del node.sentences[cut:]
        above.below.insert(above.below.index(node) + 1, rest)
        truth.links.add((node.ident, rest.ident))
        truth.split.add(node.ident)

    def merge(self, above: Node, node: Node, truth: Truth, busy: set[int]) -> None:
        place = above.below.index(node)
        if place + 1 >= len(above.below):
            return
        other = above.below[place + 1]
        if node.below or other.below or other.ident in busy or other.text in BOILERPLATE:
            return
        busy.add(other.ident)
        node.sentences += other.sentences
        above.below.remove(other)
        truth.links -= {(other.ident, other.ident)}
        truth.links.add((other.ident, node.ident))
        truth.merged.add(node.ident)

    def swap(self, everything: list[Node], truth: Truth) -> None:
        """Let identical boilerplate change places: nobody can see it, so either answer is right."""
        for text in BOILERPLATE:
            same = [node for node in everything if node.text == text and not node.below]
            self.random.shuffle(same)
            for one, other in zip(same[:10:2], same[1:10:2], strict=False):
                truth.twins |= {(one.ident, other.ident), (other.ident, one.ident)}
                one.ident, other.ident = other.ident, one.ident


def edition(name: str, book: list[Node]) -> Edition:
    """Return the book as an edition, numbered from 100; the keys say nothing but the ident."""
    paragraphs: list[Paragraph] = []

    def add(node: Node, number: str) -> None:
        key = f"{name}.n{node.ident}"
        sentences = tuple(Sentence(f"{key}.s{n}", text, True) for n, text in enumerate(node.sentences))
        line = len(paragraphs) + 1
        references = find_references(node.text)
        paragraphs.append(
            Paragraph(
                key, number, "printed", node.role, "S", line, node.text, sentences, references=references
            )
        )
        own = 0
        for child in sorted(node.below, key=lambda n: n.role.numbered):
            own += child.role.numbered
            add(child, f"{number}.{own}" if child.role.numbered else number)

    for place, chapter in enumerate(book):
        add(chapter, str(100 + place))
    none = Words(ru="нет", en="none")
    window = Coverage("100", paragraphs[-1].number)
    return Edition(name, "berserk", none, none, (), (window,), tuple(paragraphs), "", complete=True)


def editions(seed: int, clauses: int) -> tuple[Edition, Edition, Truth]:
    """Return an edition, the next, and what became of what."""
    author = Author(seed)
    book = author.book(clauses)
    revised, truth = author.revise(book)
    return edition("old", book), edition("new", revised), truth


def measure(comparison: Comparison, truth: Truth) -> Found:
    """Hold a comparison against the truth."""

    def ident(paragraph: Paragraph) -> int:
        return int(paragraph.key.partition(".n")[2])

    links: set[tuple[int, int]] = set()
    moved: set[int] = set()
    kinds: list[tuple[int, Kind]] = []
    for change in comparison.changes:
        if change.old is None or change.new is None:
            continue
        one, other = ident(change.old), ident(change.new)
        links.add((other, other) if (one, other) in truth.twins else (one, other))
        if change.kind is Kind.MOVED:
            moved.add(other)
        if change.kind is Kind.SPLIT and one not in truth.split:
            kinds.append((one, change.kind))
        if change.kind is Kind.MERGED and other not in truth.merged:
            kinds.append((one, change.kind))
    return Found(
        links=len(truth.links),
        recovered=len(truth.links & links),
        wrong=sorted(links - truth.links),
        false_moves=sorted(moved - truth.moved),
        missed_moves=sorted(truth.moved - moved),
        kinds=kinds,
    )
