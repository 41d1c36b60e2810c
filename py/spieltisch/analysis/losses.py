"""What people lost most by in a game: the decisions of a review that cost chances to win, one of a turn at most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..schema import Loss, Reviewed, Standout


def losses(shares: Sequence[Reviewed[Any]], *, done: bool) -> dict[str, list[Loss]]:
    """Return them by seat, in the order of the game.

    Args:
        shares: what engines have found of one game.
        done: whether that is all; as long as it is not, only what was judged to its end is told.
    """
    rows = [row for share in shares for row in (_bests(share) if done else share["costly"])]
    greatest: dict[int, Standout[Any]] = {}
    for row in sorted(rows, key=lambda row: (row["cost"], -row["step"])):
        if row["kind"] == "costly":
            greatest[row["turn"]] = row
    lost: dict[str, list[Loss]] = {}
    for _, row in sorted(greatest.items()):
        lost.setdefault(str(row["seat"]), []).append(_loss(row))
    return lost


def _bests(share: Reviewed[Any]) -> list[Standout[Any]]:
    return [turn["best"] for turn in share["turns"] if turn["best"]]


def _loss(row: Standout[Any]) -> Loss:
    return {
        "task": row["task"],
        "cost": row["cost"],
        "way": row["mistake"],
        "step": row["step"],
        "round": row["round"],
        "better": row["better"]["text"],
        "chance": row["betterChance"],
    }
