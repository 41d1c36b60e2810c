"""The northern table: horses on every card, a card beside the route, free cities in the closing panel."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from spieltisch import State
from tests.browser.devices import game_when, phase
from tests.browser.household import Household
from tests.browser.table import Table


def ready_to_lay(state: State) -> bool:
    own = state.observation(state.current_player)["seats"][state.current_player or 0]
    offered = " ".join(state.legal_actions())
    return phase(state) == "lay" and len(own["route"]) > 1 and "as horse" in offered and "right" in offered


def test_cards_show_their_horses_and_become_horses(household: Household) -> None:
    state = game_when(ready_to_lay, board="north")
    table = household.open(Table, state)
    view = table.take_seat()
    seen, own = view["observation"], table.own
    for slot, card in enumerate(seen["display"]):
        horses = card.split("/")[1]
        expect(table.root.locator(f"[data-key=slot-{slot}] .card-mark b")).to_have_text(horses)
    expect(table.root.locator("[data-part=deck] .card-mark b")).to_have_text(str(seen["deckHorses"]))
    expect(table.root.locator(".hand .card .card-mark")).to_have_count(own["handCount"])
    text = next(action for action in state.legal_actions() if action.startswith("lay") and "horse" in action)
    card = state.parse(text).to_dict()["card"]
    testid = table.root.locator(f".hand [data-city='{card}']").first.get_attribute("data-part")
    table.tap(str(testid))
    table.tap("end-horse")
    table.wait_for_step(view["step"] + 1)
    assert table.own["horseCards"][-1] == card
    assert table.own["horses"][-1] == int(card.split("/")[1])


def test_free_cities_have_a_group_of_their_own(household: Household) -> None:
    free = ("bremen", "hamburg", "luebeck", "frankfurt")
    state = game_when(
        lambda state: (
            phase(state) == "close"
            and any(
                f"each {city.capitalize()}" in action for city in free for action in state.legal_actions()
            )
        ),
        board="north",
    )
    table = household.open(Table, state)
    table.take_seat()
    table.tap("btn-close")
    group = table.root.locator(".close-country[data-country=free] .close-country-name")
    expect(group).to_have_text("Free cities")


@pytest.mark.rule("CO-203")
def test_no_reward_is_named_for_more_officials_than_there_are(household: Household) -> None:
    state = game_when(lambda state: phase(state) == "return", board="north", offices=True)
    table = household.seat(Table, state)
    expect(table.part("return").locator(".return-tile")).to_have_count(3)
    expect(table.part("return").locator(".reward b")).to_have_text(["1", "2", "3"])


def test_the_rules_of_the_base_game_know_no_horses(household: Household) -> None:
    state = game_when(lambda state: phase(state) == "lay", board="north", north_rules="base")
    table = household.open(Table, state)
    table.take_seat()
    expect(table.root.locator(".hand .card")).to_have_count(table.own["handCount"])
    expect(table.root.locator(".card-mark")).to_have_count(0)
    expect(table.root.get_by_test_id("end-horse")).to_have_count(0)
    expect(table.root.locator("[data-part^=official-wagner]")).to_have_count(1)
