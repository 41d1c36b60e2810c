"""Every screen passes an axe run, by day and by night, and a turn can be played by keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.devices import (
    GAME_ID,
    dressed,
    game,
    game_when,
    phase,
    positions,
    saved_game,
    visit,
)
from tests.browser.home.test_puzzles import decide, expect_state, lesson
from tests.browser.household import Household
from tests.browser.looks import SIZES, resize
from tests.browser.site import Site
from tests.browser.steps import show
from tests.browser.table import Table
from tools.paths import MODULES

AXE = MODULES / "axe-core" / "axe.min.js"
RUN = """async () => {
    const { violations, passes } = await axe.run(document);
    if (passes.length < 10) throw new Error("axe has hardly looked at anything");
    return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.flat().slice(-1)[0]} ${node.any.concat(node.all, node.none).map((one) => one.message).join("; ")}`));
}"""

FOCUSED = """() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.dataset?.part ?? "";
}"""

MOST_TABS = 80

DISCARDING, FINISHED = "d" * 24, "f" * 24
NAMES = ("Anna", "Bernhard", "Cäcilia")


def violations(page: Page) -> str:
    """Return what axe finds, a line each."""
    # By way of the debugger, as the page's policy admits no script from elsewhere.
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(RUN)
    return "\n".join(dict.fromkeys(found))


@pytest.fixture(scope="module", params=[("en", "light"), ("de", "dark")], ids="-".join)
def page(request: pytest.FixtureRequest, chromium: Browser, site: Site) -> Iterator[Page]:
    """One visit with a language and an appearance, for all screens."""
    *_, finished = positions(game(NAMES))
    closing = game_when(
        lambda state: phase(state) == "close" and "close all" in str(state.legal_actions()), names=NAMES
    )
    discarding = game_when(lambda state: phase(state) == "discard", names=NAMES)
    games = [saved_game(closing), saved_game(discarding, DISCARDING), saved_game(finished, FINISHED)]
    with visit(chromium, site, games=games, **dressed(*request.param)) as context:
        page = context.new_page()
        page.goto(site.url)
        yield page


def to_table(page: Page, game_id: str = GAME_ID) -> Table:
    show(page, "new")
    page.get_by_test_id("start-game").wait_for()
    show(page, f"game/{game_id}")
    table = Table(page)
    table.wait_for_curtain()
    table.take_seat()
    table.put_news_away()
    return table


def test_home(page: Page) -> None:
    show(page, "")
    page.get_by_test_id("games-finished").wait_for()
    assert violations(page) == ""


def test_new_game(page: Page) -> None:
    show(page, "new")
    page.get_by_test_id("option-start-lot").wait_for()
    page.get_by_test_id("add-seat").click()
    assert violations(page) == ""


PAGES = {
    "rules": "rulebook",
    "daily": "daily-play",
    "puzzles": "puzzles-next",
    "series": "new-series-now",
    "tournament": "tournament-form",
    "copy/thurn-und-taxis": "copy-panel",
    "about": "about",
}
"""Screens that are what they are once something stands on them, by their addresses."""


@pytest.mark.parametrize("address", PAGES)
def test_screen(page: Page, address: str) -> None:
    show(page, address)
    page.get_by_test_id(PAGES[address]).first.wait_for()
    assert violations(page) == ""


def test_tournament(page: Page) -> None:
    show(page, "tournament")
    page.get_by_test_id("tournament-names").fill("\n".join((*NAMES, "Dora")))
    page.get_by_test_id("tournament-draw").click()
    page.get_by_test_id("tournament-points").wait_for()
    assert violations(page) == ""


def test_position(page: Page) -> None:
    show(page, "puzzles")
    page.get_by_test_id("puzzles-next").first.click()
    expect_state(page, "asked")
    assert violations(page) == ""
    decide(page, lesson(page)["better"], touch=False)
    expect_state(page, "found")
    assert violations(page) == ""


def test_settings(page: Page) -> None:
    show(page, "")
    page.get_by_test_id("open-settings").click()
    assert violations(page) == ""
    page.get_by_test_id("dialog-close").click()


def test_curtain(page: Page) -> None:
    show(page, "new")
    page.get_by_test_id("start-game").wait_for()
    show(page, f"game/{GAME_ID}")
    Table(page).wait_for_curtain()
    assert violations(page) == ""


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_table(page: Page, size: str) -> None:
    resize(page, size)
    table = to_table(page)
    assert violations(page) == ""
    table.tap("official-amtmann")
    expect(table.part("bubble")).to_be_visible()
    assert violations(page) == ""
    resize(page, next(iter(SIZES)))


def test_list_of_actions(page: Page) -> None:
    table = to_table(page)
    table.tap("tool-actions")
    assert violations(page) == ""


def test_closing_panel(page: Page) -> None:
    table = to_table(page)
    table.tap("btn-close")
    expect(table.part("close-total")).not_to_be_empty()
    assert violations(page) == ""


def test_discarding(page: Page) -> None:
    table = to_table(page, DISCARDING)
    expect(table.part("discard")).to_be_visible()
    assert violations(page) == ""


def test_score(page: Page) -> None:
    show(page, "new")
    page.get_by_test_id("start-game").wait_for()
    show(page, f"game/{FINISHED}")
    expect(page.get_by_test_id("score-chart").locator("canvas")).to_be_visible()
    assert violations(page) == ""


def test_results(page: Page) -> None:
    show(page, "new")
    page.get_by_test_id("start-game").wait_for()
    show(page, f"game/{FINISHED}")
    page.get_by_test_id("winner").wait_for()
    show(page, "results")
    page.get_by_test_id("results-list").locator("summary").click()
    assert violations(page) == ""


def walk_to(page: Page, testid: str) -> None:
    """Go on with the tabulator until something has the focus."""
    passed = []
    for _ in range(MOST_TABS):
        if (here := page.evaluate(FOCUSED)) == testid:
            return
        passed.append(here)
        page.keyboard.press("Tab")
    raise AssertionError(f"{testid} is not reached by the keyboard, only {passed}")


def use(page: Page, testid: str) -> None:
    walk_to(page, testid)
    page.keyboard.press("Enter")


def test_a_turn_by_keyboard_alone(household: Household) -> None:
    page = household.show("", saved_game(game()))
    page.get_by_test_id("game-card").wait_for()
    use(page, "game-continue")
    table = Table(page)
    table.wait_for_curtain()
    use(page, "curtain-ready")
    table.wait_for_seat()
    view = table.view
    use(page, f"card-{view['observation']['display'][0]}")
    table.wait_for_step(1)
    # An official's second card has to be confirmed; the deck's first one of this turn has not.
    page.keyboard.press("d")
    table.wait_for_step(2)
    page.keyboard.press("h")
    first = page.evaluate(FOCUSED)
    assert first.startswith("hand-")
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUSED).startswith("hand-")
    assert page.evaluate(FOCUSED) != first
    page.keyboard.press("Enter")
    table.wait_for_step(3)
    assert len(table.own["route"]) == 1
    use(page, "btn-end-turn")
    table.wait_for_curtain()
    assert table.view["current"] != view["current"]
    expect(page.get_by_test_id("curtain-ready")).to_be_focused()
