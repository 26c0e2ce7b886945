"""Sentence against sentence, within the paragraphs that belong together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.rulebook import load
from ccg_rules.rulebook.revisions import TextChange, compare, pair_sentences

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
