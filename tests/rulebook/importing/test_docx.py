""".docx: what of its XML is text, which paragraphs are headings, and the numbers Word would show.

The numbers are held to those of python-docx-ng (`Document.list_numbers`), which counts by itself; where it
departs from the standard (ISO/IEC 29500-1, 17.9), a test says so.
"""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest
from docx import Document

from ccg_rules.rulebook import load
from tests.rulebook.importing.room import (
    LEGAL,
    WINDOWS,
    W,
    abstract,
    as_docx,
    docx,
    level,
    num,
    numbered_text,
    p,
    r,
    read,
    shown,
    start_at,
    unzipped,
    zipped,
)

if TYPE_CHECKING:
    from pathlib import Path

    from ccg_rules.rulebook.importing.lines import Line

ONE = num(1, 0)
"""A list of the first definition."""


def lines(folder: Path, body: str, **more: str) -> list[Line]:
    return read(folder, "rules.docx", docx(body, **more))


def texts(folder: Path, body: str, **more: str) -> list[str]:
    return [line.text for line in lines(folder, body, **more)]


def numbers(folder: Path, body: str, numbering: str, **more: str) -> list[str | None]:
    return [line.number for line in lines(folder, body, numbering=numbering, **more)]


def theirs(body: str, numbering: str, **more: str) -> list[str]:
    """Return the numbers of python-docx-ng, a closing dot taken off as we do."""
    # It cannot do without styles.
    more.setdefault("styles", "")
    document = Document(io.BytesIO(docx(body, numbering=numbering, **more)))
    return [label.rstrip(".") for _, label in document.list_numbers]


def levels(*of: int, num: int = 1) -> str:
    """Return a paragraph at each of these levels."""
    return "".join(p("text", num, at) for at in of)


# -- the texts


@pytest.mark.parametrize(("edition", "source"), WINDOWS)
def test_the_texts_come_out_of_docx_as_out_of_plain_text(edition: str, source: str, tmp_path: Path) -> None:
    plain = read(tmp_path, "rules.txt", numbered_text(load().edition(edition), source))
    content = as_docx(load().edition(edition), source)
    found = read(tmp_path, "rules.docx", content)
    assert shown(found) == shown(plain)
    assert {line.number_is for line in found} - {None} == {"list"}
    labels = [label.rstrip(".") for _, label in Document(io.BytesIO(content)).list_numbers if label != "·"]
    assert labels == [line.number for line in found if line.number]


# -- numbers, as python-docx-ng has them

HEADINGS = "".join(
    f'<w:style w:type="paragraph" w:styleId="H{n}"><w:name w:val="heading {n}"/>'
    f'<w:pPr><w:numPr><w:ilvl w:val="{n - 1}"/><w:numId w:val="1"/></w:numPr></w:pPr></w:style>'
    for n in (1, 2, 3)
)
MIXED = abstract(
    0,
    level(0, "%1.", start=404),
    level(1, "%1.%2.", "lowerLetter"),
    level(2, "%1.%2.%3.", more="<w:isLgl/>"),
)

AGREED = {
    "levels": (levels(0, 1, 1, 2, 2, 1, 2, 0, 1), abstract(0, *LEGAL) + ONE),
    "levels passed over": (levels(2, 2, 2), abstract(0, *LEGAL) + ONE),
    "other starts": (levels(0, 1, 1, 0, 1), abstract(0, level(0, "%1.", start=404), LEGAL[1]) + ONE),
    "a start of zero": (levels(0, 0), abstract(0, level(0, "%1.", start=0)) + ONE),
    "letters and legal numbers": (levels(0, 1, 1, 2, 0, 1), MIXED + ONE),
    "a restart": (
        levels(0, 0, 1) + levels(0, 1, 1, 0, num=2),
        abstract(0, *LEGAL) + ONE + num(2, 0, start_at(0, 100), start_at(1, 7)),
    ),
    "a level of its own": (
        levels(0, 0, num=2),
        abstract(0, *LEGAL)
        + num(2, 0, f'<w:lvlOverride w:ilvl="0">{level(0, "%1.", start=5)}</w:lvlOverride>'),
    ),
    "never restarted": (
        levels(0, 1, 1, 0, 1),
        abstract(0, LEGAL[0], level(1, "%1.%2.", more='<w:lvlRestart w:val="0"/>')) + ONE,
    ),
    "restarted by the first level only": (
        levels(0, 1, 2, 1, 2, 0, 1, 2),
        abstract(0, *LEGAL[:2], level(2, "%1.%2.%3.", more='<w:lvlRestart w:val="1"/>')) + ONE,
    ),
    "a style of lists": (
        levels(0, 1, 0),
        '<w:abstractNum w:abstractNumId="0"><w:numStyleLink w:val="Laws"/></w:abstractNum>'
        f'<w:abstractNum w:abstractNumId="1"><w:styleLink w:val="Laws"/>{"".join(LEGAL)}</w:abstractNum>'
        + ONE
        + num(2, 1),
    ),
    "numbering switched off": (
        p("a", 1, 0) + p("b", 0, 0) + p("c", 1, 0),
        abstract(0, *LEGAL) + ONE,
    ),
}


@pytest.mark.parametrize("case", AGREED)
def test_numbers_are_those_of_python_docx_ng(case: str, tmp_path: Path) -> None:
    body, numbering = AGREED[case]
    ours = [number for number in numbers(tmp_path, body, numbering) if number]
    assert ours == theirs(body, numbering)
    assert len(ours) > 1


def test_numbers_of_styles_are_those_of_python_docx_ng(tmp_path: Path) -> None:
    styles = HEADINGS + '<w:style w:type="paragraph" w:styleId="Mine"><w:basedOn w:val="H2"/></w:style>'
    body = p("a", style="H1") + p("b", style="H2") + p("c", style="Mine") + p("d", 0, style="H2")
    body += p("e", style="H3") + p("f", style="H1")
    found = lines(tmp_path, body, styles=styles, numbering=abstract(0, *LEGAL) + ONE)
    assert [line.number for line in found] == ["1", "1.1", "1.2", None, "1.2.1", "2"]
    assert [line.heading for line in found] == [1, 2, 2, 2, 3, 1]
    ours = [line.number for line in found if line.number]
    assert theirs(body, abstract(0, *LEGAL) + ONE, styles=styles) == ours


# -- numbers, where python-docx-ng departs from the standard or from Word


def test_lists_of_one_definition_count_on(tmp_path: Path) -> None:
    """17.9.15 makes a `num` an instance of its definition; Word counts the definition's paragraphs.

    python-docx-ng begins every `num` anew, as if each had a `startOverride`.
    """
    body = levels(0, 0) + levels(0, num=2) + levels(0)
    numbering = abstract(0, *LEGAL) + ONE + num(2, 0)
    assert numbers(tmp_path, body, numbering) == ["1", "2", "3", "4"]
    assert theirs(body, numbering) == ["1", "2", "1", "3"]


def test_an_override_of_a_start_holds_once(tmp_path: Path) -> None:
    """The list it was made from counts on from there, as in Word; python-docx-ng keeps the two apart."""
    body = levels(0, 0) + levels(0, 0, num=2) + levels(0)
    numbering = abstract(0, *LEGAL) + ONE + num(2, 0, start_at(0, 10))
    assert numbers(tmp_path, body, numbering) == ["1", "2", "10", "11", "12"]
    assert theirs(body, numbering) == ["1", "2", "10", "11", "3"]


def test_a_level_passed_over_counts_as_begun(tmp_path: Path) -> None:
    """1.1 without a 1 before it shows the 1, so 2 comes next; python-docx-ng shows 1 then."""
    numbering = abstract(0, *LEGAL) + ONE
    assert numbers(tmp_path, levels(1, 0), numbering) == ["1.1", "2"]
    assert theirs(levels(1, 0), numbering) == ["1.1", "1"]


def test_without_a_start_a_level_counts_from_zero(tmp_path: Path) -> None:
    """17.9.25: a level whose `start` is omitted starts at 0; python-docx-ng takes 1."""
    numbering = abstract(0, level(0, "%1.", start=None)) + ONE
    assert numbers(tmp_path, levels(0, 0), numbering) == ["0", "1"]
    assert theirs(levels(0, 0), numbering) == ["1", "2"]


def test_a_level_that_is_not_defined_shows_nothing(tmp_path: Path) -> None:
    """There is no text to show for it; python-docx-ng makes one up."""
    numbering = abstract(0, LEGAL[0]) + ONE
    assert numbers(tmp_path, levels(0, 1, 0), numbering) == ["1", None, "2"]
    assert theirs(levels(0, 1, 0), numbering) == ["1", "1", "2"]


def test_a_style_takes_the_level_that_names_it(tmp_path: Path) -> None:
    """17.9.23: the level whose `pStyle` it is; python-docx-ng goes by the `ilvl` of the style alone."""
    styles = "".join(
        f'<w:style w:type="paragraph" w:styleId="{name}">'
        '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>'
        for name in ("Chapter", "Rule")
    )
    numbering = abstract(
        0,
        level(0, "%1.", start=404, more='<w:pStyle w:val="Chapter"/>'),
        level(1, "%1.%2.", more='<w:pStyle w:val="Rule"/>'),
    )
    body = p("a", style="Chapter") + p("b", style="Rule") + p("c", style="Rule") + p("d", style="Chapter")
    assert numbers(tmp_path, body, numbering + ONE, styles=styles) == ["404", "404.1", "404.2", "405"]
    assert theirs(body, numbering + ONE, styles=styles) == ["404", "405", "406", "407"]


def test_a_paragraph_may_change_only_the_level_of_its_style(tmp_path: Path) -> None:
    """Properties are inherited one by one; python-docx-ng needs both in one place."""
    body = p("a", style="H1") + p("b", level=1, style="H1")
    numbering = abstract(0, *LEGAL) + ONE
    assert numbers(tmp_path, body, numbering, styles=HEADINGS) == ["1", "1.1"]
    assert theirs(body, numbering, styles=HEADINGS) == ["1", "2"]


def test_text_boxes_count_by_themselves(tmp_path: Path) -> None:
    """Word numbers each story apart; python-docx-ng counts through them."""
    box = f"<w:p><w:r><w:pict><w:txbxContent>{levels(0, 0)}</w:txbxContent></w:pict></w:r>{r('host')}</w:p>"
    numbering = abstract(0, *LEGAL) + ONE
    assert numbers(tmp_path, levels(0) + box + levels(0), numbering) == ["1", None, "1", "2", "2"]
    assert theirs(levels(0) + box + levels(0), numbering) == ["1", "2", "3", "4"]


# -- formats


@pytest.mark.parametrize(
    ("fmt", "start", "label"),
    [
        *[("decimal", 9, "9"), ("decimalZero", 12, "12"), ("lowerLetter", 3, "c"), ("upperLetter", 3, "C")],
        *[("russianLower", 1, "а"), ("russianLower", 10, "к"), ("russianLower", 29, "я")],
        *[("russianUpper", 9, "И"), ("lowerRoman", 5, "v"), ("upperRoman", 10, "X"), ("koreanLegal", 4, "4")],
    ],
)
def test_a_counter_is_written_in_its_format(fmt: str, start: int, label: str, tmp_path: Path) -> None:
    numbering = abstract(0, level(0, "%1.", start=404), level(1, "%1.%2)", fmt, start)) + ONE
    assert numbers(tmp_path, levels(0, 1), numbering) == ["404", f"404.{label}"]


@pytest.mark.parametrize(
    ("fmt", "start", "text"),
    [
        *[
            ("lowerRoman", 4, "iv) text"),
            ("upperRoman", 1999, "MCMXCIX) text"),
            ("lowerLetter", 27, "aa) text"),
        ],
        *[("russianLower", 30, "аа) text"), ("decimalZero", 7, "07) text"), ("russianLower", 2, "б) text")],
        *[("lowerRoman", 5000, "5000) text"), ("lowerLetter", 10**8, f"{10**8}) text")],
    ],
)
def test_a_label_that_is_no_number_stays_in_the_text(fmt: str, start: int, text: str, tmp_path: Path) -> None:
    line, *_ = lines(tmp_path, levels(0), numbering=abstract(0, level(0, "%1)", fmt, start)) + ONE)
    number = "5000" if start == 5000 else None
    assert (line.text, line.number) == (("text", "5000") if number else (text, None))


@pytest.mark.parametrize(
    ("pattern", "number", "text"),
    [
        *[
            ("Глава %1.", "7", "text"),
            ("Раздел %1", "7", "text"),
            ("(%1)", "7", "text"),
            ("§ %1.", "7", "text"),
        ],
        *[("п. %1)", "7", "text"), ("ВАЖНО:", None, "ВАЖНО: text"), ("Пример %1:", None, "Пример 7: text")],
        *[("%9.", None, "text"), ("—", None, "text"), ("", None, "text"), ("%1.%2.%3", "7", "text")],
    ],
)
def test_the_number_is_taken_out_of_its_words(
    pattern: str, number: str | None, text: str, tmp_path: Path
) -> None:
    line, *_ = lines(tmp_path, levels(0), numbering=abstract(0, level(0, pattern, start=7)) + ONE)
    assert (line.number, line.text) == (number, text)


def test_bullets_and_printed_numbers(tmp_path: Path) -> None:
    numbering = abstract(0, LEGAL[0], level(1, "\uf0b7", "bullet"), level(2, "", "none")) + ONE
    body = p("a", 1, 0) + p("b", 1, 1) + p("404.1. c", 1, 0) + p("d", 1, 2) + p("e", 1, 0) + p("404. f", 1, 1)
    found = lines(tmp_path, body, numbering=numbering)
    assert [(x.text, x.number, x.number_is, x.bullet) for x in found] == [
        ("a", "1", "list", False),
        ("b", None, None, True),
        ("c", "404.1", "printed", False),
        ("d", None, None, False),
        ("e", "3", "list", False),
        ("f", "404", "printed", False),
    ]


def test_empty_paragraphs_are_counted_and_not_read(tmp_path: Path) -> None:
    numbering = abstract(0, *LEGAL) + ONE
    assert numbers(tmp_path, p("a", 1, 0) + p("", 1, 0) + p("b", 1, 0), numbering) == ["1", "3"]


# -- text


def run(content: str, properties: str = "") -> str:
    return f"<w:r>{properties and f'<w:rPr>{properties}</w:rPr>'}{content}</w:r>"


def paragraph(*content: str, mark: str = "") -> str:
    properties = mark and f"<w:pPr><w:rPr>{mark}</w:rPr></w:pPr>"
    return f"<w:p>{properties}{''.join(content)}</w:p>"


def field(code: str, result: str) -> str:
    begin, separate, end = (
        run(f'<w:fldChar w:fldCharType="{kind}"/>') for kind in ("begin", "separate", "end")
    )
    return begin + run(f"<w:instrText>{code}</w:instrText>") + separate + result + end


DELETED = run("<w:delText>gone</w:delText><w:t>gone</w:t>")
SHOWN = {
    "runs": (r("кар") + r("та"), "карта"),
    "tabs and breaks": (
        run("<w:t>404.</w:t><w:tab/><w:t>a</w:t><w:br/><w:t>b</w:t><w:cr/><w:t>c</w:t>"),
        "a b c",
    ),
    "hyphens": (
        run("<w:t>кое</w:t><w:noBreakHyphen/><w:t>что</w:t><w:softHyphen/><w:t>\u00adто</w:t>"),
        "кое-чтото",
    ),
    "white space of the XML": (run("<w:t>\n  a\n</w:t>") + r(" b"), "a b"),
    "insertions": (f"{r('a ')}<w:ins>{r('b ')}</w:ins><w:moveTo>{r('c')}</w:moveTo>", "a b c"),
    "deletions": (f"{r('a')}<w:del>{DELETED}</w:del><w:moveFrom>{DELETED}</w:moveFrom>{r('b')}", "ab"),
    "a field": (r("п. ") + field(" REF x ", r("404.1")) + r("."), "п. 404.1."),
    "a field in the code of a field": (field("IF " + field("PAGE", r("7")) + " x", r("да")), "да"),
    "a simple field": (f'<w:fldSimple w:instr="PAGE">{r("7")}</w:fldSimple>', "7"),
    "a link, a tag and a control": (
        f"<w:hyperlink>{r('a')}</w:hyperlink><w:smartTag>{r('b')}</w:smartTag>"
        f"<w:sdt><w:sdtPr/><w:sdtContent>{r('c')}</w:sdtContent></w:sdt>",
        "abc",
    ),
    "hidden text": (
        run("<w:t>gone</w:t>", "<w:vanish/>") + run("<w:t>a</w:t>", '<w:vanish w:val="0"/>'),
        "a",
    ),
    "a symbol": (run('<w:sym w:font="Symbol" w:char="00D7"/><w:sym w:char="x"/><w:sym w:char="D800"/>'), "×"),
    "what is read aloud": (f"<w:ruby><w:rt>{r('x')}</w:rt><w:rubyBase>{r('a')}</w:rubyBase></w:ruby>", "a"),
    "entities of XML": (run("<w:t>&lt;&#1072;&amp;</w:t>"), "<а&"),
}


@pytest.mark.parametrize("case", SHOWN)
def test_the_text_is_what_is_shown(case: str, tmp_path: Path) -> None:
    content, text = SHOWN[case]
    assert texts(tmp_path, paragraph(content)) == [text]


def test_a_deleted_mark_joins_two_paragraphs_and_counts_once(tmp_path: Path) -> None:
    deleted = (
        '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:rPr><w:del/></w:rPr></w:pPr>'
    )
    body = f"<w:p>{deleted}{r('a ')}</w:p>" + p("b", 1, 0) + p("c", 1, 0) + paragraph(r("d"), mark="<w:del/>")
    found = lines(tmp_path, body, numbering=abstract(0, *LEGAL) + ONE)
    assert [(x.text, x.number) for x in found] == [("a b", "1"), ("c", "2"), ("d", None)]


def test_a_field_may_span_paragraphs(tmp_path: Path) -> None:
    begin, separate, end = (
        run(f'<w:fldChar w:fldCharType="{kind}"/>') for kind in ("begin", "separate", "end")
    )
    body = paragraph(begin, run("<w:instrText>X</w:instrText>"), separate, r("a")) + paragraph(r("b"), end)
    assert texts(tmp_path, body) == ["a", "b"]


def test_a_table_of_contents_is_left_out(tmp_path: Path) -> None:
    styles = "".join(
        f'<w:style w:type="paragraph" w:styleId="s{n}"><w:name w:val="{name}"/></w:style>'
        for n, name in enumerate(["toc 1", "TOC Heading", "heading 1"])
    )
    body = p("Содержание", style="s1") + p("404. Фаза 7", style="s0") + p("404 Фаза", style="s2")
    found = lines(tmp_path, body, styles=styles)
    assert [(x.text, x.number, x.heading) for x in found] == [("Фаза", "404", 1)]


def test_text_boxes_and_notes_come_after_their_paragraph(tmp_path: Path) -> None:
    mc = "http://schemas.openxmlformats.org/markup-compatibility/2006"
    reference = '<w:footnoteReference w:id="2"/>'
    box = (
        f'<mc:AlternateContent xmlns:mc="{mc}">'
        f"<mc:Choice><w:txbxContent>{p('box')}</w:txbxContent></mc:Choice>"
        f"<mc:Fallback><w:pict><w:txbxContent>{p('box')}</w:txbxContent></w:pict></mc:Fallback>"
        "</mc:AlternateContent>"
    )
    old = f'<mc:AlternateContent xmlns:mc="{mc}"><mc:Fallback>{r("!")}</mc:Fallback></mc:AlternateContent>'
    body = paragraph(r("a"), run(box), run(reference), r("b"), old) + p("c")
    notes = (
        f'<w:footnote w:type="separator" w:id="0">{p("none")}</w:footnote>'
        f'<w:footnote w:id="2">{p("note")}{paragraph(run(reference))}</w:footnote>'
    )
    assert texts(tmp_path, body, footnotes=notes) == ["ab!", "box", "note", "c"]


def test_tables_are_rows_as_in_html(tmp_path: Path) -> None:
    def table(*rows: list[str], properties: str = "") -> str:
        cells = ["".join(f"<w:tc>{cell}</w:tc>" for cell in row) for row in rows]
        return f"<w:tbl>{''.join(f'<w:tr>{properties}{row}</w:tr>' for row in cells)}</w:tbl>"

    numbering = abstract(0, *LEGAL) + ONE
    body = table([p("404.1."), p("Шаг")], [p("", 1, 0), p("правило")], [p("a") + p("b"), p("c")], [p("")])
    body += table([p("gone")], properties="<w:trPr><w:del/></w:trPr>")
    assert [(x.text, x.number) for x in lines(tmp_path, body, numbering=numbering)] == [
        *[("Шаг", "404.1"), ("правило", "1"), ("a", None), ("b", None), ("c", None)],
    ]


# -- headings


def test_headings_come_from_levels_and_styles(tmp_path: Path) -> None:
    def style(ident: str, name: str, based: str = "", outline: str = "") -> str:
        level = outline and f'<w:pPr><w:outlineLvl w:val="{outline}"/></w:pPr>'
        return (
            f'<w:style w:type="paragraph" w:styleId="{ident}"><w:name w:val="{name}"/>'
            f'<w:basedOn w:val="{based}"/>{level}</w:style>'
        )

    styles = (
        style("a", "heading 2", based="b")
        + style("b", "Mine", outline="4")
        + style("c", "Based", based="a")
        + style("d", "Body", based="a", outline="9")
        + style("e", "Заголовок 3")
        + style("f", "x", based="g")
        + style("g", "y", based="f")
    )
    body = "".join(p("text", style=s) for s in ("a", "b", "c", "d", "e", "f", "unknown"))
    body += p("text", more='<w:outlineLvl w:val="0"/>') + p(
        "text", style="a", more='<w:outlineLvl w:val="9"/>'
    )
    found = [line.heading for line in lines(tmp_path, body, styles=styles)]
    assert found == [2, 5, 2, None, 3, None, None, 1, None]


def test_strict_documents_and_parts_elsewhere_are_read(tmp_path: Path) -> None:
    strict = "http://purl.oclc.org/ooxml/wordprocessingml/main"
    parts = unzipped(docx(levels(0), numbering=abstract(0, *LEGAL) + ONE))
    parts = {name: text.replace(W, strict) for name, text in parts.items()}
    parts["word/document2.xml"] = parts.pop("word/document.xml")
    parts["word/_rels/document2.xml.rels"] = parts.pop("word/_rels/document.xml.rels").replace(
        'Target="numbering.xml"', 'Target="/lists/n.xml"'
    )
    parts["_rels/.rels"] = parts["_rels/.rels"].replace("word/document.xml", "/word/document2.xml")
    parts["lists/n.xml"] = parts.pop("word/numbering.xml")
    assert [line.number for line in read(tmp_path, "rules.docx", zipped(parts))] == ["1"]


def test_a_line_that_begins_with_a_number_is_a_paragraph(tmp_path: Path) -> None:
    rows = ("404.6. Игрок", "ходит.", "404.7. Затем 15 карт.")
    body = f"<w:p><w:r>{'<w:br/>'.join(f'<w:t>{row}</w:t>' for row in rows)}</w:r></w:p>"
    assert [(x.number, x.text) for x in lines(tmp_path, body)] == [
        ("404.6", "Игрок ходит."),
        ("404.7", "Затем 15 карт."),
    ]


def test_a_list_may_say_what_its_numbers_are_called(tmp_path: Path) -> None:
    numbering = abstract(0, level(0, "Глава %1.", "upperRoman", 6)) + ONE
    (line,) = lines(tmp_path, p("Конец", 1, 0), numbering=numbering)
    assert (line.text, line.number, line.number_is) == ("Конец", "6", "list")
