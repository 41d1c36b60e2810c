"""What several engines found, each in its share of a review, put together as it is shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import TYPE_CHECKING, Any

from ..state import State
from .decision import Decision, turn_starts
from .told import in_fives

if TYPE_CHECKING:
    from ..schema import Analysis, Chances, Person, Reviewed, Standout, TurnWorth

NAMED = 3
"""How many costly decisions, and how many brilliant ones, are named."""
SWING = 0.25
"""By how much a turn between two that were looked at may stand out from them."""


def together(
    shares: Sequence[Reviewed[Any]],
    whole: int,
    decisions: Sequence[Decision],
    final: State,
    shown: Sequence[Standout[Any]] = (),
) -> Analysis[Any]:
    """Return what the engines know together, as JSON-able data.

    Args:
        shares: what each has found; of the same game.
        whole: how many shares there are, those that have not begun included.
        decisions: all decisions of the game.
        final: its end.
        shown: the costly decisions in the order in which they are shown already.
    """
    won = final.winners()
    end = [1 / len(won) if seat in won else 0.0 for seat in range(len(final.players))]
    known = {row["step"]: row for share in shares for row in share["chances"]}
    starts = turn_starts(decisions)
    done = len(shares) == whole and all(share["done"] for share in shares)
    rows = [known.get(step) or _between(step, known) for step in sorted({*starts, *known})] if known else []
    turns = sorted((row for share in shares for row in share["turns"]), key=lambda row: row["step"])
    percents = [in_fives(chance) for chance in end]
    last: Chances = {"step": len(decisions), "chances": end, "percents": percents, "low": end, "high": end}
    return {
        "done": done,
        "progress": sum(share["progress"] for share in shares) / whole,
        "chances": [*rows, last],
        "costly": _in_place(
            shown, _greatest([row for share in shares for row in share["costly"]]), done=done
        ),
        "brilliant": _greatest([row for share in shares for row in share["brilliant"]]),
        "people": _people(turns, rows[0]["chances"], end) if rows else [],
        "turns": turns,
    }


def _between(step: int, known: Mapping[int, Chances]) -> Chances:
    """Return what may be said of a turn that was not looked at: it lies about between those around it."""
    before = max((one for one in known if one < step), default=None)
    after = min((one for one in known if one > step), default=None)
    around = [known[one] for one in (before, after) if one is not None]
    seats = range(len(around[0]["chances"]))
    chances = [sum(row["chances"][seat] for row in around) / len(around) for seat in seats]
    return {
        "step": step,
        "chances": chances,
        "percents": [in_fives(chance) for chance in chances],
        "low": [max(0.0, min(row["low"][seat] for row in around) - SWING) for seat in seats],
        "high": [min(1.0, max(row["high"][seat] for row in around) + SWING) for seat in seats],
    }


def _greatest(rows: Sequence[Standout[Any]]) -> list[Standout[Any]]:
    found: list[Standout[Any]] = []
    for row in sorted(rows, key=lambda row: (-row["cost"], row["step"])):
        # One decision of a turn is enough: the others follow from it.
        if len(found) < NAMED and row["turn"] not in {one["turn"] for one in found}:
            found.append(row)
    return found


def _in_place(
    shown: Sequence[Standout[Any]], now: Sequence[Standout[Any]], *, done: bool
) -> list[Standout[Any]]:
    """Return the decisions as they are shown, so that no entry moves or changes under a finger.

    While there is thinking they are only added, and in the end those that hold stay in their places.
    """
    there = {row["step"] for row in shown}
    fresh = [row for row in now if row["step"] not in there]
    places: list[Standout[Any] | None] = list(shown)
    if done:
        held = {row["step"]: row for row in now}
        places = [held.get(row["step"]) or (fresh.pop(0) if fresh else None) for row in shown]
    return [row for row in (*places, *fresh) if row][:NAMED]


def _people(turns: Sequence[TurnWorth], first: Sequence[float], end: Sequence[float]) -> list[Person]:
    """Return how well each seat decided, and how much of what happened to its chances nobody decided."""
    people: list[Person] = []
    for seat, (before, after) in enumerate(zip(first, end, strict=True)):
        exact = [_accuracy(row["cost"]) for row in turns if row["seat"] == seat]
        decided = sum(row["effects"][seat] for row in turns)
        accuracy = sum(exact) / len(exact) if exact else 1.0
        people.append({"seat": seat, "accuracy": accuracy, "luck": after - before - decided})
    return people


def _accuracy(cost: float) -> float:
    """Return how exact a turn was that cost so much chance to win, 0 to 1. Source: Lichess, "Accuracy metric", 2022."""
    return min(1.0, max(0.0, (103.1668 * exp(-4.354 * max(0.0, cost)) - 3.1669) / 100))
