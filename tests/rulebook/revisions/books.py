"""Small editions, written as what stands in them: `N. text`, and `N/example text` for what has no number."""

from __future__ import annotations

import re

from ccg_rules.rulebook import Coverage, Edition, Paragraph, Role, Sentence, find_references
from ccg_rules.text import Words

NONE = Words(ru="нет", en="none")


def edition(
    name: str, *lines: str, complete: bool = True, windows: tuple[tuple[str, str], ...] = ()
) -> Edition:
    """Return an edition of these lines; a number without dots is a heading's. Keys say nothing."""
    paragraphs = []
    for place, line in enumerate(lines):
        match = re.fullmatch(r"(?P<number>[\d.]*\d)(?:\.|/(?P<role>\w+)) (?P<text>.*)", line)
        assert match is not None, line
        default = "heading" if "." not in match["number"] else "clause"
        key = f"{name.replace('-', '_')}.p{place}"
        texts = re.split(r"(?<=[.!?]) (?=[А-ЯЁ])", match["text"])
        paragraphs.append(
            Paragraph(
                key=key,
                number=match["number"],
                number_is="printed",
                role=Role(match["role"] or default),
                source="S",
                line=place + 1,
                text=match["text"],
                sentences=tuple(Sentence(f"{key}.s{n}", text, True) for n, text in enumerate(texts)),
                references=find_references(match["text"]),
            )
        )
    coverage = tuple(Coverage(*window) for window in windows)
    return Edition(name, "berserk", NONE, NONE, (), coverage, tuple(paragraphs), "", complete=complete)
