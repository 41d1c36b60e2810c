"""What several engines found, each in its share of a review, put together as it is shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from math import exp, sqrt
from typing import TYPE_CHECKING, Any

from ..state import State
from .decision import Decision, round_of, turn_starts
from .losses import losses
from .standouts import luck_of
from .told import in_fives

if TYPE_CHECKING:
    from ..schema import Analysis, Between, Chances, Person, Remark, Reviewed, Standout, Turn, TurnWorth

NAMED = 3
"""How many costly decisions are named while others are looked for, and how many brilliant ones."""
LUCK = 10
"""Per cent, as they are shown, that a turn must have gained or lost without a decision for that to be told as luck: twice what may
be chance in a chart. As much between two turns of a seat is told of whose turn it was."""
DECIDED = 0.05
"""With less of a chance to win or to lose a game is decided: nothing costs anything, and turns tell nothing of who plays them."""
REST = 3
"""From so many per cent on is told what of a change neither the decisions nor luck that is named explain."""
BARELY = 1e-6
"""A chance that is hardly one, but not none."""
EDGE = 0.05
"""As much is shown of such a chance, see `in_fives`."""
WIDEST = 0.25
"""What is less known has no band: it would bury the lines."""
ENOUGH = 3
"""How much must have been at stake in all turns of a seat for its accuracy to be told; in an even game each stakes 1."""


def together(
    shares: Sequence[Reviewed[Any]],
    whole: int,
    decisions: Sequence[Decision],
    final: State,
    shown: Sequence[Standout[Any] | None] = (),
) -> Analysis[Any]:
    """Return what the engines know together, as JSON-able data.

    Args:
        shares: what each has found; of the same game.
        whole: how many shares there are, those that have not begun included.
        decisions: all decisions of the game.
        final: its end.
        shown: the costly decisions in the order in which they are shown already, None where a place is kept.
    """
    end = shares_of(final)
    known = {row["step"]: row for share in shares for row in share["chances"]}
    starts = turn_starts(decisions)
    done = len(shares) == whole and all(share["done"] for share in shares)
    rows = [known.get(step) or _between(step, known) for step in sorted({*starts, *known})] if known else []
    turns = sorted((row for share in shares for row in share["turns"]), key=lambda row: row["step"])
    percents = [in_fives(chance) for chance in end]
    last: Chances = {"step": len(decisions), "chances": end, "percents": percents, "low": end, "high": end}
    # The first of each share before the second of any: so it is the same whenever they are asked.
    costly = [row for rows in zip_longest(*(share["costly"] for share in shares)) for row in rows if row]
    is_single = len({row["seat"] for row in turns if row["searched"]}) == 1
    if done:
        rows = _opened(_joined(rows, turns) if is_single else rows, end)
    people = _people(turns, [*rows, last], decisions, is_single=is_single) if done and rows else []
    named = _shown([row for row in shown if row], costly, done=done)
    named.sort(key=lambda row: -row["cost"] if row else 0)
    return {
        "done": done,
        "progress": sum(share["progress"] for share in shares) / whole,
        "chances": [_drawn(row) for row in [*rows, last]],
        "costly": named,
        "more": _unnamed(people, named),
        "brilliant": _greatest([row for share in shares for row in share["brilliant"]])[:NAMED],
        "people": people,
        "lost": losses(shares, done=done),
    }


def shares_of(final: State) -> list[float]:
    """Return what each seat has won of a game that is over, which is everybody's chance in the end."""
    won = final.winners()
    return [1 / len(won) if seat in won else 0.0 for seat in range(len(final.players))]


def _between(step: int, known: Mapping[int, Chances]) -> Chances:
    """Return what may be said of a turn that was not looked at: it lies about between those around it, but may be anything."""
    before = max((one for one in known if one < step), default=None)
    after = min((one for one in known if one > step), default=None)
    around = [known[one] for one in (before, after) if one is not None]
    seats = range(len(around[0]["chances"]))
    chances = [sum(row["chances"][seat] for row in around) / len(around) for seat in seats]
    return {
        "step": step,
        "chances": chances,
        "percents": [in_fives(chance) for chance in chances],
        "low": [0.0] * len(seats),
        "high": [1.0] * len(seats),
    }


def _joined(rows: Sequence[Chances], turns: Sequence[TurnWorth[Any]]) -> list[Chances]:
    """Return the chart with the ends of turns as their own seat saw them, which sees the chart as well: a moment has one chance."""
    ends = {row["last"] + 1: row["after"] for row in turns if row["after"]}
    return [_moved(row, ends[row["step"]]) if row["step"] in ends else row for row in rows]


def _opened(rows: Sequence[Chances], end: Sequence[float]) -> list[Chances]:
    """Return the chart with nothing as certain that was open later on: a few deals may all agree by chance."""
    least, most = [*end], [*end]
    found: list[Chances] = []
    for row in reversed(rows):
        chances = [
            min(max(chance, BARELY if most[seat] > 0 else 0.0), 1 - BARELY if least[seat] < 1 else 1.0)
            for seat, chance in enumerate(row["chances"])
        ]
        least, most = [*map(min, least, chances)], [*map(max, most, chances)]
        found.append({**row, "chances": chances, "percents": [in_fives(chance) for chance in chances]})
    return found[::-1]


def _moved(row: Chances, wanted: Sequence[float]) -> Chances:
    """Return a place of the chart with other chances, as near to them as was said that it may still come."""
    apart = [want - chance for want, chance in zip(wanted, row["chances"], strict=True)]
    rooms = [
        row["high"][seat] - row["chances"][seat] if more > 0 else row["chances"][seat] - row["low"][seat]
        for seat, more in enumerate(apart)
    ]
    part = min([1.0, *(max(0.0, room) / abs(more) for room, more in zip(rooms, apart, strict=True) if more)])
    chances = [chance + part * more for chance, more in zip(row["chances"], apart, strict=True)]
    return {**row, "chances": chances, "percents": [in_fives(chance) for chance in chances]}


def _drawn(row: Chances) -> Chances:
    """Return a place of the chart as it is drawn: where its figures say that it is, with a band only where something is known."""

    def drawn(chance: float) -> float:
        return chance if chance in (0.0, 1.0) else min(1 - EDGE, max(EDGE, chance))

    chances = [*map(drawn, row["chances"])]
    bands = [
        (one, one) if high - low > WIDEST else (drawn(low), drawn(high))
        for one, low, high in zip(chances, row["low"], row["high"], strict=True)
    ]
    return {**row, "chances": chances, "low": [low for low, _ in bands], "high": [high for _, high in bands]}


def _greatest(rows: Sequence[Standout[Any]]) -> list[Standout[Any]]:
    """Return decisions that stand out, the greatest first. One of a turn is enough: the others follow from it."""
    found: dict[int, Standout[Any]] = {}
    for row in sorted(rows, key=lambda row: (-row["cost"], row["step"])):
        found.setdefault(row["turn"], row)
    return [*found.values()]


def _shown(
    shown: Sequence[Standout[Any]], found: Sequence[Standout[Any]], *, done: bool
) -> list[Standout[Any] | None]:
    """Return the decisions as they are shown: in the end all that hold, as the turns name them.

    While there is thinking they are only added, as they are found, so that no entry changes under a finger.
    """
    if done:
        return [*_greatest(found)]
    places = list(shown)
    for row in found:
        if len(places) < NAMED and row["turn"] not in {one["turn"] for one in places}:
            places.append(row)
    return [*places, *[None] * (NAMED - len(places))]


def _people(
    turns: Sequence[TurnWorth[Any]],
    rows: Sequence[Chances],
    decisions: Sequence[Decision],
    *,
    is_single: bool,
) -> list[Person[Any]]:
    """Return how well each seat decided, what happened to its chances by whom or by nobody, and its turns.

    Where somebody else played turns of a person, that person is judged by the others, and was lucky until then.

    Args:
        turns: what is known of each turn.
        rows: the chart.
        decisions: all decisions of the game.
        is_single: whether the chart is that of the one seat that is judged, and so holds for its turns.
    """
    chart = {row["step"]: row["chances"] for row in rows}
    people: list[Person[Any]] = []
    for seat, before in enumerate(rows[0]["chances"]):
        all_ = [row for row in turns if row["seat"] == seat]
        own = [row for row in all_ if row["searched"]] or all_
        until = min((row["step"] for row in all_ if row not in own), default=rows[-1]["step"])
        judged = [row for row in turns if row["step"] < until]
        start, end = (round(100 * chance) for chance in (before, chart[until][seat]))
        # Each turn is rounded as it is shown, so that those that are listed add up to the sum.
        decided = sum(_percent(row, seat) for row in judged if row["seat"] == seat)
        rivals = sum(_percent(row, seat) for row in judged if row["seat"] != seat)
        shown = [_turn(row, decisions, chart, is_single=is_single) for row in own]
        steps = [0, *(row["last"] + 1 for row in own)]
        ends = [in_fives(before), *(row["after"] for row in shown)]
        for turn, step, since in zip(shown, steps, ends, strict=False):
            turn["between"] = _between_turns(
                seat, (step, turn["step"]), (since, turn["before"]), turns, chart
            )
        over = until, in_fives(chart[until][seat])
        person: Person[Any] = {
            "seat": seat,
            "accuracy": _accuracy([row for row in own if row["searched"]], chart),
            "start": start,
            "end": end,
            "decided": decided,
            "rivals": rivals,
            # More than all where what was lost more than once came back in between.
            "luck": end - start - decided - rivals,
            "given": round(-decided / max(1, len(own))),
            "lucky": _count(shown, "luck"),
            "unlucky": _count(shown, "bad-luck"),
            "turns": shown,
            "then": _between_turns(seat, (steps[-1], over[0]), (ends[-1], over[1]), turns, chart),
            "others": len(all_) - len(own),
        }
        people.append(person)
    return people


def _turn(
    worth: TurnWorth[Any],
    decisions: Sequence[Decision],
    chart: Mapping[int, Sequence[float]],
    *,
    is_single: bool,
) -> Turn[Any]:
    """Return a turn as it is shown; `chart` has everybody's chances by step."""
    seat, step, best = worth["seat"], worth["step"], worth["best"]
    if worth["after"] and not is_single:
        before, after = worth["before"][seat], worth["after"][seat]
    else:
        before, after = chart[step][seat], chart[worth["last"] + 1][seat]
    # What was expected before does not know of brilliance.
    decided = best["cost"] if best and best["kind"] == "brilliant" else _percent(worth, seat)
    luck = after - before - decided / 100
    # What is shown is to add up, however it is rounded.
    rest = in_fives(after) - in_fives(before) - decided
    draw = worth["draw"] if abs(rest) >= LUCK else None
    return {
        "step": step,
        "round": round_of(decisions, step),
        "between": None,
        "before": in_fives(before),
        "after": in_fives(after),
        "remarks": list(_remarks(best, abs(decided), rest)),
        "draw": draw if draw is not None and luck * luck_of(worth) > 0 else None,
        "best": best,
    }


def _between_turns(
    seat: int,
    steps: tuple[int, int],
    percents: tuple[int, int],
    turns: Sequence[TurnWorth[Any]],
    chart: Mapping[int, Sequence[float]],
) -> Between | None:
    """Return in whose turn the chance of a seat changed while others played, None where it hardly did.

    Args:
        seat: whose chance.
        steps: where its turn ended, and where its next one begins.
        percents: the chance there, as it is shown.
        turns: of all seats.
        chart: everybody's chances by step.
    """
    (first, last), (before, after) = steps, percents
    moved = {row["seat"]: 0.0 for row in turns if first <= row["step"] < last}
    if not moved or abs(after - before) < LUCK:
        return None
    for row in turns:
        if first <= row["step"] < last:
            moved[row["seat"]] += chart[row["last"] + 1][seat] - chart[row["step"]][seat]
    most = max(moved, key=lambda one: moved[one] * (after - before))
    return {"seat": most, "others": len(moved), "before": before, "after": after}


def _unnamed(people: Sequence[Person[Any]], costly: Sequence[Standout[Any] | None]) -> int:
    """Return how many turns are listed with a loss that is not among the costly decisions."""
    named = {row["turn"] for row in costly if row}
    told = (turn["best"] for person in people for turn in person["turns"])
    return sum(row["kind"] != "brilliant" and row["turn"] not in named for row in told if row)


def _count(turns: Sequence[Turn[Any]], remark: str) -> int:
    """Return in how many turns something is remarked."""
    return sum(any(one["id"] == remark for one in turn["remarks"]) for turn in turns)


def _percent(worth: TurnWorth[Any], seat: int) -> int:
    """Return by how many per cent the decisions of a turn changed the chance of a seat."""
    return round(100 * worth["effects"][seat])


def _remarks(best: Standout[Any] | None, decided: int, rest: int) -> Iterator[Remark]:
    """Yield what is said of a turn.

    Args:
        best: the decision that stands out.
        decided: by how many per cent all decisions that are told changed the chance.
        rest: what is left of the change.
    """
    if best:
        yield {"id": best["kind"], "percent": decided, "most": best["cost"] if best["cost"] < decided else 0}
    if abs(rest) >= LUCK:
        yield {"id": "luck" if rest > 0 else "bad-luck", "percent": abs(rest), "most": 0}
    elif best and abs(rest) >= REST:
        yield {"id": "more" if rest > 0 else "less", "percent": abs(rest), "most": 0}


def _accuracy(turns: Sequence[TurnWorth[Any]], chart: Mapping[int, Sequence[float]]) -> float | None:
    """Return how exact a seat's turns were, 0 to 1; None where too little could be lost.

    A turn costs its part of what could be lost or won then. Half of it is the mean in which turns weigh as much as the chances
    moved about them, half the harmonic mean, which a few great mistakes pull down. Source: Lichess, as `_exactness`.
    """
    open_ = [(row, stake) for row in turns if (stake := _stake(chart[row["step"]][row["seat"]]))]
    if sum(stake for _, stake in open_) < ENOUGH:
        return None
    exact = [_exactness(row["cost"] / stake) for row, stake in open_]
    steps = sorted(chart)
    percents = [100 * chart[step][turns[0]["seat"]] for step in steps]
    weights = [_unrest(percents, steps.index(row["step"])) for row, _ in open_]
    weighted = sum(weight * one for weight, one in zip(weights, exact, strict=True)) / sum(weights)
    harmonic = len(exact) / sum(1 / max(0.01, one) for one in exact)
    return (weighted + harmonic) / 2


def _unrest(percents: Sequence[float], place: int) -> float:
    """Return how much chances moved about a turn at a place of the chart: by their scatter over a tenth of the game until its end."""
    width = min(8, max(2, len(percents) // 10))
    end = max(width, place + 2)
    about = percents[max(0, end - width) : end]
    middle = sum(about) / len(about)
    return min(12.0, max(0.5, sqrt(sum((one - middle) ** 2 for one in about) / len(about))))


def _stake(chance: float) -> float:
    """Return how open a game is with such a chance, 1 where it is even; nothing is at stake where it is decided."""
    return 4 * chance * (1 - chance) if DECIDED <= chance <= 1 - DECIDED else 0.0


def _exactness(cost: float) -> float:
    """Return how exact a turn was that cost so much chance to win, 0 to 1. Source: Lichess, "Accuracy metric", 2022."""
    return min(1.0, max(0.0, (103.1668 * exp(-4.354 * max(0.0, cost)) - 3.1669) / 100))
