"""What stands out among the decisions of a turn, and what all of them were worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..actions import parts_of
from ..players.knowledge import task_of
from .decision import Decision, round_of
from .doubts import LEAST, Doubt, same
from .told import in_fives, instead, told

if TYPE_CHECKING:
    from ..schema import Kind, Standout, TurnWorth

UNSURE = 0.5
"""What counts of a cost that was not judged: much of the greatest ones is luck."""


def worth_of(decisions: Sequence[Decision], seat: int, doubts: Sequence[Doubt]) -> tuple[float, list[float]]:
    """Return what the decisions of a turn cost its seat, and how they changed everybody's chances.

    Args:
        decisions: all of the game.
        seat: whose turn it was.
        doubts: about decisions of the turn.
    """
    cost, effects = 0.0, [0.0] * len(decisions[0].before.players)
    after = -1
    for doubt in sorted(doubts, key=lambda doubt: doubt.step):
        if is_brilliant(decisions, doubt) or doubt.cost <= 0 or not doubt.glanced:
            continue
        if doubt.advised and not doubt.holds:
            # What a hint said stands until it is certain that something else was better.
            continue
        if doubt.step < after:
            # The ship before was judged with this one.
            continue
        after = doubt.step + len(parts_of(decisions[doubt.step].action))
        part = _part(doubt)
        effects = [now + part * more for now, more in zip(effects, doubt.effects, strict=True)]
        if doubt.known.seat == seat:
            cost += part * doubt.cost
    return cost, effects


def luck_of(worth: TurnWorth[Any]) -> float:
    """Return by how much a turn changed the chance of its seat without a decision."""
    seat = worth["seat"]
    return worth["after"][seat] - worth["before"][seat] - worth["effects"][seat]


def greatest_of(decisions: Sequence[Decision], seat: int, doubts: Sequence[Doubt]) -> Standout[Any] | None:
    """Return the decision of a turn that stands out most, None where none does; arguments as of `worth_of`."""
    telling = [doubt for doubt in doubts if doubt.known.seat == seat and _is_telling(decisions, doubt)]
    sure = [doubt for doubt in telling if doubt.holds]
    # A mistake teaches more than the brilliance beside it.
    wrong = [doubt for doubt in sure if not is_brilliant(decisions, doubt)]
    rows = [standout_of(decisions, doubt) for doubt in wrong or sure or telling]
    # As the costly decisions of the whole game are chosen.
    return min(rows, key=lambda row: (-row["cost"], row["step"]), default=None)


def _part(doubt: Doubt) -> float:
    return 1.0 if doubt.first is not None else UNSURE


def _is_telling(decisions: Sequence[Decision], doubt: Doubt) -> bool:
    """Return whether a turn is told with this doubt: nothing unsure is told of brilliance, or against a hint."""
    unsure = not doubt.advised and not is_brilliant(decisions, doubt) and _part(doubt) * doubt.cost >= LEAST
    return doubt.holds or (doubt.glanced and unsure and not doubt.given_up)


def is_brilliant(decisions: Sequence[Decision], doubt: Doubt) -> bool:
    """Return whether what was decided is the better one, which the judgement does not see."""
    return same(doubt.known, doubt.better, decisions[doubt.step].action)


def standout_of(decisions: Sequence[Decision], doubt: Doubt) -> Standout[Any]:
    """Return a doubt as it is shown."""
    known, seat, cost, step = doubt.known, doubt.known.seat, doubt.cost, doubt.step
    kind = _kind(decisions, doubt)
    brilliant = kind == "brilliant"
    other = doubt.worse if brilliant else doubt.better
    chances = list(doubt.note.chances) if doubt.note else doubt.chances
    # The chance that a hint told stays: what it advised has that chance, and the other one so much more.
    top = chances[seat] + cost if doubt.advised else chances[seat]
    best = told(known.knowledge.scale, instead(chances, seat, known.within(doubt.better, top)), seat)[seat]
    less = told(known.knowledge.scale, instead(chances, seat, known.within(doubt.worse, top - cost)), seat)[
        seat
    ]
    return {
        "step": step,
        "round": round_of(decisions, step),
        "turn": next((n for n in range(step, len(decisions)) if decisions[n].ends_turn), len(decisions) - 1),
        "seat": seat,
        "action": known.knowledge.worded(known.view, decisions[step].action),
        "chance": best if brilliant else less,
        "better": known.knowledge.advice(known.view, parts_of(other)[0]),
        "betterChance": less if brilliant else best,
        "percent": in_fives(best if brilliant else less),
        "cost": max(1, round(100 * (best - less))),
        "kind": kind,
        "task": task_of(known.knowledge, decisions[step].action, doubt.better),
        "mistake": known.knowledge.mistake(*(parts_of(one)[-1] for one in (doubt.worse, doubt.better))),
        "reasons": [reason.to_dict() for reason in doubt.reasons],
        "line": [{"kind": kind, "id": id_} for kind, id_ in doubt.places if len(doubt.places) > 1],
    }


def _kind(decisions: Sequence[Decision], doubt: Doubt) -> Kind:
    if is_brilliant(decisions, doubt):
        return "brilliant"
    if not doubt.holds:
        return "perhaps"
    return "advised" if doubt.advised else "costly"
