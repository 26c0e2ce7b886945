"""The recorder: what steps tell becomes instructions that bear no trace of any answer."""

from __future__ import annotations

from typing import Any

import pytest

from ccg_rules.conformance.answers import EngineError, ExpectationFailed
from ccg_rules.conformance.recorder import Recorder
from ccg_rules.conformance.reference import ReferenceEngine
from ccg_rules.conformance.table import Table
from ccg_rules.notation.berserk.game import BERSERK
from ccg_rules.notation.heroes.game import HEROES

from .suites import EXECUTION

KEY = "deployment.first.flanks"


class Silent:
    """A table at which nothing is ever answered."""

    notation = BERSERK

    def __init__(self) -> None:
        self.played: list[dict[str, Any]] = []
        self.finished = 0

    def play(self, instruction: dict[str, Any]) -> None:
        self.played.append(instruction)

    def finish(self) -> None:
        self.finished += 1


@pytest.fixture
def recorder() -> Recorder:
    return Recorder(Silent())  # type: ignore[arg-type]


def position_of(recorder: Recorder) -> dict[str, Any]:
    position: dict[str, Any] = recorder.vector[0]["position"]
    return position


def test_the_position_is_told_once_before_the_first_act(recorder: Recorder) -> None:
    recorder.define("A", life=3)
    recorder.define("A", cost="2")
    recorder.hold(1, 2)
    recorder.hold(1, ["A", "B"])
    recorder.lay(["1b1", "2c1"])
    recorder.lay(["1c1"], "C", "up")
    recorder.forbid(2, ["2a1"])
    recorder.forbid(2, ["2b1"])
    recorder.leave(1, 3, 4)
    recorder.to_act(1)
    assert recorder.vector == []
    recorder.step = 4
    recorder.act("decline", 1)
    assert recorder.vector == [
        {
            "do": "set up",
            "at_step": 4,
            "position": {
                "step": "deployment.placing",
                "to_act": 1,
                "cards": {"A": {"life": 3, "cost": "2"}, "B": {}, "C": {}},
                "players": {
                    "1": {"squad": [2, "A", "B"], "gold": 3, "silver": 4},
                    "2": {"squad": [], "forbidden": ["2a1", "2b1"]},
                },
                "board": {
                    "1b1": {"card": None, "face": "down"},
                    "2c1": {"card": None, "face": "down"},
                    "1c1": {"card": "C", "face": "up"},
                },
            },
        },
        {"do": "act", "action": {"do": "decline", "player": 1}, "at_step": 4},
    ]


def test_what_is_played_is_what_is_told_but_for_the_step(recorder: Recorder) -> None:
    recorder.step = 7
    recorder.act("decline", 2)
    recorder.expect("accepted")
    told = [{name: value for name, value in each.items() if name != "at_step"} for each in recorder.vector]
    played = recorder.table.played  # type: ignore[attr-defined]
    assert [{n: v for n, v in each.items() if n != "at_step"} for each in played] == told
    assert [each["at_step"] for each in recorder.vector] == [7, 7, 7]


def test_plain_cards_are_placed_one_after_another(recorder: Recorder) -> None:
    recorder.hold(1, 1)
    recorder.hold(1, ["A"])
    recorder.hold(1, 2)
    recorder.hold(2, 1)
    recorder.place(1, "1b1")
    recorder.place(1, "1b2")
    recorder.place(2, "2b1")
    recorder.place(1, "1b3", "A")
    recorder.place(1, "1c1")
    slots = [(each["action"]["player"], each["action"]["slot"]) for each in recorder.vector[1:]]
    assert slots == [(1, 0), (1, 2), (2, 0), (1, 1), (1, 3)]
    assert recorder.cell_of("A") == "1b3"


def test_a_card_whose_placing_is_refused_is_the_next_one_again(recorder: Recorder) -> None:
    recorder.hold(1, 2)
    recorder.place(1, "1a1")
    recorder.expect("refused", by="this rule")
    recorder.place(1, "1b1")
    recorder.expect("accepted")
    recorder.place(1, "1b2")
    assert [each["action"]["slot"] for each in recorder.vector if "action" in each] == [0, 0, 1]


def test_a_named_card_that_is_refused_is_no_plain_one(recorder: Recorder) -> None:
    recorder.hold(1, ["A"])
    recorder.hold(1, 1)
    recorder.place(1, "1a1", "A")
    recorder.expect("refused", by="any")
    assert recorder.slot(1) == 1


def test_a_position_cannot_be_changed_once_somebody_acts(recorder: Recorder) -> None:
    recorder.act("decline", 1)
    with pytest.raises(AssertionError, match="set up once"):
        recorder.hold(1, 1)


def test_a_position_nothing_came_after_is_set_up_at_the_end(recorder: Recorder) -> None:
    recorder.lay(["1b1"])
    recorder.finish()
    assert [each["do"] for each in recorder.vector] == ["set up"]
    assert recorder.table.finished == 1  # type: ignore[attr-defined]


def test_the_default_position_says_whose_squads_there_are(recorder: Recorder) -> None:
    recorder.finish()
    assert position_of(recorder) == {
        "step": "deployment.placing",
        "players": {"1": {"squad": []}, "2": {"squad": []}},
        "board": {},
    }


def test_what_fails_is_in_the_vector() -> None:
    recorder = Recorder(Table(ReferenceEngine(), EXECUTION, KEY))
    recorder.hold(1, 2)
    recorder.place(1, "1a1")
    with pytest.raises(ExpectationFailed):
        recorder.expect("accepted")
    assert recorder.vector[-1] == {"expect": "accepted", "at_step": 0}


def test_an_action_that_nothing_judges_is_judged_at_the_end() -> None:
    recorder = Recorder(Table(ReferenceEngine(), EXECUTION, KEY))
    recorder.hold(1, 2)
    recorder.place(1, "1a1")
    with pytest.raises(EngineError, match="did not get as far"):
        recorder.finish()


# Heroes


class HeroesSilent(Silent):
    notation = HEROES


@pytest.fixture
def heroes() -> Recorder:
    return Recorder(HeroesSilent())  # type: ignore[arg-type]


def test_a_position_of_heroes_says_so_and_needs_nothing_else(heroes: Recorder) -> None:
    heroes.finish()
    assert position_of(heroes) == {
        "game": "heroes",
        "step": "choice",
        "players": {"1": {"hand": []}, "2": {"hand": []}},
        "board": {},
    }


def test_cards_of_heroes_are_laid_where_their_kind_belongs(heroes: Recorder) -> None:
    heroes.define("S", kind="support")
    heroes.define("T", copy_of="S")
    heroes.enter_play(1, ["A", "S", "B"])
    heroes.enter_play(2, ["C", "T"])
    heroes.mark("S", closed=True)
    heroes.finish()
    assert position_of(heroes)["board"] == {
        "1f1": {"card": "A", "face": "up"},
        "1s1": {"card": "S", "face": "up", "closed": True},
        "1f2": {"card": "B", "face": "up"},
        "2f1": {"card": "C", "face": "up"},
        "2s1": {"card": "T", "face": "up"},
    }
    assert heroes.attacking(1, "B", "C") == {"do": "attack", "player": 1, "at": "1f2", "target": "2f1"}


def play(recorder: Recorder, card: str) -> int:
    """Let the First Player play a card; return the slot it was played from."""
    action = recorder.playing(1, card)
    recorder.tell({"do": "act", "action": action})
    recorder.played(1, card)
    slot: int = action["slot"]
    return slot


def test_a_hand_closes_up_and_what_is_played_takes_the_next_place(heroes: Recorder) -> None:
    heroes.define("E", kind="event")
    heroes.enter_play(1, ["A"])
    heroes.hold(1, ["E", "B"])
    heroes.hold(1, 1)
    heroes.hold(1, ["C"])
    assert heroes.choosing(1, "C")["at"] == "hand 3"
    assert [play(heroes, card) for card in ("B", "E")] == [1, 0]
    assert heroes.choosing(1, "C")["at"] == "hand 1"
    heroes.drew(1, "D")
    heroes.drew(1, "D")
    assert [play(heroes, card) for card in ("D", "C")] == [2, 1]
    assert [heroes.cell_of(card) for card in ("B", "D", "C")] == ["1f2", "1f3", "1f4"]


def test_a_card_whose_playing_is_refused_stays_in_the_hand(heroes: Recorder) -> None:
    heroes.hold(1, ["A", "B"])
    play(heroes, "A")
    heroes.expect("refused", by="any")
    assert heroes.choosing(1, "A")["at"] == "hand 0"
    assert [play(heroes, card) for card in ("B", "A")] == [1, 0]
    assert [heroes.cell_of(card) for card in ("B", "A")] == ["1f1", "1f2"]
