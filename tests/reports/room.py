"""The report room under its installed name; type checkers know it by its place in the checkout."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from reports import ReportError, board, diff, junit, render, shape, view
else:
    from ccg_rules.reports import ReportError, board, diff, junit, render, shape, view

__all__ = ["Page", "ReportError", "board", "diff", "junit", "mapped", "render", "shape", "view"]


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
        if (href := found.get("href")) and href.startswith("#"):
            self.links.append(href[1:])

    def handle_data(self, data: str) -> None:
        self.text += data


def mapped(value: object, change: Callable[[str], str], skip: Callable[[str], bool]) -> object:
    """Return the document with every string changed, but those in fields that `skip` names."""
    if isinstance(value, str):
        return change(value)
    if isinstance(value, list):
        return [mapped(each, change, skip) for each in value]
    if isinstance(value, dict):
        return {k: v if skip(k) else mapped(v, change, skip) for k, v in value.items()}
    return value
