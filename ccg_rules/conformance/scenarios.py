"""The feature files as the suite understands them: Rules with a key and quotes, and cases to run.

A *case* is one scenario (one row of an outline) in one edition its Rule quotes. Its id does not depend on
line numbers: edition, key, and the name in lower case with hyphens.
"""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gherkin.errors import CompositeParserException
from gherkin.parser import Parser

from ccg_rules.rulebook import QuoteLine, QuoteSyntaxError
from ccg_rules.text import Message, Words

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ccg_rules.rulebook import Game

_ASSUMED = re.compile(r"(?P<edition>[a-z][a-z0-9-]*)\s+(?P<id>A-[a-z0-9-]+)")
_IMPLIED = re.compile(r"(?:implied by|следует из) (?P<keys>[\w.]+(?:, [\w.]+)*): (?P<because>.+)")
_STEP_TYPES = {"Context": "given", "Action": "when", "Outcome": "then"}


@dataclass(frozen=True, slots=True)
class Finding:
    """Something wrong with the suite: what, in which file, at which line."""

    code: str
    file: str
    line: int
    message: Message


@dataclass(frozen=True, slots=True)
class Step:
    """A step as written: its type, keyword, text and table."""

    type: str
    keyword: str
    text: str
    table: tuple[tuple[str, ...], ...] | None
    line: int


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario (or outline) as written; `rows` are the examples of an outline.

    `prose` are the lines between its name and its first step, by number.
    """

    name: str
    title: Words
    line: int
    steps: tuple[Step, ...]
    rows: tuple[dict[str, str], ...] = ({},)
    prose: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class RuleBlock:
    """A Rule: the sentence or assumption it is about, its quotes, and its scenarios.

    `prose` are the lines of its description, by number.
    """

    key: str
    title: Words
    line: int
    quotes: tuple[tuple[QuoteLine, int], ...] = ()
    assumed_in: tuple[str, ...] = ()
    implied_by: tuple[str, ...] = ()
    implied_because: str | None = None
    scenarios: tuple[Scenario, ...] = ()
    prose: tuple[tuple[int, str], ...] = ()

    @property
    def is_assumption(self) -> bool:
        """Tell whether the Rule is about an assumption instead of a sentence."""
        return self.key.startswith("A-")

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions the Rule's scenarios run in."""
        found = dict.fromkeys(quote.edition for quote, _ in self.quotes)
        return tuple(found | dict.fromkeys(self.assumed_in))

    def quoted(self, edition: str) -> tuple[QuoteLine, ...]:
        """Return the quotes of one edition."""
        return tuple(quote for quote, _ in self.quotes if quote.edition == edition)


@dataclass(frozen=True, slots=True)
class Case:
    """A scenario in one edition, ready to be run."""

    id: str
    feature: str
    rule: RuleBlock
    scenario: Scenario
    edition: str
    row: dict[str, str]

    @property
    def name(self) -> str:
        """The name as it is written, filled in from the row of an outline."""
        return fill(self.scenario.name, self.row)

    @property
    def title(self) -> Words:
        """The name in both languages."""
        title = self.scenario.title
        return Words(ru=fill(title.ru, self.row), en=fill(title.en, self.row))


@dataclass(frozen=True, slots=True)
class FeatureFile:
    """A feature file: its Rules, and what could not be understood in it."""

    path: Path
    name: str
    title: Words | None = None
    rules: tuple[RuleBlock, ...] = ()
    findings: tuple[Finding, ...] = ()
    stray: tuple[Scenario, ...] = ()

    @property
    def game(self) -> Game:
        """The game, by the first folder of the features."""
        return "heroes" if self.name.split("/")[0] == "heroes" else "berserk"

    def cases(self) -> Iterator[Case]:
        """Yield every case of the file, in the order of the file, edition by edition within a scenario."""
        seen: dict[str, int] = {}
        for rule in self.rules:
            for scenario in rule.scenarios:
                for edition in rule.editions:
                    for number, row in enumerate(scenario.rows, 1):
                        ident = f"{edition}/{rule.key}/{_slug(scenario.name)}"
                        if len(scenario.rows) > 1:
                            ident += f"/{number}"
                        seen[ident] = seen.get(ident, 0) + 1
                        if seen[ident] > 1:  # a finding of its own; the ids still differ
                            ident += f"~{seen[ident]}"
                        yield Case(ident, self.name, rule, scenario, edition, row)


def load_features(directory: Path) -> list[FeatureFile]:
    """Read every feature file below a folder, in the order of their names."""
    return [
        load_feature(path, path.relative_to(directory).as_posix())
        for path in sorted(directory.rglob("*.feature"))
    ]


def load_feature(path: Path, name: str) -> FeatureFile:
    """Read a feature file; what it cannot understand is among its findings."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return FeatureFile(path, name, findings=(Finding("not-utf-8", name, 1, Message("lint-not-utf-8")),))
    try:
        document = Parser().parse(text)
    except CompositeParserException as error:
        return FeatureFile(path, name, findings=tuple(_syntax_finding(name, each) for each in error.errors))
    feature: dict[str, Any] | None = document.get("feature")  # type: ignore[assignment]
    if not feature:
        return FeatureFile(path, name, findings=(Finding("empty", name, 1, Message("lint-empty-file")),))
    return _Reader(path, name, feature, text).read()


def _syntax_finding(name: str, error: Any) -> Finding:
    # The parser's own words name what it expected and what it got; they exist in English only.
    reason = re.sub(r"^\(\d+:\d+\): ", "", str(error))
    got = re.search(r"got '(.*)'$", reason)
    meant = keyword_meant(got[1]) if got else None
    message = Message("lint-syntax", {"reason": reason})
    if got and meant:
        message = Message("lint-stray-keyword", {"text": got[1], "nearest": meant})
    return Finding("syntax", name, error.location["line"], message)


def keyword_meant(text: str) -> str | None:
    """Return the keyword that a line seems to have meant, if it looks like a mistyped one."""
    match = _KEYWORD_LIKE.match(text)
    near = match and difflib.get_close_matches(match["word"].title(), _TITLED, 1, 0.72)
    return _TITLED[near[0]] if near else None


_KEYWORD_LIKE = re.compile(r"\s*(?P<word>[^\W\d_]+(?: [^\W\d_]+)?)\s*:")
_BLOCK_KEYWORDS = (
    *("Feature", "Rule", "Example", "Scenario", "Background", "Examples", "Scenario Outline"),
    *("Функция", "Правило", "Пример", "Сценарий", "Предыстория", "Примеры", "Структура сценария"),
)
_TITLED = {keyword.title(): keyword for keyword in _BLOCK_KEYWORDS}


class _Reader:
    def __init__(self, path: Path, name: str, feature: dict[str, Any], text: str) -> None:
        self.source = text.split("\n")
        self.path = path
        self.name = name
        self.feature = feature
        self.findings: list[Finding] = []
        self.background: tuple[Step, ...] = ()

    def read(self) -> FeatureFile:
        rules: list[RuleBlock] = []
        stray: list[Scenario] = []
        for child in self.feature["children"]:
            if "background" in child:
                self.background = self._steps(child["background"]["steps"])
            elif "rule" in child:
                if (rule := self._rule(child["rule"])) is not None:
                    rules.append(rule)
            else:
                stray.append(self._scenario(child["scenario"], ()))
        for scenario in stray:
            self._find("outside-rule", scenario.line, name=scenario.name)
        return FeatureFile(
            self.path, self.name, self._title(self.feature), tuple(rules), tuple(self.findings), tuple(stray)
        )

    def _rule(self, rule: dict[str, Any]) -> RuleBlock | None:
        line = rule["location"]["line"]
        tags = [tag["name"].lstrip("@") for tag in rule["tags"]]
        if len(tags) != 1:
            self._find("rule-tag", line, name=rule["name"], n=len(tags))
            if not tags:
                return None
        quotes: list[tuple[QuoteLine, int]] = []
        assumed: list[str] = []
        implied: tuple[str, ...] = ()
        because = None
        prose = self._prose(rule)
        for at, text in prose:
            if match := _ASSUMED.fullmatch(text.strip()):
                if match["id"] != tags[0]:
                    self._find("assumed-line", at, id=match["id"], key=tags[0])
                assumed.append(match["edition"])
            elif match := _IMPLIED.fullmatch(text.strip()):
                implied, because = tuple(match["keys"].split(", ")), match["because"]
            else:
                try:
                    if (quote := QuoteLine.parse(text)) is not None:
                        quotes.append((quote, at))
                except QuoteSyntaxError as error:
                    self.findings.append(Finding("quote-syntax", self.name, at, error.message))
        background: tuple[Step, ...] = ()
        scenarios = []
        for child in rule["children"]:
            if "background" in child:
                background = self._steps(child["background"]["steps"])
            else:
                scenarios.append(self._scenario(child["scenario"], background))
        return RuleBlock(
            tags[0],
            self._title(rule),
            line,
            tuple(quotes),
            tuple(assumed),
            implied,
            because,
            tuple(scenarios),
            prose,
        )

    def _scenario(self, scenario: dict[str, Any], background: tuple[Step, ...]) -> Scenario:
        rows = []
        for examples in scenario["examples"]:
            header = [cell["value"] for cell in examples.get("tableHeader", {}).get("cells", ())]
            for row in examples.get("tableBody", ()):
                values = [cell["value"] for cell in row["cells"]]
                rows.append(dict(zip(header, values, strict=True)))
        if scenario["examples"] and not rows:
            self._find("no-examples", scenario["location"]["line"], name=scenario["name"])
        return Scenario(
            scenario["name"],
            self._title(scenario),
            scenario["location"]["line"],
            (*self.background, *background, *self._steps(scenario["steps"])),
            tuple(rows) or ({},),
            self._prose(scenario),
        )

    def _prose(self, node: dict[str, Any]) -> tuple[tuple[int, str], ...]:
        """Return the lines of a description with their numbers.

        The parser leaves out comments, and blank lines before the first, without saying so.
        """
        found = []
        at: int = node["location"]["line"]
        for text in filter(None, map(str.strip, node["description"].split("\n"))):
            while self.source[at].strip() != text:
                at += 1
            at += 1
            found.append((at, text))
        return tuple(found)

    def _steps(self, steps: list[dict[str, Any]]) -> tuple[Step, ...]:
        if steps and steps[0]["keywordType"] not in _STEP_TYPES:
            self._find("first-step", steps[0]["location"]["line"], text=steps[0]["text"])
        current = "given"
        found = []
        for step in steps:
            current = _STEP_TYPES.get(step["keywordType"], current)
            table = step.get("dataTable")
            found.append(
                Step(
                    current,
                    step["keyword"].strip(),
                    step["text"],
                    table and tuple(tuple(cell["value"] for cell in row["cells"]) for row in table["rows"]),
                    step["location"]["line"],
                )
            )
        return tuple(found)

    def _title(self, node: dict[str, Any]) -> Words:
        """Return a name in both languages: the other one is the first line of the description."""
        name = node["name"]
        first = next((line.strip() for line in node["description"].splitlines() if line.strip()), name)
        if self.feature["language"] == "ru":
            return Words(ru=name, en=first)
        return Words(ru=first, en=name)

    def _find(self, code: str, line: int, **args: object) -> None:
        self.findings.append(Finding(code, self.name, line, Message(f"lint-{code}", args)))


def fill(text: str, row: dict[str, str]) -> str:
    """Return a step text with the placeholders of an outline filled in."""
    return re.sub(r"<(.+?)>", lambda match: row.get(match[1], match[0]), text)


def _slug(name: str) -> str:
    return "-".join(re.findall(r"\w+", name.lower()))
