"""``python3 -m spieltisch.arena.calibrate``: how often is won what the analysis tells as 70 %, and what it is to tell.

Levels drawn by lot play games. At some turns of each the chances are found as the analysis finds them. From these and from who
won, the fit follows by which chances are told (`analysis/told.py`); ``--write`` keeps it for the page.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from math import log, sqrt
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import spieltisch

from .. import analysis
from ..analysis.chart import LOOKS, best, look
from ..analysis.told import LEAST, calibrated
from ..players.evaluator import Evaluator
from .contest import LONGEST
from .entrant import Entrant, read

LEVELS = ("apprentice", "messenger", "merchant", "patrician:playouts=4,turns=1")
"""Who plays, by lot."""
ASKED = 0.12
"""Share of the turns at which the chances are found."""
BANDS = 10
FLATTEST, STEEPEST, HALVINGS = 0.2, 5.0, 20
"""Slopes that are tried, and how often the span between them is narrowed."""
DOUBTS = [number / 100 for number in range(16)]
"""Doubts that are tried."""


FILE = Path(analysis.__file__).with_name("calibration.json")


class Asked(NamedTuple):
    """The chances found at one turn, and who won in the end."""

    chances: Sequence[float]
    won: Sequence[float]


def main(arguments: Sequence[str] | None = None) -> int:
    """Play games, fit the slope and print the bands; return the exit code."""
    parser = argparse.ArgumentParser("python3 -m spieltisch.arena.calibrate", description=__doc__)
    parser.add_argument("--game", default="thurn-und-taxis", choices=sorted(spieltisch.games()))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--minutes", type=float, help="begins no game after so many minutes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="keep the slope in analysis/calibration.json")
    given = parser.parse_args(arguments)
    end = monotonic() + 60 * given.minutes if given.minutes else None
    asked: list[Asked] = []
    played = 0
    for seed in range(given.seed, given.seed + given.games):
        if end is not None and monotonic() >= end:
            break
        asked += game_of(given.game, given.players, seed)
        played += 1
    slope, doubt = fitted(asked)
    sys.stdout.write(
        f"{given.game}, {given.players} players: {played} games, {len(asked)} turns, slope {slope:.3f}, doubt {doubt}\n"
    )
    for line in bands(asked, slope, doubt):
        sys.stdout.write(f"{line}\n")
    if given.write:
        row = {
            "slope": round(slope, 3),
            "doubt": doubt,
            "games": played,
            "turns": len(asked),
            "seed": given.seed,
            "levels": list(LEVELS),
        }
        keep(given.game, given.players, row)
    return 0


def game_of(game: str, players: int, seed: int) -> Iterator[Asked]:
    """Play a game of levels drawn by lot; return what was found at some of its turns.

    Args:
        game: id of the game.
        players: how many play.
        seed: of the game, the lot and the levels.
    """
    rng = Random(seed)
    state = spieltisch.new_game(game, [f"P{seat}" for seat in range(players)], seed=seed)
    levels = [read(rng.choice(LEVELS)) for _ in range(players)]
    seen: list[list[Any]] = [[] for _ in range(players)]
    found: list[Sequence[float]] = []
    begins = True
    for number in range(LONGEST):
        seat = state.current_player
        if seat is None:
            break
        if begins and rng.random() < ASKED:
            known = Evaluator().at(state, seen[seat])
            look(known, LOOKS)
            found.append(known.chances(best(known)))
        level = levels[seat]
        assert isinstance(level, Entrant)  # noqa: S101 - tells the type checker
        events = state.apply(level.choose(state, seed * LONGEST + number, seen[seat]))
        for other, own in enumerate(seen):
            own += [state.redact(event, other) for event in events]
        begins = any(event["event"] == "turn-ended" for event in events)
    winners = state.winners()
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    return (Asked(chances, won) for chances in found)


def fitted(asked: Sequence[Asked]) -> tuple[float, float]:
    """Return the slope and the doubt under which the games ended as they did with the greatest likelihood."""
    found = [(_surprise(asked, _steepest(asked, doubt), doubt), doubt) for doubt in DOUBTS]
    _, doubt = min(found)
    return _steepest(asked, doubt), doubt


def _steepest(asked: Sequence[Asked], doubt: float) -> float:
    low, high = FLATTEST, STEEPEST
    for _ in range(HALVINGS):
        third = (high - low) / 3
        if _surprise(asked, low + third, doubt) > _surprise(asked, high - third, doubt):
            low += third
        else:
            high -= third
    return (low + high) / 2


def _surprise(asked: Sequence[Asked], slope: float, doubt: float) -> float:
    return -sum(
        won * log(max(LEAST, told))
        for one in asked
        for told, won in zip(calibrated(one.chances, slope, doubt), one.won, strict=True)
    )


def bands(asked: Sequence[Asked], slope: float, doubt: float) -> Iterator[str]:
    """Yield for each band of told chances how many there are, what was told on the average, and what was won."""
    for name, used in (("as found", (1.0, 0.0)), ("as told", (slope, doubt))):
        pairs = [pair for one in asked for pair in zip(calibrated(one.chances, *used), one.won, strict=True)]
        yield name
        for number in range(BANDS):
            rows = [(told, won) for told, won in pairs if min(BANDS - 1, int(told * BANDS)) == number]
            if rows:
                count = len(rows)
                told = sum(row[0] for row in rows) / count
                won = sum(row[1] for row in rows) / count
                error = sqrt(max(won * (1 - won), 1e-9) / count)
                yield f"  {10 * number:3}-{10 * number + 10:3} %: {count:5} told {100 * told:5.1f} won {100 * won:5.1f} +- {100 * error:.1f}"


def keep(game: str, players: int, row: dict[str, Any]) -> None:
    """Write what was fitted into the file of the page."""
    data = json.loads(FILE.read_text("utf-8"))
    data["games"].setdefault(game, {})[str(players)] = row
    data["command"] = "python3 -m spieltisch.arena.calibrate --write"
    data["deals"] = LOOKS
    FILE.write_text(json.dumps(data, indent=2, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
