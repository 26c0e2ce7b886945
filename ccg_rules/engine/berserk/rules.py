"""Editions as rows of rules objects, one object per chapter; a deviation or an alternative replaces one."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ccg_rules.engine.berserk.after_deployment import AfterDeployment
from ccg_rules.engine.berserk.deployment import FORBIDDEN_VANGUARD, NEVER_TAKEN, RETURNED, Deployment
from ccg_rules.engine.berserk.ledger import Ledger


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of one edition."""

    edition: str
    deployment: Deployment
    ledger: Ledger
    after_deployment: AfterDeployment


EXECUTION = Rules("berserk-execution", Deployment(), Ledger(), AfterDeployment())

VANGUARD = replace(
    EXECUTION,
    edition="berserk-vanguard",
    deployment=Deployment(
        # 404.1.4 of the Execution edition has no counterpart here: a forbidden cell is refused all the same,
        # but others go on waiting for it.
        forbidden_count=False,
        forbidden_by=FORBIDDEN_VANGUARD,
        # What the Execution edition has to assume is 404.1.4 here.
        returned_by=RETURNED,
        never_taken_by=NEVER_TAKEN,
    ),
)

EDITIONS = {rules.edition: rules for rules in (VANGUARD, EXECUTION)}
