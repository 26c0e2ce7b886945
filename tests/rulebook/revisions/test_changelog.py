"""The change log: what a Markdown reader shows of it is what changed, verbatim."""

from __future__ import annotations

from dataclasses import replace
from html.parser import HTMLParser

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from ccg_rules.rulebook import Role, load
from ccg_rules.rulebook.revisions import compare, redline
from ccg_rules.rulebook.revisions.changelog import _redline, changelog, escaped
from ccg_rules.text import LANGS, Lang, say

from .books import edition
from .synthetic import editions

MARKDOWN = MarkdownIt("commonmark").enable("strikethrough")


class Read(HTMLParser):
    """What a reader sees: the text, without what is struck and without what is bold, and the headings."""

    def __init__(self, markdown: str) -> None:
        super().__init__()
        self.within: list[str] = []
        self.text = self.old = self.new = ""
        self.tags: set[str] = set()
        self.headings: list[str] = []
        self.feed(MARKDOWN.render(markdown))

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.within.append(tag)
        self.tags.add(tag)
        if tag in ("h1", "h2"):
            self.headings.append("")

    def handle_endtag(self, tag: str) -> None:
        self.within.remove(tag)

    def handle_data(self, data: str) -> None:
        self.text += data
        if "strong" not in self.within:
            self.old += data
        if "s" not in self.within:
            self.new += data
        if self.within and self.within[-1] in ("h1", "h2"):
            self.headings[-1] += data


def plain(text: str) -> str:
    return " ".join(text.split())


PUNCTUATION = "".join(chr(code) for code in range(33, 127) if not chr(code).isalnum())


def test_no_text_becomes_markup() -> None:
    for text in (
        PUNCTUATION,
        PUNCTUATION[::-1],
        "**а** _б_ `в` [г](д) <b>е</b> ~~ж~~ &amp; \\* ![и](к) a|b",
        "  а\tб  ",
    ):
        read = Read(f"- {escaped(text)}")
        assert plain(read.text) == plain(text)
        assert read.tags == {"ul", "li"}


_PIECES = st.sampled_from(
    [
        "ход",
        "игрока",
        "(не обязательно)",
        "карты,",
        "«медленных»",
        "2-го",
        "404.1.4",
        "*",
        "~~",
        "_а_",
        "[1]",
        "–",
        ".",
    ]
)
_TEXTS = st.lists(_PIECES, max_size=9).map(" ".join)


@settings(max_examples=300, deadline=None)
@given(_TEXTS, _TEXTS, st.booleans())
def test_a_redline_shows_both_texts_whole(old: str, new: str, glued: bool) -> None:
    if glued:
        old, new = old.replace(" ", ""), new.replace(" ", "")
    read = Read(f"x {_redline(redline(old, new))}")
    assert plain(read.old) == plain(f"x {old}")
    assert plain(read.new) == plain(f"x {new}")
    assert read.tags <= {"p", "s", "strong"}


@pytest.mark.parametrize(
    ("old", "new", "shown"),
    [
        ("Ход игрока.", "Ход соперника.", "Ход ~~игрока.~~ **соперника.**"),
        ("выбора, движения и", "выбора и", "~~выбора, движения~~ **выбора** и"),
        ("a b", "a b", "a b"),
        ("а  б", "а б", "а б"),
        ("помещаются карты на", "карты размещаются на", "~~помещаются карты~~ **карты размещаются** на"),
    ],
)
def test_whole_words_are_marked(old: str, new: str, shown: str) -> None:
    assert _redline(redline(old, new)) == shown


OLD = edition(
    "old",
    "1. Подготовка.",
    "1.1. Первый игрок выбирает карты из своей колоды и кладёт их на стол.",
    "1.2. Второй игрок ждёт своего хода. Затем он раскладывает свой отряд на клетках поля.",
    "1.3. Никто не может смотреть чужую раздачу до начала первого боя.",
    "2. Авангард.",
    "2.1. Игроки чередуют использование особенностей своих карт один раз за бой.",
    "3. Бой.",
    "3.1. Когда завершается предварительная фаза, игра переходит в основную фазу.",
    "3.2. Каждый ход игрока начинается с начальной фазы и кончается заключительной.",
)
NEW = edition(
    "new",
    "1. Подготовка.",
    "1.1. Первый игрок выбирает карты из своей раздачи и кладёт их на стол.",
    "1.2. Второй игрок ждёт своего хода.",
    "1.3. Затем он раскладывает свой отряд на клетках поля.",
    "1.4. Никто не может смотреть чужую раздачу до начала первого боя.",
    "2. Бой.",
    "2.1. Когда завершается предварительная фаза, игра переходит в основную фазу.",
    "2.2. Каждый ход игрока начинается с начальной фазы и кончается заключительной.",
    "2.3. *Эта* карта_убита [навсегда] & возвращается в ~~колоду~~ владельца.",
)


@pytest.mark.parametrize("lang", LANGS)
def test_everything_stands_under_its_heading(lang: Lang) -> None:
    text = changelog(compare(OLD, NEW), lang)
    read = Read(text)
    titles = [
        say(lang, f"changelog-{name}")
        for name in ("reused", "added", "removed", "reworded", "split", "renumbered")
    ]
    assert read.headings[1:] == titles
    sections = {part.splitlines()[0]: part for part in text.split("\n## ")[1:]}
    reused, added, removed, reworded, split, renumbered = (sections[title] for title in titles)
    assert "*Эта*" in Read(added).text
    assert "[навсегда] & возвращается в ~~колоду~~" in Read(added).text
    assert "**2.1**" in removed
    assert "~~колоды~~ **раздачи**" in reworded
    assert "**1.2** → **1.2**, **1.3**" in split
    assert "- 3 → 2 " in renumbered
    assert "**2** " in reused
    assert "«Авангард.»" in reused
    assert "«Бой.»" in reused


def test_nothing_differs() -> None:
    assert say("en", "changelog-nothing") in changelog(compare(OLD, OLD), "en")


def test_the_log_of_the_shipped_editions_tells_what_is_judged_and_what_was_not_compared() -> None:
    rulebook = load()
    old, new = rulebook.edition("berserk-vanguard"), rulebook.edition("berserk-execution")
    text = changelog(compare(old, new), "en")
    read = Read(text)
    assert f"{old.title.en} → {new.title.en}" in read.text
    assert f"berserk-vanguard (undated, sha256 {old.sha256[:12]}…)" in read.text
    assert "408–411 → 407–410 (15 clauses)" in read.text
    assert "404.1.4 was:" not in plain(read.text)
    assert "404.1.4 (perhaps a full rewrite of [404.1.4]; if it is another rule, the number" in read.text
    assert "407 was:" in plain(read.text)
    assert "kept 7, renumbered 15, added 2, removed 4, not covered 29" in read.text
    assert "judged to mean something else: one optional Execution Subphase" in read.text
    assert "in berserk-execution only: 404.2–405.1" in read.text
    assert "in berserk-vanguard only: [402.3]–[403.2.2], [411.2]–[414.1]" in read.text
    # Each in the language of its reader, the rules themselves as they are printed.
    russian = changelog(compare(old, new), "ru")
    assert "без даты" in russian
    assert "A player loses the game" not in russian
    assert "A player loses the game" in text


def test_a_text_of_any_size_and_role_is_told() -> None:
    old, new, _ = editions(1, 300)
    read = Read(changelog(compare(old, new), "ru"))
    assert read.tags <= {"h1", "h2", "ul", "li", "p", "strong", "s"}
    bullets = replace(old, paragraphs=tuple(p for p in old.paragraphs if p.role is not Role.BULLET))
    assert Read(changelog(compare(old, bullets), "ru")).headings[1] == say("ru", "changelog-removed")
