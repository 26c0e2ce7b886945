"""What goes wrong in engines of card games again and again, and what stands against each kind.

A deviation is killed by a scenario of its own Rule (`tests/conformance/test_proof.py` holds that); a property
is held at every step of random battles.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from tests.engine import test_properties, walks
from tests.notation import test_abilities
from tests.test_architecture import test_the_engine_leans_on_nothing_but_its_state

if TYPE_CHECKING:
    from collections.abc import Callable

KINDS: dict[str, tuple[str | Callable[..., object], ...]] = {
    # Triggers and timing
    "simultaneous triggers in a fixed order": (
        *("own-triggers-in-fixed-order", "opponents-triggers-first", "first-players-triggers-first"),
        *("batch-order-not-asked", "opponents-batch-first", "triggers-in-a-fixed-order"),
    ),
    "the order is not asked, or triggers are merged": (
        *("simultaneous-triggers-merged", "only-the-first-ability-chosen", "opponents-batch-order-not-asked"),
    ),
    "simultaneous deaths do not see one another": ("deaths-one-by-one", "the-dying-see-nothing"),
    "a trigger without a change, or a change without its trigger": (
        *("on-opening-for-open-cards", "on-opening-for-closed-cards", "on-opening-left-out"),
        *("shifting-triggers-movement", "execution-triggers-nothing"),
    ),
    "an ability got in the phase it watches fires at once, or never": (
        *("acquired-fires-at-once", "acquired-lost", "late-number-read-at-once"),
    ),
    "an optional trigger is forced": ("optional-forced-with-one-target", "optional-triggers-always-lost"),
    "redeals asked twice, seen too early, or a right kept after declining": (
        *("asked-again-about-a-redeal", "redeal-first-before-second-asked", "redeal-right-kept"),
        *("after-deployment-decline-once", "battle-start-decline-once", "before-turn-decline-once"),
    ),
    # Priority and stack
    "priority skipped or given to the wrong player": (
        *("second-player-has-priority", "inactive-has-opening-priority", "executed-players-priority"),
        *("declarer-keeps-priority", "final-priority-to-inactive"),
    ),
    "passes jump over a window, or outlive an action": (
        *("passes-not-in-succession", "passes-outlast-execution", "passes-outlast-declaration"),
        *("phase-ends-with-stack", "opening-counts-passes-apart"),
    ),
    "usable before the step's own triggers, or in a phase that forbids it": (
        *("answers-before-batch", "sudden-in-initial", "slow-actions-in-answer", "answers-in-choice"),
    ),
    "deaths in the middle of something, defeat at the wrong time, endless chains": (
        *("deaths-on-the-stack", "deaths-wait-for-the-stack", "defeat-with-the-stack-full"),
        *("defeat-before-the-reveal", test_abilities.test_what_makes_no_sense_is_refused),
    ),
    # Targets, values, memory
    "a target that is gone is still hit; an effect outlives a departure": (
        *("target-is-the-cell", "target-not-tested", "dead-source-not-tested"),
        *("delayed-effect-stays-with-its-source", walks.nothing_is_lost),
    ),
    "a target is tested only when declared, or wrongly again": (
        "targets-not-tested-again",
        "moved-target-lost",
    ),
    "a number is taken at the wrong moment, or by default": (
        *("x-at-resolution", "x-at-opening", "late-number-is-zero", "every-x-fixed", "x-told-with-the-rest"),
    ),
    "a cost not paid, paid twice, too early, or reduced by what is gone": (
        *("recruit-unchecked", "action-prepaid", "movement-prepaid", "closing-declared-twice"),
        *("cancelled-is-paid", "unplaced-keeps-its-discount", "discount-backwards"),
    ),
    "a limit of use that ends at the wrong time, or is shared": (
        *("before-turn-once-per-battle", "before-turn-use-shared-by-copies", "before-turn-once-per-player"),
        *("after-deployment-shared-by-copies", "battle-start-once-for-all-copies"),
    ),
    "until the end of the turn: too long, too short, never": (
        *("lasting-never-ends", "lasting-ends-a-turn-later", "lasting-ends-when-final-begins"),
    ),
    "a condition that is not looked at": (
        *("used-without-a-target", "any-card-may-stay-closed", "lasting-effects-on-closed-cards"),
        test_abilities.test_junk_is_refused,
    ),
    # State
    "clone or undo forgets something": (walks.same_future,),
    "what is written out and read back, or played again, is another game": (
        *(walks.same_future, test_properties.test_the_same_game_in_every_process),
    ),
    "what is listed is not what is accepted": (*(walks.whole_vocabulary, walks.probes, walks.somebody_acts),),
    "an illegal action changes something": (walks.probes, walks.whole_vocabulary),
    "a hidden card shows": (
        *("face-down-cards-shown", "hidden-cards-seen", "asked-only-when-able", "x-told-too-early"),
        *(walks.cannot_be_told_apart,),
        test_properties.test_hidden_cards_leave_no_trace_in_what_the_opponent_sees,
    ),
    "clock, global chance or the order of sets decide": (
        *(
            test_properties.test_the_same_game_in_every_process,
            test_the_engine_leans_on_nothing_but_its_state,
        ),
    ),
    # Texts
    "a citation that is stale, invented, or of another rule": (walks.trace_stands, walks.refusal_stands),
}


@pytest.mark.parametrize("kind", KINDS)
def test_something_stands_against_every_kind(kind: str) -> None:
    proof = json.loads(files("ccg_rules.conformance").joinpath("suite.json").read_text(encoding="utf-8"))
    killed = {entry["id"] for entry in proof["deviations"] if entry["killed_by"]}
    for guard in KINDS[kind]:
        assert callable(guard) or guard in killed
