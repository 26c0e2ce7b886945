"""Citations: a number with a quote, wherever somebody leans on a rule, held against the editions there are.

A citation is `berserk-execution 404.1.2 «…»`, in a ruling, an answer, a feature, or what people write for it:
`п. 404.1.2 (berserk-execution): "…"`, several numbers, other marks, the quote on the next line. Unlike
`quotes`, which knows the sentence that is meant, this finds out whether number and words belong together.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules.rulebook.model import UnknownEdition, UnknownNumber
from ccg_rules.rulebook.numbers import NUMBER
from ccg_rules.rulebook.quotes import JOIN, QuoteLine, nearest_to, normalise, spans, words_of
from ccg_rules.text import Message

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ccg_rules.rulebook.model import Edition, Paragraph, Rulebook, Sentence

_EXCEPTIONS = frozenset(
    {"кроме", "если", "пока", "исключая", "однако", "но", "unless", "except", "if", "until", "but"}
)
_EXCEPTION_OF_TWO = ("за исключением", "при условии", "provided that")
_NOT = frozenset({"не", "ни", "not", "never", "no"})

_EDITION = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+"
_LABEL = rf"\[?(?<!\w)(?<!\d[.,-]){NUMBER}\]?(?!\w|[.,]\d|-\d)"
_CLAUSE = r"(?:[Пп]\.\s?п\.|[Пп]п?\.|[Пп]ункт\w*|[Rr]ules?|[Cc]lauses?|§{1,2})"
_MENTION = re.compile(
    rf"(?:(?<![\w-])(?P<edition>{_EDITION})(?P<between>[\s`*_:(]*))?"
    rf"(?P<clause>{_CLAUSE}[\s`*_]*)?(?P<label>{_LABEL})(?:[`*_\s]*\((?P<after>{_EDITION})\))?"
)
_GOES_ON = re.compile(r"[^\S\n]*(?:[,–—-]|и|или|and|or)[^\S\n]*")
_TO_QUOTE = re.compile(r"[\s.,:;)\]`*_–—-]*?(?:\n[\s>]*)?(?P<mark>[«\"“„])")
_CLOSING = {"«": "»", '"': '"', "“": "”", "„": "“”"}
_ELLIPSIS = re.compile(r"\s*(?:\.{3}|…)\s*")


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
    edition: str | None
    """`None` where none is named with it, nor before it on its line."""
    label: str | None
    """`None` where an edition is named and something like a number, which is none."""
    text: str | None = None
    """What is quoted."""

    @property
    def quote(self) -> QuoteLine | None:
        """The quote, if there is one, and an edition and a number to it."""
        if self.edition is None or self.label is None or self.text is None:
            return None
        return QuoteLine(self.edition, self.label, self.text)


def mentions_in(text: str) -> Iterator[Mention]:
    """Yield where a text names clauses, in order.

    A number without an edition is a mention when it has a dot and is called a clause («п. 404.1»), is quoted,
    follows another («404.1.1, 404.1.2»), or stands on the line of an edition.
    """
    at, end_of_last, last = 0, 0, None
    while match := _MENTION.search(text, at):
        at = match.end()
        start = match.start("label")
        edition = match["edition"] if match["edition"] and "\n" not in match["between"] else match["after"]
        goes_on = last is not None and _GOES_ON.fullmatch(text, end_of_last, match.start()) is not None
        if edition is None and last is not None and (goes_on or "\n" not in text[end_of_last:start]):
            edition = last
        if match["edition"] is None and "." not in match["label"]:
            continue
        quoted, at = _quoted(text, at)
        if edition is None and not (match["clause"] or quoted):
            continue
        line = text.count("\n", 0, start) + 1
        yield Mention(line, edition, match["label"], quoted)
        end_of_last, last = match.end(), edition


def unread_in(text: str, editions: Iterable[str]) -> Iterator[Mention]:
    """Yield where a text names one of these editions and something like a number that is none: 404,1,2."""
    named = "|".join(map(re.escape, editions))
    for match in re.finditer(rf"(?<![\w-])(?P<edition>{named})(?P<rest>[^\n]{{0,12}}\d[^\s]*)", text):
        if _MENTION.search(match[0]) is None:
            yield Mention(text.count("\n", 0, match.start()) + 1, match["edition"], None)


def _quoted(text: str, at: int) -> tuple[str | None, int]:
    """Return what is quoted from there on, and where it ends; marks of one kind may nest."""
    match = _TO_QUOTE.match(text, at)
    if match is None:
        return None, at
    mark, start = match["mark"], match.end()
    depth = 1
    for place in range(start, len(text)):
        char = text[place]
        if char == "\n":
            break
        if char in _CLOSING[mark]:
            depth -= 1
        elif char == mark:
            depth += 1
        if not depth:
            words = text[start:place].strip()
            return (words or None), place + 1
    return None, at


def check_mention(rulebook: Rulebook, mention: Mention) -> tuple[Doubt, ...]:
    """Return what is wrong with a mention; one without a quote is only asked for its number."""
    if mention.edition is None:
        return (Doubt(Message("cite-no-edition", {"label": mention.label or ""})),)
    try:
        edition = rulebook.edition(mention.edition)
    except UnknownEdition as unknown:
        return (Doubt(unknown.message),)
    if mention.label is None:
        return (Doubt(Message("cite-unread", {"edition": mention.edition})),)
    if mention.quote is not None and words_of(mention.quote.text):
        return check_citation(rulebook, mention.quote)
    message = about_number(rulebook, edition, mention.label)
    return () if message is None else (Doubt(message),)


def check_citation(rulebook: Rulebook, quote: QuoteLine) -> tuple[Doubt, ...]:
    """Return what is wrong with a citation, nothing when its words stand under its number, uncut."""
    try:
        edition = rulebook.edition(quote.edition)
    except UnknownEdition as unknown:
        return (Doubt(unknown.message),)
    quote = _as_meant(edition, quote)
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
    number = (mention.label or "").strip("[]")
    named = [p for p in edition.paragraphs if p.number == number]
    if mention.quote is None:
        return named[0] if named else None
    pieces = _as_meant(edition, mention.quote).pieces
    quoted = [p for p in (*named, *edition.paragraphs) if spans(p.text, pieces) is not None]
    if not quoted:
        return None
    return next((s for s in quoted[0].sentences if spans(s.text, pieces) is not None), quoted[0])


def _as_meant(edition: Edition, quote: QuoteLine) -> QuoteLine:
    """Return the quote; a bare ellipsis leaves words out, unless the rule itself has one."""
    if any(spans(paragraph.text, quote.pieces) is not None for paragraph in edition.paragraphs):
        return quote
    return QuoteLine(quote.edition, quote.label, _ELLIPSIS.sub(f" {JOIN} ", quote.text).strip())


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


def cut_after(text: str, quote: QuoteLine) -> str | None:
    """Return the word after which a quote begins though it turns or limits what is quoted («не», «Если»)."""
    found = spans(text, quote.pieces)
    if not found or found[0][0] == 0:
        return None
    before = words_of(normalise(text)[: found[0][0]])
    if before and before[-1].lower() in _NOT:
        return before[-1]
    return before[0] if before and before[0].lower() in _EXCEPTIONS else None


def _about_form(edition: Edition, paragraph: Paragraph, quote: QuoteLine) -> Iterator[Doubt]:
    if quote.label != paragraph.label:
        args = {**_args(edition, quote.label), "label": paragraph.label}
        yield Doubt(
            Message("cite-brackets", args), None, str(QuoteLine(edition.id, paragraph.label, quote.text))
        )
    sentence = next((s for s in paragraph.sentences if spans(s.text, quote.pieces) is not None), None)
    if sentence is None:
        return
    proposal = str(QuoteLine(edition.id, paragraph.label, sentence.text))
    if word := cut_before(sentence.text, quote):
        yield Doubt(Message("cite-cut", {"word": word}), None, proposal)
    if word := cut_after(sentence.text, quote):
        yield Doubt(Message("cite-cut-after", {"word": word}), None, proposal)


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
