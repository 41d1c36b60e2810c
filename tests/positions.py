"""Sets up a position from just the parts that a test names; all else gets its place in a fixed order.

Cities are written as in the notation, several in one text: ``"Ulm Augsburg"``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import spieltisch
from spieltisch import State
from spieltisch.thurn_und_taxis import board as boards

GAME = "thurn-und-taxis"
NAMES = ("Anna", "Ben", "Cleo", "Dora")
BOARD = boards.load("south")
CITIES = BOARD.city_names
COPIES = 3
DISPLAY = 6
HOUSES = 20
LARGEST = 7

_ID = dict(zip(BOARD.city_names, BOARD.city_ids, strict=True))
_VALUES = {stack.id: stack.values for stack in BOARD.stacks}


def ids(names: str) -> list[str]:
    """Return the ids of the cities named in a text."""
    return [_ID[name] for name in names.split()]


_WAY = "Mannheim Carlsruhe Freiburg Basel Zürich Kempten Innsbruck Salzburg Linz Budweis Pilsen Lodz"


def way(cards: int) -> str:
    """Return a route of so many cards, at most 12; the shorter ones are beginnings of the longer ones."""
    return " ".join(_WAY.split()[:cards])


def all_but(names: str) -> str:
    """Return all cities but some, as one text."""
    return " ".join(city for city in CITIES if city not in names.split())


@dataclass(frozen=True)
class Seat:
    """What lies in front of one player."""

    hand: str = ""
    route: str = ""
    houses: str = ""
    carriage: int = 0
    tiles: Sequence[tuple[str, int]] = ()


def whole(*stacks: str) -> list[tuple[str, int]]:
    """Return all tiles of some stacks."""
    return [(stack, value) for stack in stacks for value in _VALUES[stack]]


def position(*seats: Seat, **parts: Any) -> State:
    """Return the state of a position; for the parts see `position_dict`."""
    return spieltisch.from_dict(position_dict(*seats, **parts))


def position_dict(  # noqa: PLR0913 - a position has many parts, and a test names only some
    *seats: Seat,
    players: int = 2,
    options: Mapping[str, Any] | None = None,
    display: str | None = None,
    deck: str = "",
    discard: str = "",
    rest: str | int = "deck",
    phase: str = "take",
    turn: int = 0,
    start: int = 0,
    round_: int = 2,
    taken: int | None = None,
    laid: int | None = None,
    forced: bool | None = None,
    used: str = "",
    ending: tuple[int, str] | None = None,
    random: int = 1,
) -> dict[str, Any]:
    """Return a position as JSON-able data.

    Args:
        seats: what the players have; players after the last one named have nothing.
        players: number of players, if more than seats are named.
        options: those that differ from their defaults.
        display: open cards, ``-`` for an empty place; six of the rest when left out.
        deck: the top cards, the next one first.
        discard: cards on the discard pile.
        rest: where all other cards are: ``"deck"`` (below the cards named), ``"discard"``, or the hand of a seat.
        phase: the kind of decision.
        turn: seat whose turn it is.
        start: seat of the start player.
        round_: number of the round.
        taken: cards taken in this turn; what usually goes with phase and officials when left out.
        laid: cards laid in this turn, likewise.
        forced: whether the Postmeister is compulsory; at the start of a turn it follows from the hand.
        used: officials that helped in this turn.
        ending: who triggered the end and by what; that seat gets the end tile. When left out, the first seat that has
            the largest carriage or no house left.
        random: state of the source of chance.
    """
    count = max(players, len(seats))
    own = [*seats, *(Seat() for _ in range(count - len(seats)))]
    hands = [ids(seat.hand) for seat in own]
    routes = [ids(seat.route) for seat in own]
    tiles = [[list(tile) for tile in seat.tiles] for seat in own]
    if ending is None:
        ending = _reached(own)
    if ending is not None:
        tiles[ending[0]].append(["end", 1])
    piles: dict[str, list[str]] = {"deck": ids(deck), "discard": ids(discard)}
    open_cards: list[str | None] = [None if name == "-" else _ID[name] for name in (display or "").split()]
    left = _left([*hands, *routes, *piles.values(), [card for card in open_cards if card]])
    if display is None:
        open_cards, left = [*left[:DISPLAY]], left[DISPLAY:]
    open_cards += [None] * (DISPLAY - len(open_cards))
    (hands[rest] if isinstance(rest, int) else piles[rest]).extend(left)
    if taken is None:
        taken = 0 if phase == "take" else 1 + ("postmeister" in used)
    if laid is None:
        laid = 0 if phase in ("take", "lay") else 1 + ("postillion" in used)
    if forced is None:
        forced = phase == "take" and taken == 0 and not hands[turn]
    return {
        "format": 1,
        "game": GAME,
        "options": dict(options or {}),
        "players": list(NAMES[:count]),
        "random": f"{random:016x}",
        "round": round_,
        "start": start,
        "turn": turn,
        "current": turn,
        "phase": phase,
        "taken": taken,
        "laid": laid,
        "forced": forced,
        "closed": phase in ("discard", "done"),
        "used": used.split(),
        "ending": None if ending is None else {"seat": ending[0], "by": ending[1]},
        "display": open_cards,
        "deck": piles["deck"],
        "discard": piles["discard"],
        "stacks": _stacks([tile for seat_tiles in tiles for tile in seat_tiles]),
        "seats": [
            {
                "hand": hand,
                "route": route,
                "houses": ids(seat.houses),
                "carriage": seat.carriage,
                "tiles": seat_tiles,
            }
            for seat, hand, route, seat_tiles in zip(own, hands, routes, tiles, strict=True)
        ],
    }


def _reached(seats: Sequence[Seat]) -> tuple[int, str] | None:
    for seat, own in enumerate(seats):
        if own.carriage == LARGEST:
            return seat, "carriage"
        if len(own.houses.split()) == HOUSES:
            return seat, "houses"
    return None


def _left(placed: Sequence[Sequence[str]]) -> list[str]:
    """Return the cards that have no place yet: one of each city in board order, then the second ones, the third."""
    gone = Counter(card for pile in placed for card in pile)
    return [card for copy in range(COPIES) for card in BOARD.city_ids if gone[card] + copy < COPIES]


def _stacks(won: Sequence[Sequence[Any]]) -> dict[str, list[int]]:
    gone = Counter(stack for stack, _ in won)
    return {stack: list(values[gone[stack] :]) for stack, values in _VALUES.items()}


def mix_values(data: dict[str, Any], seats: Sequence[int], rng: Random) -> None:
    """Mix up the values of the tiles of some seats in a position; each keeps its kinds."""
    for stack in data["stacks"]:
        tiles = [tile for seat in seats for tile in data["seats"][seat]["tiles"] if tile[0] == stack]
        values = [value for _, value in tiles]
        rng.shuffle(values)
        for tile, value in zip(tiles, values, strict=True):
            tile[1] = value
