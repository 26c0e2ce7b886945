"""Whole games as data: every action, chance included, and what the players saw on the way.

A game is recorded on the reference engine and can be held against any engine that can be told chance.
`docs/data.md` says it for authors.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

from ccg_rules.conformance.answers import EngineError, ExpectationFailed, Reply, Unsupported
from ccg_rules.conformance.canonical import canonical, differences, digest, listed, ordered, seen
from ccg_rules.conformance.perft import begin, sorted_names, unlike
from ccg_rules.conformance.reference import ReferenceEngine
from ccg_rules.notation.berserk import pool as berserk
from ccg_rules.notation.heroes import pool as heroes
from ccg_rules.rulebook import load
from ccg_rules.text import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from ccg_rules.conformance.engine import Engine, Struct, View

SCHEMA = "ccg-rules/games/1"

EVERY = 10
"""After so many actions what the players see is noted."""

LONGEST = 800
"""After so many actions a game is broken off."""

TRIED = 25
"""How many games of chance are played to find those worth keeping."""

FIRST = 4
"""So many are kept whatever they show."""

WEIGHTS = {"strike": 40, "attack": 12, "move": 6, "play": 6, "take": 9} | dict.fromkeys(
    ("use", "pass turn", "decline", "redeal", "done"), 1
)
"""How often a kind of action is chosen beside others (of which nothing is said: 3), so that games get on."""

_WEIGHT = 3


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """What was asked after a number of actions, what was legal and what both players saw, as digests."""

    after: int
    asked: Mapping[str, Any]
    legal: tuple[int, str]
    seen: Mapping[str, str]

    def to_json(self) -> dict[str, Any]:
        """Return the checkpoint as data."""
        return {"after": self.after, **self.asked, "legal": list(self.legal), "seen": dict(self.seen)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Checkpoint:
        """Return the checkpoint that `to_json` wrote."""
        n, listed_as = data["legal"]
        return cls(data["after"], {name: data[name] for name in ASKED}, (n, listed_as), data["seen"])


ASKED = ("step", "turn", "to_act", "asked")
"""The fields of a view that a checkpoint repeats as they are: whoever goes astray sees them first."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game: where it starts, its actions, and the winner (0: a draw, None: it was broken off)."""

    name: str
    edition: str
    start: Mapping[str, Any]
    actions: tuple[Struct, ...]
    checkpoints: tuple[Checkpoint, ...]
    winner: int | None

    def to_json(self) -> dict[str, Any]:
        """Return the entry of a data file."""
        return {
            "name": self.name,
            "winner": self.winner,
            "start": self.start,
            "actions": list(self.actions),
            "checkpoints": [checkpoint.to_json() for checkpoint in self.checkpoints],
        }

    @classmethod
    def from_json(cls, edition: str, data: Mapping[str, Any]) -> Game:
        """Return the game that `to_json` wrote."""
        checkpoints = tuple(map(Checkpoint.from_json, data["checkpoints"]))
        return cls(data["name"], edition, data["start"], tuple(data["actions"]), checkpoints, data["winner"])


# Playing


def games(edition: str, progress: Callable[[int, int], None] = lambda done, total: None) -> list[Game]:
    """Return games of chance by an edition: the `FIRST`, and of `TRIED` ones those that show something new.

    New are a kind of action, a decision, a step or a way to end that no game before has had.
    """
    known: dict[str, None] = {}
    kept = []
    for number in range(1, TRIED + 1):
        playing = _Playing(edition, str(number), Random(number))
        new = [each for each in playing.play() if each not in known]
        if new or number <= FIRST:
            known |= dict.fromkeys(new)
            kept.append(playing.game())
        progress(number, TRIED)
    return kept


@dataclass(slots=True)
class _Playing:
    """A game being played by chance on the reference engine."""

    edition: str
    name: str
    random: Random
    engine: ReferenceEngine = field(default_factory=ReferenceEngine)
    start: dict[str, Any] = field(default_factory=dict)
    actions: list[Struct] = field(default_factory=list)
    checkpoints: list[Checkpoint] = field(default_factory=list)

    def play(self) -> list[str]:
        """Play to the end, or until the game is long enough; return what it has shown."""
        self.start = sorted_names(STARTS[load().edition(self.edition).game](self.random))
        self.engine.set_up(self.edition, self.start)
        shown = []
        while (legal := ordered(self.engine.legal())) and len(self.actions) < LONGEST:
            self._note(legal)
            action = self._choose(legal)
            self.engine.act(action)
            self.actions.append(action)
            view = self.engine.view(1)
            shown += [f"do {action['do']}", f"asked {view['asked']}", f"step {view['step']}"]
        self._note(legal, last=True)
        return [*shown, f"winner {self.engine.view(1)['winner']}"]

    def game(self) -> Game:
        """Return the game played."""
        winner = self.engine.view(1)["winner"]
        return Game(self.name, self.edition, self.start, tuple(self.actions), tuple(self.checkpoints), winner)

    def _choose(self, legal: list[Struct]) -> Struct:
        """Return a legal action: first its kind is chosen, since of some kinds there are many."""
        kinds = list(dict.fromkeys(action["do"] for action in legal))
        weights = [WEIGHTS.get(kind, _WEIGHT) for kind in kinds]
        (kind,) = self.random.choices(kinds, weights)
        return self.random.choice([action for action in legal if action["do"] == kind])

    def _note(self, legal: list[Struct], *, last: bool = False) -> None:
        if last or len(self.actions) % EVERY == 0:
            self.checkpoints.append(checkpoint(self.engine, len(self.actions), legal))


def checkpoint(engine: Engine, after: int, legal: list[Struct]) -> Checkpoint:
    """Return what an engine shows, with the actions that are legal in order."""
    views = {str(player): engine.view(player) for player in (1, 2)}
    asked = {name: views["1"].get(name) for name in ASKED}
    return Checkpoint(
        after, asked, (len(legal), digest(legal)), {player: digest(seen(v)) for player, v in views.items()}
    )


def _berserk(random: Random) -> dict[str, Any]:
    """Return a battle of Berserk about to be dealt from two decks, each draw left to be told."""
    decks = [[card.name for card in berserk.deck(random, owner)] for owner in "AB"]
    return {"game": "berserk", "step": "deal.redeal", **_of_decks(decks, berserk.fields())}


def _heroes(random: Random) -> dict[str, Any]:
    """Return a game of Berserk Heroes about to begin with two heroes and their decks."""
    decks = [[card.name for card in heroes.deck(random, owner)] for owner in "AB"]
    board = {f"{player}h": deck.pop(0) for player, deck in enumerate(decks, 1)}
    start = _of_decks(decks, heroes.fields(), board.values())
    return {"game": "heroes", "step": "setup.exchange", "board": board, **start}


def _of_decks(
    decks: Iterable[Iterable[str]], pool: Mapping[str, Mapping[str, Any]], besides: Iterable[str] = ()
) -> dict[str, Any]:
    """Return two shuffled decks as data of a position, the cards told in full: nobody needs the pool.

    Names of cards hold their id in the pool: `A-soultrad-2`.
    """
    names = [*besides, *(name for deck in decks for name in deck)]
    return {
        "entering": True,
        "seed": None,
        "cards": {name: dict(pool[name.split("-")[1]]) for name in names},
        "players": {
            str(player): {"deck": sorted(deck), "shuffled": True} for player, deck in enumerate(decks, 1)
        },
    }


STARTS: Mapping[str, Callable[[Random], dict[str, Any]]] = {"berserk": _berserk, "heroes": _heroes}
"""How a game begins, by its id: a position with the decks, all chance still to come."""


# Holding


def hold(engine: Engine, game: Game) -> int:
    """Hold an engine to a game; return how many actions it has played.

    Raises `ExpectationFailed` that tells the first difference, `Unsupported` when nothing differs but
    something is not shown, and any `ScenarioEnd` of the engine's.
    """
    begin(engine, game.edition, game.start)
    due = {each.after: each for each in game.checkpoints}
    left_out: dict[str, None] = {}
    for number in range(len(game.actions) + 1):
        if number in due:
            left_out |= dict.fromkeys(_hold_checkpoint(engine, game, due[number]))
        if number < len(game.actions):
            answer = engine.act(game.actions[number])
            if answer.reply is not Reply.ACCEPTED:
                raise ExpectationFailed("game-refused", action=listed([game.actions[number]]), n=number)
    view = engine.view(1)
    if "winner" in view and view["winner"] != game.winner:
        expected, actual = (Message(f"winner-{each}") for each in (game.winner, view["winner"]))
        raise ExpectationFailed("other-winner", expected=expected, actual=actual)
    if left_out:
        raise Unsupported("game-not-shown", fields=", ".join(left_out))
    return len(game.actions)


def _hold_checkpoint(engine: Engine, game: Game, due: Checkpoint) -> list[str]:
    """Hold what an engine shows to a checkpoint; return the fields that it leaves out."""
    views = {player: engine.view(player) for player in (1, 2)}
    for name, value in due.asked.items():
        if views[1].get(name, value) != value:
            raise _otherwise(due, 1, name, value, views[1][name])
    if "legal" in engine.capabilities:
        legal = ordered(engine.legal())
        if (len(legal), digest(legal)) != due.legal:
            wanted = ordered(_reference_at(game, due.after).legal())
            _hold_current((len(wanted), digest(wanted)) == due.legal)
            raise ExpectationFailed("game-legal", n=due.after, what=unlike(wanted, legal))
    return [field for player, view in views.items() for field in _hold_view(game, due, player, view)]


def _hold_view(game: Game, due: Checkpoint, player: int, view: View) -> list[str]:
    """Hold a view whose digest is another to what the reference engine shows there, field by field.

    Fields that the engine adds are let through. Return those that it leaves out: it cannot be held to them.
    """
    if digest(seen(view)) == due.seen[str(player)]:
        return []
    wanted = seen(_reference_at(game, due.after).view(player))
    _hold_current(digest(wanted) == due.seen[str(player)])
    found = list(differences(wanted, seen(view)))
    for each in found:
        if not each.is_left_out:
            raise _otherwise(due, player, each.path, each.expected, each.actual)
    return [each.path.rpartition(".")[2] for each in found]


def _hold_current(is_current: bool) -> None:
    """Raise `EngineError` when the data are not those of the reference engine, which explains them."""
    if not is_current:
        raise EngineError("data-out-of-date")


def _otherwise(due: Checkpoint, player: int, name: str, expected: Any, actual: Any) -> ExpectationFailed:
    args = {"field": name, "expected": canonical(expected), "actual": canonical(actual)}
    return ExpectationFailed("game-otherwise", n=due.after, player=player, **args)


def _reference_at(game: Game, after: int) -> ReferenceEngine:
    """Return the reference engine after so many actions of a game."""
    engine = ReferenceEngine()
    engine.set_up(game.edition, game.start)
    for action in game.actions[:after]:
        engine.act(action)
    return engine
