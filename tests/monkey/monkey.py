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
from tests.monkey.habits import Habits
from tests.monkey.hands import Hands, Pointer, Thing
from tests.monkey.referee import Broken, Referee

MOST = 40
"""Presses after which a turn has to be over, wherever they begin."""
INSISTS = 4
"""So often it presses what says that it wants to be pressed once more."""
TRIES = 3 * MOST
"""So often it looks for something to press, some of which turns out to be covered."""
MISCHIEF = 0.15
HARM = 3
"""So often mischief is done at most before something is done all the same, or a turn could take any number of presses."""
RESULT = 12
"""So many whims it follows when it is shown who has won."""
AGAIN = 8
"""So many whims it follows in the next game, and then it ends a turn."""
REPEATS = 25
"""So many times a key that is held comes again."""
OPENED = "(was) => location.hash !== was && monkey.isOpen()"
OPENING_MS = 120_000
HALVES = (0.1, 0.4)
"""Seconds between the two halves of a double press."""
PASSED_BY = ("range", "text", "select")
"""Controls that may well stay as they are when they are pressed."""
VALUES = ("select", "range")
"""Controls of which a key chooses another value."""
REMATCH = "end-rematch"


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
        self.games = 0
        """So many games have come to their end."""
        self._turns_before = 0
        self._habits = Habits()
        self._mischief = mischief
        self._failed = False
        """True after mischief, until something is sent."""
        self._harm = 0
        """How often mischief was done since something was done."""
        self._letters: list[str] = []
        self._address = page.evaluate("() => location.hash")
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    @property
    def turns(self) -> int:
        """How many turns have ended, in all games together."""
        return self._turns_before + self.referee.turns

    def play(self, presses: int, whims_of_turn: tuple[int, int]) -> None:
        """Press so often, or until the game is over and the next one has begun.

        Args:
            presses: so many at most.
            whims_of_turn: so many whims, at least and at most, come between two turns that are brought to their end.
        """
        while self.presses < presses and not self._play_on(self.rng.randint(*whims_of_turn)):
            pass
        if self.games:
            self._see_result()
            self._begin_again()
            self._play_on(AGAIN)

    def _play_on(self, wishes: int) -> bool:
        """Follow so many whims and then end a turn; return whether the game is over then."""
        for _ in range(wishes):
            look = self._look()
            if look["over"]:
                break
            self._follow_whim(look)
        is_over = self._end_turn()
        self.games += is_over
        return is_over

    def _see_result(self) -> None:
        """Look about where the result is shown."""
        for _ in range(RESULT):
            self._follow_whim(self._look())

    def _begin_again(self) -> None:
        """Find the way back to the result, and from there to another game of the same people."""
        tried: Counter[str] = Counter()
        for _ in range(TRIES):
            look = self._look()
            again = [one for one in look["things"] if look["over"] and one["name"] == REMATCH]
            if again and self.hands.reach(again[0]):
                break
            thing = whims.leading(whims.pressable(look), tried, self._habits, self.rng)
            if thing is not None:
                tried[thing["name"]] += 1
                self._press(thing)
        else:
            raise Broken("the result is not found again")
        self.hands.press()
        self.page.wait_for_function(OPENED, arg=self._address, timeout=OPENING_MS)
        self._address = self.page.evaluate("() => location.hash")
        record = json.loads(self.page.evaluate("() => JSON.stringify(monkey.record())"))
        self._turns_before += self.referee.turns
        self.referee = self.referee.of_next(record)
        self.log.append("another game")

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    # -- what it wants --------------------------------------------------------------------------------

    def _follow_whim(self, look: whims.Look) -> None:
        things = whims.pressable(look)
        values = [one for one in things if one["kind"] in VALUES]
        wish = self.rng.random()
        if wish < 0.1 and isinstance(self.hands, Pointer):
            self._handle(whims.anything(things, self._habits, self.rng), self.rng.choice(things))
        elif wish < 0.18 and len(look["bare"]) > 1 and isinstance(self.hands, Pointer):
            self._roam(self.hands, *self.rng.sample(look["bare"], 2))
        elif wish < 0.26 and len(whims.toggles(things)) > 1:
            self._mark_several(things)
        elif wish < 0.3 and values:
            self._choose(self.rng.choice(values))
        elif wish < 0.38:
            thing = whims.anything(things, self._habits, self.rng)
            self._press(thing, again=self.rng.uniform(*HALVES))
        elif wish < 0.46:
            self._change_mind(things)
        elif wish < 0.6 and self.hands.name != "touch":
            self._press_key(look)
        else:
            self._press(whims.anything(things, self._habits, self.rng))

    def _mark_several(self, things: list[Thing]) -> None:
        """Mark some things, unmark one, mark another one, and confirm if that can be done."""
        marks = whims.toggles(things)
        chosen = self.rng.sample(marks, min(len(marks), self.rng.randint(2, 4)))
        if self.rng.random() < 0.3:
            chosen += [chosen[0], self.rng.choice(marks)]
        for one in chosen:
            self._press_by_name(one)
        if self.rng.random() < 0.3:
            # Something else comes in between, a window as it may be.
            self._press(whims.anything(whims.pressable(self._look()), self._habits, self.rng))
        confirm = whims.confirming(whims.pressable(self._look()), chosen[0])
        if confirm:
            self._press(confirm)

    def _change_mind(self, things: list[Thing]) -> None:
        """Press something, press it again, and then something like it."""
        first = whims.anything(things, self._habits, self.rng)
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

    def _roam(self, hands: Pointer, start: list[float], goal: list[float]) -> None:
        """Press, hold or move a board, wherever it is, or bring it nearer."""
        hands.point = (start[0], start[1])
        end = (goal[0], goal[1])
        self.presses += 1
        self._begin(by_eye=True)
        way = self.rng.choice(["press", "hold", "drag", "drag", "zoom"])
        if way == "press":
            hands.press()
        elif way == "hold":
            hands.hold()
        elif way == "drag":
            hands.drag(end)
        else:
            hands.zoom(end)
        # Nothing may lie there, and a board may be as near as it comes.
        self._judge(f"{way} the board from {start} to {goal}", by_eye=True, lawful=False)

    def _choose(self, box: Thing) -> bool:
        """Choose another value of a slider or a select box by a key, as a driver cannot press the list that a browser opens."""
        key = self.page.evaluate("(number) => monkey.atValue(number)", box["number"])
        if not key:
            return False
        self.presses += 1
        self._begin(by_eye=False)
        self.page.keyboard.press(key)
        self._habits.note(box["name"], fruitful=False)
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
        self.presses += 1
        is_held = "+" not in key and self.rng.random() < 0.15
        self._begin(by_eye=False)
        if is_held:
            for _ in range(REPEATS):
                self.page.keyboard.down(key)
            self.page.keyboard.up(key)
        else:
            self.page.keyboard.press(key)
        is_asked = key in ("Enter", "Space") and focus is not None and _answers(focus)
        manner = "key held" if is_held else "key"
        self._judge(f"{manner} {key} at {focus['name'] if focus else 'nothing'}", lawful=is_asked)

    def _end_turn(self) -> bool:
        """Go on until the turn is over; return whether the game is."""
        turns = self.referee.turns
        tried: Counter[str] = Counter()
        last = ""
        began = self.presses
        for _ in range(TRIES):
            if self.presses >= began + MOST:
                break
            look = self._look()
            if look["over"]:
                return True
            things = whims.pressable(look)
            # What was only shown so far says that it wants to be pressed once more.
            # A press that came so soon that it counts as the half of a double one has only said so once more.
            may_help = tried[last] < INSISTS
            same = [one for one in things if look["again"] and may_help and one["name"] == last]
            thing = same[0] if same else whims.leading(things, tried, self._habits, self.rng)
            if thing is None:
                raise Broken("nothing can be pressed")
            last = thing["name"]
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
        is_other = self._judge(
            words, by_eye=by_eye, lawful=_answers(thing) and not is_undone, most=1 if again is None else 2
        )
        self._habits.note(thing["name"], fruitful=is_other)
        return is_other

    def _begin(self, *, by_eye: bool) -> None:
        if self._mischief and not self._failed and self._harm < HARM and self.rng.random() < MISCHIEF:
            self._failed = True
            self._harm += 1
            self._mischief()
        self.page.evaluate("([byEye, point]) => monkey.begin(byEye, point)", [by_eye, self.hands.point])

    def _judge(self, words: str, *, by_eye: bool = False, lawful: bool, most: int = 1) -> bool:
        """Hold what came of a press against the laws; return whether the position is another one.

        Args:
            words: what was done.
            by_eye: whether the boards are looked at, too.
            lawful: whether something has to come of it.
            most: so many times something may have been sent at most.
        """
        came = self.page.evaluate("(byEye) => monkey.outcome(byEye)", by_eye)
        self.log.append(f"{self.presses:4} step {len(self.referee.actions):3} {words} -> {came or 'nothing'}")
        if came == "busy":
            raise Broken(f"the table stays busy after: {words}")
        if not came and lawful:
            raise Broken(f"no answer to: {words}")
        if not self.page.evaluate("() => monkey.rest()"):
            raise Broken(f"the page finds no rest after: {words}")
        told: dict[str, Any] = json.loads(self.page.evaluate("() => JSON.stringify(monkey.told())"))
        is_other = self.referee.judge(told, failed=self._failed, most=most)
        # What was taken back need not have met the fault, which may still be there.
        if any("sent" in event for event in told["course"]):
            self._failed = False
        if is_other:
            self._harm = 0
        if self.errors:
            raise Broken(f"the page said: {self.errors}")
        return is_other


def _answers(thing: Thing) -> bool:
    """Return whether something has to come of pressing a thing."""
    return thing["enabled"] and not thing["chosen"] and thing["kind"] not in PASSED_BY
