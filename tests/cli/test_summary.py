"""What `ccg-rules verify` prints of a run."""

from __future__ import annotations

from typing import Any

from ccg_rules.commands.verify import summary

WORDS = {"en": "words", "ru": "слова"}


def unsupported(ident: str) -> dict[str, Any]:
    """Return a scenario that the engine does not support."""
    step = {"keyword": WORDS, "text": WORDS, "message": {"en": f"why {ident}", "ru": "почему"}}
    return {
        "id": ident,
        "outcome": "unsupported",
        "title": {"en": f"scenario {ident}", "ru": "сценарий"},
        "edition": "berserk-vanguard",
        "reading": None,
        "steps": [step],
    }


def run(*verdicts: str) -> dict[str, Any]:
    """Return a run in which the sentences of one clause, a scenario each, got these verdicts."""
    sentences = [
        {"verdict": verdict, "text": f"sentence {n}", "scenarios": [f"s{n}"]}
        for n, verdict in enumerate(verdicts)
    ]
    counts = {verdict: verdicts.count(verdict) for verdict in dict.fromkeys(verdicts)}
    scenarios = [unsupported(f"s{n}") for n, verdict in enumerate(verdicts) if verdict == "unsupported"]
    edition = {
        "id": "berserk-vanguard",
        "title": WORDS,
        "sentences": counts,
        "counts": counts,
        "clauses": [{"label": "1.1", "sentences": sentences}],
    }
    return {
        "engine": {"name": "small", "version": "1"},
        "suite": "0" * 64,
        "selection": {"clause": None, "key": None},
        "editions": [edition],
        "assumptions": [
            {"id": f"A-{name}", "verdict": "unsupported", "scenarios": [f"a-{name}"]} for name in ("x", "y")
        ],
        "scenarios": [*scenarios, unsupported("a-x"), unsupported("a-y")],
        "findings": [],
        "proof": {"state": "absent", "deviations": 0, "killed": 0, "survived": [], "vacuous": []},
        "seconds": {},
    }


def test_of_an_edition_that_is_not_played_that_is_said_once() -> None:
    said = list(summary(run("unsupported", "unsupported", "informative"), "en"))
    assert not any("sentence 0" in line for line in said)
    (line,) = [line for line in said if "s0" in line]
    assert "2 scenarios" in line
    assert "why s0" in line


def test_what_is_not_played_of_an_edition_that_is_played_is_said_by_sentence() -> None:
    said = list(summary(run("unsupported", "conforms", "unsupported"), "en"))
    assert [line.split("«")[1] for line in said if "«" in line] == ["sentence 0»", "sentence 2»"]


def test_assumptions_that_are_not_played_are_named_in_one_line() -> None:
    for lang in ("en", "ru"):
        (line,) = [line for line in summary(run("conforms"), lang) if "A-x" in line]
        assert "A-y" in line
