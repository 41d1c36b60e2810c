"""Kills of the whole browser at random moments: what the screen has shown as done must be there afterwards."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Error, Page, Playwright
from playwright.sync_api import TimeoutError as OutOfTime

import spieltisch
from tests.browser.site import Site
from tests.faults.machine import Machine
from tests.faults.moments import GAMES, PATIENCE, REACHED, Moments

KEPT = """(id) => {
    const text = localStorage.getItem(`spieltisch:game:${id}`);
    return text && JSON.stringify(JSON.parse(text).record);
}"""
ALL_KEPT = """(steps) => {
    const length = (id) => {
        try { return JSON.parse(localStorage.getItem(`spieltisch:game:${id}`)).record.actions.length; }
        catch { return -1; }
    };
    return Object.entries(steps).every(([id, step]) => length(id) >= step);
}"""


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

    def __init__(
        self, playwright: Playwright, site: Site, folder: Path, seed: int, games: Sequence[str] = GAMES
    ) -> None:
        self._machine = Machine(playwright, folder)
        self._site = site
        self._promised: dict[str, int] = {}
        self._laid: dict[str, int] = {}
        """What was put onto the disk by hand is no promise of the page."""
        self._brought: dict[str, int] = {}
        """Games that came in together, and how long the page said they are."""
        self._moments = Moments(site, games, Random(seed), self._laid.__setitem__, self._promise)
        self.outcome = Outcome()

    def run(self, kills: int, told: Callable[[str], None] = lambda _: None, *, first: int = 0) -> Outcome:
        """Kill so often, each of the moments in turn from the first one on."""
        page = self._start("at first")
        for number, moment in enumerate(islice(self._moments, first, first + kills)):
            when = f"kill {number} ({moment.name})"
            try:
                moment.prepare(page)
            except (OutOfTime, Error) as error:
                self.outcome.blank.append(f"{when}: {str(error).splitlines()[0]}")
            if moment.only_tab:
                page = self._machine.kill_tabs()
                self._look(page, when)
            else:
                self._machine.kill()
                page = self._start(when)
            self.outcome.kills[moment.name] += 1
            told(
                f"{number + 1:4} {moment.name:28} shown {self.outcome.shown}, bad {len(self.outcome.troubles)}"
            )
        self._judge_all(page, "after the last kill", {**self._brought, **self._promised})
        self._machine.close()
        return self.outcome

    def _start(self, when: str) -> Page:
        """Start the browser and look whether everything that was promised is there."""
        page = self._machine.start()
        self._machine.context.expose_function("shown", self._shown)
        self._look(page, when)
        return page

    def _look(self, page: Page, when: str) -> None:
        page.goto(self._site.url)
        try:
            page.get_by_test_id("hero").or_(page.get_by_test_id("table")).first.wait_for(timeout=PATIENCE)
        except OutOfTime:
            self.outcome.blank.append(f"{when}: the page stays empty")
        self._judge_all(page, when, self._brought)
        # The games that were played last; all the others were looked at before.
        for game_id, step in list(self._promised.items())[-3:]:
            self._judge(page, when, game_id, step)

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
        self._replay(page, when, game_id)

    def _judge_all(self, page: Page, when: str, promised: dict[str, int]) -> None:
        """Look into what is kept only; whatever an import has begun to bring in is whole or not there."""
        try:
            page.wait_for_function(ALL_KEPT, arg=promised, timeout=PATIENCE)
        except OutOfTime:
            for game_id, step in promised.items():
                if not page.evaluate(ALL_KEPT, {game_id: step}):
                    self.outcome.lost.append(f"{when}: {game_id} does not have its {step} actions")
            self._brought.clear()
        for game_id in self._moments.brought:
            if page.evaluate(KEPT, game_id):
                self._replay(page, when, game_id)

    def _replay(self, page: Page, when: str, game_id: str) -> None:
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

    def _promise(self, records: dict[str, Any]) -> None:
        for game_id, record in records.items():
            self.outcome.shown += len(record["actions"])
            self._brought[game_id] = len(record["actions"])
