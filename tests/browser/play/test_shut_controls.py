"""Whatever looks as if it could not be pressed now says why when it is, and does nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from spieltisch import State
from tests.browser.devices import game_when, phase
from tests.browser.household import Household
from tests.browser.murano import Lagoon, murano_when
from tests.browser.table import HOST, TABLE, Table

# The names of all that is shut; of the board in words, whose places are all alike, the first one.
SHUT = f"""() => {{
    const shut = [...{TABLE}.shadowRoot.querySelectorAll("button[data-part][aria-disabled=true]")];
    const told = shut.findIndex((one) => one.matches("[data-place]"));
    return shut.filter((one, index) => !one.matches("[data-place]") || index === told)
        .map((one) => one.dataset.part);
}}"""

# Pressed as a key or a helper does it, wherever it lies.
PRESS = f"""(name) => {{
    const table = {TABLE};
    table.bubble = null;
    table.shadowRoot.querySelector(`[data-part="${{name}}"]`).click();
}}"""

ANSWERED = f"() => {{ const {{ bubble, dialog }} = {TABLE}; return Boolean(bubble || dialog); }}"


def at(name: str, **options: Any) -> Callable[[], State]:
    return lambda: game_when(lambda state: phase(state) == name, **options)


def several_go(state: State) -> bool:
    return phase(state) == "discard" and state.observation(None)["surplus"] > 1


@pytest.mark.parametrize(
    ("kind", "state", "marks"),
    [
        pytest.param(Table, at("take"), False, id="take"),
        pytest.param(Table, at("lay"), False, id="lay"),
        pytest.param(Table, at("done"), False, id="done"),
        pytest.param(Table, at("close"), False, id="close"),
        pytest.param(Table, lambda: game_when(several_go), True, id="one of two put away"),
        pytest.param(Table, at("return", offices=True), False, id="office tiles"),
        pytest.param(Table, at("reward-card", offices=True), False, id="reward"),
        pytest.param(Table, at("assign", audience=True), False, id="clerics"),
        pytest.param(Table, at("move", audience=True), False, id="coaches"),
        pytest.param(Lagoon, lambda: murano_when(lambda _: True), False, id="Murano"),
    ],
)
def test_it_answers_and_does_nothing(
    household: Household, kind: type[Table], state: Callable[[], State], marks: bool
) -> None:
    table = household.seat(kind, state())
    table.put_news_away()
    if marks:
        table.tap(f"keep-{table.own['hand'][0]}-0")
    step = table.view["step"]
    names = table.page.evaluate(SHUT)
    assert names
    pale = table.root.locator('.turn [aria-disabled="true"] > .icon')
    for number in range(pale.count()):
        expect(pale.nth(number)).not_to_have_css("opacity", "1")
    for name in names:
        table.page.evaluate(PRESS, name)
        table.page.wait_for_function(ANSWERED)
        # A person reads the answer before the next press.
        table.page.wait_for_timeout(700)
        if table.page.evaluate(f"() => Boolean({TABLE}.dialog)"):
            table.page.keyboard.press("Escape")
        assert not table.page.evaluate(f"() => {HOST}.host.session.busy"), name
        assert table.view["step"] == step, name
    expect(table.root).to_be_visible()


def test_the_steps_of_the_replay_answer_at_its_ends_and_stay_in_their_place(household: Household) -> None:
    table = household.seat(Table, game_when(lambda state: phase(state) == "done"))
    page = table.page
    page.get_by_test_id("bar-replay").click()
    bar = page.get_by_test_id("replay-bar")
    bar.wait_for()
    page.get_by_test_id("replay-next").click(force=True)
    expect(table.part("bubble")).to_contain_text("ends here")
    for width, height in ((1180, 820), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        place = bar.bounding_box()
        bar.evaluate("(bar) => { bar.getRootNode().host.text = 'Regensburg '.repeat(60); }")
        page.wait_for_timeout(100)
        assert bar.bounding_box() == place
