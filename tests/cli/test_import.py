"""`import`: what is written, what is printed, and what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ccg_rules.rulebook import is_provisional, load_edition

from .lines import said

if TYPE_CHECKING:
    from .lines import Said

TEXTS = Path(__file__).parents[1] / "data" / "texts"


def fragments(*sources: str) -> list[Path]:
    return [next(TEXTS.glob(f"{source}_*.txt")) for source in sources]


def imported(
    capfd: pytest.CaptureFixture[str], output: Path, *arguments: str | Path, lang: str = "en"
) -> Said:
    return said(capfd, "import", *arguments, "-o", output, "--lang", lang)


def rules(folder: Path, *lines: str) -> Path:
    path = folder / "rules.txt"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def test_fragments_become_an_edition(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    output = tmp_path / "new" / "berserk-new.toml"
    done = imported(capfd, output, *fragments("002", "003", "001"), "--title", "Новая", "--date", "2026-11")
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines()[0] == "berserk-new  Новая"
    assert "Taken for the game berserk: 91 sentences" in done.out
    assert "49 paragraphs: step 7, subclause 8, heading 11" in done.out
    assert "Numbers: 10 in the text, 0 of lists, 33 inferred" in done.out
    assert "003_1fd8e96e52bb146d.txt: 406 – 409.3" in done.out
    assert "the number [404.1.4] is weak" in " ".join(done.out.split())
    assert "[404.1] refers to 404.1.1 – 404.1.3, but 404.1.4 follows the range." in " ".join(done.out.split())
    assert done.out.splitlines()[-1] == f"Wrote {output}"
    edition = load_edition(output)
    assert (edition.id, edition.game, edition.title.ru, edition.date) == (
        "berserk-new",
        "berserk",
        "Новая",
        "2026-11",
    )
    assert (edition.follows, edition.complete) == (None, False)
    assert all(is_provisional(key) for key in edition.keys)
    assert next((w.first, w.last) for w in edition.coverage) == ("402.3", "404.1.4")


def test_what_is_printed_in_either_language(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    output = tmp_path / "h.toml"
    en = imported(capfd, output, *fragments("004"), "--complete")
    ru = imported(capfd, output, *fragments("004"), "--complete", lang="ru")
    assert (en.code, ru.code) == (0, 0)
    assert "Nothing to look at: no number is missing in what the files cover." in en.out
    assert "Проверять нечего: в том, что охвачено, все номера на месте." in ru.out
    assert "Taken for the game heroes" in en.out
    assert "Игра – heroes" in ru.out
    assert load_edition(output).complete


def test_the_game_is_that_of_the_edition_it_follows(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = rules(tmp_path, "1. Ход", "1.1. Такого предложения нигде нет.")
    done = imported(capfd, tmp_path / "new.toml", file, "--follows", "berserk-heroes")
    assert done.code == 0
    edition = load_edition(tmp_path / "new.toml")
    assert (edition.game, edition.follows) == ("heroes", "berserk-heroes")


@pytest.mark.parametrize(
    ("output", "arguments", "says"),
    [
        ("new.toml", [], "Say --game, one of berserk, heroes"),
        ("new.toml", ["--follows", "berserk-vangard"], "The nearest: berserk-vanguard"),
        ("new.toml", ["--follows", "berserk-heroes", "--game", "berserk"], "is an edition of heroes"),
        ("berserk-heroes.toml", ["--follows", "berserk-heroes"], "cannot follow itself"),
        ("new.toml", ["--game", "chess"], "--game: chess is none of"),
        ("new.toml", ["--game", "heroes", "--id", "other"], "write it to other.toml"),
        ("New.toml", ["--game", "heroes"], "“New” cannot be the id of an edition"),
        ("новая.toml", ["--game", "heroes"], "cannot be the id of an edition"),
        ("new.txt", ["--game", "heroes"], "a file that ends in .toml"),
        ("new.toml", ["--game", "heroes", "--date", "12.10.2026"], "“12.10.2026” is no date"),
        ("new.toml", ["--game", "heroes", "--date", "2026-13"], "“2026-13” is no date"),
        ("new.toml", ["--game", "heroes", "--date", "2026-02-31"], "“2026-02-31” is no date"),
        ("new.toml", ["--game", "heroes", "--date", "0000"], "“0000” is no date"),
        ("new.toml", ["--game", "heroes", "--date", ""], "“” is no date"),
        ("new.toml", ["--follows", "rules.txt"], "rules.txt"),
    ],
)
def test_what_is_refused(
    output: str, arguments: list[str], says: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = rules(tmp_path, "1. Ход", "1.1. Такого предложения нигде нет.")
    for lang in ("en", "ru"):
        done = imported(capfd, tmp_path / output, file, *arguments, lang=lang)
        assert (done.code, done.out) == (2, "")
        assert says in done.err.replace("'", "") or lang == "ru"
    assert list(tmp_path.iterdir()) == [file]


def test_a_file_that_cannot_be_read(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "none.txt"
    done = imported(capfd, tmp_path / "new.toml", missing, "--game", "heroes")
    assert (done.code, done.out) == (2, "")
    assert str(missing) in done.err
    picture = tmp_path / "picture.txt"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n")
    done = imported(capfd, tmp_path / "new.toml", picture, "--game", "heroes")
    assert (done.code, done.out) == (2, "")
    assert not (tmp_path / "new.toml").exists()


def test_only_an_untouched_import_is_written_over(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = rules(tmp_path, "1. Ход", "1.1. Игрок ходит.")
    output = tmp_path / "new.toml"
    assert imported(capfd, output, file, "--game", "heroes").code == 0
    first = output.read_text(encoding="utf-8")
    assert imported(capfd, output, file, "--game", "heroes").code == 0
    assert output.read_text(encoding="utf-8") == first
    edited = first.replace('"c1.n1_1', '"turn.moves').replace('"turn.moves.s1"', '"turn.moves.moves"')
    for content in (edited, "nothing = 1", ""):
        output.write_text(content, encoding="utf-8")
        done = imported(capfd, output, file, "--game", "heroes")
        assert (done.code, done.out) == (2, "")
        assert "is there already" in done.err
        assert output.read_text(encoding="utf-8") == content


def test_files_that_are_called_alike(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "more").mkdir()
    one = rules(tmp_path, "1. Ход", "1.1. Игрок ходит.")
    other = rules(tmp_path / "more", "2. Бой", "2.1. Игрок атакует.")
    done = imported(capfd, tmp_path / "new.toml", one, other, "--game", "heroes")
    assert done.code == 0
    assert [s.id for s in load_edition(tmp_path / "new.toml").sources] == ["rules", "rules (2)"]


def test_what_is_left_out_is_told(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "rules.html"
    page.write_text(
        "<!doctype html><meta charset=utf-8><h1>Правила</h1><p>Оглавление<p>1. Ход ..... 3<p>2. Бой ..... 4"
        "<h2>1. Ход</h2><p>1.1. <del>Старое.</del> Игрок ходит.<h2>2. Бой</h2><p>2.1. Удар.<p hidden>Тайно.",
        encoding="utf-8",
    )
    output = tmp_path / "new.toml"
    done = imported(capfd, output, page, "--game", "heroes")
    assert done.out.splitlines()[0] == "new  Правила"
    told = " ".join(done.out.split())
    assert "rules.html: 1 – 2.1" in told
    assert "rules.html: paragraphs before the first number: 1 (“Правила”)" in told
    assert "lines of a table of contents: 3 (“Оглавление”; “Ход ..... 3”; “Бой ..... 4”)" in told
    assert "passages deleted or struck through: 1 (“Старое.”)" in told
    assert "hidden passages: 1 (“Тайно.”)" in told
    edition = load_edition(output)
    assert [s.text for s in edition.sentences] == ["Ход", "Игрок ходит.", "Бой", "Удар."]
    assert "lines of a table of contents: 3" in edition.note.en
    assert "строк оглавления: 3" in imported(capfd, output, page, "--game", "heroes", lang="ru").out


def test_what_lies_between_the_files_is_told(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    output = tmp_path / "new.toml"
    files = fragments("002", "003", "001")
    told = " ".join(imported(capfd, output, *files).out.split())
    assert "Between 404.1.4 and 406 the files cover nothing" in told
    assert "the files cover nothing" not in imported(capfd, output, *files, "--complete").out


def test_it_may_follow_a_draft(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = rules(tmp_path, "1. Ход", "1.1. Игрок ходит.")
    first, second = tmp_path / "one.toml", tmp_path / "two.toml"
    assert imported(capfd, first, file, "--game", "heroes").code == 0
    done = imported(capfd, second, file, "--follows", first)
    assert (done.code, load_edition(second).follows, load_edition(second).game) == (0, "one", "heroes")
    assert f"CCG_RULES_EDITIONS={first}" in " ".join(done.out.split())
    assert imported(capfd, first, file, "--follows", first).code == 2


def test_a_text_where_an_edition_is_wanted(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = rules(tmp_path, "1. Ход", "1.1. Игрок ходит.")
    for lang, says in (("en", "import it first: ccg-rules import"), ("ru", "сначала загрузите его")):
        done = said(capfd, "diff", "berserk-execution", file, "--lang", lang)
        assert done.code
        assert done.out == ""
        assert says in done.err
        assert str(file) in done.err
