"""A game of turns and phases as the catalogue sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from . import position
from .catalog import GameInfo, Options
from .origin import Origin
from .phased import PhasedState

S = TypeVar("S", bound=PhasedState)


class Entry(Generic[S]):
    """A game's entry in the catalogue.

    Args:
        info: what is needed to offer the game.
        state_of: (options, names, origin) -> a state on which nothing was set up.
        set_up: (state, seed) -> nothing: sets a new game up.
        place: (state, position) -> nothing: sets a position up and checks it.
    """

    def __init__(
        self,
        info: GameInfo,
        state_of: Callable[[Options, tuple[str, ...], Origin | None], S],
        set_up: Callable[[S, int], None],
        place: Callable[[S, Mapping[str, Any]], None],
    ) -> None:
        self.info = info
        self._state_of = state_of
        self._set_up = set_up
        self._place = place

    def new_game(self, players: tuple[str, ...], options: Options, seed: int) -> S:
        """Set up a new game.

        Raises:
            BadOption: the start player chosen is not at the table.
        """
        state = self._state_of(options, players, Origin(self.info.id, players, options, seed))
        self._set_up(state, seed)
        return state

    def from_dict(self, data: Mapping[str, Any]) -> S:
        """Set up the position that `State.to_dict` describes.

        Raises:
            BadPosition: it is malformed or cannot occur.
        """
        return position.read(data, self.info, self._placed)

    def _placed(self, names: tuple[str, ...], options: Options, data: Mapping[str, Any]) -> S:
        state = self._state_of(options, names, None)
        self._place(state, data)
        return state
