"""Small places of the lagoon under a finger: the first touch shows and asks, whatever comes to lie under it by that."""

from __future__ import annotations

import pytest

from tests.browser.household import Household
from tests.browser.murano import Lagoon, murano_when
from tests.browser.table import TABLE

ASKED = f"""() => {{
    const {{ bubble, choices, dialog, enlarged, stage, view }} = {TABLE};
    return [bubble?.kind, choices.site, dialog, enlarged !== null && stage.forSite, view.step];
}}"""


# There the question comes to lie under the finger that has just been lifted.
@pytest.mark.parametrize(("width", "height", "cell"), [(844, 390, "2c3"), (390, 844, "4c4")])
def test_the_touch_that_asks_does_not_answer(
    household: Household, width: int, height: int, cell: str
) -> None:
    state = murano_when(lambda view: view["observation"]["phase"] == "street")
    table = household.seat(Lagoon, state, has_touch=True)
    table.page.set_viewport_size({"width": width, "height": height})
    step = table.view["step"]
    table.board("cell", cell)
    # The browser's own click would come after the touch.
    table.page.wait_for_timeout(300)
    assert table.page.evaluate(ASKED) == ["ask", cell, None, True, step]
    table.board("cell", cell)
    table.wait_for_step(step + 1)
