"""The table of Murano: prices before paying, ships first or last, building, cards, the log on the board."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.devices import NewContext
from tests.browser.household import Household
from tests.browser.looks import resize
from tests.browser.murano import Lagoon, murano_when
from tests.browser.site import Site
from tests.browser.steps import wait_for_control
from tests.browser.table import TABLE, View

HISTORY = f"() => {TABLE}.history"
BUSY = f"() => {TABLE}.busy"
SCALE = f"() => {TABLE}.bridge.lagoon.camera.scale"

# Each line of the words lies whole within the strip or hidden below it, and the first tells of the last turn.
LINES_FIT = """(strip) => {
  const range = document.createRange();
  range.selectNodeContents(strip.querySelector("span"));
  const { top, bottom } = strip.getBoundingClientRect();
  const lines = [...range.getClientRects()];
  return lines.every((one) => one.top > top - 1 && (one.bottom < bottom + 1 || one.top > bottom - 3)) &&
    /^Last round! .* the last turn/.test(strip.innerText.trim());
}"""


def reach(view: View, space: int) -> Any:
    return next(one for one in view["observation"]["reach"] if one["space"] == space)


def dear(view: View) -> list[int]:
    """Spaces to which more than one ship has to sail."""
    return [
        one["space"]
        for one in view["observation"]["reach"] or ()
        if one["usable"] and one["moves"] and len(one["moves"]) == 2
    ]


def sailing(view: View) -> bool:
    return view["observation"]["phase"] == "sail" and bool(dear(view))


@pytest.mark.rule("MU-U12")
def test_the_price_is_shown_and_the_cheapest_ships_are_proposed(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(sailing))
    view = table.view
    goal = dear(view)[0]
    wanted = reach(view, goal)
    assert table.state["spaces"][str(goal)] == {"kind": "open", "price": wanted["price"]}
    gold = table.own["gold"]
    table.board("space", goal)
    # Nothing has sailed yet: the ships are drawn, the price is named.
    expect(table.part("press-sail")).to_contain_text(str(wanted["price"]))
    assert table.state["journeys"] == wanted["moves"]
    assert table.view["step"] == view["step"]
    table.tap("press-sail")
    table.wait_for_step(view["step"] + 2)
    assert table.view["observation"]["space"] == goal
    sailed = [event for step in table.page.evaluate(HISTORY) for event in step["events"]]
    paid = [event["price"] for event in sailed if event["event"] == "sailed"][-2:]
    assert sum(paid) == wanted["price"] <= gold


@pytest.mark.rule("MU-U12")
def test_after_a_ship_has_sailed_the_next_price_is_shown_before_it_is_paid(household: Household) -> None:
    def sailed(view: View) -> bool:
        choices = [one for one in view["actions"] if one["type"] in ("buy", "search", "hire", "dismiss")]
        return view["observation"]["phase"] == "act" and bool(dear(view)) and len(choices) == 2

    table = household.seat(Lagoon, murano_when(sailed))
    view = table.view
    # Of the space itself it is told what can be done there, and not that its ship has sailed.
    here = view["observation"]["space"]
    table.board("space", here)
    expect(table.part("bubble")).to_contain_text(re.compile(rf"Space\W*{here}\W"))
    expect(table.part("bubble")).not_to_contain_text("MU-")
    goal = dear(view)[0]
    price = reach(view, goal)["price"]
    table.board("space", goal)
    expect(table.part("press-sail")).to_contain_text(str(price))
    expect(table.part("prompt")).to_contain_text(str(price))
    assert table.state["spaces"][str(goal)] == {"kind": "chosen", "price": price}
    table.tap("press-cancel")
    expect(table.part("press-sail")).to_have_count(0)
    assert table.view["step"] == view["step"]


def test_a_long_press_says_what_lies_there_and_does_nothing(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(sailing))
    view = table.view
    page = table.page
    resize(page, "phone")
    goal = next(int(no) for no, light in table.state["spaces"].items() if light["price"] == 0)
    page.mouse.move(*table.spot("space", goal))
    page.mouse.down()
    # The name and the action are read while the finger is still down.
    expect(table.part("bubble")).to_contain_text(re.compile(rf"space\W*{goal}\W"))
    page.mouse.up()
    expect(table.part("bubble")).to_be_visible()
    assert table.view["step"] == view["step"]
    assert not table.page.evaluate(BUSY)


@pytest.mark.rule("MU-U01")
def test_first_the_space_then_the_ships(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(sailing))
    view = table.view
    goal = dear(view)[0]
    table.board("space", goal)
    expect(table.part("press-sail")).to_be_visible()
    table.board("space", goal)
    table.wait_for_step(view["step"] + 2)
    assert table.view["observation"]["space"] == goal


def test_first_the_ships_then_the_space(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(sailing))
    view = table.view
    goal = dear(view)[0]
    (first, way), (second, last) = reach(view, goal)["moves"]
    table.board("ship", first)
    goals = {one["to"] for one in view["actions"] if one["type"] == "sail" and one["from"] == first}
    assert {int(no) for no in table.state["spaces"]} == goals
    table.board("space", way)
    table.wait_for_step(view["step"] + 1)
    table.board("ship", second)
    table.board("space", last)
    table.wait_for_step(view["step"] + 2)
    assert table.view["observation"]["space"] == goal
    table.tap("btn-restart")
    table.page.wait_for_function(f"(step) => {TABLE}.view.step === step", arg=view["step"])


def refused(household: Household) -> tuple[Lagoon, str]:
    """Return a table on which a space that no ship can reach was pressed, and the rule that bars it."""
    state = murano_when(
        lambda view: (
            view["observation"]["phase"] == "sail"
            and any(not one["usable"] and one["rule"] for one in view["observation"]["reach"])
        )
    )
    table = household.seat(Lagoon, state)
    shut = next(one for one in table.view["observation"]["reach"] if not one["usable"] and one["rule"])
    table.board("space", shut["space"])
    return table, shut["rule"]


def test_a_space_out_of_reach_says_why_with_its_rule(household: Household) -> None:
    table, rule = refused(household)
    bubble = table.part("bubble")
    expect(bubble.locator(f"[data-rule='{rule}']")).to_be_visible()
    expect(bubble).not_to_contain_text("rule-MU")
    bubble.locator(".rule-link").click()
    expect(table.page.get_by_test_id("rulebook").locator(f"[data-places~='{rule}']")).to_be_visible()


@pytest.mark.rule("MU-U04")
def test_an_island_is_enlarged_by_its_flag(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(sailing))
    before = table.page.evaluate(SCALE)
    table.board("flag", "san-donato")
    expect(table.part("island-card")).to_contain_text("San Donato")
    assert table.page.evaluate(SCALE) > before * 1.5
    table.tap("whole-lagoon")
    expect(table.part("island-card")).to_have_count(0)
    assert table.page.evaluate(SCALE) == pytest.approx(before)


def test_what_is_said_of_a_place_goes_when_an_island_is_enlarged(household: Household) -> None:
    table, _ = refused(household)
    expect(table.part("bubble")).to_be_visible()
    table.page.keyboard.press("2")
    expect(table.part("island-card")).to_be_visible()
    expect(table.part("bubble")).to_have_count(0)


@pytest.mark.rule("MU-U02")
@pytest.mark.rule("MU-U03")
@pytest.mark.rule("MU-U15")
def test_the_pile_shows_all_characters_and_own_ones_with_their_worth(household: Household) -> None:
    state = murano_when(
        lambda view: sailing(view) and view["observation"]["seats"][view["seat"]]["characters"]
    )
    table = household.seat(Lagoon, state)
    own = table.own["characters"][0]
    table.board("pile", "character")
    window = table.part("all-characters")
    expect(window.locator("[data-card]")).to_have_count(40)
    expect(window.locator("[data-card].out")).to_have_count(2)
    worth = window.locator(".worth").first.locator("dd").all_inner_texts()
    assert [int(text) for text in worth] == list(own["values"].values())[: len(worth)]


@pytest.mark.rule("MU-U14")
def test_all_special_buildings_are_explained(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(sailing))
    table.board("pile", "special")
    expect(table.part("all-specials").locator("[data-card]")).to_have_count(14)


@pytest.mark.rule("MU-U06")
@pytest.mark.rule("MU-U08")
@pytest.mark.rule("MU-U13")
def test_a_line_of_the_log_marks_its_place_on_the_board(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(lambda view: view["observation"]["round"] > 2))
    line = table.part("log").locator("li[data-places^='space:']").first
    place = line.get_attribute("data-places")
    line.click()
    assert place is not None
    kind, number = place.split(":")
    assert table.state["marks"] == [{"kind": kind, "id": number}]
    assert f"space\u00a0{number}" in line.inner_text().replace("\u2068", "").replace("\u2069", "")


@pytest.mark.rule("MU-U06")
def test_pointing_at_a_line_of_the_log_is_enough(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(lambda view: view["observation"]["round"] > 2))
    line = table.part("log").locator("li[data-places^='cell:'], li[data-places^='stock:']").first
    line.hover()
    place = line.get_attribute("data-places")
    assert place is not None
    assert [f"{mark['kind']}:{mark['id']}" for mark in table.state["marks"]] == place.split(" ")


def test_a_chosen_ship_and_those_for_passing_shine(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(sailing))
    view = table.view
    table.tap("press-pass")
    movable = {one["from"] for one in view["actions"] if one["type"] == "pass"}
    assert {ship["space"] for ship in table.state["ships"] if ship["ready"]} == movable
    ship = min(movable)
    table.board("ship", ship)
    assert [one["space"] for one in table.state["ships"] if one["lit"]] == [ship]
    goal = next(one["to"] for one in view["actions"] if one["type"] == "pass" and one["from"] == ship)
    gold = table.own["gold"]
    table.board("space", goal)
    table.wait_for_step(view["step"] + 1)
    assert table.own["gold"] == gold + 1


@pytest.mark.rule("MU-U07")
def test_the_last_round_is_announced_with_the_empty_stocks(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(lambda view: view["observation"]["last"]))
    empty = table.view["observation"]["last"]["sorts"]
    state = table.state
    assert state["ending"]
    assert sorted(state["empty"]) == sorted(empty)
    assert all(state["stock"][sort] == 0 for sort in empty)
    banner = table.part("last-round")
    expect(banner).to_be_visible()
    for size in "phone", "phone-lying":
        resize(table.page, size)
        assert banner.evaluate(LINES_FIT)


@pytest.mark.rule("MU-U05")
def test_usable_building_spaces_carry_a_brown_square(household: Household) -> None:
    def reached(view: View) -> bool:
        return any(island["open"] for island in view["observation"]["islands"])

    table = household.seat(Lagoon, murano_when(reached))
    shown = sorted(table.state["open"])
    assert shown == sorted(cell for island in table.view["observation"]["islands"] for cell in island["open"])


def building(view: View) -> bool:
    return view["observation"]["phase"] == "build" and any(one["type"] == "draw" for one in view["actions"])


def test_reload_in_the_middle_of_building(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(building))
    step = table.view["step"]
    table.tap("press-draw")
    table.wait_for_step(step + 1)
    seen = table.view
    assert seen["observation"]["street"]
    table.page.reload()
    table.wait_for_curtain()
    table.take_seat()
    again = table.view
    for part in ("seat", "current", "step", "observation", "actions"):
        assert again[part] == seen[part], part
    street = next(one for one in again["actions"] if one["type"] == "build")
    table.board("cell", street["place"])
    table.wait_for_step(step + 2)
    built = table.view["observation"]["islands"]
    assert any(street["place"] in island["streets"] for island in built)


FIRST_IS_SEEN = f"""() => {{
    const root = {TABLE}.renderRoot;
    const button = root.querySelector(".assign-islands button").getBoundingClientRect();
    return button.bottom <= root.querySelector(".sheet-foot").getBoundingClientRect().top;
}}"""


def test_final_assignment_by_hand_and_the_best_offered(household: Household) -> None:
    def scoring(view: View) -> bool:
        told = view["observation"]
        return told["phase"] == "assign" and bool(told["seats"][view["seat"]]["best"]["cards"])

    table = household.seat(Lagoon, murano_when(scoring, assignment="by-hand"))
    best = table.own["best"]
    step = table.view["step"]
    expect(table.part("sheet")).to_contain_text(str(best["total"]))
    # Nothing is built any more: what a card brings now is all that it can bring.
    expect(table.part("sheet").get_by_test_id("card-now").first).to_be_visible()
    expect(table.part("sheet").get_by_test_id("card-most")).to_have_count(0)
    # The first card is seen with what can be done with it, on the smallest phone, too.
    table.page.set_viewport_size({"width": 320, "height": 568})
    table.page.wait_for_function(FIRST_IS_SEEN)
    table.tap("assign-best")
    table.wait_for_step(step + len(best["cards"]))
    scored = [one["scored"]["points"] for one in table.own["characters"] if one["scored"]]
    assert sum(scored) == sum(card["points"] for card in best["cards"])


def test_a_character_is_kept_or_declined_and_looking_cannot_be_taken_back(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(lambda view: view["observation"]["phase"] == "character"))
    view = table.view
    expect(table.part("sheet").locator("[data-card]")).to_have_count(len(view["observation"]["choice"]))
    table.tap("press-decline")
    table.wait_for_step(view["step"] + 1)
    assert table.own["gold"] == view["observation"]["seats"][view["seat"]]["gold"]


def test_every_action_is_in_the_list_for_the_keyboard(household: Household) -> None:
    table = household.seat(Lagoon, murano_when(sailing))
    view = table.view
    table.page.keyboard.press("a")
    listed = table.root.locator("[data-action]").evaluate_all("(all) => all.map((one) => one.dataset.action)")
    assert sorted(listed) == sorted(one["text"] for one in view["actions"])
    goals = table.root.locator("[data-goal]").evaluate_all(
        "(all) => all.map((one) => Number(one.dataset.goal))"
    )
    assert sorted(goals) == sorted(
        one["space"] for one in view["observation"]["reach"] if one["usable"] and one["moves"]
    )
    table.root.locator(f"[data-goal='{dear(view)[0]}']").press("Enter")
    table.wait_for_step(view["step"] + 2)


def test_murano_is_played_offline(
    new_context: NewContext, own_site: Site, expected_errors: list[str]
) -> None:
    expected_errors.append("Failed to load resource|net::ERR")
    context = new_context(locale="en-GB", viewport={"width": 1180, "height": 820}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(own_site.url)
    wait_for_control(page)
    own_site.stop()
    page.reload()
    page.get_by_test_id("new-murano").click()
    page.get_by_test_id("start-game").click()
    table = Lagoon(page)
    table.wait_for_curtain()
    view = table.take_seat()
    free = next(one for one in view["observation"]["reach"] if one["usable"] and one["price"] == 0)
    table.board("space", free["space"])
    table.wait_for_step(1)
    page.reload()
    table.wait_for_curtain()
    assert table.take_seat()["observation"]["space"] == free["space"]
