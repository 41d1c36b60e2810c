"""What can be: positions with a part of another moment of a golden game or a number one off, and what the engine says against each."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

import spieltisch
from spieltisch import SpieltischError

from .kept import Kept, Texts, counted

EVERY = 37
"""A prime number of actions lies between two positions that are changed, so that all phases of a turn come up."""
LATER = (3, EVERY)
"""How many actions after it the moments come whose parts it gets: in the same turn or the next, and in another round."""
TURN = ("turn", "current", "phase")
"""Parts that are mostly refused where they do not change together."""

POSSIBLE = "possible"

Position = dict[str, Any]


def of(record: dict[str, Any]) -> Texts:
    """Return what is said against positions in which one part is that of another moment, or one number another.

    Args:
        record: what `golden.record_of` returns.

    Returns:
        For each rule or part how often it was the reason, and a fingerprint of what was mixed and what the errors named; under
        ``possible`` those that can be.
    """
    said: dict[str, Counter[str]] = {}
    moments = _moments(record)
    for number in range(0, len(moments), EVERY):
        first = moments[number]
        mixed = [_counted(first)]
        for later in LATER:
            second = moments[min(number + later, len(moments) - 1)]
            mixed += [_mixed(first, second), _mixed(second, first)]
        for part, position in chain(*mixed):
            reason, data = _against(position)
            names = json.dumps([part, data], sort_keys=True, ensure_ascii=False)
            said.setdefault(reason, Counter())[names] += 1
    return counted(said)


def _moments(record: dict[str, Any]) -> list[Position]:
    state = spieltisch.replay(record, 0)
    found = [state.to_dict()]
    for done in record["actions"]:
        state.apply(done)
        found.append(state.to_dict())
    return found


def _mixed(first: Position, second: Position) -> Iterator[tuple[str, Position]]:
    """Yield the first position with each part of the second in turn that is another one, and the names of these parts."""
    yield " ".join(TURN), {**first, **{part: second[part] for part in TURN}}
    for part, other in second.items():
        if part == "seats":
            for seat, own in enumerate(other):
                for name, value in own.items():
                    if value != first["seats"][seat][name]:
                        yield f"{seat} {name}", _with_own(first, seat, name, value)
        elif other != first[part]:
            yield part, {**first, part: other}


def _counted(position: Position) -> Iterator[tuple[str, Position]]:
    """Yield a position with each of its numbers one less and one more."""
    for step in (-1, 1):
        for part, value in position.items():
            if type(value) is int and part != "format":
                yield f"{part} {step:+}", {**position, part: value + step}
        for seat, own in enumerate(position["seats"]):
            for name, value in own.items():
                if type(value) is int:
                    yield f"{seat} {name} {step:+}", _with_own(position, seat, name, value + step)


def _with_own(position: Position, seat: int, name: str, value: Any) -> Position:
    seats = list(position["seats"])
    seats[seat] = {**seats[seat], name: value}
    return {**position, "seats": seats}


def _against(position: Position) -> tuple[str, Any]:
    try:
        spieltisch.from_dict(position)
    except SpieltischError as error:
        data = dict(error.data)
        return str(data.get("rule") or data.get("field") or error.id), data
    return POSSIBLE, None


MIXES = Kept("mixes", of)
