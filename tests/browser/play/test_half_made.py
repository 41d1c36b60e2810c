"""Half-made choices in panels: undo takes the last step back, Escape all of it, and C leads to the button of the closing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from spieltisch import State
from tests.browser.devices import game_when, phase
from tests.browser.household import Household
from tests.browser.table import TABLE, Table
from tests.positions import Seat, position

FOCUSED = f"() => {TABLE}.shadowRoot.activeElement?.dataset.part"
RING = f"() => {TABLE}.shadowRoot.activeElement.matches(':focus-visible')"


def several_go(state: State) -> bool:
    return phase(state) == "discard" and state.observation(None)["surplus"] > 1


def several_houses(state: State) -> bool:
    closes = [str(one) for one in state.legal_actions() if str(one).startswith("close each")]
    return phase(state) == "close" and len(closes) > 3


def wait_for_focus(page: Page, part: str) -> None:
    page.wait_for_function(f"(part) => ({FOCUSED})() === part", arg=part)


@pytest.mark.parametrize("what", ["cards", "tiles"])
def test_marks_are_taken_back_before_an_action(household: Household, what: str) -> None:
    cards = what == "cards"
    state = (
        game_when(several_go)
        if cards
        else game_when(lambda one: phase(one) == "return" and len(one.offers()) > 1, offices=True)
    )
    table = household.seat(Table, state)
    table.put_news_away()
    step = table.view["step"]
    marks = ".discard-card.away" if cards else ".return-tile.chosen"
    if cards:
        first, second = table.own["hand"][:2]
        parts = [f"keep-{first}-0", f"keep-{second}-{int(first == second)}"]
    else:
        owned = [id_ for id_, count in table.own["offices"].items() if count > 0]
        parts = [f"return-{id_}" for id_ in owned[:2]]
    marked = table.root.locator(marks)
    for part in parts:
        table.tap(part)
        table.page.wait_for_timeout(600)
    expect(marked).to_have_count(len(parts))
    table.page.keyboard.press("u")
    expect(marked).to_have_count(len(parts) - 1)
    expect(table.part("bubble")).to_have_count(0)
    table.page.keyboard.press("Escape")
    expect(marked).to_have_count(0)
    expect(table.part("bubble")).to_contain_text("Marks cleared")
    table.page.keyboard.press("u")
    expect(marked).to_have_count(len(parts) - 1)
    expect(table.part("bubble")).to_have_count(0)
    # What is cleared; its answer, put away; what the panel waits for.
    for _ in range(3):
        table.page.keyboard.press("Escape")
    expect(table.part("bubble")).to_be_visible()
    expect(marked).to_have_count(0)
    assert table.view["step"] == step


def test_digits_and_c_put_cards_away(household: Household) -> None:
    table = household.seat(Table, game_when(several_go))
    table.put_news_away()
    page, step = table.page, table.view["step"]
    surplus = table.view["observation"]["surplus"]
    for number in range(1, surplus + 1):
        page.keyboard.press(str(number))
        expect(table.root.locator(".discard-card.away")).to_have_count(number)
        page.wait_for_timeout(600)
    page.keyboard.press("c")
    wait_for_focus(page, "discard-confirm")
    page.keyboard.press("Enter")
    page.wait_for_function(f"(step) => {TABLE}.view.step === step", arg=step + surplus)


def test_marks_outlive_a_closed_browser(household: Household) -> None:
    table = household.seat(Table, game_when(several_go))
    table.put_news_away()
    table.tap(f"keep-{table.own['hand'][0]}-0")
    marked = table.root.locator(".discard-card.away")
    expect(marked).to_have_count(1)
    # All that closing adds to loading the page again.
    table.page.evaluate("() => sessionStorage.clear()")
    table.page.reload()
    table.wait_for_curtain()
    table.take_seat()
    table.put_news_away()
    expect(marked).to_have_count(1)


def test_a_card_that_goes_keeps_its_ring_and_advice_puts_all_away_that_have_to(household: Household) -> None:
    table = household.seat(Table, game_when(several_go))
    table.put_news_away()
    page, step, hand = table.page, table.view["step"], table.own["hand"]
    surplus = table.view["observation"]["surplus"]
    part = f"keep-{hand[0]}-0"
    page.keyboard.press("Tab")
    table.part(part).focus()
    page.keyboard.press("Enter")
    card = table.root.locator(".discard-card.away .card")
    expect(card).to_have_count(1)
    expect(card).to_have_css("filter", "none")
    expect(card).to_have_css("opacity", "1")
    expect(card.locator(".card-art")).to_have_css("opacity", "0.6")
    page.keyboard.press("t")
    page.get_by_test_id("hint-more").wait_for()
    advised = page.get_by_test_id("hint-do")
    page.wait_for_timeout(700)
    advised.click()
    page.wait_for_function(f"(step) => {TABLE}.view.step === step", arg=step + surplus)
    assert len(table.own["hand"]) == len(hand) - surplus


def test_arrow_keys_say_at_which_end_a_card_goes(household: Household) -> None:
    seat = Seat(hand="Ulm Lodz", route="Augsburg Ingolstadt")
    state = position(seat, seat, phase="lay", options={"start": "seat-1"})
    table = household.seat(Table, state)
    table.put_news_away()
    page = table.page
    page.keyboard.press("h")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowLeft")
    page.wait_for_function(f"() => {TABLE}.view.observation.laid === 1")
    assert table.own["route"][0] == "ulm"


def test_c_leads_to_the_button_that_closes(household: Household) -> None:
    table = household.seat(Table, game_when(several_houses))
    page, step = table.page, table.view["step"]
    page.keyboard.press("c")
    wait_for_focus(page, "close-confirm")
    assert page.evaluate(RING)
    house = table.root.locator(".close-city.chosen").first
    part = house.get_attribute("data-part") or ""
    table.tap(part)
    expect(table.part(part)).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("c")
    wait_for_focus(page, "close-confirm")
    expect(table.part(part)).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("u")
    expect(table.part(part)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    page.wait_for_function(f"(step) => {TABLE}.view.step > step", arg=step)
