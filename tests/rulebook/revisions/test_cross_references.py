"""Whether references still lead where they led, which the numbers alone do not tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ccg_rules.rulebook.revisions import Kind, TextChange, compare
from ccg_rules.rulebook.revisions.changelog import changelog
from ccg_rules.rulebook.revisions.compare import references_follow
from ccg_rules.rulebook.revisions.remarks import on_references

from .books import edition
from .test_compare import DEAL, ELITE, LOOK, PAY, RETURN, SHARE

if TYPE_CHECKING:
    from ccg_rules.rulebook import Edition, Paragraph
    from ccg_rules.rulebook.revisions import Change, Comparison

TOLD = tuple[str | None, str | None, str, str | None, str | None]
CITING = "Стоимость отряда считается заново после каждой пересдачи карт"


def book(name: str, *lines: str, citing: str) -> Edition:
    """Return an edition whose last clause refers to others."""
    return edition(name, "1. Раздача.", *lines, "9. Набор.", f"9.1. {CITING}{citing}.")


OLD_LINES = (f"1.1. {DEAL}", f"1.2. {LOOK}", f"1.3. {PAY}", f"1.4. {RETURN}")
SHIFTED = (f"1.1. {DEAL}", f"1.2. {SHARE}", f"1.3. {LOOK}", f"1.4. {PAY}", f"1.5. {RETURN}")


def citing(comparison: Comparison) -> Change:
    """Return what became of the clause that refers."""
    return next(c for c in comparison.changes if c.new and c.new.text.startswith(CITING))


def told(change: Change) -> list[TOLD]:
    def number(paragraph: Paragraph | None) -> str | None:
        return None if paragraph is None else paragraph.number

    return [(r.was, r.now, r.state.value, number(r.old), number(r.new)) for r in change.references]


@pytest.mark.parametrize(
    ("was", "now", "expected", "follows"),
    [
        # Shifted with its rule, or left where its rule stayed: nothing to worry about.
        (" (п. 1.2)", " (п. 1.3)", [("1.2", "1.3", "follows", "1.2", "1.3")], True),
        (" (п. 1.1)", " (п. 1.1)", [], False),
        (" (п.п. 1.1–1.3)", " (п.п. 1.1–1.4)", [("1.1 – 1.3", "1.1 – 1.4", "follows", "1.3", "1.4")], True),
        # Left as it was though its rule went, or aimed at another.
        (" (п. 1.2)", " (п. 1.2)", [("1.2", "1.2", "stale", "1.2", "1.2")], False),
        (" (п. 1.2)", " (п. 1.4)", [("1.2", "1.4", "re_aimed", "1.2", "1.4")], False),
        (" (п.п. 1.1–1.3)", " (п.п. 1.1–1.5)", [("1.1 – 1.3", "1.1 – 1.5", "re_aimed", "1.3", "1.5")], False),
        (" (п. 1.2)", " (п. 1.9)", [("1.2", "1.9", "dangling", "1.2", None)], False),
        # One of a list is enough.
        (
            " (п. 1.2 и 1.3)",
            " (п. 1.3 и 1.3)",
            [("1.2", "1.3", "follows", "1.2", "1.3"), ("1.3", "1.3", "stale", "1.3", "1.3")],
            False,
        ),
        # Put in and taken out where nothing else differs.
        (
            " (п. 1.1)",
            " (п. 1.1 и 1.2)",
            [(None, "1.2", "re_aimed", None, "1.2")],
            False,
        ),
        (" (п. 1.1 и 1.2)", " (п. 1.1)", [("1.2", None, "re_aimed", "1.2", None)], False),
        # Another wording as well.
        (" всегда (п. 1.2)", " никогда (п. 1.3)", [("1.2", "1.3", "follows", "1.2", "1.3")], False),
        (" (п. 1.2) всегда", " (п. 1.2) никогда", [("1.2", "1.2", "stale", "1.2", "1.2")], False),
        ("", " (п. 1.2)", [], False),
        ("", " (п. 1.9)", [(None, "1.9", "dangling", None, None)], False),
    ],
)
def test_a_reference_is_followed_through_the_comparison(
    was: str, now: str, expected: list[TOLD], follows: bool
) -> None:
    change = citing(compare(book("old", *OLD_LINES, citing=was), book("new", *SHIFTED, citing=now)))
    assert told(change) == expected
    assert change.references_follow is follows
    assert bool(change.astray) is any(state not in ("follows", "unknown") for _, _, state, _, _ in expected)


def test_a_number_that_is_gone_is_stale_and_a_rewrite_is_left_open() -> None:
    old = book("old", *OLD_LINES, citing=" (п. 1.4)")
    gone = citing(compare(old, book("new", *OLD_LINES[:3], citing=" (п. 1.4)")))
    assert told(gone) == [("1.4", "1.4", "stale", "1.4", None)]
    rewritten = book("new", *OLD_LINES[:3], f"1.4. {SHARE}", citing=" (п. 1.4)")
    assert told(citing(compare(old, rewritten))) == []


def test_what_the_sources_do_not_reach_is_not_accused() -> None:
    old = book("old", *OLD_LINES, citing=" (п. 5.1)")
    new = book("new", *OLD_LINES, citing=" (п. 6.1)")
    windows = (("1", "1.4"), ("9", "9.1"))
    old, new = (
        edition(one.id, *(f"{p.number}. {p.text}" for p in one.paragraphs), complete=False, windows=windows)
        for one in (old, new)
    )
    change = citing(compare(old, new))
    assert told(change) == [("5.1", "6.1", "unknown", None, None)]
    assert not change.references_follow
    assert not change.astray


def test_chapters_that_shifted_are_references_that_follow() -> None:
    lines = ("2. Бой.", f"2.1. {LOOK}", "3. Конец.", f"3.1. {PAY}")
    old = edition("old", "1. Раздача.", f"1.1. {CITING} (см. главы 2 и 3).", *lines)
    new = edition(
        "new",
        *("1. Раздача.", f"1.1. {CITING} (см. главы 3 и 4).", "2. Замена.", f"2.1. {SHARE}"),
        *("3. Бой.", f"3.1. {LOOK}", "4. Конец.", f"4.1. {PAY}"),
    )
    change = citing(compare(old, new))
    assert change.text_change is TextChange.REFERENCES
    assert change.references_follow


def test_a_new_clause_that_leads_nowhere_is_told() -> None:
    new = edition("new", "1. Раздача.", f"1.1. {DEAL}", f"1.2. {ELITE} (п. 1.7)")
    found = compare(edition("old", "1. Раздача.", f"1.1. {DEAL}"), new)
    (added,) = (c for c in found.changes if c.kind is Kind.ADDED)
    assert told(added) == [(None, "1.7", "dangling", None, None)]
    assert "nothing has the number 1.7" in next(on_references(found, [added])).say("en")


def test_the_change_log_tells_them_apart() -> None:
    old = book("old", *OLD_LINES, "1.5. Смотреть можно всем (п. 1.3).", citing=" (п. 1.2)")
    new = book("new", *SHIFTED, "1.6. Смотреть можно всем (п. 1.4).", citing=" (п. 1.2)")
    found = compare(old, new)
    log = changelog(found, "en")
    assert "## Beware: references that do not lead where they led" in log
    assert "- **9.1**: Beware: the reference to 1.2 was left as it stood, but 1.2 is another rule now" in log
    assert "That rule stands in 1.3 now." in log
    assert "(references follow the new numbers)" in log
    (entry,) = (e for e in found.to_json()["changes"] if e["new_number"] == "9.1")
    assert [(r["text"], r["state"]) for r in entry["references"]] == [("1.2", "stale")]


def test_in_a_split_a_reference_is_sought_in_every_part() -> None:
    lines = (PAY, SHARE)
    old = edition(
        "old", "1. Бой.", f"1.1. {DEAL} (п. 1.3). {LOOK} (п. 1.2).", f"1.2. {lines[0]}", f"1.3. {lines[1]}"
    )

    def split(first: str, second: str) -> Comparison:
        parts = (f"1.1. {DEAL} {first}.", f"1.2. {LOOK} {second}.", f"1.3. {lines[0]}", f"1.4. {lines[1]}")
        return compare(old, edition("new", "1. Бой.", *parts))

    followed = [c for c in split("(п. 1.4)", "(п. 1.3)").changes if c.kind is Kind.SPLIT]
    assert [told(change) for change in followed] == [
        [("1.3", "1.4", "follows", "1.3", "1.4")],
        [("1.2", "1.3", "follows", "1.2", "1.3")],
    ]
    assert references_follow(followed)
    more = [c for c in split("(п. 1.4)", "(п. 1.1 и 1.3)").changes if c.kind is Kind.SPLIT]
    assert told(more[1])[-1] == (None, "1.1", "re_aimed", None, "1.1")
    assert not references_follow(more)
    # Both of a whole, in both parts.
    less = [c for c in split("(п. 1.4)", "").changes if c.kind is Kind.SPLIT]
    assert [each.state for change in less for each in change.references] == ["follows"]
