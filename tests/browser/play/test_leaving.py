"""A table that was left is let go with all that it drew: a device that plays all evening does not fill up."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from spieltisch import State
from tests.browser.devices import game
from tests.browser.household import Household
from tests.browser.murano import Lagoon, new_murano
from tests.browser.table import Table

VISITS = 4
FEW = 600
"""One table has some thousand nodes; what is written and thrown away beside it has less."""

# Nothing moves any more, and the browser has nothing else to do.
AT_REST = """async () => {
    const motions = document.getAnimations().filter(({ effect }) => effect.getTiming().iterations !== Infinity);
    await Promise.allSettled(motions.map(({ finished }) => finished));
    await new Promise((resolve) => requestIdleCallback(resolve));
}"""


def kept_alive(page: Page, enough: int, least: int = 1) -> int:
    """Return how many nodes the page holds, on the screen or not, after everything unneeded was let go.

    Args:
        page: the page.
        enough: it is asked again while there are more, for a while.
        least: it is asked at least so often, and the fewest count.
    """
    wire = page.context.new_cdp_session(page)
    found: list[int] = []
    # What has just been left may still be held by a motion or a touch that ends.
    while len(found) < least or (min(found) > enough and len(found) < 24 and least == 1):
        wire.send("HeapProfiler.collectGarbage")
        found.append(int(wire.send("Memory.getDOMCounters")["nodes"]))
        page.evaluate(AT_REST)
    wire.detach()
    return min(found)


def leave(page: Page) -> None:
    page.evaluate("() => { location.hash = '#/'; }")
    page.get_by_test_id("new-game").wait_for()


@pytest.mark.parametrize(
    ("kind", "state"),
    [(Table, game), (Table, lambda: game(audience=True)), (Lagoon, new_murano)],
    ids=["thurn-und-taxis", "audience", "murano"],
)
def test_a_table_that_was_left(kind: type[Table], state: Callable[[], State], household: Household) -> None:
    def visit() -> Page:
        page = household.seat(kind, state()).page
        leave(page)
        return page

    first = kept_alive(visit(), 0, least=6)
    for _ in range(VISITS - 2):
        visit()
    assert kept_alive(visit(), first + FEW - 1) - first < FEW
