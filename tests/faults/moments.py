"""What is going on in the moment in which a browser is killed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Page

import spieltisch
from spieltisch import State
from tests.browser.devices import saved_game
from tests.browser.site import Site
from tests.browser.table import TABLE
from tests.faults.driver import PLAY
from tests.records.golden import read, record_of

GAMES = ("thurn-und-taxis", "murano")
REACHED = f"""(step) => {{ try {{ return {TABLE}.view.step >= step; }} catch {{ return false; }} }}"""
PATIENCE = 60_000
"""Milliseconds that a busy machine may take to show a table."""
MANY = 24
"""So many games are brought in at once."""


class Moment(NamedTuple):
    """What is done with a page before its browser, or only its tab, is killed."""

    name: str
    prepare: Callable[[Page], None]
    only_tab: bool = False


class Moments:
    """Brings a page to each of the moments in turn.

    Args:
        site: where the page is.
        games: that are played.
        random: how long is waited, and which position is taken.
        lay: told of a game that was put onto the device by hand, with its number of actions.
        promise: told of games that the screen says are kept, whole.
    """

    def __init__(
        self,
        site: Site,
        games: Sequence[str],
        random: Random,
        lay: Callable[[str, int], None],
        promise: Callable[[dict[str, Any]], None],
    ) -> None:
        self._site = site
        self._games = games
        self._random = random
        self._lay = lay
        self._promise = promise
        self._new = 0
        self.brought: set[str] = set()
        """Ids of the games that the last import of all has begun to bring in."""

    def __iter__(self) -> Iterator[Moment]:
        while True:
            for game in self._games:
                yield Moment(f"two people, {game}", self._playing(partial(self._state, game)))
                yield Moment("a game is begun", partial(self._begin, game=game))
                levels = {1: "messenger", 2: "apprentice"}
                yield Moment(f"computers, {game}", self._playing(partial(self._state, game, 3), levels))
                yield Moment("a game ends", self._playing(partial(self._ending, game)))
                yield Moment("an import", partial(self._import, game=game))
                yield Moment("an import of all games", self._import_all)
                strongest = self._playing(partial(self._state, game), {1: "patrician"})
                yield Moment("the strongest thinks", strongest)
                yield Moment(
                    f"only the tab, {game}", self._playing(partial(self._state, game)), only_tab=True
                )

    def _playing(
        self, state: Callable[[], State], levels: dict[int, str] | None = None
    ) -> Callable[[Page], None]:
        return lambda page: self._play(page, state(), levels)

    def _play(self, page: Page, state: State, levels: dict[int, str] | None = None) -> None:
        """Be in the middle of a game, which lies on the disk before."""
        game_id = self._name()
        put(page, saved_game(state, game_id, levels))
        self._lay(game_id, len(state.record()["actions"]))
        page.goto(f"{self._site.url}#/game/{game_id}")
        page.evaluate(PLAY, self._random.randrange(2**31))
        page.wait_for_function(REACHED, arg=0, timeout=PATIENCE)
        page.wait_for_timeout(self._random.uniform(300, 5000))

    def _begin(self, page: Page, game: str) -> None:
        page.goto(f"{self._site.url}#/")
        page.evaluate(PLAY, self._random.randrange(2**31))
        page.get_by_test_id("solo").click()
        page.get_by_test_id(f"solo-game-{game}").check(force=True)
        page.get_by_test_id("solo-apprentice").click(force=True)
        page.get_by_test_id("solo-begin").click()
        self._wait_a_moment(page)

    def _import(self, page: Page, game: str) -> None:
        page.goto(f"{self._site.url}#/")
        page.evaluate(PLAY, self._random.randrange(2**31))
        page.get_by_test_id("import").click()
        page.get_by_test_id("import-text").fill(json.dumps(self._state(game, 2, 30).record()))
        page.get_by_test_id("import-go").click()
        self._wait_a_moment(page)

    def _import_all(self, page: Page) -> None:
        """Bring in a file of all games of another device; what the page says is there must be there."""
        games = [
            saved_game(self._state(GAMES[number % 2], 2, self._random.randint(1, 60)), self._name())
            for number in range(MANY)
        ]
        self.brought = {game["id"] for game in games}
        page.goto(f"{self._site.url}#/")
        page.get_by_test_id("import").click()
        page.get_by_test_id("import-file").set_input_files(
            {
                "name": "all.json",
                "mimeType": "application/json",
                "buffer": json.dumps(file_of(games)).encode(),
            }
        )
        told = page.get_by_test_id("import-progress").or_(page.get_by_test_id("toast"))
        told.first.wait_for(timeout=PATIENCE)
        done = page.get_by_test_id("toast").filter(has_text="added")
        if self._random.random() < 0.5:
            done.wait_for(timeout=PATIENCE)
        else:
            page.wait_for_timeout(self._random.uniform(0, 2500))
        if done.count():
            self._promise({game["id"]: game["record"] for game in games})

    def _wait_a_moment(self, page: Page) -> None:
        """Until the new game is on the screen, or not as long."""
        if self._random.random() < 0.7:
            page.wait_for_function(REACHED, arg=0, timeout=PATIENCE)
        page.wait_for_timeout(self._random.uniform(0, 1500))

    def _name(self) -> str:
        self._new += 1
        return f"{self._new:024x}"

    def _state(self, game: str, players: int = 2, actions: int = 4) -> State:
        record = read_golden(game, players)
        return spieltisch.replay({**record, "actions": record["actions"][:actions]})

    def _ending(self, game: str) -> State:
        """A position a few actions before the end."""
        return self._state(game, 2, len(read_golden(game, 2)["actions"]) - self._random.randint(1, 8))


def put(page: Page, game: dict[str, Any]) -> None:
    """Lay a game onto the device, as an earlier visit would have left it."""
    page.evaluate(
        "([id, text]) => localStorage.setItem(`spieltisch:game:${id}`, text)", [game["id"], json.dumps(game)]
    )


def file_of(games: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the file of all games of a device, as the page writes it."""
    packed = [
        {"id": game["id"], "revision": "1.0", "game": {**game, "kind": "spieltisch-game", "version": 1}}
        for game in games
    ]
    return {"kind": "spieltisch-games", "version": 1, "games": packed}


def read_golden(game: str, players: int) -> dict[str, Any]:
    """Return the record of a whole game that was played sensibly."""
    name = f"murano-{players}" if game == "murano" else f"{players}-all-countries-seat-1-open-scores"
    return record_of(read(name))
