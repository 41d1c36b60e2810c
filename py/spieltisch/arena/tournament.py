"""Tournaments: which pairings are played, and what came of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from .contest import Contest, Result
from .rating import elo, interval

WIDTH = 34
"""Of a column of names, at least."""

Runner = Callable[[Sequence[Contest]], Iterable[Result]]


@dataclass
class Pairing:
    """One entrant against a table of others, and how it did."""

    one: str
    other: str
    count: int
    """Players at the table."""
    contests: Sequence[Contest]
    won: float = 0.0
    decided: int = 0
    """Games with a single winner."""
    won_decided: int = 0
    margin: float = 0.0
    """Sum of the points ahead of the mean of the others, in games that were played to their end."""
    results: list[Result] = field(default_factory=list)

    def add(self, result: Result) -> None:
        """Count a game."""
        seat = list(result.contest.entrants).index(self.one)
        self.won += result.share(seat)
        if len(result.winners) == 1:
            self.decided += 1
            self.won_decided += seat in result.winners
        if result.fault is None:
            others = [total for other, total in enumerate(result.totals) if other != seat]
            self.margin += result.totals[seat] - sum(others) / len(others)
        self.results.append(result)

    @property
    def seconds(self) -> tuple[float, float]:
        """Seconds of thinking for a game: of the one, and of the others together."""
        played = max(1, len(self.results))
        seats = [(list(result.contest.entrants).index(self.one), result.seconds) for result in self.results]
        own = sum(seconds[seat] for seat, seconds in seats)
        return own / played, (sum(sum(seconds) for _, seconds in seats) - own) / played


def run(pairings: Sequence[Pairing], runner: Runner, progress: Callable[[int, int], None]) -> None:
    """Play all games of the pairings.

    Args:
        pairings: filled with the results.
        runner: plays the games, in any order.
        progress: told (games played, games in all) after each.
    """
    owner = {id(contest): pairing for pairing in pairings for contest in pairing.contests}
    # Equal contests of different pairings are told apart by their pairing's name.
    by_key = {_key(contest): pairing for pairing in pairings for contest in pairing.contests}
    contests = [contest for pairing in pairings for contest in pairing.contests]
    for done, result in enumerate(runner(contests), 1):
        (owner.get(id(result.contest)) or by_key[_key(result.contest)]).add(result)
        progress(done, len(contests))


def _key(contest: Contest) -> tuple[object, ...]:
    return (contest.game, tuple(sorted(contest.options.items())), tuple(contest.entrants), contest.seed)


def rows(pairings: Sequence[Pairing]) -> Iterator[str]:
    """Yield the lines of the table of pairings."""
    width = max([WIDTH, *(len(name) for pairing in pairings for name in (pairing.one, pairing.other))])
    yield (
        f"{'entrant':{width}} {'against':{width}} {'players':>7} {'games':>6} {'won':>7} {'95 %':>15}"
        f" {'decided':>8} {'margin':>7} {'s/game':>7}"
    )
    for pairing in pairings:
        games = len(pairing.results)
        low, high = interval(pairing.won, games)
        decided = pairing.won_decided / pairing.decided if pairing.decided else 0.0
        yield (
            f"{pairing.one:{width}} {pairing.other:{width}} {pairing.count:7} {games:6} {pairing.won / games:6.1%}"
            f" {low:6.1%} -{high:6.1%} {decided:8.1%} {pairing.margin / games:+7.1f} {pairing.seconds[0]:7.2f}"
        )


def faults(pairings: Sequence[Pairing]) -> Iterator[str]:
    """Yield a line for each game that a program lost by what it did, or did not do."""
    for pairing in pairings:
        for result in pairing.results:
            if result.fault:
                name = result.contest.entrants[result.fault.seat]
                where = f"seat {result.fault.seat}, seed {result.contest.seed}"
                yield f"lost before the end: {name} ({where}) {result.fault.reason}"


def ratings(pairings: Sequence[Pairing]) -> Iterator[str]:
    """Yield the lines of the Elo table; each loser of a game lost to each winner."""
    won: dict[tuple[str, str], float] = {}
    for pairing in pairings:
        for result in pairing.results:
            entrants = result.contest.entrants
            for winner in result.winners:
                for seat, loser in enumerate(entrants):
                    if seat not in result.winners and loser != entrants[winner]:
                        pair = (entrants[winner], loser)
                        won[pair] = won.get(pair, 0.0) + 1 / len(result.winners)
    if won:
        table = elo(won)
        width = max([WIDTH, *map(len, table)])
        yield f"{'entrant':{width}} {'Elo':>6} {'95 %':>7}"
        for name in sorted(table, key=lambda name: -table[name][0]):
            rating, half = table[name]
            yield f"{name:{width}} {rating:+6.0f} {half:6.0f}"
