"""Small places of the lagoon under a finger: the first touch shows and asks, whatever comes to lie under it by that."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.household import Household
from tests.browser.murano import Lagoon, murano_when
from tests.browser.murano_table.test_murano_table import sailing
from tests.browser.table import TABLE, View

# Two taps on open water. The browser's own taps would come too late for one another on a busy machine.
TWICE = f"""() => {{
    const {{ lagoon }} = {TABLE}.bridge;
    const {{ x, y, width, height }} = lagoon.container.getBoundingClientRect();
    const steps = Array.from({{ length: 40 }}, (_, step) => (step + 0.5) / 40);
    const spots = steps.flatMap((down) => steps.map((along) => [width * along, height * down]));
    const [left, top] = spots.find((spot) => lagoon.hitTest(spot) === null);
    const how = {{ clientX: x + left, clientY: y + top, pointerId: 1, isPrimary: true, bubbles: true }};
    for (const name of ["pointerdown", "pointerup", "pointerdown", "pointerup"])
        lagoon.container.dispatchEvent(new PointerEvent(name, how));
}}"""

ASKED = f"""() => {{
    const {{ bubble, selection, dialog, enlarged, bridge, view }} = {TABLE};
    return [bubble?.kind, selection.site, dialog, enlarged !== null && bridge.forSite, view.step];
}}"""


# There the question, or the bar of the island, comes to lie under the finger that has just been lifted.
@pytest.mark.parametrize(
    ("width", "height", "cell"), [(844, 390, "2c3"), (390, 844, "4c4"), (390, 844, "5b5"), (320, 568, "5b2")]
)
def test_the_touch_that_asks_does_not_answer(
    household: Household, width: int, height: int, cell: str
) -> None:
    state = murano_when(lambda view: view["observation"]["phase"] == "street")
    table = household.seat(Lagoon, state, has_touch=True)
    table.page.set_viewport_size({"width": width, "height": height})
    # The board takes its new size a little later.
    table.page.wait_for_timeout(500)
    step = table.view["step"]
    table.board("cell", cell)
    # The browser's own click would come after the touch.
    table.page.wait_for_timeout(300)
    assert table.page.evaluate(ASKED) == ["ask", cell, None, True, step]
    table.board("cell", cell)
    table.wait_for_step(step + 1)


def test_a_gondola_is_paid_with_the_second_touch(household: Household) -> None:
    state = murano_when(lambda view: any(one["type"] == "place" for one in view["actions"]))
    table = household.seat(Lagoon, state, has_touch=True)
    table.page.set_viewport_size({"width": 390, "height": 844})
    view = table.view
    action = next(one for one in view["actions"] if one["type"] == "place")
    table.board("gondola", action["gondola"])
    expect(table.part("bubble")).to_contain_text(f"{-action['gold']}\u2069 gold")
    assert table.view["step"] == view["step"]
    table.board("gondola", action["gondola"])
    table.wait_for_step(view["step"] + 1)


ROWS = f"""() => {{
    const card = {TABLE}.renderRoot.querySelector(".island-card");
    const last = card.lastElementChild.getBoundingClientRect();
    return card.clientHeight < 60 && last.right <= card.getBoundingClientRect().right && last.right <= innerWidth - 8;
}}"""


@pytest.mark.parametrize(("width", "height"), [(844, 390), (390, 844), (320, 568)])
def test_the_bar_of_an_island_is_one_row_on_a_phone(household: Household, width: int, height: int) -> None:
    state = murano_when(lambda view: view["observation"]["phase"] == "sail")
    table = household.seat(Lagoon, state, has_touch=True)
    table.page.set_viewport_size({"width": width, "height": height})
    table.board("flag", "san-donato")
    table.part("island-card").wait_for()
    assert table.page.evaluate(ROWS)


@pytest.mark.rule("MU-410")
def test_drawing_a_street_in_place_of_an_answer_drops_the_question_and_says_so(household: Household) -> None:
    def both(view: View) -> bool:
        kinds = {one["type"] for one in view["actions"]}
        return {"draw", "build"} <= kinds

    table = household.seat(Lagoon, murano_when(both), has_touch=True)
    table.page.set_viewport_size({"width": 390, "height": 844})
    table.page.wait_for_timeout(500)
    view = table.view
    table.board("cell", next(one["place"] for one in view["actions"] if one["type"] == "build"))
    expect(table.part("ask-yes")).to_be_visible()
    table.tap("press-draw")
    expect(table.part("bubble")).to_contain_text("Nothing happens at the place")
    expect(table.part("ask-yes")).to_have_count(0)
    # The guide is on: the first touch only shows what cannot be taken back.
    table.page.wait_for_timeout(1000)
    table.tap("press-draw")
    table.wait_for_step(view["step"] + 1)


def test_the_bar_of_an_island_goes_when_a_double_tap_shows_the_whole_lagoon(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(sailing), has_touch=True)
    table.page.set_viewport_size({"width": 390, "height": 844})
    table.page.wait_for_function(f"() => {TABLE}.arrangement.shape === 'phone'")
    table.page.keyboard.press("2")
    expect(table.part("island-card")).to_be_visible()
    table.page.evaluate(TWICE)
    expect(table.part("island-card")).to_have_count(0)
    assert table.page.evaluate(f"() => {TABLE}.bridge.lagoon.camera.fitted")
