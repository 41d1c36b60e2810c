"""What came of the solution of a position and of the next best action in games that were played on (`arena/courses.py`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..players.knowledge import Reason, Tiles

if TYPE_CHECKING:
    from ..actions import Action

CLOSE = "close"
"""The verb that closes a route."""
MOSTLY = 0.6
"""Least part of the games in which something is the same to be told."""
CLEARLY = 2
"""Points by which the games have to end better with the solution for that to be told."""
EVEN = 50
"""Per cent of the chance of whoever is neither ahead nor behind."""
MORE = 0.1
"""Part of the games that have to be won more with the solution for that to be told."""
MANY = 40
"""Games from which on what was won tells a chance: where so many were played, no other number stands beside theirs."""
Course = Mapping[str, Any]
"""By "best" and "second" the figures of each, how many "deals" there were, and the tile "gained", or "kept" from others."""


def read(value: object) -> Course | None:
    """Return a course as a position brings it; None where there is none, or it is damaged."""
    match value:
        case {"deals": int(deals), "best": dict(best), "second": dict(second), **more} if deals > 0:
            figures = [*best.values(), *second.values()]
            is_whole = all(isinstance(one, int | float) for one in figures) and all(
                {"own", "theirs", "won", "lost", "late"} <= row.keys() for row in (best, second)
            )
            tiles = {name: more[name] for name in ("gained", "kept") if _is_tile(more.get(name))}
            return {"deals": deals, "best": best, "second": second, **tiles} if is_whole else None
    return None


def _is_tile(value: object) -> bool:
    match value:
        case {"stack": str(), "often": int(), "seldom": int()}:
            return True
    return False


def chances(course: Course) -> tuple[float, float] | None:
    """Return the parts of the games that were won after the next best action and after the solution; None where `_won` tells nothing."""
    deals = course["deals"]
    return (course["second"]["won"] / deals, course["best"]["won"] / deals) if _won(course) else None


def of_best(course: Course, action: Action, last: int = 0) -> list[Reason]:
    """Return what came of the solution: when the route was closed, and with what.

    Args:
        course: what came of it.
        action: the solution.
        last: the carriage that ends the game.
    """
    return _closing(course, "best", action, last)


def of_tiles(course: Course, rival: int | None, said: Sequence[Reason]) -> list[Reason]:
    """Return which tile the solution wins, or keeps from the only opponent, in clearly more games, where no reason names it."""
    named = stacks_of(said)
    names = ["gained"] if rival is None else ["gained", "kept"]
    tiles = [(name, course[name]) for name in names if name in course]
    # What is kept from an opponent is told in numbers as well: they tell how much it is.
    told = [(name, tile) for name, tile in tiles if name == "kept" or tile["stack"] not in named]
    told.sort(key=lambda pair: pair[1]["seldom"] - pair[1]["often"])
    return [
        Reason(f"course-{name}", {**tile, "all": course["deals"], "rival": rival or 0})
        for name, tile in told[:1]
    ]


def tiles(course: Course | None) -> Tiles:
    """Return which tiles the solution wins, and others win less, in clearly more games."""
    named = {name: course[name]["stack"] for name in Tiles._fields if name in course} if course else {}
    return Tiles(**named)


def stacks_of(said: Sequence[Reason]) -> set[Any]:
    """Return the stacks of tiles that reasons name."""
    every = [one.data["stack"] for one in said if "stack" in one.data]
    return {stack for one in every for stack in (one if isinstance(one, list | tuple) else [one])}


def of_second(
    course: Course, action: Action, better: Action, percents: Sequence[int] = (), last: int = 0
) -> list[Reason]:
    """Return what came of the next best action: a route lost, another closing, a worse end.

    Beside a solution that closes the route, another closing would sound like a gain: there only the end is told.
    `percents` are the chances that are told, and `last` is the carriage that ends the game.
    """
    deals, best, second = course["deals"], course["best"], course["second"]
    lost = second["lost"]
    if lost >= MOSTLY * deals and lost > 2 * best["lost"]:
        told = {"times": lost, "all": deals, "always": int(lost == deals)}
        return [Reason("course-lost", told), *_end(course, percents)]
    if better.verb == CLOSE:
        return _won(course) or _end(course, percents)
    # More points as soon would speak for it: what it costs shows in the end alone.
    turns, points = (second.get(key, 0) - best.get(key, 0) for key in ("turns", "points"))
    is_more = turns <= 0 < points
    return [*([] if is_more else _closing(course, "second", action, last)), *_end(course, percents)]


def is_refuted(reason: Reason, course: Course) -> bool:
    """Return whether the games went on in another way than a reason promises: another carriage, or more cards for it."""
    best, told = course["best"], reason.data
    if "promises" not in reason.marks or not told.get("carriage") or not _is_usual(best, course["deals"]):
        return False
    is_longer = bool(told.get("helped")) and best["cards"] > told.get(
        "have", told.get("cards", best["cards"])
    )
    return bool(
        (best["carriage"] != told["carriage"] or is_longer) and best["alike"] >= MOSTLY * best["count"]
    )


def _is_usual(row: Mapping[str, Any], deals: int) -> bool:
    """Return whether most games have the closing that is noted."""
    return bool(row.get("count", 0) >= MOSTLY * deals)


def _closing(course: Course, name: str, action: Action, last: int) -> list[Reason]:
    """Return when the route was closed, and with what, unless the action does that itself, or the other leads to just the same."""
    row, deals = course[name], course["deals"]
    other = course["second" if name == "best" else "best"]
    keys = ("turns", "cards", "carriage", "points")
    is_same = all(row.get(key) == other.get(key) for key in keys)
    is_as_often = abs(row.get("count", 0) - other.get("count", 0)) < MORE * deals
    if action.verb == CLOSE or not _is_usual(row, deals) or (is_same and is_as_often):
        return []
    data = {key: row[key] for key in keys}
    if row["alike"] < MOSTLY * row["count"]:
        data |= {"cards": 0, "carriage": 0}
    ends = row["ends"] >= MOSTLY * row["count"]
    data |= {"times": row["count"], "all": deals, "always": int(row["count"] == deals)}
    by = "carriage" if row["carriage"] == last else "houses"
    data["by"] = by if data["carriage"] or data["cards"] else "some"
    # Whoever ends the game has been faster than the others, who are told of where they were not.
    # Of these games, and of all: in one that somebody else ends a route may be closed as well.
    ended, late = (row["ends"], row["late"]) if ends else (0, 0)
    data |= {"ends": ended, "late": late, "second": int(name == "second")}
    return [Reason("course", data)]


def _end(course: Course, percents: Sequence[int] = ()) -> list[Reason]:
    """Return how the games ended on average, or how many were won, where the solution is clearly better in that.

    An average that points the other way than the chances that are told would only puzzle.
    """
    best, second = course["best"], course["second"]
    rows = [*zip((second, best), percents, strict=False)]
    puzzles = any((row["own"] > row["theirs"]) != (percent > EVEN) for row, percent in rows)
    if not puzzles and (best["own"] - best["theirs"]) - (second["own"] - second["theirs"]) >= CLEARLY:
        ends = {"own": round(best["own"]), "theirs": round(best["theirs"])}
        ends |= {"mine": round(second["own"]), "others": round(second["theirs"])}
        # Whoever has no more by it hears what it is for: others have less.
        less = ends["others"] - ends["theirs"] if ends["own"] <= ends["mine"] else 0
        return [Reason("course-end", {**ends, "less": less})]
    return _won(course)


def _won(course: Course) -> list[Reason]:
    """Return how many of the games were won, where that is clear and there were many of them."""
    won, times, deals = course["best"]["won"], course["second"]["won"], course["deals"]
    return (
        [Reason("course-won", {"won": won, "times": times, "all": deals})]
        if won - times >= MORE * deals and deals >= MANY
        else []
    )
