"""The table of a club or a café: what config.json wishes, and that the next people find it clear."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser.devices import GAME_ID, NewContext, device, game, open_game, saved_game
from tests.browser.site import Site
from tests.browser.steps import wait_for_control

# Notes what is held of the screen.
SCREEN = """
    globalThis.held = 0;
    // An empty tab has none.
    if (navigator.wakeLock) navigator.wakeLock.request = async () => {
        globalThis.held += 1;
        return { released: false, release: async () => { globalThis.held -= 1; } };
    };
"""
LEFT = """async () => {
    const journal = await new Promise((done) => {
        const opening = indexedDB.open("spieltisch");
        opening.onsuccess = () => done(opening.result);
    });
    const count = (store) => new Promise((done) => {
        const all = journal.transaction(store).objectStore(store).getAll();
        // Of what is gone it knows the numbers that it had.
        all.onsuccess = () => done(all.result.filter(({ place }) => place !== "gone").length);
    });
    const counts = await Promise.all([...journal.objectStoreNames].map(count));
    journal.close();
    return [Object.keys(localStorage).filter((key) => /game|seats|prefs/.test(key)), counts];
}"""


def wish(site: Site, wishes: Any) -> None:
    text = wishes if isinstance(wishes, str) else json.dumps(wishes)
    (site.folder / site.path / "config.json").write_text(text)


def at(new_context: NewContext, site: Site) -> tuple[BrowserContext, Page]:
    context = device(new_context, site, games=[saved_game(game())])
    page = context.new_page()
    page.goto(site.url)
    return context, page


def test_without_wishes_nothing_is_shown(page: Page, own_site: Site) -> None:
    page.goto(own_site.url)
    wait_for_control(page)
    for part in ("house", "house-faults", "house-name"):
        expect(page.get_by_test_id(part)).to_have_count(0)
    assert page.evaluate("() => localStorage.getItem('spieltisch:house')") is None


def test_what_the_house_wishes(page: Page, own_site: Site) -> None:
    wish(
        own_site,
        {
            "name": "Café Rose",
            "language": "de",
            "theme": "dark",
            "imprint": "Impressum",
            "imprintLink": "https://cafe.example/impressum",
            "hide": ["murano", "import", "settings", "language"],
        },
    )
    page.goto(own_site.url)
    expect(page.get_by_test_id("house-name")).to_have_text("Café Rose")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_test_id("house-imprint")).to_have_attribute("href", "https://cafe.example/impressum")
    for hidden in ("new-murano", "import", "open-settings", "language-switch"):
        expect(page.get_by_test_id(hidden)).to_have_count(0)
    expect(page.get_by_test_id("new-thurn-und-taxis")).to_be_visible()
    wait_for_control(page)
    # Without a network what was read last goes on, from the first picture on.
    own_site.stop()
    page.reload()
    expect(page.get_by_test_id("house-name")).to_have_text("Café Rose")
    own_site.start()
    wish(own_site, {})
    page.reload()
    expect(page.get_by_test_id("house-name")).to_have_count(0)
    expect(page.locator("html")).to_have_attribute("lang", "en")


# Keeps the answer back for so long, and notes in which language the page is first shown.
LATE = """
    const ask = globalThis.fetch;
    globalThis.fetch = async (what, ...more) => {
        if (what === "config.json") await new Promise((done) => setTimeout(done, TIME));
        return ask(what, ...more);
    };
    new MutationObserver((_changes, watching) => {
        if (!document.querySelector("st-app")) return;
        globalThis.firstShown = document.documentElement.lang;
        watching.disconnect();
    }).observe(document, { childList: true, subtree: true });
"""


@pytest.mark.parametrize(("time", "language"), [(400, "de"), (10_000_000, "en")])
def test_a_first_visit_waits_a_moment_for_the_language_of_the_house(
    time: int, language: str, page: Page, own_site: Site
) -> None:
    wish(own_site, {"language": "de"})
    page.add_init_script(LATE.replace("TIME", str(time)))
    page.goto(own_site.url)
    expect(page.get_by_test_id("hero")).to_be_visible()
    assert page.evaluate("() => globalThis.firstShown") == language


def test_the_theme_of_the_house_does_not_wait_for_the_page(page: Page, own_site: Site) -> None:
    wish(own_site, {"theme": "dark"})
    kept_back: list[Route] = []
    page.route("**/main*.js", lambda route: kept_back.append(route))  # noqa: PLW0108 (Playwright marks it)
    page.goto(own_site.url, wait_until="commit")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("st-app")).to_have_count(0)
    kept_back[0].continue_()
    expect(page.get_by_test_id("hero")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_house_greets_also_whoever_left_a_game(own_site: Site, new_context: NewContext) -> None:
    wish(own_site, {"name": "Café Rose"})
    _, page = at(new_context, own_site)
    expect(page.get_by_test_id("games-running").get_by_test_id("house-name")).to_have_text("Café Rose")
    expect(page.get_by_test_id("house-name")).to_have_count(1)


def test_whoever_wrote_it_is_told_what_is_wrong(page: Page, own_site: Site) -> None:
    wish(own_site, {"name": "Café Rose", "theme": "pink", "resetAfter": "20"})
    page.goto(own_site.url)
    faults = page.get_by_test_id("house-faults")
    expect(faults).to_contain_text("theme")
    expect(faults).to_contain_text("light, dark")
    expect(faults).to_contain_text("resetAfter")
    expect(page.get_by_test_id("house-name")).to_have_text("Café Rose")
    wish(own_site, '{"name": "Café Rose",}')
    page.reload()
    expect(faults).to_contain_text("JSON")


def test_the_table_is_cleared(new_context: NewContext, site: Site) -> None:
    _, page = at(new_context, site)
    expect(page.get_by_test_id("game-card")).to_have_count(1)
    page.get_by_test_id("open-settings").click()
    page.get_by_test_id("device-clear").click()
    page.get_by_test_id("answer-cancel").click()
    expect(page.get_by_test_id("game-card")).to_have_count(1)
    page.get_by_test_id("device-clear").click()
    page.get_by_test_id("answer-clear").click()
    expect(page.get_by_test_id("game-card")).to_have_count(0)
    expect(page.get_by_test_id("hero")).to_be_visible()
    keys, counts = page.evaluate(LEFT)
    assert keys == []
    assert set(counts) == {0}


STORED = "() => ({ ...localStorage })"
STORE_AGAIN = "(all) => { localStorage.clear(); Object.assign(localStorage, all); }"


def test_what_was_cleared_stays_so_when_the_browser_is_killed(new_context: NewContext, site: Site) -> None:
    """localStorage falls back to what it had; what was chosen after the clearing is not of before."""
    context, page = at(new_context, site)
    expect(page.get_by_test_id("game-card")).to_have_count(1)
    page.evaluate("(id) => localStorage.setItem('spieltisch:open', id)", GAME_ID)
    page.evaluate("() => localStorage.setItem('spieltisch:prefs', JSON.stringify({ theme: 'dark' }))")
    before = page.evaluate(STORED)
    page.get_by_test_id("open-settings").click()
    page.get_by_test_id("device-clear").click()
    page.get_by_test_id("answer-clear").click()
    expect(page.get_by_test_id("game-card")).to_have_count(0)
    for state in (before, None):
        page.goto(f"{site.url}licenses.txt")
        if state:
            page.evaluate(STORE_AGAIN, state)
        else:
            page.evaluate("() => localStorage.setItem('spieltisch:prefs', JSON.stringify({ theme: 'dark' }))")
        page.close()
        page = context.new_page()
        page.goto(site.url)
        expect(page.get_by_test_id("hero")).to_be_visible()
        expect(page.get_by_test_id("game-card")).to_have_count(0)
        theme = "" if state else "dark"
        page.wait_for_function(
            "(theme) => (document.documentElement.dataset.theme ?? '') === theme", arg=theme
        )
        assert ("spieltisch:prefs" in page.evaluate(STORED)) == (state is None)


def test_the_table_is_cleared_at_the_foot_of_the_page(new_context: NewContext, own_site: Site) -> None:
    """Back is no answer to the question; what the house wishes stays."""
    wish(own_site, {"name": "Café Rose"})
    _, page = at(new_context, own_site)
    page.get_by_test_id("clear-table").click()
    expect(page.get_by_test_id("answer-clear")).to_be_visible()
    page.evaluate("() => history.back()")
    expect(page.get_by_test_id("answer-clear")).to_have_count(0)
    expect(page.get_by_test_id("game-card")).to_have_count(1)
    page.get_by_test_id("clear-table").click()
    page.get_by_test_id("answer-clear").click()
    expect(page.get_by_test_id("game-card")).to_have_count(0)
    expect(page.get_by_test_id("house-name")).to_have_text("Café Rose")
    assert page.evaluate(LEFT)[0] == []


# What is kept can be read and written, but not be forgotten.
KEEPS_ALL = """
    const { removeItem } = Storage.prototype;
    Storage.prototype.removeItem = function (key) {
        if (this === localStorage && globalThis.keepsMemory) throw new DOMException("no", "SecurityError");
        removeItem.call(this, key);
    };
    IDBObjectStore.prototype.clear = () => { throw new DOMException("no", "ReadOnlyError"); };
"""


@pytest.mark.parametrize(
    ("memory", "words"), [(True, "The table is not cleared"), (False, "The table is cleared only in part")]
)
def test_a_table_that_cannot_be_cleared_says_so(
    new_context: NewContext, site: Site, memory: bool, words: str
) -> None:
    context, page = at(new_context, site)
    context.add_init_script(f"{{ globalThis.keepsMemory = {str(memory).lower()}; {KEEPS_ALL} }}")
    page.reload()
    page.get_by_test_id("open-settings").click()
    page.get_by_test_id("device-clear").click()
    page.get_by_test_id("answer-clear").click()
    expect(page.get_by_test_id("toast").filter(has_text=words)).to_be_visible()
    expect(page.get_by_test_id("game-card")).to_have_count(1)


def test_a_game_in_another_tab_is_named_before_and_after(new_context: NewContext, site: Site) -> None:
    """Playing on there keeps it, so the person who clears the table must know."""
    context, page = at(new_context, site)
    table = open_game(context, site)
    table.take_seat()
    for _ in range(2):
        page.get_by_test_id("open-settings").click()
        page.get_by_test_id("device-clear").click()
        question = page.get_by_test_id("question")
        for words in ("Thurn und Taxis", "Anna, Bernhard", "still open in another tab"):
            expect(question).to_contain_text(words)
        page.get_by_test_id("answer-cancel").click()
        page.get_by_test_id("dialog-close").click()
    page.get_by_test_id("open-settings").click()
    page.get_by_test_id("device-clear").click()
    page.get_by_test_id("answer-clear").click()
    told = page.get_by_test_id("toast").filter(has_text="still open in another tab")
    expect(told).to_contain_text("Anna, Bernhard")
    expect(page.get_by_test_id("game-card")).to_have_count(0)
    # It is told there at once, and as it was said.
    expect(table.page.get_by_test_id("watching")).to_contain_text("removed or put aside in another tab")
    table.page.get_by_test_id("take-over").click()
    table.take_seat()
    expect(page.get_by_test_id("game-card")).to_have_count(1)
    # It is told once; and the game at one's own table is no other tab's.
    page.reload()
    expect(page.get_by_test_id("game-card")).to_have_count(1)
    expect(told).to_have_count(0)
    table.page.get_by_role("button", name="Settings").click()
    table.page.get_by_test_id("device-clear").click()
    expect(table.page.get_by_test_id("question")).not_to_contain_text("another tab")


def test_a_table_that_is_left_is_cleared(new_context: NewContext, own_site: Site) -> None:
    wish(own_site, {"resetAfter": 10})
    context = device(new_context, own_site, games=[saved_game(game())])
    page = context.new_page()
    page.clock.install()
    page.goto(own_site.url)
    expect(page.get_by_test_id("house")).to_be_attached()
    page.clock.run_for("09:10")
    expect(page.get_by_test_id("still-there")).to_be_visible()
    page.get_by_test_id("still-there-yes").click()
    expect(page.get_by_test_id("still-there")).to_have_count(0)
    page.clock.run_for("09:10")
    expect(page.get_by_test_id("still-there")).to_be_visible()
    expect(page.get_by_test_id("game-card")).to_have_count(1)
    # The last seconds pass by themselves: the page's patience for its database is no longer than those of the clock.
    page.clock.run_for("00:45")
    expect(page.get_by_test_id("game-card")).to_have_count(0)


def test_the_screen_stays_awake_at_a_table_only(new_context: NewContext, site: Site) -> None:
    context = device(new_context, site, games=[saved_game(game())])
    context.add_init_script(SCREEN)
    table = open_game(context, site)
    table.page.wait_for_function("() => globalThis.held === 1")
    table.page.get_by_test_id("curtain-leave").click()
    table.page.wait_for_function("() => globalThis.held === 0")


def test_the_whole_screen(new_context: NewContext, site: Site) -> None:
    _, page = at(new_context, site)
    page.get_by_test_id("full-screen").click()
    page.wait_for_function("() => document.fullscreenElement !== null")
    expect(page.get_by_test_id("full-screen")).to_have_attribute("title", "Leave full screen")
    page.get_by_test_id("full-screen").click()
    page.wait_for_function("() => document.fullscreenElement === null")


def test_advice_for_an_ipad(new_context: NewContext, site: Site) -> None:
    context = device(new_context, site, games=[saved_game(game())])
    context.add_init_script("navigator.standalone = false;")
    page = context.new_page()
    page.goto(site.url)
    advice = page.get_by_test_id("advice")
    expect(advice).to_contain_text("forgets")
    with page.expect_download() as download:
        page.get_by_test_id("advice-carry").click()
    assert "Anna" in download.value.path().read_text()
    page.get_by_test_id("advice-away").click()
    expect(advice).to_have_count(0)
    page.reload()
    expect(page.get_by_test_id("game-card")).to_have_count(1)
    expect(advice).to_have_count(0)
    # On the home screen, where no game was played yet.
    fresh = device(new_context, site)
    fresh.add_init_script("navigator.standalone = true;")
    page = fresh.new_page()
    page.goto(site.url)
    expect(page.get_by_test_id("advice")).to_contain_text("Export your games as a file in Safari")
