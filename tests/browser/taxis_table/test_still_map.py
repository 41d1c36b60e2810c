"""The map keeps its place and size through a whole game, whatever is asked above it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.devices import game, phase, positions, seen
from tests.browser.household import Household
from tests.browser.looks import SIZES, resize
from tests.browser.sweeps import ENGLISH, GERMAN
from tests.browser.table import GUIDE_OFF, TABLE, Table

EVERYTHING: dict[str, Any] = {"courier": True, "offices": True, "audience": True, "audience_aid": True}
PAGES = list(SIZES)[:4]
EACH = 40
"""One of so many positions is looked at even if it asks nothing new."""

# The map, and whether the words above it have the room that is kept for them.
PLACE_OF = """const placeOf = (table) => {
        const boxOf = (name) => table.renderRoot.querySelector(name).getBoundingClientRect();
        const { x, y, width, height } = boxOf(".map-canvas");
        const more = boxOf(".prompt > :last-child").height - boxOf(".prompt").height;
        return [...[x, y, width, height].map(Math.round), more > 2.5 ? `and ${more} px too many` : ""].join(" ");
    };"""

# Each way in which something is asked, once: the map's place is told with the words above it.
PLACES = """async (views) => {
    PLACE_OF
    const table = TABLE;
    const { view } = table;
    const words = new Set();
    const found = [];
    const look = async (state) => {
        await table.updateComplete;
        const said = table.renderRoot.querySelector(".prompt").textContent.replaceAll(/\\s+/g, " ").trim();
        if (words.has(said)) return;
        words.add(said);
        found.push([placeOf(table), `${state}: ${said}`]);
    };
    for (const [index, one] of views.entries()) {
        const { phase } = one.observation;
        table.view = { ...view, ...one, current: one.seat, step: view.step + index + 1 };
        await look(phase);
        if (table.moves.closes.length > 0) {
            table.closing = table.draftClosing();
            await look("closing");
            table.closing = null;
        }
        for (const city of new Set(table.moves.lays.map(({ card }) => card))) {
            table.selection.selected = { city, index: 0 };
            table.requestUpdate();
            await look("choosing");
        }
        table.selection.clear();
    }
    return found;
}""".replace("PLACE_OF", PLACE_OF).replace("TABLE", TABLE)

# A computer has done what takes many words to tell.
THINKS = """async () => {
    PLACE_OF
    const table = TABLE;
    const said = "Bernhard nahm Regensburg und Sigmaringen und legte Ingolstadt mit dem Postillion. ".repeat(4);
    table.thinking = Object.assign(new EventTarget(), { progress: 0.5, seat: 0, said, searches: true, pace: {} });
    table.requestUpdate();
    await table.updateComplete;
    await new Promise(requestAnimationFrame);
    const place = placeOf(table);
    table.thinking = null;
    table.requestUpdate();
    await table.updateComplete;
    return [place, "thinks"];
}""".replace("PLACE_OF", PLACE_OF).replace("TABLE", TABLE)


def asked() -> Iterator[dict[str, Any]]:
    """What is asked, also in the last round, which is told above the map: each kind of question once, and a few others."""
    known = set()
    for state in positions(game(**EVERYTHING)):
        if state.is_over:
            return
        offered = state.offers()
        kinds = {(one["type"], one.get("official"), one.get("end")) for one in offered}
        key = (phase(state), str(sorted(kinds, key=str)), bool(state.observation(None)["ending"]))
        if key not in known or len(state.history()) % EACH == 0:
            known.add(key)
            yield seen(state)


@pytest.mark.parametrize("dress", [GERMAN, ENGLISH], ids=["de", "en"])
def test_the_map_keeps_its_place_through_a_whole_game(household: Household, dress: dict[str, Any]) -> None:
    table = household.seat(Table, game(**EVERYTHING), **dress)
    table.put_news_away()
    table.page.evaluate(GUIDE_OFF)
    views = list(asked())
    found = []
    for size in PAGES:
        resize(table.page, size)
        # Elsewhere it takes a row above the map.
        those = [one for one in views if size == "phone" or not one["observation"]["ending"]]
        places = [*table.page.evaluate(PLACES, those), table.page.evaluate(THINKS)]
        usual = places[0][0]
        found += [f"{size}: {place} for {usual} - {words}" for place, words in places if place != usual]
    assert "\n".join(found) == ""
