"""What can be, and what comes of it: positions of which chance has changed one part, two or three."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import spieltisch
from spieltisch import SpieltischError, State
from tests.engine.records.refusals import put
from tests.engine.tables import leaves
from tests.records.kept import Texts, chosen, counted
from tests.records.views import without_words

from .moments import moments, one_of

ASIDE = ("format", "game", "options", "players", "random")
"""Parts that tell of no position."""
TRIALS = 3
"""So many changed positions are made of every moment."""
GUESSED = 0.25
"""How often it is looked at what a seat can imagine."""
POSSIBLE = "possible"
MOVED = 0.2
"""How often something lies elsewhere besides, or one number makes up for another one."""
OTHER = 0.4
"""How often all parts of a changed position come from one other moment."""

Path = tuple[Any, ...]
Position = dict[str, Any]


def of(record: dict[str, Any]) -> Texts:
    """Return what is said against changed positions of a game, counted by rule, and what comes of those that can be."""
    rng = Random(json.dumps(record["actions"][-9:]))
    positions = [state.to_dict() for state in moments(record)]
    said: dict[str, Counter[str]] = {}
    for position in positions:
        for _ in range(TRIALS):
            changed = _changed(position, positions, rng)
            reason, data = _told(changed, rng)
            text = json.dumps(chosen(data), sort_keys=True, ensure_ascii=False)
            said.setdefault(reason, Counter())[text] += 1
    return counted(said)


def _changed(position: Position, others: list[Position], rng: Random) -> Position:
    """Return a position with other parts; it shares those that stay with the one that it was made of."""
    together = one_of(others, rng) if rng.random() < OTHER else None
    if rng.random() < MOVED:
        position = one_of((_moved, _shifted), rng)(position, rng)
    for _ in range(1 + int(rng.random() * 3)):
        path = one_of([*_paths(position)], rng)
        if together is None and rng.random() < 0.5:
            value = _nudged(_at(position, path), rng)
        else:
            value = _at(one_of(others, rng) if together is None else together, path)
        position = put(position, path, value)
    return position


def _moved(position: Position, rng: Random) -> Position:
    """Return a position in which a card or a tile lies elsewhere, or two have changed places."""
    piles = [path for path in leaves(position) if _is_pile(_at(position, path))]
    one, other = one_of(piles, rng), one_of(piles, rng)
    first, second = list(_at(position, one)), list(_at(position, other))
    if not first or one == other:
        return position
    thing = first.pop(int(rng.random() * len(first)))
    if second and rng.random() < 0.5:
        first.append(second.pop(int(rng.random() * len(second))))
    second.insert(int(rng.random() * (len(second) + 1)), thing)
    changed: Position = put(put(position, one, first), other, second)
    return changed


def _shifted(position: Position, rng: Random) -> Position:
    """Return a position in which one number is greater by as much as another one is less, mostly one beside it or of the same name."""
    numbers = [path for path in leaves(position) if type(_at(position, path)) is int and path[0] not in ASIDE]
    one = one_of(numbers, rng)
    near = [path for path in numbers if path != one and (path[:-1] == one[:-1] or path[-1] == one[-1])]
    other = one_of(near if near and rng.random() < 0.8 else numbers, rng)
    changed: Position = put(put(position, one, _at(position, one) + 1), other, _at(position, other) - 1)
    return changed


def _is_pile(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def _paths(position: Position) -> Iterator[Path]:
    """Yield where the parts of a position are, those of its seats and of its expansions one by one."""
    for part, value in position.items():
        if part == "seats":
            yield from ((part, seat, name) for seat, own in enumerate(value) for name in own)
        elif part == "expansions":
            yield from ((part, id_, name) for id_, own in value.items() for name in own)
        elif part not in ASIDE:
            yield (part,)


def _at(position: Any, path: Path) -> Any:
    for key in path:
        position = position[key]
    return position


def _nudged(value: Any, rng: Random) -> Any:
    """Return a value that differs a little from another one."""
    match value:
        case bool():
            return not value
        case int():
            return value + one_of((-1, 1), rng)
        case list() if value:
            return _rearranged(list(value), rng)
        case dict() if value:
            key = one_of(sorted(value), rng)
            return {**value, key: _nudged(value[key], rng)}
        case _:
            return one_of((None, 0, 1, [], ""), rng)


def _rearranged(items: list[Any], rng: Random) -> list[Any]:
    place = int(rng.random() * len(items))
    match int(rng.random() * 4):
        case 0:
            del items[place]
        case 1:
            items.append(items[place])
        case 2:
            items.insert(0, items.pop(place))
        case _:
            items[place] = _nudged(items[place], rng)
    return items


def _told(position: Position, rng: Random) -> tuple[str, Any]:
    try:
        state = spieltisch.from_dict(position)
    except SpieltischError as error:
        data = dict(error.data)
        return str(data.get("rule") or data.get("field") or error.id), data
    return POSSIBLE, [*_seen(state, rng), *_next(state, rng)]


def _seen(state: State, rng: Random) -> Iterator[Any]:
    """Yield what can be done and seen, and what a seat can imagine."""
    yield state.to_dict()
    yield without_words(state.offers())
    yield state.observation(None)
    if rng.random() < GUESSED:
        seat = int(rng.random() * len(state.players))
        yield state.determinize(seat, Random(seat)).to_dict()


def _next(state: State, rng: Random) -> Iterator[Mapping[str, Any]]:
    """Yield what one of the legal actions causes."""
    legal = state.legal_actions()
    if legal:
        yield from state.apply(one_of(legal, rng))
        yield state.to_dict()
