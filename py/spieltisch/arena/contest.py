"""One game of a tournament: who sits where, and how it ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from .. import catalog
from ..errors import SpieltischError
from ..state import Event, State
from .bot import Guest
from .entrant import Entrant, read
from .program import Forfeit, Program

LONGEST = 20_000
"""More actions than any game has."""


class Endless(SpieltischError):
    """A game does not come to its end."""

    id = "endless"


@dataclass(frozen=True)
class Contest:
    """A game that is to be played."""

    game: str
    options: Mapping[str, Any]
    entrants: Sequence[str]
    """By seat, as `entrant.read` reads them."""
    seed: int
    seconds: float | None = None
    """Time for each decision, which bots and programs are told."""


@dataclass(frozen=True)
class Fault:
    """Why a game was lost before its end."""

    seat: int
    reason: str


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    contest: Contest
    totals: Sequence[float]
    """Points by seat."""
    winners: Sequence[int]
    """After a fault all but the one who committed it."""
    seconds: Sequence[float]
    """Time of thinking by seat."""
    record: Mapping[str, Any]
    fault: Fault | None = None

    def share(self, seat: int) -> float:
        """Return what the seat won of the game: 1, or its part of a shared victory, or 0."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def play(contest: Contest) -> Result:
    """Play a game to its end; a program that hangs, dies or breaks a rule loses it.

    Raises:
        SpieltischError: a player, the game or its options do not exist, or a bot failed or acted against the rules.
    """
    found = catalog.find(contest.game)
    entrants = [read(text, contest.seconds) for text in contest.entrants]
    names = found.info.check_players([entrant.name[: catalog.NAME_LIMIT] for entrant in entrants])
    state = found.new_game(names, found.info.check_options(contest.options), contest.seed)
    entrants = [
        entrant.seated(contest.game, contest.seed, seat) if isinstance(entrant, Entrant) else entrant
        for seat, entrant in enumerate(entrants)
    ]
    seconds = [0.0] * len(entrants)
    fault = None
    with ExitStack() as table:
        for seat, entrant in enumerate(entrants):
            if isinstance(entrant, Program):
                table.enter_context(entrant.seated(state, seat))
        try:
            _play(contest, state, entrants, seconds)
        except Forfeit as lost:
            fault = Fault(lost.seat, lost.reason)
    winners = [seat for seat in range(len(entrants)) if seat != fault.seat] if fault else state.winners()
    totals = [row["total"] for row in state.scores()]
    return Result(contest, totals, winners, seconds, state.record(), fault)


def _play(
    contest: Contest, state: State, entrants: Sequence[Entrant | Guest | Program], seconds: list[float]
) -> None:
    seen: list[list[Event]] = [[] for _ in entrants]
    for number in range(LONGEST):
        seat = state.current_player
        if seat is None:
            return
        began = perf_counter()
        action = entrants[seat].choose(state, contest.seed * LONGEST + number, seen[seat])
        seconds[seat] += perf_counter() - began
        events = state.apply(action)
        for other, own in enumerate(seen):
            own += [state.redact(event, other) for event in events]
    raise Endless("The game does not come to its end.")


def duel(  # noqa: PLR0913 - a pairing has these parts
    game: str,
    options: Mapping[str, Any],
    one: str,
    other: str,
    *,
    count: int,
    games: int,
    seed: int,
    seconds: float | None = None,
) -> list[Contest]:
    """Return the games of one entrant against a table of others, its seat going round.

    Each shuffle is used once for every seat, so that luck of the cards weighs less.

    Args:
        game: id of the game.
        options: options of the game.
        one: sits once at the table.
        other: sits on all other seats.
        count: number of players.
        games: how many.
        seed: of the first shuffle; the others follow.
        seconds: time for each decision, which bots and programs are told.
    """
    contests = []
    for number in range(games):
        seats = [other] * count
        seats[number % count] = one
        contests.append(Contest(game, options, tuple(seats), seed + number // count, seconds))
    return contests
