"""A device that tests share one after the other: its engine is awake already, and each test finds only its own game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, TypeVar

from playwright.sync_api import Browser, BrowserContext, Page

from spieltisch import State
from tests.browser.devices import CALM, TABLET, device, saved_game
from tests.browser.site import Site
from tests.browser.table import Table
from tests.browser.watch import Watch

T = TypeVar("T", bound=Table)

MOST = 3
"""So many devices stay awake in one process."""

PREFS = "spieltisch:prefs"

# What was kept before goes; the settings stay, since the page has read them.
FURNISH = f"""([key, game]) => {{
    for (const name of Object.keys(localStorage)) if (name !== "{PREFS}") localStorage.removeItem(name);
    localStorage.setItem(key, game);
    sessionStorage.clear();
}}"""


class Household:
    """Devices with an open page each, by their settings.

    Starting the page and its engine costs more than most tests do afterwards. Whoever only needs a table with a
    certain game goes from one kept game to the next here, as a person does. A test that fails, or that changes the
    settings of the page, leaves a device behind that nobody uses again.
    """

    def __init__(self, chromium: Browser, site: Site) -> None:
        self._chromium = chromium
        self._site = site
        self._pages: dict[str, Page] = {}
        self._used: set[str] = set()
        self._opened = 0
        self._watch = Watch()

    def open(
        self, kind: type[T], state: State, *, prefs: Mapping[str, Any] | None = None, **settings: Any
    ) -> T:
        """Keep a game on a device and open it; the curtain is up then.

        Args:
            kind: what stands for the table of this game.
            state: its position.
            prefs: settings of the page besides the usual ones.
            settings: of the browser's context besides the usual ones.
        """
        key = json.dumps([{**CALM, **(prefs or {})}, settings], sort_keys=True)
        # The device that was used last comes last.
        page = self._pages.pop(key, None) or self._new_page(prefs, settings)
        self._pages[key] = page
        self._used.add(key)
        page.set_viewport_size(TABLET)
        # From another screen, so that the game begins with the curtain.
        page.goto(f"{self._site.url}#/new")
        page.get_by_test_id("start-game").wait_for()
        self._opened += 1
        game = saved_game(state, f"{self._opened:024x}")
        page.evaluate(FURNISH, [f"spieltisch:game:{game['id']}", json.dumps(game)])
        page.goto(f"{self._site.url}#/game/{game['id']}")
        table = kind(page, touch=settings.get("has_touch", False))
        table.wait_for_curtain()
        return table

    def seat(self, kind: type[T], state: State, **settings: Any) -> T:
        """Open a game and take the seat of the person who is to decide; for arguments see `open`."""
        table = self.open(kind, state, **settings)
        table.take_seat()
        return table

    def leave(self, *, failed: bool, expected: list[str]) -> None:
        """End a test: judge what its pages said, and give up a device that is not as it was."""
        for key in self._used:
            if failed or not self._is_as_it_was(key):
                self._give_up(key)
        for key in list(self._pages)[:-MOST]:
            self._give_up(key)
        self._used.clear()
        self._watch.judge_and_forget(expected)

    def close(self) -> None:
        """Close all devices."""
        for key in list(self._pages):
            self._give_up(key)

    def _new_page(self, prefs: Mapping[str, Any] | None, settings: Mapping[str, Any]) -> Page:
        return device(self._new_context, self._site, prefs=prefs, **settings).new_page()

    def _new_context(self, **settings: Any) -> BrowserContext:
        context = self._chromium.new_context(**settings)
        self._watch.add(context)
        return context

    def _is_as_it_was(self, key: str) -> bool:
        page = self._pages[key]
        if page.is_closed() or page.context.pages != [page]:
            return False
        prefs, _ = json.loads(key)
        kept = page.evaluate(f"() => localStorage.getItem('{PREFS}')")
        return bool(json.loads(kept or "{}") == prefs)

    def _give_up(self, key: str) -> None:
        self._pages.pop(key).context.close()
