"""The house rules that can be read off the source: who imports whom, and what the engine must not do."""

from __future__ import annotations

import ast
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ccg_rules.rulebook import load

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]

MAY_IMPORT: dict[str, set[str]] = {
    "ccg_rules/text.py": set(),
    "ccg_rules/files.py": set(),
    "ccg_rules/locations.py": set(),
    "ccg_rules/notation": {"notation", "text"},
    "ccg_rules/rulebook": {"rulebook", "text"},
    "ccg_rules/engine": {"engine", "notation", "rulebook", "text"},
    "ccg_rules/conformance": {
        "conformance",
        "engine",
        "notation",
        "rulebook",
        "text",
        "locations",
        "steps",
        "version",
    },
    "ccg_rules/commands": {
        *(
            "commands",
            "conformance",
            "engine",
            "notation",
            "rulebook",
            "reports",
            "text",
            "files",
            "locations",
        ),
    },
    "ccg_rules/cli.py": {"text", "version"},
    "ccg_rules/__main__.py": {"cli"},
    "reports": {"reports", "notation", "text", "files"},
    "steps": {"steps", "conformance.phrases", "conformance.recorder", "notation", "text"},
}
"""By room, the rooms it may import from; `version` is the package itself."""

TOP_LEVEL = {
    *("pyproject.toml", "features", "steps", "ccg_rules", "reports", "tests", "docs"),
    *(
        "README.md",
        "README.ru.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "LICENSE",
        "Makefile",
        ".ci",
        ".gitignore",
    ),
}


def sources(room: str) -> list[Path]:
    """Return the modules of a room."""
    path = ROOT / room
    return [path] if path.is_file() else sorted(path.rglob("*.py"))


def trees(room: str) -> Iterator[tuple[str, ast.Module]]:
    """Yield the modules of a room with their syntax trees."""
    for path in sources(room):
        yield path.relative_to(ROOT).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def imported(file: str, tree: ast.Module) -> Iterator[str]:
    """Yield the dotted names of the project's modules that are imported, `ccg_rules.` left out.

    What is only imported for type checkers counts as well.
    """
    package = file.removesuffix(".py").split("/")[:-1]
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            whole = ".".join(filter(None, [base, node.module]))
            inside = whole in ("ccg_rules", "steps", "reports") or node.module is None
            names = [f"{whole}.{alias.name}" for alias in node.names] if inside else [whole]
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "importlib.import_module":
            names = [
                arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
            ]
        for name in names:
            if name == "ccg_rules.__version__":
                yield "version"
            elif name.split(".")[0] in ("ccg_rules", "steps", "reports"):
                yield name.removeprefix("ccg_rules.")


def allowed(name: str, rooms: set[str]) -> bool:
    return any(name == room or name.startswith(f"{room}.") for room in rooms)


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_imports_run_one_way(room: str) -> None:
    wrong = {
        f"{file} imports {name}"
        for file, tree in trees(room)
        for name in imported(file, tree)
        if not allowed(name, MAY_IMPORT[room])
    }
    assert not wrong


def test_imports_are_seen() -> None:
    """The measure of the test before: imports of every kind are found."""
    seen = {room: {n for file, tree in trees(room) for n in imported(file, tree)} for room in MAY_IMPORT}
    assert "notation.berserk.cells" in seen["ccg_rules/engine"]
    assert "rulebook.model" in seen["ccg_rules/engine"]  # for type checkers only
    assert "steps" in seen["ccg_rules/conformance"]  # by importlib
    assert "steps._cards" in seen["steps"]  # relative
    assert "conformance.recorder" in seen["steps"]
    assert "reports" in seen["ccg_rules/commands"]
    assert "version" in seen["ccg_rules/cli.py"]
    assert "reports.shape" in seen["reports"]
    code = "from ..conformance import table\nimport ccg_rules.engine.x\nfrom ccg_rules import cli"
    found = set(imported("ccg_rules/notation/x.py", ast.parse(code)))
    assert found == {"conformance", "engine.x", "cli"}


def test_every_module_belongs_to_a_room() -> None:
    known = {path for room in MAY_IMPORT for path in sources(room)} | {ROOT / "ccg_rules" / "__init__.py"}
    everything = {path for room in ("ccg_rules", "steps", "reports") for path in (ROOT / room).rglob("*.py")}
    assert everything - known == set()


def test_the_top_level_holds_what_was_agreed() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not a checkout")
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, encoding="utf-8", check=True
    ).stdout
    found = {name.split("/")[0] for name in listed.split("\0") if name}
    assert found - TOP_LEVEL == set()
    assert {"pyproject.toml", "features", "steps", "ccg_rules", "reports", "tests", "README.md"} <= found


# The engine


FORBIDDEN_MODULES = {"time", "random", "datetime", "secrets", "uuid", "os", "threading", "asyncio"}


def habits(tree: ast.Module, editions: set[str]) -> Iterator[str]:
    """Yield what an engine must not do: lean on time, chance or set order, or ask which edition it plays."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = [a.name for a in node.names] if isinstance(node, ast.Import) else [node.module or ""]
            yield from (f"imports {name}" for name in names if name.split(".")[0] in FORBIDDEN_MODULES)
        elif isinstance(node, ast.For | ast.comprehension) and _is_set(node.iter):
            yield f"goes through a set: {ast.unparse(node.iter)}"
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("list", "tuple", "next", "iter"):
            yield from (f"puts a set in order: {ast.unparse(node)}" for arg in node.args if _is_set(arg))
        elif isinstance(node, ast.Compare) and any(isinstance(op, ast.Eq | ast.NotEq) for op in node.ops):
            if any(ast.unparse(side).endswith("edition") for side in (node.left, *node.comparators)):
                yield f"asks for the edition: {ast.unparse(node)}"
        elif isinstance(node, ast.Constant) and node.value in editions:
            yield f"names an edition: {node.value}"
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("hash", "id"):
            yield f"leans on {ast.unparse(node)}"


def _is_set(node: ast.expr) -> bool:
    if isinstance(node, ast.Call):
        return ast.unparse(node.func) in ("set", "frozenset")
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd | ast.Sub | ast.BitXor):
        return _is_set(node.left) or _is_set(node.right)
    return isinstance(node, ast.Set | ast.SetComp)


def test_the_engine_leans_on_nothing_but_its_state() -> None:
    editions = set(load().editions)
    wrong = [
        f"{file} {habit}"
        for file, tree in trees("ccg_rules/engine")
        for habit in habits(tree, editions)
        # The one table of what differs between editions.
        if not (file.endswith("/rules.py") and habit.startswith("names an edition"))
    ]
    assert wrong == []


@pytest.mark.parametrize(
    "code",
    [
        "import random",
        "from time import monotonic",
        "import datetime as d",
        "for x in {1, 2}: pass",
        "[x for x in set(y)]",
        "for x in set(a) - set(b): pass",
        "list({x for x in y})",
        "if self.edition == other: pass",
        "if rules.edition != other: pass",
        "x = 'berserk-vanguard'",
        "hash(x)",
    ],
)
def test_bad_habits_are_seen(code: str) -> None:
    assert list(habits(ast.parse(code), {"berserk-vanguard"}))


@pytest.mark.parametrize(
    "code", ["for x in sorted({1, 2}): pass", "x in {1, 2}", "len(set(y))", "for x in a | b: pass"]
)
def test_good_habits_are_let_be(code: str) -> None:
    assert not list(habits(ast.parse(code), {"berserk-vanguard"}))


def test_nothing_says_text_for_people_in_code() -> None:
    """Russian text belongs to the message catalogue, the rulebook and the phrases."""
    at_home = {
        "ccg_rules/engine/berserk/deviations.py",
        "ccg_rules/conformance/phrases.py",
        "ccg_rules/conformance/records.py",
        "ccg_rules/conformance/scenarios.py",
        "ccg_rules/conformance/lint.py",
    }
    for room in ("ccg_rules/cli.py", "ccg_rules/commands", "ccg_rules/conformance", "ccg_rules/notation"):
        for file, tree in trees(room):
            docs = {
                id(node.body[0].value)
                for node in ast.walk(tree)
                if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
                and node.body
                and isinstance(node.body[0], ast.Expr)
            }
            if file in at_home:
                continue
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
                    letters = [letter for letter in node.value.lower() if "а" <= letter <= "я"]
                    # A letter or two may be part of a pattern: X is written with a Cyrillic letter too.
                    assert len(letters) < 5, f"{file}:{node.lineno}: {node.value!r}"
