"""The expansion's part of a position: reading it, and whether a game could have come to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any

from ....errors import BadPosition, named, shown
from ....fields import MOST, field, listed, mapping, row, whole
from ... import phases
from ...state import TaxisState
from ...turn import BEGIN
from .travel import ASSIGNING, DISTRIBUTE, ID, MOVING, TRAVEL, Travel, ways_of


def read(state: TaxisState, data: Mapping[str, Any]) -> None:
    """Read the expansion's part of a position."""
    count, ways = state.rules.count, ways_of(state.rules.options)
    towns = row(field(data, "places"), len(ways.coaches), "places")
    places = [_index(ways.towns, id_, "town") for id_ in towns]
    clergy = [
        None if ids is None else tuple(_index(ways.ranks, id_, "rank") for id_ in listed(ids, "clergy"))
        for ids in row(field(data, "clergy"), count, "clergy")
    ]
    if any(ranks is not None and sorted(ranks) != list(range(len(ways.ranks))) for ranks in clergy):
        raise BadPosition("Each seat has one tile of each rank.", field="clergy", rule="AU-110")
    if (None in clergy) != (state.phase == ASSIGNING):
        raise BadPosition("The clergy is distributed before the first turn.", field="clergy", rule="AU-111")
    part = Travel(ways, places, clergy)
    rome = mapping(field(data, "rome"), "rome")
    if rome.keys() != set(ways.ranks):
        raise BadPosition(f"'rome' has the places {', '.join(ways.ranks)}.", field="rome")
    part.rome = [
        [whole({"rome": seat}, "rome", 0, count - 1) for seat in listed(field(rome, id_), "rome")]
        for id_ in ways.ranks
    ]
    if part.rome not in _possible(part):
        raise BadPosition(
            "The tiles in Rome are not as the coaches brought them.", field="rome", rule="AU-303"
        )
    cards = row(field(data, "cards"), len(ways.coaches), "cards")
    part.cards = [whole({"cards": number}, "cards", 0, MOST) for number in cards]
    part.jokers = whole(data, "jokers", 0, MOST)
    _check_steps(state, part)
    state.extra[ID] = part


def _index(ids: Sequence[str], id_: object, what: str) -> int:
    if not isinstance(id_, str) or id_ not in ids:
        raise BadPosition(f"There is no {what} {shown(id_)}.", what=what, id=named(id_))
    return ids.index(id_)


def _possible(part: Travel) -> list[list[list[int]]]:
    """Return what can lie in Rome, by the order in which the coaches there arrived."""
    found = []
    for order in permutations(coach for coach, town in enumerate(part.places) if town == part.ways.rome):
        rome: list[list[int]] = [[] for _ in part.ways.ranks]
        for coach in order:
            for rank, seats in part.arriving(coach).items():
                rome[rank] = seats
        found.append(rome)
    return found


def _check_steps(state: TaxisState, part: Travel) -> None:
    if any(cards and town == part.ways.rome for cards, town in zip(part.cards, part.places, strict=True)):
        raise BadPosition("A card whose coach is in Rome is a joker.", field="cards", rule="AU-212")
    if sum(part.cards) + part.jokers > (len(state.routes[state.turn]) if TRAVEL in state.agenda else 0):
        raise BadPosition("There are more steps to go than cards in the route.", field="cards", rule="AU-206")
    if state.phase == MOVING and (state.agenda[-1:] != [TRAVEL] or state.current_player != state.turn):
        raise BadPosition("The player who closed a route moves the coaches.", field="current", rule="AU-209")
    if state.phase == ASSIGNING:
        count = state.rules.count
        seats = [(state.start + i) % count for i in range(count)]
        waiting = [seat for seat in seats if part.clergy[seat] is None]
        if (
            state.agenda != [BEGIN, DISTRIBUTE]
            or state.resume != phases.TAKE
            or [state.current_player] != waiting[:1]
        ):
            raise BadPosition("The clergy is distributed in turn order.", field="current", rule="AU-111")
    elif {BEGIN, DISTRIBUTE} & {*state.agenda}:
        raise BadPosition("The clergy is distributed already.", field="agenda", rule="AU-111")
