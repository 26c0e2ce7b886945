"""An edition is written in one way only, and read back as it was."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ccg_rules.rulebook import load, load_edition
from ccg_rules.rulebook.load import DATA
from ccg_rules.rulebook.write import to_toml
from ccg_rules.text import Words

if TYPE_CHECKING:
    from pathlib import Path

SHIPPED = tuple(load(DATA).editions)


@pytest.mark.parametrize("edition_id", SHIPPED)
def test_the_shipped_editions_are_written_as_they_are(edition_id: str) -> None:
    written = to_toml(load(DATA).edition(edition_id))
    assert written == (DATA / f"{edition_id}.toml").read_text(encoding="utf-8")


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    edition = load(DATA).edition("berserk-execution")
    bare = tuple(replace(each, en=None, en_of=None) for each in edition.paragraphs)
    draft = replace(edition, id="draft", date="2026-11", complete=True, paragraphs=bare, judgements=())
    path = tmp_path / "draft.toml"
    path.write_text(to_toml(draft), encoding="utf-8")
    read = load_edition(path)
    assert (read.date, read.complete, read.follows) == ("2026-11", True, "berserk-vanguard")
    assert read.paragraphs == bare
    assert (read.sources, read.coverage) == (edition.sources, edition.coverage)


@given(
    st.text(st.characters(exclude_categories=["Cs"]), min_size=1),
    st.text(st.sampled_from("'\"\\\n абв«»\t\x7f\x00")),
)
def test_any_text_is_written_so_that_it_is_read_as_it_was(ru: str, en: str) -> None:
    edition = replace(
        load(DATA).edition("berserk-heroes"), note=Words(ru=ru, en=en), title=Words(ru=en, en=ru)
    )
    read = tomllib.loads(to_toml(edition))
    assert read["title"] == {"ru": en, "en": ru}
    assert read["note"] == {"ru": ru.replace("\r\n", "\n") if "\r" in ru else ru, "en": en}
