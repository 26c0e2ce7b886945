"""Cross references are found in the Russian texts and resolved against their edition."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ccg_rules.rulebook import Resolution, check_references, find_references, load
from ccg_rules.text import LANGS
from tests.rulebook import tiny

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("text", "labels"),
    [
        ("повторить (п.402.2) и раздать (п.402.3), но", ["402.2", "402.3"]),
        ("в п.п.404.1.1 – 404.1.4.", ["404.1.1 – 404.1.4"]),
        ("в п.п.403.2.1 - 403.2.2.", ["403.2.1 – 403.2.2"]),
        ("в п. п. 403.2.1—403.2.2", ["403.2.1 – 403.2.2"]),
        ("в пп. 404.1.1, 404.1.3 – 404.1.4 и 404.2", ["404.1.1", "404.1.3 – 404.1.4", "404.2"]),
        ("П. 404 гласит", ["404"]),
        ("по пункту 404.1.2 и 15 карт", ["404.1.2"]),
        ("согласно пунктам 404.1 и 404.2", ["404.1", "404.2"]),
        ("и т.п. 5 карт", []),
        ("получает 15 карт, 1 раз за ход", []),
        ("поп.404.1 и стоп.5", []),
        ("по п. 702.6c и п.702.6.б.", ["702.6c", "702.6.б"]),
        ("(см. 5.3)", ["5.3"]),
        ("высотой 10 см. 5 карт", []),
        ("по § 5 и §§ 7.1–7.3", ["5", "7.1 – 7.3"]),
        ("See rule 702.6c, or rules 100.1–100.3 and 101.2a.", ["702.6c", "100.1 – 100.3", "101.2a"]),
        ("see section 4, “Zones”; see 5.1", ["4", "5.1"]),
        ("the ruler 5 and rule 5th", []),
        ("(см. главы 408, 409 и 410)", ["408", "409", "410"]),
        ("по главе 9 и разделу 4.2, статьи 12 – 14", ["9", "4.2", "12 – 14"]),
        ("из главы 4 и 15 карт", ["4"]),
        ("главы 9 и 10, статус 5, главный 5", ["9", "10"]),
        ("Глава 4. См. главу 5 и п. 6.1.", ["5", "6.1"]),
        ("see chapters 4, 5 and 6", ["4", "5", "6"]),
    ],
)
def test_references_are_found(text: str, labels: list[str]) -> None:
    assert [r.label for r in find_references(text)] == labels


def test_a_reference_knows_where_it_stands() -> None:
    text = "правилам, перечисленным в п.п.404.1.1 – 404.1.4."
    (reference,) = find_references(text)
    assert text[reference.start : reference.end] == "404.1.1 – 404.1.4"
    assert (reference.first, reference.last) == ("404.1.1", "404.1.4")


def test_the_references_of_the_shipped_editions() -> None:
    found = [
        (edition.id, f.paragraph.label, f.reference.label, f.resolution, f.numbers)
        for edition in load().editions.values()
        for f in check_references(edition)
    ]
    assert found == [
        ("berserk-vanguard", "[402.4]", "402.2", Resolution.NOT_COVERED, ("402.2",)),
        ("berserk-vanguard", "[402.4]", "402.3", Resolution.RESOLVED, ()),
        ("berserk-vanguard", "403.1.1", "403.2.1 – 403.2.2", Resolution.RESOLVED, ()),
        ("berserk-vanguard", "[403.2]", "403.2.1 – 403.2.2", Resolution.RESOLVED, ()),
        ("berserk-vanguard", "[404.1]", "404.1.1 – 404.1.3", Resolution.SHORT, ("404.1.4",)),
        ("berserk-execution", "404.1", "404.1.1 – 404.1.4", Resolution.RESOLVED, ()),
    ]


@pytest.mark.parametrize(
    ("reference", "resolution", "numbers"),
    [
        ("п.1.1", Resolution.RESOLVED, ()),
        ("п.1.5", Resolution.DANGLING, ("1.5",)),
        ("п.2", Resolution.NOT_COVERED, ("2",)),
        ("п.п.1.1 – 1.2", Resolution.RESOLVED, ()),
        ("п.п.1.1 – 1.1", Resolution.RESOLVED, ()),
        ("п.п.1.1 – 1.5", Resolution.DANGLING, ("1.3", "1.4", "1.5")),
        ("п.п.1.2 – 1.1", Resolution.RESOLVED, ()),
        ("п.п.1 – 3", Resolution.NOT_COVERED, ("2", "3")),
        ("п.п.1.8 – 2.1", Resolution.DANGLING, ("1.8",)),
        ("rules 1.2a–1.2c", Resolution.DANGLING, ("1.2a", "1.2b", "1.2c")),
        ("rules 1.2k–1.2m", Resolution.DANGLING, ("1.2k", "1.2m")),
    ],
)
def test_how_a_reference_stands(
    tmp_path: Path, reference: str, resolution: Resolution, numbers: tuple[str, ...]
) -> None:
    """The small edition has 1, 1.1 and 1.2, and covers 1 to 1.9."""
    data = tiny.files()
    data[tiny.HEROES]["paragraphs"] = [
        tiny.paragraph("start", "1", 1, tiny.sentence("start.x", f"См. {reference}."), role="heading"),
        tiny.paragraph("start.one", "1.1", 2, tiny.sentence("start.one.x", "Раз.")),
        tiny.paragraph("start.two", "1.2", 3, tiny.sentence("start.two.x", "Два.")),
    ]
    (finding,) = check_references(load(tiny.write(tmp_path, data)).edition("heroes"))
    assert (finding.resolution, finding.numbers) == (resolution, numbers)
    for lang in LANGS:
        assert finding.reference.label in finding.message.say(lang)
        assert all(number in finding.message.say(lang) for number in numbers)
