"""Quotes stand letter for letter, or are stale with a reason and a proposal."""

from __future__ import annotations

import pytest

from ccg_rules.rulebook import (
    QuoteLine,
    QuoteSyntaxError,
    Sentence,
    check_quote,
    check_quotes,
    load,
    normalise,
    read_quotes,
    uncovered,
)
from ccg_rules.text import LANGS

VANGUARD, EXECUTION, HEROES = "berserk-vanguard", "berserk-execution", "berserk-heroes"

FLANKS = "deployment.first.flanks"
FLANKS_X = (
    "Лишь после того, как все эти клетки окажутся занятыми, Первый игрок получает право "
    "размещать карты на оставшихся клетках 2-го и 3-го ряда."
)
FLANKS_V = (
    "Лишь после того, как все эти клетки окажутся занятыми, Первый игрок получает право "
    "помещать карты на оставшиеся клетки 2-го и 3-го ряда."
)


def key_of(edition_id: str, number: str, at: int) -> str:
    """Return the key of the sentence that stands at `at`, from 1, in the paragraph with that number."""
    return load().edition(edition_id).numbered(number)[0].sentences[at - 1].key


def why(edition_id: str, key: str, label: str, text: str) -> str | None:
    """Check a quote; return `None` when it fits, else the id of the reason why it is stale."""
    result = check_quote(load().edition(edition_id), key, QuoteLine(edition_id, label, text))
    assert result.fits is not result.stale
    assert result.fits == (result.why is None)
    if result.why is None:
        return None
    for lang in LANGS:
        assert result.why.say(lang)
    return result.why.id


# Normalising


@pytest.mark.parametrize(
    ("text", "normal"),
    [
        ("  два \n\t слова\u00a0и\u202fещё ", "два слова и ещё"),
        ("«да» “да” „да“ „да” \"да\" «да»", '"да" "да" "да" "да" "да" "да"'),
        ("a - b – c — d", "a – b – c – d"),
        ("- первое", "– первое"),
        ("2-го, 1–3 и -1", "2-го, 1–3 и -1"),
        ('особенности " Может не открываться" и', 'особенности "Может не открываться" и'),
        ('особенности "Может не открываться " и', 'особенности "Может не открываться" и'),
        ('карт " в начале хода" и " при открытии" (а', 'карт "в начале хода" и "при открытии" (а'),
        ("« да », « да »", '"да", "да"'),
        ('не закрыто " да', 'не закрыто "да'),
        ('медленных" игродействий', 'медленных" игродействий'),
        ('" в начале', '"в начале'),
        ('хода "', 'хода"'),
        ('("да")', '("да")'),
        ('"а "б" в " г', '"а "б" в" г'),
        ("«когда «да» и „нет“ …».", '"когда "да" и "нет" …".'),
        ("3х3, Х и X; … [текст].", "3х3, Х и X; … [текст]."),
        ("", ""),
    ],
)  # fmt: skip
def test_normalise(text: str, normal: str) -> None:
    assert normalise(text) == normal
    assert normalise(normal) == normal


@pytest.mark.parametrize(
    ("one", "other"), [("3х3", "3x3"), ("ещё", "еще"), ("ряд", "ряд."), ("Ряд", "ряд"), ("…", "...")]
)
def test_letters_and_punctuation_stay_as_they_are(one: str, other: str) -> None:
    assert normalise(one) != normalise(other)


# Parsing


@pytest.mark.parametrize(
    ("line", "quote"),
    [
        ("berserk-execution 404.1.2   «Да.»", (EXECUTION, "404.1.2", "Да.")),
        ("    berserk-vanguard [404.1.2]  «Да.»  ", (VANGUARD, "[404.1.2]", "Да.")),
        ("berserk-heroes 304.4 «все «В начале хода», а»", (HEROES, "304.4", "все «В начале хода», а")),
        ('berserk-heroes 1 « "да" »', (HEROES, "1", '"да"')),
        ("house 1 «Да.»", ("house", "1", "Да.")),
    ],
)  # fmt: skip
def test_a_quote_line(line: str, quote: tuple[str, str, str]) -> None:
    parsed = QuoteLine.parse(line)
    assert parsed == QuoteLine(*quote)
    assert QuoteLine.parse(str(parsed)) == parsed


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("одно […] другое", ("одно", "другое")),
        ("одно […] другое […] третье", ("одно", "другое", "третье")),
        ("[…] другое", ("другое",)),
        ("одно […]", ("одно",)),
        ("атаку …» и [текст]", ("атаку …» и [текст]",)),
    ],
)
def test_pieces(text: str, pieces: tuple[str, ...]) -> None:
    parsed = QuoteLine.parse(f"berserk-heroes 307.1 «{text}»")
    assert parsed
    assert parsed.pieces == pieces


@pytest.mark.parametrize(
    "line",
    [
        "",
        "Края 2-го и 3-го ряда открываются, лишь когда центр занят",
        "Края «открываются»",
        "The flanks «open»",
        "see «flank» and 404.1.2",
        "at 3 cards",
        "404.1.2 «Да.»",
    ],
)
def test_prose_is_no_quote(line: str) -> None:
    assert QuoteLine.parse(line) is None


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("berserk-execution 404.1.2", "quote-syntax"),
        ("berserk-execution 404.1.2 Да.", "quote-syntax"),
        ("berserk-execution 404.1.2 «Да.", "quote-syntax"),
        ("berserk-execution 404.1.2 Да.»", "quote-syntax"),
        ("berserk-execution 404.1.2 «Да.» (старая)", "quote-syntax"),
        ("berserk-execution «Да.»", "quote-syntax"),
        ("berserk-execution [404.1.2 «Да.»", "quote-syntax"),
        ("berserk-execution 404.1.2] «Да.»", "quote-syntax"),
        ("berserk-execution 404.1.xy «Да.»", "quote-syntax"),
        ("berserk-execution 404.1.2 «»", "quote-empty"),
        ("berserk-execution 404.1.2 « […] »", "quote-empty"),
        ("berserk-execution 404.1.2 «Да […] .»", "quote-empty"),
    ],
)
def test_a_miswritten_quote_is_an_error(line: str, reason: str) -> None:
    with pytest.raises(QuoteSyntaxError) as wrong:
        QuoteLine.parse(f"  {line}")
    assert wrong.value.message.id == reason
    assert line in str(wrong.value)
    assert line in wrong.value.message.say("ru")


def test_the_quotes_of_a_description() -> None:
    description = f"""
        Края 2-го и 3-го ряда открываются, лишь когда центр занят

        berserk-execution 404.1.2   «{FLANKS_X}»
        berserk-vanguard [404.1.2]  «{FLANKS_V}»
    """
    quotes = read_quotes(description)
    assert [q.edition for q in quotes] == [EXECUTION, VANGUARD]
    assert all(result.fits for result in check_quotes(load(), FLANKS, quotes))


# Checking


def test_every_sentence_quoted_whole_fits_and_is_covered() -> None:
    for edition in load().editions.values():
        for sentence in edition.sentences:
            quote = QuoteLine.parse(f"{edition.id} {edition.owner(sentence.key).label} «{sentence.text}»")
            assert quote
            assert check_quote(edition, sentence.key, quote).fits
            assert uncovered(sentence, [quote]) == ()


@pytest.mark.parametrize(
    ("edition_id", "number", "at", "label", "text"),
    [
        # White space, quote marks and dashes may be written otherwise.
        (VANGUARD, "410.1", 2, "410.1", "особенности «Может не открываться в начале хода»."),
        (VANGUARD, "410.1", 2, "410.1", 'особенности " Может не открываться в начале хода".'),
        (EXECUTION, "409.1", 2, "409.1", 'особенности " Может не открываться в начале хода".'),
        (EXECUTION, "406.1", 1, "406.1", "вида «в начале боя — [текст]»."),
        (VANGUARD, "403.1", 2, "403.1", 'вида "до набора отряда – [текст]".'),
        (EXECUTION, "404.1.2", 2, "404.1.2", "Лишь после\n      того,   как все эти клетки"),
        # Heroes nests guillemets, and has an ellipsis of its own.
        (HEROES, "304.4", 1, "304.4", "способности «В начале хода», а также"),
        (HEROES, "307.1", 2, "307.1", "способности «когда противник объявляет атаку …»."),
        (HEROES, "307.1", 2, "307.1", "После такой заявки […] «когда противник объявляет атаку …»."),
        (HEROES, "307.2", 1, "307.2", "(«когда атакует», «при ударе», «при атаке» и т.п.)."),
        # Pieces.
        (EXECUTION, "404.1.2", 2, "404.1.2", "Лишь после того, […] Первый игрок […] 3-го ряда."),
        (EXECUTION, "404.1.2", 2, "404.1.2", "[…] 2-го и 3-го ряда."),
        # Numbers with dots, and the end of a sentence without a full stop.
        (VANGUARD, "402.4", 2, "[402.4]", "повторить перемешивание колоды (п.402.2)"),
        (VANGUARD, "402.3", 3, "[402.3]", "Игрок может посмотреть карты своей раздачи"),
        (EXECUTION, "404.1", 2, "404.1", "404.1.1 – 404.1.4"),
    ],
)
def test_what_fits(edition_id: str, number: str, at: int, label: str, text: str) -> None:
    assert why(edition_id, key_of(edition_id, number, at), label, text) is None


@pytest.mark.parametrize(
    "text",
    [
        FLANKS_X.replace("размещать", "размешать"),
        FLANKS_X.replace("Лишь", "лишь"),
        FLANKS_X.replace("занятыми,", "занятыми"),
        FLANKS_V,
        # Pieces in the wrong order, or twice where the sentence has it once.
        "Первый игрок […] Лишь после того",
        "Первый игрок […] Первый игрок",
        # Parts of words.
        "после того, как все эти клет",
        "Лишь посл",
        "ишь после того",
        "2-го и 3",
        "го и 3-го ряда.",
        # The sentence before, which stands in the same paragraph.
        "размером 3х3 клетки.",
    ],
)
def test_a_text_that_differs_is_stale(text: str) -> None:
    assert why(EXECUTION, FLANKS, "404.1.2", text) == "quote-text"


def test_part_of_a_number_is_no_quote() -> None:
    assert why(EXECUTION, key_of(EXECUTION, "404.1", 2), "404.1", "п.п.404.1") == "quote-text"


@pytest.mark.parametrize(
    ("edition_id", "label", "reason"),
    [
        (EXECUTION, "404.1.3", "quote-label"),
        (EXECUTION, "404.1", "quote-label"),
        (EXECUTION, "[404.1.2]", "quote-brackets"),
        (VANGUARD, "404.1.2", "quote-brackets"),
        (VANGUARD, "[404.1.3]", "quote-label"),
        (VANGUARD, "404.1.3", "quote-label"),
    ],
)
def test_a_wrong_number_or_wrong_brackets_are_stale(edition_id: str, label: str, reason: str) -> None:
    text = {EXECUTION: FLANKS_X, VANGUARD: FLANKS_V}[edition_id]
    right = {EXECUTION: "404.1.2", VANGUARD: "[404.1.2]"}[edition_id]
    assert why(edition_id, FLANKS, label, text) == reason
    result = check_quote(load().edition(edition_id), FLANKS, QuoteLine(edition_id, label, text))
    assert result.proposal == f"{edition_id} {right} «{text}»"
    assert result.nearest == load().edition(edition_id).sentence(FLANKS)


def test_a_key_that_the_edition_has_not_is_stale() -> None:
    text = "Карты, которые в силу каких-то причин не удалось поместить на поле боя"
    quote = QuoteLine(EXECUTION, "404.1.4", text)
    result = check_quote(load().edition(EXECUTION), "deployment.unplaced.return_to_deck", quote)
    assert result.why
    assert result.why.id.startswith("unknown-key")
    assert result.proposal is None
    # A paragraph is not quoted, its sentences are.
    assert why(EXECUTION, "deployment.first", "404.1.2", FLANKS_X) == "unknown-key-near"


def test_a_quote_whose_key_has_moved_finds_its_words_again() -> None:
    result = check_quote(
        load().edition(EXECUTION), "deployment.first.sides", QuoteLine(EXECUTION, "404.1.2", FLANKS_X)
    )
    assert result.stale
    assert result.nearest
    assert result.nearest.key == FLANKS


def test_an_unknown_edition_is_stale() -> None:
    (result,) = check_quotes(load(), FLANKS, [QuoteLine("berserk-executions", "404.1.2", FLANKS_X)])
    assert result.stale
    assert result.why
    assert result.why.id == "unknown-edition-near"
    assert (result.nearest, result.proposal) == (None, None)


def test_a_quote_is_not_checked_against_another_edition() -> None:
    with pytest.raises(ValueError, match="cannot be checked"):
        check_quote(load().edition(EXECUTION), FLANKS, QuoteLine(VANGUARD, "[404.1.2]", FLANKS_V))


# Mending


@pytest.mark.parametrize(
    ("text", "mended"),
    [
        (FLANKS_V, FLANKS_X),
        (FLANKS_X.replace("Лишь", "Только"), FLANKS_X),
        (
            "Лишь после того, как все эти клетки окажутся полными",
            "Лишь после того, как все эти клетки окажутся занятыми,",
        ),
        (
            "помещать карты на оставшиеся клетки 2-го и 3-го ряда.",
            "размещать карты на оставшихся клетках 2-го и 3-го ряда.",
        ),
        (
            "Лишь после того […] помещать карты на […] 2-го и 3-го ряда.",
            "Лишь после того, […] размещать карты на […] 2-го и 3-го ряда.",
        ),
        # Only the first piece is drawn to the beginning, and only the last one to the end.
        (
            "Лишь после тех […] Первый игрок имеет право",
            "Лишь после того, […] Первый игрок получает право",
        ),
        (
            "клетки окажутся занятыми. […] 3-го ряда.",
            "клетки окажутся занятыми, […] 3-го ряда.",
        ),
        # More than the sentence has before what matches.
        ("и лишь после того, как все эти клетки", "Лишь после того, как все эти клетки"),
        # Nothing of it is left: the whole sentence.
        ("Игрок проигрывает партию", FLANKS_X),
    ],
)
def test_the_proposal_quotes_what_was_meant(text: str, mended: str) -> None:
    edition = load().edition(EXECUTION)
    result = check_quote(edition, FLANKS, QuoteLine(EXECUTION, "404.1.2", text))
    assert result.stale
    assert result.proposal == f"{EXECUTION} 404.1.2 «{mended}»"


def test_a_proposal_always_fits() -> None:
    """What every sentence of one edition says, quoted under the same key in the other."""
    vanguard, execution = load().edition(VANGUARD), load().edition(EXECUTION)
    stale = 0
    for sentence in vanguard.sentences:
        if execution.find(sentence.key) is None:
            continue
        label = vanguard.owner(sentence.key).label
        result = check_quote(execution, sentence.key, QuoteLine(EXECUTION, label, sentence.text))
        if result.stale:
            stale += 1
            assert result.proposal
            mended = QuoteLine.parse(result.proposal)
            assert mended
            assert check_quote(execution, sentence.key, mended).fits
    assert stale > 20


def test_number_and_text_are_mended_together() -> None:
    assert why(EXECUTION, FLANKS, "[404.1.3]", FLANKS_V) == "quote-text-and-label"
    quote = QuoteLine(EXECUTION, "[404.1.3]", FLANKS_V)
    result = check_quote(load().edition(EXECUTION), FLANKS, quote)
    assert result.proposal == f"{EXECUTION} 404.1.2 «{FLANKS_X}»"


def test_the_nearest_may_be_another_sentence() -> None:
    edition = load().edition(EXECUTION)
    text = "В последнюю очередь карты размещаются на пустых клетках 1-го ряда."
    result = check_quote(edition, FLANKS, QuoteLine(EXECUTION, "404.1.2", text))
    assert result.nearest
    assert result.nearest.key == "deployment.first.front_edges"


def test_of_sentences_alike_the_nearest_is_its_own() -> None:
    """Several windows of one edition forfeit what is declined in the same words."""
    edition = load().edition(EXECUTION)
    words = (
        "Если игрок в свой черёд отказался от использования этой особенности, "
        "то сыграть её позже он не сможет."
    )
    keys = [s.key for s in edition.sentences if s.text == words]
    assert len(keys) == 3
    for key in keys:
        quote = QuoteLine(EXECUTION, edition.owner(key).label, words.replace("сыграть", "сыгрывать"))
        result = check_quote(edition, key, quote)
        assert result.nearest
        assert result.nearest.key == key


# Covering


@pytest.mark.parametrize(
    ("texts", "left"),
    [
        (["Одна карта занимает одну клетку 2-го ряда (п.404.1)."], ()),
        (["Одна карта", "занимает одну клетку 2-го ряда", "(п.404.1)"], ()),
        (["Одна […] занимает", "карта", "одну клетку 2-го ряда (п.404.1)."], ()),
        (["Одна карта […] 2-го ряда"], ("занимает", "одну", "клетку", "п", "404.1")),
        (["занимает одну клетку"], ("Одна", "карта", "2-го", "ряда", "п", "404.1")),
        ([], ("Одна", "карта", "занимает", "одну", "клетку", "2-го", "ряда", "п", "404.1")),
        # A quote that does not fit covers nothing, not even by its good piece.
        (["Одна карта […] занимала", "занимает одну клетку 2-го ряда (п.404.1)."], ("Одна", "карта")),
    ],
)
def test_uncovered_words(texts: list[str], left: tuple[str, ...]) -> None:
    sentence = Sentence("squad.cell", "Одна карта занимает одну клетку 2-го ряда (п.404.1).", normative=True)
    assert uncovered(sentence, [QuoteLine("house", "1", text) for text in texts]) == left
