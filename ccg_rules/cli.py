"""The command line: thin, and quick to start. What a command needs is imported when it runs."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from typing import TYPE_CHECKING, Any, NoReturn

from ccg_rules.text import LANGS, Lang, Message, Told, language_of, say

if TYPE_CHECKING:
    from collections.abc import Sequence

OK, FAILED, WRONG_USE, INTERRUPTED = 0, 1, 2, 130

_MODULES = {"import": "importing"}
"""The modules of the commands whose names are keywords."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code: 0, 1 when something fails, 2 for wrong usage."""
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    lang = _language(arguments)
    try:
        try:
            options = _parser(lang).parse_args(arguments)
            module = _MODULES.get(options.command, options.command)
            command = importlib.import_module(f"ccg_rules.commands.{module}")
            status: int = command.run(options, lang)
            return status
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # The reader has gone (`ccg-rules clause … | head`). Nothing more can be said, not even on exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except Exception as error:
        return _explain(error, lang)


def _explain(error: Exception, lang: Lang) -> int:
    """Say what went wrong and return the exit code; what nobody foresaw is raised again.

    Errors meant for people carry a `message`; bad data carries `faults`, each with its place.
    """
    message = getattr(error, "message", None)
    faults = getattr(error, "faults", ())
    if isinstance(error, OSError) and error.filename is not None:
        message = Message("cli-file", {"file": error.filename, "reason": _reason(error)})
    if isinstance(message, Message):
        print(f"ccg-rules: {message.say(lang)}", file=sys.stderr)
        if details := getattr(error, "details", ""):
            print(details, file=sys.stderr)
        return WRONG_USE
    if faults:
        for fault in faults:
            print(f"ccg-rules: {fault.say(lang)}", file=sys.stderr)
        return FAILED
    raise error


_REASONS = (
    (FileNotFoundError, "cli-file-missing"),
    (FileExistsError, "cli-file-in-the-way"),
    (NotADirectoryError, "cli-file-in-the-way"),
    (IsADirectoryError, "cli-file-is-folder"),
    (PermissionError, "cli-file-forbidden"),
)


def _reason(error: OSError) -> Message | str:
    """Return why a file could not be used; rare reasons stay in the words of the operating system."""
    known = (Message(message) for kind, message in _REASONS if isinstance(error, kind))
    return next(known, error.strerror or type(error).__name__)


class _Wrong(Told):
    """The command was used wrongly, or asked for something that does not exist."""


class _Parser(argparse.ArgumentParser):
    """An argument parser that speaks the reader's language."""

    def __init__(self, *args: Any, lang: Lang, **kwargs: Any) -> None:
        super().__init__(*args, **{**kwargs, "add_help": False, "allow_abbrev": False})
        self._lang = lang
        self._positionals.title = say(lang, "cli-positionals")
        self._optionals.title = say(lang, "cli-options")
        self.add_argument("-h", "--help", action="help", help=say(lang, "cli-help"))
        # Read by `_language` before parsing, so that errors of parsing are worded too.
        self.add_argument("--lang", choices=LANGS, help=say(lang, "cli-lang"))

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse; call what is unknown wrong here: argparse would show the usage of another parser."""
        options, extra = super().parse_known_args(args, namespace)
        if extra:
            self.error("unrecognized arguments: " + " ".join(extra))
        return options, extra

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, and how it is used."""
        usage = self.format_usage().strip()
        known = [option for action in self._actions for option in action.option_strings]
        args = {"problem": _in_language(message, self._lang, known), "usage": usage}
        raise _Wrong(Message("cli-usage", args))

    def format_help(self) -> str:
        """Return the help; argparse words its heading in English only."""
        return super().format_help().replace("usage:", say(self._lang, "cli-usage-heading"), 1)

    def format_usage(self) -> str:
        """Return the usage line."""
        return super().format_usage().replace("usage: ", "", 1)


def _in_language(problem: str, lang: Lang, known: Sequence[str]) -> str:
    """Word argparse's own messages, which are English, in the reader's language where we know them.

    `known` are the options there are.
    """
    if problem.startswith(required := "the following arguments are required: "):
        return say(lang, "cli-required", names=problem.removeprefix(required))
    if problem.startswith(unknown := "unrecognized arguments: "):
        names = problem.removeprefix(unknown)
        if near := _nearest(names.split()[0].partition("=")[0], known):
            return say(lang, "cli-unrecognized-near", names=names, nearest=near)
        return say(lang, "cli-unrecognized", names=names)
    if "invalid choice: " in problem:
        argument, _, rest = problem.partition(": invalid choice: ")
        value, _, choices = rest.partition(" (choose from ")
        return say(
            lang,
            "cli-invalid-choice",
            argument=argument.removeprefix("argument "),
            value=value,
            choices=choices.rstrip(")"),
        )
    if problem.endswith(": expected one argument"):
        argument = problem.removeprefix("argument ").removesuffix(": expected one argument")
        return say(lang, "cli-expected-one", argument=argument)
    return problem


def _nearest(option: str, known: Sequence[str]) -> str:
    import difflib  # only a mistake pays for it

    return ", ".join(difflib.get_close_matches(option, known, 1))


def _language(arguments: Sequence[str]) -> Lang:
    """Return the language asked for by `--lang`, wherever it stands, else that of the locale."""
    for number, argument in enumerate(arguments):
        value = argument.partition("=")[2] if argument.startswith("--lang=") else None
        if argument == "--lang" and number + 1 < len(arguments):
            value = arguments[number + 1]
        if value == "ru":
            return "ru"
        if value == "en":
            return "en"
    return language_of()


def _parser(lang: Lang) -> argparse.ArgumentParser:
    from ccg_rules import __version__

    def word(message: str) -> str:
        return say(lang, message)

    top = _Parser("ccg-rules", lang=lang, description=word("cli-description"))
    top.add_argument(
        "--version", action="version", version=f"ccg-rules {__version__}", help=word("cli-version")
    )
    commands = top.add_subparsers(
        title=word("cli-commands"),
        metavar=word("cli-command"),
        required=True,
        dest="command",
        parser_class=_Parser,
    )

    def command(name: str) -> _Parser:
        text = word(f"cli-{name}")
        return commands.add_parser(name, lang=lang, help=text, description=text)

    verify = command("verify")
    verify.add_argument("--edition", metavar=word("cli-metavar-edition"), help=word("cli-verify-draft"))
    verify.add_argument("--forced", metavar=word("cli-metavar-file"), help=word("cli-verify-forced"))
    verify.add_argument("--clause", metavar=word("cli-metavar-number"), help=word("cli-verify-clause"))
    verify.add_argument("--key", metavar=word("cli-metavar-key"), help=word("cli-verify-key"))
    verify.add_argument(
        "--engine", metavar=word("cli-metavar-command"), default="reference", help=word("cli-verify-engine")
    )
    verify.add_argument("--results", metavar=word("cli-metavar-file"), help=word("cli-verify-results"))
    verify.add_argument("--report", metavar=word("cli-metavar-folder"), help=word("cli-verify-report"))
    verify.add_argument("--junit", metavar=word("cli-metavar-file"), help=word("cli-verify-junit"))
    verify.add_argument("--deviations", action="store_true", help=word("cli-verify-deviations"))
    verify.add_argument("--proof", metavar=word("cli-metavar-file"), help=word("cli-verify-proof"))
    verify.add_argument("--features", metavar=word("cli-metavar-folder"), help=word("cli-verify-features"))

    report = command("report")
    report.add_argument("results", metavar=word("cli-metavar-results"), help=word("cli-report-results"))
    report.add_argument(
        "-o", "--output", metavar=word("cli-metavar-folder"), required=True, help=word("cli-report-output")
    )

    clause = command("clause")
    clause.add_argument("number", metavar=word("cli-metavar-number"), help=word("cli-clause-number"))
    clause.add_argument("--edition", metavar=word("cli-metavar-edition"), help=word("cli-verify-edition"))

    editions = command("editions")
    editions.add_argument("--differences", action="store_true", help=word("cli-editions-differences"))

    importing = command("import")
    importing.add_argument(
        "files", metavar=word("cli-metavar-file"), nargs="+", help=word("cli-import-files")
    )
    importing.add_argument(
        "-o", "--output", metavar=word("cli-metavar-file"), required=True, help=word("cli-import-output")
    )
    importing.add_argument("--game", choices=["berserk", "heroes"], help=word("cli-import-game"))
    importing.add_argument("--id", metavar=word("cli-metavar-edition"), help=word("cli-import-id"))
    importing.add_argument("--follows", metavar=word("cli-metavar-edition"), help=word("cli-import-follows"))
    importing.add_argument("--title", metavar=word("cli-metavar-title"), help=word("cli-import-title"))
    importing.add_argument("--date", metavar=word("cli-metavar-date"), help=word("cli-import-date"))
    importing.add_argument("--complete", action="store_true", help=word("cli-import-complete"))

    diff = command("diff")
    diff.add_argument("old", metavar=word("cli-metavar-old"), help=word("cli-diff-edition"))
    diff.add_argument("new", metavar=word("cli-metavar-new"), help=word("cli-diff-edition"))
    diff.add_argument("--forced", metavar=word("cli-metavar-file"), help=word("cli-diff-forced"))
    diff.add_argument("--json", metavar=word("cli-metavar-file"), help=word("cli-diff-json"))
    diff.add_argument("--html", metavar=word("cli-metavar-file"), help=word("cli-diff-html"))
    diff.add_argument("--markdown", metavar=word("cli-metavar-file"), help=word("cli-diff-markdown"))

    history = command("history")
    history.add_argument("key", metavar=word("cli-metavar-key"), help=word("cli-history-key"))
    history.add_argument("--game", choices=["berserk", "heroes"], help=word("cli-history-game"))
    history.add_argument("--edition", metavar=word("cli-metavar-edition"), help=word("cli-history-edition"))

    impact = command("impact")
    rebase = command("rebase")
    for pointing in (impact, rebase):
        pointing.add_argument("old", metavar=word("cli-metavar-old"), help=word("cli-impact-old"))
        pointing.add_argument("new", metavar=word("cli-metavar-new"), help=word("cli-impact-new"))
        pointing.add_argument("--forced", metavar=word("cli-metavar-file"), help=word("cli-impact-forced"))
        pointing.add_argument(
            "--features", metavar=word("cli-metavar-folder"), help=word("cli-verify-features")
        )
    impact.add_argument(
        "--rulings", metavar=word("cli-metavar-file"), nargs="+", help=word("cli-impact-rulings")
    )
    impact.add_argument("--json", metavar=word("cli-metavar-file"), help=word("cli-impact-json"))
    rebase.add_argument("--apply", action="store_true", help=word("cli-rebase-apply"))
    rebase.add_argument("--assumed", action="store_true", help=word("cli-rebase-assumed"))
    rebase.add_argument("--data", metavar=word("cli-metavar-folder"), help=word("cli-rebase-data"))
    rebase.add_argument("--decisions", metavar=word("cli-metavar-file"), help=word("cli-rebase-decisions"))

    citations = command("citations")
    citations.add_argument(
        "files", metavar=word("cli-metavar-file"), nargs="+", help=word("cli-citations-files")
    )

    coverage = command("coverage")
    coverage.add_argument(
        "what", metavar=word("cli-metavar-number"), nargs="?", help=word("cli-coverage-what")
    )
    coverage.add_argument("--names", action="store_true", help=word("cli-coverage-names"))
    coverage.add_argument("--edition", metavar=word("cli-metavar-edition"), help=word("cli-verify-edition"))

    questions = command("questions")
    questions.add_argument(
        "assumption", metavar=word("cli-metavar-assumption"), nargs="?", help=word("cli-questions-assumption")
    )
    questions.add_argument("--edition", metavar=word("cli-metavar-edition"), help=word("cli-verify-edition"))

    export = command("export")
    export.add_argument("directory", metavar=word("cli-metavar-folder"), help=word("cli-export-directory"))

    for name in ("perft", "games"):
        holding = command(name)
        holding.add_argument(
            "names", metavar=word("cli-metavar-name"), nargs="*", help=word(f"cli-{name}-names")
        )
        holding.add_argument(
            "--engine",
            metavar=word("cli-metavar-command"),
            default="reference",
            help=word("cli-verify-engine"),
        )
        holding.add_argument(
            "--edition", metavar=word("cli-metavar-edition"), help=word("cli-verify-edition")
        )
        if name == "perft":
            holding.add_argument("--depth", metavar=word("cli-metavar-depth"), help=word("cli-perft-depth"))

    engine = command("engine")
    engine.add_argument("action", metavar="serve", choices=["serve"], help=word("cli-engine-serve"))
    return top
