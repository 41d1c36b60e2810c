"""What lies over the lagoon on a phone makes room for what it is about."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.household import Household
from tests.browser.looks import SIZES, resize
from tests.browser.murano import Lagoon, murano_when
from tests.browser.steps import wait_until
from tests.browser.table import TABLE, View


def sailing(view: View) -> bool:
    return bool(view["observation"]["phase"] == "sail" and view["observation"]["round"] > 3)


# How much of a space other than the one that is spoken of lies under the bubble, in square pixels.
COVERED = f"""(meant) => {{
    const table = {TABLE};
    const box = table.renderRoot.querySelector(".bubble").getBoundingClientRect();
    return table.board.ring.spaces.filter(({{ no }}) => no !== meant).map(({{ no }}) => {{
        const one = table.bridge.boxOf({{ kind: "space", id: String(no) }});
        const w = Math.min(box.right, one.right) - Math.max(box.left, one.left);
        const h = Math.min(box.bottom, one.bottom) - Math.max(box.top, one.top);
        return w > 2 && h > 2 ? [no, Math.round(w * h)] : null;
    }}).filter(Boolean);
}}"""


NOT_ENOUGH = f"""(space) => {{
    const table = {TABLE};
    const place = {{ kind: "space", id: String(space) }};
    table.feedback.refuse({{ rule: "MU-219", data: {{ needed: 3, gold: 1, price: 0 }} }}, "map", place);
    return table.updateComplete;
}}"""


@pytest.mark.parametrize("size", ["phone", "phone-lying", "tablet"])
def test_a_note_about_a_space_leaves_the_other_spaces_to_the_next_touch(
    household: Household, size: str
) -> None:
    table = household.seat(Lagoon, murano_when(sailing), has_touch=True)
    resize(table.page, size)
    covered = {}
    for space in range(1, 19):
        table.page.evaluate(NOT_ENOUGH, space)
        if hidden := table.page.evaluate(COVERED, space):
            covered[space] = hidden
    assert covered == {}


def test_the_log_in_its_drawer_gives_way_to_the_place_of_a_line(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(sailing), has_touch=True)
    resize(table.page, "phone")
    table.tap("tool-log")
    # A line without a place says so, and the drawer stays.
    table.root.locator(".drawer st-log li.line:not([data-places])").last.tap()
    expect(table.part("bubble")).to_contain_text("no place")
    # One touch puts it away, so that the lines under it are free.
    table.part("bubble").tap()
    expect(table.part("bubble")).to_have_count(0)
    line = table.root.locator(".drawer st-log li[data-places]").last
    # A second tap at the same place that comes sooner is one on the bubble.
    table.page.wait_for_timeout(500)
    line.tap()
    expect(table.root.locator(".drawer")).to_have_count(0)
    assert table.page.evaluate(f"() => {TABLE}.marks.length") > 0


def test_what_was_told_goes_when_a_drawer_or_a_window_opens(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(sailing), has_touch=True)
    resize(table.page, "phone")
    for opening in ("tool-goods", "tool-help"):
        table.page.evaluate(f'() => {TABLE}.feedback.say("told", "prompt")')
        expect(table.part("bubble")).to_be_visible()
        table.tap(opening)
        expect(table.part("bubble")).to_have_count(0)
        table.page.keyboard.press("Escape")


# Words that are broken within themselves: they have more lines than words.
BROKEN = f"""() => [...{TABLE}.renderRoot.querySelectorAll(".seat-name")].filter((one) => {{
    const range = document.createRange();
    range.selectNodeContents(one);
    const tops = new Set([...range.getClientRects()].map(({{ top }}) => Math.round(top)));
    return tops.size > one.textContent.trim().split(/\\s+/u).length;
}}).map((one) => one.textContent.trim())"""


@pytest.mark.parametrize("size", ["phone", "phone-lying"])
def test_a_name_is_not_broken_within_a_word(household: Household, size: str) -> None:
    table = household.seat(Lagoon, murano_when(sailing), has_touch=True)
    table.page.evaluate(
        f"""() => {{
            const table = {TABLE};
            table.seats = table.seats.map((seat) => ({{ ...seat, name: "Apprentice" }}));
            const observation = table.view.observation;
            const seats = observation.seats.map((seat) => ({{ ...seat, points: 47, gold: 12 }}));
            table.view = {{ ...table.view, observation: {{ ...observation, seats }} }};
        }}"""
    )
    resize(table.page, size)
    assert table.page.evaluate(BROKEN) == []
    if size == "phone":
        table.board("flag", "santo-stefano")
        name = table.part("island-card").locator("b").first
        assert name.evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0


def test_actions_are_taken_back_in_the_list_of_all_of_them(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(sailing))
    view = table.view
    table.page.keyboard.press("a")
    expect(table.part("list-undo")).to_have_count(0)
    table.page.keyboard.press("Escape")
    space = next(one for one in view["observation"]["reach"] if one["usable"] and one["moves"])["space"]
    table.page.keyboard.press("a")
    table.root.locator(f"[data-goal='{space}']").click()
    table.wait_after(view["step"])
    table.page.keyboard.press("a")
    table.tap("list-undo")
    table.page.wait_for_function(f"(step) => {TABLE}.view.step <= step", arg=view["step"])


def test_the_presses_of_another_choice_are_read_from_the_first_one_on(household: Household) -> None:
    def producing(view: View) -> bool:
        """Return whether beads can be sold after this."""
        types = [one["type"] for one in view["actions"]]
        return types.count("produce") > 1

    table = household.seat(Lagoon, murano_when(producing), has_touch=True)
    # So low that no list of presses has room.
    table.page.set_viewport_size({"width": 640, "height": 320})
    step = table.view["step"]
    bar = table.part("act-bar")
    # The table takes its new shape first.
    table.page.wait_for_function(
        "(one) => { Object.assign(one.style, { minBlockSize: '0', maxBlockSize: '60px' });"
        " one.scrollTop = 40; return one.scrollTop > 0; }",
        arg=bar.element_handle(),
    )
    table.page.evaluate(f"() => {TABLE}.act({TABLE}.moves.produces.at(-1))")
    table.wait_for_step(step + 1)
    assert bar.evaluate("(one) => one.scrollTop") == 0


def leaves_free(table: Lagoon, advice: str) -> bool:
    """Return whether advice, a part or an element, covers nothing of the lagoon."""
    part = table.page.locator(advice) if "-" in advice else table.page.get_by_test_id(advice)
    box, lagoon = part.bounding_box(), table.part("map").bounding_box()
    assert box
    assert lagoon
    is_beside = box["x"] >= lagoon["x"] + lagoon["width"]
    is_above = box["y"] + box["height"] <= lagoon["y"]
    return is_beside or is_above or box["y"] >= lagoon["y"] + lagoon["height"]


BOARD = f"""() => {{
    const {{ width, height }} = {TABLE}.shadowRoot.querySelector(".map-canvas").getBoundingClientRect();
    return [width, height].map(Math.round);
}}"""


def test_upright_the_board_keeps_its_size_whatever_the_guide_says(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(sailing), has_touch=True)
    resize(table.page, "tablet-upright")
    expect(table.part("guide-card")).to_be_visible()
    before = table.page.evaluate(BOARD)
    table.part("guide-off").click()
    expect(table.part("guide-card")).to_have_count(0)
    assert table.page.evaluate(BOARD) == before


def test_a_hint_leaves_the_lagoon_free_and_numbers_its_steps(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(sailing), has_touch=True)
    table.page.get_by_test_id("bar-hint").click()
    expect(table.page.get_by_test_id("hint-more")).to_be_visible()
    for size in SIZES:
        resize(table.page, size)
        assert leaves_free(table, "hint"), size
    resize(table.page, "tablet-upright")
    table.page.get_by_test_id("hint-more").click()
    assert leaves_free(table, "st-hint")
    steps = table.page.evaluate(f"() => {TABLE}.bridge.state().steps.map(({{ kind }}) => kind)")
    assert steps[:2] in ([], ["ship", "space"])
    step = table.view["step"]
    table.page.get_by_test_id("hint-do").click()
    wait_until(table.page, lambda: table.view["step"] > step)
    expect(table.page.get_by_test_id("hint")).to_have_count(0)


MESSAGE = """() => {
    const shelf = document.createElement("st-toasts");
    document.body.append(shelf);
    shelf.add({ text: "The game had to be restarted. You are back where you were; please repeat your last step." });
}"""


@pytest.mark.parametrize("size", ["phone", "phone-lying", "tablet", "desktop"])
def test_a_message_lies_in_the_bar_and_covers_nothing_of_the_table(household: Household, size: str) -> None:
    table = household.seat(Lagoon, murano_when(sailing), has_touch=True)
    resize(table.page, size)
    table.page.evaluate(MESSAGE)
    message = table.page.get_by_test_id("toast").bounding_box()
    bar = table.page.locator("st-table-host .bar").bounding_box()
    assert message
    assert bar
    assert message["y"] + message["height"] <= bar["y"] + bar["height"] + 2
    table.page.evaluate("() => document.querySelector('st-toasts').remove()")
