"""Two tabs on one game: one plays, the other one looks on and can take over."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, Page, expect

from tests.browser.devices import (
    GAME_ID,
    NewContext,
    device,
    game_when,
    hand_of,
    open_game,
    phase,
    saved_game,
)
from tests.browser.site import Site
from tests.browser.table import Table


def kept_record(page: Page) -> object:
    text = page.evaluate("(id) => localStorage.getItem(`spieltisch:game:${id}`)", GAME_ID)
    return json.loads(text)["record"]


def two_tabs(new_context: NewContext, site: Site) -> tuple[Table, Table, Locator]:
    """A table at which a card is to be taken, the same game in a second tab, and what that tab says of it."""
    state = game_when(lambda state: phase(state) == "take" and len(hand_of(state)) > 1)
    context = device(new_context, site, games=[saved_game(state)])
    first = open_game(context, site)
    first.take_seat()
    page = context.new_page()
    page.goto(f"{site.url}#/game/{GAME_ID}")
    notice = page.get_by_test_id("watching")
    expect(notice).to_contain_text("played in another tab")
    return first, Table(page), notice


def test_the_second_tab_looks_on_and_takes_over(new_context: NewContext, site: Site) -> None:
    first, second, _ = two_tabs(new_context, site)
    page = second.page
    expect(page.get_by_test_id("take-over")).to_have_count(0)

    # What happened is told there too, and what happens next.
    lines = page.locator("st-log li")
    expect(lines.filter(has_text="takes").first).to_be_attached()
    told = lines.count()

    # What it shows is public, moves along, and cannot be played.
    city = first.view["observation"]["display"][0]
    before = kept_record(page)
    first.take(city)
    first.wait_for_step(first.view["step"] + (first.view["observation"]["taken"] == 0))
    after = kept_record(page)
    assert after != before
    second.wait_for_step(first.view["step"])
    assert second.view["observation"]["taken"] == 1
    assert all(seat["hand"] is None for seat in second.view["observation"]["seats"])
    expect(lines).to_have_count(told + 1)
    expect(second.part("btn-end-turn")).to_have_count(0)
    for part in ("deck", "official-amtmann"):
        second.tap(part)
        # The answer comes in the place of what would have been done.
        expect(second.part("bubble")).to_be_visible()
        page.keyboard.press("Escape")
        expect(second.part("bubble")).to_be_hidden()
    page.keyboard.press("d")
    expect(second.part("bubble")).to_contain_text("only watch here")
    assert kept_record(page) == after

    first.page.close()
    page.get_by_test_id("take-over").click()
    second.wait_for_curtain()
    view = second.take_seat()
    assert view["observation"]["taken"] == 1
    action = next(one for one in view["actions"] if one["type"] == "lay" and not one.get("official"))
    second.do(action)
    assert kept_record(page) != after


# localStorage has no room for games any more.
NO_ROOM = """() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
        if (this === localStorage && key.startsWith("spieltisch:game:"))
            throw new DOMException("no room left", "QuotaExceededError");
        setItem.call(this, key, text);
    };
}"""


def test_the_second_tab_looks_on_although_only_the_database_has_room(
    new_context: NewContext, site: Site
) -> None:
    first, second, notice = two_tabs(new_context, site)
    page = second.page
    first.page.evaluate(NO_ROOM)
    step = first.view["step"]
    first.tap("deck")
    first.wait_for_step(step + 1)
    second.wait_for_step(step + 1)
    first.do(next(one for one in first.view["actions"] if one["type"] == "lay"))
    first.wait_for_step(step + 2)
    second.wait_for_step(step + 2)
    assert page.evaluate("(id) => localStorage.getItem(`spieltisch:game:${id}`)", GAME_ID) is None
    expect(notice).to_contain_text("played in another tab")
    first.page.close()
    expect(notice).to_contain_text("has let go of this game")
    page.get_by_test_id("take-over").click()
    second.wait_for_curtain()
    assert second.take_seat()["step"] == step + 2


def test_a_tab_on_the_home_page_shows_who_is_to_move(new_context: NewContext, site: Site) -> None:
    state = game_when(lambda state: phase(state) == "done")
    context = device(new_context, site, games=[saved_game(state)])
    home = context.new_page()
    home.goto(site.url)
    card = home.get_by_test_id("game-card")
    expect(card).to_be_visible()
    table = open_game(context, site)
    view = table.take_seat()
    table.tap("btn-end-turn")
    table.wait_for_curtain()
    names = view["observation"]["players"]
    expect(card).to_contain_text(f"{names[1 - view['seat']]}\u2069’s turn")
    # A game that is being played elsewhere is neither removed nor renamed here.
    home.get_by_test_id("game-delete").click()
    expect(home.get_by_test_id("toast")).to_contain_text("open in another tab")
    expect(card).to_have_count(1)
