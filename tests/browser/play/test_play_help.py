"""How the table helps: what is not possible is explained, and every turn can be played with keys alone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from spieltisch import State
from spieltisch.thurn_und_taxis import board as boards
from tests.browser.devices import game, game_when, hand_of, phase
from tests.browser.household import Household
from tests.browser.policy import NEXT_TO
from tests.browser.table import TABLE, Table

BOARD = boards.load("south")


def at(household: Household, state: State, **prefs: Any) -> Table:
    table = household.seat(Table, state, prefs=prefs)
    table.put_news_away()
    return table


def route_of(state: State) -> list[str]:
    route: list[str] = state.observation(None)["seats"][state.current_player]["route"]
    return route


def fits(state: State) -> dict[str, set[str]]:
    """Cities of the hand that extend the route, with the ends."""
    found: dict[str, set[str]] = {}
    for action in state.legal_actions():
        verb, name, *rest = str(action).split()
        if verb == "lay" and rest and rest[0] in ("left", "right") and "with" not in rest:
            found.setdefault(BOARD.city_ids[BOARD.city_names.index(name)], set()).add(rest[0])
    return found


# -- why not --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "rule_sign", "words"),
    [("en", "Rule \u2068TT-307", "there is no road to"), ("de", "Regel \u2068TT-307", "führt keine Straße")],
)
def test_a_card_that_does_not_fit(language: str, rule_sign: str, words: str, household: Household) -> None:
    def stuck(state: State) -> bool:
        hand = hand_of(state)
        return bool(
            phase(state) == "lay" and fits(state) and set(hand) - set(fits(state)) - set(route_of(state))
        )

    state = game_when(stuck)
    city = min(set(hand_of(state)) - set(fits(state)) - set(route_of(state)))
    table = at(household, state, language=language, autoLay=False)
    # The card is dropped on an end where it does not belong.
    table.drag(f"hand-{city}-0", "end-left")
    bubble = table.part("bubble")
    expect(bubble).to_contain_text(words)
    expect(bubble).to_contain_text(BOARD.city_names[BOARD.city_ids.index(route_of(state)[0])])
    expect(bubble.locator("[data-rule='TT-307']")).to_have_count(1)
    expect(bubble).to_contain_text(rule_sign)
    assert table.view["step"] == len(state.record()["actions"])


@pytest.mark.parametrize(
    ("kind", "testid", "rule"),
    [
        ("take", "btn-end-turn", "TT-203"),
        ("take", "btn-close", "TT-401"),
        ("take", "official-wagner", None),
        ("lay", "btn-end-turn", "TT-204"),
        ("lay", "official-amtmann", "TT-821"),
        ("done", "deck", "TT-202"),
        ("close", "deck", "TT-202"),
    ],
)
def test_what_is_not_possible_says_why(
    kind: str, testid: str, rule: str | None, household: Household
) -> None:
    def reached(state: State) -> bool:
        seen = state.observation(None)
        return phase(state) == kind and not seen["used"] and (kind != "take" or len(route_of(state)) > 0)

    state = game_when(reached)
    table = at(household, state)
    table.tap(testid)
    bubble = table.part("bubble")
    expect(bubble.locator("[data-rule]")).to_have_count(1)
    told = bubble.locator("[data-rule]").get_attribute("data-rule")
    assert rule is None or told == rule
    assert len(bubble.inner_text()) > 20
    table.page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    assert table.view["step"] == len(state.record()["actions"])


# -- the settings of the table --------------------------------------------------------------------------------------


def one_end(state: State) -> bool:
    return phase(state) == "lay" and any(len(ends) == 1 for ends in fits(state).values())


def both_ends(state: State) -> bool:
    seat = state.current_player
    is_long = seat is not None and len(state.observation(None)["seats"][seat]["route"]) > 1
    return is_long and phase(state) == "lay" and any(len(ends) == 2 for ends in fits(state).values())


def test_lay_automatically_on(household: Household) -> None:
    state = game_when(one_end)
    city, ends = next((city, ends) for city, ends in fits(state).items() if len(ends) == 1)
    table = at(household, state)
    step = table.view["step"]
    table.tap(f"hand-{city}-0")
    table.wait_for_step(step + 1)
    assert table.own["route"][0 if ends == {"left"} else -1] == city


def test_lay_automatically_off(household: Household) -> None:
    state = game_when(one_end)
    city, ends = next((city, ends) for city, ends in fits(state).items() if len(ends) == 1)
    (end,) = ends
    table = at(household, state, autoLay=False)
    step = table.view["step"]
    table.tap(f"hand-{city}-0")
    expect(table.root.locator(".end.ready")).to_have_count(1)
    assert table.view["step"] == step
    table.tap(f"end-{end}")
    table.wait_for_step(step + 1)
    assert table.own["route"][0 if end == "left" else -1] == city


def test_a_card_for_both_ends_asks(household: Household) -> None:
    state = game_when(both_ends)
    city = next(city for city, ends in fits(state).items() if len(ends) == 2)
    table = at(household, state)
    step = table.view["step"]
    table.tap(f"hand-{city}-0")
    expect(table.root.locator(".end.ready")).to_have_count(2)
    assert table.view["step"] == step
    table.tap("end-left")
    table.wait_for_step(step + 1)
    assert table.own["route"][0] == city


@pytest.mark.parametrize("confirm", [True, False])
def test_giving_up_a_route_asks_first(confirm: bool, household: Household) -> None:
    state = game_when(lambda state: phase(state) == "lay" and len(route_of(state)) >= 2)
    table = at(household, state, confirmAbandon=confirm)
    view, city = table.view, hand_of(state)[0]
    table.tap("btn-anew")
    table.tap(f"hand-{city}-0")
    if confirm:
        expect(table.part("abandon")).to_be_visible()
        table.tap("abandon-no")
        assert table.own["route"] == route_of(state)
        table.tap("btn-anew")
        table.tap(f"hand-{city}-0")
        table.tap("abandon-yes")
    table.wait_for_step(view["step"] + 1)
    assert table.own["route"] == [city]


def test_house_sets_are_proposed_or_not(household: Household) -> None:
    state = game_when(lambda state: phase(state) == "close" and "close each" in str(state.legal_actions()))
    for shown in True, False:
        table = at(household, state, showHouseSets=shown)
        table.tap("btn-close")
        chosen = table.part("closing").locator(".close-city[aria-pressed=true]")
        if shown:
            expect(chosen).not_to_have_count(0)
        else:
            expect(chosen).to_have_count(0)


def test_the_officials_stand_in_the_order_of_the_board(household: Household) -> None:
    """TT-801."""
    table = at(household, game())
    shown = table.root.locator(".official").evaluate_all("(all) => all.map((one) => one.dataset.part)")
    places = [table.part(testid).bounding_box() for testid in shown]
    assert shown == [f"official-{name}" for name in ("postillion", "postmeister", "amtmann", "wagner")]
    left = [place["x"] for place in places if place]
    assert left == sorted(left)
    assert len(left) == 4


# -- the log --------------------------------------------------------------------------------------------------------


# True if anything is painted on the highest layer of the map.
PULSES = f"""() => {{
    const {{ canvas }} = {TABLE}.bridge.map.layers.highlight;
    const {{ data }} = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    return data.some((value) => value > 0);
}}"""


def test_a_line_of_the_log_shows_its_cities(household: Household) -> None:
    state = game_when(lambda state: phase(state) == "take" and len(state.record()["actions"]) > 30)
    table = at(household, state)
    table.page.evaluate(
        "localStorage.setItem('spieltisch:hints:thurn-und-taxis', '{\"on\":false,\"known\":[]}')"
    )
    line = table.part("log").locator("li[data-places]").last
    line.scroll_into_view_if_needed()
    # What has happened before is shown first.
    table.page.wait_for_function(f"() => !({PULSES})()")
    # It is over soon: a look after the click may come too late.
    table.page.evaluate(
        f"""() => {{
            globalThis.seen = new Promise((done) => {{
                const look = () => (({PULSES})() ? done(true) : requestAnimationFrame(look));
                look();
            }});
        }}"""
    )
    line.click()
    expect(line).to_have_class(re.compile("current"))
    assert table.page.evaluate("() => seen")
    table.page.wait_for_function(f"() => !({PULSES})()")


# -- keys -----------------------------------------------------------------------------------------------------------


def test_all_actions_as_a_list(household: Household) -> None:
    table = at(household, game())
    page = table.page
    view = table.view
    page.keyboard.press("a")
    listed = table.root.locator("[data-action]").evaluate_all("(all) => all.map((one) => one.dataset.action)")
    assert sorted(listed) == sorted(action["text"] for action in view["actions"])
    for _ in range(3):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    table.wait_for_step(1)
    page.keyboard.press("a")
    expect(table.root.locator("[data-action]").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(table.root.locator(".drawer")).to_have_count(0)


def test_closing_with_keys(household: Household) -> None:
    state = game_when(lambda state: phase(state) == "close" and "close each" in str(state.legal_actions()))
    table = at(household, state)
    page, step = table.page, table.view["step"]
    page.keyboard.press("c")
    expect(table.part("closing")).to_be_visible()
    page.keyboard.press("Escape")
    expect(table.part("closing")).to_have_count(0)
    expect(table.part("btn-close")).to_be_focused()
    page.keyboard.press("Enter")
    table.part("close-confirm").focus()
    # A second press of a key that comes sooner belongs to the first one.
    page.wait_for_timeout(400)
    page.keyboard.press("Enter")
    table.wait_for_step(step + 1)
    assert table.own["route"] == []


def test_no_turn_ends_over_an_open_closing_panel_without_a_question(household: Household) -> None:
    def may_close_or_end(state: State) -> bool:
        legal = {str(action).split()[0] for action in state.legal_actions()}
        return phase(state) == "close" and {"close", "end"} <= legal

    table = at(household, game_when(may_close_or_end))
    view = table.view
    table.tap("btn-close")
    table.tap("btn-end-turn")
    table.tap("unclosed-back")
    expect(table.part("closing")).to_be_visible()
    assert table.view == view
    # Whichever way it is ended.
    table.tap("tool-actions")
    end = next(one for one in view["actions"] if one["type"] == "end")
    table.root.locator(f'[data-action="{end["text"]}"]').click()
    table.tap("unclosed-back")
    assert table.view == view
    table.tap("btn-end-turn")
    table.tap("unclosed-end")
    table.wait_for_curtain()
    assert table.view["step"] == view["step"] + 1


def test_a_city_of_the_map_can_be_touched(household: Household) -> None:
    state = game_when(one_end)
    city = next(city for city, ends in fits(state).items() if len(ends) == 1)
    table = at(household, state)
    step = table.view["step"]
    table.tap_city(city)
    table.wait_for_step(step + 1)
    assert city in table.own["route"]
    assert NEXT_TO[city] & set(table.own["route"])
