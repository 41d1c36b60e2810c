"""Things keep their shape and their place: cards that get narrower, signs beside their words, the replay."""

from __future__ import annotations

from playwright.sync_api import expect

from spieltisch import State
from tests.browser.devices import game_when, hand_of, phase
from tests.browser.household import Household
from tests.browser.looks import faults, resize
from tests.browser.table import TABLE, Table

OPTIONS = {"courier": True, "audience": True, "decline-carriage": True}

CARDS = """(hand) => [...hand.querySelectorAll(".card")].map((card) => {
    const { width, height } = card.getBoundingClientRect();
    return { width, height, drawn: card.querySelector(".card-art").offsetParent !== null };
})"""

SIGNS = """(shown) => [...shown.querySelectorAll(".told .stat, .told .courier-figure")].map((sign) => {
    sign.title = "Many words of a sign. ".repeat(8);
    const [whole, icon] = [sign, sign.querySelector("svg")].map((one) => one.getBoundingClientRect());
    return Math.abs(whole.top + whole.height / 2 - icon.top - icon.height / 2);
})"""

TOPS = """(bar) => Promise.all(["One.", "Many words. ".repeat(18)].map(async (text, i) => {
    await new Promise((done) => setTimeout(done, 100 * i));
    bar.text = text;
    await bar.updateComplete;
    return bar.getBoundingClientRect().top;
}))"""


def many_cards(state: State) -> bool:
    seen = state.observation(None)
    own = seen["seats"][state.current_player]
    return phase(state) == "lay" and len(own["route"]) >= 5 and len(hand_of(state)) >= 4


def much_won(state: State) -> bool:
    """Return whether a player has the courier and several bonus tiles."""
    seen = state.observation(None)
    owner = seen["courier"]["owner"]
    return owner is not None and len(seen["seats"][owner]["tiles"]) >= 4


def test_cards_of_the_hand_keep_the_shape_of_their_picture(household: Household) -> None:
    table = household.seat(Table, game_when(many_cards, **OPTIONS))
    cards = [card for card in table.part("hand").evaluate(CARDS) if card["drawn"]]
    narrow = [card for card in cards if card["width"] < 71]
    assert narrow
    assert [card for card in cards if abs(card["height"] - card["width"] * 7 / 5) > 2] == []


def test_signs_stand_beside_their_words(household: Household) -> None:
    state = game_when(much_won, **OPTIONS)
    table = household.seat(Table, state)
    owner = state.observation(None)["courier"]["owner"]
    table.tap(f"ask-player-{owner}")
    shown = table.part("player-window")
    # Neither its longest line nor what a sign says leads out of the window sideways.
    assert table.root.locator("dialog[open]").evaluate("(one) => one.scrollWidth <= one.clientWidth")
    assert max(shown.evaluate(SIGNS)) < 3
    assert not shown.locator(".courier-name").is_visible()


def test_the_keys_of_the_replay_stay_where_they_are(household: Household) -> None:
    table = household.seat(Table, game_when(lambda state: len(state.history()) > 4))
    table.page.get_by_test_id("bar-replay").click()
    one, two = table.page.locator("st-replay").evaluate(TOPS)
    assert one == two


def test_on_a_tablet_the_map_has_the_room_in_a_replay(household: Household) -> None:
    """As found by looking: it had less than two thirds of the width beside an empty field of tiles."""
    for options in ({}, OPTIONS):
        table = household.seat(Table, game_when(many_cards, **options))
        table.page.get_by_test_id("bar-replay").click()
        table.page.wait_for_function(f"{TABLE}.access === 'replaying'")
        resize(table.page, "tablet")
        assert faults(table.page) == []
        box = table.root.locator(".map-canvas").bounding_box()
        assert box
        assert box["width"] >= (560 if options else 740)


def test_a_lying_phone_has_all_buttons_of_the_table_in_a_replay(household: Household) -> None:
    table = household.seat(Table, game_when(many_cards))
    table.page.get_by_test_id("bar-replay").click()
    resize(table.page, "phone-lying")
    for part in ("tool-log", "tool-help", "route"):
        expect(table.part(part)).to_be_in_viewport(ratio=1)
    # As found by looking: a long route left the map a strip at the edge.
    box = table.root.locator(".map-canvas").bounding_box()
    assert box
    assert box["width"] > 400
    assert faults(table.page) == []


def test_a_card_that_is_tapped_in_the_replay_says_that_it_is_one(household: Household) -> None:
    table = household.seat(Table, game_when(lambda state: len(hand_of(state)) > 1))
    table.page.get_by_test_id("bar-replay").click()
    table.page.get_by_test_id("replay-previous").click()
    table.page.wait_for_function(f"{TABLE}.access === 'replaying'")
    table.page.locator(".display .card").first.click(force=True)
    expect(table.part("bubble")).to_contain_text("This is the replay.")
