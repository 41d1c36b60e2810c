"""How a game goes on after an action: when the route is closed, with what, and how it ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import asdict, dataclass, replace
from statistics import mean
from typing import TYPE_CHECKING, Any, NamedTuple

from ..actions import Action
from ..players.evaluator import Evaluation
from ..players.knowledge import Reason
from ..players.playouts import LONGEST, best_of

if TYPE_CHECKING:
    from ..state import State

DEALS = 24
"""Deals on which two actions are compared."""
SOON = 2
"""Own turns after this one within which a closing is looked for."""
MOSTLY = 0.6
"""Least part of the deals in which something is the same to be told."""
GIVEN = 2
"""Points that a closing may bring less if it is a turn earlier."""
WAITED = 2
"""Points that a closing has to bring more for each turn that it is later."""
CLOSE = "close"
"""The verb of a closing."""


class Played(NamedTuple):
    """How one game went on."""

    closing: tuple[int, int, int] | None = None
    """The first closing: own turns until then, cards, and the carriage that it brings; None where there is none."""
    points: int = 0
    """What it brings."""
    ends: bool = False
    """It triggers the end."""
    lost: bool = False
    """The route was given up before."""
    late: bool = False
    """Another seat has triggered the end before."""
    won: bool = False
    own: int = 0
    """At the end of the game."""
    theirs: int = 0
    """Of the best of the others."""
    tiles: frozenset[str] = frozenset()
    """The stacks of which its seat has won a tile since."""
    denied: frozenset[str] = frozenset()
    """Those of which others have."""


def figures(games: Sequence[Played]) -> dict[str, Any]:
    """Return the figures of some games: when most of them close, with what cards, what is lost, and how they end."""
    told: dict[str, Any] = {"own": round(mean(one.own for one in games), 1), "theirs": round(mean(one.theirs for one in games), 1)}  # fmt: skip
    told |= {"lost": sum(one.lost for one in games), "late": sum(one.late for one in games)}
    told["won"] = sum(one.won for one in games)
    usual = _usual(games)
    return {**told, **asdict(usual)} if usual else told


def played(known: Evaluation, number: int, action: str, most: int | None = None) -> Played:
    """Play on by the judgement, on the deal of that number: to the end of the game, or no further than to the first closing.

    Args:
        known: what the seat that decides knows.
        number: of the deal.
        action: what is done first.
        most: the own turns after this one within which the route has to be closed; None for the whole game.
    """
    world, seat = known.world(number).copy(), known.seat
    found, turns, chosen = Played(), 0, action
    for _ in range(LONGEST):
        before = world.scores()[seat]["total"] if found.closing is None else 0
        events: list[Any] = world.apply(chosen)
        names = [one["event"] for one in events if one.get("seat", seat) == seat]
        won = [(one["seat"], one["stack"]) for one in events if one["event"] == "tile"]
        found = found._replace(
            tiles=found.tiles | {stack for other, stack in won if other == seat},
            denied=found.denied | {stack for other, stack in won if other != seat},
        )
        if found.closing is None and "closed" in names:
            cards = next(len(one["cards"]) for one in events if one["event"] == "closed")
            carriage = next((one["length"] for one in events if one["event"] == "carriage"), 0)
            points = world.scores()[seat]["total"] - before
            found = found._replace(
                closing=(turns, cards, carriage), points=points, ends="end-triggered" in names
            )
        elif found.closing is None:
            late = any(one["event"] == "end-triggered" and one["seat"] != seat for one in events)
            found = found._replace(lost=found.lost or "abandoned" in names, late=found.late or late)
        turns += "turn-ended" in names
        if most is not None and (found.closing or turns > most):
            return found
        if world.current_player is None:
            break
        legal = world.legal_actions()
        chosen = legal[0] if len(legal) == 1 else legal[best_of(known.knowledge.follow(world, legal))]
    totals = [row["total"] for row in world.scores()]
    return found._replace(won=seat in world.winners(), own=totals.pop(seat), theirs=max(totals))


def compared(known: Evaluation, worse: Action, better: Action) -> Generator[int, None, list[Reason]]:
    """Return when and with what a better action lets the route be closed, where that is sooner, or for more; yield after each deal."""
    if CLOSE not in known.knowledge.tasks or better.verb == CLOSE:
        return []
    rows: tuple[list[Played], list[Played]] = ([], [])
    for number in range(DEALS):
        for one, games in zip((better, worse), rows, strict=True):
            games.append(played(known, number, one, SOON))
        yield 2
    best, other = (_sure(games) for games in rows)
    if best is None:
        return []
    told = {"turns": best.turns, "cards": best.cards, "carriage": best.carriage, "points": best.points}
    if other is None:
        soon = sum(one.closing is not None and one.closing[0] <= best.turns for one in rows[1])
        return [Reason("line", {**told, "late": "none", "less": 0})] if 2 * soon < MOSTLY * DEALS else []
    sooner, more = other.turns - best.turns, best.points - other.points
    if (sooner > 0 and more >= -GIVEN) or (more > 0 and (sooner == 0 or more >= -sooner * WAITED)):
        # A point that a turn costs would speak for the other one.
        return [Reason("line", {**told, "late": other.turns, "less": other.points if more >= 0 else 0})]
    return []


def closes_as_well(known: Evaluation, worse: Action, better: Action) -> bool:
    """Return whether another action lets the route be closed in the same turn for no fewer points than a closing brings."""
    if better.verb != CLOSE or worse.verb == CLOSE:
        return False
    seat = known.seat

    def points(world: State, ways: Sequence[Action]) -> int:
        before = world.scores()[seat]["total"]
        trials = [(world.copy(), way) for way in ways]
        for trial, way in trials:
            trial.apply(way)
        return max((trial.scores()[seat]["total"] - before for trial, _ in trials), default=-1)

    world, then = known.world(0), known.after(0, worse)
    later = [way for way in then.legal_actions() if way.verb == CLOSE and then.current_player == seat]
    return points(then, later) >= points(world, [better])


@dataclass(frozen=True)
class Closing:
    """The closings in the turn in which most games close."""

    turns: int
    """Own turns until then."""
    count: int
    """Games that close in that turn."""
    points: int
    """What it brings, on average."""
    cards: int
    carriage: int
    alike: int
    """Of these games those with so many cards and that carriage."""
    ends: int
    """Of these games those in which it triggers the end."""


def _usual(games: Sequence[Played]) -> Closing | None:
    """Return the closing that most games have in the same turn; None where none closes."""
    closings = [(one.closing, one) for one in games if one.closing]
    if not closings:
        return None
    turns, count = Counter(closing[0] for closing, _ in closings).most_common(1)[0]
    then = [(closing[1:], one) for closing, one in closings if closing[0] == turns]
    ((cards, carriage), alike), *_ = Counter(made for made, _ in then).most_common(1)
    points, ends = round(mean(one.points for _, one in then)), sum(one.ends for _, one in then)
    return Closing(turns, count, points, cards, carriage, alike, ends)


def _sure(games: Sequence[Played]) -> Closing | None:
    """Return that closing where enough games have it, without cards and carriage where those differ."""
    usual = _usual(games)
    if usual is None or usual.count < MOSTLY * DEALS:
        return None
    return usual if usual.alike >= MOSTLY * usual.count else replace(usual, cards=0, carriage=0)
