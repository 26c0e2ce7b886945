"""What the suite holds, without running it: scenarios by sentence, and deviations by the shipped proof."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ccg_rules.conformance import proof as proofs
from ccg_rules.conformance.scenarios import load_features
from ccg_rules.engine.deviations import deviations
from ccg_rules.locations import features_dir

if TYPE_CHECKING:
    from ccg_rules.conformance.proof import Killing
    from ccg_rules.conformance.scenarios import Case, RuleBlock
    from ccg_rules.text import Words


@dataclass(slots=True)
class Suite:
    """Cases and killings by (edition, key), Rules by (game, key).

    `proof_is_current` tells how far to trust the killings.
    """

    cases: dict[tuple[str, str], list[Case]] = field(default_factory=dict)
    rules: dict[tuple[str, str], list[RuleBlock]] = field(default_factory=dict)
    killings: dict[tuple[str, str], list[Killing]] = field(default_factory=dict)
    claims: dict[str, Words] = field(default_factory=dict)
    """What each deviation denies, by its id."""

    proof_is_current: bool = False


def read_suite() -> Suite:
    """Read the shipped features and proof."""
    suite = Suite(claims={deviation.id: deviation.claim for deviation in deviations()})
    for feature in load_features(features_dir()):
        for rule in feature.rules:
            suite.rules.setdefault((feature.game, rule.key), []).append(rule)
        for case in feature.cases():
            suite.cases.setdefault((case.edition, case.rule.key), []).append(case)
    proof = proofs.shipped()
    if proof is not None and proof.is_current():
        suite.proof_is_current = True
        for killing in proof.killings:
            suite.killings.setdefault((killing.edition, killing.key), []).append(killing)
    return suite
