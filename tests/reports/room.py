"""The report room under its installed name; type checkers know it by its place in the checkout."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from reports import ReportError, board, impact, junit, render, render_diff, revision, shape, view
else:
    from ccg_rules.reports import (
        ReportError,
        board,
        impact,
        junit,
        render,
        render_diff,
        revision,
        shape,
        view,
    )

__all__ = [
    "Page",
    "Report",
    "ReportError",
    "board",
    "impact",
    "junit",
    "mapped",
    "render",
    "render_diff",
    "revision",
    "shape",
    "view",
    "whole",
]


class Page(HTMLParser):
    """What a page holds: ids, links to them, elements, text by language."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.elements.append((tag, found))
        if ident := found.get("id"):
            self.ids.append(ident)
        if href := found.get("href"):
            self.links.append(href)

    def handle_data(self, data: str) -> None:
        self.text += data


class Report:
    """The pages of a report, by their names, read together."""

    def __init__(self, index: Path) -> None:
        texts = {path.name: path.read_text(encoding="utf-8") for path in sorted(index.parent.glob("*.html"))}
        self.pages = {name: Page(text) for name, text in texts.items()}

    @property
    def ids(self) -> set[str]:
        """Every id of every page."""
        return {ident for page in self.pages.values() for ident in page.ids}

    @property
    def text(self) -> str:
        """The text of all pages."""
        return "".join(page.text for page in self.pages.values())

    @property
    def elements(self) -> list[tuple[str, dict[str, str | None]]]:
        """The elements of all pages."""
        return [element for page in self.pages.values() for element in page.elements]

    def astray(self) -> list[tuple[str, str]]:
        """Return the links that lead nowhere, each with its page."""
        return [
            (name, link)
            for name, page in self.pages.items()
            for link in page.links
            if not self._leads_somewhere(name, link)
        ]

    def _leads_somewhere(self, name: str, link: str) -> bool:
        file, _, anchor = link.partition("#")
        there = self.pages.get(file or name)
        return there is not None and (not anchor or anchor in there.ids)


def whole(index: Path) -> str:
    """Return the text of all pages of a report, one after another."""
    return "".join(path.read_text(encoding="utf-8") for path in sorted(index.parent.glob("*.html")))


def mapped(value: object, change: Callable[[str], str], skip: Callable[[str], bool]) -> object:
    """Return the document with every string changed, but those in fields that `skip` names."""
    if isinstance(value, str):
        return change(value)
    if isinstance(value, list):
        return [mapped(each, change, skip) for each in value]
    if isinstance(value, dict):
        return {k: v if skip(k) else mapped(v, change, skip) for k, v in value.items()}
    return value
