"""Results as pages: the rulebook with its verdicts, readable offline and without scripts."""

from __future__ import annotations

import re
from base64 import b64encode
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from ccg_rules.files import write_whole
from ccg_rules.text import LANGS, Message, catalogue, say, words

from . import board, diff
from .errors import ReportError
from .shape import check
from .view import (
    ASSUMPTIONS,
    EDITIONS,
    GAPS,
    GLOSSARY,
    INDEX,
    OUTCOMES,
    QUESTIONS,
    SCENARIOS,
    VERDICTS,
    View,
)

if TYPE_CHECKING:
    from ccg_rules.text import Lang

_OURS = '<meta name="generator" content="ccg-rules'
_INDENTATION = re.compile(r"\s*\n\s*")
_ENDING = re.compile(r"(\b\d+-[а-яё]+)")


@dataclass(frozen=True, slots=True)
class _Page:
    """A page: its file, what it is about in both languages, and the templates it is made of."""

    name: str
    about: dict[str, str]
    parts: tuple[str, ...]
    feature: str | None = None


def render(results: dict[str, Any], directory: Path, lang: Lang) -> Path:
    """Write the pages into `directory`, which is made if need be, and return the path of `index.html`.

    `lang` is the language they open in; they carry both. Pages of features that an earlier report had and
    this one has not are removed. Raises `ReportError` for a document of another schema, a malformed one, or a
    directory that cannot be written; what stood there before then stays.
    """
    check(results)
    view = View(results)
    pages = _pages(view)
    try:
        _write(directory, {page.name: _html(view, page, pages, lang) for page in pages})
    except OSError as error:
        place = {"path": str(directory), "reason": error.strerror or str(error)}
        raise ReportError(Message("report-not-written", place)) from error
    return directory / INDEX


def _pages(view: View) -> list[_Page]:
    def page(name: str, message: str, *parts: str) -> _Page:
        return _Page(name, words(message).to_json(), parts)

    return [
        page(INDEX, "report-rulebook", "summary.jinja", "rulebook.jinja"),
        page(QUESTIONS, "report-questions", "questions.jinja"),
        page(EDITIONS, "report-differences", "differences.jinja", "comparison.jinja"),
        page(ASSUMPTIONS, "report-assumptions", "assumptions.jinja"),
        page(GAPS, "report-gaps", "gaps.jinja"),
        page(GLOSSARY, "report-glossary", "glossary.jinja"),
        *(
            _Page(name, dict.fromkeys(LANGS, feature), ("scenarios.jinja",), feature)
            for feature, name in view.pages.items()
        ),
    ]


def _write(directory: Path, pages: dict[str, str]) -> None:
    """Write all pages or none: they are made aside and put in their places only when all are there."""
    directory.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=directory, prefix=".") as aside:
        for name, text in pages.items():
            write_whole(Path(aside) / name, text)
        for name in pages:
            (Path(aside) / name).replace(directory / name)
    for old in sorted(directory.glob(SCENARIOS.format("*"))):
        if old.name not in pages and _OURS in old.read_text(encoding="utf-8", errors="replace")[:4000]:
            old.unlink()


def _html(view: View, page: _Page, pages: list[_Page], lang: Lang) -> str:
    style, script = _part("report.css"), _part("report.js")
    html = (
        _environment()
        .get_template("page.html.jinja")
        .render(
            results=view.results,
            view=view,
            page=page,
            pages=pages,
            lang=lang,
            style=Markup(style),
            script=Markup(script),
            policy=f"default-src 'none'; style-src {_hash(style)}; script-src {_hash(script)}; "
            "base-uri 'none'; form-action 'none'",
        )
    )
    return _thin(html)


def _thin(text: str) -> str:
    """Return the text without indentation and empty lines, which say nothing in a page and weigh much."""
    return _INDENTATION.sub("\n", text)


@cache
def _environment() -> Environment:
    env = Environment(
        loader=PackageLoader("ccg_rules.reports"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.globals.update(
        m=_message,
        worded=_worded,
        say=say,
        langs=LANGS,
        verdicts=VERDICTS,
        outcomes=OUTCOMES,
        drawing=board.drawing,
        board=board,
        index=INDEX,
        word_diff=diff.words,
    )
    env.filters.update(both=_both, tight=_tight)
    return env


def _message(ident: str, /, **args: object) -> Markup:
    """Word a message in both languages, for the style sheet to show one of them."""
    return _both(words(ident, **args).to_json())


def _worded(prefix: str, name: str) -> Markup:
    """Word what an engine names, such as a step; a name nobody here knows is shown as it is."""
    if prefix + name in catalogue():
        return _message(prefix + name)
    return Markup("{}").format(name)


def _both(texts: dict[str, str]) -> Markup:
    if texts["ru"] == texts["en"]:
        return Markup("{}").format(texts["ru"])
    return Markup('<span class="ru" lang="ru">{ru}</span><span class="en" lang="en">{en}</span>').format(
        **texts
    )


def _tight(text: str) -> Markup:
    """Keep a number and its ending, as in «2-го», on one line."""
    pieces = _ENDING.split(text)
    return Markup("").join(
        Markup('<span class="nb">{}</span>').format(piece) if i % 2 else piece
        for i, piece in enumerate(pieces)
    )


@cache
def _part(name: str) -> str:
    return _thin((files(__package__) / "templates" / name).read_text(encoding="utf-8"))


def _hash(text: str) -> str:
    """Return the source expression by which a content security policy allows exactly this inline text."""
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"
