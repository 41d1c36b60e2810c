"""What the page says of damage to what is kept: which game it is, and what is missing."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.devices import GAME_ID, NewContext, device, game_after, open_game, saved_game
from tests.browser.site import Site
from tests.browser.steps import GAME
from tests.browser.table import Table
from tests.faults.harms import DATABASE

KEY = f"{GAME}{GAME_ID}"


def harm(page: Page, script: str) -> None:
    """Do something to the database, as `inStore` of tests/faults/harms.py does it."""
    page.evaluate(f"async (id) => {{ {DATABASE} {script} }}", GAME_ID)


def played(new_context: NewContext, site: Site) -> tuple[Table, Page]:
    """A game of which the database has three moves as entries; a page of the site on which nothing runs."""
    context = device(new_context, site, games=[saved_game(game_after(1))])
    table = open_game(context, site)
    table.take_seat()
    table.take(table.view["observation"]["display"][0])
    table.wait_for_step(2)
    for step in (3, 4):
        table.do(next(one for one in table.view["actions"] if one["type"] in {"lay", "close-none", "end"}))
        table.wait_for_step(step)
    other = context.new_page()
    other.goto(f"{site.url}licenses.txt")
    return table, other


def test_a_gap_is_told_at_the_table_and_what_is_left_can_be_saved(
    new_context: NewContext, site: Site
) -> None:
    table, other = played(new_context, site)
    page = table.page
    page.goto("about:blank")
    harm(
        other,
        """const entries = await inStore('entries', (store) => store.getAll());
        await inStore('entries', (store) => store.delete([id, entries.at(-2).number]));
        localStorage.removeItem(`spieltisch:game:${id}`);""",
    )
    page.goto(f"{site.url}#/game/{GAME_ID}")
    table.wait_for_curtain()
    lost = page.get_by_test_id("curtain").get_by_test_id("lost-found")
    expect(lost).to_contain_text("Anna")
    expect(lost).to_contain_text("One later entry could not be joined to the game")
    with page.expect_download() as download:
        lost.get_by_test_id("lost-export").click()
    assert GAME_ID in download.value.path().read_text()
    lost.get_by_test_id("lost-read").click()
    expect(lost).to_have_count(0)
    assert table.take_seat()["step"] == 2
    page.goto(f"{site.url}#/")
    expect(page.get_by_test_id("broken-save")).to_contain_text("One later entry")


def test_a_damaged_copy_is_named_and_nothing_is_missing(new_context: NewContext, site: Site) -> None:
    table, _ = played(new_context, site)
    page = table.page
    page.goto(f"{site.url}licenses.txt")
    page.evaluate("(key) => localStorage.setItem(key, localStorage.getItem(key).slice(0, -1))", KEY)
    page.goto(f"{site.url}#/")
    broken = page.get_by_test_id("broken-save")
    expect(broken).to_contain_text("A damaged copy")
    expect(broken).to_contain_text("Anna")
    expect(broken).to_contain_text("The browser’s database has all of it")
    expect(page.get_by_test_id("game-card")).to_have_count(1)
