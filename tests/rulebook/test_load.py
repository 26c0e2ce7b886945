"""Good data is read as it stands; bad data is refused, with everything that is wrong in it."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any

import pytest

from ccg_rules.rulebook import Fault, RulebookError, load, load_edition
from ccg_rules.rulebook.load import DATA, data_dir
from ccg_rules.text import LANGS
from tests.conformance.revised import imported, text_of, written
from tests.rulebook import tiny
from tests.rulebook.tiny import ASSUMPTIONS, GLOSSARY, HEROES, NEW, OLD

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.rulebook.tiny import Files


def faults_of(directory: Path, data: Files) -> list[Fault]:
    with pytest.raises(RulebookError) as refused:
        load(tiny.write(directory, data))
    return list(refused.value.faults)


def first(data: Files, file: str = OLD) -> dict[str, Any]:
    """Return the paragraph `start.first`, which stands second in its file."""
    found = data[file]["paragraphs"][1]
    assert found["key"] == "start.first"
    return dict_of(found)


def dict_of(value: Any) -> dict[str, Any]:
    assert isinstance(value, dict)
    return value


def reword(paragraph: dict[str, Any], *texts: str) -> None:
    """Give the paragraph's sentences these texts, so that it stays consistent in itself."""
    for sentence, text in zip(paragraph["sentences"], texts, strict=True):
        sentence["text"] = text
    paragraph["text"] = " ".join(texts)
    paragraph["en_of"] = tiny.digest(paragraph["text"])


# Each breaks the small rulebook in one way.


def set_in(file: str, field: str, value: Any) -> Callable[[Files], None]:
    def breaks(data: Files) -> None:
        data[file][field] = value

    return breaks


def set_paragraph(field: str, value: Any, at: int = 1, file: str = OLD) -> Callable[[Files], None]:
    def breaks(data: Files) -> None:
        data[file]["paragraphs"][at][field] = value

    return breaks


def drop_from_paragraph(field: str, at: int = 1, file: str = OLD) -> Callable[[Files], None]:
    def breaks(data: Files) -> None:
        del data[file]["paragraphs"][at][field]

    return breaks


def set_sentence(field: str, value: Any, at: int = 0) -> Callable[[Files], None]:
    def breaks(data: Files) -> None:
        first(data)["sentences"][at][field] = value

    return breaks


def set_assumption(field: str, value: Any) -> Callable[[Files], None]:
    def breaks(data: Files) -> None:
        data[ASSUMPTIONS]["assumptions"][0][field] = value

    return breaks


def second_assumption(**fields: Any) -> Callable[[Files], None]:
    def breaks(data: Files) -> None:
        both = data[ASSUMPTIONS]["assumptions"]
        both.append({**both[0], **fields})

    return breaks


def second_term(**fields: Any) -> Callable[[Files], None]:
    def breaks(data: Files) -> None:
        both = data[GLOSSARY]["terms"]
        both.append({**both[0], **fields})

    return breaks


def second_judgement(key: str, against: str = "old") -> Callable[[Files], None]:
    def breaks(data: Files) -> None:
        data[NEW]["judgements"].append(tiny.judgement(key, against))

    return breaks


def drop_title(data: Files) -> None:
    del data[OLD]["title"]


def drop_english(data: Files) -> None:
    del data[OLD]["title"]["en"]


def second_paragraph(*args: Any, **fields: Any) -> Callable[[Files], None]:
    def breaks(data: Files) -> None:
        data[HEROES]["paragraphs"].append(tiny.paragraph(*args, **fields))

    return breaks


def rekey_sentence(key: str) -> Callable[[Files], None]:
    def breaks(data: Files) -> None:
        data[HEROES]["paragraphs"][0]["sentences"][0]["key"] = key

    return breaks


def repeat_source(data: Files) -> None:
    data[OLD]["sources"].append(dict(data[OLD]["sources"][0]))


def swap_paragraphs(data: Files) -> None:
    found = data[OLD]["paragraphs"]
    found[0]["line"], found[1]["line"] = 2, 1
    found[0], found[1] = found[1], found[0]


def put_bullet_first(data: Files) -> None:
    found = data[OLD]["paragraphs"]
    found[1]["line"], found[2]["line"] = 3, 2
    found[1], found[2] = found[2], found[1]


def print_bullet(data: Files) -> None:
    bullet = data[OLD]["paragraphs"][2]
    bullet["number_is"] = "printed"
    del bullet["confidence"], bullet["evidence"]


def lengthen_paragraph(data: Files) -> None:
    first(data)["text"] += " Ещё."
    first(data)["en_of"] = tiny.digest(first(data)["text"])


def reword_unjudged(data: Files) -> None:
    reword(data[NEW]["paragraphs"][3], "Затем всё.")  # in `old` it says «Затем конец.»


def split_sentence_unjudged(data: Files) -> None:
    paragraph = data[NEW]["paragraphs"][3]
    paragraph["sentences"].append(tiny.sentence("start.end.more", "И всё."))
    reword(paragraph, "Затем конец.", "И всё.")


def sentence_turned_paragraph(data: Files) -> None:
    """Its words stay as they are, but what was a claim of a paragraph is a paragraph now."""
    paragraph = tiny.paragraph(
        "start.first.waits", "1.3", 5, tiny.sentence("start.first.waits.x", "Второй ждёт.")
    )
    del first(data, NEW)["sentences"][1]
    reword(first(data, NEW), "Первый начинает.")
    data[NEW]["paragraphs"].append(paragraph)
    data[NEW]["judgements"].append(tiny.judgement("start.first"))


def unrelated_and_unjudged(data: Files) -> None:
    del data[NEW]["follows"], data[NEW]["judgements"]


def judge_what_is_new(data: Files) -> None:
    data[NEW]["paragraphs"].append(tiny.paragraph("more", "1.3", 5, IT))
    data[NEW]["judgements"].append(tiny.judgement("more"))


def judge_what_is_gone(data: Files) -> None:
    del data[NEW]["paragraphs"][2]
    data[NEW]["judgements"].append(tiny.judgement("start.list"))


def judge_both_ways(data: Files) -> None:
    data[OLD]["judgements"] = [tiny.judgement("start.first.begins", "new")]


def follow_itself(data: Files) -> None:
    data[HEROES]["follows"] = "heroes"


def drop_source_of_assumption(data: Files) -> None:
    del data[ASSUMPTIONS]["sources"]


FIRST = "paragraphs[2] (1.1)"
BULLET = "paragraphs[3] (1.1)"
END = "paragraphs[4] (1.2)"
BEGINS = "paragraphs[2].sentences[1] (start.first.begins)"
IT = tiny.sentence("more.it", "Так.")
ONE = "assumptions[1] (A-one)"

REFUSED: list[tuple[Callable[[Files], None], str, str, str]] = [
    # Fields
    (set_in(OLD, "titel", "x"), OLD, "", "field-unknown"),
    (set_paragraph("evidnce", "x"), OLD, FIRST, "field-unknown"),
    (drop_title, OLD, "", "field-missing"),
    (drop_from_paragraph("line"), OLD, FIRST, "field-missing"),
    (drop_english, OLD, "", "field-type"),
    (set_in(OLD, "title", said := tiny.said("Редакция", " ")), OLD, "", "field-type"),
    (set_in(OLD, "title", {**said, "de": "x"}), OLD, "", "field-type"),
    (set_in(OLD, "note", "x"), OLD, "", "field-type"),
    (set_in(OLD, "paragraphs", {}), OLD, "", "field-type"),
    (set_in(OLD, "paragraphs", []), OLD, "", "field-type"),
    (set_in(OLD, "coverage", ["1"]), OLD, "", "field-type"),
    (set_paragraph("number_is", "lost"), OLD, FIRST, "field-option"),
    (set_paragraph("line", True), OLD, FIRST, "field-type"),
    (set_paragraph("line", 0), OLD, FIRST, "field-type"),
    (set_paragraph("line", "2"), OLD, FIRST, "field-type"),
    (set_paragraph("text", 7), OLD, FIRST, "field-type"),
    (set_paragraph("text", "Первый ходит. Второй ждёт.\n"), OLD, FIRST, "field-one-line"),
    (set_paragraph("text", "Первый ходит.\nВторой ждёт."), OLD, FIRST, "field-one-line"),
    (set_paragraph("en", ""), OLD, FIRST, "field-one-line"),
    (set_paragraph("confidence", 0, at=3), OLD, END, "field-type"),
    (set_paragraph("confidence", 1.5, at=3), OLD, END, "field-type"),
    (set_paragraph("confidence", "0.9", at=3), OLD, END, "field-type"),
    (set_paragraph("role", "rule"), OLD, FIRST, "field-option"),
    (set_in(OLD, "game", "chess"), OLD, "", "field-option"),
    (set_in(OLD, "schema", "ccg-rules/edition/2"), OLD, "", "field-option"),
    (set_in(OLD, "date", "12.05.2011"), OLD, "", "field-pattern"),
    (set_paragraph("key", "Start.first"), OLD, FIRST, "field-pattern"),
    (set_paragraph("key", "start..first"), OLD, FIRST, "field-pattern"),
    (set_paragraph("number", "1.01"), OLD, "paragraphs[2] (1.01)", "field-pattern"),
    (set_paragraph("number", "1.1."), OLD, "paragraphs[2] (1.1.)", "field-pattern"),
    (set_paragraph("number", 1.1), OLD, "paragraphs[2]", "field-pattern"),
    (set_paragraph("en_of", "abc"), OLD, FIRST, "field-pattern"),
    (set_sentence("normative", "yes"), OLD, BEGINS, "field-type"),
    (set_sentence("txet", "x"), OLD, BEGINS, "field-unknown"),
    (set_in(ASSUMPTIONS, "schema", "ccg-rules/glossary/1"), ASSUMPTIONS, "", "field-option"),
    (set_assumption("id", "one"), ASSUMPTIONS, "assumptions[1] (one)", "field-pattern"),
    (set_assumption("chapter", "start.first"), ASSUMPTIONS, ONE, "field-pattern"),
    (set_assumption("editions", []), ASSUMPTIONS, ONE, "field-type"),
    (set_assumption("readings", [1]), ASSUMPTIONS, ONE, "field-type"),
    (set_assumption("readings", {}), ASSUMPTIONS, ONE, "field-type"),
    (set_assumption("editions", "old"), ASSUMPTIONS, ONE, "field-type"),
    (set_assumption("editions", [1]), ASSUMPTIONS, ONE, "field-pattern"),
    (second_term(ru="бой", game="chess"), GLOSSARY, "terms[2] (бой)", "field-option"),
    # An edition by itself
    (set_in(OLD, "id", "older"), OLD, "", "edition-file-name"),
    (repeat_source, OLD, "sources[2] (S)", "source-twice"),
    (set_paragraph("source", "T"), OLD, FIRST, "source-unknown"),
    (set_in(OLD, "coverage", [{"from": "1", "to": "2"}, {"from": "9", "to": "8"}]), OLD, "coverage[2] (9)",
     "coverage-backwards"),
    (second_paragraph("more", "1.2", 2, IT, role="note", inferred=True), HEROES, "paragraphs[2] (1.2)",
     "number-of-nothing"),
    (print_bullet, OLD, BULLET, "number-not-its-own"),
    (second_paragraph("start", "1.2", 2, tiny.sentence("start.it", "Так.")), HEROES, "paragraphs[2] (1.2)",
     "key-twice"),
    (second_paragraph("start.go", "1.2", 2, tiny.sentence("start.go.it", "Так.")), HEROES,
     "paragraphs[2] (1.2)", "key-twice"),
    (second_paragraph("more", "1.2", 2, IT, tiny.sentence("more.it", "Так.")), HEROES,
     "paragraphs[2].sentences[2] (more.it)", "key-twice"),
    (rekey_sentence("begin.go"), HEROES, "paragraphs[1].sentences[1] (begin.go)", "sentence-key"),
    (rekey_sentence("starting.go"), HEROES, "paragraphs[1].sentences[1] (starting.go)", "sentence-key"),
    (rekey_sentence("start.go.now"), HEROES, "paragraphs[1].sentences[1] (start.go.now)", "sentence-key"),
    (set_sentence("text", "Первый бьёт."), OLD, BEGINS, "sentence-not-in-paragraph"),
    (lengthen_paragraph, OLD, FIRST, "sentences-do-not-add-up"),
    (set_sentence("text", "ходит."), OLD, FIRST, "sentences-do-not-add-up"),
    (set_sentence("normative", False), OLD, BEGINS, "sentence-reason-missing"),
    (set_sentence("reason", tiny.said("заголовок", "heading")), OLD, BEGINS, "sentence-reason-needless"),
    (set_paragraph("confidence", 0.5), OLD, FIRST, "number-printed-with"),
    (set_paragraph("evidence", tiny.said("да", "yes")), OLD, FIRST, "number-printed-with"),
    (set_paragraph("alternatives", tiny.said("1.2", "1.2")), OLD, FIRST, "number-printed-with"),
    (drop_from_paragraph("confidence", at=3), OLD, END, "number-inferred-without"),
    (drop_from_paragraph("evidence", at=3), OLD, END, "number-inferred-without"),
    (set_in(OLD, "coverage", [{"from": "1", "to": "1.1"}]), OLD, END, "number-not-covered"),
    (put_bullet_first, OLD, "paragraphs[3] (1.1)", "number-order"),
    (set_paragraph("line", 3), OLD, BULLET, "line-order"),
    # Editions against each other
    (set_in(HEROES, "follows", "elder"), HEROES, "", "follows-unknown"),
    (set_in(HEROES, "follows", "old"), HEROES, "", "follows-other-game"),
    (follow_itself, HEROES, "", "follows-circle"),
    (second_judgement("start.first.begins"), NEW, "judgements[2] (start.first.begins)", "judgement-twice"),
    (judge_both_ways, OLD, "judgements[1] (start.first.begins)", "judgement-twice"),
    (second_judgement("start.other"), NEW, "judgements[2] (start.other)", "judgement-not-shared"),
    (judge_what_is_new, NEW, "judgements[2] (more)", "judgement-not-shared"),
    (judge_what_is_gone, NEW, "judgements[2] (start.list)", "judgement-not-shared"),
    (second_judgement("start.end.ends"), NEW, "judgements[2] (start.end.ends)", "judgement-no-difference"),
    (second_judgement("start.first"), NEW, "judgements[2] (start.first)", "judgement-no-difference"),
    (second_judgement("start", "elder"), NEW, "judgements[2] (start)", "judgement-edition"),
    (second_judgement("start", "heroes"), NEW, "judgements[2] (start)", "judgement-edition"),
    (second_judgement("start", "new"), NEW, "judgements[2] (start)", "judgement-edition"),
    # Assumptions and glossary
    (second_assumption(readings=[]), ASSUMPTIONS, "assumptions[2] (A-one)", "assumption-twice"),
    (second_assumption(id="A-two"), ASSUMPTIONS, "assumptions[2] (A-two)", "reading-twice"),
    (set_assumption("editions", ["elder"]), ASSUMPTIONS, ONE, "assumption-edition"),
    (set_assumption("editions", ["old", "heroes"]), ASSUMPTIONS, ONE, "assumption-other-game"),
    (set_assumption("sources", ["Q 1.2"]), ASSUMPTIONS, ONE, "assumption-source"),
    (drop_source_of_assumption, ASSUMPTIONS, ONE, "assumption-source"),
    (second_term(), GLOSSARY, "terms[2] (ход)", "term-twice"),
    (second_term(game="heroes"), GLOSSARY, "terms[2] (ход)", "term-twice"),
]  # fmt: skip


@pytest.mark.parametrize(("breaks", "file", "place", "reason"), REFUSED)
def test_one_broken_thing_is_refused_by_file_place_and_reason(
    tmp_path: Path, breaks: Callable[[Files], None], file: str, place: str, reason: str
) -> None:
    data = tiny.files()
    breaks(data)
    faults = faults_of(tmp_path, data)
    assert [(f.file, f.place, f.message.id) for f in faults] == [(file, place, reason)]
    for lang in LANGS:
        assert faults[0].say(lang).startswith(f"{file}: {place}" if place else f"{file}: ")


PENDING: list[tuple[Callable[[Files], None], str, str, str]] = [
    (second_paragraph("more", "1.1", 2, IT), HEROES, "paragraphs[2] (1.1)", "number-twice"),
    (swap_paragraphs, OLD, "paragraphs[2] (1)", "number-order"),
    (set_paragraph("en_of", "0" * 16), OLD, FIRST, "translation-stale"),
    (reword_unjudged, NEW, "paragraphs[4].sentences[1] (start.end.ends)", "judgement-missing"),
    (split_sentence_unjudged, NEW, "paragraphs[4] (1.2)", "judgement-missing"),
    (sentence_turned_paragraph, NEW, "paragraphs[5] (1.3)", "judgement-missing"),
    (unrelated_and_unjudged, OLD, BEGINS, "judgement-missing"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "file", "place", "reason"), PENDING)
def test_what_waits_for_a_person_is_told_and_refuses_nothing(
    tmp_path: Path, changes: Callable[[Files], None], file: str, place: str, reason: str
) -> None:
    data = tiny.files()
    changes(data)
    pending = load(tiny.write(tmp_path, data)).pending
    assert [(f.file, f.place, f.message.id) for f in pending] == [(file, place, reason)]
    for lang in LANGS:
        assert all(fault.say(lang) for fault in pending)


def test_the_small_rulebook_is_good(tmp_path: Path) -> None:
    rulebook = load(tiny.write(tmp_path, tiny.files()))
    assert list(rulebook.editions) == ["old", "new", "heroes"]
    assert [a.id for a in rulebook.assumptions] == ["A-one"]
    assert [t.en for t in rulebook.glossary] == ["turn"]
    assert rulebook.edition("new").date is None


def test_assumptions_and_glossary_may_be_absent(tmp_path: Path) -> None:
    data = tiny.files()
    del data[ASSUMPTIONS], data[GLOSSARY]
    rulebook = load(tiny.write(tmp_path, data))
    assert (rulebook.assumptions, rulebook.glossary, rulebook.public_sources) == ((), (), ())


def test_the_digest_of_an_edition_is_that_of_its_file(tmp_path: Path) -> None:
    rulebook = load(tiny.write(tmp_path, tiny.files()))
    assert rulebook.edition("old").sha256 == sha256((tmp_path / OLD).read_bytes()).hexdigest()


def test_an_edition_may_have_a_date(tmp_path: Path) -> None:
    data = tiny.files()
    data[OLD]["date"] = "2011-05"
    assert load(tiny.write(tmp_path, data)).edition("old").date == "2011-05"


def test_faults_are_reported_together(tmp_path: Path) -> None:
    data = tiny.files()
    first(data)["role"] = "rule"
    first(data)["colour"] = "red"
    del data[OLD]["paragraphs"][3]["en_of"]
    data[NEW]["id"] = "newer"
    del data[GLOSSARY]["terms"][0]["line"]
    data[ASSUMPTIONS]["assumptions"][0]["editions"].append("elder")
    with pytest.raises(RulebookError) as refused:
        load(tiny.write(tmp_path, data))
    assert [(f.file, f.place, f.message.id) for f in refused.value.faults] == [
        (ASSUMPTIONS, ONE, "assumption-edition"),
        (GLOSSARY, "terms[1] (ход)", "field-missing"),
        (NEW, "", "edition-file-name"),
        (OLD, FIRST, "field-unknown"),
        (OLD, FIRST, "field-option"),
        (OLD, END, "translation-half"),
    ]
    assert len(str(refused.value).splitlines()) == 6


def test_each_edition_of_a_circle_is_reported(tmp_path: Path) -> None:
    data = tiny.files()
    data[OLD]["follows"] = "new"
    faults = faults_of(tmp_path, data)
    assert [(f.file, f.message.id) for f in faults] == [(NEW, "follows-circle"), (OLD, "follows-circle")]


def test_a_syntax_error_is_reported_by_its_line(tmp_path: Path) -> None:
    tiny.write(tmp_path, tiny.files())
    content = (tmp_path / OLD).read_text(encoding="utf-8").splitlines(keepends=True)
    content[2] = "game = berserk\n"
    (tmp_path / OLD).write_text("".join(content), encoding="utf-8")
    (tmp_path / NEW).write_text('id = "new', encoding="utf-8")
    (tmp_path / GLOSSARY).write_text('schema = """', encoding="utf-8")
    with pytest.raises(RulebookError) as refused:
        load(tmp_path)
    found = [(f.file, f.place, f.message.id) for f in refused.value.faults]
    assert found == [
        (GLOSSARY, "1", "toml-syntax"),
        (NEW, "1", "toml-syntax"),
        (OLD, "3", "toml-syntax"),
    ]


def test_a_file_that_is_not_utf8_is_reported_by_its_line(tmp_path: Path) -> None:
    tiny.write(tmp_path, tiny.files())
    content = (tmp_path / HEROES).read_bytes()
    (tmp_path / HEROES).write_bytes(content + 'x = "да"\n'.encode("cp1251"))
    with pytest.raises(RulebookError) as refused:
        load(tmp_path)
    found = [(f.file, f.place, f.message.id) for f in refused.value.faults]
    assert found == [(HEROES, str(content.count(b"\n") + 1), "toml-encoding")]


@pytest.mark.parametrize("file", [OLD, NEW])
def test_an_unreadable_edition_sets_off_no_faults_elsewhere(tmp_path: Path, file: str) -> None:
    """What follows it, what is judged against it and what is in force in it is not at fault."""
    data = tiny.files()
    data["newest.toml"] = third_edition()
    tiny.write(tmp_path, data)
    (tmp_path / file).write_text("[", encoding="utf-8")
    with pytest.raises(RulebookError) as refused:
        load(tmp_path)
    assert [f.file for f in refused.value.faults] == [file]


def faulty_judgement(data: Files) -> None:
    data[NEW]["judgements"][0]["by"] = ""


def faulty_source(data: Files) -> None:
    data[OLD]["sources"][0]["sha256"] = "x"


@pytest.mark.parametrize("breaks", [set_paragraph("line", "2"), faulty_judgement, faulty_source])
def test_a_faulty_table_sets_off_no_faults_elsewhere(tmp_path: Path, breaks: Callable[[Files], None]) -> None:
    """Not in the bullet of a faulty paragraph, the wording a faulty judgement is on, or what a source has."""
    data = tiny.files()
    breaks(data)
    assert len(faults_of(tmp_path, data)) == 1


@pytest.mark.parametrize("directory", ["", "nowhere"])
def test_a_directory_without_editions_is_refused(tmp_path: Path, directory: str) -> None:
    with pytest.raises(RulebookError) as refused:
        load(tmp_path / directory)
    assert [f.message.id for f in refused.value.faults] == ["rulebook-no-edition"]


def test_a_change_between_three_editions_is_judged_against_the_nearest(tmp_path: Path) -> None:
    """`newest` follows `new` and changes nothing since; what `new` changed since `old` is judged there."""
    data = tiny.files()
    data["newest.toml"] = third_edition()
    rulebook = load(tiny.write(tmp_path, data))
    assert list(rulebook.editions) == ["old", "new", "newest", "heroes"]
    reword(first(data, "newest.toml"), "Первый играет.", "Второй ждёт.")
    pending = load(tiny.write(tmp_path, data)).pending
    assert [(f.file, f.place, f.message.id) for f in pending] == [
        ("newest.toml", BEGINS, "judgement-missing")
    ]
    assert pending[0].message.args["edition"] == "new"


def third_edition() -> dict[str, Any]:
    """Return an edition like `new`, which it follows."""
    return {**tiny.files()[NEW], "id": "newest", "follows": "new", "judgements": []}


def test_an_edition_that_follows_a_circle_is_not_on_it(tmp_path: Path) -> None:
    data = tiny.files()
    data[OLD]["follows"] = "new"
    data["newest.toml"] = third_edition()
    assert [f.file for f in faults_of(tmp_path, data)] == [NEW, OLD]


def test_a_judgement_may_stand_in_the_earlier_edition(tmp_path: Path) -> None:
    data = tiny.files()
    del data[NEW]["judgements"]
    data[OLD]["judgements"] = [tiny.judgement("start.first.begins", "new")]
    rulebook = load(tiny.write(tmp_path, data))
    assert rulebook.judgement("start.first.begins", "new", "old")


def test_a_window_may_be_a_single_number(tmp_path: Path) -> None:
    data = tiny.files()
    data[HEROES]["coverage"] = [{"from": "1.1", "to": "1.1"}]
    edition = load(tiny.write(tmp_path, data)).edition("heroes")
    assert [edition.covers(number) for number in ("1", "1.1", "1.1.1", "1.2")] == [False, True, False, False]


def test_the_same_wording_up_to_typography_needs_no_judgement(tmp_path: Path) -> None:
    data = tiny.files()
    reword(data[OLD]["paragraphs"][3], '" Затем" - конец.')
    reword(data[NEW]["paragraphs"][3], "«Затем» – конец.")
    load(tiny.write(tmp_path, data))


def test_the_shipped_rulebook_is_read_once() -> None:
    assert load() is load()
    assert load(DATA) is not load()


# An edition by itself, and editions beside the shipped ones


def test_an_edition_is_read_by_itself_although_it_follows_another(tmp_path: Path) -> None:
    tiny.write(tmp_path, {NEW: tiny.files()[NEW]})
    edition = load_edition(tmp_path / NEW)
    assert (edition.id, edition.follows, len(edition.paragraphs)) == ("new", "old", 4)


def test_an_edition_by_itself_is_refused_with_everything_that_is_wrong(tmp_path: Path) -> None:
    data = tiny.files()
    first(data)["role"] = "rule"
    del data[OLD]["paragraphs"][3]["en_of"]
    tiny.write(tmp_path, data)
    with pytest.raises(RulebookError) as refused:
        load_edition(tmp_path / OLD)
    assert [f.message.id for f in refused.value.faults] == ["field-option", "translation-half"]
    with pytest.raises(FileNotFoundError):
        load_edition(tmp_path / "none.toml")


def test_editions_beside_the_shipped_ones_take_over_what_is_assumed_in_those_they_follow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    draft = {**tiny.files()[OLD], "id": "draft", "follows": "berserk-execution"}
    tiny.write(tmp_path, {"draft.toml": draft})
    monkeypatch.setenv("CCG_RULES_EDITIONS", str(tmp_path / "draft.toml"))
    rulebook = load()
    assert [*rulebook.editions] == ["berserk-vanguard", "berserk-execution", "draft", "berserk-heroes"]
    for assumption in rulebook.assumptions:
        assert ("draft" in assumption.editions) is ("berserk-execution" in assumption.editions)
    monkeypatch.delenv("CCG_RULES_EDITIONS")
    assert "draft" not in load().editions


def test_an_edition_beside_the_shipped_ones_may_not_have_the_id_of_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tiny.write(tmp_path, {"berserk-heroes.toml": {**tiny.files()[HEROES], "id": "berserk-heroes"}})
    monkeypatch.setenv("CCG_RULES_EDITIONS", str(tmp_path / "berserk-heroes.toml"))
    with pytest.raises(RulebookError) as refused:
        load()
    assert [f.message.id for f in refused.value.faults] == ["edition-twice"]


@pytest.mark.parametrize(
    ("en", "en_of", "state"),
    [
        (None, None, "missing"),
        ("In English.", tiny.digest("Первый ходит. Второй ждёт."), "current"),
        ("In English.", "0" * 16, "stale"),
    ],
)
def test_a_translation_is_current_stale_or_missing(
    tmp_path: Path, en: str | None, en_of: str | None, state: str
) -> None:
    data = tiny.files()
    paragraph = first(data)
    del paragraph["en"], paragraph["en_of"]
    paragraph |= {name: value for name, value in (("en", en), ("en_of", en_of)) if value is not None}
    assert load(tiny.write(tmp_path, data)).edition("old").paragraph("start.first").translation_is == state


def test_a_sentence_may_keep_the_key_it_has_in_another_edition_when_it_moves(tmp_path: Path) -> None:
    data = tiny.files()
    moved = data[NEW]["paragraphs"][1]["sentences"].pop()
    data[NEW]["paragraphs"][3]["sentences"].append(moved)
    for number in (1, 3):
        paragraph = data[NEW]["paragraphs"][number]
        reword(paragraph, *(each["text"] for each in paragraph["sentences"]))
    rulebook = load(tiny.write(tmp_path, data))
    assert rulebook.edition("new").owner("start.first.waits").key == "start.end"
    assert rulebook.edition("old").owner("start.first.waits").key == "start.first"
    assert {fault.message.args["key"] for fault in rulebook.pending} == {"start.first", "start.end"}


def test_a_guest_takes_over_the_names_of_the_edition_it_follows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = load(DATA).edition("berserk-execution")
    path = written(imported(text_of(own.id), "draft", own.id), tmp_path)
    monkeypatch.setenv("CCG_RULES_EDITIONS", str(path))
    rulebook = load()
    assert rulebook.edition("draft").keys == own.keys
    assert rulebook.guests == {"draft"}
    assert [e.id for e, _ in rulebook.lineage("berserk", "reveal.revealing")] == [own.id, "draft"]


def test_a_file_that_is_named_but_not_there_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CCG_RULES_EDITIONS", "nowhere/draft.toml")
    with pytest.raises(FileNotFoundError):
        load()


def test_another_folder_may_be_read_instead_of_the_shipped_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tiny.write(tmp_path, tiny.files())
    monkeypatch.setenv("CCG_RULES_DATA", str(tmp_path))
    assert list(load().editions) == ["old", "new", "heroes"]
    assert data_dir() == tmp_path
    monkeypatch.delenv("CCG_RULES_DATA")
    assert data_dir() == DATA
