"""A question about a card leaves free the cards beside it: whoever means another one presses that, and not "Yes"."""

from __future__ import annotations

from typing import cast

import pytest
from playwright.sync_api import expect

from spieltisch import State
from spieltisch.thurn_und_taxis.actions import TaxisAction
from tests.browser.devices import game_when
from tests.browser.household import Household
from tests.browser.looks import resize
from tests.browser.sweeps import GERMAN
from tests.browser.table import TABLE, Table
from tests.positions import Seat, position

COVERED = f"""(own) => {{
    const {{ renderRoot }} = {TABLE};
    const bubble = renderRoot.querySelector(".bubble").getBoundingClientRect();
    const cards = renderRoot.querySelectorAll(":is(.hand, .display, .tools) button:not([aria-disabled=true])");
    return [...cards].filter((card) => card.dataset.part !== own).flatMap((card) => {{
        const box = card.getBoundingClientRect();
        const x = Math.min(bubble.right, box.right) - Math.max(bubble.left, box.left);
        const y = Math.min(bubble.bottom, box.bottom) - Math.max(bubble.top, box.top);
        const [across, down] = [Math.round(x), Math.round(y)];
        return x > 1.5 && y > 1.5 ? [`${{own}}: ${{card.dataset.part}} by ${{across}} x ${{down}} px`] : [];
    }});
}}"""
"""The cards that can be pressed, and the keys that tell what else there is, on which a question lies."""


def helped(state: State, kind: str) -> int:
    """Return with how many cards an official would help."""
    actions = [cast("TaxisAction", one).json for one in state.legal_actions()]
    return sum(bool(one["official"]) and one["type"] == kind and one["end"] != "anew" for one in actions)


def position_of(kind: str, *, with_modules: bool) -> State:
    if with_modules:
        modules = {"courier": True, "offices": True, "audience": True}
        return game_when(
            lambda state: state.observation(None)["round"] > 4 and helped(state, kind) > 2, **modules
        )
    seat, laid = Seat(hand="Ulm Passau Linz Lodz", route="Sigmaringen"), 0
    if kind == "lay":
        hand = "Mannheim Carlsruhe Würzburg Nürnberg Augsburg Kempten"
        seat, laid = Seat(hand=hand, route="Stuttgart Ulm"), 1
    phase = "close" if laid else "lay"
    return position(seat, phase=phase, taken=1, laid=laid, options={"start": "seat-1"})


@pytest.mark.parametrize("size", ["tablet", "tablet-upright", "phone", "phone-lying", "desktop"])
@pytest.mark.parametrize("kind", ["take", "lay"])
@pytest.mark.parametrize("with_modules", [False, True], ids=["base", "modules"])
def test_a_question_about_a_card_covers_no_other_one(
    size: str, kind: str, with_modules: bool, household: Household
) -> None:
    state = position_of(kind, with_modules=with_modules)
    prefs = {**GERMAN["prefs"], "lookFirst": "never"}
    table = household.seat(Table, state, **{**GERMAN, "prefs": prefs})
    resize(table.page, size)
    table.put_news_away()
    row = {"take": "display", "lay": "hand"}[kind]
    parts = table.root.locator(f".{row} button.lit").evaluate_all(
        "(lit) => lit.map((one) => one.dataset.part)"
    )
    assert len(parts) > 1
    found = []
    for part in parts:
        table.tap(part)
        expect(table.part("ask-yes")).to_be_visible()
        table.page.wait_for_timeout(400)
        found += table.page.evaluate(COVERED, part)
        table.tap("ask-no")
        expect(table.part("ask-yes")).to_have_count(0)
        table.page.wait_for_timeout(400)
    assert found == []


def test_a_question_stays_when_something_else_is_looked_at(household: Household) -> None:
    prefs = {**GERMAN["prefs"], "lookFirst": "never"}
    state = position_of("take", with_modules=False)
    table = household.seat(Table, state, **{**GERMAN, "prefs": prefs})
    resize(table.page, "phone")
    table.put_news_away()
    table.root.locator(".display button.lit").first.click()
    question = table.part("ask-yes")
    expect(question).to_be_visible()
    table.tap("official-wagner")
    expect(question).to_have_count(0)
    table.tap("bubble")
    expect(question).to_be_visible()
    table.tap("tool-goods")
    expect(question).to_have_count(0)
    table.page.keyboard.press("Escape")
    expect(question).to_be_visible()
    table.tap("ask-no")
    expect(table.part("bubble")).to_have_count(0)
