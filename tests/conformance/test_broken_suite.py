"""One thing broken at a time: each is reported for what it is, and the rest of the suite still runs."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pytest

from ccg_rules.rulebook import load

from .suites import (
    CENTRE,
    EXECUTION,
    FLANKS,
    NO_FLANK_FIRST,
    NO_FLANK_YET,
    ONE_PER_CELL,
    SMALL,
    VANGUARD,
    Ran,
    copied_checkout,
    edit,
    quote,
    verify,
    written,
)

if TYPE_CHECKING:
    from pathlib import Path

FILE = "berserk/small.feature"
QUOTE = f"«{load().edition(EXECUTION).sentence(FLANKS).text}»"
STRAY = "Лишь после того, как все"


def conforms(ran: Ran, *keys: str) -> None:
    """Assert that these sentences were tried in both editions, and conform."""
    for key in keys:
        for edition in (EXECUTION, VANGUARD):
            assert ran.scenarios(key, edition)
            assert {s["outcome"] for s in ran.scenarios(key, edition)} == {"passed"}
            assert ran.verdict(key, edition) == "conforms"


def test_nothing_is_reported_of_a_suite_that_is_whole(tmp_path: Path) -> None:
    """The measure of all the others: the same run, unbroken."""
    ran = verify(tmp_path, features=written(tmp_path, SMALL))
    assert (ran.code, ran.findings) == (0, [])
    assert len(ran.results["scenarios"]) == 10
    conforms(ran, CENTRE, FLANKS, ONE_PER_CELL)


@dataclass(frozen=True)
class Broken:
    """A way of breaking the feature file, and what is to be said of it."""

    old: str
    new: str
    code: str
    later: int = 0
    """How many lines after the beginning of `old` the finding is."""
    says: tuple[str, ...] = ()
    verdicts: dict[str, str] = field(default_factory=dict)
    """Of the Execution edition."""
    rest: tuple[str, ...] = (CENTRE, ONE_PER_CELL)
    """What is tried in both editions and conforms all the same."""


BROKEN = {
    "a letter of a quote": Broken(
        quote(FLANKS),
        quote(FLANKS).replace("занятыми", "занятымы"),
        "stale-quote",
        # The nearest text, and the line as it should be.
        says=(f"Nearest: {QUOTE}", f"Right would be: {quote(FLANKS)}"),
        verdicts={FLANKS: "stale"},
    ),
    "a number without its brackets": Broken(
        quote(FLANKS, VANGUARD),
        quote(FLANKS, VANGUARD).replace("[404.1.2]", "404.1.2"),
        "stale-quote",
        says=("[404.1.2]", f"Right would be: {quote(FLANKS, VANGUARD)}"),
        verdicts={FLANKS: "conforms"},
    ),
    "a quote that leaves words out": Broken(
        quote(FLANKS),
        quote(FLANKS).replace(STRAY, "[…]"),
        "uncovered",
        later=-3,
        says=(EXECUTION, "Лишь после того как все"),
        rest=(CENTRE, FLANKS, ONE_PER_CELL),
    ),
    "a scenario without Then": Broken(
        NO_FLANK_FIRST,
        re.sub(r" +(When|Then) .*\n", "", NO_FLANK_FIRST),
        "no-then",
        says=("no flank first",),
        rest=(CENTRE, FLANKS, ONE_PER_CELL),
    ),
    "two scenarios of one name": Broken(
        "    Example: all flanks\n",
        "    Example: in the centre\n",
        "duplicate-name",
        says=("in the centre", "the first is at line"),
        rest=(CENTRE, FLANKS, ONE_PER_CELL),
    ),
    "a mistyped keyword": Broken(
        NO_FLANK_FIRST,
        NO_FLANK_FIRST.replace("Example:", "Exmaple:"),
        "mistyped-keyword",
        says=("Exmaple: no flank first", "(Example:)"),
        rest=(CENTRE, FLANKS, ONE_PER_CELL),
    ),
    "a first step that continues nothing": Broken(
        NO_FLANK_FIRST,
        NO_FLANK_FIRST.replace("Given", "And"),
        "first-step",
        later=2,
        says=("the squads are being placed", "Given, When or Then"),
        rest=(CENTRE, FLANKS, ONE_PER_CELL),
    ),
    "an unknown column of a table": Broken(
        NO_FLANK_FIRST,
        NO_FLANK_FIRST.replace(
            "And the first player has 10 plain cards to place",
            "And these cards:\n        | card | lif |\n        | A    | 3   |",
        ),
        "table-word",
        later=3,
        says=("«lif»",),
        verdicts={FLANKS: "errored"},
    ),
    "an undefined step": Broken(
        NO_FLANK_FIRST,
        NO_FLANK_FIRST.replace("that is refused", "it is refused"),
        "step-undefined",
        later=5,
        says=("it is refused by this rule", "nearest: that is refused by this rule"),
        verdicts={FLANKS: "errored"},
    ),
    "a clause number in a step": Broken(
        NO_FLANK_FIRST,
        NO_FLANK_FIRST.replace("by this rule", "by 404.1.2"),
        "clause-number",
        later=5,
        says=("that is refused by 404.1.2",),
        verdicts={FLANKS: "errored"},
    ),
    "an unknown key": Broken(
        f"@{FLANKS}\n",
        f"@{FLANKS[:-1]}\n",
        "unknown-key",
        later=1,
        says=(f"{FLANKS[:-1]};", f"nearest: {FLANKS}"),
        verdicts={FLANKS: "untested"},
    ),
    "the key of a paragraph": Broken(
        f"@{FLANKS}\n",
        "@deployment.first\n",
        "key-of-paragraph",
        later=1,
        says=("deployment.first is the key of a whole paragraph", FLANKS),
        verdicts={FLANKS: "untested"},
    ),
}


@pytest.mark.parametrize("broken", BROKEN.values(), ids=BROKEN)
def test_broken_feature(broken: Broken, tmp_path: Path) -> None:
    folder = written(tmp_path, SMALL)
    line = edit(folder / FILE, broken.old, broken.new)
    ran = verify(tmp_path, features=folder)
    assert ran.code == 1
    assert (broken.code, FILE, line + broken.later) in ran.findings
    message = " ".join(m["message"]["en"] for m in ran.results["findings"] if m["code"] == broken.code)
    for words in broken.says:
        assert words in message
    assert f"{FILE}:{line + broken.later}: " in ran.out
    for key, verdict in broken.verdicts.items():
        assert ran.verdict(key) == verdict
    conforms(ran, *broken.rest)
    # One thing is broken, and is told once; a wrong key and a step with a number in it have consequences.
    expected = {
        "unknown-key": {"stale-quote", "unknown-key"},
        "key-of-paragraph": {"stale-quote", "key-of-paragraph"},
        "clause-number": {"clause-number", "step-undefined"},
    }
    assert {code for code, _, _ in ran.findings} == expected.get(broken.code, {broken.code})


def test_scenarios_of_a_stale_quote_are_run_all_the_same(tmp_path: Path) -> None:
    folder = written(tmp_path, SMALL)
    broken = BROKEN["a letter of a quote"]
    edit(folder / FILE, broken.old, broken.new)
    ran = verify(tmp_path, features=folder)
    assert [s["outcome"] for s in ran.scenarios(FLANKS)] == ["passed"] * 3
    assert ran.verdict(FLANKS, VANGUARD) == "conforms"


def test_two_scenarios_of_one_name_are_both_run(tmp_path: Path) -> None:
    folder = written(tmp_path, SMALL)
    second = edit(folder / FILE, "    Example: all flanks\n", "    Example: no flank first\n")
    edit(folder / FILE, "may place a card on 1a2, 1a3, 1e2, 1e3", "may place a card on 1a1")
    ran = verify(tmp_path, features=folder)
    assert ran.code == 1
    same = [s for s in ran.scenarios(FLANKS) if s["name"] == "no flank first"]
    assert [s["outcome"] for s in same] == ["passed", "failed"]
    assert same[1]["line"] == second
    assert len({s["id"] for s in same}) == 2


# Files that cannot be read as features


SYNTAX = """\
# language: ru
Функция: а

  @deployment.first.flanks
  Правило: б
    Пример: в
      Дано идёт размещение отрядов

    Сцнарий: г
"""


@pytest.mark.parametrize(
    ("content", "code", "line", "says"),
    [
        (b"Feature: \xd0\xff\n", "not-utf-8", 1, "UTF-8"),
        (SYNTAX.encode(), "syntax", 9, "Сцнарий"),
        (b"# nothing\n", "empty", 1, "Feature"),
    ],
    ids=["not UTF-8", "syntax", "empty"],
)
def test_unreadable_file(content: bytes, code: str, line: int, says: str, tmp_path: Path) -> None:
    folder = written(tmp_path, SMALL)
    (folder / "berserk" / "broken.feature").write_bytes(content)
    ran = verify(tmp_path, features=folder)
    assert ran.code == 1
    assert ran.findings == [(code, "berserk/broken.feature", line)]
    assert says in ran.message(code)
    conforms(ran, CENTRE, FLANKS, ONE_PER_CELL)


RUSSIAN = f"""\
# language: ru
Функция: Расстановка
  Deployment

  @{CENTRE}
  Правило: Центр
    The centre

    {quote(CENTRE)}

    Сценарий: в центре можно
      in the centre one may
      Дано идёт размещение отрядов
      И у первого игрока для размещения 9 простых карт
      Когда первый игрок размещает карту на клетке 1c2
      Тогда это принимается

    Сценарий: пустой
      empty
      Сцнарий: с опечаткой
      Дано идёт размещение отрядов
      И у первого игрока для размещения 9 простых карт
      Тогда первый игрок может разместить карту на клетках 1c2
"""


def test_mistyped_russian_keyword(tmp_path: Path) -> None:
    folder = written(tmp_path, SMALL)
    (folder / "berserk" / "russian.feature").write_text(RUSSIAN, encoding="utf-8")
    ran = verify(tmp_path, features=folder)
    assert ran.code == 1
    assert ran.findings == [("mistyped-keyword", "berserk/russian.feature", 20)]
    assert "(Сценарий:)" in ran.message("mistyped-keyword", "ru")
    (russian,) = [s for s in ran.scenarios(CENTRE) if s["name"] == "в центре можно"]
    assert russian["outcome"] == "passed"
    conforms(ran, CENTRE, FLANKS, ONE_PER_CELL)


# Changed sources


LAX = """

_groups = Deployment.groups


def _at_once(*args, **kwargs):
    (centre, by), (flanks, _), *rest = _groups(*args, **kwargs)
    return ((centre | flanks, by), *rest)


Deployment.groups = _at_once
"""


def test_rule_broken_in_the_engine(tmp_path: Path) -> None:
    checkout = copied_checkout(tmp_path)
    with (checkout / "ccg_rules/engine/berserk/deployment.py").open("a", encoding="utf-8") as source:
        source.write(LAX)
    ran = verify(tmp_path, features=written(tmp_path, SMALL), checkout=checkout)
    assert ran.code == 1
    assert ran.findings == []
    # Every variant of a broken engine is as broken; that is not what `differs` is for.
    assert [ran.verdict(FLANKS, edition) for edition in (EXECUTION, VANGUARD)] == ["violates"] * 2
    assert {s["reading"] for s in ran.scenarios(FLANKS)} == {None}
    assert f"404.1.2 violates: {QUOTE}" in ran.out
    assert "placing a card on 1a2 (player 1) should be refused, but is accepted" in ran.out
    assert "proof is out of date" in ran.out
    conforms(ran, CENTRE, ONE_PER_CELL)


def test_clause_removed_from_an_edition(tmp_path: Path) -> None:
    checkout = copied_checkout(tmp_path)
    for edition, table in ((VANGUARD, "paragraphs"), (VANGUARD, "judgements"), (EXECUTION, "judgements")):
        data = checkout / "ccg_rules/rulebook/data" / f"{edition}.toml"
        parts = re.split(r"(?m)^(?=\[\[\w+\]\]$)", data.read_text(encoding="utf-8"))
        gone = rf'\[\[{table}\]\]\nkey = "deployment\.squad'
        data.write_text("".join(p for p in parts if not re.match(gone, p)), encoding="utf-8")
    ran = verify(tmp_path, features=written(tmp_path, SMALL), checkout=checkout)
    line = SMALL[: SMALL.index(quote(ONE_PER_CELL, VANGUARD))].count("\n") + 1
    assert ran.code == 1
    assert ran.findings == [("stale-quote", FILE, line)]
    assert f"{VANGUARD} has no key {ONE_PER_CELL}" in ran.message("stale-quote")
    told = {edition["id"]: edition for edition in ran.results["editions"]}
    assert not [c for c in told[VANGUARD]["clauses"] if c["number"] == "404.1.1"]
    assert ran.verdict(ONE_PER_CELL) == "conforms"
    assert [s["outcome"] for s in ran.scenarios(ONE_PER_CELL, VANGUARD)] == ["passed"]
    conforms(ran, CENTRE, FLANKS)


def test_async_step(tmp_path: Path) -> None:
    checkout = copied_checkout(tmp_path)
    line = edit(
        checkout / "steps/expectations.py",
        "def refused_by_this_rule(table",
        "async def refused_by_this_rule(table",
    )
    ran = verify(tmp_path, features=written(tmp_path, SMALL), checkout=checkout)
    assert ran.code == 1
    # The line of the decorator, with which the definition begins.
    assert ran.findings == [("step-async", "steps/expectations.py", line - 1)]
    assert "async" in ran.message("step-async")
    assert ran.verdict(FLANKS) == "errored"
    conforms(ran, CENTRE, ONE_PER_CELL)


ANOTHER = '''

@then(en="that is refused by this rule", ru="отклонено именно этим правилом")
def another(table: Recorder) -> None:
    """The last action is accepted."""
    table.expect("accepted")
'''


def test_ambiguous_step(tmp_path: Path) -> None:
    checkout = copied_checkout(tmp_path)
    with (checkout / "steps/expectations.py").open("a", encoding="utf-8") as source:
        source.write(ANOTHER)
    ran = verify(tmp_path, features=written(tmp_path, SMALL), checkout=checkout)
    assert ran.code == 1
    lines = [n for n, text in enumerate(SMALL.splitlines(), 1) if "that is refused by this rule" in text]
    assert ran.findings == [("step-ambiguous", FILE, line) for line in lines]
    words = ran.results["findings"][0]["message"]["en"]
    assert re.search(r"steps\.expectations:\d+, ccg_rules\.steps\.expectations:\d+", words)
    assert ran.verdict(FLANKS) == "errored"
    assert [s["outcome"] for s in ran.scenarios(FLANKS)] == ["errored", "errored", "passed"]
    conforms(ran, CENTRE, ONE_PER_CELL)


def test_unused_step(tmp_path: Path) -> None:
    checkout = copied_checkout(tmp_path)
    steps = checkout / "steps/expectations.py"
    text = steps.read_text("utf-8")
    steps.write_text(
        text + ANOTHER.replace("that is refused by this rule", "nobody says so"), encoding="utf-8"
    )
    ran = verify(tmp_path, "--key", CENTRE, checkout=checkout)
    assert ran.code == 1
    assert ("step-unused", "steps/expectations.py", text.count("\n") + 3) in ran.findings
    assert "step «nobody says so» is used by no scenario" in ran.out
    conforms(ran, CENTRE)
    # Somebody else's features need not use every phrase there is.
    ran = verify(tmp_path, features=written(tmp_path, SMALL), checkout=checkout)
    assert (ran.code, ran.findings) == (0, [])


# Proof


def test_deviation_survives_a_scenario_made_trivial(tmp_path: Path) -> None:
    folder = written(tmp_path, SMALL)
    trivial = NO_FLANK_YET[: NO_FLANK_YET.index("      When")]
    trivial += "      Then it is for the first player to place a card\n"
    edit(folder / FILE, NO_FLANK_YET, trivial)
    ran = verify(tmp_path, "--key", FLANKS, "--deviations", features=folder)
    assert ran.code == 1
    assert ran.findings == []
    proof = ran.results["proof"]
    assert proof["state"] == "measured"
    assert proof["vacuous"] == [f"{edition}/{FLANKS}/no-flank-yet" for edition in (EXECUTION, VANGUARD)]
    for edition in (EXECUTION, VANGUARD):
        assert {"id": "flanks-after-eight", "key": FLANKS, "edition": edition} in proof["survived"]
        assert f"survives: flanks-after-eight ({FLANKS}, {edition})" in ran.out
        vacuous = f"{edition}/{FLANKS}/no-flank-yet"
        assert re.search(rf"vacuous, .*: {re.escape(vacuous)}$", ran.out, re.MULTILINE)
    assert proof["killed"] == proof["deviations"] - len(proof["survived"])
    # The verdicts are those of an engine that does all that is asked of it.
    conforms(ran, FLANKS)


def test_the_same_deviation_is_killed_by_the_scenario_as_it_was(tmp_path: Path) -> None:
    ran = verify(tmp_path, "--key", FLANKS, "--deviations", features=written(tmp_path, SMALL))
    assert ran.results["proof"]["vacuous"] == []
    assert "flanks-after-eight" not in {survivor["id"] for survivor in ran.results["proof"]["survived"]}
