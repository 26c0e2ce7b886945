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

from . import board, impact
from .errors import ReportError
from .revision import Revision
from .shape import check, check_revision
from .view import (
    ASSUMPTIONS,
    CHANGES,
    EDITIONS,
    GAPS,
    GLOSSARY,
    IMPACT,
    INDEX,
    OUTCOMES,
    QUESTIONS,
    SCENARIOS,
    VERDICTS,
    View,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ccg_rules.text import Lang

_OURS = '<meta name="generator" content="ccg-rules'
_INDENTATION = re.compile(r"\s*\n\s*")
_ENDING = re.compile(r"(\b\d+-[а-яё]+)")


@dataclass(frozen=True, slots=True)
class _Page:
    """A page: its file, what it is about in both languages, its templates, and whose text it shows."""

    name: str
    about: dict[str, str]
    parts: tuple[str, ...]
    editions: tuple[dict[str, Any], ...]
    feature: str | None = None
    revision: Revision | None = None


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
        raise _not_written(directory, error) from error
    return directory / INDEX


def render_diff(diff: dict[str, Any], path: Path, lang: Lang) -> None:
    """Write a comparison of two editions as one page that needs nothing else.

    `diff` is a document as `ccg_rules.rulebook.revisions.shown` makes it; `lang` is the language the page
    opens in. Raises `ReportError` for a malformed one, or a file that cannot be written.
    """
    html = diff_page(diff, lang, path.name)
    try:
        write_whole(path, html)
    except OSError as error:
        raise _not_written(path, error) from error


def diff_page(diff: dict[str, Any], lang: Lang, name: str = "changes.html") -> str:
    """Return what `render_diff` writes. Raises `ReportError` for a malformed document."""
    check_revision(diff)
    revision = Revision(diff)
    return _filled("alone.html.jinja", _page_of(name, revision), lang, view=None, revision=revision)


def _not_written(path: Path, error: OSError) -> ReportError:
    place = {"path": str(path), "reason": error.strerror or str(error)}
    return ReportError(Message("report-not-written", place))


def _pages(view: View) -> list[_Page]:
    every = tuple(view.editions.values())

    def page(name: str, message: str, *parts: str) -> _Page:
        return _Page(name, words(message).to_json(), parts, every)

    return [
        page(INDEX, "report-rulebook", "summary.jinja", "rulebook.jinja"),
        page(QUESTIONS, "report-questions", "questions.jinja"),
        page(EDITIONS, "report-differences", "differences.jinja"),
        *(_page_of(name, revision) for name, revision in view.revisions.items()),
        page(IMPACT, "report-impact", "impact.jinja"),
        page(ASSUMPTIONS, "report-assumptions", "assumptions.jinja"),
        page(GAPS, "report-gaps", "gaps.jinja"),
        page(GLOSSARY, "report-glossary", "glossary.jinja"),
        *(
            _Page(
                name,
                dict.fromkeys(LANGS, feature),
                ("scenarios.jinja",),
                tuple(each for each in every if each["id"] in view.editions_of(feature)),
                feature=feature,
            )
            for feature, name in view.pages.items()
        ),
    ]


def _page_of(name: str, revision: Revision) -> _Page:
    about: dict[str, str] = {
        code: say(
            code, "report-revision-title", old=revision.old["title"][code], new=revision.new["title"][code]
        )
        for code in LANGS
    }
    return _Page(name, about, ("revision.jinja",), (revision.old, revision.new), revision=revision)


def _write(directory: Path, pages: dict[str, str]) -> None:
    """Write all pages or none: they are made aside and put in their places only when all are there."""
    directory.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=directory, prefix=".") as aside:
        for name, text in pages.items():
            write_whole(Path(aside) / name, text)
        for name in pages:
            (Path(aside) / name).replace(directory / name)
    for old in sorted((*directory.glob(SCENARIOS.format("*")), *directory.glob(CHANGES.format("*")))):
        if old.name not in pages and _OURS in old.read_text(encoding="utf-8", errors="replace")[:4000]:
            old.unlink()


def _html(view: View, page: _Page, pages: list[_Page], lang: Lang) -> str:
    return _filled(
        "page.html.jinja",
        page,
        lang,
        results=view.results,
        view=view,
        pages=pages,
        revision=page.revision,
    )


def _filled(template: str, page: _Page, lang: Lang, **context: Any) -> str:
    style, script = _part("report.css"), _part("report.js")
    html = (
        _environment()
        .get_template(template)
        .render(
            page=page,
            lang=lang,
            style=Markup(style),
            script=Markup(script),
            policy=f"default-src 'none'; style-src {_hash(style)}; script-src {_hash(script)}; "
            "base-uri 'none'; form-action 'none'",
            **context,
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
        impact_by_status=impact.by_status,
        calm=impact.CALM,
    )
    env.filters.update(both=_both, tight=_tight, redline=_redline)
    return env


def _message(ident: str, /, **args: object) -> Markup:
    """Word a message in both languages, for the style sheet to show one of them."""
    return _both(words(ident, **args).to_json()) if args else _constant(ident)


@cache
def _constant(ident: str) -> Markup:
    return _both(words(ident).to_json())


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


# The sign stays with the first word.
_SIGNS = {
    "-": Markup('<del><span class="nb"><span class="sign" aria-hidden="true">−</span>{}</span>{}</del>'),
    "+": Markup('<ins><span class="nb"><span class="sign" aria-hidden="true">+</span>{}</span>{}</ins>'),
}
_FIRST_WORD = re.compile(r"\s*\S*")


def _redline(stretches: Iterable[Sequence[str]]) -> Markup:
    """Show what was taken out and put in by a sign as well as by the elements for it."""
    out = []
    for sign, *texts in filter(None, stretches):  # a document may hold anything that is a list of texts
        text = "".join(texts)
        first = _FIRST_WORD.match(text)[0]  # type: ignore[index]  # it matches anything
        out.append(_SIGNS[sign].format(first, text[len(first) :]) if sign in _SIGNS else _tight(text))
    return Markup("").join(out)


@cache
def _part(name: str) -> str:
    return _thin((files(__package__) / "templates" / name).read_text(encoding="utf-8"))


def _hash(text: str) -> str:
    """Return the source expression by which a content security policy allows exactly this inline text."""
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"
