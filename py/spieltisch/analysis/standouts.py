"""What stands out among the decisions of a turn, and what all of them were worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ..actions import parts_of
from ..players.knowledge import task_of
from .decision import Decision, quiet_since, round_of
from .doubts import LEAST, Doubt, same
from .told import in_fives, instead, told

if TYPE_CHECKING:
    from ..schema import Kind, Standout, TurnWorth

UNSURE = 0.5
"""What counts of a cost that was not judged: much of the greatest ones is luck."""


class Told(NamedTuple):
    """A decision with everybody's chances as they are told of it."""

    doubt: Doubt
    best: list[float]
    """With the better action."""
    less: list[float]
    """With the worse one."""

    @property
    def cost(self) -> float:
        """What lies between the two for the seat that decided."""
        seat = self.doubt.known.seat
        return self.best[seat] - self.less[seat]


def cost_of(decisions: Sequence[Decision], doubts: Sequence[Doubt]) -> float:
    """Return what decisions of a turn cost its seat, all that is suspected of them included; arguments as of `told_of`."""
    cost, after = 0.0, -1
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
        cost += _part(doubt) * doubt.cost
    return cost


def told_of(decisions: Sequence[Decision], seat: int, doubts: Sequence[Doubt]) -> list[Told]:
    """Return the decisions of a turn that are told of its seat, in their order; each counts from one chance to the next.

    Args:
        decisions: all of the game.
        seat: whose turn it was.
        doubts: about decisions of the turn.
    """
    telling = [doubt for doubt in doubts if doubt.known.seat == seat and _is_telling(decisions, doubt)]
    sure = [doubt for doubt in telling if doubt.holds]
    # A mistake teaches more than the brilliance beside it.
    wrong = [doubt for doubt in sure if not is_brilliant(decisions, doubt)]
    if sure and not wrong:
        return [_told(doubt) for doubt in sure]
    # Of a turn in which a decision has been named at the table none is named besides.
    wrong = [doubt for doubt in wrong if doubt.warned][:1] or wrong
    found: list[Told] = []
    for doubt in sorted(wrong or telling, key=lambda doubt: -doubt.step):
        one, after = _told(doubt), doubt.step + len(parts_of(decisions[doubt.step].action))
        if found and found[0].doubt.step < after:
            # The ship after it was judged with this one.
            found.pop(0)
        elif found and is_quiet(decisions, doubt.step, found[0].doubt.step):
            # What could still be done after it, it has not cost.
            one = max(one, one._replace(less=found[0].best), key=lambda one: one.less[seat])
            if one.cost < LEAST:
                continue
        found.insert(0, one)
    return found


def effects_of(decisions: Sequence[Decision], told: Sequence[Told]) -> list[float]:
    """Return how the decisions of a turn that are told changed everybody's chances; a turn moves a chance by 1 at most."""
    effects = [0.0] * len(decisions[0].before.players)
    for one in told:
        if not is_brilliant(decisions, one.doubt):
            effects = [now + less - best for now, less, best in zip(effects, one.less, one.best, strict=True)]
    most = max(1.0, *map(abs, effects))
    return [effect / most for effect in effects]


def luck_of(worth: TurnWorth[Any]) -> float:
    """Return by how much a turn changed the chance of its seat without a decision."""
    seat = worth["seat"]
    return worth["after"][seat] - worth["before"][seat] - worth["effects"][seat]


def greatest_of(decisions: Sequence[Decision], told: Sequence[Told]) -> Standout[Any] | None:
    """Return the decision of a turn that stands out most, None where none does; arguments as of `effects_of`."""
    rows = [standout_of(decisions, one) for one in told]
    # As the costly decisions of the whole game are chosen.
    return min(rows, key=lambda row: (-row["cost"], row["step"]), default=None)


def is_quiet(decisions: Sequence[Decision], first: int, last: int) -> bool:
    """Return whether between two decisions of a seat nothing was turned up, and nobody else decided."""
    return quiet_since(decisions, last, first, decisions[first].seat) <= first


def _part(doubt: Doubt) -> float:
    return 1.0 if doubt.holds or doubt.first is not None else UNSURE


def _is_telling(decisions: Sequence[Decision], doubt: Doubt) -> bool:
    """Return whether a turn is told with this doubt: nothing unsure is told of brilliance, or against a hint."""
    unsure = not doubt.advised and not is_brilliant(decisions, doubt) and _part(doubt) * doubt.cost >= LEAST
    return doubt.holds or (doubt.glanced and unsure and not doubt.given_up)


def is_brilliant(decisions: Sequence[Decision], doubt: Doubt) -> bool:
    """Return whether what was decided is the better one, which the judgement does not see."""
    return same(doubt.known, doubt.better, decisions[doubt.step].action)


def standout_of(decisions: Sequence[Decision], one: Doubt | Told) -> Standout[Any]:
    """Return a decision as it is shown."""
    found = one if isinstance(one, Told) else _told(one)
    doubt, known, seat, step = found.doubt, found.doubt.known, found.doubt.known.seat, found.doubt.step
    kind = _kind(decisions, doubt)
    brilliant = kind == "brilliant"
    other = doubt.worse if brilliant else doubt.better
    best, less = found.best[seat], found.less[seat]
    cost = max(1, round(100 * (best - less)))
    # Both are rounded, each for itself: together they are a chance.
    percent = max(cost, in_fives(best)) if brilliant else min(100 - cost, in_fives(less))
    return {
        "step": step,
        "round": round_of(decisions, step),
        "turn": next((n for n in range(step, len(decisions)) if decisions[n].ends_turn), len(decisions) - 1),
        "seat": seat,
        "action": known.knowledge.worded(known.view, decisions[step].action),
        "chance": best if brilliant else less,
        "better": known.knowledge.advice(known.view, parts_of(other)[0]),
        "betterChance": less if brilliant else best,
        "percent": percent,
        "cost": cost,
        "kind": kind,
        "task": task_of(known.knowledge, decisions[step].action, doubt.better),
        "mistake": known.knowledge.mistake(*(parts_of(one)[-1] for one in (doubt.worse, doubt.better))),
        "reasons": [reason.to_dict() for reason in doubt.reasons],
        "lacks": [] if brilliant else [reason.to_dict() for reason in doubt.lacks[:1]],
        "line": [{"kind": kind, "id": id_} for kind, id_ in doubt.places if len(doubt.places) > 1],
    }


def _kind(decisions: Sequence[Decision], doubt: Doubt) -> Kind:
    if is_brilliant(decisions, doubt):
        return "brilliant"
    if not doubt.holds:
        return "perhaps"
    return "advised" if doubt.advised else "costly"


def _told(doubt: Doubt) -> Told:
    known, seat, cost = doubt.known, doubt.known.seat, _part(doubt) * doubt.cost
    chances = list(doubt.note.chances) if doubt.note else doubt.chances
    # The chance that a hint told stays: what it advised has that chance, and the other one so much more.
    top = chances[seat] + cost if doubt.advised else chances[seat]
    with_each = (
        instead(chances, seat, known.within(action, chance))
        for action, chance in ((doubt.better, top), (doubt.worse, top - cost))
    )
    return Told(doubt, *(told(known.knowledge.scale, found, seat) for found in with_each))
