"""The catalogue of messages: both languages say the same, and plurals come in the forms of the language."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from string import Formatter

import pytest

from ccg_rules import text
from ccg_rules.text import LANGS, Lang, Message, Words, catalogue, language_of, say

PLURAL_FORMS = {"en": 2, "ru": 3}

# Read here file by file, so that a faulty message fails its own tests and not the collection of all.
EVERY_MESSAGE = [
    pytest.param(texts, id=f"{entry.name}:{ident}")
    for entry in sorted((files("ccg_rules") / "messages").iterdir(), key=lambda e: e.name)
    for ident, texts in tomllib.loads(entry.read_text(encoding="utf-8")).items()
]


def test_every_message_stands_once() -> None:
    assert len(catalogue()) == len(EVERY_MESSAGE)


def plurals(pattern: str) -> list[tuple[str, list[str]]]:
    """Return the plurals of a pattern: the argument each goes by, and its forms."""
    return [(m[1], m[2][1:].split("|")) for m in text._PLURAL.finditer(pattern)]


def placeholders(pattern: str) -> set[str]:
    """Return the arguments of a pattern. Raises `ValueError` for a brace that stands alone."""
    plain = text._PLURAL.sub(r"{\1}", pattern)
    return {name for _, name, _, _ in Formatter().parse(plain) if name is not None}


@pytest.mark.parametrize("texts", EVERY_MESSAGE)
def test_both_languages_have_the_same_placeholders(texts: dict[str, str]) -> None:
    message = Words(**texts)
    assert placeholders(message.ru) == placeholders(message.en)
    assert all(name.isidentifier() for name in placeholders(message.en))


@pytest.mark.parametrize("texts", EVERY_MESSAGE)
def test_plurals_have_the_forms_of_their_language(texts: dict[str, str]) -> None:
    for lang in LANGS:
        for argument, forms in plurals(Words(**texts).say(lang)):
            assert len(forms) == PLURAL_FORMS[lang], argument
            assert all(forms)


@pytest.mark.parametrize("texts", EVERY_MESSAGE)
def test_the_russian_is_not_left_in_english(texts: dict[str, str]) -> None:
    assert texts["ru"] != texts["en"] or placeholders(texts["ru"])


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> dict[str, Words]:
    """A catalogue of our own, so that what is tested does not depend on the wording of the product."""
    found = {
        "count": Words(
            ru="{n} {n|сценарий|сценария|сценариев} в {where}", en="{n} {n|scenario|scenarios} in {where}"
        ),
        "here": Words(ru="здесь", en="here"),
        "outer": Words(ru="«{inner}»", en="“{inner}”"),
    }
    monkeypatch.setattr(text, "catalogue", lambda: found)
    return found


@pytest.mark.usefixtures("words")
@pytest.mark.parametrize(
    ("n", "ru", "en"),
    [
        (0, "сценариев", "scenarios"),
        (1, "сценарий", "scenario"),
        (2, "сценария", "scenarios"),
        (4, "сценария", "scenarios"),
        (5, "сценариев", "scenarios"),
        (11, "сценариев", "scenarios"),
        (12, "сценариев", "scenarios"),
        (14, "сценариев", "scenarios"),
        (21, "сценарий", "scenarios"),
        (22, "сценария", "scenarios"),
        (111, "сценариев", "scenarios"),
        (112, "сценариев", "scenarios"),
        (122, "сценария", "scenarios"),
    ],
)
def test_the_plural_fits_the_number(n: int, ru: str, en: str) -> None:
    assert say("ru", "count", n=n, where="X") == f"{n} {ru} в X"
    assert say("en", "count", n=n, where="X") == f"{n} {en} in X"


@pytest.mark.usefixtures("words")
def test_arguments_are_worded_in_the_same_language() -> None:
    message = Message("outer", {"inner": Message("here")})
    assert message.say("ru") == "«здесь»"
    assert message.say("en") == "“here”"
    assert Message("outer", {"inner": Words(ru="да", en="yes")}).say("ru") == "«да»"
    assert text.words("outer", inner=Message("here")) == Words(ru="«здесь»", en="“here”")


@pytest.mark.usefixtures("words")
@pytest.mark.parametrize("call", [("nowhere", {}), ("outer", {})])
def test_an_unknown_message_or_a_missing_argument_is_an_error(call: tuple[str, dict[str, str]]) -> None:
    ident, args = call
    with pytest.raises(KeyError):
        say("en", ident, **args)


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
        ({"LC_ALL": "ru_RU.UTF-8", "LANG": "en_GB.UTF-8"}, "ru"),
        ({"LC_ALL": "", "LC_MESSAGES": "en_GB.UTF-8", "LANG": "ru_RU.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_locale(environ: dict[str, str], lang: Lang) -> None:
    assert language_of(environ) == lang


def test_words_in_both_languages() -> None:
    assert Words(ru="да", en="yes").to_json() == {"ru": "да", "en": "yes"}
    assert [Words(ru="да", en="yes").say(lang) for lang in LANGS] == ["да", "yes"]
