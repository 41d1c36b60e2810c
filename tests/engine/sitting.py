"""A session of the engine, driven as the page drives it."""

from __future__ import annotations

import json
from typing import Any

from spieltisch import State
from spieltisch.session import Session

from .invariants import text_of
from .playing import Player
from .tables import GAME, NAMES

NEW = {"game": GAME, "players": list(NAMES[:2]), "options": {"start": "seat-1"}, "seed": 1}


class Table:
    """A session, driven as the page does: JSON in, JSON out."""

    def __init__(self, **new: Any) -> None:
        self.session = Session()
        self.call("new", **{**NEW, **new})

    def call(self, method: str, **params: Any) -> Any:
        """Carry out a call."""
        return json.loads(text_of(self.session.call(method, json.loads(text_of(params)))))

    @property
    def state(self) -> State:
        """The state behind the curtain."""
        return self.session._table

    @property
    def seat(self) -> Any:
        """The seat that is to decide."""
        return self.state.current_player

    def act(self, text: str) -> Any:
        """Carry out an action of the seat to decide."""
        return self.call("act", actions=[text], seat=self.seat)

    def play(self, player: Player, steps: int = 10_000) -> None:
        """Play on, at most to the end."""
        while steps and not self.state.is_over:
            self.act(str(player.choose(self.state)))
            steps -= 1

    def picture(self) -> str:
        """Return everything that a call could change."""
        own = [(step.seat, str(step.action), step.events) for step in self.session._steps]
        return text_of([self.state.to_dict(), self.state.record(), own])
