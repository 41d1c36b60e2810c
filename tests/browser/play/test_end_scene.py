"""The end of a game with all that can be scored: a scene for the winner, and everything on a tablet without scrolling."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from spieltisch import State
from tests.browser.devices import COLORS, game, positions
from tests.browser.household import Household
from tests.browser.looks import EVERYTHING, SIZES, faults, resize
from tests.browser.murano import murano_positions, new_murano
from tests.browser.sweeps import GERMAN
from tests.browser.table import TABLE

NAMES = ("Anna", "Bernhard", "Cäcilia", "Dorothea-Elisabeth")
BUTTONS = ("rematch", "same-deal", "count", "replay", "analysis", "export", "end-table", "to-home")

# How far the window of the end could be scrolled, in css pixels.
SPARE = """() => {
    const all = EVERYTHING(document);
    const end = all.find((one) => one.localName === "st-end");
    return Math.max(0, ...all.filter((one) => {
        for (let up = one; up; up = up.assignedSlot ?? up.parentElement ?? up.getRootNode().host) if (up === end) return true;
        return false;
    }).filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY)).map((one) => one.scrollHeight - one.clientHeight));
}""".replace("EVERYTHING", EVERYTHING)


def finished(kind: str) -> State:
    """The last position of a game of four with every part of the score."""
    if kind == "murano":
        *_, last = murano_positions(new_murano(4, 3))
    else:
        *_, last = positions(game(NAMES, courier=True, offices=True, audience=True, audience_aid=True))
    return last


def apart(page: Page, one: str, other: str) -> float:
    """How far one button stands behind another one, in the same row or the next."""
    first, second = (page.get_by_test_id(f"end-{name}").bounding_box() for name in (one, other))
    assert first
    assert second
    return max(second["x"] - first["x"] - first["width"], second["y"] - first["y"] - first["height"])


@pytest.mark.parametrize("kind", ["thurn-und-taxis", "murano"])
def test_the_end_shows_a_scene_and_fits_on_a_tablet(kind: str, household: Household) -> None:
    state = finished(kind)
    page = household.show_game(state, **GERMAN)
    scene = page.get_by_test_id("end-scene")
    scene.wait_for()
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    winner = state.ranking()[0]["seat"]
    assert f"--seat-{COLORS[kind][winner]}" in scene.inner_html()
    assert page.evaluate(SPARE) <= 1, "the whole of it is seen at once"
    for name in BUTTONS:
        box = page.get_by_test_id(f"end-{name}").bounding_box()
        assert box
        assert box["y"] + box["height"] <= 820
    assert apart(page, "same-deal", "analysis") > apart(page, "rematch", "same-deal")
    found = []
    for size in SIZES:
        resize(page, size)
        box = scene.bounding_box()
        assert box
        assert box["width"] >= 180
        assert box["height"] >= 90
        found += [f"{size}: {fault}" for fault in faults(page)]
    assert "\n".join(found) == ""


@pytest.mark.parametrize("kind", ["thurn-und-taxis", "murano"])
@pytest.mark.parametrize("size", ["phone", "phone-lying"])
def test_on_a_phone_the_sums_and_what_to_do_next_are_seen_without_scrolling(
    size: str, kind: str, household: Household
) -> None:
    state = finished(kind)
    page = household.show_game(state, **GERMAN)
    resize(page, size)
    expect(page.get_by_test_id("end-scene")).to_be_visible()
    boxes = []
    for name in BUTTONS:
        button = page.get_by_test_id(f"end-{name}")
        expect(button).to_be_in_viewport(ratio=1)
        box = button.bounding_box()
        assert box
        boxes.append(box)
    for row in state.ranking():
        total = page.get_by_test_id(f"total-{row['seat']}")
        expect(total).to_be_in_viewport(ratio=1)
        box = total.bounding_box()
        assert box
        for other in boxes:
            is_beside = box["x"] + box["width"] <= other["x"]
            assert is_beside or box["y"] + box["height"] <= other["y"], row


SEEN = f"""() => [".map-canvas", ".rome"].map((name) => {{
    const place = {TABLE}.renderRoot.querySelector(name);
    const {{ left, right }} = place.getBoundingClientRect();
    return [place.checkVisibility({{ visibilityProperty: true }}), Math.round(left), Math.round(right)];
}})"""


def test_both_maps_stay_side_by_side_at_the_end_and_rome_is_seen_while_clerics_are_counted(
    household: Household,
) -> None:
    page = household.show_game(finished("thurn-und-taxis"), **GERMAN)
    page.get_by_test_id("end-count").click()
    page.get_by_test_id("scoring-text").wait_for()
    (is_seen, _, right), (is_beside, left, _) = page.evaluate(SEEN)
    assert is_seen
    assert is_beside
    assert right <= left + 1
    resize(page, "phone")
    for _ in range(40):
        if "Geistliche" in page.get_by_test_id("scoring-text").inner_text():
            break
        page.wait_for_timeout(600)
        page.get_by_test_id("scoring-next").click()
    expect(page.get_by_test_id("show-rome")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("kind", ["thurn-und-taxis", "murano"])
def test_on_a_lying_phone_the_counting_uses_all_the_width(kind: str, household: Household) -> None:
    """As found by playing: small boxes lay in a row, and below them half of the screen was empty."""
    page = household.show_game(finished(kind), **GERMAN)
    resize(page, "phone-lying")
    page.get_by_test_id("end-count").click()
    page.get_by_test_id("scoring-text").wait_for()
    bar = page.locator("st-scoring").bounding_box()
    board = page.locator(".map-canvas").bounding_box()
    assert bar
    assert board
    assert board["height"] > 280
    for seat in range(4):
        box = page.get_by_test_id(f"player-{seat}").bounding_box()
        assert box
        assert box["width"] > 280
        assert box["y"] + box["height"] <= bar["y"]
    assert faults(page) == []


# Draws the chart once more, as if everybody had lost a point in each step, and gives back what it writes.
LETTERED = """async (chart) => {
    const { prototype } = CanvasRenderingContext2D;
    const { fillText } = prototype;
    const written = [];
    prototype.fillText = function (text, ...rest) {
        written.push(text);
        return fillText.call(this, text, ...rest);
    };
    chart.steps = chart.steps.map((one, lost) => ({ ...one, totals: one.totals.map(() => -lost) }));
    await chart.updateComplete;
    await new Promise(requestAnimationFrame);
    prototype.fillText = fillText;
    return written;
}"""


def test_the_chart_of_the_scores_writes_a_true_minus_sign(household: Household) -> None:
    *_, last = positions(game(NAMES[:2]))
    page = household.show_game(last)
    expect(page.get_by_test_id("score-chart").locator("canvas")).to_be_visible()
    written = page.locator("st-score-chart").evaluate(LETTERED)
    assert [text for text in written if text.startswith("\u2212")]
    assert not [text for text in written if text.startswith("-")]


CUT = """(field) => {
    const { left, top, bottom, width } = field.getBoundingClientRect();
    const at = (y) => field.getRootNode().elementFromPoint(left + width / 2, y);
    return [at(top + 2), at(bottom - 2)].some((one) => one !== field);
}"""


def test_how_one_plays_again_is_never_cut_off(household: Household) -> None:
    *_, last = positions(game(NAMES))
    page = household.show_game(last)
    field = page.get_by_test_id("end-series")
    field.wait_for()
    for size in SIZES:
        resize(page, size)
        page.wait_for_timeout(300)
        assert not field.evaluate(CUT), size


# Everything that the end of a guided game can have to say at once.
ALL_HONOURS = """(end) => {
    const said = { records: ["Anna"], hinted: 4, isOwn: false, stamps: 18, asked: "patrician", nameless: true };
    Object.assign(end, { honours: { ...end.honours, ...said }, guided: 0 });
}"""


@pytest.mark.parametrize("kind", ["thurn-und-taxis", "murano"])
def test_on_a_tablet_no_row_of_the_result_lies_below_the_buttons(kind: str, household: Household) -> None:
    state = finished(kind)
    page = household.show_game(state, **GERMAN)
    page.get_by_test_id("end-scene").wait_for()
    page.locator("st-end").evaluate(ALL_HONOURS)
    expect(page.get_by_test_id("end-hinted")).to_contain_text(re.compile(r"\b4\W* Ratschlägen.*\b3\b"))
    for size in ("tablet", "tablet-upright"):
        resize(page, size)
        buttons = page.get_by_test_id("end-rematch").bounding_box()
        assert buttons
        for row in state.ranking():
            total = page.get_by_test_id(f"total-{row['seat']}").bounding_box()
            assert total
            assert total["y"] + total["height"] <= buttons["y"], (size, row)
