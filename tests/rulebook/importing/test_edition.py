"""Files become an edition that loads, and what is wrong with them is found."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from ccg_rules.rulebook import is_provisional, load, load_edition
from ccg_rules.rulebook.importing.edition import Imported, build
from ccg_rules.rulebook.importing.files import read_file
from ccg_rules.rulebook.importing.lines import ImportFailed, Line, read_line
from ccg_rules.rulebook.write import to_toml
from ccg_rules.text import LANGS, Words

from .made_up import LOSSES, MANNERS, lose, rulebook

if TYPE_CHECKING:
    from ccg_rules.rulebook import Edition

TEXTS = Path(__file__).parents[2] / "data" / "texts"
TITLE = Words("Правила", "Rules")


def edition_of(*windows: list[Line]) -> Imported:
    named = [(f"S{i}", f"s{i}.txt", "0" * 64, window) for i, window in enumerate(windows)]
    return build(named, id="new", game="berserk", title=TITLE, follows=None)


def lines(*texts: str) -> list[Line]:
    found = (read_line(text, count) for count, text in enumerate(texts, start=1))
    return [line for line in found if line is not None]


def findings(*texts: str) -> list[str]:
    return [message.say("en") for message in edition_of(lines(*texts)).findings]


@pytest.mark.parametrize(
    ("ident", "sources"),
    [
        ("berserk-vanguard", ("002", "003", "001")),
        ("berserk-execution", ("000",)),
        ("berserk-heroes", ("004",)),
    ],
)
def test_the_shipped_editions_are_imported_as_they_are(
    ident: str, sources: tuple[str, ...], tmp_path: Path
) -> None:
    """All but what an editor adds: names of keys, translations, judgements, what is no rule of its own."""
    shipped = load().edition(ident)
    windows = [next(TEXTS.glob(f"{source}_*.txt")) for source in sources]
    imported = build(
        [
            (source, path.name, "0" * 64, read_file(path))
            for source, path in zip(sources, windows, strict=True)
        ],
        id=ident,
        game=shipped.game,
        title=shipped.title,
        follows=shipped.follows,
    ).edition
    for one, other in zip(imported.paragraphs, shipped.paragraphs, strict=True):
        for name in ("number", "number_is", "role", "source", "line", "text", "references"):
            assert getattr(one, name) == getattr(other, name)
        assert [s.text for s in one.sentences] == [s.text for s in other.sentences]
        told = [s.normative or (s.reason and s.reason.ru.startswith("указатель")) for s in other.sentences]
        for ours, theirs, expected in zip(one.sentences, other.sentences, told, strict=True):
            assert ours.normative == bool(expected)
            if not ours.normative:
                assert ours.reason is not None
                assert theirs.reason is not None
                assert ours.reason.ru.partition(":")[0] == theirs.reason.ru.partition(":")[0]
    first, last = imported.coverage[0].first, imported.coverage[-1].last
    assert (first, last) == (shipped.coverage[0].first, shipped.coverage[-1].last)
    again(imported, tmp_path)


def again(edition: Edition, folder: Path) -> None:
    """Write an edition and load it again: nothing may change, but for the hash of the file."""
    path = folder / f"{edition.id}.toml"
    path.write_text(to_toml(edition), encoding="utf-8")
    loaded = load_edition(path)
    assert to_toml(loaded) == to_toml(edition)
    assert loaded.paragraphs == edition.paragraphs


@pytest.mark.parametrize("name", MANNERS)
@pytest.mark.parametrize("loss", LOSSES)
def test_whatever_is_imported_loads(name: str, loss: str, tmp_path: Path) -> None:
    random = Random(f"{name}/{loss}")
    whole = lose(random, rulebook(random, MANNERS[name]), loss)
    cut = len(whole) // 2
    again(edition_of(whole).edition, tmp_path)
    again(edition_of(whole[:cut], whole[cut:]).edition, tmp_path)


def test_keys_are_provisional_and_named_after_numbers() -> None:
    imported = edition_of(
        lines(
            "702. Карты",
            "Вводный абзац о картах игрока.",
            "702.6. Игрок берёт карту. Затем он ходит.",
            "702.6c. Игрок ходит:",
            "· раз;",
            "· два.",
            "702.6.б. Игрок пасует.",
            "702.6.б. Игрок пасует снова.",
            "703. Ход",
        )
    ).edition
    assert [p.key for p in imported.paragraphs] == [
        "c702",
        "c702.preamble",
        "c702.n702_6",
        "c702.n702_6c",
        "c702.n702_6c.bullet",
        "c702.n702_6c.bullet_2",
        "c702.n702_6_b",
        "c702.n702_6_b_again",
        "c703",
    ]
    assert all(is_provisional(key) for key in imported.keys)
    assert [s.key for s in imported.paragraph("c702.n702_6").sentences] == [
        "c702.n702_6.s1",
        "c702.n702_6.s2",
    ]


@pytest.mark.parametrize(
    ("texts", "found"),
    [
        (("1. Ход", "1.1. Раз.", "1.4. Четыре."), ["s0.txt:3: 1.4 follows 1.1; missing: 1.2, 1.3"]),
        (("1. Ход", "1.1. Раз.", "2.1. Два."), ["s0.txt:3: 2.1 follows 1.1; missing: 2"]),
        (("1. Ход", "1.1. Раз.", "1.1. Опять."), ["s0.txt:3: 1.1 stands twice, first at s0.txt:2"]),
        (("2. Ход", "2.1. Раз.", "1. Бой"), ["s0.txt:3: 1 stands after 2.1"]),
        (("1. Ход", "1.1. См. п. 1.7.", "1.9. Раз."), ["s0.txt:3: 1.9 follows", "1.1 refers to 1.7"]),
        (
            ("1. Ход", "1.1. См. п.п. 1.2 – 1.3.", "1.2. Раз.", "1.3. Два.", "1.4. Три."),
            ["1.1 refers to 1.2 – 1.3, but 1.4 follows the range."],
        ),
        (("1. Ход", "1.1. Игрок ходит:", "взять карту;", "1.2. Раз."), ["whether this is a"]),
        (("5. Карты", "5.1k. Раз.", "5.1m. Два.", "5.1n. Три.", "5.1p. Да."), ["s0.txt:2: 5.1k follows 5"]),
    ],
)
def test_what_is_wrong_is_found(texts: tuple[str, ...], found: list[str], tmp_path: Path) -> None:
    told = findings(*texts)
    assert len(told) == len(found)
    for message, begin in zip(told, found, strict=True):
        assert begin in message
    again(edition_of(lines(*texts)).edition, tmp_path)


def test_findings_are_told_in_both_languages() -> None:
    texts = ("1. Ход", "Игрок берёт карту.", "Игрок ходит.", "Игрок пасует.", "7. Бой", "7.2. Да.", "7. Бой")
    for finding in edition_of(lines(*texts)).findings:
        for lang in LANGS:
            assert finding.say(lang)


def test_a_rulebook_that_begins_to_count_again_still_loads(tmp_path: Path) -> None:
    part = ("1. Игрок берёт карту.", "Игрок ходит.", "3. Игрок пасует.", "4. Ход кончается.")
    imported = edition_of(lines(*part, *part, *part))
    again(imported.edition, tmp_path)
    assert [p.number for p in imported.edition.paragraphs if p.number_is == "inferred"] == ["2", "1", "1"]


def test_a_number_that_stands_twice_around_an_item_still_loads(tmp_path: Path) -> None:
    again(edition_of(lines("2. Ход", "2.1. Игрок ходит:", "· раз.", "2.1. Игрок пасует.")).edition, tmp_path)


@pytest.mark.parametrize("seed", range(30))
def test_whatever_is_wrong_with_the_numbers_the_import_loads(seed: int, tmp_path: Path) -> None:
    random = Random(seed)
    whole = lose(random, rulebook(random, random.choice(list(MANNERS.values()))), random.choice(LOSSES))
    for _ in range(random.randint(1, 6)):
        one, other = random.randrange(len(whole)), random.randrange(len(whole))
        whole[one] = random.choice((whole[other], replace(whole[one], number=None, number_is=None)))
    placed = [replace(line, line=count) for count, line in enumerate(whole, start=1)]
    again(edition_of(placed).edition, tmp_path)


def test_a_disorder_after_an_item_of_a_list_still_loads(tmp_path: Path) -> None:
    again(
        edition_of(lines("2. Ход", "2.5. Игрок ходит:", "· раз.", "2.1. Да.", "Ещё.", "· два.")).edition,
        tmp_path,
    )


TITLE_PAGE = ("Комплексные правила.", "Редакция 2026 года")


def test_what_stands_before_the_first_number_is_no_part_of_the_edition(tmp_path: Path) -> None:
    named = ("S", "s.txt", "0" * 64, lines(*TITLE_PAGE, "403.2.5. Игрок ходит.", "404. Бой", "404.1. Удар."))
    imported = build([named], id="new", game="berserk", title=None, follows=None)
    edition = imported.edition
    assert [p.number for p in edition.paragraphs] == ["403.2.5", "404", "404.1"]
    assert edition.title == Words("Комплексные правила", "Комплексные правила")
    assert [(w.first, w.last) for w in edition.coverage] == [("403.2.5", "404.1")]
    assert [(each.kind, each.text) for each in imported.left_out[0]] == [("front", t) for t in TITLE_PAGE]
    assert "paragraphs before the first number: 2" in edition.note.en
    assert imported.findings == ()
    again(edition, tmp_path)


def test_a_title_that_is_given_or_that_nobody_says() -> None:
    named = ("S", "s.txt", "0" * 64, lines("1. Ход", "1.1. Игрок ходит."))
    assert build([named], id="new", game="berserk", title=None, follows=None).edition.title.ru == "new"
    assert edition_of(lines(*TITLE_PAGE, "1. Ход", "1.1. Игрок ходит.")).edition.title == TITLE


def test_a_file_covers_only_what_has_its_own_numbers(tmp_path: Path) -> None:
    first = lines("404. Бой", "404.1. Игрок выбирает:", "· удар;")
    goes_on, titled = (
        lines("· защиту.", "407. Ход", "407.1. Да."),
        lines(*TITLE_PAGE, "407. Ход", "407.1. Да."),
    )
    for second, last in ((goes_on, "404.1"), (titled, "407")):
        imported = edition_of(first, second)
        assert [(w.first, w.last) for w in imported.edition.coverage] == [("404", "404.1"), ("407", "407.1")]
        assert next(p.number for p in imported.edition.paragraphs if p.source == "S1") == last
        again(imported.edition, tmp_path)
    assert len(edition_of(first, lines("· защиту.")).edition.coverage) == 1


def test_files_without_a_number_are_refused() -> None:
    with pytest.raises(ImportFailed) as caught:
        edition_of(lines("· раз;", "· два."))
    assert "no paragraph has a number" in caught.value.message.say("en")


def test_what_may_be_a_clause_that_lost_its_number_is_told() -> None:
    told = findings("Игрок берёт карту, если правила это говорят.", "1.2. Игрок ходит.", "1.3. Игрок пасует.")
    assert any("which is not certain" in each or "is weak" in each for each in told)


def test_words_of_two_alphabets_are_told() -> None:
    told = findings("1. Ход", "1.1. Eсли карта X летает, иcтина. DJ-существо. Карта 3x3.")
    assert told == [
        "s0.txt:2: Latin and Russian letters in one word: «[E]сли», «и[c]тина». Such a word is no other's "
        "equal: mend it in the source, or its quotes will look right and be wrong."
    ]


def test_not_every_one_of_many_missing_numbers_is_listed() -> None:
    (told,) = findings("1. Ход", "1.1. Раз.", "1.50. Два.")
    assert told.endswith("missing: 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 1.10, 1.11, 1.12, 1.13, …")


def test_a_label_is_no_rule_in_a_step_only() -> None:
    texts = ("402. Ход", "402.1. Шаг раздачи. Игрок ходит. Шаг конца.", "402.1.1. Шаг сброса. Игрок пасует.")
    _, step, below = edition_of(lines(*texts)).edition.paragraphs
    assert [sentence.normative for sentence in step.sentences] == [False, True, True]
    assert [sentence.normative for sentence in below.sentences] == [True, True]
