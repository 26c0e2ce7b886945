"""What stands in a file and is no rule is left out of the paragraphs, and told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ccg_rules.rulebook import load
from ccg_rules.rulebook.importing.files import read_file
from tests.rulebook.importing.drawn import Text, pdf
from tests.rulebook.importing.room import as_html, as_markdown, docx, numbered_text, p, r, shown

if TYPE_CHECKING:
    from pathlib import Path

    from ccg_rules.rulebook.importing.left_out import LeftOut
    from ccg_rules.rulebook.importing.lines import Line

EXECUTION = load().edition("berserk-execution")
CHAPTERS = [each for each in EXECUTION.paragraphs if each.role == "heading"]


def both(folder: Path, name: str, content: str | bytes) -> tuple[list[Line], list[tuple[str, str]]]:
    """Write a file and read it; return its lines and what was left out."""
    path = folder / name
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    left_out: list[LeftOut] = []
    return read_file(path, left_out), [(each.kind, each.text) for each in left_out]


# -- deleted and hidden


@pytest.mark.parametrize(
    ("body", "texts", "left_out"),
    [
        ("<p>407. <del>Старая</del> <ins>Новая</ins> фаза.", ["Новая фаза."], [("deleted", "Старая")]),
        ("<p>a <s>b <b>c</b></s> d", ["a d"], [("deleted", "b c")]),
        ("<p>a <strike>b</strike>", ["a"], [("deleted", "b")]),
        ('<p>a <span style="text-decoration: line-through">b</span>', ["a"], [("deleted", "b")]),
        ("<del><p>a<p>b</del><p>c", ["c"], [("deleted", "a b")]),
        ('<p style="display:none">a</p><p>b', ["b"], [("hidden", "a")]),
        ('<p style="color: red; DISPLAY : none !important">a<p>b', ["b"], [("hidden", "a")]),
        ('<div style="visibility:hidden">a<div>b</div>c</div>d', ["d"], [("hidden", "a b c")]),
        ("<p hidden>a<p>b", ["b"], [("hidden", "a")]),
        ("<div>x<p hidden>a</div>b", ["x", "b"], [("hidden", "a")]),
        ("<p>a<p hidden=until-found>b<table><tr><td>c</table>", ["a", "c"], [("hidden", "b")]),
        ("<p>a <span hidden>b</span> c", ["a c"], [("hidden", "b")]),
        ("<p>a<br hidden>b<img hidden alt=c>d", ["abd"], []),
        ("<table><tr hidden><td>a<tr><td>b</table>", ["b"], [("hidden", "a")]),
        ("<nav><a>Правила</a></nav><p>a", ["a"], [("navigation", "Правила")]),
        ("<script>a</script><style>b</style><p hidden></p>c", ["c"], []),
        ('<p style="display:block">a', ["a"], []),
        ("<p hidden>a", None, None),
    ],
)
def test_html(
    body: str, texts: list[str] | None, left_out: list[tuple[str, str]] | None, tmp_path: Path
) -> None:
    if texts is None:
        body, texts, left_out = f"<p>x{body}", ["x"], [("hidden", "a")]
    lines, found = both(tmp_path, "r.html", f"<!doctype html><meta charset=utf-8>{body}")
    assert ([line.text for line in lines], found) == (texts, left_out)


def test_a_hidden_item_of_a_list_is_not_counted(tmp_path: Path) -> None:
    body = "<ol start=404><li>a<li hidden>b<ul><li>c</ul>d<li>e<ol><li hidden>f</ol></ol><p>g"
    lines, left_out = both(tmp_path, "r.html", f"<!doctype html><meta charset=utf-8>{body}")
    assert [(line.text, line.number) for line in lines] == [("a", "404"), ("e", "405"), ("g", None)]
    assert left_out == [("hidden", "b c d"), ("hidden", "f")]


@pytest.mark.parametrize(
    ("text", "texts", "left_out"),
    [
        ("405.1. ~~Старое.~~ Новое.", ["Новое."], ["Старое."]),
        ("a ~~b **c** d~~ e", ["a e"], ["b c d"]),
        ("a <del>b</del> c <s>d</s>", ["a c"], ["b", "d"]),
        ("~~a~~\n\nb", ["b"], ["a"]),
        ("a <del>b", ["a"], ["b"]),
        ("| ~~a~~ | b |\n|---|---|\n| c | ~~d~~ |", ["b", "c"], ["a", "d"]),
        ("<p hidden>a</p>\n\nb", ["b"], ["a"]),
        ("`~~a~~` b", ["~~a~~ b"], []),
    ],
)
def test_markdown(text: str, texts: list[str], left_out: list[str], tmp_path: Path) -> None:
    lines, found = both(tmp_path, "r.md", text)
    assert [line.text for line in lines] == texts
    assert [each for _, each in found] == left_out


def test_docx(tmp_path: Path) -> None:
    def run(name: str, text: str) -> str:
        return f"<w:r><w:rPr><w:{name}/></w:rPr><w:t>{text}</w:t></w:r>"

    deleted = "<w:del><w:r><w:delText>рубашкой вниз</w:delText></w:r></w:del>"
    row = f"<w:tbl><w:tr><w:trPr><w:del/></w:trPr><w:tc>{p('строка')}</w:tc></w:tr></w:tbl>"
    body = f"<w:p>{r('404. Карты')}{deleted}{run('vanish', 'тайно')}{run('strike', 'нет')}</w:p>{row}"
    lines, left_out = both(tmp_path, "r.docx", docx(body, comments=p("Проверить!"), header=p("Правила, 5")))
    assert [line.text for line in lines] == ["Карты"]
    assert left_out == [
        ("margins", "Правила, 5"),
        ("comments", "Проверить!"),
        ("deleted", "рубашкой вниз"),
        ("hidden", "тайно"),
        ("deleted", "нет"),
        ("deleted", "строка"),
    ]


def test_what_is_moved_in_docx_is_not_deleted(tmp_path: Path) -> None:
    moved = (
        "<w:moveFrom><w:r><w:t>слово</w:t></w:r></w:moveFrom><w:moveTo><w:r><w:t>слово</w:t></w:r></w:moveTo>"
    )
    lines, left_out = both(tmp_path, "r.docx", docx(f"<w:p>{moved}</w:p>"))
    assert ([line.text for line in lines], left_out) == (["слово"], [])


def test_pdf(tmp_path: Path) -> None:
    pages = [
        [Text(40, 560, "Правила"), Text(40, 500, f"40{n}. Игрок ходит."), Text(40, 20, str(n))]
        for n in (1, 2, 3, 4)
    ]
    lines, left_out = both(tmp_path, "r.pdf", pdf(pages))
    assert [line.number for line in lines] == ["401", "402", "403", "404"]
    assert left_out == [each for n in (1, 2, 3, 4) for each in (("running", "Правила"), ("running", str(n)))]


# -- tables of contents


def contents(row: str, title: str = "Содержание") -> list[str]:
    """Return a table of the chapters of the Execution rules, a row each."""
    rows = [row.format(n=c.number, text=c.text, page=3 + i) for i, c in enumerate(CHAPTERS)]
    return [title, *rows] if title else rows


ROWS = {
    "dots": "{n}. {text} ........ {page}",
    "spaced dots": "{n}. {text} . . . . . {page}",
    "an ellipsis": "{n}. {text} …… {page}",
    "a tab": "{n}. {text}\t{page}",
    "a page number": "{n}. {text} {page}",
    "nothing": "{n}. {text}",
    "no number": "{text} {page}",
}


@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("title", ["Содержание", "Оглавление:", "Contents", ""])
@pytest.mark.parametrize("place", ["first", "after a title", "right before the chapters", "last"])
def test_a_table_of_contents_is_left_out(row: str, title: str, place: str, tmp_path: Path) -> None:
    plain = numbered_text(EXECUTION).splitlines()
    if place == "right before the chapters":
        plain = plain[1:]
    table = contents(ROWS[row], title)
    before = ["Комплексные правила"] if place == "after a title" else []
    text = [*before, *plain, *table] if place == "last" else [*before, *table, *plain]
    lines, left_out = both(tmp_path, "r.txt", "\n".join(text))
    expected, _ = both(tmp_path, "r.txt", "\n".join([*before, *plain]))
    assert shown(lines) == shown(expected)
    assert [kind for kind, _ in left_out] == ["contents"] * len(table)


@pytest.mark.parametrize("form", ["html", "list.html", "md", "docx"])
def test_a_table_of_contents_of_any_format(form: str, tmp_path: Path) -> None:
    rows = contents("{n}. {text}")
    if form == "md":
        table = "## Содержание\n\n" + "".join(f"- [{row}](#c)\n" for row in rows[1:])
        made: str | bytes = f"# Правила\n\n{table}\n\n{as_markdown(EXECUTION)}"
    elif form == "docx":
        made = docx("".join(p(row) for row in (*rows, *numbered_text(EXECUTION).splitlines())))
    else:
        tag = "ol" if form == "list.html" else "ul"
        texts = [c.text for c in CHAPTERS] if tag == "ol" else rows[1:]
        table = f"<h2>Содержание</h2><{tag}>{''.join(f'<li><a>{row}</a>' for row in texts)}</{tag}>"
        made = as_html(EXECUTION).replace("</head>", f"</head><h1>Правила</h1>{table}")
    lines, left_out = both(tmp_path, f"r.{form}", made)
    assert len(left_out) == len(rows)
    assert {kind for kind, _ in left_out} == {"contents"}
    numbers = [line.number for line in lines if line.number]
    assert numbers == [each.number for each in EXECUTION.paragraphs if each.role.numbered]


def test_a_table_of_contents_of_sections_too(tmp_path: Path) -> None:
    table = ["1. Подготовка 1", "1.1. Колода 1", "1.2. Карты 2", "2. Ход 3", "2.1. Начало хода 3"]
    text = ["1. Подготовка", "1.1. Колода. В колоде 30 карт.", "1.2. Карты. Карты лежат.", "2. Ход"]
    text += ["2.1. Начало хода. Игрок берёт карту.", "2.2. Игрок ходит."]
    lines, left_out = both(tmp_path, "r.txt", "\n".join([*table, *text]))
    assert [line.number for line in lines] == ["1", "1.1", "1.2", "2", "2.1", "2.2"]
    assert len(left_out) == 5


@pytest.mark.parametrize(
    "text",
    [
        # Rules that stand twice, a list of names that does, and a rulebook that is nothing but headings.
        "1. Игрок берёт карту.\n2. Игрок ходит.\n3. Игрок пасует.\n" * 3,
        "Ход\nБой\nКолода\nКарты\nХод\nБой\nКолода\nКарты\n",
        "1. Ход\n1.1. Начало\n1.2. Конец\n2. Бой\n2.1. Начало\n2.2. Конец\n",
        "1. Ход\nИгрок ходит первым.\n2. Бой\nИгрок ходит вторым.\n3. Ход\nДа.\n4. Бой\nНет.\n",
    ],
)
def test_what_is_no_table_of_contents_stays(text: str, tmp_path: Path) -> None:
    lines, left_out = both(tmp_path, "r.txt", text)
    assert (len(lines), left_out) == (len(text.splitlines()), [])
