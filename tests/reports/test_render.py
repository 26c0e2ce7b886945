from __future__ import annotations

import re
import tomllib
from base64 import b64encode
from collections import Counter
from hashlib import sha256
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest

from ccg_rules.notation.berserk.position import KINDS, STEPS
from ccg_rules.notation.berserk.views import ASKED
from ccg_rules.text import LANGS, catalogue, say

from .room import Page, Report, ReportError, junit, mapped, render, render_diff, whole
from .sample import H, V, X, bare, both, revision, sample
from .test_parts import of_battle

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

NASTY = "<i class='nasty'>&amp;\"`"
# What chooses among known words, numbers and places cannot hold any text.
CHOICES = {
    "schema",
    "state",
    "role",
    "verdict",
    "number_is",
    "translation_is",
    "change",
    "meaning",
    "text_change",
    "status",
    "outcome",
    "authority",
    "before",
    "after",
    "ours",
    "theirs",
    "kind",
}


def report(directory: Path, document: dict[str, Any], lang: str = "ru") -> Report:
    return Report(render(document, directory, lang))  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("document", [sample, bare])
def test_every_link_leads_somewhere_and_every_id_stands_once(
    tmp_path: Path, document: Callable[[], dict[str, Any]], lang: str
) -> None:
    shown = report(tmp_path, document(), lang)
    assert shown.astray() == []
    for page in shown.pages.values():
        assert [ident for ident, n in Counter(page.ids).items() if n > 1] == []


def test_everything_of_the_document_has_its_anchor(tmp_path: Path) -> None:
    document = sample()
    ids = report(tmp_path, document).ids
    for edition in document["editions"]:
        assert edition["id"] in ids
        for clause in edition["clauses"]:
            assert f"{edition['id']}/{clause['key']}" in ids
            assert {f"{edition['id']}/{s['key']}" for s in clause["sentences"]} <= ids
    assert {scenario["id"] for scenario in document["scenarios"]} <= ids
    assert {f"assumption/{each['id']}" for each in document["assumptions"]} <= ids


def test_sentence_leads_to_its_scenarios_and_they_lead_back(tmp_path: Path) -> None:
    html = whole(render(sample(), tmp_path, "ru"))
    sentence = html.index(f'id="{X}/deployment.first.flanks"')
    rule = "scenarios-berserk-deployment.html#rule/berserk/deployment.first.flanks"
    assert f'href="{rule}"' in html[sentence : sentence + 600]
    run = html.index(f'id="{X}/deployment.first.flanks/1"')
    assert f'href="index.html#{X}/deployment.first.flanks"' in html[run : run + 900]


def test_scenarios_that_differ_in_the_edition_only_stand_together(tmp_path: Path) -> None:
    html = whole(render(sample(), tmp_path, "ru"))
    first, other = (html.index(f'id="{e}/deployment.first.flanks/1"') for e in (X, V))
    assert '<details class="scenario">' not in html[min(first, other) : max(first, other)]


def test_a_position_that_did_not_change_is_drawn_once(tmp_path: Path) -> None:
    html = whole(render(sample(), tmp_path, "ru"))
    at = html.index(f'id="{X}/deployment.first.centre/1"')
    drawn = html[html.rindex('<details class="scenario">', 0, at) : at]
    assert drawn.count('<figure class="board">') == 1
    assert "Before and after" in drawn


def test_both_languages_are_on_the_page_and_the_root_says_which_is_read(tmp_path: Path) -> None:
    for lang in LANGS:
        html = whole(render(sample(), tmp_path, lang))
        assert f'<html lang="{lang}" data-lang="{lang}">' in html
        for words in (
            "Края открываются, лишь когда центр занят",
            "The flanks open only when the centre is full",
        ):
            assert words in html


def test_references_are_cut_out_of_the_text_without_changing_it(tmp_path: Path) -> None:
    html = whole(render(sample(), tmp_path, "ru"))
    found = re.search(rf'id="{X}/deployment.placing.pointer">(.*?)</span><a class="proof"', html)
    assert found is not None
    assert f'<a href="#{X}/deployment.first">п.п.404.1.1 – </a>' in found[1]
    assert f'<a href="#{X}/deployment.forbidden_cells">404.1.4</a>' in found[1]
    assert Page(found[1]).text.strip() == (
        "Расстановка осуществляется согласно правилам, перечисленным в п.п.404.1.1 – 404.1.4."
    )


@pytest.mark.parametrize(("state", "sign"), [("dangling", "†"), ("not_covered", "‡"), ("short", "§")])
def test_references_that_lead_astray_say_so(tmp_path: Path, state: str, sign: str) -> None:
    html = whole(render(sample(), tmp_path, "ru"))
    assert re.search(rf'class="ref ref-{state}">.*?<span aria-hidden="true">{sign}</span>', html)


def test_no_text_of_the_document_becomes_markup(tmp_path: Path) -> None:
    spoilt = mapped(sample(), lambda text: text + NASTY, CHOICES.__contains__)
    assert isinstance(spoilt, dict)
    spoilt["proof"]["state"] = spoilt["proof"]["state"].removesuffix(NASTY)
    for term in spoilt["glossary"]:
        term["game"] = term["game"].removesuffix(NASTY)
    for each in [s for scenario in spoilt["scenarios"] for s in (scenario["before"], scenario["after"]) if s]:
        each.update(mapped(each, lambda text: text + NASTY, {"face", "kind"}.__contains__))
        for view in each.values():
            if "cards" in view:
                view["cards"] = {name + NASTY: card for name, card in view["cards"].items()}
    shown = report(tmp_path, spoilt)
    assert not [tag for tag, attrs in shown.elements if attrs.get("class") == "nasty" or "onclick" in attrs]
    assert NASTY in shown.text
    assert shown.astray() == []
    assert "i" not in {tag for tag, _ in shown.elements}


def test_a_page_asks_for_nothing_and_allows_only_its_own_style_and_script(tmp_path: Path) -> None:
    for path in render(sample(), tmp_path, "ru").parent.iterdir():
        html = path.read_text(encoding="utf-8")
        shown = Page(html)
        assert not [
            tag
            for tag, attrs in shown.elements
            if tag in ("link", "img", "iframe", "object") or "src" in attrs
        ]
        assert not [
            tag for tag, attrs in shown.elements if "style" in attrs or any(a.startswith("on") for a in attrs)
        ]
        policy = next(
            a["content"] for tag, a in shown.elements if a.get("http-equiv") == "Content-Security-Policy"
        )
        assert policy is not None
        assert policy.startswith("default-src 'none'")
        for tag in ("style", "script"):
            inner = re.search(rf"<{tag}>(.*?)</{tag}>", html, re.DOTALL)
            assert inner is not None
            assert f"{tag}-src 'sha256-{b64encode(sha256(inner[1].encode()).digest()).decode()}'" in policy


def test_a_selection_leaves_bare_text_where_links_would_lead_nowhere(tmp_path: Path) -> None:
    document = sample()
    document["scenarios"] = document["scenarios"][2:3]
    document["editions"] = document["editions"][1:2]
    document["assumptions"] = []
    assert report(tmp_path, document).astray() == []


def test_a_scenario_of_an_edition_that_is_not_there_is_shown_all_the_same(tmp_path: Path) -> None:
    document = sample()
    document["editions"] = []
    shown = report(tmp_path, document)
    assert f"{X}/deployment.first.flanks/1" in shown.ids
    assert shown.astray() == []


def test_writes_the_directory_and_replaces_what_stood_there(tmp_path: Path) -> None:
    target = tmp_path / "new" / "directory"
    path = render(sample(), target, "ru")
    assert path == target / "index.html"
    others = {
        "questions.html",
        "editions.html",
        "assumptions.html",
        "gaps.html",
        "glossary.html",
        "impact.html",
    }
    of_pairs = {f"changes-{V}-{X}.html", f"changes-{X}-berserk-draft.html"}
    of_features = {each.name for each in target.iterdir()} - {"index.html"} - others
    assert of_pairs <= of_features
    of_features -= of_pairs
    assert of_features
    assert all(name.startswith("scenarios-berserk-") for name in of_features)
    (target / "scenarios-of-mine.html").write_text("<!doctype html>mine", encoding="utf-8")
    render(bare(), target, "ru")
    assert X not in whole(path)
    # What an earlier report left and this one has not is gone; what is no report's stays.
    assert {each.name for each in target.iterdir()} == {"index.html", "scenarios-of-mine.html"} | others


def test_a_feature_has_its_scenarios_on_a_page_of_its_own_and_no_other(tmp_path: Path) -> None:
    document = sample()
    shown = report(tmp_path, document)
    for feature in {scenario["feature"] for scenario in document["scenarios"]}:
        own = {scenario["id"] for scenario in document["scenarios"] if scenario["feature"] == feature}
        pages = [name for name, page in shown.pages.items() if own & set(page.ids)]
        assert len(pages) == 1
        others = {scenario["id"] for scenario in document["scenarios"]} - own
        assert own <= set(shown.pages[pages[0]].ids)
        assert not others & set(shown.pages[pages[0]].ids)


def test_what_is_known_of_cards_is_told_once_where_it_does_not_change(tmp_path: Path) -> None:
    document = sample()
    scenario = document["scenarios"][0]
    scenario["before"] = of_battle()
    scenario["after"] = of_battle()
    scenario["after"]["1"]["turn"] = 4
    scenario["before"]["1"]["cards"] = {"A": {"kind": "creature", "life": 5}}
    told = "<dt>A</dt>"
    for life, times in ((5, 1), (9, 2)):
        scenario["after"]["1"]["cards"] = {"A": {"kind": "creature", "life": life}}
        html = whole(render(document, tmp_path, "en"))
        at = html.index(f'id="{scenario["id"]}"')
        assert html[at : html.index("</section>", at)].count(told) == times


def test_features_of_like_names_have_pages_of_their_own(tmp_path: Path) -> None:
    document = sample()
    for number, name in enumerate(("a/b.feature", "a-b.feature", "a b.feature")):
        document["scenarios"][number]["feature"] = name
    shown = report(tmp_path, document)
    assert shown.astray() == []
    assert {scenario["id"] for scenario in document["scenarios"]} <= shown.ids


@pytest.mark.parametrize("document", [{}, [], None, {"schema": "ccg-rules/results/2"}, {"schema": 1}])
@pytest.mark.parametrize("make", ["render", "junit"])
def test_refuses_another_schema(tmp_path: Path, document: Any, make: str) -> None:
    with pytest.raises(ReportError) as caught:
        _ = render(document, tmp_path, "ru") if make == "render" else junit(document)
    assert caught.value.message.id == "report-other-schema"
    assert "ccg-rules/results/1" in str(caught.value)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("make", ["render", "junit"])
def test_refuses_a_malformed_document_and_says_where(tmp_path: Path, make: str) -> None:
    document = sample()
    del document["scenarios"][1]["steps"][0]["keyword"]
    document["editions"][0]["clauses"][2]["verdict"] = "fine"
    with pytest.raises(ReportError) as caught:
        _ = render(document, tmp_path, "ru") if make == "render" else junit(document)
    assert caught.value.message.id == "report-malformed"
    for lang in LANGS:
        told = caught.value.message.say(lang)
        assert "results.scenarios[1].steps[0].keyword" in told
        assert "results.editions[0].clauses[2].verdict" in told
    assert list(tmp_path.iterdir()) == []


def test_refuses_a_place_it_cannot_write_and_leaves_what_stands_there(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("kept", encoding="utf-8")
    with pytest.raises(ReportError) as caught:
        render(sample(), file, "ru")
    assert caught.value.message.id == "report-not-written"
    assert file.read_text(encoding="utf-8") == "kept"


def test_a_failure_while_writing_leaves_the_old_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = render(bare(), tmp_path, "ru")
    before = {each: each.read_text(encoding="utf-8") for each in tmp_path.iterdir()}

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pathlib.Path.replace", full)
    with pytest.raises(ReportError, match="No space left on device"):
        render(sample(), tmp_path, "ru")
    assert {each: each.read_text(encoding="utf-8") for each in tmp_path.iterdir()} == before
    assert path in before


@pytest.mark.parametrize("prefix", ["step-", "asked-", "report-kind-", "winner-"])
def test_everything_an_engine_names_is_worded(prefix: str) -> None:
    names: dict[str, tuple[object, ...]] = {
        "step-": STEPS,
        "asked-": ASKED,
        "report-kind-": KINDS,
        "winner-": (0, 1, 2),
    }
    for name in names[prefix]:
        message = catalogue()[f"{prefix}{name}"]
        assert all(message.say(lang) for lang in LANGS)


def test_a_position_of_a_battle_is_drawn(tmp_path: Path) -> None:
    document = sample()
    scenario = document["scenarios"][0]
    scenario["before"] = scenario["after"] = of_battle()
    text = whole(render(document, tmp_path, "en"))
    said = ("step-final_phase", "asked-priority", "report-turn", "report-stack", "report-kind-ability")
    for ident in (*said, "report-closed"):
        assert say("en", ident, **({"turn": 3} if ident == "report-turn" else {})) in text
    for shown in ('href="#board-closed"', "2z3 S •4", "−2 •1", "1a1 A"):
        assert shown in text


# What changed from one edition to another


def page(directory: Path, name: str, document: dict[str, Any] | None = None) -> str:
    render(document or sample(), directory, "en")
    return (directory / name).read_text(encoding="utf-8")


CHANGES = f"changes-{V}-{X}.html"


def row(html: str, key: str) -> str:
    """Return the text of what is told of a clause, white space made plain."""
    at = html.index(f'<code class="key">{key}</code>')
    return " ".join(Page(html[html.rindex("<article", 0, at) : html.index("</article>", at)]).text.split())


def test_every_page_says_where_its_editions_come_from(tmp_path: Path) -> None:
    document = sample()
    for name, shown in report(tmp_path, document).pages.items():
        foot = shown.text[shown.text.index("The editions shown here") :]
        for edition in document["editions"]:
            of_page = name not in (CHANGES, f"changes-{X}-berserk-draft.html") and "scenarios" not in name
            assert (edition["id"] in foot) or not of_page, name
        assert "cdcdcdcdcdcd" in foot
        assert "ab" * 32 in foot
        assert "undated" in foot or "2011-05" in foot
    scenarios = (tmp_path / "scenarios-berserk-battle.html").read_text(encoding="utf-8")
    foot = scenarios[scenarios.index('<div class="provenance">') :]
    assert X in foot
    assert H not in foot
    assert '<code title="' + "cd" * 32 + '">cdcdcdcdcdcd</code>' in foot


@pytest.mark.parametrize("alone", [False, True])
def test_every_page_warns_of_a_newer_edition(tmp_path: Path, alone: bool) -> None:
    document = sample()
    if alone:  # as with `--edition`: the newer one is loaded, but not shown
        document["editions"] = [each for each in document["editions"] if each["id"] == V]
    path = render(document, tmp_path, "en")
    foot = '<div class="provenance">'
    for each in path.parent.iterdir():
        html = each.read_text(encoding="utf-8")
        warned = re.findall(r'<p class="newer other">(.*?)</p>', html, re.DOTALL)
        of_the_older = V in html[html.index(foot) :] if foot in html else False
        expected = of_the_older and each.name != CHANGES
        assert bool(warned) == expected, each.name
        if warned:
            assert "a newer edition is loaded:" in warned[0]
            assert "Execution" in warned[0]
            assert f'href="{CHANGES}#changes/{V}/{X}"' in warned[0]


def test_a_change_is_told_with_its_redline_and_what_is_judged_of_it(tmp_path: Path) -> None:
    html = page(tmp_path, CHANGES)
    first = row(html, "deployment.first")
    assert "[404.1.2] → 404.1.2" in first
    assert "может −помещать+размещать карты на клетках 2-го ряда" in first
    assert "judged to mean the same" in first
    assert "meaning not judged" in row(html, "deployment.second")
    judged = row(html, "deployment.placing")
    assert "judged to mean something else" in judged
    assert "the range has grown" in judged
    assert "Translated from an earlier text: Deployment follows 404.1.4." in judged


def test_a_reused_number_is_told_with_what_it_names_now(tmp_path: Path) -> None:
    html = page(tmp_path, CHANGES)
    told = row(html, "deployment.unplaced")
    assert "Beware: in the new edition 404.1.4 is another rule: 404.1.4 Если какой-либо эффект" in told
    assert "Perhaps a full rewrite; in the same place stands 404.1.4" in told
    assert "in the old edition 404.1.4 was another rule" in row(html, "deployment.forbidden_cells")
    assert f'href="index.html#{X}/deployment.forbidden_cells"' in html
    assert f'href="index.html#{V}/deployment.unplaced"' in html


def test_a_split_is_told_as_a_whole(tmp_path: Path) -> None:
    told = row(page(tmp_path, CHANGES), "start.turns")
    assert "405 → 405.1, 405.2" in told
    assert "Первый ходит.+ ¶ Второй ждёт." in told


def test_what_shifted_together_is_one_line(tmp_path: Path) -> None:
    html = page(tmp_path, CHANGES)
    assert "408–409 → 407–408" in html
    assert re.search(r"<summary>.*?\[408\] – \[408.1\] → 407 – 407.1", html, re.DOTALL)


def test_where_nothing_changed_the_page_says_so(tmp_path: Path) -> None:
    assert say("en", "report-revision-none") in page(tmp_path, f"changes-{X}-berserk-draft.html")


def test_a_clause_has_its_history(tmp_path: Path) -> None:
    html = page(tmp_path, "index.html")
    at = html.index('class="check history"', html.index(f'id="{X}/deployment.first"'))
    text = " ".join(Page(html[at : html.index("</details>", at)]).text.split())
    for told in ("first 1", "undated", "2011-05", "может −помещать+размещать карты"):
        assert told in text
    for kind in ("added", "removed", "moved", "split", "merged", "renumbered", "not_covered"):
        assert say("en", f"report-revision-{kind}") in text
    # Where there is one edition to tell of there is no history.
    assert html.count('class="check history"') == 1


def test_what_a_revision_does_to_the_tests_leads_to_them(tmp_path: Path) -> None:
    html = page(tmp_path, "impact.html")
    shown = Page(html)
    assert "scenarios-berserk-deployment.html#rule/berserk/deployment.first.flanks" in shown.links
    assert "assumptions.html#assumption/A-x-reveal" in shown.links
    assert f"index.html#{V}/deployment.first" in shown.links
    headings = re.findall(r"<h3>(.*?) <span", html, re.DOTALL)
    assert next(Page(each).text.strip() for each in headings).endswith("The rule is removed")
    assert "to be judged anew" in shown.text
    assert "<details" in html[html.index(f'id="impact/{V}/{X}/ok"') :]
    index = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert f'href="impact.html#impact/{V}/{X}/reworded"' in index


def alone(directory: Path, lang: str = "en", **fields: Any) -> str:
    path = directory / "changes.html"
    render_diff({**revision(), **fields}, path, lang)  # type: ignore[arg-type]
    return path.read_text(encoding="utf-8")


def test_a_comparison_stands_alone(tmp_path: Path) -> None:
    html = alone(tmp_path)
    shown = Page(html)
    assert [link for link in shown.links if not link.startswith("#") or link[1:] not in shown.ids] == []
    assert [ident for ident, n in Counter(shown.ids).items() if n > 1] == []
    assert "a newer edition is loaded" not in html
    assert "<title" in html
    for told in ("Beware", "Внимание", "undated", "2011-05", "cdcdcdcdcdcd"):
        assert told in html
    assert '<html lang="ru"' in alone(tmp_path, "ru")


def test_the_page_of_a_change_says_what_it_is_of_and_what_is_wrong_with_it(tmp_path: Path) -> None:
    remarks = {
        "astray": [both("Ссылка ведёт не туда.", "A reference leads astray.")],
        "words": [both("Стоят также в 1.1.", "They stand also in 1.1.")],
        "decision": [both("Решено (я): так.", "Decided by me: so.")],
    }
    plain = revision()["changes"][10]
    texts = {"old_label": "406.1", "new_label": "406.1", "old_number": "406.1", "new_number": "406.1"}
    stale = {**plain, **texts, "kind": "same", "text_change": "none", "redline": None, "remarks": remarks}
    example = {**plain, **texts, "role": "example", "similarity": 0.9996, "key": "x.example"}
    follows = {**plain, "text_change": "references", "references_follow": True, "key": "x.follows"}
    html = alone(tmp_path, changes=[stale, example, follows])
    assert "A decision undid a pair." in html
    first, second, third = (" ".join(Page(each).text.split()) for each in articles(html))
    for told in ("A reference leads astray.", "They stand also in 1.1.", "Decided by me: so."):
        assert told in first
    assert "406.1 → 406.1" not in first
    assert "(примерexample)" in second
    assert "alike by 99 %" in second
    assert "references follow the new numbers" in third
    assert "meaning not judged" not in third
    lists = part(html, '<div class="lists">', "</div>")
    assert f"{say('en', 'report-revision-astray')}</span>" in lists
    assert "404.1.4" not in lists  # no row of these has that number


def articles(html: str) -> list[str]:
    return re.findall(r'<article class="change.*?</article>', html, re.DOTALL)


def test_a_malformed_comparison_is_refused_and_leaves_what_stands_there(tmp_path: Path) -> None:
    before = alone(tmp_path)
    with pytest.raises(ReportError) as caught:
        alone(tmp_path, changes=[{}], shifts=1)
    assert caught.value.message.id == "report-malformed"
    assert "diff.shifts" in str(caught.value)
    assert (tmp_path / "changes.html").read_text(encoding="utf-8") == before
    (tmp_path / "changes.html").unlink()
    (tmp_path / "changes.html").mkdir()
    with pytest.raises(ReportError) as caught:
        alone(tmp_path)
    assert caught.value.message.id == "report-not-written"


@pytest.mark.parametrize("redline", [[[]], [["="]], [["?", "a", "b"]], [["-"]], []])
def test_a_redline_may_be_anything_the_schema_allows(tmp_path: Path, redline: list[list[str]]) -> None:
    first = {**revision()["changes"][10], "redline": redline}
    assert "deployment.first" in alone(tmp_path, changes=[first])


# What a reader learns


def part(html: str, start: str, end: str) -> str:
    at = html.index(start)
    return html[at : html.index(end, at)]


def test_an_open_question_is_told_with_the_position_that_tells_the_readings_apart(tmp_path: Path) -> None:
    html = (render(sample(), tmp_path, "en").parent / "questions.html").read_text(encoding="utf-8")
    text = Page(part(html, 'id="question/A-x-reveal"', "</article>")).text
    for said_ in (
        "May it be declined?",
        "Можно ли отказаться?",
        "This reveal cannot be declined.",
        "“automatically”",
    ):
        assert said_ in text
    # The sources, and what their letters stand for: those cited, and those the readings speak of.
    assert "O 405.2, Z 1" in text
    assert "O – Расширенные правилаExpanded rules" in text
    assert "W – Действующие правилаCurrent rules" in text
    assert "Later rules" not in text
    shown = part(html, 'id="reading/x-may-decline"', 'id="reading/x-not_played"')
    # The first parting is drawn once for its two editions, by either reading; the next one is told below it.
    assert shown.count('<figure class="board">') == 2
    assert shown.count('<details class="also">') == 1
    assert "should be refused, but is accepted" in shown
    assert f'href="scenarios-berserk-assumed-deployment.html#{X}/A-x-reveal/1"' in shown
    assert "not-in-this-selection" not in shown


def test_readings_without_a_position_are_told_as_such_and_counted(tmp_path: Path) -> None:
    html = (render(sample(), tmp_path, "en").parent / "questions.html").read_text(encoding="utf-8")
    for state in ("not_played", "not_run", "alike"):
        shown = part(html, f'id="reading/x-{state}"', "</div>")
        assert say("en", f"report-reading-{state}") in shown
        assert say("en", f"report-count-{state}", n=1) in html
    assert say("en", "report-questions-count", n=1, readings=4) in html
    assert say("en", "report-count-told", n=1) in html


def test_a_reading_whose_scenarios_are_not_there_says_so(tmp_path: Path) -> None:
    document = sample()
    document["assumptions"][0]["readings"][0]["partings"] = []
    assert say("en", "report-reading-elsewhere") in whole(render(document, tmp_path, "en"))


def test_boards_that_are_alike_are_drawn_once(tmp_path: Path) -> None:
    document = sample()
    first = document["assumptions"][0]["readings"][0]["partings"][0]
    first["theirs"] = first["ours"]
    html = (render(document, tmp_path, "en").parent / "questions.html").read_text(encoding="utf-8")
    assert html.count('<figure class="board">') == 1
    assert say("en", "report-same-board") in html


def test_differences_of_editions_are_one_table(tmp_path: Path) -> None:
    html = (render(sample(), tmp_path, "en").parent / "editions.html").read_text(encoding="utf-8")
    rows = re.findall(r'<tr class="is-(\w+)">(.*?)</tr>', html, re.DOTALL)
    assert [kind for kind, _ in rows] == ["rule", "text", "wording"]
    rule, text, wording = (Page(row).text for _, row in rows)
    for said_ in ("Forbidden cells", "Do not count.", "Count as occupied.", "404.1.4"):
        assert said_ in rule
    assert say("en", "report-absent") in text
    assert "404.1.2 → 404.1.2, A-nowhere" in " ".join(wording.split())
    assert "a change of verb" in wording


@pytest.mark.parametrize("name", ["clause", "key", "edition"])
def test_every_page_says_that_the_rest_was_not_selected(tmp_path: Path, name: str) -> None:
    document = sample()
    document["selection"] = {"edition": None, "clause": None, "key": None, name: "404.1"}
    message = "report-selected-edition" if name == "edition" else "report-selected"
    for page in render(document, tmp_path, "en").parent.iterdir():
        html = page.read_text(encoding="utf-8")
        assert say("en", message, what="404.1") in html
        assert say("ru", message, what="404.1") in html
    document["selection"][name] = None
    assert say("en", message, what="404.1") not in whole(render(document, tmp_path, "en"))


def test_what_is_not_tested_is_told_in_the_readers_language_too(tmp_path: Path) -> None:
    document = sample()
    html = (render(document, tmp_path, "en").parent / "gaps.html").read_text(encoding="utf-8")
    told = {
        clause["en"] or "Not translated yet."
        for edition in document["editions"]
        for clause in edition["clauses"]
        if any(each["verdict"] in ("untested", "informative") for each in clause["sentences"])
    }
    assert told
    text = Page(html).text
    assert [each for each in told if each not in text] == []
    changes = Page((tmp_path / f"changes-{V}-{X}.html").read_text(encoding="utf-8")).text
    assert "Deployment follows 404.1.4." in changes


def test_a_proof_that_is_out_of_date_counts_nothing(tmp_path: Path) -> None:
    document = sample()
    document["proof"]["state"] = "out_of_date"
    html = whole(render(document, tmp_path, "en"))
    assert say("en", "report-proof-out_of_date") in html
    assert say("en", "report-proof-count", deviations=3, killed=1) not in html


def test_the_same_document_gives_the_same_page(tmp_path: Path) -> None:
    first, again = (render(sample(), tmp_path / each, "en") for each in "ab")
    assert whole(first) == whole(again)
    assert {each.name for each in first.parent.iterdir()} == {each.name for each in again.parent.iterdir()}


def test_every_message_of_the_room_is_used_somewhere() -> None:
    room = files("ccg_rules.reports")
    sources = [
        p.read_text(encoding="utf-8") for p in (room / "templates").iterdir() if p.name.endswith(".jinja")
    ]
    sources += [p.read_text(encoding="utf-8") for p in room.iterdir() if p.name.endswith(".py")]
    text = "\n".join(sources)
    stems = re.findall(r"'(report-[\w-]+-)'(?: ~|,)", text)
    told = files("ccg_rules") / "messages"
    messages = {
        ident
        for name in ("report.toml", "report_revisions.toml")
        for ident in tomllib.loads((told / name).read_text(encoding="utf-8"))
        if ident.startswith("report-")
    }
    unused = [
        ident
        for ident in messages
        if not re.search(rf"['\"]{re.escape(ident)}['\"]", text)
        and not any(ident.startswith(stem) for stem in stems)
    ]
    assert unused == []
