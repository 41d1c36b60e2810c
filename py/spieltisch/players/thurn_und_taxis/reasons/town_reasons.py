"""Reasons for a house in a city, as ids and data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ....thurn_und_taxis.play.tiles import missing
from ....thurn_und_taxis.state import TaxisState
from ...knowledge import Reason
from ..ground import Ground

NEAR = 2
"""Most missing houses of a tile that is named."""
NEAR_COUNTRIES = 3
"""The same for the tile for all countries."""
SEVERAL = {"completes": "completes-all", "still-completes": "still-completes-all", "wins-tile": "wins-tiles"}
"""By the reason of one tile that of several."""


def town_reasons(  # noqa: PLR0913, PLR0917 - a house has so many sides
    ground: Ground,
    state: TaxisState,
    seat: int,
    city: int,
    planned: int = 0,
    along: int = 0,
    *,
    joined: bool = False,
) -> list[Reason]:
    """Return the reasons of the tiles for which a house in a city counts, the nearest first.

    Args:
        ground: tables of the rules.
        state: the position.
        seat: owner of the house.
        city: place of the house.
        planned: bit mask of the cities that get a house with it or before it.
        along: bit mask of the cities of the planned route, whose cards are used up by it.
        joined: whether a card of the last country lacking has to join the city or that route to be named.
    """
    houses = state.houses[seat]
    if houses >> city & 1:
        return []
    after = houses | planned | 1 << city
    whole = int(bool(planned & ~houses & ~(1 << city)))
    board = ground.rules.board
    id_ = board.city_ids[city]
    owned = {stack for stack, _ in state.tiles[seat]}
    # Tiles that need more houses than will be left are none to come.
    left = state.supply[seat] - (after & ~houses).bit_count()
    found: list[tuple[int, Reason]] = []
    for stack, mask, values in ground.complete:
        if not mask >> city & 1 or stack in owned or state.stacks[stack] >= len(values):
            continue
        built = mask & after & ~houses
        data = {"city": id_, "stack": board.stacks[stack].id, "value": values[state.stacks[stack]]}
        data |= {"cities": [board.city_ids[one] for one in board.cities(built)], "built": built.bit_count()}
        data |= contested(state, seat, stack)
        rest = mask & ~after
        if not rest:
            found.append((0, Reason("completes", data)))
        elif rest.bit_count() > left:
            continue
        elif rest.bit_count() == 1 or (rest.bit_count() <= NEAR and mask & after & ~(1 << city)):
            towns = [board.city_ids[one] for one in board.cities(rest)]
            told = {
                **data,
                "towns": towns,
                "count": len(towns),
                "at": at_hand(ground, state, seat, rest, along),
                "alike": int(len(towns) == data["needed"]),
            }
            found.append((rest.bit_count(), Reason("lacks-towns", told)))
    for stack, masks, values in ground.countries:
        if stack in owned or state.stacks[stack] >= len(values):
            continue
        if not any(mask >> city & 1 and not mask & houses for mask in masks):
            continue
        lacking = len(lacks := [mask for mask in masks if not mask & after])
        data = {"city": id_, "stack": board.stacks[stack].id, "value": values[state.stacks[stack]]}
        data |= contested(state, seat, stack)
        if not lacking:
            new = sum(mask for mask in masks if not mask & houses)
            cities = [board.city_ids[one] for one in board.cities(after & new)]
            found.append((0, Reason("completes", {**data, "cities": cities, "built": len(cities)})))
        elif lacking > left:
            continue
        elif lacking <= NEAR_COUNTRIES:
            country = board.country_of[city]
            told = {**data, "country": country, "missing": lacking, "whole": whole, "at": 0}
            # Before the first house every country is new.
            told |= {"alike": int(lacking == data["needed"]), "fresh": int(bool(houses))}
            if lacking == 1:
                told |= {"lacking": board.country_of[board.cities(lacks[0])[0]]}
                beside = ground.routes.near(1 << city | along) if joined else -1
                told |= _seen(ground, state, seat, board.cities(lacks[0] & beside), along)
            found.append((lacking, Reason("lacks-countries", told)))
        elif houses:
            # Before the first house this is true of every city.
            found.append((9, Reason("new-country", {"city": id_, "country": board.country_of[city]})))
    found.sort(key=lambda pair: (pair[0], -pair[1].data.get("value", 0)))
    return [reason for _, reason in found]


def contested(state: TaxisState, seat: int, stack: int) -> dict[str, Any]:
    """Return which opponents are nearest to a tile that houses win, with the houses that are lacking and the next tile's points; none where nobody is near."""
    found = []
    for masks, every in ((masks, every) for one, masks, every in state.rules.house_stacks if one == stack):
        for step in range(1, state.rules.count):
            rival = (seat + step) % state.rules.count
            lacks = len(missing(state.houses[rival], masks, every))
            owned = any(won == stack for won, _ in state.tiles[rival])
            if 0 < lacks <= min(NEAR, state.supply[rival]) and not owned:
                found.append((lacks, step, rival))
    if not found:
        return {"rival": "none", "seats": [], "rivals": 0, "needed": 0, "later": 0}
    lacks, _, rival = min(found)
    nearest = [other for needed, _, other in sorted(found) if needed == lacks]
    later = state.rules.board.stacks[stack].values[state.stacks[stack] + 1 :][:1]
    told = {"rival": rival, "seats": nearest, "rivals": len(nearest), "needed": lacks}
    return {**told, "later": later[0] if later else 0}


def at_hand(ground: Ground, state: TaxisState, seat: int, cities: int, along: int = 0) -> int:
    """Return where the cards of all these cities are: 2 in the hand of a seat, 1 face up, 3 some here and some there, 0 elsewhere.

    A card that a planned route takes from the hand, for one of the cities along it, is not there afterwards.
    """
    taken = along & ~ground.city_mask(state.routes[seat])
    held = ground.city_mask(
        [
            kind
            for kind in state.hands[seat]
            if not taken & ground.kind_bit[kind] or _is_double(ground, state, seat, kind)
        ]
    )
    lying = ground.city_mask([kind for kind in state.display if kind >= 0])
    if cities & ~(held | lying):
        return 0
    return 2 if not cities & ~held else 1 if not cities & ~lying else 3


def _seen(ground: Ground, state: TaxisState, seat: int, cities: Sequence[int], along: int) -> dict[str, Any]:
    """Return the city of some whose card a seat holds, or sees face up, and where that is; nothing where it has none."""
    where = {city: at_hand(ground, state, seat, 1 << city, along) for city in cities}
    nearest = max(where, key=where.__getitem__, default=-1)
    found = where.get(nearest)
    return {"at": found, "neighbour": ground.rules.board.city_ids[nearest]} if found else {}


def _is_double(ground: Ground, state: TaxisState, seat: int, kind: int) -> bool:
    """Return whether a seat holds two cards of the city of a card."""
    return sum(ground.kind_bit[one] == ground.kind_bit[kind] for one in state.hands[seat]) > 1


def completed(ground: Ground, state: TaxisState, seat: int, planned: int) -> list[Reason]:
    """Return the reasons of the tiles that planned houses complete, the greatest first; they need no comparison with other actions."""
    found: dict[str, Reason] = {}
    for city in ground.rules.board.cities(planned):
        for reason in town_reasons(ground, state, seat, city, planned):
            if reason.id == "completes":
                found.setdefault(reason.data["stack"], replace(reason, plain=True))
    return sorted(found.values(), key=lambda reason: -reason.data["value"])


def together(reasons: Sequence[Reason]) -> list[Reason]:
    """Return the reasons with the tiles of each kind told in one sentence, the greatest first."""
    groups: dict[tuple[str, bool], list[Reason]] = {}
    for one in reasons:
        if one.id in SEVERAL:
            groups.setdefault((one.id, one.plain), []).append(one)
    found: list[Reason] = []
    for one in reasons:
        alike = groups.get((one.id, one.plain), [one])
        if len(alike) == 1:
            found.append(one)
        elif one is alike[0]:
            tiles = sorted(alike, key=lambda other: -other.data["value"])
            cities = dict.fromkeys(city for other in tiles for city in other.data.get("cities", ()))
            data = {
                "cities": [*cities],
                "built": len(cities),
                "stack": [other.data["stack"] for other in tiles],
                "points": sum(other.data["value"] for other in tiles),
            }
            found.append(replace(one, id=SEVERAL[one.id], data=data))
    return found


def telling(reasons: Sequence[Reason]) -> list[Reason]:
    """Return the reasons for a house: a new country says nothing beside a tile that lacks just one house more."""
    near = any(one.id == "lacks-towns" and one.data["count"] == 1 for one in reasons)
    return [one for one in reasons if not near or one.id != "new-country"]
