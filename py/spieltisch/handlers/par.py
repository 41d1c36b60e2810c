"""The calls with which a page asks for the par of a deal. They need no table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .. import catalog
from ..analysis.par import Par
from ..errors import NoThink
from ..parameters import Params, needed, slice_of
from ..players import level_of
from ..state import check_seat

if TYPE_CHECKING:
    from ..schema import Par as Status


class ParHandler:
    """One deal at a time; asked for it once more, it goes on where it was stopped."""

    def __init__(self) -> None:
        self._par: Par | None = None
        self._deal: Any = None
        self.methods: dict[str, Callable[[Params], Any]] = {
            "par": self._begin,
            "parStep": self._step,
            "parStop": lambda _: self._current().to_dict(),
        }

    def _begin(self, params: Params) -> Status:
        game = catalog.find(needed(params, "game"))
        seats = needed(params, "seats")
        # With a name of its own each device would imagine other deals.
        names = (
            [f"{number}" for number in range(min(seats, catalog.SEATS + 1))] if type(seats) is int else None
        )
        players = game.info.check_players(names)
        options = game.info.check_options(params.get("options", {}))
        seed = catalog.check_seed(needed(params, "seed"))
        seat = needed(params, "seat")
        check_seat(seat, players, none=False)
        level = level_of(needed(params, "level"))
        deal = (game.info.id, players, options, seed, seat, level)
        if deal != self._deal or self._par is None:
            self._par, self._deal = Par(game.new_game(players, options, seed), seat, level), deal
        return self._par.to_dict()

    def _current(self) -> Par:
        if self._par is None:
            raise NoThink("No par was asked for.")
        return self._par

    def _step(self, params: Params) -> Status:
        self._current().step(slice_of(params))
        return self._current().to_dict()
