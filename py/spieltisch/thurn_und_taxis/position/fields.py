"""Reading the fields of a position, each with its kind checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...errors import BadPosition
from ...fields import MOST, by_id, field, listed, mapping, one_of, row, truth, whole
from ...position import read_head
from .. import expansions
from ..state import TaxisState


def fill(state: TaxisState, data: Mapping[str, Any]) -> None:
    """Put the fields of a position into a fresh state.

    Raises:
        BadPosition: a field is missing or malformed.
    """
    rules = state.rules
    read_head(state, data)
    _turn(state, data)
    display = listed(field(data, "display"), "display")
    state.display = [-1 if id_ is None else rules.card(id_) for id_ in display]
    state.deck = _pile(state, data, "deck")[::-1]
    state.discard = _pile(state, data, "discard")
    _stacks(state, data)
    for seat, own in enumerate(row(field(data, "seats"), rules.count, "seats")):
        _seat(state, seat, own)
    parts = mapping(data.get("expansions", {}), "expansions")
    for expansion in expansions.wanted(rules.options):
        expansion.read(state, parts.get(expansion.id, {}))


def _pile(state: TaxisState, data: Mapping[str, Any], name: str) -> list[int]:
    return [state.rules.card(id_) for id_ in listed(field(data, name), name)]


def _turn(state: TaxisState, data: Mapping[str, Any]) -> None:
    rules = state.rules
    last = rules.count - 1
    state.taken = whole(data, "taken", 0, 2)
    state.laid = whole(data, "laid", 0, 2)
    state.forced = truth(data, "forced")
    state.closed = truth(data, "closed")
    state.used = tuple(
        one_of(id_, tuple(rules.officials), "used") for id_ in listed(field(data, "used"), "used")
    )
    ending = field(data, "ending")
    if ending is not None:
        state.ending = (
            whole(ending, "seat", 0, last),
            one_of(field(ending, "by"), ("houses", "carriage"), "by"),
        )
    state.agenda = [
        one_of(step, tuple(rules.steps), "agenda") for step in listed(data.get("agenda", []), "agenda")
    ]
    if data.get("resume") is not None:
        state.resume = one_of(field(data, "resume"), tuple(rules.phases), "resume")


def _stack(state: TaxisState, id_: object) -> int:
    return by_id(state.rules.stack_index, id_, "stack")


def _stacks(state: TaxisState, data: Mapping[str, Any]) -> None:
    rules = state.rules
    stacks = mapping(field(data, "stacks"), "stacks")
    for id_, remaining in stacks.items():
        stack = _stack(state, id_)
        values = list(rules.board.stacks[stack].values)
        taken = len(values) - len(listed(remaining, "stacks"))
        # True == 1 in Python: compare types too.
        if taken < 0 or values[taken:] != remaining or any(type(value) is not int for value in remaining):
            raise BadPosition(f"Stack {id_!r} must be the lower part of {values!r}.", stack=id_)
        state.stacks[stack] = taken
    if len(stacks) != len(rules.board.stacks):
        raise BadPosition("'stacks' must name every stack of the board.", field="stacks")


def _seat(state: TaxisState, seat: int, own: Mapping[str, Any]) -> None:
    rules = state.rules
    state.hands[seat] = _pile(state, own, "hand")
    state.routes[seat] = _pile(state, own, "route")
    cities = [rules.board.city(id_) for id_ in listed(field(own, "houses"), "houses")]
    if len(set(cities)) < len(cities):
        raise BadPosition(f"Seat {seat} has two houses in one city.", seat=seat, rule="TT-412")
    state.houses[seat] = rules.board.mask(cities)
    state.supply[seat] = rules.houses_each - len(cities)
    state.carriages[seat] = whole(own, "carriage", 0, max(rules.next_carriage))
    if state.carriages[seat] not in rules.next_carriage:
        raise BadPosition(f"There is no carriage {state.carriages[seat]}.", seat=seat)
    for entry in listed(field(own, "tiles"), "tiles"):
        id_, value = row(entry, 2, "tiles")
        stack = _stack(state, id_)
        state.tiles[seat].append((stack, whole({"tiles": value}, "tiles", 0, MOST)))
