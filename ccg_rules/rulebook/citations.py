"""Citations: a number with a quote, wherever somebody leans on a rule, held against the editions there are.

A citation is a line such as `berserk-execution 404.1.2 «…»`, in a ruling, an answer, a feature. Unlike
`quotes`, which knows the sentence that is meant, this finds out whether number and words belong together.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.rulebook.model import UnknownEdition, UnknownNumber
from ccg_rules.rulebook.numbers import NUMBER
from ccg_rules.rulebook.quotes import QuoteLine, nearest_to, normalise, spans, words_of
from ccg_rules.text import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ccg_rules.rulebook.model import Edition, Paragraph, Rulebook, Sentence

_EXCEPTIONS = frozenset(
    {"кроме", "если", "пока", "исключая", "однако", "но", "unless", "except", "if", "until", "but"}
)
_EXCEPTION_OF_TWO = ("за исключением", "при условии", "provided that")
_MENTION = re.compile(
    rf"(?P<edition>[a-z][a-z0-9]*(?:-[a-z0-9]+)+)\s+(?P<label>\[?{NUMBER}\]?)(?![\w.]*\w)(?P<quote>\s+«.*»)?"
)


@dataclass(frozen=True, slots=True)
class Doubt:
    """What is wrong with a citation: why, the text it comes nearest to, and what would be right."""

    message: Message
    nearest: str | None = None
    """A citation of the sentence most like it, where its words stand nowhere."""
    proposal: str | None = None


@dataclass(frozen=True, slots=True)
class Mention:
    """A place in a text that names a clause, with a quote of it or without."""

    line: int
    edition: str
    label: str
    quote: QuoteLine | None


def mentions_in(text: str) -> Iterator[Mention]:
    """Yield where a text names clauses: an edition and a number, and «words» if they follow on the line.

    The last » of a line closes its quote, so that of a line with a quote nothing more is read. Raises
    `QuoteSyntaxError` for a quote without a word.
    """
    for number, line in enumerate(text.splitlines(), 1):
        at = 0
        while match := _MENTION.search(line, at):
            quote = QuoteLine.parse(match[0]) if match["quote"] else None
            yield Mention(number, match["edition"], match["label"], quote)
            at = len(line) if quote else match.end()


def check_mention(rulebook: Rulebook, mention: Mention) -> tuple[Doubt, ...]:
    """Return what is wrong with a mention; one without a quote is only asked for its number."""
    if mention.quote is not None:
        return check_citation(rulebook, mention.quote)
    try:
        edition = rulebook.edition(mention.edition)
    except UnknownEdition as unknown:
        return (Doubt(unknown.message),)
    message = about_number(rulebook, edition, mention.label)
    return () if message is None else (Doubt(message),)


def check_citation(rulebook: Rulebook, quote: QuoteLine) -> tuple[Doubt, ...]:
    """Return what is wrong with a citation, nothing when its words stand under its number, uncut."""
    try:
        edition = rulebook.edition(quote.edition)
    except UnknownEdition as unknown:
        return (Doubt(unknown.message),)
    own = [p for p in _numbered(edition, quote) if spans(p.text, quote.pieces) is not None]
    if own:
        return tuple(_about_form(edition, own[0], quote))
    right = next((p for p in edition.paragraphs if spans(p.text, quote.pieces) is not None), None)
    message = about_number(rulebook, edition, quote.label)
    if right is not None:
        proposal = QuoteLine(edition.id, right.label, quote.text)
        if message is None:
            message = Message(
                "cite-other-rule", _args(edition, quote.label, own=_numbered(edition, quote)[0])
            )
        return (Doubt(message, None, str(proposal)),)
    nearest = nearest_to(quote, edition.sentences)
    message = message or Message("cite-words", _args(edition, quote.label))
    if nearest is None:
        return (Doubt(message),)
    return (Doubt(message, str(QuoteLine(edition.id, edition.owner(nearest.key).label, nearest.text))),)


def sentence_of(edition: Edition, mention: Mention) -> Sentence | Paragraph | None:
    """Return the sentence that a mention quotes in an edition, else the paragraph that it names or quotes."""
    named = [p for p in edition.paragraphs if p.number == mention.label.strip("[]")]
    if mention.quote is None:
        return named[0] if named else None
    pieces = mention.quote.pieces
    quoted = [p for p in (*named, *edition.paragraphs) if spans(p.text, pieces) is not None]
    if not quoted:
        return None
    return next((s for s in quoted[0].sentences if spans(s.text, pieces) is not None), quoted[0])


def about_number(rulebook: Rulebook, edition: Edition, label: str) -> Message | None:
    """Return what is wrong with a number in an edition by itself: that it has none such; else `None`."""
    number = label.strip("[]")
    if any(paragraph.number == number for paragraph in edition.paragraphs):
        return None
    others = [
        other
        for other in rulebook.editions.values()
        if other.game == edition.game and any(paragraph.number == number for paragraph in other.paragraphs)
    ]
    if others:
        named = ", ".join(other.id for other in others)
        return Message("cite-elsewhere", {**_args(edition, label), "others": named})
    return Message("cite-nowhere", _args(edition, label))


def other_rule(edition: Edition, label: str, key: str) -> Message | None:
    """Return that the number is another rule's than the one with that key (a sentence's or paragraph's)."""
    named = [p for p in edition.paragraphs if p.number == label.strip("[]")]
    if not named or any(key in (p.key, *(s.key for s in p.sentences)) for p in named):
        return None
    return Message("cite-other-rule", _args(edition, label, own=named[0]))


def cut_before(text: str, quote: QuoteLine) -> str | None:
    """Return the word before which a quote leaves off though it limits what is quoted («кроме», «если»).

    `text` is what is quoted from. What a later piece of the quote takes up again is not left off.
    """
    found = spans(text, quote.pieces)
    if found is None:
        return None
    plain = normalise(text)
    for (_, end), start in zip(found, [start for start, _ in found[1:]] + [len(plain) + 1], strict=True):
        after = words_of(plain[end:start])[:2]
        if not after:
            continue
        if after[0].lower() in _EXCEPTIONS:
            return after[0]
        if (two := " ".join(after).lower()) in _EXCEPTION_OF_TWO:
            return two
    return None


def _about_form(edition: Edition, paragraph: Paragraph, quote: QuoteLine) -> Iterator[Doubt]:
    if quote.label != paragraph.label:
        args = {**_args(edition, quote.label), "label": paragraph.label}
        yield Doubt(
            Message("cite-brackets", args), None, str(QuoteLine(edition.id, paragraph.label, quote.text))
        )
    sentence = next((s for s in paragraph.sentences if spans(s.text, quote.pieces) is not None), None)
    if sentence is not None and (word := cut_before(sentence.text, quote)):
        proposal = QuoteLine(edition.id, paragraph.label, sentence.text)
        yield Doubt(Message("cite-cut", {"word": word}), None, str(proposal))


def _numbered(edition: Edition, quote: QuoteLine) -> tuple[Paragraph, ...]:
    try:
        return edition.numbered(quote.label.strip("[]"))
    except UnknownNumber:
        return ()


def _args(edition: Edition, label: str, own: Paragraph | None = None) -> dict[str, str]:
    args = {"edition": edition.id, "label": label}
    if own is not None:
        words = own.text.split()
        args["start"] = " ".join(words[:8]) + (" …" if len(words) > 8 else "")
    return args
