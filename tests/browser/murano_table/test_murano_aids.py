"""The aids of Murano's table: rules in short and in full, and what the settings switch off."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.devices import NewContext, device
from tests.browser.frame.test_accessibility import violations
from tests.browser.household import Household
from tests.browser.looks import faults, resize
from tests.browser.murano import Lagoon, murano_when
from tests.browser.murano_table.test_murano_table import dear, sailing
from tests.browser.site import Site
from tests.browser.sweeps import Sizes, on_all_sizes
from tests.browser.table import TABLE, Table, View

SHORT = {"shortRules": True}


def place(page: Page, id_: str) -> Locator:
    """Return what the rule book says about a rule."""
    return page.get_by_test_id("rulebook").locator(f"[data-places~='{id_}']")


def words(page: Page, id_: str) -> int:
    """Return how many words that is."""
    return len(place(page, id_).locator("p").inner_text().split())


@pytest.mark.rule("MU-U09")
def test_rules_in_short_and_in_full(new_context: NewContext, site: Site) -> None:
    page = device(new_context, site).new_page()
    page.goto(f"{site.url}#/rules/murano")
    expect(page.get_by_test_id("murano-full")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("rulebook")).to_contain_text(
        "New to the game? Then this is the version for you."
    )
    expect(place(page, "MX-101")).to_be_visible()
    full = {id_: words(page, id_) for id_ in ("MU-209", "MU-404", "MU-901", "MU-U01")}
    page.get_by_test_id("murano-short").click()
    expect(page.get_by_test_id("murano-short")).to_have_attribute("aria-pressed", "true")
    # The short form leaves examples out, and says of every rule less.
    expect(place(page, "MX-101")).to_have_count(0)
    assert {id_ for id_, count in full.items() if words(page, id_) < count / 2} == {*full}
    # The base game above has become shorter as well; the reader is still here.
    expect(page.get_by_test_id("murano-short")).to_be_in_viewport()
    expect(page.get_by_test_id("base-short")).to_have_attribute("aria-pressed", "true")
    assert words(page, "TT-301") < 10
    # Chapters that have no short form stay as they are.
    expect(page.get_by_test_id("glory-short")).to_have_count(0)
    assert words(page, "GG-201") > 15
    page.reload()
    expect(page.get_by_test_id("murano-short")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("murano-full").click()
    expect(place(page, "MX-101")).to_be_visible()
    assert {id_: words(page, id_) for id_ in full} == full


def looked_up(page: Page, id_: str) -> int:
    """Wait until the page shows the rule whose address was opened, and return how many words it has there."""
    found = place(page, id_)
    expect(found).to_be_focused()
    expect(found).to_be_in_viewport()
    return words(page, id_)


@pytest.mark.rule("MU-U09")
@pytest.mark.parametrize("prefs", [{}, SHORT], ids=["full", "short"])
def test_a_visit_may_begin_at_a_rule(new_context: NewContext, site: Site, prefs: dict[str, Any]) -> None:
    page = device(new_context, site, prefs=prefs).new_page()
    page.goto(f"{site.url}#/rules/MU-212")
    assert looked_up(page, "MU-212") > 15, "what is looked up stands there in full"


@pytest.mark.rule("MU-U09")
@pytest.mark.parametrize("id_", ["MU-212", "MX-102", "MU-C07", "MU-U09", "TT-302", "EX-102", "GG-201"])
@pytest.mark.parametrize("prefs", [{}, SHORT], ids=["full", "short"])
def test_every_rule_has_an_address_in_both_forms(
    household: Household, prefs: dict[str, Any], id_: str
) -> None:
    assert looked_up(household.show(f"rules/{id_}", prefs=prefs), id_) > 15


@pytest.mark.parametrize("touched", ["a.ids", "p"])
def test_a_touch_on_a_line_opens_the_whole_rule(household: Household, touched: str) -> None:
    page = household.show("rules/murano", prefs=SHORT)
    short = words(page, "MU-404")
    place(page, "MU-404").locator(touched).click()
    expect(place(page, "MU-404")).to_be_focused()
    expect(page).to_have_url(re.compile("#/rules/MU-404$"))
    assert words(page, "MU-404") > 2 * short


def test_the_short_form_over_a_game(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(sailing), prefs=SHORT)
    page = table.page
    page.get_by_test_id("bar-rules").click()
    expect(place(page, "murano")).to_be_in_viewport()
    address = page.url
    place(page, "MU-209").locator("p").click()
    expect(place(page, "MU-209")).to_contain_text("0, 1, 3 or 6 gold in all")
    # The game stays where it is, and so does its address.
    assert page.url == address
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("rulebook")).to_have_count(0)
    expect(table.part("prompt")).to_be_visible()


@on_all_sizes(["MU-209"])
def test_the_short_form_on_every_size(
    household: Household, screen: str, dress: dict[str, Any], sizes: Sizes
) -> None:
    page = household.show(f"rules/{screen}", **{**dress, "prefs": {**dress.get("prefs", {}), **SHORT}})
    expect(place(page, "MU-209")).to_be_focused()
    assert violations(page) == ""
    found = []
    for size in sizes:
        resize(page, size)
        found += [
            f"{size}: {fault}"
            for fault in faults(page)
            if "too wide" in fault or "-short" in fault or "-full" in fault
        ]
    assert found == []


def switched_off(table: Lagoon, pref: str) -> None:
    """Switch an aid off in the settings, in the middle of the game."""
    table.page.get_by_test_id("bar-settings").click()
    table.page.get_by_test_id(f"pref-{pref}").uncheck()
    table.page.get_by_test_id("dialog-close").click()
    expect(table.page.get_by_test_id("settings")).to_have_count(0)


@pytest.mark.rule("MU-U05")
def test_brown_squares_can_be_switched_off(household: Household) -> None:
    def reached(view: View) -> bool:
        return any(island["open"] for island in view["observation"]["islands"])

    table = household.seat(Lagoon, murano_when(reached))
    assert table.state["open"]
    switched_off(table, "brownSquares")
    assert table.state["open"] == []


@pytest.mark.rule("MU-U12")
def test_prices_and_ships_can_be_switched_off(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(sailing))
    goal = dear(table.view)[0]
    table.board("space", goal)
    assert table.state["journeys"]
    assert table.state["spaces"][str(goal)]["price"]
    switched_off(table, "shownPrices")
    assert table.state["journeys"] == []
    assert {light["price"] for light in table.state["spaces"].values()} == {None}
    # Nothing is paid without a word before.
    expect(table.part("press-sail")).to_contain_text("1")


@pytest.mark.rule("MU-U06")
@pytest.mark.rule("MU-U13")
def test_marks_from_the_log_can_be_switched_off(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(lambda view: view["observation"]["round"] > 2))
    line = table.part("log").locator("li[data-places^='space:']").first
    same = line.element_handle()
    line.click()
    assert table.state["marks"]
    switched_off(table, "logMarks")
    # What was marked before goes with the aid, and the line offers nothing any more.
    assert table.state["marks"] == []
    expect(table.part("log").locator("li[data-places]")).to_have_count(0)
    same.hover()
    same.click()
    assert table.state["marks"] == []
    expect(table.part("bubble")).to_contain_text("switched off")


@pytest.mark.rule("MU-U10")
def test_a_stock_says_how_much_is_left(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(lambda view: view["observation"]["round"] > 2))
    stock = table.view["observation"]["stock"]
    shown = {**stock, "street": sum(stock["street"])}
    assert table.state["stock"] == shown
    for sort in ("glass", "palace"):
        table.board("stock", sort)
        expect(table.part("bubble")).to_contain_text(str(shown[sort]))


def test_the_aids_of_a_game_are_offered_when_it_is_set_up(household: Household, site: Site) -> None:
    page = household.show("")
    page.goto(f"{site.url}#/new/murano")
    for pref, on in {
        "brownSquares": True,
        "shownPrices": True,
        "logMarks": True,
        "shortRules": False,
    }.items():
        expect(page.get_by_test_id(f"pref-{pref}")).to_be_checked(checked=on)
    page.goto(f"{site.url}#/new/thurn-und-taxis")
    expect(page.get_by_test_id("pref-brownSquares")).to_have_count(0)


def test_what_news_are_about_is_marked_as_long_as_they_are_told(household: Household) -> None:
    state = murano_when(lambda view: sailing(view) and view["observation"]["round"] > 2)
    table = household.open(Lagoon, state)
    # A lagoon otherwise puts them away at once.
    Table.take_seat(table)
    table.page.wait_for_function(f"() => {TABLE}.marks.length > 0")
    table.tap("since-ok")
    table.page.wait_for_function(f"() => {TABLE}.marks.length === 0")


def news(household: Household) -> Lagoon:
    """Return a table whose news are told."""
    state = murano_when(lambda view: sailing(view) and view["observation"]["round"] > 2)
    table = household.open(Lagoon, state)
    Table.take_seat(table)
    table.page.wait_for_function(f"() => {TABLE}.marks.length > 0")
    return table


def test_all_of_the_news_are_marked_quietly_and_escape_ends_them(household: Household) -> None:
    table = news(household)
    assert all(mark["quiet"] for mark in table.state["marks"])
    # One thing by itself has its hexagon.
    table.tap("since-next")
    table.page.wait_for_function(f"() => {TABLE}.marks.length > 0 && !{TABLE}.marks[0].quiet")
    table.page.keyboard.press("Escape")
    expect(table.page.get_by_test_id("since")).to_have_count(0)
    assert table.state["marks"] == []


def test_whoever_passes_sees_nothing_of_the_news(household: Household) -> None:
    table = news(household)
    table.tap("press-pass")
    expect(table.page.get_by_test_id("since")).to_have_count(0)
    assert table.state["marks"] == []


def test_a_number_in_the_log_lights_what_it_names(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(lambda view: view["observation"]["round"] > 2))
    line = table.part("log").locator("li:has(.spot[data-places^='space:'])").first
    numbers = line.locator(".spot")
    for number in (0, 1):
        kind, _, id_ = (numbers.nth(number).get_attribute("data-places") or "").partition(":")
        numbers.nth(number).hover()
        assert table.state["marks"] == [{"kind": kind, "id": id_}]
    table.page.mouse.move(5, 5)
    table.page.wait_for_function(f"() => {TABLE}.marks.length === 0")
    numbers.first.click()
    table.page.mouse.move(5, 5)
    assert len(table.state["marks"]) == 1, "what was pressed stays"
