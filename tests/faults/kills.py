"""Kills of the whole browser at random moments: what the screen has shown as done must be there afterwards."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Error, Page, Playwright
from playwright.sync_api import TimeoutError as OutOfTime

import spieltisch
from spieltisch import State
from tests.browser.devices import saved_game
from tests.browser.site import Site
from tests.browser.table import TABLE
from tests.faults.driver import PLAY
from tests.faults.machine import Machine
from tests.records.golden import read, record_of

GAMES = ("thurn-und-taxis", "murano")
KEPT = """(id) => {
    const text = localStorage.getItem(`spieltisch:game:${id}`);
    return text && JSON.stringify(JSON.parse(text).record);
}"""
REACHED = f"""(step) => {{ try {{ return {TABLE}.view.step >= step; }} catch {{ return false; }} }}"""
PATIENCE = 60_000
"""Milliseconds that a busy machine may take to show a table."""


@dataclass
class Outcome:
    """What a series of kills has cost."""

    kills: Counter[str] = field(default_factory=Counter)
    shown: int = 0
    """Actions that the screen had shown as done, all kills together."""
    lost: list[str] = field(default_factory=list)
    torn: list[str] = field(default_factory=list)
    blank: list[str] = field(default_factory=list)

    @property
    def troubles(self) -> list[str]:
        """Everything that must not be."""
        return [*self.lost, *self.torn, *self.blank]


class Killer:
    """One device that is killed again and again, and what its screen has promised."""

    def __init__(self, playwright: Playwright, site: Site, folder: Path, seed: int) -> None:
        self._machine = Machine(playwright, folder)
        self._site = site
        self._random = Random(seed)
        self._promised: dict[str, int] = {}
        self._laid: dict[str, int] = {}
        """What was put onto the disk by hand is no promise of the page."""
        self._new = 0
        self.outcome = Outcome()

    def run(self, kills: int, told: Callable[[str], None] = lambda _: None) -> Outcome:
        """Kill so often, each of the moments in turn."""
        moments = self._moments()
        for number in range(kills):
            moment, prepare = next(moments)
            page = self._start(f"kill {number} ({moment})")
            try:
                prepare(page)
            except (OutOfTime, Error) as error:
                self.outcome.blank.append(f"kill {number} ({moment}): {str(error).splitlines()[0]}")
            self._machine.kill()
            self.outcome.kills[moment] += 1
            told(f"{number + 1:4} {moment:28} promised {sum(self._promised.values())}")
        self._start("after the last kill")
        self._machine.close()
        return self.outcome

    # -- moments --------------------------------------------------------------------------------------------------

    def _moments(self) -> Iterator[tuple[str, Callable[[Page], None]]]:
        while True:
            for game in GAMES:
                yield f"two people, {game}", lambda page, game=game: self._play(page, self._state(game))
                yield "a game is begun", lambda page, game=game: self._begin(page, game)
                yield (
                    f"computers, {game}",
                    lambda page, game=game: self._play(
                        page, self._state(game, 3), {1: "messenger", 2: "apprentice"}
                    ),
                )
                yield "a game ends", lambda page, game=game: self._play(page, self._ending(game))
                yield "an import", lambda page, game=game: self._import(page, self._state(game, 2, 30))
                yield (
                    "the strongest thinks",
                    lambda page, game=game: self._play(page, self._state(game), {1: "patrician"}),
                )

    def _play(self, page: Page, state: State, levels: dict[int, str] | None = None) -> None:
        """Kill in the middle of a game, which lies on the disk before."""
        game_id = self._name()
        self._put(page, saved_game(state, game_id, levels))
        self._laid[game_id] = len(state.record()["actions"])
        page.goto(f"{self._site.url}#/game/{game_id}")
        page.evaluate(PLAY, self._random.randrange(2**31))
        page.wait_for_function(REACHED, arg=0, timeout=PATIENCE)
        page.wait_for_timeout(self._random.uniform(300, 5000))

    def _begin(self, page: Page, game: str) -> None:
        page.goto(f"{self._site.url}#/")
        page.evaluate(PLAY, self._random.randrange(2**31))
        page.get_by_test_id("solo").click()
        page.get_by_test_id(f"solo-game-{game}").check(force=True)
        page.get_by_test_id("solo-apprentice").click()
        self._wait_a_moment(page)

    def _import(self, page: Page, state: State) -> None:
        page.goto(f"{self._site.url}#/")
        page.evaluate(PLAY, self._random.randrange(2**31))
        page.get_by_test_id("import").click()
        page.get_by_test_id("import-text").fill(json.dumps(state.record()))
        page.get_by_test_id("import-go").click()
        self._wait_a_moment(page)

    def _wait_a_moment(self, page: Page) -> None:
        """Until the new game is on the screen, or not as long."""
        if self._random.random() < 0.7:
            page.wait_for_function(REACHED, arg=0, timeout=PATIENCE)
        page.wait_for_timeout(self._random.uniform(0, 1500))

    # -- before and after -----------------------------------------------------------------------------------------

    def _start(self, when: str) -> Page:
        """Start the browser and look whether everything that was promised is there."""
        page = self._machine.start()
        self._machine.context.expose_function("shown", self._shown)
        page.goto(self._site.url)
        try:
            page.get_by_test_id("hero").or_(page.get_by_test_id("table")).first.wait_for(timeout=PATIENCE)
        except OutOfTime:
            self.outcome.blank.append(f"{when}: the page stays empty")
        # The games that were played last; all the others were looked at before.
        for game_id, step in list(self._promised.items())[-3:]:
            self._judge(page, when, game_id, step)
        return page

    def _judge(self, page: Page, when: str, game_id: str, step: int) -> None:
        page.goto(f"{self._site.url}#/game/{game_id}")
        try:
            page.wait_for_function(REACHED, arg=step, timeout=PATIENCE)
        except OutOfTime:
            text = page.evaluate(KEPT, game_id)
            kept = len(json.loads(text)["actions"]) if text else None
            self.outcome.lost.append(f"{when}: {game_id} had {step} actions, has {kept}")
            self._promised.pop(game_id)
            return
        record: dict[str, Any] = json.loads(page.evaluate(KEPT, game_id))
        try:
            spieltisch.replay(record)
        except spieltisch.BadRecord as error:
            self.outcome.torn.append(f"{when}: {game_id}: {error}")

    def _shown(self, game_id: str, step: int, _over: bool) -> None:
        if step <= self._laid.get(game_id, -1):
            return
        self.outcome.shown += step != self._promised.get(game_id)
        # The one that was played last comes last.
        self._promised[game_id] = max(step, self._promised.pop(game_id, 0))

    def _put(self, page: Page, game: dict[str, Any]) -> None:
        page.evaluate(
            "([id, text]) => localStorage.setItem(`spieltisch:game:${id}`, text)",
            [game["id"], json.dumps(game)],
        )

    def _name(self) -> str:
        self._new += 1
        return f"{self._new:024x}"

    def _state(self, game: str, players: int = 2, actions: int = 4) -> State:
        record = read_golden(game, players)
        return spieltisch.replay({**record, "actions": record["actions"][:actions]})

    def _ending(self, game: str) -> State:
        """A position a few actions before the end."""
        return self._state(game, 2, len(read_golden(game, 2)["actions"]) - self._random.randint(1, 8))


def read_golden(game: str, players: int) -> dict[str, Any]:
    """Return the record of a whole game that was played sensibly."""
    name = f"murano-{players}" if game == "murano" else f"{players}-all-countries-seat-1-open-scores"
    return record_of(read(name))
