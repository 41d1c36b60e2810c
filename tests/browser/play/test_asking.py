"""Everything on a table can be asked, by touch and by keyboard, and asking does nothing else."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from spieltisch import State
from tests.browser.devices import game_when, phase
from tests.browser.frame.test_accessibility import violations
from tests.browser.household import Household
from tests.browser.looks import resize
from tests.browser.murano import Lagoon, murano_when
from tests.browser.murano_table.test_murano_table import sailing
from tests.browser.table import POLL, TABLE, Table

HOLD = 500
"""Longer than a tap, in milliseconds."""


def hold(table: Table, spot: tuple[float, float]) -> None:
    """Press a place and let it go again without moving; the time is what makes it a hold."""
    table.page.mouse.move(*spot)
    table.page.mouse.down()
    table.page.wait_for_timeout(HOLD)
    table.page.mouse.up()


def can_lay(state: State) -> bool:
    """A hand card fits, so that a tap on its city would lay it."""
    seen = state.observation(state.current_player)
    own = seen["seats"][seen["turn"]]
    return phase(state) == "lay" and bool({*own["hand"]} & {*own["joins"]["route"]})


def test_a_city_that_is_held_answers_and_no_card_is_laid(household: Household) -> None:
    table = household.seat(Table, game_when(can_lay))
    step, own = table.view["step"], table.own
    city = next(card for card in own["hand"] if card in own["joins"]["route"])
    hold(table, table.town(city))
    left = table.view["observation"]["cities"][city]["left"]
    expect(table.part("bubble")).to_contain_text(re.compile(rf"in your hand \W*1\W+{left}\W+of them"))
    expect(table.part("bubble")).to_contain_text("Counts for")
    marks = table.page.evaluate(f"() => {TABLE}.bridge.state()")
    assert marks["marked"] == [city]
    assert marks["cards"][city]["joins"] == "route"
    assert table.view["step"] == step


def on_the_way_to_rome(state: State) -> bool:
    """Coaches are to go on, one town further each."""
    return phase(state) == "move"


def test_a_town_on_the_way_to_rome_that_is_held_answers_and_no_coach_goes_there(household: Household) -> None:
    table = household.seat(Table, game_when(on_the_way_to_rome, audience=True))
    view = table.view
    town = view["actions"][0]["town"]
    spot = f"""(id) => {{
        const box = {TABLE}.bridge.boxOf({{ kind: "town", id }});
        return box && [box.x + box.width / 2, box.y + box.height / 2];
    }}"""
    x, y = table.page.wait_for_function(spot, arg=town, polling=POLL).json_value()
    hold(table, (x, y))
    expect(table.part("bubble")).to_contain_text(re.compile("Southward|All roads"))
    # The answer covers neither the town nor its name.
    clear = f"""(id) => {{
        const town = {TABLE}.bridge.boxOf({{ kind: "town", id }});
        const box = {TABLE}.renderRoot.querySelector(".bubble").getBoundingClientRect();
        return box.right <= town.left || town.right <= box.left || box.bottom <= town.top || town.bottom <= box.top;
    }}"""
    assert table.page.evaluate(clear, town)
    assert table.view["step"] == view["step"]


def test_a_players_box_tells_all_that_lies_open(household: Household) -> None:
    table = household.seat(Table, game_when(lambda state: state.observation(None)["round"] > 8, courier=True))
    # A name without a place to break it in two goes on in the next line of the log.
    wide = f"""async () => {{
        const table = {TABLE};
        table.show({{ seats: table.seats.map((seat) => ({{ ...seat, name: "W".repeat(24) }})) }});
        await table.updateComplete;
        const log = table.renderRoot.querySelector("st-log");
        await log.updateComplete;
        const lines = log.shadowRoot.querySelector(".lines");
        return lines.textContent.includes("WWWW") && lines.scrollWidth > lines.clientWidth;
    }}"""
    assert not table.page.evaluate(wide)
    houses = table.view["observation"]["seats"][1]["houses"]
    # A sign in it: the whole box is one thing to touch.
    box = table.part("player-1").locator(".stat").last.bounding_box()
    assert box
    table.touch_at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    window = table.part("player-window")
    expect(window).to_contain_text("Houses")
    # What a sign is about says how many there are; beside it the number would stand twice.
    for number in window.locator(".told [title] > b").all():
        expect(number).to_be_hidden()
    expect(window.locator(".told-lines").last.locator("li")).not_to_have_count(0)
    assert houses
    assert violations(table.page) == ""
    table.tap("window-close")
    # By keyboard.
    table.part("ask-player-0").focus()
    table.page.keyboard.press("Enter")
    expect(window).to_be_visible()
    table.tap("forecast-open")
    expect(table.part("forecast")).to_be_visible()


def test_places_of_the_lagoon_that_are_held_answer(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(sailing))
    step = table.view["step"]
    hold(table, table.spot("space", 1))
    expect(table.part("bubble")).to_contain_text("glass factory")
    table.page.keyboard.press("Escape")
    hold(table, table.spot("flag", table.view["observation"]["islands"][0]["id"]))
    expect(table.part("island-window")).to_contain_text("red customer")
    assert violations(table.page) == ""
    table.tap("window-close")
    table.tap("own-gold")
    expect(table.part("bubble")).to_contain_text("gold")
    table.page.keyboard.press("Escape")
    table.part("own-points").focus()
    table.page.keyboard.press("Enter")
    expect(table.part("bubble")).to_contain_text("point")
    assert table.view["step"] == step


# Where a coach stands, and another town.
COACH = f"""() => {{
    const {{ bridge, view }} = {TABLE};
    const [{{ town }}] = view.observation.audience.coaches;
    return [town, "freising"].map((id) => {{
        const box = bridge.boxOf({{ kind: "town", id }});
        return [box.x + box.width / 2, box.y + box.height / 2];
    }});
}}"""


@pytest.mark.rule("AU-201")
def test_a_coach_that_is_dragged_before_its_time_says_when_it_moves(household: Household) -> None:
    table = household.seat(Table, game_when(lambda state: phase(state) == "take", audience=True))
    table.page.wait_for_function(f"() => {TABLE}.bridge.boxOf({{ kind: 'town', id: 'freising' }})")
    for goal in 1, 0:
        way = table.page.evaluate(COACH)
        table.page.mouse.move(*way[0])
        table.page.mouse.down()
        table.page.mouse.move(way[goal][0], way[goal][1] + 60, steps=6)
        table.page.mouse.up()
        expect(table.part("bubble")).to_contain_text("Coaches move only when a route is closed")
        table.page.keyboard.press("Escape")


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_what_is_told_of_a_town_leaves_those_free_to_which_coaches_go(
    household: Household, size: str
) -> None:
    table = household.seat(Table, game_when(on_the_way_to_rome, audience=True), has_touch=True)
    resize(table.page, size)
    covered = """async (town) => {
        const table = TABLE;
        const place = { kind: "town", id: town };
        table.feedback.info("tut-au-town", "rome-map", { town, count: 2, exits: "Mailand, Verona", coaches: "", here: 0 }, place);
        await table.updateComplete;
        const bubble = table.renderRoot.querySelector(".bubble").getBoundingClientRect();
        const lit = new Set(table.moves.all.flatMap((one) => one.town ?? []));
        const found = [...lit].filter((id) => {
            const box = table.bridge.boxOf({ kind: "town", id });
            if (!box) return false;
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            return x > bubble.left && x < bubble.right && y > bubble.top && y < bubble.bottom;
        });
        table.closeBubble();
        await table.updateComplete;
        return found;
    }""".replace("TABLE", TABLE)
    towns = [coach["town"] for coach in table.view["observation"]["audience"]["coaches"]]
    assert {town: table.page.evaluate(covered, town) for town in towns} == {town: [] for town in towns}
