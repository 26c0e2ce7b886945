"""Fixtures that only the suite's own feature files see."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ccg_rules.conformance import plugin
from ccg_rules.conformance.recorder import Recorder
from ccg_rules.conformance.table import Table

if TYPE_CHECKING:
    from ccg_rules.conformance.engine import Engine


@pytest.fixture
def engine(request: pytest.FixtureRequest) -> Engine:
    """The engine under test: one for the whole run, set up anew for each scenario."""
    from ccg_rules.conformance.answers import EngineError
    from ccg_rules.conformance.engines import open_engine

    stash = request.config.stash
    if (opened := stash.get(plugin.ENGINE, None)) is None:
        if (failure := stash.get(plugin.ENGINE_FAILURE, None)) is not None:
            # Tried once; the other scenarios would fare no better, and wait as long to learn it.
            raise failure
        try:
            opened = stash[plugin.ENGINE] = open_engine(request.config.getoption("ccg_engine"))
        except EngineError as error:
            stash[plugin.ENGINE_FAILURE] = error
            raise
    return opened


@pytest.fixture
def table(request: pytest.FixtureRequest, engine: Engine) -> Recorder:
    """The table at which the steps of this scenario are played."""
    case = request.node.case
    return Recorder(Table(engine, case.edition, case.rule.key))
