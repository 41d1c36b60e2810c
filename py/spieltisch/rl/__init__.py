"""Learning environments: every game and set of options as an AEC environment of PettingZoo (docs/python.md).

An extra: ``pip install 'spieltisch[rl]'``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..errors import SpieltischError


class NoPettingZoo(SpieltischError):
    """What the environments are made of is not installed."""

    id = "no-petting-zoo"


def raw_env(  # noqa: PLR0913 - an environment has these choices
    game: str,
    players: int = 2,
    options: Mapping[str, Any] | None = None,
    *,
    reward: str = "win",
    most: int = 20_000,
    render_mode: str | None = None,
) -> Any:
    """Return an environment, an `environment.SpieltischEnv`, in which an illegal action is an error.

    Args:
        game: id of the game, see `spieltisch.games`.
        players: number of players.
        options: the options that differ from their defaults, by id.
        reward: ``win`` or ``lead``, see `environment.REWARDS`.
        most: after so many steps a game is truncated; random play of Thurn und Taxis takes some 8,000.
        render_mode: ``ansi`` for a text board of the player who is to decide, or None.

    Raises:
        NoPettingZoo: see there.
        UnknownGame, BadPlayers, BadOption: the argument of that name is not acceptable.
        BadEnvironment: the game has no arrays, or there is no such reward.
    """
    try:
        from .environment import SpieltischEnv  # noqa: PLC0415 - an optional extra
    except ImportError as error:
        raise NoPettingZoo("PettingZoo is not installed: pip install 'spieltisch[rl]'.") from error
    return SpieltischEnv(game, players, options, reward=reward, most=most, render_mode=render_mode)


def env(game: str, players: int = 2, options: Mapping[str, Any] | None = None, **how: Any) -> Any:
    """Return an environment as PettingZoo's own are made: an illegal action ends the game, at the cost of -1.

    Arguments and errors are those of `raw_env`.
    """
    raw = raw_env(game, players, options, **how)
    from pettingzoo.utils import wrappers  # noqa: PLC0415 - an optional extra

    ended = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ended))
