"""Verbatim quotes: parsed from a Rule's description, and matched against the sentence they quote.

A line of the description reads `berserk-vanguard [404.1.2]  «…»`: edition, number as labelled there, text.
Matching is letter for letter once white space, quote marks and dashes are normalised; it is never fuzzy.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from ccg_rules.rulebook.model import UnknownEdition, UnknownKey
from ccg_rules.rulebook.numbers import NUMBER
from ccg_rules.text import Message, Told

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ccg_rules.rulebook.model import Edition, Rulebook, Sentence

JOIN = "[…]"
"""Stands in a quote where words of the sentence are left out."""

_OPENING, _CLOSING, _EITHER = "«„", "»”", '"“'
_MARKS = frozenset(_OPENING + _CLOSING + _EITHER)
_HYPHENS = {0x2010: "-", 0x2011: "-", 0x00AD: None, 0x200B: None}
_DASH = re.compile(r"(?<!\S)[-–—](?!\S)")
# A number with dots is one word, and so is «2-го»: a quote may not begin or end inside it.
_WORD = re.compile(r"\d+(?:\.\d+)+|\w+(?:-\w+)*")

_ID = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*"
_LABEL = rf"\[?{NUMBER}\]?"
_QUOTE_LINE = re.compile(rf"\s*(?P<edition>{_ID})\s+(?P<label>{_LABEL})\s+«(?P<text>.*)»\s*")
# What is meant as a quote although it may be miswritten: prose hardly begins with a hyphenated lower-case
# word before a number or a guillemet, nor with any lower-case word before a number and a guillemet.
_MEANT = re.compile(rf"\s*(?:{_ID}\s+{_LABEL}\s+«|(?=[a-z0-9]+-){_ID}\s+(?:\S+\s+)?(?:\[?\d|«))")
_SENTENCE_END = tuple(".;:!?…")


@lru_cache(maxsize=4096)
def normalise(text: str) -> str:
    """Return `text` with white space collapsed, none just inside quote marks; marks and dashes of one kind.

    A dash counts as one only when it stands alone; a hyphen is one whether or not a line may break there.
    Letters and other punctuation stay as they are.
    """
    text = _DASH.sub("–", " ".join(text.translate(_HYPHENS).split()))
    out: list[str] = []
    depth = 0
    just_opened = False
    for i, char in enumerate(text):
        if char in _MARKS:
            just_opened = _opens(char, text[:i][-1:], text[i + 1 : i + 2], depth)
            depth = depth + 1 if just_opened else max(depth - 1, 0)
            if not just_opened and out[-1:] == [" "]:
                out.pop()
            out.append('"')
        elif not (char == " " and just_opened):
            out.append(char)
            just_opened = False
    return "".join(out)


def _opens(mark: str, before: str, after: str, depth: int) -> bool:
    """Tell whether the mark opens; one that may do either is told by its neighbours, then by what is open."""
    if mark not in _EITHER:
        return mark in _OPENING
    if not before or not after:
        return not before
    if (before == " ") != (after == " "):
        return before == " "
    return depth == 0


class QuoteSyntaxError(Told, ValueError):
    """A line is meant as a quote, but is not written as one. `message` says what is wrong."""


@dataclass(frozen=True, slots=True)
class QuoteLine:
    """A quote as a Rule's description gives it; `str()` writes it back."""

    edition: str
    label: str
    """The number, in brackets when it is inferred."""
    text: str
    """What stands between the first « and the last » of the line."""

    @classmethod
    def parse(cls, line: str) -> QuoteLine | None:
        """Return the quote in a line of a description, `None` when the line is not meant as one.

        Raises `QuoteSyntaxError` when it is meant as one but lacks the number or a guillemet, goes on after
        the last », or quotes no word.
        """
        if not _MEANT.match(line):
            return None
        match = _QUOTE_LINE.fullmatch(line)
        if match is None or match["label"].startswith("[") != match["label"].endswith("]"):
            raise QuoteSyntaxError(Message("quote-syntax", {"line": line.strip()}))
        quote = cls(match["edition"], match["label"], match["text"].strip())
        if not all(_WORD.search(piece) for piece in quote.pieces or ("",)):
            raise QuoteSyntaxError(Message("quote-empty", {"line": line.strip()}))
        return quote

    @property
    def pieces(self) -> tuple[str, ...]:
        """The pieces that `[…]` joins; one at either end of the quote joins nothing."""
        return tuple(piece.strip() for piece in self.text.split(JOIN) if piece.strip())

    def __str__(self) -> str:
        """Return the line, with a single space between its parts."""
        return f"{self.edition} {self.label} «{self.text}»"


@dataclass(frozen=True, slots=True)
class QuoteResult:
    """Whether a quote stands; when it is stale, why, what comes nearest, and the line that would be right."""

    quote: QuoteLine
    fits: bool
    why: Message | None = None
    nearest: Sentence | None = None
    """The sentence of that edition most like the quote; `None` when it fits or the edition is unknown."""
    proposal: str | None = None
    """`None` when no line would be right under this key: the edition is unknown or does not have the key."""

    @property
    def stale(self) -> bool:
        """Whether it no longer stands."""
        return not self.fits


def read_quotes(description: str) -> tuple[QuoteLine, ...]:
    """Return the quotes in a Rule's description; its other lines are prose. Raises `QuoteSyntaxError`."""
    return tuple(quote for line in description.splitlines() if (quote := QuoteLine.parse(line)))


def check_quotes(
    rulebook: Rulebook, sentence_key: str, quotes: Iterable[QuoteLine]
) -> tuple[QuoteResult, ...]:
    """Check the quotes of a Rule, each against the edition it names; one of an unknown edition is stale."""
    return tuple(_check_in(rulebook, sentence_key, quote) for quote in quotes)


def _check_in(rulebook: Rulebook, sentence_key: str, quote: QuoteLine) -> QuoteResult:
    try:
        return check_quote(rulebook.edition(quote.edition), sentence_key, quote)
    except UnknownEdition as unknown:
        return QuoteResult(quote, fits=False, why=unknown.message)


def check_quote(edition: Edition, sentence_key: str, quote: QuoteLine) -> QuoteResult:
    """Check the label of `quote`, and that its pieces stand in the sentence, in order and in whole words.

    Raises `ValueError` when the quote is of another edition.
    """
    if quote.edition != edition.id:
        raise ValueError(f"a quote of {quote.edition} cannot be checked against {edition.id}")
    try:
        sentence = edition.sentence(sentence_key)
    except UnknownKey as unknown:
        return QuoteResult(
            quote, fits=False, why=unknown.message, nearest=nearest_to(quote, edition.sentences)
        )
    label = edition.owner(sentence_key).label
    args = {"key": sentence_key, "edition": edition.id, "label": label, "given": quote.label}
    if spans(sentence.text, quote.pieces) is None:
        why = Message("quote-text" if quote.label == label else "quote-text-and-label", args)
        nearest = nearest_to(quote, (sentence, *edition.sentences))
        proposal = QuoteLine(edition.id, label, _mend(sentence.text, quote.pieces))
        return QuoteResult(quote, fits=False, why=why, nearest=nearest, proposal=str(proposal))
    if quote.label != label:
        same_number = quote.label.strip("[]") == label.strip("[]")
        why = Message("quote-brackets" if same_number else "quote-label", args)
        proposal = QuoteLine(edition.id, label, quote.text)
        return QuoteResult(quote, fits=False, why=why, nearest=sentence, proposal=str(proposal))
    return QuoteResult(quote, fits=True)


def uncovered(sentence: Sentence, quotes: Iterable[QuoteLine]) -> tuple[str, ...]:
    """Return the words of the sentence, in order, that no piece of these quotes covers.

    The quotes must be of the sentence's edition; one whose text does not fit covers nothing.
    """
    covered = [span for quote in quotes for span in spans(sentence.text, quote.pieces) or ()]
    words = _WORD.finditer(normalise(sentence.text))
    return tuple(w.group() for w in words if not any(a <= w.start() and w.end() <= b for a, b in covered))


def words_of(text: str) -> tuple[str, ...]:
    """Return the words of a text, in order."""
    return tuple(match.group() for match in _WORD.finditer(text))


def spans(sentence: str, pieces: Iterable[str]) -> list[tuple[int, int]] | None:
    """Return where the pieces stand in a text once it is normalised, or `None` if they do not all, in order.

    They stand there in whole words.
    """
    text = normalise(sentence)
    inside_words = {i for word in _WORD.finditer(text) for i in range(word.start() + 1, word.end())}
    found: list[tuple[int, int]] = []
    end = 0
    for piece in map(normalise, pieces):
        start = text.find(piece, end)
        while start >= 0 and (start in inside_words or start + len(piece) in inside_words):
            start = text.find(piece, start + 1)
        if start < 0:
            return None
        end = start + len(piece)
        found.append((start, end))
    return found


def nearest_to(quote: QuoteLine, sentences: Iterable[Sentence]) -> Sentence | None:
    """Return the sentence most like the quote, the first of equals."""
    from difflib import SequenceMatcher  # only a stale quote pays for it

    best, best_ratio = None, 0.0
    matcher = SequenceMatcher(None, b=normalise(" ".join(quote.pieces)), autojunk=False)
    for sentence in sentences:
        matcher.set_seq1(normalise(sentence.text))
        # The two quick ratios are upper bounds of the real one.
        if matcher.real_quick_ratio() > best_ratio and matcher.quick_ratio() > best_ratio:
            ratio = matcher.ratio()
            if ratio > best_ratio:
                best, best_ratio = sentence, ratio
    return best


def _mend(sentence: str, pieces: Sequence[str]) -> str:
    """Return what the quote should say now: the stretches its pieces meant, else the whole sentence."""
    words = sentence.split()
    stretches: list[list[int]] = []
    for i, piece in enumerate(pieces):
        stretch = _stretch(words, piece.split())
        if stretch is None:
            return sentence
        if i == 0 and piece[:1].isupper():
            stretch[0] = 0
        if i == len(pieces) - 1 and piece.endswith(_SENTENCE_END):
            stretch[1] = len(words)
        if stretches and stretch[0] <= stretches[-1][1]:
            stretches[-1][1] = max(stretch[1], stretches[-1][1])
        else:
            stretches.append(stretch)
    mended = [" ".join(words[a:b]) for a, b in stretches]
    return f" {JOIN} ".join(mended) if spans(sentence, mended) is not None else sentence


def _stretch(words: Sequence[str], piece: Sequence[str]) -> list[int] | None:
    """Return the stretch of `words` that `piece` meant: what matches, and as many around it as differ.

    Returns `None` when less than half of the piece matches.
    """
    from difflib import SequenceMatcher

    blocks = [b for b in SequenceMatcher(None, piece, words, autojunk=False).get_matching_blocks() if b.size]
    if 2 * sum(b.size for b in blocks) < len(piece):
        return None
    first, last = blocks[0], blocks[-1]
    start = first.b - first.a
    end = last.b + last.size + len(piece) - (last.a + last.size)
    return [max(start, 0), min(end, len(words))]
