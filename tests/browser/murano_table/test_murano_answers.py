"""Presses at Murano's table that used to stay without an answer, or to be taken for another one."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.household import Household
from tests.browser.looks import resize
from tests.browser.murano import UNHURRIED_MS, Lagoon, murano_when, new_murano
from tests.browser.murano_table.test_murano_table import dear, sailing
from tests.browser.steps import wait_until
from tests.browser.table import TABLE, View

# Open water between the islands, where nothing lies.
WATER = """(table) => {
    const { lagoon } = table.bridge;
    const box = table.shadowRoot.querySelector(".map-canvas").getBoundingClientRect();
    for (let y = 0.2; y < 0.8; y += 0.02) {
        for (let x = 0.2; x < 0.8; x += 0.02) {
            const at = [box.width * x, box.height * y];
            if (lagoon.hitTest(at) === null) return [box.x + at[0], box.y + at[1]];
        }
    }
    return null;
}"""

TOAST = """([x, y]) => {
    const shelf = document.createElement("st-toasts");
    document.body.append(shelf);
    shelf.add({ text: "News that lie on the board", seconds: 1 });
    return shelf.updateComplete.then(() => {
        const box = shelf.shadowRoot.querySelector(".toast").getBoundingClientRect();
        shelf.style.translate = `${x - box.x - box.width / 2}px ${y - box.y - box.height / 2}px`;
    });
}"""

# Waits until a message has just gone from sight, and tells whether what lies there now belongs to it.
GONE = """([x, y]) => {
    const shelf = document.querySelector("st-toasts");
    const toast = shelf.shadowRoot.querySelector(".toast");
    if (toast && !toast.matches(".leaving")) return null;
    return { covered: document.elementFromPoint(x, y) === shelf };
}"""


def tile_of(view: View) -> Any:
    """The first building that may be built, None where there is none."""
    return next((one for one in view["actions"] if one["type"] == "build" and one["tile"]), None)


def test_open_water_asks_once_more_where_a_trip_is_shown(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(sailing))
    table.board("space", dear(table.view)[0])
    expect(table.part("press-sail")).to_be_visible()
    x, y = table.root.evaluate(WATER)
    table.look()
    table.touch_at(x, y)
    expect(table.part("bubble")).to_contain_text("Choose the space once more")
    expect(table.part("press-sail")).to_be_visible()


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_enter_answers_what_a_press_on_the_board_asks(household: Household, touch: bool) -> None:
    table = household.seat(Lagoon, murano_when(sailing), has_touch=touch)
    step = table.view["step"]
    table.page.get_by_test_id("bar-hint").focus()
    table.board("space", dear(table.view)[0])
    expect(table.part("press-sail")).to_be_visible()
    table.page.keyboard.press("Enter")
    wait_until(table.page, lambda: table.view["step"] > step)


def two_tiles(view: View) -> Any:
    """The building of which another may stand on the same site as well, None where there is none."""
    tiles: dict[str, Any] = {}
    for one in view["actions"]:
        if one["type"] == "build" and one["tile"]:
            if one["place"] in tiles and tiles[one["place"]]["tile"] != one["tile"]:
                return one
            tiles.setdefault(one["place"], one)
    return None


def test_an_own_building_is_chosen_where_it_lies_and_enter_says_yes_to_its_question(
    household: Household,
) -> None:
    state = murano_when(lambda view: view["observation"]["phase"] == "act" and two_tiles(view))
    table = household.seat(Lagoon, state, prefs={"lookFirst": "always"})
    action, step = two_tiles(table.view), table.view["step"]
    chosen = table.part(f"held-{action['tile']}")
    chosen.click()
    expect(chosen).to_have_attribute("aria-pressed", "true")
    expect(table.part(f"press-tile-{action['tile']}")).to_have_class(re.compile(r"\bon\b"))
    table.page.wait_for_timeout(UNHURRIED_MS)
    chosen.click()
    expect(chosen).to_have_attribute("aria-pressed", "false")
    # With the site first it is the answer to what is asked there.
    table.page.wait_for_timeout(UNHURRIED_MS)
    table.board("cell", action["place"])
    chosen.focus()
    table.page.wait_for_timeout(UNHURRIED_MS)
    table.page.keyboard.press("Enter")
    expect(table.part("ask-yes")).to_be_focused()
    table.page.wait_for_timeout(UNHURRIED_MS)
    table.page.keyboard.press("Enter")
    wait_until(table.page, lambda: table.view["step"] > step)


def test_enter_on_what_one_has_says_yes_to_an_open_question(household: Household) -> None:
    state = murano_when(lambda view: view["observation"]["phase"] == "act" and tile_of(view))
    table = household.seat(Lagoon, state, prefs={"lookFirst": "always"})
    action, step = tile_of(table.view), table.view["step"]
    table.part("own-gold").click()
    table.tap(f"press-tile-{action['tile']}")
    table.board("cell", action["place"])
    expect(table.part("ask-yes")).to_be_visible()
    table.part("own-gold").focus()
    table.page.wait_for_timeout(UNHURRIED_MS)
    table.page.keyboard.press("Enter")
    wait_until(table.page, lambda: table.view["step"] > step)


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_a_ship_sails_to_where_it_is_carried(household: Household, touch: bool) -> None:
    table = household.seat(Lagoon, murano_when(sailing), has_touch=touch)
    view = table.view
    ships = {ship["space"] for ship in view["observation"]["ships"]}
    action = next(one for one in view["actions"] if one["type"] == "sail" and one["to"] not in ships)
    # Put down where it was it stays, and is chosen.
    x, y = table.spot("ship", action["from"])
    table.drag_between((x, y), (x + 20, y))
    wait_until(table.page, lambda: any(ship["lit"] for ship in table.state["ships"]))
    assert table.view["step"] == view["step"]
    # Put down on open water it hears what is asked.
    table.drag_between((x, y), table.root.evaluate(WATER))
    expect(table.part("bubble")).to_be_visible()
    assert table.view["step"] == view["step"]
    table.drag_between((x, y), table.spot("space", action["to"]))
    table.wait_for_step(view["step"] + 1)
    assert action["to"] in {ship["space"] for ship in table.view["observation"]["ships"]}


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_a_tile_is_built_where_it_is_carried_from_its_button(household: Household, touch: bool) -> None:
    state = murano_when(lambda view: view["observation"]["phase"] == "act" and tile_of(view))
    table = household.seat(Lagoon, state, has_touch=touch)
    view = table.view
    action = tile_of(view)
    start = table.point(f"press-tile-{action['tile']}")
    # Put down where nothing can be built it stays chosen, and is told where it goes.
    table.drag_between(start, (start[0] + 12, start[1] - 4))
    expect(table.part("bubble")).to_be_visible()
    table.drag_between(start, table.root.evaluate(WATER))
    expect(table.part("bubble")).to_be_visible()
    assert table.view["step"] == view["step"]
    table.drag_between(start, table.spot("cell", action["place"]))
    if touch:
        # A finger may have missed so small a place.
        assert table.page.evaluate(f"() => {TABLE}.selection.site") == action["place"]
        table.tap("ask-yes")
    table.wait_for_step(view["step"] + 1)


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_a_gondolier_is_carried_to_a_gondola(household: Household, touch: bool) -> None:
    state = murano_when(lambda view: any(one["type"] == "place" for one in view["actions"]))
    table = household.seat(Lagoon, state, has_touch=touch)
    view = table.view
    action = next(one for one in view["actions"] if one["type"] == "place")
    table.drag("own-gondoliers", "own-gold")
    expect(table.part("bubble")).to_be_visible()
    table.drag_between(table.point("own-gondoliers"), table.spot("gondola", action["gondola"]))
    if touch:
        # A finger may have missed so small a place.
        table.tap("ask-yes")
    table.wait_for_step(view["step"] + 1)


def test_a_drag_over_the_panels_marks_no_words_but_in_the_log(household: Household) -> None:
    state = murano_when(lambda view: any(one["type"] == "draw" for one in view["actions"]))
    table = household.seat(Lagoon, state)
    marked = "() => getSelection().toString()"
    table.drag_between(table.point("press-draw"), table.root.evaluate(WATER))
    expect(table.part("bubble")).to_contain_text("then a glowing paved space")
    table.page.mouse.click(*table.root.evaluate(WATER))
    for start in ("prompt", "own-gold", "btn-end-turn"):
        table.drag(start, "own")
        assert table.page.evaluate(marked) == "", start
    styles = "(one) => getComputedStyle(one).userSelect"
    assert table.root.locator(".log").evaluate(styles) == "text"


def test_the_focus_on_an_action_is_as_strong_as_elsewhere(household: Household) -> None:
    state = murano_when(lambda view: any(one["type"] == "draw" for one in view["actions"]))
    table = household.seat(Lagoon, state)
    table.page.keyboard.press("Tab")
    rings = "(one) => { one.focus(); const { boxShadow, outlineWidth } = getComputedStyle(one); return [boxShadow, outlineWidth]; }"
    usual = table.part("tool-help").evaluate(rings)
    shadow, width = table.part("press-draw").evaluate(rings)
    assert [shadow.replace(" inset", ""), width] == usual
    assert usual[0] != "none"


def test_a_finger_that_goes_along_many_tiles_scrolls_them(household: Household) -> None:
    state = murano_when(lambda view: view["observation"]["phase"] == "act" and tile_of(view))
    table = household.seat(Lagoon, state, has_touch=True)
    low = "min-block-size: 0; max-block-size: 2rem; align-self: start"
    table.part("act-bar").evaluate("(bar, low) => { bar.style.cssText = low; }", low)
    box = table.part(f"press-tile-{tile_of(table.view)['tile']}").bounding_box()
    assert box is not None
    x, y = box["x"] + 20, box["y"] + 25
    table.drag_between((x, y), (x, y - 15))
    assert table.part("act-bar").evaluate("(bar) => bar.scrollTop") > 0


def test_the_arrow_keys_walk_through_all_actions(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(sailing))
    page = table.page
    page.keyboard.press("a")
    buttons = table.root.locator(".drawer-actions .actions-group > .actions-list button")
    expect(buttons.nth(0)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(buttons.nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(buttons.nth(0)).to_be_focused()
    page.keyboard.press("End")
    expect(table.root.locator(".drawer-actions summary").last).to_be_focused()


@pytest.mark.parametrize(
    ("kind", "place"), [("build", ".act-bar :focus"), ("place", "[data-part=told] button.can:focus")]
)
def test_an_arrow_leads_from_the_line_above_to_what_can_be_done(
    kind: str, place: str, household: Household
) -> None:
    def reached(view: View) -> bool:
        kinds = {one["type"] for one in view["actions"]}
        return view["observation"]["phase"] == "act" and kind in kinds

    table = household.seat(Lagoon, murano_when(reached))
    # The boxes of the players stand before it.
    resize(table.page, "tablet-upright")
    table.part("prompt").focus()
    table.page.keyboard.press("ArrowDown")
    expect(table.root.locator(place)).to_have_count(1)


def test_an_arrow_without_focus_leads_to_the_actions_and_opens_nothing(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(sailing))
    table.page.evaluate("() => document.activeElement?.blur()")
    table.page.keyboard.press("ArrowDown")
    expect(table.root.locator(".act-bar :focus")).to_have_count(1)
    expect(table.root.locator(".told-board.open")).to_have_count(0)


def test_tab_leads_from_a_chosen_tile_to_the_board_and_on_behind_the_tile(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(lambda view: view["observation"]["phase"] == "street"))
    tile, places = table.part("press-tile-street"), table.root.locator("[data-part=told] [data-place]")
    tile.focus()
    table.page.keyboard.press("Tab")
    expect(places.and_(table.root.locator(":focus"))).to_have_count(1)
    table.page.keyboard.press("Tab")
    expect(tile).not_to_be_focused()
    for _ in range(2):
        expect(places.and_(table.root.locator(":focus"))).to_have_count(0)
        table.page.keyboard.press("Tab")


def test_a_message_that_goes_keeps_the_press_that_was_aimed_at_it(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(sailing))
    page = table.page
    spot = table.spot("space", dear(table.view)[0])
    page.evaluate(TOAST, list(spot))
    gone = page.wait_for_function(GONE, arg=list(spot), polling=20).json_value()
    assert gone == {"covered": True}
    expect(page.locator("st-toasts .toast")).to_have_count(0)
    # Then the board has its place again.
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).localName", list(spot)) != "st-toasts"
    page.evaluate("() => document.querySelector('st-toasts').remove()")


def test_the_ring_of_a_press_under_the_board_is_whole(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(sailing))
    table.part("press-pass").focus()
    table.page.keyboard.press("Shift")
    clipped = table.part("press-pass").evaluate(
        """(one) => {
            const { outlineOffset, outlineWidth } = getComputedStyle(one);
            const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth);
            const [box, bar] = [one, one.parentElement].map((at) => at.getBoundingClientRect());
            return [box.left - reach < bar.left, box.top - reach < bar.top];
        }"""
    )
    assert clipped == [False, False]


def test_each_refused_drag_is_seen_and_says_why(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(lambda view: view["observation"]["phase"] == "done"))
    x, y = table.spot("ship", table.view["observation"]["ships"][0]["space"])
    for times in range(3):
        table.drag_between((x, y), (x + 60, y + 10))
        expect(table.part("bubble")).to_contain_text("No ship sails any more in this turn.")
        table.page.wait_for_function(f"(times) => {TABLE}.bubble?.again === times", arg=times)
    # What cannot be carried says what it is, and open water what is asked.
    water = table.root.evaluate(WATER)
    table.drag_between(table.spot("stock", "shop"), water)
    expect(table.part("bubble")).to_contain_text("tiles left")
    table.drag_between(water, (water[0] + 60, water[1]))
    expect(table.part("bubble")).to_contain_text("Nothing is left to do in this turn")


def test_quick_second_presses_do_not_count_and_say_so(household: Household) -> None:
    state = murano_when(lambda view: any(one["type"] == "take" for one in view["actions"]))
    table = household.seat(Lagoon, state)
    step = table.view["step"]
    table.tap("press-gold")
    table.wait_for_step(step + 1)
    x, y = table.point("btn-undo")
    table.look()
    for _ in range(2):
        table.page.mouse.click(x, y)
    expect(table.part("bubble")).to_contain_text("The second quick press did not count.")
    wait_until(table.page, lambda: table.view["step"] == step)
    # What comes back can be pressed at once.
    table.page.mouse.click(*table.point("press-gold"))
    table.wait_for_step(step + 1)


def test_a_double_tap_on_the_end_that_is_shut_keeps_the_reason(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(sailing))
    x, y = table.point("btn-end-turn")
    table.look()
    for _ in range(2):
        table.page.mouse.click(x, y)
    expect(table.part("bubble")).to_contain_text("The second quick press did not count.")
    expect(table.part("bubble")).to_contain_text("A ship sails first")


def test_escape_closes_the_words_of_the_guide(household: Household) -> None:
    table = household.seat(Lagoon, new_murano())
    card = table.part("guide-card")
    expect(card).to_have_attribute("data-lesson", "welcome")
    table.page.keyboard.press("Escape")
    expect(card).to_have_attribute("data-lesson", "sail")
