"""No tap is lost while the table is busy, and none means what came under the finger only afterwards."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from spieltisch import State
from tests.browser.devices import game_when, phase
from tests.browser.household import Household
from tests.browser.looks import resize, resize_to
from tests.browser.murano import Lagoon, murano_when
from tests.browser.table import POLL, TABLE, Table

GAPS = (60, 120, 250, 450)
"""Milliseconds between two taps."""

PAIRS = pytest.mark.parametrize("pairs", [5, pytest.param(15, marks=pytest.mark.long)])
"""So many pairs of taps with each gap."""

FREE = f"() => !{TABLE}.busy && {TABLE}.inputQueue.waiting.length === 0"

# Counts what a table sends, so that an action that was taken back again is not overlooked.
COUNT = f"""() => {{
    window.sent = {{ act: 0, undo: 0 }};
    {TABLE}.addEventListener("table-act", () => {{ window.sent.act += 1; }});
    {TABLE}.addEventListener("table-undo", () => {{ window.sent.undo += 1; }});
}}"""


# Taps two places. A driver that is kept waiting makes the time between its taps longer, so the page itself makes them, and they
# say when they were made: what is tried is that time, and no busy machine changes it.
# The tool of the bar at a place of the screen.
UNDER = """([x, y]) => {
    let found = document.elementFromPoint(x, y);
    while (found?.shadowRoot?.elementFromPoint(x, y)) {
        const inner = found.shadowRoot.elementFromPoint(x, y);
        if (inner === found) break;
        found = inner;
    }
    return found?.closest("[data-part^=bar-]")?.dataset.part ?? null;
}"""

TAP_TWICE = """async ([first, second, gap]) => {
    const under = (x, y) => {
        let top = document.elementFromPoint(x, y);
        for (let inner = top; inner; ) {
            top = inner;
            inner = top.shadowRoot?.elementFromPoint(x, y);
            if (inner === top) break;
        }
        return top;
    };
    const tap = ([clientX, clientY], time) => {
        const mouse = { clientX, clientY, bubbles: true, cancelable: true, composed: true, pointerId: 1,
            pointerType: "mouse", isPrimary: true };
        const send = (target, name, more) => target.dispatchEvent(Object.defineProperty(
            new PointerEvent(name, { ...mouse, ...more }), "timeStamp", { value: time }));
        const pressed = under(clientX, clientY);
        send(pressed, "pointerdown", { buttons: 1 });
        const lifted = under(clientX, clientY);
        send(lifted, "pointerup", {});
        if (lifted === pressed) send(lifted, "click", { detail: 1 });
    };
    const began = performance.now();
    tap(first, began);
    await new Promise((resolve) => setTimeout(resolve, gap));
    tap(second, began + gap);
}"""


def tap_twice(table: Table, first: tuple[float, float], second: tuple[float, float], gap: int) -> None:
    """Tap two places, the second one so long after the first, and wait until the table is free again."""
    table.page.evaluate("() => { window.sent.act = window.sent.undo = 0; }")
    table.page.evaluate(TAP_TWICE, [list(first), list(second), gap])
    table.page.wait_for_function(FREE, polling=POLL)


def answered(table: Table) -> bool:
    """True if both taps have done what they mean."""
    sent: dict[str, int] = table.page.evaluate("() => window.sent")
    return sent == {"act": 1, "undo": 1}


def lays_at_once(state: State) -> bool:
    """A hand card fits at one end only, so that one tap lays it."""
    if phase(state) != "take" or state.observation(None)["round"] < 4:
        return False
    return card_to_lay(state) is not None


def card_to_lay(state: State) -> str | None:
    """A card of the hand that one tap will lay, whatever is taken first."""
    trial = state.copy()
    trial.apply(next(one for one in trial.legal_actions() if str(one).startswith("take ")))
    lays: list[dict[str, Any]] = [one.to_dict() for one in trial.legal_actions() if one.verb == "lay"]
    hand = state.observation(state.current_player)["seats"][state.current_player or 0]["hand"]
    for card in hand:
        own = [one for one in lays if one["card"] == card and one["end"] != "anew"]
        if len(own) == 1 and own[0]["official"] is None:
            return str(card)
    return None


@PAIRS
@pytest.mark.parametrize("gap", GAPS)
def test_a_tap_while_a_card_is_taken_or_laid_is_carried_out(
    household: Household, gap: int, pairs: int
) -> None:
    state = game_when(lays_at_once)
    card = card_to_lay(state)
    table = household.seat(Table, state)
    page = table.page
    page.evaluate(COUNT)
    hand, undo = f"hand-{card}-0", "btn-undo"
    step = table.view["step"]
    tap_twice(table, table.point(f"card-{state.observation(0)['display'][0]}"), table.point(hand), gap)
    table.wait_for_step(step + 2)
    assert page.evaluate("() => window.sent") == {"act": 2, "undo": 0}
    table.tap(undo)
    page.wait_for_function(f"(step) => {TABLE}.view.step === step && !{TABLE}.busy", arg=step + 1)
    done = 0
    for _ in range(pairs - 1):
        tap_twice(table, table.point(hand), table.point(undo), gap)
        done += answered(table)
        assert table.view["step"] == step + 1
    assert done == pairs - 1


def sails_for_nothing(view: dict[str, Any]) -> bool:
    """A space that one tap reaches, without anything that follows at once."""
    return free_space(view) is not None


def free_space(view: dict[str, Any]) -> int | None:
    if view["observation"]["phase"] != "sail":
        return None
    for one in view["observation"]["reach"] or []:
        costless = one["usable"] and one["price"] == 0 and len(one["moves"] or []) == 1
        if costless and one["space"] in (3, 5, 9, 14, 16):
            return int(one["space"])
    return None


@PAIRS
@pytest.mark.parametrize("gap", GAPS)
def test_a_tap_while_a_ship_sails_is_carried_out(household: Household, gap: int, pairs: int) -> None:
    table = household.seat(Lagoon, murano_when(sails_for_nothing))
    table.page.evaluate(COUNT)
    view = table.view
    space = table.spot("space", free_space(view))
    done = 0
    for _ in range(pairs):
        tap_twice(table, space, table.point("btn-undo"), gap)
        done += answered(table)
        assert table.view["step"] == view["step"]
    assert done == pairs


# The first comes while the table is busy; the one after the quick half of a double tap when the new position has been
# painted, but hardly been seen.
QUICK = pytest.mark.parametrize("gap", [30, 120, 350, 500])


@QUICK
def test_two_quick_taps_of_the_deck_draw_one_card(household: Household, gap: int) -> None:
    """The second card would be an unseen one, and undo does not give it back."""
    state = game_when(lambda state: phase(state) == "take" and state.observation(None)["round"] == 1)
    table = household.seat(Table, state)
    step, deck = table.view["step"], table.point("deck")
    table.page.evaluate(COUNT)
    tap_twice(table, deck, deck, gap)
    table.wait_for_step(step + 1)
    assert table.page.evaluate("() => window.sent.act") == 1
    expect(table.root.locator(".bubble")).to_be_visible()
    table.tap("deck")
    table.wait_for_step(step + 2)


@QUICK
def test_two_quick_taps_of_a_space_only_sail_there(household: Household, gap: int) -> None:
    """The second one would show characters, or buy."""

    def leads_on(view: dict[str, Any]) -> bool:
        return free_space(view) == 5

    table = household.seat(Lagoon, murano_when(leads_on))
    step, space = table.view["step"], table.spot("space", 5)
    table.page.evaluate(COUNT)
    tap_twice(table, space, space, gap)
    assert table.page.evaluate("() => window.sent.act") == 1
    assert table.view["step"] == step + 1
    expect(table.root.locator(".bubble")).to_be_visible()
    # It is answered where it was touched, and not at the top of the board.
    x, y = space
    box = table.root.locator(".bubble").bounding_box()
    assert box
    apart = (
        max(box["x"] - x, x - box["x"] - box["width"], 0),
        max(box["y"] - y, y - box["y"] - box["height"], 0),
    )
    assert max(apart) < 90


@QUICK
def test_a_tap_on_a_choice_that_has_just_gone_makes_no_other_one(household: Household, gap: int) -> None:
    """Passing after all looks at no characters, which could not be taken back."""
    table = household.seat(Lagoon, murano_when(lambda view: free_space(view) == 5))
    step, space = table.view["step"], table.spot("space", 5)
    passing = table.point("press-pass")
    table.page.evaluate(COUNT)
    tap_twice(table, space, passing, gap)
    assert table.page.evaluate("() => window.sent.act") == 1
    assert table.view["step"] == step + 1
    expect(table.root.locator(".bubble")).to_be_visible()


@pytest.mark.parametrize("size", ["phone", "tablet"])
def test_a_double_tap_of_the_advice_does_it_and_nothing_else(household: Household, size: str) -> None:
    table = household.seat(Lagoon, murano_when(sails_for_nothing))
    page = table.page
    resize(page, size)
    page.evaluate(COUNT)
    page.get_by_test_id("bar-hint").click()
    page.get_by_test_id("hint-more").wait_for()
    box = page.get_by_test_id("hint-do").bounding_box()
    assert box
    spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    # Until then it was not read.
    page.wait_for_timeout(700)
    # By the second tap something else lies there: the bar, or the table.
    tap_twice(table, spot, spot, 250)
    expect(table.part("bubble")).to_be_visible()
    assert page.evaluate("() => window.sent") == {"act": 1, "undo": 0}
    assert page.evaluate(f"() => [{TABLE}.dialog, {TABLE}.drawer]") == [None, None]
    expect(page.get_by_test_id("rulebook")).to_have_count(0)


@pytest.mark.parametrize("size", [(390, 844), (320, 640), (844, 390)])
def test_no_tool_of_the_bar_lies_where_advice_is_done(household: Household, size: tuple[int, int]) -> None:
    table = household.seat(Lagoon, murano_when(sails_for_nothing))
    page = table.page
    resize_to(page, *size)
    page.get_by_test_id("bar-hint").click()
    page.get_by_test_id("hint-more").wait_for()
    box = page.get_by_test_id("hint-do").bounding_box()
    assert box
    page.get_by_test_id("hint-close").click()
    expect(page.get_by_test_id("hint")).to_have_count(0)
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    assert page.evaluate(UNDER, middle) is None


def fits_nowhere(state: State) -> bool:
    """A hand card that only begins a new route, before which the page asks."""
    seen = state.observation(state.current_player)
    return phase(state) == "lay" and seen["round"] > 3 and lost_card(state) is not None


def lost_card(state: State) -> str | None:
    lays: list[dict[str, Any]] = [one.to_dict() for one in state.legal_actions() if one.verb == "lay"]
    fits = {one["card"] for one in lays if one["end"] != "anew"}
    return next((one["card"] for one in lays if one["card"] not in fits), None)


def test_a_double_tap_does_not_shut_what_its_first_half_opened(household: Household) -> None:
    state = game_when(fits_nowhere)
    table = household.seat(Table, state)
    spot = table.point(f"hand-{lost_card(state)}-0")
    table.page.mouse.dblclick(*spot)
    expect(table.part("abandon-yes")).to_be_visible()
    table.tap("abandon-no")
    expect(table.part("abandon-yes")).not_to_be_visible()
