"""``python3 -m spieltisch.arena.positions``: what `puzzles.py` has found, as the page takes it.

The engine replays every record and checks every position; records that begin in the same way are written once. A position is
left out if its solution has no reason that can be told, if a large part of the legal actions solve it, or if the game is lost or
won either way.
"""

from __future__ import annotations

import argparse
import json
import operator
import sys
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import spieltisch

from ..analysis.courses import MANY
from ..errors import SpieltischError
from ..players.knowledge import OTHER_TASK, knowledge_of
from .puzzles import COUNTED, KINDS, ease, is_choice, is_dull

END = "end"
DENY = "deny"
GRADES = 3
"""Easy, middling and hard: a third of the positions of a game each."""
Row = dict[str, Any]


class BadPosition(ValueError):
    """A position that the engine does not confirm."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Check what was found and write it; return the exit code."""
    parser = argparse.ArgumentParser("python3 -m spieltisch.arena.positions", description=__doc__)
    parser.add_argument("files", type=Path, nargs="+", help="what puzzles.py has written")
    parser.add_argument(
        "--into",
        type=Path,
        default=Path("web/games"),
        help="a folder of games, or one JSON file for all of them",
    )
    given = parser.parse_args(arguments)
    found = [row for file in given.files for row in json.loads(file.read_text("utf-8"))]
    try:
        kept = gathered(found)
    except (BadPosition, SpieltischError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    for path, rows in _by_file(kept, given.into).items():
        path.write_text(_lines(rows), "utf-8")
        count = sum(len(row["positions"]) for row in rows)
        sys.stdout.write(f"{path}: {count} positions of {len(rows)} games\n")
    return 0


def gathered(found: Iterable[Row]) -> list[Row]:
    """Return records with all that was found in them, each checked; the longest of those that begin in the same way, base games first.

    What was asked already with the same deal is left out, be it with an expansion that has changed nothing so far.

    Raises `BadPosition`, or what the engine says of a record.
    """
    games: dict[str, Row] = {}
    for row in found:
        record = row["record"]
        head = json.dumps({**record, "actions": None}, sort_keys=True)
        known = games.setdefault(head, {"record": record, "positions": []})
        longer, shorter = sorted((known["record"]["actions"], record["actions"]), key=len, reverse=True)
        if longer[: len(shorter)] != shorter:
            raise BadPosition(
                f"Two games of {record['game']} with the seed {record['seed']} go on in two ways."
            )
        known["record"] = {**record, "actions": longer}
        steps = {one["step"] for one in known["positions"]}
        known["positions"] += [one for one in row["positions"] if one["step"] not in steps]
    asked: list[Asked] = []
    told = [_fresh(_told(one), asked) for one in sorted(games.values(), key=_unusual)]
    for game in spieltisch.games():
        mine = [one for row in told if row["record"]["game"] == game for one in row["positions"]]
        for place, one in enumerate(sorted(mine, key=lambda one: -one["ease"])):
            one["grade"] = 1 + GRADES * place // len(mine)
    return [row for row in told if row["positions"]]


class Asked(NamedTuple):
    """A decision of some deal."""

    deal: tuple[Any, ...]
    best: tuple[str, ...]
    log: Sequence[str]

    def is_same(self, other: Asked) -> bool:
        """Return whether both are the same decision, whatever only one of both games knows."""
        if self.deal != other.deal or not {*self.best} & {*other.best}:
            return False
        verbs = {_verb(text) for text in self.log} & {_verb(text) for text in other.log}
        logs = ([text for text in one.log if _verb(text) in verbs] for one in (self, other))
        return bool(operator.eq(*logs))


def asked_of(record: Mapping[str, Any], position: Mapping[str, Any]) -> Asked:
    """Return which decision a position asks for."""
    deal = (record["game"], tuple(record["players"]), record["seed"], position["seat"])
    return Asked(deal, tuple(position["best"]), record["actions"][: position["step"]])


def _verb(text: str) -> str:
    return text.split(" ", 1)[0]


def _fresh(row: Row, asked: list[Asked]) -> Row:
    """Return a record with the positions that are not asked already; add them to what is asked."""
    kept: list[Row] = []
    for position in row["positions"]:
        own = asked_of(row["record"], position)
        if not any(own.is_same(other) for other in asked):
            kept.append(position)
            asked.append(own)
    return {**row, "positions": kept}


def _unusual(row: Row) -> int:
    """Return how many options are not the usual ones: games by the usual rules come first."""
    record = row["record"]
    usual = {option.id: option.default for option in spieltisch.games()[record["game"]].options}
    return sum(usual.get(id_) != value for id_, value in record["options"].items())


def checked(record: Mapping[str, Any], position: Mapping[str, Any]) -> Row | None:
    """Return a position as the page takes it, None if it is no riddle or has no reason to tell.

    Args:
        record: of the game in which it is found.
        position: as `puzzles.py` or this module has written it.
    """
    step, best, second = position["step"], position["best"], position["second"]
    if not 0 <= step <= len(record["actions"]):
        raise BadPosition(f"There is no step {step}.")
    state = spieltisch.replay({**record, "actions": record["actions"][:step]})
    seat = state.current_player
    legal = {str(action): action for action in state.legal_actions()}
    wrong = [text for text in (*best, second) if text not in legal]
    if seat is None or not best or wrong or second in best:
        raise BadPosition(f"The position at step {step} has no such actions: {', '.join(wrong)}")
    if not (0 < position["gain"] <= 1 and 0 < position["chance"] <= 1):
        raise BadPosition(f"The position at step {step} has no such chance.")
    view = state.determinize(seat, Random(0))
    is_found = is_choice(legal[best[0]].verb, len(legal), len(best))
    # What the table counts itself needs no thought.
    is_found &= legal[best[0]].verb != COUNTED
    if not is_found or is_dull(position["chance"], position["gain"]) or is_contradicted(position):
        return None
    knowledge = knowledge_of(view)
    reasons = {reason.id for reason in knowledge.reasons(view, legal[best[0]])}
    if not reasons:
        return None
    # Where it is best to do no more, the riddle is what might have been done.
    kind = second.split(" ", 1)[0] if position["kind"] == END else position["kind"]
    # Whose wish it is has to be told.
    if kind == DENY and not any(KINDS.get(id_) == DENY for id_ in reasons):
        kind = _verb(best[0])
    if kind not in (*KINDS.values(), *knowledge.tasks.values()):
        kind = knowledge.tasks.get(kind, OTHER_TASK)
    return {**position, "seat": seat, "ease": ease(knowledge, view, best, position["gain"]), "kind": kind}


def is_contradicted(position: Mapping[str, Any]) -> bool:
    """Return whether games that were played on, as far as any were, do not bear out that the solution is better.

    Of many games it has to win more, or as many with a better score: nobody believes what the table does not show.
    """
    course = position.get("course")
    if not course:
        return False
    best, second = course["best"], course["second"]
    more = best["won"] - second["won"]
    if course["deals"] >= MANY:
        lead = (best["own"] - best["theirs"]) - (second["own"] - second["theirs"])
        return bool((more, lead) <= (0, 0))
    # So many more are hardly chance.
    return bool(-more > sqrt(course["deals"]))


def _told(row: Row) -> Row:
    rows = (checked(row["record"], one) for one in sorted(row["positions"], key=lambda one: one["step"]))
    return {**row, "positions": [one for one in rows if one]}


def _by_file(rows: Sequence[Row], into: Path) -> dict[Path, list[Row]]:
    files: dict[Path, list[Row]] = {}
    for row in rows:
        path = into if into.suffix else into / row["record"]["game"] / "positions.json"
        files.setdefault(path, []).append(row)
    return files


def _lines(rows: Sequence[Row]) -> str:
    lines = (json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in rows)
    return "[" + ",\n".join(lines) + "]\n"


if __name__ == "__main__":
    sys.exit(main())
