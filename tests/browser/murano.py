"""The table of Murano as a person meets it, and positions to begin tests with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import spieltisch
from spieltisch import State
from tests.browser.devices import NAMES, seen
from tests.browser.murano_policy import Policy
from tests.browser.table import HOST, POLL, TABLE, Action, Table, View

# Where a place is on the screen, once the board is seen in the size that there is for it.
SPOT = f"""([kind, id]) => {{
    const table = {TABLE};
    const {{ lagoon }} = table.bridge;
    const {{ clientWidth, clientHeight }} = lagoon.container;
    if (lagoon.camera.width !== clientWidth || lagoon.camera.height !== clientHeight) return null;
    if (lagoon.table.style.visibility) return null;
    const place = kind === "ship"
        ? lagoon.onScreen(lagoon.places.slots.get(Number(id)).berth)
        : kind === "flag"
            ? lagoon.onScreen([0, 1].map((axis) => {{
                const box = lagoon.places.flagBox(lagoon.places.islands.find((one) => one.id === id));
                return axis ? box.y + box.h / 2 : box.x + box.w / 2;
            }}))
            : lagoon.onScreen(lagoon.places.middle({{ kind, id }}));
    const box = table.shadowRoot.querySelector(".map-canvas").getBoundingClientRect();
    return [box.x + place[0], box.y + place[1]];
}}"""

UNHURRIED_MS = 700
"""Nobody who has read what the first touch told touches again sooner."""
NEWS = f"""() => {HOST}.querySelector("st-recap") !== null"""

SETTLED = f"""(step) => {{
    const table = {TABLE};
    return Boolean(table?.view) && !table.busy && table.view.step > step;
}}"""


class Lagoon(Table):
    """The table of Murano on the screen of one page."""

    @property
    def state(self) -> dict[str, Any]:
        """What the drawn lagoon was given to show."""
        found: dict[str, Any] = self.page.evaluate(f"() => {TABLE}.bridge.state()")
        return found

    def take_seat(self) -> View:
        """Confirm at the curtain that the next person is here, and put away what lies over the lagoon."""
        view = super().take_seat()
        if self.page.evaluate(NEWS):
            self.tap("since-ok")
        return view

    def board(self, kind: str, id_: object) -> None:
        """Touch a place on the drawn lagoon."""
        spot = self.spot(kind, id_)
        self.look()
        self.touch_at(*spot)

    def spot(self, kind: str, id_: object) -> tuple[float, float]:
        """Return where a place of the drawn lagoon is on the screen."""
        x, y = self.page.wait_for_function(SPOT, arg=[kind, str(id_)], polling=POLL).json_value()
        return x, y

    def wait_after(self, step: int) -> None:
        """Wait until something has happened after a step, and what follows by itself as well."""
        self.page.wait_for_function(SETTLED, arg=step, polling=POLL)

    def carry_out(self, action: Action, view: View, *, ship_first: bool = False) -> None:
        """Carry out an action by touches, and wait until it and what follows at once is done."""
        self._touch(action, view, ship_first=ship_first)
        self.wait_after(view["step"])

    def _touch(self, action: Action, view: View, *, ship_first: bool) -> None:
        match action["type"]:
            case "sail":
                if ship_first:
                    self.board("ship", action["from"])
                self.board("space", action["to"])
            case "pass":
                self.tap("press-pass")
                self.board("ship", action["from"])
                self.board("space", action["to"])
            case "build":
                tiles = {one["tile"] for one in view["actions"] if one["type"] == "build"}
                if len(tiles) > 1:
                    self.tap(f"press-tile-{action['tile'] or 'street'}")
                self.board("cell", action["place"])
                # By finger the first touch of a small space only shows it.
                if self.page.evaluate(f"() => {TABLE}.selection.site !== null"):
                    self.board("cell", action["place"])
            case "place":
                self.board("gondola", action["gondola"])
                # Neither does that of a small gondola pay for it.
                if self.page.evaluate(f"() => {TABLE}.selection.berth !== null"):
                    self.board("gondola", action["gondola"])
            case "keep":
                self.tap(f"keep-{action['card']}")
            case "choose":
                self.tap(f"choose-{action['tile']}")
            case "end":
                self.tap("btn-end-turn")
            case _:
                self._press(f"press-{press(action)}")

    def _press(self, button: str) -> None:
        self.tap(button)
        # What cannot be taken back is only told by the first touch, as long as one looks first.
        if self.page.evaluate(f"() => {TABLE}.tapPreview.shown !== null"):
            self.page.wait_for_timeout(UNHURRIED_MS)
            self.tap(button)
        # What is looked at for gold is asked about.
        elif self.page.evaluate(f"() => {TABLE}.selection.pending !== null"):
            self.tap("ask-yes")


def press(action: Action) -> str:
    """Return how the button of an action is called."""
    match action["type"]:
        case "take":
            return "gold"
        case "buy" | "search":
            return f"{action['type']}-{action['sort']}"
        case "produce":
            return f"produce-{action['count']}"
        case "sell":
            if not action["count"]:
                return "sell-nothing"
            return f"sell-{action['count']}-{action.get('colour', 'joker')}-{action['jokers']}"
        case "income":
            return f"income-{action['island']}" if "island" in action else "income"
        case other:
            return str(other)


def new_murano(players: int = 2, seed: int = 1, **options: Any) -> State:
    """Return a new game in which the first seat begins; names of options are written with ``_``."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return spieltisch.new_game("murano", NAMES[:players], {"start": "seat-1", **chosen}, seed=seed)


def murano_positions(state: State) -> Iterator[State]:
    """Play a game by the policy of the tests and yield each of its positions; it is one and the same object."""
    policy = Policy()
    yield state
    while not state.is_over:
        state.apply(policy.choose(seen(state))["text"])
        yield state


def murano_when(reached: Callable[[View], Any], players: int = 2, **options: Any) -> State:
    """Return the first position of that kind in a few games."""
    for seed in range(1, 20):
        for state in murano_positions(new_murano(players, seed, **options)):
            if not state.is_over and reached(seen(state)):
                return state
    raise AssertionError("there is no such position in the first games")
