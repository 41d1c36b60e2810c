"""Ways to damage JSON data, texts of actions and texts of JSON."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

from ..rubbish import nested
from ..tables import leaves

NUMBERS = (0, 1, -1, 2, 3, 7, 8, 18, 24, 99, 10**6, 2**31 + 1, 2**53, 10**400, 0.0, 1.0, 0.5, -0.0, 1e300)
OTHERS: tuple[Any, ...] = (
    None, True, False, "", " ", "x", "0", "ulm", "\x00", "\ud800", "Zu\u0308rich", "a" * 5000, [], [[]], {}, {"a": 1},
    [None], float("nan"), float("inf"), nested(30),
)  # fmt: skip


def damaged(data: Any, rng: Random) -> Any:
    """Return JSON data with one to four parts changed; the data themselves stay as they are."""
    data = copy.deepcopy(data)
    for _ in range(rng.choice((1, 1, 1, 2, 2, 3, 4))):
        paths = list(leaves(data))
        if not paths:
            return copy.deepcopy(rng.choice(OTHERS))
        _damage(data, paths, rng)
    if rng.random() < 0.02:
        # Last of all: nothing here can walk through it.
        path = rng.choice(list(leaves(data)) or [()])
        if not path:
            return nested(700)
        _at(data, path[:-1])[path[-1]] = nested(700)
    return data


def rearranged(data: Any, rng: Random) -> Any:
    """Return JSON data with something moved or counted otherwise, so that it may still make sense."""
    data = copy.deepcopy(data)
    for _ in range(rng.choice((1, 1, 2, 3))):
        paths = list(leaves(data))
        lists = [_at(data, path) for path in paths if isinstance(_at(data, path), list)]
        numbers = [path for path in paths if type(_at(data, path)) is int]
        texts = [path for path in paths if isinstance(_at(data, path), str)]
        match rng.randrange(4):
            case 0 if numbers:
                path = rng.choice(numbers)
                _at(data, path[:-1])[path[-1]] += rng.choice((-1, 1))
            case 1 if len(texts) > 1:
                one, other = rng.sample(texts, 2)
                mine, theirs = _at(data, one[:-1]), _at(data, other[:-1])
                mine[one[-1]], theirs[other[-1]] = theirs[other[-1]], mine[one[-1]]
            case 2 if lists:
                rng.shuffle(rng.choice(lists))
            case _:
                full = [items for items in lists if items and isinstance(items[0], str)]
                if full:
                    items = rng.choice(full)
                    target = rng.choice([other for other in lists if not other or isinstance(other[0], str)])
                    target.insert(rng.randint(0, len(target)), items.pop(rng.randrange(len(items))))
    return data


def _damage(data: Any, paths: list[tuple[Any, ...]], rng: Random) -> None:
    path = rng.choice(paths)
    holder = _at(data, path[:-1])
    key, value = path[-1], _at(data, path)
    match rng.randrange(9):
        case 0:
            del holder[key]
        case 1:
            holder[key] = copy.deepcopy(rng.choice(OTHERS))
        case 2:
            holder[key] = rng.choice(NUMBERS)
        case 3 if type(value) is int:
            holder[key] = value + rng.choice((-2, -1, 1, 2))
        case 4:
            # The same field, or the same kind of value, from another place.
            alike = [p for p in paths if p[-1] == key or type(_at(data, p)) is type(value)]
            holder[key] = copy.deepcopy(_at(data, rng.choice(alike)))
        case 5 if isinstance(value, list) and value:
            _list(value, rng)
        case 6:
            other = rng.choice(paths)
            if path[: len(other)] != other[: len(path)]:
                there = _at(data, other[:-1])
                holder[key], there[other[-1]] = there[other[-1]], holder[key]
        case 7 if isinstance(holder, dict):
            holder[rng.choice(("x", "__proto__", "", "actions", "seed", str(key) * 2))] = copy.deepcopy(value)
        case _:
            holder[key] = text(value, rng) if isinstance(value, str) else rng.choice(NUMBERS)


def _list(items: list[Any], rng: Random) -> None:
    match rng.randrange(4):
        case 0:
            items.append(copy.deepcopy(rng.choice(items)))
        case 1:
            rng.shuffle(items)
        case 2:
            del items[rng.randrange(len(items))]
        case _:
            items += copy.deepcopy(items * (rng.choice((2, 40)) - 1))


def _at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def text(given: str, rng: Random) -> str:
    """Return a text, of an action or another one, with something wrong."""
    words = given.split(" ")
    place = rng.randrange(len(words))
    match rng.randrange(7):
        case 0:
            words[place] = rng.choice(
                ("deck", "Ulm", "2c3", "18-1", "with", "", "nothing", "🂡", "9" * 5000, "-1")
            )
        case 1:
            del words[place]
        case 2:
            words.insert(place, rng.choice(words))
        case 3:
            rng.shuffle(words)
        case 4:
            words = words[:place]
        case 5:
            return given.upper()
        case _:
            words[place] = "".join(rng.choices(words[place] + " -x9ü", k=len(words[place]) + 1))
    return " ".join(words)


def broken(data: Any, rng: Random) -> str:
    """Return the text of JSON data, cut, spoilt or stretched somewhere."""
    whole = json.dumps(data)
    place = rng.randrange(len(whole))
    match rng.randrange(5):
        case 0:
            return whole[:place]
        case 1:
            return whole[:place] + rng.choice('{}[],:"\\0eE-.\x00') + whole[place + 1 :]
        case 2:
            end = place + rng.randrange(40)
            return whole[:end] + whole[place:]
        case 3:
            return whole[:place] + rng.choice(("[", '{"a":', "1", "-", "9")) * rng.choice((10, 5000, 60_000))
        case _:
            return whole[:place] + whole[place + rng.randrange(40) :]
