"""What is not read: refused in words, whatever it is; never read wrongly, never a traceback."""

from __future__ import annotations

import io
import random
import shutil
import subprocess
import zipfile
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ccg_rules.rulebook import load
from ccg_rules.rulebook.importing import refusals
from ccg_rules.rulebook.importing.files import read_file
from ccg_rules.rulebook.importing.lines import ImportFailed, Line
from tests.rulebook.importing.room import (
    LEGAL,
    W,
    abstract,
    as_docx,
    as_html,
    as_markdown,
    docx,
    level,
    num,
    p,
    r,
    read,
    unzipped,
    xml,
    zipped,
)

if TYPE_CHECKING:
    from pathlib import Path

    from ccg_rules.text import Message

OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(504)
PLAIN = docx(p("a"))


def refusal(folder: Path, content: bytes | str, name: str) -> Message:
    with pytest.raises(ImportFailed) as caught:
        read(folder, name, content)
    message = caught.value.message
    for lang in ("ru", "en"):
        assert str(folder / name) in message.say(lang)
    return message


# -- formats


@pytest.mark.parametrize(
    ("name", "content", "form", "advice"),
    [
        ("r.doc", OLE + "WordDocument".encode("utf-16-le"), "doc", "soffice --headless --convert-to docx"),
        ("r.xls", OLE + "Workbook".encode("utf-16-le"), "ole", "UTF-8"),
        ("r.rtf", b"{\\rtf1 \\'cf}", "rtf", "soffice"),
        ("r.odt", zipped({"mimetype": "application/vnd.oasis.opendocument.text"}), "odt", "soffice"),
        (
            "r.ods",
            zipped({"mimetype": "application/vnd.oasis.opendocument.spreadsheet"}),
            "other-office",
            "UTF-8",
        ),
        ("r.epub", zipped({"mimetype": "application/epub+zip"}), "epub", "pandoc"),
        ("r.xlsx", zipped({"xl/workbook.xml": ""}), "other-office", "UTF-8"),
        ("r.pptx", zipped({"ppt/presentation.xml": ""}), "other-office", "UTF-8"),
        ("r.zip", zipped({"rules.txt": "404. a"}), "archive", "npack"),
        ("r.gz", b"\x1f\x8b\x08\x00", "archive", "npack"),
        ("r.png", b"\x89PNG\r\n\x1a\n", "image", "tesseract"),
        ("r.jpg", b"\xff\xd8\xff\xe0", "image", "tesseract"),
        ("r.ps", b"%!PS-Adobe-3.0\n", "postscript", "ps2pdf"),
        (
            "r.mht",
            b"From: <Saved by x>\r\nSubject: a\r\n b\r\nMIME-Version: 1.0\r\n\r\n<html>",
            "mhtml",
            "HTML",
        ),
        ("r.fb2", b'<?xml version="1.0"?>\n<FictionBook>', "xml", "UTF-8"),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_other_formats_are_refused_with_what_to_make_of_them(
    name: str, content: bytes, form: str, advice: str, tmp_path: Path
) -> None:
    message = refusal(tmp_path, content, name)
    assert message.id == "import-convert"
    assert message.args["format"].id == f"import-format-{form}"
    assert advice in message.say("en")
    # What a file is called does not hide what it is.
    assert refusal(tmp_path, content, "rules.txt").args["format"].id == f"import-format-{form}"


def test_a_protected_document_is_told_from_an_old_one(tmp_path: Path) -> None:
    content = OLE + "EncryptedPackage".encode("utf-16-le")
    assert refusal(tmp_path, content, "rules.docx").id == "import-encrypted"


@pytest.mark.parametrize(
    ("name", "content", "texts"),
    [
        ("rules.txt", "\ufeff<!-- x -->\n<!DOCTYPE html><p>a<p>b", ["a", "b"]),
        ("rules.doc", "<html xmlns:w='x'><body><p>a", ["a"]),
        ("rules", "<p>a<p>b", ["a", "b"]),
        ("rules.txt", "<Карта> a\n<b>", ["<Карта> a", "<b>"]),
        ("rules.md", "<p>a\n\n404. b", ["a", "b"]),
        ("rules.HTM", "a<br>b", ["a", "b"]),
        ("rules.MARKDOWN", "**a**", ["a"]),
        ("rules.text", "**a**", ["**a**"]),
        ("rules.txt", "PK. a", ["PK. a"]),
    ],
)
def test_the_content_says_what_a_file_is_and_then_its_name(
    name: str, content: str, texts: list[str], tmp_path: Path
) -> None:
    assert [line.text for line in read(tmp_path, name, content)] == texts


def test_a_docx_is_known_whatever_it_is_called(tmp_path: Path) -> None:
    assert [line.text for line in read(tmp_path, "rules.txt", PLAIN)] == ["a"]


def test_pdf_is_left_to_its_reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pdf = pytest.importorskip("ccg_rules.rulebook.importing.pdf")
    monkeypatch.setattr(pdf, "read", lambda path, left_out: [Line(path.name, 1)])
    assert read(tmp_path, "rules.txt", b"\n%PDF-1.7\n") == [Line("rules.txt", 1)]


def test_a_file_that_is_not_there_is_the_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_file(tmp_path / "none.txt")
    with pytest.raises(IsADirectoryError):
        read_file(tmp_path)


# -- nothing, and too much

EMPTY = {
    "blank lines": ("r.txt", b"\n \n\t\xef\xbb\xbf\n"),
    "a bullet": ("r.txt", "·\n".encode()),
    "a page made by a script": ("r.html", b"<html><script>go()</script><div id=root></div>"),
    "a picture": ("r.md", b"![](a.png)"),
    "a document of pictures": ("r.docx", docx("<w:p><w:r><w:drawing/></w:r></w:p>")),
    "invisible letters": ("r.docx", docx(p("\u200b\u00ad"))),
}


@pytest.mark.parametrize("case", EMPTY)
def test_a_file_without_a_paragraph_is_refused(case: str, tmp_path: Path) -> None:
    name, content = EMPTY[case]
    assert refusal(tmp_path, content, name).id == "import-empty"


@pytest.mark.parametrize("name", ["r.txt", "r.docx", "r.pdf"])
def test_a_file_without_a_byte_is_called_empty(name: str, tmp_path: Path) -> None:
    assert "is empty" in refusal(tmp_path, b"", name).say("en")


@pytest.mark.parametrize("size", [2, 3, 4, 30])
def test_what_is_left_of_a_docx_is_no_text(size: int, tmp_path: Path) -> None:
    message = refusal(tmp_path, docx(p("404. a"))[:size], "r.docx")
    assert message.id in ("import-docx-damaged", "import-convert")


@pytest.mark.parametrize("name", ["r.txt", "r.html", "r.md"])
def test_a_paragraph_that_never_ends_is_refused(name: str, tmp_path: Path) -> None:
    message = refusal(tmp_path, "404. Игрок берёт карту и ходит. ".encode() * 150_000, name)
    assert message.id == "import-long-paragraph"


MANY: dict[str, str | bytes] = {
    "r.txt": "a\n" * 30,
    "r.html": "<p>a" * 30,
    "r.md": "a\n\n" * 30,
    "r.docx": docx(p("a") * 30),
}


@pytest.mark.parametrize("name", MANY)
def test_there_are_limits(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    modules = [
        __import__(f"ccg_rules.rulebook.importing.{each}", fromlist=["x"])
        for each in ("refusals", "encoding", "html", "markdown", "docx", "files")
    ]

    def limit(constant: str, value: int) -> None:
        for module in modules:
            if hasattr(module, constant):
                monkeypatch.setattr(module, constant, value)

    assert len(read(tmp_path, name, MANY[name])) == 30
    limit("MOST_PARAGRAPHS", 29)
    assert refusal(tmp_path, MANY[name], name).id == "import-too-many"
    limit("MOST_PARAGRAPHS", 30)
    limit("LARGEST_TEXT", 29)
    assert refusal(tmp_path, MANY[name], name).id == "import-too-long"
    limit("LARGEST_FILE", 10)
    assert refusal(tmp_path, MANY[name], name).id == "import-too-large"


def test_a_file_is_not_read_beyond_the_limit(tmp_path: Path) -> None:
    path = tmp_path / "rules.txt"
    with path.open("wb") as file:
        file.truncate(refusals.LARGEST_FILE * 100)
    with pytest.raises(ImportFailed) as caught:
        read_file(path)
    assert caught.value.message.id == "import-too-large"


# -- .docx

BOMB = "<!DOCTYPE w [<!ENTITY a 'boom'>" + "".join(
    f"<!ENTITY {b} '{f'&{a};' * 10}'>" for a, b in zip("abcdefgh", "bcdefghi", strict=True)
)


def parts(**changed: str | None) -> bytes:
    """Return a document with parts changed: `document` for word/document.xml; `None` takes one away."""
    made = unzipped(docx(p("a", 1, 0), styles="", numbering=abstract(0, *LEGAL) + num(1, 0)))
    for kind, content in changed.items():
        name = f"word/{kind}.xml"
        made.pop(name, None)
        if content is not None:
            made[name] = content
    return zipped(made)


DAMAGED = {
    "no document": (parts(document=None) + b"word/document", "word/document.xml"),
    "no body": (parts(document=xml("document", "")), "word/document.xml"),
    "another root": (parts(document="<a/>"), "word/document.xml"),
    "no XML": (parts(document="text"), "word/document.xml"),
    "an empty part": (parts(document=""), "word/document.xml"),
    "a tag left open": (parts(document=f'<w:document xmlns:w="{W}"><w:body>'), "word/document.xml"),
    "an unknown encoding": (parts(document='<?xml version="1.0" encoding="x-y"?><a/>'), "word/document.xml"),
    "an unknown entity": (
        parts(document=xml("document", f"<w:body>{r('a')}&b;</w:body>")),
        "word/document.xml",
    ),
    "a namespace left undeclared": (parts(document="<w:document/>"), "word/document.xml"),
    "styles that are no XML": (parts(styles="<"), "word/styles.xml"),
    "lists that are no XML": (parts(numbering="<"), "word/numbering.xml"),
    "the end cut off": (PLAIN[: len(PLAIN) // 2], "zip"),
    "the end alone": (b"PK\x03\x04word/document" + PLAIN[-60:], "zip"),
}


@pytest.mark.parametrize("case", DAMAGED)
def test_a_damaged_docx_is_refused(case: str, tmp_path: Path) -> None:
    content, part = DAMAGED[case]
    message = refusal(tmp_path, content, "rules.docx")
    assert (message.id, message.args["part"]) == ("import-docx-damaged", part)


def test_a_damaged_byte_is_noticed(tmp_path: Path) -> None:
    at = PLAIN.index(b"word/document.xml") + 40
    content = PLAIN[:at] + bytes([PLAIN[at] ^ 0xFF]) + PLAIN[at + 1 :]
    assert refusal(tmp_path, content, "rules.docx").id == "import-docx-damaged"


def test_parts_that_may_be_missing_may_be(tmp_path: Path) -> None:
    assert read(tmp_path, "rules.docx", parts(styles=None, numbering=None)) == [Line("a", 1)]


@pytest.mark.parametrize("kind", ["document", "styles", "numbering"])
def test_a_document_type_is_refused_before_its_entities_are_used(kind: str, tmp_path: Path) -> None:
    content = parts(**{kind: f"{BOMB}]><w>&i;</w>"})
    assert refusal(tmp_path, content, "rules.docx").id == "import-docx-doctype"


def test_a_bomb_is_not_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("word/document.xml", bytes(100 << 20))
    monkeypatch.setattr(zipfile.ZipFile, "read", lambda *_: pytest.fail("unpacked"))
    assert refusal(tmp_path, file.getvalue(), "rules.docx").id == "import-unpacks-large"


def test_a_bomb_that_lies_about_its_size_is_damaged(tmp_path: Path) -> None:
    content = parts(document=xml("document", f"<w:body>{p('a' * 100_000)}</w:body>"))
    size = len(unzipped(content)["word/document.xml"]).to_bytes(4, "little")
    assert content.count(size) == 2
    message = refusal(tmp_path, content.replace(size, (50).to_bytes(4, "little")), "rules.docx")
    assert message.id == "import-docx-damaged"


def test_a_zip_of_countless_parts_is_refused(tmp_path: Path) -> None:
    content = PLAIN + b"PK\x01\x02" * 30_000
    assert refusal(tmp_path, content, "rules.docx").id == "import-unpacks-large"


def test_a_protected_part_is_refused(tmp_path: Path) -> None:
    # Bit 0 of the flags, in both headers.
    at, central = PLAIN.index(b"PK\x03\x04"), PLAIN.index(b"PK\x01\x02")
    content = bytearray(PLAIN)
    content[at + 6] |= 1
    content[central + 8] |= 1
    assert refusal(tmp_path, bytes(content), "rules.docx").id == "import-docx-damaged"


DEEP = {
    "elements": docx("<w:sdt>" * 50_000 + p("a") + "</w:sdt>" * 50_000),
    "tables": docx("<w:tbl><w:tr><w:tc>" * 5000 + p("a") + "</w:tc></w:tr></w:tbl>" * 5000),
    "runs": docx("<w:p>" + "<w:ins>" * 5000 + r("a") + "</w:ins>" * 5000 + "</w:p>"),
    "text boxes": docx("<w:p><w:r><w:txbxContent>" * 500 + "</w:txbxContent></w:r></w:p>" * 500),
}


@pytest.mark.parametrize("case", DEEP)
def test_what_is_nested_beyond_all_sense_is_refused(case: str, tmp_path: Path) -> None:
    assert refusal(tmp_path, DEEP[case], "rules.docx").id == "import-nested"


@pytest.mark.parametrize("unit", ["<ol><li>", "<table><tr><td>", "<ul>"])
def test_html_nested_beyond_all_sense_is_refused(unit: str, tmp_path: Path) -> None:
    assert refusal(tmp_path, "<html>" + unit * 50_000 + "a", "rules.html").id == "import-nested"


@pytest.mark.parametrize("tag", ["<div>", "<b>", "<h1>", "<svg>", "<p>", "</div>", "<nav></nav>"])
def test_html_without_end_tags_is_no_matter_of_depth(tag: str, tmp_path: Path) -> None:
    assert [line.text for line in read(tmp_path, "rules.html", f"<html>404. a{tag * 50_000}")] == ["a"]


@pytest.mark.parametrize("end", ["<p class='", "<!-- ", "<script>var a = 1", "</p"])
def test_html_that_is_cut_off_is_refused(end: str, tmp_path: Path) -> None:
    message = refusal(tmp_path, f"<html>\n<p>404. a\n{end}\n", "rules.html")
    assert (message.id, message.args["line"]) == ("import-html-cut", 3)


def test_a_field_left_open_is_refused(tmp_path: Path) -> None:
    content = docx(p("a") + '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r></w:p>' + p("b"))
    assert refusal(tmp_path, content, "rules.docx").id == "import-docx-field"


def style(ident: str, based: str) -> str:
    number = '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>'
    return f'<w:style w:type="paragraph" w:styleId="{ident}"><w:basedOn w:val="{based}"/>{number}</w:style>'


LEGAL_LIST = abstract(0, *LEGAL) + num(1, 0)
ODD = {
    "levels out of range": (p("a", 1, 9) + p("b", 1, -1) + p("c", 1, 10**8), LEGAL_LIST, ""),
    "lists out of range": (p("a", 7, 0) + p("b", -1, 0), LEGAL_LIST, ""),
    "no definition": (p("a", 1, 0), num(1, 5), ""),
    "a list of nothing": (p("a", 1, 0), '<w:num w:numId="1"/>', ""),
    "no numbers at all": (p("a", 1, 0), '<w:num w:numId="x"/><w:abstractNum/><w:num/>', ""),
    "links in a circle": (
        p("a", 1, 0),
        abstract(0, '<w:numStyleLink w:val="L"/><w:styleLink w:val="L"/>') + num(1, 0),
        "",
    ),
    "styles in a circle": (p("a", style="x") + p("b", style="y"), "", style("x", "y") + style("y", "x")),
    "a style of itself": (p("a", style="x"), "", style("x", "x")),
    "huge counters": (p("a", 1, 0) * 2, abstract(0, level(0, "%1.", start=999_999_999)) + num(1, 0), ""),
    "larger than any number": (p("a", 1, 0), abstract(0, level(0, "%1.", start=10**30)) + num(1, 0), ""),
    "negative counters": (p("a", 1, 0), abstract(0, level(0, "%1.", "lowerLetter", -5)) + num(1, 0), ""),
    "restarts of no sense": (
        p("a", 1, 0) + p("b", 1, 1) + p("c", 1, 0),
        abstract(0, level(0, "%1.", more='<w:lvlRestart w:val="99"/>'), level(1, "%9%8%2%0%")) + num(1, 0),
        "",
    ),
}


@pytest.mark.parametrize("case", ODD)
def test_lists_and_styles_of_no_sense_lose_no_text(case: str, tmp_path: Path) -> None:
    body, numbering, styles = ODD[case]
    lines = read(tmp_path, "rules.docx", docx(body, numbering=numbering, styles=styles))
    assert len(lines) == body.count("<w:p>")
    assert all(line.text[-1] in "abc" for line in lines)


# -- anything

EDITION = load().edition("berserk-heroes")
SAMPLES = {
    "r.docx": as_docx(EDITION),
    "r.html": as_html(EDITION, lists=True).encode(),
    "r.md": as_markdown(EDITION).encode(),
    "r.txt": as_markdown(EDITION).encode("utf-16"),
}
ANYTHING = settings(
    deadline=None,
    max_examples=150,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    derandomize=True,
)


def read_or_refused(folder: Path, name: str, content: bytes) -> None:
    try:
        lines = read(folder, name, content)
    except ImportFailed as failed:
        # It is worded here, as at the edge: a missing argument would only show then.
        failed.message.say("ru")
    else:
        assert lines
        assert all(line.text == line.text.strip() and "\n" not in line.text for line in lines)


@ANYTHING
@given(
    content=st.binary(max_size=400), begin=st.sampled_from([b"", b"PK\x03\x04word/document", b"<html>", OLE])
)
def test_bytes_are_read_or_refused(content: bytes, begin: bytes, tmp_path: Path) -> None:
    for name in SAMPLES:
        read_or_refused(tmp_path, name, begin + content)


MARKS = """
<ol> <ol/start=-2> <li> <li/value=7> </ol> </li> <ul> </ul> <table> <tr> <td> </td> </tr> </table> <h1> <p>
<br> <pre> </pre> <svg> </svg> <nav> <![x[ ]]> <!-- --> <?x ?> & &#0; &#xd800; < > 404. - # ` [ ] ( ) * _ |
\\ \x85 а
"""


@ANYTHING
@given(st.lists(st.sampled_from([*MARKS.split(), "\n", "\n\n", "\u2028"]), max_size=40).map(" ".join))
def test_marks_in_any_order_are_read_or_refused(tmp_path: Path, text: str) -> None:
    for name in ("r.html", "r.md", "r.txt"):
        read_or_refused(tmp_path, name, text.encode())


@pytest.mark.parametrize("name", SAMPLES)
@pytest.mark.parametrize("seed", range(60))
def test_damage_is_read_or_refused(name: str, seed: int, tmp_path: Path) -> None:
    chance, content = random.Random(seed), bytearray(SAMPLES[name])
    for _ in range(chance.choice([1, 5, 50])):
        at = chance.randrange(max(len(content), 1))
        match chance.randrange(4):
            case 0:
                content[at : at + 1] = chance.randbytes(1)
            case 1:
                del content[at : at + chance.randrange(30)]
            case 2:
                content[at:at] = content[at : at + 100]
            case _:
                content = content[: max(at, 10)]
    read_or_refused(tmp_path, name, bytes(content))


@pytest.mark.parametrize("seed", range(80))
def test_xml_of_any_elements_is_read_or_refused(seed: int, tmp_path: Path) -> None:
    """Elements of another document in another order, which only their names tell from a sound one."""
    chance, made = random.Random(seed), unzipped(SAMPLES["r.docx"])
    for name in ("word/document.xml", "word/numbering.xml", "word/styles.xml"):
        tags = made[name].replace("<", "\0<").split("\0")
        head, tags = tags[:4], tags[4:]
        for _ in range(chance.randrange(20)):
            at = chance.randrange(len(tags))
            # Elements without content may stand anywhere and XML stays well-formed.
            empty = [tag for tag in tags if tag.endswith("/>")]
            number = chance.choice(["-1", "x", "", "9", "999999999", "0"])
            tags.insert(at, chance.choice(empty).replace('val="1"', f'val="{number}"') if empty else "")
        made[name] = "".join(head + tags)
    read_or_refused(tmp_path, "r.docx", zipped(made))


@pytest.mark.skipif(shutil.which("iconv") is None, reason="needs iconv")
@pytest.mark.parametrize("encoding", ["cp1251", "koi8-r", "cp866", "utf-16le"])
def test_the_advice_mends_the_file(encoding: str, tmp_path: Path) -> None:
    text = "404.1. Шаг расстановки\nПервый игрок помещает карты\n"
    message = refusal(tmp_path, text.encode(encoding), "rules.txt")
    command = message.say("ru").partition("iconv")[2].partition(">")[0]
    mended = subprocess.run(["iconv", *command.split()], capture_output=True, check=True).stdout
    assert mended.decode() == text
