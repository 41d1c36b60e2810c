"""Games that were put aside, while another tab does something else with them."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.devices import GAME_ID, NewContext, device, game, game_after, open_game, saved_game
from tests.browser.keeping.test_durability import HANGING
from tests.browser.keeping.test_storage import import_file, save_as
from tests.browser.site import Site
from tests.browser.table import Table
from tests.faults.stories import weather

OTHER_ID = "ffffffffffffffffffffffff"

# Messages with something to do stay until anything but the time puts them away.
STAY = """
    const { setTimeout } = globalThis;
    globalThis.setTimeout = (work, ms, ...given) => ms === 12_000 ? 0 : setTimeout(work, ms, ...given);
"""


@pytest.fixture
def context(new_context: NewContext, site: Site) -> BrowserContext:
    """A device with two games."""
    own, other = saved_game(game_after(1)), saved_game(game(("Dora", "Emil")), OTHER_ID)
    # Of two of one moment either may come first, and change places under a press.
    other["updated"] -= 1
    context = device(new_context, site, games=[own, other], accept_downloads=True)
    context.add_init_script(STAY)
    return context


def home(context: BrowserContext, site: Site) -> Page:
    page = context.new_page()
    page.goto(f"{site.url}#/")
    expect(page.get_by_test_id("hero")).to_be_visible()
    return page


def put_aside(page: Page, game_id: str) -> None:
    page.locator(f"[data-game='{game_id}']").get_by_test_id("game-delete").click()
    expect(page.locator(f"[data-game='{game_id}']")).to_have_count(0)


def press_aside(page: Page, part: str) -> None:
    """Press a button of the list of what is put aside."""
    page.get_by_test_id("deleted").evaluate("(list) => { list.open = true; }")
    page.get_by_test_id(part).click()


@pytest.mark.parametrize("meanwhile", ["put aside", "brought back", "played", "played and put aside"])
def test_only_what_was_asked_about_is_removed(context: BrowserContext, site: Site, meanwhile: str) -> None:
    page, other = home(context, site), home(context, site)
    put_aside(page, GAME_ID)
    press_aside(page, "deleted-purge")
    question = page.get_by_test_id("question")
    expect(question).to_contain_text("Anna, Bernhard")
    expect(question).not_to_contain_text("Dora")

    step = 1
    if meanwhile == "put aside":
        put_aside(other, OTHER_ID)
    else:
        press_aside(other, "deleted-restore")
        expect(other.locator(f"[data-game='{GAME_ID}']")).to_be_visible()
    if meanwhile.startswith("played"):
        other.goto(f"{site.url}#/game/{GAME_ID}")
        table = Table(other)
        table.wait_for_curtain()
        table.take_seat()
        table.tap("deck")
        step = 2
        table.wait_for_step(step)
    if meanwhile == "played and put aside":
        other.goto(f"{site.url}#/")
        put_aside(other, GAME_ID)

    # What was asked is still asked.
    expect(question).to_contain_text("Anna, Bernhard")
    expect(question).not_to_contain_text("Dora")
    page.get_by_test_id("answer-purge").click()
    expect(question).to_have_count(0)
    left = page.get_by_test_id("deleted")
    if meanwhile == "put aside":
        expect(left).to_contain_text("Dora")
        expect(left).not_to_contain_text("Anna")
        return
    told = page.get_by_test_id("toast").filter(has_text="taken up again meanwhile")
    expect(told).to_contain_text("Anna, Bernhard")
    if meanwhile == "played and put aside":
        expect(left).to_contain_text("Anna")
        press_aside(page, "deleted-restore")
    if meanwhile == "played":
        other.close()
    table = open_game(context, site)
    assert table.take_seat()["step"] == step


def test_what_an_import_brings_back_cannot_be_undone_over(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    page = home(context, site)
    page.get_by_role("button", name="Settings").click()
    with page.expect_download() as download:
        page.get_by_test_id("device-export").click()
    file = save_as(download.value, tmp_path)
    page.keyboard.press("Escape")
    put_aside(page, GAME_ID)
    toast = page.get_by_test_id("toast").filter(has_text="has been put aside")
    expect(toast).to_have_count(1)
    import_file(page, file)
    expect(page.locator(f"[data-game='{GAME_ID}']")).to_be_visible()
    expect(toast).to_have_count(0)
    table = open_game(context, site)
    assert table.take_seat()["step"] == 1


def test_what_another_tab_brings_back_or_removes_is_not_offered_any_more(
    context: BrowserContext, site: Site
) -> None:
    page, other = home(context, site), home(context, site)
    for way in ("deleted-restore", "deleted-purge"):
        put_aside(page, GAME_ID)
        toast = page.get_by_test_id("toast").filter(has_text="has been put aside")
        expect(toast).to_have_count(1)
        press_aside(other, way)
        if way == "deleted-purge":
            other.get_by_test_id("answer-purge").click()
        expect(toast).to_have_count(0, timeout=5000)


def test_what_is_removed_for_good_is_offered_nowhere_any_more(context: BrowserContext, site: Site) -> None:
    page, other = home(context, site), context.new_page()
    put_aside(page, GAME_ID)
    toast = page.get_by_test_id("toast").filter(has_text="has been put aside")
    expect(toast).to_have_count(1)
    other.goto(f"{site.url}#/game/{GAME_ID}")
    missing = other.get_by_test_id("missing")
    expect(missing).to_have_attribute("data-reason", "aside")
    press_aside(page, "deleted-purge")
    page.get_by_test_id("answer-purge").click()
    expect(toast).to_have_count(0, timeout=5000)
    expect(missing).to_have_attribute("data-reason", "missing")


# What is said to screen readers.
SAID = """() => {
    globalThis.said = "";
    const hear = () => {
        for (const region of document.querySelectorAll(".announcer")) said += `${region.textContent}; `;
    };
    new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


@pytest.mark.parametrize("end", ["removed", "kept"])
def test_that_saving_works_again_is_said_of_games_that_are_kept_only(
    context: BrowserContext, site: Site, end: str
) -> None:
    weather.prepare(context)
    page = home(context, site)
    page.evaluate(SAID)
    weather.let(context, site, "weather", "aborted")
    put_aside(page, GAME_ID)
    banner = page.get_by_test_id("store-banner")
    expect(banner).to_contain_text("Anna, Bernhard")
    expect(banner).not_to_contain_text("Dora")
    weather.let(context, site, "weather")
    if end == "removed":
        press_aside(page, "deleted-purge")
        page.get_by_test_id("answer-purge").click()
        expect(page.get_by_test_id("deleted")).to_have_count(0)
    else:
        page.get_by_test_id("store-retry").click()
    expect(banner).to_have_count(0)
    # What is said is said together, a little later.
    page.wait_for_timeout(500)
    assert "in this browser’s memory" in page.evaluate("said")
    assert ("Saving works again" in page.evaluate("said")) == (end == "kept")


def test_half_made_choices_go_with_what_is_put_aside(context: BrowserContext, site: Site) -> None:
    page, other = home(context, site), home(context, site)
    page.evaluate("() => localStorage.setItem('spieltisch:draft:discard', '[]')")
    put_aside(page, GAME_ID)
    other.wait_for_function("() => localStorage.getItem('spieltisch:draft:discard') === null")


def test_what_cannot_be_put_aside_says_why(context: BrowserContext, site: Site) -> None:
    weather.prepare(context)
    page = home(context, site)
    weather.let(context, site, "weather", "full")
    page.evaluate(weather.FILL)
    page.locator(f"[data-game='{GAME_ID}']").get_by_test_id("game-delete").click()
    told = page.get_by_test_id("toast").filter(has_text="could not be put aside")
    expect(told).to_contain_text("no room left")
    expect(page.locator(f"[data-game='{GAME_ID}']")).to_have_count(1)


def test_what_waits_for_a_hanging_database_is_named(context: BrowserContext, site: Site) -> None:
    page = home(context, site)
    banner = page.get_by_test_id("store-banner")
    page.evaluate(HANGING)
    page.locator(f"[data-game='{GAME_ID}']").get_by_test_id("game-delete").click()
    expect(banner).to_contain_text("is not put aside yet")
    expect(banner).not_to_contain_text("last move")
    page.evaluate("end()")
    expect(banner).to_have_count(0)
    page.reload()
    page.evaluate(SAID)
    page.evaluate(HANGING)
    press_aside(page, "deleted-purge")
    page.get_by_test_id("answer-purge").click()
    expect(banner).to_contain_text("is not removed for good yet")
    page.evaluate("end()")
    expect(banner).to_have_count(0)
    # What is said is said together, a little later.
    page.wait_for_timeout(500)
    assert "not removed for good yet" in page.evaluate("said")
    assert "Saving works again" not in page.evaluate("said")


@pytest.mark.parametrize("way", ["address", "start"])
@pytest.mark.parametrize("speed", ["", "slow"])
def test_what_was_removed_stays_so_when_the_browser_is_killed(
    context: BrowserContext, site: Site, way: str, speed: str
) -> None:
    """localStorage falls back to what it had, and the table is opened by what it says."""
    weather.prepare(context)
    page = home(context, site)
    page.evaluate("(id) => localStorage.setItem('spieltisch:open', id)", GAME_ID)
    before = page.evaluate("() => ({ ...localStorage })")
    put_aside(page, GAME_ID)
    press_aside(page, "deleted-purge")
    page.get_by_test_id("answer-purge").click()
    expect(page.get_by_test_id("deleted")).to_have_count(0)
    page.goto(f"{site.url}licenses.txt")
    page.evaluate("(all) => { localStorage.clear(); Object.assign(localStorage, all); }", before)
    weather.let(context, site, "weather", speed)
    page.goto(f"{site.url}#/game/{GAME_ID}" if way == "address" else site.url)
    missing = page.get_by_test_id("missing")
    expect(missing).to_have_attribute("data-reason", "missing", timeout=20_000)
    page.goto(f"{site.url}#/")
    expect(page.locator(f"[data-game='{OTHER_ID}']")).to_be_visible()
    expect(page.locator(f"[data-game='{GAME_ID}']")).to_have_count(0)
    assert page.evaluate("(id) => localStorage.getItem(`spieltisch:game:${id}`)", GAME_ID) is None
