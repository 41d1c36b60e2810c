"""The calls with which a page asks for a review of a game that is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from ..analysis.review import Decision, Review, Share
from ..errors import Hidden, NoReview
from ..parameters import Params, needed, slice_of
from ..state import State
from .thinking import seed_of

if TYPE_CHECKING:
    from ..schema import Analysis


MOST_SHARES = 64
"""More engines than a page has."""


class Past(Protocol):
    """What a review needs of a session."""

    @property
    def state(self) -> State:
        """The position at the table."""
        ...

    def decisions(self) -> Sequence[Decision]:
        """Return every decision so far."""
        ...


class ReviewHandler:
    """One review at a time for the table of a session.

    Args:
        table: the session's table.
    """

    def __init__(self, table: Past) -> None:
        self.table = table
        self._review: Review | None = None
        self.methods: dict[str, Callable[[Params], Any]] = {
            "analyse": self._begin,
            "analyseStep": self._step,
            "analyseStop": lambda _: self._status(),
        }

    def _begin(self, params: Params) -> Analysis[Any]:
        state = self.table.state
        if not state.is_over:
            # Before its end everybody's cards are hidden.
            raise Hidden("The game is not over yet.")
        seats = params.get("seats")
        if seats is not None and not (
            isinstance(seats, list)
            and all(type(seat) is int and 0 <= seat < len(state.players) for seat in seats)
        ):
            raise NoReview("'seats' lists seats of the table.")
        share = _share(params.get("share"))
        self._review = Review(self.table.decisions(), state, seed_of(needed(params, "seed")), seats, share)
        return self._status()

    def _current(self) -> Review:
        if self._review is None:
            raise NoReview("No review was begun.")
        return self._review

    def _step(self, params: Params) -> Analysis[Any]:
        self._current().step(slice_of(params))
        return self._status()

    def _status(self) -> Analysis[Any]:
        review = self._current()
        return {
            "done": review.done,
            "progress": review.progress,
            "chances": review.chances(),
            "costly": review.costly(),
        }


def _share(value: object) -> Share:
    """Return which share of the work is meant, all of it where nothing is said."""
    match value:
        case None:
            return Share()
        case [int(number), int(whole)] if (
            type(number) is int and type(whole) is int and 0 <= number < whole <= MOST_SHARES
        ):
            return Share(number, whole)
    raise NoReview("'share' is the number of a share, from 0, and how many there are.")
