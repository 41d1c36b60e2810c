"""Every panel of the expansions on every size of screen, with four players and all that goes together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from spieltisch import State
from tests.browser.devices import game, game_when, phase
from tests.browser.household import Household
from tests.browser.looks import SIZES, faults, resize, resize_to
from tests.browser.steps import wait_until
from tests.browser.sweeps import GERMAN
from tests.browser.table import GUIDE_OFF, HOST, TABLE, Table

NAMES = ("Anna", "Bernhard", "Cäcilia", "Dorothea-Elisabeth")
SOUTH: dict[str, Any] = {"courier": True, "offices": True, "audience": True, "audience_aid": True}
PAGE = HOST.removesuffix(".shadowRoot")
NORTH = {"board": "north", "courier": True, "offices": True}


def late(kind: str, actions: int = 1) -> Callable[[State], bool]:
    """In the middle of the game, when much has gathered at each seat: a decision with some choice."""

    def reached(state: State) -> bool:
        seen = state.observation(None)
        return phase(state) == kind and seen["round"] >= 4 and len(state.legal_actions()) >= actions

    return reached


def long_route(state: State) -> bool:
    """A route of six, and cards in the hand that may still be laid: all of them share one row."""
    seen = state.observation(None)
    return phase(state) == "lay" and seen["round"] > 8 and len(seen["seats"][seen["turn"]]["route"]) >= 6


def half_distributed(table: Table) -> None:
    for rank, coach in ("kardinal", "blue"), ("bischof", "violet"):
        table.tap(f"cleric-{rank}")
        table.tap(f"coach-{coach}")
    table.tap("cleric-priester")


def closing(table: Table) -> None:
    table.tap("btn-close")


def as_it_is(_table: Table) -> None:
    """Nothing needs to be opened."""


PANELS: dict[str, tuple[dict[str, Any], Any, Callable[[Table], None]]] = {
    "assign": (SOUTH, None, half_distributed),
    "move": (SOUTH, late("move", 5), as_it_is),
    "return": (SOUTH, late("return", 7), as_it_is),
    "reward-card": (SOUTH, late("reward-card"), as_it_is),
    "reward-house": (SOUTH, late("reward-house"), as_it_is),
    "take": (SOUTH, late("take"), as_it_is),
    "team": (NORTH, late("lay", 5), as_it_is),
    "route-of-six": (NORTH, long_route, as_it_is),
    "close": (NORTH, late("close", 9), closing),
}


LAPPED = f"""() => {{
    const boxesOf = (one) => [...{TABLE}.renderRoot.querySelectorAll(one)].map((box) => box.getBoundingClientRect());
    const [sheet] = boxesOf(".sheet");
    return Math.max(0, ...boxesOf(".map-place > .map, .second-map").map((map) =>
        sheet.left < map.right && sheet.right > map.left ? Math.round(map.bottom - sheet.top) : 0));
}}"""


@pytest.mark.parametrize("panel", ["assign", "move"])
def test_a_panel_that_asks_about_the_maps_leaves_them_free(panel: str, household: Household) -> None:
    options, reached, prepare = PANELS[panel]
    settings: dict[str, Any] = {"names": NAMES[:2], **options}
    table = household.seat(Table, game_when(reached, **settings) if reached else game(**settings), **GERMAN)
    table.put_news_away()
    prepare(table)
    lapped = {}
    for size in SIZES:
        resize(table.page, size)
        lapped[size] = table.page.evaluate(LAPPED)
    assert lapped == dict.fromkeys(SIZES, 0)


COVERED = f"""() => {{
    const boxOf = (one) => {TABLE}.renderRoot.querySelector(one).getBoundingClientRect();
    const sheet = boxOf(".sheet");
    return [".map-place", ".display", ".route", ".hand"].filter((one) => {{
        const box = boxOf(one);
        const x = Math.min(sheet.right, box.right) - Math.max(sheet.left, box.left);
        return x > 1 && Math.min(sheet.bottom, box.bottom) - Math.max(sheet.top, box.top) > 1;
    }});
}}"""


MET = f"""() => ["btn-undo", "btn-restart"].map((name) => {{
    const root = {TABLE}.renderRoot;
    const {{ left, top, width, height }} = root.querySelector(`[data-part="${{name}}"]`).getBoundingClientRect();
    const met = root.elementFromPoint(left + width / 2, top + height / 2);
    return met?.closest("[data-part]")?.dataset.part ?? "";
}})"""


def cards_go(state: State) -> bool:
    return phase(state) == "discard"


@pytest.mark.parametrize("panel", ["assign", "move", "return", "discard"])
def test_a_panel_on_a_phone_leaves_what_takes_back_within_reach(panel: str, household: Household) -> None:
    options, reached, _ = {**PANELS, "discard": (SOUTH, cards_go, as_it_is)}[panel]
    settings: dict[str, Any] = {"names": NAMES, **options}
    table = household.seat(Table, game_when(reached, **settings) if reached else game(**settings), **GERMAN)
    table.put_news_away()
    table.page.evaluate(GUIDE_OFF)
    resize(table.page, "phone")
    assert table.page.evaluate(MET) == ["btn-undo", "btn-restart"]
    assert faults(table.page, fixed=True) == []
    # On the smallest phones step by step leads to the beginning of the turn as well.
    resize_to(table.page, 320, 640)
    assert table.page.evaluate(MET)[0] == "btn-undo"


@pytest.mark.parametrize("players", [2, 4])
def test_a_return_leaves_the_display_and_own_cards_free(players: int, household: Household) -> None:
    """Where the log stands beside the map, that is free as well."""
    options, reached, _ = PANELS["return"]
    table = household.seat(Table, game_when(reached, names=NAMES[:players], **options), **GERMAN)
    table.put_news_away()
    covered = {}
    for size in SIZES:
        resize(table.page, size)
        covered[size] = table.page.evaluate(COVERED)
    assert covered == {size: [".map-place"] if "phone" in size else [] for size in SIZES}


@pytest.mark.parametrize("panel", PANELS)
def test_panel(panel: str, household: Household) -> None:
    options, reached, prepare = PANELS[panel]
    settings: dict[str, Any] = {"names": NAMES, **options}
    state = game_when(reached, **settings) if reached else game(**settings)
    table = household.seat(Table, state, **GERMAN)
    table.put_news_away()
    prepare(table)
    found = []
    for size in SIZES:
        resize(table.page, size)
        found += [f"{size}: {fault}" for fault in faults(table.page, fixed=True)]
    assert "\n".join(found) == ""


REST = """() => {
    const table = TABLE.renderRoot.querySelector(".table");
    return table.scrollHeight - table.clientHeight;
}""".replace("TABLE", TABLE)

# Names of open cards that are wider than one line has room for, or than their card.
BROKEN = """() => [...TABLE.renderRoot.querySelectorAll(".display .card")]
    .map((card) => [card, card.querySelector(".card-name")])
    .filter(([card, name]) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 || range.getBoundingClientRect().width > card.getBoundingClientRect().width;
    })
    .map(([, name]) => name.textContent)""".replace("TABLE", TABLE)


@pytest.mark.parametrize("panel", ["move", "reward-card", "take", "team", "route-of-six"])
def test_the_smallest_phone_has_all_within_reach(panel: str, household: Household) -> None:
    """No row is squeezed below what is in it: the table scrolls, by less than a row."""
    options, reached, _ = PANELS[panel]
    table = household.seat(Table, game_when(reached, names=NAMES, **options), **GERMAN)
    table.put_news_away()
    table.page.evaluate(GUIDE_OFF)
    resize_to(table.page, 320, 568)
    found = [one for one in faults(table.page) if one.startswith(("covered", "over each other", "a name"))]
    assert found == []
    assert table.page.evaluate(REST) <= 48
    assert table.page.evaluate(BROKEN) == []


def test_the_panel_of_the_clerics_keeps_its_size(household: Household) -> None:
    table = household.seat(Table, game(**SOUTH), **GERMAN)
    for size in "1180x820", "390x844":
        resize_to(table.page, *map(int, size.split("x")))
        before = table.part("assign").bounding_box()
        table.tap("cleric-kardinal")
        table.tap("coach-blue")
        assert table.part("assign").bounding_box() == before, size
        # The cleric is taken out again.
        table.tap("coach-blue")
        table.tap("coach-blue")


def test_a_cleric_who_has_left_shows_his_coach(household: Household) -> None:
    table = household.seat(Table, game(**SOUTH), **GERMAN)
    table.tap("cleric-kardinal")
    table.tap("coach-blue")
    expect(table.part("cleric-kardinal").locator(".coach-art")).to_be_visible()
    expect(table.part("cleric-bischof").locator(".coach-art")).to_have_count(0)


def test_an_official_says_what_the_signs_beside_it_count(household: Household) -> None:
    table = household.seat(Table, game_when(late("take"), names=NAMES, **SOUTH), **GERMAN)
    assert "Amtsplättchen" in (table.part("official-amtmann").get_attribute("title") or "")


# The lowest point of the board in words, as a finger would meet it.
TOLD_END = """() => {
    const told = TABLE.renderRoot.querySelector(".told-board");
    const { left, right, bottom } = told.getBoundingClientRect();
    return told.contains(TABLE.renderRoot.elementFromPoint((left + right) / 2, bottom - 4));
}""".replace("TABLE", TABLE)


@pytest.mark.parametrize("size", ["phone", "phone-lying"])
def test_the_signs_of_an_official_cover_nothing_of_the_face(household: Household, size: str) -> None:
    state = game_when(lambda one: one.observation(None)["round"] == 6, names=NAMES[:2], courier=True, offices=True)  # fmt: skip
    table = household.seat(Table, state, **GERMAN)
    resize(table.page, size)
    covered = """(all) => all.map((sign) => {
        const face = sign.closest(".official").querySelector(".portrait > svg");
        // The drawing has a shape of its own within its box.
        const { x, width, height } = face.getBoundingClientRect();
        const drawn = Math.min(width, height);
        return Math.round(x + (width + drawn) / 2 - sign.getBoundingClientRect().x);
    })"""
    found = table.page.locator(".official :is(.office-stack, .letter-price)").evaluate_all(covered)
    assert found
    assert max(found) <= 0


def test_the_end_of_the_board_in_words_is_over_the_panel(household: Household) -> None:
    table = household.seat(Table, game(**SOUTH), **GERMAN)
    resize_to(table.page, 1180, 820)
    table.tap("tool-told")
    table.page.wait_for_function(TOLD_END)


def test_the_second_map_has_one_size_for_a_whole_replay(household: Household) -> None:
    table = household.seat(Table, game_when(late("take"), names=NAMES[:2], **SOUTH))
    table.page.evaluate(f"() => {PAGE}.game.openReplay(0)")
    heights = set()
    for _ in range(4):
        table.page.wait_for_timeout(300)
        heights.add(table.part("rome-map").evaluate("(one) => one.clientHeight"))
        table.page.keyboard.press("ArrowRight")
    assert len(heights) == 1


def test_a_map_that_is_cut_says_that_rome_lies_below(household: Household) -> None:
    table = household.seat(Table, game(names=NAMES[:2], **SOUTH), has_touch=True)
    resize(table.page, "phone-lying")
    sign = "(map) => getComputedStyle(map, '::after').content"
    wait_until(table.page, lambda: "▾" in table.part("rome-map").evaluate(sign))
    x, y = table.point("rome-map")
    table.drag_between((x, y + 60), (x, y - 300))
    wait_until(table.page, lambda: table.part("rome-map").evaluate(sign) == "none")
