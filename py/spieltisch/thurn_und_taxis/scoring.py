"""Points and ranks (TT-708 to TT-720)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..telling import place, telling
from .state import TaxisState
from .tellers import cities

if TYPE_CHECKING:
    from ..schema import Counted, Place, RankRow, Score


def score(state: TaxisState, seat: int) -> Score:
    """Return total and parts of a seat as they would be counted now (TT-708)."""
    rules = state.rules
    parts = {
        "carriage": rules.board.carriage_points[state.carriages[seat]],
        "tiles": sum(value for _, value in state.tiles[seat]),
        "houses": rules.house_points * state.supply[seat],
    }
    for answer in rules.moments.score_parts:
        parts.update(answer(state, seat))
    return {"total": sum(parts.values()), "parts": parts}


def scores(state: TaxisState) -> list[Score]:
    """Return per seat the ``total`` and its ``parts`` (carriage, tiles, houses), as counted now (TT-708)."""
    return [score(state, seat) for seat in range(state.rules.count)]


def ranking(state: TaxisState) -> list[RankRow]:
    """Return the seats from best to worst; ties go to the seat nearest clockwise from the end tile's owner.

    Without an owner yet (the game is still on) tied seats share a rank. Source: TT-717 to TT-720.
    """
    count = state.rules.count
    totals = [score(state, seat)["total"] for seat in range(count)]
    owner = None if state.ending is None else state.ending[0]

    def distance(seat: int) -> int:
        return 0 if owner is None else (seat - owner) % count

    order = sorted(range(count), key=lambda seat: (-totals[seat], distance(seat)))
    rows: list[RankRow] = []
    for number, seat in enumerate(order, 1):
        tied = totals.count(totals[seat]) > 1
        shared = owner is None and bool(rows) and rows[-1]["total"] == totals[seat]
        rows.append(
            {
                "seat": seat,
                "rank": rows[-1]["rank"] if shared else number,
                "total": totals[seat],
                "tieBreak": tied,
            }
        )
    return rows


def counted(state: TaxisState) -> list[Counted]:
    """Return what counts at the end, seat by seat with the winner last: each tile, then the other parts (TT-708)."""
    found: list[Counted] = []
    for row in reversed(ranking(state)):
        seat = row["seat"]
        for stack, value in state.tiles[seat]:
            told = telling(
                "tut-count-tile",
                _where(state, seat, stack, value),
                stack={"stack": state.rules.board.stacks[stack].id},
            )
            found.append({"seat": seat, "part": "tiles", "points": value, "telling": told})
        for part, points in score(state, seat)["parts"].items():
            if points and part != "tiles":
                told = telling("table-count-part", [_stat(part, seat)], part={"part": part})
                found.append({"seat": seat, "part": part, "points": points, "telling": told})
    return found


def _stat(part: str, seat: int) -> Place:
    """Return the sign before a seat that shows how much of something it has."""
    return place("stat", f"{part}-{seat}")


def _where(state: TaxisState, seat: int, stack: int, value: int) -> list[Place]:
    """Return the tiles of a seat, the one that counts, and the cities for which it was won."""
    board = state.rules.board
    printed = board.stacks[stack]
    mask = state.houses[seat] & printed.cities
    if not mask and printed.needs:
        mask = state.houses[seat]
    tile = _stat(f"tile-{printed.id}-{value}", seat)
    return [_stat("tiles", seat), tile, *cities([board.city_ids[city] for city in board.cities(mask)])]
