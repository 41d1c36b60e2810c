"""Spieltisch: Thurn und Taxis and Murano as deterministic state machines.

Every choice, chance included, follows from a seed and a list of textual actions:

    >>> import spieltisch
    >>> state = spieltisch.new_game("thurn-und-taxis", players=["Anna", "Ben"], seed=7)
    >>> while not state.is_over:
    ...     events = state.apply(state.legal_actions()[-1])
    ...     if len(state.history()) == 50:
    ...         break
    >>> spieltisch.replay(state.record()).to_dict() == state.to_dict()
    True
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, overload

from . import murano, thurn_und_taxis
from .actions import Action
from .catalog import GameInfo, Option, check_seed, find, games, register
from .errors import (
    AmbiguousAction,
    BadChance,
    BadOption,
    BadPatch,
    BadPlayers,
    BadPosition,
    BadRecord,
    BadSeat,
    BadSeed,
    GameOver,
    IllegalAction,
    NewerRecord,
    NoRecord,
    Refusal,
    SpieltischError,
    UnknownGame,
    UnreadableAction,
)
from .murano.game import MuranoGame
from .record import replay
from .state import PUBLIC, Event, State
from .thurn_und_taxis.game import TaxisGame

__version__ = "0.1.0"

__all__ = [
    "PUBLIC",
    "Action",
    "AmbiguousAction",
    "BadChance",
    "BadOption",
    "BadPatch",
    "BadPlayers",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "BadSeed",
    "Event",
    "GameInfo",
    "GameOver",
    "IllegalAction",
    "NewerRecord",
    "NoRecord",
    "Option",
    "Refusal",
    "SpieltischError",
    "State",
    "UnknownGame",
    "UnreadableAction",
    "from_dict",
    "games",
    "new_game",
    "register",
    "replay",
]

register(thurn_und_taxis.GAME)
register(murano.GAME)


@overload
def new_game(
    game: Literal["thurn-und-taxis"],
    players: Sequence[str],
    options: Mapping[str, Any] | None = None,
    *,
    seed: int,
) -> TaxisGame: ...
@overload
def new_game(
    game: Literal["murano"], players: Sequence[str], options: Mapping[str, Any] | None = None, *, seed: int
) -> MuranoGame: ...
@overload
def new_game(
    game: str, players: Sequence[str], options: Mapping[str, Any] | None = None, *, seed: int
) -> State: ...
def new_game(
    game: str, players: Sequence[str], options: Mapping[str, Any] | None = None, *, seed: int
) -> State:
    """Set up a new game.

    Args:
        game: id of the game, see `games`.
        players: one name for each seat, in seating order (clockwise).
        options: the options that differ from their defaults, by id.
        seed: whole number from 0 to 2**53 - 1; it decides everything that chance decides.

    Raises:
        UnknownGame, BadPlayers, BadOption, BadSeed: the argument of that name is not acceptable.
    """
    found = find(game)
    chosen = found.info.check_options({} if options is None else options)
    return found.new_game(found.info.check_players(players), chosen, check_seed(seed))


def from_dict(position: Mapping[str, Any]) -> State:
    """Set up the position that `State.to_dict` describes.

    Raises:
        UnknownGame: the position names no game that is known.
        BadPosition: it is malformed or cannot occur.
    """
    if not isinstance(position, Mapping):
        raise BadPosition("A position is a JSON object.")
    return find(position.get("game")).from_dict(position)
