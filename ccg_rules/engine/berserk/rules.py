"""Editions as rows of rules objects, one object per chapter; a deviation or an alternative replaces one."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ccg_rules.engine.berserk.after_deployment import AfterDeployment
from ccg_rules.engine.berserk.deployment import FORBIDDEN_VANGUARD, Deployment
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
    # 404.1.4 of the Execution edition has no counterpart here: a forbidden cell is refused all the same, but
    # the cells behind it stay shut.
    deployment=Deployment(forbidden_count=False, forbidden_by=FORBIDDEN_VANGUARD),
)

EDITIONS = {rules.edition: rules for rules in (VANGUARD, EXECUTION)}
