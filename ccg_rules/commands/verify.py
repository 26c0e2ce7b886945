"""`ccg-rules verify`: hold an engine to the rulebook."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ccg_rules.commands import given
from ccg_rules.commands.terminal import Progress, coloured, wrapped
from ccg_rules.conformance.lint import lint
from ccg_rules.conformance.scenarios import load_features
from ccg_rules.conformance.selection import Selection
from ccg_rules.conformance.verdicts import FAILING
from ccg_rules.engine.citations import UnknownCitation
from ccg_rules.files import write_whole
from ccg_rules.locations import features_dir
from ccg_rules.rulebook import load
from ccg_rules.text import Message, Told, say

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    import reports
    from ccg_rules.conformance.proof import Proof
    from ccg_rules.conformance.verify import Request
    from ccg_rules.text import Lang
else:
    from ccg_rules import reports


def run(options: argparse.Namespace, lang: Lang) -> int:
    """Verify, print what came of it, write what was asked for."""
    folder = Path(options.features).resolve() if options.features else None
    try:
        # Imported here, since citing a clause that is not there fails on import.
        from ccg_rules.conformance.verify import Request
    except UnknownCitation as unknown:
        return _without_engine(unknown, folder, lang)
    with_proof = options.deviations or options.proof is not None
    if options.edition and given.is_file(options.edition):
        return _draft(options, folder or features_dir(), with_proof, lang)
    if options.forced:
        raise WrongOptions(Message("verify-forced-alone"))
    results, proof = _verified(
        Request(Selection.of_options(options), options.engine, with_proof, folder), lang
    )
    for line in summary(results, lang):
        print(line)
    _write(options, results, proof, lang)
    return int(fails(results))


class WrongOptions(Told):
    """Options that do not go together."""


def _draft(options: argparse.Namespace, folder: Path, with_proof: bool, lang: Lang) -> int:
    """Hold an engine to an edition before it is published; say which scenarios flip, and why."""
    from ccg_rules.commands.flips import flipped, flips
    from ccg_rules.conformance.draft import drafted
    from ccg_rules.conformance.verify import Request
    from ccg_rules.rulebook.revisions import NOTHING, load_forced

    if with_proof:
        raise WrongOptions(Message("draft-no-proof"))
    forced = partial(load_forced, Path(options.forced)) if options.forced else lambda old, new: NOTHING
    with drafted(Path(options.edition), folder, forced) as draft:
        selection = replace(Selection.of_options(options), edition=draft.edition.id)
        results, _ = _verified(Request(selection, options.engine, features=draft.features), lang)
        for line in (*summary(results, lang, with_proof=False), *flips(draft, results, lang)):
            print(line)
        _write(options, results, None, lang)
        return int(fails(results) or bool(flipped(draft)))


def _verified(request: Request, lang: Lang) -> tuple[dict[str, Any], Proof | None]:
    from ccg_rules.conformance.verify import verify

    progress = Progress(lang)
    try:
        return verify(request, progress)
    finally:
        progress.end()


def _write(options: argparse.Namespace, results: dict[str, Any], proof: Proof | None, lang: Lang) -> None:
    """Write what was asked for."""
    if options.results:
        write_whole(Path(options.results), json.dumps(results, ensure_ascii=False, indent=1) + "\n")
        print(say(lang, "verify-wrote", file=options.results))
    if options.proof and proof is not None:
        write_whole(Path(options.proof), json.dumps(proof.to_json(), ensure_ascii=False, indent=1) + "\n")
        print(say(lang, "verify-wrote", file=options.proof))
    if options.junit:
        write_whole(Path(options.junit), reports.junit(results))
        print(say(lang, "verify-wrote", file=options.junit))
    if options.report:
        print(say(lang, "verify-wrote", file=reports.render(results, Path(options.report), lang)))


def _without_engine(unknown: UnknownCitation, folder: Path | None, lang: Lang) -> int:
    """Say what the engine cites that is not there, and what the lint finds; nothing can be run."""
    print(coloured(unknown.message.say(lang), "violates"))
    found = lint(load_features(folder or features_dir()), load(), unused=folder is None)
    for finding in found:
        print(f"  {finding.file}:{finding.line}: {finding.message.say(lang)}")
    return 1


def fails(results: dict[str, Any]) -> bool:
    """Tell whether a run failed: a failing verdict, a finding, a surviving deviation, a vacuous scenario.

    Untested and unsupported sentences are no failure, and neither is an engine that differs in an assumption;
    the reference engine, however, must agree with its own.
    """
    own = results["engine"]["command"] is None
    failing = {verdict.value for verdict in FAILING} | ({"differs"} if own else set())
    verdicts = [
        *(s["verdict"] for e in results["editions"] for c in e["clauses"] for s in c["sentences"]),
        *(assumption["verdict"] for assumption in results["assumptions"]),
    ]
    proof = results["proof"]
    return bool(failing & set(verdicts) or results["findings"] or proof["survived"] or proof["vacuous"])


def summary(results: dict[str, Any], lang: Lang, *, with_proof: bool = True) -> Iterator[str]:
    """Yield the lines that sum a results document up; the proof belongs to the shipped suite only."""
    engine = results["engine"]
    yield say(
        lang, "verify-engine", name=engine["name"], version=engine["version"], suite=results["suite"][:12]
    )
    if results["selection"]["clause"] or results["selection"]["key"]:
        yield say(lang, "verify-selected")
    for edition in results["editions"]:
        yield ""
        yield coloured(edition["title"][lang], "strong") + f"  {edition['id']}"
        yield "  " + say(lang, "verify-sentences") + _counts(edition["sentences"], lang)
        yield "  " + say(lang, "verify-clauses") + _counts(edition["counts"], lang)
        yield from _troubles(results, edition, lang)
    agreeing = [a for a in results["assumptions"] if a["verdict"] != "untested"]
    if agreeing:
        yield ""
        yield say(
            lang,
            "verify-assumptions",
            agreeing=sum(a["verdict"] == "agrees" for a in agreeing),
            n=len(agreeing),
            untested=len(results["assumptions"]) - len(agreeing),
        )
        unplayed = [a for a in agreeing if a["verdict"] == "unsupported"]
        if unplayed:
            shown = coloured(say(lang, "verdict-unsupported"), "unsupported")
            yield from wrapped(f"{shown}: {', '.join(a['id'] for a in unplayed)}")
        for assumption in agreeing:
            if assumption["verdict"] not in ("agrees", "unsupported"):
                shown = coloured(say(lang, f"verdict-{assumption['verdict']}"), assumption["verdict"])
                yield f"  {assumption['id']}: {shown}"
                yield from _failures(results, assumption["scenarios"], lang)
    for number, finding in enumerate(results["findings"]):
        if not number:
            yield ""
            yield coloured(say(lang, "verify-findings", n=len(results["findings"])), "violates")
        yield f"  {finding['file']}:{finding['line']}: {finding['message'][lang]}"
    yield ""
    if with_proof:
        yield from _proof(results["proof"], lang)
    times = ", ".join(say(lang, f"verify-time-{way}", s=f"{s:.2f}") for way, s in results["seconds"].items())
    yield say(lang, "verify-times", times=times)


def _counts(counts: dict[str, int], lang: Lang) -> str:
    return ", ".join(coloured(f"{say(lang, f'verdict-{v}')} {n}", v) for v, n in counts.items())


def _troubles(results: dict[str, Any], edition: dict[str, Any], lang: Lang) -> Iterator[str]:
    """Yield what is said of sentences that do not conform although something was tried.

    Of an edition that the engine does not play at all that is said once.
    """
    if not {"conforms", "violates", "errored", "stale", "differs"} & set(edition["sentences"]):
        scenarios = [id for c in edition["clauses"] for s in c["sentences"] for id in s["scenarios"]]
        yield from _failures(results, scenarios, lang)
        return
    for clause in edition["clauses"]:
        for sentence in clause["sentences"]:
            verdict = sentence["verdict"]
            if verdict in ("conforms", "untested", "informative"):
                continue
            shown = coloured(say(lang, f"verdict-{verdict}"), verdict)
            yield f"  {clause['label']} {shown}: «{sentence['text']}»"
            yield from _failures(results, sentence["scenarios"], lang)


def _failures(results: dict[str, Any], scenarios: list[str], lang: Lang) -> Iterator[str]:
    """Yield what went wrong in these scenarios, the gravest first; the unsupported ones in one line."""
    chosen = [s for s in results["scenarios"] if s["id"] in scenarios and s["outcome"] != "passed"]
    for outcome in ("failed", "errored"):
        for scenario in chosen:
            if scenario["outcome"] != outcome:
                continue
            reading = scenario["reading"]
            note = f" ({say(lang, 'verify-reading', reading=reading)})" if reading else ""
            yield f"    {_SIGNS[outcome]} {scenario['title'][lang]} [{scenario['edition']}]{note}"
            for step, message in _messages(scenario, lang):
                yield f"        {step.rstrip(':')}: {message}"
    if unsupported := [s for s in chosen if s["outcome"] == "unsupported"]:
        first = unsupported[0]
        why = next((message for _, message in _messages(first, lang)), "")
        args = {"n": len(unsupported), "title": first["title"][lang], "why": why}
        yield f"    {_SIGNS['unsupported']} {say(lang, 'verify-unsupported', **args)}"


_SIGNS = {"failed": "✗", "errored": "!", "unsupported": "–"}


def _messages(scenario: dict[str, Any], lang: Lang) -> Iterator[tuple[str, str]]:
    """Yield the steps that have something to say, and what, on one line."""
    for step in scenario["steps"]:
        if step["message"]:
            yield f"{step['keyword'][lang]} {step['text'][lang]}", " ".join(step["message"][lang].split())


def _proof(proof: dict[str, Any], lang: Lang) -> Iterator[str]:
    yield say(lang, f"proof-{proof['state']}", n=proof["deviations"], killed=proof["killed"])
    for survivor in proof["survived"]:
        yield "  " + coloured(say(lang, "proof-survived", **survivor), "violates")
    for scenario in proof["vacuous"]:
        yield "  " + coloured(say(lang, "proof-vacuous", id=scenario), "violates")
