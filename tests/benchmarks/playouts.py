"""How fast random battles are played: `python -m tests.benchmarks.playouts [--repeats N]`.

Berserk from the deal to the end, dice, citations and the trace on, next to random games of python-chess in
the same run; each workload is a process of its own, played in turn, so that whatever else the machine does
falls on both. Prints medians; nothing fails here, since time is the machine's. What is aimed at is at least
as many decisions a second as python-chess makes moves.
"""

from __future__ import annotations

import argparse
import cProfile
import hashlib
import json
import pstats
import statistics
import subprocess
import sys
import time
import timeit
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from ccg_rules.engine.games import Battle

BATTLES, CHESS_GAMES = 60, 150
"""Games of one process: a few seconds of each."""

EDITION = "berserk-execution"


def berserk(games: int) -> dict[str, Any]:
    """Play random battles, each from its own seed; return what was played."""
    from ccg_rules.engine import load_game

    game = load_game(EDITION)
    played: list[int] = []
    options: list[int] = []
    started = time.perf_counter()
    for seed in range(games):
        choose = Random(seed).choice
        battle = game.new_initial_state(seed=seed)
        while not battle.is_terminal():
            legal = battle.legal_actions()
            options.append(len(legal))
            played.append(action := choose(legal))
            battle.apply_action(action)
    seconds = time.perf_counter() - started
    return {
        "decisions": len(played),
        "seconds": seconds,
        "one option": options.count(1) / len(options),
        "branching": sum(options) / len(options),
        "hash": _hash(map(str, played)),
    }


def heroes(games: int) -> dict[str, Any]:
    """The same for Berserk Heroes."""
    from ccg_rules.engine import load_game

    game = load_game("berserk-heroes")
    played: list[int] = []
    started = time.perf_counter()
    for seed in range(games):
        choose = Random(seed).choice
        battle = game.new_initial_state(seed=seed)
        while not battle.is_terminal():
            played.append(action := choose(battle.legal_actions()))
            battle.apply_action(action)
    seconds = time.perf_counter() - started
    return {"decisions": len(played), "seconds": seconds, "hash": _hash(map(str, played))}


def chess(games: int) -> dict[str, Any]:
    """Play random games of chess, in the way the documentation of python-chess shows."""
    import chess

    played: list[chess.Move] = []
    started = time.perf_counter()
    for seed in range(games):
        choose = Random(seed).choice
        board = chess.Board()
        while not board.is_game_over():
            played.append(move := choose(list(board.legal_moves)))
            board.push(move)
    seconds = time.perf_counter() - started
    return {
        "decisions": len(played),
        "seconds": seconds,
        "version": chess.__version__,
        "hash": _hash(move.uci() for move in played),
    }


def _hash(names: Any) -> str:
    return hashlib.sha256(" ".join(names).encode()).hexdigest()[:12]


WORKLOADS = {"berserk": (berserk, BATTLES), "heroes": (heroes, BATTLES), "chess": (chess, CHESS_GAMES)}


def whole_process(name: str, games: int) -> dict[str, Any]:
    """Play a workload in a process of its own; its wall time, start and imports included, is `process`."""
    started = time.perf_counter()
    command = [sys.executable, "-m", "tests.benchmarks.playouts", "--play", name, "--games", str(games)]
    told: dict[str, Any] = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    return {**told, "process": time.perf_counter() - started, "games": games}


def calls() -> dict[str, float]:
    """Return what single calls cost in the middle of battles, in microseconds."""
    from ccg_rules.engine import load_game

    battles = []
    for seed in range(8):
        random, battle = Random(seed), load_game(EDITION).new_initial_state(seed=seed)
        for _ in range(600):
            if battle.is_terminal():
                break
            battle.apply_action(random.choice(battle.legal_actions()))
        if not battle.is_terminal():
            battles.append(battle)

    def each(what: Callable[[Battle], object]) -> float:
        number = 2000
        taken = [min(timeit.repeat(partial(what, battle), number=number, repeat=3)) for battle in battles]
        return statistics.mean(taken) / number * 1e6

    wrong = battles[0].action({"do": "keep", "player": 1})
    return {
        "clone": each(lambda battle: battle.clone()),
        "copy of a state": each(lambda battle: battle._state.copy()),
        "check of a legal action": each(lambda battle: battle.check(battle.legal_actions()[0])),
        "check of an illegal one": each(lambda battle: battle.check(wrong)),
        "legal_actions of a clone": each(lambda battle: battle.clone().legal_actions()),
    }


def where_time_goes(games: int) -> list[tuple[str, float]]:
    """Return the shares of time of the engine's modules, by their own instructions."""
    profile = cProfile.Profile()
    profile.runcall(berserk, games)
    shares: dict[str, float] = {}
    total = 0.0
    for (file, _, name), (_, _, own, _, _) in pstats.Stats(profile).stats.items():  # type: ignore[attr-defined]
        total += own
        module = file.partition("ccg_rules/")[2] or ("Python itself" if file == "~" else "the rest")
        if module.endswith("state.py") and name == "copy":
            module = "copies of states (for undo)"
        shares[module] = shares.get(module, 0) + own
    return sorted(((m, own / total) for m, own in shares.items()), key=lambda item: -item[1])


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How fast random battles are played.")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--play", choices=sorted(WORKLOADS), help="play one workload and print it as JSON")
    parser.add_argument("--games", type=int, help="games of a workload")
    options = parser.parse_args()
    if options.play:
        play, games = WORKLOADS[options.play]
        print(json.dumps(play(options.games or games)))
        return
    runs: dict[str, list[dict[str, Any]]] = {name: [] for name in WORKLOADS}
    for _ in range(options.repeats):
        for name, (_, games) in WORKLOADS.items():
            runs[name].append(whole_process(name, options.games or games))
    ratios = [b["decisions"] / b["process"] / (c["decisions"] / c["process"]) for b, c in _pairs(runs)]
    for name, done in runs.items():
        one = done[0]
        whole = statistics.median(run["decisions"] / run["process"] for run in done)
        inside = statistics.median(run["decisions"] / run["seconds"] for run in done)
        games_a_second = statistics.median(run["games"] / run["process"] for run in done)
        print(f"{name:<8} {one['games']} games, {one['decisions']} decisions, workload {one['hash']}")
        print(
            f"         {whole:,.0f} decisions/s of the whole process "
            f"({inside:,.0f} without its start), {games_a_second:.1f} games/s"
        )
        if "branching" in one:
            share, branching = one["one option"], one["branching"]
            print(f"         {share:.0%} of the decisions have one option; {branching:.1f} on average")
    ratio = statistics.median(ratios)
    print(f"Berserk makes ×{ratio:.2f} the decisions/s of python-chess (aimed at: ×1 or more)")
    print("\nSingle calls in the middle of battles, in µs:")
    for what, microseconds in calls().items():
        print(f"  {what:<26} {microseconds:6.1f}")
    print("\nWhere the time goes (profiled, which makes small functions look dearer than they are):")
    for module, share in where_time_goes(10)[:14]:
        print(f"  {share:5.1%}  {module}")


def _pairs(runs: dict[str, list[dict[str, Any]]]) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    return list(zip(runs["berserk"], runs["chess"], strict=True))


if __name__ == "__main__":
    main()
