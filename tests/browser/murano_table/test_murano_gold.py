"""The gold of a player follows the ships that were paid for: they sail, a coin flies, then the number changes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.household import Household
from tests.browser.murano import Lagoon, murano_when
from tests.browser.table import TABLE

# What the panel says in each picture: whether a ship is under way, whether a coin is, and the number.
WATCH = f"""(name) => {{
    window.pictures = [];
    const look = () => {{
        const table = {TABLE};
        const number = table?.renderRoot.querySelector(`[data-part="${{name}}"] b`)?.textContent;
        if (number) pictures.push([
            table.bridge.lagoon?.motion.ships.length > 0,
            table.renderRoot.querySelector(".ghost.coin") !== null,
            Number(number),
        ]);
        frame = requestAnimationFrame(look);
    }};
    let frame = 0;
    window.forget = () => cancelAnimationFrame(frame);
    look();
}}"""


def trip(view: dict[str, Any]) -> dict[str, Any] | None:
    """A trip of several ships after which nothing happens by itself."""
    reach = view["observation"].get("reach") or []
    dear = (one for one in reach if one["usable"] and one["price"] and not one["follows"])
    return next(dear, None)


def told(page: Page, before: int, after: int) -> list[list[Any]]:
    """Wait for the number, and return what was shown until then."""
    page.wait_for_function("(after) => pictures.at(-1)?.[2] === after", arg=after)
    page.evaluate("() => forget()")
    pictures: list[list[Any]] = page.evaluate("() => pictures")
    assert {number for _, _, number in pictures} == {before, after}
    return pictures


@pytest.mark.parametrize("number", ["own-gold", "gold-0"])
@pytest.mark.parametrize("speed", ["slow", "off"])
def test_a_ship_has_sailed_before_its_gold_is_gone(household: Household, speed: str, number: str) -> None:
    motion = "reduce" if speed == "off" else "no-preference"
    state = murano_when(lambda view: view["seat"] == 0 and trip(view))
    table = household.seat(Lagoon, state, prefs={"animationSpeed": speed}, reduced_motion=motion)
    page = table.page
    view = table.view
    gold = view["observation"]["seats"][0]["gold"]
    chosen = trip(view)
    assert chosen
    page.evaluate(WATCH, number)
    table.board("space", chosen["space"])
    table.board("space", chosen["space"])
    pictures = told(page, gold, gold - chosen["price"])
    assert not any(sails and shown != gold for sails, _, shown in pictures)
    if speed == "slow":
        assert any(sails for sails, _, _ in pictures)
        assert any(flies for _, flies, _ in pictures)
