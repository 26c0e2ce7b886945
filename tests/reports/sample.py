"""A results document made up to hold every verdict, outcome and empty field the schema allows."""

# ruff: noqa: E501 - rules are quoted as they are printed

from __future__ import annotations

from collections import Counter
from typing import Any

Json = dict[str, Any]

PRECEDENCE = (
    "violates",
    "errored",
    "stale",
    "differs",
    "partly",
    "unsupported",
    "untested",
    "conforms",
    "informative",
)


def both(ru: str, en: str) -> Json:
    return {"ru": ru, "en": en}


def sentence(key: str, text: str, verdict: str = "conforms", **fields: Any) -> Json:
    informative = verdict == "informative"
    return {
        "key": key,
        "text": text,
        "normative": not informative,
        "reason": both("заголовок", "a heading") if informative else None,
        "verdict": verdict,
        "scenarios": [],
        "implied_by": [],
        "implied_because": None,
        "deviations": [],
        **fields,
    }


def clause(key: str, label: str, role: str, en: str | None, *sentences: Json, **fields: Any) -> Json:
    verdicts = {each["verdict"] for each in sentences}
    if "conforms" in verdicts and verdicts & {"unsupported", "untested"}:
        verdicts.add("partly")
    inferred = label.startswith("[")
    return {
        "key": key,
        "number": label.strip("[]"),
        "number_is": "inferred" if inferred else "printed",
        "label": label,
        "confidence": 0.97 if inferred else None,
        "evidence": both("второй из диапазона", "the second of the range") if inferred else None,
        "alternatives": None,
        "role": role,
        "chapter": key.partition(".")[0],
        "text": " ".join(each["text"] for each in sentences),
        "en": en,
        "translation_is": "current",
        "verdict": next(verdict for verdict in PRECEDENCE if verdict in verdicts),
        "references": [],
        "referred_by": [],
        "elsewhere": [],
        "number_reused": [],
        "history": [],
        "sentences": list(sentences),
        **fields,
    }


def elsewhere(edition: str, key: str, label: str, change: str, meaning: str | None, **fields: Any) -> Json:
    return {
        "edition": edition,
        "label": label,
        "key": key,
        "same_number": True,
        "change": change,
        "meaning": meaning,
        "why": None,
        **fields,
    }


def reference(text: str, start: str, end: str | None, state: str, *keys: str) -> Json:
    return {"text": text, "from": start, "to": end, "state": state, "keys": list(keys)}


def edition(ident: str, title: Json, coverage: list[Json], clauses: list[Json], **fields: Any) -> Json:
    return {
        "id": ident,
        "game": ident.partition("-")[0],
        "title": title,
        "note": None,
        "follows": None,
        "date": None,
        "newer": None,
        "sha256": "ab" * 32,
        "sources": [{"id": "000", "file": "000_bfd63ba509f8a403.txt", "sha256": "cd" * 32}],
        "coverage": coverage,
        "counts": dict(Counter(each["verdict"] for each in clauses)),
        "sentences": dict(Counter(s["verdict"] for each in clauses for s in each["sentences"])),
        "clauses": clauses,
        **fields,
    }


X, V, H = "berserk-execution", "berserk-vanguard", "berserk-heroes"


def entry(ident: str, label: str | None, kind: str | None, text_change: str | None, **fields: Any) -> Json:
    """Return an entry in the history of `deployment.first`."""
    return {
        "edition": ident,
        "label": label,
        "key": label and "deployment.first",
        "kind": kind,
        "text_change": text_change,
        "meaning": None,
        "why": None,
        "redline": None,
        "number_reused": False,
        **fields,
    }


def _history() -> list[Json]:
    """Return a history in which everything happens, in two editions and others that the document lacks."""
    red = [["=", "может "], ["-", "помещать"], ["+", "размещать"], ["=", " карты"]]
    changes = ("none", "typographic", "references", "inflection", "wording")
    return [
        entry("berserk-first", "1", None, None),
        entry("berserk-second", None, "removed", None, number_reused=True),
        entry("berserk-third", "1", "added", None),
        entry("berserk-fourth", None, "not_covered", None),
        *(
            entry("berserk-fifth", "2", kind, change, redline=None if change == "none" else red)
            for kind, change in zip(("same", "moved", "split", "merged", "renumbered"), changes, strict=True)
        ),
        entry(V, "[404.1.2]", "same", "wording", redline=red, meaning="changed"),
        entry(X, "404.1.2", "same", "wording", redline=red, meaning="same", why=both("то же", "the same")),
    ]


def _execution() -> Json:
    flanks = f"{X}/deployment.first.flanks"
    return edition(
        X,
        both("Берсерк, редакция с Выполнением", "Berserk, the Execution edition"),
        [{"from": "403.2.5", "to": "410.1"}],
        [
            clause(
                "recruiting.illegal_squad",
                "403.2.5",
                "subclause",
                "A player who cannot assemble a legal squad loses the game.",
                sentence(
                    "recruiting.illegal_squad.loses",
                    "Игрок проигрывает партию, если он не может набрать легальный отряд.",
                    "unsupported",
                    scenarios=[f"{X}/recruiting.illegal_squad.loses/1"],
                ),
            ),
            clause(
                "deployment",
                "404",
                "heading",
                None,
                sentence("deployment.title", "Подфаза Расстановки.", "informative"),
                sentence("deployment.subtitle", "Правила расстановки.", "informative"),
                number_is="list",
                translation_is="missing",
                elsewhere=[elsewhere(V, "deployment", "[404]", "none", None)],
            ),
            clause(
                "deployment.placing",
                "404.1",
                "step",
                "The step of deployment. Deployment follows the rules listed in 404.1.1 – 404.1.4.",
                sentence("deployment.placing.label", "Шаг расстановки.", "informative"),
                sentence(
                    "deployment.placing.pointer",
                    "Расстановка осуществляется согласно правилам, перечисленным в п.п.404.1.1 – 404.1.4.",
                    "informative",
                    reason=both("указатель на подпункты", "a pointer to the sub-clauses"),
                ),
                references=[
                    reference(
                        "п.п.404.1.1 – 404.1.4",
                        "404.1.1",
                        "404.1.4",
                        "resolved",
                        "deployment.first",
                        "deployment.forbidden_cells",
                    )
                ],
                elsewhere=[
                    elsewhere(
                        V,
                        "deployment.placing",
                        "[404.1]",
                        "wording",
                        "changed",
                        why=both("диапазон вырос", "the range has grown"),
                    )
                ],
                translation_is="stale",
            ),
            clause(
                "deployment.first",
                "404.1.2",
                "subclause",
                "The First Player may deploy cards on the cells of the centre of their half, 3 by 3 cells. Only after "
                "all these cells are occupied may the First Player deploy on the remaining cells of rows 2 and 3.",
                sentence(
                    "deployment.first.centre",
                    "Первый игрок может размещать карты на клетках центральной части своей половины поля боя "
                    "размером 3х3 клетки.",
                    scenarios=[f"{X}/deployment.first.centre/1"],
                    deviations=[
                        {
                            "id": "centre-any-cell",
                            "claim": both("центр – любая клетка", "the centre is any cell"),
                            "killed_by": [f"{X}/deployment.first.centre/1", "not-in-this-selection/1"],
                        }
                    ],
                ),
                sentence(
                    "deployment.first.flanks",
                    "Лишь после того, как все эти клетки окажутся занятыми, Первый игрок получает право размещать "
                    "карты на оставшихся клетках 2-го и 3-го ряда.",
                    "violates",
                    scenarios=[f"{flanks}/1", f"{flanks}/2"],
                    deviations=[
                        {
                            "id": "flanks-open-at-once",
                            "claim": both("края открыты сразу", "the flanks are open at once"),
                            "killed_by": [],
                        }
                    ],
                ),
                referred_by=["deployment.placing"],
                history=_history(),
                elsewhere=[
                    elsewhere(
                        V,
                        "deployment.first",
                        "[404.1.2]",
                        "wording",
                        "same",
                        why=both("помещать → размещать", "to put → to deploy"),
                    )
                ],
            ),
            clause(
                "deployment.forbidden_cells",
                "404.1.4",
                "subclause",
                "If an effect forbids a player to use some cells, they count as occupied during deployment.",
                sentence(
                    "deployment.forbidden_cells.count_as_occupied",
                    "Если какой-либо эффект запрещает игроку использовать для расстановки какие-то клетки поля боя, "
                    "во время расстановки эти клетки считаются занятыми.",
                    "stale",
                    scenarios=[f"{X}/deployment.forbidden_cells.count_as_occupied/1"],
                ),
                number_reused=[{"edition": V, "key": "deployment.unplaced"}],
            ),
            clause(
                "deployment.x_cost",
                "404.2.1",
                "subclause",
                "On revealing, the player must tell the opponent which value of X was used.",
                sentence(
                    "deployment.x_cost.tell",
                    "При вскрытии игрок обязан сообщить противнику, какое значение величины Х он использовал.",
                    "errored",
                    scenarios=[f"{X}/deployment.x_cost.tell/1"],
                ),
            ),
            clause(
                "battle",
                "407",
                "heading",
                "The main phase of battle.",
                sentence("battle.title", "Основная фаза боя.", "informative"),
                elsewhere=[elsewhere(V, "battle", "[408]", "none", None, same_number=False)],
                number_reused=[{"edition": V, "key": "vanguard"}],
            ),
            clause(
                "battle.starts",
                "407.1",
                "clause",
                "When the Preliminary Phase ends, the game passes to the Main Phase by itself.",
                sentence(
                    "battle.starts.by_itself",
                    "Когда завершается Предварительная Фаза боя, игра автоматически переходит в Основную Фазу.",
                    "differs",
                    scenarios=[f"{X}/battle.starts.by_itself/1"],
                ),
                elsewhere=[elsewhere(V, "battle.starts", "[408.1]", "none", None, same_number=False)],
            ),
        ],
        follows=V,
        date="2011-05",
    )


def _vanguard() -> Json:
    return edition(
        V,
        both("Берсерк, редакция с Авангардом", "Berserk, the Vanguard edition"),
        [{"from": "402.3", "to": "404.1.4"}, {"from": "407", "to": "414.1"}],
        [
            clause(
                "deal.redeal",
                "[402.4]",
                "step",
                "A player who does not wish to make a squad of these cards may shuffle (402.2) and deal anew (402.3).",
                sentence(
                    "deal.redeal.may",
                    "Если игрок не желает составлять отряд, он может повторить перемешивание колоды (п.402.2) и "
                    "раздать себе новую раздачу (п.402.9).",
                    "untested",
                ),
                confidence=None,
                evidence=None,
                alternatives=both("402.5 (0,25)", "402.5 (0.25)"),
                references=[
                    reference("п.402.2", "402.2", None, "not_covered"),
                    reference("п.402.9", "402.9", None, "dangling"),
                ],
            ),
            clause(
                "deployment",
                "[404]",
                "heading",
                "The Deployment subphase. Rules of deployment.",
                sentence("deployment.title", "Подфаза Расстановки.", "informative"),
                sentence("deployment.subtitle", "Правила расстановки.", "informative"),
                elsewhere=[elsewhere(X, "deployment", "404", "none", None)],
            ),
            clause(
                "deployment.placing",
                "[404.1]",
                "step",
                "The step of deployment. Deployment follows the rules listed in 404.1.2 – 404.1.3.",
                sentence("deployment.placing.label", "Шаг расстановки.", "informative"),
                sentence(
                    "deployment.placing.pointer",
                    "Расстановка осуществляется согласно правилам, перечисленным в п.п.404.1.2 – 404.1.3.",
                    "informative",
                ),
                references=[
                    reference("п.п.404.1.2 – 404.1.3", "404.1.2", "404.1.3", "short", "deployment.first"),
                ],
                elsewhere=[elsewhere(X, "deployment.placing", "404.1", "wording", None)],
            ),
            clause(
                "deployment.first",
                "[404.1.2]",
                "subclause",
                "The First Player may put cards on the cells of the centre of their half, 3 by 3 cells. Only after all "
                "these cells are occupied may the First Player put cards on the remaining cells of rows 2 and 3.",
                sentence(
                    "deployment.first.centre",
                    "Первый игрок может помещать карты на клетки центральной части своей половины поля боя размером "
                    "3х3 клетки.",
                    implied_by=["deployment.first.flanks"],
                    implied_because="What breaks it breaks the flanks first.",
                ),
                sentence(
                    "deployment.first.flanks",
                    "Лишь после того, как все эти клетки окажутся занятыми, Первый игрок получает право помещать "
                    "карты на оставшиеся клетки 2-го и 3-го ряда.",
                    scenarios=[f"{V}/deployment.first.flanks/1"],
                ),
                elsewhere=[elsewhere(X, "deployment.first", "404.1.2", "wording", "same")],
            ),
            clause(
                "deployment.unplaced",
                "[404.1.4]",
                "subclause",
                "Cards that could not be placed return to their owners' decks.",
                sentence(
                    "deployment.unplaced.return_to_deck",
                    "Карты, которые не удалось поместить на поле боя, возвращаются в колоды владельцев.",
                ),
                sentence(
                    "deployment.unplaced.never_taken", "Считается, что их не брали в отряд.", "untested"
                ),
                number_reused=[{"edition": X, "key": "deployment.forbidden_cells"}],
            ),
            clause(
                "vanguard",
                "[407]",
                "heading",
                "The Vanguard subphase.",
                sentence("vanguard.title", "Подфаза Авангарда.", "informative"),
                number_reused=[{"edition": X, "key": "battle"}],
            ),
            clause(
                "battle",
                "[408]",
                "heading",
                "The main phase of battle.",
                sentence("battle.title", "Основная фаза боя.", "informative"),
                elsewhere=[elsewhere(X, "battle", "407", "none", None, same_number=False)],
            ),
            clause(
                "battle.starts",
                "[408.1]",
                "clause",
                "When the Preliminary Phase ends, the game passes to the Main Phase by itself.",
                sentence(
                    "battle.starts.by_itself",
                    "Когда завершается Предварительная Фаза боя, игра автоматически переходит в Основную Фазу.",
                ),
                elsewhere=[elsewhere(X, "battle.starts", "407.1", "none", None, same_number=False)],
            ),
        ],
        note=both("Без даты.", "Undated."),
        newer=X,
    )


def _heroes() -> Json:
    bullets = (
        ("to_attack", "перейти в фазу атаки ударом;", "enter the attack phase;"),
        ("to_pass", "передать ход противнику.", "pass the turn."),
    )
    return edition(
        H,
        both("Берсерк. Герои", "Berserk Heroes"),
        [{"from": "304.2", "to": "306.1"}],
        [
            clause(
                "accumulation.draw",
                "304.2",
                "clause",
                "If no card is left in the deck, the player simply takes none.",
                sentence(
                    "accumulation.draw.no_card",
                    "Если карт в колоде не осталось, то игрок просто не берёт карту.",
                    implied_by=["accumulation.draw.third"],
                    implied_because=both("см. 304.2", "see 304.2"),
                ),
            ),
            clause(
                "accumulation.draw.third_note",
                "304.2",
                "note",
                "IMPORTANT: a player who cannot take a card for the third time loses.",
                sentence(
                    "accumulation.draw.third",
                    "ВАЖНО: если игрок в третий раз за игру не может взять карту, то он автоматически проигрывает.",
                    "untested",
                ),
            ),
            clause(
                "choice",
                "306",
                "heading",
                "The Choice phase",
                sentence("choice.title", "Фаза выбора", "informative"),
            ),
            clause(
                "choice.again",
                "306",
                "preamble",
                "The active player may enter the Choice phase any number of times a turn.",
                sentence(
                    "choice.again.any_number",
                    "К фазе выбора активный игрок может переходить любое число раз за ход.",
                ),
            ),
            clause(
                "choice.one_of",
                "306.1",
                "clause",
                "The active player must choose one of the following:",
                sentence("choice.one_of.must", "Активный игрок должен выбрать одно из следующего:"),
            ),
            *(
                clause(f"choice.{key}", "306.1", "bullet", en, sentence(f"choice.{key}.item", ru))
                for key, ru, en in bullets
            ),
            clause(
                "choice.example",
                "306.1",
                "example",
                "EXAMPLE. The player strikes twice.",
                sentence("choice.example.text", "ПРИМЕР. Игрок бьёт дважды.", "informative"),
            ),
        ],
    )


def position(board: Json, *, view: int, **fields: Any) -> Json:
    squads: Json = {"1": {"squad": 2}, "2": {"squad": [3]}}
    squads[str(view)] = {
        "squad": [None, "A", f"{view}-2"],
        "gold": 3,
        "silver": "?",
        "deck": 15,
        "zone": ["Птица"],
        "graveyard": [],
        "forbidden": ["1e3"],
        "declined": True,
    }
    return {
        "game": "berserk",
        "step": "deployment.placing",
        "to_act": 1,
        "asked": "place",
        "cards": {
            "A": {
                "kind": "creature",
                "flying": True,
                "cost": "2+X",
                "element": "steppe",
                "paid": [1, 2],
                "elite": False,
            },
            "B": {"kind": "artifact", "life": 4, "abilities": ["after deployment: swap"], "copy_of": "A"},
        },
        "players": squads,
        "board": board,
        "using": {"at": "1b2", "ability": 0, "chosen": ["1c2"]},
        **fields,
    }


def boards() -> tuple[Json, Json]:
    def at(first: Json, second: Json) -> Json:
        return {"1": position(first, view=1), "2": position(second, view=2)}

    mine: Json = {
        "1b2": {"card": "A", "owner": 1, "face": "down"},
        "1c1": {
            "card": "Очень длинное имя карты",
            "owner": 1,
            "face": "up",
            "counters": 1,
            "wounds": 2,
            "life": 5,
            "x": 3,
        },
    }
    hidden: Json = {"1b2": {"card": "?", "owner": 1, "face": "down"}}
    return at(mine, hidden), at(
        {**mine, "1c2": {"card": "1-2"}}, {**hidden, "2a1": {"card": "2-1", "owner": 2}}
    )


def step(ru: str, en: str, outcome: str = "passed", **fields: Any) -> Json:
    return {
        "keyword": both("Допустим", "Given"),
        "text": both(ru, en),
        "table": None,
        "outcome": outcome,
        "message": None,
        **fields,
    }


def scenario(ident: str, outcome: str, *steps: Json, **fields: Any) -> Json:
    edition_id, _, rest = ident.partition("/")
    key = rest.rpartition("/")[0]
    return {
        "id": ident,
        "feature": f"berserk/{key.partition('.')[0]}.feature",
        "line": 40,
        "name": f"an example of {key}",
        "title": both(f"пример к {key}", f"an example of {key}"),
        "rule": both(
            "Края открываются, лишь когда центр занят", "The flanks open only when the centre is full"
        ),
        "key": key,
        "edition": edition_id,
        "label": "404.1.2" if edition_id == X else "[404.1.2]",
        "quote": "Лишь после того, как все эти клетки окажутся занятыми […]",
        "outcome": outcome,
        "reading": None,
        "seconds": 0.004,
        "cites": [],
        "steps": list(steps),
        "trace": [],
        "before": None,
        "after": None,
        **fields,
    }


def _scenarios() -> list[Json]:
    before, after = boards()
    trace = [
        {
            "key": "deployment.first.flanks",
            "label": "404.1.2",
            "authority": "clause",
            "edition": X,
            "text": both("в центре есть место", "the centre has room"),
        },
        {
            "key": "deployment.unplaced.return_to_deck",
            "label": "[404.1.4]",
            "authority": "borrowed",
            "text": both("карты возвращаются", "the cards return"),
        },
        {
            "key": "A-x-reveal",
            "label": None,
            "edition": None,
            "authority": "assumption",
            "text": both("вскрыть", "reveal"),
        },
        {
            "key": "nowhere.at_all",
            "label": None,
            "authority": "borrowed",
            "text": both("вне выборки", "not selected"),
        },
    ]
    full = (
        step(
            "центр занят",
            "the centre is full",
            table={"ru": [["клетка", "карта"], ["1b1", "A"]], "en": [["cell", "card"], ["1b1", "A"]]},
        ),
        step("игрок ставит карту на край", "the player deploys on a flank"),
    )
    failed = (
        full[0],
        {**full[1], "outcome": "failed", "message": both("отказано", "refused")},
        step("а", "a", "skipped"),
    )
    passed = (full[0], full[1], step("а", "a"))
    flanks = "deployment.first.flanks"
    return [
        scenario(
            f"{X}/{flanks}/1",
            "failed",
            *failed,
            trace=trace,
            before=before,
            after=after,
            cites=[flanks, "deployment.first.centre"],
        ),
        scenario(f"{X}/{flanks}/2", "passed", step("б", "b"), line=52, title=both("Второй", "The second")),
        scenario(f"{V}/{flanks}/1", "passed", *passed, before=before, after=None, trace=trace[:1]),
        scenario(
            f"{X}/deployment.first.centre/1",
            "passed",
            step("в", "c"),
            before=after,
            after=after,
            seconds=None,
        ),
        scenario(
            f"{X}/deployment.forbidden_cells.count_as_occupied/1",
            "stale",
            step("г", "d", "skipped"),
            quote=None,
            label=None,
        ),
        scenario(
            f"{X}/deployment.x_cost.tell/1",
            "errored",
            step("д", "e", "errored", message=both("движок молчит", "the engine is silent\nfor 5 s")),
        ),
        scenario(
            f"{X}/recruiting.illegal_squad.loses/1",
            "unsupported",
            step("е", "f", "unsupported", message=both("не умеет", "cannot")),
        ),
        scenario(
            f"{X}/battle.starts.by_itself/1", "failed", step("ё", "g", "failed"), reading="x-may-decline"
        ),
        scenario(
            f"{X}/A-x-reveal/1",
            "passed",
            step("ж", "h"),
            step("это отклоняется", "that is refused"),
            feature="berserk/assumed/deployment.feature",
            before={"1": {}, "2": {}},
            after={"1": {"game": "heroes", "weather": ["a", {"b": [1, None, True]}]}, "2": {}},
        ),
        *(
            scenario(
                ident,
                "passed",
                step("ж", "h"),
                step("это отклоняется", "that is refused"),
                feature="berserk/assumed/deployment.feature",
                line=line,
            )
            for ident, line in ((f"{V}/A-x-reveal/1", 40), (f"{X}/A-x-reveal/2", 52))
        ),
    ]


def parting(ident: str, ours: Json | None = None, theirs: Json | None = None) -> Json:
    return {
        "scenario": ident,
        "step": 1,
        "message": both("надо отклонить, а принято", "should be refused, but is accepted"),
        "ours": ours,
        "theirs": theirs,
    }


def _differences() -> list[Json]:
    def side(rule: Json | None, *clauses: tuple[str, str]) -> Json:
        return {"rule": rule, "clauses": [{"key": key, "label": label} for key, label in clauses]}

    cells = ("deployment.forbidden_cells", "404.1.4")
    first = ("deployment.first", "404.1.2")
    return [
        {
            "kind": "rule",
            "topic": both("Запрещённые клетки", "Forbidden cells"),
            "earlier": side(both("Не считаются занятыми.", "Do not count.")),
            "later": side(both("Считаются занятыми.", "Count as occupied."), cells),
        },
        {
            "kind": "text",
            "topic": both("404.1.4: только в одной", "404.1.4 in one only"),
            "earlier": side(None),
            "later": side(both("считаются", "count"), cells),
        },
        {
            "kind": "wording",
            "topic": both("сменился глагол", "a change of verb"),
            "earlier": side(None, first),
            "later": side(None, first, ("nowhere.at_all", "A-nowhere")),
        },
    ]


def brief(key: str, label: str, text: str) -> Json:
    return {"key": key, "label": label, "text": text}


def change(
    key: str, old: str | None, new: str | None, kind: str, text_change: str | None, text: str, **fields: Any
) -> Json:
    return {
        "old_number": old and old.strip("[]"),
        "new_number": new and new.strip("[]"),
        "old_label": old,
        "new_label": new,
        "role": "clause",
        "kind": kind,
        "text_change": text_change,
        "number_reused": False,
        "key": key,
        "new_key": new and key,
        "meaning": None,
        "similarity": 1.0 if old and new else None,
        "old_text": old and text,
        "new_text": new and text,
        "redline": None,
        "en": None,
        "translation_is": "missing",
        "why": None,
        "names": None,
        "proposed": None,
        "joined": None,
        "references": [],
        "references_follow": False,
        "also_in": [],
        "decided": None,
        "look_alikes": [],
        "number_open": False,
        "moved_within": False,
        "remarks": {"astray": [], "words": [], "decision": []},
        **fields,
    }


def _changes() -> list[Json]:
    first, second = "Первый ходит. Второй ждёт.", "Первый ходит. ¶ Второй ждёт."
    whole = [["=", "Первый ходит."], ["+", " ¶"], ["=", " Второй ждёт."]]
    moved = [["=", "может "], ["-", "помещать"], ["+", "размещать"], ["=", " карты на клетках 2-го ряда"]]
    forbidden = brief("deployment.forbidden_cells", "404.1.4", "Если какой-либо эффект запрещает клетки.")
    unplaced = brief("deployment.unplaced", "[404.1.4]", "Карты, которые не удалось поместить.")
    roles = ("heading", "step", "clause", "subclause", "preamble", "bullet", "example", "note")
    return [
        *(
            change(f"deal.{role}", "[402.4]", None, "not_covered", None, "Шаг пересдачи.", role=role)
            for role in roles
        ),
        change("deployment", "[404]", "404", "same", "none", "Подфаза Расстановки.", role="heading"),
        change(
            "deployment.placing",
            "[404.1]",
            "404.1",
            "same",
            "references",
            "Расстановка по п.404.1.4.",
            redline=[["=", "Расстановка по п."], ["-", "404.1.3"], ["+", "404.1.4"], ["=", "."]],
            meaning="changed",
            why=both("диапазон вырос", "the range has grown"),
            en="Deployment follows 404.1.4.",
            translation_is="stale",
        ),
        change(
            "deployment.first",
            "[404.1.2]",
            "404.1.2",
            "same",
            "wording",
            "может размещать карты на клетках 2-го ряда",
            old_text="может помещать карты на клетках 2-го ряда",
            redline=moved,
            similarity=0.88,
            en="may deploy cards",
            translation_is="current",
            meaning="same",
        ),
        change(
            "deployment.second",
            "[404.1.3]",
            "404.1.3",
            "moved",
            "inflection",
            "ряды",
            redline=[["-", "ряд"], ["+", "ряды"]],
        ),
        change(
            "deployment.unplaced",
            "[404.1.4]",
            None,
            "removed",
            None,
            unplaced["text"],
            number_reused=True,
            names=forbidden,
            proposed=forbidden,
        ),
        change(
            "deployment.forbidden_cells",
            None,
            "404.1.4",
            "added",
            None,
            forbidden["text"],
            number_reused=True,
            names=unplaced,
            proposed=unplaced,
        ),
        change("start.turns", "405", "405.1", "split", "none", first, new_text="Первый ходит.", joined=whole),
        change("start.turns", "405", "405.2", "split", "none", first, new_key="start.waits"),
        change("start.one", "406", "406", "merged", "none", first, new_text=second, new_key="start.both"),
        change("start.two", "406.1", "406", "merged", "none", first, new_key="start.both"),
        change("battle", "[408]", "407", "renumbered", "none", "Основная фаза боя.", role="heading"),
        change(
            "battle.starts",
            "[408.1]",
            "407.1",
            "renumbered",
            "none",
            "Когда завершается фаза.",
            number_reused=True,
            names=brief("battle.turns", "408.1", "Ход игрока."),
        ),
        change(
            "battle.turns",
            "[409.1]",
            "408.1",
            "renumbered",
            "typographic",
            "Ход игрока.",
            redline=[["=", "Ход"], ["-", "  "], ["+", " "], ["=", "игрока."]],
        ),
    ]


def provenance(ident: str, title: Json, newer: str | None, date: str | None) -> Json:
    return {
        "id": ident,
        "title": title,
        "date": date,
        "newer": newer,
        "sha256": "ab" * 32,
        "sources": [{"id": "000", "file": "000.txt", "sha256": "cd" * 32}],
    }


def revision() -> Json:
    """Return a comparison of two editions in which everything happens."""
    return {
        "schema": "ccg-rules/diff/1",
        "old": V,
        "new": X,
        "old_edition": provenance(V, both("Берсерк, Авангард", "Berserk, Vanguard"), X, None),
        "new_edition": provenance(X, both("Берсерк, Выполнение", "Berserk, Execution"), None, "2011-05"),
        "counts": {"same": 3},
        "numbers_reused": ["408.1"],
        "numbers_perhaps_reused": ["404.1.4"],
        "undone": [],
        "warnings": [both("Решение отменило пару.", "A decision undid a pair.")],
        "shifts": [{"old": "408–409", "new": "407–408", "n": 3}],
        "changes": _changes(),
    }


def _unchanged() -> Json:
    """Return a comparison with an edition that the document lacks, in which nothing happens."""
    draft = provenance("berserk-draft", both("Берсерк, черновик", "Berserk, a draft"), None, None)
    old = provenance(X, both("Берсерк, Выполнение", "Berserk, Execution"), None, "2011-05")
    schema = {"schema": "ccg-rules/diff/1", "old": X, "new": "berserk-draft"}
    empty: Json = {name: [] for name in ("numbers_reused", "numbers_perhaps_reused", "undone", "warnings")}
    return {
        **schema,
        **empty,
        "counts": {},
        "old_edition": old,
        "new_edition": draft,
        "shifts": [],
        "changes": [],
    }


def _impact() -> list[Json]:
    statuses = ("ok", "typographic", "renumbered", "number_reused", "split", "not_covered", "removed")

    def leaning(
        kind: str, where: str, status: str, key: str | None = "deployment.first", **fields: Any
    ) -> Json:
        return {
            "kind": kind,
            "where": where,
            "key": key,
            "old_number": "[404.1.2]",
            "new_number": "404.1.2",
            "status": status,
            "number_reused": status == "number_reused",
            "old_text": "может помещать",
            "new_text": "может размещать",
            "redline": [["=", "может "], ["-", "помещать"], ["+", "размещать"]],
            **fields,
        }

    flanks = "deployment.first.flanks"
    gone: Json = {"new_number": None, "old_text": None, "new_text": None, "redline": None}
    return [
        leaning("quote", "berserk/deployment.feature:12", "reworded", flanks),
        leaning("deviation", "flanks-open-at-once", "reworded", flanks),
        *(leaning("translation", f"deployment.{status}", status) for status in statuses),
        leaning("assumption", "A-x-reveal", "removed", "deployment.unplaced", **gone),
        leaning("ruling", "R-1", "split", None, note=None),
        leaning("judgement", flanks, "reworded", note=both("пересмотреть", "to be judged anew")),
    ]


def sample() -> Json:
    """Return a new document: the tests spoil theirs."""
    assumptions = [
        {
            "id": "A-x-reveal",
            "game": "berserk",
            "editions": [X],
            "chapter": "deployment",
            "question": both("Можно ли отказаться?", "May it be declined?"),
            "text": both("От этого вскрытия отказаться нельзя.", "This reveal cannot be declined."),
            "why": both("«автоматически»", "“automatically”"),
            "sources": ["O 405.2", "Z 1"],
            "readings": [
                {
                    "id": "x-may-decline",
                    "text": both("можно отказаться, как в W 1", "it may be declined, as in W 1"),
                    "state": "told",
                    "partings": [
                        parting(f"{X}/A-x-reveal/1", ours=boards()[0], theirs=boards()[1]),
                        parting(f"{V}/A-x-reveal/1"),
                        parting(f"{X}/A-x-reveal/2"),
                        parting("not-in-this-selection/2"),
                    ],
                },
                *(
                    {"id": f"x-{state}", "text": both("иначе", "otherwise"), "state": state, "partings": []}
                    for state in ("not_played", "not_run", "alike")
                ),
            ],
            "verdict": "agrees",
            "scenarios": [f"{X}/A-x-reveal/1", "not-in-this-selection/2"],
            "deviations": [],
        },
        *(
            {
                "id": f"A-{verdict}",
                "game": "heroes",
                "editions": [H, "not-in-this-selection"],
                "chapter": "setup",
                "question": None,
                "text": both("Колода тасуется.", "The deck is shuffled."),
                "why": None,
                "sources": [],
                "readings": [],
                "verdict": verdict,
                "scenarios": [],
                "deviations": [{"id": "unshuffled", "claim": both("не тасуется", "is not"), "killed_by": []}],
            }
            for verdict in ("differs", "errored", "unsupported", "untested")
        ),
    ]
    return {
        "schema": "ccg-rules/results/1",
        "generator": {"name": "ccg-rules", "version": "0.1.0"},
        "engine": {
            "id": "toy",
            "name": "Toy engine",
            "version": None,
            "command": ["node", "toy.js"],
            "capabilities": ["check", "legal"],
        },
        "suite": "ef" * 32,
        "selection": {"edition": None, "clause": "404", "key": None},
        "proof": {
            "state": "measured",
            "deviations": 3,
            "killed": 1,
            "survived": [{"id": "flanks-open-at-once", "key": "deployment.first.flanks", "edition": X}],
            "vacuous": [f"{X}/deployment.first.flanks/2"],
        },
        "seconds": {"pytest": 2.1, "vectors": 0.125},
        "findings": [
            {
                "code": "stale-quote",
                "file": "features/berserk/deployment.feature",
                "line": 12,
                "message": both("Цитаты больше нет в 404.1.4.", "The quote no longer stands in 404.1.4."),
            },
            {
                "code": "unused-step",
                "file": "steps/cards.py",
                "line": None,
                "message": both("Шаг не используется.", "The step is unused."),
            },
        ],
        "editions": [_execution(), _vanguard(), _heroes()],
        "differences": [{"earlier": V, "later": X, "rows": _differences()}],
        "revisions": [revision(), _unchanged()],
        "impact": [{"old": V, "new": X, "entries": _impact()}],
        "assumptions": assumptions,
        "assumption_sources": [
            {"id": "O", "title": both("Расширенные правила", "Expanded rules")},
            {"id": "W", "title": both("Действующие правила", "Current rules")},
            {"id": "RP", "title": both("Поздние правила", "Later rules")},
        ],
        "glossary": [
            {
                "ru": "вскрыть",
                "en": "reveal",
                "game": "berserk",
                "line": both("повернуть лицом", "turn face up"),
            },
            {"ru": "очередь", "en": "queue", "game": "heroes", "line": both("кто первый вошёл", "first in")},
            {"ru": "карта", "en": "card", "game": "both", "line": both("карта", "a card")},
        ],
        "scenarios": _scenarios(),
    }


def bare() -> Json:
    """Return a document with nothing in it that may be left out."""
    return {
        **sample(),
        "engine": {"id": "none", "name": "None", "version": "1", "command": None, "capabilities": []},
        "suite": None,
        "selection": {"edition": None, "clause": None, "key": None},
        "proof": {"state": "absent", "deviations": 0, "killed": 0, "survived": [], "vacuous": []},
        "seconds": {},
        "findings": [],
        "editions": [],
        "differences": [],
        "revisions": [],
        "impact": [],
        "assumptions": [],
        "assumption_sources": [],
        "glossary": [],
        "scenarios": [],
    }
