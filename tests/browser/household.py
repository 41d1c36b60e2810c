"""A device that tests share one after the other: its engine is awake already, and each test finds only its own game."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Literal, TypeVar

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from spieltisch import State
from tests.browser.devices import TABLET, calm, device, saved_game
from tests.browser.site import Site
from tests.browser.table import Table
from tests.browser.watch import Watch

T = TypeVar("T", bound=Table)

MOST = 3
"""So many devices stay awake in one process."""

PREFS = "spieltisch:prefs"

# What was kept before goes, also from the journal; the settings stay, since the page has read them.
FURNISH = f"""async (games) => {{
    const journal = await new Promise((resolve, reject) => {{
        const opening = indexedDB.open("spieltisch");
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
    }});
    const stores = [...journal.objectStoreNames];
    const clearing = journal.transaction(stores, "readwrite");
    for (const store of stores) clearing.objectStore(store).clear();
    await new Promise((resolve) => {{ clearing.oncomplete = resolve; }});
    journal.close();
    await new Promise((resolve) => {{
        // An open page gives it up.
        const removing = indexedDB.deleteDatabase("spieltisch-results");
        removing.onsuccess = resolve;
        removing.onerror = resolve;
    }});
    for (const name of Object.keys(localStorage)) if (name !== "{PREFS}") localStorage.removeItem(name);
    for (const [key, game] of Object.entries(games)) localStorage.setItem(key, game);
    sessionStorage.clear();
}}"""


class Household:
    """Devices with an open page each, by their settings.

    Starting the page and its engine costs more than most tests do afterwards. A test that only needs a table with a
    certain game, or another screen, goes from one to the next here, as a person does. A test that fails, or that
    changes the settings of the page, leaves a device behind that is not used again.

    Args:
        chromium: in which the devices are.
        site: where they go.
        script: what every page runs before its own scripts.
    """

    def __init__(self, chromium: Browser, site: Site, script: str = "") -> None:
        self._chromium = chromium
        self._site = site
        self._script = script
        self._pages: dict[str, Page] = {}
        self._used: set[str] = set()
        self._crashed: set[Page] = set()
        """Pages that ended by themselves, or with all others that a test has killed."""
        self._opened = 0
        self._watch = Watch()

    def show(
        self,
        address: str,
        *games: dict[str, Any],
        prefs: Mapping[str, Any] | None = None,
        **settings: Any,
    ) -> Page:
        """Go to a screen on a device that keeps nothing but certain games.

        Args:
            address: of the screen; not that of a new game, from which one comes.
            games: as `saved_game` returns them.
            prefs: settings of the page besides the usual ones.
            settings: of the browser's context besides the usual ones.
        """
        key = json.dumps([calm(prefs, settings), settings], sort_keys=True)
        if self._pages.get(key) in self._crashed:
            self._give_up(key)
        # The device that was used last comes last.
        page = self._pages.pop(key, None) or self._new_page(prefs, settings)
        self._pages[key] = page
        self._used.add(key)
        page.set_viewport_size(TABLET)
        # From another screen, so that everything is drawn anew and a game begins with the curtain.
        page.goto(f"{self._site.url}#/new")
        page.get_by_test_id("start-game").wait_for()
        page.evaluate(FURNISH, {f"spieltisch:game:{game['id']}": json.dumps(game) for game in games})
        page.goto(f"{self._site.url}#/{address}")
        return page

    def show_game(self, state: State, **settings: Any) -> Page:
        """Go to a game, no matter which seat is to decide there; for settings see `show`."""
        self._opened += 1
        game = saved_game(state, f"{self._opened:024x}")
        return self.show(f"game/{game['id']}", game, **settings)

    def open(self, kind: type[T], state: State, **settings: Any) -> T:
        """Open a game of several people; the curtain is up then.

        Args:
            kind: what stands for the table of this game.
            state: its position.
            settings: see `show`.
        """
        table = kind(self.show_game(state, **settings), touch=settings.get("has_touch", False))
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
        page = device(self._new_context, self._site, prefs=prefs, **settings).new_page()
        if self._script:
            page.add_init_script(self._script)
        page.on("crash", lambda page: self._crashed.add(page))  # noqa: PLW0108 (Playwright marks it)
        return page

    def _new_context(self, **settings: Any) -> BrowserContext:
        context = self._chromium.new_context(**settings)
        self._watch.add(context)
        return context

    def _is_as_it_was(self, key: str) -> bool:
        page = self._pages[key]
        if page in self._crashed or page.is_closed() or page.context.pages != [page]:
            return False
        prefs, _ = json.loads(key)
        kept = page.evaluate(f"() => localStorage.getItem('{PREFS}')")
        return bool(json.loads(kept or "{}") == prefs)

    def _give_up(self, key: str) -> None:
        page = self._pages.pop(key)
        self._crashed.discard(page)
        page.context.close()


@contextmanager
def lent(home: Household, request: pytest.FixtureRequest, expected: list[str]) -> Iterator[None]:
    """Lend a household to one test; what its pages said is judged when the test has ended.

    Args:
        home: the household.
        request: of the fixture that lends it.
        expected: patterns of console errors that the test brings about on purpose.
    """
    failed = request.session.testsfailed
    yield
    home.leave(failed=request.session.testsfailed > failed, expected=expected)


def open_household(script: str = "", scope: Literal["session", "module"] = "module") -> Any:
    """Return a fixture: a household for one file of tests, or for all.

    Args:
        script: what its pages run before their own scripts.
        scope: of the fixture.
    """

    @pytest.fixture(scope=scope)
    def home(chromium: Browser, site: Site) -> Iterator[Household]:
        household = Household(chromium, site, script)
        yield household
        household.close()

    return home
