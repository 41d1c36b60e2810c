"""The table of a game as a person meets it: what is lit, and how each action is made with a pointer."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as OutOfTime

Action = Mapping[str, Any]
View = dict[str, Any]

COACHES = ("violet", "green", "blue", "beige", "orange")
"""In the order in which an action names their clergy."""

STEPS = 5
"""So many moves of the pointer make a drag."""

HOST = "document.querySelector('st-app').shadowRoot.querySelector('st-table-host').shadowRoot"
TABLE = f"{HOST}.querySelector('[data-part=table]')"
RANKS = ("1st", "2nd", "3rd", "4th")
GUIDE_OFF = f"() => {TABLE}.guide.turn(false)"
"""Leaves the guide, as the help window does."""

LIT = f"""() => {{
    const root = {TABLE}.shadowRoot;
    const cities = (selector) => [...root.querySelectorAll(selector)].map((card) => card.dataset.city);
    const on = (selector) => root.querySelector(selector) !== null;
    return {{
        display: cities(".display .card.lit"),
        deck: on(".deck.lit"),
        hand: cities(".hand .card.lit"),
        officials: [...root.querySelectorAll(".official.lit, .official.armed")]
            .map((one) => one.dataset.part.replace("official-", "")),
        anew: on("[data-part=btn-anew]"),
        close: on(".close-button.glow"),
        discard: on("[data-part=discard]"),
        end: on("[data-part=btn-end-turn][aria-disabled=false]"),
    }};
}}"""

# Where a town is on the screen, once the map is seen there: one that was just opened is hidden until its first ink.
TOWN = f"""(city) => {{
    const {{ map }} = {TABLE}.bridge;
    if (map.table.style.visibility) return null;
    const box = map.container.getBoundingClientRect();
    const [x, y] = map.cityOnScreen(city);
    return [box.x + x, box.y + y];
}}"""

LOOKED = """() => {
    const host = document.querySelector("st-app")?.shadowRoot?.querySelector("st-table-host");
    const table = host?.shadowRoot?.querySelector("[data-part=table]");
    if (!table) return;
    table.tapGuard.press = null;
    table.tapGuard.typed(null, 0);
}"""

POLL = 5
"""Milliseconds between two looks at the page. Waiting for frames instead would make the browser draw some."""

# Where something can be touched: nothing moves it, and nothing lies over its middle.
POINT = """(name) => {
    const find = (root) => {
        const found = root.querySelector(`[data-part="${name}"]`);
        if (found) return found;
        for (const one of root.querySelectorAll("*")) {
            const inner = one.shadowRoot && find(one.shadowRoot);
            if (inner) return inner;
        }
        return null;
    };
    const element = find(document);
    if (!element || element.disabled) return null;
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const up = (one) => one.assignedSlot ?? one.parentElement ?? one.getRootNode().host;
    // What goes on for ever stays where it is.
    const moves = (motion) => motion.playState === "running" && motion.effect.getTiming().iterations !== Infinity;
    for (let one = element; one; one = up(one)) if (one.getAnimations().some(moves)) return null;
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    // What the pointer would meet, through all shadow roots: a message of the shell may lie on top.
    let hit = document.elementFromPoint(x, y);
    while (hit?.shadowRoot?.elementFromPoint(x, y) && hit.shadowRoot.elementFromPoint(x, y) !== hit)
        hit = hit.shadowRoot.elementFromPoint(x, y);
    while (hit && hit !== element) hit = up(hit);
    return hit ? [x, y] : null;
}"""


class Table:
    """The table on the screen of one page."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        self.page = page
        self.touch = touch

    # -- seeing ---------------------------------------------------------------------------------------------------

    @property
    def root(self) -> Locator:
        return self.page.get_by_test_id("table")

    @property
    def view(self) -> View:
        """What the table was given to show."""
        # One text crosses the border much faster than nested objects do.
        view: View = json.loads(self.page.evaluate(f"() => JSON.stringify({TABLE}.view)"))
        return view

    @property
    def own(self) -> dict[str, Any]:
        """What the seat that holds the device has."""
        view = self.view
        own: dict[str, Any] = view["observation"]["seats"][view["seat"]]
        return own

    @property
    def lit(self) -> dict[str, Any]:
        """What the page shows as possible."""
        lit: dict[str, Any] = self.page.evaluate(LIT)
        return lit

    @property
    def prompt(self) -> str:
        return self.part("prompt").inner_text()

    def part(self, name: str) -> Locator:
        return self.root.get_by_test_id(name)

    def wait_for_step(self, step: int) -> None:
        """Wait until the table shows the position after so many actions."""
        self.page.wait_for_function(
            f"(step) => {TABLE}?.view?.step >= step && !{TABLE}.busy", arg=step, polling=POLL
        )

    def wait_for_seat(self) -> None:
        """Wait until a person holds the device and may act."""
        self.page.wait_for_function(f"() => {TABLE}?.view?.actions.length > 0 && !{TABLE}.busy", polling=POLL)

    def wait_for_curtain(self) -> None:
        expect(self.page.get_by_test_id("curtain-ready")).to_be_enabled()

    # -- pointers -------------------------------------------------------------------------------------------------

    def tap(self, name: str) -> None:
        """Touch the middle of a part of the page with mouse or finger, as soon as it can be touched.

        Much faster than Playwright's own clicks, of which a whole game would need some hundred.
        """
        point = self.point(name)
        self.look()
        self.touch_at(*point)

    def look(self) -> None:
        """Look before the next tap, as a person does: one as fast as here would count as the half of a double tap."""
        self.page.evaluate(LOOKED)

    def point(self, name: str) -> tuple[float, float]:
        """Return where a part of the page can be touched, once it can be."""
        try:
            found = self.page.wait_for_function(POINT, arg=name, polling=POLL)
        except OutOfTime as error:
            raise AssertionError(f"{name} cannot be touched: it is missing, moving or covered") from error
        x, y = found.json_value()
        return x, y

    def touch_at(self, x: float, y: float) -> None:
        """Touch a point of the screen."""
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def drag(self, source: str, target: str) -> None:
        """Carry a part of the table to another one, with mouse or finger."""
        self.drag_between(self.point(source), self.point(target))

    def drag_between(self, start: tuple[float, float], goal: tuple[float, float]) -> None:
        """Carry what lies at a point of the screen to another one."""
        way = [
            (
                start[0] + (goal[0] - start[0]) * step / STEPS,
                start[1] + (goal[1] - start[1]) * step / STEPS,
            )
            for step in range(STEPS + 1)
        ]
        if self.touch:
            self._drag_by_finger(way)
        else:
            mouse = self.page.mouse
            mouse.move(*start)
            mouse.down()
            for point in way:
                mouse.move(*point)
            mouse.up()

    def _drag_by_finger(self, way: Sequence[tuple[float, float]]) -> None:
        # Playwright's finger only taps; this is how the browser hears of a touch screen.
        wire = self.page.context.new_cdp_session(self.page)
        for number, (x, y) in enumerate(way):
            kind = "touchMove" if number else "touchStart"
            wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        # A finger that is lifted in full swing flings, and a touch soon after only ends that.
        self.page.wait_for_timeout(100)
        wire.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y}]})
        wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        wire.detach()

    # -- acting ---------------------------------------------------------------------------------------------------

    def take_seat(self) -> View:
        """Confirm at the curtain that the next person is here."""
        self.tap("curtain-ready")
        self.wait_for_seat()
        return self.view

    def put_news_away(self) -> None:
        """Close the list of what the others did, if it is there."""
        if (news := self.page.get_by_test_id("since-ok")).is_visible():
            news.click()

    def take(self, city: str | None, *, drag: bool = False) -> None:
        card = f"card-{city}" if city else "deck"
        if drag:
            self.drag(card, "hand")
        else:
            self.tap(card)

    def lay(self, city: str, end: str, *, drag: bool = False) -> bool:
        """Lay a hand card; giving up the route is still to be confirmed.

        Returns:
            Whether an official's help is still to be confirmed: not where the place of the card was asked with it.
        """
        card = f"hand-{city}-0"
        if drag:
            self.drag(card, "btn-anew" if end == "anew" else f"end-{end}")
            return True
        if end == "anew":
            self.tap("btn-anew")
        # Beside a single card it goes to the right by itself.
        if end == "left" and len(self.own["route"]) == 1:
            self.tap("end-left")
        self.tap(card)
        has_places: bool = self.page.evaluate(f"() => {TABLE}.selection.selected !== null")
        if has_places:
            self.tap(f"end-{end}")
        return not has_places

    def close(
        self, houses: Sequence[str], mode: str | None, *, wagner: bool = False, declined: bool = False
    ) -> None:
        """Go through the closing panel to the confirmation."""
        self.tap("btn-close")
        self.choose_houses(houses, mode)
        self.set_switch("close-wagner", wagner)
        self.set_switch("close-carriage", not declined)
        self.tap("close-confirm")

    def set_switch(self, name: str, on: bool) -> None:
        """Bring a switch of the panel, where it has one, into a position."""
        switch = self.part(name)
        if switch.is_visible() and switch.get_attribute("aria-checked") != str(on).lower():
            self.tap(name)

    def choose_houses(self, houses: Sequence[str], mode: str | None) -> None:
        """Make the choice in the open closing panel."""
        if mode in ("each", "all"):
            self.tap(f"close-mode-{mode}")
        panel = self.part("closing")
        for _ in range(10):
            marked = panel.locator(".close-city[aria-pressed=true]").evaluate_all(
                "(all) => all.map((one) => one.dataset.part.replace('close-city-', ''))"
            )
            wrong = sorted(set(marked) ^ set(houses))
            if not wrong:
                return
            self.tap(f"close-city-{wrong[0]}")
        raise AssertionError(f"the panel does not come to {houses}")

    def tap_city(self, city: str) -> None:
        """Touch a town on the map."""
        place = self.town(city)
        self.look()
        self.touch_at(*place)

    def town(self, city: str) -> tuple[float, float]:
        """Return where a town of the map is on the screen, once it is seen."""
        x, y = self.page.wait_for_function(TOWN, arg=city, polling=POLL).json_value()
        return x, y

    def distribute(self, ranks: Sequence[str]) -> None:
        """Put one cleric into each coach, and confirm."""
        for coach, rank in zip(COACHES, ranks, strict=True):
            self.tap(f"cleric-{rank}")
            self.tap(f"coach-{coach}")
        self.tap("assign-confirm")

    def give_back(self, officials: Sequence[str]) -> None:
        """Choose the office tiles to give back, and confirm."""
        for official in officials:
            self.tap(f"return-{official}")
        self.tap("return-confirm" if officials else "return-nothing")

    def be_rewarded(self, action: Action) -> None:
        """Take the card or place the house of a reward, or leave it."""
        if action.get("declined", False):
            self.tap("reward-decline")
        elif action.get("houses"):
            self.tap_city(action["houses"][0])
        else:
            self.take(action["card"])

    def discard(self, cities: Iterable[str]) -> None:
        """Mark the cards that go, and confirm."""
        gone: Counter[str] = Counter()
        for city in cities:
            self.tap(f"keep-{city}-{gone[city]}")
            gone[city] += 1
        self.tap("discard-confirm")

    def do(self, action: Action, *together: Action, drag: bool = False) -> None:
        """Make one action as a person would, and wait for what comes of it.

        Args:
            action: what is done.
            together: what the same press does besides, such as cards that are put away with another one.
            drag: whether cards are carried.
        """
        step, forced, offers = self.page.evaluate(
            f"() => [{TABLE}.view.step, {TABLE}.view.observation.forced, {TABLE}.view.actions]"
        )
        texts = [one["text"] for one in offers]
        if action["type"] == "return" and (len(texts) == 1 or action["text"] not in texts):
            # What alone can be given back goes by itself.
            return
        official = action.get("official")
        match action["type"]:
            case "take":
                self.take(action["card"], drag=drag)
                if official and not forced:
                    self.tap("ask-yes")
            case "exchange":
                self.tap("official-amtmann")
                self.tap("ask-yes")
            case "lay":
                if official and drag:
                    # The official may also be called first; then nothing needs to be confirmed.
                    self.tap(f"official-{official}")
                asks = self.lay(action["card"], action["end"], drag=drag)
                if official and not drag and asks:
                    self.tap("ask-yes")
                if action["end"] == "anew":
                    self.tap("abandon-yes")
            case "close":
                wagner, declined = official == "wagner", action.get("declined", False)
                self.close(action["houses"], action["mode"], wagner=wagner, declined=declined)
            case "discard":
                self.discard([one["card"] for one in (action, *together)])
            case "end":
                self.tap("btn-end-turn")
            case _:
                self.do_of_expansion(action)
        self.wait_for_step(step + 1 + len(together))

    def do_of_expansion(self, action: Action) -> None:
        """Touch what makes an action that only some expansion knows."""
        match action["type"]:
            case "assign":
                self.distribute(action["ranks"])
            case "return":
                self.give_back(action.get("officials", ()))
            case "reward":
                self.be_rewarded(action)
            case _:
                self.tap(f"{action['type']}-{action['coach']}-{action['town']}")

    def play(self, *texts: str) -> None:
        """Make the actions with these notations, one after the other."""
        waiting = list(texts)
        while waiting:
            action, *together = self.pressed_together(waiting)
            self.do(action, *together)
            del waiting[: 1 + len(together)]

    def pressed_together(self, texts: Sequence[str]) -> list[Action]:
        """Return the first of some actions, with those that a person makes by the same press: all the cards that go at once."""
        view = self.view
        offered = {one["text"]: one for one in view["actions"]}
        assert texts[0] in offered, f"{texts[0]!r} is not among {list(offered)}"
        goes = offered[texts[0]]["type"] == "discard"
        return [offered[text] for text in texts[: view["observation"]["surplus"] if goes else 1]]


def lit_by_rules(view: View) -> dict[str, Any]:
    """Return what the page has to show as possible, by the engine's list of actions."""
    actions, own = view["actions"], view["observation"]["seats"][view["seat"]]
    takes = {one["card"] for one in actions if one["type"] == "take"}
    fits = {one["card"] for one in actions if one["type"] == "lay" and one["end"] != "anew"}
    anew = {one["card"] for one in actions if one["type"] == "lay" and one["end"] == "anew"}
    types = {one["type"] for one in actions}
    return {
        "display": [city for city in view["observation"]["display"] if city in takes],
        "deck": None in takes,
        "hand": [city for city in own["hand"] if city in (fits or anew)],
        "officials": [
            official
            for official in ("amtmann", "postillion", "postmeister", "wagner")
            if any(one.get("official") == official for one in actions)
        ],
        "anew": bool(anew),
        "close": "close" in types,
        "discard": "discard" in types,
        "end": "end" in types,
    }
