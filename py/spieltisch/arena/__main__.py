"""``python3 -m spieltisch.arena``: tournaments of computer players, and tuning of their weights."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path

from .. import games
from ..errors import SpieltischError
from ..players import levels
from . import pool
from .contest import duel
from .entrant import options_of
from .program import CHECKOUT, COMMAND
from .tournament import Pairing, faults, ratings, rows, run

BAR = 40


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a tournament as the command line says; return the exit code."""
    parser = _parser()
    given = parser.parse_args(arguments)
    try:
        options = options_of(given.option)
        entrants = [*given.before, *given.entrants] or [level.id for level in levels()]
        meetings = (
            [(strong, weak) for weak, strong in pairwise(entrants)]
            if given.ladder
            else [(one, other) for i, one in enumerate(entrants) for other in entrants[:i]]
        )
        pairings = [
            Pairing(one, other, count, duel(given.game, options, one, other, count=count, games=given.games, seed=given.seed, seconds=given.seconds))
            for count in given.players
            for one, other in meetings
        ]  # fmt: skip
        runner = (
            partial(pool.cluster, scheduler=given.scheduler)
            if given.scheduler
            else partial(pool.local, jobs=given.jobs)
        )
        try:
            run(pairings, runner, _bar)
        except KeyboardInterrupt:
            sys.stderr.write("\nstopped: what was played so far\n")
            pairings = [pairing for pairing in pairings if pairing.results]
    except SpieltischError as error:
        sys.stderr.write(f"{error.data.get('traceback', '')}{error.message}\n")
        return 2
    for line in (*rows(pairings), *faults(pairings), "", *ratings(pairings)):
        sys.stdout.write(f"{line}\n")
    if given.records:
        _write(given.records, pairings)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python3 -m spieltisch.arena", description=__doc__)
    parser.add_argument("entrants", nargs="*", help="level ids such as 'merchant' or 'patrician:playouts=60', 'random', 'greedy', or bots: package.module:Class, or the name of an installed one; all levels when left out")  # fmt: skip
    parser.add_argument("--from", dest="before", action="append", type=CHECKOUT.__add__, default=[], metavar="FOLDER:LEVEL", help="another entrant, before those: a level of another checkout of the project, perhaps with settings")  # fmt: skip
    parser.add_argument("--program", dest="before", action="append", type=COMMAND.__add__, metavar="COMMAND", help="another entrant, before those: a program that speaks the protocol of docs/protocol.md")  # fmt: skip
    parser.add_argument("--game", default="thurn-und-taxis", choices=sorted(games()))
    parser.add_argument("--players", type=_counts, default=[2], metavar="N[,N]", help="players at a table; an entrant sits alone against the other (default: 2)")  # fmt: skip
    parser.add_argument("--option", action="append", default=[], metavar="ID=VALUE", help="an option of the game")  # fmt: skip
    parser.add_argument("--games", type=int, default=400, help="games for each pairing (default: 400)")
    parser.add_argument("--ladder", action="store_true", help="each entrant only against the one before it")
    parser.add_argument("--seed", type=int, default=1, help="of the first shuffle (default: 1)")
    parser.add_argument(
        "--seconds",
        type=float,
        help="time for each decision; bots are told, programs are told and lose if they take longer",
    )
    parser.add_argument("--jobs", type=int, help="processes (default: one for each core)")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="play on a Dask cluster (extra 'arena')")
    parser.add_argument("--records", type=Path, metavar="FOLDER", help="write the record of every game")
    return parser


def _counts(text: str) -> list[int]:
    return [int(part) for part in text.split(",")]


def _bar(done: int, whole: int) -> None:
    if sys.stderr.isatty() or done == whole or done % max(1, whole // 20) == 0:
        filled = BAR * done // whole
        end = "\r" if sys.stderr.isatty() and done < whole else "\n"
        sys.stderr.write(f"[{'#' * filled}{'.' * (BAR - filled)}] {done} of {whole} games{end}")
        sys.stderr.flush()


def _write(folder: Path, pairings: Sequence[Pairing]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for number, pairing in enumerate(pairings, 1):
        for game, result in enumerate(pairing.results, 1):
            text = json.dumps(result.record, ensure_ascii=False)
            (folder / f"{number:02}-{game:04}.json").write_text(text, "utf-8")


if __name__ == "__main__":
    sys.exit(main())
