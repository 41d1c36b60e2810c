"""What the record says is what was pressed: compares what the table has sent with how the record went on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import spieltisch
from spieltisch import State


class Broken(AssertionError):
    """The page has broken a law."""


class Referee:
    """Follows a game by its record, and knows by the engine whose each action was.

    Args:
        record: of the game as it was found.
        computers: the seats at which computers play.
        ends_itself: whether a turn in which nothing else is left to do ends by itself.
    """

    def __init__(
        self, record: Mapping[str, Any], computers: Sequence[int], *, ends_itself: bool = False
    ) -> None:
        self._record = dict(record)
        self._computers = frozenset(computers)
        self._ends_itself = ends_itself
        self._judged = 0
        """The press whose consequences are judged already."""
        self._due: list[str | None] = []
        """What was sent and is not in the record yet; None for a step back."""
        self.actions: list[str] = list(record["actions"])
        self.state: State = spieltisch.replay(self._record)
        self.turns = 0
        """So many times it has become another seat's turn, or the game was over."""

    def of_next(self, record: Mapping[str, Any]) -> Referee:
        """Return the referee of another game in which the same people and computers sit."""
        return Referee(record, tuple(self._computers), ends_itself=self._ends_itself)

    def judge(self, told: Mapping[str, Any], *, failed: bool = False, most: int = 1) -> bool:
        """Hear what was sent and recorded since the last time.

        Args:
            told: as the page tells it.
            most: so many times something may have been sent or taken back at most.
            failed: whether the engine broke meanwhile, so that what was sent need not be done.

        Returns:
            Whether the position is another one.
        """
        before = list(self.actions)
        sent = [event for event in told["course"] if "sent" in event or "undo" in event]
        if len(sent) > most:
            raise Broken(f"pressed {most} times, and sent {sent}")
        for event in told["course"]:
            if "sent" in event or "undo" in event:
                if event["presses"] == self._judged:
                    raise Broken(f"nobody pressed, and the table sent {event}")
                self._due += event.get("sent", [None])
            else:
                self._recorded(event["cut"], event["added"])
        self._judged = told["presses"]
        if failed:
            self._due.clear()
        if self._due:
            raise Broken(f"sent and not in the record: {self._due}")
        if told["actions"] is not None and not self.actions == told["actions"] == told["kept"]:
            raise Broken(f"{self.actions[-3:]} was played, {(told['kept'] or [])[-3:]} is kept")
        return before != self.actions

    def _recorded(self, cut: int, added: Sequence[str]) -> None:
        if cut:
            if not self._due or self._due.pop(0) is not None:
                raise Broken(f"nobody took back {self.actions[-cut:]}")
            del self.actions[-cut:]
            self.state = spieltisch.replay({**self._record, "actions": self.actions})
        for text in added:
            is_persons = self.state.current_player not in self._computers
            if is_persons and self._due and self._due[0] == text:
                self._due.pop(0)
            elif is_persons and not self._is_left_alone(text):
                raise Broken(f"nobody pressed what was recorded: {text!r}; sent was {self._due}")
            seat = self.state.current_player
            self.state.apply(text)
            self.turns += self.state.is_over or self.state.current_player != seat
            self.actions.append(text)

    def _is_left_alone(self, text: str) -> bool:
        """Return whether an action is done unasked: a formality, or the end of a turn in which nothing else is left."""
        legal = self.state.legal_actions()
        if len(legal) == 1 and self.state.is_formality(legal[0]):
            return True
        offers = self.state.offers()
        return self._ends_itself and [(one["type"], one["text"]) for one in offers] == [("end", text)]
