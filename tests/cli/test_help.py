"""Help and wrong usage, in the reader's language."""

from __future__ import annotations

import re
import sys

import pytest

from ccg_rules import __version__

from .lines import python, said

COMMANDS = (
    "verify",
    "report",
    "clause",
    "editions",
    "import",
    "diff",
    "history",
    "impact",
    "rebase",
    "citations",
    "coverage",
    "questions",
    "export",
    "perft",
    "games",
    "engine",
)
NAMES = {
    *COMMANDS,
    *(
        "ccg",
        "rules",
        "serve",
        "reference",
        "help",
        "lang",
        "ru",
        "en",
        "version",
        "edition",
        "clause",
        "key",
    ),
    *(
        "results",
        "junit",
        "deviations",
        "proof",
        "features",
        "output",
        "deployment",
        "first",
        "docs",
        "protocol",
    ),
    *("differences", "names", "redeal", "free", "reveal", "depth", "placing"),
    *("id", "game", "berserk", "heroes", "follows", "title", "date", "complete"),
    *("HTML", "Markdown", "docx", "PDF", "toml"),
    *(
        "json",
        "html",
        "markdown",
        "TOML",
        "forced",
        "rulings",
        "decisions",
        "apply",
        "data",
        "execution",
        "assumed",
        "assumptions",
    ),
    *("md", "index", "html", "JSON", "JUnit", "XML"),
}
"""What is not Russian in Russian help: commands, options, files and formats."""


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_in_russian_holds_no_english(command: str, capfd: pytest.CaptureFixture[str]) -> None:
    done = said(capfd, *filter(None, [command]), "--lang", "ru", "--help")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("использование: ccg-rules")
    assert set(re.findall(r"[A-Za-z]{2,}", done.out)) <= NAMES
    assert "-h, --help" in done.out


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_in_english_holds_no_russian(command: str, capfd: pytest.CaptureFixture[str]) -> None:
    done = said(capfd, *filter(None, [command]), "--lang", "en", "--help")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("usage: ccg-rules")
    # The names of the games are what they are.
    assert not re.search("[а-яё]", re.sub("«[^»]*»", "", done.out.replace("\n", " ")))


def test_help_lists_every_command(capfd: pytest.CaptureFixture[str]) -> None:
    listed = re.findall(r"^    (\w+) ", said(capfd, "--lang", "en", "--help").out, re.MULTILINE)
    assert tuple(listed) == COMMANDS


def test_version(capfd: pytest.CaptureFixture[str]) -> None:
    assert said(capfd, "--version").out == f"ccg-rules {__version__}\n"


@pytest.mark.parametrize(
    ("variables", "begins"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "использование:"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C.UTF-8"}, "usage:"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"}, "использование:"),
        ({}, "usage:"),
    ],
)
def test_the_language_is_that_of_the_locale(
    variables: dict[str, str], begins: str, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert said(capfd, "--help").out.startswith(begins)
    assert said(capfd, "--lang=en", "--help").out.startswith("usage:")
    assert said(capfd, "clause", "--help", "--lang", "ru").out.startswith("использование:")


# Wrong usage: exit code 2, what is wrong, what would be right


WRONG: list[tuple[list[str], list[str], list[str]]] = [
    ([], ["missing: COMMAND", "usage: ccg-rules"], ["не хватает: КОМАНДА", "использование: ccg-rules"]),
    (["verfy"], ["'verfy' is none of 'verify', 'report'"], ["'verfy' — не одно из 'verify'"]),
    (["clause"], ["missing: N"], ["не хватает: НОМЕР"]),
    (["report", "x"], ["missing: -o/--output"], ["не хватает: -o/--output"]),
    (["engine", "start"], ["'start' is none of 'serve'"], ["'start' — не одно из 'serve'"]),
    (
        ["verify", "--editon", "x"],
        ["unknown arguments: --editon x (nearest: --edition)", "usage: ccg-rules verify "],
        ["неизвестные аргументы: --editon x (ближайшее: --edition)"],
    ),
    (
        ["editions", "more"],
        ["unknown arguments: more", "usage: ccg-rules editions"],
        ["неизвестные аргументы: more"],
    ),
    (["verify", "--edition"], ["--edition needs a value"], ["--edition требует значения"]),
    (
        ["verify", "--edition", "berserk-vangard"],
        ["There is no edition berserk-vangard. The nearest: berserk-vanguard"],
        ["Редакции berserk-vangard нет. Ближайшие: berserk-vanguard"],
    ),
    (
        ["coverage", "--edition", "berserk-vangard"],
        ["nearest: berserk-vanguard"],
        ["Ближайшие: berserk-vanguard"],
    ),
    (["clause", "404.1.2", "--edition", "berserk-vangard"], ["berserk-vanguard"], ["berserk-vanguard"]),
    (
        ["verify", "--clause", "404.1.9"],
        ["no edition has a clause 404.1.9; nearest: 404.1.4 (berserk-vanguard)"],
        ["пункта 404.1.9 нет; ближайшие: 404.1.4 (berserk-vanguard)"],
    ),
    (
        ["clause", "404.1.9"],
        ["no edition has a clause 404.1.9; nearest: 404.1.4 (berserk-vanguard)"],
        ["пункта 404.1.9 нет; ближайшие: 404.1.4 (berserk-vanguard)"],
    ),
    (
        ["clause", "deployment.fist"],
        ["no key deployment.fist; nearest: deployment.first"],
        ["ключа deployment.fist нет; ближайшие: deployment.first"],
    ),
    (
        ["verify", "--key", "deployment", "--edition", "berserk-heroes"],
        ["no key deployment in berserk-heroes", "ccg-rules clause N"],
        ["ключа deployment нет в berserk-heroes"],
    ),
    (
        ["coverage", "--edition", "chess"],
        ["There is no edition chess. There are berserk-vanguard, berserk-execution, berserk-heroes."],
        ["Редакции chess нет. Есть berserk-vanguard"],
    ),
    (["clause", "four"], ["four is not a clause number"], ["four — не номер пункта"]),
    (["clause", "404.1.2", "--edition", "berserk-heroes"], ["nearest: 307"], ["ближайшие: 307"]),
    (
        ["verify", "--key", "deploymnt"],
        ["no key deploymnt; nearest: deployment"],
        ["ключа deploymnt нет; ближайшие: deployment"],
    ),
    (["verify", "--key", "A-x-reveel"], ["nearest: A-x-reveal"], ["ближайшие: A-x-reveal"]),
    (
        ["verify", "--engine", "no-such-program"],
        ["the engine cannot be started: there is no program no-such-program"],
        ["движок не запускается: нет программы no-such-program"],
    ),
    (
        ["verify", "--engine", "'"],
        ["cannot be read: «'»; give a program and its arguments"],
        ["не удаётся разобрать", "нужны программа"],
    ),
    (
        ["verify", "--features", "/no/where"],
        ["no feature file in /no/where"],
        ["в папке /no/where нет ни одного файла"],
    ),
    (
        ["report", "/no/where.json", "-o", "x"],
        ["/no/where.json: there is no such file"],
        ["/no/where.json: нет такого файла"],
    ),
    (["report", "/", "-o", "x"], ["/: that is a folder, not a file"], ["/: это папка, а не файл"]),
]


@pytest.mark.parametrize(("line", "en", "ru"), WRONG, ids=[" ".join(line) for line, _, _ in WRONG])
def test_wrong_usage(
    line: list[str], en: list[str], ru: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    for lang, says in (("en", en), ("ru", ru)):
        done = said(capfd, *line, "--lang", lang)
        assert (done.code, done.out) == (2, "")
        assert done.err.startswith("ccg-rules: ")
        for words in says:
            assert words in done.err
        if lang == "en":
            assert not re.search("[а-яё]", done.err)


def test_the_language_of_a_wrong_language(capfd: pytest.CaptureFixture[str]) -> None:
    done = said(capfd, "editions", "--lang", "fr")
    assert done.code == 2
    assert "'fr'" in done.err
    assert "'ru', 'en'" in done.err


# A process of its own


def test_the_command_is_quick_to_load() -> None:
    """Help must not wait for what it does not need: pytest, Gherkin, templates, the engine, the rulebook."""
    heavy = (
        "pytest",
        "pytest_bdd",
        "gherkin",
        "jinja2",
        "hypothesis",
        "ccg_rules.engine",
        "ccg_rules.rulebook",
    )
    code = (
        "import sys, ccg_rules.cli\n"
        "try: ccg_rules.cli.main(['--help'])\n"
        "except SystemExit: pass\n"
        f"print(sorted(set({heavy!r}) & set(sys.modules)), file=sys.stderr)"
    )
    assert python("-c", code).stderr == "[]\n"


def test_what_is_not_an_option_is_looked_up_without_running_anything() -> None:
    code = (
        "import sys, ccg_rules.cli\n"
        "ccg_rules.cli.main(['verify', '--editon'])\n"
        "print('ccg_rules.commands.verify' in sys.modules)"
    )
    assert python("-c", code).stdout == "False\n"


@pytest.mark.parametrize(
    "shell", ["clause 404.1.2 | head -1", "clause 404.1.2 | true", "--help | true", "editions | head -1"]
)
@pytest.mark.parametrize("variables", [{}, {"PYTHONUNBUFFERED": "1"}], ids=["buffered", "unbuffered"])
def test_a_reader_that_goes_away_is_no_fault(shell: str, variables: dict[str, str]) -> None:
    line = f"{sys.executable} -m ccg_rules --lang en {shell}"
    done = python("-c", f"import os, sys; sys.exit(os.system({line!r}))", variables=variables)
    assert done.stderr == ""
    assert done.returncode == 0


def test_an_interrupt_ends_quietly(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    from ccg_rules.commands import editions

    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(editions, "run", interrupted)
    assert said(capfd, "editions").code == 130


def test_what_nobody_foresaw_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    """A traceback is right for a fault of ours: hiding it would help nobody."""
    from ccg_rules import cli
    from ccg_rules.commands import editions

    def faulty(*_: object) -> int:
        raise ZeroDivisionError("ours")

    monkeypatch.setattr(editions, "run", faulty)
    with pytest.raises(ZeroDivisionError):
        cli.main(["editions"])
