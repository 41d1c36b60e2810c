"""What of Murano can be corrected by the owner of a box, and what must still fit together (docs/boards.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from ..patch import FAULTS, Correctable, Data, Problem
from ..patch.facts import Field
from . import board as boards
from .board import Board
from .cards import effects, terms
from .cards.forms import forms
from .cards.sample import COUNT, sample

FILE = "murano"
SAMPLE = 4
"""Of everything on the island on which a corrected card is tried."""
WORD = 24
"""Most characters of a name."""


def _problems(files: Mapping[str, Data]) -> Iterator[Problem]:
    data = files[FILE]
    yield from _islands(data)
    yield from _ring(data)
    for count in data["tests"]["streetSpaces"]:
        board = Board(data, int(count))
        yield from _cards(data, board)


def _islands(data: Data) -> Iterator[Problem]:
    """Every street tile has a space, and there are as many building spaces as printed (MU-102, MU-104)."""
    for part, mark in (("streetSpaces", "S"), ("buildingSpaces", "B")):
        for count, spaces in data["tests"][part].items():
            found = sum(
                "".join(island["grid"]).count(mark)
                for island in data["islands"]
                if int(count) in island["players"]
            )
            if found != spaces:
                yield Problem(part, f"{FILE}/islands")
                break


def _ring(data: Data) -> Iterator[Problem]:
    """Every action has as many spaces of the ring as printed, and there are as many anchors (MU-106)."""
    spaces = data["ring"]["spaces"]
    found = Counter(space["action"] for space in spaces)
    printed = {action["id"]: action["spaces"] for action in data["actions"]}
    if found != printed:
        yield Problem("ring", f"{FILE}/ring/spaces")
    if sum(space["anchor"] for space in spaces) != data["ring"]["anchorCount"]["value"]:
        yield Problem("anchors", f"{FILE}/ring/spaces")


def _cards(data: Data, board: Board) -> Iterator[Problem]:
    """Every card is written in the vocabulary, and can be counted (docs/murano-cards.md)."""
    tally = terms.Tally(
        [SAMPLE] * len(board.customer_colours),
        [SAMPLE] * len(board.kinds),
        [[SAMPLE] * len(board.kinds)] * 2,
    )
    for card in data["characters"]:
        try:
            points = terms.read(card, board).value(tally, 0, [SAMPLE] * len(board.bead_colours), 1)
            if type(points) is not int:
                raise ValueError(card["id"])
        except FAULTS:
            yield Problem("vocabulary", f"{FILE}/characters/{card['id']}/rule")
    numbers = [{name: item["value"] for name, item in data[part].items()} for part in NUMBERS]
    for card in data["specials"]:
        try:
            special = effects.read(card)
            found = effects.perks_of([special], board, lambda: effects.Perks(board, *numbers))
            found.settle(numbers[0], {}, len(board.ring), len(data["characters"]))
            whole: list[Any] = [
                special.sales,
                special.beads,
                special.points,
                found.limit,
                found.seen,
                found.sale,
            ]
            if not all(type(one) is int and one >= 0 for one in whole):
                raise ValueError(card["id"])
        except FAULTS:
            yield Problem("vocabulary", f"{FILE}/specials/{card['id']}/effect")


def _sampled(place: str, rule: Any, seed: int) -> Any:
    _, part, name, word = place.split("/")
    if part != "characters" or word != "rule":
        return None
    card = next(one for one in boards.data()[part] if one["id"] == name)
    return sample(boards.load(COUNT), {**card, "rule": rule}, seed)


NUMBERS = ("prices", "gains", "constants")

CORRECTABLE = Correctable(
    {FILE: boards.FILE},
    boards.BEFORE,
    (
        Field("murano/islands/*/name", "text", most=WORD),
        Field("murano/islands/*/grid", "grid", choices=(".", "S", "B")),
        Field(
            "murano/ring/spaces/*/action",
            "choice",
            choices=tuple(one["id"] for one in boards.data()["actions"]),
        ),
        Field("murano/ring/spaces/*/anchor", "switch"),
        Field("murano/tiles/*/points", "number", high=10),
        Field("murano/prices/*/value", "number", high=20),
        Field("murano/gains/*/value", "number", high=20),
        Field("murano/beadSale/*/gold", "number", high=60),
        Field("murano/characters/*/rule", "rule", high=50, most=2 * WORD),
        Field("murano/characters/*/label", "texts", most=4 * WORD),
        Field("murano/specials/*/effect", "rule", high=50, most=2 * WORD),
        Field("murano/specials/*/from", "choice", choices=("now", "nextTurn")),
        Field("murano/specials/*/name", "texts", most=WORD),
    ),
    _problems,
    forms(boards.data()),
    _sampled,
)
"""Places of the only data file, ``boards/murano.json``."""
