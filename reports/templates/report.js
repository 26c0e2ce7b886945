"use strict";
// The page reads without this: it only switches, filters and finds.
(() => {
  const root = document.documentElement;
  const one = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  root.dataset.js = "";

  // --- what the reader chose; a file may be denied storage
  const stored = (name) => { try { return localStorage.getItem("ccg-rules." + name); } catch { return null; } };
  const store = (name, value) => { try { localStorage.setItem("ccg-rules." + name, value); } catch { /* not kept */ } };

  // --- language
  const title = one("title");
  const query = one("#query");
  const speak = (lang) => {
    root.lang = root.dataset.lang = lang;
    document.title = title.dataset[lang];
    if (query) query.placeholder = query.dataset[lang];
    for (const button of all("[data-set-lang]")) button.setAttribute("aria-pressed", button.dataset.setLang === lang);
  };
  for (const button of all("[data-set-lang]")) button.addEventListener("click", () => {
    speak(button.dataset.setLang);
    store("lang", button.dataset.setLang);
    told = button.dataset.setLang;
  });
  // A link to another page takes the language along: not every browser lets files share a storage.
  let told = new URLSearchParams(location.search).get("lang") || stored("lang");
  if (["ru", "en"].includes(told)) speak(told);
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href]");
    if (!link || !told || link.getAttribute("href").startsWith("#")) return;
    link.search = `?lang=${told}`;
  });
  const parallel = one("#parallel");
  parallel.addEventListener("click", () => {
    const on = root.toggleAttribute("data-parallel");
    parallel.setAttribute("aria-pressed", on);
  });

  // --- light and dark
  const dark = matchMedia("(prefers-color-scheme: dark)");
  if (["light", "dark"].includes(stored("theme"))) root.dataset.theme = stored("theme");
  one("#theme").addEventListener("click", () => {
    const now = root.dataset.theme || (dark.matches ? "dark" : "light");
    root.dataset.theme = now === "dark" ? "light" : "dark";
    store("theme", root.dataset.theme);
  });

  // --- contents: open beside the text, closed above it
  const narrow = matchMedia("(max-width: 62rem)");
  const arrange = () => { one("#contents").open = !narrow.matches; };
  narrow.addEventListener("change", arrange);
  arrange();

  // --- what changed: what is looked for is not left folded
  for (const box of all(".only input")) box.addEventListener("change", () => {
    if (one(".only-reused:checked")) for (const folded of all(".run-of.has-reused")) folded.open = true;
  });

  // --- searching and filtering, where the rulebook is
  const finding = () => {
    // Words: enough of Russian and English endings to find a word by another form of it
    const ENDINGS = new RegExp("(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ться|тся|ется|утся|ются|ится|атся|ятся|" +
      "ают|яют|уют|ает|яет|ует|ать|ять|ить|еть|ешь|ишь|ала|али|ила|или|ял|ал|ил|ел|ий|ый|ой|ая|яя|ое|ее|ые|ие|ых|их|ую|юю|" +
      "ом|ем|ам|ям|ах|ях|ов|ев|ей|ою|ею|ия|ию|ии|ет|ит|ут|ют|ат|ят|а|я|о|е|ы|и|у|ю|ь|й)$");
    const fold = (text) => text.toLowerCase().replaceAll("ё", "е");
    const stem = (word) => {
      if (/[а-я]/.test(word)) {
        // клетка, but клеток: in long words the vowel that comes and goes is left out as well.
        const short = word.length >= 6 && /[ое]к$/.test(word) ? word.slice(0, -2) : word.replace(ENDINGS, "");
        return short.length >= 3 ? short : word;
      }
      return word.length > 4 ? word.replace(/(?:ies|es|s|ing|ed|y)$/, "") : word;
    };
    const WORD = /[\p{L}\p{N}_]+(?:[.][\p{L}\p{N}_]+)*/gu;
    const wordsOf = (text) => fold(text).match(WORD) || [];

    // The index is the page itself, read at the first search
    const clauses = all("#rulebook .clause");
    let index = null;
    const indexed = () => index ||= clauses.map((element) => {
      const texts = [element.querySelector(".text"), element.querySelector(".translation")];
      const stems = new Set();
      for (const text of texts) for (const word of wordsOf(text.textContent)) for (const part of word.split(".")) stems.add(stem(part));
      return { element, stems: [...stems], key: element.dataset.key, number: element.dataset.number };
    });
    const isNumber = (word) => /^\d+(?:\.\d+)*$/.test(word);
    const fits = (entry, word) => {
      if (isNumber(word) && (entry.number === word || entry.number.startsWith(word + "."))) return true;
      if (/[a-z_.]/.test(word) && entry.key.startsWith(word)) return true;
      if (/[a-z]/.test(word) && entry.key.split(/[._]/).some((part) => part.startsWith(word))) return true;
      if (isNumber(word)) return entry.stems.includes(word);
      return entry.stems.some((each) => each.startsWith(stem(word)));
    };

    // The filter.
    const status = { box: one("#found"), shown: one("#shown"), total: one("#total") };
    const checked = (name) => all(`input[name="${name}"]:checked`).map((box) => box.value);
    const mark = (words) => {
      if (!("highlights" in CSS)) return;
      CSS.highlights.delete("found");
      const stems = words.filter((word) => !isNumber(word)).map(stem);
      if (!stems.length) return;
      const ranges = [];
      for (const clause of clauses.filter((each) => !each.hidden)) {
        for (const text of clause.querySelectorAll(".text, .translation")) {
          const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            for (const found of walker.currentNode.data.matchAll(/[\p{L}\p{N}_]+/gu)) {
              if (!stems.some((each) => fold(found[0]).startsWith(each))) continue;
              const range = new Range();
              range.setStart(walker.currentNode, found.index);
              range.setEnd(walker.currentNode, found.index + found[0].length);
              ranges.push(range);
            }
          }
        }
      }
      CSS.highlights.set("found", new Highlight(...ranges));
    };
    const apply = () => {
      const words = wordsOf(query.value);
      const verdicts = checked("verdict");
      const editions = checked("edition");
      const filtering = words.length + verdicts.length + editions.length > 0;
      root.toggleAttribute("data-filtering", filtering);
      let shown = 0;
      for (const entry of indexed()) {
        const { element } = entry;
        const good = (!verdicts.length || verdicts.includes(element.dataset.verdict)) &&
          (!editions.length || editions.includes(element.dataset.edition)) && words.every((word) => fits(entry, word));
        element.hidden = !good;
        shown += good;
      }
      for (const edition of all(".edition")) edition.hidden = !edition.querySelector(".clause:not([hidden])");
      status.box.hidden = !filtering;
      status.shown.textContent = shown;
      status.total.textContent = clauses.length;
      mark(filtering ? words : []);
    };
    const reset = () => {
      query.value = "";
      for (const box of all(".filters input")) box.checked = false;
      apply();
    };
    let waiting = 0;
    query.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(() => { apply(); scrollTo(0, 0); }, 60); });
    query.addEventListener("keydown", (event) => { if (event.key === "Escape") { reset(); event.preventDefault(); } });
    one("#search").addEventListener("submit", (event) => event.preventDefault());
    for (const box of all(".filters input")) box.addEventListener("change", apply);
    one("#reset").addEventListener("click", () => { reset(); query.focus(); });
    document.addEventListener("keydown", (event) => {
      if (event.key === "/" && !/^(?:INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) { query.focus(); event.preventDefault(); }
    });

    return reset;
  };
  const reset = query ? finding() : () => {};

  // --- a link shows its target: what is folded opens, what the filter hides comes back
  const reveal = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    if (target.closest("[hidden]") || (root.hasAttribute("data-filtering") && target.closest(".other"))) reset();
    for (let folded = target.closest("details"); folded; folded = folded.parentElement.closest("details")) folded.open = true;
    // A run of a scenario makes sense from its first step on.
    (target.closest(".scenario") || target).scrollIntoView();
  };
  addEventListener("hashchange", reveal);
  // The same link again changes no hash, yet asks for the same thing.
  document.addEventListener("click", (event) => {
    const link = event.target.closest('a[href^="#"]');
    if (link && link.getAttribute("href") === location.hash) reveal();
    if (link && narrow.matches && link.closest("#contents")) one("#contents").open = false;
  });
  // After the page has loaded, lest the browser's own jump comes later and stops short of what unfolds here.
  if (location.hash) addEventListener("load", () => setTimeout(reveal));
})();
