"""What came of a case, as data that travels between processes and into the results document."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ccg_rules.conformance.answers import Outcome
from ccg_rules.conformance.phrases import find
from ccg_rules.conformance.scenarios import fill
from ccg_rules.text import LANGS, Lang, Words, words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ccg_rules.conformance.scenarios import Case, Step
    from ccg_rules.conformance.table import Instruction
    from ccg_rules.conformance.vectors import Run

_KEYWORDS = {
    "given": Words("Дано", "Given"),
    "when": Words("Когда", "When"),
    "then": Words("То", "Then"),
    "and": Words("И", "And"),
}


def record(case: Case, run: Run, vector: Sequence[Instruction]) -> dict[str, Any]:
    """Return the record of a case that was run: who, what, how it ended, and its vector."""
    return {
        "id": case.id,
        "vector": list(vector),
        **ending(run),
        "steps": steps(case, run),
    }


def ending(run: Run) -> dict[str, Any]:
    """Return how a run ended and what the engine showed."""
    return {
        "outcome": run.outcome.value,
        "seconds": round(run.seconds, 6),
        "trace": [{"key": entry.key, "text": entry.words.to_json()} for entry in run.trace],
        "before": by_player(run.before),
        "after": None if run.after is None else by_player(run.after),
    }


def steps(case: Case, run: Run) -> list[dict[str, Any]]:
    """Return the steps of a case in both languages, each with its outcome."""
    told = []
    before = None
    # What comes to light only after the last step is told with it.
    last = len(case.scenario.steps) - 1 if run.step is None else run.step
    for number, step in enumerate(case.scenario.steps):
        message = None
        if run.outcome is Outcome.PASSED or number < last:
            outcome = Outcome.PASSED
        elif number == last:
            outcome, message = run.outcome, run.message
        else:
            outcome = Outcome.SKIPPED
        text, table = _in_both(step, case.row)
        told.append(
            {
                "keyword": _KEYWORDS["and" if step.type == before else step.type].to_json(),
                "text": text.to_json(),
                "table": table,
                "outcome": outcome.value,
                "message": words(message.id, **message.args).to_json() if message else None,
            }
        )
        before = step.type
    return told


def _in_both(step: Step, row: dict[str, str]) -> tuple[Words, dict[Lang, list[list[str]]] | None]:
    """Return a step's text and table in both languages; unknown steps and tables stay as they are written."""
    text = fill(step.text, row)
    rows = [[fill(cell, row) for cell in line] for line in step.table] if step.table else None
    found = find(step.type, text)
    if len(found) != 1:
        return Words(text, text), None if rows is None else dict.fromkeys(LANGS, rows)
    phrase, _, values = found[0]
    said = Words(*(phrase.parsers[lang].say(values) for lang in ("ru", "en")))
    if rows is None:
        return said, None
    translate = getattr(phrase.function, "translate_table", None)
    try:
        return said, {lang: translate(rows, lang) if translate else rows for lang in LANGS}
    except ValueError:  # the step itself has failed of it, and says so
        return said, dict.fromkeys(LANGS, rows)


def by_player(views: dict[int, Any]) -> dict[str, Any] | None:
    """Return what the players see as data, None when the engine shows nothing."""
    return {str(player): view for player, view in views.items()} or None
