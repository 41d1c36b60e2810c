"""A game of which the database has the last moves, or all of it, while it is slow, does not answer or is denied."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Error, Page, expect

from tests.browser.devices import GAME_ID, NewContext, device, game_after, open_game, saved_game
from tests.browser.keeping.test_durability import HANGING, LATE
from tests.browser.site import Site
from tests.browser.steps import GAME
from tests.browser.table import Table
from tests.faults.stories import weather

KEY = f"{GAME}{GAME_ID}"
FALL_BACK = "([key, text]) => text === null ? localStorage.removeItem(key) : localStorage.setItem(key, text)"

Heal = Callable[[Page], object]


def played(new_context: NewContext, site: Site) -> tuple[BrowserContext, str]:
    """A device whose database has two moves of a game; return also what localStorage had after the first."""
    context = device(new_context, site, games=[saved_game(game_after(1))])
    weather.prepare(context)
    table = open_game(context, site)
    earlier: str = table.page.evaluate("(key) => localStorage.getItem(key)", KEY)
    table.take_seat()
    table.tap("deck")
    table.wait_for_step(2)
    table.page.close()
    return context, earlier


def fall_back(context: BrowserContext, site: Site, text: str | None, *, full: bool = False) -> None:
    """Let localStorage have an earlier state of the game, as a browser that was killed has it, or nothing of it."""
    page = context.new_page()
    page.goto(f"{site.url}licenses.txt")
    page.evaluate(FALL_BACK, [KEY, text])
    if full:
        page.evaluate(weather.FILL)
    page.close()


def let_it_be(context: BrowserContext, site: Site, how: str) -> Heal:
    """Let the database be so; return what lets it answer."""
    if how == "never":
        context.add_init_script(LATE)
        return lambda page: page.evaluate("answer()")
    weather.let(context, site, "weather", how)
    return lambda _: weather.let(context, site, "weather")


def come(context: BrowserContext, site: Site) -> Page:
    page = context.new_page()
    page.goto(f"{site.url}#/game/{GAME_ID}")
    return page


def expect_both_moves(page: Page) -> None:
    """The game is there with all that the database has of it."""
    table = Table(page)
    table.wait_for_curtain()
    assert table.take_seat()["step"] == 2


@pytest.mark.parametrize("how", ["slow", "never"])
def test_the_last_moves_are_looked_for_although_an_older_copy_is_there(
    new_context: NewContext, site: Site, how: str
) -> None:
    context, earlier = played(new_context, site)
    fall_back(context, site, earlier, full=True)
    heal = let_it_be(context, site, how)
    page = come(context, site)
    looking = page.get_by_test_id("looking")
    expect(looking).to_contain_text("Looking for the last moves")
    expect(page.get_by_test_id("curtain")).to_have_count(0)
    if how == "never":
        expect(page.get_by_test_id("looking-go-on")).to_be_visible()
        expect(page.get_by_test_id("curtain")).to_have_count(0)
        heal(page)
    Table(page).wait_for_curtain()
    expect(looking).to_have_count(0)
    expect_both_moves(page)


def test_whoever_plays_on_while_it_is_denied_keeps_both_courses(new_context: NewContext, site: Site) -> None:
    context, earlier = played(new_context, site)
    fall_back(context, site, earlier, full=True)
    heal = let_it_be(context, site, "denied")
    page = come(context, site)
    table = Table(page)
    # Before anybody can do anything, it is said that there may be more, and asked what to do.
    looking = page.get_by_test_id("looking")
    expect(looking).to_contain_text("It may hold later moves of this game")
    expect(page.get_by_test_id("curtain")).to_have_count(0)
    looking.get_by_test_id("looking-again").click()
    expect(looking).to_contain_text("It may hold later moves of this game")
    looking.get_by_test_id("looking-go-on").click()
    table.wait_for_curtain()
    banner = page.get_by_test_id("curtain").get_by_test_id("store-banner")
    expect(banner).to_contain_text("moves that are on the disk alone are not shown")
    banner.get_by_test_id("store-read").click()
    page.evaluate("() => localStorage.removeItem('filler')")
    assert table.take_seat()["step"] == 1
    table.take(table.view["observation"]["display"][0])
    table.wait_for_step(2)
    banner = page.get_by_test_id("store-banner")
    expect(banner).to_contain_text("in this browser’s memory")
    # It says of which game it speaks.
    expect(banner).to_contain_text(re.compile("this concerns .*Anna, Bernhard"))
    heal(page)
    banner.get_by_test_id("store-retry").click()
    expect(page.get_by_test_id("second-found")).to_contain_text(re.compile("Anna, Bernhard.* was found"))
    expect(banner).to_have_count(0)
    # The table goes on.
    table.do(next(one for one in table.view["actions"] if one["type"] == "lay"))
    table.wait_for_step(3)
    expect(page.get_by_test_id("watching")).to_have_count(0)
    page.goto(f"{site.url}#/")
    expect(page.get_by_test_id("game-card")).to_have_count(2)
    page.reload()
    expect(page.get_by_test_id("game-card")).to_have_count(2)


@pytest.mark.parametrize("how", ["denied", "never"])
def test_an_export_of_what_may_be_an_older_copy_says_so(
    new_context: NewContext, site: Site, how: str
) -> None:
    context, earlier = played(new_context, site)
    fall_back(context, site, earlier)
    heal = let_it_be(context, site, how)
    page = context.new_page()
    page.goto(f"{site.url}#/")
    page.get_by_test_id("game-export").click()
    question = page.get_by_test_id("question")
    for words in (
        "the copy in this browser’s memory",
        "with one step",
        "may hold later moves",
        "reload this page",
    ):
        expect(question).to_contain_text(words)
    page.get_by_test_id("answer-cancel").click()
    # The same of all games in one file, which is made only then.
    page.get_by_role("button", name="Settings").click()
    page.get_by_test_id("device-export").click()
    expect(question).to_contain_text("with one step")
    page.get_by_test_id("answer-cancel").click()
    heal(page)
    page.reload()
    if how == "never":
        page.evaluate("answer()")
    page.get_by_test_id("game-export").click()
    expect(question).to_contain_text("sealed")
    expect(question).not_to_contain_text("may hold later moves")


def test_whoever_takes_over_hears_that_the_last_moves_are_looked_for(
    new_context: NewContext, site: Site
) -> None:
    context = device(new_context, site, games=[saved_game(game_after(1))])
    first = open_game(context, site)
    page = come(context, site)
    expect(page.get_by_test_id("watching")).to_be_visible()
    hold = weather.Hold(context, site)
    hold.wait(page)
    first.page.close()
    page.get_by_test_id("take-over").click()
    expect(page.get_by_test_id("looking")).to_contain_text("Looking for the last moves")
    expect(page.get_by_test_id("take-over")).to_have_count(0)
    expect(page.get_by_test_id("looking-go-on")).to_be_visible()
    hold.end()
    Table(page).wait_for_curtain()


# -- trying again ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["denied", "aborted"])
def test_trying_again_ends_although_neither_keeps_anything(
    new_context: NewContext, site: Site, how: str
) -> None:
    context = device(new_context, site, games=[saved_game(game_after(1))])
    weather.prepare(context)
    heal = let_it_be(context, site, how)
    table = open_game(context, site)
    page = table.page
    table.take_seat()
    page.evaluate(weather.FILL)
    table.take(table.view["observation"]["display"][0])
    table.wait_for_step(2)
    banner = page.get_by_test_id("store-banner")
    for step in (3, 4):
        expect(banner).to_contain_text("no room left")
        banner.get_by_test_id("store-retry").click()
        # It is over, and says so, and the table goes on.
        expect(banner).to_contain_text("no room left")
        if step == 3:
            table.do(next(one for one in table.view["actions"] if one["type"] == "lay"))
            table.wait_for_step(step)
    heal(page)
    # The last attempt may be under way still, and have kept it by itself.
    with contextlib.suppress(Error):
        banner.get_by_test_id("store-retry").click(timeout=5_000)
    expect(banner).to_have_count(0)
    page.reload()
    table.wait_for_curtain()
    assert table.take_seat()["step"] == 3


def test_trying_again_with_a_database_that_hangs_can_be_given_up(new_context: NewContext, site: Site) -> None:
    context = device(new_context, site, games=[saved_game(game_after(1))])
    weather.prepare(context)
    heal = let_it_be(context, site, "aborted")
    table = open_game(context, site)
    page = table.page
    table.take_seat()
    page.evaluate(weather.FILL)
    table.take(table.view["observation"]["display"][0])
    table.wait_for_step(2)
    banner = page.get_by_test_id("store-banner")
    expect(banner).to_contain_text("no room left")
    heal(page)
    page.evaluate(HANGING)
    banner.get_by_test_id("store-retry").click()
    expect(banner).to_contain_text("not on the disk yet")
    banner.get_by_test_id("store-go-on").click()
    expect(banner).to_contain_text("no room left")
    # The player goes on while it is tried again: both wait, and are given up together.
    banner.get_by_test_id("store-retry").click()
    table.tap("official-amtmann")
    expect(banner).to_contain_text("not on the disk yet")
    banner.get_by_test_id("store-go-on").click()
    expect(banner).to_contain_text("no room left")
    page.evaluate("end()")
    banner.get_by_test_id("store-retry").click()
    expect(banner).to_have_count(0)


# -- a game that is not where it is looked for -------------------------------------------------------------------------


def test_a_game_that_only_a_denied_database_has_is_found_when_it_is_tried_again(
    new_context: NewContext, site: Site
) -> None:
    context, _ = played(new_context, site)
    fall_back(context, site, None)
    heal = let_it_be(context, site, "denied")
    page = come(context, site)
    missing = page.get_by_test_id("missing")
    expect(missing).to_have_attribute("data-reason", "unanswered")
    expect(missing).to_contain_text("The browser’s database does not answer")
    again = missing.get_by_role("button", name="Try again")
    again.click()
    expect(missing).to_have_attribute("data-reason", "unanswered")
    heal(page)
    again.click()
    Table(page).wait_for_curtain()
    expect(missing).to_have_count(0)
    expect_both_moves(page)


def test_a_game_that_only_a_late_database_has_is_looked_for(new_context: NewContext, site: Site) -> None:
    context, _ = played(new_context, site)
    fall_back(context, site, None)
    heal = let_it_be(context, site, "never")
    page = come(context, site)
    looking = page.get_by_test_id("looking")
    expect(looking).to_contain_text("Looking for the last moves")
    # There is nothing with which anybody could go on here; but one may ask again, or leave.
    missing = page.get_by_test_id("missing")
    expect(missing).to_have_attribute("data-reason", "unanswered")
    missing.get_by_role("button", name="Try again").click()
    expect(looking).to_contain_text("Looking for the last moves")
    heal(page)
    expect_both_moves(page)


def test_a_game_that_was_put_aside_is_brought_back_at_its_address(
    new_context: NewContext, site: Site
) -> None:
    context, _ = played(new_context, site)
    home = context.new_page()
    home.goto(f"{site.url}#/")
    home.get_by_test_id("game-delete").click()
    expect(home.get_by_test_id("deleted")).to_be_visible()
    page = come(context, site)
    missing = page.get_by_test_id("missing")
    expect(missing).to_have_attribute("data-reason", "aside")
    expect(missing).to_contain_text("This game was put aside")
    missing.get_by_role("button", name="Bring back").click()
    expect_both_moves(page)
    expect(home.get_by_test_id("game-card")).to_have_count(1)
    expect(home.get_by_test_id("deleted")).to_have_count(0)
    # One that is removed for good meanwhile cannot be brought back any more.
    page.goto(f"{site.url}#/")
    page.get_by_test_id("game-delete").click()
    expect(page.get_by_test_id("deleted")).to_be_visible()
    page.goto(f"{site.url}#/game/{GAME_ID}")
    expect(missing).to_have_attribute("data-reason", "aside")
    home.get_by_test_id("deleted").evaluate("(list) => { list.open = true; }")
    home.get_by_test_id("deleted-purge").click()
    home.get_by_test_id("answer-purge").click()
    expect(home.get_by_test_id("deleted")).to_have_count(0)
    expect(missing).to_have_attribute("data-reason", "missing")
