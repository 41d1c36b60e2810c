"""An answer beside a touched card leaves free what is read with it: the guide, what is asked, and the city on the map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, cast

import pytest
from playwright.sync_api import expect

from spieltisch import State
from spieltisch.thurn_und_taxis.actions import TaxisAction
from tests.browser.devices import game_after, game_when, phase
from tests.browser.household import Household
from tests.browser.looks import resize
from tests.browser.sweeps import GERMAN
from tests.browser.table import TABLE, Table
from tests.positions import Seat, position

COVERED = """(card) => {
    const { renderRoot, bridge } = TABLE;
    const bubble = renderRoot.querySelector(".bubble").getBoundingClientRect();
    const kept = {
        guide: renderRoot.querySelector(".guide-card").getBoundingClientRect(),
        prompt: renderRoot.querySelector(".prompt").getBoundingClientRect(),
        city: bridge.townBox(card),
    };
    return Object.entries(kept).flatMap(([name, box]) => {
        const x = Math.min(bubble.right, box.right) - Math.max(bubble.left, box.left);
        const y = Math.min(bubble.bottom, box.bottom) - Math.max(bubble.top, box.top);
        return x > 1.5 && y > 1.5 ? [`${name} by ${Math.round(x)} x ${Math.round(y)} px`] : [];
    });
}""".replace("TABLE", TABLE)

# True if the answer lies on a card of the hand or of the display.
OVER_CARDS = """() => {
    const { renderRoot } = TABLE;
    const bubble = renderRoot.querySelector(".bubble").getBoundingClientRect();
    return [...renderRoot.querySelectorAll(".hand .card, .display .card")].flatMap((card) => {
        const box = card.getBoundingClientRect();
        const x = Math.min(bubble.right, box.right) - Math.max(bubble.left, box.left);
        const y = Math.min(bubble.bottom, box.bottom) - Math.max(bubble.top, box.top);
        return x > 1.5 && y > 1.5 ? [`${card.dataset.city} by ${Math.round(x)} x ${Math.round(y)} px`] : [];
    });
}""".replace("TABLE", TABLE)


@pytest.mark.parametrize("size", ["phone", "phone-lying"])
def test_an_answer_leaves_free_what_is_read_with_it(size: str, household: Household) -> None:
    cities = ("Kempten", "Ingolstadt", "Augsburg", "Linz", "Basel")
    seat = Seat(hand="Passau Ulm Pilsen")
    state = position(seat, seat, display=" ".join([*cities, "Lodz"]), options={"start": "seat-1"})
    table = household.seat(Table, state, **GERMAN)
    resize(table.page, size)
    found = []
    for town in "stuttgart", "sigmaringen", "nuernberg":
        table.tap_city(town)
        table.page.wait_for_function(f"(town) => {TABLE}.bubble?.place?.id === town", arg=town)
        table.page.wait_for_timeout(300)
        found += [f"told of {town}: {fault}" for fault in table.page.evaluate(OVER_CARDS)]
        # It may lie on the next one.
        table.page.keyboard.press("Escape")
    for city in cities:
        card = city.lower()
        table.tap(f"card-{card}")
        table.page.wait_for_function(f"(city) => {TABLE}.bubble && {TABLE}.bridge.townBox(city)", arg=card)
        table.page.wait_for_timeout(300)
        found += [f"{city}: {fault}" for fault in table.page.evaluate(COVERED, card)]
    assert "\n".join(found) == ""


FROM_CARD = f"""(name) => {{
    const bubble = {TABLE}.renderRoot.querySelector(".bubble").getBoundingClientRect();
    const card = {TABLE}.renderRoot.querySelector(`[data-part="${{name}}"]`).getBoundingClientRect();
    const x = Math.max(card.left - bubble.right, bubble.left - card.right, 0);
    const y = Math.max(card.top - bubble.bottom, bubble.top - card.bottom, 0);
    return Math.hypot(x, y);
}}"""
"""Between the bubble and a part of the table, in css pixels."""


def may_help(state: State) -> bool:
    return any(asked_about(cast("TaxisAction", one).json for one in state.legal_actions()))


def asked_about(actions: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Return the cards that an official helps to lay and that have one place only."""
    lays = [one for one in actions if one["type"] == "lay" and one["end"] != "anew"]
    places = Counter(one["card"] for one in lays)
    return [one for one in lays if one.get("official") and places[one["card"]] == 1]


def test_a_question_stands_at_its_card(household: Household) -> None:
    table = household.seat(Table, game_when(may_help))
    resize(table.page, "tablet")
    action = asked_about(table.view["actions"])[0]
    table.lay(action["card"], action["end"])
    expect(table.part("ask-yes")).to_be_visible()
    # A raised card is a little higher than it lay, and the question covers no official.
    assert table.page.evaluate(FROM_CARD, f"hand-{action['card']}-0") < 96


OVER_ROUTE = f"""() => {{
    const bubble = {TABLE}.renderRoot.querySelector(".bubble").getBoundingClientRect();
    const road = {TABLE}.renderRoot.querySelector(".road").getBoundingClientRect();
    const x = Math.min(bubble.right, road.right) - Math.max(bubble.left, road.left);
    return Math.min(x, Math.min(bubble.bottom, road.bottom) - Math.max(bubble.top, road.top));
}}"""


@pytest.mark.parametrize("size", ["tablet", "phone", "phone-lying"])
def test_a_question_about_a_side_stands_there_and_names_it(size: str, household: Household) -> None:
    seat = Seat(hand="Ulm Passau", route="Sigmaringen Stuttgart")
    table = household.seat(Table, position(seat, phase="close", options={"start": "seat-1"}))
    resize(table.page, size)
    for side in "right", "left":
        table.drag("hand-ulm-0", f"end-{side}")
        expect(table.part("bubble")).to_contain_text(f"on the {side}")
        assert table.page.evaluate(FROM_CARD, f"end-{side}") < 30
        assert table.page.evaluate(OVER_ROUTE) < 1.5
        table.tap("ask-no")
    # Whoever chooses the card first is asked for its place together with the help.
    table.tap("hand-ulm-0")
    table.tap("end-left")
    table.page.wait_for_function(f"() => {TABLE}.own.route[0] === 'ulm'")


OVER_WORDS = f"""() => {{
    const {{ renderRoot }} = {TABLE};
    const bubble = renderRoot.querySelector(".bubble").getBoundingClientRect();
    const lines = [...(renderRoot.querySelector(".log-panel .log")?.shadowRoot.querySelectorAll("li") ?? [])];
    const words = [...renderRoot.querySelectorAll(".sheet :is(.gain-list, .rewards)"), ...lines.slice(-2)];
    return words.flatMap((one) => {{
        const box = one.getBoundingClientRect();
        const x = Math.min(bubble.right, box.right) - Math.max(bubble.left, box.left);
        const y = Math.min(bubble.bottom, box.bottom) - Math.max(bubble.top, box.top);
        // Above its letters a line has so much room.
        return x > 1.5 && y > 4 ? [`${{one.textContent.trim()}} by ${{Math.round(x)}} x ${{Math.round(y)}} px`] : [];
    }});
}}"""
"""What an answer covers of the newest lines of the log, and of the foot of a panel."""


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_an_answer_covers_neither_the_foot_of_a_panel_nor_the_newest_lines(
    size: str, household: Household
) -> None:
    state = game_when(lambda one: phase(one) == "return" and len(one.offers()) > 1, offices=True)
    table = household.seat(Table, state)
    resize(table.page, size)
    table.put_news_away()
    found = []
    parts = [f"return-{id_}" for id_ in table.own["offices"]]
    for part in ["return-confirm", *parts]:
        table.tap(part)
        table.page.wait_for_timeout(600)
        if table.part("bubble").count():
            found += [f"{part}: {fault}" for fault in table.page.evaluate(OVER_WORDS)]
    # The answer to the last one, then all marks.
    for _ in range(2):
        table.page.keyboard.press("Escape")
    expect(table.part("bubble")).to_contain_text("Marks cleared")
    found += [f"Escape: {fault}" for fault in table.page.evaluate(OVER_WORDS)]
    assert found == []


def test_a_card_to_which_the_focus_returns_after_a_press_rings_no_town(household: Household) -> None:
    table = household.seat(Table, game_after(30), prefs={"lookFirst": "guided"})
    table.put_news_away()
    table.root.locator(".hand .card").first.click()
    table.page.evaluate(f"() => {{ {TABLE}.bubble = null; void {TABLE}.tapPreview.ask(); }}")
    table.part("look-first-never").wait_for()
    table.page.wait_for_timeout(800)
    table.part("look-first-never").click()
    expect(table.part("look-first-never")).to_have_count(0)
    table.page.wait_for_function(f"() => {TABLE}.renderRoot.activeElement?.matches('.card')")
    table.page.wait_for_timeout(400)
    assert table.page.evaluate(f"() => {TABLE}.bridge.pointed") is None


def test_an_answer_closes_with_the_moment_of_which_it_tells(household: Household) -> None:
    table = household.seat(Table, game_after(30))
    table.put_news_away()
    table.page.evaluate(f"() => {TABLE}.feedback.say('...', 'prompt')")
    expect(table.part("bubble")).to_be_visible()
    table.page.get_by_test_id("bar-replay").click()
    table.page.get_by_test_id("replay-bar").wait_for()
    expect(table.part("bubble")).to_have_count(0)


def test_news_do_not_move_the_board(household: Household) -> None:
    table = household.seat(
        Table, game_when(lambda state: phase(state) == "take" and state.observation(None)["round"] > 5)
    )
    top = f"() => {TABLE}.getBoundingClientRect().top"
    expect(table.page.get_by_test_id("since")).to_be_visible()
    with_news = table.page.evaluate(top)
    table.put_news_away()
    expect(table.page.get_by_test_id("since")).to_have_count(0)
    assert table.page.evaluate(top) == with_news


# How many towns and coaches of the second map the answer lies on.
OVER_ROME = """() => {
    const { renderRoot, bridge } = TABLE;
    const bubble = renderRoot.querySelector(".bubble").getBoundingClientRect();
    const map = renderRoot.querySelector(".rome-canvas").getBoundingClientRect();
    const isIn = (box) => box.left >= map.left && box.right <= map.right;
    return bridge.readSpots().filter(isIn).filter((box) => {
        const x = Math.min(bubble.right, box.right) - Math.max(bubble.left, box.left);
        const y = Math.min(bubble.bottom, box.bottom) - Math.max(bubble.top, box.top);
        return x > 4 && y > 4;
    }).length;
}""".replace("TABLE", TABLE)


def test_an_answer_on_the_second_map_leaves_its_neighbours_to_be_read(household: Household) -> None:
    state = game_when(
        lambda state: phase(state) == "lay" and state.observation(None)["round"] > 5,
        courier=True,
        offices=True,
        audience=True,
    )
    table = household.seat(Table, state, **GERMAN)
    box = table.root.locator(".rome-canvas").bounding_box()
    assert box
    table.page.wait_for_function(
        f"(left) => {TABLE}.bridge.readSpots().some((spot) => spot.left > left)", arg=box["x"]
    )
    for across, down in (0.33, 0.5), (0.5, 0.62), (0.35, 0.33):
        # It neither repeats the tap before nor comes before the first ink.
        table.page.wait_for_timeout(600)
        table.page.touchscreen.tap(box["x"] + box["width"] * across, box["y"] + box["height"] * down)
        expect(table.part("bubble")).to_be_visible()
        table.page.wait_for_timeout(400)
        assert table.page.evaluate(OVER_ROME) <= 2
        table.page.keyboard.press("Escape")
