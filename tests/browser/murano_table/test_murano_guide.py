"""The guide through a first game of Murano: it goes along, shows places on the drawn board, and covers nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.guide import (
    LIT_THING,
    begin_by_keys,
    come_back,
    covered,
    expect_lesson,
    expect_light,
    expect_told,
    lesson,
    lessons_cut,
)
from tests.browser.household import Household
from tests.browser.looks import DRAW, SIZES, faults, resize
from tests.browser.murano import Lagoon, murano_when, new_murano
from tests.browser.murano_table.test_murano_layout import buildings, phase
from tests.browser.murano_table.test_murano_table import dear, sailing
from tests.browser.steps import keep
from tests.browser.sweeps import DRESSES, GERMAN, Sizes, on_all_sizes
from tests.browser.table import TABLE, View

HINTS = "spieltisch:hints:murano"


def free(view: View, action: str) -> int:
    """Return a space with that action which one ship reaches."""
    number: int = next(
        one["space"]
        for one in view["observation"]["reach"]
        if one["action"] == action and one["usable"] and one["price"] == 0
    )
    return number


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_through_a_first_turn(size: str, household: Household) -> None:
    table = household.seat(Lagoon, new_murano())
    page = table.page
    resize(page, size)
    expect_lesson(table, "welcome")
    expect_light(page, '[data-part="map"]')
    table.tap("guide-next")
    expect_lesson(table, "sail")
    # The light takes no touch away: what it shows is touched right through it.
    table.board("space", free(table.view, "glass"))
    # What costs gold waits for a press of its own.
    table.tap("press-buy-glass")
    expect_lesson(table, "done")
    assert table.own["counts"]["glass"] == 1
    expect_light(page, "[data-part=btn-end-turn]")
    table.tap("btn-end-turn")
    table.wait_for_curtain()


def test_it_goes_along_with_whoever_does_not_follow(household: Household) -> None:
    table = household.seat(Lagoon, new_murano())
    expect_lesson(table, "welcome")
    table.tap("press-pass")
    expect_lesson(table, "pass")
    table.tap("press-pass")
    ship = table.view["observation"]["ships"][0]["space"]
    table.board("ship", ship)
    expect_lesson(table, "ship")
    expect_light(table.page, '[data-part="map"]')


def test_ships_and_their_price(household: Household) -> None:
    state = murano_when(lambda view: sailing(view) and view["observation"]["round"] == 1)
    table = household.seat(Lagoon, state)
    for known in ("welcome", "sail"):
        expect_lesson(table, known)
        table.tap("guide-next")
    expect(table.part("guide-card")).not_to_have_attribute("data-lesson", "sail")
    view = table.view
    table.board("space", dear(view)[0])
    expect_lesson(table, "aim")
    expect_light(table.page, "[data-part=press-sail]")
    table.tap("press-sail")
    table.wait_after(view["step"])


def selling(view: View) -> bool:
    return phase("sell")(view) and any(one["count"] for one in view["actions"])


def looking(view: View) -> bool:
    return phase("act")(view) and any(one["type"] == "look" for one in view["actions"])


LATER: dict[str, tuple[Callable[[View], Any], str]] = {
    "character": (phase("character"), ".sheet-body"),
    "special": (phase("special"), ".sheet-body"),
    "search": (phase("choose"), ".sheet-body"),
    "street": (phase("street"), '[data-part="map"]'),
    "build": (buildings, ".act-bar"),
    "build-more": (phase("build"), ".act-bar"),
    "sell": (selling, ".act-bar"),
    "look": (looking, "[data-part=press-look]"),
    "last-round": (
        lambda view: phase("sail")(view) and view["observation"]["last"],
        "[data-part=last-round]",
    ),
}


@pytest.mark.parametrize("name", LATER)
def test_later_lessons(name: str, household: Household) -> None:
    reached, shown = LATER[name]
    table = household.seat(Lagoon, murano_when(reached))
    assert lesson(table) == name
    expect_light(table.page, shown)


def with_buildings(view: View) -> bool:
    """Something is bought, and a space to build is within reach."""
    seen = view["observation"]
    return (
        phase("sail")(view)
        and seen["round"] > 1
        and not seen["empty"]
        and any(seen["seats"][view["seat"]]["counts"].values())
        and any(one["action"] == "build" and one["usable"] for one in seen["reach"])
    )


def cheapest(table: Lagoon, action: str) -> int:
    """Return the space with that action which costs the least gold for ships."""
    goals = [one for one in table.view["observation"]["reach"] if one["action"] == action and one["usable"]]
    number: int = min(goals, key=lambda one: one["price"])["space"]
    return number


def test_a_place_of_the_board_is_lit_where_it_is(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(with_buildings))
    page = table.page
    assert lesson(table) == "build-it"
    place = {"kind": "space", "id": str(cheapest(table, "build"))}
    expect_light(page, place)
    for size in ("phone", "tablet"):
        resize(page, size)
        expect_light(page, place)
    # The light goes with the board, and goes out when its place is beside the screen.
    page.mouse.move(500, 400)
    page.mouse.wheel(0, -300)
    page.wait_for_function(
        f"""(place) => {TABLE}.bridge.boxOf(place)
            ? ({LIT_THING})(place) : {TABLE}.shadowRoot.querySelector(".spotlight").hidden""",
        arg=place,
    )
    page.keyboard.press("3")
    expect(table.part("island-card")).to_be_visible()
    expect(table.part("spotlight")).to_be_hidden()


def test_characters_wait_for_a_gondolier(household: Household) -> None:
    def alone(view: View) -> bool:
        seen = view["observation"]
        own = seen["seats"][view["seat"]]
        return (
            phase("sail")(view)
            and own["characterCount"] > own["gondoliers"]["placed"]
            and any(one["action"] == "gondolier" and one["usable"] for one in seen["reach"])
        )

    table = household.seat(Lagoon, murano_when(alone))
    known = ["welcome", "sail", "build-it", "goal", "first-buy", "dear", "broke", "end-near", "last-round"]
    keep(table.page, HINTS, f'{{"on": true, "known": {str(known).replace(chr(39), chr(34))}}}')
    come_back(table)
    expect_lesson(table, "gondolier")
    place = {"kind": "space", "id": str(cheapest(table, "gondolier"))}
    expect_light(table.page, place)


def test_each_game_has_a_guide_of_its_own(household: Household) -> None:
    table = household.seat(Lagoon, new_murano())
    keep(table.page, "spieltisch:hints:thurn-und-taxis", '{"on": false, "known": ["welcome"]}')
    come_back(table)
    expect_lesson(table, "welcome")


def test_keys_alone(household: Household) -> None:
    table = household.seat(Lagoon, new_murano())
    keyboard = begin_by_keys(table)
    expect_lesson(table, "sail")
    expect(table.part("guide-next")).to_be_focused()
    keyboard.press("Enter")
    keyboard.press("a")
    goal = free(table.view, "glass")
    table.root.locator(f"[data-goal='{goal}']").press("Enter")
    # A person has to get there first; a quicker press would be the second one of a double press.
    keyboard.press("Tab")
    table.part("press-buy-glass").press("Enter")
    expect_lesson(table, "done")
    table.part("prompt").focus()
    keyboard.press("g")
    expect(table.part("btn-end-turn")).to_be_focused()
    # From there it leads to the guide's own words.
    table.look()
    keyboard.press("g")
    expect(table.part("guide-next")).to_be_focused()


@pytest.mark.parametrize(
    ("dress", "words"), [("en-light", "Choose a space. The"), ("de-dark", "Wähle ein Feld. Die")]
)
def test_it_is_read_out_after_the_name_and_the_question(dress: str, words: str, household: Household) -> None:
    table = household.seat(Lagoon, new_murano(), **DRESSES[dress])
    keep(table.page, HINTS, '{"on": true, "known": ["welcome"]}')
    come_back(table)
    expect_told(table, "Anna:", words)


@on_all_sizes(["sail", "build"])
def test_it_covers_nothing_and_no_lesson_is_scrolled(
    screen: str, dress: dict[str, Any], sizes: Sizes, household: Household
) -> None:
    reached = {"sail": with_buildings, "build": buildings}[screen]
    table = household.seat(Lagoon, murano_when(reached, 4), **dress)
    assert covered(table, sizes) == []
    assert lessons_cut(table, sizes) == []


@pytest.mark.parametrize("name", ["character", "special", "choose"])
def test_it_speaks_within_the_panel_that_asks(name: str, household: Household) -> None:
    table = household.seat(Lagoon, murano_when(phase(name)))
    found = []
    for size in SIZES:
        resize(table.page, size)
        expect(table.part("guide-card")).to_be_in_viewport(ratio=1)
        found += [f"{size}: {fault}" for fault in faults(table.page)]
    assert found == []


def test_nobody_is_taught_by_watching(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(lambda view: view["observation"]["round"] > 1))
    expect(table.part("guide-card")).to_be_visible()
    table.page.get_by_test_id("bar-replay").click()
    expect(table.part("guide-card")).to_have_count(0)


BOARD = f"() => Math.round({TABLE}.renderRoot.querySelector('.map').getBoundingClientRect().height)"


@pytest.mark.parametrize("size", ["phone", "phone-lying", "tablet-upright", "tablet"])
def test_the_board_keeps_its_size_from_lesson_to_lesson(household: Household, size: str) -> None:
    """Also while the guide is silent: what is aimed at must not move away."""
    table = household.seat(Lagoon, new_murano(), **GERMAN)
    resize(table.page, size)
    table.page.evaluate(DRAW)
    table.page.wait_for_function("() => drawn")
    heights = []
    while table.part("guide-card").count():
        heights.append(table.page.evaluate(BOARD))
        table.tap("guide-next")
        table.page.evaluate(DRAW)
        table.page.wait_for_function("() => drawn")
    heights.append(table.page.evaluate(BOARD))
    assert len(heights) > 1
    if size == "phone-lying":
        # The buttons of the greeting stand below its words, and what comes then has but one line of them.
        del heights[0]
    assert max(heights) - min(heights) <= (12 if size == "phone" else 5)
