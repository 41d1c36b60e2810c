"""Murano on every size of screen and for everybody: nothing covered or too small, and what axe finds."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import spieltisch
from spieltisch import State
from tests.browser.frame.test_accessibility import violations
from tests.browser.household import Household
from tests.browser.looks import EVERYTHING, SIZES, faults, resize, text_at_double_size
from tests.browser.murano import Lagoon, murano_when
from tests.browser.sweeps import ENGLISH, GERMAN, Sizes, on_all_sizes
from tests.browser.table import GUIDE_OFF, TABLE, View
from tests.lagoon import lagoon
from tests.records.golden import read, record_of

LIE = f"() => {TABLE}.bridge.lagoon.board.ring.spaces.map((one) => one.edge)"


def in_the_middle(view: View) -> bool:
    return bool(view["observation"]["phase"] == "sail" and view["observation"]["round"] > 10)


def phase(name: str) -> Callable[[View], bool]:
    return lambda view: view["observation"]["phase"] == name


def buildings(view: View) -> bool:
    return view["observation"]["phase"] == "act" and {"draw", "build"} <= {
        one["type"] for one in view["actions"]
    }


def longest(name: str, kind: str = "") -> State:
    """Return where a golden game has most cards, buildings and beads before one person who decides, or decides that."""
    record = record_of(read(name))
    state, most = spieltisch.replay(record, 0), (-1, spieltisch.replay(record, 0))
    for text in record["actions"]:
        own = state.observation(state.current_player)["seats"][state.current_player]
        held = sum(own["tiles"].values()) + sum(own["beads"].values())
        size = 3 * own["characterCount"] + 2 * len(own["specials"]) + held
        if size > most[0] and kind in ("", state.observation(None)["phase"]):
            most = (size, state.copy())
        state.apply(text)
    return most[1]


SCREENS: dict[str, Callable[[], State]] = {
    "sail": lambda: murano_when(in_the_middle, 4),
    "build": lambda: murano_when(buildings, 2),
    "character": lambda: murano_when(phase("character"), 2),
    "special": lambda: murano_when(phase("special"), 3),
    "choose": lambda: murano_when(phase("choose"), 2),
    "sell": lambda: murano_when(phase("sell"), 2),
    "assign": lambda: murano_when(phase("assign"), 2, assignment="by-hand"),
}


def opened(household: Household, state: State, dress: dict[str, Any]) -> Page:
    """Open a kept game with a language and an appearance, and take the seat."""
    return household.seat(Lagoon, state, **dress).page


@on_all_sizes(SCREENS)
def test_every_size(household: Household, screen: str, dress: dict[str, Any], sizes: Sizes) -> None:
    page = opened(household, SCREENS[screen](), dress)
    found = {}
    for size in sizes:
        resize(page, size)
        found[size] = faults(page)
    assert {size: list_ for size, list_ in found.items() if list_} == {}
    resize(page, "large-desktop")
    assert violations(page) == ""


# What is longer than its own place is cut off; only the log and the list of all actions are longer than the screen.
CUT = """() => {
    const all = EVERYTHING(document);
    const parts = ".table, .players, .seat, .map-place, .act-bar, .own, .own-part, .own-card, .tools, .prompt";
    return all.filter((one) => one.matches(parts) && one.checkVisibility()).flatMap((one) => {
        const [w, h] = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
        return w > 2 || h > 2 ? [`${one.className}: ${w} x ${h}`] : [];
    });
}""".replace("EVERYTHING", EVERYTHING)


@pytest.mark.parametrize("name", ["murano-4", "murano-chosen-income"])
def test_late_in_a_golden_game_nothing_is_cut_and_nothing_leaves_the_table(
    household: Household, name: str
) -> None:
    page = opened(household, longest(name), GERMAN)
    found = {}
    for size in SIZES:
        resize(page, size)
        found[size] = faults(page, fixed=True) + page.evaluate(CUT)
    assert {size: list_ for size, list_ in found.items() if list_} == {}


@pytest.mark.parametrize(("kind", "least"), [("sell", 88), ("place", 44)])
def test_on_a_lying_phone_choices_and_what_one_has_are_in_sight(
    household: Household, kind: str, least: int
) -> None:
    """They lay under what one has, or behind a strip of one row; what one has vanished behind them."""
    page = opened(household, longest("murano-2", kind), GERMAN)
    page.evaluate(GUIDE_OFF)
    resize(page, "phone-lying")
    assert [fault for fault in faults(page) if fault.startswith("covered")] == []
    bar = page.locator(".act-bar").bounding_box()
    assert bar
    assert bar["height"] >= least
    own = page.locator(".own").bounding_box()
    assert own
    assert bar["y"] + bar["height"] <= own["y"]


@pytest.mark.parametrize(
    "beads", ["red green green blue", "red red red green green green blue blue blue"], ids=["eight", "ten"]
)
def test_no_sale_is_cut_on_any_screen(household: Household, beads: str) -> None:
    cards: dict[str, Any] = {"characters": {0: "bead-red sole-glass bead-each"}, "gondolas": {1: 0, 5: 0}}
    state = lagoon(
        beads={0: beads}, specials={0: "kuenstlerwerkstatt-1"}, ships="2 4 6 9 11 14 16 18", **cards
    )
    state.apply("sail 6-7")
    state.apply("produce 0")
    page = opened(household, state, GERMAN)
    page.evaluate(GUIDE_OFF)
    found = {}
    for size in SIZES:
        resize(page, size)
        cut = "act-bar", "own-part own-characters"
        found[size] = [fault for fault in page.evaluate(CUT) if fault.startswith(cut)]
    assert {size: list_ for size, list_ in found.items() if list_} == {}


@pytest.mark.parametrize(
    "tiles", ["shop-red", "shop-red glass palace-2", "shop-red shop-blue glass palace-2 special"]
)
def test_on_a_lying_phone_what_one_has_is_whole_beside_what_can_be_built(
    household: Household, tiles: str
) -> None:
    """Its second row, and half of its first one, lay below the edge of their box."""
    streets = {"2c2": "red-1", "2b2": "none"}
    state = lagoon(3, tiles={0: tiles}, streets=streets, beads={0: "red green green blue"}, gold={0: 17})
    state.apply("sail 2-3")
    page = opened(household, state, GERMAN)
    page.evaluate(GUIDE_OFF)
    resize(page, "phone-lying")
    assert faults(page) + page.evaluate(CUT) == []


TWO: dict[str, Callable[[View], bool]] = {
    "sell": lambda view: [one["type"] for one in view["actions"]] == ["sell", "sell"],
    "search": lambda view: {"buy", "search"} <= {one["type"] for one in view["actions"]},
    "build": lambda view: {"draw", "build"} <= {one["type"] for one in view["actions"]},
}


@pytest.mark.parametrize("kind", list(TWO))
def test_on_a_lying_phone_two_choices_are_whole_beside_the_guide(household: Household, kind: str) -> None:
    """The second one was a sliver; the guide speaks in place of the line above, and leaves the board all the height."""
    page = opened(household, murano_when(TWO[kind]), GERMAN)
    resize(page, "phone-lying")
    bar, *presses = (
        one.bounding_box() for one in [page.locator(".act-bar"), *page.locator(".act-bar .press").all()]
    )
    assert bar
    for press in presses:
        assert press
        assert press["y"] + press["height"] <= bar["y"] + bar["height"] + 1
    board = page.locator(".map").bounding_box()
    assert board
    assert board["height"] > 320
    if kind == "build":
        # The lower half of one's own gold was cut.
        own, *numbers = (one.bounding_box() for one in page.locator(".own, .own .number").all())
        assert own
        assert numbers
        assert all(one and one["y"] + one["height"] <= own["y"] + own["height"] + 1 for one in numbers)


def test_the_ring_in_words_fits_beside_the_picture(household: Household) -> None:
    page = opened(household, murano_when(in_the_middle), GERMAN)
    resize(page, "tablet")
    page.evaluate(f"() => {TABLE}.renderRoot.querySelector('.told-place').focus()")
    wide, there = page.evaluate(
        f"() => ['.told-body table', '.told-body'].map((one) => {TABLE}.renderRoot.querySelector(one).clientWidth)"
    )
    assert wide <= there


@pytest.mark.parametrize("kind", ["special", "character", "choose"])
def test_on_a_lying_phone_the_end_of_the_turn_stays_beside_the_way_back_to_a_choice(
    household: Household, kind: str
) -> None:
    page = opened(household, longest("murano-4", kind), GERMAN)
    page.evaluate(GUIDE_OFF)
    resize(page, "phone-lying")
    page.get_by_test_id("sheet-fold").click()
    for part in "sheet-folded", "btn-end-turn":
        expect(page.get_by_test_id(part)).to_be_in_viewport(ratio=1)
    assert page.locator(".table").evaluate("(one) => one.scrollHeight - one.clientHeight") <= 0


@pytest.mark.parametrize("size", ["phone", "phone-lying"])
def test_the_drawer_says_to_the_ear_how_many_cards_lie_in_it(household: Household, size: str) -> None:
    page = opened(household, longest("murano-4"), ENGLISH)
    resize(page, size)
    drawer = page.get_by_test_id("tool-goods")
    expect(drawer).to_have_accessible_name(re.compile(r"^Cards and special buildings: \W\d+\W$"))
    assert violations(page) == ""


def test_on_a_phone_the_lagoon_stays_as_it_lies_when_the_guide_goes(household: Household) -> None:
    page = opened(household, murano_when(in_the_middle, 3), ENGLISH)
    resize(page, "phone")
    upright = page.evaluate(LIE)
    page.evaluate(GUIDE_OFF)
    expect(page.get_by_test_id("guide-card")).to_have_count(0)
    assert page.evaluate(LIE) == upright


@pytest.mark.parametrize("size", ["tablet", "desktop"])
def test_the_lagoon_stays_whatever_is_asked_below_it(household: Household, size: str) -> None:
    heights = set()
    for screen in ("sail", "build", "character", "choose"):
        page = opened(household, SCREENS[screen](), ENGLISH)
        page.evaluate(GUIDE_OFF)
        resize(page, size)
        heights.add(page.get_by_test_id("map").evaluate("(map) => Math.round(map.clientHeight)"))
    assert len(heights) == 1


@pytest.mark.parametrize("size", ["tablet", "phone-lying"])
def test_late_in_a_game_the_lagoon_is_as_large_as_at_first(household: Household, size: str) -> None:
    boards = []
    for state in murano_when(phase("sail"), 4), longest("murano-4"):
        page = opened(household, state, ENGLISH)
        page.evaluate(GUIDE_OFF)
        resize(page, size)
        boards.append(page.get_by_test_id("map").evaluate("(map) => [map.clientWidth, map.clientHeight]"))
    assert boards[0] == boards[1]


def test_on_an_upright_tablet_few_and_many_buttons_have_the_same_room(household: Household) -> None:
    bars = []
    for screen in ("sail", "build", "sell"):
        page = opened(household, SCREENS[screen](), ENGLISH)
        page.evaluate(GUIDE_OFF)
        resize(page, "tablet-upright")
        bars.append(page.locator(".act-bar").bounding_box())
    assert len({bar["height"] for bar in bars if bar}) == 1


@pytest.mark.parametrize("size", ["phone", "phone-lying"])
def test_the_drawer_of_cards_leaves_the_end_of_the_turn_free(household: Household, size: str) -> None:
    table = household.seat(Lagoon, longest("murano-4"))
    resize(table.page, size)
    table.tap("tool-goods")
    expect(table.root.locator(".drawer")).to_be_visible()
    table.point("btn-end-turn")


@pytest.mark.parametrize("screen", ["sail", "build", "character", "assign"])
def test_text_at_double_size(household: Household, screen: str) -> None:
    page = opened(household, SCREENS[screen](), GERMAN)
    found = {}
    with text_at_double_size(page):
        for size in ("tablet", "tablet-upright", "phone", "desktop"):
            resize(page, size)
            found[size] = faults(page)
    assert {size: list_ for size, list_ in found.items() if list_} == {}


def test_windows(household: Household) -> None:
    page = opened(household, SCREENS["sail"](), ENGLISH)
    window = page.locator("dialog[open], .drawer")
    for key in ("c", "s", "?", "a"):
        resize(page, "tablet")
        page.keyboard.press(key)
        expect(window.first, key).to_be_visible()
        assert violations(page) == "", key
        resize(page, "phone")
        assert faults(page) == [], key
        page.keyboard.press("Escape")
        expect(window, key).to_have_count(0)


BUTTONS = """(root) => [...root.querySelectorAll(".tools button, .turn button")].map((one) => {
    const { left, right } = one.getBoundingClientRect();
    return [Math.round(left), Math.round(right)];
}).filter(([left, right]) => right > left)"""


def test_the_buttons_of_the_narrowest_phone_lie_side_by_side(household: Household) -> None:
    """A finger aimed at one of them must not touch another one."""
    table = household.seat(
        Lagoon, murano_when(lambda view: [one["type"] for one in view["actions"]] == ["end"])
    )
    table.page.set_viewport_size({"width": 320, "height": 568})
    places: list[list[int]] = sorted(table.root.evaluate(f"(table) => ({BUTTONS})(table.shadowRoot)"))
    assert len(places) >= 5
    assert [pair for pair in pairwise(places) if pair[0][1] > pair[1][0]] == []
