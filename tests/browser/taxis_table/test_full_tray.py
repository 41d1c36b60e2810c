"""A hand of many cards beside a long route: nothing covers anything, and every name can be read."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch import State
from tests.browser.household import Household
from tests.browser.looks import faults, resize, resize_to
from tests.browser.sweeps import GERMAN, Sizes, on_all_sizes
from tests.browser.table import TABLE, Table
from tests.positions import Seat, position, way
from tests.rules.thurn_und_taxis.northern import North, north

# What lies in the tray: on it, and on nothing else there; names of cards lie on their cards.
MEASURE = """() => {
    const root = TABLE.renderRoot;
    const box = (one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return { left, right, top, bottom };
    };
    const name = (one) => one.dataset.part ?? one.dataset.key ?? one.className;
    const tray = box(root.querySelector(".tray"));
    const things = [...root.querySelectorAll(".tray :is(.card, .end, .route-tools > *, .team-cards)")]
        .filter((one) => one.checkVisibility());
    const found = [];
    for (const [index, one] of things.entries()) {
        const a = box(one);
        const beside = Math.max(tray.left - a.left, a.right - tray.right, tray.top - a.top, a.bottom - tray.bottom);
        if (beside > 1.5) found.push(`${name(one)} is ${Math.round(beside)} px beside the tray`);
        for (const other of things.slice(index + 1)) {
            const b = box(other);
            const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (x > 1.5 && y > 1.5) found.push(`${name(one)} over ${name(other)} by ${Math.round(x)} px`);
        }
    }
    return found;
}""".replace("TABLE", TABLE)

# What is seen of the own things while a computer plays.
HIDE = """() => {
    const table = TABLE;
    const { view } = table;
    const seats = view.observation.seats.map((one, seat) => (seat === view.seat ? { ...one, hand: null } : one));
    table.view = { ...view, actions: [], observation: { ...view.observation, seats } };
    return table.updateComplete.then(() => true);
}""".replace("TABLE", TABLE)

# Where the rows of the table begin while so many cards of the hand are held.
ROWS = """(count) => {
    const table = TABLE;
    globalThis.whole ??= table.view;
    const { observation, seat: me } = whole;
    const seats = observation.seats.map((one, seat) =>
        (seat === me ? { ...one, hand: one.hand.slice(0, count), handCount: count } : one));
    table.view = { ...whole, observation: { ...observation, seats } };
    return table.updateComplete.then(() => [".display", ".route", ".hand"].map((name) =>
        table.renderRoot.querySelector(name).getBoundingClientRect().top));
}""".replace("TABLE", TABLE)

HAND = "Amsterdam Groningen Göttingen Frankfurt Würzburg Magdeburg Hannover Coblenz Schwerin Brüssel Münster"
ROUTE = "Schwerin Lübeck Hamburg Hannover Magdeburg Halle Leipzig Dresden"
HORSES = "Weimar Weimar Cassel Cassel Fulda Fulda"
SOUTHERN = "Regensburg Sigmaringen Ingolstadt Carlsruhe Innsbruck Mannheim Stuttgart Würzburg Nürnberg Augsburg Pilsen"


def northern(cards: int, length: int, phase: str) -> State:
    """Return a position of the northern board with a full team."""
    own = North(hand=" ".join(HAND.split()[:cards]), route=" ".join(ROUTE.split()[:length]), horses=HORSES)
    return north(own, North(), phase=phase, letters=[2, 1])


def southern(cards: int, length: int, phase: str) -> State:
    """Return a position of the southern board."""
    own = Seat(hand=" ".join((SOUTHERN.split() * 2)[:cards]), route=way(length))
    return position(own, Seat(), phase=phase, options={"start": "seat-1"})


TRAYS = {
    "north-11-6": northern(11, 6, "lay"),
    "north-11-8": northern(11, 8, "close"),
    "south-12-8": southern(12, 8, "lay"),
}


@on_all_sizes(TRAYS)
def test_a_full_tray(screen: str, dress: dict[str, Any], sizes: Sizes, household: Household) -> None:
    table = household.seat(Table, TRAYS[screen], **dress)
    table.put_news_away()
    found = []
    for whose in ("own", "other"):
        if whose == "other":
            table.page.evaluate(HIDE)
        for size in sizes:
            resize(table.page, size)
            seen = [*table.page.evaluate(MEASURE), *faults(table.page, fixed=True)]
            found += [f"{whose} {size}: {fault}" for fault in seen]
    assert "\n".join(found) == ""


@pytest.mark.parametrize(("size", "most"), [((390, 844), 9), ((360, 640), 9), ((320, 568), 8)])
def test_no_row_moves_when_the_hand_grows(household: Household, size: tuple[int, int], most: int) -> None:
    """Cards move closer together: a second row would push the display away from the finger."""
    table = household.seat(Table, southern(most, 0, "take"), **GERMAN)
    table.put_news_away()
    resize_to(table.page, *size)
    few = table.page.evaluate(ROWS, 2)
    found = []
    for count in range(3, most + 1):
        assert table.page.evaluate(ROWS, count) == few, f"{count} cards"
        found += [f"{count} cards: {fault}" for fault in table.page.evaluate(MEASURE)]
    assert "\n".join(found) == ""
