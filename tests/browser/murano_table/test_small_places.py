"""Small places of the lagoon under a finger: the first touch shows and asks, whatever comes to lie under it by that."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.household import Household
from tests.browser.looks import resize
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


# How far the question stands from its site, and how much of that it covers.
FROM_SITE = f"""() => {{
    const {{ bridge, renderRoot, selection }} = {TABLE};
    const site = bridge.boxOf({{ kind: "cell", id: selection.site }});
    const box = renderRoot.querySelector(".bubble.ask").getBoundingClientRect();
    const across = Math.max(site.left - box.right, box.left - site.right);
    const down = Math.max(site.top - box.bottom, box.top - site.bottom);
    return [Math.max(across, down), Math.hypot(Math.max(across, 0), Math.max(down, 0))];
}}"""


@pytest.mark.parametrize("cell", ["2c3", "4c4", "5b5"])
def test_on_a_phone_a_question_stands_at_its_site(household: Household, cell: str) -> None:
    state = murano_when(lambda view: view["observation"]["phase"] == "street")
    table = household.seat(Lagoon, state, has_touch=True)
    resize(table.page, "phone")
    table.page.wait_for_timeout(500)
    table.board("cell", cell)
    expect(table.part("ask-yes")).to_be_visible()
    table.page.wait_for_timeout(300)
    beside, far = table.page.evaluate(FROM_SITE)
    assert beside > -1
    assert far < 150


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
    table.page.set_viewport_size({"width": 844, "height": 390})
    table.page.wait_for_timeout(500)
    view = table.view
    table.board("cell", next(one["place"] for one in view["actions"] if one["type"] == "build"))
    expect(table.part("ask-yes")).to_be_visible()
    table.tap("press-draw")
    expect(table.part("bubble")).to_contain_text("What you had begun before no longer counts")
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


def houses(view: View) -> list[dict[str, Any]]:
    """Return the actions that build a building, where there are at least three sites for it."""
    builds = [one for one in view["actions"] if one["type"] == "build" and one["tile"]]
    return builds if len({one["place"] for one in builds}) > 2 else []


# How much of other sites, and of one's own gold and cards, the question covers, in square pixels.
COVERED = f"""(asked) => {{
    const table = {TABLE};
    const bubble = table.renderRoot.querySelector(".bubble").getBoundingClientRect();
    const sites = table.bridge.state().sites.filter((id) => id !== asked);
    const boxes = sites.map((id) => table.bridge.boxOf({{ kind: "cell", id }})).filter(Boolean);
    const own = table.renderRoot.querySelector(".own").getBoundingClientRect();
    const shared = ({{ left, top, right, bottom }}) =>
        Math.max(0, Math.min(right, bubble.right) - Math.max(left, bubble.left)) *
        Math.max(0, Math.min(bottom, bubble.bottom) - Math.max(top, bubble.top));
    return [...boxes, own].reduce((sum, box) => sum + shared(box), 0);
}}"""


@pytest.mark.parametrize("size", ["tablet", "tablet-upright", "phone", "phone-lying"])
def test_the_question_on_a_site_shows_the_tile_and_covers_no_neighbour(
    household: Household, size: str
) -> None:
    state = murano_when(lambda view: houses(view) and view["observation"]["round"] > 6)
    table = household.seat(Lagoon, state, has_touch=True)
    resize(table.page, size)
    # The board takes its new size a little later.
    table.page.wait_for_timeout(500)
    action = houses(table.view)[-1]
    if len({one["tile"] for one in table.view["actions"] if one["type"] == "build"}) > 1:
        table.tap(f"press-tile-{action['tile']}")
    table.board("cell", action["place"])
    expect(table.part("bubble")).to_contain_text("+")
    # An island comes nearer first.
    table.page.wait_for_timeout(500)
    assert table.state["ghost"]["cell"] == action["place"]
    assert table.state["ghost"]["points"] > 0
    assert table.page.evaluate(COVERED, action["place"]) == 0


def test_on_a_phone_questions_about_no_site_stand_in_one_place_in_the_lower_third(
    household: Household,
) -> None:
    table = household.seat(Lagoon, murano_when(houses), has_touch=True)
    resize(table.page, "phone")
    table.page.wait_for_timeout(500)
    yes = []
    for key in "btn-end-turn", "act-bar":
        table.page.evaluate(f"(key) => {TABLE}.selection.ask('Shall it be?', key)", key)
        table.page.wait_for_timeout(300)
        yes.append(table.part("ask-yes").bounding_box())
    assert yes[0] == yes[-1]
    assert yes[0]
    assert yes[0]["y"] > 844 * 2 / 3


@pytest.mark.parametrize(
    ("kind", "id_", "words"),
    [
        ("space", 7, "Production"),
        ("stock", "glass", "glass factory"),
        ("pile", "character", "Pile of characters"),
        ("bag", "bag", "Beads left in the bag"),
        ("flag", "navagero", "3 · Navagero"),
        ("gondola", 8, "ondola"),
    ],
)
def test_a_mouse_reads_what_it_points_at(household: Household, kind: str, id_: object, words: str) -> None:
    table = household.seat(Lagoon, murano_when(sailing))
    table.page.mouse.move(*table.spot(kind, id_))
    expect(table.part("board")).to_have_attribute("title", re.compile(words))
    table.page.mouse.move(5, 5)
    expect(table.part("board")).to_have_attribute("title", "")


def test_a_mouse_sees_what_a_tile_would_bring(household: Household) -> None:
    state = murano_when(lambda view: houses(view) and view["observation"]["round"] > 6)
    table = household.seat(Lagoon, state)
    action = houses(table.view)[-1]
    if len({one["tile"] for one in table.view["actions"] if one["type"] == "build"}) > 1:
        table.tap(f"press-tile-{action['tile']}")
    step = table.view["step"]
    table.page.mouse.move(*table.spot("cell", action["place"]))
    expect(table.part("board")).to_have_attribute("title", re.compile(r"\+"))
    assert table.state["ghost"]["cell"] == action["place"]
    assert table.view["step"] == step
    table.page.mouse.move(5, 5)
    assert table.state["ghost"] is None


# How far the question lies from its site, in css pixels, and how much it covers of players and of the bar of the island.
AWAY = f"""(id) => {{
    const table = {TABLE};
    const boxes = (parts) => [...table.renderRoot.querySelectorAll(parts)].map((one) => one.getBoundingClientRect());
    const [box] = boxes(".bubble");
    const there = table.bridge.boxOf({{ kind: "cell", id }});
    const apart = (one) => [
        Math.max(one.left - box.right, box.left - one.left - one.width),
        Math.max(one.top - box.bottom, box.top - one.top - one.height),
    ];
    const covered = boxes(".seat, .island-card").filter((one) => one.width > 0 && Math.max(...apart(one)) < 0);
    return [Math.hypot(...apart(there).map((one) => Math.max(0, one))), covered.length];
}}"""


@pytest.mark.parametrize("size", ["tablet", "tablet-upright", "phone-lying"])
def test_a_question_lies_near_its_site_and_over_no_player(household: Household, size: str) -> None:
    state = murano_when(lambda view: view["observation"]["phase"] == "street")
    table = household.seat(Lagoon, state, has_touch=True)
    resize(table.page, size)
    table.page.wait_for_timeout(500)
    cells = [one["place"] for one in table.view["actions"] if one["type"] == "build"]
    table.board("cell", cells[len(cells) // 2])
    expect(table.part("ask-yes")).to_be_visible()
    table.page.wait_for_timeout(600)
    far, covered = table.page.evaluate(AWAY, cells[len(cells) // 2])
    assert covered == 0
    assert far < 60
