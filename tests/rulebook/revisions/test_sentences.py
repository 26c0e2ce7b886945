"""Sentence against sentence, within the paragraphs that belong together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.rulebook import load
from ccg_rules.rulebook.revisions import Forced, TextChange, compare, pair_sentences
from ccg_rules.rulebook.revisions.forced import Decision

from .books import edition
from .test_compare import DEAL, ELITE, LOOK, PAY, RETURN

if TYPE_CHECKING:
    from ccg_rules.rulebook import Edition


def told(old: Edition, new: Edition) -> list[tuple[str | None, str | None, TextChange | None]]:
    return [
        (p.old.text if p.old else None, p.new.text if p.new else None, p.text_change)
        for p in pair_sentences(compare(old, new))
    ]


def test_the_sentences_of_both_editions_are_paired_as_their_keys_say() -> None:
    rulebook = load()
    old, new = rulebook.edition("berserk-vanguard"), rulebook.edition("berserk-execution")
    pairs = pair_sentences(compare(old, new))
    assert sorted(p.old.key for p in pairs if p.old) == sorted(s.key for s in old.sentences)
    assert sorted(p.new.key for p in pairs if p.new) == sorted(s.key for s in new.sentences)
    by_key = {s.key for s in old.sentences} & {s.key for s in new.sentences}
    both = {(p.old.key, p.new.key) for p in pairs if p.old and p.new}
    # One sentence was given a new name with its new words.
    renamed = (
        "main_phase.subphases.choice_then_movement_or_action",
        "main_phase.subphases.choice_then_execution",
    )
    assert both == {(key, key) for key in by_key} | {renamed}
    for pair in pairs:
        assert (pair.old is None) == (pair.old_owner is None)
        assert pair.old_owner is None or pair.old in pair.old_owner.sentences
        assert pair.new_owner is None or pair.new in pair.new_owner.sentences
    assert {
        p.new.key for p in pairs if p.text_change is TextChange.TYPOGRAPHIC and not p.unchanged and p.new
    } == {"start_of_battle.title"}


def test_what_came_and_what_went_stand_where_they_stood() -> None:
    old = edition("old", "1. Набор.", f"1.1. {DEAL} {LOOK} {PAY}")
    new = edition("new", "1. Набор.", f"1.1. {DEAL} {ELITE} {PAY}")
    assert told(old, new)[1:] == [
        (DEAL, DEAL, TextChange.NONE),
        (None, ELITE, None),
        (LOOK, None, None),
        (PAY, PAY, TextChange.NONE),
    ]


def test_sentences_are_found_in_all_parts_of_a_split_and_of_a_merge() -> None:
    whole = edition("old", "1. Набор.", f"1.1. {DEAL} {PAY} {ELITE}")
    parts = edition("new", "1. Набор.", f"1.1. {DEAL} {PAY}", f"1.2. {ELITE}")
    for old, new in ((whole, parts), (parts, whole)):
        assert told(old, new)[1:] == [(text, text, TextChange.NONE) for text in (DEAL, PAY, ELITE)]
    (last,) = pair_sentences(compare(whole, parts))[-1:]
    assert last.new_owner is parts.paragraphs[2]


def test_a_sentence_that_stands_as_it_was_is_not_given_to_one_that_is_like_it() -> None:
    likely, more = DEAL.replace("Каждый игрок", "Каждый участник"), DEAL.replace("верхних", "нижних")
    old = edition("old", "1. Набор.", f"1.1. {DEAL} {more}")
    new = edition("new", "1. Набор.", f"1.1. {likely} {DEAL}")
    assert (DEAL, DEAL, TextChange.NONE) in told(old, new)


def test_sentences_that_changed_their_order_are_still_the_same() -> None:
    old = edition("old", "1. Набор.", f"1.1. {DEAL} {PAY} {RETURN}")
    new = edition("new", "1. Набор.", f"1.1. {PAY} {RETURN} {DEAL}")
    assert {(one, other) for one, other, _ in told(old, new)[1:]} == {(t, t) for t in (DEAL, PAY, RETURN)}


def test_each_sentence_of_a_split_is_told_once() -> None:
    old = edition("old", "1. Набор.", f"1.1. {DEAL} {LOOK} {PAY}")
    new = edition("new", "1. Набор.", f"1.1. {DEAL}", f"1.2. {LOOK}", f"1.3. {PAY}")
    pairs = pair_sentences(compare(old, new))
    assert [p.new.text for p in pairs if p.new] == ["Набор.", DEAL, LOOK, PAY]
    assert [p.old.text for p in pairs if p.old] == ["Набор.", DEAL, LOOK, PAY]


def test_reworded_sentences_that_changed_places_are_known_again() -> None:
    old = edition("old", "1. Набор.", f"1.1. {DEAL} {PAY}")
    new = edition("new", "1. Набор.", f"1.1. {PAY.replace('игрок', 'каждый игрок', 1)} {DEAL}")
    pairs = {(p.old.text, p.new.text) for p in pair_sentences(compare(old, new)) if p.old and p.new}
    assert (DEAL, DEAL) in pairs
    assert any(one == PAY for one, _ in pairs)


def test_a_sentence_left_over_that_stands_elsewhere_has_moved_there() -> None:
    old = edition("old", "1. Набор.", f"1.1. {DEAL} {LOOK}", f"1.2. {PAY}")
    new = edition("new", "1. Набор.", f"1.1. {DEAL}", f"1.2. {PAY} {LOOK}")
    (moved,) = [p for p in pair_sentences(compare(old, new)) if p.old and p.old.text == LOOK]
    assert moved.new is not None
    assert moved.new_owner is not None
    assert (moved.new.text, moved.new_owner.number, moved.text_change) == (LOOK, "1.2", TextChange.NONE)


def test_what_stands_twice_has_not_moved() -> None:
    old = edition("old", "1. Набор.", f"1.1. {DEAL} {LOOK}", f"1.2. {PAY}", f"1.3. {ELITE}")
    new = edition("new", "1. Набор.", f"1.1. {DEAL}", f"1.2. {PAY} {LOOK}", f"1.3. {ELITE} {LOOK}")
    (gone,) = [p for p in pair_sentences(compare(old, new)) if p.old and p.old.text == LOOK]
    assert gone.new is None


def test_the_only_sentences_of_paragraphs_that_belong_together_do_so_whatever_their_words() -> None:
    old = edition("old", "1. Набор.", f"1.1. {DEAL}")
    new = edition("new", "1. Набор.", "1.1. Совсем иное правило про то же самое.")
    decided = Decision("match", "match[1]", old.paragraphs[1:], new.paragraphs[1:], "me", "so", True)
    (found,) = [
        p for p in pair_sentences(compare(old, new, Forced((decided,)))) if p.old and p.old.text == DEAL
    ]
    assert found.new is new.paragraphs[1].sentences[0]
