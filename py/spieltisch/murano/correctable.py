"""What of Murano can be corrected by the owner of a box, and what must still fit together (docs/boards.md)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ..patch import FAULTS, Correctable, Data, Problem
from ..patch.facts import Field
from . import board as boards
from .board import Board
from .cards import effects, terms
from .cards.forms import forms, numbers
from .cards.sample import COUNT, sample

FILE = "murano"
SAMPLE = 4
"""Of everything on the island on which a corrected card is tried."""
MOST_PLAYERS = 4
PRINTED = {island["id"]: island for island in boards.data()["islands"]}
DIGITS = re.compile(r"\d+")
WORD = 24
"""Most characters of a name."""


def _problems(files: Mapping[str, Data]) -> Iterator[Problem]:
    data = files[FILE]
    yield from _numbers_of_spaces(data)
    for island in data["islands"]:
        yield from _island(island)
    yield from _ring(data)
    for count in data["tests"]["streetSpaces"]:
        board = Board(data, int(count))
        yield from _cards(data, board)
    yield from _beyond(data, Board(data, MOST_PLAYERS))


def _numbers_of_spaces(data: Data) -> Iterator[Problem]:
    """Every street tile has a space, and there are as many building spaces as printed (MU-102, MU-104)."""
    for part, mark in (("streetSpaces", "S"), ("buildingSpaces", "B")):
        wrong: dict[str, Problem] = {}
        for count, wanted in sorted(data["tests"][part].items(), reverse=True):
            players = int(count)
            there = [island for island in data["islands"] if players in island["players"]]
            found = sum(_count(island, mark) for island in there)
            for island in there if found != wanted else ():
                if _count(island, mark) != _count(PRINTED[island["id"]], mark):
                    place = f"{FILE}/islands/{island['id']}/grid"
                    wrong.setdefault(place, Problem(part, place, found, wanted, players))
        yield from wrong.values()


def _count(island: Data, mark: str) -> int:
    return "".join(island["grid"]).count(mark)


def _island(island: Data) -> Iterator[Problem]:
    """Its streets hang together, each building space has one beside it, and its gondolas lie in the water before it."""
    place = f"{FILE}/islands/{island['id']}/grid"
    land = {
        (x, y): mark for y, line in enumerate(island["grid"]) for x, mark in enumerate(line) if mark != "."
    }
    streets = {cell for cell, mark in land.items() if mark == "S"}
    reached = {min(streets)} if streets else set()
    while more := {cell for street in reached for cell in _around(street) & streets} - reached:
        reached |= more
    if reached != streets:
        yield Problem("torn", place)
    if any(not _around(cell) & streets for cell in land.keys() - streets):
        yield Problem("closed", place)
    left, top = island["origin"]
    for gondola in island["gondolas"]:
        x, y = gondola["cell"]
        cell = (x - left, y - top)
        if cell in land or not _around(cell) & land.keys():
            yield Problem("gondola", place)


def _around(cell: tuple[int, int]) -> set[tuple[int, int]]:
    return {(cell[0] + across, cell[1] + down) for across, down in boards.STEPS}


def _ring(data: Data) -> Iterator[Problem]:
    """Every action has as many spaces of the ring as printed, and there are as many anchors (MU-106)."""
    spaces = data["ring"]["spaces"]
    found = Counter(space["action"] for space in spaces)
    printed = {action["id"]: action["spaces"] for action in data["actions"]}
    anchors, wanted = sum(space["anchor"] for space in spaces), data["ring"]["anchorCount"]["value"]
    for space, ours in zip(spaces, boards.data()["ring"]["spaces"], strict=True):
        place, action = f"{FILE}/ring/spaces/{space['no']}", space["action"]
        if action != ours["action"] and found[action] > printed[action]:
            yield Problem("ring", f"{place}/action", found[action], printed[action])
        if space["anchor"] != ours["anchor"] and anchors != wanted:
            yield Problem("anchors", f"{place}/anchor", anchors, wanted)


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
    figures = [{name: item["value"] for name, item in data[part].items()} for part in NUMBERS]
    for card in data["specials"]:
        try:
            special = effects.read(card)
            found = effects.perks_of([special], board, lambda: effects.Perks(board, *figures))
            found.settle(figures[0], {}, len(board.ring), len(data["characters"]))
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


def _beyond(data: Data, board: Board) -> Iterator[Problem]:
    """No card asks for more of anything than there is, jokers counted as beads."""
    customers = [0] * len(board.customer_colours)
    for paving in board.paving:
        if paving.colour >= 0:
            customers[paving.colour] += paving.customers * paving.copies
    kinds = [kind.copies for kind in board.kinds]
    every = terms.Tally(customers, kinds, [kinds] * 2)
    jokers = sum(card["effect"].get("beads", 0) for card in data["specials"])
    beads = [count + jokers for count in board.bead_counts]
    for card in data["characters"]:
        try:
            for asked, most in _asked(card["rule"], lambda term: terms.counter(term, board)(every, 0, beads)):
                if asked > most:
                    yield Problem("beyond", f"{FILE}/characters/{card['id']}/rule", asked, most)
        except FAULTS:
            # It is not written in the vocabulary, which is told already.
            continue


def _asked(rule: Any, most: Callable[[Any], int]) -> Iterator[tuple[int, int]]:
    """Yield how many of something a rule asks for, and how many of it there are."""
    for test in rule.get("all", ()):
        match test["test"]:
            case "atLeast":
                yield test["value"], sum(map(most, test["of"]))
            case "each":
                yield test["value"], min(map(most, test["of"]))
            case "equal":
                yield test["min"], min(map(most, test["of"]))
            case "most":
                yield test["min"], most({**test, "owner": "own"})


def _doubts(files: Mapping[str, Data], changes: Mapping[str, Any]) -> Iterator[Problem]:
    """Yield the texts that are another in one language only, and those without the points of their rule."""
    printed = {card["id"]: card["label"] for card in boards.data()["characters"]}
    for card in files[FILE]["characters"]:
        place = f"{FILE}/characters/{card['id']}/label"
        own = [text for language, text in card["label"].items() if text != printed[card["id"]][language]]
        points = {
            str(part["points"]) for part in (card["rule"], *card["rule"].get("parts", ())) if "points" in part
        }
        if place in changes and any(not points <= {*DIGITS.findall(text)} for text in own):
            yield Problem("points", place)
        if place in changes and len(own) < len(card["label"]):
            yield Problem("language", place)


def _sampled(place: str, rule: Any, seed: int) -> Any:
    _, part, name, word = place.split("/")
    if part != "characters" or word != "rule":
        return None
    card = next(one for one in boards.data()[part] if one["id"] == name)
    return sample(boards.load(COUNT), {**card, "rule": rule}, seed)


NUMBERS = ("prices", "gains", "constants")
FORMS = forms(boards.data())
RULED = tuple(sorted({*numbers(FORMS)}))

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
        Field("murano/characters/*/rule", "rule", high=50, most=2 * WORD, numbers=RULED),
        Field("murano/characters/*/label", "texts", most=6 * WORD),
        Field("murano/specials/*/effect", "rule", high=50, most=2 * WORD, numbers=RULED),
        Field("murano/specials/*/from", "choice", choices=("now", "nextTurn")),
        Field("murano/specials/*/name", "texts", most=WORD),
    ),
    _problems,
    FORMS,
    _sampled,
    doubts=_doubts,
)
"""Places of the only data file, ``boards/murano.json``."""
