"""What a person decided goes before what the texts say, and is refused when it no longer fits."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ccg_rules.rulebook import RulebookError
from ccg_rules.rulebook.model import digest_of
from ccg_rules.rulebook.revisions import Kind, compare, load_forced
from ccg_rules.rulebook.revisions.changelog import changelog, escaped
from ccg_rules.rulebook.revisions.remarks import warnings
from ccg_rules.text import LANGS

from .books import edition
from .test_compare import DEAL, ELITE, LOOK, PAY, RETURN, told

if TYPE_CHECKING:
    from pathlib import Path

    from ccg_rules.rulebook.revisions import Comparison, Forced

OLD = edition(
    "old-book", "1. Раздача.", f"1.1. {DEAL}", f"1.2. {LOOK}", f"1.2/example {ELITE}", f"1.3. {PAY} {RETURN}"
)
NEW = edition(
    "new-book",
    "1. Раздача.",
    f"1.1. {DEAL}",
    "1.2. Карты закрываются в конце хода.",
    f"1.3. {PAY}",
    f"1.4. {RETURN}",
)

HEAD = 'schema = "ccg-rules/forced/1"\nold = "old-book"\nnew = "new-book"\n'
SIGNED = 'by = "Редактор"\nwhy = "Так решили."\n'


def forced(folder: Path, *entries: str, head: str = HEAD) -> Forced:
    path = folder / "forced.toml"
    path.write_text(head + "".join(f"\n{entry}\n{SIGNED}" for entry in entries), encoding="utf-8")
    return load_forced(path, OLD, NEW)


def by(folder: Path, *entries: str) -> Comparison:
    return compare(OLD, NEW, forced(folder, *entries))


def test_without_decisions_the_texts_decide(tmp_path: Path) -> None:
    assert told(by(tmp_path)) == told(compare(OLD, NEW))
    assert told(compare(OLD, NEW)) == [
        "1 → 1 same none",
        "1.1 → 1.1 same none",
        "1.2 → removed",
        "1.2 → removed",
        "→ 1.2 added",
        "1.3 → 1.3 split none",
        "1.3 → 1.4 split none",
    ]


def test_a_match_is_taken_whatever_the_texts_say(tmp_path: Path) -> None:
    quoted = f'old_text = "Игрок вправе посмотреть"\nnew_text = "{digest_of(NEW.paragraphs[2].text)}"'
    entry = f'[[match]]\nold = "1.2"\nnew = "1.2"\n{quoted}'
    assert "1.2 → 1.2 same wording" in told(by(tmp_path, entry))


def test_a_paragraph_without_a_number_is_named_by_its_role(tmp_path: Path) -> None:
    for name in ("1.2/example", "1.2/example/1"):
        found = by(tmp_path, f'[[match]]\nold = "{name}"\nnew = "1.2"')
        (change,) = found.of_old(OLD.paragraphs[3].key)
        assert change.new is NEW.paragraphs[2]


def test_what_is_forbidden_is_not_found_in_any_way(tmp_path: Path) -> None:
    found = by(tmp_path, '[[forbid]]\nold = "1.1"\nnew = "1.1"', '[[forbid]]\nold = "1.3"\nnew = "1.4"')
    assert told(found)[1:3] == ["1.1 → removed", "1.2 → removed"]
    assert "1.3 → 1.3 same wording" in told(found)
    assert "→ 1.4 added" in told(found)


def test_a_split_and_a_merge_are_taken(tmp_path: Path) -> None:
    split = by(tmp_path, '[[split]]\nold = "1.2"\nnew = ["1.2", "1.4"]')
    assert [c.new.number for c in split.of_old(OLD.paragraphs[2].key) if c.new] == ["1.2", "1.4"]
    assert {c.kind for c in split.of_old(OLD.paragraphs[2].key)} == {Kind.SPLIT}
    merge = by(tmp_path, '[[merge]]\nold = ["1.2", "1.2/example"]\nnew = "1.2"')
    assert [c.kind for c in merge.of_new(NEW.paragraphs[2].key)] == [Kind.MERGED, Kind.MERGED]


BROKEN = [
    (['[[match]]\nold = "1.7"\nnew = "1.1"'], ["match[1] (1.7): old-book has no 1.7. The nearest: 1.3."]),
    (
        ['[[match]]\nold = "1.1/example"\nnew = "1.1"'],
        ["old-book has no 1.1/example. The nearest: 1.2/example"],
    ),
    (
        ['[[match]]\nold = "1.1"\nnew = "1.1"\nold_text = "Игрок вправе"'],
        ["1.1 in old-book does not begin with «Игрок вправе»; 1.2 does. 1.1 reads: «Каждый игрок"],
    ),
    (
        ['[[match]]\nold = "1.1"\nnew = "1.1"\nnew_text = "Каждый игр"'],
        ["1.1 in new-book does not begin with «Каждый игр»; it reads: «Каждый игрок"],
    ),
    (['[[split]]\nold = "1.1"\nnew = ["1.1"]'], ["split[1] (1.1): A split has at least two different new"]),
    (
        ['[[split]]\nold = "1.1"\nnew = ["1.1", "1.1"]'],
        ["split[1] (1.1): A split has at least two different new"],
    ),
    (
        ['[[split]]\nold = "1.1"\nnew = ["1.1", "1.2"]\nnew_text = ["Каждый"]'],
        ["split[1] (1.1): new_text must quote each of the 2 paragraphs"],
    ),
    (
        ['[[match]]\nold = "1.1"\nnew = "1.1"', '[[match]]\nold = "1.1"\nnew = "1.2"'],
        ["match[2] (1.1): 1.1 in old-book was decided on already, in match[1] (1.1)."],
    ),
    (
        ['[[match]]\nold = "1.2"\nnew = "1.4"', '[[split]]\nold = "1.3"\nnew = ["1.3", "1.4"]'],
        ["split[1] (1.3): 1.4 in new-book was decided on already, in match[1] (1.2)."],
    ),
    (
        ['[[match]]\nold = "1.2"\nnew = "1.4"', '[[forbid]]\nold = "1.2"\nnew = "1.4"'],
        ["forbid[1] (1.2): This forbids what match[1] (1.2) decides."],
    ),
    (['[[match]]\nold = "1,2"\nnew = "1.4"'], ["match[1] (1,2): `old` is `1,2`, but must be the number"]),
    (['[[matches]]\nold = "1.2"\nnew = "1.4"'], ["matches"]),
    (
        ['[[match]]\nold = "1.7"\nnew = "1.1"', '[[forbid]]\nold = "1.1"\nnew = "7.1"'],
        ["match[1] (1.7): old-book has no 1.7.", "forbid[1] (1.1): new-book has no 7.1. The nearest: 1.4."],
    ),
]


@pytest.mark.parametrize(("entries", "said"), BROKEN)
def test_what_no_longer_fits_is_refused_all_at_once(
    tmp_path: Path, entries: list[str], said: list[str]
) -> None:
    with pytest.raises(RulebookError) as refused:
        forced(tmp_path, *entries)
    faults = [fault.say("en") for fault in refused.value.faults]
    assert len(faults) == len(said), faults
    for fault, expected in zip(faults, said, strict=True):
        assert expected in fault
    assert all(fault.say(lang) for fault in refused.value.faults for lang in LANGS)


def test_decisions_about_other_editions_are_refused(tmp_path: Path) -> None:
    with pytest.raises(RulebookError, match="The decisions are about heroes, not about new-book"):
        forced(tmp_path, head=HEAD.replace("new-book", "heroes"))


def test_an_unsigned_decision_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "forced.toml"
    path.write_text(f'{HEAD}[[match]]\nold = "1.1"\nnew = "1.1"\n', encoding="utf-8")
    with pytest.raises(RulebookError) as refused:
        load_forced(path, OLD, NEW)
    assert len(refused.value.faults) == 2


def test_what_is_no_toml_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "forced.toml"
    path.write_text(f"{HEAD}[[match]\n", encoding="utf-8")
    with pytest.raises(RulebookError, match="4"):
        load_forced(path, OLD, NEW)


def test_who_decided_and_why_is_told_of_what_was_decided(tmp_path: Path) -> None:
    found = by(tmp_path, '[[match]]\nold = "1.2"\nnew = "1.2"', '[[forbid]]\nold = "1.1"\nnew = "1.1"')
    decided = [(c.old and c.old.number, c.new and c.new.number) for c in found.changes if c.decided]
    assert decided == [("1.1", None), (None, "1.1"), ("1.2", "1.2")]
    entries = [entry["decided"] for entry in found.to_json()["changes"] if entry["decided"]]
    assert entries == [{"by": "Редактор", "why": "Так решили."}] * 3
    for lang, told_ in (("ru", "Решено (Редактор): Так решили."), ("en", "Decided by Редактор: Так решили.")):
        assert f"- **1.2**: {told_}" in changelog(found, lang)  # type: ignore[arg-type]


def said(comparison: Comparison) -> list[str]:
    return [warning.say("en") for warning in warnings(comparison)]


TWINS = (f"1.1. {DEAL}", f"1.2. {LOOK}", f"1.3. {PAY} {ELITE}")


def shifted(folder: Path, entry: str) -> Comparison:
    """Compare an edition with one in which all is a number further, by a decision on an earlier draft."""
    old = edition("old-book", "1. Раздача.", *TWINS)
    new = edition(
        "new-book", "1. Раздача.", f"1.1. {RETURN}", f"1.2. {DEAL}", f"1.3. {LOOK}", f"1.4. {PAY} {ELITE}"
    )
    path = folder / "forced.toml"
    path.write_text(f"{HEAD}\n{entry}\n{SIGNED}", encoding="utf-8")
    return compare(old, new, load_forced(path, old, new))


def test_a_decision_says_which_pairs_it_has_undone(tmp_path: Path) -> None:
    found = shifted(tmp_path, '[[match]]\nold = "1.3"\nnew = "1.3"')
    assert "1.3 → 1.3 same wording" in told(found)
    assert [(each.old.number, each.new.number, each.verbatim) for each in found.undone] == [
        ("1.2", "1.3", True),
        ("1.3", "1.4", True),
    ]
    unquoted, *undone = said(found)
    assert "1 decision binds numbers, whatever stands under them: match[1] (1.3)" in unquoted
    assert undone[1].startswith("Beware: match[1] (1.3) undid 1.3 → 1.4, although the words are the same")
    assert [each["decision"] for each in found.to_json()["undone"]] == ["match[1] (1.3)"] * 2
    assert all(f"- {escaped(warning)}" in changelog(found, "en") for warning in said(found))


def test_a_match_is_neither_split_nor_merged(tmp_path: Path) -> None:
    # What the old one says stands, word for word, next to what a person says it is.
    found = shifted(tmp_path, '[[match]]\nold = "1.3"\nnew = "1.3"')
    assert not {Kind.SPLIT, Kind.MERGED} & {change.kind for change in found.changes}


def test_a_split_that_robs_another_pair_is_told(tmp_path: Path) -> None:
    found = shifted(tmp_path, '[[split]]\nold = "1.1"\nnew = ["1.2", "1.3"]')
    assert any("undid 1.2 → 1.3, although the words are the same" in warning for warning in said(found))


def test_a_decision_that_quotes_both_texts_and_undoes_nothing_is_not_warned_of(tmp_path: Path) -> None:
    quotes = 'old_text = "Игрок вправе"\nnew_text = "Карты закрываются"'
    assert said(by(tmp_path, f'[[match]]\nold = "1.2"\nnew = "1.2"\n{quotes}')) == []
    assert said(compare(OLD, NEW)) == []
    half = by(tmp_path, '[[match]]\nold = "1.2"\nnew = "1.2"\nold_text = "Игрок вправе"')
    assert len(said(half)) == 1
