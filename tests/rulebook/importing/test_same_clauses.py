"""The five texts, rebuilt in every format, come to the same clauses as their plain text with numbers."""

from __future__ import annotations

import html
import os
import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest

from ccg_rules.rulebook import load
from ccg_rules.rulebook.importing.edition import build
from ccg_rules.rulebook.importing.files import read_file
from ccg_rules.text import Words
from tests.rulebook.importing.room import WINDOWS, as_docx, as_html, as_markdown, numbered_text

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ccg_rules.rulebook import Edition

CHROMIUM = (
    os.environ.get("CCG_RULES_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
)


def imported(path: Path) -> Edition:
    window = ("S", path.name, "0" * 64, read_file(path))
    return build([window], id="new", game="berserk", title=Words("Н", "N"), follows=None).edition


def clauses(edition: Edition) -> list[tuple[str, str, str, list[tuple[str, bool]]]]:
    """Return what an import must agree upon: the way a number was come by is the format's own."""
    return [
        (p.number, p.role.value, p.text, [(s.text, s.normative) for s in p.sentences])
        for p in edition.paragraphs
    ]


def written(folder: Path, name: str, content: str | bytes) -> Path:
    path = folder / name
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def as_pdf(folder: Path, text: str) -> Path:
    body = "".join(f"<p>{html.escape(line)}</p>" for line in text.splitlines())
    style = "<style>@page { size: A5 } body { font: 10pt 'DejaVu Serif'; hyphens: none }</style>"
    page, printed = written(folder, "r.html", f"<meta charset=utf-8>{style}{body}"), folder / "r.pdf"
    flags = ["--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder / 'profile'}"]
    command = [str(CHROMIUM), *flags, f"--print-to-pdf={printed}", page.as_uri()]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    return printed


@pytest.mark.parametrize(("edition", "source"), WINDOWS)
def test_the_numbered_text_comes_to_the_clauses_of_the_edition(
    tmp_path: Path, edition: str, source: str
) -> None:
    shipped = load().edition(edition)
    found = imported(written(tmp_path, "r.txt", numbered_text(shipped, source)))
    assert [(p.number, p.role, p.text) for p in found.paragraphs] == [
        (p.number, p.role, p.text) for p in shipped.paragraphs if p.source == source
    ]
    assert {p.number_is for p in found.paragraphs if p.role.numbered} == {"printed"}


@pytest.mark.parametrize("form", ["docx", "list.html", "html", "md"])
@pytest.mark.parametrize(("edition", "source"), WINDOWS)
def test_every_format_comes_to_the_clauses_of_the_numbered_text(
    tmp_path: Path, edition: str, source: str, form: str
) -> None:
    shipped = load().edition(edition)
    plain = imported(written(tmp_path, "r.txt", numbered_text(shipped, source)))
    made: dict[str, Callable[[], str | bytes]] = {
        "docx": lambda: as_docx(shipped, source),
        "list.html": lambda: as_html(shipped, source, lists=True),
        "html": lambda: as_html(shipped, source),
        "md": lambda: as_markdown(shipped, source),
    }
    found = imported(written(tmp_path, f"r.{form}", made[form]()))
    assert clauses(found) == clauses(plain)
    expected = {"docx": "list", "list.html": "list"}.get(form, "printed")
    assert {p.number_is for p in found.paragraphs if p.role.numbered} == {expected}
    # What a list counts is written like what is printed; only what is inferred has brackets.
    assert not [p.label for p in found.paragraphs if p.role.numbered and p.label.startswith("[")]


@pytest.mark.skipif(
    CHROMIUM is None and os.environ.get("CCG_RULES_REQUIRE_CHROMIUM") != "1",
    reason="no Chromium installed; CCG_RULES_CHROMIUM names none",
)
@pytest.mark.parametrize(("edition", "source"), WINDOWS)
def test_a_pdf_comes_to_the_clauses_of_the_numbered_text(tmp_path: Path, edition: str, source: str) -> None:
    text = numbered_text(load().edition(edition), source)
    plain = imported(written(tmp_path, "r.txt", text))
    assert clauses(imported(as_pdf(tmp_path, text))) == clauses(plain)
