"""What the page says of where the last moves are, and what can be done: as a person sees it."""

import pytest
from playwright.sync_api import expect

from tests.browser.devices import GAME_ID, NewContext, device, game_after, open_game, saved_game
from tests.browser.site import Site
from tests.browser.steps import actions
from tests.browser.table import Table
from tests.faults.stories import weather

# The database does not answer until `answer()` is called.
LATE = """
    const { open } = IDBFactory.prototype;
    let answer;
    const answered = new Promise((resolve) => { answer = resolve; });
    globalThis.answer = () => answer();
    IDBFactory.prototype.open = function (...given) {
        const request = new EventTarget();
        answered.then(() => {
            const real = open.apply(this, given);
            Object.defineProperty(request, "result", { get: () => real.result });
            Object.defineProperty(request, "transaction", { get: () => real.transaction });
            for (const type of ["success", "upgradeneeded", "blocked", "error"]) {
                real.addEventListener(type, (event) => {
                    const again = new Event(type);
                    for (const name of ["oldVersion", "newVersion"]) again[name] = event[name];
                    request.dispatchEvent(again);
                });
            }
        });
        Object.setPrototypeOf(request, IDBOpenDBRequest.prototype);
        return request;
    };
"""

# What is written is never finished, until `end()` is called.
HANGING = """() => {
    const { transaction } = IDBDatabase.prototype;
    const { put, get } = IDBObjectStore.prototype;
    const waiting = [];
    globalThis.end = () => { for (const go of waiting.splice(0)) go(); globalThis.end = null; };
    IDBDatabase.prototype.transaction = function (names, mode, ...given) {
        const real = transaction.call(this, names, mode, ...given);
        if (mode !== "readwrite" || !globalThis.end) return real;
        // A request that begins the next one keeps it open.
        const store = real.objectStore(real.objectStoreNames[0]);
        const commit = real.commit.bind(real);
        let held = true;
        real.commit = () => { if (!held) commit(); };
        waiting.push(() => { held = false; });
        const spin = () => { if (held) get.call(store, "nothing").onsuccess = spin; };
        spin();
        return real;
    };
}"""


def test_a_database_that_does_not_answer_is_waited_for(new_context: NewContext, site: Site) -> None:
    context = device(new_context, site, games=[saved_game(game_after(1))])
    context.add_init_script(LATE)
    page = context.new_page()
    page.goto(f"{site.url}#/game/{GAME_ID}")
    looking = page.get_by_test_id("looking")
    expect(looking).to_contain_text("Looking for the last moves")
    expect(looking.get_by_test_id("looking-go-on")).to_be_visible(timeout=20_000)
    page.evaluate("answer()")
    table = Table(page)
    table.wait_for_curtain()
    expect(looking).to_be_hidden()
    expect(page.get_by_test_id("store-banner")).to_be_hidden()


def test_who_goes_on_without_it_is_told_where_the_moves_are(new_context: NewContext, site: Site) -> None:
    context = device(new_context, site, games=[saved_game(game_after(1))])
    context.add_init_script(LATE)
    page = context.new_page()
    page.goto(f"{site.url}#/game/{GAME_ID}")
    page.get_by_test_id("looking-go-on").click(timeout=20_000)
    table = Table(page)
    table.wait_for_curtain()
    table.take_seat()
    table.tap("deck")
    banner = page.get_by_test_id("store-banner")
    expect(banner).to_contain_text("not on the disk yet")
    banner.get_by_test_id("store-go-on").click()
    table.wait_for_step(2)
    expect(banner).to_contain_text("in this browser’s memory")
    assert len(actions(page)) == 2
    page.evaluate("answer()")
    expect(banner).to_be_hidden()


@pytest.mark.parametrize("wish", ["wait", "go on", "try again"])
def test_a_write_that_never_ends_is_told(new_context: NewContext, site: Site, wish: str) -> None:
    context = device(new_context, site, games=[saved_game(game_after(1))])
    table = open_game(context, site)
    page = table.page
    table.take_seat()
    page.evaluate(HANGING)
    table.tap("deck")
    banner = page.get_by_test_id("store-banner")
    expect(banner).to_contain_text("not on the disk yet")
    assert len(actions(page)) == 1
    if wish == "go on":
        banner.get_by_test_id("store-go-on").click()
        table.wait_for_step(2)
        expect(banner).to_contain_text("in this browser’s memory")
    elif wish == "try again":
        banner.get_by_test_id("store-retry").click()
    page.evaluate("end()")
    table.wait_for_step(2)
    expect(banner).to_be_hidden()
    assert len(actions(page)) == 2


def test_what_is_chosen_is_told_to_be_in_memory_alone(new_context: NewContext, site: Site) -> None:
    context = device(new_context, site, games=[])
    weather.prepare(context)
    page = context.new_page()
    page.goto(f"{site.url}#/tournament")
    weather.let(context, site, "weather", "full")
    page.get_by_test_id("tournament-names").fill("Anna\nBen\nCarl\nDora")
    page.get_by_test_id("tournament-draw").click()
    banner = page.get_by_test_id("store-banner")
    expect(banner).to_contain_text("in this browser’s memory")
    expect(banner).to_contain_text("settings, names and results as well")
    weather.let(context, site, "weather")
    banner.get_by_test_id("store-retry").click()
    expect(banner).to_be_hidden()
    page.evaluate("localStorage.clear()")
    page.reload()
    expect(page.get_by_test_id("tournament")).to_have_count(1)


def test_a_name_that_was_not_kept_is_told(new_context: NewContext, site: Site) -> None:
    context = device(new_context, site, games=[saved_game(game_after(1))])
    weather.prepare(context)
    page = context.new_page()
    page.goto(f"{site.url}#/")
    weather.let(context, site, "weather", "aborted")
    page.evaluate(weather.FILL)
    page.get_by_test_id("game-rename").click()
    page.get_by_test_id("question-input").fill("A longer name of a game!")
    page.get_by_test_id("answer-rename").click()
    told = page.get_by_test_id("toast").filter(has_text="the new name is only in this page")
    expect(told).to_contain_text("A longer name of a game!")


def test_the_curtain_covers_nothing_that_is_said_of_it(new_context: NewContext, site: Site) -> None:
    """What lies under a modal window cannot be pressed, so the curtain has the words and buttons as well."""
    context = device(new_context, site, games=[saved_game(game_after(1))])
    context.add_init_script(
        "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };"
    )
    table = open_game(context, site)
    banner = table.page.get_by_test_id("curtain").get_by_test_id("store-banner")
    expect(banner).to_contain_text("in this browser’s memory")
    banner.get_by_test_id("store-read").click()
    expect(banner).to_be_hidden()
