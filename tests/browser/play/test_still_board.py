"""The board stays where it is, whatever stands around it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.devices import game, saved_game
from tests.browser.household import Household
from tests.browser.looks import resize
from tests.browser.murano import Lagoon, murano_when, new_murano
from tests.browser.sweeps import ENGLISH, GERMAN
from tests.browser.table import GUIDE_OFF, TABLE, Table

BOARD = f"""() => {{
    const {{ y, height }} = {TABLE}.renderRoot.querySelector("[data-part=map]").getBoundingClientRect();
    return [y, height];
}}"""
FEW = f"""async (count) => {{
    const table = {TABLE};
    const view = table.view;
    table.view = {{ ...view, step: view.step + 1, actions: view.actions.slice(0, count) }};
    await table.updateComplete;
}}"""


def offers(kind: str, least: int, view: dict[str, Any]) -> bool:
    """So many of a kind can be chosen now."""
    kinds = [action["type"] for action in view["actions"]]
    return kinds.count(kind) >= least and set(kinds) <= {kind, "sail", "end"}


@pytest.mark.parametrize("dress", [GERMAN, ENGLISH], ids=["de", "en"])
@pytest.mark.parametrize(("kind", "least"), [("sell", 5), ("produce", 5)])
def test_many_buttons_share_two_rows(
    household: Household, kind: str, least: int, dress: dict[str, Any]
) -> None:
    state = murano_when(lambda view: offers(kind, least, view), 2)
    table = household.seat(Lagoon, state, **dress)
    page = table.page
    page.evaluate(GUIDE_OFF)
    resize(page, "phone")
    presses = table.root.locator(".press")
    assert presses.count() >= least
    many = page.evaluate(BOARD)
    page.evaluate(FEW, 1)
    assert presses.count() <= 2
    assert page.evaluate(BOARD) == many


@pytest.mark.parametrize("size", ["phone", "phone-lying", "tablet", "tablet-upright", "desktop"])
@pytest.mark.parametrize("kind", ["thurn-und-taxis", "murano"])
def test_advice_moves_nothing(household: Household, kind: str, size: str) -> None:
    """Not even where the guide speaks, which is silent meanwhile; where there is room it leaves the bar in reach."""
    state = new_murano() if kind == "murano" else game()
    saved = saved_game(state, levels={1: "apprentice"})
    page = household.show(f"game/{saved['id']}", saved, has_touch=True)
    table = Table(page)
    table.wait_for_seat()
    table.tap("guide-next")
    resize(page, size)
    before = page.evaluate(BOARD)
    page.get_by_test_id("bar-hint").click()
    assert page.evaluate(BOARD) == before
    page.wait_for_function(f"() => {TABLE}.hinted !== null")
    resize(page, size)
    assert page.evaluate(BOARD) == before
    if "phone" not in size:
        assert table.point("bar-to-home")
        assert table.point("bar-settings")
    page.get_by_test_id("hint-more").click()
    assert page.evaluate(BOARD) == before
    page.get_by_test_id("hint-close").click()
    resize(page, size)
    assert page.evaluate(BOARD) == before
