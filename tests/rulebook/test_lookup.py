"""Looking things up by key, number, edition and assumption; what is not there names the nearest."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ccg_rules.rulebook import Authority, RulebookLookupError, UnknownEdition, UnknownKey, UnknownNumber, load
from ccg_rules.text import LANGS
from tests.rulebook import tiny

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

VANGUARD, EXECUTION, HEROES = "berserk-vanguard", "berserk-execution", "berserk-heroes"


def test_a_paragraph_and_its_sentences() -> None:
    edition = load().edition(VANGUARD)
    paragraph = edition.paragraph("deployment.first")
    assert (paragraph.label, paragraph.chapter) == ("[404.1.2]", "deployment")
    assert edition.owner("deployment.first.flanks") is paragraph
    assert edition.sentence("deployment.first.flanks") in paragraph.sentences
    assert load().edition(EXECUTION).paragraph("deployment.first").label == "404.1.2"


def test_a_number_gives_its_own_paragraph_first() -> None:
    found = load().edition(HEROES).numbered("306")
    assert [p.role for p in found] == ["heading", "preamble"]
    assert [p.role for p in load().edition(HEROES).numbered("306.1")] == ["clause"] + ["bullet"] * 4


@pytest.mark.parametrize(
    ("ask", "error", "near"),
    [
        (lambda: load().edition(EXECUTION).paragraph("deployment.frist"), UnknownKey, "deployment.first"),
        (
            lambda: load().edition(EXECUTION).sentence("deployment.first.flank"),
            UnknownKey,
            "deployment.first.flanks",
        ),
        (
            lambda: load().edition(EXECUTION).owner("deployment.first.center"),
            UnknownKey,
            "deployment.first.centre",
        ),
        (lambda: load().edition(VANGUARD).numbered("404.1.7"), UnknownNumber, "404.1.4"),
        (lambda: load().edition(VANGUARD).numbered("405"), UnknownNumber, "406"),
        (lambda: load().edition(VANGUARD).numbered("404.1,4"), UnknownNumber, "404.1.4"),
        (lambda: load().edition("berserk-vangard"), UnknownEdition, VANGUARD),
        (lambda: load().assumption("A-first-playr"), UnknownKey, "A-first-player"),
        (lambda: load().lineage("heroes", "attack.declering"), UnknownKey, "attack"),
        (lambda: load().authority(VANGUARD, "deployment.x_cst"), UnknownKey, "deployment.x_cost"),
        (lambda: load().authority(VANGUARD, "A-first-playr"), UnknownKey, "A-first-player"),
        (lambda: load().authority("berserk-vangard", "deployment"), UnknownEdition, VANGUARD),
        (lambda: load().judgement("deployment", "berserk", VANGUARD), UnknownEdition, VANGUARD),
    ],
)
def test_the_nearest_are_named(
    ask: Callable[[], object], error: type[RulebookLookupError], near: str
) -> None:
    with pytest.raises(error) as missed:
        ask()
    assert any(found.startswith(near) for found in missed.value.nearest)
    for lang in LANGS:
        assert missed.value.nearest[0] in missed.value.message.say(lang)
    assert isinstance(missed.value, LookupError)


@pytest.mark.parametrize(
    "ask",
    [
        lambda: load().edition(VANGUARD).paragraph("щ"),
        lambda: load().edition(VANGUARD).numbered("щ"),
        lambda: load().edition("щ"),
        lambda: load().assumption("щ"),
    ],
)
def test_nothing_near_is_no_suggestion(ask: Callable[[], object]) -> None:
    with pytest.raises(RulebookLookupError) as missed:
        ask()
    assert missed.value.nearest == ()
    assert str(missed.value) == missed.value.message.say("en")
    assert "щ" in missed.value.message.say("ru")


def test_a_paragraph_is_not_a_sentence() -> None:
    edition = load().edition(EXECUTION)
    with pytest.raises(UnknownKey):
        edition.sentence("deployment.first")
    with pytest.raises(UnknownKey):
        edition.paragraph("deployment.first.flanks")
    assert edition.find("deployment.first") is edition.paragraph("deployment.first")
    assert edition.find("deployment.first.flanks") is edition.sentence("deployment.first.flanks")
    assert edition.find("deployment.unplaced") is None


@pytest.mark.parametrize(
    ("edition", "key", "authority"),
    [
        (VANGUARD, "deployment.first", ("clause", VANGUARD, "[404.1.2]")),
        (VANGUARD, "deployment.first.flanks", ("clause", VANGUARD, "[404.1.2]")),
        (EXECUTION, "deployment.first.flanks", ("clause", EXECUTION, "404.1.2")),
        (EXECUTION, "deployment.unplaced.return_to_deck", ("borrowed", VANGUARD, "[404.1.4]")),
        (VANGUARD, "deployment.forbidden_cells", ("borrowed", EXECUTION, "404.1.4")),
        (VANGUARD, "A-first-player", ("assumption", None, "A-first-player")),
    ],
)
def test_authority(edition: str, key: str, authority: tuple[str, str | None, str]) -> None:
    kind, text_of, label = authority
    found = load().authority(edition, key)
    assert (found.kind, found.key, found.edition, found.label) == (kind, key, text_of, label)


def test_nothing_is_borrowed_from_another_game() -> None:
    with pytest.raises(UnknownKey):
        load().authority(HEROES, "deployment.first")
    with pytest.raises(UnknownKey):
        load().authority(VANGUARD, "attack")


def test_an_assumption_is_no_authority_where_it_is_not_in_force() -> None:
    with pytest.raises(UnknownKey) as missed:
        load().authority(HEROES, "A-vanguard")
    assert missed.value.message.id == "assumption-not-in-force"


def test_what_is_borrowed_is_taken_from_the_nearest_edition_before(tmp_path: Path) -> None:
    """`newest` follows `new` follows `old`; it has no `end`, which is printed in `new`, inferred in `old`."""
    data = tiny.files()
    newest = tiny.files()[tiny.NEW]
    newest |= {"id": "newest", "follows": "new"}
    del newest["judgements"], newest["paragraphs"][3]
    data["newest.toml"] = newest
    del data[tiny.NEW]["paragraphs"][2]
    rulebook = load(tiny.write(tmp_path, data))
    assert rulebook.authority("newest", "start.end") == Authority("borrowed", "start.end", "new", "1.2")
    assert rulebook.authority("old", "start.end") == Authority("clause", "start.end", "old", "[1.2]")
    assert rulebook.authority("new", "start.list.item") == Authority(
        "borrowed", "start.list.item", "old", "[1.1]"
    )
