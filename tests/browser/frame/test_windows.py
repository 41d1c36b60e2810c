"""Windows over the page: what is opened again at once stays, though the browser tells late what it has closed before."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from spieltisch import State
from tests.browser.devices import NewContext, device, game, open_game, saved_game
from tests.browser.household import Household
from tests.browser.murano import Lagoon, new_murano
from tests.browser.site import Site
from tests.browser.steps import wait_until
from tests.browser.table import TABLE, Table

LATER = "await new Promise((resolve) => setTimeout(resolve, 200));"

OF_A_TABLE = f"""async () => {{
    const table = {TABLE};
    await table.windows.open({{ kind: "help" }});
    table.windows.close();
    await table.windows.open({{ kind: "help" }});
    {LATER}
    await table.updateComplete;
    return table.windows.element.textContent.trim();
}}"""

OF_THE_PAGE = f"""async () => {{
    const dialog = document.createElement("st-dialog");
    document.body.append(dialog);
    let told = 0;
    dialog.addEventListener("st-close", () => {{ told += 1; }});
    for (const open of [true, false, true]) {{
        dialog.open = open;
        await dialog.updateComplete;
    }}
    {LATER}
    const stayed = dialog.open && dialog.dialog.open && told === 0;
    dialog.dialog.close();
    {LATER}
    const closed = !dialog.open && told === 1;
    dialog.remove();
    return [stayed, closed];
}}"""


def test_the_cross_of_the_rules_stays_where_it_was_when_they_are_there(
    new_context: NewContext, site: Site
) -> None:
    # Without an offline copy the rules come by the network, which can be held.
    context = device(new_context, site, games=[saved_game(game())])
    table = open_game(context, site)
    page = table.page
    table.take_seat()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/assets/rulebook-*.js", hold)
    table.put_news_away()
    page.get_by_test_id("bar-rules").click()
    cross = page.locator("st-rules").get_by_test_id("dialog-close")
    expect(page.locator("st-rules .wait")).to_be_visible()
    expect(cross).to_be_in_viewport()
    page.wait_for_timeout(400)
    place = cross.bounding_box()
    wait_until(page, lambda: bool(held))
    for route in held:
        route.continue_()
    expect(page.locator("st-rulebook")).to_be_visible()
    assert cross.bounding_box() == place


def test_a_double_tap_that_opens_a_window_does_not_close_it_again(household: Household) -> None:
    table = household.seat(Table, game())
    page = table.page
    table.put_news_away()
    for opener, window in (("bar-settings", "st-dialog dialog[open]"), ("tool-help", ".dialog[open]")):
        page.get_by_test_id(opener).dblclick(delay=20)
        expect(page.locator(window)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(window)).to_have_count(0)
    table.tap("tool-help")
    page.mouse.click(5, 5)
    # A press that comes too soon is answered.
    expect(page.locator(".dialog-held")).to_have_text("Close this window first.")
    page.wait_for_timeout(1100)
    page.mouse.click(5, 5)
    expect(page.locator(".dialog[open]")).to_have_count(0)


@pytest.mark.parametrize(("kind", "state"), [(Table, game), (Lagoon, new_murano)])
def test_of_a_table(kind: type[Table], state: Callable[[], State], household: Household) -> None:
    table = household.seat(kind, state())
    assert len(table.page.evaluate(OF_A_TABLE)) > 100
    table.page.keyboard.press("Escape")
    expect(table.root.locator("dialog[open]")).to_have_count(0)


def test_of_the_page(household: Household) -> None:
    table = household.seat(Table, game())
    assert table.page.evaluate(OF_THE_PAGE) == [True, True]
