"""The page in a browser: it is read, searched and printed as a reader would, offline.

Needs a Chromium: the one that CCG_RULES_CHROMIUM names, or an installed one.
"""

from __future__ import annotations

import os
import shutil
from contextlib import contextmanager
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect, sync_playwright

from .room import render, render_diff
from .sample import V, X, revision, sample

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

CHROMIUM = (
    os.environ.get("CCG_RULES_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE, DESKTOP = {"width": 360, "height": 740}, {"width": 1280, "height": 900}
FLANKS = f"{X}/deployment.first.flanks"
SCENARIOS = "scenarios-berserk-deployment.html"
CHANGES = f"changes-{V}-{X}.html"

pytestmark = pytest.mark.skipif(
    CHROMIUM is None, reason="no Chromium installed; CCG_RULES_CHROMIUM names none"
)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    directory = tmp_path_factory.mktemp("pages")
    return {"ru": render(sample(), directory / "ru", "ru"), "en": render(sample(), directory / "en", "en")}


@contextmanager
def opened(browser: Browser, path: Path, anchor: str = "", file: str = "", **options: Any) -> Iterator[Page]:
    """Open a page and fail if it says anything to the console or asks for anything but files."""
    with browser.new_context(offline=True, **{"viewport": DESKTOP, **options}) as context:
        page = context.new_page()
        page.set_default_timeout(5000)
        said: list[str] = []
        page.on("console", lambda message: said.append(message.text))
        page.on("pageerror", lambda error: said.append(str(error)))
        page.on(
            "request",
            lambda request: said.append(request.url) if not request.url.startswith("file:") else None,
        )
        page.goto((path.with_name(file) if file else path).as_uri() + (f"#{anchor}" if anchor else ""))
        yield page
        assert said == []


def at(page: Page, ident: str) -> Any:
    return page.locator(f'[id="{ident}"]')


def in_view(page: Page, ident: str) -> None:
    expect(at(page, ident)).to_be_in_viewport()


def unfold(page: Page) -> None:
    page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true; })")


def files(path: Path) -> list[str]:
    return [each.name for each in sorted(path.parent.glob("*.html"))]


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_nothing_sticks_out_at_the_side(
    browser: Browser, pages: dict[str, Path], size: dict[str, int], scheme: str, lang: str
) -> None:
    for file in files(pages[lang]):
        with opened(browser, pages[lang], file=file, viewport=size, color_scheme=scheme) as page:
            for parallel in (False, True):
                if parallel:
                    page.click("#parallel")
                    unfold(page)
                assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
                outside = page.evaluate(
                    """() => {
                        const right = (e) => e.getBoundingClientRect().right;
                        const edge = right(document.querySelector("main")) + 1;
                        return [...document.querySelectorAll("main *")]
                            .filter(e => !e.closest(".vh, .scroll, svg") && e.getClientRects().length)
                            .filter(e => right(e) > edge)
                            .map(e => e.outerHTML.slice(0, 80));
                    }"""
                )
                assert outside == []


def test_sentence_scenario_and_back(browser: Browser, pages: dict[str, Path]) -> None:
    for size in (PHONE, DESKTOP):
        with opened(browser, pages["ru"], viewport=size) as page:
            page.locator(f'[id="{FLANKS}"] + a.proof').click()
            in_view(page, "rule/berserk/deployment.first.flanks")
            page.locator('[id="rule/berserk/deployment.first.flanks"] .scenario summary').first.click()
            at(page, f"{FLANKS}/1").locator("a.back").click()
            in_view(page, FLANKS)


def test_link_to_a_run_unfolds_its_scenario(browser: Browser, pages: dict[str, Path]) -> None:
    with opened(browser, pages["ru"], f"{FLANKS}/1", SCENARIOS) as page:
        expect(at(page, f"{FLANKS}/1")).to_be_visible()
        in_view(page, "rule/berserk/deployment.first.flanks")


def test_trace_leads_to_clause_other_edition_and_assumption(browser: Browser, pages: dict[str, Path]) -> None:
    for text, target in (
        ("404.1.2", FLANKS),
        ("[404.1.4]", f"{V}/deployment.unplaced.return_to_deck"),
        ("A-x-reveal", "assumption/A-x-reveal"),
    ):
        with opened(browser, pages["en"], f"{FLANKS}/1", SCENARIOS) as page:
            page.locator(".scenario[open] .trace a", has_text=text).first.click()
            in_view(page, target)


def test_sign_of_a_sentence_without_scenarios_leads_to_the_reason(
    browser: Browser, pages: dict[str, Path]
) -> None:
    with opened(browser, pages["en"]) as page:
        page.locator(f'[id="{X}/deployment.placing.pointer"] + a.proof').click()
        check = at(page, f"{X}/deployment.placing.pointer/check")
        expect(check).to_be_visible()
        expect(check).to_contain_text("a pointer to the sub-clauses")


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("404.1", ["404.1", "404.1.2", "404.1.4", "404.1", "404.1.2", "404.1.4"]),
        ("[404.1.4]", ["404.1.4", "404.1.4"]),
        ("40", []),
        ("forbidden", ["404.1.4"]),
        ("deployment.x_cost", ["404.2.1"]),
        ("запрещал клеток", ["404.1.4"]),
        ("РАЗМЕЩАТЬ картами", ["404.1.2"]),
        ("shuffled", ["402.4"]),
        ("берет карта", ["304.2"]),
        ("дракон", []),
    ],
)
def test_search(browser: Browser, pages: dict[str, Path], query: str, found: list[str]) -> None:
    with opened(browser, pages["ru"]) as page:
        page.fill("#query", query)
        expect(page.locator("#found")).to_be_visible()
        expect(page.locator("#shown")).to_have_text(str(len(found)))
        shown = page.locator(".clause:visible").evaluate_all("all => all.map(each => each.dataset.number)")
        assert shown == found
        expect(page.locator("#summary")).to_be_hidden()
        page.press("#query", "Escape")
        expect(page.locator("#summary")).to_be_visible()
        assert page.locator(".clause:visible").count() == page.locator(".clause").count()


def test_filters_by_verdict_and_edition(browser: Browser, pages: dict[str, Path]) -> None:
    with opened(browser, pages["ru"]) as page:
        page.click("#filters summary")
        page.check('input[value="violates"]')
        expect(page.locator("#shown")).to_have_text("1")
        page.check('input[value="informative"]')
        page.check(f'input[value="{V}"]')
        shown = page.locator(".clause:visible").evaluate_all(
            "all => all.map(e => [e.dataset.edition, e.dataset.verdict])"
        )
        assert shown
        assert {tuple(each) for each in shown} == {(V, "informative")}
        expect(at(page, X)).to_be_hidden()
        page.fill("#query", "авангарда")
        expect(page.locator("#shown")).to_have_text("1")
        page.click("#reset")
        expect(page.locator("#summary")).to_be_visible()
        assert page.locator(".filters input:checked").count() == 0


def test_link_out_of_what_was_found_brings_the_rest_back(browser: Browser, pages: dict[str, Path]) -> None:
    with opened(browser, pages["ru"]) as page:
        page.fill("#query", "deployment.placing")
        expect(page.locator("#shown")).to_have_text("2")
        page.locator(f'[id="{X}/deployment.placing.pointer"] a').first.click()
        in_view(page, f"{X}/deployment.first")
        expect(page.locator("#query")).to_have_value("")


def test_language_switch(browser: Browser, pages: dict[str, Path]) -> None:
    with opened(browser, pages["ru"]) as page:
        expect(page.locator("#summary-title")).to_contain_text("Соответствие правилам")
        expect(page.locator("#summary-title .en")).to_be_hidden()
        expect(page.locator(".translation").first).to_be_hidden()
        page.click('[data-set-lang="en"]')
        expect(page.locator("html")).to_have_attribute("lang", "en")
        expect(page.locator("#summary-title .ru")).to_be_hidden()
        expect(page.locator("#summary-title .en")).to_be_visible()
        expect(page.locator(".translation").first).to_be_visible()
        expect(page).to_have_title("The rules and Toy engine: a conformance report")
        expect(at(page, FLANKS)).to_be_visible()  # the rule itself stays as it is printed
        expect(page.locator('[data-set-lang="en"]')).to_have_attribute("aria-pressed", "true")
        expect(page.locator('[data-set-lang="ru"]')).to_have_attribute("aria-pressed", "false")


def test_language_goes_along_to_other_pages(browser: Browser, pages: dict[str, Path]) -> None:
    with opened(browser, pages["ru"]) as page:
        # Not every browser lets files share a storage.
        page.add_init_script("Storage.prototype.getItem = () => { throw new Error(); };")
        page.reload()
        page.click('[data-set-lang="en"]')
        page.locator("#contents a", has_text="Open questions").click()
        expect(page).to_have_title("Open questions – The rules and Toy engine: a conformance report")
        expect(page.locator("html")).to_have_attribute("lang", "en")
        page.locator("#contents a", has_text="What is not tested").click()
        expect(page.locator("#gaps-title .en")).to_be_visible()


def test_a_question_stands_in_both_languages_whichever_is_read(
    browser: Browser, pages: dict[str, Path]
) -> None:
    for lang in ("ru", "en"):
        with opened(browser, pages[lang], file="questions.html") as page:
            question = at(page, "question/A-x-reveal")
            for words in ("Можно ли отказаться?", "May it be declined?"):
                expect(question.locator(":visible", has_text=words).last).to_be_visible()
            expect(question.locator(".board svg").first).to_be_visible()


def test_both_languages_side_by_side(browser: Browser, pages: dict[str, Path]) -> None:
    with opened(browser, pages["ru"], f"{FLANKS}/1", SCENARIOS) as page:
        step = page.locator('[id="rule/berserk/deployment.first.flanks"] .step').first
        expect(step.locator("> .en")).to_be_hidden()
        page.click("#parallel")
        expect(step.locator("> .en")).to_be_visible()
        expect(step.locator("> .ru")).to_be_visible()
    with opened(browser, pages["ru"]) as page:
        page.click("#parallel")
        expect(page.locator(".translation").first).to_be_visible()


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_reads_without_scripts_in_its_language(browser: Browser, pages: dict[str, Path], lang: str) -> None:
    other = "en" if lang == "ru" else "ru"
    with opened(browser, pages[lang], java_script_enabled=False) as page:
        expect(page.locator(f"#summary-title .{lang}")).to_be_visible()
        expect(page.locator(f"#summary-title .{other}")).to_be_hidden()
        expect(page.locator("#query")).to_be_hidden()
        expect(page.locator("#contents a").first).to_be_visible()
        page.locator(".check summary").first.click()
        expect(page.locator(".check .sentence").first).to_be_visible()


def test_theme_switch_is_kept(browser: Browser, pages: dict[str, Path]) -> None:
    with opened(browser, pages["ru"], color_scheme="light") as page:
        paper = "getComputedStyle(document.documentElement).backgroundColor"
        light = page.evaluate(paper)
        page.click("#theme")
        dark = page.evaluate(paper)
        assert dark != light
        page.reload()
        assert page.evaluate(paper) == dark


@pytest.mark.parametrize(
    ("choice", "shown"),
    [
        ("differences", ["wording", "reused", "split", "added"]),
        ("words", ["wording"]),
        ("reused", ["reused", "added"]),
        ("unjudged", ["inflection"]),
    ],
)
@pytest.mark.parametrize("scripts", [True, False])
def test_changes_are_chosen_with_and_without_scripts(
    browser: Browser, pages: dict[str, Path], choice: str, shown: list[str], scripts: bool
) -> None:
    keys = {
        "wording": "deployment.first",
        "inflection": "deployment.second",
        "reused": "deployment.unplaced",
        "added": "deployment.forbidden_cells",
        "split": "start.turns",
    }
    with opened(browser, pages["ru"], file=CHANGES, java_script_enabled=scripts) as page:
        every = page.locator(".change:visible, .run-of:visible").count()
        page.check(f".only-{choice}")
        assert page.locator(".change:visible, .run-of:visible").count() < every
        for name in shown:
            expect(page.locator(".change:visible", has_text=keys[name])).to_have_count(1)
        expect(page.locator(".run-of.is-kept")).to_be_hidden()
        # What is looked for is not left folded; without scripts one unfolds it.
        if choice == "reused" and scripts:
            expect(page.locator(".change:visible", has_text="battle.starts")).to_have_count(1)
        page.uncheck(f".only-{choice}")
        assert page.locator(".change:visible, .run-of:visible").count() >= every


def test_a_list_leads_to_a_change_that_is_folded(browser: Browser, pages: dict[str, Path]) -> None:
    for scripts in (True, False):
        with opened(browser, pages["en"], file=CHANGES, java_script_enabled=scripts) as page:
            page.locator(".lists summary", has_text="renumbered").click()
            page.locator(".lists a", has_text="[408.1]").last.click()
            expect(page.locator(".change", has_text="battle.starts")).to_be_in_viewport()


def test_a_change_leads_to_the_clauses_of_both_editions(browser: Browser, pages: dict[str, Path]) -> None:
    for label, ident in (("[404.1.2]", V), ("404.1.2", X)):
        with opened(browser, pages["en"], file=CHANGES) as page:
            change = page.locator(".change", has_text="deployment.first")
            change.get_by_role("link", name=label, exact=True).click()
            in_view(page, f"{ident}/deployment.first")


def test_the_warning_of_a_newer_edition_leads_to_what_changed(
    browser: Browser, pages: dict[str, Path]
) -> None:
    with opened(browser, pages["en"], file=SCENARIOS) as page:
        expect(page.locator(".newer")).to_be_in_viewport()
        page.locator(".newer a").click()
        expect(page.locator("#changes-title")).to_be_in_viewport()


def test_differing_words_carry_signs_beside_colour(browser: Browser, pages: dict[str, Path]) -> None:
    with opened(browser, pages["ru"], file=CHANGES) as page:
        assert page.locator("del", has_text="помещать").first.inner_text() == "−помещать"
        assert page.locator("ins", has_text="размещать").first.inner_text() == "+размещать"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_comparison_alone_is_read_as_the_report_is(
    browser: Browser, tmp_path: Path, size: dict[str, int], scheme: str
) -> None:
    path = tmp_path / "changes.html"
    render_diff(revision(), path, "ru")
    with opened(browser, path, viewport=size, color_scheme=scheme) as page:
        expect(page.locator("#changes-title .ru").first).to_be_visible()
        page.click('[data-set-lang="en"]')
        expect(page.locator("#changes-title .en").first).to_be_visible()
        expect(page.locator(".change", has_text="Deployment follows")).to_be_visible()
        page.locator("#contents").evaluate("each => { each.open = true; }")
        page.locator("#contents a", has_text="404").first.click()
        expect(page.locator(".change", has_text="Подфаза Расстановки.")).to_be_in_viewport()
        unfold(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert page.evaluate(CONTRAST) == []


def test_a_history_unfolds(browser: Browser, pages: dict[str, Path]) -> None:
    with opened(browser, pages["en"], f"{X}/deployment.first") as page:
        history = at(page, f"{X}/deployment.first").locator(".history")
        history.locator("summary").click()
        expect(history.locator("ins").first).to_be_visible()
        history.get_by_role("link", name="[404.1.2]").click()
        in_view(page, f"{V}/deployment.first")


def test_paper(browser: Browser, pages: dict[str, Path]) -> None:
    with opened(browser, pages["ru"], color_scheme="dark") as page:
        page.emulate_media(media="print")
        expect(page.locator(".bar")).to_be_hidden()
        expect(page.locator(".side")).to_be_hidden()
        expect(at(page, FLANKS)).to_be_visible()
        assert (
            page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
            == "rgb(255, 255, 255)"
        )
        assert page.pdf(format="A4").startswith(b"%PDF")


# --- accessibility


def test_landmarks_and_headings(browser: Browser, pages: dict[str, Path]) -> None:
    with opened(browser, pages["en"]) as page:
        for role in ("banner", "main", "contentinfo", "search"):
            assert page.get_by_role(role).count() == 1, role
    for file in files(pages["en"]):
        with opened(browser, pages["en"], file=file) as page:
            expect(page.get_by_role("navigation", name="Contents")).to_be_visible()
            assert page.get_by_role("heading", level=1).count() == 1
            unfold(page)
            levels = page.locator("h1, h2, h3, h4, h5, h6").evaluate_all(
                "all => all.map(e => Number(e.tagName[1]))"
            )
            assert levels[0] == 1
            assert [pair for pair in pairwise(levels) if pair[1] > pair[0] + 1] == []


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_everything_one_can_use_has_a_name(browser: Browser, pages: dict[str, Path], lang: str) -> None:
    used = {
        *("button", "link", "checkbox", "searchbox", "region", "navigation"),
        *("DisclosureTriangle", "heading"),
    }
    roles = set()
    for file in files(pages[lang]):
        with opened(browser, pages[lang], file=file) as page:
            unfold(page)
            tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
            found = [
                (n["role"]["value"], n["name"]["value"]) for n in tree if not n["ignored"] and "name" in n
            ]
            roles |= {role for role, _ in found}
            assert [(role, name) for role, name in found if role in used and not name.strip()] == []
    assert used <= roles


def test_verdicts_have_a_sign_and_a_name_beside_their_colour(
    browser: Browser, pages: dict[str, Path]
) -> None:
    with opened(browser, pages["en"]) as page:
        for verdict, name in (
            ("conforms", "conforms"),
            ("violates", "violates"),
            ("errored", "errored"),
            ("stale", "stale"),
            ("differs", "differs"),
            ("unsupported", "unsupported"),
            ("untested", "untested"),
            ("informative", "informative"),
        ):
            sentence = page.locator(f".s.v-{verdict}").first
            mark = sentence.locator("xpath=following-sibling::a[1]")
            expect(mark).to_have_accessible_name(name)
            assert mark.locator("[aria-hidden]").inner_text().strip()


CONTRAST = """() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const paint = (colours) => {
    canvas.clearRect(0, 0, 1, 1);
    for (const colour of colours) { canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1); }
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const light = (rgb) => {
    const [r, g, b] = rgb.map((c) => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const poor = new Map();
  for (const element of document.querySelectorAll("body *")) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!own || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest(".vh, script, style, defs")) continue;
    const style = getComputedStyle(element);
    const behind = [];
    for (let e = element; e; e = e.parentElement) behind.unshift(getComputedStyle(e).backgroundColor);
    const text = element instanceof SVGElement ? style.fill : style.color;
    const below = paint(behind).slice(0, 3), above = paint([...behind, text]).slice(0, 3);
    const [a, b] = [light(below), light(above)].sort((x, y) => y - x);
    const size = parseFloat(style.fontSize), large = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
    const ratio = (a + 0.05) / (b + 0.05);
    if (ratio < (large ? 3 : 4.5)) poor.set(`${element.outerHTML.slice(0, 60)} ${text}`, ratio);
  }
  return [...poor];
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_stands_out_from_its_ground(browser: Browser, pages: dict[str, Path], scheme: str) -> None:
    for file in files(pages["en"]):
        with opened(browser, pages["en"], file=file, color_scheme=scheme) as page:
            unfold(page)
            assert page.evaluate(CONTRAST) == []


def test_keyboard(browser: Browser, pages: dict[str, Path]) -> None:
    with opened(browser, pages["en"]) as page:
        page.keyboard.press("Tab")
        expect(page.locator(".skip")).to_be_focused()
        expect(page.locator(".skip")).to_be_in_viewport()
        page.keyboard.press("Enter")
        expect(page.locator("#main")).to_be_focused()
        page.keyboard.press("/")
        expect(page.locator("#query")).to_be_focused()
        for _ in range(12):
            page.keyboard.press("Tab")
            outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
            assert outline != "none", page.evaluate("document.activeElement.outerHTML")
    with opened(browser, pages["en"], file=SCENARIOS) as page:
        summary = page.locator(".scenario summary").first
        summary.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".scenario .steps").first).to_be_visible()
