"""One monkey at one table."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import ConsoleMessage, Page

from tests.monkey import whims
from tests.monkey.hands import Hands, Pointer, Thing
from tests.monkey.referee import Broken, Referee

MOST = 40
"""Presses after which a turn has to be over, wherever they begin."""
TRIES = 3 * MOST
"""So often it looks for something to press, some of which turns out to be covered."""
SPREE = (3, 18)
"""So many whims come between two turns that are brought to their end."""
MISCHIEF = 0.15
HALVES = (0.1, 0.4)
"""Seconds between the two halves of a double press."""
PASSED_BY = ("range", "text")
"""Controls that may well stay as they are when they are pressed."""


class Monkey:
    """Presses whatever can be pressed, and holds the page to the laws.

    Args:
        page: with a table on it, which eyes.js was put into.
        hands: how it presses.
        rng: what it wants.
        referee: follows the game.
        mischief: done before a press now and then; it may keep the engine from doing what is sent.
    """

    def __init__(
        self,
        page: Page,
        hands: Hands,
        rng: Random,
        referee: Referee,
        mischief: Callable[[], None] | None = None,
    ) -> None:
        self.page = page
        self.hands = hands
        self.rng = rng
        self.referee = referee
        self.presses = 0
        self.log: list[str] = []
        """What was pressed, and what came of it."""
        self.errors: list[str] = []
        self._mischief = mischief
        self._failed = False
        """Whether mischief was done, and nothing was sent since."""
        self._letters: list[str] = []
        self._address = page.evaluate("() => location.hash")
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def play(self, presses: int) -> bool:
        """Press so often; return whether the game is over then."""
        while self.presses < presses:
            for _ in range(self.rng.randint(*SPREE)):
                if self._follow_whim():
                    return True
            if self._end_turn():
                return True
        return False

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    # -- what it wants --------------------------------------------------------------------------------

    def _follow_whim(self) -> bool:
        look = self._look()
        things = whims.pressable(look)
        if look["over"]:
            return True
        wish = self.rng.random()
        if wish < 0.12 and isinstance(self.hands, Pointer):
            self._handle(whims.anything(things, self.rng), self.rng.choice(things))
        elif wish < 0.2 and len(whims.toggles(things)) > 1:
            self._mark_several(things)
        elif wish < 0.35:
            self._press(whims.anything(things, self.rng), again=self.rng.uniform(*HALVES))
        elif wish < 0.45:
            self._change_mind(things)
        elif wish < 0.6 and self.hands.name != "touch":
            self._press_key(look)
        else:
            self._press(whims.anything(things, self.rng))
        return False

    def _mark_several(self, things: list[Thing]) -> None:
        """Mark some things, unmark one, mark another one, and confirm if that can be done."""
        marks = whims.toggles(things)
        chosen = self.rng.sample(marks, min(len(marks), self.rng.randint(2, 4)))
        if self.rng.random() < 0.3:
            chosen += [chosen[0], self.rng.choice(marks)]
        for one in chosen:
            self._press_by_name(one)
        confirm = whims.confirming(whims.pressable(self._look()), chosen[0])
        if confirm:
            self._press(confirm)

    def _change_mind(self, things: list[Thing]) -> None:
        """Press something, press it again, and then something like it."""
        first = whims.anything(things, self.rng)
        self._press(first)
        self._press_by_name(first)
        alike = [one for one in whims.pressable(self._look()) if one["within"] == first["within"]]
        if alike:
            self._press(self.rng.choice(alike))

    def _handle(self, thing: Thing, goal: Thing) -> None:
        """Hold a thing, or carry it to another one."""
        if thing["kind"] == "select" or not isinstance(self.hands, Pointer) or not self.hands.reach(thing):
            return
        self.presses += 1
        self._begin(by_eye=True)
        if goal["point"] and self.rng.random() < 0.5:
            self.hands.drag((goal["point"][0], goal["point"][1]))
            # Most things are not for carrying.
            self._judge(f"drag {thing['name']} to {goal['name']}", by_eye=True, lawful=False)
        else:
            self.hands.hold()
            self._judge(f"hold {thing['name']} {thing['words'][:40]!r}", by_eye=True, lawful=thing["looks"])

    def _choose(self, box: Thing) -> bool:
        """Choose another value of a select box by a key, as a driver cannot press the list that a browser opens."""
        key = self.page.evaluate("(number) => monkey.atBox(number)", box["number"])
        if not key:
            return False
        self.presses += 1
        self._begin(by_eye=False)
        self.page.keyboard.press(key)
        return self._judge(f"key {key} at {box['name']}", lawful=True)

    def _press_by_name(self, wanted: Thing) -> None:
        """Press what bears the same name by now, if that is still there."""
        for one in whims.pressable(self._look()):
            if one["name"] == wanted["name"] and one["words"][:20] == wanted["words"][:20]:
                self._press(one)
                return

    def _press_key(self, look: whims.Look) -> None:
        """Walk about, leave what is open, or press a letter that the table has shown."""
        keys = ["Escape", "Tab", "Shift+Tab", "ArrowLeft", "ArrowRight", "Enter", "Space", *self._letters]
        key = self.rng.choice(keys)
        focus = None if look["focus"] is None else look["things"][look["focus"]]
        if key in ("Enter", "Space") and focus and whims.AWAY.fullmatch(focus["name"]):
            return
        self._begin(by_eye=False)
        self.page.keyboard.press(key)
        is_asked = key in ("Enter", "Space") and focus is not None and _answers(focus)
        self._judge(f"key {key} at {focus['name'] if focus else 'nothing'}", lawful=is_asked)

    def _end_turn(self) -> bool:
        """Go on until the turn is over; return whether the game is."""
        turns = self.referee.turns
        tried: Counter[str] = Counter()
        began = self.presses
        for _ in range(TRIES):
            if self.presses >= began + MOST:
                break
            look = self._look()
            if look["over"]:
                return True
            thing = whims.leading(whims.pressable(look), tried, self.rng)
            if thing is None:
                raise Broken("nothing can be pressed")
            tried[thing["name"]] += 1
            if self._press(thing):
                tried.clear()
            if self.referee.turns > turns:
                return False
        raise Broken(f"the turn does not end in {MOST} presses")

    # -- what it does ---------------------------------------------------------------------------------

    def _look(self) -> whims.Look:
        look: whims.Look = json.loads(self.page.evaluate("() => JSON.stringify(monkey.look())"))
        if look["address"] != self._address:
            raise Broken(f"it has come to {look['address']}, away from the table")
        for letter in look["letters"]:
            is_key = len(letter) == 1 and letter.isascii()
            if is_key and letter.lower() not in self._letters:
                self._letters.append(letter.lower())
        return look

    def _press(self, thing: Thing, again: float | None = None) -> bool:
        """Press a thing, once or twice; return whether the position is another one then."""
        if thing["kind"] == "select":
            return self._choose(thing)
        if not self.hands.reach(thing):
            return False
        self.presses += 1
        by_eye = thing["kind"] == "spot"
        self._begin(by_eye=by_eye)
        self.hands.press()
        if again is not None:
            time.sleep(again)
            self.hands.press()
        twice = "" if again is None else f", again after {again * 1000:.0f} ms"
        words = f"{self.hands.name} {thing['name']} {thing['words'][:40]!r}{twice}"
        # What was chosen on a board and given up again looks as before.
        is_undone = by_eye and again is not None
        return self._judge(words, by_eye=by_eye, lawful=_answers(thing) and not is_undone)

    def _begin(self, *, by_eye: bool) -> None:
        if self._mischief and not self._failed and self.rng.random() < MISCHIEF:
            self._failed = True
            self._mischief()
        self.page.evaluate("([byEye, point]) => monkey.begin(byEye, point)", [by_eye, self.hands.point])

    def _judge(self, words: str, *, by_eye: bool = False, lawful: bool) -> bool:
        """Hold what came of a press against the laws; return whether the position is another one."""
        came = self.page.evaluate("(byEye) => monkey.outcome(byEye)", by_eye)
        self.log.append(f"{self.presses:4} step {len(self.referee.actions):3} {words} -> {came or 'nothing'}")
        if came == "busy":
            raise Broken(f"the table stays busy after: {words}")
        if not came and lawful:
            raise Broken(f"no answer to: {words}")
        if not self.page.evaluate("() => monkey.rest()"):
            raise Broken(f"the page finds no rest after: {words}")
        told: dict[str, Any] = json.loads(self.page.evaluate("() => JSON.stringify(monkey.told())"))
        is_other = self.referee.judge(told, failed=self._failed)
        if any("sent" in event or "undo" in event for event in told["course"]):
            self._failed = False
        if self.errors:
            raise Broken(f"the page said: {self.errors}")
        return is_other


def _answers(thing: Thing) -> bool:
    """Whether something has to come of pressing a thing."""
    return thing["enabled"] and not thing["chosen"] and thing["kind"] not in PASSED_BY
