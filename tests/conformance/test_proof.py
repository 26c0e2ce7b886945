"""The proof: what kills a deviation, what does not, and that the shipped one is whole."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ccg_rules.conformance import proof as proofs
from ccg_rules.conformance.proof import Killing, Proof, measure, shipped, suite_hash, suite_hashes
from ccg_rules.engine import IllegalAction, Refusal, load_game
from ccg_rules.engine.citations import cite
from ccg_rules.engine.deviations import deviations, of_key
from ccg_rules.rulebook import load

from .suites import (
    EXECUTION,
    FLANKS,
    VANGUARD,
    cases,
    copied_features,
    edit,
    features,
    small_vectors,
    vectors,
    vectors_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from ccg_rules.conformance.vectors import Vector

ELSEWHERE = cite("berserk", "deployment.squad.face_down")


# The shipped proof


def test_shipped_proof_is_current() -> None:
    """When this fails, the suite or the engine has changed: `make proof` measures anew."""
    proof = shipped()
    assert proof is not None
    assert proof.is_current()


def test_shipped_proof_is_what_is_measured() -> None:
    proof = shipped()
    assert proof is not None
    assert proof.survivors == ()
    assert proof.vacuous == ()
    measured = measure(list(vectors().values()))
    assert (measured.killings, measured.vacuous) == (proof.killings, proof.vacuous)
    assert len(proof.killings) > len(deviations())
    assert {killing.deviation for killing in proof.killings} == {d.id for d in deviations()}


def test_killers_stand_under_the_rule_of_what_they_kill() -> None:
    proof = shipped()
    assert proof is not None
    for killing in proof.killings:
        for ident in killing.killed_by:
            case = cases()[ident]
            assert (case.rule.key, case.edition) == (killing.key, killing.edition)


@pytest.mark.parametrize("edition", [EXECUTION, VANGUARD])
def test_every_normative_sentence_of_the_chapter_has_a_deviation_that_is_killed(edition: str) -> None:
    proof = shipped()
    assert proof is not None
    killed = {killing.key for killing in proof.killings if killing.edition == edition and killing.killed_by}
    implied = {rule.key for feature in features() for rule in feature.rules if rule.implied_by}
    borrowed_or_meta = {
        rule.key for feature in features() for rule in feature.rules if edition not in rule.editions
    }
    sentences = [
        sentence
        for paragraph in load().edition(edition).paragraphs
        if paragraph.chapter == "deployment"
        for sentence in paragraph.sentences
        if sentence.normative
    ]
    assert len(sentences) >= 9
    for sentence in sentences:
        assert sentence.key not in borrowed_or_meta
        assert sentence.key in killed | implied, sentence.key
        assert of_key(sentence.key, "berserk") or sentence.key in implied


def test_deviations_are_named_once_in_kebab_case_and_deny_something() -> None:
    ids = [deviation.id for deviation in deviations()]
    assert len(ids) == len(set(ids))
    keys = {(edition.game, key) for edition in load().editions.values() for key in edition.keys}
    keys |= {(assumption.game, assumption.id) for assumption in load().assumptions}
    for deviation in deviations():
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", deviation.id)
        assert (deviation.of, deviation.key) in keys
        assert deviation.claim.ru
        assert deviation.claim.en
    claims = [(deviation.key, deviation.claim) for deviation in deviations()]
    assert len(claims) == len(set(claims))


# What it depends on


def test_any_feature_that_changes_makes_it_out_of_date(tmp_path: Path) -> None:
    proof = Proof(suite_hashes(), (), ())
    folder = copied_features(tmp_path)
    assert proof.is_current(folder)
    edit(folder / "berserk/deployment.feature", "Chapter 404.", "Chapter 404, ")
    assert not proof.is_current(folder)
    assert suite_hash(folder) != suite_hash()


@pytest.mark.parametrize("part", list(suite_hashes()))
def test_every_part_counts(part: str) -> None:
    hashes = suite_hashes()
    assert Proof(dict(hashes), (), ()).is_current()
    assert not Proof({**hashes, part: "0"}, (), ()).is_current()


def test_line_ends_do_not_count(tmp_path: Path) -> None:
    folder = copied_features(tmp_path)
    for path in folder.rglob("*.feature"):
        path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert suite_hash(folder) == suite_hash()


def test_a_proof_is_written_and_read() -> None:
    proof = Proof(
        {"features": "1"},
        (Killing("d", "k", EXECUTION, ("a", "b")), Killing("e", "k", EXECUTION, ())),
        ("v",),
    )
    assert Proof.from_json(json.loads(json.dumps(proof.to_json()))) == proof
    assert [killing.deviation for killing in proof.survivors] == ["e"]
    with pytest.raises(ValueError, match="schema"):
        Proof.from_json({**proof.to_json(), "schema": "ccg-rules/suite/0"})


# What kills


@dataclass(frozen=True)
class Fake:
    """A deviation made for a test: the reference with its battles wrapped."""

    wrap: Callable[[Any], Any]
    id: str = "fake"
    key: str = FLANKS
    of: str = "berserk"
    editions: tuple[str, ...] = ("berserk-vanguard", "berserk-execution")

    def game(self, edition: str) -> Any:
        return _Game(load_game(edition), self.wrap)


class _Game:
    def __init__(self, game: Any, wrap: Callable[[Any], Any]) -> None:
        self._game, self._wrap = game, wrap

    def from_position(self, position: Mapping[str, Any]) -> Any:
        return self._wrap(self._game.from_position(position))


class Wrapped:
    """A battle of which a test replaces something."""

    def __init__(self, battle: Any) -> None:
        self._battle = battle

    def __getattr__(self, name: str) -> Any:
        return getattr(self._battle, name)


def killed_by(deviation: Any, own: list[Vector]) -> tuple[str, ...]:
    """Return what kills a deviation."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(proofs, "deviations", lambda: (deviation,))
        proof = measure(own)
    (killing,) = proof.killings
    assert set(proof.vacuous) == {vector.id for vector in own} - set(killing.killed_by)
    return killing.killed_by


@pytest.fixture(scope="module")
def own() -> list[Vector]:
    return [v for v in small_vectors() if (v.key, v.edition) == (FLANKS, EXECUTION)]


def test_a_failed_expectation_kills(own: list[Vector]) -> None:
    """The measure of what follows: one that goes against the rule is killed."""

    class Lax(Wrapped):
        """Says that it has done what it was asked to, whatever that was."""

        def apply_action(self, action: int) -> None:
            if self._battle.check(action) is None:
                self._battle.apply_action(action)

    killers = killed_by(Fake(Lax), own)
    assert killers == (f"{EXECUTION}/{FLANKS}/no-flank-first", f"{EXECUTION}/{FLANKS}/no-flank-yet")


def test_the_reference_itself_is_not_killed(own: list[Vector]) -> None:
    assert killed_by(Fake(Wrapped), own) == ()


METHODS = ("apply_action", "check", "legal_actions", "observation", "action", "struct")


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(
    method=st.sampled_from(METHODS),
    calls=st.integers(0, 12),
    error=st.sampled_from([KeyError, RuntimeError, ValueError]),
)
def test_a_crash_kills_nothing(method: str, calls: int, error: type[Exception], own: list[Vector]) -> None:
    class Crashing(Wrapped):
        left = calls

        def __getattr__(self, name: str) -> Any:
            if name == method:
                self.left -= 1
                if self.left < 0:
                    raise error("boom")
            return getattr(self._battle, name)

    assert killed_by(Fake(Crashing), own) == ()


LIES: dict[str, Callable[[Any], Any]] = {
    "the step": lambda view: view | {"step": "deployment.after"},
    "the board": lambda view: view | {"board": {}},
    "a card": lambda view: (
        view | {"board": view["board"] | {"1a1": {"card": "?", "owner": 1, "face": "down"}}}
    ),
    "a squad": lambda view: (
        view | {"players": {p: side | {"squad": []} for p, side in view["players"].items()}}
    ),
    "a ban": lambda view: (
        view | {"players": {p: s | {"forbidden": ["1c1"]} for p, s in view["players"].items()}}
    ),
    "nothing to see": lambda view: {},
    "no view": lambda view: None,
}


@pytest.mark.parametrize("lie", LIES)
def test_a_set_up_that_is_not_reached_kills_nothing(lie: str, own: list[Vector]) -> None:
    class Lying(Wrapped):
        def observation(self, player: int) -> Any:
            return LIES[lie](self._battle.observation(player))

        def apply_action(self, action: int) -> None:
            """Accept everything: with the set-up reached, this would be killed."""

    with_cards = [vector for vector in own if vector.instructions[0]["position"]["board"]]
    assert len(with_cards) == 2
    assert killed_by(Fake(Lying), with_cards) == ()


@pytest.mark.parametrize("key", sorted({deviation.key for deviation in deviations()}))
def test_a_citation_kills_nothing(key: str) -> None:
    class Citing(Wrapped):
        """Refuses as the reference does, by another rule, and traces nothing."""

        trace = ()

        def check(self, action: int) -> Refusal | None:
            refusal = self._battle.check(action)
            return refusal and Refusal(ELSEWHERE, refusal.code, refusal.args)

        def apply_action(self, action: int) -> None:
            if refusal := self.check(action):
                raise IllegalAction(refusal)
            self._battle.apply_action(action)

    for edition in (EXECUTION, VANGUARD):
        if own := vectors_of(key, edition):
            assert killed_by(Fake(Citing, key=key), own) == ()


def test_a_scenario_of_another_rule_kills_nothing() -> None:
    """A deviation is played against the scenarios of its own Rule only."""
    deviation = next(d for d in deviations() if d.id == "flanks-after-eight")
    elsewhere = replace(deviation, key="deployment.squad.one_per_cell")
    everything = [v for v in small_vectors() if v.edition == EXECUTION]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(proofs, "deviations", lambda: (elsewhere,))
        (killing,) = measure(everything).killings
    assert killing.killed_by == ()


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    measure(
        [v for v in small_vectors() if v.key == FLANKS],
        progress=lambda done, total: told.append((done, total)),
    )
    total = 2 * len(of_key(FLANKS, "berserk"))
    assert told == [(n, total) for n in range(1, total + 1)]
