"""A new edition takes over names: each to one heir only, and nothing that somebody has named is renamed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ccg_rules.rulebook.importing.edition import build
from ccg_rules.rulebook.importing.lines import read_line
from ccg_rules.rulebook.revisions import compare
from ccg_rules.rulebook.revisions.inherit import inherit
from ccg_rules.text import Words

from .test_compare import DEAL, ELITE, LOOK, PAY, RETURN

if TYPE_CHECKING:
    from ccg_rules.rulebook import Edition

MOVE = "Карта перемещается на одну соседнюю клетку за единицу движения."
STRIKE = "Существо наносит простой удар по соседней карте противника."
HEAL = "Регенерация снимает раны в начале хода владельца."


def draft(name: str, *lines: str) -> Edition:
    """Return what an import makes of these lines: everything in it is only named after its number."""
    read = [line for n, text in enumerate(lines, 1) if (line := read_line(text, n))]
    window = ("S", "s.txt", "0" * 64, read)
    return build(
        [window], id=name, game="berserk", title=Words("Н", "N"), follows=None, complete=True
    ).edition


def named(edition: Edition, **names: str) -> Edition:
    """Return the edition with names for the keys of its numbers: `n1_1="deal.dealing"`."""
    paragraphs = []
    for paragraph in edition.paragraphs:
        own = paragraph.key.rpartition(".")[2]
        key = names[own]
        sentences = tuple(replace(s, key=f"{key}.{'abcdef'[n]}") for n, s in enumerate(paragraph.sentences))
        paragraphs.append(replace(paragraph, key=key, sentences=sentences, en="En.", en_of="0" * 16))
    return replace(edition, paragraphs=tuple(paragraphs))


OLD = named(
    draft(
        "old", "1. Раздача.", f"1.1. {DEAL} {LOOK}", f"1.2. {PAY}",
        "2. Ход.", f"2.1. {MOVE}", f"2.2. {STRIKE}",
    ),
    c1="deal", n1_1="deal.dealing", n1_2="deal.paying", c2="turn", n2_1="turn.moving", n2_2="turn.striking",
)  # fmt: skip


def keys(*lines: str) -> dict[str, str]:
    """Return the key of each number of a new edition of these lines, and of its sentences by their place."""
    heir = inherit(compare(OLD, draft("new", *lines)))
    found = {}
    for paragraph in heir.paragraphs:
        found[paragraph.number] = paragraph.key
        found |= {f"{paragraph.number}:{n}": s.key for n, s in enumerate(paragraph.sentences)}
    assert len(set(heir.keys)) == len(heir.keys), "a key stands twice"
    return found


def test_what_is_the_same_has_its_name_and_what_is_new_one_after_its_number() -> None:
    found = keys("1. Раздача.", f"1.1. {DEAL} {RETURN}", f"1.2. {HEAL}", "2. Ход.", f"2.1. {MOVE}")
    assert found["1.1"] == "deal.dealing"
    assert (found["1.1:0"], found["1.1:1"]) == ("deal.dealing.a", "deal.dealing.s2")
    assert found["1.2"] == "deal.n1_2"
    assert found["2.1:0"] == "turn.moving.a"


def test_of_a_split_the_likest_part_has_the_name_and_every_sentence_its_own() -> None:
    found = keys("1. Раздача.", f"1.1. {DEAL}", f"1.2. {LOOK}", f"1.3. {PAY}", "2. Ход.", f"2.1. {MOVE}")
    assert (found["1.1"], found["1.2"]) == ("deal.n1_1", "deal.dealing")  # the second is the longer one
    assert (found["1.1:0"], found["1.2:0"]) == ("deal.dealing.a", "deal.dealing.b")
    assert found["1.3"] == "deal.paying"


def test_of_a_merge_the_whole_has_one_name_and_every_sentence_its_own() -> None:
    found = keys("1. Раздача.", f"1.1. {DEAL} {LOOK} {PAY}", "2. Ход.", f"2.1. {MOVE}", f"2.2. {STRIKE}")
    assert found["1.1"] in ("deal.dealing", "deal.paying")
    assert [found[f"1.1:{n}"] for n in range(3)] == ["deal.dealing.a", "deal.dealing.b", "deal.paying.a"]


def test_a_name_that_somebody_has_given_is_given_to_nothing_else() -> None:
    new = draft("new", "1. Раздача.", f"1.1. {DEAL} {LOOK}", f"1.2. {HEAL}", "2. Ход.", f"2.1. {MOVE}")
    first, *rest = new.paragraphs
    # Somebody took the name of the deal for the healing, and that of a sentence as well.
    healing = rest[1]
    taken = replace(
        healing,
        key="deal.dealing",
        sentences=tuple(replace(s, key="deal.dealing.a") for s in healing.sentences),
    )
    heir = inherit(compare(OLD, replace(new, paragraphs=(first, rest[0], taken, *rest[2:]))))
    assert [p.key for p in heir.paragraphs if p.number == "1.2"] == ["deal.dealing"]
    assert len(set(heir.keys)) == len(heir.keys)
    assert heir.numbered("1.1")[0].key == "deal.n1_1"


def test_a_provisional_key_that_the_old_edition_has_is_not_used_for_something_else() -> None:
    old = named(
        draft("old", "1. Раздача.", f"1.1. {DEAL}", f"1.2. {PAY}"),
        c1="deal", n1_1="deal.n1_3", n1_2="deal.paying",
    )  # fmt: skip
    new = draft("new", "1. Раздача.", f"1.1. {DEAL}", f"1.2. {PAY}", f"1.3. {HEAL}")
    heir = inherit(compare(old, new))
    assert heir.numbered("1.3")[0].key != "deal.n1_3"


def test_a_chapter_is_named_after_its_heading_though_most_of_it_came_from_elsewhere() -> None:
    found = keys(
        "1. Раздача.", f"1.1. {HEAL}", "2. Ход.", f"2.1. {MOVE}", f"2.2. {STRIKE}", f"2.3. {DEAL} {LOOK}",
        f"2.4. {PAY}", f"2.5. {ELITE}",
    )  # fmt: skip
    assert found["1.1"] == "deal.n1_1"
    assert found["2.5"] == "turn.n2_5"


def test_two_chapters_never_share_a_name() -> None:
    found = keys("1. Раздача.", f"1.1. {DEAL} {LOOK}", "2. Оплата.", f"2.1. {PAY}", f"2.2. {HEAL}")
    assert found["2.1"] == "deal.paying"
    assert found["2.2"] == "c2.n2_2"


def test_a_translation_is_inherited_and_known_to_be_stale_where_the_words_changed() -> None:
    old = replace(
        OLD,
        paragraphs=tuple(
            replace(p, en_of=None, en=None) if p.key == "turn.striking" else p for p in OLD.paragraphs
        ),
    )
    new = draft("new", "1. Раздача.", f"1.1. {DEAL} {LOOK}", "2. Ход.", f"2.1. {MOVE}", f"2.2. {STRIKE}")
    heir = inherit(compare(old, new))
    states = {p.key: p.translation_is for p in heir.paragraphs}
    assert states["turn.striking"] == "missing"
    assert states["turn.moving"] == "stale"  # it was stale before, and stays so
