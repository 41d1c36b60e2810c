"""Races of tabs for one game: exactly one plays, whatever the order, and nothing is written over."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from playwright.sync_api import Browser, Page

import spieltisch
from tests.browser.devices import device, saved_game
from tests.browser.site import Site
from tests.browser.table import HOST, TABLE
from tests.faults.driver import PLAY
from tests.faults.kills import KEPT
from tests.faults.moments import PATIENCE, read_golden

WITHOUT_LOCKS = "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });"
# This tab plays the game, watches it, or does not know yet.
ROLE = f"""() => {{
    try {{
        const watches = {HOST}.querySelector("[data-part=watching]");
        if (watches) return "watches";
        const {{ view, readOnly }} = {TABLE};
        return view.seat !== null && !readOnly ? "plays" : "";
    }} catch {{ return ""; }}
}}"""


@dataclass
class Races:
    """What the races have come to."""

    run: Counter[str] = field(default_factory=Counter)
    troubles: list[str] = field(default_factory=list)


def race(
    browser: Browser, site: Site, races: int, seed: int, told: Callable[[str], None] = lambda _: None
) -> Races:
    """Let two tabs open the same game at once, play in both, and close one of them; half of them without Web Locks."""
    random = Random(seed)
    result = Races()
    for number in range(races):
        kind = "without Web Locks" if number % 2 else "with Web Locks"
        record = read_golden(random.choice(["murano", "thurn-und-taxis"]), 2)
        state = spieltisch.replay({**record, "actions": record["actions"][:4]})
        game = saved_game(state, levels={1 - (state.current_player or 0): "apprentice"})
        context = device(browser.new_context, site, games=[game])
        if number % 2:
            context.add_init_script(WITHOUT_LOCKS)
        context.expose_function("shown", lambda *_: None)
        tabs = [context.new_page(), context.new_page()]
        for tab in tabs:
            tab.goto(site.url)
        for tab in tabs:
            tab.evaluate("(id) => { location.hash = `#/game/${id}`; }", game["id"])
            tab.evaluate(PLAY, random.randrange(2**31))
        roles = _settled(tabs)
        if sorted(roles) != ["plays", "watches"]:
            result.troubles.append(f"race {number} ({kind}): the tabs are {roles}")
        tabs[0].wait_for_timeout(random.uniform(100, 1500))
        _judge(result, f"race {number} ({kind})", tabs[0], game["id"])
        context.close()
        result.run[kind] += 1
        told(f"{number + 1:4} {kind}, bad {len(result.troubles)}")
    return result


def _settled(tabs: list[Page]) -> list[str]:
    for tab in tabs:
        tab.wait_for_function(ROLE, timeout=PATIENCE)
    # In between, while a computer moves, a tab that plays has no seat on its screen.
    return [tab.evaluate(ROLE) or "plays" for tab in tabs]


def _judge(result: Races, when: str, tab: Page, game_id: str) -> None:
    record = json.loads(tab.evaluate(KEPT, game_id))
    try:
        spieltisch.replay(record)
    except spieltisch.BadRecord as error:
        result.troubles.append(f"{when}: {error}")
