"""A game of Murano under way: its state, with the answers that the rules give."""

from __future__ import annotations

from typing import Any

from ..actions import Action
from ..catalog import Options
from ..origin import Origin
from ..state import Event, Shuffler
from . import guess, observation, position, scoring
from .actions import CHOOSE, KEEP
from .rules import rules_for
from .state import NONE, MuranoState


class MuranoGame(MuranoState):
    """A state that answers everything that is asked of a game."""

    __slots__ = ()

    def scores(self) -> list[dict[str, Any]]:
        """Return per seat the ``total`` and its ``parts`` (track, characters, gondoliers), as counted now (MU-925)."""
        return [scoring.score(self, seat) for seat in range(self.rules.count)]

    def ranking(self) -> list[dict[str, Any]]:
        """Return the seats from best to worst; gold breaks ties (MU-925 to MU-927)."""
        return scoring.ranking(self)

    def observation(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know, as JSON-able data; None shows everything."""
        return observation.observe(self, seat)

    def redact(self, event: Event, seat: int | None) -> Event:
        """Return the event as that seat may see it; None sees everything."""
        return observation.redact(self, event, seat)

    def is_secret(self, action: Action, *, own: bool) -> bool:
        """Return whether the notation names a face-down tile or a character of another seat."""
        if own:
            return False
        return action.verb == CHOOSE or (action.verb == KEEP and action.b == NONE)  # type: ignore[attr-defined]

    def _deal(self, seat: int, rng: Shuffler) -> None:
        guess.deal(self, seat, rng)

    def to_dict(self) -> dict[str, Any]:
        """Return the whole position as JSON-able data (docs/notation.md)."""
        return position.write(self)

    def reveals(self, event: Event) -> bool:
        """Return whether the event shows something that was hidden, so that undo must not cross it."""
        return observation.reveals(self, event)

    def surprises(self, event: Event) -> bool:
        """Return whether points come with the event that nobody could foresee: beads may be worth some."""
        return event["event"] == "produced" and bool(event["beads"])


def begin(options: Options, names: tuple[str, ...], origin: Origin | None) -> MuranoGame:
    """Return a game for checked options and names, in which nothing was set up yet."""
    return MuranoGame(rules_for(options, len(names)), names, origin)
