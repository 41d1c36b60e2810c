"""The calls with which a page asks for a review of a game that is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from ..analysis.decision import Decision
from ..analysis.notes import notes_of
from ..analysis.review import Review
from ..analysis.share import Share
from ..analysis.shares import shares_of, together
from ..errors import Hidden, NoReview
from ..parameters import Params, needed, slice_of
from ..state import State

if TYPE_CHECKING:
    from ..schema import Analysis, Reviewed


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
            "analysed": self._together,
        }

    def _begin(self, params: Params) -> Reviewed[Any]:
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
        skipped = params.get("skipped", [])
        if not (isinstance(skipped, list) and all(type(step) is int for step in skipped)):
            raise NoReview("'skipped' lists steps.")
        decisions = self.table.decisions()
        self._review = Review(
            decisions,
            shares_of(state),
            seats=seats,
            share=_share(params.get("share")),
            notes=notes_of(params.get("hints"), [decision.before for decision in decisions]),
            skipped=skipped,
        )
        return self._status()

    def _current(self) -> Review:
        if self._review is None:
            raise NoReview("No review was begun.")
        return self._review

    def _step(self, params: Params) -> Reviewed[Any]:
        self._current().step(slice_of(params))
        return self._status()

    def _status(self) -> Reviewed[Any]:
        return self._current().to_dict()

    def _together(self, params: Params) -> Analysis[Any]:
        """Put together what several engines have found of the game at the table."""
        state = self.table.state
        if not state.is_over:
            raise Hidden("The game is not over yet.")
        shares = needed(params, "shares")
        if not isinstance(shares, list) or not 0 < len(shares) <= MOST_SHARES:
            raise NoReview("'shares' lists what each engine found, null where one has not begun.")
        begun = [share for share in shares if share is not None]
        try:
            return together(begun, len(shares), self.table.decisions(), state, params.get("shown", ()))
        except (KeyError, TypeError, IndexError, ValueError, AttributeError) as error:
            raise NoReview("A share is what 'analyseStep' returns.") from error


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
