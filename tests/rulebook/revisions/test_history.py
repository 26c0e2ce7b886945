"""One rule through the editions of a made-up game, and of the shipped ones."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ccg_rules.rulebook import Coverage, Edition, Judgement, Rulebook, Sentence, UnknownKey, load
from ccg_rules.rulebook.revisions import Kind, TextChange, redline
from ccg_rules.rulebook.revisions.compare import compare
from ccg_rules.rulebook.revisions.history import history
from ccg_rules.rulebook.revisions.shown import newest_after, shown
from ccg_rules.text import Words

from .books import edition


def keyed(
    name: str, follows: str | None, *lines: tuple[str, str], covers: tuple[str, str] = ("1", "9")
) -> Edition:
    """Return an edition of lines, each with its key."""
    made = edition(name, *(line for _, line in lines), complete=False)
    paragraphs = tuple(
        replace(
            paragraph,
            key=key,
            sentences=tuple(Sentence(f"{key}.s{n}", s.text, True) for n, s in enumerate(paragraph.sentences)),
        )
        for paragraph, (key, _) in zip(made.paragraphs, lines, strict=True)
    )
    return replace(made, follows=follows, paragraphs=paragraphs, coverage=(Coverage(*covers),))


def rulebook(*editions: Edition) -> Rulebook:
    return Rulebook({each.id: each for each in editions})


FIRST = keyed(
    "first", None, ("a", "1.1. Первый ходит. Второй ждёт."), ("b", "1.2. Все пасуют."), ("c", "1.3. Конец.")
)
SECOND = keyed(
    "second",
    "first",
    ("a", "1.1. Первый ходит. Второй спит."),
    ("d", "1.2. Никто."),
    ("b", "1.3. Все пасуют."),
)
THIRD = keyed(
    "third",
    "second",
    ("b", "1.1. Все пасуют."),
    ("a", "1.2. Первый ходит. Второй спит."),
    covers=("1.1", "1.2"),
)


def kinds(book: Rulebook, key: str) -> list[tuple[str, Kind | None, TextChange | None]]:
    return [(e.edition.id, e.kind, e.text_change) for e in history(book, "berserk", key)]


def test_what_became_of_a_rule_is_told_edition_by_edition() -> None:
    book = rulebook(FIRST, SECOND, THIRD)
    assert kinds(book, "b") == [
        ("first", None, None),
        ("second", Kind.RENUMBERED, TextChange.NONE),
        ("third", Kind.MOVED, TextChange.NONE),
    ]
    first, second, third = history(book, "berserk", "a")
    assert (first.label, second.label, third.label) == ("1.1", "1.1", "1.2")
    assert (second.kind, second.text_change) == (Kind.SAME, TextChange.WORDING)
    assert second.redline == redline(FIRST.paragraphs[0].text, SECOND.paragraphs[0].text)
    assert (third.kind, third.redline) == (Kind.RENUMBERED, None)


def test_what_is_added_removed_and_not_covered() -> None:
    book = rulebook(FIRST, SECOND, THIRD)
    assert kinds(book, "c") == [
        ("first", None, None),
        ("second", Kind.REMOVED, None),
        ("third", Kind.NOT_COVERED, None),
    ]
    assert kinds(book, "d") == [("second", Kind.ADDED, None), ("third", Kind.REMOVED, None)]
    later = keyed("third", "second", ("e", "9.9. Новое."))
    narrow = replace(SECOND, coverage=(Coverage("1", "1.3"),))
    assert kinds(rulebook(FIRST, narrow, later), "e") == [("third", Kind.NOT_COVERED, None)]


def test_a_rule_is_held_against_the_nearest_edition_that_has_it() -> None:
    silent = keyed("second", "first", ("d", "5. Никто."), covers=("5", "9"))
    third = keyed("third", "second", ("a", "1.1. Первый ходит. Второй спит."))
    entry = history(rulebook(FIRST, silent, third), "berserk", "a")[-1]
    assert entry.against is FIRST
    assert entry.text_change is TextChange.WORDING


def test_a_number_that_names_another_rule_is_told_on_both_sides() -> None:
    book = rulebook(FIRST, SECOND)
    assert [e.another and e.another.key for e in history(book, "berserk", "b")] == [None, "d"]
    assert [e.another and e.another.key for e in history(book, "berserk", "d")] == ["b"]
    assert [e.another and e.another.key for e in history(book, "berserk", "c")] == [None, "b"]
    assert [e.number_reused for e in history(book, "berserk", "a")] == [False, False]


def test_a_sentence_has_a_history_of_its_own() -> None:
    book = rulebook(FIRST, SECOND)
    assert kinds(book, "a.s0")[-1] == ("second", Kind.SAME, TextChange.NONE)
    (_, last) = history(book, "berserk", "a.s1")
    assert (last.label, last.redline) == ("1.1", redline("Второй ждёт.", "Второй спит."))


@pytest.mark.parametrize("records", ["first", "second"])
def test_the_gravest_judgement_on_the_sentences_is_that_on_the_paragraph(records: str) -> None:
    against = "second" if records == "first" else "first"
    why = Words("почему", "why")
    judged = (
        Judgement("a.s0", against, "same", "редактор", why),
        Judgement("a.s1", against, "changed", "редактор", why),
    )
    recorded = {each.id: each for each in (FIRST, SECOND)}
    recorded[records] = replace(recorded[records], judgements=judged)
    book = rulebook(*recorded.values())
    found = [history(book, "berserk", key)[-1].judgement for key in ("a", "a.s0", "a.s1")]
    assert [each and each.meaning for each in found] == ["changed", "same", "changed"]


def test_editions_that_follow_none_begin_anew_and_games_do_not_mix() -> None:
    other = keyed("other", None, ("a", "1.1. Первый ходит."))
    heroes = replace(keyed("heroes", None, ("a", "7. Иное.")), game="heroes")
    book = rulebook(FIRST, other, heroes)
    assert kinds(book, "a") == [("first", None, None), ("other", None, None)]
    assert [e.label for e in history(book, "heroes", "a")] == ["7"]


def test_an_unknown_key_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownKey) as caught:
        history(load(), "berserk", "deployment.frist")
    assert "deployment.first" in caught.value.nearest


def test_only_what_is_known_to_have_happened_tells_anything() -> None:
    book = rulebook(FIRST, SECOND, THIRD)
    assert [e.tells for e in history(book, "berserk", "a")] == [False, True, True]
    assert [e.tells for e in history(book, "berserk", "c")] == [False, True, False]
    assert [e.tells for e in history(book, "berserk", "a.s0")] == [False, False, True]


def test_as_json_it_says_the_same() -> None:
    entry = history(load(), "berserk", "battle.turn")[-1]
    told = entry.to_json()
    assert (told["edition"], told["label"], told["kind"]) == ("berserk-execution", "407.2", "renumbered")
    assert (told["text_change"], told["meaning"], told["number_reused"]) == ("wording", "changed", True)
    assert (
        "".join(text for op, text in told["redline"] if op != "-")
        == load().edition("berserk-execution").paragraph("battle.turn").text
    )


def test_as_few_as_possible_have_moved() -> None:
    lines = [(f"k{n}", f"1.{n}. Текст.") for n in range(1, 9)]
    order = [0, 6, 1, 2, 3, 7, 4, 5]
    later = [(lines[n][0], f"1.{place}. Текст.") for place, n in enumerate(order, 1)]
    book = rulebook(keyed("first", None, *lines), keyed("second", "first", *later))
    moved = [key for key, _ in lines if history(book, "berserk", key)[-1].kind is Kind.MOVED]
    assert moved == ["k7", "k8"]


# What a page shows of a comparison


def test_the_newest_edition_after_one_is_found_through_others() -> None:
    branch = keyed("branch", "first", ("a", "1.1. Первый ходит."))
    book = rulebook(FIRST, branch, SECOND, THIRD)
    assert [newest_after(book, each) for each in (FIRST, branch, SECOND, THIRD)] == [
        "third",
        None,
        "third",
        None,
    ]


def test_a_page_gets_what_a_reused_number_names_why_it_is_judged_so_and_the_whole_of_a_split() -> None:
    loaded = load()
    old, new = loaded.edition("berserk-vanguard"), loaded.edition("berserk-execution")
    comparison = compare(old, new)
    document = shown(comparison, {old.id: new.id})
    assert {**document, "changes": None}.items() >= {**comparison.to_json(), "changes": None}.items()
    assert (document["old_edition"]["newer"], document["new_edition"]["newer"]) == (new.id, None)
    assert document["old_edition"]["sources"][0]["sha256"] == old.sources[0].sha256
    changes = {change["key"]: change for change in document["changes"]}
    assert changes["deployment.unplaced"]["names"]["key"] == "deployment.forbidden_cells"
    assert changes["deployment.forbidden_cells"]["names"]["key"] == "deployment.unplaced"
    assert changes["battle.turn"]["why"]["ru"].startswith("могла отсутствовать")
    assert changes["deployment"]["en"] == new.paragraph("deployment").en
    for change in document["changes"]:
        assert (change["names"] is not None) == change["number_reused"]
        assert (change["why"] is not None) == (change["meaning"] is not None)
    whole = edition("old", "1.1. Второй игрок ждёт своего хода. Затем он раскладывает отряд на клетках поля.")
    parts = edition(
        "new", "1.1. Второй игрок ждёт своего хода.", "1.2. Затем он раскладывает отряд на клетках поля."
    )
    joined = [change["joined"] for change in shown(compare(whole, parts))["changes"]]
    assert ["".join(text for op, text in joined[0] if op != sign) for sign in "+-"] == [
        whole.paragraphs[0].text,
        " ¶ ".join(paragraph.text for paragraph in parts.paragraphs),
    ]
    assert joined[1] is None
