"""The home page where games are kept: the last one goes on first, each shows its own board, rules open at their game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from spieltisch import PUBLIC, State, new_game
from spieltisch.session import Session
from tests.browser.devices import NAMES, finished, game, game_after, saved_game
from tests.browser.household import Household
from tests.browser.looks import SIZES, faults, resize
from tests.browser.sweeps import DRESSES, ENGLISH, Sizes, on_all_sizes
from tests.browser.table import Table


def with_picture(state: State, game_id: str) -> dict[str, Any]:
    """Return a kept game with what everybody may see of it, as the page keeps it after each action."""
    kept = saved_game(state, game_id)
    session = Session()
    session.call("load", {"record": kept["record"]})
    return {**kept, "view": session.call("view", {"seat": PUBLIC})}


def open_home(household: Household, *games: dict[str, Any]) -> Page:
    return household.show("", *games, **ENGLISH)


def test_the_last_game_goes_on_before_anything_new(household: Household) -> None:
    old = saved_game(game(), "0" * 24)
    last = {**saved_game(game(NAMES[:3]), "1" * 24), "updated": old["updated"] + 1}
    page = open_home(household, old, last)
    running = page.get_by_test_id("games-running")
    expect(running.get_by_test_id("game-card")).to_have_attribute("data-game", last["id"])
    expect(page.get_by_test_id("games-others").get_by_test_id("game-card")).to_have_count(1)
    goes_on = running.get_by_test_id("game-continue").bounding_box()
    new = page.get_by_test_id("new-game").bounding_box()
    assert goes_on
    assert new
    assert goes_on["y"] + goes_on["height"] <= new["y"]
    running.get_by_test_id("game-continue").click()
    expect(page).to_have_url(re.compile(f"#/game/{last['id']}$"))


def test_small_letters_keep_the_gaps_between_their_words(household: Household) -> None:
    page = open_home(household)
    gaps = "(one) => parseFloat(getComputedStyle(one).wordSpacing)"
    assert page.locator("body").evaluate(gaps) == page.locator("button").first.evaluate(gaps) > 1


@pytest.mark.parametrize("dress", DRESSES)
def test_a_first_visit_sees_all_of_the_page(dress: str, household: Household) -> None:
    page = household.show("", **DRESSES[dress])
    for size in ("tablet", "tablet-upright", "desktop", "large-desktop"):
        resize(page, size)
        expect(page.get_by_test_id("open-about"), size).to_be_in_viewport(ratio=1)


@on_all_sizes(["boards"])
def test_each_game_shows_its_own_board_on_every_size(
    screen: str, dress: dict[str, Any], sizes: Sizes, household: Household
) -> None:
    states = [game_after(40), new_game("murano", NAMES[:2], seed=1)]
    kept = [with_picture(state, f"{number:024x}") for number, state in enumerate(states)]
    unknown = saved_game(game(), "f" * 24)
    page = household.show("", *kept, unknown, **dress)
    drawn = page.get_by_test_id("game-picture").locator("svg.position")
    expect(drawn).to_have_count(2)
    # A game that was not opened since it was imported has no picture of its own.
    expect(page.get_by_test_id("game-picture").locator("svg.art-game")).to_have_count(1)
    found = []
    for size in sizes:
        resize(page, size)
        found += [f"{screen}, {size}: {fault}" for fault in faults(page)]
    assert found == []


@pytest.mark.parametrize(("game_id", "heading"), [("thurn-und-taxis", "base"), ("murano", "murano")])
def test_the_rules_of_a_game_open_at_this_game(game_id: str, heading: str, household: Household) -> None:
    page = open_home(household)
    page.get_by_test_id(f"rules-{game_id}").click()
    expect(page.locator(f"[data-places={heading}]")).to_be_focused()
    expect(page.locator("nav [aria-current]")).to_have_attribute("href", f"#/rules/{heading}")
    for picture in ("route", "closing", "ring", "island"):
        image = page.get_by_test_id(f"picture-{picture}").get_by_role("img")
        assert len(image.get_attribute("aria-label") or "") > 50


@pytest.mark.parametrize("dress", DRESSES)
def test_each_guided_game_says_which_one_it_is(dress: str, household: Household) -> None:
    page = household.show("", **DRESSES[dress])
    for game_id, name in ("thurn-und-taxis", "Thurn und Taxis"), ("murano", "Murano"):
        expect(page.get_by_test_id(f"first-{game_id}")).to_have_accessible_name(re.compile(name))


def test_the_whole_screen_that_has_the_focus_has_no_frame(household: Household) -> None:
    page = open_home(household)
    page.get_by_test_id("new-game").wait_for()
    main = page.locator("main").first
    # After the keyboard was used, its place is seen; after a touch no browser draws a frame anyway.
    page.keyboard.press("Tab")
    # In one go, since the page itself moves the focus when a screen has come.
    seen = main.evaluate("""(main) => {
        main.focus();
        return [main.matches(":focus-visible"), getComputedStyle(main).outlineStyle];
    }""")
    assert seen == [True, "none"]


# A list that may be as wide as its words wants no more than it has.
CUT = """(all) => all.flatMap((one) => {
        const { width } = one.getBoundingClientRect();
        one.style.justifySelf = "start";
        one.style.width = "max-content";
        const wanted = one.getBoundingClientRect().width;
        one.style.removeProperty("width");
        one.style.removeProperty("justify-self");
        return wanted > width + 1 ? [`${one.dataset.part}: ${wanted} in ${width}`] : [];
    })"""


@pytest.mark.parametrize("dress", DRESSES)
def test_every_value_of_a_setting_has_room(dress: str, household: Household) -> None:
    page = household.show("", **DRESSES[dress])
    page.get_by_test_id("open-settings").click()
    page.get_by_test_id("pref-language").wait_for()
    cut = []
    for size in SIZES:
        resize(page, size)
        found = page.locator("st-settings select").evaluate_all(CUT)
        cut += [f"{size}: {fault}" for fault in found]
    page.get_by_test_id("dialog-close").click()
    assert cut == []


def test_a_finished_game_bears_its_points(household: Household) -> None:
    state = finished()
    kept = with_picture(state, "0" * 24)
    over = {**kept, "status": {**kept["status"], "over": True, "winners": [0]}}
    page = open_home(household, over)
    points = page.get_by_test_id("games-finished").get_by_test_id("game-points")
    for seat, score in enumerate(kept["view"]["scores"]):
        expect(points.nth(seat)).to_have_text(re.compile(str(abs(score["total"]))))
    # Nothing goes on: nobody is welcomed back to it.
    expect(page.locator("h1")).to_have_text("Pull up a chair")


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_pictures_live_a_little_and_keep_still_where_that_is_wanted(
    motion: str, household: Household
) -> None:
    page = household.show("", **ENGLISH, reduced_motion=motion)
    moving = "(all) => all.map((one) => getComputedStyle(one).animationName)"
    found = page.locator(".tile :is(.driving, .rocking)").evaluate_all(moving)
    assert found == (["none", "none"] if motion == "reduce" else ["drive-in", "rock"])


def test_the_pictures_have_a_night(household: Household) -> None:
    skies = set()
    for dress in DRESSES.values():
        page = household.show("", **dress)
        sky = "(path) => getComputedStyle(path).fill"
        skies.add(page.locator(".tile svg path").first.evaluate(sky))
    assert len(skies) == 2


def test_the_rules_of_a_table_open_at_its_board(household: Household) -> None:
    page = household.seat(Table, game(board="north")).page
    page.get_by_test_id("bar-rules").click()
    expect(page.locator("[data-places=glory]")).to_be_focused()


def test_the_rules_are_searched_and_show_their_numbers_on_demand(household: Household) -> None:
    page = open_home(household)
    page.get_by_test_id("rules-murano").click()
    contents = page.get_by_role("navigation", name="Contents")
    numbers = page.locator(".block .ids:visible")
    expect(numbers).to_have_count(0)
    contents.get_by_test_id("rules-search").fill("GONDOL")
    hits = contents.get_by_test_id("rules-hits").locator("a")
    expect(hits.first.locator("mark")).to_have_text(re.compile("gondol", re.IGNORECASE))
    hits.nth(1).click()
    # What was looked up has its number.
    expect(page.locator(".found")).to_be_in_viewport()
    expect(numbers).to_have_count(1)
    contents.get_by_test_id("rules-numbers").click()
    assert numbers.count() > 100
    contents.get_by_test_id("rules-search").fill("xyzzy")
    expect(contents).to_contain_text("Nothing is found")
    contents.get_by_test_id("rules-numbers").click()
