"""Reading the fields of a position, each with its kind checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...errors import BadPosition, named, shown
from ...fields import listed, one_of, truth, whole
from ...position import read_head, seats
from .. import expansions
from ..state import TaxisState


def fill(state: TaxisState, data: Mapping[str, Any]) -> None:
    """Put the fields of a position into a fresh state.

    Raises:
        BadPosition: a field is malformed; KeyError, TypeError and the like where one is missing or no mapping.
    """
    read_head(state, data)
    _turn(state, data)
    state.display = [-1 if id_ is None else _card(state, id_) for id_ in listed(data["display"], "display")]
    state.deck = _pile(state, data, "deck")[::-1]
    state.discard = _pile(state, data, "discard")
    _stacks(state, data)
    for seat, own in enumerate(seats(state, data)):
        _seat(state, seat, own)
    parts = data.get("expansions", {})
    for expansion in expansions.wanted(state.rules.options):
        expansion.read(state, parts.get(expansion.id, {}))


def _card(state: TaxisState, id_: object) -> int:
    kind = state.rules.kind_index.get(id_) if isinstance(id_, str) else None
    if kind is None:
        raise BadPosition(f"There is no card {shown(id_)}.", card=named(id_))
    return kind


def _pile(state: TaxisState, data: Mapping[str, Any], name: str) -> list[int]:
    return [_card(state, id_) for id_ in listed(data[name], name)]


def _turn(state: TaxisState, data: Mapping[str, Any]) -> None:
    rules = state.rules
    last = rules.count - 1
    state.taken = whole(data, "taken", 0, 2)
    state.laid = whole(data, "laid", 0, 2)
    state.forced = truth(data, "forced")
    state.closed = truth(data, "closed")
    state.used = tuple(one_of(id_, rules.officials, "used") for id_ in listed(data["used"], "used"))
    ending = data["ending"]
    if ending is not None:
        state.ending = (whole(ending, "seat", 0, last), one_of(ending["by"], ("houses", "carriage"), "by"))
    state.agenda = [
        one_of(step, tuple(rules.steps), "agenda") for step in listed(data.get("agenda", []), "agenda")
    ]
    if data.get("resume") is not None:
        state.resume = one_of(data["resume"], tuple(rules.phases), "resume")


def _stacks(state: TaxisState, data: Mapping[str, Any]) -> None:
    rules = state.rules
    for id_, remaining in data["stacks"].items():
        stack = rules.stack_index.get(id_)
        if stack is None:
            raise BadPosition(f"There is no stack {shown(id_)}.", stack=named(id_))
        values = list(rules.board.stacks[stack].values)
        taken = len(values) - len(listed(remaining, "stacks"))
        # True == 1 in Python: compare types too.
        if taken < 0 or values[taken:] != remaining or any(type(value) is not int for value in remaining):
            raise BadPosition(f"Stack {id_!r} must be the lower part of {values!r}.", stack=id_)
        state.stacks[stack] = taken
    if len(data["stacks"]) != len(rules.board.stacks):
        raise BadPosition("'stacks' must name every stack of the board.", field="stacks")


def _seat(state: TaxisState, seat: int, own: Mapping[str, Any]) -> None:
    rules = state.rules
    state.hands[seat] = _pile(state, own, "hand")
    state.routes[seat] = _pile(state, own, "route")
    cities = [rules.board.city(id_) for id_ in listed(own["houses"], "houses")]
    if len(set(cities)) < len(cities):
        raise BadPosition(f"Seat {seat} has two houses in one city.", seat=seat, rule="TT-412")
    state.houses[seat] = rules.board.mask(cities)
    state.supply[seat] = rules.houses_each - len(cities)
    state.carriages[seat] = whole(own, "carriage", 0, max(rules.next_carriage))
    if state.carriages[seat] not in rules.next_carriage:
        raise BadPosition(f"There is no carriage {state.carriages[seat]}.", seat=seat)
    for id_, value in listed(own["tiles"], "tiles"):
        if id_ not in rules.stack_index:
            raise BadPosition(f"There is no stack {shown(id_)}.", stack=named(id_))
        if type(value) is not int:
            raise BadPosition(f"A tile's value must be a whole number, not {shown(value)}.", seat=seat)
        state.tiles[seat].append((rules.stack_index[id_], value))
