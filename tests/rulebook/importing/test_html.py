"""HTML: blocks, lists and their numbers, tables, encodings, and whatever is left unclosed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ccg_rules.rulebook import load
from ccg_rules.rulebook.importing.lines import ImportFailed
from tests.rulebook.importing.room import WINDOWS, as_html, numbered_text, read, shown

if TYPE_CHECKING:
    from pathlib import Path

    from ccg_rules.rulebook.importing.lines import Line


def page(folder: Path, body: str) -> list[Line]:
    return read(folder, "rules.html", f"<!doctype html><meta charset=utf-8>{body}")


def texts(folder: Path, body: str) -> list[str]:
    return [line.text for line in page(folder, body)]


def numbers(folder: Path, body: str) -> list[tuple[str, str | None]]:
    return [(line.text, line.number) for line in page(folder, body)]


@pytest.mark.parametrize("lists", [False, True], ids=["printed", "lists"])
@pytest.mark.parametrize(("edition", "source"), WINDOWS)
def test_the_texts_come_out_of_html_as_out_of_plain_text(
    edition: str, source: str, lists: bool, tmp_path: Path
) -> None:
    plain = read(tmp_path, "rules.txt", numbered_text(load().edition(edition), source))
    lines = read(tmp_path, "rules.html", as_html(load().edition(edition), source, lists=lists))
    assert shown(lines) == shown(plain)
    assert {line.number_is for line in lines} - {None} == {"list" if lists else "printed"}


# -- blocks


def test_white_space_is_that_of_html(tmp_path: Path) -> None:
    assert texts(tmp_path, "<p>  a\n\t b<b> c</b>d&nbsp;&nbsp;e<div>f<span>g</span></div>h") == [
        "a b cd\xa0\xa0e",
        "fg",
        "h",
    ]
    assert texts(tmp_path, "<pre>a  b\n404.1. c</pre>") == ["a  b", "c"]


def test_a_break_ends_a_paragraph_but_not_a_heading(tmp_path: Path) -> None:
    lines = page(tmp_path, "<h2>404. Подфаза<br>Расстановки</h2>404.1. a<br>404.2. b<br/>")
    assert [(line.text, line.number, line.heading) for line in lines] == [
        ("Подфаза Расстановки", "404", 2),
        ("a", "404.1", None),
        ("b", "404.2", None),
    ]


def test_characters_are_resolved_and_soft_hyphens_dropped(tmp_path: Path) -> None:
    assert texts(tmp_path, "<p>&laquo;3&times;3&raquo; &#1082;ле&shy;т&#x43a;и &amp;lt; &unknown;") == [
        "«3×3» клетки &lt; &unknown;"
    ]


def test_entities_of_a_document_type_are_not_expanded(tmp_path: Path) -> None:
    body = '<!DOCTYPE html [<!ENTITY a "boom"><!ENTITY b SYSTEM "file:///etc/passwd">]><p>&a;|&b;|end'
    assert [line.text for line in read(tmp_path, "rules.html", body)][-1].endswith("&a;|&b;|end")


def test_what_is_no_text_is_dropped(tmp_path: Path) -> None:
    body = (
        "<head><title>t</title><style>s</style></head><nav><ul><li>menu</ul></nav>"
        "<script>if (a<b) x()</script><!-- c -->"
        "<p>kept<svg><text>v</text></svg><template><p>t</template> too<![if !x]><![endif]><![foo[ x>"
    )
    assert texts(tmp_path, body) == ["kept too"]


def test_a_picture_is_its_alternative_text(tmp_path: Path) -> None:
    assert texts(tmp_path, '<p>стоит 3 <img src="coin.png" alt="монеты">') == ["стоит 3 монеты"]


# -- lists


def test_a_list_counts_as_html_counts(tmp_path: Path) -> None:
    body = "<ol start=404><li>a<li>b<li value=410>c<li>d</ol><ol reversed><li>e<li>f</ol><ol><li>g</ol>"
    assert numbers(tmp_path, body) == [
        *[("a", "404"), ("b", "405"), ("c", "410"), ("d", "411")],
        *[("e", "2"), ("f", "1"), ("g", "1")],
    ]


def test_a_list_in_an_item_counts_below_it(tmp_path: Path) -> None:
    body = "<ol start=404><li>a<ol><li>b<li>c<ol type=a><li>d</ol></ol><li>e<ol><li>f</ol></ol>"
    assert numbers(tmp_path, body) == [
        *[("a", "404"), ("b", "404.1"), ("c", "404.2"), ("d", "404.2.a")],
        *[("e", "405"), ("f", "405.1")],
    ]


def test_a_list_between_items_belongs_to_the_one_before(tmp_path: Path) -> None:
    body = "<ol start=404><li>a</li><ol><li>b</li></ol><li>c</li></ol>"
    assert numbers(tmp_path, body) == [("a", "404"), ("b", "404.1"), ("c", "405")]


def test_a_list_with_printed_numbers_has_no_others(tmp_path: Path) -> None:
    body = "<ol><li>404. a<ol><li>b</ol><li>note<li>405. c</ol>"
    assert [(x.text, x.number, x.number_is) for x in page(tmp_path, body)] == [
        ("a", "404", "printed"),
        ("b", "404.1", "list"),
        ("note", None, None),
        ("c", "405", "printed"),
    ]


def test_only_the_first_block_of_an_item_has_its_mark(tmp_path: Path) -> None:
    body = "<ol><li><p>a</p><p>b</p></ol><ul><li>c<br>d<li>405. e</ul>"
    assert shown(page(tmp_path, body)) == [
        ("a", "1", False),
        ("b", None, False),
        ("c", None, True),
        ("d", None, False),
        ("e", "405", False),
    ]


def test_a_mark_that_is_no_number_stays_in_the_text(tmp_path: Path) -> None:
    body = "<ol type=i start=3><li>a<li>b</ol><ol type=A start=26><li>c<li>d</ol><ol start=-1><li>e</ol>"
    assert numbers(tmp_path, body) == [
        *[("iii. a", None), ("iv. b", None), ("Z. c", None), ("AA. d", None), ("-1. e", None)],
    ]


@pytest.mark.parametrize("start", ["9" * 5000, "x", "", "1e9"])
def test_a_start_that_is_none_is_passed_over(start: str, tmp_path: Path) -> None:
    assert numbers(tmp_path, f'<ol start="{start}"><li value="{start}">a</ol>') == [("a", "1")]


def test_a_list_that_begins_at_1_counts_below_the_number_printed_before_it(tmp_path: Path) -> None:
    body = "<h1>404. A</h1><ol><li>a<li>b</ol><p>404.5. c<ol type=a><li>d</ol><ol start=405><li>e<li>f</ol>"
    assert [number for _, number in numbers(tmp_path, body)] == [
        *["404", "404.1", "404.2", "404.5", "404.5.a", "405", "406"],
    ]


# -- tables


def test_a_row_is_a_line(tmp_path: Path) -> None:
    body = "<table><tr><th>n<th>rule<tr><td>404.1.<td><p>Шаг</p></table>"
    assert numbers(tmp_path, body) == [("n rule", None), ("Шаг", "404.1")]


def test_a_table_that_lays_out_a_page_stays_paragraphs(tmp_path: Path) -> None:
    body = (
        "<table><tr><td>side<td><p>404. a<p>404.1. b<table><tr><td>x<td>y</table>"
        "<ol><li>c</table><p>after<ol><li>d</ol>"
    )
    assert numbers(tmp_path, body) == [
        *[("side", None), ("a", "404"), ("b", "404.1"), ("x y", None)],
        *[("c", "404.1.1"), ("after", None), ("d", "404.1.1")],
    ]


@pytest.mark.parametrize(
    "body", ["<td>a<td>b", "<tr>a", "</tr></table></ol></li>a", "<table>a", "<li>a</ul></ul>"]
)
def test_tables_and_lists_may_lack_any_part(body: str, tmp_path: Path) -> None:
    assert texts(tmp_path, body)[0] == "a"


def test_an_unclosed_heading_ends_with_the_next_block(tmp_path: Path) -> None:
    lines = page(tmp_path, "<h1>404. A<p>405. b")
    assert [line.heading for line in lines] == [1, None]


# -- encodings


@pytest.mark.parametrize(
    ("head", "encoding"),
    [
        ('<meta charset="windows-1251">', "cp1251"),
        ('<meta http-equiv=Content-Type content="text/html; charset=windows-1251">', "cp1251"),
        ('<?xml version="1.0" encoding="windows-1251"?>', "cp1251"),
        ("<meta charset=koi8-r>", "koi8-r"),
        ("<meta charset=utf-8>", "utf-8"),
        ("<meta charset=utf-16>", "utf-8"),
        ("<meta charset=windows-1251>", "utf-8-sig"),
        ("<meta charset=windows-1251>", "utf-16"),
        ("", "utf-8"),
    ],
)
def test_the_declared_encoding_is_honoured(head: str, encoding: str, tmp_path: Path) -> None:
    content = f"{head}<html><p>404.1. Шаг расстановки".encode(encoding)
    assert [line.text for line in read(tmp_path, "rules.htm", content)] == ["Шаг расстановки"]


@pytest.mark.parametrize(
    ("head", "message"),
    [
        ("<meta charset=klingon>", "import-charset"),
        ("<meta charset=hex>", "import-charset"),
        ("", "import-encoding"),
        ("<meta charset=utf-8>", "import-encoding"),
    ],
)
def test_another_encoding_is_refused(head: str, message: str, tmp_path: Path) -> None:
    content = f"<!doctype html>{head}<p>404.1. Шаг расстановки".encode("cp1251")
    with pytest.raises(ImportFailed) as caught:
        read(tmp_path, "rules.html", content)
    assert caught.value.message.id == message


def test_bytes_that_the_declared_encoding_lacks_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ImportFailed) as caught:
        read(tmp_path, "rules.html", b"<html><meta charset=windows-1251><p>\n\x98")
    assert caught.value.message.id == "import-encoding-declared"
    assert caught.value.message.args["line"] == 2
