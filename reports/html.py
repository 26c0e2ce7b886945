"""Results as one page: the rulebook with its verdicts, readable offline and without scripts."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from ccg_rules.files import write_whole
from ccg_rules.text import LANGS, Message, catalogue, say, words

from . import board, diff
from .errors import ReportError
from .shape import check
from .view import OUTCOMES, VERDICTS, View

if TYPE_CHECKING:
    from pathlib import Path

    from ccg_rules.text import Lang

_ENDING = re.compile(r"(\b\d+-[а-яё]+)")


def render(results: dict[str, Any], directory: Path, lang: Lang) -> Path:
    """Write the page `index.html` into `directory`, which is made if need be, and return its path.

    `lang` is the language the page opens in; it carries both. Raises `ReportError` for a document of another
    schema, one that is malformed, or a directory that cannot be written; what stood there before then stays.
    """
    check(results)
    page = _page(results, lang)
    try:
        write_whole(directory / "index.html", page)
    except OSError as error:
        place = {"path": str(directory), "reason": error.strerror or str(error)}
        raise ReportError(Message("report-not-written", place)) from error
    return directory / "index.html"


def _page(results: dict[str, Any], lang: Lang) -> str:
    style, script = _part("report.css"), _part("report.js")
    return (
        _environment()
        .get_template("index.html.jinja")
        .render(
            results=results,
            view=View(results),
            lang=lang,
            style=Markup(style),
            script=Markup(script),
            policy=f"default-src 'none'; style-src {_hash(style)}; script-src {_hash(script)}; "
            "base-uri 'none'; form-action 'none'",
        )
    )


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
    return (files(__package__) / "templates" / name).read_text(encoding="utf-8")


def _hash(text: str) -> str:
    """Return the source expression by which a content security policy allows exactly this inline text."""
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"
