"""A new edition before it is published: the suite as far as it carries over to it, put together aside.

Nothing of it is written into the data or the features: the draft with what it inherits and the features with
the quotes that carry over lie in a folder of their own while they are needed, and the draft is loaded from
there beside the shipped editions.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ccg_rules.conformance.impact import Impact, impact
from ccg_rules.conformance.rebase import rebase
from ccg_rules.conformance.scenarios import load_features
from ccg_rules.rulebook import load, load_edition
from ccg_rules.rulebook.load import MORE
from ccg_rules.rulebook.revisions import NOTHING, Forced, compare
from ccg_rules.rulebook.write import to_toml
from ccg_rules.text import Message, Told

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ccg_rules.conformance.scenarios import FeatureFile
    from ccg_rules.rulebook import Edition


class DraftRefused(Told):
    """A draft cannot be held against the suite; `message` says why."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A draft as the suite sees it."""

    before: Edition
    """The edition it follows."""
    edition: Edition
    suite: Sequence[FeatureFile]
    """The features as they are."""
    features: Path
    """A folder of them with the quotes that carry over."""
    impact: Impact


@contextmanager
def drafted(
    path: Path, features: Path, forced: Callable[[Edition, Edition], Forced] = lambda old, new: NOTHING
) -> Iterator[Draft]:
    """Give the draft in a file to the suite while the context lasts.

    Raises `DraftRefused` for one that follows no loaded edition or has the id of one, `RulebookError` with
    everything that is wrong with the file, and `OSError`.
    """
    rulebook = load()
    draft = load_edition(path)
    if draft.id in rulebook.editions:
        raise DraftRefused(Message("draft-known", {"id": draft.id}))
    if draft.follows is None:
        known = ", ".join(rulebook.editions)
        raise DraftRefused(Message("draft-follows-nothing", {"id": draft.id, "known": known}))
    before = rulebook.edition(draft.follows)
    comparison = compare(before, draft, forced(before, draft))
    suite = load_features(features)
    rebased = rebase(rulebook, suite, comparison, carry_assumptions=True)
    with tempfile.TemporaryDirectory(prefix="ccg-rules-") as scratch:
        folder = Path(scratch) / "features"
        shutil.copytree(features, folder, ignore=shutil.ignore_patterns("__pycache__", "*.py"))
        for name, text in rebased.texts.items():
            (folder / name).write_bytes(text.encode())
        file = Path(scratch) / f"{draft.id}.toml"
        file.write_text(to_toml(rebased.edition), encoding="utf-8")
        with _beside_the_shipped(file):
            yield Draft(before, load().edition(draft.id), suite, folder, impact(rulebook, suite, comparison))


@contextmanager
def _beside_the_shipped(file: Path) -> Iterator[None]:
    """Load an edition beside those that are loaded, here and in what is started from here."""
    before = os.environ.get(MORE)
    os.environ[MORE] = os.pathsep.join(filter(None, (before, str(file))))
    try:
        yield
    finally:
        if before is None:
            del os.environ[MORE]
        else:
            os.environ[MORE] = before
