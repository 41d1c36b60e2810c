"""A costly decision of the analysis is decided once more."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.devices import visit
from tests.browser.play.test_players_help import FINISHED, LATE, PAGE, check, finished
from tests.browser.site import Site
from tests.browser.steps import saves, show

SAVED = f"{PAGE}.game.session.saved"

# What a press of that action sends, once the table shows a position that has it.
PRESS = f"""(text) => {{
    const {{ table }} = {PAGE};
    const action = table.view.actions.find((one) => one.text === text);
    if (action) table.carryOut(action, []);
    return Boolean(action);
}}"""


@pytest.fixture
def page(chromium: Browser, site: Site) -> Iterator[Page]:
    with visit(chromium, site, games=[finished(after=LATE)]) as context:
        page = context.new_page()
        page.goto(site.url)
        yield page


def test_a_costly_decision_is_decided_once_more(page: Page) -> None:
    show(page, f"game/{FINISHED}")
    page.get_by_test_id("end-analysis").click()
    again = page.get_by_test_id("analysis-try").first
    again.click(timeout=90_000)
    study = page.get_by_test_id("study")
    expect(study).to_have_attribute("data-state", "asked")
    origin = page.evaluate(f"() => {SAVED}.origin")
    assert origin["id"] == FINISHED
    lesson, begun = origin["lesson"], page.evaluate(f"() => {SAVED}.record.actions.length")
    assert begun == origin["step"]
    expect(page.get_by_test_id("study-said")).to_contain_text(str(lesson["cost"]))
    # A hint would say what is to be found.
    expect(page.get_by_test_id("bar-hint")).to_have_count(0)
    check(page)
    top = page.get_by_test_id("map").bounding_box()
    page.wait_for_function(PRESS, arg=lesson["action"])
    expect(study).to_have_attribute("data-state", "worse", timeout=60_000)
    less, best = page.evaluate(f"() => {PAGE}.game.loaded.study.verdict.percents")
    expect(page.get_by_test_id("study-title")).to_contain_text(re.compile(rf"{less}\D+{best}"))
    # As long as another try is offered, the solution is not marked.
    assert page.evaluate(f"() => {PAGE}.table.hinted.text") == lesson["action"]
    page.get_by_test_id("study-show").click()
    page.wait_for_function(f"(text) => {PAGE}.table.hinted.text === text", arg=lesson["better"])
    assert page.get_by_test_id("map").bounding_box() == top
    # Two lines are shown, the rest on demand.
    check(page, but="study-said")
    page.get_by_test_id("study-again").click()
    expect(study).to_have_attribute("data-state", "asked")
    page.wait_for_function(PRESS, arg=lesson["better"])
    expect(study).to_have_attribute("data-state", "found", timeout=60_000)
    assert page.evaluate(f"() => {SAVED}.record.actions.length") == begun
    # Back in the analysis, which is still there; of the study nothing is left.
    page.get_by_test_id("study-back").click()
    expect(again).to_be_focused(timeout=10_000)
    page.wait_for_function(
        "() => Object.keys(localStorage).filter((key) => /game:|deleted:/.test(key)).length === 1"
    )
    again.click()
    expect(study).to_have_attribute("data-state", "asked")
    # Looking on, the analysis may have put another decision first.
    origin = page.evaluate(f"() => {SAVED}.origin")
    lesson, begun = origin["lesson"], origin["step"]
    page.wait_for_function(PRESS, arg=lesson["better"])
    expect(study).to_have_attribute("data-state", "found", timeout=60_000)
    page.get_by_test_id("study-on").click()
    expect(study).to_have_count(0)
    page.wait_for_function(f"(count) => {SAVED}.record.actions.length > count", arg=begun)
    (played,) = (save for save in saves(page) if save["id"] != FINISHED)
    assert played["record"]["actions"][begun] == lesson["better"]
    assert played["origin"] == {"id": FINISHED, "step": begun}
    # The way back leads where one came from.
    page.get_by_test_id("bar-origin").click()
    expect(page.get_by_test_id("analysis")).to_be_visible(timeout=20_000)
