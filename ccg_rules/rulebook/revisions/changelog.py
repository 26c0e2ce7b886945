"""What changed from one edition to another as Markdown, to be pasted where such things are discussed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any

from ccg_rules.rulebook.model import Role
from ccg_rules.rulebook.numbers import parts as number_parts
from ccg_rules.rulebook.revisions.compare import Kind
from ccg_rules.rulebook.revisions.shown import shown
from ccg_rules.rulebook.revisions.words import TextChange
from ccg_rules.text import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from ccg_rules.rulebook.revisions.compare import Comparison
    from ccg_rules.text import Lang

_SPECIAL = re.compile(r"[\\`*_\[\]<>~|&#$]")
_ESCAPED = r"\\\g<0>"
_LEADING_WORD, _TRAILING_WORD = re.compile(r"^\S*"), re.compile(r"\S*$")
_SMALL = frozenset({TextChange.TYPOGRAPHIC, TextChange.REFERENCES})
_WORDS = frozenset({TextChange.WORDING, TextChange.INFLECTION})
_BRIEF = 90
"""How many letters of a clause are enough to know it by."""

Json = dict[str, Any]


def counted(comparison: Comparison, lang: Lang) -> str:
    """Return how many there are of each kind, on one line."""
    return ", ".join(f"{say(lang, f'report-revision-{kind}')} {n}" for kind, n in comparison.counts().items())


def changelog(comparison: Comparison, lang: Lang) -> str:
    """Return what changed as Markdown (CommonMark, with `~~…~~` for what is gone), in the reader's language.

    The rules stand there verbatim but for their white space; nothing in them becomes markup.
    """
    return "\n".join(_Log(shown(comparison), lang, counted(comparison, lang)).lines()) + "\n"


@dataclass(frozen=True, slots=True)
class _Log:
    document: Json
    lang: Lang
    counts: str

    @property
    def _editions(self) -> tuple[Json, Json]:
        return self.document["old_edition"], self.document["new_edition"]

    def lines(self) -> Iterator[str]:
        old, new = (escaped(edition["title"][self.lang]) for edition in self._editions)
        yield f"# {self._say('changelog-title', old=old, new=new)}"
        yield ""
        for edition in self._editions:
            date = edition["date"] or self._say("report-undated")
            args = {"title": f"**{escaped(edition['id'])}**", "date": date, "hash": edition["sha256"][:12]}
            yield "- " + self._say("changelog-edition", **args)
        yield f"- {escaped(self.counts)}"
        for warning in self.document["warnings"]:
            yield f"- {escaped(warning[self.lang])}"
        sections = [lines for section in self._sections() if (lines := list(section))]
        for lines in sections:
            yield ""
            yield from lines
        if not sections:
            yield ""
            yield self._say("changelog-nothing")

    def _sections(self) -> Iterator[Iterator[str]]:
        """Yield the sections, the empty ones too; what leads readers astray goes first."""
        yield self._section("astray", lambda each: each["remarks"]["astray"], self._astray)
        yield self._section("reused", lambda each: each["names"] and not each["number_open"], self._reused)
        yield self._section(
            "decided", lambda each: each["remarks"]["decision"] and _first(each), self._decided
        )
        yield self._section("added", _is(Kind.ADDED), self._one_side)
        yield self._section("removed", _is(Kind.REMOVED), self._one_side)
        yield self._section(
            "reworded", lambda each: _paired(each) and each["text_change"] in _WORDS, self._red
        )
        yield self._section("split", lambda each: _is(Kind.SPLIT)(each) and bool(each["joined"]), self._parts)
        yield self._section(
            "merged", lambda each: _is(Kind.MERGED)(each) and bool(each["joined"]), self._parts
        )
        yield self._section("moved", _is(Kind.MOVED), self._moved)
        yield self._shifts()
        yield self._section(
            "small", lambda each: _paired(each) and each["text_change"] in _SMALL, self._small
        )
        yield self._not_compared()

    def _section(
        self, name: str, holds: Callable[[Json], object], told: Callable[[Json], Iterator[str]]
    ) -> Iterator[str]:
        found = [each for each in self.document["changes"] if holds(each)]
        if name == "reused":
            found.sort(key=lambda each: number_parts(each["old_number"] or each["new_number"]))
        if found:
            yield from self._heading(name)
            for each in found:
                yield from told(each)

    def _heading(self, name: str) -> Iterator[str]:
        yield f"## {self._say(f'changelog-{name}')}"
        yield ""

    def _astray(self, each: Json) -> Iterator[str]:
        for told in each["remarks"]["astray"]:
            yield f"- {self._labels(each)}: {escaped(told[self.lang])}"

    def _decided(self, each: Json) -> Iterator[str]:
        for told in each["remarks"]["decision"]:
            yield f"- {self._labels(each)}: {escaped(told[self.lang])}"

    def _on_words(self, each: Json) -> Iterator[str]:
        for told in each["remarks"]["words"]:
            yield f"  - {escaped(told[self.lang])}"

    def _labels(self, each: Json) -> str:
        labels = list(dict.fromkeys(filter(None, (each["old_label"], each["new_label"]))))
        role = "" if Role(each["role"]).numbered else f" ({self._say('diff-role-' + each['role'])})"
        return "**" + " → ".join(escaped(label) for label in labels) + f"**{role}"

    def _reused(self, each: Json) -> Iterator[str]:
        """Tell what the number named and what it names, whichever side the change is of."""
        own, other = each["old_text"] or each["new_text"], each["names"]["text"]
        was, now = (other, own) if each["old_text"] is None else (own, other)
        # A number that was taken over shows on both sides; it is told where it was lost.
        if each["old_text"] is None and self._lost(each["new_number"]):
            return
        number = each["old_number"] or each["new_number"]
        moved = f" (→ {escaped(each['new_label'])})" if each["old_label"] and each["new_label"] else ""
        yield f"- **{escaped(number)}** {self._say('changelog-was')} «{_brief(was)}»{moved}"
        yield f"  {self._say('changelog-now')} «{_brief(now)}»"

    def _lost(self, number: str) -> bool:
        return any(each["old_number"] == number and each["names"] for each in self.document["changes"])

    def _one_side(self, each: Json) -> Iterator[str]:
        note = ""
        if each["proposed"]:
            ident = "changelog-rewrite" if each["old_text"] is None else "changelog-rewritten"
            ident += "-open" * each["number_open"]
            note = f" ({self._say(ident, label=escaped(each['proposed']['label']))})"
        yield f"- {self._labels(each)}{note}: {escaped(each['new_text'] or each['old_text'])}"
        yield from self._translation(each)
        yield from self._on_words(each)

    def _red(self, each: Json) -> Iterator[str]:
        yield f"- {self._labels(each)}: {_redline(each['redline'])}"
        yield from self._translation(each)
        yield from self._on_words(each)
        yield from self._meaning(each)

    def _small(self, each: Json) -> Iterator[str]:
        """Tell what can be seen; white space cannot."""
        told = _redline(each["redline"])
        seen = told if "~~" in told or "**" in told else _brief(each["new_text"])
        note = f" ({self._say('diff-references-follow')})" if each["references_follow"] else ""
        yield f"- {self._labels(each)}: {seen}{note}"
        yield from self._on_words(each)

    def _parts(self, each: Json) -> Iterator[str]:
        side, whole = ("new", "old") if each["kind"] == Kind.SPLIT else ("old", "new")
        key = "key" if each["kind"] == Kind.SPLIT else "new_key"
        parts = [
            f"**{escaped(part[f'{side}_label'])}**"
            for part in self.document["changes"]
            if part["kind"] == each["kind"] and part[key] == each[key]
        ]
        joined = ", ".join(parts)
        one = f"**{escaped(each[f'{whole}_label'])}**"
        yield f"- {f'{one} → {joined}' if side == 'new' else f'{joined} → {one}'}: {_redline(each['joined'])}"

    def _moved(self, each: Json) -> Iterator[str]:
        note = f" ({self._say('diff-moved-within')})" if each["moved_within"] else ""
        yield f"- {self._labels(each)}{note}: {_brief(each['new_text'])}"

    def _meaning(self, each: Json) -> Iterator[str]:
        known = f"meaning-{each['meaning']}" if each["meaning"] else "not-judged"
        told = self._say(f"report-revision-{known}")
        yield f"  - {told}" + (f": {escaped(each['why'][self.lang])}" if each["why"] else "")

    def _translation(self, each: Json) -> Iterator[str]:
        if self.lang == "en" and each["translation_is"] == "current":
            yield f"  - {escaped(each['en'])}"

    def _shifts(self) -> Iterator[str]:
        if self.document["shifts"]:
            yield from self._heading("renumbered")
        for shift in self.document["shifts"]:
            told = self._say("report-revision-shifted", n=shift["n"])
            yield f"- {escaped(shift['old'])} → {escaped(shift['new'])} ({told})"

    def _not_compared(self) -> Iterator[str]:
        found = [
            (edition["id"], list(_ranges(self.document["changes"], side)))
            for edition, side in zip(self._editions, ("old", "new"), strict=True)
        ]
        if any(ranges for _, ranges in found):
            yield from self._heading("not-compared")
        for ident, ranges in found:
            if ranges:
                yield f"- {self._say('changelog-in', edition=escaped(ident))} {', '.join(ranges)}"

    def _say(self, message: str, **args: Any) -> str:
        return say(self.lang, message, **args)


def escaped(text: str) -> str:
    """Return the text so that Markdown shows it as it is, on one line."""
    return _SPECIAL.sub(_ESCAPED, " ".join(text.split()))


def _is(kind: Kind) -> Callable[[Json], bool]:
    return lambda each: bool(each["kind"] == kind)


def _first(each: Json) -> bool:
    """Tell whether it is told by itself: of a split or a merge the first part tells all."""
    return each["joined"] is not None or each["kind"] not in (Kind.SPLIT, Kind.MERGED)


def _paired(each: Json) -> bool:
    """Tell whether it is one clause on either side; a split or a merge is told as a whole."""
    return each["kind"] in (Kind.SAME, Kind.RENUMBERED, Kind.MOVED)


def _brief(text: str) -> str:
    text = " ".join(text.split())
    return escaped(text if len(text) <= _BRIEF else f"{text[:_BRIEF].rpartition(' ')[0]} …")


def _ranges(changes: Iterable[Json], side: str) -> Iterator[str]:
    """Yield the numbers of what was not compared, those next to each other as a range."""

    def outside(each: Json) -> bool:
        return each["kind"] == Kind.NOT_COVERED and each[f"{side}_label"] is not None

    for apart, group in groupby(changes, outside):
        labels = [each[f"{side}_label"] for each in group]
        if apart:
            yield escaped(labels[0] if labels[0] == labels[-1] else f"{labels[0]}–{labels[-1]}")


def _redline(stretches: Sequence[Sequence[str]]) -> str:
    """Return the stretches with `~~…~~` round what is gone and `**…**` round what is new.

    Whole words between blanks are marked: Markdown reads a mark only at the edge of a word.
    """
    out = ""
    for old, new, kept in _regions(stretches):
        if old.split() == new.split():
            out += _SPECIAL.sub(_ESCAPED, new)
        else:
            marked = [
                f"{mark}{escaped(text)}{mark}" for mark, text in (("~~", old), ("**", new)) if text.strip()
            ]
            out += f" {' '.join(marked)} "
        out += _SPECIAL.sub(_ESCAPED, kept)
    return " ".join(out.split())


def _regions(stretches: Sequence[Sequence[str]]) -> Iterator[tuple[str, str, str]]:
    """Yield what was replaced by what, widened to the blanks around it, and what is kept after it."""
    old = new = ""
    for number, (op, text) in enumerate(stretches):
        if op == "-":
            old += text
        elif op == "+":
            new += text
        else:
            after = [other for op_, other in stretches[number + 1 : number + 3] if op_ != "="]
            head = _LEADING_WORD.findall(text)[0] if _is_open(old, new) else ""
            rest = text[len(head) :]
            if head and not rest and after:  # nothing but a piece of a word between two changes
                old, new = old + head, new + head
                continue
            glued = after and not all(other[0].isspace() for other in after)
            tail = _TRAILING_WORD.findall(rest)[0] if glued else ""
            yield old + head, new + head, rest[: len(rest) - len(tail)]
            old = new = tail
    yield old, new, ""


def _is_open(old: str, new: str) -> bool:
    """Tell whether a change ends within a word."""
    return any(text and not text[-1].isspace() for text in (old, new))
