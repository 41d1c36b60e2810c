"""What is said of one action comes from one place: a reader that is told from two sides cuts one of them short."""

from __future__ import annotations

import pytest

from spieltisch import State
from tests.browser.devices import game_when, phase
from tests.browser.household import Household
from tests.browser.murano import Lagoon, murano_when
from tests.browser.table import Table

# Notes every place that a screen reader follows when what it says changes.
WATCH = """() => {
    window.spoken = [];
    const PLACES = "[role=status], [role=alert], [aria-live]:not([aria-live=off])";
    const note = (records) => {
        for (const { target } of records) {
            const place = (target instanceof Element ? target : target.parentElement)?.closest(PLACES);
            if (place?.textContent.trim()) window.spoken.push(place.className || place.dataset.part || place.id);
        }
    };
    const follow = (root) => {
        new MutationObserver(note).observe(root, { subtree: true, childList: true, characterData: true });
        for (const one of root.querySelectorAll("*")) if (one.shadowRoot) follow(one.shadowRoot);
    };
    follow(document);
}"""

HEARD = "() => window.spoken.length > 0"


def can_lay(state: State) -> bool:
    return phase(state) == "lay" and bool(
        state.observation(None)["seats"][state.current_player or 0]["route"]
    )


@pytest.mark.parametrize("kind", [Table, Lagoon])
def test_an_action(kind: type[Table], household: Household) -> None:
    state = game_when(can_lay) if kind is Table else murano_when(lambda view: bool(view["actions"]))
    table = household.seat(kind, state)
    table.put_news_away()
    table.page.evaluate(WATCH)
    view = table.view
    if isinstance(table, Lagoon):
        table.carry_out(view["actions"][0], view)
    else:
        table.do(view["actions"][0])
    table.page.wait_for_function(HEARD)
    table.page.wait_for_timeout(500)
    assert set(table.page.evaluate("() => window.spoken")) == {"announcer"}


def test_a_moment_of_the_replay(household: Household) -> None:
    table = household.seat(Table, game_when(can_lay))
    page = table.page
    page.get_by_test_id("bar-replay").click()
    page.get_by_test_id("replay-bar").wait_for()
    page.wait_for_timeout(500)
    page.evaluate(WATCH)
    page.get_by_test_id("replay-previous").click()
    page.wait_for_function(HEARD)
    page.wait_for_timeout(500)
    assert set(page.evaluate("() => window.spoken")) == {"text"}
