"""Cross references: found in a Russian or English text, and checked against the edition they stand in."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from ccg_rules.rulebook.model import Reference
from ccg_rules.rulebook.numbers import NUMBER, following, parent, parts
from ccg_rules.text import Message

if TYPE_CHECKING:
    from ccg_rules.rulebook.model import Edition, Paragraph

# A number ends where no letter or digit goes on: «п. 5карт» names none.
_NUMBER = rf"{NUMBER}(?!\w)"
_ITEM = rf"(?P<first>{_NUMBER})(?:\s*[-–—]\s*(?P<last>{_NUMBER}))?"
_CLAUSE = r"[Пп](?:\.\s?п\.|п\.|\.|ункт\w*\s)|[Rr]ules?\s|[Ss]ections?\s|[Cc]lauses?\s|§{1,2}"
# «см. 5» may be centimetres; a number with a dot is none of them, and a bare 2.5 is no number of a clause.
_SEE = r"(?:[Сс]м\.|[Ss]ee)\s*(?=\d+\.\d)"
# The look-behind keeps «т.п. 5» out.
_START = re.compile(rf"(?<![\w.])(?:(?:{_CLAUSE})\s*|{_SEE}){_ITEM}")
# Not where it heads the text: «Глава 4. Расстановка» is a title, and its own number.
_PART = re.compile(
    rf"(?<!\w)(?:[гГ]лав(?:[аыеу]|ой|ами?|ах)|[рР]аздел(?:[аыеу]|о[вм]|ами?|ах)?"
    rf"|[сС]тать(?:[яиею]|ей|ями?|ях)|[сС]татей|[cC]hapters?)\s+{_ITEM}"
)
_HEAD = re.compile(r"\s*(?:[гГ]лава|[рР]аздел|[сС]татья|[cC]hapter)\s")
# After the first number a bare one may be anything («п.402.2 и 15 карт»), so further ones must have a dot.
_NEXT = re.compile(rf"(?:\s*,\s*(?:(?:and|or)\s+)?|\s+(?:и|или|and|or)\s+)(?=\d+\.\d){_ITEM}")
# Of chapters bare ones follow: «главы 408, 409 и 410».
_NEXT_PART = re.compile(rf"(?:\s*,\s*(?:(?:and|or)\s+)?|\s+(?:и|или|and|or)\s+){_ITEM}")
_DIGIT = re.compile(r"\d")
_PASSED_OVER = ("l", "o")
"""The letters that many rulebooks pass over when they count: they look like 1 and 0."""
_LONGEST = 1000
"""The numbers that a range is worth counting to."""


class Resolution(StrEnum):
    """How a reference stands."""

    RESOLVED = "resolved"
    NOT_COVERED = "not covered"
    """It names a number outside the coverage windows: the sources cannot tell."""
    DANGLING = "dangling"
    """It names a number inside the coverage windows that no paragraph has."""
    SHORT = "short"
    """A range after whose last number further numbered siblings follow."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A reference of a paragraph, and how it stands."""

    paragraph: Paragraph
    reference: Reference
    resolution: Resolution
    numbers: tuple[str, ...] = ()
    """The numbers it is about: those missing, not covered, or following the range; none when resolved."""

    @property
    def message(self) -> Message:
        """The finding in words."""
        args = {
            "number": self.paragraph.label,
            "reference": self.reference.label,
            "numbers": ", ".join(self.numbers),
        }
        return Message(f"reference-{self.resolution.value.replace(' ', '-')}", args)


def find_references(text: str) -> tuple[Reference, ...]:
    """Return the cross references of a text: «п.402.2», «п.п.404.1.1 – 404.1.4», «см. 5.3», lists of them.

    Also «глава 408», «разделы 4 и 5», «статья 12»; in English: "rule 702.6c", "rules 100.1–100.3",
    "section 4", "chapter 5"; in either: "§ 5". A chapter, section or article that heads the text is its own.
    """
    if not _DIGIT.search(text):
        return ()
    found = {}
    for begin in _START.finditer(text):
        item: re.Match[str] | None = begin
        while item:
            found[item.start("first")] = _reference(item)
            item = _NEXT.match(text, item.end())
    head = _HEAD.match(text)
    for begin in _PART.finditer(text, head.end() if head else 0):
        item = begin
        while item:
            found[item.start("first")] = _reference(item)
            further = _NEXT_PART.match(text, item.end())
            item = further if further and _counts_on(item, further) else None
    return tuple(reference for _, reference in sorted(found.items()))


def _counts_on(item: re.Match[str], further: re.Match[str]) -> bool:
    """Tell whether a number may go on a list of chapters: «главы 4 и 15 карт» has one chapter in it."""
    last, number = item["last"] or item["first"], further["first"]
    if "." in number or not (last.isdecimal() and number.isdecimal()):
        return "." in number
    return len(number) == len(last) > 1 or abs(int(number) - int(last)) == 1


def check_references(edition: Edition) -> list[Finding]:
    """Resolve every reference of the edition, in order; the resolved ones are listed too."""
    known = {p.number for p in edition.paragraphs if p.role.numbered}
    return [_resolve(edition, known, p, r) for p in edition.paragraphs for r in p.references]


def targets(edition: Edition, reference: Reference) -> tuple[Paragraph, ...]:
    """Return the numbered paragraphs a reference names, those between the ends of a range included.

    What the edition does not have is left out; a range whose last number is missing names its first only.
    """
    numbered = [p for p in edition.paragraphs if p.role.numbered]
    numbers = [p.number for p in numbered]
    if reference.first not in numbers:
        return ()
    start = numbers.index(reference.first)
    end = numbers.index(reference.last) if reference.last in numbers else start
    return tuple(numbered[start : end + 1])


def _reference(match: re.Match[str]) -> Reference:
    return Reference(match["first"], match["last"] or match["first"], match.start("first"), match.end())


def _resolve(edition: Edition, known: set[str], paragraph: Paragraph, reference: Reference) -> Finding:
    absent = [n for n in numbers_of(reference) if n not in known]
    if dangling := tuple(n for n in absent if edition.covers(n)):
        return Finding(paragraph, reference, Resolution.DANGLING, dangling)
    if absent:
        return Finding(paragraph, reference, Resolution.NOT_COVERED, tuple(absent))
    end = max(reference.first, reference.last, key=parts)
    if reference.first != reference.last and (further := _following(end, known)):
        return Finding(paragraph, reference, Resolution.SHORT, further)
    return Finding(paragraph, reference, Resolution.RESOLVED)


def numbers_of(reference: Reference) -> list[str]:
    """Return every number the reference names; of a range across different parents, only its ends."""
    first, last = reference.first, reference.last
    if first == last:
        return [first]
    if parent(first) != parent(last) or parts(first) > parts(last):
        return [first, last]
    between = [first]
    try:
        while parts(between[-1]) < parts(last) and len(between) < _LONGEST:
            between.append(following(between[-1]))
    except ValueError:  # counted in two alphabets
        return [first, last]
    if between[-1] != last:
        return [first, last]
    return [n for n in between if n in (first, last) or not n.endswith(_PASSED_OVER)]


def _following(number: str, known: set[str]) -> tuple[str, ...]:
    siblings = [n for n in known if parent(n) == parent(number) and parts(n) > parts(number)]
    return tuple(sorted(siblings, key=parts))
