"""The calls with which a page asks what people lost most by in a game that is kept. They need no table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..analysis.losses import losses
from ..parameters import Params, needed

if TYPE_CHECKING:
    from ..schema import Losses, Reviewed


class LearningHandler:
    """One game at a time; asked for it once more, it goes on where it was stopped.

    Args:
        call: carries out a call at a table of its own.
    """

    def __init__(self, call: Callable[[str, Params], Any]) -> None:
        self._call = call
        self._asked: Params | None = None
        self.methods: dict[str, Callable[[Params], Any]] = {
            "lost": self._begin,
            "lostStep": lambda params: _losses(call("analyseStep", params)),
            "lostStop": lambda _: _losses(call("analyseStop", {})),
        }

    def _begin(self, params: Params) -> Losses:
        if params != self._asked:
            self._asked = None
            self._call("follow", {"record": needed(params, "record")})
            wanted = {name: params[name] for name in ("seats", "skipped", "hints") if name in params}
            self._call("analyse", wanted)
            self._asked = params
        return _losses(self._call("analyseStop", {}))


def _losses(known: Reviewed[Any]) -> Losses:
    """Return the decisions of a review that cost most; none before it is done."""
    lost = losses([known], done=True) if known["done"] else {}
    return {"done": known["done"], "progress": known["progress"], "lost": lost}
