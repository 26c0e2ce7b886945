"""Thousands of whole random games with every property held: `make soak`.

Prints what was played: decisions by kind, and how often each kind of ability and each refusal occurred. A
kind that never occurred is a failure, since then nothing was held of it; so is a game without an end.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, TypeGuard

import ccg_rules.engine
from ccg_rules.notation.berserk import abilities as berserk
from ccg_rules.notation.berserk.actions import FIELDS as BERSERK_ACTIONS
from ccg_rules.notation.games import NOTATIONS
from ccg_rules.notation.heroes import abilities as heroes
from ccg_rules.notation.heroes.actions import FIELDS as HEROES_ACTIONS
from ccg_rules.rulebook import load
from ccg_rules.text import catalogue
from tests.engine import walks
from tests.engine.plays import Stats
from tests.engine.test_answers import ONLY_BY_DEVIATIONS

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterable

BOUND = 100_000
"""More decisions than any 200 turns have taken, by far: a game that is not over then has no end."""

SHARES = {"berserk-execution": 4, "berserk-vanguard": 3, "berserk-heroes": 3}
"""Of ten games, how many are of an edition."""

CHUNK = 20

ACTIONS = {"berserk": BERSERK_ACTIONS, "heroes": HEROES_ACTIONS}
CHANCE = {"berserk": ("draw", "roll"), "heroes": ("draw",)}
TIMINGS = {"berserk": berserk.TIMINGS, "heroes": heroes.TIMINGS}
# Taking a card is no effect that is executed: it goes by the rules of recruiting.
EFFECTS = {
    "berserk": ({*berserk.EFFECTS, *berserk.LASTING} - {"take"}),
    "heroes": {*heroes.EFFECTS, *heroes.LASTING},
}


def play(edition: str, seeds: Iterable[int]) -> tuple[Stats, list[str], int]:
    """Play a game for each seed; return what was played, what broke, and the most decisions of a game."""
    stats = Stats()
    checks = [
        walks.Sampled(walks.somebody_acts, 5),
        walks.Sampled(walks.trace_stands, 8),
        walks.Sampled(walks.probes(stats, 12), 50),
        walks.Sampled(walks.early(walks.probes(stats, 12)), 6),
        walks.Sampled(walks.nothing_is_lost, 200),
        walks.Sampled(walks.same_future, 400),
        walks.Sampled(walks.cannot_be_told_apart, 200),
        walks.Sampled(walks.whole_vocabulary, 40_000),
    ]
    broken = []
    longest = 0
    for seed in seeds:
        before = sum(stats.decisions.values())
        try:
            battle = walks.walk(edition, seed, BOUND, checks, stats)
            if not battle.is_terminal():
                broken.append(f"{edition}, seed {seed}: no end after {BOUND} decisions, turn {battle.turn}")
        except AssertionError as error:
            broken.append(str(error))
        longest = max(longest, sum(stats.decisions.values()) - before)
    return stats, broken, longest


def codes(game: str) -> set[str]:
    """Return the refusals that the engine of a game knows: those it names in its source."""
    known = {name.removeprefix("refused-") for name in catalogue() if name.startswith("refused-")}
    root = Path(str(ccg_rules.engine.__file__)).parent
    named: set[str] = set()
    for path in [*(root / game).glob("*.py"), root / "game.py"]:
        if path.stem in ("state", "trace", "view"):
            continue  # what is shown and told may be called the same
        tree = ast.parse(path.read_text(encoding="utf-8"))
        events = {id(node.args[1]) for node in ast.walk(tree) if _is_note(node)}
        strings = [
            node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in events
        ]
        named |= {str(node.value) for node in strings} & known
    return named - ONLY_BY_DEVIATIONS


def _is_note(node: ast.AST) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "note"


def missing(game: str, stats: Stats) -> list[str]:
    """Return what never occurred in a game although it can."""
    notation = NOTATIONS[game]
    wanted: list[tuple[str, Iterable[str], Counter[str]]] = [
        ("decision", [kind for kind in ACTIONS[game] if kind not in notation.probes], stats.decisions),
        ("question", [*notation.asked, *CHANCE[game]], stats.questions),
        ("timing", TIMINGS[game], stats.timings),
        ("effect", EFFECTS[game], stats.effects),
        ("refusal", codes(game), stats.codes),
    ]
    return [f"{what} {name}" for what, names, found in wanted for name in sorted(names) if not found[name]]


def shown(counter: Counter[str]) -> str:
    """Return a counter in words, the most frequent first."""
    return ", ".join(f"{name} {n}" for name, n in counter.most_common())


def main() -> int:
    """Play, print, and return 1 when something broke or never occurred."""
    parser = argparse.ArgumentParser(description=re.sub(r"\s+", " ", (__doc__ or "").split("\n\n")[0]))
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game of each edition")
    parser.add_argument("--edition", choices=sorted(SHARES), help="play this edition only")
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    shares = {options.edition: 1} if options.edition else SHARES
    failed = False
    whole = sum(shares.values())
    played: dict[str, Stats] = {}
    for edition, share in shares.items():
        game: str = load().edition(edition).game
        started = time.perf_counter()
        seeds = range(options.seed, options.seed + options.games * share // whole)
        chunks = [seeds[n : n + CHUNK] for n in range(0, len(seeds), CHUNK)]
        total, broken, longest = Stats(), [], 0
        with ProcessPoolExecutor(options.processes) as pool:
            for stats, faults, most in pool.map(play, [edition] * len(chunks), chunks):
                total.add(stats)
                broken += faults
                longest = max(longest, most)
        decisions = sum(total.decisions.values())
        print(
            f"\n{len(seeds)} games of {edition} in {time.perf_counter() - started:.0f} s: "
            f"{decisions} decisions (at most {longest} in a game), {total.turns} turns; "
            f"{len(broken)} broken"
        )
        for title in ("ends", "decisions", "questions", "timings", "effects", "codes", "refusals", "keys"):
            print(f"  {title}: {shown(getattr(total, title))}")
        for fault in broken:
            print(f"  broken: {fault}")
        failed |= bool(broken)
        played.setdefault(game, Stats()).add(total)
    for game, stats in played.items():
        lacking = missing(game, stats)
        for name in lacking:
            print(f"\nnever occurred in {game}: {name}")
        failed |= bool(lacking)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
