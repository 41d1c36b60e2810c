"""What the browser has lost of its pictures: a graphics process that crashes, as on a tablet short of memory, takes them along."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, Playwright, expect

from spieltisch import State
from tests.browser.devices import game, positions
from tests.browser.household import Household
from tests.browser.murano import Lagoon, new_murano
from tests.browser.site import Site
from tests.browser.table import TABLE, Table
from tests.faults.machine import FLAGS
from tools.browsers import chromium_of_tests

GRAPHICS = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"]
"""A graphics process of its own, which reckons what a graphics card would."""

MAP_PLACE = f"{TABLE}.bridge.map.container"
LAGOON_PLACE = f"{TABLE}.bridge.lagoon.container"
ROME = f"{TABLE}.shadowRoot.querySelector('.rome-canvas')"

# How many dots of each canvas of a place are painted.
PAINTED = """(place) => [...place.querySelectorAll("canvas")].map((canvas) => {
    if (canvas.width === 0) return 0;
    // A copy: a canvas that is read itself leaves the graphics card for good.
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
    copy.drawImage(canvas, 0, 0);
    const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
    let painted = 0;
    for (let at = 3; at < data.length; at += 4) if (data[at] > 0) painted += 1;
    return painted;
})"""
# Reading a picture back takes a slow graphics process long: asked at each frame, it would not come to painting.
SELDOM_MS, LONG_MS = 500, 60_000
# What the browser does to all that is drawn when it loses it. Nothing can be painted on it until it says so.
LOSE = """(place) => {
    for (const canvas of place.querySelectorAll("canvas")) {
        canvas.width = canvas.width;
        canvas.dispatchEvent(new Event("contextlost"));
    }
}"""
FIND_AGAIN = """(place) => {
    for (const canvas of place.querySelectorAll("canvas")) canvas.dispatchEvent(new Event("contextrestored"));
}"""


def with_rome() -> State:
    return game(audience=True)


@pytest.fixture
def crashing(playwright: Playwright, site: Site, expected_errors: list[str]) -> Iterator[Household]:
    """A device whose browser draws in a graphics process."""
    flags = [flag for flag in FLAGS if flag != "--disable-gpu"]
    browser = playwright.chromium.launch(executable_path=chromium_of_tests(), args=[*flags, *GRAPHICS])
    household = Household(browser, site)
    yield household
    household.leave(failed=True, expected=expected_errors)
    browser.close()


def painted(page: Page, place: str) -> list[int]:
    dots: list[int] = page.evaluate(f"() => ({PAINTED})({place})")
    return dots


def wait_for_ink(page: Page, place: str, expected: list[int] | None = None) -> list[int]:
    """Wait until a place looks as expected, or else until the lowest of its canvases is full."""
    if expected is None:
        page.wait_for_function(f"() => ({PAINTED})({place})[0] > 1000", polling=SELDOM_MS, timeout=LONG_MS)
        page.wait_for_timeout(500)
        return painted(page, place)
    same = f"(expected) => ({PAINTED})({place}).join() === expected.join()"
    page.wait_for_function(same, arg=expected, polling=SELDOM_MS, timeout=LONG_MS)
    return expected


def crash(page: Page, place: str) -> None:
    """Let the browser's graphics process crash, and wait until what is drawn there is lost."""
    page.evaluate(
        f"""() => {{
            window.lost = 0;
            ({place}).addEventListener("contextlost", () => {{ window.lost += 1; }}, true);
        }}"""
    )
    browser = page.context.browser
    assert browser
    browser.new_browser_cdp_session().send("Browser.crashGpuProcess")
    page.wait_for_function("() => window.lost > 0")


@pytest.mark.parametrize(
    ("kind", "state", "place"),
    [(Table, game, MAP_PLACE), (Lagoon, new_murano, LAGOON_PLACE), (Table, with_rome, ROME)],
    ids=["thurn-und-taxis", "murano", "rome"],
)
def test_a_board_is_painted_again_after_a_crash(
    kind: type[Table], state: Callable[[], State], place: str, crashing: Household
) -> None:
    page = crashing.seat(kind, state()).page
    dots = wait_for_ink(page, place)
    crash(page, place)
    wait_for_ink(page, place, dots)


def test_the_chart_of_the_scores_is_painted_again_after_a_crash(crashing: Household) -> None:
    *_, last = positions(game())
    page = crashing.show_game(last)
    expect(page.get_by_test_id("score-chart").locator("canvas")).to_be_visible()
    page.locator("st-score-chart").evaluate("(chart) => { window.chart = chart.renderRoot; }")
    dots = wait_for_ink(page, "window.chart")
    crash(page, "window.chart")
    wait_for_ink(page, "window.chart", dots)


@pytest.mark.parametrize(
    ("kind", "state", "place"),
    [(Table, game, MAP_PLACE), (Lagoon, new_murano, LAGOON_PLACE), (Table, with_rome, ROME)],
    ids=["thurn-und-taxis", "murano", "rome"],
)
def test_a_board_says_that_it_cannot_be_seen(
    kind: type[Table], state: Callable[[], State], place: str, household: Household
) -> None:
    table = household.seat(kind, state())
    words = table.root.get_by_text("The browser has lost this picture")
    dots = wait_for_ink(table.page, place)
    expect(words.locator("visible=true")).to_have_count(0)
    table.page.evaluate(f"() => ({LOSE})({place})")
    expect(words.locator("visible=true")).to_have_count(1)
    table.page.evaluate(f"() => ({FIND_AGAIN})({place})")
    wait_for_ink(table.page, place, dots)
    expect(words.locator("visible=true")).to_have_count(0)
