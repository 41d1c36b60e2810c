"""Faults for the copy of the engine that the tests alone are given; one is on in a worker in which `self.fault` names it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import js  # type: ignore[import-not-found]

from .handlers.learning import LearningHandler
from .handlers.reviewing import ReviewHandler
from .murano.game import MuranoGame
from .session import Session
from .thurn_und_taxis.game import TaxisGame


def _break(owner: Any, name: str, fault: str, error: type[Exception], *, late: bool = False) -> None:
    """Let a method fail while the fault is on; `late`: after it has done its work."""
    method: Callable[..., Any] = getattr(owner, name)

    def broken(*arguments: Any, **more: Any) -> Any:
        is_on = getattr(js, "fault", None) == fault
        if is_on and not late:
            raise error(name)
        result = method(*arguments, **more)
        if is_on:
            raise error(name)
        return result

    setattr(owner, name, broken)


for game in (TaxisGame, MuranoGame):
    # The state has moved by then, each time.
    _break(game, "apply", "apply", KeyError, late=True)
    _break(game, "legal_actions", "legal actions", IndexError)
    _break(game, "observation", "observation", KeyError)
_break(Session, "_told", "what was seen since", ValueError)
_break(ReviewHandler, "_status", "analysis", RuntimeError)
_break(LearningHandler, "_begin", "what was lost", RuntimeError)
_break(Session, "_view", "session", RecursionError)
