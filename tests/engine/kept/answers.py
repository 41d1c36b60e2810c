"""What single parts of the engine answer to whatever chance asks them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from spieltisch import SpieltischError, chance, fields
from spieltisch.errors import named, shown
from spieltisch.murano.fleet import Fleet
from spieltisch.murano.rules import rules_for as murano_rules
from spieltisch.murano.scoring import assignment
from spieltisch.record import common, same_game
from spieltisch.thurn_und_taxis.play.tiles import missing
from spieltisch.thurn_und_taxis.rules import rules_for as taxis_rules
from tests.engine.rubbish import VALUES
from tests.records.kept import Texts, counted

from . import cards
from .moments import one_of
from .tables import checked

ASKED = 1500
"""So many questions of each kind are asked."""


def of(part: str) -> Texts:
    """Return what a part answers."""
    rng = Random(part)
    if part in CARDS:
        return CARDS[part](rng)
    answers = Counter(json.dumps(answer, ensure_ascii=False) for answer in PARTS[part](rng))
    return counted({part: answers})


def _fleet(rng: Random) -> Iterator[Any]:
    rules = murano_rules(checked("murano", {}), 2)
    fleet: Fleet = rules.fleet
    every = (1 << fleet.spaces) - 1
    for _ in range(ASKED):
        ships = _mask(fleet.spaces, 8, rng) or 1
        moved = ships & _mask(fleet.spaces, 4, rng)
        spaces = _mask(fleet.spaces, 5, rng) or 1
        taken = fleet.taken(ships, moved)
        own = [space for space in range(fleet.spaces) if ships >> space & 1]
        red = one_of(own, rng)
        yield [ships, moved, taken, fleet.behind(ships, spaces), fleet.passing(ships, red)]
        yield [spaces, fleet.several(ships, spaces), fleet.several(taken, every)]
        yield [fleet.moves(taken), fleet.sails(taken), fleet.passes(taken)]


def _mask(size: int, count: int, rng: Random) -> int:
    mask = 0
    for _ in range(int(rng.random() * (count + 1))):
        mask |= 1 << int(rng.random() * size)
    return mask


def _assignment(rng: Random) -> Iterator[Any]:
    for _ in range(ASKED):
        islands, idle = one_of((1, 2, 3, 4), rng), one_of((0, 1, 2), rng)
        rows = [[_number(10, rng) for _ in range(islands)] for _ in range(_number(6, rng))]
        there = [_number(3, rng) for _ in range(islands)]
        berths = [_number(4, rng) for _ in range(islands)]
        yield assignment.best(rows, there, idle)
        yield assignment.employ(rows, there, _number(4, rng), berths, idle)


def _number(limit: int, rng: Random) -> int:
    return int(rng.random() * limit)


def _chance(rng: Random) -> Iterator[Any]:
    for size in range(1, 60):
        generator = chance.seeded(_number(1 << 40, rng))
        items = list(range(size))
        yield chance.below(generator, size)
        yield [chance.shuffle(generator, items), items]


def _houses(rng: Random) -> Iterator[Any]:
    for options in ({}, {"board": "north"}, {"edition": "first-edition"}):
        rules = taxis_rules(checked("thurn-und-taxis", options), 3)
        board = rules.board
        for _ in range(ASKED // 3):
            free, houses = (_mask(len(board.city_ids), 7, rng) for _ in range(2))
            found = rules.house_sets.closings(
                free, _number(6, rng), one_of(("", "wagner"), rng), rng.random() < 0.5
            )
            yield [*map(str, found)]
            yield [rules.house_sets.against(houses, mode) for mode in ("each", "all")]
            yield [missing(houses, masks, every) for _, masks, every in rules.house_stacks]
            yield [board.cities(free), board.mask(board.cities(houses))]


def _fields(_: Random) -> Iterator[Any]:
    reads: dict[str, Callable[[Any], Any]] = {
        "field": lambda value: fields.field(value, "part"),
        "whole": lambda value: fields.whole({"part": value}, "part", -1, 2),
        "truth": lambda value: fields.truth({"part": value}, "part"),
        "one of": lambda value: fields.one_of(value, ("ulm", "x"), "part"),
        "listed": lambda value: fields.listed(value, "part"),
        "by id": lambda value: fields.by_id({"ulm": 3}, value, "city", " there"),
        "row": lambda value: fields.row(value, 1, "part"),
        "mapping": lambda value: dict(fields.mapping(value, "part")),
        "generator": lambda value: fields.generator({"random": value}),
        "named": named,
        "shown": shown,
    }
    for value in (*VALUES, {"part": 1}, "0123456789abcdef", "X" * 16, "0" * 17):
        # What has no fixed text of its own is told by its kind alone.
        quoted = type(value).__name__ if "0x" in shown(value) else shown(value)
        for name, read in reads.items():
            try:
                answer: Any = read(value)
            except SpieltischError as error:
                answer = dict(error.data)
            told = shown(answer)
            yield [name, quoted, "" if " at 0x" in told else told]


def _records(rng: Random) -> Iterator[Any]:
    parts: dict[str, tuple[Any, ...]] = {
        "game": ("a", "b"),
        "players": (["A"], ["B"]),
        "options": ({}, {"x": 1}),
        "seed": (1, 2),
        "position": (None, {}),
        "actions": ([], ["x"]),
    }
    for _ in range(ASKED):
        one = {name: one_of(values, rng) for name, values in parts.items() if rng.random() < 0.9}
        name = one_of(sorted(parts), rng)
        yield same_game(one, {**one, name: one_of(parts[name], rng)})
        texts = [one_of(("x", "y"), rng) for _ in range(4)]
        yield common(texts, [one_of(("x", "y"), rng) for _ in range(_number(6, rng))])


CARDS: dict[str, Callable[[Random], Texts]] = {"characters": cards.characters, "specials": cards.specials}
PARTS: dict[str, Callable[[Random], Iterator[Any]]] = {
    "fleet": _fleet,
    "assignment": _assignment,
    "chance": _chance,
    "houses": _houses,
    "fields": _fields,
    "records": _records,
}
